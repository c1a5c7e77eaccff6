// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'pl',
  plurals: 'other one few many',
  quantities: `
#length	Długość
metrY
mikronY

angstremY

cal4	cal~a||e|i	$″
st%;;$ na stopę;f
jardY


mil*;;;f	mil~i|a|e|
mil* morsk7	Mm
mil4 amerykański8

lini!
ziar~na|no|na|en~ jęczmienia
nail (tkaniny)
mał~ej dłoni|a dłoń|e dłonie|ych dłoni;~e dłonie
dło~ni|ń|nie|ni;~nie
pięd~zi|ź|zie|zi;~zie
łok^
łok^ angielski8
krok~u||i|ów;~i


sąż~nia|eń|nie|ni;~nie	fm
prętY

łańcuchY miernicz9

łańcuchY inżynierski8
furlong&
lig<
kab~la|el|le|li;~le


lig< morsk7
mil* danych
mil~i skandynawskiej|a skandynawska|e skandynawskie| skandynawskich;~a skandynawska;;f	smi


prętY (geodez. USA)
łańcuchY (geodez. USA)




jednostV astronomicznL	j.a.
parsek&
sekundW świetlnL
minutW świetlnL
godzinW świetlnL
dnia świetlnego|dzień świetlny|dni świetlne|dni świetlnych;dni świetlne
roku świetlnego|rok świetlny|lata świetlne|lat świetlnych;lata świetlne
promie~nia|ń|nie|ni~ Ziemi;~ń
promie~nia|ń|nie|ni~ Jowisza;~nie
promie~nia|ń|nie|ni~ Słońca;~nie
długoś> Plancka

naturalnL jednostV długości



punkt6	pkt.
piki|pica||pik

piksel4 CSS
punkt6 drukarski8


punkt6 skalowan9
pica TeX
punkt6 Didota TeX
cycero TeX


shaku (długość)
sun [JP];-
bu (długość)
rin [JP];-
ken [JP];-
jo [JP];-
chō (długość)
ri [JP];-
shaku (tkaniny)








st% królewsk7







łok^ biblijn9
dło~ni (biblijnej|ń (biblijna|nie (biblijne|ni (biblijnych~);~nie (biblijne
łok^ królewski8
st% z Quebecu



varW teksańsk7




st% kapsk7
rood z Kapsztadu





łok^ duński8
sąż~nia wiedeńskiego|eń wiedeński|nie wiedeńskie|ni wiedeńskich;~nie wiedeńskie
#area	Powierzchnia





hektarY
arY


barnY
darcy
cal4 kwadratow9	cal~a||e|i~ kw.	in²
st% kwadratowL;;;f	stopy kw.|stopa kw.||stóp kw.	ft²
jardY kwadratow9	jard~a||y|ów~ kw.	yd²
mil* kwadratowL;;$ na milę kwadratową;f	mil~i|a|e|~ kw.;;$/milę kw.	mi²



akrY	akr~a||y|ów
rood
sekcj!
township
kwadrat6 dachow9





cal4 kołow9
dunamY	dunam~a||y|ów


tsubo
bu (powierzchnia)
se [JP];-

cho [JP];-




wa kwadratowe





małL marl!


cent (ziemia)
ground (Indie)
bigha (Bengal)
katha (Bengal)
chatak (Bengal)
katha (Asam)

bigha (Bihar)
katha (Bihar)
dhur (Bihar)

bigha (Nepal)
kattha (Nepal)
dhur (Nepal)



arpentY paryski8









fen (Tajwan)
alqueire (São Paulo)
alqueire (Minas Gerais)

morgi pruskiej|morga pruska|morgi pruskie|mórg pruskich;morgi pruskie
dżeribY afgański8
morg< austriack7
#volume	Objętość






litrY	l
sterY

cal4 sześcienn9	cal~a||e|i~ sześc.	in³
st% sześciennL;;;f	stopy sześc.|stopa sześc.||stóp sześc.	ft³
jardY sześcienn9	jard~a||y|ów~ sześc.	yd³
mil* sześciennL;;;f	mil~i|a|e|~ sześc.	mi³





akrost%	akrost~opy|opa|opy|óp



sąg& amerykański8
st% Hoppusa


galonY amerykański8	gal am.


kwartW amerykańsk7;;;f	kwart~y|a|y|~ am.
półkwartW amerykańsk7;;;f	półkwart~y|a|y|~ am.
ćwierćkwart~y amerykańskiej|a amerykańska|y amerykańskie| amerykańskich;~y amerykańske;;f	ćwierćkwart~y|a|y|~ am.
gill4
uncj! płynu amerykańsk7;;;f	fl oz am.
drachmW płynu;;;f	drachm~y|a|y|
minim6 amerykański8
amerykańsk7 łyżV stołowL
amerykańsk7 łyżeczV
łyżV deserowL;;;f	ł. deser.
filiżanV urzędowL (USA)
$ fl oz m.	$ fl oz m.	$ fl oz m.
odrobinW
szczyptW;;;f	szcz.
małL szczyptW
koniec noża
kropl!;;;f	kropl~i|a|e|i

jiggerY	jigger~a||y|ów
kielisz~ka|ek|ki|ków;~ki
butelV 1/5 galona
busz~la|el|le|li;~le




baryłV
beczV piwa (USA)
keg&
czwarta część baryłki piwa
szósta część baryłki piwa
keg& Cornelius
keg& europejski8
baryłV cieczy (USA)

baryłV żurawin

butt
tun
galonY angielski8	gal ang.
kwartW angielsk7;;;f	kwart~y|a|y|~ ang.
pintW angielsk7
filiżanV angielsk7

uncj! płynu angielsk7;;;f	fl oz ang.


łyżV angielsk7
łyżV półuncjowL
łyżeczV angielsk7
imperialn~ej łyżeczki deserowej|a łyżeczka deserowa|e łyżeczki deserowe|ych łyżeczek deserowych;~a łyżeczka deserowa;;f	ł. deser. ang.



firkin
kilderkin

szklanV	szklan~ki|ka|ki|ek
łyżV stołowL;;;f	ł. stoł.
łyżeczV;;;f	łyżecz~ki|ka|ki|ek
metrycznL łyżV deserowL

półkwartW metrycznL;;;f	półkwart~y|a|y|~ metr.
filiżanV japońsk7
osaji [JP];-
kosaji [JP];-








dan (objętość)








log (biblijny)





butelV wina
półbutelV








koku [JP];-
to [JP];-

shaku (objętość)
sai [JP];-

jedna trzecia sąga

gantang& malezyjski8
#mass	Masa
kilogramY
gramY
tonW;;;f

kwintal4
karatY
funtY	funt~a||y|ów

uncj!;;$ na uncję;f

granY
kamie~nia|ń|nie|ni;~ń
ćwierć cetnara (bryt.)
cetnarY amerykański8
cetnarY angielski8
krótk7 tonW	krótk~iej tony|a tona|ie tony|ich ton
tonW angielsk7
slug&

uncj~i trojańskiej|a trojańska|e trojańskie|i trojańskich;~a trojańska



drachmW aptekarsk7


kostV masła (USA)
porcj! standardowL (USA)
jednostV alkoholu (UK)
porcj! standardowL (Australia)
jednostV masy atomowej;;;f		u
masW elektronu
masW protonu

masW Plancka
masW Słońca;;;f
masW Ziemi;;;f
masW Jowisza



fun [JP];-

dan (masa)





tael trojański


baht (masa)
bahtY złota








granY paryski8




funtY rosyjski8




uncj! rzymsk7
drachmW greck7

minW attyck7
talent6 attycki8
szek~la|el|le|li;~le
minW biblijnL
talent6 biblijn9

gamma (masa)



tical4 birmański8
ok< egipsk7
kantarY egipski8
ok< cypryjsk7
funtY szwedzki8
#time	Czas
sekundW;;$ na sekundę;f	sek.;;$/s	s
minutW;;$ na minutę;f
godzinW;;$ na godzinę;f	godz.	h
kwadrans_
dnia|dzień|dni|dni;dzień;$ na dobę	dnia|dzień|dni|dni;;$/dobę	d.
tygodnia|tydzień|tygodnie|tygodni;tygodnie	tyg.|tydz.	t.
okres6 dwutygodniow9
miesi@	mies.	m-c~a||e|y
kwartał6;;$/kw.	kw.
półrocz~a|e|a|y
roku|rok|lata|lat;lata	roku|rok|lata|lat	r.||l.|l.
dekadW;;;f	dek
wiek~u||i|ów;~i	w.
tysiącleci~a|e|a|


noc~y||e|y;~e;$/noc;f	noc~y||e|y
dnia|dzień|dni|dni



roku zwykłego|rok zwykły|lata zwykłe|lat zwykłych;lata zwykłe
roku przestępnego|rok przestępny|lata przestępne|lat przestępnych;lata przestępne


roku zwrotnikowego|rok zwrotnikowy|lata zwrotnikowe|lat zwrotnikowych;lata zwrotnikowe

miesi@ synodyczn9

miesi@ zwrotnikow9




sol (doba marsjańska)



moment6

czas6 Plancka
atomowL jednostV czasu
beat Swatch
#labor	Nakład pracy
osobogodzinW
osobod~nia|zień|ni|ni;~ni
osoboty~godnia|dzień|godnie|godni;~godnie
osobomiesi@
ekwiwalent6 pełnego etatu
#temperature	Temperatura
kelwinY
stop+ Celsjusza	st. C	$°C
stop+ Fahrenheita	$°F
stop+ Rankine’a
#temperature-difference	Różnica temperatur
kelwinY różnicy
stop+ Celsjusza różnicy
stop+ Fahrenheita różnicy
#speed	Prędkość i tempo


kilometrY na godzinę	km/godz.	$km/h|km/h|km/h|km/h


mil* na godzinę;;;f	mil~i|a|e|~/h	mph





węz~ła|eł|ły|łów;~eł	w.


świat~ła|ło|ła|eł;~ło	św.
machY
atomowL jednostV prędkości
#acceleration	Przyspieszenie
metrY na sekundę do kwadratu





przyspieszenia ziemskiego|=przyspieszenie ziemskie|przyspieszenia ziemskie|przyspieszeń ziemskich;przyspieszenie ziemskie	G
galileo (Gal)
#angle	Kąt
radianY
stop+	$°
minutW kątowL;;;f	$′
sekundW kątowL;;;f	$″


gradY
obr~otu|ót|oty|otów;~ót	obr.
kwadrant6
znak~u||i|ów~ zodiaku;~i
kątY godzinn9
rumb6
stop+ binarn9
tysięcznL (NATO)
#solid-angle	Kąt bryłowy
$ sr|steradian|steradiany|steradianów;steradiany	$ sr	$ sr
#frequency	Częstotliwość
herc_




cykl~u||e|i~ na sekundę;~e
obr~otu|ót|oty|otów~ na sekundę;~oty
obr~otu|ót|oty|otów~ na minutę;~oty
uderze~nia|nie|nia|ń~ na minutę

klatV na sekundę
bodY
#angular-speed	Prędkość kątowa
#force	Siła
niutonY
dynW

kilogram~a||y|ów~-siła;~y	$ kgf	$ kgf
gram~a-siły|-siła|y-siły|ów-siły;~y-siły
ton~y-siły|a-siła|y-siły|-siły
funt~a-siły|-siła|y-siły|ów-siły;~-siła
#pressure	Ciśnienie
paskal4
barY	bar
atmosferW;;;f
atmosferW technicznL
torY




funtY na cal kwadratowy










milimetrY słupa wody
centymetrY słupa wody
metrY słupa wody
cal4 słupa wody
st% słupa wody




mikrometrY słupa rtęci
milimetrY słupa rtęci
centymetrY słupa rtęci
cal4 słupa rtęci
st% słupa rtęci




metrY słupa rtęci
#gauge-pressure	Nadciśnienie
#energy	Energia
dżul4
erg&

watogodzinW
kilowatogodzinW;;;f
elektronowoltY
kalori!;;;f
kalorii|kaloria|kilokalorie|kilokalorii;kalorie;;f
kalori! [IT]	cal [IT]




frygori!
$ BTU-IT	$ BTU-IT	$ BTU-IT
brytyjsk~iej jednostki|a jednostka|ie jednostki|ich jednostek~ ciepła;~a jednostka	Btu








thermY amerykański8	therm~a||y|ów~ amer.




tonW trotylu
gramY trotylu

tonW oleju ekwiwalentnego










foe
#power	Moc
watY
brytyjski~ego konia mechanicznego| koń mechaniczny|e konie mechaniczne|ch koni mechanicznych;~e konie mechaniczne
konia mechanicznego|koń mechaniczny|konie mechaniczne|koni mechanicznych;konie mechaniczne	KM












tonW chłodniczL
jasnoś> Słońca;;;f






tonW wieży chłodniczej
#torque	Moment siły
niutonometrY	N⋅m






stopofuntY	lbf⋅ft
#momentum	Pęd
#moment-of-inertia	Moment bezwładności
#surface-tension	Napięcie powierzchniowe i sztywność
#fracture-toughness	Odporność na pękanie
#fuel-economy	Zużycie paliwa

litrY na 100 kilometrów	l/100 km




mil* na galon;;;f
mil* na galon angielski;;;f	mi/gal ang.
#data	Ilość danych
bitY	b
bajtY
oktet6
półbajtY
parW bitów




słowa (dane)|słowo (dane)||słów (dane)
słowa podwójnego|słowo podwójne|słowa podwójne|słów podwójnych;słowa podwójne
słowa poczwórnego|słowo poczwórne|słowa poczwórne|słów poczwórnych;słowa poczwórne
#data-rate	Szybkość transmisji danych
#resolution	Rozdzielczość

piksel4 na centymetr	ppcm

piksel4 na cal
punkt6 na cal
punkt6 na centymetr
#graphics	Grafika
piksel4
punkt6 (druk)
#typewidth	Szerokość pisma
firet6	firet~u||y|ów
#ratio	Stosunek i liczba
częś>	cz.
procent	$%
promil~a||e|i;~	$‰
punkt~u bazowego| bazowy|y bazowe|ów bazowych;~ bazowy	$‱

częś> na milion;;;f
częś> na miliard;;;f



karatY	karat~a||y|ów~ (złoto)
proof amerykański

parW
trójV
pół tuzina
tuzinY
tuzinY piekarski8
dwudziestV
setV
dług7 setV
grosY
wielki8 grosY
tysi@
miriadW
lakhY
milionY
krorY
miliardY
bilionY
librW papieru
ryzW
#container-capacity	Pojemność kontenerów
#level	Poziom
stosun~ku|ek|ki|ków~ mocy;~ki
decybel4
bel4
neperY

działV przysłony
#loudness	Głośność
sonY
fonY
#musical-interval	Interwał muzyczny
stosun~ku|ek|ki|ków~ częstotliwości;~ki
oktawW
cał9 ton6
półton6
ćwierćton6


dekadW częstotliwości
#density	Gęstość















slug& na stopę sześcienną
#specific-weight	Ciężar właściwy


słupa rtęci	$ Hg	$ Hg
woda (ciężar właściwy)
#linear-density	Gęstość liniowa


teksY
denierY



numer metryczny przędzy
#area-density	Gęstość powierzchniowa









funtY masy na cal kwadratowy


momme (jedwab)
#volume-flow	Strumień objętości



























cal4 górnicz9
sverdrupY
#mass-flow	Strumień masy
#molar-flow	Strumień molowy
#dynamic-viscosity	Lepkość dynamiczna

puazY
#kinematic-viscosity	Lepkość kinematyczna


stokesY



sekundW Redwooda
#fluidity	Płynność
#vapor-permeance	Przenikalność pary wodnej


perm (0 °C)
perm (23 °C)
permY metryczn9
#vapor-permeability	Paroprzepuszczalność

perm cal
perm-cal (0 °C)
perm-cal (23 °C)
#turbidity	Mętność
#specific-energy	Energia właściwa
#energy-density	Gęstość energii





gęstość energii benzyny
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
sztuk<;;;f	szt.
#molar-concentration	Stężenie molowe


pH
molarY
#molality	Molalność

$ Glc;glukozy	$ Glc	$ Glc
#catalytic-activity	Aktywność katalityczna
katal4	$ kat	$ kat
jednostV enzymatycznL
#catalytic-concentration	Stężenie aktywności katalitycznej
#filtration-rate	Przesączanie kłębuszkowe
#electric-current	Natężenie prądu
amperY






średni8 amperY międzynarodow9
#current-noise-density	Gęstość szumu prądowego
#electric-charge	Ładunek elektryczny
kulombY	$ C	$ C
amperogodzinW

ładun~ku elementarnego|ek elementarny|ki elementarne|ków elementarnych;~ki elementarne



franklinY
#voltage	Napięcie elektryczne
woltY



średni8 woltY międzynarodow9
#voltage-noise-density	Gęstość szumu napięciowego
#electric-resistance	Opór elektryczny
omY




średni8 omY międzynarodow9
#electric-conductance	Przewodność elektryczna
siemensY	$ S	$ S
#capacitance	Pojemność elektryczna
faradY	$ F	$ F
#inductance	Indukcyjność
henrY	$ H	$ H
#magnetic-flux	Strumień magnetyczny
weberY	$ Wb	$ Wb
makswel4
biegunY jednostkow9
#magnetic-flux-density	Indukcja magnetyczna
tesl!	$ T	$ T
gausY
#magnetic-field-strength	Natężenie pola magnetycznego


erstedY
#magnetic-moment	Moment magnetyczny
#electric-field-strength	Natężenie pola elektrycznego
#electric-dipole-moment	Elektryczny moment dipolowy

debaj_
#resistivity	Rezystywność
#conductivity	Konduktywność
#apparent-power	Moc pozorna i bierna

warY
#apparent-energy	Energia pozorna i bierna
#luminous-intensity	Światłość
kandel~i|a|e|i;~a;;f
świec~y|a|e|;~e
świec~y międzynarodowej|a międzynarodowa|e międzynarodowe| międzynarodowych;~e międzynarodowe
#luminance	Luminancja

nitY



stilbY
#illuminance	Natężenie oświetlenia
luks6



fotY
#luminous-flux	Strumień świetlny
lumen~a||y|ów;~
świec~y sferycznej|a sferyczna|e sferyczne| sferycznych;~e sferyczne
#luminous-exposure	Naświetlenie
#wavenumber	Odwrotność długości




dioptri!
#spectral-flux-density	Widmowa gęstość strumienia

jansky
#activity	Promieniotwórczość
bekerel4	$ Bq	$ Bq
kiurY
#activity-concentration	Stężenie aktywności
#absorbed-dose	Dawka pochłonięta
grej_	$ Gy	$ Gy
radY (dawka)
#equivalent-dose	Równoważnik dawki
siwertY	$ Sv	$ Sv
remY
#equivalent-dose-rate	Moc równoważnika dawki
#radiation-exposure	Dawka ekspozycyjna

rentgenY
#energy-per-distance	Energia na odległość



kilowatogodzinW na 100 km;;;f	kWh/100km
#antenna-gain	Zysk antenowy
zysk względem anteny izotropowej
#computing-performance	Moc obliczeniowa
#telephone-traffic	Natężenie ruchu telefonicznego
#film-speed	Czułość filmu
#heat-pump-efficiency	Sprawność pomp ciepła
#vascular-resistance	Opór naczyniowy
#acoustic-impedance	Akustyczna impedancja właściwa
#biological-activity	Aktywność biologiczna
#color-temperature	Temperatura barwowa
K (temperatura barwowa)
#gas-column	Kolumna gazu
#specific-power	Moc właściwa


ekwiwalent6 metaboliczn9
#reduced-electric-field	Zredukowane pole elektryczne

townsend
`,
  units: `
millimole-per-liter	milimol4 na litr	mmol/l
millisecond	milisekundW;;;f
microsecond	mikrosekundW;;;f
nanosecond	nanosekundW;;;f
kilocalorie	kilokalori!;;;f
megapixel	megapiksel4	MP
millibar	milibarY
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
-dry	{0} (such.)
-sidereal	{0} (gwiazd.)
-gregorian	{0} (gregor.)
-person	{0} (wiek)
-length	{0} (długość)
-roman	{0} (rzym.)
-metric	{0} (metr.)
-of-water	{0} słupa wody
-printer	{0} (druk)
-tex	{0} (TeX)
-us	{0} (USA)
-apothecary	{0} (apt.)
-australian	{0} (austral.)
per	{0} na {1}	{0}/{1}
times	{0*}⋅{1*}	{0}⋅{1}
accusative	a>ę|a>ą
~Y	a||y|ów|y
~W	y|a|y||y
~V	ki|ka|ki|ek|ki
~L	ej|a|e|ych|e
~9	ego|y|e|ych|e
~8	ego||e|ch|e
~7	iej|a|ie|ich|ie
~6	u||y|ów|y
~4	a||e|i|e
~!	i|a|e|i|e
~%	opy|opa|opy|óp|opy
~&	a||i|ów|i
~*	i|a|e||e
~+	nia|ień|nie|ni|nie
~<	i|a|i||i
~>	ci|ć|ci|ci|ci
~?	roku|rok|lata|lat|lata
~@	ąca|ąc|ące|ęcy|ące
~^	cia|ieć|cie|ci|cie
~_	a||e|ów|e
`,
  words: {"systems":{"us":["ameryk"],"imperial":["brytyj","angiel","imperial"]},"belowZero":["poniżej zera"],"to":["a ile to w","a ile w","ile to jest","ile to będzie","ile to","to ile","to ile w","to ile jest w","ile to w","ile to jest w","jest to ile","ile ma","ile","w","na","do","we","to","w przeliczeniu na"],"after":["ile to jest","ile to będzie","ile to","to ile","ile będzie","będzie ile","ile"],"and":["i","plus"],"per":["na","z","za"],"opening":["spalanie","zużycie","ile to jest","ile to będzie","ile to","ile wynosi","ile waży","co to jest","przelicz","zamień","przekonwertuj","z","ile waży","przelicz mi"],"howMany":["ile"],"are":["ma","mają","jest w","to","w","mieści się w","zmieści się w","wejdzie do","zmieści się do","ma w sobie","jest równe"],"one":["jeden","jedna","jedno","jednym","jednej"],"endings":["ych","ich","ymi","ego","ej","ym","im","ach","ami","om","ow","em","y","i","e","a","u","o"],"scales":{"tys.":"1000","tys":"1000","mln":"1000000","mld":"1000000000","bln":"1000000000000"},"halves":{"pół":"1/2","ćwierć":"1/4"},"polite":["proszę","poproszę","dziękuję","czy możesz","cześć","hej","dzień dobry","czy mógłbyś","czy mogłabyś","mógłbyś","czy może pan","możesz","powiedzieć","powiedz","powiedz mi","chcę wiedzieć","chciałbym wiedzieć","chciałabym wiedzieć","mi powiedzieć"],"point":["przecinek"],"cardinals":{"0":"zero","1":"jeden|jedna|jedno|jednego|jednej","2":"dwa|dwie|dwóch","3":"trzy|trzech","4":"cztery|czterech","5":"pięć|pięciu","6":"sześć|sześciu","7":"siedem|siedmiu","8":"osiem|ośmiu","9":"dziewięć|dziewięciu","10":"dziesięć|dziesięciu","11":"jedenaście|jedenastu","12":"dwanaście|dwunastu","13":"trzynaście|trzynastu","14":"czternaście|czternastu","15":"piętnaście|piętnastu","16":"szesnaście|szesnastu","17":"siedemnaście|siedemnastu","18":"osiemnaście|osiemnastu","19":"dziewiętnaście|dziewiętnastu","20":"dwadzieścia|dwudziestu","30":"trzydzieści|trzydziestu","40":"czterdzieści|czterdziestu","50":"pięćdziesiąt|pięćdziesięciu","60":"sześćdziesiąt|sześćdziesięciu","70":"siedemdziesiąt|siedemdziesięciu","80":"osiemdziesiąt|osiemdziesięciu","90":"dziewięćdziesiąt|dziewięćdziesięciu","100":"sto|stu","200":"dwieście|dwustu","300":"trzysta|trzystu","400":"czterysta|czterystu","500":"pięćset|pięciuset","600":"sześćset","700":"siedemset","800":"osiemset","900":"dziewięćset","1000":"tysiąc|tysiące|tysięcy|tysiąca"},"parts":{"3":"trzecia|trzecie|trzecich|trzeciej","4":"czwarta|czwarte|czwartych|czwartej","5":"piąta|piąte|piątych","6":"szósta|szóste|szóstych","7":"siódma|siódme|siódmych","8":"ósma|ósme|ósmych","9":"dziewiąta|dziewiąte|dziewiątych","10":"dziesiąta|dziesiąte|dziesiątych","100":"setna|setne|setnych"},"numbers":{"połowa":"1/2","połowę":"1/2","ćwierć":"1/4","pół":"1/2","półtorej":"3/2","półtora":"3/2"},"aliases":{"konie mechaniczne metryczne":"horsepower-metric","konia mechanicznego metrycznego":"horsepower-metric","koń mechaniczny metryczny":"horsepower-metric","koni mechanicznych metrycznych":"horsepower-metric","łyżki metryczne":"tablespoon-metric","łyżki metrycznej":"tablespoon-metric","łyżka metryczna":"tablespoon-metric","łyżek metrycznych":"tablespoon-metric","łyżeczki metryczne":"teaspoon-metric","łyżeczki metrycznej":"teaspoon-metric","łyżeczka metryczna":"teaspoon-metric","łyżeczek metrycznych":"teaspoon-metric","pinta":"pint pint-imperial","km/godz.":"kilometer-per-hour","kalorii":"calorie","kalorie":"calorie","kaloria":"calorie","kalorię":"calorie","łyż":"tablespoon-metric","gra":"","gry":"","gier":"","cały":"","całe":"","tata":"","bus":"","metrze kwadratowym":"square-meter","metrze sześciennym":"cubic-meter","metrze":"meter","kilo":"kilogram","doba":"day","doby":"day","dobie":"day","dób":"day","Celsjusz":"celsius","Celsjusza":"celsius","Fahrenheit":"fahrenheit","stopniach Celsjusza":"celsius","stopniach Fahrenheita":"fahrenheit","galon":"gallon","litrów na 100 km":"liter-per-100-kilometer","litry na 100 km":"liter-per-100-kilometer","litrów na 100":"liter-per-100-kilometer","litry na 100":"liter-per-100-kilometer","l na 100":"liter-per-100-kilometer","gr":"gram","deko":"dekagram","dkg":"dekagram","deka":"dekagram","szklankach":"cup-metric","szklankę":"cup-metric","szkl":"cup-metric","łyżka":"tablespoon-metric","łyżki":"tablespoon-metric","łyżek":"tablespoon-metric","łyżkę":"tablespoon-metric","łyżkach":"tablespoon-metric","łyżeczkę":"teaspoon-metric","łyżeczkach":"teaspoon-metric","łyżka deserowa":"dessert-spoon-metric","łyżki deserowe":"dessert-spoon-metric","łyżek deserowych":"dessert-spoon-metric","łyżkę deserową":"dessert-spoon-metric","łyżeczka deserowa":"dessert-spoon-metric","łyżeczki deserowe":"dessert-spoon-metric","łyżeczek deserowych":"dessert-spoon-metric","szklance":"cup-metric","szt.":"part","sztuk":"part","sztuki":"part","m kw":"square-meter","metr kw":"square-meter","metry kw":"square-meter","metrów kw":"square-meter","cm kw":"square-centimeter","km kw":"square-kilometer","m sześc":"cubic-meter","kubik":"cubic-meter","kubiki":"cubic-meter","kubików":"cubic-meter","metr sześc":"cubic-meter","ar":"are","arach":"are","cetnar":"zentner","cetnary":"zentner","cetnarów":"zentner","q":"quintal","km na godzinę":"kilometer-per-hour","KM":"horsepower-metric","koń":"horsepower-metric","konie":"horsepower-metric","koni":"horsepower-metric","morga":"morgen-prussian joch","morgi":"morgen-prussian joch","mórg":"morgen-prussian joch","funtach":"pound","calach":"inch","stopach":"foot","jardach":"yard","milach morskich":"nautical-mile","węzłach":"knot","tygodniach":"week","kopa":"","kopy":"","mendel":"","godz":"hour","sek.":"second","latach":"year","miesiącach":"month","litrach":"liter","stopniach":"degree","stopni C":"celsius","stopnie C":"celsius","stopni F":"fahrenheit","stopnie F":"fahrenheit","Fahrenheitach":"fahrenheit","fahrenheity":"fahrenheit","fahrenheitów":"fahrenheit","garść":"","kieliszek":"","wiorsta":"","łokieć":""}},
};

export default locale;
