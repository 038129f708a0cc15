import Content
import Quiz
import Screen

extension Conversation {
  /// The minutes to play: given on the command line, else from the settings.
  var minutes: Int { setup.minutes ?? settings.minutes }

  /// The level to play: chosen in this run, given on the command line, or from the settings.
  var difficulty: Difficulty { chosenLevel ?? setup.difficulty ?? settings.difficulty }

  /// Greets, and asks what the command line did not give.
  mutating func open() {
    say(greeting)
    if setup.minutes == nil, setup.difficulty == nil, previous != nil {
      offerSame()
    } else {
      askMinutes()
    }
  }

  private mutating func offerSame() {
    stage = .offeringSame
    let values = ["minutes": minutesInWords, "difficulty": texts.name(of: difficulty)]
    let isSame = previous?.minutes == minutes && previous?.difficulty == difficulty
    let offer = texts(isSame ? .welcomeSame : .welcomeOffer, values)
    say([.text(offer), .secondary(texts(.welcomeSameHow))])
  }

  var minutesInWords: String { texts.count(minutes, of: .minutes) }

  mutating func askMinutes() {
    guard setup.minutes == nil, settings.clock != .off else { return askDifficulty() }
    if previous == nil, setup.difficulty == nil { say(texts(.welcomeSetup)) }
    say(texts(.welcomeMinutes))
    ask(.minutes, value: settings.minutes)
  }

  mutating func askDifficulty() {
    guard setup.difficulty == nil else { return startPractice() }
    say(texts(.welcomeDifficulty))
    let level = Choice.levels.firstIndex(of: settings.difficulty) ?? 1
    ask(.difficulty, value: level)
  }

  /// Words typed while Robo offers to play as last time.
  mutating func answerOffer(_ typed: String) {
    if !typed.isEmpty { hear(typed) }
    if typed.isEmpty || vocabulary.means(typed, .start) {
      startPractice()
    } else if vocabulary.means(typed, .change) || vocabulary.means(typed, .no) {
      askMinutes()
    } else if isSum(typed) {
      answerCalculation(typed)
    } else if vocabulary.means(typed, .hello) || !answerWord(typed) {
      say(texts(.welcomeSameHow))
    }
  }
}
