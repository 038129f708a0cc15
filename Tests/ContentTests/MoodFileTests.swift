import Basics
import Testing

@testable import Content

/// The file in which Robo's moods are drawn, which a person may change.
struct MoodFileTests {
  @Test func `every mood is drawn, with a movement of its own and a face in signs`() throws {
    let pictures = try MoodFile(ContentFiles.moods).pictures
    #expect(Set(pictures.keys) == Set(Mood.allCases))
    for (mood, picture) in pictures {
      #expect(picture.has(.move), "\(mood)")
      #expect(picture.face.count == MoodPicture.faceRows, "\(mood)")
    }
  }

  @Test func `all blink whose eyes are open`() {
    for mood in Mood.allCases {
      let closes = MoodPicture(mood).has(.blink)
      #expect(closes == ![.asleep, .cheer].contains(mood), "\(mood)")
    }
  }

  @Test(arguments: Mood.allCases, MoodFrame.allCases)
  func `every frame is as large as the picture and differs from it`(
    mood: Mood, frame: MoodFrame
  ) {
    let picture = MoodPicture(mood)
    let pixels = picture.pixels(in: frame)
    #expect(pixels.count == MoodPicture.rows)
    #expect(pixels.allSatisfy { $0.count == MoodPicture.columns })
    #expect((pixels != picture.pixels(in: .still)) == picture.has(frame))
  }

  @Test func `no two moods look alike`() {
    #expect(Set(Mood.allCases.map { MoodPicture($0).pixels(in: .still) }).count == 8)
    #expect(Set(Mood.allCases.map { MoodPicture($0).face }).count == 8)
  }

  @Test func `a small file is read as it stands`() throws {
    let picture = try #require(try MoodFile(Self.small).pictures[.care])
    #expect(picture.pixels(in: .still)[0][0...2] == [.rose, .page, .page])
    #expect(picture.pixels(in: .move)[11][12...] == [.rose, .rose])
    #expect(picture.pixels(in: .move)[0] == picture.pixels(in: .still)[0])
    #expect(picture.face == Array(repeating: " :)", count: 6))
  }

  @Test(arguments: [
    ("care rose", "cares rose", 2), ("mood care", "mode care", 2), ("care rose", "care pink", 2),
    ("a.............", "a............", 3), ("a.............", "a............q", 3),
    ("move 11", "move 12", 15), ("move 11", "wink 11", 15), ("move 11", "still 11", 15),
    ("aa\nface", "ab \nface\n\n", 17), (" :)\n", "          :-----)\n", 17),
  ])
  func `a line that is wrong is named`(part: String, changed: String, line: Int) {
    let file = Self.small.replacing(part, with: changed, maxReplacements: 1)
    #expect(throws: MoodFileError(line: line)) { try MoodFile(file) }
  }

  @Test func `a file that ends too early has no last line to name`() {
    #expect(throws: MoodFileError(line: nil)) { try MoodFile("mood care rose") }
  }

  @Test func `no mood is drawn twice`() {
    #expect(throws: MoodFileError(line: 24)) { try MoodFile(Self.small + Self.small) }
  }

  private static let small =
    "# one mood\nmood care rose\na.............\n"
    + String(repeating: "..............\n", count: 11)
    + "move 11 ............aa\nface\n" + String(repeating: " :)\n", count: 6)
}
