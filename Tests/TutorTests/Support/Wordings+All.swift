import Content

@testable import Tutor

extension Wordings {
  /// All wordings of a kind.
  static func all(_ kind: Kind, in texts: Texts) -> [String] {
    var wordings = Wordings(startingAt: 0)
    return (0..<count).map { _ in wordings.next(kind, in: texts) }
  }

  /// The longest of the lines before a worked answer.
  static func longestTogether(in texts: Texts) -> String {
    all(.together, in: texts).max { $0.count < $1.count } ?? ""
  }
}
