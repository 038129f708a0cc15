import Content
import Quiz

extension Plant {
  /// The question of a fact; a tree's example and kind, such as "like 47 + 6 (over the ten)".
  func name(in texts: Texts) -> String {
    switch self {
    case .tree(let tree):
      texts(.gardenTreeLike, ["question": "\(tree.example)", "tree": tree.kind(in: texts)])
    case .table, .sum: "\(question())"
    }
  }
}

extension Tree {
  /// What is asked of sums or differences of this kind, such as "over the ten".
  func kind(in texts: Texts) -> String { texts.text(key: "garden.tree.\(rawValue)") }
}
