# Forty sheets as people write them, worked out here before they were asked: python3 oracles/more-sheets.py writes the last
# rows of fixtures/sheets.tsv. Each row is the name of the sheet, the line, and its number and unit; `-` for any answer.
from fractions import Fraction as F
from math import sqrt, pi, log, exp
from datetime import date
mile, foot, inch, pound, ounce, yard = F("1609.344"), F("0.3048"), F("0.0254"), F("0.45359237"), F("0.45359237")/16, F("0.9144")
cup, tsp, tbsp, floz, gallon, ukgal = F("0.2365882365"), F("0.00492892159375"), F("0.01478676478125"), F("0.0295735295625"), F("3.785411784"), F("4.54609")
S = {}
def sheet(n, *l): S[n] = l
sheet("wedding budget",
 ("# Venue", None), ("Hall hire  £2,400", (2400,"GBP")), ("Catering: 85 guests * £62", (5270,"GBP")), ("Cake £380", (380,"GBP")),
 ("Flowers = £45 * 9 tables", (405,"GBP")), ("subtotal", (8455,"GBP")), ("VAT = 20% of subtotal", (1691,"GBP")), ("",None),
 ("total cost = 8455 + 1691", (10146,"")), ("£10,146 / 85", (F(10146,85),"GBP")), ("deposit = 30% of £10,146", (F("3043.8"),"GBP")), ("£10,146 - deposit", (F("7102.2"),"GBP")))
sheet("sourdough for two loaves",
 ("flour = 900 g", (900,"gram")), ("water = 72% of flour", (648,"gram")), ("salt = 2% of flour", (18,"gram")), ("starter = 20% * flour", (180,"gram")),
 ("dough = flour + water + salt + starter", (1746,"gram")), ("dough / 2", (873,"gram")), ("dough in lb", (F(1746)/1000/pound,"pound")), ("hydration = (water + starter/2) / (flour + starter/2) in %", (F(738,990)*100,"percent")))
sheet("summer road trip",
 ("leg1 = 214 km", (214,"kilometer")), ("leg2 = 187.5 km", (F("187.5"),"kilometer")), ("leg3 = 96 km", (96,"kilometer")), ("way = leg1 + leg2 + leg3", (F("497.5"),"kilometer")),
 ("consumption = 6.8 l / 100 km", (F("0.068"),"liter-per-kilometer")), ("petrol = way * consumption", (F("33.83"),"liter")), ("petrol * 1.74 €/l", (F("33.83")*F("1.74"),"EUR")), ("toll 23.50 €", (F("23.5"),"EUR")),
 ("way / 92 km/h in hours", (F("497.5")/92,"hour")), ("way in miles", (F(497500)/mile,"mile")))
sheet("lab dilution of stock",
 ("C1 = 10 mg/ml", (10,"milligram/milliliter")), ("C2 = 250 µg/ml", (250,"microgram/milliliter")), ("V2 = 40 ml", (40,"milliliter")), ("V1 = C2 * V2 / C1", (1,"milliliter")), ("V2 - V1", (39,"milliliter")), ("dilution = C1 / C2", (40,"")))
r = F("0.0425")/12
pay = 320000*r*(1+r)**300/((1+r)**300-1)
sheet("a loan of 25 years",
 ("price = $400,000", (400000,"$")), ("down = 20% of price", (80000,"$")), ("loan = price - down", (320000,"$")), ("rate = 4.25% / 12", (F("4.25")/1200,"")), ("months = 25 * 12", (300,"")),
 ("payment = loan * rate * (1 + rate)^months / ((1 + rate)^months - 1)", (pay,"$")), ("payment * months - loan", (pay*300-320000,"$")), ("rent = $1,850", (1850,"$")), ("payment - rent", (pay-1850,"$")))
sheet("cafe bill",
 ("2 flat whites at €3.80", (F("7.6"),"EUR")), ("3 croissants at €2.40", (F("7.2"),"EUR")), ("orange juice 4.20 €", (F("4.2"),"EUR")), ("bill = sum", (19,"EUR")), ("tip = 10% of bill", (F("1.9"),"EUR")), ("(bill + tip) / 3", (F("20.9")/3,"EUR")))
