import Basics

/// How many entries of a history are shown at most.
enum LimitArgument: ArgumentReader {
  static func read(_ text: String) throws(ProgramFailure) -> Int {
    if let limit = Int(text), limit >= 1 { return limit }
    let given = Int(text).map(String.init) ?? text.quoted
    throw .usage("--limit takes a whole number from 1 on, not \(given).")
  }
}
