// Written from the rows in data/quantities: `pnpm generate`
// The units of each quantity in the compact format: see compact/read.ts

export * from './everyday-units.ts';

export const labor = `
person-hour	person-h	1 r1
person-day		8 r1
person-week		40 r1
person-month		520/3 r1
person-year	FTE	2080 r1
`;

export const temperatureDifference = `
delta-kelvin	ΔK	1 n r1
delta-celsius	Δ°C	1 n
delta-fahrenheit	Δ°F	5/9 n
delta-rankine	Δ°R	5/9 n r2
delta-reaumur	Δ°Ré	5/4 n r3
`;

export const acceleration = `
meter-per-square-second	m/s²	1 .c m n r1
kilometer-per-hour-second	km/(h·s)	5/18 m r2
foot-per-square-second	ft/s²	381/1250 m n r1
inch-per-square-second	in/s²	127/5000 m n r2
mile-per-hour-second	mi/(h·s)	1397/3125 m r2
knot-per-second	kn/s	463/900 m r2
g-force	gₙ	196133/20000 n r1
galileo	Gal	1/100 .mu r2 cm
`;

export const angle = `
radian	rad	1 .mun r1 cm
degree	°	1/180 p1 .
arc-minute	′	1/10800 p1 r1
arc-second	″	1/648000 p1 r1
milliarc-second	mas	1/648000000 p1 n r2
microarc-second	μas	1/648000000000 p1 n r2
gradian	gon	1/200 p1 .cm r1
revolution	rev	2 p1 r1
quadrant		1/2 p1 r3
zodiac-sign		1/6 p1 r3
hour-angle		1/12 p1 r2
compass-point		1/16 p1 r3
binary-degree		1/128 p1 r3
mil-nato		1/3200 p1 n r2
`;

export const solidAngle = `
steradian	sr	1 .mu r2
square-degree	°²	1/32400 p2 m r2
square-arc-minute	′²	1/116640000 p2 m r2
square-arc-second	″²	1/419904000000 p2 m r2
spat		4 p1 r3
`;

export const frequency = `
hertz	Hz	1 .TGMkm cGMk
per-second	s⁻¹	1 s r1
per-minute	1/min	1/60 m r1
per-hour	1/h	1/3600 m r2
per-year	1/yr	1/31557600 m r2
cycle-per-second		1 r3
rotation-per-second		1 r1
rotation-per-minute		1/60
beat-per-minute	bpm	1/60
count-per-minute	cpm	1/60 r1
frame-per-second		1
baud	Bd	1 .Mk n r1 ck
sample-per-second	S/s	1 .GMk r1 cMk
io-operation-per-second	IOPS	1 .Mk n r1
failure-in-time	FIT	1/3600000000000 n r2
`;

export const angularSpeed = `
radian-per-second	rad/s	1 m r1
radian-per-minute	rad/min	1/60 m r2
degree-per-second	°/s	1/180 p1 m r1
degree-per-minute	°/min	1/10800 p1 m r2
degree-per-hour	°/h	1/648000 p1 m r2
revolution-per-second	r/s	2 p1 s r1
revolution-per-minute	r/min	1/30 p1 s r1
revolution-per-hour	rev/h	1/1800 p1 m r3
`;

export const force = `
newton	N	1 .MkDmunp r1 cMkm
dyne	dyn	1/100000 .Mk r2
sthene	sn	1000 r3
kilogram-force	kgf	196133/20000 n r1
gram-force	gf	196133/20000000 . n r1
tonne-force	tf	196133/20 n r1
pound-force	lbf	8896443230521/2000000000000 n r1
ounce-force	ozf	8896443230521/32000000000000 n r1
poundal	pdl	17281869297/125000000000 r3
kip	kip	8896443230521/2000000000 r1
ton-force	tonf	8896443230521/1000000000 n r1
long-ton-force	LTf	62275102613647/6250000000 n r3
atomic-unit-of-force	Eₕ/a₀	41193617519/500000000000000000 u r3
`;

export const gaugePressure = `
pascal-gauge	Pa(g)	1 .Mkh n r1 cMk
bar-gauge	bar(g)	100000 .m n r1 cm
psi-gauge	psig	8896443230521/1290320000 n r1
kilogram-force-per-square-centimeter-gauge	kgf/cm²(g)	196133/2 n r1
inch-ofhg-gauge	inHg(g)	3386388640341/1000000000 n r3
millimeter-ofhg-gauge	mmHg(g)	26664477483/200000000 n r3
`;

