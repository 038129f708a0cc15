extension Solution {
  /// The fewest digits of two numbers that are the same when they are rounded; 0 if their first
  /// ones are not.
  static func commonDigits(_ low: Rational, _ high: Rational) -> Int {
    guard low != high else { return .max }
    guard low.sign * high.sign > 0 else { return 0 }
    let size = min(low.magnitude, high.magnitude)
    let ratio = (high - low).magnitude / size
    return max(0, -1 - ratio.leastExponent)
  }

  /// The number in decimal; as many digits as are proven, where more are asked for.
  package func text(_ format: NumberFormat) -> String {
    if let number, let text = try? number.formatted(format).text { return text }
    return enclosed(format)
  }

  /// Whether the decimal is the number, rather than a rounded one.
  package func isDecimal(_ format: NumberFormat) -> Bool {
    guard let number, let formatted = try? number.formatted(format) else { return false }
    return formatted.accuracy == .exact
  }

  private func enclosed(_ format: NumberFormat) -> String {
    let style = NumberStyle(format)
    guard low != high else { return style.exact(low)?.text ?? rounded(style, digits) }
    switch format.digits {
    case .places(let places):
      return rounded(style, places: places) ?? rounded(style, digits)
    case .automatic(let places):
      let exponent = low.magnitude.leastExponent
      guard exponent > -3, exponent < 15 else { return rounded(style, places + 1) }
      return rounded(style, places: places) ?? rounded(style, digits)
    case .significant(let count): return rounded(style, count)
    case .full, .fraction, .mixed: return rounded(style, digits)
    }
  }

  private func rounded(_ style: NumberStyle, places: Int) -> String? {
    let (first, second) = (low.rounded(places: places), high.rounded(places: places))
    guard first.coefficient == second.coefficient else { return nil }
    return style.showing(first, second).text(first.asRounded).text
  }

  /// As many digits as are proven, at most so many.
  private func rounded(_ style: NumberStyle, _ count: Int) -> String {
    for count in stride(from: max(count, 1), through: 1, by: -1) {
      let places = count - 1 - low.magnitude.leastExponent
      for places in [places, places - 1] {
        let (first, second) = (low.rounded(places: places), high.rounded(places: places))
        guard first.coefficient == second.coefficient, first.coefficient.digitCount == count
        else { continue }
        return style.showing(first, second).significant(first.asRounded, count: count).text
      }
    }
    return "0"
  }
}

extension NumberStyle {
  /// The style for a number between two that are the same rounded; where they are not the same cut, as
  /// around 22.5, its digits cannot be cut.
  fileprivate func showing(_ low: RoundedDecimal, _ high: RoundedDecimal) -> NumberStyle {
    low.isRoundedUp == high.isRoundedUp
      ? self : NumberStyle(isForPeople: isForPeople, cutsDigits: false)
  }
}

extension RoundedDecimal {
  /// The same digits, said to go on.
  fileprivate var asRounded: RoundedDecimal {
    RoundedDecimal(
      coefficient: coefficient, places: places, accuracy: .rounded, isRoundedUp: isRoundedUp)
  }
}

extension Rational {
  /// The digits of a whole number.
  fileprivate var digitCount: Int { magnitude.digits.utf8.count }
}
