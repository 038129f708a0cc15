import Content
import Quiz
import Screen

extension Conversation {
  /// Asks who is playing.
  mutating func askWhoPlays(_ players: Players) {
    say(texts(.welcomeWho))
    ask(.player(players), value: players.last)
  }

  /// Goes on with a child: greets them, and begins what the conversation was opened for.
  mutating func welcome(_ profile: LearnerProfile) {
    learnerName = profile.isNamed ? profile.name : nil
    settingsOwner = profile.keepsOwn && profile.isNamed ? profile.name : nil
    previous = profile.previous
    follow(profile.settings(over: settings, except: setup.fixedKeys))
    learner = LearnerModel(startingAt: difficulty, past: profile.past)
    greet()
  }

  /// Greets, and asks what is not known yet.
  mutating func greet() {
    guard case .check(let questions, _) = setup.purpose else { return open() }
    offerCheck(questions: questions)
  }

  /// What Robo says first, with the child's name where it is known.
  var greeting: String {
    guard let learnerName else { return texts(previous == nil ? .welcomeFirst : .welcomeAgain) }
    let phrase: Phrase = previous == nil ? .welcomeFirstNamed : .welcomeAgainNamed
    return texts(phrase, ["name": learnerName])
  }

  /// A name that none of the players has; the nearest one is offered.
  mutating func sayUnknownPlayer(_ typed: String, _ players: Players) {
    let name = String(typed.prefix(Self.longestName))
    guard let nearest = players.nearest(to: typed) else {
      return say(texts(.welcomeWhoUnknown, ["name": name]))
    }
    openChoice?.value = nearest
    openChoice?.isSuggested = true
    say(texts(.welcomeWhoNearest, ["name": name, "nearest": players.labels[nearest]]))
  }

  /// So much of what was typed for a name is said again, in characters.
  private static let longestName = 40
}
