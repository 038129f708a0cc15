/// A part of a paragraph that stays together on a line.
enum TextPiece: Equatable {
  /// A run of characters without an opportunity to break, or a calculation such as `7 × 8 = 56`.
  case word(String)
  /// One space, at which a line may break.
  case space

  /// Its width in cells.
  var width: Int {
    switch self {
    case .word(let text): text.displayWidth
    case .space: 1
    }
  }
}
