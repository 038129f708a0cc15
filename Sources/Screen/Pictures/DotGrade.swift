/// With which signs dots are drawn, and so how many a cell has.
package enum DotGrade: String, CaseIterable, Sendable {
  /// Eight dots of a braille sign.
  case braille
  /// Six sixths of a cell.
  case sextants
  /// Two halves of a cell.
  case blocks
  /// One sign of ASCII.
  case ascii

  /// The dots of a cell side by side.
  package var columns: Int {
    switch self {
    case .braille, .sextants: 2
    case .blocks, .ascii: 1
    }
  }

  /// The dots of a cell above one another.
  package var rows: Int {
    switch self {
    case .braille: 4
    case .sextants: 3
    case .blocks: 2
    case .ascii: 1
    }
  }
}
