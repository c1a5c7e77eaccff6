"""Writes fixtures/measured-peers.tsv: what the packages `uncertainties` (3.2.3) and Pint (0.25.3) of Python give.

The texts and numbers are those that the tests of `uncertainties`, Pint and Measurements.jl use, and random ones beside them.
Run it by hand where both are installed: python3 oracles/measured.py > fixtures/measured-peers.tsv
"""

import math
import random
from decimal import Decimal

import pint
from uncertainties import ufloat, ufloat_fromstr, umath

random.seed(34)
registry = pint.UnitRegistry()


def row(*cells):
    print("\t".join(str(cell) for cell in cells))


print("# Written by oracles/measured.py from uncertainties 3.2.3 and Pint 0.25.3 of Python; inputs of their tests and of Measurements.jl's.")
print("# read: text, value, uncertainty. write: value, uncertainty, digits, text. ask: question, value, uncertainty. convert: value, uncertainty, from, to, result, uncertainty.")

# Texts of the tests of uncertainties and Pint, and in the forms of their output
texts = """-1.23(3.4)|-1.34(5)|1(6)|3(4.2)|-9(2)|1234567(1.2)|12.345(15)|-12.3456(78)e-6|169.0(7)|-0.1+/-1|-13e-2+/-1e2|-14.(15)|-100.0(15)|14.(15)
(3.141+/-0.001)E+02|(3.141±0.001)E+02|3.141E+02±0.001e2|(3.141 ± 0.001) × 10²|(2 +/- 0.1)|-3(0.)
8.0(4)|8.00 +/- 4.00|(4.00 +/- 0.10)|(4.00 ± 0.10)|(4.00+/-0.10)e+20|(4.00 ± 0.10)×10⁻²⁰|0.200(10)|0.2000(100)|(2.0 ± 0.1)×10⁻¹|(8.0 + / - 4.0)""".replace("\n", "|").split("|")
for text in texts:
    read = ufloat_fromstr(text.replace("+ / -", "+/-"))
    row("read", text, repr(read.n), repr(read.s))

numbers = [
    (3.1415, 0.0001), (123.456789, 0.00123), (-123.456789, 0.00123), (12.3, 456.78), (1234567.89, 0.1), (1234567.89, 4.3),
    (1234567.89, 43), (1234.56789, 0.1), (0.42, 0.0055), (1.2345678, 0.354), (1.2345678, 0.3549), (1.2345678, 0.355),
    (1.5678, 0.355), (1.2345678, 0.09499), (1.2345678, 0.095), (1000, 123), (-1.23, 3.4), (-123.456, 0.123), (-123.456, 0.567),
    (3.14e-10, 0.01e-10), (9.9, 0.1), (9.99, 0.1), (1, 0.994), (12.3, 2.3), (4.0, 0.1), (0.2, 0.01), (4e20, 1e19), (4e-20, 1e-21),
    (1.2e-34, 5e-36), (11.0231, 0.4409), (5, 0.0996),
]
while len(numbers) < 130:
    size = 10.0 ** random.randint(-12, 12)
    numbers.append((float(f"{random.uniform(-10, 10) * size:.6g}"), float(f"{random.uniform(0.001, 1) * size:.4g}")))


def is_tie(deviation, digits):
    """A half of the last digit: Python rounds the double, which lies beside it, and we the decimal, to the even digit."""
    kept = Decimal(repr(deviation)).normalize().as_tuple().digits
    return len(kept) == digits + 1 and kept[-1] == 5


for value, deviation in numbers:
    for digits in (1, 2, 3):
        if is_tie(deviation, digits):
            continue
        number = ufloat(value, deviation)
        text = format(number, f".{digits}ue")
        mantissa = text[1 : text.index(")")]
        exponent = int(text[text.index("e") + 1 :])
        last = len(mantissa.split("+/-")[1].split(".")[1]) - exponent if "." in mantissa else -exponent
        if abs(Decimal(repr(value)).scaleb(last)) % 1 == Decimal("0.5"):
            continue
        # Plain where no zeros would fill up the place
        if last >= 0 and exponent >= -5:
            text = format(number, f".{digits}uf")
        row("write", repr(value), repr(deviation), digits, text)

