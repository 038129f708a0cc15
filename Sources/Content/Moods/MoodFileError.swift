/// Where the file of Robo's moods is not as it should be.
struct MoodFileError: Error, Equatable {
  /// The line, counted from 1; nil where the file ends too early.
  let line: Int?
}
