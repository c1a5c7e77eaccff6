"""Writes fixtures/measured-questions.tsv: questions with uncertainties, and their answers by derivatives of 40 digits.

Each question stands beside its formula in SI units, written apart from the engine; mpmath differentiates it.
Run it by hand where mpmath is installed: python3 oracles/measured-questions.py > fixtures/measured-questions.tsv
"""

from mpmath import cos, diff, exp, ln, log10, mp, mpf, pi, sin, sqrt, tan

mp.dps = 40
c, h, e, k, N_A = mpf(299792458), mpf("6.62607015e-34"), mpf("1.602176634e-19"), mpf("1.380649e-23"), mpf("6.02214076e23")
R = k * N_A
lb, inch, foot, mile, gallon, oz = mpf("0.45359237"), mpf("0.0254"), mpf("0.3048"), mpf("1609.344"), mpf("231") * mpf("0.0254") ** 3, mpf("0.028349523125")
G, uG = mpf("6.6743e-11"), mpf("1.495e-15")


def row(question, function, *given):
    """The value, and the root of the squares of derivatives times uncertainties."""
    values = [mpf(value) for value, _ in given]
    result = function(*values)
    square = mpf(0)
    for i, (_, deviation) in enumerate(given):
        slope = diff(lambda x, i=i: function(*(x if j == i else v for j, v in enumerate(values))), values[i])
        square += (slope * mpf(deviation)) ** 2
    print(question, mp.nstr(result, 17), mp.nstr(sqrt(square), 17), sep="\t")


