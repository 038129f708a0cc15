package import SystemPackage

extension FileDescriptor {
  /// Writes all the bytes, however long the other end takes.
  ///
  /// swift-system's own `writeAll` gives up in the middle where a descriptor does not wait by
  /// itself, as standard output may have been left by another program.
  ///
  /// - Throws: `Errno`, such as `brokenPipe` where there is no other end. Some of the bytes may
  ///   have been written.
  package func writeWhole(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      do {
        rest = rest.dropFirst(try unsafe rest.withUnsafeBytes { try unsafe write($0) })
      } catch Errno.wouldBlock {
        waitUntilReady(for: .writing)
      }
    }
  }

  /// Reads up to the end, at most so many bytes.
  ///
  /// - Throws: `Errno`.
  package func readWhole(limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      do {
        let chunk = try readChunk(upTo: min(limit - bytes.count, 65_536))
        guard !chunk.isEmpty else { break }
        bytes += chunk
      } catch Errno.wouldBlock {
        waitUntilReady(for: .reading)
      }
    }
    return bytes
  }

  /// Reads once, at most so many bytes; none at the end.
  ///
  /// - Throws: `Errno`, such as `wouldBlock` where nothing has come yet and the descriptor does
  ///   not wait by itself.
  package func readChunk(upTo count: Int = 4096) throws -> [UInt8] {
    try unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = try unsafe read(into: UnsafeMutableRawBufferPointer(buffer))
    }
  }
}
