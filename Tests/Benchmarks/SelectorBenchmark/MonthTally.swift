import Quiz

/// What the product asked a child in all sessions.
struct MonthTally: Sendable {
  private(set) var sessions: [[Question]] = []

  /// Takes in the questions of a session.
  mutating func take(_ asked: [Question]) { sessions.append(asked) }

  private var all: [Question] { Array(sessions.joined()) }
  private var late: [Question] { Array(sessions.dropFirst(10).joined()) }

  /// The share within ten or trivial after the tenth session.
  var youngShare: Double { late.share { $0.isTrivial || Strand($0)?.isWithinTen == true } }
  /// The share within ten after the third.
  var withinTenShare: Double {
    Array(sessions.dropFirst(3).joined()).share { Strand($0)?.isWithinTen == true }
  }
  /// The share of sums and differences of two digits.
  var twoDigitShare: Double { all.share { !$0.isFact } }
  /// How many questions cross a ten, facts aside.
  var crossing: Double { Double(all.count { !$0.isFact && $0.crossesTen }) }
  var distinct: Double { Double(Set(all).count) }
  var mostAsked: Double { Double(Dictionary(grouping: all) { $0 }.values.map(\.count).max() ?? 0) }
  /// How often the same question came in a session at most.
  var mostInSession: Double {
    Double(
      sessions.flatMap { Dictionary(grouping: $0) { $0 }.values.map(\.count) }.max() ?? 0)
  }
}

extension [Question] {
  fileprivate func share(_ isCounted: (Question) -> Bool) -> Double {
    isEmpty ? 0 : Double(count(where: isCounted)) / Double(count)
  }
}

extension Strand {
  fileprivate var isWithinTen: Bool { self == .sumsWithinTen || self == .differencesWithinTen }
}
