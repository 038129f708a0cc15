extension ColumnSheet {
  /// The sheet of an operation as a country writes it.
  package init(_ work: ColumnWork, _ style: ColumnStyle, isPlain: Bool = false) {
    self =
      switch work {
      case .addition(let sum): ColumnSheet(sum, style)
      case .subtraction(let difference): ColumnSheet(difference, style)
      case .multiplication(let product): ColumnSheet(product, style)
      case .division(let quotient): ColumnSheet(quotient, style, isPlain: isPlain)
      }
  }

  /// The sheet in characters of one column each; nil if it is wider than so many columns.
  package func text(columns: Int) -> [String]? {
    let all = places
    guard let pitch = pitches.first(where: { margin + all.count * $0 + 1 <= columns }) else {
      return nil
    }
    let grid = ColumnGrid(all, pitch: pitch, margin: margin)
    var rows = lines.map { line in
      switch line {
      case .row(let row): grid.text(of: row)
      case .rule(let range, let isWide): grid.rule(range, isWide: isWide)
      }
    }
    if let divisor { addDivisor(divisor, to: &rows) }
    return rows
  }

  /// The divisor before the dividend, which is the third line, below a rule.
  private func addDivisor(_ divisor: (sign: String, corner: String), to rows: inout [String]) {
    guard rows.count > 2 else { return }
    let edge = divisor.sign.count - 1
    let width = rows[1].count
    rows[1] =
      String(repeating: " ", count: edge) + divisor.corner
      + String(repeating: "─", count: width - edge - 1)
    rows[2] = divisor.sign + rows[2].dropFirst(divisor.sign.count)
  }
}

/// Where each column of a sheet begins.
struct ColumnGrid {
  private let starts: [Int: Int]
  private let pitch: Int
  private let margin: Int
  private let width: Int
  /// Where the point behind the ones stands; nil if there are no places behind it.
  private let point: Int?

  init(_ places: ClosedRange<Int>, pitch: Int, margin: Int) {
    var starts: [Int: Int] = [:]
    var start = margin
    var point: Int?
    for place in places.reversed() {
      if place == -1 {
        point = start
        start += 1
      }
      starts[place] = start
      start += pitch
    }
    (self.starts, self.pitch, self.margin, self.point) = (starts, pitch, margin, point)
    width = start
  }

  func text(of row: ColumnSheet.Row) -> String {
    var cells = Array(repeating: Character(" "), count: width)
    for (place, text) in row.cells {
      let start = starts[place, default: 0] + pitch - text.count
      for (offset, character) in text.enumerated() where character != " " {
        cells[start + offset] = character
      }
    }
    if let place = row.pointBefore, pitch > 1 { cells[starts[place, default: 0]] = "." }
    if row.hasPoint, let point { cells[point] = "." }
    for (offset, character) in row.sign.enumerated() { cells[offset] = character }
    let text = String(cells)
    return String(text.reversed().drop { $0 == " " }.reversed()) + row.tail
  }

  func rule(_ range: ClosedRange<Int>, isWide: Bool) -> String {
    let start = isWide ? 0 : starts[range.upperBound, default: margin]
    let end = starts[range.lowerBound, default: margin] + pitch
    return String(repeating: " ", count: start) + String(repeating: "─", count: end - start)
  }
}
