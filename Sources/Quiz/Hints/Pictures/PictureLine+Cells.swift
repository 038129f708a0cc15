/// Lines of bars that are cut into equal cells.
extension PictureLine {
  /// Equal cells between lines, each so many columns long with the line behind it, with a number
  /// in its middle where that is known.
  static func cells(
    _ count: Int, of number: PictureNumber, length: Int, _ part: PicturePiece.Part, step: Int
  ) -> PictureLine {
    let text = number.value.map(String.init) ?? ""
    let rest = Swift.max(0, length - 1 - text.count)
    let (before, line) = (PictureLine([.space(rest / 2)]), PicturePiece("│", step: step))
    let cell =
      before + [PicturePiece(text, part, step: step), .space(rest - rest / 2), line]
    return [line] + repeatElement(cell, count: count).joined()
  }

  /// The edge below or above equal cells of such a length.
  static func edge(
    _ count: Int, length: Int, isUpper: Bool = false, step: Int
  ) -> PictureLine {
    let (start, between, end) = isUpper ? ("┌", "┬", "┐") : ("└", "┴", "┘")
    let cell = String(repeating: "─", count: length - 1)
    let cells = repeatElement(cell, count: count).joined(separator: between)
    return [PicturePiece(start + cells + end, step: step)]
  }
}
