extension Number {
  /// A time of whole seconds as on a clock, 1:30 or 1:30:15, unless other digits are asked for.
  func time(_ format: NumberFormat) -> FormattedNumber? {
    guard let unit, unit.kind == .time, unit == .clock, format.digits.isChosenByNumber,
      let hours = rational,
      let seconds = (hours.magnitude * Rational(3_600)).whole
    else { return nil }
    let style = NumberStyle(isForPeople: format.isForPeople)
    let parts = [seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let sign = hours.sign < 0 ? style.minus : ""
    let text = "\(sign)\(seconds / 3_600):\(parts[0])" + (seconds % 60 == 0 ? "" : ":\(parts[1])")
    return FormattedNumber(text: text, accuracy: .exact)
  }
}

extension NumberFormat.Digits {
  /// Whether nobody says how many digits there are.
  fileprivate var isChosenByNumber: Bool {
    switch self {
    case .automatic, .full, .mixed: true
    case .places, .significant, .fraction: false
    }
  }
}

extension Unit {
  /// What stands behind the digits of a number in decimal.
  var decimalSymbol: String { kind == .time && self == .clock ? "h" : symbol }
}
