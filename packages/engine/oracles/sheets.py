# Thirty sheets as people write them, with the answers worked out here: python3 oracles/sheets.py > fixtures/sheets.tsv
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

sheet(
    "student budget",
    ("# Money in", None),
    ("grant: £780 per month", (780, "GBP/month")),
    ("cafe job = 12 h/week * £11.44/h", (F("137.28"), "GBP/week")),
    ("weekly grant = grant in £/week", (F(780) * 12 * 7 / F("365.25"), "GBP/week")),
    ("# Money out, per week", None),
    ("room = £145", (145, "GBP")),
    ("food = £42.50", (F("42.5"), "GBP")),
    ("bus = 10 * £1.75", (F("17.5"), "GBP")),
    ("phone = £18 / 4", (F("4.5"), "GBP")),
    ("fun = £25", (25, "GBP")),
    ("out = sum", (F("234.5"), "GBP")),
    ("room / out in %", (F(145) / F("234.5") * 100, "percent")),
    ("out * 52", (F("234.5") * 52, "GBP")),
    ("food + 8%", (F("45.9"), "GBP")),
    ("average of room and food", (F("93.75"), "GBP")),
)
sheet(
    "lasagna for nine",
    ("people = 9", (9, "")),
    ("factor = people / 4", (F(9, 4), "")),
    ("mince = 500 g * factor", (1125, "gram")),
    ("mince in lb", (F("1.125") / pound, "pound")),
    ("milk = 3 cups * factor", (F("6.75"), "cup")),
    ("milk in ml", (F("6.75") * cup * 1000, "milliliter")),
    ("butter = 60 g * factor", (135, "gram")),
    ("butter in tbsp", "!"),
    ("flour = 1/4 cup * factor", (F(9, 16), "cup")),
    ("tomatoes: 2 cans * 400 g", (800, "gram")),
    ("pasta = 250 g * factor", (F("562.5"), "gram")),
    ("packs = ceil(pasta / 500 g)", (2, "")),
    ("oven = 180 °C in °F", (356, "fahrenheit")),
    ("time = 45 min + 15 min", (60, "minute")),
    ("cheese = round(120 g * factor, -1)", (270, "gram")),
)
sheet(
    "drive to the coast",
    ("# Coast", None),
    ("distance = 640 km", (640, "kilometer")),
    ("distance in miles", (640000 / mile, "mile")),
    ("consumption = 6.8 l/100km", (F("6.8"), "liter-per-100-kilometer")),
    ("fuel = distance * 6.8 l / 100 km", (F("43.52"), "liter")),
    ("petrol = €1.789 / l", (F("1.789"), "EUR/liter")),
    ("cost = fuel * petrol", (F("43.52") * F("1.789"), "EUR")),
    ("tolls = €23.40 + €8.90", (F("32.3"), "EUR")),
    ("total trip = cost + tolls", (F("43.52") * F("1.789") + F("32.3"), "EUR")),
    ("per person = total trip / 3", ((F("43.52") * F("1.789") + F("32.3")) / 3, "EUR")),
    ("speed = 105 km/h", (105, "kilometer-per-hour")),
    ("drive = distance / speed", (F(640, 105), "hour")),
    ("drive + 2 * 20 min", (F(640, 105) + F(2, 3), "hour")),
    ("stops = distance div 200 km", (3, "")),
    ("co2 = fuel * 2.31 kg/l", (F("43.52") * F("2.31"), "kilogram")),
)
sheet(
    "buffer in the lab",
    ("# Tris buffer", None),
    ("volume = 250 ml", (250, "milliliter")),
    ("conc = 50 mmol/l", (50, "millimole-per-liter")),
    ("molar mass = 121.14 g/mol", (F("121.14"), "gram-per-mole")),
    ("mass = volume * conc * molar mass in g", (F("0.25") * F("0.05") * F("121.14"), "gram")),
    ("stock = 1 mol/l", (1, "mole-per-liter")),
    ("take = conc * volume / stock in ml", (F("12.5"), "milliliter")),
    ("water = volume - take", (F("237.5"), "milliliter")),
    ("dilution = stock / conc", (20, "")),
    ("# Serial", None),
    ("step(n) = 1000 ng/ml / 2^n", None),
    ("step(3)", (125, "nanogram/milliliter")),
    ("step(5) in µg/l", (F("31.25"), "microgram-per-liter")),
    ("cells = 2.5e6 / ml * 4 ml", (10000000, "")),
    ("cells / 12", (F(10000000, 12), "")),
)
sheet(
    "buy or rent",
    ("price = $385,000", (385000, "$")),
    ("down = 20% of price", (77000, "$")),
    ("loan = price - down", (308000, "$")),
    ("rate = 6.25%", (F("6.25"), "percent")),
    ("monthly rate = rate / 12", (F("0.0625") / 12, "")),
    ("n = 30 * 12", (360, "")),
    ("payment = loan * monthly rate / (1 - (1 + monthly rate)^-360)", (F(308000) * F("0.0625") / 12 / (1 - (1 + F("0.0625") / 12) ** -360), "$")),
    ("paid = payment * n", (F(308000) * F("0.0625") / 12 / (1 - (1 + F("0.0625") / 12) ** -360) * 360, "$")),
    ("interest = paid - loan", (F(308000) * F("0.0625") / 12 / (1 - (1 + F("0.0625") / 12) ** -360) * 360 - 308000, "$")),
    ("taxes = 1.1% of price / 12", (F(385000) * F("0.011") / 12, "$")),
    ("own = payment + taxes + $120", (F(308000) * F("0.0625") / 12 / (1 - (1 + F("0.0625") / 12) ** -360) + F(385000) * F("0.011") / 12 + 120, "$")),
    ("rent = $1,850", (1850, "$")),
    ("own - rent", (F(308000) * F("0.0625") / 12 / (1 - (1 + F("0.0625") / 12) ** -360) + F(385000) * F("0.011") / 12 + 120 - 1850, "$")),
    ("rent * 1.03^5", (1850 * F("1.03") ** 5, "$")),
    ("percentage_change(rent, own)", (((F(308000) * F("0.0625") / 12 / (1 - (1 + F("0.0625") / 12) ** -360) + F(385000) * F("0.011") / 12 + 120) / 1850 - 1), "")),
)
sheet(
    "bill at the café",
    ("2 cappuccino at 4.20 €", (F("8.4"), "EUR")),
    ("croissant 2.90 €", (F("2.9"), "EUR")),
    ("3 * 3.50 € juice", (F("10.5"), "EUR")),
    ("cake: 4.80 €", (F("4.8"), "EUR")),
    ("subtotal", (F("26.6"), "EUR")),
    ("", None),
    ("bill = 26.60 €", (F("26.6"), "EUR")),
    ("tip = 10% of bill", (F("2.66"), "EUR")),
    ("all = bill + tip", (F("29.26"), "EUR")),
    ("all / 3", (F("29.26") / 3, "EUR")),
    ("round_in(0.50 €, all)", (F("29.5"), "EUR")),
    ("ceil_in(1 €, all / 3)", (10, "EUR")),
    ("vat = bill - bill / 1.19", (F("26.6") - F("26.6") / F("1.19"), "EUR")),
    ("50 € - all", (F("20.74"), "EUR")),
    ("bill + 15%", (F("30.59"), "EUR")),
)
sheet(
    "training for a half marathon",
    ("half = 21.0975 km", (F("21.0975"), "kilometer")),
    ("pace = 5:30 min/km", (F("5.5"), "minute-per-kilometer")),
    ("half * 5.5 min/km", (F("21.0975") * F("5.5"), "minute")),
    ("prev in h min", None),
    ("mon = 8 km", (8, "kilometer")),
    ("wed = 6 * 800 m", (4800, "meter")),
    ("fri = 10 km", (10, "kilometer")),
    ("sun = 18 km", (18, "kilometer")),
    ("week = mon + wed + fri + sun", (F("40.8"), "kilometer")),
    ("week in miles", (40800 / mile, "mile")),
    ("next week = week + 10%", (F("44.88"), "kilometer")),
    ("kcal = 72 * 1.036 * 40.8", (72 * F("1.036") * F("40.8"), "")),
    ("goal = 1 h 55 min", (115, "minute")),
    ("goal / half in min/km", (115 / F("21.0975"), "minute-per-kilometer")),
    ("half / goal in km/h", (F("21.0975") / 115 * 60, "kilometer-per-hour")),
)
sheet(
    "raised garden bed",
    ("length = 2.4 m", (F("2.4"), "meter")),
    ("width = 120 cm", (120, "centimeter")),
    ("height = 30 cm", (30, "centimeter")),
    ("bed = length * width * height in l", (864, "liter")),
    ("bags = ceil(bed / 40 l)", (22, "")),
    ("soil = bags * €6.99", (F("153.78"), "EUR")),
    ("boards = 2 * (length + width)", (F("7.2"), "meter")),
    ("boards / 2.5 m", (F("2.88"), "")),
    ("ceil(prev) * €14.50", (F("43.5"), "EUR")),
    ("area = length * width", (F("2.88"), "square-meter")),
    ("plants = floor(area / (30 cm)^2)", (32, "")),
    ("water = 5 l/m² * area", (F("14.4"), "liter")),
    ("water * 3 * 12 weeks / 1 week", (F("518.4"), "liter")),
    ("mulch = area * 5 cm in l", (144, "liter")),
    ("diagonal = hypot(length, width) in cm", (sqrt(240**2 + 120**2), "centimeter")),
)
sheet(
    "electricity at home",
    ("price = 0.34 €/kWh", (F("0.34"), "EUR/kilowatt-hour")),
    ("fridge = 120 W * 8 h", (960, "watt-hour")),
    ("fridge in kWh", (F("0.96"), "kilowatt-hour")),
    ("lights = 9 * 8 W * 5 h", (360, "watt-hour")),
    ("computer = 180 W * 6 h", (1080, "watt-hour")),
    ("oven = 2.2 kW * 45 min in kWh", (F("1.65"), "kilowatt-hour")),
    ("day = fridge + lights + computer + oven in kWh", (F("4.05"), "kilowatt-hour")),
    ("day * price", (F("1.377"), "EUR")),
    ("yearly = day * 365 * price", (F("502.605"), "EUR")),
    ("base = 11.90 € * 12", (F("142.8"), "EUR")),
    ("bill = yearly + base", (F("645.405"), "EUR")),
    ("bill / 12", (F("645.405") / 12, "EUR")),
    ("solar = 800 W * 950 h * 70% in kWh", (532, "kilowatt-hour")),
    ("saved = solar * price", (F("180.88"), "EUR")),
    ("350 € / saved", (350 / F("180.88"), "")),
)
sheet(
    "holiday abroad",
    ("# Two weeks in Japan", None),
    ("flights = 2 * €845", (1690, "EUR")),
    ("nights = 13", (13, "")),
    ("hotel = ¥14,500 * nights", (188500, "¥")),
    ("food = ¥4,200 * 14", (58800, "¥")),
    ("rail pass = ¥80,000", (80000, "¥")),
    ("yen = hotel + food + rail pass", (327300, "¥")),
    ("per euro = ¥163 / €", "!"),
    ("yen / 163 * 1 €", "!"),
    ("out = 2026-12-03", None),
    ("back = out + 14 days", None),
    ("back - today", (24, "day")),
    ("luggage = 23 kg in lb", (23 / pound, "pound")),
    ("tokyo to kyoto = 476 km / 135 min in km/h", (F(476) / 135 * 60, "kilometer-per-hour")),
    ("17 °C in °F", (F("62.6"), "fahrenheit")),
)

for name, lines in sheets.items():
    for text, answer in lines:
        if answer is None:
            print(f"{name}\t{text}\t-")
        elif answer == "!":
            print(f"{name}\t{text}\t!")
        else:
            print(f"{name}\t{text}\t{float(answer[0])!r}\t{answer[1]}")
