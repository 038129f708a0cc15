/// What the model remembers of one item.
package struct ItemMemory: Equatable, Sendable {
  /// How many answers the state of an item looks at.
  static let recentCount = 5
  /// How fast local skill fades in a day, for an item without a streak.
  private static let fading = 0.25

  /// How an answer went.
  package enum Outcome: CaseIterable, Equatable, Sendable {
    case missed, slow, fluent
  }

  /// The skill with this item beyond the child's ability.
  var skill = 0.0
  /// The day to which the skill has faded.
  private var day: Int
  /// How often the item was answered.
  package internal(set) var count = 0
  /// How often its way was shown to a child who had not answered it; one that was skipped counts for
  /// all.
  package internal(set) var examples = 0
  /// How many answers in a row were right.
  package internal(set) var streak = 0
  /// On how many days on end, up to the last one, the first answer was quick and none a miss.
  private(set) var goodDays = 0
  /// The last answers, oldest first.
  package internal(set) var recent: [Outcome] = []
  /// The fastest right answer.
  package internal(set) var bestTime: Duration?
  /// The day of the last answer.
  package internal(set) var lastDay: Int?
  /// The model's count of answers when the item was last answered.
  var lastIndex: Int?
  /// How well it is kept over days.
  var strength: MemoryStrength?

  init(day: Int) {
    self.day = day
  }

  /// How many of the last answers were missed.
  var recentMisses: Int { recent.count { $0 == .missed } }

  /// The memory on a later day: skill above the child's ability fades, slower after a streak.
  func faded(to day: Int) -> ItemMemory {
    var memory = self
    memory.day = max(day, self.day)
    if skill > 0, day > self.day {
      memory.skill *= exponential(-Self.fading * Double(day - self.day) / Double(1 + streak))
    }
    return memory
  }

  /// Keeps an answer, and the time it took where that can be compared.
  mutating func record(_ answer: FirstAnswer, on day: Int) {
    let outcome = answer.outcome
    count += 1
    note(outcome, on: day)
    streak = outcome == .missed ? 0 : streak + 1
    recent = Array((recent + [outcome]).suffix(Self.recentCount))
    if answer.isTimed { bestTime = min(bestTime ?? answer.time, answer.time) }
    review(outcome == .fluent && answer.isQuick ? .quick : outcome.rating, on: day)
    lastDay = day
  }

  private mutating func note(_ outcome: Outcome, on day: Int) {
    if day != lastDay {
      goodDays = outcome == .fluent ? goodDays + 1 : 0
    } else if outcome == .missed {
      goodDays = 0
    }
  }

  private mutating func review(_ rating: MemoryStrength.Rating, on day: Int) {
    guard strength != nil else { return strength = MemoryStrength(rating) }
    strength?.review(rating, after: Double(day - (lastDay ?? day)))
  }
}

extension ItemMemory.Outcome {
  fileprivate var rating: MemoryStrength.Rating {
    switch self {
    case .missed: .missed
    case .slow: .slow
    case .fluent: .fluent
    }
  }
}

extension ItemMemory.Outcome: PackableCase {
  package static let blank = ItemMemory.Outcome.missed
}

extension ItemMemory: Packable {
  package static let blank = ItemMemory(day: 0)

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&skill)
    try packer.pack(&day)
    try packer.pack(&count)
    try packer.pack(&examples)
    try packer.pack(&streak)
    try packer.pack(&goodDays)
    try packer.pack(&recent)
    try packer.pack(&bestTime)
    try packer.pack(&lastDay)
    try packer.pack(&lastIndex)
    try packer.pack(&strength)
  }
}
