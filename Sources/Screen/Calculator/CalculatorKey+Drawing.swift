extension CalculatorPicture.Key {
  /// Draws the key over the rows of its face; one that stands out has brackets where colours do
  /// not tell it.
  func draw(on canvas: inout Canvas, in face: Rectangle, hasEdges: Bool, isBetween: Bool) {
    let isPlain = canvas.theme.isMonochrome || canvas.glyphs == .ascii
    let hasBrackets = state == .focused || state != .idle && isPlain
    let fitting = canvas.glyphs.text(label).shortened(to: face.columns - (hasBrackets ? 2 : 0))
    let end: RoundedBox.End = hasEdges ? .round : .none
    RoundedBox(
      body: face, style: style(in: canvas.theme, isBetween: isBetween), above: end, below: end
    )
    .draw(hasBrackets ? "[\(fitting)]" : fitting, on: &canvas)
  }

  private func style(in theme: Theme, isBetween: Bool) -> Style {
    switch state {
    case .idle: kind.style(in: isBetween ? theme.keysBetween : theme.keys)
    case .lit: theme.pressed
    case .focused, .on: theme.selected
    }
  }
}

extension CalculatorPicture.Kind {
  /// How a key looks that does not stand out.
  func style(in colors: KeyColors) -> Style {
    switch self {
    case .digit: colors.digit
    case .operation: colors.operation
    case .edit: colors.edit
    case .function: colors.function
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
