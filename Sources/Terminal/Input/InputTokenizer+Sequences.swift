import Screen

extension InputTokenizer {
  mutating func continueControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where sequence.count == 2: state = .linuxKey
    case UInt8(ascii: "M") where sequence.count == 2: state = .oldMouse(missing: 3)
    case 0x20..<0x40: break
    case 0x40..<0x7F:
      append(byte)
      return endControl()
    default: return restart(with: byte)
    }
    append(byte)
  }

  private mutating func endControl() {
    guard sequence.count < Self.sequenceLimit, let parsed = ControlSequence(sequence) else {
      return reset()
    }
    switch parsed.meaning {
    case .key(let key): emit(key)
    case .token(let token):
      tokens.append(token)
      reset()
    case .pasteBegins:
      reset()
      state = .paste
    case .nothing: reset()
    }
  }

  mutating func continueSingleShift(_ byte: UInt8) {
    guard (0x20..<0x7F).contains(byte) else { return restart(with: byte) }
    append(byte)
    emit(Key(singleShift: byte))
  }

  mutating func continueLinuxKey(_ byte: UInt8) {
    guard (0x20..<0x7F).contains(byte) else { return restart(with: byte) }
    append(byte)
    emit(Key(linuxConsole: byte))
  }

  mutating func skipOldMouse(_ byte: UInt8, missing: Int) {
    guard byte >= 0x20 else { return restart(with: byte) }
    guard missing == 1 else { return state = .oldMouse(missing: missing - 1) }
    reset()
  }

  mutating func continueString(_ byte: UInt8, endsAtBackslash: Bool) {
    switch byte {
    case 0x07: endString()
    case UInt8(ascii: "\\") where endsAtBackslash: endString()
    case _ where endsAtBackslash:
      sequence = [Self.escape]
      continueEscape(byte)
    case Self.escape: state = .string(endsAtBackslash: true)
    // A control key is how a person gets out of a string whose end was lost.
    case ..<0x20: restart(with: byte)
    default: append(byte)
    }
  }

  private mutating func endString() {
    if sequence.count < Self.sequenceLimit, let reply = TerminalReply(string: sequence) {
      tokens.append(.reply(reply))
    }
    reset()
  }

  mutating func endPaste() {
    tokens.append(.paste(pasted.finish()))
    reset()
  }
}
