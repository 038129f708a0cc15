import Basics

extension Learner {
  /// The name that somebody gave; nil where it is the one that stands for none.
  package var givenName: String? { isNamed(Self.defaultName) ? nil : name }

  /// The name without spaces around it.
  ///
  /// - Throws: `LearnerError.nameNotAllowed`.
  static func checkedName(_ text: String) throws(LearnerError) -> String {
    let name = text.trimmed
    guard name.canBeName(ofAtMost: longestName) else { throw .nameNotAllowed(text) }
    return name
  }
}
