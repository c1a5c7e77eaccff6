// Written from the rows in data/quantities: `pnpm generate`
// The units of the quantities that people convert every day, in the compact format: see compact/read.ts

export const length = `
meter	m	1 .khDdcmunpf ckcmun
micron		1/1000000 r1
french	Fr	1/3000 n r1
angstrom	Å	1/10000000000 r2
fermi		1/1000000000000000 r2
inch	in	127/5000
foot	ft	381/1250
yard	yd	1143/1250
thousand-foot	kft	1524/5 n r1
thousand-yard	kyd	4572/5 n r1
mile	mi	201168/125
nautical-mile	nmi	1852
mil		127/5000000 r1
microinch	μin	127/5000000000 r1
line		127/60000 r2
barleycorn		127/15000 r2
nail		1143/20000 r3
palm		381/5000 r3
hand	hh	127/1250 r1
span		1143/5000 r2
cubit		1143/2500 r2
ell		1143/1000 r3
pace		381/500 r3
smoot		8509/5000 r3
rack-unit	RU	889/20000 r1
fathom	ftm	1143/625 r1
rod	rd	12573/2500 r2
karam		4191/2500 r1
chain	ch	12573/625 r1
link	lnk	12573/62500 r2
chain-engineer		762/25 n r3
furlong	fur	25146/125 r1
league	lea	603504/125 r2
cable		926/5 n r2
cable-us		27432/125 n r3
nautical-mile-imperial		231648/125 n r3
nautical-league		5556 r2
data-mile		9144/5 r2
mile-scandinavian		10000 n r1
foot-survey-us	ftUS	1200/3937 n r2
link-survey-us		792/3937 n r3
rod-survey-us		19800/3937 n r3
chain-survey-us		79200/3937 n r3
fathom-survey-us		7200/3937 n r3
furlong-survey-us		792000/3937 n r3
mile-survey-us		6336000/3937 n r2
league-survey-us		19008000/3937 n r3
astronomical-unit	au	149597870700 r1
parsec	pc	96939420213600000 p-1 .GMk r2 cMk
light-second	ls	299792458 r2
light-minute	lmin	17987547480 r2
light-hour		1079252848800 r2
light-day		25902068371200 r2
light-year	ly	9460730472580800 .GMk r1
earth-radius	R⊕	6378100 n r2
jupiter-radius		71492000 n r2
solar-radius	R☉	695700000 n r2
planck-length		323251/20000000000000000000000000000000000000000 u n r2
bohr-radius	a₀	33073575659/625000000000000000000 u n r2
natural-unit-of-length	ƛ_C	4826990843/12500000000000000000000 u r3
x-unit-copper	xu(Cu Kα₁)	100207697/1000000000000000000000 u n r3
x-unit-molybdenum	xu(Mo Kα₁)	3131561/31250000000000000000 u n r3
angstrom-star	Å*	20000299/200000000000000000 u r3
point	pt	127/360000
pica		127/30000 r1
twip		127/7200000 r2
pixel-css		127/480000 n
point-printer		1757299/5000000000 n r3
pica-printer		5271897/1250000000 n r3
point-tex		127/361350 n r3
scaled-point		127/23681433600 r3
pica-tex		254/60225 n r3
point-didot-tex		78613/209040975 n r3
cicero-tex		314452/69680325 n r3
point-didot	dd	75213/200000000 n r3
cicero		225639/50000000 r3
shaku-length		10/33 n r3
sun		1/33 n r3
bu-length		1/330 n r3
rin		1/3300 n r3
ken		20/11 n r3
jo-jp		100/33 n r3
cho-length		1200/11 n r3
ri-jp		43200/11 n r3
shaku-cloth		25/66 n r3
chi		1/3 n r3
cun		1/30 n r3
zhang		10/3 n r3
li		500 n r3
chek		14859/40000 n r3
wa		2 n r3
ligne		125/55412 r3
pouce		375/13853 r3
pied-du-roi		4500/13853 n r3
toise		27000/13853 r3
pes		1481/5000 u n r3
passus		1481/1000 u n r3
stadium		1481/8 u n r3
mile-roman		1481 u n r3
pous		3/10 u n r3
stadion		180 u n r3
cubit-biblical		889/2000 u n r3
handbreadth		889/12000 u r3
cubit-royal		130937/250000 u n r3
pied-quebec		1624203/5000000 n r3
arpent-length		14617827/250000 n r3
vara		167181/200000 r3
legua		55727/10 r3
vara-texas		127/150 n r3
arshin		889/1250 r3
vershok		889/20000 n r3
sazhen		2667/1250 r3
verst		5334/5 r3
cape-foot		3148581/10000000 n r3
cape-rood		9445743/2500000 n r3
qasaba		71/20 r3
classical-electron-radius	rₑ	5635880641/2000000000000000000000000 u n r3
flight-level	FL	762/25 r1
lunar-distance	LD	384400000 u r2
aln		2969/5000 u n r3
alen-danish		6277/10000 u n r3
klafter-viennese		740814/390625 n r3
solar-diameter	D☉	1391400000 r2
`;

