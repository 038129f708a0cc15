import Testing

@testable import Quiz

struct PackerTests {
  /// A value that was written and read again.
  private func again<Value: Packable>(_ value: Value) throws -> Value {
    var (value, writer) = (value, Packer())
    try writer.pack(&value)
    var (read, reader) = (Value.blank, Packer(reading: writer.bytes))
    try reader.pack(&read)
    #expect(reader.left == 0)
    return read
  }

  @Test(arguments: [0, 1, -1, 63, -64, 64, 127, 128, 300, -300, .max, .min, .max - 1, .min + 1])
  func `whole numbers come back`(number: Int) throws {
    #expect(try again(number) == number)
  }

  @Test func `numbers, words and what may be missing come back`() throws {
    for number in [0, -0.0, 0.1, -3.5, .infinity, .leastNonzeroMagnitude, .pi] {
      #expect(try again(number).bitPattern == number.bitPattern)
    }
    for text in ["", "56", "７ 😀", "e\u{301}"] { #expect(try again(text) == text) }
    #expect(try again(Duration.milliseconds(1_234_567)) == .milliseconds(1_234_567))
    let longest = Duration.milliseconds(Int64.max)
    #expect(try again(longest + longest) == longest + longest)
    #expect(try again([true, false, nil] as [Bool?]) == [true, false, nil])
    #expect(try again(["a": [1, 2], "b": []]) == ["a": [1, 2], "b": []])
  }

  @Test func `small numbers take a byte`() throws {
    var (numbers, packer) = ([0, -64, 63], Packer())
    for index in numbers.indices { try packer.pack(&numbers[index]) }
    #expect(packer.bytes == [0, 127, 126])
  }

  @Test func `each question, plant and way comes back`() throws {
    for question in Question.all {
      let item = LearningItem(question)
      #expect(try again(question) == question)
      #expect(try again(item) == item)
    }
    for plant in Plant.all { #expect(try again(plant) == plant) }
    for strategy in Strategy.all { #expect(try again(strategy) == strategy) }
  }

  @Test func `what is too short, too long or no case is told`() {
    func read<Value: Packable>(_ type: Value.Type, _ bytes: [UInt8]) throws {
      var (value, packer) = (Value.blank, Packer(reading: bytes))
      try packer.pack(&value)
    }
    #expect(throws: PackingError.self) { try read(Int.self, []) }
    #expect(throws: PackingError.self) { try read(Int.self, [0x80]) }
    #expect(throws: PackingError.self) { try read(Int.self, Array(repeating: 0xFF, count: 11)) }
    #expect(throws: PackingError.self) { try read(Double.self, [1, 2, 3]) }
    #expect(throws: PackingError.self) { try read(Bool.self, [2]) }
    #expect(throws: PackingError.self) { try read(Operation.self, [8]) }
    #expect(throws: PackingError.self) { try read(Operation.self, [1]) }
    #expect(throws: PackingError.self) { try read(String.self, [4, 0x61]) }
    #expect(throws: PackingError.self) { try read(String.self, [2, 0xFF]) }
    #expect(throws: PackingError.self) { try read([Int].self, [0xFF, 0xFF, 0x0F]) }
    #expect(throws: PackingError.self) { try read([Bool: Bool].self, [4, 0, 0, 0, 0]) }
  }
}
