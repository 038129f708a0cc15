package import Basics
package import Calculator
package import Content
package import Screen

/// Something that happened to the page with curves.
package enum PlotPageEvent: Sendable {
  case key(Key)
  case mouse(MouseEvent.Action, TapTarget?)
  case resized(Size)
  /// The moment has come that the page named.
  case ticked
}

/// Curves to look around in: a window that moves, and a cursor that reads values.
package struct PlotPage: Sendable {
  /// Gives each piece of work a time after which it is to stop.
  package typealias Patience = @Sendable () -> PlotScene.Patience

  private let curves: [Curve]
  private let ends: PlotWindow.Ends
  private let grade: DotGrade
  private let glyphs: GlyphSet
  private let texts: Texts
  private let patience: Patience
  private var size: Size
  /// What is looked at; the scene may show a little more.
  package private(set) var window: PlotWindow
  private(set) var scene: PlotScene
  /// The column of dots that is read.
  private(set) var cursor: Int
  /// The mark that is read, among all marks from the left; nil while the cursor is elsewhere.
  private var mark: CurveFacts.Mark?
  /// Where the mouse took hold of the plane.
  private var grip: Point?
  /// When the marks are looked for; nil while they are known.
  package private(set) var nextWake: Instant?
  package private(set) var hasLeft = false

  /// - Parameters:
  ///   - curves: At least one.
  ///   - ends: The ends of the window that are asked for.
  ///   - grade: The dots.
  ///   - glyphs: The signs that the terminal can show.
  ///   - size: The terminal's size.
  ///   - texts: The language.
  ///   - patience: How long each piece of work may take.
  package init(
    _ curves: [Curve], ends: PlotWindow.Ends, grade: DotGrade, glyphs: GlyphSet, size: Size,
    texts: Texts, patience: @escaping Patience
  ) {
    self.curves = curves
    self.ends = ends
    self.grade = grade
    self.glyphs = glyphs
    self.size = size
    self.texts = texts
    self.patience = patience
    let rows = Self.rows(in: size, curves.count)
    let first = PlotWindow.fitting(
      curves, given: ends, rows: rows * grade.rows, shouldStop: patience())
    window = first
    let scene = PlotScene(
      curves, in: first, grade: grade, columns: size.columns, rows: rows, glyphs: glyphs,
      shouldStop: patience())
    self.scene = scene
    cursor = scene.columns * grade.columns / 2
    nextWake = .start
  }

  /// The rows that the title, the labels and the lines below leave to the plane.
  private static func rows(in size: Size, _ curves: Int) -> Int { max(4, size.rows - 9) }

  package var tooSmallText: String { texts(.plotTooSmall) }
  package var crashText: String { texts(.noticeCrash) }

  package var picture: ScreenPicture {
    var picture = scene.picture(texts)
    picture.title = texts(.plotTitle)
    picture.cursor = cursor
    picture.reading = [reading]
    picture.footer = Self.footer.map { texts($0) }
    return .plot(picture)
  }

  /// The picture as it is, to be left on the terminal.
  package var lastPicture: PlotPicture { scene.picture(texts) }

  private static let footer: [Phrase] = [
    .plotFooterRead, .plotFooterZoom, .plotFooterMove, .plotFooterMark, .plotFooterBack,
    .plotFooterQuit,
  ]

  package mutating func handle(_ event: PlotPageEvent, at instant: Instant) {
    switch event {
    case .key(let key): press(key, at: instant)
    case .mouse(let action, let target): take(action, target, at: instant)
    case .resized(let size):
      let x = x(of: cursor)
      self.size = size
      draw(window, at: instant)
      cursor = scene.column(of: x) ?? cursor
    case .ticked:
      nextWake = nil
      scene.findFacts(shouldStop: patience())
    }
  }
}

extension PlotPage {
  private mutating func press(_ key: Key, at instant: Instant) {
    switch key {
    case .left: read(cursor - 1, at: instant)
    case .right: read(cursor + 1, at: instant)
    case .home: read(0, at: instant)
    case .end: read(lastDot, at: instant)
    case .up: move(columns: 0, rows: scene.rows / 4, at: instant)
    case .down: move(columns: 0, rows: -scene.rows / 4, at: instant)
    case .pageUp, .character("<"), .character(","):
      move(columns: -scene.columns / 4, rows: 0, at: instant)
    case .pageDown, .character(">"), .character("."):
      move(columns: scene.columns / 4, rows: 0, at: instant)
    case .character("+"), .character("="): zoom(Rational(1, 2), around: center, at: instant)
    case .character("-"), .character("−"): zoom(Rational(2), around: center, at: instant)
    case .character("0"): start(at: instant)
    case .tab: readMark(forward: true, at: instant)
    case .backTab: readMark(forward: false, at: instant)
    case .character("q"), .escape, .control("c"), .control("d"): hasLeft = true
    default: break
    }
  }

  private mutating func take(
    _ action: MouseEvent.Action, _ target: TapTarget?, at instant: Instant
  ) {
    if case .word(let index)? = target, action == .press { return press(word: index, at: instant) }
    guard case .plot(let column, let row)? = target else {
      grip = nil
      return
    }
    switch action {
    case .press:
      grip = Point(column: column, row: row)
      read(column * grade.columns, at: instant)
    case .drag:
      guard let grip, grip != Point(column: column, row: row) else { return }
      move(columns: grip.column - column, rows: row - grip.row, at: instant)
      self.grip = Point(column: column, row: row)
    case .release: grip = nil
    case .wheelUp: zoom(Rational(1, 2), around: position(column, row), at: instant)
    case .wheelDown: zoom(Rational(2), around: position(column, row), at: instant)
    }
  }

