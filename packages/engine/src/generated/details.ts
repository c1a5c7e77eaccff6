// Written from the rows in data/quantities: `pnpm generate`

/** Identifier, definition, offset, source, marks and note of every unit: see compact/write.ts. */
export const details = `
meter			SI9_BASE		light in vacuum travels 299 792 458 m in a second
micron	1 micrometer		CGPM1967		name abrogated in 1967; the micrometer
french	1/3 millimeter		UCUM		diameter of catheters
angstrom	0.1 nanometer		SP811		
fermi	1 femtometer		SP811		nuclear physics; the femtometer
inch	1/36 yard		IYP1959		United States, United Kingdom, Canada
foot	1/3 yard		IYP1959		United States, United Kingdom, Canada
yard	0.9144 meter		IYP1959		United States, United Kingdom
thousand-foot	1000 foot		IYP1959		aviation and telephone lines
thousand-yard	1000 yard		IYP1959		naval gunnery and sonar
mile	1760 yard		HB44		roads, United States, United Kingdom
nautical-mile	1852 meter		SI8		ships and aircraft
mil	1/1000 inch		HB44		
microinch	0.000001 inch		SP811		
line	1/12 inch		NICHOLSON1912		England, obsolete
barleycorn	1/3 inch		COMPOSITIO		England; still the step of shoe sizes
nail	1/16 yard		NICHOLSON1912		cloth, England, obsolete
palm	3 inch		NICHOLSON1912		England, obsolete
hand	4 inch		HB44		height of horses
span	9 inch		NICHOLSON1912		England, obsolete
cubit	18 inch		NICHOLSON1912		England, obsolete; the ancient cubits varied from 44 cm to 53 cm
ell	5/4 yard		NICHOLSON1912		cloth, England, obsolete
pace	30 inch		MANUAL1917		US Army, quick time: 30 inches from heel to heel
smoot	67 inch		ATLAS_SMOOT		Harvard Bridge, Boston, since 1958
rack-unit	1.75 inch		EIA310		height of equipment in 19-inch racks
fathom	6 foot		HB44		depth of water
rod	11/2 yard		HB44		
karam	66 inch		PUNJAB_LAND		land, Punjab
chain	22 yard		WMA1985		
link	1/100 chain		HB44		
chain-engineer	100 foot		HB44		
furlong	220 yard		WMA1985		horse races
league	3 mile		HB44		
cable	1/10 nautical-mile		MARITIMT		nautical; the US Navy and the old British cable are units of their own
cable-us	120 fathom		HB44		US Navy
nautical-mile-imperial	6080 foot		RMG		United Kingdom, before the international one
nautical-league	3 nautical-mile		BOUVIER1856		
data-mile	6000 foot		DATA_MILE		radar and tactical data links
mile-scandinavian	10 kilometer		CLDR		Sweden and Norway, since 1889
foot-survey-us	1200/3937 meter		USSF2020		United States, withdrawn 2022-12-31
link-survey-us	33/50 foot-survey-us		USSF2020		United States, withdrawn 2022-12-31
rod-survey-us	33/2 foot-survey-us		USSF2020		United States, withdrawn 2022-12-31
chain-survey-us	66 foot-survey-us		USSF2020		United States, withdrawn 2022-12-31
fathom-survey-us	6 foot-survey-us		USSF2020		United States, withdrawn 2022-12-31
furlong-survey-us	660 foot-survey-us		USSF2020		United States, withdrawn 2022-12-31
mile-survey-us	5280 foot-survey-us		USSF2020		United States, withdrawn 2022-12-31
league-survey-us	3 mile-survey-us		USSF2020		United States, withdrawn 2022-12-31
astronomical-unit	149597870700 meter		IAU2012B2		astronomy
parsec	648000 pi^-1 astronomical-unit		IAU2015B2		astronomy
light-second	299792458 meter		SI9		
light-minute	60 light-second		SI9		
light-hour	60 light-minute		SI9		
light-day	24 light-hour		SI9		
light-year	365.25 light-day		IAUSTYLE		of a Julian year
earth-radius	6378100 meter		IAU2015B3	c	nominal, at the equator
jupiter-radius	71492000 meter		IAU2015B3	c	nominal, at the equator
solar-radius	695700000 meter		IAU2015B3	c	nominal
planck-length	1.616255e-35 meter		CODATA2022	m	
bohr-radius	5.29177210544e-11 meter		CODATA2022	m	
natural-unit-of-length	3.8615926744e-13 meter		CODATA2022	m	of the electron
x-unit-copper	1.00207697e-13 meter		CODATA2022	m	X-ray wavelengths, by the copper Kα₁ line
x-unit-molybdenum	1.00209952e-13 meter		CODATA2022	m	X-ray wavelengths, by the molybdenum Kα₁ line
angstrom-star	1.00001495e-10 meter		CODATA2022	m	X-ray wavelengths, by the tungsten Kα₁ line
point	1/72 inch		SP811		
pica	1/6 inch		SP811		
twip	1/20 point		OOXML		twentieth of a point
pixel-css	1/96 inch		CSS_VALUES		style sheets; not the dot of a screen
point-printer	0.013837 inch		HB44		metal type, United States and United Kingdom
pica-printer	12 point-printer		SP811		metal type, United States and United Kingdom
point-tex	100/7227 inch		TEXBOOK		
scaled-point	1/65536 point-tex		TEXBOOK		TeX; the least length that it knows
pica-tex	12 point-tex		TEXBOOK		
point-didot-tex	1238/1157 point-tex		TEXBOOK		
cicero-tex	12 point-didot-tex		TEXBOOK		
point-didot	0.376065 millimeter		DIN16507	u	metal type, continental Europe; Didot made it 1/72 of a Paris inch
cicero	12 point-didot		DESIGNGUIDE		metal type, continental Europe
shaku-length	10/33 meter		JP1891		Japan, until 1958
sun	1/10 shaku-length		JP1891		Japan, until 1958
bu-length	1/100 shaku-length		JP1891		Japan, until 1958
rin	1/1000 shaku-length		JP1891		Japan, until 1958
ken	6 shaku-length		JP1891		Japan, until 1958
jo-jp	10 shaku-length		JP1891		Japan, until 1958
cho-length	60 ken		JP1891		Japan, until 1958
ri-jp	36 cho-length		JP1891		Japan, until 1958
shaku-cloth	5/4 shaku-length		JP1891		cloth, Japan, until 1958
chi	1/3 meter		CN1929		China, market system
cun	1/10 chi		CN1929		China, market system
zhang	10 chi		CN1929		China, market system
li	1500 chi		CN1929		China, market system
chek	0.371475 meter		HKCAP68		Hong Kong; 14 5/8 inches
wa	2 meter		THAI_LAW		Thailand
ligne	1000/443296 meter		FR1799		France, before 1795; a meter is 443.296 lignes
pouce	12 ligne		FR1799		France, before 1795
pied-du-roi	144 ligne		FR1799		France, before 1795
toise	864 ligne		FR1799		France, before 1795
pes	0.2962 meter		NEW_PAULY	m	ancient Rome
passus	5 pes		NEW_PAULY	m	ancient Rome; a double step
stadium	625 pes		NEW_PAULY	m	ancient Rome; an eighth of the mile
mile-roman	1000 passus		NEW_PAULY	m	ancient Rome
pous	0.3 meter		NEW_PAULY	m	ancient Athens; elsewhere in Greece from 27 cm to 35 cm
stadion	600 pous		NEW_PAULY	m	ancient Greece; by the Attic foot
cubit-biblical	17.5 inch		AID_BIBLE	m	ancient Israel; the long cubit had a handbreadth more
handbreadth	1/6 cubit-biblical		AID_BIBLE	m	ancient Israel
cubit-royal	20.62 inch		PETRIE1883	m	ancient Egypt, as the Great Pyramid has it, to 0.005 in
pied-quebec	12.789 inch		CAWMA		land in Quebec
arpent-length	180 pied-quebec		CAWMA		land in Quebec
vara	0.835905 meter		SPANISH_UNITS		Castile, by the royal order of 1852, until 1880
legua	20000/3 vara		PIE_CASTELLANO		Castile, 20 000 feet, until 1880; leagues of other lengths were in use as well
vara-texas	100/3 inch		TX1919		land in Texas, by statute of 1919
arshin	0.7112 meter		RU1899		Russia, until 1925; 28 inches
vershok	1/16 arshin		RU1899		Russia, until 1925
sazhen	3 arshin		RU1899		Russia, until 1925
verst	500 sazhen		RU1899		Russia, until 1925
cape-foot	0.3148581 meter		ZA_FACTORS	c	South Africa, until 1977; by the Act of 1859 1000 feet were 1033 English ones
cape-rood	12 cape-foot		CAPE1859	c	South Africa, until 1977
qasaba	3.55 meter		LYONS1907		Egypt, land, since 1830
classical-electron-radius	2.8179403205e-15 meter		CODATA2022	m	
flight-level	100 foot		AMS_GLOSSARY	c	of the altimeter set to 1013.25 hPa: no height above ground
lunar-distance	384400 kilometer		MOON_GLOSSARY	m	mean distance of the Moon from the Earth
aln	0.5938 meter		SVMAETT	m	Sweden, until 1889; two feet
alen-danish	0.6277 meter		KARETMAGER	m	Denmark, from 1835 to 1912; two feet
klafter-viennese	1.89648384 meter		AT1871	c	Austria, until 1876; six feet
solar-diameter	2 solar-radius		IAU2015B3	c	nominal value
square-meter			SI9_DERIVED		
square-kilometer			SI9_DERIVED		
square-decimeter			SI9_DERIVED		
square-centimeter			SI9_DERIVED		
square-millimeter			SI9_DERIVED		
hectare	1 square-hectometer		SI9_ACCEPTED		land
are	1 square-dekameter		SP811		
decare	10 are		UNECE20		
centiare	1/100 are		SI7		
barn	1e-28 square-meter		SP811		nuclear physics
darcy	1 square-centimeter-centipoise-per-second-atmosphere		API27		permeability of rocks and soils
square-inch			IYP1959		
square-foot			IYP1959		
square-yard			IYP1959		
square-mile			IYP1959		
square-mil			HB44		
square-rod			HB44		
square-chain			HB44		
acre	4840 square-yard		WMA1985		land, United States, United Kingdom
rood	1210 square-yard		WMA1985		
section	1 square-mile		HB44		public land survey, United States and Canada
township	36 section		HB44		public land survey, United States and Canada
roofing-square	100 square-foot		HB44		roofing and flooring, United States
square-foot-survey-us			USSF2020		United States, withdrawn 2022-12-31
square-mile-survey-us			USSF2020		United States, withdrawn 2022-12-31
acre-survey-us	43560 square-foot-survey-us		USSF2020		United States, withdrawn 2022-12-31
circular-mil	1/4 pi square-mil		SP811		cross-sections of wires
thousand-circular-mil	1000 circular-mil		SP811		cross-sections of wires
circular-inch	1000000 circular-mil		SP811		
dunam	1000 square-meter		CLDR		eastern Mediterranean
stremma	1000 square-meter		INSIDE_GREECE		Greece
feddan	1000/3 square-qasaba		LYONS1907		Egypt, since 1830
tsubo	1 square-ken		JP1891		Japan
bu-jp	1 square-ken		JP1891		Japan, farmland; the same as the tsubo
se-jp	30 bu-jp		JP1891		Japan, farmland
tan-jp	10 se-jp		JP1891		Japan, farmland
cho	10 tan-jp		JP1891		Japan, farmland
tatami	1.62 square-meter		JP_REFT	c	rooms on offer in Japan: the least size of a mat; mats are made between about 1.4 m² and 1.8 m²
pyeong	400/121 square-meter		PYEONG		Korea, by the law of 1909
ping	400/121 square-meter		PYEONG		Taiwan
mu	60 square-zhang		CN1929		China; 15 to the hectare
square-wa			THAI_LAW		Thailand
ngan	100 square-wa		THAI_LAW		Thailand
rai	4 ngan		THAI_LAW		Thailand
guntha	1/40 acre		LAND_IN		land, India
kanal	1/8 acre		LAND_IN		land, Punjab
marla	1/20 kanal		LAND_IN		land, Punjab
marla-225	225 square-foot		MARLA_225		land in the cities of Pakistan
murabba	25 acre		PUNJAB_LAND		land, Punjab; 200 kanals
ankanam	72 square-foot		ANKANAM		land, Nellore and Tirupati
cent-land	1/100 acre		LAND_IN		land, South India; the decimal of Bengal and Bihar
ground	2400 square-foot		LAND_IN		land, Chennai
bigha-bengal	14400 square-foot		LAND_IN		land, West Bengal, Bangladesh and Assam
katha-bengal	1/20 bigha-bengal		LAND_IN		land, West Bengal and Bangladesh
chatak-bengal	1/16 katha-bengal		KATHA		land, West Bengal and Bangladesh; 45 ft²
katha-assam	1/5 bigha-bengal		LAND_IN		land, Assam
lessa	1/20 katha-assam		LOCHA		land, Assam; 144 ft²
bigha-bihar	27225 square-foot		LAND_IN		land, Bihar and parts of Uttar Pradesh, Punjab and Haryana; 165 ft square
katha-bihar	1/20 bigha-bihar		LAND_IN		land, Patna and the north of Bihar
dhur-bihar	1/20 katha-bihar		KATHA		land, Patna and the north of Bihar
biswa	1/20 bigha-bihar		LAND_IN		land, Uttar Pradesh and Haryana; a twentieth of the bigha, here of 27 225 ft²
bigha-nepal	72900 square-foot		NEPAL_LAND		land, Terai
kattha-nepal	1/20 bigha-nepal		NEPAL_LAND		land, Terai
dhur-nepal	1/20 kattha-nepal		NEPAL_LAND		land, Terai
ropani	5476 square-foot		NEPAL_LAND		land, hills of Nepal; 74 ft square
aana	1/16 ropani		NEPAL_LAND		land, hills of Nepal
arpent	32400 square-pied-quebec		CAWMA		land in Quebec
arpent-paris	32400 square-pied-du-roi		FR1799		France, before 1795
desyatina	2400 square-sazhen		RU1899		Russia, until 1925
morgen	600 square-cape-rood		CAPE1859	c	South Africa, until 1977
jugerum	28800 square-pes		NEW_PAULY	m	ancient Rome
hide	120 acre		WISTOW	c	England, Middle Ages; as much as fed a family, later taken as 120 acres
manzana	10000 square-vara		MANZANA	c	Central America; 10 000 square varas, which differ between countries
cuerda	3930.395625 square-meter		PR_CUERDA		land in Puerto Rico; about 75 varas square
thomson-cross-section	6.6524587051e-29 square-meter		CODATA2022	m	
tunnland	4936.6 square-meter		SVMAETT	m	Sweden, until 1889; 56,000 Swedish square feet
jia	2934 ping		TAIWAN_UNITS		farmland, Taiwan
fen-taiwan	1/10 jia		TAIWAN_UNITS		farmland, Taiwan
alqueire-paulista	24200 square-meter		AEGRO		Brazil: São Paulo and the south
alqueire-mineiro	48400 square-meter		AEGRO		Brazil: Minas Gerais, Goiás and Tocantins
tarea	628.8634 square-meter		DO_TAREA	m	Dominican Republic
morgen-prussian	2553.22 square-meter		ALT_KAROW	m	Prussia, 1816 to 1872; 180 square rods
jerib-afghan	2000 square-meter		AFGHAN_WEB		Afghanistan, as it is counted today
joch	1600 square-klafter-viennese		AT1871	c	Austria and lands around it, until 1876
cubic-meter			SI9_DERIVED		
cubic-kilometer			SI9_DERIVED		
cubic-decimeter			SI9_DERIVED		
cubic-centimeter			SI9_DERIVED		
cubic-millimeter			SI9_DERIVED		
cubic-nanometer			SI9_DERIVED		crystals and molecules
liter	1 cubic-decimeter		SI9_ACCEPTED		
stere	1 cubic-meter		SP811		firewood
lambda	1 microliter		SP811_TABLE11		
cubic-inch			IYP1959		
cubic-foot			IYP1959		
cubic-yard			IYP1959		
cubic-mile			IYP1959		
hundred-cubic-foot	100 cubic-foot		UNECE20		water and gas bills, United States
thousand-cubic-foot	1000 cubic-foot		UNECE20		natural gas, United States; M is the Roman thousand
million-cubic-foot	1000000 cubic-foot		IYP1959		natural gas, United States
billion-cubic-foot	1000 million-cubic-foot		INVESTOPEDIA		natural gas, United States; billion as 10⁹
trillion-cubic-foot	1000 billion-cubic-foot		INVESTOPEDIA		natural gas, United States; trillion as 10¹²
acre-foot			HB44		irrigation and reservoirs, United States
acre-inch			HB44		irrigation, United States
board-foot	144 cubic-inch		PS20		sawn timber; a foot square, an inch thick
thousand-board-foot	1000 board-foot		UNECE20		sawn timber; M is the Roman thousand
cord	128 cubic-foot		HB44		firewood, United States
hoppus-foot	4 pi^-1 cubic-foot		ROWLETT		round timber, United Kingdom; after E. Hoppus, 1736
register-ton	100 cubic-foot		SP811		ships, until 1982
freight-ton	40 cubic-foot		DOD_DICT		sea freight, United States
gallon	231 cubic-inch		HB44		United States
thousand-gallon	1000 gallon		HB44		US gallon; water bills
million-gallon	1000000 gallon		HB44		US gallon; water works
quart	1/4 gallon		HB44		United States
pint	1/8 gallon		HB44		United States
cup	1/2 pint		HB44		cooking, United States
gill	1/4 pint		HB44		
fluid-ounce	1/128 gallon		HB44		United States
fluid-dram	1/8 fluid-ounce		HB44		
minim	1/60 fluid-dram		HB44		
tablespoon	1/2 fluid-ounce		HB44		cooking, United States
teaspoon	1/3 tablespoon		HB44		cooking, United States
dessert-spoon	2 teaspoon		GOODCOOKING	c	cooking
cup-us-legal	240 milliliter		CFR21		nutrition labels, United States
fluid-ounce-metric	30 milliliter		CFR21		nutrition labels, United States
dash	1/8 teaspoon		ALLRECIPES	c	the measuring spoon of that name; bitters are dashed by 1/32 fluid ounce
pinch	1/16 teaspoon		ALLRECIPES	c	the measuring spoon of that name
smidgen	1/32 teaspoon		ALLRECIPES	c	the measuring spoon of that name
tad	1/4 teaspoon		ALLRECIPES	c	the measuring spoon of that name
drop	0.05 milliliter		USP	c	medicine and kitchen: 20 to the milliliter
drop-metric	0.05 milliliter		USP	c	medicine; 20 to the milliliter, by the official dropper of 45 mg to 55 mg of water
jigger	3/2 fluid-ounce		CLDR		bar measure, United States
shot	1 jigger		RECIPETIPS	c	bar measure, United States; between 1 and 1.5 fluid ounces by custom
fifth	4/5 quart		ATF76_26		spirits, United States, until 1979
bushel	2150.42 cubic-inch		HB44		
peck	1/4 bushel		HB44		
gallon-dry	1/8 bushel		HB44		United States; a bushel by eight, not a unit of trade
quart-dry	1/32 bushel		HB44		
pint-dry	1/64 bushel		HB44		
barrel	42 gallon		SP811		petroleum
barrel-beer	31 gallon		TTB_27CFR25		beer, United States
keg	1/2 barrel-beer		TTB_27CFR25		beer, United States
quarter-barrel	1/4 barrel-beer		TTB_27CFR25		beer, United States
sixth-barrel	1/6 barrel-beer		TTB_27CFR25		beer, United States
keg-cornelius	5 gallon		KEGWORKS	c	soda and homebrew, United States
keg-european	50 liter		KEGWORKS	c	beer, Europe; kegs by DIN of 20 and 30 liters are made too
barrel-liquid	31.5 gallon		HB44		most US states
barrel-dry	7056 cubic-inch		HB44		fruit, vegetables and dry goods, United States
barrel-cranberry	5826 cubic-inch		HB44		United States
hogshead	63 gallon		HEN6_1423		wine, England and United States
butt	126 gallon		HEN6_1423		wine, England and United States; the statute calls it a pipe
tun	252 gallon		HEN6_1423		wine, England and United States
gallon-imperial	4.54609 liter		WMA1985		United Kingdom
quart-imperial	1/4 gallon-imperial		WMA1985		
pint-imperial	1/8 gallon-imperial		WMA1985		beer and milk, United Kingdom
cup-imperial	1/2 pint-imperial		CLDR		
gill-imperial	1/4 pint-imperial		WMA1985		
fluid-ounce-imperial	1/20 pint-imperial		WMA1985		United Kingdom
fluid-dram-imperial	1/8 fluid-ounce-imperial		WMA1985		
minim-imperial	1/60 fluid-dram-imperial		WMA1985		
tablespoon-imperial	1/16 cup-imperial		GOODCOOKING	c	old cookery; now 15 mL, and half a fluid ounce in pharmacy
tablespoon-half-ounce	1/2 fluid-ounce-imperial		SIZES_TABLESPOON	c	United Kingdom, in older books; four teaspoons of a fluid drachm
teaspoon-imperial	1/3 tablespoon-imperial		GOODCOOKING	c	old cookery; now 5 mL, and one fluid drachm in pharmacy
dessert-spoon-imperial	2 teaspoon-imperial		GOODCOOKING	c	old cookery; now 10 mL
peck-imperial	2 gallon-imperial		WMA1985		
bushel-imperial	8 gallon-imperial		WMA1985		
barrel-imperial	36 gallon-imperial		INLAND1880		beer, United Kingdom
firkin	1/4 barrel-imperial		ST_AUSTELL		beer cask, United Kingdom
kilderkin	1/2 barrel-imperial		ST_AUSTELL		beer cask, United Kingdom
hogshead-imperial	54 gallon-imperial		CASKS		beer cask, United Kingdom
cup-metric	250 milliliter		NSW_HEALTH		cooking
tablespoon-metric	15 milliliter		CFR21		cooking; the tablespoon of the United Kingdom today
teaspoon-metric	5 milliliter		CFR21		cooking; the teaspoon of the United Kingdom today
dessert-spoon-metric	10 milliliter		GOODCOOKING	c	cooking; the dessert spoon of the United Kingdom today
tablespoon-australian	20 milliliter		NSW_HEALTH		cooking, Australia
pint-metric	500 milliliter		CLDR		
cup-jp	200 milliliter		KAGAWA		cooking, Japan
osaji	15 milliliter		KAGAWA		cooking, Japan
kosaji	5 milliliter		KAGAWA		cooking, Japan
kryddmatt	1 milliliter		SNL_MATLAGING		cooking, Sweden and Norway
kaffekopp	150 milliliter		SNL_MATLAGING		cooking, Sweden and Norway
glas	200 milliliter		VAR_KOKBOK	u	cooking, Sweden
kanna	2.617 liter		KANNA_MATT	m	Sweden, 1665 to 1889
vedro	12.299 liter		RYLSK	m	Russia, until 1925; 30 funt of water
fanega	55.501 liter		ES1852	u	grain, Castile, until 1880
sheng	1 liter		CN1929		China, market system
dou	10 sheng		CN1929		China, market system
dan-volume	100 sheng		CN1929		China, market system
amphora	1 cubic-pes		NEW_PAULY	m	ancient Rome; a cubic foot
congius	1/8 amphora		NEW_PAULY	m	ancient Rome
sextarius	1/48 amphora		NEW_PAULY	m	ancient Rome
modius	1/3 amphora		NEW_PAULY	m	ancient Rome; grain
metretes	39.39 liter		SMITH1890	m	ancient Athens; wine and oil
medimnos	4/3 metretes		SMITH1890	m	ancient Athens; grain
bath	22 liter		AID_BIBLE	m	ancient Israel; oil and wine
hin	1/6 bath		AID_BIBLE	m	ancient Israel; oil and wine
log-biblical	1/12 hin		AID_BIBLE	m	ancient Israel; oil and wine
kab	4 log-biblical		AID_BIBLE	m	ancient Israel; grain
ephah	22 liter		AID_BIBLE	m	ancient Israel; grain
seah	1/3 ephah		AID_BIBLE	m	ancient Israel; grain
omer	1/10 ephah		AID_BIBLE	m	ancient Israel; grain
homer	10 ephah		AID_BIBLE	m	ancient Israel; grain
wine-bottle	750 milliliter		EU2007_45		
half-bottle	375 milliliter		EU2007_45		wine
magnum	2 wine-bottle		CHAMPAGNE		wine
jeroboam	4 wine-bottle		CHAMPAGNE		champagne; six bottles in Bordeaux
rehoboam	6 wine-bottle		CHAMPAGNE		champagne
methuselah	8 wine-bottle		CHAMPAGNE		champagne
salmanazar	12 wine-bottle		CHAMPAGNE		champagne
balthazar	16 wine-bottle		CHAMPAGNE		champagne
nebuchadnezzar	20 wine-bottle		CHAMPAGNE		champagne
sho-jp	64827 cubic-bu-length		JP1891		Japan, until 1958
koku	100 sho-jp		JP1891		Japan, until 1958
to-jp	10 sho-jp		JP1891		Japan, until 1958
go-jp	1/10 sho-jp		JP1891		Japan, until 1958; still the cup of rice, about 180 mL
shaku-volume	1/100 sho-jp		JP1891		Japan, until 1958
sai	1/1000 sho-jp		COIN_WALK		Japan, until 1958
fluid-scruple-imperial	20 minim-imperial		SIZES_APOTHECARIES		
face-cord	1/3 cord		ROWLETT	c	firewood; a stack 8 by 4 feet of logs 16 inches long, where no more is said
growler	64 fluid-ounce		TTB_BEER	c	beer to take away, United States; usually about half a gallon
gantang-malaysian	1 gallon-imperial		SIZES_GANTANG		Malaysia, Singapore and Brunei; four chupak
cavan	75 liter		SIZES_CABAN		Philippines, 25 gantas of 3 liters; rice is sold in sacks of 50 kg under this name
kilogram			SI9_BASE		fixes the Planck constant at 6.626 070 15 × 10⁻³⁴ J·s
gram	1/1000 kilogram		SI9_PREFIXES		
tonne	1000 kilogram		SI9_ACCEPTED		
megatonne	1000000 tonne		SI9_ACCEPTED		emissions of greenhouse gases
quintal	100 kilogram		UNECE20		
carat	0.2 gram		CGPM1907		gemstones
pound	0.45359237 kilogram		IYP1959		United States, United Kingdom, Canada
thousand-pound	1000 pound		IYP1959		
ounce	1/16 pound		HB44		United States, United Kingdom, Canada
dram-avoirdupois	1/16 ounce		HB44		
grain	1/7000 pound		HB44		
stone	14 pound		WMA1985		weight of people, United Kingdom, Ireland
quarter-hundredweight	28 pound		WMA1985		United Kingdom; a quarter of the long hundredweight
hundredweight	100 pound		HB44		
long-hundredweight	112 pound		WMA1985		
ton	2000 pound		HB44		United States
long-ton	2240 pound		WMA1985		United Kingdom
slug	1 pound-force-square-second-per-foot		SP811		
pound-troy	5760 grain		HB44		precious metals
ounce-troy	480 grain		HB44		precious metals
pennyweight	24 grain		HB44		precious metals
pound-apothecary	5760 grain		HB44		pharmacy, old
ounce-apothecary	480 grain		HB44		pharmacy, old
dram-apothecary	60 grain		HB44		pharmacy, old
scruple	20 grain		HB44		pharmacy, old
assay-ton	175/6 gram		HB44		as many milligrams as troy ounces in a short ton
butter-stick	1/4 pound		USDA_SR26		butter, United States
standard-drink-us	14 gram		NIAAA	m	pure alcohol
unit-of-alcohol	8 gram		UK_CMO2016	m	pure alcohol, United Kingdom; 10 mL
standard-drink-australian	10 gram		NHMRC2020	c	pure alcohol
dalton	1.66053906892e-27 kilogram		CODATA2022	m	
electron-mass	9.1093837139e-31 kilogram		CODATA2022	m	
proton-mass	1.67262192595e-27 kilogram		CODATA2022	m	
neutron-mass	1.67492750056e-27 kilogram		CODATA2022	m	
planck-mass	2.176434e-8 kilogram		CODATA2022	m	
solar-mass	1.3271244e20/6.67430e-11 kilogram		IAU2015B3	m	the nominal solar mass parameter over G, which is known to 2 parts in 100,000 (CODATA 2022)
earth-mass	3.986004e14/6.67430e-11 kilogram		IAU2015B3	m	the nominal terrestrial mass parameter over G, which is known to 2 parts in 100,000 (CODATA 2022)
jupiter-mass	1.2668653e17/6.67430e-11 kilogram		IAU2015B3	m	the nominal Jovian mass parameter over G, which is known to 2 parts in 100,000 (CODATA 2022)
kan	15/4 kilogram		JP1891		Japan, until 1958
kin	160 momme		JP1891		Japan, until 1958; Taiwan
momme	1/1000 kan		JP1891		Japan; pearls
fun	1/10 momme		JP1891		Japan, until 1958
jin	500 gram		CN1929		China, since 1930
dan-mass	100 jin		CN1929		China, market system
liang	1/10 jin		CN1959		China, since 1959; 1/16 jin before
qian	1/10 liang		CN1929		China, since 1959
catty	0.60478982 kilogram		HKCAP68		Hong Kong
tael	1/16 catty		HKCAP68		Hong Kong
picul	100 catty		HKCAP68		Hong Kong
tael-troy	37.429 gram		TAEL_BARS		precious metals, Hong Kong
geun	600 gram		SIZES_DON		Korea, by the law of 1909; meat
don	3.75 gram		SIZES_DON		Korea, by the law of 1909; gold
baht-mass	15 gram		SIZES_THAILAND		Thailand, by the law of 1923
baht-gold	15.244 gram		BAHT_GOLD		Thailand; gold in bars, of 96.5 %; 15.16 g for jewelry
tola	180 grain		BENGAL1833		gold, India
masha	1/12 tola		BENGAL1833		gold, India
ratti	1/8 masha		BENGAL1833		gold and gemstones, India
seer	80 tola		BENGAL1833		India, until 1960
chittack	5 tola		BENGAL1833		India, until 1960; a sixteenth of a seer
maund	40 seer		BENGAL1833		India, until 1960; 100 troy pounds
pfund	500 gram		DE1868		Germany
zentner	50 kilogram		DE1868		Germany
grain-paris	100/1882715 kilogram		FR1799		France, before 1795; a kilogram is 18827.15 grains
livre	9216 grain-paris		FR1799		France, before 1795
libra	0.460093 kilogram		ES1852	u	Castile, until 1880
arroba	25 libra		ES1852	u	Castile, until 1880
arroba-metric	15 kilogram		GIRO_DO_BOI		Brazil; cattle
funt	0.40951241 kilogram		RU1899		Russia, until 1925
zolotnik	1/96 funt		RU1899		Russia, until 1925
lot	1/32 funt		ZOLOTNIK		Russia, by the regulation of 1899, until 1925
pood	40 funt		RU1899		Russia, until 1925
libra-roman	327 gram		AID_BIBLE	m	ancient Rome
uncia	1/12 libra-roman		AID_BIBLE	m	ancient Rome
drachma	4.366 gram		HULTSCH1882	mu	ancient Athens
obol	1/6 drachma		SMITH1890	m	ancient Athens
mina-attic	100 drachma		ENGLISH_CYCLOPAEDIA	m	ancient Athens
talent-attic	60 mina-attic		ENGLISH_CYCLOPAEDIA	m	ancient Athens
shekel	11.4 gram		AID_BIBLE	m	ancient Israel
mina-biblical	50 shekel		AID_BIBLE	m	ancient Israel
talent-biblical	60 mina-biblical		AID_BIBLE	m	ancient Israel
slinch	12 slug		ROWLETT		lbf·s²/in, as the slug is lbf·s²/ft
gamma-mass	1 microgram		SP811_TABLE11		chemistry, old
lunar-mass	0.0123000371 earth-mass		PITJEVA2009	m	its ratio to the mass of the Earth, from ephemerides
deadweight-ton	1 tonne		UNECE20		what a ship carries; in long tons in older American and British books
viss	140 tola		BURMESE_UNITS		Myanmar
tical-burmese	1/100 viss		BURMESE_UNITS		Myanmar
oka-egyptian	1.248 kilogram		EGYPTIAN_UNITS	c	Egypt, by the metric equivalents of 1891; 400 dirhams
kantar-egyptian	36 oka-egyptian		EGYPTIAN_UNITS	c	Egypt, by the metric equivalents of 1891; cotton
oka-cypriot	2.8 pound		CYPRIOT_UNITS		Cyprus, until 1986
skalpund	425.076 gram		SIZES_SKALPUND	m	Sweden, 1665 to 1889
second			SI9_BASE		9 192 631 770 periods of the unperturbed ground-state hyperfine transition of cesium 133
minute	60 second		SI9_ACCEPTED		
hour	60 minute		SI9_ACCEPTED		
quarter-hour	15 minute		OED		
day	24 hour		SI9_ACCEPTED		
week	7 day		ISO8601		
fortnight	14 day		CLDR		
month	1/12 year		CLDR		the mean month of a Julian year
quarter	1/4 year		CLDR		
half-year	1/2 year		UNECE20		of a Julian year
year	365.25 day		IAUSTYLE		Julian, as in astronomy
decade	10 year		ISO8601		
century	100 year		ISO8601		
millennium	1000 year		OED		
megayear	1000000 year		IAUSTYLE		
gigayear	1000000000 year		IAUSTYLE		
night	1 day		CLDR	c	nights of a stay
day-person	1 day		CLDR		ages
week-person	1 week		CLDR		ages
month-person	1 month		CLDR		ages
year-person	1 year		CLDR		ages
year-common	365 day		SP811		
year-leap	366 day		GREGORY1582		
year-gregorian	365.2425 day		GREGORY1582	c	mean of the 400-year cycle
month-gregorian	1/12 year-gregorian		GREGORY1582	c	mean of the 400-year cycle
year-tropical	365.24219 day		ASA	m	mean, at J2000.0; shortens by half a second a century
year-sidereal	365.256363 day		ASA	m	at J2000.0
month-synodic	29.530589 day		ASA	m	mean, new moon to new moon
month-sidereal	27.321662 day		ASA	m	mean
month-tropical	27.321582 day		ASA	m	mean
day-sidereal	86164.0905 second		ASA	m	mean, at J2000.0
hour-sidereal	1/24 day-sidereal		SP811	m	
minute-sidereal	1/60 hour-sidereal		SP811	m	
second-sidereal	1/60 minute-sidereal		SP811	m	
sol	88775.244 second		ALLISON2000	m	mean solar day of Mars
shake	10 nanosecond		SP811		nuclear physics
svedberg	1e-13 second		UCUM		sedimentation in the ultracentrifuge
jiffy	1/100 second		LINUXTIME7		the clock tick that Linux shows to programs; others count 1/60 s
moment	1/40 hour		MOMENT_UNIT		Middle Ages
time-unit	1024 microsecond		IEEE802_11		wireless networks
planck-time	5.391247e-44 second		CODATA2022	m	
atomic-unit-of-time	2.4188843265864e-17 second		CODATA2022	m	
swatch-beat	1/1000 day		SWATCH1998		Internet Time, since 1998
person-hour			UNECE20		
person-day	8 person-hour		ILO_C001	c	of eight hours
person-week	40 person-hour		ILO_C047	c	of forty hours
person-month	1/12 person-year		OMB_A11	c	a twelfth of 2080 hours
person-year	2080 person-hour		OMB_A11	c	52 weeks of 40 hours; the circular counts 2080 or 2088 hours by the year
kelvin			SI9_BASE		fixes the Boltzmann constant at 1.380 649 × 10⁻²³ J/K
celsius	1 kelvin	273.15	SI9_NAMED		
fahrenheit	5/9 kelvin	459.67	SP811		United States
rankine	5/9 kelvin		SP811		
reaumur	5/4 kelvin	218.52	GILBERT1920	c	ice 0, boiling water 80; France and central Europe, until the 19th century
romer	40/21 kelvin	135.90375	ROMER_SCALE	c	ice 7.5, boiling water 60; Denmark, about 1701
degree-newton	100/33 kelvin	90.1395	NEWTON_SCALE	c	ice 0, boiling water 33; England, 1701
delisle	-2/3 kelvin	-559.725	IRISH_TIMES1997	c	runs downwards: boiling water 0, ice 150; Russia, 18th century
planck-temperature	1.416784e32 kelvin		CODATA2022	m	
atomic-unit-of-temperature	3.1577502480398e5 kelvin		CODATA2022	m	hartree per Boltzmann constant
delta-kelvin	1 kelvin		SI9_BASE		
delta-celsius	1 kelvin		SI9_NAMED		
delta-fahrenheit	5/9 kelvin		SP811		
delta-rankine	5/9 kelvin		SP811		
delta-reaumur	5/4 kelvin		GILBERT1920	c	
meter-per-second			SI9_DERIVED		
meter-per-minute			SI9_ACCEPTED		
kilometer-per-hour			SI9_ACCEPTED		
kilometer-per-minute			SI9_ACCEPTED		
kilometer-per-second			SI9_DERIVED		
mile-per-hour			IYP1959		
foot-per-second			IYP1959		
foot-per-minute			IYP1959		
foot-per-hour			IYP1959		
inch-per-second			IYP1959		
inch-per-minute			IYP1959		
knot	1 nautical-mile-per-hour		SI8		ships and aircraft
knot-imperial	1 nautical-mile-imperial-per-hour		RMG		United Kingdom, until 1970
furlong-per-fortnight			WMA1985		
light-speed	299792458 meter-per-second		SI9		
mach	340.294 meter-per-second		ISO2533	cu	in the standard atmosphere at sea level, 15 °C
atomic-unit-of-velocity	2.18769126216e6 meter-per-second		CODATA2022	m	
second-per-kilometer			SI9_DERIVED		
minute-per-kilometer			SI9_ACCEPTED		
minute-per-100-meter			SI9_ACCEPTED		swimming
minute-per-500-meter			SI9_ACCEPTED		rowing
minute-per-mile			IYP1959		
second-per-100-yard			IYP1959		swimming
liter-per-square-meter-hour	1/1000 meter-per-hour		SI9_ACCEPTED		flow through the area of a membrane
meter-per-square-second			SI9_DERIVED		
kilometer-per-hour-second			SI9_ACCEPTED		
foot-per-square-second			IYP1959		
inch-per-square-second			IYP1959		
mile-per-hour-second			IYP1959		
knot-per-second			SI8		
g-force	9.80665 meter-per-square-second		CGPM1901		
galileo	1 centimeter-per-square-second		SP811		geodesy and geophysics
radian			SI9_NAMED		
degree	1/180 pi radian		SI9_ACCEPTED		
arc-minute	1/60 degree		SI9_ACCEPTED		
arc-second	1/60 arc-minute		SI9_ACCEPTED		
milliarc-second	1/1000 arc-second		IAUSTYLE		
microarc-second	1/1000000 arc-second		IAUSTYLE		
gradian	1/200 pi radian		SP811		
revolution	2 pi radian		ISO80000_3		
quadrant	1/4 revolution		THOUGHT_THRILL		
zodiac-sign	1/12 revolution		ZODIAC		
hour-angle	1/24 revolution		EXPSUP		astronomy; 15 degrees
compass-point	1/32 revolution		BURCH2015		
binary-degree	1/256 revolution		BINARY_DEGREES		one byte to the turn
mil-nato	1/6400 revolution		SP811		artillery
steradian			SI9_NAMED		
square-degree			IAUSTYLE		
square-arc-minute			IAUSTYLE		
square-arc-second			IAUSTYLE		
spat	4 pi steradian		NUMERICANA		
hertz			SI9_NAMED		
per-second			SI9_DERIVED		
per-minute			SI9_ACCEPTED		
per-hour			SI9_ACCEPTED		
per-year			UNECE20		
cycle-per-second	1 hertz		ROWLETT		the hertz, old
rotation-per-second	1 hertz		ISO80000_3		rotational frequency
rotation-per-minute	1/60 hertz		ISO80000_3		rotational frequency
beat-per-minute	1/60 hertz		UNECE20		heart and music
count-per-minute	1/60 hertz		COUNTS		counters of radiation
frame-per-second	1 hertz		XNA		film and video
baud	1 per-second		IEC80000_13		signal elements, each of which may carry more than one bit
sample-per-second	1 hertz		NI_SAMPLES		digital sound and measuring
io-operation-per-second	1 hertz		AWS_IOPS		disks; how much each moves is not said
failure-in-time	1e-9 per-hour		UNECE20		
radian-per-second			SI9_DERIVED		
radian-per-minute			SI9_ACCEPTED		
degree-per-second			SI9_ACCEPTED		
degree-per-minute			SI9_ACCEPTED		
degree-per-hour			SI9_ACCEPTED		
revolution-per-second			ISO80000_3		
revolution-per-minute			ISO80000_3		
revolution-per-hour			ISO80000_3		
newton			SI9_NAMED		
dyne	1 gram-centimeter-per-square-second		SI8		CGS unit
sthene	1 tonne-meter-per-square-second		FR1919		MTS unit; France, 1919 to 1961
kilogram-force	1 kilogram-g-force		CGPM1901		weight of one kilogram under standard gravity; kilopond in central Europe, until 1977
gram-force	1 gram-g-force		CGPM1901		
tonne-force	1 tonne-g-force		CGPM1901		
pound-force	1 pound-g-force		SP811		
ounce-force	1/16 pound-force		SP811		
poundal	1 pound-foot-per-square-second		SP811		
kip	1000 pound-force		SP811		
ton-force	2000 pound-force		SP811		
long-ton-force	2240 pound-force		WMA1985		
atomic-unit-of-force	8.2387235038e-8 newton		CODATA2022	m	hartree per Bohr radius
pascal			SI9_NAMED		
bar	100000 pascal		SI8		
atmosphere	101325 pascal		CGPM1954		
atmosphere-technical	1 kilogram-force-per-square-centimeter		EEC71_354		central Europe, until 1977
torr	1/760 atmosphere		SI7		differs from the millimeter of mercury by 1.4e-7
barye	1 dyne-per-square-centimeter		BARYE		CGS unit
pieze	1 sthene-per-square-meter		FR1919		MTS unit; France, 1919 to 1961
newton-per-square-millimeter			SI9_DERIVED		
dyne-per-square-centimeter			SI8		
pound-force-per-square-inch			SP811		
kip-per-square-inch			SP811		
pound-force-per-square-foot			SP811		
kip-per-square-foot			SP811		
ounce-force-per-square-inch			SP811		
ton-force-per-square-inch			SP811		
ton-force-per-square-foot			SP811		
long-ton-force-per-square-inch			WMA1985		
kilogram-force-per-square-centimeter			CGPM1901		
kilogram-force-per-square-millimeter			CGPM1901		
gram-force-per-square-centimeter			CGPM1901		
millimeter-of-water			SP811	c	water taken as 1000 kg/m³ under standard gravity
centimeter-of-water			SP811	c	water taken as 1000 kg/m³ under standard gravity
meter-of-water			UNECE20	c	water taken as 1000 kg/m³ under standard gravity
inch-of-water			SP811	c	water taken as 1000 kg/m³ under standard gravity
foot-of-water			SP811	c	water taken as 1000 kg/m³ under standard gravity
centimeter-of-water-4-celsius	98.0638 pascal		SP811	m	
inch-of-water-39-fahrenheit	249.082 pascal		SP811	m	
inch-of-water-60-fahrenheit	248.84 pascal		SP811	m	
foot-of-water-39-fahrenheit	2988.98 pascal		SP811	m	
micrometer-ofhg			ISO31_3	c	
millimeter-ofhg			SP811	c	mercury taken as 13595.1 kg/m³ under standard gravity; differs from the torr by 1.4e-7
centimeter-ofhg			SP811	c	
inch-ofhg			SP811	c	mercury taken as 13595.1 kg/m³ under standard gravity
foot-ofhg			SP811	c	
centimeter-ofhg-0-celsius	1333.22 pascal		SP811	m	
inch-ofhg-32-fahrenheit	3386.38 pascal		SP811	m	
inch-ofhg-60-fahrenheit	3376.85 pascal		SP811	m	
decibel-spl	20 micropascal		ISO80000_8		in air
meter-ofhg			ISO31_3	c	
meter-ofhg-60-fahrenheit	5000/127 inch-ofhg-60-fahrenheit		SP811	m	
foot-ofhg-60-fahrenheit	12 inch-ofhg-60-fahrenheit		SP811	m	
meter-of-water-4-celsius	100 centimeter-of-water-4-celsius		SP811	m	
meter-of-water-60-fahrenheit	5000/127 inch-of-water-60-fahrenheit		SP811	m	
foot-of-water-60-fahrenheit	12 inch-of-water-60-fahrenheit		SP811	m	
meter-sea-water	10 kilopascal		SEA_WATER	c	diving
foot-sea-water	64 pound-force-per-square-foot		SEA_WATER	c	diving; sea water of 64 lb/ft³
pascal-gauge	1 pascal		SI9_NAMED		above the pressure of the air outside
bar-gauge	1 bar		SI8		above the pressure of the air outside
psi-gauge	1 pound-force-per-square-inch		SP811		above the pressure of the air outside
kilogram-force-per-square-centimeter-gauge	1 kilogram-force-per-square-centimeter		CGPM1901		above the pressure of the air outside
inch-ofhg-gauge	1 inch-ofhg		SP811	c	above the pressure of the air outside
millimeter-ofhg-gauge	1 millimeter-ofhg		SP811	c	above the pressure of the air outside
joule			SI9_NAMED		
erg	1 dyne-centimeter		SI8		CGS unit
watt-second			SI9_DERIVED		
watt-hour			SI9_ACCEPTED		
kilowatt-hour			SI9_ACCEPTED		
electronvolt	1.602176634e-19 joule		SI9_ACCEPTED		
calorie	4.184 joule		SI7		thermochemical; food is counted in kilocalories, which labels call calories
foodcalorie	1000 calorie		SP811		a kilocalorie, as on food labels
calorie-it	4.1868 joule		ICPS1956		International Table
calorie-15-celsius	4.1855 joule		CIPM1950	c	value of the CIPM, 1950; NIST SP 811 lists 4.18580 J
calorie-20-celsius	4.18190 joule		SP811	m	
calorie-mean	4.19002 joule		SP811	m	a hundredth of the heat from 0 °C to 100 °C
thermie	1000000 calorie-15-celsius		FR1919	c	MTS unit; France, 1919 to 1977
frigorie	1000 calorie-15-celsius		TRECCANI_FRIGORIA	c	refrigeration
british-thermal-unit-it	1055.05585262 joule		ICPS1956		International Table: 4.1868 kJ for 1 kg and 1 K
british-thermal-unit	1 calorie-pound-rankine-per-gram-kelvin		SP811		the plain BTU is the International Table one
british-thermal-unit-mean	1055.87 joule		SP811	m	
british-thermal-unit-iso	1055.06 joule		ISO31_4	c	
british-thermal-unit-39-fahrenheit	1059.67 joule		SP811	m	
british-thermal-unit-59-fahrenheit	1/100000 therm-us		FR1968	c	US natural gas
british-thermal-unit-60-fahrenheit	1054.68 joule		SP811	m	
thousand-british-thermal-unit-it	1000 british-thermal-unit-it		ICPS1956		
million-british-thermal-unit-it	1000000 british-thermal-unit-it		ICPS1956		MM for a thousand thousand
celsius-heat-unit	9/5 british-thermal-unit-it		SIZES_CHU		heat of one pound of water and one degree Celsius
therm-us	105480400 joule		FR1968		100 000 BTU (59 °F); natural gas, United States
dekatherm-us	10 therm-us		FR1968		US natural gas
therm-ec	105506000 joule		EEC1972		100,000 BTU (ISO)
therm-uk	105505585.257348 joule		THERM		United Kingdom, legal until 1999
quad	1e15 british-thermal-unit-it		SP811		
ton-of-tnt	1000000000 calorie		SP811	c	
gram-of-tnt	1000 calorie		SP811	c	
barrel-of-oil-equivalent	5800000 british-thermal-unit-it		USC26_45K	c	the law does not say which BTU; here that of the International Table
tonne-of-oil-equivalent	10 gigacalorie-it		IEA2005	c	
tonne-of-coal-equivalent	7 gigacalorie-it		IEA2005	c	
gasoline-gallon-equivalent	33.705 kilowatt-hour		EPA2011	c	a US gallon of gasoline, as on US fuel economy labels
foot-pound-force			SP811		
inch-pound-force			SP811		
meter-kilogram-force			CGPM1901		kilopond meter in central Europe
horsepower-hour			SP811		
ton-of-refrigeration-hour			SP811		
hartree	4.3597447222060e-18 joule		CODATA2022	m	atomic unit of energy
rydberg	1/2 hartree		CODATA2022	m	
planck-energy	1.220890e19 gigaelectronvolt		CODATA2022	m	
foe	1e44 joule		WEINBERG2006		10⁵¹ erg; energy of supernovae
watt			SI9_NAMED		
horsepower	550 foot-pound-force-per-second		SP811		
horsepower-metric	75 kilogram-force-meter-per-second		SP811		engines, Europe
horsepower-electric	746 watt		SP811		
horsepower-boiler	9809.50 watt		SP811	m	34.5 lb of water an hour evaporated at 212 °F
horsepower-water	746.043 watt		SP811	c	
foot-pound-force-per-second			SP811		
foot-pound-force-per-minute			SP811		
kilogram-force-meter-per-second			CGPM1901		
erg-per-second			SI8		
kilocalorie-per-hour			UNECE20		
british-thermal-unit-it-per-second			SP811		
british-thermal-unit-it-per-minute			UNECE20		
british-thermal-unit-it-per-hour			SP811		
thousand-british-thermal-unit-it-per-hour			SP811		M for a thousand
ton-of-refrigeration	12000 british-thermal-unit-it-per-hour		SP811		melting one short ton of ice a day
solar-luminosity	3.828e26 watt		IAU2015B3	c	nominal value
decibel-watt	1 watt		ITUV574		
decibel-milliwatt	1 milliwatt		ITUV574		
decibel-femtowatt	1 femtowatt		ITUV574		radio receivers
conventional-watt	1.0000001955365548349899359182625 watt		CODATA2022		follows from the practical volt and ohm of 1990
decibel-microwatt	1 microwatt		ITUV574		
ton-of-refrigeration-japanese	3320 kilocalorie-it-per-hour		JSRAE		melting one metric ton of ice a day, Japan
ton-of-cooling-tower	15000 british-thermal-unit-it-per-hour		COOLING_TON	c	3 gallons of water a minute cooled by 10 °F
newton-meter			SI9_DERIVED		
newton-centimeter			SI9_DERIVED		
newton-millimeter			SI9_DERIVED		
kilogram-force-meter			CGPM1901		
kilogram-force-centimeter			CGPM1901		
gram-force-centimeter			CGPM1901		
dyne-centimeter			SI8		
pound-force-foot			SP811		
pound-force-inch			SP811		
ounce-force-inch			SP811		
ounce-force-foot			SP811		
poundal-foot			SP811		
kilogram-meter-per-second			SI9_DERIVED		
newton-second			SI9_DERIVED		impulse
dyne-second			SI8		
pound-force-second			SP811		
kilogram-square-meter			SI9_DERIVED		
pound-square-foot			SP811		
pound-square-inch			SP811		
ounce-square-inch			IYP1959		
slug-square-foot			SP811		
newton-per-meter			SI9_DERIVED		
dyne-per-centimeter			SI8		
gram-force-per-centimeter			CGPM1901		
pound-force-per-inch			SP811		
pound-force-per-foot			SP811		
kip-per-foot			SP811		
pascal-square-root-meter			SI9_DERIVED		
kip-per-square-inch-square-root-inch	1098843.494108754801212969 pascal-square-root-meter		SP811	c	uses the square root of an inch, rounded at 18 places
cubic-meter-per-meter			SI9_DERIVED		
liter-per-100-kilometer			ECE101		
liter-per-kilometer			SI9_ACCEPTED		
liter-per-10-kilometer			SI9_ACCEPTED		Sweden and Norway
gallon-per-mile			CFR40		
gallon-per-100-mile			CFR40		
mile-per-gallon			CFR40		US gallon
mile-per-gallon-imperial			WMA1985		United Kingdom
kilometer-per-liter			SI9_ACCEPTED		
mile-per-liter			HB44		
bit			IEC80000_13		
byte	8 bit		IEC80000_13		
octet	8 bit		IEC80000_13		the byte in French and in telecommunication
nibble	4 bit		JARGON		
crumb	2 bit		JARGON		
shannon	1 bit		IEC80000_13		the information in an even choice between two outcomes
nat	1.442695040888963407359925 bit		IEC80000_13	c	the information in a chance of 1/e; log₂ e bits, rounded at 24 places
hartley	3.321928094887362347870319 bit		IEC80000_13	c	the information in an even choice among ten; log₂ 10 bits, rounded at 24 places
trit	1.584962500721156181453739 bit		KNUTH2	c	the information in an even choice among three; log₂ 3 bits, rounded at 24 places
word	2 byte		INTEL_SDM		Intel; the word of Arm and RISC-V has 32 bits
double-word	4 byte		INTEL_SDM		Intel
quad-word	8 byte		INTEL_SDM		Intel
bit-per-second			IEC80000_13		
megabit-per-second			IEC80000_13		
gigabit-per-second			IEC80000_13		
byte-per-second			IEC80000_13		
ds1	1544 kilobit-per-second		ITUG702		North America
ds3	44736 kilobit-per-second		ITUG702		North America
e1	2048 kilobit-per-second		ITUG702		Europe
e3	34368 kilobit-per-second		ITUG702		Europe
pixel-per-meter			CLDR		
pixel-per-centimeter			CLDR		
pixel-per-millimeter			CLDR		
pixel-per-inch			CLDR		
dot-per-inch			CLDR		
dot-per-centimeter			CLDR		
dot-per-millimeter			CLDR		
dot-per-css-pixel	96 dot-per-inch		CSS_VALUES		the CSS pixel is 1/96 inch
millimeter-per-pixel			CLDR		pixel pitch
pixel			CLDR		
dot	1 pixel		CLDR		printing
em			CLDR		the size of the type, whatever that is
en	1/2 em		UNICODE		
part			CLDR		
percent	1/100 part		SI9_NUMBERS		
permille	1/1000 part		ISO80000_1		
permyriad	1/10000 part		CLDR		
part-per-1e5	1e-5 part		CLDR		reactivity of nuclear reactors, accuracy of clocks
part-per-1e6	1e-6 part		SI9_NUMBERS		
part-per-1e9	1e-9 part		UNECE20		billion as 10⁹
part-per-1e12	1e-12 part		SP811_NUMBERS		trillion as 10¹²; ppt is also written for parts per thousand
part-per-1e15	1e-15 part		OED		quadrillion as 10¹⁵
strain	1 part		ISO80000_4		change of length over length
karat	1/24 part		FTC_16CFR23		purity of gold; the carat of gemstones is a mass
proof	1/2 percent		TTB_27CFR5		alcohol by volume at 60 °F, United States
proof-imperial	4/7 percent		CEA1952	c	alcohol by volume, United Kingdom until 1980; fixed by a density, here with 175 for pure alcohol
pair	2 part		UNECE20		
trio	3 part		OED		
half-dozen	1/2 dozen		OED		
dozen	12 part		UNECE20		
bakers-dozen	13 part		OED		
score	20 part		UNECE20		
hundred	100 part		UNECE20		
long-hundred	120 part		OED		eggs, nails and fish
gross	12 dozen		UNECE20		
great-gross	12 gross		UNECE20		
thousand	1000 part		UNECE20		
myriad	10000 part		OED		
lakh	1e5 part		OED		South Asia
million	1e6 part		UNECE20		
crore	1e7 part		OED		South Asia; a hundred lakh
billion	1e9 part		UNECE20		short scale
trillion	1e12 part		UNECE20		short scale
quire	25 part		UNECE20		sheets of paper
ream	20 quire		ISO4046		sheets of paper
avogadro-number	6.02214076e23 part		SI9		
fine-structure-constant	7.2973525643e-3 part		CODATA2022	m	
twenty-foot-equivalent-unit			TRANSPORT_GLOSSARY		ships and ports
forty-foot-equivalent-unit	2 twenty-foot-equivalent-unit		TRANSPORT_GLOSSARY		ships and ports
power-ratio			ISO80000_3		levels here compare powers, or energies; the ratio of voltages, pressures or other root-power quantities is its square root
decibel	1 power-ratio		SI9_ACCEPTED		10 dB is ten times the power
bel	1 power-ratio		SI9_ACCEPTED		
neper	1 power-ratio		SI9_ACCEPTED		1 Np is e times the voltage, e² times the power
magnitude	1 power-ratio		IAU2015B2		5 magnitudes fewer is a hundred times as bright
stop	1 power-ratio		ISO2720		photography; one stop is twice the light
decibel-carrier	1 power-ratio		ITUV574		
decibel-full-scale	1 power-ratio		FULL_SCALE		0 dBFS is a sine as loud as digital sound can be
sone			ISO532		as loud as a tone of 1 kHz of 40 dB sound pressure level
phon	1/16 sone		ISO532		loudness level; from 40 phon upwards 10 phon more sound twice as loud, below them less is enough
frequency-ratio			IEC60050_801		
octave	1 frequency-ratio		IEC60050_801		
whole-tone	1 frequency-ratio		IEC60050_801		equal temperament
semitone	1 frequency-ratio		IEC60050_801		equal temperament
quarter-tone	1 frequency-ratio		IEC60050_801		
cent	1 frequency-ratio		IEC60050_801		
savart	1 frequency-ratio		IEC60050_801		an octave is about 301 savarts
frequency-decade	1 frequency-ratio		IEC60050_801		
kilogram-per-cubic-meter			SI9_DERIVED		
gram-per-cubic-meter			SI9_DERIVED		
gram-per-cubic-centimeter			SI9_DERIVED		
gram-per-milliliter			SI9_ACCEPTED		
gram-per-liter			SI9_ACCEPTED		
gram-per-deciliter			SI9_ACCEPTED		
pound-per-cubic-foot			SP811		
pound-per-cubic-inch			SP811		
pound-per-cubic-yard			SP811		
pound-per-gallon			SP811		US gallon
pound-per-gallon-imperial			WMA1985		
ounce-per-cubic-inch			SP811		
ounce-per-gallon			SP811		US gallon
grain-per-gallon			SP811		US gallon; hardness of water
grain-per-gallon-imperial			WMA1985		hardness of water as calcium carbonate
slug-per-cubic-foot			SP811		
newton-per-cubic-meter			SI9_DERIVED		
pound-force-per-cubic-foot			SP811		
ofhg	13.5951 gram-force-per-cubic-centimeter		ISO31_3	c	times a height, a pressure: mercury of 13595.1 kg/m³ under standard gravity
of-water	1 gram-force-per-cubic-centimeter		ISO31_3	c	times a height, a pressure: water of 1000 kg/m³ under standard gravity
kilogram-per-meter			SI9_DERIVED		
gram-per-meter			SI9_DERIVED		
tex	1 gram-per-kilometer		ISO1144		fibers and yarns
denier	1/9000 gram-per-meter		ISO2947		fibers and yarns; grams in 9000 meters
pound-per-foot			SP811		
pound-per-inch			SP811		
pound-per-yard			SP811		
yarn-number-metric	1 kilometer-per-kilogram		ISO2947		reciprocal: kilometers in a kilogram
yarn-number-cotton	840 yard-per-pound		ISO2947		reciprocal: hanks of 840 yards in a pound
yarn-number-worsted	560 yard-per-pound		ISO2947		reciprocal: hanks of 560 yards in a pound
jute-number	1/14400 pound-per-yard		ISO2947		jute yarn; pounds in 14 400 yards
kilogram-per-square-meter			SI9_DERIVED		
gram-per-square-meter			SI9_DERIVED		
gram-per-square-centimeter			SI9_DERIVED		
kilogram-per-square-centimeter			SI9_DERIVED		
kilogram-per-hectare			SI9_ACCEPTED		
tonne-per-hectare			SI9_ACCEPTED		
ounce-per-square-yard			SP811		fabrics
ounce-per-square-foot			SP811		copper on circuit boards
pound-per-square-foot			SP811		
pound-per-square-inch			SP811		mass on an area, not the pressure
pound-per-acre			HB44		
ton-per-acre			HB44		
momme-silk	1/4500 pound-per-inch-yard		APPAREL_MOMME		pounds of a cloth 45 inches wide and 100 yards long
pound-bond-paper	1/187000 pound-per-square-inch		GOULD_PAPER		weight of 500 sheets of 17 × 22 in, North America
pound-text-paper	1/475000 pound-per-square-inch		GOULD_PAPER		weight of 500 sheets of 25 × 38 in, North America
pound-cover-paper	1/260000 pound-per-square-inch		GOULD_PAPER		weight of 500 sheets of 20 × 26 in, North America
pound-bristol-paper	1/320625 pound-per-square-inch		GOULD_PAPER		weight of 500 sheets of 22 1/2 × 28 1/2 in, North America
pound-index-paper	1/388875 pound-per-square-inch		GOULD_PAPER		weight of 500 sheets of 25 1/2 × 30 1/2 in, North America
pound-tag-paper	1/432000 pound-per-square-inch		GOULD_PAPER		weight of 500 sheets of 24 × 36 in, North America
cubic-meter-per-second			SI9_DERIVED		
cubic-meter-per-minute			SI9_ACCEPTED		
cubic-meter-per-hour			SI9_ACCEPTED		
cubic-meter-per-day			SI9_ACCEPTED		
liter-per-second			SI9_ACCEPTED		
liter-per-minute			SI9_ACCEPTED		
liter-per-hour			SI9_ACCEPTED		
liter-per-day			SI9_ACCEPTED		
megaliter-per-day			SI9_ACCEPTED		
milliliter-per-minute			SI9_ACCEPTED		
cubic-centimeter-per-second			SI9_DERIVED		
cubic-foot-per-second			SP811		
cubic-foot-per-minute			SP811		
cubic-foot-per-hour			UNECE20		
cubic-foot-per-day			UNECE20		
million-cubic-foot-per-day			INVESTOPEDIA		natural gas, United States
billion-cubic-foot-per-day			INVESTOPEDIA		natural gas, United States
gallon-per-minute			SP811		US gallon
gallon-per-hour			UNECE20		US gallon
gallon-per-day			SP811		US gallon
million-gallon-per-day	1000000 gallon-per-day		HB44		US gallon
gallon-imperial-per-minute			WMA1985		
gallon-imperial-per-hour			WMA1985		
gallon-imperial-per-day			WMA1985		
barrel-per-hour			HB44		barrel of 42 US gallons
barrel-per-day			HB44		barrel of 42 US gallons
acre-foot-per-year			HB44		
miners-inch	1.5 cubic-foot-per-minute		CA1901		California by statute; 1/50 cubic foot per second in Idaho and Utah
sverdrup	1000000 cubic-meter-per-second		SIZES_SVERDRUP		ocean currents
kilogram-per-second			SI9_DERIVED		
kilogram-per-minute			SI9_ACCEPTED		
kilogram-per-hour			SI9_ACCEPTED		
gram-per-second			SI9_DERIVED		
tonne-per-hour			SI9_ACCEPTED		
tonne-per-day			SI9_ACCEPTED		
tonne-per-year			IAUSTYLE		
pound-per-second			SP811		
pound-per-minute			SP811		
pound-per-hour			SP811		
pound-per-day			UNECE20		
ton-per-hour			SP811		
mole-per-second			SI9_DERIVED		
mole-per-hour			SI9_ACCEPTED		
standard-cubic-centimeter-per-minute			BROOKS_SLA	c	mass flow controllers; of an ideal gas at 0 °C and 101.325 kPa
standard-cubic-centimeter-per-second			BROOKS_SLA	c	leaks; of an ideal gas at 0 °C and 101.325 kPa
standard-liter-per-minute			BROOKS_SLA	c	mass flow controllers; of an ideal gas at 0 °C and 101.325 kPa
normal-liter-per-minute			ENGSTACK	c	of an ideal gas at 0 °C and 101.325 kPa
normal-cubic-meter-per-hour			ENGSTACK	c	of an ideal gas at 0 °C and 101.325 kPa
standard-cubic-meter-per-hour			ENGSTACK	c	of an ideal gas at 15 °C and 101.325 kPa
standard-cubic-meter-per-second			ENGSTACK	c	of an ideal gas at 15 °C and 101.325 kPa
million-standard-cubic-meter-per-day	1000000 standard-cubic-meter-per-day		ENGSTACK	c	natural gas, India; of an ideal gas at 15 °C and 101.325 kPa, though some count at 15.56 °C
standard-cubic-foot-per-minute			ENGSTACK	c	of an ideal gas at 60 °F and 101.325 kPa
standard-cubic-foot-per-hour			ENGSTACK	c	of an ideal gas at 60 °F and 101.325 kPa
standard-cubic-foot-per-day			ENGSTACK	c	of an ideal gas at 60 °F and 101.325 kPa
thousand-standard-cubic-foot-per-day			ENGSTACK	c	M is the Roman thousand
million-standard-cubic-foot-per-day			ENGSTACK	c	MM for a thousand thousand
pascal-second			SI9_DERIVED		
poise	1 dyne-second-per-square-centimeter		SI8		CGS unit
pound-force-second-per-square-foot			SP811		
reyn	1 pound-force-second-per-square-inch		SIZES_REYN		after Osborne Reynolds; lubrication
pound-per-foot-second			SP811		
square-meter-per-second			SI9_DERIVED		
square-millimeter-per-second			SI9_DERIVED		
stokes	1 square-centimeter-per-second		SI8		CGS unit
square-foot-per-second			SP811		
saybolt-universal-second	1 square-millimeter-per-second		ASTM_D2161	m	oils at 100 °F; from 32 seconds upwards
saybolt-furol-second	1 square-millimeter-per-second		ASTM_D2161	mu	heavy fuel oils at 122 °F; from 25 seconds upwards
redwood-second	1 square-millimeter-per-second		NBS_T210	m	oils in the United Kingdom until about 1970; from 30 seconds upwards
degree-engler	1 square-millimeter-per-second		NBS_T100	mu	oils in continental Europe; flow times over 51.3 seconds of water, from 1.1 degrees upwards
per-pascal-second			SI9_DERIVED		
rhe	1 per-poise		SP811		CGS unit
kilogram-per-pascal-second-square-meter			SI9_DERIVED		
perm	1 grain-per-hour-square-foot-inch-ofhg		SP811	c	building, North America; by the conventional inch of mercury
perm-0-celsius	5.72135e-11 kilogram-per-pascal-second-square-meter		SP811	m	
perm-23-celsius	5.74525e-11 kilogram-per-pascal-second-square-meter		SP811	m	
perm-metric	1 gram-per-day-square-meter-millimeter-ofhg		PERM_UNIT	c	building; grams in a day
kilogram-per-pascal-second-meter			SI9_DERIVED		
perm-inch			SP811	c	
perm-inch-0-celsius	1.45322e-12 kilogram-per-pascal-second-meter		SP811	m	
perm-inch-23-celsius	1.45929e-12 kilogram-per-pascal-second-meter		SP811	m	
nephelometric-turbidity-unit			EPA180_1		white light, scattered at right angles; drinking water
formazin-nephelometric-unit	1 nephelometric-turbidity-unit		ASTM_D7315	c	infrared light; equal on formazin, by which both are calibrated
joule-per-kilogram			SI9_DERIVED		
joule-per-gram			SI9_DERIVED		
kilojoule-per-100-gram			SI9_DERIVED		food labels, European Union
watt-hour-per-kilogram			SI9_ACCEPTED		
calorie-per-gram			SP811		
kilocalorie-per-kilogram			SP811		
kilocalorie-per-100-gram			SP811		food labels
british-thermal-unit-it-per-pound			SP811		
joule-per-cubic-meter			SI9_DERIVED		
joule-per-liter			SI9_ACCEPTED		
watt-hour-per-liter			SI9_ACCEPTED		
kilowatt-hour-per-cubic-meter			SI9_ACCEPTED		
british-thermal-unit-it-per-cubic-foot			SP811		
gasoline-energy-density	33.705 kilowatt-hour-per-gallon		EPA2011	c	as on US fuel economy labels
working-level	130000 megaelectronvolt-per-liter		DOE_WL		alpha particles of what radon decays to, in air
joule-per-mole			SI9_DERIVED		
calorie-per-mole			SP811		
electronvolt-per-item			SI9_ACCEPTED		
watt-per-meter-kelvin			SI9_DERIVED		
kilocalorie-per-hour-meter-celsius			SP811		of thermochemical calories, as kcal is read; UN/ECE code K52 has those of the International Table, 1.163 W/(m·K)
calorie-per-second-centimeter-celsius			SP811		
british-thermal-unit-it-per-hour-foot-fahrenheit			SP811		
british-thermal-unit-it-inch-per-hour-square-foot-fahrenheit			SP811		k-value of insulation, United States
square-meter-kelvin-per-watt			SI9_DERIVED		
square-meter-celsius-per-watt			SI9_DERIVED		
square-foot-hour-fahrenheit-per-british-thermal-unit-it			SP811		R-value of insulation, United States
clo	0.155 square-meter-kelvin-per-watt		ISO9920	c	clothing
tog	0.1 square-meter-kelvin-per-watt		BS4745		bedding and textiles, United Kingdom
per-kelvin			SI9_DERIVED		
per-celsius			SI9_DERIVED		
per-fahrenheit			UNECE20		
part-per-1e6-per-kelvin	1/1000000 per-kelvin		SI9_DERIVED		
joule-per-kelvin			SI9_DERIVED		
calorie-per-kelvin			SP811		
british-thermal-unit-it-per-fahrenheit			SP811		
joule-per-kilogram-kelvin			SI9_DERIVED		
joule-per-gram-celsius			SI9_DERIVED		
calorie-per-gram-celsius			SP811		
british-thermal-unit-it-per-pound-fahrenheit			SP811		
joule-per-mole-kelvin			SI9_DERIVED		
calorie-per-mole-kelvin			SP811		
molar-gas-constant	8.31446261815324 joule-per-mole-kelvin		SI9		Boltzmann constant times Avogadro constant, exact since 2019
watt-per-square-meter			SI9_DERIVED		
watt-per-square-centimeter			SI9_DERIVED		
watt-per-square-foot			IYP1959		
kilocalorie-per-hour-square-meter			SP811		
british-thermal-unit-it-per-hour-square-foot			SP811		
solar-irradiance	1361 watt-per-square-meter		IAU2015B3	c	nominal value
met	58.2 watt-per-square-meter		HVAC_MET	c	heat that a person at rest gives off, by the skin
watt-per-square-meter-kelvin			SI9_DERIVED		
kilocalorie-per-hour-square-meter-celsius			SP811		of thermochemical calories, as kcal is read; those of the International Table make 1.163 W/(m²·K)
british-thermal-unit-it-per-hour-square-foot-fahrenheit			SP811		
joule-per-square-meter			SI9_DERIVED		
joule-per-square-centimeter			SI9_DERIVED		
kilowatt-hour-per-square-meter			SI9_ACCEPTED		
langley	1 calorie-per-square-centimeter		SP811		solar radiation
mole			SI9_BASE		6.022 140 76 × 10²³ elementary entities
item	1/602214076000000000000000 mole		SI9		one elementary entity
equivalent	1 mole		UCUM		moles of charges; electrolytes
osmole	1 mole		UCUM		moles of dissolved particles
pound-mole	1 mole-pound-per-gram		UNECE20		chemical engineering
ounce-mole	1 mole-ounce-per-gram		IYP1959		chemical engineering
tonne-mole	1 mole-tonne-per-gram		SI9_ACCEPTED		chemical engineering
normal-cubic-meter	100/27315 atmosphere-cubic-meter-per-molar-gas-constant-kelvin		ENGSTACK	c	amount of an ideal gas that fills 1 m³ at 0 °C and 101.325 kPa
normal-liter	1/1000 normal-cubic-meter		ENGSTACK	c	of an ideal gas at 0 °C and 101.325 kPa
standard-cubic-meter	100/28815 atmosphere-cubic-meter-per-molar-gas-constant-kelvin		ENGSTACK	c	amount of an ideal gas that fills 1 m³ at 15 °C and 101.325 kPa
standard-cubic-foot	900/259835 atmosphere-cubic-foot-per-molar-gas-constant-kelvin		ENGSTACK	c	amount of an ideal gas that fills 1 ft³ at 60 °F and 101.325 kPa (14.696 psi); gas sales in the United States go by 14.73 psi
thousand-standard-cubic-foot	1000 standard-cubic-foot		ENGSTACK	c	M is the Roman thousand; at 60 °F and 101.325 kPa
million-standard-cubic-foot	1000000 standard-cubic-foot		ENGSTACK	c	MM for a thousand thousand; at 60 °F and 101.325 kPa
standard-liter	1/1000 normal-cubic-meter		BROOKS_SLA	c	mass flow controllers; of an ideal gas at 0 °C and 101.325 kPa
standard-cubic-centimeter	1/1000 standard-liter		BROOKS_SLA	c	mass flow controllers; of an ideal gas at 0 °C and 101.325 kPa
einstein	1 mole		IUPAC_EINSTEIN		of photons
mole-per-cubic-meter			SI9_DERIVED		
mole-per-liter			SI9_ACCEPTED		
ph	1 mole-per-liter		IUPAC_PH		of hydrogen ions; strictly of their activity
molar	1 mole-per-liter		IUPAC_CONCENTRATION		
item-per-cubic-meter			SI9_DERIVED		number concentration
milligram-ofglucose-per-deciliter			CIAAW2024	c	blood sugar; molar mass of glucose taken as 180.156 g/mol
mole-per-kilogram			SI9_DERIVED		
ofglucose	1000/180156 mole-per-gram		CIAAW2024	c	times a mass, its amount: glucose of 180.156 g/mol
katal			SI9_NAMED		
enzyme-unit	1 micromole-per-minute		IUB1978		
katal-per-cubic-meter			SI9_DERIVED		
katal-per-liter			SI9_ACCEPTED		
enzyme-unit-per-liter			IUB1978		
milliliter-per-minute-per-standard-body	100/173 milliliter-per-minute-square-meter		KDIGO2012		kidney function (eGFR), by the body surface of a standard adult
milliliter-per-second-per-standard-body	100/173 milliliter-per-second-square-meter		KDIGO2012		
ampere			SI9_BASE		fixes the elementary charge at 1.602 176 634 × 10⁻¹⁹ C
abampere	10 ampere		SP811	c	CGS-EMU; corresponds to 10 A as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019
biot	10 ampere		SP811	c	the abampere as base unit of a four-dimensional CGS system
statampere	1/2997924580 ampere		SP811	c	CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019
ampere-turn	1 ampere		ROWLETT		magnetomotive force; the SI unit is the ampere
gilbert	1 oersted-centimeter		SP811	c	magnetomotive force, CGS-EMU; 10/(4π) A
conventional-ampere	1 conventional-volt-per-conventional-ohm		CODATA2022		practical unit of 1990, abrogated 2019-05-20
mean-international-ampere	100034/100049 ampere		FENNA2002	c	until 1947; that of the United States differed in the sixth digit
atomic-unit-of-current	6.6236182375082e-3 ampere		CODATA2022	m	
decibel-microampere	1 microampere		ITUV574		
ampere-per-square-root-hertz			SI9_DERIVED		
coulomb	1 ampere-second		SI9_NAMED		
ampere-hour			SP811		
ampere-second			SI9_DERIVED		
elementary-charge	1.602176634e-19 coulomb		SI9		
faraday	6.02214076e23 elementary-charge		SI9		the charge of one mole of elementary charges
abcoulomb	10 coulomb		SP811	c	CGS-EMU; corresponds to 10 C as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019
statcoulomb	1/2997924580 coulomb		SP811	c	CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019
franklin	1/2997924580 coulomb		SP811	c	the statcoulomb as base unit of a four-dimensional CGS system
conventional-coulomb	1 conventional-ampere-second		CODATA2022		follows from the practical volt and ohm of 1990
volt	1 watt-per-ampere		SI9_NAMED		
abvolt	1 erg-per-abcoulomb		SP811	c	CGS-EMU; corresponds to 10⁻⁸ V as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019
statvolt	1 erg-per-statcoulomb		SP811	c	CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019
conventional-volt	483597.9e9 magnetic-flux-quantum-per-second		CIPM1988		practical unit of the Josephson effect from 1990, abrogated 2019-05-20
mean-international-volt	1.00034 volt		FENNA2002	c	until 1947; that of the United States differed in the sixth digit
decibel-volt	1 volt		ITUV574		
decibel-millivolt	1 millivolt		ITUV574		
decibel-microvolt	1 microvolt		ITUV574		
decibel-unloaded	0.7745966692414833770358530799564799221666 volt		ITUV574	c	the reference is √0.6 V, the voltage of 1 mW in 600 Ω, commonly rounded to 0.775 V
volt-per-square-root-hertz			SI9_DERIVED		
ohm	1 volt-per-ampere		SI9_NAMED		
abohm	1 abvolt-per-abampere		SP811	c	CGS-EMU; corresponds to 10⁻⁹ Ω as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019
statohm	1 statvolt-per-statampere		SP811	c	CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019
von-klitzing	6.62607015e-34 joule-second-per-square-elementary-charge		SI9		h/e², exact since 2019
conventional-ohm	1000/25812807 von-klitzing		CIPM1988		practical unit of the quantum Hall effect from 1990, abrogated 2019-05-20
mean-international-ohm	1.00049 ohm		FENNA2002	c	until 1947; that of the United States differed in the sixth digit
impedance-of-free-space	376.730313412 ohm		CODATA2022	m	
conventional-von-klitzing-constant	25812.807 ohm		CIPM1988		of the practical ohm of 1990
siemens	1 ampere-per-volt		SI9_NAMED		
mho	1 per-ohm		SP811		
abmho	1 abampere-per-abvolt		SP811	c	CGS-EMU; corresponds to 10⁹ S as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019
statmho	1 statampere-per-statvolt		SP811	c	CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019
farad	1 coulomb-per-volt		SI9_NAMED		
abfarad	1 abcoulomb-per-abvolt		SP811	c	CGS-EMU; corresponds to 10⁹ F as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019
statfarad	1 statcoulomb-per-statvolt		SP811	c	CGS-ESU, about the capacitance of a sphere of 1 cm radius; uses c = 299 792 458 m/s and the μ₀ of before 2019
conventional-farad	5521725026748260492435541/5521725125000000000000000 farad		CODATA2022		follows from the practical ohm of 1990
henry	1 weber-per-ampere		SI9_NAMED		
abhenry	1 abvolt-second-per-abampere		SP811	c	CGS-EMU; corresponds to 10⁻⁹ H as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019
stathenry	1 statvolt-second-per-statampere		SP811	c	CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019
conventional-henry	5521725125000000000000000/5521725026748260492435541 henry		CODATA2022		follows from the practical ohm of 1990
weber	1 volt-second		SI9_NAMED		
maxwell	1 gauss-square-centimeter		SI8	c	
unit-pole	4 pi maxwell		SP811	c	the flux that leaves a magnetic pole of unit strength in the CGS system
magnetic-flux-quantum	1/2 elementary-charge-von-klitzing		SI9		h/(2e), exact since 2019
statweber	1 statvolt-second		ROWLETT	c	CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019
tesla	1 weber-per-square-meter		SI9_NAMED		
gauss	1e-4 tesla		SI8	c	
gamma	1 nanotesla		SP811		geophysics
stattesla	1 statweber-per-square-centimeter		ROWLETT	c	CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019
ampere-per-meter			SI9_DERIVED		
ampere-per-centimeter			SI9_DERIVED		
oersted	250 pi^-1 ampere-per-meter		SI8	c	CGS-EMU, unrationalized; corresponds to 1000/(4π) A/m
ampere-square-meter			SI9_DERIVED		
joule-per-tesla			SI9_DERIVED		
erg-per-gauss			SI8	c	CGS-EMU
bohr-magneton	9.2740100657e-24 joule-per-tesla		CODATA2022	m	
nuclear-magneton	5.0507837393e-27 joule-per-tesla		CODATA2022	m	
volt-per-meter			SI9_DERIVED		
volt-per-centimeter			SI9_DERIVED		
volt-per-inch			UNECE20		
atomic-unit-of-electric-field	5.14220675112e11 volt-per-meter		CODATA2022	m	
decibel-microvolt-per-meter	1 microvolt-per-meter		ITUV574		
coulomb-meter			SI9_DERIVED		
debye	1e-18 statcoulomb-centimeter		SP811	c	molecules; uses the CGS electrostatic unit of charge
ohm-meter			SI9_DERIVED		
ohm-centimeter			SI9_DERIVED		
ohm-square-millimeter-per-meter			IEC60028		wire
ohm-circular-mil-per-foot			SP811		wire, United States
siemens-per-meter			SI9_DERIVED		
siemens-per-centimeter			SI9_DERIVED		
percent-iacs	0.58 megasiemens-per-meter		IEC60028	c	of annealed copper at 20 °C, 1/58 Ω·mm²/m
volt-ampere			IEC80000_6		equals the watt only at a power factor of one
var	1 volt-ampere		IEC80000_6		reactive power
volt-ampere-second			IEC80000_6		
volt-ampere-hour			IEC80000_6		
var-hour			IEC80000_6		reactive energy
candela			SI9_BASE		fixes the luminous efficacy of radiation of 540 THz at 683 lm/W
candlepower	1 candela		ROWLETT		since 1948; older candlepowers follow the candle of their time
candle-international	600/589 candela		SIZES_CANDLE	c	1909 to 1948; a black body at the freezing point of platinum had 58.9 a square centimeter as measured by 1937, and was given 60 candelas in 1946
hefner	0.903 candela		UNECE20	m	Germany, Austria and Scandinavia, until 1942; an amyl acetate lamp
candela-per-square-meter			SI9_DERIVED		
nit	1 candela-per-square-meter		CIE_ILV		
candela-per-square-centimeter			SI9_DERIVED		
candela-per-square-foot			UNECE20		
candela-per-square-inch			SP811		
stilb	1 candela-per-square-centimeter		SI8		CGS
lambert	1 pi^-1 candela-per-square-centimeter		SP811		a perfect diffuser that gives off 1 lm/cm²
foot-lambert	1 pi^-1 candela-per-square-foot		SP811		a perfect diffuser that gives off 1 lm/ft²
apostilb	1 pi^-1 candela-per-square-meter		DIRACDELTA		a perfect diffuser that gives off 1 lm/m²
lux	1 lumen-per-square-meter		SI9_NAMED		
lumen-per-square-meter			SI9_DERIVED		also luminous exitance
lumen-per-square-foot			SP811		
foot-candle	1 lumen-per-square-foot		SP811		lighting, United States
phot	1 lumen-per-square-centimeter		SI8		CGS
exposure-value	2.5 lux		ISO2720	c	at ISO 100, by a meter of incident light with the constant 250
lumen	1 candela-steradian		SI9_NAMED		
spherical-candlepower	4 pi lumen		DONSBULBS		what a source of one candela in every direction gives off
lux-second			SI9_DERIVED		
lux-hour			CIE_ILV		museum lighting
foot-candle-second			SP811		
per-meter			SI9_DERIVED		
per-centimeter			SI9_DERIVED		wavenumbers in spectroscopy
per-inch			UNECE20		
kayser	1 per-centimeter		JCS1953		spectroscopy
diopter	1 per-meter		ISO13666		lenses; the reciprocal of the focal length
rydberg-constant	10973731.568157 per-meter		CODATA2022	m	
watt-per-square-meter-hertz			SI9_DERIVED		
jansky	1e-26 watt-per-square-meter-hertz		IAU1973		radio astronomy
solar-flux-unit	1e4 jansky		UKSSDC		radio emission of the Sun
becquerel	1 per-second		SI9_NAMED		
curie	3.7e10 becquerel		CGPM12		about the activity of a gram of radium
rutherford	1e6 becquerel		CONDON1946		United States, from 1946
disintegration-per-minute	1 per-minute		COUNTS		
becquerel-per-cubic-meter			ISO80000_10		radon in air
becquerel-per-liter			ISO80000_10		water and milk
curie-per-liter			CGPM12		radon, United States
gray	1 joule-per-kilogram		SI9_NAMED		
rad-dose	0.01 gray		SP811		radiation absorbed dose
sievert	1 joule-per-kilogram		SI9_NAMED		
rem	0.01 sievert		SP811		
sievert-per-second			SI9_DERIVED		
sievert-per-hour			SI9_ACCEPTED		
sievert-per-year			IAUSTYLE		
rem-per-hour			SP811		
coulomb-per-kilogram			SI9_DERIVED		
roentgen	2.58e-4 coulomb-per-kilogram		SP811		X rays and gamma rays in dry air
joule-per-meter			SI9_DERIVED		
watt-hour-per-kilometer			SI9_ACCEPTED		
watt-hour-per-mile			IYP1959		
kilowatt-hour-per-100-kilometer			SI9_ACCEPTED		electric vehicles
kilowatt-hour-per-100-mile			EPA2011		electric vehicles, US fuel economy labels
kilometer-per-kilowatt-hour			SI9_ACCEPTED		
mile-per-kilowatt-hour			IYP1959		
mile-per-gasoline-gallon-equivalent			EPA2011	c	33.705 kWh for a US gallon of gasoline
isotropic-gain			DIPOLE_DB		power that an antenna sends one way, over what it would send every way alike
decibel-isotropic	1 isotropic-gain		DIPOLE_DB		no level of a signal: an antenna adds it to one
decibel-dipole	1.6405897731995392751845943892716633546037886551023 isotropic-gain		DIPOLE_DB	c	0 dBd are 2.15 dBi, as ITU has it
flops			MATH_FORUM		no clock rate: a processor does many in one cycle
erlang			UNECE20		one line in use without a break
hundred-call-seconds	1/36 erlang		CALL_SECOND		a line in use for a hundred seconds of an hour
iso-speed			FILM_SPEED		twice the number needs half the light
din-speed	0.794328234724281502065918 iso-speed		FILM_SPEED		ISO 100 is 21°; scales round to thirds of a stop
coefficient-of-performance			CA_TITLE20		heat moved over work done
energy-efficiency-ratio	1 british-thermal-unit-it-per-watt-hour		CA_TITLE20		BTU an hour for each watt, North America; SEER is its mean over a season, measured otherwise
pascal-second-per-cubic-meter			SI9_DERIVED		
wood-unit	1 millimeter-ofhg-minute-per-liter		UCUM	c	by the conventional millimeter of mercury
vascular-cgs-unit	1 dyne-second-per-square-centimeter-cubic-centimeter		SI8		a Wood unit is about 80 of them
rayl	1 pascal-second-per-meter		ROWLETT		in the SI; the CGS rayl is ten of them
pascal-second-per-meter			ISO80000_8		
international-unit			DSID		vitamins, hormones, vaccines; of each substance it is another mass: 0.025 μg of vitamin D, 0.3 μg of retinol
kelvin-of-light	1 kelvin		CIE_ILV		of a black body that glows in the same color
mired	1/1000000 per-kelvin		MIRED		photography; filters shift it by the same number in any light
mole-per-square-meter			SI9_DERIVED		
dobson-unit	1/100000 normal-cubic-meter-per-square-meter		IUPAC_GOLD	c	ozone; a layer of 0.01 mm at 0 °C and 1 atm
watt-per-kilogram			SI9_DERIVED		
horsepower-per-pound			SP811		
metabolic-equivalent	1 kilocalorie-per-kilogram-hour		MET_TASK	c	of a person at rest
volt-square-meter			SI9_DERIVED		
townsend	1e-21 volt-square-meter		TOWNSEND_UNIT		discharges in gases
`;
