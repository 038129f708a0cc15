import Testing

@testable import Calculator

/// Amounts as people write them: in several units, on a clock, with the sign of a currency.
struct AmountTests {
  private func text(_ expression: String, history: Int = 0) throws -> String {
    var settings = UnitTests.settings
    settings.historyCount = history
    return try evaluate(expression, settings: settings)
      .formatted(NumberFormat(isForPeople: false)).text
  }

  private func expectUnitError(
    _ kind: CalculationError.Kind, in marked: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let source = MarkedSource(marked)
    let error = #expect(throws: CalculationError.self, sourceLocation: sourceLocation) {
      try evaluate(source.text, settings: UnitTests.settings)
    }
    #expect(error == CalculationError(kind, at: source.range), sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("5 ft 3 in in cm", "160.02 cm"), ("1 h 30 min", "1.5 h"), ("1h30m in min", "90 min"),
    ("1h 30m 15s in s", "5415 s"), ("-5 ft 3 in", "-5.25 ft"), ("2 × 5 ft 3 in", "10.5 ft"),
    ("5 lb 3 oz in oz", "83 oz"), ("2 km 500 m - 500 m", "2 km"), ("10 km / 2 km 500 m", "4"),
    ("5 ft 3 1/2 in in in", "63.5 in"), ("1 d 2 h in h", "26 h"), ("6 ft 2 in to in", "74 in"),
    ("sin(29 deg 60 arcmin)", "0.5"), ("5 ft + 3 in in cm", "160.02 cm"),
  ])
  func `an amount may be written in several units`(expression: String, right: String) throws {
    #expect(try text(expression) == right)
  }

  @Test(arguments: [
    ("1:30 + 0:45", "2:15"), ("1:30 in min", "90 min"), ("0:30 - 1:45", "-1:15"),
    ("1:30:15 × 2", "3:00:30"), ("3:00 / 0:45", "4"), ("1:00 / 7 × 7", "1:00"),
    ("90 min in h:min", "1:30"), ("1:30 + 20 min", "1:50"), ("25:00 - 0:01", "24:59"),
    ("1:00 / 7", "0.1429 h"),
  ])
  func `a time is read and shown as on a clock`(expression: String, right: String) throws {
    #expect(try text(expression) == right)
  }

  @Test(arguments: ["1👉:👈5", "1👉:👈60", "3👉:👈4", "1👉:👈300", "1👉:👈30:5", "1👉:👈"])
  func `a colon is for times`(marked: String) {
    expectError(.misplacedColon, in: marked)
  }

  @Test(arguments: [
    ("¥500 + ¥100", "600 JPY"), ("₩1,475 in USD", "1.00 USD"), ("$1.50 × 2", "3.00 USD"),
    ("$100 in TWD", "3280.00 TWD"), ("$1,000 + $2,000.50", "3000.50 USD"), ("-¥500", "-500 JPY"),
    ("5 $ in TWD", "164.00 TWD"), ("￥1,000 in yen", "1000 JPY"),
  ])
  func `the sign of a currency stands before its number`(
    expression: String, right: String
  ) throws {
    #expect(try text(expression) == right)
  }

  @Test func `a bare dollar sign and number is a result of the history`() throws {
    expectUnitError(.nothingToRecall(.history(5)), in: "👉$5👈 + $3")
    #expect(try evaluate("$1 + 1", results: [.history(1): Number(2)]).whole == 3)
    #expect(throws: CalculationError.self) { try text("$1 in TWD", history: 1) }
    expectUnitError(.missingOperand, in: "¥👉+👈2")
  }

  @Test(arguments: [
    ("45° in gon", "50 gon"), ("180° in rad", "3.1416 rad"), ("5 m^2 in cm^2", "50000 cm²"),
    ("1 sq ft in m2", "0.09290304 m²"), ("1 cu ft in in³", "1728 in³"), ("1 m^3 in L", "1000 L"),
    ("1 kWh in MJ", "3.6 MJ"), ("1 kcal in J", "4184 J"), ("1 hp in W", "745.69987158227022 W"),
    ("1 atm in hPa", "1013.25 hPa"), ("1 bar in kPa", "100 kPa"), ("1 yr in d", "365.25 d"),
    ("2 years in months", "24 month"), ("1 psi in Pa", "6894.7573 Pa"),
    ("1 mmHg in Pa", "133.322387415 Pa"), ("1 Wh in J", "3600 J"),
    ("1 BTU in J", "1055.05585262 J"),
    ("1 eV in J", "1.602176634e-19 J"),
  ])
  func `units of school and home are converted exactly`(expression: String, right: String) throws {
    #expect(try text(expression) == right)
  }

  @Test func `a letter that may be a multiple is refused with what it may mean`() {
    expectUnitError(.ambiguousLetter("k", readings: ["5 × 1000", "5 K"]), in: "5👉k👈")
    expectUnitError(.ambiguousLetter("k", readings: ["5 × 1000", "5 K"]), in: "2 + 5 👉k👈 in °C")
    expectUnitError(.ambiguousLetter("k", readings: ["5 × 1000", "5 K"]), in: "5👉K👈")
    expectUnitError(.ambiguousLetter("M", readings: ["1.5 × 1000000", "1.5 m"]), in: "1.5👉M👈")
    expectUnitError(.ambiguousLetter("B", readings: ["2 × 1000000000", "2 B"]), in: "2👉B👈")
    #expect(UnitTests.settings.unit(named: "M") == nil)
    #expect(UnitTests.settings.unit(named: "c") == nil)
  }

  @Test(arguments: [
    (["5", "ft", "+", "3", "in", "cm"], "160.02 cm"),
    (["5", "ft", "3", "in", "in", "cm"], "160.02 cm"),
    (["1", "m^3", "L"], "1000 L"), (["1h30m", "min"], "90 min"), (["1:30", "min"], "90 min"),
    (["3", "in", "cm"], "7.62 cm"), (["5", "km", "in", "mi"], "3.1069 mi"),
    (["5", "m²", "in", "cm²"], "50000 cm²"), (["5", "m^2", "to", "cm^2"], "50000 cm²"),
  ])
  func `a conversion takes a calculation with units`(words: [String], right: String) throws {
    let number = try #require(Conversion(words)).value(settings: UnitTests.settings)
    #expect(try number.formatted(NumberFormat(isForPeople: false)).text == right)
  }

  @Test func `a number without a unit lacks the other unit, or has one that nobody knows`() throws {
    for (words, kind) in [
      (["5", "km"], .missingUnitName), (["5", "foo"], .unknownUnit("foo", fitting: [])),
    ] as [([String], CalculationError.Kind)] {
      let conversion = try #require(Conversion(words))
      let error = #expect(throws: CalculationError.self) {
        try conversion.value(settings: UnitTests.settings)
      }
      #expect(error?.kind == kind)
    }
  }

  @Test(arguments: ["ncr(5, 0)", "npr(5, 0)", "ncr(0, 0)", "npr(0, 0)"])
  func `nothing is chosen in one way`(text: String) throws {
    #expect(try evaluate(text).isKnown(toEqual: try evaluate("1")))
  }
}
