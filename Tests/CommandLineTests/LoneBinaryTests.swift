import Basics
import Content
import Foundation
import PseudoTerminal
import Testing

/// The program needs nothing beside it.
struct LoneBinaryTests {
  @Test(arguments: Language.allCases)
  func `copied alone to an empty folder it has all its texts`(language: Language) throws {
    let home = try TemporaryHome()
    let folder = home.path + "/alone"
    // The shell copies: no other test can start a program while the copy is open for writing.
    let copy = "mkdir '\(folder)' && cd '\(folder)' && cp '\(CommandRun.program)' ."
    let chat = try Chat(
      command: ["/bin/sh", "-c", copy + " && exec ./mathbot --no-animation"], at: home,
      environment: ["MATHBOT_LANGUAGE": language.rawValue])
    let texts = Texts(language)
    try chat.sees(texts(.welcomeFirst), texts(.welcomeName), texts(.chipSkip))
    try chat.types(.control("d"))
    #expect(try chat.leaves().contains(texts(.bye)))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["mathbot"])
  }
}
