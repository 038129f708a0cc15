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
        : keypad?.isDark(key.key) == true
          ? canvas.theme.cardSecondary : style(of: key.key, on: canvas, canSend: canSend)
      RoundedBox(body: face, style: style, above: end, below: end).draw(key.label, on: &canvas)
      canvas.addTap(.keypad(key.key), in: key.touch.moved(columns: area.column, rows: area.row))
    }
  }

  private func end(of look: Look) -> RoundedBox.End {
    switch edges {
    case .none: .none
    case .own: .round
    case .painted: look.paintsEdges ? .round : .none
    }
  }

  /// The keys with words are darker, so that they stay apart from the digits beside them.
  private func style(of key: KeypadKey, on canvas: Canvas, canSend: Bool) -> Style {
    let keys = canvas.theme.keys
    return switch key {
    case .digit, .backspace: keys.digit
    case .send where canSend: canvas.theme.selected.bold
    case .send, .hint, .skip: keys.edit
    }
  }
}

extension NumericKeypad {
  /// Whether a key does nothing just now.
  fileprivate func isDark(_ key: KeypadKey) -> Bool { isResting || isHintSpent && key == .hint }
}
