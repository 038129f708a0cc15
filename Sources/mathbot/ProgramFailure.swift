/// Why the program leaves with another status than success.
enum ProgramFailure: Error, Equatable, CustomStringConvertible {
  /// A command line or a value that is not allowed; the sentences name what is.
  case usage(String)
  /// A file that cannot be read or written.
  case file(String)

  /// The exit status: 2 for usage, 3 for a file.
  var status: Int32 {
    switch self {
    case .usage: 2
    case .file: 3
    }
  }

  var description: String {
    switch self {
    case .usage(let sentences), .file(let sentences): sentences
    }
  }
}
