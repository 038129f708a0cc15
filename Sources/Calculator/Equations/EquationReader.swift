/// Reads equations that semicolons part.
struct EquationReader {
  /// The characters that all equations may have together.
  private static let mostCharacters = 10_000

  private let parts: [Part]
  private let letters: [String]
  private let settings: CalculatorSettings
  private let shouldStop: @Sendable () -> Bool

  /// One side of an equation, and where it stands.
  private struct Side {
    let text: String
    let start: Int
  }

  /// An equation; nothing behind the `=` is zero.
  private struct Part {
    let left: Side
    let right: Side?
    var range: Range<Int> {
      let last = right ?? left
      return left.start..<last.start + last.text.count
    }
  }

  init(
    _ text: String, _ settings: CalculatorSettings, _ shouldStop: @escaping @Sendable () -> Bool
  ) throws(FormulaError) {
    guard text.utf8.count <= Self.mostCharacters else {
      throw FormulaError(.tooLong, at: 0..<text.count)
    }
    let text = Unknowns.fillingGap(in: text)
    parts = try Self.parts(of: text)
    letters = Unknowns.letters(in: text)
    var settings = settings
    settings.variables = Set(letters)
    self.settings = settings
    self.shouldStop = shouldStop
    guard !letters.isEmpty else {
      throw FormulaError(
        Unknowns.hasProduct(in: text) ? .notLinear : .noUnknown, at: 0..<text.count)
    }
  }

  /// One equation in one unknown, or a linear system.
  func problem() throws(FormulaError) -> EquationProblem {
    if parts.count == 1, letters.count == 1 { return .one(try equation(parts[0])) }
    guard letters.count <= LinearSystem.mostUnknowns, parts.count <= LinearSystem.mostEquations
    else { throw FormulaError(.unknowns(letters), at: parts[0].range) }
    var rows: [LinearRow] = []
    for part in parts { rows.append(try row(part)) }
    return .linear(LinearSystem(unknowns: letters, rows: rows))
  }

  private static func parts(of text: String) throws(FormulaError) -> [Part] {
    var parts: [Part] = []
    var start = 0
    for piece in text.split(separator: ";", omittingEmptySubsequences: false) {
      let sides = piece.withoutQuestion.split(separator: "=", omittingEmptySubsequences: false)
      defer { start += piece.count + 1 }
      if sides.count == 1, piece.allSatisfy(\.isWhitespace), parts.count > 0 { continue }
      guard sides.count <= 2 else {
        throw FormulaError(.severalEquals, at: start..<start + piece.count)
      }
      let right = start + sides[0].count + 1
      parts.append(
        Part(
          left: Side(text: String(sides[0]), start: start),
          right: sides.count == 2 ? Side(text: String(sides[1]), start: right) : nil))
    }
    return parts
  }
}

extension EquationReader {
  private func equation(_ part: Part) throws(FormulaError) -> Equation {
    var formula = Formula()
    let left = try add(part.left, to: &formula)
    let right = try part.right.map { side throws(FormulaError) in try add(side, to: &formula) }
    let zero = formula.number(.zero)
    let root = formula.difference(left.root, right?.root ?? zero)
    return Equation(
      unknown: letters[0], left: part.left.text, right: part.right?.text ?? "0",
      settings: settings, formula: formula, root: root, sides: (left.root, right?.root ?? zero),
      hasAngle: left.hasAngle || right?.hasAngle ?? false)
  }

  private func add(
    _ side: Side, to formula: inout Formula
  ) throws(FormulaError) -> (root: Int, hasAngle: Bool) {
    do {
      let program = try program(side)
      let root = try FormulaBuilder.add(
        program, to: &formula, unknowns: letters, settings: settings, shouldStop: shouldStop)
      return (root, program.hasAngle && !formula.isConstant[root])
    } catch {
      throw error.shifted(by: side.start)
    }
  }

  private func program(_ side: Side) throws(FormulaError) -> Program {
    do {
      return try Parser.program(for: side.text, settings: settings)
    } catch {
      if case .unknownName(let name) = error.kind, Unknowns.hasProduct(in: name) {
        throw FormulaError(.notLinear, at: error.range)
      }
      throw FormulaError(.calculation(error.kind), at: error.range)
    }
  }

  private func row(_ part: Part) throws(FormulaError) -> LinearRow {
    var formula = Formula()
    let left = try add(part.left, to: &formula).root
    let right = try part.right.map { side throws(FormulaError) in
      try add(side, to: &formula).root
    }
    guard let first = LinearRow(formula, left, count: letters.count) else {
      throw FormulaError(.notLinear, at: part.left.start..<part.left.start + part.left.text.count)
    }
    guard let right, let side = part.right else { return first }
    guard let second = LinearRow(formula, right, count: letters.count) else {
      throw FormulaError(.notLinear, at: side.start..<side.start + side.text.count)
    }
    return first - second
  }
}

extension Program {
  /// Whether a function of an angle occurs.
  var takesAngle: Bool { calls(\.takesAngle) }

  /// Whether a function of an angle, or one that gives an angle, occurs.
  var hasAngle: Bool { calls { $0.takesAngle || $0.givesAngle } }

  private func calls(_ isWanted: (MathFunction) -> Bool) -> Bool {
    steps.contains { step in
      guard case .compute(.call(let function, _)) = step.action else { return false }
      return isWanted(function)
    }
  }
}

extension Substring {
  /// The equation without the sign behind it that only asks for the solution: `x² = 4 =`, `x² = 4 ?`.
  fileprivate var withoutQuestion: Substring {
    guard let last = lastIndex(where: { !"=?".contains($0) && !$0.isWhitespace }) else {
      return self
    }
    return self[...last].contains("=") ? self[...last] : self
  }
}
