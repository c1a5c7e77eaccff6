// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ar',
  plurals: 'other zero one two few many',
  letters: 'qxyzADFGbdvwEHgmejlrBcntChpkaio ايلرمونةتبكسدقعطفأغصجحزشئهثضإءخ',
  quantities: `
#length	qymDy
Abz||=Abz||jAbqz|Abzًq	Abz||=Abz|=AbzqF|jAbqz|Abzًq;;$/A	A
AxvzDF

jFlwbzDA
exzAx
dDrG;;$/dDrG	dDrG
HEA||=HEA	HEA||=HEA	HEA||=HEA|||HEAًq
xqzEG||=xqzEG	xqzEG||=xqzEG	xqzEG


Axy||=Axy|=AxyqF|jAxqy|Axyqً	Axy||=Axy	Axy||||jAxqy|Axyqً
Axy dczx||=Axy dczx	Axy dczx||=Axy dczx
Bni AF jye AF qydDrG

om (mDy)
cdG tgxz
Fxy
zqcG qyxE
xE||||jxEٍ
tdz
ذzqg
ay
omDG
wADb

HqAG	HqAG
$ صخب;-zDE
vzA
$ حهإءز;-BFnxz

BFnxz hFEwx
ezyFl	ezyFl
ezwo||||ezqwo
vdy dczx


ezwo dczx||||ezqwo dczxG
Axy dxqFqb
Axy qwvFEFqex	Axy qwvFEFqex








DcEG eyvxG||=DcEG eyvxG	D.e.
ezwo eyvx||=ezwo eyvx	ezwo eyvx||=ezwo eyvx
pqFxG kDCxG||||pDqFٍ kDCxG
EHxHG kDCxG||||EHqCH kDCxG
wqgZ kDCxG
xDA kDCx||||jxqA kDCxG
wFG kDCxG||=wFG kDCxG|=wFbqF kDCxbqF|wFDqb kDCxG	wFG kDCxG||=wFG kDCxG|=wFbqF kDCxbqF|wFDqb kDCxG	w k|$w k
Fre Hmz jzkx	FH jzkx
Fre Hmz qyAtbzx
Fre Hmz tAwx	FH tAwx
mDy dyqFv




FHmG||=FHmG|=FHmbqF|FHqm;;;f	FHmG||=FHmG|=FHmbqF|FHqm
dxvq
bDxd
dvwy ئSS




wxwxzD
sهإضu [JP];-tqvD (mDy)
suز [JP];-wDF (xqdqFx)
dD (mDy)
صءز [JP];-zxF (xqdqFx)
ضفز [JP];-vxF (mDy xqdqFx)
أخ [JP];-BD (xqdqFx)
btD (mDy)
صء [JP];-zx (xqdqFx)
sهإضu [حغخشه, JP];-tqvD (HAqt)
btx (rxFx)
bwDF
btqFl
yx (rxFx)
btxv (hDFl vDFl)
Dq (bqxyFEx)
yxF (ezFwx)
dDrZ ezFwxG
HEA qyAyv qyezFwx
bDqn
HEA zDAqFxG||||jHEqA zDAqFxG
omDZ zDAqFxG
wbqExDA zDAqFx

HEA alzxHxG||||jHEqA alzxHxG
wbqExDF alzxHx

gzk xE bDzqbx
ذzqg AyvxG ArzxG
HEA vxdxv

eqzq
yxlDq
eqzq bvwqw
jztxF
exztDv
wqBxF
ezwb
HEA qyvqd
zDE qyvqd
HrdZ



آyF
#area	qyAwqcG
Abz Azdg	A²
vxyDAbz Azdg;;$/vxyDAbz Azdg	vA²

wFbxAbz Azdg;;$/wFbxAbz Azdg	wA²

hvbqz	hvbqz
آz


dqzF
Eqzwx
dDrG AzdgG	dDrG²
HEA AzdgG||=HEA AzdgG	HEA²
xqzEG AzdgG	xqzEG²
Axy Azdg	Axy²



eEqF||=eEqF	eEqF||=eEqF
zDE (AwqcG)
AHmg
bqDFtxd
AzdgX bwHxe





dDrZ EqCzxG
EDFA|=EDFA	EDFA
wbzxAq
eEqF||||jeEFG
bwDdD
تu [JP];-dD (AwqcG)
sف [JP];-wh (xqdqFx)
bqF (xqdqFx)
حهخ [JP];-btD (xqdqFx)
bqbqAx
dxDFl
dxFl
AD (rxFx)

FlqF
zqx (bqxyFEx)
lDFbq
vqFqy
Aqzyq
Aqzyq rlxzG
Azdّg (dqvwbqF)
jFvqFqA
wFb (jzk)
lzqDFE
dxlq (qydFlqy)
vqpq (qydFlqy)
btqbqv (qydFlqy)
vqpq (آwqA)
yxwq
dxlq (dxhqz)
vqpq (dxhqz)
EDz (dxhqz)
dwDq
dxlq (Fxdqy)
vqpq (Fxdqy)
EDz (Fxdqy)
zDdqFx
آFq (Fxdqy)
jzdqF
jzdqF dqzxw
ExwxqbxFq
ADzlF
xDlxzDA
hqxE
AqFnqFq
vDxzEq

bDFyqFE

eF (bqxDqF)
jyvxzx (wqD dqDyD)
jyvxzx (AxFqw Bxzqxw)
bqzxq
ADzlF dzDwx
#volume	qycBA
Abz Avgd;;$/Abz Avgd	A³
vxyDAbz Avgd	vA³

wFbxAbz Avgd;;$/wFbxAbz Avgd	wA³


ybz||=ybz	ybz||=ybz;;$/y	y
wbxz

dDrG AvgdG	dDrG AvgdG	dDrG³
HEA AvgdG||=HEA AvgdG	HEA³
xqzEG AvgdG	xqzEG³
Axy Avgd	Axy³





eEqF HEA	eEqF HEA



vDzE
HEA hDdw


lqyDF||=lqyDF	lqyDF||=lqyDF


zdg lqyDF||=zdg lqyDF	zdg lqyDF||=zdg lqyDF
dqxFb	dqxFb
vDd||=vDd|=vDdqF|jvDqd|vDdًq	vDd||=vDd
Bxy
jDFrG wqCyG||=jDFrG wqCyG|=jDFrbqF wqCybqF	jDFrG wqCyG||=jDFrG w|jDFrG w|jDFrqb wqCyG|jDFrG w	jDFrG w||=jDFrG w
EzhA~| wqCy|| wqCy| wqCy| wqCy;~ wqCy	EzhA wqCy
AxFxA
AygHG vdxzG||=AygHG vdxzG	AygHG v.||=AygHG v.	AygHG v||=AygHG v
AygHG rlxzG||=AygHG rlxzG	AygHG r||=AygHG r
AygHG cyD	AygHG c.
vDd jAzxvx HqFDFx
jDFrG wqCyG AbzxG	jDFrG w AbzxG	jDFrG w A
Eqt
ztّZ	ztّG
wAxEBF
bqE
HmzG|||=HmzbqF|Hmzqb	HmzG

HEc||||jHEqc	HEc||||jHEqc	HEc||=HEc
vjw rlxz||||vؤDw rlxzG
oُAw lqyDF
dDty	dDty




dzAxy||=dzAxy|=dzAxyqF|dzqAxy|dzAxyًq	dzAxy||=dzAxy|=dzAxyqF|dzqAxy|dzAxyًq	dzAxy||=dzAxy

dzAxy rlxz


dzAxy bDb dzx

db (dzAxy)
bDF
lqyDF aAdzqmDzx||=lqyDF aAdzqmDzx	lqyDF aAdzqmDzx
zdg lqyDF aAdzqmDzx	zdg lqyDF aAdzqmDzx
$ ثش Iطث.;-dqxFb dzxmqFx
$ حuث Iطث.;-vDd dzxmqFx

jDFrG wqCyG aAdzqmDzxG|||=jDFrbqF wqCybqF aAdzqmDzxbqF|jDFrqb wqCyG aAdzqmDzxG	jDFrG wqCyG aAdzqmDzxG||=jDFrG wqCyG aAdzqmDzxG	jDFrG w aAdzqmDzxG||=jDFrG w aAdzqmDzxG


AyV mgqA dzxmqFxG
AyV tqx dzxmqFxG
AygHG cyD aAdzqmDzx	AygHG c. aAdzqmDzx



exzvxF
vxyEzvxF

vDd Abzx	vDd Abzx
AyV mgqA AbzxG
AyV tqx AbzxG

Avxqy Abzx	Avxqy Abzx
حuث [JP];-vDd xqdqFx
خsإأء [JP];-jDwqBx
ضخsإأء [JP];-vDwqBx


vjw wDxEx
vqFq
exEzD
eqFxlq
tFl
ED (rxFx)
EqF (cBA)
jAeDzG
vDFBxDw
wvwbqzxDw
ADExDw
Abzxbw
AExAFDw
dp (bDzqbx)
hxF (bDzqbx)
yB (bDzqbx)
vqd (bDzqbx)
axeG
wgG (bDzqbxG)
gAz (bDzqbx)
cDAz
nBqBZ Fdxذ
Fre nBqBG
AqlFDA
xzdgqA
zcdgqA
AbDtqyc
tyAFrz
dybqnqz
FdDoذ Frz
tD (xqdqFx)
ضخضu [JP];-vDvD
شخ [JP];-bD (xqdqFx)
lD (xqdqFx)
sهإضu [كخغ, JP];-tqvD (cBA)
sإء [JP];-wqx (xqdqFx)

pyp vDzE
lzqDyz
#mass	qyvbyG
vxyDlzqA;;$/vxyDlzqA	vlA	vl
lzqA||=lzqA|=lzqAqF|lzqAqb|lzqAًq;;$/lzqA	lzqA||=lzqA	l
mF Abzx	m.A

HFQ AbzxY
Hxzqm||=Hxzqm|=HxzqmqF|Hzqzxm|Hxzqmًq	Hxzqm
zmy|||=zmyqF||zmyًq;;$/zmy	zmy

jDFrG;;$/jDFrG	jDFrG||=jDFrG

HAcG	HAcG
wbDF	wbDF
zdg HFmqz dzxmqFx
HFQ jAzxvxY
HFQ dzxmqFxY
mF|||=mFqF|jmFqF|mFًq	mF
mF mDxy||||jmFqF mDxyG
$ sغuع;-wyl

jDFrG bzDxwxG	jDFrG bzDxwxG






ardg ndEG||||jrqdg ndEG
AtzDd Hxqwx jAzxvx
DcEZ vcDy
AtzDd Hxqwx jwbzqyx
EqybDF	EqybDF
vbyG qyayvbzDF
vbyG qydzDbDF

vbyG dyqFv
vbyG tAwxG	vbyG tAwxG
vbyG jzkxG	vbyG jzkxG
vbyG qyAtbzx
vqF (xqdqFx)
vxF (xqdqFx)
ADAh
fuز [JP];-eDF (xqdqFx)
BxF (rxFx)
EqF (vbyG)
yxqFl
btxqF
vqbx
bqxy
dxvDy
bqxy bzDxwx
lDF
EDF (vDzx)
dqb (vbyG)
dqb ذhd
bDyq
Aqtq
zqbx
wxz (hFEx)
btxbqv
AqDFE
zmy jyAqFx||||jzmqy jyAqFxG
HFQ jyAqFxY
cdG dqzxw
zmy ezFwx||||jzmqy ezFwxG
zmy awdqFx||||jzmqy awdqFxG
jzDdq (DnF)

zmy zDwx||||jzmqy zDwxG
nDyDbFxv
yDb (zDwx)
dDE (zDwx)

jDHxG zDAqFxG||||jDqHٍ zDAqFxG
EzqoAq
jDdDy
AxFq jbxvxG
mqyFb jbxvx
txvy
AFq bDzqbx
DnFG bDzqbxG



exw
bxvqy dDzAx
#time	qynAF
pqFxG||=pqFxG|=pqFxbqF|pDqF;;$ ex qypqFxG;f	p
EHxHG||=EHxHG|=EHxHbqF|EHqCH;;$ vy EHxHG;f	E
wqgG||=wqgG|=wqgbqF|wqgqb;wqgqb;$ ex qywqgG;f	w
xDA||=xDA|=xDAqF|jxqA|xDAًq;jxqA;$ ex qyxDA	xDA||=xDA|=xDAqF|jxqA|xDAًq;;$/x	x
jwdDg||=jwdDg|=jwdDgqF|jwqdxg|jwdDgًq;jwqdxg;$ ex qyjwdDg	jwdDg||=jwdDg|=jwdDgqF|jwqdxg|jwdDgًq;;$/j	j
$ fس;-jwdDgqF
thz||=thz|=thzqF|jthz|thzًq;thDz;$ ex qythz	thz||=thz|=thzqF|jthz|thzًq;;$/t
zdg wFDx||=zdg wFDx|=zdgqF wFDxqF|jzdqg wFDxG|zdgًq wFDxًq;jzdqg;$ ex qyzdg qywFDx	zdg||=zdg|=zdgqF|jzdqg|zdgًq;;$/zdg wFDx
Fre wFG
wFG||=wFG|=wFbqF|wFDqb;wFDqb;$ ex qywFG;f	wFG||=wFG DqcEG|=wFbqF|wFDqb	wFG
gHE||=gHE|=gHEqF|gHDE|gHEًq;gHDE	gHE||=gHE|=gHEqF|gHDE|gHEًq
HzF||=HzF|=HzFqF|HzDF|HzFًq;HzDF	HzF||=HzF|=HzFqF|HzDF|HzFًq
jyexZ


yxyG||=yxyG|=yxybqF|yxqyٍ|yxyGً;yxqyx;$ ex qyyxyG;f	yxyG||=yxyG|=yxybqF|yxqyٍ|yxyGً;;$/y	y




wFG dwxmG||||wFDqb dwxmG
wFG vdxwG||||wFDqb vdxwG




thz HAzx||||jthz HAzxG





xDA Azxox
txv (10 FqFDpDqFٍ)
wexEdzl
Bxex
ycظG

nAF dyqFv
DcEG ذzxG yynAF
FdkZ wDqbt
#labor	BhE qygAy
wqgZ gAy
xDA gAy||||jxqA gAy
jwdDg gAy||||jwqdxg gAy
thz gAy||||jthz gAy
#temperature	EzBG qyczqzG
EzBG vyeF;;;f	E vyeF
EzBG ACDxG;;;f	$°A
EzBG ehzFhqxb	$°e
$ °R;-EzBG zqFvxF
#temperature-difference	ezH EzBG qyczqzG
vyeF ezHًq
EzBZ ACDxG ezHًq
EzBZ ehzFhqxb ezHًq
#speed	qywzgG DqyDbxzG
Abz ex qypqFxG	A/p

vxyDAbz ex qywqgG	vA/w


Axy ex qywqgG	Axy/w





gHEG	gHEG


kDCxY	kDCx~||||G|
Aqo
DcEG ذzxG yywzgG
#acceleration	qybwqzg
Abz ex qypqFxG qyAzdgG	A/p²





HDG bwqzg;;;f	HDG bwqzg
lqyxyxD
#angle	qynqDxG
zqExqF	zqExqF
EzBG||=EzBG|=EzBbqF|EzBqb;;;f	EzBG||=EzBG|=EzBbqF|EzBqb	EzBG|||=EzBbqF|EzBqb
EHxHG HDwxG||=EHxHG HDwxG|=EHxHbqF HDwxbqF|EHqCH HDwxG;;;f	EHxHG HDwxG||=EHxHG HDwxG|=EHxHbqF HDwxbqF|EHqCH HDwxG	E HDwxG
pqFxG HDwxG||=pqFxG HDwxG|=pqFxbqF HDwxbqF|pDqFٍ HDwxG;;;f	pqFxG HDwxG||=pqFxG HDwxG|=pqFxbqF HDwxbqF|pDqFٍ HDwxG	p HDwxG


lzqE
EDzG||=EDzG|=EDzbqF|EDzqb;;;f	EDzG||=EDzG
zdg EqCzG
dzB eyvx||||jdzqB eyvxG
wqgZ nqDxG
FHmG dDryG
EzBZ pFqCxG
#solid-angle	qynqDxG qyABwAG
wbzqExqF	wbzqExqF



wdqb
#frequency	qybzEE
hzbn	hzbn



EDzZ vy pqFxG
EDzZ ex qypqFxG
EDzZ ex qyEHxHG
FdkZ ex qyEHxHG

amqzX ex qypqFxG
dDE
#angular-speed	qywzgG qynqDxG
#force	qyHDG
FxDbF	FxDbF
EqxF

vxyDlzqA pHyx	vl p
lzqAX HDG
mF HDG||||jmFqF HDG
dqDFE HDG	dqDFE HDG


vxd
#pressure	qyklm
dqwvqy	dqwvqy
dqz	dqz
klm BDx|k.B||k.B|k.B|k.B;DcEG qyklm qyBDx	k.B
klm BDx bHFx
bDz




zmy yvy dDrG AzdgG	zmy/dDrG²










AyxAbzX Aqi
wFbxAbzX Aqi
Abz Aqi||||jAbqz Aqi
dDrZ Aqi
HEA Aqi||||jHEqA Aqi





AyxAbz nCdHx	AyA nCdHx

dDrG nCdHxG	d. nCdHxG	d n
#gauge-pressure	qyklm qyAHxw
#energy	qymqHG
BDy	BDy
azl

Dqm wqgG
vxyD Dqm/wqgG	v.D.w
ayvbzDF eDyb	ayvbzDF eDyb
wgzG;;;f	wg
wgzG	wg
wgzG-ءش	wg-ءش



bxzAx
$ جTU-IT	$ جTU-IT	$ جTU-IT
DcEG czqzxG dzxmqFxG|||=DcEbqF czqzxbqF dzxmqFxbqF|DcEqb czqzxG dzxmqFxG	DcE~G|G|G|G|qb|G~ czqzxG dzxmqFxG








DcEG czqzxG jAzxvxG|||=DcEbqF czqzxbqF jAzxvxbqF|DcEqb czqzxG jAzxvxG	DcE~G|G|G|G|qb|G~ czqzxG jAzxvxG



vDqE
mF AF AqEG bx aF bx||||jmFqF AF AqEG bx aF bx

mF AvqeC Fem||||jmFqF AvqeC Fem
#power	qyHEzG
Dqm	Dqm
HDG crqF	crqF
crqF Abzx||||jcrFG AbzxG












mF bdzxE||||jmFqF bdzxE
kxqi tAwx	kxqi tAwx
#torque	gnA qyEDzqF
FxDbF Abz	FxDbF Abz	FxDbF A






dqDFE HEA	dqDFE HEA
#momentum	vAxG qyczvG
#moment-of-inertia	gnA qyHrDz qyذqbx
#surface-tension	qybDbz qywmcx DqyryqdG
#fracture-toughness	AbqFG qyvwz
#fuel-economy	qwbhyqv qyDHDE

ybz yvy ١٠٠ vxyDAbz|||=ybzqF yvy ١٠٠ vxyDAbz|ybzqb yvy ١٠٠ vxyDAbz|ybzًq yvy ١٠٠ vxyDAbz	ybz/١٠٠ vA	y/١٠٠vA
ybz yvy vxyDAbz|||=ybzqF yvy vxyDAbz|ybzqb yvy vxyDAbz|ybzًq yvy vxyDAbz	ybz/vA	y/vA



Axy yvy lqyDF|||=AxyqF yvy lqyDF|jAxqy yvy lqyDF|Axyًq yvy lqyDF	Axy/lqyDF
Axy yvy lqyDF aAdzqmDzx|||=AxyqF yvy lqyDF aAdzqmDzx|jAxqy yvy lqyDF aAdzqmDzx|Axyًq yvy lqyDF aAdzqmDzx	Axy/l. aAdzqmDzx
#data	cBA qydxqFqb
db	db
dqxb	dqxb	d
pAqFxG dbqb
Fre dqxb
nDB dbqb

Fqb

bzxb
vyAG (dxqFqb)
vyAZ AnEDBG
vyAZ zdqgxG
#data-rate	AgEy FHy qydxqFqb
#resolution	EHG qygzk

dvwy yvy wFbxAbz	dvwy/wA	dv/wA

dvwy yvy dDrG	dvwy/dDrG	dv/dDrG
FHmG yvy dDrG|||=FHmbqF yvy dDrG|FHqm yvy dDrG;FHmG/dDrG	FHmG/dDrG||||FHqm/dDrG	F/dDrG
FHmG yvy wFbxAbz|||=FHmbqF yvy wFbxAbz|FHqm yvy wFbxAbz	FHmG/wA||||FHqm/wA	F/wA
#graphics	qyzwDAxqb
dvwy	dvwy
FHmG tqtG||||FHqm tqtG
#typewidth	gzk qyczDe
aA;aA Amdgx	aA
aF (mdqgG)
#ratio	qyFwdG DqygEE
Bni|||=BnآF|jBnqi|Bniًq	Bni|||=BnآF|jBnqi|Bniًq
dqyAqCG|$٪||$٪|$٪|$٪;;;f	$٪
ex qyjye	$؉
$‱;;;f	$‱	؊

Bni ex qyAyxDF|||=BnآF ex qyAyxDF|jBnqi ex qyAyxDF|Bniًq ex qyAyxDF	Bni/AyxDF
Bni dqyAyxqz|||=BnآF dqyAyxqz|jBnqi dqyAyxqz|Bniًq dqyAyxqz	Bni/Ayxqz|||=BnآF/Ayxqz|jBnqi/Ayxqz|Bniًq/Ayxqz



Hxzqm||=Hxzqm|=HxzqmqF|Hzqzxm|Hxzqmًq	Hxzqm||=Hxzqm
dzDe

nDB||||jnDqB
pyqpx
Fre EnxFG
EnxFZ
EnxFG qyodqn
gtzxFxG
ACZ
ACZ mDxyG

HzDrG vdzى
jye||||آyqe
zdDG
yv
AyxDF||||AyqxxF
vzDz
AyxqzX
bzxyxDFX
znAG rlxzG
znAG
#container-capacity	wgG qycqDxqb
#level	qyAwbDى
FwdG qyHEzG
Exwxdy
dy
Fxdz

DHeG bgzxk
#loudness	BhqzG qyrDb
wDF
eDF
#musical-interval	qyAwqeG qyADwxHxG
FwdG qybzEE
jDvbqe
FlAZ vqAyG
Fre FlAG
zdg FlAG

wqeqz
gHE bzEEx||||gHDE bzEExG
#density	qyvpqeG
#specific-weight	qyDnF qyFDgx


nCdHx	nCdHx
Aqi
#linear-density	qyvpqeG qyomxG


bvw
EFxz



zHA qyoxm qyAbzx
#area-density	qyvpqeG qywmcxG












ADAx (czxz)
#volume-flow	AgEy qybEeH qycBAx



























dDrG qyAُFَBِّA
wezEzDd
#mass-flow	AgEy qybEeH qyvbyx
#molar-flow	AgEy qybEeH qyADyx
#dynamic-viscosity	qyynDBG qyExFqAxvxG

dDqn

zxF
#kinematic-viscosity	qyynDBG qyczvxG


wbDvw
#fluidity	qyAxDgG

zx (AxDgG)
#vapor-permeance	FeqذxG doqz qyAqi

dxzA
dxzA (0 °ئ)
dxzA (23 °ئ)
dxzA Abzx
#vapor-permeability	aFeqذxG doqz qyAqi


dxzA dDrG (0 °ئ)
dxzA dDrG (23 °ئ)
#turbidity	qygvqzG
#specific-energy	qymqHG qyFDgxG
#energy-density	vpqeG qymqHG





عإs د;-vpqeG mqHG qydFnxF
#molar-energy	qymqHG qyADyxG
#thermal-conductivity	qyADryxG qyczqzxG
#thermal-insulance	qyAHqDAG qyczqzxG



vyD
bDl
#thermal-expansion	qybAEE qyczqzx
#heat-capacity	qywgG qyczqzxG DqyaFbzDdxq
#specific-heat-capacity	qyczqzG qyFDgxG
#molar-heat-capacity	qywgG qyczqzxG qyADyxG


pqdb qylqnqb
#heat-flux	qybEeH qyczqzx DqyatgqgxG
#heat-transfer-coefficient	AgqAy qFbHqy qyczqzG
#radiant-exposure	qybgzk qyatgqgx
#amount-of-substance	vAxG qyAqEG
ADy	ADy
gFrz||=gFrz DqcE|=gFrzqF|gFqrz|gFrzًq	gFrz||=gFrz|=gFrzqF|gFqrz|gFrzًq	gFrz||=gFrz













jxFtbqxF
#molar-concentration	qybzvxn qyADyx


ثق
ADyqz

AlA/Exwxybz|AlA/Exwxy|=AlA/Exwxybz|=AlA/Exwxybz	AlA/Exwxy	Al/Exwxy
#molality	qyADyqyxG

wvّzx	wvّzx
#catalytic-activity	qyFtqm qybcexnx
vqbqy	vqb
DcEZ aFnxA
#catalytic-concentration	bzvxn qyFtqm qybcexnx
#filtration-rate	AgEy qybztxc qyvdxdx
#electric-current	qybxqz qyvhzdqCx
jAdxz	jAdxz
#current-noise-density	vpqeG kDkqi qybxqz
#electric-charge	qytcFG qyvhzdqCxG
vDyDA	vDy
jAdxz wqgG

tcFZ jDyxG
eqzqEqx


ezqFvyxF
#voltage	qyBhE qyvhzdqCx
eDyb	eDyb
#voltage-noise-density	vpqeG kDkqi qyBhE
#electric-resistance	qyAHqDAG qyvhzdqCxG
jDA	jDA
#electric-conductance	qyADqryG qyvhzdqCxG
wxAFn	w
#capacitance	qywgG qyvhzdqCxG
eqzqE	e
#inductance	qyAcqpG
hFzx	h
#magnetic-flux	qybEeH qyAlFqmxwx
Dxdz	Dxdz
AqvwDxy
Hmd DcEG||||jHmqd DcEG
#magnetic-flux-density	vpqeG qybEeH qyAlFqmxwx
bwyq	bwyq
lqDw
#magnetic-field-strength	tEG qyABqy qyAlFqmxwx


jDzwbE
#magnetic-moment	qygnA qyAlFqmxwx
#electric-field-strength	tEG qyABqy qyvhzdqCx
#electric-dipole-moment	gnA pFqCx qyHmd qyvhzdqCx

Exdqx
#resistivity	qyAHqDAxG qyvhzdqCxG
#conductivity	qyADryxG qyvhzdqCxG
#apparent-power	qyHEzG qyظqhzxG DqyAeqgyG

eqz
#apparent-energy	qymqHG qyظqhzxG DqyAeqgyG
#luminous-intensity	tEG qyakqiG
tAgG;;;f	tAgG
tAgG (kDi)
tAgZ EDyxG
#luminance	qyFrDg

Fb



wbxyd
#illuminance	qyqwbkqiG
yvw	yvw



eDb
#luminous-flux	qybEeH qykDCx
yDAF	yDAF
tAgZ vzDxG
#luminous-exposure	qybgzk qykDCx
#wavenumber	AHyDd qymDy



vqxnz
ExDdbz
#spectral-flux-density	vpqeG qybEeH qymxex

BqFwvx
#activity	qyFtqm qyatgqgx
dxvzxy	dxvzxy
vDzx
#activity-concentration	bzvxn qyFtqm qyatgqgx
#absorbed-dose	qyBzgG qyAAbrG
Bzqx	Bzqx
zqE
#equivalent-dose	qyBzgG qyAvqeCG
nxezb	nxe
zxA
#equivalent-dose-rate	AgEy qyBzgG qyAvqeCG
#radiation-exposure	qybgzk yyatgqg

zDFblF
#energy-per-distance	qymqHG yvy AwqeG



vxyDDqm wqgG yvy 100 vxyDAbz	v.D.w yvy 100 vA	v.D.w/100 vA
#antenna-gain	vwd qyhDqCx
vwd FwdG ayى hDqCx AbFqcٍ
#computing-performance	qyHEzG qycqwDdxG
#telephone-traffic	czvG qyhqbe
#film-speed	cwqwxG qyexyA
#heat-pump-efficiency	veqiG qyAkoqb qyczqzxG
#vascular-resistance	qyAHqDAG qyDgqCxG
#acoustic-impedance	qyAgqDHG qyrDbxG qyFDgxG
`,
  units: `
millimole-per-liter	Ayx ADy/ybz	A.ADy/y
petabyte	dxbqdqxb	dxbqdqxb
terabyte	bxzqdqxb	bxzqdqxb	b.d
terabit	bxzqdb	bxzqdb	b.db
gigabyte	lxlqdqxb	l.d
gigabit	lxlqdb	lxlqdb	l.db
megabyte	Axlqdqxb	A.d
megabit	Axlqdb	Axlqdb	A.db
kilobyte	vxyDdqxb	vxyDdqxb	v.d
kilobit	vxyDdb	vxyDdb	v.db
millisecond	Ayx pqFxG;;;f	Ayx p
microsecond	AxvzDpqFxG;;;f	A.p.
nanosecond	FqFD pqFxG;;;f	F.p.
milliampere	Ayx jAdxz	A jAdxz
kilocalorie	vxyD wgzG	v wgzG	v wg
kilojoule	vxyD BDy	v BDy
gigahertz	lxlq hzbn	l hzbn
megahertz	Axlq hzbn	A hzbn
kilohertz	vxyD hzbn	v hzbn
megapixel	Axlqdvwy	A.dvwy	A.dv
kilometer	vxyDAbz~||||qb|ًq;;$/vxyDAbz	vA
decimeter	ExwxAbz	EwA
centimeter	wFbxAbz;;$/wFbxAbz	wA
millimeter	AyxAbz	AA
micrometer	AxvzDAbz	AxvzDAbz
nanometer	FqFD Abz	FqFD Abz
picometer	dxvDAbz	dxvDAbz
milligram	AyxlzqA	AlA
microgram	AxvzDlzqA	AvlA
gigawatt	lxlq Dqm	l Dqm
megawatt	Axlq Dqm	A Dqm
kilowatt	vxyDDqm	vxyDDqm	v Dqm
milliwatt	Ayx Dqm	Ayx Dqm
millibar	Ayx dqz	A. dqz
hectopascal	hvbDdqwvqy	hvbDdqwvqy
kilopascal	vxyDdqwvqy	v.dqwvqy
megapascal	Axlqdqwvqy	A.dqwvqy
megaliter	Axlqybz	Axlqybz
hectoliter	hvbDybz	hvbDybz
deciliter	Exwxybz	Exwxybz
centiliter	wFbxybz	wFbxybz
milliliter	Ayxybz	Aybz
`,
  patterns: `
joiner	 	 	 
quetta	vDxbq{0}	vDxbq.{0}
ronna	zDFq{0}	zDFq{0}
yotta	xDbq{0}	x{0}
zetta	nxbq{0}	nb{0}
exa	avwq{0}	a.{0}
peta	dxbq{0}	dbq{0}
tera	bxzq{0}	b{0}
giga	lxlq{0}	l{0}
mega	Axlq{0}	Al{0}
kilo	vxyD{0}	vxyD{0}
hecto	hvbD{0}	h{0}
deka	Exvq{0}	Eq{0}
deci	Exwx{0}	E{0}
centi	wFbx{0}	w{0}
milli	Ayّx{0}	A{0}
micro	AxvzD{0}	Av{0}
nano	FqFD{0}	F{0}
pico	dxvD{0}	d{0}
femto	exAbD{0}	e{0}
atto	jbD{0}	j{0}
zepto	nxdbD{0}	nxd{0}
yocto	xDvbD{0}	xv{0}
ronto	zDFbD{0}	zDFbD{0}
quecto	vDxvbD{0}	vDxvbD{0}
yobi	xDdx{0}	xDdx.{0}
zebi	nxdx{0}	nxdx.{0}
exbi	avwdx{0}	avwdx.{0}
pebi	dxdx{0}	dxdx.{0}
tebi	bxdx{0}	bxdx.{0}
gibi	lxdx{0}	lxdx.{0}
mebi	Axdx{0}	Axdx.{0}
kibi	vxdx{0}	vxdx.{0}
square	{0} Azdّg|{0} Azdّg|{0} Azdّg|{0} AzdّgqF|{0} AzdّgG|{0} Azdّgًq;{0} AzdّgG|{0} AzdّgG|{0} AzdّgG|{0} AzdّgbqF|{0} AzdّgG|{0} AzdّgG;{0} Azdg	{0}²
cubic	{0} Avgّd|{0} Avgّd|{0} Avgّd|{0} AvgّdqF|{0} AvgّdG|{0} Avgdًq;{0} AvgّdG|{0} AvgّdG|{0} AvgّdG|{0} AvgّdbqF|{0} AvgّdG|{0} AvgّdG;{0} Avgd	{0}³
-survey-us	{0} (AwqcG jAzxvxG)
-imperial	{0} (dzxmqFx)
-dry	{0} (Bqe)
-sidereal	{0} (FBAx)
-gregorian	{0} (lzxlDzx)
-person	{0} (gAz)
-length	{0} (mDy)
-biblical	{0} (bDzqbx)
-attic	{0} (jbxvx)
-roman	{0} (zDAqFx)
-metric	{0} (Abzx)
-of-water	{0} Aqi
-printer	{0} (mdqgG)
-tex	{0} (TفX)
-us	{0} (jAzxvx)
-beer	{0} (BgG)
-liquid	{0} (wqCy)
-apothecary	{0} (rxEyx)
-australian	{0} (jwbzqyx)
-nato	{0} (qyFqbD)
-international	{0} (EDyx)
-tropical	{0} (AEqzx)
per	{0} yvy {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	G|G|G|G|qb|G|G
~Y	||||G||
~X	||||qb||
~W	mF|mF|mF|mF|jmFqF|mF|mF
~V	gHG|gHG|gHG|gHG|qgH|gHG|gHG
~Q	mqz|mqz|mqz|mqz|qmxz|mqz|mqz
~O	zmy|zmy|zmy|zmy|jzmqy|zmy|zmy
~N	HEA|HEA|HEA|HEA|jHEqA|HEA|HEA
`,
  words: {"to":["إلى","الى","ب","في","كم"],"and":["و","زائد"],"per":["لكل","في"],"opening":["كم يساوي","كم تساوي","ما هو","حوّل","حول","تحويل","احسب","من"],"howMany":["كم"],"are":["في","يساوي","تساوي"],"one":[],"endings":["ا","ات","ان","ين"],"after":["يساوي","تساوي","؟"],"halves":{"ونصف":"1/2","وربع":"1/4"},"polite":["من فضلك","لو سمحت","شكرا","رجاء"],"numbers":{"خمسون":"50","عشرين":"20","عشرون":"20","ثلث":"1/3","نصف":"1/2","ربع":"1/4","واحد":"1","اثنان":"2","ثلاثة":"3","ثلاث":"3","أربعة":"4","أربع":"4","خمسة":"5","خمس":"5","ستة":"6","سبعة":"7","ثمانية":"8","تسعة":"9","عشرة":"10","مائة":"100","مئة":"100"},"minus":["سالب","ناقص"],"starts":["بال","ال","لل"],"aliases":{"متر مربع":"square-meter","قدم مربع":"square-foot","بوصات":"inch","كيلو":"kilogram","سلسيوس":"celsius","مئوية":"celsius","فهرنهايت":"fahrenheit","أقدام":"foot","أرطال":"pound","رطل":"pound","أمتار مربعة":"square-meter","أقدام مربعة":"square-foot","دقائق":"minute","ثوان":"second","ثواني":"second","ساعات":"hour","أيام":"day","أمتار":"meter","ميل واحد":"mile","غالون":"gallon","جالون":"gallon"}},
};

export default locale;
