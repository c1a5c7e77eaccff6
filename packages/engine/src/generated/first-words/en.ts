// Written from the units, their names and the reader: `pnpm generate`

/** Everyday units, each with the words that mean it; after `>`, with the words that mean it beside another unit only. */
export const words = `
meter	meter	meters	metre	metres	m	mtr
kilometer	kilometer	kilometers	kilometre	kilometres	km	kmtr	kms
centimeter	centimeter	centimeters	centimetre	centimetres	cm	cmtr	cms
millimeter	millimeter	millimeters	millimetre	millimetres	mm	mmtr	mms
micrometer	micrometer	micrometers	micrometre	micrometres	μm	um	μmtr	µm	µmtr
nanometer	nanometer	nanometers	nanometre	nanometres	nmtr
inch	inch	inches	in	"
foot	foot	feet	ft	'
yard	yard	yards	yd	yrd	yds
mile	mile	miles	mi
nautical-mile	nautical mile	nautical miles	nmi	NM
point	point	points
kilogram	kilogram	kilograms	kilo	kilogramme	kg	kilos	kilogrammes
gram	gram	grams	gramme	g	gm	grammes
milligram	milligram	milligrams	milligramme	mg	mgm	milligrammes	mgs
microgram	microgram	micrograms	microgramme	μg	ug	μgm	microgrammes	µg	µgm
tonne	tonne	tonnes	t	MT	mt	te
carat	carat	carats	ct
pound	pound	pounds	lb	#	lbm	℔	lbs
ounce	ounce	ounces	oz	ozm	ozs
stone	stone	stones	st
ton	ton	tons	tn
celsius	celsius	centigrade	deg celsius	°celsius	°C	C	c	C°	deg c	degC	degreesc	oC	tempc	centigrades	deg celsiuses	°celsiuses	degc	oc
fahrenheit	fahrenheit	deg fahrenheit	°fahrenheit	°F	deg f	degF	degreesf	F	F°	oF	tempf	deg fahrenheits	°fahrenheits	degf
cubic-meter	cubic meter	cubic meters	m³	m^3	m3	cbm	cu meter	cu meters	cu m
cubic-centimeter	cubic centimeter	cubic centimeters	cm³	cm^3	cm3	c.c	cc	ccm	cu centimeter	cu centimeters	cu cm
liter	liter	liters	litre	litres	L	l	lit	lt	ltr
milliliter	milliliter	milliliters	millilitre	millilitres	mL	ml	mlit	mlt	mltr	mls
cubic-inch	cubic inch	cubic inches	in³	in3	CID	cuin	cu inch	cu inches	cu in	cid
cubic-foot	cubic foot	cubic feet	ft³	ft^3	ft3	cf	cft	cuft	cu foot	cu feet	cu ft
gallon	gallon	gallons	gal	usgal	gals
quart	quart	quarts	qt	USqt	qts	usqt
pint	pint	pints	pt	>p	pnt	pts
cup	cup	cups	cu
fluid-ounce	fluid ounce	fluid ounces	fl oz	fl ozes
tablespoon	tablespoon	tablespoons	tablespoonful	tbsp	>tb	tblsp	Tbs	tablespoonfuls	tbsps	tbs
teaspoon	teaspoon	teaspoons	teaspoonful	tsp	teaspoonfuls	tsps
square-meter	square meter	square meters	m²	m^2	m2	qm	sqm	sq meter	sq meters	sq m
square-kilometer	square kilometer	square kilometers	km²	km^2	km2	qkm	sqkm	sq kilometer	sq kilometers	sq km
square-centimeter	square centimeter	square centimeters	cm²	cm^2	cm2	qcm	sqcm	sq centimeter	sq centimeters	sq cm
hectare	hectare	hectares	ha
square-inch	square inch	square inches	in²	in2	sqin	sq inch	sq inches	sq in
square-foot	square foot	square feet	sqfoot	ft²	ft^2	ft2	sf	sft	sqft	sqfeet	sq foot	sq feet	sq ft
square-yard	square yard	square yards	gaj	gaz	sq gaj	sq gaz	sqyard	yd²	yd^2	yd2	sqyd	gajs	gazes	sq gajs	sq gazes	sqyards	sq yard	sq yards	sq yd
square-mile	square mile	square miles	sqmile	mi²	mi^2	mi2	sqmi	sqmiles	sq mile	sq miles	sq mi
acre	acre	acres	killa	ac	killas
meter-per-second	meter per second	meters per second	m/s	mps
kilometer-per-hour	kilometer per hour	kilometers per hour	km/h	kmh	kmph	kph
mile-per-hour	mile per hour	miles per hour	mph	m.p.h
foot-per-second	foot per second	feet per second	ft/s	fps
knot	knot	knots	kn	kt	Kts	kts
minute-per-kilometer	minute per kilometer	minutes per kilometer	min/km
minute-per-mile	minute per mile	minutes per mile	min/mi
second	second	seconds	sec	s	secs
millisecond	millisecond	milliseconds	millisec	ms	msec	millisecs
microsecond	microsecond	microseconds	microsec	μs	us	μsec	microsecs	µs	µsec
minute	minute	minutes	min	mins
hour	hour	hours	h	hr	hrs
day	day	days	d
week	week	weeks	wk	wks
month	month	months	mo	mth	mos
year	year	years	annum	yr	y	annums	yrs
decade	decade	decades	dec
bit	bit	bits	b
byte	byte	bytes	B	Byte
terabyte	terabyte	terabytes	TB	TByte	Tbyte
gigabyte	gigabyte	gigabytes	GB	GByte	Gbyte
megabyte	megabyte	megabytes	MB	MByte	Mbyte
kilobyte	kilobyte	kilobytes	kB	kByte
tebibyte	tebibyte	tebibytes	TiB	tibyte
gibibyte	gibibyte	gibibytes	GiB	gibyte
mebibyte	mebibyte	mebibytes	MiB	mibyte
joule	joule	joules
megajoule	megajoule	megajoules
kilojoule	kilojoule	kilojoules
kilowatt-hour	kilowatt hour	kilowatt hours	kWhr	kwhr
kilocalorie	kilocalorie	kilocalories	kcal
british-thermal-unit-it	BTUs	btus
watt	watt	watts	w	W
kilowatt	kilowatt	kilowatts	kW	kilows	kw
horsepower	horsepower	hp	bhp	h.p
horsepower-metric	pferdestarke	pferdestärke	pferdestärken	PS	cv	hpM	pferdestarkes	pferdestärkes	pferdestärkens	hpm
british-thermal-unit-it-per-hour	BTU/h	btuh
pascal	pascal	pascals
megapascal	megapascal	megapascals
kilopascal	kilopascal	kilopascals
hectopascal	hectopascal	hectopascals
bar	bars	bara
pound-force-per-square-inch	psi	lb/in2	lb/in^2	lbs/in2	lbs/in^2	p.s.i	psia
millimeter-ofhg	mmHg	mmhg
liter-per-100-kilometer	l100km	lp100km
`;
