/// A conversion that is asked for in words, such as `100 USD TWD` or `5 km in mi`.
package struct Conversion: Equatable, Sendable {
  /// The words as one line, in which the ranges of errors lie.
  package let text: String
  /// The amount, its unit, and the unit to show it in.
  private let words: [Word]

  private struct Word: Equatable {
    let text: String
    /// Where the word starts in the line.
    let start: Int

    var range: Range<Int> { start..<start + text.count }
  }

  /// Reads an amount, its unit and the unit to show it in; nil if there are fewer than two words.
  ///
  /// A single word that has spaces in it is taken for several.
  package init?(_ words: [String]) {
    let typed =
      (words.count == 1 ? words[0].split(whereSeparator: \.isWhitespace).map(String.init) : words)
      .flatMap(Self.withNamedDegrees)
    let words = Self.withTemperatures(typed)
    text = words.joined(separator: " ")
    var start = 0
    self.words = words.map { word in
      defer { start += word.count + 1 }
      return Word(text: word, start: start)
    }
    guard words.count >= 2 else { return nil }
  }

  /// The degrees of an angle by their name: 180° alone is a number.
  private static func withNamedDegrees(_ word: String) -> [String] {
    guard word.hasSuffix("°") else { return [word] }
    return [String(word.dropLast()), "deg"].filter { !$0.isEmpty }
  }

  /// A small c or f beside another temperature is one, too: 98.6 f c.
  private static func withTemperatures(_ words: [String]) -> [String] {
    let scales: Set = ["c", "f", "C", "F", "K", "°C", "°F"]
    guard words.count(where: scales.contains) > 1 else { return words }
    return words.map { ["c", "f"].contains($0) ? $0.uppercased() : $0 }
  }

  /// The amount in the other unit.
  ///
  /// - Throws: What is wrong, with its range in the line.
  package func value(
    settings: CalculatorSettings, shouldStop: @escaping @Sendable () -> Bool = { false }
  ) throws(CalculationError) -> Number {
    let words = wordsWithUnits(settings)
    guard let target = words.last, words.count > 1 else { throw missingTarget }
    let (number, source, range) = try read(words.dropLast(), target, settings, shouldStop)
    guard settings.unit(named: source) != nil else {
      throw CalculationError(.unknownUnit(source, fitting: []), at: range)
    }
    do throws(CalculationError.Kind) {
      return try convert(number, from: source, to: target.text, settings: settings)
    } catch {
      let isAboutAmount = error == .belowAbsoluteZero
      throw CalculationError(error, at: isAboutAmount ? 0..<range.upperBound : target.range)
    }
  }

  private var missingTarget: CalculationError {
    CalculationError(.missingUnitName, at: text.count..<text.count)
  }

  /// The words, with the name of a unit as one even if it is several.
  private func wordsWithUnits(_ settings: CalculatorSettings) -> [Word] {
    var merged: [Word] = []
    var rest = words[...]
    while let first = rest.first {
      let names = (1...settings.mostWordsOfUnit).map { rest.prefix($0).map(\.text) }
      let name =
        names.last { settings.unit(named: $0.joined(separator: " ")) != nil } ?? [first.text]
      merged.append(Word(text: name.joined(separator: " "), start: first.start))
      rest = rest.dropFirst(name.count)
    }
    return merged
  }

  /// The number, its unit, and where that stands.
  private func read(
    _ amount: [Word], _ target: Word, _ settings: CalculatorSettings,
    _ shouldStop: @escaping @Sendable () -> Bool
  ) throws(CalculationError) -> (Number, source: String, Range<Int>) {
    let words = withoutConnective(amount, settings)
    for words in [amount, words] {
      if let whole = readWhole(words, settings, shouldStop) { return whole }
    }
    guard let last = words.last else { throw CalculationError(.empty, at: 0..<0) }
    let before = words.dropLast().map(\.text).joined(separator: " ")
    let isUnit = settings.unit(named: last.text) != nil
    if isUnit, before.isEmpty { return (Number(1), last.text, last.range) }
    if isUnit || (!before.isEmpty && last.text.allSatisfy(\.isLetter)) {
      let number = try evaluate(before, settings: settings, shouldStop: shouldStop)
      if let unit = number.unit {
        throw CalculationError(.misplacedUnit(unit.symbol), at: last.range)
      }
      return (number, last.text, last.range)
    }
    return try readTogether(words, target, settings, shouldStop)
  }

  /// Reads an amount that is a calculation with units, such as `5 ft + 3 in`.
  private func readWhole(
    _ amount: [Word], _ settings: CalculatorSettings,
    _ shouldStop: @escaping @Sendable () -> Bool
  ) -> (Number, source: String, Range<Int>)? {
    let text = amount.map(\.text).joined(separator: " ")
    guard let number = try? evaluate(text, settings: settings, shouldStop: shouldStop),
      let unit = number.unit
    else { return nil }
    return (number, unit.symbol, 0..<text.count)
  }

  /// Reads an amount whose unit stands right behind it, as in `5km`.
  private func readTogether(
    _ words: [Word], _ target: Word, _ settings: CalculatorSettings,
    _ shouldStop: @escaping @Sendable () -> Bool
  ) throws(CalculationError) -> (Number, source: String, Range<Int>) {
    let together = words.map(\.text).joined(separator: " ")
    let number = try evaluate(together, settings: settings, shouldStop: shouldStop)
    guard let unit = number.unit else {
      if settings.unit(named: target.text) != nil { throw missingTarget }
      throw CalculationError(.unknownUnit(target.text, fitting: []), at: target.range)
    }
    return (number, unit.symbol, 0..<together.count)
  }

  /// The amount without the `in`, `to` or arrow that may stand between the two units.
  private func withoutConnective(_ amount: [Word], _ settings: CalculatorSettings) -> [Word] {
    guard let last = amount.last, ["in", "to", "->", "→"].contains(last.text),
      let before = amount.dropLast().last,
      settings.unit(named: before.text) != nil || before.text.last?.isLetter == true
    else { return amount }
    return amount.dropLast()
  }
}
