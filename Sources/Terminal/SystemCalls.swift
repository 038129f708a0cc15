import SystemIO

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether a file descriptor is a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool {
  isatty(descriptor) == 1
}

/// The terminal at standard input, as `/dev/pts/3`; nil where there is none.
package var terminalName: String? {
  unsafe ttyname(STDIN_FILENO).map { unsafe String(cString: $0) }
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
  _ = poll(nil, 0, time.pollTime)
}
