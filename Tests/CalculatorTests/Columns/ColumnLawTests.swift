import Basics
import Testing

@testable import Calculator

/// What is true of all written methods, tried on random numbers.
struct ColumnLawTests {
  /// How many cases of each method are tried; once it was 100,000.
  private static let count = 2_000

  @Test func `every step of a sum is right`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<Self.count {
      let count = [2, 2, 2, 3, 4, 10].randomElement(using: &generator) ?? 2
      let terms = (0..<count).map { _ in ColumnNumber.random(using: &generator) }
      #expect(ColumnAddition(terms).isSound, "\(terms)")
    }
  }

  @Test func `every step of a difference is right`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<Self.count {
      let numbers = [ColumnNumber.random(using: &generator), .random(using: &generator)]
        .sorted { $0.value < $1.value }
      #expect(ColumnSubtraction(numbers[1], minus: numbers[0]).isSound, "\(numbers)")
    }
  }

  @Test func `every step of a product is right`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<Self.count {
      let a = ColumnNumber.randomAboveZero(using: &generator)
      let b = ColumnNumber.randomAboveZero(using: &generator)
      #expect(try #require(ColumnMultiplication(a, times: b)).isSound, "\(a) × \(b)")
    }
  }

  @Test(arguments: [ColumnDivision.Goal.remainder, .decimal])
  func `every step of a quotient is right`(goal: ColumnDivision.Goal) {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<Self.count {
      let a = ColumnNumber.random(using: &generator)
      let small = Int.random(in: 1...999, using: &generator)
      let b = ColumnNumber(
        units: Int128(small), scale: Int.random(in: 0...2, using: &generator))
      #expect(ColumnDivision(a, by: b, goal: goal).isSound, "\(a) ÷ \(b)")
    }
  }

  @Test func `one wrong number in one step is noticed`() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let a = ColumnNumber.randomAboveZero(using: &generator)
      let b = ColumnNumber.randomAboveZero(using: &generator)
      let (less, more) = a.value < b.value ? (a, b) : (b, a)
      for wrong in WrongColumns.all(ColumnAddition([a, b])) { #expect(!wrong.isSound) }
      for wrong in WrongColumns.all(ColumnSubtraction(more, minus: less)) {
        #expect(!wrong.isSound)
      }
      let product = try #require(ColumnMultiplication(a, times: b))
      for wrong in WrongColumns.all(product) { #expect(!wrong.isSound) }
      for goal in [ColumnDivision.Goal.remainder, .decimal] {
        for wrong in WrongColumns.all(ColumnDivision(a, by: b, goal: goal)) {
          #expect(!wrong.isSound)
        }
      }
    }
  }

  @Test func `no drawing is wider than its window, and the answer stands in it`() throws {
    var generator = SeededGenerator(seed: 6)
    for round in 0..<500 {
      let a = ColumnNumber.randomAboveZero(using: &generator)
      let b = ColumnNumber.randomAboveZero(using: &generator)
      let (less, more) = a.value < b.value ? (a, b) : (b, a)
      let style = round.isMultiple(of: 2) ? ColumnStyle.english : .korean
      let difference = ColumnSubtraction(more, minus: less)
      let sum = ColumnAddition([a, b])
      try Self.expect(.addition(sum), style, showing: sum.result)
      try Self.expect(.subtraction(difference), style, showing: difference.result)
      let product = try #require(ColumnMultiplication(a, times: b))
      try Self.expect(.multiplication(product), style, showing: product.sum)
    }
  }

  private static func expect(
    _ work: ColumnWork, _ style: ColumnStyle, showing answer: ColumnNumber
  ) throws {
    let rows = try #require(ColumnSheet(work, style).text(columns: 40))
    #expect(rows.allSatisfy { $0.count <= 40 })
    let digits = rows.map { row in row.filter(\.isNumber) }
    #expect(digits.contains { $0.hasSuffix(answer.digits.map(String.init).joined()) }, "\(rows)")
  }
}
