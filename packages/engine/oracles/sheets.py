# Twenty sheets as people write them, with the answers worked out here: python3 oracles/sheets.py > fixtures/sheets.tsv
# Each row is the name of the sheet, the line, and its number and unit; `-` for a line without an answer, `!` for a refused one.
from datetime import date
from fractions import Fraction as F
from math import sqrt, sin, cos, pi, log, exp

mile, foot, inch, pound, ounce, yard = F("1609.344"), F("0.3048"), F("0.0254"), F("0.45359237"), F("0.45359237") / 16, F("0.9144")
cup, tsp, floz, gallon = F("0.2365882365"), F("0.00492892159375"), F("0.0295735295625"), F("3.785411784")

sheets = {}


def sheet(name, *lines):
    sheets[name] = lines


sheet(
    "monthly budget",
    ("# Income", None),
    ("salary = €3,200", (3200, "EUR")),
    ("side job: 450 €", (450, "EUR")),
    ("income = sum", (3650, "EUR")),
    ("# Expenses", None),
    ("rent = €1,150", (1150, "EUR")),
    ("power: 320 kWh at 0.31 €/kWh", (F("99.2"), "EUR")),
    ("groceries = 4 * 95 €", (380, "EUR")),
    ("phone 29.90 €", (F("29.9"), "EUR")),
    ("expenses = total", (F("1659.1"), "EUR")),
    ("", None),
    ("left = income - expenses", (F("1990.9"), "EUR")),
    ("left / income in %", (F("1990.9") / 3650 * 100, "percent")),
    ("20% of left", (F("398.18"), "EUR")),
)
sheet(
    "pancakes for seven",
    ("scale = 7 / 4", (F(7, 4), "")),
    ("flour = 250 g * scale", (F("437.5"), "gram")),
    ("milk = 300 ml * scale", (525, "milliliter")),
    ("milk in cups", (F("0.525") / cup, "cup")),
    ("2 tsp * scale in ml", (2 * tsp * F(7, 4) * 1000, "milliliter")),
    ("butter = 2 oz * scale in g", (2 * ounce * F(7, 4) * 1000, "gram")),
)
sheet(
    "road trip",
    ("distance = 412 mi", (412, "mile")),
    ("economy = 31 mpg", (31, "mile-per-gallon")),
    ("price = $3.459 / gallon", (F("3.459"), "$/gallon")),
    ("fuel = distance / economy", (F(412, 31), "gallon")),
    ("fuel * price", (F(412, 31) * F("3.459"), "$")),
    ("/ 4", (F(412, 31) * F("3.459") / 4, "$")),
    ("time = distance / 62 mph", (F(412, 62), "hour")),
    ("distance in km", (412 * mile / 1000, "kilometer")),
)
sheet(
    "dilution in a laboratory",
    ("stock = 5 mol/L", (5, "mole-per-liter")),
    ("wanted = 0.25 mol/L", (F("0.25"), "mole-per-liter")),
    ("volume = 500 ml", (500, "milliliter")),
    ("needed = wanted * volume / stock in ml", (25, "milliliter")),
    ("water = volume - needed", (475, "milliliter")),
    ("mass = 58.44 g/mol * wanted * volume in g", (F("58.44") * F("0.125"), "gram")),
)
sheet(
    "mortgage beside rent",
    ("principal = $250,000", (250000, "$")),
    ("monthly rate = 6% / 12", (F("0.005"), "")),
    ("months = 30 * 12", (360, "")),
    ("payment = principal * monthly rate / (1 - (1 + monthly rate)^-months)", (250000 * F("0.005") / (1 - (1 + F("0.005")) ** -360), "$")),
    ("rent = $1,450", (1450, "$")),
    ("payment - rent", (250000 * F("0.005") / (1 - (1 + F("0.005")) ** -360) - 1450, "$")),
    ("interest = payment * months - principal", (250000 * F("0.005") / (1 - (1 + F("0.005")) ** -360) * 360 - 250000, "$")),
)
sheet(
    "bill in a café",
    ("2 * 3.80 €", (F("7.6"), "EUR")),
    ("cake €4.20", (F("4.2"), "EUR")),
    ("tea 3.10 €", (F("3.1"), "EUR")),
    ("sum", (F("14.9"), "EUR")),
    ("tip = 10% of sum", (F("1.49"), "EUR")),
    ("total", (F("16.39"), "EUR")),
    ("/ 3", (F("16.39") / 3, "EUR")),
)
sheet(
    "paint for a room",
    ("walls = 2 * (4.2 m + 3.5 m) * 2.5 m", (F("38.5"), "square-meter")),
    ("door = 0.9 m * 2 m", (F("1.8"), "square-meter")),
    ("area = walls - door", (F("36.7"), "square-meter")),
    ("paint = area * 2 coats / (10 m²/l)", (F("7.34"), "liter")),
    ("cans = ceil(paint / 2.5 l)", (3, "")),
    ("cans * 34.95 €", (F("104.85"), "EUR")),
)
sheet(
    "running",
    ("run = 42.195 km", (F("42.195"), "kilometer")),
    ("goal = 3 h 30 min", (210, "minute")),
    ("speed = run / goal in km/h", (F("42.195") / F("3.5"), "kilometer-per-hour")),
    ("pace = goal / run in min/km", (210 / F("42.195"), "minute-per-kilometer")),
    ("speed * 1 h in miles", (F("42.195") / F("3.5") * 1000 / mile, "mile")),
)
sheet(
    "garden",
    ("bed = 12 ft * 4 ft", (48, "square-foot")),
    ("depth = 6 in", (6, "inch")),
    ("soil = bed * depth in cubic feet", (24, "cubic-foot")),
    ("prev in liters", (24 * foot**3 * 1000, "liter")),
    ("bags = ceil(soil / 1.5 cubic feet)", (16, "")),
    ("bags * $8.97", (F("143.52"), "$")),
)
sheet(
    "loan of an appliance",
    ("power = 1200 W", (1200, "watt")),
    ("daily = power * 45 min in kWh", (F("0.9"), "kilowatt-hour")),
    ("daily * 365", (F("328.5"), "kilowatt-hour")),
    ("* 0.31 €/kWh", (F("101.835"), "EUR")),
    ("/ 12", (F("8.48625"), "EUR")),
)
sheet(
    "triangle",
    ("a = 3 m", (3, "meter")),
    ("b = 4 m", (4, "meter")),
    ("c = sqrt(a² + b²)", (5, "meter")),
    ("angle = atan(a / b)", (__import__("math").degrees(__import__("math").atan(0.75)), "degree")),
    ("sin(angle)", (F("0.6"), "")),
    ("a * b / 2", (6, "square-meter")),
)
sheet(
    "savings",
    ("grow(amount, rate, years) = amount * (1 + rate)^years", None),
    ("grow(1000 €, 3%, 10)", (1000 * F("1.03") ** 10, "EUR")),
    ("grow(1000 €, 5%, 10)", (1000 * F("1.05") ** 10, "EUR")),
    ("prev - 1000 €", (1000 * F("1.05") ** 10 - 1000, "EUR")),
)
sheet(
    "discounts",
    ("list = $89.99", (F("89.99"), "$")),
    ("- 25%", (F("89.99") * F("0.75"), "$")),
    ("+ 8.25%", (F("89.99") * F("0.75") * F("1.0825"), "$")),
    ("list - prev", (F("89.99") - F("89.99") * F("0.75") * F("1.0825"), "$")),
)
sheet(
    "temperatures",
    ("oven = 350 °F in °C", (F(350 - 32) * 5 / 9, "celsius")),
    ("room = 20 °C", (20, "celsius")),
    ("rise = oven - room", (F(350 - 32) * 5 / 9 - 20, "delta-celsius")),
    ("20 °C + 10 °C", "!"),
    ("room in °F", (68, "fahrenheit")),
)
sheet(
    "download",
    ("size = 4.7 GB", (F("4.7"), "gigabyte")),
    ("line = 50 Mbit/s", (50, "megabit-per-second")),
    ("size / line in min", (F("4.7") * 8 * 1000 / 50 / 60, "minute")),
    ("size in GiB", (F("4.7") * 10**9 / 2**30, "gibibyte")),
)
sheet(
    "project days",
    ("start = 2024-03-01", None),
    ("end = start + 6 weeks", None),
    ("end - start", (42, "day")),
    ("end - 2024-01-01 in weeks", (F((date(2024, 4, 12) - date(2024, 1, 1)).days, 7), "week")),
    ("hours = 42 * 7.5 h", (315, "hour")),
    ("hours * 85 €/h", (26775, "EUR")),
)
sheet(
    "physics homework",
    ("m = 1200 kg", (1200, "kilogram")),
    ("v = 50 km/h", (50, "kilometer-per-hour")),
    ("energy = m * v² / 2 in kJ", (F(1200) * F(50000, 3600) ** 2 / 2 / 1000, "kilojoule")),
    ("force = energy / 15 m in kN", (F(1200) * F(50000, 3600) ** 2 / 2 / 15 / 1000, "kilonewton")),
    ("energy + 5 N·m", "!"),
)
sheet(
    "flooring",
    ("room = 5.4 m * 3.8 m", (F("20.52"), "square-meter")),
    ("+ 10%", (F("22.572"), "square-meter")),
    ("packs = ceil(prev / 2.22 m²)", (11, "")),
    ("packs * 39.90 €", (F("438.9"), "EUR")),
)
sheet(
    "aquarium",
    ("tank = 80 cm * 35 cm * 40 cm in l", (112, "liter")),
    ("water = 90% of tank", (F("100.8"), "liter")),
    ("water * 1 kg/l", (F("100.8"), "kilogram")),
    ("salt = water * 35 g/l in kg", (F("3.528"), "kilogram")),
)
sheet(
    "shopping list",
    ("Shopping", None),
    ("3 apples * 0.45 €", (F("1.35"), "EUR")),
    ("bread 2.80 €", (F("2.8"), "EUR")),
    ("500 g * 12 €/kg", (6, "EUR")),
    ("// coins", None),
    ("total", (F("10.15"), "EUR")),
    ("20 € - total", (F("9.85"), "EUR")),
    ("total + 5 kg", "!"),
)

for name, lines in sheets.items():
    for text, answer in lines:
        if answer is None:
            print(f"{name}\t{text}\t-")
        elif answer == "!":
            print(f"{name}\t{text}\t!")
        else:
            print(f"{name}\t{text}\t{float(answer[0])!r}\t{answer[1]}")