print("# Written by oracles/measured-questions.py: question, value, standard uncertainty.")
# Forms of writing
row("7.25(15) lb in kg", lambda x: x * lb, ("7.25", "0.15"))
row("7.25±0.15 lb in kg", lambda x: x * lb, ("7.25", "0.15"))
row("7.25 +/- 0.15 lb to kg", lambda x: x * lb, ("7.25", "0.15"))
row("7.25 +- 0.15 lb to kg", lambda x: x * lb, ("7.25", "0.15"))
row("(7.25 ± 0.15) lb in grams", lambda x: x * lb * 1000, ("7.25", "0.15"))
row("7.25 lb ± 2 oz in kg", lambda x: x * lb, ("7.25", "0.125"))
row("7.25 lb ± 2% in kg", lambda x: x * lb, ("7.25", "0.145"))
row("7.25 ± 0.3 lb (k=2) in kg", lambda x: x * lb, ("7.25", "0.15"))
row("7.25 ± 0.3 lb (k = 1.96) in kg", lambda x: x * lb, ("7.25", mpf("0.3") / mpf("1.96")))
row("7.25 ± 0.3 lb, rectangular, in kg", lambda x: x * lb, ("7.25", mpf("0.3") / sqrt(3)))
row("7.250(15)e3 lb in t", lambda x: x * lb, ("7.25", "0.015"))
row("7.250(15) × 10³ lb in kg", lambda x: x * lb * 1000, ("7.25", "0.015"))
row("7.250(15)*10^3 lb in kg", lambda x: x * lb * 1000, ("7.25", "0.015"))
row("(7.250 ± 0.015)e3 lb in kg", lambda x: x * lb * 1000, ("7.25", "0.015"))
row("7.25e3(15) lb in kg", lambda x: x * lb * 1000, ("7.25", "0.15"))
row("12 345.678(90) m in km", lambda x: x / 1000, ("12345.678", "0.09"))
row("1.054 571 817(13) × 10⁻³⁴ J*s in eV*s", lambda x: x / e, ("1.054571817e-34", "1.3e-42"))
row("−12.5(4) °C in °F", lambda x: x * mpf("1.8") + 32, ("-12.5", "0.4"))
row("6 1/4 ± 1/16 in in mm", lambda x: x * 25.4, ("6.25", "0.0625"))
row("3 ft 5.5(3) in in cm", lambda x: (36 + x) * inch * 100, ("5.5", "0.3"))
row("37.50(25) % in one", lambda x: x / 100, ("37.5", "0.25"))
row("7.25 lb (± 2 %) in kg", lambda x: x * lb, ("7.25", "0.145"))
row("7.25 (± 0.15) lb in kg", lambda x: x * lb, ("7.25", "0.15"))
row("7.25 lb (± 2 oz) in kg", lambda x: x * lb, ("7.25", "0.125"))
row("7.25 lb (+/- 0.3 lb) (k=2) in kg", lambda x: x * lb, ("7.25", "0.15"))
row("7.25 lb plus or minus 2 per cent in kg", lambda x: x * lb, ("7.25", "0.145"))
row("7.25 lb give or take 2 oz in kg", lambda x: x * lb, ("7.25", "0.125"))
row("12(3)", lambda x: x, ("12", "3"))
row("4 + 12(3)", lambda x: x + 4, ("12", "3"))
row("6.0(2) J s + 2.5(1) J·s", lambda a, b: a + b, ("6", "0.2"), ("2.5", "0.1"))
row("6.63(1)e-34 J s * 5.0(1)e14 Hz in eV", lambda a, b: a * b / e, ("6.63e-34", "1e-36"), ("5e14", "1e13"))
# What is named beside a measure
row("500.0(5) nm light in THz", lambda x: c / (x * mpf("1e-9")) / mpf("1e12"), ("500", "0.5"))
row("2.000(5) eV photon energy in nm", lambda x: h * c / (x * e) * mpf("1e9"), ("2", "0.005"))
row("1.00(2) g in MJ as mass-energy", lambda x: x * c**2 / mpf("1e9"), ("1", "0.02"))
row("300 K ± 2 K in meV as thermal", lambda x: k * x / e * 1000, ("300", "2"))
# Scales, reciprocal units and levels
row("98.6(3) °F in °C", lambda x: (x - 32) / mpf("1.8"), ("98.6", "0.3"))
row("98.6(3) °F in K", lambda x: (x + mpf("459.67")) / mpf("1.8"), ("98.6", "0.3"))
row("300.00(15) K in °F", lambda x: x * mpf("1.8") - mpf("459.67"), ("300", "0.15"))
row("37.0 °C ± 0.9 °F in °F", lambda x: x * mpf("1.8") + 32, ("37", "0.5"))
row("7.2(3) L/100km in mpg", lambda x: 100000 / mile * gallon * 1000 / x, ("7.2", "0.3"))
row("42.0(15) mpg in km/L", lambda x: x * mile / 1000 / (gallon * 1000), ("42", "1.5"))
row("23.0(4) dBm in mW", lambda x: 10 ** (x / 10), ("23", "0.4"))
row("250(20) mW in dBm", lambda x: 10 * log10(x), ("250", "20"))
row("6.0(2) dB in Np", lambda x: x * ln(10) / 20, ("6", "0.2"))
row("7.35(3) pH in mol/L", lambda x: 10 ** -x, ("7.35", "0.03"))
# Sums, products, powers and functions
row("12.50(4) m + 3.5(1) ft", lambda a, b: a + b * foot, ("12.5", "0.04"), ("3.5", "0.1"))
row("68.0(5) kg - 12.0(3) lb in kg", lambda a, b: a - b * lb, ("68", "0.5"), ("12", "0.3"))
row("2.40(2) m * 3.15(3) m * 2.65(2) m in L", lambda a, b, d: a * b * d * 1000, ("2.4", "0.02"), ("3.15", "0.03"), ("2.65", "0.02"))
row("100.0(5) m / 9.58(1) s in km/h", lambda a, b: a / b * mpf("3.6"), ("100", "0.5"), ("9.58", "0.01"))
row("4/3 * pi * (6.50(5) cm)^3 in mL", lambda r: 4 * pi * r**3 / 3, ("6.5", "0.05"))
row("sqrt(2 * 20.0(5) m * 9.81 m/s^2) in m/s", lambda s: sqrt(2 * s * mpf("9.81")), ("20", "0.5"))
row("(12.5(2) V)^2 / 47.0(5) ohm in W", lambda v, r: v**2 / r, ("12.5", "0.2"), ("47", "0.5"))
row("1 / (1 / 220.0(20) + 1 / 330.0(30))", lambda a, b: 1 / (1 / a + 1 / b), ("220", "2"), ("330", "3"))
row("ln(7.5(3))", lambda x: ln(x), ("7.5", "0.3"))
row("log(250.0(5))", lambda x: log10(x), ("250", "0.5"))
row("exp(-1.20(5))", lambda x: exp(-x), ("1.2", "0.05"))
row("3.0(1)^2.5", lambda x: x ** mpf("2.5"), ("3", "0.1"))
row("2^(4.0(1))", lambda x: 2**x, ("4", "0.1"))
row("sin(32.0(5)°)", lambda x: sin(x * pi / 180), ("32", "0.5"))
row("25.0(2) m * tan(40.0(3)°)", lambda a, x: a * tan(x * pi / 180), ("25", "0.2"), ("40", "0.3"))
row("589.3(2) nm / (2 * sin(15.0(1)°)) in nm", lambda a, x: a / (2 * sin(x * pi / 180)), ("589.3", "0.2"), ("15", "0.1"))
row("cbrt(30.0(6) m^3)", lambda x: x ** (mpf(1) / 3), ("30", "0.6"))
row("80.0(5) kg / (1.80(1) m)^2", lambda m, x: m / x**2, ("80", "0.5"), ("1.8", "0.01"))
row("5.0(1) kg + 10 %", lambda m: m * mpf("1.1"), ("5", "0.1"))
row("mean of 9.81(2) m/s^2, 9.79(3) m/s^2 and 9.83(1) m/s^2", lambda a, b, d: (a + b + d) / 3, ("9.81", "0.02"), ("9.79", "0.03"), ("9.83", "0.01"))
row("101.3(2) kPa * 24.5(1) L / (R * 298.2(3) K) in mol", lambda p, v, t: p * v / (R * t), ("101.3", "0.2"), ("24.5", "0.1"), ("298.2", "0.3"))
# Constants
row("h c / (532.0(5) nm) in eV", lambda x: h * c / (x * mpf("1e-9")) / e, ("532", "0.5"))
row("k_B * 77.0(5) K in meV", lambda t: k * t / e * 1000, ("77", "0.5"))
row("G * 5.972(1)e24 kg / (6371(1) km)^2 in m/s^2", lambda g, m, r: g * m / (r * 1000) ** 2, (G, uG), ("5.972e24", "1e21"), ("6371", "1"))
row("sqrt(2 * G * 5.972e24 kg / 6371(1) km) in km/s", lambda g, r: sqrt(2 * g * mpf("5.972e24") / (r * 1000)) / 1000, (G, uG), ("6371", "1"))
row("2.00(1) mol * N_A", lambda n: n * N_A, ("2", "0.01"))
row("R * 300(1) K in J/mol", lambda t: R * t, ("300", "1"))
row("h / (1.50(1)e-25 kg*m/s) in nm", lambda p: h / p * mpf("1e9"), ("1.5e-25", "1e-27"))
row("1.00(1) g * c^2 in kWh", lambda m: m / 1000 * c**2 / mpf("3.6e6"), ("1", "0.01"))
row("5.670374419e-8 W/(m^2*K^4) * (5772(1) K)^4 in MW/m^2", lambda t: mpf("5.670374419e-8") * t**4 / mpf("1e6"), ("5772", "1"))
row("0.5 * 1.225(5) kg/m^3 * (27.0(3) m/s)^2 in Pa", lambda d, v: d * v**2 / 2, ("1.225", "0.005"), ("27", "0.3"))
row("2 pi * sqrt(0.993(2) m / 9.81 m/s^2) in s", lambda x: 2 * pi * sqrt(x / mpf("9.81")), ("0.993", "0.002"))
