import Content
import Quiz

/// What is said to a wrong answer, before its wording is chosen.
struct Remark: Equatable, Sendable {
  /// Where its text stands.
  let key: String
  private let values: [String: String]
  /// Another explanation is as good, so it is said with care.
  private let isTentative: Bool

  /// What a pattern, or the distance, says.
  init(_ feedback: Feedback, isTentative: Bool = false) {
    key = feedback.key
    values = feedback.numbers.mapValues(String.init).merging(feedback.calculations) { $1 }
    self.isTentative = isTentative
  }

  /// A phrase of its own.
  init(_ phrase: Phrase) {
    key = phrase.key
    values = [:]
    isTentative = false
  }

  /// The words in a wording, which stands at a key.
  func words(at key: String, in texts: Texts) -> String {
    let words = texts.text(key: key, values)
    return isTentative
      ? texts.sentences([texts.text(key: "feedback.perhaps"), words]) : words
  }
}
