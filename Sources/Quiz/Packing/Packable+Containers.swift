extension Optional: Packable where Wrapped: Packable {
  package static var blank: Wrapped? { nil }

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    var isThere = self != nil
    try packer.pack(&isThere)
    guard isThere else { return self = nil }
    var value: Wrapped = self ?? .blank
    try packer.pack(&value)
    self = value
  }
}

extension Array: Packable where Element: Packable {
  package static var blank: [Element] { [] }

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    var count = count
    try packer.pack(count: &count)
    if packer.isReading { self = Array(repeating: .blank, count: count) }
    for index in indices { try packer.pack(&self[index]) }
  }
}

extension Dictionary: Packable where Key: Packable, Value: Packable {
  package static var blank: [Key: Value] { [:] }

  /// The pairs in the order of their keys' bytes: the same dictionary gives the same bytes.
  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    var count = count
    try packer.pack(count: &count)
    guard packer.isReading else { return try write(to: &packer) }
    self = [:]
    reserveCapacity(count)
    for _ in 0..<count {
      var key = Key.blank
      try packer.pack(&key)
      try packer.pack(&self[key, default: .blank])
    }
    guard self.count == count else { throw PackingError() }
  }

  private func write(to packer: inout Packer) throws(PackingError) {
    var pairs: [(key: [UInt8], value: Value)] = []
    for (key, value) in self {
      var (key, keyPacker) = (key, Packer())
      try keyPacker.pack(&key)
      pairs.append((keyPacker.bytes, value))
    }
    for var (key, value) in pairs.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      for index in key.indices { try packer.pack(byte: &key[index]) }
      try packer.pack(&value)
    }
  }
}
