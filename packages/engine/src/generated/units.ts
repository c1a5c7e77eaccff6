// Written from the rows in data/quantities: `pnpm generate`
// The units of each quantity in the compact format: see compact/format.ts

export const length = `
meter	m	1	.khDdcmunpf	ckcmun
micron		1/1000000	r1
french	Fr	1/3000	n	r1
angstrom	Å	1/10000000000	r2
fermi		1/1000000000000000	r2
inch	in	127/5000
foot	ft	381/1250
yard	yd	1143/1250
thousand-foot	kft	1524/5	n	r1
thousand-yard	kyd	4572/5	n	r1
mile	mi	201168/125
nautical-mile	nmi	1852
mil		127/5000000	r1
microinch	μin	127/5000000000	r1
line		127/60000	r2
barleycorn		127/15000	r2
nail		1143/20000	r3
palm		381/5000	r3
hand	hh	127/1250	r1
span		1143/5000	r2
cubit		1143/2500	r2
ell		1143/1000	r3
pace		381/500	r3
smoot		8509/5000	r3
rack-unit	RU	889/20000	r1
fathom	ftm	1143/625	r1
rod	rd	12573/2500	r2
karam		4191/2500	r1
chain	ch	12573/625	r1
link	lnk	12573/62500	r2
chain-engineer		762/25	n	r3
furlong	fur	25146/125	r1
league	lea	603504/125	r2
cable		926/5	n	r2
cable-us		27432/125	n	r3
nautical-mile-imperial		231648/125	n	r3
nautical-league		5556	r2
data-mile		9144/5	r2
mile-scandinavian		10000	n	r1
foot-survey-us	ftUS	1200/3937	n	r2
link-survey-us		792/3937	n	r3
rod-survey-us		19800/3937	n	r3
chain-survey-us		79200/3937	n	r3
fathom-survey-us		7200/3937	n	r3
furlong-survey-us		792000/3937	n	r3
mile-survey-us		6336000/3937	n	r2
league-survey-us		19008000/3937	n	r3
astronomical-unit	au	149597870700	r1
parsec	pc	96939420213600000	p-1	.GMk	r2	cMk
light-second	ls	299792458	r2
light-minute	lmin	17987547480	r2
light-hour		1079252848800	r2
light-day		25902068371200	r2
light-year	ly	9460730472580800	.GMk	r1
earth-radius	R⊕	6378100	n	r2
jupiter-radius		71492000	n	r2
solar-radius	R☉	695700000	n	r2
planck-length		323251/20000000000000000000000000000000000000000	u	n	r2
bohr-radius	a₀	33073575659/625000000000000000000	u	n	r2
x-unit-copper	xu(Cu Kα₁)	100207697/1000000000000000000000	u	n	r3
x-unit-molybdenum	xu(Mo Kα₁)	3131561/31250000000000000000	u	n	r3
angstrom-star	Å*	20000299/200000000000000000	u	r3
point	pt	127/360000
pica		127/30000	r1
twip		127/7200000	r2
pixel-css		127/480000	n
point-printer		1757299/5000000000	n	r3
pica-printer		5271897/1250000000	n	r3
point-tex		127/361350	n	r3
point-didot	dd	75213/200000000	n	r3
cicero		225639/50000000	r3
shaku-length		10/33	n	r3
sun		1/33	n	r3
bu-length		1/330	n	r3
rin		1/3300	n	r3
ken		20/11	n	r3
jo-jp		100/33	n	r3
cho-length		1200/11	n	r3
ri-jp		43200/11	n	r3
shaku-cloth		25/66	n	r3
chi		1/3	n	r3
cun		1/30	n	r3
zhang		10/3	n	r3
li		500	n	r3
chek		14859/40000	n	r3
wa		2	n	r3
ligne		125/55412	r3
pouce		375/13853	r3
pied-du-roi		4500/13853	n	r3
toise		27000/13853	r3
pes		1481/5000	n	r3
passus		1481/1000	n	r3
stadium		1481/8	n	r3
mile-roman		1481	n	r3
pous		3/10	n	r3
stadion		180	n	r3
cubit-biblical		889/2000	n	r3
handbreadth		889/12000	r3
cubit-royal		130937/250000	u	n	r3
pied-quebec		1624203/5000000	n	r3
arpent-length		14617827/250000	n	r3
vara		167181/200000	r3
legua		55727/10	r3
vara-texas		127/150	n	r3
arshin		889/1250	r3
vershok		889/20000	n	r3
sazhen		2667/1250	r3
verst		5334/5	r3
cape-foot		3148581/10000000	n	r3
cape-rood		9445743/2500000	n	r3
qasaba		71/20	r3
classical-electron-radius	rₑ	5635880641/2000000000000000000000000	u	n	r3
flight-level	FL	762/25	r1
lunar-distance	LD	384400000	r2
aln		2969/5000	n	r3
`;

export const area = `
square-meter	m²	1	m
square-kilometer	km²	1000000	m
square-decimeter	dm²	1/100	m	r1
square-centimeter	cm²	1/10000	m
square-millimeter	mm²	1/1000000	m
hectare	ha	10000
are	a	100	r1
decare	daa	1000	r2
centiare	ca	1	r3
barn	b	1/10000000000000000000000000000	.munpf	r2
darcy	D	1/1013250000000	.mun	n	r2	cm
square-inch	in²	16129/25000000	m
square-foot	ft²	145161/1562500	m
square-yard	yd²	1306449/1562500	m
square-mile	mi²	40468564224/15625	m
square-mil	mil²	16129/25000000000000	m	r2
square-rod	rd²	158080329/6250000	m	r3
square-chain	ch²	158080329/390625	m	r3
acre	ac	316160658/78125
rood		158080329/156250	r3
section		40468564224/15625	r1
township		1456868312064/15625	r1
roofing-square		145161/15625	r1
square-foot-survey-us	ftUS²	1440000/15499969	m	n	r3
square-mile-survey-us	US survey mile²	40144896000000/15499969	m	n	r3
acre-survey-us		62726400000/15499969	n	r3
circular-mil	cmil	16129/100000000000000	p1	r1
thousand-circular-mil	kcmil	16129/100000000000	p1	r1
circular-inch		16129/100000000	p1	r3
dunam		1000	r1
stremma		1000	n	r3
feddan		25205/6	r3
tsubo		400/121	n	r1
bu-jp		400/121	n	r3
se-jp		12000/121	n	r3
tan-jp		120000/121	n	r3
cho		1200000/121	n	r3
tatami		81/50	n	r3
pyeong		400/121	n	r1
ping		400/121	n	r1
mu		2000/3	n	r1
square-wa	wa²	4	m	n	r3
ngan		400	n	r3
rai		1600	n	r1
guntha		158080329/1562500	r1
kanal		158080329/312500	r1
marla		158080329/6250000	r1
marla-225		1306449/62500	n	r1
murabba		316160658/3125	r1
ankanam		2612898/390625	r1
cent-land		158080329/3906250	n	r1
ground		3483864/15625	r1
bigha-bengal		20903184/15625	n	r1
katha-bengal		5225796/78125	n	r1
chatak-bengal		1306449/312500	n	r1
katha-assam		20903184/78125	n	r1
lessa		5225796/390625	r1
bigha-bihar		158080329/62500	n	r1
katha-bihar		158080329/1250000	n	r1
dhur-bihar		158080329/25000000	n	r1
biswa		158080329/1250000	r1
bigha-nepal		105822369/15625	n	r1
kattha-nepal		105822369/312500	n	r1
dhur-nepal		105822369/6250000	n	r1
ropani		198725409/390625	r1
aana		198725409/6250000	r1
arpent		213680866201929/62500000000	r3
arpent-paris		656100000000/191905609	n	r3
desyatina		170709336/15625	r3
morgen		267666182466147/31250000000	r3
jugerum		39480498/15625	n	r3
hide		7587855792/15625	r3
manzana		27949486761/4000000	r3
cuerda		6288633/1600	r3
thomson-cross-section	σ_T	66524587051/1000000000000000000000000000000000000000	u	n	r3
tunnland		24683/5	n	r3
jia	甲	1173600/121	n	r1
fen-taiwan		117360/121	n	r1
alqueire-paulista		24200	n	r1
alqueire-mineiro		48400	n	r1
tarea		3144317/5000	r1
morgen-prussian		127661/50	n	r3
`;

