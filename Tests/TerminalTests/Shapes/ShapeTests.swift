import Screen
import Testing

@testable import Terminal

struct ShapeTests {
  private static let named: [([String: String], ShapeGrade)] = [
    (["TERM": "xterm-256color", "VTE_VERSION": "7006"], .smooth),
    (["TERM": "xterm-256color", "VTE_VERSION": "5202"], .flat),
    (["TERM": "vte-256color", "VTE_VERSION": "7006"], .smooth),
    (["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1"], .sextants),
    (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .sextants),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .smooth),
    (["TERM": "xterm-ghostty"], .smooth),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .smooth),
    (["TERM": "foot"], .smooth), (["TERM": "foot-extra"], .smooth),
    (["TERM": "contour"], .smooth), (["TERM": "alacritty"], .flat),
    (["TERM": "xterm-256color", "WT_SESSION": "1"], .flat),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .flat),
    (["TERM": "nsterm", "TERM_PROGRAM": "Apple_Terminal"], .flat),
    (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], .flat),
    (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)", "KITTY_WINDOW_ID": "1"], .flat),
    (["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(379)", "VTE_VERSION": "7006"], .flat),
    (["TERM": "xterm-256color"], .flat), (["TERM": "st-256color"], .flat), ([:], .flat),
    (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "VTE_VERSION": "7006"], .flat),
    (["TERM": "xterm-256color", "TMUX": "/tmp/t,1,0", "VTE_VERSION": "7006"], .flat),
    (["TERM": "screen", "STY": "1.pts", "KITTY_WINDOW_ID": "1"], .flat),
  ]

  @Test(arguments: named)
  func `the environment decides until the terminal speaks`(
    variables: [String: String], grade: ShapeGrade
  ) {
    #expect(shapes(variables) == grade)
  }

  @Test(arguments: [
    ("kitty(0.26.5)", ShapeGrade.sextants), ("kitty(0.33.9)", .sextants),
    ("kitty(0.34.0)", .smooth), ("kitty(0.42.1)", .smooth), ("kitty(1.0)", .smooth),
    ("VTE(7600)", .smooth), ("VTE(5202)", .flat), ("foot(1.16.2)", .smooth),
    ("ghostty 1.0.0", .smooth), ("ghostty 1.1.3-dev", .smooth),
    ("WezTerm 20240203-110809-5046fc22", .smooth), ("contour 0.4.3.6442", .smooth),
    ("Alacritty 0.13.2", .flat), ("alacritty 0.14.0", .sextants), ("alacritty(0.15)", .sextants),
    ("Windows Terminal 1.24.3", .flat), ("Windows Terminal 1.25.1", .sextants),
    ("XTerm(379)", .flat), ("iTerm2 3.5.0", .flat), ("mintty 3.6.1", .flat), ("tmux 3.4", .flat),
    ("", .flat), ("(", .flat), ("0.34", .flat), ("kitty", .sextants),
    ("kitty(99999999999999999999)", .sextants),
  ])
  func `what the terminal says of itself counts more`(told: String, grade: ShapeGrade) {
    for variables in [["TERM": "xterm-kitty"], ["VTE_VERSION": "7006"], [:]] {
      #expect(shapes(variables, told: told) == grade)
    }
  }

  @Test func `in tmux and screen the terminal around them stays unknown`() {
    for variables in [["TERM": "tmux-256color"], ["TERM": "screen"], ["TMUX": "1"], ["STY": "1"]] {
      #expect(shapes(variables, told: "kitty(0.40.0)") == .flat)
    }
  }

  @Test(arguments: named.map(\.0))
  func `without colours there are lines, in ASCII too, but on the Linux console`(
    variables: [String: String]
  ) {
    #expect(shapes(variables, depth: .none) == .outline)
    #expect(shapes(variables, depth: .none, glyphs: .ascii) == .outline)
    #expect(shapes(variables, glyphs: .ascii) == .outline)
    #expect(shapes(["TERM": "linux"], depth: .eight, glyphs: .ascii) == .flat)
  }

  private func shapes(
    _ variables: [String: String], told: String? = nil, depth: ColorDepth = .trueColor,
    glyphs: GlyphSet = .unicode
  ) -> ShapeGrade {
    TerminalEnvironment(variables: variables, inputIsTerminal: true, outputIsTerminal: true)
      .shapes(told: told, depth: depth, glyphs: glyphs)
  }
}
