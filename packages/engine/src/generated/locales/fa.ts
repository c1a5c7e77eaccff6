// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fa',
  plurals: 'other one',
  letters: 'vwxEFqADjyBGHerCzbdnughfio ایرونتملکدسهبگپشفقعجزچخآطژ',
  quantities: `
#length	iED
Aqx	$Aqx	m
AwjxEF

fFeBqxEA
zxAw
vwFg	vwFg	طج
zEq	zEq	آt
wvxy	wvxy	دع


AvwD	AvwD	mط
AvwD yxwvww	AvwD yxwvww	جmط
GuvxA vwFg

hi (iED)
yvFG nE
FwD
jz yBq
yBq
EnH
ذxvd
vDّ
byA (evA)
vBAEq

zvqEA	zvqEA	آtخ
$ پژع;-xvy (iED)
jxA (iED)
$ cخaطج;-uFnwx

uFnwx AGFyBw
zxDvFe	zxDvFe	آزپ
Dwe
jvHD yxwvww


Dwe yxwvww
AvwD yvyG
AvwD vBjvFywFvEw	$‎ smط








Evحy FnEAw	Evحy FnEAw	aز
rvxBj	rvxBj	pc
ثvFwGٔ FExw
ybwbGٔ FExw
Bvdq FExw
xEu FExw
BvD FExw	BvD FExw	lد
Cdvd uAwF		$ R⊕
Cdvd ACqxw
Cdvd hExCwy	Cdvd hExCwy	R☉
iED rDvFj




rEwFq	rEwFq	pt
rvwjv
qEwr
rwjBD شSS




BwBxE
sخakز [JP];-CvjE (iED)
sزج [JP];-BEF (ovrF)
HE (iED)
پطج [JP];-xwF (ovrF)
kگج [JP];-jF (ovrF)
کژ [JP];-nE (ovrF)
gE (iED)
پط [JP];-xw (ovrF)
sخakز [clژtخ, JP];-CvjE (rvxgG)
gw (gwF)
qBEF
nvFe
Dw (gwF)
gj (GFe‌jFe)
Ev (qvwDFy)
DwFw
vwFg zxvFBEw
rvw CvGw zxvFBEw
qEvu
rvw xEAw
evA xEAw
vBqvywEA xEAw

rvw wEFvFw
vBqvywEF wEFvFw

rGFvw jz yBq
ذxvd BDiFqw Aصxw
rvw jHj

Evxv
DeEv
Evxvw qeuvB
fxCwF
ExCEj
BvoF
ExBq
rvw jwr
xEy jwr
bصHG
#area	ABvحq
Aqx AxHd	m²;;$‎/m²
jwDEAqx AxHd	$‎ km²;;$/km²	km²

BvFqw‌Aqx AxHd	$‎ cm²;;$‎/cm²

Gjqvx	Gjqvx	خa
fx


HvxF
yvxBw
vwFg AxHd	vwFg AxHd	طج²
zEq AxHd	zEq AxHd	آt²
wvxy AxHd	wvxy AxHd	دع²
AvwD AxHd	AvwD AxHd;;$‎/mط²	$ mط²



nxwH	nxwH	ac
xEy
BjCF
qvEF‌Cwr
AxHd Bbz‌rEC





vwFg yvwxG‌vw
yEFEA	yEFEA
vBqxAv
zyvF
qBEHE
قز [JP];-HE (ABvحq)
sگ [JP];-BG (ovrF)
qvF (ovrF)
cخژ [JP];-gE (ovrF)
qvqvAw
rwEFe
rwFe
AE (gwF)

FevF
xvw (qvwDFy)
eEFqv
jFvD
AxDG
AxDGٔ jEgj
AxHd (rvjBqvF)
vFjFA
BFq (uAwF)
exvFy
HweG (HFevD)
jvqG (HFevD)
gqvj (HFevD)
jvqG (fBvA)
DBv
HweG (HwGvx)
jvqG (HwGvx)
yGEx (HwGvx)
HwBEv
HweG (FrvD)
jvqG (FrvD)
yGEx (FrvD)
xErvFw
fFv (FrvD)
fxrvF

yBwvqwFv
AExeF
wEexEA
Gvwy
AvFuvFv
jEئxyv
#volume	حnA
Aqx AjdH	$m³;;$‎/m³
jwDEAqx AjdH	$‎ km³	km³

BvFqw‌Aqx AjdH	$‎ cm³;;$‎ /cm³


Dwqx	$L;;$‎/L
vBqx

vwFg AjdH	$طج³
zEq AjdH	$آt³
wvxy AjdH	$دع³
AvwD AjdH	$mط³





nxwH zEq	nxwH zEq	ac آt



jExy
rvw GErEB


evDF	evDF;;$ yx evDF	$ evDF


jEvxq	jEvxq	تt
rvwFq	rvwFq	pt
rwAvFG	rwAvFG	c
nwD
vEFB BwvD	$‎ آl ژف	آl ژف
yxA	yxA BwvD	آl.عپ.
AwFwA
bvCb غذvhExw	b.غ.h	$ b.غ.h
bvCb gvw‌hExw	b.g.
bvCb yBxhExw	b.yB.h.	$ b.yB.h.
zFnvF bvFEFw fAxwjv
vEFB Avwd Aqxwj	آl ژف m.	$ آl ژف m.
yَC
BxvFeCq	BxvFeCq	$ BxvFeCq
vBAwnF
qَy
bixG	bixG	$ bixG

ewDvB	ewDvB	$ ewDvB
Cvq
wj‌rFnA evDF
HECD	HECD	قز

evDF hCj
jEvxq hCj
rvwFq hCj
HCjG	HCjG	ققl
HCjG fHnE
HCjG jEgj


HCjGٔ bxG‌bvi

Hvq
qvF
evDF vArxwvD	evDF vArxwvD	چalIm
jEvxq vFeDwBw	jEvxq vFeDwBw	تt-Imp.
$ pt Imp.;-rvwFq HxwqvFwvww
$ cزp Imp.;-zFnvF HxwqvFwvww

vEFB BwvD vFeDwBw	آl ژف Imp	آl ژف Im


bvCb غذvhExw HxwqvFwvww
bvCb gvw‌hExw HxwqvFwvww
bvCb yBxhExw vFeDwBw	b.yB. vFeDwBw	$ b.yB. vFeDwBw

HECD HxwqvFwvww

zwxjwF
jwDyxjwF

rwAvFGٔ Aqxwj	rwAvFGٔ Aqxwj	mc
bvCb غذvhExw Aqxwj
bvCb gvw‌hExw Aqxwj
bvCb غذvhExw vBqxvDwvww
rvwFq Aqxwj	rvwFq Aqxwj	mpt
cزp [JP];-zFnvF ovrFw
ژsaکط [JP];-vEBvnw
kژsaکط [JP];-jEBvnw


DwEvF BEئyw
jvFv
EyxE
zvFev
CFe
yEئE
yvF (حnA)
fAzExv
jEFewEB
BjBqvxwEB
AEywEB
AqxqB
AywAFEB
Hث (jqvH AbyB)
GwF (jqvH AbyB)
DEe (jqvH AbyB)
bH (jqvH AbyB)
vwzG
BئG
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
Hhq‌vDFصx
CE (ovrF)
kژkز [JP];-jEjE
tژ [JP];-qE (ovrF)
eE (ovrF)
sخakز [اژl, JP];-CvjE (حnA)
saط [JP];-Bvw (ovrF)
#mass	nxA
jwDEexA	jwDEexA;;$‎/kچ	kچ
exA;;$/چ	exA;;$/چ	چ
qF Aqxwj	qُF	t

jFqvD
bwxvi	bwxvi	شل
rEFy;lق	rEFy;;$ yx rEFy	lق

vEFB	vEFB;;$ yx vEFB	ژف

yvFG	yvFG	چپ
BFe	BFe	st
wj‌gGvxA صyrEFyw
صyrEFyw fAxwjvww
صyrEFyw HxwqvFwvww
qF	qF	tج
qF HDFy
$ slزچ;-vBDve

vEFB qxEv	vEFB qxEv	ژف t






bvDH jxG (fAxwjv)
FECwyFw vBqvFyvxy fAxwjv
Evحy vDjD
FECwyFw vBqvFyvxy vBqxvDwv
yvDqEF	yvDqEF	لa
nxA vDjqxEF
nxA rxEqEF

nxA rDvFj
nxA hExCwy	☉M	M☉
nxA uAwF	⊕M|M⊕	M⊕
nxA ACqxw
jvF (ovrF)
jwF (ovrF)
AEAG
آزج [JP];-zEF (ovrF)
nwF (gwF)
yvF (nxA)
DwvFe
gwvF
jqw
qwD (nxA)
rwjED

eEF (jxG)
yEF (jxG)
Hvq (nxA)
Hvq iDv
qEDG
AvCG (nxA)
xqw
Bwx (GFy)
gwqj
AvFy (GFy)
rEFy fDAvFw
BFqFx fDAvFw

DwEx
rEFy vBrvFwvww
fxEHv

rEFy xEBw
uEDEqFwj
DEq (xEBwG)
rEy (xEBwG)

vEFB xEAw
yxvhAv
vHED
AwFvw fqwj
qvDvF fqwj
CjD (nxA)
AwFvw jqvH AbyB
qvDvF jqvH AbyB
#time	uAvF
ثvFwG	ثvFwG;;$ yx ثvFwG	s
ybwbG	ybwbG;;$ yx ybwbG	m
Bvdq	Bvdq;;$ yx Bvdq	خ
xEu	xEu	$ xEu
GzqG	GzqG	$ GzqG
$ آی;-yE GzqG
AvG	AvG	$ AvG
BG‌AvGG;BG‌AvG;$ yx BG‌AvG	$BG‌AvG|BG‌AvG
FwA‌BvD
BvD	BvD	$ BvD
yGG	yGG	$ yGG
ByG	ByG	$ ByG
GuvxG


CH	CH	$ CH
xEu (BF)
GzqG (BF)
AvG (BF)
BvD (BF)
BvD dvyw
BvD jHwBG
BvD AwDvyw AwvFewF

BvD vdqyvDw
BvD FnEAw
AvG GDvDw

xEu FnEAw



xEu Axwhw
Cwj
BEyHxe
nwzw
DحظG

uAvF rDvFj
wjvw vqAw uAvF
ضxHGٔ BEvg
#labor	FwxEw jvx
FzxBvdq
FzxxEu
Fzx-GzqG
Fzx-AvG
#temperature	yAv
yxnGٔ jDEwF	‎$ K;yxnGٔ jDEwF	K
yxnGٔ BDBwEB	$°ش
yxnGٔ zvxFGvwq	$°ن
$ °R;-yxnGٔ xvFjwF
#temperature-difference	vhqDvz yAv
jDEwF vhqDvz
yxnGٔ BDBwEB vhqDvz
yxnGٔ zvxFGvwq vhqDvz
#speed	Bxdq E evA
Aqx yx ثvFwG

jwDEAqx yx Bvdq	$‎ km/خ


AvwD yx Bvdq	$‎ mpخ	mpخ





exG	exG	kج


FExw;FEx	FExw
Avh
wjvw vqAw Bxdq
#acceleration	CqvH
Aqx Hx AnذEx ثvFwG	$‎ m/s²





nw;exvFC	ه	هs|ه
evDwDG
#angle	uvEwG
xvywvF	xvywvF	پaع
yxnG	yxnG	°
ybwbGٔ bEBw	y.bEBw	′
ثvFwGٔ bEBw	ث.bEBw	″


exvy
yEx	yEx	$ yEx
xHd yvwxG
Hxn zDjw
Bvdq uvEwG‌vw
jvxq biH‌FAv
yxnGٔ yEyEww
#solid-angle	uvEwGٔ zضvww
vBqxvywvF	vBqxvywvF	$ vBqxvywvF



vBrvq
#frequency	HBvAy
Gxqu	Gxqu	بف



gxhG Hx ثvFwG
yEx yx ثvFwG
yEx yx ybwbG
ضxHG yx ybwbG

bvH yx ثvFwG
Hvy
#angular-speed	Bxdq uvEwG‌vw
#force	FwxE
FwEqF	FwEqF	N
ywF

jwDEexA-FwxE	jwDEexA-FwxE	$ jwDEexA-FwxE
exA‌FwxE
qF‌FwxE
rEFy-FwxE	rEFy-FwxE	lقآ


jwr
#pressure	zCvx
rvBjvD	rvBjvD	Pa
Hvx	Hvx	$ Hvx
vqABzx	vqABzx
vqABzx zFw
qEx




rEFy yx vwFg AxHd	$‎ psط










AwDw‌Aqx BqEF fH
BvFqw‌Aqx BqEF fH
Aqx BqEF fH
vwFg BqEF fH
zEq BqEF fH





AwDw‌Aqx nwEG	A‌A nwEG	$ A‌A nwEG

vwFg nwEG	vwFg nwEG	طجبچ
#gauge-pressure	zCvx FBHw
#energy	vFxow
oED	oED	J
vxe

Evq‌Bvdq
jwDEEvq‌Bvdq	j.E.Bvdq	kWخ
vDjqxEF‌EDq;vDjqxEF EDq
jvDxw	jvDxw	cal
jvDxw	jvDxw	شal
jvDxw [IT]	jvDxw-IT	$ jvDxw-IT



qxAw
$ سTU-IT	$ سTU-IT	$ سTU-IT
Hw‌qw‌wE	Hw‌qw‌wE	سtز








qxA fAxwjvww	qxA fAxwjvww	$ qxA fAxwjvww



jEvy
qF qw‌vF‌qw

qF AdvyD Fzq
#power	qEvF
Evq	Evq	W
vBH Hhvx	vBH Hhvx	خp
vBH Hhvx Aqxwj












qF qHxwy
qvHFyew hExCwy	☉L	$ ☉L
#torque	eCqvEx
FwEqF‌Aqx	FwEqF‌Aqx	N⋅m






rEFy-zEq	rEFy-zEq	lقآ⋅آt
#momentum	qjvFG
#moment-of-inertia	eCqvEx Dhqw
#surface-tension	jCC Biحw E Bhqw
#fracture-toughness	gbxAew CjBq
#fuel-economy	Aصxz BEhq

Dwqx yx ۱۰۰ jwDEAqx	D./۱۰۰ j.A.	$ D./۱۰۰ j.A.
Dwqx yx jwDEAqx	D./j.A.	$ D./j.A.



AvwD yx evDF	AvwD yx evDF	mpچ
AvwD yx vArxwvD evDF		m/چUK
#data	حnA yvyG
Hwq	Hwq	$ Hwq
Hvwq	Hvwq	$ Hvwq
GCq‌qvww
FwA‌Hvwq
hxyG‌Hwq

Fvq

qxwq
jDAG (yvyG)
jDAGٔ yEqvww
jDAGٔ gGvxqvww
#data-rate	Fxh yvyG
#resolution	EضEح

rwjBD yx BvFqw‌Aqx	ppcm

rwjBD yx vwFg		$ ppط
FbiG yx vwFg
FbiG yx BvFqw‌Aqx		$ عpcm
#graphics	exvzwj
rwjBD
$FbiG	FbiG	عژt
#typewidth	rGFvw حxEz
گm;گm qvwrEexvzw	گm	$ گm
vF (gvr)
#ratio	FBHq E CAvx
rvxq	rvxq	rvxq|$ rvxq
yxصy	$٪
GuvxA	$‰
yG‌GuvxA	$‱

HhC yx AwDwEF
HhC yx HwDwEF



dwvx	dwvx	kt
rxEz

nzq
BG‌qvww
FwA‌yEnwF
yEnwF
yEnwF FvFEvww
HwBq‌qvww
صyqv
صyqvw Huxe

bxvصGٔ Huxe
Guvx
yG Guvx
Dj
AwDwEF
jxEx
AwDwvxy
qxwDwEF
yBqG jvغذ
HFy jvغذ
#container-capacity	ظxzwq jvFqwFx
#level	qxvu
FBHq qEvF
yBw‌HD
HD
Frx

vBqvr
#loudness	HDFyw صyv
BEF
zEF
#musical-interval	zvصDGٔ AEBwbvww
FBHq HBvAy
vjqvE
rxyG
FwA‌rxyG
xHd rxyG

BvEvx
yGGٔ HBvAy
#density	gevDw
#specific-weight	EuF AhصEص


nwEG	nwEG	$ nwEG
BqEF fH
#linear-density	gevDw hiw


qjB
yFwx



FAxGٔ Aqxwj Fh
#area-density	gevDw Biحw
#volume-flow	fGFe nxwvF حnAw



























vwFg AdyFgw
vBExyxEr
#mass-flow	fGFe nxwvF nxAw
#molar-flow	fGFe nxwvF AEDw
#dynamic-viscosity	exvFxEw ywFvAwjw

rEvu

xwF
#kinematic-viscosity	exvFxEw BwFAvqwjw


vBqEjB
#fluidity	BwvDwq

xG (BwvDwq)
#vapor-permeance	FzEذrذwxw Hhvx fH

rxA
rxA (0 °ش)
rxA (23 °ش)
#vapor-permeability	qxvEvww Hhvx fH


rxA‌vwFg (0 °ش)
rxA‌vwFg (23 °ش)
#turbidity	jyxw
#specific-energy	vFxow EwoG
#energy-density	gevDw vFxow





چas و;-gevDw vFxow HFuwF
#molar-energy	vFxow AEDw
#thermal-conductivity	xBvFFyew exAvww
#thermal-insulance	AbvEAq exAvww



jDE
qve
#thermal-expansion	vFHBvi exAvww
#heat-capacity	ظxzwq exAvww E fFqxErw
#specific-heat-capacity	exAvw EwoG
#molar-heat-capacity	ظxzwq exAvww AEDw


ثvHq evuGv
#heat-flux	Cvx exAv E qvHwyew
#heat-transfer-coefficient	ضxwH vFqbvD exAv
#radiant-exposure	rxqEyGw qvHCw
#amount-of-substance	Abyvx AvyG
AED	AED	$ AED
AExy	AExy
#molar-concentration	غDظq AEDw


pب
AEDvx

AwDw‌exA yx yBw‌Dwqx	mچ/عL	$ mچ/عL
#molality	AEDvDwqG

eDEju	eDEju	$ eDEju
#catalytic-activity	zdvDwq jvqvDwuExw
jvqvD	jvqvD	$ jvqvD
Evحy fFuwA
#catalytic-concentration	غDظq zdvDwq jvqvDwuExw
#filtration-rate	Fxh qصzwGٔ eDEAxEDw
#electric-current	nxwvF vDjqxwjw
fArx	fArx	م
#current-noise-density	gevDw FEzGٔ nxwvF
#electric-charge	Hvx vDjqxwjw
jEDF	jEDF	$ jEDF
fArxBvdq

Hvx HFwvyw
zvxvyw


zxvFjDwF
#voltage	EDqvo
EDq	EDq	V
#voltage-noise-density	gevDw FEzGٔ EDqvo
#electric-resistance	AbvEAq vDjqxwjw
vGA	vGA	Ω
#electric-conductance	xBvFvww vDjqxwjw
uwAFB	uwAFB	$ uwAFB
#capacitance	ظxzwq hvuFw
zvxvy	zvxvy	$ zvxvy
#inductance	vDbvExw
GFxw	GFxw	$ GFxw
#magnetic-flux	Cvx AغFviwBw
EHx	EHx	$ EHx
AvjBED
biH Evحy
#magnetic-flux-density	gevDw Cvx AغFviwBw
qBDv	qBDv	$ qBDv
evEB
#magnetic-field-strength	Cyq AwyvF AغFviwBw


vxBqy
#magnetic-moment	eCqvEx AغFviwBw
#electric-field-strength	Cyq AwyvF vDjqxwjw
#electric-dipole-moment	eCqvEx yEbiHw vDjqxwjw

yHvw
#resistivity	AbvEAq EwoG
#conductivity	xBvFFyew vDjqxwjw
#apparent-power	qEvF ظvGxw E EvjFCw

Evx
#apparent-energy	vFxow ظvGxw E EvjFCw
#luminous-intensity	Cyq FEx
CAd	CAd	cع
CAd (FEx)
CAd HwF‌vDADDw
#luminance	yxhCFyew

Fwq



vBqwDH
#illuminance	xECFvww
DEjB	DEjB	lر



zEq (FEx)
#luminous-flux	Cvx FExw
DEAF	DEAF	lm
CAd jxEw
#luminous-exposure	FExyGw
#wavenumber	EvxEF iED



jvwux
ywErqx
#spectral-flux-density	gevDw Cvx iwzw

nvFBjw
#activity	rxqEuvww
HjxD	HjxD	$ HjxD
jExw
#activity-concentration	غDظq rxqEuvww
#absorbed-dose	yu nذH‌CyG
exw	exw	$ exw
xvy
#equivalent-dose	yu AdvyD
BwExq	BwExq	$ BwExq
xA
#equivalent-dose-rate	fGFe yu AdvyD
#radiation-exposure	rxqEewxw

xEFqeF
#energy-per-distance	vFxow Hx ABvzq



jwDEEvq-Bvdq yx ۱۰۰ jwDEAqx	j.Ev.B/۱۰۰ j.A	$ j.Ev.B/۱۰۰ j.A
`,
  units: `
millimole-per-liter	AwDw‌AED yx Dwqx
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
milliampere	AwDw‌fArx	AwDw‌fArx	mم
kilocalorie	jwDEjvDxw	j.jvDxw	$ j.jvDxw
kilojoule	jwDEoED	j.oED	kJ
gigahertz	ewevGxqu	ewevGxqu	هبف
megahertz	AevGxqu	AevGxqu	Mبف
kilohertz	jwDEGxqu	j.Gxqu	kبف
megapixel	AevrwjBD	MP
kilometer	jwDEAqx	jwDEAqx	km
decimeter	yBw‌Aqx	yBw‌Aqx	عm
centimeter	BvFqw‌Aqx	BvFqw‌Aqx	cm
millimeter	AwDw‌Aqx	AwDw‌Aqx	mm
micrometer	AwjxEAqx	AwjxEAqx	μm
nanometer	FvFEAqx	FvFEAqx	جm
picometer	rwjEAqx	rwjEAqx	pm
milligram	AwDw‌exA	AwDw‌exA	mچ
microgram	AwjxEexA	AwjxEexA	μچ
gigawatt	ewevEvq	ewevEvq	هW
megawatt	AevEvq	AevEvq	$ AevEvq
kilowatt	jwDEEvq	j.Evq	kW
milliwatt	AwDw‌Evq	AwDw‌Evq	mW
millibar	AwDw‌Hvx	AwDw‌Hvx	mقaپ
hectopascal	GjqErvBjvD	GjqErvBjvD	خPa
kilopascal	jwDErvBjvD	j.rvBjvD	$ j.rvBjvD
megapascal	AevrvBjvD	AevrvBjvD	MPa
megaliter	AevDwqx	$ML
hectoliter	GjqEDwqx	$خL
deciliter	yBw‌Dwqx	$عL
centiliter	BvFqw‌Dwqx	$cL
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
deka	yjv{0}	yjv{0}
deci	yBw‌{0}	yBw‌{0}
centi	BvFqw‌{0}	BvFqw{0}
milli	AwDw‌{0}	AwDw{0}
micro	AwjxE{0}	AwjxE{0}
nano	FvFE{0}	FvFE{0}
pico	rwjE{0}	rwjE{0}
femto	zAqE{0}	zAqE{0}
atto	fqE{0}	fqE{0}
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
-survey-us	{0} (FbCG‌Hxyvxw fAxwjv)
-imperial	{0} (HxwqvFwvww)
-dry	{0} (hCj)
-sidereal	{0} (FnEAw)
-gregorian	{0} (AwDvyw)
-person	{0} (BF)
-length	{0} (iED)
-biblical	{0} (jqvH AbyB)
-attic	{0} (fqwj)
-roman	{0} (xEAw)
-metric	{0} (Aqxwj)
-of-water	{0} BqEF fH
-printer	{0} (gvr)
-tex	{0} (TگX)
-us	{0} (fAxwjv)
-beer	{0} (fHnE)
-liquid	{0} (Avwd)
-apothecary	{0} (yvxEBvuw)
-australian	{0} (vBqxvDwv)
-nato	{0} (FvqE)
-paris	{0} (rvxwB)
-international	{0} (HwF‌vDADDw)
-troy	{0} (qxEv)
per	{0} yx {1}	{0}/{1}
times	{0}‌{1}	{0}⋅{1}
`,
  words: {"to":["به","در","بر حسب","چند"],"after":["است","می‌شود","میشود","تبدیل کن","تبدیل کنید","هستند","هست"],"and":["و","به‌علاوهٔ"],"per":["در","بر"],"opening":["چقدر است","تبدیل","محاسبه","از"],"howMany":["چند"],"are":["است","در","می‌شود"],"one":["یک"],"endings":[],"halves":{"نیم":"1/2"},"polite":["لطفا","لطفاً","ممنون"],"numbers":{"پنجاه":"50","بیست":"20","دوازده":"12","یک چهارم":"1/4","نیم":"1/2","یک و نیم":"3/2","یک":"1","دو":"2","سه":"3","چهار":"4","پنج":"5","شش":"6","هفت":"7","هشت":"8","نه":"9","ده":"10","صد":"100"},"minus":["منفی","منهای"],"aliases":{"کیلو":"kilogram","سلسیوس":"celsius","درجه سلسیوس":"celsius","سانتیگراد":"celsius","درجه سانتیگراد":"celsius","درجه فارنهایت":"fahrenheit","فارنهایت":"fahrenheit","سانت":"centimeter","شبانه‌روز":"day","شبانه روز":"day"}},
};

export default locale;
