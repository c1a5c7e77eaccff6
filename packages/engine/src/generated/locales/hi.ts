// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  letters: 'jvwxyADEnqFhiuozGdeBHacrCglstbkpmf ्रािमीकनटलेसपतंवयगबोड़ज॰ुइदैशफूचहघ',
  quantities: `
#length	qoewई
yAnv;;$/yAnv	yA
ywgDjvॉE

ऐodjhjnjvॉy
bavjyA
gop;;$/gop	gop	$″
baAn|baCn;;$/baCn	baAn	$′
dca|GwvjH;GwvjH	GwvjH


yAq	yAq
EॉnxDq yAq	Eॉr yAr	टहप
yxq (mcawvzwँ gop)

qwgE
cौ DZ lwEZ
EFq
mथFqA
msoH (fBHaF DA ऊँpwई)
exujuw
mwथ (18 gop)
एq
Daly
hjykn

basly	basly	bas
vॉH
Dvy
pFE

gocAExGv pFE
bavjqwod	bavjqwod
qAd
DFeq


hyCljvA qAd
HFnw yAq
yAq-hjDsणjHxEFzxGE	ैहप








खdBqAG gDw~ईGwo|ई;~gGwँ	खdBr gDwr	़त
iwvjhFD	iwvjhFD	चज
ijvDwt-hFDoH
ijvDwt-yxEn
ijvDwt-fonZ
ijvDwt-lxE
ijvDwt zvjष	ijvrzr	ijvz
iृथjzA DA ujvxcjGw
eृmhjiux ujvxcjGw
hौv अvjधzjGwh
ijqwoD qoewई




yCljvण iॉgon
iwgDw
njzxi
ुSS ixDjhFq


TबX iॉgon

hxhFvB
twDC (qoewई)
hCE (cwiwE)
eC (qoewई)
vxE (cwiwE)
DFE (cwiwE)
cB (cwiwE)
pB (qoewई)
vA (cwiwE)
twDC (DiHaw)
pA (pAE)
ujhCE
झwod
qA (pAE)
pFD (mwodDwod)
zw (थwईqsoH)
qxdjE
bajvwohAhA gop
bajvwohAhA vwcDAG baCn
ujzwca
vByE baCn
vByE Daly
vByE hjnFHxGy

GkEwEA baCn
GkEwEA hjnFHxGE

mथFqA (ewgexq)
yxhjvA twmA mwथ
DjGkeFD baCn

zwvw
qFdCआ
nFDjhwh zwvw
अvjtxE
zvjtBD
hwझFE
zvjhjn
DFi baCn
DFi vkH
Dahew



आqjE
zxGEw Djqwbajnv
#area	DjषFujvbq
zvjd yAnv;;$/zvjd yAnv	zvjd yAr;;$/zvjd yAnv
zvjd DxqByAnv	zvjd DxryAr

zvjd hFonAyAnv;;$/zvjd hFonAyAnv	zr hFor;;$/zvjd hFor yAr	zvjd hFoyA

mFDjnFGv	mFr
आv


ewvjE
HwvjhA
zvjd gop;;$/zvjd gop	zr gor;;$/zvjd gop	z go
zvjdba~A|C~n	zrbaAr	z baA
zvjd dc	zr dr	z d|zvjd dca
zvjd yAq;;$/zvjd yAq	zvjd yAq;;$/yAq²	z yA|zvjd yAq



एDHa	एDHa
vkH
hFDjtE
nwउEtxi
छu zvjd





zृujuAG gop
HBEy	HBEy
hjnjvFyw
baFljlwE
ujhCeB
eC (DjषFujvbq)
hF (cwiwE)
uwE (cwiwE)
pB (cwiwE)
uwuwyA
ijGBod
ixod
yk (pAE)

EdwE
vwई (थwईqsoH)
dCoठw
DEwq
yvqw
छBnw yvqw
yCvejew (भkyx)
अoDणy
hFon (भkyx)
djvwउoH
eAfw (eodwq)
Dnjठw (eodwq)
छnwD (भkyx)
Dnjठw (अhy)
qFhw
eAfw (exmwv)
Dnjठw (exmwv)
धCv (exmwv)
exhjzw
eAfw (EFiwq)
Dnjठw (EFiwq)
धCv (EFiwq)
vBiEA
आEw (EFiwq)
आvjiFon
iFvxh आvjiFon
lFhjGwuxEw
yBvjdE
GkdFvy
mwgH
yocawEw
DCएvjlw

uCEqwoH

baFE (uwgzwE)
अqjDFvF (hwओ iwउqB)
अqjDFvF (yxEwh cFvwgh)
uwvFआ
ijvtxGwई yॉvjdE
अbadawE cFvxe
ऑhjnjvxGwई GBख
#volume	आGuE
fE yAnv;;$/fE yAnv	fE yAr	fE yA
fE DxqByAnv	fE DxryAr	fE DxyA

fE hFonAyAnv;;$/fE hFonAyAnv	fE hFor yAr	fE hFoyA


qAnv;;$/qAnv	qAr	qA
hjnAGv

fE gop	fE gop
fE baAn	fr baAr
fE GwvjH	fE Gwr
fE yAq	fE yAq





एDHa ba~A|k~n	एrbaAr	एDHa baAn



DॉvjH
mॉih baCn


dsqE;;$/dsqE	dsqE	ds


Djzwvjn	Djzwvjn
iwgon	iwgon	iw
अyFvxDA Di
dxq
bajqkgH आउoh	bajqkgH आउoh	घद ंव
Hjvy;Hjvy bjqkgH	Hjvy bjqk.	घद.ग॰.
yxExy
अyFvxDA nFeqhjikE
अyFvxDA nA hjikE
HFcavjn hjikE	HF. hjikE	गैच
अyFvxDA DawEkEA Di
yFnjvxD bajqkH आउoh	घद ंव ह.
Hst
pCnDA	pCnDA
hjyxcE
nsH
ekol	ekol

cxdv	cxdv
tॉn
iwँpzwँ dsqE
eCtq	eCtr	eC

tCषjD dsqE
tCषjD Djzwvjn
tCषjD ixon
esvq	esvq
eAGv esvq
DFd
eAGv esvq Dw pौथwई
eAGv esvq Dw छठw भwd


DjvsEeFvA esvq

en
nE (iAiw)
gyjiAvxGq dsqE;;$/gyjiAvxGq dsqE	gyjiAr dsqE	gyjiA dsqE
Djzwvjn gyjiAvxGq	D. gyjiA.	लश-Iहच.
ejvxnxt ixon
ejvxnxt Di

gyjiAr bajqCgH आउoh		घद ंव Iह


ejvxnxt eHaw pyjyp
ejvxnxt छBnw pyjyp
gyjiAvxGq HFcavjnhjikE	gyjiA. HFcavjnhjikE	गैच-Iहच

ejvxnxt eCtq

baxvDxE
DxqjHvDxE

Di	Di
nFeqhjikE	nFr hjikE	शफैच
nA hjikE	nA hjikE	शैच
ऑhjnjvFqxGwई nFeqhjikE
yAnjvxD ixon	yAnjvxD ixon
cwiwEA Di
ओhwcA
DBhwcA


hjzAHxt dxqwh
DEjEw
zFljvB
bawEFdw
tFod
lBउ (pAE)
lwE (आGuE)
एyjbaBvw
DBocxGh
hFDjhnFvxGh
yBHxGh
yFnjvFnAca
yFHxyjEBh
ewथ (ewgexq)
mxE (ewgexq)
qBd (ewgexq)
De (ewgexq)
एbaw
hFआ
ओyFv
mByFv
tvwe DA eBuq
आधA eBuq~Fo|
ysdjEy
cFvBeBy
vFmBeBy
yFथChFqw
hqywEcawv
ewqjथwcawv
EFeCDHEFcav
tB (cwiwE)
DBDk
uB (cwiwE)
dB (cwiwE)
twDC (आGuE)
hwई (cwiwE)

uxmwई DॉvjH
djvwउqv
yqFtxGwई douwod
DzwE
#mass	ljvzjGywE
DxqBdjvwy	Dxrdjvwr	Dxdjvw
djvwy;;$/djvwy	djvwr	djvw
nE	nE

Djzxonq
DsvFn	Dsr
iौoH;;$/iौoH	iौoH	$#

औoh;;$/औoh	औoh	औor

HFढa vujuA	HFढa vujuA|HF. vujuA
14 iौoH Dw enjnw		$ैश|qw
pौथwई moHjvFHzFn
छBnw moHjvFHzFn
eHaw moHjvFHzFn
अyFvxDA nE
qॉEjd nE
hjqd

njvwई औoh	njvwई औoh



औषधAG Hjvy


yDjखE DA hjnxD
ywED iFG (अyFvxDw)
अqjDBmq gDwई
ywED iFG (ऑhjnjvFqxGw)
HwqjnE	HwqjnE
gqFDjnjvॉE ljvzjGywE
ijvBnॉE ljvzjGywE

ijqwoD ljvzjGywE
hौv ljvzjGywE
iृथjzA ljvzjGywE
eृmhjiux ljvzjGywE
DwE (cwiwE)
DxE (cwiwE)
yByF
baCE (cwiwE)
cxE (pAE)
lwE (ljvzjGywE)
qxGwod
छjGwE
DsnA
nFq
ixDCq
njvॉG nFq
dE (DBvxGw)
lBE (DBvxGw)
ewn (ljvzjGywE)
ewn (hBEw)
uBqw
ywtw
vujuA
hFv
छnwँD
yE (zcaE)
cvjyE iwउoH
cvjyE caFonEv
iFvxh djvFE
qAzjv
hjiFEA iwउoH
अvBew

vkhA iwउoH
caBqBuExD
qBu (vkh)
ikl

vByE औoh
HjvsDyw
ओeBq
yAEw (एnxD)
nsqFon (एnxD)
tFDFq
yAEw (ewgexq)
nsqFon (ewgexq)

dwyw (ljvzjGywE)


zxh
evjyA nxDq
yxhjvA ओDw
yxhjvA Douwv
hwgijvh ओDw
hjzAHxt iwउoH
#time	hyG
hFDoH	hFr	hF
yxEn	yxr;;$/yxEn	yx
fonZ	for	fo
iwz fonw
lxE	lxE	lx
hijuwm	hijuwm
iखzwHaw
ymAE~F|w;~w	ywm
uxywm~xGwo|A;~A;$/ux;घ	uxyw;;$/ux
छywmA
zvjष	zvjष	z
ltD~Bo|	lt.
tuwejl~xGwँ|A;;;घ	tuw	t
hmhjvwejlA


vwu~Fo|;;;घ	vwu~Fo|	$vwuFo|$vwu
lxE (आGC)
hijuwm (आGC)
ymAEZ (आGC)
zvjष (आGC)
hwywEjG zvjष
अधxzvjष
djvFdBvxGE zvjष

hwGE zvjष
EwDjषujv zvjष
pwoljv ywh

EwDjषujv lxE



hBq
tFD
hjzFHevjd
cxbaA
yByFon

ijqwoD hyG
ivywणC hyG gDwई
hjzॉp eAn
#labor	tjvy
zjGDjux-fonZ
zjGDjux-lxE
zjGDjux-hijuwm
zjGDjux-ywm
#temperature	uwiywE
DFqjzxE
HxdjvA hFqjhxGh	$°hFr
HxdjvA baFvEmwgn	$°baFvE	$°े
HxdjvA vsoDxE
#temperature-difference	uwiwouv
DFqjzxE अouv
HxdjvA hFqjhxGh अouv
HxdjvA bawvFEmwgn अouv
#speed	pwq औv iFh
yAnv ijvux hFDoH	yAr/hFr




yAq ijvux fonw	yArijvrfor	yAijvfo





Eॉn	Eॉn


qwgn;;;घ	qwgn
ysD
ivywणC zFd gDwई
#acceleration	ujzvण
yAnv ijvux hFDoH zvjd;yAnv/hF²	yAr/zrhFr





dCvCujz–eq;dCvCujz eq	dCr	dC
dsqAqxGB
#angle	DBण
vFHxGE	vFHxGE	$॰़ग
अot	अot	$°
आvjD yxEn	आvjD yxEn	$′
आvjD hFDoH	आvjD hFr	$″


djvFHxGE
fkvjणE	fkvjणE	$॰
puCvjथwot
vwtx
fonw (DBण)
Doiwh exolC
ljzxआधwvA HxdjvA
#solid-angle	fE DBण
hjnFvFHxGE	$ ै॰	$ ै॰



hjisn
#frequency	आzृujux
mvjnjca



pDjv ijvux hFDoH
ivxDjvyण ijvux hFDoH
ivxDjvyण ijvux yxEn
धHaDE ijvux yxEn

bajvFy ijvux hFDoH
eॉH
#angular-speed	DBणAG dux
#force	eq
EjGknE	EjGkr
HwgE

DxqBdjvwy-baBvjh	$ ूइघ	$ ूइघ
djvwy-eq
nE-eq
iwउoH-eq


Dxi
#pressure	lwe
iwhjDq	iwr
ewv	ewv
zwGCyoHqAG lewz;zwGCyणjHqAG lewz
uDEADA zwGCyoHq
nॉv




iwउoH ijvux zvjd gop










yxqAyAnv cq
hFonAyAnv cq
yAnv cq
gop cq
baCn cq




ywgDjvByAnv yvjDjGkvA
yvjDjGkvA yxqAyAnv;;;घ	हह डइ
hFonAyAnv yvjDjGkvA
yvjDjGkvA gop		$" डइ
baCn yvjDjGkvA




yAnv yvjDjGkvA
#gauge-pressure	dFc lwe
#energy	ऊvjcw
ckq	ckr	ck
अvjd

zwn-fonZ
DxqBzॉn fonZ
gqFDjnjvॉEzBqjn
DsqBvA;;;घ		Ds
DsqBvA;;;घ	DsqBvA	Ds
DsqBvA (आईnA)	ज़द-IT



थvjyA
bjvxdBvA
$ ोTU-IT	$ ोTU-IT	$ ोTU-IT
ejvxnxt थvjyq GkExn	ोशत








Gkएh थFvjy	Gkएh थFvjy



DjzwH
nE nAएEnA

nE uFq hyuCqjG
#power	tDjux
zॉn		zॉ
अtjztDjux		एpiA
yAnjvxD अtjztDjux












nE ijvtAuE
hौv cjGBux
#torque	eq आfkvjण
EjGknE-yAnv	EjGkryAr






iwउoH-baCn	दफघ⋅घश
#momentum	hozFd
#moment-of-inertia	cHaujz आfkvjण
#surface-tension	iृषjठ uEwz औv lृढauw
#fracture-toughness	zxभod pvjyquw
#fuel-economy	ईoधE खiu

qAnv ijvux 100 DxqByAnv	qAr/100 DxryAr	qA/100 DxyA
qAnv ijvux DxqByAnv	qA/DxyA



yAq ijvux dsqE
yAq ijvux goiAvxGq dsqE	हचइ goiAvxGq
#data	Hxcxnq HFnw
exn	exn
ewgn	ewgn
ऑDjnFn
Exeq
Djvyje (2 exn)

Esn

njvxn
zvjH
Heq zvjH
DjzwH zvjH
#data-rate	HFnw lv
#resolution	vxcaॉqjGktE

ixDjhFq ijvux hFonAyAnv	चचजह

ixDjhFq ijvux gop
exolC ijvux gop
exolC ijvux hFonAyAnv
#graphics	djvwbaxDjh
ixDjhFq
exolC	exolC
#typewidth	अDjषv pौHawई
बह;nwgiBdjvwbaxD एy	बह
एE (nwgi)
#ratio	अECiwu औv dxEuA
भwd~Bo|;~	भwd
ijvuxtu	$%
ijvux mcawv	$‰
ijvux lh mcawv	$‱

mxhjhw ijvux lh qwख
iwvjn~jh|~ ijvux exqxGE



Dsvn
ijvkba

cBHaA
uxDHaA
आधw lvjcE
lvjcE
eFDv lvjcE
DBHaA
hsDHaw
eHaw hsDHaw

eHaw dCvCh
mcawv
yxvxGH
qwख
yxqxGE
DvBHa
अve
njvxqxGE
lhjuw
vAy
#container-capacity	DonFEv Djषyuw
#level	hjuv
tDjux अECiwu
HFhxeq
eFq
EFiv

hjnॉi
#loudness	ijvequw
hBE
baॉE
#musical-interval	hodAu अouvwq
आzृujux अECiwu
hijuD
ikvjण hjzv
अvjधhjzv
pौथwई hjzv

hzwv (hjzv)
आzृujux ltD
#density	fEujz
#specific-weight	zxtxषjn भwv


yvjDjGkvA	डइ
cq
#linear-density	vsखxD fEujz


nFDjh
HFExGv



yAnjvxD धwdw Eoev
#area-density	iृषjठ fEujz












yByF (vFty)
#volume-flow	आGuE ijvzwm



























खExD gop
hjzFvjHjvCi
#mass-flow	ljvzjGywE ijvzwm
#molar-flow	yBqv ijvzwm
#dynamic-viscosity	duxD tjGwEuw

iॉgca

vFE
#kinematic-viscosity	tCljधduxD tjGwEuw


hjnBDjh
#fluidity	uvquw

vA (uvquw)
#vapor-permeance	cqzwषji iwvdyjGuw

ivjy
ivjy (0 °ु)
ivjy (23 °ु)
yAnjvxD ivjy
#vapor-permeability	cqzwषji iwvdyjGuw dCणwoD


ivjy-gop (0 °ु)
ivjy-gop (23 °ु)
#turbidity	आzxquw
#specific-energy	zxtxषjn ऊvjcw
#energy-density	ऊvjcw fEujz





iFnjvBq ऊvjcw fEujz
#molar-energy	yBqv ऊvjcw
#thermal-conductivity	ऊषjyw pwqDuw
#thermal-insulance	ऊषjyw vBधE



DjqB
nॉd
#thermal-expansion	ऊषjyAG ijvhwv
#heat-capacity	ऊषjyw धwvxuw औv एEjnjvॉiA
#specific-heat-capacity	zxtxषjn ऊषjyw
#molar-heat-capacity	yBqv ऊषjyw धwvxuw


dsh ExGuwoD
#heat-flux	ऊषjyw bjqDjh औv DxvणE
#heat-transfer-coefficient	ऊषjyw अouvण dCणwoD
#radiant-exposure	zxDxvण उljभwhE
#amount-of-substance	ilwvjथ DA ywujvw
yBq	yBq
आgny	आgny













आgohjnAE
#molar-concentration	yBqv hwoljvuw


चड
yBqv

yxqAdjvwy djqkDBca ijvux HFhAqAnv
#molality	yBqquw

djqkDBca	$ यदज	$ यदज
#catalytic-activity	उujijvFvD hDjvxGuw
Dsnwq	$ ू़श	$ ू़श
एocawgy gDwई
#catalytic-concentration	उujijvFvD hDjvxGuw hwoljvuw
#filtration-rate	djqByFvCqv ExhjGolE lv
#electric-current	zxljGCu धwvw
एyjiAGv	एr
#current-noise-density	धwvw vz fEujz
#electric-charge	zxljGCu आzFt
Dkqwy
एyjixGv-fonZ

ykq आzFt
basvwHF


bajvsoDqxE
#voltage	zBqjnuw
zBqjn;;;घ
#voltage-noise-density	zBqjnuw vz fEujz
#electric-resistance	zxljGCu ijvuxvBध
ओy
#electric-conductance	zxljGCu pwqDujz
hAyFoh
#capacitance	धwvxuw
bsvH
#inductance	ijvFvDujz
mFEvA
#magnetic-flux	pCoeDAG bjqDjh
zFev	$ Wफ	$ Wफ
ysDjhzFq
एDwoD धjvCz
#magnetic-flux-density	pCoeDAG bjqDjh fEujz
nFhjqw	$ T	$ T
dॉh
#magnetic-field-strength	pCoeDAG DjषFujv uAzjvuw


ओvjhjnFH
#magnetic-moment	pCoeDAG आfkvjण
#electric-field-strength	zxljGCu DjषFujv uAzjvuw
#electric-dipole-moment	zxljGCu ljzxधjvCz आfkvjण

Hxewई
#resistivity	ijvuxvBधDuw
#conductivity	zxljGCu pwqDuw
#apparent-power	आभwhA औv ijvuxfwuA tDjux

zwv
#apparent-energy	आभwhA औv ijvuxfwuA ऊvjcw
#luminous-intensity	cjGBux uAzjvuw
DsEjHFqw;;;घ
DsoHqiwzv
अouvvwषjnjvAG DsoHq
#luminance	cjGBuxvjyGuw

Exn



hjnxqje
#illuminance	ijvlAijux
qDjh



baBn
#luminous-flux	cjGBux bjqDjh
qCyFE
dBqAG DsoHqiwzv
#luminous-exposure	ijvDwt उljभwhE
#wavenumber	ijvuxqBy qoewई



Dshv
HwGBijnv
#spectral-flux-density	hjiFDjnjvyA bjqDjh fEujz

cwEjhjDA
#activity	vFHxGBhDjvxGuw
eFDvFq
DjGkvA
#activity-concentration	hDjvxGuw hwoljvuw
#absorbed-dose	अztBषxu ywujvw
djvF
vsH
#equivalent-dose	uCqjG ywujvw
hAzvjn
vFy
#equivalent-dose-rate	uCqjG ywujvw lv
#radiation-exposure	zxDxvण ijvभwz

vॉEjncE
#energy-per-distance	ऊvjcw ijvux lkvA



ूWस/100ूह	ूWस/100ूह
#antenna-gain	ऐEjnFEw qejधx
hylstxD ऐEjnFEw iv qejधx
#computing-performance	hodणE Djषyuw
#telephone-traffic	nFqAbaBE GwuwGwu
#film-speed	baxqjy dux
#heat-pump-efficiency	ऊषjyw ioi DA lDjषuw
#vascular-resistance	hozmEA ijvuxvBध
#acoustic-impedance	zxtxषjn धjzExD ijvuxewधw
#biological-activity	cszxD hDjvxGuw
#color-temperature	vod uwiywE
K (vod uwiywE)
#gas-column	dsh hjuoभ
#specific-power	ijvux ljvzjGywE tDjux


pGwipG hyuCqjG
#reduced-electric-field	hywEAu zxljGCu DjषFujv

nwउEhFoH
`,
  units: `
millimole-per-liter	yxqAyBq ijvux qAnv	yxqAyBq/qAr
petabyte	iFnwewgn
terabyte	nFvwewgn
terabit	nFvwexn	Tफ
gigabyte	dAdwewgn
gigabit	dAdwexn	यफ
megabyte	yFdwewgn
megabit	yFdwexn	Mफ
kilobyte	DxqBewgn
kilobit	DxqBexn	ूफ
millisecond	yxqAhFDoH	yxrhFr
microsecond	ywgDjvBhFDoH
nanosecond	EsEB hFDoH	EsEB hFr	EsEB hF
milliampere	yxqA एyj‍iAGv	yxr एr
kilocalorie	DxqB DsqBvA;;;घ
kilojoule	DxqB ckq	Dxrckr	Dxck
gigahertz	dAdwmvjnjca
megahertz	yFdwmvjnjca
kilohertz	DxqBmvjnjca
megapixel	yFdwixDjhFq	MP
kilometer	DxqByAnv;;$/DxqByAnv	DxryAr	DxyA
decimeter	HFhAyAnv	HFryAr	HFyA
centimeter	hFonAyAnv;;$/hFonAyAnv	hForyAr
millimeter	yxqAyAnv	yxryAr	yxyA
micrometer	ywgDjvByAnv	μ ywryAr	μह
nanometer	EsEByAnv	EsryAr	EsyA
picometer	ixDByAnv	ixryAr	$ixryAr
milligram	yxqAdjvwy	yxrdjvwr	yxdjvw
microgram	ywgDjvBdjvwy	ywrdjvwr
gigawatt	dxdwzॉn
megawatt	yFdwzॉn
kilowatt	DxqBzॉn		Dxzॉ
milliwatt	yxqAzॉn
millibar	yxqAewv		$हफ
hectopascal	mFDjnBiwhjDq
kilopascal	DxqBiwhjDq	Dxiwr
megapascal	yFdwiwhjDq	yFiwr
megaliter	yFdwqAnv	yFr qAr	yFqA
hectoliter	mFDjnBqAnv	mFrqAr	mFqA
deciliter	HFhAqAnv	HFrqAr	HFqA
centiliter	hFonAqAnv	hForqAr	hFoqA
milliliter	yxqAqAnv	yxr qAr	yxqA
`,
  patterns: `
joiner	 	 	 
quetta	DjzFnw{0}	DjzFnw{0}
ronna	vBEjEw{0}	vBE{0}
yotta	GBnw{0}	GBnw {0}
zetta	caFnw{0}	caF.{0}
exa	एDjcaw{0}	ए.{0}
peta	iFnw{0}	iF.{0}
tera	nFvw{0}	nF.{0}
giga	dAdw{0}	dA.{0}
mega	yFdw{0}	yF.{0}
kilo	DxqB{0}	Dx.{0}
hecto	mFDjnB{0}	mF.{0}
deka	HFDw{0}	HFDw {0}
deci	HFhA{0}	HF.{0}
centi	hFonA{0}	hF.{0}
milli	yxqA{0}	yx.{0}
micro	ywgDjvB{0}	μ{0}
nano	EsEB{0}	Es.{0}
pico	ixDB{0}	ix.{0}
femto	baFyjnB{0}	baF.{0}
atto	अnB{0}	अ.{0}
zepto	caFijnB{0}	caFF.{0}
yocto	GBDjnB{0}	GB.{0}
ronto	vBonB{0}	vB{0}
quecto	DjzFDjnB{0}	DjzF{0}
yobi	GBeA{0}	GB.eA.{0}
zebi	caFeA{0}	caF.eA.{0}
exbi	एDjcaeA{0}	एDjca.eA.{0}
pebi	iFeA{0}	iF.eA.{0}
tebi	nFeA{0}	nF.eA.{0}
gibi	dxeA{0}	cA.eA.{0}
mebi	yFeA{0}	yF.eA.{0}
kibi	DxeA{0}	Dx.eA.{0}
square	zvjd {0}|zvjd {0}	{0}²
cubic	fE {0}|fE {0}	{0}³
-survey-us	{0} (अyFvxDA hvjzFDjषण)
-imperial	{0} (ejvxnxt)
-dry	{0} (tCषjD)
-sidereal	{0} (EwDjषujv)
-gregorian	{0} (djvFdBvxGE)
-person	{0} (आGC)
-length	{0} (qoewई)
-biblical	{0} (ewgexq)
-attic	{0} (एnxD)
-roman	{0} (vByE)
-metric	{0} (yAnjvxD)
-of-water	{0} cq
-printer	{0} (yCljvण)
-tex	{0} (TबX)
-us	{0} (अyFvxDA)
-beer	{0} (eAGv)
-liquid	{0} (uvq)
-apothecary	{0} (औषध)
-australian	{0} (ऑhjnjvFqxGwई)
-nato	{0} (EwnB)
-international	{0} (अouvvwषjnjvAG)
per	{0} ijvux {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	F|w|F
`,
  words: {"to":["को","से","का","में","कितने","कितनी","कितना"],"after":["में बदलें","में कितना होता है","में कितना है","होते हैं","होता है","हैं","है","में","में बदलो","में परिवर्तित करें","में बताएं","बदलें","होता","होते"],"and":["और","जमा"],"per":["प्रति"],"opening":["कितना है","बदलें"],"howMany":["कितने","कितनी"],"are":["में","हैं","होते हैं"],"one":["एक"],"endings":["ों","ें","े","ा","ो"],"scales":{"सौ":"100","हज़ार":"1000","हजार":"1000","लाख":"100000","करोड़":"10000000","करोड":"10000000","अरब":"1000000000","खरब":"100000000000","मिलियन":"1000000","बिलियन":"1000000000","ट्रिलियन":"1000000000000"},"polite":["कृपया","धन्यवाद"],"cardinals":{"0":"शून्य","1":"एक","2":"दो","3":"तीन","4":"चार","5":"पाँच|पांच","6":"छह|छः|छ","7":"सात","8":"आठ","9":"नौ","10":"दस","11":"ग्यारह","12":"बारह","13":"तेरह","14":"चौदह","15":"पंद्रह|पन्द्रह","16":"सोलह","17":"सत्रह","18":"अठारह","19":"उन्नीस","20":"बीस","21":"इक्कीस","22":"बाईस","23":"तेईस","24":"चौबीस","25":"पच्चीस","26":"छब्बीस","27":"सत्ताईस","28":"अट्ठाईस|अठाईस","29":"उनतीस","30":"तीस","31":"इकतीस","32":"बत्तीस","33":"तैंतीस","34":"चौंतीस","35":"पैंतीस","36":"छत्तीस","37":"सैंतीस","38":"अड़तीस","39":"उनतालीस","40":"चालीस","41":"इकतालीस","42":"बयालीस","43":"तेतालीस|तैंतालीस","44":"चवालीस|चौवालीस","45":"पैंतालीस","46":"छियालीस","47":"सैंतालीस","48":"अड़तालीस","49":"उनचास","50":"पचास","51":"इक्यावन","52":"बावन","53":"तिरपन|तिरेपन","54":"चौवन","55":"पचपन","56":"छप्पन","57":"सत्तावन","58":"अट्ठावन|अठावन","59":"उनसठ","60":"साठ","61":"इकसठ","62":"बासठ","63":"तिरसठ|तिरेसठ","64":"चौंसठ","65":"पैंसठ","66":"छियासठ","67":"सड़सठ","68":"अड़सठ","69":"उनहत्तर","70":"सत्तर","71":"इकहत्तर","72":"बहत्तर","73":"तिहत्तर","74":"चौहत्तर","75":"पचहत्तर","76":"छिहत्तर","77":"सतहत्तर","78":"अठहत्तर","79":"उन्यासी","80":"अस्सी","81":"इक्यासी","82":"बयासी","83":"तिरासी","84":"चौरासी","85":"पचासी","86":"छियासी","87":"सत्तासी|सतासी","88":"अट्ठासी|अठासी","89":"नवासी","90":"नब्बे","91":"इक्यानवे","92":"बानवे","93":"तिरानवे","94":"चौरानवे","95":"पचानवे|पंचानवे","96":"छियानवे","97":"सत्तानवे|सतानवे","98":"अट्ठानवे|अठानवे","99":"निन्यानवे|निन्यानबे","100":"सौ","1000":"हज़ार|हजार","100000":"लाख","10000000":"करोड़|करोड"},"numbers":{"साढ़े+":"1/2","साढे+":"1/2","सवा+":"1/4","पौने+":"-1/4","सवा":"5/4","पौन":"3/4","पाव":"1/4","आधा":"1/2","आधे":"1/2","आधी":"1/2","डेढ़":"3/2","ढाई":"5/2","तीन चौथाई":"3/4","एक चौथाई":"1/4","चौथाई":"1/4","एक तिहाई":"1/3","दो तिहाई":"2/3","पौना":"3/4","पौने":"3/4"},"minus":["माइनस","ऋण","ऋणात्मक"],"aliases":{"मीट्रिक टन":"tonne","मी टन":"tonne","ट":"tonne","मीट्रिक बड़ा चम्मच":"tablespoon-metric","मीट्रिक छोटा चम्मच":"teaspoon-metric","मीट्रिक कप":"cup-metric","लीटर प्रति 100 किमी":"liter-per-100-kilometer","लीटर/100 किमी":"liter-per-100-kilometer","वाट":"watt","मेगावाट":"megawatt","किलोवाट":"kilowatt","किलो":"kilogram","सेल्सियस":"celsius","फ़ारेनहाइट":"fahrenheit","डिग्री फ़ारेनहाइट":"fahrenheit","फ़ॉरेनहाइट":"fahrenheit","डिग्री फ़ॉरेनहाइट":"fahrenheit","डिग्री फ़ॉ.":"fahrenheit","डिग्री फ़ा.":"fahrenheit","डिग्री से.":"celsius","सेंटिग्रेड":"celsius","डिग्री सेंटिग्रेड":"celsius","डिग्री":"degree","आउंस":"ounce","फ़ेरनहाइट":"fahrenheit","फ़ीट":"foot","फुट":"foot","पाउंड":"pound","पौंड":"pound","घंटा":"hour","घंटे":"hour","घंटों":"hour","सेमी":"centimeter","से.मी.":"centimeter","सेंमी":"centimeter","सेंटी":"centimeter","सेन्टीमीटर":"centimeter","सेंटीमीटर":"centimeter","मिमी":"millimeter","मि.मी.":"millimeter","मिलीमीटर":"millimeter","मी":"meter","मी.":"meter","किमी":"kilometer","कि.मी.":"kilometer","कि मी":"kilometer","किलोमीटर":"kilometer","किग्रा":"kilogram","कि.ग्रा.":"kilogram","केजी":"kilogram","किलोग्राम":"kilogram","किलोग्रॅम":"kilogram","ग्राम":"gram","ग्रा":"gram","ग्रा.":"gram","जीएम":"gram","एमएल":"milliliter","मिली":"milliliter","मि.ली.":"milliliter","मिलीलीटर":"milliliter","लीटर":"liter","ली":"liter","ली.":"liter","लिटर":"liter","चम्मच":"teaspoon-metric tablespoon-metric","बड़ा चम्मच":"tablespoon-metric","बड़े चम्मच":"tablespoon-metric","बडा चम्मच":"tablespoon-metric","बडे चम्मच":"tablespoon-metric","टेबल स्पून":"tablespoon-metric","टेबलस्पून":"tablespoon-metric","छोटा चम्मच":"teaspoon-metric","छोटे चम्मच":"teaspoon-metric","टी स्पून":"teaspoon-metric","टीस्पून":"teaspoon-metric","चाय का चम्मच":"teaspoon-metric","चाय के चम्मच":"teaspoon-metric","साल":"year","वर्ष":"year","बरस":"year","सालों":"year","महीना":"month","महीने":"month","महीनों":"month","माह":"month","हफ़्ता":"week","हफ्ता":"week","हफ़्ते":"week","हफ्ते":"week","सप्ताह":"week","दिन":"day","दिनों":"day","बीघा":"bigha-bengal bigha-bihar bigha-nepal","बीघे":"bigha-bengal bigha-bihar bigha-nepal","जरीब":"","धुर":"dhur-bihar dhur-nepal","बिस्वा":"","कोस":"","मन":"maund","सेर":"seer","छटांक":"chittack","छटाँक":"chittack","तोला":"tola","तोले":"tola","जीबी":"gigabyte","एमबी":"megabyte","केबी":"kilobyte","टीबी":"terabyte","हॉर्सपावर":"horsepower","हार्स पावर":"horsepower","हॉर्स पावर":"horsepower","एचपी":"horsepower","घन फुट":"cubic-foot","घन फीट":"cubic-foot","घन फ़ीट":"cubic-foot","वर्ग फुट":"square-foot","वर्ग फीट":"square-foot","वर्ग फ़ीट":"square-foot","वर्गफुट":"square-foot","स्क्वायर फीट":"square-foot","स्क्वायर फुट":"square-foot","वर्ग मीटर":"square-meter","वर्गमीटर":"square-meter","स्क्वायर मीटर":"square-meter","वर्ग गज":"square-yard","गज वर्ग":"square-yard","घन मीटर":"cubic-meter","घनमीटर":"cubic-meter","गज":"square-yard yard","इंच":"inch","इन्च":"inch","फीट":"foot","फिट":"foot","फूट":"foot","कप":"cup-metric","प्याला":"cup-metric","गिलास":"","कटोरी":"","हाथ":"cubit","हैंड":"hand","टन":"tonne","टन का एसी":"ton-of-refrigeration","टन एसी":"ton-of-refrigeration","डिसमिल":"cent-land","टनों":"tonne","क्विंटल":"quintal","कुंतल":"quintal","कुन्तल":"quintal","एकड़":"acre","एकड":"acre","एकड़ों":"acre","हेक्टेयर":"hectare","हैक्टेयर":"hectare","दर्जन":"dozen","कोड़ी":"score","फारेनहाइट":"fahrenheit","फैरनहाइट":"fahrenheit","डिग्री सेल्सियस":"celsius","सेंटीग्रेड":"celsius","डिग्री सेंटीग्रेड":"celsius","किमी/घंटा":"kilometer-per-hour","किलोमीटर प्रति घंटा":"kilometer-per-hour","किमी प्रति घंटा":"kilometer-per-hour","मील":"mile","मीलों":"mile","पाउण्ड":"pound","औंस":"ounce","चुटकी":"pinch","दशक":"decade","सदी":"century","शताब्दी":"century","यूनिट बिजली":"","यूनिट":"","नॉट":"knot","समुद्री मील":"nautical-mile"}},
};

export default locale;
