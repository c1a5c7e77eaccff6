// Written from the units, their names and the reader: `pnpm generate`
// Some names are Unicode CLDR's, © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

/** Everyday units, each with the words that mean it; after `>`, with the words that mean it beside another unit only. */
export const words = `
meter	mètres	mètre	m	mètre linéaire	mètres linéaires
kilometer	kilomètres	kilomètre	km
centimeter	centimètres	centimètre	cm
millimeter	millimètres	millimètre	mm
micrometer	micromètres	micromètre	μm
nanometer	nanomètres	nanomètre
inch	pouces	pouce	po	in
foot	pieds	pied	ft
yard	yards	yard	yd
mile	miles	mile	mi	mille terrestre	milles terrestres
nautical-mile	milles marins	mille marin	nmi	mille nautique	milles nautiques
point	points typographiques	point typographique	pts typog.	pt typog.
pixel-css	pixel css	css pixel
kilogram	kilogrammes	kilogramme	kg	kilo	kilos
gram	grammes	gramme	g	gr.
milligram	milligrammes	milligramme	mg
microgram	microgrammes	microgramme	μg
tonne	tonnes	tonne	t
carat	>carats	>carat	ct
pound	lb
ounce	onces	once	oz
stone	stones	stone	st
ton	tonnes courtes	tonne courte	sh tn	tn
celsius	degrés celsius	degré celsius	°C	degrés c
fahrenheit	degrés fahrenheit	degré fahrenheit	°F	degrés f
cubic-meter	mètres cubes	mètre cube
cubic-centimeter	centimètres cubes	centimètre cube
liter	litres	litre
milliliter	millilitres	millilitre
cubic-inch	pouces cubes	pouce cube
cubic-foot	pieds cubes	pied cube
gallon	gallons	gallon
quart	quarts de gallon	quart de gallon	qt
cup	tasses américaines	tasse américaine
fluid-ounce	onces liquides	once liquide	fl oz
tablespoon	cuillères à soupe américaines	cuillère à soupe américaine	tbsp
teaspoon	cuillères à café américaines	cuillère à café américaine
square-meter	mètres carrés	mètre carré	m²
square-kilometer	kilomètres carrés	kilomètre carré	km²
square-centimeter	centimètres carrés	centimètre carré	cm²
hectare	hectares	hectare	ha
square-inch	pouces carrés	pouce carré	po²	in²
square-foot	pieds carrés	pied carré	ft²
square-yard	yards carrés	yard carré	yd²
square-mile	miles carrés	mile carré	mi²
acre	acres anglo-saxonnes	acre anglo-saxonne	ac
meter-per-second	mètres par seconde	mètre par seconde	m/s
kilometer-per-hour	kilomètres par heure	kilomètre par heure	km/h	km heure	kilomètres heure	km à l'heure	kilomètres à l'heure	kmh
mile-per-hour	miles par heure	mile par heure	mi/h	mph
foot-per-second	pieds par seconde	pied par seconde	ft/s
knot	nœuds	nœud	nd	kn
minute-per-kilometer	minutes par kilomètre	minute par kilomètre	min/km
minute-per-mile	minutes par mile	minute par mile	min/mi
second	secondes	seconde	s
millisecond	millisecondes	milliseconde	ms
microsecond	microsecondes	microseconde	μs
minute	minutes	minute	min
hour	heures	heure	h
day	jours	jour	j	journée	journées	d
week	semaines	semaine	sem.	wk
month	mois
year	ans	an	année	années	yr
decade	décennies	décennie	déc.	dec
bit	bits	bit
byte	octets	octet	B
terabyte	téraoctets	téraoctet	TB
gigabyte	gigaoctets	gigaoctet	go	GB
megabyte	mégaoctets	mégaoctet	mo	MB
kilobyte	kilooctets	kilooctet	ko	kB
tebibyte	tébioctets	tébioctet	TiB
gibibyte	GiB
mebibyte	mébioctets	mébioctet	MiB
joule	joules	joule
megajoule	mégajoules	mégajoule
kilojoule	kilojoules	kilojoule
kilowatt-hour	kilowattheures	kilowattheure
kilocalorie	kcal
british-thermal-unit-it	btu-it
watt	watts	watt	W
kilowatt	kilowatts	kilowatt	kW
horsepower	chevaux-vapeur britanniques	cheval-vapeur britannique	hp
horsepower-metric	chevaux-vapeur	cheval-vapeur	ch	chevaux-vapeur métriques	cheval-vapeur métrique	cheval	chevaux	PS
british-thermal-unit-it-per-hour	btu-it par heure	BTU-IT/h	BTU/h
pascal	pascals	pascal
megapascal	mégapascals	mégapascal
kilopascal	kilopascals	kilopascal
hectopascal	hectopascals	hectopascal
bar	bars
pound-force-per-square-inch	lb/po²	psi
millimeter-ofhg	millimètres de mercure	millimètre de mercure	mmHg
liter-per-100-kilometer	>litres aux 100 km	>litre aux 100 km	l/100 km	litres aux 100	l aux 100	L/100 km
`;
