// Written from the rows in data/quantities: `pnpm generate`
// The units of each quantity in the compact format: see compact/format.ts

export const length = `
meter	m	1	.khDdcmunpf
micron		1/1000000
french	Fr	1/3000
angstrom	Å	1/10000000000
fermi		1/1000000000000000
inch	in	127/5000
foot	ft	381/1250
yard	yd	1143/1250
thousand-foot	kft	1524/5
thousand-yard	kyd	4572/5
mile	mi	201168/125
nautical-mile	nmi	1852
mil		127/5000000
microinch	μin	127/5000000000
line		127/60000
barleycorn		127/15000
nail		1143/20000
palm		381/5000
hand	hh	127/1250
span		1143/5000
cubit		1143/2500
ell		1143/1000
pace		381/500
smoot		8509/5000
rack-unit	RU	889/20000
fathom	ftm	1143/625
rod	rd	12573/2500
chain	ch	12573/625
link	lnk	12573/62500
chain-engineer		762/25
furlong	fur	25146/125
league	lea	603504/125
cable		926/5
cable-us		27432/125
nautical-mile-imperial		231648/125
nautical-league		5556
data-mile		9144/5
mile-scandinavian		10000
foot-survey-us	ftUS	1200/3937
link-survey-us		792/3937
rod-survey-us		19800/3937
chain-survey-us		79200/3937
fathom-survey-us		7200/3937
furlong-survey-us		792000/3937
mile-survey-us		6336000/3937
league-survey-us		19008000/3937
astronomical-unit	au	149597870700
parsec	pc	96939420213600000	p-1	.GMk
light-second	ls	299792458
light-minute	lmin	17987547480
light-hour		1079252848800
light-day		25902068371200
light-year	ly	9460730472580800	.GMk
earth-radius	R⊕	6378100
jupiter-radius		71492000
solar-radius	R☉	695700000
planck-length		323251/20000000000000000000000000000000000000000	u
bohr-radius	a₀	33073575659/625000000000000000000	u
x-unit-copper	xu(Cu Kα₁)	100207697/1000000000000000000000	u
x-unit-molybdenum	xu(Mo Kα₁)	3131561/31250000000000000000	u
angstrom-star	Å*	20000299/200000000000000000	u
point	pt	127/360000
pica		127/30000
twip		127/7200000
pixel-css		127/480000
point-printer		1757299/5000000000
pica-printer		5271897/1250000000
point-tex		127/361350
point-didot	dd	75213/200000000
cicero		225639/50000000
shaku-length		10/33
sun		1/33
bu-length		1/330
rin		1/3300
ken		20/11
jo-jp		100/33
cho-length		1200/11
ri-jp		43200/11
shaku-cloth		25/66
chi		1/3
cun		1/30
zhang		10/3
li		500
chek		14859/40000
wa		2
ligne		125/55412
pouce		375/13853
pied-du-roi		4500/13853
toise		27000/13853
pes		1481/5000
passus		1481/1000
stadium		1481/8
mile-roman		1481
pous		3/10
stadion		180
cubit-biblical		889/2000
pied-quebec		1624203/5000000
arpent-length		14617827/250000
vara		167181/200000
legua		55727/10
vara-texas		127/150
arshin		889/1250
vershok		889/20000
sazhen		2667/1250
verst		5334/5
cape-foot		3148581/10000000
cape-rood		9445743/2500000
qasaba		71/20
`;

export const area = `
square-meter	m²	1	m
square-kilometer	km²	1000000	m
square-decimeter	dm²	1/100	m
square-centimeter	cm²	1/10000	m
square-millimeter	mm²	1/1000000	m
hectare	ha	10000
are	a	100
decare	daa	1000
centiare	ca	1
barn	b	1/10000000000000000000000000000	.munpf
darcy	D	1/1013250000000	.mun
square-inch	in²	16129/25000000	m
square-foot	ft²	145161/1562500	m
square-yard	yd²	1306449/1562500	m
square-mile	mi²	40468564224/15625	m
square-mil	mil²	16129/25000000000000	m
square-rod	rd²	158080329/6250000	m
square-chain	ch²	158080329/390625	m
acre	ac	316160658/78125
rood		158080329/156250
section		40468564224/15625
township		1456868312064/15625
roofing-square		145161/15625
square-foot-survey-us	ftUS²	1440000/15499969	m
square-mile-survey-us	US survey mile²	40144896000000/15499969	m
acre-survey-us		62726400000/15499969
circular-mil	cmil	16129/100000000000000	p1
thousand-circular-mil	kcmil	16129/100000000000	p1
circular-inch		16129/100000000	p1
dunam		1000
stremma		1000
feddan		25205/6
tsubo		400/121
bu-jp		400/121
se-jp		12000/121
tan-jp		120000/121
cho		1200000/121
tatami		81/50
pyeong		400/121
ping		400/121
mu		2000/3
square-wa	wa²	4	m
ngan		400
rai		1600
guntha		158080329/1562500
kanal		158080329/312500
marla		158080329/6250000
marla-225		1306449/62500
cent-land		158080329/3906250
ground		3483864/15625
bigha-bengal		20903184/15625
katha-bengal		5225796/78125
katha-assam		20903184/78125
bigha-bihar		158080329/62500
katha-bihar		158080329/1250000
biswa		158080329/1250000
bigha-nepal		105822369/15625
kattha-nepal		105822369/312500
ropani		198725409/390625
aana		198725409/6250000
arpent		213680866201929/62500000000
arpent-paris		656100000000/191905609
desyatina		170709336/15625
morgen		267666182466147/31250000000
jugerum		39480498/15625
hide		7587855792/15625
manzana		27949486761/4000000
cuerda		6288633/1600
`;

