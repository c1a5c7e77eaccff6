// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'pt',
  plurals: 'other one',
  units: `
g-force	força g;;;f	G
meter-per-square-second	metro~s|~ por segundo ao quadrado
revolution	revoluç~ões|ão;;;f
radian	radiano~s|
degree	grau~s|
arc-minute	minuto~s|~ de arco	arcmin~s|	$′
arc-second	segundo~s|~ de arco	arcseg~s|	$″
hectare	hectare~s|
acre	acre~s|		acre~s|
square-foot	pés quadrados|pé quadrado
square-inch	polegada~s quadradas| quadrada	pol²;;$ por pol²
dunam	duna~ns|m	duna~ns|m
karat	kilate~s|	k
milligram-ofglucose-per-deciliter	miligrama~s|~ por decilitro	mg/dl
millimole-per-liter	milimol~s|~ por litro	mmol/l
item	ite~ns|m	ite~ns|m
part	parte~s|	parte
part-per-1e6	parte~s|~ por milhão;;;f
percent	por cento	$%
permille	por mil	$‰
permyriad	ponto~s|~ base;~	$‱
mole	mol~s|
ofglucose	de glicose	$ Glc	$ Glc
liter-per-kilometer	litro~s|~ por quilômetro	l/km
liter-per-100-kilometer	litro~s|~ por 100 quilômetros	l/100 km
mile-per-gallon	milha~s|~ por galão;;;f
mile-per-gallon-imperial	milha~s|~ por galão imperial;;;f	mpg imp.
petabyte	petabyte~s|
terabyte	terabyte~s|
terabit	terabit~s|	Tb
gigabyte	gigabyte~s|
gigabit	gigabit~s|	Gb
megabyte	megabyte~s|
megabit	megabit~s|	Mb
kilobyte	kilobyte~s|
kilobit	kilobit~s|	kb
byte	byte~s|	bytes	B
bit	bit~s|	bits	bit~s|
century	século~s|	séc~s|~.
decade	década~s|;;;f	déc.
year	ano~s|	ano~s|
quarter	trimestre~s|;~;$/trimestre	trim.
month	meses|mês	meses|mês
week	semana~s|;;;f	sem.
day	dia~s|	dia~s|
hour	hora~s|;;;f
minute	minuto~s|
second	segundo~s|
millisecond	milissegundo~s|
microsecond	microssegundo~s|
nanosecond	nanossegundo~s|
ampere	ampere~s|
milliampere	miliampere~s|
ohm	ohm~s|
volt	volt~s|
calorie	caloria~s|;;;f
foodcalorie	caloria~s|;;;f	cal
joule	joule~s|
kilowatt-hour	quilowatt~s|~-hora
electronvolt	elétron~s|~-volt
british-thermal-unit	unidade~s térmicas britânicas| térmica britânica	BTU
therm-us	unidade~s térmicas norte-americanas| térmica norte-americana	thm EUA
pound-force	libra~s|~ de força
newton	newton~s|
kilowatt-hour-per-100-kilometer	quilowatt~s|~-hora por 100 quilômetros	kWh/100km
kilohertz	kilohertz
hertz	hertz
em	ems|em;em tipográfico	em
pixel	pixel~s|
megapixel	megapixel~s|	MP
pixel-per-centimeter	pixel~s|~ por centímetro	ppcm
pixel-per-inch	pixel~s|~ por polegada
dot-per-centimeter	ponto~s|~ por centímetro
dot-per-inch	ponto~s|~ por polegada
dot	pts|ponto;pontos	pts|ponto	pts|pt
earth-radius	raio~s terrestres| terrestre;~ terrestre
kilometer	quilômetro~s|
meter	metro~s|
mile	milha~s|;;;f
yard	jarda~s|;;;f
foot	pés|pé		$′
inch	polegada~s|;;;f	pol.	$″
parsec	parsec~s|
light-year	ano~s|~-luz	ano~s|~-luz
astronomical-unit	unidade~s astronômicas| astronômica	ua
furlong	furlong~s|
fathom	braça~s|	bça.
nautical-mile	milha~s náuticas| náutica	mn
mile-scandinavian	milha~s escandinavas| escandinava;;;f	smi
point	ponto~s| tipográfico;~s tipográficos
solar-radius	raio~s solares| solar
lux	lux
candela	candela~s|;~;;f
lumen	lúmen~s|;~
solar-luminosity	luminosidade~s solares| solar;;;f
tonne	tonelada~s métricas| métrica;;;f
kilogram	quilograma~s|		$kg
gram	grama~s|		$g
milligram	miligrama~s|
microgram	micrograma~s|
ton	tonelada~s americanas| americana
stone	stone~s|
pound	libra~s|;;;f
ounce	onça~s|;;;f
ounce-troy	onça~s|~ troy
carat	quilate~s|		ql
dalton	dalton~s|
earth-mass	massa~s terrestres| terrestre;;;f
solar-mass	massa~s solares| solar;;;f
grain	grão~s|;~	grão~s|
watt	watt~s|
milliwatt	miliwatt~s|
horsepower	cavalo~s|~-vapor	cv
millimeter-ofhg	milímetro~s|~ de mercúrio
ofhg	de mercúrio	de Hg
pound-force-per-square-inch	libra~s|~ por polegada quadrada
inch-ofhg	polegada~s|~ de mercúrio
bar	bar~s|	bar~s|
millibar	milibar~es|		mb
atmosphere	atmosfera~s|;;;f
pascal	pasca~is|l
kilometer-per-hour	quilômetro~s|~ por hora		$km/h
mile-per-hour	milha~s|~ por hora;;;f
knot	nós|nó	nós|nó
celsius	grau~s|~ Celsius
fahrenheit	grau~s|~ Fahrenheit
kelvin	kelvin~s|
pound-force-foot	pés-libra|pé-libra	lbf⋅ft
newton-meter	newton-metro~s|	N⋅m
cubic-foot	pés cúbicos|pé cúbico
cubic-inch	polegada~s cúbicas| cúbica	pol³
megaliter	megalitro~s|	Ml
hectoliter	hectolitro~s|	hl
liter	litro~s|	l	$l
deciliter	decilitro~s|	dl
centiliter	centilitro~s|	cl
milliliter	mililitro~s|	ml
pint-metric	pint~s métricos| métrico	ptm
cup-metric	xícara~s métricas| métrica;;;f	xícm
fluid-ounce-metric	onças fluidas métricas|onça fluida métrica;fl oz m.	$ fl oz m.	$ fl oz m.
acre-foot	acre-pé~s|	acre-pé~s|
bushel	bushel~s|
gallon	gal~ões|ão
gallon-imperial	gal~ões imperiais|ão imperial	gal. imp.
quart	quarto~s|
pint	pint~s|
pint-imperial	$ pt Imp.;-	$ pt Imp.	$ pt Imp.
cup	xícara~s|;;;f	xíc.
cup-imperial	$ cup Imp.;xícara imperial	$ cup Imp.	$ cup Imp.
fluid-ounce	onça~s fluidas| fluida;;;f		fl. oz.
fluid-ounce-imperial	onça~s fluidas imperiais| fluida imperial;;;f
tablespoon	colher~es|~ de sopa;;;f	c. sopa
teaspoon	colher~es|~ de chá;;;f	c. chá
barrel	barri~s|l
dessert-spoon	colher~es|~ de sobremesa;~;;f	csb
dessert-spoon-imperial	colher~es de sobremesa imperiais| de sobremesa imperial;;;f	csb imp
drop	gota~s|;~;;f	gota~s|
dram	dracma~s líquidos| líquido;~	dram fl
jigger	dosador~es|;~	dosador~es|
pinch	pitada~s|;~;;f	pitada~s|
quart-imperial	quarto~s imperiais| imperial;~ imperial	impqt
steradian	esterradiano~s|	$ sr	$ sr
katal	katal~s|	$ kat	$ kat
coulomb	coulomb~s|	$ C	$ C
farad	farad~s|	$ F	$ F
henry	henry~s|	$ H	$ H
siemens	siemens	$ S	$ S
calorie-it	caloria~s|~ [IT]	$ cal-IT	$ cal-IT
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	becquer~éis|el	$ Bq	$ Bq
sievert	sievert~s|	$ Sv	$ Sv
gray	gray~s|	$ Gy	$ Gy
kilogram-force	quilograma~s|~-força	$ kgf	$ kgf
rod	$ rod;-	$ rod	$ rod
chain	$ chain;-	$ chain	$ chain
tesla	tesla~s|	$ T	$ T
weber	weber~s|	$ Wb	$ Wb
rankine	$ °R;-	$ °R	$ °R
fortnight	$ fw;-	$ fw	$ fw
slug	$ slug;-	$ slug	$ slug
gasoline-energy-density	gas E;densidade energética da gasolina	gas E
rin	rin [JP];-	rin [JP]
sun	sun [JP];-	sun [JP]
shaku-length	shaku [JP];shaku (comprimento)	shaku [JP]
shaku-cloth	shaku [cloth, JP];shaku (tecido)	shaku [cloth, JP]
ken	ken [JP];-	ken [JP]
jo-jp	jo [JP];-	jo [JP]
ri-jp	ri [JP];-	ri [JP]
bu-jp	bu [JP];bu (área)	bu [JP]
se-jp	se [JP];-	se [JP]
cho	cho [JP];-	cho [JP]
kosaji	kosaji [JP];-	kosaji [JP]
osaji	osaji [JP];-	osaji [JP]
cup-jp	cup [JP];xícara japonesa	cup [JP]
shaku	shaku [vol, JP];shaku (volume)	shaku [vol, JP]
sai	sai [JP];-	sai [JP]
to-jp	to [JP];-	to [JP]
koku	koku [JP];-	koku [JP]
light-speed	luz~es|;~;;f	luz~es|
fun	fun [JP];-	fun [JP]
part-per-1e9	parte~s|~ por bilhão;;;f
night	noite~s|;;;f	noite~s|
decibel	decib~éis|el
neper	neper~s|
octave	oitava~s|
semitone	semito~ns|m
gradian	grado~s|
compass-point	quarta~s|~ de rumo
rotation-per-minute	rotaç~ões|ão~ por minuto
rotation-per-second	rotaç~ões|ão~ por segundo
beat-per-minute	batimento~s|~ por minuto
frame-per-second	quadro~s|~ por segundo
mach	mach
pair	par~es|
half-dozen	meia~s dúzias| dúzia
dozen	dúzia~s|
hundred	centena~s|
thousand	milhar~es|
million	milh~ões|ão
billion	bilh~ões|ão
trillion	trilh~ões|ão
horsepower-metric	cavalo~s-vapor métricos|-vapor métrico
ton-of-refrigeration	tonelada~s|~ de refrigeração
tablespoon-metric	colher~es de sopa métricas| de sopa métrica
teaspoon-metric	colher~es de chá métricas| de chá métrica
tablespoon-imperial	colher~es de sopa imperiais| de sopa imperial
teaspoon-imperial	colher~es de chá imperiais| de chá imperial
shot	dose~s|
wine-bottle	garrafa~s|~ de vinho
long-ton	tonelada~s longas| longa
hundredweight	quinta~is curtos|l curto
long-hundredweight	quinta~is longos|l longo
quintal	quinta~is métricos|l métrico
micron	mícron~s|
angstrom	angstrom~s|
hand	mão~s|
league	légua~s|
light-second	segundo~s|~-luz
light-minute	minuto~s|~-luz
light-hour	hora~s|~-luz
light-day	dia~s|~-luz
octet	octeto~s|
nibble	meio~s bytes| byte
baud	baud~s|
dyne	dina~s|
erg	erg~s|
gram-force	grama~s|~-força
tonne-force	tonelada~s|~-força
torr	torr~s|
atmosphere-technical	atmosfera~s técnicas| técnica
ton-of-tnt	tonelada~s|~ de TNT
tonne-of-oil-equivalent	tonelada~s equivalentes| equivalente~ de petróleo
millennium	milênio~s|
half-year	semestre~s|
year-common	ano~s comuns| comum
year-leap	ano~s bissextos| bissexto
delta-celsius	grau~s|~ Celsius de diferença
delta-fahrenheit	grau~s|~ Fahrenheit de diferença
delta-kelvin	kelvin~s|~ de diferença
are	are~s|
gill	gill~s|
cord	corda~s|~ de lenha
stere	estéreo~s|
poise	poise~s|
stokes	stokes
gauss	gauss
maxwell	maxwell~s|
oersted	oersted~s|
curie	curie~s|
roentgen	röntgen~s|
rad	rad~s|
rem	rem~s|
diopter	dioptria~s|
nit	nit~s|
candlepower	vela~s|
stilb	stilb~s|
phot	phot~s|
tex	tex
denier	denier~s|
molar	molar~es|
jansky	jansky~s|
debye	debye~s|
person-hour	hora~s|~-pessoa
person-day	dia~s|~-pessoa
pica	paica~s|
tsubo	tsubo~s|
var	var~s|
phon	fon~s|
sone	sone~s|
electron-mass	massa~s|~ do elétron
proton-mass	massa~s|~ do próton
elementary-charge	carga~s elementares| elementar
mil	milésimo~s|~ de polegada
watt-hour	watt~s|~-hora
ampere-hour	ampere~s|~-hora
cycle-per-second	ciclo por segundo
proof	grau proof (EUA)
proof-imperial	grau proof (RU)
trio	trio
bakers-dozen	dúzia de treze
score	vintena
long-hundred	cento longo
great-gross	grosa grande
myriad	miríade
lakh	lakh
crore	crore
quire	mão de papel
ream	resma
rood	rood
section	seção
township	township
roofing-square	quadrado de telhado
square-mile-survey-us	milha quadrada (topográfica EUA)
acre-survey-us	acre (topográfico EUA)
link-survey-us	elo (topográfico EUA)
rod-survey-us	vara (topográfica EUA)
chain-survey-us	corrente (topográfica EUA)
fathom-survey-us	braça (topográfica EUA)
furlong-survey-us	furlong (topográfico EUA)
mile-survey-us	milha (topográfica EUA)
league-survey-us	légua (topográfica EUA)
circular-inch	polegada circular
person-week	semana-pessoa
person-month	mês-pessoa
spherical-candlepower	vela esférica
candle-international	vela internacional
dash	esguicho
smidgen	tiquinho
tad	tad
fifth	quinto de galão
gallon-dry	galão seco
quart-dry	quarto seco
pint-dry	pinta seca
barrel-dry	barril seco
barrel-beer	barril de cerveja (EUA)
barrel-liquid	barril de líquidos (EUA)
barrel-cranberry	barril de oxicoco
barrel-imperial	barril imperial
keg	keg
butt	bota
tun	tonel
firkin	firkin
kilderkin	kilderkin
hogshead-imperial	hogshead imperial
cup-us-legal	xícara legal (EUA)
dram-imperial	dracma líquida imperial
minim-imperial	mínimo imperial
minim	mínimo (EUA)
peck-imperial	peck imperial
bushel-imperial	alqueire imperial
tablespoon-australian	colher de sopa australiana
half-bottle	meia garrafa
quarter-hundredweight	quarto de hundredweight
pound-apothecary	libra de boticário
ounce-apothecary	onça de boticário
dram-apothecary	dracma de boticário
butter-stick	tablete de manteiga
standard-drink-us	dose padrão (EUA)
standard-drink-australian	dose padrão (Austrália)
unit-of-alcohol	unidade de álcool (RU)
planck-mass	massa de Planck
planck-length	comprimento de Planck
planck-time	tempo de Planck
jupiter-mass	massa de Júpiter
jupiter-radius	raio de Júpiter
atomic-unit-of-time	unidade atômica de tempo
atomic-unit-of-velocity	unidade atômica de velocidade
line	linha
barleycorn	grão de cevada
nail	prego (tecido)
palm	palmo menor
span	palmo
cubit	côvado
ell	ana inglesa
pace	passo
chain-engineer	corrente de engenheiro
cable	amarra
cable-us	amarra (EUA)
nautical-mile-imperial	milha náutica britânica
knot-imperial	nó britânico
nautical-league	légua marítima
data-mile	milha de dados
pixel-css	pixel CSS
point-printer	ponto de impressor
pica-printer	paica de impressor
point-tex	ponto TeX
quadrant	quadrante
zodiac-sign	signo do zodíaco
hour-angle	ângulo horário
binary-degree	grau binário
mil-nato	milésimo (OTAN)
power-ratio	razão de potências
frequency-ratio	razão de frequências
frequency-decade	década de frequência
stop	stop
whole-tone	tom inteiro
quarter-tone	quarto de tom
day-person	dias (idade)
week-person	semanas (idade)
month-person	meses (idade)
year-person	anos (idade)
year-gregorian	ano gregoriano
month-gregorian	mês gregoriano
year-tropical	ano trópico
year-sidereal	ano sideral
month-synodic	mês sinódico
month-sidereal	mês sideral
day-sidereal	dia sideral
hour-sidereal	hora sideral
minute-sidereal	minuto sideral
second-sidereal	segundo sideral
sol	sol (dia marciano)
moment	momento
swatch-beat	beat Swatch
word	palavra (dados)
unit-pole	polo unitário
molar-gas-constant	constante dos gases
ph	pH
of-water	água (peso específico)
millimeter-of-water	milímetro de água
centimeter-of-water	centímetro de água
meter-of-water	metro de água
inch-of-water	polegada de água
foot-of-water	pé de água
miners-inch	polegada de mineiro
hoppus-foot	pé Hoppus
cent-land	cent (terra)
ground	ground (Índia)
mile-roman	milha romana
cubit-biblical	côvado bíblico
pied-quebec	pé francês (Quebec)
arpent-length	arpent (comprimento)
bu-length	bu (comprimento)
cho-length	chō (comprimento)
vara-texas	vara do Texas
cape-foot	pé do Cabo
cape-rood	rood do Cabo
square-wa	wa quadrado
marla-225	marla pequena
bigha-bengal	bigha (Bengala)
katha-bengal	katha (Bengala)
katha-assam	katha (Assam)
bigha-bihar	bigha (Bihar)
katha-bihar	katha (Bihar)
bigha-nepal	bigha (Nepal)
kattha-nepal	kattha (Nepal)
arpent-paris	arpent de Paris
hide	hide
dan-volume	dan (volume)
dan-mass	dan (massa)
log-biblical	log (bíblico)
tael-troy	tael troy
baht-mass	baht (massa)
grain-paris	grão de Paris
arroba-metric	arroba métrica
libra-roman	libra romana
uncia	onça romana
mina-attic	mina ática
talent-attic	talento ático
mina-biblical	mina bíblica
talent-biblical	talento bíblico
drachma	dracma grega
shekel	siclo
perm-0-celsius	perm (0 °C)
perm-23-celsius	perm (23 °C)
perm-inch	perm polegada
perm-inch-0-celsius	perm polegada (0 °C)
perm-inch-23-celsius	perm polegada (23 °C)
pied-du-roi	pé do rei
slug-per-cubic-foot	slug por pé cúbico
libra	libra castelhana
legua	légua castelhana
pes	pé romano
cubit-royal	côvado real
chatak-bengal	chatak (terra)
dhur-bihar	dhur (Bihar)
dhur-nepal	dhur (Nepal)
baht-gold	baht de ouro
double-word	palavra dupla
`,
  patterns: `
joiner	 	 	 
quetta	quetta{0}	Q{0}
ronna	ronna{0}	R{0}
yotta	iota{0}	Y{0}
zetta	zeta{0}	Z{0}
exa	exa{0}	E{0}
peta	peta{0}	P{0}
tera	tera{0}	T{0}
giga	giga{0}	G{0}
mega	mega{0}	M{0}
kilo	quilo{0}	k{0}
hecto	hecto{0}	h{0}
deka	deca{0}	da{0}
deci	decí{0}	d{0}
centi	centí{0}	c{0}
milli	milí{0}	m{0}
micro	micrô{0}	μ{0}
nano	nanô{0}	n{0}
pico	picô{0}	p{0}
femto	femtô{0}	f{0}
atto	attô{0}	a{0}
zepto	zeptô{0}	z{0}
yocto	ioctô{0}	y{0}
ronto	ronto{0}	r{0}
quecto	quecto{0}	q{0}
yobi	yobi{0}	Yi{0}
zebi	zebi{0}	Zi{0}
exbi	exbi{0}	Ei{0}
pebi	pebi{0}	Pi{0}
tebi	tebi{0}	Ti{0}
gibi	gibi{0}	Gi{0}
mebi	mebi{0}	Mi{0}
kibi	kibi{0}	Ki{0}
square	{0} quadrados|{0} quadrado;{0} quadradas|{0} quadrada	{0}²
cubic	{0} cúbicos|{0} cúbico;{0} cúbicas|{0} cúbica	{0}³
per	{0} por {1}	{0}/{1}
times	{0}–{1}	{0}⋅{1}
`,
  quantities: `
length	Comprimento
area	Área
volume	Volume
mass	Massa
time	Tempo
labor	Carga de trabalho
temperature	Temperatura
temperature-difference	Diferença de temperatura
speed	Velocidade e ritmo
acceleration	Aceleração
angle	Ângulo
solid-angle	Ângulo sólido
frequency	Frequência
angular-speed	Velocidade angular
force	Força
pressure	Pressão
energy	Energia
power	Potência
torque	Torque
momentum	Quantidade de movimento
moment-of-inertia	Momento de inércia
surface-tension	Tensão superficial e rigidez
fracture-toughness	Tenacidade à fratura
fuel-economy	Consumo de combustível
data	Informação digital
data-rate	Taxa de dados
resolution	Resolução
graphics	Gráficos
typewidth	Largura tipográfica
ratio	Razão e contagem
container-capacity	Capacidade de contêineres
level	Nível
loudness	Sonoridade
musical-interval	Intervalo musical
density	Densidade
specific-weight	Peso específico
linear-density	Densidade linear
area-density	Densidade superficial
volume-flow	Vazão volumétrica
mass-flow	Vazão mássica
molar-flow	Vazão molar
dynamic-viscosity	Viscosidade dinâmica
kinematic-viscosity	Viscosidade cinemática
fluidity	Fluidez
vapor-permeance	Permeância ao vapor de água
vapor-permeability	Permeabilidade ao vapor de água
turbidity	Turbidez
specific-energy	Energia específica
energy-density	Densidade de energia
molar-energy	Energia molar
thermal-conductivity	Condutividade térmica
thermal-insulance	Isolamento térmico
thermal-expansion	Dilatação térmica
heat-capacity	Capacidade térmica e entropia
specific-heat-capacity	Calor específico
molar-heat-capacity	Capacidade térmica molar
heat-flux	Fluxo de calor e irradiância
heat-transfer-coefficient	Coeficiente de transferência de calor
radiant-exposure	Exposição radiante
amount-of-substance	Quantidade de matéria
molar-concentration	Concentração molar
molality	Molalidade
catalytic-activity	Atividade catalítica
catalytic-concentration	Concentração de atividade catalítica
filtration-rate	Taxa de filtração glomerular
electric-current	Corrente elétrica
current-noise-density	Densidade de ruído de corrente
electric-charge	Carga elétrica
voltage	Tensão elétrica
voltage-noise-density	Densidade de ruído de tensão
electric-resistance	Resistência elétrica
electric-conductance	Condutância elétrica
capacitance	Capacitância
inductance	Indutância
magnetic-flux	Fluxo magnético
magnetic-flux-density	Densidade de fluxo magnético
magnetic-field-strength	Intensidade do campo magnético
magnetic-moment	Momento magnético
electric-field-strength	Intensidade do campo elétrico
electric-dipole-moment	Momento de dipolo elétrico
resistivity	Resistividade elétrica
conductivity	Condutividade elétrica
apparent-power	Potência aparente e reativa
apparent-energy	Energia aparente e reativa
luminous-intensity	Intensidade luminosa
luminance	Luminância
illuminance	Iluminância
luminous-flux	Fluxo luminoso
luminous-exposure	Exposição luminosa
wavenumber	Comprimento recíproco
spectral-flux-density	Densidade de fluxo espectral
activity	Radioatividade
activity-concentration	Concentração de atividade
absorbed-dose	Dose absorvida
equivalent-dose	Dose equivalente
equivalent-dose-rate	Taxa de dose equivalente
radiation-exposure	Exposição à radiação
energy-per-distance	Energia por distância
`,
  words: {"to":["em","para","a","são","é"],"and":["e","mais"],"per":["por"],"opening":["quanto são","quantos são","quanto é","quanto vale","quanto mede","quanto pesa","o que é","converter","converte","converta","de","a quanto equivale","a quanto equivalem","quanto equivale"],"howMany":["quantos","quantas"],"are":["há em","tem em","são","tem","têm","equivalem a","em","existem em","cabem em","equivale a","equivalem"],"one":["um","uma"],"endings":[],"numbers":{"meia":"1/2","meio":"1/2","uma":"1","um":"1","dois":"2","duas":"2","três":"3","quatro":"4","cinco":"5","seis":"6","sete":"7","oito":"8","nove":"9","dez":"10","cem":"100"},"minus":["menos"],"aliases":{"quilo":"kilogram","quilos":"kilogram","kilos":"kilogram","graus centígrados":"celsius","grau centígrado":"celsius","centígrados":"celsius","litros por 100 km":"liter-per-100-kilometer","litros aos 100 km":"liter-per-100-kilometer","km por hora":"kilometer-per-hour"}},
};

export default locale;
