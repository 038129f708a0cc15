/// What two kinds of units make: a length by a time is a speed.
struct UnitRelation {
  let first, second, product: Unit.Kind
  /// How many of the product's first unit one of each of the others' makes.
  let scale: Rational

  static let all = [
    UnitRelation(first: .length, second: .length, product: .area, scale: .one),
    UnitRelation(first: .area, second: .length, product: .volume, scale: Rational(1_000)),
    UnitRelation(first: .speed, second: .time, product: .length, scale: .one),
    UnitRelation(first: .power, second: .time, product: .energy, scale: .one),
  ]

  /// The kind that a product or a quotient of two others is of, and how many of its first unit one
  /// of each makes; nil if they make none.
  static func result(
    of operation: BinaryOperator, _ left: Unit.Kind, _ right: Unit.Kind
  ) -> (kind: Unit.Kind, scale: Rational)? {
    for relation in all {
      let pair = [relation.first, relation.second]
      switch operation {
      case .multiply where pair == [left, right] || pair == [right, left]:
        return (relation.product, relation.scale)
      case .divide where left == relation.product && pair.contains(right):
        return (right == relation.first ? relation.second : relation.first, .one / relation.scale)
      case .add, .subtract, .multiply, .divide, .power, .addPercent, .subtractPercent: continue
      }
    }
    return nil
  }
}
