// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ko',
  plurals: 'other',
  quantities: `
#length	길이
미터
미크론

옹스트롬
페르미
인치		″
피트		′
야드


마일
해리
밀

라인
발리콘
네일
팜
핸드
뼘
큐빗
엘
보폭
스무트

패덤	fth
로드
카람
체인

엔지니어 체인
펄롱
리그
케이블
케이블(미국)
영국 해리
해양 리그
데이터 마일
스칸디나비아 마일	smi

링크(미국 측량)
로드(미국 측량)
체인(미국 측량)
패덤(미국 측량)
펄롱(미국 측량)
마일(미국 측량)
리그(미국 측량)
천문 단위
파섹
광초
광분
광시
광일
광년
지구 반경
목성 반지름
태양 반경
플랑크 길이

길이의 자연 단위



포인트
파이카
트윕
CSS 픽셀
인쇄 포인트
인쇄 파이카
TeX 포인트
스케일드 포인트
TeX 파이카
TeX 디도 포인트
TeX 시세로

시세로
샤쿠(길이)
치(일본)
부(길이)
리(일본, 0.3 mm)
칸(일본)
장(일본)
조(길이)
리(일본)
고래자
척(중국)
촌(중국)
장(중국)
리(중국)
척(홍콩)
와(태국)
리뉴
푸스
왕의 피에
투아즈
페스
파수스
스타디움
로마 마일
푸스(그리스)
스타디온
성경 큐빗
손바닥 너비(성경)
왕실 큐빗
프랑스 피트(퀘벡)
아르팡(길이)
바라
레구아
바라(텍사스)
아르신
베르쇼크
사젠
베르스타
케이프 피트
케이프 루드
카사바



알른
덴마크 알렌
빈 클라프터
#area	면적





헥타르
아르


반(단면적)
다르시







에이커
루드
섹션
타운십
지붕 스퀘어

제곱마일(미국 측량)
에이커(미국 측량)


원형 인치
두남	두남
스트레마
페단
평 (쓰보)
부(넓이)
묘(일본)
단(일본)
정(일본)
다다미
평
평(대만)
무(중국)
제곱와(태국)
응안
라이
군타
카날
말라
작은 말라
무라바
안카남
센트(토지)
그라운드(인도)
비가(벵골)
카타(벵골)
차타크(토지)
카타(아삼)
레사
비가(비하르)
카타(비하르)
두르(비하르)
비스와(인도)
비가(네팔)
카타(네팔)
두르(네팔)
로파니
아나
아르팡
아르팡(파리)
데샤티나
모르겐
유게룸
하이드
만사나
쿠에르다

툰란드

펀(타이완)
알케이리(상파울루)
알케이리(미나스제라이스)
타레아
프로이센 모르겐
아프가니스탄 제리브
요흐
#volume	부피






리터
스테르










에이커 피트	ac ft



코드
호퍼스 피트


갤런


쿼트
파인트
미국 컵
질
액량 온스
미국 액량 드램	dram fl
미국 미님
미국 테이블스푼
미국 티스푼
디저트스푼	dstspn
법정 컵(미국)
미터식 액량 온스	fl oz m.
대시
꼬집	pinch
스미전
태드
방울	drop

지거	jigger
샷
피프스
부셸

건량 갤런
건량 쿼트
건량 파인트
배럴
맥주 배럴
케그
쿼터 맥주 배럴
식스텔
코닐리어스 케그
유럽식 케그
액량 배럴
건량 배럴
크랜베리 배럴

버트
턴
영국식 갤런
영국 쿼트
영국 파인트
영국 컵

영국 액량 온스
영국 액량 드램
영국 미님
영국 큰술
반 온스 큰술
영국 작은술
영국 디저트스푼	dstspn Imp	dsp-Imp
영국 펙
영국 부셸
영국 배럴
퍼킨
킬더킨
영국 호그스헤드
미터식 컵	mc
테이블스푼
티스푼
미터법 디저트스푼
호주 큰술
미터식 파인트	mpt
컵	컵
큰술(일본)
작은술(일본)


글라스(스웨덴)
칸나
베드로
파네가
승(중국)
두(중국)
단(부피)
암포라
콩기우스
섹스타리우스
모디우스
메트레테스
메딤노스
밧
힌
로그(성경)
갑(성경)
에바
스아
오멜
호멜
와인병
하프 보틀
매그넘
여로보암
르호보암
므두셀라
살마나자르
발타자르
느부갓네살
되(일본)
석(일본)
말(일본)
홉(일본)
샤쿠(부피)
재(일본)

페이스 코드
그라울러
말레이시아 간탕
카반
#mass	질량
킬로그램
그램
톤

퀸틀
캐럿
파운드

온스

그레인	grain
스톤
쿼터 헌드레드웨이트
미국 헌드레드웨이트
영국 헌드레드웨이트
미국 톤
영국 톤
슬러그

트로이 온스

약용 파운드
약용 온스
약용 드램


버터 스틱
표준 잔(미국)
알코올 단위(영국)
표준 잔(호주)
돌턴
전자 질량
양성자 질량

플랑크 질량
태양 질량
지구 질량
목성 질량
관(일본)
근(일본)
몬메
푼(일본)
근(중국)
단(질량)
냥(중국)
전(중국)
캐티
테일
피컬
트로이 테일
근
돈
밧(질량)
밧(금)
톨라
마샤
라티
시어
치타크
몬드
독일 파운드
첸트너
그레인(파리)
리브르
리브라
아로바
미터법 아로바
푼트
졸로트니크
로트
푸드
로마 파운드
로마 온스
드라크마
오볼
아티카 미나
아티카 달란트
세겔
성경 미나
성경 달란트

감마(질량)


비스
버마 티칼
이집트 오카
이집트 칸타르
키프로스 오카
스콜푼드
#time	시간
초	초;;$/s
분	분;;$/min
시간	시간;;$/h
쿼터 시간
일	일
주	주
포트나이트(2주)
개월;;월당 $	개월;;$/월
분기;;$/분기	분기
반년
년;;연당 $	년
디케이드
세기	C
천년


박;;1박당 $	박
일(나이)
주(나이)
개월(나이)
년(나이)
평년
윤년
그레고리력 년
그레고리력 월
회귀년
항성년
삭망월
항성월
회귀월
항성일
항성시
항성분
항성초
화성일(솔)
셰이크
스베드베리
지피
모멘트

플랑크 시간
원자 시간 단위
스와치 비트
#labor	작업량
인시
인일
인주
인월
전일제 환산 인원
#temperature	온도
켈빈
섭씨 $도;섭씨
화씨 $도;화씨
란씨도
#temperature-difference	온도 차
켈빈 차
섭씨도 차
화씨도 차
#speed	속도와 페이스
초속 $미터;미터 매 초

시속 $킬로미터;시간당 킬로미터


시속 $마일;시간당 마일	mi/h	mph





노트
영국 노트

광속	light
마하
원자 속도 단위
#acceleration	가속도
제곱 초당 $미터;미터 매 초 제곱





$ 중력가속도	G
갈릴레오
#angle	각도
라디안
도
분각
각초


그라디안
회전
사분원
황도궁
시간각
나침반 방위
이진 도
밀(NATO)
#solid-angle	입체각
스테라디안



스패트
#frequency	주파수
헤르츠




초당 $사이클
초당 $회전
분당 $회전
분당 $회

초당 $프레임
보
#angular-speed	각속도
#force	힘
뉴턴
다인

킬로그램힘
그램힘
톤힘
파운드포스


킵
#pressure	압력
파스칼
바	bar
atm
공학 기압
토르




제곱인치당 $파운드










수주 밀리미터
수주 센티미터
수주 미터
수주 인치
수주 피트




수은주마이크로미터
수은주밀리미터
수은주센티미터
수은주인치
수은주피트




수은주미터
#gauge-pressure	게이지 압력
#energy	에너지
줄	줄
에르그

와트시
킬로와트시
전자볼트
칼로리
칼로리
칼로리[IT]	cal-IT



테르미
프리고리
$ BTU-IT	$ BTU-IT	$ BTU-IT
영국 열량 단위	Btu








섬;미국 섬	섬



쿼드
TNT 톤
TNT 그램

석유 환산톤










포에
#power	일률
와트
영국 마력		HP
마력












냉동톤
태양 광도






냉각탑 톤
#torque	토크
뉴턴미터	N⋅m






lbf⋅ft	lbf⋅ft
#momentum	운동량
#moment-of-inertia	관성 모멘트
#surface-tension	표면 장력과 강성
#fracture-toughness	파괴 인성
#fuel-economy	연비

100킬로미터당 $리터	L/100km




갤런당 $마일
영국식 갤런당 $마일
#data	데이터양
비트	bit
바이트	byte
옥텟
니블
크럼(2비트)

나트

트릿
워드
더블 워드
쿼드 워드
#data-rate	데이터 전송 속도






유럽식 E1
유럽식 E3
#resolution	해상도

ppcm	ppcm

ppi
인치당 $도트;인치당 도트 수
센티미터당 $도트;센티미터당 도트 수
#graphics	그래픽
px
도트	도트
#typewidth	글자 폭
em	em
엔(조판)
#ratio	비율과 개수
분율	part
%
‰
‱

ppm
ppb



캐럿	캐럿(금)
프루프(미국)
프루프(영국)
쌍
트리오
반 다스
다스
빵집의 다스
스코어(20)
백
장백(120)

그레이트 그로스
천
미리아드(만)
라크
백만
크로르
십억
조
첩
연
#container-capacity	컨테이너 용량
#level	레벨
전력비
데시벨
벨
네퍼

스톱
#loudness	소리 크기
손
폰
#musical-interval	음정
주파수비
옥타브
온음
반음
사분음

사바르
주파수 디케이드
#density	밀도
#specific-weight	비중량


수은주	Hg
물(비중량)
#linear-density	선밀도


텍스
데니어



미터 번수
#area-density	면밀도









제곱인치당 질량 $파운드


몸메(실크)
#volume-flow	부피 유량



























광부 인치
스베드럽
#mass-flow	질량 유량
#molar-flow	몰 유량
#dynamic-viscosity	점도

푸아즈

레인
#kinematic-viscosity	동점도


스토크스



레드우드초
#fluidity	유동도

레
#vapor-permeance	투습도

펌
펌(0 °C)
펌(23 °C)
미터법 펌
#vapor-permeability	투습률

펌 인치
펌 인치(0 °C)
펌 인치(23 °C)
#turbidity	탁도
#specific-energy	비에너지
#energy-density	에너지 밀도





휘발유 에너지 밀도
#molar-energy	몰 에너지
#thermal-conductivity	열전도율
#thermal-insulance	열저항



클로
토그
#thermal-expansion	열팽창
#heat-capacity	열용량과 엔트로피
#specific-heat-capacity	비열
#molar-heat-capacity	몰 열용량


기체 상수
#heat-flux	열유속과 복사 조도
#heat-transfer-coefficient	열전달 계수
#radiant-exposure	복사 노출
#amount-of-substance	물질량
몰
개 항목;항목	개 항목













아인슈타인
#molar-concentration	몰 농도


pH
몰라
#molality	몰랄 농도

포도당	Glc
#catalytic-activity	촉매 활성도
캐탈
효소 단위
#catalytic-concentration	촉매 활성도 농도
#filtration-rate	사구체 여과율
#electric-current	전류
암페어






평균 국제 암페어
#current-noise-density	전류 잡음 밀도
#electric-charge	전하
쿨롬
암페어시

기본 전하
패러데이


프랭클린
#voltage	전압
볼트



평균 국제 볼트
#voltage-noise-density	전압 잡음 밀도
#electric-resistance	전기 저항
옴




평균 국제 옴
#electric-conductance	컨덕턴스
지멘스
#capacitance	전기 용량
패럿
#inductance	인덕턴스
헨리
#magnetic-flux	자기 선속
웨버
맥스웰
단위 자극
#magnetic-flux-density	자기 선속 밀도
테슬라
가우스
#magnetic-field-strength	자기장 세기


에르스텟
#magnetic-moment	자기 모멘트
#electric-field-strength	전기장 세기
#electric-dipole-moment	전기 쌍극자 모멘트

디바이
#resistivity	비저항
#conductivity	전기 전도도
#apparent-power	피상 전력과 무효 전력

바르
#apparent-energy	피상 전력량과 무효 전력량
#luminous-intensity	광도
칸델라
촉광
국제 촉
#luminance	휘도

니트



스틸브
#illuminance	조도
룩스



포트
#luminous-flux	광선속
루멘
구면 촉광
#luminous-exposure	노광량
#wavenumber	길이의 역수



카이저
디옵터
#spectral-flux-density	스펙트럼 선속 밀도

잰스키
#activity	방사능
베크렐
퀴리
#activity-concentration	방사능 농도
#absorbed-dose	흡수선량
그레이
라드
#equivalent-dose	등가선량
시버트
렘
#equivalent-dose-rate	등가선량률
#radiation-exposure	조사선량

뢴트겐
#energy-per-distance	거리당 에너지



100킬로미터당 $킬로와트시	kWh/100km
#antenna-gain	안테나 이득
등방성 안테나 대비 이득
#computing-performance	연산 성능
#telephone-traffic	통화량
#film-speed	필름 감도
#heat-pump-efficiency	열펌프 효율
#vascular-resistance	혈관 저항
#acoustic-impedance	고유 음향 임피던스
#biological-activity	생물학적 활성
#color-temperature	색온도
K(색온도)
#gas-column	기체 기둥
#specific-power	질량당 일률


대사당량
#reduced-electric-field	환산 전기장

타운젠드
`,
  units: `
millimole-per-liter	리터당 $밀리몰
petabyte	페타바이트
terabyte	테라바이트
terabit	테라비트	Tb
gigabyte	기가바이트
gigabit	기가비트	Gb
megabyte	메가바이트
megabit	메가비트	Mb
kilobyte	킬로바이트
kilobit	킬로비트	kb
millisecond	밀리초
microsecond	마이크로초
nanosecond	나노초
kilojoule	킬로줄
megapixel	MP	MP
millibar	밀리바	mb
kiloton-of-tnt	TNT 킬로톤
megaton-of-tnt	TNT 메가톤
gigaton-of-tnt	TNT 기가톤
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
  words: {"to":["를","을","는","은","에서","의","이면","면","이라면","라면","이랑","인데"],"after":["로 변환","으로 변환","로 환산","으로 환산","인가요","입니까","이야","으로","로","로 바꿔줘","으로 바꿔줘","로 바꾸면","으로 바꾸면","로는","으로는","인가","예요","이에요","입니까","로 알려줘","으로 알려줘","로 바꿔 주세요","으로 바꿔 주세요","로 변환해줘","로 변환해 주세요","으로 변환해 주세요","인지 알려줘","야","요","이죠","죠","니","에요","나 돼","나 돼요","나 되나요","나 될까","로 몇 도","로 몇도","로는 몇 도","로 몇 도야","로 몇도야","로 몇 도인가요","로 몇 도예요","수로","수","수는","로 하면","으로 하면","로 계산하면","으로 계산하면","로 몇이야","으로 몇이야","로 얼마야","으로 얼마야","로 얼마","으로 얼마","로 나타내면","으로 나타내면","로 계산해줘","으로 계산해줘","로 환산해줘","으로 환산해줘","되나요","되나","돼요","돼","될까요","될까","되지","됩니까","나와","나오나요","지","일까","일까요","정도","정도 돼","정도야","정도인가요","쯤","쯤 돼","쯤이야","환산","변환","인지"],"and":["와","과","하고"],"per":["당"],"opening":["연비","속도","온도","현재 온도","고기","한우","소고기","쇠고기","돼지고기","삼겹살","쌀","키","내 키","내 키는","제 키","제 키는","키는","키가","약","대략","그럼","몸무게","체중","무게","길이","높이"],"howMany":["몇"],"polite":["음","저기","안녕하세요","혹시","알려줘","알려주세요","알려줄래","궁금해요","좀","가르쳐줘"],"are":["는","은","에","이"],"one":[],"endings":[],"scales":{"백":"100","천":"1000","만":"10000","억":"100000000","조":"1000000000000"},"halves":{"반":"1/2"},"point":["점"],"cardinals":{"0":"영|공","1":"일|한|하나","2":"이|두|둘","3":"삼|세|셋|석","4":"사|네|넷|넉","5":"오|다섯","6":"육|여섯|륙","7":"칠|일곱","8":"팔|여덟","9":"구|아홉","10":"십|열","20":"스물|스무","30":"서른","40":"마흔","50":"쉰","60":"예순","70":"일흔","80":"여든","90":"아흔"},"numbers":{"반":"1/2"},"minus":["영하","마이너스"],"aliases":{"메트릭 톤":"tonne","미터마력":"horsepower-metric","미터법 큰술":"tablespoon-metric","미터법 작은술":"teaspoon-metric","컵(일본)":"cup-jp","cup [JP]":"cup-jp","점":"part","쪽":"part","페이지":"part","칼로리":"foodcalorie","종이컵":"","테라":"terabyte","메가":"megabyte","시속 $킬로":"kilometer-per-hour","킬로":"kilometer kilogram","센티":"centimeter","미리":"millimeter milliliter","밀리":"millimeter milliliter","하루":"day","평방미터":"square-meter","제곱미터":"square-meter","큰술":"tablespoon-metric","밥숟가락":"tablespoon-metric","작은술":"teaspoon-metric","찻숟가락":"teaspoon-metric","키로":"kilometer kilogram","키로그램":"kilogram","킬로그람":"kilogram","키로미터":"kilometer","킬로미터":"kilometer","센치":"centimeter","센치미터":"centimeter","그람":"gram","되":"sho-jp","말":"to-jp","홉":"go-jp","리":"","자":"shaku-length","치":"","척":"shaku-length","관":"kan","마":"yard","마지기":"","정보":"","단보":"","며칠":"day","일간":"day","주일":"week","주간":"week","년간":"year","헤베":"square-meter","세제곱미터":"cubic-meter","입방미터":"cubic-meter","루베":"cubic-meter","릿터":"liter","리타":"liter","시시":"cubic-centimeter","씨씨":"cubic-centimeter","금 $온스":"ounce-troy","금 $ oz":"ounce-troy","숟가락":"tablespoon-metric teaspoon-metric","스푼":"tablespoon-metric teaspoon-metric","숟갈":"tablespoon-metric teaspoon-metric","시속 $키로":"kilometer-per-hour","시속 $킬로미터":"kilometer-per-hour","시속 $km":"kilometer-per-hour","초속 $미터":"meter-per-second","초속 $m":"meter-per-second","초속":"meter-per-second","시속":"kilometer-per-hour","기가":"gigabyte","섭씨 $":"celsius","화씨 $":"fahrenheit","미터톤":"tonne","메트릭톤":"tonne","풍속 $미터":"meter-per-second","풍속 $m":"meter-per-second","도 화씨":"fahrenheit","도 섭씨":"celsius","섭씨 $도":"celsius","화씨 $도":"fahrenheit","반나절":""}},
};

export default locale;
