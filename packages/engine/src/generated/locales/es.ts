// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'es',
  plurals: 'other one',
  quantities: `
#length	Longitud
metro~s|
micra~s|

ángstrom~s|

pulgada~s|;;;f
pie~s|
yarda~s|;;;f


milla~s|;;;f
milla~s náuticas| náutica	M
milésima~s|~ de pulgada

línea
grano de cebada
clavo (tela)
palmo menor
mano~s|
palmo
codo
ana inglesa
paso


braza~s|
$ rod;-	$ rod	$ rod

$ chain;-	$ chain	$ chain

cadena de ingeniero
furlong~s|
legua~s|
cable
cable (EE. UU.)
milla náutica británica
legua náutica
milla de datos
milla~s escandinavas| escandinava;;;f	mi esc.	mi esc

eslabón (topográfico EE. UU.)
vara (topográfica EE. UU.)
cadena (topográfica EE. UU.)
braza (topográfica EE. UU.)
furlong (topográfico EE. UU.)
milla (topográfica EE. UU.)
legua (topográfica EE. UU.)
unidad~es astronómicas| astronómica
parsec~s|
segundo~s|~ luz
minuto~s|~ luz
hora~s|~ luz
día~s|~ luz
año~s|~ luz	a. l.	al
radio~s terrestres| terrestre
radio de Júpiter
radio~s solares| solar
longitud de Planck




punto~s|	pto~s|~.	pto
pica~s|

píxel CSS
punto de imprenta
pica de imprenta
punto TeX


shaku [JP];shaku (longitud)	shaku [JP]	$ shaku [JP]
sun [JP];-	sun [JP]	$ sun [JP]
bu (longitud)
rin [JP];-	rin [JP]	$ rin [JP]
ken [JP];-	ken [JP]	$ ken [JP]
jo [JP];-	jo [JP]	$ jo [JP]
chō (longitud)
ri [JP];-	ri [JP]	$ ri [JP]
shaku [cloth, JP];shaku de tela	shaku [cloth, JP]	$ shaku [cloth, JP]








pie de rey




milla romana


codo bíblico

codo real
pie francés (Quebec)
arpende (longitud)

legua castellana
vara de Texas




pie del Cabo
rood del Cabo
#area	Superficie





hectárea~s|;;;f
área~s|











acre~s|
rood
sección
municipio (36 mi²)
cuadro de tejado

milla cuadrada (topográfica EE. UU.)
acre (topográfico EE. UU.)


pulgada circular
dunam~s|	dunam~s|	dunam


tsubo
bu [JP];bu (superficie)	bu [JP]	$ bu [JP]
se [JP];-	se [JP]	$ se [JP]

cho [JP];-	cho [JP]	$ cho [JP]




wa cuadrado





marla pequeña


cent (tierra)
ground (India)
bigha (Bengala)
katha (Bengala)
chatak (tierra)
katha (Assam)

bigha (Bihar)
katha (Bihar)
dhur (Bihar)

bigha (Nepal)
kattha (Nepal)
dhur (Nepal)



arpende de París



hide
#volume	Volumen






litro~s|	l
estéreo~s|










acre~s-pies|-pie	ac ft



cuerda~s|~ de leña
pie Hoppus


gal~ones|ón


cuarto~s|
pinta~s|;;;f	p
taza~s|;;;f	tza
gill~s|
onza~s líquidas| líquida;;;f
dracma~s líquidas| líquida;;;f
minim (EE. UU.)
cucharada~s|;;;f	cda
cucharadita~s|;;;f	cdta
cucharada~s|~ de postre;;;f	c/p
taza legal (EE. UU.)
onza~s líquidas métricas| líquida métrica	$ fl oz m.	$ fl oz m.
chorrito
pizca~s|;;;f	pzc
puntita
pelín
gota~s|;;;f	gota~s|	gt

vaso~s medidores| medidor	medidor~es|	med
chupito~s|
quinto de galón
bushel~s|

galón para áridos
cuarto para áridos
pinta para áridos
barril~es|		$ bbl
barril de cerveza (EE. UU.)
barril de cerveza
barril de líquidos (EE. UU.)
barril para áridos
barril de arándanos

bota
tonel
gal~ones imperiales|ón imperial	gal imp.	gal imp
cuarto~s imperiales| imperial	qt imp.	qt imp
$ pt Imp.;-	$ pt Imp.	$ pt Imp.
$ cup Imp.;taza imperial	$ cup Imp.	$ cup Imp.

onza~s líquidas imperiales| líquida imperial;;;f	fl oz imp.	fl oz im
dracma líquida imperial
minim imperial
cucharada~s imperiales| imperial
cucharadita~s imperiales| imperial
cucharada~s de postre imperiales| de postre imperial;;;f	dstspn imp.	dsp imp
peck imperial
bushel imperial
barril imperial
firkin
kilderkin
hogshead imperial
taza~s métricas| métrica;;;f	tza m
cucharada~s métricas| métrica
cucharadita~s métricas| métrica
cucharada australiana
pinta~s métricas| métrica;;;f	mpt
cup [JP];taza japonesa	cup [JP]	$ cup [JP]
osaji [JP];-	osaji [JP]	$ osaji [JP]
kosaji [JP];-	kosaji [JP]	$ kosaji [JP]








dan (volumen)








log (bíblico)





botella~s|~ de vino
media botella








koku [JP];-	koku [JP]	$ koku [JP]
to [JP];-	to [JP]	$ to [JP]

shaku [vol, JP];shaku (volumen)	shaku [vol, JP]	$ shaku [vol, JP]
sai [JP];-	sai [JP]	$ sai [JP]
#mass	Masa
kilogramo~s|
gramo~s|
tonelada~s|;;;f

quintal~es métricos| métrico
quilate~s|
libra~s|;;;f

onza~s|;;;f

grano~s|
stone~s|
cuarto de quintal (EE. UU.)
quintal~es cortos| corto
quintal~es largos| largo
tonelada~s cortas| corta	tc
tonelada~s largas| larga
$ slug;-	$ slug	$ slug

onza~s|~ troy

libra de boticario
onza de boticario
dracma de boticario


barra de mantequilla
bebida estándar (EE. UU.)
unidad de alcohol (R. U.)
bebida estándar (Australia)
dalton~es|
masa~s|~ del electrón
masa~s|~ del protón

masa de Planck
masa~s solares| solar;;;f
masa~s terrestres| terrestre;;;f
masa de Júpiter



fun [JP];-	fun [JP]	$ fun [JP]

dan (masa)





tael troy


baht (masa)
baht de oro








grano de París

libra castellana

arroba métrica




libra romana
onza romana
dracma griega

mina ática
talento ático
siclo
mina bíblica
talento bíblico
#time	Tiempo
segundo~s|
minuto~s|
hora~s|;;;f
día~s|
semana~s|;;;f	sem.	sem
$ fw;-	$ fw	$ fw
mes~es|	m.	m
trimestre~s|	trim.	trim
semestre~s|
año~s|	a
década~s|;;;f	déc.	déc
siglo~s|	s.	s
milenio~s|


noche~s|;;;f	noche~s|
días (edad)
semanas (edad)
meses (edad)
años (edad)
año~s comunes| común
año~s bisiestos| bisiesto
año gregoriano
mes gregoriano
año trópico
año sidéreo
mes sinódico
mes sidéreo
día sidéreo
hora sidérea
minuto sidéreo
segundo sidéreo
sol (día marciano)



momento

tiempo de Planck
unidad atómica de tiempo
beat Swatch
#labor	Carga de trabajo
hora~s|~-persona
día~s|~-persona
semana-persona
mes-persona
#temperature	Temperatura
kelvin
grado~s|~ Celsius
grado~s|~ Fahrenheit
$ °R;-	$ °R	$ °R
#temperature-difference	Diferencia de temperatura
kelvin~s|~ de diferencia
grado~s|~ Celsius de diferencia
grado~s|~ Fahrenheit de diferencia
#speed	Velocidad y ritmo











nudo~s|
nudo británico

luz;;;f	luz
mach
unidad atómica de velocidad
#acceleration	Aceleración
metro~s|~ por segundo al cuadrado





unidad~es|~ de fuerza g;;;f	Fg
#angle	Ángulo
radi~anes|án
grado~s|	$°
minuto~s|~ de arco	arcmin	′
segundo~s|~ de arco	arcsec	″


grado~s centesimales| centesimal
revoluci~ones|ón;;;f
cuadrante
signo del zodiaco
ángulo horario
cuarta~s|~ de rumbo
grado binario
milésima (OTAN)
#solid-angle	Ángulo sólido
estereorradi~anes|án	$ sr	$ sr
#frequency	Frecuencia
hercio~s|



ciclo por segundo
revoluci~ones|ón~ por segundo
revoluci~ones|ón~ por minuto
latido~s|~ por minuto

fotograma~s|~ por segundo
baudio~s|
#angular-speed	Velocidad angular
#force	Fuerza
newton~s|
dina~s|

kilogramo~s|~ fuerza		$ kgf
gramo~s|~-fuerza
tonelada~s|~-fuerza
libra~s|~ de fuerza
#pressure	Presión
pascal~es|
bar~es|	bar
atmósfera~s|;;;f
atmósfera~s técnicas| técnica
torr




libra~s|~ por pulgada cuadrada










milímetro de agua
centímetro de agua
metro de agua
pulgada de agua
pie de agua





milímetro~s|~ de mercurio

pulgada~s|~ de mercurio
#energy	Energía
julio~s|
ergio~s|

vatio~s|~-hora
kilovatio~s|~ hora
electronvoltio~s|
caloría~s|;;;f
kilocaloría~s|;;;f		kcal
caloría~s|~ [IT]	cal-IT	$ cal-IT




$ BTU-IT	$ BTU-IT	$ BTU-IT
unidad~es térmicas británicas| térmica británica	BTU








termia~s estadounidenses| estadounidense	thm EE. UU.	thm EEUU




tonelada~s|~ de TNT

tonelada~s equivalentes| equivalente~ de petróleo
#power	Potencia
vatio~s|
caballo~s|~ de vapor	CV
caballo~s de vapor métricos| de vapor métrico












tonelada~s|~ de refrigeración
luminosidad~es solares| solar;;;f
#torque	Par de torsión
newton metro~s|	Nm






libra~s pies| pie	lbf ft
#momentum	Cantidad de movimiento
#moment-of-inertia	Momento de inercia
#surface-tension	Tensión superficial y rigidez
#fracture-toughness	Tenacidad a la fractura
#fuel-economy	Consumo de combustible

litro~s|~ por 100 kilómetros	l/100 km	l/100km





milla~s|~ por galón imperial;;;f	mi/gal imp.	m/g imp
#data	Información digital
bit~s|	b
byte~s|
octeto~s|
medio~s bytes| byte





palabra (datos)
palabra doble
#data-rate	Velocidad de datos
#resolution	Resolución




punto~s|~ por pulgada	ppp
punto~s|~ por centímetro	ppcm
#graphics	Gráficos
píxel~es|
punto~s tipográficos| tipográfico	pt
#typewidth	Ancho tipográfico
espacio~s|~ eme	em
#ratio	Proporción y cantidad
parte~s|	parte~s|	$ partes|$ parte
por ciento	$ %
por mil	$ ‰
por diez mil

parte~s|~ por millón;;;f
parte~s|~ por millardo;;;f



quilate~s|	ct
grado proof (EE. UU.)
grado proof (R. U.)
par~es|
trío
media~s docenas| docena
docena~s|
docena de fraile
veintena
centenar~es|
gran ciento

gran gruesa
millar~es|
miríada
lakh
mill~ones|ón
crore
millardo~s|
bill~ones|ón
mano de papel
resma
#container-capacity	Capacidad de contenedores
#level	Nivel
relación de potencias
decibelio~s|

néper~s|

paso de diafragma
#loudness	Sonoridad
sonio~s|
fonio~s|
#musical-interval	Intervalo musical
relación de frecuencias
octava~s|
tono entero
semitono~s|
cuarto de tono


década de frecuencia
#density	Densidad















slug por pie cúbico
#specific-weight	Peso específico


de mercurio	de Hg	$ de Hg
agua (peso específico)
#linear-density	Densidad lineal


tex
denier
#area-density	Densidad superficial
#volume-flow	Caudal volumétrico



























pulgada de minero
#mass-flow	Caudal másico
#molar-flow	Caudal molar
#dynamic-viscosity	Viscosidad dinámica

poise
#kinematic-viscosity	Viscosidad cinemática


stokes
#fluidity	Fluidez
#vapor-permeance	Permeancia al vapor de agua


perm (0 °C)
perm (23 °C)
#vapor-permeability	Permeabilidad al vapor de agua

perm pulgada
perm pulgada (0 °C)
perm pulgada (23 °C)
#turbidity	Turbidez
#specific-energy	Energía específica
#energy-density	Densidad de energía





gas E;densidad energética de la gasolina	gas E	$ gas E
#molar-energy	Energía molar
#thermal-conductivity	Conductividad térmica
#thermal-insulance	Resistencia térmica superficial
#thermal-expansion	Dilatación térmica
#heat-capacity	Capacidad calorífica y entropía
#specific-heat-capacity	Calor específico
#molar-heat-capacity	Capacidad calorífica molar


constante de los gases
#heat-flux	Flujo de calor e irradiancia
#heat-transfer-coefficient	Coeficiente de transferencia de calor
#radiant-exposure	Exposición radiante
#amount-of-substance	Cantidad de sustancia
mol~es|
ítem~s|;~	ítem~s|	ít
#molar-concentration	Concentración molar


pH
molar

miligramo~s|~ por decilitro	mg/dL
#molality	Molalidad

de glucosa	$ Glc	$ Glc
#catalytic-activity	Actividad catalítica
katal~es|	$ kat	$ kat
#catalytic-concentration	Concentración de actividad catalítica
#filtration-rate	Tasa de filtración glomerular
#electric-current	Corriente eléctrica
amperio~s|
#current-noise-density	Densidad de ruido de corriente
#electric-charge	Carga eléctrica
$ culombios|$ culombio	$ C	$ C
amperio~s|~-hora

carga~s elementales| elemental
#voltage	Tensión eléctrica
voltio~s|
#voltage-noise-density	Densidad de ruido de tensión
#electric-resistance	Resistencia eléctrica
ohmio~s|
#electric-conductance	Conductancia eléctrica
siemens	$ S	$ S
#capacitance	Capacidad eléctrica
faradio~s|	$ F	$ F
#inductance	Inductancia
henrio~s|	$ H	$ H
#magnetic-flux	Flujo magnético
weber~s|	$ Wb	$ Wb
maxwell
polo unidad
#magnetic-flux-density	Densidad de flujo magnético
tesla~s|	$ T	$ T
gauss
#magnetic-field-strength	Intensidad de campo magnético


oersted
#magnetic-moment	Momento magnético
#electric-field-strength	Intensidad de campo eléctrico
#electric-dipole-moment	Momento dipolar eléctrico

debye
#resistivity	Resistividad eléctrica
#conductivity	Conductividad eléctrica
#apparent-power	Potencia aparente y reactiva

var
#apparent-energy	Energía aparente y reactiva
#luminous-intensity	Intensidad luminosa
candela~s|;;;f
bujía~s|
bujía internacional
#luminance	Luminancia

nit



stilb
#illuminance	Iluminancia
lux~es|



fot~s|
#luminous-flux	Flujo luminoso
lúmenes|lumen
bujía esférica
#luminous-exposure	Exposición luminosa
#wavenumber	Longitud recíproca




dioptría~s|
#spectral-flux-density	Densidad de flujo espectral

jansky
#activity	Radiactividad
bequerel~es|	$ Bq	$ Bq
curio~s|
#activity-concentration	Concentración de actividad
#absorbed-dose	Dosis absorbida
gra~is|y	$ Gy	$ Gy
rad
#equivalent-dose	Dosis equivalente
siévert~s|	$ Sv	$ Sv
rem
#equivalent-dose-rate	Tasa de dosis equivalente
#radiation-exposure	Exposición a la radiación

roentgen
#energy-per-distance	Energía por distancia



kilovatio~s|~ hora por 100 kilómetros		kWh/100km
`,
  units: `
millimole-per-liter	milimol~es|~ por litro
kilocalorie	kilocaloría~s|;;;f
kilometer	kilómetro~s|
decimeter	decímetro~s|
centimeter	centímetro~s|
millimeter	milímetro~s|
micrometer	micrómetro~s|
nanometer	nanómetro~s|
picometer	picómetro~s|
millibar	milibar~es|
milliliter	mililitro~s|	ml	$ ml
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
  words: {"to":["en","a","hacia","son","es"],"and":["y","más"],"per":["por"],"opening":["cuánto son","cuanto son","cuánto es","cuanto es","cuánto mide","cuánto pesa","qué son","qué es","convertir","convierte","convierta","pasar","pasa","de","a cuánto equivale","a cuánto equivalen","cuánto equivale","a"],"howMany":["cuántos","cuántas","cuantos","cuantas"],"are":["hay en","son","tiene","tienen","equivalen a","en","equivale a","equivale","equivalen","caben en","hacen","son en","tienen en"],"one":["un","una"],"endings":[],"numbers":{"media":"1/2","medio":"1/2","una":"1","un":"1","dos":"2","tres":"3","cuatro":"4","cinco":"5","seis":"6","siete":"7","ocho":"8","nueve":"9","diez":"10","cien":"100"},"minus":["menos"],"aliases":{"kilo":"kilogram","kilos":"kilogram","grados centígrados":"celsius","grado centígrado":"celsius","centígrados":"celsius","litros a los 100 km":"liter-per-100-kilometer","litros cada 100 km":"liter-per-100-kilometer","litros por 100 km":"liter-per-100-kilometer","milla por galón":"mile-per-gallon"}},
};

export default locale;
