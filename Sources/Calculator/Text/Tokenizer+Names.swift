extension Tokenizer {
  /// The name from here on, in any case of its letters.
  ///
  /// Digits belong to it where they make it a known name, as in `log2`, and a raised −1 where that
  /// makes it an inverse function, as in `sin⁻¹`.
  mutating func name() -> Token.Kind {
    let start = position
    while source[position]?.isNameLetter == true { position += 1 }
    for end in [endOfDigits, endOfRaisedMinusOne] where end > position {
      if let kind = Self.kind(ofKnownName: name(start..<end).lowercased()) {
        position = end
        return kind
      }
    }
    if let known = nameWithSubscript(from: start) { return known }
    if let end = endOfUnit(from: start) { position = end }
    let name = name(start..<position)
    // Without a parenthesis, min is the minute.
    var ahead = self
    if name.lowercased() == "min", !ahead.isBeforeParenthesis() { return .name(name) }
    return Self.kind(ofKnownName: name.lowercased()) ?? .name(name)
  }

  /// A known name whose digits stand below the line, as in `log₂` and `log_2`.
  private mutating func nameWithSubscript(from start: Int) -> Token.Kind? {
    if source[position] == "_" {
      var ahead = self
      ahead.position += 1
      let end = ahead.endOfDigits
      let kind = Self.kind(
        ofKnownName: (name(start..<position) + name(position + 1..<end)).lowercased())
      guard end > position + 1, let kind else { return nil }
      position = end
      return kind
    }
    let digits = source.symbols[position...].prefix { $0.subscriptValue != nil }
    let name =
      name(start..<position) + digits.compactMap(\.subscriptValue).map(String.init).joined()
    guard !digits.isEmpty, let kind = Self.kind(ofKnownName: name.lowercased()) else { return nil }
    position = digits.endIndex
    return kind
  }

  /// The whole power above zero that stands right behind a function's name, as in `sin²` and
  /// `sin^2`.
  mutating func powerOfFunction() -> Int? {
    var ahead = self
    if source[position] == "^" {
      ahead.position += 1
      guard let power = ahead.wholeNumber()?.whole, power > 0 else { return nil }
      self = ahead
      return power
    }
    guard source[position]?.superscriptValue != nil, let power = try? ahead.superscript()
    else { return nil }
    self = ahead
    return power
  }

  /// `°`, or the name of a unit of temperature that starts with it.
  mutating func degree() -> Token.Kind {
    let start = position
    position += 1
    if source[start] != "°" { return .name(source[start] == "℃" ? "°C" : "°F") }
    guard let scale = source[position], scale == "C" || scale == "F",
      source[position + 1]?.isNameLetter != true
    else { return .degree }
    position += 1
    return .name(name(start..<position))
  }

  /// Where a unit such as `km/h` or `m²` ends whose first letters were read.
  private func endOfUnit(from start: Int) -> Int? {
    var end = position
    switch source[end] {
    case "/", ":":
      end += 1
      while source[end]?.isNameLetter == true { end += 1 }
    case "^" where source[end + 1]?.digitValue != nil && source[end + 2]?.digitValue == nil:
      end += 2
    case "²", "³", "2", "3": end += 1
    default: return nil
    }
    let unit = name(start..<end).filter { $0 != "^" }
    return UnitTable.standard.hasUnit(exactly: unit) ? end : nil
  }

  /// A sign that is a name by itself, such as `√`.
  mutating func sign(named symbol: Unicode.Scalar) -> Token.Kind {
    position += 1
    let name = String(Character(symbol))
    return Self.kind(ofKnownName: name) ?? .name(name)
  }

  /// `$` and the number of an entry in the history, or the sign of dollars where no such number
  /// stands behind it.
  mutating func historyReference() -> Token.Kind {
    position += 1
    let end = endOfDigits
    guard end > position, let number = Int(name(position..<end)), !isAmount(end) else {
      return .name("$")
    }
    position = end
    return .reference(.history(number))
  }

  /// Whether a number goes on behind its digits as an amount of money does.
  private func isAmount(_ end: Int) -> Bool {
    guard let next = source[end], source[end + 1]?.digitValue != nil else { return false }
    return next == "." || (next == "," && !commasSeparate)
  }

  private static func kind(ofKnownName name: String) -> Token.Kind? {
    switch Vocabulary.meaning(of: name) {
    case .function(let function): .function(function)
    case .constant(let constant): .constant(constant)
    case .reference(let reference): .reference(reference)
    case nil: nil
    }
  }

  /// The symbols of the range as one name.
  func name(_ range: Range<Int>) -> String {
    var name = String.UnicodeScalarView()
    name.append(contentsOf: source.symbols[range])
    return String(name)
  }

  /// Where the digits that stand here end.
  var endOfDigits: Int {
    source.symbols[position...].firstIndex { $0.digitValue == nil } ?? source.symbols.count
  }

  private var endOfRaisedMinusOne: Int {
    source.symbols[position...].starts(with: ["⁻", "¹"]) ? position + 2 : position
  }
}

extension Unicode.Scalar {
  /// Whether the symbol can be part of a name.
  var isNameLetter: Bool {
    isASCII
      ? ("a"..."z").contains(self) || ("A"..."Z").contains(self)
      : properties.isAlphabetic && self != "π"
  }
}
