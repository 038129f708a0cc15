import Basics
import Content
import Quiz

/// The children of a family, among whom Robo asks who is playing.
package struct Players: Equatable, Sendable {
  /// Their names in the order of the card; at least two.
  package let names: [String]
  /// What stands on the card for each of them, and last for who is none of them.
  let labels: [String]
  /// The index of the one who played last.
  package let last: Int

  /// The children with these names, if they are several.
  ///
  /// - Parameters:
  ///   - names: Their names in the order of the card.
  ///   - last: The name of who played last; without it the first one is offered.
  ///   - labels: What stands on the card for a name that nobody would know.
  ///   - newcomer: What stands there for somebody new; without it only these can play.
  package init?(
    _ names: [String], last: String?, labels: [String: String] = [:], newcomer: String? = nil
  ) {
    guard names.count > 1 else { return nil }
    self.names = names
    self.labels = names.map { labels[$0] ?? $0 } + [newcomer].compactMap(\.self)
    self.last = names.firstIndex { $0 == last } ?? 0
  }

  /// The index of who is none of them; nil where nobody else can play.
  var newcomer: Int? { labels.count > names.count ? names.count : nil }

  /// Whether the index is the one of who is none of them.
  func isNewcomer(_ index: Int) -> Bool { index == newcomer }

  /// The index of the child with the typed name, in any case, or with the typed number.
  func position(of typed: String, number: Int? = nil) -> Int? {
    for words in [names, labels] {
      let position = words.firstIndex { $0.lowercased() == typed.lowercased() }
      if let position { return position }
    }
    return number.flatMap(labels.index(numbered:))
  }

  /// The index of the name that was probably meant, if one is near.
  func nearest(to typed: String) -> Int? {
    nearestMatch(to: typed, among: Array(labels.prefix(names.count))).flatMap {
      labels.firstIndex(of: $0)
    }
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
