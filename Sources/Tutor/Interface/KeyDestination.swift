/// Where a key goes.
package enum KeyDestination: Equatable, Sendable {
  /// Into the line being typed.
  case line
  /// To the conversation, as an event.
  case conversation
  /// Nowhere: it means nothing here.
  case nowhere
}
