// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'it',
  plurals: 'other one',
  units: `
g-force	forza g;;;f	G
revolution	rivoluzion~i|e;;;f	riv
radian	radiant~i|e
degree	grad~i|o	$°
arc-minute	prim~i|o~ d’arco	$′
arc-second	second~i|o~ d’arco	$″
square-kilometer	chilometr~i quadrati|o quadrato;;$ per chilometro quadrato
hectare	ettar~i|o
square-meter	metr~i quadrati|o quadrato;;$ per metro quadrato
square-centimeter	centimetr~i quadrati|o quadrato;;$ per centimetro quadrato
square-mile	migli~a quadrate|o quadrato;;$ per miglio quadrato;f
acre	acr~i|o
square-inch	pollic~i quadrati|e quadrato;;$ per pollice quadrato
dunam	dunum	dunum
karat	carat~i|o
milligram-ofglucose-per-deciliter	milligramm~i|o~ per decilitro	mg/dl
item	element~i|o	elem.
part	part~i|e	part~i|e
part-per-1e6	part~i|e~ per milione;;;f
percent	percento;percentuale	$%
permille	per mille	$‰
permyriad	punt~i|o~ base;~o	$‱
mole	mol~i|e;;;f
ofglucose	di glucosio	Glc
liter-per-kilometer	litr~i|o~ per chilometro
liter-per-100-kilometer	litr~i|o~ per 100 chilometri	L/100km	$ L/100km
mile-per-gallon	migli~a|o~ per gallone;;;f
mile-per-gallon-imperial	migli~a|o~ per gallone imperiale;;;f	mi/Imp gal
petabyte	petabyte
terabyte	terabyte
terabit	terabit	Tb
gigabyte	gigabyte
gigabit	gigabit	Gb
megabyte	megabyte
megabit	megabit	Mb
kilobyte	kilobyte
kilobit	kilobit	kb
byte	byte	byte	B
bit	bit	bit
century	secol~i|o	sec~c|~.
decade	decad~i|e;;;f	dec.
year	ann~i|o;;$ all’anno	ann~i|o
quarter	trimestr~i|e	trim.;;$/trimestre	$ trim.
month	mes~i|e	mes~i|e	$ mesi|$ mese
week	settiman~e|a;;$ alla settimana;f	sett.;;$/settimana
day	giorn~i|o	giorn~i|o	gg|g
hour	ore|ora;;$ all’ora;f
minute	minut~i|o
second	second~i|o
ampere	ampere
ohm	ohm
volt	volt
calorie	calori~e|a;;;f
foodcalorie	Calori~e|a;;;f
kilojoule	kilojoule
joule	joule
kilowatt-hour	chilowattora
electronvolt	elettronvolt
british-thermal-unit	unità termic~he britanniche|a britannica	BTU
therm-us	therm US	therm US
pound-force	libbr~e|a~-forza
newton	newton
kilowatt-hour-per-100-kilometer	chilowattora per 100 chilometri	kWh/100km
kilohertz	kilohertz
hertz	hertz
em	em;em tipografica;;f	em
pixel	pixel
megapixel	megapixel	MP
pixel-per-centimeter	pixel per centimetro	ppcm
pixel-per-inch	pixel per pollice
dot-per-centimeter	punt~i|o~ per centimetro
dot-per-inch	punt~i|o~ per pollice
dot	punt~i|o	p
earth-radius	raggi~ terrestri|o terrestre
kilometer	chilometr~i|o;;$ per chilometro
meter	metr~i|o;;$ per metro
centimeter	centimetr~i|o;;$ per centimetro
mile	migli~a|o;;;f
yard	iard~e|a;;;f
foot	pied~i|e;;$ per piede
inch	pollic~i|e;;$ per pollice		″
parsec	parsec
light-year	ann~i|o~ luce	al
astronomical-unit	unità astronomic~he|a
furlong	furlong
fathom	bracci~a|o	fm
nautical-mile	migli~a nautiche|o nautico
mile-scandinavian	migli~a scandinave|o scandinavo;;;f	smi
point	punt~i tipografici|o tipografico
solar-radius	raggi~ solari|o solare
lux	lux
candela	candel~e|a;;;f
lumen	lumen
solar-luminosity	luminosità solar~i|e;;;f
tonne	tonnellat~e metriche|a metrica;;;f
kilogram	chilogramm~i|o;;$ per chilogrammo
gram	gramm~i|o;;$ per grammo
ton	tonnellat~e|a
stone	stone
pound	libbr~e|a;;$ per libbra;f
ounce	onc~e|ia;;$ per oncia;f
ounce-troy	onc~e|ia~ troy	ozt
carat	carat~i|o	kt
dalton	dalton
earth-mass	mass~e terrestri|a terrestre;;;f
solar-mass	mass~e solari|a solare;;;f
grain	gran~i|o	gran~i|o
kilowatt	kilowatt
watt	watt
horsepower	cavall~i|o~ vapore
millimeter-ofhg	millimetr~i|o~ di mercurio	mm Hg
ofhg	di mercurio	di Hg	$ di Hg
pound-force-per-square-inch	libbr~e|a~ per pollice quadrato
inch-ofhg	pollic~i|e~ di mercurio
bar	bar	bar
millibar	millibar
atmosphere	atmosfer~e|a;;;f
pascal	pascal
kilometer-per-hour	chilometr~i orari|o orario
knot	nod~i|o
celsius	grad~i|o~ Celsius
fahrenheit	grad~i|o~ Fahrenheit
kelvin	Kelvin
pound-force-foot	libbr~e|a~-forza piede	lb-ft
newton-meter	newton metr~i|o	Nm
cubic-meter	metr~i cubi|o cubo;;$ per metro cubo
cubic-centimeter	centimetr~i cubi|o cubo;;$ per centimetro cubo
cubic-mile	migli~a cubiche|o cubo;;;f
cubic-inch	pollic~i cubi|e cubo
liter	litr~i|o;;$ per litro	l
pint-metric	pint~e metriche|a metrica;;;f	mpt
cup-metric	tazz~e metriche|a metrica;;;f	mc
fluid-ounce-metric	onc~e liquide metriche|ia liquida metrica	$ fl oz m.
acre-foot	pied~i|e~ acro	ac ft
bushel	stai~a|o
gallon	gallon~i|e;;$ per gallone
gallon-imperial	gallon~i imperiali|e imperiale;;$ per gallone imperiale	gal imp.	gal im
quart	quart~i|o
pint	pint~e|a;;;f
pint-imperial	$ pt Imp.;-	$ pt Imp.	$ pt Imp.
cup	tazz~e|a;;;f	c
cup-imperial	$ cup Imp.;tazza imperiale	$ cup Imp.	$ cup Imp.
fluid-ounce	onc~e liquide|ia liquida;;;f
fluid-ounce-imperial	onc~e liquide imperiali|ia liquida imperiale;;;f	fl oz imp.	fl oz im
tablespoon	cucchiai~|o~ da tavola
teaspoon	cucchiai~|o~ da tè
barrel	baril~i|e
dessert-spoon	cucchiain~i|o~ da dessert	dstspn
dessert-spoon-imperial	cucchiain~i da dessert imperiali|o da dessert imperiale	dstspn Imp	dstspn im
drop	gocc~e|ia;;;f	gocc~e|ia
dram	dramm~e|a;;;f	dr liq
jigger	jigger	jigger
pinch	pizzic~hi|o	pizzic~hi|o
quart-imperial	quart~i imperiali|o imperiale	imp qt
steradian	steradiant~i|e
katal	katal	$ kat
coulomb	coulomb
farad	farad
henry	henry	$ H
siemens	siemens	$ S
calorie-it	calori~e|a~ [IT]	cal-IT
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	becquerel	$ Bq
sievert	sievert	$ Sv
gray	gray	$ Gy
kilogram-force	chilogramm~i|o~-forza	$ kgf
rod	$ rod;-	$ rod	$ rod
chain	$ chain;-	$ chain	$ chain
tesla	tesla
weber	weber
rankine	$ °R;-	$ °R	$ °R
fortnight	$ fw;-	$ fw	$ fw
slug	$ slug;-	$ slug	$ slug
gasoline-energy-density	gas E;densità energetica della benzina	gas E	$ gas E
rin	rin [JP];-	rin [JP]	$ rin [JP]
sun	sun [JP];-	sun [JP]	$ sun [JP]
shaku-length	shaku [JP];shaku (lunghezza)	shaku [JP]	$ shaku [JP]
shaku-cloth	shaku [cloth, JP];shaku (stoffa)	shaku [cloth, JP]	$ shaku [cloth, JP]
ken	ken [JP];-	ken [JP]	$ ken [JP]
jo-jp	jo [JP];-	jo [JP]	$ jo [JP]
ri-jp	ri [JP];-	ri [JP]	$ ri [JP]
bu-jp	bu [JP];bu (area)	bu [JP]	$ bu [JP]
se-jp	se [JP];-	se [JP]	$ se [JP]
cho	cho [JP];-	cho [JP]	$ cho [JP]
kosaji	kosaji [JP];-	kosaji [JP]	$ kosaji [JP]
osaji	osaji [JP];-	osaji [JP]	$ osaji [JP]
cup-jp	cup [JP];tazza giapponese	cup [JP]	$ cup [JP]
shaku	shaku [vol, JP];shaku (volume)	shaku [vol, JP]	$ shaku [vol, JP]
sai	sai [JP];-	sai [JP]	$ sai [JP]
to-jp	to [JP];-	to [JP]	$ to [JP]
koku	koku [JP];-	koku [JP]	$ koku [JP]
light-speed	luce;;;f	luce	l
fun	fun [JP];-	fun [JP]	$ fun [JP]
part-per-1e9	part~i|e~ per miliardo;;;f
night	nott~i|e;;$ a notte;f	nott~i|e	$ notti|$ notte
decibel	decibel
neper	neper
octave	ottav~e|a
semitone	semiton~i|o
gradian	grad~i centesimali|o centesimale
compass-point	quart~e|a~ di vento
rotation-per-minute	gir~i|o~ al minuto
rotation-per-second	gir~i|o~ al secondo
beat-per-minute	battit~i|o~ al minuto
frame-per-second	fotogramm~i|a~ al secondo
mach	mach
pair	pai~a|o
half-dozen	mezz~e dozzine|a dozzina
dozen	dozzin~e|a
hundred	centinai~a|o
thousand	migliai~a|o
million	milion~i|e
billion	miliard~i|o
trillion	bilion~i|e
horsepower-metric	cavall~i vapore metrici|o vapore metrico
ton-of-refrigeration	tonnellat~e|a~ di refrigerazione
tablespoon-metric	cucchiai~ metrici|o metrico
teaspoon-metric	cucchiain~i metrici|o metrico
tablespoon-imperial	cucchiai~ imperiali|o imperiale
teaspoon-imperial	cucchiain~i imperiali|o imperiale
shot	bicchierin~i|o
wine-bottle	bottigli~e|a~ di vino
long-ton	tonnellat~e lunghe|a lunga
hundredweight	quintal~i corti|e corto
long-hundredweight	quintal~i lunghi|e lungo
quintal	quintal~i|e
micron	micron
angstrom	ångström
hand	man~i|o
league	leg~he|a
light-second	second~i|o~ luce
light-minute	minut~i|o~ luce
light-hour	ore luce|ora luce
light-day	giorn~i|o~ luce
octet	ottett~i|o
nibble	mezz~i|o~ byte
baud	baud
dyne	din~e|a
erg	erg
gram-force	gramm~i|o~-forza
tonne-force	tonnellat~e|a~-forza
torr	torr
atmosphere-technical	atmosfer~e tecniche|a tecnica
ton-of-tnt	tonnellat~e|a~ di TNT
tonne-of-oil-equivalent	tonnellat~e equivalenti|a equivalente~ di petrolio
millennium	millenni~|o
half-year	semestr~i|e
year-common	ann~i comuni|o comune
year-leap	ann~i bisestili|o bisestile
delta-celsius	grad~i|o~ Celsius di differenza
delta-fahrenheit	grad~i|o~ Fahrenheit di differenza
delta-kelvin	kelvin di differenza
are	are|ara
gill	gill
cord	cord~e|a~ di legna
stere	ster~i|o
poise	poise
stokes	stokes
gauss	gauss
maxwell	maxwell
oersted	oersted
curie	curie
roentgen	röntgen
rad	rad
rem	rem
diopter	diottri~e|a
nit	nit
candlepower	candel~e internazionali|a internazionale
stilb	stilb
phot	phot
tex	tex
denier	denar~i|o
molar	molar~i|e
jansky	jansky
debye	debye
person-hour	ore-persona|ora-persona
person-day	giorn~i|o~-persona
pica	pica
tsubo	tsubo
var	var
phon	phon
sone	sone
electron-mass	mass~e|a~ dell’elettrone
proton-mass	mass~e|a~ del protone
elementary-charge	caric~he elementari|a elementare
mil	millesim~i|o~ di pollice
watt-hour	wattora
ampere-hour	amperora
cycle-per-second	ciclo al secondo
proof	grado proof (USA)
proof-imperial	grado proof (GB)
trio	terno
bakers-dozen	tredici
score	ventina
long-hundred	cento lungo
great-gross	grande grossa
myriad	miriade
lakh	lakh
crore	crore
quire	mazzetta di carta
ream	risma
rood	rood
section	sezione
township	township
roofing-square	quadrato di tetto
square-mile-survey-us	miglio quadrato (geodetico USA)
acre-survey-us	acro (geodetico USA)
link-survey-us	maglia (geodetica USA)
rod-survey-us	pertica (geodetica USA)
chain-survey-us	catena (geodetica USA)
fathom-survey-us	braccio (geodetico USA)
furlong-survey-us	furlong (geodetico USA)
mile-survey-us	miglio (geodetico USA)
league-survey-us	lega (geodetica USA)
circular-inch	pollice circolare
person-week	settimana-persona
person-month	mese-persona
spherical-candlepower	candela sferica
candle-international	candela internazionale
dash	spruzzo
smidgen	briciola
tad	punta di coltello
fifth	quinto di gallone
gallon-dry	gallone per aridi
quart-dry	quarto per aridi
pint-dry	pinta per aridi
barrel-dry	barile per aridi
barrel-beer	barile di birra (USA)
barrel-liquid	barile per liquidi (USA)
barrel-cranberry	barile di mirtilli
barrel-imperial	barile imperiale
keg	keg
butt	botte
tun	botte grande
firkin	firkin
kilderkin	kilderkin
hogshead-imperial	hogshead imperiale
cup-us-legal	tazza legale (USA)
dram-imperial	dramma fluida imperiale
minim-imperial	minim imperiale
minim	minim (USA)
peck-imperial	peck imperiale
bushel-imperial	bushel imperiale
tablespoon-australian	cucchiaio australiano
half-bottle	mezza bottiglia
quarter-hundredweight	quarto di hundredweight
pound-apothecary	libbra da speziale
ounce-apothecary	oncia da speziale
dram-apothecary	dramma da speziale
butter-stick	panetto di burro
standard-drink-us	bevanda standard (USA)
standard-drink-australian	bevanda standard (Australia)
unit-of-alcohol	unità alcolica (GB)
planck-mass	massa di Planck
planck-length	lunghezza di Planck
planck-time	tempo di Planck
jupiter-mass	massa di Giove
jupiter-radius	raggio di Giove
atomic-unit-of-time	unità atomica di tempo
atomic-unit-of-velocity	unità atomica di velocità
line	linea
barleycorn	grano d’orzo
nail	chiodo (stoffa)
palm	palmo minore
span	spanna
cubit	cubito
ell	auna inglese
pace	passo
chain-engineer	catena dell’ingegnere
cable	gomena
cable-us	gomena (USA)
nautical-mile-imperial	miglio nautico inglese
knot-imperial	nodo inglese
nautical-league	lega nautica
data-mile	miglio dati
pixel-css	pixel CSS
point-printer	punto tipografico americano
pica-printer	pica tipografica americana
point-tex	punto TeX
quadrant	quadrante
zodiac-sign	segno zodiacale
hour-angle	angolo orario
binary-degree	grado binario
mil-nato	millesimo (NATO)
power-ratio	rapporto di potenze
frequency-ratio	rapporto di frequenze
frequency-decade	decade di frequenza
stop	stop
whole-tone	tono intero
quarter-tone	quarto di tono
day-person	giorni (età)
week-person	settimane (età)
month-person	mesi (età)
year-person	anni (età)
year-gregorian	anno gregoriano
month-gregorian	mese gregoriano
year-tropical	anno tropico
year-sidereal	anno siderale
month-synodic	mese sinodico
month-sidereal	mese siderale
day-sidereal	giorno siderale
hour-sidereal	ora siderale
minute-sidereal	minuto siderale
second-sidereal	secondo siderale
sol	sol (giorno marziano)
moment	momento
swatch-beat	beat Swatch
word	parola (dati)
unit-pole	polo unitario
molar-gas-constant	costante dei gas
ph	pH
of-water	acqua (peso specifico)
millimeter-of-water	millimetro d’acqua
centimeter-of-water	centimetro d’acqua
meter-of-water	metro d’acqua
inch-of-water	pollice d’acqua
foot-of-water	piede d’acqua
miners-inch	pollice di minatore
hoppus-foot	piede Hoppus
cent-land	cent (terra)
ground	ground (India)
mile-roman	miglio romano
cubit-biblical	cubito biblico
pied-quebec	piede francese (Québec)
arpent-length	arpent (lunghezza)
bu-length	bu (lunghezza)
cho-length	chō (lunghezza)
vara-texas	vara del Texas
cape-foot	piede del Capo
cape-rood	rood del Capo
square-wa	wa quadrato
marla-225	marla piccola
bigha-bengal	bigha (Bengala)
katha-bengal	katha (Bengala)
katha-assam	katha (Assam)
bigha-bihar	bigha (Bihar)
katha-bihar	katha (Bihar)
bigha-nepal	bigha (Nepal)
kattha-nepal	kattha (Nepal)
arpent-paris	arpent di Parigi
hide	hide
dan-volume	dan (volume)
dan-mass	dan (massa)
log-biblical	log (biblico)
tael-troy	tael troy
baht-mass	baht (massa)
grain-paris	grano di Parigi
arroba-metric	arroba metrica
libra-roman	libbra romana
uncia	oncia romana
mina-attic	mina attica
talent-attic	talento attico
mina-biblical	mina biblica
talent-biblical	talento biblico
drachma	dracma greca
shekel	siclo
perm-0-celsius	perm (0 °C)
perm-23-celsius	perm (23 °C)
perm-inch	perm pollice
perm-inch-0-celsius	perm pollice (0 °C)
perm-inch-23-celsius	perm pollice (23 °C)
pied-du-roi	piede del re
slug-per-cubic-foot	slug al piede cubo
cubit-royal	cubito reale
chatak-bengal	chatak (terra)
dhur-bihar	dhur (Bihar)
dhur-nepal	dhur (Nepal)
baht-gold	baht d’oro
double-word	parola doppia
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
kilo	chilo{0}	k{0}
hecto	etto{0}	h{0}
deka	deca{0}	da{0}
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
square	{0} quadrati|{0} quadrato;{0} quadrate|{0} quadrata	{0}²
cubic	{0} cubi|{0} cubo;{0} cubiche|{0} cubica	{0}³
per	{0} al {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
`,
  quantities: `
length	Lunghezza
area	Area
volume	Volume
mass	Massa
time	Tempo
labor	Carico di lavoro
temperature	Temperatura
temperature-difference	Differenza di temperatura
speed	Velocità e ritmo
acceleration	Accelerazione
angle	Angolo
solid-angle	Angolo solido
frequency	Frequenza
angular-speed	Velocità angolare
force	Forza
pressure	Pressione
energy	Energia
power	Potenza
torque	Momento torcente
momentum	Quantità di moto
moment-of-inertia	Momento d’inerzia
surface-tension	Tensione superficiale e rigidità
fracture-toughness	Tenacità alla frattura
fuel-economy	Consumo di carburante
data	Quantità di dati
data-rate	Velocità di trasmissione
resolution	Risoluzione
graphics	Grafica
typewidth	Larghezza tipografica
ratio	Rapporto e conteggio
container-capacity	Capacità di container
level	Livello
loudness	Sonorità
musical-interval	Intervallo musicale
density	Densità
specific-weight	Peso specifico
linear-density	Densità lineare
area-density	Densità superficiale
volume-flow	Portata volumetrica
mass-flow	Portata massica
molar-flow	Portata molare
dynamic-viscosity	Viscosità dinamica
kinematic-viscosity	Viscosità cinematica
fluidity	Fluidità
vapor-permeance	Permeanza al vapore acqueo
vapor-permeability	Permeabilità al vapore acqueo
turbidity	Torbidità
specific-energy	Energia specifica
energy-density	Densità di energia
molar-energy	Energia molare
thermal-conductivity	Conducibilità termica
thermal-insulance	Resistenza termica superficiale
thermal-expansion	Dilatazione termica
heat-capacity	Capacità termica ed entropia
specific-heat-capacity	Calore specifico
molar-heat-capacity	Capacità termica molare
heat-flux	Flusso termico e irradianza
heat-transfer-coefficient	Coefficiente di scambio termico
radiant-exposure	Esposizione radiante
amount-of-substance	Quantità di sostanza
molar-concentration	Concentrazione molare
molality	Molalità
catalytic-activity	Attività catalitica
catalytic-concentration	Concentrazione di attività catalitica
filtration-rate	Velocità di filtrazione glomerulare
electric-current	Corrente elettrica
current-noise-density	Densità di rumore di corrente
electric-charge	Carica elettrica
voltage	Tensione elettrica
voltage-noise-density	Densità di rumore di tensione
electric-resistance	Resistenza elettrica
electric-conductance	Conduttanza elettrica
capacitance	Capacità elettrica
inductance	Induttanza
magnetic-flux	Flusso magnetico
magnetic-flux-density	Induzione magnetica
magnetic-field-strength	Campo magnetico
magnetic-moment	Momento magnetico
electric-field-strength	Campo elettrico
electric-dipole-moment	Momento di dipolo elettrico
resistivity	Resistività elettrica
conductivity	Conducibilità elettrica
apparent-power	Potenza apparente e reattiva
apparent-energy	Energia apparente e reattiva
luminous-intensity	Intensità luminosa
luminance	Luminanza
illuminance	Illuminamento
luminous-flux	Flusso luminoso
luminous-exposure	Esposizione luminosa
wavenumber	Lunghezza reciproca
spectral-flux-density	Densità di flusso spettrale
activity	Radioattività
activity-concentration	Concentrazione di attività
absorbed-dose	Dose assorbita
equivalent-dose	Dose equivalente
equivalent-dose-rate	Rateo di dose equivalente
radiation-exposure	Esposizione alle radiazioni
energy-per-distance	Energia per distanza
`,
  words: {"to":["in","a","verso","sono","fanno"],"and":["e","più"],"per":["al","per","all'","alla"],"opening":["quanto fa","quanto fanno","quanti sono","quanto è","quanto misura","quanto pesa","cos'è","converti","convertire","da","a quanto equivale","a quanto equivalgono"],"howMany":["quanti","quante"],"are":["ci sono in","sono in","in","sono","fa","fanno","ci sono in un","ha","hanno","equivalgono a"],"one":["un","una","uno"],"endings":[],"numbers":{"mezz'*":"1/2","mezza":"1/2","mezzo":"1/2","una":"1","un":"1","uno":"1","due":"2","tre":"3","quattro":"4","cinque":"5","sei":"6","sette":"7","otto":"8","nove":"9","dieci":"10","cento":"100"},"minus":["meno"],"aliases":{"chilo":"kilogram","chili":"kilogram","gradi centigradi":"celsius","grado centigrado":"celsius","centigradi":"celsius","etto":"hectogram","etti":"hectogram","litri per 100 km":"liter-per-100-kilometer","litri ogni 100 km":"liter-per-100-kilometer","chilometri all'ora":"kilometer-per-hour","chilometro all'ora":"kilometer-per-hour","miglia all'ora":"mile-per-hour","miglio all'ora":"mile-per-hour"}},
};

export default locale;
