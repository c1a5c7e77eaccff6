// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fr',
  plurals: 'other one',
  units: `
g-force	fois l’accélération de pesanteur terrestre;accélération de pesanteur terrestre;;f	$ force g	$ force g
revolution	tour~s|	tr
radian	radian~s|		$ rad
degree	degré~s|	$°
arc-minute	minute~s|~ d’arc;;;f	$′
arc-second	seconde~s|~ d’arc;;;f	$″
hectare	hectare~s|
square-mile	mille~s carrés| carré
acre	acre~s anglo-saxonnes| anglo-saxonne;;;f
square-foot	pied~s carrés| carré	pi²
square-inch	pouce~s carrés| carré	po²
dunam	dounam~s|	dounam	dounam~s|
karat	carat~s|	ct
milligram-ofglucose-per-deciliter	milligramme~s|~ par décilitre	mg/dl
item	$ items|$ item	$ items	item~s|
part	$ parts	parts	$ parts
part-per-1e6	partie~s|~ par million;;;f
percent	$ pour cent	$ %	$ %
permille	pour mille
permyriad	pour dix mille
mole	mole~s|;;;f
ofglucose	$ de glucose	Glc	$ Glc
liter-per-kilometer	$ litres au kilomètre|$ litre au kilomètre	l/km
liter-per-100-kilometer	$ litres aux 100 km|$ litre aux 100 km	l/100 km	l/100km
mile-per-gallon-imperial	mile~s|~ par gallon impérial	mi/gal imp.
terabit	térabit~s|	$ Tbit|Tbit
gigabyte	gigaoctet~s|	Go
gigabit	gigabit~s|
megabit	mégabit~s|
kilobyte	kilooctet~s|	ko
kilobit	kilobit~s|
byte	octet~s|	o
bit	bit~s|	bit
century	$ siècles|$ siècle	$ s.
decade	$ décennies|$ décennie;;;f	$ déc.
year	$ ans|an	$ ans|$ an	a
quarter	$ trimestres|$ trimestre;;$/trimestre	$ trim.	$ T
month	mois	m.
week	semaine~s|;;;f	sem.
day	jour~s|	j
hour	heure~s|;;;f
minute	$ minutes|$ minute;;;f	$ min
second	seconde~s|;;;f
ampere	ampère~s|
ohm	ohm~s|
volt	volt~s|
kilocalorie	kilocalorie~s|;;;f
calorie	calorie~s|;;;f
foodcalorie	kilocalorie~s|;;;f	$ kcal
joule	joule~s|
kilowatt-hour	$ kilowatt-heures|$ kilowatt-heure
electronvolt	électronvolt~s|
british-thermal-unit	British Thermal Unit~s|	Btu
therm-us	$ therms US|$ therm US	$ therms US|$ therm US	thm US
pound-force	livre~s|~-force
newton	newton~s|
kilowatt-hour-per-100-kilometer	$ kilowatt-heures pour 100 kilomètres|$ kilowatt-heure pour 100 kilomètres	$ kWh/100 km	kWh/100km
hertz	hertz
em	$ cadratins|$ cadratin;cadratin	$ em
pixel	$ pixels|$ pixel	$ px|$ px
megapixel	$ mégapixels|$ mégapixel	$ Mpx
pixel-per-centimeter	$ pixels par centimètre|$ pixel par centimètre	$ px/cm
pixel-per-inch	$ pixels par pouce|$ pixel par pouce	$ px/po
dot-per-centimeter	$ points par centimètre|$ point par centimètre	$ pt/cm
dot-per-inch	$ points par pouce|$ point par pouce	$ pt/po
dot	$ points|$ point	$ pt|$ pt
earth-radius	$ rayons terrestres|$ rayon terrestre;rayon terrestre	$ R⊕	$ R⊕
meter	mètre~s|
decimeter	décimètre~s|		$ dm
micrometer	micromètre~s|		$ μm
nanometer	nanomètre~s|		$ nm
mile	mile~s|
yard	yard~s|
foot	$ pieds|pied	pi	′
inch	pouce~s|	po	″
parsec	parsec~s|		$ pc
light-year	année~s|~-lumière	al	$ al
astronomical-unit	unité~s astronomiques| astronomique	ua
furlong	$ furlongs|$ furlong	$ fur	$ fur
fathom	$ brasses|$ brasse	$ fm	$ fm
nautical-mile	mille~s marins| marin		$ nmi
mile-scandinavian	mille~s scandinaves| scandinave	smi	$ smi
point	$ points typographiques|$ point typographique;pt typog.	$ pts typog.|$ pt typog.	$ pts typog.|$ pt typog.
solar-radius	rayon~s solaires| solaire
lux	lux
candela	$ candelas|$ candela;candela;;f	$ cd
lumen	$ lumens|$ lumen;lumen	$ lm
solar-luminosity	luminosité~s solaires| solaire;;;f
tonne	tonne~s|;;;f
kilogram	kilogramme~s|
gram	gramme~s|
microgram	$ microgrammes|$ microgramme
ton	tonne~s courtes| courte	sh tn	$ sh tn
stone	$ stones|$ stone	$ st	$ st
pound	livre~s|;;;f
ounce	once~s|;;;f
ounce-troy	once~s|~ troy	oz t
carat	carat~s|
dalton	dalton~s|
earth-mass	masse~s terrestres| terrestre;;;f
solar-mass	masse~s solaires| solaire;;;f
grain	$ grains|$ grain	$ grains	$ grains|$ grain
watt	watt~s|
horsepower	cheva~ux|l~-vapeur	ch
millimeter-ofhg	millimètre~s|~ de mercure		$ mmHg
ofhg	$ de mercure	de Hg	$ de Hg
pound-force-per-square-inch	$ livres-force par pouce carré|$ livre-force par pouce carré	lb/po²	$ lb/po²
inch-ofhg	pouce~s|~ de mercure		$ inHg
bar	$ bars|$ bar	$ bars|$ bar	bar
millibar	millibar~s|
atmosphere	atmosphère~s|;;;f
pascal	$ pascals|$ pascal	$ Pa
hectopascal	hectopascal~s|
kilopascal	kilopascal~s|
megapascal	mégapascal~s|
meter-per-second	mètre~s|~ par seconde		m/s|$ m/s
mile-per-hour	mile~s|~ par heure	mi/h	$ mi/h
knot	nœud~s|	nd	$ nd
celsius	degré~s|~ Celsius
fahrenheit	degré~s|~ Fahrenheit
kelvin	kelvin~s|
pound-force-foot	$ livres-force-pieds|$ livre-force-pied	lbf⋅ft
newton-meter	newton~s-mètres|-mètre	N⋅m
cubic-mile	mille~s cubes| cube
cubic-foot	pied~s cubes| cube	pi³
cubic-inch	pouce~s cubes| cube	po³
liter	litre~s|	l
deciliter	$ décilitres|$ décilitre	$ dl
centiliter	$ centilitres|$ centilitre	$ cl
milliliter	$ millilitres|$ millilitre	$ ml
pint-metric	$ pintes métriques|$ pinte métrique;;;f	$ mpt
cup-metric	$ tasses métriques|$ tasse métrique;;;f	$ tm
fluid-ounce-metric	$ onces liquides métriques|$ once liquide métrique	fl oz m.	$ fl oz m.
acre-foot	$ acres-pieds|$ acre-pied	$ ac pi	acpi
bushel	boisseau~x|
gallon	$ gallons|$ gallon	$ gal
gallon-imperial	$ gallons impériaux|$ gallon impérial	$ gal imp.;;$ gal imp.
quart	$ quarts|$ quart	$ qt
pint	$ pintes|$ pinte;;;f	$ pte
pint-imperial	$ pt Imp.;-		$ pt Imp.
cup	$ tasses|$ tasse;;;f	$ tasses|$ tasse	ta
cup-imperial	$ cup Imp.;tasse impériale	cup Imp.	$ cup Imp.
fluid-ounce	$ onces liquides|$ once liquide;;;f	$ fl oz
fluid-ounce-imperial	once~s liquides impériales| liquide impériale;;;f	fl oz imp.	fl oz imp
tablespoon	$ cuillères à soupe|$ cuillère à soupe;;;f	$ c. à s.	CàS
teaspoon	$ cuillères à café|$ cuillère à café;;;f	$ c. à c.	CàC
barrel	baril~s|
dessert-spoon	$ cuillères à dessert|$ cuillère à dessert;;;f	$ c. à d.	CàD
dessert-spoon-imperial	$ cuillères à dessert impériales|$ cuillère à dessert impériale;;;f	$ c. à d. imp.	CàD imp.
drop	$ gouttes|$ goutte;;;f	$ gte
dram	$ drachmes|$ drachme;;;f	$ fl dr
jigger	$ jiggers|$ jigger	$ jiggers|$ jigger	$ jiggers|$ jigger
pinch	$ pincées|$ pincée;;;f	$ pincées|$ pincée	$ pincées|$ pincée
quart-imperial	$ quarts impériaux|$ quart impérial	$ qt imp.
steradian	$ stéradians|$ stéradian		$ sr
katal	$ katals|$ katal		$ kat
coulomb	$ coulombs|$ coulomb		$ C
farad	$ farads|$ farad		$ F
henry	$ henrys|$ henry		$ H
siemens	$ siemens		$ S
calorie-it	$ calories [IT]|$ calorie [IT]	$ cal-IT	$ cal-IT
british-thermal-unit-it	$ BTU-IT	BTU-IT	$ BTU-IT
becquerel	$ becquerels|$ becquerel		$ Bq
sievert	$ sieverts|$ sievert	$ Sv	$ Sv
gray	$ grays|$ gray	$ Gy	$ Gy
kilogram-force	$ kilogrammes-force|$ kilogramme-force		$ kgf
rod	$ rod;-	rod	$ rod
chain	$ chain;-	chain	$ chain
tesla	$ teslas|$ tesla		$ T
weber	$ webers|$ weber		$ Wb
rankine	$ °R;-		$ °R
fortnight	$ fw;-	fw	$ fw
slug	$ slug;-	slug	$ slug
gasoline-energy-density	$ gas E;densité énergétique de l’essence	$ gas E	$ gas E
rin	$ rin [JP];-	$ rin [JP]	$ rin [JP]
sun	$ sun [JP];-	$ sun [JP]	$ sun [JP]
shaku-length	$ shaku [JP];shaku (longueur)	$ shaku [JP]	$ shaku [JP]
shaku-cloth	$ shaku [cloth, JP];shaku (tissu)	$ shaku [cloth, JP]	$ shaku [cloth, JP]
ken	$ ken [JP];-	$ ken [JP]	$ ken [JP]
jo-jp	$ jo [JP];-	$ jo [JP]	$ jo [JP]
ri-jp	$ ri [JP];-	$ ri [JP]	$ ri [JP]
bu-jp	$ bu [JP];bu (superficie)	$ bu [JP]	$ bu [JP]
se-jp	$ se [JP];-	$ se [JP]	$ se [JP]
cho	$ cho [JP];-	$ cho [JP]	$ cho [JP]
kosaji	$ kosaji [JP];-	$ kosaji [JP]	$ kosaji [JP]
osaji	$ osaji [JP];-	$ osaji [JP]	$ osaji [JP]
cup-jp	$ cup [JP];tasse japonaise	$ cup [JP]	$ cup [JP]
shaku	$ shaku [vol, JP];shaku (volume)	$ shaku [vol, JP]	$ shaku [vol, JP]
sai	$ sai [JP];-	$ sai [JP]	$ sai [JP]
to-jp	$ to [JP];-	$ to [JP]	$ to [JP]
koku	$ koku [JP];-	$ koku [JP]	$ koku [JP]
light-speed	$ lumière;;;f	$ lumière	$ lumière
fun	$ fun [JP];-	$ fun [JP]	$ fun [JP]
part-per-1e9	$ parties par milliard|$ partie par milliard;;;f	$ ppb
night	$ nuits|$ nuit;;;f	$ nuits|$ nuit
decibel	décibel~s|
neper	néper~s|
octave	octave~s|
semitone	demi-ton~s|
gradian	grade~s|
compass-point	quart~s|~ de vent
rotation-per-minute	tour~s|~ par minute
rotation-per-second	tour~s|~ par seconde
beat-per-minute	battement~s|~ par minute
frame-per-second	image~s|~ par seconde
mach	mach
pair	paire~s|
half-dozen	demi-douzaine~s|
dozen	douzaine~s|
hundred	centaine~s|
thousand	millier~s|
million	million~s|
billion	milliard~s|
trillion	billion~s|
horsepower-metric	cheva~ux-vapeur métriques|l-vapeur métrique
ton-of-refrigeration	tonne~s|~ de réfrigération
tablespoon-metric	cuillerée~s à soupe métriques| à soupe métrique
teaspoon-metric	cuillerée~s à café métriques| à café métrique
tablespoon-imperial	cuillerée~s à soupe impériales| à soupe impériale
teaspoon-imperial	cuillerée~s à café impériales| à café impériale
shot	petit~s verres| verre
wine-bottle	bouteille~s|~ de vin
long-ton	tonne~s longues| longue
hundredweight	quinta~ux courts|l court
long-hundredweight	quinta~ux longs|l long
quintal	quinta~ux|l
micron	micron~s|
angstrom	ångström~s|
hand	paume~s anglaises| anglaise
league	lieue~s|
light-second	seconde~s|~-lumière
light-minute	minute~s|~-lumière
light-hour	heure~s|~-lumière
light-day	jour~s|~-lumière
nibble	demi-octet~s|
baud	baud~s|
dyne	dyne~s|
erg	erg~s|
gram-force	gramme~s|~-force
tonne-force	tonne~s|~-force
torr	torr~s|
atmosphere-technical	atmosphère~s techniques| technique
ton-of-tnt	tonne~s|~ de TNT
tonne-of-oil-equivalent	tonne~s|~ équivalent pétrole
millennium	millénaire~s|
half-year	semestre~s|
year-common	année~s communes| commune
year-leap	année~s bissextiles| bissextile
delta-celsius	degré~s|~ Celsius d’écart
delta-fahrenheit	degré~s|~ Fahrenheit d’écart
delta-kelvin	kelvin~s|~ d’écart
are	are~s|
gill	roquille~s|
cord	corde~s|~ de bois
stere	stère~s|
poise	poise~s|
stokes	stokes
gauss	gauss
maxwell	maxwell~s|
oersted	oersted~s|
curie	curie~s|
roentgen	röntgen~s|
rad	rad~s|
rem	rem~s|
diopter	dioptrie~s|
nit	nit~s|
candlepower	bougie~s|
stilb	stilb~s|
phot	phot~s|
tex	tex
denier	denier~s|
molar	molaire~s|
jansky	jansky~s|
debye	debye~s|
person-hour	heure~s-personnes|-personne
person-day	jour~s-personnes|-personne
pica	pica~s|
tsubo	tsubo~s|
var	var~s|
phon	phone~s|
sone	sone~s|
electron-mass	masse~s|~ de l’électron
proton-mass	masse~s|~ du proton
elementary-charge	charge~s élémentaires| élémentaire
mil	millième~s|~ de pouce
watt-hour	wattheure~s|
ampere-hour	ampère~s-heures|-heure
cycle-per-second	cycle par seconde
proof	degré proof (É.-U.)
proof-imperial	degré proof (R.-U.)
trio	trio
bakers-dozen	treize à la douzaine
score	vingtaine
long-hundred	grand cent
great-gross	grande grosse
myriad	myriade
lakh	lakh
crore	crore
quire	main de papier
ream	rame
rood	rood
section	section
township	township
roofing-square	carré de toiture
square-mile-survey-us	mille carré (arpentage É.-U.)
acre-survey-us	acre (arpentage É.-U.)
link-survey-us	chaînon (arpentage É.-U.)
rod-survey-us	perche (arpentage É.-U.)
chain-survey-us	chaîne (arpentage É.-U.)
fathom-survey-us	brasse (arpentage É.-U.)
furlong-survey-us	furlong (arpentage É.-U.)
mile-survey-us	mille (arpentage É.-U.)
league-survey-us	lieue (arpentage É.-U.)
circular-inch	pouce circulaire
person-week	semaine-personne
person-month	mois-personne
spherical-candlepower	bougie sphérique
candle-international	bougie internationale
dash	trait
smidgen	soupçon
tad	tad
fifth	cinquième de gallon
gallon-dry	gallon sec
quart-dry	quart sec
pint-dry	pinte sèche
barrel-dry	baril sec
barrel-beer	baril de bière (É.-U.)
barrel-liquid	baril de liquide (É.-U.)
barrel-cranberry	baril de canneberges
barrel-imperial	baril impérial
keg	keg
butt	botte
tun	tonneau
firkin	firkin
kilderkin	kilderkin
hogshead-imperial	barrique impériale
cup-us-legal	tasse légale (É.-U.)
dram-imperial	drachme liquide impériale
minim-imperial	minime impérial
minim	minime (É.-U.)
peck-imperial	picotin impérial
bushel-imperial	boisseau impérial
tablespoon-australian	cuillère à soupe australienne
half-bottle	demi-bouteille
quarter-hundredweight	quart de quintal (É.-U.)
pound-apothecary	livre d’apothicaire
ounce-apothecary	once d’apothicaire
dram-apothecary	drachme d’apothicaire
butter-stick	bâtonnet de beurre
standard-drink-us	verre standard (É.-U.)
standard-drink-australian	verre standard (Australie)
unit-of-alcohol	unité d’alcool (R.-U.)
planck-mass	masse de Planck
planck-length	longueur de Planck
planck-time	temps de Planck
jupiter-mass	masse de Jupiter
jupiter-radius	rayon de Jupiter
atomic-unit-of-time	unité atomique de temps
atomic-unit-of-velocity	unité atomique de vitesse
line	ligne (pouce)
barleycorn	grain d’orge
nail	clou (tissu)
palm	paume
span	empan
cubit	coudée
ell	aune anglaise
pace	pas (longueur)
chain-engineer	chaîne d’ingénieur
cable	encablure
cable-us	encablure (É.-U.)
nautical-mile-imperial	mille marin britannique
knot-imperial	nœud britannique
nautical-league	lieue marine
data-mile	mille de données
pixel-css	pixel CSS
point-printer	point d’imprimeur
pica-printer	pica d’imprimeur
point-tex	point TeX
quadrant	quadrant
zodiac-sign	signe du zodiaque
hour-angle	angle horaire
binary-degree	degré binaire
mil-nato	millième (OTAN)
power-ratio	rapport de puissances
frequency-ratio	rapport de fréquences
frequency-decade	décade de fréquence
stop	valeur de diaphragme
whole-tone	ton entier
quarter-tone	quart de ton
day-person	jours (âge)
week-person	semaines (âge)
month-person	mois (âge)
year-person	années (âge)
year-gregorian	année grégorienne
month-gregorian	mois grégorien
year-tropical	année tropique
year-sidereal	année sidérale
month-synodic	mois synodique
month-sidereal	mois sidéral
day-sidereal	jour sidéral
hour-sidereal	heure sidérale
minute-sidereal	minute sidérale
second-sidereal	seconde sidérale
sol	sol (jour martien)
moment	moment
swatch-beat	beat Swatch
word	mot (données)
unit-pole	pôle unité
molar-gas-constant	constante des gaz
ph	pH
of-water	eau (poids volumique)
millimeter-of-water	millimètre d’eau
centimeter-of-water	centimètre d’eau
meter-of-water	mètre d’eau
inch-of-water	pouce d’eau
foot-of-water	pied d’eau
miners-inch	pouce de mineur
hoppus-foot	pied Hoppus
cent-land	cent (terre)
ground	ground (Inde)
mile-roman	mille romain
cubit-biblical	coudée biblique
pied-quebec	pied français (Québec)
arpent-length	arpent (longueur)
bu-length	bu (longueur)
cho-length	chō (longueur)
vara-texas	vara du Texas
cape-foot	pied du Cap
cape-rood	rood du Cap
square-wa	wa carré
marla-225	petite marla
bigha-bengal	bigha (Bengale)
katha-bengal	katha (Bengale)
katha-assam	katha (Assam)
bigha-bihar	bigha (Bihar)
katha-bihar	katha (Bihar)
bigha-nepal	bigha (Népal)
kattha-nepal	kattha (Népal)
arpent-paris	arpent de Paris
hide	hide
dan-volume	dan (volume)
dan-mass	dan (masse)
log-biblical	log (biblique)
tael-troy	tael troy
baht-mass	baht (masse)
grain-paris	grain de Paris
arroba-metric	arrobe métrique
libra-roman	livre romaine
uncia	once romaine
mina-attic	mine attique
talent-attic	talent attique
mina-biblical	mine biblique
talent-biblical	talent biblique
drachma	drachme
shekel	sicle
perm-0-celsius	perm (0 °C)
perm-23-celsius	perm (23 °C)
perm-inch	perm pouce
perm-inch-0-celsius	perm pouce (0 °C)
perm-inch-23-celsius	perm pouce (23 °C)
pied-du-roi	pied du roi
slug-per-cubic-foot	slug par pied cube
livre	livre de Paris
pouce	pouce de Paris
cubit-royal	coudée royale
chatak-bengal	chatak (terre)
dhur-bihar	dhur (Bihar)
dhur-nepal	dhur (Népal)
baht-gold	baht d’or
double-word	mot double
`,
  patterns: `
joiner	 	 	
quetta	quetta{0}	Q{0}
ronna	ronna{0}	R{0}
yotta	yotta{0}	Y{0}
zetta	zetta{0}	Z{0}
exa	exa{0}	E{0}
peta	péta{0}	P{0}
tera	téra{0}	T{0}
giga	giga{0}	G{0}
mega	méga{0}	M{0}
kilo	kilo{0}	k{0}
hecto	hecto{0}	h{0}
deka	déca{0}	da{0}
deci	déci{0}	d{0}
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
zebi	zébi{0}	Zi{0}
exbi	exbi{0}	Ei{0}
pebi	pébi{0}	Pi{0}
tebi	tébi{0}	Ti{0}
gibi	gibi{0}	Gi{0}
mebi	mébi{0}	Mi{0}
kibi	kibi{0}	Ki{0}
square	{0} carrés|{0} carré;{0} carrées|{0} carrée	{0}²
cubic	{0} cubes|{0} cube	{0}³
per	{0} par {1}	{0}/{1}
times	{0}-{1}	{0}-{1}
`,
  quantities: `
length	Longueur
area	Superficie
volume	Volume
mass	Masse
time	Temps
labor	Charge de travail
temperature	Température
temperature-difference	Écart de température
speed	Vitesse et allure
acceleration	Accélération
angle	Angle
solid-angle	Angle solide
frequency	Fréquence
angular-speed	Vitesse angulaire
force	Force
pressure	Pression
energy	Énergie
power	Puissance
torque	Couple
momentum	Quantité de mouvement
moment-of-inertia	Moment d’inertie
surface-tension	Tension superficielle et raideur
fracture-toughness	Ténacité
fuel-economy	Consommation de carburant
data	Quantité de données
data-rate	Débit de données
resolution	Résolution
graphics	Graphisme
typewidth	Chasse typographique
ratio	Rapport et nombre
container-capacity	Capacité de conteneurs
level	Niveau
loudness	Sonie
musical-interval	Intervalle musical
density	Masse volumique
specific-weight	Poids volumique
linear-density	Masse linéique
area-density	Masse surfacique
volume-flow	Débit volumique
mass-flow	Débit massique
molar-flow	Débit molaire
dynamic-viscosity	Viscosité dynamique
kinematic-viscosity	Viscosité cinématique
fluidity	Fluidité
vapor-permeance	Perméance à la vapeur d’eau
vapor-permeability	Perméabilité à la vapeur d’eau
turbidity	Turbidité
specific-energy	Énergie massique
energy-density	Densité d’énergie
molar-energy	Énergie molaire
thermal-conductivity	Conductivité thermique
thermal-insulance	Résistance thermique surfacique
thermal-expansion	Dilatation thermique
heat-capacity	Capacité thermique et entropie
specific-heat-capacity	Capacité thermique massique
molar-heat-capacity	Capacité thermique molaire
heat-flux	Flux thermique et éclairement énergétique
heat-transfer-coefficient	Coefficient de transfert thermique
radiant-exposure	Exposition énergétique
amount-of-substance	Quantité de matière
molar-concentration	Concentration molaire
molality	Molalité
catalytic-activity	Activité catalytique
catalytic-concentration	Concentration d’activité catalytique
filtration-rate	Débit de filtration glomérulaire
electric-current	Courant électrique
current-noise-density	Densité de bruit en courant
electric-charge	Charge électrique
voltage	Tension électrique
voltage-noise-density	Densité de bruit en tension
electric-resistance	Résistance électrique
electric-conductance	Conductance électrique
capacitance	Capacité électrique
inductance	Inductance
magnetic-flux	Flux magnétique
magnetic-flux-density	Induction magnétique
magnetic-field-strength	Champ magnétique
magnetic-moment	Moment magnétique
electric-field-strength	Champ électrique
electric-dipole-moment	Moment dipolaire électrique
resistivity	Résistivité électrique
conductivity	Conductivité électrique
apparent-power	Puissance apparente et réactive
apparent-energy	Énergie apparente et réactive
luminous-intensity	Intensité lumineuse
luminance	Luminance
illuminance	Éclairement lumineux
luminous-flux	Flux lumineux
luminous-exposure	Exposition lumineuse
wavenumber	Inverse de longueur
spectral-flux-density	Densité spectrale de flux
activity	Radioactivité
activity-concentration	Activité volumique
absorbed-dose	Dose absorbée
equivalent-dose	Dose équivalente
equivalent-dose-rate	Débit de dose équivalente
radiation-exposure	Exposition aux rayonnements
energy-per-distance	Énergie par distance
`,
  words: {"to":["en","vers","à","dans","font","fait"],"and":["et","plus"],"per":["par"],"opening":["combien font","combien fait","que font","que vaut","convertir","convertis","convertissez","conversion de","de"],"howMany":["combien de","combien d'","combien y a-t-il de","combien y a-t-il d’","combien y a-t-il d'","combien il y a de","quel est le nombre de"],"are":["y a-t-il dans","dans","font","fait","en","il y a dans","y a-t-il en","équivalent à","valent","vaut"],"one":["un","une"],"endings":[],"numbers":{"une demi-*":"1/2","demi-*":"1/2","un demi":"1/2","une":"1","un":"1","deux":"2","trois":"3","quatre":"4","cinq":"5","six":"6","sept":"7","huit":"8","neuf":"9","dix":"10","cent":"100"},"minus":["moins"],"aliases":{"kilo":"kilogram","kilos":"kilogram","litres aux 100 km":"liter-per-100-kilometer","litres aux 100":"liter-per-100-kilometer","l aux 100":"liter-per-100-kilometer","km heure":"kilometer-per-hour","kilomètres heure":"kilometer-per-hour"}},
};

export default locale;
