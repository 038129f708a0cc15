import Quiz

/// What to practise, with commas.
enum OperationsArgument: ArgumentReader {
  /// What is allowed, for help pages.
  static let names = Quiz.Operation.allCases.map(\.rawValue)

  static func read(_ text: String) throws(ProgramFailure) -> Set<Quiz.Operation> {
    try Settings(text, for: .operations).operations
  }
}
