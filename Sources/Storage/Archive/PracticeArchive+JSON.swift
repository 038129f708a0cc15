package import Foundation

extension PracticeArchive {
  /// Of a larger file, in bytes, the rest is not read: a million attempts take some 250 MB.
  private static let largestFile = 500_000_000

  /// Reads exported practice.
  package init(json: Data) throws(ArchiveError) {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: json),
      header.format == Self.formatName
    else { throw .notAnArchive }
    guard header.schema <= Self.latestSchema else { throw .newerSchema(header.schema) }
    do {
      self = try decoder.decode(PracticeArchive.self, from: json)
    } catch {
      throw .notAnArchive
    }
  }

  /// Reads a file of exported practice.
  package init(path: String) throws(ArchiveError) {
    let bytes: [UInt8]?
    do { bytes = try Files.read(path, limit: Self.largestFile) } catch { throw .file(error) }
    guard let bytes else { throw .file(FileError(.read, path, code: ENOENT)) }
    try self.init(json: Data(bytes))
  }

  /// The text to export.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// What is read first, to tell whether the rest can be read.
  private struct Header: Decodable {
    let format: String
    let schema: Int
  }
}
