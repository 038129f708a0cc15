import Calculator

/// A sheet of columns as a table of HTML; the sentences beside it say the same, so that readers
/// leave it out.
struct ColumnTable {
  private let sheet: ColumnSheet
  private let places: ClosedRange<Int>

  init(_ sheet: ColumnSheet) {
    self.sheet = sheet
    places = sheet.places
  }

  var html: [String] {
    var rows: [String] = []
    var line: ClosedRange<Int>?
    var isWide = false
    for item in sheet.lines {
      switch item {
      case .rule(let range, let wide): (line, isWide) = (range, wide)
      case .row(let row):
        rows.append(html(of: row, below: line, isWide: isWide, index: rows.count))
        line = nil
      }
    }
    return ["<table class=\"columns\" aria-hidden=\"true\">"] + rows + ["</table>"]
  }

  /// A row, with a line over those of its columns.
  private func html(
    of row: ColumnSheet.Row, below line: ClosedRange<Int>?, isWide: Bool, index: Int
  ) -> String {
    // The dividend is the second row, behind the divisor.
    let isDividend = sheet.divisor != nil && index == 1
    let sign = isDividend ? sheet.divisor.map { String($0.sign.dropLast(2)) } ?? "" : row.sign
    let signClass = line != nil && isWide ? " class=\"line\"" : ""
    let cells = places.reversed().map { place in
      let isLined = line.map { $0.contains(place) || isWide } ?? false
      let isEdge = isDividend && place == places.upperBound
      let classes = [isLined ? "line" : nil, isEdge ? "edge" : nil].compactMap(\.self)
      let attribute = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
      return "<td\(attribute)>\(text(of: row, at: place))</td>"
    }
    let tail = row.tail.isEmpty ? "" : "<td class=\"tail\">\(row.tail)</td>"
    return "<tr\(row.isNote ? " class=\"note\"" : "")><th\(signClass)>\(sign)</th>"
      + cells.joined() + tail + "</tr>"
  }

  private func text(of row: ColumnSheet.Row, at place: Int) -> String {
    let text = row.cells[place] ?? ""
    let behind = row.hasPoint && place == 0 ? "." : ""
    return (row.pointBefore == place ? "." : "") + text + behind
  }
}
