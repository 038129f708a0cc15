import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// All times of a practice, as they are listed.
struct TimeSheetTests {
  @Test func `a tip is no miss in the list of times, what was skipped is worked out when found`() {
    func result(_ ending: QuestionResult.Ending, misses: Int = 0) -> QuestionResult {
      let question = Question(7, .multiply, 8 + misses)
      return QuestionResult(
        question: question, ending: ending, time: .seconds(2), hintsSeen: 1, misses: misses)
    }
    func marks(_ results: [QuestionResult]) -> [String] {
      let texts = Texts(.english)
      let sheet = TimeSheet(SessionSummary(results: results), texts: texts, usesWords: false)
      return sheet.blocks.flatMap { block in
        if case .bars(let bars) = block { bars.map(\.mark) } else { [String]() }
      }
    }
    #expect(marks([result(.rightInTheEnd)]) == ["🎉"])
    #expect(marks([result(.rightInTheEnd, misses: 1)]) == ["💪"])
    #expect(marks([result(.skipped), result(.rightAtOnce)]) == ["💪"], "it stands there once")
    #expect(marks([result(.revealed, misses: 3)]) == ["💡"], "shown is not worked out")
  }

  @Test func `what was not found has no time`() {
    let results = [QuestionResult.Ending.revealed, .unfinished, .skipped].map {
      QuestionResult(
        question: Question(7, .multiply, 8), ending: $0, time: .seconds(2), hintsSeen: 3, misses: 3)
    }
    for result in results {
      let sheet = TimeSheet(
        SessionSummary(results: [result]), texts: Texts(.english), usesWords: false)
      let bars = sheet.blocks.flatMap { if case .bars(let bars) = $0 { bars } else { [Bar]() } }
      #expect(bars.map(\.value) == [""] && bars.map(\.permille) == [0])
    }
  }

  @Test func `only a tip that was asked for is noted`() {
    func note(hints: Int, misses: Int) -> [String] {
      let result = QuestionResult(
        question: Question(7, .multiply, 8), ending: .rightInTheEnd, time: .seconds(2),
        hintsSeen: hints, misses: misses)
      let sheet = TimeSheet(
        SessionSummary(results: [result]), texts: Texts(.english), usesWords: false)
      return sheet.blocks.flatMap { block in
        if case .bars(let bars) = block { bars.map(\.note) } else { [String]() }
      }
    }
    #expect(note(hints: 1, misses: 0) == ["with a tip"])
    #expect(note(hints: 3, misses: 1) == ["with a tip"])
    #expect(note(hints: 0, misses: 0) == [""])
    #expect(note(hints: 2, misses: 2) == [""], "the second miss brings it by itself")
  }

  @Test(arguments: [(0, []), (1, [1]), (3, [3]), (4, [2, 2])])
  func `the page has its stars in lines of about one length, the message one below the other`(
    count: Int, lines: [Int]
  ) {
    let stars = Array(Star.allCases.prefix(count))
    func starLines(_ blocks: [Block]) -> [Int] {
      blocks.compactMap { if case .text(let text) = $0 { text.count { $0 == "★" } } else { nil } }
        .filter { $0 > 0 }
    }
    let sheet = TimeSheet(
      SessionSummary(results: []), stars: stars, texts: Texts(.english), usesWords: false)
    #expect(starLines(sheet.page) == lines)
    #expect(starLines(sheet.blocks) == stars.map { _ in 1 })
  }
}
