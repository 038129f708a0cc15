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
}
