// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'es',
  plurals: 'other one',
  units: `
g-force	unidades de fuerza g|~6 de fuerza g;;;f	Fg
meter-per-square-second	metros por segundo al cuadrado|~5 por segundo al cuadrado
revolution	revoluciones|~8ón;;;f
radian	radianes|~4án
degree	grados|~5	$°
arc-minute	minutos de arco|~6 de arco	arcmin	′
arc-second	segundos de arco|~7 de arco	arcsec	″
square-kilometer	kilómetros cuadrados|~9 cuadrado
hectare	hectáreas|~8;;;f
square-meter	metros cuadrados|~5 cuadrado
square-centimeter	centímetros cuadrados|~a cuadrado
square-mile	millas cuadradas|~5 cuadrada;;;f
acre	acres|~4
square-yard	yardas cuadradas|~5 cuadrada
square-foot	pies cuadrados|~3 cuadrado
square-inch	pulgadas cuadradas|~7 cuadrada
dunam	dunams|~5	dunams|~5	dunam
karat	quilates|~7	ct
milligram-ofglucose-per-deciliter	miligramos por decilitro|~9 por decilitro	mg/dL
millimole-per-liter	milimoles por litro|~7 por litro
item	ítems|~4;ítem	ítems|~4	ít
part	partes|~5	partes|~5	$ partes|~7
part-per-1e6	partes por millón|~5 por millón;;;f
percent	por ciento	$ %
permille	por mil	$ ‰
permyriad	por diez mil
mole	moles|~3
ofglucose	de glucosa	$ Glc	$ Glc
liter-per-kilometer	litros por kilómetro|~5 por kilómetro	l/km
liter-per-100-kilometer	litros por 100 kilómetros|~5 por 100 kilómetros	l/100 km	l/100km
mile-per-gallon	millas por galón|~5 por galón;;;f	mi/gal
mile-per-gallon-imperial	millas por galón imperial|~5 por galón imperial;;;f	mi/gal imp.	m/g imp
petabyte	petabytes|~8
terabyte	terabytes|~8
terabit	terabits|~7	Tb
gigabyte	gigabytes|~8
gigabit	gigabits|~7	Gb
megabyte	megabytes|~8
megabit	megabits|~7	Mb
kilobyte	kilobytes|~8
kilobit	kilobits|~7	kb
byte	bytes|~4
bit	bits|~3	b
century	siglos|~5	s.	s
decade	décadas|~6;;;f	déc.	déc
year	años|~3	a
quarter	trimestres|~9	trim.	trim
month	meses|~3	m.	m
week	semanas|~6;;;f	sem.	sem
day	días|~3
day-person
hour	horas|~4;;;f
minute	minutos|~6
second	segundos|~7
millisecond	milisegundos|~b
microsecond	microsegundos|~c
nanosecond	nanosegundos|~b
ampere	amperios|~7
milliampere	miliamperios|~b
ohm	ohmios|~5
volt	voltios|~6
kilocalorie	kilocalorías|~b;;;f
calorie	calorías|~7;;;f
foodcalorie	kilocalorías|~b;;;f		kcal
kilojoule	kilojulios|~9
joule	julios|~5
kilowatt-hour	kilovatios hora|~9 hora
electronvolt	electronvoltios|~e
british-thermal-unit	unidades térmicas británicas|~6 térmica británica	BTU
therm-us	termias estadounidenses|~6 estadounidense	thm EE. UU.	thm EEUU
pound-force	libras de fuerza|~5 de fuerza
newton	newtons|~6
kilowatt-hour-per-100-kilometer	kilovatios hora por 100 kilómetros|~9 hora por 100 kilómetros		kWh/100km
gigahertz	gigahercios|~a
megahertz	megahercios|~a
kilohertz	kilohercios|~a
hertz	hercios|~6
em	espacios eme|~7 eme	em
pixel	píxeles|~5
megapixel	megapíxeles|~9
pixel-per-centimeter	píxeles por centímetro|~5 por centímetro
pixel-per-inch	píxeles por pulgada|~5 por pulgada	px/in
dot-per-centimeter	puntos por centímetro|~5 por centímetro	ppcm
dot-per-inch	puntos por pulgada|~5 por pulgada	ppp
dot	puntos tipográficos|~5 tipográfico	pt
earth-radius	radios terrestres|~5 terrestre
kilometer	kilómetros|~9
meter	metros|~5
decimeter	decímetros|~9
centimeter	centímetros|~a
millimeter	milímetros|~9
micrometer	micrómetros|~a
nanometer	nanómetros|~9
picometer	picómetros|~9
mile	millas|~5;;;f
yard	yardas|~5;;;f
foot	pies|~3
inch	pulgadas|~7;;;f
parsec	parsecs|~6
light-year	años luz|~3 luz	a. l.	al
astronomical-unit	unidades astronómicas|~6 astronómica
furlong	furlongs|~7
fathom	brazas|~5
nautical-mile	millas náuticas|~5 náutica	M
mile-scandinavian	millas escandinavas|~5 escandinava;;;f	mi esc.	mi esc
point	puntos|~5	ptos.|~3.	pto
solar-radius	radios solares|~5 solar
lux	luxes|~3
candela	candelas|~7;;;f
lumen	lúmenes|lumen
solar-luminosity	luminosidades solares|~b solar;;;f
tonne	toneladas|~8;;;f
kilogram	kilogramos|~9
gram	gramos|~5
milligram	miligramos|~9
microgram	microgramos|~a
ton	toneladas cortas|~8 corta	tc
stone	stones|~5
pound	libras|~5;;;f
ounce	onzas|~4;;;f
ounce-troy	onzas troy|~4 troy
carat	quilates|~7
dalton	daltones|~6
earth-mass	masas terrestres|~4 terrestre;;;f
solar-mass	masas solares|~4 solar;;;f
grain	granos|~5
gigawatt	gigavatios|~9
megawatt	megavatios|~9
kilowatt	kilovatios|~9
watt	vatios|~5
milliwatt	milivatios|~9
horsepower	caballos de vapor|~7 de vapor	CV
millimeter-ofhg	milímetros de mercurio|~9 de mercurio
ofhg	de mercurio	de Hg	$ de Hg
pound-force-per-square-inch	libras por pulgada cuadrada|~5 por pulgada cuadrada
inch-ofhg	pulgadas de mercurio|~7 de mercurio
bar	bares|~3	bar
millibar	milibares|~7
atmosphere	atmósferas|~9;;;f
pascal	pascales|~6
hectopascal	hectopascales|~b
kilopascal	kilopascales|~a
megapascal	megapascales|~a
kilometer-per-hour	kilómetros por hora|~9 por hora
meter-per-second	metros por segundo|~5 por segundo
mile-per-hour	millas por hora|~5 por hora;;;f	mi/h
knot	nudos|~4
celsius	grados Celsius|~5 Celsius
fahrenheit	grados Fahrenheit|~5 Fahrenheit
kelvin	kelvin
pound-force-foot	libras pies|~5 pie	lbf ft
newton-meter	newton metros|~c	Nm
cubic-kilometer	kilómetros cúbicos|~9 cúbico
cubic-meter	metros cúbicos|~5 cúbico
cubic-centimeter	centímetros cúbicos|~a cúbico
cubic-mile	millas cúbicas|~5 cúbica;;;f
cubic-yard	yardas cúbicas|~5 cúbica
cubic-foot	pies cúbicos|~3 cúbico
cubic-inch	pulgadas cúbicas|~7 cúbica;;;f
megaliter	megalitros|~9	Ml
hectoliter	hectolitros|~a	hl
liter	litros|~5	l
deciliter	decilitros|~9	dl
centiliter	centilitros|~a	cl
milliliter	mililitros|~9	ml	$ ml
pint-metric	pintas métricas|~5 métrica;;;f	mpt
cup-metric	tazas métricas|~4 métrica;;;f	tza m
fluid-ounce-metric	onzas líquidas métricas|~4 líquida métrica	$ fl oz m.	$ fl oz m.
acre-foot	acres-pies|~4-pie	ac ft
bushel	bushels|~6
gallon	galones|~3ón
gallon-imperial	galones imperiales|~3ón imperial	gal imp.	gal imp
quart	cuartos|~6
pint	pintas|~5;;;f	p
pint-imperial	$ pt Imp.;pint Imp.	$ pt Imp.	$ pt Imp.
cup	tazas|~4;;;f	tza
cup-imperial	$ cup Imp.	$ cup Imp.	$ cup Imp.
fluid-ounce	onzas líquidas|~4 líquida;;;f
fluid-ounce-imperial	onzas líquidas imperiales|~4 líquida imperial;;;f	fl oz imp.	fl oz im
tablespoon	cucharadas|~9;;;f	cda
teaspoon	cucharaditas|~b;;;f	cdta
barrel	barriles|~6		$ bbl
dessert-spoon	cucharadas de postre|~9 de postre;;;f	c/p
dessert-spoon-imperial	cucharadas de postre imperiales|~9 de postre imperial;;;f	dstspn imp.	dsp imp
drop	gotas|~4;;;f	gotas|~4	gt
dram	dracmas líquidas|~6 líquida;;;f
jigger	vasos medidores|~4 medidor	medidores|~7	med
pinch	pizcas|~5;;;f	pzc
quart-imperial	cuartos imperiales|~6 imperial	qt imp.	qt imp
steradian	estereorradianes|~cán	$ sr	$ sr
katal	katales|~5	$ kat	$ kat
coulomb	$ culombios|~a	$ C	$ C
farad	faradios|~7	$ F	$ F
henry	henrios|~6	$ H	$ H
siemens	siemens	$ S	$ S
calorie-it	calorías [IT]|~7 [IT]	cal-IT	$ cal-IT
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	bequereles|~8	$ Bq	$ Bq
sievert	siéverts|~7	$ Sv	$ Sv
gray	grais|~3y	$ Gy	$ Gy
kilogram-force	kilogramos fuerza|~9 fuerza		$ kgf
rod	$ rod	$ rod	$ rod
chain	$ chain	$ chain	$ chain
tesla	teslas|~5	$ T	$ T
weber	webers|~5	$ Wb	$ Wb
rankine	$ °R	$ °R	$ °R
fortnight	$ fw;fortnight	$ fw	$ fw
slug	$ slug	$ slug	$ slug
gasoline-energy-density	gas E	gas E	$ gas E
rin	rin [JP]	rin [JP]	$ rin [JP]
sun	sun [JP]	sun [JP]	$ sun [JP]
shaku-length	shaku [JP]	shaku [JP]	$ shaku [JP]
shaku-cloth	shaku [cloth, JP]	shaku [cloth, JP]	$ shaku [cloth, JP]
ken	ken [JP]	ken [JP]	$ ken [JP]
jo-jp	jo [JP]	jo [JP]	$ jo [JP]
ri-jp	ri [JP]	ri [JP]	$ ri [JP]
bu-jp	bu [JP]	bu [JP]	$ bu [JP]
se-jp	se [JP]	se [JP]	$ se [JP]
cho	cho [JP]	cho [JP]	$ cho [JP]
kosaji	kosaji [JP]	kosaji [JP]	$ kosaji [JP]
osaji	osaji [JP]	osaji [JP]	$ osaji [JP]
cup-jp	cup [JP]	cup [JP]	$ cup [JP]
shaku	shaku [vol, JP]	shaku [vol, JP]	$ shaku [vol, JP]
sai	sai [JP]	sai [JP]	$ sai [JP]
to-jp	to [JP]	to [JP]	$ to [JP]
koku	koku [JP]	koku [JP]	$ koku [JP]
light-speed	luz;;;f	luz
fun	fun [JP]	fun [JP]	$ fun [JP]
part-per-1e9	partes por millardo|~5 por millardo;;;f
night	noches|~5;;;f	noches|~5
decibel	decibelios|~9
neper	népers|~5
octave	octavas|~6
semitone	semitonos|~8
gradian	grados centesimales|~5 centesimal
compass-point	cuartas de rumbo|~6 de rumbo
rotation-per-minute	revoluciones por minuto|~8ón por minuto
rotation-per-second	revoluciones por segundo|~8ón por segundo
beat-per-minute	latidos por minuto|~6 por minuto
frame-per-second	fotogramas por segundo|~9 por segundo
mach	mach
pair	pares|~3
half-dozen	medias docenas|~5 docena
dozen	docenas|~6
hundred	centenares|~8
thousand	millares|~6
million	millones|~4ón
billion	millardos|~8
trillion	billones|~4ón
horsepower-metric	caballos de vapor métricos|~7 de vapor métrico
ton-of-refrigeration	toneladas de refrigeración|~8 de refrigeración
tablespoon-metric	cucharadas métricas|~9 métrica
teaspoon-metric	cucharaditas métricas|~b métrica
tablespoon-imperial	cucharadas imperiales|~9 imperial
teaspoon-imperial	cucharaditas imperiales|~b imperial
shot	chupitos|~7
wine-bottle	botellas de vino|~7 de vino
long-ton	toneladas largas|~8 larga
hundredweight	quintales cortos|~7 corto
long-hundredweight	quintales largos|~7 largo
quintal	quintales métricos|~7 métrico
micron	micras|~5
angstrom	ángstroms|~8
hand	manos|~4
league	leguas|~5
light-second	segundos luz|~7 luz
light-minute	minutos luz|~6 luz
light-hour	horas luz|~4 luz
light-day	días luz|~3 luz
octet	octetos|~6
nibble	medios bytes|~5 byte
baud	baudios|~6
dyne	dinas|~4
erg	ergios|~5
gram-force	gramos-fuerza|~5-fuerza
tonne-force	toneladas-fuerza|~8-fuerza
torr	torr
atmosphere-technical	atmósferas técnicas|~9 técnica
ton-of-tnt	toneladas de TNT|~8 de TNT
tonne-of-oil-equivalent	toneladas equivalentes de petróleo|~8 equivalente de petróleo
millennium	milenios|~7
half-year	semestres|~8
year-common	años comunes|~3 común
year-leap	años bisiestos|~3 bisiesto
delta-celsius	grados Celsius de diferencia|~5 Celsius de diferencia
delta-fahrenheit	grados Fahrenheit de diferencia|~5 Fahrenheit de diferencia
delta-kelvin	kelvins de diferencia|~6 de diferencia
are	áreas|~4
gill	gills|~4
cord	cuerdas de leña|~6 de leña
stere	estéreos|~7
poise	poise
stokes	stokes
gauss	gauss
maxwell	maxwell
oersted	oersted
curie	curios|~5
roentgen	roentgen
rad	rad
rem	rem
diopter	dioptrías|~8
nit	nit
candlepower	bujías|~5
stilb	stilb
phot	fots|~3
tex	tex
denier	denier
molar	molar
jansky	jansky
debye	debye
person-hour	horas-persona|~4-persona
person-day	días-persona|~3-persona
pica	picas|~4
tsubo	tsubo
var	var
phon	fonios|~5
sone	sonios|~5
electron-mass	masas del electrón|~4 del electrón
proton-mass	masas del protón|~4 del protón
elementary-charge	cargas elementales|~5 elemental
mil	milésimas de pulgada|~8 de pulgada
watt-hour	vatios-hora|~5-hora
ampere-hour	amperios-hora|~7-hora
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
  words: {"to":["en","a","hacia"],"and":["y","más"],"per":["por"],"opening":["cuánto son","cuanto son","cuánto es","cuanto es","cuánto mide","cuánto pesa","qué son","qué es","convertir","convierte","convierta","pasar","pasa","de"],"howMany":["cuántos","cuántas","cuantos","cuantas"],"are":["hay en","son","tiene","tienen","equivalen a","en"]},
};

export default locale;
