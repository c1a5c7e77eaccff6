// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'en',
  plurals: 'other one',
  units: `
g-force	g-force	G	Gs|G
meter-per-square-second	meter~s|~ per second squared
revolution	revolution~s|
radian	radian~s|
degree	degree~s|	deg	°
arc-minute	arcminute~s|	arcmin~s|	′
arc-second	arcsecond~s|	arcsec~s|	″
hectare	hectare~s|
square-mile	square mile~s|	sq mi;;$/mi²	mi²
acre	acre~s|
square-foot	square f~ee|oo~t	sq ft	ft²
square-inch	square inch~es|
dunam	dunam~s|	dunam
karat	karat~s|
milligram-ofglucose-per-deciliter	milligram~s|~ per deciliter	mg/dL
item	item~s|	item~s|
part	part~s|	part	$ part
part-per-1e6	part~s|~ per million
percent	percent	$%
permille	permille	$‰
permyriad	permyriad	$‱
mole	mole~s|
ofglucose	of glucose	Glc	$ Glc
liter-per-100-kilometer	liter~s|~ per 100 kilometers		L/100km
mile-per-gallon	mile~s|~ per gallon
mile-per-gallon-imperial	mile~s|~ per Imp. gallon		m/gUK
petabyte	petabyte~s|
terabyte	terabyte~s|
terabit	terabit~s|	Tb
gigabyte	gigabyte~s|
gigabit	gigabit~s|	Gb
megabyte	megabyte~s|
megabit	megabit~s|	Mb
kilobyte	kilobyte~s|
kilobit	kilobit~s|	kb
byte	byte~s|	byte	B
bit	bit~s|	bit
century	centur~ies|y	c
decade	decade~s|
year	year~s|	yrs|yr;;$/y	y
quarter	quarter~s|;;$/q	qtr~s|;;$/q	q
month	month~s|	mth~s|;;$/m	m
week	week~s|	wks|wk;;$/w	w
day	day~s|	day~s|;;$/d	d
hour	hour~s|	hr;;$/h	h
minute	minute~s|		m
second	second~s|	sec;;$/s	s
millisecond	millisecond~s|
microsecond	microsecond~s|
nanosecond	nanosecond~s|
ampere	ampere~s|
ohm	ohm~s|
volt	volt~s|
calorie	calorie~s|
foodcalorie	Calorie~s|
joule	joule~s|
kilowatt-hour	kilowatt~-hours| hour
electronvolt	electronvolt~s|
british-thermal-unit	British thermal unit~s|	Btu
therm-us	US therm~s|	US therm~s|
pound-force	pound~s|~ of force
newton	newton~s|
kilowatt-hour-per-100-kilometer	kilowatt-hour~s|~ per 100 kilometers	kWh/100km
hertz	hertz
em	ems|em;typographic ems	em
pixel	pixel~s|
megapixel	megapixel~s|	MP
pixel-per-centimeter	pixel~s|~ per centimeter	ppcm
pixel-per-inch	pixel~s|~ per inch
dot-per-centimeter	dot~s|~ per centimeter
dot-per-inch	dot~s|~ per inch
dot	dot~s|	dot~s|	dot
earth-radius	earth radius
meter	meter~s|
mile	mile~s|
yard	yard~s|
foot	feet|foot		′
inch	inch~es|		″
parsec	parsec~s|
light-year	light year~s|
astronomical-unit	astronomical unit~s|
furlong	furlong~s|
fathom	fathom~s|	fth
nautical-mile	nautical mile~s|
mile-scandinavian	mile~s|~-scandinavian	smi
point	point~s|
solar-radius	solar radi~i|us
lux	lux
candela	candela
lumen	lumen
solar-luminosity	solar luminosit~ies|y
tonne	metric ton~s|
kilogram	kilogram~s|
gram	gram~s|
ton	ton~s|
stone	stone~s|
pound	pound~s|		#
ounce	ounce~s|
ounce-troy	troy ounce~s|
carat	carat~s|	CD
dalton	dalton~s|
earth-mass	Earth mass~es|
solar-mass	solar mass~es|
grain	grain~s|
watt	watt~s|
horsepower	horsepower
millimeter-ofhg	millimeter~s|~ of mercury
ofhg	of mercury	of Hg	$ of Hg
pound-force-per-square-inch	pound~s|~-force per square inch
inch-ofhg	inch~es|~ of mercury		″ Hg
bar	bar~s|	bar
millibar	millibar~s|		mb
atmosphere	atmosphere~s|
pascal	pascal~s|
mile-per-hour	mile~s|~ per hour
knot	knot~s|
celsius	degree~s|~ Celsius	$°C
fahrenheit	degree~s|~ Fahrenheit	$°F	°
kelvin	kelvin~s|
pound-force-foot	pound-force-f~ee|oo~t	lbf⋅ft
cubic-foot	cubic f~ee|oo~t
cubic-inch	cubic inch~es|
liter	liter~s|
pint-metric	metric pint~s|	mpt
cup-metric	metric cup~s|	mc
fluid-ounce-metric	metric fluid ounce~s|	fl oz m.	$ fl oz m.
acre-foot	acre-f~ee|oo~t	ac ft
bushel	bushel~s|
gallon	gallon~s|	gal;;$/gal US
gallon-imperial	Imp. gallon~s|	gal Imp.;;$/galImp	gal-Im
quart	quart~s|
pint	pint~s|
pint-imperial	pint~s|~ Imperial		$ pt Imp.
cup	cup~s|	c
cup-imperial	cup~s|~ Imperial	cup Imp.	$ cup Imp.
fluid-ounce	fluid ounce~s|
fluid-ounce-imperial	Imp. fluid ounce~s|		fl oz Im
tablespoon	tablespoon~s|
teaspoon	teaspoon~s|
barrel	barrel~s|
dessert-spoon	dessert spoon~s|
dessert-spoon-imperial	Imp. dessert spoon~s|	dsp-Imp.	dsp-Imp
drop	drop~s|	drdrops|dr	dr
dram	dram~s|	dram~s|	fl.dr.
jigger	jigger~s|	jigger~s|	jigger
pinch	pinch~es|	pn
quart-imperial	Imp. quart~s|	qt-Imp.
steradian	steradian~s|		$ sr
katal	katal~s|		$ kat
coulomb	coulomb~s|		$ C
farad	farad~s|		$ F
henry	henry~s|		$ H
siemens	siemens		$ S
calorie-it	calorie~s|~ [IT]	cal-IT	$ cal-IT
british-thermal-unit-it	British thermal unit~s|~ [IT]	BT-IT|BTU-IT	$ BT-IT|$ BTU-IT
becquerel	becquerel~s|		$ Bq
sievert	sievert~s|		$ Sv
gray	gray~s|		$ Gy
kilogram-force	kilogram~s|~-force		$ kgf
rod	rod~s|		$ rd
chain	chain~s|		$ ch
tesla	tesla~s|		$ T
weber	weber~s|		$ Wb
rankine	rankine~s|		$ °R
fortnight	fortnight~s|	fw	$ fw
slug	slug~s|	slug	$ slug
gasoline-energy-density	of gasoline equivalent	gas-equiv
rin	rin [JP]	rin [JP]	$ rin [JP]
sun	sun [JP]	sun [JP]	$ sun [JP]
shaku-length	shaku [JP]	shaku [JP]	$ shaku [JP]
shaku-cloth	shaku [cloth, JP]	shaku [cloth, JP]	$ shaku [cloth, JP]
ken	ken [JP]	ken [JP]	$ ken [JP]
jo-jp	jo [JP]	jo [JP]	$ jo [JP]
ri-jp	ri [JP]	ri [JP]	$ ri [JP]
bu-jp	bu [JP]	bu [JP]	$ bu [JP]
se-jp	se [JP]	se [JP]	$ se [JP]
cho	cho [JP]	cho [JP]	$ cho [JP]
kosaji	kosaji [JP]	kosaji [JP]	$ kosaji [JP]
osaji	osaji [JP]	osaji [JP]	$ osaji [JP]
cup-jp	cup [JP]	cup [JP]	$ cup [JP]
shaku	shaku [volume, JP]	shaku [vol, JP]	$ shaku [vol, JP]
sai	sai [JP]	sai [JP]	$ sai [JP]
to-jp	to [JP]	to [JP]	$ to [JP]
koku	koku [JP]	koku [JP]	$ koku [JP]
light-speed	light	light
fun	fun [JP]	fun [JP]	$ fun [JP]
part-per-1e9	part~s|~ per billion
night	night~s|	night~s|
`,
  patterns: `
joiner	 	 	
quetta	quetta{0}	Q{0}
ronna	ronna{0}	R{0}
yotta	yotta{0}	Y{0}
zetta	zetta{0}	Z{0}
exa	exa{0}	E{0}
peta	peta{0}	P{0}
tera	tera{0}	T{0}
giga	giga{0}	G{0}
mega	mega{0}	M{0}
kilo	kilo{0}	k{0}
hecto	hecto{0}	h{0}
deka	deka{0}	da{0}
deci	deci{0}	d{0}
centi	centi{0}	c{0}
milli	milli{0}	m{0}
micro	micro{0}	μ{0}
nano	nano{0}	n{0}
pico	pico{0}	p{0}
femto	femto{0}	f{0}
atto	atto{0}	a{0}
zepto	zepto{0}	z{0}
yocto	yocto{0}	y{0}
ronto	ronto{0}	r{0}
quecto	quecto{0}	q{0}
yobi	yobi{0}	Yi{0}
zebi	zebi{0}	Zi{0}
exbi	exbi{0}	Ei{0}
pebi	pebi{0}	Pi{0}
tebi	tebi{0}	Ti{0}
gibi	gibi{0}	Gi{0}
mebi	mebi{0}	Mi{0}
kibi	kibi{0}	Ki{0}
square	square {0}|square {0}	{0}²|{0}²
cubic	cubic {0}|cubic {0}	{0}³|{0}³
per	{0} per {1}	{0}/{1}
times	{0}-{1}	{0}⋅{1}
`,
  quantities: `
length	Length
area	Area
volume	Volume
mass	Mass
time	Time
labor	Labor
temperature	Temperature
temperature-difference	Temperature difference
speed	Speed and pace
acceleration	Acceleration
angle	Angle
solid-angle	Solid angle
frequency	Frequency
angular-speed	Angular speed
force	Force
pressure	Pressure
energy	Energy
power	Power
torque	Torque
momentum	Momentum
moment-of-inertia	Moment of inertia
surface-tension	Surface tension and stiffness
fracture-toughness	Fracture toughness
fuel-economy	Fuel economy
data	Digital information
data-rate	Data rate
resolution	Resolution
graphics	Graphics
typewidth	Type width
ratio	Ratio and count
container-capacity	Container capacity
level	Level
loudness	Loudness
musical-interval	Musical interval
density	Density
specific-weight	Specific weight
linear-density	Linear density
area-density	Area density
volume-flow	Volume flow
mass-flow	Mass flow
molar-flow	Molar flow
dynamic-viscosity	Dynamic viscosity
kinematic-viscosity	Kinematic viscosity
fluidity	Fluidity
vapor-permeance	Water vapor permeance
vapor-permeability	Water vapor permeability
turbidity	Turbidity
specific-energy	Specific energy
energy-density	Energy density
molar-energy	Molar energy
thermal-conductivity	Thermal conductivity
thermal-insulance	Thermal insulance
thermal-expansion	Thermal expansion
heat-capacity	Heat capacity and entropy
specific-heat-capacity	Specific heat capacity
molar-heat-capacity	Molar heat capacity
heat-flux	Heat flux and irradiance
heat-transfer-coefficient	Heat transfer coefficient
radiant-exposure	Radiant exposure
amount-of-substance	Amount of substance
molar-concentration	Molar concentration
molality	Molality
catalytic-activity	Catalytic activity
catalytic-concentration	Catalytic activity concentration
filtration-rate	Glomerular filtration rate
electric-current	Electric current
current-noise-density	Current noise density
electric-charge	Electric charge
voltage	Voltage
voltage-noise-density	Voltage noise density
electric-resistance	Electric resistance
electric-conductance	Electric conductance
capacitance	Capacitance
inductance	Inductance
magnetic-flux	Magnetic flux
magnetic-flux-density	Magnetic flux density
magnetic-field-strength	Magnetic field strength
magnetic-moment	Magnetic moment
electric-field-strength	Electric field strength
electric-dipole-moment	Electric dipole moment
resistivity	Electrical resistivity
conductivity	Electrical conductivity
apparent-power	Apparent and reactive power
apparent-energy	Apparent and reactive energy
luminous-intensity	Luminous intensity
luminance	Luminance
illuminance	Illuminance
luminous-flux	Luminous flux
luminous-exposure	Luminous exposure
wavenumber	Reciprocal length
spectral-flux-density	Spectral flux density
activity	Radioactivity
activity-concentration	Activity concentration
absorbed-dose	Absorbed dose
equivalent-dose	Equivalent dose
equivalent-dose-rate	Equivalent dose rate
radiation-exposure	Radiation exposure
energy-per-distance	Energy per distance
`,
  words: {"to":[],"and":[],"per":[],"opening":[],"howMany":[],"are":[],"one":[],"endings":[]},
};

export default locale;
