import Basics
import Quiz
import Screen

/// One thing that was said, whatever form it is shown in.
struct Message: Equatable, Sendable {
  /// What it is.
  enum Content: Equatable, Sendable {
    case robot([Block])
    case portrait(MoodPortrait)
    case learner(String, tapback: Tapback?)
    case choice(Choice)
    case notice(String)
  }

  var content: Content
  /// When it appears; Robo types for a moment first.
  var appears: Instant
  /// When the tapback sticks to the learner's bubble.
  var tapbackAppears: Instant
  /// When its pictures stop moving.
  var rests: Instant
  /// It has ended what was talked about before it.
  var endsTopic = false

  init(
    _ content: Content, appears: Instant, tapbackAppears: Instant? = nil, rests: Instant? = nil
  ) {
    self.content = content
    self.appears = appears
    self.tapbackAppears = tapbackAppears ?? appears
    self.rests = rests ?? appears
  }

  /// Robo says it, rather than the learner or the program.
  var isRobots: Bool {
    if case .robot = content { true } else { false }
  }

  /// The learner says it.
  var isLearners: Bool {
    if case .learner = content { true } else { false }
  }

  /// Whether the message, or the tapback on it, is still to appear, or something in it moves.
  func isComing(at now: Instant) -> Bool {
    appears > now || tapbackAppears > now || rests > now
  }
}
