import Basics
import Content
import Screen

/// What was said, when each part of it appears, and how far the reader has scrolled back.
struct Chat: Equatable, Sendable {
  /// How long Robo types before a message: felt as alive, never in the way.
  static let typingTime = Duration.milliseconds(350)
  /// How long after the learner's bubble the tapback sticks to it.
  static let tapbackDelay = Duration.milliseconds(180)
  /// How fast the typing dots move.
  static let dotTime = Duration.milliseconds(120)
  /// How long a moving picture shows each of its frames.
  static let frameTime = Duration.milliseconds(220)

  /// So many messages are kept when something new begins: some twelve questions.
  ///
  /// With many more each practice was heavier than the one before it.
  static let mostKept = 40

  private(set) var messages: [Message] = []
  /// How many messages there were before those that are kept.
  private var forgotten = 0
  /// So many of the oldest messages have appeared and move no more.
  private(set) var settled = 0
  /// What of them can be seen, as it was drawn last.
  private var shown = ShownEntries()
  /// How many rows the reader has scrolled back from the newest message.
  private(set) var scrolledRows = 0
  /// The instant of the latest event.
  private(set) var now = Instant.start

  /// The flower that is on its way to the top line, or was last.
  private(set) var flower: StepwiseMotion?
  /// When somebody last did something.
  private(set) var lastAction = Instant.start

  /// Takes in that somebody does something now.
  mutating func stir() {
    lastAction = now
  }

  /// Moves to the instant of an event; an earlier one changes nothing.
  mutating func advance(to instant: Instant) {
    now = max(now, instant)
    while settled < messages.count, !messages[settled].isComing(at: now) { settled += 1 }
  }

  /// How many messages there ever were.
  var count: Int { forgotten + messages.count }

  /// What was said after there were so many messages.
  func messages(after count: Int) -> ArraySlice<Message> {
    messages.dropFirst(max(0, count - forgotten))
  }

  /// Forgets what is far above, before something new begins.
  mutating func forgetOld() {
    let old = min(settled, messages.count - Self.mostKept)
    guard old > 0 else { return }
    messages.removeFirst(old)
    settled -= old
    forgotten += old
    shown.forget(from: 0)
  }

  /// The messages that have appeared.
  var appeared: ArraySlice<Message> {
    messages[..<(settled + messages[settled...].prefix { $0.appears <= now }.count)]
  }

  /// What can be seen since it was looked at last.
  var entries: [ChatEntry] { shown.entries }

  /// Looks at what can be seen now; what has long been said stays as it is.
  mutating func look(in texts: Texts, _ stage: MoodStage) {
    shown = shown.following(self, in: texts, stage)
  }

  /// When the newest message appears; never before now.
  var lastAppearance: Instant { max(messages.last?.appears ?? now, now) }

  /// Robo says it, after typing for a moment where things may move.
  mutating func say(_ blocks: [Block], isAnimated: Bool) {
    let typing = isAnimated ? Self.typingTime : .zero
    let appears = lastAppearance.advanced(by: typing)
    let moving = isAnimated ? Self.frameTime * blocks.changesOfFrame : .zero
    append(Message(.robot(blocks), appears: appears, rests: appears.advanced(by: moving)))
  }

  /// Robo says it now, and what was still to come appears before it.
  mutating func sayAtOnce(_ blocks: [Block]) {
    hurry()
    add(.robot(blocks), appears: now)
  }

  /// Shows Robo, with what he says beside the picture.
  mutating func show(_ portrait: MoodPortrait) {
    add(.portrait(portrait), appears: lastAppearance)
  }

  /// The learner has said it; where things may move, the tapback arrives a moment later.
  mutating func hear(_ text: String, tapback: Tapback? = nil, isAnimated: Bool) {
    let delay = isAnimated ? Self.tapbackDelay : .zero
    let content = Message.Content.learner(text, tapback: tapback)
    append(Message(content, appears: now, tapbackAppears: now.advanced(by: delay)))
  }

  /// A flower slides from the learner's newest bubble into the top line, once the tapback is there.
  mutating func sendFlower() {
    flower = .flower(from: messages.last(where: \.isLearners)?.tapbackAppears ?? now)
  }

  /// The flower has arrived in the top line.
  mutating func landFlower() {
    flower = nil
  }

