import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program does with whole files.
enum Files {
  /// The bytes of a regular file, at most the limit; nil where there is none.
  static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      // Without O_NONBLOCK, opening a pipe would wait for a writer.
      let file = try OpenFile(path, for: .read, .readOnly, options: .nonBlocking)
      guard file.isRegular else { throw FileError(.read, path, code: EINVAL) }
      return try file.read(limit: limit)
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// Replaces a file in one step, so that only its owner may read it.
  ///
  /// Whoever reads it finds all of the old or all of the new bytes, even after a power cut. One
  /// program at a time may do so, as in ``whileLocked(_:_:)``: the draft of one that was killed
  /// is written over.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let draft = "\(path).new"
    do {
      let file = try OpenFile(
        draft, for: .write, .writeOnly, options: [.create, .truncate, .noFollow])
      try file.write(bytes)
      try file.synchronize()
      try move(draft, to: path)
    } catch {
      unsafe unlink(draft)
      throw error
    }
    try synchronizeFolder(of: path)
  }

  /// The first of `path.suffix`, `path.suffix-2`, `path.suffix-3` and so on that is not taken.
  static func freeName(for path: String, suffix: String) -> String {
    var name = "\(path).\(suffix)"
    var number = 2
    while isTaken(name) {
      name = "\(path).\(suffix)-\(number)"
      number += 1
    }
    return name
  }

  /// Creates an empty file that only its owner may read, unless there is one.
  static func createFile(_ path: String) throws(FileError) {
    guard !isTaken(path) else { return }
    do throws(FileError) {
      _ = try OpenFile(path, for: .create, .writeOnly, options: [.create, .exclusiveCreate])
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }

  /// Gives a file another name; a file that has this name is replaced.
  static func move(_ path: String, to newPath: String) throws(FileError) {
    guard unsafe rename(path, newPath) == 0 else { throw FileError(.move, path) }
  }

  /// Removes a file, and those beside it whose names start with its name and `-` or `.`.
  static func removeAll(_ path: String) throws(FileError) {
    let folder = folder(of: path)
    for file in names(in: folder).map({ "\(folder)/\($0)" })
    where file == path || file.hasPrefix(path + "-") || file.hasPrefix(path + ".") {
      guard unsafe unlink(file) == 0 || errno == ENOENT else { throw FileError(.remove, file) }
    }
  }

  /// The names of what is in a folder, with `.` and `..`; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    // As the program starts: FileManager takes a thirtieth of the time until the first frame.
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }

  /// Creates a folder that only its owner may enter, and the folders above it.
  static func createFolder(_ path: String) throws(FileError) {
    if try create(path) { return }
    try createFolder(folder(of: path))
    guard try create(path) else { throw FileError(.create, path) }
  }

  /// Creates a folder, unless there is one; false when there is none above it.
  private static func create(_ path: String) throws(FileError) -> Bool {
    if unsafe mkdir(path, 0o700) == 0 {
      try? synchronizeFolder(of: path)
      return true
    }
    guard errno != EEXIST else { return true }
    guard errno == ENOENT, path != folder(of: path) else { throw FileError(.create, path) }
    return false
  }

  /// Runs the body while no other process does the same in the folder of this path.
  ///
  /// Where the folder cannot be locked, as on some network drives, the body runs all the same.
  static func whileLocked<Value, Failure>(
    _ path: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let lock = try? OpenFile(folder(of: path), for: .lock, .readOnly)
    try? lock?.lock()
    let value = try body()
    lock?.close()
    return value
  }

  /// The file that a path means after all symbolic links, also where the last one leads nowhere.
  static func destination(of path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let link = linkTarget(of: path) else { return path }
      path = link.hasPrefix("/") ? link : "\(folder(of: path))/\(link)"
    }
    throw FileError(.read, path, code: ELOOP)
  }

  /// Where a symbolic link leads, as it says itself; nil for what is none.
  static func linkTarget(of path: String) -> String? {
    // As the program starts: FileManager takes ten times as long to say that there is none.
    let target = unsafe String(unsafeUninitializedCapacity: Int(PATH_MAX)) { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { signs in
        unsafe signs.baseAddress.map { unsafe max(0, readlink(path, $0, signs.count)) } ?? 0
      }
    }
    return target.isEmpty ? nil : target
  }

  /// The folder that a path is in.
  static func folder(of path: String) -> String {
    guard let copy = unsafe strdup(path) else { return "." }
    defer { unsafe free(copy) }
    return unsafe String(cString: dirname(copy))
  }

  /// Waits until the disk holds the names of the files in the folder of the path.
  private static func synchronizeFolder(of path: String) throws(FileError) {
    try OpenFile(folder(of: path), for: .write, .readOnly).synchronize()
  }

  /// Whether something, be it a link that leads nowhere, has this name.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }
}
