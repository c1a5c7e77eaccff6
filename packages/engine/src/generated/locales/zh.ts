// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'zh',
  plurals: 'other',
  quantities: `
#length	长度
米;;$/米	米
微米（旧称）

埃
费米
英寸;;$/英寸	英寸	″
英尺;;$/英尺	英尺	′
码	码	yd


英里	英里	mi
海里	海里	nmi
密耳

英分
大麦粒
纳尔
掌
手宽
拃
腕尺
厄尔
步
斯穆特

英寻	英寻	fth
杆（英制）
卡拉姆
链（英制）

工程链
弗隆	弗隆	fur
里格
链（海）
链（美海）
英制海里
海里格
数据英里
斯堪的纳维亚英里	斯堪的纳维亚英里	smi

令（美测量）
杆（美测量）
链（美测量）
英寻（美测量）
浪（美测量）
英里（美测量）
里格（美测量）
天文单位	天文单位	au
秒差距	秒差距	pc
光秒
光分
光时
光日
光年	光年	ly
地球半径	$ R⊕
木星半径
太阳半径	太阳半径	R☉
普朗克长度

自然长度单位



印刷点	印刷点
派卡
缇
CSS像素
印刷点
印刷派卡
TeX点
缩放点
TeX派卡
TeX迪多点
TeX西塞罗点

西塞罗点
尺（日）
寸（日本）
分（日）
厘（日本）
间（日本）
丈（日本）
町（日）
里（日本）
鲸尺
尺
寸
丈
里
司马尺
哇（泰国）
法分

法国王尺
图瓦兹
罗马尺
罗马步
罗马斯塔德
罗马里
希腊尺
希腊斯塔德
圣经肘
掌宽（圣经）
皇家腕尺
魁北克尺
阿尔邦（长度）
瓦拉
西班牙里格
得克萨斯瓦拉
俄尺
俄寸
俄丈
俄里
开普尺
开普路得
卡萨巴



瑞典尺
丹麦阿伦
维也纳克拉夫特
#area	面积
平方米;;$/平方米	平方米	m²
平方公里;;$/平方公里	平方公里	km²

平方厘米;;$/平方厘米	平方厘米	cm²

公顷	公顷	ha
公亩


靶恩
达西
平方英寸;;$/平方英寸	平方英寸	in²
平方英尺	平方英尺	ft²
平方码	平方码	yd²
平方英里;;$/平方英里	平方英里	mi²



英亩	英亩	ac
路得
平方英里地段
镇区
屋面方

平方英里（美测量）
英亩（美测量）


圆英寸
杜纳亩	杜纳亩	dunam
斯特雷马
费丹
坪
步（日）
亩（日本）
段（日本）
町（日本面积）
叠（榻榻米）
坪（韩国）
坪（台湾）
亩
平方哇
颜（泰国）
莱
贡塔
卡纳尔
马拉
小马拉
穆拉巴
安卡南
分地（印）
地（印）
比加（孟加拉）
卡塔（孟加拉）
查塔克（孟加拉）
卡塔（阿萨姆）
莱萨
比加（比哈尔）
卡塔（比哈尔）
杜尔（比哈尔）
比斯瓦
比加（尼泊尔）
卡塔（尼泊尔）
杜尔（尼泊尔）
罗帕尼
阿纳
阿尔邦
巴黎阿尔邦
俄亩
摩根（面积）
罗马亩
海德
曼萨纳
奎尔达

图兰

分（台湾）
阿尔克雷（圣保罗）
阿尔克雷（米纳斯吉拉斯）
塔雷亚
普鲁士摩根
阿富汗杰里布
奥地利约赫
#volume	体积
立方米;;$/立方米	立方米	m³
立方千米	立方千米	km³

立方厘米;;$/立方厘米	立方厘米	cm³


升;;$/升	升
立方米木材

立方英寸	立方英寸	in³
立方英尺	立方英尺	ft³
立方码	立方码	yd³
立方英里	立方英里	mi³





英亩英尺	英亩英尺	ac ft



考得
霍普斯尺


加仑;;$/加仑	加仑	gal


夸脱	夸脱	qt
品脱	品脱	pt
美制杯
吉耳
液盎司	液盎司	fl oz
打兰	液量打兰	fl.dr.
美制量滴
美制汤匙
美制茶匙
甜点匙	甜点匙	dsp
美制法定杯
公制液量盎司	公制液量盎司
少许
撮	撮	pn
微量
一点
滴	滴	dr

量杯	量杯	jigger
小杯
美制五分之一加仑瓶
蒲式耳	蒲式耳	bu

干量加仑
干量夸脱
干量品脱
桶	桶	bbl
啤酒桶（美）
小啤酒桶
四分之一啤酒桶
六分之一啤酒桶
科尼利厄斯桶
欧式啤酒桶
液量桶（美）
干量桶
蔓越莓桶

大桶
大酒桶
英制加仑;;$/英制加仑	英制加仑	galIm
英制夸脱	$ qt Imp.	qt-Imp.
英制品脱
英制杯

英制液盎司	英制液盎司	fl oz Im
英制液量打兰
英制量滴
英制汤匙
半盎司汤匙
英制茶匙
英制甜点匙	$ dstspn Imp	dsp-Imp
英制配克
英制蒲式耳
英制桶
小木桶
中木桶
英制豪格海
杯	杯	c
汤匙	汤匙	tbsp
茶匙	茶匙	tsp
公制甜品匙
澳制汤匙
公制品脱	公制品脱	mpt
日式杯
大匙（日本）
小匙（日本）


瑞典杯
坎纳
维德罗
法内格
市升
市斗
市石
罗马安佛拉
康吉斯
塞克斯塔里
摩狄
米特雷特
墨狄姆诺斯
罢特
欣
罗革
升（圣经）
伊法
细亚
俄梅珥
贺梅珥
葡萄酒瓶
半瓶
大酒瓶（1.5升）
耶罗波安瓶
罗波安瓶
玛土撒拉瓶
亚述王瓶
珍宝王瓶
巴比伦王瓶
升（日本）
石（日本）
斗（日本）
合（日本）
勺（日）
才（日本）

面考得
咕噜瓶
马来西亚干冬
卡万
#mass	质量
千克	$ kg
克	$ g
吨	$ t

公担
克拉
磅	$ lb	#

盎司	$ oz

格令	$ gr
英石	$ st
英制夸特（28磅）
美担
英担
短吨	$ tn
长吨
斯勒格

金衡制盎司	$ oz t

药衡磅
药衡盎司
药衡打兰


黄油条
标准杯（美）
酒精单位（英）
标准杯（澳）
道尔顿	$ Da
电子质量
质子质量

普朗克质量
太阳质量	$ M☉
地球质量	$ M⊕
木星质量
贯（日本）
斤（日本）
匁（日本）
分（日本）
斤
担
两
市钱
司马斤
司马两
司马担
金衡两
斤（韩国）
钱（韩国）
铢（质量）
铢（黄金）
托拉
马夏
拉蒂
西厄
奇塔克
芒德
德国磅
德国担（50千克）
巴黎格令
法磅
西班牙磅
阿罗瓦
公制阿罗瓦
俄磅
佐洛特尼克
洛特
普特
罗马磅
罗马盎司
德拉克马
奥波勒
阿提卡弥那
阿提卡塔兰特
舍客勒
圣经弥那
圣经塔兰特

伽马(质量)


缅斤
缅钱（缅甸）
埃及奥卡
埃及坎塔尔
塞浦路斯奥卡
瑞典磅
#time	时间
秒钟;;$/秒	秒
分钟;;$/分钟	分钟
小时;;$/小时	小时
刻钟
天;;$/天	天
周;;$/周	周
双周
个月;;$/月	个月;;$/月
季;季度;$/季	季
半年
年;;$/年	年
个十年	个十年
个世纪	个世纪
千年


晚;;$/晚	晚
天（年龄）
周（年龄）
月（年龄）
年（年龄）
平年
闰年
格里高利年
格里高利月
回归年
恒星年
朔望月
恒星月
分点月
恒星日
恒星时
恒星分
恒星秒
火星日
抖（10纳秒）
斯韦德贝里
吉菲
片刻

普朗克时间
原子时间单位
斯沃琪节拍
#labor	工作量
人时
人日
人周
人月
全职当量
#temperature	温度
开尔文
摄氏度
华氏度
兰氏度
#temperature-difference	温差
开尔文温差
摄氏度温差
华氏度温差
#speed	速度与配速
每秒$米;米/秒	$ m/s

每小时$公里;公里/小时	$ km/h


每小时$英里;英里/小时	$ mi/h	mph





节	$ kn
英制节

光	光
马赫
原子速度单位
#acceleration	加速度
每平方秒$米;米/秒²	$ m/s²	米/秒²





G力	G
伽利略
#angle	角度
弧度	弧度
度
弧分	弧分	′
弧秒	弧秒	″


百分度
转	转
象限
黄道宫
时角
罗经点
二进制度
密位（北约）
#solid-angle	立体角
球面度



全空间角
#frequency	频率
赫兹	$ Hz




循环每秒
转每秒
转每分
次每分

帧每秒
波特
#angular-speed	角速度
#force	力
牛顿	牛
达因

千克力
克力
吨力
磅力	$ lbf


千磅力
#pressure	压力
帕斯卡	$ Pa
巴	$ bar
个标准大气压;标准大气压	$ atm
工程大气压
托




每平方英寸$磅;磅/平方英寸	$ psi










毫米水柱
厘米水柱
米水柱
英寸水柱
英尺水柱




微米汞柱
毫米汞柱	$ mmHg
厘米汞柱
英寸汞柱	$ inHg	″ Hg
英尺汞柱




米汞柱
#gauge-pressure	表压
#energy	能量
焦耳	焦耳	J
尔格

瓦时
千瓦时	千瓦时	kWh
电子伏特	电子伏	eV
卡路里	卡	cal
大卡	$ Cal
国际蒸汽表卡路里	国际蒸汽表卡	cal-IT



兆卡（thermie）
冷卡
$ BTU-IT	$ BTU-IT	$ BTU-IT
英热单位	英热单位	Btu








美制克卡	美制克卡



夸德
吨TNT当量
克TNT当量

吨油当量










福厄
#power	功率
瓦特	瓦	W
英制马力
马力	马力	hp












冷吨
太阳光度	$ L☉






冷却塔冷吨
#torque	扭矩
牛顿米	牛米






磅英尺	$ lbf⋅ft
#momentum	动量
#moment-of-inertia	转动惯量
#surface-tension	表面张力与刚度
#fracture-toughness	断裂韧度
#fuel-economy	油耗

升/100千米	$ L/100km
每公里$升;升/公里	$ L/km



每加仑$英里;英里/加仑	$ mpg US	mpg
每英制加仑$英里;英里/英制加仑	$ mpg Imp.	m/gUK
#data	数据量
比特	$ b	$ b
字节	$ B	$ B
八位组
半字节
双比特

奈特

三进制位
字（数据）
双字
四字
#data-rate	数据传输率






欧标E1
欧标E3
#resolution	分辨率

像素/厘米	$ ppcm

像素/英寸	$ ppi
点/英寸	$ dpi
点/厘米	$ dpcm
#graphics	图形
像素	$ px
点	点	dot
#typewidth	字宽
$ em	$ em
半身宽
#ratio	比例与数量
份	份
%
‰
‱

百万分之$;ppm
十亿分之$;十亿分比



克拉	克拉（金）
美制酒度
英制酒度
对
三件组
半打
打
面包师打
廿
百
长百

大罗
千
万（10⁴）
十万（拉克）
百万
千万（克若尔）
十亿
万亿
刀（纸）
令
#container-capacity	集装箱容量
#level	电平
功率比
分贝
贝尔
奈培

档（曝光）
#loudness	响度
宋
方
#musical-interval	音程
频率比
八度
全音
半音
四分之一音

萨伐尔
频率十倍程
#density	密度
#specific-weight	重度


汞柱	Hg
水（重度）
#linear-density	线密度


特克斯
旦



公制支数
#area-density	面密度












姆米
#volume-flow	体积流量



























矿工英寸
斯维尔德鲁普
#mass-flow	质量流量
#molar-flow	摩尔流量
#dynamic-viscosity	动力黏度

泊

雷恩
#kinematic-viscosity	运动黏度


斯托克斯



雷氏秒
#fluidity	流度

流值（rhe）
#vapor-permeance	水蒸气透过率

佩尔姆
佩尔姆（0 °C）
佩尔姆（23 °C）
公制透湿率单位
#vapor-permeability	水蒸气渗透率


佩尔姆英寸（0 °C）
佩尔姆英寸（23 °C）
#turbidity	浊度
#specific-energy	比能
#energy-density	能量密度





汽油能量密度
#molar-energy	摩尔能
#thermal-conductivity	导热系数
#thermal-insulance	热阻



克罗
托格
#thermal-expansion	热膨胀
#heat-capacity	热容与熵
#specific-heat-capacity	比热容
#molar-heat-capacity	摩尔热容


气体常数
#heat-flux	热流密度与辐照度
#heat-transfer-coefficient	传热系数
#radiant-exposure	辐射曝光量
#amount-of-substance	物质的量
摩尔	$ mol
项	项













爱因斯坦（光量）
#molar-concentration	物质的量浓度


pH
摩尔每升（体积摩尔）
#molality	质量摩尔浓度

葡萄糖	Glc
#catalytic-activity	催化活性
开特
酶活力单位
#catalytic-concentration	催化活性浓度
#filtration-rate	肾小球滤过率
#electric-current	电流
安培	$ A






平均国际安培
#current-noise-density	电流噪声密度
#electric-charge	电荷
库仑	$ C	$ C
安时

元电荷
法拉第


富兰克林
#voltage	电压
伏特	$ V



平均国际伏特
#voltage-noise-density	电压噪声密度
#electric-resistance	电阻
欧姆	$ Ω




平均国际欧姆
#electric-conductance	电导
西门子	$ S	$ S
#capacitance	电容
法拉	$ F	$ F
#inductance	电感
亨利	$ H	$ H
#magnetic-flux	磁通量
韦伯
麦克斯韦
单位磁极
#magnetic-flux-density	磁通密度
特斯拉
高斯
#magnetic-field-strength	磁场强度


奥斯特
#magnetic-moment	磁矩
#electric-field-strength	电场强度
#electric-dipole-moment	电偶极矩

德拜
#resistivity	电阻率
#conductivity	电导率
#apparent-power	视在功率与无功功率

乏
#apparent-energy	视在电能与无功电能
#luminous-intensity	发光强度
坎德拉	$ cd
烛光
国际烛光
#luminance	亮度

尼特



熙提
#illuminance	照度
勒克斯	$ lx



辐透
#luminous-flux	光通量
流明	$ lm
球面烛光
#luminous-exposure	曝光量
#wavenumber	波数



凯塞
屈光度
#spectral-flux-density	光谱流量密度

央斯基
#activity	放射性活度
贝克勒尔	贝克	Bq
居里
#activity-concentration	活度浓度
#absorbed-dose	吸收剂量
戈瑞	戈瑞	Gy
拉德
#equivalent-dose	当量剂量
$ 西弗	西弗	Sv
雷姆
#equivalent-dose-rate	当量剂量率
#radiation-exposure	照射量

伦琴
#energy-per-distance	单位距离能量



千瓦时/100千米	$ kWh/100km
#antenna-gain	天线增益
相对全向天线的增益
#computing-performance	计算性能
#telephone-traffic	话务量
#film-speed	胶片感光度
#heat-pump-efficiency	热泵能效
#vascular-resistance	血管阻力
#acoustic-impedance	声阻抗率
#biological-activity	生物活性
#color-temperature	色温
K（色温）
#gas-column	气柱
#specific-power	比功率


代谢当量
#reduced-electric-field	约化电场

汤森
`,
  units: `
millimole-per-liter	每升$毫摩尔;毫摩尔/升	$ mmol/L
millisecond	毫秒	毫秒	ms
microsecond	微秒	微秒	μs
nanosecond	纳秒	纳秒	ns
milliampere	毫安	$ mA
kilocalorie	千卡	千卡	kcal
kilojoule	千焦	千焦	kJ
gigahertz	吉赫	$ GHz
megahertz	兆赫	$ MHz
kilohertz	千赫	$ kHz
megapixel	百万像素	$ MP
kilometer	公里;;$/公里	公里
decimeter	分米	分米	dm
centimeter	厘米;;$/厘米	厘米
millimeter	毫米	毫米
micrometer	微米	微米	μm
nanometer	纳米	纳米	nm
picometer	皮米	皮米	pm
gigawatt	吉瓦	吉瓦	GW
megawatt	兆瓦	兆瓦	MW
kilowatt	千瓦	千瓦	kW
milliwatt	毫瓦	毫瓦	mW
millibar	毫巴	$ mbar	mb
megaliter	兆升	兆升
hectoliter	公石	公石	hL
deciliter	分升	分升	dL
centiliter	厘升	厘升	cL
milliliter	毫升	毫升	mL
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
gibi	Gi{0}	Gi{0}
mebi	Mi{0}	Mi{0}
kibi	Ki{0}	Ki{0}
square	平方{0}	{0}²
cubic	立方{0}	{0}³
per	每{1}{0}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
`,
  words: {"to":["多少","换算成","换算为","换算","转换成","转换为","等于多少","是多少","合多少","等于","是","转","到","为","成","in","相当于多少","有多少","等于几","是几","换算多少","换成","折合","相当于","换","兑","有几","合","合几","几","是几多","係几多","係几","係","几多","换成几","换算成几","大约是多少","大概是多少","大约多少","大概多少","约等于多少","约合多少","一共多少","一共是多少","一共几","共多少","总共多少","得多少"],"and":["和","加"],"per":["每"],"opening":["多少是","请问","把","将","高度","宽度"],"howMany":["多少","几","几多"],"are":["是","等于","有"],"one":[],"endings":[],"scales":{"万":"10000","十万":"100000","百万":"1000000","千万":"10000000","亿":"100000000","十亿":"1000000000","百亿":"10000000000","千亿":"100000000000","万亿":"1000000000000"},"halves":{"半":"1/2","个半=$|小时|钟头|月|星期|礼拜|世纪":"1/2"},"tenths":["块","米","公尺","斤","公斤","公里","亩","尺<5"],"polite":["请","谢谢","请帮我","你好","您好","请问","请问一下","麻烦","告诉我","帮我算","帮我算一下","我想知道","想知道"],"starts":["个"],"skipped":"零","point":["点"],"cardinals":{"0":"零|〇","1":"一|壹","2":"二|两|贰","3":"三|叁","4":"四|肆","5":"五|伍","6":"六|陆","7":"七|柒","8":"八|捌","9":"九|玖","10":"十|拾","100":"百|佰","1000":"千|仟"},"numbers":{"半":"1/2"},"minus":["零下","负"],"aliases":{"公吨":"tonne","公制马力":"horsepower-metric","公制汤匙":"tablespoon-metric","公制茶匙":"teaspoon-metric","公制杯":"cup-metric","美制加仑":"gallon","美加仑":"gallon","英加仑":"gallon-imperial","摄氏$度":"celsius","华氏$度":"fahrenheit","摄氏$":"celsius","华氏$":"fahrenheit","英吋":"inch","英呎":"foot","公斤":"kilogram","华氏多少":"fahrenheit","摄氏多少":"celsius","平米":"square-meter","平":"square-meter","平方":"square-meter","平方公分":"square-centimeter","立方":"cubic-meter","立方公分":"cubic-centimeter","公升":"liter","市斤":"jin","市两":"liang","钱":"","华里":"li","市里":"li","千帕":"kilopascal","兆帕":"megapascal","亩地":"mu","亩田":"mu","亩土地":"mu","里路":"li","里地":"li","公里路":"kilometer","英里路":"mile","尺布":"chi","台斤":"kin","公克":"gram","打鸡蛋":"dozen","打啤酒":"dozen","打铅笔":"dozen","升每百公里":"liter-per-100-kilometer","升百公里":"liter-per-100-kilometer","升/百公里":"liter-per-100-kilometer","百公里$升":"liter-per-100-kilometer","百公里几升":"liter-per-100-kilometer","百公里几升油":"liter-per-100-kilometer","百公里多少升":"liter-per-100-kilometer","百公里多少升油":"liter-per-100-kilometer","百公里几公升":"liter-per-100-kilometer","市亩":"mu","平方呎":"square-foot","平方吋":"square-inch","迈":"mile-per-hour","市尺":"chi","市寸":"cun","市丈":"zhang","石":"","斗":"","合":"","勺":"","公分":"centimeter","公尺":"meter","公厘":"millimeter","公頃":"hectare","西西":"milliliter","cc":"milliliter","匹马力":"horsepower-metric","大勺":"tablespoon-metric","大匙":"tablespoon-metric","湯匙":"tablespoon-metric","小勺":"teaspoon-metric","小匙":"teaspoon-metric","勺子":"tablespoon-metric teaspoon-metric","调羹":"tablespoon-metric teaspoon-metric","度电":"kilowatt-hour","分":"minute","星期":"week","礼拜":"week","钟头":"hour","时":"hour","度摄氏":"celsius","度华氏":"fahrenheit","个":"part","哩":"mile","寸电视":"inch","寸电视机":"inch","寸屏幕":"inch","寸螢幕":"inch","寸显示器":"inch","寸手机":"inch","寸笔记本":"inch","寸平板":"inch","寸行李箱":"inch","寸蛋糕":"inch","寸披萨":"inch","寸轮胎":"inch","寸轮毂":"inch","寸自行车":"inch","寸的电视":"inch","寸的电视机":"inch","寸的屏幕":"inch","寸的螢幕":"inch","寸的显示器":"inch","寸的手机":"inch","寸的笔记本":"inch","寸的平板":"inch","寸的行李箱":"inch","寸的蛋糕":"inch","寸的披萨":"inch","寸的轮胎":"inch","寸的轮毂":"inch","寸的自行车":"inch","寸电视对角线":"inch","吋电视":"inch","吋电视机":"inch","吋屏幕":"inch","吋螢幕":"inch","吋显示器":"inch","吋手机":"inch","吋笔记本":"inch","吋平板":"inch","吋行李箱":"inch","吋蛋糕":"inch","吋披萨":"inch","吋轮胎":"inch","吋轮毂":"inch","吋自行车":"inch","吋的电视":"inch","吋的电视机":"inch","吋的屏幕":"inch","吋的螢幕":"inch","吋的显示器":"inch","吋的手机":"inch","吋的笔记本":"inch","吋的平板":"inch","吋的行李箱":"inch","吋的蛋糕":"inch","吋的披萨":"inch","吋的轮胎":"inch","吋的轮毂":"inch","吋的自行车":"inch","吋电视对角线":"inch","英寸电视":"inch","英寸电视机":"inch","英寸屏幕":"inch","英寸螢幕":"inch","英寸显示器":"inch","英寸手机":"inch","英寸笔记本":"inch","英寸平板":"inch","英寸行李箱":"inch","英寸蛋糕":"inch","英寸披萨":"inch","英寸轮胎":"inch","英寸轮毂":"inch","英寸自行车":"inch","英寸的电视":"inch","英寸的电视机":"inch","英寸的屏幕":"inch","英寸的螢幕":"inch","英寸的显示器":"inch","英寸的手机":"inch","英寸的笔记本":"inch","英寸的平板":"inch","英寸的行李箱":"inch","英寸的蛋糕":"inch","英寸的披萨":"inch","英寸的轮胎":"inch","英寸的轮毂":"inch","英寸的自行车":"inch","英寸电视对角线":"inch","轮胎$bar":"bar","轮胎$kPa":"kilopascal","轮胎$psi":"pound-force-per-square-inch","风速$米":"meter-per-second","电视$寸":"inch","电视$吋":"inch","电视$英寸":"inch","屏幕$寸":"inch","屏幕$吋":"inch","屏幕$英寸":"inch","螢幕$寸":"inch","螢幕$吋":"inch","螢幕$英寸":"inch","显示器$寸":"inch","显示器$吋":"inch","显示器$英寸":"inch","行李箱$寸":"inch","行李箱$吋":"inch","行李箱$英寸":"inch","手机$寸":"inch","手机$吋":"inch","手机$英寸":"inch","寸行李":"inch","寸的行李":"inch","行李$寸":"inch","呎":"foot","吋":"inch","安士":"ounce","浬":"nautical-mile","平方公尺":"square-meter","立方公尺":"cubic-meter","时速$公里":"kilometer-per-hour","时速$千米":"kilometer-per-hour","时速$km":"kilometer-per-hour","时速$英里":"mile-per-hour","秒速$米":"meter-per-second","美吨":"ton","英吨":"long-ton","坪":"ping"},"variants":"換换為为爲为轉转於于當当幾几約约總总請请問问寬宽萬万億亿個个時时頭头塊块裡里裏里畝亩幫帮點点兩两負负攝摄華华錢钱臺台雞鸡釐厘噸吨馬马調调電电視视機机顯显輪轮車车對对線线風风擔担過过後后間间號号書书發发漲涨減减計计價价壓压氣气溫温動动體体別别積积內内網网載载帶带離离飛飞兒儿開开長长達达嗎吗話话費费稅税業业務务賬账給给場场結结幹干歲岁從从還还單单進进數数實实錯错黃黄銀银飯饭餘余應应該该圖图鹽盐寫写貸贷預预藥药買买賣卖磚砖額额學学權权復复裝装圓圆牆墙紙纸國国碼码種种會会較较熱热輕轻門门購购滿满張张雙双這这沒没節节齡龄經经鋪铺貼贴運运強强麵面鐘钟週周麼么","regions":{"TW":{"斤":"kin","台斤":"kin","尺":"shaku-length","寸":"sun","两":"","里":"","亩":"","丈":"jo-jp"},"HK":{"斤":"catty","两":"tael","担":"picul","尺":"chek","寸":"","里":"","亩":"","丈":""}}},
};

export default locale;
