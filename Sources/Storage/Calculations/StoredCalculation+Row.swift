import Foundation
import GRDB

extension StoredCalculation: FetchableRecord {
  /// The columns that `init(row:)` reads, in its order.
  static let columns = "expression, result, at"

  /// Reads a calculation.
  ///
  /// - Throws: an error where a column holds something else than it should.
  init(row: Row) throws {
    expression = try row.decode(String.self, atIndex: 0)
    result = try row.decode(String.self, atIndex: 1)
    at = Date(milliseconds: try row.decode(Int64.self, atIndex: 2))
  }
}
