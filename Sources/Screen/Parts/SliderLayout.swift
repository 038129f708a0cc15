import Basics

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
    self.value = value.clamped(to: range)
    self.range = range
    indent = "\(range.lowerBound) ".displayWidth
    let room = max(1, width - indent - "\(range.upperBound) ".displayWidth)
    let steps = range.upperBound - range.lowerBound
    // Equal steps look better than using up the last cell.
    trackWidth = steps > 0 && steps < room ? (room - 1) / steps * steps + 1 : room
  }

  /// The cells with both numbers.
  var width: Int { indent + trackWidth + " \(range.upperBound)".displayWidth }

  private var steps: Int { range.upperBound - range.lowerBound }

  /// The knob's column, counted from the track's first cell.
  var knob: Int {
    guard steps > 0 else { return 0 }
    return ((value - range.lowerBound) * (trackWidth - 1) + steps / 2) / steps
  }

  /// The number at a column of the track.
  func value(at column: Int) -> Int {
    guard trackWidth > 1 else { return range.lowerBound }
    let column = column.clamped(to: 0...trackWidth - 1)
    return range.lowerBound + (column * steps + (trackWidth - 1) / 2) / (trackWidth - 1)
  }
}

extension SliderLayout {
  /// Draws the slider; each of its cells is a tap on the value there, and so are those above
  /// and below by the given number of rows.
  func draw(
    on canvas: inout Canvas, _ column: Int, _ row: Int, surface: Surface,
    reach: ClosedRange<Int>, target: (Int) -> TapTarget
  ) {
    let body = canvas.theme.style(.body, on: surface)
    let track = column + indent
    canvas.write("\(range.lowerBound)", column, row, body)
    drawTrack(on: &canvas, track, row, surface: surface)
    for offset in 0..<trackWidth {
      let area = Rectangle(
        column: track + offset, row: row + reach.lowerBound, columns: 1, rows: reach.count)
      canvas.addTap(target(value(at: offset)), in: area)
    }
    canvas.write(canvas.glyphs.dot, track + knob, row, body.bold)
    canvas.write("\(range.upperBound)", track + trackWidth + 1, row, body)
  }

  private func drawTrack(
    on canvas: inout Canvas, _ column: Int, _ row: Int, surface: Surface
  ) {
    let full = String(repeating: canvas.glyphs.fullLine, count: knob)
    let empty = String(repeating: canvas.glyphs.emptyLine, count: trackWidth - knob)
    let fill = canvas.theme.style(.accent, on: surface)
    canvas.write(full, column, row, fill)
    canvas.write(empty, column + knob, row, canvas.theme.style(.track, on: surface))
  }
}