export const area = `
square-meter	m²	1 m
square-kilometer	km²	1000000 m
square-decimeter	dm²	1/100 m r1
square-centimeter	cm²	1/10000 m
square-millimeter	mm²	1/1000000 m
hectare	ha	10000
are	a	100 r1
decare	daa	1000 r2
centiare	ca	1 r3
barn	b	1/10000000000000000000000000000 .munpf r2
darcy	D	1/1013250000000 .mun n r2 cm
square-inch	in²	16129/25000000 m
square-foot	ft²	145161/1562500 m
square-yard	yd²	1306449/1562500 m
square-mile	mi²	40468564224/15625 m
square-mil	mil²	16129/25000000000000 m r2
square-rod	rd²	158080329/6250000 m r3
square-chain	ch²	158080329/390625 m r3
acre	ac	316160658/78125
rood		158080329/156250 r3
section		40468564224/15625 r1
township		1456868312064/15625 r1
roofing-square		145161/15625 r1
square-foot-survey-us	ftUS²	1440000/15499969 m n r3
square-mile-survey-us	US survey mile²	40144896000000/15499969 m n r3
acre-survey-us		62726400000/15499969 n r3
circular-mil	cmil	16129/100000000000000 p1 r1
thousand-circular-mil	kcmil	16129/100000000000 p1 r1
circular-inch		16129/100000000 p1 r3
dunam		1000 r1
stremma		1000 n r3
feddan		25205/6 r3
tsubo		400/121 n r1
bu-jp		400/121 n r3
se-jp		12000/121 n r3
tan-jp		120000/121 n r3
cho		1200000/121 n r3
tatami		81/50 n r3
pyeong		400/121 n r1
ping		400/121 n r1
mu		2000/3 n r1
square-wa	wa²	4 m n r3
ngan		400 n r3
rai		1600 n r1
guntha		158080329/1562500 r1
kanal		158080329/312500 r1
marla		158080329/6250000 r1
marla-225		1306449/62500 n r1
murabba		316160658/3125 r1
ankanam		2612898/390625 r1
cent-land		158080329/3906250 n r1
ground		3483864/15625 r1
bigha-bengal		20903184/15625 n r1
katha-bengal		5225796/78125 n r1
chatak-bengal		1306449/312500 n r1
katha-assam		20903184/78125 n r1
lessa		5225796/390625 r1
bigha-bihar		158080329/62500 n r1
katha-bihar		158080329/1250000 n r1
dhur-bihar		158080329/25000000 n r1
biswa		158080329/1250000 r1
bigha-nepal		105822369/15625 n r1
kattha-nepal		105822369/312500 n r1
dhur-nepal		105822369/6250000 n r1
ropani		198725409/390625 r1
aana		198725409/6250000 r1
arpent		213680866201929/62500000000 r3
arpent-paris		656100000000/191905609 n r3
desyatina		170709336/15625 r3
morgen		267666182466147/31250000000 r3
jugerum		39480498/15625 u n r3
hide		7587855792/15625 r3
manzana		27949486761/4000000 r3
cuerda		6288633/1600 r3
thomson-cross-section	σ_T	66524587051/1000000000000000000000000000000000000000 u n r3
tunnland		24683/5 u n r3
jia	甲	1173600/121 n r1
fen-taiwan		117360/121 n r1
alqueire-paulista		24200 n r1
alqueire-mineiro		48400 n r1
tarea		3144317/5000 u r1
morgen-prussian		127661/50 u n r3
jerib-afghan		2000 n r3
joch		35123544486144/6103515625 n r3
`;

