import ArgumentParser

/// What was typed for an option: its value, or why it has none.
///
/// The parser would put the reason into the middle of a sentence of its own. So it takes what was
/// typed as it is, and the reason is thrown where the command asks for the value.
struct Given<Reader: ArgumentReader>: ExpressibleByArgument {
  private let result: Result<Reader.Value, ProgramFailure>

  init(argument: String) {
    result = Result { () throws(ProgramFailure) in try Reader.read(argument) }
  }

  /// A value that holds where nothing is typed.
  init(_ value: Reader.Value) {
    result = .success(value)
  }

  /// The value.
  ///
  /// - Throws: `ProgramFailure.usage` with what is allowed.
  func value() throws(ProgramFailure) -> Reader.Value { try result.get() }

  /// The shells' Tab offers what the reader says.
  static var defaultCompletionKind: CompletionKind {
    Reader.offered.isEmpty ? .default : .list(Reader.offered)
  }

  /// Nothing, so that the help pages show their own words alone.
  var defaultValueDescription: String { "" }
}
