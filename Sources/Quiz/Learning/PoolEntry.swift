/// An item of a pool with the questions that ask for it.
struct PoolEntry: Equatable, Sendable {
  /// The groups whose shares are kept.
  enum Kind: Hashable, Sendable {
    case trivial, crossing, plain
  }

  /// How many facts a strategy stands for, as a share of what is to be learnt.
  private static let factsOfStrategy = 8.0

  let item: LearningItem
  let kind: Kind
  let hardness: Double
  /// Whether it is a sum or a difference of numbers within ten.
  let isWithinTen: Bool
  private(set) var questions: [Question]

  /// Whether it is one fact, and not many questions of a kind.
  var isFact: Bool { item.isFact }

  /// How many facts it stands for.
  var size: Double { isFact ? 1 : Self.factsOfStrategy }

  /// The entries of a pool, in a fixed order.
  static func all(in pool: QuestionPool) -> [PoolEntry] {
    var positions: [Key: Int] = [:]
    var entries: [PoolEntry] = []
    for question in pool.questions {
      let key = Key(question)
      if let position = positions[key] {
        entries[position].questions.append(question)
      } else {
        positions[key] = entries.count
        entries.append(PoolEntry(key, question))
      }
    }
    return entries
  }

  /// The position of the entry that asks the question; nil where none does.
  static func position(of question: Question, in entries: [PoolEntry]) -> Int? {
    let key = Key(question)
    return entries.firstIndex { Key(item: $0.item, kind: $0.kind) == key }
  }

  private init(_ key: Key, _ question: Question) {
    item = key.item
    kind = key.kind
    hardness = key.item.hardness
    isWithinTen = question.isWithinTen
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
