import Basics
import Quiz
import Testing

/// What is not known yet is not said, written or drawn as known.
struct HintLawTests {
  private static let languages = Language.allCases.map(\.rawValue)

  /// The questions in which a step on the way happens to be as much as the answer, such as the 5 that
  /// is still to be taken from 10 in 11 − 6.
  private static let coincidences: Set = [
    "1 + 1", "1 + 2", "2 + 1", "3 − 1", "9 − 4", "11 − 6", "12 − 7", "13 − 8", "14 − 9", "8 ÷ 2",
    "8 ÷ 4", "16 ÷ 8", "32 ÷ 8", "18 ÷ 6", "72 ÷ 6", "72 ÷ 12",
  ]

  @Test(arguments: languages)
  func `nothing tells the answer before it is worked`(language: String) throws {
    let texts = try HintTexts(language)
    for (question, ladder) in Ladders.all where !question.given.contains(question.answer) {
      let isTold = ladder.rungs.contains { told($0, in: texts).contains(question.answer) }
      if isTold, !Self.coincidences.contains("\(question)") {
        Issue.record("\(question) \(ladder.strategy.name)")
      }
    }
  }

  /// Every number that the text, the picture's data, its drawing and its words have.
  private func told(_ hint: Hint, in texts: HintTexts) -> Set<Int> {
    let drawn = hint.picture.lines(width: 30, groups: texts.groups).map(\.text)
    let words = hint.picture.words.map { texts.text($0.key, $0.numbers) ?? "" }
    let written = ([texts.words(of: hint)] + drawn + words).joined(separator: " ")
    return hint.picture.tells.union(numbers(in: written))
  }

  @Test func `no picture shows what belongs into the blank beside it`() {
    var asked: [String: Int] = [:]
    var told: [String: Int] = [:]
    for (question, ladder) in Ladders.all {
      for hint in ladder.rungs where !question.given.contains(hint.steps[0]) {
        asked[hint.key, default: 0] += 1
        told[hint.key, default: 0] += hint.picture.tells.contains(hint.steps[0]) ? 1 : 0
      }
    }
    // Some numbers are the same by chance; what is drawn by rule is so in every question.
    #expect(told.filter { 2 * $0.value > asked[$0.key, default: 0] + 1 } == [:])
  }

  @Test func `the next picture has more than the one before it without its blank`() throws {
    let groups = try HintTexts("en").groups
    for (question, ladder) in Ladders.all {
      let shapes = ladder.rungs.map { hint in
        hint.picture.lines(width: 30, groups: groups)
          .map { $0.text.replacing(#/[ ]*[─_][─_ ]*/#) { _ in "─" } }
      }
      #expect(shapes[0] != shapes[1], "\(question)")
    }
  }

  @Test func `the first picture of a division knows neither its groups nor its rest`() {
    for question in Question.all(of: .divide) {
      let ladder = HintLadder(for: question)
      let firstSteps = [0, 1, 2, 5, 9, 10, question.left, question.right]
      let known = question.given.union(firstSteps)
      #expect(ladder.rungs[0].picture.tells.isSubset(of: known), "\(question)")
    }
  }

  @Test func `the answer is told when it is worked`() throws {
    for language in Self.languages {
      let texts = try HintTexts(language)
      for (question, ladder) in Ladders.all
      where !told(ladder.worked, in: texts).contains(question.answer) {
        Issue.record("\(question) \(language)")
      }
    }
  }
}

extension Question {
  /// The numbers that the question names: its own with their tens and ones, one thing, and a ten.
  fileprivate var given: Set<Int> {
    Set([left, right].flatMap { [$0, $0 % 10, $0 / 10, $0 / 10 * 10] } + [1, 10])
  }
}
