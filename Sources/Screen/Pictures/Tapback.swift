/// What the robot sticks on the learner's bubble.
package enum Tapback: Equatable, Sendable {
  case right, notYet
}
