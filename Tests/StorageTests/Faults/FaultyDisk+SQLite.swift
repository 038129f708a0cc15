import Foundation
import GRDBSQLite

// These functions take the place of those by which SQLite reaches the disk; each ends in SQLite's
// own. Swift cannot check what C does with pointers: they are passed on as SQLite gave them.
extension FaultyDisk {
  /// Puts the disk in place, for all databases that this process opens from now on.
  static func install() {
    guard let real = unsafe sqlite3_vfs_find("unix") else { return }
    let faulty = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    unsafe faulty.initialize(to: real.pointee)
    unsafe faulty.pointee.zName = unsafe UnsafePointer(strdup("faulty"))
    unsafe faulty.pointee.xOpen = open
    unsafe faulty.pointee.xDelete = delete
    _ = unsafe sqlite3_vfs_register(faulty, 1)
  }

  private typealias System = UnsafeMutablePointer<sqlite3_vfs>
  private typealias File = UnsafeMutablePointer<sqlite3_file>
  private typealias Name = UnsafePointer<CChar>

  // The child process that uses the disk has one thread.
  nonisolated(unsafe) private static let methods =
    UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
  nonisolated(unsafe) private static var paths: [File: String] = unsafe [:]

  private static let open:
    @convention(c) (System?, Name?, File?, Int32, UnsafeMutablePointer<Int32>?) -> Int32 = {
      _, name, file, flags, outFlags in
      let system = unsafe sqlite3_vfs_find("unix")
      let result = unsafe system?.pointee.xOpen(system, name, file, flags, outFlags)
      if let file = unsafe file, let name = unsafe name, let real = unsafe file.pointee.pMethods {
        unsafe paths[file] = String(cString: name)
        unsafe methods.initialize(to: real.pointee)
        unsafe file.pointee.pMethods = faultyMethods
      }
      return result ?? SQLITE_ERROR
    }

  private static let delete: @convention(c) (System?, Name?, Int32) -> Int32 = {
    _, name, isDurable in
    let path = unsafe name.map { unsafe String(cString: $0) } ?? ""
    return report(.delete(path, isDurable: isDurable != 0)) {
      let system = unsafe sqlite3_vfs_find("unix")
      return unsafe system?.pointee.xDelete(system, name, isDurable) ?? SQLITE_ERROR
    }
  }

  /// SQLite's own methods of a file, but for those that read or change the disk.
  private static var faultyMethods: UnsafePointer<sqlite3_io_methods> {
    let faulty = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    unsafe faulty.initialize(to: methods.pointee)
    unsafe faulty.pointee.xRead = { file, bytes, count, offset in
      FaultyDisk.report(.read) {
        unsafe FaultyDisk.methods.pointee.xRead(file, bytes, count, offset)
      }
    }
    unsafe faulty.pointee.xWrite = { file, bytes, count, offset in
      FaultyDisk.report(.write) {
        unsafe FaultyDisk.methods.pointee.xWrite(file, bytes, count, offset)
      }
    }
    unsafe faulty.pointee.xTruncate = { file, size in
      FaultyDisk.report(.truncate) { unsafe FaultyDisk.methods.pointee.xTruncate(file, size) }
    }
    unsafe faulty.pointee.xSync = { file, _ in
      let path = unsafe file.flatMap { unsafe FaultyDisk.paths[$0] } ?? ""
      return FaultyDisk.report(.synchronize(path)) { SQLITE_OK }
    }
    return unsafe UnsafePointer(faulty)
  }

  private static func report(_ operation: Operation, by realDisk: () -> Int32) -> Int32 {
    let (result, fault) = perform(operation, by: realDisk)
    return result ?? (fault == .full ? SQLITE_FULL : SQLITE_IOERR)
  }
}
