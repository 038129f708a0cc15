/// What is remembered of one fact, or of one way to work out larger numbers.
struct ItemPast: Equatable {
  /// A wrong answer.
  struct Miss: Equatable {
    var asked: AskedQuestion
    var typed: String
    var diagnosis: String?
  }

  /// The question that was asked last, and the number of the try.
  private(set) var question: Question
  private(set) var asked = 0
  /// Whether its last question was right at the first try and without a hint.
  var isRight = true
  /// The last wrong answer.
  private(set) var lastMiss: Miss?
  /// How long the first answer took that was right without help.
  var firstRight: Duration?
  /// The times in which it was found alone in its plain form.
  private(set) var alone: AloneTimes?

  init(_ question: Question) {
    self.question = question
  }

  /// Takes in a try.
  mutating func take(_ attempt: Attempt, number: Int, on day: Int) {
    (question, asked) = (attempt.question, number)
    if attempt.outcome == .wrong {
      lastMiss = Miss(
        asked: attempt.asked, typed: attempt.typed, diagnosis: attempt.diagnosis)
    }
    guard attempt.isAlone, attempt.form == .plain else { return }
    alone = alone.after(attempt.time, on: day)
  }
}

extension ItemPast.Miss: Packable {
  static let blank = ItemPast.Miss(asked: AskedQuestion(.blank), typed: "", diagnosis: nil)

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&asked)
    try packer.pack(&typed)
    try packer.pack(&diagnosis)
  }
}

extension ItemPast: Packable {
  static let blank = ItemPast(.blank)

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&question)
    try packer.pack(&asked)
    try packer.pack(&isRight)
    try packer.pack(&lastMiss)
    try packer.pack(&firstRight)
    try packer.pack(&alone)
  }
}
