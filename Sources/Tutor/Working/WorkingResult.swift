import Calculator
import Content

/// The other forms of a result that are worth a line of their own.
struct WorkingResult {
  let working: Working
  let texts: Texts
  let format: NumberFormat

  /// Above this the whole number and a fraction are no easier to read.
  private static let largestDenominator = 100

  /// What the result is besides the last line: a mixed number, a decimal, a fraction.
  var lines: [String] {
    switch working.writtenMethod {
    case .division(let division): return lines(after: division)
    case .addition, .subtraction, .multiplication, nil: return forms
    }
  }

  private var last: String { working.lines.last?.text ?? "" }

  private func lines(after division: ColumnDivision) -> [String] {
    switch division.ending {
    case .exact: return forms
    case .remainder(let rest):
      let product = texts.product(division.quotient, of: division.divisor)
      let sum = rest.units > 0 ? "\(product) + \(rest)" : product
      return [texts(.stepsCheck, ["sum": "\(sum) = \(division.dividend)"])]
    case .recurring(let first, let last):
      let digits = division.quotient.description
      let period = String(digits.suffix(first - last + 1))
      let more = period.count < 3 ? period + period : period
      return [texts(.stepsRecurring, ["decimal": "\(digits)\(more)…"])] + rounded
    case .stopped: return [texts(.stepsStopped, ["decimal": "\(division.quotient)…"])] + rounded
    }
  }

  private var forms: [String] {
    guard let number = working.number, working.problem == nil else { return [] }
    let isFraction = last.contains("/")
    var lines: [String] = []
    if let mixed = mixed(number), isFraction { lines.append(texts(.stepsMixed, ["number": mixed])) }
    lines += isFraction || number.rational == nil ? decimal(number) : rounded
    if !isFraction, format.prefersFractions {
      lines += other(number, format)
    }
    return lines
  }

  private func mixed(_ number: Number) -> String? {
    guard let value = number.rational, value.magnitude > .one, !value.isWhole,
      value.denominator <= Rational(Self.largestDenominator)
    else { return nil }
    return try? number.formatted(NumberFormat(.mixed, isForPeople: false)).text
      .replacing("-", with: "−")
  }

  private func decimal(_ number: Number) -> [String] {
    let digits: NumberFormat.Digits
    switch format.digits {
    case .fraction, .mixed, .full: digits = .automatic(places: 4)
    case .automatic, .places, .significant: digits = format.digits
    }
    // People would get 1.58(3), which no child has learnt to read.
    return other(number, NumberFormat(digits, isForPeople: false))
  }

  /// The result in as many digits as were asked for, where it has more.
  private var rounded: [String] {
    switch format.digits {
    case .places, .significant: break
    case .automatic, .full, .fraction, .mixed: return []
    }
    guard let number = working.number, working.problem == nil else { return [] }
    return decimal(number).filter { $0.hasPrefix("≈") }
  }

  private func other(_ number: Number, _ format: NumberFormat) -> [String] {
    guard let written = try? number.formatted(format) else { return [] }
    let text = written.text.filter { !"≈…".contains($0) }.replacing("-", with: "−")
    guard text != last else { return [] }
    return [(written.accuracy == .exact ? "= " : "≈ ") + text]
  }
}
