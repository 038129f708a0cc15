import Basics
import Quiz
import Terminal
import Tutor

/// The chat line by line: the lines read go into the conversation, what is said is printed.
final class PlainLoop {
  private var conversation: Conversation
  private let keeper: Keeper
  private var form: PlainForm
  private var reader = LineReader(descriptor: 0)
  private var clock: PlainClock
  private var speech: Speech

  init(
    _ conversation: Conversation, keeper: Keeper, clock: PlainClock, speech: Speech, echo: Bool
  ) {
    self.conversation = conversation
    self.keeper = keeper
    self.clock = clock
    self.speech = speech
    form = PlainForm(echo: echo)
  }

  /// Talks until the child says bye or the input ends.
  ///
  /// - Parameter news: What is told before the greeting.
  func run(telling news: [Event]) {
    for event in news { handle(event) }
    handle(.opened)
    while !conversation.hasEnded {
      if conversation.isResting {
        rest()
      } else if let time = timeToNextWake, !reader.hasInput(within: time) {
        handle(.ticked)
      } else if let line = reader.next() {
        clock.readLine()
        handle(.submitted(line.text))
      } else {
        handle(.endOfInput)
      }
    }
    if let news = keeper.finish() { StandardOutput.write(news.words(in: conversation.texts)) }
  }

  /// Lets a pause of the conversation pass: what is typed in it answers nothing, while piped lines
  /// wait for their question.
  private func rest() {
    if let wake = conversation.nextWake { clock.wait(until: wake) }
    reader.dropTyped()
    handle(.ticked)
  }

  /// How long the conversation can wait for the next line; nil is for ever.
  private var timeToNextWake: Duration? {
    guard clock.isReal else { return nil }
    return conversation.nextWake.map { max(.zero, clock.now.duration(to: $0)) }
  }

  private func handle(_ event: Event) {
    // What is to be kept is kept before the next question can be seen.
    for effect in conversation.handle(event, at: clock.now) {
      if let failure = keeper.perform(effect) { handle(failure) }
    }
    for line in form.newLines(of: conversation) { StandardOutput.write(line) }
    if let news = speech.follow(conversation, after: event) { handle(news) }
  }
}
