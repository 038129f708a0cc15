import Testing

import Basics

struct NearestMatchTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abd", 1),
    ("abc", "ab", 1), ("abc", "xabc", 1), ("abc", "acb", 1), ("kitten", "sitting", 3),
    ("ca", "abc", 3),
  ])
  func `the distance counts slips`(left: String, right: String, distance: Int) {
    #expect(editDistance(from: Array(left), to: Array(right)) == distance)
    #expect(editDistance(from: Array(right), to: Array(left)) == distance)
  }

  @Test(arguments: [
    ("meduim", "medium"), ("HARD", "hard"), ("hrad", "hard"), ("esy", "easy"), ("med", "medium"),
    ("hardest", "hard"), ("aut", "auto"),
  ])
  func `a slip, a short form and a long form are near`(word: String, match: String) {
    #expect(nearestMatch(to: word, among: ["easy", "medium", "hard", "auto"]) == match)
  }

  @Test(arguments: [
    ("delete", "remove"), ("RM", "remove"), ("zh-TW", "zh-Hant"), ("times", "multiply"),
    ("+", "add"), ("−", "subtract"), ("÷", "divide"),
  ])
  func `what a word is called elsewhere leads to it, where it stands among them`(
    word: String, match: String
  ) {
    let all = ["add", "subtract", "multiply", "divide", "en", "zh-Hant", "list", "remove"]
    #expect(nearestMatch(to: word, among: all) == match)
    #expect(nearestMatch(to: word, among: ["easy", "medium"]) == nil)
  }

  @Test(arguments: ["", "x", "a", "xyzzy", "difficult", String(repeating: "m", count: 65)])
  func `other words match none`(word: String) {
    #expect(nearestMatch(to: word, among: ["easy", "medium", "hard", "auto"]) == nil)
  }

  @Test func `the nearest of several wins; of equals one that begins so, else the first`() {
    #expect(nearestMatch(to: "place", among: ["plane", "places"]) == "places")
    #expect(nearestMatch(to: "place", among: ["plane", "plate"]) == "plane")
    #expect(nearestMatch(to: "angle", among: ["angles", "angle"]) == "angle")
    #expect(nearestMatch(to: "minutes", among: []) == nil)
  }
}
