/// How expressions are read.
package struct CalculatorSettings: Equatable, Sendable {
  package var angleUnit: AngleUnit

  package init(angleUnit: AngleUnit = .degrees) {
    self.angleUnit = angleUnit
  }
}
