import PseudoTerminal
import Testing

/// Which colours reach the terminal, by its name, the environment and the flag.
struct ColorTests {
  @Test(arguments: [
    ("xterm-256color", [:], Pen.ColorKind.palette),
    ("xterm", [:], .sixteen),
    ("linux", [:], .sixteen),
    ("tmux-256color", [:], .palette),
    ("screen", [:], .palette),
    ("xterm-kitty", [:], .direct),
    ("xterm-256color", ["COLORTERM": "truecolor"], .direct),
    ("unheard-of", [:], .sixteen),
    ("xterm-256color", ["NO_COLOR": ""], .palette),
  ])
  func `a terminal gets the colours it has`(
    term: String, environment: [String: String], kind: Pen.ColorKind
  ) throws {
    let chat = try Chat.practising(
      at: try TemporaryHome(), environment: environment.merging(["TERM": term]) { $1 })
    #expect(chat.screen.colors == [kind])
  }

  @Test(arguments: [
    ("", ["NO_COLOR": "1"]), ("--color never", [:]),
    ("--color never", ["COLORTERM": "truecolor", "FORCE_COLOR": "3"]),
    ("", ["NO_COLOR": "1", "FORCE_COLOR": "3"]),
  ])
  func `no colour where none is wanted, and all can be told apart`(
    arguments: String, environment: [String: String]
  ) throws {
    let chat = try Chat.practising(
      "--no-animation " + arguments, at: try TemporaryHome(), environment: environment)
    try chat.answersRight()
    #expect(chat.screen.colors.isEmpty)
    #expect(chat.screen.cells.joined().contains { $0.pen.isReversed || $0.pen.isBold })
  }

  @Test func `always wins over NO_COLOR`() throws {
    let chat = try Chat.practising(
      "--color always", at: try TemporaryHome(), environment: ["NO_COLOR": "1"])
    #expect(chat.screen.colors == [.palette])
  }

  @Test func `the Linux console gets signs that it has`() throws {
    let chat = try Chat.practising(at: try TemporaryHome(), environment: ["TERM": "linux"])
    #expect(chat.screen.text.unicodeScalars.allSatisfy { $0.value < 0x2600 })
    #expect(!chat.terminal.text.contains("\u{1B}]"), "It would print what it is asked.")
    try chat.answersRight()
  }

  @Test(arguments: [("light", [48, 5, 231]), ("dark", [48, 5, 16])])
  func `the appearance is the setting's`(appearance: String, background: [Int]) throws {
    let chat = try Chat.practising(
      at: try TemporaryHome(), environment: ["MATHBOT_APPEARANCE": appearance])
    #expect(chat.screen.cells[2][0].pen.background == background)
  }

  @Test func `or what the terminal says, whenever it says so`() throws {
    let chat = try Chat.practising(at: try TemporaryHome())
    let dark = chat.screen.cells[2][0].pen.background
    try chat.types("\u{1B}[?997;2n")
    try chat.waits(for: "light colours") { $0.cells[2][0].pen.background != dark }
    try chat.types("\u{1B}[?997;1n")
    try chat.waits(for: "dark colours") { $0.cells[2][0].pen.background == dark }
  }
}
