package import Quiz
package import Screen

/// Something that happened to the conversation; the instant comes with it.
package enum Event: Equatable, Sendable {
  /// The program is ready to talk.
  case opened
  /// The learner whom `Effect.chooseLearner` or `Effect.nameLearner` names is ready.
  case learnerChosen(LearnerProfile)
  /// A key that `destination(of:)` sends to the conversation.
  case key(Key)
  /// The line being typed has changed; the cursor counts characters.
  case edited(line: String, cursor: Int, prompt: String)
  /// A line was finished with Enter.
  case submitted(String)
  /// Ctrl-D on an empty line, or the end of piped input.
  case endOfInput
  /// Ctrl-C on an empty line.
  case interrupted
  /// The mouse went down, moved with the button held, or came up.
  case pressed(TapTarget?), dragged(TapTarget?), released
  /// The wheel moved so many rows back in the conversation; negative is forth.
  case scrolled(rows: Int)
  /// Time has passed.
  case ticked
  /// The program goes on after it was stopped; the instants do not count that time.
  case resumed
  /// What was asked for with `Effect.loadProgress`; no name where nobody gave one.
  case progressLoaded(ProgressReport, learner: String?)
  /// What the learner practised cannot be read.
  case progressFailed(Trouble)
  /// An answer could not be saved.
  case recordingFailed(Trouble)
  /// The answers that could not be saved are saved now.
  case recordingCaughtUp
  /// A setting could not be saved.
  case savingFailed(Trouble)
  /// The last program was killed while it had the screen, of another terminal where one is named.
  case screenLost(elsewhere: String?)
  /// The file with the earlier answers was damaged and is kept under another name.
  case damagedFileKept(path: String)
  /// A pasted text was too long for the line, and only its beginning was typed.
  case pasteCut
  /// Robo is to be heard, and the program that speaks is not there.
  case speechMissing
}
