import Basics

/// Where the random choices begin.
enum SeedArgument: ArgumentReader {
  static func read(_ text: String) throws(ProgramFailure) -> UInt64 {
    guard let seed = UInt64(text) else {
      throw .usage("--seed takes a whole number from 0 on, not \(text.quoted).")
    }
    return seed
  }
}
