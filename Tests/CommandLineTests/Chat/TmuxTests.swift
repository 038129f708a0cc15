import Basics
import Content
import Foundation
import Testing

/// The built program in a terminal that others have written.
@Suite(.enabled(if: TmuxWindow.isInstalled)) struct TmuxTests {
  static let still = ["MATHBOT_CLOCK": "hidden", "TERM": "tmux-256color"]
  static let arguments = "--seed 1 --no-animation"

  @Test(arguments: ["en", "ko"])
  func `tmux shows what the strict display shows, at any size`(language: String) throws {
    let environment = Self.still.merging(["MATHBOT_LANGUAGE": language]) { $1 }
    let window = try TmuxWindow(
      Self.arguments, at: try TemporaryHome(), environment: environment)
    let chat = try Chat(Self.arguments, at: try TemporaryHome(), environment: environment)
    try chat.sees("↑")
    for keys in [.right, .enter, "1" + .enter, "9", .backspace, "9" + .enter, .pageUp, .pageDown] {
      try chat.types(keys)
      try window.types(keys)
      try chat.redraws()
      try window.shows(chat.screen)
    }
    // Beyond a window made narrower tmux keeps half of a wide character, and blanks the cell before
    // it once the window is wider again; so in Korean the narrowest comes last.
    let sizes =
      language == "ko"
      ? [(120, 40), (80, 24), (40, 16), (30, 8)] : [(40, 16), (30, 8), (120, 40), (80, 24)]
    for (columns, rows) in sizes {
      try chat.resizes(to: columns, rows)
      try window.resizes(to: columns, rows)
      try window.shows(chat.screen)
    }
  }

  @Test func `the modes are set while the program runs`() throws {
    let window = try TmuxWindow(Self.arguments, at: try TemporaryHome())
    try window.waits(for: "all modes") { _ in
      try window.knows("alternate_on", "mouse_any_flag", "mouse_sgr_flag", "cursor_flag")
        == ["1", "1", "1", "1"]
    }
  }

  @Test(arguments: [nil, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGSEGV, SIGABRT])
  func `every way out leaves the window clean`(signal: Int32?) throws {
    let window = try TmuxWindow(
      Self.arguments + " --minutes 1 --difficulty easy", at: try TemporaryHome())
    let question = try window.seesQuestion()
    try window.types(String(question.answer), .enter)
    try window.seesQuestion(after: question)
    if let signal {
      try window.send(signal)
    } else {
      try window.types("q", .enter)
      try window.sees(.says(.stopAsk))
      try window.types("q", .enter, "bye", .enter)
    }
    try window.sees("status \(signal.map { 128 + $0 } ?? 0)")
    #expect(
      try window.knows("alternate_on", "mouse_any_flag", "mouse_sgr_flag", "cursor_flag")
        == ["0", "0", "0", "1"])
    let screen = try window.lines().joined(separator: "\n")
    #expect(!screen.contains("What is"))
    #expect(screen.contains(.says(.endStopped, ["n": "1"])) == (signal == nil))
    #expect(
      screen.contains("Sorry, mathbot had to stop.") == (signal == SIGSEGV || signal == SIGABRT))
  }

  @Test func `taps on a card, the keypad and the header`() throws {
    let window = try TmuxWindow(Self.arguments, at: try TemporaryHome())
    try window.sees(.says(.chipChange))
    try window.types(.right, .enter)
    try window.taps("●")
    // Robo says them, the card shows them, and then they can be taken.
    try window.waits(for: "the chip") { $0.ranges(of: "5 minutes").count == 3 }
    try window.taps("5 minutes")
    try window.sees("● Just right")
    try window.taps("○ Easy")
    let question = try window.seesQuestion()
    // The keypad is below everything else: when it is there, all is.
    try window.sees("Send")
    for digit in String(question.answer) { try window.taps("\(digit) ") }
    try window.taps("Send")
    try window.sees("🎉 1")
    try window.seesQuestion(after: question)
    try window.taps("🤖 Robo")
    try window.sees(.says(.contactTitle))
  }
}

extension TmuxWindow {
  /// Waits for a question, other than the one before.
  @discardableResult
  fileprivate func seesQuestion(after last: Sum? = nil) throws -> Sum {
    var question: Sum?
    try waits(for: "a question") { text in
      question = Sum(in: text)
      return question != nil && question != last
    }
    return try #require(question)
  }

  /// Waits until the window shows just the same.
  fileprivate func shows(_ screen: Display) throws {
    try waits(for: screen.text) { text in
      text.trimmed == screen.text.trimmed
    }
  }
}

extension String {
  /// The text without blanks and empty lines at the end.
  fileprivate var trimmed: String {
    String(reversed().drop { $0.isWhitespace }.reversed())
  }
}
