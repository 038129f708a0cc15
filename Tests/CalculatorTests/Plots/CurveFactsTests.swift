import Testing

@testable import Calculator

/// What is proven of a curve: where it is zero, turns, has poles and holes.
struct CurveFactsTests {
  private func facts(
    _ text: String, _ low: Int, _ high: Int, _ unit: AngleUnit = .radians
  ) throws -> CurveFacts {
    let curve = try Curve(text, settings: CalculatorSettings(angleUnit: unit))
    return curve.facts(from: Rational(low), to: Rational(high)) { false }
  }

  private func text(_ facts: CurveFacts) -> [String] {
    let format = NumberFormat(.significant(4), isForPeople: false)
    return facts.marks.map { mark in
      let y = mark.y.map { " " + $0.text(format) } ?? ""
      return "\(mark.kind.rawValue) \(mark.x.text(format))\(y)"
    }
  }

  @Test(arguments: [
    ("x^2 - 4", ["zero -2 0", "lowest 0 -4", "zero 2 0"]),
    ("1/x", ["pole 0"]),
    ("(x^2-1)/(x-1)", ["zero -1 0", "hole 1 2"]),
    ("|x| - 1", ["zero -1 0", "lowest 0 -1", "zero 1 0"]),
    ("x^3 - 3x", ["zero -1.732 0", "highest -1 2", "zero 0 0", "lowest 1 -2", "zero 1.732 0"]),
    ("√x", ["zero 0 0"]),
    ("e^x", []),
  ])
  func `marks are where they are proven to be`(curve: String, marks: [String]) throws {
    let facts = try facts(curve, -4, 4)
    #expect(text(facts) == marks)
    #expect(facts.isComplete)
  }

  @Test func `a hole in a curve that is no polynomial has a height`() throws {
    let facts = try facts("sin x / x", -1, 1)
    #expect(text(facts).contains("hole 0 1"))
  }

  @Test(
    arguments: [
      ("√x/x", ["pole 0"], [.undefined, .falling]), ("x/√x", ["hole 0 0"], [.undefined, .rising]),
      ("e^(-1/x^2)", ["hole 0 0"], [.falling, .rising]), ("e^(1/x)", [], [.falling, .falling]),
      ("1/x - 1/x^2", ["pole 0", "zero 1 0", "highest 2 0.25"], [.falling, .rising, .falling]),
      ("(1-cos x)/x^2", ["hole 0 0.5"], [.rising, .falling]),
      ("(x-sin x)/x^3", ["hole 0 0.1667"], [.rising, .falling]),
      ("x^(1/3)/x", ["pole 0"], [.rising, .falling]),
      ("e^(-1/√x)", [], [.undefined, .rising]),
      ("(√x - 1)/(x - 1)", ["hole 1 0.5"], [.undefined, .falling, .falling]),
    ] as [(String, [String], [CurveFacts.Stretch.Trend])])
  func `beside zero a curve is followed to its limit`(
    curve: String, marks: [String], trends: [CurveFacts.Stretch.Trend]
  ) throws {
    let facts = try facts(curve, -4, 4)
    #expect(text(facts) == marks)
    #expect(facts.stretches.map(\.trend) == trends)
    #expect(facts.isComplete)
  }

