/// What a child wishes to be asked in the next practice.
package enum PracticeTopic: Hashable, Sendable {
  /// These operations and no other; never empty.
  case operations(Set<Operation>)
  /// One table, in `PracticeOptions.allowedTables`.
  case table(Int)
}
