import Screen

extension Frame {
  /// The bytes for a terminal of whose colours nothing is known.
  func update(from previous: Frame?, depth: ColorDepth) -> [UInt8] {
    var pen: Style?
    return update(from: previous, depth: depth, movesRows: true, pen: &pen)
  }
}
