import Quiz

/// One number to practise.
enum TableArgument: ArgumentReader {
  static let offered = PracticeOptions.allowedTables.map(String.init)

  static func read(_ text: String) throws(ProgramFailure) -> Int {
    let allowed = PracticeOptions.allowedTables
    guard let table = Int(text), allowed.contains(table) else {
      throw .notAllowed("--table", text, .whole(allowed))
    }
    return table
  }
}
