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
    #expect(figures.hasPrefix("Right first time: ") && figures.contains(" · Seconds a question: "))
    #expect(days.contains("days with practice"))
    #expect(blocks[2] == .secondary("41 questions so far"))
    #expect(blocks.count { $0 == blocks[2] } == 1)
    #expect(page.lines(in: Texts(.english)).last != figures, "in words the charts say it")
  }

  @Test func `a share of few answers has no bar`() {
    for (count, hasBar) in [(1, false), (4, false), (5, true)] {
      let past = (0..<count).map { Pasts.first(Question(48, .add, 7), on: 90 + $0) }
      let report = ProgressReport(past: past, on: 100)
      let bars = ProgressWriter(report, texts: Texts(.english), usesWords: false)
        .blocks(of: .add).compactMap { if case .bars(let bars) = $0 { bars } else { nil } }
      #expect(bars.joined().map { $0.permille > 0 } == [hasBar], "\(count)")
    }
  }

  @Test func `ways are shown with the last answers, by which their sign is told`() throws {
    let missed = (0..<20).map { Pasts.first(Question(48, .add, 7), typed: 54, on: 60 + $0) }
    let right = (0..<4).map { Pasts.first(Question(48, .add, 7), on: 90 + $0) }
    let report = ProgressReport(past: missed + right, on: 100)
    let writer = ProgressWriter(report, texts: Texts(.english), usesWords: false)
    guard case .bars(let bars)? = writer.blocks(of: .add).last else {
      return #expect(Bool(false), "there is a bar")
    }
    #expect(bars.map(\.value) == ["4 / 5"] && bars[0].permille == 800 && bars[0].mark == "◐")
    #expect(writer.signs.contains(.secondary("The numbers are of the last 5 answers to each.")))
  }
}
