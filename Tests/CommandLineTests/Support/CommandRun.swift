import Foundation
import PseudoTerminal

/// What one run of the program did.
struct CommandRun: Equatable {
  var output = ""
  var errors = ""
  var exitCode: Int32 = 0

  /// The built program.
  static let program = BuiltProduct.path("mathbot")

  /// Runs mathbot without a terminal, and waits for its end.
  ///
  /// The program finds and keeps its files in the home folder; what it reads is the input.
  static func mathbot(
    _ arguments: [String], home: TemporaryHome, environment: [String: String] = [:],
    input: String = ""
  ) throws -> CommandRun {
    try run([program] + arguments, home: home, environment: environment, input: input)
  }

  /// Runs a line of the shell in which `mathbot` is the built program, and waits for its end.
  static func shell(
    _ line: String, home: TemporaryHome, environment: [String: String] = [:]
  ) throws -> CommandRun {
    let function = "mathbot() { '\(program)' \"$@\"; }; "
    return try run(["/bin/sh", "-c", function + line], home: home, environment: environment)
  }

  private static func run(
    _ command: [String], home: TemporaryHome, environment: [String: String], input: String = ""
  ) throws -> CommandRun {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ["HOME": home.path, "PATH": "/usr/bin:/bin"]
      .merging(instrumentOptions) { $1 }.merging(environment) { $1 }
    let given = try Capture(input)
    let output = try Capture()
    let errors = try Capture()
    process.standardInput = given.handle
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    process.waitUntilExit()
    return CommandRun(
      output: try output.text(), errors: try errors.text(), exitCode: process.terminationStatus)
  }
}
