/// A number in a picture: what the child knows, or a place that is left open.
package enum PictureNumber: Hashable, Sendable {
  case known(Int)
  case open

  /// What stands for a number that is to be found.
  static let blank = "__"

  /// The number as it is drawn.
  var text: String {
    switch self {
    case .known(let number): String(number)
    case .open: Self.blank
    }
  }

  /// The number, if it is known.
  var value: Int? {
    if case .known(let number) = self { number } else { nil }
  }
}
