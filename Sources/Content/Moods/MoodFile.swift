import Basics

/// The file in which Robo's moods are drawn in letters.
///
/// Each mood is a line `mood NAME LIGHT`, its rows of letters, a line `FRAME ROW LETTERS` for each
/// row that another frame changes, and below `face` the rows of the face in signs. Between two
/// moods are empty lines; lines that begin with `#` say nothing.
struct MoodFile {
  /// The moods that the file draws.
  private(set) var pictures: [Mood: MoodPicture] = [:]

  private typealias Line = (number: Int, text: Substring)
  private var rest: ArraySlice<Line>

  /// Reads the file.
  ///
  /// - Throws: `MoodFileError` with the first line that is not as it should be.
  init(_ file: String) throws(MoodFileError) {
    let lines = file.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest =
      lines.enumerated().filter { $1.first != UInt8(ascii: "#") }
      .map { ($0 + 1, Substring($1)) }[...]
    while let line = rest.popFirst() {
      if !line.text.isEmpty { try readMood(line) }
    }
  }

  private mutating func readMood(_ head: Line) throws(MoodFileError) {
    let words = Self.words(of: head.text).map(String.init)
    guard words.count == 3, words[0] == "mood", let mood = Mood(rawValue: words[1]),
      pictures[mood] == nil, let light = Pixel(rawValue: words[2])
    else { throw MoodFileError(line: head.number) }
    let still = try readPicture(light)
    let changes = try readFrames(light)
    pictures[mood] = MoodPicture(face: try readFace(), still: still, changes: changes)
  }

  private mutating func readPicture(_ light: Pixel) throws(MoodFileError) -> [[Pixel]] {
    var rows: [[Pixel]] = []
    while rows.count < MoodPicture.rows {
      let line = try next()
      rows.append(try row(line.text, light, of: line))
    }
    return rows
  }

  private mutating func readFrames(
    _ light: Pixel
  ) throws(MoodFileError) -> [MoodPicture.Change] {
    var changes: [MoodPicture.Change] = []
    while let line = rest.first, line.text != "face" {
      rest.removeFirst()
      let words = Self.words(of: line.text)
      guard words.count == 3, let frame = MoodFrame(rawValue: String(words[0])), frame != .still,
        let index = Int(words[1]), (0..<MoodPicture.rows).contains(index)
      else { throw MoodFileError(line: line.number) }
      changes.append(
        MoodPicture.Change(frame: frame, row: index, pixels: try row(words[2], light, of: line)))
    }
    return changes
  }

  private mutating func readFace() throws(MoodFileError) -> [String] {
    _ = try next()
    var face: [String] = []
    while face.count < MoodPicture.faceRows {
      let line = try next()
      guard line.text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }),
        1...MoodPicture.columns ~= line.text.utf8.count
      else { throw MoodFileError(line: line.number) }
      face.append(String(line.text))
    }
    return face
  }

  /// Byte by byte, as the file is read at each start.
  private static func words(of line: Substring) -> [Substring] {
    line.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
  }

  private mutating func next() throws(MoodFileError) -> Line {
    guard let line = rest.popFirst() else { throw MoodFileError(line: nil) }
    return line
  }

  private func row(
    _ letters: Substring, _ light: Pixel, of line: Line
  ) throws(MoodFileError) -> [Pixel] {
    let pixels = letters.utf8.compactMap { $0 == UInt8(ascii: "a") ? light : Self.pixel($0) }
    guard pixels.count == MoodPicture.columns, letters.utf8.count == pixels.count else {
      throw MoodFileError(line: line.number)
    }
    return pixels
  }

  private static func pixel(_ letter: UInt8) -> Pixel? {
    switch letter {
    case UInt8(ascii: "."): .page
    case UInt8(ascii: "b"): .body
    case UInt8(ascii: "s"): .shade
    case UInt8(ascii: "v"): .screen
    case UInt8(ascii: "e"): .eye
    case UInt8(ascii: "w"): .glint
    case UInt8(ascii: "c"): .cheek
    case UInt8(ascii: "y"): .spark
    case UInt8(ascii: "z"): .sleep
    default: nil
    }
  }
}
