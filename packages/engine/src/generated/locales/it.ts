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

pollicY;;$ per pollice		″
piedY;;$ per piede
iardW;;;f


migli9;;;f
migli9 nautic7
millesimZ di pollice

lineW
granZ d’orzo
chiodZ (stoffa)
palmZ minorY
manZ
spannW
cubitZ
aunW inglesY
passZ


bracci9	fm
perticV inglesY

catenW da agrimensore

catenW dell’ingegnere
furlong
legV
gomenW
gomenW (USA)
migli9 nautic7 inglesY
legV nauticV
migli9 dati
migli9 scandinav6;;;f	smi

magliW (geodeticV USA)
perticV (geodeticV USA)
catenW (geodeticV USA)
bracci9 (geodetic7 USA)
furlong (geodeticZ USA)
migli9 (geodetic7 USA)
legV (geodeticV USA)
unità astronomicV
parsec
secondZ luce
minutZ luce
orW luce
giornZ luce
annZ luce	al
raggiL terrestrY
raggiL di Giove
raggiL solarY
lunghezzW di Planck

unità naturale di lunghezza



puntZ tipograficZ
pica

pixel CSS
puntZ tipograficZ americanZ
pica tipograficV americanW
puntZ TeX
puntZ scalatZ
pica TeX
puntZ Didot TeX
cicero TeX


shaku (lunghezza)
sun [JP];-
bu (lunghezza)
rin [JP];-
ken [JP];-
jo [JP];-
chō (lunghezza)
ri [JP];-
shaku (stoffa)








piedY del re




migli9 roman6


cubitZ biblicZ
palmZ biblicZ
cubitZ realY
piedY francesY (Québec)
arpent (lunghezza)


varW del Texas




piedY del Capo
rood del Capo





bracci9 danesY
klafter viennesY
#area	Area
metrZ quadratZ;;$ per metro quadrato
chilometrZ quadratZ;;$ per chilometro quadrato

centimetrZ quadratZ;;$ per centimetro quadrato

ettarZ
arW


barn
darcy
pollicY quadratZ;;$ per pollice quadrato


migli9 quadrat6;;$ per miglio quadrato;f



acrZ
rood
sezionY
township
quadratZ di tetto

migli9 quadrat6 (geodetic7 USA)
acrZ (geodeticZ USA)


pollicY circolarY
dunum	dunum


tsubo
bu (area)
se [JP];-

cho [JP];-




wa quadratZ





marla piccolW


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
jerib afghanZ
joch austriacZ
#volume	Volume
metrZ cubZ;;$ per metro cubo


centimetrZ cubZ;;$ per centimetro cubo


litrZ;;$ per litro	l
sterZ

pollicY cubZ


migli~a cubiche|o cubo;;;f





piedY acro	ac ft



cordW di legna
piedY Hoppus


gallonY;;$ per gallone


quartZ di gallone
pintW;;;f
tazzW americanW
gill
onc8 liquidW;;;f
drammW;;;f	dr liq
minim (USA)
cucchiaiL da tavola americanZ
cucchiaiL da tè americanZ
cucchiainZ da dessert	dstspn
tazzW legalY (USA)
onc8 liquidW metricV	$ fl oz m.
spruzzZ
pizzic~hi|o	pizzic~hi|o
briciolW
puntW di coltello
gocc8;;;f	gocc~e|ia

jigger
bicchierinZ
quintZ di gallone
bushel

gallonY per aridi
quartZ per aridi
pintW per aridi
barilY
barilY di birra (USA)
keg
quartZ di barile (USA)
sestZ di barile (USA)
fustZ Cornelius
fustZ europeZ
barilY per liquidi (USA)
barilY per aridi
barilY di mirtilli rossi

bottY
bottY grandY
gallonY imperialY;;$ per gallone imperiale	gal imp.	gal im
quartZ imperialY	imp qt
pintW imperialY
tazzW imperialY