export const volume = `
cubic-meter	m³	1	m
cubic-kilometer	km³	1000000000	m	r1
cubic-decimeter	dm³	1/1000	m	r1
cubic-centimeter	cm³	1/1000000	m
cubic-millimeter	mm³	1/1000000000	m	r1
cubic-nanometer	nm³	1/1000000000000000000000000000	m	r2
liter	L	1/1000	.Mkhdcmuf	cdcm
stere		1	r2
lambda	λ	1/1000000000	r3
cubic-inch	in³	2048383/125000000000	m
cubic-foot	ft³	55306341/1953125000	m
cubic-yard	yd³	1493271207/1953125000	m	r1
cubic-mile	mi³	8140980127813632/1953125	m	r1
hundred-cubic-foot	CCF	55306341/19531250	r1
thousand-cubic-foot	Mcf	55306341/1953125	r1
million-cubic-foot	MMcf	442450728/15625	r1
billion-cubic-foot	Bcf	3539605824/125	r1
trillion-cubic-foot	Tcf	28316846592	r1
acre-foot	ac·ft	60228605349/48828125	m	r1
acre-inch	ac·in	20076201783/195312500	m	r1
board-foot	FBM	18435447/7812500000	r1
thousand-board-foot	MBF	18435447/7812500	r1
cord		884901456/244140625	r1
hoppus-foot		55306341/488281250	p-1	r3
register-ton	GRT	55306341/19531250	r2
freight-ton	MTON	55306341/48828125	r2
gallon	gal	473176473/125000000000
thousand-gallon	kgal	473176473/125000000	n	r1
million-gallon	Mgal	473176473/125000	n	r1
quart	qt	473176473/500000000000
pint	pt	473176473/1000000000000
cup		473176473/2000000000000
gill	gi	473176473/4000000000000	r1
fluid-ounce	fl oz	473176473/16000000000000
dram	fl dr	473176473/128000000000000	n	r2
minim		157725491/2560000000000000	r2
tablespoon	tbsp	473176473/32000000000000
teaspoon	tsp	157725491/32000000000000
dessert-spoon	dsp	157725491/16000000000000	r1
cup-us-legal		3/12500	n	r1
fluid-ounce-metric		3/100000	n	r1
dash		157725491/256000000000000
pinch		157725491/512000000000000
smidgen		157725491/1024000000000000	r1
tad		157725491/128000000000000	r3
drop		1/20000000	r1
drop-metric	gtt	1/20000000	n	r1
jigger		1419529419/32000000000000	r1
shot		1419529419/32000000000000
fifth		473176473/625000000000	r3
bushel	bu	220244188543/6250000000000	r1
peck	pk	220244188543/25000000000000	r1
gallon-dry		220244188543/50000000000000	n	r3
quart-dry		220244188543/200000000000000	n	r3
pint-dry		220244188543/400000000000000	n	r3
barrel	bbl	9936705933/62500000000	r1
barrel-beer		14668470663/125000000000	n	r1
keg		14668470663/250000000000	r1
barrel-liquid		29810117799/250000000000	n	r3
barrel-dry		903336903/7812500000	n	r3
barrel-cranberry		5966939679/62500000000	n	r3
hogshead	hhd	29810117799/125000000000	r3
butt		29810117799/62500000000	r3
tun		29810117799/31250000000	r3
gallon-imperial	gal Imp.	454609/100000000	n
quart-imperial	qt Imp.	454609/400000000	n
pint-imperial	pt Imp.	454609/800000000	n
cup-imperial		454609/1600000000	n	r1
gill-imperial	gi Imp.	454609/3200000000	n	r1
fluid-ounce-imperial	fl oz Imp.	454609/16000000000	n
dram-imperial		454609/128000000000	n	r3
minim-imperial		454609/7680000000000	n	r3
tablespoon-imperial		454609/25600000000	n	r1
teaspoon-imperial		454609/76800000000	n	r1
dessert-spoon-imperial		454609/38400000000	n	r1
peck-imperial		454609/50000000	n	r3
bushel-imperial		454609/12500000	n	r3
barrel-imperial		4091481/25000000	n	r3
firkin		4091481/100000000	r3
kilderkin		4091481/50000000	r3
hogshead-imperial		12274443/50000000	n	r3
cup-metric		1/4000	n
tablespoon-metric		3/200000	n
teaspoon-metric		1/200000	n
tablespoon-australian		1/50000	n
pint-metric		1/2000	n	r3
cup-jp		1/5000	n	r1
osaji		3/200000	n	r1
kosaji		1/200000	n	r1
kryddmatt	krm	1/1000000	n	r1
kaffekopp	kkp	3/20000	n	r3
glas		1/5000	n	r3
kanna		2617/1000000	n	r3
vedro		12299/1000000	n	r3
fanega		55501/1000000	r3
sheng		1/1000	n	r3
dou		1/100	n	r3
dan-volume		1/10	n	r3
amphora		3248367641/125000000000	n	r3
congius		3248367641/1000000000000	n	r3
sextarius		3248367641/6000000000000	n	r3
modius		3248367641/375000000000	n	r3
metretes		3939/100000	n	r3
medimnos		1313/25000	n	r3
bath		11/500	r3
hin		11/3000	r3
log-biblical		11/36000	n	r3
kab		11/9000	r3
ephah		11/500	r3
seah		11/1500	r3
omer		11/5000	r3
homer		11/50	r3
wine-bottle		3/4000
half-bottle		3/8000	r1
magnum		3/2000	r1
jeroboam		3/1000	r3
rehoboam		9/2000	r3
methuselah		3/500	r3
salmanazar		9/1000	r3
balthazar		3/250	r3
nebuchadnezzar		3/200	r3
sho-jp		2401/1331000	n	r3
koku		2401/13310	n	r3
to-jp		2401/133100	n	r3
go-jp		2401/13310000	n	r1
shaku		2401/133100000	n	r3
sai		2401/1331000000	n	r3
fluid-scruple-imperial	fl ℈	454609/384000000000	n	r3
face-cord		294967152/244140625	r1
growler		473176473/250000000000	r1
`;

export const mass = `
kilogram	kg	1
gram	g	1/1000	.TGMhDdcmunpf	cmu
tonne	t	1000	.Gk
megatonne	Mt	1000000000	r1
quintal	q	100	r1
carat	ct	1/5000
pound	lb	45359237/100000000
thousand-pound	klb	45359237/100000	n	r1
ounce	oz	45359237/1600000000
dram-avoirdupois	dr	45359237/25600000000	n	r2
grain	gr	6479891/100000000000	r1
stone	st	317514659/50000000
quarter-hundredweight		317514659/25000000	r3
hundredweight	cwt	45359237/1000000	r1
long-hundredweight	long cwt	317514659/6250000	r1
ton	tn	45359237/50000
long-ton	long tn	317514659/312500	r1
slug		8896443230521/609600000000	r1
pound-troy	lb t	58319019/156250000	n	r3
ounce-troy	oz t	19439673/625000000	n
pennyweight	dwt	19439673/12500000000	r1
pound-apothecary		58319019/156250000	n	r3
ounce-apothecary		19439673/625000000	n	r3
dram-apothecary		19439673/5000000000	n	r3
scruple	℈	6479891/5000000000	r3
assay-ton	AT	7/240	r3
butter-stick		45359237/400000000
standard-drink-us		7/500	n	r1
unit-of-alcohol		1/125	r1
standard-drink-australian		1/100	n	r1
dalton	Da	41513476723/25000000000000000000000000000000000000	.Mk	u	r2	ck
electron-mass	mₑ	91093837139/100000000000000000000000000000000000000000	u	r2
proton-mass	mₚ	33452438519/20000000000000000000000000000000000000	u	r2
neutron-mass	mₙ	20936593757/12500000000000000000000000000000000000	u	r2
planck-mass		1088217/50000000000000	u	n	r2
solar-mass	M☉	132712440000000000000000000000000000/66743	u	r2
earth-mass	M⊕	398600400000000000000000000000/66743	u	n	r2
jupiter-mass	M♃	126686530000000000000000000000000/66743	u	n	r2
kan		15/4	n	r3
kin		3/5	n	r3
momme		3/800	n	r1
fun		3/8000	n	r3
jin		1/2	n	r1
dan-mass		50	n	r3
liang		1/20	n	r3
qian		1/200	n	r3
catty		30239491/50000000	r1
tael		30239491/800000000	r1
picul		30239491/500000	r3
tael-troy		37429/1000000	n	r3
geun		3/5	n	r3
don		3/800	n	r1
baht-mass		3/200	n	r1
baht-gold		3811/250000	n	r1
tola		58319019/5000000000	r1
masha		19439673/20000000000	r1
ratti		19439673/160000000000	r1
seer		58319019/62500000	r3
chittack		58319019/1000000000	r3
maund		58319019/1562500	r1
pfund		1/2	n	r2
zentner		50	n	r2
grain-paris		20/376543	n	r3
livre		184320/376543	r3
libra		460093/1000000	r3
arroba		460093/40000	r3
arroba-metric		15	n	r3
funt		40951241/100000000	r3
zolotnik		40951241/9600000000	r3
lot		40951241/3200000000	r3
pood		40951241/2500000	r3
libra-roman		327/1000	n	r3
uncia		109/4000	n	r3
drachma		2183/500000	r3
obol		2183/3000000	r3
mina-attic		2183/5000	n	r3
talent-attic		6549/250	n	r3
shekel		57/5000	r3
mina-biblical		57/100	n	r3
talent-biblical		171/5	n	r3
slinch		8896443230521/50800000000	r3
lunar-mass	M☾	4902800118000000000000000000/66743	u	r2
deadweight-ton	DWT	1000	r1
viss		408233133/250000000	n	r3
tical-burmese		408233133/25000000000	n	r3
`;

