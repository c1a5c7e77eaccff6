// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  letters: 'jvwxyADEnqFhiuozGdeBHacrCglstbkpmf ्रािमकीनटलेसपतंवयगबोड़ज॰ुइदैशफूचहघ',
  quantities: `
#length	qoewई
yDnv;;$/yDnv	yD
ywgAjvॉE

ऐodjhjnjvॉy
bavjyD
gop;;$/gop	gop	$″
baDn|baCn;;$/baCn	baDn	$′
dca|GwvjH;GwvjH	GwvjH


yDq	yDq
EॉnxAq yDq	Eॉr yDr	टहप
yxq (mcawvzwँ gop)

qwgE
cौ AZ lwEZ
EFq
mथFqD
msoH (fBHaF AD ऊँpwई)
exujuw
mwथ (18 gop)
एq
Aaly
hjykn

basly	basly	bas
vॉH
Avy
pFE

gocDExGv pFE
bavjqwod	bavjqwod
qDd
AFeq


hyCljvD qDd
HFnw yDq
yDq-hjAsणjHxEFzxGE	ैहप








खdBqDG gAw~ईGwo|ई;~gGwँ	खdBr gAwr	़त
iwvjhFA	iwvjhFA	चज
ijvAwt-hFAoH
ijvAwt-yxEn
ijvAwt-fonZ
ijvAwt-lxE
ijvAwt zvjष	ijvrzr	ijvz
iृथjzD AD ujvxcjGw
eृmhjiux ujvxcjGw
hौv अvjधzjGwh
ijqwoA qoewई




yCljvण iॉgon
iwgAw
njzxi
ुSS ixAjhFq


TबX iॉgon

hxhFvB
twAC (qoewई)
hCE (cwiwE)
eC (qoewई)
vxE (cwiwE)
AFE (cwiwE)
cB (cwiwE)
pB (qoewई)
vD (cwiwE)
twAC (AiHaw)
pD (pDE)
ujhCE
झwod
qD (pDE)
pFA (mwodAwod)
zw (थwईqsoH)
qxdjE
bajvwohDhD gop
bajvwohDhD vwcADG baCn
ujzwca
vByE baCn
vByE Aaly
vByE hjnFHxGy

GkEwED baCn
GkEwED hjnFHxGE

mथFqD (ewgexq)
yxhjvD twmD mwथ
AjGkeFA baCn

zwvw
qFdCआ
nFAjhwh zwvw
अvjtxE
zvjtBA
hwझFE
zvjhjn
AFi baCn
AFi vkH
Aahew



आqjE
zxGEw Ajqwbajnv
#area	AjषFujvbq
zvjd yDnv;;$/zvjd yDnv	zvjd yDr;;$/zvjd yDnv
zvjd AxqByDnv	zvjd AxryDr

zvjd hFonDyDnv;;$/zvjd hFonDyDnv	zr hFor;;$/zvjd hFor yDr	zvjd hFoyD

mFAjnFGv	mFr
आv


ewvjE
HwvjhD
zvjd gop;;$/zvjd gop	zr gor;;$/zvjd gop	z go
zvjdba~D|C~n	zrbaDr	z baD
zvjd dc	zr dr	z d|zvjd dca
zvjd yDq;;$/zvjd yDq	zvjd yDq;;$/yDq²	z yD|zvjd yDq



एAHa	एAHa
vkH
hFAjtE
nwउEtxi
छu zvjd





zृujuDG gop
HBEy	HBEy
hjnjvFyw
baFljlwE
ujhCeB
eC (AjषFujvbq)
hF (cwiwE)
uwE (cwiwE)
pB (cwiwE)
uwuwyD
ijGBod
ixod
yk (pDE)

EdwE
vwई (थwईqsoH)
dCoठw
AEwq
yvqw
छBnw yvqw
yCvejew (भkyx)
अoAणy
hFon (भkyx)
djvwउoH
eDfw (eodwq)
Anjठw (eodwq)
छnwA (भkyx)
Anjठw (अhy)
qFhw
eDfw (exmwv)
Anjठw (exmwv)
धCv (exmwv)
exhjzw
eDfw (EFiwq)
Anjठw (EFiwq)
धCv (EFiwq)
vBiED
आEw (EFiwq)
आvjiFon
iFvxh आvjiFon
lFhjGwuxEw
yBvjdE
GkdFvy
mwgH
yocawEw
ACएvjlw

uCEqwoH

baFE (uwgzwE)
अqjAFvF (hwओ iwउqB)
अqjAFvF (yxEwh cFvwgh)
uwvFआ
ijvtxGwई yॉvjdE
अbadawE cFvxe
ऑhjnjvxGwई GBख
#volume	आGuE
fE yDnv;;$/fE yDnv	fE yDr	fE yD
fE AxqByDnv	fE AxryDr	fE AxyD

fE hFonDyDnv;;$/fE hFonDyDnv	fE hFor yDr	fE hFoyD


qDnv;;$/qDnv	qDr	qD
hjnDGv

fE gop	fE gop
fE baDn	fr baDr
fE GwvjH	fE Gwr
fE yDq	fE yDq





एAHa ba~D|k~n	एrbaDr	एAHa baDn



AॉvjH
mॉih baCn


dsqE;;$/dsqE	dsqE	ds


Ajzwvjn	Ajzwvjn
iwgon	iwgon	iw
अyFvxAD Ai
dxq
bajqkgH आउoh	bajqkgH आउoh	घद ंव
Hjvy;Hjvy bjqkgH	Hjvy bjqk.	घद.ग॰.
yxExy
अyFvxAD nFeqhjikE
अyFvxAD nD hjikE
HFcavjn hjikE	HF. hjikE	गैच
अyFvxAD AawEkED Ai
yFnjvxA bajqkH आउoh	घद ंव ह.
Hst
pCnAD	pCnAD
hjyxcE
nsH
ekol	ekol

cxdv	cxdv
tॉn
iwँpzwँ dsqE
eCtq	eCtr	eC

tCषjA dsqE
tCषjA Ajzwvjn
tCषjA ixon
esvq	esvq
eDGv esvq
AFd
eDGv esvq Aw pौथwई
eDGv esvq Aw छठw भwd
AॉvjEFqxGh AFd
GkvBiDG AFd


AjvsEeFvD esvq

en
nE (iDiw)
gyjiDvxGq dsqE;;$/gyjiDvxGq dsqE	gyjiDr dsqE	gyjiD dsqE
Ajzwvjn gyjiDvxGq	A. gyjiD.	लश-Iहच.
ejvxnxt ixon
ejvxnxt Ai

gyjiDr bajqCgH आउoh		घद ंव Iह


ejvxnxt eHaZ pyjyp
आधF औoh Aw eHaw pyjyp
ejvxnxt छBnZ pyjyp
gyjiDvxGq HFcavjnhjikE	gyjiD. HFcavjnhjikE	गैच-Iहच

ejvxnxt eCtq

baxvAxE
AxqjHvAxE

Ai	Ai
nFeqhjikE	nFr hjikE	शफैच
nD hjikE	nD hjikE	शैच
yDnjvxA HFcavjn pyjyp
ऑhjnjvFqxGwई eHaZ pyjyp
yDnjvxA ixon	yDnjvxA ixon
cwiwED Ai
ओhwcD
ABhwcD


hjzDHxt dxqwh
AEjEw
zFljvB
bawEFdw
tFod
lBउ (pDE)
lwE (आGuE)
एyjbaBvw
ABocxGh
hFAjhnFvxGh
yBHxGh
yFnjvFnDca
yFHxyjEBh
ewथ (ewgexq)
mxE (ewgexq)
qBd (ewgexq)
Ae (ewgexq)
एbaw
hFआ
ओyFv
mByFv
tvwe AD eBuq
आधD eBuq~Fo|
ysdjEy
cFvBeBy
vFmBeBy
yFथChFqw
hqywEcawv
ewqjथwcawv
EFeCAHEFcav
tB (cwiwE)
ABAk
uB (cwiwE)
dB (cwiwE)
twAC (आGuE)
hwई (cwiwE)

uxmwई AॉvjH
djvwउqv
yqFtxGwई douwod
AzwE
#mass	ljvzjGywE
AxqBdjvwy	Axrdjvwr	Axdjvw
djvwy;;$/djvwy	djvwr	djvw
nE	nE

Ajzxonq
AsvFn	Asr
iौoH;;$/iौoH	iौoH	$#

औoh;;$/औoh	औoh	औor

HFढa vujuD	HFढa vujuD|HF. vujuD
14 iौoH Aw enjnw		$ैश|qw
pौथwई moHjvFHzFn
छBnw moHjvFHzFn
eHaw moHjvFHzFn
अyFvxAD nE
qॉEjd nE
hjqd

njvwई औoh	njvwई औoh



औषधDG Hjvy


yAjखE AD hjnxA
ywEA iFG (अyFvxAw)
अqjABmq gAwई
ywEA iFG (ऑhjnjvFqxGw)
HwqjnE	HwqjnE
gqFAjnjvॉE ljvzjGywE
ijvBnॉE ljvzjGywE

ijqwoA ljvzjGywE
hौv ljvzjGywE
iृथjzD ljvzjGywE
eृmhjiux ljvzjGywE
AwE (cwiwE)
AxE (cwiwE)
yByF
baCE (cwiwE)
cxE (pDE)
lwE (ljvzjGywE)
qxGwod
छjGwE
AsnD
nFq
ixACq
njvॉG nFq
dE (ABvxGw)
lBE (ABvxGw)
ewn (ljvzjGywE)
ewn (hBEw)
uBqw
ywtw
vujuD
hFv
छnwँA
yE (zcaE)
cvjyE iwउoH
cvjyE caFonEv
iFvxh djvFE
qDzjv
hjiFED iwउoH
अvBew

vkhD iwउoH
caBqBuExA
qBu (vkh)
ikl

vByE औoh
HjvsAyw
ओeBq
yDEw (एnxA)
nsqFon (एnxA)
tFAFq
yDEw (ewgexq)
nsqFon (ewgexq)

dwyw (ljvzjGywE)


zxh
evjyD nxAq
yxhjvD ओAw
yxhjvD Aouwv
hwgijvh ओAw
hjzDHxt iwउoH
#time	hyG
hFAoH	hFr	hF
yxEn	yxr;;$/yxEn	yx
fonZ	for	fo
iwz fonw
lxE	lxE	lx
hijuwm	hijuwm
iखzwHaw
ymDE~F|w;~w	ywm
uxywm~xGwo|D;~D;$/ux;घ	uxyw;;$/ux
छywmD
zvjष	zvjष	z
ltA~Bo|	lt.
tuwejl~xGwँ|D;;;घ	tuw	t
hmhjvwejlD


vwu~Fo|;;;घ	vwu~Fo|	$vwuFo|$vwu
lxE (आGC)
hijuwm (आGC)
ymDEZ (आGC)
zvjष (आGC)
hwywEjG zvjष
अधxzvjष
djvFdBvxGE zvjष

hwGE zvjष
EwAjषujv zvjष
pwoljv ywh

EwAjषujv lxE



hBq
tFA
hjzFHevjd
cxbaD
yByFon

ijqwoA hyG
ivywणC hyG gAwई
hjzॉp eDn
#labor	tjvy
zjGAjux-fonZ
zjGAjux-lxE
zjGAjux-hijuwm
zjGAjux-ywm
#temperature	uwiywE
AFqjzxE
HxdjvD hFqjhxGh	$°hFr
HxdjvD baFvEmwgn	$°baFvE	$°े
HxdjvD vsoAxE
#temperature-difference	uwiwouv
AFqjzxE अouv
HxdjvD hFqjhxGh अouv
HxdjvD bawvFEmwgn अouv
#speed	pwq औv iFh
yDnv ijvux hFAoH	yDr/hFr




yDq ijvux fonw	yDrijvrfor	yDijvfo





Eॉn	Eॉn


qwgn;;;घ	qwgn
ysA
ivywणC zFd gAwई
#acceleration	ujzvण
yDnv ijvux hFAoH zvjd;yDnv/hF²	yDr/zrhFr





dCvCujz–eq;dCvCujz eq	dCr	dC
dsqDqxGB
#angle	ABण
vFHxGE	vFHxGE	$॰़ग
अot	अot	$°
आvjA yxEn	आvjA yxEn	$′
आvjA hFAoH	आvjA hFr	$″


djvFHxGE
fkvjणE	fkvjणE	$॰
puCvjथwot
vwtx
fonw (ABण)
Aoiwh exolC
ljzxआधwvD HxdjvD
#solid-angle	fE ABण
hjnFvFHxGE	$ ै॰	$ ै॰



hjisn
#frequency	आzृujux
mvjnjca



pAjv ijvux hFAoH
ivxAjvyण ijvux hFAoH
ivxAjvyण ijvux yxEn
धHaAE ijvux yxEn

bajvFy ijvux hFAoH
eॉH
#angular-speed	ABणDG dux
#force	eq
EjGknE	EjGkr
HwgE

AxqBdjvwy-baBvjh	$ ूइघ	$ ूइघ
djvwy-eq
nE-eq
iwउoH-eq


Axi
#pressure	lwe
iwhjAq	iwr
ewv	ewv
zwGCyoHqDG lewz;zwGCyणjHqDG lewz
uAEDAD zwGCyoHq
nॉv




iwउoH ijvux zvjd gop










yxqDyDnv cq
hFonDyDnv cq
yDnv cq
gop cq
baCn cq




ywgAjvByDnv yvjAjGkvD
yvjAjGkvD yxqDyDnv;;;घ	हह डइ
hFonDyDnv yvjAjGkvD
yvjAjGkvD gop		$" डइ
baCn yvjAjGkvD




yDnv yvjAjGkvD
#gauge-pressure	dFc lwe
#energy	ऊvjcw
ckq	ckr	ck
अvjd

zwn-fonZ
AxqBzॉn fonZ
gqFAjnjvॉEzBqjn
AsqBvD;;;घ		As
AsqBvD;;;घ	AsqBvD	As
AsqBvD (आईnD)	ज़द-IT



थvjyD
bjvxdBvD
$ ोTU-IT	$ ोTU-IT	$ ोTU-IT
ejvxnxt थvjyq GkExn	ोशत








Gkएh थFvjy	Gkएh थFvjy



AjzwH
nE nDएEnD

nE uFq hyuCqjG
#power	tAjux
zॉn		zॉ
अtjztAjux		एpiD
yDnjvxA अtjztAjux












nE ijvtDuE
hौv cjGBux
#torque	eq आfkvjण
EjGknE-yDnv	EjGkryDr






iwउoH-baCn	दफघ⋅घश
#momentum	hozFd
#moment-of-inertia	cHaujz आfkvjण
#surface-tension	iृषjठ uEwz औv lृढauw
#fracture-toughness	zxभod pvjyquw
#fuel-economy	ईoधE खiu

qDnv ijvux 100 AxqByDnv	qDr/100 AxryDr	qD/100 AxyD
qDnv ijvux AxqByDnv	qD/AxyD



yDq ijvux dsqE
yDq ijvux goiDvxGq dsqE	हचइ goiDvxGq
#data	Hxcxnq HFnw
exn	exn
ewgn	ewgn
ऑAjnFn
Exeq
Ajvyje (2 exn)

Esn

njvxn
zvjH
Heq zvjH
AjzwH zvjH
#data-rate	HFnw lv
#resolution	vxcaॉqjGktE

ixAjhFq ijvux hFonDyDnv	चचजह

ixAjhFq ijvux gop
exolC ijvux gop
exolC ijvux hFonDyDnv
#graphics	djvwbaxAjh
ixAjhFq
exolC	exolC
#typewidth	अAjषv pौHawई
बह;nwgiBdjvwbaxA एy	बह
एE (nwgi)
#ratio	अECiwu औv dxEuD
भwd~Bo|;~	भwd
ijvuxtu	$%
ijvux mcawv	$‰
ijvux lh mcawv	$‱

mxhjhw ijvux lh qwख
iwvjn~jh|~ ijvux exqxGE



Asvn
ijvkba

cBHaD
uxAHaD
आधw lvjcE
lvjcE
eFAv lvjcE
ABHaD
hsAHaw
eHaw hsAHaw

eHaw dCvCh
mcawv
yxvxGH
qwख
yxqxGE
AvBHa
अve
njvxqxGE
lhjuw
vDy
#container-capacity	AonFEv Ajषyuw
#level	hjuv
tAjux अECiwu
HFhxeq
eFq
EFiv

hjnॉi
#loudness	ijvequw
hBE
baॉE
#musical-interval	hodDu अouvwq
आzृujux अECiwu
hijuA
ikvjण hjzv
अvjधhjzv
pौथwई hjzv

hzwv (hjzv)
आzृujux ltA
#density	fEujz
#specific-weight	zxtxषjn भwv


yvjAjGkvD	डइ
cq
#linear-density	vsखxA fEujz


nFAjh
HFExGv



yDnjvxA धwdw Eoev
#area-density	iृषjठ fEujz












yByF (vFty)
#volume-flow	आGuE ijvzwm



























खExA gop
hjzFvjHjvCi
#mass-flow	ljvzjGywE ijvzwm
#molar-flow	yBqv ijvzwm
#dynamic-viscosity	duxA tjGwEuw

iॉgca

vFE
#kinematic-viscosity	tCljधduxA tjGwEuw


hjnBAjh
#fluidity	uvquw

vD (uvquw)
#vapor-permeance	cqzwषji iwvdyjGuw

ivjy
ivjy (0 °ु)
ivjy (23 °ु)
yDnjvxA ivjy
#vapor-permeability	cqzwषji iwvdyjGuw dCणwoA


ivjy-gop (0 °ु)
ivjy-gop (23 °ु)
#turbidity	आzxquw
#specific-energy	zxtxषjn ऊvjcw
#energy-density	ऊvjcw fEujz





iFnjvBq ऊvjcw fEujz
#molar-energy	yBqv ऊvjcw
#thermal-conductivity	ऊषjyw pwqAuw
#thermal-insulance	ऊषjyw vBधE



AjqB
nॉd
#thermal-expansion	ऊषjyDG ijvhwv
#heat-capacity	ऊषjyw धwvxuw औv एEjnjvॉiD
#specific-heat-capacity	zxtxषjn ऊषjyw
#molar-heat-capacity	yBqv ऊषjyw धwvxuw


dsh ExGuwoA
#heat-flux	ऊषjyw bjqAjh औv AxvणE
#heat-transfer-coefficient	ऊषjyw अouvण dCणwoA
#radiant-exposure	zxAxvण उljभwhE
#amount-of-substance	ilwvjथ AD ywujvw
yBq	yBq
आgny	आgny













आgohjnDE
#molar-concentration	yBqv hwoljvuw


चड
yBqv

yxqDdjvwy djqkABca ijvux HFhDqDnv
#molality	yBqquw

djqkABca	$ यदज	$ यदज
#catalytic-activity	उujijvFvA hAjvxGuw
Asnwq	$ ू़श	$ ू़श
एocawgy gAwई
#catalytic-concentration	उujijvFvA hAjvxGuw hwoljvuw
#filtration-rate	djqByFvCqv ExhjGolE lv
#electric-current	zxljGCu धwvw
एyjiDGv	एr
#current-noise-density	धwvw vz fEujz
#electric-charge	zxljGCu आzFt
Akqwy
एyjixGv-fonZ

ykq आzFt
basvwHF


bajvsoAqxE
#voltage	zBqjnuw
zBqjn;;;घ
#voltage-noise-density	zBqjnuw vz fEujz
#electric-resistance	zxljGCu ijvuxvBध
ओy
#electric-conductance	zxljGCu pwqAujz
hDyFoh
#capacitance	धwvxuw
bsvH
#inductance	ijvFvAujz
mFEvD
#magnetic-flux	pCoeADG bjqAjh
zFev	$ Wफ	$ Wफ
ysAjhzFq
एAwoA धjvCz
#magnetic-flux-density	pCoeADG bjqAjh fEujz
nFhjqw	$ T	$ T
dॉh
#magnetic-field-strength	pCoeADG AjषFujv uDzjvuw


ओvjhjnFH
#magnetic-moment	pCoeADG आfkvjण
#electric-field-strength	zxljGCu AjषFujv uDzjvuw
#electric-dipole-moment	zxljGCu ljzxधjvCz आfkvjण

Hxewई
#resistivity	ijvuxvBधAuw
#conductivity	zxljGCu pwqAuw
#apparent-power	आभwhD औv ijvuxfwuD tAjux

zwv
#apparent-energy	आभwhD औv ijvuxfwuD ऊvjcw
#luminous-intensity	cjGBux uDzjvuw
AsEjHFqw;;;घ
AsoHqiwzv
अouvvwषjnjvDG AsoHq
#luminance	cjGBuxvjyGuw

Exn



hjnxqje
#illuminance	ijvlDijux
qAjh



baBn
#luminous-flux	cjGBux bjqAjh
qCyFE
dBqDG AsoHqiwzv
#luminous-exposure	ijvAwt उljभwhE
#wavenumber	ijvuxqBy qoewई



Ashv
HwGBijnv
#spectral-flux-density	hjiFAjnjvyD bjqAjh fEujz

cwEjhjAD
#activity	vFHxGBhAjvxGuw
eFAvFq
AjGkvD
#activity-concentration	hAjvxGuw hwoljvuw
#absorbed-dose	अztBषxu ywujvw
djvF
vsH
#equivalent-dose	uCqjG ywujvw
hDzvjn
vFy
#equivalent-dose-rate	uCqjG ywujvw lv
#radiation-exposure	zxAxvण ijvभwz

vॉEjncE
#energy-per-distance	ऊvjcw ijvux lkvD



ूWस/100ूह	ूWस/100ूह
#antenna-gain	ऐEjnFEw qejधx
hylstxA ऐEjnFEw iv qejधx
#computing-performance	hodणE Ajषyuw
#telephone-traffic	nFqDbaBE GwuwGwu
#film-speed	baxqjy dux
#heat-pump-efficiency	ऊषjyw ioi AD lAjषuw
#vascular-resistance	hozmED ijvuxvBध
#acoustic-impedance	zxtxषjn धjzExA ijvuxewधw
#biological-activity	cszxA hAjvxGuw
#color-temperature	vod uwiywE
K (vod uwiywE)
#gas-column	dsh hjuoभ
#specific-power	ijvux ljvzjGywE tAjux


pGwipG hyuCqjG
#reduced-electric-field	hywEDu zxljGCu AjषFujv

nwउEhFoH
`,
  units: `
millimole-per-liter	yxqDyBq ijvux qDnv	yxqDyBq/qDr
petabyte	iFnwewgn
terabyte	nFvwewgn
terabit	nFvwexn	Tफ
gigabyte	dDdwewgn
gigabit	dDdwexn	यफ
megabyte	yFdwewgn
megabit	yFdwexn	Mफ
kilobyte	AxqBewgn
kilobit	AxqBexn	ूफ
millisecond	yxqDhFAoH	yxrhFr
microsecond	ywgAjvBhFAoH
nanosecond	EsEB hFAoH	EsEB hFr	EsEB hF
milliampere	yxqD एyj‍iDGv	yxr एr
kilocalorie	AxqB AsqBvD;;;घ
kilojoule	AxqB ckq	Axrckr	Axck
gigahertz	dDdwmvjnjca
megahertz	yFdwmvjnjca
kilohertz	AxqBmvjnjca
megapixel	yFdwixAjhFq	MP
kilometer	AxqByDnv;;$/AxqByDnv	AxryDr	AxyD
decimeter	HFhDyDnv	HFryDr	HFyD
centimeter	hFonDyDnv;;$/hFonDyDnv	hForyDr
millimeter	yxqDyDnv	yxryDr	yxyD
micrometer	ywgAjvByDnv	μ ywryDr	μह
nanometer	EsEByDnv	EsryDr	EsyD
picometer	ixAByDnv	ixryDr	$ixryDr
milligram	yxqDdjvwy	yxrdjvwr	yxdjvw
microgram	ywgAjvBdjvwy	ywrdjvwr
gigawatt	dxdwzॉn
megawatt	yFdwzॉn
kilowatt	AxqBzॉn		Axzॉ
milliwatt	yxqDzॉn
millibar	yxqDewv		$हफ
hectopascal	mFAjnBiwhjAq
kilopascal	AxqBiwhjAq	Axiwr
megapascal	yFdwiwhjAq	yFiwr
megaliter	yFdwqDnv	yFr qDr	yFqD
hectoliter	mFAjnBqDnv	mFrqDr	mFqD
deciliter	HFhDqDnv	HFrqDr	HFqD
centiliter	hFonDqDnv	hForqDr	hFoqD
milliliter	yxqDqDnv	yxr qDr	yxqD
`,
  patterns: `
joiner	 	 	 
quetta	AjzFnw{0}	AjzFnw{0}
ronna	vBEjEw{0}	vBE{0}
yotta	GBnw{0}	GBnw {0}
zetta	caFnw{0}	caF.{0}
exa	एAjcaw{0}	ए.{0}
peta	iFnw{0}	iF.{0}
tera	nFvw{0}	nF.{0}
giga	dDdw{0}	dD.{0}
mega	yFdw{0}	yF.{0}
kilo	AxqB{0}	Ax.{0}
hecto	mFAjnB{0}	mF.{0}
deka	HFAw{0}	HFAw {0}
deci	HFhD{0}	HF.{0}
centi	hFonD{0}	hF.{0}
milli	yxqD{0}	yx.{0}
micro	ywgAjvB{0}	μ{0}
nano	EsEB{0}	Es.{0}
pico	ixAB{0}	ix.{0}
femto	baFyjnB{0}	baF.{0}
atto	अnB{0}	अ.{0}
zepto	caFijnB{0}	caFF.{0}
yocto	GBAjnB{0}	GB.{0}
ronto	vBonB{0}	vB{0}
quecto	AjzFAjnB{0}	AjzF{0}
yobi	GBeD{0}	GB.eD.{0}
zebi	caFeD{0}	caF.eD.{0}
exbi	एAjcaeD{0}	एAjca.eD.{0}
pebi	iFeD{0}	iF.eD.{0}
tebi	nFeD{0}	nF.eD.{0}
gibi	dxeD{0}	cD.eD.{0}
mebi	yFeD{0}	yF.eD.{0}
kibi	AxeD{0}	Ax.eD.{0}
square	zvjd {0}|zvjd {0}	{0}²
cubic	fE {0}|fE {0}	{0}³
-survey-us	{0} (अyFvxAD hvjzFAjषण)
-imperial	{0} (ejvxnxt)
-dry	{0} (tCषjA)
-sidereal	{0} (EwAjषujv)
-gregorian	{0} (djvFdBvxGE)
-person	{0} (आGC)
-length	{0} (qoewई)
-biblical	{0} (ewgexq)
-attic	{0} (एnxA)
-roman	{0} (vByE)
-metric	{0} (yDnjvxA)
-of-water	{0} cq
-printer	{0} (yCljvण)
-tex	{0} (TबX)
-us	{0} (अyFvxAD)
-beer	{0} (eDGv)
-liquid	{0} (uvq)
-apothecary	{0} (औषध)
-australian	{0} (ऑhjnjvFqxGwई)
-nato	{0} (EwnB)
-international	{0} (अouvvwषjnjvDG)
per	{0} ijvux {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	F|w|F
`,
  words: {"to":["को","से","का","में","कितने","कितनी","कितना"],"after":["में बदलें","में कितना होता है","में कितना है","में कितना","में कितने","होते हैं","होता है","हैं","है","में","में बदलो","में परिवर्तित करें","में बताएं","बदलें","होता","होते"],"and":["और","जमा"],"per":["प्रति"],"opening":["कितना है","बदलें"],"howMany":["कितने","कितनी"],"are":["में","हैं","होते हैं"],"one":["एक"],"endings":["ों","ें","े","ा","ो"],"scales":{"सौ":"100","हज़ार":"1000","हजार":"1000","लाख":"100000","करोड़":"10000000","करोड":"10000000","अरब":"1000000000","खरब":"100000000000","मिलियन":"1000000","बिलियन":"1000000000","ट्रिलियन":"1000000000000"},"polite":["कृपया","धन्यवाद"],"cardinals":{"0":"शून्य","1":"एक","2":"दो","3":"तीन","4":"चार","5":"पाँच|पांच","6":"छह|छः|छ","7":"सात","8":"आठ","9":"नौ","10":"दस","11":"ग्यारह","12":"बारह","13":"तेरह","14":"चौदह","15":"पंद्रह|पन्द्रह","16":"सोलह","17":"सत्रह","18":"अठारह","19":"उन्नीस","20":"बीस","21":"इक्कीस","22":"बाईस","23":"तेईस","24":"चौबीस","25":"पच्चीस","26":"छब्बीस","27":"सत्ताईस","28":"अट्ठाईस|अठाईस","29":"उनतीस","30":"तीस","31":"इकतीस","32":"बत्तीस","33":"तैंतीस","34":"चौंतीस","35":"पैंतीस","36":"छत्तीस","37":"सैंतीस","38":"अड़तीस","39":"उनतालीस","40":"चालीस","41":"इकतालीस","42":"बयालीस","43":"तेतालीस|तैंतालीस","44":"चवालीस|चौवालीस","45":"पैंतालीस","46":"छियालीस","47":"सैंतालीस","48":"अड़तालीस","49":"उनचास","50":"पचास","51":"इक्यावन","52":"बावन","53":"तिरपन|तिरेपन","54":"चौवन","55":"पचपन","56":"छप्पन","57":"सत्तावन","58":"अट्ठावन|अठावन","59":"उनसठ","60":"साठ","61":"इकसठ","62":"बासठ","63":"तिरसठ|तिरेसठ","64":"चौंसठ","65":"पैंसठ","66":"छियासठ","67":"सड़सठ","68":"अड़सठ","69":"उनहत्तर","70":"सत्तर","71":"इकहत्तर","72":"बहत्तर","73":"तिहत्तर","74":"चौहत्तर","75":"पचहत्तर","76":"छिहत्तर","77":"सतहत्तर","78":"अठहत्तर","79":"उन्यासी","80":"अस्सी","81":"इक्यासी","82":"बयासी","83":"तिरासी","84":"चौरासी","85":"पचासी","86":"छियासी","87":"सत्तासी|सतासी","88":"अट्ठासी|अठासी","89":"नवासी","90":"नब्बे","91":"इक्यानवे","92":"बानवे","93":"तिरानवे","94":"चौरानवे","95":"पचानवे|पंचानवे","96":"छियानवे","97":"सत्तानवे|सतानवे","98":"अट्ठानवे|अठानवे","99":"निन्यानवे|निन्यानबे","100":"सौ","1000":"हज़ार|हजार","100000":"लाख","10000000":"करोड़|करोड"},"numbers":{"साढ़े+":"1/2","साढे+":"1/2","सवा+":"1/4","पौने+":"-1/4","सवा":"5/4","पौन":"3/4","पाव":"1/4","आधा":"1/2","आधे":"1/2","आधी":"1/2","डेढ़":"3/2","ढाई":"5/2","तीन चौथाई":"3/4","एक चौथाई":"1/4","चौथाई":"1/4","एक तिहाई":"1/3","दो तिहाई":"2/3","पौना":"3/4","पौने":"3/4"},"minus":["माइनस","ऋण","ऋणात्मक"],"aliases":{"मीट्रिक टन":"tonne","मी टन":"tonne","ट":"tonne","मीट्रिक बड़े चम्मच":"tablespoon-metric","मीट्रिक बड़ा चम्मच":"tablespoon-metric","मीट्रिक छोटे चम्मच":"teaspoon-metric","मीट्रिक छोटा चम्मच":"teaspoon-metric","मीट्रिक कप":"cup-metric","लीटर प्रति 100 किमी":"liter-per-100-kilometer","लीटर/100 किमी":"liter-per-100-kilometer","वाट":"watt","मेगावाट":"megawatt","किलोवाट":"kilowatt","किलो":"kilogram","सेल्सियस":"celsius","फ़ारेनहाइट":"fahrenheit","डिग्री फ़ारेनहाइट":"fahrenheit","फ़ॉरेनहाइट":"fahrenheit","डिग्री फ़ॉरेनहाइट":"fahrenheit","डिग्री फ़ॉ.":"fahrenheit","डिग्री फ़ा.":"fahrenheit","डिग्री से.":"celsius","सेंटिग्रेड":"celsius","डिग्री सेंटिग्रेड":"celsius","डिग्री":"degree","आउंस":"ounce","फ़ेरनहाइट":"fahrenheit","फ़ीट":"foot","फुट":"foot","पाउंड":"pound","पौंड":"pound","घंटा":"hour","घंटे":"hour","घंटों":"hour","सेमी":"centimeter","से.मी.":"centimeter","सेंमी":"centimeter","सेंटी":"centimeter","सेन्टीमीटर":"centimeter","सेंटीमीटर":"centimeter","मिमी":"millimeter","मि.मी.":"millimeter","मिलीमीटर":"millimeter","मी":"meter","मी.":"meter","किमी":"kilometer","कि.मी.":"kilometer","कि मी":"kilometer","किलोमीटर":"kilometer","किग्रा":"kilogram","कि.ग्रा.":"kilogram","केजी":"kilogram","किलोग्राम":"kilogram","किलोग्रॅम":"kilogram","ग्राम":"gram","ग्रा":"gram","ग्रा.":"gram","जीएम":"gram","एमएल":"milliliter","मिली":"milliliter","मि.ली.":"milliliter","मिलीलीटर":"milliliter","लीटर":"liter","ली":"liter","ली.":"liter","लिटर":"liter","चम्मच":"teaspoon-metric tablespoon-metric","बड़ा चम्मच":"tablespoon-metric","बड़े चम्मच":"tablespoon-metric","बडा चम्मच":"tablespoon-metric","बडे चम्मच":"tablespoon-metric","टेबल स्पून":"tablespoon-metric","टेबलस्पून":"tablespoon-metric","छोटा चम्मच":"teaspoon-metric","छोटे चम्मच":"teaspoon-metric","टी स्पून":"teaspoon-metric","टीस्पून":"teaspoon-metric","चाय का चम्मच":"teaspoon-metric","चाय के चम्मच":"teaspoon-metric","साल":"year","वर्ष":"year","बरस":"year","सालों":"year","महीना":"month","महीने":"month","महीनों":"month","माह":"month","हफ़्ता":"week","हफ्ता":"week","हफ़्ते":"week","हफ्ते":"week","सप्ताह":"week","दिन":"day","दिनों":"day","बीघा":"bigha-bengal bigha-bihar bigha-nepal","बीघे":"bigha-bengal bigha-bihar bigha-nepal","जरीब":"","धुर":"dhur-bihar dhur-nepal","बिस्वा":"","कोस":"","मन":"maund","सेर":"seer","छटांक":"chittack","छटाँक":"chittack","तोला":"tola","तोले":"tola","जीबी":"gigabyte","एमबी":"megabyte","केबी":"kilobyte","टीबी":"terabyte","हॉर्सपावर":"horsepower","हार्स पावर":"horsepower","हॉर्स पावर":"horsepower","एचपी":"horsepower","घन फुट":"cubic-foot","घन फीट":"cubic-foot","घन फ़ीट":"cubic-foot","वर्ग फुट":"square-foot","वर्ग फीट":"square-foot","वर्ग फ़ीट":"square-foot","वर्गफुट":"square-foot","स्क्वायर फीट":"square-foot","स्क्वायर फुट":"square-foot","वर्ग मीटर":"square-meter","वर्गमीटर":"square-meter","स्क्वायर मीटर":"square-meter","वर्ग गज":"square-yard","गज वर्ग":"square-yard","घन मीटर":"cubic-meter","घनमीटर":"cubic-meter","गज":"square-yard yard","इंच":"inch","इन्च":"inch","फीट":"foot","फिट":"foot","फूट":"foot","कप":"cup-metric","प्याला":"cup-metric","गिलास":"","कटोरी":"","हाथ":"cubit","हैंड":"hand","टन":"tonne","टन का एसी":"ton-of-refrigeration","टन एसी":"ton-of-refrigeration","डिसमिल":"cent-land","टनों":"tonne","क्विंटल":"quintal","कुंतल":"quintal","कुन्तल":"quintal","एकड़":"acre","एकड":"acre","एकड़ों":"acre","हेक्टेयर":"hectare","हैक्टेयर":"hectare","दर्जन":"dozen","कोड़ी":"score","फारेनहाइट":"fahrenheit","फैरनहाइट":"fahrenheit","डिग्री सेल्सियस":"celsius","सेंटीग्रेड":"celsius","डिग्री सेंटीग्रेड":"celsius","किमी/घंटा":"kilometer-per-hour","किलोमीटर प्रति घंटा":"kilometer-per-hour","किमी प्रति घंटा":"kilometer-per-hour","मील":"mile","मीलों":"mile","पाउण्ड":"pound","औंस":"ounce","चुटकी":"pinch","दशक":"decade","सदी":"century","शताब्दी":"century","यूनिट बिजली":"","यूनिट":"","नॉट":"knot","समुद्री मील":"nautical-mile"}},
};

export default locale;
