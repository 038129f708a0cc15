extension Canvas {
  /// Draws the keys; each is a tap, with the gap at its right.
  mutating func drawKeys(_ keys: [[CalculatorPicture.Key]], _ layout: CalculatorLayout) {
    var number = 0
    for (row, line) in keys.enumerated() {
      for (index, key) in line.enumerated() {
        let touch = layout.touch(row: row, index: index, of: line.count)
        draw(key, on: touch.inset(right: 1))
        addTap(.calculatorKey(number), in: touch)
        number += 1
      }
    }
  }

  private mutating func draw(_ key: CalculatorPicture.Key, on face: Rectangle) {
    let isPlain = theme.isMonochrome || glyphs == .ascii
    let hasBrackets = key.state == .focused || key.state != .idle && isPlain
    let label = glyphs.text(key.label).shortened(to: face.columns - (hasBrackets ? 2 : 0))
    drawKey(hasBrackets ? "[\(label)]" : label, on: face, theme.style(of: key))
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
