// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ar',
  plurals: 'other zero one two few many',
  letters: 'qxyzADFGHbvEdwBegCjmlrtnchkipa ايلرمونةتبكسدقعطفأغصجزحشئهثضإء',
  quantities: `
#length	qyeDy
AHz||=AHz||CAHqz|AHzًq	AHz||=AHz|=AHzqF|CAHqz|AHzًq;;$/A	A
AxvzDF

CFjEHzDA
gxzAx
bDmG;;$/bDmG	bDmG
wdA||=wdA	wdA||=wdA	wdA||=wdA|||wdAًq
xqzdG||=xqzdG	xqzdG||=xqzdG	xqzdG


Axy||=Axy|=AxyqF|CAxqy|Axyqً	Axy||=Axy	Axy||||CAxqy|Axyqً
Axy btzx||=Axy btzx	Axy btzx||=Axy btzx
lra AF Cyg AF qybDmG

خe (eDy)
tbG nBxz
Fxy
zqtG qyxd
xd||||Cxdٍ
nbz
ذzqB
py
خeDG
EADH

wqAG	wqAG
$ زoد;-zDd	$ زoد	$ زoد
vzA
$ ئهءضش;-lFrxz	$ ئهءضش	$ ئهءضش

lFrxz hFdEx
gzyFj	gzyFj
gzEخ||||gzqEخ
vby btzx


gzEخ btzx||||gzqEخ btzxG
Axy bxqFqH
Axy qEvFdFqgx	Axy qEvFdFqgx








DtdG gyvxG||=DtdG gyvxG	D.g.
gzEخ gyvx||=gzEخ gyvx	gzEخ gyvx||=gzEخ gyvx
kqFxG iDcxG||||kDqFٍ iDcxG
dwxwG iDcxG||||dwqcw iDcxG
EqBZ iDcxG
xDA iDcx||||CxqA iDcxG
EFG iDcxG||=EFG iDcxG|=EFHqF iDcxHqF|EFDqH iDcxG	EFG iDcxG||=EFG iDcxG|=EFHqF iDcxHqF|EFDqH iDcxG	E i|$E i
Fmg wez Czix	Fw Czix
Fmg wez qyAnHzx
Fmg wez nAEx	Fw nAEx
eDy byqFv




FweG||=FweG|=FweHqF|Fwqe;;;f	FweG||=FweG|=FweHqF|Fwqe
bxvq
HDxb
bvEy أSS




ExExzD
sهءثu [JP];-nqvD (eDy)	sهءثu [JP]
suش [JP];-EDF (xqbqFx)	suش [JP]
bD (eDy)
زضش [JP];-zxF (xqbqFx)	زضش [JP]
ثطش [JP];-vxF (eDy xqbqFx)	ثطش [JP]
غo [JP];-lD (xqbqFx)	غo [JP]
HnD (eDy)
زض [JP];-zx (xqbqFx)	زض [JP]
sهءثu [ئجoحه, JP];-nqvD (wAqn)	sهءثu [ئجoحه, JP]
Hnx (mxFx)
HEDF
HnqFj
yx (mxFx)
Hnxv (hDFj vDFj)
Dq (HqxyFdx)
yxF (gzFEx)
bDmZ gzFExG
wdA qyAyv qygzFEx
HDqr
wdA zDAqFxG||||CwdqA zDAqFxG
خeDZ zDAqFxG
EHqdxDA zDAqFx

wdA pjzxwxG||||CwdqA pjzxwxG
EHqdxDF pjzxwx

Bzi xd HDzqHx
ذzqB AyvxG AmzxG
wdA vxbxv

gqzq
yxjDq
gqzq HvEqE
CznxF
gxznDv
EqlxF
gzEH
wdA qyvqb
zDd qyvqb
wmbZ
#area	qyAEqtG
AHz AzbB	A²
vxyDAHz AzbB;;$/vxyDAHz AzbB	vA²

EFHxAHz AzbB;;$/EFHxAHz AzbB	EA²

hvHqz	hvHqz
آz


bqzF
dqzEx
bDmG AzbBG	bDmG²
wdA AzbBG||=wdA AzbBG	wdA²
xqzdG AzbBG	xqzdG²
Axy AzbB	Axy²



gdqF||=gdqF	gdqF||=gdqF
zDd (AEqtG)
AweB
HqDFnxb
AzbBX HEwxg





bDmZ dqczxG
dDFA|=dDFA	dDFA
EHzxAq
gdqF||||CgdFG
HEDbD
بu [JP];-bD (AEqtG)	بu [JP]
sط [JP];-Eh (xqbqFx)	sط [JP]
HqF (xqbqFx)
ئهo [JP];-HnD (xqbqFx)	ئهo [JP]
HqHqAx
bxDFj
bxFj
AD (mxFx)

FjqF
zqx (HqxyFdx)
jDFHq
vqFqy
Aqzyq
Aqzyq mjxzG
AzbّB (bqvEHqF)
CFvqFqA
EFH (Czi)
jzqDFd
bxjq (qybFjqy)
vqkq (qybFjqy)
HnqHqv (qybFjqy)
vqkq (آEqA)
yxEq
bxjq (bxhqz)
vqkq (bxhqz)
dDz (bxhqz)
bEDq
bxjq (Fxbqy)
vqkq (Fxbqy)
dDz (Fxbqy)
zDbqFx
آFq (Fxbqy)
CzbqF
CzbqF bqzxE
dxExqHxFq
ADzjF
xDjxzDA
hqxd
AqFrqFq
vDxzdq
#volume	qytlA
AHz AvBb;;$/AHz AvBb	A³
vxyDAHz AvBb	vA³

EFHxAHz AvBb;;$/EFHxAHz AvBb	EA³


yHz||=yHz	yHz||=yHz;;$/y	y
EHxz

bDmG AvBbG	bDmG AvBbG	bDmG³
wdA AvBbG||=wdA AvBbG	wdA³
xqzdG AvBbG	xqzdG³
Axy AvBb	Axy³





gdqF wdA	gdqF wdA



vDzd
wdA hDbE


jqyDF||=jqyDF	jqyDF||=jqyDF


zbB jqyDF||=zbB jqyDF	zbB jqyDF||=zbB jqyDF
bqxFH	bqxFH
vDb||=vDb|=vDbqF|CvDqb|vDbًq	vDb||=vDb
lxy
CDFmG EqcyG||=CDFmG EqcyG|=CDFmHqF EqcyHqF	CDFmG EqcyG||=CDFmG E|CDFmG E|CDFmqH EqcyG|CDFmG E	CDFmG E||=CDFmG E
dzhA~| Eqcy|| Eqcy| Eqcy| Eqcy;~ Eqcy	dzhA Eqcy
AxFxA
AyBwG vbxzG||=AyBwG vbxzG	AyBwG v.||=AyBwG v.	AyBwG v||=AyBwG v
AyBwG mjxzG||=AyBwG mjxzG	AyBwG m||=AyBwG m
AyBwG tyD	AyBwG t.
vDb CAzxvx wqFDFx
CDFmG EqcyG AHzxG	CDFmG E AHzxG	CDFmG E A
dqn
znّZ	znّG
EAxdlF
Hqd
wezG|||=wezHqF|wezqH	wezG

wdt||||Cwdqt	wdt||||Cwdqt	wdt||=wdt
vCE mjxz||||vؤDE mjxzG
خُAE jqyDF
bDny	bDny




bzAxy||=bzAxy|=bzAxyqF|bzqAxy|bzAxyًq	bzAxy||=bzAxy|=bzAxyqF|bzqAxy|bzAxyًq	bzAxy||=bzAxy

bzAxy mjxz


bzAxy HDH bzx

bH (bzAxy)
HDF
jqyDF pAbzqeDzx||=jqyDF pAbzqeDzx	jqyDF pAbzqeDzx
zbB jqyDF pAbzqeDzx	zbB jqyDF pAbzqeDzx
$ إح Iصإ.;-bqxFH bzxeqFx	$ إح Iصإ.	$ إح Iصإ.
$ ئuإ Iصإ.;-vDb bzxeqFx	$ ئuإ Iصإ.	$ ئuإ Iصإ.

CDFmG EqcyG pAbzqeDzxG|||=CDFmHqF EqcyHqF pAbzqeDzxHqF|CDFmqH EqcyG pAbzqeDzxG	CDFmG EqcyG pAbzqeDzxG||=CDFmG EqcyG pAbzqeDzxG	CDFmG E pAbzqeDzxG||=CDFmG E pAbzqeDzxG


AyV eBqA bzxeqFxG
AyV nqx bzxeqFxG
AyBwG tyD pAbzqeDzx	AyBwG t. pAbzqeDzx



gxzvxF
vxydzvxF

vDb AHzx	vDb AHzx
AyV eBqA AHzxG
AyV nqx AHzxG

Avxqy AHzx	Avxqy AHzx
ئuإ [JP];-vDb xqbqFx	ئuإ [JP]
osءغض [JP];-CDEqlx	osءغض [JP]
ثosءغض [JP];-vDEqlx	ثosءغض [JP]


vCE EDxdx
vqFq
gxdzD
gqFxjq
nFj
dD (mxFx)
dqF (tlA)
CAgDzG
vDFlxDE
EvEHqzxDE
ADdxDE
AHzxHE
AdxAFDE
bk (HDzqHx)
hxF (HDzqHx)
yl (HDzqHx)
vqb (HDzqHx)
pxgG
EBG (HDzqHxG)
BAz (HDzqHx)
tDAz
rlqlZ Fbxذ
Fmg rlqlG
AqjFDA
xzbBqA
ztbBqA
AHDnqyt
nyAFmz
byHqrqz
FbDخذ Fmz
nD (xqbqFx)
ثoثu [JP];-vDvD	ثoثu [JP]
حo [JP];-HD (xqbqFx)	حo [JP]
jD (xqbqFx)
sهءثu [كoج, JP];-nqvD (tlA)	sهءثu [كoج, JP]
sءض [JP];-Eqx (xqbqFx)	sءض [JP]
#mass	qyvHyG
vxyDjzqA;;$/vxyDjzqA	vjA	vj
jzqA||=jzqA|=jzqAqF|jzqAqH|jzqAًq;;$/jzqA	jzqA||=jzqA	j
eF AHzx	e.A

wFQ AHzxY
wxzqe||=wxzqe|=wxzqeqF|wzqzxe|wxzqeًq	wxzqe
zey|||=zeyqF||zeyًq;;$/zey	zey

CDFmG;;$/CDFmG	CDFmG||=CDFmG

wAtG	wAtG
EHDF	EHDF
zbB wFeqz bzxeqFx
wFQ CAzxvxY
wFQ bzxeqFxY
eF|||=eFqF|CeFqF|eFًq	eF
eF eDxy||||CeFqF eDxyG
$ sجuف;-Eyj	$ sجuف	$ sجuف

CDFmG HzDxExG	CDFmG HzDxExG






pmbB rbdG||||CmqbB rbdG
AnzDb wxqEx CAzxvx
DtdZ vtDy
AnzDb wxqEx CEHzqyx
dqyHDF	dqyHDF
vHyG qypyvHzDF
vHyG qybzDHDF

vHyG byqFv
vHyG nAExG	vHyG nAExG
vHyG CzixG	vHyG CzixG
vHyG qyAnHzx
vqF (xqbqFx)
vxF (xqbqFx)
ADAh
fuش [JP];-gDF (xqbqFx)	fuش [JP]
lxF (mxFx)
dqF (vHyG)
yxqFj
HnxqF
vqHx
Hqxy
bxvDy
Hqxy HzDxEx
jDF
dDF (vDzx)
bqH (vHyG)
bqH ذhb
HDyq
Aqnq
zqHx
Exz (hFdx)
HnxHqv
AqDFd
zey CyAqFx||||Czeqy CyAqFxG
wFQ CyAqFxY
tbG bqzxE
zey gzFEx||||Czeqy gzFExG
zey pEbqFx||||Czeqy pEbqFxG
CzDbq (DrF)

zey zDEx||||Czeqy zDExG
rDyDHFxv
yDH (zDEx)
bDd (zDEx)

CDwxG zDAqFxG||||CDqwٍ zDAqFxG
dzqخAq
CDbDy
AxFq CHxvxG
eqyFH CHxvx
nxvy
AFq HDzqHx
DrFG HDzqHxG
#time	qyrAF
kqFxG||=kqFxG|=kqFxHqF|kDqF;;$ gx qykqFxG;f	k
dwxwG||=dwxwG|=dwxwHqF|dwqcw;;$ vy dwxwG;f	d
EqBG||=EqBG|=EqBHqF|EqBqH;EqBqH;$ gx qyEqBG;f	E
xDA||=xDA|=xDAqF|CxqA|xDAًq;CxqA;$ gx qyxDA	xDA||=xDA|=xDAqF|CxqA|xDAًq;;$/x	x
CEbDB||=CEbDB|=CEbDBqF|CEqbxB|CEbDBًq;CEqbxB;$ gx qyCEbDB	CEbDB||=CEbDB|=CEbDBqF|CEqbxB|CEbDBًq;;$/C	C
$ fق;-CEbDBqF	$ fق	$ fق
nhz||=nhz|=nhzqF|Cnhz|nhzًq;nhDz;$ gx qynhz	nhz||=nhz|=nhzqF|Cnhz|nhzًq;;$/n
zbB EFDx||=zbB EFDx|=zbBqF EFDxqF|CzbqB EFDxG|zbBًq EFDxًq;CzbqB;$ gx qyzbB qyEFDx	zbB||=zbB|=zbBqF|CzbqB|zbBًq;;$/zbB EFDx
Fmg EFG
EFG||=EFG|=EFHqF|EFDqH;EFDqH;$ gx qyEFG;f	EFG||=EFG DqtdG|=EFHqF|EFDqH	EFG
Bwd||=Bwd|=BwdqF|BwDd|Bwdًq;BwDd	Bwd||=Bwd|=BwdqF|BwDd|Bwdًq
wzF||=wzF|=wzFqF|wzDF|wzFًq;wzDF	wzF||=wzF|=wzFqF|wzDF|wzFًq
CygxZ


yxyG||=yxyG|=yxyHqF|yxqyٍ|yxyGً;yxqyx;$ gx qyyxyG;f	yxyG||=yxyG|=yxyHqF|yxqyٍ|yxyGً;;$/y	y




EFG bExeG||||EFDqH bExeG
EFG vbxEG||||EFDqH vbxEG




nhz wAzx||||Cnhz wAzxG





xDA Azxخx
nxv (10 FqFDkDqFٍ)
Egxdbzj
lxgx
ytظG

rAF byqFv
DtdG ذzxG yyrAF
FbiZ EDqHn
#labor	lhd qyBAy
EqBZ BAy
xDA BAy||||CxqA BAy
CEbDB BAy||||CEqbxB BAy
nhz BAy||||Cnhz BAy
#temperature	dzlG qytzqzG
dzlG vygF;;;f	d vygF
dzlG AcDxG;;;f	$°A
dzlG ghzFhqxH	$°g
$ °R;-dzlG zqFvxF	$ °R	$ °R
#temperature-difference	gzw dzlG qytzqzG
vygF gzwًq
dzlZ AcDxG gzwًq
dzlZ ghzFhqxH gzwًq
#speed	qyEzBG DqyDHxzG
AHz gx qykqFxG	A/k

vxyDAHz gx qyEqBG	vA/E


Axy gx qyEqBG	Axy/E





BwdG	BwdG


iDcxY	iDcx~||||G|
Aqخ
DtdG ذzxG yyEzBG
#acceleration	qyHEqzB
AHz gx qykqFxG qyAzbBG	A/k²





wDG HEqzB;;;f	wDG HEqzB
jqyxyxD
#angle	qyrqDxG
zqdxqF	zqdxqF
dzlG||=dzlG|=dzlHqF|dzlqH;;;f	dzlG||=dzlG|=dzlHqF|dzlqH	dzlG|||=dzlHqF|dzlqH
dwxwG wDExG||=dwxwG wDExG|=dwxwHqF wDExHqF|dwqcw wDExG;;;f	dwxwG wDExG||=dwxwG wDExG|=dwxwHqF wDExHqF|dwqcw wDExG	d wDExG
kqFxG wDExG||=kqFxG wDExG|=kqFxHqF wDExHqF|kDqFٍ wDExG;;;f	kqFxG wDExG||=kqFxG wDExG|=kqFxHqF wDExHqF|kDqFٍ wDExG	k wDExG


jzqd
dDzG||=dDzG|=dDzHqF|dDzqH;;;f	dDzG||=dDzG
zbB dqczG
bzl gyvx||||Cbzql gyvxG
EqBZ rqDxG
FweG bDmyG
dzlZ kFqcxG
#solid-angle	qyrqDxG qyAlEAG
EHzqdxqF	EHzqdxqF



EbqH
#frequency	qyHzdd
hzHr	hzHr



dDzZ vy kqFxG
dDzZ gx qykqFxG
dDzZ gx qydwxwG
FbiZ gx qydwxwG

peqzX gx qykqFxG
bDd
#angular-speed	qyEzBG qyrqDxG
#force	qywDG
FxDHF	FxDHF
dqxF

vxyDjzqA kwyx	vj k
jzqAX wDG
eF wDG||||CeFqF wDG
bqDFd wDG	bqDFd wDG


vxb
#pressure	qyije
bqEvqy	bqEvqy
bqz	bqz
ije lDx|i.l||i.l|i.l|i.l;DtdG qyije qylDx	i.l
ije lDx HwFx
HDz




zey yvy bDmG AzbBG	zey/bDmG²










AyxAHzX Aqa
EFHxAHzX Aqa
AHz Aqa||||CAHqz Aqa
bDmZ Aqa
wdA Aqa||||CwdqA Aqa





AyxAHz rcbwx	AyA rcbwx

bDmG rcbwxG	b. rcbwxG	b r
#energy	qyeqwG
lDy	lDy
pzj

Dqe EqBG
vxyD Dqe/EqBG	v.D.E
pyvHzDF gDyH	pyvHzDF gDyH
EBzG;;;f	EB
EBzG	EB
EBzG-ضح	EB-ضح



HxzAx
$ عTU-IT	$ عTU-IT	$ عTU-IT
DtdG tzqzxG bzxeqFxG|||=DtdHqF tzqzxHqF bzxeqFxHqF|DtdqH tzqzxG bzxeqFxG	Dtd~G|G|G|G|qH|G~ tzqzxG bzxeqFxG








DtdG tzqzxG CAzxvxG|||=DtdHqF tzqzxHqF CAzxvxHqF|DtdqH tzqzxG CAzxvxG	Dtd~G|G|G|G|qH|G~ tzqzxG CAzxvxG



vDqd
eF AF AqdG Hx pF Hx||||CeFqF AF AqdG Hx pF Hx

eF Avqgc Fge||||CeFqF Avqgc Fge
#power	qywdzG
Dqe	Dqe
wDG tmqF	tmqF
tmqF AHzx||||CtmFG AHzxG












eF Hbzxd||||CeFqF Hbzxd
ixqa nAEx	ixqa nAEx
#torque	BrA qydDzqF
FxDHF AHz	FxDHF AHz	FxDHF A






bqDFd wdA	bqDFd wdA
#momentum	vAxG qytzvG
#moment-of-inertia	BrA qywmDz qyذqHx
#surface-tension	qyHDHz qyEetx DqymyqbG
#fracture-toughness	AHqFG qyvEz
#fuel-economy	qEHhyqv qyDwDd

yHz yvy ١٠٠ vxyDAHz|||=yHzqF yvy ١٠٠ vxyDAHz|yHzqH yvy ١٠٠ vxyDAHz|yHzًq yvy ١٠٠ vxyDAHz	yHz/١٠٠ vA	y/١٠٠vA
yHz yvy vxyDAHz|||=yHzqF yvy vxyDAHz|yHzqH yvy vxyDAHz|yHzًq yvy vxyDAHz	yHz/vA	y/vA



Axy yvy jqyDF|||=AxyqF yvy jqyDF|CAxqy yvy jqyDF|Axyًq yvy jqyDF	Axy/jqyDF
Axy yvy jqyDF pAbzqeDzx|||=AxyqF yvy jqyDF pAbzqeDzx|CAxqy yvy jqyDF pAbzqeDzx|Axyًq yvy jqyDF pAbzqeDzx	Axy/j. pAbzqeDzx
#data	tlA qybxqFqH
bH	bH
bqxH	bqxH	b
kAqFxG bHqH
Fmg bqxH
rDl bHqH

FqH

HzxH
vyAG (bxqFqH)
vyAZ ArdDlG
vyAZ zbqBxG
#data-rate	ABdy Fwy qybxqFqH
#resolution	dwG qyBzi

bvEy yvy EFHxAHz	bvEy/EA	bv/EA

bvEy yvy bDmG	bvEy/bDmG	bv/bDmG
FweG yvy bDmG|||=FweHqF yvy bDmG|Fwqe yvy bDmG;FweG/bDmG	FweG/bDmG||||Fwqe/bDmG	F/bDmG
FweG yvy EFHxAHz|||=FweHqF yvy EFHxAHz|Fwqe yvy EFHxAHz	FweG/EA||||Fwqe/EA	F/EA
#graphics	qyzEDAxqH
bvEy	bvEy
FweG nqnG||||Fwqe nqnG
#typewidth	Bzi qytzDg
pA;pA AebBx	pA
pF (ebqBG)
#ratio	qyFEbG DqyBdd
lra|||=lrآF|Clrqa|lraًq	lra|||=lrآF|Clrqa|lraًq
bqyAqcG|$٪||$٪|$٪|$٪;;;f	$٪
gx qyCyg	$؉
$‱;;;f	$‱	؊

lra gx qyAyxDF|||=lrآF gx qyAyxDF|Clrqa gx qyAyxDF|lraًq gx qyAyxDF	lra/AyxDF
lra bqyAyxqz|||=lrآF bqyAyxqz|Clrqa bqyAyxqz|lraًq bqyAyxqz	lra/Ayxqz|||=lrآF/Ayxqz|Clrqa/Ayxqz|lraًq/Ayxqz



wxzqe||=wxzqe|=wxzqeqF|wzqzxe|wxzqeًq	wxzqe||=wxzqe
bzDg

rDl||||CrDql
kyqkx
Fmg drxFG
drxFZ
drxFG qyخbqr
BnzxFxG
AcZ
AcZ eDxyG

wzDmG vbzى
Cyg||||آyqg
zbDG
yv
AyxDF||||AyqxxF
vzDz
AyxqzX
HzxyxDFX
zrAG mjxzG
zrAG
#container-capacity	EBG qytqDxqH
#level	qyAEHDى
FEbG qywdzG
dxExby
by
Fxbz

DwgG HBzxi
#loudness	lhqzG qymDH
EDF
gDF
#musical-interval	qyAEqgG qyADExwxG
FEbG qyHzdd
CDvHqg
FjAZ vqAyG
Fmg FjAG
zbB FjAG

Eqgqz
Bwd Hzddx||||BwDd HzddxG
#density	qyvkqgG
#specific-weight	qyDrF qyFDBx


rcbwx	rcbwx
Aqa
#linear-density	qyvkqgG qyخexG


HvE
dFxz



zwA qyخxe qyAHzx
#area-density	qyvkqgG qyEetxG
#volume-flow	ABdy qyHdgw qytlAx



























bDmG qyAُFَlِّA
EgzdzDb
#mass-flow	ABdy qyHdgw qyvHyx
#molar-flow	ABdy qyHdgw qyADyx
#dynamic-viscosity	qyyrDlG qydxFqAxvxG

bDqr

zxF
#kinematic-viscosity	qyyrDlG qytzvxG


EHDvE
#fluidity	qyAxDBG

zx (AxDBG)
#vapor-permeance	FgqذxG bخqz qyAqa

bxzA
bxzA (0 °أ)
bxzA (23 °أ)
#vapor-permeability	pFgqذxG bخqz qyAqa


bxzA bDmG (0 °أ)
bxzA bDmG (23 °أ)
#turbidity	qyBvqzG
#specific-energy	qyeqwG qyFDBxG
#energy-density	vkqgG qyeqwG





فءs س;-vkqgG eqwG qybFrxF	فءs س
#molar-energy	qyeqwG qyADyxG
#thermal-conductivity	qyADmyxG qytzqzxG
#thermal-insulance	qyAwqDAG qytzqzxG



vyD
HDj
#thermal-expansion	qyHAdd qytzqzx
#heat-capacity	qyEBG qytzqzxG DqypFHzDbxq
#specific-heat-capacity	qytzqzG qyFDBxG
#molar-heat-capacity	qyEBG qytzqzxG qyADyxG


kqbH qyjqrqH
#heat-flux	qyHdgw qytzqzx DqypnBqBxG
#heat-transfer-coefficient	ABqAy qFHwqy qytzqzG
#radiant-exposure	qyHBzi qypnBqBx
#amount-of-substance	vAxG qyAqdG
ADy	ADy
BFmz||=BFmz Dqtd|=BFmzqF|BFqmz|BFmzًq	BFmz||=BFmz|=BFmzqF|BFqmz|BFmzًq	BFmz||=BFmz
#molar-concentration	qyHzvxr qyADyx


إت
ADyqz

AjA/dxExyHz|AjA/dxExy|=AjA/dxExyHz|=AjA/dxExyHz	AjA/dxExy	Aj/dxExy
#molality	qyADyqyxG

Evّzx	Evّzx
#catalytic-activity	qyFnqe qyHtgxrx
vqHqy	vqH
DtdZ pFrxA
#catalytic-concentration	Hzvxr qyFnqe qyHtgxrx
#filtration-rate	ABdy qyHznxt qyvbxbx
#electric-current	qyHxqz qyvhzbqcx
CAbxz	CAbxz
#current-noise-density	vkqgG iDiqa qyHxqz
#electric-charge	qyntFG qyvhzbqcxG
vDyDA	vDy
CAbxz EqBG

ntFZ CDyxG
gqzqdqx


gzqFvyxF
#voltage	qylhd qyvhzbqcx
gDyH	gDyH
#voltage-noise-density	vkqgG iDiqa qylhd
#electric-resistance	qyAwqDAG qyvhzbqcxG
CDA	CDA
#electric-conductance	qyADqmyG qyvhzbqcxG
ExAFr	E
#capacitance	qyEBG qyvhzbqcxG
gqzqd	g
#inductance	qyAtqkG
hFzx	h
#magnetic-flux	qyHdgw qyAjFqexEx
Dxbz	Dxbz
AqvEDxy
web DtdG||||Cweqb DtdG
#magnetic-flux-density	vkqgG qyHdgw qyAjFqexEx
HEyq	HEyq
jqDE
#magnetic-field-strength	ndG qyAlqy qyAjFqexEx


CDzEHd
#magnetic-moment	qyBrA qyAjFqexEx
#electric-field-strength	ndG qyAlqy qyvhzbqcx
#electric-dipole-moment	BrA kFqcx qyweb qyvhzbqcx

dxbqx
#resistivity	qyAwqDAxG qyvhzbqcxG
#conductivity	qyADmyxG qyvhzbqcxG
#apparent-power	qywdzG qyظqhzxG DqyAgqByG

gqz
#apparent-energy	qyeqwG qyظqhzxG DqyAgqByG
#luminous-intensity	ndG qypiqaG
nABG;;;f	nABG
nABG (iDa)
nABZ dDyxG
#luminance	qyFmDB

FH



EHxyb
#illuminance	qyqEHiqaG
yvE	yvE



gDH
#luminous-flux	qyHdgw qyiDcx
yDAF	yDAF
nABZ vzDxG
#luminous-exposure	qyHBzi qyiDcx
#wavenumber	AwyDb qyeDy



vqxrz
dxDbHz
#spectral-flux-density	vkqgG qyHdgw qyexgx

lqFEvx
#activity	qyFnqe qypnBqBx
bxvzxy	bxvzxy
vDzx
#activity-concentration	Hzvxr qyFnqe qypnBqBx
#absorbed-dose	qylzBG qyAAHmG
lzqx	lzqx
zqd
#equivalent-dose	qylzBG qyAvqgcG
rxgzH	rxg
zxA
#equivalent-dose-rate	ABdy qylzBG qyAvqgcG
#radiation-exposure	qyHBzi yypnBqB

zDFHjF
#energy-per-distance	qyeqwG yvy AEqgG



vxyDDqe EqBG yvy 100 vxyDAHz	v.D.E yvy 100 vA	v.D.E/100 vA
`,
  units: `
millimole-per-liter	Ayx ADy/yHz	A.ADy/y
petabyte	bxHqbqxH	bxHqbqxH
terabyte	HxzqbqxH	HxzqbqxH	H.b
terabit	HxzqbH	HxzqbH	H.bH
gigabyte	jxjqbqxH	j.b
gigabit	jxjqbH	jxjqbH	j.bH
megabyte	AxjqbqxH	A.b
megabit	AxjqbH	AxjqbH	A.bH
kilobyte	vxyDbqxH	vxyDbqxH	v.b
kilobit	vxyDbH	vxyDbH	v.bH
millisecond	Ayx kqFxG;;;f	Ayx k
microsecond	AxvzDkqFxG;;;f	A.k.
nanosecond	FqFD kqFxG;;;f	F.k.
milliampere	Ayx CAbxz	A CAbxz
kilocalorie	vxyD EBzG	v EBzG	v EB
kilojoule	vxyD lDy	v lDy
gigahertz	jxjq hzHr	j hzHr
megahertz	Axjq hzHr	A hzHr
kilohertz	vxyD hzHr	v hzHr
megapixel	AxjqbvEy	A.bvEy	A.bv
kilometer	vxyDAHz~||||qH|ًq;;$/vxyDAHz	vA
decimeter	dxExAHz	dEA
centimeter	EFHxAHz;;$/EFHxAHz	EA
millimeter	AyxAHz	AA
micrometer	AxvzDAHz	AxvzDAHz
nanometer	FqFD AHz	FqFD AHz
picometer	bxvDAHz	bxvDAHz
milligram	AyxjzqA	AjA
microgram	AxvzDjzqA	AvjA
gigawatt	jxjq Dqe	j Dqe
megawatt	Axjq Dqe	A Dqe
kilowatt	vxyDDqe	vxyDDqe	v Dqe
milliwatt	Ayx Dqe	Ayx Dqe
millibar	Ayx bqz	A. bqz
hectopascal	hvHDbqEvqy	hvHDbqEvqy
kilopascal	vxyDbqEvqy	v.bqEvqy
megapascal	AxjqbqEvqy	A.bqEvqy
megaliter	AxjqyHz	AxjqyHz
hectoliter	hvHDyHz	hvHDyHz
deciliter	dxExyHz	dxExyHz
centiliter	EFHxyHz	EFHxyHz
milliliter	AyxyHz	AyHz
`,
  patterns: `
joiner	 	 	 
quetta	vDxHq{0}	vDxHq.{0}
ronna	zDFq{0}	zDFq{0}
yotta	xDHq{0}	x{0}
zetta	rxHq{0}	rH{0}
exa	pvEq{0}	p.{0}
peta	bxHq{0}	bHq{0}
tera	Hxzq{0}	H{0}
giga	jxjq{0}	j{0}
mega	Axjq{0}	Aj{0}
kilo	vxyD{0}	vxyD{0}
hecto	hvHD{0}	h{0}
deka	dxvq{0}	dq{0}
deci	dxEx{0}	d{0}
centi	EFHx{0}	E{0}
milli	Ayّx{0}	A{0}
micro	AxvzD{0}	Av{0}
nano	FqFD{0}	F{0}
pico	bxvD{0}	b{0}
femto	gxAHD{0}	g{0}
atto	CHD{0}	C{0}
zepto	rxbHD{0}	rxb{0}
yocto	xDvHD{0}	xv{0}
ronto	zDFHD{0}	zDFHD{0}
quecto	vDxvHD{0}	vDxvHD{0}
yobi	xDbx{0}	xDbx.{0}
zebi	rxbx{0}	rxbx.{0}
exbi	pvEbx{0}	pvEbx.{0}
pebi	bxbx{0}	bxbx.{0}
tebi	Hxbx{0}	Hxbx.{0}
gibi	jxbx{0}	jxbx.{0}
mebi	Axbx{0}	Axbx.{0}
kibi	vxbx{0}	vxbx.{0}
square	{0} AzbّB|{0} AzbّB|{0} AzbّB|{0} AzbّBqF|{0} AzbّBG|{0} AzbّBًq;{0} AzbّBG|{0} AzbّBG|{0} AzbّBG|{0} AzbّBHqF|{0} AzbّBG|{0} AzbّBG;{0} AzbB	{0}²
cubic	{0} AvBّb|{0} AvBّb|{0} AvBّb|{0} AvBّbqF|{0} AvBّbG|{0} AvBbًq;{0} AvBّbG|{0} AvBّbG|{0} AvBّbG|{0} AvBّbHqF|{0} AvBّbG|{0} AvBّbG;{0} AvBb	{0}³
-survey-us	{0} (AEqtG CAzxvxG)
-imperial	{0} (bzxeqFx)
-dry	{0} (lqg)
-sidereal	{0} (FlAx)
-gregorian	{0} (jzxjDzx)
-person	{0} (BAz)
-length	{0} (eDy)
-biblical	{0} (HDzqHx)
-attic	{0} (CHxvx)
-roman	{0} (zDAqFx)
-metric	{0} (AHzx)
-of-water	{0} Aqa
-printer	{0} (ebqBG)
-tex	{0} (TطX)
-us	{0} (CAzxvx)
-beer	{0} (lBG)
-liquid	{0} (Eqcy)
-apothecary	{0} (mxdyx)
-australian	{0} (CEHzqyx)
-nato	{0} (qyFqHD)
-international	{0} (dDyx)
-tropical	{0} (Adqzx)
per	{0} yvy {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	G|G|G|G|qH|G|G
~Y	||||G||
~X	||||qH||
~W	eF|eF|eF|eF|CeFqF|eF|eF
~V	BwG|BwG|BwG|BwG|qBw|BwG|BwG
~Q	eqz|eqz|eqz|eqz|qexz|eqz|eqz
~O	zey|zey|zey|zey|Czeqy|zey|zey
~N	wdA|wdA|wdA|wdA|CwdqA|wdA|wdA
`,
  words: {"to":["إلى","الى","ب","في","كم"],"and":["و","زائد"],"per":["لكل","في"],"opening":["كم يساوي","كم تساوي","ما هو","حوّل","حول","تحويل","احسب","من"],"howMany":["كم"],"are":["في","يساوي","تساوي"],"one":[],"endings":["ا","ات","ان","ين"],"after":["يساوي","تساوي","؟"],"numbers":{"نصف":"1/2","ربع":"1/4","واحد":"1","اثنان":"2","ثلاثة":"3","ثلاث":"3","أربعة":"4","أربع":"4","خمسة":"5","خمس":"5","ستة":"6","سبعة":"7","ثمانية":"8","تسعة":"9","عشرة":"10","مائة":"100","مئة":"100"},"minus":["سالب","ناقص"],"starts":["بال","ال","لل"],"aliases":{"متر مربع":"square-meter","قدم مربع":"square-foot","بوصات":"inch","كيلو":"kilogram","سلسيوس":"celsius","مئوية":"celsius","فهرنهايت":"fahrenheit","أقدام":"foot","أرطال":"pound","رطل":"pound","أمتار مربعة":"square-meter","أقدام مربعة":"square-foot","دقائق":"minute","ثوان":"second","ثواني":"second","ساعات":"hour","أيام":"day","أمتار":"meter","ميل واحد":"mile","غالون":"gallon","جالون":"gallon"}},
};

export default locale;
