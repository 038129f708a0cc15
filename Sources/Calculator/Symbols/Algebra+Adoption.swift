extension Algebra {
  /// The value of a number from another calculation, its atoms taken over.
  mutating func adopt(_ number: Number) throws(CalculationError.Kind) -> Value {
    guard case .form(let form) = number.value else { return number.value }
    let source = number.algebra
    let needed = source.atomsNeeded(for: form)
    var places = [Int](repeating: 0, count: source.atoms.count)
    for index in source.atoms.indices where needed[index] {
      places[index] = try self.index(of: source.atoms[index].moved(to: places))
    }
    return .form(form.moved(to: places))
  }

  /// Whether the form needs the atom, for each atom.
  private func atomsNeeded(for form: Form) -> [Bool] {
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

  /// The form with each atom at its new place.
  fileprivate func moved(to places: [Int]) -> Form {
    Form(
      terms: terms.map { term in
        let factors = term.factors.map {
          Factor(atom: places[$0.atom], exponent: $0.exponent)
        }
        return Term(term.coefficient, factors.sorted())
      }.sorted { $0.precedes($1) })
  }
}

extension Value {
  fileprivate var atoms: [Int] {
    if case .form(let form) = self { form.atoms } else { [] }
  }

  fileprivate func moved(to places: [Int]) -> Value {
    if case .form(let form) = self { .form(form.moved(to: places)) } else { self }
  }
}

extension Atom {
  /// The atoms that this one is built from.
  fileprivate var operands: [Int] {
    switch self {
    case .pi, .e, .integer: []
    case .logarithm(let value), .sine(let value), .cosine(let value), .arcsine(let value),
      .arctangent(let value):
      value.atoms
    case .exponential(let form), .sum(let form): form.atoms
    }
  }

  fileprivate func moved(to places: [Int]) -> Atom {
    switch self {
    case .pi, .e, .integer: self
    case .logarithm(let value): .logarithm(value.moved(to: places))
    case .sine(let value): .sine(value.moved(to: places))
    case .cosine(let value): .cosine(value.moved(to: places))
    case .arcsine(let value): .arcsine(value.moved(to: places))
    case .arctangent(let value): .arctangent(value.moved(to: places))
    case .exponential(let form): .exponential(form.moved(to: places))
    case .sum(let form): .sum(form.moved(to: places))
    }
  }
}
