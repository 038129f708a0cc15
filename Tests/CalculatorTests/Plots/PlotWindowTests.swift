import Testing

@testable import Calculator

/// Which part of the plane is shown, and the round numbers along it.
struct PlotWindowTests {
  private func window(_ text: String, _ unit: AngleUnit = .degrees) throws -> PlotWindow {
    let curve = try Curve(text, settings: CalculatorSettings(angleUnit: unit))
    return .fitting([curve], given: .init(), rows: 80)
  }

  @Test func `the window shows a turn, the domain, or from -10 to 10`() throws {
    #expect(try window("sin x").left == Rational(-360))
    #expect(try window("cos(2x)", .radians).right == .fullTurn)
    #expect(try window("x^2").right == Rational(10))
    let logarithm = try window("ln x")
    #expect(logarithm.left < .zero && logarithm.left > Rational(-1))
  }

  @Test(arguments: ["x/2 + sin x", "sin(3x)/x", "x cos x"])
  func `in degrees the window fits a wave also among other things`(text: String) throws {
    #expect(try window(text).left == Rational(-360))
    #expect(try window(text, .radians).left == Rational(-10))
    let curve = try Curve(text, settings: CalculatorSettings())
    let ticks = AxisTicks(
      from: Rational(-360), to: Rational(360), most: 8, kind: .init(for: [curve])
    ).ticks
    #expect(ticks.map(\.label) == ["−360", "−270", "−180", "−90", "0", "90", "180", "270", "360"])
  }

  @Test func `a window begins where the first of its curves does, and ends where the last does`()
    throws
  {
    func ends(_ texts: [String]) throws -> [Rational] {
      let curves = try texts.map { try Curve($0, settings: CalculatorSettings()) }
      let window = PlotWindow.fitting(curves, given: .init(), rows: 80)
      return [window.left, window.right]
    }
    let starts = try ends(["sqrt(x)", "sqrt(x + 4)"])[0]
    #expect(Rational(-5) < starts && starts <= Rational(-4))
    let end = try ends(["sqrt(-x)", "sqrt(4 - x)"])[1]
    #expect(Rational(4) <= end && end < Rational(5))
  }

  @Test func `a steep curve does not flatten another one`() throws {
    let settings = CalculatorSettings()
    let curves = try ["sin x", "x/2"].map { try Curve($0, settings: settings) }
    let window = PlotWindow.fitting(curves, given: .init(), rows: 80)
    #expect(window.left == Rational(-360) && window.height < Rational(9))
  }

  @Test(arguments: [
    (["sin x", "1/x"], 2, 3), (["1/x", "tan x"], 5, 40), (["x^2", "1/x"], 4, 15),
  ])
  func `nor does a curve with a pole hide one that is level beside it`(
    texts: [String], least: Int, most: Int
  ) throws {
    let curves = try texts.map { try Curve($0, settings: CalculatorSettings()) }
    let window = PlotWindow.fitting(curves, given: .init(), rows: 80)
    #expect(Rational(least) < window.height && window.height < Rational(most), "\(window)")
  }

  @Test(arguments: ["x^x", "e^x", "10^x", "e^(x^2)"])
  func `a power that grows beyond all bounds is shown where it turns upwards`(
    text: String
  ) throws {
    let window = try window(text)
    #expect(window.bottom <= .zero && window.top >= Rational(3) && window.top < Rational(20))
  }

  @Test(arguments: ["e^(e^(e^x))", "-e^(e^(e^x))"])
  func `heights of more digits than anybody sees are as good as without bounds`(text: String) throws
  {
    let window = try window(text)
    let farthest = Rational(2).raised(to: 100_000)
    #expect(-farthest < window.bottom && window.top < farthest)
  }

  @Test func `a window is not left empty beside a curve, and powers of x are shown far`() throws {
    let power = try window("x^x")
    #expect(power.left < .zero && power.right > Rational(2) && power.right < Rational(4))
    #expect(try window("e^x").left == Rational(-10) && window("e^x").right == Rational(10))
    #expect(try window("x^2").top > Rational(99) && window("x^4").top > Rational(9_000))
    #expect(try window("1/(1 + 10^8 × (x - 0.1234)^2)").top >= .one)
  }

  @Test(arguments: [
    (0, 10_000_000_000, ["0", "2×10⁹", "4×10⁹", "6×10⁹", "8×10⁹", "1×10¹⁰"]),
    (
      999_999_999_990, 1_000_000_000_010,
      [
        "999,999,999,990", "999,999,999,995", "1,000,000,000,000", "1,000,000,000,005",
        "1,000,000,000,010",
      ]
    ),
    (0, 500_000, ["0", "100,000", "200,000", "300,000", "400,000", "500,000"]),
  ])
  func `long labels are short where they can be, and no two are the same`(
    low: Int, high: Int, labels: [String]
  ) {
    let ticks = AxisTicks(from: Rational(low), to: Rational(high), most: 5).ticks
    #expect(ticks.map(\.label) == labels)
  }

  @Test func `a pole does not flatten the curve, and a spike is seen whole`() throws {
    let pole = try window("1/x")
    #expect(pole.top < Rational(50))
    let spike = try window("1/(1 + 10^8 × (x - 0.1234)^2)")
    #expect(spike.top >= .one && spike.bottom <= .zero)
  }

  @Test(arguments: ["sin x", "x^2", "e^x", "1/x", "x/3 - 7", "ln x"])
  func `zero and the ticks lie in the middle of rows of dots`(text: String) throws {
    let window = try window(text)
    let dot = window.height / Rational(80)
    for tick in AxisTicks(from: window.bottom, to: window.top, most: 5).ticks {
      let rows = (window.top - tick.position) / dot
      #expect(rows - rows.floor == Rational(1, 2), "\(tick.label)")
    }
  }

  @Test(arguments: [
    ("sin x", true), ("2 tan(3x - 1) + 1/cos x", true), ("sin(1/x)", false), ("sin(x^2)", false),
    ("x sin x", false), ("tan x - x", false), ("sin 1", false), ("x", false),
  ])
  func `turns are measured along the axis where the angle grows evenly`(
    text: String, isOfTurns: Bool
  ) throws {
    let curve = try Curve(text, settings: CalculatorSettings(angleUnit: .radians))
    #expect(curve.isOfTurns == isOfTurns)
  }

  @Test(arguments: [
    (-10, 10, AxisTicks.Kind.numbers, ["−10", "−5", "0", "5", "10"]),
    (-360, 360, .degrees, ["−360", "−180", "0", "180", "360"]),
    (0, 1, .numbers, ["0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    (-4, 4, .radians, ["−π", "0", "π"]),
  ])
  func `ticks are round`(low: Int, high: Int, kind: AxisTicks.Kind, labels: [String]) {
    let ticks = AxisTicks(from: Rational(low), to: Rational(high), most: 5, kind: kind).ticks
    #expect(ticks.map(\.label) == labels)
  }

  @Test func `a curve may be as long as a calculation, and no longer`() throws {
    let settings = CalculatorSettings()
    let longest = "x" + String(repeating: " ", count: 9_999)
    #expect(throws: Never.self) { try Curve(longest, settings: settings) }
    #expect(throws: FormulaError.self) { try Curve(longest + " ", settings: settings) }
  }

  @Test(arguments: ["x + y", "y = y", "z = x", "x = 2 = y"])
  func `what is no curve is refused`(text: String) {
    #expect(throws: FormulaError.self) { try Curve(text, settings: CalculatorSettings()) }
  }
}
