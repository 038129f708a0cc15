/// Chooses the form of each question of a practice: known facts now and then with a missing number,
/// what is new and hard first with its way shown.
struct FormChoice: Equatable, Sendable {
  /// How often the way to an item is shown: with all but the answer, then begun.
  static let examplesOfItem = 2
  /// One of so many known facts comes with a missing number, with so many other questions between.
  ///
  /// In ten practices of simulated children, 3 to 6 questions of a hundred have a gap then, and one of
  /// five where everything is known.
  private static let missingShare = 3
  private static let missingDistance = 2
  /// A fact is known with this chance of another right answer.
  private static let knownChance = 0.8
  /// An item below this chance is hard to meet for the first time.
  ///
  /// In the same practices 2 to 5 questions of a hundred are examples then, and none for a child who
  /// knows much; at .5, below which an item is opened with care, it was less than one.
  private static let hardChance = 0.6
  /// How many examples a practice has at most, and how many questions lie between two.
  ///
  /// Children take in about four facts at a time (Burns and others 2016).
  private static let mostExamples = 4
  private static let exampleDistance = 4

  private let rules: FormRules
  /// The operations that are practised: a sign that is not among them is never shown.
  private let operations: Set<Operation>
  private var examples = 0
  /// How many questions were asked since the last example, and since the last gap.
  private var sinceExample = exampleDistance
  private var sinceGap = missingDistance

  init(_ rules: FormRules, among operations: Set<Operation>) {
    self.rules = rules
    self.operations = operations
  }

  /// The form of the next question.
  ///
  /// - Parameters:
  ///   - question: The question, as it was drawn.
  ///   - candidate: What the model knows of its item; nil for a question that must stand as it is.
  ///   - knowsChild: There were enough answers to expect something of the child.
  ///   - isCalm: No question was missed just now, and the first questions are over.
  ///   - generator: The source of chance, asked only where there is a choice.
  /// - Returns: a form that the question has.
  mutating func next(
    for question: Question, _ candidate: Candidate?, knowsChild: Bool, isCalm: Bool,
    using generator: inout some RandomNumberGenerator
  ) -> QuestionForm {
    sinceExample += 1
    sinceGap += 1
    let form =
      (knowsChild ? candidate : nil).flatMap { example(of: question, $0) }
      ?? (isCalm ? candidate : nil).flatMap { missing(in: question, $0, using: &generator) }
      ?? .plain
    if form.isMissingNumber { sinceGap = 0 }
    if form.isExample {
      examples += 1
      sinceExample = 0
    }
    return form
  }

  /// The example that comes before the child answers it alone, if it is new and hard.
  private func example(of question: Question, _ candidate: Candidate) -> QuestionForm? {
    let memory = candidate.memory
    guard rules.examples, question.has(.shown), memory.count == 0,
      memory.examples < Self.examplesOfItem, candidate.chance < Self.hardChance,
      examples < Self.mostExamples, sinceExample > Self.exampleDistance
    else { return nil }
    return memory.examples == 0 ? .shown : .begun
  }

  private func missing(
    in question: Question, _ candidate: Candidate,
    using generator: inout some RandomNumberGenerator
  ) -> QuestionForm? {
    let forms = question.formsWithMissingNumber(showing: operations)
    guard rules.missingNumbers, sinceGap > Self.missingDistance, isKnown(candidate), !forms.isEmpty,
      Int.random(in: 0..<Self.missingShare, using: &generator) == 0
    else { return nil }
    return forms.randomElement(using: &generator)
  }

  /// The model says that the child knows it: what was never right does not count as such.
  private func isKnown(_ candidate: Candidate) -> Bool {
    candidate.memory.state(fluentFrom: nil) == .known && candidate.memory.streak > 0
      && candidate.chance >= Self.knownChance
  }
}
