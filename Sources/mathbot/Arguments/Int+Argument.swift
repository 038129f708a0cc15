import Basics

extension Int {
  /// Reads a whole number in a range.
  static func whole(
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
