import Foundation

/// An open file of the operating system; it closes itself when it is no longer used.
struct OpenFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Opens what is at the path.
  ///
  /// - Throws: `FileError` with the action for which the file is opened.
  init(_ path: String, for action: FileError.Action, flags: Int32) throws(FileError) {
    self.path = path
    descriptor = unsafe open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(action, path) }
  }

  deinit {
    Foundation.close(descriptor)
  }

  /// Closes the file now, and so also gives up its lock.
  consuming func close() {}

  /// Whether this is a file that holds bytes: no folder, device or pipe.
  var isRegular: Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes from the start of the file, at most the limit.
  func read(limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(limit, 65_536))
    while bytes.count < limit {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        retrying { unsafe Foundation.read(descriptor, buffer.baseAddress, buffer.count) }
      }
      guard count >= 0 else { throw FileError(.read, path) }
      guard count > 0 else { break }
      bytes += chunk.prefix(min(count, limit - bytes.count))
    }
    return bytes
  }

  /// Writes all the bytes at the place where the file stands.
  func write(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        retrying { unsafe Foundation.write(descriptor, buffer.baseAddress, buffer.count) }
      }
      guard count >= 0 else { throw FileError(.write, path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the disk holds what was written.
  func synchronize() throws(FileError) {
    guard retrying({ Int(fsync(descriptor)) }) == 0 else { throw FileError(.write, path) }
  }

  /// Waits until no other process holds the lock of this file, then holds it until closed.
  func lock() throws(FileError) {
    guard retrying({ Int(flock(descriptor, LOCK_EX)) }) == 0 else { throw FileError(.lock, path) }
  }

  /// The result of a system call, which is made again when a signal interrupts it.
  private func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      guard result < 0, errno == EINTR else { return result }
    }
  }
}
