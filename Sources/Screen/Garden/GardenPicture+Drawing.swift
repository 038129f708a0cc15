import Basics

extension GardenPicture {
  /// With fewer rows than this none is spent on lines and edges.
  private static let fewRows = 22

  /// The rows of the title with its line, and of the names of the beds, which stand in place of that line
  /// where rows are few.
  private static func headRows(isLow: Bool) -> Int { isLow ? 2 : 3 }

  /// Draws the page; the plant in focus can always be seen.
  func draw(on canvas: inout Canvas) {
    let size = canvas.frame.size
    let isLow = size.rows < Self.fewRows
    func lines(withVisitors: Bool) -> [String] {
      Array(legendLines(in: canvas, withVisitors: withVisitors).prefix(isLow ? 2 : 3))
    }
    let chips = chips(in: size)
    let chipLayout = ChipRowLayout(
      chips, columns: size.columns, rows: size.rows, isFlat: isLow, look: canvas.look)
    if let portrait, beds.isEmpty {
      let words = aboutLines(in: size.columns - 2, canvas.glyphs)
      drawHead(on: &canvas, counts, hasLine: true)
      return draw(portrait, on: &canvas, from: Self.headRows(isLow: isLow), words, chipLayout)
    }
    let all = lines(withVisitors: true)
    let head = Self.headRows(isLow: isLow)
    var (layout, words) = arranged(in: canvas, (head, all.count), chipLayout)
    // Where plants stand close only the one that is looked at shows its visitor, and its words name it.
    let keyLines = layout.isAiry ? all : lines(withVisitors: false)
    if keyLines.count < all.count {
      (layout, words) = arranged(in: canvas, (head, keyLines.count), chipLayout)
    }
    // Where plants stand close only one visitor is seen: a number would promise many.
    let visitors = layout.isAiry && !visitorCount.isEmpty ? [visitorCount] : []
    drawHead(on: &canvas, counts + visitors, hasLine: !isLow)
    drawTabs(on: &canvas, row: layout.tabsTop, beside: keys)
    if let portrait {
      draw(portrait, on: &canvas, layout)
    } else {
      drawBed(on: &canvas, layout)
    }
    canvas.write(keyLines, layout.margin, layout.legendTop, canvas.theme.secondary)
    canvas.write(words, layout.margin, layout.aboutTop, canvas.theme.page)
    let moved = chipLayout.movement(to: layout.margin, in: size.columns)
    chips.draw(on: &canvas, chipLayout, in: canvas.bounds.inset(left: moved, top: layout.chipsTop))
  }

  /// Where all lies, and the words about a plant.
  private func arranged(
    in canvas: Canvas, _ rows: (head: Int, legend: Int), _ chips: ChipRowLayout
  ) -> (GardenLayout, [String]) {
    let size = canvas.frame.size
    func layout(aboutRows: Int) -> GardenLayout {
      GardenLayout(
        self, in: size, headRows: rows.head, legendRows: rows.legend, aboutRows: aboutRows,
        chips: chips)
    }
    // How many lines the words take decides how far apart the plants stand, and so the margin.
    let margin = (1...Self.mostAboutRows).map { layout(aboutRows: $0).margin }.max() ?? 1
    let words = aboutLines(in: size.columns - 2 * margin, canvas.glyphs)
    let least = leastAboutRows(in: size.columns - 2 * margin)
    return (layout(aboutRows: max(words.count, least)), words)
  }

  private static let mostAboutRows = 3

  /// The rows that the two sentences about any plant may take, also while something else is said.
  private func leastAboutRows(in columns: Int) -> Int { widestAbout <= columns ? 1 : 2 }

  /// The rows of a portrait twice as large, with air.
  private static let roomForLarge = 16

  /// What is said of the plant in focus: on one line, or each sentence from the beginning of a
  /// line on, of so many columns at most.
  private func aboutLines(in columns: Int, _ glyphs: GlyphSet) -> [String] {
    let (words, widest) = (glyphs.text(about), max(1, columns))
    guard words.displayWidth > widest else { return [words] }
    let sentences = aboutSentences.isEmpty ? [words] : aboutSentences.map(glyphs.text)
    let lines = sentences.flatMap { $0.wrappedBalanced(to: widest) }
    return Array(lines.prefix(Self.mostAboutRows))
  }

  /// Draws the robot in the place of a bed in which nothing grows.
  private func draw(_ portrait: Portrait, on canvas: inout Canvas, _ layout: GardenLayout) {
    let columns = canvas.bounds.columns - layout.margin
    let room = layout.aboutTop - layout.bed.row
    // Where all of it has room it may be as large as the window lets it be.
    let rows = room >= Self.roomForLarge ? canvas.bounds.rows : room
    let picture = PortraitLayout(portrait, columns: columns, rows: rows, look: canvas.look)
    picture.draw(
      on: &canvas, top: layout.bed.row + max(0, room - picture.lines.count) / 2,
      in: canvas.bounds.inset(left: layout.margin))
  }

