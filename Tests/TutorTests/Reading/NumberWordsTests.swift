import Content
import Testing

@testable import Tutor

/// Numbers in words are data: a language that comes later brings its own.
struct NumberWordsTests {
  private static let german = WordLists(files: [
    """
    number.2 = zwei
    number.6 = sechs
    number.10 = zehn
    number.12 = zwölf
    number.50 = fünfzig
    number.100 = hundert
    number.times.100 = hundert
    number.turning = und
    number.article = ein
    """
  ])
  private static let spanish = WordLists(files: [
    "number.6 = seis\nnumber.16 = dieciséis\nnumber.50 = cincuenta\nnumber.100 = cien\nnumber.joiner = y"
  ])

  private static func digits(_ text: String, _ lists: WordLists) -> [String] {
    NumberWords(lists).inDigits(TypedPiece.pieces(of: text)).compactMap(\.number)
  }

  @Test(arguments: [
    ("sechsundfünfzig", "56"), ("sechs und fünfzig", "56"), ("ein hundert zwölf", "112"),
    ("zweihundertsechs", "206"), ("zwölf", "12"),
  ])
  func `German says the ones first`(words: String, number: String) {
    #expect(Self.digits(words, Self.german) == [number])
  }

  @Test(arguments: [
    ("sechs und zehn", ["6", "10"]), ("fünfzig fünfzig", ["50", "50"]),
    ("hundert hundert", ["100", "100"]), ("fünfzig zwölf", ["50", "12"]),
  ])
  func `numbers that make none together stay apart`(words: String, numbers: [String]) {
    #expect(Self.digits(words, Self.german) == numbers)
  }

  @Test(arguments: [("cincuenta y seis", "56"), ("dieciséis", "16"), ("cien", "100")])
  func `Spanish has a word between tens and ones`(words: String, number: String) {
    #expect(Self.digits(words, Self.spanish) == [number])
  }

  @Test(arguments: [
    ("fifty-six", ["56"]), ("fiftysix", ["56"]), ("six seven", ["6", "7"]), ("tens", []),
    ("5 tens and 6", ["56"]), ("one hundred and forty four", ["144"]), ("백사십사", ["144"]),
    ("쉰여섯이에요", ["56"]), ("칠곱하기팔", []), ("ate", ["8"]), ("にです", ["2"]), ("くつ", []),
    ("i ate lunch", []), ("a tree", []),
  ])
  func `what is a number, and what is none`(words: String, numbers: [String]) {
    #expect(Self.digits(words, .all) == numbers)
  }
}
