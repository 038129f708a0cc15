import Basics
import Content
import Quiz

/// What a line says of how long to play without a number, such as "a bit longer".
enum LengthWish: String, CaseIterable, Sendable {
  /// A little more or less than what stands there.
  case longer, shorter
  /// As much or as little as there can be.
  case longest, shortest
  /// Twice or half of what stands there.
  case double, half

  /// The spellings of every wish in the lists.
  static func spellings(_ lists: WordLists) -> [String: LengthWish] {
    allCases.reduce(into: [:]) { spellings, wish in
      for words in lists["length.\(wish.rawValue)"] { spellings[words.squeezed] = wish }
    }
  }

  /// The minutes that are meant where these stand; a practice can have so many.
  func minutes(from minutes: Int) -> Int {
    let range = PracticeOptions.allowedMinutes
    return switch self {
    case .longer: (minutes + 1).clamped(to: range)
    case .shorter: (minutes - 1).clamped(to: range)
    case .longest: range.upperBound
    case .shortest: range.lowerBound
    case .double: (minutes * 2).clamped(to: range)
    case .half: (minutes / 2).clamped(to: range)
    }
  }
}
