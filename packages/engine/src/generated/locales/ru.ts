// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ru',
  plurals: 'other one few many',
  letters: 'qxyzADGbdvEHmwFejlrBgtnCiphkcaos аоинетскрлмдвугйпяыбчьхфзцжюшэёМ',
  quantities: `
#length	Дvyzq
EADdZ;;$ zq EADd	E
EybdxzZ

qzFGDdAEZ
CAdEy
HkeEZ;;$ zq HkeE	HkeE~.||.|.	HkeE.
CwDZ;;$ zq CwD	CD
ldHZ	ldH~.||.|.


Eyv6;;;f	Ey
ExdGbV Eyv6	Exd. Ey	E. Ey
DrGlgzQ HkeEq

vyzyM
lgEAzz~xFx iAdzq|xA iAdzx|rn iAdzq|rn iodAz;~rA iodzq
zAevZ
jqvE
vqHxz7
jlHt
bwByD
avvZ
cqFK
GEwDZ

ExdGbxe GqhAzy|$ ExdGbql GqhAzt|ExdGbyn GqhAzy|ExdGbyn GqhAzAe;ExdGbyA GqhAzy	Exd. GqhAzy|$ Exd. GqhAzt||Exd. GqhAzAe	E. Gqh.|E. Gqh.
$ ыёр;-dxH|dxHr
bqdqEZ
$ шжэзх;-gAez|gAezr

yzhAzAdzL gAezZ
CwdvxzFq|$ CwdvxzF||CwdvxzFxm;CwdvxzFy	Cwdv.	Cdv|$ Cdv
vyF4
bqBAvtDxm~rn||rn|rn;~r


ExdGbV vyF4
Eyv6 Hqzzrn
GbqzHyzqmGbV Eyv6;;;f	Gb. Ey








qGDdxzxEygAGbV AHyzypY	q. A.
jqdGAbK	jb
GmADxmQ GAbwzHY
GmADxmQ EyzwDY
GmADxm% gqGZ
GmADxm% H<
GmADxm~xFx FxHq|xe FxH|rn FxHq|rn vAD;~rA FxHr	Gm. ~F|F|F|v~.
iAEz~xFx dqHywGq|xe dqHywG|rn dqHywGq|rn dqHywGxm;~xe dqHywG
dqHywGZ ЮjyDAdq
GxvzAgzL dqHywGZ
jvqzbxmGbV HvyzY




jwzbDZ	jbD
jyb4
DmyjZ
jybGAvN фSS
DyjxFdqCGbW jwzbDZ
DyjxFdqCGbV jyb4
jwzbDZ TйX

pypAdx
Мжэюu [JP];-Glbw (Hvyzq)
Мuх [JP];-Gwz (ljxzGbye)
Bw (Hvyzq)
ызх [JP];-dyz (ljxzGbye)
юйх [JP];-baz (ljxzGbye)
пё [JP];-Hio (ljxzGbye)
Do (Hvyzq)
ыз [JP];-dy (ljxzGbye)
Мжэюu [шяёьж, JP];-Glbw (Dbqzt)
gy (byDqeGbye)
pwzN
ghqzZ
vy (byDqeGbye)
gAb (ГxzbxzF)
mq (DqeGbye)
CdqzpwiGbV vyzyM
CdqzpwiGbW HkeEZ
bxdxvAmGbW CwDZ
DwqiZ
dyEGbW CwDZ
dyEGbW Hmxez% cqFK
dyEGbW GDqHy5
dyEGbV Eyv6
FdAgAGbW CwDZ
FdAgAGbW GDqHy5
ByBvAeGb~xFx vxbDl|ye vxbxDt|yn vxbDl|yn vxbDAe;~yA vxbDy
ByBvAeGbV vqHxz7
pqdGb~xFx vxbDl|ye vxbxDt|yn vxbDl|yn vxbDAe;~yA vxbDy
CdqzpwiGbW CwDZ (КmABAb)
qdjqzZ (Hvyzq)
mqdY
yGjqzGbV vyF4
DAnqGGbV mqdY
qdcyzZ
mAdc~bq|xb|bq|bxm;~by
GqhAz7
mAdGDr|mAdGDq||modGD;modGDr
bqjGbW CwDZ
bqjGbW dwHZ
bqGqBY



qvtzZ
#area	ПvxщqHt
bmqHdqDzL EADdZ;;$ zq bmqHdqDzre EADd	E²
bmqHdqDzL byvxEADdZ;;$ zq bmqHdqDzre byvxEADd	bE²

bmqHdqDzL GqzDyEADdZ;;$ zq bmqHdqDzre GqzDyEADd	GE²

FAbDqdZ	Fq
qdZ


BqdzZ
HqdGy
bmqHdqDzL HkeEZ;;$ zq bmqHdqDzre HkeE	HkeE²

bmqHdqDzL ldHZ	ldH²
bmqHdqDzQ Eyv6;;$ zq bmqHdqDzwk Eyvk;f	Ey²



qbdZ	qbd~.||.|.
dwHZ
GAbpyM
DqwzcyjZ
bdxmAvtzL bmqHdqDZ





bdwFxm% HkeEZ
HwzqEZ	Hwz.
GDdAEEY
CAHHqzZ
pwBx
кu [JP];-Bw (jvxщqHt)
Мй [JP];-Ga (ljxzGbye)
Dqz (ljxzGbye)
шжё [JP];-Do (ljxzGbye)
DqDqEy
jnozZ
jyzZ
Ew (byDqeGbye)

zFqzZ
dqe (DqeGbye)
FwzDnq
bqzqv (jvxщqHt)
EqdvY
EqvQ EqdvY
EwdqBBq
qzbqzqE
pAzD~q (iAEAvtzrn| (iAEAvtzre|q (iAEAvtzrn|xm (iAEAvtzrn~);~r (iAEAvtzrA
FdqwzHZ
ByFnq (БAzFqvyl)
bqDnq (БAzFqvyl)
gqDqb (БAzFqvyl)
bqDnq (АGGqE)
vAGGY
ByFnq (Бynqd)
bqDnq (Бynqd)
Hnwd (Бynqd)
ByGmY
ByFnq (НAjqv)
bqDnq (НAjqv)
Hnwd (НAjqv)
dxjqzy
qqzq
qdjqzZ
jqdyhGbW qdjqzZ
HAGlDyzY
ExdFAzZ
kFAdZ
nqeHY
EqzGqzY
bwadHY

DwzvqzHZ

Cazt (Тqemqzt)
qvbAedA (Сqz-Пqwvw)
qvbAedA (syzqG-ЖAdqeG)
DqdAq
jdwGGbW ExdFAzZ
#volume	ОBъoE
bwBygAGbW EADdZ;;$ zq bwBygAGbye EADd	E³


bwBygAGbW GqzDyEADdZ;;$ zq bwBygAGbye GqzDyEADd	GE³


vyDdZ;;$ zq vyDd	v
GDAdZ

bwBygAGbW HkeEZ	HkeE³

bwBygAGbW ldHZ	ldH³






qbdxCwDZ	qbdxCwD~.||.|.



bxdHZ
CwDZ ХxjjwGq


qEAd. FqvvxzZ;;$ zq qEAd. Fqvvxz	qE. Fqv.;;$/qE. Fqv


qEAd. bmqdDY;;;f	qE. bmqdD.
qEAd. jyzDY;;;f	qE. jyzD.
qEAd. gqc8;;;f	qE. gqc.
HhyvvZ
qEAd. hyHbV wzpyM;;;f	qE. hyHb. wzp.
hyHbV HdqnEY;;;f	hyHb. Hd.
EyzyEZ
GDxvxmQ vxh8;;;f	GD. v.
gqezQ vxh8;;;f	g. v.
HAGAdDz~xe vxhby|ql vxhbq|rA vxhby|rn vxhAb;~ql vxhbq;;f	HAG. v.
gqc8 США (jx iqbxzw)
EADdygAGbV hyHbV wzpyM	E. hyHb. wzp.
Hac~q||q|Ae;~y
щAjxD~by|bq|by|xb;~bq;;f	щAjxD.
GEyHhAzZ
DaHZ
bqj~vy|vl|vy|Avt;~vl;;f	bqj.

HhyFFAd&	HhyFFAd~q||q|xm
dkE~by|bq|by|xb
jlDql Fqvvxzq
BwcAvN	Bwc.




BqddAvN	Bqdd.
jymz% BqddAvN
bAFK
BqddAvN hyHbxGDy

BqddAvN bvkbmr

BqDDZ
Dqz (Bxgbq)
yEj. FqvvxzZ;;$ zq yEj. Fqvvxz	yEj. Fqv.;;$/yEj. Fqv
yEj. bmqdD~r|q|r|;~q;;f	yEj. bmqdD.
$ ць Iвц.;-qzFvyeGbql jyzDq|qzFvyeGbyA jyzDr
$ шuц Iвц.;-qzFvyeGbql gqcbq|qzFvyeGbyA gqcby

yEj. hyHbV wzpyM;;;f	yEj. hyHb. wzp.


qzFvyeGbV GDxvxmQ vxh8
qzFvyeGbV gqezQ vxh8
yEj. HAGAdDz~xe vxhby|ql vxhbq|rA vxhby|rn vxhAb;~ql vxhbq;;f	yEj. HAG. v.



CydbyzZ
byvHAdbyzZ

EADdygAGbV gqc8;;;f	E. gqc.
EADdygAGbV GDxvxmQ vxh8
EADdygAGbV gqezQ vxh8

EADdygAGbV jyzDY;;;f	EjD
шuц [JP];-ljxzGbql gqcbq|ljxzGbyA gqcby
ёМэпз [JP];-xGqHiy
юёМэпз [JP];-bxGqHiy


cmAHGbW GDqbqzZ
bqzzY
mAHdq|mAHdx||moHAd;moHdq
CqzAF4
caz (byDqeGbye)
Hxw (byDqeGbye)
Hqzt (xBъoE)
qECxdY
bxzFy5
GAbGDqdy5
ExHy5
EADdADZ
EAHyEzZ
BqD (ByBvAeGbye)
Fyz (ByBvAeGbye)
vxF (ByBvAeGbye)
bqB (ByBvAeGbye)
aCY
GqDY
FxExdZ
nxEAdZ
myzz~xe BwDrvby|ql BwDrvbq|rA BwDrvby|rn BwDrvxb;~rA BwDrvby
jxvBwDrvby
EqFzwEZ
yAdxmxqEZ
dxmxqEZ
EqCwGqyvZ
GqvEqzqGqdZ
BqvtDqiqdZ
zqmwnxHxzxGxdZ
Go (ljxzGbye)
юёюu [JP];-bxbw
ьё [JP];-Dx (ljxzGbye)
Fx (ljxzGbye)
Мжэюu [лёя, JP];-Glbw (xBъoE)
Мэз [JP];-Gqe (ljxzGbye)

DdAD7 bxdHq
FdxwvAdZ
#mass	sqGGq
byvxFdqEEO;;$ zq byvxFdqEE	bF
FdqEEO;;$ zq FdqEE	F
DxzzY;;;f	D

pAzDzAdZ
bqdqDO	bqd
CwzDZ;;$ zq CwzD	CzD

wzpyM;;$ zq wzpyk;f	wzp.;;$/wzp

Fdqz&	Fdqz~q||q|xm
GDxwzq|$ GDxwz||GDxwzxm;GDxwzr	GDxwzq|$ GDxwz||GDxwzxm	GDz
gADmAdDt HvyzzxFx pAzDzAdq
bxdxDbW pAzDzAdZ
HvyzzL pAzDzAdZ
qEAdybqzGbV DxzzY	qEAd. D	qE. D|$ qE. D
HvyzzQ DxzzY
$ Мяuч;-GvqF|GvqFy

DdxeGbV wzpyM	Dd. wzp.

qjDAbqdGbW CwzDZ
qjDAbqdGbV wzpyM
qjDAbqdGbV HdqnEY


BdwG~bq|xb|bq|bxm~ EqGvq;~by
GDqzHqdDzQ jxdpyM (США)
AHyzypY qvbxFxvl
GDqzHqdDzQ jxdpyM (АmGDdqvyl)
HqvtDxzZ	Дq
EqGGY avAbDdxzq
EqGGY jdxDxzq

jvqzbxmGbV EqGGY
GxvzAgzQ EqGGY;;;f
EqGGY ЗAEvy;;;f
EqGGY ЮjyDAdq
bqz (ljxzGbye)
byz (ljxzGbye)
ExEEa
fuх [JP];-Cwz (ljxzGbye)
piyzt (byDqeGbye)
Hqzt (EqGGq)
vlz (byDqeGbye)
plzt (byDqeGbye)
bqDDy
DqavN
jybwvN
DdxeGbW DqavN
brz (bxdAeGbye)
Hxz (bxdAeGbye)
BqD (EqGGq)
BqD ixvxDq
DxvY
Eqcq (EqGGq)
dqDDy
GAd (yzHyeGbye)
gyDDqbK
EqwzHZ
zAEApbW CwzDZ
zAEApbW pAzDzAdZ
jqdyhGbW FdqzO
vymdZ
yGjqzGbW CwzDZ
qddxBY
EADdygAGbV qddxBY
dwGGbW CwzDZ
ixvxDzybK
vxD (EqGGq)
jwHZ
dyEGbW CwzDZ
dyEGbV wzpyM
HdqnEY
xBxvZ
qDDygAGbV EyzY
qDDygAGbW DqvqzDZ
cAbAvN
ByBvAeGbV EyzY
ByBvAeGbW DqvqzDZ



myGGZ
BydEqzGbW DybqvN
#time	ВdAEl
GAbwzHY;;$ m GAbwzHw;f	G;;$/ш
EyzwDY;;$ m EyzwDw;f	Eyz
gqGZ;;$ m gqG	g
H<;;$ m HAzt	Hz.;;$/H	H.
zAHAv6;;$ m zAHAvk;f	zAH.;;$/zAH	z.
$ fу;-HmA zAHAvy
EAGlp*;;$ m EAGlp	EAG.;;$/EAG	E.
bmqdDqvZ;;$ m bmqdDqv	bmqdD
jxvwFxHy+
FxHq|FxH||vAD;FxHr;$ m FxH	F.|||v.;;$/F
HAGlDyvADy+	10-vADy~l|A|l|e
mAb~q||q|xm	m.
DrGlgAvADy+


zxg7;;;f	zxg.




xBrgz~xFx FxHq|re FxH|rn FxHq|rn vAD;~rA FxHr
myGxbxGz~xFx FxHq|re FxH|rn FxHq|rn vAD;~rA FxHr
FdyFxdyqzGb~xFx FxHq|ye FxH|yn FxHq|yn vAD;~yA FxHr
FdyFxdyqzGbW EAGlp*
DdxjygAGb~xFx FxHq|ye FxH|yn FxHq|yn vAD;~yA FxHr

GyzxHygAGbW EAGlp*





Gxv (EqdGyqzGbyA GwDby)
cAeb (10 zG)
GmAHBAdFK
HhyCCy
ExEAzD (90 G)

jvqzbxmGb~xFx mdAEAzy|xA mdAEl|yn mdAEAzy|yn mdAEoz;~xA mdAEl
qDxEzQ AHyzypY mdAEAzy
ByDZ Sуэьшж
#labor	ТdwHxiqDdqDr
gAvxmAbx-gqGZ
gAvxmAbx-H<
gAvxmAbx-zAHAv6
gAvxmAbx-EAGlp*
#temperature	ТAEjAdqDwdq
bAvtmyzZ
FdqHwGZ ЦAvtGyl
FdqHwGZ ФqdAzFAeDq		$°г||°г
$ °R;-FdqHwG Рqzbyzq|FdqHwGr Рqzbyzq
#temperature-difference	РqizxGDt DAEjAdqDwd
bAvtmyzZ dqizxGDy
FdqHwGZ ЦAvtGyl dqizxGDy
FdqHwGZ ФqdAzFAeDq dqizxGDy
#speed	СbxdxGDt y DAEj
EADdZ m GAbwzHw	E/G










wivq|wiAv||wivxm;wiAv	wi


GbxdxGD7 GmADq	Gb. GmADq	ш
EqnK
qDxEzQ AHyzypY GbxdxGDy
#acceleration	УGbxdAzyA
EADdZ zq GAbwzHw m bmqHdqDA	E/G²





ч;wGbxdAzyA GmxBxHzxFx jqHAzyl	ч
FqvyvAx (Гqv)
#angle	УFxv
dqHyqzO	dqH
FdqHwGZ	$°
EyzwDY;;;f	$′
GAbwzHY;;;f	$″


FdqHZ
xBxdxD&	xB.
bmqHdqzDZ
izqbK ixHyqbq
gqG~q (wFvxmrn| (wFvxmxe|q (wFvxmrn|xm (wFvxmrn~);~r (wFvxmrA
dwEBZ
HmxygzL FdqHwGZ
DrGlgzQ НАТО
#solid-angle	ТAvAGzre wFxv
GDAdqHyqzO	Gd



GjqD (DAvAGzre wFxv)
#frequency	ЧqGDxDq
FAdpO	Гp



pybvZ m GAbwzHw
xBxdxDZ m GAbwzHw
xBxdxDZ m EyzwDw
wHqdZ m EyzwDw

bqHdZ m GAbwzHw
BxHZ
#angular-speed	УFvxmql GbxdxGDt
#force	Сyvq
ztkDxzZ	Н
HyzY

byvxFdqEE-GyvY	bFG
FdqEE-GyvY
Dxzz~r-Gyvr|q-Gyvq|r-Gyvr|-Gyv
CwzD-GyvY	CzD-G


byvxCwzD-GyvY
#pressure	ДqmvAzyA
jqGbqvN	Пq
BqdO	Bqd
qDExGCAdY;;;f	qDE
DAnzygAGbV qDExGCAdY
DxddZ




CwzDZ zq bmqHdqDzre HkeE	C/HkeE²










EyvvyEADdZ mxHlzxFx GDxvBq
GqzDyEADdZ mxHlzxFx GDxvBq
EADdZ mxHlzxFx GDxvBq
HkeEZ mxHlzxFx GDxvBq
CwDZ mxHlzxFx GDxvBq





EyvvyEADdZ dDwDzxFx GDxvBq	EE dD. GD.

HkeEZ dDwDzxFx GDxvBq	H. dD. GD.
#gauge-pressure	ИiBrDxgzxA HqmvAzyA
#energy	ЭzAdFyl
HhxwvN	Дh
adFK

mqDD-gqGZ
byvxmqDD-gqGZ	bВD⋅g
avAbDdxzmxvtDO	aВ
bqvxdyM;;;f	bqv
byvxbqvxdyM;;;f
EAhHwzqdxHzQ bqvxdyM	bqvE



DAdEyM
$ бTU-IT	$ бTU-IT	$ бTU-IT
BdyDqzGbV DAjvxmQ AHyzypY	БТЕ








qEAdybqzGb~xFx DAdEq|ye DAdE|yn DAdEq|yn DAdExm;~ye DAdE	DAdE~q||q|xm~ США



bmqHZ
DxzzY DdxDyvq

DxzzY zACDlzxFx abmymqvAzDq
#power	sxщzxGDt
mqDDO	ВD
vxcqHyzQ GyvY	v. G.
EADdygAGbV vxcqHyzQ GyvY












DxzzY xnvqhHAzyl
GxvzAgzQ GmADyExGD7;;;f
#torque	sxEAzD Gyvr
ztkDxz-EADdZ	Н⋅E






CwzD-CwDZ	CzD-CD
#momentum	ИEjwvtG
#moment-of-inertia	sxEAzD yzAdpyy
#surface-tension	ПxmAdnzxGDzxA zqDlhAzyA y hoGDbxGDt
#fracture-toughness	ВlibxGDt dqidwcAzyl
#fuel-economy	РqGnxH Dxjvymq

vyDdZ zq 100 byvxEADdxm	v/100 bE





Eyv6 zq yEj. Fqvvxz;;;f	Eyv~y|l|y|t~/yEj. Fqv	Ey/yEj. Fqv
#data	ОBъoE Hqzzrn
ByDO	ByD~q||q|
BqeDO	Б
xbDADZ
jxvwBqeDZ
bdqEB (2 ByDq)

zqDZ

DdyDZ
EqcyzzxA Gvxmx
Hmxez~xFx Gvxmq|xA Gvxmx|rn Gvxmq|rn Gvxm;~rA Gvxmq
wgADmAdozz~xFx Gvxmq|xA Gvxmx|rn Gvxmq|rn Gvxm;~rA Gvxmq
#data-rate	СbxdxGDt jAdAHqgy Hqzzrn
#resolution	РqidAcAzyA



jybGAvN zq HkeE	jbG/HkeE
Dxg8 zq HkeE	Dgb/HkeE
#graphics	ГdqCybq
jybGAvN	jbG
Dxg8	Dgb
#typewidth	Шydyzq cdyCDq
aE	aE
jxvwbAFAvtzql cjqpyl
#ratio	ОDzxcAzyA y bxvygAGDmx
gqGD7	g.
jdxpAzDZ		$%
jdxEyvvA
jdxEydyqHZ

Eyvvyxzz~xe Hxvy|ql Hxvl|rA Hxvy|rn HxvAe;~rA Hxvy;;f
EyvvyqdHz~xe Hxvy|ql Hxvl|rA Hxvy|rn HxvAe;~rA Hxvy;;f



bqdqDO	bqd
qEAdybqzGbW jdwCZ

jqdY
Ddx~eby|ebq|eby|Ab
jxvHkhyz~r|r|r|
HkhyzY
godDxm~r Hkhyzr|q Hkhyzq|r Hkhyzr|rn Hkhyz
Hmq HAGlDbq
GxD~zy|zl|zy|Az
Bxvtc~xe GxDzy|ql GxDzl|yA GxDzy|yn GxDAz;~yA GxDzy

EqGGq (12 FdxGGxm)
DrGlg4
HAGlDt DrGlg
vqbnK
EyvvyxzZ
bdxdZ
EyvvyqdHZ
DdyvvyxzZ
HAGD7
GDxjY BwEqFy
#container-capacity	ВEAGDyExGDt bxzDAezAdxm
#level	УdxmAzt
xDzxcAzyA ExщzxGDAe
HApyBAvZ
BAvZ
zAjAdZ

GDxj (abGjxiypyl)
#loudness	ГdxEbxGDt
GxzZ
CxzZ
#musical-interval	swirbqvtzre yzDAdmqv
xDzxcAzyA gqGDxD
xbDqmY
pAvL DxzZ
jxvwDxzZ
gADmAdD7 Dxzq

GqmqdZ
gqGDxDzQ HAbqHY
#density	ПvxDzxGDt















GvqFK zq bwBygAGbye CwD
#specific-weight	УHAvtzre mAG


dDwDzxFx GDxvBq	dD. GD.
mxHlzxFx GDxvBq
#linear-density	ЛyzAezql jvxDzxGDt


DAbGZ
HAztA



EADdygAGbye zxEAd jdlhy
#area-density	ПxmAdnzxGDzql jvxDzxGDt












ExEEA (covb)
#volume-flow	ОBъoEzre dqGnxH



























cqnDodGbW HkeEZ
GmAdHdwjZ
#mass-flow	sqGGxmre dqGnxH
#molar-flow	sxvldzre dqGnxH
#dynamic-viscosity	ДyzqEygAGbql mlibxGDt

jwqiZ

dAez (mlibxGDt)
#kinematic-viscosity	КyzAEqDygAGbql mlibxGDt


GDxbGZ
#fluidity	ТAbwgAGDt

dA (DAbwgAGDt)
#vapor-permeance	ПqdxjdxzypqzyA

jAdEZ
jAdE (0 °ф)
jAdE (23 °ф)
EADdygAGbW jAdEZ
#vapor-permeability	ПqdxjdxzypqAExGDt


jAdE-HkeE (0 °ф)
jAdE-HkeE (23 °ф)
#turbidity	swDzxGDt
#specific-energy	УHAvtzql azAdFyl
#energy-density	ПvxDzxGDt azAdFyy





чэМ м;-wHAvtzql azAdFyl BAziyzq
#molar-energy	sxvldzql azAdFyl
#thermal-conductivity	ТAjvxjdxmxHzxGDt
#thermal-insulance	ТAjvxmxA GxjdxDymvAzyA



bvx
DxFK
#thermal-expansion	ТAjvxmxA dqGcydAzyA
#heat-capacity	ТAjvxoEbxGDt y azDdxjyl
#specific-heat-capacity	УHAvtzql DAjvxoEbxGDt
#molar-heat-capacity	sxvldzql DAjvxoEbxGDt


FqixmQ jxGDxlzzQ
#heat-flux	ПvxDzxGDt DAjvxmxFx jxDxbq y xBvwgozzxGDt
#heat-transfer-coefficient	КxaCCypyAzD DAjvxjAdAHqgy
#radiant-exposure	ЭzAdFADygAGbql abGjxiypyl
#amount-of-substance	КxvygAGDmx mAщAGDmq
ExvN	Exvt
xBъAbDZ	xBъAbD~q||q|xm













aezcDAezZ
#molar-concentration	sxvldzql bxzpAzDdqpyl


цд
ExvldZ

EyvvyFdqEEZ zq HApyvyDd	EF/Hv
#molality	sxvlvtzxGDt

Fvkbxir	Fvkbxir
#catalytic-activity	КqDqvyDygAGbql qbDymzxGDt
bqDqvO	bqD
AHyzypY CAdEAzDq
#catalytic-concentration	КxzpAzDdqpyl bqDqvyDygAGbxe qbDymzxGDy
#filtration-rate	СbxdxGDt bvwBxgbxmxe CyvtDdqpyy
#electric-current	Сyvq Dxbq
qEjAdO	А
#current-noise-density	ПvxDzxGDt cwEq Dxbq
#electric-charge	ЭvAbDdygAGbye iqdlH
bwvxzO	Кv
qEjAd-gqGZ

avAEAzDqdzL iqdlHZ
CqdqHA5


CdqzbvyzZ
#voltage	ЭvAbDdygAGbxA zqjdlhAzyA
mxvtDO	В
#voltage-noise-density	ПvxDzxGDt cwEq zqjdlhAzyl
#electric-resistance	ЭvAbDdygAGbxA GxjdxDymvAzyA
xEO	ОE
#electric-conductance	ЭvAbDdygAGbql jdxmxHyExGDt
GyEAzGO	СE
#capacitance	ЭvAbDdygAGbql oEbxGDt
CqdqHO	Ф
#inductance	ИzHwbDymzxGDt
FAzdy	Гz
#magnetic-flux	sqFzyDzre jxDxb
mABAdZ	ВB
EqbGmAvvZ
AHyzygzL jxvkGZ
#magnetic-flux-density	sqFzyDzql yzHwbpyl
$ DAGvr|DAGvq|DAGvr|DAGv	Тv
FqwGGZ
#magnetic-field-strength	НqjdlhozzxGDt EqFzyDzxFx jxvl


adGDAHZ
#magnetic-moment	sqFzyDzre ExEAzD
#electric-field-strength	НqjdlhozzxGDt avAbDdygAGbxFx jxvl
#electric-dipole-moment	ЭvAbDdygAGbye Hyjxvtzre ExEAzD

HABq5
#resistivity	УHAvtzxA GxjdxDymvAzyA
#conductivity	УHAvtzql jdxmxHyExGDt
#apparent-power	Пxvzql y dAqbDymzql ExщzxGDt

mqdZ
#apparent-energy	Пxvzql y dAqbDymzql azAdFyl
#luminous-intensity	Сyvq GmADq
bqzHAvY;;;f	bH
GmAg>
EAhHwzqdxHzQ GmAg>
#luminance	ЯdbxGDt

zyDZ



GDyvtBZ
#illuminance	ОGmAщozzxGDt
vkbGZ	vb



CxDZ
#luminous-flux	СmADxmxe jxDxb
vkEAz~q||q|;~	vE
GCAdygAGbV GmAg>
#luminous-exposure	СmADxmql abGjxiypyl
#wavenumber	ОBdqDzql Hvyzq



bqeiAdZ
HyxjDdyM
#spectral-flux-density	СjAbDdqvtzql jvxDzxGDt jxDxbq

lzGbW
#activity	РqHyxqbDymzxGDt
BAbbAdAvN	Бb
bkdy
#activity-concentration	УHAvtzql qbDymzxGDt
#absorbed-dose	ПxFvxщozzql Hxiq
FdA5	Гd
dqHZ
#equivalent-dose	ЭbmymqvAzDzql Hxiq
iymAdDO	Зm
BadZ
#equivalent-dose-rate	sxщzxGDt abmymqvAzDzxe Hxir
#radiation-exposure	ЭbGjxiypyxzzql Hxiq

dAzDFAzZ
#energy-per-distance	ЭzAdFyl zq dqGGDxlzyA



byvxmqDD-gqGq zq 100 byvxEADdxm|byvxmqDD-gqG zq 100 byvxEADdxm||byvxmqDD-gqGxm zq 100 byvxEADdxm;bВD⋅g/100 bE	bВD⋅g/100 bE
#antenna-gain	УGyvAzyA qzDAzzr
wGyvAzyA xDzxGyDAvtzx yixDdxjzxFx yivwgqDAvl
#computing-performance	ПdxyimxHyDAvtzxGDt mrgyGvAzye
#telephone-traffic	ТAvACxzzql zqFdwibq
#film-speed	СmADxgwmGDmyDAvtzxGDt
#heat-pump-efficiency	ЭCCAbDymzxGDt DAjvxmrn zqGxGxm
#vascular-resistance	СxGwHyGDxA GxjdxDymvAzyA
#acoustic-impedance	УHAvtzre qbwGDygAGbye yEjAHqzG
`,
  units: `
terabit	DAdqByDO	ТByD
gigabit	FyFqByDO	ГByD
megabit	EAFqByDO	sByD
kilobit	byvxByDO	bByD
kilocalorie	byvxbqvxdyM;;;f	bbqv
kilometer	byvxEADdZ;;$ zq byvxEADd	bE
centimeter	GqzDyEADdZ;;$ zq GqzDyEADd	GE
millibar	EyvvyBqdO	EBqd
`,
  patterns: `
joiner	 	 	 
quetta	bmADDq{0}	Кm{0}
ronna	dxzzq{0}	Р{0}
yotta	yxDDq{0}	И{0}
zetta	iADDq{0}	З{0}
exa	abGq{0}	Э{0}
peta	jADq{0}	П{0}
tera	DAdq{0}	Т{0}
giga	FyFq{0}	Г{0}
mega	EAFq{0}	s{0}
kilo	byvx{0}	b{0}
hecto	FAbDx{0}	F{0}
deka	HAbq{0}	Hq{0}
deci	HApy{0}	H{0}
centi	GqzDy{0}	G{0}
milli	Eyvvy{0}	E{0}
micro	Eybdx{0}	Eb{0}
nano	zqzx{0}	z{0}
pico	jybx{0}	j{0}
femto	CAEDx{0}	C{0}
atto	qDDx{0}	q{0}
zepto	iAjDx{0}	i{0}
yocto	yxbDx{0}	y{0}
ronto	dxzDx{0}	d{0}
quecto	bmAbDx{0}	bm{0}
yobi	exBy{0}	Йy{0}
zebi	iABy{0}	Зy{0}
exbi	abGBy{0}	Эy{0}
pebi	jABy{0}	Пy{0}
tebi	DABy{0}	Тy{0}
gibi	FyBy{0}	Гy{0}
mebi	EABy{0}	sy{0}
kibi	byBy{0}	Кy{0}
square	bmqHdqDzxFx {0}|bmqHdqDzre {0}|bmqHdqDzrn {0}|bmqHdqDzrn {0};bmqHdqDzxe {0}|bmqHdqDzql {0}|bmqHdqDzrA {0}|bmqHdqDzrn {0};bmqHdqDzrA {0}	{0}²
cubic	bwBygAGbxFx {0}|bwBygAGbye {0}|bwBygAGbyn {0}|bwBygAGbyn {0};bwBygAGbxe {0}|bwBygAGbql {0}|bwBygAGbyA {0}|bwBygAGbyn {0};bwBygAGbyA {0}	{0}³
-survey-us	{0} (FAxHAi. США)
-imperial	{0} (BdyD.)
-dry	{0} (Gwn.)
-sidereal	{0} (imoiHz.)
-person	{0} (mxidqGD)
-of-water	{0} mxHlzxFx GDxvBq
-us	{0} (США)
-australian	{0} (qmGDdqv.)
per	{0}/{1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	q||q|xm|r
~Y	r|q|r||r
~W	xFx|ye|yn|yn|yA
~V	xe|ql|yA|yn|yA
~Q	xe|ql|rA|rn|rA
~O	q||q||r
~N	l|t|l|Ae|y
~M	y|l|y|e|y
~L	xFx|re|rn|rn|rA
~K	q||q|xm|y
~8	by|bq|by|Ab|by
~7	y|t|y|Ae|y
~6	y|l|y|t|y
~5	l|e|l|Am|y
~4	y|q|y||y
~!	FxHq|FxH|FxHq|vAD|FxHr
~%	xFx|xe|rn|rn|rA
~&	q||q|xm|
~*	q||q|Am|r
~+	l|A|l|e|l
~<	zl|Azt|zl|zAe|zy
~>	y|q|y|Ae|y
~?	xFx|xA|rn|rn|rA
`,
  words: {"to":["в","во","к","это"],"and":["и","плюс"],"per":["в","на"],"opening":["сколько будет","сколько это","сколько составляет","сколько весит","что такое","переведи","перевести","перевод","конвертировать","из"],"howMany":["сколько"],"are":["содержится в","в","это"],"one":["один","одна","одно","одном","одной"],"endings":["ами","ями","ах","ях","ам","ям","ов","ев","ей","ом","ем","ой","ы","и","а","я","у","ю","е","о","ь","й"],"scales":{"тыс.":"1000","тыс":"1000","млн":"1000000","млрд":"1000000000","трлн":"1000000000000"},"halves":{"с половиной":"1/2"},"polite":["пожалуйста","скажи","скажите"],"numbers":{"двадцать":"20","двенадцать":"12","четверть":"1/4","пол*":"1/2","половина":"1/2","полтора":"3/2","полторы":"3/2","один":"1","одна":"1","одно":"1","два":"2","две":"2","двух":"2","три":"3","трёх":"3","трех":"3","четыре":"4","четырёх":"4","пять":"5","пяти":"5","шесть":"6","семь":"7","восемь":"8","девять":"9","десять":"10","десяти":"10","сто":"100"},"minus":["минус"],"aliases":{"градусах Фаренгейта":"fahrenheit","градусах Цельсия":"celsius","кило":"kilogram","сутки":"day","сутках":"day","суток":"day","градус по Цельсию":"celsius","градуса по Цельсию":"celsius","градусов по Цельсию":"celsius","градусы по Цельсию":"celsius","Цельсий":"celsius","градус по Фаренгейту":"fahrenheit","градуса по Фаренгейту":"fahrenheit","градусов по Фаренгейту":"fahrenheit","градусы по Фаренгейту":"fahrenheit","Фаренгейт":"fahrenheit","галлон":"gallon","литров на 100 км":"liter-per-100-kilometer","литра на 100 км":"liter-per-100-kilometer"}},
};

export default locale;
