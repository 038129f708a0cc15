/// One thing in the conversation.
package enum ChatEntry: Equatable, Sendable {
  case bubble(Bubble)
  case card(Card)
  /// A quiet line in the middle, such as "30 seconds left".
  case notice(String)
  /// The robot is typing; the step moves the three dots.
  case typing(step: Int)
}
