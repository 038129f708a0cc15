import Content
import Quiz

extension Plant {
  /// The name of a tree, such as "+ over the ten"; a fact is its question.
  func treeName(in texts: Texts) -> String {
    switch self {
    case .tree(let tree): texts.text(key: "garden.tree.\(tree.rawValue)")
    case .table, .sum: "\(question())"
    }
  }
}
