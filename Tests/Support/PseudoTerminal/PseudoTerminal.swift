import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program in a terminal of its own, driven by a test.
///
/// Nothing here waits for time to pass: each wait ends when what it waits for arrives, and fails
/// after a deadline.
package final class PseudoTerminal {
  /// The terminal's other side: what goes in here is typed.
  private let master: Int32
  /// Ends when the program and all that it started have ended.
  private let lifeline: Int32
  /// The program's process.
  package let process: Int32
  /// The modes before the program started.
  package let initialModes: TerminalModes
  /// Everything that the program has written so far.
  package private(set) var output: [UInt8] = []
  /// Where ``expect(_:within:)`` goes on looking.
  private var position = 0
  private var isOpen = true
  /// A program may still write to the terminal.
  private var hasProgram = true

  /// Starts a program, given by its path and its arguments, in a new session.
  ///
  /// The environment is a small standard one and the given variables.
  package init(
    _ command: [String], environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws {
    let started = try Self.spawning.withLock { _ in
      try start(command, environment: environment, columns: columns, rows: rows)
    }
    (master, lifeline, process) = (started.master, started.lifeline, started.process)
    initialModes = started.modes
  }

  /// One program starts at a time, lest another inherit its terminal.
  private static let spawning = Mutex(())

  deinit {
    if isOpen { close(master) }
    close(lifeline)
    // No process is left behind, whatever the test did.
    if waitpid(process, nil, WNOHANG) == 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  /// The output as text.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// The end of the output, for a failing test's message.
  private var lastWords: String { String(decoding: output.suffix(500), as: UTF8.self) }

  /// Types text, and takes in what the program writes meanwhile.
  package func type(_ text: String) throws {
    try type(Array(text.utf8))
  }

  /// Types any bytes, and takes in what the program writes meanwhile.
  package func type(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    let deadline = ContinuousClock.now + .seconds(20)
    while !rest.isEmpty {
      let arrival = wait(until: deadline, canType: true)
      guard arrival == .room else {
        if arrival == .output { continue }
        throw PseudoTerminalError.stillRunning(got: lastWords)
      }
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Int32(write(master, bytes.baseAddress, bytes.count))
      }
      rest = try rest.dropFirst(Int(check("write", count)))
    }
  }

  /// Waits until the program writes a text and returns what it wrote before that, since the
  /// last call.
  @discardableResult
  package func expect(_ text: String, within limit: Duration = .seconds(20)) throws -> String {
    let wanted = Array(text.utf8)
    let deadline = ContinuousClock.now + limit
    var searched = position
    while true {
      if let range = output[searched...].firstRange(of: wanted) {
        defer { position = range.upperBound }
        return String(decoding: output[position..<range.lowerBound], as: UTF8.self)
      }
      searched = max(position, output.count - wanted.count + 1)
      guard hasProgram, wait(until: deadline) != .nothing else {
        throw PseudoTerminalError.missing(text, got: lastWords)
      }
    }
  }

  /// Waits until the program writes something; false when it does not in time, or never will.
  package func waitForOutput(until deadline: ContinuousClock.Instant) -> Bool {
    let count = output.count
    while output.count == count {
      guard hasProgram, wait(until: deadline) == .output else { return false }
    }
    return true
  }

  /// Gives the window another size, which the program learns by a signal.
  package func resize(columns: Int, rows: Int) throws {
    try setSize(columns: columns, rows: rows, of: master)
  }

  /// Sends the program a signal.
  package func send(_ signal: Int32) throws {
    try check("kill", kill(process, signal))
  }

  /// The terminal's modes, to compare with later ones.
  package func modes() throws -> TerminalModes {
    try TerminalModes(of: master)
  }

  /// Closes the window: the program loses its terminal.
  package func hangUp() {
    close(master)
    isOpen = false
    hasProgram = false
  }

  /// Waits until the program has ended, and all that it started.
  package func waitForExit(within limit: Duration = .seconds(20)) throws -> Termination {
    let deadline = ContinuousClock.now + limit
    while true {
      switch wait(until: deadline) {
      case .output, .room: continue
      case .nothing: throw PseudoTerminalError.stillRunning(got: lastWords)
      case .exit:
        var status: Int32 = 0
        unsafe try check("waitpid", waitpid(process, &status, 0))
        return Termination(waitStatus: status)
      }
    }
  }
}

// MARK: - Waiting

extension PseudoTerminal {
  private enum Arrival {
    case output, room, exit, nothing
  }

  /// Waits for output, which is taken in, for room to type if asked, or for the program's end.
  private func wait(until deadline: ContinuousClock.Instant, canType: Bool = false) -> Arrival {
    let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
    let wanted = canType ? POLLIN | POLLOUT : POLLIN
    var requests = [
      pollfd(fd: hasProgram ? master : -1, events: Int16(wanted), revents: 0),
      pollfd(fd: lifeline, events: 0, revents: 0),
    ]
    guard left > 0, unsafe poll(&requests, 2, Int32(left.rounded(.up))) > 0 else { return .nothing }
    // Output first: the last words come before the end.
    if requests[0].revents & Int16(POLLIN) != 0, readChunk() { return .output }
    if requests[1].revents != 0 { return .exit }
    if requests[0].revents & Int16(POLLHUP | POLLIN) == 0 { return .room }
    // The program let go of the terminal, whose modes can still be looked at: only its end can
    // follow.
    hasProgram = false
    return .output
  }

  private func readChunk() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe read(master, &buffer, buffer.count)
    output += buffer.prefix(max(count, 0))
    return count > 0
  }
}
