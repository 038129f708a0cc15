extension KeypadLayout {
  /// Draws the keys; the area's top left is the keypad's.
  func draw(on canvas: inout Canvas, in area: Rectangle, pressed: KeypadKey?) {
    for key in keys {
      let face = key.face.moved(columns: area.column, rows: area.row)
      let end: RoundedBox.End = hasEdges ? .round : .none
      let style = style(of: key.key, in: canvas.theme, isPressed: key.key == pressed)
      RoundedBox(body: face, style: style, above: end, below: end).draw(key.label, on: &canvas)
      canvas.addTap(.keypad(key.key), in: key.touch.moved(columns: area.column, rows: area.row))
    }
  }

  private func style(of key: KeypadKey, in theme: Theme, isPressed: Bool) -> Style {
    if isPressed { return theme.pressed }
    return key == .send ? theme.selected.bold : theme.key
  }
}
