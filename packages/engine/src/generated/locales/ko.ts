// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ko',
  plurals: 'other',
  units: `
g-force	$ 중력가속도	G
meter-per-square-second	제곱 초당 $미터;미터 매 초 제곱
revolution	회전
radian	라디안
degree	도
arc-minute	분각
arc-second	각초
hectare	헥타르
acre	에이커
square-foot	제곱피트
square-inch	제곱인치
dunam	두남	두남
karat	캐럿
milligram-ofglucose-per-deciliter	데시리터당 $밀리그램	mg/dL
millimole-per-liter	리터당 $밀리몰
item	개 항목;항목	개 항목
part	분율	part
part-per-1e6	ppm
percent	%
permille	‰
permyriad	‱
mole	몰
ofglucose	포도당	Glc
liter-per-100-kilometer	100킬로미터당 $리터	L/100km
mile-per-gallon	갤런당 $마일
mile-per-gallon-imperial	영국식 갤런당 $마일
petabyte	페타바이트
terabyte	테라바이트
terabit	테라비트	Tb
gigabyte	기가바이트
gigabit	기가비트	Gb
megabyte	메가바이트
megabit	메가비트	Mb
kilobyte	킬로바이트
kilobit	킬로비트	kb
byte	바이트	byte
bit	비트	bit
century	세기	C
decade	dec
year	년;;연당 $	년
quarter	분기;;$/분기	분기
month	개월;;월당 $	개월;;$/월
week	주	주
day	일	일
hour	시간	시간;;$/h
minute	분	분;;$/min
second	초	초;;$/s
millisecond	밀리초
microsecond	마이크로초
nanosecond	나노초
ampere	암페어
ohm	옴
volt	볼트
calorie	칼로리
foodcalorie	칼로리
kilojoule	킬로줄
joule	줄	줄
kilowatt-hour	킬로와트시
electronvolt	전자볼트
british-thermal-unit	영국 열량 단위	Btu
therm-us	섬;미국 섬	섬
pound-force	파운드포스
newton	뉴턴
kilowatt-hour-per-100-kilometer	100킬로미터당 $킬로와트시	kWh/100km
hertz	헤르츠
em	em	em
pixel	px
megapixel	MP	MP
pixel-per-centimeter	ppcm	ppcm
pixel-per-inch	ppi
dot-per-centimeter	센티미터당 $도트;센티미터당 도트 수
dot-per-inch	인치당 $도트;인치당 도트 수
dot	도트	도트
earth-radius	지구 반경
meter	미터
mile	마일
yard	야드
foot	피트		′
inch	인치		″
parsec	파섹
light-year	광년
astronomical-unit	천문 단위
furlong	펄롱
fathom	패덤	fth
nautical-mile	해리
mile-scandinavian	스칸디나비아 마일	smi
point	포인트
solar-radius	태양 반경
lux	룩스
candela	칸델라
lumen	루멘
solar-luminosity	태양 광도
tonne	메트릭 톤
kilogram	킬로그램
gram	그램
ton	톤
stone	스톤
pound	파운드
ounce	온스
ounce-troy	트로이 온스
carat	캐럿	CD
dalton	돌턴
earth-mass	지구 질량
solar-mass	태양 질량
grain	그레인	grain
watt	와트
horsepower	마력		HP
millimeter-ofhg	수은주밀리미터
ofhg	수은주	Hg
pound-force-per-square-inch	제곱인치당 파운드
inch-ofhg	수은주인치
bar	바	bar
millibar	밀리바	mb
atmosphere	atm
pascal	파스칼
kilometer-per-hour	시속 $킬로미터;시간당 킬로미터
meter-per-second	초속 $미터;미터 매 초
mile-per-hour	시속 $마일;시간당 마일	mi/h	mph
knot	노트
celsius	섭씨 $도;섭씨
fahrenheit	화씨 $도;화씨
kelvin	켈빈
pound-force-foot	lbf⋅ft	lbf⋅ft
newton-meter	뉴턴미터	N⋅m
cubic-foot	세제곱피트
cubic-inch	세제곱인치
liter	리터
pint-metric	미터식 파인트	mpt
cup-metric	미터식 컵	mc
fluid-ounce-metric	미터식 액량 온스	fl oz m.
acre-foot	에이커 피트	ac ft
bushel	부셸
gallon	갤런
gallon-imperial	영국식 갤런
quart	쿼트
pint	파인트
pint-imperial	$ pt Imp.;-	$ pt Imp.	$ pt Imp.
cup	컵	컵
cup-imperial	$ cup Imp.;-	$ cup Imp.	$ cup Imp.
fluid-ounce	액량 온스
fluid-ounce-imperial	영국 액량 온스
tablespoon	테이블스푼
teaspoon	티스푼
barrel	배럴
dessert-spoon	디저트스푼	dstspn
dessert-spoon-imperial	영국 디저트스푼	dstspn Imp	dsp-Imp
drop	방울	drop
dram	영국 액량 드램	dram fl
jigger	지거	jigger
pinch	꼬집	pinch
quart-imperial	영국 쿼트
steradian	스테라디안
katal	캐탈
coulomb	쿨롬
farad	패럿
henry	헨리
siemens	지멘스
calorie-it	칼로리[IT]	cal-IT
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	베크렐
sievert	시버트
gray	그레이
kilogram-force	킬로그램힘
rod	$ rod;-	$ rod	$ rod
chain	$ chain;-	$ chain	$ chain
tesla	테슬라
weber	웨버
rankine	$ °R;-	$ °R	$ °R
fortnight	$ fw;-	$ fw	$ fw
slug	$ slug;-	$ slug	$ slug
gasoline-energy-density	$ gas E;-	$ gas E	$ gas E
rin	$ rin [JP];-	$ rin [JP]	$ rin [JP]
sun	$ sun [JP];-	$ sun [JP]	$ sun [JP]
shaku-length	$ shaku [JP];-	$ shaku [JP]	$ shaku [JP]
shaku-cloth	$ shaku [cloth, JP];-	$ shaku [cloth, JP]	$ shaku [cloth, JP]
ken	$ ken [JP];-	$ ken [JP]	$ ken [JP]
jo-jp	$ jo [JP];-	$ jo [JP]	$ jo [JP]
ri-jp	$ ri [JP];-	$ ri [JP]	$ ri [JP]
bu-jp	$ bu [JP];-	$ bu [JP]	$ bu [JP]
se-jp	$ se [JP];-	$ se [JP]	$ se [JP]
cho	$ cho [JP];-	$ cho [JP]	$ cho [JP]
kosaji	$ kosaji [JP];-	$ kosaji [JP]	$ kosaji [JP]
osaji	$ osaji [JP];-	$ osaji [JP]	$ osaji [JP]
cup-jp	$ cup [JP];-	$ cup [JP]	$ cup [JP]
shaku	$ shaku [vol, JP];-	$ shaku [vol, JP]	$ shaku [vol, JP]
sai	$ sai [JP];-	$ sai [JP]	$ sai [JP]
to-jp	$ to [JP];-	$ to [JP]	$ to [JP]
koku	$ koku [JP];-	$ koku [JP]	$ koku [JP]
light-speed	광속	light
fun	$ fun [JP];-	$ fun [JP]	$ fun [JP]
part-per-1e9	ppb
night	박;;1박당 $	박
decibel	데시벨
neper	네퍼
octave	옥타브
semitone	반음
gradian	그라디안
compass-point	나침반 방위
rotation-per-minute	분당 회전수
rotation-per-second	초당 회전수
beat-per-minute	분당 박동수
frame-per-second	초당 프레임
mach	마하
pair	쌍
half-dozen	반 다스
dozen	다스
hundred	백
thousand	천
million	백만
billion	십억
trillion	조
horsepower-metric	미터마력
ton-of-refrigeration	냉동톤
tablespoon-metric	미터법 큰술
teaspoon-metric	미터법 작은술
tablespoon-imperial	영국 큰술
teaspoon-imperial	영국 작은술
shot	샷
wine-bottle	와인병
long-ton	영국 톤
hundredweight	미국 헌드레드웨이트
long-hundredweight	영국 헌드레드웨이트
quintal	퀸틀
micron	미크론
angstrom	옹스트롬
hand	핸드
league	리그
light-second	광초
light-minute	광분
light-hour	광시
light-day	광일
octet	옥텟
nibble	니블
baud	보
dyne	다인
erg	에르그
gram-force	그램힘
tonne-force	톤힘
torr	토르
atmosphere-technical	공학 기압
ton-of-tnt	TNT 톤
tonne-of-oil-equivalent	석유 환산톤
millennium	천년
half-year	반년
year-common	평년
year-leap	윤년
delta-celsius	섭씨도 차
delta-fahrenheit	화씨도 차
delta-kelvin	켈빈 차
are	아르
gill	질
cord	코드
stere	스테르
poise	푸아즈
stokes	스토크스
gauss	가우스
maxwell	맥스웰
oersted	에르스텟
curie	퀴리
roentgen	뢴트겐
rad	라드
rem	렘
diopter	디옵터
nit	니트
candlepower	촉광
stilb	스틸브
phot	포트
tex	텍스
denier	데니어
molar	몰라
jansky	잰스키
debye	디바이
person-hour	인시
person-day	인일
pica	파이카
tsubo	평 (쓰보)
var	바르
phon	폰
sone	손
electron-mass	전자 질량
proton-mass	양성자 질량
elementary-charge	기본 전하
mil	밀
watt-hour	와트시
ampere-hour	암페어시
`,
  patterns: `
joiner			
quetta	퀘타{0}	Q{0}
ronna	론나{0}	R{0}
yotta	요타{0}	Y{0}
zetta	제타{0}	Z{0}
exa	엑사{0}	E{0}
peta	페타{0}	P{0}
tera	테라{0}	T{0}
giga	기가{0}	G{0}
mega	메가{0}	M{0}
kilo	킬로{0}	k{0}
hecto	헥토{0}	h{0}
deka	데카{0}	da{0}
deci	데시{0}	d{0}
centi	센티{0}	c{0}
milli	밀리{0}	m{0}
micro	마이크로{0}	μ{0}
nano	나노{0}	n{0}
pico	피코{0}	p{0}
femto	펨토{0}	f{0}
atto	아토{0}	a{0}
zepto	젭토{0}	z{0}
yocto	욕토{0}	y{0}
ronto	론토{0}	r{0}
quecto	퀙토{0}	q{0}
yobi	요비{0}	Yi{0}
zebi	제비{0}	Zi{0}
exbi	엑스비{0}	Ei{0}
pebi	페비{0}	Pi{0}
tebi	테비{0}	Ti{0}
gibi	기비{0}	Gi{0}
mebi	메비{0}	Mi{0}
kibi	키비{0}	Ki{0}
square	제곱{0}	{0}²
cubic	세제곱{0}	{0}³
per	{1}당 {0}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
`,
  quantities: `
length	길이
area	면적
volume	부피
mass	질량
time	시간
labor	작업량
temperature	온도
temperature-difference	온도 차
speed	속도와 페이스
acceleration	가속도
angle	각도
solid-angle	입체각
frequency	주파수
angular-speed	각속도
force	힘
pressure	압력
energy	에너지
power	일률
torque	토크
momentum	운동량
moment-of-inertia	관성 모멘트
surface-tension	표면 장력과 강성
fracture-toughness	파괴 인성
fuel-economy	연비
data	데이터양
data-rate	데이터 전송 속도
resolution	해상도
graphics	그래픽
typewidth	글자 폭
ratio	비율과 개수
container-capacity	컨테이너 용량
level	레벨
loudness	소리 크기
musical-interval	음정
density	밀도
specific-weight	비중량
linear-density	선밀도
area-density	면밀도
volume-flow	부피 유량
mass-flow	질량 유량
molar-flow	몰 유량
dynamic-viscosity	점도
kinematic-viscosity	동점도
fluidity	유동도
vapor-permeance	투습도
vapor-permeability	투습률
turbidity	탁도
specific-energy	비에너지
energy-density	에너지 밀도
molar-energy	몰 에너지
thermal-conductivity	열전도율
thermal-insulance	열저항
thermal-expansion	열팽창
heat-capacity	열용량과 엔트로피
specific-heat-capacity	비열
molar-heat-capacity	몰 열용량
heat-flux	열유속과 복사 조도
heat-transfer-coefficient	열전달 계수
radiant-exposure	복사 노출
amount-of-substance	물질량
molar-concentration	몰 농도
molality	몰랄 농도
catalytic-activity	촉매 활성도
catalytic-concentration	촉매 활성도 농도
filtration-rate	사구체 여과율
electric-current	전류
current-noise-density	전류 잡음 밀도
electric-charge	전하
voltage	전압
voltage-noise-density	전압 잡음 밀도
electric-resistance	전기 저항
electric-conductance	컨덕턴스
capacitance	전기 용량
inductance	인덕턴스
magnetic-flux	자기 선속
magnetic-flux-density	자기 선속 밀도
magnetic-field-strength	자기장 세기
magnetic-moment	자기 모멘트
electric-field-strength	전기장 세기
electric-dipole-moment	전기 쌍극자 모멘트
resistivity	비저항
conductivity	전기 전도도
apparent-power	피상 전력과 무효 전력
apparent-energy	피상 전력량과 무효 전력량
luminous-intensity	광도
luminance	휘도
illuminance	조도
luminous-flux	광선속
luminous-exposure	노광량
wavenumber	길이의 역수
spectral-flux-density	스펙트럼 선속 밀도
activity	방사능
activity-concentration	방사능 농도
absorbed-dose	흡수선량
equivalent-dose	등가선량
equivalent-dose-rate	등가선량률
radiation-exposure	조사선량
energy-per-distance	거리당 에너지
`,
  words: {"to":["를","을","는","은","에서","의"],"after":["로 변환","으로 변환","로 환산","으로 환산","인가요","입니까","이야","으로","로"],"and":["와","과","하고"],"per":["당"],"opening":[],"howMany":["몇"],"are":["는","은","에","이"],"one":[],"endings":[]},
};

export default locale;
