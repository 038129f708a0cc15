@testable import Calculator

/// A random expression that knows its text and the program that the text should become.
indirect enum RandomExpression {
  case number(String, Rational)
  case constant(Constant)
  case prefix(RandomExpression)
  case postfix(RandomExpression, String, Instruction)
  case binary(RandomExpression, String, BinaryOperator, RandomExpression)
  case call(MathFunction, RandomExpression)

  init(depth: Int, using generator: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<(depth > 0 ? 12 : 4), using: &generator) {
    case 0: self = .constant(.allCases.randomElement(using: &generator) ?? .pi)
    case 1...3: self = Self.number(using: &generator)
    case 4: self = .prefix(RandomExpression(depth: depth - 1, using: &generator))
    case 5: self = Self.postfix(depth, using: &generator)
    case 6, 7: self = Self.call(depth, using: &generator)
    default: self = Self.binary(depth, using: &generator)
    }
  }

  private static func number(using generator: inout some RandomNumberGenerator) -> Self {
    let tenths = Int.random(in: 1...200, using: &generator)
    return tenths % 10 == 0
      ? .number("\(tenths / 10)", Rational(tenths / 10))
      : .number("\(tenths / 10).\(tenths % 10)", Rational(tenths, 10))
  }

  private static func postfix(
    _ depth: Int, using generator: inout some RandomNumberGenerator
  ) -> Self {
    let operand = RandomExpression(depth: depth - 1, using: &generator)
    let percent = Bool.random(using: &generator)
    return .postfix(operand, percent ? "%" : "!", percent ? .percent : .factorial)
  }

  private static func call(
    _ depth: Int, using generator: inout some RandomNumberGenerator
  ) -> Self {
    let functions: [MathFunction] = [
      .sine, .cosine, .tangent, .arctangent, .squareRoot, .cubeRoot, .exponential,
      .naturalLogarithm, .decimalLogarithm, .absoluteValue, .hyperbolicTangent,
    ]
    return .call(
      functions.randomElement(using: &generator) ?? .sine,
      RandomExpression(depth: depth - 1, using: &generator))
  }

  private static func binary(
    _ depth: Int, using generator: inout some RandomNumberGenerator
  ) -> Self {
    let signs: [(String, BinaryOperator)] = [
      ("+", .add), ("-", .subtract), ("*", .multiply), ("/", .divide), ("^", .power),
    ]
    let (sign, operation) = signs.randomElement(using: &generator) ?? signs[0]
    return .binary(
      RandomExpression(depth: depth - 1, using: &generator), sign, operation,
      RandomExpression(depth: depth - 1, using: &generator))
  }
}

extension RandomExpression {
  private var precedence: Int {
    switch self {
    case .number, .constant, .call: 6
    case .postfix: 5
    case .binary(_, "^", _, _): 4
    case .prefix: 3
    case .binary(_, "*", _, _), .binary(_, "/", _, _): 2
    case .binary: 1
    }
  }

  /// The expression with no more parentheses than it needs.
  var text: String {
    switch self {
    case .number(let text, _): text
    case .constant(let constant): constant.rawValue
    case .prefix(let operand): "-" + operand.text(from: 3)
    case .postfix(let operand, let sign, _): operand.text(from: 5) + sign
    case .call(let function, let argument): "\(function.name)(\(argument.text))"
    case .binary(let left, "^", _, let right):
      left.text(from: 5) + "^" + right.text(from: right.isPrefix ? 3 : 4)
    case .binary(let left, let sign, _, let right):
      left.text(from: precedence) + sign + right.text(from: precedence + 1)
    }
  }

  private var isPrefix: Bool { if case .prefix = self { true } else { false } }

  private func text(from least: Int) -> String {
    precedence < least ? "(\(text))" : text
  }

  /// The steps that the text should be read as.
  var actions: [Program.Action] { instructions.map(Program.Action.compute) }

  private var instructions: [Instruction] {
    switch self {
    case .number(_, let value): [.push(value)]
    case .constant(let constant): [.constant(constant)]
    case .prefix(let operand): operand.instructions + [.negate]
    case .postfix(let operand, _, let instruction): operand.instructions + [instruction]
    case .call(let function, let argument): argument.instructions + [.call(function, count: 1)]
    case .binary(let left, let sign, let operation, let right):
      left.instructions + right.instructions
        + [.combine(right.percentage(after: sign) ?? operation)]
    }
  }

  /// The step for a bare percentage behind a plus or minus.
  private func percentage(after sign: String) -> BinaryOperator? {
    guard case .postfix(_, "%", _) = self else { return nil }
    return sign == "+" ? .addPercent : sign == "-" ? .subtractPercent : nil
  }
}
