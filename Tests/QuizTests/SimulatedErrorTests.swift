import Basics
import Testing

@testable import Quiz

/// Children who make the errors that research has found most often.
@Suite struct SimulatedErrorTests {
  /// How often a child makes an error, in shares as in studies of children's answers.
  private static let errors: [Operation: [(Misconception, Int)]] = [
    .add: [
      (.forgotCarry, 30), (.countedStart, 15), (.countedTooMany, 10), (.tenOut, 10),
      (.wrongOperation, 8), (.onesOnTens, 8), (.wroteBothDigits, 5), (.glued, 2),
      (.swappedDigits, 5), (.slip, 7),
    ],
    .subtract: [
      (.smallerFromLarger, 40), (.forgotOpenedTen, 15), (.countedStart, 12),
      (.countedTooMany, 8), (.tenOut, 6), (.wrongOperation, 8), (.onesOnTens, 4),
      (.swappedDigits, 3), (.slip, 4),
    ],
    .multiply: [
      (.nextDoorFact, 42), (.nearFact, 18), (.wrongOperation, 10), (.forgotToHalve, 3),
      (.forgotGroupOff, 4), (.doubleMissing, 4), (.oneOut, 6), (.tenOut, 6), (.sameTable, 3),
      (.otherTable, 2), (.slip, 2),
    ],
    .divide: [
      (.nextDoorQuotient, 60), (.gaveDivisor, 10), (.wrongOperation, 10), (.doubleMissing, 8),
      (.forgotToDouble, 4), (.slip, 8),
    ],
  ]

  @Test(arguments: Operation.allCases)
  func `At least nine in ten get the diagnosis that is meant`(operation: Operation) throws {
    var generator = SeededGenerator(seed: 11)
    let options = PracticeOptions(difficulty: .hard, operations: [operation])
    let pool = QuestionPool(options: options)
    var met = 0
    var asked = 0
    while asked < 4_000 {
      guard let question = pool.randomQuestion(using: &generator), !question.isTrivial,
        let error = error(in: question, using: &generator)
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
  ) -> (misconception: Misconception, typed: Int)? {
    let possible = (Self.errors[question.operation] ?? []).flatMap { error in
      error.0.wrongAnswers(to: question).isEmpty ? [] : Array(repeating: error.0, count: error.1)
    }
    guard let misconception = possible.randomElement(using: &generator),
      let typed = misconception.wrongAnswers(to: question).sorted().randomElement(using: &generator)
    else { return nil }
    return (misconception, typed)
  }
}
