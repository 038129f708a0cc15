package import Basics

/// A small picture of squares, two of which share a cell, one above the other.
package struct PixelPicture: Equatable, Sendable {
  /// The rows from the top; all are as long as the first, and their number is even.
  package var pixels: [[Pixel]]
  /// What is drawn where there are no colours or no blocks: rows of ASCII in the same cells.
  package var signs: [String]

  package init(pixels: [[Pixel]], signs: [String]) {
    self.pixels = pixels
    self.signs = signs
  }

  /// Five rows of cells: of the robot the antenna, the upper edge, and the face to its lower edge,
  /// without feet.
  var head: PixelPicture {
    let face = pixels.firstIndex { $0.contains(.screen) } ?? Self.rowsAbove
    let rows = pixels.prefix(Self.rowsAbove) + pixels.dropFirst(max(Self.rowsAbove, face)).prefix(7)
    return PixelPicture(pixels: Array(rows), signs: Array(signs.prefix(5)))
  }

  /// Four rows of cells: the head without its antenna.
  var face: PixelPicture {
    let head = head
    return PixelPicture(
      pixels: Array(head.pixels.dropFirst(Self.rowsAbove - 1)),
      signs: Array(head.signs.dropFirst()))
  }

  /// The rows of the antenna and of the upper edge.
  private static let rowsAbove = 3
}
