import Basics
import Content
import Screen
import TestPasts
import Testing

@testable import Quiz
@testable import Tutor

/// The figures of the report, and of how many answers they are.
struct ProgressFiguresTests {
  @Test func `the figures of the last days and the number of answers stand first`() throws {
    let page = ProgressPage(Pasts.richReport, learner: nil)
    guard case .beside(let blocks, _)? = page.picture(in: Texts(.english)).blocks.first,
      case .text(let figures)? = blocks.first, case .secondary(let days) = blocks[1]
    else {
      return #expect(Bool(false), "the page begins with its charts")
    }
    #expect(figures.hasPrefix("Right first time: ") && figures.contains(" · Time a question: "))
    #expect(days.contains("days with practice"))
    #expect(
      blocks[2]
        == .secondary("41 questions so far · What the words mean: mathbot help report"))
    #expect(blocks.count { $0 == blocks[2] } == 1)
    #expect(page.lines(in: Texts(.english)).last != figures, "in words the charts say it")
  }

  @Test func `a share of few answers has no bar`() {
    for (count, hasBar) in [(1, false), (4, false), (5, true)] {
      let past = (0..<count).map { Pasts.first(Question(48, .add, 7), on: 90 + $0) }
      let report = ProgressReport(past: past, on: 100)
      let bars = ProgressWriter(report, texts: Texts(.english), usesWords: false, isWhole: true)
        .blocks(of: .add).compactMap { if case .bars(let bars) = $0 { bars } else { nil } }
      #expect(bars.joined().map { $0.permille > 0 } == [hasBar], "\(count)")
    }
  }

  @Test func `ways are shown with the last answers, by which their sign is told`() throws {
    let missed = (0..<20).map { Pasts.first(Question(48, .add, 7), typed: 54, on: 60 + $0) }
    let right = (0..<4).map { Pasts.first(Question(48, .add, 7), on: 90 + $0) }
    let report = ProgressReport(past: missed + right, on: 100)
    let writer = ProgressWriter(report, texts: Texts(.english), usesWords: false, isWhole: true)
    guard case .bars(let bars)? = writer.blocks(of: .add).last else {
      return #expect(Bool(false), "there is a bar")
    }
    #expect(bars.map(\.value) == ["4 / 5"] && bars[0].permille == 800 && bars[0].mark == "◐")
    let explanation = "The numbers are of the last 5 answers to each; fewer have no bar."
    #expect(writer.signs.contains(.secondary(explanation)))
  }

  @Test func `what goes well is counted, and has a bar only where all is shown`() {
    let past = (0..<3).flatMap { day in
      [
        Pasts.first(Question(48, .add, 7), on: day), Pasts.first(Question(34, .add, 25), on: day),
        Pasts.first(Question(64, .add, 36), typed: 90, on: day),
      ]
    }
    let report = ProgressReport(past: past, on: 3)
    func blocks(isWhole: Bool) -> [Block] {
      ProgressWriter(report, texts: Texts(.english), usesWords: false, isWhole: isWhole)
        .blocks(of: .add)
    }
    func marks(_ blocks: [Block]) -> [String] {
      blocks.flatMap { if case .bars(let bars) = $0 { bars.map(\.mark) } else { [String]() } }
    }
    #expect(marks(blocks(isWhole: false)) == ["○"])
    #expect(blocks(isWhole: false).last == .text("Ways known or fluent: 2"))
    #expect(marks(blocks(isWhole: true)).count == 3)
    #expect(!blocks(isWhole: true).contains { if case .text = $0 { true } else { false } })
  }

  @Test func `bars of adding and of taking away can be compared, and follow what explains them`()
    throws
  {
    let past = (1...5).flatMap { day in
      [Question(48, .add, 7), Question(15, .add, 16), Question(9, .subtract, 2)]
        .map { Pasts.first($0, typed: 1, on: day) }
    }
    let page = ProgressPage(ProgressReport(past: past, on: 5), learner: nil)
    let blocks = page.blocks(in: Texts(.english), usesWords: false)
    guard case .beside(_, let ways)? = blocks.last(where: \.isBeside),
      case .beside(let left, let right)? = ways.last
    else { return #expect(Bool(false), "they stand side by side") }
    let widths = (left + right).flatMap { block in
      if case .bars(let bars) = block { bars.map(\.label.displayWidth) } else { [Int]() }
    }
    #expect(widths.count == 3 && Set(widths).count == 1, "\(widths)")
    let signs = ways.firstIndex { $0.isSigns } ?? .max
    #expect(signs < ways.endIndex - 1)
  }
}

extension Block {
  fileprivate var isBeside: Bool { if case .beside = self { true } else { false } }

  fileprivate var isSigns: Bool {
    if case .secondary(let text) = self { text.contains("answers to each") } else { false }
  }
}
