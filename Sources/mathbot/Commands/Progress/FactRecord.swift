import Quiz

/// A fact and how well it is known, as `progress --json` prints it.
struct FactRecord: Encodable {
  let question: QuestionRecord
  let state: ItemState
  let fading: Bool
  let answers: Int
  let bestSeconds: Double?
  let lastOn: String?

  init(_ fact: FactGrid.Cell) {
    question = QuestionRecord(fact.question)
    state = fact.state
    fading = fact.isFading
    answers = fact.answers
    bestSeconds = fact.bestTime?.roundedSeconds
    lastOn = fact.lastDay.map(isoDate)
  }
}
