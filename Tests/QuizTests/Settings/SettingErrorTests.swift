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