export const volume = `
cubic-meter	m³	1	m
cubic-kilometer	km³	1000000000	m
cubic-decimeter	dm³	1/1000	m
cubic-centimeter	cm³	1/1000000	m
cubic-millimeter	mm³	1/1000000000	m
cubic-nanometer	nm³	1/1000000000000000000000000000	m
liter	L	1/1000	.Mkhdcmuf
stere		1
lambda	λ	1/1000000000
cubic-inch	in³	2048383/125000000000	m
cubic-foot	ft³	55306341/1953125000	m
cubic-yard	yd³	1493271207/1953125000	m
cubic-mile	mi³	8140980127813632/1953125	m
hundred-cubic-foot	CCF	55306341/19531250
thousand-cubic-foot	Mcf	55306341/1953125
million-cubic-foot	MMcf	442450728/15625
acre-foot	ac·ft	60228605349/48828125	m
acre-inch	ac·in	20076201783/195312500	m
board-foot	FBM	18435447/7812500000
thousand-board-foot	MBF	18435447/7812500
cord		884901456/244140625
hoppus-foot		55306341/488281250	p-1
register-ton	GRT	55306341/19531250
freight-ton	MTON	55306341/48828125
gallon	gal	473176473/125000000000
thousand-gallon	kgal	473176473/125000000
million-gallon	Mgal	473176473/125000
quart	qt	473176473/500000000000
pint	pt	473176473/1000000000000
cup		473176473/2000000000000
gill	gi	473176473/4000000000000
fluid-ounce	fl oz	473176473/16000000000000
dram	fl dr	473176473/128000000000000
minim		157725491/2560000000000000
tablespoon	tbsp	473176473/32000000000000
teaspoon	tsp	157725491/32000000000000
dessert-spoon	dsp	157725491/16000000000000
cup-us-legal		3/12500
fluid-ounce-metric		3/100000
dash		157725491/256000000000000
pinch		157725491/512000000000000
smidgen		157725491/1024000000000000
tad		157725491/128000000000000
drop		1/20000000
drop-metric	gtt	1/20000000
jigger		1419529419/32000000000000
shot		1419529419/32000000000000
fifth		473176473/625000000000
bushel	bu	220244188543/6250000000000
peck	pk	220244188543/25000000000000
gallon-dry		220244188543/50000000000000
quart-dry		220244188543/200000000000000
pint-dry		220244188543/400000000000000
barrel	bbl	9936705933/62500000000
barrel-beer		14668470663/125000000000
keg		14668470663/250000000000
barrel-liquid		29810117799/250000000000
barrel-dry		903336903/7812500000
barrel-cranberry		5966939679/62500000000
hogshead	hhd	29810117799/125000000000
butt		29810117799/62500000000
tun		29810117799/31250000000
gallon-imperial	gal Imp.	454609/100000000
quart-imperial	qt Imp.	454609/400000000
pint-imperial	pt Imp.	454609/800000000
cup-imperial		454609/1600000000
gill-imperial	gi Imp.	454609/3200000000
fluid-ounce-imperial	fl oz Imp.	454609/16000000000
dram-imperial		454609/128000000000
minim-imperial		454609/7680000000000
tablespoon-imperial		454609/25600000000
teaspoon-imperial		454609/76800000000
dessert-spoon-imperial		454609/38400000000
peck-imperial		454609/50000000
bushel-imperial		454609/12500000
barrel-imperial		4091481/25000000
firkin		4091481/100000000
kilderkin		4091481/50000000
hogshead-imperial		12274443/50000000
cup-metric		1/4000
tablespoon-metric		3/200000
teaspoon-metric		1/200000
tablespoon-australian		1/50000
pint-metric		1/2000
cup-jp		1/5000
osaji		3/200000
kosaji		1/200000
kryddmatt	krm	1/1000000
kaffekopp	kkp	3/20000
glas		1/5000
kanna		2617/1000000
vedro		12299/1000000
fanega		55501/1000000
sheng		1/1000
dou		1/100
dan-volume		1/10
amphora		3248367641/125000000000
congius		3248367641/1000000000000
sextarius		3248367641/6000000000000
modius		3248367641/375000000000
bath		11/500
hin		11/3000
log-biblical		11/36000
ephah		11/500
seah		11/1500
omer		11/5000
homer		11/50
wine-bottle		3/4000
half-bottle		3/8000
magnum		3/2000
jeroboam		3/1000
rehoboam		9/2000
methuselah		3/500
salmanazar		9/1000
balthazar		3/250
nebuchadnezzar		3/200
sho-jp		2401/1331000
koku		2401/13310
to-jp		2401/133100
go-jp		2401/13310000
shaku		2401/133100000
sai		2401/1331000000
`;

export const mass = `
kilogram	kg	1
gram	g	1/1000	.TGMhDdcmunpf
tonne	t	1000	.Gk
megatonne	Mt	1000000000
quintal	q	100
carat	ct	1/5000
pound	lb	45359237/100000000
thousand-pound	klb	45359237/100000
ounce	oz	45359237/1600000000
dram-avoirdupois	dr	45359237/25600000000
grain	gr	6479891/100000000000
stone	st	317514659/50000000
quarter-hundredweight		317514659/25000000
hundredweight	cwt	45359237/1000000
long-hundredweight	long cwt	317514659/6250000
ton	tn	45359237/50000
long-ton	long tn	317514659/312500
slug		8896443230521/609600000000
pound-troy	lb t	58319019/156250000
ounce-troy	oz t	19439673/625000000
pennyweight	dwt	19439673/12500000000
pound-apothecary		58319019/156250000
ounce-apothecary		19439673/625000000
dram-apothecary		19439673/5000000000
scruple	℈	6479891/5000000000
assay-ton	AT	7/240
butter-stick		45359237/400000000
standard-drink-us		7/500
unit-of-alcohol		1/125
standard-drink-australian		1/100
dalton	Da	41513476723/25000000000000000000000000000000000000	.Mk	u
electron-mass	mₑ	91093837139/100000000000000000000000000000000000000000	u
proton-mass	mₚ	33452438519/20000000000000000000000000000000000000	u
neutron-mass	mₙ	20936593757/12500000000000000000000000000000000000	u
planck-mass		1088217/50000000000000	u
solar-mass	M☉	1988400000000000000000000000000	u
earth-mass	M⊕	5972200000000000000000000	u
jupiter-mass		1898100000000000000000000000	u
kan		15/4
kin		3/5
momme		3/800
fun		3/8000
jin		1/2
dan-mass		50
liang		1/20
qian		1/200
catty		30239491/50000000
tael		30239491/800000000
picul		30239491/500000
tael-troy		37429/1000000
geun		3/5
don		3/800
baht-mass		3/200
tola		58319019/5000000000
masha		19439673/20000000000
ratti		19439673/160000000000
seer		58319019/62500000
maund		58319019/1562500
pfund		1/2
zentner		50
grain-paris		20/376543
livre		184320/376543
libra		460093/1000000
arroba		460093/40000
arroba-metric		15
funt		40951241/100000000
zolotnik		40951241/9600000000
lot		40951241/3200000000
pood		40951241/2500000
libra-roman		327/1000
uncia		109/4000
drachma		2183/500000
mina-attic		2183/5000
talent-attic		6549/250
shekel		57/5000
mina-biblical		57/100
talent-biblical		171/5
`;

