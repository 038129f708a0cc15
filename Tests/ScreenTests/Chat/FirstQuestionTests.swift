import Basics
import Testing

@testable import Screen

/// Robo as a picture, what is said below him, and a question that is open.
struct FirstQuestionTests {
  private static let robot = PixelPicture(pixels: Array(repeating: [.body], count: 12), signs: [])
  private static let said = [
    "3 minutes. Here we go!", "What is 20 + 53?", "Only the tens change.", "Now put the ones back.",
    "50 + 20 = 70", "70 + 3 = __", "Your turn: 20 + 53",
  ]

  private func rows(_ said: [String], _ size: Size, chips: ChipRow? = nil) -> [String] {
    let bubbles = said.map { ChatEntry.bubble(Bubble(.robot, $0)) }
    let portrait = Portrait(Self.robot, [.heading("Hi Mina!")], opensScreen: true)
    return ScreenPicture.chat(
      ChatPicture(
        header: ChatHeader(icon: "🤖", name: "Robo"), entries: [.portrait(portrait)] + bubbles,
        chips: chips, composer: Composer(),
        keypad: NumericKeypad(hint: "Tip", skip: "Skip", send: "Send"))
    ).frame(size).rows
  }

  @Test(arguments: 1...7, [(80, 24), (80, 40), (40, 20), (40, 16), (120, 40)])
  func `the newest words are seen to their end, each in a bubble of its own`(
    count: Int, size: (Int, Int)
  ) {
    let said = Array(Self.said.prefix(count))
    let rows = rows(said, Size(columns: size.0, rows: size.1))
    #expect(rows.contains { $0.contains(said[count - 1]) })
    let places = said.compactMap { words in rows.firstIndex { $0.contains(words) } }
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 2 }, "no two melt into one")
  }

  @Test func `Robo stands above his words, and goes when they leave no room for him`() {
    let greeted = (1...7).map { count in
      rows(Array(Self.said.prefix(count)), Size(columns: 80, rows: 20))
        .contains { $0.contains("Hi Mina!") }
    }
    #expect(greeted[0] && greeted[1] && !greeted[6])
    #expect(greeted == greeted.sorted { $0 && !$1 })
  }

  @Test(arguments: [ChipRow.Role.answers, .choices])
  func `where words are offered the picture stays, and words go that they say too`(
    role: ChipRow.Role
  ) {
    let chips = ChipRow(["New round", "Bye"], lit: 0, role: role)
    let said = Self.said.map { "\($0) with some more words behind it" }
    let shown = rows(said, Size(columns: 40, rows: 20), chips: chips)
    #expect(shown.contains { $0.contains("Hi Mina!") })
    let seen = Self.said.map { words in shown.contains { $0.contains(words) } }
    #expect(seen.contains(false) && (role == .choices ? seen[0] && !seen[6] : seen[6]))
  }

  @Test(arguments: [(40, 20), (40, 22), (60, 20), (80, 24)])
  func `what is asked stands in a bubble of its own, unless nothing else would be seen`(
    columns: Int, rows count: Int
  ) throws {
    let size = Size(columns: columns, rows: count)
    let chips = ChipRow(["Yes", "No"], lit: 0, role: .answers)
    let shown = rows(Self.said, size, chips: chips)
    let asked = try #require(shown.firstIndex { $0.contains(Self.said[6]) })
    let before = Self.said.dropLast().compactMap { words in
      shown.firstIndex { $0.contains(words) }
    }
    #expect(!before.isEmpty && before.allSatisfy { asked - $0 >= (size.rows < 22 ? 1 : 2) })
  }

  @Test(arguments: 16...30)
  func `what the offered words say too is in a bubble of its own, or left out`(count: Int) {
    let chips = ChipRow(["New round", "Bye"], lit: 0, role: .choices)
    let said = ["A flower opened.", "Another one did.", "What next?"]
    let shown = rows(said, Size(columns: 40, rows: count), chips: chips)
    let places = said.map { words in shown.firstIndex { $0.contains(words) } }
    #expect(places[0] != nil)
    if let asked = places[2] { #expect(places[1].map { asked - $0 >= 2 } == true) }
    #expect(!(26..<30).contains(count) || places[2] != nil, "there is room")
  }
}
