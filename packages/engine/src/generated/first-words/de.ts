// Written from the units, their names and the reader: `pnpm generate`
// Some names are Unicode CLDR's, © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

/** Everyday units, each with the words that mean it; after `>`, with the words that mean it beside another unit only. */
export const words = `
meter	meter	m
kilometer	kilometer	km
centimeter	zentimeter	cm
millimeter	millimeter	mm
micrometer	mikrometer	μm
nanometer	nanometer
inch	Zoll	in
foot	Fuß	ft
yard	yards	Yard	yd
mile	meilen	meile	mi
nautical-mile	seemeilen	seemeile	sm	nmi
point	dtp-punkte	dtp-punkt
pixel-css	css-pixel	css pixel
kilogram	kilogramm	kg	Kilo	kilos	kg.
gram	gramm	g	gr
milligram	milligramm	mg
microgram	mikrogramm	μg
tonne	tonnen	tonne	t
carat	>karat	ct
pound	englische pfund	englisches pfund	lb
ounce	unzen	Unze	oz
stone	stones	stone	st
ton	short tons	short ton	tn. sh.	tn
celsius	grad celsius	°C	grad c
fahrenheit	grad fahrenheit	°F	grad f
cubic-meter	kubikmeter	m³	kubik	cbm
cubic-centimeter	kubikzentimeter	cm³
liter	liter	l	Maß	maß bier	L
milliliter	milliliter	ml	mL
cubic-inch	kubikzoll	in³
cubic-foot	kubikfuß	ft³
gallon	gallonen	gallone	gal
quart	quart	qt	quarts
pint	pints	Pint	pt
cup	us-cups	Cups	us-tasse	us-tassen	cup
fluid-ounce	flüssigunzen	flüssigunze	fl oz	fl.oz.
tablespoon	us-esslöffel	tbsp
teaspoon	us-teelöffel	tsp
square-meter	quadratmeter	m²	qm
square-kilometer	quadratkilometer	km²
square-centimeter	quadratzentimeter	cm²
hectare	hektar	ha
square-inch	quadratzoll	in²
square-foot	quadratfuß	ft²
square-yard	quadratyards	quadratyard	yd²
square-mile	quadratmeilen	quadratmeile	mi²
acre	acres	Acre	ac
meter-per-second	meter pro sekunde	m/s
kilometer-per-hour	kilometer pro stunde	km/h	stundenkilometer	sachen
mile-per-hour	meilen pro stunde	meile pro stunde	mi/h	mph
foot-per-second	fuß pro sekunde	ft/s
knot	knoten	kn
minute-per-kilometer	minuten pro kilometer	minute pro kilometer	Min./km	min/km
minute-per-mile	minuten pro meile	minute pro meile	Min./mi	min/mi
second	sekunden	sekunde	s
millisecond	millisekunden	millisekunde	ms
microsecond	mikrosekunden	mikrosekunde	μs
minute	minuten	minute	Min.	min
hour	stunden	stunde	Std.	Stdn	h
day	Tage	Tag	d
week	wochen	woche	Wo.	wk
month	monate	monat	Mon.	mo
year	jahre	Jahr	yr
decade	jahrzehnte	jahrzehnt	Jz.	dec
bit	Bit	Bits	bit
byte	Byte	bytes	B
terabyte	terabyte	TB	terabytes
gigabyte	gigabyte	GB	gigabytes
megabyte	megabyte	MB	megabytes
kilobyte	kilobyte	kB	kilobytes
tebibyte	tebibyte	tebibytes	TiB
gibibyte	gibibyte	gibibytes	GiB
mebibyte	mebibyte	mebibytes	MiB
joule	joule
megajoule	megajoule
kilojoule	kilojoule
kilowatt-hour	kilowattstunden	kilowattstunde
kilocalorie	kcal
british-thermal-unit-it	btu-it
watt	Watt	W
kilowatt	kilowatt	kW
horsepower	britische pferdestärken	britische pferdestärke	hp
horsepower-metric	pferdestärken	pferdestärke	PS	metrische pferdestärken	metrische pferdestärke
british-thermal-unit-it-per-hour	btu-it pro stunde	BTU-IT/h	BTU/h
pascal	pascal
megapascal	megapascal
kilopascal	kilopascal
hectopascal	hektopascal
pound-force-per-square-inch	pfund pro quadratzoll	psi
millimeter-ofhg	millimeter quecksilbersäule	mm hg	mmHg
liter-per-100-kilometer	Liter pro 100 Kilometer	L/100 km	>Liter auf 100 km	>Liter auf 100 Kilometer	Liter pro 100 km	Liter auf 100	l auf 100
`;
