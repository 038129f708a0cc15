/// How the value of an option is read.
protocol ArgumentReader {
  associatedtype Value: Sendable

  /// What the shells' Tab offers, where it can be listed.
  static var offered: [String] { get }

  /// Reads what was typed.
  ///
  /// - Throws: `ProgramFailure.usage` with what is allowed.
  static func read(_ text: String) throws(ProgramFailure) -> Value
}

extension ArgumentReader {
  static var offered: [String] { [] }
}
