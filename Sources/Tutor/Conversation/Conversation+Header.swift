import Content
import Quiz
import Screen

extension Conversation {
  /// From how much time left the bar shows that the end is near.
  static let endingTime = Duration.seconds(30)

  /// The top line at the latest event.
  var header: ChatHeader {
    if let check { return header(for: check) }
    var header = ChatHeader(icon: "🤖", name: texts(.robotName))
    guard let session = practice?.session else { return header }
    let summary = SessionSummary(attempts: session.attempts)
    header.right = summary.score
    let isForgiven = session.open.map { $0.tries > 0 && $0.misses == 0 && $0.hintsSeen == 0 }
    header.toPractise = summary.asked - summary.score - (isForgiven == true ? 1 : 0)
    guard session.isTimed, settings.clock != .hidden, settings.clock != .off else { return header }
    let left = session.remaining(at: now)
    header.clock = Self.clockFace(left)
    header.clockIsLarge = settings.clock == .large
    header.permilleLeft = Int(left / session.length * 1_000)
    header.isEnding = left <= Self.endingTime
    return header
  }
}
