import Quiz

/// The children of a family, among whom Robo asks who is playing.
package struct Players: Equatable, Sendable {
  /// Their names in the order of the card; at least two.
  package let names: [String]
  /// The place of the one who played last.
  package let last: Int

  /// The children with these names, if they are several.
  ///
  /// - Parameters:
  ///   - names: Their names in the order of the card.
  ///   - last: The name of who played last; without it the first one is offered.
  package init?(_ names: [String], last: String?) {
    guard names.count > 1 else { return nil }
    self.names = names
    self.last = names.firstIndex { $0 == last } ?? 0
  }

  /// The place of the child with the typed name, in any case, or with the typed number.
  func place(of typed: String, number: Int?) -> Int? {
    if let place = names.firstIndex(where: { $0.lowercased() == typed.lowercased() }) {
      return place
    }
    return number.flatMap { names.indices.contains($0 - 1) ? $0 - 1 : nil }
  }

  /// The place of the name that was probably meant, if one is near.
  func nearest(to typed: String) -> Int? {
    nearestMatch(to: typed, among: names).flatMap { names.firstIndex(of: $0) }
  }

  /// The names with their numbers, as a line of text.
  var numbered: String {
    names.enumerated().map { "\($0.offset + 1) \($0.element)" }.joined(separator: ", ")
  }
}
