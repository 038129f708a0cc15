/// The candidate that was probably meant by a misspelt or shortened word, if one is near.
///
/// A word that people use for a candidate leads to it: `delete` to `remove`, `times` to `multiply`.
/// Else a candidate is near when it begins with the word, when the word begins with it, or when one
/// typing slip for each three letters leads from one to the other. Case does not count.
///
/// For example, `nearestMatch(to: "meduim", among: ["easy", "medium"])` is `"medium"`.
///
/// - Complexity: O(*n*·*m*²) for *n* candidates of *m* letters; words over 64 letters match none.
package func nearestMatch(to word: String, among candidates: [String]) -> String? {
  guard word.utf8.count <= 64 else { return nil }
  if let meant = otherWords[word.lowercased()], candidates.contains(meant) { return meant }
  let letters = Array(word.lowercased())
  let near = candidates.compactMap { candidate in
    nearness(of: Array(candidate.lowercased()), to: letters).map { (candidate, distance: $0) }
  }
  let least = near.map(\.distance).min()
  let nearest = near.filter { $0.distance == least }.map(\.0)
  // Who has typed the beginning of a word has typed it right as far as that goes.
  return nearest.first { $0.lowercased().hasPrefix(word.lowercased()) } ?? nearest.first
}

/// What people type for a word that is called otherwise here.
private let otherWords = [
  "delete": "remove", "del": "remove", "rm": "remove", "ls": "list", "mv": "rename",
  "remove": "delete", "reset": "unset", "create": "add", "new": "add", "switch": "use",
  "zh": "zh-Hant", "zh-tw": "zh-Hant", "zh_tw": "zh-Hant", "zh-hk": "zh-Hant", "tw": "zh-Hant",
  "chinese": "zh-Hant", "jp": "ja", "kr": "ko",
  "+": "add", "plus": "add", "addition": "add", "sums": "add",
  "-": "subtract", "−": "subtract", "minus": "subtract", "take": "subtract",
  "*": "multiply", "x": "multiply", "×": "multiply", "times": "multiply", "tables": "multiply",
  "/": "divide", ":": "divide", "÷": "divide", "division": "divide", "share": "divide",
]

/// The number of slips between two words, or nil when they are not near.
private func nearness(of candidate: [Character], to word: [Character]) -> Int? {
  let shorter = min(candidate.count, word.count)
  if shorter >= 2, candidate.starts(with: word.prefix(shorter)) {
    return candidate.count == word.count ? 0 : 1
  }
  let distance = editDistance(from: candidate, to: word)
  return distance <= (max(candidate.count, word.count) + 1) / 3 ? distance : nil
}

/// How many letters must be added, dropped, replaced or swapped with their neighbour.
///
/// This is the optimal string alignment distance: Levenshtein's, with a swap as one step.
package func editDistance(from source: [Character], to target: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for (row, letter) in source.enumerated() {
    var current = [row + 1]
    for (column, other) in target.enumerated() {
      var steps = min(
        last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == target[column - 1], source[row - 1] == other {
        steps = min(steps, beforeLast[column - 1] + 1)
      }
      current.append(steps)
    }
    (beforeLast, last) = (last, current)
  }
  return last[target.count]
}
