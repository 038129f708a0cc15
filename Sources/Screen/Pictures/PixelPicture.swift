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
}
