import Quiz

/// How often each table comes in a check.
enum TableMixArgument: ArgumentReader {
  static let offered = TableMix.allCases.map(\.rawValue)

  static func read(_ text: String) throws(ProgramFailure) -> TableMix {
    guard let mix = TableMix(rawValue: text) else {
      throw .notAllowed("--table-mix", text, .oneOf(offered))
    }
    return mix
  }
}
