import Screen

/// What the mouse does.
enum Pointing {
  case pressed(TapTarget), dragged(TapTarget?), released
}
