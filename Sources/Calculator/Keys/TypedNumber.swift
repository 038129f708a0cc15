/// A number that is typed digit by digit, such as `-12.5e3`.
struct TypedNumber: Equatable, Sendable {
  /// The digits, with `-` as sign and `e` before a power of ten.
  private(set) var text = "0"

  /// As many digits can be typed.
  private static let digitLimit = 30
  /// As many characters of the power of ten, its `e` and its sign among them.
  private static let exponentLimit = 5

  /// A zero, to which digits can be added.
  init() {}

  /// The digits of a number that is written without a power of ten; nil for any other text.
  init?(plain text: String) {
    let isPlain = text.allSatisfy { ("0"..."9").contains($0) || $0 == "." || $0 == "-" }
    guard isPlain, !text.isEmpty else { return nil }
    self.text = text
  }

  /// Whether there is room for no further digit.
  var isFull: Bool {
    let exponent = text.drop { $0 != "e" }
    return text.count(where: \.isNumber) >= Self.digitLimit
      || exponent.count > Self.exponentLimit
  }

  /// Whether nothing but a zero was typed.
  var isZero: Bool { text == "0" }

  /// Adds a digit, if there is room.
  mutating func append(_ digit: Int) {
    guard !isFull else { return }
    if text == "0" || text == "-0" { text.removeLast() }
    text += String(digit)
  }

  /// Adds a point; a second one does nothing.
  mutating func appendPoint() {
    guard !text.contains(where: { $0 == "." || $0 == "e" }) else { return }
    text += "."
  }

  /// Lets the digits that follow be a power of ten, unless they are already.
  mutating func appendExponent() {
    guard !text.contains("e") else { return }
    text += "e"
  }

  mutating func removeLast() {
    text.removeLast()
    if text.isEmpty || text == "-" { text = "0" }
  }

  /// Changes the sign, or that of the power of ten.
  mutating func negate() {
    let start = text.firstIndex(of: "e").map(text.index(after:)) ?? text.startIndex
    if text[start...].hasPrefix("-") {
      text.remove(at: start)
    } else {
      text.insert("-", at: start)
    }
  }

  /// The number that was typed so far.
  var operand: CalculatorOperand? {
    let complete = text.hasSuffix("e") || text.hasSuffix("e-") ? text + "0" : text
    guard let value = try? evaluate(complete) else { return nil }
    let digits = complete.hasPrefix("-") ? "−" + complete.dropFirst() : complete
    return CalculatorOperand(
      value: value, text: digits.hasSuffix(".") ? String(digits.dropLast()) : digits,
      hasSign: complete.hasPrefix("-"))
  }

  /// The number for people: its digits in groups of three before the point.
  var readableText: String {
    let size = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let whole = size.prefix { $0.isNumber }
    let style = NumberStyle(isForPeople: true)
    return (text.hasPrefix("-") ? "−" : "") + style.grouped(whole) + size.dropFirst(whole.count)
  }
}
