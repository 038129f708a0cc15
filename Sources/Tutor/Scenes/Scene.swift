import Basics
import Quiz
import Screen

/// A part of the conversation with a state of its own: the welcome, a practice, a check, what comes
/// after them.
///
/// Pages that lie over the chat are not its concern: while one does, it is told only the time.
protocol Scene: Sendable {
  /// The question that waits for its answer, if one does.
  var openQuestion: Question? { get }
  /// The open question in words, as it stands.
  func wordsOfQuestion(in context: SceneContext) -> String?
  /// Whether questions are being asked, so that no report may lie over them.
  var isAsking: Bool { get }
  /// Whether a page may lie over the chat; over a question whose time cannot wait none may.
  var takesPages: Bool { get }
  /// Whether the child has to wait for the time to pass, and what is typed answers nothing.
  var isResting: Bool { get }
  /// Whether finished lines come back with the Up key: words do, answers do not.
  var remembersLines: Bool { get }

  /// The words that Robo offers now.
  func offers(in context: SceneContext) -> [Offer]
  /// Which of them is lit first; nil for the first one.
  func litOffer(in context: SceneContext) -> Offer?

  /// Where a key goes that the chat has no use for.
  func destination(of key: Key, in context: SceneContext) -> KeyDestination
  /// How many characters of a pasted text go into the line.
  func room(in context: SceneContext) -> Int
  /// A key that came to the conversation.
  mutating func press(_ key: Key, in context: inout SceneContext) -> SceneOutcome
  /// The mouse went down, moved with its button held, or came up.
  mutating func point(_ pointing: Pointing, in context: inout SceneContext) -> SceneOutcome
  /// The line has changed: somebody is typing.
  mutating func noteTyping(at now: Instant)
  /// One of the words offered was chosen; the child has said it.
  mutating func choose(_ offer: Offer, in context: inout SceneContext) -> SceneOutcome
  /// A line was finished with Enter that is none of the words offered.
  mutating func submit(_ typed: String, in context: inout SceneContext) -> SceneOutcome
  /// Ctrl-D or Ctrl-C on an empty line, or the end of piped input.
  mutating func stop(in context: inout SceneContext) -> SceneOutcome
  /// Takes in the time that has passed before an event; only where it is quiet, as nothing else
  /// happens, a tip is offered.
  mutating func advance(isQuiet: Bool, in context: inout SceneContext) -> SceneOutcome
  /// Whether a page lies over the chat, so that the clock waits.
  mutating func setCovered(_ isCovered: Bool, at now: Instant)
  /// Settings were changed on their page, which all that comes follows.
  mutating func settingsChanged(_ keys: Set<SettingKey>, in context: inout SceneContext)
  /// Robo has said something that was looked up; what waits is shown once more below it.
  mutating func repeatWhatWaits(in context: inout SceneContext)

  /// What the scene adds to the picture of the chat.
  func picture(in context: SceneContext) -> ScenePicture
  /// When the scene wants to be told the time next; nil while nothing moves.
  func nextWake(in context: SceneContext) -> Instant?
}
