import Glibc
import Storage

/// Standard output, line by line and unbuffered, so that a reader at the other end of a pipe
/// sees each line at once.
enum StandardOutput {
  /// Writes the text and its end, or leaves: quietly when nobody reads any more, else with a
  /// word why.
  static func write(_ text: String, terminator: String = "\n") {
    var line = text + terminator
    let complete = line.withUTF8 { bytes in
      unsafe FileDescriptorWriter.writeAll(bytes, to: STDOUT_FILENO)
    }
    if !complete { leave(errno) }
  }

  private static func leave(_ code: Int32) -> Never {
    if code == EPIPE { exit(1) }
    let failure = ProgramFailure.file(FileError(.write, "standard output", code: code).description)
    StandardError.complain(failure)
    exit(failure.status)
  }
}
