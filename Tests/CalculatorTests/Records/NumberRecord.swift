@testable import Calculator

/// A calculation, and its result in each form.
enum NumberRecord {
  private static let forms: [NumberFormat.Digits] = [
    .automatic(places: 4), .full, .places(3), .significant(3), .significant(25), .fraction, .mixed,
  ]

  static func lines(_ parts: [String]) throws -> [String] {
    let number = try evaluate(parts[0], settings: RecordText.settings(parts))
    return try forms.map { form in
      let people = try number.formatted(NumberFormat(form))
      let program = try number.formatted(NumberFormat(form, isForPeople: false))
      return "\(form): \(people.text) \(people.accuracy); \(program.text)"
    }
  }
}
