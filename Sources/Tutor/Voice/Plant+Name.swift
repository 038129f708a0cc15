import Content
import Quiz

extension Plant {
  /// The question of a fact; a tree's example and kind, such as "47 + 6 (over the ten)".
  func name(in texts: Texts) -> String { name(.gardenTreeExample, in: texts) }

  /// The same in a list, where an example alone would be taken for what was asked, such as "like 47 + 6
  /// (over the ten)".
  func nameInList(in texts: Texts) -> String { name(.gardenTreeLike, in: texts) }

  private func name(_ phrase: Phrase, in texts: Texts) -> String {
    switch self {
    case .tree(let tree):
      texts(phrase, ["question": "\(tree.example)", "tree": tree.kind(in: texts)])
    case .table, .sum: "\(question())"
    }
  }
}

extension Tree {
  /// What is asked of sums or differences of this kind, such as "over the ten".
  func kind(in texts: Texts) -> String { texts.text(key: "garden.tree.\(rawValue)") }
}
