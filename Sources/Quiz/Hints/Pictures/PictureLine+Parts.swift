/// Lines that are divided into equal parts.
extension PictureLine {
  /// Equal parts of a line between its ends, each so many columns long with the mark behind it, with
  /// a number in its middle where that is known: ├─ 14 ─┼─ 14 ─┤, or │ 7│ 7│ where that leaves no room
  /// for the line.
  static func divided(
    into count: Int, of number: PictureNumber, length: Int, _ part: PicturePiece.Part = .none,
    step: Int
  ) -> PictureLine {
    let label = label(number, room: length - 1)
    let rest = length - 1 - label.count
    func line(_ count: Int) -> PicturePiece { .repeated("─", count, step: step) }
    let inside = [line(rest / 2), PicturePiece(label, part, step: step), line(rest - rest / 2)]
    let marks = rest > 0 ? ["├", "┼", "┤"] : ["│", "│", "│"]
    let pieces = marks.map { PicturePiece($0, step: step) }
    let parts = repeatElement(inside, count: count)
    return [pieces[0]] + parts.joined(separator: [pieces[1]]) + [pieces[2]]
  }

  /// How long lines are that are divided into at most so many parts, in columns without their first
  /// end: where there is room, so long that a digit stands in the middle of its part.
  static func length(of parts: Int, in width: Int) -> Int {
    let (short, long) = (24 / parts * parts, 4 * parts)
    return long > short && long < width ? long : short
  }

  /// A number apart from the line on both sides, where there is room for that.
  private static func label(_ number: PictureNumber, room: Int) -> String {
    guard let digits = number.value.map(String.init) else { return "" }
    return String(repeating: " ", count: Swift.max(0, Swift.min(1, room - digits.count))) + digits
      + (room > digits.count + 1 ? " " : "")
  }
}
