import Basics
import Screen
import Terminal
import Tutor

/// The chat on the full screen: keys go through the line editor into the conversation, and its
/// effects are performed.
@MainActor
final class ChatScreen: ScreenPage {
  var conversation: Conversation
  /// Where answers and settings are kept.
  let keeper: Keeper
  let screen: FullScreen
  /// It starts with the first key: the first frame does not wait for it.
  private(set) lazy var editor = LineEditor.shared
  private var speech: Speech
  /// After which time what waits for a lock is tried again.
  private static let lockPause = Duration.milliseconds(250)
  /// What is told before the greeting.
  private let news: [Event]

  init(
    _ conversation: Conversation, keeper: Keeper, screen: FullScreen, speech: Speech, news: [Event]
  ) {
    self.news = news
    self.conversation = conversation
    self.keeper = keeper
    self.screen = screen
    self.speech = speech
  }

  var picture: ScreenPicture { conversation.picture }
  var tooSmallText: String { conversation.tooSmallText }
  var crashText: String { conversation.crashText }
  var nextWake: Instant? {
    let retry = keeper.waitsForLock ? screen.now.advanced(by: Self.lockPause) : nil
    return [conversation.nextWake, retry].compactMap(\.self).min()
  }

  func limitScroll(to extent: ScrollExtent) -> Bool { conversation.limitScroll(to: extent) }

  func handle(_ event: PageEvent) {
    switch event {
    case .opened: open()
    case .key(let key, let bytes): take(key, bytes)
    case .pasted(let text): paste(text.printable)
    case .mouse(let action, let target): take(action, at: target)
    case .resized: tell(.ticked)
    case .woken: wake()
    case .resumed: tell(.resumed)
    }
  }

  private func open() {
    for event in news { tell(event) }
    tell(.opened)
  }

  func leave() -> [String] {
    let news = keeper.finish()
    return conversation.farewell + (news.map { [$0.words(in: conversation.texts)] } ?? [])
  }

  private func wake() {
    tell(.ticked)
    if let news = keeper.keepWaiting() { tell(news) }
  }

  /// Hands an event to the conversation and performs what it asks for.
  func tell(_ event: Event) {
    let effects = conversation.handle(event, at: screen.now)
    // The goodbye is said before the program leaves.
    let news = speech.follow(conversation, after: event)
    for effect in effects { perform(effect) }
    if let news { tell(news) }
  }
}