onc8 liquidW imperialY;;;f	fl oz imp.	fl oz im
drammW fluidW imperialY
minim imperialY
cucchiaiL imperialY
cucchiaiL da mezza oncia
cucchiainZ imperialY
cucchiainZ da dessert imperialY	dstspn Imp	dstspn im
peck imperialY
bushel imperialY
barilY imperialY
firkin
kilderkin
hogshead imperialY
tazzW;;;f	c
cucchiaiL da tavola
cucchiaiL da tè
cucchiaiL da dessert metricZ
cucchiaiL australianZ
pintW metricV;;;f	mpt
tazzW giapponesY
osaji [JP];-
kosaji [JP];-








dan (volume)








log (biblico)





bottigliW di vino
mezzW bottigliW








koku [JP];-
to [JP];-

shaku (volume)
sai [JP];-

terzZ di corda

gantang malesY
#mass	Massa
chilogrammZ;;$ per chilogrammo
grammZ;;$ per grammo
tonnellatW

quintalY
caratZ
libbrW;;$ per libbra;f

onc8;;$ per oncia;f

granZ	gran~i|o
stone
quartZ di hundredweight
quintalY cortZ
quintal~i lunghi|e lungo
tonnellatW cortW
tonnellatW lungV
slug

onc8 troy	ozt

libbrW da speziale
onc8 da speziale
drammW da speziale


panettZ di burro
bevandW standard (USA)
unità alcolicV (GB)
bevandW standard (Australia)
dalton
massW dell’elettrone
massW del protone

massW di Planck
massW solarY;;;f
massW terrestrY;;;f
massW di Giove



fun [JP];-

dan (massa)





tael troy


baht (massa)
baht d’oro








granZ di Parigi



arrobW metricV




libbrW romanW
onc8 romanW
dracmW grecV

minW atticV
talentZ atticZ
siclZ
minW biblicV
talentZ biblicZ

gamma (massa)



tical birmanZ
okW egizianW
cantarZ egizianZ
okW cipriotW
libbrW svedesY
#time	Tempo
secondZ
minutZ
orW;;$ all’ora;f
quartZ d’ora
giornZ	giorn~i|o	gg|g
settimanW;;$ alla settimana;f	sett.;;$/settimana
periodZ di due settimane
mesY	mes~i|e	$ mesi|$ mese
trimestrY	trim.;;$/trimestre	$ trim.
semestrY
annZ;;$ all’anno	ann~i|o
decadY;;;f	dec.
secolZ	sec~c|~.
millenniL


nottY;;$ a notte;f	nott~i|e	$ notti|$ notte
giornZ (età)
settimanW (età)
mesY (età)
annZ (età)
annZ comunY
annZ bisestilY
annZ gregorianZ
mesY gregorianZ
annZ tropicZ
annZ sideralY
mesY sinodicZ
mesY sideralY
mesY tropicZ
giornZ sideralY
orW sideralY
minutZ sideralY
secondZ sideralY
sol (giorno marziano)



momentZ

tempZ di Planck
unità atomicV di tempo
beat Swatch
#labor	Carico di lavoro
ore-persona|ora-persona
giorn~i|o~-persona
settiman~e|a~-persona
mes~i|e~-persona
equivalentY a tempo pieno
#temperature	Temperatura
kelvin
gradZ Celsius
gradZ Fahrenheit
gradZ Rankine
#temperature-difference	Differenza di temperatura
kelvin di differenza
gradZ Celsius di differenza
gradZ Fahrenheit di differenza
#speed	Velocità e ritmo
metrZ al secondo

chilometrZ orariL








nodZ
nodZ inglesY

luce;;;f	luce	l
mach
unità atomicV di velocità
#acceleration	Accelerazione
metrZ al secondo quadrato





forzW g	G
galileo (Gal)
#angle	Angolo
radiantY
gradZ	$°
primZ d’arco	$′
secondZ d’arco	$″


gradZ centesimalY
rivoluzionY;;;f	riv
quadrantY
segnZ zodiacalY
angolZ orariL
quartW di vento
gradZ binariL
millesimZ (NATO)
#solid-angle	Angolo solido
steradiantY
#frequency	Frequenza
hertz




