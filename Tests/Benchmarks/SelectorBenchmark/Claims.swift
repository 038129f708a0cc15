import Foundation
import Quiz

/// What mathbot says that a child knows on the day after the last session, and how true it is.
struct Claims: Sendable {
  /// Claims of a kind, and the chances with which what they claim comes to mind.
  struct Tally: Sendable {
    private(set) var chances: [Double] = []

    mutating func take(_ chance: Double) { chances.append(chance) }

    var count: Int { chances.count }
    /// How many of them are likely to come to mind.
    var kept: Int { chances.count { $0 >= 0.7 } }
    /// How many of them are likelier not to.
    var lost: Int { chances.count { $0 < 0.5 } }
  }

  /// What the report calls fluent: facts, and ways to work out larger numbers.
  private(set) var fluentFacts = Tally()
  private(set) var fluentWays = Tally()
  /// The open flowers of the garden, by the direction that is kept better.
  private(set) var flowers = Tally()

  init() {}

  /// - Parameters:
  ///   - past: All answers of the child.
  ///   - day: The day of the report.
  ///   - chance: How likely the item of a question comes to mind on that day; nil for trivial ones.
  init(past: [PastAttempt], on day: Int, chance: (Question) -> Double?) {
    let gathered = Past(past)
    let report = ProgressReport(past: gathered, on: day)
    var seen: Set<LearningItem> = []
    for cell in report.grids.flatMap({ $0.rows.joined() }) where cell.state == .fluent {
      guard seen.insert(LearningItem(cell.question)).inserted else { continue }
      if let chance = chance(cell.question) { fluentFacts.take(chance) }
    }
    for way in report.strategies where way.state == .fluent {
      guard
        let example = past.last(where: { way.kind.strategy == Strategy(for: $0.attempt.question) })
      else { continue }
      if let chance = chance(example.attempt.question) { fluentWays.take(chance) }
    }
    let garden = gathered.garden
    for plant in Plant.all where plant.isFact && garden.stage(of: plant) == .grown {
      let chances = Plant.Direction.allCases.compactMap { chance(plant.question($0)) }
      if let best = chances.max() { flowers.take(best) }
    }
  }
}

/// The claims about the children of each population as a table in Markdown.
struct ClaimsReport {
  let comparison: Comparison

  var text: String {
    let heads = [
      "population", "fluent facts", "of them kept", "fluent ways", "of them kept", "flowers",
      "of them lost",
    ]
    let rows = Population.all.compactMap { population in
      comparison.result(.mathbot, population).map { row(population.name, $0.claims) }
    }
    let all = comparison.results.filter { $0.rival == .mathbot }.flatMap(\.claims)
    return markdown(heads, rows + [row("all", all)])
  }

  private func row(_ name: String, _ claims: [Claims]) -> [String] {
    [
      name, mean(claims, \.fluentFacts), share(claims, \.fluentFacts, of: \.kept),
      mean(claims, \.fluentWays), share(claims, \.fluentWays, of: \.kept),
      mean(claims, \.flowers), share(claims, \.flowers, of: \.lost),
    ]
  }

  private func mean(_ claims: [Claims], _ tally: (Claims) -> Claims.Tally) -> String {
    fixed(Double(claims.reduce(0) { $0 + tally($1).count }) / Double(claims.count), 1)
  }

  /// The share with its standard error, each child being one draw.
  private func share(
    _ claims: [Claims], _ tally: (Claims) -> Claims.Tally, of part: (Claims.Tally) -> Int
  ) -> String {
    let tallies = claims.map(tally)
    let total = Double(tallies.reduce(0) { $0 + $1.count })
    guard total > 0, claims.count > 1 else { return "" }
    let share = Double(tallies.reduce(0) { $0 + part($1) }) / total
    let squares = tallies.reduce(0) { sum, tally in
      let rest = Double(part(tally)) - share * Double(tally.count)
      return sum + rest * rest
    }
    let children = Double(claims.count)
    let error = (squares * children / (children - 1)).squareRoot() / total
    return "\(fixed(100 * share, 0)) ± \(fixed(100 * error, 0)) %"
  }
}
