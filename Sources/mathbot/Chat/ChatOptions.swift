import Terminal

/// What the command line asks of a conversation's form.
struct ChatOptions {
  var accessible = false
  var plain = false
  var color = ColorFlag.auto
  var noAnimation = false
}
