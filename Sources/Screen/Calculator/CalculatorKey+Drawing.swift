extension CalculatorPicture.Key {
  /// Draws the key over the rows of its face; one that stands out has brackets where colours do
  /// not tell it.
  func draw(on canvas: inout Canvas, in face: Rectangle, hasEdges: Bool) {
    let isPlain = canvas.theme.isMonochrome || canvas.glyphs == .ascii
    let hasBrackets = state == .focused || state != .idle && isPlain
    let fitting = canvas.glyphs.text(label).shortened(to: face.columns - (hasBrackets ? 2 : 0))
    let end: RoundedBox.End = hasEdges ? .round : .none
    RoundedBox(body: face, style: style(in: canvas.theme), above: end, below: end)
      .draw(hasBrackets ? "[\(fitting)]" : fitting, on: &canvas)
  }

  private func style(in theme: Theme) -> Style {
    switch state {
    case .idle: kind.style(in: theme)
    case .lit: theme.pressed
    case .focused, .on: theme.selected
    }
  }
}

extension CalculatorPicture.Kind {
  /// How a key looks that does not stand out.
  func style(in theme: Theme) -> Style {
    switch self {
    case .digit: theme.key
    case .operation: theme.operationKey
    case .edit: theme.editKey
    case .function: theme.functionKey
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
