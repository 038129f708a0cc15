/// The top line: who is chatting, the countdown and the score.
package struct ChatHeader: Equatable, Sendable {
  package var icon: String
  package var name: String
  /// The countdown as text, such as `4:32`; empty when it is hidden or no timer runs.
  package var clock: String
  /// What stands before the countdown where there is room, such as that it waits; mostly empty.
  package var clockNote: String
  /// The countdown is drawn large when there is room for it.
  package var clockIsLarge: Bool
  /// The share of the time left, 0…1,000, for the thin bar; nil draws a plain line.
  package var permilleLeft: Int?
  /// Little time is left: the bar changes its colour.
  package var isEnding: Bool
  /// How many were right; nil where none was.
  package var right: Int?
  /// How many were worked out after a miss; nil where none was.
  package var mended: Int?
  /// How many flowers have opened; nil where none has.
  package var flowers: Int?
  /// What stands behind the numbers as far as there is room.
  package var words: ScoreWords

  package init(
    icon: String, name: String, clock: String = "", clockNote: String = "",
    clockIsLarge: Bool = false, permilleLeft: Int? = nil, isEnding: Bool = false,
    right: Int? = nil, mended: Int? = nil, flowers: Int? = nil, words: ScoreWords = ScoreWords()
  ) {
    self.icon = icon
    self.name = name
    self.clock = clock
    self.clockNote = clockNote
    self.clockIsLarge = clockIsLarge
    self.permilleLeft = permilleLeft
    self.isEnding = isEnding
    self.right = right
    self.mended = mended
    self.flowers = flowers
    self.words = words
  }
}

/// What the numbers of a score count, in words; an empty one is not written.
package struct ScoreWords: Equatable, Sendable {
  package var right: String
  package var mended: String
  package var flowers: String

  package init(right: String = "", mended: String = "", flowers: String = "") {
    self.right = right
    self.mended = mended
    self.flowers = flowers
  }
}
