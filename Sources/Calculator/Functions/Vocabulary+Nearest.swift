extension Vocabulary {
  /// The known name that is most like the one that was typed, if there is one within two changes.
  package static func nearest(to name: String) -> String? {
    nearest(to: name, among: names)
  }

  static func nearest(to name: String, among names: [String]) -> String? {
    // Of a name with two letters, two changes would leave nothing.
    let limit = min(2, name.count / 2)
    guard name.count <= 20 else { return nil }
    return
      names
      .map { (name: $0, distance: distance(name, $0)) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?
      .name
  }

  /// How many letters must be put in, taken out, changed, or swapped with the next one.
  private static func distance(_ from: String, _ to: String) -> Int {
    let (from, to) = (Array(from), Array(to))
    var beforePrevious: [Int] = []
    var previous = Array(0...to.count)
    for row in from.indices {
      var current = [row + 1]
      for column in to.indices {
        let change = previous[column] + (from[row] == to[column] ? 0 : 1)
        var best = min(change, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[to.count]
  }
}
