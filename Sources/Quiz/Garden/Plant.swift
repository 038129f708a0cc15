/// What grows as one thing in the garden: a fact with all its questions, or a way to work out
/// larger numbers.
package enum Plant: Hashable, Sendable {
  /// 7 × 8, 8 × 7, 56 ÷ 7 and 56 ÷ 8; the smaller number first, each from 2 to 12.
  case table(Int, Int)
  /// 3 + 4, 4 + 3, 7 − 3 and 7 − 4; the smaller number first, each from 1 to 10.
  case sum(Int, Int)
  case tree(Tree)

  /// Which way a question asks for a fact.
  package enum Direction: CaseIterable, Sendable {
    /// A product or a sum.
    case forward
    /// A division or a difference.
    case back

    /// The direction of an operation.
    init(_ operation: Operation) {
      self =
        switch operation {
        case .add, .multiply: .forward
        case .subtract, .divide: .back
        }
    }
  }

  /// The plant that a question belongs to; nil for a path stone, which a rule answers without any
  /// arithmetic.
  package init?(_ question: Question) {
    guard !question.isTrivial else { return nil }
    let (right, answer) = (question.right, question.answer)
    switch question.operation {
    case .add:
      self.init(sumOf: question.left, right, orTree: Tree(sumOf: question.left, right))
    case .subtract:
      self.init(sumOf: right, answer, orTree: Tree(from: question.left, taking: right))
    case .multiply: self = .table(question.smaller, question.larger)
    case .divide: self = .table(min(right, answer), max(right, answer))
    }
  }

  /// The sum of two numbers, or the tree where one of them is too large to be known by heart.
  private init(sumOf first: Int, _ second: Int, orTree tree: @autoclosure () -> Tree) {
    self =
      max(first, second) <= Self.sumNumbers.upperBound
      ? .sum(min(first, second), max(first, second)) : .tree(tree())
  }
}

extension Plant {
  /// The numbers of the tables' plants and of the sums'.
  package static let tableNumbers = 2...Question.largestFactor
  package static let sumNumbers = 1...10

  /// The plants of each bed, in a fixed order.
  package static let tables = pairs(of: tableNumbers).map { Plant.table($0, $1) }
  package static let sums = pairs(of: sumNumbers).map { Plant.sum($0, $1) }
  package static let trees = Tree.allCases.map(Plant.tree)
  package static let all = tables + sums + trees

  private static func pairs(of numbers: ClosedRange<Int>) -> [(Int, Int)] {
    numbers.flatMap { first in
      (first...numbers.upperBound).map { (first, $0) }
    }
  }

  /// A question of the plant in a direction; the example of a tree.
  package func question(_ direction: Direction = .forward) -> Question {
    switch (self, direction) {
    case (.table(let first, let second), .forward): Question(first, .multiply, second)
    case (.table(let first, let second), .back): Question(first * second, .divide, first)
    case (.sum(let first, let second), .forward): Question(first, .add, second)
    case (.sum(let first, let second), .back): Question(first + second, .subtract, first)
    case (.tree(let tree), _): tree.example
    }
  }

  /// Whether it is a fact, which becomes a flower.
  package var isFact: Bool {
    switch self {
    case .table, .sum: true
    case .tree: false
    }
  }

  /// Whether the plant stands in the table of a number.
  package func isIn(table number: Int) -> Bool {
    switch self {
    case .table(let first, let second): first == number || second == number
    case .sum, .tree: false
    }
  }
}

extension Plant: PackableCase {
  package static let blank = Plant.table(2, 2)
  package static var allCases: [Plant] { all }
}