export const time = `
second	s	1	.munpfa	cmun
minute	min	60
hour	h	3600
day	d	86400
week	wk	604800
fortnight	fn	1209600
month	mo	2629800
quarter	qtr	7889400
half-year		15778800
year	yr	31557600
decade	dec	315576000
century		3155760000
millennium	kyr	31557600000	n
megayear	Myr	31557600000000	r2
gigayear	Gyr	31557600000000000	r2
night		86400
day-person		86400	n	r1
week-person		604800	n	r1
month-person		2629800	n	r1
year-person		31557600	n	r1
year-common		31536000	n	r1
year-leap		31622400	n	r1
year-gregorian		31556952	n	r2
month-gregorian		2629746	n	r2
year-tropical		3944615652/125	u	n	r2
year-sidereal		19723843602/625	u	n	r2
month-synodic		1594651806/625	u	n	r2
month-sidereal		1475369748/625	u	n	r2
day-sidereal		172328181/2000	u	n	r2
hour-sidereal		57442727/16000	u	n	r2
minute-sidereal		57442727/960000	u	n	r3
second-sidereal		57442727/57600000	u	n	r3
sol		22193811/250	u	r2
shake		1/100000000	r3
svedberg		1/10000000000000	r2
jiffy		1/100	r2
moment		90	r3
time-unit	TU	16/15625	r2
planck-time		5391247/100000000000000000000000000000000000000000000000000	u	n	r2
atomic-unit-of-time		3023605408233/125000000000000000000000000000	u	r3
swatch-beat		432/5	n	r3
`;

export const labor = `
person-hour	person-h	1	r1
person-day		8	r1
person-week		40	r1
person-month		520/3	r1
person-year	FTE	2080	r1
`;

export const temperature = `
kelvin	K	1	.Mkmun	r1
celsius	°C	1	+5463/20	.	n
fahrenheit	°F	5/9	+45967/100	n
rankine	°R	5/9	n	r2
reaumur	°Ré	5/4	+5463/25	n	r3
romer	°Rø	40/21	+108723/800	n	r3
degree-newton	°N	100/33	+180279/2000	n	r3
delisle	°De	-2/3	+-22389/40	n	r3
planck-temperature	T_P	141678400000000000000000000000000	u	n	r3
atomic-unit-of-temperature	Eₕ/k_B	15788751240199/50000000	u	r3
`;

export const temperatureDifference = `
delta-kelvin	ΔK	1	n	r1
delta-celsius	Δ°C	1	n
delta-fahrenheit	Δ°F	5/9	n
delta-rankine	Δ°R	5/9	n	r2
delta-reaumur	Δ°Ré	5/4	n	r3
`;

export const speed = `
meter-per-second	m/s	1	.cm	m
meter-per-minute	m/min	1/60	m	r1
kilometer-per-hour	km/h	5/18	m
kilometer-per-minute	km/min	50/3	m	r2
kilometer-per-second	km/s	1000	m	r1
mile-per-hour	mph	1397/3125	s
foot-per-second	ft/s	381/1250	m
foot-per-minute	ft/min	127/25000	m	r1
foot-per-hour	ft/h	127/1500000	m	r2
inch-per-second	in/s	127/5000	m	r1
inch-per-minute	in/min	127/300000	m	r1
knot	kn	463/900
knot-imperial		4826/9375	n	r3
furlong-per-fortnight	fur/fn	1397/8400000	m	r3
light-speed	c₀	299792458	r2
mach		170147/500	n	r1
atomic-unit-of-velocity		27346140777/12500	u	r2
second-per-kilometer	s/km	1/1000	v	m	r2
minute-per-kilometer	min/km	3/50	v	m
minute-per-100-meter	min/100 m	3/5	v	m	r1
minute-per-500-meter	min/500 m	3/25	v	m	r1
minute-per-mile	min/mi	625/16764	v	m
second-per-100-yard	s/100 yd	25/2286	v	m	r1
liter-per-square-meter-hour	LMH	1/3600000	r1
`;

export const acceleration = `
meter-per-square-second	m/s²	1	.c	m	r1
kilometer-per-hour-second	km/(h·s)	5/18	m	r2
foot-per-square-second	ft/s²	381/1250	m	r1
inch-per-square-second	in/s²	127/5000	m	r2
mile-per-hour-second	mi/(h·s)	1397/3125	m	r2
knot-per-second	kn/s	463/900	m	r2
g-force	gₙ	196133/20000	r1
galileo	Gal	1/100	.mu	r2	cm
`;

export const angle = `
radian	rad	1	.mun	r1	cm
degree	°	1/180	p1	.
arc-minute	′	1/10800	p1	r1
arc-second	″	1/648000	p1	r1
milliarc-second	mas	1/648000000	p1	n	r2
microarc-second	μas	1/648000000000	p1	n	r2
gradian	gon	1/200	p1	.cm	r1
revolution	rev	2	p1	r1
quadrant		1/2	p1	r3
zodiac-sign		1/6	p1	r3
hour-angle		1/12	p1	r2
compass-point		1/16	p1	r3
binary-degree		1/128	p1	r3
mil-nato		1/3200	p1	n	r2
`;

export const solidAngle = `
steradian	sr	1	.mu	r2
square-degree	°²	1/32400	p2	m	r2
square-arc-minute	′²	1/116640000	p2	m	r2
square-arc-second	″²	1/419904000000	p2	m	r2
spat		4	p1	r3
`;

export const frequency = `
hertz	Hz	1	.TGMkm	cGMk
per-second	s⁻¹	1	s	r1
per-minute	1/min	1/60	m	r1
per-hour	1/h	1/3600	m	r2
cycle-per-second		1	r3
rotation-per-second		1	r1
rotation-per-minute		1/60
beat-per-minute	bpm	1/60
count-per-minute	cpm	1/60	r1
frame-per-second		1
baud	Bd	1	.Mk	n	r1	ck
sample-per-second	S/s	1	.GMk	r1	cMk
io-operation-per-second	IOPS	1	n	r1
failure-in-time	FIT	1/3600000000000	n	r2
`;

export const angularSpeed = `
radian-per-second	rad/s	1	m	r1
radian-per-minute	rad/min	1/60	m	r2
degree-per-second	°/s	1/180	p1	m	r1
degree-per-minute	°/min	1/10800	p1	m	r2
degree-per-hour	°/h	1/648000	p1	m	r2
revolution-per-second	r/s	2	p1	s	r1
revolution-per-minute	r/min	1/30	p1	s	r1
revolution-per-hour	rev/h	1/1800	p1	m	r3
`;

export const force = `
newton	N	1	.MkDmunp	r1	cMkm
dyne	dyn	1/100000	.Mk	r2
sthene	sn	1000	r3
kilogram-force	kgf	196133/20000	n	r1
gram-force	gf	196133/20000000	.	n	r1
tonne-force	tf	196133/20	n	r1
pound-force	lbf	8896443230521/2000000000000	n	r1
ounce-force	ozf	8896443230521/32000000000000	n	r1
poundal	pdl	17281869297/125000000000	r3
kip	kip	8896443230521/2000000000	r1
ton-force	tonf	8896443230521/1000000000	n	r1
long-ton-force	LTf	62275102613647/6250000000	n	r3
atomic-unit-of-force	Eₕ/a₀	41193617519/500000000000000000	u	r3
`;

