import Testing

@testable import Calculator

/// Workings line by line, the marked part between ⟨ and ⟩.
struct WorkingTests {
  private func lines(_ text: String, prefersFractions: Bool = false) throws -> [String] {
    try workOut(text, prefersFractions: prefersFractions).lines.map { line in
      guard let mark = line.mark else { return line.text }
      let (before, behind) = (
        line.text.prefix(mark.lowerBound), line.text.dropFirst(mark.upperBound)
      )
      let marked = line.text.dropFirst(mark.lowerBound).prefix(mark.count)
      return "\(before)⟨\(marked)⟩\(behind)"
    }
  }

  @Test(arguments: [
    (
      "100 − 7 × (3 + 2 × (5 − 1))",
      [
        "100 − 7 × (3 + 2 × (⟨5 − 1⟩))", "100 − 7 × (3 + ⟨2 × 4⟩)", "100 − 7 × (⟨3 + 8⟩)",
        "100 − ⟨7 × 11⟩", "⟨100 − 77⟩", "23",
      ]
    ),
    ("2*3+4*5", ["⟨2 × 3⟩ + 4 × 5", "6 + ⟨4 × 5⟩", "⟨6 + 20⟩", "26"]),
    ("-2^2 + (-2)^2", ["−⟨2^2⟩ + (−2)^2", "−4 + ⟨(−2)^2⟩", "⟨−4 + 4⟩", "0"]),
    ("5 − (2 − 7)", ["5 − (⟨2 − 7⟩)", "⟨5 − (−5)⟩", "10"]),
    ("(2 + 3) + 4", ["(⟨2 + 3⟩) + 4", "⟨5 + 4⟩", "9"]),
  ])
  func `brackets come first, then powers, then × and ÷`(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test(arguments: [
    (
      "200 + 10% + 5%",
      ["⟨200 + 10%⟩ + 5%", "⟨200 + 20⟩ + 5%", "⟨220 + 5%⟩", "⟨220 + 11⟩", "231"]
    ),
    ("100 + (10%)", ["100 + (⟨10%⟩)", "⟨100 + 0.1⟩", "100.1"]),
    ("15% of 4", ["⟨15%⟩ of 4", "⟨0.15 × 4⟩", "0.6"]),
    ("10% + 5%", ["⟨10%⟩ + 5%", "⟨0.1 + 5%⟩", "⟨0.1 + 0.005⟩", "0.105"]),
    ("50 + +10%", ["50 + (⟨10%⟩)", "⟨50 + 0.1⟩", "50.1"]),
  ])
  func `a percentage is of what stands before it`(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test(arguments: [
    (
      "1/3 + 1/6", ["⟨1/3 + 1/6⟩", "⟨2/6 + 1/6⟩", "⟨3/6⟩", "1/2"]
    ),
    ("2 1/3 − 1 3/4", ["⟨2 1/3 − 1 3/4⟩", "⟨7/3 − 7/4⟩", "⟨28/12 − 21/12⟩", "7/12"]),
    (
      "3/4 × 8/9 − 1/6",
      ["⟨3/4 × 8/9⟩ − 1/6", "⟨24/36⟩ − 1/6", "⟨2/3 − 1/6⟩", "⟨4/6 − 1/6⟩", "⟨3/6⟩", "1/2"]
    ),
    ("3/4 × 2/3", ["⟨3/4 × 2/3⟩", "⟨6/12⟩", "1/2"]),
    ("1/2 of 3/4", ["⟨1/2 × 3/4⟩", "3/8"]),
    ("2 × 3/4", ["⟨2 × 3/4⟩", "⟨6/4⟩", "3/2"]),
    (
      "1/2 × 2/3 × 3/4",
      ["⟨1/2 × 2/3⟩ × 3/4", "⟨2/6⟩ × 3/4", "⟨1/3 × 3/4⟩", "⟨3/12⟩", "1/4"]
    ),
    ("2/3 ÷ (4/9)", ["⟨2/3 ÷ (4/9)⟩", "⟨2/3 × 9/4⟩", "⟨18/12⟩", "3/2"]),
    ("0.5 + 1/4", ["⟨0.5 + 1/4⟩", "⟨1/2 + 1/4⟩", "⟨2/4 + 1/4⟩", "3/4"]),
    ("½ + 1½", ["⟨1/2 + 1 1/2⟩", "⟨1/2 + 3/2⟩", "⟨4/2⟩", "2"]),
    ("6/2 + 1", ["⟨6 ÷ 2⟩ + 1", "⟨3 + 1⟩", "4"]),
  ])
  func `fractions are added, multiplied and simplified`(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test func `a lone division with a slash is divided, unless a fraction is wanted`() throws {
    #expect(try lines("432/15") == ["⟨432 ÷ 15⟩", "28.8"])
    #expect(try lines("432/15", prefersFractions: true) == ["⟨432/15⟩", "144/5"])
    #expect(try workOut("432/15").writtenMethod != nil)
  }

  @Test(arguments: [
    (
      "√12 + √27 ÷ 3",
      ["⟨√12⟩ + √27 ÷ 3", "2√3 + ⟨√27⟩ ÷ 3", "2√3 + ⟨3√3 ÷ 3⟩", "⟨2√3 + √3⟩", "3√3"]
    ),
    ("1 ÷ (2 + √3)", ["⟨1 ÷ (2 + √3)⟩", "2 − √3"]),
    ("1/√2", ["⟨1 ÷ √2⟩", "√2/2"]),
    ("√(9 + 16)", ["√(⟨9 + 16⟩)", "⟨√25⟩", "5"]),
    ("√(8/9)", ["⟨√(8/9)⟩", "2√2/3"]),
    (
      "(-2)^3 - 2^-2",
      [
        "⟨(−2)^3⟩ − 2^−2", "−8 − ⟨2^−2⟩", "−8 − 1 ÷ ⟨2^2⟩", "−8 − ⟨1 ÷ 4⟩", "⟨−8 − 0.25⟩",
        "−(⟨8 + 0.25⟩)", "−8.25",
      ]
    ),
    ("8^(2/3)", ["⟨8^(2/3)⟩", "(⟨∛8⟩)^2", "⟨2^2⟩", "4"]),
    ("(2/3)^-2", ["⟨(2/3)^−2⟩", "⟨(3/2)^2⟩", "9/4"]),
    ("4! ÷ 2", ["⟨4!⟩ ÷ 2", "⟨24 ÷ 2⟩", "12"]),
    ("sin 30 + cos 60", ["⟨sin(30)⟩ + cos(60)", "1/2 + ⟨cos(60)⟩", "⟨1/2 + 1/2⟩", "⟨2/2⟩", "1"]),
    ("|3 − 10| × 2", ["|⟨3 − 10⟩| × 2", "⟨|−7|⟩ × 2", "⟨7 × 2⟩", "14"]),
  ])
  func `powers and roots keep their exact form`(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test(arguments: [
    ("457 − 932", ["⟨457 − 932⟩", "−(⟨932 − 457⟩)", "−475"]),
    ("-34 + 90", ["⟨−34 + 90⟩", "⟨90 − 34⟩", "56"]),
    ("-34 - 18", ["⟨−34 − 18⟩", "−(⟨34 + 18⟩)", "−52"]),
    ("34 − (−18)", ["⟨34 − (−18)⟩", "⟨34 + 18⟩", "52"]),
    ("-34 × 18", ["⟨−34 × 18⟩", "−(⟨34 × 18⟩)", "−612"]),
    ("(-34) × (-18)", ["⟨−34 × (−18)⟩", "⟨34 × 18⟩", "612"]),
  ])
  func `minus signs are brought out of the way of columns`(text: String, expected: [String]) throws
  {
    #expect(try lines(text) == expected)
    #expect(try workOut(text).writtenMethod != nil)
  }

  @Test func `what has no step stays, and the rest is worked out`() throws {
    #expect(try lines("2 × 3 + π") == ["⟨2 × 3⟩ + π", "6 + π"])
    #expect(try lines("sin(1) × (4 − 2)") == ["sin(1) × (⟨4 − 2⟩)", "sin(1) × 2"])
  }

  @Test(arguments: [
    ("5", Working.Obstacle.plainNumber), ("(−5)", .plainNumber), ("sin 1", .noMethod),
    ("π", .noMethod), ("5 km + 300 m", .units), ("1:30 + 0:45", .units),
    ("factor 1", .noMethod), (String(repeating: "1+", count: 500) + "1", .tooLong),
    (String(repeating: " ", count: 997) + "1+1", nil),
    (String(repeating: " ", count: 998) + "1+1", .tooLong),
    ("2^1000", .noMethod),
  ])
  func `why there are no steps is known`(text: String, obstacle: Working.Obstacle?) throws {
    let working = try workOut(text)
    #expect(working.obstacle == obstacle && working.lines.isEmpty == (obstacle != nil))
    #expect(working.number != nil)
  }

  @Test func `a problem on the way ends the working there`() throws {
    #expect(try lines("3 + 7 ÷ (2 − 2)") == ["3 + 7 ÷ (⟨2 − 2⟩)", "3 + ⟨7 ÷ 0⟩"])
    let working = try workOut("3 + 7 ÷ (2 − 2)")
    #expect(working.problem?.kind == .divisionByZero && working.number == nil)
    #expect(throws: CalculationError(.missingOperand, at: 3..<4)) { try workOut("2 +* 3") }
  }

  @Test func `digits, tables and powers of ten need no columns`() throws {
    for text in ["3 + 4", "12 × 12", "132 ÷ 11", "20 × 10", "3.5 ÷ 100", "0 + 345", "1 × 345"] {
      #expect(try workOut(text).writtenMethod == nil, "\(text)")
    }
    for text in ["45 + 7", "13 × 7", "144 ÷ 5", "3.5 ÷ 4", "0.5 + 0.7"] {
      #expect(try workOut(text).writtenMethod != nil, "\(text)")
    }
    #expect(try workOut("3.5 × 100").lines.first?.rule == WorkRule(.moveUp, "2"))
  }

  @Test func `a division with remainder stays at the ones`() throws {
    var settings = CalculatorSettings()
    settings.showsRemainder = true
    let working = try workOut("432/15", settings: settings)
    #expect(working.lines.map(\.text) == ["432 ÷ 15"])
    guard case .division(let division)? = working.writtenMethod else {
      Issue.record("no division")
      return
    }
    #expect(division.ending == .remainder(ColumnNumber(units: 12)))
    #expect(try workOut("432 rem 15").writtenMethod == working.writtenMethod)
  }

  @Test func `decimal remainders are those of the numbers that were typed`() {
    let half = ColumnDivision(
      ColumnNumber(units: 74, scale: 1), by: ColumnNumber(units: 3, scale: 1), goal: .remainder)
    #expect(half.ending == .remainder(ColumnNumber(units: 2, scale: 1)))
    let plain = ColumnDivision(
      ColumnNumber(units: 594, scale: 1), by: ColumnNumber(units: 4), goal: .remainder)
    #expect(plain.ending == .remainder(ColumnNumber(units: 34, scale: 1)))
  }
}
