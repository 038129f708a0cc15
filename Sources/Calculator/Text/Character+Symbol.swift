extension Character {
  /// The symbol that stands for all characters of the same meaning.
  var symbol: Unicode.Scalar {
    if isWhitespace { return " " }
    let scalars = unicodeScalars.filter { !Self.presentationSelectors.contains($0) }
    guard scalars.count == 1, let scalar = scalars.first else { return Self.unknownSymbol }
    return scalar.isASCII ? scalar : scalar.digitSymbol ?? scalar.plainSymbol
  }

  /// Stands for what is no symbol of an expression, such as a picture.
  private static let unknownSymbol: Unicode.Scalar = "\u{FFFD}"
  /// They choose how a sign looks, not what it means.
  private static let presentationSelectors: [Unicode.Scalar] = ["\u{FE0E}", "\u{FE0F}"]
}

extension Unicode.Scalar {
  /// The ASCII digit of the same value, if this is a decimal digit of any script.
  fileprivate var digitSymbol: Unicode.Scalar? {
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return Unicode.Scalar(UInt8(48 + value))
  }

  /// The symbol that this one is another form of, or itself.
  fileprivate var plainSymbol: Unicode.Scalar {
    // The full-width forms lie in the order of ASCII.
    if (0xFF01...0xFF5E).contains(value) { return Unicode.Scalar(UInt8(value - 0xFF01 + 33)) }
    return switch self {
    case "×", "·", "⋅", "∗", "•", "✕", "✖", "⨯": "*"
    // Not the same as a slash: 2/3 ÷ 4/9 is read with care.
    case "➗": "÷"
    case "⁄", "∕": "/"
    case "−", "–", "—", "‐", "‑", "﹣", "➖": "-"
    case "➕", "﹢": "+"
    case "﹪", "٪": "%"
    case "٫": "."
    case "٬": ","
    case "￥": "¥"
    case "￦": "₩"
    default: self
    }
  }

  /// The digit that this subscript stands for.
  var subscriptValue: Int? { ("₀"..."₉").contains(self) ? Int(value - 0x2080) : nil }

  /// The digit that this superscript stands for.
  var superscriptValue: Int? {
    switch self {
    case "⁰": 0
    case "¹": 1
    case "²": 2
    case "³": 3
    case "⁴"..."⁹": Int(value - 0x2070)
    default: nil
    }
  }
}