export const time = `
second	s	1	.munpfa
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
millennium	kyr	31557600000
megayear	Myr	31557600000000
gigayear	Gyr	31557600000000000
night		86400
day-person		86400
week-person		604800
month-person		2629800
year-person		31557600
year-common		31536000
year-leap		31622400
year-gregorian		31556952
month-gregorian		2629746
year-tropical		3944615652/125	u
year-sidereal		19723843602/625	u
month-synodic		1594651806/625	u
month-sidereal		1475369748/625	u
day-sidereal		172328181/2000	u
hour-sidereal		57442727/16000	u
minute-sidereal		57442727/960000	u
second-sidereal		57442727/57600000	u
sol		22193811/250	u
shake		1/100000000
svedberg		1/10000000000000
jiffy		1/100
moment		90
time-unit	TU	16/15625
planck-time		5391247/100000000000000000000000000000000000000000000000000	u
atomic-unit-of-time		3023605408233/125000000000000000000000000000	u
swatch-beat		432/5
`;

export const labor = `
person-hour	person-h	1
person-day		8
person-week		40
person-month		520/3
person-year	FTE	2080
`;

export const temperature = `
kelvin	K	1	.Mkmun
celsius	°C	1	+5463/20	.
fahrenheit	°F	5/9	+45967/100
rankine	°R	5/9
reaumur	°Ré	5/4	+5463/25
romer	°Rø	40/21	+108723/800
degree-newton	°N	100/33	+180279/2000
delisle	°De	-2/3	+-22389/40
planck-temperature	T_P	141678400000000000000000000000000	u
`;

export const temperatureDifference = `
delta-kelvin	ΔK	1
delta-celsius	Δ°C	1
delta-fahrenheit	Δ°F	5/9
delta-rankine	Δ°R	5/9
`;

export const speed = `
meter-per-second	m/s	1	.cm	m
meter-per-minute	m/min	1/60	m
kilometer-per-hour	km/h	5/18	m
kilometer-per-minute	km/min	50/3	m
kilometer-per-second	km/s	1000	m
mile-per-hour	mph	1397/3125	s
foot-per-second	ft/s	381/1250	m
foot-per-minute	ft/min	127/25000	m
foot-per-hour	ft/h	127/1500000	m
inch-per-second	in/s	127/5000	m
inch-per-minute	in/min	127/300000	m
knot	kn	463/900
knot-imperial		4826/9375
furlong-per-fortnight	fur/fn	1397/8400000	m
light-speed	c₀	299792458
mach		170147/500
atomic-unit-of-velocity		27346140777/12500	u
second-per-kilometer	s/km	1/1000	v	m
minute-per-kilometer	min/km	3/50	v	m
minute-per-100-meter	min/100 m	3/5	v	m
minute-per-500-meter	min/500 m	3/25	v	m
minute-per-mile	min/mi	625/16764	v	m
second-per-100-yard	s/100 yd	25/2286	v	m
`;

export const acceleration = `
meter-per-square-second	m/s²	1	.c	m
kilometer-per-hour-second	km/(h·s)	5/18	m
foot-per-square-second	ft/s²	381/1250	m
inch-per-square-second	in/s²	127/5000	m
mile-per-hour-second	mi/(h·s)	1397/3125	m
knot-per-second	kn/s	463/900	m
g-force	gₙ	196133/20000
galileo	Gal	1/100	.mu
`;

export const angle = `
radian	rad	1	.mun
degree	°	1/180	p1	.
arc-minute	′	1/10800	p1
arc-second	″	1/648000	p1
milliarc-second	mas	1/648000000	p1
microarc-second	μas	1/648000000000	p1
gradian	gon	1/200	p1	.cm
revolution	rev	2	p1
quadrant		1/2	p1
zodiac-sign		1/6	p1
hour-angle		1/12	p1
compass-point		1/16	p1
binary-degree		1/128	p1
mil-nato		1/3200	p1
`;

export const solidAngle = `
steradian	sr	1	.mu
square-degree	°²	1/32400	p2	m
square-arc-minute	′²	1/116640000	p2	m
square-arc-second	″²	1/419904000000	p2	m
spat		4	p1
`;

export const frequency = `
hertz	Hz	1	.TGMkm
per-second	s⁻¹	1	s
per-minute	1/min	1/60	m
per-hour	1/h	1/3600	m
cycle-per-second		1
rotation-per-second		1
rotation-per-minute		1/60
beat-per-minute	bpm	1/60
count-per-minute	cpm	1/60
frame-per-second		1
baud	Bd	1	.Mk
`;

export const angularSpeed = `
radian-per-second	rad/s	1	m
radian-per-minute	rad/min	1/60	m
degree-per-second	°/s	1/180	p1	m
degree-per-minute	°/min	1/10800	p1	m
degree-per-hour	°/h	1/648000	p1	m
revolution-per-second	r/s	2	p1	s
revolution-per-minute	r/min	1/30	p1	s
revolution-per-hour	rev/h	1/1800	p1	m
`;

export const force = `
newton	N	1	.MkDmunp
dyne	dyn	1/100000	.Mk
sthene	sn	1000
kilogram-force	kgf	196133/20000
gram-force	gf	196133/20000000	.
tonne-force	tf	196133/20
pound-force	lbf	8896443230521/2000000000000
ounce-force	ozf	8896443230521/32000000000000
poundal	pdl	17281869297/125000000000
kip	kip	8896443230521/2000000000
ton-force	tonf	8896443230521/1000000000
long-ton-force	LTf	62275102613647/6250000000
atomic-unit-of-force	Eₕ/a₀	41193617519/500000000000000000	u
`;

