extension Question {
  /// Every question as often as any other.
  var evenWeight: Int { 1 }

  /// How often a product or quotient is asked at the hard level.
  ///
  /// As in England's multiplication tables check, the tables of 6, 7, 8, 9 and 12 come twice as
  /// often as 3, 4, 5 and 11, and those of 2 and 10 half as often: a table is drawn by that rule,
  /// then the other factor evenly, then the order.
  var tableWeight: Int {
    switch operation {
    case .add, .subtract: 1
    case .multiply: Self.weight(ofTable: left) + Self.weight(ofTable: right)
    case .divide: Self.weight(ofTable: right) + Self.weight(ofTable: answer)
    }
  }

  private static func weight(ofTable table: Int) -> Int {
    switch table {
    case 6, 7, 8, 9, 12: 4
    case 3, 4, 5, 11: 2
    default: 1
    }
  }
}
