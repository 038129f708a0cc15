/// What a child says with words at an open question; the names are those of the word lists.
enum Meaning: String, CaseIterable, Sendable {
  case distress
  /// A wish that helps with the question.
  case tip, hard, sad
  /// A wish that does something else.
  case skip, pause, need, time, stop, goOn, mistake, easier, harder, levels, later, slow, joke,
    `repeat`
  /// A feeling.
  case angry, bored, happy, easy, love, swear, insult
  /// A word that wants a word back.
  case think, hello, howAreYou, thanks, sorry, who, play, check, yes, no, name

  /// In which order a word inside a sentence decides: a plea for help comes before all else.
  static let insideSentences: [Meaning] = [
    .tip, .swear, .hard, .angry, .need, .skip, .pause, .stop, .time, .bored, .easy, .later, .joke,
    .play, .happy, .thanks, .hello,
  ]

  /// Whether a misspelt word may do this without being asked back.
  var isHarmless: Bool {
    switch self {
    case .tip, .hard, .hello, .howAreYou, .thanks, .time, .easy, .bored, .think, .happy, .sorry,
      .need, .joke,
      .later, .levels, .pause:
      true
    case .distress, .sad, .skip, .stop, .goOn, .mistake, .easier, .harder, .slow, .repeat, .angry,
      .love,
      .swear, .insult, .who, .play, .check, .yes, .no, .name:
      false
    }
  }

  /// Whether a misspelt word is never taken for it.
  var isNeverGuessed: Bool { [.distress, .swear, .insult].contains(self) }
}
