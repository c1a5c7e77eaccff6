// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ru',
  plurals: 'other one few many',
  letters: 'qxyzADGHbvEFdBweCjmglrtnihkcpao аоинтексрлмдвгуйпяыбчьхфцзжюшэё',
  quantities: `
#length	Дvyzq
EDAbZ;;$ zq EDAb	E
EyGbxzZ

qzBHAbDEZ
nDbEy
FceEZ;;$ zq FceE	FceE~.||.|.	FceE.
nwAZ;;$ zq nwA	nA
jbFZ	jbF~.||.|.


Eyv7;;;f	Ey
ExbHGV Eyv7	Exb. Ey	E. Ey
AmHjlzQ FceEq

vyzyN
jlEDzz~xBx hDbzq|xD hDbzx|mt hDbzq|mt hobDz;~mD hobzq
zDevZ
CqvE
vqFxz6
CjFr
GwgyA
avvZ
pqBK
HEwAZ

ExbHGxe HqkDzy|$ ExbHGqj HqkDzr|ExbHGyt HqkDzy|ExbHGyt HqkDzDe;ExbHGyD HqkDzy	Exb. HqkDzy|$ Exb. HqkDzr||Exb. HqkDzDe	E. Hqk.|E. Hqk.
$ ьёв;-bxF|bxFm	$ ьёв	$ ьёв
GqbqEZ
$ юзэцф;-lDez|lDezm	$ юзэцф	$ юзэцф

yzkDzDbzL lDezZ
nwbvxzBq|$ nwbvxzB||nwbvxzBxd;nwbvxzBy	nwbv.	nbv|$ nbv
vyB4
GqgDvrAxd~mt||mt|mt;~m


ExbHGV vyB4
Eyv7 Fqzzmt
HGqzFyzqdHGV Eyv7;;;f	HG. Ey








qHAbxzxEylDHGV DFyzyiY	q. D.
CqbHDGK	CG
HdDAxdQ HDGwzFY
HdDAxdQ EyzwAY
HdDAxd% lqHZ
HdDAxd% F<
HdDAxd~xBx BxFq|xe BxF|mt BxFq|mt vDA;~mD BxFm	Hd. ~B|B|B|v~.
hDEz~xBx bqFywHq|xe bqFywH|mt bqFywHq|mt bqFywHxd;~xe bqFywH
bqFywHZ ЮCyADbq
HxvzDlzL bqFywHZ
CvqzGxdHGV FvyzY




CwzGAZ	CGA
CyG4
AdyCZ
CyGHDvM пSS
AyCxBbqnHGW CwzGAZ
AyCxBbqnHGV CyG4
CwzGAZ TйX

iyiDbx
sзэжu [JP];-HjGw (Fvyzq)	sзэжu [JP]
suф [JP];-Hwz (jCxzHGye)	suф [JP]
gw (Fvyzq)
ьцф [JP];-byz (jCxzHGye)	ьцф [JP]
жйф [JP];-Gaz (jCxzHGye)	жйф [JP]
яё [JP];-Fho (jCxzHGye)	яё [JP]
Ao (Fvyzq)
ьц [JP];-by (jCxzHGye)	ьц [JP]
sзэжu [ючёхз, JP];-HjGw (AGqzr)	sзэжu [ючёхз, JP]
ly (GyAqeHGye)
iwzM
lkqzZ
vy (GyAqeHGye)
lDG (ГxzGxzB)
dq (AqeHGye)
nbqziwhHGV vyzyN
nbqziwhHGW FceEZ
GxbxvDdHGW nwAZ
AwqhZ
byEHGW nwAZ
byEHGW Fdxez% pqBK
byEHGW HAqFy5
byEHGV Eyv7
BbDlDHGW nwAZ
BbDlDHGW HAqFy5
gygvDeHG~xBx vxGAj|ye vxGxAr|yt vxGAj|yt vxGADe;~yD vxGAy
gygvDeHGV vqFxz6
iqbHG~xBx vxGAj|ye vxGxAr|yt vxGAj|yt vxGADe;~yD vxGAy
nbqziwhHGW nwAZ (КdDgDG)
qbCqzZ (Fvyzq)
dqbY
yHCqzHGV vyB4
ADtqHHGV dqbY
qbpyzZ
dDbp~Gq|xG|Gq|Gxd;~Gy
HqkDz6
dDbHAm|dDbHAq||dobHA;dobHAm
GqCHGW nwAZ
GqCHGW bwFZ
GqHqgY
#area	ПvxщqFr
GdqFbqAzL EDAbZ;;$ zq GdqFbqAzme EDAb	E²
GdqFbqAzL GyvxEDAbZ;;$ zq GdqFbqAzme GyvxEDAb	GE²

GdqFbqAzL HqzAyEDAbZ;;$ zq GdqFbqAzme HqzAyEDAb	HE²

BDGAqbZ	Bq
qbZ




GdqFbqAzL FceEZ;;$ zq GdqFbqAzme FceE	FceE²

GdqFbqAzL jbFZ	jbF²
GdqFbqAzQ Eyv7;;$ zq GdqFbqAzwc Eyvc;f	Ey²



qGbZ	qGb~.||.|.
bwFZ
HDGiyN
AqwzpyCZ
GbxdDvrzL GdqFbqAZ





GbwBxd% FceEZ
FwzqEZ	Fwz.
HAbDEEY
nDFFqzZ
iwgx
рu [JP];-gw (CvxщqFr)	рu [JP]
sй [JP];-Ha (jCxzHGye)	sй [JP]
Aqz (jCxzHGye)
юзё [JP];-Ao (jCxzHGye)	юзё [JP]
AqAqEy
CtozZ
CyzZ
Ew (GyAqeHGye)

zBqzZ
bqe (AqeHGye)
BwzAtq
Gqzqv (CvxщqFr)
EqbvY
EqvQ EqbvY
Ewbqggq
qzGqzqE
iDzA~q (hDEDvrzmt| (hDEDvrzme|q (hDEDvrzmt|xd (hDEDvrzmt~);~m (hDEDvrzmD
BbqwzFZ
gyBtq (БDzBqvyj)
GqAtq (БDzBqvyj)
lqAqG (БDzBqvyj)
GqAtq (АHHqE)
vDHHY
gyBtq (Бytqb)
GqAtq (Бytqb)
Ftwb (Бytqb)
gyHdY
gyBtq (НDCqv)
GqAtq (НDCqv)
Ftwb (НDCqv)
bxCqzy
qqzq
qbCqzZ
CqbykHGW qbCqzZ
FDHjAyzY
ExbBDzZ
cBDbZ
tqeFY
EqzHqzY
GwabFY
#volume	ОgъoE
GwgylDHGW EDAbZ;;$ zq GwgylDHGye EDAb	E³


GwgylDHGW HqzAyEDAbZ;;$ zq GwgylDHGye HqzAyEDAb	HE³


vyAbZ;;$ zq vyAb	v
HADbZ

GwgylDHGW FceEZ	FceE³

GwgylDHGW jbFZ	jbF³






qGbxnwAZ	qGbxnwA~.||.|.



GxbFZ
nwAZ ХxCCwHq


qEDb. BqvvxzZ;;$ zq qEDb. Bqvvxz	qE. Bqv.;;$/qE. Bqv


qEDb. GdqbAY;;;f	qE. GdqbA.
qEDb. CyzAY;;;f	qE. CyzA.
qEDb. lqp8;;;f	qE. lqp.
FkyvvZ
qEDb. kyFGV wziyN;;;f	qE. kyFG. wzi.
kyFGV FbqtEY;;;f	kyFG. Fb.
EyzyEZ
HAxvxdQ vxk8;;;f	HA. v.
lqezQ vxk8;;;f	l. v.
FDHDbAz~xe vxkGy|qj vxkGq|mD vxkGy|mt vxkDG;~qj vxkGq;;f	FDH. v.
lqp8 США (Cx hqGxzw)
EDAbylDHGV kyFGV wziyN	E. kyFG. wzi.
Fap~q||q|De;~y
щDCxA~Gy|Gq|Gy|xG;~Gq;;f	щDCxA.
HEyFkDzZ
AaFZ
GqC~vy|vj|vy|Dvr;~vj;;f	GqC.

FkyBBDb&	FkyBBDb~q||q|xd
bcE~Gy|Gq|Gy|xG
CjAqj Bqvvxzq
gwpDvM	gwp.




gqbbDvM	gqbb.
Cydz% gqbbDvM
GDBK
gqbbDvM kyFGxHAy

gqbbDvM GvcGdm

gqAAZ
Aqz (gxlGq)
yEC. BqvvxzZ;;$ zq yEC. Bqvvxz	yEC. Bqv.;;$/yEC. Bqv
yEC. GdqbA~m|q|m|;~q;;f	yEC. GdqbA.
$ шх Iыш.;-qzBvyeHGqj CyzAq|qzBvyeHGyD CyzAm	$ шх Iыш.	$ шх Iыш.
$ юuш Iыш.;-qzBvyeHGqj lqpGq|qzBvyeHGyD lqpGy	$ юuш Iыш.	$ юuш Iыш.

yEC. kyFGV wziyN;;;f	yEC. kyFG. wzi.


qzBvyeHGV HAxvxdQ vxk8
qzBvyeHGV lqezQ vxk8
yEC. FDHDbAz~xe vxkGy|qj vxkGq|mD vxkGy|mt vxkDG;~qj vxkGq;;f	yEC. FDH. v.



nybGyzZ
GyvFDbGyzZ

EDAbylDHGV lqp8;;;f	E. lqp.
EDAbylDHGV HAxvxdQ vxk8
EDAbylDHGV lqezQ vxk8

EDAbylDHGV CyzAY;;;f	ECA
юuш [JP];-jCxzHGqj lqpGq|jCxzHGyD lqpGy	юuш [JP]
ёsэяц [JP];-xHqFhy	ёsэяц [JP]
жёsэяц [JP];-GxHqFhy	жёsэяц [JP]


pdDFHGW HAqGqzZ
GqzzY
dDFbq|dDFbx||doFDb;doFbq
nqzDB4
paz (GyAqeHGye)
Fxw (GyAqeHGye)
Fqzr (xgъoE)
qEnxbY
GxzBy5
HDGHAqby5
ExFy5
EDAbDAZ
EDFyEzZ
gqA (gygvDeHGye)
Byz (gygvDeHGye)
vxB (gygvDeHGye)
Gqg (gygvDeHGye)
anY
HqAY
BxExbZ
txEDbZ
dyzz~xe gwAmvGy|qj gwAmvGq|mD gwAmvGy|mt gwAmvxG;~mD gwAmvGy
CxvgwAmvGy
EqBzwEZ
yDbxdxqEZ
bxdxqEZ
EqnwHqyvZ
HqvEqzqHqbZ
gqvrAqhqbZ
zqdwtxFxzxHxbZ
Ho (jCxzHGye)
жёжu [JP];-GxGw	жёжu [JP]
хё [JP];-Ax (jCxzHGye)	хё [JP]
Bx (jCxzHGye)
sзэжu [лёч, JP];-HjGw (xgъoE)	sзэжu [лёч, JP]
sэц [JP];-Hqe (jCxzHGye)	sэц [JP]
#mass	МqHHq
GyvxBbqEEO;;$ zq GyvxBbqEE	GB
BbqEEO;;$ zq BbqEE	B
AxzzY;;;f	A

iDzAzDbZ
GqbqAO	Gqb
nwzAZ;;$ zq nwzA	nzA

wziyN;;$ zq wziyc;f	wzi.;;$/wzi

Bbqz&	Bbqz~q||q|xd
HAxwzq|$ HAxwz||HAxwzxd;HAxwzm	HAxwzq|$ HAxwz||HAxwzxd	HAz
lDAdDbAr FvyzzxBx iDzAzDbq
GxbxAGW iDzAzDbZ
FvyzzL iDzAzDbZ
qEDbyGqzHGV AxzzY	qEDb. A	qE. A|$ qE. A
FvyzzQ AxzzY
$ sчuб;-HvqB|HvqBy	$ sчuб	$ sчuб

AbxeHGV wziyN	Ab. wzi.

qCADGqbHGW nwzAZ
qCADGqbHGV wziyN
qCADGqbHGV FbqtEY


gbwH~Gq|xG|Gq|Gxd~ EqHvq;~Gy
HAqzFqbAzQ CxbiyN (США)
DFyzyiY qvGxBxvj
HAqzFqbAzQ CxbiyN (АdHAbqvyj)
FqvrAxzZ	Дq
EqHHY avDGAbxzq
EqHHY CbxAxzq

CvqzGxdHGV EqHHY
HxvzDlzQ EqHHY;;;f
EqHHY ЗDEvy;;;f
EqHHY ЮCyADbq
Gqz (jCxzHGye)
Gyz (jCxzHGye)
ExEEa
fuф [JP];-nwz (jCxzHGye)	fuф [JP]
ihyzr (GyAqeHGye)
Fqzr (EqHHq)
vjz (GyAqeHGye)
ijzr (GyAqeHGye)
GqAAy
AqavM
CyGwvM
AbxeHGW AqavM
Gmz (GxbDeHGye)
Fxz (GxbDeHGye)
gqA (EqHHq)
gqA hxvxAq
AxvY
Eqpq (EqHHq)
bqAAy
HDb (yzFyeHGye)
lyAAqGK
EqwzFZ
zDEDiGW nwzAZ
zDEDiGW iDzAzDbZ
CqbykHGW BbqzO
vydbZ
yHCqzHGW nwzAZ
qbbxgY
EDAbylDHGV qbbxgY
bwHHGW nwzAZ
hxvxAzyGK
vxA (EqHHq)
CwFZ
byEHGW nwzAZ
byEHGV wziyN
FbqtEY
xgxvZ
qAAylDHGV EyzY
qAAylDHGW AqvqzAZ
pDGDvM
gygvDeHGV EyzY
gygvDeHGW AqvqzAZ
#time	ВbDEj
HDGwzFY;;$ d HDGwzFw;f	H;;$/ю
EyzwAY;;$ d EyzwAw;f	Eyz
lqHZ;;$ d lqH	l
F<;;$ d FDzr	Fz.;;$/F	F.
zDFDv7;;$ d zDFDvc;f	zDF.;;$/zDF	z.
$ fу;-FdD zDFDvy	$ fу	$ fу
EDHji*;;$ d EDHji	EDH.;;$/EDH	E.
GdqbAqvZ;;$ d GdqbAqv	GdqbA
CxvwBxFy+
BxFq|BxF||vDA;BxFm;$ d BxF	B.|||v.;;$/B
FDHjAyvDAy+	10-vDAy~j|D|j|e
dDG~q||q|xd	d.
AmHjlDvDAy+


zxl6;;;f	zxl.




xgmlz~xBx BxFq|me BxF|mt BxFq|mt vDA;~mD BxFm
dyHxGxHz~xBx BxFq|me BxF|mt BxFq|mt vDA;~mD BxFm
BbyBxbyqzHG~xBx BxFq|ye BxF|yt BxFq|yt vDA;~yD BxFm
BbyBxbyqzHGW EDHji*
AbxCylDHG~xBx BxFq|ye BxF|yt BxFq|yt vDA;~yD BxFm

HyzxFylDHGW EDHji*





Hxv (EqbHyqzHGyD HwAGy)
pDeG (10 zH)
HdDFgDbBK
Fkynny
ExEDzA (90 H)

CvqzGxdHG~xBx dbDEDzy|xD dbDEj|yt dbDEDzy|yt dbDEoz;~xD dbDEj
qAxEzQ DFyzyiY dbDEDzy
gyAZ Sуэхюз
#labor	ТbwFxhqAbqAm
lDvxdDGx-lqHZ
lDvxdDGx-F<
lDvxdDGx-zDFDv7
lDvxdDGx-EDHji*
#temperature	ТDECDbqAwbq
GDvrdyzZ
BbqFwHZ ЦDvrHyj
BbqFwHZ ФqbDzBDeAq		$°д||°д
$ °R;-BbqFwH РqzGyzq|BbqFwHm РqzGyzq	$ °R	$ °R
#temperature-difference	РqhzxHAr ADECDbqAwb
GDvrdyzZ bqhzxHAy
BbqFwHZ ЦDvrHyj bqhzxHAy
BbqFwHZ ФqbDzBDeAq bqhzxHAy
#speed	СGxbxHAr y ADEC
EDAbZ d HDGwzFw	E/H










whvq|whDv||whvxd;whDv	wh


HGxbxHA6 HdDAq	HG. HdDAq	ю
EqtK
qAxEzQ DFyzyiY HGxbxHAy
#acceleration	УHGxbDzyD
EDAbZ zq HDGwzFw d GdqFbqAD	E/H²





б;wHGxbDzyD HdxgxFzxBx CqFDzyj	б
#angle	УBxv
bqFyqzO	bqF
BbqFwHZ	$°
EyzwAY;;;f	$′
HDGwzFY;;;f	$″


BbqFZ
xgxbxA&	xg.
GdqFbqzAZ
hzqGK hxFyqGq
lqH~q (wBvxdmt| (wBvxdxe|q (wBvxdmt|xd (wBvxdmt~);~m (wBvxdmD
bwEgZ
FdxylzL BbqFwHZ
AmHjlzQ НАТО
#solid-angle	ТDvDHzme wBxv
HADbqFyqzO	Hb



HCqA (ADvDHzme wBxv)
#frequency	ЧqHAxAq
BDbiO	Гi



iyGvZ d HDGwzFw
xgxbxAZ d HDGwzFw
xgxbxAZ d EyzwAw
wFqbZ d EyzwAw

GqFbZ d HDGwzFw
gxFZ
#angular-speed	УBvxdqj HGxbxHAr
#force	Сyvq
zrcAxzZ	Н
FyzY

GyvxBbqEE-HyvY	GBH
BbqEE-HyvY
Axzz~m-Hyvm|q-Hyvq|m-Hyvm|-Hyv
nwzA-HyvY	nzA-H


GyvxnwzA-HyvY
#pressure	ДqdvDzyD
CqHGqvM	Пq
gqbO	gqb
qAExHnDbY;;;f	qAE
ADtzylDHGV qAExHnDbY
AxbbZ




nwzAZ zq GdqFbqAzme FceE	n/FceE²










EyvvyEDAbZ dxFjzxBx HAxvgq
HqzAyEDAbZ dxFjzxBx HAxvgq
EDAbZ dxFjzxBx HAxvgq
FceEZ dxFjzxBx HAxvgq
nwAZ dxFjzxBx HAxvgq





EyvvyEDAbZ bAwAzxBx HAxvgq	EE bA. HA.

FceEZ bAwAzxBx HAxvgq	F. bA. HA.
#energy	ЭzDbByj
FkxwvM	Дk
abBK

dqAA-lqHZ
GyvxdqAA-lqHZ	GВA⋅l
avDGAbxzdxvrAO	aВ
GqvxbyN;;;f	Gqv
GyvxGqvxbyN;;;f
EDkFwzqbxFzQ GqvxbyN	GqvE



ADbEyN
$ гTU-IT	$ гTU-IT	$ гTU-IT
gbyAqzHGV ADCvxdQ DFyzyiY	БТЕ








qEDbyGqzHG~xBx ADbEq|ye ADbE|yt ADbEq|yt ADbExd;~ye ADbE	ADbE~q||q|xd~ США



GdqFZ
AxzzY AbxAyvq

AxzzY zDnAjzxBx aGdydqvDzAq
#power	МxщzxHAr
dqAAO	ВA
vxpqFyzQ HyvY	v. H.
EDAbylDHGV vxpqFyzQ HyvY












AxzzY xtvqkFDzyj
HxvzDlzQ HdDAyExHA6;;;f
#torque	МxEDzA Hyvm
zrcAxz-EDAbZ	Н⋅E






nwzA-nwAZ	nzA-nA
#momentum	ИECwvrH
#moment-of-inertia	МxEDzA yzDbiyy
#surface-tension	ПxdDbtzxHAzxD zqAjkDzyD y koHAGxHAr
#fracture-toughness	ВjhGxHAr bqhbwpDzyj
#fuel-economy	РqHtxF AxCvydq

vyAbZ zq 100 GyvxEDAbxd	v/100 GE





Eyv7 zq yEC. Bqvvxz;;;f	Eyv~y|j|y|r~/yEC. Bqv	Ey/yEC. Bqv
#data	ОgъoE Fqzzmt
gyAO	gyA~q||q|
gqeAO	Б
xGADAZ
CxvwgqeAZ
GbqEg (2 gyAq)

zqAZ

AbyAZ
EqpyzzxD Hvxdx
Fdxez~xBx Hvxdq|xD Hvxdx|mt Hvxdq|mt Hvxd;~mD Hvxdq
wlDAdDbozz~xBx Hvxdq|xD Hvxdx|mt Hvxdq|mt Hvxd;~mD Hvxdq
#data-rate	СGxbxHAr CDbDFqly Fqzzmt
#resolution	РqhbDpDzyD



CyGHDvM zq FceE	CGH/FceE
Axl8 zq FceE	AlG/FceE
#graphics	ГbqnyGq
CyGHDvM	CGH
Axl8	AlG
#typewidth	Шybyzq pbynAq
aE	aE
CxvwGDBDvrzqj pCqiyj
#ratio	ОAzxpDzyD y GxvylDHAdx
lqHA6	l.
CbxiDzAZ		$%
CbxEyvvD
CbxEybyqFZ

Eyvvyxzz~xe Fxvy|qj Fxvj|mD Fxvy|mt FxvDe;~mD Fxvy;;f
EyvvyqbFz~xe Fxvy|qj Fxvj|mD Fxvy|mt FxvDe;~mD Fxvy;;f



GqbqAO	Gqb
qEDbyGqzHGW CbwnZ

CqbY
Abx~eGy|eGq|eGy|DG
CxvFckyz~m|m|m|
FckyzY
lobAxd~m Fckyzm|q Fckyzq|m Fckyzm|mt Fckyz
Fdq FDHjAGq
HxA~zy|zj|zy|Dz
gxvrp~xe HxAzy|qj HxAzj|yD HxAzy|yt HxADz;~yD HxAzy

EqHHq (12 BbxHHxd)
AmHjl4
FDHjAr AmHjl
vqGtK
EyvvyxzZ
GbxbZ
EyvvyqbFZ
AbyvvyxzZ
FDHA6
HAxCY gwEqBy
#container-capacity	ВEDHAyExHAr GxzADezDbxd
#level	УbxdDzr
xAzxpDzyD ExщzxHADe
FDiygDvZ

zDCDbZ

HAxC (aGHCxhyiyj)
#loudness	ГbxEGxHAr
HxzZ
nxzZ
#musical-interval	МwhmGqvrzme yzADbdqv
xAzxpDzyD lqHAxA
xGAqdY
iDvL AxzZ
CxvwAxzZ
lDAdDbA6 Axzq

HqdqbZ
lqHAxAzQ FDGqFY
#density	ПvxAzxHAr















HvqBK zq GwgylDHGye nwA
#specific-weight	УFDvrzme dDH


bAwAzxBx HAxvgq	bA. HA.
dxFjzxBx HAxvgq
#linear-density	ЛyzDezqj CvxAzxHAr


ADGHZ
FDzrD
#area-density	ПxdDbtzxHAzqj CvxAzxHAr
#volume-flow	ОgъoEzme bqHtxF



























pqtAobHGW FceEZ
#mass-flow	МqHHxdme bqHtxF
#molar-flow	Мxvjbzme bqHtxF
#dynamic-viscosity	ДyzqEylDHGqj djhGxHAr

CwqhZ

bDez (djhGxHAr)
#kinematic-viscosity	КyzDEqAylDHGqj djhGxHAr


HAxGHZ
#fluidity	ТDGwlDHAr

bD (ADGwlDHAr)
#vapor-permeance	ПqbxCbxzyiqzyD

CDbEZ
CDbE (0 °п)
CDbE (23 °п)
#vapor-permeability	ПqbxCbxzyiqDExHAr


CDbE-FceE (0 °п)
CDbE-FceE (23 °п)
#turbidity	МwAzxHAr
#specific-energy	УFDvrzqj azDbByj
#energy-density	ПvxAzxHAr azDbByy





бэs м;-wFDvrzqj azDbByj gDzhyzq	бэs м
#molar-energy	Мxvjbzqj azDbByj
#thermal-conductivity	ТDCvxCbxdxFzxHAr
#thermal-insulance	ТDCvxdxD HxCbxAydvDzyD



Gvx
AxBK
#thermal-expansion	ТDCvxdxD bqHpybDzyD
#heat-capacity	ТDCvxoEGxHAr y azAbxCyj
#specific-heat-capacity	УFDvrzqj ADCvxoEGxHAr
#molar-heat-capacity	Мxvjbzqj ADCvxoEGxHAr


BqhxdQ CxHAxjzzQ
#heat-flux	ПvxAzxHAr ADCvxdxBx CxAxGq y xgvwlozzxHAr
#heat-transfer-coefficient	КxannyiyDzA ADCvxCDbDFqly
#radiant-exposure	ЭzDbBDAylDHGqj aGHCxhyiyj
#amount-of-substance	КxvylDHAdx dDщDHAdq
ExvM	Exvr
xgъDGAZ	xgъDGA~q||q|xd
#molar-concentration	Мxvjbzqj GxziDzAbqiyj


шс


EyvvyBbqEEZ zq FDiyvyAb	EB/Fv
#molality	МxvjvrzxHAr

BvcGxhm	BvcGxhm
#catalytic-activity	КqAqvyAylDHGqj qGAydzxHAr
GqAqvO	GqA
#catalytic-concentration	КxziDzAbqiyj GqAqvyAylDHGxe qGAydzxHAy
#filtration-rate	СGxbxHAr GvwgxlGxdxe nyvrAbqiyy
#electric-current	Сyvq AxGq
qECDbO	А
#current-noise-density	ПvxAzxHAr pwEq AxGq
#electric-charge	ЭvDGAbylDHGye hqbjF
GwvxzO	Кv
qECDb-lqHZ

avDEDzAqbzL hqbjFZ
nqbqFD5
#voltage	ЭvDGAbylDHGxD zqCbjkDzyD
dxvrAO	В
#voltage-noise-density	ПvxAzxHAr pwEq zqCbjkDzyj
#electric-resistance	ЭvDGAbylDHGxD HxCbxAydvDzyD
xEO	ОE
#electric-conductance	ЭvDGAbylDHGqj CbxdxFyExHAr
HyEDzHO	СE
#capacitance	ЭvDGAbylDHGqj oEGxHAr
nqbqFO	Ф
#inductance	ИzFwGAydzxHAr
BDzby	Гz
#magnetic-flux	МqBzyAzme CxAxG
dDgDbZ	Вg
EqGHdDvvZ
DFyzylzL CxvcHZ
#magnetic-flux-density	МqBzyAzqj yzFwGiyj
$ ADHvm|ADHvq|ADHvm|ADHv	Тv
BqwHHZ
#magnetic-field-strength	НqCbjkozzxHAr EqBzyAzxBx Cxvj


abHADFZ
#magnetic-moment	МqBzyAzme ExEDzA
#electric-field-strength	НqCbjkozzxHAr avDGAbylDHGxBx Cxvj
#electric-dipole-moment	ЭvDGAbylDHGye FyCxvrzme ExEDzA

FDgq5
#resistivity	УFDvrzxD HxCbxAydvDzyD
#conductivity	УFDvrzqj CbxdxFyExHAr
#apparent-power	Пxvzqj y bDqGAydzqj ExщzxHAr

dqbZ
#apparent-energy	Пxvzqj y bDqGAydzqj azDbByj
#luminous-intensity	Сyvq HdDAq
GqzFDvY;;;f	GF
HdDl>
EDkFwzqbxFzQ HdDl>
#luminance	ЯbGxHAr

zyAZ



HAyvrgZ
#illuminance	ОHdDщozzxHAr
vcGHZ	vG



nxAZ
#luminous-flux	СdDAxdxe CxAxG
vcEDz~q||q|;~	vE
HnDbylDHGV HdDl>
#luminous-exposure	СdDAxdqj aGHCxhyiyj
#wavenumber	ОgbqAzqj Fvyzq



GqehDbZ
FyxCAbyN
#spectral-flux-density	СCDGAbqvrzqj CvxAzxHAr CxAxGq

jzHGW
#activity	РqFyxqGAydzxHAr
gDGGDbDvM	БG
Gcby
#activity-concentration	УFDvrzqj qGAydzxHAr
#absorbed-dose	ПxBvxщozzqj Fxhq
BbD5	Гb
bqFZ
#equivalent-dose	ЭGdydqvDzAzqj Fxhq
hydDbAO	Зd
gabZ
#equivalent-dose-rate	МxщzxHAr aGdydqvDzAzxe Fxhm
#radiation-exposure	ЭGHCxhyiyxzzqj Fxhq

bDzABDzZ
#energy-per-distance	ЭzDbByj zq bqHHAxjzyD



GyvxdqAA-lqHq zq 100 GyvxEDAbxd|GyvxdqAA-lqH zq 100 GyvxEDAbxd||GyvxdqAA-lqHxd zq 100 GyvxEDAbxd;GВA⋅l/100 GE	GВA⋅l/100 GE
`,
  units: `
terabit	ADbqgyAO	ТgyA
gigabit	ByBqgyAO	ГgyA
megabit	EDBqgyAO	МgyA
kilobit	GyvxgyAO	GgyA
kilocalorie	GyvxGqvxbyN;;;f	GGqv
kilometer	GyvxEDAbZ;;$ zq GyvxEDAb	GE
centimeter	HqzAyEDAbZ;;$ zq HqzAyEDAb	HE
millibar	EyvvygqbO	Egqb
`,
  patterns: `
joiner	 	 	 
quetta	GdDAAq{0}	Кd{0}
ronna	bxzzq{0}	Р{0}
yotta	yxAAq{0}	И{0}
zetta	hDAAq{0}	З{0}
exa	aGHq{0}	Э{0}
peta	CDAq{0}	П{0}
tera	ADbq{0}	Т{0}
giga	ByBq{0}	Г{0}
mega	EDBq{0}	М{0}
kilo	Gyvx{0}	G{0}
hecto	BDGAx{0}	B{0}
deka	FDGq{0}	Fq{0}
deci	FDiy{0}	F{0}
centi	HqzAy{0}	H{0}
milli	Eyvvy{0}	E{0}
micro	EyGbx{0}	EG{0}
nano	zqzx{0}	z{0}
pico	CyGx{0}	C{0}
femto	nDEAx{0}	n{0}
atto	qAAx{0}	q{0}
zepto	hDCAx{0}	h{0}
yocto	yxGAx{0}	y{0}
ronto	bxzAx{0}	b{0}
quecto	GdDGAx{0}	Gd{0}
yobi	exgy{0}	Йy{0}
zebi	hDgy{0}	Зy{0}
exbi	aGHgy{0}	Эy{0}
pebi	CDgy{0}	Пy{0}
tebi	ADgy{0}	Тy{0}
gibi	Bygy{0}	Гy{0}
mebi	EDgy{0}	Мy{0}
kibi	Gygy{0}	Кy{0}
square	GdqFbqAzxBx {0}|GdqFbqAzme {0}|GdqFbqAzmt {0}|GdqFbqAzmt {0};GdqFbqAzxe {0}|GdqFbqAzqj {0}|GdqFbqAzmD {0}|GdqFbqAzmt {0};GdqFbqAzmD {0}	{0}²
cubic	GwgylDHGxBx {0}|GwgylDHGye {0}|GwgylDHGyt {0}|GwgylDHGyt {0};GwgylDHGxe {0}|GwgylDHGqj {0}|GwgylDHGyD {0}|GwgylDHGyt {0};GwgylDHGyD {0}	{0}³
-survey-us	{0} (BDxFDh. США)
-imperial	{0} (gbyA.)
-dry	{0} (Hwt.)
-sidereal	{0} (hdohFz.)
-person	{0} (dxhbqHA)
-of-water	{0} dxFjzxBx HAxvgq
-us	{0} (США)
-australian	{0} (qdHAbqv.)
per	{0}/{1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	q||q|xd|m
~Y	m|q|m||m
~W	xBx|ye|yt|yt|yD
~V	xe|qj|yD|yt|yD
~Q	xe|qj|mD|mt|mD
~O	q||q||m
~N	y|j|y|e|y
~M	j|r|j|De|y
~L	xBx|me|mt|mt|mD
~K	q||q|xd|y
~8	Gy|Gq|Gy|DG|Gy
~7	y|j|y|r|y
~6	y|r|y|De|y
~5	j|e|j|Dd|y
~4	y|q|y||y
~!	BxFq|BxF|BxFq|vDA|BxFm
~%	xBx|xe|mt|mt|mD
~&	q||q|xd|
~*	q||q|Dd|m
~+	j|D|j|e|j
~<	zj|Dzr|zj|zDe|zy
~>	y|q|y|De|y
~?	xBx|xD|mt|mt|mD
`,
  words: {"to":["в","во","к","это"],"and":["и","плюс"],"per":["в","на"],"opening":["сколько будет","сколько это","сколько составляет","сколько весит","что такое","переведи","перевести","перевод","конвертировать","из"],"howMany":["сколько"],"are":["содержится в","в","это"],"one":["один","одна","одно","одном","одной"],"endings":["ами","ями","ах","ях","ам","ям","ов","ев","ей","ом","ем","ой","ы","и","а","я","у","ю","е","о","ь","й"],"numbers":{"пол*":"1/2","половина":"1/2","полтора":"3/2","полторы":"3/2","один":"1","одна":"1","одно":"1","два":"2","две":"2","двух":"2","три":"3","трёх":"3","трех":"3","четыре":"4","четырёх":"4","пять":"5","пяти":"5","шесть":"6","семь":"7","восемь":"8","девять":"9","десять":"10","десяти":"10","сто":"100"},"minus":["минус"],"aliases":{"градусах Фаренгейта":"fahrenheit","градусах Цельсия":"celsius","кило":"kilogram","сутки":"day","сутках":"day","суток":"day","градус по Цельсию":"celsius","градуса по Цельсию":"celsius","градусов по Цельсию":"celsius","градусы по Цельсию":"celsius","Цельсий":"celsius","градус по Фаренгейту":"fahrenheit","градуса по Фаренгейту":"fahrenheit","градусов по Фаренгейту":"fahrenheit","градусы по Фаренгейту":"fahrenheit","Фаренгейт":"fahrenheit","галлон":"gallon","литров на 100 км":"liter-per-100-kilometer","литра на 100 км":"liter-per-100-kilometer"}},
};

export default locale;
