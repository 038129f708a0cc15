import Basics
import Content
import Quiz
import Testing

@testable import Tutor

/// Lines that nobody would type on purpose.
struct RandomLinesTests {
  private static let characters = Array(
    "abcdefghijklmnopqrstuvwxyz 0123456789 x×÷-+=?!.,'\"/\\|<>ㅋㅠ몰라힌트십육👍💩é五")
  private static let questions = [
    Question(7, .multiply, 8), Question(63, .subtract, 29), Question(56, .divide, 7),
  ]

  private static func line(
    of characters: [Character], _ lengths: ClosedRange<Int>,
    using generator: inout SeededGenerator
  ) -> String {
    let length = Int.random(in: lengths, using: &generator)
    return String(
      (0..<length).map { _ in
        characters[Int.random(in: characters.indices, using: &generator)]
      })
  }

  @Test func `a random line never stops the reader, and no reply is longer than 60 characters`() {
    var generator = SeededGenerator(seed: 1)
    let reader = TypedReader()
    let voices = Language.allCases.map {
      Voice(Settings(), form: .screen, systemLanguage: $0)
    }
    var long: [String] = []
    for index in 0..<60_000 {
      let line = Self.line(of: Self.characters, 0...14, using: &generator)
      let asked = AskedQuestion(Self.questions[index % Self.questions.count])
      let reading = reader.read(line, at: asked)
      for voice in voices {
        let said = Reply(to: reading, in: voice.texts)?.text(about: asked, in: voice) ?? ""
        if said.utf8.count > 60, said.count > 60 { long.append(line) }
      }
    }
    #expect(long == [])
  }

  @Test func `who hits the keys at random is not understood, and nothing happens`() {
    var generator = SeededGenerator(seed: 2)
    let reader = TypedReader()
    let mashes = (0..<3_000).map { _ in
      Self.line(of: Array("asdfghjklqwertyuiop"), 4...9, using: &generator)
    }
    let understood = mashes.filter {
      let reading = reader.read($0, at: AskedQuestion(Question(7, .multiply, 8)))
      return reading != .unknown
    }
    #expect(understood.count <= 30, "\(understood)")
  }

  @Test func `a very long line is read in a moment`() {
    let clock = ContinuousClock()
    let lines = ["a", "7 x ", "오", "six", "im ", "7x8="].map { String(repeating: $0, count: 120) }
    let time = clock.measure {
      for line in lines {
        _ = TypedReader().read(line, at: AskedQuestion(Question(7, .multiply, 8)))
      }
    }
    #expect(time < .seconds(60), "milliseconds with optimisation: only a hang fails here")
  }
}