  /// A word of the footer as its key.
  private mutating func press(word index: Int, at instant: Instant) {
    let keys: [Key] = [
      .right, .character("+"), .character(">"), .tab, .character("0"), .character("q"),
    ]
    if keys.indices.contains(index) { press(keys[index], at: instant) }
  }
}

extension PlotPage {
  /// No window is narrower or wider than ten to the power of plus or minus this.
  private static let mostExponent = 12

  private var lastDot: Int { scene.columns * grade.columns - 1 }

  /// The middle of a column of dots.
  private func x(of dot: Int) -> Rational {
    window.left + window.width * Rational(2 * dot + 1, 2 * scene.columns * grade.columns)
  }

  /// The middle of a cell.
  private func position(_ column: Int, _ row: Int) -> (x: Rational, y: Rational) {
    let x = window.left + window.width * Rational(2 * column + 1, 2 * scene.columns)
    let seen = scene.window
    return (x, seen.top - seen.height * Rational(2 * row + 1, 2 * scene.rows))
  }

  /// What a zoom keeps in its place: a curve at the cursor if one is on show, else the middle.
  private var center: (x: Rational, y: Rational) {
    let x = x(of: cursor)
    let heights = curves.compactMap { $0.height(at: x)?.low }
    let seen = heights.first { window.bottom < $0 && $0 < window.top }
    return (x, seen ?? (window.bottom + window.top) / Rational(2))
  }

  private mutating func start(at instant: Instant) {
    let first = PlotWindow.fitting(
      curves, given: ends, rows: Self.rows(in: size, curves.count) * grade.rows,
      shouldStop: patience())
    draw(first, at: instant)
    cursor = lastDot / 2
  }

  private mutating func draw(_ window: PlotWindow, at instant: Instant) {
    let rows = Self.rows(in: size, curves.count)
    self.window = window
    scene = PlotScene(
      curves, in: window.aligned(rows: rows * grade.rows), grade: grade, columns: size.columns,
      rows: rows, glyphs: glyphs,
      shouldStop: patience())
    cursor = min(cursor, lastDot)
    mark = nil
    nextWake = instant.advanced(by: .milliseconds(150))
  }

  private mutating func move(columns: Int, rows: Int, at instant: Instant) {
    let across = window.width * Rational(columns, scene.columns)
    let up = window.height * Rational(rows, scene.rows)
    var moved = window
    moved.left = moved.left + across
    moved.right = moved.right + across
    moved.bottom = moved.bottom + up
    moved.top = moved.top + up
    draw(moved.simplified, at: instant)
  }

  private mutating func zoom(
    _ factor: Rational, around point: (x: Rational, y: Rational), at instant: Instant
  ) {
    let width = window.width * factor
    guard width > Rational(1, 1_000_000_000_000), width < Rational(1_000_000_000_000) else {
      return
    }
    let zoomed = PlotWindow(
      left: point.x - (point.x - window.left) * factor,
      right: point.x + (window.right - point.x) * factor,
      bottom: point.y - (point.y - window.bottom) * factor,
      top: point.y + (window.top - point.y) * factor)
    draw(zoomed.simplified, at: instant)
    cursor = scene.column(of: point.x) ?? cursor
  }

  /// Reads another column; beyond an edge the window moves along.
  private mutating func read(_ dot: Int, at instant: Instant) {
    mark = nil
    if dot < 0 || dot > lastDot {
      move(columns: (dot < 0 ? -1 : 1) * scene.columns / 4, rows: 0, at: instant)
      cursor =
        dot < 0
        ? scene.columns / 4 * grade.columns - 1 : lastDot - scene.columns / 4 * grade.columns + 1
    } else {
      cursor = dot
    }
  }

  private mutating func readMark(forward: Bool, at instant: Instant) {
    if nextWake != nil { handle(.ticked, at: instant) }
    let marks = scene.allMarks
    let here = mark?.x.low ?? x(of: cursor)
    let next =
      forward
      ? marks.first { $0.x.low > here } ?? marks.first
      : marks.last { $0.x.low < here } ?? marks.last
    guard let next, let dot = scene.column(of: next.x.low) else { return }
    cursor = dot
    mark = next
  }
}

extension PlotPage {
  private static let format = NumberFormat(.automatic(places: 6), isForPeople: true)

  /// What is read at the cursor.
  private var reading: String {
    if let mark {
      let x = "\(texts(mark.kind.phrase)): x = \(mark.x.text(Self.format))"
      return mark.y.map { "\(x)   y = \($0.text(Self.format))" } ?? x
    }
    let x = roundest(in: cursor)
    let number = (try? Number(x).formatted(Self.format).text) ?? x.description
    let values = curves.enumerated().map { index, curve in
      let name = curves.count > 1 ? "\(PlotPicture.letter(index)): y" : curve.text
      return "\(name) = \(curve.height(at: x)?.text(Self.format) ?? texts(.plotNone))"
    }
    return (["\(curves[0].unknown) = \(number)"] + values).joined(separator: "   ")
  }

  /// The number with the fewest digits in a column of dots.
  private func roundest(in dot: Int) -> Rational {
    let half = window.width / Rational(2 * scene.columns * grade.columns)
    let (low, high) = (x(of: dot) - half, x(of: dot) + half)
    var unit = Rational.one
    while true {
      let value = -((-low / unit).floor) * unit
      if value < high { return value }
      unit = unit / Rational(10)
    }
  }
}
