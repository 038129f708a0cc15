import Screen

/// The line in which words are typed, while no question is open.
enum WordLine {
  /// Where a key goes.
  static func destination(of key: Key) -> KeyDestination {
    key == .tab || key == .backTab ? .nowhere : .line
  }
}
