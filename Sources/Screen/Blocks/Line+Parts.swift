extension [Line] {
  /// The lines, with the first of which something new begins.
  var openingPart: [Line] {
    guard let first else { return [] }
    let row = first.partRow ?? 0
    return [Line(first.spans, heading: first.heading, partRow: row)] + dropFirst()
  }

  /// The lines, each knowing how many rows of its part stand above it.
  ///
  /// Empty lines between two parts are of neither.
  var numberedInParts: [Line] {
    var lines = self
    for index in lines.indices.dropFirst() where lines[index].partRow == nil {
      guard let above = lines[index - 1].partRow, !lines.endsPart(at: index) else { continue }
      let line = lines[index]
      lines[index] = Line(line.spans, heading: line.heading, partRow: above + 1)
    }
    return lines
  }

  /// The rows of the part that the last line belongs to; none behind an empty line.
  var rowsOfLastPart: Int {
    let lines = Array(reversed().prefix { !$0.spans.isEmpty })
    return lines.firstIndex { $0.partRow == 0 }.map { $0 + 1 } ?? lines.count
  }

  /// The lines, of which the first part goes on one that has so many rows already.
  func continuingPart(after rows: Int) -> [Line] {
    guard rows > 0 else { return self }
    return enumerated().map { index, line in
      line.partRow == index ? Line(line.spans, heading: line.heading, partRow: rows + index) : line
    }
  }

  /// Whether nothing but empty lines stands from here to the next part.
  private func endsPart(at index: Int) -> Bool {
    self[index...].first { !$0.spans.isEmpty }.map { $0.partRow == 0 } ?? true
  }
}
