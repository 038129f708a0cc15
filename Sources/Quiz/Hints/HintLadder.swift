/// The hints of a question: three rungs that each say a little more, then the worked answer.
package struct HintLadder: Equatable, Sendable {
  /// How many rungs there are below the worked answer.
  package static let rungCount = 3

  package let strategy: Strategy
  /// The rungs: the idea, the first step, the steps up to the last blank.
  package let rungs: [Hint]
  /// All steps with the answer, to be read and typed once.
  package let worked: Hint

  /// The ladder of the way that suits the question best, or of a second way if there is one.
  package init(for question: Question, bySecondWay: Bool = false) {
    let second = bySecondWay ? Strategy(secondFor: question) : nil
    self.init(for: question, by: second ?? Strategy(for: question))
  }

  /// The ladder of the way on which a mistake is put right; nil where the usual one does that.
  package init?(mending misconception: Misconception, in question: Question) {
    guard let remedy = misconception.remedy, remedy.suits(question) else { return nil }
    self.init(for: question, by: remedy.strategy)
  }

  private init(for question: Question, by strategy: Strategy) {
    self.strategy = strategy
    let plan = HintPlan(question, strategy: strategy)
    let name = "hint.\(strategy.name)" + (plan.variant.map { "-\($0)" } ?? "")
    func hint(
      _ rung: String, groups: FactorPosition? = nil, picture: HintPicture? = nil, steps: [Int] = []
    ) -> Hint {
      Hint(
        groups: groups, key: "\(name).\(rung)", numbers: plan.numbers, picture: picture,
        steps: steps)
    }
    rungs = [
      hint("1", groups: strategy.groups(in: question)),
      hint("2", picture: plan.firstPicture ?? plan.picture, steps: plan.steps),
      hint("3", picture: plan.picture, steps: [question.answer]),
    ]
    worked = hint("worked", picture: plan.picture?.complete)
  }

  /// What is shown for a help.
  package func hint(for help: Help) -> Hint {
    switch help {
    case .rung(let rung) where rungs.indices.contains(rung - 1): rungs[rung - 1]
    case .rung, .worked: worked
    }
  }
}
