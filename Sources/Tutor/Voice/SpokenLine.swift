package import Content

/// A line of words and signs, all of it in words, for who hears it: screen readers and voices leave
/// out × and −, and never say that something is open.
package struct SpokenLine {
  private let texts: Texts
  private var said = ""

  /// The line in words: `2 × __ = 10` is “2 times what is 10?”, `3.0 s` is “3 seconds”.
  package static func words(for line: String, in texts: Texts) -> String {
    var spoken = SpokenLine(texts: texts)
    spoken.read(spoken.times(Self.withoutAskedBlank(line)))
    return spoken.said.replacing(/(^|[\s「（：。，、！？])\?(?![?\w])/) { match in
      match.1 + texts(.spokenMark)
    }
  }

  /// The lines in words, if they are heard.
  package static func words(
    for lines: [String], in texts: Texts, isHeard: Bool = true
  ) -> [String] {
    isHeard ? lines.map { words(for: $0, in: texts) } : lines
  }

  private init(texts: Texts) {
    self.texts = texts
  }

  /// Behind a question nobody needs to hear that its answer is open.
  private static func withoutAskedBlank(_ line: String) -> String {
    line.replacing(/([?？]) ?__/) { $0.1 }.replacing(/= [?？]$/, with: "= __")
  }

  /// Seconds as words have them.
  private func times(_ line: String) -> String {
    let sign = texts(.timeSeconds, ["time": ""])
    var (said, rest) = ("", line[...])
    for match in line.matches(of: /(\d+)\.(\d)/) {
      let behind = line[match.range.upperBound...]
      guard behind.hasPrefix(sign), let whole = Int(match.1) else { continue }
      if sign.last?.isASCII == true, behind.dropFirst(sign.count).first?.isLetter == true {
        continue
      }
      said += rest[..<match.range.lowerBound] + seconds(whole, tenths: match.2)
      rest = behind.dropFirst(sign.count)
    }
    return said + rest
  }

  private func seconds(_ whole: Int, tenths: Substring) -> String {
    tenths == "0"
      ? texts.count(whole, of: .seconds)
      : texts.text(key: "seconds.other", ["n": "\(whole).\(tenths)"])
  }

  /// Signs with numbers around them become words; what stands between them stays.
  private mutating func read(_ line: String) {
    let line = Self.withPowers(line)
    var rest = line[...]
    for match in line.matches(of: Self.equation) where Self.hasSigns(match.output) {
      said += rest[..<match.range.lowerBound]
      if said.last == "…", match.output.first.map({ "+−×÷".contains($0) }) ?? false { said += " " }
      rest = line[match.range.upperBound...]
      let signs = String(match.output).replacing("__", with: texts(.spokenBlank))
        .replacing("²", with: "^2").replacing("³", with: "^3")
      let words = SpokenExpression.words(for: signs, in: texts)
      let asks = match.output.contains("__") && (rest.isEmpty || [".", "。"].contains(rest))
      said += asks ? texts(.spokenQuestion, ["text": words]) : words
      if asks { rest = "" }
    }
    said += rest
  }

  /// The line with raised numbers behind digits as powers: 10⁻³ is 10^−3.
  private static func withPowers(_ line: String) -> String {
    line.replacing(/(\d)([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]{2,}|[⁰¹⁴⁵⁶⁷⁸⁹])/) { match in
      "\(match.1)^" + String(match.2.map { Self.raised[$0] ?? $0 })
    }
  }

  private static let raised: [Character: Character] = [
    "⁻": "−", "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7",
    "⁸": "8", "⁹": "9",
  ]

  private static func hasSigns(_ text: Substring) -> Bool {
    text.contains { "+−×÷=^√∛_/²³(".contains($0) }
  }

  /// Numbers, some with digits that repeat, and gaps, with signs between them; the first sign may
  /// stand in front.
  private static var equation: Regex<Substring> {
    /(?:[+−×÷] ?)?(?:[√∛−]*\d+(?:\.\d*\(\d+\)|\.\d+)?(?:\/\d+)?(?:\^−?\d+)?[²³]?|__)(?: ?[+−×÷=] ?(?:[√∛−]*\d+(?:\.\d*\(\d+\)|\.\d+)?(?:\/\d+)?(?:\^−?\d+)?[²³]?|__))*/
  }
}
