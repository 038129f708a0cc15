import Basics
import Foundation
import GRDB
import Quiz

@testable import Storage

/// A family that practises at random, in one database or more, with all that can befall it.
struct RandomFamily {
  let store: LearnerStore
  private var generator: SeededGenerator
  private var now = Date.reference
  private var sessions: [StoredSession] = []
  private let questions: [Question]

  init(_ store: LearnerStore, seed: UInt64) {
    self.store = store
    generator = SeededGenerator(seed: seed)
    questions = Array(Question.all.shuffled(using: &generator).prefix(40))
  }

  /// One thing that happens; most often a few answers.
  ///
  /// - Returns: what it was.
  mutating func step() throws -> String {
    now += Double(Int.random(in: 1...40_000, using: &generator))
    switch Int.random(in: 0..<20, using: &generator) {
    case 0:
      // The clock is set back.
      now -= Double(Int.random(in: 1...200_000, using: &generator))
      return try practise()
    case 1: return try rename()
    case 2: return try importPractice()
    case 3: return try goOn()
    case 4:
      _ = try store.learners().map { try store.past(of: $0) }
      return "start"
    case 5: return try tamper()
    case 6: return try remove()
    default: return try practise()
    }
  }

  /// Practises in a new session, which is ended or not.
  private mutating func practise() throws -> String {
    let learners = try store.learners().map(\.name) + ["Mina", "Jun"]
    let options = PracticeOptions(
      difficulty: Difficulty.allCases.randomElement(using: &generator) ?? .easy,
      table: [nil, nil, 7].randomElement(using: &generator) ?? nil,
      kind: [.practice, .practice, .check].randomElement(using: &generator) ?? .practice)
    let session = StoredSession.example(
      learner: learners.randomElement(using: &generator) ?? "Mina", startedAt: now,
      options: options)
    sessions.append(session)
    try answer(in: session)
    guard Bool.random(using: &generator) else { return "practice" }
    try store.end(session, totals: Self.totals, at: now)
    return "practice with an end"
  }

  private static let totals = SessionTotals(questions: 1, firstTries: 1, time: .seconds(1))

  /// Goes on in an old session, whose learner may have another name by now.
  private mutating func goOn() throws -> String {
    guard let session = sessions.randomElement(using: &generator) else { return "nothing" }
    try store.reopen(session)
    try answer(in: session)
    try store.end(session, totals: Self.totals, at: now)
    return "old session"
  }

  private mutating func answer(in session: StoredSession) throws {
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      // Two answers of the same millisecond now and then.
      now += Double(Int.random(in: 0...4_000, using: &generator)) / 1_000
      try store.record(attempt(), in: session, at: now)
    }
  }

  private mutating func attempt() -> Attempt {
    let outcome = Attempt.Outcome.allCases.randomElement(using: &generator) ?? .right
    return Attempt(
      question: questions.randomElement(using: &generator) ?? Question(7, .multiply, 8),
      typed: "\(Int.random(in: 0...144, using: &generator))",
      outcome: Bool.random(using: &generator) ? .right : outcome,
      tryNumber: Int.random(in: 3...7, using: &generator) / 3,
      time: .milliseconds(Int.random(in: 100...9_000, using: &generator)),
      hintsSeen: Int.random(in: 0...5, using: &generator) / 5,
      diagnosis: [nil, "neighbour", "swapped-digits"].randomElement(using: &generator) ?? nil)
  }

  private mutating func rename() throws -> String {
    guard let learner = try store.learners().randomElement(using: &generator) else {
      return "nothing"
    }
    let name = "Name \(Int.random(in: 0..<1_000_000, using: &generator))"
    try store.rename(learner, to: name)
    return "new name"
  }

  private mutating func remove() throws -> String {
    guard let learner = try store.learners().randomElement(using: &generator) else {
      return "nothing"
    }
    try store.remove(learner)
    return "removal"
  }

  /// Imports what was practised on another machine at about the same time.
  private mutating func importPractice() throws -> String {
    let folder = try TemporaryFolder()
    let elsewhere = LearnerStore(path: folder.path + "/mathbot.sqlite")
    let start = now - Double(Int.random(in: 0...400_000, using: &generator))
    let session = StoredSession.example(learner: "Mina", startedAt: start)
    for number in 0..<Int.random(in: 1...20, using: &generator) {
      try elsewhere.record(attempt(), in: session, at: start + Double(number))
    }
    let archive = try elsewhere.archive(of: try elsewhere.knownLearner(named: "Mina"))
    _ = try store.add(archive, to: try store.learners().first?.name)
    return "import"
  }

  /// Somebody changes the tables with another program.
  private mutating func tamper() throws -> String {
    let changes = [
      "UPDATE attempt SET outcome = 'wrong' WHERE id % 7 = 0",
      "UPDATE attempt SET at = at - 100000 WHERE id % 11 = 0",
      "DELETE FROM attempt WHERE id % 13 = 0",
      "UPDATE session SET startedAt = startedAt + 1000 WHERE id % 3 = 0",
      "UPDATE session SET difficulty = 'hard' WHERE id % 5 = 0",
      "UPDATE session SET learner = (SELECT min(id) FROM learner) WHERE id % 7 = 0",
      "DELETE FROM session WHERE id % 9 = 0",
      "UPDATE attempt SET session = (SELECT min(id) FROM session) WHERE id % 17 = 0",
      "UPDATE past SET gathered = zeroblob(100)", "UPDATE past SET rules = ''",
      "UPDATE past SET gathered = substr(gathered, 2)", "DELETE FROM past",
    ]
    guard try !store.learners().isEmpty else { return "nothing" }
    let change = changes.randomElement(using: &generator) ?? ""
    try store.tamper(change)
    return change
  }
}
