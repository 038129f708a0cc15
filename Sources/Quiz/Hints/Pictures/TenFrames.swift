import Basics

/// Dots in frames of ten places, each of two rows of five.
package struct TenFrames: PictureKind {
  /// One frame: so many full dots, then so many open ones, then empty places.
  package struct Frame: Hashable, Sendable {
    let full: Int
    let open: Int

    /// How wide five places are, in columns.
    static let width = 9
  }

  let frames: [Frame]
  /// How many dots a frame has stands below it.
  let isCounted: Bool

  /// Frames of dots, full ones and open ones in each.
  init(_ frames: [(full: Int, open: Int)], isCounted: Bool = false) {
    self.frames = frames.map { Frame(full: $0.full, open: $0.open) }
    self.isCounted = isCounted
  }

  /// So many full dots and then so many open ones, in so many frames.
  init(full: Int, open: Int, frames count: Int, isCounted: Bool = false) {
    self.init(
      (0..<count).map { index in
        let here = (full - 10 * index).clamped(to: 0...10)
        let all = (full + open - 10 * index).clamped(to: 0...10)
        return (here, all - here)
      }, isCounted: isCounted)
  }

  func lines(width: Int, groups: FactorPosition) -> [PictureLine] {
    (0..<2).map { row in
      Array(
        frames.enumerated().map { index, frame in
          [PicturePiece.space(index == 0 ? 0 : Self.gap)] + frame.places(row)
        }.joined())
    } + (isCounted ? [counts] : [])
  }

  /// The columns between two frames.
  private static let gap = 3

  private var counts: PictureLine {
    frames.enumerated().flatMap { index, frame in
      let text = String(frame.full + frame.open)
      let before = (Frame.width - text.count + 1) / 2
      return [
        .space((index == 0 ? 0 : Self.gap) + before), PicturePiece(text, step: 2),
        .space(Frame.width - text.count - before),
      ]
    }
  }

  /// All dots of a part and those in one frame; the empty places are for the child to count.
  var tells: Set<Int> {
    let all = [frames.reduce(0) { $0 + $1.full }, frames.reduce(0) { $0 + $1.open }]
    let counts = isCounted ? frames.map { $0.full + $0.open } : []
    return Set(all + counts + frames.flatMap { [$0.full, $0.open] }).subtracting([0])
  }

  var words: [PictureWords] {
    frames.map { frame in
      let name =
        switch (frame.full, frame.open) {
        case (0, 0): "ten-frame-empty"
        case (_, 0): "ten-frame-full"
        case (0, _): "ten-frame-open"
        default: "ten-frame"
        }
      return PictureWords(name, ["full": frame.full, "open": frame.open])
    }
  }

  /// The dots cross over one after the other.
  func way(from before: TenFrames) -> [TenFrames] {
    guard before.frames.count == frames.count, before != self else { return [] }
    let crossing = zip(before.frames, frames).map { abs($1.full + $1.open - $0.full - $0.open) }
    let steps = (crossing.max() ?? 1).clamped(to: 1...(HintPicture.mostFrames - 1))
    return (0...steps).map { step in
      TenFrames(
        zip(before.frames, frames).map { start, end in
          (
            start.full.moved(to: end.full, step, of: steps),
            start.open.moved(to: end.open, step, of: steps)
          )
        }, isCounted: isCounted && step == steps)
    }
  }
}

extension TenFrames.Frame {
  /// The five places of a row.
  fileprivate func places(_ row: Int) -> PictureLine {
    let dots = (row * 5..<row * 5 + 5).map { index in
      if index < full { return PicturePiece("●", .first) }
      return index < full + open ? PicturePiece("○", .second, step: 1) : PicturePiece("⋅")
    }
    return Array(dots.map { [$0] }.joined(separator: [.space(1)]))
  }
}
