import Basics
import Quiz
import Storage
import Testing

struct SettingsFileTests {
  /// What the file holds after the minutes were set to 9.
  @Test(arguments: [
    ("", "minutes = 9\n"),
    ("minutes = 7", "minutes = 9\n"),
    ("  minutes=7  \n", "minutes = 9\n"),
    ("Minutes = 7 # for Mina\n", "minutes = 9 # for Mina\n"),
    ("# ours\n\n  # more\nclock = off\n", "# ours\n\n  # more\nclock = off\nminutes = 9\n"),
    ("colour=blue#1\nminutes = 7\n", "colour=blue#1\nminutes = 9\n"),
    ("minutes = 7\nclock = off\nminutes = 8\n", "minutes = 7\nclock = off\nminutes = 9\n"),
    ("# minutes = 7\n", "# minutes = 7\nminutes = 9\n"),
    ("minutes = 7\r\nclock = off # \r\n", "minutes = 9\r\nclock = off # \r\n"),
    ("\u{FEFF}minutes = 7\n", "minutes = 9\n"),
    ("\u{FEFF}", "minutes = 9\n"),
    ("größe = 3\n이름 = 미나\n", "größe = 3\n이름 = 미나\nminutes = 9\n"),
    ("\n\n", "\n\nminutes = 9\n"),
    ("rule = a=b = c\n", "rule = a=b = c\nminutes = 9\n"),
  ])
  func `a change keeps everything else as it is`(before: String, after: String) throws {
    var file = try SettingsFile(Array(before.utf8))
    file.set("9", for: .minutes)
    #expect(String(decoding: file.bytes, as: UTF8.self) == after)
    #expect(try SettingsFile(file.bytes).values[.minutes] == "9")
  }

  @Test(
    arguments: [
      ("minutes = 7", "7"), ("minutes=7 # seven", "7"), ("\tMINUTES\t=\t7\t", "7"),
      ("minutes = 7\r\n", "7"), ("minutes = 7\nminutes = 8", "8"), ("# minutes = 7", nil),
      ("#minutes = 7\n", nil), ("minute = 7", nil), ("", nil),
    ] as [(String, String?)])
  func `a value is read`(text: String, value: String?) throws {
    #expect(try SettingsFile(Array(text.utf8)).values[.minutes] == value)
  }

  @Test func `unknown names are known with their lines`() throws {
    let file = try SettingsFile(Array("minutes = 7\n# x = 1\nminuts = 8\n= 9\n".utf8))
    #expect(file.unknownKeys.map(\.line) == [3, 4])
    #expect(file.unknownKeys.map(\.name) == ["minuts", ""])
  }

  @Test(arguments: [
    ("minutes = 7\nclock", SettingsFault.noEqualsSign(line: 2)),
    ("[general]\n", .noEqualsSign(line: 1)),
    ("\n\nclock large # = 3\n", .noEqualsSign(line: 3)),
    (
      "minutes = 77",
      .badValue(
        line: 1,
        .notAllowed(key: .minutes, given: "77", allowed: .whole(1...10), nearest: "10"))
    ),
    (
      "sound =\nminutes = 7",
      .badValue(
        line: 1, .notAllowed(key: .sound, given: "", allowed: .onOrOff, nearest: nil))
    ),
  ])
  func `the first line that is wrong is named`(text: String, fault: SettingsFault) {
    #expect(throws: fault) { try SettingsFile(Array(text.utf8)) }
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func `a line that is not UTF-8 is named`(bytes: [UInt8]) {
    let text = Array("# fine: ü\n# not fine: ".utf8) + bytes
    #expect(throws: SettingsFault.notText(line: 2)) { try SettingsFile(text) }
  }

  @Test func `the size is limited`() throws {
    let largest = [UInt8](repeating: UInt8(ascii: "#"), count: SettingsFile.maximumSize)
    #expect(try SettingsFile(largest).values.isEmpty)
    #expect(throws: SettingsFault.tooLarge) { try SettingsFile(largest + largest.prefix(1)) }
  }

  @Test func `a hundred thousand lines are kept`() throws {
    let text = (1...100_000).map { "k\($0)=\($0 % 10)\n" }.joined().prefix(999_990)
    var file = try SettingsFile(Array(text.utf8))
    file.set("9", for: .minutes)
    #expect(String(decoding: file.bytes, as: UTF8.self).hasPrefix(text))
    #expect(file.values == [.minutes: "9"])
  }

  @Test func `any bytes are read or refused, and what is read is written back`() {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array("minutes=7 \n\r#\t\u{FEFF}ü".utf8) + [0, 0xFF]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...60, using: &generator)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      guard let file = try? SettingsFile(bytes) else { continue }
      #expect((try? SettingsFile(file.bytes)) == file)
    }
  }
}
