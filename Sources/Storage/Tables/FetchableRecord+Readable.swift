import GRDB

extension FetchableRecord {
  /// All records that a query finds, without those that hold what cannot be.
  static func fetchReadable(_ db: Database, _ request: some FetchRequest) throws -> [Self] {
    var records: [Self] = []
    let rows = try Row.fetchCursor(db, request)
    while let row = try rows.next() {
      if let record = try? Self(row: row) { records.append(record) }
    }
    return records
  }
}
