// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fa',
  plurals: 'other one',
  letters: 'jvwExFqADuyBerGHCnoshbdiza ایرونتملکدسهبگپشفقجعزآچخطژ',
  quantities: `
#length	zEA
qFw	$qFw	m
qvDwEx

bxryFwEq
Cwqv
jvxd	jvxd	خق
CEF	CEF	ft
vjwu	vjwu	سچ


qjvA	qjvA	mخ
qjvA uwvjvv	qjvA uwvjvv	قmخ
Bhjwq jvxd

iz (zEA)
ujxB oE
xvA
DC uyF
uyF
Eoe
ذwjs
jAّ
nuq (rjq)
jyqEF

CjFEq	CjFEq	ftز
wju (zEA)
Dwq (zEA)
hxovw

hxovw qBxuyv
CwAjxr	CwAjxr	fدگ
Avr
DjeA uwvjvv


Avr uwvjvv
qjvA ujuB
qjvA jyDjxuvxjEv	$‎ عmخ








Ejحu xoEqv	Ejحu xoEqv	ژد
GjwyD	GjwyD	pc
ثjxvBٔ xEwv
unvnBٔ xEwv
yjsF xEwv
wEh xEwv
yjA xEwv	yjA xEwv	lس
Hsjs hqvx		$ R⊕
Hsjs qHFwv
Hsjs iEwHvu	Hsjs iEwHvu	R☉
zEA GAjxD




GEvxF	GEvxF	pt
GjvDj
FEvG
GvDyA فSS




yvywE
HjDE (zEA)
yEx (ajGx)
eE (zEA)
wvx (ajGx)
Dx (ajGx)
oE (ajGx)
dE (zEA)
wv (ajGx)
HjDE (GjwdB)
dv (dvx)
FyEx
ojxr
Av (dvx)
dD (Bxr‌Dxr)
Ej (FjvAxu)
Avxv
jvxd CwjxyEv
CEF HjBv CwjxyEv
FEjh
CEF wEqv
rjq wEqv
jyFjuvEq wEqv

CEF vExjxv
jyFjuvEx vExjxv

GBxjv DC uyF
ذwjs yAzxFv qصwv
CEF DeD

Ejwj
ArEj
Ejwjv Frhjy
bwHvx
EwHED
yjax
EwyF
CEF DvG
wEu DvG
nصeB



bAx
DAjCFw Evx
#area	qyjحF
qFw qwes	m²;;$‎/m²
DvAEqFw qwes	$‎ km²;;$/km²	km²

yjxFv‌qFw qwes	$‎ cm²;;$‎/cm²

BDFjw	BDFjw	زژ
bw


ejwx
ujwyv
jvxd qwes	jvxd qwes	خق²
CEF qwes	CEF qwes	ft²
vjwu qwes	vjwu qwes	سچ²
qjvA qwes	qjvA qwes;;$‎/mخ²	$ mخ²



jvDw	owve	ژc
wEu
yDHx
FjEx‌HvG
qwes ynC‌GEH





jvxd ujvwB‌jv
uExEq	uExEq
jyFwqj
Cujx
FyEeE
eE (qyjحF)
yB (ajGx)
Fjx (ajGx)
dE (ajGx)
FjFjqv
GvExr
Gvxr
qE (dvx)

xrjx
wjv (FjvAxu)
rExFj
DxjA
qwAB
qwABٔ DEdD
qwes (GjDyFjx)
jxDxq
yxF (hqvx)
rwjxu
evrB (exrjA)
DjFB (exrjA)
dFjD (exrjA)
DjFB (byjq)
Ayj
evrB (evBjw)
DjFB (evBjw)
uBEw (evBjw)
evyEj
evrB (xGjA)
DjFB (xGjA)
uBEw (xGjA)
wEGjxv
bxj (xGjA)
bwGjx

uyvjFvxj
qEwrx
vErwEq
Bjvu
qjxhjxj
DEئwuj

FExAjxu

Cx (FjvEjx)
bADvwB (yjئEGjئEAE)
bADvwB (qvxjy awjvy)
Fjwئj
qEwrx GwEyv
owve jCغjxv
vEi jFwvHv
#volume	حoq
qFw qDse	$m³;;$‎/m³
DvAEqFw qDse	$‎ km³	km³

yjxFv‌qFw qDse	$‎ cm³;;$‎ /cm³


AvFw	$L;;$‎/L
jyFw

jvxd qDse	$خق³
CEF qDse	$ft³
vjwu qDse	$سچ³
qjvA qDse	$mخ³





owve CEF	owve CEF	ژc ft



DEwu
CEF BEGEy


rjAx	rjAx;;$ uw rjAx	$ rjAx


DEjwF	DEjwF	مt
GjvxF	GjvxF	pt
GvqjxBٔ bqwvDjvv
ovA
jExy yvjA	$‎ fl جط	fl جط
uwq	uwq yvjA	fl.چگ.
qvxvq
njHn غذjiEwv bqwvDjvv
njHn djv‌iEwv bqwvDjvv
njHn uywiEwv	n.uy.i.	$ n.uy.i.
Cxojx njxExv bqwvDj
jExy qjvs qFwvD	fl جط m.	$ fl جط m.
uَH
ywjxrHF	ywjxrHF	$ ywjxrHF
jyqvox
Fَu
nzwB	nzwB	$ nzwB

rvAjy	rvAjy	$ rvAjy
HjF
vD‌Gxoq rjAx
eEHA	eEHA	آد

rjAx iHD
DEjwF iHD
GjvxF iHD
eHDB	eHDB	آآl
eHDB beoE
eHDB DEdD
vD‌dBjwq eHDBٔ beoE
vD‌HHq eHDBٔ beoE


eHDBٔ nwB‌njz

ejF
Fjx
rjAx jqGwvjA	rjAx jqGwvjA	gژlIm
DEjwF jxrAvyv	DEjwF jxrAvyv	مt-Imp.
GjvxF ewvFjxvjvv
Cxojx ewvFjxvjvv

jExy yvjA jxrAvyv	fl جط Imp	fl جط Im


njHn غذjiEwv ewvFjxvjvv
njHn djv‌iEwv ewvFjxvjvv
njHn uywiEwv jxrAvyv	n.uy. jxrAvyv	$ n.uy. jxrAvyv

eEHA ewvFjxvjvv

CvwDvx
DvAuwDvx

GvqjxB	GvqjxB	c
njHn غذjiEwv	n.غ.i	$ n.غ.i
njHn djv‌iEwv	n.d.
njHn غذjiEwv jyFwjAvjvv
GjvxF qFwvD	GjvxF qFwvD	mpt
Cxojx ajGxv
jEyjov
DEyjov


AvEjx yEئuv
Djxj
EuwE
Cjxrj
Hxr
uEئE
ujx (حoq)
bqCEwj
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
ezwv Hwje
xvq‌ezwv
qrxEq
vwesjq
wحesjq
qFEHjAح
HAqxصw
eAFjhjw
eiF‌jAxصw
HE (ajGx)
DEDE
FE (ajGx)
rE (ajGx)
HjDE (حoq)
yjv (ajGx)

vD‌yEq DEwu
rwjEAw
rjxFjxr qjAhvjvv
DjEjx
#mass	owq
DvAErwq	DvAErwq;;$‎/kg	kg
rwq;;$/g	rwq;;$/g	g
Fx	Fx	tق

DxFjA
nvwjz	nvwjz	فک
GExu;lآ	GExu;;$ uw GExu	lآ

jExy	jExy;;$ uw jExy	جط

ujxB	ujxB	gگ
yxr	yxr	عt
vD‌dBjwq صuGExuv
صuGExuv bqwvDjvv
صuGExuv ewvFjxvjvv
Fx bqwvDjvv
Fx eAxu
jyAjr

jExy FwEj	jExy FwEj	جط t



uwq ujwEyjhv


njAe DwB (bqwvDj)
xEHvuxv jyFjxujwu bqwvDj
Ejحu jADA
xEHvuxv jyFjxujwu jyFwjAvj
ujAFEx	ujAFEx	کژ
owq jADFwEx
owq GwEFEx

owq GAjxD
owq iEwHvu	☉M	M☉
owq hqvx	⊕M|M⊕	M⊕
owq qHFwv
Djx (ajGx)
Dvx (ajGx)
qEqB
CEx (ajGx)
ovx (dvx)
ujx (owq)
Avjxr
dvjx
DFv
FvA (owq)
GvDEA

rEx (DwB)
uEx (DwB)
ejF (owq)
ejF zAj
FEAB
qjHB (owq)
wFv
yvw (Bxu)
dvFD
qjxu (Bxu)
GExu bAqjxv
yxFxw bAqjxv

AvEw
GExu jyGjxvjvv
bwEej

GExu wEyv
hEAEFxvD
AEF (wEyvB)
GEu (wEyvB)

jExy wEqv
uwjiqj
jeEA
qvxjv bFvD
FjAjx bFvD
HDA (owq)
qvxjv DFje qnuy
FjAjx DFje qnuy

rjqj (owq)


Evy
FvDjA ewqB‌jv
jnB qصwv
nxzjw qصwv
jnB newyv
GExu yEئuv
#time	hqjx
ثjxvB	ثjxvB;;$ uw ثjxvB	ع
unvnB	unvnB;;$ uw unvnB	m
yjsF	yjsF;;$ uw yjsF	ز
wes yjsF
wEh	wEh	$ wEh
BCFB	BCFB	$ BCFB
uEwBٔ uE BCFB‌jv
qjB	qjB	$ qjB
yB‌qjBB;yB‌qjB;$ uw yB‌qjB	$yB‌qjB|yB‌qjB
xvq‌yjA
yjA	yjA	$ yjA
uBB	uBB	$ uBB
yuB	yuB	$ yuB
BhjwB


He	He	$ He
wEh (yx)
BCFB (yx)
qjB (yx)
yjA (yx)
yjA sjuv
yjA DevyB
yjA qvAjuv qvjxrvx

yjA jsFujAv
yjA xoEqv
qjB BAjAv

wEh xoEqv



wEh qwviv
HvD
yEuewr
ovCv
AحظB

hqjx GAjxD
vDjv jFqv hqjx
ضweBٔ yEjd
#labor	xvwEv Djw
xCwyjsF
xCwwEh
xCw-BCFB
xCw-qjB
#temperature	uqj
uwoBٔ DAEvx	‎$ K;uwoBٔ DAEvx	K
uwoBٔ yAyvEy	$°ف
uwoBٔ CjwxBjvF	$°ت
uwoBٔ wjxDvx
#temperature-difference	jiFAjC uqj
DAEvx jiFAjC
uwoBٔ yAyvEy jiFAjC
uwoBٔ CjwxBjvF jiFAjC
#speed	ywsF E rjq
qFw uw ثjxvB

DvAEqFw uw yjsF	$‎ km/ز


qjvA uw yjsF	$‎ mpز	mpز





rwB	rwB	kق


xEwv;xEw	xEwv
qji
vDjv jFqv ywsF
#acceleration	HFje
qFw ew qoذEw ثjxvB	$‎ m/ع²





ov;rwjxH	پ	پع|پ
rjAvAB
#angle	hjEvB
wjuvjx	wjuvjx	گژچ
uwoB	uwoB	°
unvnBٔ nEyv	u.nEyv	′
ثjxvBٔ nEyv	ث.nEyv	″


rwju
uEw	uEw	$ uEw
wes ujvwB
ewo CADv
yjsF hjEvB‌jv
oBF nze‌xqj
uwoBٔ uEuEvv
#solid-angle	hjEvBٔ Cضjvv
jyFwjuvjx	jyFwjuvjx	$ jyFwjuvjx



jyGjF
#frequency	eyjqu
BwFh	BwFh	شط



dwiB ew ثjxvB
uEw uw ثjxvB
uEw uw unvnB
ضweB uw unvnB

Cwvq uw ثjxvB
eju
#angular-speed	ywsF hjEvB‌jv
#force	xvwE
xvEFx	xvEFx	N
uvx

DvAErwq-xvwE	DvAErwq-xvwE	$ DvAErwq-xvwE
rwq‌xvwE
Fx‌xvwE
GExu-xvwE	GExu-xvwE	lآf


DvG
#pressure	CHjw
GjyDjA	GjyDjA	Pژ
ejw	ejw	$ ejw
jFqyCw	jFqyCw
jFqyCw Cxv
FEw




GExu uw jvxd qwes	$‎ pعخ










qvAv‌qFw yFEx be
yjxFv‌qFw yFEx be
qFw yFEx be
jvxd yFEx be
CEF yFEx be





qvAv‌qFw ovEB	q‌q ovEB	$ q‌q ovEB

jvxd ovEB	jvxd ovEB	خقشg
#gauge-pressure	CHjw xyev
#energy	jxwav
aEA	aEA	J
jwr

EjF‌yjsF
DvAEEjF‌yjsF	D.E.yjsF	kWز
jADFwEx‌EAF;jADFwEx EAF
DjAwv	DjAwv	cژl
DjAwv	DjAwv	فژl
DjAwv [IT]	DjAwv-IT	$ DjAwv-IT



Fwqv
CwvrEwv
$ هTU-IT	$ هTU-IT	$ هTU-IT
ev‌Fv‌vE	ev‌Fv‌vE	هtد








Fwq bqwvDjvv	Fwq bqwvDjvv	$ Fwq bqwvDjvv



DEju
Fx Fv‌jx‌Fv

Fx qsjuA xCF
#power	FEjx
EjF	EjF	W
jye eijw qDjxvDv
jye eijw	jye eijw	زp












Fx Fewvu
Fjexurv iEwHvu	☉L	$ ☉L
#torque	rHFjEw
xvEFx‌qFw	xvEFx‌qFw	N⋅m






GExu-CEF	GExu-CEF	lآf⋅ft
#momentum	FDjxB
#moment-of-inertia	rHFjEw AiFv
#surface-tension	DHH yzحv E yCFv
#fracture-toughness	dnwqrv HDyF
#fuel-economy	qصwC yEiF

AvFw uw ۱۰۰ DvAEqFw	A./۱۰۰ D.q.	$ A./۱۰۰ D.q.
AvFw uw DvAEqFw	A./D.q.	$ A./D.q.



qjvA uw rjAx	qjvA uw rjAx	mpg
qjvA uw jqGwvjA rjAx		m/gUK
#data	حoq ujuB
evF	evF	$ evF
ejvF	ejvF	$ ejvF
BHF‌Fjvv
xvq‌ejvF
iwuB‌evF

xjF

FwvF
DAqB (ujuB)
DAqBٔ uEFjvv
DAqBٔ dBjwFjvv
#data-rate	xwi ujuB
#resolution	EضEح

GvDyA uw yjxFv‌qFw	ppcm

GvDyA uw jvxd		$ ppخ
xnzB uw jvxd
xnzB uw yjxFv‌qFw		$ چpcm
#graphics	rwjCvD
GvDyA
$xnzB	xnzB	چجt
#typewidth	GBxjv حwEC
بm;بm FjvGErwjCv	بm	$ بm
jx (djG)
#ratio	xyeF E Hqjw
GjwF	GjwF	GjwF|$ GjwF
uwصu	$٪
Bhjwq	$‰
uB‌Bhjwq	$‱

eiH uw qvAvEx
eiH uw evAvEx



svjw	svjw	kt
GwEC

oCF
yB‌Fjvv
xvq‌uEovx
uEovx
uEovx xjxEjvv
evyF‌Fjvv
صuFj
صuFjv ehwr

nwjصBٔ ehwr
Bhjw
qvwvju
AD
qvAvEx
DwEw Bxuv
qvAvjwu
FwvAvEx
uyFB Djغذ
exu Djغذ
#container-capacity	ظwCvF DjxFvxw
#level	Fwjh
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
#density	drjAv
#specific-weight	Ehx qiصEص


ovEB	ovEB	$ ovEB
yFEx be
#linear-density	drjAv izv


FDy
uxvw



xqwBٔ qFwvD xi
#area-density	drjAv yzحv












qEqB (jewvHq)
#volume-flow	bBxr owvjx حoqv



























jvxd qsuxdv
jyEwuwEG
#mass-flow	bBxr owvjx owqv
#molar-flow	bBxr owvjx qEAv
#dynamic-viscosity	rwjxwEv uvxjqvDv

GEjh

wvx
#kinematic-viscosity	rwjxwEv yvxqjFvDv


jyFEDy
#fluidity	yvjAvF

wB (yvjAvF)
#vapor-permeance	xCEذGذvwv eijw be

Gwq
Gwq (۰ °ف)
Gwq (۲۳ °ف)
Gwq qFwv
#vapor-permeability	FwjEjvv eijw be


Gwq‌jvxd (۰ °ف)
Gwq‌jvxd (۲۳ °ف)
#turbidity	Duwv
#specific-energy	jxwav EvaB
#energy-density	drjAv jxwav





drjAv jxwav exhvx
#molar-energy	jxwav qEAv
#thermal-conductivity	wyjxxurv rwqjvv
#thermal-insulance	qnjEqF rwqjvv



DAE
Fjr
#thermal-expansion	jxeyjz rwqjvv
#heat-capacity	ظwCvF rwqjvv E bxFwEGv
#specific-heat-capacity	rwqjv EvaB
#molar-heat-capacity	ظwCvF rwqjvv qEAv


ثjeF rjhBj
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

qvAv‌rwq uw uyv‌AvFw	mg/چL	$ mg/چL
#molality	qEAjAvFB

rAEDh	rAEDh	$ rAEDh
#catalytic-activity	CsjAvF DjFjAvhEwv
DjFjA	DjFjA	$ DjFjA
Ejحu bxhvq
#catalytic-concentration	غAظF CsjAvF DjFjAvhEwv
#filtration-rate	xwi FصCvBٔ rAEqwEAv
#electric-current	owvjx jADFwvDv
bqGw	bqGw	ل
#current-noise-density	drjAv xECBٔ owvjx
#electric-charge	ejw jADFwvDv
DEAx	DEAx	$ DEAx
bqGwyjsF

ejw exvjuv
Cjwjuv


CwjxDAvx
#voltage	EAFja
EAF	EAF	V
#voltage-noise-density	drjAv xECBٔ EAFja
#electric-resistance	qnjEqF jADFwvDv
jBq	jBq	Ω
#electric-conductance	wyjxjvv jADFwvDv
hvqxy	hvqxy	$ hvqxy
#capacitance	ظwCvF ijhxv
Cjwju	Cjwju	$ Cjwju
#inductance	jAnjEwv
Bxwv	Bxwv	$ Bxwv
#magnetic-flux	Hjw qغxjzvyv
Eew	Eew	$ Eew
qjDyEA
nze Ejحu
#magnetic-flux-density	drjAv Hjw qغxjzvyv
FyAj	FyAj	$ FyAj
rjEy
#magnetic-field-strength	HuF qvujx qغxjzvyv


jwyFu
#magnetic-moment	rHFjEw qغxjzvyv
#electric-field-strength	HuF qvujx jADFwvDv
#electric-dipole-moment	rHFjEw uEnzev jADFwvDv

uejv
#resistivity	qnjEqF EvaB
#conductivity	wyjxxurv jADFwvDv
#apparent-power	FEjx ظjBwv E EjDxHv

Ejw
#apparent-energy	jxwav ظjBwv E EjDxHv
#luminous-intensity	HuF xEw
Hqs	Hqs	cچ
Hqs (xEw)
Hqs evx‌jAqAAv
#luminance	uwiHxurv

xvF



jyFvAe
#illuminance	wEHxjvv
AEDy	AEDy	lن



CEF (xEw)
#luminous-flux	Hjw xEwv
AEqx	AEqx	lm
Hqs DwEv
#luminous-exposure	xEwuBv
#wavenumber	EjwEx zEA



Djvhw
uvEGFw
#spectral-flux-density	drjAv Hjw zvCv

ojxyDv
#activity	GwFEhjvv
eDwA	eDwA	$ eDwA
DEwv
#activity-concentration	غAظF GwFEhjvv
#absorbed-dose	uh oذe‌HuB
rwv	rwv	$ rwv
wju
#equivalent-dose	uh qsjuA
yvEwF	yvEwF	$ yvEwF
wq
#equivalent-dose-rate	bBxr uh qsjuA
#radiation-exposure	GwFErvwv

wExFrx
#energy-per-distance	jxwav ew qyjCF



DvAEEjF-yjsF uw ۱۰۰ DvAEqFw	D.Ej.y/۱۰۰ D.q	$ D.Ej.y/۱۰۰ D.q
#antenna-gain	eBwBٔ bxFx
eBwB xyeF eB bxFx Bqyjxrwu
#computing-performance	FEjx qحjyejFv
#telephone-traffic	FwjCvD FACx
#film-speed	حyjyvF CvAq
#heat-pump-efficiency	ejhuB GqG rwqjvv
#vascular-resistance	qnjEqF swEnv
#acoustic-impedance	jqGujxy bDEyFvDv EvaB
#biological-activity	CsjAvF hvyFv
#color-temperature	uqjv wxr
K (uqjv wxr)
#gas-column	yFEx rjh
#specific-power	FEjx ew owq


qsjuA qFjeEAvD
#reduced-electric-field	qvujx jADFwvDv DjBvuB

FjExhxu
`,
  units: `
millimole-per-liter	qvAv‌qEA uw AvFw
petabyte	GFjejvF
terabyte	FwjejvF
terabit	FwjevF	Tآ
gigabyte	rvrjejvF
gigabit	rvrjevF	پآ
megabyte	qrjejvF
megabit	qrjevF	Mآ
kilobyte	DvAEejvF
kilobit	DvAEevF	kآ
millisecond	qvAv‌ثjxvB	qvAv‌ثjxvB	mع
microsecond	qvDwEثjxvB	$μع
nanosecond	xjxEثjxvB	xjxEثjxvB	قع
milliampere	qvAv‌bqGw	qvAv‌bqGw	mل
kilocalorie	DvAEDjAwv	D.DjAwv	$ D.DjAwv
kilojoule	DvAEaEA	D.aEA	kJ
gigahertz	rvrjBwFh	rvrjBwFh	پشط
megahertz	qrjBwFh	qrjBwFh	Mشط
kilohertz	DvAEBwFh	D.BwFh	kشط
megapixel	qrjGvDyA	MP
kilometer	DvAEqFw	DvAEqFw	km
decimeter	uyv‌qFw	uyv‌qFw	چm
centimeter	yjxFv‌qFw	yjxFv‌qFw	cm
millimeter	qvAv‌qFw	qvAv‌qFw	mm
micrometer	qvDwEqFw	qvDwEqFw	μm
nanometer	xjxEqFw	xjxEqFw	قm
picometer	GvDEqFw	GvDEqFw	pm
milligram	qvAv‌rwq	qvAv‌rwq	mg
microgram	qvDwErwq	qvDwErwq	μg
gigawatt	rvrjEjF	rvrjEjF	پW
megawatt	qrjEjF	qrjEjF	$ qrjEjF
kilowatt	DvAEEjF	D.EjF	kW
milliwatt	qvAv‌EjF	qvAv‌EjF	mW
millibar	qvAv‌ejw	qvAv‌ejw	mآژگ
hectopascal	BDFEGjyDjA	BDFEGjyDjA	زPژ
kilopascal	DvAEGjyDjA	D.GjyDjA	$ D.GjyDjA
megapascal	qrjGjyDjA	qrjGjyDjA	MPژ
megaliter	qrjAvFw	$ML
hectoliter	BDFEAvFw	$زL
deciliter	uyv‌AvFw	$چL
centiliter	yjxFv‌AvFw	$cL
milliliter	qvAv‌AvFw	qvAv‌AvFw	mL
`,
  patterns: `
joiner	 	 	
quetta	DFj{0}	DFj{0}
ronna	wExj{0}	wExj{0}
yotta	vEFj{0}	vEFj{0}
zetta	hFj{0}	hFj{0}
exa	jrhj{0}	jrhj{0}
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
atto	bFE{0}	bFE{0}
zepto	hGFE{0}	hGFE{0}
yocto	vEDFE{0}	vEDFE{0}
ronto	wExFE{0}	wExFE{0}
quecto	DEDFE{0}	DEDFE{0}
yobi	vEev‌{0}	vEev‌{0}
zebi	hev‌{0}	hev‌{0}
exbi	jrhev‌{0}	jrhev‌{0}
pebi	Gev‌{0}	Gev‌{0}
tebi	Fev‌{0}	Fev‌{0}
gibi	rvev‌{0}	rvev‌{0}
mebi	qev‌{0}	qev‌{0}
kibi	Dvev‌{0}	Dvev‌{0}
square	{0} qwes	{0}qwes|{0}qwes
cubic	{0} qDse	{0}qDse|{0}qDse
-survey-us	{0} (xnHB‌ewujwv bqwvDj)
-imperial	{0} (ewvFjxvjvv)
-dry	{0} (iHD)
-sidereal	{0} (xoEqv)
-gregorian	{0} (qvAjuv)
-person	{0} (yx)
-length	{0} (zEA)
-biblical	{0} (DFje qnuy)
-attic	{0} (bFvD)
-roman	{0} (wEqv)
-metric	{0} (qFwvD)
-of-water	{0} yFEx be
-printer	{0} (djG)
-tex	{0} (TبX)
-us	{0} (bqwvDj)
-beer	{0} (beoE)
-liquid	{0} (qjvs)
-apothecary	{0} (ujwEyjhv)
-australian	{0} (jyFwjAvj)
-nato	{0} (xjFE)
-paris	{0} (Gjwvy)
-international	{0} (evx‌jAqAAv)
-troy	{0} (FwEj)
per	{0} uw {1}	{0}/{1}
times	{0}‌{1}	{0}⋅{1}
`,
  words: {"belowZero":["زیر صفر"],"to":["به","در","بر حسب","برحسب","چند","یعنی چند","میشه چند","می‌شه چند","می‌شود چند","میشود چند","برابر چند","برابر با چند","معادل چند","معادل","چه قدر","چقدر","را به","رو به"],"after":["است","میشن","می‌شن","داره","هستش","خواهد شد","حساب کن","بگو","میشه","می‌شه","می شود","میباشد","می‌باشد","چقدره","دارد","می‌شود","میشود","تبدیل کن","تبدیل کنید","هستند","هست"],"and":["و","به‌علاوهٔ"],"per":["در","بر"],"opening":["چقدر است","تبدیل","تبدیل کن","محاسبه","محاسبه کن","حساب کن","از"],"howMany":["چند"],"are":["است","در","می‌شود","میشود","میشه","می‌شه","دارد","داره"],"one":["یک"],"endings":["هایی","های","ها","یه","یی","ه","ی"],"halves":{"نیم":"1/2","ربع":"1/4","یک چهارم":"1/4"},"polite":["لطفا","لطفاً","ممنون","مرسی","سلام"],"scales":{"هزار":"1000","میلیون":"1000000","میلیارد":"1000000000","تریلیون":"1000000000000"},"cardinals":{"0":"صفر","1":"یک|یه","2":"دو","3":"سه","4":"چهار|چار","5":"پنج","6":"شش|شیش","7":"هفت","8":"هشت","9":"نه","10":"ده","11":"یازده","12":"دوازده","13":"سیزده","14":"چهارده","15":"پانزده|پونزده","16":"شانزده|شونزده","17":"هفده|هیفده","18":"هجده|هیجده","19":"نوزده","20":"بیست","30":"سی","40":"چهل","50":"پنجاه","60":"شصت","70":"هفتاد","80":"هشتاد","90":"نود","100":"صد|یکصد","200":"دویست","300":"سیصد","400":"چهارصد","500":"پانصد|پونصد","600":"ششصد|شیشصد","700":"هفتصد","800":"هشتصد","900":"نهصد","1000":"هزار"},"numbers":{"یک چهارم":"1/4","نیم":"1/2","یک و نیم":"3/2","سه چهارم":"3/4","سه‌چهارم":"3/4","یک سوم":"1/3","دو سوم":"2/3","نصف":"1/2","ثلث":"1/3","ربع":"1/4"},"minus":["منفی","منهای"],"aliases":{"تن متریک":"tonne","تُن":"tonne","اسب بخار متریک":"horsepower-metric","قاشق غذاخوری متریک":"tablespoon-metric","قاشق چای‌خوری متریک":"teaspoon-metric","پیمانهٔ متریک":"cup-metric","کیلو":"kilogram","پی اس آی":"pound-force-per-square-inch","پی‌اس‌آی":"pound-force-per-square-inch","سانتیمترمربع":"square-centimeter","لیتر در صد کیلومتر":"liter-per-100-kilometer","لیتر در ۱۰۰ کیلومتر":"liter-per-100-kilometer","لیتر بر صد کیلومتر":"liter-per-100-kilometer","لیتر در هر صد کیلومتر":"liter-per-100-kilometer","کیلوکالری":"kilocalorie","کیلو کالری":"kilocalorie","کیلووات":"kilowatt","کیلو وات":"kilowatt","کالری غذا":"foodcalorie","کالری غذایی":"foodcalorie","دقه":"minute","ثانیه":"second","سلسیوس":"celsius","درجه سلسیوس":"celsius","سانتیگراد":"celsius","درجه سانتیگراد":"celsius","درجه فارنهایت":"fahrenheit","فارنهایت":"fahrenheit","سانت":"centimeter","شبانه‌روز":"day","شبانه روز":"day","لیوان":"cup-metric","سی‌سی":"cubic-centimeter","سی سی":"cubic-centimeter","سیسی":"cubic-centimeter","تا":"part","عدد":"part","جریب":"","قفیز":"","سیر":"","من":"","چارک":"","فرسخ":"","فرسنگ":"","گز":"","ذرع":"","وجب":"","مثقال":"","استکان":"","پیاله":"","نخود":"","کرور":"","میلی لیتر":"milliliter","میلیلیتر":"milliliter","سانتیمتر":"centimeter","سانتی":"centimeter","میلیمتر":"millimeter","میلی متر":"millimeter","متر مربع":"square-meter","مترمربع":"square-meter","متر مکعب":"cubic-meter","مترمکعب":"cubic-meter","کیلوگرم":"kilogram","تن":"tonne","ق غ":"tablespoon-metric","قاشق سوپخوری":"tablespoon-metric","قاشق سوپ خوری":"tablespoon-metric","قاشق سوپ‌خوری":"tablespoon-metric","قاشق چایخوری":"teaspoon-metric","قاشق مرباخوری":"teaspoon-metric","قاشق چای خوری":"teaspoon-metric","قاشق":"tablespoon-metric teaspoon-metric","کیلومتر در ساعت":"kilometer-per-hour","کیلومتر بر ساعت":"kilometer-per-hour","مایل دریایی":"nautical-mile","گره دریایی":"knot","گره":"knot","پوند":"pound"}},
};

export default locale;
