extension ColumnSheet {
  init(_ work: ColumnMultiplication, _ style: ColumnStyle) {
    let rows = work.writtenRows
    let isShort = work.lower.top == 0
    let carries = isShort ? Self.carries(rows[0]) : [:]
    if style.carries == .above { addNotes(carries) }
    let scales =
      work.isSwapped ? (work.second.scale, work.first.scale) : (work.first.scale, work.second.scale)
    let hasPoints = work.zeros == 0
    let upper = Self.row(work.upper, hasPoints ? scales.0 : 0)
    var lower = Self.row(work.lower, hasPoints ? scales.1 : 0)
    lower.sign = "×"
    let result = Self.row(work.sum, hasPoints ? scales.0 + scales.1 : 0)
    let top = [upper, lower, result].flatMap(\.cells.keys).max() ?? 0
    add(upper)
    add(lower)
    addRule(0...top)
    if let total = work.total {
      addProducts(rows, style)
      addRule(0...top)
      add(result)
      if style.carries == .below { addNotes(Self.carries(total)) }
    } else {
      add(result)
      if style.carries == .below { addNotes(carries) }
    }
  }

  /// A number with its point in a gap, and zeros where it has no digits before that.
  private static func row(_ number: ColumnNumber, _ scale: Int) -> Row {
    guard scale > 0 else { return Row(cells: number.cells()) }
    return Row(cells: number.cells(top: max(number.top, scale)), pointBefore: scale - 1)
  }

  private mutating func addProducts(_ rows: [ColumnMultiplication.Row], _ style: ColumnStyle) {
    for (index, row) in rows.enumerated() {
      var cells = ColumnNumber(units: row.product).cells(shiftedBy: row.shift)
      if style.zeros == .written {
        for place in 0..<row.shift { cells[place] = "0" }
      }
      let isLast = index == rows.count - 1
      add(Row(cells: cells, sign: isLast && style.zeros == .written ? "+" : ""))
    }
  }

  private static func carries(_ row: ColumnMultiplication.Row) -> [Int: String] {
    let steps = row.steps.filter { $0.carryOut > 0 }
    return Dictionary(uniqueKeysWithValues: steps.map { ($0.place + 1, String($0.carryOut)) })
  }

  private static func carries(_ total: ColumnAddition) -> [Int: String] {
    let steps = total.steps.filter { $0.carryOut > 0 }
    return Dictionary(uniqueKeysWithValues: steps.map { ($0.place + 1, String($0.carryOut)) })
  }
}
