/// A question with its equals sign, in which one of the three numbers is left open.
package struct Equation: Hashable, Sendable {
  /// A number of an equation.
  package enum Place: CaseIterable, Sendable {
    case first, second, result
  }

  /// The numbers in their order, the open one among them.
  package let first, second, result: Int
  package let operation: Operation
  /// Which of them is the answer.
  package let open: Place

  /// The equation of a question in one of its forms.
  init(_ question: Question, in form: QuestionForm) {
    let (left, right, answer) = (question.left, question.right, question.answer)
    let inverse = question.operation.rules.inverse
    switch form {
    case .plain, .shown, .begun: self.init(left, question.operation, right, answer, .result)
    case .missingFirst: self.init(answer, inverse, right, left, .first)
    case .missingSecond: self.init(right, inverse, answer, left, .second)
    case .missingTaken: self.init(left, question.operation, answer, right, .second)
    }
  }

  private init(
    _ first: Int, _ operation: Operation, _ second: Int, _ result: Int, _ open: Place
  ) {
    self.first = first
    self.operation = operation
    self.second = second
    self.result = result
    self.open = open
  }

  /// What stands below each other where equations are written in columns, with a text in the place of
  /// the open number: `7`, `×`, `__`, `=` and `56`.
  package func parts(blank: String) -> [String] {
    func text(_ number: Int, _ place: Place) -> String { place == open ? blank : String(number) }
    return [
      text(first, .first), "\(operation.symbol)", text(second, .second), "=",
      text(result, .result),
    ]
  }

  /// The equation with a text in the place of the open number.
  package func text(blank: String) -> String { parts(blank: blank).joined(separator: " ") }

  /// What stands before the equals sign, with a number in the open place; nil where that is behind it.
  func calculation(with number: Int) -> String? {
    open == .result ? nil : parts(blank: String(number)).prefix(3).joined(separator: " ")
  }
}
