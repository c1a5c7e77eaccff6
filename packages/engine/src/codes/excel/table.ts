// The unit codes of the worksheet function CONVERT, as Microsoft documents them for Excel; Google Sheets and
// LibreOffice Calc read the same codes and some of their own. Each is a unit of the catalogue by its identifier, or in
// the grammar of identifiers. Of several codes for one unit, the first is the one to write. `p` marks codes that take
// SI prefixes, `b` also binary ones.

export const codes = `
g gram p
sg slug
lbm pound
u dalton p
ozm ounce
grain grain
cwt hundredweight
shweight hundredweight
uk_cwt long-hundredweight
lcwt long-hundredweight
hweight long-hundredweight
stone stone
ton ton
uk_ton long-ton
LTON long-ton
brton long-ton
pweight pennyweight
m meter p
mi mile
Nmi nautical-mile
in inch
ft foot
yd yard
ang angstrom p
ell ell
ly light-year p
lightyear light-year p
parsec parsec p
pc parsec p
Picapt point
Pica point
picapt point
pica pica
survey_mi mile-survey-us
yr year
day day
d day
hr hour
mn minute
min minute
sec second p
s second p
Pa pascal p
p pascal p
atm atmosphere p
at atmosphere p
mmHg millimeter-ofhg p
psi pound-force-per-square-inch
Torr torr
N newton p
dyn dyne p
dy dyne p
lbf pound-force
pond gram-force p
J joule p
e erg p
c calorie p
cal calorie-it p
eV electronvolt p
ev electronvolt p
HPh horsepower-hour
hh horsepower-hour
Wh watt-hour p
wh watt-hour p
flb foot-pound-force
BTU british-thermal-unit-it
btu british-thermal-unit-it
W watt p
w watt p
HP horsepower
h horsepower
PS horsepower-metric
T tesla p
ga gauss p
C celsius
cel celsius
F fahrenheit
fah fahrenheit
K kelvin p
kel kelvin p
Rank rankine
Reau reaumur
tsp teaspoon
tspm teaspoon-metric
tbs tablespoon
oz fluid-ounce
cup cup
pt pint
us_pt pint
uk_pt pint-imperial
qt quart
uk_qt quart-imperial
gal gallon
uk_gal gallon-imperial
l liter p
L liter p
lt liter p
m3 cubic-meter p
mi3 cubic-mile
Nmi3 cubic-nautical-mile
in3 cubic-inch
ft3 cubic-foot
yd3 cubic-yard
ang3 cubic-angstrom p
ly3 cubic-light-year p
Picapt3 cubic-point
Pica3 cubic-point
picapt3 cubic-point
barrel barrel
bushel bushel
GRT register-ton
regton register-ton
MTON freight-ton
m2 square-meter p
mi2 square-mile
Nmi2 square-nautical-mile
in2 square-inch
ft2 square-foot
yd2 square-yard
ang2 square-angstrom p
ly2 square-light-year p
Picapt2 square-point
Pica2 square-point
picapt2 square-point
ar are p
ha hectare
uk_acre acre
acre acre
us_acre acre-survey-us
Morgen 2500-square-meter
m/s meter-per-second p
m/sec meter-per-second p
m/h meter-per-hour p
m/hr meter-per-hour p
mph mile-per-hour
kn knot
admkn 6080-foot-per-hour
bit bit pb
byte byte pb
`;
