import Content
import Quiz

/// Two whole numbers with a sign between them, as children know it from school: 7x8, 10 ÷ 3.
struct SchoolSum: Equatable, Sendable {
  private let left: Int, right: Int
  private let operation: Quiz.Operation

  /// The sum that a calculation is; nil where it is of another kind.
  init?(_ calculation: String) {
    let book = WordBook.all
    let typed = TypedPiece.pieces(of: FoldedLine(calculation).bare)
    let pieces = book.surroundings.withSigns(typed)
    guard pieces.count == 3, let left = pieces[0].number.flatMap({ Int($0) }),
      let right = pieces[2].number.flatMap({ Int($0) }),
      let name = NumberSurroundings.names.first(where: { pieces[1] == .sign($0.sign) })?.name,
      let operation = Quiz.Operation(rawValue: name)
    else { return nil }
    (self.left, self.operation, self.right) = (left, operation, right)
  }

  /// What is left over where a number is shared out and is not smaller than the parts; nil where
  /// nothing is.
  func remainder(in texts: Texts) -> String? {
    guard leavesRest else { return nil }
    let values = ["quotient": String(left / right), "remainder": String(left % right)]
    return texts(.calculationRemainder, values)
  }

  /// The calculation that stops where something is left over; nil where nothing is.
  var sharing: String? { leavesRest ? "\(left) rem \(right)" : nil }

  private var leavesRest: Bool {
    operation == .divide && right > 0 && left > right && !left.isMultiple(of: right)
  }

  /// The question that it is, where Robo asks it at some level, and so knows a way to it.
  var fact: Question? {
    let isWhole = operation != .divide || right > 0 && left.isMultiple(of: right)
    guard isWhole, max(left, right) <= Self.most else { return nil }
    let question = Question(left, operation, right)
    return Self.asked.contains(question) ? question : nil
  }

  /// No question has a larger number.
  private static let most = 144

  /// All questions of all levels.
  private static let asked = Set(
    Difficulty.allCases.flatMap { level in
      let options = PracticeOptions(
        minutes: 1, difficulty: level, operations: Set(Quiz.Operation.allCases), table: nil)
      return QuestionPool(options: options).questions
    })
}
