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

  /// The strand of a question that is not trivial; nil for others.
  package init?(_ question: Question) {
    guard !question.isTrivial else { return nil }
    let (isFact, crosses) = (question.isFact, question.crossesTen)
    self =
      switch question.operation {
      case .multiply: .products
      case .divide: .quotients
      case .add where isFact: question.isWithinTen ? .sumsWithinTen : .sumsToTwenty
      case .add: crosses ? .carryingSums : .plainSums
      case .subtract where isFact:
        question.isWithinTen ? .differencesWithinTen : .differencesToTwenty
      case .subtract: crosses ? .exchangingDifferences : .plainDifferences
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