export const pressure = `
pascal	Pa	1	.GMkhmu
bar	bar	100000	.kdmu
atmosphere	atm	101325
atmosphere-technical	at	196133/2
torr	Torr	20265/152	.mu
barye	Ba	1/10
pieze	pz	1000
newton-per-square-millimeter	N/mm²	1000000	m
dyne-per-square-centimeter	dyn/cm²	1/10	m
pound-force-per-square-inch	psi	8896443230521/1290320000	s
kip-per-square-inch	ksi	8896443230521/1290320	s
pound-force-per-square-foot	psf	8896443230521/185806080000	s
kip-per-square-foot	ksf	8896443230521/185806080	s
ounce-force-per-square-inch	osi	8896443230521/20645120000	s
ton-force-per-square-inch	tonf/in²	8896443230521/645160	m
ton-force-per-square-foot	tsf	8896443230521/92903040	s
long-ton-force-per-square-inch	LTf/in²	62275102613647/4032250	m
kilogram-force-per-square-centimeter	kgf/cm²	196133/2	m
kilogram-force-per-square-millimeter	kgf/mm²	9806650	m
gram-force-per-square-centimeter	gf/cm²	196133/2000	m
millimeter-of-water	mmH₂O	196133/20000	s
centimeter-of-water	cmH₂O	196133/2000	s
meter-of-water	mH₂O	196133/20	s
inch-of-water	inH₂O	24908891/100000	s
foot-of-water	ftH₂O	74726673/25000	s
centimeter-of-water-4-celsius	cmH₂O (4 °C)	490319/5000
inch-of-water-39-fahrenheit	inH₂O (39 °F)	124541/500
inch-of-water-60-fahrenheit	inH₂O (60 °F)	6221/25
foot-of-water-39-fahrenheit	ftH₂O (39 °F)	149449/50
micrometer-ofhg	μmHg	26664477483/200000000000	s
millimeter-ofhg	mmHg	26664477483/200000000	s
centimeter-ofhg	cmHg	26664477483/20000000	s
inch-ofhg	inHg	3386388640341/1000000000	s
foot-ofhg	ftHg	10159165921023/250000000	s
centimeter-ofhg-0-celsius	cmHg (0 °C)	66661/50
inch-ofhg-32-fahrenheit	inHg (32 °F)	169319/50
inch-ofhg-60-fahrenheit	inHg (60 °F)	67537/20
decibel-spl	dB SPL	1/50000	l10 20
`;

export const energy = `
joule	J	1	.PTGMkmun
erg	erg	1/10000000	.
watt-second	W·s	1	m
watt-hour	Wh	3600	.TGMmu	s
kilowatt-hour	kWh	3600000	s
electronvolt	eV	801088317/5000000000000000000000000000	.TGMkm
calorie	cal	523/125	.GMk
foodcalorie	Cal	4184
calorie-it	cal_IT	10467/2500	.GMk
calorie-15-celsius	cal₁₅	8371/2000
calorie-20-celsius	cal₂₀	41819/10000
calorie-mean	cal_mean	209501/50000
thermie		4185500
british-thermal-unit-it	BTU	52752792631/50000000
british-thermal-unit	BTU_th	23722880951/22500000
british-thermal-unit-mean	BTU_mean	105587/100
british-thermal-unit-iso	BTU_ISO	52753/50
british-thermal-unit-39-fahrenheit	BTU (39 °F)	105967/100
british-thermal-unit-59-fahrenheit	BTU (59 °F)	263701/250
british-thermal-unit-60-fahrenheit	BTU (60 °F)	26367/25
thousand-british-thermal-unit-it	kBTU	52752792631/50000
million-british-thermal-unit-it	MMBTU	52752792631/50
celsius-heat-unit	CHU	474775133679/250000000
therm-us	thm	105480400
dekatherm-us	Dth	1054804000
therm-ec	thm (EC)	105506000
therm-uk	thm (UK)	26376396314337/250000
quad		1055055852620000000
ton-of-tnt	t TNT	4184000000	.GMk
barrel-of-oil-equivalent	boe	1529830986299/250
tonne-of-oil-equivalent	toe	41868000000	.GMk
tonne-of-coal-equivalent	tce	29307600000	.GMk
gasoline-gallon-equivalent	GGE	121338000
foot-pound-force	ft·lbf	3389544870828501/2500000000000000	m
inch-pound-force	in·lbf	1129848290276167/10000000000000000	m
meter-kilogram-force	m·kgf	196133/20000	m
horsepower-hour	hp·h	335564942212021599/125000000000	m
ton-of-refrigeration-hour	TR·h	158258377893/12500	m
hartree	Eₕ	2179872361103/500000000000000000000000000000	u
rydberg	Ry	2179872361103/1000000000000000000000000000000	u
planck-energy	E_P	97804071534213/50000	u
`;

export const power = `
watt	W	1	.TGMkmunp
horsepower	hp	37284993579113511/50000000000000
horsepower-metric	PS	588399/800
horsepower-electric	hp(E)	746
horsepower-boiler	hp(S)	19619/2
horsepower-water	hp(W)	746043/1000
foot-pound-force-per-second	ft·lbf/s	3389544870828501/2500000000000000	m
foot-pound-force-per-minute	ft·lbf/min	1129848290276167/50000000000000000	m
kilogram-force-meter-per-second	kgf·m/s	196133/20000	m
erg-per-second	erg/s	1/10000000	m
kilocalorie-per-hour	kcal/h	523/450	m
british-thermal-unit-it-per-second	BTU/s	52752792631/50000000	m
british-thermal-unit-it-per-minute	BTU/min	52752792631/3000000000	m
british-thermal-unit-it-per-hour	BTU/h	52752792631/180000000000	m
thousand-british-thermal-unit-it-per-hour	MBH	52752792631/180000000	s
ton-of-refrigeration	TR	52752792631/15000000
solar-luminosity	L☉	382800000000000000000000000
decibel-watt	dBW	1	l10 10
decibel-milliwatt	dBm	1/1000	l10 10
decibel-femtowatt	dBf	1/1000000000000000	l10 10
`;

export const torque = `
newton-meter	N·m	1	.Mkm	s
newton-centimeter	N·cm	1/100	m
newton-millimeter	N·mm	1/1000	m
kilogram-force-meter	kgf·m	196133/20000	m
kilogram-force-centimeter	kgf·cm	196133/2000000	m
gram-force-centimeter	gf·cm	196133/2000000000	m
dyne-centimeter	dyn·cm	1/10000000	m
pound-force-foot	lbf·ft	3389544870828501/2500000000000000	m
pound-force-inch	lbf·in	1129848290276167/10000000000000000	m
ounce-force-inch	ozf·in	1129848290276167/160000000000000000	m
ounce-force-foot	ozf·ft	3389544870828501/40000000000000000	m
poundal-foot	pdl·ft	6584392202157/156250000000000	m
`;

export const momentum = `
kilogram-meter-per-second	kg·m/s	1	m
newton-second	N·s	1	m
dyne-second	dyn·s	1/100000	m
pound-force-second	lbf·s	8896443230521/2000000000000	m
`;

