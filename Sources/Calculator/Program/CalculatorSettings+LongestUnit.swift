extension CalculatorSettings {
  /// The unit of most words whose name begins with a word, such as `light year`, and what comes
  /// behind it.
  func longestUnit(_ name: String, before rest: Tokenizer) -> (unit: Unit, rest: Tokenizer)? {
    var longest = unit(named: name).map { (unit: $0, rest: rest) }
    var (name, ahead) = (name, rest)
    for _ in 1..<mostWordsOfUnit {
      guard case .name(let word)? = (try? ahead.next())?.kind else { break }
      name += " " + word
      if let unit = unit(named: name) { longest = (unit, ahead) }
    }
    return longest
  }

  /// The currency whose sign is written before the number.
  func currency(signed sign: String) -> Unit? {
    guard ["$", "¥", "₩"].contains(sign) else { return nil }
    return unit(named: sign)
  }
}
