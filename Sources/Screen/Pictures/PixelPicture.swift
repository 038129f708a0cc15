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

  /// Five rows of cells: of the robot the antenna and the face with the row above it and below it,
  /// without feet.
  ///
  /// What floats above a sleeping robot is no antenna, and left out.
  var head: PixelPicture {
    guard !pixels.prefix(2).joined().contains(.sleep) else { return headAlone }
    let antenna = pixels.prefix(2)
    let face = pixels.firstIndex { $0.contains(.screen) } ?? 1
    return PixelPicture(
      pixels: Array(antenna) + Array(pixels.dropFirst(max(antenna.count, face - 1)).prefix(8)),
      signs: Array(signs.prefix(5)))
  }

  private var headAlone: PixelPicture {
    let rows = pixels.suffix(10).map { $0.map { $0 == .sleep ? .page : $0 } }
    return PixelPicture(pixels: rows, signs: Array(signs.dropFirst().prefix(5)))
  }
}
