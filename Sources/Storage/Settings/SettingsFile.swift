package import Quiz

/// The text of the settings file, which keeps comments and unknown keys when a setting changes.
package struct SettingsFile: Equatable {
  /// A file may have this many bytes.
  package static let maximumSize = 1_000_000

  private var lines: [SettingsLine] = []
  private var lineEnd = "\n"

  /// An empty file.
  package init() {}

  /// Reads the bytes of a file.
  ///
  /// - Throws: `SettingsFault` for the first thing that is wrong with it.
  package init(_ bytes: [UInt8]) throws(SettingsFault) {
    guard bytes.count <= SettingsFile.maximumSize else { throw .tooLarge }
    for (number, line) in SettingsFile.splitLines(bytes).enumerated() {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw .notText(line: number + 1)
      }
      guard let parsed = SettingsLine(text) else { throw .noEqualsSign(line: number + 1) }
      try SettingsFile.check(parsed, number: number + 1)
      lines.append(parsed)
    }
    if bytes.contains(UInt8(ascii: "\r")) { lineEnd = "\r\n" }
  }

  /// The values in the file; where a key stands twice, the later one counts.
  package var values: [SettingKey: String] {
    var values: [SettingKey: String] = [:]
    for line in lines {
      guard let key = line.key.flatMap(SettingKey.init(rawValue:)) else { continue }
      values[key] = line.value
    }
    return values
  }

  /// The names in the file that are no setting of this version, with the numbers of their lines.
  package var unknownKeys: [(line: Int, name: String)] {
    lines.enumerated().compactMap { index, line in
      guard let name = line.key, SettingKey(rawValue: name) == nil else { return nil }
      return (index + 1, name)
    }
  }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    Array(lines.map { $0.text + lineEnd }.joined().utf8)
  }

  /// Writes a value over the old one, or on a line of its own at the end.
  package mutating func set(_ value: String, for key: SettingKey) {
    if let index = lines.lastIndex(where: { $0.key == key.rawValue }) {
      lines[index] = SettingsLine(
        key: key.rawValue, value: value, comment: lines[index].comment)
    } else {
      lines.append(SettingsLine(key: key.rawValue, value: value))
    }
  }

  /// Takes the setting out of the file.
  package mutating func unset(_ key: SettingKey) {
    lines.removeAll { $0.key == key.rawValue }
  }

  private static func check(_ line: SettingsLine, number: Int) throws(SettingsFault) {
    guard let key = line.key.flatMap(SettingKey.init(rawValue:)) else { return }
    var settings = Settings()
    do {
      try settings.set(line.value, for: key)
    } catch {
      throw .badValue(line: number, error)
    }
  }

  /// The lines of a text without their ends, whether these are `\n` or `\r\n`, and without the
  /// mark that some editors put before the first one.
  private static func splitLines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
  }
}
