import Foundation
import Quiz
import Testing

@testable import Storage

struct BrokenSettingsTests {
  @Test func `a broken file is set aside, and the defaults hold`() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(path: folder.path + "/config")
    try write("minutes = 7\noops\n", to: store.path)
    let loaded = try store.load()
    #expect(loaded.settings == EffectiveSettings())
    #expect(
      loaded.broken
        == BrokenSettings(
          path: store.path, fault: .noEqualsSign(line: 2),
          newPath: .success(store.path + ".broken")))
    #expect(try text(of: store.path + ".broken") == "minutes = 7\noops\n")
    #expect(try store.load().broken == nil)
    #expect(try folder.names() == ["config.broken"])
  }

  @Test func `no broken file takes the place of another`() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(path: folder.path + "/config")
    for number in 1...4 {
      try write("broken \(number)", to: store.path)
      #expect(try store.load().broken != nil)
    }
    #expect(
      try folder.names() == [
        "config.broken", "config.broken-2", "config.broken-3", "config.broken-4",
      ])
    #expect(try text(of: store.path + ".broken") == "broken 1")
    #expect(try text(of: store.path + ".broken-4") == "broken 4")
  }

  @Test func `to save over a broken file sets it aside first`() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(path: folder.path + "/config")
    try write("broken", to: store.path)
    let broken = try store.save(.minutes, of: Settings())
    #expect(broken?.newPath == .success(store.path + ".broken"))
    #expect(try text(of: store.path + ".broken") == "broken")
    #expect(try text(of: store.path) == "minutes = 5\n")
  }

  @Test func `a link keeps leading to its file`() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(path: folder.path + "/config")
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path + "/dotfiles", withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: store.path, withDestinationPath: "dotfiles/link")
    try files.createSymbolicLink(
      atPath: folder.path + "/dotfiles/link", withDestinationPath: folder.path + "/dotfiles/mathbot"
    )
    try store.save(.minutes, of: Settings())
    #expect(try folder.names(in: "dotfiles") == ["link", "mathbot"])
    try store.save(.sound, of: Settings())
    #expect(try text(of: folder.path + "/dotfiles/mathbot") == "minutes = 5\nsound = off\n")
    #expect(try files.destinationOfSymbolicLink(atPath: store.path) == "dotfiles/link")

    // What the link leads to is set aside beside itself, and said by its own path.
    let target = folder.path + "/dotfiles/mathbot"
    try write("broken", to: store.path)
    let broken = try store.load().broken
    #expect(broken?.path == target)
    #expect(broken?.newPath == .success(target + ".broken"))
    #expect(try text(of: target + ".broken") == "broken")
    #expect(try folder.names() == ["config", "dotfiles"])
    #expect(try files.destinationOfSymbolicLink(atPath: store.path) == "dotfiles/link")

    // The link means the same file as before: the next change is written there.
    try store.save(.minutes, of: Settings())
    #expect(try text(of: target) == "minutes = 5\n")
    #expect(try files.destinationOfSymbolicLink(atPath: store.path) == "dotfiles/link")
  }

  @Test func `links that lead in a circle are refused`() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(path: folder.path + "/config")
    try FileManager.default.createSymbolicLink(
      atPath: store.path, withDestinationPath: store.path)
    let error = FileError(.read, store.path, code: ELOOP)
    #expect(throws: error) { try store.load() }
    #expect(throws: error) { try store.save(.minutes, of: Settings()) }
  }

  @Test func `what is no file is refused and left alone`() throws {
    let folder = try TemporaryFolder()
    #expect(unsafe mkfifo(folder.path + "/pipe", 0o600) == 0)
    for path in [folder.path, folder.path + "/pipe", "/dev/null", "/dev/full"] {
      let error = #expect(throws: FileError.self) { try SettingsStore(path: path).load() }
      #expect(error?.code == EINVAL || error?.code == EISDIR)
      #expect(error?.path == path)
    }
    #expect(try folder.names() == ["pipe"])
  }

  @Test func `a folder that cannot be made is named`() throws {
    let folder = try TemporaryFolder()
    try write("", to: folder.path + "/file")
    let store = SettingsStore(path: folder.path + "/file/mathbot/config")
    #expect(throws: FileError(.create, folder.path + "/file/mathbot", code: ENOTDIR)) {
      try store.save(.minutes, of: Settings())
    }
    #expect(throws: FileError(.read, store.path, code: ENOTDIR)) { try store.load() }
  }

  @Test func `a file that cannot be replaced stays as it is`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/config"
    try write("old", to: path)
    // The draft beside the file cannot be made, because a folder has its name.
    let draft = "\(path).new"
    try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
    #expect(throws: FileError(.write, draft, code: EISDIR)) {
      try Files.replace(path, with: Array("new".utf8))
    }
    #expect(try text(of: path) == "old")
  }

  @Test func `the draft of a killed program is written over`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/config"
    try write("half of a long fi", to: path + ".new")
    try Files.replace(path, with: Array("new".utf8))
    #expect(try text(of: path) == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["config"])
  }

  @Test func `a full disk leaves the old file and no draft`() async throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(path: folder.path + "/config")
    try write("# " + String(repeating: "x", count: 5_000) + "\n", to: store.path)
    let before = try text(of: store.path)
    await #expect(processExitsWith: .success) { [path = store.path as String] in
      limitFiles(toBytes: 1_000)
      let error = #expect(throws: FileError.self) {
        try SettingsStore(path: path).save(.minutes, of: Settings())
      }
      #expect(error?.code == EFBIG)
    }
    #expect(try text(of: store.path) == before)
    #expect(try folder.names() == ["config"])
  }

  @Test func `a kill in the middle of writing leaves the old file, and the next change works`()
    async throws
  {
    let folder = try TemporaryFolder()
    let store = SettingsStore(path: folder.path + "/config")
    let old = "# " + String(repeating: "x", count: 5_000) + "\n"
    try write(old, to: store.path)
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = store.path as String] in
      limitFiles(toBytes: 1_000, killing: true)
      try SettingsStore(path: path).save(.minutes, of: Settings())
    }
    #expect(try text(of: store.path) == old)
    try store.save(.minutes, of: Settings())
    #expect(try text(of: store.path) == old + "minutes = 5\n")
  }

  @Test func `several processes lose none of each other's changes`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a/config"
    let keys: [SettingKey] = [.minutes, .places, .history, .sound]
    await withTaskGroup { group in
      for key in keys {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [path = path as String, name = key.rawValue as String] in
            let key = try SettingKey(named: name)
            let store = SettingsStore(path: path)
            for number in 0..<50 {
              var settings = Settings()
              try settings.set(number % 2 == 0 ? "0" : "1", for: key == .minutes ? .places : key)
              settings.minutes = 1 + number % 2
              #expect(try store.save(key, of: settings) == nil)
              #expect(try store.load().settings.settings.value(of: key) == settings.value(of: key))
            }
          }
        }
      }
    }
    let settings = try SettingsStore(path: path).load().settings
    #expect(keys.allSatisfy { settings.source(of: $0) == .file })
    #expect(try folder.names(in: "a") == ["config"])
  }

  @Test func `whoever reads while another writes sees all of the old or all of the new`() throws {
    let folder = try TemporaryFolder()
    let store = SettingsStore(path: folder.path + "/config")
    try store.save(.minutes, .operations, of: Settings())
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      for round in 0..<100 {
        #expect(throws: Never.self) {
          if number == 0 {
            var settings = Settings()
            settings.minutes = 1 + round % 10
            try store.save(.minutes, of: settings)
          } else {
            let loaded = try store.load()
            #expect(loaded.broken == nil)
            #expect(loaded.settings.source(of: .operations) == .file)
          }
        }
      }
    }
  }
}
