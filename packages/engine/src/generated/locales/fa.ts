// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fa',
  plurals: 'other one',
  letters: 'jvwExFqADuyBrGHeCnosdhbgiza یارونتملکدسهبگپشفقجعزآچخطژح',
  quantities: `
#length	iEA
qFw	$qFw	m
qjDwEx

hxGyFwEq
Cwqj
vjxb	vjxb	طق
CEF	CEF	ft
jvwu	jvwu	سز


qvjA	qvjA	mط
qvjA uwjvjj	qvjA uwjvjj	قmط
Bdvwq vjxb

gi (iEA)
uvxB oE
xjA
DC uyF
uyF
Eor vxGAjyj
ذwvs
vAّ
nuq (Gvq)
vyqEF

CvFEq	CvFEq	ftآ
wvu (iEA)
Dwq (iEA)
dxojw

dxojw qBxuyj
CwAvxG	CwAvxG	fدب
AjG
DvrA uwjvjj


AjG uwjvjj
qvjA uvuB
qvjA vyDvxujxvEj	$‎ عmط








Evau xoEqj	Evau xoEqj	حد
HvwyD	HvwyD	pc
ثvxjBٔ xEwj
unjnBٔ xEwj
yvsF xEwj
wEd xEwj
yvA xEwj	yvA xEwj	lس
esvs dqjx		$ R⊕
esvs qeFwj
esvs gEweju	esvs gEweju	R☉
iEA HAvxD

jDvj irjsj iEA



HEjxF	HEjxF	pt
HvjDv
FEjH
HjDyA فSS



xniB qnjvy‌euB
HvjDvj TشX
xniB ujuEj TشX
yjywEj TشX

yjywE
evDE (iEA)
yEx (zvHx)
rE (iEA)
wjx (zvHx)
Dx (zvHx)
oE (zvHx)
bE (iEA)
wj (zvHx)
evDE (HvwbB)
bj (bjx)
FyEx
ovxG
Aj (bjx)
bD (BxG‌DxG)
Ev (FvjAxu)
Ajxj
vjxb CwvxyEj
CEF evBj CwvxyEj
FEvd
CEF wEqj
Gvq wEqj
vyFvujEq wEqj

CEF jExvxj
vyFvujEx jExvxj

HBxvj DC uyF
ذwvs yAixFj qصwj
CEF DrD

Evwv
AGEv
Evwvj FGdvy
hwejx
EweED
yvzx
EwyF
CEF DjH
wEu DjH
nصrB



hAx
ذws uvxqvwDj
DAvCFw Ejx
#area	qyvaF
qFw qwrs	m²;;$‎/m²
DjAEqFw qwrs	$‎ km²;;$/km²	km²

yvxFj‌qFw qwrs	$‎ cm²;;$‎/cm²

BDFvw	BDFvw	آح
hw


rvwx
uvwyj
vjxb qwrs	vjxb qwrs	طق²
CEF qwrs	CEF qwrs	ft²
jvwu qwrs	jvwu qwrs	سز²
qvjA qwrs	qvjA qwrs;;$‎/mط²	$ mط²



vjDw	owjr	حc
wEu
yDex
FvEx‌ejH
qwrs ynC‌HEe





vjxb uvjwB‌vj
uExEq	uExEq
vyFwqv
Cuvx
FyErE
rE (qyvaF)
yB (zvHx)
Fvx (zvHx)
bE (zvHx)
FvFvqj
HjExG
HjxG
qE (bjx)

xGvx
wvj (FvjAxu)
GExFv
DxvA
qwAB
qwABٔ DEbD
qwrs (HvDyFvx)
vxDxq
yxF (dqjx)
Gwvxu
rjGB (rxGvA)
DvFB (rxGvA)
bFvD (rxGvA)
DvFB (hyvq)
Ayv
rjGB (rjBvw)
DvFB (rjBvw)
uBEw (rjBvw)
rjyEv
rjGB (xHvA)
DvFB (xHvA)
uBEw (xHvA)
wEHvxj
hxv (xHvA)
hwHvx

uyjvFjxv
qEwGx
jEGwEq
Bvju
qvxdvxv
DEئwuv

FExAvxu

Cx (FvjEvx)
hADjwB (yvئEHvئEAE)
hADjwB (qjxvy zwvjy)
Fvwئv
qEwGx HwEyj
owjr vCغvxj
jEg vFwjej
#volume	aoq
qFw qDsr	$m³;;$‎/m³
DjAEqFw qDsr	$‎ km³	km³

yvxFj‌qFw qDsr	$‎ cm³;;$‎ /cm³


AjFw	$L;;$‎/L
vyFw

vjxb qDsr	$طق³
CEF qDsr	$ft³
jvwu qDsr	$سز³
qvjA qDsr	$mط³





owjr CEF	owjr CEF	حc ft



DEwu
CEF BEHEy


GvAx	GvAx;;$ uw GvAx	$ GvAx


DEvwF	DEvwF	مt
HvjxF	HvjxF	pt
HjqvxBٔ hqwjDvjj
ojA
vExy yjvA	$‎ fl جژ	fl جژ
uwq	uwq yjvA	fl.زب.
qjxjq
nven غذvgEwj hqwjDvjj
nven bvj‌gEwj hqwjDvjj
nven uywgEwj	n.uy.g.	$ n.uy.g.
Cxovx nvxExj hqwjDv
vExy qvjs qFwjD	fl جژ m.	$ fl جژ m.
uَe
ywvxGeF	ywvxGeF	$ ywvxGeF
vyqjox
Fَu
niwB	niwB	$ niwB

GjAvy	GjAvy	$ GjAvy
evF
jD‌Hxoq GvAx
rEeA	rEeA	چد

GvAx geD
DEvwF geD
HvjxF geD
reDB	reDB	چچl
reDB hroE
reDB DEbD
jD‌bBvwq reDBٔ hroE
jD‌eeq reDBٔ hroE
reDB DEwxAjEy
reDB hroEj vwEHvjj


reDBٔ nwB‌nvi

rvF
Fvx
GvAx vqHwjvA	GvAx vqHwjvA	خحlIm
DEvwF vxGAjyj	DEvwF vxGAjyj	مt-Imp.
HvjxF rwjFvxjvjj
Cxovx rwjFvxjvjj

vExy yjvA vxGAjyj	fl جژ Imp	fl جژ Im


nven غذvgEwj rwjFvxjvjj
nven غذvgEwj xjq vExyj
nven bvj‌gEwj rwjFvxjvjj
nven uywgEwj vxGAjyj	n.uy. vxGAjyj	$ n.uy. vxGAjyj

rEeA rwjFvxjvjj

CjwDjx
DjAuwDjx

HjqvxB	HjqvxB	c
nven غذvgEwj	n.غ.g	$ n.غ.g
nven bvj‌gEwj	n.b.
nven uywgEwj qFwjD
nven غذvgEwj vyFwvAjvjj
HvjxF qFwjD	HvjxF qFwjD	mpt
Cxovx zvHxj
vEyvoj
DEyvoj


AjEvx yEئuj
Dvxv
EuwE
CvxGv
exG
uEئE
uvx (aoq)
hqCEwv
DExGjEy
yDyFvwjEy
qEujEy
qFwFy
qujqxEy
rث (DFvr qnuy)
Bjx (DFvr qnuy)
AEG (DFvr qnuy)
nr (DFvr qnuy)
vjCB
yئB
sEqw
aEqw
riwj ewvr
xjq‌riwj
qGxEq
jwrsvq
warsvq
qFEevAa
eAqxصw
rAFvdvw
rgF‌vAxصw
eE (zvHx)
DEDE
FE (zvHx)
GE (zvHx)
evDE (aoq)
yvj (zvHx)

jD‌yEq DEwu
GwvEAw
GvxFvxG qvAdjvjj
DvEvx
#mass	owq
DjAEGwq	DjAEGwq;;$‎/kخ	kخ
Gwq;;$/خ	Gwq;;$/خ	خ
Fx	Fx	tق

DxFvA
njwvi	njwvi	فک
HExu;lچ	HExu;;$ uw HExu	lچ

vExy	vExy;;$ uw vExy	جژ

uvxB	uvxB	خب
yxG	yxG	عt
jD‌bBvwq صuHExuj
صuHExuj hqwjDvjj
صuHExuj rwjFvxjvjj
Fx hqwjDvjj
Fx rAxu
vyAvG

vExy FwEv	vExy FwEv	جژ t



uwq uvwEyvdj


nvAr DwB (hqwjDv)
xEejuxj vyFvxuvwu hqwjDv
Evau vADA
xEejuxj vyFvxuvwu vyFwvAjv
uvAFEx	uvAFEx	کح
owq vADFwEx
owq HwEFEx

owq HAvxD
owq gEweju	☉M	M☉
owq dqjx	⊕M|M⊕	M⊕
owq qeFwj
Dvx (zvHx)
Djx (zvHx)
qEqB
CEx (zvHx)
ojx (bjx)
uvx (owq)
AjvxG
bjvx
DFj
FjA (owq)
HjDEA

GEx (DwB)
uEx (DwB)
rvF (owq)
rvF iAv
FEAB
qveB (owq)
wFj
yjw (Bxu)
bjFD
qvxu (Bxu)
HExu hAqvxj
yxFxw hAqvxj

AjEw
HExu vyHvxjvjj
hwErv

HExu wEyj
dEAEFxjD
AEF (wEyjB)
HEu (wEyjB)

vExy wEqj
uwvgqv
vrEA
qjxvj hFjD
FvAvx hFjD
eDA (owq)
qjxvj DFvr qnuy
FvAvx DFvr qnuy

Gvqv (owq)


Ejy
FjDvA rwqB‌vj
vnB qصwj
nxivw qصwj
vnB nrwyj
HExu yEئuj
#time	dqvx
ثvxjB	ثvxjB;;$ uw ثvxjB	ع
unjnB	unjnB;;$ uw unjnB	m
yvsF	yvsF;;$ uw yvsF	آ
wrs yvsF
wEd	wEd	$ wEd
BCFB	BCFB	$ BCFB
uEwBٔ uE BCFB‌vj
qvB	qvB	$ qvB
yB‌qvBB;yB‌qvB;$ uw yB‌qvB	$yB‌qvB|yB‌qvB
xjq‌yvA
yvA	yvA	$ yvA
uBB	uBB	$ uBB
yuB	yuB	$ yuB
BdvwB


er	er	$ er
wEd (yx)
BCFB (yx)
qvB (yx)
yvA (yx)
yvA svuj
yvA DrjyB
yvA qjAvuj qjvxGjx

yvA vsFuvAj
yvA xoEqj
qvB BAvAj

qvB vsFuvAj
wEd xoEqj



wEd qwjgj
ejD
yEurwG
ojCj
AaظB

dqvx HAvxD
jDvj vFqj dqvx
ضwrBٔ yEvb
#labor	xjwEj Dvw
xCwyvsF
xCwwEd
xCw-BCFB
xCw-qvB
#temperature	uqv
uwoBٔ DAEjx	‎$ K;uwoBٔ DAEjx	K
uwoBٔ yAyjEy	$°ف
uwoBٔ CvwxBvjF	$°ت
uwoBٔ wvxDjx
#temperature-difference	vgFAvC uqv
DAEjx vgFAvC
uwoBٔ yAyjEy vgFAvC
uwoBٔ CvwxBvjF vgFAvC
#speed	ywsF E Gvq
qFw uw ثvxjB

DjAEqFw uw yvsF	$‎ km/آ


qvjA uw yvsF	$‎ mpآ	mpآ





GwB	GwB	kق


xEwj;xEw	xEwj
qvg
jDvj vFqj ywsF
#acceleration	eFvr
qFw rw qoذEw ثvxjB	$‎ m/ع²





oj;Gwvxe	گ	گع|گ
GvAjAB
#angle	dvEjB
wvujvx	wvujvx	بحز
uwoB	uwoB	°
unjnBٔ nEyj	u.nEyj	′
ثvxjBٔ nEyj	ث.nEyj	″


Gwvu
uEw	uEw	$ uEw
wrs uvjwB
rwo CADj
yvsF dvEjB‌vj
oBF nir‌xqv
uwoBٔ uEuEjj
#solid-angle	dvEjBٔ Cضvjj
vyFwvujvx	vyFwvujvx	$ vyFwvujvx



vyHvF
#frequency	ryvqu
BwFd	BwFd	پژ




bwgB rw ثvxjB
uEw uw ثvxjB
uEw uw unjnB
ضwrB uw unjnB

Cwjq uw ثvxjB
rvu
#angular-speed	ywsF dvEjB‌vj
#force	xjwE
xjEFx	xjEFx	N
ujx

DjAEGwq-xjwE	DjAEGwq-xjwE	$ DjAEGwq-xjwE
Gwq‌xjwE
Fx‌xjwE
HExu-xjwE	HExu-xjwE	lچf


DjH
#pressure	Cevw
HvyDvA	HvyDvA	Pح
rvw	rvw	$ rvw
vFqyCw	vFqyCw
vFqyCw Cxj
FEw




HExu uw vjxb qwrs	$‎ pعط










qjAj‌qFw yFEx hr
yvxFj‌qFw yFEx hr
qFw yFEx hr
vjxb yFEx hr
CEF yFEx hr





qjAj‌qFw ojEB	q‌q ojEB	$ q‌q ojEB

vjxb ojEB	vjxb ojEB	طقپخ
#gauge-pressure	Cevw xyrj
#energy	vxwzj
zEA	zEA	J
vwG

EvF‌yvsF
DjAEEvF‌yvsF	D.E.yvsF	kWآ
vADFwEx‌EAF;vADFwEx EAF
DvAwj	DvAwj	cحl
DvAwj	DvAwj	فحl
DvAwj [IT]	DvAwj-IT	$ DvAwj-IT



Fwqj
CwjGEwj
$ هTU-IT	$ هTU-IT	$ هTU-IT
rj‌Fj‌jE	rj‌Fj‌jE	هtد








Fwq hqwjDvjj	Fwq hqwjDvjj	$ Fwq hqwjDvjj



DEvu
Fx Fj‌vx‌Fj
Gwq Fj‌vx‌Fj

Fx qsvuA xCF










Evau CE
#power	FEvx
EvF	EvF	W
vyr rgvw qDvxjDj
vyr rgvw	vyr rgvw	آp












Fx Frwju
FvrxuGj gEweju	☉L	$ ☉L






Fx rwo gxD‌DxxuB
#torque	GeFvEw
xjEFx‌qFw	xjEFx‌qFw	N⋅m






HExu-CEF	HExu-CEF	lچf⋅ft
#momentum	FDvxB
#moment-of-inertia	GeFvEw AgFj
#surface-tension	Dee yiaj E yCFj
#fracture-toughness	bnwqGj eDyF
#fuel-economy	qصwC yEgF

AjFw uw ۱۰۰ DjAEqFw	A./۱۰۰ D.q.	$ A./۱۰۰ D.q.
AjFw uw DjAEqFw	A./D.q.	$ A./D.q.



qvjA uw GvAx	qvjA uw GvAx	mpخ
qvjA uw vqHwjvA GvAx		m/خUK
#data	aoq uvuB
rjF	rjF	$ rjF
rvjF	rvjF	$ rvjF
BeF‌Fvjj
xjq‌rvjF
gwuB‌rjF

xvF

FwjF
DAqB (uvuB)
DAqBٔ uEFvjj
DAqBٔ bBvwFvjj
#data-rate	xwg uvuB
#resolution	EضEa

HjDyA uw yvxFj‌qFw	ppcm

HjDyA uw vjxb		$ ppط
xniB uw vjxb
xniB uw yvxFj‌qFw		$ زpcm
#graphics	GwvCjD
HjDyA
$xniB	xniB	زجt
#typewidth	HBxvj awEC
شm;شm FvjHEGwvCj	شm	$ شm
vx (bvH)
#ratio	xyrF E eqvw
HvwF	HvwF	HvwF|$ HvwF
uwصu	$٪
Bdvwq	$‰
uB‌Bdvwq	$‱

rge uw qjAjEx
rge uw rjAjEx



sjvw	sjvw	kt
HwEC

oCF
yB‌Fvjj
xjq‌uEojx
uEojx
uEojx xvxEvjj
rjyF‌Fvjj
صuFv
صuFvj rdwG

nwvصBٔ rdwG
Bdvw
qjwjvu
AD
qjAjEx
DwEw Bxuj
qjAjvwu
FwjAjEx
uyFB Dvغذ
rxu Dvغذ
#container-capacity	ظwCjF DvxFjxw
#level	Fwvd
xyrF FEvx
uyj‌rA
rA
xHw

vyFvH
#loudness	rAxuj صuv
yEx
CEx
#musical-interval	CvصABٔ qEyjnvjj
xyrF ryvqu
vDFvE
HwuB
xjq‌HwuB
wrs HwuB

yvEvw
uBBٔ ryvqu
#density	bGvAj
#specific-weight	Edx qgصEص


ojEB	ojEB	$ ojEB
yFEx hr
#linear-density	bGvAj gij


FDy
uxjw



xqwBٔ qFwjD xg
#area-density	bGvAj yiaj












qEqB (vrwjeq)
#volume-flow	hBxG owjvx aoqj



























vjxb qsuxbj
vyEwuwEH
#mass-flow	hBxG owjvx owqj
#molar-flow	hBxG owjvx qEAj
#dynamic-viscosity	GwvxwEj ujxvqjDj

HEvd

wjx
#kinematic-viscosity	GwvxwEj yjxqvFjDj


vyFEDy



ثvxjBٔ wuEEu
#fluidity	yjvAjF

wB (yjvAjF)
#vapor-permeance	xCEذHذjwj rgvw hr

Hwq
Hwq (۰ °ف)
Hwq (۲۳ °ف)
Hwq qFwj
#vapor-permeability	FwvEvjj rgvw hr


Hwq‌vjxb (۰ °ف)
Hwq‌vjxb (۲۳ °ف)
#turbidity	Duwj
#specific-energy	vxwzj EjzB
#energy-density	bGvAj vxwzj





bGvAj vxwzj rxdjx
#molar-energy	vxwzj qEAj
#thermal-conductivity	wyvxxuGj Gwqvjj
#thermal-insulance	qnvEqF Gwqvjj



DAE
FvG
#thermal-expansion	vxryvi Gwqvjj
#heat-capacity	ظwCjF Gwqvjj E hxFwEHj
#specific-heat-capacity	Gwqvj EjzB
#molar-heat-capacity	ظwCjF Gwqvjj qEAj


ثvrF GvdBv
#heat-flux	evw Gwqv E FvrjuGj
#heat-transfer-coefficient	ضwjr vxFnvA Gwqv
#radiant-exposure	HwFEuBj Fvrej
#amount-of-substance	qnuvw qvuB
qEA	qEA	$ qEA
qEwu	qEwu













vjxeFjx
#molar-concentration	غAظF qEAj


pپ
qEAvw
#molality	qEAvAjFB

GAEDd	GAEDd	$ GAEDd
#catalytic-activity	CsvAjF DvFvAjdEwj
DvFvA	DvFvA	$ DvFvA
Evau hxdjq
#catalytic-concentration	غAظF CsvAjF DvFvAjdEwj
#filtration-rate	xwg FصCjBٔ GAEqwEAj
#electric-current	owjvx vADFwjDj
hqHw	hqHw	ل






hqHw rjx‌vAqAAj qjvxGjx
#current-noise-density	bGvAj xECBٔ owjvx
#electric-charge	rvw vADFwjDj
DEAx	DEAx	$ DEAx
hqHwyvsF

rvw rxjvuj
Cvwvuj


CwvxDAjx
#voltage	EAFvz
EAF	EAF	V



EAF rjx‌vAqAAj qjvxGjx
#voltage-noise-density	bGvAj xECBٔ EAFvz
#electric-resistance	qnvEqF vADFwjDj
vBq	vBq	Ω




vBq rjx‌vAqAAj qjvxGjx
#electric-conductance	wyvxvjj vADFwjDj
djqxy	djqxy	$ djqxy
#capacitance	ظwCjF gvdxj
Cvwvu	Cvwvu	$ Cvwvu
#inductance	vAnvEwj
Bxwj	Bxwj	$ Bxwj
#magnetic-flux	evw qغxvijyj
Erw	Erw	$ Erw
qvDyEA
nir Evau
#magnetic-flux-density	bGvAj evw qغxvijyj
FyAv	FyAv	$ FyAv
GvEy
#magnetic-field-strength	euF qjuvx qغxvijyj


vwyFu
#magnetic-moment	GeFvEw qغxvijyj
#electric-field-strength	euF qjuvx vADFwjDj
#electric-dipole-moment	GeFvEw uEnirj vADFwjDj

urvj
#resistivity	qnvEqF EjzB
#conductivity	wyvxxuGj vADFwjDj
#apparent-power	FEvx ظvBwj E EvDxej

Evw
#apparent-energy	vxwzj ظvBwj E EvDxej
#luminous-intensity	euF xEw
eqs	eqs	cز
eqs (xEw)
eqs rjx‌vAqAAj
#luminance	uwgexuGj

xjF



vyFjAr
#illuminance	wEexvjj
AEDy	AEDy	lن



CEF (xEw)
#luminous-flux	evw xEwj
AEqx	AEqx	lm
eqs DwEj
#luminous-exposure	xEwuBj
#wavenumber	EvwEx iEA



Dvjdw
ujEHFw
#spectral-flux-density	bGvAj evw ijCj

ovxyDj
#activity	HwFEdvjj
rDwA	rDwA	$ rDwA
DEwj
#activity-concentration	غAظF HwFEdvjj
#absorbed-dose	ud oذr‌euB
Gwj	Gwj	$ Gwj
wvu
#equivalent-dose	ud qsvuA
yjEwF	yjEwF	$ yjEwF
wq
#equivalent-dose-rate	hBxG ud qsvuA
#radiation-exposure	HwFEGjwj

wExFGx
#energy-per-distance	vxwzj rw qyvCF



DjAEEvF-yvsF uw ۱۰۰ DjAEqFw	D.Ev.y/۱۰۰ D.q	$ D.Ev.y/۱۰۰ D.q
#antenna-gain	rBwBٔ hxFx
rBwB xyrF rB hxFx BqyvxGwu
#computing-performance	FEvx qavyrvFj
#telephone-traffic	FwvCjD FACx
#film-speed	ayvyjF CjAq
#heat-pump-efficiency	rvduB HqH Gwqvjj
#vascular-resistance	qnvEqF swEnj
#acoustic-impedance	vqHuvxy hDEyFjDj EjzB
#biological-activity	CsvAjF djyFj
#color-temperature	uqvj wxG
K (uqvj wxG)
#gas-column	yFEx Gvd
#specific-power	FEvx rw owq


qsvuA qFvrEAjD
#reduced-electric-field	qjuvx vADFwjDj DvBjuB

FvExdxu
`,
  units: `
millimole-per-liter	qjAj‌qEA uw AjFw
petabyte	HFvrvjF
terabyte	FwvrvjF
terabit	FwvrjF	Tچ
gigabyte	GjGvrvjF
gigabit	GjGvrjF	گچ
megabyte	qGvrvjF
megabit	qGvrjF	Mچ
kilobyte	DjAErvjF
kilobit	DjAErjF	kچ
millisecond	qjAj‌ثvxjB	qjAj‌ثvxjB	mع
microsecond	qjDwEثvxjB	$μع
nanosecond	xvxEثvxjB	xvxEثvxjB	قع
milliampere	qjAj‌hqHw	qjAj‌hqHw	mل
kilocalorie	DjAEDvAwj	D.DvAwj	$ D.DvAwj
kilojoule	DjAEzEA	D.zEA	kJ
gigahertz	GjGvBwFd	GjGvBwFd	گپژ
megahertz	qGvBwFd	qGvBwFd	Mپژ
kilohertz	DjAEBwFd	D.BwFd	kپژ
megapixel	qGvHjDyA	MP
kilometer	DjAEqFw	DjAEqFw	km
decimeter	uyj‌qFw	uyj‌qFw	زm
centimeter	yvxFj‌qFw	yvxFj‌qFw	cm
millimeter	qjAj‌qFw	qjAj‌qFw	mm
micrometer	qjDwEqFw	qjDwEqFw	μm
nanometer	xvxEqFw	xvxEqFw	قm
picometer	HjDEqFw	HjDEqFw	pm
milligram	qjAj‌Gwq	qjAj‌Gwq	mخ
microgram	qjDwEGwq	qjDwEGwq	μخ
gigawatt	GjGvEvF	GjGvEvF	گW
megawatt	qGvEvF	qGvEvF	$ qGvEvF
kilowatt	DjAEEvF	D.EvF	kW
milliwatt	qjAj‌EvF	qjAj‌EvF	mW
millibar	qjAj‌rvw	qjAj‌rvw	mچحب
hectopascal	BDFEHvyDvA	BDFEHvyDvA	آPح
kilopascal	DjAEHvyDvA	D.HvyDvA	$ D.HvyDvA
megapascal	qGvHvyDvA	qGvHvyDvA	MPح
megaliter	qGvAjFw	$ML
hectoliter	BDFEAjFw	$آL
deciliter	uyj‌AjFw	$زL
centiliter	yvxFj‌AjFw	$cL
milliliter	qjAj‌AjFw	qjAj‌AjFw	mL
`,
  patterns: `
joiner	 	 	
quetta	DFv{0}	DFv{0}
ronna	wExv{0}	wExv{0}
yotta	jEFv{0}	jEFv{0}
zetta	dFv{0}	dFv{0}
exa	vGdv{0}	vGdv{0}
peta	HFv{0}	HFv{0}
tera	Fwv{0}	Fwv{0}
giga	GjGv{0}	GjGv{0}
mega	qGv{0}	qGv{0}
kilo	DjAE{0}	DjAE{0}
hecto	BDFE{0}	BDFE{0}
deka	uDv{0}	uDv{0}
deci	uyj‌{0}	uyj‌{0}
centi	yvxFj‌{0}	yvxFj{0}
milli	qjAj‌{0}	qjAj{0}
micro	qjDwE{0}	qjDwE{0}
nano	xvxE{0}	xvxE{0}
pico	HjDE{0}	HjDE{0}
femto	CqFE{0}	CqFE{0}
atto	hFE{0}	hFE{0}
zepto	dHFE{0}	dHFE{0}
yocto	jEDFE{0}	jEDFE{0}
ronto	wExFE{0}	wExFE{0}
quecto	DEDFE{0}	DEDFE{0}
yobi	jErj‌{0}	jErj‌{0}
zebi	drj‌{0}	drj‌{0}
exbi	vGdrj‌{0}	vGdrj‌{0}
pebi	Hrj‌{0}	Hrj‌{0}
tebi	Frj‌{0}	Frj‌{0}
gibi	Gjrj‌{0}	Gjrj‌{0}
mebi	qrj‌{0}	qrj‌{0}
kibi	Djrj‌{0}	Djrj‌{0}
square	{0} qwrs	{0}qwrs|{0}qwrs
cubic	{0} qDsr	{0}qDsr|{0}qDsr
-survey-us	{0} (xneB‌rwuvwj hqwjDv)
-imperial	{0} (rwjFvxjvjj)
-dry	{0} (geD)
-sidereal	{0} (xoEqj)
-gregorian	{0} (qjAvuj)
-person	{0} (yx)
-length	{0} (iEA)
-biblical	{0} (DFvr qnuy)
-attic	{0} (hFjD)
-roman	{0} (wEqj)
-metric	{0} (qFwjD)
-of-water	{0} yFEx hr
-printer	{0} (bvH)
-tex	{0} (TشX)
-us	{0} (hqwjDv)
-beer	{0} (hroE)
-liquid	{0} (qvjs)
-apothecary	{0} (uvwEyvdj)
-australian	{0} (vyFwvAjv)
-nato	{0} (xvFE)
-paris	{0} (Hvwjy)
-international	{0} (rjx‌vAqAAj)
-troy	{0} (FwEv)
per	{0} uw {1}	{0}/{1}
times	{0}‌{1}	{0}⋅{1}
`,
  words: {"systems":{"us":["آمریکا","امریکا"],"imperial":["انگلیس","بریتانیا"]},"belowZero":["زیر صفر"],"to":["به","در","بر حسب","برحسب","چند","یعنی چند","میشه چند","می‌شه چند","می‌شود چند","میشود چند","برابر چند","برابر با چند","معادل چند","معادل","چه قدر","چقدر","را به","رو به"],"after":["است","میشن","می‌شن","داره","هستش","خواهد شد","حساب کن","بگو","میشه","می‌شه","می شود","میباشد","می‌باشد","چقدره","دارد","می‌شود","میشود","تبدیل کن","تبدیل کنید","هستند","هست"],"and":["و","به‌علاوهٔ"],"per":["در","بر"],"opening":["چقدر است","تبدیل","تبدیل کن","محاسبه","محاسبه کن","حساب کن","از","هر"],"howMany":["چند"],"are":["است","در","می‌شود","میشود","میشه","می‌شه","دارد","داره"],"one":["یک"],"endings":["هایی","های","ها","یه","یی","ه","ی"],"halves":{"نیم":"1/2","نصفی":"1/2","ربع":"1/4","یک چهارم":"1/4"},"polite":["لطفا","لطفاً","ممنون","مرسی","سلام","میشه بگی","میشه بگید","می‌شه بگید","لطفا بگید","ببخشید","میخوام بدونم","می‌خواهم بدانم","بگو","بگید"],"scales":{"هزار":"1000","میلیون":"1000000","میلیارد":"1000000000","تریلیون":"1000000000000"},"point":["ممیز"],"cardinals":{"0":"صفر","1":"یک|یه","2":"دو","3":"سه","4":"چهار|چار","5":"پنج","6":"شش|شیش","7":"هفت","8":"هشت","9":"نه","10":"ده","11":"یازده","12":"دوازده","13":"سیزده","14":"چهارده","15":"پانزده|پونزده","16":"شانزده|شونزده","17":"هفده|هیفده","18":"هجده|هیجده","19":"نوزده","20":"بیست","30":"سی","40":"چهل","50":"پنجاه","60":"شصت","70":"هفتاد","80":"هشتاد","90":"نود","100":"صد|یکصد","200":"دویست","300":"سیصد","400":"چهارصد","500":"پانصد|پونصد","600":"ششصد|شیشصد","700":"هفتصد","800":"هشتصد","900":"نهصد","1000":"هزار"},"parts":{"3":"سوم","4":"چهارم|ربع","5":"پنجم","6":"ششم","7":"هفتم","8":"هشتم","9":"نهم","10":"دهم","100":"صدم"},"numbers":{"نیم":"1/2","یک و نیم":"3/2","نصف":"1/2","ثلث":"1/3","ربع":"1/4"},"minus":["منفی","منهای"],"aliases":{"تن متریک":"tonne","تُن":"tonne","اسب بخار متریک":"horsepower-metric","قاشق غذاخوری متریک":"tablespoon-metric","قاشق چای‌خوری متریک":"teaspoon-metric","پیمانهٔ متریک":"cup-metric","کالری":"foodcalorie","کت":"","دان":"","من تبریز":"","سیر":"","من":"","چارک":"","فرسخ":"","فرسنگ":"","مثقال":"","ترا":"terabyte","کیلو":"kilogram","پی اس آی":"pound-force-per-square-inch","لیتر در صد":"liter-per-100-kilometer","لیتر تو صد":"liter-per-100-kilometer","لیتر تو صد کیلومتر":"liter-per-100-kilometer","لیتر در صد کیلومتر":"liter-per-100-kilometer","گیگ":"gigabyte","مگ":"megabyte","بشکه نفت":"barrel","لیتر بر صد کیلومتر":"liter-per-100-kilometer","لیتر در هر صد کیلومتر":"liter-per-100-kilometer","کالری غذا":"foodcalorie","کالری غذایی":"foodcalorie","دقه":"minute","سلسیوس":"celsius","سانتیگراد":"celsius","درجه سانتیگراد":"celsius","فارنهایت":"fahrenheit","سانت":"centimeter","شبانه‌روز":"day","لیوان":"cup-metric","سی‌سی":"cubic-centimeter","تا":"part","عدد":"part","جریب":"","قفیز":"","گز":"","ذرع":"","وجب":"","استکان":"","پیاله":"","نخود":"","کرور":"","سانتی":"centimeter","ق غ":"tablespoon-metric","قاشق سوپخوری":"tablespoon-metric","قاشق مرباخوری":"teaspoon-metric","قاشق":"tablespoon-metric teaspoon-metric","کیلومتر بر ساعت":"kilometer-per-hour","گره دریایی":"knot"}},
};

export default locale;
