import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// A flower opens on its second good day, is said once, and never more than three in a practice.
struct FlowerTests {
  /// A child who knew the table of two well yesterday, in a practice of nothing else.
  private static func secondDay(accessible: Bool = false, animation: Bool = true) -> Talk {
    var settings = Settings()
    settings.animation = animation
    settings.accessible = accessible
    var setup = ConversationSetup(
      .screen, settings: settings, flags: PracticeFlags(minutes: 5, difficulty: .easy))
    setup.flags.table = 2
    setup.flags.operations = [.multiply]
    setup.today = 2
    setup.learner = LearnerProfile(name: "Mina")
    let past = (2...10).map { factor in
      PastAttempt(
        Attempt(
          question: Question(2, .multiply, factor), typed: "", outcome: .right, tryNumber: 1,
          time: .seconds(1)),
        on: 1)
    }
    setup.learner.past = Past(past)
    var talk = Talk(setup)
    talk.wait(.seconds(2))
    return talk
  }

  private static func flowers(_ talk: Talk) -> [String] {
    talk.words.split(separator: "\n").map(String.init).filter { $0.hasPrefix("🌻") }
  }

  @Test func `it is said at once, each fact once, and at most three in a practice`() {
    var talk = Self.secondDay()
    var seen: [Int] = []
    for _ in 0..<14 {
      talk.wait(.milliseconds(900))
      talk.answer()
      talk.wait(.milliseconds(900))
      seen.append(Self.flowers(talk).count)
    }
    #expect(seen.first == 1 || seen.contains(1))
    #expect((1...3).contains(seen.last ?? 0))
    #expect(Set(Self.flowers(talk)).count == Self.flowers(talk).count)
    talk.wait(.seconds(400))
    #expect(talk.words.contains("Garden news:\n🌻"))
  }

  /// A talk in which an answer has just let a flower open.
  private static func bloom(animation: Bool = true) -> Talk {
    var talk = secondDay(animation: animation)
    talk.answer()
    return talk
  }

  @Test func `it slides into the top line in three frames, and is counted when it has arrived`()
    throws
  {
    var talk = Self.bloom()
    #expect(talk.chat?.flower == nil, "it waits for the tapback")
    talk.wait(Chat.tapbackDelay)
    for step in 0..<3 {
      #expect(talk.chat?.flower == step)
      #expect(talk.chat?.header.flowers == nil)
      let wake = try #require(talk.conversation.nextWake)
      #expect(wake <= talk.now.advanced(by: .milliseconds(200)))
      talk.wait(.milliseconds(200))
    }
    #expect(talk.chat?.flower == nil)
    #expect(talk.chat?.header.flowers == 1)
  }

  @Test func `typing on lets it arrive at once`() {
    var talk = Self.bloom()
    talk.wait(Chat.tapbackDelay)
    talk.send(.edited(line: "1", cursor: 1, prompt: ""))
    #expect(talk.chat?.flower == nil)
    #expect(talk.chat?.header.flowers == 1)
  }

  @Test func `without animation it is in the top line at once`() {
    let talk = Self.bloom(animation: false)
    #expect(talk.chat?.flower == nil)
    #expect(talk.chat?.header.flowers == 1)
  }

  @Test func `the end counts all flowers that have opened`() {
    var talk = Self.bloom()
    talk.stop()
    talk.wait(.seconds(3))
    #expect(talk.chat?.header.flowers == 1)
  }

  /// A practice of one table and operation, after these tries of the same questions.
  private static func practising(
    _ past: [PastAttempt], table: Int, _ operation: Quiz.Operation, on today: Int,
    settings: Settings = Settings()
  ) -> Talk {
    var setup = ConversationSetup(
      .screen, settings: settings, flags: PracticeFlags(minutes: 5, difficulty: .easy))
    setup.flags.table = table
    setup.flags.operations = [operation]
    setup.today = today
    setup.learner = LearnerProfile(name: "Mina", past: Past(past))
    var talk = Talk(setup)
    for _ in 0..<4 {
      talk.wait(.milliseconds(1_500))
      talk.answer()
    }
    talk.wait(.seconds(1))
    return talk
  }

  private static func tries(_ operation: Quiz.Operation, on days: [Int]) -> [PastAttempt] {
    days.flatMap { day in
      (2...10).map { factor in
        let question =
          operation == .divide
          ? Question(2 * factor, .divide, 2) : Question(2, .multiply, factor)
        return PastAttempt(
          Attempt(
            question: question, typed: "", outcome: .right, tryNumber: 1, time: .seconds(1)),
          on: day, in: day)
      }
    }
  }

  @Test func `a bee is told when it comes, and in words without its sign`() {
    let past = Self.tries(.multiply, on: [1, 2]) + Self.tries(.divide, on: [2])
    let talk = Self.practising(past, table: 2, .divide, on: 3)
    #expect(talk.words.contains("🐝 "))
    var settings = Settings()
    settings.accessible = true
    let words = Self.practising(past, table: 2, .divide, on: 3, settings: settings).words
    #expect(!words.contains("🐝") && words.contains("bee"))
  }

  @Test func `a butterfly is told when it comes, at most three lines in all`() {
    let talk = Self.practising(
      Self.tries(.multiply, on: [1, 2]), table: 2, .multiply, on: 20)
    let lines = talk.words.split(separator: "\n").filter { $0.hasPrefix("🦋 ") }
    #expect((1...3).contains(lines.count))
    #expect(Set(lines).count == lines.count)
  }

  @Test func `what is praised when it grows, and what is only counted`() {
    let tree = Plant.trees[0]
    let fact = Plant.table(7, 8)
    let praised: [(GardenEvent, Wordings.Kind?)] = [
      (GardenEvent(fact, .grew(.grown)), .flower), (GardenEvent(tree, .grew(.grown)), .tree),
      (GardenEvent(fact, .bee), .bee), (GardenEvent(fact, .butterfly), .butterfly),
      (GardenEvent(fact, .grew(.green)), nil), (GardenEvent(fact, .watered), nil),
      (GardenEvent(tree, .apple(1)), nil), (GardenEvent(tree, .grew(.sprout)), nil),
    ]
    var praise = Praise()
    for (event, kind) in praised {
      #expect(event.praised == kind)
      let words = praise.words(for: event, in: Texts(.english))
      #expect((words != nil) == (kind != nil))
      #expect(words?.contains("{") != true)
    }
    #expect(
      praise.words(for: GardenEvent(tree, .grew(.grown)), in: Texts(.english))?
        .contains("30 + 40 (whole tens)") == true)
  }

  @Test func `in words there are no signs`() {
    var talk = Self.secondDay(accessible: true)
    for _ in 0..<6 {
      talk.wait(.milliseconds(900))
      talk.answer()
    }
    talk.wait(.seconds(1))
    #expect(Self.flowers(talk).isEmpty)
    #expect(!talk.words.contains("🌻"))
    #expect(
      ["garden", "two days", "opened", "flower", "bloom"].contains { talk.words.contains($0) })
  }
}
