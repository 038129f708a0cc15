/// The first answers to facts day by day, for what became of the same facts.
struct FactTally: Equatable {
  /// The answers to a fact on a day.
  struct Sum: Equatable {
    var answers = 0
    /// How many were right, and the time of these.
    var right = 0
    var time = Duration.zero
  }

  /// Of the last days, as many as `DayTally` keeps.
  private(set) var days: [Int: [LearningItem: Sum]] = [:]

  /// Takes in an answer; those to trivial questions and to larger numbers do not count.
  mutating func add(_ answer: FirstAnswer, on day: Int) {
    guard answer.question.isFact, !answer.question.isTrivial else { return }
    if days[day] == nil { days = days.filter { $0.key > day - DayTally.daysKept } }
    var sum = days[day]?[LearningItem(answer.question)] ?? Sum()
    sum.answers += 1
    if answer.isRight {
      sum.right += 1
      sum.time += answer.time
    }
    days[day, default: [:]][LearningItem(answer.question)] = sum
  }
}

extension FactTally.Sum: Packable {
  static let blank = FactTally.Sum()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&answers)
    try packer.pack(&right)
    try packer.pack(&time)
  }
}

extension FactTally: Packable {
  static let blank = FactTally()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&days)
  }
}
