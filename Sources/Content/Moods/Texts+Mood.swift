extension Texts {
  /// What the mood looks like, in words.
  package func words(for mood: Mood) -> String { text(key: "mood.\(mood.rawValue)") }
}
