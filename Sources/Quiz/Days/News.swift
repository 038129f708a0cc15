/// What Robo tells at the start of a day: one thing.
package enum News: Equatable, Sendable {
  /// The question was worked out in the last practice and not found since.
  case workedOut(Question)
  /// These flowers would like water.
  case thirsty([Plant])
  /// These plants are one good day short of opening, those known best first.
  case couldOpen([Plant])
  /// What was clearly faster on the last day than at first.
  case growth(OwnGrowth)
  /// These flowers opened on the last day.
  case opened([Plant])
  /// Every plant of the table is a flower, since the last day.
  case table(Int)
  /// So many flowers there are by now.
  case flowers(Int)
  /// The day is the child's 2nd, 5th, 10th …; it only ever counts up.
  case day(Int)

  /// Which days are worth a word.
  package static let days: Set = [2, 5, 10, 20, 30, 50, 100]

  /// What is told on a day; nil where nothing fits.
  ///
  /// What was left open comes first, then a table that is whole since the last day. Of what fits on
  /// many days a day tells one and the next day another. What does not suit the next practice is no
  /// news.
  static func first(of past: Past, on today: Int, for options: PracticeOptions) -> News? {
    if let open = past.workedOutLately, options.suits(open) { return .workedOut(open) }
    let day = past.dayBegun(today)
    if let table = past.lastDay.flatMap({ past.garden.tables(wholeSince: $0).last }) {
      return .table(table)
    }
    let usual = usual(in: past, on: today, for: options)
    if !usual.isEmpty { return usual[(day ?? 0) % usual.count] }
    return day.flatMap { days.contains($0) ? .day($0) : nil }
  }

  private static func usual(
    in past: Past, on today: Int, for options: PracticeOptions
  ) -> [News] {
    let thirsty = past.garden.thirsty(on: today).filter { options.suits($0.question()) }
    let near = past.garden.couldOpen(on: today).filter { options.suits($0.question) }.map(\.plant)
    let opened = opened(in: past, before: today)
    let flowers = past.garden.counts.flowers
    return [
      thirsty.isEmpty ? nil : .thirsty(thirsty), opened.isEmpty ? nil : .opened(opened),
      near.isEmpty ? nil : .couldOpen(near), lastGrowth(in: past).map { .growth($0) },
      flowers < fewFlowers ? nil : .flowers(flowers),
    ].compactMap(\.self)
  }

  /// Fewer flowers are seen at a glance.
  private static let fewFlowers = 10
  /// For so many days what has opened is new.
  private static let daysNew = 7

  /// The flowers that opened on the last day, where that is not long ago.
  private static func opened(in past: Past, before today: Int) -> [Plant] {
    guard let last = past.lastDay, last < today, today - last <= daysNew else { return [] }
    return past.garden.opened(on: last)
  }

  private static func lastGrowth(in past: Past) -> OwnGrowth? {
    past.lastDay.flatMap {
      OwnGrowth.best(of: past.lately.attempts(on: $0).map(\.attempt), on: $0, after: past)
    }
  }
}
