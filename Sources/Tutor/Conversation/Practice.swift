import Basics
import Quiz

/// The practice that is going on: its session, where its questions come from, and the hints for
/// the open question.
struct Practice: Equatable, Sendable {
  var session: PracticeSession
  var questions: AdaptiveQuestions
  var ladder: HintLadder?
  /// The answer to the question before the open one, which is sometimes typed again.
  var previousAnswer: Int?
  /// Whether the idea behind the hints of the open question was said.
  var isIdeaSaid = false
  /// The steps of the latest hint that the child may still answer first.
  var steps: [Int] = []
  /// What was said to the last miss of the open question, which is not said twice.
  var lastFeedback: String?
  /// When the latest tip on the open question appeared.
  var hintAppeared: Instant?
  /// The questions whose answer was worked out: their way did not help, so another one may.
  var workedOut: Set<Question> = []
  /// The child asked for a pause.
  var isPaused = false
  /// How many questions in a row were right at the first try.
  var streak = 0
  /// How many misses were made good.
  var comebacks = 0
  /// The facts that became fluent, in their order.
  var newlyFluent: [Question] = []
}
