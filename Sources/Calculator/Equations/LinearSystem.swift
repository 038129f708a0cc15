/// A row of a linear system: the sum of the factors times the unknowns, and the rest, is zero.
struct LinearRow: Sendable, Equatable {
  var factors: [Rational]
  var rest: Rational

  private init(factors: [Rational], rest: Rational) {
    self.factors = factors
    self.rest = rest
  }

  /// The row with 1 for one unknown and 0 for all others.
  init(unit index: Int, of count: Int) {
    factors = (0..<count).map { $0 == index ? .one : .zero }
    rest = .zero
  }

  /// The row that a formula is; nil if it is not linear with fractions.
  init?(_ formula: Formula, _ root: Int, count: Int) {
    var rows: [Int: LinearRow] = [:]
    for index in formula.parts(of: [root]) {
      guard let row = Self.row(of: formula.steps[index], rows, count) else { return nil }
      rows[index] = row
    }
    guard let row = rows[root] else { return nil }
    self = row
  }

  private static func row(
    of step: Formula.Step, _ known: [Int: LinearRow], _ count: Int
  ) -> LinearRow? {
    let zero = LinearRow(factors: Array(repeating: .zero, count: count), rest: .zero)
    switch step {
    case .unknown(let index):
      var row = zero
      row.factors[index] = .one
      return row
    case .number(let value): return LinearRow(factors: zero.factors, rest: value)
    case .sum(let a, let b): return known[a].flatMap { a in known[b].map { a - $0 * -.one } }
    case .difference(let a, let b): return known[a].flatMap { a in known[b].map { a - $0 } }
    case .product(let a, let b):
      guard let a = known[a], let b = known[b] else { return nil }
      if a.isConstant { return b * a.rest }
      return b.isConstant ? a * b.rest : nil
    case .quotient(let a, let b):
      guard let a = known[a], let b = known[b], b.isConstant, !b.rest.isZero else { return nil }
      return a * (.one / b.rest)
    case .pi, .power, .function: return nil
    }
  }

  var isConstant: Bool { factors.allSatisfy(\.isZero) }

  static func - (left: LinearRow, right: LinearRow) -> LinearRow {
    LinearRow(
      factors: zip(left.factors, right.factors).map { $0 - $1 }, rest: left.rest - right.rest)
  }

  static func * (row: LinearRow, factor: Rational) -> LinearRow {
    LinearRow(factors: row.factors.map { $0 * factor }, rest: row.rest * factor)
  }
}

/// Linear equations in several unknowns.
package struct LinearSystem: Sendable {
  static let mostUnknowns = 12
  static let mostEquations = 24

  /// The letters, in order.
  package let unknowns: [String]
  let rows: [LinearRow]
}

/// What a linear system comes to.
package enum LinearSolution: Sendable, Equatable {
  /// One value for each unknown.
  case one([Rational])
  /// The first equation that those before it contradict, and those that it takes for that, all
  /// counted from 0.
  case none(equation: Int, with: [Int])
  /// Some unknowns are free, and the others follow from them.
  case many([LinearExpression])
}

/// An unknown as a sum of a number and multiples of free unknowns; nothing for a free one.
package struct LinearExpression: Sendable, Equatable {
  package let unknown: String
  package let isFree: Bool
  /// The number that stands alone.
  package let rest: Rational
  /// The free unknowns with their factors, none of them zero.
  package let terms: [Term]

  /// A multiple of a free unknown.
  package struct Term: Sendable, Equatable {
    package let factor: Rational
    package let unknown: String
  }
}

extension LinearSystem {
  /// The solutions, by elimination with fractions.
  package func solution() -> LinearSolution {
    // Each row with how often it takes each equation.
    var solved: [(pivot: Int, row: LinearRow, origin: LinearRow)] = []
    for (number, given) in rows.enumerated() {
      var row = given
      var origin = LinearRow(unit: number, of: rows.count)
      for other in solved where !row.factors[other.pivot].isZero {
        let factor = row.factors[other.pivot]
        row = row - other.row * factor
        origin = origin - other.origin * factor
      }
      guard let pivot = row.factors.firstIndex(where: { !$0.isZero }) else {
        if row.rest.isZero { continue }
        let taken = rows.indices.filter { !origin.factors[$0].isZero && $0 != number }
        return .none(equation: number, with: taken)
      }
      origin = origin * (.one / row.factors[pivot])
      row = row * (.one / row.factors[pivot])
      for index in solved.indices where !solved[index].row.factors[pivot].isZero {
        let factor = solved[index].row.factors[pivot]
        solved[index].row = solved[index].row - row * factor
        solved[index].origin = solved[index].origin - origin * factor
      }
      solved.append((pivot, row, origin))
    }
    return solution(of: solved.map { (pivot: $0.pivot, row: $0.row) })
  }

  private func solution(of solved: [(pivot: Int, row: LinearRow)]) -> LinearSolution {
    let rows = Dictionary(solved.map { ($0.pivot, $0.row) }) { first, _ in first }
    if rows.count == unknowns.count {
      return .one(unknowns.indices.map { -(rows[$0]?.rest ?? .zero) })
    }
    return .many(
      unknowns.enumerated().map { index, name in
        guard let row = rows[index] else {
          return LinearExpression(unknown: name, isFree: true, rest: .zero, terms: [])
        }
        let terms = row.factors.enumerated().filter { $0.offset != index && !$0.element.isZero }
        return LinearExpression(
          unknown: name, isFree: false, rest: -row.rest,
          terms: terms.map { .init(factor: -$0.element, unknown: unknowns[$0.offset]) })
      })
  }
}
