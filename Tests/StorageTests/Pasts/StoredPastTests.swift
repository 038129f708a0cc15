import Basics
import Foundation
import GRDB
import Quiz
import Testing

@testable import Storage

/// What is kept of a past is what all attempts give.
struct StoredPastTests {
  @Test(arguments: UInt64(0)..<8)
  func `after whatever befalls a family, what is kept is what a replay gives`(
    seed: UInt64
  ) throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    var family = RandomFamily(store, seed: seed)
    for number in 0..<80 {
      let step = try family.step()
      for learner in try store.learners() {
        let isSame = try store.past(of: learner) == store.replayedPast(of: learner)
        #expect(isSame, "step \(number): \(step)")
      }
    }
    #expect(store.damaged == nil)
  }

  @Test func `a replay gives what the attempts say one by one`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    var family = RandomFamily(store, seed: 77)
    for _ in 0..<30 { _ = try family.step() }
    for learner in try store.learners() {
      let options = Dictionary(
        uniqueKeysWithValues: try store.sessions(of: learner).map { ($0.id, $0.options) })
      var past = Past()
      for stored in try store.attempts(of: learner) {
        past.take(
          PastAttempt(
            stored.attempt, on: LocalCalendar.here.day(of: stored.at),
            at: options[stored.session]?.judgedLevel, in: stored.session.hashValue & 0xFFFF,
            of: options[stored.session]?.kind ?? .practice))
      }
      let read = try store.past(of: learner)
      #expect(read.model == past.model)
      #expect(read.garden == past.garden)
      #expect(read.workedOutLately == past.workedOutLately)
      #expect(ProgressReport(past: read, on: 20_460) == ProgressReport(past: past, on: 20_460))
    }
  }

  /// A store with so many attempts of Mina, a minute after each other.
  private func store(
    in folder: borrowing TemporaryFolder, attempts: Int, calendar: LocalCalendar = .here
  ) throws -> (store: LearnerStore, mina: Learner) {
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite", calendar: calendar)
    for number in 0..<attempts {
      try store.record(
        .example(typed: "\(number)"), in: .example(),
        at: .reference.addingTimeInterval(Double(number) * 60))
    }
    return (store, try store.knownLearner(named: "Mina"))
  }

  @Test func `a past is kept with each 64th answer and at the end of a session`() throws {
    let folder = try TemporaryFolder()
    let (store, mina) = try store(in: folder, attempts: 63)
    #expect(try store.keptPasts() == 0)
    try store.record(.example(), in: .example(), at: .reference)
    #expect(try store.keptPasts() == 1)

    let session = StoredSession.example(learner: "Jun")
    try store.record(.example(), in: session, at: .reference)
    let totals = SessionTotals(questions: 1, firstTries: 1, time: .seconds(1))
    try store.end(session, totals: totals, at: .reference)
    #expect(try store.keptPasts() == 2)
    try store.remove(mina)
    #expect(try store.keptPasts() == 1)
  }

  @Test func `who starts reads few attempts, and keeps the past where they were many`() throws {
    let folder = try TemporaryFolder()
    let (store, mina) = try store(in: folder, attempts: 300)
    try store.tamper("DELETE FROM past")
    _ = try store.past(of: mina)
    #expect(try store.keptPasts() == 1)
    let read = try store.file.read(ifMissing: nil) { db in
      try StoredPast(db, of: 1, by: store.calendar)
    }
    #expect(read?.added == 0)
  }

  @Test func `a past is read on where so many attempts may be added, and not where it is one more`()
    throws
  {
    let folder = try TemporaryFolder()
    let (store, _) = try store(in: folder, attempts: 7)
    try store.tamper("DELETE FROM past")
    for (limit, added) in [(6, nil), (7, 7), (8, 7)] as [(Int, Int?)] {
      let read = try store.file.read(ifMissing: nil) { db in
        try StoredPast(db, of: 1, by: store.calendar, adding: limit)
      }
      #expect(read?.added == added, "\(limit)")
    }
  }

  @Test(arguments: [
    "UPDATE past SET gathered = x''", "UPDATE past SET gathered = zeroblob(50)",
    "UPDATE past SET gathered = substr(gathered, 1, length(gathered) - 1)",
    "UPDATE past SET rules = '0 ' || rules", "UPDATE past SET rules = ''",
    "DELETE FROM past",
  ])
  func `a past that cannot be read is gathered again, and nobody hears of it`(
    damage: String
  ) throws {
    let folder = try TemporaryFolder()
    let (store, mina) = try store(in: folder, attempts: 400)
    let whole = try store.replayedPast(of: mina)
    store.file.close()
    try store.tamper(damage)
    #expect(try store.past(of: mina) == whole)
    try store.record(.example(), in: .example(), at: .reference)
    #expect(store.damaged == nil)
    #expect(try store.attempts(of: mina).count == 401)
  }

  @Test(arguments: [-36_000, 0, 32_400])
  func `a day begins at midnight of its zone`(offset: Int) {
    let calendar = LocalCalendar(name: "somewhere") { _ in offset }
    let midnight = Date(timeIntervalSince1970: 20_000 * 86_400 - Double(offset))
    #expect(calendar.day(of: midnight) == 20_000)
    #expect(calendar.day(of: midnight - 1) == 19_999)
    #expect(calendar.day(of: midnight + 86_399) == 20_000)
  }

  @Test func `in another time zone the days are counted anew`() throws {
    let folder = try TemporaryFolder()
    let zones = ["Asia/Seoul", "America/Anchorage"].compactMap(TimeZone.init(identifier:))
    let calendars = zones.map { zone in
      LocalCalendar(name: zone.identifier) {
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0)))
      }
    }
    let (store, mina) = try store(in: folder, attempts: 1_000, calendar: calendars[0])
    let there = LearnerStore(path: store.file.path, calendar: calendars[1])
    let before = try store.past(of: mina)
    let after = try there.past(of: mina)
    #expect(after == (try there.replayedPast(of: mina)))
    #expect(before != after)
    #expect(try store.past(of: mina) == before)
  }

  @Test func `a file that cannot be written is read all the same`() throws {
    let folder = try TemporaryFolder()
    let (store, mina) = try store(in: folder, attempts: 300)
    let whole = try store.past(of: mina)
    try store.tamper("DELETE FROM past")
    let other = try DatabaseQueue(path: store.file.path)
    let reader = LearnerStore(path: store.file.path, patience: .zero)
    _ = try reader.learners()
    var read: Past?
    try other.inTransaction(.immediate) { _ in
      read = try reader.past(of: mina)
      return .rollback
    }
    #expect(read == whole)
    #expect(try store.keptPasts() == 0)
  }

  @Test func `who is not stored has no past`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    let nobody = Learner(name: "Mina", createdAt: .reference)
    #expect(try store.past(of: nobody) == Past())
    #expect(try folder.names() == [])
    try store.addLearner(named: "Jun", at: .reference)
    #expect(try store.past(of: nobody) == Past())
  }

  @Test(arguments: 0..<6)
  func `a kill between any two writes makes no past wrong`(seed: Int) async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [folder = folder.path as String, seed = seed as Int] in
      let store = LearnerStore(path: folder + "/mathbot.sqlite")
      var generator = SeededGenerator(seed: UInt64(seed))
      FaultyDisk.install()
      FaultyDisk.fail(operation: Int.random(in: 1...6_000, using: &generator), with: .kill)
      var family = RandomFamily(store, seed: UInt64(seed))
      while true { _ = try family.step() }
    }
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    for learner in try store.learners() {
      #expect(try store.past(of: learner) == store.replayedPast(of: learner))
    }
    #expect(store.damaged == nil)
  }

  @Test(arguments: [FaultyDisk.Fault.full, .error, .powerCut])
  func `a failing operation makes no past wrong, and costs no answer`(
    fault: FaultyDisk.Fault
  ) async {
    await #expect(processExitsWith: .success) { [fault = fault as FaultyDisk.Fault] in
      FaultyDisk.install()
      var number = 1
      while try survivesFailure(ofOperation: number, fault) { number += 3 }
      #expect(number > 100)
    }
  }
}

