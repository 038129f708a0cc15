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

  /// The word for a right answer at the first try.
  private func word(_ praise: inout Praise, best: PersonalBest? = nil) -> String? {
    praise.words(for: attempt(), attempts: [attempt()], wasTold: false, best, in: texts)
  }

  @Test func `rows of 10, 20, 50 and 100 are worth a word, others are not`() {
    var praise = Praise()
    let words = (1...200).map { _ in word(&praise) }
    #expect(words.indices.filter { words[$0] != nil } == [9, 19, 49, 99])
    #expect(words[9]?.contains("10") == true)
  }

  @Test func `a miss ends the row, and no row is told twice in a practice`() {
    var praise = Praise()
    for _ in 1...9 { _ = word(&praise) }
    praise.endStreak()
    #expect(word(&praise) == nil)
    #expect((2...10).compactMap { _ in word(&praise) }.count == 1)
    praise.endStreak()
    #expect((1...19).compactMap { _ in word(&praise) } == [])
    #expect(word(&praise)?.contains("20") == true)
  }

  @Test func `a miss made good is worth a word twice in a practice, a slip is not`() {
    var praise = Praise()
    let right = attempt(try: 2)
    func words(after outcome: Attempt.Outcome, wasTold: Bool = false) -> String? {
      praise.words(
        for: right, attempts: [attempt(outcome), right], wasTold: wasTold, nil, in: texts)
    }
    #expect(words(after: .slip) == nil)
    #expect(words(after: .wrong) == texts.text(key: "praise.alone.1"))
    #expect(words(after: .wrong) == texts.text(key: "praise.alone.2"))
    #expect(words(after: .wrong) == nil)
  }

  @Test func `nobody is told that they found it alone who was told what to do`() {
    var praise = Praise()
    let tipped = attempt(try: 2, hints: 1)
    #expect(
      praise.words(
        for: tipped, attempts: [attempt(.wrong), tipped], wasTold: false, nil, in: texts)
        == texts.text(key: "praise.comeback.1"))
    let told = attempt(try: 2)
    #expect(
      praise.words(for: told, attempts: [attempt(.wrong), told], wasTold: true, nil, in: texts)
        == texts.text(key: "praise.comeback.2"))
  }

  @Test func `an own best is told three times in a practice at most, with eight answers between`() {
    var praise = Praise()
    let best = PersonalBest(question: fact, before: .seconds(9), now: .seconds(3))
    let words = (0..<40).map { _ in word(&praise, best: best) }
    #expect(words.indices.filter { words[$0]?.contains("3.0 s") == true } == [0, 9, 18])
    #expect(words[0]?.contains("9.0 s") == true && words[0]?.contains("3.0 s") == true)
  }

  @Test(arguments: Wordings.Kind.allCases, Language.allCases)
  func `each kind has six wordings, and none comes twice before all were used`(
    kind: Wordings.Kind, language: Language
  ) {
    let texts = Texts(language)
    for start: UInt64 in 0..<7 {
      var wordings = Wordings(startingAt: start)
      let said = (0..<12).map { _ in wordings.next(kind, in: texts) }
      #expect(Set(said.prefix(6)).count == 6)
      #expect(said.prefix(6) == said.suffix(6))
      #expect(said.allSatisfy { $0.count <= 60 && !$0.contains(kind.rawValue) })
    }
  }

  @Test(arguments: Wordings.Kind.allCases)
  func `praise tells what happened, and promises no memory`(kind: Wordings.Kind) {
    for language in Language.allCases {
      var wordings = Wordings(startingAt: 0)
      for _ in 0..<Wordings.count {
        let words = wordings.next(kind, in: Texts(language)).lowercased()
        for promise in [
          "by heart", "in your head", "stays with", "sticks", "clever", "외웠", "오래 남을",
        ] {
          #expect(!words.contains(promise), "\(words)")
        }
      }
    }
  }
}
