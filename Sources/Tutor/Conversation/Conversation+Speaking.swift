import Basics
import Content
import Quiz
import Screen

extension Conversation {
  /// How long Robo types before a message: felt as alive, never in the way.
  static let typingTime = Duration.milliseconds(350)
  /// How long after the learner's bubble the tapback sticks to it.
  static let tapbackDelay = Duration.milliseconds(180)

  /// Whether things may move: typing dots, late tapbacks, confetti.
  var isAnimated: Bool { settings.animation && setup.form == .screen }

  mutating func say(_ text: String) {
    say([.text(text)])
  }

  mutating func sayTrouble(_ phrase: Phrase, _ trouble: Trouble) {
    sayTrouble(texts(phrase, ["reason": trouble.reason(in: texts)]))
  }

  /// Says what is wrong and, where a question is open, asks it once more: on a small screen the
  /// news may have moved it out of sight.
  mutating func sayTrouble(_ text: String) {
    let question = practice?.session.open.map {
      Block.text(texts(.questionAsk, ["question": $0.question.description]))
    }
    say([.text(text)] + [question].compactMap(\.self))
  }

  /// Robo says it, after typing for a moment.
  mutating func say(_ blocks: [Block]) {
    let typing = isAnimated ? Self.typingTime : .zero
    add(.robot(blocks), appears: lastAppearance.advanced(by: typing))
  }

  /// The learner has said it; the tapback arrives a moment later.
  mutating func hear(_ text: String, tapback: Tapback? = nil) {
    let delay = isAnimated ? Self.tapbackDelay : .zero
    messages.append(
      Message(
        .learner(text, tapback: tapback), appears: now, tapbackAppears: now.advanced(by: delay)))
    scrolledRows = 0
  }

  /// A quiet line in the middle of the conversation.
  mutating func notice(_ text: String) {
    add(.notice(text), appears: lastAppearance)
  }

  mutating func add(_ content: Message.Content, appears: Instant) {
    messages.append(Message(content, appears: appears))
    scrolledRows = 0
  }

  /// Everything that was about to appear appears now: a key never waits for an animation.
  mutating func hurry() {
    for index in messages.indices.reversed() {
      guard messages[index].appears > now || messages[index].tapbackAppears > now else { break }
      messages[index].appears = min(messages[index].appears, now)
      messages[index].tapbackAppears = min(messages[index].tapbackAppears, now)
    }
  }

  /// When the newest message appears; never before now.
  var lastAppearance: Instant { max(messages.last?.appears ?? now, now) }
}
