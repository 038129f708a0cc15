/// The smaller parts of an amount in several units, such as the 3 in of 5 ft 3 in.
struct CompoundAmount {
  struct Part {
    let value: Rational
    let unit: Unit
    let range: Range<Int>
  }

  private(set) var parts: [Part] = []
  /// What comes behind the amount.
  private(set) var rest: Tokenizer

  /// Reads the parts behind the first unit; nil if there are none.
  init?(behind first: Unit, _ tokenizer: Tokenizer, _ settings: CalculatorSettings) {
    rest = tokenizer
    guard Self.kinds.contains(first.kind) else { return nil }
    var unit = first
    while let part = nextPart(behind: unit, settings) {
      parts.append(part)
      unit = part.unit
    }
    if parts.isEmpty { return nil }
  }

  private static let kinds: [Unit.Kind] = [.length, .mass, .time, .angle, .volume]

  private mutating func nextPart(behind unit: Unit, _ settings: CalculatorSettings) -> Part? {
    var ahead = rest
    guard let number = try? ahead.next(), case .number(let value) = number.kind,
      case .name(let name)? = (try? ahead.next())?.kind
    else { return nil }
    // 1h30m are minutes, whatever m means elsewhere.
    let word = name == "m" && unit.kind == .time ? "min" : name
    guard !isConversion(word, before: ahead, settings),
      let (next, behind) = settings.longestUnit(word, before: ahead),
      next.kind == unit.kind, next.piExponent == 0, next.factor < unit.factor
    else { return nil }
    rest = behind
    return Part(value: value, unit: next, range: number.range.lowerBound..<behind.position)
  }

  /// Whether `in` stands before the unit to convert to, and is no inch.
  private func isConversion(
    _ word: String, before ahead: Tokenizer, _ settings: CalculatorSettings
  ) -> Bool {
    var ahead = ahead
    guard word == "in", case .name(let next)? = (try? ahead.next())?.kind else { return false }
    return next != "in" && next != "to" && settings.longestUnit(next, before: ahead) != nil
  }
}
