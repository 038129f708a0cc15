/// Cuts the JSON of an archive, as it comes in, into its sessions and the text around them.
///
/// Of a file however large no more is held than one session.
/// What a session or the text around them is worth, a JSON decoder says.
struct ArchiveCutter {
  /// The text around the sessions, so far; their list is empty in it.
  private(set) var frame: [UInt8] = []
  /// A list of sessions was there.
  private(set) var hasSessions = false

  private var session: [UInt8] = []
  private var place = Place.around
  private var nesting = Nesting()
  /// The last string of the outermost object, which may be a key.
  private var string: [UInt8] = []
  private var key: [UInt8] = []

  /// Where the next byte belongs.
  private enum Place {
    case around
    /// Between two sessions: what may come next.
    case session, sessionOrEnd, commaOrEnd
    case inSession
  }

  /// Something other than an object is in the list, or something is far too large.
  struct Malformed: Error {}

  private static let (largestFrame, largestSession) = (1_000_000, 100_000_000)

  /// Takes in the next bytes, and hands over each session that they complete.
  mutating func push(_ bytes: [UInt8], _ take: ([UInt8]) throws -> Void) throws {
    for byte in bytes {
      switch place {
      case .around: try readAround(byte)
      case .inSession: try readSession(byte, take)
      case .session, .sessionOrEnd, .commaOrEnd: try readBetween(byte)
      }
    }
  }

  private mutating func readAround(_ byte: UInt8) throws {
    guard frame.count < Self.largestFrame else { throw Malformed() }
    frame.append(byte)
    let before = nesting
    nesting.take(byte)
    if before.isInString {
      if nesting.isInString, nesting.depth == 1 { string.append(byte) }
    } else if nesting.isInString {
      string = []
    } else {
      try readSign(byte)
    }
  }

  private mutating func readSign(_ byte: UInt8) throws {
    switch (byte, nesting.depth) {
    case (UInt8(ascii: ":"), 1): key = string
    case (UInt8(ascii: ","), 1): key = []
    case (UInt8(ascii: "["), 2) where key == Array("sessions".utf8):
      guard !hasSessions else { throw Malformed() }
      (hasSessions, place) = (true, .sessionOrEnd)
    default: break
    }
  }

  private mutating func readBetween(_ byte: UInt8) throws {
    switch (place, byte) {
    case (_, UInt8(ascii: " ")), (_, UInt8(ascii: "\n")), (_, UInt8(ascii: "\r")),
      (_, UInt8(ascii: "\t")):
      break
    case (.session, UInt8(ascii: "{")), (.sessionOrEnd, UInt8(ascii: "{")):
      (session, place) = ([byte], .inSession)
      nesting.take(byte)
    case (.commaOrEnd, UInt8(ascii: ",")): place = .session
    case (.commaOrEnd, UInt8(ascii: "]")), (.sessionOrEnd, UInt8(ascii: "]")):
      (place, key) = (.around, [])
      frame.append(byte)
      nesting.take(byte)
    default: throw Malformed()
    }
  }

  private mutating func readSession(_ byte: UInt8, _ take: ([UInt8]) throws -> Void) throws {
    guard session.count < Self.largestSession else { throw Malformed() }
    session.append(byte)
    nesting.take(byte)
    guard nesting.depth == 2, !nesting.isInString else { return }
    place = .commaOrEnd
    try take(session)
  }
}

/// How deep a byte of JSON lies in objects and lists.
private struct Nesting {
  private(set) var depth = 0
  private(set) var isInString = false
  private var isEscaped = false

  mutating func take(_ byte: UInt8) {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    default: break
    }
  }
}
