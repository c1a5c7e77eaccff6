// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fa',
  plurals: 'other one',
  letters: 'jvwExFqADuyBerGHCnoshbdiza ایرونتملکسدهبگپفشقعجزآچخطژ',
  quantities: `
#length	zEA
qFw	$qFw	m
qvDwEx

bxruFwEq
Hwqv
jvxd	jvxd	خق
HEF	HEF	ft
vjwy	vjwy	دچ


qjvA	qjvA	mخ
qjvA ywvjvv	qjvA ywvjvv	قmخ
Bhjwq jvxd

iz (zEA)
yjxB sE
xvA
DH yuF
yuF
Ese
ذwjo
jAّ
nyq (rjq)
juqEF

HjFEq	HjFEq	ftز
wjy (zEA)
Dwq (zEA)
hxsvw

hxsvw qBxyuv
HwAjxr	HwAjxr	fسگ
Avr
DjeA ywvjvv


Avr ywvjvv
qjvA yjyB
qjvA juDjxyvxjEv	$‎ جmخ








Ejحy xsEqv	Ejحy xsEqv	ژس
GjwuD	GjwuD	pc
ثjxvBٔ xEwv
ynvnBٔ xEwv
ujoF xEwv
wEh xEwv
ujA xEwv	ujA xEwv	lد
Cojo hqvx		$ R⊕
Cojo qCFwv
Cojo iEwCvy	Cojo iEwCvy	R☉
zEA GAjxD




GEvxF	GEvxF	pt
GjvDj
FEvG
GvDuA شSS




uvuwE
CjDE (zEA)
uEx (ajGx)
eE (zEA)
wvx (ajGx)
Dx (ajGx)
sE (ajGx)
dE (zEA)
wv (ajGx)
CjDE (GjwdB)
dv (dvx)
FuEx
sjxr
Av (dvx)
dD (Bxr‌Dxr)
Ej (FjvAxy)
Avxv
jvxd HwjxuEv
HEF CjBv HwjxuEv
FEjh
HEF wEqv
rjq wEqv
juFjyvEq wEqv

HEF vExjxv
juFjyvEx vExjxv

GBxjv DH yuF
ذwjo uAzxFv qصwv
HEF DeD

Ejwj
ArEj
Ejwjv Frhju
bwCvx
EwCED
ujax
EwuF
HEF DvG
wEy DvG
nصeB



bAx
DAjHFw Evx
#area	qujحF
qFw qweo	m²;;$‎/m²
DvAEqFw qweo	$‎ km²;;$/km²	km²

ujxFv‌qFw qweo	$‎ cm²;;$‎/cm²

BDFjw	BDFjw	زژ
bw


ejwx
yjwuv
jvxd qweo	jvxd qweo	خق²
HEF qweo	HEF qweo	ft²
vjwy qweo	vjwy qweo	دچ²
qjvA qweo	qjvA qweo;;$‎/mخ²	$ mخ²



jvDw	swve	ژc
wEy
uDCx
FjEx‌CvG
qweo unH‌GEC





jvxd yjvwB‌jv
yExEq	yExEq
juFwqj
Hyjx
FuEeE
eE (qujحF)
uB (ajGx)
Fjx (ajGx)
dE (ajGx)
FjFjqv
GvExr
Gvxr
qE (dvx)

xrjx
wjv (FjvAxy)
rExFj
DxjA
qwAB
qwABٔ DEdD
qweo (GjDuFjx)
jxDxq
uxF (hqvx)
rwjxy
evrB (exrjA)
DjFB (exrjA)
dFjD (exrjA)
DjFB (bujq)
Auj
evrB (evBjw)
DjFB (evBjw)
yBEw (evBjw)
evuEj
evrB (xGjA)
DjFB (xGjA)
yBEw (xGjA)
wEGjxv
bxj (xGjA)
bwGjx

yuvjFvxj
qEwrx
vErwEq
Bjvy
qjxhjxj
DEئwyj

FExAjxy

Hx (FjvEjx)
bADvwB (ujئEGjئEAE)
bADvwB (qvxju awjvu)
Fjwئj
qEwrx GwEuv
swve jHغjxv
vEi jFwvCv
#volume	حsq
qFw qDoe	$m³;;$‎/m³
DvAEqFw qDoe	$‎ km³	km³

ujxFv‌qFw qDoe	$‎ cm³;;$‎ /cm³


AvFw	$L;;$‎/L
juFw

jvxd qDoe	$خق³
HEF qDoe	$ft³
vjwy qDoe	$دچ³
qjvA qDoe	$mخ³





swve HEF	swve HEF	ژc ft



DEwy
HEF BEGEu


rjAx	rjAx;;$ yw rjAx	$ rjAx


DEjwF	DEjwF	مt
GjvxF	GjvxF	pt
GvqjxBٔ bqwvDjvv
svA
jExu uvjA	$‎ fl عط	fl عط
ywq	ywq uvjA	fl.چگ.
qvxvq
njCn غذjiEwv bqwvDjvv
njCn djv‌iEwv bqwvDjvv
njCn yuwiEwv	n.yu.i.	$ n.yu.i.
Hxsjx njxExv bqwvDj
jExu qjvo qFwvD	fl عط m.	$ fl عط m.
yَC
uwjxrCF	uwjxrCF	$ uwjxrCF
juqvsx
Fَy
nzwB	nzwB	$ nzwB

rvAju	rvAju	$ rvAju
CjF
vD‌Gxsq rjAx
eECA	eECA	آس

rjAx iCD
DEjwF iCD
GjvxF iCD
eCDB	eCDB	آآl
eCDB besE
eCDB DEdD


eCDBٔ nwB‌njz

ejF
Fjx
rjAx jqGwvjA	rjAx jqGwvjA	gژlIm
DEjwF jxrAvuv	DEjwF jxrAvuv	مt-Imp.
GjvxF ewvFjxvjvv
Hxsjx ewvFjxvjvv

jExu uvjA jxrAvuv	fl عط Imp	fl عط Im


njCn غذjiEwv ewvFjxvjvv
njCn djv‌iEwv ewvFjxvjvv
njCn yuwiEwv jxrAvuv	n.yu. jxrAvuv	$ n.yu. jxrAvuv

eECA ewvFjxvjvv

HvwDvx
DvAywDvx

GvqjxB	GvqjxB	c
njCn غذjiEwv	n.غ.i	$ n.غ.i
njCn djv‌iEwv	n.d.
njCn غذjiEwv juFwjAvjvv
GjvxF qFwvD	GjvxF qFwvD	mpt
Hxsjx ajGxv
jEujsv
DEujsv


AvEjx uEئyv
Djxj
EywE
Hjxrj
Cxr
yEئE
yjx (حsq)
bqHEwj
DExrvEu
uDuFjwvEu
qEyvEu
qFwFu
qyvqxEu
eث (DFje qnyu)
Bvx (DFje qnyu)
AEr (DFje qnyu)
ne (DFje qnyu)
jvHB
uئB
oEqw
حEqw
ezwv Cwje
xvq‌ezwv
qrxEq
vweojq
wحeojq
qFECjAح
CAqxصw
eAFjhjw
eiF‌jAxصw
CE (ajGx)
DEDE
FE (ajGx)
rE (ajGx)
CjDE (حsq)
ujv (ajGx)

vD‌uEq DEwy
rwjEAw
rjxFjxr qjAhvjvv
DjEjx
#mass	swq
DvAErwq	DvAErwq;;$‎/kg	kg
rwq;;$/g	rwq;;$/g	g
Fx	Fx	tق

DxFjA
nvwjz	nvwjz	شک
GExy;lآ	GExy;;$ yw GExy	lآ

jExu	jExu;;$ yw jExu	عط

yjxB	yjxB	gگ
uxr	uxr	جt
vD‌dBjwq صyGExyv
صyGExyv bqwvDjvv
صyGExyv ewvFjxvjvv
Fx bqwvDjvv
Fx eAxy
juAjr

jExu FwEj	jExu FwEj	عط t






njAe DwB (bqwvDj)
xECvyxv juFjxyjwy bqwvDj
Ejحy jADA
xECvyxv juFjxyjwy juFwjAvj
yjAFEx	yjAFEx	کژ
swq jADFwEx
swq GwEFEx

swq GAjxD
swq iEwCvy	☉M	M☉
swq hqvx	⊕M|M⊕	M⊕
swq qCFwv
Djx (ajGx)
Dvx (ajGx)
qEqB
HEx (ajGx)
svx (dvx)
yjx (swq)
Avjxr
dvjx
DFv
FvA (swq)
GvDEA

rEx (DwB)
yEx (DwB)
ejF (swq)
ejF zAj
FEAB
qjCB (swq)
wFv
uvw (Bxy)
dvFD
qjxy (Bxy)
GExy bAqjxv
uxFxw bAqjxv

AvEw
GExy juGjxvjvv
bwEej

GExy wEuv
hEAEFxvD
AEF (wEuvB)
GEy (wEuvB)

jExu wEqv
ywjiqj
jeEA
qvxjv bFvD
FjAjx bFvD
CDA (swq)
qvxjv DFje qnyu
FjAjx DFje qnyu



Evu
FvDjA ewqB‌jv
jnB qصwv
nxzjw qصwv
jnB newuv
#time	hqjx
ثjxvB	ثjxvB;;$ yw ثjxvB	ج
ynvnB	ynvnB;;$ yw ynvnB	m
ujoF	ujoF;;$ yw ujoF	ز
weo ujoF
wEh	wEh	$ wEh
BHFB	BHFB	$ BHFB
yEwBٔ yE BHFB‌jv
qjB	qjB	$ qjB
uB‌qjBB;uB‌qjB;$ yw uB‌qjB	$uB‌qjB|uB‌qjB
xvq‌ujA
ujA	ujA	$ ujA
yBB	yBB	$ yBB
uyB	uyB	$ uyB
BhjwB


Ce	Ce	$ Ce
wEh (ux)
BHFB (ux)
qjB (ux)
ujA (ux)
ujA ojyv
ujA DevuB
ujA qvAjyv qvjxrvx

ujA joFyjAv
ujA xsEqv
qjB BAjAv

wEh xsEqv



wEh qwviv
CvD
uEyewr
svHv
AحظB

hqjx GAjxD
vDjv jFqv hqjx
ضweBٔ uEjd
#labor	xvwEv Djw
xHwujoF
xHwwEh
xHw-BHFB
xHw-qjB
#temperature	yqj
ywsBٔ DAEvx	‎$ K;ywsBٔ DAEvx	K
ywsBٔ uAuvEu	$°ش
ywsBٔ HjwxBjvF	$°ت
ywsBٔ wjxDvx
#temperature-difference	jiFAjH yqj
DAEvx jiFAjH
ywsBٔ uAuvEu jiFAjH
ywsBٔ HjwxBjvF jiFAjH
#speed	uwoF E rjq
qFw yw ثjxvB

DvAEqFw yw ujoF	$‎ km/ز


qjvA yw ujoF	$‎ mpز	mpز





rwB	rwB	kق


xEwv;xEw	xEwv
qji
vDjv jFqv uwoF
#acceleration	CFje
qFw ew qsذEw ثjxvB	$‎ m/ج²





sv;rwjxC	پ	پج|پ
rjAvAB
#angle	hjEvB
wjyvjx	wjyvjx	گژچ
ywsB	ywsB	°
ynvnBٔ nEuv	y.nEuv	′
ثjxvBٔ nEuv	ث.nEuv	″


rwjy
yEw	yEw	$ yEw
weo yjvwB
ews HADv
ujoF hjEvB‌jv
sBF nze‌xqj
ywsBٔ yEyEvv
#solid-angle	hjEvBٔ Hضjvv
juFwjyvjx	juFwjyvjx	$ juFwjyvjx



juGjF
#frequency	eujqy
BwFh	BwFh	فط



dwiB ew ثjxvB
yEw yw ثjxvB
yEw yw ynvnB
ضweB yw ynvnB

Hwvq yw ثjxvB
ejy
#angular-speed	uwoF hjEvB‌jv
#force	xvwE
xvEFx	xvEFx	N
yvx

DvAErwq-xvwE	DvAErwq-xvwE	$ DvAErwq-xvwE
rwq‌xvwE
Fx‌xvwE
GExy-xvwE	GExy-xvwE	lآf


DvG
#pressure	HCjw
GjuDjA	GjuDjA	Pژ
ejw	ejw	$ ejw
jFquHw	jFquHw
jFquHw Hxv
FEw




GExy yw jvxd qweo	$‎ pجخ










qvAv‌qFw uFEx be
ujxFv‌qFw uFEx be
qFw uFEx be
jvxd uFEx be
HEF uFEx be





qvAv‌qFw svEB	q‌q svEB	$ q‌q svEB

jvxd svEB	jvxd svEB	خقفg
#gauge-pressure	HCjw xuev
#energy	jxwav
aEA	aEA	J
jwr

EjF‌ujoF
DvAEEjF‌ujoF	D.E.ujoF	kWز
jADFwEx‌EAF;jADFwEx EAF
DjAwv	DjAwv	cژl
DjAwv	DjAwv	شژl
DjAwv [IT]	DjAwv-IT	$ DjAwv-IT



Fwqv
$ هTU-IT	$ هTU-IT	$ هTU-IT
ev‌Fv‌vE	ev‌Fv‌vE	هtس








Fwq bqwvDjvv	Fwq bqwvDjvv	$ Fwq bqwvDjvv



DEjy
Fx Fv‌jx‌Fv

Fx qojyA xHF
#power	FEjx
EjF	EjF	W
jue eijw	jue eijw	زp
jue eijw qFwvD












Fx Fewvy
Fjexyrv iEwCvy	☉L	$ ☉L
#torque	rCFjEw
xvEFx‌qFw	xvEFx‌qFw	N⋅m






GExy-HEF	GExy-HEF	lآf⋅ft
#momentum	FDjxB
#moment-of-inertia	rCFjEw AiFv
#surface-tension	DCC uzحv E uHFv
#fracture-toughness	dnwqrv CDuF
#fuel-economy	qصwH uEiF

AvFw yw ۱۰۰ DvAEqFw	A./۱۰۰ D.q.	$ A./۱۰۰ D.q.
AvFw yw DvAEqFw	A./D.q.	$ A./D.q.



qjvA yw rjAx	qjvA yw rjAx	mpg
qjvA yw jqGwvjA rjAx		m/gUK
#data	حsq yjyB
evF	evF	$ evF
ejvF	ejvF	$ ejvF
BCF‌Fjvv
xvq‌ejvF
iwyB‌evF

xjF

FwvF
DAqB (yjyB)
DAqBٔ yEFjvv
DAqBٔ dBjwFjvv
#data-rate	xwi yjyB
#resolution	EضEح

GvDuA yw ujxFv‌qFw	ppcm

GvDuA yw jvxd		$ ppخ
xnzB yw jvxd
xnzB yw ujxFv‌qFw		$ چpcm
#graphics	rwjHvD
GvDuA
$xnzB	xnzB	چعt
#typewidth	GBxjv حwEH
بm;بm FjvGErwjHv	بm	$ بm
jx (djG)
#ratio	xueF E Cqjw
GjwF	GjwF	GjwF|$ GjwF
ywصy	$٪
Bhjwq	$‰
yB‌Bhjwq	$‱

eiC yw qvAvEx
eiC yw evAvEx



ovjw	ovjw	kt
GwEH

sHF
uB‌Fjvv
xvq‌yEsvx
yEsvx
yEsvx xjxEjvv
evuF‌Fjvv
صyFj
صyFjv ehwr

nwjصBٔ ehwr
Bhjw
qvwvjy
AD
qvAvEx
DwEw Bxyv
qvAvjwy
FwvAvEx
yuFB Djغذ
exy Djغذ
#container-capacity	ظwHvF DjxFvxw
#level	Fwjh
xueF FEjx
yuv‌eA
eA
xGw

juFjG
#loudness	eAxyv صyj
uEx
HEx
#musical-interval	HjصABٔ qEuvnjvv
xueF eujqy
jDFjE
GwyB
xvq‌GwyB
weo GwyB

ujEjw
yBBٔ eujqy
#density	drjAv
#specific-weight	Ehx qiصEص


svEB	svEB	$ svEB
uFEx be
#linear-density	drjAv izv


FDu
yxvw



xqwBٔ qFwvD xi
#area-density	drjAv uzحv












qEqB (jewvCq)
#volume-flow	bBxr swvjx حsqv



























jvxd qoyxdv
juEwywEG
#mass-flow	bBxr swvjx swqv
#molar-flow	bBxr swvjx qEAv
#dynamic-viscosity	rwjxwEv yvxjqvDv

GEjh

wvx
#kinematic-viscosity	rwjxwEv uvxqjFvDv


juFEDu
#fluidity	uvjAvF

wB (uvjAvF)
#vapor-permeance	xHEذGذvwv eijw be

Gwq
Gwq (۰ °ش)
Gwq (۲۳ °ش)
Gwq qFwv
#vapor-permeability	FwjEjvv eijw be


Gwq‌jvxd (۰ °ش)
Gwq‌jvxd (۲۳ °ش)
#turbidity	Dywv
#specific-energy	jxwav EvaB
#energy-density	drjAv jxwav





drjAv jxwav exhvx
#molar-energy	jxwav qEAv
#thermal-conductivity	wujxxyrv rwqjvv
#thermal-insulance	qnjEqF rwqjvv



DAE
Fjr
#thermal-expansion	jxeujz rwqjvv
#heat-capacity	ظwHvF rwqjvv E bxFwEGv
#specific-heat-capacity	rwqjv EvaB
#molar-heat-capacity	ظwHvF rwqjvv qEAv


ثjeF rjhBj
#heat-flux	Cjw rwqj E Fjevyrv
#heat-transfer-coefficient	ضwve jxFnjA rwqj
#radiant-exposure	GwFEyBv FjeCv
#amount-of-substance	qnyjw qjyB
qEA	qEA	$ qEA
qEwy	qEwy













jvxCFvx
#molar-concentration	غAظF qEAv


pف
qEAjw

qvAv‌rwq yw yuv‌AvFw	mg/چL	$ mg/چL
#molality	qEAjAvFB

rAEDh	rAEDh	$ rAEDh
#catalytic-activity	HojAvF DjFjAvhEwv
DjFjA	DjFjA	$ DjFjA
Ejحy bxhvq
#catalytic-concentration	غAظF HojAvF DjFjAvhEwv
#filtration-rate	xwi FصHvBٔ rAEqwEAv
#electric-current	swvjx jADFwvDv
bqGw	bqGw	ل
#current-noise-density	drjAv xEHBٔ swvjx
#electric-charge	ejw jADFwvDv
DEAx	DEAx	$ DEAx
bqGwujoF

ejw exvjyv
Hjwjyv


HwjxDAvx
#voltage	EAFja
EAF	EAF	V
#voltage-noise-density	drjAv xEHBٔ EAFja
#electric-resistance	qnjEqF jADFwvDv
jBq	jBq	Ω
#electric-conductance	wujxjvv jADFwvDv
hvqxu	hvqxu	$ hvqxu
#capacitance	ظwHvF ijhxv
Hjwjy	Hjwjy	$ Hjwjy
#inductance	jAnjEwv
Bxwv	Bxwv	$ Bxwv
#magnetic-flux	Cjw qغxjzvuv
Eew	Eew	$ Eew
qjDuEA
nze Ejحy
#magnetic-flux-density	drjAv Cjw qغxjzvuv
FuAj	FuAj	$ FuAj
rjEu
#magnetic-field-strength	CyF qvyjx qغxjzvuv


jwuFy
#magnetic-moment	rCFjEw qغxjzvuv
#electric-field-strength	CyF qvyjx jADFwvDv
#electric-dipole-moment	rCFjEw yEnzev jADFwvDv

yejv
#resistivity	qnjEqF EvaB
#conductivity	wujxxyrv jADFwvDv
#apparent-power	FEjx ظjBwv E EjDxCv

Ejw
#apparent-energy	jxwav ظjBwv E EjDxCv
#luminous-intensity	CyF xEw
Cqo	Cqo	cچ
Cqo (xEw)
Cqo evx‌jAqAAv
#luminance	ywiCxyrv

xvF



juFvAe
#illuminance	wECxjvv
AEDu	AEDu	lن



HEF (xEw)
#luminous-flux	Cjw xEwv
AEqx	AEqx	lm
Cqo DwEv
#luminous-exposure	xEwyBv
#wavenumber	EjwEx zEA



Djvhw
yvEGFw
#spectral-flux-density	drjAv Cjw zvHv

sjxuDv
#activity	GwFEhjvv
eDwA	eDwA	$ eDwA
DEwv
#activity-concentration	غAظF GwFEhjvv
#absorbed-dose	yh sذe‌CyB
rwv	rwv	$ rwv
wjy
#equivalent-dose	yh qojyA
uvEwF	uvEwF	$ uvEwF
wq
#equivalent-dose-rate	bBxr yh qojyA
#radiation-exposure	GwFErvwv

wExFrx
#energy-per-distance	jxwav ew qujHF



DvAEEjF-ujoF yw ۱۰۰ DvAEqFw	D.Ej.u/۱۰۰ D.q	$ D.Ej.u/۱۰۰ D.q
#antenna-gain	eBwBٔ bxFx
eBwB xueF eB bxFx Bqujxrwy
#computing-performance	FEjx qحjuejFv
#telephone-traffic	FwjHvD FAHx
#film-speed	حujuvF HvAq
#heat-pump-efficiency	ejhyB GqG rwqjvv
#vascular-resistance	qnjEqF owEnv
#acoustic-impedance	jqGyjxu bDEuFvDv EvaB
#biological-activity	HojAvF hvuFv
#color-temperature	yqjv wxr
#gas-column	uFEx rjh
`,
  units: `
millimole-per-liter	qvAv‌qEA yw AvFw
petabyte	GFjejvF
terabyte	FwjejvF
terabit	FwjevF	Tآ
gigabyte	rvrjejvF
gigabit	rvrjevF	پآ
megabyte	qrjejvF
megabit	qrjevF	Mآ
kilobyte	DvAEejvF
kilobit	DvAEevF	kآ
millisecond	qvAv‌ثjxvB	qvAv‌ثjxvB	mج
microsecond	qvDwEثjxvB	$μج
nanosecond	xjxEثjxvB	xjxEثjxvB	قج
milliampere	qvAv‌bqGw	qvAv‌bqGw	mل
kilocalorie	DvAEDjAwv	D.DjAwv	$ D.DjAwv
kilojoule	DvAEaEA	D.aEA	kJ
gigahertz	rvrjBwFh	rvrjBwFh	پفط
megahertz	qrjBwFh	qrjBwFh	Mفط
kilohertz	DvAEBwFh	D.BwFh	kفط
megapixel	qrjGvDuA	MP
kilometer	DvAEqFw	DvAEqFw	km
decimeter	yuv‌qFw	yuv‌qFw	چm
centimeter	ujxFv‌qFw	ujxFv‌qFw	cm
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
hectopascal	BDFEGjuDjA	BDFEGjuDjA	زPژ
kilopascal	DvAEGjuDjA	D.GjuDjA	$ D.GjuDjA
megapascal	qrjGjuDjA	qrjGjuDjA	MPژ
megaliter	qrjAvFw	$ML
hectoliter	BDFEAvFw	$زL
deciliter	yuv‌AvFw	$چL
centiliter	ujxFv‌AvFw	$cL
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
deka	yDj{0}	yDj{0}
deci	yuv‌{0}	yuv‌{0}
centi	ujxFv‌{0}	ujxFv{0}
milli	qvAv‌{0}	qvAv{0}
micro	qvDwE{0}	qvDwE{0}
nano	xjxE{0}	xjxE{0}
pico	GvDE{0}	GvDE{0}
femto	HqFE{0}	HqFE{0}
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
square	{0}qweo|{0}qweo;;{0} qweo	{0}qweo|{0}qweo
cubic	{0} qDoe|{0} qDoe	{0}qDoe|{0}qDoe
-survey-us	{0} (xnCB‌ewyjwv bqwvDj)
-imperial	{0} (ewvFjxvjvv)
-dry	{0} (iCD)
-sidereal	{0} (xsEqv)
-gregorian	{0} (qvAjyv)
-person	{0} (ux)
-length	{0} (zEA)
-biblical	{0} (DFje qnyu)
-attic	{0} (bFvD)
-roman	{0} (wEqv)
-metric	{0} (qFwvD)
-of-water	{0} uFEx be
-printer	{0} (djG)
-tex	{0} (TبX)
-us	{0} (bqwvDj)
-beer	{0} (besE)
-liquid	{0} (qjvo)
-apothecary	{0} (yjwEujhv)
-australian	{0} (juFwjAvj)
-nato	{0} (xjFE)
-paris	{0} (Gjwvu)
-international	{0} (evx‌jAqAAv)
-troy	{0} (FwEj)
per	{0} yw {1}	{0}/{1}
times	{0}‌{1}	{0}⋅{1}
`,
  words: {"to":["به","در","بر حسب","چند"],"after":["است","میشه","می‌شه","می شود","میباشد","می‌باشد","چقدره","دارد","می‌شود","میشود","تبدیل کن","تبدیل کنید","هستند","هست"],"and":["و","به‌علاوهٔ"],"per":["در","بر"],"opening":["چقدر است","تبدیل","محاسبه","از"],"howMany":["چند"],"are":["است","در","می‌شود"],"one":["یک"],"endings":["هایی","های","ها","ه"],"halves":{"نیم":"1/2"},"polite":["لطفا","لطفاً","ممنون"],"scales":{"هزار":"1000","میلیون":"1000000","میلیارد":"1000000000","تریلیون":"1000000000000"},"cardinals":{"0":"صفر","1":"یک|یه","2":"دو","3":"سه","4":"چهار|چار","5":"پنج","6":"شش|شیش","7":"هفت","8":"هشت","9":"نه","10":"ده","11":"یازده","12":"دوازده","13":"سیزده","14":"چهارده","15":"پانزده|پونزده","16":"شانزده|شونزده","17":"هفده|هیفده","18":"هجده|هیجده","19":"نوزده","20":"بیست","30":"سی","40":"چهل","50":"پنجاه","60":"شصت","70":"هفتاد","80":"هشتاد","90":"نود","100":"صد|یکصد","200":"دویست","300":"سیصد","400":"چهارصد","500":"پانصد|پونصد","600":"ششصد|شیشصد","700":"هفتصد","800":"هشتصد","900":"نهصد","1000":"هزار"},"numbers":{"یک چهارم":"1/4","نیم":"1/2","یک و نیم":"3/2","سه چهارم":"3/4","سه‌چهارم":"3/4","یک سوم":"1/3","دو سوم":"2/3","نصف":"1/2","ثلث":"1/3","ربع":"1/4"},"minus":["منفی","منهای"],"aliases":{"تن متریک":"tonne","تُن":"tonne","قاشق غذاخوری متریک":"tablespoon-metric","قاشق چای‌خوری متریک":"teaspoon-metric","پیمانهٔ متریک":"cup-metric","کیلو":"kilogram","سلسیوس":"celsius","درجه سلسیوس":"celsius","سانتیگراد":"celsius","درجه سانتیگراد":"celsius","درجه فارنهایت":"fahrenheit","فارنهایت":"fahrenheit","سانت":"centimeter","شبانه‌روز":"day","شبانه روز":"day","لیوان":"cup-metric","سی‌سی":"cubic-centimeter","سی سی":"cubic-centimeter","سیسی":"cubic-centimeter","تا":"part","عدد":"part","جریب":"","قفیز":"","سیر":"","من":"","چارک":"","فرسخ":"","فرسنگ":"","گز":"","ذرع":"","وجب":"","مثقال":"","استکان":"","پیاله":"","نخود":"","کرور":"","میلی لیتر":"milliliter","میلیلیتر":"milliliter","سانتیمتر":"centimeter","سانتی":"centimeter","میلیمتر":"millimeter","میلی متر":"millimeter","متر مربع":"square-meter","مترمربع":"square-meter","متر مکعب":"cubic-meter","مترمکعب":"cubic-meter","کیلوگرم":"kilogram","تن":"tonne","ق غ":"tablespoon-metric","قاشق سوپخوری":"tablespoon-metric","قاشق سوپ خوری":"tablespoon-metric","قاشق سوپ‌خوری":"tablespoon-metric","قاشق چایخوری":"teaspoon-metric","قاشق مرباخوری":"teaspoon-metric","قاشق چای خوری":"teaspoon-metric","قاشق":"","کیلومتر در ساعت":"kilometer-per-hour","کیلومتر بر ساعت":"kilometer-per-hour","مایل دریایی":"nautical-mile","گره دریایی":"knot","گره":"knot","پوند":"pound"}},
};

export default locale;
