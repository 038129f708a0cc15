/// A frame to draw on.
///
/// Nothing is ever drawn outside the clip, no control character on it, and no sign that the
/// terminal cannot show.
struct Canvas {
  /// The colours and signs to draw with.
  let look: Look
  /// What has been drawn.
  private(set) var frame: Frame
  /// What taps on it mean.
  private(set) var taps = TapMap()
  private var clip: Rectangle

  /// An empty page.
  init(size: Size, look: Look) {
    self.look = look
    frame = Frame(size: size, style: look.theme.page)
    clip = Rectangle(frame.size)
  }

  /// The colours to draw with.
  var theme: Theme { look.theme }
  /// The signs to draw with.
  var glyphs: GlyphSet { look.glyphs }

  /// The whole canvas.
  var bounds: Rectangle { Rectangle(frame.size) }

  /// Draws only inside the area while the closure runs.
  mutating func clipped(to area: Rectangle, draw: (inout Canvas) -> Void) {
    let outer = clip
    clip = clip.intersection(area)
    draw(&self)
    clip = outer
  }

  /// Paints the area with the style's background.
  mutating func fill(_ area: Rectangle, _ style: Style) {
    let area = area.intersection(clip)
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn { set(.blank(style), column, row) }
    }
  }

  /// Writes the text on one line, in signs that the terminal can show, and gives back the first
  /// column after it.
  @discardableResult
  mutating func write(_ text: String, _ column: Int, _ row: Int, _ style: Style) -> Int {
    var column = column
    for character in glyphs.text(text) {
      guard let character = character.drawable else { continue }
      put(Cell(character, style), column, row)
      column += character.displayWidth
    }
    return column
  }

  /// Writes lines below each other, each from the column on.
  mutating func write(_ lines: [String], _ column: Int, _ row: Int, _ style: Style) {
    for (offset, line) in lines.enumerated() { write(line, column, row + offset, style) }
  }

  /// Makes the part of the area that can be seen mean something.
  mutating func addTap(_ target: TapTarget, in area: Rectangle) {
    taps.add(target, in: area.intersection(clip))
  }

  /// Puts the cursor there, if its cell can be seen.
  mutating func placeCursor(_ column: Int, _ row: Int) {
    guard clip.contains(column: column, row: row) else { return }
    frame.cursor = Point(column: column, row: row)
  }

  /// Whether nothing has been drawn there but the page, or the ground of another style.
  func isEmpty(_ column: Int, _ row: Int, on ground: Style? = nil) -> Bool {
    let cell = frame[column, row]
    return cell.isBlank && cell.style == ground ?? theme.page
  }

  private mutating func put(_ cell: Cell, _ column: Int, _ row: Int) {
    guard clip.contains(column: column, row: row) else { return }
    guard cell.width == 2 else { return set(cell, column, row) }
    if clip.contains(column: column + 1, row: row) {
      set(cell, column, row)
      set(.rightHalf(cell.style), column + 1, row)
    } else {
      set(.blank(cell.style), column, row)
    }
  }

  /// Sets one cell.
  ///
  /// A wide character of which it was a half loses the other half.
  private mutating func set(_ cell: Cell, _ column: Int, _ row: Int) {
    let old = frame[column, row]
    if old.width == 2 { frame[column + 1, row] = .blank(old.style) }
    if old.width == 0, cell.width > 0 { frame[column - 1, row] = .blank(old.style) }
    frame[column, row] = cell
  }
}
