/// Which page is read, of how many, at the end of the title's row: there an arrow means nothing else.
struct PageNumber {
  private let extent: ScrollExtent
  private let row: Int

  /// The number where so many rows are scrolled away.
  init(_ extent: ScrollExtent, at row: Int) {
    self.extent = extent
    self.row = row
  }

  /// Draws it, with an arrow where something lies above; nothing where all is seen.
  func draw(on canvas: inout Canvas, in column: PageColumn) {
    guard extent.maximum > 0 else { return }
    let sign = row > 0 ? canvas.glyphs.up + " " : ""
    // The space parts it from a long title.
    let words = " \(sign)\(extent.page(at: row))/\(extent.pages.count)"
    canvas.writeNote(words, atEndOf: column, row: 0)
  }
}
