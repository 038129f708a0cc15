import Testing

@testable import Screen

/// A real terminal's opinion about the updates.
@Suite(.enabled(if: Tmux.isInstalled), .timeLimit(.minutes(2))) struct TmuxTests {
  @Test func `an update ends where a full repaint does`() throws {
    let size = Size(columns: 80, rows: 24)
    let pictures = [
      Samples.welcome, Samples.practice, Samples.korean, Samples.summary, Samples.settings,
      Self.clusters, Samples.korean, Self.clusters, Samples.typing,
    ]
    let frames = pictures.map { $0.frame(size) }
    for (index, frame) in frames.enumerated() {
      let updates = frames.indices.prefix(index + 1).flatMap {
        frames[$0].update(from: $0 > 0 ? frames[$0 - 1] : nil, depth: .trueColor)
      }
      let full = frame.update(from: nil, depth: .trueColor)
      let updated = try visible(size, after: updates)
      #expect(try updated == visible(size, after: full), "picture \(index)")
      #expect(updated.joined().contains { $0.text == "🤖" } == frame.cells.hasRobot)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `an update of anything ends where a full repaint does`(seed: UInt64) throws {
    var pictures = RandomPictures(seed: seed, words: Self.steadyWords)
    let size = Size(columns: 70, rows: 30)
    let frames = (0..<6).map { _ in pictures.picture().frame(size) }
    let updates = frames.indices.flatMap {
      frames[$0].update(from: $0 > 0 ? frames[$0 - 1] : nil, depth: .palette256)
    }
    let full = frames[5].update(from: nil, depth: .palette256)
    #expect(try visible(size, after: updates) == visible(size, after: full))
  }

  /// What can be seen in tmux after it has received the bytes.
  private func visible(
    _ size: Size, after bytes: [UInt8]
  ) throws -> [[TerminalEmulator.GridCell]] {
    let screen = try Tmux.screen(columns: size.columns, rows: size.rows, after: bytes)
    var reader = TerminalEmulator(columns: size.columns, rows: size.rows, model: .codePoints)
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.prefix(size.rows).enumerated() {
      reader.receive(Array("\u{1B}[\(row + 1);1H\u{1B}[?7l\(line)".utf8))
    }
    #expect(reader.complaints == [])
    return reader.visible.map(Self.withoutEmptyEnd)
  }

  /// Of what was erased with a background and not written since, tmux says nothing at a row's end.
  private static func withoutEmptyEnd(
    _ row: [TerminalEmulator.GridCell]
  ) -> [TerminalEmulator.GridCell] {
    let last = row.lastIndex { $0.text != " " || $0.attributes.isReversed }
    return Array(row.prefix((last ?? -1) + 1))
  }

  /// Families and skin tones are left out: how tmux 3.3 shows them depends on where a read ends.
  static let steadyWords = RandomPictures.words.filter { word in
    !word.unicodeScalars.contains { $0.value == 0x200D || $0.properties.isEmojiModifier }
  }

  /// Clusters about whose width terminals disagree.
  private static let clusters = ScreenPicture.chat(
    ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo", clock: "1:00"),
      entries: [
        .bubble(Bubble(.robot, "🇬🇧 a flag, 1️⃣ a key, ❤️ a heart, e\u{301} an accent")),
        .bubble(Bubble(.learner, "❤️1️⃣🇬🇧", tapback: .right)),
      ],
      composer: Composer(line: "❤️❤️", cursor: 2)))
}

extension [Cell] {
  fileprivate var hasRobot: Bool { contains { $0.character == "🤖" } }
}
