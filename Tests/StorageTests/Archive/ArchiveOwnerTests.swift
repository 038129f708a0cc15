import Foundation
import Quiz
import Testing

@testable import Storage

/// Whose the practice of an archive becomes, and in which order it stands there.
struct ArchiveOwnerTests {
  /// A store with two sessions of Mina, the later one stored first.
  private func filledStore(in folder: borrowing TemporaryFolder) throws -> LearnerStore {
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    for day in [1, 0] {
      let date = Date.reference.addingTimeInterval(Double(day) * 86_400)
      try store.record(.example(), in: .example(startedAt: date, seed: UInt64(day)), at: date)
    }
    return store
  }

  @Test func `the oldest session of an archive is the first`() throws {
    let folder = try TemporaryFolder()
    let store = try filledStore(in: folder)
    let archive = try store.archive(of: try store.knownLearner(named: "Mina"))
    #expect(archive.sessions.map(\.seed) == ["0", "1"])
  }

  @Test func `a learner who comes with an archive is as old as there`() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    let store = try filledStore(in: folder)
    let mina = try store.knownLearner(named: "Mina")
    let new = LearnerStore(path: elsewhere.path + "/mathbot.sqlite")
    let report = try new.add(try store.archive(of: mina))
    #expect(report.learner.id == mina.id)
    #expect(report.learner.createdAt == mina.createdAt)
  }

  @Test func `under another name nobody is added while all the practice is with the old one`()
    throws
  {
    let folder = try TemporaryFolder()
    let store = try filledStore(in: folder)
    let mina = try store.knownLearner(named: "Mina")
    let archive = try store.archive(of: mina)
    #expect(throws: ArchiveError.elsewhere(name: "Jun", owners: ["Mina"])) {
      try store.add(archive, to: "Jun")
    }
    #expect(try store.learners().map(\.name) == ["Mina"])
    // It is stored once, and stays whose it was; who is here already is told so.
    let jun = try store.addLearner(named: "Jun", at: .reference)
    let report = try store.add(archive, to: "Jun")
    #expect(report.learner.id == jun.id)
    #expect(try store.sessions(of: mina).count == 2)
    #expect(report.sessions == 0 && report.attempts == 0)
    #expect(report.elsewhere == ["Mina": 2])
  }

  @Test func `two children of one name are not mixed unless that is said`() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    let old = try filledStore(in: folder)
    let archive = try old.archive(of: try old.knownLearner(named: "Mina"))
    let store = LearnerStore(path: elsewhere.path + "/mathbot.sqlite")
    let mina = try store.addLearner(named: "Mina", at: .reference)
    try store.record(.example(typed: "1"), in: .example(), at: .reference)
    try #require(try store.overviews().map(\.learner.id) == [mina.id])
    #expect(throws: ArchiveError.namesake("Mina")) { try store.add(archive) }
    #expect(try store.overviews().map(\.attempts) == [1])
    #expect(try store.add(archive, to: "mina").learner.id == mina.id)
    // From now on it is known that they are one child.
    #expect(try store.add(archive).learner.id == mina.id)
    #expect(try store.overviews().map(\.learner.id) == [mina.id])
  }
}
