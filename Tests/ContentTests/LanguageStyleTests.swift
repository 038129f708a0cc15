import Basics
import Testing

@testable import Content

/// Each language in its own script, marks and school words.
struct LanguageStyleTests {
  private static let others = Language.allCases.filter { $0 != .english }
  private static let fullWidth: [Language] = [.japanese, .traditionalChinese]

  /// What is typed, not said.
  private static func isSaid(_ key: String) -> Bool {
    !key.hasPrefix("keys.") && (!key.hasPrefix("words.") || key == "words.unknown")
      && !key.hasPrefix("language.") && !key.hasPrefix("steps.columns.")
      && key != "hint.multiply.groups"
  }

  /// The texts without what is filled in.
  private static func said(in language: Language) -> [(key: String, text: String)] {
    Texts(language).all.filter { isSaid($0.key) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.replacing(/\{[^}]*\}/, with: "{}")) }
  }

  @Test func `no language has letters of another's script`() {
    let foreign: [(Language, [TextScript])] = [
      (.english, [.hangul, .kana, .ideograph]), (.korean, [.kana, .ideograph]),
      (.japanese, [.hangul]), (.traditionalChinese, [.hangul, .kana]),
    ]
    for (language, scripts) in foreign {
      let wrong = Self.said(in: language).filter { entry in
        entry.text.contains { scripts.contains(TextScript($0)) }
      }
      #expect(wrong.map(\.key) == [], "\(language)")
    }
    #expect(foreign.count == Language.allCases.count)
  }

  @Test(arguments: others)
  func `no English word is left but names of keys, commands and functions`(language: Language) {
    let english = Dictionary(
      uniqueKeysWithValues: Self.said(in: .english).map { ($0.key, $0.text) })
    for (key, text) in Self.said(in: language) {
      let words = Set(Self.latinWords(text)).subtracting(Self.names)
      let isTechnical = Self.technical.contains(where: key.hasPrefix)
      let known = isTechnical ? Set(Self.latinWords(english[key] ?? "")) : []
      #expect(words.subtracting(known) == [], "\(key)")
      // A sentence is never wholly English.
      #expect(
        text != english[key] || Self.latinWords(text).allSatisfy(Self.names.contains), "\(key)")
    }
  }

  /// Words that are typed as they stand in every language.
  private static let names: Set = [
    "Enter", "Esc", "Tab", "Space", "Page", "Up", "Ctrl", "mathbot", "config", "list", "set",
    "garden",
    "sin", "help", "mr", "ans", "vars", "forget", "Deg", "Rad", "EE", "AC", "MR", "MC", "deg",
    "rad",
    "places", "history", "clear", "quit", "km", "in", "mi", "steps", "report",
  ]
  private static let technical = [
    "calculator.", "command.", "error.", "file.", "function.", "manual.", "notice.", "plot.",
    "solve.", "trouble.", "usage.",
  ]

  private static func latinWords(_ text: String) -> [String] {
    text.split { TextScript($0) != .latin }.map(String.init).filter { $0.count > 1 }
  }

  @Test(arguments: fullWidth)
  func `Chinese and Japanese have their own marks`(language: Language) {
    for (key, text) in Self.said(in: language) where !key.hasPrefix("list.") {
      let text = text.replacing("({} 30)", with: "{}")
      #expect(Self.marksOfASCII(in: text) == "", "\(key): \(text)")
      #expect(!text.contains(#/[、。，！？：」）] /#), "a space behind a mark in \(key): \(text)")
      #expect(!text.contains(where: Self.isFullWidthSign), "\(key): \(text)")
    }
  }

  /// The marks of ASCII that stand right behind a character of these languages, or a space after.
  private static func marksOfASCII(in text: String) -> String {
    let near = zip(text, text.dropFirst()).filter { ",.!?:;()".contains($1) && isWide($0) }.map(\.1)
    let spaced = zip(text, zip(text.dropFirst(), text.dropFirst(2))).filter { first, others in
      others.0 == " " && isWide(first) && ",.!?:;()".contains(others.1)
    }
    return String(near) + String(spaced.map(\.1.1))
  }

  private static func isWide(_ character: Character) -> Bool {
    [.kana, .ideograph].contains(TextScript(character)) || "」』）}".contains(character)
  }

  /// Digits, letters and signs of double width, kana of half, and the quotes of other languages.
  private static func isFullWidthSign(_ character: Character) -> Bool {
    let isForm = ("\u{FF10}"..."\u{FF5A}").contains(character) || character > "\u{FF65}"
    return isForm && !"？：；".contains(character) && character < "\u{FFA0}"
      || "“”‘’＋－".contains(character)
  }

  @Test func `Korean has the marks of Korean`() {
    for (key, text) in Self.said(in: .korean) {
      #expect(!text.contains(/[，。！？：、「」]|\d %|\} %|"/), "\(key): \(text)")
    }
  }

  @Test func `Japanese children's texts have no kanji beyond grade 2`() {
    #expect(SchoolKanji.gradesOneAndTwo.count == 240)
    for (key, text) in Self.said(in: .japanese) where Self.isForChildren(key) {
      let late = text.filter {
        TextScript($0) == .ideograph && !SchoolKanji.gradesOneAndTwo.contains($0)
      }
      #expect(late == "", "\(key): \(text)")
    }
  }

  /// Everything but the parent's report, the settings, the calculator and what fails.
  private static func isForChildren(_ key: String) -> Bool {
    ![
      "progress.", "strand.", "strategy.", "habit.", "settings.", "worksheet.", "trouble.",
      "calculator.", "function.", "constant.", "unit.", "error.", "value.degrees", "steps.",
      "solve.", "plot.", "command.", "usage.", "file.", "notice.", "manual.",
    ].contains(where: key.hasPrefix)
  }

  @Test func `Taiwan's Chinese has no simplified and no Japanese forms`() {
    let wrong = Set("与个们这还么吗会点数学对错难题练习记图说话钟间开关时请让边写读听给谁为过进远运动变单双张体万虫触离対変読両乗気帰楽歳総経続験発売実広従戻毎満産画")
    for (key, text) in Self.said(in: .traditionalChinese) {
      #expect(text.filter(wrong.contains) == "", "\(key): \(text)")
    }
  }

  @Test(arguments: ["默認", "設置", "保存", "屏幕", "信息", "軟件", "程序", "打印", "鼠標", "豎式", "口算", "妳", "菜單"])
  func `Taiwan's Chinese has the words of Taiwan`(word: String) {
    #expect(Self.said(in: .traditionalChinese).filter { $0.text.contains(word) }.map(\.key) == [])
  }

  @Test(arguments: others)
  func `where the second factor counts the groups, products begin with their size`(
    language: Language
  ) {
    let texts = Texts(language).all
    #expect(texts["hint.multiply.groups"] == "second")
    for (key, text) in texts {
      #expect(!text.contains(/\b(2|5|9|10|11|12) × \{[nb]\}/), "\(key): \(text)")
      #expect(!text.contains(/\{count\} × \{(group|table)\}|\{typed\} × \{b\}/), "\(key): \(text)")
    }
  }

  @Test func `no Korean particle hangs on a number whose last sound is not known`() {
    // Tens end in 십 or 백, times in 초, numbers of questions in 문제, and goals in 일.
    let safe: Set = ["round", "after", "questions", "goal"]
    // Which of the two steps.say.equals is said depends on the sound.
    for (key, text) in Texts(.korean).all
    where Self.isSaid(key) && !key.hasPrefix("steps.say.equals") {
      let ends = text.matches(
        of: /\{(\w+)\}(은|는|이|가|을|를|과|와|이에요|예요|으로|로|이라고|라고|이라는|라는|이나|나)(?![가-힣])/)
      #expect(ends.filter { !safe.contains(String($0.1)) }.map { String($0.0) } == [], "\(key)")
    }
  }

  @Test(arguments: [
    (Language.japanese, "しなさい · だめ · まちがい · ちがいます · ざんねん · しっぱい · きみ · あなた · かしこい"),
    (.traditionalChinese, "錯了 · 不對 · 笨 · 失敗 · 必須 · 不准 · 聰明 · 天才"),
    (.korean, "틀렸 · 틀린 · 실수 · 못했 · 안 돼요 · 똑똑 · 천재"),
    (.english, "wrong · clever · smart · fail · stupid"),
  ])
  func `no child's text scolds, and none calls a child clever`(language: Language, harsh: String) {
    for (key, text) in Self.said(in: language) where Self.isForChildren(key) {
      let found = WordLists.words(in: harsh).filter(text.lowercased().contains)
      #expect(found == [], "\(key): \(text)")
    }
  }
}