ciclZ al secondo
girZ al secondo
girZ al minuto
battitZ al minuto

fotogramm~i|a~ al secondo
baud
#angular-speed	Velocità angolare
#force	Forza
newton
dinW

chilogramm~i|o~-forza	$ kgf
gramm~i|o~-forza
tonnellat5
libbr5
#pressure	Pressione
pascal
bar	bar
atmosferW;;;f
atmosferW tecnicV
torr




libbrW per pollice quadrato










millimetrZ d’acqua
centimetrZ d’acqua
metrZ d’acqua
pollicY d’acqua
piedY d’acqua




micrometrZ di mercurio
millimetrZ di mercurio	mm Hg
centimetrZ di mercurio
pollicY di mercurio
piedY di mercurio




metrZ di mercurio
#gauge-pressure	Pressione relativa
#energy	Energia
joule
erg

wattorW
chilowattora
elettronvolt
caloriW;;;f
CaloriW;;;f
caloriW [IT]	cal-IT




frigoriW
$ BTU-IT	$ BTU-IT	$ BTU-IT
unità termicV britannicV	BTU








therm US	therm US




tonnellatW di TNT
grammZ di TNT

tonnellatW equivalentY di petrolio










foe
#power	Potenza
watt
cavallZ vapore britannicZ
cavallZ vapore	CV












tonnellatW di refrigerazione
luminosità solarY;;;f






tonnellatW di torre di raffreddamento
#torque	Momento torcente
newton metrZ	Nm






libbr5 piede	lb-ft
#momentum	Quantità di moto
#moment-of-inertia	Momento d’inerzia
#surface-tension	Tensione superficiale e rigidità
#fracture-toughness	Tenacità alla frattura
#fuel-economy	Consumo di carburante

litrZ per 100 chilometri	L/100km	$ L/100km
litrZ per chilometro



migli9 per gallone;;;f
migli9 per gallone imperiale;;;f	mi/Imp gal
#data	Quantità di dati
bit	bit
byte	byte	B
ottettZ
mezzZ byte
coppiW di bit




parolW (dati)
parolW doppiW
parolW quadruplW
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
partY	part~i|e
percento;percentuale	$%
per mille	$‰
punt~i|o~ base;~o	$‱

partY per milione;;;f
partY per miliardo;;;f



caratZ	carat~i|o~ (oro)
gradZ proof (USA)
gradZ proof (GB)
pai9
terzettZ
mezzW dozzinW
dozzinW
dozzinW del fornaio
ventinW
centinai9
cento lungo
grossW
grandY grossW
migliai9
miriadY
lakh
milionY
crore
miliardZ
bilionY
mazzettW di carta
rismW
#container-capacity	Capacità di container
#level	Livello
rapportZ di potenze
decibel
bel
neper

stop
#loudness	Sonorità
sone
phon
#musical-interval	Intervallo musicale
rapportZ di frequenze
ottavW
tonZ interZ
semitonZ
quartZ di tono


decadY di frequenza
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









libbrW di massa per pollice quadrato


momme (seta)
#volume-flow	Portata volumetrica



























pollicY di minatore
sverdrup
#mass-flow	Portata massica
#molar-flow	Portata molare
#dynamic-viscosity	Viscosità dinamica

poise
#kinematic-viscosity	Viscosità cinematica


stokes



secondZ Redwood
#fluidity	Fluidità
#vapor-permeance	Permeanza al vapore acqueo


perm (0 °C)
perm (23 °C)
perm metricZ
#vapor-permeability	Permeabilità al vapore acqueo

perm pollicY
perm pollicY (0 °C)
perm pollicY (23 °C)
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
molY;;;f
elementZ	elem.
#molar-concentration	Concentrazione molare


pH
molarY

milligrammZ di glucosio per decilitro
#molality	Molalità

di glucosio	Glc
#catalytic-activity	Attività catalitica
katal	$ kat
unità enzimaticV
#catalytic-concentration	Concentrazione di attività catalitica
#filtration-rate	Velocità di filtrazione glomerulare
#electric-current	Corrente elettrica
ampere






