/// Sums to 100.
enum Addition: OperationRules {
  static let symbol: Character = "+"
  static let inverse = Operation.subtract

  static var questions: [Question] {
    Question.all(.add, 0...Question.largestSum) { 0...(Question.largestSum - $0) }
  }

  static func parts(of question: Question) -> [String] { question.infix }

  static func answer(_ left: Int, _ right: Int) -> Int { left + right }

  static func mistakenResults(of question: Question) -> [Int] {
    [question.larger - question.smaller] + Multiplication.mistakenProduct(of: question)
  }

  static func isTrivial(_ question: Question) -> Bool { question.smaller == 0 }

  static func crossesTen(_ question: Question) -> Bool {
    question.left % 10 + question.right % 10 >= 10
  }

  static func isAsked(_ question: Question, at level: Level, table: Int?) -> Bool {
    guard let table else { return level.includesSum(question) }
    return (question.left == table || question.right == table)
      && question.answer <= level.largestTableSum
  }

  static func tableWeight(of question: Question) -> Int { 1 }

  static func hardness(of question: Question) -> Double {
    sumHardness(question.left, question.right)
  }

  static func isFact(_ question: Question) -> Bool { question.larger <= 10 }

  static func ordered(_ question: Question) -> Question {
    Question(question.smaller, .add, question.larger)
  }

  static func family(of fact: Question) -> [Question] { sums(fact.left, fact.right) }

  static let reportsStrategies = true

  static let grid: FactGridLayout? = FactGridLayout(numbers: 1...10) { Question($0, .add, $1) }

  /// A sum with its differences.
  static func sums(_ first: Int, _ second: Int) -> [Question] {
    [
      Question(first, .add, second), Question(first + second, .subtract, first),
      Question(first + second, .subtract, second),
    ]
  }

  static func sumHardness(_ first: Int, _ second: Int) -> Double {
    let crosses = first % 10 + second % 10 >= 10
    guard max(first, second) <= 10 else {
      if !crosses { return 0.35 }
      return min(first, second) < 10 ? 0.5 : 0.75
    }
    let sum = Double(first + second)
    var hardness = sum / 25 + (first + second > 10 ? 0.15 : 0)
    if first == second { hardness *= 0.6 }
    if sum == 10 { hardness *= 0.4 }
    return hardness
  }
}
