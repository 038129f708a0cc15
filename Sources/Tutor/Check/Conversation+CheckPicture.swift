import Content
import Quiz
import Screen

extension Conversation {
  /// The top line during a check: the time for one answer, and nothing about right or wrong.
  func header(for check: TablesCheck) -> ChatHeader {
    var header = ChatHeader(icon: "🤖", name: texts(.robotName))
    guard settings.clock != .hidden, settings.clock != .off else { return header }
    let left = check.remaining(at: now) ?? TablesCheck.answerTime
    header.clock = Self.clockFace(left)
    header.clockIsLarge = settings.clock == .large
    header.permilleLeft = Int(left / TablesCheck.answerTime * 1_000)
    return header
  }

  /// What the empty line says during a check.
  var checkPlaceholder: String {
    texts(isResting ? .checkComposerRest : .composerAnswer)
  }
}
