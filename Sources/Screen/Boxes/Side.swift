/// Left or right.
enum Side { case left, right }