sheet("garden fence",
 ("length = 18 m", (18,"meter")), ("depth = 11.5 m", (F("11.5"),"meter")), ("perimeter = 2 * (length + depth)", (59,"meter")), ("gate = 90 cm", (90,"centimeter")), ("fence = perimeter - gate", (F("58.1"),"meter")), ("panels = ceil(fence / 1.8 m)", (33,"")), ("panels * $34.99", (33*F("34.99"),"$")), ("posts = panels + 1", (34,"")), ("concrete = posts * 20 kg", (680,"kilogram")), ("concrete / 25 kg", (F("27.2"),"")))
sheet("strength training",
 ("squat = 5 * 5 * 80 kg", (2000,"kilogram")), ("bench: 3 * 8 * 60 kg", (1440,"kilogram")), ("deadlift = 5 * 120 kg", (600,"kilogram")), ("volume = squat + bench + deadlift", (4040,"kilogram")), ("volume in lb", (F(4040)/pound,"pound")), ("orm = 100 kg * (1 + 6/30)", (120,"kilogram")), ("run = 5 km / 24 min 30 s in km/h", (F(5)/(F(1470,3600)),"kilometer-per-hour")), ("24 min 30 s / 5 km in min/km", (F("4.9"),"minute-per-kilometer")))
sheet("power meter",
 ("start = 48211 kWh", (48211,"kilowatt-hour")), ("end = 49087 kWh", (49087,"kilowatt-hour")), ("used = end - start", (876,"kilowatt-hour")), ("energy = used * 0.284 €/kWh", (F("248.784"),"EUR")), ("standing = 92 days * 0.37 €/day", (F("34.04"),"EUR")), ("net = energy + standing", (F("282.824"),"EUR")), ("gross = net + 19%", (F("282.824")*F("1.19"),"EUR")), ("used / 92 days in kWh/day", (F(876,92),"kilowatt-hour-per-day")))
sheet("unit prices at the market",
 ("a = 2.49 € / 500 g", (F("4.98")/1000,"EUR/gram")), ("a in €/kg", (F("4.98"),"EUR/kilogram")), ("b = 3.99 € / 850 g in €/kg", (F("3.99")/F("0.85"),"EUR/kilogram")), ("a / b in %", (F("4.98")/(F("3.99")/F("0.85"))*100,"percent")), ("olives: 3 jars at 2.79 €", (F("8.37"),"EUR")), ("juice = 6 * 1.5 l", (9,"liter")), ("8.94 € / juice", (F("8.94")/9,"EUR/liter")))
sheet("new flat",
 ("van = £65/day * 2 days", (130,"GBP")), ("boxes = 40 * £1.85", (74,"GBP")), ("helpers: 2 * 6 hours * £15/hour", (180,"GBP")), ("van + boxes + 180 GBP", (384,"GBP")), ("volume = 40 * 18 in * 18 in * 16 in in m³", (40*18*18*16*inch**3,"cubic-meter")))
sheet("fish tank",
 ("tank = 80 cm * 35 cm * 40 cm", (112000,"cubic-centimeter")), ("tank in liters", (112,"liter")), ("water = 90% of tank in l", (F("100.8"),"liter")), ("change = 25% of water", (F("25.2"),"liter")), ("salt = 3 g/l * change", (F("75.6"),"gram")), ("heater = 1 W/l * water", (F("100.8"),"watt")), ("heater * 10 h/day * 30 days in kWh", (F("30.24"),"kilowatt-hour")))
sheet("freelance invoice",
 ("rate = 85 €/h", (85,"EUR/hour")), ("", None), ("monday: 6 h 30 min", (390,"minute")), ("tuesday: 7 h 45 min", (465,"minute")), ("wednesday: 3 h 15 min", (195,"minute")), ("hours = sum", (F("17.5"),"hour")), ("fee = hours * rate", (F("1487.5"),"EUR")), ("vat = 19% of fee", (F("282.625"),"EUR")), ("fee + vat", (F("1770.125"),"EUR")), ("due = 2026-11-23 + 14 days", (None,"2026-12-07")))
sheet("savings for ten years",
 ("start = $5,000", (5000,"$")), ("growth = 1.05^10", (F("1.05")**10,"")), ("start * growth", (5000*F("1.05")**10,"$")), ("f(y) = 5000 * 1.05^y", None), ("f(20)", (5000*F("1.05")**20,"")), ("ln(2)/ln(1.05)", (log(2)/log(1.05),"")), ("monthly = $250", (250,"$")), ("monthly * 12 * 10", (30000,"$")))
