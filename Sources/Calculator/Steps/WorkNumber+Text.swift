extension WorkNumber {
  /// The number as it is written in a line, and how tightly that holds together.
  var written: (text: String, binding: WorkWriter.Binding) {
    guard let rational else { return writtenRoots }
    switch form {
    case .quotient(let top, let bottom): return Self.fraction(top, bottom)
    case .mixed(let top, let bottom):
      let whole = rational.magnitude.floor.digits
      let text = "\(whole) \(top.digits)/\(bottom.digits)"
      return rational.sign < 0 ? ("−" + text, .sign) : (text, .mixed)
    case .decimal, .fraction:
      guard isFraction else { return Self.decimal(rational) }
      return Self.fraction(rational.numerator, rational.denominator)
    }
  }

  private static func fraction(
    _ top: Rational, _ bottom: Rational
  ) -> (text: String, binding: WorkWriter.Binding) {
    let sign = top.sign < 0 ? "−" : ""
    return ("\(sign)\(top.magnitude.digits)/\(bottom.digits)", .product)
  }

  /// A decimal that ends, in full.
  static func decimal(_ value: Rational) -> (text: String, binding: WorkWriter.Binding) {
    let scale = value.decimalPlaces(limit: mostPlaces) ?? 0
    let digits = (value.magnitude * .powerOfTen(scale)).digits
    let zeros = String(repeating: "0", count: max(0, scale + 1 - digits.count))
    let all = zeros + digits
    let text = scale == 0 ? all : "\(all.dropLast(scale)).\(all.suffix(scale))"
    return value.sign < 0 ? ("−" + text, .sign) : (text, .atom)
  }

  /// A sum of roots over one denominator, if it has one: (1 + √5)/2.
  private var writtenRoots: (text: String, binding: WorkWriter.Binding) {
    guard sum.parts.count > 1 else {
      return sum.parts.first.map { Self.root($0, isFirst: true) } ?? ("0", .atom)
    }
    let bottom = sum.denominator
    let parts = sum.parts.enumerated().map { index, part in
      Self.root(
        RootSum.Part(coefficient: part.coefficient * bottom, radicand: part.radicand),
        isFirst: index == 0
      ).text
    }
    let text = parts.joined(separator: " ")
    return bottom == .one ? (text, .sum) : ("(\(text))/\(bottom.digits)", .product)
  }

  private static func root(
    _ part: RootSum.Part, isFirst: Bool
  ) -> (text: String, binding: WorkWriter.Binding) {
    let top = part.coefficient.numerator.magnitude
    let count = top == .one && part.radicand > 1 ? "" : top.digits
    let bottom = part.coefficient.isWhole ? "" : "/" + part.coefficient.denominator.digits
    let text = count + (part.radicand > 1 ? "√\(part.radicand)" : "") + bottom
    let isNegative = part.coefficient.sign < 0
    let sign = isFirst ? (isNegative ? "−" : "") : isNegative ? "− " : "+ "
    let isLoneRoot = count.isEmpty && bottom.isEmpty && sign.isEmpty
    return (sign + text, isLoneRoot ? .root : .product)
  }
}
