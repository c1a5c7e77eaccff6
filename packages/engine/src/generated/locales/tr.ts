// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'tr',
  plurals: 'other one',
  quantities: `
#length	Uzunluk
metre
mikron

angström

inç	inç;;$/in	$″
fit	fit;;$/ft	$′
yarda


mil	mil
deniz mili
binde bir inç

çizgi
arpa tanesi
çivi (kumaş)
avuç
el
İngiliz karışı
arşın (cubit)
İngiliz arşını
adım


fathom	fth
rod (İngiliz kamışı)

ölçü zinciri

mühendis zinciri
furlong
fersah (İngiliz)
gomina
gomina (ABD)
İngiliz deniz mili
deniz fersahı
veri mili
smi	smi

link (ABD ölçüm)
rod (ABD ölçüm)
zincir (ABD ölçüm)
kulaç (ABD ölçüm)
furlong (ABD ölçüm)
mil (ABD ölçüm)
fersah (ABD ölçüm)
astronomik birim	AU
parsek
ışık saniyesi
ışık dakikası
ışık saati
ışık günü
ışık yılı	IY
Dünya yarıçapı
Jüpiter yarıçapı
Güneş yarıçapı
Planck uzunluğu

doğal uzunluk birimi



punto
pika

CSS pikseli
matbaa puntosu
matbaa pikası
TeX puntosu
ölçekli punto
TeX pikası
TeX Didot puntosu
TeX çiçerosu


shaku (uzunluk)
sun [JP];-
bu (uzunluk)
rin [JP];-
ken [JP];-
jo [JP];-
chō (uzunluk)
ri [JP];-
shaku (kumaş)








kral fiti




Roma mili


Kutsal Kitap arşını
el genişliği
kraliyet arşını
Fransız fiti (Quebec)
arpent (uzunluk)


Teksas varası




Kap fiti
Cape rood





Danimarka arşını
Viyana klafteri
#area	Alan





hektar
ar


barn
darcy
inç kare;;$/in²
fit kare
yarda kare
mil kare



akre
rood
kesim
township
çatı karesi

milkare (ABD ölçüm)
akre (ABD ölçüm)


dairesel inç
dunam	dunam


tsubo
bu (alan)
se [JP];-

cho [JP];-




wa kare





küçük marla


cent (arazi)
ground (Hindistan)
bigha (Bengal)
katha (Bengal)
chatak (arazi)
katha (Assam)

bigha (Bihar)
katha (Bihar)
dhur (Bihar)

bigha (Nepal)
kattha (Nepal)
dhur (Nepal)



Paris arpenti



hide





fen (Tayvan)
São Paulo alqueiresi
Minas Gerais alqueiresi

Prusya morgeni
Afgan ceribi
Avusturya johu
#volume	Hacim



santimetreküp;;$ /santimetreküp


litre	l
ster

inç küp	inç³
fit küp	fit³
yarda küp	yarda³
mil küp	mil³





akre fit	akre fit



kord
Hoppus fiti


galon		galon


quart		quart
pint	pint
Amerikan su bardağı
gill
sıvı ons	sıvı ons
dram	sıvı dram
minim (ABD)
Amerikan yemek kaşığı
Amerikan çay kaşığı
tatlı kaşığı	tat. kaşığı	tk
yasal fincan (ABD)
$ fl oz m.;metrik sıvı ons	$ fl oz m.	$ fl oz m.
fiske
tutam	tutam
minik tutam
bıçak ucu
damla	damla

jigger
shot bardağı
galonun beşte biri
buşel

kuru galon
kuru kuart
kuru pint
varil
bira varili (ABD)
keg
dörtte bir bira varili
altıda bir bira varili
Cornelius fıçısı
Avrupa bira fıçısı
sıvı varili (ABD)
kuru varil
turna yemişi varili

butt (fıçı)
tun (fıçı)
İng. galonu	İng. gal
İng. quart	İng. quart	İng. qt.
İngiliz pinti
İngiliz fincanı

İng. sıvı ons	İng. sıvı ons
İngiliz sıvı dirhemi
İngiliz minimi
İngiliz yemek kaşığı
yarım onsluk yemek kaşığı
İngiliz çay kaşığı
İng. tatlı kaşığı	İng. tat. kaşığı	İng. tk
İngiliz peki
İngiliz buşeli
İngiliz varili
firkin
kilderkin
İngiliz hogsheadi
metrik su bardağı	msb
yemek kaşığı	yk
çay kaşığı	çk
metrik tatlı kaşığı
Avustralya yemek kaşığı
metrik pint	mpt
su bardağı	sb
osaji [JP];-
kosaji [JP];-








dan (hacim)








log (Kutsal Kitap)





şarap şişesi
yarım şişe








koku [JP];-
to [JP];-

shaku (hacim)
sai [JP];-

üçte bir kord

Malezya gantangı
#mass	Kütle
kilogram;;$/kg
gram
ton

kental
karat
libre

ons;;$/oz

grain	tane
stone
çeyrek hundredweight
kısa hundredweight
uzun hundredweight
Amerikan tonu	kısa ton
uzun ton
slug

troy ons

eczacı libresi
eczacı onsu
eczacı dirhemi


çubuk tereyağı
standart içki (ABD)
alkol birimi (BK)
standart içki (Avustralya)
dalton
elektron kütlesi
proton kütlesi

Planck kütlesi
Güneş kütlesi
Dünya kütlesi
Jüpiter kütlesi



fun [JP];-

dan (kütle)





troy tael


baht (kütle)
baht altın








Paris grain’i



metrik arroba




Roma libresi
Roma onsu
drahmi

Attika minası
Attika talantı
şekel
Kutsal Kitap minası
Kutsal Kitap talantı

gama (kütle)



Birmanya ticali
Mısır okkası
Mısır kantarı
Kıbrıs okkası
İsveç libresi
#time	Zaman
saniye	sn.;;$/sn	$sn
dakika	dk.	$d
saat	sa.;;$/sa	$s|sa
çeyrek saat
gün	gün	$g
hafta	hf.	$h
İngiliz iki haftası
ay	ay	$a
çeyrek	çey.;;$/çeyrek
yarıyıl
yıl	yıl;;$/y	$y
on yıl	on yıl
yüzyıl	yy
binyıl


gece	gece
gün (yaş)
hafta (yaş)
ay (yaş)
yıl (yaş)
olağan yıl
artık yıl
Gregoryen yılı
Gregoryen ayı
tropikal yıl
yıldız yılı
kavuşum ayı
yıldız ayı
dönencel ay
yıldız günü
yıldız saati
yıldız dakikası
yıldız saniyesi
sol (Mars günü)



an

Planck zamanı
atomik zaman birimi
Swatch beat
#labor	İş gücü
adam-saat
adam-gün
kişi-hafta
kişi-ay
tam zamanlı eşdeğer
#temperature	Sıcaklık
kelvin	K|$K	K
santigrat derece	$°C|°C	°C|$°C
fahrenhayt derece	$°F|°F	°F
derece Rankine
#temperature-difference	Sıcaklık farkı
kelvin farkı
Celsius derece farkı
Fahrenheit derece farkı
#speed	Hız ve tempo











knot
İngiliz knotu

ışık	ışık
mach
atomik hız birimi
#acceleration	İvme
metre/saniye²	m/sn²





g kuvveti	G	$G
galileo (Gal)
#angle	Açı
radyan
derece	$°
açısal dakika	açısal dk.
açısal saniye	açısal sn.


gradyan
devir	dev
çeyrek daire
burç
saat açısı
kerte
ikili derece
NATO milyemi
#solid-angle	Katı açı
steradyan	$ sr	$ sr
#frequency	Frekans
hertz




çevrim/saniye
devir/saniye
devir/dakika
atım/dakika

kare/saniye
baud
#angular-speed	Açısal hız
#force	Kuvvet
newton
din
sthène
kilogram-kuvvet	$ kgf	$ kgf
gram-kuvvet
ton-kuvvet
pound kuvvet
#pressure	Basınç
paskal
bar	bar
atmosfer
teknik atmosfer
torr




libre/inç kare	lb/in²










milimetre su
santimetre su
metre su
inç su
fit su




mikrometre cıva
milimetre cıva
santimetre cıva
inç cıva
fit cıva




metre cıva
#gauge-pressure	Gösterge basıncı
#energy	Enerji
jul
erg

vatsaat
kilovatsaat
elektronvolt
kalori
kilokalori
kalori [IT]	$ cal-IT	$ cal-IT




frigori
$ BTU-IT	$ BTU-IT	$ BTU-IT
İngiliz ısı birimi	Btu








ABD ısı birimi	ABD ısı birimi




ton TNT
gram TNT

ton petrol eşdeğeri










foe
#power	Güç
vat
İngiliz beygir gücü
beygir gücü	bg












soğutma tonu
Güneş parlaklığı






soğutma kulesi tonu
#torque	Tork
newton metre	N⋅m






pound fit	lbf⋅ft
#momentum	Momentum
#moment-of-inertia	Eylemsizlik momenti
#surface-tension	Yüzey gerilimi ve rijitlik
#fracture-toughness	Kırılma tokluğu
#fuel-economy	Yakıt tüketimi

litre/100 kilometre	l/100 km	l/100km




mil/galon
#data	Veri miktarı
bit	bit
bayt	bayt
sekizli
yarım bayt
bit çifti




sözcük (veri)
çift sözcük
dörtlü sözcük
#data-rate	Veri hızı
#resolution	Çözünürlük

piksel/santimetre	ppcm

piksel/inç
nokta/inç
nokta/santimetre
#graphics	Grafik
piksel
nokta	nokta
#typewidth	Yazı genişliği
em;tipografik em	em
#ratio	Oran ve sayı
$ part	$ part	$ part
yüzde $	%$
binde $	‰$
onbinde $	‱$;onbinde

parça/milyon
parça/milyar



ayar	ayar
proof (ABD)
proof (BK)
çift
üçlü
yarım düzine
düzine
fırıncı düzinesi
yirmilik
yüz
uzun yüzlük
grosa
büyük grosa
bin
miryad
lakh
milyon
kror
milyar
trilyon
deste kâğıt
top kâğıt
#container-capacity	Konteyner kapasitesi
#level	Seviye
güç oranı
desibel
bel
neper

diyafram adımı
#loudness	Ses yüksekliği
son
fon
#musical-interval	Müzik aralığı
frekans oranı
oktav
tam ses
yarım ses
çeyrek ses


frekans dekadı
#density	Yoğunluk















slug/fit küp
#specific-weight	Özgül ağırlık


cıva	$ Hg	$ Hg
su (özgül ağırlık)
#linear-density	Çizgisel yoğunluk


teks
denye



metrik iplik numarası
#area-density	Yüzey yoğunluğu












momme (ipek)
#volume-flow	Hacimsel debi



























madenci inçi
sverdrup
#mass-flow	Kütlesel debi
#molar-flow	Molar debi
#dynamic-viscosity	Dinamik viskozite

puaz
#kinematic-viscosity	Kinematik viskozite


stokes



Redwood saniyesi
#fluidity	Akışkanlık
#vapor-permeance	Su buharı geçirgenliği


perm (0 °C)
perm (23 °C)
metrik perm
#vapor-permeability	Su buharı geçirimliliği

perm inç
perm inç (0 °C)
perm inç (23 °C)
#turbidity	Bulanıklık
#specific-energy	Özgül enerji
#energy-density	Enerji yoğunluğu





benzin enerji yoğunluğu
#molar-energy	Molar enerji
#thermal-conductivity	Isıl iletkenlik
#thermal-insulance	Isıl yalıtım
#thermal-expansion	Isıl genleşme
#heat-capacity	Isı sığası ve entropi
#specific-heat-capacity	Özgül ısı
#molar-heat-capacity	Molar ısı sığası


gaz sabiti
#heat-flux	Isı akısı ve ışınım şiddeti
#heat-transfer-coefficient	Isı aktarım katsayısı
#radiant-exposure	Işınım pozlaması
#amount-of-substance	Madde miktarı
mol
öğe	öğe
#molar-concentration	Molar derişim


pH
molar
#molality	Molalite

glikoz	$ Glc	$ Glc
#catalytic-activity	Katalitik aktivite
katal	$ kat	$ kat
enzim birimi
#catalytic-concentration	Katalitik aktivite derişimi
#filtration-rate	Glomerüler filtrasyon hızı
#electric-current	Elektrik akımı
amper






ortalama uluslararası amper
#current-noise-density	Akım gürültü yoğunluğu
#electric-charge	Elektrik yükü
kulon	$ C	$ C
ampersaat

temel yük



franklin
#voltage	Gerilim
volt



ortalama uluslararası volt
#voltage-noise-density	Gerilim gürültü yoğunluğu
#electric-resistance	Elektrik direnci
ohm




ortalama uluslararası ohm
#electric-conductance	Elektriksel iletkenlik
$ S;siemens	$ S	$ S
#capacitance	Sığa
farad	$ F	$ F
#inductance	İndüktans
$ H;henry	$ H	$ H
#magnetic-flux	Manyetik akı
weber	$ Wb	$ Wb
maxwell
birim kutup
#magnetic-flux-density	Manyetik akı yoğunluğu
tesla	$ T	$ T
gauss
#magnetic-field-strength	Manyetik alan şiddeti


oersted
#magnetic-moment	Manyetik moment
#electric-field-strength	Elektrik alan şiddeti
#electric-dipole-moment	Elektrik dipol momenti

debye
#resistivity	Özdirenç
#conductivity	Öziletkenlik
#apparent-power	Görünür ve reaktif güç

var
#apparent-energy	Görünür ve reaktif enerji
#luminous-intensity	Işık şiddeti
kandela
mum gücü
uluslararası mum
#luminance	Parıltı

nit



stilb
#illuminance	Aydınlanma şiddeti
lüks	lüks



fot
#luminous-flux	Işık akısı
lümen
küresel mum
#luminous-exposure	Işık pozlaması
#wavenumber	Ters uzunluk




diyoptri
#spectral-flux-density	Tayfsal akı yoğunluğu

jansky
#activity	Radyoaktivite
bekerel	$ Bq	$ Bq
curie
#activity-concentration	Aktivite derişimi
#absorbed-dose	Soğurulan doz
gray	$ Gy	$ Gy
rad (doz)
#equivalent-dose	Eşdeğer doz
sievert	$ Sv	$ Sv
rem
#equivalent-dose-rate	Eşdeğer doz hızı
#radiation-exposure	Işınlama dozu

röntgen
#energy-per-distance	Mesafe başına enerji



kilovatsaat/100 kilometre
#antenna-gain	Anten kazancı
izotropik antene göre kazanç
#computing-performance	Hesaplama gücü
#telephone-traffic	Telefon trafiği
#film-speed	Film hızı
#heat-pump-efficiency	Isı pompası verimliliği
#vascular-resistance	Damar direnci
#acoustic-impedance	Özgül akustik empedans
#biological-activity	Biyolojik etkinlik
#color-temperature	Renk sıcaklığı
K (renk sıcaklığı)
#gas-column	Gaz sütunu
#specific-power	Özgül güç


metabolik eşdeğer
#reduced-electric-field	İndirgenmiş elektrik alanı

townsend
`,
  units: `
millimole-per-liter	milimol/litre	mmol/l	mmol/L
petabyte	petabayt
terabyte	terabayt
terabit	terabit	Tb
gigabyte	gigabayt
gigabit	gigabit	Gb
megabyte	megabayt
megabit	megabit	Mb
kilobyte	kilobayt
kilobit	kilobit	kb
millisecond	milisaniye	msn	$msn
microsecond	mikrosaniye	μsn
nanosecond	nanosaniye	nsn
kilocalorie	kilokalori
megapixel	megapiksel	MP
millibar	milibar		mb
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
hecto	hekto{0}	h{0}
deka	deka{0}	da{0}
deci	desi{0}	d{0}
centi	santi{0}	c{0}
milli	mili{0}	m{0}
micro	mikro{0}	μ{0}
nano	nano{0}	n{0}
pico	piko{0}	p{0}
femto	femto{0}	f{0}
atto	atto{0}	a{0}
zepto	zepto{0}	z{0}
yocto	yokto{0}	y{0}
ronto	ronto{0}	r{0}
quecto	quecto{0}	q{0}
yobi	yobe{0}	Yi{0}
zebi	zebi{0}	Zi{0}
exbi	exbi{0}	Ei{0}
pebi	pebi{0}	Pi{0}
tebi	tebi{0}	Ti{0}
gibi	gibi{0}	Gi{0}
mebi	mebi{0}	Mi{0}
kibi	kibi{0}	Ki{0}
square	{0}kare|{0}kare	{0}²
cubic	{0}küp|{0}küp	{0}³
per	{0}/{1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
`,
  words: {"systems":{"us":["amerikan","abd"],"imperial":["ingiliz","imparat"]},"belowZero":["sıfırın altında"],"to":["ne kadar eder","kaç","kac","in","olarak","ne kadar","eşittir kaç"],"after":["eder","ediyor","yapar","yapıyor","olur","çevir","dönüştür","çevirin","dönüştürün","var","vardır","yapmaktadır","kaçtır","karşılığı","karşılığı kaç","karşılığı nedir","cinsinden","cinsinden kaç","gelir","geliyor","denk gelir","cevir","donustur","ediyor mu","yap","olarak kaç","olarak kaçtır","çevirme"],"and":["ve","artı"],"per":["bölü"],"opening":["ne kadar","hesapla","çevir"],"howMany":["kaç","kac"],"are":["eder","var","yapar"],"one":["bir"],"endings":["den","dan","ten","tan","ye","ya","de","da","te","ta","e","a","nden","ndan","yi","yu","ni","nu","dir","dur","tir","tur","nin","nun","in","un","i","u","lik","luk","si","su","yim","yum","im","um"],"halves":{"buçuk":"1/2"},"polite":["lütfen","teşekkürler","merhaba","selam","selamlar","iyi günler","acaba","bana","söyler misin","söyler misiniz","söyleyebilir misin","söyleyebilir misiniz","rica etsem"],"scales":{"bin":"1000","milyon":"1000000","milyar":"1000000000","trilyon":"1000000000000"},"point":["virgül","nokta"],"cardinals":{"0":"sıfır","1":"bir","2":"iki","3":"üç","4":"dört","5":"beş","6":"altı","7":"yedi","8":"sekiz","9":"dokuz","10":"on","20":"yirmi","30":"otuz","40":"kırk","50":"elli","60":"altmış","70":"yetmiş","80":"seksen","90":"doksan","100":"yüz","1000":"bin"},"parts":{"3":"üçte+","4":"dörtte+","5":"beşte+","6":"altıda+","7":"yedide+","8":"sekizde+","9":"dokuzda+","10":"onda+"},"countsOfParts":{"1":"biri","2":"ikisi","3":"üçü","4":"dördü","5":"beşi","6":"altısı","7":"yedisi","8":"sekizi","9":"dokuzu"},"numbers":{"çeyrek":"1/4","yarım":"1/2","bir buçuk":"3/2","üç çeyrek":"3/4","yarısı":"1/2"},"minus":["eksi","sıfırın altında"],"aliases":{"metrik beygir gücü":"horsepower-metric","metrik yemek kaşığı":"tablespoon-metric","metrik çay kaşığı":"teaspoon-metric","Japon fincanı":"cup-jp","cup [JP]":"cup-jp","un":"","ses":"","kan":"","ana":"","gaz":"","giga":"gigabyte","tera":"terabyte","mega":"megabyte","ayak":"foot","a":"","km/s":"kilometer-per-hour kilometer-per-second","metrik ton":"tonne","derece celsius":"celsius","derece fahrenheit":"fahrenheit","derece santigrat":"celsius","derece selsiyus":"celsius","litre/100 km":"liter-per-100-kilometer","saatte $ mil":"mile-per-hour","saatte $ kilometre":"kilometer-per-hour","kilo":"kilogram","santigrat":"celsius","selsiyus":"celsius","fahrenhayt":"fahrenheit","derece fahrenhayt":"fahrenheit","pound":"pound","feet":"foot","km saat":"kilometer-per-hour","saatte kilometre":"kilometer-per-hour","kilometre saat":"kilometer-per-hour","gr.":"gram","beygir":"horsepower-metric","bg":"horsepower-metric","santim":"centimeter","cm.":"centimeter","dekar":"dunam","dönüm":"dunam","okka":"","okkalar":"","TL":"","yar":"","yarı":"","yarım":"","₺":"","tane":"part","adet":"part","feet kare":"square-foot","metrekare":"square-meter","m kare":"square-meter","santimetrekare":"square-centimeter","cm kare":"square-centimeter","kilometrekare":"square-kilometer","metreküp":"cubic-meter","m küp":"cubic-meter","cm küp":"cubic-centimeter","bardak":"cup-jp","çay bardağı":"","kahve fincanı":"","fincan":"","yk":"tablespoon-metric","çk":"teaspoon-metric","tatlı kaşığı":"dessert-spoon-metric","tatlı kaşık":"dessert-spoon-metric","dk":"minute","dak":"minute","sn":"second","sa":"hour","km/saat":"kilometer-per-hour","km/sa":"kilometer-per-hour","saatte km":"kilometer-per-hour","arşın":"","kile":"","batman":"","dirhem":"","kental":"","lt.":"liter","kaşık":"tablespoon-metric teaspoon-metric","karış":"","evlek":"","kg.":"kilogram","aylar":"month","sene":"year","deste":""}},
};

export default locale;
