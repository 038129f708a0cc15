package import Basics

/// What words are written with.
package enum Ink: Equatable, Sendable {
  /// From the plainest to the empty part of a line.
  case body, bold, secondary, accent, track
  /// The two parts of a number in a picture, which differ in their signs too.
  case firstPart, secondPart
  /// A cell of a heat map.
  case heat(HeatLevel)
  /// A square of a picture in front of another one.
  case pixel(Pixel, on: Pixel)
}
