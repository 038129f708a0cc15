@testable import Calculator

/// Numbers as records say them.
enum RecordText {
  /// A fraction to so many significant digits.
  static func short(_ value: Rational, digits: Int = 6) -> String {
    let format = NumberFormat(.significant(digits), isForPeople: false)
    return (try? Number(value).formatted(format).text) ?? "?"
  }

  /// A solution in its form, or in digits, and how often it counts.
  static func solution(_ solution: Solution) -> String {
    let format = NumberFormat(.significant(24), isForPeople: false)
    let digits = solution.text(format)
    let form = solution.form.map { $0.text(isForPeople: true) + " " } ?? ""
    let people = solution.text(NumberFormat())
    let count = solution.multiplicity.map { "×\($0)" } ?? ""
    let kind = solution.isDecimal(NumberFormat()) ? "=" : "≈"
    return "\(form)\(kind) \(digits) ~ \(people) \(count)"
  }

  static func region(_ region: Region) -> String {
    "\(short(region.low)) … \(short(region.high))"
  }

  /// A stretch with its ends in or out.
  static func stretch(_ stretch: Stretch) -> String {
    let from = stretch.from.map { short($0) } ?? "−∞", to = stretch.to.map { short($0) } ?? "∞"
    return "\(stretch.isFromIncluded ? "[" : "(")\(from), \(to)\(stretch.isToIncluded ? "]" : ")")"
  }

  /// What a text that may be a unit of angles says.
  static func settings(_ parts: [String]) -> CalculatorSettings {
    CalculatorSettings(angleUnit: parts.contains("degrees") ? .degrees : .radians)
  }

  /// The numbers among the parts behind the first one.
  static func numbers(_ parts: [String], _ settings: CalculatorSettings) throws -> [Number] {
    try parts.dropFirst().filter { $0 != "degrees" }.map { try evaluate($0, settings: settings) }
  }
}
