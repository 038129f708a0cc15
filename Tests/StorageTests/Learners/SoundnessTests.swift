import GRDB
import Quiz
import Testing

@testable import Storage

struct SoundnessTests {
  @Test func `exactly the questions that can be asked are sound`() {
    let askable = Set(Question.all)
    for operation in Quiz.Operation.allCases {
      for left in -3...160 {
        for right in -3...160 {
          let question = Question(left, operation, right)
          #expect(question.isSound == askable.contains(question))
        }
      }
    }
  }

  @Test(arguments: Quiz.Operation.allCases)
  func `huge numbers are not sound`(operation: Quiz.Operation) {
    for left in [Int.min, -1, 0, 1, .max] {
      for right in [Int.min, -1, .max] {
        #expect(!Question(left, operation, right).isSound)
      }
    }
  }

  @Test func `an answer and a session may take no time`() {
    var attempt = Attempt.example()
    attempt.time = .zero
    #expect(attempt.isSound)
    #expect(SessionTotals(questions: 1, firstTries: 1, time: .zero).areSound)
    #expect(!SessionTotals(questions: 1, firstTries: 1, time: .milliseconds(-1)).areSound)
  }

  @Test(arguments: [
    "leftNumber = 9223372036854775807", "operation = 'power'",
    "rightNumber = 0, operation = 'divide'",
    "outcome = 'rihgt'", "tryNumber = 0", "milliseconds = -1", "hintsSeen = -1", "uuid = x'00'",
    "form = 'sung'", "form = 'missing-second'",
  ])
  func `an attempt that cannot be is left out`(change: String) throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    for typed in ["first", "second"] {
      try store.record(.example(typed: typed), in: .example(), at: .reference)
    }
    try store.file.write { try $0.execute(sql: "UPDATE attempt SET \(change) WHERE id = 1") }
    let learner = try #require(try store.currentLearner())
    #expect(try store.attempts(of: learner).count == 1)
  }

  @Test(arguments: [
    "minutes = 0", "difficulty = 'harder'", "operations = 'power'", "tableNumber = 13",
    "kind = 'game'",
    "questions = 1, firstTries = 2, milliseconds = 1",
    "questions = -1, firstTries = -1, milliseconds = 1",
    "questions = 1, firstTries = 1, milliseconds = -1",
  ])
  func `a session that cannot be is left out`(change: String) throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    for seed in [1, 2] as [UInt64] {
      try store.record(.example(), in: .example(seed: seed), at: .reference)
    }
    try store.file.write { try $0.execute(sql: "UPDATE session SET \(change) WHERE id = 1") }
    let learner = try #require(try store.currentLearner())
    #expect(try store.sessions(of: learner).map(\.seed) == [2])
  }

  @Test func `where the latest sessions cannot be read the one before them is the last`() throws {
    let folder = try TemporaryFolder()
    let store = LearnerStore(path: folder.path + "/mathbot.sqlite")
    for seed in [1, 2, 3] as [UInt64] {
      try store.record(.example(), in: .example(seed: seed), at: .reference)
    }
    try store.file.write { try $0.execute(sql: "UPDATE session SET minutes = 0 WHERE id > 1") }
    let learner = try #require(try store.currentLearner())
    #expect(try store.lastSession(of: learner)?.seed == 1)
  }
}
