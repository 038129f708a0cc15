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
          ? canvas.theme.cardSecondary : style(of: key.key, in: canvas.theme, canSend: canSend)
      let above = sharesPaint(key.key, on: canvas) ? .none : end
      RoundedBox(body: face, style: style, above: above, below: end).draw(key.label, on: &canvas)
      canvas.addTap(.keypad(key.key), in: key.touch.moved(columns: area.column, rows: area.row))
    }
  }

  /// Whether a painted edge above would change with the key's colour, which the key above has not.
  private func sharesPaint(_ key: KeypadKey, on canvas: Canvas) -> Bool {
    key == .send && canvas.look.shapes.hasThirds && !canvas.theme.outlinesKeys
  }

  /// How a key ends above and below: slanted corners cannot share a cell, and some would be stepped.
  private func end(of look: Look) -> RoundedBox.End {
    hasEdges ? (look.shapes == .smooth ? .square : .round) : .none
  }

  /// The keys with words are darker, so that they stay apart from the digits above them.
  ///
  /// What shares a row of edges with a digit has its colour: a cell has room for two.
  private func style(of key: KeypadKey, in theme: Theme, canSend: Bool) -> Style {
    switch key {
    case .digit, .backspace: theme.keys.digit
    case .send where canSend: theme.selected.bold
    case .send, .hint, .skip: theme.keys.edit
    }
  }
}
