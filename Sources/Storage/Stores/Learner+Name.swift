import Basics

extension Learner {
  /// The name without spaces around it.
  ///
  /// - Throws: `LearnerError.nameNotAllowed`.
  static func checkedName(_ text: String) throws(LearnerError) -> String {
    let name = text.trimmed
    guard name.canBeName(ofAtMost: longestName) else { throw .nameNotAllowed(text) }
    return name
  }
}