export const torque = `
newton-meter	N·m	1 .Mkm s ck
newton-centimeter	N·cm	1/100 m r1
newton-millimeter	N·mm	1/1000 . m r1
kilogram-force-meter	kgf·m	196133/20000 m n r1
kilogram-force-centimeter	kgf·cm	196133/2000000 m n r1
gram-force-centimeter	gf·cm	196133/2000000000 m n r1
dyne-centimeter	dyn·cm	1/10000000 m r2
pound-force-foot	lbf·ft	3389544870828501/2500000000000000 m n
pound-force-inch	lbf·in	1129848290276167/10000000000000000 m n r1
ounce-force-inch	ozf·in	1129848290276167/160000000000000000 m n r1
ounce-force-foot	ozf·ft	3389544870828501/40000000000000000 m n r1
poundal-foot	pdl·ft	6584392202157/156250000000000 m r3
`;

export const momentum = `
kilogram-meter-per-second	kg·m/s	1 m r2
newton-second	N·s	1 m r2
dyne-second	dyn·s	1/100000 m r2
pound-force-second	lbf·s	8896443230521/2000000000000 m n r2
`;

export const momentOfInertia = `
kilogram-square-meter	kg·m²	1 m r1
pound-square-foot	lb·ft²	6584392202157/156250000000000 m r2
pound-square-inch	lb·in²	731599133573/2500000000000000 m r2
ounce-square-inch	oz·in²	731599133573/40000000000000000 m r2
slug-square-foot	slug·ft²	3389544870828501/2500000000000000 m r2
`;

export const surfaceTension = `
newton-per-meter	N/m	1 .m m r1 cm
dyne-per-centimeter	dyn/cm	1/1000 m r2
gram-force-per-centimeter	gf/cm	196133/200000 m n r2
pound-force-per-inch	lbf/in	8896443230521/50800000000 m n r1
pound-force-per-foot	lbf/ft	8896443230521/609600000000 m n r1
kip-per-foot	kip/ft	8896443230521/609600000 m r1
`;

export const fractureToughness = `
pascal-square-root-meter	Pa·√m	1 .M r1 cM
kip-per-square-inch-square-root-inch	ksi·√in	1098843494108754801212969/1000000000000000000 r1
`;

export const dataRate = `
bit-per-second	bit/s	1 .TGMk :gmk s cGMk
megabit-per-second	Mbit/s	1000000 m
gigabit-per-second	Gbit/s	1000000000 m
byte-per-second	B/s	8 .TGMk :gmk s cGMk
ds1	DS1	1544000 n r1
ds3	DS3	44736000 n r1
e1	E1	2048000 n r1
e3	E3	34368000 n r1
`;

export const resolution = `
pixel-per-meter	px/m	1 m r1
pixel-per-centimeter	px/cm	100 m r1
pixel-per-millimeter	px/mm	1000 m r1
pixel-per-inch	ppi	5000/127 s
dot-per-inch	dpi	5000/127 s
dot-per-centimeter	dpcm	100 s r1
dot-per-millimeter	dpmm	1000 s r1
dot-per-css-pixel	dppx	480000/127 n r1
millimeter-per-pixel	mm/px	1/1000 v m r1
`;

export const graphics = `
pixel	px	1 .GMk cM
dot		1 r1
`;

export const typewidth = `
em	em	1
en	en	1/2
`;

export const ratio = `
part		1
percent	%	1/100 n
permille	‰	1/1000 n r1
permyriad	‱	1/10000 n r1
part-per-1e5	pcm	1/100000 n r2
part-per-1e6	ppm	1/1000000 n r1
part-per-1e9	ppb	1/1000000000 n r1
part-per-1e12	ppt	1/1000000000000 n r1
part-per-1e15	ppq	1/1000000000000000 n r2
strain	ε	1 .mu n r1 cu
karat	kt	1/24 r1
proof		1/200 n r1
proof-imperial		1/175 n r3
pair	pr	2
trio		3
half-dozen		6
dozen	doz	12 n
bakers-dozen		13 n
score		20 n r1
hundred		100 n
long-hundred		120 r3
gross	gro	144 n r1
great-gross		1728 n r3
thousand		1000 n
myriad		10000 r3
lakh		100000 n
million		1000000 n
crore		10000000 n
billion		1000000000 n
trillion		1000000000000 n
quire		25 r3
ream		500 r1
avogadro-number	N_A	602214076000000000000000 n r3
fine-structure-constant	α	72973525643/10000000000000 u r3
`;

export const containerCapacity = `
twenty-foot-equivalent-unit	TEU	1 r1
forty-foot-equivalent-unit	FEU	2 r1
`;

export const level = `
power-ratio		1 r2
decibel	dB	1 l10,10 r1
bel	B	1 l10,1 r2
neper	Np	1 le,1/2 r2
magnitude	mag	1 l10,-5/2 n r2
stop		1 l2,1 r1
decibel-carrier	dBc	1 l10,10 n r2
decibel-full-scale	dBFS	1 l10,10 n r1
`;

