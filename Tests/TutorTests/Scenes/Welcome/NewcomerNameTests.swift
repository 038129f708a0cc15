import Quiz
import Screen
import Testing

@testable import Tutor

/// Names that nobody has who can play.
struct NewcomerNameTests {
  @Test(arguments: [
    ("leo", "Leo"), ("Jean Luc", "Jean Luc"), ("O'Neil", "O'Neil"), ("im De'Andre", "De'Andre"),
    ("my name is Sara O’Hara", "Sara O’Hara"), ("i'm leo", "Leo"),
    ("im o'neil", "O'neil"),
  ])
  func `a name alone that nobody has is asked about`(typed: String, name: String) {
    var talk = PlayersTests.talkWithPlace()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Hi \(name)! Are you new here?"), "\(talk.words)")
  }

  @Test(arguments: [
    "Can't Play", "Go Away", "Not Now", "don't", "we're", "i'mleo", "don'tknow", "o'clock",
    "Pick Mina", "jean luc is at school",
  ])
  func `two words, or one with an apostrophe, are not always a name`(typed: String) {
    var talk = PlayersTests.talkWithPlace()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(!talk.words.contains("Are you new here?"), "\(talk.words)")
  }
}
