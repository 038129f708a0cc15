extension Algebra {
  /// The value of a number from another calculation.
  ///
  /// It is computed anew from its atoms: which of two equal forms is chosen depends on the order
  /// in which an algebra met its atoms.
  mutating func adopt(_ number: Number) throws(CalculationError.Kind) -> Value {
    guard case .form(let form) = number.value, let source = number.atoms else {
      return number.value
    }
    let needed = source.atomsNeeded(for: form)
    var values = [Value](repeating: .zero, count: source.atoms.count)
    for index in source.atoms.indices where needed[index] {
      values[index] = try value(of: source.atoms[index], values)
    }
    return try value(of: .form(form), values)
  }

  /// The value of an atom of another algebra, from those of its atoms.
  private mutating func value(
    of atom: Atom, _ values: [Value]
  ) throws(CalculationError.Kind) -> Value {
    switch atom {
    case .pi, .e: try value(.one, atom)
    case .integer(let integer): .rational(integer)
    case .logarithm(let operand): try logarithm(of: value(of: operand, values))
    case .exponential(let form): try exponential(of: value(of: .form(form), values))
    case .sine(let angle): try sine(of: value(of: angle, values))
    case .cosine(let angle): try cosine(of: value(of: angle, values))
    case .arcsine(let operand): try arcsine(of: value(of: operand, values))
    case .arctangent(let operand): try arctangent(of: value(of: operand, values))
    case .sum(let form): try value(of: .form(form), values)
    }
  }

  private mutating func value(
    of value: Value, _ values: [Value]
  ) throws(CalculationError.Kind) -> Value {
    var sum = Value.zero
    for term in value.terms {
      var product = Value.rational(term.coefficient)
      for factor in term.factors {
        let power = try power(values[factor.atom], .rational(factor.exponent))
        product = try multiply(product, power)
      }
      sum = try add(sum, product)
    }
    return sum
  }

}

extension AtomTable {
  /// Whether the form needs the atom, for each atom.
  fileprivate func atomsNeeded(for form: Form) -> [Bool] {
    var needed = [Bool](repeating: false, count: atoms.count)
    for index in form.atoms { needed[index] = true }
    for index in atoms.indices.reversed() where needed[index] {
      for operand in atoms[index].operands { needed[operand] = true }
    }
    return needed
  }
}

extension Form {
  fileprivate var atoms: [Int] { terms.flatMap { $0.factors.map(\.atom) } }
}

extension Atom {
  /// The atoms that this one is built from.
  fileprivate var operands: [Int] {
    switch self {
    case .pi, .e, .integer: []
    case .logarithm(let value), .sine(let value), .cosine(let value), .arcsine(let value),
      .arctangent(let value):
      if case .form(let form) = value { form.atoms } else { [] }
    case .exponential(let form), .sum(let form): form.atoms
    }
  }
}