ampere internazionalY mediL
#current-noise-density	Densità di rumore di corrente
#electric-charge	Carica elettrica
coulomb
amperorW

caricV elementarY



franklin
#voltage	Tensione elettrica
volt



volt internazionalY mediL
#voltage-noise-density	Densità di rumore di tensione
#electric-resistance	Resistenza elettrica
ohm




ohm internazionalY mediL
#electric-conductance	Conduttanza elettrica
siemens	$ S
#capacitance	Capacità elettrica
farad
#inductance	Induttanza
henry	$ H
#magnetic-flux	Flusso magnetico
weber
maxwell
polZ unitariL
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
candelW;;;f
candelW (candlepower)
candelW internazionalY
#luminance	Luminanza

nit



stilb
#illuminance	Illuminamento
lux



phot
#luminous-flux	Flusso luminoso
lumen
candelW sfericV
#luminous-exposure	Esposizione luminosa
#wavenumber	Lunghezza reciproca




diottriW
#spectral-flux-density	Densità di flusso spettrale

jansky
#activity	Radioattività
becquerel	$ Bq
curie
#activity-concentration	Concentrazione di attività
#absorbed-dose	Dose assorbita
gray	$ Gy
rad (dose)
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
#biological-activity	Attività biologica
#color-temperature	Temperatura di colore
K (temperatura di colore)
#gas-column	Colonna di gas
#specific-power	Potenza specifica


equivalentY metabolicZ
#reduced-electric-field	Campo elettrico ridotto

