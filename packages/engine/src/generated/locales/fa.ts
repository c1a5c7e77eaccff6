// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fa',
  plurals: 'other one',
  letters: 'jvwExFqADuyBerGHCnoshbdiza ایرونتملکسدهبگپشفقعجزآچخطژ',
  quantities: `
#length	zEA
qFw	$qFw	m
qvDwEx

bxruFwEq
Cwqv
jvxd	jvxd	خق
CEF	CEF	ft
vjwy	vjwy	دچ


qjvA	qjvA	mخ
qjvA ywvjvv	qjvA ywvjvv	قmخ
Bhjwq jvxd

iz (zEA)
yjxB sE
xvA
DC yuF
yuF
Ese
ذwjo
jAّ
nyq (rjq)
juqEF

CjFEq	CjFEq	ftز
wjy (zEA)
Dwq (zEA)
hxsvw

hxsvw qBxyuv
CwAjxr	CwAjxr	fسگ
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
Hojo hqvx		$ R⊕
Hojo qHFwv
Hojo iEwHvy	Hojo iEwHvy	R☉
zEA GAjxD




GEvxF	GEvxF	pt
GjvDj
FEvG
GvDuA فSS




uvuwE
HjDE (zEA)
uEx (ajGx)
eE (zEA)
wvx (ajGx)
Dx (ajGx)
sE (ajGx)
dE (zEA)
wv (ajGx)
HjDE (GjwdB)
dv (dvx)
FuEx
sjxr
Av (dvx)
dD (Bxr‌Dxr)
Ej (FjvAxy)
Avxv
jvxd CwjxuEv
Gjv HjBv CwjxuEv
FEjh
Gjv wEqv
rjq wEqv
juFjyvEq wEqv

Gjv vExjxv
juFjyvEx vExjxv

GBxjv DC yuF
ذwjo uAzxFv qصwv
Gjv DeD

Ejwj
ArEj
Ejwjv Frhju
bwHvx
EwHED
ujax
EwuF
Gjv DvG
wEy DvG
nصeB



bAx
DAjCFw Evx
#area	qujحF
qFw qweo	m²;;$‎/m²
DvAEqFw qweo	$‎ km²;;$/km²	km²

ujxFv‌qFw qweo	$‎ cm²;;$‎/cm²

BDFjw	BDFjw	زژ
bw


ejwx
yjwuv
jvxd qweo	jvxd qweo	خق²
CEF qweo	CEF qweo	ft²
vjwy qweo	vjwy qweo	دچ²
qjvA qweo	qjvA qweo;;$‎/mخ²	$ mخ²



jvDw	swve	ژc
wEy
uDHx
FjEx‌HvG
qweo unC‌GEH





jvxd yjvwB‌jv
yExEq	yExEq
juFwqj
Cyjx
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

Cx (FjvEjx)
bADvwB (ujئEGjئEAE)
bADvwB (qvxju awjvu)
Fjwئj
qEwrx GwEuv
swve jCغjxv
vEi jFwvHv
#volume	حsq
qFw qDoe	$m³;;$‎/m³
DvAEqFw qDoe	$‎ km³	km³

ujxFv‌qFw qDoe	$‎ cm³;;$‎ /cm³


AvFw	$L;;$‎/L
juFw

jvxd qDoe	$خق³
CEF qDoe	$ft³
vjwy qDoe	$دچ³
qjvA qDoe	$mخ³





swve CEF	swve CEF	ژc ft



DEwy
Gjv BEGEu


rjAx	rjAx;;$ yw rjAx	$ rjAx


DEjwF	DEjwF	مt
GjvxF	GjvxF	pt
GvqjxBٔ bqwvDjvv
svA
jExu uvjA	$‎ fl عط	fl عط
ywq	ywq uvjA	fl.چگ.
qvxvq
njHn غذjiEwv bqwvDjvv
njHn djv‌iEwv bqwvDjvv
njHn yuwiEwv	n.yu.i.	$ n.yu.i.
Cxsjx njxExv bqwvDj
jExu qjvo qFwvD	fl عط m.	$ fl عط m.
yَH
uwjxrHF	uwjxrHF	$ uwjxrHF
juqvsx
Fَy
nzwB	nzwB	$ nzwB

rvAju	rvAju	$ rvAju
HjF
vD‌Gxsq rjAx
eEHA	eEHA	آس

rjAx iHD
DEjwF iHD
GjvxF iHD
eHDB	eHDB	آآl
eHDB besE
eHDB DEdD


eHDBٔ nwB‌njz

ejF
Fjx
rjAx jqGwvjA	rjAx jqGwvjA	gژlIm
DEjwF jxrAvuv	DEjwF jxrAvuv	مt-Imp.
GjvxF ewvFjxvjvv
Cxsjx ewvFjxvjvv

jExu uvjA jxrAvuv	fl عط Imp	fl عط Im


njHn غذjiEwv ewvFjxvjvv
njHn djv‌iEwv ewvFjxvjvv
njHn yuwiEwv jxrAvuv	n.yu. jxrAvuv	$ n.yu. jxrAvuv

eEHA ewvFjxvjvv

CvwDvx
DvAywDvx

GvqjxB	GvqjxB	c
njHn غذjiEwv	n.غ.i	$ n.غ.i
njHn djv‌iEwv	n.d.
njHn غذjiEwv juFwjAvjvv
GjvxF qFwvD	GjvxF qFwvD	mpt
Cxsjx ajGxv
jEujsv
DEujsv


AvEjx uEئyv
Djxj
EywE
Cjxrj
Hxr
yEئE
yjx (حsq)
bqCEwj
DExrvEu
uDuFjwvEu
qEyvEu
qFwFu
qyvqxEu
eث (DFje qnyu)
Bvx (DFje qnyu)
AEr (DFje qnyu)
ne (DFje qnyu)
jvCB
uئB
oEqw
حEqw
ezwv Hwje
xvq‌ezwv
qrxEq
vweojq
wحeojq
qFEHjAح
HAqxصw
eAFjhjw
eiF‌jAxصw
HE (ajGx)
DEDE
FE (ajGx)
rE (ajGx)
HjDE (حsq)
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
nvwjz	nvwjz	فک
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
xEHvyxv juFjxyjwy bqwvDj
Ejحy jADA
xEHvyxv juFjxyjwy juFwjAvj
yjAFEx	yjAFEx	کژ
swq jADFwEx
swq GwEFEx

swq GAjxD
swq iEwHvy	☉M	M☉
swq hqvx	⊕M|M⊕	M⊕
swq qHFwv
Djx (ajGx)
Dvx (ajGx)
qEqB
CEx (ajGx)
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
qjHB (swq)
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
HDA (swq)
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
BCFB	BCFB	$ BCFB
yEwBٔ yE BCFB‌jv
qjB	qjB	$ qjB
uB‌qjBB;uB‌qjB;$ yw uB‌qjB	$uB‌qjB|uB‌qjB
xvq‌ujA
ujA	ujA	$ ujA
yBB	yBB	$ yBB
uyB	uyB	$ uyB
BhjwB


He	He	$ He
wEh (ux)
BCFB (ux)
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
HvD
uEyewr
svCv
AحظB

hqjx GAjxD
vDjv jFqv hqjx
ضweBٔ uEjd
#labor	xvwEv Djw
xCwujoF
xCwwEh
xCw-BCFB
xCw-qjB
#temperature	yqj
ywsBٔ DAEvx	‎$ K;ywsBٔ DAEvx	K
ywsBٔ uAuvEu	$°ف
ywsBٔ CjwxBjvF	$°ت
ywsBٔ wjxDvx
#temperature-difference	jiFAjC yqj
DAEvx jiFAjC
ywsBٔ uAuvEu jiFAjC
ywsBٔ CjwxBjvF jiFAjC
#speed	uwoF E rjq
qFw yw ثjxvB

DvAEqFw yw ujoF	$‎ km/ز


qjvA yw ujoF	$‎ mpز	mpز





rwB	rwB	kق


xEwv;xEw	xEwv
qji
vDjv jFqv uwoF
#acceleration	HFje
qFw ew qsذEw ثjxvB	$‎ m/ج²





sv;rwjxH	پ	پج|پ
rjAvAB
#angle	hjEvB
wjyvjx	wjyvjx	گژچ
ywsB	ywsB	°
ynvnBٔ nEuv	y.nEuv	′
ثjxvBٔ nEuv	ث.nEuv	″


rwjy
yEw	yEw	$ yEw
weo yjvwB
ews CADv
ujoF hjEvB‌jv
sBF nze‌xqj
ywsBٔ yEyEvv
#solid-angle	hjEvBٔ Cضjvv
juFwjyvjx	juFwjyvjx	$ juFwjyvjx



juGjF
#frequency	eujqy
BwFh	BwFh	شط



dwiB ew ثjxvB
yEw yw ثjxvB
yEw yw ynvnB
ضweB yw ynvnB

Cwvq yw ثjxvB
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
#pressure	CHjw
GjuDjA	GjuDjA	Pژ
ejw	ejw	$ ejw
jFquCw	jFquCw
jFquCw Cxv
FEw




GExy yw jvxd qweo	$‎ pجخ










qvAv‌qFw uFEx be
ujxFv‌qFw uFEx be
qFw uFEx be
jvxd uFEx be
CEF uFEx be





qvAv‌qFw svEB	q‌q svEB	$ q‌q svEB

jvxd svEB	jvxd svEB	خقشg
#gauge-pressure	CHjw xuev
#energy	jxwav
aEA	aEA	J
jwr

EjF‌ujoF
DvAEEjF‌ujoF	D.E.ujoF	kWز
jADFwEx‌EAF;jADFwEx EAF
DjAwv	DjAwv	cژl
DjAwv	DjAwv	فژl
DjAwv [IT]	DjAwv-IT	$ DjAwv-IT



Fwqv
$ هTU-IT	$ هTU-IT	$ هTU-IT
ev‌Fv‌vE	ev‌Fv‌vE	هtس








Fwq bqwvDjvv	Fwq bqwvDjvv	$ Fwq bqwvDjvv



DEjy
Fx Fv‌jx‌Fv

Fx qojyA xCF
#power	FEjx
EjF	EjF	W
jue eijw	jue eijw	زp
jue eijw qFwvD












Fx Fewvy
Fjexyrv iEwHvy	☉L	$ ☉L
#torque	rHFjEw
xvEFx‌qFw	xvEFx‌qFw	N⋅m






GExy-CEF	GExy-CEF	lآf⋅ft
#momentum	FDjxB
#moment-of-inertia	rHFjEw AiFv
#surface-tension	DHH uzحv E uCFv
#fracture-toughness	dnwqrv HDuF
#fuel-economy	qصwC uEiF

AvFw yw ۱۰۰ DvAEqFw	A./۱۰۰ D.q.	$ A./۱۰۰ D.q.
AvFw yw DvAEqFw	A./D.q.	$ A./D.q.



qjvA yw rjAx	qjvA yw rjAx	mpg
qjvA yw jqGwvjA rjAx		m/gUK
#data	حsq yjyB
evF	evF	$ evF
ejvF	ejvF	$ ejvF
BHF‌Fjvv
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
#graphics	rwjCvD
GvDuA
$xnzB	xnzB	چعt
#typewidth	GBxjv حwEC
بm;بm FjvGErwjCv	بm	$ بm
jx (djG)
#ratio	xueF E Hqjw
GjwF	GjwF	GjwF|$ GjwF
ywصy	$٪
Bhjwq	$‰
yB‌Bhjwq	$‱

eiH yw qvAvEx
eiH yw evAvEx



ovjw	ovjw	kt
GwEC

sCF
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
#container-capacity	ظwCvF DjxFvxw
#level	Fwjh
xueF FEjx
yuv‌eA
eA
xGw

juFjG
#loudness	eAxyv صyj
uEx
CEx
#musical-interval	CjصABٔ qEuvnjvv
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












qEqB (jewvHq)
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
#vapor-permeance	xCEذGذvwv eijw be

Gwq
Gwq (0 °ف)
Gwq (23 °ف)
Gwq qFwv
#vapor-permeability	FwjEjvv eijw be


Gwq‌jvxd (0 °ف)
Gwq‌jvxd (23 °ف)
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
#heat-capacity	ظwCvF rwqjvv E bxFwEGv
#specific-heat-capacity	rwqjv EvaB
#molar-heat-capacity	ظwCvF rwqjvv qEAv


ثjeF rjhBj
#heat-flux	Hjw rwqj E Fjevyrv
#heat-transfer-coefficient	ضwve jxFnjA rwqj
#radiant-exposure	GwFEyBv FjeHv
#amount-of-substance	qnyjw qjyB
qEA	qEA	$ qEA
qEwy	qEwy













jvxHFvx
#molar-concentration	غAظF qEAv


pش
qEAjw

qvAv‌rwq yw yuv‌AvFw	mg/چL	$ mg/چL
#molality	qEAjAvFB

rAEDh	rAEDh	$ rAEDh
#catalytic-activity	CojAvF DjFjAvhEwv
DjFjA	DjFjA	$ DjFjA
Ejحy bxhvq
#catalytic-concentration	غAظF CojAvF DjFjAvhEwv
#filtration-rate	xwi FصCvBٔ rAEqwEAv
#electric-current	swvjx jADFwvDv
bqGw	bqGw	ل
#current-noise-density	drjAv xECBٔ swvjx
#electric-charge	ejw jADFwvDv
DEAx	DEAx	$ DEAx
bqGwujoF

ejw exvjyv
Cjwjyv


CwjxDAvx
#voltage	EAFja
EAF	EAF	V
#voltage-noise-density	drjAv xECBٔ EAFja
#electric-resistance	qnjEqF jADFwvDv
jBq	jBq	Ω
#electric-conductance	wujxjvv jADFwvDv
hvqxu	hvqxu	$ hvqxu
#capacitance	ظwCvF ijhxv
Cjwjy	Cjwjy	$ Cjwjy
#inductance	jAnjEwv
Bxwv	Bxwv	$ Bxwv
#magnetic-flux	Hjw qغxjzvuv
Eew	Eew	$ Eew
qjDuEA
nze Ejحy
#magnetic-flux-density	drjAv Hjw qغxjzvuv
FuAj	FuAj	$ FuAj
rjEu
#magnetic-field-strength	HyF qvyjx qغxjzvuv


jwuFy
#magnetic-moment	rHFjEw qغxjzvuv
#electric-field-strength	HyF qvyjx jADFwvDv
#electric-dipole-moment	rHFjEw yEnzev jADFwvDv

yejv
#resistivity	qnjEqF EvaB
#conductivity	wujxxyrv jADFwvDv
#apparent-power	FEjx ظjBwv E EjDxHv

Ejw
#apparent-energy	jxwav ظjBwv E EjDxHv
#luminous-intensity	HyF xEw
Hqo	Hqo	cچ
Hqo (xEw)
Hqo evx‌jAqAAv
#luminance	ywiHxyrv

xvF



juFvAe
#illuminance	wEHxjvv
AEDu	AEDu	lن



CEF (xEw)
#luminous-flux	Hjw xEwv
AEqx	AEqx	lm
Hqo DwEv
#luminous-exposure	xEwyBv
#wavenumber	EjwEx zEA



Djvhw
yvEGFw
#spectral-flux-density	drjAv Hjw zvCv

sjxuDv
#activity	GwFEhjvv
eDwA	eDwA	$ eDwA
DEwv
#activity-concentration	غAظF GwFEhjvv
#absorbed-dose	yh sذe‌HyB
rwv	rwv	$ rwv
wjy
#equivalent-dose	yh qojyA
uvEwF	uvEwF	$ uvEwF
wq
#equivalent-dose-rate	bBxr yh qojyA
#radiation-exposure	GwFErvwv

wExFrx
#energy-per-distance	jxwav ew qujCF



DvAEEjF-ujoF yw ۱۰۰ DvAEqFw	D.Ej.u/۱۰۰ D.q	$ D.Ej.u/۱۰۰ D.q
#antenna-gain	eBwBٔ bxFx
eBwB xueF eB bxFx Bqujxrwy
#computing-performance	FEjx qحjuejFv
#telephone-traffic	FwjCvD FACx
#film-speed	حujuvF CvAq
#heat-pump-efficiency	ejhyB GqG rwqjvv
#vascular-resistance	qnjEqF owEnv
#acoustic-impedance	jqGyjxu bDEuFvDv EvaB
#biological-activity	CojAvF hvuFv
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
gigahertz	rvrjBwFh	rvrjBwFh	پشط
megahertz	qrjBwFh	qrjBwFh	Mشط
kilohertz	DvAEBwFh	D.BwFh	kشط
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
square	{0}qweo|{0}qweo;;{0} qweo	{0}qweo|{0}qweo
cubic	{0} qDoe|{0} qDoe	{0}qDoe|{0}qDoe
-survey-us	{0} (xnHB‌ewyjwv bqwvDj)
-imperial	{0} (ewvFjxvjvv)
-dry	{0} (iHD)
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
