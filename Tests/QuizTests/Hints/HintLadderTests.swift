import Basics
import Quiz
import Testing

struct HintLadderTests {
  private static let languages = Language.allCases.map(\.rawValue)
  private static let ladders =
    Question.all.map { ($0, HintLadder(for: $0)) }
    + Question.all(of: .multiply).map { ($0, HintLadder(for: $0, bySecondWay: true)) }

  @Test(arguments: languages)
  func `every question has three rungs and a worked answer, in true and short sentences`(
    language: String
  ) throws {
    let texts = try HintTexts(language)
    for (question, ladder) in Self.ladders {
      guard ladder.rungs.count == 3 else {
        Issue.record("\(question) has \(ladder.rungs.count) rungs")
        continue
      }
      for hint in ladder.rungs + [ladder.worked] {
        let blank = hint.steps.first.map(String.init) ?? "▁▁"
        let lead = texts.turns(hint) ? texts.text("hint.multiply.turn-around", hint.numbers) : nil
        let text = (lead ?? "") + (texts.text(hint.key, hint.numbers, blank: blank) ?? "")
        if !isFit(text) { Issue.record("\(question), \(hint.key): \(text)") }
      }
    }
  }

  /// Whether the text is short, has all its numbers and says nothing untrue.
  private func isFit(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 90 && !text.contains("{") && !text.contains("▁")
      && untrueEquations(in: text).isEmpty
  }

  @Test(arguments: languages)
  func `a text has a blank where its hint has one, and the answer only when it is worked`(
    language: String
  ) throws {
    let texts = try HintTexts(language)
    for (question, ladder) in Self.ladders {
      for hint in ladder.rungs {
        let text = texts.texts[hint.key] ?? ""
        if text.contains("{blank}") != (hint.steps.first != nil) || text.contains("{answer}") {
          Issue.record("\(question), \(hint.key): \(text)")
        }
      }
    }
  }

  @Test(arguments: languages) func `the last blank is the answer`(language: String) throws {
    let texts = try HintTexts(language)
    for (question, ladder) in Self.ladders {
      let worked = texts.text(ladder.worked.key, ladder.worked.numbers) ?? ""
      if ladder.rungs[2].steps != [question.answer] || !ladder.worked.steps.isEmpty
        || !worked.contains(String(question.answer))
      {
        Issue.record("\(question): \(worked)")
      }
    }
  }

  @Test func `each language has exactly the texts that are used`() throws {
    let hints = Self.ladders.flatMap { $0.1.rungs + [$0.1.worked] }
    let pictures = hints.flatMap { $0.picture?.words ?? [] }
    let orders = ["hint.multiply.groups", "hint.multiply.turn-around"]
    let used = Set(hints.map(\.key) + orders + pictures.map(\.key))
    let feedback = DiagnosedAnswer.sample.map(\.diagnosis.feedback.key) + ["feedback.perhaps"]
    for language in Self.languages {
      #expect(Set(try HintTexts(language).texts.keys) == used.union(feedback), "\(language)")
    }
  }

  @Test func `a help is a rung or the worked answer`() {
    let ladder = HintLadder(for: Question(7, .multiply, 8))
    #expect(ladder.hint(for: .rung(1)) == ladder.rungs[0])
    #expect(ladder.hint(for: .rung(3)) == ladder.rungs[2])
    #expect(ladder.hint(for: .worked) == ladder.worked)
  }

