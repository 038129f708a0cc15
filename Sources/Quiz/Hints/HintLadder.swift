/// The hints of a question: the idea, then half of the way, then the worked answer, each with a
/// picture of its own.
///
/// What is not known yet is not drawn as known: the answer is neither written nor drawn before it
/// is worked, other than as a number that the question itself names.
package struct HintLadder: Equatable, Sendable {
  /// How many rungs there are below the worked answer.
  package static let rungCount = 2

  package let strategy: Strategy
  /// The rungs: the idea with the first blank; the first step done, with the next blank.
  package let rungs: [Hint]
  /// All steps with the answer, to be read and typed once.
  package let worked: Hint
  /// All steps with the answer left open, to be read before the question is answered for the first time.
  package let example: Hint

  /// The ladder of the way that suits the question best, or of a second way if there is one.
  package init(for question: Question, bySecondWay: Bool = false) {
    let second = bySecondWay ? Strategy(secondFor: question) : nil
    self.init(for: question, by: second ?? Strategy(for: question))
  }

  /// The ladder of the way on which a mistake is put right; nil where the usual one does that.
  package init?(mending misconception: Misconception, in question: Question) {
    guard let strategy = misconception.remedy?.strategy(question) else { return nil }
    self.init(for: question, by: strategy)
  }

  private init(for question: Question, by strategy: Strategy) {
    self.strategy = strategy
    let plan = HintPlan(question, strategy: strategy)
    let name = strategy.name + (plan.variant.map { "-\($0)" } ?? "")
    let later = plan.laterTexts ?? name
    func hint(
      _ key: String, _ picture: HintPicture, after before: HintPicture?, steps: [Int] = [],
      asksForStep: Bool = false, groups: FactorPosition? = nil, hasLead: Bool = true
    ) -> Hint {
      Hint(
        groups: groups, key: "hint.\(key)", hasLead: hasLead, numbers: plan.numbers,
        picture: picture,
        before: before, steps: steps, asksForStep: asksForStep)
    }
    rungs = [
      hint(
        "\(name).1", plan.idea, after: plan.opening,
        steps: plan.first.isEmpty ? [question.answer] : plan.first,
        asksForStep: !plan.first.isEmpty, groups: strategy.groups(in: question)),
      hint(
        "\(later).2", plan.half, after: plan.idea, steps: plan.second + [question.answer],
        asksForStep: !plan.second.isEmpty),
    ]
    worked = hint("\(later).worked", plan.worked, after: plan.half, hasLead: false)
    example = Hint(
      groups: nil, key: worked.key, hasLead: false,
      numbers: plan.numbers.filter { $0.key != "answer" }, picture: plan.half, before: plan.idea,
      steps: plan.first + plan.second + [question.answer], asksForStep: false)
  }

  /// What is shown for a help.
  package func hint(for help: Help) -> Hint {
    switch help {
    case .rung(let rung) where rungs.indices.contains(rung - 1): rungs[rung - 1]
    case .rung, .worked: worked
    }
  }
}
