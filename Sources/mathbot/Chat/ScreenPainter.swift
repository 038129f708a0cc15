import Screen
import Terminal
import Tutor

/// Draws the conversation for the terminal as it is: its size, its colours, its glyphs.
struct ScreenPainter {
  var size: Size
  /// What a tap on the screen as it is drawn means.
  private(set) var taps = TapMap()
  private var shown: Frame?
  private var appearance: Appearance
  private var terminalIsDark: Bool
  private var glyphs: GlyphSet
  private var hasLearnedWidth = false
  private let depth: ColorDepth

  init(context: ChatContext, size: Size) {
    self.size = size
    appearance = context.appearance
    terminalIsDark = context.environment.appearanceGuess != .light
    glyphs = context.glyphs
    depth = context.depth
  }

  /// The bytes that bring the terminal from what it shows to what is on show now.
  mutating func bytes(for conversation: inout Conversation) -> [UInt8] {
    var drawing = drawn(conversation)
    if conversation.limitScroll(to: drawing.maximumScroll) { drawing = drawn(conversation) }
    taps = drawing.taps
    defer { shown = drawing.frame }
    return drawing.frame.update(from: shown, depth: depth)
  }

  /// What the terminal shows is not known any more: the next frame is drawn whole.
  mutating func forgetScreen() {
    shown = nil
  }

  /// Follows the setting.
  mutating func follow(_ appearance: Appearance) {
    guard appearance != self.appearance else { return }
    self.appearance = appearance
    forgetScreen()
  }

  /// Learns from what the terminal says about itself.
  mutating func take(_ reply: TerminalReply) {
    let before = (terminalIsDark, glyphs)
    if let told = reply.appearanceTold { terminalIsDark = told == .dark }
    if case .cursorPosition(let place) = reply { learnWidth(cursor: place) }
    if before != (terminalIsDark, glyphs) { forgetScreen() }
  }

  /// The probe is one × in the first column: a cursor beyond the second has seen it wide.
  ///
  /// It is asked for once. What looks like another answer is F3, held with Alt or Control.
  private mutating func learnWidth(cursor: Point) {
    if !hasLearnedWidth, cursor.column > 1 { glyphs = .ascii }
    hasLearnedWidth = true
  }

  private var theme: Theme {
    .suiting(appearance, terminalIsDark: terminalIsDark, depth: depth)
  }

  private func drawn(_ conversation: Conversation) -> Drawing {
    conversation.picture.drawn(
      in: size, theme: theme, glyphs: glyphs,
      tooSmall: conversation.tooSmallText)
  }
}
