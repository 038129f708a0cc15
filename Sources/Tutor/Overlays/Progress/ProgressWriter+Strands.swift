import Content
import Quiz
import Screen

extension ProgressWriter {
  /// What the child knows, is learning and cannot do yet, a line for each; empty before practice.
  var strands: [Block] {
    let lines = StrandProgress.Standing.allCases.flatMap(lines)
    return lines.isEmpty ? [] : [.heading(texts(strandsHeading))] + lines
  }

  /// What works is promised by no heading below which nothing does.
  private var strandsHeading: Phrase {
    if report.strands.allSatisfy({ $0.standing == .knows || $0.answers == 0 }) {
      return .progressStrandsWorks
    }
    let works = report.strands.contains { $0.standing == .knows }
    return works ? .progressStrands : .progressStrandsNext
  }

  private func lines(_ standing: StrandProgress.Standing) -> [Block] {
    let strands = report.strands.filter { $0.standing == standing }
    let names = strands.map { texts.text(key: "strand.\($0.strand.rawValue)") }
    guard !names.isEmpty else { return [] }
    let shown = shown(names, of: standing)
    // What is read aloud needs a pause between two of them.
    let list = usesWords ? texts.clauses(shown) : texts.list(shown)
    let line = Block.item(texts(phrase(standing), ["strands": list]))
    let hardest =
      standing == .notYet ? strands.flatMap(\.shaky).prefix(Self.mostHardest).map { "\($0)" } : []
    return [line] + (hardest.isEmpty ? [] : [note(on: hardest)])
  }

  /// What is hard is named, so that it can be practised.
  private func note(on facts: [String]) -> Block {
    .note(texts(.progressStrandsHardest, ["facts": texts.list(facts)]))
  }

  /// Of much that was not asked yet the next ones, and how many more there are.
  private func shown(_ names: [String], of standing: StrandProgress.Standing) -> [String] {
    let rest = names.count - Self.mostUnasked
    guard standing == .hardlyAsked, rest > 1 else { return names }
    return names.prefix(Self.mostUnasked) + [texts(.progressStrandsMore, ["n": String(rest)])]
  }

  private static let mostUnasked = 3
  private static let mostHardest = 5

  private func phrase(_ standing: StrandProgress.Standing) -> Phrase {
    switch standing {
    case .knows: .progressStrandsKnows
    case .learning: .progressStrandsLearning
    case .notYet: .progressStrandsNotYet
    case .hardlyAsked: .progressStrandsHardlyAsked
    }
  }
}
