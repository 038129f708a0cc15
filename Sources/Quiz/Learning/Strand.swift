/// A part of what is to be learnt, easiest first.
///
/// The names are printed for other programs and must not change.
package enum Strand: String, CaseIterable, Sendable {
  case sumsWithinTen = "sums-within-ten"
  case differencesWithinTen = "differences-within-ten"
  case sumsToTwenty = "sums-to-twenty"
  case products
  case plainSums = "two-digit-sums"
  case differencesToTwenty = "differences-to-twenty"
  case quotients
  case carryingSums = "sums-with-carrying"
  case plainDifferences = "two-digit-differences"
  case exchangingDifferences = "differences-with-exchanging"

  /// What is used whenever something of the strand is worked out.
  var foundations: [Strand] {
    switch self {
    case .sumsWithinTen, .differencesWithinTen, .products: []
    case .sumsToTwenty, .plainSums: [.sumsWithinTen]
    case .carryingSums: [.sumsWithinTen, .sumsToTwenty, .plainSums]
    case .quotients: [.products]
    case .differencesToTwenty, .plainDifferences: [.differencesWithinTen]
    case .exchangingDifferences:
      [.differencesWithinTen, .differencesToTwenty, .plainDifferences]
    }
  }

  /// The strand of a question that is not trivial; nil for others.
  ///
  /// Sums and differences go by the size of their numbers: 11 + 4 is one to 20, although it is worked
  /// out as 31 + 4 is.
  package init?(_ question: Question) {
    guard !question.isTrivial else { return nil }
    self = Self.small(question) ?? Self.worked(question)
  }

  /// The strand of a question by how it is worked out, whatever the size of its numbers; nil for
  /// trivial ones.
  init?(byWay question: Question) {
    guard !question.isTrivial else { return nil }
    self = question.isFact ? Self.small(question) ?? Self.worked(question) : Self.worked(question)
  }

  /// The strand of a sum or a difference to twenty; nil for others.
  private static func small(_ question: Question) -> Strand? {
    guard question.isToTwenty else { return nil }
    return question.operation == .add
      ? question.isWithinTen ? .sumsWithinTen : .sumsToTwenty
      : question.isWithinTen ? .differencesWithinTen : .differencesToTwenty
  }

  /// The strand of what is not counted by its size.
  private static func worked(_ question: Question) -> Strand {
    switch question.operation {
    case .multiply: .products
    case .divide: .quotients
    case .add: question.crossesTen ? .carryingSums : .plainSums
    case .subtract: question.crossesTen ? .exchangingDifferences : .plainDifferences
    }
  }

  /// What is learnt in it, each once.
  var items: [LearningItem] { Self.itemsByStrand[self] ?? [] }

  private static let itemsByStrand: [Strand: [LearningItem]] = {
    var items: [Strand: [LearningItem]] = [:]
    var seen: Set<Pair> = []
    for question in Question.all {
      guard let strand = Strand(question) else { continue }
      let item = LearningItem(question)
      if seen.insert(Pair(strand: strand, item: item)).inserted {
        items[strand, default: []].append(item)
      }
    }
    return items
  }()

  private struct Pair: Hashable {
    let strand: Strand
    let item: LearningItem
  }
}

extension Strand: PackableCase {
  package static let blank = Strand.sumsWithinTen
}
