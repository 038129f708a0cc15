import SystemPackage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Exported practice that is to be imported, in the form that ``PracticeArchive`` describes.
///
/// It is gone through twice, once to check all of it and once to store it, and is never held as a
/// whole.
package struct ArchiveReader {
  /// Whose practice this is.
  let learner: ArchivedLearner
  private let source: ArchiveSource

  /// Checks a file of exported practice.
  package init(path: String) throws(ArchiveError) {
    try self.init(.file(path))
  }

  /// Checks exported practice.
  package init(json: [UInt8]) throws(ArchiveError) {
    try self.init(.bytes(json))
  }

  private init(_ source: ArchiveSource) throws(ArchiveError) {
    self.source = source
    var failure: ArchiveError?
    var cutter = ArchiveCutter()
    do {
      try source.forEachChunk { bytes in
        try cutter.push(bytes) { session in
          // What a newer form has in place of a session is no mistake: first comes the header.
          guard failure == nil else { return }
          do throws(ArchiveError) { try Self.check(session) } catch { failure = error }
        }
      }
    } catch let error as FileError {
      throw .file(error)
    } catch {
      failure = .notAnArchive
    }
    try Self.checkHeader(cutter.frame)
    if let failure { throw failure }
    guard cutter.hasSessions, let frame = try? Self.decode(Frame.self, cutter.frame) else {
      throw .notAnArchive
    }
    learner = frame.learner
  }

  /// Goes through the sessions once more.
  func forEachSession(_ body: (ArchivedSession) throws -> Void) throws {
    var cutter = ArchiveCutter()
    try source.forEachChunk { bytes in
      try cutter.push(bytes) { try body(Self.decode(ArchivedSession.self, $0)) }
    }
  }

  private static func check(_ session: [UInt8]) throws(ArchiveError) {
    guard let session = try? decode(ArchivedSession.self, session) else { throw .notAnArchive }
    _ = try session.stored(learner: "")
  }

  /// Tells whether the program can read what follows; after a mistake the text may be cut short.
  private static func checkHeader(_ frame: [UInt8]) throws(ArchiveError) {
    let header = ["", "]}", "}"].lazy.compactMap { end in
      try? decode(Header.self, frame + end.utf8)
    }.first
    guard let header, header.format == PracticeArchive.formatName else { throw .notAnArchive }
    guard header.schema <= PracticeArchive.latestSchema else { throw .newerSchema(header.schema) }
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Value
  {
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  /// What tells whether the rest can be read.
  private struct Header: Decodable {
    let format: String
    let schema: Int
  }

  /// What stands around the sessions.
  private struct Frame: Decodable {
    let learner: ArchivedLearner
  }
}

/// The bytes of an archive, which can be gone through again.
private enum ArchiveSource {
  case file(String)
  case bytes([UInt8])

  func forEachChunk(_ body: ([UInt8]) throws -> Void) throws {
    switch self {
    case .bytes(let bytes): try body(bytes)
    case .file(let path):
      let file = try OpenFile(path, for: .read, .readOnly, options: .nonBlocking)
      guard file.isRegular else { throw FileError(.read, path, code: EINVAL) }
      var rest = PracticeArchive.largestFile
      while case let chunk = try file.readChunk(), !chunk.isEmpty {
        rest -= chunk.count
        guard rest >= 0 else { throw FileError(.read, path, code: EFBIG) }
        try body(chunk)
      }
    }
  }
}
