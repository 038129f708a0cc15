/// What a tap on each part of a drawing means.
package struct TapMap: Equatable, Sendable {
  private struct Region: Equatable, Sendable {
    var columns: Range<Int>
    var rows: Range<Int>
    var target: TapTarget
  }

  private var regions: [Region] = []

  /// A drawing on which taps mean nothing.
  package init() {}

  /// The target at a position; where two overlap, the one that was drawn later.
  package func target(at position: Point) -> TapTarget? {
    regions.last { $0.columns.contains(position.column) && $0.rows.contains(position.row) }?.target
  }

  /// Makes a part of the drawing mean something.
  mutating func add(_ target: TapTarget, in area: Rectangle) {
    guard area.columns > 0, area.rows > 0 else { return }
    regions.append(
      Region(
        columns: area.column..<area.endColumn, rows: area.row..<area.endRow, target: target))
  }
}
