/// What a child says with words at an open question; the names are those of the word lists.
enum Meaning: String, CaseIterable, Sendable {
  case distress
  /// A wish that helps with the question.
  case tip, hard, sad
  /// A wish that does something else.
  case skip, pause, need, time, minutes, stop, goOn, mistake, easier, harder, topic, levels, later,
    slow, joke, `repeat`
  /// A feeling.
  case angry, unhappy, bored, happy, easy, love, swear, insult
  /// A word that wants a word back.
  case think, hello, howAreYou, thanks, sorry, play, check, checked, compare, yes, no
  /// A question about Robo, or about what Robo knows of the child.
  case who, maker, age, gender, home, senses, favourite, like, friend, myName
  /// A question how many were right so far, and which goal was picked.
  case score, goal
  /// A question what trophies and stars, or the plants of the garden, are for.
  case prize, plants
  /// Whether fingers or paper are allowed, whether the child does well, and whether what was done stays.
  case fingers, doingWell, kept
  /// That the same was asked before.
  case askedBefore
  /// What a word of maths means.
  case maths
  /// Robo's name, a laugh, a tease, and what a child tells of itself.
  case call, laugh, tease, name, birthday, tell
  /// Whether two may play at once.
  case together
  /// That it is somebody else who plays, and that the words are hard to read.
  case otherChild, reading

  /// In which order a word inside a sentence decides: a plea for help comes before all else.
  static let insideSentences: [Meaning] = [
    .tip, .swear, .hard, .angry, .need, .skip, .pause, .stop, .time, .bored, .easy, .later, .joke,
    .play, .favourite, .prize, .laugh, .happy, .thanks, .hello,
  ]

  /// Whether a misspelt word may do this without being asked back.
  var isHarmless: Bool {
    switch self {
    case .tip, .hard, .hello, .howAreYou, .thanks, .time, .minutes, .easy, .bored, .think, .happy,
      .sorry,
      .need, .joke, .later, .reading, .levels, .pause, .maker, .age, .gender, .home, .senses,
      .favourite,
      .like, .friend, .myName, .prize, .plants, .call, .laugh, .tease, .unhappy, .birthday,
      .together, .fingers, .doingWell, .kept, .topic, .maths, .score, .goal, .compare,
      .askedBefore:
      true
    case .distress, .sad, .skip, .stop, .goOn, .mistake, .easier, .harder, .slow, .repeat, .angry,
      .love,
      .swear, .insult, .who, .play, .check, .checked, .yes, .no, .name, .tell, .otherChild:
      false
    }
  }

  /// What is answered in the same words whether a question is open or not.
  static let smallTalk: Set<Meaning> = [
    .who, .maker, .age, .gender, .home, .senses, .favourite, .like, .friend, .myName, .prize,
    .plants, .call, .laugh, .tease, .name, .tell, .joke, .play, .unhappy, .birthday, .fingers,
    .doingWell, .kept, .maths, .reading, .together, .askedBefore,
  ]

  /// Whether a misspelt word is never taken for it.
  var isNeverGuessed: Bool { [.distress, .swear, .insult].contains(self) }
}
