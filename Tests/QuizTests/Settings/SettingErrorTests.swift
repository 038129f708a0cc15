import Basics
import Quiz
import Testing

struct SettingErrorTests {
  @Test(arguments: [
    (SettingKey.minutes, "11", "10" as String?), (.difficulty, "xyzzy", nil),
    (.operations, "ad", "add"),
  ])
  func `a value that is not allowed comes with the nearest`(
    key: SettingKey, given: String, nearest: String?
  ) {
    var settings = Settings()
    let error = #expect(throws: SettingError.self) { try settings.set(given, for: key) }
    #expect(
      error == .notAllowed(key: key, given: given, allowed: key.allowed, nearest: nearest))
  }

  @Test(
    arguments: [
      ("level", .difficulty), ("time", .minutes), ("colour", .appearance), ("color", .appearance),
      ("Theme", .appearance), ("sounds", .sound), ("volume", .sound), ("lang", .language),
      ("tables", .operations), ("countdown", .clock), ("hints", .tips), ("emoji", .tapbacks),
      ("dificulty", .difficulty), ("decimals", .places),
    ] as [(String, SettingKey)])
  func `a family's word for a setting names it`(word: String, key: SettingKey) {
    #expect(SettingError(unknownKey: word) == .unknownKey(word, nearest: key.rawValue))
  }

  @Test func `no other name is that of two settings, or of a setting`() {
    let names = SettingKey.allCases.flatMap(\.otherNames) + SettingKey.wordsForLearners
    #expect(Set(names).count == names.count)
    #expect(names.filter { SettingKey(rawValue: $0) != nil } == [])
  }

  @Test func `who looks for a name is told where names are`() {
    #expect(SettingError(unknownKey: "name") == .learnerName("name"))
  }
}
