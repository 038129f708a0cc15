#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether a file descriptor is a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool {
  isatty(descriptor) == 1
}

/// A variable of the environment.
func environmentVariable(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}

/// Drops what was typed on a terminal and not read yet; other files keep everything.
func dropTypedInput(_ descriptor: CInt) {
  tcflush(descriptor, TCIFLUSH)
}

/// Waits without looking at any input.
package func wait(_ time: Duration) {
  let milliseconds = min(max(time / .milliseconds(1), 0), 1_000_000)
  _ = poll(nil, 0, CInt(milliseconds.rounded(.up)))
}

/// What one read gave.
enum ReadResult {
  case bytes(ArraySlice<UInt8>)
  case end
  case failed
}

/// Reads once, up to 4,096 bytes.
func readChunk(_ descriptor: CInt) -> ReadResult {
  var buffer = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = unsafe read(descriptor, &buffer, buffer.count)
    if count > 0 { return .bytes(buffer[..<count]) }
    if count == 0 { return .end }
    if errno != EINTR { return .failed }
  }
}

/// Writes all bytes, waiting where the other end is slow; gives up when there is no other end.
func writeAll(_ bytes: [UInt8], to descriptor: CInt) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      unsafe poll(&request, 1, -1)
    } else if errno != EINTR {
      return
    }
  }
}

/// Whether there is something to read, or the end, before the time is over.
func waitForInput(_ descriptor: CInt, within time: Duration) -> Bool {
  let milliseconds = min(max(time / .milliseconds(1), 0), 1_000_000)
  var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return unsafe poll(&request, 1, CInt(milliseconds.rounded(.up))) > 0
}
