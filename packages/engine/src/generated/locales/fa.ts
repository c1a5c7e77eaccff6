// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fa',
  plurals: 'other one',
  letters: 'jvwExFqADuyBerGHCnosdhbgiz ایرونتملکدسهبگپشفقجعزآچخطژ',
  quantities: `
#length	iEA
qFw	$qFw	m
qvDwEx

hxryFwEq
Cwqv
jvxb	jvxb	طق
CEF	CEF	ft
vjwu	vjwu	سز


qjvA	qjvA	mط
qjvA uwvjvv	qjvA uwvjvv	قmط
Bdjwq jvxb

gi (iEA)
ujxB oE
xvA
DC uyF
uyF
Eoe
ذwjs
jAّ
nuq (rjq)
jyqEF

CjFEq	CjFEq	ftآ
wju (iEA)
Dwq (iEA)
dxovw

dxovw qBxuyv
CwAjxr	CwAjxr	fدگ
Avr
DjeA uwvjvv


Avr uwvjvv
qjvA ujuB
qjvA jyDjxuvxjEv	$‎ عmط








Ejحu xoEqv	Ejحu xoEqv	aد
GjwyD	GjwyD	pc
ثjxvBٔ xEwv
unvnBٔ xEwv
yjsF xEwv
wEd xEwv
yjA xEwv	yjA xEwv	lس
Hsjs dqvx		$ R⊕
Hsjs qHFwv
Hsjs gEwHvu	Hsjs gEwHvu	R☉
iEA GAjxD




GEvxF	GEvxF	pt
GjvDj
FEvG
GvDyA فSS




yvywE
HjDE (iEA)
yEx (zjGx)
eE (iEA)
wvx (zjGx)
Dx (zjGx)
oE (zjGx)
bE (iEA)
wv (zjGx)
HjDE (GjwbB)
bv (bvx)
FyEx
ojxr
Av (bvx)
bD (Bxr‌Dxr)
Ej (FjvAxu)
Avxv
jvxb CwjxyEv
CEF HjBv CwjxyEv
FEjd
CEF wEqv
rjq wEqv
jyFjuvEq wEqv

CEF vExjxv
jyFjuvEx vExjxv

GBxjv DC uyF
ذwjs yAixFv qصwv
CEF DeD

Ejwj
ArEj
Ejwjv Frdjy
hwHvx
EwHED
yjzx
EwyF
CEF DvG
wEu DvG
nصeB



hAx
DAjCFw Evx
#area	qyjحF
qFw qwes	m²;;$‎/m²
DvAEqFw qwes	$‎ km²;;$/km²	km²

yjxFv‌qFw qwes	$‎ cm²;;$‎/cm²

BDFjw	BDFjw	آa
hw


ejwx
ujwyv
jvxb qwes	jvxb qwes	طق²
CEF qwes	CEF qwes	ft²
vjwu qwes	vjwu qwes	سز²
qjvA qwes	qjvA qwes;;$‎/mط²	$ mط²



jvDw	owve	ac
wEu
yDHx
FjEx‌HvG
qwes ynC‌GEH





jvxb ujvwB‌jv
uExEq	uExEq
jyFwqj
Cujx
FyEeE
eE (qyjحF)
yB (zjGx)
Fjx (zjGx)
bE (zjGx)
FjFjqv
GvExr
Gvxr
qE (bvx)

xrjx
wjv (FjvAxu)
rExFj
DxjA
qwAB
qwABٔ DEbD
qwes (GjDyFjx)
jxDxq
yxF (dqvx)
rwjxu
evrB (exrjA)
DjFB (exrjA)
bFjD (exrjA)
DjFB (hyjq)
Ayj
evrB (evBjw)
DjFB (evBjw)
uBEw (evBjw)
evyEj
evrB (xGjA)
DjFB (xGjA)
uBEw (xGjA)
wEGjxv
hxj (xGjA)
hwGjx

uyvjFvxj
qEwrx
vErwEq
Bjvu
qjxdjxj
DEئwuj

FExAjxu

Cx (FjvEjx)
hADvwB (yjئEGjئEAE)
hADvwB (qvxjy zwjvy)
Fjwئj
qEwrx GwEyv
owve jCغjxv
vEg jFwvHv
#volume	حoq
qFw qDse	$m³;;$‎/m³
DvAEqFw qDse	$‎ km³	km³

yjxFv‌qFw qDse	$‎ cm³;;$‎ /cm³


AvFw	$L;;$‎/L
jyFw

jvxb qDse	$طق³
CEF qDse	$ft³
vjwu qDse	$سز³
qjvA qDse	$mط³





owve CEF	owve CEF	ac ft



DEwu
CEF BEGEy


rjAx	rjAx;;$ uw rjAx	$ rjAx


DEjwF	DEjwF	مt
GjvxF	GjvxF	pt
GvqjxBٔ hqwvDjvv
ovA
jExy yvjA	$‎ fl جژ	fl جژ
uwq	uwq yvjA	fl.زگ.
qvxvq
njHn غذjgEwv hqwvDjvv
njHn bjv‌gEwv hqwvDjvv
njHn uywgEwv	n.uy.g.	$ n.uy.g.
Cxojx njxExv hqwvDj
jExy qjvs qFwvD	fl جژ m.	$ fl جژ m.
uَH
ywjxrHF	ywjxrHF	$ ywjxrHF
jyqvox
Fَu
niwB	niwB	$ niwB

rvAjy	rvAjy	$ rvAjy
HjF
vD‌Gxoq rjAx
eEHA	eEHA	چد

rjAx gHD
DEjwF gHD
GjvxF gHD
eHDB	eHDB	چچl
eHDB heoE
eHDB DEbD
vD‌bBjwq eHDBٔ heoE
vD‌HHq eHDBٔ heoE
eHDB DEwxAvEy
eHDB heoEv jwEGjvv


eHDBٔ nwB‌nji

ejF
Fjx
rjAx jqGwvjA	rjAx jqGwvjA	خalIm
DEjwF jxrAvyv	DEjwF jxrAvyv	مt-Imp.
GjvxF ewvFjxvjvv
Cxojx ewvFjxvjvv

jExy yvjA jxrAvyv	fl جژ Imp	fl جژ Im


njHn غذjgEwv ewvFjxvjvv
njHn غذjgEwv xvq jExyv
njHn bjv‌gEwv ewvFjxvjvv
njHn uywgEwv jxrAvyv	n.uy. jxrAvyv	$ n.uy. jxrAvyv

eEHA ewvFjxvjvv

CvwDvx
DvAuwDvx

GvqjxB	GvqjxB	c
njHn غذjgEwv	n.غ.g	$ n.غ.g
njHn bjv‌gEwv	n.b.
njHn uywgEwv qFwvD
njHn غذjgEwv jyFwjAvjvv
GjvxF qFwvD	GjvxF qFwvD	mpt
Cxojx zjGxv
jEyjov
DEyjov


AvEjx yEئuv
Djxj
EuwE
Cjxrj
Hxr
uEئE
ujx (حoq)
hqCEwj
DExrvEy
yDyFjwvEy
qEuvEy
qFwFy
quvqxEy
eث (DFje qnuy)
Bvx (DFje qnuy)
AEr (DFje qnuy)
ne (DFje qnuy)
jvCB
yئB
sEqw
حEqw
eiwv Hwje
xvq‌eiwv
qrxEq
vwesjq
wحesjq
qFEHjAح
HAqxصw
eAFjdjw
egF‌jAxصw
HE (zjGx)
DEDE
FE (zjGx)
rE (zjGx)
HjDE (حoq)
yjv (zjGx)

vD‌yEq DEwu
rwjEAw
rjxFjxr qjAdvjvv
DjEjx
#mass	owq
DvAErwq	DvAErwq;;$‎/kخ	kخ
rwq;;$/خ	rwq;;$/خ	خ
Fx	Fx	tق

DxFjA
nvwji	nvwji	فک
GExu;lچ	GExu;;$ uw GExu	lچ

jExy	jExy;;$ uw jExy	جژ

ujxB	ujxB	خگ
yxr	yxr	عt
vD‌bBjwq صuGExuv
صuGExuv hqwvDjvv
صuGExuv ewvFjxvjvv
Fx hqwvDjvv
Fx eAxu
jyAjr

jExy FwEj	jExy FwEj	جژ t



uwq ujwEyjdv


njAe DwB (hqwvDj)
xEHvuxv jyFjxujwu hqwvDj
Ejحu jADA
xEHvuxv jyFjxujwu jyFwjAvj
ujAFEx	ujAFEx	کa
owq jADFwEx
owq GwEFEx

owq GAjxD
owq gEwHvu	☉M	M☉
owq dqvx	⊕M|M⊕	M⊕
owq qHFwv
Djx (zjGx)
Dvx (zjGx)
qEqB
CEx (zjGx)
ovx (bvx)
ujx (owq)
Avjxr
bvjx
DFv
FvA (owq)
GvDEA

rEx (DwB)
uEx (DwB)
ejF (owq)
ejF iAj
FEAB
qjHB (owq)
wFv
yvw (Bxu)
bvFD
qjxu (Bxu)
GExu hAqjxv
yxFxw hAqjxv

AvEw
GExu jyGjxvjvv
hwEej

GExu wEyv
dEAEFxvD
AEF (wEyvB)
GEu (wEyvB)

jExy wEqv
uwjgqj
jeEA
qvxjv hFvD
FjAjx hFvD
HDA (owq)
qvxjv DFje qnuy
FjAjx DFje qnuy

rjqj (owq)


Evy
FvDjA ewqB‌jv
jnB qصwv
nxijw qصwv
jnB newyv
GExu yEئuv
#time	dqjx
ثjxvB	ثjxvB;;$ uw ثjxvB	ع
unvnB	unvnB;;$ uw unvnB	m
yjsF	yjsF;;$ uw yjsF	آ
wes yjsF
wEd	wEd	$ wEd
BCFB	BCFB	$ BCFB
uEwBٔ uE BCFB‌jv
qjB	qjB	$ qjB
yB‌qjBB;yB‌qjB;$ uw yB‌qjB	$yB‌qjB|yB‌qjB
xvq‌yjA
yjA	yjA	$ yjA
uBB	uBB	$ uBB
yuB	yuB	$ yuB
BdjwB


He	He	$ He
wEd (yx)
BCFB (yx)
qjB (yx)
yjA (yx)
yjA sjuv
yjA DevyB
yjA qvAjuv qvjxrvx

yjA jsFujAv
yjA xoEqv
qjB BAjAv

wEd xoEqv



wEd qwvgv
HvD
yEuewr
ovCv
AحظB

dqjx GAjxD
vDjv jFqv dqjx
ضweBٔ yEjb
#labor	xvwEv Djw
xCwyjsF
xCwwEd
xCw-BCFB
xCw-qjB
#temperature	uqj
uwoBٔ DAEvx	‎$ K;uwoBٔ DAEvx	K
uwoBٔ yAyvEy	$°ف
uwoBٔ CjwxBjvF	$°ت
uwoBٔ wjxDvx
#temperature-difference	jgFAjC uqj
DAEvx jgFAjC
uwoBٔ yAyvEy jgFAjC
uwoBٔ CjwxBjvF jgFAjC
#speed	ywsF E rjq
qFw uw ثjxvB

DvAEqFw uw yjsF	$‎ km/آ


qjvA uw yjsF	$‎ mpآ	mpآ





rwB	rwB	kق


xEwv;xEw	xEwv
qjg
vDjv jFqv ywsF
#acceleration	HFje
qFw ew qoذEw ثjxvB	$‎ m/ع²





ov;rwjxH	پ	پع|پ
rjAvAB
#angle	djEvB
wjuvjx	wjuvjx	گaز
uwoB	uwoB	°
unvnBٔ nEyv	u.nEyv	′
ثjxvBٔ nEyv	ث.nEyv	″


rwju
uEw	uEw	$ uEw
wes ujvwB
ewo CADv
yjsF djEvB‌jv
oBF nie‌xqj
uwoBٔ uEuEvv
#solid-angle	djEvBٔ Cضjvv
jyFwjuvjx	jyFwjuvjx	$ jyFwjuvjx



jyGjF
#frequency	eyjqu
BwFd	BwFd	شژ



bwgB ew ثjxvB
uEw uw ثjxvB
uEw uw unvnB
ضweB uw unvnB

Cwvq uw ثjxvB
eju
#angular-speed	ywsF djEvB‌jv
#force	xvwE
xvEFx	xvEFx	N
uvx

DvAErwq-xvwE	DvAErwq-xvwE	$ DvAErwq-xvwE
rwq‌xvwE
Fx‌xvwE
GExu-xvwE	GExu-xvwE	lچf


DvG
#pressure	CHjw
GjyDjA	GjyDjA	Pa
ejw	ejw	$ ejw
jFqyCw	jFqyCw
jFqyCw Cxv
FEw




GExu uw jvxb qwes	$‎ pعط










qvAv‌qFw yFEx he
yjxFv‌qFw yFEx he
qFw yFEx he
jvxb yFEx he
CEF yFEx he





qvAv‌qFw ovEB	q‌q ovEB	$ q‌q ovEB

jvxb ovEB	jvxb ovEB	طقشخ
#gauge-pressure	CHjw xyev
#energy	jxwzv
zEA	zEA	J
jwr

EjF‌yjsF
DvAEEjF‌yjsF	D.E.yjsF	kWآ
jADFwEx‌EAF;jADFwEx EAF
DjAwv	DjAwv	cal
DjAwv	DjAwv	فal
DjAwv [IT]	DjAwv-IT	$ DjAwv-IT



Fwqv
CwvrEwv
$ هTU-IT	$ هTU-IT	$ هTU-IT
ev‌Fv‌vE	ev‌Fv‌vE	هtد








Fwq hqwvDjvv	Fwq hqwvDjvv	$ Fwq hqwvDjvv



DEju
Fx Fv‌jx‌Fv

Fx qsjuA xCF
#power	FEjx
EjF	EjF	W
jye egjw qDjxvDv
jye egjw	jye egjw	آp












Fx Fewvu
Fjexurv gEwHvu	☉L	$ ☉L
#torque	rHFjEw
xvEFx‌qFw	xvEFx‌qFw	N⋅m






GExu-CEF	GExu-CEF	lچf⋅ft
#momentum	FDjxB
#moment-of-inertia	rHFjEw AgFv
#surface-tension	DHH yiحv E yCFv
#fracture-toughness	bnwqrv HDyF
#fuel-economy	qصwC yEgF

AvFw uw ۱۰۰ DvAEqFw	A./۱۰۰ D.q.	$ A./۱۰۰ D.q.
AvFw uw DvAEqFw	A./D.q.	$ A./D.q.



qjvA uw rjAx	qjvA uw rjAx	mpخ
qjvA uw jqGwvjA rjAx		m/خUK
#data	حoq ujuB
evF	evF	$ evF
ejvF	ejvF	$ ejvF
BHF‌Fjvv
xvq‌ejvF
gwuB‌evF

xjF

FwvF
DAqB (ujuB)
DAqBٔ uEFjvv
DAqBٔ bBjwFjvv
#data-rate	xwg ujuB
#resolution	EضEح

GvDyA uw yjxFv‌qFw	ppcm

GvDyA uw jvxb		$ ppط
xniB uw jvxb
xniB uw yjxFv‌qFw		$ زpcm
#graphics	rwjCvD
GvDyA
$xniB	xniB	زجt
#typewidth	GBxjv حwEC
بm;بm FjvGErwjCv	بm	$ بm
jx (bjG)
#ratio	xyeF E Hqjw
GjwF	GjwF	GjwF|$ GjwF
uwصu	$٪
Bdjwq	$‰
uB‌Bdjwq	$‱

egH uw qvAvEx
egH uw evAvEx



svjw	svjw	kt
GwEC

oCF
yB‌Fjvv
xvq‌uEovx
uEovx
uEovx xjxEjvv
evyF‌Fjvv
صuFj
صuFjv edwr

nwjصBٔ edwr
Bdjw
qvwvju
AD
qvAvEx
DwEw Bxuv
qvAvjwu
FwvAvEx
uyFB Djغذ
exu Djغذ
#container-capacity	ظwCvF DjxFvxw
#level	Fwjd
xyeF FEjx
uyv‌eA
eA
xGw

jyFjG
#loudness	eAxuv صuj
yEx
CEx
#musical-interval	CjصABٔ qEyvnjvv
xyeF eyjqu
jDFjE
GwuB
xvq‌GwuB
wes GwuB

yjEjw
uBBٔ eyjqu
#density	brjAv
#specific-weight	Edx qgصEص


ovEB	ovEB	$ ovEB
yFEx he
#linear-density	brjAv giv


FDy
uxvw



xqwBٔ qFwvD xg
#area-density	brjAv yiحv












qEqB (jewvHq)
#volume-flow	hBxr owvjx حoqv



























jvxb qsuxbv
jyEwuwEG
#mass-flow	hBxr owvjx owqv
#molar-flow	hBxr owvjx qEAv
#dynamic-viscosity	rwjxwEv uvxjqvDv

GEjd

wvx
#kinematic-viscosity	rwjxwEv yvxqjFvDv


jyFEDy
#fluidity	yvjAvF

wB (yvjAvF)
#vapor-permeance	xCEذGذvwv egjw he

Gwq
Gwq (۰ °ف)
Gwq (۲۳ °ف)
Gwq qFwv
#vapor-permeability	FwjEjvv egjw he


Gwq‌jvxb (۰ °ف)
Gwq‌jvxb (۲۳ °ف)
#turbidity	Duwv
#specific-energy	jxwzv EvzB
#energy-density	brjAv jxwzv





brjAv jxwzv exdvx
#molar-energy	jxwzv qEAv
#thermal-conductivity	wyjxxurv rwqjvv
#thermal-insulance	qnjEqF rwqjvv



DAE
Fjr
#thermal-expansion	jxeyji rwqjvv
#heat-capacity	ظwCvF rwqjvv E hxFwEGv
#specific-heat-capacity	rwqjv EvzB
#molar-heat-capacity	ظwCvF rwqjvv qEAv


ثjeF rjdBj
#heat-flux	Hjw rwqj E Fjevurv
#heat-transfer-coefficient	ضwve jxFnjA rwqj
#radiant-exposure	GwFEuBv FjeHv
#amount-of-substance	qnujw qjuB
qEA	qEA	$ qEA
qEwu	qEwu













jvxHFvx
#molar-concentration	غAظF qEAv


pش
qEAjw
#molality	qEAjAvFB

rAEDd	rAEDd	$ rAEDd
#catalytic-activity	CsjAvF DjFjAvdEwv
DjFjA	DjFjA	$ DjFjA
Ejحu hxdvq
#catalytic-concentration	غAظF CsjAvF DjFjAvdEwv
#filtration-rate	xwg FصCvBٔ rAEqwEAv
#electric-current	owvjx jADFwvDv
hqGw	hqGw	ل
#current-noise-density	brjAv xECBٔ owvjx
#electric-charge	ejw jADFwvDv
DEAx	DEAx	$ DEAx
hqGwyjsF

ejw exvjuv
Cjwjuv


CwjxDAvx
#voltage	EAFjz
EAF	EAF	V
#voltage-noise-density	brjAv xECBٔ EAFjz
#electric-resistance	qnjEqF jADFwvDv
jBq	jBq	Ω
#electric-conductance	wyjxjvv jADFwvDv
dvqxy	dvqxy	$ dvqxy
#capacitance	ظwCvF gjdxv
Cjwju	Cjwju	$ Cjwju
#inductance	jAnjEwv
Bxwv	Bxwv	$ Bxwv
#magnetic-flux	Hjw qغxjivyv
Eew	Eew	$ Eew
qjDyEA
nie Ejحu
#magnetic-flux-density	brjAv Hjw qغxjivyv
FyAj	FyAj	$ FyAj
rjEy
#magnetic-field-strength	HuF qvujx qغxjivyv


jwyFu
#magnetic-moment	rHFjEw qغxjivyv
#electric-field-strength	HuF qvujx jADFwvDv
#electric-dipole-moment	rHFjEw uEniev jADFwvDv

uejv
#resistivity	qnjEqF EvzB
#conductivity	wyjxxurv jADFwvDv
#apparent-power	FEjx ظjBwv E EjDxHv

Ejw
#apparent-energy	jxwzv ظjBwv E EjDxHv
#luminous-intensity	HuF xEw
Hqs	Hqs	cز
Hqs (xEw)
Hqs evx‌jAqAAv
#luminance	uwgHxurv

xvF



jyFvAe
#illuminance	wEHxjvv
AEDy	AEDy	lن



CEF (xEw)
#luminous-flux	Hjw xEwv
AEqx	AEqx	lm
Hqs DwEv
#luminous-exposure	xEwuBv
#wavenumber	EjwEx iEA



Djvdw
uvEGFw
#spectral-flux-density	brjAv Hjw ivCv

ojxyDv
#activity	GwFEdjvv
eDwA	eDwA	$ eDwA
DEwv
#activity-concentration	غAظF GwFEdjvv
#absorbed-dose	ud oذe‌HuB
rwv	rwv	$ rwv
wju
#equivalent-dose	ud qsjuA
yvEwF	yvEwF	$ yvEwF
wq
#equivalent-dose-rate	hBxr ud qsjuA
#radiation-exposure	GwFErvwv

wExFrx
#energy-per-distance	jxwzv ew qyjCF



DvAEEjF-yjsF uw ۱۰۰ DvAEqFw	D.Ej.y/۱۰۰ D.q	$ D.Ej.y/۱۰۰ D.q
#antenna-gain	eBwBٔ hxFx
eBwB xyeF eB hxFx Bqyjxrwu
#computing-performance	FEjx qحjyejFv
#telephone-traffic	FwjCvD FACx
#film-speed	حyjyvF CvAq
#heat-pump-efficiency	ejduB GqG rwqjvv
#vascular-resistance	qnjEqF swEnv
#acoustic-impedance	jqGujxy hDEyFvDv EvzB
#biological-activity	CsjAvF dvyFv
#color-temperature	uqjv wxr
K (uqjv wxr)
#gas-column	yFEx rjd
#specific-power	FEjx ew owq


qsjuA qFjeEAvD
#reduced-electric-field	qvujx jADFwvDv DjBvuB

FjExdxu
`,
  units: `
millimole-per-liter	qvAv‌qEA uw AvFw
petabyte	GFjejvF
terabyte	FwjejvF
terabit	FwjevF	Tچ
gigabyte	rvrjejvF
gigabit	rvrjevF	پچ
megabyte	qrjejvF
megabit	qrjevF	Mچ
kilobyte	DvAEejvF
kilobit	DvAEevF	kچ
millisecond	qvAv‌ثjxvB	qvAv‌ثjxvB	mع
microsecond	qvDwEثjxvB	$μع
nanosecond	xjxEثjxvB	xjxEثjxvB	قع
milliampere	qvAv‌hqGw	qvAv‌hqGw	mل
kilocalorie	DvAEDjAwv	D.DjAwv	$ D.DjAwv
kilojoule	DvAEzEA	D.zEA	kJ
gigahertz	rvrjBwFd	rvrjBwFd	پشژ
megahertz	qrjBwFd	qrjBwFd	Mشژ
kilohertz	DvAEBwFd	D.BwFd	kشژ
megapixel	qrjGvDyA	MP
kilometer	DvAEqFw	DvAEqFw	km
decimeter	uyv‌qFw	uyv‌qFw	زm
centimeter	yjxFv‌qFw	yjxFv‌qFw	cm
millimeter	qvAv‌qFw	qvAv‌qFw	mm
micrometer	qvDwEqFw	qvDwEqFw	μm
nanometer	xjxEqFw	xjxEqFw	قm
picometer	GvDEqFw	GvDEqFw	pm
milligram	qvAv‌rwq	qvAv‌rwq	mخ
microgram	qvDwErwq	qvDwErwq	μخ
gigawatt	rvrjEjF	rvrjEjF	پW
megawatt	qrjEjF	qrjEjF	$ qrjEjF
kilowatt	DvAEEjF	D.EjF	kW
milliwatt	qvAv‌EjF	qvAv‌EjF	mW
millibar	qvAv‌ejw	qvAv‌ejw	mچaگ
hectopascal	BDFEGjyDjA	BDFEGjyDjA	آPa
kilopascal	DvAEGjyDjA	D.GjyDjA	$ D.GjyDjA
megapascal	qrjGjyDjA	qrjGjyDjA	MPa
megaliter	qrjAvFw	$ML
hectoliter	BDFEAvFw	$آL
deciliter	uyv‌AvFw	$زL
centiliter	yjxFv‌AvFw	$cL
milliliter	qvAv‌AvFw	qvAv‌AvFw	mL
`,
  patterns: `
joiner	 	 	
quetta	DFj{0}	DFj{0}
ronna	wExj{0}	wExj{0}
yotta	vEFj{0}	vEFj{0}
zetta	dFj{0}	dFj{0}
exa	jrdj{0}	jrdj{0}
peta	GFj{0}	GFj{0}
tera	Fwj{0}	Fwj{0}
giga	rvrj{0}	rvrj{0}
mega	qrj{0}	qrj{0}
kilo	DvAE{0}	DvAE{0}
hecto	BDFE{0}	BDFE{0}
deka	uDj{0}	uDj{0}
deci	uyv‌{0}	uyv‌{0}
centi	yjxFv‌{0}	yjxFv{0}
milli	qvAv‌{0}	qvAv{0}
micro	qvDwE{0}	qvDwE{0}
nano	xjxE{0}	xjxE{0}
pico	GvDE{0}	GvDE{0}
femto	CqFE{0}	CqFE{0}
atto	hFE{0}	hFE{0}
zepto	dGFE{0}	dGFE{0}
yocto	vEDFE{0}	vEDFE{0}
ronto	wExFE{0}	wExFE{0}
quecto	DEDFE{0}	DEDFE{0}
yobi	vEev‌{0}	vEev‌{0}
zebi	dev‌{0}	dev‌{0}
exbi	jrdev‌{0}	jrdev‌{0}
pebi	Gev‌{0}	Gev‌{0}
tebi	Fev‌{0}	Fev‌{0}
gibi	rvev‌{0}	rvev‌{0}
mebi	qev‌{0}	qev‌{0}
kibi	Dvev‌{0}	Dvev‌{0}
square	{0} qwes	{0}qwes|{0}qwes
cubic	{0} qDse	{0}qDse|{0}qDse
-survey-us	{0} (xnHB‌ewujwv hqwvDj)
-imperial	{0} (ewvFjxvjvv)
-dry	{0} (gHD)
-sidereal	{0} (xoEqv)
-gregorian	{0} (qvAjuv)
-person	{0} (yx)
-length	{0} (iEA)
-biblical	{0} (DFje qnuy)
-attic	{0} (hFvD)
-roman	{0} (wEqv)
-metric	{0} (qFwvD)
-of-water	{0} yFEx he
-printer	{0} (bjG)
-tex	{0} (TبX)
-us	{0} (hqwvDj)
-beer	{0} (heoE)
-liquid	{0} (qjvs)
-apothecary	{0} (ujwEyjdv)
-australian	{0} (jyFwjAvj)
-nato	{0} (xjFE)
-paris	{0} (Gjwvy)
-international	{0} (evx‌jAqAAv)
-troy	{0} (FwEj)
per	{0} uw {1}	{0}/{1}
times	{0}‌{1}	{0}⋅{1}
`,
  words: {"belowZero":["زیر صفر"],"to":["به","در","بر حسب","برحسب","چند","یعنی چند","میشه چند","می‌شه چند","می‌شود چند","میشود چند","برابر چند","برابر با چند","معادل چند","معادل","چه قدر","چقدر","را به","رو به"],"after":["است","میشن","می‌شن","داره","هستش","خواهد شد","حساب کن","بگو","میشه","می‌شه","می شود","میباشد","می‌باشد","چقدره","دارد","می‌شود","میشود","تبدیل کن","تبدیل کنید","هستند","هست"],"and":["و","به‌علاوهٔ"],"per":["در","بر"],"opening":["چقدر است","تبدیل","تبدیل کن","محاسبه","محاسبه کن","حساب کن","از"],"howMany":["چند"],"are":["است","در","می‌شود","میشود","میشه","می‌شه","دارد","داره"],"one":["یک"],"endings":["هایی","های","ها","یه","یی","ه","ی"],"halves":{"نیم":"1/2","ربع":"1/4","یک چهارم":"1/4"},"polite":["لطفا","لطفاً","ممنون","مرسی","سلام"],"scales":{"هزار":"1000","میلیون":"1000000","میلیارد":"1000000000","تریلیون":"1000000000000"},"cardinals":{"0":"صفر","1":"یک|یه","2":"دو","3":"سه","4":"چهار|چار","5":"پنج","6":"شش|شیش","7":"هفت","8":"هشت","9":"نه","10":"ده","11":"یازده","12":"دوازده","13":"سیزده","14":"چهارده","15":"پانزده|پونزده","16":"شانزده|شونزده","17":"هفده|هیفده","18":"هجده|هیجده","19":"نوزده","20":"بیست","30":"سی","40":"چهل","50":"پنجاه","60":"شصت","70":"هفتاد","80":"هشتاد","90":"نود","100":"صد|یکصد","200":"دویست","300":"سیصد","400":"چهارصد","500":"پانصد|پونصد","600":"ششصد|شیشصد","700":"هفتصد","800":"هشتصد","900":"نهصد","1000":"هزار"},"numbers":{"یک چهارم":"1/4","نیم":"1/2","یک و نیم":"3/2","سه چهارم":"3/4","سه‌چهارم":"3/4","یک سوم":"1/3","دو سوم":"2/3","نصف":"1/2","ثلث":"1/3","سه ربع":"3/4","ربع":"1/4"},"minus":["منفی","منهای"],"aliases":{"تن متریک":"tonne","تُن":"tonne","اسب بخار متریک":"horsepower-metric","قاشق غذاخوری متریک":"tablespoon-metric","قاشق چای‌خوری متریک":"teaspoon-metric","پیمانهٔ متریک":"cup-metric","کیلو":"kilogram","پی اس آی":"pound-force-per-square-inch","پی‌اس‌آی":"pound-force-per-square-inch","سانتیمترمربع":"square-centimeter","لیتر در صد":"liter-per-100-kilometer","لیتر تو صد":"liter-per-100-kilometer","لیتر تو صد کیلومتر":"liter-per-100-kilometer","لیتر در صد کیلومتر":"liter-per-100-kilometer","گیگ":"gigabyte","مگ":"megabyte","بشکه نفت":"barrel","لیتر در ۱۰۰ کیلومتر":"liter-per-100-kilometer","لیتر بر صد کیلومتر":"liter-per-100-kilometer","لیتر در هر صد کیلومتر":"liter-per-100-kilometer","کیلوکالری":"kilocalorie","کیلو کالری":"kilocalorie","کیلووات":"kilowatt","کیلو وات":"kilowatt","کالری غذا":"foodcalorie","کالری غذایی":"foodcalorie","دقه":"minute","ثانیه":"second","سلسیوس":"celsius","درجه سلسیوس":"celsius","سانتیگراد":"celsius","درجه سانتیگراد":"celsius","درجه فارنهایت":"fahrenheit","فارنهایت":"fahrenheit","سانت":"centimeter","شبانه‌روز":"day","شبانه روز":"day","لیوان":"cup-metric","سی‌سی":"cubic-centimeter","سی سی":"cubic-centimeter","سیسی":"cubic-centimeter","تا":"part","عدد":"part","جریب":"","قفیز":"","سیر":"","من":"","چارک":"","فرسخ":"","فرسنگ":"","گز":"","ذرع":"","وجب":"","مثقال":"","استکان":"","پیاله":"","نخود":"","کرور":"","میلی لیتر":"milliliter","میلیلیتر":"milliliter","سانتیمتر":"centimeter","سانتی":"centimeter","میلیمتر":"millimeter","میلی متر":"millimeter","متر مربع":"square-meter","مترمربع":"square-meter","متر مکعب":"cubic-meter","مترمکعب":"cubic-meter","کیلوگرم":"kilogram","تن":"tonne","ق غ":"tablespoon-metric","قاشق سوپخوری":"tablespoon-metric","قاشق سوپ خوری":"tablespoon-metric","قاشق سوپ‌خوری":"tablespoon-metric","قاشق چایخوری":"teaspoon-metric","قاشق مرباخوری":"teaspoon-metric","قاشق چای خوری":"teaspoon-metric","قاشق":"tablespoon-metric teaspoon-metric","کیلومتر در ساعت":"kilometer-per-hour","کیلومتر بر ساعت":"kilometer-per-hour","مایل دریایی":"nautical-mile","گره دریایی":"knot","گره":"knot","پوند":"pound"}},
};

export default locale;
