import Basics

extension CalculatorPicture {
  /// Draws the calculator.
  func draw(on canvas: inout Canvas) {
    let top = drawTitle(on: &canvas)
    let bottom = notice.isEmpty ? drawFooter(on: &canvas) : drawNotice(on: &canvas)
    let layout = CalculatorLayout(
      self, columns: canvas.bounds.columns, top: top, bottom: bottom)
    canvas.clipped(to: layout.display) { display.draw(on: &$0, in: layout.display) }
    if layout.showsKeys {
      canvas.clipped(to: layout.pad) { drawKeys(on: &$0, layout) }
    }
    guard let history, let area = layout.history else { return }
    canvas.clipped(to: area) { history.draw(on: &$0, in: area) }
  }

  /// Draws the top row, and the line below it where there are rows for it; gives back the first
  /// free row.
  private func drawTitle(on canvas: inout Canvas) -> Int {
    let hasLine = hasRoomForLine(rows: canvas.bounds.rows)
    if hasLine {
      PageTitle(icon: "", text: title).draw(on: &canvas, in: .whole(canvas.bounds.columns))
    } else {
      canvas.write(title, 1, 0, canvas.theme.page.bold)
    }
    let marks = canvas.glyphs.text(marks.joined(separator: "  "))
    let start = canvas.bounds.columns - 1 - marks.displayWidth
    if start > canvas.glyphs.text(title).displayWidth + 2 {
      canvas.write(marks, start, 0, canvas.theme.secondary)
    }
    return hasLine ? 2 : 1
  }

  /// The line is left out where a row is worth more: between keys that would touch otherwise.
  private func hasRoomForLine(rows: Int) -> Bool {
    rows >= 14 && rows != 2 * keys.count + 5
  }

  private func drawFooter(on canvas: inout Canvas) -> Int {
    let columns = canvas.bounds.columns
    return Footer(words: footer, column: .whole(columns), gap: columns < 60 ? 0 : 1)
      .draw(on: &canvas)
  }

  /// Writes the notice instead of the footer and gives back its first row.
  private func drawNotice(on canvas: inout Canvas) -> Int {
    let bounds = canvas.bounds
    let lines = canvas.glyphs.text(notice).wrapped(to: bounds.columns - 4)
    let shown = lines.prefix((bounds.rows - 8).clamped(to: 1...3))
    let top = bounds.rows - shown.count
    for (offset, line) in shown.enumerated() {
      let isCut = offset == shown.count - 1 && shown.count < lines.count
      let text = isCut ? line.prefix(bounds.columns - 5) + canvas.look.ellipsis : line
      canvas.write(text, 2, top + offset, canvas.theme.ending)
    }
    return top
  }

  /// Draws the keys; each is a tap, with the gap at its right.
  private func drawKeys(on canvas: inout Canvas, _ layout: CalculatorLayout) {
    var number = 0
    for (row, line) in keys.enumerated() {
      for (index, key) in line.enumerated() {
        let touch = layout.touch(row: row, index: index, of: line.count)
        let face = layout.face(of: touch)
        let isBetween = layout.rowsTouch && !row.isMultiple(of: 2)
        key.draw(on: &canvas, in: face, hasEdges: layout.hasEdges, isBetween: isBetween)
        canvas.addTap(.calculatorKey(number), in: touch)
        number += 1
      }
    }
  }
}
