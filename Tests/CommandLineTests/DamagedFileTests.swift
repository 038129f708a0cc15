import Content
import Foundation
import Testing

/// A damaged database: it is said, kept aside, and practice goes on.
struct DamagedFileTests {
  @Test func `a damaged database is kept aside, and answers go into a new one`() throws {
    let home = try TemporaryHome()
    try home.write("This is no database, although it is long enough to be one.", to: home.database)
    let chat = try Chat.practising(at: home)
    try chat.answersRight()
    try chat.answersRight()
    #expect(try home.names(beside: home.database).contains("mathbot.sqlite.damaged"))
    #expect(
      try String(contentsOfFile: home.database + ".damaged", encoding: .utf8)
        .hasPrefix("This is no database"))
    #expect(try home.rows("SELECT outcome FROM attempt") == ["right", "right"])
  }

  @Test func `that a database was damaged is said before anything is asked`() throws {
    let home = try TemporaryHome()
    try home.write("This is no database, although it is long enough to be one.", to: home.database)
    let run = try CommandRun.mathbot(["--plain"], home: home, input: "bye\n")
    let words = String.says(.troubleDamagedKept, ["path": home.database + ".damaged"])
    #expect(run.output.hasPrefix("Robo: \(words)\n"))
    #expect(run.output.split(separator: "was damaged").count == 2, "once")
    try home.write("This is no database, although it is long enough to be one.", to: home.database)
    let chat = try Chat("", at: home)
    try chat.sees(String(words.prefix(30)), .says(.welcomeFirst))
  }
}
