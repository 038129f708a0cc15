import Basics
import Testing

@testable import Calculator

/// What is true of every working, tried on random calculations.
struct WorkingLawTests {
  private static func workings(_ count: Int, seed: UInt64) -> [Working] {
    var expressions = SchoolExpression(source: SeededGenerator(seed: seed))
    return (0..<count).compactMap { _ in try? workOut(expressions.next()) }
  }

  @Test func `every line has the value of the whole, and the last one is it`() throws {
    for working in Self.workings(1_500, seed: 1) {
      for line in working.lines {
        guard working.problem == nil, let number = working.number else {
          #expect(throws: CalculationError.self, "\(working.expression): \(line.text)") {
            try evaluate(line.text)
          }
          continue
        }
        let value = try evaluate(line.text)
        #expect(
          value.isKnown(toEqual: number), "\(working.expression): \(line.text)")
      }
    }
  }

  @Test func `nearly every calculation is worked out to the end`() {
    let workings = Self.workings(1_500, seed: 2).filter { $0.problem == nil }
    let ended = workings.filter { $0.obstacle == .plainNumber || $0.lines.last?.mark == nil }
    #expect(workings.allSatisfy { $0.obstacle != .tooLong })
    #expect(ended.count * 100 > workings.count * 98)
  }

  @Test func `a line differs from the next one only where it is marked`() {
    for working in Self.workings(1_500, seed: 3) {
      for (line, next) in zip(working.lines, working.lines.dropFirst()) {
        let mark = line.mark ?? 0..<0
        #expect(!mark.isEmpty && mark.upperBound <= line.text.count && line.rule != nil)
        let before = Self.bare(String(line.text.prefix(mark.lowerBound)))
        let behind = Self.bare(String(line.text.dropFirst(mark.upperBound)))
        let text = Self.bare(next.text)
        #expect(line.text != next.text)
        #expect(text.hasPrefix(before) && text.hasSuffix(behind), "\(line.text) → \(next.text)")
      }
    }
  }

  /// The text without what an operation beside it may change.
  private static func bare(_ text: String) -> String {
    text.replacing(" of ", with: " × ").filter { !"() ".contains($0) }
  }

  @Test func `a problem is marked in the last line`() {
    for working in Self.workings(1_500, seed: 4) where working.problem != nil {
      #expect(working.lines.last?.mark != nil, "\(working.expression)")
      #expect(working.lines.last?.rule == nil && working.number == nil)
    }
  }

  @Test func `columns are of the operation that is marked`() throws {
    for working in Self.workings(1_500, seed: 5) {
      for line in working.lines {
        guard let columns = line.columns, let mark = line.mark else { continue }
        let marked = String(line.text.dropFirst(mark.lowerBound).prefix(mark.count))
        let value = try #require(try evaluate(marked).rational)
        #expect(columns.answer == value, "\(marked)")
        #expect(columns.isSound)
      }
    }
  }
}

extension ColumnWork {
  fileprivate var isSound: Bool {
    switch self {
    case .addition(let sum): sum.isSound
    case .subtraction(let difference): difference.isSound
    case .multiplication(let product): product.isSound
    case .division(let quotient): quotient.isSound
    }
  }

  /// What the columns come to.
  fileprivate var answer: Rational {
    switch self {
    case .addition(let sum): return sum.result.value
    case .subtraction(let difference): return difference.result.value
    case .multiplication(let product): return product.result.value
    case .division(let quotient):
      if case .remainder(let rest) = quotient.ending { return rest.value }
      return quotient.dividend.value / quotient.divisor.value
    }
  }
}
