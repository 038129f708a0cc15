import Basics

/// A product without its sign behind an operator that could also take the first factor, as in
/// 6/2(1 + 2).
struct AmbiguousProduct: Equatable {
  /// Where the left operand of the operator before it starts.
  private let start: Int
  /// Where the sign of that operator ends.
  private let signEnd: Int
  private let isPower: Bool

  /// Nil if behind the operator the product means one thing only.
  init?(behind rival: PendingOperator) {
    guard rival.kind.isRivalOfProducts else { return nil }
    (start, signEnd) = (rival.start, rival.range.upperBound)
    isPower = rival.kind == .power
  }

  /// The error that shows both readings; the second factor starts and ends at two positions.
  func error(in source: SourceText, at range: Range<Int>, secondEnd: Int) -> CalculationError {
    let sign = source.characters(start..<signEnd)
    let shared = source.characters(signEnd..<range.lowerBound)
    let second = source.characters(range.lowerBound..<secondEnd)
    let first = (sign + shared).trimmed
    return CalculationError(
      .ambiguousMultiplication(readings: [
        isPower ? "\(first)*\(second)" : "(\(first))\(second)",
        "\(sign)(\(shared.trimmed)\(second))",
      ]), at: range)
  }
}

extension PendingOperator.Kind {
  /// Whether it is unclear if the operator or a product without its sign comes first.
  fileprivate var isRivalOfProducts: Bool {
    switch self {
    case .divide, .power, .apply, .infix: true
    case .parenthesis, .bars, .call, .add, .subtract, .multiply, .ambiguousProduct, .negate,
      .negateArgument:
      false
    }
  }
}
