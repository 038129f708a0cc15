/// What words are written with.
enum Ink: Equatable {
  /// From the plainest to the empty part of a line.
  case body, bold, secondary, accent, track
  /// A cell of a heat map.
  case heat(HeatLevel)
}
