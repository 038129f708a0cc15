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
  /// The day is the child's 2nd, 5th, 10th …; it only ever counts up.
  case day(Int)

  /// Which days are worth a word.
  package static let days: Set = [2, 5, 10, 20, 30, 50, 100]

  /// What is told on a day; nil where nothing fits.
  ///
  /// What was left open comes first; of thirst, what could open and growth, which fit on many days, a
  /// day tells one and the next day another. What does not suit the next practice is no news.
  static func first(of past: Past, on today: Int, for options: PracticeOptions) -> News? {
    if let open = past.workedOutLately, options.suits(open) { return .workedOut(open) }
    let day = past.dayBegun(today)
    let usual = usual(in: past, on: today, for: options)
    if !usual.isEmpty { return usual[(day ?? 0) % usual.count] }
    return day.flatMap { days.contains($0) ? .day($0) : nil }
  }

  private static func usual(
    in past: Past, on today: Int, for options: PracticeOptions
  ) -> [News] {
    let thirsty = past.garden.thirsty(on: today).filter { options.suits($0.question()) }
    let near = past.garden.couldOpen(on: today).filter { options.suits($0.question) }.map(\.plant)
    return [
      thirsty.isEmpty ? nil : .thirsty(thirsty), near.isEmpty ? nil : .couldOpen(near),
      lastGrowth(in: past).map { .growth($0) },
    ].compactMap(\.self)
  }

  private static func lastGrowth(in past: Past) -> OwnGrowth? {
    past.lastDay.flatMap {
      OwnGrowth.best(of: past.lately.attempts(on: $0).map(\.attempt), on: $0, after: past)
    }
  }
}