export const pressure = `
pascal	Pa	1	.GMkhmu	cMkh
bar	bar	100000	.kdmu	cm
atmosphere	atm	101325	n	r1
atmosphere-technical	at	196133/2	n	r1
torr	Torr	20265/152	.mu	n	r1
barye	Ba	1/10	r3
pieze	pz	1000	r3
newton-per-square-millimeter	N/mm²	1000000	m	r1
dyne-per-square-centimeter	dyn/cm²	1/10	m	r2
pound-force-per-square-inch	psi	8896443230521/1290320000	s	n
kip-per-square-inch	ksi	8896443230521/1290320	s	r1
pound-force-per-square-foot	psf	8896443230521/185806080000	s	n	r1
kip-per-square-foot	ksf	8896443230521/185806080	s	r1
ounce-force-per-square-inch	osi	8896443230521/20645120000	s	n	r1
ton-force-per-square-inch	tonf/in²	8896443230521/645160	m	n	r3
ton-force-per-square-foot	tsf	8896443230521/92903040	s	n	r1
long-ton-force-per-square-inch	LTf/in²	62275102613647/4032250	m	n	r3
kilogram-force-per-square-centimeter	kgf/cm²	196133/2	m	n	r1
kilogram-force-per-square-millimeter	kgf/mm²	9806650	m	n	r1
gram-force-per-square-centimeter	gf/cm²	196133/2000	m	n	r2
millimeter-of-water	mmH₂O	196133/20000	s	r1
centimeter-of-water	cmH₂O	196133/2000	s	r1
meter-of-water	mH₂O	196133/20	s	r1
inch-of-water	inH₂O	24908891/100000	s	r1
foot-of-water	ftH₂O	74726673/25000	s	r1
centimeter-of-water-4-celsius	cmH₂O (4 °C)	490319/5000	n	r3
inch-of-water-39-fahrenheit	inH₂O (39 °F)	124541/500	n	r3
inch-of-water-60-fahrenheit	inH₂O (60 °F)	6221/25	n	r3
foot-of-water-39-fahrenheit	ftH₂O (39 °F)	149449/50	n	r3
micrometer-ofhg	μmHg	26664477483/200000000000	s	n	r1
millimeter-ofhg	mmHg	26664477483/200000000	s	n
centimeter-ofhg	cmHg	26664477483/20000000	s	n	r2
inch-ofhg	inHg	3386388640341/1000000000	s	n	r1
foot-ofhg	ftHg	10159165921023/250000000	s	n	r3
centimeter-ofhg-0-celsius	cmHg (0 °C)	66661/50	n	r3
inch-ofhg-32-fahrenheit	inHg (32 °F)	169319/50	n	r3
inch-ofhg-60-fahrenheit	inHg (60 °F)	67537/20	n	r3
decibel-spl	dB SPL	1/50000	l10 20	n	r1
meter-ofhg	mHg	26664477483/200000	s	n	r3
meter-ofhg-60-fahrenheit	mHg (60 °F)	16884250/127	n	r3
foot-ofhg-60-fahrenheit	ftHg (60 °F)	202611/5	n	r3
meter-of-water-4-celsius	mH₂O (4 °C)	490319/50	n	r3
meter-of-water-60-fahrenheit	mH₂O (60 °F)	1244200/127	n	r3
foot-of-water-60-fahrenheit	ftH₂O (60 °F)	74652/25	n	r3
meter-sea-water	msw	10000	n	r2
foot-sea-water	fsw	2533125/827	n	r2
`;

export const gaugePressure = `
pascal-gauge	Pa(g)	1	.Mkh	n	r1	cMk
bar-gauge	bar(g)	100000	.m	n	r1	cm
psi-gauge	psig	8896443230521/1290320000	n	r1
kilogram-force-per-square-centimeter-gauge	kgf/cm²(g)	196133/2	n	r1
inch-ofhg-gauge	inHg(g)	3386388640341/1000000000	n	r3
millimeter-ofhg-gauge	mmHg(g)	26664477483/200000000	n	r3
`;

export const energy = `
joule	J	1	.PTGMkmun	cMk
erg	erg	1/10000000	.	r2
watt-second	W·s	1	m	r2
watt-hour	Wh	3600	.TGMmu	s	cMm
kilowatt-hour	kWh	3600000	s
electronvolt	eV	801088317/5000000000000000000000000000	.TGMkm	r2	cGMk
calorie	cal	523/125	.GMk	ck
foodcalorie	Cal	4184	n
calorie-it	cal_IT	10467/2500	.GMk	n	r2	ck
calorie-15-celsius	cal₁₅	8371/2000	n	r3
calorie-20-celsius	cal₂₀	41819/10000	n	r3
calorie-mean	cal_mean	209501/50000	n	r3
thermie		4185500	r3
british-thermal-unit-it	BTU	52752792631/50000000	n
british-thermal-unit	BTU_th	23722880951/22500000	n	r2
british-thermal-unit-mean	BTU_mean	105587/100	n	r3
british-thermal-unit-iso	BTU_ISO	52753/50	n	r3
british-thermal-unit-39-fahrenheit	BTU (39 °F)	105967/100	n	r3
british-thermal-unit-59-fahrenheit	BTU (59 °F)	263701/250	n	r3
british-thermal-unit-60-fahrenheit	BTU (60 °F)	26367/25	n	r3
thousand-british-thermal-unit-it	kBTU	52752792631/50000	n	r1
million-british-thermal-unit-it	MMBTU	52752792631/50	n	r1
celsius-heat-unit	CHU	474775133679/250000000	n	r3
therm-us	thm	105480400	n	r1
dekatherm-us	Dth	1054804000	n	r1
therm-ec	thm (EC)	105506000	n	r1
therm-uk	thm (UK)	26376396314337/250000	n	r1
quad		1055055852620000000	r2
ton-of-tnt	t TNT	4184000000	.GMk	n	r1	cMk
barrel-of-oil-equivalent	boe	1529830986299/250	r1
tonne-of-oil-equivalent	toe	41868000000	.GMk	r1	cMk
tonne-of-coal-equivalent	tce	29307600000	.GMk	r1	cM
gasoline-gallon-equivalent	GGE	121338000	r1
foot-pound-force	ft·lbf	3389544870828501/2500000000000000	m	n	r1
inch-pound-force	in·lbf	1129848290276167/10000000000000000	m	n	r1
meter-kilogram-force	m·kgf	196133/20000	m	n	r2
horsepower-hour	hp·h	335564942212021599/125000000000	m	r1
ton-of-refrigeration-hour	TR·h	158258377893/12500	m	n	r1
hartree	Eₕ	2179872361103/500000000000000000000000000000	u	r2
rydberg	Ry	2179872361103/1000000000000000000000000000000	u	r2
planck-energy	E_P	97804071534213/50000	u	n	r3
`;

export const power = `
watt	W	1	.TGMkmunp	cGMkm
horsepower	hp	37284993579113511/50000000000000	n
horsepower-metric	PS	588399/800	n
horsepower-electric	hp(E)	746	n	r2
horsepower-boiler	hp(S)	19619/2	n	r3
horsepower-water	hp(W)	746043/1000	n	r3
foot-pound-force-per-second	ft·lbf/s	3389544870828501/2500000000000000	m	n	r1
foot-pound-force-per-minute	ft·lbf/min	1129848290276167/50000000000000000	m	n	r1
kilogram-force-meter-per-second	kgf·m/s	196133/20000	m	n	r1
erg-per-second	erg/s	1/10000000	m	r2
kilocalorie-per-hour	kcal/h	523/450	m	r1
british-thermal-unit-it-per-second	BTU/s	52752792631/50000000	m	n	r1
british-thermal-unit-it-per-minute	BTU/min	52752792631/3000000000	m	n	r1
british-thermal-unit-it-per-hour	BTU/h	52752792631/180000000000	m	n
thousand-british-thermal-unit-it-per-hour	MBH	52752792631/180000000	s	n	r1
ton-of-refrigeration	TR	52752792631/15000000	r1
solar-luminosity	L☉	382800000000000000000000000	r2
decibel-watt	dBW	1	l10 10	r1
decibel-milliwatt	dBm	1/1000	l10 10	r1
decibel-femtowatt	dBf	1/1000000000000000	l10 10	r2
conventional-watt	W₉₀	80000015642924386799194873461/80000000000000000000000000000	r3
decibel-microwatt	dBμW	1/1000000	l10 10	r2
`;

