import Basics
import Content
import Screen
import TestPasts
import Testing

@testable import Quiz
@testable import Tutor

/// What the report leaves to its whole form, so that it is soon read.
struct ProgressLengthTests {
  private static func maps(_ blocks: [Block]) -> [HeatMap] {
    blocks.flatMap { block -> [HeatMap] in
      switch block {
      case .heatMap(let map): [map]
      case .beside(let left, let right): maps(left) + maps(right)
      case .text, .heading, .secondary, .item, .note, .picture, .bars, .columns, .gap: []
      }
    }
  }

  @Test func `only where all is shown have divisions a map of their own`() {
    #expect(
      Self.maps(
        ProgressPage(Pasts.richReport, learner: nil).blocks(in: Texts(.english), usesWords: false)
      ).map(\.corner) == ["×"])
    let whole = ProgressPage(Pasts.richReport, learner: nil)
      .content(in: Texts(.english), usesWords: false, isWhole: true)
    #expect(Self.maps(whole).map(\.corner) == ["×", "÷"])
    #expect(
      ProgressWriter(
        ProgressReport(past: [Pasts.rich[0]], on: 0), texts: Texts(.english), usesWords: false,
        isWhole: true
      ).division.isEmpty)
  }

  /// A child who was asked much of everything for a month.
  private static let busyReport: ProgressReport = {
    var generator = SeededGenerator(seed: 1)
    let sums = (0..<400).map { _ in
      Question(
        .random(in: 50...99, using: &generator), Bool.random(using: &generator) ? .add : .subtract,
        .random(in: 1...49, using: &generator))
    }
    let questions = Question.all.filter { !$0.isTrivial } + sums
    return ProgressReport(
      past: (0..<1_400).map { number in
        let question = questions.randomElement(using: &generator) ?? Question(7, .multiply, 8)
        let isRight = Int.random(in: 0..<8, using: &generator) > 0
        return Pasts.first(
          question, typed: question.answer + (isRight ? 0 : 1),
          seconds: .random(in: 1...6, using: &generator), on: number / 50)
      }, on: 28)
  }()

  @Test(arguments: Language.allCases)
  func `after a busy month the page is read in four windows of 24 rows`(language: Language) {
    let page = ProgressPage(Self.busyReport, learner: "Mina").picture(in: Texts(language))
    let rows = page.printed(columns: 80, glyphs: .unicode, depth: .none).count
    #expect(rows > 50 && rows <= 4 * 20)
  }

  @Test func `of many facts to practise a dozen are named, and the others counted`() throws {
    let missed = Question.all(of: .divide).filter { !$0.isTrivial }.prefix(20)
    let report = ProgressReport(past: missed.map { Pasts.first($0, typed: 1) }, on: 0)
    let texts = Texts(.english)
    let writer = ProgressWriter(report, texts: texts, usesWords: false)
    guard case .text(let words)? = writer.division.last else {
      return #expect(Bool(false), "there are no words")
    }
    let named = try #require(words.split(separator: ";").first)
    #expect(named.hasPrefix("Shaky: ") && named.count { $0 == "÷" } == 12)
    #expect(named.hasSuffix(texts(.progressFluentMore, ["n": "8"])))
    #expect(words.hasSuffix("; new: 124 facts."))
  }

  @Test func `four things to talk about are enough for a week, and all stand where all is shown`() {
    let report = Self.busyReport
    #expect(report.talkingPoints.count == 5)
    for (isWhole, count) in [(false, 4), (true, 5)] {
      let writer = ProgressWriter(
        report, texts: Texts(.english), usesWords: false, isWhole: isWhole)
      #expect(
        writer.talkingPoints.count { if case .item = $0 { true } else { false } } == count)
    }
  }

  @Test func `a slip is told once, in whatever operation it came`() {
    let misses: [(Question, Int)] = [
      (Question(2, .add, 10), 13), (Question(5, .add, 10), 16), (Question(4, .add, 10), 15),
      (Question(3, .add, 10), 14),
      (Question(7, .multiply, 9), 54), (Question(6, .multiply, 9), 63),
      (Question(8, .multiply, 9), 63), (Question(11, .subtract, 1), 9),
      (Question(76, .subtract, 4), 71),
    ]
    let report = ProgressReport(past: misses.map { Pasts.first($0, typed: $1) }, on: 0)
    #expect(report.habits.map(\.operation) == [.add, .multiply, .subtract])
    #expect(report.habits.first?.misconception == report.habits.last?.misconception)
    let lines = ProgressPage(report, learner: nil).lines(in: Texts(.english))
    #expect(lines.count { $0.lowercased().contains("one step too many") } == 1, "\(lines)")
  }
}
