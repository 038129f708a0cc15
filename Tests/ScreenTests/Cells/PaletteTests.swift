import Foundation
import Testing

@testable import Screen

/// The colours of a terminal with 256 of them, beside those that they stand for.
struct PaletteTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Screen").standardized

  /// Every colour in the sources, with the file that it stands in.
  private static func colors() throws -> [(color: Color, file: String)] {
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .flatMap { file in
        try String(contentsOf: file, encoding: .utf8)
          .matches(of: /Color\(\s*0x([0-9A-F]{6}),\s*palette: (\d+)/).map { match in
            let color = Color(
              UInt32(match.1, radix: 16) ?? 0, palette: UInt8(match.2) ?? 0, basic: 0)
            return (color, file.lastPathComponent)
          }
      }
  }

  /// How far apart two colours are, in red, green and blue.
  private static func distance(_ first: UInt32, _ second: UInt32) -> Double {
    var sum = 0
    for shift in [UInt32(0), 8, 16] {
      let (one, other) = (Int(first >> shift & 0xFF), Int(second >> shift & 0xFF))
      sum += (one - other) * (one - other)
    }
    return Double(sum).squareRoot()
  }

  @Test func `each stands for a colour that hardly any other of them comes nearer to`() throws {
    let colors = try Self.colors()
    #expect(colors.count > 90)
    for (color, file) in colors {
      #expect(color.palette >= 16)
      let nearest = (16...255).map { Self.distance(Contrast.palette($0), color.rgb) }.min() ?? 0
      let own = Self.distance(Contrast.palette(Int(color.palette)), color.rgb)
      #expect(own <= nearest + 23, "\(file): \(String(color.rgb, radix: 16)), \(color.palette)")
    }
  }
}
