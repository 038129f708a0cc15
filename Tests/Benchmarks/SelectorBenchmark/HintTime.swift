import Quiz

/// How long it takes to make the hints of a question and to find out what is behind a wrong answer.
struct HintTime {
  /// How often all questions are gone through.
  private static let rounds = 3

  /// Questions in a second on this machine, each with its hints and with a wrong answer.
  private let perSecond: Int

  /// The time for all questions, for each with an answer that is one too many.
  static var measured: HintTime {
    let questions = Question.all
    var found = 0
    let time = ContinuousClock().measure {
      for question in (0..<rounds).flatMap({ _ in questions }) {
        found += HintLadder(for: question).rungs.count
        found += Diagnosis(of: question.answer + 1, to: question) == nil ? 0 : 1
      }
    }
    let count = rounds * questions.count
    precondition(found >= count, "Each question has hints.")
    return HintTime(perSecond: Int(Double(count) * (.seconds(1) / time)))
  }

  var text: String { "\(perSecond) questions a second with their hints and a diagnosis." }
}
