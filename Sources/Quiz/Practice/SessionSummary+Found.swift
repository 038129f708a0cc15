extension SessionSummary {
  /// A question whose answer the child found.
  package struct Found: Equatable, Sendable {
    package let question: Question
    /// It was missed before: at an earlier try, or when it was asked earlier.
    package let isMended: Bool
  }

  /// How many the child found without a miss, with a tip or without.
  package var foundAtOnce: Int { found.count { !$0.isMended } }

  /// How many the child found after a miss.
  package var mended: Int { found.count(where: \.isMended) }

  /// What the child found, in the order of the questions; what was skipped or only shown is not.
  package var found: [Found] {
    zip(results, mends).filter { $0.0.isAnswered }
      .map { Found(question: $0.question, isMended: $1) }
  }

  /// Whether each of the results was found after a miss; what was skipped before was not missed.
  package var mends: [Bool] {
    var missed: Set<Question> = []
    return results.map { result in
      if result.misses > 0 { missed.insert(result.question) }
      return result.isAnswered && missed.remove(result.question) != nil
    }
  }
}