export const torque = `
newton-meter	N·m	1	.Mkm	s	ck
newton-centimeter	N·cm	1/100	m	r1
newton-millimeter	N·mm	1/1000	.	m	r1
kilogram-force-meter	kgf·m	196133/20000	m	n	r1
kilogram-force-centimeter	kgf·cm	196133/2000000	m	n	r1
gram-force-centimeter	gf·cm	196133/2000000000	m	n	r1
dyne-centimeter	dyn·cm	1/10000000	m	r2
pound-force-foot	lbf·ft	3389544870828501/2500000000000000	m	n
pound-force-inch	lbf·in	1129848290276167/10000000000000000	m	n	r1
ounce-force-inch	ozf·in	1129848290276167/160000000000000000	m	n	r1
ounce-force-foot	ozf·ft	3389544870828501/40000000000000000	m	n	r1
poundal-foot	pdl·ft	6584392202157/156250000000000	m	r3
`;

export const momentum = `
kilogram-meter-per-second	kg·m/s	1	m	r2
newton-second	N·s	1	m	r2
dyne-second	dyn·s	1/100000	m	r2
pound-force-second	lbf·s	8896443230521/2000000000000	m	n	r2
`;

export const momentOfInertia = `
kilogram-square-meter	kg·m²	1	m	r1
pound-square-foot	lb·ft²	6584392202157/156250000000000	m	r2
pound-square-inch	lb·in²	731599133573/2500000000000000	m	r2
ounce-square-inch	oz·in²	731599133573/40000000000000000	m	r2
slug-square-foot	slug·ft²	3389544870828501/2500000000000000	m	r2
`;

export const surfaceTension = `
newton-per-meter	N/m	1	.m	m	r1	cm
dyne-per-centimeter	dyn/cm	1/1000	m	r2
gram-force-per-centimeter	gf/cm	196133/200000	m	n	r2
pound-force-per-inch	lbf/in	8896443230521/50800000000	m	n	r1
pound-force-per-foot	lbf/ft	8896443230521/609600000000	m	n	r1
kip-per-foot	kip/ft	8896443230521/609600000	m	r1
`;

export const fractureToughness = `
pascal-square-root-meter	Pa·√m	1	.M	r1	cM
kip-per-square-inch-square-root-inch	ksi·√in	1098843494108754801212969/1000000000000000000	r1
`;

export const fuelEconomy = `
cubic-meter-per-meter	m³/m	1	m	r2
liter-per-100-kilometer	L/100 km	1/100000000	s
liter-per-kilometer	L/km	1/1000000	m	r1
liter-per-10-kilometer	L/10 km	1/10000000	m	r1
gallon-per-mile	gal/mi	112903/48000000000	m	r1
gallon-per-100-mile	gal/100 mi	112903/4800000000000	m	r1
mile-per-gallon	mpg	48000000000/112903	v	s
mile-per-gallon-imperial	mpg Imp.	160934400000/454609	v	s	n
kilometer-per-liter	km/L	1000000	v	m
mile-per-liter	mi/L	1609344	v	m	r1
`;

export const data = `
bit	bit	1	.PTGMk	:tgmk	cGMk
byte	B	8	.ZEPTGMk	:eptgmk	cTGMk:tgmk
octet	o	8	.TGMk	:gmk	r1	cTGMk
nibble		4	r2
crumb		2	r3
shannon	Sh	1	r2
nat	nat	57707801635558536294397/40000000000000000000000	r2
hartley	Hart	3321928094887362347870319/1000000000000000000000000	r2
trit		1584962500721156181453739/1000000000000000000000000	r2
word		16	r2
double-word		32	r2
quad-word		64	n	r2
`;

export const dataRate = `
bit-per-second	bit/s	1	.TGMk	:gmk	s	cGMk
megabit-per-second	Mbit/s	1000000	m
gigabit-per-second	Gbit/s	1000000000	m
byte-per-second	B/s	8	.TGMk	:gmk	s	cGMk
ds1	DS1	1544000	n	r1
ds3	DS3	44736000	n	r1
e1	E1	2048000	n	r1
e3	E3	34368000	n	r1
`;

export const resolution = `
pixel-per-meter	px/m	1	m	r1
pixel-per-centimeter	px/cm	100	m	r1
pixel-per-millimeter	px/mm	1000	m	r1
pixel-per-inch	ppi	5000/127	s
dot-per-inch	dpi	5000/127	s
dot-per-centimeter	dpcm	100	s	r1
dot-per-millimeter	dpmm	1000	s	r1
dot-per-css-pixel	dppx	480000/127	n	r1
millimeter-per-pixel	mm/px	1/1000	v	m	r1
`;

export const graphics = `
pixel	px	1	.GMk	cM
dot		1	r1
`;

export const typewidth = `
em	em	1
en	en	1/2
`;

export const ratio = `
part		1
percent	%	1/100	n
permille	‰	1/1000	n	r1
permyriad	‱	1/10000	n	r1
part-per-1e5	pcm	1/100000	n	r2
part-per-1e6	ppm	1/1000000	n	r1
part-per-1e9	ppb	1/1000000000	n	r1
part-per-1e12	ppt	1/1000000000000	n	r1
part-per-1e15	ppq	1/1000000000000000	n	r2
strain	ε	1	.mu	n	r1	cu
karat	kt	1/24	r1
proof		1/200	n	r1
proof-imperial		1/175	n	r3
pair	pr	2
trio		3
half-dozen		6
dozen	doz	12	n
bakers-dozen		13	n
score		20	n	r1
hundred		100	n
long-hundred		120	r3
gross	gro	144	n	r1
great-gross		1728	n	r3
thousand		1000	n
myriad		10000	r3
lakh		100000	n
million		1000000	n
crore		10000000	n
billion		1000000000	n
trillion		1000000000000	n
quire		25	r3
ream		500	r1
avogadro-number	N_A	602214076000000000000000	n	r3
fine-structure-constant	α	72973525643/10000000000000	u	r3
`;

export const containerCapacity = `
twenty-foot-equivalent-unit	TEU	1	r1
forty-foot-equivalent-unit	FEU	2	r1
`;

export const level = `
power-ratio		1	r2
decibel	dB	1	l10 10	r1
bel	B	1	l10 1	r2
neper	Np	1	le 1/2	r2
magnitude	mag	1	l10 -5/2	n	r2
stop		1	l2 1	r1
decibel-carrier	dBc	1	l10 10	n	r2
decibel-full-scale	dBFS	1	l10 10	n	r1
`;

export const loudness = `
sone	sone	1	r2
phon	phon	1/16	l2 10 q	r2
`;

export const musicalInterval = `
frequency-ratio		1	r2
octave	oct	1	l2 1	r1
whole-tone		1	l2 6	r1
semitone		1	l2 12	r1
quarter-tone		1	l2 24	r2
cent	¢	1	l2 1200	r1
savart		1	l10 1000	r3
frequency-decade		1	l10 1	r2
`;

export const density = `
kilogram-per-cubic-meter	kg/m³	1	m	r1
gram-per-cubic-meter	g/m³	1/1000	.mu	m	r1	cmu
gram-per-cubic-centimeter	g/cm³	1000	m	r1
gram-per-milliliter	g/mL	1000	.un	m	r1	cun
gram-per-liter	g/L	1	.kmu	m	r1	cmu
gram-per-deciliter	g/dL	10	.m	m	r1	cm
pound-per-cubic-foot	lb/ft³	28349523125/1769802912	m	r1
pound-per-cubic-inch	lb/in³	56699046250/2048383	m	r1
pound-per-cubic-yard	lb/yd³	28349523125/47784678624	m	r1
pound-per-gallon	lb/gal	736351250/6145149	m	r1
pound-per-gallon-imperial	lb/gal Imp.	45359237/454609	m	n	r1
ounce-per-cubic-inch	oz/in³	28349523125/16387064	m	r1
ounce-per-gallon	oz/gal	368175625/49161192	m	r1
grain-per-gallon	gpg	2945405/172064172	s	r1
grain-per-gallon-imperial	gr/gal Imp.	6479891/454609000	m	n	r1
slug-per-cubic-foot	slug/ft³	5560277019075625/10788718551552	m	r2
`;

