import Basics
import Content
import Screen
import TestPasts
import Testing

@testable import Quiz
@testable import Tutor

/// What stands beside what on the page about where a child stands.
struct ProgressPlacesTests {
  /// The headings on the left and on the right of each pair of parts.
  private func headings(_ questions: [Question]) -> [[[String]]] {
    let report = ProgressReport(past: questions.map { Pasts.first($0) }, on: 0)
    let page = ProgressPage(report, learner: nil).picture(in: Texts(.english))
    return page.blocks.pairs.map { pair in
      pair.map { side in
        side.compactMap { if case .heading(let text) = $0 { text } else { nil } }
      }
    }
  }

  @Test func `the tables stand right of the words, and what is added left of what is taken`() {
    let texts = Texts(.english)
    let pairs = headings([
      Question(48, .add, 7), Question(52, .subtract, 17), Question(7, .multiply, 8),
    ])
    #expect(pairs.count == 3)
    #expect(pairs[1] == [[texts(.progressTrend)], []], "what came lately is left of both")
    #expect(pairs.last == [[texts(.progressAddition)], [texts(.progressSubtraction)]])
    let words = headings([Question(7, .multiply, 8), Question(56, .divide, 7)])
    #expect(words.first?.last == [texts(.progressTimes), texts(.progressDivision)])
    let page = ProgressPage(
      ProgressReport(past: [Pasts.first(Question(7, .multiply, 8))], on: 0), learner: nil
    ).picture(in: texts)
    for case .beside(let left, let right) in page.blocks {
      #expect(right.contains { if case .heatMap = $0 { true } else { false } })
      #expect(!left.contains { if case .heatMap = $0 { true } else { false } })
    }
  }

  @Test func `the slowest day has the full height, and the others their share of it`() {
    let fact = Question(7, .multiply, 8)
    let past = [
      Pasts.first(fact, seconds: 8, on: 98), Pasts.first(fact, seconds: 4, on: 99),
      Pasts.first(fact, seconds: 2, on: 100),
    ]
    let writer = ProgressWriter(
      ProgressReport(past: past, on: 100), texts: Texts(.english), usesWords: false, isWhole: true)
    let charts = writer.trend.compactMap { if case .columns(let chart) = $0 { chart } else { nil } }
    #expect(charts.count == 2)
    #expect(charts.last?.columns.suffix(3).map { $0 ?? -1 } == [1_000, 500, 250])
    #expect(charts.first?.columns.suffix(3).map { $0 ?? -1 } == [1_000, 1_000, 1_000])
    #expect(charts.first?.columns.dropLast(3).allSatisfy { $0 == nil } == true)
  }

  @Test func `of much that was not asked yet the next three parts are named`() {
    let texts = Texts(.english)
    func lastLine(_ questions: [Question], usesWords: Bool = false) -> String {
      let report = ProgressReport(past: questions.map { Pasts.first($0) }, on: 0)
      let writer = ProgressWriter(report, texts: texts, usesWords: usesWords)
      guard case .item(let line)? = writer.strands.last else { return "" }
      return line
    }
    let products = (2...9).flatMap { [Question(7, .multiply, $0), Question(6, .multiply, $0)] }
    #expect(
      lastLine(products)
        == "Hardly or not asked yet: sums to 10, taking away to 10, sums to 20, 6 more")
    #expect(
      lastLine(products, usesWords: true)
        == "Hardly or not asked yet: sums to 10; taking away to 10; sums to 20; 6 more")
  }

  @Test func `what is still hard is named, the hardest first, and at most three of a kind`() {
    let texts = Texts(.english)
    func notes(_ missed: [Question]) -> [Block] {
      let known = (2...12).map { Pasts.first(Question(7, .multiply, $0)) }
      let past = known + missed.map { Pasts.first($0, typed: $0.answer + 1) }
      return ProgressWriter(
        ProgressReport(past: past, on: 0), texts: texts, usesWords: false
      ).strands.filter { if case .note = $0 { true } else { false } }
    }
    let missed = [Question(3, .add, 5), Question(2, .add, 3), Question(4, .add, 2)]
    let named = notes(missed)
    #expect(named.count == 1)
    for question in missed {
      #expect("\(named)".contains("\(question)") || "\(named)".contains("\(question.ordered)"))
    }
    let more = notes(missed + [Question(6, .add, 3), Question(7, .add, 2)])
    #expect("\(more)".ranges(of: " + ").count == 3, "\(more)")
    #expect(notes([Question(3, .add, 5)]).isEmpty, "one answer does not show what is hard")
  }

  @Test(arguments: Language.allCases)
  func `what can be done comes before any map`(language: Language) throws {
    let missed = [Question(7, .multiply, 8), Question(6, .multiply, 8)]
    let attempts: [PastAttempt] = missed.flatMap {
      [Pasts.first($0, typed: 50), Pasts.first($0, typed: 50)]
    }
    let page = ProgressPage(ProgressReport(past: attempts, on: 0), learner: nil)
    let blocks = page.blocks(in: Texts(language), usesWords: false).flatMap { block in
      if case .beside(let left, let right) = block { left + right } else { [block] }
    }
    let talk = try #require(blocks.firstIndex(of: .heading(Texts(language)(.progressTalk))))
    let isMap: (Block) -> Bool = { if case .heatMap = $0 { true } else { false } }
    #expect(talk < (try #require(blocks.firstIndex(where: isMap))))
  }

  @Test(arguments: [(2, false), (3, true)])
  func `a mistake that came more often than it has examples says how often`(
    count: Int, isSaid: Bool
  ) {
    let questions = [7, 6, 3, 4].prefix(count).map { Question($0, .multiply, 8) }
    let missed = questions.map { Pasts.first($0, typed: $0.answer + 8) }
    let lines = ProgressPage(ProgressReport(past: missed, on: 0), learner: nil)
      .lines(in: Texts(.english))
    #expect(lines.contains { $0.hasSuffix(" (\(count)\u{A0}times)") } == isSaid, "\(lines)")
  }

  @Test func `a child who was asked no product has no map of them`() {
    let report = ProgressReport(past: [Pasts.first(Question(48, .add, 7))], on: 0)
    #expect(ProgressWriter(report, texts: Texts(.english), usesWords: false).times.isEmpty)
  }
}

extension [Block] {
  /// What stands left and right, in groups that stand in others too.
  fileprivate var pairs: [[[Block]]] {
    flatMap { block in
      if case .beside(let left, let right) = block {
        [[left, right]] + left.pairs + right.pairs
      } else {
        [[[Block]]]()
      }
    }
  }
}
