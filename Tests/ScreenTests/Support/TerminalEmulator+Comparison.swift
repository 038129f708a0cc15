@testable import Screen

extension TerminalEmulator.GridCell {
  /// What can be seen: on an empty cell only the background.
  var visible: TerminalEmulator.GridCell {
    guard text == " ", !attributes.isReversed else { return self }
    var seen = self
    seen.attributes = TerminalEmulator.Attributes()
    seen.attributes.background = attributes.background
    return seen
  }

  /// The cell of the grid as it should be for a cell of a frame, in true colour.
  init(_ cell: Cell) {
    self.init(text: cell.width == 0 ? "" : String(cell.character))
    isRightHalf = cell.width == 0
    attributes = TerminalEmulator.Attributes(
      isBold: cell.style.isBold, isReversed: cell.style.isReversed,
      foreground: cell.style.foreground.map(Self.trueColor) ?? [],
      background: cell.style.background.map(Self.trueColor) ?? [])
  }

  private static func trueColor(_ color: Color) -> [Int] {
    [2, Int(color.rgb >> 16), Int(color.rgb >> 8 & 255), Int(color.rgb & 255)]
  }
}

extension TerminalEmulator {
  /// Everything that can be seen.
  var visible: [[GridCell]] {
    grid.map { $0.map(\.visible) }
  }
}

extension Frame {
  /// What a terminal in true colour should show.
  var visible: [[TerminalEmulator.GridCell]] {
    (0..<size.rows).map { row in
      (0..<size.columns).map { TerminalEmulator.GridCell(self[$0, row]).visible }
    }
  }
}
