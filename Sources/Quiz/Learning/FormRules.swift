/// In which forms a practice may ask.
package struct FormRules: Equatable, Sendable {
  /// Facts that are known may come with a missing number.
  package var missingNumbers: Bool
  /// The way to something new and hard may be shown before it is asked.
  package var examples: Bool

  /// The rules of a practice.
  package init(missingNumbers: Bool, examples: Bool) {
    self.missingNumbers = missingNumbers
    self.examples = examples
  }

  /// Every question as it stands.
  package static let plain = FormRules(missingNumbers: false, examples: false)
}
