import Basics
import Content

extension String {
  /// What Robo says in English.
  static func says(_ phrase: Phrase, _ values: [String: String] = [:]) -> String {
    Texts(.english)(phrase, values)
  }

  /// What Robo says in English about a question.
  static func says(_ phrase: Phrase, _ sum: Sum) -> String {
    says(
      phrase,
      [
        "question": sum.description, "answer": String(sum.answer),
        "solution": "\(sum) = \(sum.answer)",
      ])
  }
}
