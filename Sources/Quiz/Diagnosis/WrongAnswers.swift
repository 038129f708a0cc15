/// The answers to a question that follow a pattern.
struct WrongAnswers: Sendable {
  /// Gives the answers to a question.
  typealias Rule = @Sendable (Question) -> [Int]

  private let rule: Rule

  /// The answers of one rule for all operations.
  init(_ rule: @escaping Rule) { self.rule = rule }

  /// The answers of a rule for each operation in which the pattern can show.
  init(
    sums: @escaping Rule = { _ in [] }, differences: @escaping Rule = { _ in [] },
    products: @escaping Rule = { _ in [] }, quotients: @escaping Rule = { _ in [] }
  ) {
    rule = { question in
      switch question.operation {
      case .add: sums(question)
      case .subtract: differences(question)
      case .multiply: products(question)
      case .divide: quotients(question)
      }
    }
  }

  /// The answers to a question, the right one perhaps among them; empty where there are none.
  func callAsFunction(_ question: Question) -> [Int] { rule(question) }
}
