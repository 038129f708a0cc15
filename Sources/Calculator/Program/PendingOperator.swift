/// An operator that waits on the parser's stack for its right operand to end.
struct PendingOperator {
  enum Kind: Equatable {
    case parenthesis
    /// The first of the two bars around an absolute value.
    case bars
    /// The parenthesis around a function's arguments.
    case call(MathFunction)
    case add, subtract, multiply, divide
    /// A product without its sign that also fits the operator before it.
    case ambiguousProduct(AmbiguousProduct)
    case negate
    case power
    /// A function without parentheses.
    case apply(MathFunction)
    /// A function between its two numbers.
    case infix(MathFunction)
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
  /// How the commas of a call are written so far.
  var commaStyle: ArgumentComma.Style?
  /// Whether there is a unit in the left operand.
  var leftHasUnit = false
  /// Whether commas separated arguments before a parenthesis.
  var commasSeparatedBefore = false
  /// The power that stands behind a function's name, as in sin² 30; nil if there is none.
  var valuePower: Int?
}

extension PendingOperator.Kind {
  /// Whether the operator is the sign of a number.
  var isSign: Bool { self == .negate || self == .negateArgument }

  /// How tightly the operator binds; a parenthesis holds everything back.
  var precedence: Int {
    switch self {
    case .parenthesis, .bars, .call: 0
    case .add, .subtract: 1
    case .multiply, .divide, .ambiguousProduct: 2
    // A function without parentheses takes a factor with its powers, as a minus sign does.
    case .infix(let function): function.infix == .beforeTimes ? 3 : 2
    case .negate, .apply, .negateArgument: 4
    case .power: 5
    }
  }

  /// The function that is called.
  var function: MathFunction? {
    switch self {
    case .call(let function), .apply(let function), .infix(let function): function
    case .parenthesis, .bars, .add, .subtract, .multiply, .divide, .ambiguousProduct, .negate,
      .negateArgument, .power:
      nil
    }
  }

  /// The least precedence of the operators before this one that are carried out first.
  ///
  /// Powers wait for powers to their right: 2^3^2 is 2^(3^2).
  var yieldsFrom: Int { self == .power ? precedence + 1 : precedence }
}

extension PendingOperator {
  /// The step that carries the operator out.
  func instruction(afterBarePercent: Bool) -> Instruction? {
    switch kind {
    case .parenthesis, .ambiguousProduct: nil
    case .call(let function): .call(function, count: argumentCount)
    case .apply(let function): .call(function, count: 1)
    case .infix(let function): .call(function, count: 2)
    case .bars: .call(.absoluteValue, count: 1)
    case .negate, .negateArgument: .negate
    case .add: .combine(afterBarePercent ? .addPercent : .add)
    case .subtract: .combine(afterBarePercent ? .subtractPercent : .subtract)
    case .multiply: .combine(.multiply)
    case .divide: .combine(.divide)
    case .power: .combine(.power)
    }
  }
}