export const momentOfInertia = `
kilogram-square-meter	kg·m²	1	m
pound-square-foot	lb·ft²	6584392202157/156250000000000	m
pound-square-inch	lb·in²	731599133573/2500000000000000	m
ounce-square-inch	oz·in²	731599133573/40000000000000000	m
slug-square-foot	slug·ft²	3389544870828501/2500000000000000	m
`;

export const surfaceTension = `
newton-per-meter	N/m	1	.m	m
dyne-per-centimeter	dyn/cm	1/1000	m
gram-force-per-centimeter	gf/cm	196133/200000	m
pound-force-per-inch	lbf/in	8896443230521/50800000000	m
pound-force-per-foot	lbf/ft	8896443230521/609600000000	m
kip-per-foot	kip/ft	8896443230521/609600000	m
`;

export const fractureToughness = `
pascal-square-root-meter	Pa·√m	1	.M
kip-per-square-inch-square-root-inch	ksi·√in	1098843494108754801212969/1000000000000000000
`;

export const fuelEconomy = `
cubic-meter-per-meter	m³/m	1	m
liter-per-100-kilometer	L/100 km	1/100000000	s
liter-per-kilometer	L/km	1/1000000	m
liter-per-10-kilometer	L/10 km	1/10000000	m
gallon-per-mile	gal/mi	112903/48000000000	m
gallon-per-100-mile	gal/100 mi	112903/4800000000000	m
mile-per-gallon	mpg	48000000000/112903	v	s
mile-per-gallon-imperial	mpg Imp.	160934400000/454609	v	s
kilometer-per-liter	km/L	1000000	v	m
mile-per-liter	mi/L	1609344	v	m
`;

export const data = `
bit	bit	1	.PTGMk	:tgmk
byte	B	8	.ZEPTGMk	:eptgmk
octet	o	8	.TGMk	:gmk
nibble		4
crumb		2
shannon	Sh	1
nat	nat	57707801635558536294397/40000000000000000000000
hartley	Hart	3321928094887362347870319/1000000000000000000000000
trit		1584962500721156181453739/1000000000000000000000000
word		16
`;

export const dataRate = `
bit-per-second	bit/s	1	.TGMk	:gmk	s
megabit-per-second	Mbit/s	1000000	m
gigabit-per-second	Gbit/s	1000000000	m
byte-per-second	B/s	8	.TGMk	:gmk	s
ds1	DS1	1544000
ds3	DS3	44736000
e1	E1	2048000
e3	E3	34368000
`;

export const resolution = `
pixel-per-meter	px/m	1	m
pixel-per-centimeter	px/cm	100	m
pixel-per-millimeter	px/mm	1000	m
pixel-per-inch	ppi	5000/127	s
dot-per-inch	dpi	5000/127	s
dot-per-centimeter	dpcm	100	s
dot-per-millimeter	dpmm	1000	s
dot-per-css-pixel	dppx	480000/127
millimeter-per-pixel	mm/px	1/1000	v	m
`;

export const graphics = `
pixel	px	1	.GMk
dot		1
`;

export const typewidth = `
em	em	1
en	en	1/2
`;

export const ratio = `
part		1
percent	%	1/100
permille	‰	1/1000
permyriad	‱	1/10000
part-per-1e5	pcm	1/100000
part-per-1e6	ppm	1/1000000
part-per-1e9	ppb	1/1000000000
part-per-1e12	ppt	1/1000000000000
part-per-1e15	ppq	1/1000000000000000
strain	ε	1	.mu
karat	kt	1/24
proof		1/200
proof-imperial		1/175
pair	pr	2
trio		3
half-dozen		6
dozen	doz	12
bakers-dozen		13
score		20
hundred		100
long-hundred		120
gross	gro	144
great-gross		1728
thousand		1000
myriad		10000
lakh		100000
million		1000000
crore		10000000
billion		1000000000
trillion		1000000000000
quire		25
ream		500
`;

export const containerCapacity = `
twenty-foot-equivalent-unit	TEU	1
forty-foot-equivalent-unit	FEU	2
`;

export const level = `
power-ratio		1
decibel	dB	1	l10 10
bel	B	1	l10 1
neper	Np	1	le 1/2
magnitude	mag	1	l10 -5/2
stop		1	l2 1
`;

export const loudness = `
sone	sone	1
phon	phon	1/16	l2 10
`;

export const musicalInterval = `
frequency-ratio		1
octave	oct	1	l2 1
whole-tone		1	l2 6
semitone		1	l2 12
quarter-tone		1	l2 24
cent	¢	1	l2 1200
savart		1	l10 1000
frequency-decade		1	l10 1
`;

export const density = `
kilogram-per-cubic-meter	kg/m³	1	m
gram-per-cubic-meter	g/m³	1/1000	.mu	m
gram-per-cubic-centimeter	g/cm³	1000	m
gram-per-milliliter	g/mL	1000	.un	m
gram-per-liter	g/L	1	.kmu	m
gram-per-deciliter	g/dL	10	.m	m
pound-per-cubic-foot	lb/ft³	28349523125/1769802912	m
pound-per-cubic-inch	lb/in³	56699046250/2048383	m
pound-per-cubic-yard	lb/yd³	28349523125/47784678624	m
pound-per-gallon	lb/gal	736351250/6145149	m
pound-per-gallon-imperial	lb/gal Imp.	45359237/454609	m
ounce-per-cubic-inch	oz/in³	28349523125/16387064	m
ounce-per-gallon	oz/gal	368175625/49161192	m
grain-per-gallon	gpg	2945405/172064172	s
grain-per-gallon-imperial	gr/gal Imp.	6479891/454609000	m
slug-per-cubic-foot	slug/ft³	5560277019075625/10788718551552	m
`;

export const specificWeight = `
newton-per-cubic-meter	N/m³	1	.k	m
pound-force-per-cubic-foot	lbf/ft³	8896443230521/56633693184	m
ofhg		26664477483/200000
of-water		196133/20
`;

export const linearDensity = `
kilogram-per-meter	kg/m	1	m
gram-per-meter	g/m	1/1000	m
tex	tex	1/1000000	.kdm
denier	den	1/9000000
pound-per-foot	lb/ft	45359237/30480000	m
pound-per-inch	lb/in	45359237/2540000	m
pound-per-yard	lb/yd	45359237/91440000	m
yarn-number-metric	Nm	1000	v
yarn-number-cotton	Ne	10972800000/6479891	v
yarn-number-worsted	NeK	7315200000/6479891	v
`;

