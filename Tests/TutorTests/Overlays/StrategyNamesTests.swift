import Basics
import Content
import Screen
import Testing

@testable import Quiz
@testable import Tutor

/// How ways to work something out are called.
struct StrategyNamesTests {
  @Test(arguments: Language.allCases)
  func `each kind of sums and differences has an example of its own size and way`(
    language: Language
  ) throws {
    let texts = Texts(language)
    let asked = Question.all.filter { $0.operation.rules.reportsStrategies && !$0.isTrivial }
    let kinds = Set(asked.map(StrategyKind.init))
    var names: Set<String> = []
    for kind in kinds {
      let name = texts.name(of: kind)
      let match = try #require(name.firstMatch(of: /(\d+) ([+−]) (\d+)$/), "\(name)")
      let (left, right) = (try #require(Int(match.1)), try #require(Int(match.3)))
      let example = Question(left, match.2 == "+" ? .add : .subtract, right)
      #expect(StrategyKind(of: example) == kind, "\(name)")
      #expect(names.insert(name).inserted, "\(name)")
      // The widest label still leaves room for a bar on the narrowest screen.
      #expect(name.displayWidth <= 21, "\(name)")
    }
  }
}