export const loudness = `
sone	sone	1 r2
phon	phon	1/16 l2,10,q r2
`;

export const musicalInterval = `
frequency-ratio		1 r2
octave	oct	1 l2,1 r1
whole-tone		1 l2,6 r1
semitone		1 l2,12 r1
quarter-tone		1 l2,24 r2
cent	¢	1 l2,1200 r1
savart		1 l10,1000 r3
frequency-decade		1 l10,1 r2
`;

export const density = `
kilogram-per-cubic-meter	kg/m³	1 m r1
gram-per-cubic-meter	g/m³	1/1000 .mu m r1 cmu
gram-per-cubic-centimeter	g/cm³	1000 m r1
gram-per-milliliter	g/mL	1000 .un m r1 cun
gram-per-liter	g/L	1 .kmu m r1 cmu
gram-per-deciliter	g/dL	10 .m m r1 cm
pound-per-cubic-foot	lb/ft³	28349523125/1769802912 m r1
pound-per-cubic-inch	lb/in³	56699046250/2048383 m r1
pound-per-cubic-yard	lb/yd³	28349523125/47784678624 m r1
pound-per-gallon	lb/gal	736351250/6145149 m r1
pound-per-gallon-imperial	lb/gal Imp.	45359237/454609 m n r1
ounce-per-cubic-inch	oz/in³	28349523125/16387064 m r1
ounce-per-gallon	oz/gal	368175625/49161192 m r1
grain-per-gallon	gpg	2945405/172064172 s r1
grain-per-gallon-imperial	gr/gal Imp.	6479891/454609000 m n r1
slug-per-cubic-foot	slug/ft³	5560277019075625/10788718551552 m r2
`;

export const specificWeight = `
newton-per-cubic-meter	N/m³	1 .k m r1 ck
pound-force-per-cubic-foot	lbf/ft³	8896443230521/56633693184 m n r1
ofhg		26664477483/200000 n r1
of-water		196133/20 n r1
`;

export const linearDensity = `
kilogram-per-meter	kg/m	1 m r1
gram-per-meter	g/m	1/1000 m r1
tex	tex	1/1000000 .kdm n r1 cd
denier	den	1/9000000 n r1
pound-per-foot	lb/ft	45359237/30480000 m r1
pound-per-inch	lb/in	45359237/2540000 m r1
pound-per-yard	lb/yd	45359237/91440000 m r1
yarn-number-metric	Nm	1000 v n r1
yarn-number-cotton	Ne	10972800000/6479891 v n r1
yarn-number-worsted	NeK	7315200000/6479891 v n r3
jute-number	lb/spyndle	45359237/1316736000000 r3
`;

export const areaDensity = `
kilogram-per-square-meter	kg/m²	1 m r1
gram-per-square-meter	g/m²	1/1000 m r1
gram-per-square-centimeter	g/cm²	10 m r2
kilogram-per-square-centimeter	kg/cm²	10000 m r2
kilogram-per-hectare	kg/ha	1/10000 m r1
tonne-per-hectare	t/ha	1/10 m r1
ounce-per-square-yard	oz/yd²	45359237/1337803776 m r1
ounce-per-square-foot	oz/ft²	45359237/148644864 m r1
pound-per-square-foot	lbm/ft²	45359237/9290304 s r1
pound-per-square-inch	lbm/in²	45359237/64516 s r2
pound-per-acre	lb/ac	4123567/36789603840 m r1
ton-per-acre	tn/ac	103089175/459870048 m n r1
momme-silk		45359237/10451592000 n r1
pound-bond-paper	lb bond	4123567/1096772000 n r1
pound-text-paper	lb text	45359237/30645100000 n r1
pound-cover-paper	lb cover	45359237/16774160000 n r1
pound-bristol-paper	lb bristol	45359237/20685442500 n r1
pound-index-paper	lb index	45359237/25088659500 n r1
pound-tag-paper	lb tag	45359237/27870912000 n r1
`;