sheet("ride in the hills",
 ("dist = 62.4 km", (F("62.4"),"kilometer")), ("time = 2 h 36 min", (156,"minute")), ("speed = dist / time", (24,"kilometer-per-hour")), ("speed in mph", (F(24000)/mile,"mile-per-hour")), ("climb = 840 m", (840,"meter")), ("climb / dist in %", (F(840,62400)*100,"percent")), ("energy = 650 kcal", (650,"kilocalorie")), ("energy in kJ", (650*F("4.184"),"kilojoule")), ("energy / time in W", (650*F("4184")/9360,"watt")))
sheet("paint the bedroom",
 ("wall = 2 * (4.1 m + 3.6 m) * 2.5 m", (F("38.5"),"square-meter")), ("door = 0.8 m * 2 m", (F("1.6"),"square-meter")), ("window = 1.2 m * 1.4 m", (F("1.68"),"square-meter")), ("area = wall - door - window", (F("35.22"),"square-meter")), ("paint = area * 2 / (12 m²/l)", (F("5.87"),"liter")), ("cans = ceil(paint / 2.5 l)", (3,"")), ("cans * $28.50", (F("85.5"),"$")))
sheet("medicine",
 ("weight = 18 kg", (18,"kilogram")), ("dose = 15 mg/kg * weight", (270,"milligram")), ("syrup = 120 mg / 5 ml", (24,"milligram/milliliter")), ("dose / syrup", (F("11.25"),"milliliter")), ("daily = 4 * dose", (1080,"milligram")), ("daily / weight in mg/kg", (60,"milligram-per-kilogram")), ("bottle = 100 ml", (100,"milliliter")), ("bottle / (4 * dose / syrup)", (F(100)/45,"")))
sheet("panels on the roof",
 ("panels = 14", (14,"")), ("peak = panels * 410 W", (5740,"watt")), ("peak in kW", (F("5.74"),"kilowatt")), ("yield = peak * 950 h in kWh", (5453,"kilowatt-hour")), ("own = 35% of yield", (F("1908.55"),"kilowatt-hour")), ("saved = own * 0.32 €/kWh", (F("610.736"),"EUR")), ("sold = (yield - own) * 0.08 €/kWh", (F("283.556"),"EUR")), ("saved + sold", (F("894.292"),"EUR")), ("9,800 € / prev", (F(9800)/F("894.292"),"")))
sheet("flight luggage",
 ("limit = 50 lb", (50,"pound")), ("case: 18.6 kg", (F("18.6"),"kilogram")), ("shoes = 1.2 kg", (F("1.2"),"kilogram")), ("both = 18.6 kg + shoes", (F("19.8"),"kilogram")), ("both in lb", (F("19.8")/pound,"pound")), ("limit - both", (50-F("19.8")/pound,"pound")), ("9:25 am + 11 h 40 min", (None,"9:05 pm")))
sheet("home brewing",
 ("batch = 5 gallons", (5,"gallon")), ("batch in liters", (5*gallon,"liter")), ("grain = 11 lb", (11,"pound")), ("water = grain * 1.25 qt/lb in gal", (F("13.75")/4,"gallon")), ("hops = 1.5 oz in g", (F("1.5")*ounce*1000,"gram")), ("bottles = floor(batch / (12 fl oz))", (53,"")), ("og = 1.052", (F("1.052"),"")), ("fg = 1.012", (F("1.012"),"")), ("abv = (og - fg) * 131.25", (F("5.25"),"")))
sheet("utilities of a month",
 ("salary = $4,850", (4850,"$")), ("rent = $1,395", (1395,"$")), ("power: 412 kWh at 0.17 $/kWh", (F("70.04"),"$")), ("food = $118.50/week * 52 weeks / 12", (F("513.5"),"$")), ("insurance = $1,260 / 12", (105,"$")), ("",None), ("left = salary - rent - food - insurance", (F("2836.5"),"$")), ("left / salary in %", (F("2836.5")/4850*100,"percent")))
sheet("sourdough for a market",
 ("scale = 5 / 2", (F("2.5"),"")), ("flour = 450 g * scale", (1125,"gram")), ("salt = 2% of flour", (F("22.5"),"gram")), ("milk = 320 ml * scale", (800,"milliliter")), ("milk in cups", (F(8,10000)/cup*1000,"cup")), ("oven = 230 °C in °F", (446,"fahrenheit")), ("flour + salt in lb", (F("1.1475")/pound,"pound")))
