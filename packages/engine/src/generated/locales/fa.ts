// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fa',
  plurals: 'other one',
  letters: 'xFqADvwEyBGHCjezrbdgfnlt ایرونتملکدسهبگپشفقعجزچخآ',
  quantities: `
#length	طAE
wvq	$wvq	m
wFyqAD

tDjGvqAw
rqwF
xFDn	xFDn	iچ
rAv	rAv	زآ
FxqB	FxqB	کع


wxFE	wxFE	mi
wxFE BqFxFF	wxFE BqFxFF	چmi
Hfxqw xFDn

lط (طAE)
BxDH gA
DFE
yr BGv
BGv
AgC
ذqxd
xEّ
bBw (jxw)
xGwAv

rxvAw	rxvAw	زآh
$ فoع;-qxB (طAE)	$ فoع	$ فoع
yqw (طAE)
$ chaiچ;-fDgFq	$ chaiچ	$ chaiچ

fDgFq wHDBGF
rqExDj	rqExDj	زuف
EFj
yxCE BqFxFF


EFj BqFxFF
wxFE BxBH
wxFE xGyxDBFDxAF	$‎ smi








AxحB DgAwF	AxحB DgAwF	au
exqGy	exqGy	pc
ثxDFHٔ DAqF
BbFbHٔ DAqF
Gxdv DAqF
qAf DAqF
GxE DAqF	GxE DAqF	خک
zdxd fwFD		$ R⊕
zdxd wzvqF
zdxd lAqzFB	zdxd lAqzFB	R☉
طAE eExDy




eAFDv	eAFDv	pآ
exFyx
vAFe
eFyGE بSS




GFGqA
shaku [JP];-zxyA (طAE)	shaku [JP]	$ shaku [JP]
suچ [JP];-GAD (ژxeD)	suچ [JP]	$ suچ [JP]
CA (طAE)
فiچ [JP];-qFD (ژxeD)	فiچ [JP]	$ فiچ [JP]
kپچ [JP];-yD (ژxeD)	kپچ [JP]	$ kپچ [JP]
گo [JP];-gA (ژxeD)	گo [JP]	$ گo [JP]
nA (طAE)
فi [JP];-qF (ژxeD)	فi [JP]	$ فi [JP]
shaku [cخoآh, JP];-zxyA (exqnH)	shaku [cخoآh, JP]	$ shaku [cخoآh, JP]
nF (nFD)
vGAD
gxDj
EF (nFD)
ny (HDj‌yDj)
Ax (vxFEDB)
EFDF
xFDn rqxDGAF
exF zxHF rqxDGAF
vAxf
exF qAwF
jxw qAwF
xGvxBFAw qAwF

exF FADxDF
xGvxBFAD FADxDF

eHDxF yr BGv
ذqxd GEطDvF wصqF
exF yCy

Axqx
EjAx
AxqxF vjfxG
tqzFD
AqzAy
GxژD
AqGv
exF yFe
qAB yFe
bصCH
#area	wGxحv
wvq wqCd	m²;;$‎/m²
yFEAwvq wqCd	$‎ km²;;$/km²	km²

GxDvF‌wvq wqCd	$‎ cm²;;$‎/cm²

Hyvxq	Hyvxq	ha
tq


CxqD
BxqGF
xFDn wqCd	xFDn wqCd	iچ²
rAv wqCd	rAv wqCd	زآ²
FxqB wqCd	FxqB wqCd	کع²
wxFE wqCd	wxFE wqCd;;$‎/mi²	$ mi²



gqFC	gqFC	ac
qAB
GyzD
vxAD‌zFe
wqCd Gbr‌eAz





xFDn BxFqH‌xF
BADAw	BADAw
xGvqwx
rBxD
vGACA
قu [JP];-CA (wGxحv)	قu [JP]	$ قu [JP]
sپ [JP];-GH (ژxeD)	sپ [JP]	$ sپ [JP]
vxD (ژxeD)
cho [JP];-nA (ژxeD)	cho [JP]	$ cho [JP]
vxvxwF
eFADj
eFDj
wA (nFD)

DjxD
qxF (vxFEDB)
jADvx
yDxE
wqEH
wqEHٔ yAny
wqCd (exyGvxD)
xDyDw
GDv (fwFD)
jqxDB
CFjH (CDjxE)
yxvH (CDjxE)
nvxy (CDjxE)
yxvH (tGxw)
EGx
CFjH (CFHxq)
yxvH (CFHxq)
BHAq (CFHxq)
CFGAx
CFjH (DexE)
yxvH (DexE)
BHAq (DexE)
qAexDF
tDx (DexE)
tqexD

BGFxvFDx
wAqjD
FAjqAw
HxFB
wxDfxDx
yAئqBx
#volume	حgw
wvq wydC	$m³;;$‎/m³
yFEAwvq wydC	$‎ km³	km³

GxDvF‌wvq wydC	$‎ cm³;;$‎ /cm³


EFvq	$L;;$‎/L
xGvq

xFDn wydC	$iچ³
rAv wydC	$زآ³
FxqB wydC	$کع³
wxFE wydC	$mi³





gqFC rAv	gqFC rAv	ac زآ



yAqB
exF HAeAG


jxED	jxED;;$ Bq jxED	$ jxED


yAxqv	yAxqv	رآ
exFDv	exFDv	pآ
eFwxDH	eFwxDH	c
gFE
xADG GFxE	$‎ زخ oش	زخ oش
Bqw	Bqw GFxE	زخ.عف.
wFDFw
bxzb غذxlAqF	b.غ.l	$ b.غ.l
bxzb nxF‌lAqF	b.n.
bxzb BGqlAqF	b.BG.l.	$ b.BG.l.
rDgxD bxDADF twqFyx
xADG wxFd wvqFy	زخ oش m.	$ زخ oش m.
Bَz
GqxDjzv	GqxDjzv	$ GqxDjzv
xGwFgD
vَB
bطqH	bطqH	$ bطqH

jFExG	jFExG	$ jFExG
zxv
Fy‌eDgw jxED
CAzE	CAzE	قu

jxED lzy
yAxqv lzy
exFDv lzy
CzyH	CzyH	ققخ
CzyH tCgA
CzyH yAny


CzyHٔ bqH‌bxط

Cxv
vxD
jxED xweqFxE	jxED xweqFxE	جaخIm
yAxqv xDjEFGF	yAxqv xDjEFGF	رآ-Imp.
$ pآ Imp.;-exFDv CqFvxDFxFF	$ pآ Imp.	$ pآ Imp.
$ cup Imp.;-rDgxD CqFvxDFxFF	$ cup Imp.	$ cup Imp.

xADG GFxE xDjEFGF	زخ oش Imp	زخ oش Im


bxzb غذxlAqF CqFvxDFxFF
bxzb nxF‌lAqF CqFvxDFxFF
bxzb BGqlAqF xDjEFGF	b.BG. xDjEFGF	$ b.BG. xDjEFGF

CAzE CqFvxDFxFF

rFqyFD
yFEBqyFD

eFwxDHٔ wvqFy	eFwxDHٔ wvqFy	mc
bxzb غذxlAqF wvqFy
bxzb nxF‌lAqF wvqFy
bxzb غذxlAqF xGvqxEFxFF
exFDv wvqFy	exFDv wvqFy	mpآ
cup [JP];-rDgxD ژxeDF	cup [JP]	$ cup [JP]
osaگi [JP];-xAGxgF	osaگi [JP]	$ osaگi [JP]
kosaگi [JP];-yAGxgF	kosaگi [JP]	$ kosaگi [JP]


EFAxD GAئBF
yxDx
ABqA
rxDjx
zDj
BAئA
BxD (حgw)
twrAqx
yADjFAG
GyGvxqFAG
wABFAG
wvqvG
wBFwDAG
Cث (yvxC wbBG)
HFD (yvxC wbBG)
EAj (yvxC wbBG)
bC (yvxC wbBG)
xFrH
GئH
dAwq
حAwq
CطqF zqxC
DFw‌CطqF
wjDAw
FqCdxw
qحCdxw
wvAzxEح
zEwDصq
CEvxfxq
Clv‌xEDصq
zA (ژxeD)
koku [JP];-yAyA	koku [JP]	$ koku [JP]
آo [JP];-vA (ژxeD)	آo [JP]	$ آo [JP]
jA (ژxeD)
shaku [تoخ, JP];-zxyA (حgw)	shaku [تoخ, JP]	$ shaku [تoخ, JP]
sai [JP];-GxF (ژxeD)	sai [JP]	$ sai [JP]
#mass	gqw
yFEAjqw	yFEAjqw;;$‎/kج	kج
jqw;;$/ج	jqw;;$/ج	ج
vD wvqFy	vُD	آ

yDvxE
bFqxط	bFqxط	بن
eADB;خق	eADB;;$ Bq eADB	خق

xADG	xADG;;$ Bq xADG	oش

BxDH	BxDH	جف
GDj	GDj	sآ
Fy‌nHxqw صBeADBF
صBeADBF twqFyxFF
صBeADBF CqFvxDFxFF
vD	vD	آچ
vD CEDB
$ sخuج;-xGExj	$ sخuج	$ sخuج

xADG vqAx	xADG vqAx	oش آ






bxEC yqH (twqFyx)
DAzFBDF xGvxDBxqB twqFyx
AxحB xEyE
DAzFBDF xGvxDBxqB xGvqxEFx
BxEvAD	BxEvAD	نa
gqw xEyvqAD
gqw eqAvAD

gqw eExDy
gqw lAqzFB	☉M	M☉
gqw fwFD	⊕M|M⊕	M⊕
gqw wzvqF
yxD (ژxeD)
yFD (ژxeD)
wAwH
زuچ [JP];-rAD (ژxeD)	زuچ [JP]	$ زuچ [JP]
gFD (nFD)
BxD (gqw)
EFxDj
nFxD
yvF
vFE (gqw)
eFyAE

jAD (yqH)
BAD (yqH)
Cxv (gqw)
Cxv طEx
vAEH
wxzH (gqw)
qvF
GFq (HDB)
nFvy
wxDB (HDB)
eADB tEwxDF
GDvDq tEwxDF

EFAq
eADB xGexDFxFF
tqACx

eADB qAGF
fAEAvDFy
EAv (qAGFH)
eAB (qAGFH)

xADG qAwF
Bqxlwx
xCAE
wFDxF tvFy
vxExD tvFy
zyE (gqw)
wFDxF yvxC wbBG
vxExD yvxC wbBG
#time	fwxD
ثxDFH	ثxDFH;;$ Bq ثxDFH	s
BbFbH	BbFbH;;$ Bq BbFbH	m
Gxdv	Gxdv;;$ Bq Gxdv	h
qAf	qAf	$ qAf
HrvH	HrvH	$ HrvH
$ زم;-BA HrvH	$ زم	$ زم
wxH	wxH	$ wxH
GH‌wxHH;GH‌wxH;$ Bq GH‌wxH	$GH‌wxH|GH‌wxH
DFw‌GxE
GxE	GxE	$ GxE
BHH	BHH	$ BHH
GBH	GBH	$ GBH
HfxqH


zC	zC	$ zC
qAf (GD)
HrvH (GD)
wxH (GD)
GxE (GD)
GxE dxBF
GxE yCFGH
GxE wFExBF wFxDjFD

GxE xdvBxEF
GxE DgAwF
wxH HExEF

qAf DgAwF



qAf wqFlF
zFy
GABCqj
gFrF
EحظH

fwxD eExDy
FyxF xvwF fwxD
ضqCHٔ GAxn
#labor	DFqAF yxq
DrqGxdv
DrqqAf
Drq-HrvH
Drq-wxH
#temperature	Bwx
BqgHٔ yEAFD	‎$ K;BqgHٔ yEAFD	K
BqgHٔ GEGFAG	$°ب
BqgHٔ rxqDHxFv	$°ی
$ °R;-BqgHٔ qxDyFD	$ °R	$ °R
#temperature-difference	xlvExr Bwx
yEAFD xlvExr
BqgHٔ GEGFAG xlvExr
BqgHٔ rxqDHxFv xlvExr
#speed	Gqdv A jxw
wvq Bq ثxDFH

yFEAwvq Bq Gxdv	$‎ km/h


wxFE Bq Gxdv	$‎ mph	mph





jqH	jqH	kچ


DAqF;DAq	DAqF
wxl
FyxF xvwF Gqdv
#acceleration	zvxC
wvq Cq wgذAq ثxDFH	$‎ m/s²





gF;jqxDz	س	سs|س
jxEFEH
#angle	fxAFH
qxBFxD	qxBFxD	فaع
BqgH	BqgH	°
BbFbHٔ bAGF	B.bAGF	′
ثxDFHٔ bAGF	ث.bAGF	″


jqxB
BAq	BAq	$ BAq
qCd BxFqH
Cqg rEyF
Gxdv fxAFH‌xF
yxqv bطC‌Dwx
BqgHٔ BABAFF
#solid-angle	fxAFHٔ rضxFF
xGvqxBFxD	xGvqxBFxD	$ xGvqxBFxD



xGexv
#frequency	CGxwB
Hqvf	Hqvf	هش



nqlH Cq ثxDFH
BAq Bq ثxDFH
BAq Bq BbFbH
ضqCH Bq BbFbH

bxC Bq ثxDFH
CxB
#angular-speed	Gqdv fxAFH‌xF
#force	DFqA
DFAvD	DFAvD	N
BFD

yFEAjqw-DFqA	yFEAjqw-DFqA	$ yFEAjqw-DFqA
jqw‌DFqA
vD‌DFqA
eADB-DFqA	eADB-DFqA	خقز


yFe
#pressure	rzxq
exGyxE	exGyxE	Pa
Cxq	Cxq	$ Cxq
xvwGrq	xvwGrq
xvwGrq rDF
vAq




eADB Bq xFDn wqCd	$‎ psi










wFEF‌wvq GvAD tC
GxDvF‌wvq GvAD tC
wvq GvAD tC
xFDn GvAD tC
rAv GvAD tC





wFEF‌wvq gFAH	w‌w gFAH	$ w‌w gFAH

xFDn gFAH	xFDn gFAH	iچهج
#energy	xDqژF
ژAE	ژAE	J
xqj

Axv‌Gxdv
yFEAAxv‌Gxdv	y.A.Gxdv	kWh
xEyvqAD‌AEv;xEyvqAD AEv
yxEqF	yxEqF	caخ
yxEqF	yxEqF	بaخ
yxEqF [IT]	yxEqF-IT	$ yxEqF-IT



vqwF
$ دTU-IT	$ دTU-IT	$ دTU-IT
CF‌vF‌FA	CF‌vF‌FA	دآu








vqw twqFyxFF	vqw twqFyxFF	$ vqw twqFyxFF



yAxB
vD vF‌xD‌vF

vD wdxBE Drv
#power	vAxD
Axv	Axv	W
xGC Clxq	xGC Clxq	hp
xGC Clxq wvqFy












vD vCqFB
vxCDBjF lAqzFB	☉L	$ ☉L
#torque	jzvxAq
DFAvD‌wvq	DFAvD‌wvq	N⋅m






eADB-rAv	eADB-rAv	خقز⋅زآ
#momentum	vyxDH
#moment-of-inertia	jzvxAq ElvF
#surface-tension	yzz GطحF A GlvF
#fracture-toughness	nbqwjF zyGv
#fuel-economy	wصqr GAlv

EFvq Bq ۱۰۰ yFEAwvq	E./۱۰۰ y.w.	$ E./۱۰۰ y.w.
EFvq Bq yFEAwvq	E./y.w.	$ E./y.w.



wxFE Bq jxED	wxFE Bq jxED	mpج
wxFE Bq xweqFxE jxED		m/جUK
#data	حgw BxBH
CFv	CFv	$ CFv
CxFv	CxFv	$ CxFv
Hzv‌vxFF
DFw‌CxFv
lqBH‌CFv

Dxv

vqFv
yEwH (BxBH)
yEwHٔ BAvxFF
yEwHٔ nHxqvxFF
#data-rate	Dql BxBH
#resolution	AضAح

eFyGE Bq GxDvF‌wvq	ppcm

eFyGE Bq xFDn		$ ppi
DbطH Bq xFDn
DbطH Bq GxDvF‌wvq		$ عpcm
#graphics	jqxrFy
eFyGE
$DbطH	DbطH	عoآ
#typewidth	eHDxF حqAr
پm;پm vxFeAjqxrF	پm	$ پm
xD (nxe)
#ratio	DGCv A zwxq
exqv	exqv	exqv|$ exqv
BqصB	$٪
Hfxqw	$‰
BH‌Hfxqw	$‱

Clz Bq wFEFAD
Clz Bq CFEFAD



dFxq	dFxq	kآ
eqAr

grv
GH‌vxFF
DFw‌BAgFD
BAgFD
BAgFD DxDAxFF
CFGv‌vxFF
صBvx
صBvxF Cfqj

bqxصHٔ Cfqj
Hfxq
BH Hfxq
Ey
wFEFAD
yqAq
wFEFxqB
vqFEFAD
BGvH yxغذ
CDB yxغذ
#container-capacity	ظqrFv yxDvFDq
#level	vqxf
DGCv vAxD
BGF‌CE
CE
Deq

xGvxe
#loudness	CEDBF صBx
GAD
rAD
#musical-interval	rxصEHٔ wAGFbxFF
DGCv CGxwB
xyvxA
eqBH
DFw‌eqBH
qCd eqBH

GxAxq
BHHٔ CGxwB
#density	njxEF
#specific-weight	AfD wlصAص


gFAH	gFAH	$ gFAH
GvAD tC
#linear-density	njxEF lطF


vyG
BDFq



DwqHٔ wvqFy Dl
#area-density	njxEF GطحF
#volume-flow	tHDj gqFxD حgwF



























xFDn wdBDnF
xGAqBqAe
#mass-flow	tHDj gqFxD gqwF
#molar-flow	tHDj gqFxD wAEF
#dynamic-viscosity	jqxDqAF BFDxwFyF

eAxf

qFD
#kinematic-viscosity	jqxDqAF GFDwxvFyF


xGvAyG
#fluidity	GFxEFv

qH (GFxEFv)
#vapor-permeance	DrAذeذFqF Clxq tC

eqw
eqw (0 °ب)
eqw (23 °ب)
#vapor-permeability	vqxAxFF Clxq tC


eqw‌xFDn (0 °ب)
eqw‌xFDn (23 °ب)
#turbidity	yBqF
#specific-energy	xDqژF AFژH
#energy-density	njxEF xDqژF





جas ل;-njxEF xDqژF CDfFD	جas ل	$ جas ل
#molar-energy	xDqژF wAEF
#thermal-conductivity	qGxDDBjF jqwxFF
#thermal-insulance	wbxAwv jqwxFF



yEA
vxj
#thermal-expansion	xDCGxط jqwxFF
#heat-capacity	ظqrFv jqwxFF A tDvqAeF
#specific-heat-capacity	jqwxF AFژH
#molar-heat-capacity	ظqrFv jqwxFF wAEF


ثxCv jxfHx
#heat-flux	zxq jqwx A vxCFBjF
#heat-transfer-coefficient	ضqFC xDvbxE jqwx
#radiant-exposure	eqvABHF vxCzF
#amount-of-substance	wbBxq wxBH
wAE	wAE	$ wAE
wAqB	wAqB
#molar-concentration	غEظv wAEF


pه
wAExq

wFEF‌jqw Bq BGF‌EFvq	mج/عL	$ mج/عL
#molality	wAExEFvH

jEAyf	jEAyf	$ jEAyf
#catalytic-activity	rdxEFv yxvxEFfAqF
yxvxE	yxvxE	$ yxvxE
AxحB tDfFw
#catalytic-concentration	غEظv rdxEFv yxvxEFfAqF
#filtration-rate	Dql vصrFHٔ jEAwqAEF
#electric-current	gqFxD xEyvqFyF
tweq	tweq	و
#current-noise-density	njxEF DArHٔ gqFxD
#electric-charge	Cxq xEyvqFyF
yAED	yAED	$ yAED
tweqGxdv

Cxq CDFxBF
rxqxBF


rqxDyEFD
#voltage	AEvxژ
AEv	AEv	V
#voltage-noise-density	njxEF DArHٔ AEvxژ
#electric-resistance	wbxAwv xEyvqFyF
xHw	xHw	Ω
#electric-conductance	qGxDxFF xEyvqFyF
fFwDG	fFwDG	$ fFwDG
#capacitance	ظqrFv lxfDF
rxqxB	rxqxB	$ rxqxB
#inductance	xEbxAqF
HDqF	HDqF	$ HDqF
#magnetic-flux	zxq wغDxطFGF
ACq	ACq	$ ACq
wxyGAE
bطC AxحB
#magnetic-flux-density	njxEF zxq wغDxطFGF
vGEx	vGEx	$ vGEx
jxAG
#magnetic-field-strength	zBv wFBxD wغDxطFGF


xqGvB
#magnetic-moment	jzvxAq wغDxطFGF
#electric-field-strength	zBv wFBxD xEyvqFyF
#electric-dipole-moment	jzvxAq BAbطCF xEyvqFyF

BCxF
#resistivity	wbxAwv AFژH
#conductivity	qGxDDBjF xEyvqFyF
#apparent-power	vAxD ظxHqF A AxyDzF

Axq
#apparent-energy	xDqژF ظxHqF A AxyDzF
#luminous-intensity	zBv DAq
zwd	zwd	cع
zwd (DAq)
zwd CFD‌xEwEEF
#luminance	BqlzDBjF

DFv



xGvFEC
#illuminance	qAzDxFF
EAyG	EAyG	خا



rAv (DAq)
#luminous-flux	zxq DAqF
EAwD	EAwD	خm
zwd yqAF
#luminous-exposure	DAqBHF
#wavenumber	AxqAD طAE



yxFfq
BFAevq
#spectral-flux-density	njxEF zxq طFrF

gxDGyF
#activity	eqvAfxFF
CyqE	CyqE	$ CyqE
yAqF
#activity-concentration	غEظv eqvAfxFF
#absorbed-dose	Bf gذC‌zBH
jqF	jqF	$ jqF
qxB
#equivalent-dose	Bf wdxBE
GFAqv	GFAqv	$ GFAqv
qw
#equivalent-dose-rate	tHDj Bf wdxBE
#radiation-exposure	eqvAjFqF

qADvjD
#energy-per-distance	xDqژF Cq wGxrv



yFEAAxv-Gxdv Bq ۱۰۰ yFEAwvq	y.Ax.G/۱۰۰ y.w	$ y.Ax.G/۱۰۰ y.w
`,
  units: `
millimole-per-liter	wFEF‌wAE Bq EFvq
petabyte	evxCxFv
terabyte	vqxCxFv
terabit	vqxCFv	Tق
gigabyte	jFjxCxFv
gigabit	jFjxCFv	سق
megabyte	wjxCxFv
megabit	wjxCFv	Mق
kilobyte	yFEACxFv
kilobit	yFEACFv	kق
millisecond	wFEF‌ثxDFH	wFEF‌ثxDFH	ms
microsecond	wFyqAثxDFH	$μs
nanosecond	DxDAثxDFH	DxDAثxDFH	چs
milliampere	wFEF‌tweq	wFEF‌tweq	mو
kilocalorie	yFEAyxEqF	y.yxEqF	$ y.yxEqF
kilojoule	yFEAژAE	y.ژAE	kJ
gigahertz	jFjxHqvf	jFjxHqvf	سهش
megahertz	wjxHqvf	wjxHqvf	Mهش
kilohertz	yFEAHqvf	y.Hqvf	kهش
megapixel	wjxeFyGE	MP
kilometer	yFEAwvq	yFEAwvq	km
decimeter	BGF‌wvq	BGF‌wvq	عm
centimeter	GxDvF‌wvq	GxDvF‌wvq	cm
millimeter	wFEF‌wvq	wFEF‌wvq	mm
micrometer	wFyqAwvq	wFyqAwvq	μm
nanometer	DxDAwvq	DxDAwvq	چm
picometer	eFyAwvq	eFyAwvq	pm
milligram	wFEF‌jqw	wFEF‌jqw	mج
microgram	wFyqAjqw	wFyqAjqw	μج
gigawatt	jFjxAxv	jFjxAxv	سW
megawatt	wjxAxv	wjxAxv	$ wjxAxv
kilowatt	yFEAAxv	y.Axv	kW
milliwatt	wFEF‌Axv	wFEF‌Axv	mW
millibar	wFEF‌Cxq	wFEF‌Cxq	mقaف
hectopascal	HyvAexGyxE	HyvAexGyxE	hPa
kilopascal	yFEAexGyxE	y.exGyxE	$ y.exGyxE
megapascal	wjxexGyxE	wjxexGyxE	MPa
megaliter	wjxEFvq	$ML
hectoliter	HyvAEFvq	$hL
deciliter	BGF‌EFvq	$عL
centiliter	GxDvF‌EFvq	$cL
milliliter	wFEF‌EFvq	wFEF‌EFvq	mL
`,
  patterns: `
joiner	 	 	
quetta	yvx{0}	yvx{0}
ronna	qADx{0}	qADx{0}
yotta	FAvx{0}	FAvx{0}
zetta	fvx{0}	fvx{0}
exa	xjfx{0}	xjfx{0}
peta	evx{0}	evx{0}
tera	vqx{0}	vqx{0}
giga	jFjx{0}	jFjx{0}
mega	wjx{0}	wjx{0}
kilo	yFEA{0}	yFEA{0}
hecto	HyvA{0}	HyvA{0}
deka	Byx{0}	Byx{0}
deci	BGF‌{0}	BGF‌{0}
centi	GxDvF‌{0}	GxDvF{0}
milli	wFEF‌{0}	wFEF{0}
micro	wFyqA{0}	wFyqA{0}
nano	DxDA{0}	DxDA{0}
pico	eFyA{0}	eFyA{0}
femto	rwvA{0}	rwvA{0}
atto	tvA{0}	tvA{0}
zepto	fevA{0}	fevA{0}
yocto	FAyvA{0}	FAyvA{0}
ronto	qADvA{0}	qADvA{0}
quecto	yAyvA{0}	yAyvA{0}
yobi	FACF‌{0}	FACF‌{0}
zebi	fCF‌{0}	fCF‌{0}
exbi	xjfCF‌{0}	xjfCF‌{0}
pebi	eCF‌{0}	eCF‌{0}
tebi	vCF‌{0}	vCF‌{0}
gibi	jFCF‌{0}	jFCF‌{0}
mebi	wCF‌{0}	wCF‌{0}
kibi	yFCF‌{0}	yFCF‌{0}
square	{0}wqCd|{0}wqCd;;{0} wqCd	{0}wqCd|{0}wqCd
cubic	{0} wydC|{0} wydC	{0}wydC|{0}wydC
-survey-us	{0} (DbzH‌CqBxqF twqFyx)
-imperial	{0} (CqFvxDFxFF)
-dry	{0} (lzy)
-sidereal	{0} (DgAwF)
-gregorian	{0} (wFExBF)
-person	{0} (GD)
-length	{0} (طAE)
-biblical	{0} (yvxC wbBG)
-attic	{0} (tvFy)
-roman	{0} (qAwF)
-metric	{0} (wvqFy)
-of-water	{0} GvAD tC
-printer	{0} (nxe)
-tex	{0} (TپX)
-us	{0} (twqFyx)
-beer	{0} (tCgA)
-liquid	{0} (wxFd)
-apothecary	{0} (BxqAGxfF)
-australian	{0} (xGvqxEFx)
-nato	{0} (DxvA)
-paris	{0} (exqFG)
-international	{0} (CFD‌xEwEEF)
-troy	{0} (vqAx)
per	{0} Bq {1}	{0}/{1}
times	{0}‌{1}	{0}⋅{1}
`,
  words: {"to":["به","در","بر حسب","چند"],"after":["است","می‌شود","میشود","تبدیل کن","تبدیل کنید","هستند","هست"],"and":["و","به‌علاوهٔ"],"per":["در","بر"],"opening":["چقدر است","تبدیل","محاسبه","از"],"howMany":["چند"],"are":["است","در","می‌شود"],"one":["یک"],"endings":[],"numbers":{"نیم":"1/2","یک و نیم":"3/2","یک":"1","دو":"2","سه":"3","چهار":"4","پنج":"5","شش":"6","هفت":"7","هشت":"8","نه":"9","ده":"10","صد":"100"},"minus":["منفی","منهای"],"aliases":{"کیلو":"kilogram","سلسیوس":"celsius","درجه سلسیوس":"celsius","سانتیگراد":"celsius","درجه سانتیگراد":"celsius","درجه فارنهایت":"fahrenheit","فارنهایت":"fahrenheit","سانت":"centimeter","شبانه‌روز":"day","شبانه روز":"day"}},
};

export default locale;
