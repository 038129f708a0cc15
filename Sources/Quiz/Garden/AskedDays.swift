/// The last days on which a plant was asked in one direction, and how they went.
struct AskedDays: Equatable {
  /// One day.
  struct Day: Equatable {
    private(set) var day: Int
    /// A right answer at the first try and without a tip, and a quick one.
    var wasAlone = false
    var wasQuick = false
    /// A miss or a tip.
    var isBlemished = false

    /// At least one quick answer, and no miss or tip: an echo of a worked answer never counts.
    var isGood: Bool { wasQuick && !isBlemished }
    /// Found alone without a blemish.
    var isClean: Bool { wasAlone && !isBlemished }

    init(_ day: Int) { self.day = day }

    mutating func note(_ answer: GardenAnswer) {
      if answer.isAlone { wasAlone = true }
      if answer.isQuick { wasQuick = true }
      if answer.isBlemish { isBlemished = true }
    }
  }

  /// The last days, as many as can decide about a flower, in their order on the calendar, even where the
  /// clock was set back.
  private(set) var days: [Day] = []

  mutating func note(_ answer: GardenAnswer) {
    days[index(of: answer.day)].note(answer)
    days = days.suffix(FlowerRule.strict.of)
  }

  /// Whether the plant was found alone on a day, one of the last ones, without a blemish.
  func isClean(on day: Int) -> Bool { days.last { $0.day == day }?.isClean ?? false }

  /// The place of a day, which is added where it is not there yet.
  private mutating func index(of day: Int) -> Int {
    let index = (days.lastIndex { $0.day <= day } ?? -1)
    if index >= 0, days[index].day == day { return index }
    days.insert(Day(day), at: index + 1)
    return index + 1
  }

  /// Whether enough of the last days on which it was asked were good.
  func isByHeart(by rule: FlowerRule) -> Bool {
    days.suffix(rule.of).count(where: \.isGood) >= rule.good
  }

  /// Whether it was good on the last day on which it was asked, before another one.
  func wasGood(before day: Int) -> Bool { days.last.map { $0.day < day && $0.isGood } ?? false }

  /// Whether one more good day, this one, opens the flower.
  func couldOpen(on today: Int, by rule: FlowerRule) -> Bool {
    guard days.last(where: { $0.day >= today }).map({ $0.day == today && !$0.isBlemished }) ?? true
    else { return false }
    let before = days.filter { $0.day < today }.suffix(rule.of - 1)
    return before.count(where: \.isGood) >= rule.good - 1
  }
}

extension AskedDays.Day: Packable {
  static let blank = AskedDays.Day(0)

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&day)
    try packer.pack(&wasAlone)
    try packer.pack(&wasQuick)
    try packer.pack(&isBlemished)
  }
}

extension AskedDays: Packable {
  static let blank = AskedDays()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&days)
  }
}
