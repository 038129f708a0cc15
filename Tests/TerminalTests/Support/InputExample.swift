import Screen
import Testing

@testable import Terminal

/// Bytes of a terminal and the tokens that they are.
struct InputExample: CustomTestStringConvertible {
  var bytes: [UInt8]
  var tokens: [InputToken]

  init(_ text: String, _ tokens: InputToken...) {
    bytes = Array(text.utf8)
    self.tokens = tokens
  }

  init(bytes: [UInt8], _ tokens: InputToken...) {
    self.bytes = bytes
    self.tokens = tokens
  }

  /// One key, which the line editor gets with the same bytes.
  init(_ text: String, key: Key) {
    self.init(text, .key(key, bytes: Array(text.utf8)))
  }

  var testDescription: String { String(reflecting: String(decoding: bytes, as: UTF8.self)) }
}

extension InputExample {
  static let keys: [InputExample] = [
    InputExample("7", key: .character("7")),
    InputExample(" ", key: .character(" ")),
    InputExample("~", key: .character("~")),
    InputExample("é", key: .character("é")),
    InputExample("한", key: .character("한")),
    InputExample("日", key: .character("日")),
    InputExample("🎉", key: .character("🎉")),
    InputExample("\r", key: .enter),
    InputExample("\n", key: .enter),
    InputExample("\t", key: .tab),
    InputExample("\u{7F}", key: .backspace),
    InputExample("\u{08}", key: .backspace),
    InputExample("\u{00}", key: .control(" ")),
    InputExample("\u{01}", key: .control("a")),
    InputExample("\u{03}", key: .control("c")),
    InputExample("\u{1A}", key: .control("z")),
    InputExample("\u{1C}", key: .control("\\")),
    InputExample("\u{1F}", key: .control("_")),
    InputExample("\u{1B}b", key: .meta("b")),
    InputExample("\u{1B}3", key: .meta("3")),
    InputExample("\u{1B}é", key: .meta("é")),
    InputExample("\u{1B}한", key: .meta("한")),
    InputExample("\u{1B}\u{7F}", key: .unknown),
    InputExample("\u{1B}\r", key: .unknown),
    InputExample("\u{1B}[A", key: .up),
    InputExample("\u{1B}[B", key: .down),
    InputExample("\u{1B}[C", key: .right),
    InputExample("\u{1B}[D", key: .left),
    InputExample("\u{1B}OA", key: .up),
    InputExample("\u{1B}OB", key: .down),
    InputExample("\u{1B}OC", key: .right),
    InputExample("\u{1B}OD", key: .left),
    InputExample("\u{1B}[1;5C", key: .right),
    InputExample("\u{1B}[1;2A", key: .up),
    InputExample("\u{1B}[H", key: .home),
    InputExample("\u{1B}[F", key: .end),
    InputExample("\u{1B}OH", key: .home),
    InputExample("\u{1B}OF", key: .end),
    InputExample("\u{1B}[1~", key: .home),
    InputExample("\u{1B}[2~", key: .insert),
    InputExample("\u{1B}[3~", key: .delete),
    InputExample("\u{1B}[3;5~", key: .delete),
    InputExample("\u{1B}[4~", key: .end),
    InputExample("\u{1B}[5~", key: .pageUp),
    InputExample("\u{1B}[6~", key: .pageDown),
    InputExample("\u{1B}[7~", key: .home),
    InputExample("\u{1B}[8~", key: .end),
    InputExample("\u{1B}[Z", key: .backTab),
    InputExample("\u{1B}OP", key: .function(1)),
    InputExample("\u{1B}OS", key: .function(4)),
    InputExample("\u{1B}OM", key: .enter),
    InputExample("\u{1B}[1;2P", key: .function(1)),
    InputExample("\u{1B}[R", key: .function(3)),
    InputExample("\u{1B}[11~", key: .function(1)),
    InputExample("\u{1B}[15~", key: .function(5)),
    InputExample("\u{1B}[17~", key: .function(6)),
    InputExample("\u{1B}[21~", key: .function(10)),
    InputExample("\u{1B}[23~", key: .function(11)),
    InputExample("\u{1B}[24~", key: .function(12)),
    InputExample("\u{1B}[34~", key: .function(20)),
    InputExample("\u{1B}[[A", key: .function(1)),
    InputExample("\u{1B}[[E", key: .function(5)),
    InputExample("\u{1B}[[F", key: .unknown),
    InputExample("\u{1B}[99~", key: .unknown),
    InputExample("\u{1B}[~", key: .unknown),
    InputExample("\u{1B}[27;5;13~", key: .unknown),
    InputExample("\u{1B}[97;5u", key: .unknown),
    InputExample("\u{1B}[3 q", key: .unknown),
    InputExample("\u{1B}Oz", key: .unknown),
  ]

