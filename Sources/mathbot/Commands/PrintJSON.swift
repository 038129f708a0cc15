#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints a value as JSON that people can read and programs can compare.
func printJSON(_ value: some Encodable) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  StandardOutput.write(String(decoding: try encoder.encode(value), as: UTF8.self))
}

/// Prints a value as one line of JSON.
func printJSONLine(_ value: some Encodable) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  StandardOutput.write(String(decoding: try encoder.encode(value), as: UTF8.self))
}
