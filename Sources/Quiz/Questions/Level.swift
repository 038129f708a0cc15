/// A level as one row: which questions it has, and how they are shared out and drawn.
struct Level: Sendable {
  /// How many of a thousand questions are trivial ones, and how many cross a ten.
  let trivialShare: Int
  let crossingShare: Int
  /// Whether what crosses a ten keeps its share where a model chooses; elsewhere the model decides.
  var keepsCrossingShare = false
  /// Which sums it has.
  let includesSum: @Sendable (Question) -> Bool
  /// Which differences it has.
  let includesDifference: @Sendable (Question) -> Bool
  /// The largest sum, and the largest number that something is taken from, where one number is
  /// practised alone.
  let largestTableSum: Int
  let tables: [Int]
  /// The numbers beside a table; 0 and 1 are the trivial questions of each.
  let factors: ClosedRange<Int>
  /// Whether tables are drawn by their weights, and not evenly.
  var weighsTables = false
  /// What `LearnerModel.ability` is for a child who has not answered yet: easy questions are right
  /// mostly, and who chooses the hard ones can do the others.
  let startingAbility: Double
  /// A question of each operation that is typical of the level and too hard for an easier one.
  let examples: [Question]

  static let easy = Level(
    trivialShare: 80, crossingShare: 370,
    includesSum: { $0.answer <= 20 },
    includesDifference: { $0.left <= 20 && $0.right <= 10 },
    largestTableSum: 20, tables: [2, 5, 10], factors: 0...10, startingAbility: 1.5,
    examples: [
      Question(9, .add, 5), Question(14, .subtract, 6), Question(5, .multiply, 4),
      Question(20, .divide, 5),
    ])

  static let medium = Level(
    trivialShare: 40, crossingShare: 430,
    includesSum: { isMedium($0, adding: $0.smaller) || isMedium($0, adding: $0.larger) },
    includesDifference: { isMedium($0, adding: $0.right) },
    largestTableSum: Question.largestSum, tables: [2, 3, 4, 5, 8, 10], factors: 0...10,
    startingAbility: 1,
    examples: [
      Question(38, .add, 7), Question(45, .subtract, 8), Question(4, .multiply, 8),
      Question(32, .divide, 4),
    ])

  static let hard = Level(
    trivialShare: 15, crossingShare: 640, keepsCrossingShare: true,
    includesSum: { isHard($0) }, includesDifference: { isHard($0) },
    largestTableSum: Question.largestSum, tables: Array(2...Question.largestFactor),
    factors: 0...Question.largestFactor, weighsTables: true, startingAbility: 1.5,
    examples: [
      Question(47, .add, 38), Question(83, .subtract, 47), Question(7, .multiply, 12),
      Question(84, .divide, 12),
    ])

  /// The levels, each harder than the one before.
  static let all = Difficulty.steps.map(\.level)
}

extension Level {
  /// The number is a digit or whole tens, or nothing crosses a ten; more than the facts to 10.
  private static func isMedium(_ question: Question, adding number: Int) -> Bool {
    max(question.larger, question.answer) > 10
      && (number < 10 || number % 10 == 0 || !question.crossesTen)
  }

  private static func isHard(_ question: Question) -> Bool {
    question.isTrivial ? question.larger >= 10 : question.smaller >= 10
  }

  /// Whether the level has a product, of its tables or of the one that is practised alone.
  func includesProduct(_ first: Int, _ second: Int, table: Int?) -> Bool {
    includesFact(table: first, factor: second, alone: table)
      || includesFact(table: second, factor: first, alone: table)
  }

  /// Whether a number is asked with a table; one that is practised alone is asked whole, whatever
  /// the level.
  func includesFact(table: Int, factor: Int, alone: Int?) -> Bool {
    (alone.map { table == $0 } ?? tables.contains(table)) && factors.contains(factor)
  }

  /// Whether the question belongs to the level, as a whole or for one table.
  func includes(_ question: Question, table: Int? = nil) -> Bool {
    question.operation.rules.isAsked(question, at: self, table: table)
  }

  /// The number of the easiest level that has the question, or of the hardest level.
  static func lowest(with question: Question) -> Int {
    all.firstIndex { $0.includes(question) } ?? all.count - 1
  }
}
