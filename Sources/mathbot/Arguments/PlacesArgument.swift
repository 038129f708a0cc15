import Calculator

/// How many digits after the point are written.
enum PlacesArgument: ArgumentReader {
  static let allowed = NumberFormat.allowedDigits

  static func read(_ text: String) throws(ProgramFailure) -> Int {
    try .whole(text, for: "--places", in: allowed)
  }
}
