import Basics
import Content
import Quiz
import Testing

@testable import Tutor

struct PraiseTests {
  private let texts = Texts(.english)
  private let fact = Question(7, .multiply, 8)

  private func attempt(
    _ outcome: Attempt.Outcome = .right, try number: Int = 1, hints: Int = 0
  ) -> Attempt {
    Attempt(
      question: fact, typed: "56", outcome: outcome, tryNumber: number, time: .seconds(2),
      hintsSeen: hints)
  }

  @Test func `ten right answers in a row are worth a word, fewer are not`() {
    var praise = Praise()
    let words = (1...20).map { _ in
      praise.words(for: attempt(), attempts: [attempt()], [], in: texts)
    }
    #expect(words.indices.filter { words[$0] != nil } == [9, 19])
    #expect(words[9]?.contains("10") == true)
  }

  @Test func `a miss ends the row`() {
    var praise = Praise()
    for _ in 1...9 { _ = praise.words(for: attempt(), attempts: [attempt()], [], in: texts) }
    praise.endStreak()
    let tenth = praise.words(for: attempt(), attempts: [attempt()], [], in: texts)
    #expect(tenth == nil)
  }

  @Test func `a miss made good is worth a word, a slip is not`() {
    var praise = Praise()
    let right = attempt(try: 2)
    let alone = praise.words(for: right, attempts: [attempt(.wrong), right], [], in: texts)
    let slipped = praise.words(for: right, attempts: [attempt(.slip), right], [], in: texts)
    #expect(alone == texts(.answerComebackAlone))
    #expect(slipped == nil)
  }

  @Test func `the words after a hint change`() {
    var praise = Praise()
    let right = attempt(try: 2, hints: 1)
    let words = (0..<4).map { _ in
      praise.words(for: right, attempts: [attempt(.wrong), right], [], in: texts)
    }
    let (first, second) = (texts(.answerComeback), texts(.answerComebackSteps))
    #expect(words == [first, second, first, second])
  }

  @Test func `what was reached comes before the row, and is remembered`() {
    var praise = Praise()
    praise.take([.becameFluent(fact)])
    #expect(praise.newlyFluent == [fact])
    let words = praise.words(
      for: attempt(), attempts: [attempt()], [.becameFluent(fact)], in: texts)
    #expect(words?.contains("7 × 8") == true)
  }
}
