import Foundation
import Quiz
import Storage
import Testing

struct SettingsStoreTests {
  @Test func `without a file the defaults hold, and reading creates nothing`() throws {
    let folder = try TemporaryFolder()
    let loaded = try SettingsStore(path: folder.path + "/a/config").load()
    #expect(loaded.settings == EffectiveSettings())
    #expect(loaded.broken == nil)
    #expect(loaded.unknownKeys.isEmpty)
    #expect(try folder.names() == [])
  }

  @Test func `what is saved is loaded, and only that stands in the file`() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(path: folder.path + "/a/b/config")
    var settings = Settings()
    settings.minutes = 7
    settings.operations = [.divide, .add]
    settings.sound = true
    try store.save(.minutes, .operations, of: settings)
    #expect(try text(of: store.path) == "minutes = 7\noperations = add,divide\n")
    #expect(try store.load().broken == nil)
    let loaded = try store.load().settings
    #expect(loaded.settings.minutes == 7)
    #expect(loaded.settings.operations == [.add, .divide])
    #expect(loaded.settings.sound == false)
    #expect(loaded.source(of: .minutes) == .file)
    #expect(loaded.source(of: .sound) == .standard)
    #expect(try folder.names(in: "a/b") == ["config"])
  }

  @Test func `only the owner may read the file and enter its folders`() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(path: folder.path + "/a/b/config")
    try store.save(.minutes, of: Settings())
    for (path, mode) in [("/a", 0o700), ("/a/b", 0o700), ("/a/b/config", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + path)
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test func `unset takes a setting out of the file`() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(path: folder.path + "/config")
    try write("minutes = 7\nclock = off\nminutes = 8\n", to: store.path)
    #expect(try store.unset(.minutes))
    #expect(try text(of: store.path) == "clock = off\n")
    #expect(try !store.unset(.minutes))
    #expect(try text(of: store.path) == "clock = off\n")
  }

  @Test func `the value in the file is told, and nil where there is none`() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(path: folder.path + "/config")
    #expect(store.savedValue(of: .minutes) == nil)
    try write("minutes = 7\n", to: store.path)
    #expect(store.savedValue(of: .minutes) == "7")
    #expect(store.savedValue(of: .sound) == nil)
    try write("minutes = 7\noops\n", to: store.path)
    #expect(store.savedValue(of: .minutes) == nil)
    #expect(try folder.names() == ["config"], "a broken file is left where it is")
  }

  @Test func `a file that is one byte too large is set aside`() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(path: folder.path + "/config")
    let comment = String(repeating: "#", count: SettingsFile.maximumSize)
    try write(comment, to: store.path)
    #expect(try store.load().broken == nil)
    try write(comment + "#", to: store.path)
    #expect(try store.load().broken?.fault == .tooLarge)
  }

  @Test func `to unset what is not set creates nothing`() throws {
    let folder = try TemporaryFolder()
    #expect(try !SettingsStore(path: folder.path + "/a/config").unset(.minutes))
    #expect(try folder.names() == [])
  }
}
