import Basics

/// Where the parts of a garden's page lie.
struct GardenLayout {
  /// From so many columns on there is room for words beside the trees, and for visitors beside the
  /// flowers; the cells from one plant to the next there, and where there are fewer columns.
  private static let wideColumns = 60
  private static let steps = [(columns: 78, step: 6), (columns: wideColumns, step: 5)]
  private static let leastStep = 3
  /// The same in a large window, where an empty row parts the rows of plants.
  private static let airyColumns = 96
  private static let airyStep = 8
  /// From one plant with words beside it to the next it is no further than this.
  private static let widestLabelStep = 40
  /// The cells for the numbers of the rows.
  private static let labelColumns = 5

  let isWide: Bool
  /// The first column of the bed, and the cells from one plant to the next.
  let left: Int
  let step: Int
  /// The rows from one plant to the next below it.
  let rowStep: Int
  /// An empty row parts the plants, and one more is below the last of them.
  let isAiry: Bool
  /// The column in which all below the names of the beds begins, where there is room for a margin.
  let margin: Int
  /// The rows of the bed, its heading among them, and the first of them.
  let bed: Rectangle
  /// The rows of the names of the beds, and the first of the legend, of the words about a plant, and of
  /// the chips.
  let tabsTop: Int
  let legendTop: Int
  let aboutTop: Int
  let chipsTop: Int

  /// As many plants as stand in a row of the broadest bed.
  private static let mostPlants = 11

  /// The cells from the first number of a row's label to its plants.
  private static let numberColumns = 4

  init(
    _ picture: GardenPicture, in size: Size, headRows: Int, legendRows: Int, aboutRows: Int,
    chips: ChipRowLayout
  ) {
    // Nothing is below the chips: the row that they keep free is above them, where there is one.
    let chipRows = chips.rows - chips.rowsBelow
    isWide = Self.isWide(size)
    let plants = picture.rows.map(\.plants.count).max() ?? 1
    let hasLabels = picture.columns.isEmpty
    let tightRows = picture.rows.count + (hasLabels ? 0 : 1)
    let room = size.rows - headRows - legendRows - aboutRows - chipRows
    rowStep = room - tightRows - picture.rows.count >= Self.gapOrder.count ? 2 : 1
    step =
      hasLabels
      ? min(Self.widestLabelStep, (size.columns - 2) / max(1, plants))
      : Self.step(columns: size.columns, rowStep: rowStep)
    // All beds with numbers begin where the broadest does.
    let across = max(plants, Self.mostPlants)
    // The last plant of a row has its visitor beside it where plants stand apart.
    let lastPlant = rowStep > 1 && isWide ? 4 : 2
    let width = Self.labelColumns + step * (across - 1) + lastPlant
    left =
      hasLabels
      ? max(2, (size.columns - step * plants) / 2 + 1)
      : max(0, (size.columns - width) / 2) + Self.labelColumns
    margin = isWide ? (hasLabels ? left : left - Self.numberColumns) : 1
    // Between lines the last plants have a row below them, as the first ones have one above.
    isAiry = rowStep > 1 && isWide && room - tightRows - picture.rows.count > Self.gapOrder.count
    let rows = tightRows + picture.rows.count * (rowStep - 1) + (isAiry ? 1 : 0)
    let spare = room - rows
    let order = chips.rowsBelow > 0 ? Self.gapOrderAboveFlatChips : Self.gapOrder
    var gaps = order.map { spare > $0 ? 1 : 0 }
    // A bed that is scrolled anyway leaves a row, so that the legend does not run together with it.
    if spare < 0, room > Self.fewBedRows { gaps[1] = 1 }
    // In a tall window it stands together in the middle, below the names of the beds, which stay.
    let above = max(0, spare - gaps.count) / 2
    let lowest = size.rows - chipRows - aboutRows - gaps[3]
    tabsTop = headRows - 1
    let bedTop = headRows + above + gaps[0]
    bed = Rectangle(
      column: 0, row: bedTop, columns: size.columns,
      rows: min(rows, lowest - legendRows - gaps[1] - bedTop))
    legendTop = min(bed.endRow + gaps[1], lowest - legendRows)
    aboutTop = min(lowest, legendTop + legendRows + gaps[2])
    // The chips stay where they are from one bed to the next.
    chipsTop =
      Self.hasChipsAtEnd(size)
      ? size.rows - chipRows : aboutTop + aboutRows + gaps[3]
  }

  /// The rows of the bed between lines around it, where the plants stand far apart.
  var frame: Rectangle? {
    let air = margin - Self.frameGap
    guard isAiry, air > 0 else { return nil }
    return bed.inset(left: air, right: air)
  }

  /// The cells from the lines around a bed to its words.
  private static let frameGap = 3

  /// The empty rows above the bed, above the legend, above the words, and above the chips: which of
  /// them comes first where there are few.
  private static let gapOrder = [1, 0, 2, 3]
  /// Chips without edges would stand on the words.
  private static let gapOrderAboveFlatChips = [2, 1, 3, 0]

  /// Whether the chips stand at the end of a window.
  static func hasChipsAtEnd(_ size: Size) -> Bool { size.rows <= 30 }

  /// Of a bed with so few rows none is given away.
  private static let fewBedRows = 4

  private static func step(columns: Int, rowStep: Int) -> Int {
    if rowStep > 1, columns >= airyColumns { return airyStep }
    return steps.first { $0.columns <= columns }?.step ?? leastStep
  }

  /// Whether there is room for many words.
  static func isWide(_ size: Size) -> Bool { size.columns >= wideColumns }

  /// The first column of a plant.
  func column(of plant: Int) -> Int { left + step * plant }

  /// The column in which the numbers of the rows end.
  var labelEnd: Int { left - 2 }
}
