/// The question that waits for its answer.
package struct OpenQuestion: Equatable, Sendable {
  package let question: Question
  /// How many tries have ended so far, slips among them.
  package internal(set) var tries = 0
  /// How many of them were misses.
  package internal(set) var misses = 0
  /// Whether a slip has been forgiven.
  package internal(set) var hasSlipped = false
  /// How many rungs of the hint ladder the child has seen, 0...3.
  package internal(set) var hintsSeen = 0
  /// The worked answer is on the screen and has to be typed once.
  package internal(set) var isRevealed = false
  /// The last thing the child did was to ask for a hint.
  var askedForHint = false
  /// When the last hint came, to tell a second wish from a bouncing key.
  var lastHint: Instant?
  /// The tip that a hint can be asked for has been given.
  var hasTip = false
  /// The session's time when the question opened.
  let opened: Duration
  /// The session's time when the current try began.
  var tryBegan: Duration

  init(_ question: Question, opened: Duration) {
    self.question = question
    self.opened = opened
    tryBegan = opened
  }

  /// The next rung, or one further up, or the worked answer above the last one.
  func nextHelp(atLeast rung: Int = 1) -> Help {
    hintsSeen < HintLadder.rungCount ? .rung(max(hintsSeen + 1, rung)) : .worked
  }

  /// The question with the help on the screen.
  func showing(_ help: Help, at now: Instant) -> OpenQuestion {
    var open = self
    open.lastHint = now
    switch help {
    case .rung(let rung): open.hintsSeen = rung
    case .worked: open.isRevealed = true
    }
    return open
  }
}
