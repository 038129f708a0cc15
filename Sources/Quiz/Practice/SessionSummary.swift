/// What a session came to, question by question.
package struct SessionSummary: Equatable, Codable, Sendable {
  /// All questions in the order in which they were asked, those whose way was shown first among them;
  /// one without any try is left out.
  package let all: [QuestionResult]

  /// The questions that say what the child can do, in their order.
  package var results: [QuestionResult] { all.filter { !$0.form.isExample } }

  /// Whether all that was asked was found, first or later, those whose way was shown first among it.
  package var isNothingOpen: Bool { all.open.isEmpty }

  package init(results: [QuestionResult]) {
    all = results
  }

  /// The summary of a session's attempts, oldest first.
  package init(attempts: [Attempt]) {
    var groups: [[Attempt]] = []
    for attempt in attempts {
      if attempt.tryNumber > 1, let last = groups.indices.last {
        groups[last].append(attempt)
      } else {
        groups.append([attempt])
      }
    }
    // Who stopped after a forgiven slip has tried nothing yet.
    all = groups.filter { !$0.allSatisfy { $0.outcome == .slip } }
      .compactMap(QuestionResult.init)
  }

  /// How many questions were asked.
  package var asked: Int { results.count }
  /// The score: how many questions were right at the first try and without a hint.
  package var score: Int { results.count { $0.ending == .rightAtOnce } }

  /// How many questions were answered or worked out: to skip one is no wrong answer.
  package var answered: Int { results.count { $0.ending != .skipped } }
  package var hasSkipped: Bool { answered < asked }

  /// How many questions were skipped before any try: who skips after a miss has answered.
  package var skipped: Int { results.count(where: \.isSkipped) }

  /// The score as a share of what was answered, 0...1,000; nil without answers.
  package var permille: Int? { answered == 0 ? nil : score * 1000 / answered }
}
