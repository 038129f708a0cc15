import Content
import Quiz
import Screen

extension ProgressWriter {
  /// The heat map of the divisions; empty before the first one.
  var division: [Block] {
    wasAsked(.divide) ? heatMap(of: .divide, in: .division) : []
  }

  /// The heat map of the products; empty before the first one.
  var times: [Block] {
    wasAsked(.multiply) ? heatMap(of: .multiply, in: .times) : []
  }

  /// Why the garden, which shows the same facts, differs; empty where there is no map.
  var gardenNotes: [Block] {
    let notes: [(Quiz.Operation, Phrase)] = [
      (.multiply, .progressTimesGarden), (.divide, .progressDivisionGarden),
    ]
    return notes.filter { wasAsked($0.0) }.map { .secondary(texts($0.1)) }
  }

  private func wasAsked(_ operation: Quiz.Operation) -> Bool {
    report.grid(of: operation)?.rows.joined().contains { $0.answers > 0 } ?? false
  }

  /// The heat map of an operation under its heading; empty where its facts lie in no square.
  func heatMap(of operation: Quiz.Operation, in phrases: HeatMapPhrases) -> [Block] {
    guard let grid = report.grid(of: operation) else { return [] }
    let numbers = grid.numbers.map(String.init)
    let rows = zip(numbers, grid.rows).map { number, cells in
      HeatMap.Row(label: number, cells: cells.map(\.heat))
    }
    let map = HeatMap(
      corner: String(operation.symbol), columns: numbers, rows: rows, legend: legend(for: grid),
      words: words(for: grid, in: phrases))
    // Who only hears it knows no columns.
    let columns = usesWords ? [] : phrases.columns.map { [Block.secondary(texts($0))] } ?? []
    return [.heading(texts(phrases.heading))] + columns + [.heatMap(map)]
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

  /// A sentence for each row that was met, and one for all others.
  private func words(for grid: FactGrid, in phrases: HeatMapPhrases) -> [String] {
    let rows = zip(grid.numbers, grid.rows)
    let met = rows.filter { $0.1.contains { $0.state != .new } }
    let new = rows.filter { $0.1.allSatisfy { $0.state == .new } }.map { String($0.0) }
    let sentences = met.map { sentence(on: $0.1, row: String($0.0), in: phrases) }
    guard !new.isEmpty else { return sentences }
    return sentences + [texts(.progressRowsNew, ["numbers": texts.list(new)])]
  }

  /// A row in words: which facts are fluent, known, shaky and new.
  private func sentence(
    on cells: [FactGrid.Cell], row: String, in phrases: HeatMapPhrases
  ) -> String {
    let parts = ItemState.allCases.reversed().flatMap { state in
      [false, true].compactMap { isFading in
        let found = cells.filter { $0.state == state && $0.isFading == isFading }
        let name = name(of: state, isFading: isFading)
        if found.count == cells.count { return texts(.progressPartAll, ["state": name]) }
        // Those not asked yet would make a long list.
        guard !found.isEmpty, state != .new else { return nil }
        return texts(
          .progressPart, ["state": name, "numbers": texts.list(numbers(of: found, in: phrases))])
      }
    }
    return texts(phrases.row, ["n": row, "parts": texts.clauses(parts)])
  }

  /// The facts by which a row names them.
  private func numbers(of cells: [FactGrid.Cell], in phrases: HeatMapPhrases) -> [String] {
    cells.map { phrases.writesQuestionsOut ? "\($0.question)" : "\($0.question.right)" }
  }
}

extension FactGrid.Cell {
  /// The fact on a heat map.
  fileprivate var heat: HeatMap.Cell { HeatMap.Cell(state.level, isFading: isFading) }
}
