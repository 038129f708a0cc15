import Testing

@testable import Screen

struct ThemeTests {
  static let themes: [(name: String, theme: Theme)] = [("light", .light), ("dark", .dark)]
  static let tiers = ["true colour", "256", "VGA", "xterm"]

  @Test func `without colours what stands out is bold, and nothing else`() {
    let theme = Theme.monochrome
    let standsOut = [
      theme.accent, theme.ending, theme.correct, theme.robotAccent, theme.cardAccent,
      theme.selected, theme.keys.operation,
    ]
    let others = [
      theme.page, theme.secondary, theme.learnerBubble, theme.robotBubble, theme.robotSecondary,
      theme.card, theme.cardSecondary, theme.option, theme.keys.digit,
    ]
    #expect(standsOut.allSatisfy(\.isBold) && !others.contains(where: \.isBold))
  }

  @Test func `of sixteen colours only the bright ones are bold`() {
    for basic in UInt8(0)..<16 {
      let style = Style(Color(0x808080, palette: 8, basic: basic), isBold: true)
      let parameters = style.parameters(after: nil, depth: .sixteen)
      #expect(parameters.contains(1) == (basic >= 8), "\(basic)")
      #expect(style.parameters(after: nil, depth: .trueColor).contains(1))
    }
  }

  @Test(arguments: themes.map(\.theme), tiers)
  func `every text can be read`(theme: Theme, tier: String) throws {
    for style in theme.texts {
      let contrast = try #require(Contrast.of(style, tier: tier))
      #expect(contrast >= 4.5, "\(style)")
    }
  }

