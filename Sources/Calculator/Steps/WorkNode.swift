/// A calculation that is worked out, as a tree whose leaves are numbers.
struct WorkNode: Equatable {
  enum Content: Equatable {
    case number(WorkNumber)
    /// What the instruction makes of the operands.
    case operation(Instruction)
  }

  /// How the sign of an operation was typed, where there are several ways.
  enum Spelling: Equatable {
    case plain
    /// A division with a slash.
    case slash
    /// A product with the word `of`.
    case of
    /// A name between two numbers.
    case infix
    /// What is taken up again, by the name that was typed.
    case named(String)
  }

  let content: Content
  var operands: [WorkNode] = []
  var spelling = Spelling.plain
  /// Parentheses were typed around it.
  var isGrouped = false
  /// No step is known for it.
  var isStuck = false

  init(_ number: WorkNumber) {
    content = .number(number)
  }

  init(_ instruction: Instruction, _ operands: [WorkNode], spelling: Spelling = .plain) {
    content = .operation(instruction)
    self.operands = operands
    self.spelling = spelling
  }
}

extension WorkNode {
  var number: WorkNumber? { if case .number(let number) = content { number } else { nil } }

  var instruction: Instruction? {
    if case .operation(let instruction) = content { instruction } else { nil }
  }

  /// The numbers that the operation works on; nil if one is still to be worked out.
  var numbers: [WorkNumber]? {
    let numbers = operands.compactMap(\.number)
    return numbers.count == operands.count ? numbers : nil
  }

  /// The number of operations.
  var operationCount: Int { operands.reduce(number == nil ? 1 : 0) { $0 + $1.operationCount } }

  /// The node at the end of a path of operands' indices.
  subscript(path: ArraySlice<Int>) -> WorkNode {
    guard let first = path.first else { return self }
    return operands[first][path.dropFirst()]
  }

  /// The tree with another node at the end of the path.
  func replacing(_ path: ArraySlice<Int>, with node: WorkNode) -> WorkNode {
    guard let first = path.first else { return node }
    var copy = self
    copy.operands[first] = operands[first].replacing(path.dropFirst(), with: node)
    return copy.withoutBareSign
  }

  /// A sign before a number is a part of it.
  var withoutBareSign: WorkNode {
    guard instruction == .negate, let number = operands.first?.number,
      number.sum.parts.first.map({ $0.coefficient.sign > 0 }) ?? true, number.sum.parts.count < 2,
      !number.needsSimplifying
    else { return self }
    return WorkNode(number.negated)
  }
}
