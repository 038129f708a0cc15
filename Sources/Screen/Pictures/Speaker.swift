/// Who says it, and so on which side it stands.
package enum Speaker: Equatable, Sendable {
  case robot, learner
}
