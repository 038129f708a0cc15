extension CalculatorPicture.Key {
  /// Draws the key; one that stands out has brackets where colours do not tell it.
  func draw(on canvas: inout Canvas, in area: Rectangle) {
    let isPlain = canvas.theme.isMonochrome || canvas.glyphs == .ascii
    let hasBrackets = state == .focused || state != .idle && isPlain
    let fitting = canvas.glyphs.text(label).shortened(to: area.columns - (hasBrackets ? 2 : 0))
    KeyFace(
      label: hasBrackets ? "[\(fitting)]" : fitting, area: area,
      style: canvas.theme.style(of: self)
    ).draw(on: &canvas)
  }
}

extension Theme {
  /// How a key of the calculator looks.
  func style(of key: CalculatorPicture.Key) -> Style {
    switch key.state {
    case .idle: style(of: key.kind)
    case .lit: pressed
    case .focused, .on: selected
    }
  }

  /// How a key of the calculator looks that does not stand out.
  func style(of kind: CalculatorPicture.Kind) -> Style {
    switch kind {
    case .digit: key
    case .operation: operationKey
    case .edit: editKey
    case .function: functionKey
    }
  }
}

extension String {
  /// A key's label that fits: the whole of it, its first word, or as much as there is room for.
  fileprivate func shortened(to width: Int) -> String {
    guard displayWidth > width else { return self }
    return String(prefix { $0 != " " }.prefix(Swift.max(0, width)))
  }
}
