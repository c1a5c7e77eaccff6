// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ru',
  plurals: 'other one few many',
  letters: 'qxyzADGHbvEFdBweCjmglrtnihkcpao аоинетксрлмдвгуйпяыбчьхфцзжюшэё',
  quantities: `
#length	Дvyzq
EADbZ;;$ zq EADb	E
EyGbxzZ

qzBHDbAEZ
nAbEy
FceEZ;;$ zq FceE	FceE~.||.|.	FceE.
nwDZ;;$ zq nwD	nD
jbFZ	jbF~.||.|.


Eyv7;;;f	Ey
ExbHGV Eyv7	Exb. Ey	E. Ey
DmHjlzQ FceEq

vyzyN
jlEAzz~xBx hAbzq|xA hAbzx|mt hAbzq|mt hobAz;~mA hobzq
zAevZ
CqvE
vqFxz6
CjFr
GwgyD
avvZ
pqBK
HEwDZ

ExbHGxe HqkAzy|$ ExbHGqj HqkAzr|ExbHGyt HqkAzy|ExbHGyt HqkAzAe;ExbHGyA HqkAzy	Exb. HqkAzy|$ Exb. HqkAzr||Exb. HqkAzAe	E. Hqk.|E. Hqk.
$ ьёв;-bxF|bxFm	$ ьёв	$ ьёв
GqbqEZ
$ юзэцф;-lAez|lAezm	$ юзэцф	$ юзэцф

yzkAzAbzL lAezZ
nwbvxzBq|$ nwbvxzB||nwbvxzBxd;nwbvxzBy	nwbv.	nbv|$ nbv
vyB4
GqgAvrDxd~mt||mt|mt;~m


ExbHGV vyB4
Eyv7 Fqzzmt
HGqzFyzqdHGV Eyv7;;;f	HG. Ey








qHDbxzxEylAHGV AFyzyiY	q. A.
CqbHAGK	CG
HdADxdQ HAGwzFY
HdADxdQ EyzwDY
HdADxd% lqHZ
HdADxd% F<
HdADxd~xBx BxFq|xe BxF|mt BxFq|mt vAD;~mA BxFm	Hd. ~B|B|B|v~.
hAEz~xBx bqFywHq|xe bqFywH|mt bqFywHq|mt bqFywHxd;~xe bqFywH
bqFywHZ ЮCyDAbq
HxvzAlzL bqFywHZ
CvqzGxdHGV FvyzY




CwzGDZ	CGD
CyG4
DdyCZ
CyGHAvM пSS
DyCxBbqnHGW CwzGDZ
DyCxBbqnHGV CyG4
CwzGDZ TйX

iyiAbx
sзэжu [JP];-HjGw (Fvyzq)	sзэжu [JP]
suф [JP];-Hwz (jCxzHGye)	suф [JP]
gw (Fvyzq)
ьцф [JP];-byz (jCxzHGye)	ьцф [JP]
жйф [JP];-Gaz (jCxzHGye)	жйф [JP]
яё [JP];-Fho (jCxzHGye)	яё [JP]
Do (Fvyzq)
ьц [JP];-by (jCxzHGye)	ьц [JP]
sзэжu [ючёхз, JP];-HjGw (DGqzr)	sзэжu [ючёхз, JP]
ly (GyDqeHGye)
iwzM
lkqzZ
vy (GyDqeHGye)
lAG (ГxzGxzB)
dq (DqeHGye)
nbqziwhHGV vyzyN
nbqziwhHGW FceEZ
GxbxvAdHGW nwDZ
DwqhZ
byEHGW nwDZ
byEHGW Fdxez% pqBK
byEHGW HDqFy5
byEHGV Eyv7
BbAlAHGW nwDZ
BbAlAHGW HDqFy5
gygvAeHG~xBx vxGDj|ye vxGxDr|yt vxGDj|yt vxGDAe;~yA vxGDy
gygvAeHGV vqFxz6
iqbHG~xBx vxGDj|ye vxGxDr|yt vxGDj|yt vxGDAe;~yA vxGDy
nbqziwhHGW nwDZ (КdAgAG)
qbCqzZ (Fvyzq)
dqbY
yHCqzHGV vyB4
DAtqHHGV dqbY
qbpyzZ
dAbp~Gq|xG|Gq|Gxd;~Gy
HqkAz6
dAbHDm|dAbHDq||dobHD;dobHDm
GqCHGW nwDZ
GqCHGW bwFZ
GqHqgY
#area	ПvxщqFr
GdqFbqDzL EADbZ;;$ zq GdqFbqDzme EADb	E²
GdqFbqDzL GyvxEADbZ;;$ zq GdqFbqDzme GyvxEADb	GE²

GdqFbqDzL HqzDyEADbZ;;$ zq GdqFbqDzme HqzDyEADb	HE²

BAGDqbZ	Bq
qbZ


gqbzZ
FqbHy
GdqFbqDzL FceEZ;;$ zq GdqFbqDzme FceE	FceE²

GdqFbqDzL jbFZ	jbF²
GdqFbqDzQ Eyv7;;$ zq GdqFbqDzwc Eyvc;f	Ey²



qGbZ	qGb~.||.|.
bwFZ
HAGiyN
DqwzpyCZ
GbxdAvrzL GdqFbqDZ





GbwBxd% FceEZ
FwzqEZ	Fwz.
HDbAEEY
nAFFqzZ
iwgx
рu [JP];-gw (CvxщqFr)	рu [JP]
sй [JP];-Ha (jCxzHGye)	sй [JP]
Dqz (jCxzHGye)
юзё [JP];-Do (jCxzHGye)	юзё [JP]
DqDqEy
CtozZ
CyzZ
Ew (GyDqeHGye)

zBqzZ
bqe (DqeHGye)
BwzDtq
Gqzqv (CvxщqFr)
EqbvY
EqvQ EqbvY
Ewbqggq
qzGqzqE
iAzD~q (hAEAvrzmt| (hAEAvrzme|q (hAEAvrzmt|xd (hAEAvrzmt~);~m (hAEAvrzmA
BbqwzFZ
gyBtq (БAzBqvyj)
GqDtq (БAzBqvyj)
lqDqG (БAzBqvyj)
GqDtq (АHHqE)
vAHHY
gyBtq (Бytqb)
GqDtq (Бytqb)
Ftwb (Бytqb)
gyHdY
gyBtq (НACqv)
GqDtq (НACqv)
Ftwb (НACqv)
bxCqzy
qqzq
qbCqzZ
CqbykHGW qbCqzZ
FAHjDyzY
ExbBAzZ
cBAbZ
tqeFY
EqzHqzY
GwabFY
#volume	ОgъoE
GwgylAHGW EADbZ;;$ zq GwgylAHGye EADb	E³


GwgylAHGW HqzDyEADbZ;;$ zq GwgylAHGye HqzDyEADb	HE³


vyDbZ;;$ zq vyDb	v
HDAbZ

GwgylAHGW FceEZ	FceE³

GwgylAHGW jbFZ	jbF³






qGbxnwDZ	qGbxnwD~.||.|.



GxbFZ
nwDZ ХxCCwHq


qEAb. BqvvxzZ;;$ zq qEAb. Bqvvxz	qE. Bqv.;;$/qE. Bqv


qEAb. GdqbDY;;;f	qE. GdqbD.
qEAb. CyzDY;;;f	qE. CyzD.
qEAb. lqp8;;;f	qE. lqp.
FkyvvZ
qEAb. kyFGV wziyN;;;f	qE. kyFG. wzi.
kyFGV FbqtEY;;;f	kyFG. Fb.
EyzyEZ
HDxvxdQ vxk8;;;f	HD. v.
lqezQ vxk8;;;f	l. v.
FAHAbDz~xe vxkGy|qj vxkGq|mA vxkGy|mt vxkAG;~qj vxkGq;;f	FAH. v.
lqp8 США (Cx hqGxzw)
EADbylAHGV kyFGV wziyN	E. kyFG. wzi.
Fap~q||q|Ae;~y
щACxD~Gy|Gq|Gy|xG;~Gq;;f	щACxD.
HEyFkAzZ
DaFZ
GqC~vy|vj|vy|Avr;~vj;;f	GqC.

FkyBBAb&	FkyBBAb~q||q|xd
bcE~Gy|Gq|Gy|xG
CjDqj Bqvvxzq
gwpAvM	gwp.




gqbbAvM	gqbb.
Cydz% gqbbAvM
GABK
gqbbAvM kyFGxHDy

gqbbAvM GvcGdm

gqDDZ
Dqz (gxlGq)
yEC. BqvvxzZ;;$ zq yEC. Bqvvxz	yEC. Bqv.;;$/yEC. Bqv
yEC. GdqbD~m|q|m|;~q;;f	yEC. GdqbD.
$ шх Iыш.;-qzBvyeHGqj CyzDq|qzBvyeHGyA CyzDm	$ шх Iыш.	$ шх Iыш.
$ юuш Iыш.;-qzBvyeHGqj lqpGq|qzBvyeHGyA lqpGy	$ юuш Iыш.	$ юuш Iыш.

yEC. kyFGV wziyN;;;f	yEC. kyFG. wzi.


qzBvyeHGV HDxvxdQ vxk8
qzBvyeHGV lqezQ vxk8
yEC. FAHAbDz~xe vxkGy|qj vxkGq|mA vxkGy|mt vxkAG;~qj vxkGq;;f	yEC. FAH. v.



nybGyzZ
GyvFAbGyzZ

EADbylAHGV lqp8;;;f	E. lqp.
EADbylAHGV HDxvxdQ vxk8
EADbylAHGV lqezQ vxk8

EADbylAHGV CyzDY;;;f	ECD
юuш [JP];-jCxzHGqj lqpGq|jCxzHGyA lqpGy	юuш [JP]
ёsэяц [JP];-xHqFhy	ёsэяц [JP]
жёsэяц [JP];-GxHqFhy	жёsэяц [JP]


pdAFHGW HDqGqzZ
GqzzY
dAFbq|dAFbx||doFAb;doFbq
nqzAB4
paz (GyDqeHGye)
Fxw (GyDqeHGye)
Fqzr (xgъoE)
qEnxbY
GxzBy5
HAGHDqby5
ExFy5
EADbADZ
EAFyEzZ
gqD (gygvAeHGye)
Byz (gygvAeHGye)
vxB (gygvAeHGye)
Gqg (gygvAeHGye)
anY
HqDY
BxExbZ
txEAbZ
dyzz~xe gwDmvGy|qj gwDmvGq|mA gwDmvGy|mt gwDmvxG;~mA gwDmvGy
CxvgwDmvGy
EqBzwEZ
yAbxdxqEZ
bxdxqEZ
EqnwHqyvZ
HqvEqzqHqbZ
gqvrDqhqbZ
zqdwtxFxzxHxbZ
Ho (jCxzHGye)
жёжu [JP];-GxGw	жёжu [JP]
хё [JP];-Dx (jCxzHGye)	хё [JP]
Bx (jCxzHGye)
sзэжu [лёч, JP];-HjGw (xgъoE)	sзэжu [лёч, JP]
sэц [JP];-Hqe (jCxzHGye)	sэц [JP]
#mass	МqHHq
GyvxBbqEEO;;$ zq GyvxBbqEE	GB
BbqEEO;;$ zq BbqEE	B
DxzzY;;;f	D

iAzDzAbZ
GqbqDO	Gqb
nwzDZ;;$ zq nwzD	nzD

wziyN;;$ zq wziyc;f	wzi.;;$/wzi

Bbqz&	Bbqz~q||q|xd
HDxwzq|$ HDxwz||HDxwzxd;HDxwzm	HDxwzq|$ HDxwz||HDxwzxd	HDz
lADdAbDr FvyzzxBx iAzDzAbq
GxbxDGW iAzDzAbZ
FvyzzL iAzDzAbZ
qEAbyGqzHGV DxzzY	qEAb. D	qE. D|$ qE. D
FvyzzQ DxzzY
$ sчuб;-HvqB|HvqBy	$ sчuб	$ sчuб

DbxeHGV wziyN	Db. wzi.

qCDAGqbHGW nwzDZ
qCDAGqbHGV wziyN
qCDAGqbHGV FbqtEY


gbwH~Gq|xG|Gq|Gxd~ EqHvq;~Gy
HDqzFqbDzQ CxbiyN (США)
AFyzyiY qvGxBxvj
HDqzFqbDzQ CxbiyN (АdHDbqvyj)
FqvrDxzZ	Дq
EqHHY avAGDbxzq
EqHHY CbxDxzq

CvqzGxdHGV EqHHY
HxvzAlzQ EqHHY;;;f
EqHHY ЗAEvy;;;f
EqHHY ЮCyDAbq
Gqz (jCxzHGye)
Gyz (jCxzHGye)
ExEEa
fuф [JP];-nwz (jCxzHGye)	fuф [JP]
ihyzr (GyDqeHGye)
Fqzr (EqHHq)
vjz (GyDqeHGye)
ijzr (GyDqeHGye)
GqDDy
DqavM
CyGwvM
DbxeHGW DqavM
Gmz (GxbAeHGye)
Fxz (GxbAeHGye)
gqD (EqHHq)
gqD hxvxDq
DxvY
Eqpq (EqHHq)
bqDDy
HAb (yzFyeHGye)
lyDDqGK
EqwzFZ
zAEAiGW nwzDZ
zAEAiGW iAzDzAbZ
CqbykHGW BbqzO
vydbZ
yHCqzHGW nwzDZ
qbbxgY
EADbylAHGV qbbxgY
bwHHGW nwzDZ
hxvxDzyGK
vxD (EqHHq)
CwFZ
byEHGW nwzDZ
byEHGV wziyN
FbqtEY
xgxvZ
qDDylAHGV EyzY
qDDylAHGW DqvqzDZ
pAGAvM
gygvAeHGV EyzY
gygvAeHGW DqvqzDZ
#time	ВbAEj
HAGwzFY;;$ d HAGwzFw;f	H;;$/ю
EyzwDY;;$ d EyzwDw;f	Eyz
lqHZ;;$ d lqH	l
F<;;$ d FAzr	Fz.;;$/F	F.
zAFAv7;;$ d zAFAvc;f	zAF.;;$/zAF	z.
$ fу;-FdA zAFAvy	$ fу	$ fу
EAHji*;;$ d EAHji	EAH.;;$/EAH	E.
GdqbDqvZ;;$ d GdqbDqv	GdqbD
CxvwBxFy+
BxFq|BxF||vAD;BxFm;$ d BxF	B.|||v.;;$/B
FAHjDyvADy+	10-vADy~j|A|j|e
dAG~q||q|xd	d.
DmHjlAvADy+


zxl6;;;f	zxl.




xgmlz~xBx BxFq|me BxF|mt BxFq|mt vAD;~mA BxFm
dyHxGxHz~xBx BxFq|me BxF|mt BxFq|mt vAD;~mA BxFm
BbyBxbyqzHG~xBx BxFq|ye BxF|yt BxFq|yt vAD;~yA BxFm
BbyBxbyqzHGW EAHji*
DbxCylAHG~xBx BxFq|ye BxF|yt BxFq|yt vAD;~yA BxFm

HyzxFylAHGW EAHji*





Hxv (EqbHyqzHGyA HwDGy)
pAeG (10 zH)
HdAFgAbBK
Fkynny
ExEAzD (90 H)

CvqzGxdHG~xBx dbAEAzy|xA dbAEj|yt dbAEAzy|yt dbAEoz;~xA dbAEj
qDxEzQ AFyzyiY dbAEAzy
gyDZ Sуэхюз
#labor	ТbwFxhqDbqDm
lAvxdAGx-lqHZ
lAvxdAGx-F<
lAvxdAGx-zAFAv7
lAvxdAGx-EAHji*
#temperature	ТAECAbqDwbq
GAvrdyzZ
BbqFwHZ ЦAvrHyj
BbqFwHZ ФqbAzBAeDq		$°д||°д
$ °R;-BbqFwH РqzGyzq|BbqFwHm РqzGyzq	$ °R	$ °R
#temperature-difference	РqhzxHDr DAECAbqDwb
GAvrdyzZ bqhzxHDy
BbqFwHZ ЦAvrHyj bqhzxHDy
BbqFwHZ ФqbAzBAeDq bqhzxHDy
#speed	СGxbxHDr y DAEC
EADbZ d HAGwzFw	E/H










whvq|whAv||whvxd;whAv	wh


HGxbxHD6 HdADq	HG. HdADq	ю
EqtK
qDxEzQ AFyzyiY HGxbxHDy
#acceleration	УHGxbAzyA
EADbZ zq HAGwzFw d GdqFbqDA	E/H²





б;wHGxbAzyA HdxgxFzxBx CqFAzyj	б
BqvyvAx (Гqv)
#angle	УBxv
bqFyqzO	bqF
BbqFwHZ	$°
EyzwDY;;;f	$′
HAGwzFY;;;f	$″


BbqFZ
xgxbxD&	xg.
GdqFbqzDZ
hzqGK hxFyqGq
lqH~q (wBvxdmt| (wBvxdxe|q (wBvxdmt|xd (wBvxdmt~);~m (wBvxdmA
bwEgZ
FdxylzL BbqFwHZ
DmHjlzQ НАТО
#solid-angle	ТAvAHzme wBxv
HDAbqFyqzO	Hb



HCqD (DAvAHzme wBxv)
#frequency	ЧqHDxDq
BAbiO	Гi



iyGvZ d HAGwzFw
xgxbxDZ d HAGwzFw
xgxbxDZ d EyzwDw
wFqbZ d EyzwDw

GqFbZ d HAGwzFw
gxFZ
#angular-speed	УBvxdqj HGxbxHDr
#force	Сyvq
zrcDxzZ	Н
FyzY

GyvxBbqEE-HyvY	GBH
BbqEE-HyvY
Dxzz~m-Hyvm|q-Hyvq|m-Hyvm|-Hyv
nwzD-HyvY	nzD-H


GyvxnwzD-HyvY
#pressure	ДqdvAzyA
CqHGqvM	Пq
gqbO	gqb
qDExHnAbY;;;f	qDE
DAtzylAHGV qDExHnAbY
DxbbZ




nwzDZ zq GdqFbqDzme FceE	n/FceE²










EyvvyEADbZ dxFjzxBx HDxvgq
HqzDyEADbZ dxFjzxBx HDxvgq
EADbZ dxFjzxBx HDxvgq
FceEZ dxFjzxBx HDxvgq
nwDZ dxFjzxBx HDxvgq





EyvvyEADbZ bDwDzxBx HDxvgq	EE bD. HD.

FceEZ bDwDzxBx HDxvgq	F. bD. HD.
#energy	ЭzAbByj
FkxwvM	Дk
abBK

dqDD-lqHZ
GyvxdqDD-lqHZ	GВD⋅l
avAGDbxzdxvrDO	aВ
GqvxbyN;;;f	Gqv
GyvxGqvxbyN;;;f
EAkFwzqbxFzQ GqvxbyN	GqvE



DAbEyN
$ гTU-IT	$ гTU-IT	$ гTU-IT
gbyDqzHGV DACvxdQ AFyzyiY	БТЕ








qEAbyGqzHG~xBx DAbEq|ye DAbE|yt DAbEq|yt DAbExd;~ye DAbE	DAbE~q||q|xd~ США



GdqFZ
DxzzY DbxDyvq

DxzzY zAnDjzxBx aGdydqvAzDq
#power	МxщzxHDr
dqDDO	ВD
vxpqFyzQ HyvY	v. H.
EADbylAHGV vxpqFyzQ HyvY












DxzzY xtvqkFAzyj
HxvzAlzQ HdADyExHD6;;;f
#torque	МxEAzD Hyvm
zrcDxz-EADbZ	Н⋅E






nwzD-nwDZ	nzD-nD
#momentum	ИECwvrH
#moment-of-inertia	МxEAzD yzAbiyy
#surface-tension	ПxdAbtzxHDzxA zqDjkAzyA y koHDGxHDr
#fracture-toughness	ВjhGxHDr bqhbwpAzyj
#fuel-economy	РqHtxF DxCvydq

vyDbZ zq 100 GyvxEADbxd	v/100 GE





Eyv7 zq yEC. Bqvvxz;;;f	Eyv~y|j|y|r~/yEC. Bqv	Ey/yEC. Bqv
#data	ОgъoE Fqzzmt
gyDO	gyD~q||q|
gqeDO	Б
xGDADZ
CxvwgqeDZ
GbqEg (2 gyDq)

zqDZ

DbyDZ
EqpyzzxA Hvxdx
Fdxez~xBx Hvxdq|xA Hvxdx|mt Hvxdq|mt Hvxd;~mA Hvxdq
wlADdAbozz~xBx Hvxdq|xA Hvxdx|mt Hvxdq|mt Hvxd;~mA Hvxdq
#data-rate	СGxbxHDr CAbAFqly Fqzzmt
#resolution	РqhbApAzyA



CyGHAvM zq FceE	CGH/FceE
Dxl8 zq FceE	DlG/FceE
#graphics	ГbqnyGq
CyGHAvM	CGH
Dxl8	DlG
#typewidth	Шybyzq pbynDq
aE	aE
CxvwGABAvrzqj pCqiyj
#ratio	ОDzxpAzyA y GxvylAHDdx
lqHD6	l.
CbxiAzDZ		$%
CbxEyvvA
CbxEybyqFZ

Eyvvyxzz~xe Fxvy|qj Fxvj|mA Fxvy|mt FxvAe;~mA Fxvy;;f
EyvvyqbFz~xe Fxvy|qj Fxvj|mA Fxvy|mt FxvAe;~mA Fxvy;;f



GqbqDO	Gqb
qEAbyGqzHGW CbwnZ

CqbY
Dbx~eGy|eGq|eGy|AG
CxvFckyz~m|m|m|
FckyzY
lobDxd~m Fckyzm|q Fckyzq|m Fckyzm|mt Fckyz
Fdq FAHjDGq
HxD~zy|zj|zy|Az
gxvrp~xe HxDzy|qj HxDzj|yA HxDzy|yt HxDAz;~yA HxDzy

EqHHq (12 BbxHHxd)
DmHjl4
FAHjDr DmHjl
vqGtK
EyvvyxzZ
GbxbZ
EyvvyqbFZ
DbyvvyxzZ
FAHD6
HDxCY gwEqBy
#container-capacity	ВEAHDyExHDr GxzDAezAbxd
#level	УbxdAzr
xDzxpAzyA ExщzxHDAe
FAiygAvZ
gAvZ
zACAbZ

HDxC (aGHCxhyiyj)
#loudness	ГbxEGxHDr
HxzZ
nxzZ
#musical-interval	МwhmGqvrzme yzDAbdqv
xDzxpAzyA lqHDxD
xGDqdY
iAvL DxzZ
CxvwDxzZ
lADdAbD6 Dxzq

HqdqbZ
lqHDxDzQ FAGqFY
#density	ПvxDzxHDr















HvqBK zq GwgylAHGye nwD
#specific-weight	УFAvrzme dAH


bDwDzxBx HDxvgq	bD. HD.
dxFjzxBx HDxvgq
#linear-density	ЛyzAezqj CvxDzxHDr


DAGHZ
FAzrA



EADbylAHGye zxEAb Cbjky
#area-density	ПxdAbtzxHDzqj CvxDzxHDr
#volume-flow	ОgъoEzme bqHtxF



























pqtDobHGW FceEZ
HdAbFbwCZ
#mass-flow	МqHHxdme bqHtxF
#molar-flow	Мxvjbzme bqHtxF
#dynamic-viscosity	ДyzqEylAHGqj djhGxHDr

CwqhZ

bAez (djhGxHDr)
#kinematic-viscosity	КyzAEqDylAHGqj djhGxHDr


HDxGHZ
#fluidity	ТAGwlAHDr

bA (DAGwlAHDr)
#vapor-permeance	ПqbxCbxzyiqzyA

CAbEZ
CAbE (0 °п)
CAbE (23 °п)
#vapor-permeability	ПqbxCbxzyiqAExHDr


CAbE-FceE (0 °п)
CAbE-FceE (23 °п)
#turbidity	МwDzxHDr
#specific-energy	УFAvrzqj azAbByj
#energy-density	ПvxDzxHDr azAbByy





бэs м;-wFAvrzqj azAbByj gAzhyzq	бэs м
#molar-energy	Мxvjbzqj azAbByj
#thermal-conductivity	ТACvxCbxdxFzxHDr
#thermal-insulance	ТACvxdxA HxCbxDydvAzyA



Gvx
DxBK
#thermal-expansion	ТACvxdxA bqHpybAzyA
#heat-capacity	ТACvxoEGxHDr y azDbxCyj
#specific-heat-capacity	УFAvrzqj DACvxoEGxHDr
#molar-heat-capacity	Мxvjbzqj DACvxoEGxHDr


BqhxdQ CxHDxjzzQ
#heat-flux	ПvxDzxHDr DACvxdxBx CxDxGq y xgvwlozzxHDr
#heat-transfer-coefficient	КxannyiyAzD DACvxCAbAFqly
#radiant-exposure	ЭzAbBADylAHGqj aGHCxhyiyj
#amount-of-substance	КxvylAHDdx dAщAHDdq
ExvM	Exvr
xgъAGDZ	xgъAGD~q||q|xd
#molar-concentration	Мxvjbzqj GxziAzDbqiyj


шс
ExvjbZ

EyvvyBbqEEZ zq FAiyvyDb	EB/Fv
#molality	МxvjvrzxHDr

BvcGxhm	BvcGxhm
#catalytic-activity	КqDqvyDylAHGqj qGDydzxHDr
GqDqvO	GqD
AFyzyiY nAbEAzDq
#catalytic-concentration	КxziAzDbqiyj GqDqvyDylAHGxe qGDydzxHDy
#filtration-rate	СGxbxHDr GvwgxlGxdxe nyvrDbqiyy
#electric-current	Сyvq DxGq
qECAbO	А
#current-noise-density	ПvxDzxHDr pwEq DxGq
#electric-charge	ЭvAGDbylAHGye hqbjF
GwvxzO	Кv
qECAb-lqHZ

avAEAzDqbzL hqbjFZ
nqbqFA5


nbqzGvyzZ
#voltage	ЭvAGDbylAHGxA zqCbjkAzyA
dxvrDO	В
#voltage-noise-density	ПvxDzxHDr pwEq zqCbjkAzyj
#electric-resistance	ЭvAGDbylAHGxA HxCbxDydvAzyA
xEO	ОE
#electric-conductance	ЭvAGDbylAHGqj CbxdxFyExHDr
HyEAzHO	СE
#capacitance	ЭvAGDbylAHGqj oEGxHDr
nqbqFO	Ф
#inductance	ИzFwGDydzxHDr
BAzby	Гz
#magnetic-flux	МqBzyDzme CxDxG
dAgAbZ	Вg
EqGHdAvvZ
AFyzylzL CxvcHZ
#magnetic-flux-density	МqBzyDzqj yzFwGiyj
$ DAHvm|DAHvq|DAHvm|DAHv	Тv
BqwHHZ
#magnetic-field-strength	НqCbjkozzxHDr EqBzyDzxBx Cxvj


abHDAFZ
#magnetic-moment	МqBzyDzme ExEAzD
#electric-field-strength	НqCbjkozzxHDr avAGDbylAHGxBx Cxvj
#electric-dipole-moment	ЭvAGDbylAHGye FyCxvrzme ExEAzD

FAgq5
#resistivity	УFAvrzxA HxCbxDydvAzyA
#conductivity	УFAvrzqj CbxdxFyExHDr
#apparent-power	Пxvzqj y bAqGDydzqj ExщzxHDr

dqbZ
#apparent-energy	Пxvzqj y bAqGDydzqj azAbByj
#luminous-intensity	Сyvq HdADq
GqzFAvY;;;f	GF
HdAl>
EAkFwzqbxFzQ HdAl>
#luminance	ЯbGxHDr

zyDZ



HDyvrgZ
#illuminance	ОHdAщozzxHDr
vcGHZ	vG



nxDZ
#luminous-flux	СdADxdxe CxDxG
vcEAz~q||q|;~	vE
HnAbylAHGV HdAl>
#luminous-exposure	СdADxdqj aGHCxhyiyj
#wavenumber	ОgbqDzqj Fvyzq



GqehAbZ
FyxCDbyN
#spectral-flux-density	СCAGDbqvrzqj CvxDzxHDr CxDxGq

jzHGW
#activity	РqFyxqGDydzxHDr
gAGGAbAvM	БG
Gcby
#activity-concentration	УFAvrzqj qGDydzxHDr
#absorbed-dose	ПxBvxщozzqj Fxhq
BbA5	Гb
bqFZ
#equivalent-dose	ЭGdydqvAzDzqj Fxhq
hydAbDO	Зd
gabZ
#equivalent-dose-rate	МxщzxHDr aGdydqvAzDzxe Fxhm
#radiation-exposure	ЭGHCxhyiyxzzqj Fxhq

bAzDBAzZ
#energy-per-distance	ЭzAbByj zq bqHHDxjzyA



GyvxdqDD-lqHq zq 100 GyvxEADbxd|GyvxdqDD-lqH zq 100 GyvxEADbxd||GyvxdqDD-lqHxd zq 100 GyvxEADbxd;GВD⋅l/100 GE	GВD⋅l/100 GE
`,
  units: `
terabit	DAbqgyDO	ТgyD
gigabit	ByBqgyDO	ГgyD
megabit	EABqgyDO	МgyD
kilobit	GyvxgyDO	GgyD
kilocalorie	GyvxGqvxbyN;;;f	GGqv
kilometer	GyvxEADbZ;;$ zq GyvxEADb	GE
centimeter	HqzDyEADbZ;;$ zq HqzDyEADb	HE
millibar	EyvvygqbO	Egqb
`,
  patterns: `
joiner	 	 	 
quetta	GdADDq{0}	Кd{0}
ronna	bxzzq{0}	Р{0}
yotta	yxDDq{0}	И{0}
zetta	hADDq{0}	З{0}
exa	aGHq{0}	Э{0}
peta	CADq{0}	П{0}
tera	DAbq{0}	Т{0}
giga	ByBq{0}	Г{0}
mega	EABq{0}	М{0}
kilo	Gyvx{0}	G{0}
hecto	BAGDx{0}	B{0}
deka	FAGq{0}	Fq{0}
deci	FAiy{0}	F{0}
centi	HqzDy{0}	H{0}
milli	Eyvvy{0}	E{0}
micro	EyGbx{0}	EG{0}
nano	zqzx{0}	z{0}
pico	CyGx{0}	C{0}
femto	nAEDx{0}	n{0}
atto	qDDx{0}	q{0}
zepto	hACDx{0}	h{0}
yocto	yxGDx{0}	y{0}
ronto	bxzDx{0}	b{0}
quecto	GdAGDx{0}	Gd{0}
yobi	exgy{0}	Йy{0}
zebi	hAgy{0}	Зy{0}
exbi	aGHgy{0}	Эy{0}
pebi	CAgy{0}	Пy{0}
tebi	DAgy{0}	Тy{0}
gibi	Bygy{0}	Гy{0}
mebi	EAgy{0}	Мy{0}
kibi	Gygy{0}	Кy{0}
square	GdqFbqDzxBx {0}|GdqFbqDzme {0}|GdqFbqDzmt {0}|GdqFbqDzmt {0};GdqFbqDzxe {0}|GdqFbqDzqj {0}|GdqFbqDzmA {0}|GdqFbqDzmt {0};GdqFbqDzmA {0}	{0}²
cubic	GwgylAHGxBx {0}|GwgylAHGye {0}|GwgylAHGyt {0}|GwgylAHGyt {0};GwgylAHGxe {0}|GwgylAHGqj {0}|GwgylAHGyA {0}|GwgylAHGyt {0};GwgylAHGyA {0}	{0}³
-survey-us	{0} (BAxFAh. США)
-imperial	{0} (gbyD.)
-dry	{0} (Hwt.)
-sidereal	{0} (hdohFz.)
-person	{0} (dxhbqHD)
-of-water	{0} dxFjzxBx HDxvgq
-us	{0} (США)
-australian	{0} (qdHDbqv.)
per	{0}/{1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	q||q|xd|m
~Y	m|q|m||m
~W	xBx|ye|yt|yt|yA
~V	xe|qj|yA|yt|yA
~Q	xe|qj|mA|mt|mA
~O	q||q||m
~N	y|j|y|e|y
~M	j|r|j|Ae|y
~L	xBx|me|mt|mt|mA
~K	q||q|xd|y
~8	Gy|Gq|Gy|AG|Gy
~7	y|j|y|r|y
~6	y|r|y|Ae|y
~5	j|e|j|Ad|y
~4	y|q|y||y
~!	BxFq|BxF|BxFq|vAD|BxFm
~%	xBx|xe|mt|mt|mA
~&	q||q|xd|
~*	q||q|Ad|m
~+	j|A|j|e|j
~<	zj|Azr|zj|zAe|zy
~>	y|q|y|Ae|y
~?	xBx|xA|mt|mt|mA
`,
  words: {"to":["в","во","к","это"],"and":["и","плюс"],"per":["в","на"],"opening":["сколько будет","сколько это","сколько составляет","сколько весит","что такое","переведи","перевести","перевод","конвертировать","из"],"howMany":["сколько"],"are":["содержится в","в","это"],"one":["один","одна","одно","одном","одной"],"endings":["ами","ями","ах","ях","ам","ям","ов","ев","ей","ом","ем","ой","ы","и","а","я","у","ю","е","о","ь","й"],"scales":{"тыс.":"1000","тыс":"1000","млн":"1000000","млрд":"1000000000","трлн":"1000000000000"},"numbers":{"пол*":"1/2","половина":"1/2","полтора":"3/2","полторы":"3/2","один":"1","одна":"1","одно":"1","два":"2","две":"2","двух":"2","три":"3","трёх":"3","трех":"3","четыре":"4","четырёх":"4","пять":"5","пяти":"5","шесть":"6","семь":"7","восемь":"8","девять":"9","десять":"10","десяти":"10","сто":"100"},"minus":["минус"],"aliases":{"градусах Фаренгейта":"fahrenheit","градусах Цельсия":"celsius","кило":"kilogram","сутки":"day","сутках":"day","суток":"day","градус по Цельсию":"celsius","градуса по Цельсию":"celsius","градусов по Цельсию":"celsius","градусы по Цельсию":"celsius","Цельсий":"celsius","градус по Фаренгейту":"fahrenheit","градуса по Фаренгейту":"fahrenheit","градусов по Фаренгейту":"fahrenheit","градусы по Фаренгейту":"fahrenheit","Фаренгейт":"fahrenheit","галлон":"gallon","литров на 100 км":"liter-per-100-kilometer","литра на 100 км":"liter-per-100-kilometer"}},
};

export default locale;
