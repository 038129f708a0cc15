/// A piece of a line, and what it means inside a number, if anything.
struct NumberPart {
  let piece: TypedPiece
  let atom: NumberWords.Atom?

  init(_ piece: TypedPiece, _ atom: NumberWords.Atom?) {
    self.piece = piece
    self.atom = atom
  }
}
