@testable import Screen

extension TerminalEmulator.Place {
  /// What can be seen: on an empty place only the background.
  var visible: TerminalEmulator.Place {
    guard text == " ", !attributes.isReversed else { return self }
    var place = self
    place.attributes = TerminalEmulator.Attributes()
    place.attributes.background = attributes.background
    return place
  }

  /// The place as it should be for a cell, in true colour.
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
  var visible: [[Place]] {
    grid.map { $0.map(\.visible) }
  }
}

extension Frame {
  /// What a terminal in true colour should show.
  var visible: [[TerminalEmulator.Place]] {
    (0..<size.rows).map { row in
      (0..<size.columns).map { TerminalEmulator.Place(self[$0, row]).visible }
    }
  }
}
