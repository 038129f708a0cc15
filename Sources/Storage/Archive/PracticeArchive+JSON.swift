package import Foundation

extension PracticeArchive {
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
