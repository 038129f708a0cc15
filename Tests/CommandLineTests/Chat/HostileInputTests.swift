import Content
import Testing

/// Whatever is typed or pasted, the program lives, nothing of it reaches the terminal raw, and
/// the next answer counts.
///
/// That nothing raw arrives is checked by the chat at each step.
struct HostileInputTests {
  /// Something that no child should type.
  struct Abuse: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]

    init(_ description: String, _ text: String) {
      self.init(description, Array(text.utf8))
    }

    init(_ description: String, _ bytes: [UInt8]) {
      testDescription = description
      self.bytes = bytes
    }
  }

  static let many = 100_000

  static let abuses = [
    Abuse("digits", String(repeating: "7", count: many)),
    Abuse("pasted digits", .pasted(String(repeating: "7", count: many))),
    Abuse("letters", String(repeating: "abcdefgijklmno", count: 1_000)),
    Abuse("pasted lines", .pasted(String(repeating: "12\r34\n", count: 1_000))),
    Abuse("pasted sequences", .pasted("\u{1B}]0;owned\u{7}\u{1B}[2J\u{1B}[31m\u{1B}c")),
    Abuse("a paste in a paste", .pasted(.pasted("12"))),
    Abuse("control characters", (0...0x1F).filter { ![3, 4, 0x0A, 0x0D, 0x1A].contains($0) }),
    Abuse("C1 controls", (0x80...0x9F).flatMap { [0xC2, $0] }),
    Abuse(
      "broken UTF-8", [0xFF, 0xFE, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0xF5, 0x80, 0xE2, 0x82, 0xC3]),
    Abuse("continuation bytes", Array(repeating: 0x80, count: many)),
    Abuse("emoji", "😀👨‍👩‍👧‍👦🏳️‍🌈👍🏽🇰🇷⚙️"),
    Abuse("marks", "a" + String(repeating: "\u{0301}", count: 1_000)),
    Abuse("directions", "\u{202E}\u{2066}\u{200F}\u{FEFF}\u{2028}"),
    Abuse("an endless title", "\u{1B}]0;" + String(repeating: "A", count: many)),
    Abuse("an endless device string", "\u{1B}P" + String(repeating: "A", count: many)),
    Abuse("endless parameters", "\u{1B}[" + String(repeating: "1;", count: many)),
    Abuse("unknown sequences", "\u{1B}[99z\u{1B}[?1;2c\u{1B}[>q\u{1B}O~\u{1B}#8\u{1B}(0\u{1B}[[A"),
    Abuse("clicks outside", "\u{1B}[<0;99999;99999M\u{1B}[<0;0;0m\u{1B}[<-1;5M\u{1B}[<255;1;1M"),
    Abuse("the oldest clicks", "\u{1B}[M !!\u{1B}[M#!!"),
    Abuse("answers to nothing", "\u{1B}[3;3R\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?2026;2$y"),
    Abuse("many function keys", String(repeating: "\u{1B}[15~\u{1B}OP\u{1B}[1;5D", count: 1_000)),
  ]

  @Test(arguments: abuses)
  func `while a question is open`(abuse: Abuse) throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    let question = try chat.seesQuestion()
    try chat.types(abuse.bytes)
    try chat.clearsLine()
    try chat.types(String(question.answer))
    try chat.seesTyped(String(question.answer))
    try chat.types(.enter)
    try chat.sees("🎉 1")
    try chat.types(.control("d"), .control("d"))
    try chat.leaves()
  }

  @Test(arguments: abuses)
  func `while words are read`(abuse: Abuse) throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    try chat.stops()
    try chat.sees(.says(.summaryNothing))
    try chat.types(abuse.bytes)
    try chat.types(.enter)
    try chat.clearsLine()
    try chat.types("again", .enter)
    try chat.sees("Tip")
    try chat.answersRight()
    try chat.sees("🎉 1")
  }

  @Test func `digits of other keyboards are digits`() throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    for zero in [0xFF10, 0x0660, 0x0966] as [UInt32] {
      let question = try chat.seesQuestion()
      let digits = String(question.answer).unicodeScalars
        .compactMap { Unicode.Scalar(zero + $0.value - 0x30) }
      try chat.types(digits.map { String($0) }.joined(), .enter)
      try chat.seesQuestion(after: question)
    }
    try chat.sees("🎉 3")
  }
}

extension Chat {
  /// Ends whatever was begun, and empties the line.
  fileprivate func clearsLine() throws {
    try types(.control("g"), "x", .control("u"), .control("k"))
    try types(.control("e"), .control("u"))
    try redraws()
  }
}
