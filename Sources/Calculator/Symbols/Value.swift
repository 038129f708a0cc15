/// A real number that is known exactly: a fraction, or a form where that is not enough.
enum Value: Hashable, Sendable {
  case rational(Rational)
  /// The number may still be rational: not every identity between forms is known.
  case form(Form)

  static let zero = Value.rational(.zero)
  static let one = Value.rational(.one)
}

extension Value {
  /// The sum of the terms, which are in order and of different factors.
  init(terms: [Term]) {
    self =
      switch terms.count {
      case 0: .zero
      case 1 where terms[0].factors.isEmpty: .rational(terms[0].coefficient)
      default: .form(Form(terms: terms))
      }
  }

  var rational: Rational? {
    if case .rational(let rational) = self { rational } else { nil }
  }

  /// The terms of the number; none for zero.
  var terms: [Term] {
    switch self {
    case .rational(let rational): rational.isZero ? [] : [Term(rational, [])]
    case .form(let form): form.terms
    }
  }

  static prefix func - (operand: Value) -> Value {
    switch operand {
    case .rational(let rational): .rational(-rational)
    case .form(let form): .form(-form)
    }
  }
}
