import Basics
import Content
import Quiz
import Screen

extension ProgressWriter {
  /// How the products are known, as a map; empty before the first one.
  var times: [Block] {
    guard let grid = grid(of: .multiply) else { return [] }
    return [.heading(texts(.progressTimes)), map(of: grid)]
  }

  /// How the divisions are known, as a map on the whole page; empty before the first one.
  ///
  /// It much resembles that of the products, so that what needs practice is enough elsewhere.
  var division: [Block] {
    guard let grid = grid(of: .divide) else { return [] }
    let facts: [Block] =
      isWhole
      ? [.secondary(texts(.progressDivisionHow)), map(of: grid)] : [.text(words(for: grid))]
    return [.heading(texts(.progressDivision))] + facts
  }

  /// Why the garden, which shows the same facts, differs, where all is shown or heard; empty where there
  /// are none.
  var gardenNotes: [Block] {
    guard usesWords || isWhole, grid(of: .multiply) ?? grid(of: .divide) != nil else { return [] }
    return [.secondary(texts(.progressGarden))]
  }

  /// The facts of an operation; nil before the first of them was asked.
  private func grid(of operation: Quiz.Operation) -> FactGrid? {
    report.grid(of: operation).flatMap { grid in
      grid.rows.joined().contains { $0.answers > 0 } ? grid : nil
    }
  }

  private func map(of grid: FactGrid) -> Block {
    let numbers = grid.numbers.map(String.init)
    let rows = zip(numbers, grid.rows).map { number, cells in
      HeatMap.Row(label: number, cells: cells.map(\.heat))
    }
    return .heatMap(
      HeatMap(
        corner: String(grid.operation.symbol), columns: numbers, rows: rows,
        legend: legend(for: grid), words: [words(for: grid)]))
  }

  /// What each sign means, the fullest first; fading only where something fades, with the fullest
  /// sign that does.
  private func legend(for grid: FactGrid) -> [HeatMap.Key] {
    let states = ItemState.allCases.reversed().map { state in
      HeatMap.Key(HeatMap.Cell(state.level), texts.name(of: state))
    }
    let fullest = grid.rows.joined().filter(\.isFading).map(\.state.level)
      .max { $0.rawValue < $1.rawValue }
    return states
      + [fullest].compactMap(\.self).map { level in
        HeatMap.Key(HeatMap.Cell(level, isFading: true), texts(.progressFading))
      }
  }

  /// Which facts need practice, and how many there are of each other kind.
  private func words(for grid: FactGrid) -> String {
    let facts = grid.rows.joined().filter { $0.question.isOrdered }
    let kinds: [(ItemState, isFading: Bool)] = [
      (.shaky, false), (.shaky, true), (.known, true), (.fluent, true),
      (.known, false), (.fluent, false), (.new, false),
    ]
    let parts = kinds.compactMap { state, isFading -> String? in
      let found = facts.filter { $0.state == state && $0.isFading == isFading }
      guard !found.isEmpty else { return nil }
      let isNamed = isFading || state == .shaky
      let values = [
        "state": name(of: state, isFading: isFading),
        "facts": isNamed ? names(of: found) : texts.count(found.count, of: .facts),
      ]
      return texts(.progressPart, values)
    }
    return texts(.sentenceEnd, ["text": texts.clauses(parts).withCapital])
  }

  /// Some of the facts, and how many more there are.
  private func names(of facts: [FactGrid.Cell]) -> String {
    let rest = facts.count - Self.mostNamed
    return texts.list(
      facts.prefix(Self.mostNamed).map { "\($0.question)" }
        + (rest > 0 ? [texts(.progressFluentMore, ["n": String(rest)])] : []))
  }

  private static let mostNamed = 12
}

extension Question {
  /// Whether it stands for itself and, where the numbers may be turned round, for both orders.
  fileprivate var isOrdered: Bool { !operation.isCommutative || left <= right }
}

extension FactGrid.Cell {
  /// The fact on a heat map.
  fileprivate var heat: HeatMap.Cell { HeatMap.Cell(state.level, isFading: isFading) }
}