export const areaDensity = `
kilogram-per-square-meter	kg/m²	1	m
gram-per-square-meter	g/m²	1/1000	m
gram-per-square-centimeter	g/cm²	10	m
kilogram-per-square-centimeter	kg/cm²	10000	m
kilogram-per-hectare	kg/ha	1/10000	m
tonne-per-hectare	t/ha	1/10	m
ounce-per-square-yard	oz/yd²	45359237/1337803776	m
ounce-per-square-foot	oz/ft²	45359237/148644864	m
pound-per-square-foot	lb/ft²	45359237/9290304	m
pound-per-square-inch	lb/in²	45359237/64516	m
pound-per-acre	lb/ac	4123567/36789603840	m
ton-per-acre	tn/ac	103089175/459870048	m
`;

export const volumeFlow = `
cubic-meter-per-second	m³/s	1	m
cubic-meter-per-minute	m³/min	1/60	m
cubic-meter-per-hour	m³/h	1/3600	m
cubic-meter-per-day	m³/d	1/86400	m
liter-per-second	L/s	1/1000	m
liter-per-minute	L/min	1/60000	m
liter-per-hour	L/h	1/3600000	m
liter-per-day	L/d	1/86400000	m
megaliter-per-day	ML/d	5/432	m
milliliter-per-minute	mL/min	1/60000000	m
cubic-centimeter-per-second	cm³/s	1/1000000	m
cubic-foot-per-second	ft³/s	55306341/1953125000	m
cubic-foot-per-minute	ft³/min	18435447/39062500000	m
cubic-foot-per-hour	ft³/h	6145149/781250000000	m
cubic-foot-per-day	ft³/d	2048383/6250000000000	m
gallon-per-minute	gal/min	157725491/2500000000000	m
gallon-per-hour	gal/h	157725491/150000000000000	m
gallon-per-day	gal/d	157725491/3600000000000000	m
million-gallon-per-day	MGD	157725491/3600000000
gallon-imperial-per-minute	gal Imp./min	454609/6000000000	m
gallon-imperial-per-hour	gal Imp./h	454609/360000000000	m
gallon-imperial-per-day	gal Imp./d	454609/8640000000000	m
barrel-per-hour	bbl/h	1104078437/25000000000000	m
barrel-per-day	bbl/d	1104078437/600000000000000	m
acre-foot-per-year	ac·ft/yr	743563029/19023437500000	m
miners-inch		55306341/78125000000
sverdrup	Sv	1000000
`;

export const massFlow = `
kilogram-per-second	kg/s	1	m
kilogram-per-minute	kg/min	1/60	m
kilogram-per-hour	kg/h	1/3600	m
gram-per-second	g/s	1/1000	m
tonne-per-hour	t/h	5/18	m
tonne-per-day	t/d	5/432	m
tonne-per-year	t/yr	5/157788	m
pound-per-second	lb/s	45359237/100000000	m
pound-per-minute	lb/min	45359237/6000000000	m
pound-per-hour	lb/h	45359237/360000000000	m
pound-per-day	lb/d	45359237/8640000000000	m
ton-per-hour	tn/h	45359237/180000000	m
`;

export const molarFlow = `
mole-per-second	mol/s	1	.kmu	m
mole-per-hour	mol/h	1/3600	.k	m
standard-cubic-centimeter-per-minute	sccm	844375000000/1135547732074278753	s
standard-liter-per-minute	slm	844375000000000/1135547732074278753	s
normal-liter-per-minute	NL/min	844375000000000/1135547732074278753	m
normal-cubic-meter-per-hour	Nm³/h	42218750000000000/3406643196222836259	s
standard-cubic-meter-per-hour	Sm³/h	42218750000000000/3593718605131284159	s
standard-cubic-foot-per-minute	scfm	215190336070080000/10801941971939235577	s
standard-cubic-foot-per-hour	scfh	3586505601168000/10801941971939235577	s
standard-cubic-foot-per-day	scfd	149437733382000/10801941971939235577	s
thousand-standard-cubic-foot-per-day	Mscfd	149437733382000000/10801941971939235577	s
million-standard-cubic-foot-per-day	MMscfd	149437733382000000000/10801941971939235577	s
`;

export const dynamicViscosity = `
pascal-second	Pa·s	1	.m	s
poise	P	1/10	.cmu
pound-force-second-per-square-foot	lbf·s/ft²	8896443230521/185806080000	m
reyn	reyn	8896443230521/1290320000	.u
pound-per-foot-second	lb/(ft·s)	45359237/30480000	m
`;

export const kinematicViscosity = `
square-meter-per-second	m²/s	1	m
square-millimeter-per-second	mm²/s	1/1000000	m
stokes	St	1/10000	.cm
square-foot-per-second	ft²/s	145161/1562500	m
`;

export const fluidity = `
per-pascal-second	1/Pa·s	1	m
rhe		10
`;

export const vaporPermeance = `
kilogram-per-pascal-second-square-meter	kg/(Pa·s·m²)	1	m
perm		4049931875/70786304844557745744
perm-0-celsius		114427/2000000000000000
perm-23-celsius		22981/400000000000000
`;

export const vaporPermeability = `
kilogram-per-pascal-second-meter	kg/(Pa·s·m)	1	m
perm-inch	perm·in	6479891/4458979832728046976	m
perm-inch-0-celsius		72661/50000000000000000
perm-inch-23-celsius		145929/100000000000000000
`;

export const turbidity = `
nephelometric-turbidity-unit	NTU	1
formazin-nephelometric-unit	FNU	1
`;

export const specificEnergy = `
joule-per-kilogram	J/kg	1	.Mk	m
joule-per-gram	J/g	1000	m
kilojoule-per-100-gram	kJ/100 g	10000	m
watt-hour-per-kilogram	Wh/kg	3600	m
calorie-per-gram	cal/g	4184	.k	m
kilocalorie-per-kilogram	kcal/kg	4184	m
kilocalorie-per-100-gram	kcal/100 g	41840	m
british-thermal-unit-it-per-pound	BTU/lb	2326	m
`;

export const energyDensity = `
joule-per-cubic-meter	J/m³	1	m
joule-per-liter	J/L	1000	m
watt-hour-per-liter	Wh/L	3600000	m
kilowatt-hour-per-cubic-meter	kWh/m³	3600000	m
british-thermal-unit-it-per-cubic-foot	BTU/ft³	32970495394375/884901456	m
gasoline-energy-density		722250000000000000/22532213
`;

