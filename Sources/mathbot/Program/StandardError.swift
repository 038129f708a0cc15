import SystemIO
import SystemPackage

/// Standard error, line by line.
enum StandardError {
  /// Writes the text and a line break; what cannot be written is lost, as nobody could be told.
  static func write(_ text: String) {
    try? FileDescriptor.standardError.writeWhole(Array("\(text)\n".utf8))
  }

  /// Says what is wrong, with the program's name before it.
  static func complain(_ message: some CustomStringConvertible) {
    write("mathbot: \(message)")
  }
}
