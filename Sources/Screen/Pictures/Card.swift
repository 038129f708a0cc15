/// A card that waits for a choice; the arrows move it.
package struct Card: Equatable, Sendable {
  /// What is chosen with it.
  package enum Control: Equatable, Sendable {
    /// A whole number on a line; `text` says it in words ("5 minutes").
    case slider(value: Int, range: ClosedRange<Int>, text: String)
    /// One of several words.
    case options([String], selected: Int)
  }

  /// Which card it is, for taps.
  package var id: Int
  package var title: String
  package var control: Control

  package init(id: Int, title: String, control: Control) {
    self.id = id
    self.title = title
    self.control = control
  }
}