export const volumeFlow = `
cubic-meter-per-second	m³/s	1 m r1
cubic-meter-per-minute	m³/min	1/60 m r1
cubic-meter-per-hour	m³/h	1/3600 m
cubic-meter-per-day	m³/d	1/86400 m r1
liter-per-second	L/s	1/1000 . m r1
liter-per-minute	L/min	1/60000 . m
liter-per-hour	L/h	1/3600000 . m
liter-per-day	L/d	1/86400000 . m r1
megaliter-per-day	ML/d	5/432 m r1
milliliter-per-minute	mL/min	1/60000000 m r1
cubic-centimeter-per-second	cm³/s	1/1000000 m r1
cubic-foot-per-second	ft³/s	55306341/1953125000 m r1
cubic-foot-per-minute	ft³/min	18435447/39062500000 m
cubic-foot-per-hour	ft³/h	6145149/781250000000 m r1
cubic-foot-per-day	ft³/d	2048383/6250000000000 m r1
million-cubic-foot-per-day	MMcfd	2048383/6250000 s r1
billion-cubic-foot-per-day	Bcfd	2048383/6250 s r1
gallon-per-minute	gal/min	157725491/2500000000000 m
gallon-per-hour	gal/h	157725491/150000000000000 m r1
gallon-per-day	gal/d	157725491/3600000000000000 m r1
million-gallon-per-day	MGD	157725491/3600000000 n r1
gallon-imperial-per-minute	gal Imp./min	454609/6000000000 m n r1
gallon-imperial-per-hour	gal Imp./h	454609/360000000000 m n r1
gallon-imperial-per-day	gal Imp./d	454609/8640000000000 m n r1
barrel-per-hour	bbl/h	1104078437/25000000000000 m r1
barrel-per-day	bbl/d	1104078437/600000000000000 m r1
acre-foot-per-year	ac·ft/yr	743563029/19023437500000 m r1
miners-inch		55306341/78125000000 n r3
sverdrup	Sv	1000000 r2
`;

export const massFlow = `
kilogram-per-second	kg/s	1 m r1
kilogram-per-minute	kg/min	1/60 m r1
kilogram-per-hour	kg/h	1/3600 m r1
gram-per-second	g/s	1/1000 m r1
tonne-per-hour	t/h	5/18 m r1
tonne-per-day	t/d	5/432 m r1
tonne-per-year	t/yr	5/157788 m r1
pound-per-second	lb/s	45359237/100000000 m r1
pound-per-minute	lb/min	45359237/6000000000 m r1
pound-per-hour	lb/h	45359237/360000000000 m r1
pound-per-day	lb/d	45359237/8640000000000 m r1
ton-per-hour	tn/h	45359237/180000000 m n r1
`;

export const molarFlow = `
mole-per-second	mol/s	1 .kmu m r2
mole-per-hour	mol/h	1/3600 .k m r2 ck
standard-cubic-centimeter-per-minute	sccm	844375000000/1135547732074278753 s r1
standard-cubic-centimeter-per-second	sccs	16887500000000/378515910691426251 s r1
standard-liter-per-minute	slm	844375000000000/1135547732074278753 s r1
normal-liter-per-minute	NL/min	844375000000000/1135547732074278753 m r1
normal-cubic-meter-per-hour	Nm³/h	42218750000000000/3406643196222836259 s r1
standard-cubic-meter-per-hour	Sm³/h	42218750000000000/3593718605131284159 s r1
standard-cubic-meter-per-second	Sm³/s	16887500000000000000/399302067236809351 s r3
million-standard-cubic-meter-per-day	MMscmd	5277343750000000000000/10781155815393852477 n r1
standard-cubic-foot-per-minute	scfm	215190336070080000/10801941971939235577 s r1
standard-cubic-foot-per-hour	scfh	3586505601168000/10801941971939235577 s r1
standard-cubic-foot-per-day	scfd	149437733382000/10801941971939235577 s r1
thousand-standard-cubic-foot-per-day	Mscfd	149437733382000000/10801941971939235577 s n r1
million-standard-cubic-foot-per-day	MMscfd	149437733382000000000/10801941971939235577 s n r1
`;

export const dynamicViscosity = `
pascal-second	Pa·s	1 .m s r1 cm
poise	P	1/10 .cmu r1 cc
pound-force-second-per-square-foot	lbf·s/ft²	8896443230521/185806080000 m n r2
reyn	reyn	8896443230521/1290320000 .u r3
pound-per-foot-second	lb/(ft·s)	45359237/30480000 m r2
`;

export const kinematicViscosity = `
square-meter-per-second	m²/s	1 m r2
square-millimeter-per-second	mm²/s	1/1000000 m r1
stokes	St	1/10000 .cm n r1 cc
square-foot-per-second	ft²/s	145161/1562500 m r2
saybolt-universal-second	SUS	1/1000000 fr;11581/2500;1,102/3125;19651/500000,2627/1000000,2397/10000000,823/50000000;181/100 u n r3
saybolt-furol-second	SFS	1/1000000 fr;4717/10000;13924;6816,-7259/100,1;48 u n r3
redwood-second		1/1000000 fa;13/50;-188;0,1;30 u n r3
degree-engler	°E	1/1000000 fa;75411/10000;-9113/1250;0,1;11/10 u n r3
`;

export const fluidity = `
per-pascal-second	1/Pa·s	1 m n r2
rhe		10 r3
`;

export const vaporPermeance = `
kilogram-per-pascal-second-square-meter	kg/(Pa·s·m²)	1 m r2
perm		4049931875/70786304844557745744 r1
perm-0-celsius		114427/2000000000000000 u n r2
perm-23-celsius		22981/400000000000000 u n r2
perm-metric		125/1439881784082 n r2
`;

