/// What a mouse or a trackpad did, and where.
package struct MouseEvent: Hashable, Sendable {
  /// What happened.
  package enum Action: Hashable, Sendable {
    case press, release, drag, wheelUp, wheelDown
  }

  package var action: Action
  package var position: Point

  package init(_ action: Action, at position: Point) {
    self.action = action
    self.position = position
  }
}
