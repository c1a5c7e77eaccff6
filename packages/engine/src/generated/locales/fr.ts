// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fr',
  plurals: 'other one',
  quantities: `
#length	Longueur
mètreZ
micronZ

ångströmZ

pouceZ	po	″
$ pieds|pied	pi	′
yardZ


mileZ
milleZ marinZ		$ nmi
millièmeZ de pouce

ligneZ (pouce)
grainZ d’orge
clouZ (tissu)
paumeZ
paumeZ anglaiseZ
empanZ
coudéeZ
auneZ anglaiseZ
pas (longueur)


$ brasses|$ brasse	$ fm	$ fm
percheZ anglaiseZ

chaîneZ d’arpenteur

chaîneZ d’ingénieur
$ furlongs|$ furlong	$ fur	$ fur
lieueZ anglaiseZ
encablureZ
encablureZ (É.-U.)
milleZ marinZ britanniqueZ
lieueZ marineZ
milleZ de données
milleZ scandinaveZ	smi	$ smi

chaînonZ (arpentage É.-U.)
percheZ (arpentage É.-U.)
chaîneZ (arpentage É.-U.)
brasseZ (arpentage É.-U.)
furlong (arpentage É.-U.)
mileZ (arpentage É.-U.)
lieueZ (arpentage É.-U.)
unitéZ astronomiqueZ	ua
parsecZ		$ pc
secondeW
minuteW
heureW
jourW
annéeW	al	$ al
$ rayons terrestres|$ rayon terrestre;rayon terrestre	$ R⊕	$ R⊕
rayonZ de Jupiter
rayonZ solaireZ
longueurZ de Planck

unitéZ naturelleZ de longueur



$ points typographiques|$ point typographique;pt typog.	$ pts typog.|$ pt typog.	$ pts typog.|$ pt typog.
picaZ

pixel CSS
pointZ d’imprimeur
picaZ d’imprimeur
pointZ TeX
pointZ échelonnéZ
picaZ TeX
pointZ Didot TeX
cicéroZ TeX


shaku (longueur)
$ sun [JP];-
bu (longueur)
$ rin [JP];-
$ ken [JP];-
$ jo [JP];-
chō (longueur)
$ ri [JP];-
shaku (tissu)







pouceZ de Paris
piedZ du roi
toiseZ de Paris



milleZ romainZ


coudéeZ bibliqueZ
palmeZ bibliqueZ
coudéeZ royaleZ
piedZ français (Québec)
arpentZ (longueur)


varaZ du Texas




piedZ du Cap
rood du Cap





auneZ danoiseZ
klafterZ viennois
#area	Superficie





hectareZ
areZ


barnZ
darcyZ
pouceZ carréZ	po²
piedZ carréZ	pi²

mileZ carréZ;;$ par mille carré



acreZ anglo-saxonneZ;;;f
rood
sectionZ
township
carréZ de toiture

mileZ carréZ (arpentage É.-U.)
acreZ (arpentage É.-U.)


pouceZ circulaireZ
dounamZ	dounam	dounam~s|


tsuboZ
bu (superficie)
$ se [JP];-

$ cho [JP];-




wa carréZ





petiteZ marlaZ


cent (terre)
ground (Inde)
bigha (Bengale)
katha (Bengale)
chatak (terre)
katha (Assam)

bigha (Bihar)
katha (Bihar)
dhur (Bihar)

bigha (Népal)
kattha (Népal)
dhur (Népal)


arpentZ de Québec
arpentZ de Paris



hide





fen (Taïwan)
alqueireZ de São Paulo
alqueireZ du Minas Gerais

arpentZ prussienZ
djéribZ afghanZ
jochZ autrichienZ
#volume	Volume






litreZ	l
stèreZ

pouceZ cubeZ	po³
piedZ cubeZ	pi³







$ acres-pieds|$ acre-pied	$ ac pi	acpi



cordeZ de bois
piedZ Hoppus


$ gallons|$ gallon	$ gal


quartZ de gallon	$ qt
$ pintes|$ pinte;;;f	$ pte
tasseZ américaineZ
roquilleZ
$ onces liquides|$ once liquide;;;f	$ fl oz
$ drachmes|$ drachme;;;f	$ fl dr
minimeZ (É.-U.)
cuillèreZ à soupe américaineZ
cuillèreZ à café américaineZ
$ cuillères à dessert|$ cuillère à dessert;;;f	$ c. à d.	CàD
tasseZ légaleZ (É.-U.)
$ onces liquides métriques|$ once liquide métrique	fl oz m.	$ fl oz m.
traitZ
$ pincées|$ pincée;;;f	$ pincées|$ pincée	$ pincées|$ pincée
soupçonZ
larmeZ
$ gouttes|$ goutte;;;f	$ gte

$ jiggers|$ jigger	$ jiggers|$ jigger	$ jiggers|$ jigger
petitZ verreZ
cinquièmeZ de gallon
boisseauL

gallonZ secZ
quartZ secZ
pinteZ sècheZ
barilZ
barilZ de bière (É.-U.)
fûtZ (É.-U.)
quartZ de baril (É.-U.)
sixièmeZ de baril (É.-U.)
fûtZ Cornelius
fûtZ européenZ
barilZ de liquide (É.-U.)
barilZ secZ
barilZ de canneberges

botteZ
tonneauL
$ gallons impériaux|$ gallon impérial	$ gal imp.;;$ gal imp.
$ quarts impériaux|$ quart impérial	$ qt imp.
pinteZ impérialeZ
tasseZ impérialeZ

onceZ liquideZ impérialeZ;;;f	fl oz imp.	fl oz imp
drachmeZ liquideZ impérialeZ
minimeZ impériaY
cuilleréeZ à soupe impérialeZ
cuillèreZ à soupe d’une demi-once
cuilleréeZ à café impérialeZ
$ cuillères à dessert impériales|$ cuillère à dessert impériale;;;f	$ c. à d. imp.	CàD imp.
picotinZ impériaY
boisseauL impériaY
barilZ impériaY
firkin
kilderkin
barriqueZ impérialeZ
$ tasses|$ tasse;;;f	$ tasses|$ tasse	ta
$ cuillères à soupe|$ cuillère à soupe;;;f	$ c. à s.	CàS
$ cuillères à café|$ cuillère à café;;;f	$ c. à c.	CàC
cuillèreZ à dessert métriqueZ
cuillèreZ à soupe australienneZ
$ pintes métriques|$ pinte métrique;;;f	$ mpt
tasseZ japonaiseZ
$ osaji [JP];-
$ kosaji [JP];-








dan (volume)








log (biblique)





bouteilleZ de vin
demi-bouteilleZ








$ koku [JP];-
$ to [JP];-
gō (Japon)
shaku (volume)
$ sai [JP];-

tiers de corde

gantangZ malaisienZ
#mass	Masse
kilogrammeZ
grammeZ
tonneZ;;;f

quintaY
caratZ
livreZ;;;f

onceZ;;;f

$ grains|$ grain	$ grains	$ grains|$ grain
$ stones|$ stone	$ st	$ st
quartZ de quintal long (R.-U.)
quintaY courtZ
quintaY longZ
tonneZ courteZ	sh tn	$ sh tn
tonneZ longueZ
slugZ

onceZ troy	oz t

livreZ d’apothicaire
onceZ d’apothicaire
drachmeZ d’apothicaire


bâtonnetZ de beurre
verreZ standardZ (É.-U.)
unitéZ d’alcool (R.-U.)
verreZ standardZ (Australie)
daltonZ
masseZ de l’électron
masseZ du proton

masseZ de Planck
masseZ solaireZ;;;f
masseZ terrestreZ;;;f
masseZ de Jupiter



$ fun [JP];-

dan (masse)





tael troy


baht (masse)
bahtZ d’or






livreZ de 500 g

grainZ de Paris
livreZ de Paris


arrobeZ métriqueZ




livreZ romaineZ
onceZ romaineZ
drachmeZ grecqueZ

mineZ attiqueZ
talentZ attiqueZ
sicleZ
mineZ bibliqueZ
talentZ bibliqueZ

gamma (masse)



ticalZ birmanZ
oqueZ égyptienneZ
qantarZ égyptienZ
oqueZ chyprioteZ
livreZ suédoiseZ
#time	Temps
secondeZ;;;f
$ minutes|$ minute;;;f	$ min
heureZ;;;f
quartZ d’heure
jourZ	j
semaineZ;;;f	sem.
quatorzaineZ
mois	m.
$ trimestres|$ trimestre;;$/trimestre	$ trim.	$ T
semestreZ
$ ans|an	$ ans|$ an	a
$ décennies|$ décennie;;;f	$ déc.
$ siècles|$ siècle	$ s.
millénaireZ


$ nuits|$ nuit;;;f	$ nuits|$ nuit
jourZ (âge)
semaineZ (âge)
mois (âge)
anZ (âge)
annéeZ communeZ
annéeZ bissextileZ
annéeZ grégorienneZ
mois grégorienZ
annéeZ tropiqueZ
annéeZ sidéraleZ
mois synodiqueZ
mois sidéraY
mois tropiqueZ
jourZ sidéraY
heureZ sidéraleZ
minuteZ sidéraleZ
secondeZ sidéraleZ
sol (jour martien)



momentZ

temps de Planck
unitéZ atomiqueZ de temps
beat Swatch
#labor	Charge de travail
heure~s-personnes|-personne
jour~s-personnes|-personne
semaine~s|~-personne
mois-personne
équivalentZ temps plein
#temperature	Température
kelvinZ
degréZ Celsius
degréZ Fahrenheit
degréZ Rankine
#temperature-difference	Écart de température
kelvinZ d’écart
degréZ Celsius d’écart
degréZ Fahrenheit d’écart
#speed	Vitesse et allure
mètreZ par seconde		m/s|$ m/s




mileZ par heure	mi/h	$ mi/h





nœudZ	nd	$ nd
nœudZ britanniqueZ

$ lumière;;;f	$ lumière	$ lumière
mach
unitéZ atomiqueZ de vitesse
#acceleration	Accélération






accélérationZ de pesanteur terrestre	$ force g	$ force g
gal (accélération)
#angle	Angle
radianZ		$ rad
degréZ	$°
minuteZ d’arc;;;f	$′
secondeZ d’arc;;;f	$″


gradeZ
tourZ	tr
quadrantZ
signeZ du zodiaque
angleZ horaireZ
quartZ de vent
degréZ binaireZ
millièmeZ (OTAN)
#solid-angle	Angle solide
$ stéradians|$ stéradian		$ sr
#frequency	Fréquence
hertz




cycleZ par seconde
tourZ par seconde
tourZ par minute
battementZ par minute

imageZ par seconde
baudZ
#angular-speed	Vitesse angulaire
#force	Force
newtonZ
dyneZ

$ kilogrammes-force|$ kilogramme-force		$ kgf
grammeV
tonneV
livreV
#pressure	Pression
$ pascals|$ pascal	$ Pa
$ bars|$ bar	$ bars|$ bar	bar
atmosphèreZ;;;f
atmosphèreZ techniqueZ
torrZ




$ livres-force par pouce carré|$ livre-force par pouce carré	lb/po²	$ lb/po²










millimètreZ d’eau
centimètreZ d’eau
mètreZ d’eau
pouceZ d’eau
piedZ d’eau




micromètreZ de mercure
millimètreZ de mercure		$ mmHg
centimètreZ de mercure
pouceZ de mercure		$ inHg
piedZ de mercure




mètreZ de mercure
#gauge-pressure	Pression relative
#energy	Énergie
jouleZ
ergZ

wattheureZ
kilowattheureZ
électronvoltZ
calorieZ;;;f
kilocalorieZ;;;f	$ kcal
$ calories [IT]|$ calorie [IT]	$ cal-IT	$ cal-IT




frigorieZ
$ BTU-IT	BTU-IT	$ BTU-IT
British Thermal UnitZ	Btu








$ therms US|$ therm US	$ therms US|$ therm US	thm US




tonneZ de TNT
grammeZ de TNT

tonneZ équivalent pétrole










foeZ
#power	Puissance
wattZ
cheva~ux-vapeur britanniques|l-vapeur britannique
cheva~ux|l~-vapeur	ch












tonneZ de réfrigération
luminositéZ solaireZ;;;f






tonneZ de tour de refroidissement
#torque	Couple
newton~s-mètres|-mètre	N⋅m






$ livres-force-pieds|$ livre-force-pied	lbf⋅ft
#momentum	Quantité de mouvement
#moment-of-inertia	Moment d’inertie
#surface-tension	Tension superficielle et raideur
#fracture-toughness	Ténacité
#fuel-economy	Consommation de carburant

$ litres aux 100 km|$ litre aux 100 km	l/100 km	l/100km
$ litres au kilomètre|$ litre au kilomètre	l/km




mileZ par gallon impérial	mi/gal imp.
#data	Quantité de données
bitZ	bit
octetZ	o

demi-octetZ
doubletZ de bits




motZ (données)
motZ doubleZ
quadrupleZ motZ
#data-rate	Débit de données
#resolution	Résolution

$ pixels par centimètre|$ pixel par centimètre	$ px/cm

$ pixels par pouce|$ pixel par pouce	$ px/po
$ points par pouce|$ point par pouce	$ pt/po
$ points par centimètre|$ point par centimètre	$ pt/cm
#graphics	Graphisme
$ pixels|$ pixel	$ px|$ px
$ points|$ point	$ pt|$ pt
#typewidth	Chasse typographique
$ cadratins|$ cadratin;cadratin	$ em
#ratio	Rapport et nombre
partZ	part~s|
$ pour cent	$ %	$ %
pour mille
pour dix mille

partieZ par million;;;f
$ parties par milliard|$ partie par milliard;;;f	$ ppb



caratZ	carat~s|~ (or)
degréZ proof (É.-U.)
degréZ proof (R.-U.)
paireZ
trioZ
demi-douzaineZ
douzaineZ
douzaineZ de treize
vingtaineZ
centaineZ
grandZ centZ
grosseZ
grandeZ grosseZ
millierZ
myriadeZ
lakh
millionZ
crore
milliardZ
billionZ
mainZ de papier
rameZ
#container-capacity	Capacité de conteneurs
#level	Niveau
rapportZ de puissances
décibelZ
belZ
néperZ

valeurZ de diaphragme
#loudness	Sonie
soneZ
phoneZ
#musical-interval	Intervalle musical
rapportZ de fréquences
octaveZ
tonZ entierZ
demi-tonZ
quartZ de ton


décadeZ de fréquence
#density	Masse volumique















slug par pied cube
#specific-weight	Poids volumique


$ de mercure	de Hg	$ de Hg
eau (poids volumique)
#linear-density	Masse linéique


tex
denierZ



numéro métrique de fil
#area-density	Masse surfacique












momme (soie)
#volume-flow	Débit volumique



























pouceZ de mineur
sverdrupZ
#mass-flow	Débit massique
#molar-flow	Débit molaire
#dynamic-viscosity	Viscosité dynamique

poiseZ
#kinematic-viscosity	Viscosité cinématique


stokes



secondeZ Redwood
#fluidity	Fluidité
#vapor-permeance	Perméance à la vapeur d’eau


perm (0 °C)
perm (23 °C)
permZ métriqueZ
#vapor-permeability	Perméabilité à la vapeur d’eau

perm pouceZ
perm pouceZ (0 °C)
perm pouceZ (23 °C)
#turbidity	Turbidité
#specific-energy	Énergie massique
#energy-density	Densité d’énergie





densité énergétique de l’essence
#molar-energy	Énergie molaire
#thermal-conductivity	Conductivité thermique
#thermal-insulance	Résistance thermique surfacique
#thermal-expansion	Dilatation thermique
#heat-capacity	Capacité thermique et entropie
#specific-heat-capacity	Capacité thermique massique
#molar-heat-capacity	Capacité thermique molaire


constante des gaz
#heat-flux	Flux thermique et éclairement énergétique
#heat-transfer-coefficient	Coefficient de transfert thermique
#radiant-exposure	Exposition énergétique
#amount-of-substance	Quantité de matière
moleZ;;;f
$ items|$ item	$ items	item~s|
#molar-concentration	Concentration molaire


pH
molaireZ

milligrammeZ de glucose par décilitre
#molality	Molalité

$ de glucose	Glc	$ Glc
#catalytic-activity	Activité catalytique
$ katals|$ katal		$ kat
unitéZ enzymatiqueZ
#catalytic-concentration	Concentration d’activité catalytique
#filtration-rate	Débit de filtration glomérulaire
#electric-current	Courant électrique
ampèreZ






ampèreZ internationaY moyenZ
#current-noise-density	Densité de bruit en courant
#electric-charge	Charge électrique
$ coulombs|$ coulomb		$ C
ampère~s-heures|-heure

chargeZ élémentaireZ



franklinZ
#voltage	Tension électrique
voltZ



voltZ internationaY moyenZ
#voltage-noise-density	Densité de bruit en tension
#electric-resistance	Résistance électrique
ohmZ




ohmZ internationaY moyenZ
#electric-conductance	Conductance électrique
$ siemens		$ S
#capacitance	Capacité électrique
$ farads|$ farad		$ F
#inductance	Inductance
$ henrys|$ henry		$ H
#magnetic-flux	Flux magnétique
$ webers|$ weber		$ Wb
maxwellZ
pôleZ unité
#magnetic-flux-density	Induction magnétique
$ teslas|$ tesla		$ T
gauss
#magnetic-field-strength	Champ magnétique


oerstedZ
#magnetic-moment	Moment magnétique
#electric-field-strength	Champ électrique
#electric-dipole-moment	Moment dipolaire électrique

debyeZ
#resistivity	Résistivité électrique
#conductivity	Conductivité électrique
#apparent-power	Puissance apparente et réactive

varZ
#apparent-energy	Énergie apparente et réactive
#luminous-intensity	Intensité lumineuse
$ candelas|$ candela;candela;;f	$ cd
bougieZ
bougieZ internationaleZ
#luminance	Luminance

nitZ



stilbZ
#illuminance	Éclairement lumineux
lux



photZ
#luminous-flux	Flux lumineux
$ lumens|$ lumen;lumen	$ lm
bougieZ sphériqueZ
#luminous-exposure	Exposition lumineuse
#wavenumber	Inverse de longueur




dioptrieZ
#spectral-flux-density	Densité spectrale de flux

janskyZ
#activity	Radioactivité
$ becquerels|$ becquerel		$ Bq
curieZ
#activity-concentration	Activité volumique
#absorbed-dose	Dose absorbée
$ grays|$ gray	$ Gy	$ Gy
radZ (dose)
#equivalent-dose	Dose équivalente
$ sieverts|$ sievert	$ Sv	$ Sv
remZ
#equivalent-dose-rate	Débit de dose équivalente
#radiation-exposure	Exposition aux rayonnements

röntgenZ
#energy-per-distance	Énergie par distance



$ kilowatt-heures pour 100 kilomètres|$ kilowatt-heure pour 100 kilomètres	$ kWh/100 km	kWh/100km
#antenna-gain	Gain d’antenne
gain sur antenne isotrope
#computing-performance	Puissance de calcul
#telephone-traffic	Trafic téléphonique
#film-speed	Sensibilité photographique
#heat-pump-efficiency	Efficacité des pompes à chaleur
#vascular-resistance	Résistance vasculaire
#acoustic-impedance	Impédance acoustique spécifique
#biological-activity	Activité biologique
#color-temperature	Température de couleur
K (température de couleur)
#gas-column	Colonne de gaz
#specific-power	Puissance massique


équivalentZ métaboliqueZ
#reduced-electric-field	Champ électrique réduit

townsendZ
`,
  units: `
terabit	térabitZ	$ Tbit|Tbit
gigabyte	gigaoctetZ	Go
gigabit	gigabitZ
megabit	mégabitZ
kilobyte	kilooctetZ	ko
kilobit	kilobitZ
kilocalorie	kilocalorieZ;;;f
megapixel	$ mégapixels|$ mégapixel	$ Mpx
decimeter	décimètreZ		$ dm
micrometer	micromètreZ		$ μm
nanometer	nanomètreZ		$ nm
microgram	$ microgrammes|$ microgramme
millibar	millibarZ
hectopascal	hectopascalZ
kilopascal	kilopascalZ
megapascal	mégapascalZ
deciliter	$ décilitres|$ décilitre	$ dl
centiliter	$ centilitres|$ centilitre	$ cl
milliliter	$ millilitres|$ millilitre	$ ml
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
times	{0*}-{1*}	{0}⋅{1}
~Z	s||s
~Y	ux|l|ux
~W	s-lumière|-lumière|s-lumière
~V	s-force|-force|s-force
~L	x||x
`,
  words: {"systems":{"us":["americain","us"],"imperial":["anglais","britann","imperia"]},"belowZero":["au-dessous de zéro","en dessous de zéro","sous zéro"],"to":["en","vers","à","dans","font","fait","=","c'est combien de","c'est combien en","ça fait combien de","équivaut à combien de","fait combien de","ça donne combien de","ça donne quoi en","ca fait combien de","ca fait combien en","ca donne quoi en","c'est quoi en"],"and":["et","plus"],"per":["par","à l'"],"opening":["combien font","combien fait","que font","que vaut","convertir","convertis","convertissez","conversion de","de","l'équivalent de","calcule","calculer","donne-moi","à combien équivaut","quel est","qu'est-ce que"],"howMany":["combien de","combien d'","combien y a-t-il de","combien y a-t-il d’","combien y a-t-il d'","combien il y a de","quel est le nombre de","à combien de","à combien d'"],"are":["y a-t-il dans","dans","font","fait","en","il y a dans","y a-t-il en","équivalent à","valent","vaut","=","correspondent","correspond","pour"],"one":["un","une"],"endings":[],"of":["de","d'"],"scales":{"dizaine":"10","dizaines":"10","mille":"1000","billiard":"1000000000000000","billiards":"1000000000000000","trillion":"1000000000000000000","trillions":"1000000000000000000"},"halves":{"et demie":"1/2","et demi":"1/2","quart":"1/4","un quart":"1/4","trois quarts":"3/4"},"polite":["s'il vous plaît","s'il te plaît","svp","stp","merci","peux-tu","pouvez-vous","dis-moi","bonjour","bonsoir","salut","pourriez-vous","pourrais-tu","est-ce que vous pouvez","je voudrais savoir","j'aimerais savoir","je veux savoir","tu peux","vous pouvez","me dire","nous dire"],"point":["virgule"],"cardinals":{"0":"zéro","1":"un|une","2":"deux","3":"trois","4":"quatre","5":"cinq","6":"six","7":"sept","8":"huit","9":"neuf","10":"dix","11":"onze","12":"douze","13":"treize","14":"quatorze","15":"quinze","16":"seize","20":"vingt","30":"trente","40":"quarante","50":"cinquante","60":"soixante","70":"septante|soixante-dix","71":"soixante et onze|soixante-et-onze|soixante-onze","72":"soixante-douze","73":"soixante-treize","74":"soixante-quatorze","75":"soixante-quinze","76":"soixante-seize","80":"huitante|octante|quatre-vingt|quatre-vingts","90":"nonante|quatre-vingt-dix","91":"quatre-vingt-onze","92":"quatre-vingt-douze","93":"quatre-vingt-treize","94":"quatre-vingt-quatorze","95":"quatre-vingt-quinze","96":"quatre-vingt-seize","100":"cent|cents"},"parts":{"3":"tiers","4":"quart|quarts","5":"cinquième|cinquièmes","6":"sixième|sixièmes","7":"septième|septièmes","8":"huitième|huitièmes","9":"neuvième|neuvièmes","10":"dixième|dixièmes","12":"douzième|douzièmes","16":"seizième|seizièmes","100":"centième|centièmes"},"numbers":{"une demi-*":"1/2","demi-*":"1/2","demi":"1/2","un demi":"1/2","une demi":"1/2","la moitié":"1/2","le tiers":"1/3","le quart":"1/4","le cinquième":"1/5","le dixième":"1/10"},"minus":["moins"],"aliases":{"chevaux-vapeur métriques":"horsepower-metric","cheval-vapeur métrique":"horsepower-metric","cuillerées à soupe métriques":"tablespoon-metric","cuillerée à soupe métrique":"tablespoon-metric","cuillerées à café métriques":"teaspoon-metric","cuillerée à café métrique":"teaspoon-metric","tasses métriques":"cup-metric","tasse métrique":"cup-metric","tm":"cup-metric","lit":"","lits":"","bus":"","date":"","dates":"","feu":"","feux":"","verre":"","verres":"","degrés F":"fahrenheit","degrés C":"celsius","cheval":"horsepower-metric","chevaux":"horsepower-metric","ch":"horsepower-metric","journée":"day","journées":"day","an":"year","kilo":"kilogram","kilos":"kilogram","litres aux 100":"liter-per-100-kilometer","l aux 100":"liter-per-100-kilometer","mo":"megabyte","go":"gigabyte","ko":"kilobyte","mo/s":"megabyte-per-second","ko/s":"kilobyte-per-second","km heure":"kilometer-per-hour","kilomètres heure":"kilometer-per-hour","gr.":"gram","année":"year","années":"year","c à s":"tablespoon-metric","cuil. à soupe":"tablespoon-metric","c. à soupe":"tablespoon-metric","cuillerée à soupe":"tablespoon-metric","cuillerées à soupe":"tablespoon-metric","c à c":"teaspoon-metric","c. à café":"teaspoon-metric","cuil. à café":"teaspoon-metric","cuillerée à café":"teaspoon-metric","cuillerées à café":"teaspoon-metric","quart":"","quarts":"","lieue":"","lieues":"","quinzaine":"","quinzaines":"","aune":"","mètre linéaire":"meter","mètres linéaires":"meter","mètre cube":"cubic-meter","mètres cubes":"cubic-meter","mille nautique":"nautical-mile","milles nautiques":"nautical-mile","mille terrestre":"mile","milles terrestres":"mile","km à l'heure":"kilometer-per-hour","kilomètres à l'heure":"kilometer-per-hour","kmh":"kilometer-per-hour","cc":"cubic-centimeter","arpent":"","arpents":"","toise":"","toises":""},"regions":{"FR":{"livre":"pfund","livres":"pfund","pinte":"pint-metric","pintes":"pint-metric"},"BE":{"livre":"pfund","livres":"pfund","pinte":"pint-metric","pintes":"pint-metric"},"CH":{"livre":"pfund","livres":"pfund","pinte":"pint-metric","pintes":"pint-metric"},"CA":{"pinte":"quart-imperial","pintes":"quart-imperial","chopine":"pint-imperial","chopines":"pint-imperial"}}},
};

export default locale;
