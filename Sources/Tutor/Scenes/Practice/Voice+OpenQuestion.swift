import Content
import Quiz

extension Voice {
  /// The open question once more, as it stands: fresh, missed, or worked out.
  func question(asItStands open: OpenQuestion) -> String {
    guard !open.isRevealed else { return workedAnswer(to: open.asked) }
    return open.misses > 0 ? texts(.questionAgain, values(of: open.asked)) : ask(open.asked)
  }

  /// What the child is to do after a help, or first after a step that it asks for.
  func call(for help: Help?, with open: OpenQuestion, afterStep: Bool) -> String {
    guard help != .worked else { return workedAnswer(to: open.asked) }
    guard !afterStep, open.misses > 0 else { return call(to: open.asked, afterStep: afterStep) }
    return texts(.questionAgain, values(of: open.asked))
  }

  /// What the child is to do after an example of a question, or first after a step of it.
  func call(to asked: AskedQuestion, afterStep: Bool) -> String {
    texts(afterStep ? .questionThen : .questionTurn, values(of: asked))
  }

  /// All that a hint may end with that gives nothing away.
  func calls(to asked: AskedQuestion) -> [String] {
    [.questionTurn, .questionThen, .questionAgain].map { texts($0, values(of: asked)) }
  }

  /// The question with its answer, to be typed once.
  private func workedAnswer(to asked: AskedQuestion) -> String {
    texts(asked.form.isMissingNumber ? .questionGapType : .questionType, values(of: asked))
  }
}
