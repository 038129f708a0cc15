import GRDB

/// The columns of a table, which a request selects in the order of the cases.
///
/// Each is read by its position there: looking for its name in every row would take half of the
/// time of reading a long history.
protocol TableColumns: ColumnExpression, CaseIterable, Equatable, RawRepresentable<String>
where AllCases == [Self] {}

extension TableColumns {
  /// All columns, as a request selects them.
  static var selection: [any SQLSelectable] { allCases }

  /// Where the column is in what a request selects.
  fileprivate var position: Int {
    guard let position = Self.allCases.firstIndex(of: self) else {
      preconditionFailure("all cases include every case")
    }
    return position
  }
}

extension Row {
  /// The value of a column of a record whose columns the request selects first.
  ///
  /// - Throws: an error where the column holds something else than it should.
  func decode<Value: DatabaseValueConvertible & StatementColumnConvertible>(
    _ column: some TableColumns, as type: Value.Type = Value.self
  ) throws -> Value {
    assert(columnNames.dropFirst(column.position).first == column.name)
    return try decode(atIndex: column.position)
  }
}