export const volume = `
cubic-meter	m³	1 m
cubic-kilometer	km³	1000000000 m r1
cubic-decimeter	dm³	1/1000 m r1
cubic-centimeter	cm³	1/1000000 m
cubic-millimeter	mm³	1/1000000000 m r1
cubic-nanometer	nm³	1/1000000000000000000000000000 m r2
liter	L	1/1000 .Mkhdcmuf cdcm
stere		1 r2
lambda	λ	1/1000000000 r3
cubic-inch	in³	2048383/125000000000 m
cubic-foot	ft³	55306341/1953125000 m
cubic-yard	yd³	1493271207/1953125000 m r1
cubic-mile	mi³	8140980127813632/1953125 m r1
hundred-cubic-foot	CCF	55306341/19531250 r1
thousand-cubic-foot	Mcf	55306341/1953125 r1
million-cubic-foot	MMcf	442450728/15625 r1
billion-cubic-foot	Bcf	3539605824/125 r1
trillion-cubic-foot	Tcf	28316846592 r1
acre-foot	ac·ft	60228605349/48828125 m r1
acre-inch	ac·in	20076201783/195312500 m r1
board-foot	FBM	18435447/7812500000 r1
thousand-board-foot	MBF	18435447/7812500 r1
cord		884901456/244140625 r1
hoppus-foot		55306341/488281250 p-1 r3
register-ton	GRT	55306341/19531250 r2
freight-ton	MTON	55306341/48828125 r2
gallon	gal	473176473/125000000000
thousand-gallon	kgal	473176473/125000000 n r1
million-gallon	Mgal	473176473/125000 n r1
quart	qt	473176473/500000000000
pint	pt	473176473/1000000000000
cup		473176473/2000000000000
gill	gi	473176473/4000000000000 r1
fluid-ounce	fl oz	473176473/16000000000000
fluid-dram	fl dr	473176473/128000000000000 r2
minim		157725491/2560000000000000 r2
tablespoon	tbsp	473176473/32000000000000
teaspoon	tsp	157725491/32000000000000
dessert-spoon	dsp	157725491/16000000000000 r1
cup-us-legal		3/12500 n r1
fluid-ounce-metric		3/100000 n r1
dash		157725491/256000000000000
pinch		157725491/512000000000000
smidgen		157725491/1024000000000000 r1
tad		157725491/128000000000000 r3
drop		1/20000000 r1
drop-metric	gtt	1/20000000 n r1
jigger		1419529419/32000000000000 r1
shot		1419529419/32000000000000
fifth		473176473/625000000000 r3
bushel	bu	220244188543/6250000000000 r1
peck	pk	220244188543/25000000000000 r1
gallon-dry		220244188543/50000000000000 n r3
quart-dry		220244188543/200000000000000 n r3
pint-dry		220244188543/400000000000000 n r3
barrel	bbl	9936705933/62500000000 r1
barrel-beer		14668470663/125000000000 n r1
keg		14668470663/250000000000 r1
quarter-barrel		14668470663/500000000000 r3
sixth-barrel		4889490221/250000000000 r3
keg-cornelius		473176473/25000000000 n r3
keg-european		1/20 n r3
barrel-liquid		29810117799/250000000000 n r3
barrel-dry		903336903/7812500000 n r3
barrel-cranberry		5966939679/62500000000 n r3
hogshead	hhd	29810117799/125000000000 r3
butt		29810117799/62500000000 r3
tun		29810117799/31250000000 r3
gallon-imperial	gal Imp.	454609/100000000 n
quart-imperial	qt Imp.	454609/400000000 n
pint-imperial	pt Imp.	454609/800000000 n
cup-imperial		454609/1600000000 n r1
gill-imperial	gi Imp.	454609/3200000000 n r1
fluid-ounce-imperial	fl oz Imp.	454609/16000000000 n
fluid-dram-imperial		454609/128000000000 n r3
minim-imperial		454609/7680000000000 n r3
tablespoon-imperial		454609/25600000000 n r1
tablespoon-half-ounce		454609/32000000000 n r3
teaspoon-imperial		454609/76800000000 n r1
dessert-spoon-imperial		454609/38400000000 n r1
peck-imperial		454609/50000000 n r3
bushel-imperial		454609/12500000 n r3
barrel-imperial		4091481/25000000 n r3
firkin		4091481/100000000 r3
kilderkin		4091481/50000000 r3
hogshead-imperial		12274443/50000000 n r3
cup-metric		1/4000 n
tablespoon-metric		3/200000 n
teaspoon-metric		1/200000 n
dessert-spoon-metric		1/100000 n r1
tablespoon-australian		1/50000 n
pint-metric		1/2000 n r3
cup-jp		1/5000 n r1
osaji		3/200000 n r1
kosaji		1/200000 n r1
kryddmatt	krm	1/1000000 n r1
kaffekopp	kkp	3/20000 n r3
glas		1/5000 n r3
kanna		2617/1000000 u n r3
vedro		12299/1000000 u n r3
fanega		55501/1000000 r3
sheng		1/1000 n r3
dou		1/100 n r3
dan-volume		1/10 n r3
amphora		3248367641/125000000000 u n r3
congius		3248367641/1000000000000 u n r3
sextarius		3248367641/6000000000000 u n r3
modius		3248367641/375000000000 u n r3
metretes		3939/100000 u n r3
medimnos		1313/25000 u n r3
bath		11/500 u r3
hin		11/3000 u r3
log-biblical		11/36000 u n r3
kab		11/9000 u r3
ephah		11/500 u r3
seah		11/1500 u r3
omer		11/5000 u r3
homer		11/50 u r3
wine-bottle		3/4000
half-bottle		3/8000 r1
magnum		3/2000 r1
jeroboam		3/1000 r3
rehoboam		9/2000 r3
methuselah		3/500 r3
salmanazar		9/1000 r3
balthazar		3/250 r3
nebuchadnezzar		3/200 r3
sho-jp		2401/1331000 n r3
koku		2401/13310 n r3
to-jp		2401/133100 n r3
go-jp		2401/13310000 n r1
shaku-volume		2401/133100000 n r3
sai		2401/1331000000 n r3
fluid-scruple-imperial	fl ℈	454609/384000000000 n r3
face-cord		294967152/244140625 r1
growler		473176473/250000000000 r1
gantang-malaysian		454609/100000000 n r3
cavan		3/40 r3
`;

