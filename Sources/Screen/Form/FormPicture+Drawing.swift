extension FormPicture {
  /// Draws the form; the focused row can always be seen.
  func draw(on canvas: inout Canvas) {
    let column = PageColumn(in: canvas.bounds.columns)
    let heading = PageTitle(icon: icon, text: title)
    heading.draw(on: &canvas, in: column)
    let keys = Footer(words: footer, column: column, isOneRow: true, lit: lit)
    let footer = keys.draw(on: &canvas)
    // What the keys do stands beside the title where there is no room for it below.
    let note = keys.leftOut(canvas.glyphs).map(canvas.glyphs.text).joined(separator: "  ")
    if note.displayWidth <= heading.room(in: column, canvas.glyphs) {
      canvas.writeNote(note, atEndOf: column, row: 0)
    }
    if drawWithPortrait(on: &canvas, above: footer) { return }
    let said = messageLines(in: canvas)
    let lowest = footer - Self.air(in: canvas) - said.count
    let bottom = lowest - Self.air(in: canvas)
    let loose = layout(from: 3, to: bottom, on: canvas)
    let top = loose.height <= bottom - 3 ? 3 : 2
    let form = top == 3 ? loose : layout(from: top, to: bottom, on: canvas)
    drawRows(form, from: top, to: bottom, on: &canvas)
    // What is said of a setting stands near it, where all of them are seen.
    let row = min(lowest, top + form.height + Self.air(in: canvas))
    let indent = form.isOneCard ? FormColumns.indent : 1
    canvas.write(
      said, FormColumns.left(in: canvas.bounds.columns) + indent, row, canvas.theme.page)
  }

  private func layout(from top: Int, to bottom: Int, on canvas: Canvas) -> FormLayout {
    FormLayout(self, columns: canvas.bounds.columns, rows: bottom - top, look: canvas.look)
  }

  private func drawRows(
    _ layout: FormLayout, from top: Int, to bottom: Int, on canvas: inout Canvas
  ) {
    let whole = Rectangle(
      column: 0, row: top, columns: canvas.bounds.columns, rows: bottom - top)
    // The words that there is more below have a row of their own.
    let hasWords = !more.isEmpty && layout.height > whole.rows && whole.rows > 6
    let area = hasWords ? whole.inset(bottom: 1) : whole
    let offset = layout.offset(focus: focus, rows: area.rows)
    let shown = layout.items.indices.filter { layout.isWhole($0, focus, offset, area.rows) }
    canvas.clipped(to: area) { canvas in
      layout.drawCard(on: &canvas, top: area.row - offset)
      for index in shown {
        let row = FormRow(layout: layout, index: index, isFocused: index == focus)
        row.draw(on: &canvas, firstRow: area.row - offset)
      }
    }
    let below = layout.height - offset - area.rows
    ScrollMarks(above: offset, below: hasWords ? 0 : below).draw(on: &canvas, in: area)
    guard hasWords, below > 0 else { return }
    // Without paint: it would run together with the choices above it.
    let end = shown.last.map { layout.items[$0] }.map { $0.top + $0.height - offset } ?? area.rows
    let row = min(area.endRow, area.row + end + layout.spacing.edges)
    MoreMark(words: more).draw(on: &canvas, row: row, canvas.theme.accent)
  }

  /// From so many rows on none is saved.
  private static let tall = 20

  /// The empty rows around the message.
  private static func air(in canvas: Canvas) -> Int { canvas.bounds.rows >= tall ? 1 : 0 }

  /// The rows between a form and the robot in a tall window.
  private static let rowsBetween = 2

  /// Draws the form with the robot below it who says the message, where all of both has room
  /// without being crowded; false where it has not.
  private func drawWithPortrait(on canvas: inout Canvas, above footer: Int) -> Bool {
    guard let portrait, !message.isEmpty else { return false }
    let words = Portrait(portrait, [message, aside].filter { !$0.isEmpty }.map(Block.text))
    let said = PortraitLayout(
      words, columns: canvas.bounds.columns, rows: canvas.bounds.rows, look: canvas.look)
    let first = footer - 1 - said.lines.count
    for top in [3, 2] {
      let form = layout(from: top, to: first - 1, on: canvas)
      guard form.spacing.gap > 0, form.height <= first - 1 - top else { continue }
      // In a tall window both stand together in the middle.
      let spare = max(0, first - top - form.height - Self.rowsBetween)
      let (above, below) = (spare / 2, spare - spare / 2)
      drawRows(form, from: top + above, to: first - 1 - below, on: &canvas)
      let area = Rectangle(
        column: form.columns.left, row: first - below,
        columns: canvas.bounds.columns - form.columns.left,
        rows: said.lines.count)
      said.draw(on: &canvas, top: first - below, in: area)
      return true
    }
    return false
  }

  /// What is said, line by line, as far as there is room.
  private func messageLines(in canvas: Canvas) -> [String] {
    guard !message.isEmpty else { return [] }
    let isTall = canvas.bounds.rows >= Self.tall
    let most = isTall ? 5 : 3
    let texts = [message, aside].map {
      canvas.glyphs.text($0).wrapped(to: min(72, canvas.bounds.columns - 4))
    }
    // A low window is for what is chosen, and half a command is worth nothing.
    let hasRoom = isTall && !aside.isEmpty && texts.joined().count <= most
    return hasRoom ? Array(texts.joined()) : Array(texts[0].prefix(most))
  }
}