/// Practises in short sessions while the operation with this number fails, mends the disk, and
/// checks what is kept.
///
/// - Returns: whether the operation was reached.
private func survivesFailure(
  ofOperation number: Int, _ fault: FaultyDisk.Fault
) throws -> Bool {
  let folder = try TemporaryFolder()
  let store = LearnerStore(path: folder.path + "/mathbot.sqlite", patience: .zero)
  FaultyDisk.fail(operation: number, with: fault)
  let totals = SessionTotals(questions: 1, firstTries: 1, time: .seconds(1))
  let promised = (0..<4).map(String.init).filter { typed in
    let session = StoredSession.example()
    let isStored = (try? store.record(.example(typed: typed), in: session, at: .reference)) != nil
    try? store.end(session, totals: totals, at: .reference)
    return isStored
  }
  store.file.close()
  let wasReached = FaultyDisk.hasFailed
  try FaultyDisk.mend(folder.path)

  let context: Comment = "operation \(number)"
  for learner in try store.learners() {
    let stored = try store.attempts(of: learner).map(\.attempt.typed)
    #expect(Set(promised).isSubset(of: stored), context)
    #expect(try store.past(of: learner) == store.replayedPast(of: learner), context)
  }
  #expect(store.damaged == nil, context)
  return wasReached
}
