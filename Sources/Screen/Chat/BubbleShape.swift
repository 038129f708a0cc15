/// How a bubble is told from the page.
enum BubbleShape {
  /// A coloured block whose corners are rounded with half blocks.
  case rounded
  /// A frame of lines, where there are no colours.
  case boxed
  /// A coloured or reversed block without edges.
  case flat
}

extension Look {
  /// The shape for the speaker's bubbles.
  func shape(of speaker: Speaker) -> BubbleShape {
    if theme.isMonochrome { return speaker == .robot ? .boxed : .flat }
    return glyphs.hasBlocks && !isCompact ? .rounded : .flat
  }
}
