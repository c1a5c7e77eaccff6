// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'it',
  plurals: 'other one',
  quantities: `
#length	Lunghezza
metr~i|o;;$ per metro
micron

ångström

pollic~i|e;;$ per pollice		″
pied~i|e;;$ per piede
iard~e|a;;;f


migli~a|o;;;f
migli~a nautiche|o nautico
millesim~i|o~ di pollice

linea
grano d’orzo
chiodo (stoffa)
palmo minore
man~i|o
spanna
cubito
auna inglese
passo


bracci~a|o	fm
$ rod;-	$ rod	$ rod

$ chain;-	$ chain	$ chain

catena dell’ingegnere
furlong
leg~he|a
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
unità astronomic~he|a
parsec
second~i|o~ luce
minut~i|o~ luce
ore luce|ora luce
giorn~i|o~ luce
ann~i|o~ luce	al
raggi~ terrestri|o terrestre
raggio di Giove
raggi~ solari|o solare
lunghezza di Planck




punt~i tipografici|o tipografico
pica

pixel CSS
punto tipografico americano
pica tipografica americana
punto TeX


shaku [JP];shaku (lunghezza)	shaku [JP]	$ shaku [JP]
sun [JP];-	sun [JP]	$ sun [JP]
bu (lunghezza)
rin [JP];-	rin [JP]	$ rin [JP]
ken [JP];-	ken [JP]	$ ken [JP]
jo [JP];-	jo [JP]	$ jo [JP]
chō (lunghezza)
ri [JP];-	ri [JP]	$ ri [JP]
shaku [cloth, JP];shaku (stoffa)	shaku [cloth, JP]	$ shaku [cloth, JP]








piede del re




miglio romano


cubito biblico

cubito reale
piede francese (Québec)
arpent (lunghezza)


vara del Texas




piede del Capo
rood del Capo
#area	Area
metr~i quadrati|o quadrato;;$ per metro quadrato
chilometr~i quadrati|o quadrato;;$ per chilometro quadrato

centimetr~i quadrati|o quadrato;;$ per centimetro quadrato

ettar~i|o
are|ara




pollic~i quadrati|e quadrato;;$ per pollice quadrato


migli~a quadrate|o quadrato;;$ per miglio quadrato;f



acr~i|o
rood
sezione
township
quadrato di tetto

miglio quadrato (geodetico USA)
acro (geodetico USA)


pollice circolare
dunum	dunum


tsubo
bu [JP];bu (area)	bu [JP]	$ bu [JP]
se [JP];-	se [JP]	$ se [JP]

cho [JP];-	cho [JP]	$ cho [JP]




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
#volume	Volume
metr~i cubi|o cubo;;$ per metro cubo


centimetr~i cubi|o cubo;;$ per centimetro cubo


litr~i|o;;$ per litro	l
ster~i|o

pollic~i cubi|e cubo


migli~a cubiche|o cubo;;;f





pied~i|e~ acro	ac ft



cord~e|a~ di legna
piede Hoppus


gallon~i|e;;$ per gallone


quart~i|o
pint~e|a;;;f
tazz~e|a;;;f	c
gill
onc~e liquide|ia liquida;;;f
dramm~e|a;;;f	dr liq
minim (USA)
cucchiai~|o~ da tavola
cucchiai~|o~ da tè
cucchiain~i|o~ da dessert	dstspn
tazza legale (USA)
onc~e liquide metriche|ia liquida metrica	$ fl oz m.
spruzzo
pizzic~hi|o	pizzic~hi|o
briciola
punta di coltello
gocc~e|ia;;;f	gocc~e|ia

jigger	jigger
bicchierin~i|o
quinto di gallone
stai~a|o

gallone per aridi
quarto per aridi
pinta per aridi
baril~i|e
barile di birra (USA)
keg
barile per liquidi (USA)
barile per aridi
barile di mirtilli

botte
botte grande
gallon~i imperiali|e imperiale;;$ per gallone imperiale	gal imp.	gal im
quart~i imperiali|o imperiale	imp qt
$ pt Imp.;-	$ pt Imp.	$ pt Imp.
$ cup Imp.;tazza imperiale	$ cup Imp.	$ cup Imp.

onc~e liquide imperiali|ia liquida imperiale;;;f	fl oz imp.	fl oz im
dramma fluida imperiale
minim imperiale
cucchiai~ imperiali|o imperiale
cucchiain~i imperiali|o imperiale
cucchiain~i da dessert imperiali|o da dessert imperiale	dstspn Imp	dstspn im
peck imperiale
bushel imperiale
barile imperiale
firkin
kilderkin
hogshead imperiale
tazz~e metriche|a metrica;;;f	mc
cucchiai~ metrici|o metrico
cucchiain~i metrici|o metrico
cucchiaio australiano
pint~e metriche|a metrica;;;f	mpt
cup [JP];tazza giapponese	cup [JP]	$ cup [JP]
osaji [JP];-	osaji [JP]	$ osaji [JP]
kosaji [JP];-	kosaji [JP]	$ kosaji [JP]








dan (volume)








log (biblico)





bottigli~e|a~ di vino
mezza bottiglia








koku [JP];-	koku [JP]	$ koku [JP]
to [JP];-	to [JP]	$ to [JP]

shaku [vol, JP];shaku (volume)	shaku [vol, JP]	$ shaku [vol, JP]
sai [JP];-	sai [JP]	$ sai [JP]
#mass	Massa
chilogramm~i|o;;$ per chilogrammo
gramm~i|o;;$ per grammo
tonnellat~e metriche|a metrica;;;f

quintal~i|e
carat~i|o	kt
libbr~e|a;;$ per libbra;f

onc~e|ia;;$ per oncia;f

gran~i|o	gran~i|o
stone
quarto di hundredweight
quintal~i corti|e corto
quintal~i lunghi|e lungo
tonnellat~e|a
tonnellat~e lunghe|a lunga
$ slug;-	$ slug	$ slug

onc~e|ia~ troy	ozt

libbra da speziale
oncia da speziale
dramma da speziale


panetto di burro
bevanda standard (USA)
unità alcolica (GB)
bevanda standard (Australia)
dalton
mass~e|a~ dell’elettrone
mass~e|a~ del protone

massa di Planck
mass~e solari|a solare;;;f
mass~e terrestri|a terrestre;;;f
massa di Giove



fun [JP];-	fun [JP]	$ fun [JP]

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
#time	Tempo
second~i|o
minut~i|o
ore|ora;;$ all’ora;f
giorn~i|o	giorn~i|o	gg|g
settiman~e|a;;$ alla settimana;f	sett.;;$/settimana
$ fw;-	$ fw	$ fw
mes~i|e	mes~i|e	$ mesi|$ mese
trimestr~i|e	trim.;;$/trimestre	$ trim.
semestr~i|e
ann~i|o;;$ all’anno	ann~i|o
decad~i|e;;;f	dec.
secol~i|o	sec~c|~.
millenni~|o


nott~i|e;;$ a notte;f	nott~i|e	$ notti|$ notte
giorni (età)
settimane (età)
mesi (età)
anni (età)
ann~i comuni|o comune
ann~i bisestili|o bisestile
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
grad~i|o~ Celsius
grad~i|o~ Fahrenheit
$ °R;-	$ °R	$ °R
#temperature-difference	Differenza di temperatura
kelvin di differenza
grad~i|o~ Celsius di differenza
grad~i|o~ Fahrenheit di differenza
#speed	Velocità e ritmo


chilometr~i orari|o orario








nod~i|o
nodo inglese

luce;;;f	luce	l
mach
unità atomica di velocità
#acceleration	Accelerazione






forza g;;;f	G
#angle	Angolo
radiant~i|e
grad~i|o	$°
prim~i|o~ d’arco	$′
second~i|o~ d’arco	$″


grad~i centesimali|o centesimale
rivoluzion~i|e;;;f	riv
quadrante
segno zodiacale
angolo orario
quart~e|a~ di vento
grado binario
millesimo (NATO)
#solid-angle	Angolo solido
steradiant~i|e
#frequency	Frequenza
hertz



ciclo al secondo
gir~i|o~ al secondo
gir~i|o~ al minuto
battit~i|o~ al minuto

fotogramm~i|a~ al secondo
baud
#angular-speed	Velocità angolare
#force	Forza
newton
din~e|a

chilogramm~i|o~-forza	$ kgf
gramm~i|o~-forza
tonnellat~e|a~-forza
libbr~e|a~-forza
#pressure	Pressione
pascal
bar	bar
atmosfer~e|a;;;f
atmosfer~e tecniche|a tecnica
torr




libbr~e|a~ per pollice quadrato










millimetro d’acqua
centimetro d’acqua
metro d’acqua
pollice d’acqua
piede d’acqua





millimetr~i|o~ di mercurio	mm Hg

pollic~i|e~ di mercurio
#energy	Energia
joule
erg

wattora
chilowattora
elettronvolt
calori~e|a;;;f
Calori~e|a;;;f
calori~e|a~ [IT]	cal-IT




$ BTU-IT	$ BTU-IT	$ BTU-IT
unità termic~he britanniche|a britannica	BTU








therm US	therm US




tonnellat~e|a~ di TNT

tonnellat~e equivalenti|a equivalente~ di petrolio
#power	Potenza
watt
cavall~i|o~ vapore
cavall~i vapore metrici|o vapore metrico












tonnellat~e|a~ di refrigerazione
luminosità solar~i|e;;;f
#torque	Momento torcente
newton metr~i|o	Nm






libbr~e|a~-forza piede	lb-ft
#momentum	Quantità di moto
#moment-of-inertia	Momento d’inerzia
#surface-tension	Tensione superficiale e rigidità
#fracture-toughness	Tenacità alla frattura
#fuel-economy	Consumo di carburante

litr~i|o~ per 100 chilometri	L/100km	$ L/100km
litr~i|o~ per chilometro



migli~a|o~ per gallone;;;f
migli~a|o~ per gallone imperiale;;;f	mi/Imp gal
#data	Quantità di dati
bit	bit
byte	byte	B
ottett~i|o
mezz~i|o~ byte





parola (dati)
parola doppia
#data-rate	Velocità di trasmissione
#resolution	Risoluzione

pixel per centimetro	ppcm

pixel per pollice
punt~i|o~ per pollice
punt~i|o~ per centimetro
#graphics	Grafica
pixel
punt~i|o	p
#typewidth	Larghezza tipografica
em;em tipografica;;f	em
#ratio	Rapporto e conteggio
part~i|e	part~i|e
percento;percentuale	$%
per mille	$‰
punt~i|o~ base;~o	$‱

part~i|e~ per milione;;;f
part~i|e~ per miliardo;;;f



carat~i|o
grado proof (USA)
grado proof (GB)
pai~a|o
terno
mezz~e dozzine|a dozzina
dozzin~e|a
tredici
ventina
centinai~a|o
cento lungo

grande grossa
migliai~a|o
miriade
lakh
milion~i|e
crore
miliard~i|o
bilion~i|e
mazzetta di carta
risma
#container-capacity	Capacità di container
#level	Livello
rapporto di potenze
decibel

neper

stop
#loudness	Sonorità
sone
phon
#musical-interval	Intervallo musicale
rapporto di frequenze
ottav~e|a
tono intero
semiton~i|o
quarto di tono


decade di frequenza
#density	Densità















slug al piede cubo
#specific-weight	Peso specifico


di mercurio	di Hg	$ di Hg
acqua (peso specifico)
#linear-density	Densità lineare


tex
denar~i|o
#area-density	Densità superficiale
#volume-flow	Portata volumetrica



























pollice di minatore
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
#vapor-permeability	Permeabilità al vapore acqueo

perm pollice
perm pollice (0 °C)
perm pollice (23 °C)
#turbidity	Torbidità
#specific-energy	Energia specifica
#energy-density	Densità di energia





gas E;densità energetica della benzina	gas E	$ gas E
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
mol~i|e;;;f
element~i|o	elem.
#molar-concentration	Concentrazione molare


pH
molar~i|e

milligramm~i|o~ per decilitro	mg/dl
#molality	Molalità

di glucosio	Glc
#catalytic-activity	Attività catalitica
katal	$ kat
#catalytic-concentration	Concentrazione di attività catalitica
#filtration-rate	Velocità di filtrazione glomerulare
#electric-current	Corrente elettrica
ampere
#current-noise-density	Densità di rumore di corrente
#electric-charge	Carica elettrica
coulomb
amperora

caric~he elementari|a elementare
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
candel~e|a;;;f
candel~e internazionali|a internazionale
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




diottri~e|a
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
kilometer	chilometr~i|o;;$ per chilometro
centimeter	centimetr~i|o;;$ per centimetro
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
per	{0} al {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
`,
  words: {"to":["in","a","verso","sono","fanno"],"and":["e","più"],"per":["al","per","all'","alla"],"opening":["quanto fa","quanto fanno","quanti sono","quanto è","quanto misura","quanto pesa","cos'è","converti","convertire","da","a quanto equivale","a quanto equivalgono"],"howMany":["quanti","quante"],"are":["ci sono in","sono in","in","sono","fa","fanno","ci sono in un","ha","hanno","equivalgono a"],"one":["un","una","uno"],"endings":[],"numbers":{"mezz'*":"1/2","mezza":"1/2","mezzo":"1/2","una":"1","un":"1","uno":"1","due":"2","tre":"3","quattro":"4","cinque":"5","sei":"6","sette":"7","otto":"8","nove":"9","dieci":"10","cento":"100"},"minus":["meno"],"aliases":{"chilo":"kilogram","chili":"kilogram","gradi centigradi":"celsius","grado centigrado":"celsius","centigradi":"celsius","etto":"hectogram","etti":"hectogram","litri per 100 km":"liter-per-100-kilometer","litri ogni 100 km":"liter-per-100-kilometer","chilometri all'ora":"kilometer-per-hour","chilometro all'ora":"kilometer-per-hour","miglia all'ora":"mile-per-hour","miglio all'ora":"mile-per-hour"}},
};

export default locale;
