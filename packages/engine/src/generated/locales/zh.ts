// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'zh',
  plurals: 'other',
  units: `
g-force	G力	G
meter-per-square-second	每平方秒$米;米/秒²	$ m/s²	米/秒²
revolution	转	转
radian	弧度	弧度
degree	度
arc-minute	弧分	弧分	′
arc-second	弧秒	弧秒	″
square-kilometer	平方公里;;$/平方公里	平方公里	km²
hectare	公顷	公顷	ha
square-meter	平方米;;$/平方米	平方米	m²
square-centimeter	平方厘米;;$/平方厘米	平方厘米	cm²
square-mile	平方英里;;$/平方英里	平方英里	mi²
acre	英亩	英亩	ac
square-yard	平方码	平方码	yd²
square-foot	平方英尺	平方英尺	ft²
square-inch	平方英寸;;$/平方英寸	平方英寸	in²
dunam	杜纳亩	杜纳亩	dunam
karat	克拉	$ kt
milligram-ofglucose-per-deciliter	每分升$毫克;毫克/分升	$ mg/dL
millimole-per-liter	每升$毫摩尔;毫摩尔/升	$ mmol/L
item	项	项
part	份	份
part-per-1e6	百万分之$;ppm
percent	%
permille	‰
permyriad	‱
mole	摩尔	$ mol
ofglucose	葡萄糖	Glc
liter-per-kilometer	每公里$升;升/公里	$ L/km
liter-per-100-kilometer	升/100千米	$ L/100km
mile-per-gallon	每加仑$英里;英里/加仑	$ mpg US	mpg
mile-per-gallon-imperial	每英制加仑$英里;英里/英制加仑	$ mpg Imp.	m/gUK
byte	字节	$ B	$ B
bit	比特	$ b	$ b
century	个世纪	个世纪
decade	个十年	个十年
year	年;;$/年	年
quarter	季;季度;$/季	季
month	个月;;$/月	个月;;$/月
week	周;;$/周	周
day	天;;$/天	天
hour	小时;;$/小时	小时
minute	分钟;;$/分钟	分钟
second	秒钟;;$/秒	秒
millisecond	毫秒	毫秒	ms
microsecond	微秒	微秒	μs
nanosecond	纳秒	纳秒	ns
ampere	安培	$ A
milliampere	毫安	$ mA
ohm	欧姆	$ Ω
volt	伏特	$ V
kilocalorie	千卡	千卡	kcal
calorie	卡路里	卡	cal
foodcalorie	大卡	$ Cal
kilojoule	千焦	千焦	kJ
joule	焦耳	焦耳	J
kilowatt-hour	千瓦时	千瓦时	kWh
electronvolt	电子伏特	电子伏	eV
british-thermal-unit	英热单位	英热单位	Btu
therm-us	美制克卡	美制克卡
pound-force	磅力	$ lbf
newton	牛顿	牛
kilowatt-hour-per-100-kilometer	千瓦时/100千米	$ kWh/100km
gigahertz	吉赫	$ GHz
megahertz	兆赫	$ MHz
kilohertz	千赫	$ kHz
hertz	赫兹	$ Hz
em	$ em	$ em
pixel	像素	$ px
megapixel	百万像素	$ MP
pixel-per-centimeter	像素/厘米	$ ppcm
pixel-per-inch	像素/英寸	$ ppi
dot-per-centimeter	点/厘米	$ dpcm
dot-per-inch	点/英寸	$ dpi
dot	点	点	dot
earth-radius	地球半径	$ R⊕
kilometer	公里;;$/公里	公里
meter	米;;$/米	米
decimeter	分米	分米	dm
centimeter	厘米;;$/厘米	厘米
millimeter	毫米	毫米
micrometer	微米	微米	μm
nanometer	纳米	纳米	nm
picometer	皮米	皮米	pm
mile	英里	英里	mi
yard	码	码	yd
foot	英尺;;$/英尺	英尺	′
inch	英寸;;$/英寸	英寸	″
parsec	秒差距	秒差距	pc
light-year	光年	光年	ly
astronomical-unit	天文单位	天文单位	au
furlong	弗隆	弗隆	fur
fathom	英寻	英寻	fth
nautical-mile	海里	海里	nmi
mile-scandinavian	斯堪的纳维亚英里	斯堪的纳维亚英里	smi
point	$ pt	$ pt
solar-radius	太阳半径	太阳半径	R☉
lux	勒克斯	$ lx
candela	坎德拉	$ cd
lumen	流明	$ lm
solar-luminosity	太阳光度	$ L☉
tonne	公吨	$ t
kilogram	千克	$ kg
gram	克	$ g
ton	吨	$ tn
stone	英石	$ st
pound	磅	$ lb	#
ounce	盎司	$ oz
ounce-troy	金衡制盎司	$ oz t
carat	克拉	$ CD
dalton	道尔顿	$ Da
earth-mass	地球质量	$ M⊕
solar-mass	太阳质量	$ M☉
grain	格令	$ gr
gigawatt	吉瓦	吉瓦	GW
megawatt	兆瓦	兆瓦	MW
kilowatt	千瓦	千瓦	kW
watt	瓦特	瓦	W
milliwatt	毫瓦	毫瓦	mW
horsepower	马力	马力	hp
millimeter-ofhg	毫米汞柱	$ mmHg
ofhg	汞柱	Hg
pound-force-per-square-inch	每平方英寸$磅;磅/平方英寸	$ psi
inch-ofhg	英寸汞柱	$ inHg	″ Hg
bar	巴	$ bar
millibar	毫巴	$ mbar	mb
atmosphere	个标准大气压;标准大气压	$ atm
pascal	帕斯卡	$ Pa
kilometer-per-hour	每小时$公里;公里/小时	$ km/h
meter-per-second	每秒$米;米/秒	$ m/s
mile-per-hour	每小时$英里;英里/小时	$ mi/h	mph
knot	节	$ kn
celsius	摄氏度
fahrenheit	华氏度
kelvin	开尔文
pound-force-foot	磅英尺	$ lbf⋅ft
newton-meter	牛顿米	牛米
cubic-kilometer	立方千米	立方千米	km³
cubic-meter	立方米;;$/立方米	立方米	m³
cubic-centimeter	立方厘米;;$/立方厘米	立方厘米	cm³
cubic-mile	立方英里	立方英里	mi³
cubic-yard	立方码	立方码	yd³
cubic-foot	立方英尺	立方英尺	ft³
cubic-inch	立方英寸	立方英寸	in³
megaliter	兆升	兆升
hectoliter	公石	公石	hL
liter	升;;$/升	升
deciliter	分升	分升	dL
centiliter	厘升	厘升	cL
milliliter	毫升	毫升	mL
pint-metric	公制品脱	公制品脱	mpt
cup-metric	公制杯	公制杯	mc
fluid-ounce-metric	公制液量盎司	公制液量盎司
acre-foot	英亩英尺	英亩英尺	ac ft
bushel	蒲式耳	蒲式耳	bu
gallon	加仑;;$/加仑	加仑	gal
gallon-imperial	英制加仑;;$/英制加仑	英制加仑	galIm
quart	夸脱	夸脱	qt
pint	品脱	品脱	pt
pint-imperial	$ pt Imp.;-	$ pt Imp.	$ pt Imp.
cup	杯	杯	c
cup-imperial	$ cup Imp.;英制杯	$ cup Imp.	$ cup Imp.
fluid-ounce	液盎司	液盎司	fl oz
fluid-ounce-imperial	英制液盎司	英制液盎司	fl oz Im
tablespoon	汤匙	汤匙	tbsp
teaspoon	茶匙	茶匙	tsp
barrel	桶	桶	bbl
dessert-spoon	甜点匙	甜点匙	dsp
dessert-spoon-imperial	英制甜点匙	$ dstspn Imp	dsp-Imp
drop	滴	滴	dr
dram	打兰	液量打兰	fl.dr.
jigger	量杯	量杯	jigger
pinch	撮	撮	pn
quart-imperial	英制夸脱	$ qt Imp.	qt-Imp.
steradian	球面度
katal	开特
coulomb	库仑	$ C	$ C
farad	法拉	$ F	$ F
henry	亨利	$ H	$ H
siemens	西门子	$ S	$ S
calorie-it	国际蒸汽表卡路里	国际蒸汽表卡	cal-IT
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	贝克勒尔	贝克	Bq
sievert	$ 西弗	西弗	Sv
gray	戈瑞	戈瑞	Gy
kilogram-force	千克力
rod	$ rod;-	$ rod	$ rod
chain	$ chain;-	$ chain	$ chain
tesla	特斯拉
weber	韦伯
rankine	$ °R;-	$ °R	$ °R
fortnight	$ fw;-	$ fw	$ fw
slug	$ slug;斯勒格	$ slug	$ slug
gasoline-energy-density	$ gas E;汽油能量密度	$ gas E	$ gas E
rin	$ rin [JP];-	$ rin [JP]	$ rin [JP]
sun	$ sun [JP];-	$ sun [JP]	$ sun [JP]
shaku-length	$ shaku [JP];尺（日）	$ shaku [JP]	$ shaku [JP]
shaku-cloth	$ shaku [cloth, JP];鲸尺	$ shaku [cloth, JP]	$ shaku [cloth, JP]
ken	$ ken [JP];-	$ ken [JP]	$ ken [JP]
jo-jp	$ jo [JP];-	$ jo [JP]	$ jo [JP]
ri-jp	$ ri [JP];-	$ ri [JP]	$ ri [JP]
bu-jp	$ bu [JP];步（日）	$ bu [JP]	$ bu [JP]
se-jp	$ se [JP];-	$ se [JP]	$ se [JP]
cho	$ cho [JP];-	$ cho [JP]	$ cho [JP]
kosaji	$ kosaji [JP];-	$ kosaji [JP]	$ kosaji [JP]
osaji	$ osaji [JP];-	$ osaji [JP]	$ osaji [JP]
cup-jp	$ cup [JP];日式杯	$ cup [JP]	$ cup [JP]
shaku	$ shaku [vol, JP];勺（日）	$ shaku [vol, JP]	$ shaku [vol, JP]
sai	$ sai [JP];-	$ sai [JP]	$ sai [JP]
to-jp	$ to [JP];-	$ to [JP]	$ to [JP]
koku	$ koku [JP];-	$ koku [JP]	$ koku [JP]
light-speed	光	光
fun	$ fun [JP];-	$ fun [JP]	$ fun [JP]
part-per-1e9	十亿分之$;十亿分比
night	晚;;$/晚	晚
decibel	分贝
neper	奈培
octave	八度
semitone	半音
gradian	百分度
compass-point	罗经点
rotation-per-minute	转每分
rotation-per-second	转每秒
beat-per-minute	次每分
frame-per-second	帧每秒
mach	马赫
pair	对
half-dozen	半打
dozen	打
hundred	百
thousand	千
million	百万
billion	十亿
trillion	万亿
horsepower-metric	公制马力
ton-of-refrigeration	冷吨
tablespoon-metric	公制汤匙
teaspoon-metric	公制茶匙
tablespoon-imperial	英制汤匙
teaspoon-imperial	英制茶匙
shot	小杯
wine-bottle	葡萄酒瓶
long-ton	长吨
hundredweight	美担
long-hundredweight	英担
quintal	公担
micron	微米（旧称）
angstrom	埃
hand	手宽
league	里格
light-second	光秒
light-minute	光分
light-hour	光时
light-day	光日
octet	八位组
nibble	半字节
baud	波特
dyne	达因
erg	尔格
gram-force	克力
tonne-force	吨力
torr	托
atmosphere-technical	工程大气压
ton-of-tnt	吨TNT当量
tonne-of-oil-equivalent	吨油当量
millennium	千年
half-year	半年
year-common	平年
year-leap	闰年
delta-celsius	摄氏度温差
delta-fahrenheit	华氏度温差
delta-kelvin	开尔文温差
are	公亩
gill	吉耳
cord	考得
stere	立方米木材
poise	泊
stokes	斯托克斯
gauss	高斯
maxwell	麦克斯韦
oersted	奥斯特
curie	居里
roentgen	伦琴
rad	拉德
rem	雷姆
diopter	屈光度
nit	尼特
candlepower	烛光
stilb	熙提
phot	辐透
tex	特克斯
denier	旦
molar	摩尔每升（体积摩尔）
jansky	央斯基
debye	德拜
person-hour	人时
person-day	人日
pica	派卡
tsubo	坪
var	乏
phon	方
sone	宋
electron-mass	电子质量
proton-mass	质子质量
elementary-charge	元电荷
mil	密耳
watt-hour	瓦时
ampere-hour	安时
cycle-per-second	循环每秒
proof	美制酒度
proof-imperial	英制酒度
trio	三个
bakers-dozen	十三个
score	二十个
long-hundred	长百
great-gross	大罗
lakh	十万（拉克）
crore	千万（克若尔）
quire	刀（纸）
ream	令
rood	路得
section	平方英里地段
township	镇区
roofing-square	屋面方
square-mile-survey-us	平方英里（美测量）
acre-survey-us	英亩（美测量）
link-survey-us	令（美测量）
rod-survey-us	杆（美测量）
chain-survey-us	链（美测量）
fathom-survey-us	英寻（美测量）
furlong-survey-us	浪（美测量）
mile-survey-us	英里（美测量）
league-survey-us	里格（美测量）
circular-inch	圆英寸
person-week	人周
person-month	人月
spherical-candlepower	球面烛光
candle-international	国际烛光
dash	少许
smidgen	微量
tad	一点
fifth	五分之一加仑
gallon-dry	干量加仑
quart-dry	干量夸脱
pint-dry	干量品脱
barrel-dry	干量桶
barrel-beer	啤酒桶（美）
barrel-liquid	液量桶（美）
barrel-cranberry	蔓越莓桶
barrel-imperial	英制桶
keg	小啤酒桶
butt	大桶
tun	大酒桶
firkin	小木桶
kilderkin	中木桶
hogshead-imperial	英制豪格海
cup-us-legal	美制法定杯
dram-imperial	英制液量打兰
minim-imperial	英制量滴
minim	美制量滴
peck-imperial	英制配克
bushel-imperial	英制蒲式耳
tablespoon-australian	澳制汤匙
half-bottle	半瓶
quarter-hundredweight	四分之一美担
pound-apothecary	药衡磅
ounce-apothecary	药衡盎司
dram-apothecary	药衡打兰
butter-stick	黄油条
standard-drink-us	标准杯（美）
standard-drink-australian	标准杯（澳）
unit-of-alcohol	酒精单位（英）
planck-mass	普朗克质量
planck-length	普朗克长度
planck-time	普朗克时间
jupiter-mass	木星质量
jupiter-radius	木星半径
atomic-unit-of-time	原子时间单位
atomic-unit-of-velocity	原子速度单位
line	英分
barleycorn	大麦粒
nail	纳尔
palm	掌
span	拃
cubit	腕尺
ell	厄尔
pace	步
chain-engineer	工程链
cable	链（海）
cable-us	链（美海）
nautical-mile-imperial	英制海里
knot-imperial	英制节
nautical-league	海里格
data-mile	数据英里
pixel-css	CSS像素
point-printer	印刷点
pica-printer	印刷派卡
point-tex	TeX点
quadrant	象限
zodiac-sign	黄道宫
hour-angle	时角
binary-degree	二进制度
mil-nato	密位（北约）
power-ratio	功率比
frequency-ratio	频率比
frequency-decade	频率十倍程
stop	档（曝光）
whole-tone	全音
quarter-tone	四分之一音
day-person	天（年龄）
week-person	周（年龄）
month-person	月（年龄）
year-person	年（年龄）
year-gregorian	格里高利年
month-gregorian	格里高利月
year-tropical	回归年
year-sidereal	恒星年
month-synodic	朔望月
month-sidereal	恒星月
day-sidereal	恒星日
hour-sidereal	恒星时
minute-sidereal	恒星分
second-sidereal	恒星秒
sol	火星日
moment	片刻
swatch-beat	斯沃琪节拍
word	字（数据）
unit-pole	单位磁极
molar-gas-constant	气体常数
ph	pH
of-water	水（重度）
millimeter-of-water	毫米水柱
centimeter-of-water	厘米水柱
meter-of-water	米水柱
inch-of-water	英寸水柱
foot-of-water	英尺水柱
cent-land	分地（印）
ground	地（印）
li	市里
chi	市尺
cun	市寸
zhang	市丈
jin	市斤
liang	市两
qian	市钱
dan-mass	市担
sheng	市升
dou	市斗
mu	市亩
ping	坪（台湾）
catty	司马斤
tael	司马两
picul	司马担
tael-troy	金衡两
chek	司马尺
pyeong	坪（韩国）
kip	千磅
faraday	法拉第
mile-roman	罗马里
cubit-biblical	圣经肘
arpent-length	阿尔邦（长度）
bu-length	分（日）
cho-length	町（日）
square-wa	平方哇
arpent-paris	巴黎阿尔邦
hide	海德
dan-volume	市石
log-biblical	罗革
baht-mass	铢（质量）
grain-paris	巴黎格令
arroba-metric	公制阿罗瓦
libra-roman	罗马磅
uncia	罗马盎司
mina-attic	阿提卡弥那
talent-attic	阿提卡塔兰特
mina-biblical	圣经弥那
talent-biblical	圣经塔兰特
drachma	德拉克马
shekel	舍客勒
pied-du-roi	法国王尺
e1	欧标E1
e3	欧标E3
`,
  patterns: `
joiner			
quetta	昆{0}	Q{0}
ronna	容{0}	R{0}
yotta	尧{0}	Y{0}
zetta	泽{0}	Z{0}
exa	艾{0}	E{0}
peta	拍{0}	P{0}
tera	太{0}	T{0}
giga	吉{0}	G{0}
mega	兆{0}	M{0}
kilo	千{0}	k{0}
hecto	百{0}	h{0}
deka	十{0}	da{0}
deci	分{0}	d{0}
centi	厘{0}	c{0}
milli	毫{0}	m{0}
micro	微{0}	μ{0}
nano	纳{0}	n{0}
pico	皮{0}	p{0}
femto	飞{0}	f{0}
atto	阿{0}	a{0}
zepto	仄{0}	z{0}
yocto	幺{0}	y{0}
ronto	柔{0}	r{0}
quecto	亏{0}	q{0}
yobi	Yi{0}	Yi{0}
zebi	Zi{0}	Zi{0}
exbi	Ei{0}	Ei{0}
pebi	Pi{0}	Pi{0}
tebi	Ti{0}	Ti{0}
gibi	Gib{0}	Gi{0}
mebi	Mi{0}	Mi{0}
kibi	Ki{0}	Ki{0}
square	平方{0}	{0}²
cubic	立方{0}	{0}³
per	每{1}{0}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
`,
  quantities: `
length	长度
area	面积
volume	体积
mass	质量
time	时间
labor	工作量
temperature	温度
temperature-difference	温差
speed	速度与配速
acceleration	加速度
angle	角度
solid-angle	立体角
frequency	频率
angular-speed	角速度
force	力
pressure	压力
energy	能量
power	功率
torque	扭矩
momentum	动量
moment-of-inertia	转动惯量
surface-tension	表面张力与刚度
fracture-toughness	断裂韧度
fuel-economy	油耗
data	数据量
data-rate	数据传输率
resolution	分辨率
graphics	图形
typewidth	字宽
ratio	比例与数量
container-capacity	集装箱容量
level	电平
loudness	响度
musical-interval	音程
density	密度
specific-weight	重度
linear-density	线密度
area-density	面密度
volume-flow	体积流量
mass-flow	质量流量
molar-flow	摩尔流量
dynamic-viscosity	动力黏度
kinematic-viscosity	运动黏度
fluidity	流度
vapor-permeance	水蒸气透过率
vapor-permeability	水蒸气渗透率
turbidity	浊度
specific-energy	比能
energy-density	能量密度
molar-energy	摩尔能
thermal-conductivity	导热系数
thermal-insulance	热阻
thermal-expansion	热膨胀
heat-capacity	热容与熵
specific-heat-capacity	比热容
molar-heat-capacity	摩尔热容
heat-flux	热流密度与辐照度
heat-transfer-coefficient	传热系数
radiant-exposure	辐射曝光量
amount-of-substance	物质的量
molar-concentration	物质的量浓度
molality	质量摩尔浓度
catalytic-activity	催化活性
catalytic-concentration	催化活性浓度
filtration-rate	肾小球滤过率
electric-current	电流
current-noise-density	电流噪声密度
electric-charge	电荷
voltage	电压
voltage-noise-density	电压噪声密度
electric-resistance	电阻
electric-conductance	电导
capacitance	电容
inductance	电感
magnetic-flux	磁通量
magnetic-flux-density	磁通密度
magnetic-field-strength	磁场强度
magnetic-moment	磁矩
electric-field-strength	电场强度
electric-dipole-moment	电偶极矩
resistivity	电阻率
conductivity	电导率
apparent-power	视在功率与无功功率
apparent-energy	视在电能与无功电能
luminous-intensity	发光强度
luminance	亮度
illuminance	照度
luminous-flux	光通量
luminous-exposure	曝光量
wavenumber	波数
spectral-flux-density	光谱流量密度
activity	放射性活度
activity-concentration	活度浓度
absorbed-dose	吸收剂量
equivalent-dose	当量剂量
equivalent-dose-rate	当量剂量率
radiation-exposure	照射量
energy-per-distance	单位距离能量
`,
  words: {"to":["换算成","换算为","转换成","转换为","等于多少","是多少","合多少","等于","是","转","到","为","成","in","相当于多少","有多少","合多少","等于几","是几","换算多少","换成","折合","相当于","换","兑","有几","合"],"and":["和","加"],"per":["每"],"opening":["多少是","请问","把","将"],"howMany":["多少"],"are":["是","等于","有"],"one":[],"endings":[],"numbers":{"半":"1/2","一":"1","两":"2","二":"2","三":"3","四":"4","五":"5","六":"6","七":"7","八":"8","九":"9","十":"10"},"minus":["零下","负"],"aliases":{"摄氏$度":"celsius","华氏$度":"fahrenheit","公斤":"kilogram","华氏":"fahrenheit","摄氏":"celsius","平米":"square-meter","千米":"kilometer","公升":"liter"}},
};

export default locale;
