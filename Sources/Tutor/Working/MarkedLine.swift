import Screen

/// A line of a working, in signs that the terminal can show, with the part that is worked on.
struct MarkedLine {
  let text: String
  /// The characters that are marked; empty where nothing is.
  let mark: Range<Int>

  /// Longer lines are cut around the mark.
  private static let mostRows = 3

  init(_ text: String, _ mark: Range<Int>?, _ glyphs: GlyphSet) {
    guard let mark else {
      (self.text, self.mark) = (glyphs.text(text), 0..<0)
      return
    }
    let before = glyphs.text(String(text.prefix(mark.lowerBound)))
    let marked = glyphs.text(String(text.dropFirst(mark.lowerBound).prefix(mark.count)))
    self.text = before + marked + glyphs.text(String(text.dropFirst(mark.upperBound)))
    self.mark = before.count..<before.count + marked.count
  }

  private init(text: String, mark: Range<Int>) {
    (self.text, self.mark) = (text, mark)
  }

  /// Rows of at most so many columns, each with what stands below it; broken before a sign.
  func rows(width: Int) -> [(text: String, below: Range<Int>)] {
    guard text.count <= Self.mostRows * width else { return excerpt(width).rows(width: width) }
    var rows: [(text: String, below: Range<Int>)] = []
    var start = 0
    while true {
      let end = self.end(ofRowFrom: start, width)
      let below = mark.clamped(to: start..<end)
      rows.append(
        (
          String(text.dropFirst(start).prefix(end - start)),
          below.isEmpty ? 0..<0 : below.lowerBound - start..<below.upperBound - start
        ))
      start = end
      while start < text.count, character(at: start) == " " { start += 1 }
      if start >= text.count { return rows }
    }
  }

  private func character(at index: Int) -> Character? { text.dropFirst(index).first }

  /// Where a row ends: before the last sign that it has room for.
  private func end(ofRowFrom start: Int, _ width: Int) -> Int {
    let rest = Array(text.dropFirst(start).prefix(width + 3))
    guard rest.count > width else { return start + rest.count }
    let breaks = (1...width).filter { rest[$0] == " " && Self.isSign(rest[$0 + 1]) }
    return start + (breaks.last ?? width)
  }

  private static func isSign(_ character: Character) -> Bool { "+−-×x÷/".contains(character) }

  /// As much around the marked part as has room in a row.
  private func excerpt(_ width: Int) -> MarkedLine {
    let room = max(0, width - 4 - mark.count) / 2
    let start = max(0, mark.lowerBound - room)
    let end = min(text.count, max(mark.upperBound + room, start + 1))
    let lead = start > 0 ? "… " : ""
    let inner = String(text.dropFirst(start).prefix(min(end - start, width - 4)))
    let shift = lead.count - start
    let marked = mark.lowerBound + shift..<min(mark.upperBound + shift, lead.count + inner.count)
    return MarkedLine(text: lead + inner + (end < text.count ? " …" : ""), mark: marked)
  }
}
