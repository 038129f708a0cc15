/// A text about a number of things, which some languages say differently for one.
package enum CountPhrase: String, CaseIterable, Sendable {
  case days, facts, minutes, questions, seconds, flowers, plants, bees, trees, butterflies, stars
  case beesCome = "bees.come", butterfliesCome = "butterflies.come", plantedNow = "planted.now"
  case greens, mended, skips, planted, seeds, sprouts, thirsty, watered, withTip = "with-tip"
  case latestDays = "progress.trend.latest"
  case sessions = "notice.sessions", answers = "notice.answers"

  /// The key of the text for 1, which a language may lack.
  var one: String { rawValue + ".one" }

  /// The key of the text for every other number.
  var other: String { rawValue + ".other" }
}
