/// How a tree grows: by different questions found alone, on different days; speed says nothing.
struct TreeGrowth: Equatable {
  /// How many of the last first tries are looked at.
  private static let triesLookedAt = 10
  /// How many first tries without a miss on a day give an apple, and how many apples a tree bears.
  private static let rightForApple = 3
  static let mostApples = 5

  /// A first try without a tip.
  fileprivate struct Try: Equatable {
    var question: Question
    var isRight: Bool
    var day: Int
  }

  private(set) var stage = Stage.notAsked
  private(set) var apples = 0
  private var last: [Try] = []
  /// The last day on which any was found alone, and how many were found on it.
  private var rightDay: Int?
  private var rightToday = 0
  /// On how many days any was found alone, and on how many enough for an apple.
  private var rightDays = 0
  private var appleDays = 0
  /// How often one was missed.
  private(set) var misses = 0

  /// Takes in a try, and says what it has brought.
  mutating func take(_ answer: GardenAnswer) -> [GardenEvent.Change] {
    if answer.isMiss { misses += 1 }
    if answer.isUnaided { note(answer) }
    return grow(with: answer) + bearApples()
  }

  private mutating func note(_ answer: GardenAnswer) {
    let entry = Try(question: answer.question, isRight: answer.isRight, day: answer.day)
    last = (last + [entry]).suffix(Self.triesLookedAt)
    if answer.isRight { noteRight(on: answer.day) }
  }

  /// Days count in their order; where the clock was set back, the last one goes on.
  private mutating func noteRight(on day: Int) {
    if day > rightDay ?? .min {
      rightDay = day
      rightDays += 1
      rightToday = 0
    }
    rightToday += 1
    if rightToday == Self.rightForApple { appleDays += 1 }
  }

  private mutating func grow(with answer: GardenAnswer) -> [GardenEvent.Change] {
    let reached: [(Stage, Bool)] = [
      (.seed, true), (.sprout, answer.isRight), (.green, isGreen), (.grown, isGrown),
    ]
    let new = reached.filter { $0.0 > stage && $0.1 }.map(\.0)
    stage = new.last ?? stage
    return new.map { .grew($0) }
  }

  private var right: [Try] { last.filter(\.isRight) }
  private var differentRight: Int { Set(right.map(\.question)).count }

  /// Four different ones found alone, on two days.
  private var isGreen: Bool {
    differentRight >= 4 && Set(right.map(\.day)).count >= 2
  }

  /// Eight of the last ten found alone, six different ones, on three days.
  private var isGrown: Bool {
    right.count >= 8 && differentRight >= 6 && rightDays >= 3
  }

  /// An apple for each day with three found alone, those before the tree was grown too.
  private mutating func bearApples() -> [GardenEvent.Change] {
    guard stage == .grown else { return [] }
    guard min(appleDays, Self.mostApples) > apples else { return [] }
    apples = min(appleDays, Self.mostApples)
    return [.apple(apples)]
  }
}

extension TreeGrowth.Try: Packable {
  static let blank = TreeGrowth.Try(question: .blank, isRight: false, day: 0)

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&question)
    try packer.pack(&isRight)
    try packer.pack(&day)
  }
}

extension TreeGrowth: Packable {
  static let blank = TreeGrowth()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&stage)
    try packer.pack(&apples)
    try packer.pack(&last)
    try packer.pack(&rightDay)
    try packer.pack(&rightToday)
    try packer.pack(&rightDays)
    try packer.pack(&appleDays)
    try packer.pack(&misses)
  }
}
