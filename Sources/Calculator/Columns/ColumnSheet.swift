/// Digits below each other on squared paper: rows of cells, each in the column of its place.
package struct ColumnSheet: Equatable, Sendable {
  /// A row of cells.
  package struct Row: Equatable, Sendable {
    /// What stands in each column, by its place: 0 for the ones, −1 for the tenths.
    package var cells: [Int: String]
    /// What stands before the columns, such as +.
    package var sign = ""
    /// There is a point behind the ones.
    package var hasPoint = false
    /// The place of the digit before which a point stands in the gap, where points do not line up.
    package var pointBefore: Int?
    /// The cells are notes, such as what is carried.
    package var isNote = false
    /// What stands behind the columns, such as a remainder.
    package var tail = ""
  }

  package enum Line: Equatable, Sendable {
    case row(Row)
    /// A line below these columns, and below the signs if it is `wide`.
    case rule(ClosedRange<Int>, wide: Bool)
  }

  package internal(set) var lines: [Line] = []
  /// How wide a column may be, the best first.
  var pitches = [2, 1]
  /// How many characters stand before the columns.
  var margin = 2
  /// What stands before the dividend, such as `15 │`, and the corner above its end.
  package internal(set) var divisor: (sign: String, corner: String)?

  package static func == (left: ColumnSheet, right: ColumnSheet) -> Bool {
    left.lines == right.lines && left.pitches == right.pitches && left.margin == right.margin
      && left.divisor?.sign == right.divisor?.sign
  }

  /// The columns from the lowest to the highest one.
  package var places: ClosedRange<Int> {
    let places = lines.flatMap { line in
      switch line {
      case .row(let row): Array(row.cells.keys)
      case .rule(let range, _): [range.lowerBound, range.upperBound]
      }
    }
    return (places.min() ?? 0)...(places.max() ?? 0)
  }

  mutating func add(_ row: Row) { lines.append(.row(row)) }

  /// Adds what is noted, if anything is.
  mutating func addNotes(_ cells: [Int: String]) {
    if !cells.isEmpty { add(Row(cells: cells, isNote: true)) }
  }

  mutating func addRule(_ range: ClosedRange<Int>, wide: Bool = true) {
    lines.append(.rule(range, wide: wide))
  }
}

extension ColumnNumber {
  /// The digits of the columns down to so many places behind the point, as cells.
  func cells(scale: Int? = nil, top: Int? = nil) -> [Int: String] {
    let range = -(scale ?? self.scale)...(top ?? self.top)
    return Dictionary(uniqueKeysWithValues: range.map { ($0, String(digit(at: $0))) })
  }

  /// The digits as cells, so many columns to the left.
  func cells(shiftedBy shift: Int) -> [Int: String] {
    Dictionary(uniqueKeysWithValues: cells().map { ($0.key + shift, $0.value) })
  }
}
