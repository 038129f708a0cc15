import Content
import Screen

/// Robo's picture in a mood, with what he says beside it.
struct MoodPortrait: Equatable, Sendable {
  var mood: Mood
  var blocks: [Block]
  /// The same with more among it, where there is room.
  var longerBlocks: [Block]
  /// It is a picture only as long as nothing was said since; then it is a quiet line.
  var isMomentary = false
  /// It begins a screen of its own: what was said before stands above it, out of sight.
  var opensScreen = false
  /// Robo falls asleep in it when nobody does anything for a while.
  var dozes = false

  init(
    _ mood: Mood, _ blocks: [Block], longerBlocks: [Block] = [], isMomentary: Bool = false,
    opensScreen: Bool = false, dozes: Bool = false
  ) {
    self.mood = mood
    self.blocks = blocks
    self.longerBlocks = longerBlocks
    self.isMomentary = isMomentary
    self.opensScreen = opensScreen
    self.dozes = dozes
  }
}

extension PixelPicture {
  /// The picture of a mood.
  init(_ mood: Mood, _ frame: MoodFrame = .still) {
    let picture = MoodPicture(mood)
    self.init(pixels: picture.pixels(in: frame), signs: picture.face)
  }
}
