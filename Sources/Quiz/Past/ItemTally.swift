/// What is remembered of each fact and each way to work out larger numbers.
struct ItemTally: Equatable {
  private(set) var items: [LearningItem: ItemPast] = [:]
  /// The larger questions that were not right at their last time, with the number of the try.
  private(set) var openSums: [Question: Int] = [:]
  /// How many tries there were.
  private var count = 0
  /// The tries at the question that was asked last.
  private var tries = QuestionTries()

  /// What is remembered of an item.
  subscript(item: LearningItem) -> ItemPast? { items[item] }

  /// Takes in a try.
  mutating func take(_ attempt: Attempt, on day: Int) {
    count += 1
    tries.take(attempt)
    let question = attempt.question
    var item = items[LearningItem(question)] ?? ItemPast(question)
    item.take(attempt, number: count, on: day)
    if let isRight = tries.isRightAtOnce, !attempt.form.isExample {
      item.isRight = isRight
      if !question.isFact { openSums[question] = isRight ? nil : count }
    }
    items[LearningItem(question)] = item
  }

  /// Takes in what the model has made of the try that was taken in last.
  mutating func note(_ answer: FirstAnswer) {
    let item = LearningItem(answer.question)
    if answer.isRight, items[item]?.firstRight == nil { items[item]?.firstRight = answer.time }
  }
}

extension ItemTally: Packable {
  static let blank = ItemTally()

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&items)
    try packer.pack(&openSums)
    try packer.pack(&count)
    try packer.pack(&tries)
  }
}
