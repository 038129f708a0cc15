import Testing

@testable import Calculator

/// Workings with the primes of whole numbers.
struct PrimeWorkingTests {
  private func rules(_ text: String) throws -> [WorkRule] {
    try workOut(text).lines.compactMap(\.rule)
  }

  @Test(arguments: [
    ("factor(60)", ["factor(60)", "2 × 30", "2 × 2 × 15", "2 × 2 × 3 × 5", "2^2 × 3 × 5"]),
    ("factor 30", ["factor(30)", "2 × 15", "2 × 3 × 5"]),
    ("factor 97", ["factor(97)", "97"]),
    ("factor(2 × 3)", ["factor(2 × 3)", "factor(6)", "2 × 3"]),
  ])
  func `one prime after the other is taken out`(text: String, lines: [String]) throws {
    #expect(try workOut(text).lines.map(\.text) == lines)
  }

  @Test func `each line of factors is the number, and all but the last say what is done`() throws {
    for number in 2...2_000 {
      let lines = try workOut("factor \(number)").lines
      for (line, next) in zip(lines, lines.dropFirst()) {
        let mark = try #require(line.mark)
        let before = line.text.prefix(mark.lowerBound)
        #expect(next.text == String(before) + (line.result ?? ""), "\(line.text)")
        #expect(line.rule != nil && mark.upperBound == line.text.count)
        #expect(try evaluate(next.text).rational == Rational(number), "\(next.text)")
      }
      let isPrime = (2..<number).prefix { $0 * $0 <= number }.allSatisfy { number % $0 > 0 }
      #expect((lines.first?.rule?.name == .prime) == isPrime)
      let last = try #require(lines.last)
      #expect(last.rule == nil && last.mark == nil)
      for part in last.text.split(separator: " × ") {
        let prime = try #require(part.split(separator: "^").first.flatMap { Int($0) })
        #expect((2..<prime).prefix { $0 * $0 <= prime }.allSatisfy { prime % $0 > 0 })
      }
    }
  }

  @Test func `each number that is taken out is the smallest prime in what is left`() throws {
    for number in 4...500 {
      for rule in try rules("factor \(number)") where rule.name == .primeFactor {
        let values = rule.values.compactMap { Int($0) }
        #expect(values.count == 3 && values[0] == values[1] * values[2])
        #expect((2..<values[1]).allSatisfy { values[0] % $0 > 0 })
      }
    }
  }

  @Test func `what numbers have in common, and what is in one of them, by their primes`() throws {
    #expect(
      try rules("gcd(84, 36)") == [
        WorkRule(.commonFactors, "84 = 2^2 × 3 × 7; 36 = 2^2 × 3^2", "2^2 × 3")
      ])
    #expect(
      try rules("lcm(12, 18)") == [
        WorkRule(.allFactors, "12 = 2^2 × 3; 18 = 2 × 3^2", "2^2 × 3^2")
      ])
    #expect(try rules("gcd(7, 9)") == [WorkRule(.nothingCommon, "7; 9 = 3^2", "1")])
    #expect(try rules("gcd(1, 9)") == [WorkRule(.function, "gcd")])
    #expect(try rules("gcd(1000001, 9)") == [WorkRule(.function, "gcd")])
  }

  @Test func `an average is the sum over how many there are`() throws {
    #expect(try rules("average(3, 4, 8)") == [WorkRule(.average, "3 + 4 + 8", "3")])
    #expect(try rules("average(-3, 5)") == [WorkRule(.average, "(−3) + 5", "2")])
  }

  @Test(arguments: 2...40)
  func `the primes that are named multiply to what comes out`(first: Int) throws {
    for second in 2...60 {
      for function in ["gcd", "lcm"] {
        let lines = try workOut("\(function)(\(first), \(second))").lines
        let values = try #require(lines.first?.rule?.values)
        #expect(try evaluate(values[1]).rational == evaluate(lines[1].text).rational)
        for equation in values[0].split(separator: "; ") {
          let sides = equation.split(separator: " = ").map(String.init)
          #expect(try evaluate(sides[0]).rational == evaluate(sides.last ?? "").rational)
        }
      }
    }
  }

  @Test func `of what has no primes the problem is said, of too many of them nothing`() throws {
    let fraction = try workOut("factor 2.5")
    #expect(fraction.problem != nil && fraction.lines.last?.mark != nil)
    #expect(try workOut("factor 1").obstacle == .noMethod)
    #expect(try workOut("factor(2^40)").lines.last?.text == "factor(1099511627776)")
  }
}
