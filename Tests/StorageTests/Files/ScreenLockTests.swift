import Storage
import Testing

/// The files that tell of screens that were not given back.
struct ScreenLockTests {
  @Test func `a screen that nobody gave back is known until it is forgotten`() throws {
    let folder = try TemporaryFolder()
    let terminal = "/dev/pts/3"
    let later = ScreenLock(folder: folder.path)
    do {
      let lock = ScreenLock(folder: folder.path)
      #expect(lock.take(terminal) != nil)
      #expect(later.abandoned == [], "its program still has it")
      #expect(!later.forget(terminal))
      withExtendedLifetime(lock) {}
    }
    #expect(later.abandoned == [terminal])
    #expect(later.forget(terminal))
    #expect(later.abandoned == [])
    #expect(!later.forget(terminal))
  }

  @Test func `no two programs have the screen of one terminal`() throws {
    let folder = try TemporaryFolder()
    let first = ScreenLock(folder: folder.path)
    let second = ScreenLock(folder: folder.path)
    #expect(first.take("/dev/tty1") != nil)
    #expect(second.take("/dev/tty1") == nil)
    #expect(second.take("/dev/tty2") != nil)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `the terminals come in their order, and no other file counts`() throws {
    let folder = try TemporaryFolder()
    let names = ["c", "a", "b"].map { String(repeating: $0, count: 64) }
    for name in names { try write(name, to: folder.path + "/screen-\(name)") }
    try write("minutes = 7", to: folder.path + "/config")
    #expect(ScreenLock(folder: folder.path).abandoned == names.sorted())
  }
}
