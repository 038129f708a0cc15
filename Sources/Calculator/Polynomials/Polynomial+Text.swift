extension Polynomial {
  /// The polynomial as people write it: 2x² − 3x + 1.
  func text(of unknown: String) -> String {
    guard !isZero else { return "0" }
    var text = ""
    for (power, coefficient) in coefficients.enumerated().reversed() where !coefficient.isZero {
      let isFirst = text.isEmpty
      let sign = coefficient.sign < 0 ? "−" : "+"
      text += isFirst ? (coefficient.sign < 0 ? "−" : "") : " \(sign) "
      text += Self.term(coefficient.magnitude, power, unknown)
    }
    return text
  }

  private static func term(_ size: Rational, _ power: Int, _ unknown: String) -> String {
    let powers = ["", unknown, unknown + "²", unknown + "³"]
    let name = powers.indices.contains(power) ? powers[power] : "\(unknown)^\(power)"
    if power == 0 { return size.description }
    if size == .one { return name }
    return (size.isWhole ? size.description : "(\(size))") + name
  }
}
