extension HintPicture {
  /// The most frames in which a picture moves.
  package static let mostFrames = 4

  /// The frames in which the picture comes out of the one before, the last of them being the
  /// picture at rest; 1...4 of them.
  ///
  /// Dots and rods cross over from where they were, if that needs no more lines than they come to
  /// rest in; everything else builds up part by part.
  package func frames(
    after before: HintPicture?, width: Int, groups: FactorPosition = .first
  ) -> [[PictureLine]] {
    let lines = lines(width: width, groups: groups)
    let way = way(from: before).map { $0.lines(width: width, groups: groups) }
    guard way.isEmpty || way.contains(where: { $0.count > lines.count }) else { return way }
    let last = min(lines.joined().map(\.step).max() ?? 0, Self.mostFrames - 1)
    return (0...last).map { frame in
      frame == last ? lines : lines.map { $0.shown(at: frame) }
    }
  }

  private func way(from before: HintPicture?) -> [HintPicture] {
    switch (before, self) {
    case (.frames(let start), .frames(let end)): end.way(from: start).map(HintPicture.frames)
    case (.rods(let start), .rods(let end)): end.way(from: start).map(HintPicture.rods)
    case (.dealt(let start), .dealt(let end)): end.way(from: start).map(HintPicture.dealt)
    case (.pair(let start), .pair(let end)): end.way(from: start).map(HintPicture.pair)
    default: []
    }
  }
}