export const vaporPermeability = `
kilogram-per-pascal-second-meter	kg/(Pa·s·m)	1 m r2
perm-inch	perm·in	6479891/4458979832728046976 m r2
perm-inch-0-celsius		72661/50000000000000000 u n r2
perm-inch-23-celsius		145929/100000000000000000 u n r2
`;

export const turbidity = `
nephelometric-turbidity-unit	NTU	1 r1
formazin-nephelometric-unit	FNU	1 r1
`;

export const specificEnergy = `
joule-per-kilogram	J/kg	1 .Mk m r1 cMk
joule-per-gram	J/g	1000 m r1
kilojoule-per-100-gram	kJ/100 g	10000 m
watt-hour-per-kilogram	Wh/kg	3600 m r1
calorie-per-gram	cal/g	4184 .k m r1 ck
kilocalorie-per-kilogram	kcal/kg	4184 m r1
kilocalorie-per-100-gram	kcal/100 g	41840 m
british-thermal-unit-it-per-pound	BTU/lb	2326 m n r1
`;

export const energyDensity = `
joule-per-cubic-meter	J/m³	1 m r2
joule-per-liter	J/L	1000 m r2
watt-hour-per-liter	Wh/L	3600000 m r1
kilowatt-hour-per-cubic-meter	kWh/m³	3600000 m r1
british-thermal-unit-it-per-cubic-foot	BTU/ft³	32970495394375/884901456 m n r1
gasoline-energy-density		722250000000000000/22532213 r2
working-level	WL	10414148121/500000000000000 r2
`;

export const molarEnergy = `
joule-per-mole	J/mol	1 .k m r2 ck
calorie-per-mole	cal/mol	523/125 .k m r2 ck
electronvolt-per-item	eV/item	120606665154137523/1250000000000 m n r2
`;

export const thermalConductivity = `
watt-per-meter-kelvin	W/(m·K)	1 m r1
kilocalorie-per-hour-meter-celsius	kcal/(h·m·°C)	523/450 m n r2
calorie-per-second-centimeter-celsius	cal/(s·cm·°C)	2092/5 m n r2
british-thermal-unit-it-per-hour-foot-fahrenheit	BTU/(h·ft·°F)	52752792631/30480000000 m n r1
british-thermal-unit-it-inch-per-hour-square-foot-fahrenheit	BTU·in/(h·ft²·°F)	52752792631/365760000000 m n r1
`;

export const thermalInsulance = `
square-meter-kelvin-per-watt	m²·K/W	1 m r1
square-meter-celsius-per-watt	m²·°C/W	1 m n r1
square-foot-hour-fahrenheit-per-british-thermal-unit-it	ft²·h·°F/BTU	9290304000/52752792631 m n r1
clo	clo	31/200 n r1
tog	tog	1/10 r1
`;

export const thermalExpansion = `
per-kelvin	K⁻¹	1 s n r1
per-celsius	°C⁻¹	1 s n r1
per-fahrenheit	°F⁻¹	9/5 s n r1
part-per-1e6-per-kelvin	ppm/K	1/1000000 n r1
`;

export const heatCapacity = `
joule-per-kelvin	J/K	1 .k m r2 ck
calorie-per-kelvin	cal/K	523/125 m r2
british-thermal-unit-it-per-fahrenheit	BTU/°F	474775133679/250000000 m n r2
`;

export const specificHeatCapacity = `
joule-per-kilogram-kelvin	J/(kg·K)	1 .k m r2 ck
joule-per-gram-celsius	J/(g·°C)	1000 m n r2
calorie-per-gram-celsius	cal/(g·°C)	4184 m n r2
british-thermal-unit-it-per-pound-fahrenheit	BTU/(lb·°F)	20934/5 m n r2
`;

export const molarHeatCapacity = `
joule-per-mole-kelvin	J/(mol·K)	1 .k m r2
calorie-per-mole-kelvin	cal/(mol·K)	523/125 m r2
molar-gas-constant		207861565453831/25000000000000 r2
`;

export const heatFlux = `
watt-per-square-meter	W/m²	1 .k m r1 ck
watt-per-square-centimeter	W/cm²	10000 m r2
watt-per-square-foot	W/ft²	1562500/145161 m r1
kilocalorie-per-hour-square-meter	kcal/(h·m²)	523/450 m r2
british-thermal-unit-it-per-hour-square-foot	BTU/(h·ft²)	52752792631/16722547200 m n r1
solar-irradiance	S☉	1361 n r2
met	met	291/5 n r2
`;

