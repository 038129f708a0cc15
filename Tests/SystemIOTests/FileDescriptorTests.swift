import Dispatch
import SystemIO
import SystemPackage
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct FileDescriptorTests {
  @Test(arguments: [false, true])
  func `every byte reaches a slow reader, whether or not the descriptor waits`(waits: Bool) throws {
    let (readEnd, writeEnd) = try FileDescriptor.pipe()
    if !waits { #expect(fcntl(writeEnd.rawValue, F_SETFL, O_NONBLOCK) == 0) }
    // Far more than a pipe holds.
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    DispatchQueue.global().async {
      try? writeEnd.closeAfter { try writeEnd.writeWhole(bytes) }
    }
    let read = try readEnd.closeAfter { try readEnd.readWhole(limit: .max) }
    #expect(read == bytes)
  }

  @Test func `whoever reads waits for a writer, too, where the descriptor does not`() throws {
    let (readEnd, writeEnd) = try FileDescriptor.pipe()
    #expect(fcntl(readEnd.rawValue, F_SETFL, O_NONBLOCK) == 0)
    #expect(throws: Errno.wouldBlock) { try readEnd.readChunk() }
    DispatchQueue.global().async {
      try? writeEnd.closeAfter { try writeEnd.writeWhole([1, 2, 3]) }
    }
    let read = try readEnd.closeAfter { try readEnd.readWhole(limit: .max) }
    #expect(read == [1, 2, 3])
  }

  @Test func `no more is read than asked for`() throws {
    let (readEnd, writeEnd) = try FileDescriptor.pipe()
    try writeEnd.closeAfter { try writeEnd.writeWhole([1, 2, 3, 4, 5]) }
    #expect(try readEnd.readWhole(limit: 2) == [1, 2])
    #expect(try readEnd.readChunk(upTo: 1) == [3])
    #expect(try readEnd.readChunk() == [4, 5])
    #expect(try readEnd.readChunk() == [])
    #expect(try readEnd.readWhole(limit: 2) == [])
    try readEnd.close()
  }

  @Test func `what cannot be written is an error`() throws {
    let full = try FileDescriptor.open(FilePath("/dev/full"), .writeOnly)
    #expect(throws: Errno.noSpace) { try full.writeWhole([1]) }
    try full.writeWhole([])
    try full.close()
    #expect(throws: Errno.badFileDescriptor) {
      try FileDescriptor(rawValue: 9_999).writeWhole([1])
    }
  }

  @Test func `waiting ends with bytes, with the end, and with the time`() throws {
    let (readEnd, writeEnd) = try FileDescriptor.pipe()
    #expect(!readEnd.waitUntilReady(for: .reading, within: .zero))
    #expect(!readEnd.waitUntilReady(for: .reading, within: .milliseconds(1)))
    #expect(writeEnd.waitUntilReady(for: .writing, within: .zero))
    try writeEnd.writeWhole([1])
    #expect(readEnd.waitUntilReady(for: .reading))
    #expect(try readEnd.readChunk() == [1])
    try writeEnd.close()
    #expect(readEnd.waitUntilReady(for: .reading))
    try readEnd.close()
  }

  @Test(
    arguments: [
      (Duration.zero, 0), (.seconds(-1), 0), (.nanoseconds(1), 1), (.milliseconds(1), 1),
      (.seconds(1), 1_000), (.seconds(100_000), 1_000_000),
    ] as [(Duration, CInt)])
  func `a time to wait is whole milliseconds, rounded up`(time: Duration, milliseconds: CInt) {
    #expect(time.pollTime == milliseconds)
  }
}
