/// An operator that waits on the parser's stack for its right operand to end.
struct PendingOperator {
  enum Kind: Equatable {
    case parenthesis
    /// The parenthesis around a function's arguments.
    case call(MathFunction)
    case add, subtract, multiply, divide
    /// A product without its sign that also fits the operator before it.
    case ambiguousProduct(AmbiguousProduct)
    case negate
    case power
    /// A function without parentheses.
    case apply(MathFunction)
    /// The sign of the number that a function without parentheses takes.
    case negateArgument
  }

  let kind: Kind
  /// Where the sign stands.
  let range: Range<Int>
  /// Where the left operand starts, or the sign itself if it has none.
  let start: Int
  /// How many arguments of a call have begun.
  var argumentCount = 1
  /// Whether there is a unit in the left operand.
  var leftHasUnit = false
  /// Whether commas separated arguments before a parenthesis.
  var commasSeparatedBefore = false
}

extension PendingOperator.Kind {
  /// Whether the operator is the sign of a number.
  var isSign: Bool { self == .negate || self == .negateArgument }

  /// Binds tighter than all that can follow a function without parentheses, except `°`.
  static let functionPrecedence = 5

  /// How tightly the operator binds; a parenthesis holds everything back.
  var precedence: Int {
    switch self {
    case .parenthesis, .call: 0
    case .add, .subtract: 1
    case .multiply, .divide, .ambiguousProduct: 2
    case .negate: 3
    case .power: 4
    case .apply: Self.functionPrecedence
    case .negateArgument: Self.functionPrecedence + 1
    }
  }

  /// The least precedence of the operators before this one that are carried out first.
  ///
  /// Powers wait for powers to their right: 2^3^2 is 2^(3^2).
  var yieldsFrom: Int { self == .power ? precedence + 1 : precedence }

  /// The step that carries the operator out.
  func instruction(afterBarePercent: Bool) -> Instruction? {
    switch self {
    case .parenthesis, .ambiguousProduct: nil
    case .call(let function), .apply(let function): .call(function)
    case .negate, .negateArgument: .negate
    case .add: .combine(afterBarePercent ? .addPercent : .add)
    case .subtract: .combine(afterBarePercent ? .subtractPercent : .subtract)
    case .multiply: .combine(.multiply)
    case .divide: .combine(.divide)
    case .power: .combine(.power)
    }
  }
}