  static let events: [InputExample] = [
    InputExample("\u{1B}[<0;1;1M", .mouse(MouseEvent(.press, at: Point(column: 0, row: 0)))),
    InputExample(
      "\u{1B}[<0;200;60m", .mouse(MouseEvent(.release, at: Point(column: 199, row: 59)))),
    InputExample("\u{1B}[<16;5;6M", .mouse(MouseEvent(.press, at: Point(column: 4, row: 5)))),
    InputExample("\u{1B}[<32;5;6M", .mouse(MouseEvent(.drag, at: Point(column: 4, row: 5)))),
    InputExample("\u{1B}[<64;5;6M", .mouse(MouseEvent(.wheelUp, at: Point(column: 4, row: 5)))),
    InputExample("\u{1B}[<65;5;6M", .mouse(MouseEvent(.wheelDown, at: Point(column: 4, row: 5)))),
    InputExample("\u{1B}[200~56\u{1B}[201~", .paste("56")),
    InputExample("\u{1B}[200~\u{1B}[201~", .paste("")),
    InputExample("\u{1B}[200~1\r\n2\t3\u{1B}[31m\u{1B}\u{1B}[201~", .paste("1\n2 3[31m")),
    InputExample("\u{1B}[200~한\u{202E}국\u{85}\u{1B}[201~", .paste("한국\n")),
    InputExample(
      "\u{1B}]11;rgb:0000/8080/ffff\u{1B}\\", .reply(.background(red: 0, green: 128, blue: 255))),
    InputExample(
      "\u{1B}]11;rgb:00/80/ff\u{07}", .reply(.background(red: 0, green: 128, blue: 255))),
    InputExample("\u{1B}]11;rgb:f/f/f\u{07}", .reply(.background(red: 255, green: 255, blue: 255))),
    InputExample("\u{1B}]11;rgba:0/0/0/ffff\u{07}", .reply(.background(red: 0, green: 0, blue: 0))),
    InputExample("\u{1B}[?997;1n", .reply(.appearance(.dark))),
    InputExample("\u{1B}[?997;2n", .reply(.appearance(.light))),
    InputExample("\u{1B}P>|kitty(0.34.1)\u{1B}\\", .reply(.version("kitty(0.34.1)"))),
    InputExample("\u{1B}P>|\u{1B}\\", .reply(.version(""))),
    InputExample("\u{1B}[?62;22c", .reply(.deviceAttributes)),
    InputExample("\u{1B}[?2026;2$y", .reply(.mode(2026, setting: 2))),
    InputExample("\u{1B}[1;2R", .reply(.cursorPosition(Point(column: 1, row: 0)))),
    InputExample("\u{1B}[12;40R", .reply(.cursorPosition(Point(column: 39, row: 11)))),
  ]

  /// What a terminal may say although nobody asked, and what is broken.
  static let noise: [InputExample] = [
    InputExample("\u{1B}[I"),
    InputExample("\u{1B}[O"),
    InputExample("\u{1B}[201~"),
    InputExample("\u{1B}[<1;5;6M"),
    InputExample("\u{1B}[<35;5;6M"),
    InputExample("\u{1B}[<0;0;6M"),
    InputExample("\u{1B}[<0;6M"),
    InputExample("\u{1B}[M !!"),
    InputExample("\u{1B}[?1;2n"),
    InputExample("\u{1B}[?2026$y"),
    InputExample("\u{1B}[>0;276;0c"),
    InputExample("\u{1B}]10;rgb:0/0/0\u{07}"),
    InputExample("\u{1B}]11;rgb:0/0\u{07}"),
    InputExample("\u{1B}]11;rgb:0/0/00000\u{07}"),
    InputExample("\u{1B}]11;rgb:g/0/0\u{07}"),
    InputExample("\u{1B}]11;?\u{07}"),
    InputExample("\u{1B}]0;title\u{1B}\\"),
    InputExample("\u{1B}P1$r0m\u{1B}\\"),
    InputExample("\u{1B}_Gi=1;OK\u{1B}\\"),
    InputExample(bytes: [0xFF]),
    InputExample(bytes: [0x80]),
    InputExample(bytes: [0xC0, 0x80]),
    InputExample(bytes: [0xED, 0xA0, 0x80]),
    InputExample(bytes: [0xC2, 0x9B]),
    InputExample(bytes: [0x1B, 0xFF]),
    InputExample(bytes: Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: 100_000) + [0x6D]),
    InputExample(bytes: Array("\u{1B}]".utf8) + [UInt8](repeating: 0x61, count: 100_000) + [0x07]),
  ]

  /// What begins and does not go on as it should: the next key counts.
  static let broken: [InputExample] = [
    InputExample(bytes: [0xE2, 0x82, 0x37], .key(.character("7"), bytes: [0x37])),
    InputExample(bytes: [0xF0, 0x1B, 0x62], .key(.meta("b"), bytes: [0x1B, 0x62])),
    InputExample("\u{1B}[3\u{03}", .key(.control("c"), bytes: [0x03])),
    InputExample("\u{1B}O\u{1B}[A", .key(.up, bytes: Array("\u{1B}[A".utf8))),
    InputExample("\u{1B}]11;rgb\u{03}", .key(.control("c"), bytes: [0x03])),
    InputExample("\u{1B}]11;rgb\u{1B}[A", .key(.up, bytes: Array("\u{1B}[A".utf8))),
    InputExample("\u{1B}[[\r", .key(.enter, bytes: [0x0D])),
    InputExample(
      "\u{1B}\u{1B}[A", .key(.escape, bytes: [0x1B]), .key(.up, bytes: Array("\u{1B}[A".utf8))),
  ]

  static let all = keys + events + noise + broken
}
