/// Where a bubble stands among those of its speaker.
struct RunPosition {
  /// It shares a row of edges with the one above.
  let joinsAbove: Bool
  /// It shares a row of edges with the one below.
  var joinsBelow = false
  /// The next entry is not a bubble of the same speaker.
  var isLast = true
}
