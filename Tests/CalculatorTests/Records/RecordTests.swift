import Foundation
import Testing

@testable import Calculator

/// Each file in Inputs/Records, computed anew.
///
/// `RECORD_CALCULATIONS=1 swift test --filter RecordTests` writes what really comes: read the diff.
struct RecordTests {
  private static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_CALCULATIONS"] == "1"

  @Test(arguments: Record.allCases)
  func `what was found before is found again`(record: Record) throws {
    let entries = try record.entries()
    #expect(entries.count >= 40 && Set(entries.map(\.input)).count == entries.count)
    let found = entries.map { Record.Entry(input: $0.input, lines: record.lines(for: $0.input)) }
    guard !Self.isRecording else { return try record.write(found) }
    for (entry, found) in zip(entries, found) { #expect(found == entry) }
  }
}
