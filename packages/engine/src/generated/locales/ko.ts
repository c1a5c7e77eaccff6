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
cup-imperial	$ cup Imp.;영국 컵	$ cup Imp.	$ cup Imp.
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
slug	$ slug;슬러그	$ slug	$ slug
gasoline-energy-density	$ gas E;휘발유 에너지 밀도	$ gas E	$ gas E
rin	$ rin [JP];-	$ rin [JP]	$ rin [JP]
sun	$ sun [JP];-	$ sun [JP]	$ sun [JP]
shaku-length	$ shaku [JP];샤쿠(길이)	$ shaku [JP]	$ shaku [JP]
shaku-cloth	$ shaku [cloth, JP];고래자	$ shaku [cloth, JP]	$ shaku [cloth, JP]
ken	$ ken [JP];-	$ ken [JP]	$ ken [JP]
jo-jp	$ jo [JP];-	$ jo [JP]	$ jo [JP]
ri-jp	$ ri [JP];-	$ ri [JP]	$ ri [JP]
bu-jp	$ bu [JP];부(넓이)	$ bu [JP]	$ bu [JP]
se-jp	$ se [JP];-	$ se [JP]	$ se [JP]
cho	$ cho [JP];-	$ cho [JP]	$ cho [JP]
kosaji	$ kosaji [JP];-	$ kosaji [JP]	$ kosaji [JP]
osaji	$ osaji [JP];-	$ osaji [JP]	$ osaji [JP]
cup-jp	$ cup [JP];컵(일본)	$ cup [JP]	$ cup [JP]
shaku	$ shaku [vol, JP];샤쿠(부피)	$ shaku [vol, JP]	$ shaku [vol, JP]
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
cycle-per-second	초당 사이클
proof	프루프(미국)
proof-imperial	프루프(영국)
trio	트리오
bakers-dozen	빵집의 다스
score	스코어(20)
long-hundred	장백(120)
great-gross	그레이트 그로스
lakh	라크
crore	크로르
quire	첩
ream	연
rood	루드
section	섹션
township	타운십
roofing-square	지붕 스퀘어
square-mile-survey-us	제곱마일(미국 측량)
acre-survey-us	에이커(미국 측량)
link-survey-us	링크(미국 측량)
rod-survey-us	로드(미국 측량)
chain-survey-us	체인(미국 측량)
fathom-survey-us	패덤(미국 측량)
furlong-survey-us	펄롱(미국 측량)
mile-survey-us	마일(미국 측량)
league-survey-us	리그(미국 측량)
circular-inch	원형 인치
person-week	인주
person-month	인월
spherical-candlepower	구면 촉광
candle-international	국제 촉
dash	대시
smidgen	스미전
tad	태드
fifth	피프스
gallon-dry	건량 갤런
quart-dry	건량 쿼트
pint-dry	건량 파인트
barrel-dry	건량 배럴
barrel-beer	맥주 배럴
barrel-liquid	액량 배럴
barrel-cranberry	크랜베리 배럴
barrel-imperial	영국 배럴
keg	케그
butt	버트
tun	턴
firkin	퍼킨
kilderkin	킬더킨
hogshead-imperial	영국 호그스헤드
cup-us-legal	법정 컵(미국)
dram-imperial	영국 액량 드램
minim-imperial	영국 미님
minim	미국 미님
peck-imperial	영국 펙
bushel-imperial	영국 부셸
tablespoon-australian	호주 큰술
half-bottle	하프 보틀
quarter-hundredweight	쿼터 헌드레드웨이트
pound-apothecary	약용 파운드
ounce-apothecary	약용 온스
dram-apothecary	약용 드램
butter-stick	버터 스틱
standard-drink-us	표준 잔(미국)
standard-drink-australian	표준 잔(호주)
unit-of-alcohol	알코올 단위(영국)
planck-mass	플랑크 질량
planck-length	플랑크 길이
planck-time	플랑크 시간
jupiter-mass	목성 질량
jupiter-radius	목성 반지름
atomic-unit-of-time	원자 시간 단위
atomic-unit-of-velocity	원자 속도 단위
line	라인
barleycorn	발리콘
nail	네일
palm	팜
span	뼘
cubit	큐빗
ell	엘
pace	보폭
chain-engineer	엔지니어 체인
cable	케이블
cable-us	케이블(미국)
nautical-mile-imperial	영국 해리
knot-imperial	영국 노트
nautical-league	해양 리그
data-mile	데이터 마일
pixel-css	CSS 픽셀
point-printer	인쇄 포인트
pica-printer	인쇄 파이카
point-tex	TeX 포인트
quadrant	사분원
zodiac-sign	황도궁
hour-angle	시간각
binary-degree	이진 도
mil-nato	밀(NATO)
power-ratio	전력비
frequency-ratio	주파수비
frequency-decade	주파수 디케이드
stop	스톱
whole-tone	온음
quarter-tone	사분음
day-person	일(나이)
week-person	주(나이)
month-person	개월(나이)
year-person	년(나이)
year-gregorian	그레고리력 년
month-gregorian	그레고리력 월
year-tropical	회귀년
year-sidereal	항성년
month-synodic	삭망월
month-sidereal	항성월
day-sidereal	항성일
hour-sidereal	항성시
minute-sidereal	항성분
second-sidereal	항성초
sol	화성일(솔)
moment	모멘트
swatch-beat	스와치 비트
word	워드
unit-pole	단위 자극
molar-gas-constant	기체 상수
ph	pH
of-water	물(비중량)
millimeter-of-water	수주 밀리미터
centimeter-of-water	수주 센티미터
meter-of-water	수주 미터
inch-of-water	수주 인치
foot-of-water	수주 피트
miners-inch	광부 인치
hoppus-foot	호퍼스 피트
cent-land	센트(토지)
ground	그라운드(인도)
pyeong	평
geun	근
don	돈
ping	평(대만)
kip	킵
faraday	패러데이
mile-roman	로마 마일
cubit-biblical	성경 큐빗
pied-quebec	프랑스 피트(퀘벡)
arpent-length	아르팡(길이)
bu-length	부(길이)
cho-length	조(길이)
vara-texas	바라(텍사스)
cape-foot	케이프 피트
cape-rood	케이프 루드
square-wa	제곱와
marla-225	작은 말라
bigha-bengal	비가(벵골)
katha-bengal	카타(벵골)
katha-assam	카타(아삼)
bigha-bihar	비가(비하르)
katha-bihar	카타(비하르)
bigha-nepal	비가(네팔)
kattha-nepal	카타(네팔)
arpent-paris	아르팡(파리)
hide	하이드
dan-volume	단(부피)
dan-mass	단(질량)
log-biblical	로그(성경)
tael-troy	트로이 테일
baht-mass	밧(질량)
grain-paris	그레인(파리)
arroba-metric	미터법 아로바
libra-roman	로마 파운드
uncia	로마 온스
mina-attic	아티카 미나
talent-attic	아티카 달란트
mina-biblical	성경 미나
talent-biblical	성경 달란트
drachma	드라크마
shekel	세겔
perm-0-celsius	펌(0 °C)
perm-23-celsius	펌(23 °C)
perm-inch	펌 인치
perm-inch-0-celsius	펌 인치(0 °C)
perm-inch-23-celsius	펌 인치(23 °C)
pied-du-roi	왕의 피에
e1	유럽식 E1
e3	유럽식 E3
cubit-royal	왕실 큐빗
chatak-bengal	차타크(토지)
dhur-bihar	두르(비하르)
dhur-nepal	두르(네팔)
baht-gold	밧(금)
double-word	더블 워드
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
  words: {"to":["를","을","는","은","에서","의"],"after":["로 변환","으로 변환","로 환산","으로 환산","인가요","입니까","이야","으로","로","로 바꿔줘","으로 바꿔줘","로 바꾸면","으로 바꾸면","로는","으로는","인가","예요","이에요","입니까"],"and":["와","과","하고"],"per":["당"],"opening":[],"howMany":["몇"],"are":["는","은","에","이"],"one":[],"endings":[],"numbers":{"반":"1/2","한":"1","두":"2","세":"3","네":"4","다섯":"5","열":"10"},"minus":["영하","마이너스"],"aliases":{"시속 $킬로":"kilometer-per-hour","킬로":"kilometer kilogram","센티":"centimeter","밀리":"millimeter","하루":"day","섭씨":"celsius","화씨":"fahrenheit","평방미터":"square-meter","제곱미터":"square-meter"}},
};

export default locale;
