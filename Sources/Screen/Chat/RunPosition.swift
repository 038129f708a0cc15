/// Where a bubble stands among those of its speaker.
struct RunPosition {
  /// It shares a row of edges with the one above.
  var joinsAbove: Bool
  /// It shares a row of edges with the one below.
  var joinsBelow = false
  /// The next entry is not a bubble of the same speaker.
  var isLast = true

  /// The same where the one above is out of sight.
  var withoutOneAbove: RunPosition {
    var position = self
    position.joinsAbove = false
    return position
  }
}
