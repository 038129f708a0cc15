import Screen

/// All times of a practice or a check, one way or the other.
struct TimeList: Equatable, Sendable {
  /// As a message, which brings its own title.
  let message: [Block]
  /// As a page, which has a title.
  let page: [Block]
}
