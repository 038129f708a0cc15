extension SessionSummary {
  /// A question whose answer the child found.
  package struct Found: Equatable, Sendable {
    package let question: Question
    /// It was open before: missed at an earlier try, or missed, shown or skipped when it was asked
    /// earlier.
    package let isMended: Bool
  }

  /// How many the child found.
  package struct Score: Equatable, Sendable {
    /// The first time it was asked and without a miss, with a tip or without.
    package let foundAtOnce: Int
    /// Those of them that were right at the first try and without a tip.
    package let foundAlone: Int
    /// After it was open.
    package let mended: Int

    /// Those found the first time that were not right at the first try and without a tip.
    package var foundWithTip: Int { foundAtOnce - foundAlone }
  }

  /// How many the child found.
  ///
  /// - Complexity: O(*n*) in the questions.
  package var foundScore: Score {
    let found = found
    let mended = found.count(where: \.isMended)
    let alone = firsts.count { $0.ending == .rightAtOnce }
    return Score(foundAtOnce: found.count - mended, foundAlone: alone, mended: mended)
  }

  /// What the child found, in the order of the questions; what was skipped or only shown is not.
  package var found: [Found] {
    zip(all, mends).filter { $0.0.isAnswered && !$0.0.form.isExample }
      .map { Found(question: $0.question, isMended: $1) }
  }

  /// The questions that say what the child can do, each as it was first asked: one that comes back
  /// because it was left open is none of its own.
  package var firsts: [QuestionResult] { results.firsts }

  /// How many were skipped and never tried: they are no misses.
  package var leftOut: Int { results.leftOut }

  /// Whether each of all questions was found after it was open; what was open in an example, whose
  /// way was shown before, does not count.
  package var mends: [Bool] {
    var open: Set<Question> = []
    return all.map { result in
      guard !result.form.isExample else { return false }
      if result.misses > 0 || !result.isAnswered { open.insert(result.question) }
      return result.isAnswered && open.remove(result.question) != nil
    }
  }
}

extension Array<QuestionResult> {
  /// How many of the first ones were skipped and not tried when they came back.
  var leftOut: Int {
    let tried = filter { !$0.isSkipped }
    return firsts.count - tried.firsts.count
  }

  /// Without those that were asked once more because they were missed, shown or skipped before.
  var firsts: [QuestionResult] {
    var open: Set<Question> = []
    return filter { result in
      let isFirst = !open.contains(result.question)
      if result.isAnswered { open.remove(result.question) } else { open.insert(result.question) }
      return isFirst
    }
  }
}
