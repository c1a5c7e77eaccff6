// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'it',
  plurals: 'other one',
  quantities: `
#length	Lunghezza
metrZ;;$ per metro
micron

ångström

pollicW;;$ per pollice		″
piedW;;$ per piede
iardY;;;f


migliV;;;f
migli~a nautiche|o nautico
millesimZ di pollice

linea
grano d’orzo
chiodo (stoffa)
palmo minore
manZ
spanna
cubito
auna inglese
passo


bracciV	fm
perticL inglesW

catenY da agrimensore

catena dell’ingegnere
furlong
legL
gomena
gomena (USA)
miglio nautico inglese
lega nautica
miglio dati
migli~a scandinave|o scandinavo;;;f	smi

maglia (geodetica USA)
pertica (geodetica USA)
catena (geodetica USA)
braccio (geodetico USA)
furlong (geodetico USA)
miglio (geodetico USA)
lega (geodetica USA)
unità astronomicL
parsec
secondZ luce
minutZ luce
orY luce
giornZ luce
annZ luce	al
raggi9 terrestrW
raggio di Giove
raggi9 solarW
lunghezza di Planck




puntZ tipograficZ
pica

pixel CSS
punto tipografico americano
pica tipografica americana
punto TeX


shaku (lunghezza)
sun [JP];-
bu (lunghezza)
rin [JP];-
ken [JP];-
jo [JP];-
chō (lunghezza)
ri [JP];-
shaku (stoffa)








piede del re




miglio romano


cubito biblico
palmZ biblicZ
cubito reale
piede francese (Québec)
arpent (lunghezza)


vara del Texas




piede del Capo
rood del Capo
#area	Area
metrZ quadratZ;;$ per metro quadrato
chilometrZ quadratZ;;$ per chilometro quadrato

centimetrZ quadratZ;;$ per centimetro quadrato

ettarZ
arY


barn
darcy
pollicW quadratZ;;$ per pollice quadrato


migli~a quadrate|o quadrato;;$ per miglio quadrato;f



acrZ
rood
sezione
township
quadrato di tetto

miglio quadrato (geodetico USA)
acro (geodetico USA)


pollice circolare
dunum	dunum


tsubo
bu (area)
se [JP];-

cho [JP];-




wa quadrato





marla piccola


cent (terra)
ground (India)
bigha (Bengala)
katha (Bengala)
chatak (terra)
katha (Assam)

bigha (Bihar)
katha (Bihar)
dhur (Bihar)

bigha (Nepal)
kattha (Nepal)
dhur (Nepal)



arpent di Parigi



hide





fen (Taiwan)
alqueire~s|~ di San Paolo
alqueire~s|~ di Minas Gerais

morgen prussianZ
#volume	Volume
metrZ cubZ;;$ per metro cubo


centimetrZ cubZ;;$ per centimetro cubo


litrZ;;$ per litro	l
sterZ

pollicW cubZ


migli~a cubiche|o cubo;;;f





piedW acro	ac ft



cordY di legna
piede Hoppus


gallonW;;$ per gallone


quartZ
pintY;;;f
tazzY americanY
gill
onc8 liquidY;;;f
drammY;;;f	dr liq
minim (USA)
cucchiai9 da tavola americanZ
cucchiai9 da tè americanZ
cucchiainZ da dessert	dstspn
tazza legale (USA)
onc8 liquidY metricL	$ fl oz m.
spruzzo
pizzic~hi|o	pizzic~hi|o
briciola
punta di coltello
gocc8;;;f	gocc~e|ia

jigger
bicchierinZ
quinto di gallone
staiV

gallone per aridi
quarto per aridi
pinta per aridi
barilW
barile di birra (USA)
keg
barile per liquidi (USA)
barile per aridi
barilW di mirtilli rossi

botte
botte grande
gallonW imperialW;;$ per gallone imperiale	gal imp.	gal im
quartZ imperialW	imp qt
pintY imperialW
tazza imperiale

onc8 liquidY imperialW;;;f	fl oz imp.	fl oz im
dramma fluida imperiale
minim imperiale
cucchiai9 imperialW
cucchiainZ imperialW
cucchiainZ da dessert imperialW	dstspn Imp	dstspn im
peck imperiale
bushel imperiale
barile imperiale
firkin
kilderkin
hogshead imperiale
tazzY;;;f	c
cucchiai9 da tavola
cucchiai9 da tè
cucchiaio australiano
pintY metricL;;;f	mpt
tazza giapponese
osaji [JP];-
kosaji [JP];-








dan (volume)








log (biblico)





bottigliY di vino
mezza bottiglia








koku [JP];-
to [JP];-

shaku (volume)
sai [JP];-

terzZ di corda
#mass	Massa
chilogrammZ;;$ per chilogrammo
grammZ;;$ per grammo
tonnellatY

quintalW
caratZ	kt
libbrY;;$ per libbra;f

onc8;;$ per oncia;f

granZ	gran~i|o
stone
quarto di hundredweight
quintalW cortZ
quintal~i lunghi|e lungo
tonnellatY cortY
tonnellatY lungL
slug

onc8 troy	ozt

libbra da speziale
oncia da speziale
dramma da speziale


panetto di burro
bevanda standard (USA)
unità alcolica (GB)
bevanda standard (Australia)
dalton
massY dell’elettrone
massY del protone

massa di Planck
massY solarW;;;f
massY terrestrW;;;f
massa di Giove



fun [JP];-

dan (massa)





tael troy


baht (massa)
baht d’oro








grano di Parigi



arroba metrica




libbra romana
oncia romana
dracma greca

mina attica
talento attico
siclo
mina biblica
talento biblico




tical birmanZ
#time	Tempo
secondZ
minutZ
orY;;$ all’ora;f
quartZ d’ora
giornZ	giorn~i|o	gg|g
settimanY;;$ alla settimana;f	sett.;;$/settimana
periodZ di due settimane
mesW	mes~i|e	$ mesi|$ mese
trimestrW	trim.;;$/trimestre	$ trim.
semestrW
annZ;;$ all’anno	ann~i|o
decadW;;;f	dec.
secolZ	sec~c|~.
millenni9


nottW;;$ a notte;f	nott~i|e	$ notti|$ notte
giornZ (età)
settimanY (età)
mesW (età)
annZ (età)
annZ comunW
annZ bisestilW
anno gregoriano
mese gregoriano
anno tropico
anno siderale
mese sinodico
mese siderale
giorno siderale
ora siderale
minuto siderale
secondo siderale
sol (giorno marziano)



momento

tempo di Planck
unità atomica di tempo
beat Swatch
#labor	Carico di lavoro
ore-persona|ora-persona
giorn~i|o~-persona
settimana-persona
mese-persona
#temperature	Temperatura
Kelvin
gradZ Celsius
gradZ Fahrenheit
gradZ Rankine
#temperature-difference	Differenza di temperatura
kelvin di differenza
gradZ Celsius di differenza
gradZ Fahrenheit di differenza
#speed	Velocità e ritmo
metrZ al secondo

chilometrZ orari9








nodZ
nodo inglese

luce;;;f	luce	l
mach
unità atomica di velocità
#acceleration	Accelerazione
metrZ al secondo quadrato





forza g;;;f	G
galileo (Gal)
#angle	Angolo
radiantW
gradZ	$°
primZ d’arco	$′
secondZ d’arco	$″


gradZ centesimalW
rivoluzionW;;;f	riv
quadrante
segno zodiacale
angolo orario
quartY di vento
grado binario
millesimo (NATO)
#solid-angle	Angolo solido
steradiantW
#frequency	Frequenza
hertz



ciclo al secondo
girZ al secondo
girZ al minuto
battitZ al minuto

fotogramm~i|a~ al secondo
baud
#angular-speed	Velocità angolare
#force	Forza
newton
dinY

chilogramm~i|o~-forza	$ kgf
gramm~i|o~-forza
tonnellat7
libbr7
#pressure	Pressione
pascal
bar	bar
atmosferY;;;f
atmosferY tecnicL
torr




libbrY per pollice quadrato










millimetro d’acqua
centimetro d’acqua
metro d’acqua
pollice d’acqua
piede d’acqua




micrometrZ di mercurio
millimetrZ di mercurio	mm Hg
centimetrZ di mercurio
pollicW di mercurio
piedW di mercurio




metrZ di mercurio
#gauge-pressure	Pressione relativa
#energy	Energia
joule
erg

wattora
chilowattora
elettronvolt
caloriY;;;f
CaloriY;;;f
caloriY [IT]	cal-IT




$ BTU-IT	$ BTU-IT	$ BTU-IT
unità termicL britannicL	BTU








therm US	therm US




tonnellatY di TNT

tonnellatY equivalentW di petrolio
#power	Potenza
watt
cavallZ vapore britannicZ
cavallZ vapore












tonnellatY di refrigerazione
luminosità solarW;;;f
#torque	Momento torcente
newton metrZ	Nm






libbr7 piede	lb-ft
#momentum	Quantità di moto
#moment-of-inertia	Momento d’inerzia
#surface-tension	Tensione superficiale e rigidità
#fracture-toughness	Tenacità alla frattura
#fuel-economy	Consumo di carburante

litrZ per 100 chilometri	L/100km	$ L/100km
litrZ per chilometro



migliV per gallone;;;f
migliV per gallone imperiale;;;f	mi/Imp gal
#data	Quantità di dati
bit	bit
byte	byte	B
ottettZ
mezzZ byte
coppiY di bit




parola (dati)
parola doppia
parolY quadruplY
#data-rate	Velocità di trasmissione
#resolution	Risoluzione

pixel per centimetro	ppcm

pixel per pollice
puntZ per pollice
puntZ per centimetro
#graphics	Grafica
pixel
puntZ	p
#typewidth	Larghezza tipografica
em;em tipografica;;f	em
#ratio	Rapporto e conteggio
partW	part~i|e
percento;percentuale	$%
per mille	$‰
punt~i|o~ base;~o	$‱

partW per milione;;;f
partW per miliardo;;;f



caratZ
grado proof (USA)
grado proof (GB)
paiV
terzettZ
mezzY dozzinY
dozzinY
dozzinY del fornaio
ventina
centinaiV
cento lungo

grande grossa
migliaiV
miriade
lakh
milionW
crore
miliardZ
bilionW
mazzetta di carta
risma
#container-capacity	Capacità di container
#level	Livello
rapporto di potenze
decibel
bel
neper

stop
#loudness	Sonorità
sone
phon
#musical-interval	Intervallo musicale
rapporto di frequenze
ottavY
tono intero
semitonZ
quarto di tono


decade di frequenza
#density	Densità















slug al piede cubo
#specific-weight	Peso specifico


di mercurio	di Hg	$ di Hg
acqua (peso specifico)
#linear-density	Densità lineare


tex
denarZ



titolo metrico
#area-density	Densità superficiale












momme (seta)
#volume-flow	Portata volumetrica



























pollice di minatore
sverdrup
#mass-flow	Portata massica
#molar-flow	Portata molare
#dynamic-viscosity	Viscosità dinamica

poise
#kinematic-viscosity	Viscosità cinematica


stokes
#fluidity	Fluidità
#vapor-permeance	Permeanza al vapore acqueo


perm (0 °C)
perm (23 °C)
perm metricZ
#vapor-permeability	Permeabilità al vapore acqueo

perm pollice
perm pollice (0 °C)
perm pollice (23 °C)
#turbidity	Torbidità
#specific-energy	Energia specifica
#energy-density	Densità di energia





densità energetica della benzina
#molar-energy	Energia molare
#thermal-conductivity	Conducibilità termica
#thermal-insulance	Resistenza termica superficiale
#thermal-expansion	Dilatazione termica
#heat-capacity	Capacità termica ed entropia
#specific-heat-capacity	Calore specifico
#molar-heat-capacity	Capacità termica molare


costante dei gas
#heat-flux	Flusso termico e irradianza
#heat-transfer-coefficient	Coefficiente di scambio termico
#radiant-exposure	Esposizione radiante
#amount-of-substance	Quantità di sostanza
molW;;;f
elementZ	elem.
#molar-concentration	Concentrazione molare


pH
molarW

milligrammZ per decilitro	mg/dl
#molality	Molalità

di glucosio	Glc
#catalytic-activity	Attività catalitica
katal	$ kat
unità enzimaticL
#catalytic-concentration	Concentrazione di attività catalitica
#filtration-rate	Velocità di filtrazione glomerulare
#electric-current	Corrente elettrica
ampere
#current-noise-density	Densità di rumore di corrente
#electric-charge	Carica elettrica
coulomb
amperora

caricL elementarW



franklin
#voltage	Tensione elettrica
volt
#voltage-noise-density	Densità di rumore di tensione
#electric-resistance	Resistenza elettrica
ohm
#electric-conductance	Conduttanza elettrica
siemens	$ S
#capacitance	Capacità elettrica
farad
#inductance	Induttanza
henry	$ H
#magnetic-flux	Flusso magnetico
weber
maxwell
polo unitario
#magnetic-flux-density	Induzione magnetica
tesla
gauss
#magnetic-field-strength	Campo magnetico


oersted
#magnetic-moment	Momento magnetico
#electric-field-strength	Campo elettrico
#electric-dipole-moment	Momento di dipolo elettrico

debye
#resistivity	Resistività elettrica
#conductivity	Conducibilità elettrica
#apparent-power	Potenza apparente e reattiva

var
#apparent-energy	Energia apparente e reattiva
#luminous-intensity	Intensità luminosa
candelY;;;f
candelY (candlepower)
candela internazionale
#luminance	Luminanza

nit



stilb
#illuminance	Illuminamento
lux



phot
#luminous-flux	Flusso luminoso
lumen
candela sferica
#luminous-exposure	Esposizione luminosa
#wavenumber	Lunghezza reciproca




diottriY
#spectral-flux-density	Densità di flusso spettrale

jansky
#activity	Radioattività
becquerel	$ Bq
curie
#activity-concentration	Concentrazione di attività
#absorbed-dose	Dose assorbita
gray	$ Gy
rad
#equivalent-dose	Dose equivalente
sievert	$ Sv
rem
#equivalent-dose-rate	Rateo di dose equivalente
#radiation-exposure	Esposizione alle radiazioni

röntgen
#energy-per-distance	Energia per distanza



chilowattora per 100 chilometri	kWh/100km
#antenna-gain	Guadagno d’antenna
guadagno su antenna isotropa
#computing-performance	Potenza di calcolo
#telephone-traffic	Traffico telefonico
#film-speed	Sensibilità della pellicola
#heat-pump-efficiency	Efficienza delle pompe di calore
#vascular-resistance	Resistenza vascolare
#acoustic-impedance	Impedenza acustica specifica
`,
  units: `
petabyte	petabyte
terabyte	terabyte
terabit	terabit	Tb
gigabyte	gigabyte
gigabit	gigabit	Gb
megabyte	megabyte
megabit	megabit	Mb
kilobyte	kilobyte
kilobit	kilobit	kb
kilojoule	kilojoule
kilohertz	kilohertz
megapixel	megapixel	MP
kilometer	chilometrZ;;$ per chilometro
centimeter	centimetrZ;;$ per centimetro
kilowatt	kilowatt
millibar	millibar
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
per	{0} per {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	i|o|i
~Y	e|a|e
~W	i|e|i
~V	a|o|a
~L	he|a|he
~9	|o|
~8	e|ia|e
~7	e-forza|a-forza|e-forza
`,
  words: {"to":["in","a","verso","sono","fanno"],"and":["e","più"],"per":["al","per","all'","alla"],"opening":["quanto fa","quanto fanno","quanti sono","quanto è","quanto misura","quanto pesa","cos'è","converti","convertire","da","a quanto equivale","a quanto equivalgono","calcola","trasforma"],"howMany":["quanti","quante"],"are":["ci sono in","sono in","in","sono","fa","fanno","ci sono in un","ha","hanno","equivalgono a"],"one":["un","una","uno"],"endings":[],"of":["di","d'"],"scales":{"mila":"1000","mille":"1000","mln":"1000000","mld":"1000000000","milioni":"1000000","milione":"1000000","miliardi":"1000000000","miliardo":"1000000000"},"halves":{"mezza":"1/2","mezzo":"1/2","un quarto":"1/4","tre quarti":"3/4"},"polite":["per favore","per piacere","grazie","puoi","dimmi"],"cardinals":{"0":"zero","1":"un|uno|una","2":"due","3":"tre","4":"quattro","5":"cinque","6":"sei","7":"sette","8":"otto","9":"nove","10":"dieci","11":"undici","12":"dodici","13":"tredici","14":"quattordici","15":"quindici","16":"sedici","17":"diciassette","18":"diciotto","19":"diciannove","20":"venti|vent","30":"trenta|trent","40":"quaranta|quarant","50":"cinquanta|cinquant","60":"sessanta|sessant","70":"settanta|settant","80":"ottanta|ottant","90":"novanta|novant","100":"cento|cent"},"numbers":{"un'*":"1","due terzi":"2/3","un terzo":"1/3","tre quarti":"3/4","un quarto":"1/4","mezz'*":"1/2","mezza":"1/2","mezzo":"1/2"},"minus":["meno"],"aliases":{"tonnellate metriche":"tonne","tonnellata metrica":"tonne","cavalli vapore metrici":"horsepower-metric","cavallo vapore metrico":"horsepower-metric","cucchiai metrici":"tablespoon-metric","cucchiaio metrico":"tablespoon-metric","cucchiaini metrici":"teaspoon-metric","cucchiaino metrico":"teaspoon-metric","tazze metriche":"cup-metric","tazza metrica":"cup-metric","chilo":"kilogram","chili":"kilogram","gradi centigradi":"celsius","grado centigrado":"celsius","centigradi":"celsius","etto":"hectogram","etti":"hectogram","litri per 100 km":"liter-per-100-kilometer","litri ogni 100 km":"liter-per-100-kilometer","chilometri all'ora":"kilometer-per-hour","chilometro all'ora":"kilometer-per-hour","miglia all'ora":"mile-per-hour","miglio all'ora":"mile-per-hour","gr":"gram","gr.":"gram","grs":"gram","mq":"square-meter","metro quadro":"square-meter","metri quadri":"square-meter","metroquadro":"square-meter","metriquadri":"square-meter","m quadri":"square-meter","mtq":"square-meter","mc":"cubic-meter","metro cubo":"cubic-meter","metri cubi":"cubic-meter","m cubi":"cubic-meter","cmq":"square-centimeter","kmq":"square-kilometer","centimetri quadri":"square-centimeter","chilometri quadri":"square-kilometer","cucchiaio":"tablespoon-metric","cucchiai":"tablespoon-metric","cucchiaino":"teaspoon-metric","cucchiaini":"teaspoon-metric","cucchiaini da tè":"teaspoon-metric","cucchiaino da caffè":"teaspoon-metric","cucchiaini da caffè":"teaspoon-metric","cavallo":"horsepower-metric","cavalli":"horsepower-metric","cv":"horsepower-metric","CV":"horsepower-metric","miglia orarie":"mile-per-hour","miglio orario":"mile-per-hour","kmh":"kilometer-per-hour","chilometri orari":"kilometer-per-hour","chilometro orario":"kilometer-per-hour","km orari":"kilometer-per-hour","chilogrammo":"kilogram","kili":"kilogram","lt":"liter","ltr":"liter","ql":"quintal","q.li":"quintal","quintali":"quintal","q":"quintal","t.":"tonne","tonnellata":"tonne","tonnellate":"tonne","ton":"","mt":"meter","mtl":"meter","metro lineare":"meter","metri lineari":"meter","sec":"second","bicchiere":"","bicchieri":"","tazzina":"","tazzine":"","quindicina":"","pollice":"inch","pollici":"inch","miglio nautico":"nautical-mile","miglia nautiche":"nautical-mile","miglio marino":"nautical-mile","miglia marine":"nautical-mile","nodo":"knot","nodi":"knot","braccio":"","moggio":"","pertica":""}},
};

export default locale;
