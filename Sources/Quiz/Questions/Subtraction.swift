/// Differences that are not negative, from numbers to 100.
enum Subtraction: OperationRules {
  static let symbol: Character = "−"
  static let inverse = Operation.add

  static var questions: [Question] {
    Question.all(.subtract, 0...Question.largestSum) { 0...$0 }
  }

  static func parts(of question: Question) -> [String] { question.infix }

  static func answer(_ left: Int, _ right: Int) -> Int { left - right }

  static func mistakenResults(of question: Question) -> [Int] {
    [question.left + question.right] + Multiplication.mistakenProduct(of: question)
  }

  static func isTrivial(_ question: Question) -> Bool {
    question.right == 0 || question.left == question.right
  }

  static func crossesTen(_ question: Question) -> Bool {
    question.left % 10 < question.right % 10
  }

  static func isAsked(_ question: Question, at level: Level, table: Int?) -> Bool {
    guard let table else { return level.includesDifference(question) }
    return (question.left == table || question.right == table)
      && question.left <= level.largestTableSum
  }

  static func tableWeight(of question: Question) -> Int { 1 }

  static func hardness(of question: Question) -> Double {
    Addition.sumHardness(question.answer, question.right) + 0.1
  }

  static func isFact(_ question: Question) -> Bool {
    question.right <= 10 && question.answer <= 10
  }

  static func ordered(_ question: Question) -> Question { question }

  static func family(of fact: Question) -> [Question] { Addition.sums(fact.answer, fact.right) }

  static let reportsStrategies = true

  static let grid: FactGridLayout? = FactGridLayout(numbers: 1...10) {
    Question($0 + $1, .subtract, $0)
  }
}
