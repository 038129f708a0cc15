/// An entry that may be asked, with what its weight depends on.
struct Candidate: Equatable {
  let position: Int
  /// The chance of a right first answer.
  let chance: Double
  let memory: ItemMemory
}