export const mass = `
kilogram	kg	1
gram	g	1/1000 .TGMhDdcmunpf cmu
tonne	t	1000 .Gk
megatonne	Mt	1000000000 r1
quintal	q	100 r1
carat	ct	1/5000
pound	lb	45359237/100000000
thousand-pound	klb	45359237/100000 n r1
ounce	oz	45359237/1600000000
dram-avoirdupois	dr	45359237/25600000000 n r2
grain	gr	6479891/100000000000 r1
stone	st	317514659/50000000
quarter-hundredweight		317514659/25000000 r3
hundredweight	cwt	45359237/1000000 r1
long-hundredweight	long cwt	317514659/6250000 r1
ton	tn	45359237/50000
long-ton	long tn	317514659/312500 r1
slug		8896443230521/609600000000 r1
pound-troy	lb t	58319019/156250000 n r3
ounce-troy	oz t	19439673/625000000 n
pennyweight	dwt	19439673/12500000000 r1
pound-apothecary		58319019/156250000 n r3
ounce-apothecary		19439673/625000000 n r3
dram-apothecary		19439673/5000000000 n r3
scruple	℈	6479891/5000000000 r3
assay-ton	AT	7/240 r3
butter-stick		45359237/400000000
standard-drink-us		7/500 u n r1
unit-of-alcohol		1/125 u r1
standard-drink-australian		1/100 n r1
dalton	Da	41513476723/25000000000000000000000000000000000000 .Mk u r2 ck
electron-mass	mₑ	91093837139/100000000000000000000000000000000000000000 u r2
proton-mass	mₚ	33452438519/20000000000000000000000000000000000000 u r2
neutron-mass	mₙ	20936593757/12500000000000000000000000000000000000 u r2
planck-mass		1088217/50000000000000 u n r2
solar-mass	M☉	132712440000000000000000000000000000/66743 u r2
earth-mass	M⊕	398600400000000000000000000000/66743 u n r2
jupiter-mass	M♃	126686530000000000000000000000000/66743 u n r2
kan		15/4 n r3
kin		3/5 n r3
momme		3/800 n r1
fun		3/8000 n r3
jin		1/2 n r1
dan-mass		50 n r3
liang		1/20 n r3
qian		1/200 n r3
catty		30239491/50000000 r1
tael		30239491/800000000 r1
picul		30239491/500000 r3
tael-troy		37429/1000000 n r3
geun		3/5 n r3
don		3/800 n r1
baht-mass		3/200 n r1
baht-gold		3811/250000 n r1
tola		58319019/5000000000 r1
masha		19439673/20000000000 r1
ratti		19439673/160000000000 r1
seer		58319019/62500000 r3
chittack		58319019/1000000000 r3
maund		58319019/1562500 r1
pfund		1/2 n r2
zentner		50 n r2
grain-paris		20/376543 n r3
livre		184320/376543 r3
libra		460093/1000000 r3
arroba		460093/40000 r3
arroba-metric		15 n r3
funt		40951241/100000000 r3
zolotnik		40951241/9600000000 r3
lot		40951241/3200000000 r3
pood		40951241/2500000 r3
libra-roman		327/1000 u n r3
uncia		109/4000 u n r3
drachma		2183/500000 u r3
obol		2183/3000000 u r3
mina-attic		2183/5000 u n r3
talent-attic		6549/250 u n r3
shekel		57/5000 u r3
mina-biblical		57/100 u n r3
talent-biblical		171/5 u n r3
slinch		8896443230521/50800000000 r3
gamma-mass		1/1000000000 n r2
lunar-mass	M☾	4902799708074840000000000000/66743 u r2
deadweight-ton	DWT	1000 r1
viss		408233133/250000000 n r3
tical-burmese		408233133/25000000000 n r3
oka-egyptian		156/125 n r3
kantar-egyptian		5616/125 n r3
oka-cypriot		317514659/250000000 n r3
skalpund		106269/250000 u n r3
`;