export const specificWeight = `
newton-per-cubic-meter	N/m³	1	.k	m	r1	ck
pound-force-per-cubic-foot	lbf/ft³	8896443230521/56633693184	m	n	r1
ofhg		26664477483/200000	n	r1
of-water		196133/20	n	r1
`;

export const linearDensity = `
kilogram-per-meter	kg/m	1	m	r1
gram-per-meter	g/m	1/1000	m	r1
tex	tex	1/1000000	.kdm	n	r1	cd
denier	den	1/9000000	n	r1
pound-per-foot	lb/ft	45359237/30480000	m	r1
pound-per-inch	lb/in	45359237/2540000	m	r1
pound-per-yard	lb/yd	45359237/91440000	m	r1
yarn-number-metric	Nm	1000	v	n	r1
yarn-number-cotton	Ne	10972800000/6479891	v	n	r1
yarn-number-worsted	NeK	7315200000/6479891	v	n	r3
jute-number	lb/spyndle	45359237/1316736000000	r3
`;

export const areaDensity = `
kilogram-per-square-meter	kg/m²	1	m	r1
gram-per-square-meter	g/m²	1/1000	m	r1
gram-per-square-centimeter	g/cm²	10	m	r2
kilogram-per-square-centimeter	kg/cm²	10000	m	r2
kilogram-per-hectare	kg/ha	1/10000	m	r1
tonne-per-hectare	t/ha	1/10	m	r1
ounce-per-square-yard	oz/yd²	45359237/1337803776	m	r1
ounce-per-square-foot	oz/ft²	45359237/148644864	m	r1
pound-per-square-foot	lb/ft²	45359237/9290304	m	r1
pound-per-square-inch	lb/in²	45359237/64516	m	r2
pound-per-acre	lb/ac	4123567/36789603840	m	r1
ton-per-acre	tn/ac	103089175/459870048	m	n	r1
momme-silk		45359237/10451592000	n	r1
`;

export const volumeFlow = `
cubic-meter-per-second	m³/s	1	m	r1
cubic-meter-per-minute	m³/min	1/60	m	r1
cubic-meter-per-hour	m³/h	1/3600	m
cubic-meter-per-day	m³/d	1/86400	m	r1
liter-per-second	L/s	1/1000	.	m	r1
liter-per-minute	L/min	1/60000	.	m
liter-per-hour	L/h	1/3600000	.	m
liter-per-day	L/d	1/86400000	.	m	r1
megaliter-per-day	ML/d	5/432	m	r1
milliliter-per-minute	mL/min	1/60000000	m	r1
cubic-centimeter-per-second	cm³/s	1/1000000	m	r1
cubic-foot-per-second	ft³/s	55306341/1953125000	m	r1
cubic-foot-per-minute	ft³/min	18435447/39062500000	m
cubic-foot-per-hour	ft³/h	6145149/781250000000	m	r1
cubic-foot-per-day	ft³/d	2048383/6250000000000	m	r1
million-cubic-foot-per-day	MMcfd	2048383/6250000	s	r1
billion-cubic-foot-per-day	Bcfd	2048383/6250	s	r1
gallon-per-minute	gal/min	157725491/2500000000000	m
gallon-per-hour	gal/h	157725491/150000000000000	m	r1
gallon-per-day	gal/d	157725491/3600000000000000	m	r1
million-gallon-per-day	MGD	157725491/3600000000	n	r1
gallon-imperial-per-minute	gal Imp./min	454609/6000000000	m	n	r1
gallon-imperial-per-hour	gal Imp./h	454609/360000000000	m	n	r1
gallon-imperial-per-day	gal Imp./d	454609/8640000000000	m	n	r1
barrel-per-hour	bbl/h	1104078437/25000000000000	m	r1
barrel-per-day	bbl/d	1104078437/600000000000000	m	r1
acre-foot-per-year	ac·ft/yr	743563029/19023437500000	m	r1
miners-inch		55306341/78125000000	n	r3
sverdrup	Sv	1000000	r2
`;

export const massFlow = `
kilogram-per-second	kg/s	1	m	r1
kilogram-per-minute	kg/min	1/60	m	r1
kilogram-per-hour	kg/h	1/3600	m	r1
gram-per-second	g/s	1/1000	m	r1
tonne-per-hour	t/h	5/18	m	r1
tonne-per-day	t/d	5/432	m	r1
tonne-per-year	t/yr	5/157788	m	r1
pound-per-second	lb/s	45359237/100000000	m	r1
pound-per-minute	lb/min	45359237/6000000000	m	r1
pound-per-hour	lb/h	45359237/360000000000	m	r1
pound-per-day	lb/d	45359237/8640000000000	m	r1
ton-per-hour	tn/h	45359237/180000000	m	n	r1
`;

export const molarFlow = `
mole-per-second	mol/s	1	.kmu	m	r2
mole-per-hour	mol/h	1/3600	.k	m	r2	ck
standard-cubic-centimeter-per-minute	sccm	844375000000/1135547732074278753	s	r1
standard-cubic-centimeter-per-second	sccs	16887500000000/378515910691426251	s	r1
standard-liter-per-minute	slm	844375000000000/1135547732074278753	s	r1
normal-liter-per-minute	NL/min	844375000000000/1135547732074278753	m	r1
normal-cubic-meter-per-hour	Nm³/h	42218750000000000/3406643196222836259	s	r1
standard-cubic-meter-per-hour	Sm³/h	42218750000000000/3593718605131284159	s	r1
million-standard-cubic-meter-per-day	MMscmd	5277343750000000000000/10781155815393852477	n	r1
standard-cubic-foot-per-minute	scfm	215190336070080000/10801941971939235577	s	r1
standard-cubic-foot-per-hour	scfh	3586505601168000/10801941971939235577	s	r1
standard-cubic-foot-per-day	scfd	149437733382000/10801941971939235577	s	r1
thousand-standard-cubic-foot-per-day	Mscfd	149437733382000000/10801941971939235577	s	n	r1
million-standard-cubic-foot-per-day	MMscfd	149437733382000000000/10801941971939235577	s	n	r1
`;

export const dynamicViscosity = `
pascal-second	Pa·s	1	.m	s	r1	cm
poise	P	1/10	.cmu	r1	cc
pound-force-second-per-square-foot	lbf·s/ft²	8896443230521/185806080000	m	n	r2
reyn	reyn	8896443230521/1290320000	.u	r3
pound-per-foot-second	lb/(ft·s)	45359237/30480000	m	r2
`;

export const kinematicViscosity = `
square-meter-per-second	m²/s	1	m	r2
square-millimeter-per-second	mm²/s	1/1000000	m	r1
stokes	St	1/10000	.cm	n	r1	cc
square-foot-per-second	ft²/s	145161/1562500	m	r2
`;

export const fluidity = `
per-pascal-second	1/Pa·s	1	m	n	r2
rhe		10	r3
`;

export const vaporPermeance = `
kilogram-per-pascal-second-square-meter	kg/(Pa·s·m²)	1	m	r2
perm		4049931875/70786304844557745744	r1
perm-0-celsius		114427/2000000000000000	n	r2
perm-23-celsius		22981/400000000000000	n	r2
perm-metric		125/1439881784082	n	r2
`;

export const vaporPermeability = `
kilogram-per-pascal-second-meter	kg/(Pa·s·m)	1	m	r2
perm-inch	perm·in	6479891/4458979832728046976	m	r2
perm-inch-0-celsius		72661/50000000000000000	n	r2
perm-inch-23-celsius		145929/100000000000000000	n	r2
`;

export const turbidity = `
nephelometric-turbidity-unit	NTU	1	r1
formazin-nephelometric-unit	FNU	1	r1
`;

export const specificEnergy = `
joule-per-kilogram	J/kg	1	.Mk	m	r1	cMk
joule-per-gram	J/g	1000	m	r1
kilojoule-per-100-gram	kJ/100 g	10000	m
watt-hour-per-kilogram	Wh/kg	3600	m	r1
calorie-per-gram	cal/g	4184	.k	m	r1	ck
kilocalorie-per-kilogram	kcal/kg	4184	m	r1
kilocalorie-per-100-gram	kcal/100 g	41840	m
british-thermal-unit-it-per-pound	BTU/lb	2326	m	n	r1
`;

export const energyDensity = `
joule-per-cubic-meter	J/m³	1	m	r2
joule-per-liter	J/L	1000	m	r2
watt-hour-per-liter	Wh/L	3600000	m	r1
kilowatt-hour-per-cubic-meter	kWh/m³	3600000	m	r1
british-thermal-unit-it-per-cubic-foot	BTU/ft³	32970495394375/884901456	m	n	r1
gasoline-energy-density		722250000000000000/22532213	r2
`;

