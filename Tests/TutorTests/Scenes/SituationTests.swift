import Content
import Foundation
import Testing

@testable import Tutor

/// What children type that no list of words foresees, misspelt or as it was heard: wherever they
/// are in the conversation, Robo says something that fits.
struct SituationTests {
  @Test func `there are more than 350 lines`() {
    #expect(Set(Situation.lines).count == Situation.lines.count)
    #expect(Situation.lines.count > 350)
  }

  @Test(arguments: Situation.allCases)
  func `each line has the reaction of the table, and none is silent`(
    situation: Situation
  ) throws {
    let reactions = situation.reactions()
    #expect(reactions.filter { $0.hasSuffix("\t") } == [], "silent")
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1" {
      try situation.record(reactions.joined(separator: "\n") + "\n")
    }
    let table = try situation.table().split(separator: "\n").map(String.init)
    #expect(reactions.filter { !table.contains($0) } == [])
    #expect(table.count == reactions.count)
  }
}
