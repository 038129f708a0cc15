import Basics
import Calculator

/// How many digits after the point are written.
enum PlacesArgument: ArgumentReader {
  static let allowed = NumberFormat.allowedDigits

  static func read(_ text: String) throws(ProgramFailure) -> Int {
    try .whole(text, for: "--places", in: allowed)
  }
}

/// How many significant digits are written.
enum SignificantDigitsArgument: ArgumentReader {
  static let allowed = 1...NumberFormat.allowedDigits.upperBound

  static func read(_ text: String) throws(ProgramFailure) -> Int {
    try .whole(text, for: "--digits", in: allowed)
  }
}

extension Int {
  /// Reads a whole number in a range.
  fileprivate static func whole(
    _ text: String, for option: String, in range: ClosedRange<Int>
  ) throws(ProgramFailure) -> Int {
    let number = Int(text)
    if let number, range.contains(number) { return number }
    let nearest = number.map { " Did you mean \($0.clamped(to: range))?" } ?? ""
    let given = number.map(String.init) ?? text.quoted
    throw .usage("\(option) takes a whole number from \(range.words), not \(given).\(nearest)")
  }
}

extension ClosedRange<Int> {
  /// The range in words, such as `0 to 100`.
  var words: String { "\(lowerBound) to \(upperBound)" }
}
