/// One thing in the conversation.
package enum ChatEntry: Equatable, Sendable {
  case bubble(Bubble)
  case card(Card)
  /// The robot as a picture, with words beside it.
  case portrait(Portrait)
  /// A quiet line in the middle, such as "30 seconds left".
  case notice(String)
  /// The robot is typing; the step moves the three dots.
  case typing(step: Int)

  /// Whether it begins a screen of its own.
  var opensScreen: Bool {
    if case .portrait(let portrait) = self { portrait.opensScreen } else { false }
  }
}
