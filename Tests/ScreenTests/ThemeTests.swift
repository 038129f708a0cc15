import Testing

@testable import Screen

@Suite struct ThemeTests {
  static let themes: [(name: String, theme: Theme)] = [("light", .light), ("dark", .dark)]
  static let tiers = ["true colour", "256", "VGA", "xterm"]

  @Test(arguments: themes.map(\.theme), tiers)
  func `every text can be read`(theme: Theme, tier: String) throws {
    for style in theme.texts {
      let contrast = try #require(Contrast.of(style, tier: tier))
      #expect(contrast >= 4.5, "\(style)")
    }
  }

  @Test(arguments: themes.map(\.theme), ["true colour", "256"])
  func `frames and sliders can be seen`(theme: Theme, tier: String) throws {
    let page = theme.page.background
    let fills = [theme.accent.foreground, theme.cardAccent.foreground, theme.ending.foreground]
    for fill in fills {
      #expect(try #require(Contrast.of(Style(fill, on: theme.track.foreground), tier: tier)) >= 3)
    }
    for color in fills + [theme.border.foreground, theme.learnerBubble.background] {
      #expect(try #require(Contrast.of(Style(color, on: page), tier: tier)) >= 3)
    }
  }

  @Test(arguments: themes.map(\.theme))
  func `the palette is never the terminal's own sixteen`(theme: Theme) {
    for style in theme.texts + [theme.border, theme.track] {
      #expect(style.foreground.map { $0.palette >= 16 && $0.basic < 16 } == true)
      #expect(style.background.map { $0.palette >= 16 && $0.basic < 16 } == true)
    }
  }

  @Test func `the terminal chooses when the appearance is the system's`() {
    #expect(Theme.suiting(.system, terminalIsDark: true, depth: .trueColor) == .dark)
    #expect(Theme.suiting(.system, terminalIsDark: false, depth: .trueColor) == .light)
    #expect(Theme.suiting(.light, terminalIsDark: true, depth: .sixteen) == .light)
    #expect(Theme.suiting(.dark, terminalIsDark: false, depth: .palette256) == .dark)
    #expect(Theme.suiting(.dark, terminalIsDark: true, depth: .none) == .monochrome)
  }
}

extension Theme {
  /// Everything that words are written with.
  fileprivate var texts: [Style] {
    [
      page, secondary, accent, ending, correct, learnerBubble, robotBubble, robotSecondary,
      robotAccent, card, cardSecondary, cardAccent, selected, key, option, pressed,
      operationKey, editKey, functionKey,
    ]
  }
}