export const time = `
second	s	1 .munpfa cmun
minute	min	60
hour	h	3600
quarter-hour		900 r3
day	d	86400
week	wk	604800
fortnight	fn	1209600
month	mo	2629800
quarter	qtr	7889400
half-year		15778800
year	yr	31557600
decade	dec	315576000
century		3155760000
millennium	kyr	31557600000 n
megayear	Myr	31557600000000 r2
gigayear	Gyr	31557600000000000 r2
night		86400
day-person		86400 n r1
week-person		604800 n r1
month-person		2629800 n r1
year-person		31557600 n r1
year-common		31536000 n r1
year-leap		31622400 n r1
year-gregorian		31556952 n r2
month-gregorian		2629746 n r2
year-tropical		3944615652/125 u n r2
year-sidereal		19723843602/625 u n r2
month-synodic		1594651806/625 u n r2
month-sidereal		1475369748/625 u n r2
month-tropical		1475365428/625 u n r3
day-sidereal		172328181/2000 u n r2
hour-sidereal		57442727/16000 u n r2
minute-sidereal		57442727/960000 u n r3
second-sidereal		57442727/57600000 u n r3
sol		22193811/250 u r2
shake		1/100000000 r3
svedberg		1/10000000000000 r2
jiffy		1/100 r2
moment		90 r3
time-unit	TU	16/15625 r2
planck-time		5391247/100000000000000000000000000000000000000000000000000 u n r2
atomic-unit-of-time		3023605408233/125000000000000000000000000000 u r3
swatch-beat		432/5 n r3
`;

