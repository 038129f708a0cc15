/// The rows that a conversation has.
struct ConversationRows: Equatable {
  /// How many it has now.
  let all: Int
  /// How many it has while the keypad is there; no more than it has now.
  let besideKeys: Int

  /// So many rows, and no more than these while the keypad is there; as many, where that is not said.
  init(_ all: Int, besideKeys: Int = .max) {
    self.all = all
    self.besideKeys = min(all, besideKeys)
  }
}
