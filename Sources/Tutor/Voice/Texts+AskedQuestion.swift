import Basics
import Content
import Quiz

extension Texts {
  /// What texts name of a question: `question` as it is read, `asked` as it waits for its answer,
  /// `solution` as an equation, and `answer`; in words a gap has no sign: 7 times what is 56.
  func values(of asked: AskedQuestion, inWords: Bool) -> [String: String] {
    let words = inWords ? words(of: asked) : nil
    return [
      "question": words ?? asked.description, "asked": words.map(asking) ?? asked.openEquation,
      "solution": asked.solution, "answer": String(asked.answer),
    ]
  }

  /// The question as Robo asks it.
  func ask(_ asked: AskedQuestion, inWords: Bool) -> String {
    let values = values(of: asked, inWords: inWords)
    guard asked.form.isMissingNumber else { return self(.questionAsk, values) }
    guard inWords, let words = words(of: asked) else { return self(.questionGap, values) }
    return asking(words.withCapital)
  }

  private func asking(_ words: String) -> String { self(.spokenQuestion, ["text": words]) }

  /// An equation with a gap in words; nil for a question without a gap.
  func words(of asked: AskedQuestion) -> String? {
    let equation = asked.equation
    let place: String
    switch equation.open {
    case .first: place = "first"
    case .second: place = "second"
    case .result: return nil
    }
    return text(
      key: "question.words.\(place).\(equation.operation.rawValue)",
      [
        "first": String(equation.first), "second": String(equation.second),
        "result": String(equation.result),
      ])
  }
}
