// Written from the units, their names and the reader: `pnpm generate`
// Some names are Unicode CLDR's, © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

/** Everyday units, each with the words that mean it; after `>`, with the words that mean it beside another unit only. */
export const words = `
meter	metros	metro	m	mt	mts	mtrs	mtr	metro lineal	metros lineales
kilometer	kilómetros	kilómetro	km	kms
centimeter	centímetros	centímetro	cm	cms
millimeter	milímetros	milímetro	mm	mms
micrometer	micrómetros	micrómetro	μm
nanometer	nanómetros	nanómetro
inch	pulgadas	pulgada	in	pulg	plg	pulgs
foot	pies	pie	ft
yard	yardas	yarda	yd
mile	millas	milla	mi
nautical-mile	millas náuticas	milla náutica	M	nmi
point	puntos	punto	ptos.	pto.
pixel-css	píxeles css	píxel css	css pixel
kilogram	kilogramos	kilogramo	kg	kilo	kilos	kg.
gram	gramos	gramo	g	gr	grs	gms
milligram	miligramos	miligramo	mg
microgram	microgramos	microgramo	μg
tonne	toneladas	tonelada	t	tn	ton	tons
carat	>quilates	>quilate	ct
pound	libras	libra	lb
ounce	onzas	onza	oz
stone	stones	stone	st
ton	toneladas cortas	tonelada corta	tc
celsius	grados celsius	grado celsius	°C	grados c	grados centígrados	grado centígrado	centígrados
fahrenheit	grados fahrenheit	grado fahrenheit	°F	grados f
cubic-meter	metros cúbicos	metro cúbico	m³	mt3	mts3
cubic-centimeter	centímetros cúbicos	centímetro cúbico	cm³	cc
liter	litros	litro	l	lt	lts	ltrs	L
milliliter	mililitros	mililitro	ml	mL
cubic-inch	pulgadas cúbicas	pulgada cúbica	in³
cubic-foot	pies cúbicos	pie cúbico	ft³
gallon	galones	galón	gal
quart	cuartos de galón	cuarto de galón	qt
pint	pintas	pinta	>p	pt
cup	cup
fluid-ounce	onzas líquidas	onza líquida	fl oz
tablespoon	tbsp
teaspoon	tsp
square-meter	metros cuadrados	metro cuadrado	m²	mt2	mts2	mts cuadrados
square-kilometer	kilómetros cuadrados	kilómetro cuadrado	km²
square-centimeter	centímetros cuadrados	centímetro cuadrado	cm²
hectare	hectáreas	hectárea	ha
square-inch	pulgadas cuadradas	pulgada cuadrada	in²
square-foot	pies cuadrados	pie cuadrado	ft²
square-yard	yardas cuadradas	yarda cuadrada	yd²
square-mile	millas cuadradas	milla cuadrada	mi²
acre	acres	acre	ac
meter-per-second	metros por segundo	metro por segundo	m/s
kilometer-per-hour	kilómetros por hora	kilómetro por hora	km/h	kilómetros a la hora	km a la hora	kilómetros hora	kilómetro hora	km hora
mile-per-hour	millas por hora	milla por hora	mi/h	millas a la hora	mph
foot-per-second	pies por segundo	pie por segundo	ft/s
knot	nudos	nudo	kn
minute-per-kilometer	minutos por kilómetro	minuto por kilómetro	min/km
minute-per-mile	minutos por milla	minuto por milla	min/mi
second	segundos	segundo	s	seg	segs
millisecond	milisegundos	milisegundo	ms
microsecond	microsegundos	microsegundo	μs
minute	minutos	minuto	min
hour	horas	hora	h	hr	hrs	hs
day	días	día	d
week	semanas	semana	sem.	wk
month	meses	mes	mo
year	años	año	yr
decade	décadas	década	déc.	dec
bit	bits	bit	b
byte	bytes	byte	B
terabyte	terabytes	terabyte	TB
gigabyte	gigabytes	gigabyte	GB
megabyte	megabytes	megabyte	MB
kilobyte	kilobytes	kilobyte	kB
tebibyte	tebibytes	tebibyte	TiB
gibibyte	gibibytes	gibibyte	GiB
mebibyte	mebibytes	mebibyte	MiB
joule	julios	julio
megajoule	megajulios	megajulio
kilojoule	kilojulios	kilojulio
kilowatt-hour	kilovatios hora	kilovatio hora
kilocalorie	kcal
british-thermal-unit-it	btu-it
watt	vatios	vatio	W
kilowatt	kilovatios	kilovatio	kW
horsepower	hp
horsepower-metric	caballos de vapor	caballo de vapor	CV	caballos de vapor métricos	caballo de vapor métrico	caballo	caballos	cv	caballos vapor	PS
british-thermal-unit-it-per-hour	btu-it por hora	BTU-IT/h	BTU/h
pascal	pascales	pascal
megapascal	megapascales	megapascal
kilopascal	kilopascales	kilopascal
hectopascal	hectopascales	hectopascal
bar	bares
pound-force-per-square-inch	libras por pulgada cuadrada	libra por pulgada cuadrada	psi
millimeter-ofhg	milímetros de mercurio	milímetro de mercurio	mmHg
liter-per-100-kilometer	>litros por 100 kilómetros	>litro por 100 kilómetros	l/100 km	litros a los 100 km	>litros cada 100 km	>litros por 100 km	litros a los 100	litros a los cien	litros cada 100	l a los 100	l a los 100 km	>l cada 100 km	L/100 km
`;
