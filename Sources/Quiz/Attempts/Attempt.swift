/// One try at a question, as it is kept for ever.
package struct Attempt: Equatable, Codable, Sendable {
  /// How the try ended.
  package enum Outcome: String, CaseIterable, Codable, Sendable {
    case right, wrong
    /// A typing slip: not a miss the first time.
    case slip
    /// The child asked for the next question.
    case skipped
    /// The worked answer was shown and typed.
    case revealed
  }

  /// How many characters of the answer are kept.
  package static let longestTyped = 100

  package var question: Question
  /// How the question was put.
  package var form: QuestionForm
  /// What the child typed, cut to `longestTyped` characters.
  package var typed: String
  package var outcome: Outcome
  /// 1 for the first try at this question.
  package var tryNumber: Int
  /// How long the try took, without pauses and without the time a hint was being read.
  package var time: Duration
  /// How many rungs of the hint ladder the child had seen.
  package var hintsSeen: Int
  /// The name of the pattern that the wrong answer fits, if one does.
  package var diagnosis: String?

  package init(
    question: Question, as form: QuestionForm = .plain, typed: String, outcome: Outcome,
    tryNumber: Int, time: Duration, hintsSeen: Int = 0, diagnosis: String? = nil
  ) {
    self.question = question
    self.form = form
    self.typed = typed
    self.outcome = outcome
    self.tryNumber = tryNumber
    self.time = time
    self.hintsSeen = hintsSeen
    self.diagnosis = diagnosis
  }
}

extension Attempt {
  /// The question as it was put.
  package var asked: AskedQuestion { AskedQuestion(question, as: form) }

  /// The name of the pattern of an answer with its digits the other way round.
  static let reversal = "swapped-digits"

  /// Whether the next try still counts as the first: after a typing slip, but not after a reversal,
  /// which is forgiven and yet showed which digits are right.
  package var leavesFirstTry: Bool { outcome == .slip && diagnosis != Self.reversal }
}

extension Attempt.Outcome: PackableCase {
  package static let blank = Attempt.Outcome.right
}

extension Attempt: Packable {
  package static let blank = Attempt(
    question: .blank, typed: "", outcome: .right, tryNumber: 1, time: .zero)

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&question)
    try packer.pack(&form)
    try packer.pack(&typed)
    try packer.pack(&outcome)
    try packer.pack(&tryNumber)
    try packer.pack(&time)
    try packer.pack(&hintsSeen)
    try packer.pack(&diagnosis)
  }
}
