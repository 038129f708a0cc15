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

  /// The first that fits; nil for none.
  static func first(of past: [PastAttempt], _ garden: Garden, on today: Int) -> News? {
    let thirsty = garden.thirsty(on: today)
    let near = garden.couldOpen(on: today).map(\.plant)
    return past.workedOutLately.map { .workedOut($0) }
      ?? (thirsty.isEmpty ? nil : .thirsty(thirsty))
      ?? (near.isEmpty ? nil : .couldOpen(near))
      ?? lastGrowth(in: past).map { .growth($0) }
      ?? day(after: past, on: today)
  }

  private static func lastGrowth(in past: [PastAttempt]) -> OwnGrowth? {
    guard let last = past.map(\.day).max() else { return nil }
    return OwnGrowth.best(
      of: past.filter { $0.day == last }.map(\.attempt), on: last, after: past)
  }

  /// The number of a day that has not begun yet.
  private static func day(after past: [PastAttempt], on today: Int) -> News? {
    guard !past.contains(where: { $0.day == today }) else { return nil }
    let number = past.daysPlayed + 1
    return days.contains(number) ? .day(number) : nil
  }
}

extension Array<PastAttempt> {
  /// The question that was worked out last in the last practice and not found since; nil for none.
  package var workedOutLately: Question? {
    let sessions = sessions
    guard let index = sessions.lastIndex(where: { $0.kind == .practice }) else { return nil }
    let found = sessions[(index + 1)...].flatMap(\.results).filter(\.isAnswered).map(\.question)
    let worked = sessions[index].results.filter { $0.ending == .revealed }.map(\.question)
    return sessions[index].open.last { worked.contains($0) && !found.contains($0) }
  }
}
