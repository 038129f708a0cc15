import Foundation
import Testing

/// Each file in Transcripts, replayed.
///
/// `RECORD_TRANSCRIPTS=1 swift test` writes what really came.
struct TranscriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test(arguments: files)
  func `a transcript replays word for word`(file: String) throws {
    let url = Self.folder.appending(path: file)
    let text = try String(contentsOf: url, encoding: .utf8)
    var transcript = try Transcript(text)
    let replayed = transcript.replayed()
    #expect(!replayed.contains(/[:：] ?\{/), "a step does not fit its question")
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1" {
      try replayed.write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(replayed == text)
    }
  }

  @Test func `there are transcripts`() {
    #expect(Self.files.count >= 8)
  }
}
