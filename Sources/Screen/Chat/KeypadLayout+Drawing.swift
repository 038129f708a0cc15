extension KeypadLayout {
  /// Draws the keys; the area's top left is the keypad's.
  func draw(on canvas: inout Canvas, in area: Rectangle, pressed: KeypadKey?) {
    for key in keys {
      let face = key.face.moved(columns: area.column, rows: area.row)
      let style = canvas.theme.style(of: key.key, isPressed: key.key == pressed)
      KeyFace(label: key.label, area: face, style: style).draw(on: &canvas)
      canvas.addTap(.keypad(key.key), in: key.touch.moved(columns: area.column, rows: area.row))
    }
  }
}

extension Theme {
  fileprivate func style(of key: KeypadKey, isPressed: Bool) -> Style {
    if isPressed { return pressed }
    return key == .send ? selected : self.key
  }
}
