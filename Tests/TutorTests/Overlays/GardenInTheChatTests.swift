import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct GardenInTheChatTests {
  private static func finished(_ form: ChatForm = .screen) -> Talk {
    var talk = Talk(form, minutes: 5, difficulty: .easy)
    talk.wait(.seconds(2))
    talk.answer()
    talk.stop()
    return talk
  }

  private func garden(_ talk: Talk) -> GardenPicture? {
    if case .garden(let picture) = talk.conversation.picture { picture } else { nil }
  }

  @Test(arguments: ["garden", "My garden!"])
  func `the word opens the garden, in which the last answers have grown`(word: String) {
    var talk = Self.finished()
    talk.type(word)
    let signs = garden(talk)?.rows.flatMap { $0.plants.map(\.sign) } ?? []
    #expect(!signs.isEmpty)
    talk.send(.key(.escape))
    #expect(garden(talk) == nil)
  }

  @Test func `practising what grows begins a practice`() {
    var talk = Self.finished()
    talk.type("garden")
    talk.send(.key(.enter))
    #expect(garden(talk) == nil)
    #expect(talk.conversation.scene is PracticeScene)
  }

  @Test func `line by line the garden is said in words`() {
    var talk = Self.finished(.plain)
    talk.type("garden")
    #expect(talk.words.contains("My garden"))
  }
}
