/// Which way another level would suit the child better.
package enum LevelAdvice: Equatable, Sendable {
  /// Nine of ten answers are right and seven of ten are fluent.
  case harder
  /// Fewer than 65 % of the answers are right.
  case easier
}
