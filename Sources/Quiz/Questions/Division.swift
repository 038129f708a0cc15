/// Quotients of the tables to 12, without a remainder.
enum Division: OperationRules {
  static let symbol: Character = "÷"
  static let inverse = Operation.multiply

  static var questions: [Question] {
    (0...Question.largestFactor).flatMap { quotient in
      (1...Question.largestFactor).map { Question(quotient * $0, .divide, $0) }
    }
  }

  static func parts(of question: Question) -> [String] { question.infix }

  static func answer(_ left: Int, _ right: Int) -> Int { left / right }

  static func mistakenResults(of question: Question) -> [Int] {
    let (whole, divisor) = (question.left, question.right)
    return [whole - divisor, whole + divisor, whole * divisor]
  }

  static func isTrivial(_ question: Question) -> Bool {
    question.left == 0 || question.right == 1 || question.left == question.right
  }

  static func crossesTen(_ question: Question) -> Bool { false }

  static func isAsked(_ question: Question, at level: Level, table: Int?) -> Bool {
    table.map { level.includesFact(table: question.right, factor: question.answer, alone: $0) }
      ?? level.includesProduct(question.right, question.answer, table: nil)
  }

  static func tableWeight(of question: Question) -> Int {
    Multiplication.weight(ofTable: question.right)
      + Multiplication.weight(ofTable: question.answer)
  }

  static func hardness(of question: Question) -> Double {
    let (divisor, quotient) = (question.right, question.answer)
    let fact = Multiplication.productHardness(min(divisor, quotient), max(divisor, quotient))
    return min(1, fact + 0.1)
  }

  static func isFact(_ question: Question) -> Bool { true }

  static func ordered(_ question: Question) -> Question { question }

  static func family(of fact: Question) -> [Question] {
    Multiplication.products(fact.answer, fact.right)
  }

  static let reportsStrategies = false

  static let grid: FactGridLayout? = FactGridLayout(numbers: 1...Question.largestFactor) {
    Question($0 * $1, .divide, $0)
  }
}
