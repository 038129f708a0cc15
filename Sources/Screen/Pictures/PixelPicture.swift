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

  /// Four rows of cells: of the robot the face with the row above it and below it, without antenna
  /// and feet.
  var head: PixelPicture {
    let face = pixels.firstIndex { $0.contains(.screen) } ?? 1
    return PixelPicture(
      pixels: Array(pixels.dropFirst(max(0, face - 1)).prefix(8)),
      signs: Array(signs.dropFirst().prefix(4)))
  }
}