  @Test func `in degrees a wave turns at right angles`() throws {
    let facts = try facts("sin x", 0, 360, .degrees)
    #expect(
      text(facts) == ["zero 0 0", "highest 90 1", "zero 180 0", "lowest 270 -1", "zero 360 0"])
  }

  @Test func `a curve rises, falls and is missing in stretches`() throws {
    let facts = try facts("√(x^2 - 1)", -3, 3)
    #expect(facts.stretches.map(\.trend) == [.falling, .undefined, .rising])
  }

  @Test func `two curves cross where both have the same height`() throws {
    let settings = CalculatorSettings(angleUnit: .radians)
    let first = try Curve("x^2", settings: settings)
    let second = try Curve("y = x + 2", settings: settings)
    let marks = first.crossings(with: second, from: Rational(-5), to: Rational(5)) { false }
    #expect(marks.map(\.x.low) == [Rational(-1), Rational(2)])
    #expect(marks.map { $0.y?.low } == [Rational(1), Rational(4)])
  }

  @Test(arguments: [
    ("floor x", [-3, -2, -1, 0, 1, 2, 3, 4], true, CurveFacts.Stretch.Trend.level),
    ("-floor x", [-3, -2, -1, 0, 1, 2, 3, 4], false, .level),
    ("x - floor x", [-3, -2, -1, 0, 1, 2, 3, 4], false, .rising),
    ("floor(x/2)", [-2, 0, 2, 4], true, .level),
  ])
  func `steps and teeth are told with where they jump`(
    curve: String, jumps: [Int], isUp: Bool, trend: CurveFacts.Stretch.Trend
  ) throws {
    let facts = try facts(curve, -4, 4)
    #expect(facts.jumps.map { $0.x.low }.filter { $0 > Rational(-4) } == jumps.map { Rational($0) })
    #expect(facts.jumps.allSatisfy { $0.isUp == isUp })
    #expect(Set(facts.stretches.map(\.trend)) == [trend])
    #expect(facts.isComplete)
  }

  @Test(arguments: ["sin(1/x)", "x*sin(1/x)", "x^2*sin(1/x)"])
  func `nothing is said to rise or fall where it may turn`(curve: String) throws {
    for (low, high) in [(0, 1), (-3, 3)] {
      let facts = try facts(curve, low, high)
      #expect(!facts.isComplete)
      let beside = facts.stretches.filter { stretch in
        let from = stretch.from?.high ?? Rational(low)
        let to = stretch.to?.low ?? Rational(high)
        return from.sign <= 0 && to.sign >= 0
      }
      #expect(beside.allSatisfy { $0.trend == .undecided })
    }
  }

  @Test(
    arguments: [
      ("√x", [.undefined, .rising]), ("ln x", [.undefined, .rising]),
      ("sin x / x", [.rising, .falling]), ("1/x", [.falling, .falling]),
    ] as [(String, [CurveFacts.Stretch.Trend])])
  func `beside a border a curve rises or falls where that is proven`(
    curve: String, trends: [CurveFacts.Stretch.Trend]
  ) throws {
    #expect(try facts(curve, -1, 1).stretches.map(\.trend) == trends)
  }

  @Test(arguments: ["0^x", "(-2)^x", "x^x", "(-8)^(1/x)"])
  func `nothing is said of where a power has hidden values`(curve: String) throws {
    let facts = try facts(curve, -2, 2)
    #expect(!facts.stretches.contains { $0.trend == .undefined })
    #expect(!facts.isComplete)
  }

  @Test(arguments: [
    ("0^x", 2, Rational.zero), ("(-2)^x", -1, Rational(-1, 2)), ("(-2)^x", 2, Rational(4)),
    ("x^x", -2, Rational(1, 4)),
  ])
  func `a power has a height where the calculator has a value`(
    text: String, x: Int, height: Rational
  ) throws {
    let curve = try Curve(text, settings: CalculatorSettings())
    #expect(curve.height(at: Rational(x))?.number?.rational == height)
  }

  @Test func `a power has no height where the calculator has no value`() throws {
    let curve = try Curve("0^x", settings: CalculatorSettings())
    #expect(curve.height(at: .zero) == nil)
    #expect(curve.height(at: Rational(-1)) == nil)
  }

  @Test(arguments: [
    ("abs(x)/x", 0, true), ("x/abs(x)", 0, true), ("(abs(x)+x)/x", 0, true),
    ("(|x|-x)/x", 0, true), ("max(x,-x)/x", 0, true), ("abs(x^2-1)/(x-1)", 1, true),
    ("(x^2-1)/abs(x-1)", 1, true), ("-|x|/x", 0, false), ("|sin x|/x", 0, true),
  ])
  func `a curve without a value jumps where its limits differ`(
    curve: String, x: Int, isUp: Bool
  ) throws {
    let facts = try facts(curve, -2, 2)
    #expect(!facts.marks.contains { $0.kind == .hole })
    #expect(facts.jumps.map(\.x.low) == [Rational(x)])
    #expect(facts.jumps.map(\.isUp) == [isUp])
  }

  @Test(arguments: [("|x|*x/x", "hole 0 0"), ("x^2/|x|", "hole 0 0"), ("|x-5|x/x", "hole 0 5")])
  func `a curve with magnitudes has a hole where both limits agree`(
    curve: String, hole: String
  ) throws {
    let facts = try facts(curve, -2, 2)
    #expect(text(facts).contains(hole))
    #expect(facts.jumps.isEmpty)
  }

  @Test(arguments: ["floor(x)/x", "|x|/x + sin x", "√(x^2)/x"])
  func `no hole is claimed where the limits are not known`(curve: String) throws {
    #expect(!(try facts(curve, -2, 2).marks.contains { $0.kind == .hole }))
  }

  @Test func `a jump at no fraction is enclosed`() throws {
    let facts = try facts("floor(x^2)", 1, 2)
    #expect(facts.jumps.count == 3 && facts.jumps.allSatisfy { $0.isUp == true })
    let first = try #require(facts.jumps.first)
    #expect(first.x.low * first.x.low < Rational(2) && Rational(2) < first.x.high * first.x.high)
  }

  @Test func `no jump is claimed where a staircase times zero goes through`() throws {
    let facts = try facts("x × floor x", -1, 1)
    #expect(!facts.jumps.contains { $0.x.low == .zero })
    #expect(!facts.isComplete)
  }

  @Test(arguments: [
    ("x^x", true), ("sin(x)^x", true), ("(x+1)^(2x)", true), ("1+x^(x-1)", true),
    ("x^2", false), ("2^x", false), ("sin(x)^2+x", false), ("2^(x+1)·x", false),
  ])
  func `a power changes where the unknown stands below and in the exponent`(
    text: String, changes: Bool
  ) throws {
    #expect(try Curve(text, settings: CalculatorSettings()).hasChangingPower == changes)
  }
}
