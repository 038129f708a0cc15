import Content
import Quiz

extension Texts {
  /// A goal in the child's words, as it stands on its chip.
  func label(of goal: Goal) -> String {
    let isOne = goal.kind == .water && goal.needed == 1
    return text(key: "goal.\(goal.kind.rawValue)" + (isOne ? ".one" : ""), values(of: goal))
  }

  /// A goal of this kind, whatever it was about.
  func label(of kind: Goal.Kind) -> String {
    let isAbout: Set<Goal.Kind> = [.find, .open, .water, .visit, .inARow]
    return text(key: "goal.\(isAbout.contains(kind) ? "any." : "")\(kind.rawValue)")
  }

  private func values(of goal: Goal) -> [String: String] {
    switch goal {
    case .find(let question): ["question": question.description]
    case .open(let plant): ["question": plant.question().description]
    case .water(let plants): ["n": String(plants.count)]
    case .visit(let table): ["n": String(table)]
    case .inARow(let count): ["n": String(count)]
    case .mendAll, .findNew, .makeGreen, .lookAtTip, .backwards, .tryHarder, .withoutClock: [:]
    }
  }
}
