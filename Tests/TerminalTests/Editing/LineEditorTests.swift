import Testing

@testable import Terminal

/// readline edits one line for the whole process, so these tests run one after the other.
@MainActor
@Suite(.serialized)
struct LineEditorTests {
  let editor = LineEditor.shared

  init() {
    editor.clearHistory()
  }

  /// Types text as a terminal would send it, and returns what came of it.
  @discardableResult
  func type(_ text: String) -> [LineOutcome] {
    var tokenizer = InputTokenizer()
    let tokens = tokenizer.push(text.utf8) + tokenizer.giveUpWaiting()
    return tokens.flatMap { token -> [LineOutcome] in
      guard case .key(_, let bytes) = token else { return [] }
      return editor.feed(bytes)
    }
  }

  @Test(arguments: [
    ("12", "12", 2),
    ("12\u{1B}[D3", "132", 2),
    ("12\u{1B}OD\u{1B}OD\u{1B}OC3", "132", 2),
    ("12\u{01}3\u{05}4", "3124", 4),
    ("12 34\u{01}\u{0B}", "", 0),
    ("12 34\u{17}", "12 ", 3),
    ("12 34\u{15}", "", 0),
    ("12 34\u{17}\u{19}\u{19}", "12 3434", 7),
    ("12 34\u{1B}b", "12 34", 3),
    ("12 34\u{01}\u{1B}f", "12 34", 2),
    ("12\u{1F}", "", 0),
    ("\u{1B}3a", "aaa", 3),
    ("né日本\u{7F}", "né日", 3),
    ("né日本\u{1B}[D\u{1B}[D\u{1B}[3~", "né本", 2),
    ("한국\u{08}", "한", 1),
    ("a👨‍👩‍👧\u{7F}", "a", 1),
    ("a👨‍👩‍👧b\u{1B}[D\u{1B}[D", "a👨‍👩‍👧b", 1),
    ("a👨‍👩‍👧b\u{01}\u{06}\u{04}", "ab", 1),
    ("12\u{1B}[1~3\u{1B}[4~4\u{1B}[H5\u{1B}[F6", "531246", 6),
    ("1\u{1B}[15~\u{1B}[5~\u{1B}[99;7X2", "12", 2),
    ("1\u{1B}2", "1", 1),
    ("12 34\u{1B}[1;5D", "12 34", 3),
    ("1\u{09}2\u{16}3\u{0C}", "123", 3),
    ("(1)", "(1)", 3),
  ])
  func `keys edit the line`(keys: String, line: String, cursor: Int) {
    type(keys)
    #expect(editor.line == line)
    #expect(editor.cursor == cursor)
  }

  @Test func `Enter sends the line and starts an empty one`() {
    #expect(type("56\r").last == .edited)
    #expect(type("7\r").contains(.submitted("7")))
    #expect(editor.line == "")
    #expect(type("8\n9\r1").filter { $0 != .edited } == [.submitted("8"), .submitted("9")])
    #expect(editor.line == "1")
  }

  @Test func `Ctrl-D on an empty line ends`() {
    #expect(type("1\u{04}").contains(.endOfInput) == false)
    editor.clear()
    #expect(type("\u{04}").contains(.endOfInput))
  }

  @Test func `Up and Down go through the history and keep the unsent line`() {
    editor.addHistory("one")
    editor.addHistory("two")
    type("three\u{1B}[A")
    #expect(editor.line == "two")
    type("\u{1B}[A")
    #expect(editor.line == "one")
    type("\u{1B}[B\u{1B}[B")
    #expect(editor.line == "three")
  }

  @Test func `a line of the history may be changed and is itself again afterwards`() {
    editor.addHistory("i한")
    type("5\u{1B}[A\u{1B}[A1\u{1B}[A2\u{1B}[B")
    #expect(editor.line == "5")
    type("\u{1B}[A")
    #expect(editor.line == "i한12")
    #expect(type("\r").contains(.submitted("i한12")))
    type("\u{1B}[A")
    #expect(editor.line == "i한")
  }

  @Test func `Ctrl-R searches the history, also for letters of several bytes`() {
    editor.addHistory("é1")
    editor.addHistory("two")
    type("\u{12}é")
    #expect(editor.prompt.contains("reverse-i-search"))
    #expect(editor.line == "é1")
    type("\u{1B}")
    #expect(editor.prompt == "")
    #expect(editor.line == "é1")
  }

  @Test func `a search can be corrected, and other keys end it`() {
    editor.addHistory("45 + 6")
    editor.addHistory("12 + 3")
    type("\u{12}12\u{7F}")
    #expect(editor.line == "12 + 3")
    #expect(editor.prompt.contains("`1'"))
    type("\u{08}45\u{1B}[D")
    #expect(editor.line == "45 + 6")
    #expect(editor.prompt == "")
    // These made readline 8.2 crash.
    type("\u{12}\u{18}q\u{12}\u{18}e\u{12}\u{1B}q")
    editor.clear()
    type("8👨‍👩‍👧\u{7F}")
    #expect(editor.line == "8")
  }

  @Test func `clearing ends a search and forgets the line`() {
    editor.addHistory("two")
    type("\u{12}tw")
    #expect(editor.clear())
    #expect(editor.line == "")
    #expect(editor.prompt == "")
    type("ok")
    #expect(editor.line == "ok")
    #expect(editor.clear())
    #expect(editor.clear() == false)
  }

  @Test func `an insertion is one step of undo`() {
    type("1")
    editor.insert("2\r\n3\u{1B}4")
    #expect(editor.line == "12 34")
    type("\u{1F}")
    #expect(editor.line == "1")
  }

  @Test func `a line never grows beyond its limit`() {
    for _ in 0..<100_000 { _ = editor.feed([UInt8(ascii: "7")]) }
    #expect(editor.line.utf8.count == LineEditor.byteLimit)
    editor.insert("é")
    type("\u{15}\u{19}\u{19}\u{1B}9\u{1B}9\u{1B}9\u{1B}9\u{1B}98")
    #expect(editor.line.utf8.count == LineEditor.byteLimit)
  }
}
