# Works out functions with mpmath to 400 bits, and writes the nearest doubles: python3 oracles/functions.py > fixtures/functions.tsv
# Each row is a question for `ask` and its result.
import random
from fractions import Fraction
from mpmath import mp, mpf, pi
import mpmath

mp.prec = 1500
random.seed(20261123)


def number(text):
    f = Fraction(text)
    return mpf(f.numerator) / mpf(f.denominator)


def decimal(low, high):
    digits = random.randint(1, 17)
    return f"{random.uniform(low, high):.{digits}f}"


def small():
    return f"{random.uniform(1, 10):.{random.randint(0, 12)}f}e{random.choice([-60, -30, -12, -5, 3, 8, 15, 22, 40])}"


rows = []


def row(question, value):
    if value is None:
        return
    rows.append(f"{question}\t{mpmath.nstr(mpf(float(value)), 17) if False else repr(float(value))}")


def angle(make, count):
    for _ in range(count):
        text = make()
        x = number(text)
        for name, f in (("sin", mpmath.sin), ("cos", mpmath.cos), ("tan", mpmath.tan)):
            row(f"{name}({text} rad)", f(x))
            row(f"{name}({text} deg)", f(x * pi / 180))


angle(lambda: decimal(-10, 10), 25)
angle(lambda: decimal(-720, 720), 15)
angle(small, 25)
# Near to multiples of a right angle
for text in ("22", "355", "1.5707963267948966", "3.141592653589793", "103993", "5.497787143782138", "6381956970095103e797"):
    if "e797" not in text:
        for name, f in (("sin", mpmath.sin), ("cos", mpmath.cos), ("tan", mpmath.tan)):
            row(f"{name}({text} rad)", f(number(text)))
for _ in range(40):
    text = decimal(-1, 1)
    x = number(text)
    row(f"asin({text}) in rad", mpmath.asin(x))
    row(f"acos({text}) in rad", mpmath.acos(x))
    row(f"asin({text})", mpmath.asin(x) * 180 / pi)
    row(f"atanh({text})", mpmath.atanh(x))
for make in (lambda: decimal(-10, 10), small):
    for _ in range(25):
        text = make()
        x = number(text)
        row(f"atan({text}) in rad", mpmath.atan(x))
        row(f"asinh({text})", mpmath.asinh(x))
        row(f"cbrt({text})" if x >= 0 else f"cbrt({text[1:]})", mpmath.cbrt(abs(x)))
        if x > 0:
            row(f"ln({text})", mpmath.log(x))
            row(f"log2({text})", mpmath.log(x) / mpmath.log(2))
            row(f"log({text})", mpmath.log(x) / mpmath.log(10))
            row(f"sqrt({text})", mpmath.sqrt(x))
            row(f"{text}^0.3", x ** (mpf(3) / 10))
for text in ("1.000000000000000000000001", "0.99999999999999999999", "1.0000000001", "1e-300", "1e300"):
    row(f"ln({text})", mpmath.log(number(text)))
for _ in range(40):
    text = decimal(-100, 100)
    x = number(text)
    row(f"exp({text})", mpmath.exp(x))
    row(f"sinh({text})", mpmath.sinh(x))
    row(f"cosh({text})", mpmath.cosh(x))
    row(f"tanh({text})", mpmath.tanh(x))
for _ in range(25):
    base, exponent = decimal(0.5, 3), decimal(-300, 300)
    row(f"{base}^{exponent}", number(base) ** number(exponent))
for _ in range(20):
    text = f"1{decimal(0.000001, 0.9)[1:]}"
    row(f"acosh({text})", mpmath.acosh(number(text)))
# Where a step on the way is beyond the limits of numbers, or has many digits, and the result is not
for text in ("401", "1e4", "2.5e30", "1e300"):
    row(f"tanh({text})", mpmath.tanh(number(text)))
    row(f"tanh(-{text})", mpmath.tanh(-number(text)))
for _ in range(25):
    text = f"{decimal(1, 9)}e{random.choice([-210, -130, -75, 60, 145, 200, 230])}"
    top, below = random.choice([(5, 8), (-5, 8), (6, 5), (-7, 6), (4, 3), (9, 7)])
    row(f"({text})^({top}/{below})", number(text) ** (mpf(top) / below))
for text in ("2", "3.7", "0.013"):
    for count in (17, 49, 100):
        row(f"sqrt({text})^{count}", mpmath.sqrt(number(text)) ** count)
        row(f"cbrt({text})^-{count}", mpmath.cbrt(number(text)) ** -count)
print("\n".join(rows))
