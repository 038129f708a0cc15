import Glibc

/// Standard output, line by line and unbuffered, so that a reader at the other end of a pipe
/// sees each line at once.
enum StandardOutput {
  /// Writes the text and its end; when nobody reads any more, the program leaves quietly.
  static func write(_ text: String, terminator: String = "\n") {
    var line = text + terminator
    let complete = line.withUTF8 { bytes in
      unsafe FileDescriptorWriter.writeAll(bytes, to: STDOUT_FILENO)
    }
    if !complete { exit(1) }
  }
}
