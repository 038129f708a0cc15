import SystemIO
import SystemPackage
import Testing

@testable import Terminal

@MainActor
struct EventLoopTests {
  @Test func `what can be read is handed over, also its end`() throws {
    let pipe = try FileDescriptor.pipe()
    var read: [[UInt8]] = []
    EventLoop.main.watch(pipe.readEnd.rawValue) {
      read.append((try? pipe.readEnd.readChunk()) ?? [])
    }
    defer { EventLoop.main.forget(pipe.readEnd.rawValue) }
    try pipe.writeEnd.writeAll([1, 2])
    EventLoop.main.turn()
    try pipe.writeEnd.close()
    EventLoop.main.turn()
    #expect(read == [[1, 2], []])
  }

  @Test func `input that never ends keeps no timer waiting`() throws {
    let zeros = try FileDescriptor.open(FilePath("/dev/zero"), .readOnly)
    EventLoop.main.watch(zeros.rawValue) {}
    defer { EventLoop.main.forget(zeros.rawValue) }
    let timer = DeadlineTimer()
    var isOver = false
    timer.schedule(after: .milliseconds(1)) { isOver = true }
    while !isOver { EventLoop.main.turn() }
  }

  @Test func `who was watched first is called first, and may end the others`() throws {
    let (first, second) = (try FileDescriptor.pipe(), try FileDescriptor.pipe())
    var calls: [Int] = []
    EventLoop.main.watch(second.readEnd.rawValue) {
      calls.append(2)
      EventLoop.main.forget(second.readEnd.rawValue)
      EventLoop.main.forget(first.readEnd.rawValue)
    }
    EventLoop.main.watch(first.readEnd.rawValue) { calls.append(1) }
    for pipe in [first, second] { try pipe.writeEnd.writeAll([1]) }
    EventLoop.main.turn()
    #expect(calls == [2])
  }

  @Test func `what is forgotten is not waited for`() throws {
    let zeros = try FileDescriptor.open(FilePath("/dev/zero"), .readOnly)
    EventLoop.main.watch(zeros.rawValue) { Issue.record("it was forgotten") }
    EventLoop.main.forget(zeros.rawValue)
    let timer = DeadlineTimer()
    var isOver = false
    timer.schedule(after: .milliseconds(2)) { isOver = true }
    while !isOver { EventLoop.main.turn() }
  }
}
