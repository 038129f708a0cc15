import Basics

extension GardenPicture {
  /// Draws the plants with their numbers; what does not fit is scrolled so far that the focus is
  /// seen.
  ///
  /// In a year most flowers have a visitor. Where plants stand close only the one that is looked at
  /// shows it, so that what still grows can be found among them.
  func drawBed(on canvas: inout Canvas, _ layout: GardenLayout) {
    let heading = columns.isEmpty ? 0 : 1
    if let frame = layout.frame {
      RoundedBox(body: frame, style: canvas.theme.page).draw(on: &canvas)
    }
    if heading > 0 { drawColumns(on: &canvas, layout) }
    let area = layout.bed.inset(top: heading)
    let step = layout.rowStep
    let hidden = step > 1 ? 0 : max(0, rows.count - area.rows)
    let offset = min(hidden, max(0, focus.row - area.rows / 2))
    canvas.clipped(to: area) { canvas in
      for (index, row) in rows.enumerated() {
        draw(row, index, on: &canvas, layout, at: area.row + (index - offset) * step + step - 1)
      }
    }
    ScrollMarks(above: offset, below: hidden - offset).draw(on: &canvas, in: area)
  }

  private func drawColumns(on canvas: inout Canvas, _ layout: GardenLayout) {
    let (row, theme) = (layout.bed.row, canvas.theme)
    canvas.write(corner, layout.labelEnd - corner.displayWidth, row, theme.secondary)
    for (index, label) in columns.enumerated() {
      let style = index == focus.column ? theme.page.bold : theme.secondary
      // Where plants have two cells all numbers end where they do.
      let start = max(0, canvas.glyphs.plantWidth - label.displayWidth)
      canvas.write(label, layout.column(of: index) + start, row, style)
    }
  }

  private func draw(
    _ row: Row, _ index: Int, on canvas: inout Canvas, _ layout: GardenLayout, at line: Int
  ) {
    let isFocused = index == focus.row
    let style = isFocused ? canvas.theme.page.bold : canvas.theme.secondary
    canvas.write(row.label, layout.labelEnd - row.label.displayWidth, line, style)
    for (number, plant) in row.plants.enumerated() {
      let column = layout.column(of: number)
      let isMarked = isFocused && number == focus.column
      let isTwin = twin == Point(column: number, row: index)
      let theme = canvas.theme
      let shown = isMarked || layout.isAiry ? plant : plant.withoutVisitor
      let style = plant.sign == .notYet ? theme.secondary : theme.page
      let width = draw(shown, on: &canvas, layout, column, line, style)
      if isMarked || isTwin {
        let paint = isMarked ? theme.selected : theme.option
        mark(on: &canvas, column, line, width: width, paint)
        draw(shown, on: &canvas, layout, column, line, paint)
      }
      canvas.addTap(
        .plant(row: index, column: number),
        in: Rectangle(column: column - 1, row: line, columns: layout.step, rows: layout.rowStep))
    }
  }

  /// Draws a plant and what stands beside it, and gives back how many cells the mark goes around.
  @discardableResult
  private func draw(
    _ plant: Plant, on canvas: inout Canvas, _ layout: GardenLayout, _ column: Int, _ row: Int,
    _ style: Style
  ) -> Int {
    let signs = plant.signs(withCompany: layout.isWide).map(canvas.glyphs.plant).joined()
    let label = layout.isWide ? plant.label : plant.shortLabel
    let width = canvas.glyphs.plantWidth
    let end = canvas.write(signs, column + max(0, width - signs.displayWidth), row, style)
    guard !label.isEmpty else { return max(end - column, width) }
    canvas.write(label, column + 3, row, style)
    let labelEnd = column + 3 + widestLabel(layout)
    return canvas.write(apples(of: plant, layout, canvas.glyphs), labelEnd, row, style) - column
  }

  /// The cells of the longest words beside a plant: apples stand below each other.
  private func widestLabel(_ layout: GardenLayout) -> Int {
    rows.flatMap(\.plants).map { (layout.isWide ? $0.label : $0.shortLabel).displayWidth }.max()
      ?? 0
  }

  /// Each apple, or their number where there is little room.
  private func apples(of plant: Plant, _ layout: GardenLayout, _ glyphs: GlyphSet) -> String {
    guard plant.apples > 0 else { return "" }
    let apple = glyphs.plant(.apple)
    guard layout.isWide else { return " \(apple)\(plant.apples)" }
    return " " + String(repeating: apple, count: plant.apples)
  }

  /// Paints the place of the plant in focus, or of its twin, and puts brackets around it: without the
  /// paint they would seem to belong to its neighbours.
  private func mark(
    on canvas: inout Canvas, _ column: Int, _ row: Int, width: Int, _ style: Style
  ) {
    canvas.fill(Rectangle(column: column - 1, row: row, columns: width + 2, rows: 1), style)
    canvas.write("[", column - 1, row, style)
    canvas.write("]", column + width, row, style)
  }
}
