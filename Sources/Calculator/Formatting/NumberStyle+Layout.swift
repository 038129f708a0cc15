extension NumberStyle {
  /// The digits with a point before the last places, and zeros where there are too few digits.
  func plain(_ decimal: RoundedDecimal) -> String {
    let sign = decimal.coefficient.sign < 0 ? minus : ""
    let digits = decimal.coefficient.magnitude.digits
    let places = decimal.places
    guard places > 0 else {
      let zeros = decimal.coefficient.isZero ? 0 : -places
      return sign + grouped(digits + String(repeating: "0", count: zeros))
    }
    let missing = places + 1 - digits.utf8.count
    let padded = missing > 0 ? String(repeating: "0", count: missing) + digits : digits
    let point = padded.utf8.index(padded.endIndex, offsetBy: -places)
    return sign + grouped(padded[..<point]) + "." + padded[point...]
  }

  var minus: String { isForPeople ? "−" : "-" }

  /// The digits in groups of three, if people read them.
  package func grouped(_ digits: some StringProtocol) -> String {
    guard isForPeople, digits.utf8.count > 3 else { return String(digits) }
    var grouped = ""
    var untilComma = digits.utf8.count
    for digit in digits {
      grouped.append(digit)
      untilComma -= 1
      if untilComma > 0, untilComma % 3 == 0 { grouped.append(",") }
    }
    return grouped
  }

  /// A power of ten in raised digits.
  static func raised(_ exponent: Int) -> String {
    String(
      String(exponent).map { digit in
        digit == "-" ? "⁻" : raisedDigits[digit.wholeNumberValue ?? 0]
      })
  }

  private static let raisedDigits: [Character] = [
    "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹",
  ]
}
