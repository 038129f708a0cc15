extension Array {
  /// Takes the first element out; nil where there is none.
  package mutating func takeFirst() -> Element? {
    isEmpty ? nil : removeFirst()
  }
}
