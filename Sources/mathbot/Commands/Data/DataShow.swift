import ArgumentParser
import Content
import Storage

/// `mathbot data show`, and `mathbot data` alone: says where the practice is, how much there is, and
/// what can be done with it.
struct DataShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    "show", .commandDataShow, examples: ["mathbot data"])

  func run() throws {
    let store = LearnerStore.ofUser
    defer { store.reportDamage() }
    for line in Self.lines(try store.overviews(), .ofUser) { StandardOutput.say(line) }
  }

  /// The file, a line for each learner, and what can be done.
  static func lines(_ overviews: [LearnerOverview], _ texts: Texts) -> [String] {
    let file = ["path": Folders.ofUser.database]
    guard !overviews.isEmpty else { return [texts(.noticeDataNone, file)] }
    return [texts(.noticeDataFile, file)] + overviews.map { $0.words(in: texts) } + [""]
      + texts(.noticeDataNext).split(separator: "\n").map(String.init)
  }
}
