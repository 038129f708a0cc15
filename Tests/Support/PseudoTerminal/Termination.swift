/// How a program ended.
package enum Termination: Equatable, Sendable {
  /// It returned a number.
  case exited(Int32)
  /// A signal ended it.
  case signalled(Int32)

  /// Reads what `waitpid` says.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .signalled(signal)
  }
}
