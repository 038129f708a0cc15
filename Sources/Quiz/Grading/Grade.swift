/// How a typed answer fits its question.
package enum Grade: Equatable, Sendable {
  case correct
  /// Another value; nil when it is not a whole number, or one beyond all sense.
  case incorrect(value: Int?)
  /// No value at all: empty, no arithmetic, or the question itself.
  case unreadable
}
