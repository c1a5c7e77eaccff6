// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'pt',
  plurals: 'other one',
  quantities: `
#length	Comprimento
metro~s|
mícron~s|

angstrom~s|

polegada~s|;;;f	pol.	$″
pés|pé		$′
jarda~s|;;;f


milha~s|;;;f
milha~s náuticas| náutica	mn
milésimo~s|~ de polegada

linha
grão de cevada
prego (tecido)
palmo menor
mão~s|
palmo
côvado
ana inglesa
passo


braça~s|	bça.
$ rod;-	$ rod	$ rod

$ chain;-	$ chain	$ chain

corrente de engenheiro
furlong~s|
légua~s|
amarra
amarra (EUA)
milha náutica britânica
légua marítima
milha de dados
milha~s escandinavas| escandinava;;;f	smi

elo (topográfico EUA)
vara (topográfica EUA)
corrente (topográfica EUA)
braça (topográfica EUA)
furlong (topográfico EUA)
milha (topográfica EUA)
légua (topográfica EUA)
unidade~s astronômicas| astronômica	ua
parsec~s|
segundo~s|~-luz
minuto~s|~-luz
hora~s|~-luz
dia~s|~-luz
ano~s|~-luz	ano~s|~-luz
raio~s terrestres| terrestre;~ terrestre
raio de Júpiter
raio~s solares| solar
comprimento de Planck




ponto~s| tipográfico;~s tipográficos
paica~s|

pixel CSS
ponto de impressor
paica de impressor
ponto TeX


shaku [JP];shaku (comprimento)	shaku [JP]
sun [JP];-	sun [JP]
bu (comprimento)
rin [JP];-	rin [JP]
ken [JP];-	ken [JP]
jo [JP];-	jo [JP]
chō (comprimento)
ri [JP];-	ri [JP]
shaku [cloth, JP];shaku (tecido)	shaku [cloth, JP]








pé do rei

pé romano


milha romana


côvado bíblico

côvado real
pé francês (Quebec)
arpent (comprimento)

légua castelhana
vara do Texas




pé do Cabo
rood do Cabo
#area	Área





hectare~s|
are~s|




polegada~s quadradas| quadrada	pol²;;$ por pol²
pés quadrados|pé quadrado





acre~s|		acre~s|
rood
seção
township
quadrado de telhado

milha quadrada (topográfica EUA)
acre (topográfico EUA)


polegada circular
duna~ns|m	duna~ns|m


tsubo~s|
bu [JP];bu (área)	bu [JP]
se [JP];-	se [JP]

cho [JP];-	cho [JP]




wa quadrado





marla pequena


cent (terra)
ground (Índia)
bigha (Bengala)
katha (Bengala)
chatak (terra)
katha (Assam)

bigha (Bihar)
katha (Bihar)
dhur (Bihar)

bigha (Nepal)
kattha (Nepal)
dhur (Nepal)



arpent de Paris



hide
#volume	Volume






litro~s|	l	$l
estéreo~s|

polegada~s cúbicas| cúbica	pol³
pés cúbicos|pé cúbico







acre-pé~s|	acre-pé~s|



corda~s|~ de lenha
pé Hoppus


gal~ões|ão


quarto~s|
pint~s|
xícara~s|;;;f	xíc.
gill~s|
onça~s fluidas| fluida;;;f		fl. oz.
dracma~s líquidos| líquido;~	dram fl
mínimo (EUA)
colher~es|~ de sopa;;;f	c. sopa
colher~es|~ de chá;;;f	c. chá
colher~es|~ de sobremesa;~;;f	csb
xícara legal (EUA)
onças fluidas métricas|onça fluida métrica;fl oz m.	$ fl oz m.	$ fl oz m.
esguicho
pitada~s|;~;;f	pitada~s|
tiquinho
tad
gota~s|;~;;f	gota~s|

dosador~es|;~	dosador~es|
dose~s|
quinto de galão
bushel~s|

galão seco
quarto seco
pinta seca
barri~s|l
barril de cerveja (EUA)
keg
barril de líquidos (EUA)
barril seco
barril de oxicoco

bota
tonel
gal~ões imperiais|ão imperial	gal. imp.
quarto~s imperiais| imperial;~ imperial	impqt
$ pt Imp.;-	$ pt Imp.	$ pt Imp.
$ cup Imp.;xícara imperial	$ cup Imp.	$ cup Imp.

onça~s fluidas imperiais| fluida imperial;;;f
dracma líquida imperial
mínimo imperial
colher~es de sopa imperiais| de sopa imperial
colher~es de chá imperiais| de chá imperial
colher~es de sobremesa imperiais| de sobremesa imperial;;;f	csb imp
peck imperial
alqueire imperial
barril imperial
firkin
kilderkin
hogshead imperial
xícara~s métricas| métrica;;;f	xícm
colher~es de sopa métricas| de sopa métrica
colher~es de chá métricas| de chá métrica
colher de sopa australiana
pint~s métricos| métrico	ptm
cup [JP];xícara japonesa	cup [JP]
osaji [JP];-	osaji [JP]
kosaji [JP];-	kosaji [JP]








dan (volume)








log (bíblico)





garrafa~s|~ de vinho
meia garrafa








koku [JP];-	koku [JP]
to [JP];-	to [JP]

shaku [vol, JP];shaku (volume)	shaku [vol, JP]
sai [JP];-	sai [JP]
#mass	Massa
quilograma~s|		$kg
grama~s|		$g
tonelada~s métricas| métrica;;;f

quinta~is métricos|l métrico
quilate~s|		ql
libra~s|;;;f

onça~s|;;;f

grão~s|;~	grão~s|
stone~s|
quarto de hundredweight
quinta~is curtos|l curto
quinta~is longos|l longo
tonelada~s americanas| americana
tonelada~s longas| longa
$ slug;-	$ slug	$ slug

onça~s|~ troy

libra de boticário
onça de boticário
dracma de boticário


tablete de manteiga
dose padrão (EUA)
unidade de álcool (RU)
dose padrão (Austrália)
dalton~s|
massa~s|~ do elétron
massa~s|~ do próton

massa de Planck
massa~s solares| solar;;;f
massa~s terrestres| terrestre;;;f
massa de Júpiter



fun [JP];-	fun [JP]

dan (massa)





tael troy


baht (massa)
baht de ouro








grão de Paris

libra castelhana

arroba métrica




libra romana
onça romana
dracma grega

mina ática
talento ático
siclo
mina bíblica
talento bíblico
#time	Tempo
segundo~s|
minuto~s|
hora~s|;;;f
dia~s|	dia~s|
semana~s|;;;f	sem.
$ fw;-	$ fw	$ fw
meses|mês	meses|mês
trimestre~s|;~;$/trimestre	trim.
semestre~s|
ano~s|	ano~s|
década~s|;;;f	déc.
século~s|	séc~s|~.
milênio~s|


noite~s|;;;f	noite~s|
dias (idade)
semanas (idade)
meses (idade)
anos (idade)
ano~s comuns| comum
ano~s bissextos| bissexto
ano gregoriano
mês gregoriano
ano trópico
ano sideral
mês sinódico
mês sideral
dia sideral
hora sideral
minuto sideral
segundo sideral
sol (dia marciano)



momento

tempo de Planck
unidade atômica de tempo
beat Swatch
#labor	Carga de trabalho
hora~s|~-pessoa
dia~s|~-pessoa
semana-pessoa
mês-pessoa
#temperature	Temperatura
kelvin~s|
grau~s|~ Celsius
grau~s|~ Fahrenheit
$ °R;-	$ °R	$ °R
#temperature-difference	Diferença de temperatura
kelvin~s|~ de diferença
grau~s|~ Celsius de diferença
grau~s|~ Fahrenheit de diferença
#speed	Velocidade e ritmo


quilômetro~s|~ por hora		$km/h


milha~s|~ por hora;;;f





nós|nó	nós|nó
nó britânico

luz~es|;~;;f	luz~es|
mach
unidade atômica de velocidade
#acceleration	Aceleração
metro~s|~ por segundo ao quadrado





força g;;;f	G
#angle	Ângulo
radiano~s|
grau~s|
minuto~s|~ de arco	arcmin~s|	$′
segundo~s|~ de arco	arcseg~s|	$″


grado~s|
revoluç~ões|ão;;;f
quadrante
signo do zodíaco
ângulo horário
quarta~s|~ de rumo
grau binário
milésimo (OTAN)
#solid-angle	Ângulo sólido
esterradiano~s|	$ sr	$ sr
#frequency	Frequência
hertz



ciclo por segundo
rotaç~ões|ão~ por segundo
rotaç~ões|ão~ por minuto
batimento~s|~ por minuto

quadro~s|~ por segundo
baud~s|
#angular-speed	Velocidade angular
#force	Força
newton~s|
dina~s|

quilograma~s|~-força	$ kgf	$ kgf
grama~s|~-força
tonelada~s|~-força
libra~s|~ de força
#pressure	Pressão
pasca~is|l
bar~s|	bar~s|
atmosfera~s|;;;f
atmosfera~s técnicas| técnica
torr~s|




libra~s|~ por polegada quadrada










milímetro de água
centímetro de água
metro de água
polegada de água
pé de água





milímetro~s|~ de mercúrio

polegada~s|~ de mercúrio
#energy	Energia
joule~s|
erg~s|

watt~s|~-hora
quilowatt~s|~-hora
elétron~s|~-volt
caloria~s|;;;f
caloria~s|;;;f	cal
caloria~s|~ [IT]	$ cal-IT	$ cal-IT




$ BTU-IT	$ BTU-IT	$ BTU-IT
unidade~s térmicas britânicas| térmica britânica	BTU








unidade~s térmicas norte-americanas| térmica norte-americana	thm EUA




tonelada~s|~ de TNT

tonelada~s equivalentes| equivalente~ de petróleo
#power	Potência
watt~s|
cavalo~s|~-vapor	cv
cavalo~s-vapor métricos|-vapor métrico












tonelada~s|~ de refrigeração
luminosidade~s solares| solar;;;f
#torque	Torque
newton-metro~s|	N⋅m






pés-libra|pé-libra	lbf⋅ft
#momentum	Quantidade de movimento
#moment-of-inertia	Momento de inércia
#surface-tension	Tensão superficial e rigidez
#fracture-toughness	Tenacidade à fratura
#fuel-economy	Consumo de combustível

litro~s|~ por 100 quilômetros	l/100 km
litro~s|~ por quilômetro	l/km



milha~s|~ por galão;;;f
milha~s|~ por galão imperial;;;f	mpg imp.
#data	Informação digital
bit~s|	bits	bit~s|
byte~s|	bytes	B
octeto~s|
meio~s bytes| byte





palavra (dados)
palavra dupla
#data-rate	Taxa de dados
#resolution	Resolução

pixel~s|~ por centímetro	ppcm

pixel~s|~ por polegada
ponto~s|~ por polegada
ponto~s|~ por centímetro
#graphics	Gráficos
pixel~s|
pts|ponto;pontos	pts|ponto	pts|pt
#typewidth	Largura tipográfica
ems|em;em tipográfico	em
#ratio	Razão e contagem
parte~s|	parte
por cento	$%
por mil	$‰
ponto~s|~ base;~	$‱

parte~s|~ por milhão;;;f
parte~s|~ por bilhão;;;f



kilate~s|	k
grau proof (EUA)
grau proof (RU)
par~es|
trio
meia~s dúzias| dúzia
dúzia~s|
dúzia de treze
vintena
centena~s|
cento longo

grosa grande
milhar~es|
miríade
lakh
milh~ões|ão
crore
bilh~ões|ão
trilh~ões|ão
mão de papel
resma
#container-capacity	Capacidade de contêineres
#level	Nível
razão de potências
decib~éis|el

neper~s|

stop
#loudness	Sonoridade
sone~s|
fon~s|
#musical-interval	Intervalo musical
razão de frequências
oitava~s|
tom inteiro
semito~ns|m
quarto de tom


década de frequência
#density	Densidade















slug por pé cúbico
#specific-weight	Peso específico


de mercúrio	de Hg
água (peso específico)
#linear-density	Densidade linear


tex
denier~s|
#area-density	Densidade superficial
#volume-flow	Vazão volumétrica



























polegada de mineiro
#mass-flow	Vazão mássica
#molar-flow	Vazão molar
#dynamic-viscosity	Viscosidade dinâmica

poise~s|
#kinematic-viscosity	Viscosidade cinemática


stokes
#fluidity	Fluidez
#vapor-permeance	Permeância ao vapor de água


perm (0 °C)
perm (23 °C)
#vapor-permeability	Permeabilidade ao vapor de água

perm polegada
perm polegada (0 °C)
perm polegada (23 °C)
#turbidity	Turbidez
#specific-energy	Energia específica
#energy-density	Densidade de energia





gas E;densidade energética da gasolina	gas E
#molar-energy	Energia molar
#thermal-conductivity	Condutividade térmica
#thermal-insulance	Isolamento térmico
#thermal-expansion	Dilatação térmica
#heat-capacity	Capacidade térmica e entropia
#specific-heat-capacity	Calor específico
#molar-heat-capacity	Capacidade térmica molar


constante dos gases
#heat-flux	Fluxo de calor e irradiância
#heat-transfer-coefficient	Coeficiente de transferência de calor
#radiant-exposure	Exposição radiante
#amount-of-substance	Quantidade de matéria
mol~s|
ite~ns|m	ite~ns|m
#molar-concentration	Concentração molar


pH
molar~es|

miligrama~s|~ por decilitro	mg/dl
#molality	Molalidade

de glicose	$ Glc	$ Glc
#catalytic-activity	Atividade catalítica
katal~s|	$ kat	$ kat
#catalytic-concentration	Concentração de atividade catalítica
#filtration-rate	Taxa de filtração glomerular
#electric-current	Corrente elétrica
ampere~s|
#current-noise-density	Densidade de ruído de corrente
#electric-charge	Carga elétrica
coulomb~s|	$ C	$ C
ampere~s|~-hora

carga~s elementares| elementar
#voltage	Tensão elétrica
volt~s|
#voltage-noise-density	Densidade de ruído de tensão
#electric-resistance	Resistência elétrica
ohm~s|
#electric-conductance	Condutância elétrica
siemens	$ S	$ S
#capacitance	Capacitância
farad~s|	$ F	$ F
#inductance	Indutância
henry~s|	$ H	$ H
#magnetic-flux	Fluxo magnético
weber~s|	$ Wb	$ Wb
maxwell~s|
polo unitário
#magnetic-flux-density	Densidade de fluxo magnético
tesla~s|	$ T	$ T
gauss
#magnetic-field-strength	Intensidade do campo magnético


oersted~s|
#magnetic-moment	Momento magnético
#electric-field-strength	Intensidade do campo elétrico
#electric-dipole-moment	Momento de dipolo elétrico

debye~s|
#resistivity	Resistividade elétrica
#conductivity	Condutividade elétrica
#apparent-power	Potência aparente e reativa

var~s|
#apparent-energy	Energia aparente e reativa
#luminous-intensity	Intensidade luminosa
candela~s|;~;;f
vela~s|
vela internacional
#luminance	Luminância

nit~s|



stilb~s|
#illuminance	Iluminância
lux



phot~s|
#luminous-flux	Fluxo luminoso
lúmen~s|;~
vela esférica
#luminous-exposure	Exposição luminosa
#wavenumber	Comprimento recíproco




dioptria~s|
#spectral-flux-density	Densidade de fluxo espectral

jansky~s|
#activity	Radioatividade
becquer~éis|el	$ Bq	$ Bq
curie~s|
#activity-concentration	Concentração de atividade
#absorbed-dose	Dose absorvida
gray~s|	$ Gy	$ Gy
rad~s|
#equivalent-dose	Dose equivalente
sievert~s|	$ Sv	$ Sv
rem~s|
#equivalent-dose-rate	Taxa de dose equivalente
#radiation-exposure	Exposição à radiação

röntgen~s|
#energy-per-distance	Energia por distância



quilowatt~s|~-hora por 100 quilômetros	kWh/100km
`,
  units: `
millimole-per-liter	milimol~s|~ por litro	mmol/l
petabyte	petabyte~s|
terabyte	terabyte~s|
terabit	terabit~s|	Tb
gigabyte	gigabyte~s|
gigabit	gigabit~s|	Gb
megabyte	megabyte~s|
megabit	megabit~s|	Mb
kilobyte	kilobyte~s|
kilobit	kilobit~s|	kb
millisecond	milissegundo~s|
microsecond	microssegundo~s|
nanosecond	nanossegundo~s|
milliampere	miliampere~s|
kilohertz	kilohertz
megapixel	megapixel~s|	MP
kilometer	quilômetro~s|
milligram	miligrama~s|
microgram	micrograma~s|
milliwatt	miliwatt~s|
millibar	milibar~es|		mb
megaliter	megalitro~s|	Ml
hectoliter	hectolitro~s|	hl
deciliter	decilitro~s|	dl
centiliter	centilitro~s|	cl
milliliter	mililitro~s|	ml
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
  words: {"to":["em","para","a","são","é"],"and":["e","mais"],"per":["por"],"opening":["quanto são","quantos são","quanto é","quanto vale","quanto mede","quanto pesa","o que é","converter","converte","converta","de","a quanto equivale","a quanto equivalem","quanto equivale"],"howMany":["quantos","quantas"],"are":["há em","tem em","são","tem","têm","equivalem a","em","existem em","cabem em","equivale a","equivalem"],"one":["um","uma"],"endings":[],"numbers":{"meia":"1/2","meio":"1/2","uma":"1","um":"1","dois":"2","duas":"2","três":"3","quatro":"4","cinco":"5","seis":"6","sete":"7","oito":"8","nove":"9","dez":"10","cem":"100"},"minus":["menos"],"aliases":{"quilo":"kilogram","quilos":"kilogram","kilos":"kilogram","graus centígrados":"celsius","grau centígrado":"celsius","centígrados":"celsius","litros por 100 km":"liter-per-100-kilometer","litros aos 100 km":"liter-per-100-kilometer","km por hora":"kilometer-per-hour"}},
};

export default locale;
