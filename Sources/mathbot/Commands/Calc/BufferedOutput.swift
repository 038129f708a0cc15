/// Standard output in large pieces, for many lines.
struct BufferedOutput {
  /// So many bytes are collected before they are written.
  private static let capacity = 1 << 16

  private var text = ""

  /// Adds a line.
  mutating func write(_ line: String) {
    text += line
    text += "\n"
    if text.utf8.count >= Self.capacity { flush() }
  }

  /// Writes what was collected.
  mutating func flush() {
    guard !text.isEmpty else { return }
    StandardOutput.write(text, terminator: "")
    text.removeAll(keepingCapacity: true)
  }
}