export const heatTransferCoefficient = `
watt-per-square-meter-kelvin	W/(m²·K)	1 m r1
kilocalorie-per-hour-square-meter-celsius	kcal/(h·m²·°C)	523/450 m n r1
british-thermal-unit-it-per-hour-square-foot-fahrenheit	BTU/(h·ft²·°F)	52752792631/9290304000 m n r1
`;

export const radiantExposure = `
joule-per-square-meter	J/m²	1 m r2
joule-per-square-centimeter	J/cm²	10000 m r2
kilowatt-hour-per-square-meter	kWh/m²	3600000 m r1
langley	Ly	41840 r2
`;

export const amountOfSubstance = `
mole	mol	1 .kmunp r1 cmu
item		1/602214076000000000000000 r2
equivalent	Eq	1 .mu r2 cm
osmole	Osm	1 .m r2 cm
pound-mole	lbmol	45359237/100000 . r2
ounce-mole	ozmol	45359237/1600000 r3
tonne-mole	tmol	1000000 r3
normal-cubic-meter	Nm³	16887500000000000000/378515910691426251 r1
normal-liter	NL	16887500000000000/378515910691426251 r1
standard-cubic-meter	Sm³	16887500000000000000/399302067236809351 r1
standard-cubic-foot	scf	12911420164204800000/10801941971939235577 r1
thousand-standard-cubic-foot	Mscf	12911420164204800000000/10801941971939235577 n r1
million-standard-cubic-foot	MMscf	12911420164204800000000000/10801941971939235577 n r1
standard-liter	sL	16887500000000000/378515910691426251 r2
standard-cubic-centimeter	scc	16887500000000/378515910691426251 r2
einstein		1 r2
`;

export const molarConcentration = `
mole-per-cubic-meter	mol/m³	1 m r2
mole-per-liter	mol/L	1000 .mun m r1 cmu
ph	pH	1000 l10,-1 n r1
molar	M	1000 .munp r1 cmun
item-per-cubic-meter	item/m³	1/602214076000000000000000 m r2
milligram-ofglucose-per-deciliter	mg glucose/dL	2500/45039 s n r1
`;

export const molality = `
mole-per-kilogram	mol/kg	1 .mu m r2 cm
ofglucose		250000/45039 n r1
`;

export const catalyticActivity = `
katal	kat	1 .munp r2 cun
enzyme-unit	U	1/60000000 .Mkmu r2 cm
`;

export const catalyticConcentration = `
katal-per-cubic-meter	kat/m³	1 m r2
katal-per-liter	kat/L	1000 m r2
enzyme-unit-per-liter	U/L	1/60000 m r1
`;

export const filtrationRate = `
milliliter-per-minute-per-standard-body	mL/min/1.73 m²	1/103800000 n r1
milliliter-per-second-per-standard-body	mL/s/1.73 m²	1/1730000 n r2
`;

export const electricCurrent = `
ampere	A	1 .kmunp cm
abampere	abA	10 r3
biot	Bi	10 r3
statampere	statA	1/2997924580 r3
ampere-turn	At	1 .k r2
gilbert	Gi	5/2 p-1 r3
conventional-ampere	A₉₀	100000008887143810491801/100000000000000000000000 r3
mean-international-ampere	A_int	100034/100049 r3
atomic-unit-of-current	eEₕ/ħ	33118091187541/5000000000000000 u r2
decibel-microampere	dBμA	1/1000000 l10,20 n r2
`;

export const currentNoiseDensity = `
ampere-per-square-root-hertz	A/√Hz	1 .np r1 cnp
`;

export const electricCharge = `
coulomb	C	1 .kmunp r1 cmun
ampere-hour	Ah	3600 .kmu s cm
ampere-second	A·s	1 .m m r1
elementary-charge	e	801088317/5000000000000000000000000000 r2
faraday		120606665154137523/1250000000000 r2
abcoulomb	abC	10 r3
statcoulomb	statC	1/2997924580 r3
franklin	Fr	1/2997924580 r3
conventional-coulomb	C₉₀	100000008887143810491801/100000000000000000000000 r3
`;

export const voltage = `
volt	V	1 .Mkmun ckm
abvolt	abV	1/100000000 r3
statvolt	statV	149896229/500000 r3
conventional-volt	V₉₀	71207857995393/71207850400000 r3
mean-international-volt	V_int	50017/50000 r3
decibel-volt	dBV	1 l10,20 n r1
decibel-millivolt	dBmV	1/1000 l10,20 n r1
decibel-microvolt	dBμV	1/1000000 l10,20 n r1
decibel-unloaded	dBu	3872983346207416885179265399782399610833/5000000000000000000000000000000000000000 l10,20 n r1
`;

export const voltageNoiseDensity = `
volt-per-square-root-hertz	V/√Hz	1 .un r1 cun
`;

