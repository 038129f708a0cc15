import Screen
import Testing

struct TextWrappingTests {
  @Test(arguments: [
    ("What is 7 × 8?", 20, ["What is 7 × 8?"]),
    ("What is 7 × 8?", 8, ["What is", "7 × 8?"]),
    ("so 60 + 9 = 69, and", 14, ["so", "60 + 9 = 69,", "and"]),
    ("9 + __ = 12", 6, ["9 + __", "= 12"]),
    ("a + b = c", 6, ["a + b", "= c"]),
    ("one  two", 20, ["one  two"]),
    ("5 minutes. Level: Easy. Go!", 17, ["5 minutes.", "Level: Easy. Go!"]),
    ("On the line: go\u{A0}on", 14, ["On the line:", "go\u{A0}on"]),
    ("Level: Zweiundvierzig", 8, ["Level:", "Zweiundv", "ierzig"]),
    ("  indented text", 10, ["  indented", "text"]),
    ("line\nbreak", 20, ["line", "break"]),
    ("", 5, [""]),
    ("a\n\nb", 5, ["a", "", "b"]),
    ("Zweiundvierzig Mal", 6, ["Zweiun", "dvierz", "ig Mal"]),
    ("日本語を話します。", 10, ["日本語を話", "します。"]),
    ("天気です。はい", 8, ["天気で", "す。はい"]),
    ("「はい」と言う", 6, ["「は", "い」と", "言う"]),
    ("한국어로 말해요", 10, ["한국어로", "말해요"]),
    ("한국어로말해요", 6, ["한국어", "로말해", "요"]),
    ("日本", 1, ["?", "?"]),
    ("もう 一ど 見てみよう。", 14, ["もう 一ど", "見てみよう。"]),
    ("もう 一ど やってみよう。", 12, ["もう 一ど", "やってみよ", "う。"]),
    ("まだです。もう 一ど", 12, ["まだです。", "もう 一ど"]),
    ("先に 7 × 8 は？", 12, ["先に", "7 × 8 は？"]),
    ("連續答對 12 題了", 12, ["連續答對", "12 題了"]),
    ("第12個", 4, ["第", "12個"]),
    ("一個「好」", 8, ["一個", "「好」"]),
    ("? tip · s skip · t time · q stop", 22, ["? tip · s skip ·", "t time · q stop"]),
    ("? 提示 · s 跳過 · q 停下來", 20, ["? 提示 · s 跳過 ·", "q 停下來"]),
    ("a b c d · e", 5, ["a b c", "d · e"]),
    ("ゆっくり〜ゝ", 8, ["ゆっく", "り〜ゝ"]),
  ])
  func `text breaks where a reader expects it`(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no line is wider than the width and nothing is lost`(seed: UInt64) {
    var pictures = RandomPictures(seed: seed)
    let text = pictures.text()
    for width in 0...30 {
      let lines = text.wrapped(to: width)
      #expect(lines.allSatisfy { $0.displayWidth <= max(1, width) })
      guard width >= 2 else { continue }
      #expect(visible(lines.joined()) == visible(text), "\(width)")
    }
  }

  @Test(arguments: [
    ("You have 7 and 3. That is 10.", 26, ["You have 7 and 3.", "That is 10."]),
    ("You have 7 and 3. That is 10.", 30, ["You have 7 and 3. That is 10."]),
    (
      "Nearly there! Try it\nonce more, then stop.", 20,
      ["Nearly there! Try it", "once more,", "then stop."]
    ),
    ("Wunderbarer Tag", 11, ["Wunderbarer", "Tag"]),
    ("Right first time: 48 of 51", 22, ["Right first time:", "48 of 51"]),
    ("48 of 51 right first time", 22, ["48 of 51 right", "first time"]),
    ("", 5, [""]),
  ])
  func `no short word stands alone on a last line where it can be helped`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(text.wrappedEvenly(to: width) == lines)
  }

  @Test(arguments: [
    ("Hi Mina! I'm Robo, your maths buddy.", 22, ["Hi Mina! I'm Robo,", "your maths buddy."]),
    ("Good work today, Mina!", 22, ["Good work today, Mina!"]),
    ("You got them all in the end!", 22, ["You got them", "all in the end!"]), ("", 5, [""]),
  ])
  func `the lines of a title are about as long as each other`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(text.wrappedBalanced(to: width) == lines)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `even lines are no more than others, and nothing is lost`(seed: UInt64) {
    var pictures = RandomPictures(seed: seed)
    let text = pictures.text()
    for width in 2...30 {
      let lines = text.wrappedEvenly(to: width)
      #expect(lines.count == text.wrapped(to: width).count)
      #expect(lines.allSatisfy { $0.displayWidth <= width })
      #expect(visible(lines.joined()) == visible(text), "\(width)")
    }
  }

  private func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace }
  }

  @Test(arguments: 8...40)
  func `a space that joins keeps a sign with its words`(width: Int) {
    let plants = ["🌱\u{A0}8\u{A0}×\u{A0}8", "🌻\u{A0}2\u{A0}×\u{A0}9", "水\u{A0}5"]
    let lines = plants.joined(separator: "   ").wrapped(to: width)
    #expect(plants.allSatisfy { plant in lines.contains { $0.contains(plant) } }, "\(lines)")
  }
}
