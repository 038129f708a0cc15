import Content
import Quiz

/// A word that Robo offers: tapped, lit and entered, or typed, it does the same.
enum Offer: Equatable, Sendable {
  case again, garden, settings, bye
  /// All times of a practice, or each answer of a check.
  case times, answers
  case start, change, skip, later
  /// To practise a table, as a check has shown to be good.
  case table(Int)
  /// To try a check out before it counts.
  case tryFirst
  /// To take the minutes that a card shows.
  case minutes(Int)
  /// To pick a small goal, one of them, or none.
  case goal, pick(Goal), justPlay
  case yes, no
  case resume, stop
  case tip, pause

  /// Whether a page opens, which is the answer to it.
  var opensPage: Bool {
    switch self {
    case .garden, .times, .answers, .settings: true
    case .again, .bye, .start, .change, .skip, .later, .tryFirst, .goal, .pick, .justPlay, .yes,
      .no, .resume, .stop, .tip, .pause, .table, .minutes:
      false
    }
  }

  /// What stands on the chip, and in the child's bubble when it was chosen.
  func label(in texts: Texts) -> String {
    switch self {
    case .pick(let goal): texts.label(of: goal)
    case .table(let table): texts(.chipTable, ["n": String(table)])
    case .minutes(let minutes): texts.count(minutes, of: .minutes)
    case .again: texts(.chipAgain)
    case .times: texts(.chipTimes)
    case .answers: texts(.chipAnswers)
    case .settings: texts(.chipSettings)
    case .bye: texts(.chipBye)
    case .start: texts(.chipStart)
    case .change: texts(.chipChange)
    case .skip: texts(.chipSkip)
    case .later: texts(.chipLater)
    case .tryFirst: texts(.chipTryFirst)
    case .goal: texts(.chipGoal)
    case .justPlay: texts(.chipJustPlay)
    case .yes: texts(.chipYes)
    case .no: texts(.chipNo)
    case .resume: texts(.chipResume)
    case .stop: texts(.chipStop)
    case .tip: texts(.chipTip)
    case .pause: texts(.chipPause)
    case .garden: texts(.chipGarden)
    }
  }
}

extension Offer {
  /// Whether the typed words choose it: its label, or a shorter name for it.
  func isChosen(by typed: String, in voice: Voice) -> Bool {
    let names = [label(in: voice.texts), otherNames.map { voice.texts($0) }].compactMap(\.self)
    return names.contains { voice.vocabulary.means(typed, oneOf: $0) }
  }

  /// Where the shorter names of the word stand that are understood beside its label.
  private var otherNames: Phrase? {
    switch self {
    case .goal: .wordsGoal
    case .times: .wordsTimes
    case .answers: .wordsAnswers
    case .again, .garden, .settings, .bye, .start, .change, .skip, .later, .tryFirst, .pick,
      .justPlay, .yes, .no, .resume, .stop, .tip, .pause, .table, .minutes:
      nil
    }
  }
}

extension [Offer] {
  /// What can be answered to whether to stop.
  static let whetherToStop: [Offer] = [.resume, .stop]
}
