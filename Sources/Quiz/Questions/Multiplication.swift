import Basics

/// The tables to 12.
enum Multiplication: OperationRules {
  static let symbol: Character = "×"
  static let inverse = Operation.divide

  static var questions: [Question] {
    let factors = 0...Question.largestFactor
    return Question.all(.multiply, factors) { _ in factors }
  }

  static func parts(of question: Question) -> [String] { question.infix }

  static func answer(_ left: Int, _ right: Int) -> Int { left * right }

  static func mistakenResults(of question: Question) -> [Int] {
    [question.left + question.right, question.larger - question.smaller]
  }

  static func isTrivial(_ question: Question) -> Bool { question.smaller <= 1 }

  static func crossesTen(_ question: Question) -> Bool { false }

  static func isAsked(_ question: Question, at level: Level, table: Int?) -> Bool {
    level.includesProduct(question.left, question.right, table: table)
  }

  static func tableWeight(of question: Question) -> Int {
    weight(ofTable: question.left) + weight(ofTable: question.right)
  }

  static func hardness(of question: Question) -> Double {
    productHardness(question.smaller, question.larger)
  }

  static func isFact(_ question: Question) -> Bool { true }

  static func ordered(_ question: Question) -> Question {
    Question(question.smaller, .multiply, question.larger)
  }

  static func family(of fact: Question) -> [Question] { products(fact.left, fact.right) }

  static let reportsStrategies = false

  static let grid: FactGridLayout? = FactGridLayout(numbers: 1...Question.largestFactor) {
    Question($0, .multiply, $1)
  }
}

extension Multiplication {
  /// What the sign × makes of the numbers of another question; a product with 1 is more likely
  /// counted than mixed up.
  static func mistakenProduct(of question: Question) -> [Int] {
    question.smaller > 1 ? [question.left * question.right] : []
  }

  /// A product with its quotients.
  static func products(_ first: Int, _ second: Int) -> [Question] {
    [Question(first, .multiply, second)]
      + [first, second].filter { $0 > 0 }.map { Question(first * second, .divide, $0) }
  }

  /// How often a table is drawn at the hard level.
  ///
  /// As in England's multiplication tables check, the tables of 6, 7, 8, 9 and 12 come twice as
  /// often as 3, 4, 5 and 11, and those of 2 and 10 half as often: a table is drawn by that rule,
  /// then the other factor evenly, then the order.
  static func weight(ofTable table: Int) -> Int {
    switch table {
    case 6, 7, 8, 9, 12: 4
    case 3, 4, 5, 11: 2
    default: 1
    }
  }

  static func productHardness(_ small: Int, _ large: Int) -> Double {
    var hardness = (Double(small * large).squareRoot() - 2) / 10 * 1.25
    if small == large { hardness *= 0.7 }
    if small == 2 { hardness *= 0.6 }
    return (hardness * tableEase(small, large)).clamped(to: 0...1)
  }

  private static func tableEase(_ small: Int, _ large: Int) -> Double {
    func has(_ factor: Int) -> Bool { small == factor || large == factor }
    if has(10) { return 0.35 }
    if has(5) { return 0.65 }
    if has(11), small < 10 { return 0.5 }
    return has(9) ? 0.85 : 1
  }
}
