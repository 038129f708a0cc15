/// The facts of one operation as a square: the heat map.
///
/// A row and a column name the two numbers of a fact: the factors of a product, the addends of a
/// sum, the number taken and what is left of a difference, the divisor and the quotient of a
/// division.
package struct FactGrid: Equatable, Sendable {
  /// One fact and how well it is known.
  package struct Cell: Equatable, Sendable {
    package let question: Question
    package let state: ItemState
    /// It was known, and has not been asked for too long.
    package let isFading: Bool
    /// How often it was answered; only the first try at a question counts.
    package let answers: Int
    /// The fastest right answer.
    package let bestTime: Duration?
    /// The day of the last answer.
    package let lastDay: Int?
  }

  package let operation: Operation
  /// The numbers of the rows and of the columns.
  package let numbers: ClosedRange<Int>
  /// The facts, row by row.
  package let rows: [[Cell]]

  /// The grid of an operation; nil where its facts lie in no square.
  init?(_ operation: Operation, model: LearnerModel, on day: Int) {
    guard let layout = operation.rules.grid else { return nil }
    self.operation = operation
    numbers = layout.numbers
    rows = layout.numbers.map { row in
      layout.numbers.map { Self.cell(layout.question(row, $0), model, on: day) }
    }
  }

  private static func cell(_ question: Question, _ model: LearnerModel, on day: Int) -> Cell {
    let item = LearningItem(question)
    let memory = model.memory(of: item, on: day)
    return Cell(
      question: question, state: model.state(of: item), isFading: memory.isFading(on: day),
      answers: memory.count, bestTime: memory.bestTime, lastDay: memory.lastDay)
  }
}
