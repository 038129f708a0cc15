import Basics
import Content
import Screen

extension Chat {
  /// What can be seen now: the messages that have appeared, from one of them on, and whether Robo
  /// types.
  func entries(from start: Int = 0, in texts: Texts, _ stage: MoodStage) -> [ChatEntry] {
    let shown = appeared
    let live = livePortrait(on: stage)
    let entries = shown.indices.dropFirst(start).map { index in
      if case .portrait(let portrait) = shown[index].content {
        let isNewest = index == shown.count - 1
        return portrait.entry(
          live?.index == index ? live?.pose(at: now) : nil, isNewest: isNewest, in: texts, stage)
      }
      return entry(for: shown[index], in: texts)
    }
    guard shown.count < messages.count, messages[shown.count].isRobots else { return entries }
    let typed = max(.zero, now.duration(to: messages[shown.count].appears))
    return entries + [.typing(step: Int(typed / Self.dotTime) % 3)]
  }

  private func entry(for message: Message, in texts: Texts) -> ChatEntry {
    switch message.content {
    case .robot(let blocks):
      .bubble(
        Bubble(
          .robot, message.rests > now ? blocks.showing(frame(of: message)) : blocks,
          endsTopic: message.endsTopic))
    case .portrait(let portrait): .notice(portrait.line(in: texts))
    case .learner(let text, let tapback):
      .bubble(
        Bubble(
          .learner, [.text(text)], tapback: message.tapbackAppears <= now ? tapback : nil,
          endsTopic: message.endsTopic))
    case .choice(let choice): .card(choice.card(in: texts))
    case .notice(let text): .notice(text)
    }
  }

  /// The frame that the pictures of a message show now.
  private func frame(of message: Message) -> Int {
    Int(message.appears.duration(to: now) / Self.frameTime)
  }

  /// When the pictures of a message change next; nil while nothing in it moves.
  private func nextFrame(of message: Message) -> Instant? {
    guard message.appears <= now, message.rests > now else { return nil }
    return message.appears.advanced(by: Self.frameTime * (frame(of: message) + 1))
  }

  /// When the flower on its way to the top line moves next; nil where none is.
  var nextFlowerStep: Instant? { flower?.nextStep(after: now) }

  /// The next moment at which something appears, or at which a picture or the typing
  /// dots move; nil while nothing moves.
  var nextAppearance: Instant? {
    let coming = messages.reversed().prefix { $0.isComing(at: now) }
    let next = coming.flatMap { [$0.appears, $0.tapbackAppears, nextFrame(of: $0)] }
      .compactMap(\.self).filter { $0 > now }.min()
    guard let next, coming.contains(where: { $0.isRobots && $0.appears > now }) else {
      return next
    }
    return min(next, now.advanced(by: Self.dotTime))
  }
}

extension [Block] {
  /// The same blocks with their pictures in one of their frames.
  fileprivate func showing(_ frame: Int) -> [Block] {
    map { block in
      guard case .picture(let picture) = block else { return block }
      return .picture(picture.showing(frame: frame))
    }
  }
}
