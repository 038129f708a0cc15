import Content

/// A line of mathematics in words, for who hears it: screen readers leave out − and ×.
struct SpokenExpression {
  private let texts: Texts
  private var words: [String] = []
  /// What comes next stands right behind the last word.
  private var isJoined = false

  /// The words for a line such as `2 × 3^2 = 18`.
  static func words(for line: String, in texts: Texts) -> String {
    let sides = line.split(separator: " = ").map(String.init)
    return sides.dropFirst().reduce(reading(sides.first ?? "", texts)) { left, side in
      // Some languages have two forms, by the sound of the last digit.
      let endsInVowel = left.unicodeScalars.last.map(Self.endsInVowel) ?? false
      return texts(
        endsInVowel ? .stepsSayEqualsVowel : .stepsSayEquals,
        ["left": left, "right": reading(side, texts)])
    }
  }

  /// Whether the Korean name of a digit, a letter or a syllable ends in a vowel.
  private static func endsInVowel(_ last: Unicode.Scalar) -> Bool {
    switch last {
    case "0"..."9": "2459".unicodeScalars.contains(last)
    case "a"..."z": !"lmnr".unicodeScalars.contains(last)
    case "\u{AC00}"..."\u{D7A3}": (last.value - 0xAC00).isMultiple(of: 28)
    default: false
    }
  }

  private static func reading(_ side: String, _ texts: Texts) -> String {
    var spoken = SpokenExpression(texts: texts)
    spoken.read(Substring(side))
    return spoken.words.joined(separator: " ")
  }

  private init(texts: Texts) {
    self.texts = texts
  }

  private mutating func read(_ line: Substring) {
    var rest = line
    while let first = rest.first {
      if first.isWholeNumber {
        readNumber(&rest)
      } else if first == "^" {
        readPower(&rest)
      } else if let name = Self.signs[first] {
        // A minus with a space behind it stands between two numbers.
        let isBetween = first != "−" || rest.dropFirst().first == " "
        words.append(texts.text(key: "steps.sign.\(isBetween ? name : "negative")"))
        rest = rest.dropFirst()
        isJoined = false
      } else {
        readWord(&rest)
      }
    }
  }

  /// The names of the signs, by which each language has its words.
  private static let signs: [Character: String] = [
    "+": "plus", "±": "either", "−": "minus", "×": "times", "÷": "divided", "√": "root",
    "∛": "cube",
    "%": "percent", "!": "factorial", "°": "degrees", "(": "open", ")": "close", "|": "bar",
  ]

  private mutating func readNumber(_ rest: inout Substring) {
    isJoined = true
    if let repeating = rest.prefixMatch(of: /(\d+\.\d*)\((\d+)\)/) {
      rest = rest[repeating.range.upperBound...]
      let (lead, period) = (repeating.1, repeating.2)
      return words.append(
        texts(.stepsSayRecurring, ["decimal": "\(lead)\(period)", "period": String(period)]))
    }
    let top = Self.digits(&rest)
    if rest.first == "/", rest.dropFirst().first?.isWholeNumber == true {
      rest = rest.dropFirst()
      return words.append(fraction(top, Self.digits(&rest)))
    }
    guard let mixed = rest.prefixMatch(of: /\ (\d+)\/(\d+)/) else { return words.append(top) }
    rest = rest[mixed.range.upperBound...]
    words.append(
      texts(
        .stepsSayMixed,
        ["whole": top, "fraction": fraction(String(mixed.1), String(mixed.2))]))
  }

  private func fraction(_ top: String, _ bottom: String) -> String {
    texts(.stepsSayFraction, ["top": top, "bottom": bottom])
  }

  private mutating func readPower(_ rest: inout Substring) {
    rest = rest.dropFirst().drop(while: \.isWhitespace)
    let isNegative = rest.first.map { "−-".contains($0) } ?? false
    if isNegative { rest = rest.dropFirst() }
    let exponent = Self.words(for: Self.exponent(&rest), in: texts)
    let sign = isNegative ? texts.text(key: "steps.sign.negative") + " " : ""
    let base = words.popLast() ?? ""
    words.append(texts(.stepsSayPower, ["base": base, "n": sign + exponent]))
  }

  /// What stands above at the front: a number, a name, or what is in brackets, which are only said
  /// where they hold more than one of these.
  private static func exponent(_ rest: inout Substring) -> String {
    guard rest.first == "(" else {
      let number = digits(&rest)
      let name = number.isEmpty ? rest.prefix(while: \.isLetter) : ""
      rest = rest.dropFirst(name.count)
      return number + name
    }
    var depth = 0
    let end = rest.firstIndex { sign in
      depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
      return depth == 0
    }
    let whole = end.map { rest[...$0] } ?? rest
    rest = rest[whole.endIndex...]
    let inside = whole.dropFirst().dropLast()
    return String(inside.wholeMatch(of: /−?[\d.]+(\/\d+)?|\p{L}+/) == nil ? whole : inside)
  }

  private mutating func readWord(_ rest: inout Substring) {
    let word = rest.prefix {
      !$0.isWholeNumber && !$0.isWhitespace && Self.signs[$0] == nil && $0 != "^"
    }
    if !word.isEmpty {
      let last = isJoined ? words.popLast() ?? "" : ""
      words.append(last + word)
    }
    let behind = rest[word.endIndex...]
    rest = behind.drop(while: \.isWhitespace)
    isJoined = rest.startIndex == behind.startIndex && !word.isEmpty
  }

  /// The digits at the front, with a point between them, and commas between groups of them.
  private static func digits(_ rest: inout Substring) -> String {
    var digits = rest.prefix { $0.isWholeNumber || ".,".contains($0) }
    while digits.last.map({ ".,".contains($0) }) ?? false { digits = digits.dropLast() }
    rest = rest[digits.endIndex...]
    return String(digits)
  }
}