leg = 312000 + 148*mile
sheet("two countries by car",
 ("leg1 = 312 km", (312,"kilometer")), ("leg2 = 148 mi", (148,"mile")), ("distance = leg1 + leg2", (leg/1000,"kilometer")), ("use = 6.4 L/100km", (F("6.4"),"liter-per-100-kilometer")), ("fuel = distance * use", (leg/1000*F("0.064"),"liter")), ("price = 1.79 €/L", (F("1.79"),"EUR/liter")), ("cost = fuel * price", (leg/1000*F("0.064")*F("1.79"),"EUR")), ("cost / 4 people", (leg/1000*F("0.064")*F("1.79")/4,"EUR")), ("distance / (105 km/h) in h", (leg/105000,"hour")))
sheet("saline in the lab",
 ("stock = 5 mol/L", (5,"mole-per-liter")), ("want = 0.25 mol/L", (F("0.25"),"mole-per-liter")), ("take = want * 500 ml / stock", (25,"milliliter")), ("NaCl = 58.44 g/mol", (F("58.44"),"gram-per-mole")), ("mass = 0.154 mol/L * 2 L * NaCl in g", (F("0.308")*F("58.44"),"gram")), ("10 mM * 250 ml in mmol", (F("2.5"),"millimole")), ("12 mg / 4 dl", (3,"milligram/deciliter")))
r6 = F("6.25")/1200
pay6 = 308000*r6/(1-(1+r6)**-360)
sheet("mortgage of 30 years",
 ("price = $385,000", (385000,"$")), ("down = 20% of price", (77000,"$")), ("loan = price - down", (308000,"$")), ("rate = 6.25% / 12", (r6,"")), ("n = 30 * 12", (360,"")), ("payment = loan * rate / (1 - (1 + rate)^(-n))", (pay6,"$")), ("payment * n - loan", (pay6*360-308000,"$")), ("$2,050 - payment", (2050-pay6,"$")))
sheet("table of four",
 ("coffee = 3 * 3.80 €", (F("11.4"),"EUR")), ("cake = 2 * 4.50 €", (9,"EUR")), ("juice 3.20 €", (F("3.2"),"EUR")), ("bill = sum", (F("23.6"),"EUR")), ("tip = 10% of bill", (F("2.36"),"EUR")), ("(bill + tip) / 4", (F("6.49"),"EUR")), ("bill + 12%", (F("26.432"),"EUR")))
sheet("shifts",
 ("rate = 65 €/h", (65,"EUR/hour")), ("mon = 6.5 h", (F("6.5"),"hour")), ("tue = 7 h 15 min", (435,"minute")), ("wed = 8:30 to 12:45", None), ("hours = mon + tue + wed", (18,"hour")), ("pay = hours * rate", (1170,"EUR")), ("pay + 19%", (F("1392.3"),"EUR")))
sheet("dates of a plan",
 ("2026-12-24 - 2026-11-29", (25,"day")), ("2024-02-29 + 1 year", (None,"")), ("(2026-12-24 - 2026-11-29) in weeks", (F(25,7),"week")), ("2027-01-01 - 2026-03-15 in days", (292,"day")), ("17:30 - 9:15", (F("8.25"),"hour")))
sheet("a tie rod",
 ("d = 25 mm", (25,"millimeter")), ("A = pi * (d / 2)^2", (pi*156.25,"square-millimeter")), ("F = 12 kN", (12,"kilonewton")), ("sigma = F / A in MPa", (12000/(pi*156.25),"megapascal")), ("E = 210 GPa", (210,"gigapascal")), ("len = 1.2 m", (F("1.2"),"meter")), ("F * len / (E * A) in mm", (12000*1.2/(210e9*pi*156.25e-6)*1000,"millimeter")), ("I(b, h) = b * h^3 / 12", None), ("I(40 mm, 80 mm) in cm^4", (F(4*512,12),"pow4-centimeter")), ("sin(30°) + cos(60°)", (1,"")), ("e^2", (exp(2),"")))
sheet("heater and battery",
 ("P = 1,800 W", (1800,"watt")), ("P * 45 min in kWh", (F("1.35"),"kilowatt-hour")), ("prev * 0.32 €/kWh", (F("0.432"),"EUR")), ("12 V / 4.7 kohm in mA", (F(12,47)*10,"milliampere")), ("60 Ah * 12 V in Wh", (720,"watt-hour")), ("95 W * 24 h * 365 in kWh", (F("832.2"),"kilowatt-hour")))
