import Content
import Screen

/// Who Robo is, and what can be typed.
struct ContactCard: Equatable, Sendable {
  var scroll = PageScroll()

  /// A key that scrolls the card, or any other, which closes it.
  mutating func press(_ key: Key) -> OverlayOutcome {
    switch key {
    case .up: scroll.scroll(by: 1)
    case .down: scroll.scroll(by: -1)
    case .pageUp: scroll.scroll(by: 10)
    case .pageDown: scroll.scroll(by: -10)
    default: return .close
    }
    return .stay
  }

  func picture(in texts: Texts) -> PagePicture {
    PagePicture(
      icon: "🤖", title: texts(.contactTitle),
      blocks: [
        .text(texts(.contactWho)), .gap, .text(texts(.contactMistakes)), .gap,
        .text(texts(.contactPrivate)), .gap, .heading(texts(.helpTitle)),
        .text(texts(.helpQuestion)), .text(texts(.helpQuestionKeys)), .text(texts(.helpWords)),
        .text(texts(.helpScroll)),
      ], scrolledRows: scroll.rows, footer: [texts(.contactBack)])
  }
}
