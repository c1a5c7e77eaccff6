// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'pt',
  plurals: 'other one',
  units: `
g-force	força g;;;f	G
meter-per-square-second	metros por segundo ao quadrado|~5 por segundo ao quadrado
revolution	revoluções|~7ão;;;f
radian	radianos|~7
degree	graus|~4
arc-minute	minutos de arco|~6 de arco	arcmins|~6	$′
arc-second	segundos de arco|~7 de arco	arcsegs|~6	$″
square-kilometer	quilômetros quadrados|~a quadrado
hectare	hectares|~7
square-meter	metros quadrados|~5 quadrado
square-centimeter	centímetros quadrados|~a quadrado
square-mile	milhas quadradas|~5 quadrada;;;f
acre	acres|~4		acres|~4
square-yard	jardas quadradas|~5 quadrada
square-foot	pés quadrados|pé quadrado
square-inch	polegadas quadradas|~8 quadrada	pol²;;$ por pol²
dunam	dunans|~4m	dunans|~4m
karat	kilates|~6	k
milligram-ofglucose-per-deciliter	miligramas por decilitro|~9 por decilitro	mg/dl
millimole-per-liter	milimols por litro|~7 por litro	mmol/l
item	itens|~3m	itens|~3m
part	partes|~5	parte
part-per-1e6	partes por milhão|~5 por milhão;;;f
percent	por cento	$%
permille	por mil	$‰
permyriad	pontos base|~5 base;ponto base	$‱
mole	mols|~3
ofglucose	de glicose	$ Glc	$ Glc
liter-per-kilometer	litros por quilômetro|~5 por quilômetro	l/km
liter-per-100-kilometer	litros por 100 quilômetros|~5 por 100 quilômetros	l/100 km
mile-per-gallon	milhas por galão|~5 por galão;;;f
mile-per-gallon-imperial	milhas por galão imperial|~5 por galão imperial;;;f	mpg imp.
petabyte	petabytes|~8
terabyte	terabytes|~8
terabit	terabits|~7	Tb
gigabyte	gigabytes|~8
gigabit	gigabits|~7	Gb
megabyte	megabytes|~8
megabit	megabits|~7	Mb
kilobyte	kilobytes|~8
kilobit	kilobits|~7	kb
byte	bytes|~4	bytes	B
bit	bits|~3	bits	bits|~3
century	séculos|~6	sécs.|~3.
decade	décadas|~6;;;f	déc.
year	anos|~3	anos|~3
quarter	trimestres|~9;trimestre;$/trimestre	trim.
month	meses|mês	meses|mês
week	semanas|~6;;;f	sem.
day	dias|~3	dias|~3
day-person
hour	horas|~4;;;f
minute	minutos|~6
second	segundos|~7
millisecond	milissegundos|~c
microsecond	microssegundos|~d
nanosecond	nanossegundos|~c
ampere	amperes|~6
milliampere	miliamperes|~a
ohm	ohms|~3
volt	volts|~4
kilocalorie	quilocalorias|~c;;;f
calorie	calorias|~7;;;f
foodcalorie	calorias|~7;;;f	cal
kilojoule	quilojoules|~a
joule	joules|~5
kilowatt-hour	quilowatts-hora|~9-hora
electronvolt	elétrons-volt|~7-volt
british-thermal-unit	unidades térmicas britânicas|~7 térmica britânica	BTU
therm-us	unidades térmicas norte-americanas|~7 térmica norte-americana	thm EUA
pound-force	libras de força|~5 de força
newton	newtons|~6
kilowatt-hour-per-100-kilometer	quilowatts-hora por 100 quilômetros|~9-hora por 100 quilômetros	kWh/100km
gigahertz	gigahertz
megahertz	megahertz
kilohertz	kilohertz
hertz	hertz
em	ems|em;em tipográfico	em
pixel	pixels|~5
megapixel	megapixels|~9	MP
pixel-per-centimeter	pixels por centímetro|~5 por centímetro	ppcm
pixel-per-inch	pixels por polegada|~5 por polegada
dot-per-centimeter	pontos por centímetro|~5 por centímetro
dot-per-inch	pontos por polegada|~5 por polegada
dot	pts|ponto;pontos	pts|ponto	pts|pt
earth-radius	raios terrestres|~4 terrestre;raio terrestre
kilometer	quilômetros|~a
meter	metros|~5
decimeter	decímetros|~9
centimeter	centímetros|~a
millimeter	milímetros|~9
micrometer	micrômetros|~a
nanometer	nanômetros|~9
picometer	picômetros|~9
mile	milhas|~5;;;f
yard	jardas|~5;;;f
foot	pés|pé		$′
inch	polegadas|~8;;;f	pol.	$″
parsec	parsecs|~6
light-year	anos-luz|~3-luz	anos-luz|~3-luz
astronomical-unit	unidades astronômicas|~7 astronômica	ua
furlong	furlongs|~7
fathom	braças|~5	bça.
nautical-mile	milhas náuticas|~5 náutica	mn
mile-scandinavian	milhas escandinavas|~5 escandinava;;;f	smi
point	pontos|~5 tipográfico;pontos tipográficos
solar-radius	raios solares|~4 solar
lux	lux
candela	candelas|~7;candela;;f
lumen	lúmens|~5;lúmen
solar-luminosity	luminosidades solares|~c solar;;;f
tonne	toneladas métricas|~8 métrica;;;f
kilogram	quilogramas|~a		$kg
gram	gramas|~5		$g
milligram	miligramas|~9
microgram	microgramas|~a
ton	toneladas americanas|~8 americana
stone	stones|~5
pound	libras|~5;;;f
ounce	onças|~4;;;f
ounce-troy	onças troy|~4 troy
carat	quilates|~7		ql
dalton	daltons|~6
earth-mass	massas terrestres|~5 terrestre;;;f
solar-mass	massas solares|~5 solar;;;f
grain	grãos|~4;grão	grãos|~4
gigawatt	gigawatts|~8
megawatt	megawatts|~8
kilowatt	quilowatts|~9
watt	watts|~4
milliwatt	miliwatts|~8
horsepower	cavalos-vapor|~6-vapor	cv
millimeter-ofhg	milímetros de mercúrio|~9 de mercúrio
ofhg	de mercúrio	de Hg
pound-force-per-square-inch	libras por polegada quadrada|~5 por polegada quadrada
inch-ofhg	polegadas de mercúrio|~8 de mercúrio
bar	bars|~3	bars|~3
millibar	milibares|~7		mb
atmosphere	atmosferas|~9;;;f
pascal	pascais|~5l
hectopascal	hectopascais|~al
kilopascal	quilopascais|~al
megapascal	megapascais|~9l
kilometer-per-hour	quilômetros por hora|~a por hora		$km/h
meter-per-second	metros por segundo|~5 por segundo
mile-per-hour	milhas por hora|~5 por hora;;;f
knot	nós|nó	nós|nó
celsius	graus Celsius|~4 Celsius
fahrenheit	graus Fahrenheit|~4 Fahrenheit
kelvin	kelvins|~6
pound-force-foot	pés-libra|pé-libra	lbf⋅ft
newton-meter	newton-metros|~c	N⋅m
cubic-kilometer	quilômetros cúbicos|~a cúbico
cubic-meter	metros cúbicos|~5 cúbico
cubic-centimeter	centímetros cúbicos|~a cúbico
cubic-mile	milhas cúbicas|~5 cúbica;;;f
cubic-yard	jardas cúbicas|~5 cúbica
cubic-foot	pés cúbicos|pé cúbico
cubic-inch	polegadas cúbicas|~8 cúbica	pol³
megaliter	megalitros|~9	Ml
hectoliter	hectolitros|~a	hl
liter	litros|~5	l	$l
deciliter	decilitros|~9	dl
centiliter	centilitros|~a	cl
milliliter	mililitros|~9	ml
pint-metric	pints métricos|~4 métrico	ptm
cup-metric	xícaras métricas|~6 métrica;;;f	xícm
fluid-ounce-metric	onças fluidas métricas|~4 fluida métrica;fl oz m.	$ fl oz m.	$ fl oz m.
acre-foot	acre-pés|~7	acre-pés|~7
bushel	bushels|~6
gallon	galões|~3ão
gallon-imperial	galões imperiais|~3ão imperial	gal. imp.
quart	quartos|~6
pint	pints|~4
pint-imperial	$ pt Imp.;pint Imp.	$ pt Imp.	$ pt Imp.
cup	xícaras|~6;;;f	xíc.
cup-imperial	$ cup Imp.	$ cup Imp.	$ cup Imp.
fluid-ounce	onças fluidas|~4 fluida;;;f		fl. oz.
fluid-ounce-imperial	onças fluidas imperiais|~4 fluida imperial;;;f
tablespoon	colheres de sopa|~6 de sopa;;;f	c. sopa
teaspoon	colheres de chá|~6 de chá;;;f	c. chá
barrel	barris|~5l
dessert-spoon	colheres de sobremesa|~6 de sobremesa;colher de sobremesa;;f	csb
dessert-spoon-imperial	colheres de sobremesa imperiais|~6 de sobremesa imperial;;;f	csb imp
drop	gotas|~4;gota;;f	gotas|~4
dram	dracmas líquidos|~6 líquido;dracma	dram fl
jigger	dosadores|~7;dosador	dosadores|~7
pinch	pitadas|~6;pitada;;f	pitadas|~6
quart-imperial	quartos imperiais|~6 imperial;quarto imperial	impqt
steradian	esterradianos|~c	$ sr	$ sr
katal	katals|~5	$ kat	$ kat
coulomb	coulombs|~7	$ C	$ C
farad	farads|~5	$ F	$ F
henry	henrys|~5	$ H	$ H
siemens	siemens	$ S	$ S
calorie-it	calorias [IT]|~7 [IT]	$ cal-IT	$ cal-IT
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	becqueréis|~7el	$ Bq	$ Bq
sievert	sieverts|~7	$ Sv	$ Sv
gray	grays|~4	$ Gy	$ Gy
kilogram-force	quilogramas-força|~a-força	$ kgf	$ kgf
rod	$ rod	$ rod	$ rod
chain	$ chain	$ chain	$ chain
tesla	teslas|~5	$ T	$ T
weber	webers|~5	$ Wb	$ Wb
rankine	$ °R	$ °R	$ °R
fortnight	$ fw;fortnight	$ fw	$ fw
slug	$ slug	$ slug	$ slug
gasoline-energy-density	gas E	gas E
rin	rin [JP]	rin [JP]
sun	sun [JP]	sun [JP]
shaku-length	shaku [JP]	shaku [JP]
shaku-cloth	shaku [cloth, JP]	shaku [cloth, JP]
ken	ken [JP]	ken [JP]
jo-jp	jo [JP]	jo [JP]
ri-jp	ri [JP]	ri [JP]
bu-jp	bu [JP]	bu [JP]
se-jp	se [JP]	se [JP]
cho	cho [JP]	cho [JP]
kosaji	kosaji [JP]	kosaji [JP]
osaji	osaji [JP]	osaji [JP]
cup-jp	cup [JP]	cup [JP]
shaku	shaku [vol, JP]	shaku [vol, JP]
sai	sai [JP]	sai [JP]
to-jp	to [JP]	to [JP]
koku	koku [JP]	koku [JP]
light-speed	luzes|~3;luz;;f	luzes|~3
fun	fun [JP]	fun [JP]
part-per-1e9	partes por bilhão|~5 por bilhão;;;f
night	noites|~5;;;f	noites|~5
decibel	decibéis|~5el
neper	nepers|~5
octave	oitavas|~6
semitone	semitons|~6m
gradian	grados|~5
compass-point	quartas de rumo|~6 de rumo
rotation-per-minute	rotações por minuto|~5ão por minuto
rotation-per-second	rotações por segundo|~5ão por segundo
beat-per-minute	batimentos por minuto|~9 por minuto
frame-per-second	quadros por segundo|~6 por segundo
mach	mach
pair	pares|~3
half-dozen	meias dúzias|~4 dúzia
dozen	dúzias|~5
hundred	centenas|~7
thousand	milhares|~6
million	milhões|~4ão
billion	bilhões|~4ão
trillion	trilhões|~5ão
horsepower-metric	cavalos-vapor|~6-vapor
ton-of-refrigeration	toneladas de refrigeração|~8 de refrigeração
tablespoon-metric	colheres de sopa métricas|~6 de sopa métrica
teaspoon-metric	colheres de chá métricas|~6 de chá métrica
tablespoon-imperial	colheres de sopa imperiais|~6 de sopa imperial
teaspoon-imperial	colheres de chá imperiais|~6 de chá imperial
shot	doses|~4
wine-bottle	garrafas de vinho|~7 de vinho
long-ton	toneladas longas|~8 longa
hundredweight	quintais curtos|~6l curto
long-hundredweight	quintais longos|~6l longo
quintal	quintais métricos|~6l métrico
micron	mícrons|~6
angstrom	angstroms|~8
hand	mãos|~3
league	léguas|~5
light-second	segundos-luz|~7-luz
light-minute	minutos-luz|~6-luz
light-hour	horas-luz|~4-luz
light-day	dias-luz|~3-luz
octet	octetos|~6
nibble	meios bytes|~4 byte
baud	bauds|~4
dyne	dinas|~4
erg	ergs|~3
gram-force	gramas-força|~5-força
tonne-force	toneladas-força|~8-força
torr	torrs|~4
atmosphere-technical	atmosferas técnicas|~9 técnica
ton-of-tnt	toneladas de TNT|~8 de TNT
tonne-of-oil-equivalent	toneladas equivalentes de petróleo|~8 equivalente de petróleo
millennium	milênios|~7
half-year	semestres|~8
year-common	anos comuns|~3 comum
year-leap	anos bissextos|~3 bissexto
delta-celsius	graus Celsius de diferença|~4 Celsius de diferença
delta-fahrenheit	graus Fahrenheit de diferença|~4 Fahrenheit de diferença
delta-kelvin	kelvins de diferença|~6 de diferença
are	ares|~3
gill	gills|~4
cord	cordas de lenha|~5 de lenha
stere	estéreos|~7
poise	poises|~5
stokes	stokes
gauss	gauss
maxwell	maxwells|~7
oersted	oersteds|~7
curie	curies|~5
roentgen	röntgens|~7
rad	rads|~3
rem	rems|~3
diopter	dioptrias|~8
nit	nits|~3
candlepower	velas|~4
stilb	stilbs|~5
phot	phots|~4
tex	tex
denier	deniers|~6
molar	molares|~5
jansky	janskys|~6
debye	debyes|~5
person-hour	horas-pessoa|~4-pessoa
person-day	dias-pessoa|~3-pessoa
pica	paicas|~5
tsubo	tsubos|~5
var	vars|~3
phon	fons|~3
sone	sones|~4
electron-mass	massas do elétron|~5 do elétron
proton-mass	massas do próton|~5 do próton
elementary-charge	cargas elementares|~5 elementar
mil	milésimos de polegada|~8 de polegada
watt-hour	watts-hora|~4-hora
ampere-hour	amperes-hora|~6-hora
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
  words: {"to":["em","para","a"],"and":["e","mais"],"per":["por"],"opening":["quanto são","quantos são","quanto é","quanto vale","quanto mede","quanto pesa","o que é","converter","converte","converta","de"],"howMany":["quantos","quantas"],"are":["há em","tem em","são","tem","têm","equivalem a","em"]},
};

export default locale;
