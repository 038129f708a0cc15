import Content
import Quiz

extension Voice {
  /// The open question once more, as it stands: fresh, missed, or worked out.
  func question(asItStands open: OpenQuestion) -> String {
    guard !open.isRevealed else { return workedAnswer(to: open.asked) }
    return open.misses > 0 ? texts(.questionAgain, values(of: open.asked)) : ask(open.asked)
  }

  /// What the child is to do after a help.
  func call(for help: Help?, with open: OpenQuestion) -> String {
    guard help != .worked else { return workedAnswer(to: open.asked) }
    return texts(open.misses == 0 ? .questionTurn : .questionAgain, values(of: open.asked))
  }

  /// All that a hint may end with that gives nothing away.
  func calls(to asked: AskedQuestion) -> [String] {
    [.questionTurn, .questionAgain].map { texts($0, values(of: asked)) }
  }

  /// The question with its answer, to be typed once.
  private func workedAnswer(to asked: AskedQuestion) -> String {
    texts(asked.form.isMissingNumber ? .questionGapType : .questionType, values(of: asked))
  }
}
