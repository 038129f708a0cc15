/// A pattern that wrong answers follow: one row of a table.
///
/// A new pattern is a row in one of the lists that make up `allCases`, with its texts
/// `feedback.NAME` and `habit.NAME` in each language.
package struct Misconception: RawRepresentable, Hashable, Sendable {
  /// What else is to be known of a pattern.
  enum Trait {
    /// It says little about the child's thinking: a new try is free, once.
    case forgiven
    /// It is so wide that it fits many answers that a narrower pattern explains better.
    case general
    /// What is said to it starts with what was right.
    case praising
    /// It only tells where in the tables the answer stands.
    case namingAnotherTable
  }

  /// The name, which is stored with the attempts and must not change.
  package let rawValue: String
  /// The way in which the mistake shows itself; nil where the usual way does.
  let remedy: Remedy?
  private let traits: Set<Trait>
  private let answers: WrongAnswers
  private let feedback: @Sendable (_ typed: Int, _ question: Question) -> Feedback
  private let isInstructive: @Sendable (Question) -> Bool

  /// A pattern.
  ///
  /// - Parameters:
  ///   - name: The name that is stored with the attempts.
  ///   - traits: What else is to be known of it.
  ///   - answers: The answers that follow it; the right one may be among them.
  ///   - feedback: What is said to it; without it the text that is named like the pattern.
  ///   - saysWhatToDo: Whether that is help enough for another try.
  ///   - remedy: The way in which the mistake shows itself.
  init(
    _ name: String, _ traits: Set<Trait> = [], answers: WrongAnswers,
    feedback: (@Sendable (_ typed: Int, _ question: Question) -> Feedback)? = nil,
    saysWhatToDo: @escaping @Sendable (Question) -> Bool = { _ in true }, remedy: Remedy? = nil
  ) {
    rawValue = name
    self.traits = traits
    self.answers = answers
    self.feedback = feedback ?? { _, _ in Feedback(name) }
    isInstructive = saysWhatToDo
    self.remedy = remedy
  }

  /// The pattern with a name; nil where there is none.
  package init?(rawValue: String) {
    guard let row = Self.rows[rawValue] else { return nil }
    self = row
  }

  private static let rows = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension Misconception: CaseIterable {
  /// The patterns in the order in which they are tried: the first that fits names the answer, so
  /// that special patterns stand before the general ones that they lie in.
  package static let allCases = ofRules + ofRounding + ofColumns + ofTables + ofCounting + ofWriting
}

extension Misconception {
  /// Whether it says little about the child's thinking: a new try is free, once.
  package var isForgiven: Bool { traits.contains(.forgiven) }

  /// Whether what is said to it is help enough for another try, without a hint beside it that
  /// may follow another thought.
  package func saysWhatToDo(about question: Question) -> Bool { isInstructive(question) }

  /// Whether what is said to it starts with what was right; the others name a slip, and do so with
  /// care where another explanation is as good.
  package var startsWithWhatIsRight: Bool { traits.contains(.praising) }

  /// Whether it only tells where in the tables the answer stands.
  package var namesAnotherTable: Bool { traits.contains(.namingAnotherTable) }

  /// Whether it is so wide that it fits many answers that a narrower pattern explains better.
  var isGeneral: Bool { traits.contains(.general) }

  /// The wrong answers to a question that follow the pattern; empty where it cannot occur.
  package func wrongAnswers(to question: Question) -> Set<Int> {
    Set(answers(question)).filter { $0 >= 0 && $0 != question.answer }
  }

  /// Whether a wrong answer to a question follows the pattern.
  func explains(_ typed: Int, to question: Question) -> Bool {
    typed >= 0 && typed != question.answer && answers(question).contains(typed)
  }

  /// What is said to a wrong answer of this pattern; in a gap a number proves itself, other than one
  /// that is only typed wrongly.
  func feedback(on typed: Int, to asked: AskedQuestion) -> Feedback {
    let isTypedWrongly = self == .slip || rawValue == Attempt.reversal
    let gap = isTypedWrongly ? nil : Feedback(gap: typed, self, in: asked)
    return gap ?? feedback(typed, asked.question)
  }
}
