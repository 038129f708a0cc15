package import Basics

/// How a mood is drawn.
package struct MoodPicture: Equatable, Sendable {
  /// The columns and rows of pixels.
  package static let (columns, rows) = (14, 12)
  /// The rows of the face in signs; it is at most as wide as the picture.
  package static let faceRows = 6

  /// The face in signs, for screens that show no colours.
  package let face: [String]
  /// The rows of pixels at rest.
  private let still: [[Pixel]]
  /// The rows of the other frames that differ.
  private let changes: [MoodFrame: [Int: [Pixel]]]

  init(face: [String], still: [[Pixel]], changes: [MoodFrame: [Int: [Pixel]]]) {
    self.face = face
    self.still = still
    self.changes = changes
  }

  /// The picture of a mood; empty where the file has none.
  package init(_ mood: Mood) {
    self = Self.all[mood] ?? MoodPicture(face: [], still: [], changes: [:])
  }

  /// The frames that differ from the picture at rest.
  package var frames: Set<MoodFrame> { Set(changes.keys) }

  /// The rows of pixels in a frame; at rest where the mood has no such frame.
  package func pixels(in frame: MoodFrame) -> [[Pixel]] {
    changes[frame, default: [:]].reduce(into: still) { $0[$1.key] = $1.value }
  }

  private static let all = (try? MoodFile(ContentFiles.moods))?.pictures ?? [:]
}
