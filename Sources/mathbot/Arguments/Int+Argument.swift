import Quiz

extension Int {
  /// Reads a whole number in a range.
  static func whole(
    _ text: String, for option: String, in range: ClosedRange<Int>
  ) throws(ProgramFailure) -> Int {
    if let number = Int(text), range.contains(number) { return number }
    let allowed = AllowedValues.whole(range)
    throw .notAllowed(
      option, number: text, allowed.words, nearest: allowed.nearest(to: text))
  }
}
