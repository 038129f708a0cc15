import Quiz

/// Equations that show why an answer is right: the way back, or the row of groups before; the last
/// one ends with the answer or is the question's own.
struct AnswerCheck {
  let equations: [String]

  /// The check of a question's answer, the groups of a product being the given factor.
  init(of asked: AskedQuestion, groups: FactorPosition) {
    let question = asked.question
    let steps = asked.form.isMissingNumber ? [] : Self.steps(to: question, groups)
    let shown = steps.map { "\($0) = \($0.answer)" }
    equations = steps.last?.answer == question.answer ? shown : shown + [asked.solution]
  }

  private static func steps(to question: Question, _ groups: FactorPosition) -> [Question] {
    let (left, right, answer) = (question.left, question.right, question.answer)
    switch question.operation {
    case .add: return [Question(answer, .subtract, right)]
    case .subtract: return [Question(answer, .add, right)]
    case .divide: return [Question(right, .multiply, answer)]
    case .multiply:
      let (least, group) = (min(left, right), max(left, right))
      guard least > 1 else { return least == 1 ? [Question(answer, .divide, group)] : [] }
      let before =
        groups == .first
        ? Question(least - 1, .multiply, group) : Question(group, .multiply, least - 1)
      return [before, Question(before.answer, .add, group)]
    }
  }
}
