import Testing

@testable import Quiz

/// Bars are drawn in scale, and from rung to rung it is the same bar.
struct HintScaleTests {
  /// The bars of all ladders, and those of them that have an end.
  private static let allBars = Ladders.pictures.compactMap { picture in
    if case .bar(let bar) = picture { bar } else { nil }
  }
  private static let bars = allBars.filter { !$0.goesOn }
  private static let openBars = allBars.filter(\.goesOn)

  /// Where the lines between the parts of a bar stand.
  private func lines(of bar: PartBar) -> [Int] {
    let marks = bar.lines(width: 30, groups: .first)[2].text.enumerated()
      .filter { "└┴┘".contains($0.element) }.map(\.offset)
    let cells = bar.parts.indices.map { bar.parts[...$0].reduce(0) { $0 + $1.cells } }
    return ([0] + cells).map { marks[$0] }
  }

  @Test func `each part of a bar is as long as it should be, within a column`() {
    #expect(Self.bars.count > 300)
    for bar in Self.bars where bar.parts.allSatisfy({ $0.share > 0 }) {
      let all = bar.parts.reduce(0) { $0 + $1.share }
      for (edges, part) in zip(zip(lines(of: bar), lines(of: bar).dropFirst()), bar.parts)
      where abs((edges.1 - edges.0) * all - part.share * bar.length) > all {
        Issue.record("\(bar): \(edges)")
      }
    }
  }

  @Test func `the cells of a part are alike, and each has a line on both sides`() {
    for bar in Self.bars {
      let cells = bar.lines(width: 30, groups: .first)[1].text.split(
        omittingEmptySubsequences: false, whereSeparator: "│¦".contains)
      let widths = cells.dropFirst().dropLast().map(\.count)
      let count = bar.parts.reduce(0) { $0 + $1.cells }
      if widths.count != count { Issue.record("\(bar)") }
      if bar.parts.count == 1, Set(widths).count > 1 { Issue.record("\(bar): \(widths)") }
    }
  }

  @Test func `the numbers of the parts come to the whole`() {
    for bar in Self.bars {
      guard let total = bar.total?.value else { continue }
      let sums = bar.parts.compactMap { part in
        part.sum.map(\.value) ?? part.cell?.value.map { $0 * part.cells }
      }
      if sums.count == bar.parts.count, sums.reduce(0, +) != total { Issue.record("\(bar)") }
    }
  }

  /// The bars of a ladder that have an end, and so a scale.
  private func bars(of ladder: HintLadder) -> [PartBar] {
    (ladder.rungs + [ladder.worked]).compactMap { hint in
      if case .bar(let bar) = hint.picture, !bar.goesOn { bar } else { nil }
    }
  }

  @Test func `nobody can measure how many groups a bar without an end has`() {
    #expect(Self.openBars.count > 90)
    let shapes = Self.openBars.map { bar in
      bar.lines(width: 30, groups: .first).map { line in
        line.text.prefix(18).map { $0.isNumber ? " " : $0 }.map(String.init).joined()
      }
    }
    #expect(Set(shapes).count == 1, "\(Set(shapes))")
  }

  @Test func `a bar without an end begins with one group, and has the whole behind it`() {
    for bar in Self.openBars {
      let line = bar.lines(width: 30, groups: .first)[1].text
      let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
      #expect(numbers == [bar.parts[0].cell?.value, bar.total?.value], "\(line)")
    }
  }

  @Test func `a division keeps one scale through its rungs`() {
    for question in Question.all(of: .divide) where question.right > 1 && question.answer > 1 {
      let ladder = HintLadder(for: question)
      let bars = bars(of: ladder)
      let columns = bars.map { bar in
        Double(bar.length) / Double(bar.total?.value ?? question.left)
      }
      if bars.count > 1, Set(columns).count > 1 { Issue.record("\(question): \(columns)") }
    }
  }

  @Test func `from rung to rung a bar keeps its width, unless it shows another whole`() {
    for (question, ladder) in Ladders.all {
      let sizes = Dictionary(grouping: bars(of: ladder)) { $0.total?.value ?? question.answer }
        .values
      for bars in sizes
      where Set(bars.map(\.length)).count > 1 {
        Issue.record("\(question): \(bars)")
      }
    }
  }

  @Test func `the edges of a bar have no holes, and no number stands both in a cell and below it`()
  {
    for bar in Self.bars {
      let lines = bar.lines(width: 30, groups: .first).map(\.text)
      for edge in [lines[0], lines[2]] {
        let inside = edge.prefix { !"┐┘".contains($0) }
        if inside.contains(#/[─┄┴┬└┌] +[─┄┴┬]/#) { Issue.record("\(lines)") }
      }
      for part in bar.parts where part.cells == 1 && part.cell != nil && part.sum != nil {
        Issue.record("\(lines)")
      }
    }
  }

  @Test func `where a bar has three cells or more their numbers stand in the middle`() {
    for bar in Self.bars where bar.parts.contains(where: { $0.cells > 2 }) {
      let line = bar.lines(width: 30, groups: .first)[1].text
      let cells = line.dropFirst().dropLast().split(separator: "│").prefix(3)
      for cell in cells where cell.contains(where: \.isNumber) {
        if cell.prefix(while: { $0 == " " }).count
          != cell.reversed().prefix(while: { $0 == " " }).count
        {
          Issue.record("\(line)")
        }
      }
    }
  }

  @Test func `each rung of a division by five is the same bar`() {
    for question in Question.all(of: .divide) where question.right == 5 && 6..<10 ~= question.answer
    {
      let ladder = HintLadder(for: question)
      for hint in ladder.rungs + [ladder.worked] {
        guard case .bar = hint.picture else {
          Issue.record("\(question)")
          continue
        }
      }
    }
  }
}
