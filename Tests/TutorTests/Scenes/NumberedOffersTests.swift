import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// Who hears the chat chooses what is offered by its number; while something is asked, numbers are
/// answers, and what is offered has none.
struct NumberedOffersTests {
  /// A moment at which words are offered, and whether something is asked then.
  enum Moment: CaseIterable {
    case welcome, after, stopping, stoppingCheck, mending

    var isAsking: Bool { [.stopping, .stoppingCheck, .mending].contains(self) }

    func talk(_ form: ChatForm, in language: Language) -> Talk {
      var settings = Settings()
      settings.accessible = true
      settings.language = .language(language)
      settings.minutes = 3
      settings.difficulty = .easy
      let isCheck = self == .stoppingCheck
      var talk = Talk(
        form, settings: settings,
        purpose: isCheck ? .check(questions: 5, mix: .official) : .practice)
      talk.wait(.seconds(3))
      talk.type("skip")
      if self != .welcome, !isCheck { talk.type("start") }
      talk.wait(.seconds(4))
      switch self {
      case .welcome: break
      case .after: talk.stop()
      case .stopping, .stoppingCheck: talk.type("q")
      case .mending: Self.leaveOneOpen(in: &talk)
      }
      talk.wait(.seconds(3))
      return talk
    }

    private static func leaveOneOpen(in talk: inout Talk) {
      for number in 0..<13 {
        talk.wait(.milliseconds(800))
        if number == 0 { talk.type("s") } else { talk.answer() }
      }
      talk.wait(.seconds(250))
    }
  }

  @Test(arguments: Moment.allCases, Language.allCases)
  func `the list of what is offered has numbers only where nothing is asked`(
    moment: Moment, language: Language
  ) throws {
    let talk = moment.talk(.plain, in: language)
    let context = talk.conversation.context
    let offers = talk.conversation.scene.offers(in: context)
    #expect(talk.conversation.scene.isAsking == moment.isAsking)
    let label = try #require(offers.dropFirst().first).label(in: context.texts).lowercased()
    let list = try #require(talk.lastBubble?.blocks.plainLines.last)
    #expect(list.contains(label), "\(list)")
    #expect(list.contains("2 \(label)") != moment.isAsking, "\(list)")
  }

  @Test(arguments: Moment.allCases)
  func `on a screen no list is said`(moment: Moment) throws {
    let talk = moment.talk(.screen, in: .english)
    #expect(talk.chips.count > 1)
    #expect(!talk.words.contains("Type one:"))
  }
}