export const electricResistance = `
ohm	Ω	1 .GMkmu r1 cMk
abohm	abΩ	1/1000000000 r3
statohm	statΩ	22468879468420441/25000 r3
von-klitzing	R_K	5521725125000000000000/213914163877964163 n r2
conventional-ohm	Ω₉₀	5521725125000000000000000/5521725026748260492435541 r3
mean-international-ohm	Ω_int	100049/100000 r3
impedance-of-free-space	Z₀	94182578353/250000000 u r3
conventional-von-klitzing-constant	R_K-90	25812807/1000 r3
`;

export const electricConductance = `
siemens	S	1 .kmunp r1 cmu
mho	℧	1 .mu r2 cmu
abmho	ab℧	1000000000 r3
statmho	stat℧	25000/22468879468420441 r3
`;

export const capacitance = `
farad	F	1 .munpf r1 cmunp
abfarad	abF	1000000000 r3
statfarad	statF	25000/22468879468420441 r3
conventional-farad	F₉₀	5521725026748260492435541/5521725125000000000000000 r3
`;

export const inductance = `
henry	H	1 .munp r1 cmun
abhenry	abH	1/1000000000 r3
stathenry	statH	22468879468420441/25000 r3
conventional-henry	H₉₀	5521725125000000000000000/5521725026748260492435541 r3
`;

export const magneticFlux = `
weber	Wb	1 .mun r2 cm
maxwell	Mx	1/100000000 .Mk r2
unit-pole		1/25000000 p1 r3
magnetic-flux-quantum	Φ₀	44173801/21362355120000000000000 n r2
statweber	statWb	149896229/500000 r3
`;

export const magneticFluxDensity = `
tesla	T	1 .munp r1 cmu
gauss	G	1/10000 .mu n r1 cm
gamma	γ	1/1000000000 r2
stattesla	statT	149896229/50 r3
`;

export const magneticFieldStrength = `
ampere-per-meter	A/m	1 .k m r2 ck
ampere-per-centimeter	A/cm	100 m r2
oersted	Oe	250 p-1 .km r2 ck
`;

export const magneticMoment = `
ampere-square-meter	A·m²	1 m r2
joule-per-tesla	J/T	1 m r2
erg-per-gauss	erg/G	1/1000 m r2
bohr-magneton	μ_B	92740100657/10000000000000000000000000000000000 u n r2
nuclear-magneton	μ_N	50507837393/10000000000000000000000000000000000000 u r2
`;

export const electricFieldStrength = `
volt-per-meter	V/m	1 .k m r1 ck
volt-per-centimeter	V/cm	100 m r1
volt-per-inch	V/in	5000/127 m r2
atomic-unit-of-electric-field	Eₕ/(ea₀)	514220675112 u r2
decibel-microvolt-per-meter	dBμV/m	1/1000000 l10,20 n r1
`;

export const electricDipoleMoment = `
coulomb-meter	C·m	1 m r2
debye	D	1/299792458000000000000000000000 r2
`;

export const resistivity = `
ohm-meter	Ω·m	1 m r1
ohm-centimeter	Ω·cm	1/100 .u m r1 cu
ohm-square-millimeter-per-meter	Ω·mm²/m	1/1000000 m r1
ohm-circular-mil-per-foot	Ω·cmil/ft	127/240000000000 p1 m r1
`;

export const conductivity = `
siemens-per-meter	S/m	1 m r1
siemens-per-centimeter	S/cm	100 .mu m r1 cmu
percent-iacs	% IACS	580000 n r1
`;

export const apparentPower = `
volt-ampere	VA	1 .GMkm s r1 cMk
var	var	1 .GMkm r1 cMk
`;

export const apparentEnergy = `
volt-ampere-second	VAs	1 s r2
volt-ampere-hour	VAh	3600 .GMk s r1 ck
var-hour	varh	3600 .GMkm s r1 ck
`;

export const luminousIntensity = `
candela	cd	1 .kmu r1 cm
candlepower		1 r1
candle-international		600/589 n r3
hefner	HK	903/1000 u n r3
`;

export const luminance = `
candela-per-square-meter	cd/m²	1 m r1
nit	nt	1 r1
candela-per-square-centimeter	cd/cm²	10000 m r2
candela-per-square-foot	cd/ft²	1562500/145161 m r2
candela-per-square-inch	cd/in²	25000000/16129 m r2
stilb	sb	10000 r3
lambert	La	10000 p-1 .mu r3
foot-lambert	ftL	1562500/145161 p-1 n r1
apostilb	asb	1 p-1 r3
`;

export const illuminance = `
lux	lx	1 .kmu r1 ck
lumen-per-square-meter	lm/m²	1 m r1
lumen-per-square-foot	lm/ft²	1562500/145161 m r1
foot-candle	fc	1562500/145161 n r1
phot	ph	10000 r3
exposure-value	EV	5/2 l2,1 r1
`;

