/// How the value of an option is read.
protocol ArgumentReader {
  associatedtype Value: Sendable

  /// Reads what was typed.
  ///
  /// - Throws: `ProgramFailure.usage` with what is allowed.
  static func read(_ text: String) throws(ProgramFailure) -> Value
}