  /// A quiet line in the middle of the conversation; it takes the place of the newest message where
  /// that is one of the lines it outdates.
  mutating func notice(_ text: String, insteadOf outdated: [String] = []) {
    if let last = messages.last, outdated.contains(where: { last.content == .notice($0) }) {
      removeNewest()
    }
    add(.notice(text), appears: lastAppearance)
  }

  /// Robo takes back what he said last; false where that is something else than these words, or
  /// where the learner's line before it would stand without an answer.
  mutating func takeBack(_ text: String) -> Bool {
    guard messages.last?.content == .robot([.text(text)]),
      messages.dropLast().last?.isLearners != true
    else { return false }
    removeNewest()
    return true
  }

  /// What Robo said last loses its end where that is one of these, as he says it again below, and the
  /// empty line before it.
  mutating func dropFromNewest(_ ends: [Block]) {
    guard case .robot(let blocks)? = messages.last?.content, blocks.count > 1,
      let end = blocks.last, ends.contains(end)
    else { return }
    let rest = blocks.dropLast()
    let isApart = rest.count > 1 && rest.last == .gap
    messages[messages.count - 1].content = .robot(Array(isApart ? rest.dropLast() : rest))
    shown.forget(from: messages.count - 1)
  }

  /// What was said before the newest words is past, as Robo talks of something else now.
  mutating func changeTopic() {
    guard let index = messages.lastIndex(where: { $0.isRobots || $0.isLearners }) else { return }
    messages[index].endsTopic = true
    shown.forget(from: index)
  }

  /// The learner's newest line goes away where nothing has answered it: a page opens instead.
  mutating func takeBackUnanswered() {
    guard case .learner(_, tapback: nil)? = messages.last?.content else { return }
    removeNewest()
  }

  private mutating func removeNewest() {
    shown.forget(from: messages.count - 1)
    messages.removeLast()
    settled = min(settled, messages.count)
  }

  /// Shows a card below what was said.
  mutating func add(_ choice: Choice) {
    add(.choice(choice), appears: lastAppearance)
  }

  /// Shows the card with the same identity as it is now.
  mutating func update(_ choice: Choice) {
    guard let index = index(of: choice) else { return }
    messages[index].content = .choice(choice)
    shown.forget(from: index)
  }

  /// Takes away the card with the same identity, which is answered; it counts as one that was shown.
  mutating func takeAway(_ choice: Choice) {
    guard let index = index(of: choice) else { return }
    shown.forget(from: index)
    messages.remove(at: index)
    forgotten += 1
    if index < settled { settled -= 1 }
  }

  private func index(of choice: Choice) -> Int? {
    messages.lastIndex {
      if case .choice(let shown) = $0.content { shown.id == choice.id } else { false }
    }
  }

  /// Everything that was about to appear appears now: a key never waits for an animation.
  mutating func hurry() {
    landFlower()
    for index in messages.indices.reversed() {
      guard messages[index].isComing(at: now) else { break }
      messages[index].appears = min(messages[index].appears, now)
      messages[index].tapbackAppears = min(messages[index].tapbackAppears, now)
      messages[index].rests = min(messages[index].rests, now)
    }
  }

  /// What has appeared and moves is at its end: whoever types does not look on.
  mutating func settle() {
    landFlower()
    for index in messages.indices.reversed() where messages[index].appears <= now {
      guard messages[index].rests > now else { break }
      messages[index].rests = now
    }
  }

  private mutating func add(_ content: Message.Content, appears: Instant) {
    append(Message(content, appears: appears))
  }

  private mutating func append(_ message: Message) {
    messages.append(message)
    scrolledRows = 0
  }
}

extension [Block] {
  /// How often the pictures in it change before they are at rest.
  fileprivate var changesOfFrame: Int {
    map { if case .picture(let picture) = $0 { picture.frames.count - 1 } else { 0 } }.max() ?? 0
  }
}

extension Chat {
  /// Scrolls back by so many rows; negative is forth.
  mutating func scroll(by rows: Int) {
    scrolledRows = max(scrolledRows + rows, 0)
  }

  mutating func scrollToNewest() {
    scrolledRows = 0
  }

  /// Takes in how many rows there are to scroll back; whether that changed what is on show.
  mutating func limitScroll(to maximum: Int) -> Bool {
    defer { scrolledRows = min(scrolledRows, maximum) }
    return scrolledRows > maximum
  }
}
