import Content
import Screen

/// All times of a practice, or each answer of a check, as a page over the chat.
struct TimesPage: Equatable, Sendable {
  private let title: Phrase
  private let blocks: [Block]
  var scroll = PageScroll()

  init(_ times: TimeList) {
    title = times.title
    blocks = times.page
  }

  /// A key that scrolls the page, or any other, which closes it.
  mutating func press(_ key: Key) -> OverlayOutcome { scroll.follow(key) ? .stay : .close }

  func picture(in texts: Texts) -> PagePicture {
    PagePicture(
      icon: "🤖", title: texts(title), blocks: blocks, scrolledRows: scroll.rows,
      footer: [texts(.progressFooterScroll), texts(.progressFooterBack)],
      more: texts(.pageMore))
  }
}
