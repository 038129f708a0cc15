import Foundation
import Testing

/// The program gets its arguments wherever it is started.
struct ArgumentsTests {
  @Test(.enabled(if: hasNamespaces))
  func `without proc the arguments are those that were given`() throws {
    let hidden = "mount -t tmpfs none /proc && exec '\(CommandRun.program)' calc '1+2'"
    let run = try CommandRun.shell("unshare -rm sh -c \"\(hidden)\"", home: try TemporaryHome())
    #expect(run == CommandRun(output: "3\n"))
  }

  @Test func `an argument that is no text is refused in words`() throws {
    let run = try CommandRun.shell(
      "mathbot calc \"$(printf '1\\377')\"", home: try TemporaryHome())
    #expect(run.exitCode == 1)
    #expect(!run.errors.isEmpty)
  }

  /// Whether one may have file systems of one's own here.
  private static var hasNamespaces: Bool {
    let run = try? CommandRun.shell(
      "unshare -rm mount -t tmpfs none /proc", home: try TemporaryHome())
    return run?.exitCode == 0
  }
}
