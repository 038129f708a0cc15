extension KeypadLayout {
  /// Draws the keys; the area's top left is the keypad's.
  func draw(
    on canvas: inout Canvas, in area: Rectangle, of keypad: NumericKeypad?, canSend: Bool
  ) {
    for key in keys {
      let face = key.face.moved(columns: area.column, rows: area.row)
      let end: RoundedBox.End = hasEdges ? .round : .none
      let style =
        key.key == keypad?.pressed
        ? canvas.theme.pressed
        : keypad?.isResting == true
          ? canvas.theme.cardSecondary : style(of: key.key, in: canvas.theme, canSend: canSend)
      RoundedBox(body: face, style: style, above: end, below: end).draw(key.label, on: &canvas)
      canvas.addTap(.keypad(key.key), in: key.touch.moved(columns: area.column, rows: area.row))
    }
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
