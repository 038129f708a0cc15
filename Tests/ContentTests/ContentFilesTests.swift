import Content
import Testing

struct ContentFilesTests {
  @Test func `each file beside the texts is the one it should be`() {
    #expect(ContentFiles.currencies.contains("TWD"))
    #expect(ContentFiles.units.contains("km = "))
    #expect(ContentFiles.robot.contains("<svg"))
    #expect(ContentFiles.worksheetStyle.contains("@page"))
  }
}
