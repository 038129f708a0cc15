import PseudoTerminal
import Testing

/// How the line editor starts in other people's environments: each needs a process of its own.
struct LineEditorStartTests {
  /// Starts the probe with an inputrc.
  func start(inputrc: String, _ body: (PseudoTerminal) throws -> Void) throws {
    let file = try TemporaryFile(inputrc)
    try withExtendedLifetime(file) { try body(Probe.start(environment: ["INPUTRC": file.path])) }
  }

  @Test func `a hostile inputrc cannot take the keys for an answer away`() throws {
    let inputrc = """
      "\\C-m": "evil\\C-j"
      "\\C-j": kill-whole-line
      "7": "boo"
      "8x": "boo"
      "\\e[A": kill-whole-line
      "\\e[D": "boo"
      "\\C-?": beginning-of-line
      "\\C-h": "boo"
      set horizontal-scroll-mode on
      set editing-mode nonsense
      set blink-matching-paren on
      set show-mode-in-prompt on
      set enable-bracketed-paste on
      set convert-meta on
      set no-such-variable 1
      this is not a line
      $if nope
      $include /nonexistent
      """
    try start(inputrc: inputrc) { terminal in
      #expect(terminal.text.contains("readline:") == false)
      try terminal.type("57", giving: "57", cursor: 2)
      try terminal.type("8", giving: "578", cursor: 3)
      try terminal.type("\u{7F}", giving: "57", cursor: 2)
      try terminal.type("\u{08}", giving: "5", cursor: 1)
      try terminal.type("é한", giving: "5é한", cursor: 3)
      try terminal.type("\u{1B}[D", giving: "5é한", cursor: 2)
      try terminal.type("\u{18}\u{12}7", giving: "5é7한", cursor: 3)
      try terminal.type("\r")
      try terminal.expect("submitted <5é7한>")
      try terminal.type("\u{1B}[A", giving: "5é7한", cursor: 4)
    }
  }

  @Test func `a parenthesis does not hold up the program`() throws {
    // readline would stop half a second at each `)`: longer in all than the program is waited for.
    let line = String(repeating: "(1)", count: 100)
    try start(inputrc: "set blink-matching-paren on\n") { terminal in
      try terminal.type(line, giving: line, cursor: 300)
    }
  }

  @Test func `an inputrc may speak to mathbot alone`() throws {
    let inputrc = """
      $if mathbot
      "\\C-xh": "100"
      $endif
      "\\e[15~": beginning-of-line
      """
    try start(inputrc: inputrc) { terminal in
      try terminal.type("5\u{18}h", giving: "5100", cursor: 4)
      try terminal.type("\u{1B}[15~", giving: "5100", cursor: 0)
    }
  }

  @Test func `vi's keys work`() throws {
    let inputrc = """
      set editing-mode vi
      set show-mode-in-prompt on
      set keyseq-timeout 500
      """
    try start(inputrc: inputrc) { terminal in
      try terminal.type("12 34", giving: "12 34", cursor: 5)
      try terminal.type("\u{1B}[D\u{1B}[D", giving: "12 34", cursor: 3)
      try terminal.type("5", giving: "12 534", cursor: 4)
      try terminal.type("\u{1B}")
      try terminal.expect("line <12 534> 3")
      try terminal.type("0", giving: "12 534", cursor: 0)
      try terminal.type("w", giving: "12 534", cursor: 3)
      try terminal.type("cw6", giving: "12 6", cursor: 4)
      try terminal.type("\u{1B}")
      try terminal.expect("key escape")
      try terminal.type("0ré", giving: "é2 6", cursor: 0)
      try terminal.type("x", giving: "2 6", cursor: 0)
      try terminal.type("u", giving: "é2 6", cursor: 1)
      try terminal.type("dd", giving: "", cursor: 0)
      try terminal.type("i7\r8", giving: "8", cursor: 1)
      try terminal.type("\u{1B}")
      try terminal.expect("key escape")
      try terminal.type("k", giving: "7", cursor: 0)
      // A cleared line starts with inserting again.
      try terminal.type("\u{03}9", giving: "9", cursor: 1)
    }
  }

  @Test func `a huge count in vi's keys does no more than a thousand times`() throws {
    try start(inputrc: "set editing-mode vi") { terminal in
      try terminal.type("12", giving: "12", cursor: 2)
      try terminal.type("\u{1B}")
      try terminal.expect("line <12> 1")
      try terminal.type("x", giving: "1", cursor: 0)
      try terminal.type("99999999p")
      try terminal.expect("line <1\(String(repeating: "2", count: 999))> ")
    }
  }

  @Test(arguments: [
    ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "", "LANG": ""], ["LC_ALL": "xx_XX.UTF-8"],
    ["LC_ALL": "", "LC_CTYPE": "C"], ["LC_ALL": "ko_KR.EUC-KR"],
  ])
  func `characters are whole in every locale`(locale: [String: String]) throws {
    let terminal = try Probe.start(environment: locale)
    try terminal.type("é한", giving: "é한", cursor: 2)
    try terminal.type("\u{7F}", giving: "é", cursor: 1)
    try terminal.type("\r")
    try terminal.expect("submitted <é>")
    // readline looks at the locale again at each line; Ctrl-T swaps two characters.
    try terminal.type("é한\u{14}", giving: "한é", cursor: 2)
  }

  @Test(arguments: ["dumb", "", "linux", "no-such-terminal", "vt100"])
  func `editing needs no terminal description`(term: String) throws {
    let terminal = try Probe.start(environment: ["TERM": term])
    try terminal.type("ab\u{1B}[Dc", giving: "acb", cursor: 2)
  }

  @Test func `a missing inputrc does not matter`() throws {
    let terminal = try Probe.start(environment: ["INPUTRC": "/nonexistent/inputrc"])
    try terminal.type("7", giving: "7", cursor: 1)
  }
}
