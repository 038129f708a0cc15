/// What a session came to, question by question.
package struct SessionSummary: Equatable, Codable, Sendable {
  /// How many questions a prize needs.
  package static let questionsForPrize = 5

  /// How many questions a prize needs where the countdown did not run out.
  package static let questionsForStoppedPrize = 20

  /// The questions in the order in which they were asked; one without any try is left out.
  package let results: [QuestionResult]

  package init(results: [QuestionResult]) {
    self.results = results
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
    results = groups.filter { !$0.allSatisfy { $0.outcome == .slip } }
      .compactMap(QuestionResult.init)
  }

  /// How many questions were asked.
  package var asked: Int { results.count }
  /// The score: how many questions were right at the first try and without a hint.
  package var score: Int { results.count { $0.ending == .rightAtOnce } }

  /// The score as a share of the questions, 0...1,000; nil without questions.
  package var permille: Int? { asked == 0 ? nil : score * 1000 / asked }

  /// What the session has won, if anything.
  ///
  /// A prize needs a countdown that ran out and a few questions, or many questions before the child
  /// stopped.
  package func prize(ranOut: Bool) -> Prize? {
    let needed = ranOut ? Self.questionsForPrize : Self.questionsForStoppedPrize
    guard asked >= needed else { return nil }
    return isPerfect ? .trophy : isRepaired ? .repairMedal : nil
  }

  /// All were right at the first try.
  private var isPerfect: Bool { score == asked }

  /// There were misses, and each was repaired: by a later try, or when the question came again.
  private var isRepaired: Bool {
    results.contains { $0.misses > 0 }
      && results.indices.allSatisfy { results[$0].isAnswered || isAnsweredLater(than: $0) }
  }

  private func isAnsweredLater(than index: Int) -> Bool {
    results[(index + 1)...].contains {
      $0.question == results[index].question && $0.isAnswered
    }
  }
}
