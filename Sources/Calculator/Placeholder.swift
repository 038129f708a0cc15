enum CalculatorPlaceholder {}
