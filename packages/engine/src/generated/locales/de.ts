// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'de',
  plurals: 'other one',
  quantities: `
#length	Länge
Meter
Mikron

Ångström

Zoll	in|$ in	in|$ in
Fuß
Yard7


Meile9;;;f
$ Seemeilen|$ Seemeile	$ sm	$sm
Tausendstelzoll

Linie9
Gerstenk~örner|orn
Nail (Tuchmaß)
Handfläche9
Handbreit
Spanne9
Elle9 (Cubitus)
englische Elle9
Schritt8


$ Faden|Faden;Nautischer Faden	fm	$fm
Rute9 (englisch)

Chain (Messkette)

Ingenieurkette9
Furlong;Furlongs		$fur
League7
Kabellänge9
US-Kabellänge
britische Seemeile9
nautische League7
Datenmeile9
skandinavische Meile9;;;f	smi	$smi

Link (US-Vermessung)
Rute9 (US-Vermessung)
Kette9 (US-Vermessung)
Faden (US-Vermessung)
Furlong (US-Vermessung)
Meile9 (US-Vermessung)
League (US-Vermessung)
Astronomische Einheit!	AE|$ AE	$AE
$ Parsec
Lichtsekunde9
Lichtminute9
Lichtstunde9
Lichttag8
Lichtjahr8	$ Lj	$Lj
Erdradi~en|us;~us
Jupiterradi~en|us
$ Sonnenradien|$ Sonnenradius		$R☉
Planck-Länge9

natürliche Längeneinheit!



DTP-Punkt8	p
Pica

CSS-Pixel
Druckerpunkt8
Druckerpica
TeX-Punkt8
skalierte4 Punkt8
TeX-Pica
TeX-Didot-Punkt8
TeX-Cicero


Shaku (Länge)
sun [JP];-
Bu (Länge)
rin [JP];-
ken [JP];-
jo [JP];-
Chō (Länge)
ri [JP];-
Kujira-Shaku








Fuß des Königs




römische Meile9


biblische Elle9
Handbreite9 (biblisch)
Königselle9
Pariser Fuß (Québec)
Arpent (Länge)


Texas-Vara




Kap-Fuß
Kap-Rute9





dänische Elle9
Wiener Klafter
#area	Fläche



$ Quadratzentimeter

Hektar
Ar


Barn
Darcy
$ Quadratzoll

$ Quadratyards|$ Quadratyard




Acre7
Rood
Section
Township
Dachquadrat

Quadratmeile9 (US-Vermessung)
Acre (US-Vermessung)


Kreiszoll
Dunam7	Dunam


Tsubo
Bu (Fläche)
se [JP];-

cho [JP];-




Quadratwa





kleine Marla7


Cent (Land)
Ground (Indien)
Bigha (Bengalen)
Katha (Bengalen)
Chatak (Land)
Katha (Assam)

Bigha (Bihar)
Katha (Bihar)
Dhur (Bihar)

Bigha (Nepal)
Kattha (Nepal)
Dhur (Nepal)



Pariser Arpent7

Kap-Morgen

Hufe (Hide)





Fen (Taiwan)
Alqueire7 (São Paulo)
Alqueire7 (Minas Gerais)

preußische4 Morgen
afghanische4 Dscherib
österreichische6 Joch
#volume	Volumen
$ Kubikmeter


$ Kubikzentimeter


Liter	l
Ster

$ Kubikzoll
$ Kubikfuß
$ Kubikyards|$ Kubikyard






$ Acre-Feet|$ Acre-Foot	ac ft



Klafter (Cord)
Hoppus-Fuß


$ Gallonen|$ Gallone;Gallone;;f


$ Quart;Quarts
$ Pints|$ Pint
US-Cup7	$ Cups|$ Cup	$ Cups|$ Cup
Gill7
$ Flüssigunzen|$ Flüssigunze;;;f	fl oz|fl.oz.
Dram	Fl.-Dram	fl.dr.
US-Minim
US-Esslöffel
US-Teelöffel
Dessertlöffel	DL
gesetzliche4 US-Cup7
metrische Flüssigunze9	fl.oz. m.
Spritzer
Prise&;;;f	Pr.	Pr
Hauch
Messerspitze9
Tropfen	Trpf.	Tr.

Jigger	Jigger
US-Schnapsgl~äser|as
Fünftelgallone9
$ Bushel

Trockengallone9
Trockenquart
Trockenpint
Barrel		$bbl
Bierf% (US)
Keg
Viertelf% (US)
Sechstelf% (US)
Cornelius-Keg7
europäische6 Keg7
Flüssigkeitsf% (US)
Trockenf%
Cranberryf%

Butt (Fass)
Tun (Fass)
$ Imp. Gallonen|$ Imp. Gallone;;;f	Imp. gal;;$ pro Imp. gal	Imp.gal
Imp. Quart	Imp.qt.	Imp.qt
britische6 Pint7
britische Tasse9

$ Imp. Flüssigunzen|$ Imp. Flüssigunze;;;f	Imp.fl.oz.	Im.fl.oz
britische Flüssigdrachme9
britische6 Minim7
britische4 Esslöffel
Esslöffel zu einer halben Unze
britische4 Teelöffel
Imp. Dessertlöffel	Imp. DL	Imp.DL
britische4 Peck7
britische4 Scheffel
britische6 F%
Firkin
Kilderkin
britische6 Oxhoft8
Tasse9;;;f	Ta
$ Esslöffel	$ EL	$ EL
$ Teelöffel	$ TL	$ TL
metrische4 Dessertlöffel
australische4 Esslöffel
metrische6 Pint7	mpt
japanische Tasse9
osaji [JP];-
kosaji [JP];-








Dan (Volumen)








Log (biblisch)





Weinflasche9
halbe Flasche9








koku [JP];-
to [JP];-

Shaku (Volumen)
sai [JP];-

Drittelklafter (Face Cord)

malaysische4 Gantang
#mass	Masse
Kilogramm
Gramm
$ Tonnen|$ Tonne;;;f

Doppelzentner
$ Karat
englische6 Pfund

Unze9;;;f

Gran
$ Stones|$ Stone
britische4 Viertelzentner
US-Zentner
britische4 Zentner
$ Short Tons|$ Short Ton	tn. sh.	tn
britische Tonne9
Slug7

$ Feinunzen|$ Feinunze	oz.tr.|$ oz.tr.

Apothekerpfund
Apothekerunze9
Apothekerdrachme9


Stück Butter (US)
US-Standardgetränk8
Alkoholeinheit! (GB)
australische6 Standardgetränk8
Dalton
Elektronenmasse9
Protonenmasse9

Planck-Masse9
Sonnenmasse9;;;f
Erdmasse9;;;f
Jupitermasse9



fun [JP];-

Dan (Masse)





Troy-Tael


Baht (Masse)
Baht Gold






Pfund
Zentner (50 kg)
Pariser Gran



metrische Arroba7


russische6 Lot

römische6 Pfund
römische Unze9
Drachme9

attische Mine9
attische6 Talent8
Schekel
biblische Mine9
biblische6 Talent8

Gamma (Masse)



burmesische4 Tical7
ägyptische Oka
ägyptische4 Kantar
zyprische Oka
schwedische6 Pfund
#time	Zeit
Sekunde9;;;f	Sek.;;$/s
Minute9;;;f	Min.;;$/min
Stunde9;;;f	Std.;;$/h	$h
Viertelstunde9
Tag8	Tg.;;$/T	T
Woche9;;;f	Wo.;;$/W	W
Vierzehntagefrist!
Monat8	Mon.;;$/M	M
Quartal8;;$/Quartal	Quart.	Q
Halbjahr8
Jahr8	J
$ Jahrzehnte|$ Jahrzehnt	$ Jz.	$ Jz.
Jahrhundert8	Jh.
Jahrtausend8


Übernachtungen|Nacht;Nächte;$ pro Übernachtung;f	Nächte|Nacht	$Nächte|$Nacht
Tag8
Woche9 (Alter)
Monat8 (Alter)
Jahr8 (Alter)
Gemeinjahr8
Schaltjahr8
gregorianische6 Jahr8
gregorianische4 Monat8
tropische6 Jahr8
siderische6 Jahr8
synodische4 Monat8
siderische4 Monat8
tropische4 Monat8
Sterntag8
Sternstunde9
Sternminute9
Sternsekunde9
Marstag8 (Sol)



Moment

Planck-Zeit!
atomare Zeiteinheit!
Swatch-Beat
#labor	Arbeitsaufwand
Personenstunde9
Personentag8
Personenwoche9
Personenmonat8
Vollzeitäquivalent8
#temperature	Temperatur
Kelvin
Grad Celsius
Grad Fahrenheit		$°F
Grad Rankine
#temperature-difference	Temperaturdifferenz
Kelvin Differenz
Grad Celsius Differenz
Grad Fahrenheit Differenz
#speed	Geschwindigkeit und Tempo











Knoten
britische4 Knoten

$-fache Lichtgeschwindigkeit;Lichtgeschwindigkeit	$-fache Lichtg.	c
Mach
atomare Geschwindigkeitseinheit!
#acceleration	Beschleunigung
Meter pro Quadratsekunde





Erdbeschleunigung!	G	$G
Galileo (Gal)
#angle	Winkel
Radiant|$ Radiant		$rad
Grad	$°
Winkelminute9;;;f	$′
Winkelsekunde9;;;f	$″


Gon
Umdrehung~en|;~;;f	Umdr.	U
Quadrant!
Tierkreiszeichen
Stundenwinkel
Kompassstrich8
Binärgrad
NATO-Strich
#solid-angle	Raumwinkel
Steradiant	$ sr	$sr
#frequency	Frequenz
$ Hertz		$Hz




Schwingung! pro Sekunde
Umdrehung! pro Sekunde
Umdrehung! pro Minute
Schl~äge|ag~ pro Minute

Bild~er|~ pro Sekunde
Baud
#angular-speed	Winkelgeschwindigkeit
#force	Kraft
Newton		$N
Dyn

Kilopond	$ kgf	$ kgf
Pond
Megapond
Pound-force		$lbf
#pressure	Druck
Pascal
Bar	bar
Atmosphäre9;;;f
technische Atmosphäre9
Torr




Pfund pro Quadratzoll		$psi










Millimeter Wassersäule
Zentimeter Wassersäule
Meter Wassersäule
Zoll Wassersäule
Fuß Wassersäule




Mikrometer Quecksilbersäule
$ Millimeter Quecksilbersäule	mm Hg	$mmHg
Zentimeter Quecksilbersäule
Zoll Quecksilbersäule
Fuß Quecksilbersäule




Meter Quecksilbersäule
#gauge-pressure	Überdruck
#energy	Energie
$ Joule	$ J	$J
Erg

Wattstunde9
$ Kilowattstunden|$ Kilowattstunde;;;f
Elektronenvolt
$ Kalorien|$ Kalorie;;;f
$ Kilokalorien|Kilokalorie;;;f	$ kcal	$ kcal
Internationale-Tafel-Kalorie&	calIT	$calIT




Frigorie9
$ BTU-IT	$ BTU-IT	$ BTU-IT
British thermal unit7	Btu








US thermal unit7	US therm




Tonne9 TNT
Gramm TNT

Tonne9 Öläquivalent










Foe
#power	Leistung
Watt
britische Pferdestärke9
Pferdestärke&












Tonne9 Kälteleistung
Sonnenleuchtkr~äfte|aft;;;f		$L☉






Kühlturmtonne9
#torque	Drehmoment
Newtonmeter	N⋅m	$N⋅m






Foot-pound	lbf⋅ft	$lbf⋅ft
#momentum	Impuls
#moment-of-inertia	Trägheitsmoment
#surface-tension	Oberflächenspannung und Steifigkeit
#fracture-toughness	Bruchzähigkeit
#fuel-economy	Kraftstoffverbrauch

Liter pro 100 Kilometer		$L/100km
$ Liter pro Kilometer	$ l/km	$l/km



$ Meilen pro Gallone|$ Meile pro Gallone;;;f		$mpg
Meile9 pro Imp. Gallone;;;f		mpg UK
#data	Datenmenge
Bit|$ Bit;Bits	Bit|$ Bit	b
Byte|$ Byte;Bytes	Byte|$ Byte	B
Oktett8
Halbbyte7
Zwei-Bit-Gruppe9




Datenw~örter|ort
Doppelwort
Vierfachw~örter|ort
#data-rate	Datenrate
#resolution	Auflösung

Pixel pro Zentimeter	ppcm

$ Pixel pro Inch
Dot7 pro Inch
Dot7 pro Zentimeter
#graphics	Grafik
$ Pixel|Pixel
Dot7	d
#typewidth	Schriftbreite
em	em
#ratio	Verhältnis und Anzahl
Teil8	Teil	$ Teil
Prozent
Promille		$‰
pro Zehntausend;Pro-Zehntausend

Millionstel
Milliardstel	Milliardstel



$ Karat	Karat (Gold)
US-Proof
britische4 Proof
Paar8
Trio
halbe6 Dutzend
Dutzend
Bäckerdutzend
Stiege9
Hundert
Großhundert
Gros
Großgros
Tausend
Myriade9
Lakh
Million!
Crore
Milliarde9
Billion!
Buch Papier
Ries
#container-capacity	Containerkapazität
#level	Pegel
Leistungsverhältnis
Dezibel
Bel
Neper

Blendenstufe9
#loudness	Lautheit
Sone
Phon
#musical-interval	Tonintervall
Frequenzverhältnis
Oktave9
Ganzt*
Halbt*
Viertelt*


Frequenzdekade9
#density	Dichte















Slug pro Kubikfuß
#specific-weight	Wichte


Quecksilber	$ Hg	$Hg
Wasser (Wichte)
#linear-density	Längenbezogene Masse


Tex
Denier



metrische Garnnummer
#area-density	Flächenbezogene Masse












Momme (Seide)
#volume-flow	Volumenstrom



























Miner’s Inch
Sverdrup
#mass-flow	Massenstrom
#molar-flow	Stoffmengenstrom
#dynamic-viscosity	Dynamische Viskosität

Poise
#kinematic-viscosity	Kinematische Viskosität


Stokes



Redwood-Sekunde9
#fluidity	Fluidität
#vapor-permeance	Wasserdampfdurchlässigkeit


Perm (0 °C)
Perm (23 °C)
metrische4 Perm
#vapor-permeability	Wasserdampf-Leitkoeffizient

Perm-Zoll
Perm-Zoll (0 °C)
Perm-Zoll (23 °C)
#turbidity	Trübung
#specific-energy	Spezifische Energie
#energy-density	Energiedichte





Energiedichte von Benzin
#molar-energy	Molare Energie
#thermal-conductivity	Wärmeleitfähigkeit
#thermal-insulance	Wärmedurchlasswiderstand
#thermal-expansion	Wärmeausdehnung
#heat-capacity	Wärmekapazität und Entropie
#specific-heat-capacity	Spezifische Wärmekapazität
#molar-heat-capacity	Molare Wärmekapazität


Gaskonstante
#heat-flux	Wärmestromdichte und Bestrahlungsstärke
#heat-transfer-coefficient	Wärmeübergangskoeffizient
#radiant-exposure	Bestrahlung
#amount-of-substance	Stoffmenge
Mol;Mole		$mol
Element8	Element~e|	Elem.
#molar-concentration	Stoffmengenkonzentration


pH
Molar
#molality	Molalität

Glukose	$ Glc	$Glc
#catalytic-activity	Katalytische Aktivität
Katal	$ kat	$ kat
Enzymeinheit!
#catalytic-concentration	Katalytische Aktivitätskonzentration
#filtration-rate	Glomeruläre Filtrationsrate
#electric-current	Elektrische Stromstärke
$ Ampere		$A






mittlere6 internationale6 Ampere
#current-noise-density	Stromrauschdichte
#electric-charge	Elektrische Ladung
Coulomb
Amperestunde9

Elementarladung!



Franklin
#voltage	Elektrische Spannung
$ Volt		$V



mittlere6 internationale6 Volt
#voltage-noise-density	Spannungsrauschdichte
#electric-resistance	Elektrischer Widerstand
$ Ohm		$Ω




mittlere6 internationale6 Ohm
#electric-conductance	Elektrischer Leitwert
Siemens
#capacitance	Elektrische Kapazität
Farad
#inductance	Induktivität
Henry
#magnetic-flux	Magnetischer Fluss
Weber	$ Wb	$Wb
Maxwell
Einheitspol
#magnetic-flux-density	Magnetische Flussdichte
Tesla	$ T	$T
Gauß
#magnetic-field-strength	Magnetische Feldstärke


Oersted
#magnetic-moment	Magnetisches Moment
#electric-field-strength	Elektrische Feldstärke
#electric-dipole-moment	Elektrisches Dipolmoment

Debye
#resistivity	Spezifischer Widerstand
#conductivity	Elektrische Leitfähigkeit
#apparent-power	Schein- und Blindleistung

Var
#apparent-energy	Schein- und Blindenergie
#luminous-intensity	Lichtstärke
Candela;;;f		$cd
Candlepower
internationale Kerze9
#luminance	Leuchtdichte

Nit



Stilb
#illuminance	Beleuchtungsstärke
$ Lux		$lx



Phot
#luminous-flux	Lichtstrom
Lumen		$lm
sphärische Kerze9
#luminous-exposure	Belichtung
#wavenumber	Reziproke Länge




Dioptrie9
#spectral-flux-density	Spektrale Flussdichte

Jansky
#activity	Radioaktivität
Becquerel	$ Bq	$ Bq
Curie
#activity-concentration	Aktivitätskonzentration
#absorbed-dose	Energiedosis
Gray
Rad (Dosis)
#equivalent-dose	Äquivalentdosis
Sievert
Rem
#equivalent-dose-rate	Äquivalentdosisleistung
#radiation-exposure	Ionendosis

Röntgen
#energy-per-distance	Energie pro Strecke



Kilowattstunde& pro 100 Kilometer;;;f		kWh/100km
#antenna-gain	Antennengewinn
Gewinn über dem Kugelstrahler
#computing-performance	Rechenleistung
#telephone-traffic	Verkehrswert der Telefonie
#film-speed	Filmempfindlichkeit
#heat-pump-efficiency	Effizienz von Wärmepumpen
#vascular-resistance	Gefäßwiderstand
#acoustic-impedance	Spezifische akustische Impedanz
#biological-activity	Biologische Aktivität
#color-temperature	Farbtemperatur
K (Farbtemperatur)
#gas-column	Gassäule
#specific-power	Leistung pro Masse


metabolische6 Äquivalent8
#reduced-electric-field	Reduzierte elektrische Feldstärke

Townsend
`,
  units: `
millimole-per-liter	Millimol pro Liter	mmol/l	$mmol/l
petabyte	Petabyte;Petabytes
terabyte	Terabyte|$ Terabyte;Terabytes
terabit	Terabit|$ Terabit;Terabits	Tb
gigabyte	Gigabyte|$ Gigabyte;Gigabytes	$ GB	$ GB
gigabit	Gigabit|$ Gigabit;Gigabits	$ Gb	$ Gb
megabyte	Megabyte|$ Megabyte;Megabytes
megabit	Megabit|$ Megabit;Megabits	Mb
kilobyte	Kilobyte|$ Kilobyte;Kilobytes
kilobit	Kilobit|$ Kilobit;Kilobits	kb
millisecond	Millisekunde9;;;f		ms|$ms
microsecond	Mikrosekunde9;;;f		μs|$μs
nanosecond	Nanosekunde9;;;f
kilocalorie	$ Kilokalorien|$ Kilokalorie;;;f
kilojoule	$ Kilojoule
megapixel	$ Megapixel	MP
decimeter	$ Dezimeter
micrometer	$ Mikrometer
nanometer	$ Nanometer
milligram	$ Milligramm
microgram	$ Mikrogramm
gigawatt	$ Gigawatt
megawatt	$ Megawatt
milliwatt	$ Milliwatt
millibar	Millibar
megaliter	$ Megaliter	$ Ml	$ Ml
hectoliter	$ Hektoliter	$ hl	$ hl
deciliter	$ Deziliter	$ dl	$ dl
centiliter	$ Zentiliter	$ cl	$ cl
milliliter	$ Milliliter	$ ml	$ ml
`,
  patterns: `
joiner	 	 	 
quetta	Quetta{0}	Q{0}
ronna	Ronna{0}	R{0}
yotta	Yotta{0}	Y{0}
zetta	Zetta{0}	Z{0}
exa	Exa{0}	E{0}
peta	Peta{0}	P{0}
tera	Tera{0}	T{0}
giga	Giga{0}	G{0}
mega	Mega{0}	M{0}
kilo	Kilo{0}	k{0}
hecto	Hekto{0}	h{0}
deka	Deka{0}	da{0}
deci	Dezi{0}	d{0}
centi	Zenti{0}	c{0}
milli	Milli{0}	m{0}
micro	Mikro{0}	μ{0}
nano	Nano{0}	n{0}
pico	Piko{0}	p{0}
femto	Femto{0}	f{0}
atto	Atto{0}	a{0}
zepto	Zepto{0}	z{0}
yocto	Yokto{0}	y{0}
ronto	Ronto{0}	r{0}
quecto	Quekto{0}	q{0}
yobi	Yobi{0}	Yi{0}
zebi	Zebi{0}	Zi{0}
exbi	Exbi{0}	Ei{0}
pebi	Pebi{0}	Pi{0}
tebi	Tebi{0}	Ti{0}
gibi	Gibi{0}	Gi{0}
mebi	Mebi{0}	Mi{0}
kibi	Kibi{0}	Ki{0}
square	Quadrat{0}|Quadrat{0}	{0}²
cubic	Kubik{0}|Kubik{0}	{0}³
per	{0} pro {1}	{0}/{1}
times	{0*}⋅{1*}	{0}⋅{1}
~9	n||n
~8	e||e
~7	s||s
~6	|s|
~4	|r|
~!	en||en
~%	ässer|ass|ässer
~&	n||
~*	öne|on|öne
`,
  words: {"systems":{"us":["amerik","us"],"imperial":["brit","engl","imperial","uk"]},"belowZero":["unter null"],"to":["in","nach","zu","als","sind","ist","wieviel","wie viel","wieviele","wie viele","=","entsprechen wie vielen","entspricht wie vielen","entsprechen"],"and":["und","plus"],"per":["pro","je","am","im"],"opening":["wie viel sind","wieviel sind","wie viel ist","wieviel ist","was sind","was ist","wie lang sind","wie groß sind","wie schwer sind","rechne","berechne","konvertiere","wandle","umrechnen","von","mit","bei","was macht","was sind denn","wie viele sind","wandele","wie weit sind","wie warm sind","wie heiß sind","wie schnell sind","rechne mir","wie lang ist","wie lang sind","wie schwer ist","wie weit ist","wie hoch ist","rechne mir","umrechnen"],"howMany":["wie viele","wieviele","wie viel","wieviel"],"are":["sind in","hat","haben","sind","ergeben","ergibt","in","=","entsprechen","entspricht"],"one":["ein","eine","einem","einer","einen"],"endings":["en","es","n","s","e"],"after":["um","umrechnen","umwandeln","umgerechnet","konvertieren"],"scales":{"Tsd.":"1000","Tsd":"1000","Mio.":"1000000","Mio":"1000000","Mrd.":"1000000000","Mrd":"1000000000","Bio.":"1000000000000","Billiarde":"1000000000000000","Billiarden":"1000000000000000","Trillion":"1000000000000000000","Trillionen":"1000000000000000000"},"halves":{"eine halbe":"1/2","ein halber":"1/2","ein halbes":"1/2","eine Viertel":"1/4","eine viertel":"1/4"},"polite":["bitte","danke","kannst du","können Sie","könntest du","sag mir","hallo","guten tag","guten morgen","könnten Sie","ich möchte wissen","ich würde gern wissen","ich würde gerne wissen","weißt du","wissen Sie","kannst du mir sagen","sag mal","mir sagen","mir bitte sagen","mir verraten","mir mal sagen"],"point":["Komma"],"cardinals":{"0":"null","1":"ein|eins|eine|einen|einem|einer","2":"zwei|zwo","3":"drei","4":"vier","5":"fünf|fuenf","6":"sechs","7":"sieben","8":"acht","9":"neun","10":"zehn","11":"elf","12":"zwölf|zwoelf","13":"dreizehn","14":"vierzehn","15":"fünfzehn","16":"sechzehn","17":"siebzehn","18":"achtzehn","19":"neunzehn","20":"zwanzig","30":"dreißig|dreissig","40":"vierzig","50":"fünfzig","60":"sechzig","70":"siebzig","80":"achtzig","90":"neunzig","100":"hundert","1000":"tausend"},"parts":{"3":"Drittel|Dritteln","4":"Viertel|Vierteln","5":"Fünftel","6":"Sechstel","7":"Siebtel","8":"Achtel","9":"Neuntel","10":"Zehntel","12":"Zwölftel","16":"Sechzehntel","100":"Hundertstel"},"numbers":{"+einviertel":"1/4","+dreiviertel":"3/4","dreieinhalb":"7/2","dreiviertel":"3/4","halbe":"1/2","halber":"1/2","halbes":"1/2","halben":"1/2","eine halbe":"1/2","ein halber":"1/2","ein halbes":"1/2","einer halben":"1/2","anderthalb":"3/2","eineinhalb":"3/2","zweieinhalb":"5/2","+einhalb":"1/2","dreiviertel*":"3/4","viertel*":"1/4","die Hälfte":"1/2","der Hälfte":"1/2"},"aliases":{"metrische Pferdestärken":"horsepower-metric","metrische Pferdestärke":"horsepower-metric","metrische Esslöffel":"tablespoon-metric","metrischer Esslöffel":"tablespoon-metric","metrische Teelöffel":"teaspoon-metric","metrischer Teelöffel":"teaspoon-metric","metrische Tassen":"cup-metric","metrische Tasse":"cup-metric","Ta":"cup-metric","Essl":"tablespoon-metric","Teel":"teaspoon-metric","Bus":"","Busse":"","Bussen":"","Gras":"","Gräser":"","Riese":"","Riesen":"","Stern":"","Sterne":"","Sternen":"","Tor":"","Tore":"","Toren":"","Date":"","Dates":"","Glas":"","Gläser":"","Gläsern":"","Kubik":"cubic-meter","Kilo":"kilogram","Kilos":"kilogram","Deka":"dekagram","Grad F":"fahrenheit","Grad C":"celsius","Liter auf 100 km":"liter-per-100-kilometer","Liter auf 100 Kilometer":"liter-per-100-kilometer","Liter pro 100 km":"liter-per-100-kilometer","Liter auf 100":"liter-per-100-kilometer","l auf 100":"liter-per-100-kilometer","Essloeffel":"tablespoon-metric","Teeloeffel":"teaspoon-metric","Tempo $":"kilometer-per-hour","Stundenkilometer":"kilometer-per-hour","PS":"horsepower-metric","gr":"gram","Morgen":"morgen-prussian","Ztr.":"zentner","dz":"quintal","ar":"are","kg.":"kilogram","Pfd.":"pfund","qm":"square-meter","cbm":"cubic-meter","Std.":"hour","Stdn":"hour","Sek.":"second","Min.":"minute","Lot":"","Elle":"","Cup":"cup","Cups":"cup","US-Tasse":"cup","US-Tassen":"cup","Festmeter":"cubic-meter","Sachen":"kilometer-per-hour","Maß":"liter","Maß Bier":"liter","Raummeter":"stere"}},
};

export default locale;
