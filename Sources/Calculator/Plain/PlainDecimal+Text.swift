extension PlainDecimal {
  /// The digits with a point before the last places, as many as there are.
  var text: String { sign + Self.text(of: digits, places: places) }

  /// The same, in scientific form if the number is very large or small.
  var shortText: String {
    let count = Self.text(of: digits).utf8.count
    let exponent = digits == 0 ? 0 : count - 1 - places
    let plain = NumberStyle.leastPlainExponent..<NumberStyle.fullDigits
    return plain.contains(exponent)
      ? text : sign + Self.text(of: digits, places: count - 1) + "e\(exponent)"
  }

  private var sign: String { isNegative && digits != 0 ? "-" : "" }

  private static func text(of digits: UInt128, places: Int) -> String {
    guard places > 0 else {
      return text(of: digits) + (digits == 0 ? "" : String(repeating: "0", count: -places))
    }
    guard let power = PlainFraction.powerOfTen(places) else { return text(of: digits) }
    let (whole, fraction) = digits.quotient(by: power.magnitude)
    return text(of: whole) + "." + padded(fraction, to: places)
  }

  private static func text(of digits: UInt128) -> String {
    if let word = UInt64(exactly: digits) { return String(word) }
    let (high, low) = digits.quotientAndRemainder(dividingBy: wordLimit)
    return text(of: high) + padded(low, to: wordDigits)
  }

  /// So many digits always fit a word.
  private static let wordDigits = 19
  private static let wordLimit: UInt128 = 10_000_000_000_000_000_000

  private static func padded(_ digits: UInt128, to count: Int) -> String {
    let text = text(of: digits)
    return String(repeating: "0", count: count - text.utf8.count) + text
  }
}
