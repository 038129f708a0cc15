/// Which questions a level has, as a whole or for one table.
struct Level: Equatable {
  /// The levels, each harder than the one before.
  static let all = [Level(.easy), Level(.medium), Level(.hard)]

  private let difficulty: Difficulty
  private let table: Int?

  init(_ difficulty: Difficulty, table: Int? = nil) {
    self.difficulty = difficulty
    self.table = table
  }

  /// The levels up to one, of which there are three; the number of the level counts from 0.
  static func upTo(_ number: Int, table: Int?) -> [Level] {
    all.prefix(number + 1).map { Level($0.difficulty, table: table) }
  }

  /// The number of the easiest level that has the question, or of the hardest level.
  static func lowest(with question: Question) -> Int {
    all.firstIndex { $0.includes(question) } ?? all.count - 1
  }

  /// Whether the question belongs to the level.
  func includes(_ question: Question) -> Bool {
    switch question.operation {
    case .add, .subtract:
      table.map { isSum(question, with: $0) } ?? isSum(question)
    case .multiply:
      isProduct(question.left, question.right)
    case .divide:
      isQuotient(question)
    }
  }

  private func isSum(_ question: Question, with operand: Int) -> Bool {
    let largest = difficulty == .easy ? 20 : Question.largestSum
    return (question.left == operand || question.right == operand)
      && max(question.larger, question.answer) <= largest
  }

  private func isSum(_ question: Question) -> Bool {
    switch difficulty {
    case .easy: isEasySum(question)
    case .medium, .auto: isMediumSum(question)
    case .hard: isHardSum(question)
    }
  }

  private func isEasySum(_ question: Question) -> Bool {
    question.operation == .add
      ? question.answer <= 20 : question.left <= 20 && question.right <= 10
  }

  /// One number is a digit or whole tens, or nothing crosses a ten; more than the facts to 10.
  private func isMediumSum(_ question: Question) -> Bool {
    let added = question.operation == .add ? question.smaller : question.right
    let hasTens = added % 10 == 0 || question.operation == .add && question.larger % 10 == 0
    return max(question.larger, question.answer) > 10
      && (added < 10 || hasTens || !question.crossesTen)
  }

  private func isHardSum(_ question: Question) -> Bool {
    question.isTrivial ? question.larger >= 10 : question.smaller >= 10
  }

  private func isProduct(_ first: Int, _ second: Int) -> Bool {
    isFact(table: first, factor: second) || isFact(table: second, factor: first)
  }

  private func isQuotient(_ question: Question) -> Bool {
    table == nil
      ? isProduct(question.right, question.answer)
      : isFact(table: question.right, factor: question.answer)
  }

  private func isFact(table: Int, factor: Int) -> Bool {
    tables.contains(table) && factors.contains(factor)
  }

  /// A table practised alone is asked whole, whatever the level.
  private var tables: [Int] {
    if let table { return [table] }
    return switch difficulty {
    case .easy: [2, 5, 10]
    case .medium, .auto: [2, 3, 4, 5, 8, 10]
    case .hard: Array(2...Question.largestFactor)
    }
  }

  /// 0 and 1 are among them: they are the trivial questions of each table.
  private var factors: ClosedRange<Int> {
    0...(difficulty == .hard ? Question.largestFactor : 10)
  }
}
