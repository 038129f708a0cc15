@testable import Screen

extension Frame {
  /// Every wide character is followed by its right half, and nothing else is.
  var isWhole: Bool {
    (0..<size.rows).allSatisfy { row in
      (0..<size.columns).allSatisfy { column in
        let isLeft = self[column, row].width == 2
        let isFollowed = column + 1 < size.columns && self[column + 1, row].width == 0
        return isLeft == isFollowed && (column > 0 || self[0, row].width > 0)
      }
    }
  }

  /// The rows' texts, with trailing spaces.
  var rows: [String] {
    (0..<size.rows).map(text(ofRow:))
  }
}
