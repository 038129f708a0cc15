import Basics
import Quiz

/// The help with the open question: its hints, and what was said about it.
struct Guidance: Equatable, Sendable {
  private let question: Question
  private(set) var ladder: HintLadder
  /// The answer to the question before, which is sometimes typed again.
  let previousAnswer: Int?
  /// Whether the idea behind the hints was said.
  private(set) var isIdeaSaid = false
  /// The steps of the latest hint that the child may still answer first.
  private(set) var steps: [Int] = []
  /// What was said to the last miss, which is not said twice.
  var lastRemark: Remark?
  /// Whether Robo has said after a miss what to do, which is help, too.
  var wasTold = false
  /// The questions whose answer was worked out: their way did not help, so another one may.
  private var workedOut: Set<Question> = []
  /// When the latest help appeared.
  private(set) var helpAppeared: Instant?

  /// The least time in which a hint can be read.
  private static let readingTime = Duration.milliseconds(1500)

  init(
    with question: Question, workedOut: Set<Question> = [], after previousAnswer: Int? = nil
  ) {
    self.question = question
    self.workedOut = workedOut
    ladder = HintLadder(for: question, bySecondWay: workedOut.contains(question))
    self.previousAnswer = previousAnswer
  }

  /// Begins anew with another question.
  mutating func begin(with question: Question, after previousAnswer: Int?) {
    self = Guidance(with: question, workedOut: workedOut, after: previousAnswer)
  }

  /// The hint whose idea has to be said before a help, which would else come out of nowhere.
  func idea(before help: Help) -> Hint? {
    guard case .rung(2...) = help, !isIdeaSaid else { return nil }
    return ladder.hint(for: .rung(1))
  }

  /// Takes in that help has come on the screen, or that a miss was told without any.
  mutating func show(_ help: Help?, at instant: Instant) {
    if help == .worked { workedOut.insert(question) }
    steps = help.map { ladder.hint(for: $0).steps } ?? []
    isIdeaSaid = isIdeaSaid || help != nil
    helpAppeared = instant
  }

  /// Takes in that the way of a question was shown before it was asked.
  mutating func showExample(_ form: QuestionForm, at instant: Instant) {
    show(.rung(1), at: instant)
    if form == .shown { steps = ladder.example.steps }
  }

  /// Takes the number where it is a step of the hint on show; whether it was one.
  mutating func takeStep(_ value: Int) -> Bool {
    guard let index = steps.firstIndex(of: value) else { return false }
    steps.removeFirst(index + 1)
    return true
  }

  /// Whether an answer came before the help on show can have been read.
  func isHasty(at now: Instant) -> Bool {
    helpAppeared.map { $0.duration(to: now) < Self.readingTime } ?? false
  }

  /// Whether a wrong answer is the step for which the first rung asks, on the way that mends it.
  func isFirstStep(_ answer: ReadAnswer) -> Bool {
    guard let value = answer.wrongValue else { return false }
    let first = mendingLadder(answer.diagnosis?.misconception).hint(for: .rung(1))
    return first.asksForStep && first.steps.first == value
  }

  /// Lets the hints go the way on which the mistake is put right.
  mutating func mend(_ misconception: Misconception) {
    let ladder = mendingLadder(misconception)
    guard ladder != self.ladder else { return }
    self.ladder = ladder
    isIdeaSaid = false
  }

  private func mendingLadder(_ misconception: Misconception?) -> HintLadder {
    misconception.flatMap { HintLadder(mending: $0, in: question) } ?? ladder
  }
}
