import Content
import Quiz
import Screen

extension ProgressWriter {
  /// Up to five things to talk about; empty where there is none.
  var talkingPoints: [Block] {
    list(.progressTalk, report.talkingPoints.map(words))
  }

  /// The patterns behind wrong answers that came more than once; empty where there is none.
  var habits: [Block] { list(.progressHabits, report.habits.map(words)) }

  /// How many examples of a habit are shown.
  private static let mostExamples = 3

  private func list(_ heading: Phrase, _ lines: [String]) -> [Block] {
    lines.isEmpty ? [] : [.heading(texts(heading))] + lines.map(Block.item)
  }

  private func words(for habit: Habit) -> String {
    let examples = habit.examples.prefix(Self.mostExamples).map {
      answer($0.question, $0.typed)
    }
    return texts(
      .progressHabit,
      [
        "examples": usesWords ? texts.clauses(examples) : texts.list(examples),
        "habit": name(of: habit.misconception),
      ])
  }

  private func words(for point: TalkingPoint) -> String {
    switch point {
    case .becameFluent(let question):
      texts(
        .progressTalkFluent, ["question": "\(question)", "answer": String(question.answer)])
    case .habit(let habit):
      talk(habit.examples.first.map { answer($0.question, $0.typed) }, habit.misconception)
    case .shaky(let question, let typed?, let misconception?):
      talk(answer(question, typed), misconception)
    case .shaky(let question, _, _): texts(.progressTalkShaky, ["question": "\(question)"])
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
  private func answer(_ question: Question, _ typed: String) -> String {
    guard !usesWords else {
      return texts(.progressTyped, ["question": "\(question)", "typed": typed])
    }
    return "\(question) → \(typed)".replacing(" ", with: "\u{A0}")
  }

  private func name(of misconception: Misconception) -> String {
    texts.text(key: "habit.\(misconception.rawValue)")
  }
}
