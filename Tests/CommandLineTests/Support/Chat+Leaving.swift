import PseudoTerminal
import Testing

extension Chat {
  /// Waits until the program has ended in the given way, and checks that the terminal is as it
  /// was: its modes byte for byte, the normal screen, no mouse, the cursor shown.
  ///
  /// - Returns: what stays on the normal screen.
  @discardableResult
  func leaves(
    _ termination: Termination = .exited(0), sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let end = try terminal.waitForExit()
    try waits(for: "the normal screen") { !$0.isFull }
    #expect(end == termination, sourceLocation: sourceLocation)
    #expect(try terminal.modes() == terminal.initialModes, sourceLocation: sourceLocation)
    #expect(screen.modes == [7, 25], sourceLocation: sourceLocation)
    #expect(screen.pen == Pen(), sourceLocation: sourceLocation)
    return screen.normal
  }
}
