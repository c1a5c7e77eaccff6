// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fa',
  plurals: 'other one',
  letters: 'jvwExFqADuyBrGHeCnosdhabcgi یارونتملکدسهبگپشفقعجزآچخطژح',
  quantities: `
#length	cEA
qFw	$qFw	m
qjDwEx

hxGyFwEq
Cwqj
vjxa	vjxa	حق
CEF	CEF	ft
jvwu	jvwu	سز


qvjA	qvjA	mح
qvjA uwjvjj	qvjA uwjvjj	قmح
Bdvwq vjxa

bc (cEA)
uvxB sE
xjA
DC uyF
uyF
Esr vxGAjyj
ذwvo
vAّ
nuq (Gvq)
vyqEF

CvFEq	CvFEq	ftآ
wvu (cEA)
Dwq (cEA)
dxsjw

dxsjw qBxuyj
CwAvxG	CwAvxG	fدب
AjG
DvrA uwjvjj


AjG uwjvjj
qvjA uvuB
qvjA vyDvxujxvEj	$‎ جmح








Eviu xsEqj	Eviu xsEqj	چد
HvwyD	HvwyD	pط
ثvxjBٔ xEwj
unjnBٔ xEwj
yvoF xEwj
wEd xEwj
yvA xEwj	yvA xEwj	lس
eovo dqjx		$ R⊕
eovo qeFwj
eovo bEweju	eovo bEweju	R☉
cEA HAvxD

jDvj crjoj cEA



HEjxF	HEjxF	pt
HvjDv
FEjH
HjDyA فSS



xncB qnjvy‌euB
HvjDvj TشX
xncB ujuEj TشX
yjywEj TشX

yjywE
evDE (cEA)
yEx (gvHx)
rE (cEA)
wjx (gvHx)
Dx (gvHx)
sE (gvHx)
aE (cEA)
wj (gvHx)
evDE (HvwaB)
aj (ajx)
FyEx
svxG
Aj (ajx)
aD (BxG‌DxG)
Ev (FvjAxu)
Ajxj
vjxa CwvxyEj
CEF evBj CwvxyEj
FEvd
CEF wEqj
Gvq wEqj
vyFvujEq wEqj

CEF jExvxj
vyFvujEx jExvxj

HBxvj DC uyF
ذwvo yAcxFj qصwj
CEF DrD

Evwv
AGEv
Evwvj FGdvy
hwejx
EweED
yvgx
EwyF
CEF DjH
wEu DjH
nصrB



hAx
ذwo uvxqvwDj
DAvCFw Ejx
#area	qyviF
qFw qwro	m²;;$‎/m²
DjAEqFw qwro	$‎ km²;;$/km²	km²

yvxFj‌qFw qwro	$‎ طm²;;$‎/طm²

BDFvw	BDFvw	آچ
hw


rvwx
uvwyj
vjxa qwro	vjxa qwro	حق²
CEF qwro	CEF qwro	ft²
jvwu qwro	jvwu qwro	سز²
qvjA qwro	qvjA qwro;;$‎/mح²	$ mح²



vjDw	vjDw
wEu
yDex
FvEx‌ejH
qwro ynC‌HEe





vjxa uvjwB‌vj
uExEq	uExEq
vyFwqv
Cuvx
FyErE
rE (qyviF)
yB (gvHx)
Fvx (gvHx)
aE (gvHx)
FvFvqj
HjExG
HjxG
qE (ajx)

xGvx
wvj (FvjAxu)
GExFv
DxvA
qwAB
qwABٔ DEaD
qwro (HvDyFvx)
vxDxq
yxF (dqjx)
Gwvxu
rjGB (rxGvA)
DvFB (rxGvA)
aFvD (rxGvA)
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
hADjwB (qjxvy gwvjy)
Fvwئv
qEwGx HwEyj
swjr vCغvxj
jEb vFwjej
#volume	isq
qFw qDor	$m³;;$‎/m³
DjAEqFw qDor	$‎ km³	km³

yvxFj‌qFw qDor	$‎ طm³;;$‎ /طm³


AjFw	$L;;$‎/L
vyFw

vjxa qDor	$حق³
CEF qDor	$ft³
jvwu qDor	$سز³
qvjA qDor	$mح³





vjDw CEF	vjDw CEF



DEwu
CEF BEHEy


GvAx	GvAx;;$ uw GvAx	$ GvAx


DEvwF	DEvwF	مt
HvjxF	HvjxF	pt
HjqvxBٔ hqwjDvjj
sjA
vExy yjvA	$‎ fl عz	fl عz
uwq	uwq yjvA	fl.زب.
qjxjq
nven غذvbEwj hqwjDvjj
nven avj‌bEwj hqwjDvjj
nven uywbEwj	n.uy.b.	$ n.uy.b.
Cxsvx nvxExj hqwjDv
vExy qvjo qFwjD	fl عz m.	$ fl عz m.
uَe
ywvxGeF	ywvxGeF	$ ywvxGeF
vyqjsx
Fَu
ncwB	ncwB	$ ncwB

GjAvy	GjAvy	$ GjAvy
evF
jD‌Hxsq GvAx
rEeA	rEeA	خد

GvAx beD
DEvwF beD
HvjxF beD
reDB	reDB	خخl
reDB hrsE
reDB DEaD
jD‌aBvwq reDBٔ hrsE
jD‌eeq reDBٔ hrsE
reDB DEwxAjEy
reDB hrsEj vwEHvjj


reDBٔ nwB‌nvc

rvF
Fvx
GvAx vqHwjvA	GvAx vqHwjvA	ژچlIm
DEvwF vxGAjyj	DEvwF vxGAjyj	مt-Imp.
HvjxF rwjFvxjvjj
Cxsvx rwjFvxjvjj

vExy yjvA vxGAjyj	fl عz Imp	fl عz Im


nven غذvbEwj rwjFvxjvjj
nven غذvbEwj xjq vExyj
nven avj‌bEwj rwjFvxjvjj
nven uywbEwj vxGAjyj	n.uy. vxGAjyj	$ n.uy. vxGAjyj

rEeA rwjFvxjvjj

CjwDjx
DjAuwDjx

HjqvxB	HjqvxB	ط
nven غذvbEwj	n.غ.b	$ n.غ.b
nven avj‌bEwj	n.a.
nven uywbEwj qFwjD
nven غذvbEwj vyFwvAjvjj
HvjxF qFwjD	HvjxF qFwjD	mpt
Cxsvx gvHxj
vEyvsj
DEyvsj


AjEvx yEئuj
Dvxv
EuwE
CvxGv
exG
uEئE
uvx (isq)
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
oEqw
iEqw
rcwj ewvr
xjq‌rcwj
qGxEq
jwrovq
wirovq
qFEevAi
eAqxصw
rAFvdvw
rbF‌vAxصw
eE (gvHx)
DEDE
FE (gvHx)
GE (gvHx)
evDE (isq)
yvj (gvHx)

jD‌yEq DEwu
GwvEAw
GvxFvxG qvAdjvjj
DvEvx
#mass	swq
DjAEGwq	DjAEGwq;;$‎/kژ	kژ
Gwq;;$/ژ	Gwq;;$/ژ	ژ
Fx	Fx	tق

DxFvA
njwvc	njwvc	فک
HExu;lخ	HExu;;$ uw HExu	lخ

vExy	vExy;;$ uw vExy	عz

uvxB	uvxB	ژب
yxG	yxG	جt
jD‌aBvwq صuHExuj
صuHExuj hqwjDvjj
صuHExuj rwjFvxjvjj
Fx hqwjDvjj
Fx rAxu
vyAvG

vExy FwEv	vExy FwEv	عz t



uwq uvwEyvdj


nvAr DwB (hqwjDv)
xEejuxj vyFvxuvwu hqwjDv
Eviu vADA
xEejuxj vyFvxuvwu vyFwvAjv
uvAFEx	uvAFEx	کچ
swq vADFwEx
swq HwEFEx

swq HAvxD
swq bEweju	☉M	M☉
swq dqjx	⊕M|M⊕	M⊕
swq qeFwj
Dvx (gvHx)
Djx (gvHx)
qEqB
CEx (gvHx)
sjx (ajx)
uvx (swq)
AjvxG
ajvx
DFj
FjA (swq)
HjDEA

GEx (DwB)
uEx (DwB)
rvF (swq)
rvF cAv
FEAB
qveB (swq)
wFj
yjw (Bxu)
ajFD
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
uwvbqv
vrEA
qjxvj hFjD
FvAvx hFjD
eDA (swq)
qjxvj DFvr qnuy
FvAvx DFvr qnuy

Gvqv (swq)


Ejy
FjDvA rwqB‌vj
vnB qصwj
nxcvw qصwj
vnB nrwyj
HExu yEئuj
#time	dqvx
ثvxjB	ثvxjB;;$ uw ثvxjB	ج
unjnB	unjnB;;$ uw unjnB	m
yvoF	yvoF;;$ uw yvoF	آ
wro yvoF
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
yvA ovuj
yvA DrjyB
yvA qjAvuj qjvxGjx

yvA voFuvAj
yvA xsEqj
qvB BAvAj

qvB voFuvAj
wEd xsEqj



wEd qwjbj
ejD
yEurwG
sjCj
AiظB

dqvx HAvxD
jDvj vFqj dqvx
ضwrBٔ yEva
#labor	xjwEj Dvw
xCwyvoF
xCwwEd
xCw-BCFB
xCw-qvB
qovuA Fqvq‌EnF
#temperature	uqv
uwsBٔ DAEjx	‎$ K;uwsBٔ DAEjx	K
uwsBٔ yAyjEy	$°ف
uwsBٔ CvwxBvjF	$°ت
uwsBٔ wvxDjx
#temperature-difference	vbFAvC uqv
DAEjx vbFAvC
uwsBٔ yAyjEy vbFAvC
uwsBٔ CvwxBvjF vbFAvC
#speed	ywoF E Gvq
qFw uw ثvxjB

DjAEqFw uw yvoF	$‎ km/آ


qvjA uw yvoF	$‎ mpآ	mpآ





GwB	GwB	kق


xEwj;xEw	xEwj
qvb
jDvj vFqj ywoF
#acceleration	eFvr
qFw rw qsذEw ثvxjB	$‎ m/ج²





sj;Gwvxe	گ	گج|گ
GvAjAB
#angle	dvEjB
wvujvx	wvujvx	بچز
uwsB	uwsB	°
unjnBٔ nEyj	u.nEyj	′
ثvxjBٔ nEyj	ث.nEyj	″


Gwvu
uEw	uEw	$ uEw
wro uvjwB
rws CADj
yvoF dvEjB‌vj
sBF ncr‌xqv
uwsBٔ uEuEjj
#solid-angle	dvEjBٔ Cضvjj
vyFwvujvx	vyFwvujvx	$ vyFwvujvx



vyHvF
#frequency	ryvqu
BwFd	BwFd	پz




awbB rw ثvxjB
uEw uw ثvxjB
uEw uw unjnB
ضwrB uw unjnB

Cwjq uw ثvxjB
rvu
#angular-speed	ywoF dvEjB‌vj
#force	xjwE
xjEFx	xjEFx	N
ujx

DjAEGwq-xjwE	DjAEGwq-xjwE	$ DjAEGwq-xjwE
Gwq‌xjwE
Fx‌xjwE
HExu-xjwE	HExu-xjwE	lخf


DjH
#pressure	Cevw
HvyDvA	HvyDvA	Pچ
rvw	rvw	$ rvw
vFqyCw	vFqyCw
vFqyCw Cxj
FEw




HExu uw vjxa qwro	$‎ pجح










qjAj‌qFw yFEx hr
yvxFj‌qFw yFEx hr
qFw yFEx hr
vjxa yFEx hr
CEF yFEx hr





qjAj‌qFw sjEB	q‌q sjEB	$ q‌q sjEB

vjxa sjEB	vjxa sjEB	حقپژ
#gauge-pressure	Cevw xyrj
#energy	vxwgj
gEA	gEA	J
vwG

EvF‌yvoF
DjAEEvF‌yvoF	D.E.yvoF	kWآ
vADFwEx‌EAF;vADFwEx EAF
DvAwj	DvAwj	طچl
DvAwj	DvAwj	فچl
DvAwj [IT]	DvAwj-IT	$ DvAwj-IT



Fwqj
CwjGEwj
$ هTU-IT	$ هTU-IT	$ هTU-IT
rj‌Fj‌jE	rj‌Fj‌jE	هtد








Fwq hqwjDvjj	Fwq hqwjDvjj	$ Fwq hqwjDvjj



DEvu
Fx Fj‌vx‌Fj
Gwq Fj‌vx‌Fj

Fx qovuA xCF










Eviu CE
#power	FEvx
EvF	EvF	W
vyr rbvw qDvxjDj
vyr rbvw	vyr rbvw	آp












Fx Frwju
FvrxuGj bEweju	☉L	$ ☉L






Fx rws bxD‌DxxuB
#torque	GeFvEw
xjEFx‌qFw	xjEFx‌qFw	N⋅m






HExu-CEF	HExu-CEF	lخf⋅ft
#momentum	FDvxB
#moment-of-inertia	GeFvEw AbFj
#surface-tension	Dee ycij E yCFj
#fracture-toughness	anwqGj eDyF
#fuel-economy	qصwC yEbF

AjFw uw ۱۰۰ DjAEqFw	A./۱۰۰ D.q.	$ A./۱۰۰ D.q.
AjFw uw DjAEqFw	A./D.q.	$ A./D.q.



qvjA uw GvAx	qvjA uw GvAx	mpژ
qvjA uw vqHwjvA GvAx		m/ژUK
#data	isq uvuB
rjF	rjF	$ rjF
rvjF	rvjF	$ rvjF
BeF‌Fvjj
xjq‌rvjF
bwuB‌rjF

xvF

FwjF
DAqB (uvuB)
DAqBٔ uEFvjj
DAqBٔ aBvwFvjj
#data-rate	xwb uvuB
#resolution	EضEi

HjDyA uw yvxFj‌qFw	ppطm

HjDyA uw vjxa		$ ppح
xncB uw vjxa
xncB uw yvxFj‌qFw		$ زpطm
#graphics	GwvCjD
HjDyA
$xncB	xncB	زعt
#typewidth	HBxvj iwEC
شm;شm FvjHEGwvCj	شm	$ شm
vx (avH)
#ratio	xyrF E eqvw
HvwF	HvwF	HvwF|$ HvwF
uwصu	$٪
Bdvwq	$‰
uB‌Bdvwq	$‱

rbe uw qjAjEx
rbe uw rjAjEx



ojvw	ojvw	kt
HwEC

sCF
yB‌Fvjj
xjq‌uEsjx
uEsjx
uEsjx xvxEvjj
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
wro HwuB

yvEvw
uBBٔ ryvqu
#density	aGvAj
#specific-weight	Edx qbصEص


sjEB	sjEB	$ sjEB
yFEx hr
#linear-density	aGvAj bcj


FDy
uxjw



xqwBٔ qFwjD xb
#area-density	aGvAj ycij












qEqB (vrwjeq)
#volume-flow	hBxG swjvx isqj



























vjxa qouxaj
vyEwuwEH
#mass-flow	hBxG swjvx swqj
#molar-flow	hBxG swjvx qEAj
#dynamic-viscosity	GwvxwEj ujxvqjDj

HEvd

wjx
#kinematic-viscosity	GwvxwEj yjxqvFjDj


vyFEDy



ثvxjBٔ wuEEu
#fluidity	yjvAjF

wB (yjvAjF)
#vapor-permeance	xCEذHذjwj rbvw hr

Hwq
Hwq (۰ °ف)
Hwq (۲۳ °ف)
Hwq qFwj
#vapor-permeability	FwvEvjj rbvw hr


Hwq‌vjxa (۰ °ف)
Hwq‌vjxa (۲۳ °ف)
#turbidity	Duwj
#specific-energy	vxwgj EjgB
#energy-density	aGvAj vxwgj





aGvAj vxwgj rxdjx
#molar-energy	vxwgj qEAj
#thermal-conductivity	wyvxxuGj Gwqvjj
#thermal-insulance	qnvEqF Gwqvjj



DAE
FvG
#thermal-expansion	vxryvc Gwqvjj
#heat-capacity	ظwCjF Gwqvjj E hxFwEHj
#specific-heat-capacity	Gwqvj EjgB
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
#catalytic-activity	CovAjF DvFvAjdEwj
DvFvA	DvFvA	$ DvFvA
Eviu hxdjq
#catalytic-concentration	غAظF CovAjF DvFvAjdEwj
#filtration-rate	xwb FصCjBٔ GAEqwEAj
#electric-current	swjvx vADFwjDj
hqHw	hqHw	ل






hqHw rjx‌vAqAAj qjvxGjx
#current-noise-density	aGvAj xECBٔ swjvx
#electric-charge	rvw vADFwjDj
DEAx	DEAx	$ DEAx
hqHwyvoF

rvw rxjvuj
Cvwvuj


CwvxDAjx
#voltage	EAFvg
EAF	EAF	V



EAF rjx‌vAqAAj qjvxGjx
#voltage-noise-density	aGvAj xECBٔ EAFvg
#electric-resistance	qnvEqF vADFwjDj
vBq	vBq	Ω




vBq rjx‌vAqAAj qjvxGjx
#electric-conductance	wyvxvjj vADFwjDj
djqxy	djqxy	$ djqxy
#capacitance	ظwCjF bvdxj
Cvwvu	Cvwvu	$ Cvwvu
#inductance	vAnvEwj
Bxwj	Bxwj	$ Bxwj
#magnetic-flux	evw qغxvcjyj
Erw	Erw	$ Erw
qvDyEA
ncr Eviu
#magnetic-flux-density	aGvAj evw qغxvcjyj
FyAv	FyAv	$ FyAv
GvEy
#magnetic-field-strength	euF qjuvx qغxvcjyj


vwyFu
#magnetic-moment	GeFvEw qغxvcjyj
#electric-field-strength	euF qjuvx vADFwjDj
#electric-dipole-moment	GeFvEw uEncrj vADFwjDj

urvj
#resistivity	qnvEqF EjgB
#conductivity	wyvxxuGj vADFwjDj
#apparent-power	FEvx ظvBwj E EvDxej

Evw
#apparent-energy	vxwgj ظvBwj E EvDxej
#luminous-intensity	euF xEw
eqo	eqo	طز
eqo (xEw)
eqo rjx‌vAqAAj
#luminance	uwbexuGj

xjF



vyFjAr
#illuminance	wEexvjj
AEDy	AEDy	lن



CEF (xEw)
#luminous-flux	evw xEwj
AEqx	AEqx	lm
eqo DwEj
#luminous-exposure	xEwuBj
#wavenumber	EvwEx cEA



Dvjdw
ujEHFw
#spectral-flux-density	aGvAj evw cjCj

svxyDj
#activity	HwFEdvjj
rDwA	rDwA	$ rDwA
DEwj
#activity-concentration	غAظF HwFEdvjj
#absorbed-dose	ud sذr‌euB
Gwj	Gwj	$ Gwj
wvu
#equivalent-dose	ud qovuA
yjEwF	yjEwF	$ yjEwF
wq
#equivalent-dose-rate	hBxG ud qovuA
#radiation-exposure	HwFEGjwj

wExFGx
#energy-per-distance	vxwgj rw qyvCF



DjAEEvF-yvoF uw ۱۰۰ DjAEqFw	D.Ev.y/۱۰۰ D.q	$ D.Ev.y/۱۰۰ D.q
#antenna-gain	rBwBٔ hxFx
rBwB xyrF rB hxFx BqyvxGwu
#computing-performance	FEvx qivyrvFj
#telephone-traffic	FwvCjD FACx
#film-speed	iyvyjF CjAq
#heat-pump-efficiency	rvduB HqH Gwqvjj
#vascular-resistance	qnvEqF owEnj
#acoustic-impedance	vqHuvxy hDEyFjDj EjgB
#biological-activity	CovAjF djyFj
#color-temperature	uqvj wxG
K (uqvj wxG)
#gas-column	yFEx Gvd
#specific-power	FEvx rw swq


qovuA qFvrEAjD
#reduced-electric-field	qjuvx vADFwjDj DvBjuB

FvExdxu
`,
  units: `
millimole-per-liter	qjAj‌qEA uw AjFw
petabyte	HFvrvjF
terabyte	FwvrvjF
terabit	FwvrjF	Tخ
gigabyte	GjGvrvjF
gigabit	GjGvrjF	گخ
megabyte	qGvrvjF
megabit	qGvrjF	Mخ
kilobyte	DjAErvjF
kilobit	DjAErjF	kخ
millisecond	qjAj‌ثvxjB	qjAj‌ثvxjB	mج
microsecond	qjDwEثvxjB	$μج
nanosecond	xvxEثvxjB	xvxEثvxjB	قج
milliampere	qjAj‌hqHw	qjAj‌hqHw	mل
kilocalorie	DjAEDvAwj	D.DvAwj	$ D.DvAwj
kilojoule	DjAEgEA	D.gEA	kJ
gigahertz	GjGvBwFd	GjGvBwFd	گپz
megahertz	qGvBwFd	qGvBwFd	Mپz
kilohertz	DjAEBwFd	D.BwFd	kپz
megapixel	qGvHjDyA	MP
kilometer	DjAEqFw	DjAEqFw	km
decimeter	uyj‌qFw	uyj‌qFw	زm
centimeter	yvxFj‌qFw	yvxFj‌qFw	طm
millimeter	qjAj‌qFw	qjAj‌qFw	mm
micrometer	qjDwEqFw	qjDwEqFw	μm
nanometer	xvxEqFw	xvxEqFw	قm
picometer	HjDEqFw	HjDEqFw	pm
milligram	qjAj‌Gwq	qjAj‌Gwq	mژ
microgram	qjDwEGwq	qjDwEGwq	μژ
gigawatt	GjGvEvF	GjGvEvF	گW
megawatt	qGvEvF	qGvEvF	$ qGvEvF
kilowatt	DjAEEvF	D.EvF	kW
milliwatt	qjAj‌EvF	qjAj‌EvF	mW
millibar	qjAj‌rvw	qjAj‌rvw	mخچب
hectopascal	BDFEHvyDvA	BDFEHvyDvA	آPچ
kilopascal	DjAEHvyDvA	D.HvyDvA	$ D.HvyDvA
megapascal	qGvHvyDvA	qGvHvyDvA	MPچ
megaliter	qGvAjFw	$ML
hectoliter	BDFEAjFw	$آL
deciliter	uyj‌AjFw	$زL
centiliter	yvxFj‌AjFw	$طL
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
square	{0} qwro	{0} qwro
cubic	{0} qDor	{0} qDor
-survey-us	{0} (xneB‌rwuvwj hqwjDv)
-imperial	{0} (rwjFvxjvjj)
-dry	{0} (beD)
-sidereal	{0} (xsEqj)
-gregorian	{0} (qjAvuj)
-person	{0} (yx)
-length	{0} (cEA)
-biblical	{0} (DFvr qnuy)
-attic	{0} (hFjD)
-roman	{0} (wEqj)
-metric	{0} (qFwjD)
-of-water	{0} yFEx hr
-printer	{0} (avH)
-tex	{0} (TشX)
-us	{0} (hqwjDv)
-beer	{0} (hrsE)
-liquid	{0} (qvjo)
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
