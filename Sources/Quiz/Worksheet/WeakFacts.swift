/// The questions that a learner should practise, the most recently weak one first.
///
/// The tries are given oldest first. A question is weak from a miss, a hint, a skip or a slow
/// first try on, until it was right and quick at the first try twice in a row. Slow is twice the
/// learner's usual time or more, and at least 6 seconds, the time that England's multiplication
/// tables check gives.
///
/// - Complexity: O(*n* log *n*) in the number of tries.
package func weakFacts(from attempts: [Attempt]) -> [Question] {
  let results = SessionSummary(attempts: attempts).results
  let slow = slowTime(results)
  var weak: [Question: WeakFact] = [:]
  for (place, result) in results.enumerated() {
    if result.ending == .rightAtOnce, result.time < slow {
      weak[result.question]?.quickInARow += 1
      if weak[result.question]?.quickInARow == 2 { weak[result.question] = nil }
    } else {
      weak[result.question] = WeakFact(place: place)
    }
  }
  return weak.sorted { $0.value.place > $1.value.place }.map(\.key)
}

/// When a question was weak for the last time, and how often it went well since.
private struct WeakFact {
  let place: Int
  var quickInARow = 0
}

/// From which time on an answer is slow: twice the median of the answers right at once.
private func slowTime(_ results: [QuestionResult]) -> Duration {
  let times = results.filter { $0.ending == .rightAtOnce }.map(\.time).sorted()
  let usual = times.isEmpty ? .zero : times[(times.count - 1) / 2]
  return max(.seconds(6), usual * 2)
}
