extension SessionSummary {
  /// A question whose answer the child found.
  package struct Found: Equatable, Sendable {
    package let question: Question
    /// It was missed before: at an earlier try, or when it was asked earlier.
    package let isMended: Bool
  }

  /// How many the child found.
  package struct Score: Equatable, Sendable {
    /// Without a miss, with a tip or without.
    package let foundAtOnce: Int
    /// After a miss.
    package let mended: Int
  }

  /// How many the child found.
  ///
  /// - Complexity: O(*n*) in the questions.
  package var foundScore: Score {
    let found = found
    let mended = found.count(where: \.isMended)
    return Score(foundAtOnce: found.count - mended, mended: mended)
  }

  /// What the child found, in the order of the questions; what was skipped or only shown is not.
  package var found: [Found] {
    zip(all, mends).filter { $0.0.isAnswered && !$0.0.form.isExample }
      .map { Found(question: $0.question, isMended: $1) }
  }

  /// Whether each of all questions was found after a miss; what was skipped before, or missed in an
  /// example, was not missed.
  package var mends: [Bool] {
    var missed: Set<Question> = []
    return all.map { result in
      guard !result.form.isExample else { return false }
      if result.misses > 0 { missed.insert(result.question) }
      return result.isAnswered && missed.remove(result.question) != nil
    }
  }
}
