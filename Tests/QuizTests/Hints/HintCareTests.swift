import Basics
import Testing

@testable import Quiz

/// What a good teacher would say: the way that suits, no detour, no odd words.
struct HintCareTests {
  private static let languages = Language.allCases.map(\.rawValue)

  @Test(arguments: [
    // Only the tens change; count up within a decade; the ones make a ten; close pairs.
    ("81 − 51", "subtract.partition-same-ones"), ("15 − 11", "subtract.count-up-ones"),
    ("98 − 91", "subtract.count-up-ones"), ("48 + 32", "add.ones-make-ten"),
    ("42 − 38", "subtract.count-up-line"), ("91 − 89", "subtract.count-up"),
    // Place value; the ones go; count back; to the next ten.
    ("30 + 2", "add.tens-and-ones-digit"), ("10 + 5", "add.tens-and-ones-digit"),
    ("53 − 3", "subtract.ones-only-all"), ("70 − 1", "subtract.count-back-one"),
    ("70 − 3", "subtract.count-back"), ("93 + 7", "add.bridge-to-ten"),
    // Doubles and halves; squares; nines; elevens.
    ("25 + 25", "add.double-by-tens"), ("50 − 25", "subtract.half"),
    ("4 × 4", "multiply.four"), ("6 × 6", "multiply.six"), ("7 × 7", "multiply.seven"),
    ("8 × 8", "multiply.eight"), ("54 ÷ 9", "divide.groups"), ("63 ÷ 7", "divide.under-10"),
    ("77 ÷ 11", "divide.eleven"), ("80 ÷ 8", "divide.ten-groups"),
    ("20 ÷ 2", "divide.ten-groups"), ("70 ÷ 10", "divide.tens"),
  ])
  func `a question gets the way that a teacher would take`(question: String, name: String) throws {
    let asked = try #require(Question.all.first { "\($0)" == question })
    #expect(HintLadder(for: asked).rungs[0].key == "hint.\(name).1")
  }

  @Test func `a bar with one group cut off has no end, which would show how many there are`() {
    for question in Question.all(of: .divide) {
      guard case .bar(let bar) = HintLadder(for: question).rungs[0].picture,
        bar.parts.first?.cell == .known(question.right)
      else { continue }
      #expect(bar.goesOn, "\(question)")
    }
  }

  @Test func `only the rod that is asked for has a question mark`() throws {
    for divisor in 3...12 {
      let ladder = HintLadder(for: Question(10 * divisor, .divide, divisor))
      guard ladder.strategy.name == "divide.ten-groups",
        case .rods(let rods) = ladder.rungs[1].picture
      else { continue }
      #expect(rods.rows.count { $0.label == .open } == 1, "\(divisor)")
      #expect(rods.rows.reduce(0) { $0 + $1.tens.all } == divisor)
    }
  }

  @Test func `each group of questions gets its way`() {
    let groups: [(rule: (Question) -> Bool, way: String)] = [
      (
        {
          $0.operation == .subtract && $0.right > 10 && $0.left % 10 == $0.right % 10
            && $0.left % 10 > 0 && $0.answer > 0 && $0.left != 2 * $0.right
        }, "subtract.partition"
      ),
      (
        {
          $0.operation == .subtract && $0.right >= 10 && $0.left / 10 == $0.right / 10
            && $0.answer > 0 && $0.right % 10 > 0
        }, "subtract.count-up"
      ),
      (
        {
          $0.operation == .subtract && $0.right > 10 && 4..<10 ~= $0.answer && $0.crossesTen
            && $0.left > 20
        }, "subtract.count-up-line"
      ),
      (
        {
          $0.operation == .add && $0.left > 10 && $0.right > 10 && $0.answer < 100
            && $0.left % 10 + $0.right % 10 == 10 && $0.larger - $0.smaller > 1
            && $0.answer != 20
        }, "add.ones-make-ten"
      ),
      (
        { $0.operation == .add && $0.larger % 10 == 0 && 1..<10 ~= $0.smaller && $0.larger > 0 },
        "add.tens-and-ones"
      ),
    ]
    for (rule, way) in groups {
      let questions = Question.all.filter(rule)
      #expect(questions.count >= 80, "\(way)")
      for question in questions where Strategy(for: question).name != way {
        Issue.record("\(question): \(Strategy(for: question).name), not \(way)")
      }
    }
  }

