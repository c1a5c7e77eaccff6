// Written from Unicode CLDR 48: `pnpm generate`
// © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

/** A line for each category, usage and group of regions: the units that they prefer, each with its minimum, if it is not 1. */
export const unitPreferences = `
area	default	001	square-kilometer hectare square-meter square-centimeter
area	default	GB US	square-mile acre square-foot square-inch
area	floor	001	square-meter
area	floor	CA GB MM US	square-foot
area	geograph	001	square-kilometer
area	geograph	GB US	square-mile
area	land	001	hectare
area	land	GB US	acre
concentration	blood-glucose	001	milligram-ofglucose-per-deciliter
concentration	blood-glucose	AG AI AO AU BA BG BH BM BN BW BY CA CH CM CN CZ DK DM EE FI FJ GB GD HK HR HU IE IM IS KE KN KW KZ LC LI LT LU LV ME MG MK MO MS MT MU MY MZ NA NL NO NZ OM PG RS RU SE SG SI SK TC TO UA UG VC VG VN VU ZA	millimole-per-liter
concentration	default	001	item-per-cubic-meter
consumption	default	001	liter-per-100-kilometer
consumption	vehicle-fuel	001	liter-per-100-kilometer
consumption	vehicle-fuel	BR IT JP KR MX MY NL TH TR	liter-per-kilometer
consumption	vehicle-fuel	CA GB	mile-per-gallon-imperial
consumption	vehicle-fuel	US	mile-per-gallon
duration	default	001	day hour minute second millisecond microsecond nanosecond
duration	media	001	minute-and-second second
energy	default	001	kilowatt-hour
energy	food	001	kilocalorie
energy	food	US	foodcalorie
length	default	001	kilometer meter centimeter
length	default	GB US	mile foot inch
length	focal-length	001	millimeter
length	person	001	centimeter
length	person	CA GB IN US	inch
length	person-height	001	centimeter
length	person-height	AT BE DZ EG ES FR HK ID IL IT JO MY SA SE TR VN	meter-and-centimeter
length	person-height	CA GB IN US	foot-and-inch:3 inch
length	rainfall	001	millimeter
length	rainfall	BR	centimeter
length	rainfall	US	inch
length	road	001	kilometer:0.9 meter:300 meter:10 meter
length	road	GB	mile:0.5 yard:100 yard:10 yard
length	road	SE	mile-scandinavian kilometer meter:300 meter:10 meter
length	road	US	mile:0.5 foot:100 foot:10 foot
length	snowfall	001	centimeter
length	snowfall	US	inch
length	vehicle	001	meter
length	vehicle	GB US	foot-and-inch
length	visiblty	001	kilometer:0.1 meter
length	visiblty	DE NL	meter
length	visiblty	GB US	mile foot
mass	default	001	tonne kilogram gram milligram microgram
mass	default	GB US	ton pound ounce
mass	person	001	kilogram gram
mass	person	GB	stone-and-pound pound-and-ounce
mass	person	HK	pound-and-ounce
mass	person	US	pound pound-and-ounce
mass-density	default	001	kilogram-per-cubic-meter
power	default	001	gigawatt megawatt kilowatt watt milliwatt
power	engine	001	kilowatt
power	engine	GB US	horsepower
pressure	baromtrc	001	hectopascal
pressure	baromtrc	BR EG GB IL TH	millibar
pressure	baromtrc	MX RU	millimeter-ofhg
pressure	baromtrc	US	inch-ofhg
pressure	default	001	megapascal pascal
pressure	default	GB US	pound-force-per-square-inch
speed	default	001	kilometer-per-hour
speed	default	GB US	mile-per-hour
speed	rainfall	001	millimeter-per-hour
speed	rainfall	BR	centimeter-per-hour
speed	rainfall	US	inch-per-hour
speed	snowfall	001	centimeter-per-hour
speed	snowfall	US	inch-per-hour
speed	wind	001	kilometer-per-hour
speed	wind	CN DK FI JP KR NO PL RU SE	meter-per-second
speed	wind	GB US	mile-per-hour
temperature	default	001	celsius
temperature	default	US	fahrenheit
temperature	weather	001	celsius
temperature	weather	BS BZ KY PR PW US	fahrenheit
volume	default	001	cubic-meter cubic-centimeter
volume	default	GB US	cubic-foot cubic-inch
volume	fluid	001	liter milliliter
volume	fluid	GB	gallon-imperial fluid-ounce-imperial
volume	fluid	US	gallon quart pint cup fluid-ounce tablespoon teaspoon
volume	oil	001	barrel
volume	vehicle	001	liter
volume	vehicle	US	gallon
year-duration	default	001	year month
year-duration	person-age	001	year-person:2.5 year-person-and-month-person month-person
`;
