import Content
import Quiz
import Terminal
import Tutor

/// Robo's voice: hands what is said to speech-dispatcher, where the family wants to hear it.
struct Speech {
  private var form = SpeechForm()
  private let searchPath: String
  /// It is looked for once somebody wants to hear something.
  private lazy var program = SpeechProgram(searchPath: searchPath)
  /// Somebody was told that there is no such program.
  private var isMissingTold = false

  init(_ environment: Environment) {
    searchPath = environment.variables["PATH"] ?? ""
  }

  /// Says what an event has brought; an answer interrupts what is being said.
  ///
  /// - Returns: What to tell the conversation, where nothing can be heard.
  mutating func follow(_ conversation: Conversation, after event: Event) -> Event? {
    // To put a line into words takes longer than to draw it.
    guard conversation.settings.speech else {
      form.pass(over: conversation)
      return nil
    }
    let words = form.newWords(of: conversation, isQuiet: event == .ticked)
    guard let program else {
      defer { isMissingTold = true }
      return isMissingTold ? nil : .speechMissing
    }
    if let words {
      program.say(words, in: conversation.texts.language)
    } else if event.interrupts {
      program.hush()
    }
    return nil
  }
}

extension Event {
  /// Whether the child has answered, or wants to leave.
  fileprivate var interrupts: Bool {
    switch self {
    case .submitted, .endOfInput, .interrupted: true
    case .opened, .learnerChosen, .key, .edited, .pressed, .dragged, .released, .scrolled, .ticked,
      .resumed, .progressLoaded, .progressFailed, .recordingFailed, .recordingCaughtUp,
      .savingFailed, .screenLost, .damagedFileKept, .pasteCut, .speechMissing:
      false
    }
  }
}