w, x, y = (-0.5, 0.03), (3, 0.1), (4, 0.2)


def concise(number):
    value, deviation = number
    places = max(0, -math.floor(math.log10(deviation)) + 2)
    return f"({value} ± {deviation})"


def ask(question, function, *numbers):
    result = function(*(ufloat(*number) for number in numbers))
    row("ask", question.format(*map(concise, numbers)), repr(result.n), repr(result.s))


binary = {"{} + {}": lambda a, b: a + b, "{} - {}": lambda a, b: a - b, "{} * {}": lambda a, b: a * b, "{} / {}": lambda a, b: a / b,
          "{}^{}": lambda a, b: a**b, "hypot({}, {})": umath.hypot}
unary = {"2 + {}": lambda a: 2 + a, "{} * 3": lambda a: a * 3, "{} / 10": lambda a: a / 10, "1 / {}": lambda a: 1 / a, "{}^2": lambda a: a**2,
         "{}^(-1)": lambda a: a**-1, "{}^(1/2)": lambda a: a**0.5, "sqrt({})": umath.sqrt, "2^{}": lambda a: 2**a, "pi^{}": lambda a: math.pi**a,
         "ln({})": umath.log, "log({})": umath.log10, "exp({})": umath.exp, "sinh({})": umath.sinh, "cosh({})": umath.cosh, "tanh({})": umath.tanh,
         "asinh({})": umath.asinh, "sin({} rad)": umath.sin, "cos({} rad)": umath.cos, "tan({} rad)": umath.tan}
for question, function in binary.items():
    ask(question, function, x, y)
for question, function in unary.items():
    for number in (x, y):
        ask(question, function, number)
for question, function in {"exp({})": umath.exp, "sinh({})": umath.sinh, "atanh({})": umath.atanh, "{} + 1": lambda a: a + 1, "abs({})": abs}.items():
    ask(question, function, w)
ask("{} + {} + {}", lambda a, b, c: a + b + c, w, x, y)
ask("({} + {}) / {}", lambda a, b, c: (a + b) / c, x, y, (8.0, 0.7))
for _ in range(120):
    a, b = ((float(f"{random.uniform(0.5, 20):.4g}"), float(f"{random.uniform(0.001, 0.3):.2g}")) for _ in range(2))
    question, function = random.choice(list(binary.items()) if random.random() < 0.5 else list(unary.items()))
    numbers = (a, b) if question.count("{}") == 2 else (a,)
    if max(a[0], b[0]) > 12 and ("^" in question or "exp" in question or "h(" in question):
        continue
    ask(question, function, *numbers)

pairs = [("kilogram", "pound"), ("meter", "foot"), ("mile_per_hour", "kilometer_per_hour"), ("degC", "degF"), ("degF", "kelvin"), ("kelvin", "degC"),
         ("atmosphere", "pascal"), ("calorie", "joule"), ("horsepower", "watt"), ("inch", "millimeter"), ("pound_force", "newton"), ("bar", "psi"),
         ("degree", "radian"), ("hectare", "square_meter"), ("liter", "gallon"), ("knot", "meter_per_second"), ("week", "hour"), ("ounce", "gram")]
names = {"mile_per_hour": "mile-per-hour", "kilometer_per_hour": "kilometer-per-hour", "degC": "celsius", "degF": "fahrenheit", "psi": "pound-force-per-square-inch",
         "pound_force": "pound-force", "square_meter": "square-meter", "meter_per_second": "meter-per-second"}
for source, target in pairs:
    for _ in range(3):
        value, deviation = float(f"{random.uniform(1, 500):.5g}"), float(f"{random.uniform(0.01, 2):.3g}")
        result = registry.Quantity(ufloat(value, deviation), source).to(target).magnitude
        row("convert", repr(value), repr(deviation), names.get(source, source), names.get(target, target), repr(result.n), repr(result.s))
