// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'en',
  plurals: 'other one',
  quantities: `
#length	Length
meter~s|




inch~es|		″
feet|foot		′
yard~s|


mile~s|
nautical mile~s|













fathom~s|	fth
rod~s|		$ rd

chain~s|		$ ch


furlong~s|






mile~s|~-scandinavian	smi








astronomical unit~s|
parsec~s|




light year~s|
earth radius

solar radi~i|us





point~s|








shaku [JP]	shaku [JP]	$ shaku [JP]
sun [JP]	sun [JP]	$ sun [JP]

rin [JP]	rin [JP]	$ rin [JP]
ken [JP]	ken [JP]	$ ken [JP]
jo [JP]	jo [JP]	$ jo [JP]

ri [JP]	ri [JP]	$ ri [JP]
shaku [cloth, JP]	shaku [cloth, JP]	$ shaku [cloth, JP]
#area	Area





hectare~s|





square inch~es|
square f~ee|oo~t	sq ft	ft²

square mile~s|	sq mi;;$/mi²	mi²



acre~s|










dunam~s|	dunam



bu [JP]	bu [JP]	$ bu [JP]
se [JP]	se [JP]	$ se [JP]

cho [JP]	cho [JP]	$ cho [JP]
#volume	Volume






liter~s|


cubic inch~es|
cubic f~ee|oo~t







acre-f~ee|oo~t	ac ft







gallon~s|	gal;;$/gal US


quart~s|
pint~s|
cup~s|	c

fluid ounce~s|
dram~s|	dram~s|	fl.dr.

tablespoon~s|
teaspoon~s|
dessert spoon~s|

metric fluid ounce~s|	fl oz m.	$ fl oz m.

pinch~es|	pn


drop~s|	drdrops|dr	dr

jigger~s|	jigger~s|	jigger


bushel~s|




barrel~s|








Imp. gallon~s|	gal Imp.;;$/galImp	gal-Im
Imp. quart~s|	qt-Imp.
pint~s|~ Imperial		$ pt Imp.
cup~s|~ Imperial	cup Imp.	$ cup Imp.

Imp. fluid ounce~s|		fl oz Im




Imp. dessert spoon~s|	dsp-Imp.	dsp-Imp






metric cup~s|	mc



metric pint~s|	mpt
cup [JP]	cup [JP]	$ cup [JP]
osaji [JP]	osaji [JP]	$ osaji [JP]
kosaji [JP]	kosaji [JP]	$ kosaji [JP]

































koku [JP]	koku [JP]	$ koku [JP]
to [JP]	to [JP]	$ to [JP]

shaku [volume, JP]	shaku [vol, JP]	$ shaku [vol, JP]
sai [JP]	sai [JP]	$ sai [JP]
#mass	Mass
kilogram~s|
gram~s|
metric ton~s|


carat~s|	CD
pound~s|		#

ounce~s|

grain~s|
stone~s|



ton~s|

slug~s|	slug	$ slug

troy ounce~s|










dalton~s|




solar mass~es|
Earth mass~es|




fun [JP]	fun [JP]	$ fun [JP]
#time	Time
second~s|	sec;;$/s	s
minute~s|		m
hour~s|	hr;;$/h	h
day~s|	day~s|;;$/d	d
week~s|	wks|wk;;$/w	w
fortnight~s|	fw	$ fw
month~s|	mth~s|;;$/m	m
quarter~s|;;$/q	qtr~s|;;$/q	q

year~s|	yrs|yr;;$/y	y
decade~s|
centur~ies|y	c



night~s|	night~s|
#labor	Labor
#temperature	Temperature
kelvin~s|
degree~s|~ Celsius	$°C
degree~s|~ Fahrenheit	$°F	°
rankine~s|		$ °R
#temperature-difference	Temperature difference
#speed	Speed and pace





mile~s|~ per hour





knot~s|


light	light
#acceleration	Acceleration
meter~s|~ per second squared





g-force	G	Gs|G
#angle	Angle
radian~s|
degree~s|	deg	°
arcminute~s|	arcmin~s|	′
arcsecond~s|	arcsec~s|	″



revolution~s|
#solid-angle	Solid angle
steradian~s|		$ sr
#frequency	Frequency
hertz
#angular-speed	Angular speed
#force	Force
newton~s|


kilogram~s|~-force		$ kgf


pound~s|~ of force
#pressure	Pressure
pascal~s|
bar~s|	bar
atmosphere~s|






pound~s|~-force per square inch




















millimeter~s|~ of mercury

inch~es|~ of mercury		″ Hg
#energy	Energy
joule~s|



kilowatt~-hours| hour
electronvolt~s|
calorie~s|
Calorie~s|
calorie~s|~ [IT]	cal-IT	$ cal-IT




British thermal unit~s|~ [IT]	BT-IT|BTU-IT	$ BT-IT|$ BTU-IT
British thermal unit~s|	Btu








US therm~s|	US therm~s|
#power	Power
watt~s|
horsepower














solar luminosit~ies|y
#torque	Torque







pound-force-f~ee|oo~t	lbf⋅ft
#momentum	Momentum
#moment-of-inertia	Moment of inertia
#surface-tension	Surface tension and stiffness
#fracture-toughness	Fracture toughness
#fuel-economy	Fuel economy

liter~s|~ per 100 kilometers		L/100km




mile~s|~ per gallon
mile~s|~ per Imp. gallon		m/gUK
#data	Digital information
bit~s|	bit
byte~s|	byte	B
#data-rate	Data rate
#resolution	Resolution

pixel~s|~ per centimeter	ppcm

pixel~s|~ per inch
dot~s|~ per inch
dot~s|~ per centimeter
#graphics	Graphics
pixel~s|
dot~s|	dot~s|	dot
#typewidth	Type width
ems|em;typographic ems	em
#ratio	Ratio and count
part~s|	part	$ part
percent	$%
permille	$‰
permyriad	$‱

part~s|~ per million
part~s|~ per billion



karat~s|
#container-capacity	Container capacity
#level	Level
#loudness	Loudness
#musical-interval	Musical interval
#density	Density
#specific-weight	Specific weight


of mercury	of Hg	$ of Hg
#linear-density	Linear density
#area-density	Area density
#volume-flow	Volume flow
#mass-flow	Mass flow
#molar-flow	Molar flow
#dynamic-viscosity	Dynamic viscosity
#kinematic-viscosity	Kinematic viscosity
#fluidity	Fluidity
#vapor-permeance	Water vapor permeance
#vapor-permeability	Water vapor permeability
#turbidity	Turbidity
#specific-energy	Specific energy
#energy-density	Energy density





of gasoline equivalent	gas-equiv
#molar-energy	Molar energy
#thermal-conductivity	Thermal conductivity
#thermal-insulance	Thermal insulance
#thermal-expansion	Thermal expansion
#heat-capacity	Heat capacity and entropy
#specific-heat-capacity	Specific heat capacity
#molar-heat-capacity	Molar heat capacity
#heat-flux	Heat flux and irradiance
#heat-transfer-coefficient	Heat transfer coefficient
#radiant-exposure	Radiant exposure
#amount-of-substance	Amount of substance
mole~s|
item~s|	item~s|
#molar-concentration	Molar concentration





milligram~s|~ per deciliter	mg/dL
#molality	Molality

of glucose	Glc	$ Glc
#catalytic-activity	Catalytic activity
katal~s|		$ kat
#catalytic-concentration	Catalytic activity concentration
#filtration-rate	Glomerular filtration rate
#electric-current	Electric current
ampere~s|
#current-noise-density	Current noise density
#electric-charge	Electric charge
coulomb~s|		$ C
#voltage	Voltage
volt~s|
#voltage-noise-density	Voltage noise density
#electric-resistance	Electric resistance
ohm~s|
#electric-conductance	Electric conductance
siemens		$ S
#capacitance	Capacitance
farad~s|		$ F
#inductance	Inductance
henry~s|		$ H
#magnetic-flux	Magnetic flux
weber~s|		$ Wb
#magnetic-flux-density	Magnetic flux density
tesla~s|		$ T
#magnetic-field-strength	Magnetic field strength
#magnetic-moment	Magnetic moment
#electric-field-strength	Electric field strength
#electric-dipole-moment	Electric dipole moment
#resistivity	Electrical resistivity
#conductivity	Electrical conductivity
#apparent-power	Apparent and reactive power
#apparent-energy	Apparent and reactive energy
#luminous-intensity	Luminous intensity
candela
#luminance	Luminance
#illuminance	Illuminance
lux
#luminous-flux	Luminous flux
lumen
#luminous-exposure	Luminous exposure
#wavenumber	Reciprocal length
#spectral-flux-density	Spectral flux density
#activity	Radioactivity
becquerel~s|		$ Bq
#activity-concentration	Activity concentration
#absorbed-dose	Absorbed dose
gray~s|		$ Gy
#equivalent-dose	Equivalent dose
sievert~s|		$ Sv
#equivalent-dose-rate	Equivalent dose rate
#radiation-exposure	Radiation exposure
#energy-per-distance	Energy per distance



kilowatt-hour~s|~ per 100 kilometers	kWh/100km
`,
  units: `
petabyte	petabyte~s|
terabyte	terabyte~s|
terabit	terabit~s|	Tb
gigabyte	gigabyte~s|
gigabit	gigabit~s|	Gb
megabyte	megabyte~s|
megabit	megabit~s|	Mb
kilobyte	kilobyte~s|
kilobit	kilobit~s|	kb
millisecond	millisecond~s|
microsecond	microsecond~s|
nanosecond	nanosecond~s|
megapixel	megapixel~s|	MP
millibar	millibar~s|		mb
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
  words: {"to":[],"and":[],"per":[],"opening":[],"howMany":[],"are":[],"one":[],"endings":[]},
};

export default locale;
