extension [Line] {
  /// The lines, with the first of which something new begins.
  var openingPart: [Line] {
    guard let first else { return [] }
    return [Line(first.spans, heading: first.heading, opensPart: true)] + dropFirst()
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

  /// Whether nothing but empty lines stands from here to the next part.
  private func endsPart(at index: Int) -> Bool {
    self[index...].first { !$0.spans.isEmpty }.map { $0.partRow == 0 } ?? true
  }
}
