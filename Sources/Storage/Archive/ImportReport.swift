/// What an import added; what was there before is not counted.
package struct ImportReport: Hashable, Sendable {
  /// The learner to whom the practice was added.
  package let learner: Learner
  package internal(set) var sessions = 0
  package internal(set) var attempts = 0
}
