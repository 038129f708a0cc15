package import Basics

/// What was calculated, on show beside the calculator's keys.
package struct CalculatorHistory: Equatable, Sendable {
  package var title: String
  /// The calculations, oldest first.
  package var entries: [Calculation]
  /// The chosen entry, which can always be seen; nil shows the newest ones.
  package var selected: Int?
  /// A sentence in place of the entries, or a question before they are cleared; may be empty.
  package var message: String

  package init(title: String, entries: [Calculation], selected: Int? = nil, message: String = "") {
    self.title = title
    self.entries = entries
    self.selected = selected
    self.message = message
  }
}
