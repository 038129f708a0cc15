import SystemIO
import SystemPackage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file of the operating system; it closes itself when it is no longer used.
struct OpenFile: ~Copyable {
  private let path: String
  private let descriptor: FileDescriptor

  /// Opens what is at the path; a new file is for its owner alone.
  ///
  /// - Throws: `FileError` with the action for which the file is opened.
  init(
    _ path: String, for action: FileError.Action, _ mode: FileDescriptor.AccessMode,
    options: FileDescriptor.OpenOptions = []
  ) throws(FileError) {
    self.path = path
    do {
      descriptor = try unsafe FileDescriptor.open(
        path, mode, options: options.union(.closeOnExec), permissions: .ownerReadWrite)
    } catch {
      throw FileError(action, path, error)
    }
  }

  deinit {
    try? descriptor.close()
  }

  /// Closes the file now, and so also gives up its lock.
  consuming func close() {}

  /// Whether this is a file that holds bytes: no folder, device or pipe.
  var isRegular: Bool { (try? descriptor.stat())?.type == .regular }

  /// The bytes from the start of the file, at most the limit.
  func read(limit: Int) throws(FileError) -> [UInt8] {
    do { return try descriptor.readWhole(limit: limit) } catch {
      throw FileError(.read, path, error)
    }
  }

  /// The next bytes of the file; none at its end.
  func readChunk() throws(FileError) -> [UInt8] {
    do { return try descriptor.readChunk(upTo: 65_536) } catch {
      throw FileError(.read, path, error)
    }
  }

  /// Writes all the bytes where the file stands.
  func write(_ bytes: [UInt8]) throws(FileError) {
    do { try descriptor.writeWhole(bytes) } catch { throw FileError(.write, path, error) }
  }

  /// Waits until the disk holds what was written.
  func synchronize() throws(FileError) {
    guard succeeds({ fsync(descriptor.rawValue) }) else { throw FileError(.write, path) }
  }

  /// Waits until no other process holds the lock of this file, then holds it until closed.
  func lock() throws(FileError) {
    guard succeeds({ flock(descriptor.rawValue, LOCK_EX) }) else { throw FileError(.lock, path) }
  }

  /// Holds the lock of this file until closed, unless another process holds it.
  func tryToLock() -> Bool {
    succeeds { flock(descriptor.rawValue, LOCK_EX | LOCK_NB) }
  }

  /// Whether a system call succeeds, which is made again when a signal interrupts it.
  private func succeeds(_ call: () -> CInt) -> Bool {
    while call() != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }
}
