import Basics
import Testing

@testable import Calculator

/// What is true of all expressions, tried on random ones.
struct LawTests {
  private static func expressions(
    _ count: Int, depth: Int, seed: UInt64
  ) -> [RandomExpression] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in RandomExpression(depth: depth, using: &generator) }
  }

  /// The values of random expressions that have one.
  private static func values(_ count: Int, seed: UInt64) -> [(text: String, value: Number)] {
    expressions(count, depth: 3, seed: seed).compactMap { expression in
      (try? evaluate(expression.text)).map { (expression.text, $0) }
    }
  }

  @Test func `reading what was written gives what was meant`() throws {
    for expression in Self.expressions(4_000, depth: 6, seed: 5) {
      let program = try Parser.program(for: expression.text)
      #expect(program.steps.map(\.action) == expression.actions, "\(expression.text)")
    }
  }

  @Test func `spaces and parentheses change nothing`() throws {
    for expression in Self.expressions(500, depth: 4, seed: 6) {
      let text = expression.text
      let plain = try Parser.program(for: text).steps.map(\.action)
      let wide = try Parser.program(
        for: "( \(text.map { $0 == "+" ? " + " : String($0) }.joined()) )")
      #expect(wide.steps.map(\.action) == plain, "\(text)")
    }
  }

  @Test func `sums and products do not depend on the order`() throws {
    let values = Self.values(300, seed: 7)
    #expect(values.count > 100)
    for (a, b) in zip(values, values.dropFirst()) {
      for sign in ["+", "*"] {
        let forth = try? evaluate("(\(a.text))\(sign)(\(b.text))")
        let back = try? evaluate("(\(b.text))\(sign)(\(a.text))")
        #expect(isSame(forth, back), "\(a.text) \(sign) \(b.text)")
      }
    }
  }

  @Test func `multiplying undoes dividing, and adding undoes subtracting`() throws {
    let values = Self.values(300, seed: 8)
    for (a, b) in zip(values, values.dropFirst()) {
      if let product = try? evaluate("(\(a.text))*((\(b.text))/(\(a.text)))") {
        #expect(product.isKnown(toEqual: b.value), "\(a.text) | \(b.text)")
      }
      if let sum = try? evaluate("(\(a.text))+((\(b.text))-(\(a.text)))") {
        #expect(sum.isKnown(toEqual: b.value), "\(a.text) | \(b.text)")
      }
    }
  }

  @Test func `an interval contains the interval at four times the precision`() throws {
    var compared = 0
    for (text, number) in Self.values(600, seed: 9) {
      guard case .form(let form) = number.value else { continue }
      var algebra = Algebra(number.atoms, budget: Budget())
      for level in 0...2 {
        let coarse = try algebra.enclosure(of: form, level: level)
        let fine = try algebra.enclosure(of: form, level: level + 2)
        #expect(fine.isWithin(coarse), "\(text) at level \(level)")
        compared += 1
      }
    }
    #expect(compared > 300)
  }

  @Test func `digits are the first digits of more digits`() throws {
    for (text, number) in Self.values(300, seed: 10) {
      let few = try number.formatted(NumberFormat(.significant(15), isForPeople: false))
      let many = try number.formatted(NumberFormat(.significant(40), isForPeople: false))
      let difference = try evaluate("(\(few.text)) - (\(many.text))").rational ?? .one
      let size = try evaluate("abs(\(few.text))").rational ?? .one
      #expect(difference.magnitude <= size * Rational.powerOfTen(-14), "\(text)")
    }
  }

  @Test func `a result can be taken up again exactly`() throws {
    for (text, number) in Self.values(300, seed: 11) {
      let difference = try evaluate("ans-(\(text))", results: [.answer: number])
      #expect(difference == Number(0), "\(text)")
      let double = try? evaluate(
        "ans+$1-2*mr", results: [.answer: number, .history(1): number, .memory: number])
      #expect(double == Number(0), "\(text)")
    }
  }
}
