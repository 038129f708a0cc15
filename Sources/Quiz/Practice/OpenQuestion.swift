import Basics

/// The question that waits for its answer.
package struct OpenQuestion: Equatable, Sendable {
  package let question: Question
  /// How the question is put.
  package let form: QuestionForm
  /// How many tries have ended so far, slips among them.
  package internal(set) var tries = 0
  /// How many of them were misses.
  package internal(set) var misses = 0
  /// Whether a slip has been forgiven.
  package internal(set) var hasSlipped = false
  /// How many rungs of the hint ladder the child has seen, 0...2; the worked answer is none.
  package internal(set) var hintsSeen: Int
  /// The child has typed what the first rung asks for without having seen it: that rung would lead
  /// back to the miss.
  var isFirstRungPassed = false
  /// The worked answer is on the screen and has to be typed once.
  package internal(set) var isRevealed = false
  /// When the last hint came, to tell a second wish from a bouncing key.
  var lastHint: Instant?
  /// The tip that a hint can be asked for has been given.
  var hasTip = false
  /// The session's time when the question opened.
  private(set) var opened: Duration
  /// The session's time when the current try began.
  var tryBegan: Duration

  init(_ asked: AskedQuestion, opened: Duration) {
    question = asked.question
    form = asked.form
    hintsSeen = asked.form.rungsShown
    self.opened = opened
    tryBegan = opened
  }

  /// It was thought about for so long before it opened.
  mutating func count(thinking time: Duration) {
    opened -= time
    tryBegan -= time
  }

  /// The question as it is put.
  package var asked: AskedQuestion { AskedQuestion(question, as: form) }

  /// The help after a miss, which is counted already: the next rung, the worked answer after the
  /// last miss, and none after the first one where the words about it say what to do.
  func help(after diagnosis: Diagnosis?) -> Help? {
    guard misses < PracticeSession.missesToReveal else { return .worked }
    let isFirst = misses == 1 && hintsSeen == 0
    let isSaid = isFirst && diagnosis?.misconception.saysWhatToDo(about: question) == true
    return isSaid ? nil : nextHelp
  }

  /// The next rung, or the worked answer above the last one: asked for or missed, the way is the
  /// same.
  var nextHelp: Help {
    let below = hintsSeen + (isFirstRungPassed ? 1 : 0)
    return below < HintLadder.rungCount ? .rung(below + 1) : .worked
  }

  /// The question with the help on the screen.
  func showing(_ help: Help, at now: Instant) -> OpenQuestion {
    var open = self
    open.lastHint = now
    switch help {
    case .rung: open.hintsSeen += 1
    case .worked: open.isRevealed = true
    }
    return open
  }
}
