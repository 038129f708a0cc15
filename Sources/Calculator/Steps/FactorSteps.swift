/// The prime factors of a whole number above 1, taken out one after the other from the smallest on.
struct FactorSteps {
  /// More factors than these are no lines to read.
  private static let mostFactors = 24

  /// What was typed.
  let text: String
  let number: Rational
  /// The primes, in order.
  let powers: [PrimePower]

  /// Nil where there are too many of them.
  init?(_ text: String, _ number: Rational, _ powers: [PrimePower]) {
    let count = powers.reduce(0) { $0 + $1.count }
    guard number > .one, count <= Self.mostFactors else { return nil }
    (self.text, self.number, self.powers) = (text, number, powers)
  }

  /// The lines from what was typed to the product of powers.
  var lines: [Working.Line] {
    guard primes.count > 1 else {
      let prime = number.digits
      return [line(text, marking: text, WorkRule(.prime, prime), prime), line(prime)]
    }
    let products = products
    let taken = zip([text] + products, zip(rests, primes)).map { line, step in
      let (rest, prime) = step
      let parts = [prime.digits, (rest / prime).digits]
      return self.line(
        line, marking: line == text ? text : rest.digits,
        WorkRule(.primeFactor, [rest.digits] + parts), parts.joined(separator: " × "))
    }
    let product = products.last ?? number.digits
    guard powers.contains(where: { $0.count > 1 }) else { return taken + [line(product)] }
    let short = powers.product
    return taken + [line(product, marking: product, WorkRule(.equalFactors), short), line(short)]
  }

  private var primes: [Rational] {
    powers.flatMap { Array(repeating: $0.prime, count: $0.count) }
  }

  /// What is left before each prime but the last is taken out.
  private var rests: [Rational] {
    primes.dropLast(2).reduce(into: [number]) { $0.append($0[$0.count - 1] / $1) }
  }

  /// The products after each prime but the last is taken out.
  private var products: [String] {
    rests.indices.map { index in
      let rest = rests[index] / primes[index]
      return (primes[...index] + [rest]).map(\.digits).joined(separator: " × ")
    }
  }

  /// A line with the end of it marked, as far as a part is worked on.
  private func line(
    _ text: String, marking part: String? = nil, _ rule: WorkRule? = nil, _ result: String? = nil
  ) -> Working.Line {
    let mark = part.map { text.count - $0.count..<text.count }
    return Working.Line(text: text, mark: mark, rule: rule, result: result, columns: nil)
  }
}

extension [PrimePower] {
  /// The product of the powers, such as `2^3 × 5`; of none it is 1.
  var product: String {
    let factors = map { $0.prime.digits + ($0.count > 1 ? "^\($0.count)" : "") }
    return factors.isEmpty ? "1" : factors.joined(separator: " × ")
  }
}
