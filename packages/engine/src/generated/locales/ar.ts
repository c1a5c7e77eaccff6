// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ar',
  plurals: 'other zero one two few many',
  letters: 'qxyzADFGHbvEdwBegCjmlrtnchkipa ايلرمونةتبكسدقعطأفغصجزحشئهثضإء',
  quantities: `
#length	qyeDy
AHz||=AHz||gAHqz|AHzًq	AHz||=AHz|=AHzqF|gAHqz|AHzًq;;$/A	A
AxvzDF

gFjEHzDA
CxzAx
bDmG;;$/bDmG	bDmG
wdA||=wdA	wdA||=wdA	wdA||=wdA|||wdAًq
xqzdG||=xqzdG	xqzdG||=xqzdG	xqzdG


Axy||=Axy|=AxyqF|gAxqy|Axyqً	Axy||=Axy	Axy||||gAxqy|Axyqً
Axy btzx||=Axy btzx	Axy btzx||=Axy btzx
lra AF gyC AF qybDmG

خe (eDy)
tbG nBxz
Fxy
zqtG qyxd
xd||||gxdٍ
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
CzyFj	CzyFj
CzEخ||||CzqEخ
vby btzx


CzEخ btzx||||CzqEخ btzxG
Axy bxqFqH
Axy qEvFdFqCx	Axy qEvFdFqCx








DtdG CyvxG||=DtdG CyvxG	D.C.
CzEخ Cyvx||=CzEخ Cyvx	CzEخ Cyvx||=CzEخ Cyvx
kqFxG iDcxG||||kDqFٍ iDcxG
dwxwG iDcxG||||dwqcw iDcxG
EqBZ iDcxG
xDA iDcx||||gxqA iDcxG
EFG iDcxG||=EFG iDcxG|=EFHqF iDcxHqF|EFDqH iDcxG	EFG iDcxG||=EFG iDcxG|=EFHqF iDcxHqF|EFDqH iDcxG	E i|$E i
FmC wez gzix	Fw gzix
FmC wez qyAnHzx
FmC wez nAEx	Fw nAEx
eDy byqFv




FweG||=FweG|=FweHqF|Fwqe;;;f	FweG||=FweG|=FweHqF|Fwqe
bxvq
HDxb
bvEy فSS




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
yxF (CzFEx)
bDmZ CzFExG
wdA qyAyv qyCzFEx
HDqr
wdA zDAqFxG||||gwdqA zDAqFxG
خeDZ zDAqFxG
EHqdxDA zDAqFx

wdA pjzxwxG||||gwdqA pjzxwxG
EHqdxDF pjzxwx

Bzi xd HDzqHx
ذzqB AyvxG AmzxG
wdA vxbxv

Cqzq
yxjDq
Cqzq HvEqE
gznxF
CxznDv
EqlxF
CzEH
wdA qyvqb
zDd qyvqb
wmbZ
#area	qyAEqtG
AHz AzbB	A²
vxyDAHz AzbB;;$/vxyDAHz AzbB	vA²

EFHxAHz AzbB;;$/EFHxAHz AzbB	EA²

hvHqz	hvHqz
آz




bDmG AzbBG	bDmG²
wdA AzbBG||=wdA AzbBG	wdA²
xqzdG AzbBG	xqzdG²
Axy AzbB	Axy²



CdqF||=CdqF	CdqF||=CdqF
zDd (AEqtG)
AweB
HqDFnxb
AzbBX HEwxC





bDmZ dqczxG
dDFA|=dDFA	dDFA
EHzxAq
CdqF||||gCdFG
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
gFvqFqA
EFH (gzi)
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
gzbqF
gzbqF bqzxE
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





CdqF wdA	CdqF wdA



vDzd
wdA hDbE


jqyDF||=jqyDF	jqyDF||=jqyDF


zbB jqyDF||=zbB jqyDF	zbB jqyDF||=zbB jqyDF
bqxFH	bqxFH
vDb||=vDb|=vDbqF|gvDqb|vDbًq	vDb||=vDb
lxy
gDFmG EqcyG||=gDFmG EqcyG|=gDFmHqF EqcyHqF	gDFmG EqcyG||=gDFmG E|gDFmG E|gDFmqH EqcyG|gDFmG E	gDFmG E||=gDFmG E
dzhA~| Eqcy|| Eqcy| Eqcy| Eqcy;~ Eqcy	dzhA Eqcy
AxFxA
AyBwG vbxzG||=AyBwG vbxzG	AyBwG v.||=AyBwG v.	AyBwG v||=AyBwG v
AyBwG mjxzG||=AyBwG mjxzG	AyBwG m||=AyBwG m
AyBwG tyD	AyBwG t.
vDb gAzxvx wqFDFx
gDFmG EqcyG AHzxG	gDFmG E AHzxG	gDFmG E A
dqn
znّZ	znّG
EAxdlF
Hqd
wezG|||=wezHqF|wezqH	wezG

wdt||||gwdqt	wdt||||gwdqt	wdt||=wdt
vgE mjxz||||vؤDE mjxzG
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

gDFmG EqcyG pAbzqeDzxG|||=gDFmHqF EqcyHqF pAbzqeDzxHqF|gDFmqH EqcyG pAbzqeDzxG	gDFmG EqcyG pAbzqeDzxG||=gDFmG EqcyG pAbzqeDzxG	gDFmG E pAbzqeDzxG||=gDFmG E pAbzqeDzxG


AyV eBqA bzxeqFxG
AyV nqx bzxeqFxG
AyBwG tyD pAbzqeDzx	AyBwG t. pAbzqeDzx



CxzvxF
vxydzvxF

vDb AHzx	vDb AHzx
AyV eBqA AHzxG
AyV nqx AHzxG

Avxqy AHzx	Avxqy AHzx
ئuإ [JP];-vDb xqbqFx	ئuإ [JP]
osءغض [JP];-gDEqlx	osءغض [JP]
ثosءغض [JP];-vDEqlx	ثosءغض [JP]


vgE EDxdx
vqFq
CxdzD
CqFxjq
nFj
dD (mxFx)
dqF (tlA)
gACDzG
vDFlxDE
EvEHqzxDE
ADdxDE
AHzxHE
AdxAFDE
bk (HDzqHx)
hxF (HDzqHx)
yl (HDzqHx)
vqb (HDzqHx)
pxCG
EBG (HDzqHxG)
BAz (HDzqHx)
tDAz
rlqlZ Fbxذ
FmC rlqlG
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

gDFmG;;$/gDFmG	gDFmG||=gDFmG

wAtG	wAtG
EHDF	EHDF
zbB wFeqz bzxeqFx
wFQ gAzxvxY
wFQ bzxeqFxY
eF|||=eFqF|geFqF|eFًq	eF
eF eDxy||||geFqF eDxyG
$ sجuأ;-Eyj	$ sجuأ	$ sجuأ

gDFmG HzDxExG	gDFmG HzDxExG






pmbB rbdG||||gmqbB rbdG
AnzDb wxqEx gAzxvx
DtdZ vtDy
AnzDb wxqEx gEHzqyx
dqyHDF	dqyHDF
vHyG qypyvHzDF
vHyG qybzDHDF

vHyG byqFv
vHyG nAExG	vHyG nAExG
vHyG gzixG	vHyG gzixG
vHyG qyAnHzx
vqF (xqbqFx)
vxF (xqbqFx)
ADAh
fuش [JP];-CDF (xqbqFx)	fuش [JP]
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
zey gyAqFx||||gzeqy gyAqFxG
wFQ gyAqFxY
tbG bqzxE
zey CzFEx||||gzeqy CzFExG
zey pEbqFx||||gzeqy pEbqFxG
gzDbq (DrF)

zey zDEx||||gzeqy zDExG
rDyDHFxv
yDH (zDEx)
bDd (zDEx)

gDwxG zDAqFxG||||gDqwٍ zDAqFxG
dzqخAq
gDbDy
AxFq gHxvxG
eqyFH gHxvx
nxvy
AFq HDzqHx
DrFG HDzqHxG
#time	qyrAF
kqFxG||=kqFxG|=kqFxHqF|kDqF;;$ Cx qykqFxG;f	k
dwxwG||=dwxwG|=dwxwHqF|dwqcw;;$ vy dwxwG;f	d
EqBG||=EqBG|=EqBHqF|EqBqH;EqBqH;$ Cx qyEqBG;f	E
xDA||=xDA|=xDAqF|gxqA|xDAًq;gxqA;$ Cx qyxDA	xDA||=xDA|=xDAqF|gxqA|xDAًq;;$/x	x
gEbDB||=gEbDB|=gEbDBqF|gEqbxB|gEbDBًq;gEqbxB;$ Cx qygEbDB	gEbDB||=gEbDB|=gEbDBqF|gEqbxB|gEbDBًq;;$/g	g
$ fق;-gEbDBqF	$ fق	$ fق
nhz||=nhz|=nhzqF|gnhz|nhzًq;nhDz;$ Cx qynhz	nhz||=nhz|=nhzqF|gnhz|nhzًq;;$/n
zbB EFDx||=zbB EFDx|=zbBqF EFDxqF|gzbqB EFDxG|zbBًq EFDxًq;gzbqB;$ Cx qyzbB qyEFDx	zbB||=zbB|=zbBqF|gzbqB|zbBًq;;$/zbB EFDx
FmC EFG
EFG||=EFG|=EFHqF|EFDqH;EFDqH;$ Cx qyEFG;f	EFG||=EFG DqtdG|=EFHqF|EFDqH	EFG
Bwd||=Bwd|=BwdqF|BwDd|Bwdًq;BwDd	Bwd||=Bwd|=BwdqF|BwDd|Bwdًq
wzF||=wzF|=wzFqF|wzDF|wzFًq;wzDF	wzF||=wzF|=wzFqF|wzDF|wzFًq
gyCxZ


yxyG||=yxyG|=yxyHqF|yxqyٍ|yxyGً;yxqyx;$ Cx qyyxyG;f	yxyG||=yxyG|=yxyHqF|yxqyٍ|yxyGً;;$/y	y




EFG bExeG||||EFDqH bExeG
EFG vbxEG||||EFDqH vbxEG




nhz wAzx||||gnhz wAzxG





xDA Azxخx
nxv (10 FqFDkDqFٍ)
ECxdbzj
lxCx
ytظG

rAF byqFv
DtdG ذzxG yyrAF
FbiZ EDqHn
#labor	lhd qyBAy
EqBZ BAy
xDA BAy||||gxqA BAy
gEbDB BAy||||gEqbxB BAy
nhz BAy||||gnhz BAy
#temperature	dzlG qytzqzG
dzlG vyCF;;;f	d vyCF
dzlG AcDxG;;;f	$°A
dzlG ChzFhqxH	$°C
$ °R;-dzlG zqFvxF	$ °R	$ °R
#temperature-difference	Czw dzlG qytzqzG
vyCF Czwًq
dzlZ AcDxG Czwًq
dzlZ ChzFhqxH Czwًq
#speed	qyEzBG DqyDHxzG
AHz Cx qykqFxG	A/k

vxyDAHz Cx qyEqBG	vA/E


Axy Cx qyEqBG	Axy/E





BwdG	BwdG


iDcxY	iDcx~||||G|
Aqخ
DtdG ذzxG yyEzBG
#acceleration	qyHEqzB
AHz Cx qykqFxG qyAzbBG	A/k²





wDG HEqzB;;;f	wDG HEqzB
#angle	qyrqDxG
zqdxqF	zqdxqF
dzlG||=dzlG|=dzlHqF|dzlqH;;;f	dzlG||=dzlG|=dzlHqF|dzlqH	dzlG|||=dzlHqF|dzlqH
dwxwG wDExG||=dwxwG wDExG|=dwxwHqF wDExHqF|dwqcw wDExG;;;f	dwxwG wDExG||=dwxwG wDExG|=dwxwHqF wDExHqF|dwqcw wDExG	d wDExG
kqFxG wDExG||=kqFxG wDExG|=kqFxHqF wDExHqF|kDqFٍ wDExG;;;f	kqFxG wDExG||=kqFxG wDExG|=kqFxHqF wDExHqF|kDqFٍ wDExG	k wDExG


jzqd
dDzG||=dDzG|=dDzHqF|dDzqH;;;f	dDzG||=dDzG
zbB dqczG
bzl Cyvx||||gbzql CyvxG
EqBZ rqDxG
FweG bDmyG
dzlZ kFqcxG
#solid-angle	qyrqDxG qyAlEAG
EHzqdxqF	EHzqdxqF



EbqH
#frequency	qyHzdd
hzHr	hzHr



dDzZ vy kqFxG
dDzZ Cx qykqFxG
dDzZ Cx qydwxwG
FbiZ Cx qydwxwG

peqzX Cx qykqFxG
bDd
#angular-speed	qyEzBG qyrqDxG
#force	qywDG
FxDHF	FxDHF
dqxF

vxyDjzqA kwyx	vj k
jzqAX wDG
eF wDG||||geFqF wDG
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
AHz Aqa||||gAHqz Aqa
bDmZ Aqa
wdA Aqa||||gwdqA Aqa





AyxAHz rcbwx	AyA rcbwx

bDmG rcbwxG	b. rcbwxG	b r
#energy	qyeqwG
lDy	lDy
pzj

Dqe EqBG
vxyD Dqe/EqBG	v.D.E
pyvHzDF CDyH	pyvHzDF CDyH
EBzG;;;f	EB
EBzG	EB
EBzG-ضح	EB-ضح



HxzAx
$ عTU-IT	$ عTU-IT	$ عTU-IT
DtdG tzqzxG bzxeqFxG|||=DtdHqF tzqzxHqF bzxeqFxHqF|DtdqH tzqzxG bzxeqFxG	Dtd~G|G|G|G|qH|G~ tzqzxG bzxeqFxG








DtdG tzqzxG gAzxvxG|||=DtdHqF tzqzxHqF gAzxvxHqF|DtdqH tzqzxG gAzxvxG	Dtd~G|G|G|G|qH|G~ tzqzxG gAzxvxG



vDqd
eF AF AqdG Hx pF Hx||||geFqF AF AqdG Hx pF Hx

eF AvqCc FCe||||geFqF AvqCc FCe
#power	qywdzG
Dqe	Dqe
wDG tmqF	tmqF
tmqF AHzx||||gtmFG AHzxG












eF Hbzxd||||geFqF Hbzxd
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



Axy yvy jqyDF|||=AxyqF yvy jqyDF|gAxqy yvy jqyDF|Axyًq yvy jqyDF	Axy/jqyDF
Axy yvy jqyDF pAbzqeDzx|||=AxyqF yvy jqyDF pAbzqeDzx|gAxqy yvy jqyDF pAbzqeDzx|Axyًq yvy jqyDF pAbzqeDzx	Axy/j. pAbzqeDzx
#data	tlA qybxqFqH
bH	bH
bqxH	bqxH	b
kAqFxG bHqH
FmC bqxH
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
#typewidth	Bzi qytzDC
pA;pA AebBx	pA
pF (ebqBG)
#ratio	qyFEbG DqyBdd
lra|||=lrآF|glrqa|lraًq	lra|||=lrآF|glrqa|lraًq
bqyAqcG|$٪||$٪|$٪|$٪;;;f	$٪
Cx qygyC	$؉
$‱;;;f	$‱	؊

lra Cx qyAyxDF|||=lrآF Cx qyAyxDF|glrqa Cx qyAyxDF|lraًq Cx qyAyxDF	lra/AyxDF
lra bqyAyxqz|||=lrآF bqyAyxqz|glrqa bqyAyxqz|lraًq bqyAyxqz	lra/Ayxqz|||=lrآF/Ayxqz|glrqa/Ayxqz|lraًq/Ayxqz



wxzqe||=wxzqe|=wxzqeqF|wzqzxe|wxzqeًq	wxzqe||=wxzqe
bzDC

rDl||||grDql
kyqkx
FmC drxFG
drxFZ
drxFG qyخbqr
BnzxFxG
AcZ
AcZ eDxyG

wzDmG vbzى
gyC||||آyqC
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

Fxbz

DwCG HBzxi
#loudness	lhqzG qymDH
EDF
CDF
#musical-interval	qyAEqCG qyADExwxG
FEbG qyHzdd
gDvHqC
FjAZ vqAyG
FmC FjAG
zbB FjAG

EqCqz
Bwd Hzddx||||BwDd HzddxG
#density	qyvkqCG
#specific-weight	qyDrF qyFDBx


rcbwx	rcbwx
Aqa
#linear-density	qyvkqCG qyخexG


HvE
dFxz
#area-density	qyvkqCG qyEetxG
#volume-flow	ABdy qyHdCw qytlAx



























bDmG qyAُFَlِّA
#mass-flow	ABdy qyHdCw qyvHyx
#molar-flow	ABdy qyHdCw qyADyx
#dynamic-viscosity	qyyrDlG qydxFqAxvxG

bDqr

zxF
#kinematic-viscosity	qyyrDlG qytzvxG


EHDvE
#fluidity	qyAxDBG

zx (AxDBG)
#vapor-permeance	FCqذxG bخqz qyAqa

bxzA
bxzA (0 °ف)
bxzA (23 °ف)
#vapor-permeability	pFCqذxG bخqz qyAqa


bxzA bDmG (0 °ف)
bxzA bDmG (23 °ف)
#turbidity	qyBvqzG
#specific-energy	qyeqwG qyFDBxG
#energy-density	vkqCG qyeqwG





أءs س;-vkqCG eqwG qybFrxF	أءs س
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
#heat-flux	qyHdCw qytzqzx DqypnBqBxG
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
#catalytic-activity	qyFnqe qyHtCxrx
vqHqy	vqH
#catalytic-concentration	Hzvxr qyFnqe qyHtCxrx
#filtration-rate	ABdy qyHznxt qyvbxbx
#electric-current	qyHxqz qyvhzbqcx
gAbxz	gAbxz
#current-noise-density	vkqCG iDiqa qyHxqz
#electric-charge	qyntFG qyvhzbqcxG
vDyDA	vDy
gAbxz EqBG

ntFZ gDyxG
Cqzqdqx
#voltage	qylhd qyvhzbqcx
CDyH	CDyH
#voltage-noise-density	vkqCG iDiqa qylhd
#electric-resistance	qyAwqDAG qyvhzbqcxG
gDA	gDA
#electric-conductance	qyADqmyG qyvhzbqcxG
ExAFr	E
#capacitance	qyEBG qyvhzbqcxG
Cqzqd	C
#inductance	qyAtqkG
hFzx	h
#magnetic-flux	qyHdCw qyAjFqexEx
Dxbz	Dxbz
AqvEDxy
web DtdG||||gweqb DtdG
#magnetic-flux-density	vkqCG qyHdCw qyAjFqexEx
HEyq	HEyq
jqDE
#magnetic-field-strength	ndG qyAlqy qyAjFqexEx


gDzEHd
#magnetic-moment	qyBrA qyAjFqexEx
#electric-field-strength	ndG qyAlqy qyvhzbqcx
#electric-dipole-moment	BrA kFqcx qyweb qyvhzbqcx

dxbqx
#resistivity	qyAwqDAxG qyvhzbqcxG
#conductivity	qyADmyxG qyvhzbqcxG
#apparent-power	qywdzG qyظqhzxG DqyACqByG

Cqz
#apparent-energy	qyeqwG qyظqhzxG DqyACqByG
#luminous-intensity	ndG qypiqaG
nABG;;;f	nABG
nABG (iDa)
nABZ dDyxG
#luminance	qyFmDB

FH



EHxyb
#illuminance	qyqEHiqaG
yvE	yvE



CDH
#luminous-flux	qyHdCw qyiDcx
yDAF	yDAF
nABZ vzDxG
#luminous-exposure	qyHBzi qyiDcx
#wavenumber	AwyDb qyeDy



vqxrz
dxDbHz
#spectral-flux-density	vkqCG qyHdCw qyexCx

lqFEvx
#activity	qyFnqe qypnBqBx
bxvzxy	bxvzxy
vDzx
#activity-concentration	Hzvxr qyFnqe qypnBqBx
#absorbed-dose	qylzBG qyAAHmG
lzqx	lzqx
zqd
#equivalent-dose	qylzBG qyAvqCcG
rxCzH	rxC
zxA
#equivalent-dose-rate	ABdy qylzBG qyAvqCcG
#radiation-exposure	qyHBzi yypnBqB

zDFHjF
#energy-per-distance	qyeqwG yvy AEqCG



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
milliampere	Ayx gAbxz	A gAbxz
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
femto	CxAHD{0}	C{0}
atto	gHD{0}	g{0}
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
-survey-us	{0} (AEqtG gAzxvxG)
-imperial	{0} (bzxeqFx)
-dry	{0} (lqC)
-sidereal	{0} (FlAx)
-gregorian	{0} (jzxjDzx)
-person	{0} (BAz)
-length	{0} (eDy)
-biblical	{0} (HDzqHx)
-attic	{0} (gHxvx)
-roman	{0} (zDAqFx)
-metric	{0} (AHzx)
-of-water	{0} Aqa
-printer	{0} (ebqBG)
-tex	{0} (TطX)
-us	{0} (gAzxvx)
-beer	{0} (lBG)
-liquid	{0} (Eqcy)
-apothecary	{0} (mxdyx)
-australian	{0} (gEHzqyx)
-nato	{0} (qyFqHD)
-international	{0} (dDyx)
-tropical	{0} (Adqzx)
per	{0} yvy {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	G|G|G|G|qH|G|G
~Y	||||G||
~X	||||qH||
~W	eF|eF|eF|eF|geFqF|eF|eF
~V	BwG|BwG|BwG|BwG|qBw|BwG|BwG
~Q	eqz|eqz|eqz|eqz|qexz|eqz|eqz
~O	zey|zey|zey|zey|gzeqy|zey|zey
~N	wdA|wdA|wdA|wdA|gwdqA|wdA|wdA
`,
  words: {"to":["إلى","الى","ب","في","كم"],"and":["و","زائد"],"per":["لكل","في"],"opening":["كم يساوي","كم تساوي","ما هو","حوّل","حول","تحويل","احسب","من"],"howMany":["كم"],"are":["في","يساوي","تساوي"],"one":[],"endings":["ا","ات","ان","ين"],"after":["يساوي","تساوي","؟"],"numbers":{"نصف":"1/2","ربع":"1/4","واحد":"1","اثنان":"2","ثلاثة":"3","ثلاث":"3","أربعة":"4","أربع":"4","خمسة":"5","خمس":"5","ستة":"6","سبعة":"7","ثمانية":"8","تسعة":"9","عشرة":"10","مائة":"100","مئة":"100"},"minus":["سالب","ناقص"],"starts":["بال","ال","لل"],"aliases":{"متر مربع":"square-meter","قدم مربع":"square-foot","بوصات":"inch","كيلو":"kilogram","سلسيوس":"celsius","مئوية":"celsius","فهرنهايت":"fahrenheit","أقدام":"foot","أرطال":"pound","رطل":"pound","أمتار مربعة":"square-meter","أقدام مربعة":"square-foot","دقائق":"minute","ثوان":"second","ثواني":"second","ساعات":"hour","أيام":"day","أمتار":"meter","ميل واحد":"mile","غالون":"gallon","جالون":"gallon"}},
};

export default locale;
