import GRDB

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The calculations that are remembered, in the same file as the practice.
///
/// Whoever only reads creates no file.
package final class CalculationHistory {
  private let file: DatabaseFile

  /// Prepares to use the file, which waits this long for another process's transaction to end.
  package init(path: String, patience: Duration = .seconds(2)) {
    file = DatabaseFile(path: path, patience: patience)
  }

  /// The damaged file that had to be set aside, if there was one since the history was made.
  package var damaged: DamagedDatabase? { file.damaged }

  /// The latest calculations, at most as many as the limit, the oldest first.
  package func calculations(limit: Int = .max) throws(StorageError) -> [StoredCalculation] {
    try file.read(ifMissing: []) { db in
      try StoredCalculation.fetchReadable(db, StoredCalculation.latest(limit)).reversed()
    }
  }

  /// Remembers a calculation, and forgets the oldest ones beyond the limit.
  ///
  /// With a limit of 0 nothing is remembered.
  package func append(_ calculation: StoredCalculation, limit: Int) throws(StorageError) {
    guard limit > 0 else { return try clear() }
    try file.write { db in
      try calculation.insert(db)
      let kept = StoredCalculation.latest(limit).select(Column.rowID)
      try StoredCalculation.filter(!kept.contains(Column.rowID)).deleteAll(db)
    }
  }

  /// Forgets all calculations.
  package func clear() throws(StorageError) {
    guard try !calculations(limit: 1).isEmpty else { return }
    try file.write { db in _ = try StoredCalculation.deleteAll(db) }
  }
}