export const luminousFlux = `
lumen	lm	1 .Mkm
spherical-candlepower		4 p1 r3
`;

export const luminousExposure = `
lux-second	lx·s	1 m r2
lux-hour	lx·h	3600 m r2
foot-candle-second	fc·s	1562500/145161 m n r2
`;

export const wavenumber = `
per-meter	m⁻¹	1 s n r1
per-centimeter	cm⁻¹	100 s n r2
per-inch	in⁻¹	5000/127 s n r1
kayser		100 r2
diopter	dpt	1 r1
rydberg-constant	R∞	10973731568157/1000000 u n r3
`;

export const spectralFluxDensity = `
watt-per-square-meter-hertz	W/(m²·Hz)	1 m r2
jansky	Jy	1/100000000000000000000000000 .kmun n r2 cm
solar-flux-unit	sfu	1/10000000000000000000000 r2
`;

export const activity = `
becquerel	Bq	1 .TGMkm r2 cGMk
curie	Ci	37000000000 .Mkmunp r2 cmu
rutherford	Rd	1000000 . r3
disintegration-per-minute	dpm	1/60 r2
`;

export const activityConcentration = `
becquerel-per-cubic-meter	Bq/m³	1 m r2
becquerel-per-liter	Bq/L	1000 m r2
curie-per-liter	Ci/L	37000000000000 .p m r2
`;

export const absorbedDose = `
gray	Gy	1 .kcmun r2 cm
rad-dose	rad	1/100 .Mkmu n r2
`;

export const equivalentDose = `
sievert	Sv	1 .cmun r2 cmu
rem	rem	1/100 .mu r2 cm
`;

export const equivalentDoseRate = `
sievert-per-second	Sv/s	1 m r2
sievert-per-hour	Sv/h	1/3600 .mu m r2 cmu
sievert-per-year	Sv/yr	1/31557600 .m m r2 cm
rem-per-hour	rem/h	1/360000 .m m r2 cm
`;

export const radiationExposure = `
coulomb-per-kilogram	C/kg	1 m r2
roentgen	R	129/500000 .kmu r2 cmu
`;

export const energyPerDistance = `
joule-per-meter	J/m	1 m r2
watt-hour-per-kilometer	Wh/km	18/5 m r1
watt-hour-per-mile	Wh/mi	3125/1397 m r1
kilowatt-hour-per-100-kilometer	kWh/100 km	36 m
kilowatt-hour-per-100-mile	kWh/100 mi	31250/1397 m r1
kilometer-per-kilowatt-hour	km/kWh	1/3600 v m r1
mile-per-kilowatt-hour	mi/kWh	1397/3125000 v m
mile-per-gasoline-gallon-equivalent	MPGe	1397/105328125 v s n
`;

export const antennaGain = `
isotropic-gain		1 n r2
decibel-isotropic	dBi	1 l10,10 n r1
decibel-dipole	dBd	16405897731995392751845943892716633546037886551023/10000000000000000000000000000000000000000000000000 l10,10 n r1
`;

export const computingPerformance = `
flops	FLOPS	1 .EPTGM n r1 cTG
`;

export const telephoneTraffic = `
erlang	Erl	1 r2
hundred-call-seconds	CCS	1/36 n r2
`;

export const filmSpeed = `
iso-speed	ISO	1 n
din-speed	DIN	397164117362140751032959/500000000000000000000000 l10,10 n r2
`;

export const heatPumpEfficiency = `
coefficient-of-performance	COP	1 r1
energy-efficiency-ratio	EER	52752792631/180000000000 r1
`;

export const vascularResistance = `
pascal-second-per-cubic-meter	Pa·s/m³	1 m r2
wood-unit	WU	79993432449/10000 n r2
vascular-cgs-unit	dyn·s/cm⁵	100000 n r2
`;

export const acousticImpedance = `
rayl	rayl	1 .M r2
pascal-second-per-meter	Pa·s/m	1 m r2
`;

export const biologicalActivity = `
international-unit	IU	1 .Mkmu r1 cmu
`;

export const colorTemperature = `
kelvin-of-light	K	1 n r1
mired	MK⁻¹	1/1000000 v r1
`;

export const gasColumn = `
mole-per-square-meter	mol/m²	1 m r2
dobson-unit	DU	168875000000000/378515910691426251 n r2
`;

export const specificPower = `
watt-per-kilogram	W/kg	1 .k m r2
horsepower-per-pound	hp/lb	821993403/500000 m r3
metabolic-equivalent	MET	523/450 r2
`;

export const reducedElectricField = `
volt-square-meter	V·m²	1 m r3
townsend	Td	1/1000000000000000000000 r3
`;
