/// The first answer of each day to each fact, for what became of the same facts.
///
/// Later ones on the same day follow from it: what is missed comes again soon.
struct FactTally: Equatable {
  /// The first answer to a fact on a day.
  struct Answer: Equatable {
    var isRight: Bool
    /// How long it took, if it was right.
    var time: Duration?
  }

  /// Of the last days, as many as `DayTally` keeps.
  private(set) var days: [Int: [LearningItem: Answer]] = [:]

  /// Takes in an answer; those to trivial questions and to larger numbers do not count.
  mutating func add(_ answer: FirstAnswer, on day: Int) {
    let item = LearningItem(answer.question)
    guard answer.question.isFact, !answer.question.isTrivial, days[day]?[item] == nil else {
      return
    }
    if days[day] == nil { days = days.filter { $0.key > day - DayTally.daysKept } }
    days[day, default: [:]][item] = Answer(
      isRight: answer.isRight, time: answer.isRight ? answer.time : nil)
  }
}

extension FactTally.Answer: Packable {
  static let blank = FactTally.Answer(isRight: false, time: nil)

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&isRight)
    try packer.pack(&time)
  }
}

extension FactTally: Packable {
  static let blank = FactTally()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&days)
  }
}