  /// Draws the robot in the middle of the page, what is typed below its words, and the chips.
  private func draw(
    _ portrait: Portrait, on canvas: inout Canvas, from head: Int, _ words: [String],
    _ chipLayout: ChipRowLayout
  ) {
    let size = canvas.frame.size
    let page = canvas.bounds.inset(left: PageColumn(in: size.columns).left)
    let chipRows = chipLayout.rows - chipLayout.rowsBelow
    let below = 2 + words.count + chipRows
    let room = size.rows - head - below
    let layout = PortraitLayout(portrait, columns: page.columns, rows: room, look: canvas.look)
    let top = head + max(0, room - layout.lines.count) / 2
    let margin = page.column + (chipLayout.chips.first?.face.column ?? 1)
    layout.draw(on: &canvas, top: top, in: page)
    // In the row in which they stand where plants grow.
    let chipsTop =
      GardenLayout.hasChipsAtEnd(size)
      ? size.rows - chipRows : min(top + layout.lines.count, size.rows - below) + 1 + words.count
    let gap = chipLayout.hasEdges ? 0 : 1
    canvas.write(words, margin, chipsTop - words.count - gap, canvas.theme.page)
    chips(in: size).draw(on: &canvas, chipLayout, in: page.inset(top: chipsTop))
  }

  /// The chips, with few words where there is little room.
  private func chips(in size: Size) -> ChipRow {
    GardenLayout.isWide(size) ? chips : ChipRow(shortLabels, lit: chips.lit)
  }

  /// The title with the counts.
  private func drawHead(on canvas: inout Canvas, _ counts: [String], hasLine: Bool) {
    let column = PageColumn(in: canvas.bounds.columns)
    let heading = PageTitle(icon: canvas.glyphs.plant(.flower), text: title)
    heading.draw(on: &canvas, in: column, hasLine: hasLine)
    let room = heading.room(in: column, canvas.glyphs)
    // As many as there is room for.
    let words =
      counts.indices.reversed().map { counts[...$0].joined(separator: " · ") }
      .first { $0.displayWidth <= room } ?? ""
    canvas.writeNote(words, atEndOf: column, row: 0)
  }

  /// The names of the beds stand at one place, whichever is on show, and beside them the first of
  /// some notes that has room there.
  private func drawTabs(on canvas: inout Canvas, row: Int, beside notes: [String]) {
    let column = PageColumn(in: canvas.bounds.columns)
    let layout = ChipLayout(
      beds, width: column.columns - 2, marks: beds.map { _ in "" },
      gap: GardenLayout.isWide(canvas.frame.size) ? 2 : 1)
    for (index, chip) in layout.chips.enumerated() {
      let style = index == bed ? canvas.theme.selected : canvas.theme.option
      chip.draw(on: &canvas, column.left + 1, row, style, target: .bed(index))
    }
    let used = layout.chips.last.map { $0.column + $0.width } ?? 0
    let room = layout.rows == 1 ? column.columns - 2 - used - 1 : 0
    if let note = notes.map(canvas.glyphs.text).first(where: { $0.displayWidth < room }) {
      canvas.writeNote(note, atEndOf: column, row: row)
    }
  }

  /// What the signs mean, and what else is to be known, in as few lines as can be, which are about
  /// as wide as each other.
  ///
  /// Where rows and columns are few the note is left out, which the words about a plant say too, and
  /// so is the sign of what is not there yet, if that saves a line and shorter words do not.
  private func legendLines(in canvas: Canvas, withVisitors: Bool) -> [String] {
    let size = canvas.frame.size
    let isWide = GardenLayout.isWide(size)
    let widest = isWide ? size.columns * 5 / 6 : size.columns - 2
    let shown = legend.filter { isWide && withVisitors || !$0.sign.isVisitor }
    func words(_ keys: [Key], isShort: Bool = false) -> [String] {
      keys.map { key in
        let word = isShort ? key.shortWord : key.word
        return "\(canvas.glyphs.plant(key.sign)) \(canvas.glyphs.text(word))"
      }
    }
    guard isWide || size.rows >= Self.fewRows else {
      let short = words(shown, isShort: true).joined(separator: " ")
      if short.displayWidth <= widest, words(shown).joined(separator: "  ").displayWidth > widest {
        return [short]
      }
      let all = Self.balanced(words(shown), to: widest)
      let fewer = Self.balanced(words(shown.filter { $0.sign != .notYet }), to: widest)
      return fewer.count < all.count ? fewer : all
    }
    let keys = words(shown)
    // Further from the signs than they are from each other: it is about none of them.
    let note = [canvas.glyphs.text(footnote)].filter { !$0.isEmpty }.map { "  " + $0 }
    let apart = Self.lines(of: Self.balanced(keys, to: widest) + note, to: widest)
    let together = Self.balanced(keys + note, to: widest)
    // The note has a line of its own where that costs none.
    return apart.count <= together.count ? apart : together
  }

  private static func balanced(_ keys: [String], to widest: Int) -> [String] {
    let least = lines(of: keys, to: widest).count
    let all = keys.map(\.displayWidth)
    // Narrower lines than these cannot hold them all.
    let narrowest = min(all.max() ?? 1, all.reduce(0, +) / max(1, least)).clamped(
      to: 1...max(1, widest))
    let widths = (narrowest...max(1, widest)).lazy.map { lines(of: keys, to: $0) }
    return widths.first { $0.count <= least } ?? keys
  }

  private static func lines(of keys: [String], to width: Int) -> [String] {
    keys.reduce(into: []) { lines, key in
      let line = lines.last.map { $0 + "  " + key } ?? key
      if lines.isEmpty || line.displayWidth > width {
        lines.append(key.trimmed)
      } else {
        lines[lines.count - 1] = line
      }
    }
  }
}
