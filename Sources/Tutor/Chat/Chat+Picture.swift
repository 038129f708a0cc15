import Basics
import Content
import Screen

extension Chat {
  /// What can be seen now: the messages that have appeared, and whether Robo types.
  func entries(in texts: Texts) -> [ChatEntry] {
    let shown = messages.prefix { $0.appears <= now }
    let entries = shown.map { entry(for: $0, in: texts) }
    guard shown.count < messages.count, messages[shown.count].isRobots else { return entries }
    let typed = max(.zero, now.duration(to: messages[shown.count].appears))
    return entries + [.typing(step: Int(typed / Self.dotTime) % 3)]
  }

  private func entry(for message: Message, in texts: Texts) -> ChatEntry {
    switch message.content {
    case .robot(let blocks): .bubble(Bubble(.robot, blocks))
    case .learner(let text, let tapback):
      .bubble(
        Bubble(
          .learner, [.text(text)], tapback: message.tapbackAppears <= now ? tapback : nil))
    case .choice(let choice): .card(choice.card(in: texts))
    case .notice(let text): .notice(text)
    }
  }

  /// The next moment at which something appears, or at which the typing dots move; nil while
  /// nothing moves.
  var nextAppearance: Instant? {
    let coming = messages.reversed().prefix { $0.isComing(at: now) }
    let next = coming.flatMap { [$0.appears, $0.tapbackAppears] }.filter { $0 > now }.min()
    guard let next, coming.contains(where: { $0.isRobots && $0.appears > now }) else {
      return next
    }
    return min(next, now.advanced(by: Self.dotTime))
  }
}
