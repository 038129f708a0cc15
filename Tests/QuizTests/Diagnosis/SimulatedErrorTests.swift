import Basics
import Testing

@testable import Quiz

/// Children who make the errors that research has found most often.
struct SimulatedErrorTests {
  /// How often a child makes an error, in shares as in studies of children's answers.
  private static let errors: [Operation: [(name: String, share: Int)]] = [
    .add: [
      ("forgot-carry", 30), ("counted-start", 15), ("counted-too-many", 10), ("ten-out", 10),
      ("wrong-operation", 8), ("ones-on-tens", 8), ("wrote-both-digits", 5), ("glued", 2),
      ("swapped-digits", 5), ("slip", 4), ("repeated-operand", 3), ("not-given-back", 5),
      ("compensated-wrong-way", 5), ("only-tens", 4), ("took-double", 3), ("forgot-zero", 2),
    ],
    .subtract: [
      ("smaller-from-larger", 40), ("forgot-opened-ten", 15), ("counted-start", 12),
      ("counted-too-many", 8), ("ten-out", 6), ("wrong-operation", 8), ("ones-on-tens", 4),
      ("swapped-digits", 3), ("slip", 2), ("repeated-operand", 2), ("not-given-back", 5),
      ("compensated-wrong-way", 5), ("only-tens", 4), ("zero-minus", 5),
    ],
    .multiply: [
      ("next-door-fact", 42), ("near-fact", 18), ("wrong-operation", 10), ("forgot-to-halve", 3),
      ("forgot-group-off", 4), ("double-missing", 4), ("one-out", 6), ("ten-out", 6),
      ("same-table", 3),
      ("other-table", 2), ("slip", 2), ("repeated-operand", 2),
    ],
    .divide: [
      ("next-door-quotient", 60), ("gave-divisor", 10), ("wrong-operation", 10),
      ("double-missing", 8),
      ("forgot-to-double", 4), ("slip", 8),
    ],
  ]

  @Test(arguments: Operation.allCases)
  func `at least nine in ten get the diagnosis that is meant`(operation: Operation) throws {
    var generator = SeededGenerator(seed: 11)
    let options = PracticeOptions(difficulty: .hard, operations: [operation])
    let pool = QuestionPool(options: options)
    var met = 0
    var asked = 0
    while asked < 4_000 {
      guard let question = pool.randomQuestion(using: &generator), !question.isTrivial,
        let error = try error(in: question, using: &generator)
      else { continue }
      asked += 1
      let diagnosis = Diagnosis(of: error.typed, to: question)
      if diagnosis?.misconception == error.misconception { met += 1 }
    }
    #expect(Double(met) / Double(asked) >= 0.9)
  }

  /// An error that can happen here, drawn by its share, with the answer that it gives.
  private func error(
    in question: Question, using generator: inout SeededGenerator
  ) throws -> (misconception: Misconception, typed: Int)? {
    let possible = try #require(Self.errors[question.operation]).flatMap { name, share in
      let pattern = try #require(Misconception(rawValue: name))
      return pattern.wrongAnswers(to: question).isEmpty
        ? [] : Array(repeating: pattern, count: share)
    }
    guard let misconception = possible.randomElement(using: &generator),
      let typed = misconception.wrongAnswers(to: question).sorted().randomElement(using: &generator)
    else { return nil }
    return (misconception, typed)
  }
}
