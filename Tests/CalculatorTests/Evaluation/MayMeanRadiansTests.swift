import Testing

@testable import Calculator

/// Where somebody may mean radians although angles are in degrees.
struct MayMeanRadiansTests {
  private static func settings(_ unit: AngleUnit) -> CalculatorSettings {
    CalculatorSettings(angleUnit: unit)
  }

  @Test(arguments: ["sin π", "cos(2pi)", "tan(π/4) + 1", "3 sin(π × 2)"])
  func `π in the angle of a function is doubtful in degrees alone`(text: String) {
    #expect(mayMeanRadians(text, settings: Self.settings(.degrees)))
    #expect(!mayMeanRadians(text, settings: Self.settings(.radians)))
  }

  @Test(arguments: ["sin 30", "π + 1", "asin 1 × π", "sin(π rad)", "sin(45°) π", "sin("])
  func `other calculations are not`(text: String) {
    #expect(!mayMeanRadians(text, settings: Self.settings(.degrees)))
  }
}
