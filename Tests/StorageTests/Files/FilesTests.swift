import Foundation
import Testing

@testable import Storage

/// What is done with whole files.
struct FilesTests {
  @Test(arguments: [(39, true), (40, false)])
  func `a chain of links is followed up to the 39th`(count: Int, isFollowed: Bool) throws {
    let folder = try TemporaryFolder()
    for number in 0..<count {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/\(number)", withDestinationPath: "\(number + 1)")
    }
    let end = try? Files.destination(of: folder.path + "/0")
    #expect(end == (isFollowed ? folder.path + "/\(count)" : nil))
  }

  @Test func `what belongs to a file goes with it, and nothing else`() throws {
    let folder = try TemporaryFolder()
    let names = ["file", "file-journal", "file.damaged", "file.damaged-2", "filed", "my-file"]
    for name in names { try write("", to: folder.path + "/" + name) }
    try Files.removeAll(folder.path + "/file")
    #expect(try folder.names() == ["filed", "my-file"])
  }

  @Test func `what cannot be removed is named`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/file.old"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let error = #expect(throws: FileError.self) { try Files.removeAll(folder.path + "/file") }
    #expect(error?.action == .remove && error?.path == path)
  }

  @Test(arguments: [
    ("/a/b", "/a"), ("/a", "/"), ("/", "/"), ("a", "."), ("", "."), ("a/b/", "a"),
    ("/a//b//", "/a"), ("/a/é́/한", "/a/é́"),
  ])
  func `a path is in the folder before its last part`(path: String, folder: String) {
    #expect(Files.folder(of: path) == folder)
  }

  @Test func `a link that leads nowhere has its name`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "/nowhere")
    #expect(Files.isTaken(folder.path + "/link") && !Files.isTaken(folder.path + "/file"))
  }
}
