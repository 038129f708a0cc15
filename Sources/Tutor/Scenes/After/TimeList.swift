import Content
import Screen

/// All times of a practice, or each answer of a check, one way or the other.
struct TimeList: Equatable, Sendable {
  /// The word that opens it.
  let offer: Offer
  /// What stands above the page.
  let title: Phrase
  /// As a message, which brings its own title.
  let message: [Block]
  /// As a page, which has a title.
  let page: [Block]
}
