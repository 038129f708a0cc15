import Testing

@testable import Calculator

/// Identities that are known and not only nearly true.
struct IdentityTests {
  @Test(arguments: [
    "√2*√3-√6", "√8-2√2", "√2^2-2", "(1+√2)*(√2-1)-1", "1/(1+√2)-(√2-1)", "√(1/2)-√2/2",
    "cbrt(16)-2*cbrt 2", "cbrt 2*cbrt 4-2", "2^(1/3)*2^(2/3)-2", "√√16-2", "√(√2)-2^0.25",
    "√(1+√2)^2-1-√2", "(√2+√3)^2-5-2√6", "√12+√27-5√3", "((1+√5)/2)^2-(1+√5)/2-1",
    "√(10^40+2*10^20+1)-10^20-1", "10007^0.5*10007^0.5-10007", "√(1000003^3)-1000003*√1000003",
    "ln 6-ln 2-ln 3", "ln(e^2*√e)-2.5", "ln(2^10)-10*ln 2", "log 2+log 5-1", "log 8/log 2-3",
    "log2(1/8)+3", "log(√10)-½", "ln(1/3)+ln 3", "10^(log 7)-7", "e^(ln 5)-5", "e^(3*ln 2)-8",
    "2^(ln 7/ln 2)-7", "exp(1+ln 2)-2*e", "e^2*e^3-e^5", "√(e^3)-e^1.5", "exp(√2)*exp(-√2)-1",
    "exp(√2)^2-exp(2√2)", "ln(exp(√2))-√2", "ln(π^2)-2*ln π", "e^(π+1)-e*exp π", "π^2/π-π",
    "√(π^2)-π", "(2π)^3-8*π^3", "2^√2*2^(-√2)-1", "(2^√2)^√2-4", "10^√2/5^√2-2^√2",
    "sin 15-(√6-√2)/4", "cos 36-(1+√5)/4", "sin 18-(√5-1)/4", "tan 15-(2-√3)", "tan 75-(2+√3)",
    "sin² 45-0.5", "cos 72-sin 18", "sin 100-cos 10", "sin(-30)+0.5", "sin 390-0.5",
    "cos² 123+sin² 123-1", "tan 10*cos 10-sin 10", "sin 200+sin 20", "sin(180-33)-sin 33",
    "sin(10^30*360+30)-0.5", "cos(sqrt 2)^2+sin(sqrt 2)^2-1", "1+tan² 20-1/cos² 20",
    "asin(sin 40)-40", "acos(cos 50)-50", "atan(tan 70)-70", "asin(sin 100)-80",
    "asin(cos 75)-15", "asin(-cos 75)+15", "acos(cos 75)-75", "asin(√3/2)-60", "atan(√3-2)+15",
    "acos(-√2/2)-135", "atan(2-√3)-15", "asin((√6+√2)/4)-75", "asin 0.3+acos 0.3-90",
    "sin(asin 0.3)-0.3", "cos(acos 0.3)-0.3", "tan(atan 3)-3", "cos(asin 0.6)-0.8",
    "sin(acos 0.6)-0.8", "sin(atan(3/4))-0.6", "cos(atan(3/4))-0.8", "atan(1/√3)-30",
    "cosh² 1-sinh² 1-1", "tanh 0.5*cosh 0.5-sinh 0.5", "sinh(ln 3)-4/3", "asinh(3/4)-ln 2",
    "acosh(5/4)-ln 2", "atanh(3/5)-ln 2", "sinh 0", "(√2+1)/(√2+1)-1", "(3√2+3)/(√2+1)-3",
    "(π+e)*(2/(π+e))-2", "1/(1/(π+e))-π-e", "(π+e)^2/(π+e)-π-e", "(π+e)^-1*(π+e)^3-(π+e)^2",
    "sin² 18+cos² 18-1", "2*sin 20*cos 20-sin 40", "cos² 36+cos² 72-0.75",
    "cos 20°-cos 40°-cos 80°", "cos 20*cos 40*cos 80-1/8", "8*sin 10*sin 50*sin 70-1",
    "tan 20*tan 40*tan 60*tan 80-3", "tan 20*tan 40*tan 80-√3", "tan 20+4*sin 20-√3",
    "1/sin 10-√3/cos 10-4", "sin 1+sin 2-2*sin 1.5*cos 0.5", "2*cos(360/7)*2-4*cos(360°*6/7)",
    "cos(360°/7)+cos(720°/7)+cos(1080°/7)+½", "tan(540°/11)+4*sin(360°/11)-√11",
    "cos 36°*cos 72°-¼", "π*cos 20-π*cos 40-π*cos 80", "tan 9-tan 27-tan 63+tan 81-4",
    "atan(1/2)+atan(2)-90", "atan(1/2)+atan(1/3)-45", "4*atan(1/5)-atan(1/239)-45",
    "asin(3/5)+asin(4/5)-90", "asin(3/5)-atan(3/4)", "atan 1+atan 2+atan 3-180",
    "exp(0)-1", "√0", "0*π", "π-π", "sin(√2)-sin(√2)", "mod(7π, 2π)-π", "floor π-3", "ceil e-3",
    "round(-e)+3", "abs(1-√2)-√2+1", "root(2,2)-√2", "e^100+42-e^100-42",
  ])
  func `an identity comes to exactly zero`(text: String) throws {
    #expect(try evaluate(text).whole == 0)
  }

  @Test(arguments: [
    "sin(π/6)-½", "cos(π/3)-½", "sin π", "cos(π/2)", "tan(π/4)-1", "sin(10^20*π)",
    "cos(π/5)-(1+√5)/4",
    "sin(1+2π)-sin 1", "cos(1+π)+cos 1", "sin(π/2+1)-cos 1", "tan(1+π)-tan 1", "sin(-1)+sin 1",
    "sin² 1+cos² 1-1", "2*sin 1*cos 1-sin 2", "cos² 1-(1+cos 2)/2", "asin 1-π/2",
    "4*sin 1*sin 2*sin 3-sin 2-sin 4+sin 6", "16*atan(1/5)-4*atan(1/239)-π", "acos(-1)-π",
    "atan 1-π/4", "asin(sin 1)-1",
    "acos(cos 3)-3", "atan(tan 1)-1", "asin(sin 2)-π+2", "sin 30°-½", "cos(asin 0.6)-0.8",
    "sin(acos 0.3)-√0.91", "4*atan 1-π", "exp(ln π)-π", "tan(π/12)-2+√3",
  ])
  func `an identity in radians comes to exactly zero`(text: String) throws {
    let settings = CalculatorSettings(angleUnit: .radians)
    #expect(try evaluate(text, settings: settings).whole == 0)
  }

  @Test(arguments: [
    "√2-1.41421356237309504880168872420969807856967", "π-355/113", "e^(π*√163)-262537412640768744",
    "sin(10^-200)", "ln(1+10^-100)", "√(10^100+1)-10^50", "(1+10^-60)^(10^20)-1", "cos(0.00001)-1",
    "tanh 300-1", "atan(10^100)-90", "22π-17*e-22.9029600135", "√(2+10^-300)-√2",
    "cos 20-cos 40-cos 80.00000000000000000001",
    "cos(360°/7)+cos(720°/7)+cos(1080°/7)+0.4999999999",
    "tan(540°/11)+4*sin(360°/11)-√10.99999999999999999",
    "1/3-0.333333333333", "atan(1/2)+atan(2.0000000001)-90",
  ])
  func `what is nearly zero is not zero`(text: String) throws {
    #expect(try evaluate(text) != Number(0))
    #expect(try evaluate(text).formatted().accuracy != .unproven)
  }
}