export const molarEnergy = `
joule-per-mole	J/mol	1	.k	m	r2	ck
calorie-per-mole	cal/mol	523/125	.k	m	r2	ck
electronvolt-per-item	eV/item	120606665154137523/1250000000000	m	n	r2
`;

export const thermalConductivity = `
watt-per-meter-kelvin	W/(m·K)	1	m	r1
kilocalorie-per-hour-meter-celsius	kcal/(h·m·°C)	523/450	m	n	r2
calorie-per-second-centimeter-celsius	cal/(s·cm·°C)	2092/5	m	n	r2
british-thermal-unit-it-per-hour-foot-fahrenheit	BTU/(h·ft·°F)	52752792631/30480000000	m	n	r1
british-thermal-unit-it-inch-per-hour-square-foot-fahrenheit	BTU·in/(h·ft²·°F)	52752792631/365760000000	m	n	r1
`;

export const thermalInsulance = `
square-meter-kelvin-per-watt	m²·K/W	1	m	r1
square-meter-celsius-per-watt	m²·°C/W	1	m	n	r1
square-foot-hour-fahrenheit-per-british-thermal-unit-it	ft²·h·°F/BTU	9290304000/52752792631	m	n	r1
clo	clo	31/200	n	r1
tog	tog	1/10	r1
`;

export const thermalExpansion = `
per-kelvin	K⁻¹	1	s	n	r1
per-celsius	°C⁻¹	1	s	n	r1
per-fahrenheit	°F⁻¹	9/5	s	n	r1
part-per-1e6-per-kelvin	ppm/K	1/1000000	n	r1
`;

export const heatCapacity = `
joule-per-kelvin	J/K	1	.k	m	r2	ck
calorie-per-kelvin	cal/K	523/125	m	r2
british-thermal-unit-it-per-fahrenheit	BTU/°F	474775133679/250000000	m	n	r2
`;

export const specificHeatCapacity = `
joule-per-kilogram-kelvin	J/(kg·K)	1	.k	m	r2	ck
joule-per-gram-celsius	J/(g·°C)	1000	m	n	r2
calorie-per-gram-celsius	cal/(g·°C)	4184	m	n	r2
british-thermal-unit-it-per-pound-fahrenheit	BTU/(lb·°F)	20934/5	m	n	r2
`;

export const molarHeatCapacity = `
joule-per-mole-kelvin	J/(mol·K)	1	.k	m	r2
calorie-per-mole-kelvin	cal/(mol·K)	523/125	m	r2
molar-gas-constant		207861565453831/25000000000000	r2
`;

export const heatFlux = `
watt-per-square-meter	W/m²	1	.k	m	r1	ck
watt-per-square-centimeter	W/cm²	10000	m	r2
watt-per-square-foot	W/ft²	1562500/145161	m	r1
kilocalorie-per-hour-square-meter	kcal/(h·m²)	523/450	m	r2
british-thermal-unit-it-per-hour-square-foot	BTU/(h·ft²)	52752792631/16722547200	m	n	r1
solar-irradiance	S☉	1361	n	r2
met	met	291/5	n	r2
`;

export const heatTransferCoefficient = `
watt-per-square-meter-kelvin	W/(m²·K)	1	m	r1
kilocalorie-per-hour-square-meter-celsius	kcal/(h·m²·°C)	523/450	m	n	r1
british-thermal-unit-it-per-hour-square-foot-fahrenheit	BTU/(h·ft²·°F)	52752792631/9290304000	m	n	r1
`;

export const radiantExposure = `
joule-per-square-meter	J/m²	1	m	r2
joule-per-square-centimeter	J/cm²	10000	m	r2
kilowatt-hour-per-square-meter	kWh/m²	3600000	m	r1
langley	Ly	41840	r2
`;

export const amountOfSubstance = `
mole	mol	1	.kmunp	r1	cmu
item		1/602214076000000000000000	r2
equivalent	Eq	1	.mu	r2	cm
osmole	Osm	1	.m	r2	cm
pound-mole	lbmol	45359237/100000	.	r2
ounce-mole	ozmol	45359237/1600000	r3
tonne-mole	tmol	1000000	r3
normal-cubic-meter	Nm³	16887500000000000000/378515910691426251	r1
normal-liter	NL	16887500000000000/378515910691426251	r1
standard-cubic-meter	Sm³	16887500000000000000/399302067236809351	r1
standard-cubic-foot	scf	12911420164204800000/10801941971939235577	r1
thousand-standard-cubic-foot	Mscf	12911420164204800000000/10801941971939235577	n	r1
million-standard-cubic-foot	MMscf	12911420164204800000000000/10801941971939235577	n	r1
standard-liter	sL	16887500000000000/378515910691426251	r2
standard-cubic-centimeter	scc	16887500000000/378515910691426251	r2
einstein		1	r2
`;

export const molarConcentration = `
mole-per-cubic-meter	mol/m³	1	m	r2
mole-per-liter	mol/L	1000	.mun	m	r1	cmu
ph	pH	1000	l10 -1	n	r1
molar	M	1000	.munp	r1	cmun
item-per-cubic-meter	item/m³	1/602214076000000000000000	m	r2
milligram-ofglucose-per-deciliter	mg glucose/dL	2500/45039	s	n	r1
`;

export const molality = `
mole-per-kilogram	mol/kg	1	.mu	m	r2	cm
ofglucose		250000/45039	n	r1
`;

export const catalyticActivity = `
katal	kat	1	.munp	r2	cun
enzyme-unit	U	1/60000000	.Mkmu	r2	cm
`;

export const catalyticConcentration = `
katal-per-cubic-meter	kat/m³	1	m	r2
katal-per-liter	kat/L	1000	m	r2
enzyme-unit-per-liter	U/L	1/60000	m	r1
`;

export const filtrationRate = `
milliliter-per-minute-per-standard-body	mL/min/1.73 m²	1/103800000	n	r1
milliliter-per-second-per-standard-body	mL/s/1.73 m²	1/1730000	n	r2
`;

export const electricCurrent = `
ampere	A	1	.kmunp	cm
abampere	abA	10	r3
biot	Bi	10	r3
statampere	statA	1/2997924580	r3
ampere-turn	At	1	.k	r2
gilbert	Gi	5/2	p-1	r3
conventional-ampere	A₉₀	100000008887143810491801/100000000000000000000000	r3
atomic-unit-of-current	eEₕ/ħ	33118091187541/5000000000000000	u	r2
decibel-microampere	dBμA	1/1000000	l10 20	n	r2
`;

export const currentNoiseDensity = `
ampere-per-square-root-hertz	A/√Hz	1	.np	r1	cnp
`;

export const electricCharge = `
coulomb	C	1	.kmunp	r1	cmun
ampere-hour	Ah	3600	.kmu	s	cm
ampere-second	A·s	1	m	r2
elementary-charge	e	801088317/5000000000000000000000000000	r2
faraday		120606665154137523/1250000000000	r2
abcoulomb	abC	10	r3
statcoulomb	statC	1/2997924580	r3
franklin	Fr	1/2997924580	r3
conventional-coulomb	C₉₀	100000008887143810491801/100000000000000000000000	r3
`;

export const voltage = `
volt	V	1	.Mkmun	ckm
abvolt	abV	1/100000000	r3
statvolt	statV	149896229/500000	r3
conventional-volt	V₉₀	71207857995393/71207850400000	r3
decibel-volt	dBV	1	l10 20	n	r1
decibel-millivolt	dBmV	1/1000	l10 20	n	r1
decibel-microvolt	dBμV	1/1000000	l10 20	n	r1
decibel-unloaded	dBu	3872983346207416885179265399782399610833/5000000000000000000000000000000000000000	l10 20	n	r1
`;

export const voltageNoiseDensity = `
volt-per-square-root-hertz	V/√Hz	1	.un	r1	cun
`;

export const electricResistance = `
ohm	Ω	1	.GMkmu	r1	cMk
abohm	abΩ	1/1000000000	r3
statohm	statΩ	22468879468420441/25000	r3
von-klitzing	R_K	5521725125000000000000/213914163877964163	n	r2
conventional-ohm	Ω₉₀	5521725125000000000000000/5521725026748260492435541	r3
impedance-of-free-space	Z₀	94182578353/250000000	u	r3
conventional-von-klitzing-constant	R_K-90	25812807/1000	r3
`;

