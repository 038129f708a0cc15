import Content

/// Where the random choices begin.
enum SeedArgument: ArgumentReader {
  static func read(_ text: String) throws(ProgramFailure) -> UInt64 {
    guard let seed = UInt64(text) else {
      let texts = Texts.ofUser
      throw .usage(
        texts.refusal(
          of: texts.quoted(text), by: "--seed", allowed: texts(.usageLeast, ["first": "0"]),
          nearest: nil))
    }
    return seed
  }
}
