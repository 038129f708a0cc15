import Foundation
import Testing

@testable import Screen

/// Updates for real terminals, which `Tests/Renderer/emulators.py` shows to them.
///
/// `RECORD_UPDATES` names the folder that gets a file for each conversation: for each step a line
/// with the columns and rows and the numbers of bytes, the bytes that change the screen, and those
/// of a full repaint.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RECORD_UPDATES"] != nil))
struct UpdateRecordingTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seeds = environment["RECORD_SEEDS"].flatMap { UInt64($0) } ?? 20
  private static let steps = 20

  @Test(arguments: 0..<seeds)
  func `conversations are written down`(seed: UInt64) throws {
    let folder = try #require(Self.environment["RECORD_UPDATES"])
    let words = Self.environment["RECORD_STEADY"] == nil ? Self.words : TmuxTests.steadyWords
    var data = Data()
    var screen = RandomScreen(pictures: RandomPictures(seed: seed, words: words))
    var shown: Frame?
    var pen: Style?
    for _ in 0..<Self.steps {
      let frame = screen.next()
      if frame.size != shown?.size { pen = nil }
      let update = frame.update(from: shown, depth: .trueColor, movesRows: true, pen: &pen)
      let full = frame.update(from: nil, depth: .trueColor)
      shown = frame
      data += Data("\(frame.size.columns) \(frame.size.rows) \(update.count) \(full.count)\n".utf8)
      data += Data(update) + Data(full)
    }
    try data.write(to: URL(filePath: folder).appending(path: "\(seed)"))
  }

  /// Besides those of all random pictures, what terminals disagree about most.
  private static let words =
    RandomPictures.words + [
      "🏳️‍🌈", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "\u{1F1EC}", "🇬🇧\u{1F1EB}",
      "नमस्ते",
      "க்ஷி", "\u{1112}\u{1161}\u{11AB}", "\u{FDFA}", "⏱\u{FE0E}", "☺\u{FE0E}", "☺\u{FE0F}",
      "a\u{200D}b", "\u{200D}",
      "👩🏿‍🚀", "e\u{301}\u{327}\u{302}", "ｱﾞ", "﹏", "\u{AD}", "\u{2060}", "⁉️", "ℹ️", "①",
    ]
}

/// A screen on which now and then everything changes, mostly one thing, and sometimes the size.
private struct RandomScreen {
  var pictures: RandomPictures
  private var size = Size(columns: 80, rows: 24)
  private var chat = Samples.practiceChat

  init(pictures: RandomPictures) { self.pictures = pictures }

  mutating func next() -> Frame {
    switch pictures.number(0...9) {
    case 0: size = pictures.size()
    case 1: size = Size(columns: pictures.number(1...4), rows: pictures.number(1...4))
    case 2: size = Size(columns: 80, rows: 24)
    case 3, 4: return pictures.picture().frame(size)
    case 5: pictures.changeEntry(of: &chat)
    default: pictures.change(&chat)
    }
    return ScreenPicture.chat(chat).frame(size)
  }
}