  @Test(arguments: ["VGA", "xterm"], [true, false])
  func `every text can be read on sixteen colours, and nothing glares on black`(
    tier: String, isDark: Bool
  ) throws {
    let theme = Theme.suiting(.system, terminalIsDark: isDark, depth: .sixteen)
    // Terminals differ in their dark grey: white is what can be read on all of them.
    for style in theme.texts {
      #expect(try #require(Contrast.of(style, tier: tier)) >= (isDark ? 4 : 4.5), "\(style)")
    }
    if isDark { #expect(theme.robotBubble.background?.basic == 8) }
  }

  @Test func `what is painted lies in the eight colours that the console has behind letters`()
    throws
  {
    let theme = Theme.suiting(.dark, terminalIsDark: true, depth: .eight)
    for style in [theme.page, theme.robotBubble, theme.learnerBubble, theme.keys.digit, theme.card]
    {
      #expect(style.background.map { $0.basic < 8 } == true)
    }
    #expect(theme.robotBubble.background != theme.page.background)
    #expect(!theme.outlinesKeys)
    for part in [theme.firstPart, theme.secondPart] {
      #expect(try #require(Contrast.of(part, tier: "VGA")) >= 3, "\(part)")
    }
  }

  @Test func `nothing dark is bold on sixteen colours, where bold black is grey`() {
    let black = Theme.light.page.bold
    #expect(!black.parameters(after: nil, depth: .sixteen).contains(1))
    #expect(black.parameters(after: nil, depth: .palette256).contains(1))
    #expect(Theme.dark.page.bold.parameters(after: nil, depth: .sixteen).contains(1))
    #expect(black.parameters(after: Theme.light.page, depth: .sixteen) == [])
  }

  @Test(arguments: [true, false], tiers)
  func `the two parts of a picture can be seen, and told apart`(isDark: Bool, tier: String) throws {
    let isSixteen = ["VGA", "xterm"].contains(tier)
    let theme = Theme.suiting(
      .system, terminalIsDark: isDark, depth: isSixteen ? .sixteen : .trueColor)
    for part in [theme.firstPart, theme.secondPart] {
      let style = Style(part.foreground, on: theme.robotBubble.background)
      #expect(try #require(Contrast.of(style, tier: tier)) >= (isSixteen ? 3 : 4.5), "\(part)")
    }
    #expect(theme.firstPart != theme.secondPart)
  }

  @Test(arguments: themes.map(\.theme), ColorBlindness.allCases)
  func `every text can be read by the colour-blind`(theme: Theme, eye: ColorBlindness) throws {
    for style in theme.texts {
      #expect(try #require(Contrast.of(style, tier: "true colour", seenBy: eye)) >= 4.5, "\(style)")
      // Of 256 colours the nearest is taken.
      #expect(try #require(Contrast.of(style, tier: "256", seenBy: eye)) >= 4, "\(style)")
    }
  }

  @Test(arguments: [true, false], ["true colour", "256", "VGA", "xterm"])
  func `the two parts of a picture stay apart for the colour-blind`(isDark: Bool, tier: String)
    throws
  {
    let isSixteen = ["VGA", "xterm"].contains(tier)
    let theme = Theme.suiting(
      .system, terminalIsDark: isDark, depth: isSixteen ? .sixteen : .trueColor)
    let first = try #require(theme.firstPart.foreground)
    let second = try #require(theme.secondPart.foreground)
    for eye in ColorBlindness.allCases {
      #expect(Contrast.distance(first, second, tier: tier, seenBy: eye) >= 40, "\(eye)")
      for part in [first, second] where !isSixteen {
        let style = Style(part, on: theme.robotBubble.background)
        #expect(try #require(Contrast.of(style, tier: tier, seenBy: eye)) >= 3, "\(part) \(eye)")
      }
    }
  }

  @Test func `the two parts of a picture have signs of their own, in ASCII too`() {
    let signs = ["●", "○", "▌", "│", "_"]
    for glyphs in [GlyphSet.unicode, .ascii] {
      let drawn = signs.map { glyphs.text($0) }
      #expect(drawn[0] != drawn[1] && drawn[2] != drawn[3] && drawn[1] != drawn[4])
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

  @Test(arguments: [UInt32(0x000000), 0xFFFFFF], ["true colour", "256", "VGA", "xterm"])
  func `the neutral colours can be seen on black and on white`(page: UInt32, tier: String) throws {
    let theme = Theme.neutral
    let paper = Color(page, palette: page == 0 ? 16 : 231, basic: page == 0 ? 0 : 15)
    #expect(theme.page == Style() && theme.secondary == Style())
    for sign in [theme.accent, theme.track, theme.heat.low] {
      let style = Style(sign.foreground, on: sign.background ?? paper)
      #expect(try #require(Contrast.of(style, tier: tier)) >= 3, "\(style)")
    }
    for sign in [theme.heat.middle, theme.heat.high] {
      #expect(try #require(Contrast.of(sign, tier: tier)) >= 4.5, "\(sign)")
    }
  }

  @Test(arguments: themes.map(\.theme))
  func `each level of a heat map has a colour and a sign of its own`(theme: Theme) {
    #expect(Set(HeatLevel.allCases.map { theme.heat[$0].background }).count == 4)
    for glyphs in [GlyphSet.unicode, .ascii] {
      #expect(Set(HeatLevel.allCases.map(glyphs.heat)).count == 4)
    }
  }

  @Test func `the terminal chooses when the appearance is the system's`() {
    #expect(Theme.suiting(.system, terminalIsDark: true, depth: .trueColor) == .dark)
    #expect(Theme.suiting(.system, terminalIsDark: false, depth: .trueColor) == .light)
    let few = Theme.suiting(.light, terminalIsDark: true, depth: .sixteen)
    #expect(few == Theme.light)
    #expect(Theme.suiting(.light, terminalIsDark: true, depth: .trueColor) == .light)
    #expect(Theme.suiting(.dark, terminalIsDark: false, depth: .palette256) == .dark)
    #expect(Theme.suiting(.dark, terminalIsDark: true, depth: .none) == .monochrome)
  }
}

extension Theme {
  /// Everything that words are written with.
  fileprivate var texts: [Style] {
    [
      page, secondary, accent, ending, correct, learnerBubble, robotBubble, robotSecondary,
      robotAccent, card, cardSecondary, cardAccent, selected, option, pressed,
      keys.digit, keys.operation, keys.edit, keys.function, keysBetween.digit,
      keysBetween.operation, keysBetween.edit, keysBetween.function,
    ] + HeatLevel.allCases.map { heat[$0] }
  }
}
