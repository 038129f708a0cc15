extension Array {
  /// The index of an entry by its number in a list that begins with 1; nil where there is none.
  package func index(numbered number: Int) -> Int? {
    (1..<count + 1).contains(number) ? number - 1 : nil
  }

  /// The entry with a number in a list that begins with 1; nil where there is none.
  package subscript(numbered number: Int) -> Element? { index(numbered: number).map { self[$0] } }
}
