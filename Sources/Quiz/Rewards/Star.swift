/// A star that a session has earned; only earned ones are ever drawn.
package enum Star: String, CaseIterable, Codable, Sendable {
  /// The practice was played to its end.
  case toTheEnd = "to-the-end"
  /// Nothing was left open.
  case allMended = "all-mended"
  /// Three that are not known alone yet were tried, and not guessed.
  case triedHard = "tried-hard"
  /// There was practice on an earlier day too.
  case anotherDay = "another-day"
}
