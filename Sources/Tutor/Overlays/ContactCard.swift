import Basics
import Content
import Screen

/// Who Robo is.
struct ContactCard: Equatable, Sendable {
  var scroll = PageScroll()
  /// When the card was opened; nil where nothing may move.
  private let shownAt: Instant?

  init(shownAt: Instant?) {
    self.shownAt = shownAt
  }

  /// A key that scrolls the card, or any other, which closes it.
  mutating func press(_ key: Key) -> OverlayOutcome { scroll.follow(key) ? .stay : .close }

  func picture(in texts: Texts, at now: Instant) -> PagePicture {
    let frame = animation?.frame(at: now) ?? .still
    return PagePicture(
      icon: "🤖", title: texts(.contactTitle),
      portrait: Portrait(
        PixelPicture(Self.mood, frame),
        Self.words(in: texts)),
      blocks: [], scrolledRows: scroll.rows, footer: [texts(.contactBack)],
      more: texts(.pageMore))
  }

  /// What stands on it.
  static func words(in texts: Texts) -> [Block] {
    [
      .heading(texts(.robotName)), .text(texts(.contactWho)), .gap,
      .text(texts(.contactMistakes)), .gap, .text(texts(.contactWords)), .gap,
      .secondary(texts(.contactPrivate)),
    ]
  }

  /// When Robo looks different next.
  func nextWake(after now: Instant) -> Instant? { animation?.nextFrame(after: now) }

  private static let mood = MoodOccasion.contact.mood

  private var animation: MoodAnimation? {
    shownAt.map { MoodAnimation(mood: Self.mood, start: $0, lastAction: $0) }
  }
}
