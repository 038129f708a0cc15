/// What Robo tells at the start of a day; only the first that fits is told.
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

  /// The first that fits, or nil where none does: what does not suit the next practice is no news.
  static func first(of past: Past, on today: Int, for options: PracticeOptions) -> News? {
    let thirsty = past.garden.thirsty(on: today).filter { options.suits($0.question()) }
    let near = past.garden.couldOpen(on: today).filter { options.suits($0.question) }.map(\.plant)
    return past.workedOutLately.flatMap { options.suits($0) ? .workedOut($0) : nil }
      ?? (thirsty.isEmpty ? nil : .thirsty(thirsty))
      ?? (near.isEmpty ? nil : .couldOpen(near))
      ?? lastGrowth(in: past).map { .growth($0) }
      ?? past.dayBegun(today).flatMap { days.contains($0) ? .day($0) : nil }
  }

  private static func lastGrowth(in past: Past) -> OwnGrowth? {
    past.lastDay.flatMap {
      OwnGrowth.best(of: past.lately.attempts(on: $0).map(\.attempt), on: $0, after: past)
    }
  }
}
