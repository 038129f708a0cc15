/// What a parent can do about a talking point at the kitchen table.
///
/// The names are printed for other programs and must not change.
package enum HomeActivity: String, CaseIterable, Codable, Sendable {
  /// The child explains.
  case explain
  /// Coins of ten and of one.
  case tensAndOnes = "tens-and-ones"
  case swapOnes = "swap-ones"
  case openTen = "open-ten"
  /// A number line on paper.
  case roundNumber = "round-number"
  case steps
  /// A box for ten eggs.
  case eggBox = "egg-box"
  /// Rows of coins, and sharing them out; a drawn box that is cut, and the other way round, for more
  /// than anybody lays.
  case rows, groups, box, turn
  /// A story about the numbers.
  case story
  /// Asking now and then.
  case again, daily

  /// Whether it is about how tens and ones are worked with, whatever the numbers.
  var isAboutTens: Bool {
    switch self {
    case .tensAndOnes, .swapOnes, .openTen, .roundNumber: true
    case .explain, .steps, .eggBox, .rows, .groups, .box, .turn, .story, .again, .daily: false
    }
  }
}

extension TalkingPoint {
  /// What helps with it.
  package var activity: HomeActivity {
    switch self {
    case .becameFluent: .explain
    case .habit(let habit):
      habit.misconception.activity(for: habit.examples.first?.asked.question)
    case .way(_, let example, _, _): example.activity
    case .shaky(let asked, typed: _, let misconception?):
      misconception.activity(for: asked.question)
    case .shaky(let asked, typed: _, nil): asked.question.activity
    case .fading: .again
    case .slow: .daily
    }
  }
}

extension Question {
  /// What shows how it is worked out.
  fileprivate var activity: HomeActivity {
    switch operation {
    case .multiply: answer > Self.mostCoins ? .box : .rows
    case .divide: left > Self.mostCoins ? .turn : .groups
    case .add where isWithinTen, .subtract where isWithinTen: suits(.steps) ? .steps : .story
    case .add where isFact, .subtract where isFact: .eggBox
    case .add where isWalked, .subtract where isWalked: .steps
    case .add: crossesTen ? .swapOnes : .tensAndOnes
    case .subtract: crossesTen ? .openTen : .tensAndOnes
    }
  }

  /// As many coins as somebody lays on a table.
  private static let mostCoins = 60

  /// How many steps there are on a line from the number to the answer.
  private var steps: Int { operation == .add ? smaller : right }

  /// Whether it is a few steps within a ten.
  private var isWalked: Bool { steps <= 3 && !crossesTen }

  /// Whether it can be done with this question: an egg box shows what happens beyond ten, and nobody
  /// walks many steps.
  fileprivate func suits(_ activity: HomeActivity) -> Bool {
    switch activity {
    case .eggBox: isFact && !isWithinTen
    case .steps: steps <= 5
    case .explain, .tensAndOnes, .swapOnes, .openTen, .roundNumber, .rows, .groups, .box, .turn,
      .story, .again, .daily:
      true
    }
  }
}

extension Misconception {
  /// What shows that it leads astray; in the tables, what shows the fact itself.
  fileprivate func activity(for question: Question?) -> HomeActivity {
    let own = Self.activities[rawValue] ?? .story
    guard own != .story, let question else { return own }
    switch question.operation {
    case .add, .subtract: return question.suits(own) ? own : question.activity
    case .multiply, .divide: return question.activity
    }
  }

  /// Each pattern has one; a test says which lacks it.
  package static let activities: [String: HomeActivity] = [
    "zero-rule": .story, "zero-groups": .story, "one-rule": .story, "wrong-operation": .story,
    "glued": .story, "repeated-operand": .story, "swapped-digits": .tensAndOnes, "slip": .story,
    "zero-minus": .openTen, "smaller-from-larger": .openTen, "forgot-opened-ten": .openTen,
    "forgot-carry": .swapOnes, "wrote-both-digits": .swapOnes,
    "ones-on-tens": .tensAndOnes, "only-tens": .tensAndOnes, "forgot-zero": .tensAndOnes,
    "ten-out": .tensAndOnes,
    "not-given-back": .roundNumber, "compensated-wrong-way": .roundNumber,
    "counted-start": .steps, "counted-too-many": .steps, "one-out": .steps,
    "took-double": .eggBox,
    "forgot-to-halve": .rows, "forgot-group-off": .rows, "double-missing": .rows,
    "forgot-to-double": .rows, "next-door-fact": .rows, "near-fact": .rows, "same-table": .rows,
    "other-table": .rows,
    "next-door-quotient": .groups, "gave-divisor": .groups,
  ]
}
