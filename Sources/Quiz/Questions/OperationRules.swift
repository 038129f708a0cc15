/// What is known of one operation: what is asked, what is right and how hard it is.
///
/// Nothing has a default here, so that the compiler names what a new operation lacks.
protocol OperationRules {
  /// The sign as a child writes it, one terminal column wide.
  static var symbol: Character { get }

  /// The operation that takes back what this one does.
  static var inverse: Operation { get }

  /// Every question that can be asked, in a fixed order.
  static var questions: [Question] { get }

  /// What stands below each other where questions are written in columns: `7`, `×` and `8`. With
  /// spaces between, the child reads it, and the calculator works it out.
  static func parts(of question: Question) -> [String]

  /// The right answer.
  static func answer(_ left: Int, _ right: Int) -> Int

  /// What other signs make of the numbers; what cannot be meant is at most 0.
  static func mistakenResults(of question: Question) -> [Int]

  /// Whether a rule answers the question without any arithmetic.
  static func isTrivial(_ question: Question) -> Bool

  /// Whether the ones make a new ten, or a ten has to be opened.
  static func crossesTen(_ question: Question) -> Bool

  /// Whether the question is asked at a level, or with one table alone; every level and every table
  /// must have one.
  static func isAsked(_ question: Question, at level: Level, table: Int?) -> Bool

  /// How often the question is asked where tables are asked by their weights.
  static func tableWeight(of question: Question) -> Int

  /// How hard a question that is not trivial is for a child who has not practised it, 0...1.
  static func hardness(of question: Question) -> Double

  /// Whether the question is known by heart one day, and not worked out.
  static func isFact(_ question: Question) -> Bool

  /// The question with its smaller number first, where the order does not matter.
  static func ordered(_ question: Question) -> Question

  /// The facts that belong together with this one, itself among them.
  static func family(of fact: Question) -> [Question]

  /// Whether a report tells how well each of the ways to work it out is known.
  static var reportsStrategies: Bool { get }

  /// How the facts lie in a square, if they do.
  static var grid: FactGridLayout? { get }
}

extension Question {
  /// What stands below each other where questions are written in columns: `7`, `×` and `8`.
  package var parts: [String] { operation.rules.parts(of: self) }

  /// The right answer.
  package var answer: Int { operation.rules.answer(left, right) }

  /// The bigger of the two numbers.
  package var larger: Int { max(left, right) }
  /// The smaller of the two numbers.
  package var smaller: Int { min(left, right) }

  /// Whether a rule answers it without any arithmetic: ±0, n − n, ×0, ×1, 0 ÷ n, ÷1, n ÷ n.
  package var isTrivial: Bool { operation.rules.isTrivial(self) }

  /// Whether the ones make a new ten (addition) or a ten has to be opened (subtraction).
  package var crossesTen: Bool { operation.rules.crossesTen(self) }

  /// Whether it is known by heart one day, and not worked out: numbers to 10, and the tables.
  package var isFact: Bool { operation.rules.isFact(self) }

  /// Whether it is a sum or a difference of numbers within ten.
  var isWithinTen: Bool { isAddedWithin(10) }

  /// The same within twenty.
  var isToTwenty: Bool { isAddedWithin(20) }

  private func isAddedWithin(_ most: Int) -> Bool {
    switch operation {
    case .add, .subtract: max(larger, answer) <= most
    case .multiply, .divide: false
    }
  }

  /// The question with its smaller number first, where the order does not matter.
  var ordered: Question { operation.rules.ordered(self) }

  /// How hard the question is for a child who has not practised it, 0...1.
  ///
  /// Products follow the problem-size effect with its exceptions: squares and the tables of 2, 5,
  /// 10, 11 and 9 are easier than their size (van der Ven et al. 2015). Inverse questions are a
  /// little harder than their fact.
  var hardness: Double { isTrivial ? 0 : operation.rules.hardness(of: self) }

  /// The two numbers with the sign between them.
  var infix: [String] { ["\(left)", "\(operation.symbol)", "\(right)"] }
}

extension Question {
  /// The largest sum and the largest number that something is taken from.
  package static let largestSum = 100
  /// The largest factor and quotient.
  package static let largestFactor = 12

  /// Every question that can be asked.
  package static var all: [Question] {
    Operation.allCases.flatMap(all)
  }

  /// Every question of the operation, in a fixed order.
  package static func all(of operation: Operation) -> [Question] {
    operation.rules.questions
  }

  /// A question for each pair of a first number and one of those that go with it.
  static func all(
    _ operation: Operation, _ firsts: ClosedRange<Int>, with seconds: (Int) -> ClosedRange<Int>
  ) -> [Question] {
    firsts.flatMap { first in seconds(first).map { Question(first, operation, $0) } }
  }
}
