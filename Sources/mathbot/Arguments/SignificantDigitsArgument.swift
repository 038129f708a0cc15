import Calculator

/// How many significant digits are written.
enum SignificantDigitsArgument: ArgumentReader {
  static let allowed = 1...NumberFormat.allowedDigits.upperBound

  static func read(_ text: String) throws(ProgramFailure) -> Int {
    try .whole(text, for: "--digits", in: allowed)
  }
}