  @Test func `most questions have a second way, and it is another one`() {
    let second = Question.all.compactMap { question in
      Strategy(secondFor: question).map { (question, $0) }
    }
    #expect(second.count >= 9_000)
    for (question, way) in second
    where way == Strategy(for: question)
      || HintLadder(for: question, bySecondWay: true).rungs == HintLadder(for: question).rungs
    {
      Issue.record("\(question): \(way.name)")
    }
  }

  @Test(arguments: languages)
  func `two groups are one and another one`(language: String) throws {
    let texts = try HintTexts(language)
    for question in Question.all(of: .divide) where question.answer == 2 && question.right > 2 {
      for bySecondWay in [false, true] {
        let ladder = HintLadder(for: question, bySecondWay: bySecondWay)
        guard ladder.strategy.name == "divide.groups" else { continue }
        let text = texts.text(ladder.worked.key, ladder.worked.numbers) ?? ""
        if !text.hasPrefix("\(question.right) + \(question.right) = \(question.left)\n") {
          Issue.record("\(question): \(text)")
        }
      }
    }
  }

  @Test(arguments: languages)
  func `a division begins with its product`(language: String) throws {
    let texts = try HintTexts(language)
    for question in Question.all(of: .divide) {
      for bySecondWay in [false, true] {
        let hint = HintLadder(for: question, bySecondWay: bySecondWay).rungs[0]
        if !texts.words(of: hint).contains("\(question.right) × __ = \(question.left)") {
          Issue.record("\(question): \(texts.words(of: hint))")
        }
      }
    }
  }

  @Test(arguments: languages)
  func `nothing is done with 0 where the question has none`(language: String) throws {
    let texts = try HintTexts(language)
    for (question, ladder) in Ladders.all where question.smaller > 0 {
      for hint in ladder.rungs + [ladder.worked] {
        let text = texts.words(of: hint)
        if text.contains(#/(^|[^0-9])0 [+−×÷]|[+−×÷] 0($|[^0-9])/#) {
          Issue.record("\(question), \(hint.key): \(text)")
        }
      }
    }
  }

  @Test(arguments: languages)
  func `nothing is said of one thing in the plural`(language: String) throws {
    let texts = try HintTexts(language)
    for (question, ladder) in Ladders.all {
      for hint in ladder.rungs + [ladder.worked] {
        let text = texts.words(of: hint)
        if text.contains(#/(^|[^0-9])1 (tens|ones|dots|groups|steps|rods|hops)/#)
          || text.contains("square below")
        {
          Issue.record("\(question), \(hint.key): \(text)")
        }
      }
    }
  }

  @Test func `no step has numbers much larger than its question`() throws {
    let texts = try HintTexts("en")
    for (question, ladder) in Ladders.usual + Ladders.second where !question.isTrivial {
      let largest = max(question.larger, question.answer)
      for step in steps(of: texts.words(of: ladder.worked)) {
        let isLarge =
          step.answer > 2 * largest + 10 || max(step.left, step.right) > 2 * largest + 10
        if isLarge { Issue.record("\(question) \(ladder.strategy.name): \(step)") }
      }
    }
  }

  private func steps(of text: String) -> [Question] {
    text.matches(of: #/(\d+) ([+−×÷]) (\d+) = /#).compactMap { match in
      guard let left = Int(match.1), let right = Int(match.3),
        let operation = Operation.allCases.first(where: { "\($0.symbol)" == match.2 })
      else { return nil }
      return Question(left, operation, right)
    }
  }
}
