// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fa',
  plurals: 'other one',
  letters: 'vwxEFqADjyBGHerCzbdnughfio ایرونتملکسدهبگپشفقعجزآچخطژ',
  quantities: `
#length	iED
Aqx	$Aqx	m
AwjxEF

gFeyqxEA
zxAw
vwFh	vwFh	طج
zEq	zEq	خt
wvxB	wvxB	سع


AvwD	AvwD	mط
AvwD Bxwvww	AvwD Bxwvww	جmط
GuvxA vwFh

fi (iED)
BvFG nE
FwD
jz Byq
Byq
EnH
ذxvd
vDّ
bBA (evA)
vyAEq

zvqEA	zvqEA	خtچ
$ پژع;-xvB (iED)
jxA (iED)
$ cچaطج;-uFnwx

uFnwx AGFByw
zxDvFe	zxDvFe	خزپ
Dwe
jvHD Bxwvww


Dwe Bxwvww
AvwD BvBG
AvwD vyjvFBwFvEw	$‎ smط








EvحB FnEAw	EvحB FnEAw	aز
rvxyj	rvxyj	pc
ثvFwGٔ FExw
BbwbGٔ FExw
yvdq FExw
xEu FExw
yvD FExw	yvD FExw	lس
Cdvd uAwF		$ R⊕
Cdvd ACqxw
Cdvd fExCwB	Cdvd fExCwB	R☉
iED rDvFj




rEwFq	rEwFq	pt
rvwjv
qEwr
rwjyD شSS




ywyxE
sچakز [JP];-CvjE (iED)
sزج [JP];-yEF (ovrF)
HE (iED)
پطج [JP];-xwF (ovrF)
kگج [JP];-jF (ovrF)
کژ [JP];-nE (ovrF)
hE (iED)
پط [JP];-xw (ovrF)
sچakز [clژtچ, JP];-CvjE (rvxhG)
hw (hwF)
qyEF
nvFe
Dw (hwF)
hj (GFe‌jFe)
Ev (qvwDFB)
DwFw
vwFh zxvFyEw
rvw CvGw zxvFyEw
qEvu
rvw xEAw
evA xEAw
vyqvBwEA xEAw

rvw wEFvFw
vyqvBwEF wEFvFw

rGFvw jz Byq
ذxvd yDiFqw Aصxw
rvw jHj

Evxv
DeEv
Evxvw qeuvy
gxCwF
ExCEj
yvoF
Exyq
rvw jwr
xEB jwr
bصHG



gDF
#area	Ayvحq
Aqx AxHd	m²;;$‎/m²
jwDEAqx AxHd	$‎ km²;;$/km²	km²

yvFqw‌Aqx AxHd	$‎ cm²;;$‎/cm²

Gjqvx	Gjqvx	چa
gx


HvxF
Bvxyw
vwFh AxHd	vwFh AxHd	طج²
zEq AxHd	zEq AxHd	خt²
wvxB AxHd	wvxB AxHd	سع²
AvwD AxHd	AvwD AxHd;;$‎/mط²	$ mط²



nxwH	nxwH	ac
xEB
yjCF
qvEF‌Cwr
AxHd ybz‌rEC





vwFh BvwxG‌vw
BEFEA	BEFEA
vyqxAv
zBvF
qyEHE
قز [JP];-HE (Ayvحq)
sگ [JP];-yG (ovrF)
qvF (ovrF)
cچژ [JP];-hE (ovrF)
qvqvAw
rwEFe
rwFe
AE (hwF)

FevF
xvw (qvwDFB)
eEFqv
jFvD
AxDG
AxDGٔ jEhj
AxHd (rvjyqvF)
vFjFA
yFq (uAwF)
exvFB
HweG (HFevD)
jvqG (HFevD)
hqvj (HFevD)
jvqG (gyvA)
Dyv
HweG (HwGvx)
jvqG (HwGvx)
BGEx (HwGvx)
HwyEv
HweG (FrvD)
jvqG (FrvD)
BGEx (FrvD)
xErvFw
gFv (FrvD)
gxrvF

BywvqwFv
AExeF
wEexEA
GvwB
AvFuvFv
jEئxBv

qEFDvFB

zF (qvwEvF)
gDjwxG (yvئErvئEDE)
gDjwxG (AwFvy oxvwy)
qvxئv
AExeF rxEyw
#volume	حnA
Aqx AjdH	$m³;;$‎/m³
jwDEAqx AjdH	$‎ km³	km³

yvFqw‌Aqx AjdH	$‎ cm³;;$‎ /cm³


Dwqx	$L;;$‎/L
vyqx

vwFh AjdH	$طج³
zEq AjdH	$خt³
wvxB AjdH	$سع³
AvwD AjdH	$mط³





nxwH zEq	nxwH zEq	ac خt



jExB
rvw GErEy


evDF	evDF;;$ Bx evDF	$ evDF


jEvxq	jEvxq	تt
rvwFq	rvwFq	pt
rwAvFG	rwAvFG	c
nwD
vEFy ywvD	$‎ خl ژف	خl ژف
BxA	BxA ywvD	خl.عپ.
AwFwA
bvCb غذvfExw	b.غ.f	$ b.غ.f
bvCb hvw‌fExw	b.h.
bvCb ByxfExw	b.By.f.	$ b.By.f.
zFnvF bvFEFw gAxwjv
vEFy Avwd Aqxwj	خl ژف m.	$ خl ژف m.
BَC
yxvFeCq	yxvFeCq	$ yxvFeCq
vyAwnF
qَB
bixG	bixG	$ bixG

ewDvy	ewDvy	$ ewDvy
Cvq
wj‌rFnA evDF
HECD	HECD	قز

evDF fCj
jEvxq fCj
rvwFq fCj
HCjG	HCjG	ققl
HCjG gHnE
HCjG jEhj


HCjGٔ bxG‌bvi

Hvq
qvF
evDF vArxwvD	evDF vArxwvD	آalIm
jEvxq vFeDwyw	jEvxq vFeDwyw	تt-Imp.
$ pt Imp.;-rvwFq HxwqvFwvww
$ cزp Imp.;-zFnvF HxwqvFwvww

vEFy ywvD vFeDwyw	خl ژف Imp	خl ژف Im


bvCb غذvfExw HxwqvFwvww
bvCb hvw‌fExw HxwqvFwvww
bvCb ByxfExw vFeDwyw	b.By. vFeDwyw	$ b.By. vFeDwyw

HECD HxwqvFwvww

zwxjwF
jwDBxjwF

rwAvFGٔ Aqxwj	rwAvFGٔ Aqxwj	mc
bvCb غذvfExw Aqxwj
bvCb hvw‌fExw Aqxwj
bvCb غذvfExw vyqxvDwvww
rvwFq Aqxwj	rvwFq Aqxwj	mpt
cزp [JP];-zFnvF ovrFw
ژsaکط [JP];-vEyvnw
kژsaکط [JP];-jEyvnw


DwEvF yEئBw
jvFv
EBxE
zvFev
CFe
BEئE
BvF (حnA)
gAzExv
jEFewEy
yjyqvxwEy
AEBwEy
Aqxqy
ABwAFEy
Hث (jqvH AbBy)
GwF (jqvH AbBy)
DEe (jqvH AbBy)
bH (jqvH AbBy)
vwzG
yئG
dEAx
حEAx
Hixw CxvH
FwA‌Hixw
AeFEA
wxHdvA
xحHdvA
AqECvDح
CDAFصx
HDqvuvx
Hfq‌vDFصx
CE (ovrF)
kژkز [JP];-jEjE
tژ [JP];-qE (ovrF)
eE (ovrF)
sچakز [اژl, JP];-CvjE (حnA)
saط [JP];-yvw (ovrF)

wj‌yEA jExB
exvEDx
#mass	nxA
jwDEexA	jwDEexA;;$‎/kآ	kآ
exA;;$/آ	exA;;$/آ	آ
qF Aqxwj	qُF	t

jFqvD
bwxvi	bwxvi	شل
rEFB;lق	rEFB;;$ Bx rEFB	lق

vEFy	vEFy;;$ Bx vEFy	ژف

BvFG	BvFG	آپ
yFe	yFe	st
wj‌hGvxA صBrEFBw
صBrEFBw gAxwjvww
صBrEFBw HxwqvFwvww
qF	qF	tج
qF HDFB
$ slزآ;-vyDve

vEFy qxEv	vEFy qxEv	ژف t






bvDH jxG (gAxwjv)
FECwBFw vyqvFBvxB gAxwjv
EvحB vDjD
FECwBFw vyqvFBvxB vyqxvDwv
BvDqEF	BvDqEF	لa
nxA vDjqxEF
nxA rxEqEF

nxA rDvFj
nxA fExCwB	☉M	M☉
nxA uAwF	⊕M|M⊕	M⊕
nxA ACqxw
jvF (ovrF)
jwF (ovrF)
AEAG
خزج [JP];-zEF (ovrF)
nwF (hwF)
BvF (nxA)
DwvFe
hwvF
jqw
qwD (nxA)
rwjED

eEF (jxG)
BEF (jxG)
Hvq (nxA)
Hvq iDv
qEDG
AvCG (nxA)
xqw
ywx (GFB)
hwqj
AvFB (GFB)
rEFB gDAvFw
yFqFx gDAvFw

DwEx
rEFB vyrvFwvww
gxEHv

rEFB xEyw
uEDEqFwj
DEq (xEywG)
rEB (xEywG)

vEFy xEAw
BxvfAv
vHED
AwFvw gqwj
qvDvF gqwj
CjD (nxA)
AwFvw jqvH AbBy
qvDvF jqvH AbBy



Ewy
qwjvD HxAG‌vw
#time	uAvF
ثvFwG	ثvFwG;;$ Bx ثvFwG	s
BbwbG	BbwbG;;$ Bx BbwbG	m
yvdq	yvdq;;$ Bx yvdq	چ
xEu	xEu	$ xEu
GzqG	GzqG	$ GzqG
$ خی;-BE GzqG
AvG	AvG	$ AvG
yG‌AvGG;yG‌AvG;$ Bx yG‌AvG	$yG‌AvG|yG‌AvG
FwA‌yvD
yvD	yvD	$ yvD
BGG	BGG	$ BGG
yBG	yBG	$ yBG
GuvxG


CH	CH	$ CH
xEu (yF)
GzqG (yF)
AvG (yF)
yvD (yF)
yvD dvBw
yvD jHwyG
yvD AwDvBw AwvFewF

yvD vdqBvDw
yvD FnEAw
AvG GDvDw

xEu FnEAw



xEu Axwfw
Cwj
yEBHxe
nwzw
DحظG

uAvF rDvFj
wjvw vqAw uAvF
ضxHGٔ yEvh
#labor	FwxEw jvx
Fzxyvdq
FzxxEu
Fzx-GzqG
Fzx-AvG
#temperature	BAv
BxnGٔ jDEwF	‎$ K;BxnGٔ jDEwF	K
BxnGٔ yDywEy	$°ش
BxnGٔ zvxFGvwq	$°ن
$ °R;-BxnGٔ xvFjwF
#temperature-difference	vfqDvz BAv
jDEwF vfqDvz
BxnGٔ yDywEy vfqDvz
BxnGٔ zvxFGvwq vfqDvz
#speed	yxdq E evA
Aqx Bx ثvFwG

jwDEAqx Bx yvdq	$‎ km/چ


AvwD Bx yvdq	$‎ mpچ	mpچ





exG	exG	kج


FExw;FEx	FExw
Avf
wjvw vqAw yxdq
#acceleration	CqvH
Aqx Hx AnذEx ثvFwG	$‎ m/s²





nw;exvFC	ه	هs|ه
evDwDG
#angle	uvEwG
xvBwvF	xvBwvF	پaع
BxnG	BxnG	°
BbwbGٔ bEyw	B.bEyw	′
ثvFwGٔ bEyw	ث.bEyw	″


exvB
BEx	BEx	$ BEx
xHd BvwxG
Hxn zDjw
yvdq uvEwG‌vw
jvxq biH‌FAv
BxnGٔ BEBEww
#solid-angle	uvEwGٔ zضvww
vyqxvBwvF	vyqxvBwvF	$ vyqxvBwvF



vyrvq
#frequency	HyvAB
Gxqu	Gxqu	بف



hxfG Hx ثvFwG
BEx Bx ثvFwG
BEx Bx BbwbG
ضxHG Bx BbwbG

bvH Bx ثvFwG
HvB
#angular-speed	yxdq uvEwG‌vw
#force	FwxE
FwEqF	FwEqF	N
BwF

jwDEexA-FwxE	jwDEexA-FwxE	$ jwDEexA-FwxE
exA‌FwxE
qF‌FwxE
rEFB-FwxE	rEFB-FwxE	lقخ


jwr
#pressure	zCvx
rvyjvD	rvyjvD	Pa
Hvx	Hvx	$ Hvx
vqAyzx	vqAyzx
vqAyzx zFw
qEx




rEFB Bx vwFh AxHd	$‎ psط










AwDw‌Aqx yqEF gH
yvFqw‌Aqx yqEF gH
Aqx yqEF gH
vwFh yqEF gH
zEq yqEF gH





AwDw‌Aqx nwEG	A‌A nwEG	$ A‌A nwEG

vwFh nwEG	vwFh nwEG	طجبآ
#gauge-pressure	zCvx FyHw
#energy	vFxow
oED	oED	J
vxe

Evq‌yvdq
jwDEEvq‌yvdq	j.E.yvdq	kWچ
vDjqxEF‌EDq;vDjqxEF EDq
jvDxw	jvDxw	cal
jvDxw	jvDxw	شal
jvDxw [IT]	jvDxw-IT	$ jvDxw-IT



qxAw
$ دTU-IT	$ دTU-IT	$ دTU-IT
Hw‌qw‌wE	Hw‌qw‌wE	دtز








qxA gAxwjvww	qxA gAxwjvww	$ qxA gAxwjvww



jEvB
qF qw‌vF‌qw

qF AdvBD Fzq
#power	qEvF
Evq	Evq	W
vyH Hfvx	vyH Hfvx	چp
vyH Hfvx Aqxwj












qF qHxwB
qvHFBew fExCwB	☉L	$ ☉L
#torque	eCqvEx
FwEqF‌Aqx	FwEqF‌Aqx	N⋅m






rEFB-zEq	rEFB-zEq	lقخ⋅خt
#momentum	qjvFG
#moment-of-inertia	eCqvEx Dfqw
#surface-tension	jCC yiحw E yfqw
#fracture-toughness	hbxAew Cjyq
#fuel-economy	Aصxz yEfq

Dwqx Bx ۱۰۰ jwDEAqx	D./۱۰۰ j.A.	$ D./۱۰۰ j.A.
Dwqx Bx jwDEAqx	D./j.A.	$ D./j.A.



AvwD Bx evDF	AvwD Bx evDF	mpآ
AvwD Bx vArxwvD evDF		m/آUK
#data	حnA BvBG
Hwq	Hwq	$ Hwq
Hvwq	Hvwq	$ Hvwq
GCq‌qvww
FwA‌Hvwq
fxBG‌Hwq

Fvq

qxwq
jDAG (BvBG)
jDAGٔ BEqvww
jDAGٔ hGvxqvww
#data-rate	Fxf BvBG
#resolution	EضEح

rwjyD Bx yvFqw‌Aqx	ppcm

rwjyD Bx vwFh		$ ppط
FbiG Bx vwFh
FbiG Bx yvFqw‌Aqx		$ عpcm
#graphics	exvzwj
rwjyD
$FbiG	FbiG	عژt
#typewidth	rGFvw حxEz
گm;گm qvwrEexvzw	گm	$ گm
vF (hvr)
#ratio	FyHq E CAvx
rvxq	rvxq	rvxq|$ rvxq
BxصB	$٪
GuvxA	$‰
BG‌GuvxA	$‱

HfC Bx AwDwEF
HfC Bx HwDwEF



dwvx	dwvx	kt
rxEz

nzq
yG‌qvww
FwA‌BEnwF
BEnwF
BEnwF FvFEvww
Hwyq‌qvww
صBqv
صBqvw Huxe

bxvصGٔ Huxe
Guvx
BG Guvx
Dj
AwDwEF
jxEx
AwDwvxB
qxwDwEF
ByqG jvغذ
HFB jvغذ
#container-capacity	ظxzwq jvFqwFx
#level	qxvu
FyHq qEvF
Byw‌HD
HD
Frx

vyqvr
#loudness	HDFBw صBv
yEF
zEF
#musical-interval	zvصDGٔ AEywbvww
FyHq HyvAB
vjqvE
rxBG
FwA‌rxBG
xHd rxBG

yvEvx
BGGٔ HyvAB
#density	hevDw
#specific-weight	EuF AfصEص


nwEG	nwEG	$ nwEG
yqEF gH
#linear-density	hevDw fiw


qjy
BFwx



FAxGٔ Aqxwj Ff
#area-density	hevDw yiحw












AEAG (vHxwCA)
#volume-flow	gGFe nxwvF حnAw



























vwFh AdBFhw
vyExBxEr
#mass-flow	gGFe nxwvF nxAw
#molar-flow	gGFe nxwvF AEDw
#dynamic-viscosity	exvFxEw BwFvAwjw

rEvu

xwF
#kinematic-viscosity	exvFxEw ywFAvqwjw


vyqEjy
#fluidity	ywvDwq

xG (ywvDwq)
#vapor-permeance	FzEذrذwxw Hfvx gH

rxA
rxA (0 °ش)
rxA (23 °ش)
rxA Aqxw
#vapor-permeability	qxvEvww Hfvx gH


rxA‌vwFh (0 °ش)
rxA‌vwFh (23 °ش)
#turbidity	jBxw
#specific-energy	vFxow EwoG
#energy-density	hevDw vFxow





آas و;-hevDw vFxow HFuwF
#molar-energy	vFxow AEDw
#thermal-conductivity	xyvFFBew exAvww
#thermal-insulance	AbvEAq exAvww



jDE
qve
#thermal-expansion	vFHyvi exAvww
#heat-capacity	ظxzwq exAvww E gFqxErw
#specific-heat-capacity	exAvw EwoG
#molar-heat-capacity	ظxzwq exAvww AEDw


ثvHq evuGv
#heat-flux	Cvx exAv E qvHwBew
#heat-transfer-coefficient	ضxwH vFqbvD exAv
#radiant-exposure	rxqEBGw qvHCw
#amount-of-substance	AbBvx AvBG
AED	AED	$ AED
AExB	AExB













vwFCqwF
#molar-concentration	غDظq AEDw


pب
AEDvx

AwDw‌exA Bx Byw‌Dwqx	mآ/عL	$ mآ/عL
#molality	AEDvDwqG

eDEju	eDEju	$ eDEju
#catalytic-activity	zdvDwq jvqvDwuExw
jvqvD	jvqvD	$ jvqvD
EvحB gFuwA
#catalytic-concentration	غDظq zdvDwq jvqvDwuExw
#filtration-rate	Fxf qصzwGٔ eDEAxEDw
#electric-current	nxwvF vDjqxwjw
gArx	gArx	م
#current-noise-density	hevDw FEzGٔ nxwvF
#electric-charge	Hvx vDjqxwjw
jEDF	jEDF	$ jEDF
gArxyvdq

Hvx HFwvBw
zvxvBw


zxvFjDwF
#voltage	EDqvo
EDq	EDq	V
#voltage-noise-density	hevDw FEzGٔ EDqvo
#electric-resistance	AbvEAq vDjqxwjw
vGA	vGA	Ω
#electric-conductance	xyvFvww vDjqxwjw
uwAFy	uwAFy	$ uwAFy
#capacitance	ظxzwq fvuFw
zvxvB	zvxvB	$ zvxvB
#inductance	vDbvExw
GFxw	GFxw	$ GFxw
#magnetic-flux	Cvx AغFviwyw
EHx	EHx	$ EHx
AvjyED
biH EvحB
#magnetic-flux-density	hevDw Cvx AغFviwyw
qyDv	qyDv	$ qyDv
evEy
#magnetic-field-strength	CBq AwBvF AغFviwyw


vxyqB
#magnetic-moment	eCqvEx AغFviwyw
#electric-field-strength	CBq AwBvF vDjqxwjw
#electric-dipole-moment	eCqvEx BEbiHw vDjqxwjw

BHvw
#resistivity	AbvEAq EwoG
#conductivity	xyvFFBew vDjqxwjw
#apparent-power	qEvF ظvGxw E EvjFCw

Evx
#apparent-energy	vFxow ظvGxw E EvjFCw
#luminous-intensity	CBq FEx
CAd	CAd	cع
CAd (FEx)
CAd HwF‌vDADDw
#luminance	BxfCFBew

Fwq



vyqwDH
#illuminance	xECFvww
DEjy	DEjy	lر



zEq (FEx)
#luminous-flux	Cvx FExw
DEAF	DEAF	lm
CAd jxEw
#luminous-exposure	FExBGw
#wavenumber	EvxEF iED



jvwux
BwErqx
#spectral-flux-density	hevDw Cvx iwzw

nvFyjw
#activity	rxqEuvww
HjxD	HjxD	$ HjxD
jExw
#activity-concentration	غDظq rxqEuvww
#absorbed-dose	Bu nذH‌CBG
exw	exw	$ exw
xvB
#equivalent-dose	Bu AdvBD
ywExq	ywExq	$ ywExq
xA
#equivalent-dose-rate	gGFe Bu AdvBD
#radiation-exposure	rxqEewxw

xEFqeF
#energy-per-distance	vFxow Hx Ayvzq



jwDEEvq-yvdq Bx ۱۰۰ jwDEAqx	j.Ev.y/۱۰۰ j.A	$ j.Ev.y/۱۰۰ j.A
#antenna-gain	HGxGٔ gFqF
HGxG FyHq HG gFqF GAyvFexB
#computing-performance	qEvF AحvyHvqw
#telephone-traffic	qxvzwj qDzF
#film-speed	حyvywq zwDA
#heat-pump-efficiency	HvuBG rAr exAvww
#vascular-resistance	AbvEAq dxEbw
#acoustic-impedance	vArBvFy gjEyqwjw EwoG
`,
  units: `
millimole-per-liter	AwDw‌AED Bx Dwqx
petabyte	rqvHvwq
terabyte	qxvHvwq
terabit	qxvHwq	Tق
gigabyte	ewevHvwq
gigabit	ewevHwq	هق
megabyte	AevHvwq
megabit	AevHwq	Mق
kilobyte	jwDEHvwq
kilobit	jwDEHwq	kق
millisecond	AwDw‌ثvFwG	AwDw‌ثvFwG	ms
microsecond	AwjxEثvFwG	$μs
nanosecond	FvFEثvFwG	FvFEثvFwG	جs
milliampere	AwDw‌gArx	AwDw‌gArx	mم
kilocalorie	jwDEjvDxw	j.jvDxw	$ j.jvDxw
kilojoule	jwDEoED	j.oED	kJ
gigahertz	ewevGxqu	ewevGxqu	هبف
megahertz	AevGxqu	AevGxqu	Mبف
kilohertz	jwDEGxqu	j.Gxqu	kبف
megapixel	AevrwjyD	MP
kilometer	jwDEAqx	jwDEAqx	km
decimeter	Byw‌Aqx	Byw‌Aqx	عm
centimeter	yvFqw‌Aqx	yvFqw‌Aqx	cm
millimeter	AwDw‌Aqx	AwDw‌Aqx	mm
micrometer	AwjxEAqx	AwjxEAqx	μm
nanometer	FvFEAqx	FvFEAqx	جm
picometer	rwjEAqx	rwjEAqx	pm
milligram	AwDw‌exA	AwDw‌exA	mآ
microgram	AwjxEexA	AwjxEexA	μآ
gigawatt	ewevEvq	ewevEvq	هW
megawatt	AevEvq	AevEvq	$ AevEvq
kilowatt	jwDEEvq	j.Evq	kW
milliwatt	AwDw‌Evq	AwDw‌Evq	mW
millibar	AwDw‌Hvx	AwDw‌Hvx	mقaپ
hectopascal	GjqErvyjvD	GjqErvyjvD	چPa
kilopascal	jwDErvyjvD	j.rvyjvD	$ j.rvyjvD
megapascal	AevrvyjvD	AevrvyjvD	MPa
megaliter	AevDwqx	$ML
hectoliter	GjqEDwqx	$چL
deciliter	Byw‌Dwqx	$عL
centiliter	yvFqw‌Dwqx	$cL
milliliter	AwDw‌Dwqx	AwDw‌Dwqx	mL
`,
  patterns: `
joiner	 	 	
quetta	jqv{0}	jqv{0}
ronna	xEFv{0}	xEFv{0}
yotta	wEqv{0}	wEqv{0}
zetta	uqv{0}	uqv{0}
exa	veuv{0}	veuv{0}
peta	rqv{0}	rqv{0}
tera	qxv{0}	qxv{0}
giga	ewev{0}	ewev{0}
mega	Aev{0}	Aev{0}
kilo	jwDE{0}	jwDE{0}
hecto	GjqE{0}	GjqE{0}
deka	Bjv{0}	Bjv{0}
deci	Byw‌{0}	Byw‌{0}
centi	yvFqw‌{0}	yvFqw{0}
milli	AwDw‌{0}	AwDw{0}
micro	AwjxE{0}	AwjxE{0}
nano	FvFE{0}	FvFE{0}
pico	rwjE{0}	rwjE{0}
femto	zAqE{0}	zAqE{0}
atto	gqE{0}	gqE{0}
zepto	urqE{0}	urqE{0}
yocto	wEjqE{0}	wEjqE{0}
ronto	xEFqE{0}	xEFqE{0}
quecto	jEjqE{0}	jEjqE{0}
yobi	wEHw‌{0}	wEHw‌{0}
zebi	uHw‌{0}	uHw‌{0}
exbi	veuHw‌{0}	veuHw‌{0}
pebi	rHw‌{0}	rHw‌{0}
tebi	qHw‌{0}	qHw‌{0}
gibi	ewHw‌{0}	ewHw‌{0}
mebi	AHw‌{0}	AHw‌{0}
kibi	jwHw‌{0}	jwHw‌{0}
square	{0}AxHd|{0}AxHd;;{0} AxHd	{0}AxHd|{0}AxHd
cubic	{0} AjdH|{0} AjdH	{0}AjdH|{0}AjdH
-survey-us	{0} (FbCG‌HxBvxw gAxwjv)
-imperial	{0} (HxwqvFwvww)
-dry	{0} (fCj)
-sidereal	{0} (FnEAw)
-gregorian	{0} (AwDvBw)
-person	{0} (yF)
-length	{0} (iED)
-biblical	{0} (jqvH AbBy)
-attic	{0} (gqwj)
-roman	{0} (xEAw)
-metric	{0} (Aqxwj)
-of-water	{0} yqEF gH
-printer	{0} (hvr)
-tex	{0} (TگX)
-us	{0} (gAxwjv)
-beer	{0} (gHnE)
-liquid	{0} (Avwd)
-apothecary	{0} (BvxEyvuw)
-australian	{0} (vyqxvDwv)
-nato	{0} (FvqE)
-paris	{0} (rvxwy)
-international	{0} (HwF‌vDADDw)
-troy	{0} (qxEv)
per	{0} Bx {1}	{0}/{1}
times	{0}‌{1}	{0}⋅{1}
`,
  words: {"to":["به","در","بر حسب","چند"],"after":["است","می‌شود","میشود","تبدیل کن","تبدیل کنید","هستند","هست"],"and":["و","به‌علاوهٔ"],"per":["در","بر"],"opening":["چقدر است","تبدیل","محاسبه","از"],"howMany":["چند"],"are":["است","در","می‌شود"],"one":["یک"],"endings":[],"halves":{"نیم":"1/2"},"polite":["لطفا","لطفاً","ممنون"],"numbers":{"پنجاه":"50","بیست":"20","دوازده":"12","یک چهارم":"1/4","نیم":"1/2","یک و نیم":"3/2","یک":"1","دو":"2","سه":"3","چهار":"4","پنج":"5","شش":"6","هفت":"7","هشت":"8","نه":"9","ده":"10","صد":"100"},"minus":["منفی","منهای"],"aliases":{"کیلو":"kilogram","سلسیوس":"celsius","درجه سلسیوس":"celsius","سانتیگراد":"celsius","درجه سانتیگراد":"celsius","درجه فارنهایت":"fahrenheit","فارنهایت":"fahrenheit","سانت":"centimeter","شبانه‌روز":"day","شبانه روز":"day"}},
};

export default locale;
