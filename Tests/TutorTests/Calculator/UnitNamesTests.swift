import Basics
import Calculator
import Content
import Testing

@testable import Tutor

/// Units in the words of each language.
struct UnitNamesTests {
  private static let settings = CalculatorSettings.standard

  @Test(arguments: [Language.korean, .japanese, .traditionalChinese])
  func `every unit has a name in each language, in its own letters`(language: Language) {
    let texts = Texts(language)
    for unit in Self.settings.units {
      let names = texts.names(of: unit)
      if names.isEmpty || names.contains(where: { $0.contains(where: \.isASCIILetter) }) {
        Issue.record("\(unit.symbol): \(names)")
      }
    }
    #expect(texts.unitList.contains { $0.hasPrefix("  km") && !$0.contains("kilo") })
  }

  @Test func `a name is that of one unit in all languages, and names no unit that there is not`() {
    let known = Set(Self.settings.units.map(\.symbol))
    var owners: [String: Set<String>] = [:]
    for symbol in Self.settings.unitNames.symbols {
      #expect(known.contains(symbol))
      for index in 0..<3 {
        for name in Self.settings.unitNames.names(of: symbol, inLanguage: index) {
          owners[name, default: []].insert(symbol)
        }
      }
    }
    #expect(owners.filter { $0.value.count > 1 }.isEmpty)
  }

  @Test(arguments: [
    ("5 公里 in 公尺", "5000 m"), ("5公里 in m", "5000 m"), ("3 킬로미터 in 미터", "3000 m"),
    ("2 キログラム in グラム", "2000 g"), ("1 英里 in 公里", "1.609344 km"), ("100 달러 in USD", "100.00 USD"),
    ("1 L in 毫升", "1000 mL"),
  ])
  func `amounts are read in the words of each language`(typed: String, result: String) throws {
    #expect(
      try evaluate(typed, settings: Self.settings).formatted(NumberFormat(isForPeople: false)).text
        == result)
  }

  @Test(arguments: ["시간", "5 시간", "3 分", "5 초"])
  func `words of every day are no units`(typed: String) {
    #expect(throws: CalculationError.self) { try evaluate(typed, settings: Self.settings) }
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