export const temperature = `
kelvin	K	1 .Mkmun r1
celsius	°C	1 +5463/20 . n
fahrenheit	°F	5/9 +45967/100 n
rankine	°R	5/9 n r2
reaumur	°Ré	5/4 +5463/25 n r3
romer	°Rø	40/21 +108723/800 n r3
degree-newton	°N	100/33 +180279/2000 n r3
delisle	°De	-2/3 +-22389/40 n r3
planck-temperature	T_P	141678400000000000000000000000000 u n r3
atomic-unit-of-temperature	Eₕ/k_B	15788751240199/50000000 u r3
`;

export const speed = `
meter-per-second	m/s	1 .cm m
meter-per-minute	m/min	1/60 m r1
kilometer-per-hour	km/h	5/18 m
kilometer-per-minute	km/min	50/3 m r2
kilometer-per-second	km/s	1000 m r1
mile-per-hour	mph	1397/3125 s
foot-per-second	ft/s	381/1250 m
foot-per-minute	ft/min	127/25000 m r1
foot-per-hour	ft/h	127/1500000 m r2
inch-per-second	in/s	127/5000 m r1
inch-per-minute	in/min	127/300000 m r1
knot	kn	463/900
knot-imperial		4826/9375 n r3
furlong-per-fortnight	fur/fn	1397/8400000 m r3
light-speed	c₀	299792458 r2
mach		170147/500 n r1
atomic-unit-of-velocity		27346140777/12500 u r2
second-per-kilometer	s/km	1/1000 v m r2
minute-per-kilometer	min/km	3/50 v m
minute-per-100-meter	min/100 m	3/5 v m r1
minute-per-500-meter	min/500 m	3/25 v m r1
minute-per-mile	min/mi	625/16764 v m
second-per-100-yard	s/100 yd	25/2286 v m r1
liter-per-square-meter-hour	LMH	1/3600000 r1
`;

