/// The questions that a learner should practise, as it is on a day, the most important first.
///
/// The learner's model decides. First comes what is shaky, the most often missed before the others;
/// then what is right but slow, the slowest first; then what was known and has not been asked for
/// too long. What is known by heart does not come.
///
/// A fact comes once, in the order in which it was asked last. Of the sums that are worked out in
/// one way those come that were not right at their last time.
package func weakFacts(from past: Past, on day: Int) -> [Question] {
  let weak = past.items.open.compactMap { question -> (question: Question, weakness: Weakness)? in
    let memory = past.model.memory(of: LearningItem(question), on: day)
    return Weakness(memory, on: day).map { (question, $0) }
  }
  // What weighs the same stays in its order: the latest first.
  return weak.enumerated()
    .sorted { ($0.element.weakness, $0.offset) < ($1.element.weakness, $1.offset) }
    .map(\.element.question)
}

extension ItemTally {
  /// The facts, and the larger questions that were not right at their last time, the one that was
  /// asked last first.
  fileprivate var open: [Question] {
    let facts = items.values.filter { past in
      past.question.isFact && (!past.question.isTrivial || !past.isRight)
    }
    let all = facts.map { ($0.question, $0.asked) } + openSums.map { ($0.key, $0.value) }
    return all.sorted { $0.1 > $1.1 }.map(\.0)
  }
}
