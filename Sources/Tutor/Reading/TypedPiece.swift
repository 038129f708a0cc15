/// A part of a typed line: a word, a number, or a sign.
enum TypedPiece: Equatable {
  /// Letters of any script.
  case word(String)
  /// Digits, with a point or a comma among them as they were typed; spelled where it was words.
  case number(String, isSpelled: Bool)
  case sign(Character)

  /// The pieces of a folded line, from left to right.
  static func pieces(of text: String) -> [TypedPiece] {
    var pieces: [TypedPiece] = []
    var rest = text[...]
    while let first = rest.first {
      pieces += first == " " ? [] : [piece(from: &rest)]
      if first == " " { rest.removeFirst() }
    }
    return pieces
  }

  var word: String? { if case .word(let word) = self { word } else { nil } }
  var number: String? { if case .number(let text, _) = self { text } else { nil } }
  var isSpelled: Bool { if case .number(_, isSpelled: true) = self { true } else { false } }
  var sign: Character? { if case .sign(let sign) = self { sign } else { nil } }

  /// Takes the first piece off the text, which starts with no space.
  private static func piece(from rest: inout Substring) -> TypedPiece {
    let start = rest
    if let digits = number(from: &rest) {
      guard let first = firstListed(digits) else { return .number(digits, isSpelled: false) }
      rest = start.dropFirst(first.count)
      return .number(first, isSpelled: false)
    }
    let letters = rest.prefix { $0.isLetter }
    guard letters.isEmpty else {
      rest.removeFirst(letters.count)
      return .word(String(letters))
    }
    return .sign(rest.removeFirst())
  }

  /// Digits with points or commas between them; the letters o, l and i beside digits are meant as 0
  /// and 1.
  private static func number(from rest: inout Substring) -> String? {
    let isOne = rest.first.map("li".contains) == true && rest.dropFirst().first.map(isDigit) == true
    guard isOne || rest.first.map(isDigit) == true else { return nil }
    var digits = isOne ? "1" : ""
    if isOne { rest.removeFirst() }
    while let next = rest.first, isDigit(next) || isInside(next, rest) {
      digits.append(next)
      rest.removeFirst()
    }
    if rest.first == "o", rest.dropFirst().first?.isLetter != true {
      digits.append("0")
      rest.removeFirst()
    }
    return digits
  }

  /// The first number of several with commas between them, as in 5,6,7; nil where the commas part
  /// thousands, or there is only one.
  private static func firstListed(_ digits: String) -> String? {
    let groups = digits.split(separator: ",")
    guard groups.count > 2, !groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
    return groups.first.map(String.init)
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// Whether a point or comma has a digit behind it.
  private static func isInside(_ mark: Character, _ rest: Substring) -> Bool {
    ".,".contains(mark) && rest.dropFirst().first.map(isDigit) == true
  }
}