export const pressure = `
pascal	Pa	1 .GMkhmu cMkh
bar	bar	100000 .kdmu cm
atmosphere	atm	101325 n r1
atmosphere-technical	at	196133/2 n r1
torr	Torr	20265/152 .mu n r1
barye	Ba	1/10 r3
pieze	pz	1000 r3
newton-per-square-millimeter	N/mm²	1000000 m r1
dyne-per-square-centimeter	dyn/cm²	1/10 m r2
pound-force-per-square-inch	psi	8896443230521/1290320000 s n
kip-per-square-inch	ksi	8896443230521/1290320 s r1
pound-force-per-square-foot	psf	8896443230521/185806080000 s n r1
kip-per-square-foot	ksf	8896443230521/185806080 s r1
ounce-force-per-square-inch	osi	8896443230521/20645120000 s n r1
ton-force-per-square-inch	tonf/in²	8896443230521/645160 m n r3
ton-force-per-square-foot	tsf	8896443230521/92903040 s n r1
long-ton-force-per-square-inch	LTf/in²	62275102613647/4032250 m n r3
kilogram-force-per-square-centimeter	kgf/cm²	196133/2 m n r1
kilogram-force-per-square-millimeter	kgf/mm²	9806650 m n r1
gram-force-per-square-centimeter	gf/cm²	196133/2000 m n r2
millimeter-of-water	mmH₂O	196133/20000 s r1
centimeter-of-water	cmH₂O	196133/2000 s r1
meter-of-water	mH₂O	196133/20 s r1
inch-of-water	inH₂O	24908891/100000 s r1
foot-of-water	ftH₂O	74726673/25000 s r1
centimeter-of-water-4-celsius	cmH₂O (4 °C)	490319/5000 u n r3
inch-of-water-39-fahrenheit	inH₂O (39 °F)	124541/500 u n r3
inch-of-water-60-fahrenheit	inH₂O (60 °F)	6221/25 u n r3
foot-of-water-39-fahrenheit	ftH₂O (39 °F)	149449/50 u n r3
micrometer-ofhg	μmHg	26664477483/200000000000 s n r1
millimeter-ofhg	mmHg	26664477483/200000000 s n
centimeter-ofhg	cmHg	26664477483/20000000 s n r2
inch-ofhg	inHg	3386388640341/1000000000 s n r1
foot-ofhg	ftHg	10159165921023/250000000 s n r3
centimeter-ofhg-0-celsius	cmHg (0 °C)	66661/50 u n r3
inch-ofhg-32-fahrenheit	inHg (32 °F)	169319/50 u n r3
inch-ofhg-60-fahrenheit	inHg (60 °F)	67537/20 u n r3
decibel-spl	dB SPL	1/50000 l10,20 n r1
meter-ofhg	mHg	26664477483/200000 s n r3
meter-ofhg-60-fahrenheit	mHg (60 °F)	16884250/127 u n r3
foot-ofhg-60-fahrenheit	ftHg (60 °F)	202611/5 u n r3
meter-of-water-4-celsius	mH₂O (4 °C)	490319/50 u n r3
meter-of-water-60-fahrenheit	mH₂O (60 °F)	1244200/127 u n r3
foot-of-water-60-fahrenheit	ftH₂O (60 °F)	74652/25 u n r3
meter-sea-water	msw	10000 n r2
foot-sea-water	fsw	8896443230521/2903220000 n r2
`;

export const energy = `
joule	J	1 .PTGMkmun cMk
erg	erg	1/10000000 . r2
watt-second	W·s	1 .k m r2
watt-hour	Wh	3600 .TGMmu s cMm
kilowatt-hour	kWh	3600000 s
electronvolt	eV	801088317/5000000000000000000000000000 .TGMkm r2 cGMk
calorie	cal	523/125 .GMk ck
foodcalorie	Cal	4184 n
calorie-it	cal_IT	10467/2500 .GMk n r2 ck
calorie-15-celsius	cal₁₅	8371/2000 n r3
calorie-20-celsius	cal₂₀	41819/10000 u n r3
calorie-mean	cal_mean	209501/50000 u n r3
thermie		4185500 r3
frigorie	fg	8371/2 r3
british-thermal-unit-it	BTU	52752792631/50000000 n
british-thermal-unit	BTU_th	23722880951/22500000 n r2
british-thermal-unit-mean	BTU_mean	105587/100 u n r3
british-thermal-unit-iso	BTU_ISO	52753/50 n r3
british-thermal-unit-39-fahrenheit	BTU (39 °F)	105967/100 u n r3
british-thermal-unit-59-fahrenheit	BTU (59 °F)	263701/250 n r3
british-thermal-unit-60-fahrenheit	BTU (60 °F)	26367/25 u n r3
thousand-british-thermal-unit-it	kBTU	52752792631/50000 n r1
million-british-thermal-unit-it	MMBTU	52752792631/50 n r1
celsius-heat-unit	CHU	474775133679/250000000 n r3
therm-us	thm	105480400 n r1
dekatherm-us	Dth	1054804000 n r1
therm-ec	thm (EC)	105506000 n r1
therm-uk	thm (UK)	26376396314337/250000 n r1
quad		1055055852620000000 r2
ton-of-tnt	t TNT	4184000000 .GMk n r1 cMk
gram-of-tnt	g TNT	4184 .k n r2
barrel-of-oil-equivalent	boe	1529830986299/250 r1
tonne-of-oil-equivalent	toe	41868000000 .GMk r1 cMk
tonne-of-coal-equivalent	tce	29307600000 .GMk r1 cM
gasoline-gallon-equivalent	GGE	121338000 r1
foot-pound-force	ft·lbf	3389544870828501/2500000000000000 m n r1
inch-pound-force	in·lbf	1129848290276167/10000000000000000 m n r1
meter-kilogram-force	m·kgf	196133/20000 m n r2
horsepower-hour	hp·h	335564942212021599/125000000000 m r1
ton-of-refrigeration-hour	TR·h	158258377893/12500 m n r1
hartree	Eₕ	2179872361103/500000000000000000000000000000 u r2
rydberg	Ry	2179872361103/1000000000000000000000000000000 u r2
planck-energy	E_P	97804071534213/50000 u n r3
foe		100000000000000000000000000000000000000000000 r3
`;

