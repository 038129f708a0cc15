import Content
import Quiz
import Screen

extension ProgressWriter {
  /// Up to five things to talk about; empty where there is none.
  ///
  /// Below each stands what to do about it.
  var talkingPoints: [Block] {
    let lines = report.talkingPoints.flatMap { point in
      [Block.item(words(for: point)), .secondary(activity(for: point))]
    }
    return lines.isEmpty ? [] : [.heading(texts(.progressTalk))] + lines
  }

  func activity(for point: TalkingPoint) -> String {
    let question = point.question
    return texts.text(
      key: "progress.do.\(point.activity.rawValue)",
      [
        "question": question.map { "\($0)" } ?? "", "left": question.map { "\($0.left)" } ?? "",
        "right": question.map { "\($0.right)" } ?? "",
      ])
  }

  /// The patterns behind wrong answers that came more than once, but for those to talk about; empty
  /// where there is none.
  var habits: [Block] {
    list(
      .progressHabits,
      report.habits.filter { !report.talkingPoints.contains(.habit($0)) }.map(words))
  }

  /// How many examples of a habit are shown.
  private static let mostExamples = 3

  private func list(_ heading: Phrase, _ lines: [String]) -> [Block] {
    lines.isEmpty ? [] : [.heading(texts(heading))] + lines.map(Block.item)
  }

  private func words(for habit: Habit) -> String {
    let all = habit.examples.map { answer($0.asked, $0.typed) }
    let each = all.enumerated().filter { !all[..<$0.offset].contains($0.element) }
    let examples = each.prefix(Self.mostExamples).map(\.element)
    return texts(
      .progressHabit,
      [
        "examples": usesWords ? texts.clauses(examples) : texts.list(examples),
        "habit": name(of: habit.misconception),
      ])
  }

  func words(for point: TalkingPoint) -> String {
    switch point {
    case .becameFluent(let question):
      texts(
        .progressTalkFluent, ["question": "\(question)", "answer": String(question.answer)])
    case .habit(let habit):
      talk(habit.examples.first.map { answer($0.asked, $0.typed) }, habit.misconception)
    case .way(let strategy, let example, let missed, let count):
      texts(
        .progressTalkWay,
        [
          "way": texts.text(key: "strategy.\(strategy.name)"), "question": "\(example)",
          "missed": String(missed), "all": String(count),
        ])
    case .shaky(let asked, let typed?, let misconception?):
      talk(answer(asked, typed), misconception)
    case .shaky(let asked, _, _):
      texts(.progressTalkShaky, ["question": "\(asked.question)"])
    case .fading(let question, let days):
      texts(
        .progressTalkFading, ["question": "\(question)", "days": texts.count(days, of: .days)])
    case .slow(let question, let best):
      texts(.progressTalkSlow, ["question": "\(question)", "time": texts.time(best)])
    }
  }

  private func talk(_ example: String?, _ misconception: Misconception) -> String {
    let values = ["example": example ?? "", "habit": name(of: misconception)]
    return texts(.progressTalkHabit, values)
  }

  /// What was typed for a question, never as if it were equal; on a picture no line breaks in it.
  private func answer(_ asked: AskedQuestion, _ typed: String) -> String {
    guard !usesWords else {
      let values = texts.values(of: asked, inWords: true)
      return texts(.progressTyped, values.merging(["typed": typed]) { $1 })
    }
    return "\(asked) → \(typed)".replacing(" ", with: "\u{A0}")
  }

  private func name(of misconception: Misconception) -> String {
    texts.text(key: "habit.\(misconception.rawValue)")
  }
}
