/// What the child is shown next when an answer does not come.
package enum Help: Equatable, Sendable {
  /// A rung of the hint ladder, 1...2.
  case rung(Int)
  /// The worked answer, which the child then types once.
  case worked
}
