/// How a fact grows: seed, sprout, green, flower; then a bee, a butterfly, and thirst.
struct FactGrowth: Equatable {
  /// On how many days it must be found alone to be green.
  private static let daysForGreen = 2
  /// How many days after it opened a flower is still known for a butterfly.
  private static let daysForButterfly = 14
  /// How many days without an answer make thirsty at first, and at most.
  private static let firstThirst = 21
  private static let longestThirst = 90

  private(set) var stage = Stage.notAsked
  private(set) var hasBee = false
  private(set) var hasButterfly = false
  /// The day on which the flower opened.
  private(set) var opened: Int?
  /// The day of the last answer since it opened.
  private(set) var visited: Int?
  private var waterings = 0
  private(set) var forward = AskedDays()
  private(set) var back = AskedDays()
  /// The day of the last answer, and on how many days before it the fact was found alone without a
  /// blemish.
  private var day: Int?
  private var cleanBefore = 0
  /// The first day on which it was found alone.
  private(set) var firstAlone: Int?
  /// How often it was missed.
  private(set) var misses = 0

  /// Takes in a try, and says what it has brought; the rule says when a flower opens.
  mutating func take(
    _ answer: GardenAnswer, by rule: FlowerRule
  ) -> [GardenEvent.Change] {
    let wasOpen = stage == .grown
    note(answer)
    let changes = grow(with: answer, by: rule) + visitors(of: answer, by: rule, wasOpen: wasOpen)
    return changes + visit(answer, wasOpen: wasOpen)
  }

  private mutating func note(_ answer: GardenAnswer) {
    if answer.day > day ?? .min {
      cleanBefore = cleanDays
      day = answer.day
    }
    if answer.isAlone { firstAlone = min(firstAlone ?? answer.day, answer.day) }
    if answer.isMiss { misses += 1 }
    switch Plant.Direction(answer.question.operation) {
    case .forward: forward.note(answer)
    case .back: back.note(answer)
    }
  }

  private func days(_ direction: Plant.Direction) -> AskedDays {
    switch direction {
    case .forward: forward
    case .back: back
    }
  }

  /// Whether the direction in which a question asks is known by heart.
  func isByHeart(_ question: Question, by rule: FlowerRule) -> Bool {
    days(Plant.Direction(question.operation)).isByHeart(by: rule)
  }

  /// The direction that is by heart, where the other one is not yet; nil for both and for none.
  func knownAlone(by rule: FlowerRule) -> Plant.Direction? {
    let known = Plant.Direction.allCases.filter { days($0).isByHeart(by: rule) }
    return known.count == 1 ? known.first : nil
  }

  /// Whether an answer is the first one of its day to what was good when it was asked before.
  func isReturn(_ answer: GardenAnswer) -> Bool {
    (answer.isAlone || answer.isBlemish)
      && days(Plant.Direction(answer.question.operation)).wasGood(before: answer.day)
  }

  /// The stages that the answer has led to.
  private mutating func grow(
    with answer: GardenAnswer, by rule: FlowerRule
  ) -> [GardenEvent.Change] {
    let isOpen = isByHeart(answer.question, by: rule)
    let reached: [(Stage, Bool)] = [
      (.seed, true), (.sprout, answer.isRight), (.green, isGreen), (.grown, isOpen),
    ]
    let new = reached.filter { $0.0 > stage && $0.1 }.map(\.0)
    stage = new.last ?? stage
    if new.last == .grown { opened = answer.day }
    return new.map { .grew($0) }
  }

  /// Both directions together.
  private var isGreen: Bool { stage < .green && cleanDays >= Self.daysForGreen }

  /// On how many days it was found alone without a blemish.
  var cleanDays: Int {
    guard let day else { return 0 }
    return cleanBefore + (forward.isClean(on: day) || back.isClean(on: day) ? 1 : 0)
  }

  private mutating func visitors(
    of answer: GardenAnswer, by rule: FlowerRule, wasOpen: Bool
  ) -> [GardenEvent.Change] {
    var changes: [GardenEvent.Change] = []
    if !hasBee, stage == .grown, forward.isByHeart(by: rule), back.isByHeart(by: rule) {
      hasBee = true
      changes.append(.bee)
    }
    if wasOpen, !hasButterfly, answer.isQuick, let opened,
      answer.day - opened >= Self.daysForButterfly
    {
      hasButterfly = true
      changes.append(.butterfly)
    }
    return changes
  }

  /// An answer waters a flower, and the next thirst is twice as far.
  private mutating func visit(
    _ answer: GardenAnswer, wasOpen: Bool
  ) -> [GardenEvent.Change] {
    guard stage == .grown, answer.waters else { return [] }
    let wasThirsty = wasOpen && isThirsty(on: answer.day)
    if wasThirsty { waterings += 1 }
    visited = max(visited ?? answer.day, answer.day)
    return wasThirsty ? [.watered] : []
  }

  /// Whether a flower has waited for long; it is a flower all the same.
  func isThirsty(on today: Int) -> Bool {
    guard let visited else { return false }
    let thirst = Self.firstThirst << min(waterings, 3)
    return today - visited >= min(Self.longestThirst, thirst)
  }

  /// The direction in which one more good day, this one, opens the flower; nil where none does.
  func opening(on today: Int, by rule: FlowerRule) -> Plant.Direction? {
    guard stage < .grown else { return nil }
    return Plant.Direction.allCases.first { days($0).couldOpen(on: today, by: rule) }
  }
}

extension FactGrowth: Packable {
  static let blank = FactGrowth()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&stage)
    try packer.pack(&hasBee)
    try packer.pack(&hasButterfly)
    try packer.pack(&opened)
    try packer.pack(&visited)
    try packer.pack(&waterings)
    try packer.pack(&forward)
    try packer.pack(&back)
    try packer.pack(&day)
    try packer.pack(&cleanBefore)
    try packer.pack(&firstAlone)
    try packer.pack(&misses)
  }
}
