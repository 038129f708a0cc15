import Foundation

/// What one run of the program did.
struct CommandRun: Equatable {
  var output = ""
  var errors = ""
  var exitCode: Int32 = 0

  /// Runs mathbot without a terminal, with this text as its input, and waits for its end.
  ///
  /// The program finds and keeps its files in the home folder.
  static func mathbot(
    _ arguments: [String], input: String = "", home: borrowing TemporaryHome,
    environment: [String: String] = [:]
  ) throws -> CommandRun {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["HOME": home.path].merging(environment) { $1 }
    let typed = try Capture(input)
    let output = try Capture()
    let errors = try Capture()
    process.standardInput = typed.handle
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    process.waitUntilExit()
    return CommandRun(
      output: try output.text(), errors: try errors.text(), exitCode: process.terminationStatus)
  }

  /// The program lies beside the bundle of the tests.
  private static var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("mathbot")
  }
}