export const power = `
watt	W	1 .TGMkmunp cGMkm
horsepower	hp	37284993579113511/50000000000000 n
horsepower-metric	PS	588399/800 n
horsepower-electric	hp(E)	746 n r2
horsepower-boiler	hp(S)	19619/2 u n r3
horsepower-water	hp(W)	746043/1000 n r3
foot-pound-force-per-second	ft·lbf/s	3389544870828501/2500000000000000 m n r1
foot-pound-force-per-minute	ft·lbf/min	1129848290276167/50000000000000000 m n r1
kilogram-force-meter-per-second	kgf·m/s	196133/20000 m n r1
erg-per-second	erg/s	1/10000000 m r2
kilocalorie-per-hour	kcal/h	523/450 m r1
british-thermal-unit-it-per-second	BTU/s	52752792631/50000000 m n r1
british-thermal-unit-it-per-minute	BTU/min	52752792631/3000000000 m n r1
british-thermal-unit-it-per-hour	BTU/h	52752792631/180000000000 m n
thousand-british-thermal-unit-it-per-hour	MBH	52752792631/180000000 s n r1
ton-of-refrigeration	TR	52752792631/15000000 r1
solar-luminosity	L☉	382800000000000000000000000 r2
decibel-watt	dBW	1 l10,10 r1
decibel-milliwatt	dBm	1/1000 l10,10 r1
decibel-femtowatt	dBf	1/1000000000000000 l10,10 r2
conventional-watt	W₉₀	80000015642924386799194873461/80000000000000000000000000000 r3
decibel-microwatt	dBμW	1/1000000 l10,10 r2
ton-of-refrigeration-japanese	JRT	96529/25 n r1
ton-of-cooling-tower		52752792631/12000000 n r3
`;

export const fuelEconomy = `
cubic-meter-per-meter	m³/m	1 m r2
liter-per-100-kilometer	L/100 km	1/100000000 s
liter-per-kilometer	L/km	1/1000000 m r1
liter-per-10-kilometer	L/10 km	1/10000000 m r1
gallon-per-mile	gal/mi	112903/48000000000 m r1
gallon-per-100-mile	gal/100 mi	112903/4800000000000 m r1
mile-per-gallon	mpg	48000000000/112903 v s
mile-per-gallon-imperial	mpg Imp.	160934400000/454609 v s n
kilometer-per-liter	km/L	1000000 v m
mile-per-liter	mi/L	1609344 v m r1
`;

export const data = `
bit	bit	1 .PTGMk :tgmk cGMk
byte	B	8 .ZEPTGMk :eptgmk cTGMk:tgmk
octet	o	8 .TGMk :gmk r1 cTGMk
nibble		4 r2
crumb		2 r3
shannon	Sh	1 r2
nat	nat	57707801635558536294397/40000000000000000000000 r2
hartley	Hart	3321928094887362347870319/1000000000000000000000000 r2
trit		1584962500721156181453739/1000000000000000000000000 r2
word		16 r2
double-word		32 r2
quad-word		64 n r2
`;
