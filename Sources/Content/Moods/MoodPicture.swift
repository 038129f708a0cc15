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
  private let changes: [Change]

  /// A row that differs in another frame.
  struct Change: Equatable, Sendable {
    let frame: MoodFrame
    let row: Int
    let pixels: [Pixel]
  }

  init(face: [String], still: [[Pixel]], changes: [Change]) {
    self.face = face
    self.still = still
    self.changes = changes
  }

  /// The picture of a mood; empty where the file has none.
  package init(_ mood: Mood) {
    self = Self.all[mood] ?? MoodPicture(face: [], still: [], changes: [])
  }

  /// Whether a frame differs from the picture at rest.
  package func has(_ frame: MoodFrame) -> Bool { changes.contains { $0.frame == frame } }

  /// The rows of pixels in a frame; at rest where the mood has no such frame.
  package func pixels(in frame: MoodFrame) -> [[Pixel]] {
    changes.reduce(into: still) { rows, change in
      if change.frame == frame { rows[change.row] = change.pixels }
    }
  }

  private static let all = (try? MoodFile(ContentFiles.moods))?.pictures ?? [:]
}
