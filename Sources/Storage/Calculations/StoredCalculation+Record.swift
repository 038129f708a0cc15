import Basics
import GRDB

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredCalculation: FetchableRecord, PersistableRecord {
  static let databaseTableName = "calculation"
  static var databaseSelection: [any SQLSelectable] { Columns.selection }

  /// The columns of the table; its key is the number of the row.
  enum Columns: String, TableColumns {
    case at, expression, result
  }

  /// The calculations from the latest to the oldest, at most as many as the limit.
  static func latest(_ limit: Int) -> QueryInterfaceRequest<StoredCalculation> {
    order(Column.rowID.desc).limit(limit)
  }

  /// Reads a calculation.
  ///
  /// - Throws: an error where a column holds something else than it should.
  init(row: Row) throws {
    calculation = Calculation(
      expression: try row.decode(Columns.expression), result: try row.decode(Columns.result))
    at = Date(milliseconds: try row.decode(Columns.at))
  }

  func encode(to container: inout PersistenceContainer) {
    container[Columns.at] = at.milliseconds
    container[Columns.expression] = calculation.expression
    container[Columns.result] = calculation.result
  }
}
