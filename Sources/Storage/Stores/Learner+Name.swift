import Basics

extension Learner {
  /// The name without spaces around it.
  ///
  /// - Throws: `LearnerError.nameNotAllowed`.
  static func checkedName(_ text: String) throws(LearnerError) -> String {
    let name = text.trimmed
    let hasControl = name.unicodeScalars.contains(where: \.isControl)
    guard (1...longestName).contains(name.count), !hasControl else { throw .nameNotAllowed(text) }
    return name
  }
}
