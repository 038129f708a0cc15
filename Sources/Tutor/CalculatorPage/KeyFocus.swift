/// A place among the keys to which the arrow keys lead.
struct KeyFocus: Equatable, Sendable {
  var row: Int
  var column: Int

  /// The last key, `=`, from which the first arrow starts.
  static func start(in counts: [Int]) -> KeyFocus {
    KeyFocus(row: counts.count - 1, column: (counts.last ?? 1) - 1)
  }

  /// The place one step further in rows of so many keys; the edges stop it.
  ///
  /// Rows with other numbers of keys are as wide: the column moves in proportion.
  func moved(rows: Int, columns: Int, in counts: [Int]) -> KeyFocus {
    let newRow = min(max(0, row + rows), counts.count - 1)
    let before = counts[row]
    let after = counts[newRow]
    let kept = before == after ? column : (2 * column + 1) * after / (2 * before)
    return KeyFocus(row: newRow, column: min(max(0, kept + columns), after - 1))
  }
}