export const molarEnergy = `
joule-per-mole	J/mol	1	.k	m
calorie-per-mole	cal/mol	523/125	.k	m
electronvolt-per-item	eV/item	120606665154137523/1250000000000	m
`;

export const thermalConductivity = `
watt-per-meter-kelvin	W/(m·K)	1	m
kilocalorie-per-hour-meter-celsius	kcal/(h·m·°C)	523/450	m
calorie-per-second-centimeter-celsius	cal/(s·cm·°C)	2092/5	m
british-thermal-unit-it-per-hour-foot-fahrenheit	BTU/(h·ft·°F)	52752792631/30480000000	m
british-thermal-unit-it-inch-per-hour-square-foot-fahrenheit	BTU·in/(h·ft²·°F)	52752792631/365760000000	m
`;

export const thermalInsulance = `
square-meter-kelvin-per-watt	m²·K/W	1	m
square-meter-celsius-per-watt	m²·°C/W	1	m
square-foot-hour-fahrenheit-per-british-thermal-unit-it	ft²·h·°F/BTU	9290304000/52752792631	m
clo	clo	31/200
tog	tog	1/10
`;

export const thermalExpansion = `
per-kelvin	K⁻¹	1	s
per-celsius	°C⁻¹	1	s
per-fahrenheit	°F⁻¹	9/5	s
part-per-1e6-per-kelvin	ppm/K	1/1000000
`;

export const heatCapacity = `
joule-per-kelvin	J/K	1	.k	m
calorie-per-kelvin	cal/K	523/125	m
british-thermal-unit-it-per-fahrenheit	BTU/°F	474775133679/250000000	m
`;

export const specificHeatCapacity = `
joule-per-kilogram-kelvin	J/(kg·K)	1	.k	m
joule-per-gram-celsius	J/(g·°C)	1000	m
calorie-per-gram-celsius	cal/(g·°C)	4184	m
british-thermal-unit-it-per-pound-fahrenheit	BTU/(lb·°F)	20934/5	m
`;

export const molarHeatCapacity = `
joule-per-mole-kelvin	J/(mol·K)	1	.k	m
calorie-per-mole-kelvin	cal/(mol·K)	523/125	m
molar-gas-constant		207861565453831/25000000000000
`;

export const heatFlux = `
watt-per-square-meter	W/m²	1	.k	m
watt-per-square-centimeter	W/cm²	10000	m
watt-per-square-foot	W/ft²	1562500/145161	m
kilocalorie-per-hour-square-meter	kcal/(h·m²)	523/450	m
british-thermal-unit-it-per-hour-square-foot	BTU/(h·ft²)	52752792631/16722547200	m
solar-irradiance	S☉	1361
`;

export const heatTransferCoefficient = `
watt-per-square-meter-kelvin	W/(m²·K)	1	m
kilocalorie-per-hour-square-meter-celsius	kcal/(h·m²·°C)	523/450	m
british-thermal-unit-it-per-hour-square-foot-fahrenheit	BTU/(h·ft²·°F)	52752792631/9290304000	m
`;

export const radiantExposure = `
joule-per-square-meter	J/m²	1	m
joule-per-square-centimeter	J/cm²	10000	m
kilowatt-hour-per-square-meter	kWh/m²	3600000	m
langley	Ly	41840
`;

export const amountOfSubstance = `
mole	mol	1	.kmunp
item		1/602214076000000000000000
equivalent	Eq	1	.mu
osmole	Osm	1	.m
pound-mole	lbmol	45359237/100000
ounce-mole	ozmol	45359237/1600000
tonne-mole	tmol	1000000
normal-cubic-meter	Nm³	16887500000000000000/378515910691426251
normal-liter	NL	16887500000000000/378515910691426251
standard-cubic-meter	Sm³	16887500000000000000/399302067236809351
standard-cubic-foot	scf	12911420164204800000/10801941971939235577
thousand-standard-cubic-foot	Mscf	12911420164204800000000/10801941971939235577
million-standard-cubic-foot	MMscf	12911420164204800000000000/10801941971939235577
standard-liter	sL	16887500000000000/378515910691426251
standard-cubic-centimeter	scc	16887500000000/378515910691426251
`;

export const molarConcentration = `
mole-per-cubic-meter	mol/m³	1	m
mole-per-liter	mol/L	1000	.mun	m
ph	pH	1000	l10 -1
molar	M	1000	.munp
item-per-cubic-meter	item/m³	1/602214076000000000000000	m
milligram-ofglucose-per-deciliter	mg glucose/dL	100000/1801557	s
`;

export const molality = `
mole-per-kilogram	mol/kg	1	.mu	m
ofglucose		10000000/1801557
`;

export const catalyticActivity = `
katal	kat	1	.munp
enzyme-unit	U	1/60000000	.Mkmu
`;

export const catalyticConcentration = `
katal-per-cubic-meter	kat/m³	1	m
katal-per-liter	kat/L	1000	m
enzyme-unit-per-liter	U/L	1/60000	m
`;

export const filtrationRate = `
milliliter-per-minute-per-standard-body	mL/min/1.73 m²	1/103800000
milliliter-per-second-per-standard-body	mL/s/1.73 m²	1/1730000
`;

export const electricCurrent = `
ampere	A	1	.kmunp
abampere	abA	10
biot	Bi	10
statampere	statA	1/2997924580
ampere-turn	At	1	.k
gilbert	Gi	5/2	p-1
conventional-ampere	A₉₀	100000008887143810491801/100000000000000000000000
atomic-unit-of-current	eEₕ/ħ	33118091187541/5000000000000000	u
`;

export const currentNoiseDensity = `
ampere-per-square-root-hertz	A/√Hz	1	.np
`;

export const electricCharge = `
coulomb	C	1	.kmunp
ampere-hour	Ah	3600	.kmu	s
ampere-second	A·s	1	m
elementary-charge	e	801088317/5000000000000000000000000000
faraday		120606665154137523/1250000000000
abcoulomb	abC	10
statcoulomb	statC	1/2997924580
franklin	Fr	1/2997924580
`;

export const voltage = `
volt	V	1	.Mkmun
abvolt	abV	1/100000000
statvolt	statV	149896229/500000
conventional-volt	V₉₀	71207857995393/71207850400000
decibel-volt	dBV	1	l10 20
decibel-millivolt	dBmV	1/1000	l10 20
decibel-microvolt	dBμV	1/1000000	l10 20
decibel-unloaded	dBu	3872983346207416885179265399782399610833/5000000000000000000000000000000000000000	l10 20
`;

