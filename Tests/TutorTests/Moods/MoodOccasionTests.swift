import Content
import Testing

@testable import Tutor

struct MoodOccasionTests {
  @Test(
    arguments: [
      ([.welcome], .happy), ([.settings], .think), ([.medal, .ended], .proud),
      ([.ended, .medal, .gold], .cheer), ([.gold, .sadness], .care), ([.idle, .welcome], .asleep),
      ([.paused, .askingMeaning], .puzzled), ([.leaving], .wave), ([], .happy),
    ] as [([MoodOccasion], Mood)])
  func `of all that happens the most pressing decides`(occasions: [MoodOccasion], mood: Mood) {
    #expect(Mood(at: occasions) == mood)
  }

  @Test func `care comes before cheer, cheer before proud, proud before puzzled`() {
    let order: [Mood] = [.care, .cheer, .proud, .puzzled, .asleep]
    for first in MoodOccasion.allCases {
      for second in MoodOccasion.allCases {
        let ranks = [first, second].map { order.firstIndex(of: $0.mood) ?? order.count }
        let winner = ranks[0] <= ranks[1] ? first.mood : second.mood
        #expect(Mood(at: [first, second]) == winner)
      }
    }
  }

  @Test func `every mood has an occasion`() {
    #expect(Set(MoodOccasion.allCases.map(\.mood)) == Set(Mood.allCases))
  }
}
