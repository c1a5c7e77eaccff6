// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'en',
  plurals: 'other one',
  quantities: `
#length	Length
meterZ




inchY		″
fX		′
yardZ


mileZ
nautical mileZ













fathomZ	fth
rodZ		$ rd

chainZ		$ ch


furlongZ






mile~s|~-scandinavian	smi








astronomical unitZ
parsecZ




light yearZ
earth radius

solar radi~i|us






pointZ












shaku [JP]	shaku [JP]	$ shaku [JP]
sun [JP]	sun [JP]	$ sun [JP]

rin [JP]	rin [JP]	$ rin [JP]
ken [JP]	ken [JP]	$ ken [JP]
jo [JP]	jo [JP]	$ jo [JP]

ri [JP]	ri [JP]	$ ri [JP]
shaku [cloth, JP]	shaku [cloth, JP]	$ shaku [cloth, JP]
#area	Area





hectareZ





square inchY
square fX	sq ft	ft²

square mileZ	sq mi;;$/mi²	mi²



acreZ










dunamZ	dunam



bu [JP]	bu [JP]	$ bu [JP]
se [JP]	se [JP]	$ se [JP]

cho [JP]	cho [JP]	$ cho [JP]
#volume	Volume






literZ


cubic inchY
cubic fX







acre-fX	ac ft







gallonZ	gal;;$/gal US


quartZ
pintZ
cupZ	c

fluid ounceZ
dramZ	dram~s|	fl.dr.

tablespoonZ
teaspoonZ
dessert spoonZ

metric fluid ounceZ	fl oz m.	$ fl oz m.

pinchY	pn


dropZ	drdrops|dr	dr

jiggerZ	jigger~s|	jigger


bushelZ




barrelZ












Imp. gallonZ	gal Imp.;;$/galImp	gal-Im
Imp. quartZ	qt-Imp.
pintZ Imperial		$ pt Imp.
cupZ Imperial	cup Imp.	$ cup Imp.

Imp. fluid ounceZ		fl oz Im





Imp. dessert spoonZ	dsp-Imp.	dsp-Imp






metric cupZ	mc




metric pintZ	mpt
cup [JP]	cup [JP]	$ cup [JP]
osaji [JP]	osaji [JP]	$ osaji [JP]
kosaji [JP]	kosaji [JP]	$ kosaji [JP]

































koku [JP]	koku [JP]	$ koku [JP]
to [JP]	to [JP]	$ to [JP]

shaku [volume, JP]	shaku [vol, JP]	$ shaku [vol, JP]
sai [JP]	sai [JP]	$ sai [JP]
#mass	Mass
kilogramZ
gramZ
metric tonZ


caratZ	CD
poundZ		#

ounceZ

grainZ
stoneZ



tonZ

slugZ	slug	$ slug

troy ounceZ










daltonZ




solar massY
Earth massY




fun [JP]	fun [JP]	$ fun [JP]
#time	Time
secondZ	sec;;$/s	s
minuteZ		m
hourZ	hr;;$/h	h

dayZ	day~s|;;$/d	d
weekZ	wks|wk;;$/w	w
fortnightZ	fw	$ fw
monthZ	mth~s|;;$/m	m
quarterZ;;$/q	qtr~s|;;$/q	q

yearZ	yrs|yr;;$/y	y
decadeZ
centur~ies|y	c



nightZ	night~s|
#labor	Labor
#temperature	Temperature
kelvinZ
degreeZ Celsius	$°C
degreeZ Fahrenheit	$°F	°
rankineZ		$ °R
#temperature-difference	Temperature difference
#speed	Speed and pace





mileZ per hour





knotZ


light	light
#acceleration	Acceleration
meterZ per second squared





g-force	G	Gs|G
#angle	Angle
radianZ
degreeZ	deg	°
arcminuteZ	arcmin~s|	′
arcsecondZ	arcsec~s|	″



revolutionZ
#solid-angle	Solid angle
steradianZ		$ sr
#frequency	Frequency
hertz
#angular-speed	Angular speed
#force	Force
newtonZ


kilogram~s|~-force		$ kgf


poundZ of force
#pressure	Pressure
pascalZ
barZ	bar
atmosphereZ






pound~s|~-force per square inch




















millimeterZ of mercury

inchY of mercury		″ Hg
#gauge-pressure	Gauge pressure
#energy	Energy
jouleZ



kilowatt~-hours| hour
electronvoltZ
calorieZ
CalorieZ
calorieZ [IT]	cal-IT	$ cal-IT





British thermal unitZ [IT]	BT-IT|BTU-IT	$ BT-IT|$ BTU-IT
British thermal unitZ	Btu








US thermZ	US therm~s|
#power	Power
wattZ
horsepower














solar luminosit~ies|y
#torque	Torque
newton-meterZ	N⋅m






pound-force-fX	lbf⋅ft
#momentum	Momentum
#moment-of-inertia	Moment of inertia
#surface-tension	Surface tension and stiffness
#fracture-toughness	Fracture toughness
#fuel-economy	Fuel economy

literZ per 100 kilometers		L/100km




mileZ per gallon
mileZ per Imp. gallon		m/gUK
#data	Digital information
bitZ	bit
byteZ	byte	B
#data-rate	Data rate
#resolution	Resolution

pixelZ per centimeter	ppcm

pixelZ per inch
dotZ per inch
dotZ per centimeter
#graphics	Graphics
pixelZ
dotZ	dot~s|	dot
#typewidth	Type width
ems|em;typographic ems	em
#ratio	Ratio and count
partZ	part	$ part
percent	$%
permille	$‰
permyriad	$‱

partZ per million
partZ per billion



karatZ
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
moleZ
itemZ	item~s|
#molar-concentration	Molar concentration
#molality	Molality

of glucose	Glc	$ Glc
#catalytic-activity	Catalytic activity
katalZ		$ kat
#catalytic-concentration	Catalytic activity concentration
#filtration-rate	Glomerular filtration rate
#electric-current	Electric current
ampereZ
#current-noise-density	Current noise density
#electric-charge	Electric charge
coulombZ		$ C
#voltage	Voltage
voltZ
#voltage-noise-density	Voltage noise density
#electric-resistance	Electric resistance
ohmZ
#electric-conductance	Electric conductance
siemens		$ S
#capacitance	Capacitance
faradZ		$ F
#inductance	Inductance
henryZ		$ H
#magnetic-flux	Magnetic flux
weberZ		$ Wb
#magnetic-flux-density	Magnetic flux density
teslaZ		$ T
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
becquerelZ		$ Bq
#activity-concentration	Activity concentration
#absorbed-dose	Absorbed dose
grayZ		$ Gy
#equivalent-dose	Equivalent dose
sievertZ		$ Sv
#equivalent-dose-rate	Equivalent dose rate
#radiation-exposure	Radiation exposure
#energy-per-distance	Energy per distance



kilowatt-hourZ per 100 kilometers	kWh/100km
#antenna-gain	Antenna gain
#computing-performance	Computing performance
#telephone-traffic	Telephone traffic
#film-speed	Film speed
#heat-pump-efficiency	Efficiency of heat pumps
#vascular-resistance	Vascular resistance
#acoustic-impedance	Specific acoustic impedance
#biological-activity	Biological activity
#color-temperature	Color temperature
#gas-column	Gas in a column of air
#specific-power	Power per mass
#reduced-electric-field	Reduced electric field
`,
  units: `
petabyte	petabyteZ
terabyte	terabyteZ
terabit	terabitZ	Tb
gigabyte	gigabyteZ
gigabit	gigabitZ	Gb
megabyte	megabyteZ
megabit	megabitZ	Mb
kilobyte	kilobyteZ
kilobit	kilobitZ	kb
millisecond	millisecondZ
microsecond	microsecondZ
nanosecond	nanosecondZ
gigahertz	gigahertz
megahertz	megahertz
kilohertz	kilohertz
megapixel	megapixelZ	MP
millibar	millibarZ		mb
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
~Z	s||s
~Y	es||es
~X	eet|oot|eet
`,
  words: {"to":[],"and":[],"per":[],"opening":[],"howMany":[],"are":[],"one":[],"endings":[]},
};

export default locale;
