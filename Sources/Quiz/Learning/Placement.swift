import Basics

/// The first questions of a new learner, which find out what suits: a strand after the other,
/// easiest first, each question near the middle of what the child can do.
///
/// To the child it is practice. Its procedure and constants are those of the simulation in
/// `Tests/Benchmarks`: twelve questions say about what one whole session says.
struct Placement: Equatable, Sendable {
  /// How many questions there are at most, and for how long.
  static let mostQuestions = 12
  static let longest = Duration.seconds(120)
  /// A question is asked whose chance is near this one; the first ones are easier, so that nobody
  /// who has just come meets what they cannot do.
  private static let aim = 0.6
  private static let openingAims = [0.92, 0.85, 0.75]
  /// A first question whose chance is further below comes from elsewhere, if that is easier.
  private static let openingTolerance = 0.1
  /// Among so many of a strand.
  private static let drawn = 12
  /// So many misses in a row end it: it is too hard, and nothing more is to be found.
  private static let mostMissed = 3

  /// The questions of each strand, easiest first, and what is too easy to place anybody.
  private let strands: [[Question]]
  private let young: [Question]
  private var asked = 0
  private var missed = 0
  private var spent = Duration.zero
  private var isEnded = false

  /// A placement among questions; trivial ones are left out, and those within ten but to open with.
  init(among questions: [Question]) {
    let groups = Dictionary(grouping: questions.filter { !$0.isWithinTen }, by: Strand.init(byWay:))
    strands = Strand.allCases.compactMap { groups[$0] }
    young = questions.filter { $0.isWithinTen && !$0.isTrivial }
  }

  /// Whether the ordinary choice goes on.
  var isOver: Bool {
    isEnded || asked >= Self.mostQuestions || spent >= Self.longest || missed >= Self.mostMissed
  }

  /// The next question: of a few that are new, the one whose chance is nearest to the middle.
  ///
  /// - Returns: nil when it is over, or when its strand has no new question.
  mutating func next(
    isNew: (Question) -> Bool, chance: (Question) -> Double,
    using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard !isOver, !strands.isEmpty else { return nil }
    let isOpening = asked < Self.openingAims.count
    let aim = isOpening ? Self.openingAims[asked] : Self.aim
    func nearest(_ questions: [Question]) -> Question? {
      let drawn = (0..<Self.drawn).compactMap { _ in questions.randomElement(using: &generator) }
      return drawn.filter(isNew).min { abs(chance($0) - aim) < abs(chance($1) - aim) }
    }
    let own = nearest(strands[asked % strands.count])
    asked += 1
    guard isOpening, let own, chance(own) < aim - Self.openingTolerance else { return own }
    return (strands + [young]).compactMap(nearest).max { first, second in
      abs(chance(first) - aim) > abs(chance(second) - aim)
    }
  }

  /// Takes in a try; who skips a question has had enough of it.
  mutating func take(_ attempt: Attempt, wasRight: Bool?) {
    spent += attempt.time
    if let wasRight { missed = wasRight ? 0 : missed + 1 }
    if attempt.outcome == .skipped { isEnded = true }
  }
}
