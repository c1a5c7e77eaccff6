// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'nl',
  plurals: 'other one',
  quantities: `
#length	Lengte
meter
micron

ångström

inch~es|		$″
voet
yardL


mijl
zeemijl~en|;~
duizendste inch

lijnY
gerstekorrelL
nagel (stof)
palmY
handbreedteL
span~nen|
el6 (cubitus)
Engelse el6
pas^ (lengte)


vadem8	fth
Engelse roede9

landmeterskettingY

ingenieurskettingY
furlong
leagueL
kabellengte9
kabellengte9 (VS)
Britse zeemijlY
nautische leagueL
datamijlY
Scandinavische mijl	smi

link (VS-landmeting)
roede9 (VS-landmeting)
kettingY (VS-landmeting)
vadem (VS-landmeting)
furlong (VS-landmeting)
mijlY (VS-landmeting)
league (VS-landmeting)
astronomische eenhe~den|id;~id	AE
parsec8
lichtseconde9
lichtminu*
lichtu_
lichtdagY
lichtjaar	lj
aardstra&
jupiterstra~len|al
solar radii|solar radius;zonneradius
plancklengte9

natuurlijke lengte-eenhe%



puntY
pica

CSS-pixelL
drukkerspuntY
drukkerspica
TeX-puntY
geschaalde puntY
TeX-pica
TeX-didotpuntY
TeX-cicero


shaku (lengte)
sun [JP];-
bu (lengte)
rin [JP];-
ken [JP];-
jo [JP];-
chō (lengte)
ri [JP];-
shaku (stof)








koningsvoetY




Romeinse mijlY


bijbelse el6
bijbelse handbreedte9
koningsel6
Franse voetY (Quebec)
arpent (lengte)


Texaanse vara




Kaapse voetY
Kaapse roede9





Deense el6
Weense klafter
#area	Oppervlakte
vierkante meter	m²;;$ per m²
vierkante kilometer	km²;;$ per km²

vierkante centimeter	cm²;;$ per cm²

hectare
are


barn
darcy
vierkante inch	in²;;$ per in²

vierkante yard
vierkante mijl	mi²;;$ per mi²



acre8	acre~s|
rood
sectieL
township
dakvierkantY

vierkante mijlY (VS-landmeting)
acre (VS-landmeting)


cirkelinch
dunam	dunam


tsubo
bu (oppervlakte)
se [JP];-

cho [JP];-




vierkante wa





kleine marla


cent (land)
ground (India)
bigha (Bengalen)
katha (Bengalen)
chatak (land)
katha (Assam)

bigha (Bihar)
katha (Bihar)
dhur (Bihar)

bigha (Nepal)
kattha (Nepal)
dhur (Nepal)



Parijse arpent

Kaapse morgen

hide





fen (Taiwan)
alqueire (São Paulo)
alqueire (Minas Gerais)

Pruisische morgenL
Afghaanse jerib
Oostenrijks7 joch
#volume	Volume






liter	l
stère

kubieke inch

kubieke yard






acre-f~ee|oo~t	ac ft



vadem hout
hoppusvoetY


gallon


quart
pint
cup	cup	c
gill
fluid ounce
drachme
minim (VS)
Amerikaanse eetlepelL
Amerikaanse theelepelL
dessertlepel8	des l
wettelijke cupL (VS)
metrische fluid ounceL	$ fl oz m.	$ fl oz m.
scheutjeL
snufje8	snufje	sn
vleugjeL
mespuntjeL
druppel8	druppel~s|	drs|dr

jigger
borrelgla@
vijfde gallonL
bushel8
peckL
droge gallonL
droge quart
droge pint
barrelL
biervatY (VS)
keg
kwartvatY (VS)
zesde vatY (VS)
CorneliusfustY
Europe~se fusten|es fust
vloeistofvatY (VS)
dro~ge vaten|og vat
cranberryvatY

okshoofd (butt)
tun
imp. gallon	imp. gal	$galIm
imp. quart8	imp. qt
Britse pintY
Britse cupL

Imp. fluid ounce		fl ozIm
Britse vloeistofdrachme9
Britse minimL
Britse eetlepelL
eetlepelL van een halve ounce
Britse theelepelL
imp. dessertlepel8	imp. des l~pls|	imp. d l
Britse peckL
Britse bushelL
Brits7 vatY
firkin
kilderkin
Brits7 okshoofdY
metrische cup	mc	$mc
eetlepel8	el
theelepel8	tl
metrische dessertlepelL
Australische eetlepelL
metrische pint	mpt
Japanse cupL
osaji [JP];-
kosaji [JP];-








dan (volume)








log (bijbels)





wijnfles^
halve fles^








koku [JP];-
to [JP];-

shaku (volume)
sai [JP];-

derde vadem hout

Maleisische gantang
#mass	Massa
kilogram
gram
ton

kwinta~len|al
karaat
pound

ounce

grein	grein	gr
stone
kwart centenaarL (VK)
Amerikaanse centenaarL
Britse centenaarL
Amerikaanse ton	ton
Britse ton
slugL

troy ounce

apothekerspond
apothekersons
apothekersdrachme9


sta~ven|af~ boter
standaardgla@ (VS)
alcoholeenhe% (VK)
standaardgla@ (Australië)
dalton
elektronmassa>
protonmassa>

planckmassa>
zonnemassa
aardmassa
jupitermassa>



fun [JP];-

dan (massa)





troy-tael


baht (massa)
baht goud






pond van 500 g

Parijs7 greinY



metrische arroba




Romeins pond
Romeins7 ons
Griekse drachme9

Attische mine9
Attisch7 talentY
sikkel
bijbelse mine9
bijbels7 talentY

gamma (massa)



Birmese ticalL
Egyptische oka
Egyptische kantar
Cypriotische oka
Zweeds pond
#time	Tijd
seconde9	sec	s
minu*		m
uur	uur	u
kwartier
dagY	dag~en|	d
we+	wkn|wk	w
veertiendaagse periodeL
maandY	mnd	m
kwarta&;;$/kw.	kwart.;;$/kw.	kw.
halfja!
jaar	jr
decenni~a|um	dec.
eeuwY	eeuw~en|
millenni~a|um


nachtY	nacht~en|
dagY (leeftijd)
we+ (leeftijd)
maandY (leeftijd)
jaar (leeftijd)
gewo~ne jaren|on jaar
schrikkelja!
gregoriaans7 ja!
gregoriaanse maandY
tropisch7 ja!
siderisch7 ja!
synodische maandY
siderische maandY
tropische maandY
sterrendagY
sterrenu_
sterrenminu*
sterrenseconde9
sol (marsdag)



momentY

plancktijdY
atomaire tijdseenhe%
swatchbeat
#labor	Arbeidsinzet
manu_
mandagY
manwe+
manmaandY
voltijdequivalentY
#temperature	Temperatuur
kelvin
gra4 Celsius	$°C	$°
gra4 Fahrenheit	$°F
gra4 Rankine
#temperature-difference	Temperatuurverschil
kelvin verschil
gra4 Celsius verschil
gra4 Fahrenheit verschil
#speed	Snelheid en tempo
meter per seconde

kilometer per uur	km/u


mijl per uur	mi/h





kno~pen|op;~op	kt
Britse kno~pen|op

licht	licht	$licht
mach
atomaire snelheidseenhe%
#acceleration	Versnelling
meter per seconde kwadraat





G-krachtY	G
galileo (Gal)
#angle	Hoek
radia&
booggra4	$°
boogminu*	$′
boogseconde9	$″


decimale gra4
toerY	tr	t
kwadrantY
dierenriemtekenL
uurhoekY
kompasstre+
binaire gra4
NAVO-mil
#solid-angle	Ruimtehoek
steradia&	$ sr	$ sr
#frequency	Frequentie
hertz




trillingY per seconde
omwentelingY per seconde
omwentelingY per minuut
slagY per minuut

beeldY per seconde
baud
#angular-speed	Hoeksnelheid
#force	Kracht
newton
dyne

kilogramkracht	$ kgf	$ kgf
gramkracht
tonkracht
pound of force
#pressure	Druk
pascal
bar	bar
atmosfeer
technische atmosfe~ren|er
torr




psi










millimeter waterkolom
centimeter waterkolom
meter waterkolom
inch waterkolom
voet waterkolom




micrometer kwikdruk
millimeter-kwikdruk
centimeter kwikdruk
inch-kwikdruk
voet kwikdruk




meter kwikdruk
#gauge-pressure	Overdruk
#energy	Energie
jouleL
erg

wattuur
kilowattuur
elektronvolt
calorie~ën|;~
kilocalorie<
calorie< [IT]	$ cal-IT	$ cal-IT




frigorie<
$ BTU-IT	$ BTU-IT	$ BTU-IT
British thermal unit	Btu








US thermL	US therm~s|




ton TNT
gram TNT

ton olie-equivalent










foe
#power	Vermogen
watt
Britse paardenkrachtY
paardenkrachtY	pk












ton koelvermogen
solar luminosity






koeltorenton
#torque	Koppel
newtonmeter	Nm






pound-f~orce-fee|orce-foo~t;~ee	lbf⋅ft
#momentum	Impuls
#moment-of-inertia	Traagheidsmoment
#surface-tension	Oppervlaktespanning en stijfheid
#fracture-toughness	Breuktaaiheid
#fuel-economy	Brandstofverbruik

liter per 100 kilometer	l/100km




mijl per gallon
mijl per imp. gallon	mpg imp.	m/gUK
#data	Hoeveelheid data
bit8	bit~s|
byte	byte
octet~ten|
halve byteL
bitpa!




woordY (data)
dubbel7 woordY
viervoudig7 woordY
#data-rate	Datasnelheid
#resolution	Resolutie

pixelL per centimeter	ppcm

pixelL per inch
dotL per inch
dotL per centimeter
#graphics	Grafisch
pixelL
dotL	dot~s|	dot
#typewidth	Letterbreedte
ems|em;typografische em	em
#ratio	Verhouding en aantal
delen|deel;deel	delen|deel
procent	$%
promille	$‰
basispunt~en|;~	$‱

partL per million
partL per billion



karaat	karaat (goud)
proof (VS)
proof (VK)
pa!
drietal6
hal~ve dozijne|f dozij~n
dozijn
bakkersdozijnY
twintigtal6
honderdtal6
groothonderd
gros
groot gros
duizendtal6
myriade9
lakh
miljoen
crore
miljard
biljoen
boekY papier
riemY papier
#container-capacity	Containercapaciteit
#level	Niveau
vermogensverhoudingY
decibel
bel
neper

stop
#loudness	Luidheid
soon
foon
#musical-interval	Toonafstand
frequentieverhoudingY
octa~ven|af
hele to?
halve to?
kwartto?


frequentiedecade9
#density	Dichtheid















slug per kubieke voet
#specific-weight	Soortelijk gewicht


kwik	$ Hg	$ Hg
water (soortelijk gewicht)
#linear-density	Lineaire dichtheid


tex
denier



metrisch garennummer
#area-density	Oppervlaktedichtheid












momme (zijde)
#volume-flow	Volumestroom



























mijnwerkersinch
sverdrup
#mass-flow	Massastroom
#molar-flow	Molaire stroom
#dynamic-viscosity	Dynamische viscositeit

poise
#kinematic-viscosity	Kinematische viscositeit


stokes



redwoodseconde9
#fluidity	Vloeibaarheid
#vapor-permeance	Waterdampdoorlatendheid


perm (0 °C)
perm (23 °C)
metrische perm
#vapor-permeability	Waterdampgeleidingscoëfficiënt

perm inch
perm inch (0 °C)
perm inch (23 °C)
#turbidity	Troebelheid
#specific-energy	Specifieke energie
#energy-density	Energiedichtheid





energiedichtheid van benzine
#molar-energy	Molaire energie
#thermal-conductivity	Warmtegeleidingscoëfficiënt
#thermal-insulance	Warmteweerstand
#thermal-expansion	Thermische uitzetting
#heat-capacity	Warmtecapaciteit en entropie
#specific-heat-capacity	Soortelijke warmte
#molar-heat-capacity	Molaire warmtecapaciteit


gasconstante
#heat-flux	Warmtestroomdichtheid en bestralingssterkte
#heat-transfer-coefficient	Warmteoverdrachtscoëfficiënt
#radiant-exposure	Bestraling
#amount-of-substance	Hoeveelheid stof
mol
onderde~len|el	ond.
#molar-concentration	Molaire concentratie


pH
molair
#molality	Molaliteit

glucose;Glc	$ Glc	$ Glc
#catalytic-activity	Katalytische activiteit
katal8	$ kat	$ kat
enzymeenhe%
#catalytic-concentration	Katalytische-activiteitsconcentratie
#filtration-rate	Glomerulaire filtratiesnelheid
#electric-current	Elektrische stroom
ampère






gemiddelde internationale ampère
#current-noise-density	Stroomruisdichtheid
#electric-charge	Elektrische lading
coulomb	$ C	$ C
ampère-uur

elementaire ladingY



franklin
#voltage	Elektrische spanning
volt



gemiddelde internationale volt
#voltage-noise-density	Spanningsruisdichtheid
#electric-resistance	Elektrische weerstand
ohm




gemiddelde internationale ohm
#electric-conductance	Elektrische geleiding
siemens	$ S	$ S
#capacitance	Elektrische capaciteit
farad	$ F	$ F
#inductance	Zelfinductie
henry~'s|;~	$ H	$ H
#magnetic-flux	Magnetische flux
weber	$ Wb	$ Wb
maxwell
eenheidspo~len|ol
#magnetic-flux-density	Magnetische fluxdichtheid
tesla	$ T	$ T
gauss
#magnetic-field-strength	Magnetische veldsterkte


oersted
#magnetic-moment	Magnetisch moment
#electric-field-strength	Elektrische veldsterkte
#electric-dipole-moment	Elektrisch dipoolmoment

debye
#resistivity	Soortelijke weerstand
#conductivity	Elektrische geleidbaarheid
#apparent-power	Schijnbaar en blind vermogen

var
#apparent-energy	Schijnbare en blinde energie
#luminous-intensity	Lichtsterkte
candela
kaarsY
internationale kaarsY
#luminance	Luminantie

nit



stilb
#illuminance	Verlichtingssterkte
lux



phot
#luminous-flux	Lichtstroom
lumen
sferische kaarsY
#luminous-exposure	Belichting
#wavenumber	Reciproke lengte




dioptrie<
#spectral-flux-density	Spectrale fluxdichtheid

jansky
#activity	Radioactiviteit
becquerel8	$ Bq	$ Bq
curie
#activity-concentration	Activiteitsconcentratie
#absorbed-dose	Geabsorbeerde dosis
gray	$ Gy	$ Gy
rad (dosis)
#equivalent-dose	Equivalente dosis
sievert8	$ Sv	$ Sv
rem
#equivalent-dose-rate	Equivalent dosistempo
#radiation-exposure	Stralingsexpositie

röntgen
#energy-per-distance	Energie per afstand



kilowattuur per 100 kilometer	kWh/100km	$kWh/100km
#antenna-gain	Antennewinst
winst boven een isotrope antenne
#computing-performance	Rekenkracht
#telephone-traffic	Telefoonverkeer
#film-speed	Filmgevoeligheid
#heat-pump-efficiency	Rendement van warmtepompen
#vascular-resistance	Vaatweerstand
#acoustic-impedance	Specifieke akoestische impedantie
#biological-activity	Biologische activiteit
#color-temperature	Kleurtemperatuur
K (kleurtemperatuur)
#gas-column	Gaskolom
#specific-power	Vermogen per massa


metabo~le equivalenten|ol equivalent
#reduced-electric-field	Gereduceerd elektrisch veld

townsend
`,
  units: `
petabyte	petabyte
terabyte	terabyte
terabit	terabit8	Tb
gigabyte	gigabyte
gigabit	gigabit8	Gb
megabyte	megabyte
megabit	megabit8	Mb
kilobyte	kilobyte
kilobit	kilobit8	kb
millisecond	milliseconde9
microsecond	microseconde9
nanosecond	nanoseconde9
kilocalorie	kilocalorie~ën|;~
kilojoule	kilojoule8
megapixel	megapixelL	MP
millibar	millibar
megaliter	megaliter
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
square	vierkante {0}|vierkante {0}	{0}²
cubic	kubieke {0}|kubieke {0}	{0}³
per	{0} per {1}	{0}/{1}
times	{0*}⋅{1*}	{0}⋅{1}
~Y	en||en
~L	s||s
~9	n||n
~8	s||
~7	e||e
~6	len||len
~4	den|ad|den
~!	ren|ar|ren
~%	den|id|den
~&	len|al|al
~*	ten|ut|ten
~+	ken|ek|ken
~<	ën||ën
~>	’s||’s
~?	nen|on|nen
~@	zen|s|zen
~^	sen||sen
~_	ren|ur|ren
`,
  words: {"systems":{"us":["amerika","us"],"imperial":["brits","engels","imperial"]},"belowZero":["onder nul"],"to":["in","naar","als","is","zijn","om naar","om in","hoeveel","=","omgerekend naar","omgerekend in"],"and":["en","plus"],"per":["per"],"opening":["met","bij","hoeveel is","hoeveel zijn","wat is","wat zijn","hoe lang is","hoe zwaar is","converteer","reken om","zet om","van","reken","zet","hoe ver is","hoe warm is"],"howMany":["hoeveel"],"are":["zitten er in","zijn er in","gaan er in","is","zijn","in","heeft","hebben","passen in","="],"one":["een","één"],"endings":["en","s","n"],"after":["omrekenen","omzetten","omgerekend"],"scales":{"duizend":"1000","mln":"1000000","mln.":"1000000","mld":"1000000000","mld.":"1000000000","triljoen":"1000000000000000000"},"halves":{"een half":"1/2","een halve":"1/2","een kwart":"1/4"},"polite":["alstublieft","alsjeblieft","aub","bedankt","kun je","kunt u","hallo","hoi","goedendag","zou u","zou je","weet u","weet je","ik wil weten","ik wil graag weten","zou je mij kunnen vertellen","mij vertellen","me vertellen","mij zeggen","me zeggen"],"point":["komma"],"cardinals":{"0":"nul","1":"een|één","2":"twee|tweeën","3":"drie|drieën","4":"vier|vieren","5":"vijf|vijven","6":"zes|zessen","7":"zeven|zevenen","8":"acht|achten","9":"negen","10":"tien","11":"elf","12":"twaalf","13":"dertien","14":"veertien","15":"vijftien","16":"zestien","17":"zeventien","18":"achttien","19":"negentien","20":"twintig","30":"dertig","40":"veertig","50":"vijftig","60":"zestig","70":"zeventig","80":"tachtig","90":"negentig","100":"honderd","1000":"duizend"},"parts":{"3":"derde","4":"kwart|vierde","5":"vijfde","6":"zesde","7":"zevende","8":"achtste","9":"negende","10":"tiende","12":"twaalfde","16":"zestiende","100":"honderdste"},"numbers":{"driekwart":"3/4","kwart":"1/4","een halve":"1/2","een half":"1/2","halve":"1/2","half":"1/2","half*":"1/2","anderhalve":"3/2","anderhalf":"3/2","+enhalf":"1/2","+enhalve":"1/2","de helft":"1/2"},"minus":["min"],"aliases":{"metrische ton":"tonne","metrische paardenkracht":"horsepower-metric","metrische eetlepels":"tablespoon-metric","metrische eetlepel":"tablespoon-metric","metrische theelepels":"teaspoon-metric","metrische theelepel":"teaspoon-metric","was":"","vis":"","vissen":"","kip":"","kippen":"","kan":"","kannen":"","bus":"","bussen":"","kat":"","katten":"","pen":"","pennen":"","tas":"","tassen":"","nek":"","nekken":"","hart":"","harten":"","date":"","dates":"","glas":"","glazen":"","graden F":"fahrenheit","graden C":"celsius","metrische tonnen":"tonne","pond":"pfund","kilo":"kilogram","kilo's":"kilogram","liter op 100 km":"liter-per-100-kilometer","liter per 100 km":"liter-per-100-kilometer","liter per 100":"liter-per-100-kilometer","liter op 100":"liter-per-100-kilometer","ons":"hectogram","gr.":"gram","ponden":"pfund","pondje":"pfund","pounds":"pound","onsje":"hectogram","onzen":"hectogram","kuub":"cubic-meter","kuubs":"cubic-meter","m2":"square-meter","vierkante meters":"square-meter","u":"hour","uren":"hour","uurtje":"hour","jaren":"year","graad":"degree","graden":"degree","kop":"cup-metric","kopje":"cup-metric","kopjes":"cup-metric","koppen":"cup-metric","duim":"inch","duimen":"inch","km/u":"kilometer-per-hour","km per uur":"kilometer-per-hour","kmu":"kilometer-per-hour","kilometers per uur":"kilometer-per-hour","theelepeltje":"teaspoon-metric","theelepeltjes":"teaspoon-metric","tl.":"teaspoon-metric","el.":"tablespoon-metric","bunder":"","bunders":"","morgen":"","morgens":"","sec":"second","pk":"horsepower-metric","paarden":"horsepower-metric","kwartiertje":"quarter-hour","kwartiertjes":"quarter-hour","mud":"","roede":"","snufje":"","kilometers":"kilometer","meters":"meter","centimeters":"centimeter","liters":"liter","mijlen":"mile","voeten":"foot"}},
};

export default locale;
