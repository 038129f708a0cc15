import CContent

/// The data files of Content, which are compiled into the binary.
package enum ContentFiles {
  /// The text of the data file with the given name; nil when there is none.
  package static func text(named name: String) -> String? {
    // The table is constant, ends after `content_file_count` entries, and lives for ever.
    for index in 0..<content_file_count {
      let file = unsafe content_file(index)
      guard unsafe String(cString: file.name) == name else { continue }
      return unsafe String(
        decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }
    return nil
  }
}
