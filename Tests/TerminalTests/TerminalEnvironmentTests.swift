import Screen
import Testing

@testable import Terminal

struct TerminalEnvironmentTests {
  func environment(
    _ variables: [String: String], input: Bool = true, output: Bool = true
  ) -> TerminalEnvironment {
    TerminalEnvironment(variables: variables, inputIsTerminal: input, outputIsTerminal: output)
  }

  @Test(arguments: [
    (["LC_ALL": "C"], true), (["LANG": "POSIX"], true), (["LC_CTYPE": "ko_KR.EUC-KR"], true),
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], true), (["LANG": "de_DE.ISO-8859-15@euro"], true),
    (["LC_ALL": "", "LANG": "en_US.UTF-8"], false), (["LC_ALL": "C.UTF-8", "LANG": "C"], false),
    (["LANG": "ko_KR.utf8"], false), (["LANG": "en_US"], false), ([:], false),
  ])
  func `the locale says whether there are other characters than Unicode's`(
    variables: [String: String], hasOthers: Bool
  ) {
    #expect(environment(variables).hasOtherCharacters == hasOthers)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], true), (["TERM": "xterm-kitty"], true), (["TERM": "tmux"], true),
    (["TERM": "linux"], true), (["TERM": "screen.xterm-256color"], false),
    (["TERM": "screen"], false), (["TERM": "eterm-color"], false), (["TERM": "vt100"], false),
    (["TERM": "xterm-256color", "TERMINAL_EMULATOR": "JetBrains-JediTerm"], false), ([:], false),
    (["TERM": "xterm-256color", "STY": "1234.pts-0.home"], false),
  ])
  func `rows are moved by terminals that erase with the background`(
    variables: [String: String], moves: Bool
  ) {
    #expect(environment(variables).movesRows == moves)
  }

  @Test(arguments: [
    (["TERM": "xterm"], ColorDepth.sixteen),
    (["TERM": "xterm-256color"], .palette256),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "yes"], .palette256),
    (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "xterm-kitty"], .trueColor),
    (["TERM": "xterm-ghostty"], .trueColor),
    (["TERM": "foot"], .trueColor),
    (["TERM": "foot-extra"], .trueColor),
    (["TERM": "alacritty"], .trueColor),
    (["TERM": "wezterm"], .trueColor),
    (["TERM": "contour"], .trueColor),
    (["TERM": "rio"], .trueColor),
    (["TERM": "xterm", "WT_SESSION": "1"], .trueColor),
    (["TERM": "tmux"], .palette256),
    (["TERM": "tmux-256color", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "screen"], .palette256),
    (["TERM": "screen-256color", "COLORTERM": "truecolor"], .palette256),
    (["TERM": "nsterm", "TERM_PROGRAM": "Apple_Terminal"], .palette256),
    (["TERM": "st"], .sixteen),
    (["TERM": "linux"], .eight),
    (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], .palette256),
    (["TERM": "xterm-16color", "XTERM_VERSION": "XTerm(379)"], .sixteen),
    (["TERM": "vt100"], .sixteen),
    (["TERM": "dumb"], .none),
    (["TERM": ""], .none),
    ([:], .none),
    (["TERM": "xterm", "NO_COLOR": "1"], .none),
    (["TERM": "xterm", "NO_COLOR": "x"], .none),
    (["TERM": "xterm", "NO_COLOR": ""], .sixteen),
    (["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "1"], .none),
    (["TERM": "dumb", "FORCE_COLOR": "1"], .sixteen),
    (["TERM": "dumb", "FORCE_COLOR": "0"], .none),
    (["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], .palette256),
  ])
  func `the colours follow the environment`(variables: [String: String], depth: ColorDepth) {
    #expect(environment(variables).colorDepth(flag: .auto) == depth)
  }

  @Test func `output that is no terminal has colours only by force`() {
    let term = ["TERM": "xterm-256color"]
    #expect(environment(term, output: false).colorDepth(flag: .auto) == .none)
    #expect(environment(term, output: false).colorDepth(flag: .always) == .palette256)
    let forced = term.merging(["FORCE_COLOR": "1"]) { $1 }
    #expect(environment(forced, output: false).colorDepth(flag: .auto) == .palette256)
  }

  @Test func `a flag wins over the environment`() {
    let no = environment(["TERM": "xterm", "NO_COLOR": "1"])
    #expect(no.colorDepth(flag: .always) == .sixteen)
    let forced = environment(["TERM": "xterm", "FORCE_COLOR": "1"])
    #expect(forced.colorDepth(flag: .never) == .none)
  }

  @Test func `the background's number in COLORFGBG gives the appearance`() {
    for number in 0...15 {
      let isDark = number < 7 || number == 8
      for text in ["15;\(number)", "0;default;\(number)"] {
        let guess = environment(["COLORFGBG": text]).appearanceGuess
        #expect(guess == (isDark ? .dark : .light), "\(text)")
      }
    }
    for text in ["", "15;default", "15;16", ";"] {
      #expect(environment(["COLORFGBG": text]).appearanceGuess == nil)
    }
    #expect(environment([:]).appearanceGuess == nil)
  }

  @Test func `the plain form is asked for, or there is no screen`() {
    let xterm = ["TERM": "xterm"]
    #expect(!environment(xterm).wantsAccessible)
    for value in ["1", "yes", "true", "on"] {
      #expect(environment(["TERM": "xterm", "ACCESSIBLE": value]).wantsAccessible)
    }
    for value in ["", "0", "false", "no", "No", "FALSE"] {
      #expect(!environment(["TERM": "xterm", "ACCESSIBLE": value]).wantsAccessible)
    }
    #expect(environment(["TERM": "dumb"]).wantsAccessible)
    #expect(environment([:]).wantsAccessible)
    #expect(environment(xterm, input: false).wantsAccessible)
    #expect(environment(xterm, output: false).wantsAccessible)
  }

  @Test func `the Linux console and dumb terminals are asked nothing`() {
    #expect(environment(["TERM": "xterm"]).answersQueries)
    #expect(!environment(["TERM": "linux"]).answersQueries)
    #expect(!environment(["TERM": "dumb"]).answersQueries)
  }

  @Test(arguments: [
    (0, 0, [:], Size(columns: 80, rows: 24)),
    (100, 30, ["COLUMNS": "50"], Size(columns: 100, rows: 30)),
    (0, 30, ["COLUMNS": "50"], Size(columns: 50, rows: 30)),
    (0, 0, ["COLUMNS": "x", "LINES": "-3"], Size(columns: 80, rows: 24)),
    (65_535, 65_535, [:], Size(columns: 1000, rows: 500)),
    (0, 0, ["COLUMNS": "9999999", "LINES": "9999999"], Size(columns: 1000, rows: 500)),
  ])
  func `a size is always known`(
    columns: Int, rows: Int, variables: [String: String], size: Size
  ) {
    #expect(Size(columns: columns, rows: rows) { variables[$0] } == size)
  }
}
