/// What an import added; what was there before is not counted.
package struct ImportReport: Hashable, Sendable {
  /// The learner to whom the practice was added.
  package let learner: Learner
  package internal(set) var sessions = 0
  package internal(set) var attempts = 0
  /// How many of the sessions are with another learner already, by the learner's name.
  package internal(set) var elsewhere: [String: Int] = [:]
  /// Whether the learner is stored; a new one is not whose practice is all with others.
  var isKept = true
}