townsend
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
times	{0*}⋅{1*}	{0}⋅{1}
~Z	i|o|i
~Y	i|e|i
~W	e|a|e
~V	he|a|he
~L	|o|
~9	a|o|a
~8	e|ia|e
~7	he|o|he
~6	e|o|e
~5	e-forza|a-forza|e-forza
`,
  words: {"systems":{"us":["american","statunit","us"],"imperial":["britann","ingles","imperial"]},"belowZero":["sotto zero","sotto lo zero"],"to":["in","a","verso","sono","fanno","quanto è in","quanto sono in","quanto fa in","quanto fanno in","a quanto equivale in","è quanto in","equivale a","equivalgono a","corrisponde a","corrispondono a","espresso in","espressi in","="],"and":["e","più"],"per":["al","per","all'","alla"],"opening":["di","a","consumo di","consumo","quanto fa","quanto fanno","quanti sono","quanto è","quanto misura","quanto pesa","cos'è","converti","convertire","da","a quanto equivale","a quanto equivalgono","calcola","trasforma"],"howMany":["quanti","quante"],"are":["ci sono in","sono in","in","sono","fa","fanno","ci sono in un","ha","hanno","equivalgono a","equivalgono","equivale a","equivale","corrispondono","corrispondono a","="],"one":["un","una","uno"],"endings":[],"of":["di","d'"],"scales":{"decina":"10","decine":"10","mila":"1000","mille":"1000","mln":"1000000","mld":"1000000000","milioni":"1000000","milione":"1000000","miliardi":"1000000000","miliardo":"1000000000"},"halves":{"mezza":"1/2","mezzo":"1/2","un quarto":"1/4","tre quarti":"3/4"},"polite":["per favore","per piacere","grazie","puoi","dimmi","mi dici","mi sai dire","sai dirmi","puoi dirmi","vorrei sapere","voglio sapere","quanto fa","quanto fanno","quanto è","quanto sono","quanti sono","quante sono","sono","fanno","sarebbe","sarebbero","ciao","scusa","scusi","buongiorno","salve","sapresti dirmi","saprebbe dirmi","potresti dirmi","potrebbe dirmi","mi sapresti dire","mi puoi dire","mi può dire","sapete dirmi"],"point":["virgola"],"cardinals":{"0":"zero","1":"un|uno|una","2":"due","3":"tre","4":"quattro","5":"cinque","6":"sei","7":"sette","8":"otto","9":"nove","10":"dieci","11":"undici","12":"dodici","13":"tredici","14":"quattordici","15":"quindici","16":"sedici","17":"diciassette","18":"diciotto","19":"diciannove","20":"venti|vent","30":"trenta|trent","40":"quaranta|quarant","50":"cinquanta|cinquant","60":"sessanta|sessant","70":"settanta|settant","80":"ottanta|ottant","90":"novanta|novant","100":"cento|cent"},"parts":{"3":"terzo|terzi","4":"quarto|quarti","5":"quinto|quinti","6":"sesto|sesti","7":"settimo|settimi","8":"ottavo|ottavi","9":"nono|noni","10":"decimo|decimi","12":"dodicesimo|dodicesimi","16":"sedicesimo|sedicesimi","100":"centesimo|centesimi"},"numbers":{"un'*":"1","mezz'*":"1/2","mezz*":"1/2","mezza":"1/2","mezzo":"1/2","la metà":"1/2","metà":"1/2","il terzo":"1/3"},"minus":["meno"],"aliases":{"tonnellate metriche":"tonne","tonnellata metrica":"tonne","cavalli vapore metrici":"horsepower-metric","cavallo vapore metrico":"horsepower-metric","cucchiai metrici":"tablespoon-metric","cucchiaio metrico":"tablespoon-metric","cucchiaini metrici":"teaspoon-metric","cucchiaino metrico":"teaspoon-metric","tazze metriche":"cup-metric","tazza metrica":"cup-metric","caloria":"calorie","calorie":"calorie","bus":"","date":"","dates":"","oncia fluida":"fluid-ounce","once fluide":"fluid-ounce","gradi F":"fahrenheit","gradi C":"celsius","staio":"","staia":"","quarto":"","quarti":"","mega":"megabyte megabit-per-second","giga":"gigabyte gigabit-per-second","km con un litro":"kilometer-per-liter","chilometri con un litro":"kilometer-per-liter","chilo":"kilogram","chili":"kilogram","gradi centigradi":"celsius","grado centigrado":"celsius","centigradi":"celsius","etto":"hectogram","etti":"hectogram","litri per 100 km":"liter-per-100-kilometer","litri ogni 100 km":"liter-per-100-kilometer","chilometri all'ora":"kilometer-per-hour","chilometro all'ora":"kilometer-per-hour","miglia all'ora":"mile-per-hour","miglio all'ora":"mile-per-hour","gr.":"gram","grs":"gram","mq":"square-meter","metro quadro":"square-meter","metri quadri":"square-meter","m quadri":"square-meter","mtq":"square-meter","mc":"cubic-meter","m cubi":"cubic-meter","cmq":"square-centimeter","kmq":"square-kilometer","centimetri quadri":"square-centimeter","chilometri quadri":"square-kilometer","cucchiaio":"tablespoon-metric","cucchiai":"tablespoon-metric","cucchiaino":"teaspoon-metric","cucchiaini":"teaspoon-metric","cucchiaini da tè":"teaspoon-metric","cucchiaino da caffè":"teaspoon-metric","cucchiaini da caffè":"teaspoon-metric","cavallo":"horsepower-metric","cavalli":"horsepower-metric","CV":"horsepower-metric","miglia orarie":"mile-per-hour","miglio orario":"mile-per-hour","kmh":"kilometer-per-hour","km orari":"kilometer-per-hour","kili":"kilogram","lt":"liter","ltr":"liter","ql":"quintal","q.li":"quintal","q":"quintal","ton":"","mt":"meter","mtl":"meter","metro lineare":"meter","metri lineari":"meter","sec":"second","bicchiere":"","bicchieri":"","tazzina":"","tazzine":"","quindicina":"","miglio marino":"nautical-mile","miglia marine":"nautical-mile","braccio":"","moggio":"","pertica":"","litri ai 100":"liter-per-100-kilometer","litri ai 100 km":"liter-per-100-kilometer","l ai 100 km":"liter-per-100-kilometer","l per 100 km":"liter-per-100-kilometer","l ogni 100 km":"liter-per-100-kilometer","litri per cento km":"liter-per-100-kilometer"}},
};

export default locale;
