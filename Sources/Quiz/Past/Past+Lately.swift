extension Past {
  /// The last day on which something was answered; nil before the first one.
  package var lastDay: Int? { days.last }

  /// Whether something was answered on an earlier day.
  func wasPlayed(before day: Int) -> Bool { days.first.map { $0 < day } ?? false }

  /// The number of a day on which nothing was answered yet, counted from the child's first; nil for
  /// another day.
  package func dayBegun(_ day: Int) -> Int? { days.begins(day) ? days.played + 1 : nil }

  /// The number of the session that comes next.
  package var nextSession: Int { (lately.attempts.map(\.session).max() ?? -1) + 1 }

  /// The facts that were not right at the first try when they were asked last, those that wait
  /// longest first; without trivial ones.
  package var openFacts: [Question] {
    items.items.values
      .filter { !$0.isRight && $0.question.isFact && !$0.question.isTrivial }
      .sorted { $0.asked < $1.asked }.map(\.question)
  }

  /// The question that was worked out last in the last practice and not found since; nil for none.
  package var workedOutLately: Question? {
    let sessions = lately.attempts.sessions
    guard let index = sessions.lastIndex(where: { $0.kind == .practice }) else { return nil }
    let found = sessions[(index + 1)...].flatMap(\.results).filter(\.isAnswered).map(\.question)
    let worked = sessions[index].results.filter { $0.ending == .revealed }.map(\.question)
    return sessions[index].open.last { worked.contains($0) && !found.contains($0) }
  }
}
