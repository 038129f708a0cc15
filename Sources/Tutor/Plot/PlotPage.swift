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

  let curves: [Curve]
  let ends: PlotWindow.Ends
  let grade: DotGrade
  let glyphs: GlyphSet
  let texts: Texts
  let patience: Patience
  var size: Size
  /// What is looked at; the scene may show a little more.
  package internal(set) var window: PlotWindow
  var scene: PlotScene
  /// The column of dots that is read.
  var cursor: Int
  /// The number that was read in another size of the terminal; nil once the cursor has moved.
  var kept: Rational?
  /// The mark that is read, among all marks from the left; nil while the cursor is elsewhere.
  var mark: PlotScene.OwnedMark?
  /// The lines below the plane that say what the signs mean.
  var keyLines = fewestKeyLines
  /// Where the mouse took hold of the plane.
  var grip: Point?
  /// When the marks are looked for; nil while they are known.
  package internal(set) var nextWake: Instant?
  package internal(set) var hasLeft = false

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
    let rows = Self.rows(for: curves, in: size, keys: Self.fewestKeyLines, texts, glyphs)
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
  static func rows(
    for curves: [Curve], in size: Size, keys: Int, _ texts: Texts, _ glyphs: GlyphSet
  ) -> Int {
    let labels = curves.map { "y = \($0.text)" }
    let around = PlotPicture.linesAround(
      labels: labels, title: title(of: curves, texts), footer: footer.map { texts($0) },
      size: size, glyphs: glyphs)
    return max(4, size.rows - around - (size.rows >= 16 ? keys : 1))
  }

  /// The rows of the plane now.
  var rows: Int { Self.rows(for: curves, in: size, keys: keyLines, texts, glyphs) }

  /// A wide screen has a free line below the one that says what the signs mean.
  private static let fewestKeyLines = 2

  package var tooSmallText: String { texts(.plotTooSmall) }
  package var crashText: String { texts(.noticeCrash) }

  package var picture: ScreenPicture {
    var picture = scene.picture(texts)
    picture.title = Self.title(of: curves, texts)
    picture.cursor = cursor
    picture.reading = readingLines
    picture.footer = Self.footer.map { texts($0) }
    return .plot(picture)
  }

  /// What the page is, and in what angles are measured where there are any.
  private static func title(of curves: [Curve], _ texts: Texts) -> String {
    guard let curve = curves.first(where: \.hasAngle) else { return texts(.plotTitle) }
    let unit = curve.isInDegrees ? "value.degrees" : "value.radians"
    return "\(texts(.plotTitle)) · \(texts.text(key: unit))"
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
      let (number, read) = (number, mark)
      self.size = size
      keyLines = Self.fewestKeyLines
      draw(window, at: instant)
      cursor = scene.column(of: read?.mark.x.low ?? number) ?? cursor
      (kept, mark) = (number, read)
    case .ticked:
      nextWake = nil
      scene.findFacts(shouldStop: patience())
      makeRoomForKeys()
    }
  }

  /// Leaves the lines that it takes to say what the signs mean, once these are known.
  private mutating func makeRoomForKeys() {
    let needed = scene.picture(texts).keyLines(columns: size.columns, glyphs: glyphs)
    guard needed > keyLines, size.rows >= 20 else { return }
    keyLines = needed
    let (read, kept, cursor) = (mark, kept, cursor)
    draw(window, at: .start)
    (mark, self.kept, self.cursor, nextWake) = (read, kept, cursor, nil)
    scene.findFacts(shouldStop: patience())
  }
}
