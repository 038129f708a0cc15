import CTerminalGuard
import SystemIO
import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TerminalSession {
  /// How many bytes are read at a time; the rest waits, so that the screen is drawn in between.
  private static let readLimit = 65_536
  /// How many bytes come with one read at most.
  private static let chunkLimit = 4_096

  func startReading() {
    EventLoop.main.watch(STDIN_FILENO) { [weak self] in self?.read() }
    isRunning = true
  }

  private func read() {
    let (bytes, isClosed) = readAvailable(limit: Self.readLimit)
    deliver(tokenizer.push(bytes))
    guard isRunning else { return }
    if let delay = tokenizer.patience {
      patience.schedule(after: delay) { [weak self] in self?.giveUpWaiting() }
    } else {
      patience.cancel()
    }
    if isClosed { close() }
  }

  private func close() {
    EventLoop.main.forget(STDIN_FILENO)
    // The input can end before the signal of the same hang-up arrives, which then must not end
    // the program on its way out.
    signal(SIGHUP, SIG_IGN)
    handle(.closed)
  }

  private func giveUpWaiting() {
    deliver(tokenizer.giveUpWaiting())
  }

  private func deliver(_ tokens: [InputToken]) {
    if tokens.contains(.reply(.deviceAttributes)) { awaitsAnswers = false }
    if !tokens.isEmpty { handle(.input(tokens)) }
  }

  /// Reads what has arrived, without waiting, and tells whether the terminal is gone.
  private func readAvailable(limit: Int) -> (bytes: [UInt8], isClosed: Bool) {
    var bytes: [UInt8] = []
    while bytes.count < limit, hasInput(within: .zero) {
      // A read from the background fails; the program is about to be stopped.
      guard let chunk = try? FileDescriptor.standardInput.readChunk(upTo: Self.chunkLimit) else {
        return (bytes, terminal_guard_is_foreground())
      }
      if chunk.isEmpty { return (bytes, true) }
      bytes += chunk
      // Mostly there is no more: who would ask again finds it at the next turn.
      if chunk.count < Self.chunkLimit { break }
    }
    return (bytes, false)
  }

  private func hasInput(within time: Duration) -> Bool {
    FileDescriptor.standardInput.waitUntilReady(for: .reading, within: time)
  }

  /// Swallows answers still under way, which would otherwise be typed at the shell; waits at
  /// most a tenth of a second, and only for an answer that has not arrived.
  func dropLateAnswers() {
    let end = ContinuousClock.now + .milliseconds(100)
    while awaitsAnswers, ContinuousClock.now < end, terminal_guard_is_active() {
      guard hasInput(within: .milliseconds(10)) else { continue }
      let (bytes, isClosed) = readAvailable(limit: Self.readLimit)
      let tokens = tokenizer.push(bytes)
      awaitsAnswers = !isClosed && !tokens.contains(.reply(.deviceAttributes))
    }
  }

  /// Drops what was typed or clicked but not read.
  func dropInput() {
    if terminal_guard_is_foreground() { tcflush(STDIN_FILENO, TCIFLUSH) }
  }
}
