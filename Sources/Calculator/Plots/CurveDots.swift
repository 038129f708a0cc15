extension Curve {
  /// The dots through which the curve passes.
  ///
  /// - Parameters:
  ///   - window: The part of the plane.
  ///   - columns: The dots side by side.
  ///   - rows: The dots above one another.
  ///   - shouldStop: Is asked for each column whether to give up; what is open then stays so.
  /// - Returns: What is known of each dot.
  package func dots(
    in window: PlotWindow, columns: Int, rows: Int, shouldStop: () -> Bool = { false }
  ) -> Dots {
    withoutActuallyEscaping(shouldStop) {
      CurveTracer(self, in: window, columns: columns, rows: rows, shouldStop: $0).dots()
    }
  }
}
