/// A line with a knob for one of several numbers: `1 ━━━●──── 10`.
struct SliderLayout {
  /// The chosen number, always inside the range.
  let value: Int
  /// The numbers from one end to the other.
  let range: ClosedRange<Int>
  /// The cells from the first number to the last.
  let trackWidth: Int
  /// The cells of the lower number and a space.
  let indent: Int

  /// Lays out the track between the two numbers at its ends, in the given cells.
  init(value: Int, range: ClosedRange<Int>, width: Int) {
    self.value = min(max(value, range.lowerBound), range.upperBound)
    self.range = range
    indent = "\(range.lowerBound) ".displayWidth
    let room = max(1, width - indent - "\(range.upperBound) ".displayWidth)
    let steps = range.upperBound - range.lowerBound
    // Equal steps look better than using up the last cell.
    trackWidth = steps > 0 && steps < room ? (room - 1) / steps * steps + 1 : room
  }

  private var steps: Int { range.upperBound - range.lowerBound }

  /// The knob's column, counted from the track's first cell.
  var knob: Int {
    guard steps > 0 else { return 0 }
    return ((value - range.lowerBound) * (trackWidth - 1) + steps / 2) / steps
  }

  /// The number at a column of the track.
  func value(at column: Int) -> Int {
    guard trackWidth > 1 else { return range.lowerBound }
    let column = min(max(0, column), trackWidth - 1)
    return range.lowerBound + (column * steps + (trackWidth - 1) / 2) / (trackWidth - 1)
  }
}

extension Canvas {
  /// Draws the slider; each of its cells is a tap on the value there, and so are those above
  /// and below by the given number of rows.
  mutating func draw(
    _ slider: SliderLayout, _ column: Int, _ row: Int, on surface: Surface, isActive: Bool,
    reach: ClosedRange<Int>, target: (Int) -> TapTarget
  ) {
    let body = theme.style(isActive ? .body : .secondary, on: surface)
    let fill = theme.style(isActive ? .accent : .secondary, on: surface)
    let track = column + slider.indent
    write("\(slider.range.lowerBound)", column, row, body)
    for offset in 0..<slider.trackWidth {
      let isFull = offset < slider.knob
      write(
        isFull ? glyphs.fullLine : glyphs.emptyLine, track + offset, row,
        isFull ? fill : theme.style(.track, on: surface))
      let area = Rectangle(
        column: track + offset, row: row + reach.lowerBound, columns: 1, rows: reach.count)
      addTap(target(slider.value(at: offset)), in: area)
    }
    write(glyphs.dot, track + slider.knob, row, isActive ? body.bold : body)
    write("\(slider.range.upperBound)", track + slider.trackWidth + 1, row, body)
  }
}
