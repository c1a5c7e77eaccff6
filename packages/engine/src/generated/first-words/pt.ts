// Written from the units, their names and the reader: `pnpm generate`
// Some names are Unicode CLDR's, © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

/** Everyday units, each with the words that mean it; after `>`, with the words that mean it beside another unit only. */
export const words = `
meter	metros	metro	m	mt	mts	mtrs
kilometer	quilômetros	quilômetro	km
centimeter	centímetros	centímetro	cm
millimeter	milímetros	milímetro	mm
micrometer	micrômetros	micrômetro	μm
nanometer	nanômetros	nanômetro
inch	polegadas	polegada	pol.	pols	in
foot	pés	pé	ft	pes
yard	jardas	jarda	yd
mile	milhas	milha	mi
nautical-mile	milhas náuticas	milha náutica	mn	nmi
point	pontos	ponto tipográfico	pontos tipográficos
pixel-css	pixel css	css pixel
kilogram	quilogramas	quilograma	kg	quilo	quilos	kilos
gram	gramas	grama	g	gr	grs
milligram	miligramas	miligrama	mg
microgram	microgramas	micrograma	μg
tonne	toneladas métricas	tonelada métrica	t	tonelada	toneladas
carat	>quilates	>quilate	ct
pound	>libras	>libra	lb
ounce	onças	onça	oz
stone	stones	stone	st
ton	toneladas americanas	tonelada americana	tn
celsius	graus celsius	grau celsius	°C	graus c	graus centígrados	grau centígrado	centígrados
fahrenheit	graus fahrenheit	grau fahrenheit	°F	graus f
cubic-meter	metros cúbicos	metro cúbico	m³
cubic-centimeter	centímetros cúbicos	centímetro cúbico	cm³	cc
liter	litros	litro	l	lt	lts	L
milliliter	mililitros	mililitro	ml	mL
cubic-inch	polegadas cúbicas	polegada cúbica	pol³	in³
cubic-foot	pés cúbicos	pé cúbico	ft³
gallon	galões	galão	gal
quart	quartos de galão	quarto de galão	qt
pint	pints	pint	pt
cup	xícaras americanas	xícara americana	cup
fluid-ounce	onças fluidas	onça fluida	fl oz	onça líquida	onças líquidas
tablespoon	colheres de sopa americanas	colher de sopa americana	tbsp
teaspoon	colheres de chá americanas	colher de chá americana	tsp
square-meter	metros quadrados	metro quadrado	m²	m2	mt2
square-kilometer	quilômetros quadrados	quilômetro quadrado	km²
square-centimeter	centímetros quadrados	centímetro quadrado	cm²
hectare	hectares	hectare	ha
square-inch	polegadas quadradas	polegada quadrada	pol²	in²
square-foot	pés quadrados	pé quadrado	ft²
square-yard	jardas quadradas	jarda quadrada	yd²
square-mile	milhas quadradas	milha quadrada	mi²
acre	acres	acre	ac
meter-per-second	metros por segundo	metro por segundo	m/s
kilometer-per-hour	quilômetros por hora	quilômetro por hora	km/h	km por hora	kmh	km por h
mile-per-hour	milhas por hora	milha por hora	mph
foot-per-second	pés por segundo	pé por segundo	ft/s
knot	nós	nó	kn
minute-per-kilometer	minutos por quilômetro	minuto por quilômetro	min/km
minute-per-mile	minutos por milha	minuto por milha	min/mi
second	segundos	segundo	s
millisecond	milissegundos	milissegundo	ms
microsecond	microssegundos	microssegundo	μs
minute	minutos	minuto	min
hour	horas	hora	h
day	dias	dia	d
week	semanas	semana	sem.	wk
month	meses	mês	mo
year	anos	ano	yr
decade	décadas	década	déc.	dec
bit	bits	bit
byte	bytes	byte	B
terabyte	terabytes	terabyte	TB
gigabyte	gigabytes	gigabyte	GB
megabyte	megabytes	megabyte	MB
kilobyte	kilobytes	kilobyte	kB
tebibyte	tebibytes	tebibyte	tibytes	TiB
gibibyte	gibibytes	gibibyte	gibytes	GiB
mebibyte	mebibytes	mebibyte	mibytes	MiB
joule	joules	joule
megajoule	megajoules	megajoule
kilojoule	quilojoules	quilojoule
kilowatt-hour	quilowatts-hora	quilowatt-hora
kilocalorie	quilocalorias	quilocaloria	kcal
british-thermal-unit-it	btu-it
watt	watts	watt	W
kilowatt	quilowatts	quilowatt	kW
horsepower	cavalos-vapor britânicos	cavalo-vapor britânico	hp
horsepower-metric	cavalos-vapor	cavalo-vapor	cv	cavalos-vapor métricos	cavalo-vapor métrico	cavalo	cavalos	CV	PS
british-thermal-unit-it-per-hour	btu-it por hora	BTU-IT/h	BTU/h
pascal	pascais	pascal
megapascal	megapascais	megapascal
kilopascal	quilopascais	quilopascal
hectopascal	hectopascais	hectopascal
bar	bars
pound-force-per-square-inch	libras por polegada quadrada	libra por polegada quadrada	psi
millimeter-ofhg	milímetros de mercúrio	milímetro de mercúrio	mmHg
liter-per-100-kilometer	>litros por 100 quilômetros	>litro por 100 quilômetros	l/100 km	>litros por 100 km	litros aos 100 km	>l por 100 km	l aos 100	l aos 100 km	litros aos 100	>litros a cada 100 km	L/100 km
`;
