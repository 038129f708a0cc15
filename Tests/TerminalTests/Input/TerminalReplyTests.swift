import Screen
import Testing

@testable import Terminal

struct TerminalReplyTests {
  @Test(arguments: [
    (TerminalReply.background(red: 0, green: 0, blue: 0), Appearance.dark),
    (.background(red: 0, green: 43, blue: 54), .dark),
    (.background(red: 255, green: 255, blue: 255), .light),
    (.background(red: 253, green: 246, blue: 227), .light),
    (.background(red: 0, green: 0, blue: 255), .dark),
    (.background(red: 0, green: 255, blue: 0), .light),
    (.background(red: 127, green: 127, blue: 127), .dark),
    (.background(red: 128, green: 128, blue: 128), .light),
    (.appearance(.light), .light),
  ])
  func `a background or a word tells the appearance`(reply: TerminalReply, told: Appearance) {
    #expect(reply.appearanceTold == told)
  }

  @Test func `other answers tell nothing about the appearance`() {
    #expect(TerminalReply.deviceAttributes.appearanceTold == nil)
    #expect(TerminalReply.mode(2026, setting: 1).appearanceTold == nil)
  }
}
