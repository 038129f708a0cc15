import Basics
import Testing

@testable import Screen

/// Quiet lines in the middle of a conversation.
struct NoticeWidthTests {
  @Test(arguments: [40, 60, 66, 80, 120])
  func `a notice keeps a margin of four cells at both sides, and no line is longer than sixty`(
    columns: Int
  ) throws {
    let words = (1...40).map { "w\($0)" }.joined(separator: " ")
    let chat = ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"), entries: [.notice(words)],
      composer: Composer())
    let frame = ScreenPicture.chat(chat).frame(Size(columns: columns, rows: 24))
    let lines = frame.rows.filter { $0.contains("w") && !$0.contains("Robo") }
    let widths = lines.map { $0.trimmed.displayWidth }
    let most = min(60, columns - 8)
    #expect(widths.allSatisfy { $0 <= most } && widths.max().map { $0 > most - 4 } == true)
  }
}
