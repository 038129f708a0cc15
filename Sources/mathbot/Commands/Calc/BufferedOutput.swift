/// Standard output in large pieces, for many lines.
struct BufferedOutput {
  /// So many bytes are collected before they are written.
  private static let capacity = 1 << 16

  private var bytes: [UInt8] = []

  /// Adds a line.
  mutating func write(_ line: String) {
    bytes += line.utf8
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= Self.capacity { flush() }
  }

  /// Writes what was collected.
  mutating func flush() {
    guard !bytes.isEmpty else { return }
    StandardOutput.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
