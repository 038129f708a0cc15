extension ColumnSheet {
  /// The sheet of a division; where only ASCII can be shown, what is carried in a short one stands
  /// in a row of its own.
  init(_ work: ColumnDivision, _ style: ColumnStyle, isPlain: Bool) {
    let places = work.low...(work.steps.first?.place ?? 0)
    let divisor = String(work.wholeDivisor)
    margin = divisor.count + 3
    self.divisor =
      switch style.division {
      case .corner: (divisor + " │", "┌")
      case .bracket: (divisor + " )", " ")
      }
    addQuotient(work, style)
    addRule(places, wide: false)
    var dividend = Row(cells: work.dividendCells, hasPoint: places.lowerBound < 0)
    if work.wholeDivisor <= style.longestShortDivisor {
      addShort(work, &dividend, isPlain: isPlain)
    } else {
      add(dividend)
      addProducts(work)
    }
  }

  private mutating func addQuotient(_ work: ColumnDivision, _ style: ColumnStyle) {
    let digits = work.writtenSteps.map { ($0.place, String($0.digit)) }
    var row = Row(
      cells: Dictionary(uniqueKeysWithValues: digits), hasPoint: work.quotient.scale > 0)
    if case .remainder(let rest) = work.ending, rest.units > 0, style.remainder == .beside {
      row.tail = " r \(rest)"
    }
    add(row)
  }

  /// What is left of each digit stands small before the next one.
  private mutating func addShort(
    _ work: ColumnDivision, _ dividend: inout Row, isPlain: Bool
  ) {
    var carried: [Int: Int] = [:]
    for (before, step) in zip(work.steps, work.steps.dropFirst()) where before.left > 0 {
      carried[step.place] = before.left
    }
    let isWide = carried.values.contains { $0 > 9 }
    pitches = isWide ? [4, 3] : [3, 2]
    if isPlain {
      add(dividend)
      addNotes(carried.mapValues { "\($0) " })
    } else {
      for (place, left) in carried {
        dividend.cells[place] = left.raised + (dividend.cells[place] ?? "0")
      }
      add(dividend)
    }
  }

  private mutating func addProducts(_ work: ColumnDivision) {
    for (index, step) in work.steps.filter({ $0.digit > 0 }).enumerated() {
      let chunk = ColumnNumber(units: Int128(step.chunk)).cells(shiftedBy: step.place)
      if index > 0 { add(Row(cells: chunk)) }
      let product = ColumnNumber(units: Int128(step.product)).cells(shiftedBy: step.place)
      add(Row(cells: product))
      let top = max(chunk.keys.max() ?? step.place, product.keys.max() ?? step.place)
      addRule(step.place...top, wide: false)
    }
    guard let last = work.steps.last else { return }
    if case .remainder(let rest) = work.ending, work.inner.scale > 0 {
      // The digits that did not come down stand behind the point that the dividend has now.
      let units = rest.units * ColumnNumber.power(work.inner.scale + work.shift - rest.scale)
      add(
        Row(
          cells: ColumnNumber(units: units, scale: work.inner.scale).cells(), hasPoint: true))
    } else {
      add(Row(cells: ColumnNumber(units: Int128(last.left)).cells(shiftedBy: last.place)))
    }
  }
}

extension ColumnDivision {
  /// The dividend's digits, and the zeros that come down behind them.
  fileprivate var dividendCells: [Int: String] {
    var cells = inner.cells()
    for step in steps { cells[step.place] = String(step.brought) }
    return cells
  }
}

extension Int {
  /// The digits as superscripts.
  fileprivate var raised: String {
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String(String(self).compactMap { $0.wholeNumberValue.map { digits[$0] } })
  }
}
