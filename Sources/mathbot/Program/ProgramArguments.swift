import CArguments

/// What the program was started with.
enum ProgramArguments {
  /// The words after the program's name; those that are not valid UTF-8 are repaired.
  static let all: [String] = {
    let count = arguments_count()
    guard count > 0 else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<count).map { unsafe String(cString: arguments_value($0)) }
  }()
}
