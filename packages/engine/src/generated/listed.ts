// Written from the rows in data/quantities: `pnpm generate`

import { readCatalogue, withNames, type CatalogueQuantity } from '../compact/read.ts';
import { heads } from './heads.ts';

/** Every quantity, in the order of the catalogue, with what lists show of its units: no factors, and the names that no rule gives. */
export const listedQuantities: readonly CatalogueQuantity[] = /* @__PURE__ */ withNames(
  /* @__PURE__ */ readCatalogue(heads, [
`
meter	m	 .khDdcmunpf ckcmun
micron		 r1
french	Fr	 n r1
angstrom	Å	 r2
fermi		 r2
inch	in	
foot	ft	
yard	yd	
thousand-foot	kft	 n r1
thousand-yard	kyd	 n r1
mile	mi	
nautical-mile	nmi	
mil		 r1
microinch	μin	 r1
line		 r2
barleycorn		 r2
nail		 r3
palm		 r3
hand	hh	 r1
span		 r2
cubit		 r2
ell		 r3
pace		 r3
smoot		 r3
rack-unit	RU	 r1
fathom	ftm	 r1
rod	rd	 r2
karam		 r1
chain	ch	 r1
link	lnk	 r2
chain-engineer		 n r3
furlong	fur	 r1
league	lea	 r2
cable		 n r2
cable-us		 n r3
nautical-mile-imperial		 n r3
nautical-league		 r2
data-mile		 r2
mile-scandinavian		 n r1
foot-survey-us	ftUS	 n r2
link-survey-us		 n r3
rod-survey-us		 n r3
chain-survey-us		 n r3
fathom-survey-us		 n r3
furlong-survey-us		 n r3
mile-survey-us		 n r2
league-survey-us		 n r3
astronomical-unit	au	 r1
parsec	pc	 .GMk r2 cMk
light-second	ls	 r2
light-minute	lmin	 r2
light-hour		 r2
light-day		 r2
light-year	ly	 .GMk r1
earth-radius	R⊕	 n r2
jupiter-radius		 n r2
solar-radius	R☉	 n r2
planck-length		 n r2
bohr-radius	a₀	 n r2
natural-unit-of-length	ƛ_C	 r3
x-unit-copper	xu(Cu Kα₁)	 n r3
x-unit-molybdenum	xu(Mo Kα₁)	 n r3
angstrom-star	Å*	 r3
point	pt	
pica		 r1
twip		 r2
pixel-css		 n
point-printer		 n r3
pica-printer		 n r3
point-tex		 n r3
scaled-point		 r3
pica-tex		 n r3
point-didot-tex		 n r3
cicero-tex		 n r3
point-didot	dd	 n r3
cicero		 r3
shaku-length		 n r3
sun		 n r3
bu-length		 n r3
rin		 n r3
ken		 n r3
jo-jp		 n r3
cho-length		 n r3
ri-jp		 n r3
shaku-cloth		 n r3
chi		 n r3
cun		 n r3
zhang		 n r3
li		 n r3
chek		 n r3
wa		 n r3
ligne		 r3
pouce		 r3
pied-du-roi		 n r3
toise		 r3
pes		 n r3
passus		 n r3
stadium		 n r3
mile-roman		 n r3
pous		 n r3
stadion		 n r3
cubit-biblical		 n r3
handbreadth		 r3
cubit-royal		 n r3
pied-quebec		 n r3
arpent-length		 n r3
vara		 r3
legua		 r3
vara-texas		 n r3
arshin		 r3
vershok		 n r3
sazhen		 r3
verst		 r3
cape-foot		 n r3
cape-rood		 n r3
qasaba		 r3
classical-electron-radius	rₑ	 n r3
flight-level	FL	 r1
lunar-distance	LD	 r2
aln		 n r3
alen-danish		 n r3
klafter-viennese		 n r3
solar-diameter	D☉	 r2
`,
`
square-meter	m²	
square-kilometer	km²	
square-decimeter	dm²	 r1
square-centimeter	cm²	
square-millimeter	mm²	
hectare	ha	
are	a	 r1
decare	daa	 r2
centiare	ca	 r3
barn	b	 .munpf r2
darcy	D	 .mun n r2 cm
square-inch	in²	
square-foot	ft²	
square-yard	yd²	
square-mile	mi²	
square-mil	mil²	 r2
square-rod	rd²	 r3
square-chain	ch²	 r3
acre	ac	
rood		 r3
section		 r1
township		 r1
roofing-square		 r1
square-foot-survey-us	ftUS²	 n r3
square-mile-survey-us	US survey mile²	 n r3
acre-survey-us		 n r3
circular-mil	cmil	 r1
thousand-circular-mil	kcmil	 r1
circular-inch		 r3
dunam		 r1
stremma		 n r3
feddan		 r3
tsubo		 n r1
bu-jp		 n r3
se-jp		 n r3
tan-jp		 n r3
cho		 n r3
tatami		 n r3
pyeong		 n r1
ping		 n r1
mu		 n r1
square-wa	wa²	 n r3
ngan		 n r3
rai		 n r1
guntha		 r1
kanal		 r1
marla		 r1
marla-225		 n r1
murabba		 r1
ankanam		 r1
cent-land		 n r1
ground		 r1
bigha-bengal		 n r1
katha-bengal		 n r1
chatak-bengal		 n r1
katha-assam		 n r1
lessa		 r1
bigha-bihar		 n r1
katha-bihar		 n r1
dhur-bihar		 n r1
biswa		 r1
bigha-nepal		 n r1
kattha-nepal		 n r1
dhur-nepal		 n r1
ropani		 r1
aana		 r1
arpent		 r3
arpent-paris		 n r3
desyatina		 r3
morgen		 r3
jugerum		 n r3
hide		 r3
manzana		 r3
cuerda		 r3
thomson-cross-section	σ_T	 n r3
tunnland		 n r3
jia	甲	 n r1
fen-taiwan		 n r1
alqueire-paulista		 n r1
alqueire-mineiro		 n r1
tarea		 r1
morgen-prussian		 n r3
jerib-afghan		 n r3
joch		 n r3
`,
`
cubic-meter	m³	
cubic-kilometer	km³	 r1
cubic-decimeter	dm³	 r1
cubic-centimeter	cm³	
cubic-millimeter	mm³	 r1
cubic-nanometer	nm³	 r2
liter	L	 .Mkhdcmuf cdcm
stere		 r2
lambda	λ	 r3
cubic-inch	in³	
cubic-foot	ft³	
cubic-yard	yd³	 r1
cubic-mile	mi³	 r1
hundred-cubic-foot	CCF	 r1
thousand-cubic-foot	Mcf	 r1
million-cubic-foot	MMcf	 r1
billion-cubic-foot	Bcf	 r1
trillion-cubic-foot	Tcf	 r1
acre-foot	ac·ft	 r1
acre-inch	ac·in	 r1
board-foot	FBM	 r1
thousand-board-foot	MBF	 r1
cord		 r1
hoppus-foot		 r3
register-ton	GRT	 r2
freight-ton	MTON	 r2
gallon	gal	
thousand-gallon	kgal	 n r1
million-gallon	Mgal	 n r1
quart	qt	
pint	pt	
cup		
gill	gi	 r1
fluid-ounce	fl oz	
fluid-dram	fl dr	 r2
minim		 r2
tablespoon	tbsp	
teaspoon	tsp	
dessert-spoon	dsp	 r1
cup-us-legal		 n r1
fluid-ounce-metric		 n r1
dash		
pinch		
smidgen		 r1
tad		 r3
drop		 r1
drop-metric	gtt	 n r1
jigger		 r1
shot		
fifth		 r3
bushel	bu	 r1
peck	pk	 r1
gallon-dry		 n r3
quart-dry		 n r3
pint-dry		 n r3
barrel	bbl	 r1
barrel-beer		 n r1
keg		 r1
quarter-barrel		 r3
sixth-barrel		 r3
keg-cornelius		 n r3
keg-european		 n r3
barrel-liquid		 n r3
barrel-dry		 n r3
barrel-cranberry		 n r3
hogshead	hhd	 r3
butt		 r3
tun		 r3
gallon-imperial	gal Imp.	 n
quart-imperial	qt Imp.	 n
pint-imperial	pt Imp.	 n
cup-imperial		 n r1
gill-imperial	gi Imp.	 n r1
fluid-ounce-imperial	fl oz Imp.	 n
fluid-dram-imperial		 n r3
minim-imperial		 n r3
tablespoon-imperial		 n r1
tablespoon-half-ounce		 n r3
teaspoon-imperial		 n r1
dessert-spoon-imperial		 n r1
peck-imperial		 n r3
bushel-imperial		 n r3
barrel-imperial		 n r3
firkin		 r3
kilderkin		 r3
hogshead-imperial		 n r3
cup-metric		 n
tablespoon-metric		 n
teaspoon-metric		 n
dessert-spoon-metric		 n r1
tablespoon-australian		 n
pint-metric		 n r3
cup-jp		 n r1
osaji		 n r1
kosaji		 n r1
kryddmatt	krm	 n r1
kaffekopp	kkp	 n r3
glas		 n r3
kanna		 n r3
vedro		 n r3
fanega		 r3
sheng		 n r3
dou		 n r3
dan-volume		 n r3
amphora		 n r3
congius		 n r3
sextarius		 n r3
modius		 n r3
metretes		 n r3
medimnos		 n r3
bath		 r3
hin		 r3
log-biblical		 n r3
kab		 r3
ephah		 r3
seah		 r3
omer		 r3
homer		 r3
wine-bottle		
half-bottle		 r1
magnum		 r1
jeroboam		 r3
rehoboam		 r3
methuselah		 r3
salmanazar		 r3
balthazar		 r3
nebuchadnezzar		 r3
sho-jp		 n r3
koku		 n r3
to-jp		 n r3
go-jp		 n r1
shaku-volume		 n r3
sai		 n r3
fluid-scruple-imperial	fl ℈	 n r3
face-cord		 r1
growler		 r1
gantang-malaysian		 n r3
cavan		 r3
`,
`
kilogram	kg	
gram	g	 .TGMhDdcmunpf cmu
tonne	t	 .Gk
megatonne	Mt	 r1
quintal	q	 r1
carat	ct	
pound	lb	
thousand-pound	klb	 n r1
ounce	oz	
dram-avoirdupois	dr	 n r2
grain	gr	 r1
stone	st	
quarter-hundredweight		 r3
hundredweight	cwt	 r1
long-hundredweight	long cwt	 r1
ton	tn	
long-ton	long tn	 r1
slug		 r1
pound-troy	lb t	 n r3
ounce-troy	oz t	 n
pennyweight	dwt	 r1
pound-apothecary		 n r3
ounce-apothecary		 n r3
dram-apothecary		 n r3
scruple	℈	 r3
assay-ton	AT	 r3
butter-stick		
standard-drink-us		 n r1
unit-of-alcohol		 r1
standard-drink-australian		 n r1
dalton	Da	 .Mk r2 ck
electron-mass	mₑ	 r2
proton-mass	mₚ	 r2
neutron-mass	mₙ	 r2
planck-mass		 n r2
solar-mass	M☉	 r2
earth-mass	M⊕	 n r2
jupiter-mass	M♃	 n r2
kan		 n r3
kin		 n r3
momme		 n r1
fun		 n r3
jin		 n r1
dan-mass		 n r3
liang		 n r3
qian		 n r3
catty		 r1
tael		 r1
picul		 r3
tael-troy		 n r3
geun		 n r3
don		 n r1
baht-mass		 n r1
baht-gold		 n r1
tola		 r1
masha		 r1
ratti		 r1
seer		 r3
chittack		 r3
maund		 r1
pfund		 n r2
zentner		 n r2
grain-paris		 n r3
livre		 r3
libra		 r3
arroba		 r3
arroba-metric		 n r3
funt		 r3
zolotnik		 r3
lot		 r3
pood		 r3
libra-roman		 n r3
uncia		 n r3
drachma		 r3
obol		 r3
mina-attic		 n r3
talent-attic		 n r3
shekel		 r3
mina-biblical		 n r3
talent-biblical		 n r3
slinch		 r3
gamma-mass		 n r2
lunar-mass	M☾	 r2
deadweight-ton	DWT	 r1
viss		 n r3
tical-burmese		 n r3
oka-egyptian		 n r3
kantar-egyptian		 n r3
oka-cypriot		 n r3
skalpund		 n r3
`,
`
second	s	 .munpfa cmun
minute	min	
hour	h	
quarter-hour		 r3
day	d	
week	wk	
fortnight	fn	
month	mo	
quarter	qtr	
half-year		
year	yr	
decade	dec	
century		
millennium	kyr	 n
megayear	Myr	 r2
gigayear	Gyr	 r2
night		
day-person		 n r1
week-person		 n r1
month-person		 n r1
year-person		 n r1
year-common		 n r1
year-leap		 n r1
year-gregorian		 n r2
month-gregorian		 n r2
year-tropical		 n r2
year-sidereal		 n r2
month-synodic		 n r2
month-sidereal		 n r2
month-tropical		 n r3
day-sidereal		 n r2
hour-sidereal		 n r2
minute-sidereal		 n r3
second-sidereal		 n r3
sol		 r2
shake		 r3
svedberg		 r2
jiffy		 r2
moment		 r3
time-unit	TU	 r2
planck-time		 n r2
atomic-unit-of-time		 r3
swatch-beat		 n r3
`,
`
person-hour	person-h	 r1
person-day		 r1
person-week		 r1
person-month		 r1
person-year	FTE	 r1
`,
`
kelvin	K	 .Mkmun r1
celsius	°C	 . n
fahrenheit	°F	 n
rankine	°R	 n r2
reaumur	°Ré	 n r3
romer	°Rø	 n r3
degree-newton	°N	 n r3
delisle	°De	 n r3
planck-temperature	T_P	 n r3
atomic-unit-of-temperature	Eₕ/k_B	 r3
`,
`
delta-kelvin	ΔK	 n r1
delta-celsius	Δ°C	 n
delta-fahrenheit	Δ°F	 n
delta-rankine	Δ°R	 n r2
delta-reaumur	Δ°Ré	 n r3
`,
`
meter-per-second	m/s	 .cm
meter-per-minute	m/min	 r1
kilometer-per-hour	km/h	
kilometer-per-minute	km/min	 r2
kilometer-per-second	km/s	 r1
mile-per-hour	mph	
foot-per-second	ft/s	
foot-per-minute	ft/min	 r1
foot-per-hour	ft/h	 r2
inch-per-second	in/s	 r1
inch-per-minute	in/min	 r1
knot	kn	
knot-imperial		 n r3
furlong-per-fortnight	fur/fn	 r3
light-speed	c₀	 r2
mach		 n r1
atomic-unit-of-velocity		 r2
second-per-kilometer	s/km	 r2
minute-per-kilometer	min/km	
minute-per-100-meter	min/100 m	 r1
minute-per-500-meter	min/500 m	 r1
minute-per-mile	min/mi	
second-per-100-yard	s/100 yd	 r1
liter-per-square-meter-hour	LMH	 r1
`,
`
meter-per-square-second	m/s²	 .c n r1
kilometer-per-hour-second	km/(h·s)	 r2
foot-per-square-second	ft/s²	 n r1
inch-per-square-second	in/s²	 n r2
mile-per-hour-second	mi/(h·s)	 r2
knot-per-second	kn/s	 r2
g-force	gₙ	 n r1
galileo	Gal	 .mu r2 cm
`,
`
radian	rad	 .mun r1 cm
degree	°	 .
arc-minute	′	 r1
arc-second	″	 r1
milliarc-second	mas	 n r2
microarc-second	μas	 n r2
gradian	gon	 .cm r1
revolution	rev	 r1
quadrant		 r3
zodiac-sign		 r3
hour-angle		 r2
compass-point		 r3
binary-degree		 r3
mil-nato		 n r2
`,
`
steradian	sr	 .mu r2
square-degree	°²	 r2
square-arc-minute	′²	 r2
square-arc-second	″²	 r2
spat		 r3
`,
`
hertz	Hz	 .TGMkm cGMk
per-second	s⁻¹	 r1
per-minute	1/min	 r1
per-hour	1/h	 r2
per-year	1/yr	 r2
cycle-per-second		 r3
rotation-per-second		 r1
rotation-per-minute		
beat-per-minute	bpm	
count-per-minute	cpm	 r1
frame-per-second		
baud	Bd	 .Mk n r1 ck
sample-per-second	S/s	 .GMk r1 cMk
io-operation-per-second	IOPS	 .Mk n r1
failure-in-time	FIT	 n r2
`,
`
radian-per-second	rad/s	 r1
radian-per-minute	rad/min	 r2
degree-per-second	°/s	 r1
degree-per-minute	°/min	 r2
degree-per-hour	°/h	 r2
revolution-per-second	r/s	 r1
revolution-per-minute	r/min	 r1
revolution-per-hour	rev/h	 r3
`,
`
newton	N	 .MkDmunp r1 cMkm
dyne	dyn	 .Mk r2
sthene	sn	 r3
kilogram-force	kgf	 n r1
gram-force	gf	 . n r1
tonne-force	tf	 n r1
pound-force	lbf	 n r1
ounce-force	ozf	 n r1
poundal	pdl	 r3
kip	kip	 r1
ton-force	tonf	 n r1
long-ton-force	LTf	 n r3
atomic-unit-of-force	Eₕ/a₀	 r3
`,
`
pascal	Pa	 .GMkhmu cMkh
bar	bar	 .kdmu cm
atmosphere	atm	 n r1
atmosphere-technical	at	 n r1
torr	Torr	 .mu n r1
barye	Ba	 r3
pieze	pz	 r3
newton-per-square-millimeter	N/mm²	 r1
dyne-per-square-centimeter	dyn/cm²	 r2
pound-force-per-square-inch	psi	 n
kip-per-square-inch	ksi	 r1
pound-force-per-square-foot	psf	 n r1
kip-per-square-foot	ksf	 r1
ounce-force-per-square-inch	osi	 n r1
ton-force-per-square-inch	tonf/in²	 n r3
ton-force-per-square-foot	tsf	 n r1
long-ton-force-per-square-inch	LTf/in²	 n r3
kilogram-force-per-square-centimeter	kgf/cm²	 n r1
kilogram-force-per-square-millimeter	kgf/mm²	 n r1
gram-force-per-square-centimeter	gf/cm²	 n r2
millimeter-of-water	mmH₂O	 r1
centimeter-of-water	cmH₂O	 r1
meter-of-water	mH₂O	 r1
inch-of-water	inH₂O	 r1
foot-of-water	ftH₂O	 r1
centimeter-of-water-4-celsius	cmH₂O (4 °C)	 n r3
inch-of-water-39-fahrenheit	inH₂O (39 °F)	 n r3
inch-of-water-60-fahrenheit	inH₂O (60 °F)	 n r3
foot-of-water-39-fahrenheit	ftH₂O (39 °F)	 n r3
micrometer-ofhg	μmHg	 n r1
millimeter-ofhg	mmHg	 n
centimeter-ofhg	cmHg	 n r2
inch-ofhg	inHg	 n r1
foot-ofhg	ftHg	 n r3
centimeter-ofhg-0-celsius	cmHg (0 °C)	 n r3
inch-ofhg-32-fahrenheit	inHg (32 °F)	 n r3
inch-ofhg-60-fahrenheit	inHg (60 °F)	 n r3
decibel-spl	dB SPL	 n r1
meter-ofhg	mHg	 n r3
meter-ofhg-60-fahrenheit	mHg (60 °F)	 n r3
foot-ofhg-60-fahrenheit	ftHg (60 °F)	 n r3
meter-of-water-4-celsius	mH₂O (4 °C)	 n r3
meter-of-water-60-fahrenheit	mH₂O (60 °F)	 n r3
foot-of-water-60-fahrenheit	ftH₂O (60 °F)	 n r3
meter-sea-water	msw	 n r2
foot-sea-water	fsw	 n r2
`,
`
pascal-gauge	Pa(g)	 .Mkh n r1 cMk
bar-gauge	bar(g)	 .m n r1 cm
psi-gauge	psig	 n r1
kilogram-force-per-square-centimeter-gauge	kgf/cm²(g)	 n r1
inch-ofhg-gauge	inHg(g)	 n r3
millimeter-ofhg-gauge	mmHg(g)	 n r3
`,
`
joule	J	 .PTGMkmun cMk
erg	erg	 . r2
watt-second	W·s	 .k r2
watt-hour	Wh	 .TGMmu cMm
kilowatt-hour	kWh	
electronvolt	eV	 .TGMkm r2 cGMk
calorie	cal	 .GMk ck
foodcalorie	Cal	 n
calorie-it	cal_IT	 .GMk n r2 ck
calorie-15-celsius	cal₁₅	 n r3
calorie-20-celsius	cal₂₀	 n r3
calorie-mean	cal_mean	 n r3
thermie		 r3
frigorie	fg	 r3
british-thermal-unit-it	BTU	 n
british-thermal-unit	BTU_th	 n r2
british-thermal-unit-mean	BTU_mean	 n r3
british-thermal-unit-iso	BTU_ISO	 n r3
british-thermal-unit-39-fahrenheit	BTU (39 °F)	 n r3
british-thermal-unit-59-fahrenheit	BTU (59 °F)	 n r3
british-thermal-unit-60-fahrenheit	BTU (60 °F)	 n r3
thousand-british-thermal-unit-it	kBTU	 n r1
million-british-thermal-unit-it	MMBTU	 n r1
celsius-heat-unit	CHU	 n r3
therm-us	thm	 n r1
dekatherm-us	Dth	 n r1
therm-ec	thm (EC)	 n r1
therm-uk	thm (UK)	 n r1
quad		 r2
ton-of-tnt	t TNT	 .GMk n r1 cMk
gram-of-tnt	g TNT	 .k n r2
barrel-of-oil-equivalent	boe	 r1
tonne-of-oil-equivalent	toe	 .GMk r1 cMk
tonne-of-coal-equivalent	tce	 .GMk r1 cM
gasoline-gallon-equivalent	GGE	 r1
foot-pound-force	ft·lbf	 n r1
inch-pound-force	in·lbf	 n r1
meter-kilogram-force	m·kgf	 n r2
horsepower-hour	hp·h	 r1
ton-of-refrigeration-hour	TR·h	 n r1
hartree	Eₕ	 r2
rydberg	Ry	 r2
planck-energy	E_P	 n r3
foe		 r3
`,
`
watt	W	 .TGMkmunp cGMkm
horsepower	hp	 n
horsepower-metric	PS	 n
horsepower-electric	hp(E)	 n r2
horsepower-boiler	hp(S)	 n r3
horsepower-water	hp(W)	 n r3
foot-pound-force-per-second	ft·lbf/s	 n r1
foot-pound-force-per-minute	ft·lbf/min	 n r1
kilogram-force-meter-per-second	kgf·m/s	 n r1
erg-per-second	erg/s	 r2
kilocalorie-per-hour	kcal/h	 r1
british-thermal-unit-it-per-second	BTU/s	 n r1
british-thermal-unit-it-per-minute	BTU/min	 n r1
british-thermal-unit-it-per-hour	BTU/h	 n
thousand-british-thermal-unit-it-per-hour	MBH	 n r1
ton-of-refrigeration	TR	 r1
solar-luminosity	L☉	 r2
decibel-watt	dBW	 r1
decibel-milliwatt	dBm	 r1
decibel-femtowatt	dBf	 r2
conventional-watt	W₉₀	 r3
decibel-microwatt	dBμW	 r2
ton-of-refrigeration-japanese	JRT	 n r1
ton-of-cooling-tower		 n r3
`,
`
newton-meter	N·m	 .Mkm ck
newton-centimeter	N·cm	 r1
newton-millimeter	N·mm	 . r1
kilogram-force-meter	kgf·m	 n r1
kilogram-force-centimeter	kgf·cm	 n r1
gram-force-centimeter	gf·cm	 n r1
dyne-centimeter	dyn·cm	 r2
pound-force-foot	lbf·ft	 n
pound-force-inch	lbf·in	 n r1
ounce-force-inch	ozf·in	 n r1
ounce-force-foot	ozf·ft	 n r1
poundal-foot	pdl·ft	 r3
`,
`
kilogram-meter-per-second	kg·m/s	 r2
newton-second	N·s	 r2
dyne-second	dyn·s	 r2
pound-force-second	lbf·s	 n r2
`,
`
kilogram-square-meter	kg·m²	 r1
pound-square-foot	lb·ft²	 r2
pound-square-inch	lb·in²	 r2
ounce-square-inch	oz·in²	 r2
slug-square-foot	slug·ft²	 r2
`,
`
newton-per-meter	N/m	 .m r1 cm
dyne-per-centimeter	dyn/cm	 r2
gram-force-per-centimeter	gf/cm	 n r2
pound-force-per-inch	lbf/in	 n r1
pound-force-per-foot	lbf/ft	 n r1
kip-per-foot	kip/ft	 r1
`,
`
pascal-square-root-meter	Pa·√m	 .M r1 cM
kip-per-square-inch-square-root-inch	ksi·√in	 r1
`,
`
cubic-meter-per-meter	m³/m	 r2
liter-per-100-kilometer	L/100 km	
liter-per-kilometer	L/km	 r1
liter-per-10-kilometer	L/10 km	 r1
gallon-per-mile	gal/mi	 r1
gallon-per-100-mile	gal/100 mi	 r1
mile-per-gallon	mpg	
mile-per-gallon-imperial	mpg Imp.	 n
kilometer-per-liter	km/L	
mile-per-liter	mi/L	 r1
`,
`
bit	bit	 .PTGMk :tgmk cGMk
byte	B	 .ZEPTGMk :eptgmk cTGMk:tgmk
octet	o	 .TGMk :gmk r1 cTGMk
nibble		 r2
crumb		 r3
shannon	Sh	 r2
nat	nat	 r2
hartley	Hart	 r2
trit		 r2
word		 r2
double-word		 r2
quad-word		 n r2
`,
`
bit-per-second	bit/s	 .TGMk :gmk cGMk
megabit-per-second	Mbit/s	
gigabit-per-second	Gbit/s	
byte-per-second	B/s	 .TGMk :gmk cGMk
ds1	DS1	 n r1
ds3	DS3	 n r1
e1	E1	 n r1
e3	E3	 n r1
`,
`
pixel-per-meter	px/m	 r1
pixel-per-centimeter	px/cm	 r1
pixel-per-millimeter	px/mm	 r1
pixel-per-inch	ppi	
dot-per-inch	dpi	
dot-per-centimeter	dpcm	 r1
dot-per-millimeter	dpmm	 r1
dot-per-css-pixel	dppx	 n r1
millimeter-per-pixel	mm/px	 r1
`,
`
pixel	px	 .GMk cM
dot		 r1
`,
`
em	em	
en	en	
`,
`
part		
percent	%	 n
permille	‰	 n r1
permyriad	‱	 n r1
part-per-1e5	pcm	 n r2
part-per-1e6	ppm	 n r1
part-per-1e9	ppb	 n r1
part-per-1e12	ppt	 n r1
part-per-1e15	ppq	 n r2
strain	ε	 .mu n r1 cu
karat	kt	 r1
proof		 n r1
proof-imperial		 n r3
pair	pr	
trio		
half-dozen		
dozen	doz	 n
bakers-dozen		 n
score		 n r1
hundred		 n
long-hundred		 r3
gross	gro	 n r1
great-gross		 n r3
thousand		 n
myriad		 r3
lakh		 n
million		 n
crore		 n
billion		 n
trillion		 n
quire		 r3
ream		 r1
avogadro-number	N_A	 n r3
fine-structure-constant	α	 r3
`,
`
twenty-foot-equivalent-unit	TEU	 r1
forty-foot-equivalent-unit	FEU	 r1
`,
`
power-ratio		 r2
decibel	dB	 r1
bel	B	 r2
neper	Np	 r2
magnitude	mag	 n r2
stop		 r1
decibel-carrier	dBc	 n r2
decibel-full-scale	dBFS	 n r1
`,
`
sone	sone	 r2
phon	phon	 r2
`,
`
frequency-ratio		 r2
octave	oct	 r1
whole-tone		 r1
semitone		 r1
quarter-tone		 r2
cent	¢	 r1
savart		 r3
frequency-decade		 r2
`,
`
kilogram-per-cubic-meter	kg/m³	 r1
gram-per-cubic-meter	g/m³	 .mu r1 cmu
gram-per-cubic-centimeter	g/cm³	 r1
gram-per-milliliter	g/mL	 .un r1 cun
gram-per-liter	g/L	 .kmu r1 cmu
gram-per-deciliter	g/dL	 .m r1 cm
pound-per-cubic-foot	lb/ft³	 r1
pound-per-cubic-inch	lb/in³	 r1
pound-per-cubic-yard	lb/yd³	 r1
pound-per-gallon	lb/gal	 r1
pound-per-gallon-imperial	lb/gal Imp.	 n r1
ounce-per-cubic-inch	oz/in³	 r1
ounce-per-gallon	oz/gal	 r1
grain-per-gallon	gpg	 r1
grain-per-gallon-imperial	gr/gal Imp.	 n r1
slug-per-cubic-foot	slug/ft³	 r2
`,
`
newton-per-cubic-meter	N/m³	 .k r1 ck
pound-force-per-cubic-foot	lbf/ft³	 n r1
ofhg		 n r1
of-water		 n r1
`,
`
kilogram-per-meter	kg/m	 r1
gram-per-meter	g/m	 r1
tex	tex	 .kdm n r1 cd
denier	den	 n r1
pound-per-foot	lb/ft	 r1
pound-per-inch	lb/in	 r1
pound-per-yard	lb/yd	 r1
yarn-number-metric	Nm	 n r1
yarn-number-cotton	Ne	 n r1
yarn-number-worsted	NeK	 n r3
jute-number	lb/spyndle	 r3
`,
`
kilogram-per-square-meter	kg/m²	 r1
gram-per-square-meter	g/m²	 r1
gram-per-square-centimeter	g/cm²	 r2
kilogram-per-square-centimeter	kg/cm²	 r2
kilogram-per-hectare	kg/ha	 r1
tonne-per-hectare	t/ha	 r1
ounce-per-square-yard	oz/yd²	 r1
ounce-per-square-foot	oz/ft²	 r1
pound-per-square-foot	lbm/ft²	 r1
pound-per-square-inch	lbm/in²	 r2
pound-per-acre	lb/ac	 r1
ton-per-acre	tn/ac	 n r1
momme-silk		 n r1
pound-bond-paper	lb bond	 n r1
pound-text-paper	lb text	 n r1
pound-cover-paper	lb cover	 n r1
pound-bristol-paper	lb bristol	 n r1
pound-index-paper	lb index	 n r1
pound-tag-paper	lb tag	 n r1
`,
`
cubic-meter-per-second	m³/s	 r1
cubic-meter-per-minute	m³/min	 r1
cubic-meter-per-hour	m³/h	
cubic-meter-per-day	m³/d	 r1
liter-per-second	L/s	 . r1
liter-per-minute	L/min	 .
liter-per-hour	L/h	 .
liter-per-day	L/d	 . r1
megaliter-per-day	ML/d	 r1
milliliter-per-minute	mL/min	 r1
cubic-centimeter-per-second	cm³/s	 r1
cubic-foot-per-second	ft³/s	 r1
cubic-foot-per-minute	ft³/min	
cubic-foot-per-hour	ft³/h	 r1
cubic-foot-per-day	ft³/d	 r1
million-cubic-foot-per-day	MMcfd	 r1
billion-cubic-foot-per-day	Bcfd	 r1
gallon-per-minute	gal/min	
gallon-per-hour	gal/h	 r1
gallon-per-day	gal/d	 r1
million-gallon-per-day	MGD	 n r1
gallon-imperial-per-minute	gal Imp./min	 n r1
gallon-imperial-per-hour	gal Imp./h	 n r1
gallon-imperial-per-day	gal Imp./d	 n r1
barrel-per-hour	bbl/h	 r1
barrel-per-day	bbl/d	 r1
acre-foot-per-year	ac·ft/yr	 r1
miners-inch		 n r3
sverdrup	Sv	 r2
`,
`
kilogram-per-second	kg/s	 r1
kilogram-per-minute	kg/min	 r1
kilogram-per-hour	kg/h	 r1
gram-per-second	g/s	 r1
tonne-per-hour	t/h	 r1
tonne-per-day	t/d	 r1
tonne-per-year	t/yr	 r1
pound-per-second	lb/s	 r1
pound-per-minute	lb/min	 r1
pound-per-hour	lb/h	 r1
pound-per-day	lb/d	 r1
ton-per-hour	tn/h	 n r1
`,
`
mole-per-second	mol/s	 .kmu r2
mole-per-hour	mol/h	 .k r2 ck
standard-cubic-centimeter-per-minute	sccm	 r1
standard-cubic-centimeter-per-second	sccs	 r1
standard-liter-per-minute	slm	 r1
normal-liter-per-minute	NL/min	 r1
normal-cubic-meter-per-hour	Nm³/h	 r1
standard-cubic-meter-per-hour	Sm³/h	 r1
standard-cubic-meter-per-second	Sm³/s	 r3
million-standard-cubic-meter-per-day	MMscmd	 n r1
standard-cubic-foot-per-minute	scfm	 r1
standard-cubic-foot-per-hour	scfh	 r1
standard-cubic-foot-per-day	scfd	 r1
thousand-standard-cubic-foot-per-day	Mscfd	 n r1
million-standard-cubic-foot-per-day	MMscfd	 n r1
`,
`
pascal-second	Pa·s	 .m r1 cm
poise	P	 .cmu r1 cc
pound-force-second-per-square-foot	lbf·s/ft²	 n r2
reyn	reyn	 .u r3
pound-per-foot-second	lb/(ft·s)	 r2
`,
`
square-meter-per-second	m²/s	 r2
square-millimeter-per-second	mm²/s	 r1
stokes	St	 .cm n r1 cc
square-foot-per-second	ft²/s	 r2
saybolt-universal-second	SUS	 n r3
saybolt-furol-second	SFS	 n r3
redwood-second		 n r3
degree-engler	°E	 n r3
`,
`
per-pascal-second	1/Pa·s	 n r2
rhe		 r3
`,
`
kilogram-per-pascal-second-square-meter	kg/(Pa·s·m²)	 r2
perm		 r1
perm-0-celsius		 n r2
perm-23-celsius		 n r2
perm-metric		 n r2
`,
`
kilogram-per-pascal-second-meter	kg/(Pa·s·m)	 r2
perm-inch	perm·in	 r2
perm-inch-0-celsius		 n r2
perm-inch-23-celsius		 n r2
`,
`
nephelometric-turbidity-unit	NTU	 r1
formazin-nephelometric-unit	FNU	 r1
`,
`
joule-per-kilogram	J/kg	 .Mk r1 cMk
joule-per-gram	J/g	 r1
kilojoule-per-100-gram	kJ/100 g	
watt-hour-per-kilogram	Wh/kg	 r1
calorie-per-gram	cal/g	 .k r1 ck
kilocalorie-per-kilogram	kcal/kg	 r1
kilocalorie-per-100-gram	kcal/100 g	
british-thermal-unit-it-per-pound	BTU/lb	 n r1
`,
`
joule-per-cubic-meter	J/m³	 r2
joule-per-liter	J/L	 r2
watt-hour-per-liter	Wh/L	 r1
kilowatt-hour-per-cubic-meter	kWh/m³	 r1
british-thermal-unit-it-per-cubic-foot	BTU/ft³	 n r1
gasoline-energy-density		 r2
working-level	WL	 r2
`,
`
joule-per-mole	J/mol	 .k r2 ck
calorie-per-mole	cal/mol	 .k r2 ck
electronvolt-per-item	eV/item	 n r2
`,
`
watt-per-meter-kelvin	W/(m·K)	 r1
kilocalorie-per-hour-meter-celsius	kcal/(h·m·°C)	 n r2
calorie-per-second-centimeter-celsius	cal/(s·cm·°C)	 n r2
british-thermal-unit-it-per-hour-foot-fahrenheit	BTU/(h·ft·°F)	 n r1
british-thermal-unit-it-inch-per-hour-square-foot-fahrenheit	BTU·in/(h·ft²·°F)	 n r1
`,
`
square-meter-kelvin-per-watt	m²·K/W	 r1
square-meter-celsius-per-watt	m²·°C/W	 n r1
square-foot-hour-fahrenheit-per-british-thermal-unit-it	ft²·h·°F/BTU	 n r1
clo	clo	 n r1
tog	tog	 r1
`,
`
per-kelvin	K⁻¹	 n r1
per-celsius	°C⁻¹	 n r1
per-fahrenheit	°F⁻¹	 n r1
part-per-1e6-per-kelvin	ppm/K	 n r1
`,
`
joule-per-kelvin	J/K	 .k r2 ck
calorie-per-kelvin	cal/K	 r2
british-thermal-unit-it-per-fahrenheit	BTU/°F	 n r2
`,
`
joule-per-kilogram-kelvin	J/(kg·K)	 .k r2 ck
joule-per-gram-celsius	J/(g·°C)	 n r2
calorie-per-gram-celsius	cal/(g·°C)	 n r2
british-thermal-unit-it-per-pound-fahrenheit	BTU/(lb·°F)	 n r2
`,
`
joule-per-mole-kelvin	J/(mol·K)	 .k r2
calorie-per-mole-kelvin	cal/(mol·K)	 r2
molar-gas-constant		 r2
`,
`
watt-per-square-meter	W/m²	 .k r1 ck
watt-per-square-centimeter	W/cm²	 r2
watt-per-square-foot	W/ft²	 r1
kilocalorie-per-hour-square-meter	kcal/(h·m²)	 r2
british-thermal-unit-it-per-hour-square-foot	BTU/(h·ft²)	 n r1
solar-irradiance	S☉	 n r2
met	met	 n r2
`,
`
watt-per-square-meter-kelvin	W/(m²·K)	 r1
kilocalorie-per-hour-square-meter-celsius	kcal/(h·m²·°C)	 n r1
british-thermal-unit-it-per-hour-square-foot-fahrenheit	BTU/(h·ft²·°F)	 n r1
`,
`
joule-per-square-meter	J/m²	 r2
joule-per-square-centimeter	J/cm²	 r2
kilowatt-hour-per-square-meter	kWh/m²	 r1
langley	Ly	 r2
`,
`
mole	mol	 .kmunp r1 cmu
item		 r2
equivalent	Eq	 .mu r2 cm
osmole	Osm	 .m r2 cm
pound-mole	lbmol	 . r2
ounce-mole	ozmol	 r3
tonne-mole	tmol	 r3
normal-cubic-meter	Nm³	 r1
normal-liter	NL	 r1
standard-cubic-meter	Sm³	 r1
standard-cubic-foot	scf	 r1
thousand-standard-cubic-foot	Mscf	 n r1
million-standard-cubic-foot	MMscf	 n r1
standard-liter	sL	 r2
standard-cubic-centimeter	scc	 r2
einstein		 r2
`,
`
mole-per-cubic-meter	mol/m³	 r2
mole-per-liter	mol/L	 .mun r1 cmu
ph	pH	 n r1
molar	M	 .munp r1 cmun
item-per-cubic-meter	item/m³	 r2
milligram-ofglucose-per-deciliter	mg glucose/dL	 n r1
`,
`
mole-per-kilogram	mol/kg	 .mu r2 cm
ofglucose		 n r1
`,
`
katal	kat	 .munp r2 cun
enzyme-unit	U	 .Mkmu r2 cm
`,
`
katal-per-cubic-meter	kat/m³	 r2
katal-per-liter	kat/L	 r2
enzyme-unit-per-liter	U/L	 r1
`,
`
milliliter-per-minute-per-standard-body	mL/min/1.73 m²	 n r1
milliliter-per-second-per-standard-body	mL/s/1.73 m²	 n r2
`,
`
ampere	A	 .kmunp cm
abampere	abA	 r3
biot	Bi	 r3
statampere	statA	 r3
ampere-turn	At	 .k r2
gilbert	Gi	 r3
conventional-ampere	A₉₀	 r3
mean-international-ampere	A_int	 r3
atomic-unit-of-current	eEₕ/ħ	 r2
decibel-microampere	dBμA	 n r2
`,
`
ampere-per-square-root-hertz	A/√Hz	 .np r1 cnp
`,
`
coulomb	C	 .kmunp r1 cmun
ampere-hour	Ah	 .kmu cm
ampere-second	A·s	 .m r1
elementary-charge	e	 r2
faraday		 r2
abcoulomb	abC	 r3
statcoulomb	statC	 r3
franklin	Fr	 r3
conventional-coulomb	C₉₀	 r3
`,
`
volt	V	 .Mkmun ckm
abvolt	abV	 r3
statvolt	statV	 r3
conventional-volt	V₉₀	 r3
mean-international-volt	V_int	 r3
decibel-volt	dBV	 n r1
decibel-millivolt	dBmV	 n r1
decibel-microvolt	dBμV	 n r1
decibel-unloaded	dBu	 n r1
`,
`
volt-per-square-root-hertz	V/√Hz	 .un r1 cun
`,
`
ohm	Ω	 .GMkmu r1 cMk
abohm	abΩ	 r3
statohm	statΩ	 r3
von-klitzing	R_K	 n r2
conventional-ohm	Ω₉₀	 r3
mean-international-ohm	Ω_int	 r3
impedance-of-free-space	Z₀	 r3
conventional-von-klitzing-constant	R_K-90	 r3
`,
`
siemens	S	 .kmunp r1 cmu
mho	℧	 .mu r2 cmu
abmho	ab℧	 r3
statmho	stat℧	 r3
`,
`
farad	F	 .munpf r1 cmunp
abfarad	abF	 r3
statfarad	statF	 r3
conventional-farad	F₉₀	 r3
`,
`
henry	H	 .munp r1 cmun
abhenry	abH	 r3
stathenry	statH	 r3
conventional-henry	H₉₀	 r3
`,
`
weber	Wb	 .mun r2 cm
maxwell	Mx	 .Mk r2
unit-pole		 r3
magnetic-flux-quantum	Φ₀	 n r2
statweber	statWb	 r3
`,
`
tesla	T	 .munp r1 cmu
gauss	G	 .mu n r1 cm
gamma	γ	 r2
stattesla	statT	 r3
`,
`
ampere-per-meter	A/m	 .k r2 ck
ampere-per-centimeter	A/cm	 r2
oersted	Oe	 .km r2 ck
`,
`
ampere-square-meter	A·m²	 r2
joule-per-tesla	J/T	 r2
erg-per-gauss	erg/G	 r2
bohr-magneton	μ_B	 n r2
nuclear-magneton	μ_N	 r2
`,
`
volt-per-meter	V/m	 .k r1 ck
volt-per-centimeter	V/cm	 r1
volt-per-inch	V/in	 r2
atomic-unit-of-electric-field	Eₕ/(ea₀)	 r2
decibel-microvolt-per-meter	dBμV/m	 n r1
`,
`
coulomb-meter	C·m	 r2
debye	D	 r2
`,
`
ohm-meter	Ω·m	 r1
ohm-centimeter	Ω·cm	 .u r1 cu
ohm-square-millimeter-per-meter	Ω·mm²/m	 r1
ohm-circular-mil-per-foot	Ω·cmil/ft	 r1
`,
`
siemens-per-meter	S/m	 r1
siemens-per-centimeter	S/cm	 .mu r1 cmu
percent-iacs	% IACS	 n r1
`,
`
volt-ampere	VA	 .GMkm r1 cMk
var	var	 .GMkm r1 cMk
`,
`
volt-ampere-second	VAs	 r2
volt-ampere-hour	VAh	 .GMk r1 ck
var-hour	varh	 .GMkm r1 ck
`,
`
candela	cd	 .kmu r1 cm
candlepower		 r1
candle-international		 n r3
hefner	HK	 n r3
`,
`
candela-per-square-meter	cd/m²	 r1
nit	nt	 r1
candela-per-square-centimeter	cd/cm²	 r2
candela-per-square-foot	cd/ft²	 r2
candela-per-square-inch	cd/in²	 r2
stilb	sb	 r3
lambert	La	 .mu r3
foot-lambert	ftL	 n r1
apostilb	asb	 r3
`,
`
lux	lx	 .kmu r1 ck
lumen-per-square-meter	lm/m²	 r1
lumen-per-square-foot	lm/ft²	 r1
foot-candle	fc	 n r1
phot	ph	 r3
exposure-value	EV	 r1
`,
`
lumen	lm	 .Mkm
spherical-candlepower		 r3
`,
`
lux-second	lx·s	 r2
lux-hour	lx·h	 r2
foot-candle-second	fc·s	 n r2
`,
`
per-meter	m⁻¹	 n r1
per-centimeter	cm⁻¹	 n r2
per-inch	in⁻¹	 n r1
kayser		 r2
diopter	dpt	 r1
rydberg-constant	R∞	 n r3
`,
`
watt-per-square-meter-hertz	W/(m²·Hz)	 r2
jansky	Jy	 .kmun n r2 cm
solar-flux-unit	sfu	 r2
`,
`
becquerel	Bq	 .TGMkm r2 cGMk
curie	Ci	 .Mkmunp r2 cmu
rutherford	Rd	 . r3
disintegration-per-minute	dpm	 r2
`,
`
becquerel-per-cubic-meter	Bq/m³	 r2
becquerel-per-liter	Bq/L	 r2
curie-per-liter	Ci/L	 .p r2
`,
`
gray	Gy	 .kcmun r2 cm
rad-dose	rad	 .Mkmu n r2
`,
`
sievert	Sv	 .cmun r2 cmu
rem	rem	 .mu r2 cm
`,
`
sievert-per-second	Sv/s	 r2
sievert-per-hour	Sv/h	 .mu r2 cmu
sievert-per-year	Sv/yr	 .m r2 cm
rem-per-hour	rem/h	 .m r2 cm
`,
`
coulomb-per-kilogram	C/kg	 r2
roentgen	R	 .kmu r2 cmu
`,
`
joule-per-meter	J/m	 r2
watt-hour-per-kilometer	Wh/km	 r1
watt-hour-per-mile	Wh/mi	 r1
kilowatt-hour-per-100-kilometer	kWh/100 km	
kilowatt-hour-per-100-mile	kWh/100 mi	 r1
kilometer-per-kilowatt-hour	km/kWh	 r1
mile-per-kilowatt-hour	mi/kWh	
mile-per-gasoline-gallon-equivalent	MPGe	 n
`,
`
isotropic-gain		 n r2
decibel-isotropic	dBi	 n r1
decibel-dipole	dBd	 n r1
`,
`
flops	FLOPS	 .EPTGM n r1 cTG
`,
`
erlang	Erl	 r2
hundred-call-seconds	CCS	 n r2
`,
`
iso-speed	ISO	 n
din-speed	DIN	 n r2
`,
`
coefficient-of-performance	COP	 r1
energy-efficiency-ratio	EER	 r1
`,
`
pascal-second-per-cubic-meter	Pa·s/m³	 r2
wood-unit	WU	 n r2
vascular-cgs-unit	dyn·s/cm⁵	 n r2
`,
`
rayl	rayl	 .M r2
pascal-second-per-meter	Pa·s/m	 r2
`,
`
international-unit	IU	 .Mkmu r1 cmu
`,
`
kelvin-of-light	K	 n r1
mired	MK⁻¹	 r1
`,
`
mole-per-square-meter	mol/m²	 r2
dobson-unit	DU	 n r2
`,
`
watt-per-kilogram	W/kg	 .k r2
horsepower-per-pound	hp/lb	 r3
metabolic-equivalent	MET	 r2
`,
`
volt-square-meter	V·m²	 r3
townsend	Td	 r3
`,
]),
  [
`


	~	French	=





	~	thousand feet	=
	~	thousand yards	=




















	~	engineer's chain	


	~	cable length	
	~	US cable length	
	~	imperial nautical mile	


	~	Scandinavian mile	
	~	US survey foot	
	~	US survey link	
	~	US survey rod	
	~	US survey chain	
	~	US survey fathom	
	~	US survey furlong	
	~	US survey mile	
	~	US survey league	







	~	Earth radius	Earth radii
	~	Jupiter radius	Jupiter radii
	~		solar radii
	~	Planck length	
	~	Bohr radius	Bohr radii

	~	copper x unit	
	~	molybdenum x unit	




	~	CSS pixel	
	~	printer's point	
	~	printer's pica	
	~	TeX point	

	~	TeX pica	
	~	TeX Didot point	
	~	TeX cicero	
	~	Didot point	

	~	shaku (length)	=
	~		=
	~	bu (length)	=
	~		=
	~		=
	~	jō	=
	~	chō (length)	=
	~	ri	=
	~	kujira shaku	=
	~		=
	~		=
	~		=
	~		=
	~		=
	~		=


	~		pieds du roi

	~		pedes
	~		=
	~		stadia
	~	Roman mile	
	~		podes
	~		stadia (Greek)
	~	biblical cubit	

	~	royal cubit	
	~	French foot (Quebec)	
	~	arpent (length)	


	~	Texas vara	

	~		vershki


	~	Cape foot	
	~	Cape rood	

	~		classical electron radii


	~		alnar
	~	Danish alen	=
	~	Viennese klafter	=

`,
`










	~		darcys












	~	US survey square foot	
	~	US survey square mile	
	~	US survey acre	




	~		stremmata

	~		=
	~	bu (area)	=
	~	se	=
	~	tan	=
	~	chō	=
	~		=
	~		=
	~		=
	~		=
	~		=
	~		=
	~		=



	~	small marla	


	~	cent of land	

	~	bigha (Bengal)	
	~	katha (Bengal)	
	~	chatak (land)	
	~	katha (Assam)	

	~	bigha (Bihar)	
	~	katha (Bihar)	
	~	dhur (Bihar)	

	~	bigha (Nepal)	
	~	kattha (Nepal)	
	~	dhur (Nepal)	



	~	Paris arpent	


	~		jugera



	~	Thomson cross section	
	~		=
	~		=
	~	fen (Taiwan)	=
	~	São Paulo alqueire	
	~	Minas Gerais alqueire	

	~	Prussian morgen	
	~	Afghan jerib	
	~	Austrian joch	=
`,
`



























	~	thousand gallons	=
	~	million gallons	=










	~	US legal cup	
	~	metric fluid ounce	





	~	metric drop	





	~	dry gallon	
	~	dry quart	
	~	dry pint	

	~	US beer barrel	



	~	Cornelius keg	
	~	European keg	
	~	US liquid barrel	
	~	US dry barrel	
	~	cranberry barrel	



	~	imperial gallon	
	~	imperial quart	
	~	imperial pint	
	~	imperial cup	
	~	imperial gill	
	~	imperial fluid ounce	
	~	imperial fluid drachm	
	~	imperial minim	
	~	imperial tablespoon	
	~	half-ounce tablespoon	
	~	imperial teaspoon	
	~	imperial dessert spoon	
	~	imperial peck	
	~	imperial bushel	
	~	imperial barrel	


	~	imperial hogshead	
	~	metric cup	
	~	metric tablespoon	
	~	metric teaspoon	
	~	metric dessert spoon	
	~	Australian tablespoon	
	~	metric pint	
	~	Japanese cup	
	~	ōsaji	=
	~		=
	~	kryddmått	=
	~		kaffekoppar
	~		=
	~		kannor
	~		vedra

	~		=
	~		=
	~	dan (volume)	=
	~		amphorae
	~		congii
	~		sextarii
	~		modii
	~		metretai
	~		medimnoi


	~	log (volume)	














	~	shō	=
	~		=
	~	to	=
	~	gō	=
	~	shaku (volume)	=
	~		=
	~	imperial fluid scruple	


	~	Malaysian gantang	

`,
`







	~	thousand pounds	=

	~	avoirdupois dram	








	~	troy pound	
	~	troy ounce	

	~	apothecaries pound	
	~	apothecaries ounce	
	~	apothecaries dram	



	~	US standard drink	

	~	Australian standard drink	




	~	Planck mass	

	~	Earth mass	
	~	Jupiter mass	
	~		=
	~		=
	~		=
	~		=
	~		=
	~	dan (mass)	=
	~		=
	~		=



	~	troy tael	
	~		=
	~		=
	~	baht (mass)	=
	~	baht of gold	=






	~		=
	~		=
	~	Paris grain	



	~	metric arroba	




	~	Roman pound	
	~	Roman ounce	


	~	Attic mina	
	~	Attic talent	

	~	biblical mina	
	~	biblical talent	

	~	gamma (mass)	


	~		=
	~	Burmese tical	
	~	Egyptian oka	
	~	Egyptian kantar	
	~	Cypriot oka	
	~	skålpund	=
`,
`













	~		millennia



	~	day of age	
	~	week of age	
	~	month of age	
	~	year of age	
	~	common year	
	~	leap year	
	~	Gregorian year	
	~	Gregorian month	
	~	tropical year	
	~	sidereal year	
	~	synodic month	
	~	sidereal month	
	~	tropical month	
	~	sidereal day	
	~	sidereal hour	
	~	sidereal minute	
	~	sidereal second	






	~	Planck time	

	~	Swatch beat	
`,
`





`,
`

	~	degree Celsius	
	~	degree Fahrenheit	
	~	degree Rankine	
	~	degree Réaumur	
	~	degree Rømer	
	~	degree Newton	
	~	degree Delisle	
	~	Planck temperature	

`,
`
	~	kelvin (difference)	
	~	degree Celsius (difference)	
	~	degree Fahrenheit (difference)	
	~	degree Rankine (difference)	
	~	degree Réaumur (difference)	
`,
`












	~	imperial knot	


	~	Mach	=








`,
`
	~	meter per second squared	

	~	foot per second squared	
	~	inch per second squared	


	~	g-force	g-forces

`,
`




	~	milliarcsecond	
	~	microarcsecond	







	~	NATO mil	
`,
`





`,
`











	~		=

	~	input or output operation per second	
	~	failure in a billion hours	failures in a billion hours
`,
`








`,
`



	~	kilogram-force	
	~	gram-force	
	~	tonne-force	
	~	pound-force	
	~	ounce-force	


	~	short ton-force	
	~	long ton-force	

`,
`


	~	standard atmosphere	
	~	technical atmosphere	
	~		=




	~	pound-force per square inch	

	~	pound-force per square foot	

	~	ounce-force per square inch	
	~	short ton-force per square inch	
	~	short ton-force per square foot	
	~	long ton-force per square inch	
	~	kilogram-force per square centimeter	
	~	kilogram-force per square millimeter	
	~	gram-force per square centimeter	





	~	centimeter of water (4 °C)	
	~	inch of water (39.2 °F)	
	~	inch of water (60 °F)	
	~	foot of water (39.2 °F)	
	~	micrometer of mercury	
	~	millimeter of mercury	
	~	centimeter of mercury	
	~	inch of mercury	
	~	foot of mercury	
	~	centimeter of mercury (0 °C)	
	~	inch of mercury (32 °F)	
	~	inch of mercury (60 °F)	
	~	decibel of sound pressure level	
	~	meter of mercury	
	~	meter of mercury (60 °F)	
	~	foot of mercury (60 °F)	
	~	meter of water (4 °C)	
	~	meter of water (60 °F)	
	~	foot of water (60 °F)	
	~	meter of sea water	
	~	foot of sea water	
`,
`
	~		pascals gauge
	~		bars gauge
	~	pound-force per square inch gauge	
	~	kilogram-force per square centimeter gauge	
	~	inch of mercury gauge	
	~	millimeter of mercury gauge	
`,
`







	~	food calorie	
	~	calorie (IT)	
	~	calorie (15 °C)	
	~	calorie (20 °C)	
	~	calorie (mean)	


	~	British thermal unit (IT)	
	~	British thermal unit (thermochemical)	
	~	British thermal unit (mean)	
	~	British thermal unit (ISO)	
	~	British thermal unit (39 °F)	
	~	British thermal unit (59 °F)	
	~	British thermal unit (60 °F)	
	~	thousand British thermal units	=
	~	million British thermal units	=
	~	Celsius heat unit	
	~	US therm	
	~	US dekatherm	
	~	EC therm	
	~	UK therm	

	~	ton of TNT	
	~	gram of TNT	




	~	foot pound-force	
	~	inch pound-force	
	~	meter kilogram-force	

	~	ton of refrigeration hour	ton of refrigeration hours


	~	Planck energy	

`,
`

	~		=
	~	metric horsepower	=
	~	electric horsepower	=
	~	boiler horsepower	=
	~	water horsepower	=
	~	foot pound-force per second	
	~	foot pound-force per minute	
	~	kilogram-force meter per second	


	~	British thermal unit (IT) per second	
	~	British thermal unit (IT) per minute	
	~	British thermal unit (IT) per hour	
	~	thousand British thermal units per hour	=







	~	Japanese ton of refrigeration	
	~	cooling tower ton	
`,
`



	~	kilogram-force meter	
	~	kilogram-force centimeter	
	~	gram-force centimeter	

	~	pound-force foot	
	~	pound-force inch	
	~	ounce-force inch	
	~	ounce-force foot	

`,
`



	~	pound-force second	
`,
`





`,
`


	~	gram-force per centimeter	
	~	pound-force per inch	
	~	pound-force per foot	

`,
`


`,
`







	~	mile per imperial gallon	


`,
`











	~	quadword	
`,
`




	~	DS1	
	~	DS3	
	~	E1	
	~	E3	
`,
`







	~	dot per CSS pixel	

`,
`


`,
`


`,
`

	~		=
	~		=
	~		=
	~	part per hundred thousand	
	~	part per million	
	~	part per billion	
	~	part per trillion	
	~	part per quadrillion	
	~		=

	~		=
	~	imperial proof	=



	~		=
	~	baker's dozen	=
	~		=
	~		=

	~		=
	~		=
	~		=

	~		=
	~		=
	~		=
	~		=
	~		=


	~	Avogadro number	

`,
`


`,
`




	~	stellar magnitude	

	~	decibel relative to the carrier	
	~	decibel relative to full scale	
`,
`


`,
`








`,
`










	~	pound per imperial gallon	



	~	grain per imperial gallon	

`,
`

	~	pound-force per cubic foot	
	~	of mercury	=
	~		=
`,
`


	~		=
	~		=



	~	metric yarn number	
	~	English cotton yarn number	
	~	worsted yarn number	

`,
`











	~	short ton per acre	
	~	momme (silk)	=
	~	pound of bond paper	
	~	pound of text paper	
	~	pound of cover paper	
	~	pound of bristol paper	
	~	pound of index paper	
	~	pound of tag paper	
`,
`




















	~	million gallons per day	=
	~	imperial gallon per minute	
	~	imperial gallon per hour	
	~	imperial gallon per day	



	~	miner's inch	

`,
`











	~	short ton per hour	
`,
`









	~	million standard cubic meters per day	=



	~	thousand standard cubic feet per day	=
	~	million standard cubic feet per day	=
`,
`


	~	pound-force second per square foot	


`,
`


	~		=

	~	Saybolt universal second at 100 °F	Saybolt universal seconds at 100 °F
	~	Saybolt Furol second at 122 °F	Saybolt Furol seconds at 122 °F
	~	Redwood No. 1 second	
	~	degree Engler	
`,
`
	~	reciprocal pascal second	

`,
`


	~	perm (0 °C)	
	~	perm (23 °C)	
	~	metric perm	
`,
`


	~	perm inch (0 °C)	
	~	perm inch (23 °C)	
`,
`


`,
`







	~	British thermal unit (IT) per pound	
`,
`




	~	British thermal unit (IT) per cubic foot	


`,
`


	~	electronvolt per entity	
`,
`

	~	kilocalorie per hour meter degree Celsius	
	~	calorie per second centimeter degree Celsius	
	~	British thermal unit (IT) per hour foot degree Fahrenheit	
	~	British thermal unit (IT) inch per hour square foot degree Fahrenheit	British thermal unit (IT) inches per hour square foot degree Fahrenheit
`,
`

	~	square meter degree Celsius per watt	
	~	square foot hour degree Fahrenheit per British thermal unit (IT)	
	~		=

`,
`
	~	reciprocal kelvin	
	~	reciprocal degree Celsius	
	~	reciprocal degree Fahrenheit	
	~	part per million per kelvin	
`,
`


	~	British thermal unit (IT) per degree Fahrenheit	
`,
`

	~	joule per gram degree Celsius	
	~	calorie per gram degree Celsius	
	~	British thermal unit (IT) per pound degree Fahrenheit	
`,
`



`,
`




	~	British thermal unit (IT) per hour square foot	
	~	nominal total solar irradiance	
	~		=
`,
`

	~	kilocalorie per hour square meter degree Celsius	
	~	British thermal unit (IT) per hour square foot degree Fahrenheit	
`,
`




`,
`











	~	thousand standard cubic feet	=
	~	million standard cubic feet	=



`,
`


	~	pH	=


	~	milligram of glucose per deciliter	
`,
`

	~	of glucose	=
`,
`


`,
`



`,
`
	~	milliliter per minute per 1.73 m²	
	~	milliliter per second per 1.73 m²	
`,
`









	~	decibel relative to 1 microampere	
`,
`

`,
`









`,
`





	~	decibel relative to 1 volt	
	~	decibel relative to 1 millivolt	
	~	decibel relative to 1 microvolt	
	~		decibels unloaded
`,
`

`,
`



	~	von Klitzing constant	




`,
`




`,
`




`,
`




`,
`



	~		magnetic flux quanta

`,
`

	~		=


`,
`



`,
`



	~	Bohr magneton	

`,
`




	~	decibel relative to 1 microvolt per meter	
`,
`


`,
`




`,
`


	~	percent IACS	=
`,
`


`,
`



`,
`


	~	international candle	
	~	Hefner candle	
`,
`







	~	foot-lambert	

`,
`



	~	foot-candle	


`,
`


`,
`


	~	foot-candle second	
`,
`
	~	reciprocal meter	
	~	reciprocal centimeter	
	~	reciprocal inch	


	~	Rydberg constant	
`,
`

	~		janskys

`,
`




`,
`



`,
`

	~	rad	
`,
`


`,
`




`,
`


`,
`







	~	mile per gallon gasoline equivalent	
`,
`
	~	gain over an isotropic antenna	=
	~	decibel over an isotropic antenna	decibels over an isotropic antenna
	~	decibel over a half-wave dipole	decibels over a half-wave dipole
`,
`
	~	floating-point operation per second	
`,
`

	~	hundred call seconds per hour	=
`,
`
	~	ISO arithmetic speed	=
	~	ISO logarithmic speed	=
`,
`


`,
`

	~	Wood unit	
	~	dyne second per centimeter to the fifth power	
`,
`


`,
`

`,
`
	~	kelvin of color temperature	

`,
`

	~	Dobson unit	
`,
`



`,
`


`,
]);
