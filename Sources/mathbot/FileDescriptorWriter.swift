import Glibc

/// Writes bytes to a file descriptor until all are written.
enum FileDescriptorWriter {
  /// Writes all the bytes; false when the descriptor takes no more.
  static func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Bool {
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      let count = unsafe write(
        descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 {
        guard errno == EINTR else { return false }
        continue
      }
      unsafe rest = rest.dropFirst(count)
    }
    return true
  }
}
