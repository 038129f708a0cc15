import Glibc

/// Standard error, line by line.
enum StandardError {
  /// Writes the text and a line break; what cannot be written is lost, as nobody could be told.
  static func write(_ text: String) {
    var line = text + "\n"
    line.withUTF8 { bytes in
      _ = unsafe FileDescriptorWriter.writeAll(bytes, to: STDERR_FILENO)
    }
  }

  /// Says what is wrong, with the program's name before it.
  static func complain(_ message: some CustomStringConvertible) {
    write("mathbot: \(message)")
  }
}
