extension Composer {
  /// Draws the field in which the child types, without what it holds.
  static func drawField(on canvas: inout Canvas, in layout: ComposerLayout) {
    switch layout.shape {
    case .sign:
      canvas.write(
        canvas.glyphs.prompt, layout.body.column, layout.body.row, canvas.theme.accent)
    case .bar:
      RoundedBox(body: layout.body, style: canvas.theme.robotBubble, above: .none, below: .none)
        .draw("", on: &canvas)
    case .pill: RoundedBox(body: layout.body, style: canvas.theme.robotBubble).draw(on: &canvas)
    }
  }

  /// Draws the line being typed into its field.
  func drawLine(on canvas: inout Canvas, in layout: ComposerLayout) {
    guard layout.line.columns > 0 else { return }
    draw(on: &canvas, surface: layout.shape == .sign ? .page : .robotBubble, in: layout.line)
  }

  /// Draws what sends the line, beside its field: a key, or where chips would touch it a sign.
  func drawSend(on canvas: inout Canvas, in layout: ComposerLayout) {
    guard layout.hasSend else { return }
    let (theme, face, send) = (canvas.theme, layout.send, canvas.glyphs.send)
    let key = line.isEmpty ? theme.keys.digit : theme.selected
    switch layout.shape {
    case .sign:
      canvas.write(
        send, face.column + 2, face.row, line.isEmpty ? theme.secondary : theme.accent)
    case .bar:
      RoundedBox(body: face, style: key, above: .none, below: .none).draw(send, on: &canvas)
    case .pill: RoundedBox(body: face, style: key).draw(send, on: &canvas)
    }
    let reach = layout.area.rows / 2
    canvas.addTap(.send, in: face.inset(left: -1, top: -reach, right: -1, bottom: -reach))
  }

  /// Draws the line so that the cursor is always to be seen.
  private func draw(on canvas: inout Canvas, surface: Surface, in area: Rectangle) {
    let quiet = canvas.theme.style(.secondary, on: surface)
    canvas.clipped(to: area) { canvas in
      let start = canvas.write(prompt, area.column, area.row, quiet)
      let shown = ComposerLine(
        self, width: max(1, area.endColumn - start), glyphs: canvas.glyphs)
      if line.isEmpty {
        let words = canvas.glyphs.text(placeholder).keepingWords(in: area.endColumn - start - 1)
        canvas.write(words, start + 1, area.row, quiet)
      } else {
        canvas.write(
          shown.visible, start, area.row, canvas.theme.style(.body, on: surface))
      }
      canvas.placeCursor(min(start + shown.cursor, area.endColumn - 1), area.row)
    }
  }
}
