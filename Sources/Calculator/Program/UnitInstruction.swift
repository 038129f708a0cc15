/// A step that works on the unit of the value on top of the stack.
enum UnitInstruction: Equatable {
  /// Gives a number the unit at an index of the program's list.
  case attach(Int)
  /// Shows a number in the unit at an index of the program's list.
  case convert(Int)
  /// Asks for a unit that is not known, by the index of its name in the program's list.
  case convertToUnknown(Int)
}