export const voltageNoiseDensity = `
volt-per-square-root-hertz	V/√Hz	1	.un
`;

export const electricResistance = `
ohm	Ω	1	.GMkmu
abohm	abΩ	1/1000000000
statohm	statΩ	22468879468420441/25000
von-klitzing	R_K	5521725125000000000000/213914163877964163
conventional-ohm	Ω₉₀	5521725125000000000000000/5521725026748260492435541
`;

export const electricConductance = `
siemens	S	1	.kmunp
mho	℧	1	.mu
abmho	ab℧	1000000000
statmho	stat℧	25000/22468879468420441
`;

export const capacitance = `
farad	F	1	.munpf
abfarad	abF	1000000000
statfarad	statF	25000/22468879468420441
`;

export const inductance = `
henry	H	1	.munp
abhenry	abH	1/1000000000
stathenry	statH	22468879468420441/25000
`;

export const magneticFlux = `
weber	Wb	1	.mun
maxwell	Mx	1/100000000	.Mk
unit-pole		1/25000000	p1
magnetic-flux-quantum	Φ₀	44173801/21362355120000000000000
`;

export const magneticFluxDensity = `
tesla	T	1	.munp
gauss	G	1/10000	.mu
gamma	γ	1/1000000000
`;

export const magneticFieldStrength = `
ampere-per-meter	A/m	1	.k	m
ampere-per-centimeter	A/cm	100	m
oersted	Oe	250	p-1	.km
`;

export const magneticMoment = `
ampere-square-meter	A·m²	1	m
joule-per-tesla	J/T	1	m
erg-per-gauss	erg/G	1/1000	m
bohr-magneton	μ_B	92740100657/10000000000000000000000000000000000	u
nuclear-magneton	μ_N	50507837393/10000000000000000000000000000000000000	u
`;

export const electricFieldStrength = `
volt-per-meter	V/m	1	.k	m
volt-per-centimeter	V/cm	100	m
volt-per-inch	V/in	5000/127	m
atomic-unit-of-electric-field	Eₕ/(ea₀)	514220675112	u
decibel-microvolt-per-meter	dBμV/m	1/1000000	l10 20
`;

export const electricDipoleMoment = `
coulomb-meter	C·m	1	m
debye	D	1/299792458000000000000000000000
`;

export const resistivity = `
ohm-meter	Ω·m	1	m
ohm-centimeter	Ω·cm	1/100	.u	m
ohm-square-millimeter-per-meter	Ω·mm²/m	1/1000000	m
ohm-circular-mil-per-foot	Ω·cmil/ft	127/240000000000	p1	m
`;

export const conductivity = `
siemens-per-meter	S/m	1	m
siemens-per-centimeter	S/cm	100	.mu	m
percent-iacs	% IACS	580000
`;

export const apparentPower = `
volt-ampere	VA	1	.GMkm	s
var	var	1	.GMkm
`;

export const apparentEnergy = `
volt-ampere-second	VAs	1	s
volt-ampere-hour	VAh	3600	.GMk	s
var-hour	varh	3600	.GMkm	s
`;

export const luminousIntensity = `
candela	cd	1	.kmu
candlepower		1
candle-international		600/589
hefner	HK	903/1000	u
`;

export const luminance = `
candela-per-square-meter	cd/m²	1	m
nit	nt	1
candela-per-square-centimeter	cd/cm²	10000	m
candela-per-square-foot	cd/ft²	1562500/145161	m
candela-per-square-inch	cd/in²	25000000/16129	m
stilb	sb	10000
lambert	La	10000	p-1	.mu
foot-lambert	ftL	1562500/145161	p-1
apostilb	asb	1	p-1
`;

export const illuminance = `
lux	lx	1	.kmu
lumen-per-square-meter	lm/m²	1	m
lumen-per-square-foot	lm/ft²	1562500/145161	m
foot-candle	fc	1562500/145161
phot	ph	10000
`;

export const luminousFlux = `
lumen	lm	1	.Mkm
spherical-candlepower		4	p1
`;

export const luminousExposure = `
lux-second	lx·s	1	m
lux-hour	lx·h	3600	m
foot-candle-second	fc·s	1562500/145161	m
`;

export const wavenumber = `
per-meter	m⁻¹	1	s
per-centimeter	cm⁻¹	100	s
per-inch	in⁻¹	5000/127	s
kayser		100
diopter	dpt	1
`;

export const spectralFluxDensity = `
watt-per-square-meter-hertz	W/(m²·Hz)	1	m
jansky	Jy	1/100000000000000000000000000	.kmun
solar-flux-unit	sfu	1/10000000000000000000000
`;

export const activity = `
becquerel	Bq	1	.TGMkm
curie	Ci	37000000000	.Mkmunp
rutherford	Rd	1000000
disintegration-per-minute	dpm	1/60
`;

export const activityConcentration = `
becquerel-per-cubic-meter	Bq/m³	1	m
becquerel-per-liter	Bq/L	1000	m
curie-per-liter	Ci/L	37000000000000	.p	m
`;

export const absorbedDose = `
gray	Gy	1	.kcmun
rad	rad	1/100	.Mkmu
`;

export const equivalentDose = `
sievert	Sv	1	.cmun
rem	rem	1/100	.mu
`;

export const equivalentDoseRate = `
sievert-per-second	Sv/s	1	m
sievert-per-hour	Sv/h	1/3600	.mu	m
sievert-per-year	Sv/yr	1/31557600	.m	m
rem-per-hour	rem/h	1/360000	.m	m
`;

export const radiationExposure = `
coulomb-per-kilogram	C/kg	1	m
roentgen	R	129/500000	.kmu
`;

export const energyPerDistance = `
joule-per-meter	J/m	1	m
watt-hour-per-kilometer	Wh/km	18/5	m
watt-hour-per-mile	Wh/mi	3125/1397	m
kilowatt-hour-per-100-kilometer	kWh/100 km	36	m
kilowatt-hour-per-100-mile	kWh/100 mi	31250/1397	m
kilometer-per-kilowatt-hour	km/kWh	1/3600	v	m
mile-per-kilowatt-hour	mi/kWh	1397/3125000	v	m
mile-per-gasoline-gallon-equivalent	MPGe	1397/105328125	v	s
`;
