/// An item of a pool with the questions that ask for it.
struct PoolEntry: Equatable, Sendable {
  /// The groups whose shares are kept.
  enum Kind: Hashable, Sendable {
    case trivial, crossing, plain
  }

  let item: LearningItem
  let kind: Kind
  let hardness: Double
  private(set) var questions: [Question]

  /// Whether it is one fact, and not many questions of a kind.
  var isFact: Bool {
    if case .fact = item { true } else { false }
  }

  /// The entries of a pool, in a fixed order.
  static func all(in pool: QuestionPool) -> [PoolEntry] {
    var places: [Key: Int] = [:]
    var entries: [PoolEntry] = []
    for question in pool.questions {
      let key = Key(question)
      if let place = places[key] {
        entries[place].questions.append(question)
      } else {
        places[key] = entries.count
        entries.append(PoolEntry(key, question))
      }
    }
    return entries
  }

  /// Whether the entry asks the question.
  func asks(_ question: Question) -> Bool {
    Key(question) == Key(item: item, kind: kind)
  }

  private init(_ key: Key, _ question: Question) {
    item = key.item
    kind = key.kind
    hardness = key.item.hardness
    questions = [question]
  }

  private struct Key: Hashable {
    let item: LearningItem
    let kind: Kind

    init(item: LearningItem, kind: Kind) {
      self.item = item
      self.kind = kind
    }

    init(_ question: Question) {
      let kind: Kind = question.crossesTen ? .crossing : .plain
      self.init(item: LearningItem(question), kind: question.isTrivial ? .trivial : kind)
    }
  }
}
