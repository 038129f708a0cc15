/// A value that can be turned into a few bytes and back.
///
/// One function says which parts it has, for both ways, so that what is read is what was written.
package protocol Packable {
  /// A value to read into.
  static var blank: Self { get }

  /// Writes the parts to the packer, or reads them from it, one after the other.
  mutating func pack(with packer: inout Packer) throws(PackingError)
}

/// The bytes are not those of a value of this form.
package struct PackingError: Error {
  package init() {}
}

/// A packable value that is one of a few cases: it is packed as its position among them.
package protocol PackableCase: Packable, CaseIterable, Equatable {}

extension PackableCase {
  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    var position = 0
    if !packer.isReading {
      position = Self.allCases.firstIndex(of: self).map(Self.allCases.position) ?? 0
    }
    try position.pack(with: &packer)
    guard packer.isReading else { return }
    guard let found = Self.allCases.dropFirst(max(0, position)).first, position >= 0 else {
      throw PackingError()
    }
    self = found
  }
}

extension Collection {
  /// How many elements stand before an index.
  fileprivate func position(of index: Index) -> Int { distance(from: startIndex, to: index) }
}