sheet("half marathon plan",
 ("5 km * 5.5 min/km", (F("27.5"),"minute")), ("21.0975 km / (1 h 52 min 30 s) in km/h", (F("21.0975")/F("1.875"),"kilometer-per-hour")), ("10 km / 50 min in min/km", (5,"minute-per-kilometer")), ("16 km/h in m/s", (F(40,9),"meter-per-second")), ("42.195 km in mi", (42195/mile,"mile")))
sheet("soil for two beds",
 ("bed = 3.2 m * 1.1 m", (F("3.52"),"square-meter")), ("soil = bed * 20 cm in L", (704,"liter")), ("bags = ceil(soil / 40 L)", (18,"")), ("bags * 7.99 €", (F("143.82"),"EUR")), ("bags * 14 kg in t", (F("0.252"),"tonne")))
sheet("a warehouse",
 ("1 box = 12 kg", None), ("1 pallet = 48 boxes", None), ("3 pallets in kg", (1728,"kilogram")), ("20 pallets in t", (F("11.52"),"tonne")), ("1 sprint = 2 weeks", None), ("5 sprints in days", (70,"day")))
sheet("a download",
 ("file = 4.7 GB", (F("4.7"),"gigabyte")), ("line = 50 Mbit/s", (50,"megabit-per-second")), ("file / line in min", (F(4700*8,50*60),"minute")), ("2 TB / (24 h) in MB/s", (F(2000000,86400),"megabyte-per-second")), ("1 GiB in MB", (F(2**30,10**6),"megabyte")))
sheet("kinds that do not mix",
 ("5 Gy + 2 Sv", "!"), ("10 N·m + 5 J", "!"), ("20 °C + 5 °C", "!"), ("2 kWh + 3 kW", "!"), ("10 Hz + 3 Bq", "!"), ("50% + 3 m", "!"), ("$5/month + $3", "!"), ("sqrt(5 m)", "!"), ("sin(3 m)", "!"), ("1 crate = 24 tins", "!"), ("1 tin = 400 g", None), ("5.2 kWp", "!"))
sheet("numbers alone",
 ("1/3 + 1/6", (F(1,2),"")), ("17 mod 5", (2,"")), ("gcd(84, 36)", (12,"")), ("10!", (3628800,"")), ("0.(3) * 3", (1,"")), ("2^10", (1024,"")), ("350 + 20%", (420,"")), ("log2 8", (3,"")), ("cbrt(27 m³)", (3,"meter")))
sheet("a patient",
 ("weight = 72 kg", (72,"kilogram")), ("dose = 15 mg/kg * weight", (1080,"milligram")), ("syrup = 125 mg / 5 ml", (25,"milligram/milliliter")), ("dose / syrup", (F("43.2"),"milliliter")), ("weight / (1.78 m)^2", (72/F("1.78")**2,"kilogram-per-square-meter")), ("500 ml / 8 h", (F("62.5"),"milliliter-per-hour")))
g7 = 2500*F("1.032")**7
sheet("a savings plan",
 ("start = 2,500 €", (2500,"EUR")), ("rate = 3.2%", (F("3.2"),"percent")), ("start * (1 + rate)^7", (g7,"EUR")), ("prev - start", (g7-2500,"EUR")), ("150 € * ((1 + rate/12)^84 - 1) / (rate/12)", (150*((1+F("0.032")/12)**84-1)/(F("0.032")/12),"EUR")))
sheet("prints",
 ("print = 10 in * 8 in", (80,"square-inch")), ("print in cm²", (80*F("2.54")**2,"square-centimeter")), ("300 dpi * 10 in", (3000,"dot")), ("6 MP / 2 MP", (3,"")), ("90 lb / 3 gal", (30,"pound-per-gallon")))
sheet("party for 32",
 ("guests = 32", (32,"")), ("pizzas = ceil(guests * 3 / 8)", (12,"")), ("pizzas * $14.50", (174,"$")), ("prev / guests", (F("5.4375"),"$")), ("drinks = guests * 2.5 * 0.33 L", (F("26.4"),"liter")), ("drinks in gal", (F("26.4")/gallon,"gallon")))
for n, ls in S.items():
    for t, a in ls:
        if a is None or a == '!': print(n, t, a or '-', sep='\t')
        else: print(n, t, '-' if a[0] is None else repr(float(a[0])), '' if a[0] is None else a[1], sep='\t')
