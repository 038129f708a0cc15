package import Quiz

/// The settings file of one user.
package struct SettingsStore: Sendable {
  /// The path of the file, which need not exist.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Reads the file over the defaults.
  ///
  /// A file that cannot be used is set aside, and the defaults hold.
  ///
  /// - Throws: `FileError` when there is a file that cannot be read.
  package func load() throws(FileError) -> LoadedSettings {
    let path = try Files.destination(of: path)
    if case .success(let file) = try contents(of: path) {
      return LoadedSettings(file)
    }
    let (file, broken) = try Files.whileLocked(path) { () throws(FileError) in
      try usableContents(of: path)
    }
    return LoadedSettings(file, broken: broken)
  }

  /// The value that the file has for a key, as far as the file can be used; it is left as it is.
  package func savedValue(of key: SettingKey) -> String? {
    guard let path = try? Files.destination(of: path),
      case .success(let file)? = try? contents(of: path)
    else { return nil }
    return file.values[key]
  }

  /// Writes the values of these keys into the file, and leaves everything else in it as it is.
  ///
  /// - Returns: what was wrong with the old file, if it had to be set aside.
  /// - Throws: `FileError` when the file cannot be read or written; it is then unchanged.
  @discardableResult
  package func save(
    _ keys: SettingKey..., of settings: Settings
  ) throws(FileError) -> BrokenSettings? {
    try change { file in
      for key in keys {
        file.set(settings.value(of: key), for: key)
      }
    }
  }

  /// Takes a setting out of the file, so that its default holds.
  ///
  /// - Returns: whether the setting was in the file.
  /// - Throws: `FileError` when the file cannot be read or written; it is then unchanged.
  @discardableResult
  package func unset(_ key: SettingKey) throws(FileError) -> Bool {
    guard try load().settings.source(of: key) == .file else { return false }
    try change { $0.unset(key) }
    return true
  }

  /// Changes the file while no other process does.
  @discardableResult
  private func change(_ body: (inout SettingsFile) -> Void) throws(FileError) -> BrokenSettings? {
    let path = try Files.destination(of: path)
    try Files.createFolder(Files.folder(of: path))
    return try Files.whileLocked(path) { () throws(FileError) in
      let (old, broken) = try usableContents(of: path)
      var new = old
      body(&new)
      if new != old {
        try Files.replace(path, with: new.bytes)
      }
      return broken
    }
  }

  /// What is in the file; nothing where there is none.
  private func contents(
    of path: String
  ) throws(FileError) -> Result<SettingsFile, SettingsFault> {
    let bytes = try Files.read(path, limit: SettingsFile.maximumSize + 1) ?? []
    return Result { () throws(SettingsFault) in try SettingsFile(bytes) }
  }

  /// What is in the file; when it cannot be used it is set aside, and nothing is in it.
  private func usableContents(
    of path: String
  ) throws(FileError) -> (file: SettingsFile, broken: BrokenSettings?) {
    switch try contents(of: path) {
    case .success(let file): (file, nil)
    case .failure(let fault): (SettingsFile(), setAside(path, for: fault))
    }
  }

  private func setAside(_ path: String, for fault: SettingsFault) -> BrokenSettings {
    let newPath = Files.freeName(for: path, suffix: "broken")
    let moved = Result { () throws(FileError) in try Files.move(path, to: newPath) }
    return BrokenSettings(path: path, fault: fault, newPath: moved.map { newPath })
  }
}
