extension WorkReducer {
  /// One step of a power; its value is known to exist.
  func power(
    _ base: WorkNumber, _ exponent: WorkNumber, _ result: WorkNumber?
  ) -> Reduction? {
    guard let value = exponent.rational else { return nil }
    guard value.isWhole else { return rootPower(base, value) }
    guard let count = value.whole else { return nil }
    if count == 0 { return Reduction(WorkNumber(.one), WorkRule(.zeroPower)) }
    if count < 0 { return negativePower(base, -value) }
    let rule = rule(of: base, to: count)
    guard base.isFraction, let (top, bottom) = base.topAndBottom else {
      return result.map { Reduction($0, rule) }
    }
    guard result != nil, top.bits * count < 256, bottom.bits * count < 256 else { return nil }
    let power = WorkNumber(top: top.raised(to: count), over: bottom.raised(to: count))
    guard power.written.text.count <= Self.longestNumber else { return nil }
    return Reduction(power, rule)
  }

  /// The product that the power is, if it is short.
  private func rule(of base: WorkNumber, to count: Int) -> WorkRule {
    let longest = (count: 5, characters: 24)
    let text = WorkWriter(marked: nil).text(
      WorkNode(base), at: [], needing: .factor, isFirst: false
    ).characters
    guard 2...longest.count ~= count, text.count * count <= longest.characters else {
      return WorkRule(.power)
    }
    return WorkRule(
      .powerAsProduct, Array(repeating: text, count: count).joined(separator: " × "))
  }

  private func negativePower(_ base: WorkNumber, _ count: Rational) -> Reduction? {
    let exponent = WorkNode(WorkNumber(count))
    if base.isFraction, let (top, bottom) = base.topAndBottom {
      let sign = Rational(top.sign)
      let turned = WorkNumber(top: bottom * sign, over: top.magnitude)
      return Reduction(
        WorkNode(.combine(.power), [WorkNode(turned), exponent]),
        WorkRule(.negativePowerOfFraction))
    }
    let power = WorkNode(.combine(.power), [WorkNode(base), exponent])
    return Reduction(
      WorkNode(.combine(.divide), [WorkNode(WorkNumber(.one)), power]), WorkRule(.negativePower))
  }

  /// A power with a fraction above zero as the root that its bottom names, to the power of its top.
  private func rootPower(_ base: WorkNumber, _ exponent: Rational) -> Reduction? {
    guard exponent.sign > 0 else {
      let positive = WorkNode(
        .combine(.power), [WorkNode(base), WorkNode(WorkNumber(-exponent, as: .fraction))])
      return Reduction(
        WorkNode(.combine(.divide), [WorkNode(WorkNumber(.one)), positive]),
        WorkRule(.negativePower))
    }
    let (top, bottom) = (exponent.numerator, exponent.denominator)
    let root =
      switch bottom.whole {
      case 2: WorkNode(.call(.squareRoot, count: 1), [WorkNode(base)])
      case 3: WorkNode(.call(.cubeRoot, count: 1), [WorkNode(base)])
      default: WorkNode(.call(.root, count: 2), [WorkNode(base), WorkNode(WorkNumber(bottom))])
      }
    let power = WorkNode(.combine(.power), [root, WorkNode(WorkNumber(top))])
    return Reduction(
      top == .one ? root : power, WorkRule(.rootPower, bottom.digits, top.digits))
  }
}
