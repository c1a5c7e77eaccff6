// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'es',
  plurals: 'other one',
  units: `
g-force	unidad~es|~ de fuerza g;;;f	Fg
meter-per-square-second	metro~s|~ por segundo al cuadrado
revolution	revoluci~ones|ón;;;f
radian	radi~anes|án
degree	grado~s|	$°
arc-minute	minuto~s|~ de arco	arcmin	′
arc-second	segundo~s|~ de arco	arcsec	″
hectare	hectárea~s|;;;f
acre	acre~s|
dunam	dunam~s|	dunam~s|	dunam
karat	quilate~s|	ct
milligram-ofglucose-per-deciliter	miligramo~s|~ por decilitro	mg/dL
millimole-per-liter	milimol~es|~ por litro
item	ítem~s|;~	ítem~s|	ít
part	parte~s|	parte~s|	$ partes|$ parte
part-per-1e6	parte~s|~ por millón;;;f
percent	por ciento	$ %
permille	por mil	$ ‰
permyriad	por diez mil
mole	mol~es|
ofglucose	de glucosa	$ Glc	$ Glc
liter-per-100-kilometer	litro~s|~ por 100 kilómetros	l/100 km	l/100km
mile-per-gallon-imperial	milla~s|~ por galón imperial;;;f	mi/gal imp.	m/g imp
byte	byte~s|
bit	bit~s|	b
century	siglo~s|	s.	s
decade	década~s|;;;f	déc.	déc
year	año~s|	a
quarter	trimestre~s|	trim.	trim
month	mes~es|	m.	m
week	semana~s|;;;f	sem.	sem
day	día~s|
hour	hora~s|;;;f
minute	minuto~s|
second	segundo~s|
ampere	amperio~s|
ohm	ohmio~s|
volt	voltio~s|
kilocalorie	kilocaloría~s|;;;f
calorie	caloría~s|;;;f
foodcalorie	kilocaloría~s|;;;f		kcal
joule	julio~s|
kilowatt-hour	kilovatio~s|~ hora
electronvolt	electronvoltio~s|
british-thermal-unit	unidad~es térmicas británicas| térmica británica	BTU
therm-us	termia~s estadounidenses| estadounidense	thm EE. UU.	thm EEUU
pound-force	libra~s|~ de fuerza
newton	newton~s|
kilowatt-hour-per-100-kilometer	kilovatio~s|~ hora por 100 kilómetros		kWh/100km
hertz	hercio~s|
em	espacio~s|~ eme	em
pixel	píxel~es|
dot-per-centimeter	punto~s|~ por centímetro	ppcm
dot-per-inch	punto~s|~ por pulgada	ppp
dot	punto~s tipográficos| tipográfico	pt
earth-radius	radio~s terrestres| terrestre
kilometer	kilómetro~s|
meter	metro~s|
decimeter	decímetro~s|
centimeter	centímetro~s|
millimeter	milímetro~s|
micrometer	micrómetro~s|
nanometer	nanómetro~s|
picometer	picómetro~s|
mile	milla~s|;;;f
yard	yarda~s|;;;f
foot	pie~s|
inch	pulgada~s|;;;f
parsec	parsec~s|
light-year	año~s|~ luz	a. l.	al
astronomical-unit	unidad~es astronómicas| astronómica
furlong	furlong~s|
fathom	braza~s|
nautical-mile	milla~s náuticas| náutica	M
mile-scandinavian	milla~s escandinavas| escandinava;;;f	mi esc.	mi esc
point	punto~s|	pto~s|~.	pto
solar-radius	radio~s solares| solar
lux	lux~es|
candela	candela~s|;;;f
lumen	lúmenes|lumen
solar-luminosity	luminosidad~es solares| solar;;;f
tonne	tonelada~s|;;;f
kilogram	kilogramo~s|
gram	gramo~s|
ton	tonelada~s cortas| corta	tc
stone	stone~s|
pound	libra~s|;;;f
ounce	onza~s|;;;f
ounce-troy	onza~s|~ troy
carat	quilate~s|
dalton	dalton~es|
earth-mass	masa~s terrestres| terrestre;;;f
solar-mass	masa~s solares| solar;;;f
grain	grano~s|
watt	vatio~s|
horsepower	caballo~s|~ de vapor	CV
millimeter-ofhg	milímetro~s|~ de mercurio
ofhg	de mercurio	de Hg	$ de Hg
pound-force-per-square-inch	libra~s|~ por pulgada cuadrada
inch-ofhg	pulgada~s|~ de mercurio
bar	bar~es|	bar
millibar	milibar~es|
atmosphere	atmósfera~s|;;;f
pascal	pascal~es|
knot	nudo~s|
celsius	grado~s|~ Celsius
fahrenheit	grado~s|~ Fahrenheit
kelvin	kelvin
pound-force-foot	libra~s pies| pie	lbf ft
newton-meter	newton metro~s|	Nm
liter	litro~s|	l
milliliter	mililitro~s|	ml	$ ml
pint-metric	pinta~s métricas| métrica;;;f	mpt
cup-metric	taza~s métricas| métrica;;;f	tza m
fluid-ounce-metric	onza~s líquidas métricas| líquida métrica	$ fl oz m.	$ fl oz m.
acre-foot	acre~s-pies|-pie	ac ft
bushel	bushel~s|
gallon	gal~ones|ón
gallon-imperial	gal~ones imperiales|ón imperial	gal imp.	gal imp
quart	cuarto~s|
pint	pinta~s|;;;f	p
pint-imperial	$ pt Imp.;-	$ pt Imp.	$ pt Imp.
cup	taza~s|;;;f	tza
cup-imperial	$ cup Imp.;taza imperial	$ cup Imp.	$ cup Imp.
fluid-ounce	onza~s líquidas| líquida;;;f
fluid-ounce-imperial	onza~s líquidas imperiales| líquida imperial;;;f	fl oz imp.	fl oz im
tablespoon	cucharada~s|;;;f	cda
teaspoon	cucharadita~s|;;;f	cdta
barrel	barril~es|		$ bbl
dessert-spoon	cucharada~s|~ de postre;;;f	c/p
dessert-spoon-imperial	cucharada~s de postre imperiales| de postre imperial;;;f	dstspn imp.	dsp imp
drop	gota~s|;;;f	gota~s|	gt
dram	dracma~s líquidas| líquida;;;f
jigger	vaso~s medidores| medidor	medidor~es|	med
pinch	pizca~s|;;;f	pzc
quart-imperial	cuarto~s imperiales| imperial	qt imp.	qt imp
steradian	estereorradi~anes|án	$ sr	$ sr
katal	katal~es|	$ kat	$ kat
coulomb	$ culombios|$ culombio	$ C	$ C
farad	faradio~s|	$ F	$ F
henry	henrio~s|	$ H	$ H
siemens	siemens	$ S	$ S
calorie-it	caloría~s|~ [IT]	cal-IT	$ cal-IT
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	bequerel~es|	$ Bq	$ Bq
sievert	siévert~s|	$ Sv	$ Sv
gray	gra~is|y	$ Gy	$ Gy
kilogram-force	kilogramo~s|~ fuerza		$ kgf
rod	$ rod;-	$ rod	$ rod
chain	$ chain;-	$ chain	$ chain
tesla	tesla~s|	$ T	$ T
weber	weber~s|	$ Wb	$ Wb
rankine	$ °R;-	$ °R	$ °R
fortnight	$ fw;-	$ fw	$ fw
slug	$ slug;-	$ slug	$ slug
gasoline-energy-density	gas E;densidad energética de la gasolina	gas E	$ gas E
rin	rin [JP];-	rin [JP]	$ rin [JP]
sun	sun [JP];-	sun [JP]	$ sun [JP]
shaku-length	shaku [JP];shaku (longitud)	shaku [JP]	$ shaku [JP]
shaku-cloth	shaku [cloth, JP];shaku de tela	shaku [cloth, JP]	$ shaku [cloth, JP]
ken	ken [JP];-	ken [JP]	$ ken [JP]
jo-jp	jo [JP];-	jo [JP]	$ jo [JP]
ri-jp	ri [JP];-	ri [JP]	$ ri [JP]
bu-jp	bu [JP];bu (superficie)	bu [JP]	$ bu [JP]
se-jp	se [JP];-	se [JP]	$ se [JP]
cho	cho [JP];-	cho [JP]	$ cho [JP]
kosaji	kosaji [JP];-	kosaji [JP]	$ kosaji [JP]
osaji	osaji [JP];-	osaji [JP]	$ osaji [JP]
cup-jp	cup [JP];taza japonesa	cup [JP]	$ cup [JP]
shaku	shaku [vol, JP];shaku (volumen)	shaku [vol, JP]	$ shaku [vol, JP]
sai	sai [JP];-	sai [JP]	$ sai [JP]
to-jp	to [JP];-	to [JP]	$ to [JP]
koku	koku [JP];-	koku [JP]	$ koku [JP]
light-speed	luz;;;f	luz
fun	fun [JP];-	fun [JP]	$ fun [JP]
part-per-1e9	parte~s|~ por millardo;;;f
night	noche~s|;;;f	noche~s|
decibel	decibelio~s|
neper	néper~s|
octave	octava~s|
semitone	semitono~s|
gradian	grado~s centesimales| centesimal
compass-point	cuarta~s|~ de rumbo
rotation-per-minute	revoluci~ones|ón~ por minuto
rotation-per-second	revoluci~ones|ón~ por segundo
beat-per-minute	latido~s|~ por minuto
frame-per-second	fotograma~s|~ por segundo
mach	mach
pair	par~es|
half-dozen	media~s docenas| docena
dozen	docena~s|
hundred	centenar~es|
thousand	millar~es|
million	mill~ones|ón
billion	millardo~s|
trillion	bill~ones|ón
horsepower-metric	caballo~s de vapor métricos| de vapor métrico
ton-of-refrigeration	tonelada~s|~ de refrigeración
tablespoon-metric	cucharada~s métricas| métrica
teaspoon-metric	cucharadita~s métricas| métrica
tablespoon-imperial	cucharada~s imperiales| imperial
teaspoon-imperial	cucharadita~s imperiales| imperial
shot	chupito~s|
wine-bottle	botella~s|~ de vino
long-ton	tonelada~s largas| larga
hundredweight	quintal~es cortos| corto
long-hundredweight	quintal~es largos| largo
quintal	quintal~es métricos| métrico
micron	micra~s|
angstrom	ángstrom~s|
hand	mano~s|
league	legua~s|
light-second	segundo~s|~ luz
light-minute	minuto~s|~ luz
light-hour	hora~s|~ luz
light-day	día~s|~ luz
octet	octeto~s|
nibble	medio~s bytes| byte
baud	baudio~s|
dyne	dina~s|
erg	ergio~s|
gram-force	gramo~s|~-fuerza
tonne-force	tonelada~s|~-fuerza
torr	torr
atmosphere-technical	atmósfera~s técnicas| técnica
ton-of-tnt	tonelada~s|~ de TNT
tonne-of-oil-equivalent	tonelada~s equivalentes| equivalente~ de petróleo
millennium	milenio~s|
half-year	semestre~s|
year-common	año~s comunes| común
year-leap	año~s bisiestos| bisiesto
delta-celsius	grado~s|~ Celsius de diferencia
delta-fahrenheit	grado~s|~ Fahrenheit de diferencia
delta-kelvin	kelvin~s|~ de diferencia
are	área~s|
gill	gill~s|
cord	cuerda~s|~ de leña
stere	estéreo~s|
poise	poise
stokes	stokes
gauss	gauss
maxwell	maxwell
oersted	oersted
curie	curio~s|
roentgen	roentgen
rad	rad
rem	rem
diopter	dioptría~s|
nit	nit
candlepower	bujía~s|
stilb	stilb
phot	fot~s|
tex	tex
denier	denier
molar	molar
jansky	jansky
debye	debye
person-hour	hora~s|~-persona
person-day	día~s|~-persona
pica	pica~s|
tsubo	tsubo
var	var
phon	fonio~s|
sone	sonio~s|
electron-mass	masa~s|~ del electrón
proton-mass	masa~s|~ del protón
elementary-charge	carga~s elementales| elemental
mil	milésima~s|~ de pulgada
watt-hour	vatio~s|~-hora
ampere-hour	amperio~s|~-hora
cycle-per-second	ciclo por segundo
proof	grado proof (EE. UU.)
proof-imperial	grado proof (R. U.)
trio	trío
bakers-dozen	docena de fraile
score	veintena
long-hundred	gran ciento
great-gross	gran gruesa
myriad	miríada
lakh	lakh
crore	crore
quire	mano de papel
ream	resma
rood	rood
section	sección
township	municipio (36 mi²)
roofing-square	cuadro de tejado
square-mile-survey-us	milla cuadrada (topográfica EE. UU.)
acre-survey-us	acre (topográfico EE. UU.)
link-survey-us	eslabón (topográfico EE. UU.)
rod-survey-us	vara (topográfica EE. UU.)
chain-survey-us	cadena (topográfica EE. UU.)
fathom-survey-us	braza (topográfica EE. UU.)
furlong-survey-us	furlong (topográfico EE. UU.)
mile-survey-us	milla (topográfica EE. UU.)
league-survey-us	legua (topográfica EE. UU.)
circular-inch	pulgada circular
person-week	semana-persona
person-month	mes-persona
spherical-candlepower	bujía esférica
candle-international	bujía internacional
dash	chorrito
smidgen	puntita
tad	pelín
fifth	quinto de galón
gallon-dry	galón para áridos
quart-dry	cuarto para áridos
pint-dry	pinta para áridos
barrel-dry	barril para áridos
barrel-beer	barril de cerveza (EE. UU.)
barrel-liquid	barril de líquidos (EE. UU.)
barrel-cranberry	barril de arándanos
barrel-imperial	barril imperial
keg	barril de cerveza
butt	bota
tun	tonel
firkin	firkin
kilderkin	kilderkin
hogshead-imperial	hogshead imperial
cup-us-legal	taza legal (EE. UU.)
dram-imperial	dracma líquida imperial
minim-imperial	minim imperial
minim	minim (EE. UU.)
peck-imperial	peck imperial
bushel-imperial	bushel imperial
tablespoon-australian	cucharada australiana
half-bottle	media botella
quarter-hundredweight	cuarto de quintal (EE. UU.)
pound-apothecary	libra de boticario
ounce-apothecary	onza de boticario
dram-apothecary	dracma de boticario
butter-stick	barra de mantequilla
standard-drink-us	bebida estándar (EE. UU.)
standard-drink-australian	bebida estándar (Australia)
unit-of-alcohol	unidad de alcohol (R. U.)
planck-mass	masa de Planck
planck-length	longitud de Planck
planck-time	tiempo de Planck
jupiter-mass	masa de Júpiter
jupiter-radius	radio de Júpiter
atomic-unit-of-time	unidad atómica de tiempo
atomic-unit-of-velocity	unidad atómica de velocidad
line	línea
barleycorn	grano de cebada
nail	clavo (tela)
palm	palmo menor
span	palmo
cubit	codo
ell	ana inglesa
pace	paso
chain-engineer	cadena de ingeniero
cable	cable
cable-us	cable (EE. UU.)
nautical-mile-imperial	milla náutica británica
knot-imperial	nudo británico
nautical-league	legua náutica
data-mile	milla de datos
pixel-css	píxel CSS
point-printer	punto de imprenta
pica-printer	pica de imprenta
point-tex	punto TeX
quadrant	cuadrante
zodiac-sign	signo del zodiaco
hour-angle	ángulo horario
binary-degree	grado binario
mil-nato	milésima (OTAN)
power-ratio	relación de potencias
frequency-ratio	relación de frecuencias
frequency-decade	década de frecuencia
stop	paso de diafragma
whole-tone	tono entero
quarter-tone	cuarto de tono
day-person	días (edad)
week-person	semanas (edad)
month-person	meses (edad)
year-person	años (edad)
year-gregorian	año gregoriano
month-gregorian	mes gregoriano
year-tropical	año trópico
year-sidereal	año sidéreo
month-synodic	mes sinódico
month-sidereal	mes sidéreo
day-sidereal	día sidéreo
hour-sidereal	hora sidérea
minute-sidereal	minuto sidéreo
second-sidereal	segundo sidéreo
sol	sol (día marciano)
moment	momento
swatch-beat	beat Swatch
word	palabra (datos)
unit-pole	polo unidad
molar-gas-constant	constante de los gases
ph	pH
of-water	agua (peso específico)
millimeter-of-water	milímetro de agua
centimeter-of-water	centímetro de agua
meter-of-water	metro de agua
inch-of-water	pulgada de agua
foot-of-water	pie de agua
miners-inch	pulgada de minero
hoppus-foot	pie Hoppus
cent-land	cent (tierra)
ground	ground (India)
mile-roman	milla romana
cubit-biblical	codo bíblico
pied-quebec	pie francés (Quebec)
arpent-length	arpende (longitud)
bu-length	bu (longitud)
cho-length	chō (longitud)
vara-texas	vara de Texas
cape-foot	pie del Cabo
cape-rood	rood del Cabo
square-wa	wa cuadrado
marla-225	marla pequeña
bigha-bengal	bigha (Bengala)
katha-bengal	katha (Bengala)
katha-assam	katha (Assam)
bigha-bihar	bigha (Bihar)
katha-bihar	katha (Bihar)
bigha-nepal	bigha (Nepal)
kattha-nepal	kattha (Nepal)
arpent-paris	arpende de París
hide	hide
dan-volume	dan (volumen)
dan-mass	dan (masa)
log-biblical	log (bíblico)
tael-troy	tael troy
baht-mass	baht (masa)
grain-paris	grano de París
arroba-metric	arroba métrica
libra-roman	libra romana
uncia	onza romana
mina-attic	mina ática
talent-attic	talento ático
mina-biblical	mina bíblica
talent-biblical	talento bíblico
drachma	dracma griega
shekel	siclo
perm-0-celsius	perm (0 °C)
perm-23-celsius	perm (23 °C)
perm-inch	perm pulgada
perm-inch-0-celsius	perm pulgada (0 °C)
perm-inch-23-celsius	perm pulgada (23 °C)
pied-du-roi	pie de rey
slug-per-cubic-foot	slug por pie cúbico
libra	libra castellana
legua	legua castellana
cubit-royal	codo real
chatak-bengal	chatak (tierra)
dhur-bihar	dhur (Bihar)
dhur-nepal	dhur (Nepal)
baht-gold	baht de oro
double-word	palabra doble
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
deka	deca{0}	da{0}
deci	deci{0}	d{0}
centi	centi{0}	c{0}
milli	mili{0}	m{0}
micro	micro{0}	μ{0}
nano	nano{0}	n{0}
pico	pico{0}	p{0}
femto	femto{0}	f{0}
atto	atto{0}	a{0}
zepto	zepto{0}	z{0}
yocto	yocto{0}	y{0}
ronto	ronto{0}	r{0}
quecto	quecto{0}	q{0}
yobi	yobe{0}	Yi{0}
zebi	zebi{0}	Zi{0}
exbi	exbi{0}	Ei{0}
pebi	pebi{0}	Pi{0}
tebi	tebi{0}	Ti{0}
gibi	gibi{0}	Gi{0}
mebi	mebi{0}	Mi{0}
kibi	kibi{0}	Ki{0}
square	{0} cuadrados|{0} cuadrado;{0} cuadradas|{0} cuadrada	{0}²
cubic	{0} cúbicos|{0} cúbico;{0} cúbicas|{0} cúbica	{0}³
per	{0} por {1}	{0}/{1}
times	{0}-{1}	{0}⋅{1}
`,
  quantities: `
length	Longitud
area	Superficie
volume	Volumen
mass	Masa
time	Tiempo
labor	Carga de trabajo
temperature	Temperatura
temperature-difference	Diferencia de temperatura
speed	Velocidad y ritmo
acceleration	Aceleración
angle	Ángulo
solid-angle	Ángulo sólido
frequency	Frecuencia
angular-speed	Velocidad angular
force	Fuerza
pressure	Presión
energy	Energía
power	Potencia
torque	Par de torsión
momentum	Cantidad de movimiento
moment-of-inertia	Momento de inercia
surface-tension	Tensión superficial y rigidez
fracture-toughness	Tenacidad a la fractura
fuel-economy	Consumo de combustible
data	Información digital
data-rate	Velocidad de datos
resolution	Resolución
graphics	Gráficos
typewidth	Ancho tipográfico
ratio	Proporción y cantidad
container-capacity	Capacidad de contenedores
level	Nivel
loudness	Sonoridad
musical-interval	Intervalo musical
density	Densidad
specific-weight	Peso específico
linear-density	Densidad lineal
area-density	Densidad superficial
volume-flow	Caudal volumétrico
mass-flow	Caudal másico
molar-flow	Caudal molar
dynamic-viscosity	Viscosidad dinámica
kinematic-viscosity	Viscosidad cinemática
fluidity	Fluidez
vapor-permeance	Permeancia al vapor de agua
vapor-permeability	Permeabilidad al vapor de agua
turbidity	Turbidez
specific-energy	Energía específica
energy-density	Densidad de energía
molar-energy	Energía molar
thermal-conductivity	Conductividad térmica
thermal-insulance	Resistencia térmica superficial
thermal-expansion	Dilatación térmica
heat-capacity	Capacidad calorífica y entropía
specific-heat-capacity	Calor específico
molar-heat-capacity	Capacidad calorífica molar
heat-flux	Flujo de calor e irradiancia
heat-transfer-coefficient	Coeficiente de transferencia de calor
radiant-exposure	Exposición radiante
amount-of-substance	Cantidad de sustancia
molar-concentration	Concentración molar
molality	Molalidad
catalytic-activity	Actividad catalítica
catalytic-concentration	Concentración de actividad catalítica
filtration-rate	Tasa de filtración glomerular
electric-current	Corriente eléctrica
current-noise-density	Densidad de ruido de corriente
electric-charge	Carga eléctrica
voltage	Tensión eléctrica
voltage-noise-density	Densidad de ruido de tensión
electric-resistance	Resistencia eléctrica
electric-conductance	Conductancia eléctrica
capacitance	Capacidad eléctrica
inductance	Inductancia
magnetic-flux	Flujo magnético
magnetic-flux-density	Densidad de flujo magnético
magnetic-field-strength	Intensidad de campo magnético
magnetic-moment	Momento magnético
electric-field-strength	Intensidad de campo eléctrico
electric-dipole-moment	Momento dipolar eléctrico
resistivity	Resistividad eléctrica
conductivity	Conductividad eléctrica
apparent-power	Potencia aparente y reactiva
apparent-energy	Energía aparente y reactiva
luminous-intensity	Intensidad luminosa
luminance	Luminancia
illuminance	Iluminancia
luminous-flux	Flujo luminoso
luminous-exposure	Exposición luminosa
wavenumber	Longitud recíproca
spectral-flux-density	Densidad de flujo espectral
activity	Radiactividad
activity-concentration	Concentración de actividad
absorbed-dose	Dosis absorbida
equivalent-dose	Dosis equivalente
equivalent-dose-rate	Tasa de dosis equivalente
radiation-exposure	Exposición a la radiación
energy-per-distance	Energía por distancia
`,
  words: {"to":["en","a","hacia","son","es"],"and":["y","más"],"per":["por"],"opening":["cuánto son","cuanto son","cuánto es","cuanto es","cuánto mide","cuánto pesa","qué son","qué es","convertir","convierte","convierta","pasar","pasa","de","a cuánto equivale","a cuánto equivalen","cuánto equivale","a"],"howMany":["cuántos","cuántas","cuantos","cuantas"],"are":["hay en","son","tiene","tienen","equivalen a","en","equivale a","equivale","equivalen","caben en","hacen","son en","tienen en"],"one":["un","una"],"endings":[],"numbers":{"media":"1/2","medio":"1/2","una":"1","un":"1","dos":"2","tres":"3","cuatro":"4","cinco":"5","seis":"6","siete":"7","ocho":"8","nueve":"9","diez":"10","cien":"100"},"minus":["menos"],"aliases":{"kilo":"kilogram","kilos":"kilogram","grados centígrados":"celsius","grado centígrado":"celsius","centígrados":"celsius","litros a los 100 km":"liter-per-100-kilometer","litros cada 100 km":"liter-per-100-kilometer","litros por 100 km":"liter-per-100-kilometer","milla por galón":"mile-per-gallon"}},
};

export default locale;
