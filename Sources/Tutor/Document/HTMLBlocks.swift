import Screen

/// Blocks of a page as HTML; what is drawn with signs on a terminal is drawn as SVG.
struct HTMLBlocks {
  let blocks: [Block]

  init(_ blocks: [Block]) {
    self.blocks = blocks
  }

  /// The elements; each heading begins a section.
  var html: [String] {
    sections.flatMap { ["<section>"] + elements($0) + ["</section>"] }
  }

  /// The blocks in groups that start with a heading.
  private var sections: [[Block]] {
    blocks.reduce(into: [[Block]]()) { sections, block in
      switch block {
      case .heading, .beside: sections.append([block])
      case .gap: break
      case .text, .secondary, .item, .note, .picture, .bars, .heatMap, .columns:
        if let last = sections.indices.last {
          sections[last].append(block)
        } else {
          sections.append([block])
        }
      }
    }
  }

  private func elements(_ blocks: [Block]) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block {
      case .text(let text): [text.element("p")]
      case .heading(let text): [text.element("h2")]
      case .secondary(let text), .note(let text): [text.element("p", "class=\"quiet\"")]
      case .item(let text): [text.element("p", "class=\"item\"")]
      case .picture(let picture): ["<pre>"] + picture.text.map(\.escapedForHTML) + ["</pre>"]
      case .bars(let bars): ["<table class=\"bars\">"] + bars.map(\.html) + ["</table>"]
      case .heatMap(let map): map.html
      case .columns(let chart): chart.html
      case .beside(let left, let right):
        ["<div class=\"beside\"><div>"] + HTMLBlocks(left).html + ["</div><div>"]
          + HTMLBlocks(right).html + ["</div></div>"]
      case .gap: []
      }
    }
  }
}

extension Bar {
  /// A row of a table, with the bar as a picture.
  fileprivate var html: String {
    let width = max(1, permille * 120 / 1_000)
    let bar =
      "<svg width=\"120\" height=\"12\" viewBox=\"0 0 120 12\" aria-hidden=\"true\">"
      + "<rect class=\"back\" width=\"120\" height=\"12\" rx=\"3\"/>"
      + "<rect class=\"bar\" width=\"\(width)\" height=\"12\" rx=\"3\"/></svg>"
    return "<tr>" + label.element("th", "scope=\"row\"") + mark.element("td", "class=\"mark\"")
      + "<td>\(bar)</td>" + value.element("td", "class=\"value\"") + "</tr>"
  }
}
