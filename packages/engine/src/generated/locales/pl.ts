// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'pl',
  plurals: 'other one few many',
  units: `
g-force	przyspieszenia ziemskiego|=przyspieszenie ziemskie|przyspieszenia ziemskie|przyspieszeń ziemskich;przyspieszenie ziemskie	G
meter-per-square-second	metr~a||y|ów~ na sekundę do kwadratu;~y
revolution	obr~otu|ót|oty|otów;~ót	obr.
radian	radian~a||y|ów;~y
degree	stop~nia|ień|nie|ni;~nie	$°
arc-minute	minut~y kątowej|a kątowa|y kątowe| kątowych;~y kątowe;;f	$′
arc-second	sekund~y kątowej|a kątowa|y kątowe| kątowych;~y kątowe;;f	$″
hectare	hektar~a||y|ów;~y
square-mile	mil~i kwadratowej|a kwadratowa|e kwadratowe| kwadratowych;~e kwadratowe;$ na milę kwadratową;f	mil~i|a|e|~ kw.;;$/milę kw.	mi²
acre	akr~a||y|ów;~y	akr~a||y|ów
square-yard	jard~a kwadratowego| kwadratowy|y kwadratowe|ów kwadratowych;~y kwadratowe	jard~a||y|ów~ kw.	yd²
square-foot	stopy kwadratowej|stopa kwadratowa|stopy kwadratowe|stóp kwadratowych;stopy kwadratowe;;f	stopy kw.|stopa kw.||stóp kw.	ft²
square-inch	cal~a kwadratowego| kwadratowy|e kwadratowe|i kwadratowych;~e kwadratowe	cal~a||e|i~ kw.	in²
dunam	dunam~a||y|ów;~y	dunam~a||y|ów
karat	karat~a||y|ów;~y
milligram-ofglucose-per-deciliter	miligram~a||y|ów~ na decylitr;~y	mg/dl
millimole-per-liter	milimol~a||e|i~ na litr;~e	mmol/l
item	sztuk~i|a|i|;;;f	szt.
part	częś~ci|ć|ci|ci	cz.
part-per-1e6	częś~ci|ć|ci|ci~ na milion;;;f
percent	procent	$%
permille	promil~a||e|i;~	$‰
permyriad	punkt~u bazowego| bazowy|y bazowe|ów bazowych;~ bazowy	$‱
mole	mol~a||e|i;~	mol~a||e|i
ofglucose	$ Glc;glukozy	$ Glc	$ Glc
liter-per-100-kilometer	litr~a||y|ów~ na 100 kilometrów;~y	l/100 km
mile-per-gallon	mil~i|a|e|~ na galon;~e;;f
mile-per-gallon-imperial	mil~i|a|e|~ na galon angielski;~e;;f	mi/gal ang.
byte	bajt~a||y|ów;~y
bit	bit~a||y|ów;~y	b
century	wiek~u||i|ów;~i	w.
decade	dekad~y|a|y|;;;f	dek
year	roku|rok|lata|lat;lata	roku|rok|lata|lat	r.||l.|l.
quarter	kwartał~u||y|ów;~y;$/kw.	kw.
month	miesi~ąca|ąc|ące|ęcy;~ące	mies.	m-c~a||e|y
week	tygodnia|tydzień|tygodnie|tygodni;tygodnie	tyg.|tydz.	t.
day	dnia|dzień|dni|dni;dzień;$ na dobę	dnia|dzień|dni|dni;;$/dobę	d.
day-person	dnia|dzień|dni|dni
hour	godzin~y|a|y|;;$ na godzinę;f	godz.	h
minute	minut~y|a|y|;;$ na minutę;f
second	sekund~y|a|y|;;$ na sekundę;f	sek.;;$/s	s
millisecond	milisekund~y|a|y|;;;f
microsecond	mikrosekund~y|a|y|;;;f
nanosecond	nanosekund~y|a|y|;;;f
ampere	amper~a||y|ów;~y
ohm	oma|om|omy|omów;omy
volt	wolt~a||y|ów;~y
kilocalorie	kilokalori~i|a|e|i;~e;;f
calorie	kalori~i|a|e|i;~e;;f
foodcalorie	kalorii|kaloria|kilokalorie|kilokalorii;kalorie;;f
joule	dżul~a||e|i;~e
kilowatt-hour	kilowatogodzin~y|a|y|;;;f
electronvolt	elektronowolt~a||y|ów;~y
british-thermal-unit	brytyjsk~iej jednostki|a jednostka|ie jednostki|ich jednostek~ ciepła;~a jednostka	Btu
therm-us	therm~a amerykańskiego| amerykański|y amerykańskie|ów amerykańskich;~y amerykańskie	therm~a||y|ów~ amer.
pound-force	funt~a-siły|-siła|y-siły|ów-siły;~-siła
newton	niuton~a||y|ów;~y
kilowatt-hour-per-100-kilometer	kilowatogodzin~y|a|y|~ na 100 km;;;f	kWh/100km
hertz	herc~a||e|ów;~e
em	firet~u||y|ów;~y	firet~u||y|ów
pixel	piksel~a||e|i;~e
megapixel	megapiksel~a||e|i;~e	MP
pixel-per-centimeter	piksel~a||e|i~ na centymetr;~e	ppcm
pixel-per-inch	piksel~a||e|i~ na cal;~e
dot-per-centimeter	punkt~u||y|ów~ na centymetr;~y
dot-per-inch	punkt~u||y|ów~ na cal;~y
earth-radius	promie~nia|ń|nie|ni~ Ziemi;~ń
meter	metr~a||y|ów;~y
mile	mil~i|a|e|;~e;;f	mil~i|a|e|
yard	jard~a||y|ów;~y
foot	stopy|stopa||stóp;;$ na stopę;f
inch	cal~a||e|i;~e	cal~a||e|i	$″
parsec	parsek~a||i|ów;~i
light-year	roku świetlnego|rok świetlny|lata świetlne|lat świetlnych;lata świetlne
astronomical-unit	jednost~ki astronomicznej|ka astronomiczna|ki astronomiczne|ek astronomicznych;~ki astronomiczne	j.a.
furlong	furlong~a||i|ów;~i
fathom	sąż~nia|eń|nie|ni;~nie	fm
nautical-mile	mil~i morskiej|a morska|e morskie| morskich;~e morskie	Mm
mile-scandinavian	mil~i skandynawskiej|a skandynawska|e skandynawskie| skandynawskich;~a skandynawska;;f	smi
point	punkt~u||y|ów;~y	pkt.
solar-radius	promie~nia|ń|nie|ni~ Słońca;~nie
lux	luks~u||y|ów;~y
candela	kandel~i|a|e|i;~a;;f
lumen	lumen~a||y|ów;~
solar-luminosity	jasnoś~ci|ć|ci|ci~ Słońca;;;f
tonne	ton~y|a|y|;;;f
kilogram	kilogram~a||y|ów;~y
gram	gram~a||y|ów;~y
ton	krótk~iej tony|a tona|ie tony|ich ton;~ie tony	krótk~iej tony|a tona|ie tony|ich ton
stone	kamie~nia|ń|nie|ni;~ń
pound	funt~a||y|ów;~y	funt~a||y|ów
ounce	uncj~i|a|e|i;~e;$ na uncję;f
ounce-troy	uncj~i trojańskiej|a trojańska|e trojańskie|i trojańskich;~a trojańska
carat	karat~a||y|ów;~y	kt
dalton	jednost~ki|ka|ki|ek~ masy atomowej;;;f		u
earth-mass	mas~y|a|y|~ Ziemi;;;f
solar-mass	mas~y|a|y|~ Słońca;;;f
grain	gran~a||y|ów;~y
watt	wat~a||y|ów;~y
horsepower	konia mechanicznego|koń mechaniczny|konie mechaniczne|koni mechanicznych;konie mechaniczne	KM
millimeter-ofhg	milimetr~a||y|ów~ słupa rtęci;~y
ofhg	słupa rtęci	$ Hg	$ Hg
pound-force-per-square-inch	funt~a||y|ów~ na cal kwadratowy;~y
inch-ofhg	cal~a||e|i~ słupa rtęci;~e
bar	bar~a||y|ów;~y	bar
millibar	milibar~a||y|ów;~y
atmosphere	atmosfer~y|a|y|;;;f
pascal	paskal~a||e|i;~e
kilometer-per-hour	kilometr~a||y|ów~ na godzinę;~y	km/godz.	$km/h|km/h|km/h|km/h
mile-per-hour	mil~i|a|e|~ na godzinę;~e;;f	mil~i|a|e|~/h	mph
knot	węz~ła|eł|ły|łów;~eł	w.
celsius	stop~nia|ień|nie|ni~ Celsjusza;~nie	st. C	$°C
fahrenheit	stop~nia|ień|nie|ni~ Fahrenheita;~nie	$°F
kelvin	kelwin~a||y|ów;~y
pound-force-foot	stopofunt~a||y|ów;~y	lbf⋅ft
newton-meter	niutonometr~a||y|ów;~y	N⋅m
cubic-mile	mil~i sześciennej|a sześcienna|e sześcienne| sześciennych;~e sześcienne;;f	mil~i|a|e|~ sześc.	mi³
cubic-yard	jard~a sześciennego| sześcienny|y sześcienne|ów sześciennych;~y sześcienne	jard~a||y|ów~ sześc.	yd³
cubic-foot	stopy sześciennej|stopa sześcienna|stopy sześcienne|stóp sześciennych;stopy sześcienne;;f	stopy sześc.|stopa sześc.||stóp sześc.	ft³
cubic-inch	cal~a sześciennego| sześcienny|e sześcienne|i sześciennych;~e sześcienne	cal~a||e|i~ sześc.	in³
liter	litr~a||y|ów;~y	l
pint-metric	półkwart~y metrycznej|a metryczna|y metryczne| metrycznych;~y metryczne;;f	półkwart~y|a|y|~ metr.
cup-metric	ćwierćkwart~y metrycznej|a metryczna|y metryczne| metrycznych;~y metryczne;;f	ćwierćkwart~y|a|y|~ metr.
fluid-ounce-metric	$ fl oz m.	$ fl oz m.	$ fl oz m.
acre-foot	akrost~opy|opa|opy|óp	akrost~opy|opa|opy|óp
bushel	busz~la|el|le|li;~le
gallon	galon~a amerykańskiego| amerykański|y amerykańskie|ów amerykańskich;~y amerykańskie	gal am.
gallon-imperial	galon~a angielskiego| angielski|y angielskie|ów angielskich;~y angielskie	gal ang.
quart	kwart~y amerykańskiej|a amerykańska|y amerykańskie| amerykańskich;~y amerykańskie;;f	kwart~y|a|y|~ am.
pint	półkwart~y amerykańskiej|a amerykańska|y amerykańskie| amerykańskich;~y amerykańskie;;f	półkwart~y|a|y|~ am.
pint-imperial	$ pt Imp.;-	$ pt Imp.	$ pt Imp.
cup	ćwierćkwart~y amerykańskiej|a amerykańska|y amerykańskie| amerykańskich;~y amerykańske;;f	ćwierćkwart~y|a|y|~ am.
cup-imperial	$ cup Imp.;-	$ cup Imp.	$ cup Imp.
fluid-ounce	uncj~i płynu amerykańskiej|a płynu amerykańska|e płynu amerykańskie|i płynu amerykańskich;~e płynu amerykańskie;;f	fl oz am.
fluid-ounce-imperial	uncj~i płynu angielskiej|a płynu angielska|e płynu angielskie|i płynu angielskich;~e płynu angielskie;;f	fl oz ang.
tablespoon	łyż~ki stołowej|ka stołowa|ki stołowe|ek stołowych;~ki stołowe;;f	ł. stoł.
teaspoon	łyżecz~ki|ka|ki|ek;;;f	łyżecz~ki|ka|ki|ek
barrel	barył~ki|ka|ki|ek
dessert-spoon	łyż~ki deserowej|ka deserowa|ki deserowe|ek deserowych;~ki deserowe;;f	ł. deser.
dessert-spoon-imperial	imperialn~ej łyżeczki deserowej|a łyżeczka deserowa|e łyżeczki deserowe|ych łyżeczek deserowych;~a łyżeczka deserowa;;f	ł. deser. ang.
drop	kropl~i|a|e|i;~e;;f	kropl~i|a|e|i
dram	drachm~y|a|y|~ płynu;;;f	drachm~y|a|y|
jigger	jigger~a||y|ów;~y	jigger~a||y|ów
pinch	szczypt~y|a|y|;;;f	szcz.
quart-imperial	kwart~y angielskiej|a angielska|y angielskie| angielskich;~y angielskie;;f	kwart~y|a|y|~ ang.
steradian	$ sr|steradian|steradiany|steradianów;steradiany	$ sr	$ sr
katal	katal~a||e|i;~e	$ kat	$ kat
coulomb	kulomb~a||y|ów;~y	$ C	$ C
farad	farad~a||y|ów;~y	$ F	$ F
henry	henr~a||y|ów;~y	$ H	$ H
siemens	siemens~a||y|ów;~y	$ S	$ S
calorie-it	kalori~i|a|e|i~ [IT];~e	cal [IT]
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	bekerel~a||e|i;~e	$ Bq	$ Bq
sievert	siwert~a||y|ów;~y	$ Sv	$ Sv
gray	grej~a||e|ów;~e	$ Gy	$ Gy
kilogram-force	kilogram~a||y|ów~-siła;~y	$ kgf	$ kgf
rod	$ rod;-	$ rod	$ rod
chain	$ chain;-	$ chain	$ chain
tesla	tesl~i|a|e|i;~e	$ T	$ T
weber	weber~a||y|ów;~y	$ Wb	$ Wb
rankine	$ °R;-	$ °R	$ °R
fortnight	$ fw;-	$ fw	$ fw
slug	$ slug;-	$ slug	$ slug
gasoline-energy-density	gas E;gęstość energii benzyny	gas E
rin	rin [JP];-	rin [JP]
sun	sun [JP];-	sun [JP]
shaku-length	shaku [JP];-	shaku [JP]
shaku-cloth	shaku [cloth, JP];shaku (tkaniny)	shaku [cloth, JP]
ken	ken [JP];-	ken [JP]
jo-jp	jo [JP];-	jo [JP]
ri-jp	ri [JP];-	ri [JP]
bu-jp	bu [JP];bu (powierzchnia)	bu [JP]
se-jp	se [JP];-	se [JP]
cho	cho [JP];-	cho [JP]
kosaji	kosaji [JP];-	kosaji [JP]
osaji	osaji [JP];-	osaji [JP]
cup-jp	cup [JP];filiżanka japońska	cup [JP]
shaku	shaku [vol, JP];shaku (objętość)	shaku [vol, JP]
sai	sai [JP];-	sai [JP]
to-jp	to [JP];-	to [JP]
koku	koku [JP];-	koku [JP]
light-speed	świat~ła|ło|ła|eł;~ło	św.
fun	fun [JP];-	fun [JP]
part-per-1e9	częś~ci|ć|ci|ci~ na miliard;;;f
night	noc~y||e|y;~e;$/noc;f	noc~y||e|y
decibel	decybel~a||e|i;~e
neper	neper~a||y|ów;~y
octave	oktaw~y|a|y|
semitone	półton~u||y|ów;~y
gradian	grad~a||y|ów;~y
compass-point	rumb~u||y|ów;~y
rotation-per-minute	obr~otu|ót|oty|otów~ na minutę;~oty
rotation-per-second	obr~otu|ót|oty|otów~ na sekundę;~oty
beat-per-minute	uderze~nia|nie|nia|ń~ na minutę
frame-per-second	klat~ki|ka|ki|ek~ na sekundę
mach	mach~a||y|ów;~y
pair	par~y|a|y|
half-dozen	pół tuzina
dozen	tuzin~a||y|ów;~y
hundred	set~ki|ka|ki|ek
thousand	tysi~ąca|ąc|ące|ęcy;~ące
million	milion~a||y|ów;~y
billion	miliard~a||y|ów;~y
trillion	bilion~a||y|ów;~y
horsepower-metric	konia mechanicznego metrycznego|koń mechaniczny metryczny|konie mechaniczne metryczne|koni mechanicznych metrycznych;konie mechaniczne metryczne
ton-of-refrigeration	ton~y chłodniczej|a chłodnicza|y chłodnicze| chłodniczych;~y chłodnicze
tablespoon-metric	łyż~ki metrycznej|ka metryczna|ki metryczne|ek metrycznych;~ki metryczne
teaspoon-metric	łyżecz~ki metrycznej|ka metryczna|ki metryczne|ek metrycznych;~ki metryczne
tablespoon-imperial	łyż~ki angielskiej|ka angielska|ki angielskie|ek angielskich;~ki angielskie
teaspoon-imperial	łyżecz~ki angielskiej|ka angielska|ki angielskie|ek angielskich;~ki angielskie
shot	kielisz~ka|ek|ki|ków;~ki
wine-bottle	butel~ki|ka|ki|ek~ wina
long-ton	ton~y angielskiej|a angielska|y angielskie| angielskich;~y angielskie
hundredweight	cetnar~a amerykańskiego| amerykański|y amerykańskie|ów amerykańskich;~y amerykańskie
long-hundredweight	cetnar~a angielskiego| angielski|y angielskie|ów angielskich;~y angielskie
quintal	kwintal~a||e|i;~e
micron	mikron~a||y|ów;~y
angstrom	angstrem~a||y|ów;~y
hand	dło~ni|ń|nie|ni;~nie
league	lig~i|a|i|
light-second	sekund~y świetlnej|a świetlna|y świetlne| świetlnych;~y świetlne
light-minute	minut~y świetlnej|a świetlna|y świetlne| świetlnych;~y świetlne
light-hour	godzin~y świetlnej|a świetlna|y świetlne| świetlnych;~y świetlne
light-day	dnia świetlnego|dzień świetlny|dni świetlne|dni świetlnych;dni świetlne
octet	oktet~u||y|ów;~y
nibble	półbajt~a||y|ów;~y
baud	bod~a||y|ów;~y
dyne	dyn~y|a|y|
erg	erg~a||i|ów;~i
gram-force	gram~a-siły|-siła|y-siły|ów-siły;~y-siły
tonne-force	ton~y-siły|a-siła|y-siły|-siły
torr	tor~a||y|ów;~y
atmosphere-technical	atmosfer~y technicznej|a techniczna|y techniczne| technicznych;~y techniczne
ton-of-tnt	ton~y|a|y|~ trotylu
tonne-of-oil-equivalent	ton~y|a|y|~ oleju ekwiwalentnego
millennium	tysiącleci~a|e|a|
half-year	półrocz~a|e|a|y
year-common	roku zwykłego|rok zwykły|lata zwykłe|lat zwykłych;lata zwykłe
year-leap	roku przestępnego|rok przestępny|lata przestępne|lat przestępnych;lata przestępne
delta-celsius	stop~nia|ień|nie|ni~ Celsjusza różnicy;~nie
delta-fahrenheit	stop~nia|ień|nie|ni~ Fahrenheita różnicy;~nie
delta-kelvin	kelwin~a||y|ów~ różnicy;~y
are	ara|ar|ary|arów;ary
gill	gill~a||e|i;~e
cord	sąg~a amerykańskiego| amerykański|i amerykańskie|ów amerykańskich;~i amerykańskie
stere	ster~a||y|ów;~y
poise	puaz~a||y|ów;~y
stokes	stokes~a||y|ów;~y
gauss	gaus~a||y|ów;~y
maxwell	makswel~a||e|i;~e
oersted	ersted~a||y|ów;~y
curie	kiur~a||y|ów;~y
roentgen	rentgen~a||y|ów;~y
rad	rad~a||y|ów;~y
rem	rem~a||y|ów;~y
diopter	dioptri~i|a|e|i;~e
nit	nit~a||y|ów;~y
candlepower	świec~y|a|e|;~e
stilb	stilb~a||y|ów;~y
phot	fot~a||y|ów;~y
tex	teks~a||y|ów;~y
denier	denier~a||y|ów;~y
jansky	jansky
debye	debaj~a||e|ów;~e
person-hour	osobogodzin~y|a|y|
person-day	osobod~nia|zień|ni|ni;~ni
pica	pica
tsubo	tsubo
var	war~a||y|ów;~y
phon	fon~a||y|ów;~y
sone	son~a||y|ów;~y
electron-mass	mas~y|a|y|~ elektronu
proton-mass	mas~y|a|y|~ protonu
elementary-charge	ładun~ku elementarnego|ek elementarny|ki elementarne|ków elementarnych;~ki elementarne
mil	mil~a amerykańskiego| amerykański|e amerykańskie|i amerykańskich;~e amerykańskie
watt-hour	watogodzin~y|a|y|
ampere-hour	amperogodzin~y|a|y|
cycle-per-second	cykl na sekundę
proof	proof amerykański
trio	trójka
bakers-dozen	tuzin piekarski
score	kopa mała
long-hundred	długa setka
great-gross	wielki gros
myriad	miriada
lakh	lakh
crore	kror
quire	libra papieru
ream	ryza
rood	rood
section	sekcja
township	township
roofing-square	kwadrat dachowy
circular-inch	cal kołowy
person-week	osobotydzień
person-month	osobomiesiąc
spherical-candlepower	świeca sferyczna
candle-international	świeca międzynarodowa
dash	odrobina
smidgen	szczypta mała
tad	koniec noża
fifth	jedna piąta galona
barrel-beer	beczka piwa (USA)
barrel-liquid	baryłka cieczy (USA)
keg	keg
butt	butt
tun	tun
firkin	firkin
kilderkin	kilderkin
cup-us-legal	filiżanka urzędowa (USA)
minim	minim amerykański
half-bottle	pół butelki
quarter-hundredweight	ćwierć cetnara (USA)
butter-stick	kostka masła (USA)
unit-of-alcohol	jednostka alkoholu (UK)
planck-mass	masa Plancka
planck-time	czas Plancka
jupiter-mass	masa Jowisza
jupiter-radius	promień Jowisza
atomic-unit-of-time	atomowa jednostka czasu
atomic-unit-of-velocity	atomowa jednostka prędkości
line	linia
barleycorn	ziarno jęczmienia
nail	nail (tkaniny)
palm	dłoń mała
span	piędź
cubit	łokieć
ell	łokieć angielski
pace	krok
chain-engineer	łańcuch inżynierski
cable	kabel
nautical-league	liga morska
data-mile	mila danych
pixel-css	piksel CSS
quadrant	kwadrant
zodiac-sign	znak zodiaku
hour-angle	kąt godzinny
binary-degree	stopień binarny
mil-nato	tysięczna (NATO)
power-ratio	stosunek mocy
frequency-ratio	stosunek częstotliwości
frequency-decade	dekada częstotliwości
stop	działka przysłony
whole-tone	cały ton
quarter-tone	ćwierćton
year-tropical	rok zwrotnikowy
month-synodic	miesiąc synodyczny
sol	sol (doba marsjańska)
moment	moment
swatch-beat	beat Swatch
word	słowo (dane)
dot	punkt
unit-pole	biegun jednostkowy
molar-gas-constant	stała gazowa
ph	pH
of-water	woda (ciężar właściwy)
miners-inch	cal górniczy
hoppus-foot	stopa Hoppusa
cent-land	cent (ziemia)
ground	ground (Indie)
vara-texas	vara teksańska
cape-foot	stopa kapska
square-wa	wa kwadratowe
bigha-bengal	bigha (Bengal)
katha-bengal	katha (Bengal)
bigha-bihar	bigha (Bihar)
arpent-paris	arpent paryski
dan-volume	dan (objętość)
dan-mass	dan (masa)
tael-troy	tael trojański
baht-mass	baht (masa)
grain-paris	gran paryski
uncia	uncja rzymska
drachma	drachma grecka
shekel	szekel
perm-inch	perm cal
pied-du-roi	stopa królewska
funt	funt rosyjski
cubit-royal	łokieć królewski
`,
  patterns: `
joiner	 	 	 
quetta	quetta{0}	Q{0}
ronna	ronna{0}	R{0}
yotta	jotta{0}	Y{0}
zetta	zetta{0}	Z{0}
exa	eksa{0}	E{0}
peta	peta{0}	P{0}
tera	tera{0}	T{0}
giga	giga{0}	G{0}
mega	mega{0}	M{0}
kilo	kilo{0}	k{0}
hecto	hekto{0}	h{0}
deka	deka{0}	da{0}
deci	decy{0}	d{0}
centi	centy{0}	c{0}
milli	mili{0}	m{0}
micro	mikro{0}	μ{0}
nano	nano{0}	n{0}
pico	piko{0}	p{0}
femto	femto{0}	f{0}
atto	atto{0}	a{0}
zepto	zepto{0}	z{0}
yocto	jokto{0}	y{0}
ronto	ronto{0}	r{0}
quecto	quecto{0}	q{0}
yobi	jobi{0}	Yi{0}
zebi	zebi{0}	Zi{0}
exbi	eksbi{0}	Ei{0}
pebi	pebi{0}	Pi{0}
tebi	tebi{0}	Ti{0}
gibi	gibi{0}	Gi{0}
mebi	mebi{0}	Mi{0}
kibi	kibi{0}	Ki{0}
square	{0} kwadratowego|{0} kwadratowy|{0} kwadratowe|{0} kwadratowych;{0} kwadratowej|{0} kwadratowa|{0} kwadratowe|{0} kwadratowych;{0} kwadratowe	{0}²
cubic	{0} sześciennego|{0} sześcienny|{0} sześcienne|{0} sześciennych;{0} sześciennej|{0} sześcienna|{0} sześcienne|{0} sześciennych;{0} sześcienne	{0}³
-survey-us	{0} (geodez. USA)
-imperial	{0} (bryt.)
-dry	{0} (suche)
-sidereal	{0} (gwiazdowe)
-gregorian	{0} (gregor.)
-person	{0} (wiek)
-length	{0} (długość)
-roman	{0} (rzymskie)
-metric	{0} (metryczne)
-of-water	{0} słupa wody
-printer	{0} (druk)
-tex	{0} (TeX)
-us	{0} (USA)
-apothecary	{0} (aptekarskie)
-australian	{0} (austral.)
per	{0} na {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
`,
  quantities: `
length	Długość
area	Powierzchnia
volume	Objętość
mass	Masa
time	Czas
labor	Nakład pracy
temperature	Temperatura
temperature-difference	Różnica temperatur
speed	Prędkość i tempo
acceleration	Przyspieszenie
angle	Kąt
solid-angle	Kąt bryłowy
frequency	Częstotliwość
angular-speed	Prędkość kątowa
force	Siła
pressure	Ciśnienie
energy	Energia
power	Moc
torque	Moment siły
momentum	Pęd
moment-of-inertia	Moment bezwładności
surface-tension	Napięcie powierzchniowe i sztywność
fracture-toughness	Odporność na pękanie
fuel-economy	Zużycie paliwa
data	Ilość danych
data-rate	Szybkość transmisji danych
resolution	Rozdzielczość
graphics	Grafika
typewidth	Szerokość pisma
ratio	Stosunek i liczba
container-capacity	Pojemność kontenerów
level	Poziom
loudness	Głośność
musical-interval	Interwał muzyczny
density	Gęstość
specific-weight	Ciężar właściwy
linear-density	Gęstość liniowa
area-density	Gęstość powierzchniowa
volume-flow	Strumień objętości
mass-flow	Strumień masy
molar-flow	Strumień molowy
dynamic-viscosity	Lepkość dynamiczna
kinematic-viscosity	Lepkość kinematyczna
fluidity	Płynność
vapor-permeance	Przenikalność pary wodnej
vapor-permeability	Paroprzepuszczalność
turbidity	Mętność
specific-energy	Energia właściwa
energy-density	Gęstość energii
molar-energy	Energia molowa
thermal-conductivity	Przewodność cieplna
thermal-insulance	Opór cieplny
thermal-expansion	Rozszerzalność cieplna
heat-capacity	Pojemność cieplna i entropia
specific-heat-capacity	Ciepło właściwe
molar-heat-capacity	Molowa pojemność cieplna
heat-flux	Strumień ciepła i natężenie promieniowania
heat-transfer-coefficient	Współczynnik przenikania ciepła
radiant-exposure	Ekspozycja radiacyjna
amount-of-substance	Ilość substancji
molar-concentration	Stężenie molowe
molality	Molalność
catalytic-activity	Aktywność katalityczna
catalytic-concentration	Stężenie aktywności katalitycznej
filtration-rate	Przesączanie kłębuszkowe
electric-current	Natężenie prądu
current-noise-density	Gęstość szumu prądowego
electric-charge	Ładunek elektryczny
voltage	Napięcie elektryczne
voltage-noise-density	Gęstość szumu napięciowego
electric-resistance	Opór elektryczny
electric-conductance	Przewodność elektryczna
capacitance	Pojemność elektryczna
inductance	Indukcyjność
magnetic-flux	Strumień magnetyczny
magnetic-flux-density	Indukcja magnetyczna
magnetic-field-strength	Natężenie pola magnetycznego
magnetic-moment	Moment magnetyczny
electric-field-strength	Natężenie pola elektrycznego
electric-dipole-moment	Elektryczny moment dipolowy
resistivity	Rezystywność
conductivity	Konduktywność
apparent-power	Moc pozorna i bierna
apparent-energy	Energia pozorna i bierna
luminous-intensity	Światłość
luminance	Luminancja
illuminance	Natężenie oświetlenia
luminous-flux	Strumień świetlny
luminous-exposure	Naświetlenie
wavenumber	Odwrotność długości
spectral-flux-density	Widmowa gęstość strumienia
activity	Promieniotwórczość
activity-concentration	Stężenie aktywności
absorbed-dose	Dawka pochłonięta
equivalent-dose	Równoważnik dawki
equivalent-dose-rate	Moc równoważnika dawki
radiation-exposure	Dawka ekspozycyjna
energy-per-distance	Energia na odległość
`,
  words: {"to":["w","na","do","we","to"],"and":["i","plus"],"per":["na"],"opening":["ile to jest","ile to","ile wynosi","ile waży","co to jest","przelicz","zamień","przekonwertuj","z","ile waży","przelicz mi"],"howMany":["ile"],"are":["ma","mają","jest w","to","w","mieści się w","ma w sobie","jest równe"],"one":["jeden","jedna","jedno","jednym","jednej"],"endings":["ach","ami","om","ow","em","y","i","e","a","u","o"],"numbers":{"pół":"1/2","półtorej":"3/2","półtora":"3/2","jeden":"1","jedna":"1","jedno":"1","dwa":"2","dwie":"2","trzy":"3","cztery":"4","pięć":"5","sześć":"6","siedem":"7","osiem":"8","dziewięć":"9","dziesięć":"10","sto":"100"},"aliases":{"kilo":"kilogram","doba":"day","doby":"day","dobie":"day","dób":"day","Celsjusz":"celsius","Celsjusza":"celsius","Fahrenheit":"fahrenheit","stopniach Celsjusza":"celsius","stopniach Fahrenheita":"fahrenheit","galon":"gallon","litrów na 100 km":"liter-per-100-kilometer","litry na 100 km":"liter-per-100-kilometer"}},
};

export default locale;
