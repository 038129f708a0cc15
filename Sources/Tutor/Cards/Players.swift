import Basics
import Content
import Quiz

/// The children of a family, among whom Robo asks who is playing.
package struct Players: Equatable, Sendable {
  /// Their names in the order of the card; at least two.
  package let names: [String]
  /// What stands on the card for each of them.
  let labels: [String]
  /// The index of the one who played last.
  package let last: Int

  /// The children with these names, if they are several.
  ///
  /// - Parameters:
  ///   - names: Their names in the order of the card.
  ///   - last: The name of who played last; without it the first one is offered.
  ///   - labels: What stands on the card for a name that nobody would know.
  package init?(_ names: [String], last: String?, labels: [String: String] = [:]) {
    guard names.count > 1 else { return nil }
    self.names = names
    self.labels = names.map { labels[$0] ?? $0 }
    self.last = names.firstIndex { $0 == last } ?? 0
  }

  /// The index of the child with the typed name, in any case, or with the typed number.
  func position(of typed: String, number: Int? = nil) -> Int? {
    for words in [names, labels] {
      let position = words.firstIndex { $0.lowercased() == typed.lowercased() }
      if let position { return position }
    }
    return number.flatMap(names.index(numbered:))
  }

  /// The index of the name that was probably meant, if one is near.
  func nearest(to typed: String) -> Int? {
    nearestMatch(to: typed, among: labels).flatMap { labels.firstIndex(of: $0) }
  }

  /// The names with their numbers, as a line of text.
  func numbered(in texts: Texts) -> String { labels.numbered(in: texts) }
}

extension [String] {
  /// The words with their numbers, as a line of text: `1 Mina, 2 Jun`.
  func numbered(in texts: Texts) -> String {
    texts.list(enumerated().map { "\($0.offset + 1) \($0.element)" })
  }
}
