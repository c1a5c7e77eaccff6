// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ru',
  plurals: 'other one few many',
  letters: 'qxyzADGbdvEHmwFejlrBgtnCiphkcao аоинетксрлмдвгуйпяыбчьхфцзжюшэё',
  quantities: `
#length	Дvyzq
EADdZ;;$ zq EADd	E
EyGdxzZ

qzwbDdAEZ
CAdEy
HkeEZ;;$ zq HkeE	HkeE~.||.|.	HkeE.
CFDZ;;$ zq CFD	CD
ldHZ	ldH~.||.|.


Eyv7;;;f	Ey
ExdbGV Eyv7	Exd. Ey	E. Ey
DrblgzQ HkeEq

vyzyN
lgEAzz~xwx pAdzq|xA pAdzx|rn pAdzq|rn podAz;~rA podzq
zAevZ
jqvE
vqHxz6
jlHt
GFByD
avvZ
cqwK
bEFDZ

ExdbGxe bqhAzy|$ ExdbGql bqhAzt|ExdbGyn bqhAzy|ExdbGyn bqhAzAe;ExdbGyA bqhAzy	Exd. bqhAzy|$ Exd. bqhAzt||Exd. bqhAzAe	E. bqh.|E. bqh.
$ ыёр;-dxH|dxHr
GqdqEZ
$ шжэцх;-gAez|gAezr

yzhAzAdzL gAezZ
CFdvxzwq|$ CFdvxzw||CFdvxzwxm;CFdvxzwy	CFdv.	Cdv|$ Cdv
vyw4
GqBAvtDxm~rn||rn|rn;~r


ExdbGV vyw4
Eyv7 Hqzzrn
bGqzHyzqmbGV Eyv7;;;f	bG. Ey








qbDdxzxEygAbGV AHyzyiY	q. A.
jqdbAGK	jG
bmADxmQ bAGFzHY
bmADxmQ EyzFDY
bmADxm% gqbZ
bmADxm% H<
bmADxm~xwx wxHq|xe wxH|rn wxHq|rn vAD;~rA wxHr	bm. ~w|w|w|v~.
pAEz~xwx dqHyFbq|xe dqHyFb|rn dqHyFbq|rn dqHyFbxm;~xe dqHyFb
dqHyFbZ ЮjyDAdq
bxvzAgzL dqHyFbZ
jvqzGxmbGV HvyzY




jFzGDZ	jGD
jyG4
DmyjZ
jyGbAvM фSS
DyjxwdqCbGW jFzGDZ
DyjxwdqCbGV jyG4
jFzGDZ TйX

iyiAdx
sжэюu [JP];-blGF (Hvyzq)
suх [JP];-bFz (ljxzbGye)
BF (Hvyzq)
ыцх [JP];-dyz (ljxzbGye)
юйх [JP];-Gaz (ljxzbGye)
пё [JP];-Hpo (ljxzbGye)
Do (Hvyzq)
ыц [JP];-dy (ljxzbGye)
sжэюu [шяёьж, JP];-blGF (DGqzt)
gy (GyDqebGye)
iFzM
ghqzZ
vy (GyDqebGye)
gAG (ГxzGxzw)
mq (DqebGye)
CdqziFpbGV vyzyN
CdqziFpbGW HkeEZ
GxdxvAmbGW CFDZ
DFqpZ
dyEbGW CFDZ
dyEbGW Hmxez% cqwK
dyEbGW bDqHy5
dyEbGV Eyv7
wdAgAbGW CFDZ
wdAgAbGW bDqHy5
ByBvAebG~xwx vxGDl|ye vxGxDt|yn vxGDl|yn vxGDAe;~yA vxGDy
ByBvAebGV vqHxz6
iqdbG~xwx vxGDl|ye vxGxDt|yn vxGDl|yn vxGDAe;~yA vxGDy
CdqziFpbGW CFDZ (КmABAG)
qdjqzZ (Hvyzq)
mqdY
ybjqzbGV vyw4
DAnqbbGV mqdY
qdcyzZ
mAdc~Gq|xG|Gq|Gxm;~Gy
bqhAz6
mAdbDr|mAdbDq||modbD;modbDr
GqjbGW CFDZ
GqjbGW dFHZ
GqbqBY
#area	ПvxщqHt
GmqHdqDzL EADdZ;;$ zq GmqHdqDzre EADd	E²
GmqHdqDzL GyvxEADdZ;;$ zq GmqHdqDzre GyvxEADd	GE²

GmqHdqDzL bqzDyEADdZ;;$ zq GmqHdqDzre bqzDyEADd	bE²

wAGDqdZ	wq
qdZ


BqdzZ
Hqdby
GmqHdqDzL HkeEZ;;$ zq GmqHdqDzre HkeE	HkeE²

GmqHdqDzL ldHZ	ldH²
GmqHdqDzQ Eyv7;;$ zq GmqHdqDzFk Eyvk;f	Ey²



qGdZ	qGd~.||.|.
dFHZ
bAGiyN
DqFzcyjZ
GdxmAvtzL GmqHdqDZ





GdFwxm% HkeEZ
HFzqEZ	HFz.
bDdAEEY
CAHHqzZ
iFBx
сu [JP];-BF (jvxщqHt)
sй [JP];-ba (ljxzbGye)
Dqz (ljxzbGye)
шжё [JP];-Do (ljxzbGye)
DqDqEy
jnozZ
jyzZ
EF (GyDqebGye)

zwqzZ
dqe (DqebGye)
wFzDnq
Gqzqv (jvxщqHt)
EqdvY
EqvQ EqdvY
EFdqBBq
qzGqzqE
iAzD~q (pAEAvtzrn| (pAEAvtzre|q (pAEAvtzrn|xm (pAEAvtzrn~);~r (pAEAvtzrA
wdqFzHZ
Bywnq (БAzwqvyl)
GqDnq (БAzwqvyl)
gqDqG (БAzwqvyl)
GqDnq (АbbqE)
vAbbY
Bywnq (Бynqd)
GqDnq (Бynqd)
HnFd (Бynqd)
BybmY
Bywnq (НAjqv)
GqDnq (НAjqv)
HnFd (НAjqv)
dxjqzy
qqzq
qdjqzZ
jqdyhbGW qdjqzZ
HAblDyzY
ExdwAzZ
kwAdZ
nqeHY
EqzbqzY
GFadHY
#volume	ОBъoE
GFBygAbGW EADdZ;;$ zq GFBygAbGye EADd	E³


GFBygAbGW bqzDyEADdZ;;$ zq GFBygAbGye bqzDyEADd	bE³


vyDdZ;;$ zq vyDd	v
bDAdZ

GFBygAbGW HkeEZ	HkeE³

GFBygAbGW ldHZ	ldH³






qGdxCFDZ	qGdxCFD~.||.|.



GxdHZ
CFDZ ХxjjFbq


qEAd. wqvvxzZ;;$ zq qEAd. wqvvxz	qE. wqv.;;$/qE. wqv


qEAd. GmqdDY;;;f	qE. GmqdD.
qEAd. jyzDY;;;f	qE. jyzD.
qEAd. gqc8;;;f	qE. gqc.
HhyvvZ
qEAd. hyHGV FziyN;;;f	qE. hyHG. Fzi.
hyHGV HdqnEY;;;f	hyHG. Hd.
EyzyEZ
bDxvxmQ vxh8;;;f	bD. v.
gqezQ vxh8;;;f	g. v.
HAbAdDz~xe vxhGy|ql vxhGq|rA vxhGy|rn vxhAG;~ql vxhGq;;f	HAb. v.
gqc8 США (jx pqGxzF)
EADdygAbGV hyHGV FziyN	E. hyHG. Fzi.
Hac~q||q|Ae;~y
щAjxD~Gy|Gq|Gy|xG;~Gq;;f	щAjxD.
bEyHhAzZ
DaHZ
Gqj~vy|vl|vy|Avt;~vl;;f	Gqj.

HhywwAd&	HhywwAd~q||q|xm
dkE~Gy|Gq|Gy|xG
jlDql wqvvxzq
BFcAvM	BFc.




BqddAvM	Bqdd.
jymz% BqddAvM
GAwK
BqddAvM hyHGxbDy

BqddAvM GvkGmr

BqDDZ
Dqz (BxgGq)
yEj. wqvvxzZ;;$ zq yEj. wqvvxz	yEj. wqv.;;$/yEj. wqv
yEj. GmqdD~r|q|r|;~q;;f	yEj. GmqdD.
$ зь Iвз.;-qzwvyebGql jyzDq|qzwvyebGyA jyzDr
$ шuз Iвз.;-qzwvyebGql gqcGq|qzwvyebGyA gqcGy

yEj. hyHGV FziyN;;;f	yEj. hyHG. Fzi.


qzwvyebGV bDxvxmQ vxh8
qzwvyebGV gqezQ vxh8
yEj. HAbAdDz~xe vxhGy|ql vxhGq|rA vxhGy|rn vxhAG;~ql vxhGq;;f	yEj. HAb. v.



CydGyzZ
GyvHAdGyzZ

EADdygAbGV gqc8;;;f	E. gqc.
EADdygAbGV bDxvxmQ vxh8
EADdygAbGV gqezQ vxh8

EADdygAbGV jyzDY;;;f	EjD
шuз [JP];-ljxzbGql gqcGq|ljxzbGyA gqcGy
ёsэпц [JP];-xbqHpy
юёsэпц [JP];-GxbqHpy


cmAHbGW bDqGqzZ
GqzzY
mAHdq|mAHdx||moHAd;moHdq
CqzAw4
caz (GyDqebGye)
HxF (GyDqebGye)
Hqzt (xBъoE)
qECxdY
Gxzwy5
bAGbDqdy5
ExHy5
EADdADZ
EAHyEzZ
BqD (ByBvAebGye)
wyz (ByBvAebGye)
vxw (ByBvAebGye)
GqB (ByBvAebGye)
aCY
bqDY
wxExdZ
nxEAdZ
myzz~xe BFDrvGy|ql BFDrvGq|rA BFDrvGy|rn BFDrvxG;~rA BFDrvGy
jxvBFDrvGy
EqwzFEZ
yAdxmxqEZ
dxmxqEZ
EqCFbqyvZ
bqvEqzqbqdZ
BqvtDqpqdZ
zqmFnxHxzxbxdZ
bo (ljxzbGye)
юёюu [JP];-GxGF
ьё [JP];-Dx (ljxzbGye)
wx (ljxzbGye)
sжэюu [лёя, JP];-blGF (xBъoE)
sэц [JP];-bqe (ljxzbGye)
#mass	Мqbbq
GyvxwdqEEO;;$ zq GyvxwdqEE	Gw
wdqEEO;;$ zq wdqEE	w
DxzzY;;;f	D

iAzDzAdZ
GqdqDO	Gqd
CFzDZ;;$ zq CFzD	CzD

FziyN;;$ zq Fziyk;f	Fzi.;;$/Fzi

wdqz&	wdqz~q||q|xm
bDxFzq|$ bDxFz||bDxFzxm;bDxFzr	bDxFzq|$ bDxFz||bDxFzxm	bDz
gADmAdDt Hvyzzxwx iAzDzAdq
GxdxDGW iAzDzAdZ
HvyzzL iAzDzAdZ
qEAdyGqzbGV DxzzY	qEAd. D	qE. D|$ qE. D
HvyzzQ DxzzY
$ sяuч;-bvqw|bvqwy

DdxebGV FziyN	Dd. Fzi.

qjDAGqdbGW CFzDZ
qjDAGqdbGV FziyN
qjDAGqdbGV HdqnEY


BdFb~Gq|xG|Gq|Gxm~ Eqbvq;~Gy
bDqzHqdDzQ jxdiyN (США)
AHyzyiY qvGxwxvl
bDqzHqdDzQ jxdiyN (АmbDdqvyl)
HqvtDxzZ	Дq
EqbbY avAGDdxzq
EqbbY jdxDxzq

jvqzGxmbGV EqbbY
bxvzAgzQ EqbbY;;;f
EqbbY ЗAEvy;;;f
EqbbY ЮjyDAdq
Gqz (ljxzbGye)
Gyz (ljxzbGye)
ExEEa
fuх [JP];-CFz (ljxzbGye)
ipyzt (GyDqebGye)
Hqzt (Eqbbq)
vlz (GyDqebGye)
ilzt (GyDqebGye)
GqDDy
DqavM
jyGFvM
DdxebGW DqavM
Grz (GxdAebGye)
Hxz (GxdAebGye)
BqD (Eqbbq)
BqD pxvxDq
DxvY
Eqcq (Eqbbq)
dqDDy
bAd (yzHyebGye)
gyDDqGK
EqFzHZ
zAEAiGW CFzDZ
zAEAiGW iAzDzAdZ
jqdyhbGW wdqzO
vymdZ
ybjqzbGW CFzDZ
qddxBY
EADdygAbGV qddxBY
dFbbGW CFzDZ
pxvxDzyGK
vxD (Eqbbq)
jFHZ
dyEbGW CFzDZ
dyEbGV FziyN
HdqnEY
xBxvZ
qDDygAbGV EyzY
qDDygAbGW DqvqzDZ
cAGAvM
ByBvAebGV EyzY
ByBvAebGW DqvqzDZ
#time	ВdAEl
bAGFzHY;;$ m bAGFzHF;f	b;;$/ш
EyzFDY;;$ m EyzFDF;f	Eyz
gqbZ;;$ m gqb	g
H<;;$ m HAzt	Hz.;;$/H	H.
zAHAv7;;$ m zAHAvk;f	zAH.;;$/zAH	z.
$ fг;-HmA zAHAvy
EAbli*;;$ m EAbli	EAb.;;$/EAb	E.
GmqdDqvZ;;$ m GmqdDqv	GmqdD
jxvFwxHy+
wxHq|wxH||vAD;wxHr;$ m wxH	w.|||v.;;$/w
HAblDyvADy+	10-vADy~l|A|l|e
mAG~q||q|xm	m.
DrblgAvADy+


zxg6;;;f	zxg.




xBrgz~xwx wxHq|re wxH|rn wxHq|rn vAD;~rA wxHr
mybxGxbz~xwx wxHq|re wxH|rn wxHq|rn vAD;~rA wxHr
wdywxdyqzbG~xwx wxHq|ye wxH|yn wxHq|yn vAD;~yA wxHr
wdywxdyqzbGW EAbli*
DdxjygAbG~xwx wxHq|ye wxH|yn wxHq|yn vAD;~yA wxHr

byzxHygAbGW EAbli*





bxv (EqdbyqzbGyA bFDGy)
cAeG (10 zb)
bmAHBAdwK
HhyCCy
ExEAzD (90 b)

jvqzGxmbG~xwx mdAEAzy|xA mdAEl|yn mdAEAzy|yn mdAEoz;~xA mdAEl
qDxEzQ AHyzyiY mdAEAzy
ByDZ Sгэьшж
#labor	ТdFHxpqDdqDr
gAvxmAGx-gqbZ
gAvxmAGx-H<
gAvxmAGx-zAHAv7
gAvxmAGx-EAbli*
#temperature	ТAEjAdqDFdq
GAvtmyzZ
wdqHFbZ ЦAvtbyl
wdqHFbZ ФqdAzwAeDq		$°у||°у
$ °R;-wdqHFb РqzGyzq|wdqHFbr РqzGyzq
#temperature-difference	РqpzxbDt DAEjAdqDFd
GAvtmyzZ dqpzxbDy
wdqHFbZ ЦAvtbyl dqpzxbDy
wdqHFbZ ФqdAzwAeDq dqpzxbDy
#speed	СGxdxbDt y DAEj
EADdZ m bAGFzHF	E/b










Fpvq|FpAv||Fpvxm;FpAv	Fp


bGxdxbD6 bmADq	bG. bmADq	ш
EqnK
qDxEzQ AHyzyiY bGxdxbDy
#acceleration	УbGxdAzyA
EADdZ zq bAGFzHF m GmqHdqDA	E/b²





ч;FbGxdAzyA bmxBxHzxwx jqHAzyl	ч
wqvyvAx (Гqv)
#angle	Уwxv
dqHyqzO	dqH
wdqHFbZ	$°
EyzFDY;;;f	$′
bAGFzHY;;;f	$″


wdqHZ
xBxdxD&	xB.
GmqHdqzDZ
pzqGK pxHyqGq
gqb~q (Fwvxmrn| (Fwvxmxe|q (Fwvxmrn|xm (Fwvxmrn~);~r (FwvxmrA
dFEBZ
HmxygzL wdqHFbZ
DrblgzQ НАТО
#solid-angle	ТAvAbzre Fwxv
bDAdqHyqzO	bd



bjqD (DAvAbzre Fwxv)
#frequency	ЧqbDxDq
wAdiO	Гi



iyGvZ m bAGFzHF
xBxdxDZ m bAGFzHF
xBxdxDZ m EyzFDF
FHqdZ m EyzFDF

GqHdZ m bAGFzHF
BxHZ
#angular-speed	Уwvxmql bGxdxbDt
#force	Сyvq
ztkDxzZ	Н
HyzY

GyvxwdqEE-byvY	Gwb
wdqEE-byvY
Dxzz~r-byvr|q-byvq|r-byvr|-byv
CFzD-byvY	CzD-b


GyvxCFzD-byvY
#pressure	ДqmvAzyA
jqbGqvM	Пq
BqdO	Bqd
qDExbCAdY;;;f	qDE
DAnzygAbGV qDExbCAdY
DxddZ




CFzDZ zq GmqHdqDzre HkeE	C/HkeE²










EyvvyEADdZ mxHlzxwx bDxvBq
bqzDyEADdZ mxHlzxwx bDxvBq
EADdZ mxHlzxwx bDxvBq
HkeEZ mxHlzxwx bDxvBq
CFDZ mxHlzxwx bDxvBq





EyvvyEADdZ dDFDzxwx bDxvBq	EE dD. bD.

HkeEZ dDFDzxwx bDxvBq	H. dD. bD.
#gauge-pressure	ИpBrDxgzxA HqmvAzyA
#energy	ЭzAdwyl
HhxFvM	Дh
adwK

mqDD-gqbZ
GyvxmqDD-gqbZ	GВD⋅g
avAGDdxzmxvtDO	aВ
GqvxdyN;;;f	Gqv
GyvxGqvxdyN;;;f
EAhHFzqdxHzQ GqvxdyN	GqvE



DAdEyN
$ бTU-IT	$ бTU-IT	$ бTU-IT
BdyDqzbGV DAjvxmQ AHyzyiY	БТЕ








qEAdyGqzbG~xwx DAdEq|ye DAdE|yn DAdEq|yn DAdExm;~ye DAdE	DAdE~q||q|xm~ США



GmqHZ
DxzzY DdxDyvq

DxzzY zACDlzxwx aGmymqvAzDq
#power	МxщzxbDt
mqDDO	ВD
vxcqHyzQ byvY	v. b.
EADdygAbGV vxcqHyzQ byvY












DxzzY xnvqhHAzyl
bxvzAgzQ bmADyExbD6;;;f
#torque	МxEAzD byvr
ztkDxz-EADdZ	Н⋅E






CFzD-CFDZ	CzD-CD
#momentum	ИEjFvtb
#moment-of-inertia	МxEAzD yzAdiyy
#surface-tension	ПxmAdnzxbDzxA zqDlhAzyA y hobDGxbDt
#fracture-toughness	ВlpGxbDt dqpdFcAzyl
#fuel-economy	РqbnxH Dxjvymq

vyDdZ zq 100 GyvxEADdxm	v/100 GE





Eyv7 zq yEj. wqvvxz;;;f	Eyv~y|l|y|t~/yEj. wqv	Ey/yEj. wqv
#data	ОBъoE Hqzzrn
ByDO	ByD~q||q|
BqeDO	Б
xGDADZ
jxvFBqeDZ
GdqEB (2 ByDq)

zqDZ

DdyDZ
EqcyzzxA bvxmx
Hmxez~xwx bvxmq|xA bvxmx|rn bvxmq|rn bvxm;~rA bvxmq
FgADmAdozz~xwx bvxmq|xA bvxmx|rn bvxmq|rn bvxm;~rA bvxmq
#data-rate	СGxdxbDt jAdAHqgy Hqzzrn
#resolution	РqpdAcAzyA



jyGbAvM zq HkeE	jGb/HkeE
Dxg8 zq HkeE	DgG/HkeE
#graphics	ГdqCyGq
jyGbAvM	jGb
Dxg8	DgG
#typewidth	Шydyzq cdyCDq
aE	aE
jxvFGAwAvtzql cjqiyl
#ratio	ОDzxcAzyA y GxvygAbDmx
gqbD6	g.
jdxiAzDZ		$%
jdxEyvvA
jdxEydyqHZ

Eyvvyxzz~xe Hxvy|ql Hxvl|rA Hxvy|rn HxvAe;~rA Hxvy;;f
EyvvyqdHz~xe Hxvy|ql Hxvl|rA Hxvy|rn HxvAe;~rA Hxvy;;f



GqdqDO	Gqd
qEAdyGqzbGW jdFCZ

jqdY
Ddx~eGy|eGq|eGy|AG
jxvHkhyz~r|r|r|
HkhyzY
godDxm~r Hkhyzr|q Hkhyzq|r Hkhyzr|rn Hkhyz
Hmq HAblDGq
bxD~zy|zl|zy|Az
Bxvtc~xe bxDzy|ql bxDzl|yA bxDzy|yn bxDAz;~yA bxDzy

Eqbbq (12 wdxbbxm)
Drblg4
HAblDt Drblg
vqGnK
EyvvyxzZ
GdxdZ
EyvvyqdHZ
DdyvvyxzZ
HAbD6
bDxjY BFEqwy
#container-capacity	ВEAbDyExbDt GxzDAezAdxm
#level	УdxmAzt
xDzxcAzyA ExщzxbDAe
HAiyBAvZ
BAvZ
zAjAdZ

bDxj (aGbjxpyiyl)
#loudness	ГdxEGxbDt
bxzZ
CxzZ
#musical-interval	МFprGqvtzre yzDAdmqv
xDzxcAzyA gqbDxD
xGDqmY
iAvL DxzZ
jxvFDxzZ
gADmAdD6 Dxzq

bqmqdZ
gqbDxDzQ HAGqHY
#density	ПvxDzxbDt















bvqwK zq GFBygAbGye CFD
#specific-weight	УHAvtzre mAb


dDFDzxwx bDxvBq	dD. bD.
mxHlzxwx bDxvBq
#linear-density	ЛyzAezql jvxDzxbDt


DAGbZ
HAztA



EADdygAbGye zxEAd jdlhy
#area-density	ПxmAdnzxbDzql jvxDzxbDt
#volume-flow	ОBъoEzre dqbnxH



























cqnDodbGW HkeEZ
bmAdHdFjZ
#mass-flow	Мqbbxmre dqbnxH
#molar-flow	Мxvldzre dqbnxH
#dynamic-viscosity	ДyzqEygAbGql mlpGxbDt

jFqpZ

dAez (mlpGxbDt)
#kinematic-viscosity	КyzAEqDygAbGql mlpGxbDt


bDxGbZ
#fluidity	ТAGFgAbDt

dA (DAGFgAbDt)
#vapor-permeance	ПqdxjdxzyiqzyA

jAdEZ
jAdE (0 °ф)
jAdE (23 °ф)
#vapor-permeability	ПqdxjdxzyiqAExbDt


jAdE-HkeE (0 °ф)
jAdE-HkeE (23 °ф)
#turbidity	МFDzxbDt
#specific-energy	УHAvtzql azAdwyl
#energy-density	ПvxDzxbDt azAdwyy





чэs м;-FHAvtzql azAdwyl BAzpyzq
#molar-energy	Мxvldzql azAdwyl
#thermal-conductivity	ТAjvxjdxmxHzxbDt
#thermal-insulance	ТAjvxmxA bxjdxDymvAzyA



Gvx
DxwK
#thermal-expansion	ТAjvxmxA dqbcydAzyA
#heat-capacity	ТAjvxoEGxbDt y azDdxjyl
#specific-heat-capacity	УHAvtzql DAjvxoEGxbDt
#molar-heat-capacity	Мxvldzql DAjvxoEGxbDt


wqpxmQ jxbDxlzzQ
#heat-flux	ПvxDzxbDt DAjvxmxwx jxDxGq y xBvFgozzxbDt
#heat-transfer-coefficient	КxaCCyiyAzD DAjvxjAdAHqgy
#radiant-exposure	ЭzAdwADygAbGql aGbjxpyiyl
#amount-of-substance	КxvygAbDmx mAщAbDmq
ExvM	Exvt
xBъAGDZ	xBъAGD~q||q|xm
#molar-concentration	Мxvldzql GxziAzDdqiyl


зд
ExvldZ

EyvvywdqEEZ zq HAiyvyDd	Ew/Hv
#molality	МxvlvtzxbDt

wvkGxpr	wvkGxpr
#catalytic-activity	КqDqvyDygAbGql qGDymzxbDt
GqDqvO	GqD
AHyzyiY CAdEAzDq
#catalytic-concentration	КxziAzDdqiyl GqDqvyDygAbGxe qGDymzxbDy
#filtration-rate	СGxdxbDt GvFBxgGxmxe CyvtDdqiyy
#electric-current	Сyvq DxGq
qEjAdO	А
#current-noise-density	ПvxDzxbDt cFEq DxGq
#electric-charge	ЭvAGDdygAbGye pqdlH
GFvxzO	Кv
qEjAd-gqbZ

avAEAzDqdzL pqdlHZ
CqdqHA5


CdqzGvyzZ
#voltage	ЭvAGDdygAbGxA zqjdlhAzyA
mxvtDO	В
#voltage-noise-density	ПvxDzxbDt cFEq zqjdlhAzyl
#electric-resistance	ЭvAGDdygAbGxA bxjdxDymvAzyA
xEO	ОE
#electric-conductance	ЭvAGDdygAbGql jdxmxHyExbDt
byEAzbO	СE
#capacitance	ЭvAGDdygAbGql oEGxbDt
CqdqHO	Ф
#inductance	ИzHFGDymzxbDt
wAzdy	Гz
#magnetic-flux	МqwzyDzre jxDxG
mABAdZ	ВB
EqGbmAvvZ
AHyzygzL jxvkbZ
#magnetic-flux-density	МqwzyDzql yzHFGiyl
$ DAbvr|DAbvq|DAbvr|DAbv	Тv
wqFbbZ
#magnetic-field-strength	НqjdlhozzxbDt EqwzyDzxwx jxvl


adbDAHZ
#magnetic-moment	МqwzyDzre ExEAzD
#electric-field-strength	НqjdlhozzxbDt avAGDdygAbGxwx jxvl
#electric-dipole-moment	ЭvAGDdygAbGye Hyjxvtzre ExEAzD

HABq5
#resistivity	УHAvtzxA bxjdxDymvAzyA
#conductivity	УHAvtzql jdxmxHyExbDt
#apparent-power	Пxvzql y dAqGDymzql ExщzxbDt

mqdZ
#apparent-energy	Пxvzql y dAqGDymzql azAdwyl
#luminous-intensity	Сyvq bmADq
GqzHAvY;;;f	GH
bmAg>
EAhHFzqdxHzQ bmAg>
#luminance	ЯdGxbDt

zyDZ



bDyvtBZ
#illuminance	ОbmAщozzxbDt
vkGbZ	vG



CxDZ
#luminous-flux	СmADxmxe jxDxG
vkEAz~q||q|;~	vE
bCAdygAbGV bmAg>
#luminous-exposure	СmADxmql aGbjxpyiyl
#wavenumber	ОBdqDzql Hvyzq



GqepAdZ
HyxjDdyN
#spectral-flux-density	СjAGDdqvtzql jvxDzxbDt jxDxGq

lzbGW
#activity	РqHyxqGDymzxbDt
BAGGAdAvM	БG
Gkdy
#activity-concentration	УHAvtzql qGDymzxbDt
#absorbed-dose	Пxwvxщozzql Hxpq
wdA5	Гd
dqHZ
#equivalent-dose	ЭGmymqvAzDzql Hxpq
pymAdDO	Зm
BadZ
#equivalent-dose-rate	МxщzxbDt aGmymqvAzDzxe Hxpr
#radiation-exposure	ЭGbjxpyiyxzzql Hxpq

dAzDwAzZ
#energy-per-distance	ЭzAdwyl zq dqbbDxlzyA



GyvxmqDD-gqbq zq 100 GyvxEADdxm|GyvxmqDD-gqb zq 100 GyvxEADdxm||GyvxmqDD-gqbxm zq 100 GyvxEADdxm;GВD⋅g/100 GE	GВD⋅g/100 GE
`,
  units: `
terabit	DAdqByDO	ТByD
gigabit	wywqByDO	ГByD
megabit	EAwqByDO	МByD
kilobit	GyvxByDO	GByD
kilocalorie	GyvxGqvxdyN;;;f	GGqv
kilometer	GyvxEADdZ;;$ zq GyvxEADd	GE
centimeter	bqzDyEADdZ;;$ zq bqzDyEADd	bE
millibar	EyvvyBqdO	EBqd
`,
  patterns: `
joiner	 	 	 
quetta	GmADDq{0}	Кm{0}
ronna	dxzzq{0}	Р{0}
yotta	yxDDq{0}	И{0}
zetta	pADDq{0}	З{0}
exa	aGbq{0}	Э{0}
peta	jADq{0}	П{0}
tera	DAdq{0}	Т{0}
giga	wywq{0}	Г{0}
mega	EAwq{0}	М{0}
kilo	Gyvx{0}	G{0}
hecto	wAGDx{0}	w{0}
deka	HAGq{0}	Hq{0}
deci	HAiy{0}	H{0}
centi	bqzDy{0}	b{0}
milli	Eyvvy{0}	E{0}
micro	EyGdx{0}	EG{0}
nano	zqzx{0}	z{0}
pico	jyGx{0}	j{0}
femto	CAEDx{0}	C{0}
atto	qDDx{0}	q{0}
zepto	pAjDx{0}	p{0}
yocto	yxGDx{0}	y{0}
ronto	dxzDx{0}	d{0}
quecto	GmAGDx{0}	Gm{0}
yobi	exBy{0}	Йy{0}
zebi	pABy{0}	Зy{0}
exbi	aGbBy{0}	Эy{0}
pebi	jABy{0}	Пy{0}
tebi	DABy{0}	Тy{0}
gibi	wyBy{0}	Гy{0}
mebi	EABy{0}	Мy{0}
kibi	GyBy{0}	Кy{0}
square	GmqHdqDzxwx {0}|GmqHdqDzre {0}|GmqHdqDzrn {0}|GmqHdqDzrn {0};GmqHdqDzxe {0}|GmqHdqDzql {0}|GmqHdqDzrA {0}|GmqHdqDzrn {0};GmqHdqDzrA {0}	{0}²
cubic	GFBygAbGxwx {0}|GFBygAbGye {0}|GFBygAbGyn {0}|GFBygAbGyn {0};GFBygAbGxe {0}|GFBygAbGql {0}|GFBygAbGyA {0}|GFBygAbGyn {0};GFBygAbGyA {0}	{0}³
-survey-us	{0} (wAxHAp. США)
-imperial	{0} (BdyD.)
-dry	{0} (bFn.)
-sidereal	{0} (pmopHz.)
-person	{0} (mxpdqbD)
-of-water	{0} mxHlzxwx bDxvBq
-us	{0} (США)
-australian	{0} (qmbDdqv.)
per	{0}/{1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	q||q|xm|r
~Y	r|q|r||r
~W	xwx|ye|yn|yn|yA
~V	xe|ql|yA|yn|yA
~Q	xe|ql|rA|rn|rA
~O	q||q||r
~N	y|l|y|e|y
~M	l|t|l|Ae|y
~L	xwx|re|rn|rn|rA
~K	q||q|xm|y
~8	Gy|Gq|Gy|AG|Gy
~7	y|l|y|t|y
~6	y|t|y|Ae|y
~5	l|e|l|Am|y
~4	y|q|y||y
~!	wxHq|wxH|wxHq|vAD|wxHr
~%	xwx|xe|rn|rn|rA
~&	q||q|xm|
~*	q||q|Am|r
~+	l|A|l|e|l
~<	zl|Azt|zl|zAe|zy
~>	y|q|y|Ae|y
~?	xwx|xA|rn|rn|rA
`,
  words: {"to":["в","во","к","это"],"and":["и","плюс"],"per":["в","на"],"opening":["сколько будет","сколько это","сколько составляет","сколько весит","что такое","переведи","перевести","перевод","конвертировать","из"],"howMany":["сколько"],"are":["содержится в","в","это"],"one":["один","одна","одно","одном","одной"],"endings":["ами","ями","ах","ях","ам","ям","ов","ев","ей","ом","ем","ой","ы","и","а","я","у","ю","е","о","ь","й"],"scales":{"тыс.":"1000","тыс":"1000","млн":"1000000","млрд":"1000000000","трлн":"1000000000000"},"halves":{"с половиной":"1/2"},"polite":["пожалуйста","скажи","скажите"],"numbers":{"двадцать":"20","двенадцать":"12","четверть":"1/4","пол*":"1/2","половина":"1/2","полтора":"3/2","полторы":"3/2","один":"1","одна":"1","одно":"1","два":"2","две":"2","двух":"2","три":"3","трёх":"3","трех":"3","четыре":"4","четырёх":"4","пять":"5","пяти":"5","шесть":"6","семь":"7","восемь":"8","девять":"9","десять":"10","десяти":"10","сто":"100"},"minus":["минус"],"aliases":{"градусах Фаренгейта":"fahrenheit","градусах Цельсия":"celsius","кило":"kilogram","сутки":"day","сутках":"day","суток":"day","градус по Цельсию":"celsius","градуса по Цельсию":"celsius","градусов по Цельсию":"celsius","градусы по Цельсию":"celsius","Цельсий":"celsius","градус по Фаренгейту":"fahrenheit","градуса по Фаренгейту":"fahrenheit","градусов по Фаренгейту":"fahrenheit","градусы по Фаренгейту":"fahrenheit","Фаренгейт":"fahrenheit","галлон":"gallon","литров на 100 км":"liter-per-100-kilometer","литра на 100 км":"liter-per-100-kilometer"}},
};

export default locale;
