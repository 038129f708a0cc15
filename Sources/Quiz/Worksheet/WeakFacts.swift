/// The questions that a learner should practise, as it is on a day, the most important first.
///
/// The learner's model decides, from the attempts given oldest first. First comes what is shaky,
/// the most often missed before the others; then what is right but slow, the slowest first; then
/// what was known and has not been asked for too long. What is known by heart does not come.
///
/// A fact comes once, in the order in which it was asked last. Of the sums that are worked out in
/// one way those come that were not right at their last time.
///
/// - Complexity: O(*n* log *n*) in the number of attempts.
package func weakFacts(from past: [PastAttempt], on day: Int) -> [Question] {
  let model = LearnerModel(past: past)
  let last = lastAnswers(in: past)
  var seen: Set<LearningItem> = []
  let weak = last.compactMap { answer -> (question: Question, weakness: Weakness)? in
    let item = LearningItem(answer.question)
    guard answer.question.isFact ? seen.insert(item).inserted : !answer.isRight,
      let weakness = Weakness(model.memory(of: item, on: day), on: day)
    else { return nil }
    return (answer.question, weakness)
  }
  // What weighs the same stays in its order: the latest first.
  return weak.enumerated()
    .sorted { ($0.element.weakness, $0.offset) < ($1.element.weakness, $1.offset) }
    .map(\.element.question)
}

/// The last first answer to each question, the latest first.
private func lastAnswers(in past: [PastAttempt]) -> [(question: Question, isRight: Bool)] {
  var seen: Set<Question> = []
  return SessionSummary(attempts: past.map(\.attempt)).results.reversed()
    .filter { seen.insert($0.question).inserted }
    .map { ($0.question, $0.ending == .rightAtOnce) }
    .filter { !$0.0.isTrivial || !$0.1 }
}
