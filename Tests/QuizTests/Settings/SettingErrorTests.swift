import Basics
import Quiz
import Testing

struct SettingErrorTests {
  @Test(arguments: [
    (
      SettingKey.minutes, "11",
      "minutes takes a whole number from 1 to 10, not “11”. Did you mean 10?"
    ),
    (.difficulty, "xyzzy", "difficulty takes auto, easy, medium or hard, not “xyzzy”."),
    (
      .operations, "ad",
      "operations takes add, subtract, multiply or divide, or several with commas between, "
        + "not “ad”. Did you mean add?"
    ),
  ])
  func `a value that is not allowed is explained`(key: SettingKey, given: String, text: String) {
    var settings = Settings()
    let error = #expect(throws: SettingError.self) { try settings.set(given, for: key) }
    #expect(error?.description == text)
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
    #expect(SettingError(unknownKey: "name").description.contains("mathbot learner"))
  }

  @Test func `an unknown key is explained`() {
    #expect(
      SettingError.unknownKey("minuts", nearest: "minutes").description
        == "There is no setting “minuts”. Did you mean minutes?")
    #expect(
      SettingError.unknownKey("xyzzy", nearest: nil).description.hasSuffix(", tips and tapbacks."))
  }

  @Test func `what was given is shown safely`() {
    #expect("\u{1B}[31mred\u{7}".quoted == "“?[31mred?”")
    #expect(String(repeating: "x", count: 41).quoted.count == 43)
    #expect(String(repeating: "x", count: 40).quoted.count == 42)
  }
}
