/// What a child has typed at an open question, as it is understood.
enum TypedReading: Equatable, Sendable {
  /// A number in the digits 0 to 9, such as `56`, `-5` or `5.6`: the only thing that is graded.
  case answer(String)
  /// Digits that stand apart: is it this number?
  case joined(String)
  /// Two numbers, of which one may be meant.
  case which(String, String)
  /// A number that it is not.
  case not(String)
  /// The question typed back.
  case echo
  /// An expression without its result, which is the number that is looked for.
  case work
  /// Another calculation without its result.
  case calculation
  /// An equation that is true, with its signs, and its result.
  case step(equation: String, result: String)
  /// An equation that is not true.
  case offEquation
  /// A number beyond all sense.
  case big
  /// A number that is not finished.
  case part
  case says(Meaning)
  /// A misspelt word that could mean these, and the words that they would be.
  case unsure([Meaning], words: [String])
  /// A number in words of a language that Robo does not speak.
  case digits
  /// Nothing but marks.
  case signs
  /// Words that mean nothing to Robo.
  case unknown
  case empty
}
