import Content
import Quiz

extension Texts {
  /// The open question once more, as it stands: fresh, missed, or worked out.
  func question(asItStands open: OpenQuestion) -> String {
    guard !open.isRevealed else { return workedAnswer(to: open.question) }
    let phrase: Phrase = open.misses > 0 ? .questionAgain : .questionAsk
    return self(phrase, ["question": open.question.description])
  }

  /// What the child is to do after a help.
  func call(for help: Help?, with open: OpenQuestion) -> String {
    guard help != .worked else { return workedAnswer(to: open.question) }
    let turn: Phrase = open.misses == 0 ? .questionTurn : .questionAgain
    return self(turn, ["question": open.question.description])
  }

  /// The question with its answer, to be typed once.
  private func workedAnswer(to question: Question) -> String {
    self(
      .questionType, ["question": question.description, "answer": String(question.answer)])
  }
}
