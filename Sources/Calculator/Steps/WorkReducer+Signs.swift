extension WorkReducer {
  /// The same operation of numbers without minus signs, where it is one for a written method.
  func orderedSigns(
    _ operation: BinaryOperator, _ left: WorkNumber, _ right: WorkNumber
  ) -> Reduction? {
    guard let a = left.decimal, let b = right.decimal,
      ColumnWork.isWorthwhile(operation, a.magnitude, b.magnitude)
    else { return nil }
    switch operation {
    case .add: return orderedSum(a, b)
    case .subtract: return orderedDifference(a, b)
    case .multiply, .divide: return orderedProduct(operation, a, b)
    case .power, .addPercent, .subtractPercent: return nil
    }
  }

  private func orderedSum(_ a: Rational, _ b: Rational) -> Reduction? {
    switch (a.sign < 0, b.sign < 0) {
    case (false, false): nil
    case (false, true): Reduction(Self.node(.subtract, a, -b), WorkRule(.addNegative))
    case (true, false): Reduction(Self.node(.subtract, b, -a), WorkRule(.otherOrder))
    case (true, true): Reduction(Self.opposite(.add, -a, -b), WorkRule(.bothNegative))
    }
  }

  private func orderedDifference(_ a: Rational, _ b: Rational) -> Reduction? {
    switch (a.sign < 0, b.sign < 0) {
    case (false, false):
      a < b ? Reduction(Self.opposite(.subtract, b, a), WorkRule(.swapped)) : nil
    case (_, true): Reduction(Self.node(.add, a, -b), WorkRule(.subtractNegative))
    case (true, false): Reduction(Self.opposite(.add, -a, b), WorkRule(.bothNegative))
    }
  }

  private func orderedProduct(
    _ operation: BinaryOperator, _ a: Rational, _ b: Rational
  ) -> Reduction? {
    switch (a.sign < 0, b.sign < 0) {
    case (false, false): nil
    case (true, true):
      Reduction(Self.node(operation, -a, -b), WorkRule(.signsAlike))
    case (true, false), (false, true):
      Reduction(Self.opposite(operation, a.magnitude, b.magnitude), WorkRule(.signsDiffer))
    }
  }

  private static func node(_ operation: BinaryOperator, _ a: Rational, _ b: Rational) -> WorkNode {
    WorkNode(.combine(operation), [WorkNode(WorkNumber(a)), WorkNode(WorkNumber(b))])
  }

  private static func opposite(
    _ operation: BinaryOperator, _ a: Rational, _ b: Rational
  ) -> WorkNode {
    var inner = node(operation, a, b)
    inner.isGrouped = true
    return WorkNode(.negate, [inner])
  }
}
