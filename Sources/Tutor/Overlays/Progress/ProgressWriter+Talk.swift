import Basics
import Content
import Quiz
import Screen

extension ProgressWriter {
  /// A few things to talk about; empty where there is none.
  ///
  /// Below each stands what to do about it.
  var talkingPoints: [Block] {
    let lines = shownPoints.flatMap { point in
      [Block.item(words(for: point).withCapital), .note(activity(for: point))]
    }
    return lines.isEmpty ? [] : [.heading(texts(.progressTalk))] + lines
  }

  /// As many as are read without turning the page.
  private var shownPoints: ArraySlice<TalkingPoint> {
    report.talkingPoints.prefix(isWhole ? .max : Self.mostPoints)
  }

  private static let mostPoints = 4

  func activity(for point: TalkingPoint) -> String {
    let question = point.question
    return texts.text(
      key: "progress.do.\(point.activity.rawValue)",
      [
        "question": question.map { "\($0)" } ?? "", "left": question.map { "\($0.left)" } ?? "",
        "right": question.map { "\($0.right)" } ?? "", "cut": question.map(cut) ?? "",
      ])
  }

  /// Where a drawn box is cut so that one part is easy: at ten, or at five where it is no longer.
  private func cut(_ question: Question) -> String {
    max(question.left, question.right) > 10 ? "10" : "5"
  }

  /// The patterns behind wrong answers that came more than once, without those that are talked
  /// about, of whatever operation; empty where there is none.
  var habits: [Block] {
    let told = shownPoints.compactMap(\.misconception)
    let others = report.habits.filter { !told.contains($0.misconception) }
    return list(.progressHabits, others.prefix(Self.mostHabits).map(words))
  }

  private static let mostHabits = 2

  /// How many examples of a habit are shown.
  private static let mostExamples = 2

  private func list(_ heading: Phrase, _ lines: [String]) -> [Block] {
    lines.isEmpty ? [] : [.heading(texts(heading))] + lines.map { .item($0.withCapital) }
  }

  private func words(for habit: Habit) -> String {
    let values = ["examples": examples(of: habit), "habit": name(of: habit.misconception)]
    return withTimes(of: habit, texts(.progressHabit, values))
  }

  /// The words with how often a habit has shown lately, where not each time is an example.
  private func withTimes(of habit: Habit, _ words: String) -> String {
    let count = habit.examples.count
    guard count > Self.mostExamples else { return words }
    return texts(.progressHabitTimes, ["words": words, "n": String(count)])
  }

  /// Some of the answers in which the habit has shown, each once.
  private func examples(of habit: Habit) -> String {
    let answers = habit.examples.reduce(into: [String]()) { answers, example in
      let answer = answer(example.asked, example.typed)
      if !answers.contains(answer) { answers.append(answer) }
    }
    return texts.clauses(Array(answers.prefix(Self.mostExamples)))
  }

  func words(for point: TalkingPoint) -> String {
    switch point {
    case .becameFluent(let question):
      texts(
        .progressTalkFluent, ["question": "\(question)", "answer": String(question.answer)])
    case .habit(let habit):
      withTimes(of: habit, talk(examples(of: habit), habit.misconception))
    case .way(_, let example, let missed, let count):
      texts(
        .progressTalkWay,
        ["question": "\(example)", "missed": String(missed), "all": String(count)])
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

  /// What was typed for a question, never as if it were equal; in a picture no line breaks in it.
  private func answer(_ asked: AskedQuestion, _ typed: String) -> String {
    let values = usesWords ? texts.values(of: asked, inWords: true) : ["question": "\(asked)"]
    let answer = texts(.progressTyped, values.merging(["typed": typed]) { $1 })
    return usesWords ? answer : answer.replacing(" ", with: "\u{A0}")
  }

  private func name(of misconception: Misconception) -> String {
    texts.text(key: "habit.\(misconception.rawValue)")
  }
}
