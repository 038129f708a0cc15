import PseudoTerminal
import Testing

/// A child at a terminal in which the built program runs: what is typed, and what is seen.
///
/// Each wait ends when the screen shows what is waited for, and fails after a deadline. It also
/// fails as soon as something has reached the terminal that mathbot has no reason to send.
final class Chat {
  /// How long something may take on a busy machine before a test fails.
  static let patience = Duration.seconds(20)

  let terminal: PseudoTerminal
  /// Where the program lives, kept as long as the chat.
  private let home: TemporaryHome
  private(set) var screen: Display
  /// The terminal answers what it is asked, as most do.
  private let answers: Bool
  /// How much of the output the screen has taken in.
  private var taken = 0

  /// Starts the program in a terminal.
  convenience init(
    _ arguments: String, at home: TemporaryHome, columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], answers: Bool = true
  ) throws {
    let words = arguments.split(separator: " ").map(String.init)
    try self.init(
      command: [CommandRun.program] + words, at: home, columns: columns, rows: rows,
      environment: environment, answers: answers)
  }

  /// Starts any command in a terminal.
  init(
    command: [String], at home: TemporaryHome, columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], answers: Bool = true
  ) throws {
    terminal = try PseudoTerminal(
      command, environment: ["HOME": home.path].merging(environment) { $1 }, columns: columns,
      rows: rows)
    screen = Display(columns: columns, rows: rows)
    self.home = home
    self.answers = answers
  }

  /// Types keys, or anything else.
  func types(_ keys: String...) throws {
    try terminal.type(keys.joined())
  }

  /// Types bytes that need not be text.
  func types(_ bytes: [UInt8]) throws {
    try terminal.type(bytes)
  }

  /// Waits until the screen shows all the texts.
  func sees(_ texts: String...) throws {
    for text in texts { try waits(for: text) { $0.shows(text) } }
  }

  /// Waits until the screen does not show the text any more.
  func seesNoMore(_ text: String) throws {
    try waits(for: "the end of " + text) { !$0.shows(text) }
  }

  /// Waits until something is true of the screen.
  func waits(for what: String, until isTrue: (Display) -> Bool) throws {
    let deadline = ContinuousClock.now + Self.patience
    try takeIn()
    while screen.isUpdating || !isTrue(screen) {
      guard terminal.waitForOutput(until: deadline) else {
        throw ChatError.missing(what, screen: screen.isFull ? screen.text : screen.normal)
      }
      try takeIn()
    }
  }

  /// Gives the window another size and waits until the program has drawn all of it.
  func resizes(to columns: Int, _ rows: Int) throws {
    screen.resize(columns: columns, rows: rows)
    try terminal.resize(columns: columns, rows: rows)
    try waits(for: "a whole picture") { $0.isComplete }
  }

  /// Has the whole screen drawn anew and waits until it is.
  func redraws() throws {
    screen.spoil()
    try types(.control("l"))
    try waits(for: "a whole picture") { $0.isComplete }
  }

  /// Shows on the screen what the program has written, and answers its questions.
  private func takeIn() throws {
    // Typing the answers takes in more output.
    while taken < terminal.output.count {
      let news = terminal.output[taken...]
      taken = terminal.output.count
      screen.take(news)
      guard screen.surprises.isEmpty else { throw ChatError.surprised(screen.surprises) }
      try answer()
    }
  }

  private func answer() throws {
    guard answers, !screen.answers.isEmpty else { return }
    try terminal.type(screen.answers)
    screen.answers = ""
  }
}
