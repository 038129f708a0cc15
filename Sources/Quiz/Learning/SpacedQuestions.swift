/// Questions that come among others, each once, with some others between them.
struct SpacedQuestions: Equatable, Sendable {
  /// The questions that have not come yet, the first first.
  private var waiting: [Question] = []
  /// After how many others one comes at the earliest.
  private let distance: Int
  /// After how many questions in all the last one came.
  private var last = 0

  /// None yet; they are to come at this distance.
  init(distance: Int) {
    self.distance = distance
  }

  /// Lets these come, and nothing else.
  mutating func bring(_ questions: [Question]) {
    waiting = questions
  }

  /// The next one, if its turn has come after so many questions in all; only what is new comes.
  ///
  /// - Complexity: Linear in the questions that wait.
  mutating func next(after count: Int, where isNew: (Question) -> Bool) -> Question? {
    guard count >= last + distance, let index = waiting.firstIndex(where: isNew) else {
      return nil
    }
    last = count
    return waiting.remove(at: index)
  }
}
