// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'es',
  plurals: 'other one',
  quantities: `
#length	Longitud
metroZ
micraZ

ángstromZ

pulgadaZ;;;f
pieZ
yardaZ;;;f


millaZ;;;f
millaZ náuticaZ	M
milésimaZ de pulgada

líneaZ
granoZ de cebada
clavoZ (tela)
palmoZ menorY
manoZ
palmoZ
codoZ
anaZ inglesaZ
pasoZ


brazaZ
rod (pértiga)

cadenaZ (medida)

cadenaZ de ingeniero
furlongZ
leguaZ inglesaZ
cableZ
cableZ (EE. UU.)
millaZ náuticaZ británicaZ
leguaZ náuticaZ
millaZ de datos
millaZ escandinavaZ;;;f	mi esc.	mi esc

eslabW (topográficoZ EE. UU.)
pértigaZ (topográficaZ EE. UU.)
cadenaZ (topográficaZ EE. UU.)
brazaZ (topográficaZ EE. UU.)
furlongZ (topográficoZ EE. UU.)
millaZ (topográficaZ EE. UU.)
leguaZ (topográficaZ EE. UU.)
unidadY astronómicaZ
parsecZ
segundoZ luz
minutoZ luz
horaZ luz
díaZ luz
añoZ luz	a. l.	al
radioZ terrestreZ
radioZ de Júpiter
radioZ solarY
longitudY de Planck

unidadY naturalY de longitud



puntoZ	pto~s|~.	pto
picaZ

píxelY CSS
puntoZ de imprenta
picaZ de imprenta
puntoZ TeX
puntoZ escaladoZ
picaZ TeX
puntoZ Didot TeX
cíceroZ TeX


shaku (longitud)
sun [JP];-
bu (longitud)
rin [JP];-
ken [JP];-
jo [JP];-
chō (longitud)
ri [JP];-
shaku de tela








pieZ de rey




millaZ romanaZ


codoZ bíblicoZ
palmo~s menores (bíblicos| menor (bíblico~)
codoZ realY
pie~s francese| francé~s (Quebec)
arpendeZ (longitud)
varaZ castellanaZ
leguaZ castellanaZ
varaZ de Texas




pieZ del Cabo
rood del Cabo





varaZ danesaZ
klafter~s vienese| viené~s
#area	Superficie





hectáreaZ;;;f
áreaZ


barnZ
darcyZ







acreZ
rood
secciW
municipioZ (36 mi²)
cuadroZ de tejado

millaZ cuadradaZ (topográficaZ EE. UU.)
acreZ (topográficoZ EE. UU.)


pulgadaZ circularY
dunamZ	dunam~s|	dunam


tsubo
bu (superficie)
se [JP];-

cho [JP];-




wa cuadradoZ





marlaZ pequeñaZ


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



arpendeZ de París



hideZ
manzanaZ centroamericanaZ




fen (Taiwán)
alqueireZ de São Paulo
alqueireZ de Minas Gerais

morgen prusianoZ
jeribZ afganoZ
yugadaZ austriacaZ
#volume	Volumen






litroZ	l
estéreoZ










acre~s-pies|-pie	ac ft



cuerdaZ de leña
pieZ Hoppus


galW


cuartoZ de galón
pintaZ;;;f	p
tazaZ (EE. UU.)
gillZ
onzaZ líquidaZ;;;f
dracmaZ líquidaZ;;;f
minim (EE. UU.)
cucharadaZ (EE. UU.)
cucharaditaZ (EE. UU.)
cucharadaZ de postre;;;f	c/p
tazaZ legalY (EE. UU.)
onzaZ líquidaZ métricaZ	$ fl oz m.	$ fl oz m.
chorritoZ
pizcaZ;;;f	pzc
puntitaZ
pel~ines|ín
gotaZ;;;f	gota~s|	gt

vasoZ medidorY	medidor~es|	med
chupitoZ
quintoZ de galón
bushelZ

galW para áridos
cuartoZ para áridos
pintaZ para áridos
barrilY		$ bbl
barrilY de cerveza (EE. UU.)
barrileteZ de cerveza (EE. UU.)
cuartoZ de barril (EE. UU.)
sextoZ de barril (EE. UU.)
barrilY Cornelius
barrilY europeoZ
barrilY de líquidos (EE. UU.)
barrilY para áridos
barrilY de arándanos

botaZ
tonelY
galW imperialY	gal imp.	gal imp
cuartoZ imperialY	qt imp.	qt imp
pintaZ imperialY
tazaZ imperialY

onzaZ líquidaZ imperialY;;;f	fl oz imp.	fl oz im
dracmaZ líquidaZ imperialY
minimZ imperialY
cucharadaZ imperialY
cucharadaZ de media onza
cucharaditaZ imperialY
cucharadaZ de postre imperialY;;;f	dstspn imp.	dsp imp
peckZ imperialY
bushelZ imperialY
barrilY imperialY
firkin
kilderkin
hogsheadZ imperialY
tazaZ;;;f	tza
cucharadaZ;;;f	cda
cucharaditaZ;;;f	cdta
cucharadaZ de postre métricaZ
cucharadaZ australianaZ
pintaZ métricaZ;;;f	mpt
tazaZ japonesaZ
osaji [JP];-
kosaji [JP];-





fanegaZ castellanaZ


dan (volumen)








log (bíblico)





botellaZ de vino
mediaZ botellaZ








koku [JP];-
to [JP];-

shaku (volumen)
sai [JP];-

tercioZ de cuerda de leña

gantangZ malayoZ
#mass	Masa
kilogramoZ
gramoZ
toneladaZ;;;f

quintalY métricoZ
quilateZ
libraZ;;;f

onzaZ;;;f

granoZ
stoneZ
cuartoZ de quintal largo (R. U.)
quintalY cortoZ
quintalY largoZ
toneladaZ cortaZ	tc
toneladaZ largaZ
slugZ

onzaZ troy

libraZ de boticario
onzaZ de boticario
dracmaZ de boticario


barraZ de mantequilla
bebidaZ estándar (EE. UU.)
unidadY de alcohol (R. U.)
bebidaZ estándar (Australia)
daltonY
masaZ del electrón
masaZ del protón

masaZ de Planck
masaZ solarY;;;f
masaZ terrestreZ;;;f
masaZ de Júpiter



fun [JP];-

dan (masa)





tael troy


baht (masa)
bahtZ de oro








granoZ de París

libraZ castellanaZ
arrobaZ
arrobaZ métricaZ




libraZ romanaZ
onzaZ romanaZ
dracmaZ griegaZ

minaZ áticaZ
talentoZ áticoZ
sicloZ
minaZ bíblicaZ
talentoZ bíblicoZ

gamma (masa)



ticalY birmanoZ
ocaZ egipciaZ
cántaroZ egipcioZ
ocaZ chipriotaZ
libraZ suecaZ
#time	Tiempo
segundoZ
minutoZ
horaZ;;;f
cuartoZ de hora
díaZ
semanaZ;;;f	sem.	sem
catorcenaZ
mesY	m.	m
trimestreZ	trim.	trim
semestreZ
añoZ	a
décadaZ;;;f	déc.	déc
sigloZ	s.	s
milenioZ


nocheZ;;;f	noche~s|
díaZ (edad)
semanaZ (edad)
mesY (edad)
añoZ (edad)
año~s comunes| común
añoZ bisiestoZ
añoZ gregorianoZ
mesY gregorianoZ
añoZ trópicoZ
añoZ sidéreoZ
mesY sinódicoZ
mesY sidéreoZ
mesY trópicoZ
díaZ sidéreoZ
horaZ sidéreaZ
minutoZ sidéreoZ
segundoZ sidéreoZ
sol (día marciano)



momentoZ

tiempoZ de Planck
unidadY atómicaZ de tiempo
beat Swatch
#labor	Carga de trabajo
horaV
díaV
semanaV
mes-persona
equivalenteZ a tiempo completo
#temperature	Temperatura
kelvin
gradoZ Celsius
gradoZ Fahrenheit
gradoZ Rankine
#temperature-difference	Diferencia de temperatura
kelvinZ de diferencia
gradoZ Celsius de diferencia
gradoZ Fahrenheit de diferencia
#speed	Velocidad y ritmo











nudoZ
nudoZ británicoZ

luz;;;f	luz
mach
unidadY atómicaZ de velocidad
#acceleration	Aceleración
metroZ por segundo al cuadrado





unidadY de fuerza g;;;f	Fg
galileo (Gal)
#angle	Ángulo
radi~anes|án
gradoZ	$°
minutoZ de arco	arcmin	′
segundoZ de arco	arcsec	″


gradoZ centesimalY
revoluciW;;;f
cuadranteZ
signoZ del zodiaco
ánguloZ horarioZ
cuartaZ de rumbo
gradoZ binarioZ
milésimaZ (OTAN)
#solid-angle	Ángulo sólido
estereorradi~anes|án	$ sr	$ sr
#frequency	Frecuencia
hercioZ




cicloZ por segundo
revoluciW por segundo
revoluciW por minuto
latidoZ por minuto

fotogramaZ por segundo
baudioZ
#angular-speed	Velocidad angular
#force	Fuerza
newtonZ
dinaZ

kilogramoZ fuerza		$ kgf
gramo~s|~-fuerza
tonelada~s|~-fuerza
libraZ de fuerza
#pressure	Presión
pascalY
barY	bar
atmósferaZ;;;f
atmósferaZ técnicaZ
torr




libraZ por pulgada cuadrada










milímetroZ de agua
centímetroZ de agua
metroZ de agua
pulgadaZ de agua
pieZ de agua




micrómetroZ de mercurio
milímetroZ de mercurio
centímetroZ de mercurio
pulgadaZ de mercurio
pieZ de mercurio




metroZ de mercurio
#gauge-pressure	Presión manométrica
#energy	Energía
julioZ
ergioZ

vatio~s|~-hora
kilovatioZ hora
electronvoltioZ
caloríaZ;;;f
kilocaloríaZ;;;f		kcal
caloríaZ [IT]	cal-IT	$ cal-IT




frigoríaZ
$ BTU-IT	$ BTU-IT	$ BTU-IT
unidadY térmicaZ británicaZ	BTU








termiaZ estadounidenseZ	thm EE. UU.	thm EEUU




toneladaZ de TNT
gramoZ de TNT

toneladaZ equivalenteZ de petróleo










foeZ
#power	Potencia
vatioZ
caballoZ de fuerza (hp)
caballoZ de vapor	CV












toneladaZ de refrigeración
luminosidadY solarY;;;f






toneladaZ de torre de enfriamiento
#torque	Par de torsión
newton metroZ	Nm






libraZ pieZ	lbf ft
#momentum	Cantidad de movimiento
#moment-of-inertia	Momento de inercia
#surface-tension	Tensión superficial y rigidez
#fracture-toughness	Tenacidad a la fractura
#fuel-economy	Consumo de combustible

litroZ por 100 kilómetros	l/100 km	l/100km





millaZ por galón imperial;;;f	mi/gal imp.	m/g imp
#data	Información digital
bitZ	b
byteZ
octetoZ
medioZ byteZ
dúoZ de bits




palabraZ (datos)
palabraZ dobleZ
palabraZ cuádrupleZ
#data-rate	Velocidad de datos
#resolution	Resolución




puntoZ por pulgada	ppp
puntoZ por centímetro	ppcm
#graphics	Gráficos
píxelY
puntoZ tipográficoZ	pt
#typewidth	Ancho tipográfico
espacioZ eme	em
#ratio	Proporción y cantidad
parteZ	parte~s|	$ partes|$ parte
por ciento	$ %
por mil	$ ‰
por diez mil

parteZ por millón;;;f
parteZ por millardo;;;f



quilateZ	quilate~s|~ (oro)
gradoZ proof (EE. UU.)
gradoZ proof (R. U.)
parY
tríoZ
mediaZ docenaZ
docenaZ
docenaZ de fraile
veintenaZ
centenarY
gran~des cientos| ciento
gruesaZ
gran~des gruesas| gruesa
millarY
miríadaZ
lakh
millW
crore
millardoZ
billW
manoZ de papel
resmaZ
#container-capacity	Capacidad de contenedores
#level	Nivel
relaciW de potencias
decibelioZ
belioZ
néperZ

pasoZ de diafragma
#loudness	Sonoridad
sonioZ
fonioZ
#musical-interval	Intervalo musical
relaciW de frecuencias
octavaZ
tonoZ enteroZ
semitonoZ
cuartoZ de tono


décadaZ de frecuencia
#density	Densidad















slug por pie cúbico
#specific-weight	Peso específico


de mercurio	de Hg	$ de Hg
agua (peso específico)
#linear-density	Densidad lineal


tex
denierZ



número métrico de hilo
#area-density	Densidad superficial









libraZ de masa por pulgada cuadrada


momme (seda)
#volume-flow	Caudal volumétrico



























pulgadaZ de minero
sverdrupZ
#mass-flow	Caudal másico
#molar-flow	Caudal molar
#dynamic-viscosity	Viscosidad dinámica

poiseZ
#kinematic-viscosity	Viscosidad cinemática


stokes



segundoZ Redwood
#fluidity	Fluidez
#vapor-permeance	Permeancia al vapor de agua


perm (0 °C)
perm (23 °C)
permZ métricoZ
#vapor-permeability	Permeabilidad al vapor de agua

perm pulgadaZ
perm pulgadaZ (0 °C)
perm pulgadaZ (23 °C)
#turbidity	Turbidez
#specific-energy	Energía específica
#energy-density	Densidad de energía





densidad energética de la gasolina
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
molY
ítem~s|;~	ítem~s|	ít
#molar-concentration	Concentración molar


pH
molar
#molality	Molalidad

de glucosa	$ Glc	$ Glc
#catalytic-activity	Actividad catalítica
katalY	$ kat	$ kat
unidadY enzimáticaZ
#catalytic-concentration	Concentración de actividad catalítica
#filtration-rate	Tasa de filtración glomerular
#electric-current	Corriente eléctrica
amperioZ






amperioZ internacionalY medioZ
#current-noise-density	Densidad de ruido de corriente
#electric-charge	Carga eléctrica
$ culombios|$ culombio	$ C	$ C
amperio~s|~-hora

cargaZ elementalY



franklinZ
#voltage	Tensión eléctrica
voltioZ



voltioZ internacionalY medioZ
#voltage-noise-density	Densidad de ruido de tensión
#electric-resistance	Resistencia eléctrica
ohmioZ




ohmioZ internacionalY medioZ
#electric-conductance	Conductancia eléctrica
siemens	$ S	$ S
#capacitance	Capacidad eléctrica
faradioZ	$ F	$ F
#inductance	Inductancia
henrioZ	$ H	$ H
#magnetic-flux	Flujo magnético
weberZ	$ Wb	$ Wb
maxwellZ
poloZ unidad
#magnetic-flux-density	Densidad de flujo magnético
teslaZ	$ T	$ T
gauss
#magnetic-field-strength	Intensidad de campo magnético


oerstedZ
#magnetic-moment	Momento magnético
#electric-field-strength	Intensidad de campo eléctrico
#electric-dipole-moment	Momento dipolar eléctrico

debyeZ
#resistivity	Resistividad eléctrica
#conductivity	Conductividad eléctrica
#apparent-power	Potencia aparente y reactiva

varZ
#apparent-energy	Energía aparente y reactiva
#luminous-intensity	Intensidad luminosa
candelaZ;;;f
bujíaZ
bujíaZ internacionalY
#luminance	Luminancia

nitZ



stilbZ
#illuminance	Iluminancia
luxY



fotZ
#luminous-flux	Flujo luminoso
lúmenes|lumen
bujíaZ esféricaZ
#luminous-exposure	Exposición luminosa
#wavenumber	Longitud recíproca




dioptríaZ
#spectral-flux-density	Densidad de flujo espectral

janskyZ
#activity	Radiactividad
bequerelY	$ Bq	$ Bq
curioZ
#activity-concentration	Concentración de actividad
#absorbed-dose	Dosis absorbida
gra~is|y	$ Gy	$ Gy
radZ (dosis)
#equivalent-dose	Dosis equivalente
siévertZ	$ Sv	$ Sv
remZ
#equivalent-dose-rate	Tasa de dosis equivalente
#radiation-exposure	Exposición a la radiación

roentgenZ
#energy-per-distance	Energía por distancia



kilovatioZ hora por 100 kilómetros		kWh/100km
#antenna-gain	Ganancia de antena
ganancia sobre antena isótropa
#computing-performance	Rendimiento informático
#telephone-traffic	Tráfico telefónico
#film-speed	Sensibilidad fotográfica
#heat-pump-efficiency	Eficiencia de bombas de calor
#vascular-resistance	Resistencia vascular
#acoustic-impedance	Impedancia acústica específica
#biological-activity	Actividad biológica
#color-temperature	Temperatura de color
K (temperatura de color)
#gas-column	Columna de gas
#specific-power	Potencia específica


equivalenteZ metabólicoZ
#reduced-electric-field	Campo eléctrico reducido

townsendZ
`,
  units: `
millimole-per-liter	milimolY por litro
kilocalorie	kilocaloríaZ;;;f
kilometer	kilómetroZ
decimeter	decímetroZ
centimeter	centímetroZ
millimeter	milímetroZ
micrometer	micrómetroZ
nanometer	nanómetroZ
picometer	picómetroZ
millibar	milibarY
milliliter	mililitroZ	ml	$ ml
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
times	{0*} {1}	{0}⋅{1}
~Z	s||s
~Y	es||es
~W	ones|ón|ones
~V	s-persona|-persona|s-persona
`,
  words: {"systems":{"us":["american","estadounid","eeuu"],"imperial":["britan","ingles","imperial"]},"belowZero":["bajo cero"],"to":["en","a","hacia","son","es","cuánto es en","cuanto es en","cuánto son en","cuanto son en","cuántos son en","cuantos son en","es cuánto en","es cuanto en","equivale a","equivalen a","a cuánto equivale en","a cuanto equivale en","pasado a","pasados a","expresado en","expresados en","="],"and":["y","más"],"per":["por"],"opening":["cuánto son","cuanto son","cuánto es","cuanto es","cuánto mide","cuánto pesa","qué son","qué es","convertir","convierte","convierta","pasar","pasa","de","a cuánto equivale","a cuánto equivalen","cuánto equivale","a","calcula","calcular","cuántos son","equivalencia de"],"howMany":["cuántos","cuántas","cuantos","cuantas"],"after":["equivalen","equivale","son"],"are":["hay en","son","tiene","tienen","equivalen a","en","equivale a","equivale","equivalen","caben en","hacen","son en","tienen en","="],"one":["un","una"],"endings":[],"of":["de"],"scales":{"decena":"10","decenas":"10","mil":"1000","millardo":"1000000000","millardos":"1000000000"},"halves":{"y media":"1/2","y medio":"1/2","un cuarto":"1/4","cuarto":"1/4","tres cuartos":"3/4"},"polite":["por favor","gracias","dime","puedes","podrías","me puedes decir","me podrías decir","puedes decirme","podrías decirme","quiero saber","quisiera saber","necesito saber","me gustaría saber","cuánto es","cuanto es","cuánto son","cuanto son","cuánto sería","son","serían","es","hola","buenas","buenos días","buenas tardes","oye","decirme","podría","podría decirme","me podría decir","sabrías decirme"],"point":["coma","punto"],"cardinals":{"0":"cero","1":"un|uno|una","2":"dos","3":"tres","4":"cuatro","5":"cinco","6":"seis","7":"siete","8":"ocho","9":"nueve","10":"diez","11":"once","12":"doce","13":"trece","14":"catorce","15":"quince","16":"dieciséis","17":"diecisiete","18":"dieciocho","19":"diecinueve","20":"veinte","21":"veintiuno|veintiún|veintiuna","22":"veintidós","23":"veintitrés","24":"veinticuatro","25":"veinticinco","26":"veintiséis","27":"veintisiete","28":"veintiocho","29":"veintinueve","30":"treinta","40":"cuarenta","50":"cincuenta","60":"sesenta","70":"setenta","80":"ochenta","90":"noventa","100":"cien|ciento","200":"doscientos|doscientas","300":"trescientos|trescientas","400":"cuatrocientos|cuatrocientas","500":"quinientos|quinientas","600":"seiscientos|seiscientas","700":"setecientos|setecientas","800":"ochocientos|ochocientas","900":"novecientos|novecientas"},"parts":{"3":"tercio|tercios|tercera parte|terceras partes","4":"cuarto|cuartos|cuarta parte|cuartas partes","5":"quinto|quintos|quinta parte|quintas partes","6":"sexto|sextos|sexta parte","7":"séptimo|séptimos|séptima parte","8":"octavo|octavos|octava parte","9":"noveno|novenos|novena parte","10":"décimo|décimos|décima parte","12":"doceavo|doceavos","16":"dieciseisavo|dieciseisavos","100":"centésimo|centésimos"},"numbers":{"cuarto":"1/4","media":"1/2","medio":"1/2","la mitad":"1/2","la tercera parte":"1/3","el tercio":"1/3","la cuarta parte":"1/4","la quinta parte":"1/5","la décima parte":"1/10"},"minus":["menos"],"aliases":{"caballos de vapor métricos":"horsepower-metric","caballo de vapor métrico":"horsepower-metric","cucharadas métricas":"tablespoon-metric","cucharada métrica":"tablespoon-metric","cucharaditas métricas":"teaspoon-metric","cucharadita métrica":"teaspoon-metric","tazas métricas":"cup-metric","taza métrica":"cup-metric","tza m":"cup-metric","cucharada sopera":"tablespoon-metric","cucharadas soperas":"tablespoon-metric","bus":"","buses":"","date":"","dates":"","vaso":"","vasos":"","fanegas":"","grados F":"fahrenheit","grados C":"celsius","quintales":"quintal","cuarto":"","cuartos":"","megas":"megabyte megabit-per-second","mega":"megabyte megabit-per-second","gigas":"gigabyte gigabit-per-second","giga":"gigabyte gigabit-per-second","kilo":"kilogram","kilos":"kilogram","grados centígrados":"celsius","grado centígrado":"celsius","centígrados":"celsius","litros a los 100 km":"liter-per-100-kilometer","litros cada 100 km":"liter-per-100-kilometer","litros por 100 km":"liter-per-100-kilometer","litros a los 100":"liter-per-100-kilometer","litros a los cien":"liter-per-100-kilometer","litros cada 100":"liter-per-100-kilometer","l a los 100":"liter-per-100-kilometer","l a los 100 km":"liter-per-100-kilometer","l cada 100 km":"liter-per-100-kilometer","kilómetros a la hora":"kilometer-per-hour","km a la hora":"kilometer-per-hour","millas a la hora":"mile-per-hour","milla por galón":"mile-per-gallon","gr":"gram","grs":"gram","gms":"gram","mt":"meter","mts":"meter","mtrs":"meter","mtr":"meter","kms":"kilometer","cms":"centimeter","mms":"millimeter","pulg":"inch","plg":"inch","pulgs":"inch","cdas":"tablespoon-metric","cda.":"tablespoon-metric","cuchara":"tablespoon-metric","cucharas":"tablespoon-metric","cdta":"teaspoon-metric","cdtas":"teaspoon-metric","cdita":"teaspoon-metric","cditas":"teaspoon-metric","caballo":"horsepower-metric","caballos":"horsepower-metric","cv":"horsepower-metric","caballos vapor":"horsepower-metric","hp":"horsepower","lt":"liter","lts":"liter","ltrs":"liter","kgs":"kilogram","kg.":"kilogram","tn":"tonne","ton":"tonne","tons":"tonne","mt2":"square-meter","mts2":"square-meter","mts cuadrados":"square-meter","mt3":"cubic-meter","mts3":"cubic-meter","hr":"hour","hrs":"hour","hs":"hour","seg":"second","segs":"second","legua":"legua league","leguas":"legua league","vara":"","varas":"","quincena":"","quincenas":"","cc":"cubic-centimeter","kilómetros hora":"kilometer-per-hour","kilómetro hora":"kilometer-per-hour","km hora":"kilometer-per-hour","metro lineal":"meter","metros lineales":"meter","almud":"","fanega":"","cuadra":"","manzana":"","manzanas":""},"regions":{"GT":{"quintal":"hundredweight","quintales":"hundredweight"},"HN":{"quintal":"hundredweight","quintales":"hundredweight"},"SV":{"quintal":"hundredweight","quintales":"hundredweight"},"NI":{"quintal":"hundredweight","quintales":"hundredweight"},"CR":{"quintal":"hundredweight","quintales":"hundredweight"},"PA":{"quintal":"hundredweight","quintales":"hundredweight"},"CO":{"quintal":"hundredweight","quintales":"hundredweight"},"EC":{"quintal":"hundredweight","quintales":"hundredweight"},"DO":{"quintal":"hundredweight","quintales":"hundredweight"}}},
};

export default locale;
