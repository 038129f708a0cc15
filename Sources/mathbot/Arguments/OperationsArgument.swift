import Quiz

/// What to practise, with commas.
enum OperationsArgument: ArgumentReader {
  static let offered = Quiz.Operation.allCases.map(\.rawValue)

  static func read(_ text: String) throws(ProgramFailure) -> Set<Quiz.Operation> {
    try Settings(text, for: .operations).operations
  }
}
