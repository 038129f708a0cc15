/// A fact as it would be with an ease at one place of their distribution.
struct GrowthPoint {
  let place: Double
  /// The chance of a right answer, before and now.
  let before: Double
  let now: Double
  /// How likely the place is, with the answers.
  let weight: Double

  init(
    _ pair: FactPair, weight: Double, place: Double, oddsAgainst: Double, gainFactor: Double
  ) {
    self.place = place
    before = 1 / (1 + oddsAgainst)
    now = 1 / (1 + oddsAgainst * gainFactor)
    self.weight = weight * pair.before.likelihood(before) * pair.now.likelihood(now)
  }
}

extension FactPair {
  /// How much harder the fact is than one that is even for a child of no ability.
  var excessHardness: Double { hardness - 0.4 }
}

extension FactPair.Figures {
  /// How likely the answers are with a chance of a right one.
  fileprivate func likelihood(_ chance: Double) -> Double {
    var product = 1.0
    for _ in 0..<right { product *= chance }
    for _ in right..<answers { product *= 1 - chance }
    return product
  }

  /// How many more were right than with a chance of a right one.
  func excess(over chance: Double) -> Double { Double(right) - Double(answers) * chance }

  /// The variance of their number with a chance of a right one.
  func variance(with chance: Double) -> Double { Double(answers) * chance * (1 - chance) }
}
