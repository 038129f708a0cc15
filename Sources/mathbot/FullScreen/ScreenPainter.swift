import Screen
import Terminal

/// Draws what is on show for the terminal as it is: its size, its colours, its glyphs.
@MainActor
struct ScreenPainter {
  var size: Size
  /// The grade of shapes asked for in the settings; nil leaves it to the terminal.
  var shapes: ShapeGrade?
  /// What a tap on the screen as it is drawn means.
  private(set) var taps = TapMap()
  private var shown: Frame?
  /// With which colours the terminal writes on; nil while that is not known.
  private var pen: Style?
  private var memory = DrawingMemory()
  private var appearance: Appearance
  private var terminalIsDark: Bool
  private var glyphs: GlyphSet
  /// The grade of shapes that suits the terminal, as far as it is known.
  private var fittingShapes: ShapeGrade
  private var hasLearnedWidth = false
  private let depth: ColorDepth
  private let movesRows: Bool
  private let terminal: TerminalEnvironment
  /// What the terminal has said of itself.
  private var version: String?

  /// - Parameters:
  ///   - environment: What is known of the terminal until it says more.
  ///   - appearance: The appearance asked for in the settings.
  ///   - shapes: The grade of shapes asked for there; nil leaves it to the terminal.
  ///   - depth: How many colours are used.
  ///   - size: The window's size.
  init(
    environment: Environment, appearance: Appearance, shapes: ShapeGrade?, depth: ColorDepth,
    size: Size
  ) {
    self.size = size
    self.shapes = shapes
    terminal = environment.terminal
    movesRows = terminal.movesRows
    self.appearance = appearance
    terminalIsDark = environment.terminal.appearanceGuess != .light
    glyphs = environment.glyphs
    self.depth = depth
    fittingShapes = terminal.shapes(told: nil, depth: depth, glyphs: glyphs)
  }

  /// The bytes that bring the terminal from what it shows to what is on show now.
  mutating func bytes(for page: any ScreenPage) -> [UInt8] {
    var drawing = drawn(page)
    if page.limitScroll(to: drawing.scroll) { drawing = drawn(page) }
    taps = drawing.taps
    defer { shown = drawing.frame }
    return drawing.frame.update(
      from: shown, depth: depth, movesRows: movesRows, pen: &pen)
  }

  /// What the terminal shows is not known any more: the next frame is drawn whole.
  mutating func forgetScreen() {
    shown = nil
    pen = nil
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
    if case .cursorPosition(let position) = reply { learnWidth(cursor: position) }
    // A frame has the same layout in each grade: only what differs is drawn again.
    if case .version(let text) = reply { version = text }
    fittingShapes = terminal.shapes(told: version, depth: depth, glyphs: glyphs)
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

  private mutating func drawn(_ page: any ScreenPage) -> Drawing {
    page.picture.drawn(
      in: size, theme: theme, glyphs: glyphs,
      shapes: shapes ?? fittingShapes,
      tooSmall: page.tooSmallText, with: &memory)
  }
}
