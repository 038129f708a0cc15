import Content

/// The words that a number counts something with, such as minutes to play, or years.
///
/// Where words are written together one counts that begins so.
struct MeasureWords: Sendable {
  /// All of them: a number beside one is no answer.
  let all: Set<String>
  /// All of them, and the endings that make the name of a table of a number: 7s.
  private let counters: [String]
  private let minutes: [String], hours: [String]
  /// What else is said around minutes to play and changes nothing.
  private let besideMinutes: Set<String>
  /// How a line begins that only asks about a time.
  private let asking: [String]
  /// What makes a number of minutes one that is not wanted, or one to add: 10 minutes is too long.
  private let comparing: [String]
  /// What counts an hour without a number.
  private let countingHours: Set<String>

  init(_ lists: WordLists) {
    all = Set(lists["measure"])
    counters = lists["measure"] + lists["wish.ending"]
    minutes = lists["measure.minutes"]
    hours = lists["measure.hours"]
    besideMinutes = Set(lists["beside.minutes"] + lists["frame"])
    countingHours = Set(lists["counting.hours"])
    asking = lists["beside.asking"]
    comparing = lists["beside.length"]
  }

  /// Whether the word counts minutes.
  func areMinutes(_ word: String) -> Bool { Self.begins(word, withOneOf: minutes) }

  /// Whether the word counts minutes or hours.
  func arePlayingTime(_ word: String) -> Bool {
    areMinutes(word) || hours.contains { $0 == word || !$0.isASCII && word.contains($0) }
  }

  /// Whether the word counts something, be it minutes or the facts of a table.
  func areCounters(_ word: String) -> Bool { Self.begins(word, withOneOf: counters) }

  /// Whether the word counts something other than minutes.
  func areOther(_ word: String) -> Bool {
    !areMinutes(word) && Self.begins(word, withOneOf: Array(all))
  }

  /// Whether the word stands beside minutes and changes nothing.
  func standBesideMinutes(_ word: String) -> Bool { besideMinutes.contains(word) }

  /// Whether a line only asks about a time: why 5 minutes.
  func ask(_ line: String) -> Bool {
    asking.contains { $0.isASCII ? line.hasPrefix($0 + " ") : line.squeezed.contains($0) }
  }

  /// Whether a line compares a length with what is wanted: 10 minutes is too long, 3 more minutes.
  func compare(_ line: String) -> Bool {
    comparing.contains { words in
      words.isASCII ? " \(line) ".contains(" \(words) ") : line.squeezed.contains(words)
    }
  }

  /// Whether the word says how many hours: half.
  func countHours(_ word: String) -> Bool { countingHours.contains(word) }

  private static func begins(_ word: String, withOneOf words: [String]) -> Bool {
    words.contains { $0 == word || !$0.isASCII && word.hasPrefix($0) }
  }
}
