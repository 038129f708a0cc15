import Screen

extension HeatMap {
  /// The side of a cell, in pixels.
  private static let side = 26

  /// The square and its legend; each cell has its sign, so that colours are not needed.
  var html: [String] {
    let side = Self.side
    let width = (columns.count + 1) * side
    let height = (rows.count + 1) * side
    let heads = zip(1..., columns).map { Self.label($1, column: $0, row: 0) }
    let body = zip(1..., rows).flatMap { row, content in
      [Self.label(content.label, column: 0, row: row)]
        + zip(1..., content.cells).map { Self.cell($1, column: $0, row: row) }
    }
    return [
      "<svg class=\"heat\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" "
        + "height=\"\(height)\" role=\"img\">",
      words.joined(separator: " ").element("title"), Self.label(corner, column: 0, row: 0),
    ] + heads + body + ["</svg>", "<p class=\"legend\">"] + legend.map(Self.key) + ["</p>"]
  }

  private static func label(_ text: String, column: Int, row: Int) -> String {
    text.element("text", "class=\"label\" \(center(column: column, row: row))")
  }

  private static func cell(_ cell: Cell, column: Int, row: Int) -> String {
    "<rect class=\"\(cell.htmlClass)\" x=\"\(column * side + 1)\" y=\"\(row * side + 1)\" "
      + "width=\"\(side - 2)\" height=\"\(side - 2)\" rx=\"5\"/>"
      + cell.sign.element("text", "class=\"\(cell.htmlClass)\" \(center(column: column, row: row))")
  }

  private static func center(column: Int, row: Int) -> String {
    "x=\"\(column * side + side / 2)\" y=\"\(row * side + side / 2)\""
  }

  private static func key(_ key: Key) -> String {
    "<span><svg width=\"\(side)\" height=\"\(side)\" aria-hidden=\"true\">"
      + cell(key.cell, column: 0, row: 0) + "</svg> \(key.word.escapedForHTML)</span>"
  }
}

extension HeatMap.Cell {
  /// How it is coloured.
  fileprivate var htmlClass: String { "heat-\(level.rawValue)" }

  /// What stands in it.
  fileprivate var sign: String {
    let sign =
      switch level {
      case .none: "·"
      case .low: "○"
      case .middle: "◐"
      case .high: "●"
      }
    return isFading ? sign + "↓" : sign
  }
}

extension ColumnChart {
  /// The width of a column with its gap, and the height of the highest, in pixels.
  private static let step = 11
  private static let height = 60
  /// The room beside them for what the highest could come to.
  private static let scaleWidth = 60

  /// The columns under their label, with the words below the first and the last.
  var html: [String] {
    let width = columns.count * Self.step
    let bars = zip(0..., columns).map { index, permille in
      let height = permille.map { max(2, $0 * Self.height / 1_000) } ?? 1
      let kind = permille == nil ? "back" : "bar"
      return "<rect class=\"\(kind)\" x=\"\(index * Self.step)\" y=\"\(Self.height - height)\" "
        + "width=\"\(Self.step - 2)\" height=\"\(height)\"/>"
    }
    return [
      "<figure>", "<figcaption>\(label.escapedForHTML) \(value.element("strong"))</figcaption>",
      "<svg class=\"columns\" viewBox=\"0 0 \(width + Self.scaleWidth) \(Self.height)\" "
        + "width=\"\(width + Self.scaleWidth)\" height=\"\(Self.height)\" role=\"img\">",
      words.element("title"),
    ] + bars + [
      highest.element("text", "class=\"scale\" x=\"\(width + Self.step / 2)\" y=\"\(Self.step)\""),
      "</svg>", "<p class=\"ends\">\(start.element("span"))\(end.element("span"))</p>", "</figure>",
    ]
  }
}
