extension String {
  /// The text with the decimal digits of every script, such as ５６ or ٥٦, written as 0 to 9.
  package var withWesternDigits: String {
    String(map(Self.westernDigit))
  }

  private static func westernDigit(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal, let value = character.wholeNumberValue
    else { return character }
    return Character(String(value))
  }
}