export const electricConductance = `
siemens	S	1	.kmunp	r1	cmu
mho	℧	1	.mu	r2	cmu
abmho	ab℧	1000000000	r3
statmho	stat℧	25000/22468879468420441	r3
`;

export const capacitance = `
farad	F	1	.munpf	r1	cmunp
abfarad	abF	1000000000	r3
statfarad	statF	25000/22468879468420441	r3
conventional-farad	F₉₀	5521725026748260492435541/5521725125000000000000000	r3
`;

export const inductance = `
henry	H	1	.munp	r1	cmun
abhenry	abH	1/1000000000	r3
stathenry	statH	22468879468420441/25000	r3
conventional-henry	H₉₀	5521725125000000000000000/5521725026748260492435541	r3
`;

export const magneticFlux = `
weber	Wb	1	.mun	r2	cm
maxwell	Mx	1/100000000	.Mk	r2
unit-pole		1/25000000	p1	r3
magnetic-flux-quantum	Φ₀	44173801/21362355120000000000000	n	r2
statweber	statWb	149896229/500000	r3
`;

export const magneticFluxDensity = `
tesla	T	1	.munp	r1	cmu
gauss	G	1/10000	.mu	n	r1	cm
gamma	γ	1/1000000000	r2
stattesla	statT	149896229/50	r3
`;

export const magneticFieldStrength = `
ampere-per-meter	A/m	1	.k	m	r2	ck
ampere-per-centimeter	A/cm	100	m	r2
oersted	Oe	250	p-1	.km	r2	ck
`;

export const magneticMoment = `
ampere-square-meter	A·m²	1	m	r2
joule-per-tesla	J/T	1	m	r2
erg-per-gauss	erg/G	1/1000	m	r2
bohr-magneton	μ_B	92740100657/10000000000000000000000000000000000	u	n	r2
nuclear-magneton	μ_N	50507837393/10000000000000000000000000000000000000	u	r2
`;

export const electricFieldStrength = `
volt-per-meter	V/m	1	.k	m	r1	ck
volt-per-centimeter	V/cm	100	m	r1
volt-per-inch	V/in	5000/127	m	r2
atomic-unit-of-electric-field	Eₕ/(ea₀)	514220675112	u	r2
decibel-microvolt-per-meter	dBμV/m	1/1000000	l10 20	n	r1
`;

export const electricDipoleMoment = `
coulomb-meter	C·m	1	m	r2
debye	D	1/299792458000000000000000000000	r2
`;

export const resistivity = `
ohm-meter	Ω·m	1	m	r1
ohm-centimeter	Ω·cm	1/100	.u	m	r1	cu
ohm-square-millimeter-per-meter	Ω·mm²/m	1/1000000	m	r1
ohm-circular-mil-per-foot	Ω·cmil/ft	127/240000000000	p1	m	r1
`;

export const conductivity = `
siemens-per-meter	S/m	1	m	r1
siemens-per-centimeter	S/cm	100	.mu	m	r1	cmu
percent-iacs	% IACS	580000	n	r1
`;

export const apparentPower = `
volt-ampere	VA	1	.GMkm	s	r1	cMk
var	var	1	.GMkm	r1	cMk
`;

export const apparentEnergy = `
volt-ampere-second	VAs	1	s	r2
volt-ampere-hour	VAh	3600	.GMk	s	r1	ck
var-hour	varh	3600	.GMkm	s	r1	ck
`;

export const luminousIntensity = `
candela	cd	1	.kmu	r1	cm
candlepower		1	r1
candle-international		600/589	n	r3
hefner	HK	903/1000	u	n	r3
`;

export const luminance = `
candela-per-square-meter	cd/m²	1	m	r1
nit	nt	1	r1
candela-per-square-centimeter	cd/cm²	10000	m	r2
candela-per-square-foot	cd/ft²	1562500/145161	m	r2
candela-per-square-inch	cd/in²	25000000/16129	m	r2
stilb	sb	10000	r3
lambert	La	10000	p-1	.mu	r3
foot-lambert	ftL	1562500/145161	p-1	n	r1
apostilb	asb	1	p-1	r3
`;

export const illuminance = `
lux	lx	1	.kmu	r1	ck
lumen-per-square-meter	lm/m²	1	m	r1
lumen-per-square-foot	lm/ft²	1562500/145161	m	r1
foot-candle	fc	1562500/145161	n	r1
phot	ph	10000	r3
exposure-value	EV	5/2	l2 1	r1
`;

export const luminousFlux = `
lumen	lm	1	.Mkm
spherical-candlepower		4	p1	r3
`;

export const luminousExposure = `
lux-second	lx·s	1	m	r2
lux-hour	lx·h	3600	m	r2
foot-candle-second	fc·s	1562500/145161	m	n	r2
`;

export const wavenumber = `
per-meter	m⁻¹	1	s	n	r1
per-centimeter	cm⁻¹	100	s	n	r2
per-inch	in⁻¹	5000/127	s	n	r1
kayser		100	r2
diopter	dpt	1	r1
rydberg-constant	R∞	10973731568157/1000000	u	n	r3
`;

export const spectralFluxDensity = `
watt-per-square-meter-hertz	W/(m²·Hz)	1	m	r2
jansky	Jy	1/100000000000000000000000000	.kmun	n	r2	cm
solar-flux-unit	sfu	1/10000000000000000000000	r2
`;

export const activity = `
becquerel	Bq	1	.TGMkm	r2	cGMk
curie	Ci	37000000000	.Mkmunp	r2	cmu
rutherford	Rd	1000000	.	r3
disintegration-per-minute	dpm	1/60	r2
`;

export const activityConcentration = `
becquerel-per-cubic-meter	Bq/m³	1	m	r2
becquerel-per-liter	Bq/L	1000	m	r2
curie-per-liter	Ci/L	37000000000000	.p	m	r2
`;

export const absorbedDose = `
gray	Gy	1	.kcmun	r2	cm
rad	rad	1/100	.Mkmu	r2
`;

export const equivalentDose = `
sievert	Sv	1	.cmun	r2	cmu
rem	rem	1/100	.mu	r2	cm
`;

export const equivalentDoseRate = `
sievert-per-second	Sv/s	1	m	r2
sievert-per-hour	Sv/h	1/3600	.mu	m	r2	cmu
sievert-per-year	Sv/yr	1/31557600	.m	m	r2	cm
rem-per-hour	rem/h	1/360000	.m	m	r2	cm
`;

export const radiationExposure = `
coulomb-per-kilogram	C/kg	1	m	r2
roentgen	R	129/500000	.kmu	r2	cmu
`;

export const energyPerDistance = `
joule-per-meter	J/m	1	m	r2
watt-hour-per-kilometer	Wh/km	18/5	m	r1
watt-hour-per-mile	Wh/mi	3125/1397	m	r1
kilowatt-hour-per-100-kilometer	kWh/100 km	36	m
kilowatt-hour-per-100-mile	kWh/100 mi	31250/1397	m	r1
kilometer-per-kilowatt-hour	km/kWh	1/3600	v	m	r1
mile-per-kilowatt-hour	mi/kWh	1397/3125000	v	m
mile-per-gasoline-gallon-equivalent	MPGe	1397/105328125	v	s	n
`;

export const antennaGain = `
isotropic-gain		1	n	r2
decibel-isotropic	dBi	1	l10 10	n	r1
decibel-dipole	dBd	164058977319953931/100000000000000000	l10 10	n	r1
`;

export const computingPerformance = `
flops	FLOPS	1	.EPTGM	n	r1	cTG
`;

export const telephoneTraffic = `
erlang	Erl	1	r2
hundred-call-seconds	CCS	1/36	n	r2
`;

export const filmSpeed = `
iso-speed	ISO	1	n
din-speed	DIN	397164117362140751032959/500000000000000000000000	l10 10	n	r2
`;

export const heatPumpEfficiency = `
coefficient-of-performance	COP	1	r1
energy-efficiency-ratio	EER	52752792631/180000000000	r1
`;

export const vascularResistance = `
pascal-second-per-cubic-meter	Pa·s/m³	1	m	r2
wood-unit	WU	79993432449/10000	n	r2
vascular-cgs-unit	dyn·s/cm⁵	100000	n	r2
`;

export const acousticImpedance = `
rayl	rayl	1	.M	r2
pascal-second-per-meter	Pa·s/m	1	m	r2
`;
