#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Throws when a call of the system says that it failed.
@discardableResult
func check(_ call: String, _ result: Int32) throws -> Int32 {
  guard result >= 0 else { throw PseudoTerminalError.refused(call: call, errno: errno) }
  return result
}

func setSize(columns: Int, rows: Int, of terminal: Int32) throws {
  var size = winsize(
    ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  unsafe try check("ioctl", ioctl(terminal, UInt(TIOCSWINSZ), &size))
}

/// Opens a terminal and starts a program in it.
func start(
  _ command: [String], environment: [String: String], columns: Int, rows: Int
) throws -> (master: Int32, lifeline: Int32, process: Int32, modes: TerminalModes) {
  var (master, terminal): (Int32, Int32) = (0, 0)
  unsafe try check("openpty", openpty(&master, &terminal, nil, nil, nil))
  var lifeline: [Int32] = [0, 0]
  unsafe try check("pipe", pipe(&lifeline))
  defer { for end in [terminal, lifeline[1]] { close(end) } }
  for end in [master, terminal] + lifeline { try check("fcntl", fcntl(end, F_SETFD, FD_CLOEXEC)) }
  try check("fcntl", fcntl(master, F_SETFL, O_RDWR | O_NONBLOCK))
  try setSize(columns: columns, rows: rows, of: master)
  let modes = try TerminalModes(of: master)
  guard let name = unsafe ttyname(terminal) else {
    throw PseudoTerminalError.refused(call: "ttyname", errno: errno)
  }
  let process = try unsafe spawn(
    command, environment: environment, terminal: String(cString: name), lifeline: lifeline[1])
  return (master, lifeline[0], process, modes)
}

/// The environment that each program gets: nothing of the one who runs the tests.
private let standardEnvironment = [
  "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "INPUTRC": "/dev/null", "HOME": "/nonexistent",
  "PATH": "/usr/local/bin:/usr/bin:/bin",
]

/// Starts a program whose standard files are the terminal.
///
/// As the first of its session it makes the terminal its own by opening it. File 3 is the
/// lifeline.
private func spawn(
  _ command: [String], environment: [String: String], terminal: String, lifeline: Int32
) throws -> Int32 {
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
  for (from, to) in [(0, 1), (0, 2), (lifeline, 3)] as [(Int32, Int32)] {
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, from, to)
  }
  var attributes = posix_spawnattr_t()
  unsafe posix_spawnattr_init(&attributes)
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  unsafe resetSignals(&attributes)

  var variables = standardEnvironment.merging(instrumentOptions) { $1 }
  variables.merge(environment) { $1 }
  var process: pid_t = 0
  let error = unsafe withCStrings(command) { arguments in
    unsafe withCStrings(variables.map { "\($0)=\($1)" }) { variables in
      unsafe posix_spawn(&process, command[0], &actions, &attributes, arguments, variables)
    }
  }
  guard error == 0 else { throw PseudoTerminalError.refused(call: "posix_spawn", errno: error) }
  return process
}

/// `POSIX_SPAWN_SETSID`, which Glibc shows only to GNU's own C.
#if canImport(Glibc)
  private let newSession: Int32 = 0x80
#else
  private let newSession: Int32 = 0x400
#endif

/// A new session, in which no signal is blocked or ignored, as at a fresh login.
private func resetSignals(_ attributes: UnsafeMutablePointer<posix_spawnattr_t>) {
  var none = sigset_t()
  var all = sigset_t()
  unsafe sigemptyset(&none)
  unsafe sigfillset(&all)
  unsafe posix_spawnattr_setsigmask(attributes, &none)
  unsafe posix_spawnattr_setsigdefault(attributes, &all)
  let flags = newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
  unsafe posix_spawnattr_setflags(attributes, Int16(flags))
}

/// Calls `body` with a C array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
  defer { unsafe pointers.forEach { unsafe free($0) } }
  return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else { preconditionFailure("it has at least an end") }
    return unsafe body(start)
  }
}
