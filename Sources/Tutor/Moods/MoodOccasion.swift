package import Content

/// Something at which Robo has a mood.
package enum MoodOccasion: CaseIterable, Sendable {
  case welcome, contact, ended
  case settings, askingWhoPlays, offeringGoals, loading, unsure
  case medal, silver, flower, goalMet, mended
  case gold, firstFlower, firstTree
  case confusedAgain, askingMeaning, damagedFile
  case paused, suspended, idle
  case leaving
  case distress, sadness, workedThrice

  /// Robo's mood at it; none after a miss, and never a sad or an angry one.
  package var mood: Mood {
    switch self {
    case .welcome, .contact, .ended: .happy
    case .settings, .askingWhoPlays, .offeringGoals, .loading, .unsure: .think
    case .medal, .silver, .flower, .goalMet, .mended: .proud
    case .gold, .firstFlower, .firstTree: .cheer
    case .confusedAgain, .askingMeaning, .damagedFile: .puzzled
    case .paused, .suspended, .idle: .asleep
    case .leaving: .wave
    case .distress, .sadness, .workedThrice: .care
    }
  }
}

extension MoodOccasion {
  /// Whether so many right answers are close to all: at least nine of ten.
  static func isSilver(_ right: Int, of all: Int) -> Bool { 10 * right >= 9 * all }
}

extension Mood {
  /// The one mood for all that happens at once: who needs comfort comes before any joy.
  package init(at occasions: some Sequence<MoodOccasion>) {
    let moods = occasions.map(\.mood)
    self = Self.pressing.first(where: moods.contains) ?? moods.first ?? .happy
  }

  /// The moods that push others aside, the strongest first.
  private static let pressing: [Mood] = [.care, .cheer, .proud, .puzzled, .asleep]
}
