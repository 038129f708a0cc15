import Basics
import Quiz
import Testing

struct HintLadderTests {
  private static let languages = Language.allCases.map(\.rawValue)

  @Test(arguments: languages)
  func `every question has two rungs and a worked answer, in true and short lines`(
    language: String
  ) throws {
    let texts = try HintTexts(language)
    for (question, ladder) in Ladders.all {
      if ladder.rungs.count != HintLadder.rungCount { Issue.record("\(question)") }
      for hint in ladder.rungs + [ladder.worked] {
        let text = texts.words(of: hint, blank: hint.steps.first.map(String.init) ?? "▁▁")
        if !isFit(text) { Issue.record("\(question), \(hint.key): \(text)") }
      }
    }
  }

  /// Whether each line is short and one step, the text has all its numbers and says nothing untrue.
  private func isFit(_ text: String) -> Bool {
    let lines = text.split(separator: "\n")
    return !lines.isEmpty && lines.count <= 4
      && lines.allSatisfy { $0.count <= 60 && $0.count { $0 == "=" } <= 1 }
      && !text.contains("{") && !text.contains("▁") && untrueEquations(in: text).isEmpty
  }

  @Test(arguments: languages)
  func `a rung has a blank, and only the worked answer names the answer`(
    language: String
  ) throws {
    let texts = try HintTexts(language)
    for (question, ladder) in Ladders.all {
      for hint in ladder.rungs {
        let text = texts.texts[hint.key] ?? ""
        if !text.contains("{blank}") || text.contains("{answer}") || hint.steps.isEmpty {
          Issue.record("\(question), \(hint.key): \(text)")
        }
      }
      let worked = texts.texts[ladder.worked.key] ?? ""
      if !worked.contains("{answer}") || worked.contains("{blank}") || !ladder.worked.steps.isEmpty
      {
        Issue.record("\(question): \(worked)")
      }
    }
  }

  @Test func `the steps of each rung end with the answer`() {
    for (question, ladder) in Ladders.all {
      if ladder.rungs[1].steps.last != question.answer { Issue.record("\(question)") }
    }
  }

  @Test(arguments: languages)
  func `each rung begins with a sentence that is no calculation`(language: String) throws {
    let texts = try HintTexts(language)
    for (question, ladder) in Ladders.all {
      if (ladder.rungs + [ladder.worked]).map(\.hasLead) != [true, true, false] {
        Issue.record("\(question)")
      }
      for hint in ladder.rungs {
        let lines = texts.words(of: hint).split(separator: "\n")
        let letters = lines.first?.count { $0.isLetter } ?? 0
        if lines.count < 2 || letters < 2 || lines[0].contains("=") {
          Issue.record("\(question), \(hint.key): \(lines)")
        }
      }
    }
  }

  @Test func `each language has exactly the texts that are used`() throws {
    let hints = Ladders.all.flatMap { $0.1.rungs + [$0.1.worked] }
    let pictures = hints.flatMap(\.picture.words)
    let others = ["hint.multiply.groups", "hint.multiply.turn-around", "picture.more"]
    let used = Set(hints.map(\.key) + others + pictures.map(\.key))
    let feedback = DiagnosedAnswer.keys
    for language in Self.languages {
      // What is said to many answers has more wordings, with a number behind the key.
      let keys = try HintTexts(language).texts.keys
      let texts = Set(keys.filter { !$0.contains(/^feedback.*\.[2-6]$/) })
      #expect(texts.subtracting(used.union(feedback)) == [], "\(language)")
      #expect(used.union(feedback).subtracting(texts) == [], "\(language)")
    }
  }

  @Test func `a help is a rung or the worked answer`() {
    let ladder = HintLadder(for: Question(7, .multiply, 8))
    #expect(ladder.hint(for: .rung(1)) == ladder.rungs[0])
    #expect(ladder.hint(for: .rung(2)) == ladder.rungs[1])
    #expect(ladder.hint(for: .worked) == ladder.worked)
  }

  @Test(arguments: [
    (Question(7, .multiply, 8), "multiply.next-to-square"),
    (Question(6, .multiply, 8), "multiply.eight"), (Question(8, .multiply, 12), "multiply.eight"),
    (Question(3, .multiply, 4), "multiply.next-to-square"),
    (Question(6, .multiply, 9), "multiply.six"), (Question(8, .add, 5), "add.compensate"),
    (Question(75, .subtract, 28), "subtract.tens-then-bridge"),
    (Question(36, .add, 27), "add.columns"), (Question(81, .subtract, 26), "subtract.columns"),
    (Question(35, .divide, 5), "divide.five"), (Question(42, .divide, 6), "divide.half-first"),
    (Question(84, .divide, 12), "divide.half-first"), (Question(21, .divide, 3), "divide.from-10"),
    (Question(28, .divide, 7), "divide.two-halves"),
    (Question(15, .divide, 3), "divide.half-of-10"),
    (Question(21, .divide, 7), "divide.groups"), (Question(16, .divide, 2), "divide.groups"),
    (Question(2, .multiply, 7), "multiply.seven"), (Question(4, .add, 4), "add.through-5"),
    (Question(6, .add, 3), "add.five-and"), (Question(7, .add, 3), "add.bond-10"),
    (Question(6, .add, 4), "add.double-middle"), (Question(34, .add, 40), "add.hop-tens"),
    (Question(27, .add, 2), "add.ones-only"), (Question(7, .subtract, 4), "subtract.through-5"),
    (Question(9, .subtract, 2), "subtract.think-addition"),
    (Question(75, .subtract, 30), "subtract.hop-tens"),
    (Question(98, .subtract, 91), "subtract.jump"), (Question(6, .add, 1), "add.one-more"),
    (Question(9, .add, 1), "add.one-more"), (Question(23, .add, 4), "add.every-ten"),
    (Question(28, .subtract, 5), "subtract.every-ten"),
    (Question(70, .subtract, 6), "subtract.every-ten"),
    (Question(77, .divide, 7), "divide.tens-and-ones"),
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

  @Test(arguments: [
    (Question(16, .divide, 8), [2], [8, 2]), (Question(12, .multiply, 7), [70, 14], [14, 84]),
    (Question(19, .add, 19), [20], [18, 38]), (Question(34, .add, 25), [50, 9], [9, 59]),
    (Question(42, .divide, 7), [6], [7, 1, 6]), (Question(15, .divide, 3), [5], [5]),
    (Question(81, .subtract, 26), [61, 60], [55]),
  ])
  func `the steps of a hint lead to the answer one after the other`(
    question: Question, first: [Int], second: [Int]
  ) {
    let ladder = HintLadder(for: question)
    #expect(ladder.rungs[0].steps == first)
    #expect(ladder.rungs[1].steps == second)
  }

  @Test func `who forgot the new ten is shown where it comes from`() throws {
    let forgotCarry = try #require(Misconception(rawValue: "forgot-carry"))
    let tenOut = try #require(Misconception(rawValue: "ten-out"))
    #expect(
      HintLadder(mending: forgotCarry, in: Question(25, .add, 58))?.strategy.name
        == "add.partition-and-carry")
    #expect(HintLadder(mending: forgotCarry, in: Question(48, .add, 7)) == nil)
    #expect(HintLadder(mending: tenOut, in: Question(25, .add, 58)) == nil)
  }

  @Test func `nobody is called clever, and nothing is called wrong`() throws {
    for text in try HintTexts("en").texts.values {
      let words = text.lowercased()
      #expect(!["clever", "smart", "wrong", "easy"].contains { words.contains($0) })
    }
  }
}
