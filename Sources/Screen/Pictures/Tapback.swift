/// What the robot sticks on the learner's bubble.
package enum Tapback: Equatable, Sendable {
  case right
  /// Worked out after a miss.
  case worked
  /// Not right yet: a thumb down, or an arm that says to keep going.
  case notYet, keepGoing
}
