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
    #expect(alone == texts.text(key: "praise.alone.1"))
    #expect(slipped == nil)
  }

  @Test func `an own best is told three times in a practice at most`() {
    var praise = Praise()
    let best = Milestone.personalBest(fact, before: .seconds(9), now: .seconds(3))
    let words = (0..<5).map { _ in
      praise.words(for: attempt(), attempts: [attempt()], [best], in: texts)
    }
    #expect(words.map { $0 != nil } == [true, true, true, false, false])
    #expect(words[0]?.contains("9.0 s") == true && words[0]?.contains("3.0 s") == true)
  }

  @Test(arguments: PraiseWordings.Kind.allCases, Language.allCases)
  func `each kind has six wordings, and none comes twice before all were used`(
    kind: PraiseWordings.Kind, language: Language
  ) {
    let texts = Texts(language)
    for start: UInt64 in 0..<7 {
      var wordings = PraiseWordings(startingAt: start)
      let said = (0..<12).map { _ in wordings.next(kind, in: texts) }
      #expect(Set(said.prefix(6)).count == 6)
      #expect(said.prefix(6) == said.suffix(6))
      #expect(said.allSatisfy { $0.count <= 60 && !$0.contains("praise.") })
    }
  }
}
