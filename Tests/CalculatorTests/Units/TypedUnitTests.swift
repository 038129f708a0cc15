import Testing

@testable import Calculator

/// Units as people type them elsewhere: large calories, temperatures in small letters, percent.
struct TypedUnitTests {
  private let settings = UnitTests.settings

  @Test(arguments: [
    ("1 Cal in kJ", "4.184 kJ"), ("250 Calories in kcal", "250 kcal"), ("1 cal in J", "4.184 J"),
    ("2 calories in J", "8.368 J"), ("1 kCal in cal", "1000 cal"), ("1 Calorie", "1 kcal"),
  ])
  func `a Calorie with a capital is the one of food`(text: String, result: String) throws {
    let number = try evaluate(text, settings: settings)
    #expect(try number.formatted(NumberFormat(isForPeople: false)).text == result)
  }

  @Test(arguments: [
    (["98.6", "f", "c"], "37 °C"), (["98.6 f in c"], "37 °C"), (["37", "c", "F"], "98.6 °F"),
    (["0", "c", "K"], "273.15 K"),
  ])
  func `a small letter beside another temperature is one, too`(words: [String], result: String)
    throws
  {
    let conversion = try #require(Conversion(words))
    let number = try conversion.value(settings: settings)
    #expect(try number.formatted(NumberFormat(isForPeople: false)).text == result)
  }

  @Test(arguments: [["5", "f", "m"], ["5", "km", "f"]])
  func `alone it is none`(words: [String]) throws {
    let conversion = try #require(Conversion(words))
    #expect(throws: CalculationError.self) { try conversion.value(settings: settings) }
  }

  @Test(arguments: [
    ("50/200 in 👉%👈", CalculationError.Kind.percentAsUnit("50/200")),
    ("50/200 to 👉%👈", .percentAsUnit("50/200")), ("0.25 + 1 in 👉%👈", .percentAsUnit("0.25 + 1")),
    ("255 in 👉hex👈", .unknownUnit("hex", fitting: [])),
    ("10 in 👉binary👈", .unknownUnit("binary", fitting: [])), ("5 km 👉hex👈", .missingOperator),
    ("1👉_👈000", .misplacedUnderscore), ("3 👉_👈", .unexpectedCharacter("_")),
  ])
  func `what is no unit and no number is said so`(marked: String, kind: CalculationError.Kind) {
    let source = MarkedSource(marked)
    let error = #expect(throws: CalculationError.self) {
      try evaluate(source.text, settings: settings)
    }
    #expect(error == CalculationError(kind, at: source.range))
  }
}
