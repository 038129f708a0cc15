/// A picture made of lines; where it moves, one of its frames is on show.
package struct LinePicture: Equatable, Sendable {
  /// The frames in their order, each line by line; the last is the picture at rest.
  package let frames: [[[Span]]]
  /// What is said where there is no room for the picture.
  package let instead: String?
  /// The frame on show.
  package private(set) var frame: Int

  /// A picture at rest; at least one frame.
  package init(frames: [[[Span]]], instead: String? = nil) {
    self.frames = frames
    self.instead = instead
    frame = frames.count - 1
  }

  /// Lines in plain ink, without movement.
  package init(_ lines: [String]) {
    self.init(frames: [lines.map { [Span($0)] }])
  }

  /// The same picture while it moves; beyond the last frame it is at rest.
  package func showing(frame: Int) -> LinePicture {
    var picture = self
    picture.frame = min(max(frame, 0), frames.count - 1)
    return picture
  }

  /// The characters of the picture at rest.
  package var text: [String] {
    (frames.last ?? []).map { line in line.map(\.text).joined() }
  }
}
