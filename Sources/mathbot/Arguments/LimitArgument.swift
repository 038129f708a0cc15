import Content

/// How many entries of a history are shown at most.
enum LimitArgument: ArgumentReader {
  static func read(_ text: String) throws(ProgramFailure) -> Int {
    if let limit = Int(text), limit >= 1 { return limit }
    throw .notAllowed("--limit", number: text, { $0(.usageLeast, ["first": "1"]) })
  }
}
