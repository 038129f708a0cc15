#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `--json` prints: an object that says which form it has, and in which version.
///
/// Fields may be added within a version; one that goes or changes its meaning makes a new one.
protocol JSONDocument: Encodable {
  /// The name of the form, such as `mathbot-progress`; it never changes.
  static var format: String { get }
  /// The version of the form.
  static var schema: Int { get }
}

/// Prints a document as JSON that people can read and programs can compare.
func printJSON(_ document: some JSONDocument) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  StandardOutput.write(String(decoding: try encoder.encode(Named(document)), as: UTF8.self))
}

/// A document with its form's name and version among its own fields.
private struct Named<Document: JSONDocument>: Encodable {
  private let document: Document

  init(_ document: Document) {
    self.document = document
  }

  private enum Key: CodingKey {
    case format, schema
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(Document.format, forKey: .format)
    try fields.encode(Document.schema, forKey: .schema)
    try document.encode(to: encoder)
  }
}

/// A document as one line of JSON.
func jsonLine(_ document: some JSONDocument) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(Named(document)), as: UTF8.self)
}
