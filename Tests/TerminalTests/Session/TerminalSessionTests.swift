import PseudoTerminal
import Testing

/// What arrives in a session, in a real terminal.
struct TerminalSessionTests {
  @Test func `the window's size is known and its changes arrive`() throws {
    let terminal = try Probe.start()
    try terminal.resize(columns: 40, rows: 12)
    try terminal.expect("size 40x12")
    try terminal.resize(columns: 0, rows: 0)
    try terminal.expect("size 80x24")
  }

  @Test func `a terminal that does not know its size is asked by the environment`() throws {
    let terminal = try PseudoTerminal(
      [Probe.path], environment: ["COLUMNS": "50", "LINES": "17"], columns: 0, rows: 0)
    try terminal.expect("ready 50x17")
  }

  @Test func `keys that arrive in pieces are whole`() throws {
    let terminal = try Probe.start()
    try terminal.type("12", giving: "12", cursor: 2)
    for byte in ["\u{1B}", "[", "D"] { try terminal.type(byte) }
    try terminal.expect("key left")
    try terminal.type("한", giving: "1한2", cursor: 2)
  }

  @Test func `a lone Escape is a key`() throws {
    let terminal = try Probe.start()
    try terminal.type("\u{1B}")
    try terminal.expect("key escape")
  }

  @Test func `a paste arrives as a whole and as one line`() throws {
    let terminal = try Probe.start()
    try terminal.type("\u{1B}[200~12\r\n34\u{1B}[31m\u{1B}[201~", giving: "12 34[31m", cursor: 9)
    #expect(terminal.text.contains("submitted") == false)
    try terminal.type("\u{1F}", giving: "", cursor: 0)
  }

  @Test func `a paste whose end never comes ends by itself`() throws {
    let terminal = try Probe.start()
    try terminal.type("\u{1B}[200~56")
    try terminal.expect("pasted 56")
    try terminal.type("7", giving: "567", cursor: 3)
  }

  @Test func `clicks and answers never reach the line`() throws {
    let terminal = try Probe.start()
    try terminal.type("\u{1B}[<0;5;6M\u{1B}[<0;5;6m\u{1B}[<64;1;1M")
    try terminal.expect("mouse press 4,5")
    try terminal.expect("mouse release 4,5")
    try terminal.expect("mouse wheelUp 0,0")
    try terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[1;2R\u{1B}[?997;1n")
    try terminal.type("\u{1B}P>|foot(1.16.2)\u{1B}\\\u{1B}[?62;22c")
    try terminal.expect("reply background(red: 255, green: 255, blue: 255)")
    try terminal.expect("reply cursorPosition")
    try terminal.expect("reply appearance")
    try terminal.expect("reply version(\"foot(1.16.2)\")")
    try terminal.expect("reply deviceAttributes")
    try terminal.type("7", giving: "7", cursor: 1)
  }

  @Test func `the mouse is switched on, on demand also for drags, and off`() throws {
    let terminal = try Probe.start()
    #expect(terminal.text.contains("\u{1B}[?1000h\u{1B}[?1006h"))
    #expect(terminal.text.contains("\u{1B}[?1002h") == false)
    try terminal.type("drag\r")
    try terminal.expect("\u{1B}[?1002h")
    // A stop and a start keep it.
    try terminal.type("\u{1A}")
    try terminal.expect("\u{1B}[?1049h")
    try terminal.expect("\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?1002h")
    try terminal.type("nomouse\r")
    try terminal.expect("\u{1B}[?1000l")
    try terminal.expect("line <> 0")
    try terminal.type("drag\r")
    #expect(try !terminal.expect("line <> 0").contains("\u{1B}[?1002h"))
  }

  @Test func `the terminal is asked once, with the attributes last`() throws {
    let terminal = try Probe.start()
    #expect(
      terminal.text.contains(
        "×\u{1B}[6n\u{1B}[1;1H\u{1B}[2K\u{1B}]11;?\u{1B}\\\u{1B}[?996n\u{1B}[>0q\u{1B}[c"))
  }

  @Test func `typing loses nothing while a timer ticks twenty times a second`() throws {
    let terminal = try Probe.start()
    try terminal.type("tick\r")
    try terminal.expect("submitted")
    var typed = ""
    for digit in 0..<40 {
      typed += "\(digit % 10)"
      try terminal.type("\(digit % 10)", giving: typed, cursor: typed.count)
    }
    try terminal.expect("ticks 20")
    try terminal.expect("ticks 40")
    try terminal.type("\r")
    try terminal.expect("submitted <\(typed)>")
  }

  @Test func `100,000 digits typed at once are taken in`() throws {
    let terminal = try Probe.start()
    try terminal.type(String(repeating: "7", count: 100_000) + "\u{15}8")
    try terminal.expect("line <8> 1")
  }
}
