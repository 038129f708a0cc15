import Basics

/// The values that a setting can take, for messages and for the settings page.
package enum AllowedValues: Hashable, Sendable {
  /// A whole number in the range.
  case whole(ClosedRange<Int>)
  /// One of the words.
  case oneOf([String])
  /// One or more of the words, with commas between.
  case someOf([String])
  /// `on` or `off`.
  case onOrOff

  /// The allowed value that was probably meant, if one is near.
  package func nearest(to text: String) -> String? {
    switch self {
    case .whole(let range):
      Int(text).map { String($0.clamped(to: range)) }
    case .oneOf(let words):
      nearestMatch(to: text, among: words)
    case .onOrOff:
      nearestMatch(to: text, among: ["on", "off"])
    case .someOf(let words):
      AllowedValues.nearestList(to: text.commaSeparated, among: words)
    }
  }

  /// The list with each part replaced by the nearest word; nil where a part is near none.
  private static func nearestList(to parts: [String], among words: [String]) -> String? {
    let matches = parts.filter { !$0.isEmpty }.map { nearestMatch(to: $0, among: words) }
    guard !matches.isEmpty, !matches.contains(nil) else { return nil }
    return matches.compactMap(\.self).joined(separator: ",")
  }
}