  @Test func `pictures hide what is asked until the answer is worked`() {
    let ladder = HintLadder(for: Question(48, .add, 7))
    #expect(ladder.rungs[0].picture == nil)
    #expect(ladder.rungs[1].picture == .numberLine(start: 48, hops: [2], hides: .hops))
    #expect(ladder.rungs[2].picture == .numberLine(start: 48, hops: [2, 5], hides: .end))
    #expect(
      ladder.worked.picture == .numberLine(start: 48, hops: [2, 5], hides: .nothing))
  }

  @Test func `a picture does not show the blank that its own rung asks for`() {
    for (question, ladder) in Self.ladders {
      guard let blank = ladder.rungs[1].steps.first,
        case .numberLine(_, let hops, let hidden) = ladder.rungs[1].picture
      else { continue }
      let isOpen = hidden == .hops || hops.count == 1 && hidden == .end
      if !isOpen || hidden == .hops && hops.map(abs).reduce(0, +) != blank {
        Issue.record("\(question)")
      }
    }
  }

  @Test(arguments: [
    (Question(7, .multiply, 8), "multiply.next-to-square"),
    (Question(6, .multiply, 8), "multiply.eight"), (Question(8, .multiply, 12), "multiply.eight"),
    (Question(3, .multiply, 4), "multiply.next-to-square"),
    (Question(6, .multiply, 9), "multiply.nine"), (Question(8, .add, 5), "add.make-ten"),
  ])
  func `a second way is another one where there is one`(question: Question, name: String) {
    #expect(HintLadder(for: question, bySecondWay: true).strategy.name == name)
  }

  @Test
  func `the first rung says which factor counts the groups, and a language which one is read so`()
    throws
  {
    #expect(HintLadder(for: Question(7, .multiply, 5)).rungs[0].groups == .second)
    #expect(HintLadder(for: Question(5, .multiply, 7)).rungs[0].groups == .first)
    #expect(HintLadder(for: Question(7, .multiply, 10)).rungs[0].groups == nil)
    #expect(HintLadder(for: Question(5, .multiply, 5)).rungs[0].groups == nil)
    for language in Self.languages {
      let order = try HintTexts(language).texts["hint.multiply.groups"]
      #expect(order.flatMap(FactorPosition.init) != nil, "\(language)")
    }
  }

  @Test func `the steps of a hint lead to the answer one after the other`() {
    #expect(HintLadder(for: Question(16, .divide, 8)).rungs[1].steps == [8, 4])
    #expect(HintLadder(for: Question(12, .multiply, 7)).rungs[1].steps == [70, 14])
    #expect(HintLadder(for: Question(19, .add, 19)).rungs[1].steps == [20, 18])
    #expect(HintLadder(for: Question(34, .add, 25)).rungs[1].steps == [50, 9])
  }

  @Test(arguments: languages)
  func `who forgot the new ten is shown where it comes from`(language: String) throws {
    let texts = try HintTexts(language)
    let forgotCarry = try #require(Misconception(rawValue: "forgot-carry"))
    let wroteBothDigits = try #require(Misconception(rawValue: "wrote-both-digits"))
    let tenOut = try #require(Misconception(rawValue: "ten-out"))
    #expect(
      HintLadder(mending: forgotCarry, in: Question(25, .add, 58))?.strategy.name
        == "add.partition-and-carry")
    #expect(HintLadder(mending: forgotCarry, in: Question(48, .add, 7)) == nil)
    #expect(HintLadder(mending: tenOut, in: Question(25, .add, 58)) == nil)
    for question in Question.all(of: .add) {
      guard let ladder = HintLadder(mending: wroteBothDigits, in: question) else { continue }
      for hint in ladder.rungs + [ladder.worked] {
        let blank = hint.steps.first.map(String.init) ?? "▁▁"
        let text = texts.text(hint.key, hint.numbers, blank: blank) ?? ""
        if !isFit(text) { Issue.record("\(question), \(hint.key): \(text)") }
      }
    }
  }

  @Test func `rods of ten have no number where that is the answer`() {
    let ladder = HintLadder(for: Question(5, .multiply, 10))
    #expect(ladder.rungs[1].picture?.lines(width: 30) == ["__  ▌▌▌▌▌"])
    #expect(ladder.worked.picture?.lines(width: 30) == ["50  ▌▌▌▌▌"])
  }

  @Test func `nobody has to count more than 20 dots of a sum`() {
    for (question, ladder) in Self.ladders where question.operation == .add {
      for case .rows(let counts, _) in ladder.rungs.compactMap(\.picture) {
        #expect(counts.reduce(0, +) <= 20, "\(question)")
      }
    }
  }

  @Test func `nobody is called clever, and nothing is called wrong`() throws {
    for text in try HintTexts("en").texts.values {
      let words = text.lowercased()
      #expect(!["clever", "smart", "wrong", "easy"].contains { words.contains($0) })
    }
  }
}
