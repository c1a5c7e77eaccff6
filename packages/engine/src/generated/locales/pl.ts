// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'pl',
  plurals: 'other one few many',
  quantities: `
#length	Długość
metr~a||y|ów;~y
mikron~a||y|ów;~y

angstrem~a||y|ów;~y

cal~a||e|i;~e	cal~a||e|i	$″
stopy|stopa||stóp;;$ na stopę;f
jard~a||y|ów;~y


mil~i|a|e|;~e;;f	mil~i|a|e|
mil~i morskiej|a morska|e morskie| morskich;~e morskie	Mm
mil~a amerykańskiego| amerykański|e amerykańskie|i amerykańskich;~e amerykańskie

linia
ziarno jęczmienia
nail (tkaniny)
dłoń mała
dło~ni|ń|nie|ni;~nie
piędź
łokieć
łokieć angielski
krok


sąż~nia|eń|nie|ni;~nie	fm
$ rod;-	$ rod	$ rod

$ chain;-	$ chain	$ chain

łańcuch inżynierski
furlong~a||i|ów;~i
lig~i|a|i|
kabel


liga morska
mila danych
mil~i skandynawskiej|a skandynawska|e skandynawskie| skandynawskich;~a skandynawska;;f	smi








jednost~ki astronomicznej|ka astronomiczna|ki astronomiczne|ek astronomicznych;~ki astronomiczne	j.a.
parsek~a||i|ów;~i
sekund~y świetlnej|a świetlna|y świetlne| świetlnych;~y świetlne
minut~y świetlnej|a świetlna|y świetlne| świetlnych;~y świetlne
godzin~y świetlnej|a świetlna|y świetlne| świetlnych;~y świetlne
dnia świetlnego|dzień świetlny|dni świetlne|dni świetlnych;dni świetlne
roku świetlnego|rok świetlny|lata świetlne|lat świetlnych;lata świetlne
promie~nia|ń|nie|ni~ Ziemi;~ń
promień Jowisza
promie~nia|ń|nie|ni~ Słońca;~nie





punkt~u||y|ów;~y	pkt.
pica

piksel CSS





shaku [JP];-	shaku [JP]
sun [JP];-	sun [JP]

rin [JP];-	rin [JP]
ken [JP];-	ken [JP]
jo [JP];-	jo [JP]

ri [JP];-	ri [JP]
shaku [cloth, JP];shaku (tkaniny)	shaku [cloth, JP]








stopa królewska









łokieć królewski




vara teksańska




stopa kapska
#area	Powierzchnia





hektar~a||y|ów;~y
ara|ar|ary|arów;ary




cal~a kwadratowego| kwadratowy|e kwadratowe|i kwadratowych;~e kwadratowe	cal~a||e|i~ kw.	in²
stopy kwadratowej|stopa kwadratowa|stopy kwadratowe|stóp kwadratowych;stopy kwadratowe;;f	stopy kw.|stopa kw.||stóp kw.	ft²
jard~a kwadratowego| kwadratowy|y kwadratowe|ów kwadratowych;~y kwadratowe	jard~a||y|ów~ kw.	yd²
mil~i kwadratowej|a kwadratowa|e kwadratowe| kwadratowych;~e kwadratowe;$ na milę kwadratową;f	mil~i|a|e|~ kw.;;$/milę kw.	mi²



akr~a||y|ów;~y	akr~a||y|ów
rood
sekcja
township
kwadrat dachowy





cal kołowy
dunam~a||y|ów;~y	dunam~a||y|ów


tsubo
bu [JP];bu (powierzchnia)	bu [JP]
se [JP];-	se [JP]

cho [JP];-	cho [JP]




wa kwadratowe








cent (ziemia)
ground (Indie)
bigha (Bengal)
katha (Bengal)



bigha (Bihar)









arpent paryski
#volume	Objętość






litr~a||y|ów;~y	l
ster~a||y|ów;~y

cal~a sześciennego| sześcienny|e sześcienne|i sześciennych;~e sześcienne	cal~a||e|i~ sześc.	in³
stopy sześciennej|stopa sześcienna|stopy sześcienne|stóp sześciennych;stopy sześcienne;;f	stopy sześc.|stopa sześc.||stóp sześc.	ft³
jard~a sześciennego| sześcienny|y sześcienne|ów sześciennych;~y sześcienne	jard~a||y|ów~ sześc.	yd³
mil~i sześciennej|a sześcienna|e sześcienne| sześciennych;~e sześcienne;;f	mil~i|a|e|~ sześc.	mi³





akrost~opy|opa|opy|óp	akrost~opy|opa|opy|óp



sąg~a amerykańskiego| amerykański|i amerykańskie|ów amerykańskich;~i amerykańskie
stopa Hoppusa


galon~a amerykańskiego| amerykański|y amerykańskie|ów amerykańskich;~y amerykańskie	gal am.


kwart~y amerykańskiej|a amerykańska|y amerykańskie| amerykańskich;~y amerykańskie;;f	kwart~y|a|y|~ am.
półkwart~y amerykańskiej|a amerykańska|y amerykańskie| amerykańskich;~y amerykańskie;;f	półkwart~y|a|y|~ am.
ćwierćkwart~y amerykańskiej|a amerykańska|y amerykańskie| amerykańskich;~y amerykańske;;f	ćwierćkwart~y|a|y|~ am.
gill~a||e|i;~e
uncj~i płynu amerykańskiej|a płynu amerykańska|e płynu amerykańskie|i płynu amerykańskich;~e płynu amerykańskie;;f	fl oz am.
drachm~y|a|y|~ płynu;;;f	drachm~y|a|y|
minim amerykański
łyż~ki stołowej|ka stołowa|ki stołowe|ek stołowych;~ki stołowe;;f	ł. stoł.
łyżecz~ki|ka|ki|ek;;;f	łyżecz~ki|ka|ki|ek
łyż~ki deserowej|ka deserowa|ki deserowe|ek deserowych;~ki deserowe;;f	ł. deser.
filiżanka urzędowa (USA)
$ fl oz m.	$ fl oz m.	$ fl oz m.
odrobina
szczypt~y|a|y|;;;f	szcz.
szczypta mała
koniec noża
kropl~i|a|e|i;~e;;f	kropl~i|a|e|i

jigger~a||y|ów;~y	jigger~a||y|ów
kielisz~ka|ek|ki|ków;~ki
jedna piąta galona
busz~la|el|le|li;~le




barył~ki|ka|ki|ek
beczka piwa (USA)
keg
baryłka cieczy (USA)



butt
tun
galon~a angielskiego| angielski|y angielskie|ów angielskich;~y angielskie	gal ang.
kwart~y angielskiej|a angielska|y angielskie| angielskich;~y angielskie;;f	kwart~y|a|y|~ ang.
$ pt Imp.;-	$ pt Imp.	$ pt Imp.
$ cup Imp.;-	$ cup Imp.	$ cup Imp.

uncj~i płynu angielskiej|a płynu angielska|e płynu angielskie|i płynu angielskich;~e płynu angielskie;;f	fl oz ang.


łyż~ki angielskiej|ka angielska|ki angielskie|ek angielskich;~ki angielskie
łyżecz~ki angielskiej|ka angielska|ki angielskie|ek angielskich;~ki angielskie
imperialn~ej łyżeczki deserowej|a łyżeczka deserowa|e łyżeczki deserowe|ych łyżeczek deserowych;~a łyżeczka deserowa;;f	ł. deser. ang.



firkin
kilderkin

ćwierćkwart~y metrycznej|a metryczna|y metryczne| metrycznych;~y metryczne;;f	ćwierćkwart~y|a|y|~ metr.
łyż~ki metrycznej|ka metryczna|ki metryczne|ek metrycznych;~ki metryczne
łyżecz~ki metrycznej|ka metryczna|ki metryczne|ek metrycznych;~ki metryczne

półkwart~y metrycznej|a metryczna|y metryczne| metrycznych;~y metryczne;;f	półkwart~y|a|y|~ metr.
cup [JP];filiżanka japońska	cup [JP]
osaji [JP];-	osaji [JP]
kosaji [JP];-	kosaji [JP]








dan (objętość)














butel~ki|ka|ki|ek~ wina
pół butelki








koku [JP];-	koku [JP]
to [JP];-	to [JP]

shaku [vol, JP];shaku (objętość)	shaku [vol, JP]
sai [JP];-	sai [JP]
#mass	Masa
kilogram~a||y|ów;~y
gram~a||y|ów;~y
ton~y|a|y|;;;f

kwintal~a||e|i;~e
karat~a||y|ów;~y	kt
funt~a||y|ów;~y	funt~a||y|ów

uncj~i|a|e|i;~e;$ na uncję;f

gran~a||y|ów;~y
kamie~nia|ń|nie|ni;~ń
ćwierć cetnara (USA)
cetnar~a amerykańskiego| amerykański|y amerykańskie|ów amerykańskich;~y amerykańskie
cetnar~a angielskiego| angielski|y angielskie|ów angielskich;~y angielskie
krótk~iej tony|a tona|ie tony|ich ton;~ie tony	krótk~iej tony|a tona|ie tony|ich ton
ton~y angielskiej|a angielska|y angielskie| angielskich;~y angielskie
$ slug;-	$ slug	$ slug

uncj~i trojańskiej|a trojańska|e trojańskie|i trojańskich;~a trojańska






kostka masła (USA)

jednostka alkoholu (UK)

jednost~ki|ka|ki|ek~ masy atomowej;;;f		u
mas~y|a|y|~ elektronu
mas~y|a|y|~ protonu

masa Plancka
mas~y|a|y|~ Słońca;;;f
mas~y|a|y|~ Ziemi;;;f
masa Jowisza



fun [JP];-	fun [JP]

dan (masa)





tael trojański


baht (masa)









gran paryski




funt rosyjski




uncja rzymska
drachma grecka



szekel
#time	Czas
sekund~y|a|y|;;$ na sekundę;f	sek.;;$/s	s
minut~y|a|y|;;$ na minutę;f
godzin~y|a|y|;;$ na godzinę;f	godz.	h
dnia|dzień|dni|dni;dzień;$ na dobę	dnia|dzień|dni|dni;;$/dobę	d.
tygodnia|tydzień|tygodnie|tygodni;tygodnie	tyg.|tydz.	t.
$ fw;-	$ fw	$ fw
miesi~ąca|ąc|ące|ęcy;~ące	mies.	m-c~a||e|y
kwartał~u||y|ów;~y;$/kw.	kw.
półrocz~a|e|a|y
roku|rok|lata|lat;lata	roku|rok|lata|lat	r.||l.|l.
dekad~y|a|y|;;;f	dek
wiek~u||i|ów;~i	w.
tysiącleci~a|e|a|


noc~y||e|y;~e;$/noc;f	noc~y||e|y
dnia|dzień|dni|dni



roku zwykłego|rok zwykły|lata zwykłe|lat zwykłych;lata zwykłe
roku przestępnego|rok przestępny|lata przestępne|lat przestępnych;lata przestępne


rok zwrotnikowy

miesiąc synodyczny





sol (doba marsjańska)



moment

czas Plancka
atomowa jednostka czasu
beat Swatch
#labor	Nakład pracy
osobogodzin~y|a|y|
osobod~nia|zień|ni|ni;~ni
osobotydzień
osobomiesiąc
#temperature	Temperatura
kelwin~a||y|ów;~y
stop~nia|ień|nie|ni~ Celsjusza;~nie	st. C	$°C
stop~nia|ień|nie|ni~ Fahrenheita;~nie	$°F
$ °R;-	$ °R	$ °R
#temperature-difference	Różnica temperatur
kelwin~a||y|ów~ różnicy;~y
stop~nia|ień|nie|ni~ Celsjusza różnicy;~nie
stop~nia|ień|nie|ni~ Fahrenheita różnicy;~nie
#speed	Prędkość i tempo


kilometr~a||y|ów~ na godzinę;~y	km/godz.	$km/h|km/h|km/h|km/h


mil~i|a|e|~ na godzinę;~e;;f	mil~i|a|e|~/h	mph





węz~ła|eł|ły|łów;~eł	w.


świat~ła|ło|ła|eł;~ło	św.
mach~a||y|ów;~y
atomowa jednostka prędkości
#acceleration	Przyspieszenie
metr~a||y|ów~ na sekundę do kwadratu;~y





przyspieszenia ziemskiego|=przyspieszenie ziemskie|przyspieszenia ziemskie|przyspieszeń ziemskich;przyspieszenie ziemskie	G
#angle	Kąt
radian~a||y|ów;~y
stop~nia|ień|nie|ni;~nie	$°
minut~y kątowej|a kątowa|y kątowe| kątowych;~y kątowe;;f	$′
sekund~y kątowej|a kątowa|y kątowe| kątowych;~y kątowe;;f	$″


grad~a||y|ów;~y
obr~otu|ót|oty|otów;~ót	obr.
kwadrant
znak zodiaku
kąt godzinny
rumb~u||y|ów;~y
stopień binarny
tysięczna (NATO)
#solid-angle	Kąt bryłowy
$ sr|steradian|steradiany|steradianów;steradiany	$ sr	$ sr
#frequency	Częstotliwość
herc~a||e|ów;~e



cykl na sekundę
obr~otu|ót|oty|otów~ na sekundę;~oty
obr~otu|ót|oty|otów~ na minutę;~oty
uderze~nia|nie|nia|ń~ na minutę

klat~ki|ka|ki|ek~ na sekundę
bod~a||y|ów;~y
#angular-speed	Prędkość kątowa
#force	Siła
niuton~a||y|ów;~y
dyn~y|a|y|

kilogram~a||y|ów~-siła;~y	$ kgf	$ kgf
gram~a-siły|-siła|y-siły|ów-siły;~y-siły
ton~y-siły|a-siła|y-siły|-siły
funt~a-siły|-siła|y-siły|ów-siły;~-siła
#pressure	Ciśnienie
paskal~a||e|i;~e
bar~a||y|ów;~y	bar
atmosfer~y|a|y|;;;f
atmosfer~y technicznej|a techniczna|y techniczne| technicznych;~y techniczne
tor~a||y|ów;~y




funt~a||y|ów~ na cal kwadratowy;~y




















milimetr~a||y|ów~ słupa rtęci;~y

cal~a||e|i~ słupa rtęci;~e
#energy	Energia
dżul~a||e|i;~e
erg~a||i|ów;~i

watogodzin~y|a|y|
kilowatogodzin~y|a|y|;;;f
elektronowolt~a||y|ów;~y
kalori~i|a|e|i;~e;;f
kalorii|kaloria|kilokalorie|kilokalorii;kalorie;;f
kalori~i|a|e|i~ [IT];~e	cal [IT]




$ BTU-IT	$ BTU-IT	$ BTU-IT
brytyjsk~iej jednostki|a jednostka|ie jednostki|ich jednostek~ ciepła;~a jednostka	Btu








therm~a amerykańskiego| amerykański|y amerykańskie|ów amerykańskich;~y amerykańskie	therm~a||y|ów~ amer.




ton~y|a|y|~ trotylu

ton~y|a|y|~ oleju ekwiwalentnego
#power	Moc
wat~a||y|ów;~y
konia mechanicznego|koń mechaniczny|konie mechaniczne|koni mechanicznych;konie mechaniczne	KM
konia mechanicznego metrycznego|koń mechaniczny metryczny|konie mechaniczne metryczne|koni mechanicznych metrycznych;konie mechaniczne metryczne












ton~y chłodniczej|a chłodnicza|y chłodnicze| chłodniczych;~y chłodnicze
jasnoś~ci|ć|ci|ci~ Słońca;;;f
#torque	Moment siły
niutonometr~a||y|ów;~y	N⋅m






stopofunt~a||y|ów;~y	lbf⋅ft
#momentum	Pęd
#moment-of-inertia	Moment bezwładności
#surface-tension	Napięcie powierzchniowe i sztywność
#fracture-toughness	Odporność na pękanie
#fuel-economy	Zużycie paliwa

litr~a||y|ów~ na 100 kilometrów;~y	l/100 km




mil~i|a|e|~ na galon;~e;;f
mil~i|a|e|~ na galon angielski;~e;;f	mi/gal ang.
#data	Ilość danych
bit~a||y|ów;~y	b
bajt~a||y|ów;~y
oktet~u||y|ów;~y
półbajt~a||y|ów;~y





słowo (dane)
#data-rate	Szybkość transmisji danych
#resolution	Rozdzielczość

piksel~a||e|i~ na centymetr;~e	ppcm

piksel~a||e|i~ na cal;~e
punkt~u||y|ów~ na cal;~y
punkt~u||y|ów~ na centymetr;~y
#graphics	Grafika
piksel~a||e|i;~e
punkt
#typewidth	Szerokość pisma
firet~u||y|ów;~y	firet~u||y|ów
#ratio	Stosunek i liczba
częś~ci|ć|ci|ci	cz.
procent	$%
promil~a||e|i;~	$‰
punkt~u bazowego| bazowy|y bazowe|ów bazowych;~ bazowy	$‱

częś~ci|ć|ci|ci~ na milion;;;f
częś~ci|ć|ci|ci~ na miliard;;;f



karat~a||y|ów;~y
proof amerykański

par~y|a|y|
trójka
pół tuzina
tuzin~a||y|ów;~y
tuzin piekarski
kopa mała
set~ki|ka|ki|ek
długa setka

wielki gros
tysi~ąca|ąc|ące|ęcy;~ące
miriada
lakh
milion~a||y|ów;~y
kror
miliard~a||y|ów;~y
bilion~a||y|ów;~y
libra papieru
ryza
#container-capacity	Pojemność kontenerów
#level	Poziom
stosunek mocy
decybel~a||e|i;~e

neper~a||y|ów;~y

działka przysłony
#loudness	Głośność
son~a||y|ów;~y
fon~a||y|ów;~y
#musical-interval	Interwał muzyczny
stosunek częstotliwości
oktaw~y|a|y|
cały ton
półton~u||y|ów;~y
ćwierćton


dekada częstotliwości
#density	Gęstość
#specific-weight	Ciężar właściwy


słupa rtęci	$ Hg	$ Hg
woda (ciężar właściwy)
#linear-density	Gęstość liniowa


teks~a||y|ów;~y
denier~a||y|ów;~y
#area-density	Gęstość powierzchniowa
#volume-flow	Strumień objętości



























cal górniczy
#mass-flow	Strumień masy
#molar-flow	Strumień molowy
#dynamic-viscosity	Lepkość dynamiczna

puaz~a||y|ów;~y
#kinematic-viscosity	Lepkość kinematyczna


stokes~a||y|ów;~y
#fluidity	Płynność
#vapor-permeance	Przenikalność pary wodnej
#vapor-permeability	Paroprzepuszczalność

perm cal
#turbidity	Mętność
#specific-energy	Energia właściwa
#energy-density	Gęstość energii





gas E;gęstość energii benzyny	gas E
#molar-energy	Energia molowa
#thermal-conductivity	Przewodność cieplna
#thermal-insulance	Opór cieplny
#thermal-expansion	Rozszerzalność cieplna
#heat-capacity	Pojemność cieplna i entropia
#specific-heat-capacity	Ciepło właściwe
#molar-heat-capacity	Molowa pojemność cieplna


stała gazowa
#heat-flux	Strumień ciepła i natężenie promieniowania
#heat-transfer-coefficient	Współczynnik przenikania ciepła
#radiant-exposure	Ekspozycja radiacyjna
#amount-of-substance	Ilość substancji
mol~a||e|i;~	mol~a||e|i
sztuk~i|a|i|;;;f	szt.
#molar-concentration	Stężenie molowe


pH


miligram~a||y|ów~ na decylitr;~y	mg/dl
#molality	Molalność

$ Glc;glukozy	$ Glc	$ Glc
#catalytic-activity	Aktywność katalityczna
katal~a||e|i;~e	$ kat	$ kat
#catalytic-concentration	Stężenie aktywności katalitycznej
#filtration-rate	Przesączanie kłębuszkowe
#electric-current	Natężenie prądu
amper~a||y|ów;~y
#current-noise-density	Gęstość szumu prądowego
#electric-charge	Ładunek elektryczny
kulomb~a||y|ów;~y	$ C	$ C
amperogodzin~y|a|y|

ładun~ku elementarnego|ek elementarny|ki elementarne|ków elementarnych;~ki elementarne
#voltage	Napięcie elektryczne
wolt~a||y|ów;~y
#voltage-noise-density	Gęstość szumu napięciowego
#electric-resistance	Opór elektryczny
oma|om|omy|omów;omy
#electric-conductance	Przewodność elektryczna
siemens~a||y|ów;~y	$ S	$ S
#capacitance	Pojemność elektryczna
farad~a||y|ów;~y	$ F	$ F
#inductance	Indukcyjność
henr~a||y|ów;~y	$ H	$ H
#magnetic-flux	Strumień magnetyczny
weber~a||y|ów;~y	$ Wb	$ Wb
makswel~a||e|i;~e
biegun jednostkowy
#magnetic-flux-density	Indukcja magnetyczna
tesl~i|a|e|i;~e	$ T	$ T
gaus~a||y|ów;~y
#magnetic-field-strength	Natężenie pola magnetycznego


ersted~a||y|ów;~y
#magnetic-moment	Moment magnetyczny
#electric-field-strength	Natężenie pola elektrycznego
#electric-dipole-moment	Elektryczny moment dipolowy

debaj~a||e|ów;~e
#resistivity	Rezystywność
#conductivity	Konduktywność
#apparent-power	Moc pozorna i bierna

war~a||y|ów;~y
#apparent-energy	Energia pozorna i bierna
#luminous-intensity	Światłość
kandel~i|a|e|i;~a;;f
świec~y|a|e|;~e
świeca międzynarodowa
#luminance	Luminancja

nit~a||y|ów;~y



stilb~a||y|ów;~y
#illuminance	Natężenie oświetlenia
luks~u||y|ów;~y



fot~a||y|ów;~y
#luminous-flux	Strumień świetlny
lumen~a||y|ów;~
świeca sferyczna
#luminous-exposure	Naświetlenie
#wavenumber	Odwrotność długości




dioptri~i|a|e|i;~e
#spectral-flux-density	Widmowa gęstość strumienia

jansky
#activity	Promieniotwórczość
bekerel~a||e|i;~e	$ Bq	$ Bq
kiur~a||y|ów;~y
#activity-concentration	Stężenie aktywności
#absorbed-dose	Dawka pochłonięta
grej~a||e|ów;~e	$ Gy	$ Gy
rad~a||y|ów;~y
#equivalent-dose	Równoważnik dawki
siwert~a||y|ów;~y	$ Sv	$ Sv
rem~a||y|ów;~y
#equivalent-dose-rate	Moc równoważnika dawki
#radiation-exposure	Dawka ekspozycyjna

rentgen~a||y|ów;~y
#energy-per-distance	Energia na odległość



kilowatogodzin~y|a|y|~ na 100 km;;;f	kWh/100km
`,
  units: `
millimole-per-liter	milimol~a||e|i~ na litr;~e	mmol/l
millisecond	milisekund~y|a|y|;;;f
microsecond	mikrosekund~y|a|y|;;;f
nanosecond	nanosekund~y|a|y|;;;f
kilocalorie	kilokalori~i|a|e|i;~e;;f
megapixel	megapiksel~a||e|i;~e	MP
millibar	milibar~a||y|ów;~y
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
  words: {"to":["w","na","do","we","to"],"and":["i","plus"],"per":["na"],"opening":["ile to jest","ile to","ile wynosi","ile waży","co to jest","przelicz","zamień","przekonwertuj","z","ile waży","przelicz mi"],"howMany":["ile"],"are":["ma","mają","jest w","to","w","mieści się w","ma w sobie","jest równe"],"one":["jeden","jedna","jedno","jednym","jednej"],"endings":["ach","ami","om","ow","em","y","i","e","a","u","o"],"numbers":{"pół":"1/2","półtorej":"3/2","półtora":"3/2","jeden":"1","jedna":"1","jedno":"1","dwa":"2","dwie":"2","trzy":"3","cztery":"4","pięć":"5","sześć":"6","siedem":"7","osiem":"8","dziewięć":"9","dziesięć":"10","sto":"100"},"aliases":{"kilo":"kilogram","doba":"day","doby":"day","dobie":"day","dób":"day","Celsjusz":"celsius","Celsjusza":"celsius","Fahrenheit":"fahrenheit","stopniach Celsjusza":"celsius","stopniach Fahrenheita":"fahrenheit","galon":"gallon","litrów na 100 km":"liter-per-100-kilometer","litry na 100 km":"liter-per-100-kilometer"}},
};

export default locale;
