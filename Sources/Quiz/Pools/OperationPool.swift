/// The questions of one operation at one level, in groups with fixed shares.
struct OperationPool: Equatable, Sendable {
  /// Groups that are not empty.
  let groups: [QuestionGroup]

  /// The questions, shared out and weighted as at a level.
  init(_ questions: [Question], difficulty: Difficulty) {
    let core = questions.filter { !$0.isTrivial }
    let shares = GroupShares(difficulty, hasCrossing: core.contains { $0.crossesTen })
    let weighsTables = difficulty.level.weighsTables
    func group(_ share: Int, _ questions: [Question]) -> QuestionGroup {
      QuestionGroup(share: share, questions) {
        weighsTables ? $0.operation.rules.tableWeight(of: $0) : 1
      }
    }
    groups = [
      group(shares.trivial, questions.filter(\.isTrivial)),
      group(shares.crossing, core.filter(\.crossesTen)),
      group(shares.plain, core.filter { !$0.crossesTen }),
    ].filter { !$0.questions.isEmpty }
  }

  var questions: [Question] { groups.flatMap(\.questions) }

  /// A question of a group drawn by its share.
  func randomQuestion(using generator: inout some RandomNumberGenerator) -> Question? {
    let total = groups.reduce(0) { $0 + $1.share }
    guard total > 0 else { return nil }
    var point = Int.random(in: 0..<total, using: &generator)
    for group in groups {
      if point < group.share { return group.randomQuestion(using: &generator) }
      point -= group.share
    }
    return nil
  }
}
