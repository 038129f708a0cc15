/// A picture of the robot with words beside it, not in a bubble.
package struct Portrait: Equatable, Sendable {
  package var picture: PixelPicture
  package var blocks: [Block]
  /// The same words with more among them, where the picture is as high as they are.
  package var longerBlocks: [Block]
  /// It begins a screen of its own: what is older stands above it, out of sight.
  package var opensScreen: Bool
  /// The rows that what stands below it needs on the same screen.
  var rowsBelow = 0

  package init(
    _ picture: PixelPicture, _ blocks: [Block], longerBlocks: [Block] = [],
    opensScreen: Bool = false
  ) {
    self.picture = picture
    self.blocks = blocks
    self.longerBlocks = longerBlocks
    self.opensScreen = opensScreen
  }
}
