@testable import Quiz

/// The ladders of all questions: by the usual way, by a second way, and by one that mends a mistake.
enum Ladders {
  static let usual = Question.all.map { ($0, HintLadder(for: $0)) }
  static let second = Question.all.filter { Strategy(secondFor: $0) != nil }.map {
    ($0, HintLadder(for: $0, bySecondWay: true))
  }
  static let mending = Question.all.flatMap { question in
    Misconception.allCases.compactMap { HintLadder(mending: $0, in: question) }
      .map { (question, $0) }
  }
  static let all = usual + second + mending

  /// Every picture that a ladder has.
  static let pictures = Set(
    all.flatMap { _, ladder in
      (ladder.rungs + [ladder.worked]).flatMap { [$0.before, $0.picture].compactMap(\.self) }
    })
}

/// The whole numbers in a text.
func numbers(in text: String) -> Set<Int> {
  Set(text.matches(of: /\d+/).compactMap { Int($0.0) })
}

extension Ladders {
  /// The three pictures of a question, drawn for a bubble of a narrow screen.
  static func drawn(_ question: Question, bySecondWay: Bool = false) -> [String] {
    let ladder = HintLadder(for: question, bySecondWay: bySecondWay)
    return (ladder.rungs + [ladder.worked]).map { hint in
      hint.picture.lines(width: 30).map(\.text).joined(separator: "\n")
    }
  }
}
