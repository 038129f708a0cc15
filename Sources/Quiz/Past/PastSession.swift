/// A session from the past, with what came of its questions.
package struct PastSession: Equatable, Sendable {
  package let day: Int
  package let kind: SessionKind
  package let attempts: [Attempt]
  /// The questions in the order in which they were asked.
  package let results: [QuestionResult]

  package init(_ attempts: [Attempt], on day: Int, of kind: SessionKind = .practice) {
    self.day = day
    self.kind = kind
    self.attempts = attempts
    results = SessionSummary(attempts: attempts).results
  }

  /// The questions that were not found, each once, in the order in which they were last asked.
  package var open: [Question] { results.open }

  /// The most questions in a row that were found alone.
  package var bestRun: Int { results.bestRun }
}

extension Array<QuestionResult> {
  /// The questions that were missed, skipped or worked out and not found later, each once, in the
  /// order in which they were last asked.
  var open: [Question] {
    let asked = map(\.question)
    return indices.filter { index in
      !self[index].isAnswered && !asked[(index + 1)...].contains(asked[index])
    }.map { asked[$0] }
  }

  /// The results without path stones, which count nowhere.
  var withoutStones: [QuestionResult] { filter { Plant($0.question) != nil } }

  /// The most questions in a row that were found alone.
  var bestRun: Int {
    var (best, run) = (0, 0)
    for result in withoutStones {
      run = result.ending == .rightAtOnce ? run + 1 : 0
      best = Swift.max(best, run)
    }
    return best
  }
}

extension Array<PastAttempt> {
  /// The sessions, in the order in which they began.
  var sessions: [PastSession] {
    var groups: [Int: [Attempt]] = [:]
    var firsts: [PastAttempt] = []
    for past in self {
      if groups[past.session] == nil { firsts.append(past) }
      groups[past.session, default: []].append(past.attempt)
    }
    return firsts.map { PastSession(groups[$0.session] ?? [], on: $0.day, of: $0.kind) }
  }
}
