extension KeypadLayout {
  /// Draws the keys; the area's top left is the keypad's.
  func draw(
    on canvas: inout Canvas, in area: Rectangle, of keypad: NumericKeypad?, canSend: Bool
  ) {
    for key in keys {
      let face = key.face.moved(columns: area.column, rows: area.row)
      let end = end(of: canvas.look)
      let style =
        key.key == keypad?.pressed
        ? canvas.theme.pressed
        : keypad?.isResting == true
          ? canvas.theme.cardSecondary : style(of: key.key, on: canvas, canSend: canSend)
      RoundedBox(body: face, style: style, above: end, below: end).draw(key.label, on: &canvas)
      canvas.addTap(.keypad(key.key), in: key.touch.moved(columns: area.column, rows: area.row))
    }
  }

  /// Whether a key shares painted edges with the one above, which then has the same colour.
  private func sharesPaint(on canvas: Canvas) -> Bool {
    edges == .shared && canvas.look.paintsEdges
  }

  /// How a key ends above and below: slanted corners cannot share a cell, and some would be stepped.
  private func end(of look: Look) -> RoundedBox.End {
    switch edges {
    case .none: .none
    case .shared: look.shapes == .smooth ? .square : .round
    case .own: .round
    case .painted: look.paintsEdges ? .round : .none
    }
  }

  /// The keys with words are darker, so that they stay apart from the digits above them.
  ///
  /// What shares a row of edges with a digit has its colour: a cell has room for two. There the key that
  /// sends is lit by the field's arrow alone.
  private func style(of key: KeypadKey, on canvas: Canvas, canSend: Bool) -> Style {
    let keys = canvas.theme.keys
    return switch key {
    case .digit, .backspace: keys.digit
    case .send where canSend: sharesPaint(on: canvas) ? keys.edit.bold : canvas.theme.selected.bold
    case .send, .hint, .skip: keys.edit
    }
  }
}
