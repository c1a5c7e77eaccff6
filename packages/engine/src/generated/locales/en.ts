// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'en',
  plurals: 'other one',
  units: `
g-force	g-force	G	Gs|G
meter-per-square-second	meters per second squared|~5 per second squared
revolution	revolutions|~a
radian	radians|~6
degree	degrees|~6	deg	°
arc-minute	arcminutes|~9	arcmins|~6	′
arc-second	arcseconds|~9	arcsecs|~6	″
square-kilometer	square kilometers|~g
hectare	hectares|~7
square-meter	square meters|~c
square-centimeter	square centimeters|~h
square-mile	square miles|~b	sq mi;;$/mi²	mi²
acre	acres|~4
square-yard	square yards|~b
square-foot	square feet|~8oot	sq ft	ft²
square-inch	square inches|~b
dunam	dunams|~5	dunam
karat	karats|~5
milligram-ofglucose-per-deciliter	milligrams per deciliter|~9 per deciliter	mg/dL
millimole-per-liter	millimoles per liter|~9 per liter
item	items|~4	items|~4
part	parts|~4	part	$ part
part-per-1e6	parts per million|~4 per million
percent	percent	$%
permille	permille	$‰
permyriad	permyriad	$‱
mole	moles|~4
ofglucose	of glucose	Glc	$ Glc
liter-per-kilometer	liters per kilometer|~5 per kilometer
liter-per-100-kilometer	liters per 100 kilometers|~5 per 100 kilometers		L/100km
mile-per-gallon	miles per gallon|~4 per gallon
mile-per-gallon-imperial	miles per Imp. gallon|~4 per Imp. gallon		m/gUK
petabyte	petabytes|~8
terabyte	terabytes|~8
terabit	terabits|~7	Tb
gigabyte	gigabytes|~8
gigabit	gigabits|~7	Gb
megabyte	megabytes|~8
megabit	megabits|~7	Mb
kilobyte	kilobytes|~8
kilobit	kilobits|~7	kb
byte	bytes|~4	byte	B
bit	bits|~3	bit
century	centuries|~6y	c
decade	decades|~6
year	years|~4	yrs|yr;;$/y	y
quarter	quarters|~7;;$/q	qtrs|~3;;$/q	q
month	months|~5	mths|~3;;$/m	m
week	weeks|~4	wks|wk;;$/w	w
day	days|~3	days|~3;;$/d	d
hour	hours|~4	hr;;$/h	h
minute	minutes|~6		m
second	seconds|~6	sec;;$/s	s
millisecond	milliseconds|~b
microsecond	microseconds|~b
nanosecond	nanoseconds|~a
ampere	amperes|~6
milliampere	milliamperes|~b
ohm	ohms|~3
volt	volts|~4
kilocalorie	kilocalories|~b
calorie	calories|~7
foodcalorie	Calories|~7
kilojoule	kilojoules|~9
joule	joules|~5
kilowatt-hour	kilowatt-hours|~8 hour
electronvolt	electronvolts|~c
british-thermal-unit	British thermal units|~k	Btu
therm-us	US therms|~8	US therms|~8
pound-force	pounds of force|~5 of force
newton	newtons|~6
kilowatt-hour-per-100-kilometer	kilowatt-hours per 100 kilometers|~d per 100 kilometers	kWh/100km
gigahertz	gigahertz
megahertz	megahertz
kilohertz	kilohertz
hertz	hertz
em	ems|em;typographic ems	em
pixel	pixels|~5
megapixel	megapixels|~9	MP
pixel-per-centimeter	pixels per centimeter|~5 per centimeter	ppcm
pixel-per-inch	pixels per inch|~5 per inch
dot-per-centimeter	dots per centimeter|~3 per centimeter
dot-per-inch	dots per inch|~3 per inch
dot	dots|~3	dots|~3	dot
earth-radius	earth radius
kilometer	kilometers|~9
meter	meters|~5
decimeter	decimeters|~9
centimeter	centimeters|~a
millimeter	millimeters|~a
micrometer	micrometers|~a
nanometer	nanometers|~9
picometer	picometers|~9
mile	miles|~4
yard	yards|~4
foot	feet|foot		′
inch	inches|~4		″
parsec	parsecs|~6
light-year	light years|~a
astronomical-unit	astronomical units|~h
furlong	furlongs|~7
fathom	fathoms|~6	fth
nautical-mile	nautical miles|~d
mile-scandinavian	miles-scandinavian|~4-scandinavian	smi
point	points|~5
solar-radius	solar radii|~aus
lux	lux
candela	candela
lumen	lumen
solar-luminosity	solar luminosities|~fy
tonne	metric tons|~a
kilogram	kilograms|~8
gram	grams|~4
milligram	milligrams|~9
microgram	micrograms|~9
ton	tons|~3
stone	stones|~5
pound	pounds|~5		#
ounce	ounces|~5
ounce-troy	troy ounces|~a
carat	carats|~5	CD
dalton	daltons|~6
earth-mass	Earth masses|~a
solar-mass	solar masses|~a
grain	grains|~5
gigawatt	gigawatts|~8
megawatt	megawatts|~8
kilowatt	kilowatts|~8
watt	watts|~4
milliwatt	milliwatts|~9
horsepower	horsepower
millimeter-ofhg	millimeters of mercury|~a of mercury
ofhg	of mercury	of Hg	$ of Hg
pound-force-per-square-inch	pounds-force per square inch|~5-force per square inch
inch-ofhg	inches of mercury|~4 of mercury		″ Hg
bar	bars|~3	bar
millibar	millibars|~8		mb
atmosphere	atmospheres|~a
pascal	pascals|~6
hectopascal	hectopascals|~b
kilopascal	kilopascals|~a
megapascal	megapascals|~a
kilometer-per-hour	kilometers per hour|~9 per hour
meter-per-second	meters per second|~5 per second
mile-per-hour	miles per hour|~4 per hour
knot	knots|~4
celsius	degrees Celsius|~6 Celsius	$°C
fahrenheit	degrees Fahrenheit|~6 Fahrenheit	$°F	°
kelvin	kelvins|~6
pound-force-foot	pound-force-feet|~doot	lbf⋅ft
newton-meter	newton-meters|~c	N⋅m
cubic-kilometer	cubic kilometers|~f
cubic-meter	cubic meters|~b
cubic-centimeter	cubic centimeters|~g
cubic-mile	cubic miles|~a
cubic-yard	cubic yards|~a
cubic-foot	cubic feet|~7oot
cubic-inch	cubic inches|~a
megaliter	megaliters|~9
hectoliter	hectoliters|~a
liter	liters|~5
deciliter	deciliters|~9
centiliter	centiliters|~a
milliliter	milliliters|~a
pint-metric	metric pints|~b	mpt
cup-metric	metric cups|~a	mc
fluid-ounce-metric	metric fluid ounces|~i	fl oz m.	$ fl oz m.
acre-foot	acre-feet|~6oot	ac ft
bushel	bushels|~6
gallon	gallons|~6	gal;;$/gal US
gallon-imperial	Imp. gallons|~b	gal Imp.;;$/galImp	gal-Im
quart	quarts|~5
pint	pints|~4
pint-imperial	pints Imperial|~4 Imperial		$ pt Imp.
cup	cups|~3	c
cup-imperial	cups Imperial|~3 Imperial	cup Imp.	$ cup Imp.
fluid-ounce	fluid ounces|~b
fluid-ounce-imperial	Imp. fluid ounces|~g		fl oz Im
tablespoon	tablespoons|~a
teaspoon	teaspoons|~8
barrel	barrels|~6
dessert-spoon	dessert spoons|~d
dessert-spoon-imperial	Imp. dessert spoons|~i	dsp-Imp.	dsp-Imp
drop	drops|~4	drdrops|dr	dr
dram	drams|~4	drams|~4	fl.dr.
jigger	jiggers|~6	jiggers|~6	jigger
pinch	pinches|~5	pn
quart-imperial	Imp. quarts|~a	qt-Imp.
steradian	steradians|~9		$ sr
katal	katals|~5		$ kat
coulomb	coulombs|~7		$ C
farad	farads|~5		$ F
henry	henrys|~5		$ H
siemens	siemens		$ S
calorie-it	calories [IT]|~7 [IT]	cal-IT	$ cal-IT
british-thermal-unit-it	British thermal units [IT]|~k [IT]	BT-IT|BTU-IT	$ BT-IT|~4U-IT
becquerel	becquerels|~9		$ Bq
sievert	sieverts|~7		$ Sv
gray	grays|~4		$ Gy
kilogram-force	kilograms-force|~8-force		$ kgf
rod	rods|~3		$ rd
chain	chains|~5		$ ch
tesla	teslas|~5		$ T
weber	webers|~5		$ Wb
rankine	rankines|~7		$ °R
fortnight	fortnights|~9	fw	$ fw
slug	slugs|~4	slug	$ slug
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
part-per-1e9	parts per billion|~4 per billion
night	nights|~5	nights|~5
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
  words: {"to":[],"and":[],"per":[],"opening":[],"howMany":[],"are":[]},
};

export default locale;
