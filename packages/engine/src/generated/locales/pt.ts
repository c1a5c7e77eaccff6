// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'pt',
  plurals: 'other one',
  quantities: `
#length	Comprimento
metroZ
mícronZ

angstromZ

polegadaZ;;;f	pol.	$″
péZ		$′
jardaZ;;;f


milhaZ;;;f
milhaZ náuticaZ	mn
milésimoZ de polegada

linhaZ
grãoZ de cevada
pregoZ (tecido)
palmoZ menorW
mãoZ
palmoZ inglL
côvadoZ
anaZ inglesaZ
passoZ


braçaZ inglesaZ	bça.
varaZ (rod)

correnteZ (de agrimensor)

correnteZ de engenheiro
furlongZ
léguaZ inglesaZ
amarraZ
amarraZ (EUA)
milhaZ náuticaZ britânicaZ
léguaZ marítimaZ
milhaZ de dados
milhaZ escandinavaZ;;;f	smi

eloZ (topográficoZ EUA)
varaZ (topográficaZ EUA)
correnteZ (topográficaZ EUA)
braçaZ (topográficaZ EUA)
furlongZ (topográficoZ EUA)
milhaZ (topográficaZ EUA)
léguaZ (topográficaZ EUA)
unidadeZ astronômicaZ	ua
parsecZ
segundo7
minuto7
hora7
dia7
ano7	ano~s|~-luz
raioM terrestreM
raioZ de Júpiter
raioZ solarW
comprimentoZ de Planck

unidadeZ naturaY de comprimento



ponto~s| tipográfico;~s tipográficos
paicaZ

pixel CSS
pontoZ de impressor
paicaZ de impressor
pontoZ TeX
pontoZ escaladoZ
paicaZ TeX
pontoZ Didot TeX
cíceroZ TeX


shaku (comprimento)
sun [JP];-
bu (comprimento)
rin [JP];-
ken [JP];-
jo [JP];-
chō (comprimento)
ri [JP];-
shaku (tecido)








péZ do rei

péZ romanoZ


milhaZ romanaZ


côvadoZ bíblicoZ
palmo~s menores (bíblicos| menor (bíblico~)
côvadoZ reaY
péZ francL (Quebec)
arpentZ (comprimento)
varaZ espanholaZ
léguaZ castelhanaZ
varaZ do Texas




péZ do Cabo
rood do Cabo





varaZ dinamarquesaZ
klafterZ vienenseZ
#area	Área





hectareZ
areZ


barnZ
darcyZ
polegadaZ quadradaZ	pol²;;$ por pol²






acreZ		acre~s|
rood
seçV
township
quadradoZ de telhado

milhaZ quadradaZ (topográficaZ EUA)
acreZ (topográficoZ EUA)


polegadaZ circularW
duna8	duna~ns|m


tsuboZ
bu (área)
se [JP];-

cho [JP];-




wa quadradoZ





marla pequenaZ


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



arpentZ de Paris



hide





fen (Taiwan)
alqueireZ paulistaZ
alqueireZ mineiroZ

morgen prussianoZ
jeribZ afegãoZ
jugadaZ austríacaZ
#volume	Volume






litroZ	l	$l
estéreoZ

polegadaZ cúbicaZ	pol³








acre-péZ	acre-pé~s|



cordaZ de lenha
péZ Hoppus


galV


quartoZ de galão
pintZ
xícaraZ americanaZ
gillZ
onçaZ fluidaZ;;;f		fl. oz.
dracma~s líquidos| líquido;~	dram fl
mínimoZ (EUA)
colherW de sopa americanaZ
colherW de chá americanaZ
colher5 de sobremesa;;;f	csb
xícaraZ;;;f	xíc.
onças fluidas métricas|onça fluida métrica;fl oz m.	$ fl oz m.	$ fl oz m.
esguichoZ
pitadaM;;;f	pitada~s|
tiquinhoZ
tad
gotaM;;;f	gota~s|

dosador5	dosador~es|
doseZ
quintoZ de galão
bushelZ

galV secoZ
quartoZ secoZ
pintaZ secaZ
barri9
barri9 de cerveja (EUA)
keg
quartoZ de barril (EUA)
sextoZ de barril (EUA)
barri9 Cornelius
barri9 europeuZ
barri9 de líquidos (EUA)
barri9 secoZ
barri9 de oxicoco

pipaZ
ton4
galV imperiaY	gal. imp.
quarto~s imperiais| imperial;~ imperial	impqt
pintaZ imperiaY
xícaraZ imperiaY

onçaZ fluidaZ imperiaY;;;f
dracmaZ líquidaZ imperiaY
mínimoZ imperiaY
colherW de sopa imperiaY
colherW de sopa de meia onça
colherW de chá imperiaY
colherW de sobremesa imperiaY;;;f	csb imp
peckZ imperiaY
bushelZ imperiaY
barri9 imperiaY
firkin
kilderkin
hogsheadZ imperiaY
xícaraZ métricaZ;;;f	xícm
colherW de sopa;;;f	c. sopa
colherW de chá;;;f	c. chá
colherW de sobremesa métricaZ
colherW de sopa australianaZ
pintZ métricoZ	ptm
xícaraZ japonesaZ
osaji [JP];-
kosaji [JP];-








dan (volume)








log (bíblico)





garrafaZ de vinho
meiaZ garrafaZ








koku [JP];-
to [JP];-

shaku (volume)
sai [JP];-

terçoZ de corda

gantangZ malaioZ
#mass	Massa
quilogramaZ		$kg
gramaZ		$g
toneladaZ métricaZ;;;f

quintaY métricoZ
quilateZ		ql
libraZ;;;f

onçaZ;;;f

grãoM	grão~s|
stoneZ
quartoZ de hundredweight
quintaY curtoZ
quintaY longoZ
toneladaZ americanaZ
toneladaZ longaZ
slugZ

onçaZ troy

libraZ de boticário
onçaZ de boticário
dracmaZ de boticário


tableteZ de manteiga
doseZ padrão (EUA)
unidadeZ de álcool (RU)
doseZ padrão (Austrália)
daltonZ
massaZ do elétron
massaZ do próton
massaZ do nêutron
massaZ de Planck
massaZ solarW;;;f
massaZ terrestreZ;;;f
massaZ de Júpiter



fun [JP];-

dan (massa)





tael troy


baht (massa)
bahtZ de ouro








grãoZ de Paris

libraZ castelhanaZ
arrobaZ espanholaZ
arrobaZ




libraZ romanaZ
onçaZ romanaZ
dracmaZ gregaZ

minaZ áticaZ
talentoZ áticoZ
sicloZ
minaZ bíblicaZ
talentoZ bíblicoZ

gama (massa)



ticaY birmanL
ocaZ egípciaZ
cântaroZ egípcioZ
ocaZ cipriotaZ
libraZ suecaZ
#time	Tempo
segundoZ
minutoZ
horaZ;;;f
quartoZ de hora
diaZ	dia~s|
semanaZ;;;f	sem.
períodoZ de catorze dias
mL	meses|mês
trimestreM;;$/trimestre	trim.
semestreZ
anoZ	ano~s|
décadaZ;;;f	déc.
séculoZ	séc~s|~.
milênioZ


noiteZ;;;f	noite~s|
diaZ (idade)
semanaZ (idade)
mL (idade)
anoZ (idade)
anoZ comu8
anoZ bissextoZ
anoZ gregorianoZ
mL gregorianoZ
anoZ trópicoZ
anoZ sideraY
mL sinódicoZ
mL sideraY
mL tropicaY
diaZ sideraY
horaZ sideraY
minutoZ sideraY
segundoZ sideraY
sol (dia marciano)



momentoZ

tempoZ de Planck
unidadeZ atômicaZ de tempo
beat Swatch
#labor	Carga de trabalho
hora%
dia%
semana%
meses-pessoa|mês-pessoa
equivalenteZ a tempo integral
#temperature	Temperatura
kelvinZ
grauZ Celsius
grauZ Fahrenheit
grauZ Rankine
#temperature-difference	Diferença de temperatura
kelvinZ de diferença
grauZ Celsius de diferença
grauZ Fahrenheit de diferença
#speed	Velocidade e ritmo


quilômetroZ por hora		$km/h


milhaZ por hora;;;f





nóZ	nós|nó
nóZ britânicoZ

luz5;;;f	luz~es|
mach
unidadeZ atômicaZ de velocidade
#acceleration	Aceleração
metroZ por segundo ao quadrado





forçaZ g	G
galileo (Gal)
#angle	Ângulo
radianoZ
grauZ
minutoZ de arco	arcmin~s|	$′
segundoZ de arco	arcseg~s|	$″


gradoZ
revoluçV;;;f
quadranteZ
signoZ do zodíaco
ânguloZ horárioZ
quartaZ de rumo
grauZ binárioZ
milésimoZ (OTAN)
#solid-angle	Ângulo sólido
esterradianoZ	$ sr	$ sr
#frequency	Frequência
hertz




cicloZ por segundo
rotaçV por segundo
rotaçV por minuto
batimentoZ por minuto

quadroZ por segundo
baudZ
#angular-speed	Velocidade angular
#force	Força
newtonZ
dinaZ

quilograma!	$ kgf	$ kgf
grama!
tonelada!
libraZ de força
#pressure	Pressão
pascaY
barZ	bar~s|
atmosferaZ;;;f
atmosferaZ técnicaZ
torrZ




libraZ por polegada quadrada










milímetroZ de água
centímetroZ de água
metroZ de água
polegadaZ de água
péZ de água




micrômetroZ de mercúrio
milímetroZ de mercúrio
centímetroZ de mercúrio
polegadaZ de mercúrio
péZ de mercúrio




metroZ de mercúrio
#gauge-pressure	Pressão manométrica
#energy	Energia
jouleZ
ergZ

watt6
quilowatt6
elétron~s|~-volt
caloriaZ;;;f
caloriaZ;;;f	cal
caloriaZ [IT]	$ cal-IT	$ cal-IT




frigoriaZ
$ BTU-IT	$ BTU-IT	$ BTU-IT
unidadeZ térmicaZ britânicaZ	BTU








unidadeZ térmicaZ norte-americanaZ	thm EUA




toneladaZ de TNT
gramaZ de TNT

toneladaZ equivalenteZ de petróleo










foeZ
#power	Potência
wattZ
cavalo~s-vapor britânicos|-vapor britânico
cavalo~s|~-vapor	cv












toneladaZ de refrigeração
luminosidadeZ solarW;;;f






toneladaZ de torre de resfriamento
#torque	Torque
newton-metroZ	N⋅m






pés-libra|pé-libra	lbf⋅ft
#momentum	Quantidade de movimento
#moment-of-inertia	Momento de inércia
#surface-tension	Tensão superficial e rigidez
#fracture-toughness	Tenacidade à fratura
#fuel-economy	Consumo de combustível

litroZ por 100 quilômetros	l/100 km
litroZ por quilômetro	l/km



milhaZ por galão;;;f
milhaZ por galão imperial;;;f	mpg imp.
#data	Informação digital
bitZ	bits	bit~s|
byteZ	bytes	B
octetoZ
meioZ byteZ
parW de bits




palavraZ (dados)
palavraZ duplaZ
palavraZ quádruplaZ
#data-rate	Taxa de dados
#resolution	Resolução

pixelZ por centímetro	ppcm

pixelZ por polegada
pontoZ por polegada
pontoZ por centímetro
#graphics	Gráficos
pixelZ
pontoZ de imagem	pts|ponto	pts|pt
#typewidth	Largura tipográfica
ems|em;em tipográfico	em
#ratio	Razão e contagem
parteZ	parte
por cento	$%
por mil	$‰
pontoM base	$‱

parteZ por milhão;;;f
parteZ por bilhão;;;f



quilateZ	k
grauZ proof (EUA)
grauZ proof (RU)
parW
trioZ
meiaZ dúziaZ
dúziaZ
dúziaZ de treze
vintenaZ
centenaZ
centoZ longoZ
grosaZ
grosaZ grandeZ
milharW
miríadeZ
lakh
milhV
crore
bilhV
trilhV
mãoZ de papel
resmaZ
#container-capacity	Capacidade de contêineres
#level	Nível
razV de potências
decib4
belZ
neperZ

stop
#loudness	Sonoridade
soneZ
fonZ
#musical-interval	Intervalo musical
razV de frequências
oitavaZ
to8 inteiroZ
semito8
quartoZ de tom


décadaZ de frequência
#density	Densidade















slug por pé cúbico
#specific-weight	Peso específico


de mercúrio	de Hg
água (peso específico)
#linear-density	Densidade linear


tex
denierZ



número métrico de fio
#area-density	Densidade superficial












momme (seda)
#volume-flow	Vazão volumétrica



























polegadaZ de mineiro
sverdrupZ
#mass-flow	Vazão mássica
#molar-flow	Vazão molar
#dynamic-viscosity	Viscosidade dinâmica

poiseZ
#kinematic-viscosity	Viscosidade cinemática


stokes



segundoZ Redwood
#fluidity	Fluidez
#vapor-permeance	Permeância ao vapor de água


perm (0 °C)
perm (23 °C)
permZ métricoZ
#vapor-permeability	Permeabilidade ao vapor de água

perm polegadaZ
perm polegadaZ (0 °C)
perm polegadaZ (23 °C)
#turbidity	Turbidez
#specific-energy	Energia específica
#energy-density	Densidade de energia





densidade energética da gasolina
#molar-energy	Energia molar
#thermal-conductivity	Condutividade térmica
#thermal-insulance	Resistência térmica superficial
#thermal-expansion	Dilatação térmica
#heat-capacity	Capacidade térmica e entropia
#specific-heat-capacity	Calor específico
#molar-heat-capacity	Capacidade térmica molar


constante dos gases
#heat-flux	Fluxo de calor e irradiância
#heat-transfer-coefficient	Coeficiente de transferência de calor
#radiant-exposure	Exposição radiante
#amount-of-substance	Quantidade de matéria
molZ
ite8	ite~ns|m
#molar-concentration	Concentração molar


pH
molarW

miligramaZ de glicose por decilitro
#molality	Molalidade

de glicose	$ Glc	$ Glc
#catalytic-activity	Atividade catalítica
katalZ	$ kat	$ kat
unidadeZ enzimáticaZ
#catalytic-concentration	Concentração de atividade catalítica
#filtration-rate	Taxa de filtração glomerular
#electric-current	Corrente elétrica
ampereZ






ampereZ internacionaY médioZ
#current-noise-density	Densidade de ruído de corrente
#electric-charge	Carga elétrica
coulombZ	$ C	$ C
ampere6

cargaZ elementarW



franklinZ
#voltage	Tensão elétrica
voltZ



voltZ internacionaY médioZ
#voltage-noise-density	Densidade de ruído de tensão
#electric-resistance	Resistência elétrica
ohmZ




ohmZ internacionaY médioZ
#electric-conductance	Condutância elétrica
siemens	$ S	$ S
#capacitance	Capacitância
faradZ	$ F	$ F
#inductance	Indutância
henryZ	$ H	$ H
#magnetic-flux	Fluxo magnético
weberZ	$ Wb	$ Wb
maxwellZ
poloZ unitárioZ
#magnetic-flux-density	Densidade de fluxo magnético
teslaZ	$ T	$ T
gauss
#magnetic-field-strength	Intensidade do campo magnético


oerstedZ
#magnetic-moment	Momento magnético
#electric-field-strength	Intensidade do campo elétrico
#electric-dipole-moment	Momento de dipolo elétrico

debyeZ
#resistivity	Resistividade elétrica
#conductivity	Condutividade elétrica
#apparent-power	Potência aparente e reativa

varZ
#apparent-energy	Energia aparente e reativa
#luminous-intensity	Intensidade luminosa
candelaM;;;f
velaZ
velaZ internacionaY
#luminance	Luminância

nitZ



stilbZ
#illuminance	Iluminância
lux



photZ
#luminous-flux	Fluxo luminoso
lúmenM
velaZ esféricaZ
#luminous-exposure	Exposição luminosa
#wavenumber	Comprimento recíproco




dioptriaZ
#spectral-flux-density	Densidade de fluxo espectral

janskyZ
#activity	Radioatividade
becquer4	$ Bq	$ Bq
curieZ
#activity-concentration	Concentração de atividade
#absorbed-dose	Dose absorvida
grayZ	$ Gy	$ Gy
radZ (dose)
#equivalent-dose	Dose equivalente
sievertZ	$ Sv	$ Sv
remZ
#equivalent-dose-rate	Taxa de dose equivalente
#radiation-exposure	Exposição à radiação

röntgenZ
#energy-per-distance	Energia por distância



quilowatt6 por 100 quilômetros	kWh/100km
#antenna-gain	Ganho de antena
ganho sobre antena isotrópica
#computing-performance	Desempenho computacional
#telephone-traffic	Tráfego telefônico
#film-speed	Sensibilidade fotográfica
#heat-pump-efficiency	Eficiência de bombas de calor
#vascular-resistance	Resistência vascular
#acoustic-impedance	Impedância acústica específica
#biological-activity	Atividade biológica
#color-temperature	Temperatura de cor
K (temperatura de cor)
#gas-column	Coluna de gás
#specific-power	Potência específica


equivalenteZ metabólicoZ
#reduced-electric-field	Campo elétrico reduzido

townsend
`,
  units: `
petabyte	petabyteZ
terabyte	terabyteZ
terabit	terabitZ	Tb
gigabyte	gigabyteZ
gigabit	gigabitZ	Gb
megabyte	megabyteZ
megabit	megabitZ	Mb
kilobyte	kilobyteZ
kilobit	kilobitZ	kb
millisecond	milissegundoZ
microsecond	microssegundoZ
nanosecond	nanossegundoZ
kilohertz	kilohertz
megapixel	megapixelZ	MP
kilometer	quilômetroZ
decimeter	decímetroZ
centimeter	centímetroZ
millimeter	milímetroZ
micrometer	micrômetroZ
nanometer	nanômetroZ
picometer	picômetroZ
milligram	miligramaZ
microgram	microgramaZ
millibar	milibarW		mb
megaliter	megalitroZ	Ml
hectoliter	hectolitroZ	hl
deciliter	decilitroZ	dl
centiliter	centilitroZ	cl
milliliter	mililitroZ	ml
picosecond	picossegundoZ
femtosecond	femtossegundoZ
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
deci	deci{0}	d{0}
centi	centi{0}	c{0}
milli	mili{0}	m{0}
micro	micro{0}	μ{0}
nano	nano{0}	n{0}
pico	pico{0}	p{0}
femto	femto{0}	f{0}
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
times	{0*}-{1}	{0}⋅{1}
~Z	s||s
~Y	is|l|is
~W	es||es
~V	ões|ão|ões
~M	s||
~L	eses|ês|eses
~9	s|l|s
~8	ns|m|ns
~7	s-luz|-luz|s-luz
~6	s-hora|-hora|s-hora
~5	es||
~4	éis|el|éis
~!	s-força|-força|s-força
~%	s-pessoa|-pessoa|s-pessoa
`,
  words: {"systems":{"us":["american","estaduni"],"imperial":["britan","ingles","imperial"]},"belowZero":["abaixo de zero","negativos"],"to":["em","para","a","são","é","dá","dão","isso é","isso dá","isso são","quanto é em","quanto dá em","quanto são em","é quanto em","são quanto em","dá quanto em","equivale a","equivalem a","é igual a","corresponde a","=","pra"],"and":["e","mais"],"per":["por"],"opening":["forno a","a","quanto são","quantos são","quanto é","quanto vale","quanto mede","quanto pesa","o que é","converter","converte","converta","de","a quanto equivale","a quanto equivalem","quanto equivale","qual é o valor de","passe","passar","me converta","calcule"],"howMany":["quantos","quantas"],"are":["há em","tem em","são","tem","têm","equivalem a","em","existem em","cabem em","equivale a","equivalem","="],"one":["um","uma"],"endings":[],"of":["de"],"scales":{"dezena":"10","dezenas":"10","mil":"1000","mi":"1000000","milhoes":"1000000","bi":"1000000000","bilhoes":"1000000000","bilião":"1000000000000","biliões":"1000000000000"},"halves":{"e meia":"1/2","e meio":"1/2","um quarto":"1/4"},"polite":["por favor","obrigado","obrigada","me diga","me diz","você pode","pode","pode me dizer","você pode me dizer","quero saber","queria saber","gostaria de saber","preciso saber","quanto é","quanto dá","quanto são","quanto seria","são","seria","seriam","dá","é","olá","oi","bom dia","boa tarde","você poderia","poderia","me dizer","dizer-me","pode dizer-me","podia dizer-me"],"point":["vírgula"],"cardinals":{"0":"zero","1":"um|uma","2":"dois|duas","3":"três","4":"quatro","5":"cinco","6":"seis","7":"sete","8":"oito","9":"nove","10":"dez","11":"onze","12":"doze","13":"treze","14":"catorze|quatorze","15":"quinze","16":"dezesseis|dezasseis","17":"dezessete|dezassete","18":"dezoito","19":"dezenove|dezanove","20":"vinte","30":"trinta","40":"quarenta","50":"cinquenta","60":"sessenta","70":"setenta","80":"oitenta","90":"noventa","100":"cem|cento","200":"duzentos|duzentas","300":"trezentos|trezentas","400":"quatrocentos|quatrocentas","500":"quinhentos|quinhentas","600":"seiscentos|seiscentas","700":"setecentos|setecentas","800":"oitocentos|oitocentas","900":"novecentos|novecentas"},"parts":{"3":"terço|terços|terça parte|terças partes","4":"quarto|quartos|quarta parte","5":"quinto|quintos|quinta parte","6":"sexto|sextos","7":"sétimo|sétimos","8":"oitavo|oitavos","9":"nono|nonos","10":"décimo|décimos|décima parte","12":"doze avos","16":"dezesseis avos","100":"centésimo|centésimos"},"numbers":{"meia":"1/2","meio":"1/2","a metade":"1/2","metade":"1/2","a terça parte":"1/3","a quarta parte":"1/4","a décima parte":"1/10"},"minus":["menos"],"aliases":{"cavalos-vapor métricos":"horsepower-metric","cavalo-vapor métrico":"horsepower-metric","colheres de sopa métricas":"tablespoon-metric","colher de sopa métrica":"tablespoon-metric","colheres de chá métricas":"teaspoon-metric","colher de chá métrica":"teaspoon-metric","xícaras legais (EUA)":"cup-us-legal","xícara legal (EUA)":"cup-us-legal","caloria":"calorie","calorias":"calorie","sem.":"week","sem":"","col. sopa":"tablespoon-metric","col. de sopa":"tablespoon-metric","colher sopa":"tablespoon-metric","col. chá":"teaspoon-metric","col. de chá":"teaspoon-metric","colher chá":"teaspoon-metric","cor":"","cores":"","asa":"","asas":"","bus":"","onça líquida":"fluid-ounce","onças líquidas":"fluid-ounce","vara":"","varas":"","graus F":"fahrenheit","graus C":"celsius","pes":"foot","quarto":"","quartos":"","libra":"pound pound-force-per-square-inch","libras":"pound pound-force-per-square-inch","mega":"megabyte megabit-per-second","megas":"megabyte megabit-per-second","giga":"gigabyte gigabit-per-second","gigas":"gigabyte gigabit-per-second","tonelada":"tonne","toneladas":"tonne","quilo":"kilogram","quilos":"kilogram","kilos":"kilogram","graus centígrados":"celsius","grau centígrado":"celsius","centígrados":"celsius","litros por 100 km":"liter-per-100-kilometer","litros aos 100 km":"liter-per-100-kilometer","km por hora":"kilometer-per-hour","gr":"gram","grs":"gram","mt":"meter","mts":"meter","mtrs":"meter","cavalo":"horsepower-metric","cavalos":"horsepower-metric","CV":"horsepower-metric","lt":"liter","lts":"liter","m2":"square-meter","metro quadrado":"square-meter","mt2":"square-meter","pol.":"inch","pols":"inch","légua":"","léguas":"","quinzena":"","quinzenas":"","alqueire":"alqueire-paulista alqueire-mineiro","alqueires":"alqueire-paulista alqueire-mineiro","xíc.":"cup-us-legal","chávena":"cup-us-legal","colher de café":"","colher de sobremesa":"","c. sopa":"tablespoon-metric","colheres sopa":"tablespoon-metric","c. chá":"teaspoon-metric","colheres chá":"teaspoon-metric","arroba métrica":"arroba-metric","arrobas métricas":"arroba-metric","copo":"","copos":"","copo americano":"","xícara de chá":"cup-us-legal","xícaras de chá":"cup-us-legal","xícara (chá)":"cup-us-legal","xícaras (chá)":"cup-us-legal","xícara de café":"","xícaras de café":"","km/h":"kilometer-per-hour","kmh":"kilometer-per-hour","nó":"knot","metro cúbico":"cubic-meter","metros cúbicos":"cubic-meter","braça":"","braças":"","palmo":"","palmos":"","tarefa":"","tarefas":"","cc":"cubic-centimeter","dz":"dozen","km por h":"kilometer-per-hour","l por 100 km":"liter-per-100-kilometer","l aos 100":"liter-per-100-kilometer","l aos 100 km":"liter-per-100-kilometer","litros aos 100":"liter-per-100-kilometer","litros a cada 100 km":"liter-per-100-kilometer"},"regions":{"PT":{"xícara":"cup-metric","xícaras":"cup-metric","chávena":"cup-metric","chávenas":"cup-metric"}}},
};

export default locale;
