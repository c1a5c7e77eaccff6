// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  letters: 'jvwxyADEnqFhiuozGdBHacrCgelstbkpmf ्रािमकीटनलेसपतंवयगोबड़ज॰ुइदशैफूचहघ',
  quantities: `
#length	qoHwई
yDEv;;$/yDEv	yD
yweAjvॉn

ऐodjhjEjvॉy
bcvjyD
eop;;$/eop	eop	$″
bcDE|bcgE;;$/bcgE	bcDE	$′
drc|Gwvja;Gwvja	Gwvja


yDq	yDq
nॉExAq yDq	nॉC yDC	नहप
yxq (mrcwvzwँ eop)

qwen
rौ AZ lwnZ
nFq
mथFqD
mtoa (fBacF AD ऊँpwई)
Hxujuw
mwथ (18 eop)
एq
Acly
hjykE

bctly	bctly	bct
vॉa
Avy
pFn

eorDnxGv pFn
bcvjqwod	bcvjqwod
qDd
AFHq


hygljvD qDd
aFEw yDq
yDq-hjAtणjaxnFzxGn	शहप








खdBqDG eAw~ईGwo|ई;~eGwँ	खdBC eAwC	डत
iwvjhFA	iwvjhFA	च़
ijvAws-hFAoa
ijvAws-yxnE
ijvAws-foEZ
ijvAws-lxn
ijvAws zvjष	ijvCzC	ijvz
iृथjzD AD ujvxrjGw
Hृmhjiux ujvxrjGw
hौv अvjधzjGwh
ijqwoA qoHwई

qoHwई Aw ijvwAृuxA ywujvA



ygljvण iॉeoE
iweAw
Ejzxi
॰SS ixAjhFq


TइX iॉeoE
hjAFqja iॉeoE
TइX iweAw
TइX aDaB iॉeoE
TइX hxhFvB

hxhFvB
swAg (qoHwई)
hgn (rwiwn)
Hg (qoHwई)
vxn (rwiwn)
AFn (rwiwn)
rB (rwiwn)
pB (qoHwई)
vD (rwiwn)
swAg (Aiacw)
pD (pDn)
ujhgn
झwod
qD (pDn)
pFA (mwodAwod)
zw (थwईqtoa)
qxdjn
bcjvwohDhD eop
bcjvwohDhD vwrADG bcgE
ujzwrc
vByn bcgE
vByn Acly
vByn hjEFaxGy

GknwnD bcgE
GknwnD hjEFaxGn

mथFqD (HweHxq)
yxhjvD swmD mwथ
AjGkHFA bcgE

zwvw
qFdgआ
EFAjhwh zwvw
अvjsxn
zvjsBA
hwझFn
zvjhjE
AFi bcgE
AFi vka
AchHw



आqjn
aFnxs एq
zxGnw AjqwbcjEv
#area	AjषFujvbq
zvjd yDEv;;$/zvjd yDEv	zvjd yDC;;$/zvjd yDEv
zvjd AxqByDEv	zvjd AxCyDC

zvjd hFoEDyDEv;;$/zvjd hFoEDyDEv	zC hFoC;;$/zvjd hFoC yDC	zvjd hFoyD

mFAjEFGv	mFC
आv


Hwvjn
awvjhD
zvjd eop;;$/zvjd eop	zC eoC;;$/zvjd eop	z eo
zvjdbc~D|g~E	zCbcDC	z bcD
zvjd dr	zC dC	z d|zvjd drc
zvjd yDq;;$/zvjd yDq	zvjd yDq;;$/yDq²	z yD|zvjd yDq



एAac	एAac
vka
hFAjsn
Ewउnsxi
छu zvjd





zृujuDG eop
aBny	aBny
hjEjvFyw
bcFljlwn
ujhgHB
Hg (AjषFujvbq)
hF (rwiwn)
uwn (rwiwn)
pB (rwiwn)
uwuwyD
ijGBod
ixod
yk (pDn)

ndwn
vwई (थwईqtoa)
dgoठw
Anwq
yvqw
छBEw yvqw
ygvHjHw (भkyx)
अoAणy
hFoE (भkyx)
djvwउoa
HDfw (Hodwq)
AEjठw (Hodwq)
छEwA (भkyx)
AEjठw (अhy)
qFhw
HDfw (Hxmwv)
AEjठw (Hxmwv)
धgv (Hxmwv)
Hxhjzw
HDfw (nFiwq)
AEjठw (nFiwq)
धgv (nFiwq)
vBinD
आnw (nFiwq)
आvjiFoE
iFvxh आvjiFoE
lFhjGwuxnw
yBvjdn
GkdFvy
mwea
yorcwnw
Agएvjlw

ugnqwoa

bcFn (uwezwn)
अqjAFvF (hwओ iwउqB)
अqjAFvF (yxnwh rFvweh)
uwvFआ
ijvsxGwई yॉvjdn
अbcdcwn rFvxH
ऑhjEjvxGwई GBख
#volume	आGun
fn yDEv;;$/fn yDEv	fn yDC	fn yD
fn AxqByDEv	fn AxCyDC	fn AxyD

fn hFoEDyDEv;;$/fn hFoEDyDEv	fn hFoC yDC	fn hFoyD


qDEv;;$/qDEv	qDC	qD
hjEDGv

fn eop	fn eop
fn bcDE	fC bcDC
fn Gwvja	fn GwC
fn yDq	fn yDq





एAac bc~D|k~E	एCbcDC	एAac bcDE



Aॉvja
mॉih bcgE


dtqn;;$/dtqn	dtqn	dt


AjzwvjE	AjzwvjE
iweoE	iweoE	iw
अyFvxAD Ai
dxq
bcjqkea आउoh	bcjqkea आउoh	घद ंव
ajvy;ajvy bjqkea	ajvy bjqk.	घद.गज.
yxnxy
अyFvxAD EFHqhjikn
अyFvxAD ED hjikn
aFrcvjE hjikn	aF. hjikn	गशच
अyFvxAD AcwnknD Ai
yFEjvxA bcjqka आउoh	घद ंव ह.
ats
pgEAD	pgEAD
hjyxrn
Eta
Hkol	Hkol

rxdv	rxdv
sॉE
iwँpzwँ dtqn
Hgsq	HgsC	Hg

sgषjA dtqn
sgषjA AjzwvjE
sgषjA ixoE
Htvq	Htvq
HDGv Htvq
AFd
HDGv Htvq Aw pौथwई
HDGv Htvq Aw छठw भwd
AॉvjnFqxGh AFd
GkvBiDG AFd


AjvtnHFvD Htvq

HE
En (iDiw)
eyjiDvxGq dtqn;;$/eyjiDvxGq dtqn	eyjiDC dtqn	eyjiD dtqn
AjzwvjE eyjiDvxGq	A. eyjiD.	लै-Iहच.
HjvxExs ixoE
HjvxExs Ai

eyjiDC bcjqgea आउoh		घद ंव Iह


HjvxExs HacZ pyjyp
आधF औoh Aw Hacw pyjyp
HjvxExs छBEZ pyjyp
eyjiDvxGq aFrcvjEhjikn	eyjiD. aFrcvjEhjikn	गशच-Iहच

HjvxExs Hgsq

bcxvAxn
AxqjavAxn

Ai	Ai
EFHqhjikn	EFC hjikn	ैफशच
ED hjikn	ED hjikn	ैशच
yDEjvxA aFrcvjE pyjyp
ऑhjEjvFqxGwई HacZ pyjyp
yDEjvxA ixoE	yDEjvxA ixoE
rwiwnD Ai
ओhwrD
ABhwrD


hjzDaxs dxqwh
Anjnw
zFljvB
bcwnFdw
sFod
lBउ (pDn)
lwn (आGun)
एyjbcBvw
ABorxGh
hFAjhEFvxGh
yBaxGh
yFEjvFEDrc
yFaxyjnBh
Hwथ (HweHxq)
mxn (HweHxq)
qBd (HweHxq)
AH (HweHxq)
एbcw
hFआ
ओyFv
mByFv
svwH AD HBuq
आधD HBuq~Fo|
ytdjny
rFvBHBy
vFmBHBy
yFथghFqw
hqywnrcwv
Hwqjथwrcwv
nFHgAanFrcv
sB (rwiwn)
ABAk
uB (rwiwn)
dB (rwiwn)
swAg (आGun)
hwई (rwiwn)

uxmwई Aॉvja
djvwउqv
yqFsxGwई douwod
Azwn
#mass	ljvzjGywn
AxqBdjvwy	AxCdjvwC	Axdjvw
djvwy;;$/djvwy	djvwC	djvw
En	En

AjzxoEq
AtvFE	AtC
iौoa;;$/iौoa	iौoa	$#

औoh;;$/औoh	औoh	औoC

djvFn	aFढc vujuD|aF. vujuD
hjEBn		$शै|qw
pौथwई moajvFazFE
छBEw moajvFazFE
Hacw moajvFazFE
अyFvxAD En
qॉnjd En
hjqd

Ejvwई औoh	Ejvwई औoh



औषधDG ajvy


yAjखn AD hjExA
ywnA iFG (अyFvxAw)
अqjABmq eAwई
ywnA iFG (ऑhjEjvFqxGw)
awqjEn	awqjEn
eqFAjEjvॉn ljvzjGywn
ijvBEॉn ljvzjGywn

ijqwoA ljvzjGywn
hौv ljvzjGywn
iृथjzD ljvzjGywn
Hृmhjiux ljvzjGywn
Awn (rwiwn)
Axn (rwiwn)
yByF
bcgn (rwiwn)
rxn (pDn)
lwn (ljvzjGywn)
qxGwod
छjGwn
AtED
EFq
ixAgq
EjvॉG EFq
dn (ABvxGw)
lBn (ABvxGw)
HwE (ljvzjGywn)
HwE (hBnw)
uBqw
ywsw
vujuD
hFv
छEwँA
yn (zrcn)
rvjyn iwउoa
rvjyn rcFoEnv
iFvxh djvFn
qDzjv
hjiFnD iwउoa
अvBHw

vkhD iwउoa
rcBqBunxA
qBu (vkh)
ikl

vByn औoh
ajvtAyw
ओHBq
yDnw (एExA)
EtqFoE (एExA)
sFAFq
yDnw (HweHxq)
EtqFoE (HweHxq)

dwyw (ljvzjGywn)


zxh
HvjyD ExAq
yxhjvD ओAw
yxhjvD Aouwv
hweijvh ओAw
hjzDaxs iwउoa
#time	hyG
hFAoa	hFC	hF
yxnE	yxC;;$/yxnE	yx
foEZ	foC	fo
iwz foEw
lxn	lxn	lx
hijuwm	hijuwm
iखzwacw
ymDn~F|w;~w	ywm
uxywm~xGwo|D;~D;$/ux;घ	uxyw;;$/ux
छywmD
zvjष	zvjष	z
lsA~Bo|	ls.
suwHjl~xGwँ|D;;;घ	suw	s
hmhjvwHjlD


vwu~Fo|;;;घ	vwu~Fo|	$vwuFo|$vwu
lxn (आGg)
hijuwm (आGg)
ymDnZ (आGg)
zvjष (आGg)
hwywnjG zvjष
अधxzvjष
djvFdBvxGn zvjष

hwGn zvjष
nwAjषujv zvjष
pwoljv ywh

hwGn ywh
nwAjषujv lxn



hBq
sFA
hjzFaHvjd
rxbcD
yByFoE

ijqwoA hyG
ivywणg hyG eAwई
hjzॉp HDE
#labor	sjvy
zjGAjux-foEZ
zjGAjux-lxn
zjGAjux-hijuwm
zjGAjux-ywm
#temperature	uwiywn
AFqjzxn
axdjvD hFqjhxGh	$°hFC
axdjvD bcFvnmweE	$°bcFvn	$°े
axdjvD vtoAxn
#temperature-difference	uwiwouv
AFqjzxn अouv
axdjvD hFqjhxGh अouv
axdjvD bcwvFnmweE अouv
#speed	pwq औv iFh
yDEv ijvux hFAoa	yDC/hFC




yDq ijvux foEw	yDCijvCfoC	yDijvfo





nॉE	nॉE


qweE;;;घ	qweE
ytA
ivywणg zFd eAwई
#acceleration	ujzvण
yDEv ijvux hFAoa zvjd;yDEv/hF²	yDC/zChFC





dgvgujz–Hq;dgvgujz Hq	dgC	dg
dtqDqxGB
#angle	ABण
vFaxGn	vFaxGn	$जडग
अos	अos	$°
आvjA yxnE	आvjA yxnE	$′
आvjA hFAoa	आvjA hFC	$″


djvFaxGn
fkvjणn	fkvjणn	$ज
pugvjथwos
vwsx
foEw (ABण)
Aoiwh Hxolg
ljzxआधwvD axdjvD
#solid-angle	fn ABण
hjEFvFaxGn	$ शज	$ शज



hjitE
#frequency	आzृujux
mvjEjrc



pAjv ijvux hFAoa
ivxAjvyण ijvux hFAoa
ivxAjvyण ijvux yxnE
धacAn ijvux yxnE

bcjvFy ijvux hFAoa
Hॉa
#angular-speed	ABणDG dux
#force	Hq
njGkEn	njGkC
awen

AxqBdjvwy-bcBvjh	$ ूुघ	$ ूुघ
djvwy-Hq
En-Hq
iwउoa-Hq


Axi
#pressure	lwH
iwhjAq	iwC
Hwv	Hwv
zwGgyoaqDG lHwz;zwGgyणjaqDG lHwz
uAnDAD zwGgyoaq
Eॉv




iwउoa ijvux zvjd eop










yxqDyDEv rq
hFoEDyDEv rq
yDEv rq
eop rq
bcgE rq




yweAjvByDEv yvjAjGkvD
yvjAjGkvD yxqDyDEv;;;घ	हह बु
hFoEDyDEv yvjAjGkvD
yvjAjGkvD eop		$" बु
bcgE yvjAjGkvD




yDEv yvjAjGkvD
#gauge-pressure	dFr lwH
#energy	ऊvjrw
rkq	rkC	rk
अvjd

zwE-foEZ
AxqBzॉE foEZ
eqFAjEjvॉnzBqjE
AtqBvD;;;घ		At
AtqBvD;;;घ	AtqBvD	At
AtqBvD (आईED)	़डद-IT



थvjyD
bjvxdBvD
$ ोTU-IT	$ ोTU-IT	$ ोTU-IT
HjvxExs थvjyq GknxE	ोैत








Gkएh थFvjy	Gkएh थFvjy



Ajzwa
En EDएnED
djvwy EDएnED

En uFq hyugqjG










bcB
#power	sAjux
zॉE		zॉ
अsjzsAjux		एpiD
yDEjvxA अsjzsAjux












En ijvsDun
hौv rjGBux






Akqxod Ewzv En
#torque	Hq आfkvjण
njGkEn-yDEv	njGkCyDC






iwउoa-bcgE	दफघ⋅घै
#momentum	hozFd
#moment-of-inertia	racujz आfkvjण
#surface-tension	iृषjठ unwz औv lृढcuw
#fracture-toughness	zxभod pvjyquw
#fuel-economy	ईoधn खiu

qDEv ijvux 100 AxqByDEv	qDC/100 AxCyDC	qD/100 AxyD
qDEv ijvux AxqByDEv	qD/AxyD



yDq ijvux dtqn
yDq ijvux eoiDvxGq dtqn	हचु eoiDvxGq
#data	axrxEq aFEw
HxE	HxE
HweE	HweE
ऑAjEFE
nxHq
AjvyjH (2 HxE)

ntE

EjvxE
zvja
aHq zvja
Ajzwa zvja
#data-rate	aFEw lv
#resolution	vxrcॉqjGksn

ixAjhFq ijvux hFoEDyDEv	चच़ह

ixAjhFq ijvux eop
Hxolg ijvux eop
Hxolg ijvux hFoEDyDEv
#graphics	djvwbcxAjh
ixAjhFq
Hxolg	Hxolg
#typewidth	अAjषv pौacwई
इह;EweiBdjvwbcxA एy	इह
एn (Ewei)
#ratio	अngiwu औv dxnuD
भwd~Bo|;~	भwd
ijvuxsu	$%
ijvux mrcwv	$‰
ijvux lh mrcwv	$‱

mxhjhw ijvux lh qwख
iwvjE~jh|~ ijvux HxqxGn



AtvE
ijvkbc

rBacD
uxAacD
आधw lvjrn
lvjrn
HFAv lvjrn
ABacD
htAacw
Hacw htAacw

Hacw dgvgh
mrcwv
yxvxGa
qwख
yxqxGn
AvBac
अvH
EjvxqxGn
lhjuw
vDy
#container-capacity	AoEFnv Ajषyuw
#level	hjuv
sAjux अngiwu
aFhxHq
HFq
nFiv

hjEॉi
#loudness	ijvHquw
hBn
bcॉn
#musical-interval	hodDu अouvwq
आzृujux अngiwu
hijuA
ikvjण hjzv
अvjधhjzv
pौथwई hjzv

hzwv (hjzv)
आzृujux lsA
#density	fnujz
#specific-weight	zxsxषjE भwv


yvjAjGkvD	बु
rq
#linear-density	vtखxA fnujz


EFAjh
aFnxGv



yDEjvxA धwdw noHv
#area-density	iृषjठ fnujz












yByF (vFsy)
#volume-flow	आGun ijvzwm



























खnxA eop
hjzFvjajvgi
#mass-flow	ljvzjGywn ijvzwm
#molar-flow	yBqv ijvzwm
#dynamic-viscosity	duxA sjGwnuw

iॉerc

vFn
#kinematic-viscosity	sgljधduxA sjGwnuw


hjEBAjh



vFazga hFAoa
#fluidity	uvquw

vD (uvquw)
#vapor-permeance	rqzwषji iwvdyjGuw

ivjy
ivjy (0 °॰)
ivjy (23 °॰)
yDEjvxA ivjy
#vapor-permeability	rqzwषji iwvdyjGuw dgणwoA


ivjy-eop (0 °॰)
ivjy-eop (23 °॰)
#turbidity	आzxquw
#specific-energy	zxsxषjE ऊvjrw
#energy-density	ऊvjrw fnujz





iFEjvBq ऊvjrw fnujz
#molar-energy	yBqv ऊvjrw
#thermal-conductivity	ऊषjyw pwqAuw
#thermal-insulance	ऊषjyw vBधn



AjqB
Eॉd
#thermal-expansion	ऊषjyDG ijvhwv
#heat-capacity	ऊषjyw धwvxuw औv एnjEjvॉiD
#specific-heat-capacity	zxsxषjE ऊषjyw
#molar-heat-capacity	yBqv ऊषjyw धwvxuw


dth nxGuwoA
#heat-flux	ऊषjyw bjqAjh औv Axvणn
#heat-transfer-coefficient	ऊषjyw अouvण dgणwoA
#radiant-exposure	zxAxvण उljभwhn
#amount-of-substance	ilwvjथ AD ywujvw
yBq	yBq
आeEy	आeEy













आeohjEDn
#molar-concentration	yBqv hwoljvuw


चब
yBqv

yxqDdjvwy djqkABrc ijvux aFhDqDEv
#molality	yBqquw

djqkABrc	$ यद़	$ यद़
#catalytic-activity	उujijvFvA hAjvxGuw
AtEwq	$ ूडै	$ ूडै
एorcwey eAwई
#catalytic-concentration	उujijvFvA hAjvxGuw hwoljvuw
#filtration-rate	djqByFvgqv nxhjGoln lv
#electric-current	zxljGgu धwvw
एyjiDGv	एC






ywधjG अouvvwषjEjvDG ऐyjixGv
#current-noise-density	धwvw vz fnujz
#electric-charge	zxljGgu आzFs
Akqwy
एyjixGv-foEZ

ykq आzFs
bctvwaF


bcjvtoAqxn
#voltage	zBqjEuw
zBqjE;;;घ



ywधjG अouvvwषjEjvDG zBqjE
#voltage-noise-density	zBqjEuw vz fnujz
#electric-resistance	zxljGgu ijvuxvBध
ओy




ywधjG अouvvwषjEjvDG ओy
#electric-conductance	zxljGgu pwqAujz
hDyFoh
#capacitance	धwvxuw
btva
#inductance	ijvFvAujz
mFnvD
#magnetic-flux	pgoHADG bjqAjh
zFHv	$ Wफ	$ Wफ
ytAjhzFq
एAwoA धjvgz
#magnetic-flux-density	pgoHADG bjqAjh fnujz
EFhjqw	$ T	$ T
dॉh
#magnetic-field-strength	pgoHADG AjषFujv uDzjvuw


ओvjhjEFa
#magnetic-moment	pgoHADG आfkvjण
#electric-field-strength	zxljGgu AjषFujv uDzjvuw
#electric-dipole-moment	zxljGgu ljzxधjvgz आfkvjण

axHwई
#resistivity	ijvuxvBधAuw
#conductivity	zxljGgu pwqAuw
#apparent-power	आभwhD औv ijvuxfwuD sAjux

zwv
#apparent-energy	आभwhD औv ijvuxfwuD ऊvjrw
#luminous-intensity	rjGBux uDzjvuw
AtnjaFqw;;;घ
Atoaqiwzv
अouvvwषjEjvDG Atoaq
#luminance	rjGBuxvjyGuw

nxE



hjExqjH
#illuminance	ijvlDijux
qAjh



bcBE
#luminous-flux	rjGBux bjqAjh
qgyFn
dBqDG Atoaqiwzv
#luminous-exposure	ijvAws उljभwhn
#wavenumber	ijvuxqBy qoHwई



Athv
awGBijEv
#spectral-flux-density	hjiFAjEjvyD bjqAjh fnujz

rwnjhjAD
#activity	vFaxGBhAjvxGuw
HFAvFq
AjGkvD
#activity-concentration	hAjvxGuw hwoljvuw
#absorbed-dose	अzsBषxu ywujvw
djvF
vta
#equivalent-dose	ugqjG ywujvw
hDzvjE
vFy
#equivalent-dose-rate	ugqjG ywujvw lv
#radiation-exposure	zxAxvण ijvभwz

vॉnjErn
#energy-per-distance	ऊvjrw ijvux lkvD



ूWस/100ूह	ूWस/100ूह
#antenna-gain	ऐnjEFnw qHjधx
hyltsxA ऐnjEFnw iv qHjधx
#computing-performance	hodणn Ajषyuw
#telephone-traffic	EFqDbcBn GwuwGwu
#film-speed	bcxqjy dux
#heat-pump-efficiency	ऊषjyw ioi AD lAjषuw
#vascular-resistance	hozmnD ijvuxvBध
#acoustic-impedance	zxsxषjE धjznxA ijvuxHwधw
#biological-activity	rtzxA hAjvxGuw
#color-temperature	vod uwiywn
K (vod uwiywn)
#gas-column	dth hjuoभ
#specific-power	ijvux ljvzjGywn sAjux


pGwipG hyugqjG
#reduced-electric-field	hywnDu zxljGgu AjषFujv

EwउnhFoa
`,
  units: `
millimole-per-liter	yxqDyBq ijvux qDEv	yxqDyBq/qDC
petabyte	iFEwHweE
terabyte	EFvwHweE
terabit	EFvwHxE	Tफ
gigabyte	dDdwHweE
gigabit	dDdwHxE	यफ
megabyte	yFdwHweE
megabit	yFdwHxE	Mफ
kilobyte	AxqBHweE
kilobit	AxqBHxE	ूफ
millisecond	yxqDhFAoa	yxChFC
microsecond	yweAjvBhFAoa
nanosecond	ntnB hFAoa	ntnB hFC	ntnB hF
milliampere	yxqD एyj‍iDGv	yxC एC
kilocalorie	AxqB AtqBvD;;;घ
kilojoule	AxqB rkq	AxCrkC	Axrk
gigahertz	dDdwmvjEjrc
megahertz	yFdwmvjEjrc
kilohertz	AxqBmvjEjrc
megapixel	yFdwixAjhFq	MP
kilometer	AxqByDEv;;$/AxqByDEv	AxCyDC	AxyD
decimeter	aFhDyDEv	aFCyDC	aFyD
centimeter	hFoEDyDEv;;$/hFoEDyDEv	hFoCyDC
millimeter	yxqDyDEv	yxCyDC	yxyD
micrometer	yweAjvByDEv	μ ywCyDC	μह
nanometer	ntnByDEv	ntCyDC	ntyD
picometer	ixAByDEv	ixCyDC	$ixCyDC
milligram	yxqDdjvwy	yxCdjvwC	yxdjvw
microgram	yweAjvBdjvwy	ywCdjvwC
gigawatt	dxdwzॉE
megawatt	yFdwzॉE
kilowatt	AxqBzॉE		Axzॉ
milliwatt	yxqDzॉE
millibar	yxqDHwv		$हफ
hectopascal	mFAjEBiwhjAq
kilopascal	AxqBiwhjAq	AxiwC
megapascal	yFdwiwhjAq	yFiwC
megaliter	yFdwqDEv	yFC qDC	yFqD
hectoliter	mFAjEBqDEv	mFCqDC	mFqD
deciliter	aFhDqDEv	aFCqDC	aFqD
centiliter	hFoEDqDEv	hFoCqDC	hFoqD
milliliter	yxqDqDEv	yxC qDC	yxqD
`,
  patterns: `
joiner	 	 	 
quetta	AjzFEw{0}	AjzFEw{0}
ronna	vBnjnw{0}	vBn{0}
yotta	GBEw{0}	GBEw {0}
zetta	rcFEw{0}	rcF.{0}
exa	एAjrcw{0}	ए.{0}
peta	iFEw{0}	iF.{0}
tera	EFvw{0}	EF.{0}
giga	dDdw{0}	dD.{0}
mega	yFdw{0}	yF.{0}
kilo	AxqB{0}	Ax.{0}
hecto	mFAjEB{0}	mF.{0}
deka	aFAw{0}	aFAw {0}
deci	aFhD{0}	aF.{0}
centi	hFoED{0}	hF.{0}
milli	yxqD{0}	yx.{0}
micro	yweAjvB{0}	μ{0}
nano	ntnB{0}	nt.{0}
pico	ixAB{0}	ix.{0}
femto	bcFyjEB{0}	bcF.{0}
atto	अEB{0}	अ.{0}
zepto	rcFijEB{0}	rcFF.{0}
yocto	GBAjEB{0}	GB.{0}
ronto	vBoEB{0}	vB{0}
quecto	AjzFAjEB{0}	AjzF{0}
yobi	GBHD{0}	GB.HD.{0}
zebi	rcFHD{0}	rcF.HD.{0}
exbi	एAjrcHD{0}	एAjrc.HD.{0}
pebi	iFHD{0}	iF.HD.{0}
tebi	EFHD{0}	EF.HD.{0}
gibi	dxHD{0}	rD.HD.{0}
mebi	yFHD{0}	yF.HD.{0}
kibi	AxHD{0}	Ax.HD.{0}
square	zvjd {0}|zvjd {0}	{0}²
cubic	fn {0}|fn {0}	{0}³
-survey-us	{0} (अyFvxAD hvjzFAjषण)
-imperial	{0} (HjvxExs)
-dry	{0} (sgषjA)
-sidereal	{0} (nwAjषujv)
-gregorian	{0} (djvFdBvxGn)
-person	{0} (आGg)
-length	{0} (qoHwई)
-biblical	{0} (HweHxq)
-attic	{0} (एExA)
-roman	{0} (vByn)
-metric	{0} (yDEjvxA)
-of-water	{0} rq
-printer	{0} (ygljvण)
-tex	{0} (TइX)
-us	{0} (अyFvxAD)
-beer	{0} (HDGv)
-liquid	{0} (uvq)
-apothecary	{0} (औषध)
-australian	{0} (ऑhjEjvFqxGwई)
-nato	{0} (nwEB)
-international	{0} (अouvvwषjEjvDG)
per	{0} ijvux {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	F|w|F
`,
  words: {"systems":{"us":["अमेरिक","अमरीक"],"imperial":["ब्रिटि","ब्रिटेन","इंपीरियल","इम्पीरियल"]},"to":["को","से","का","में","कितने","कितनी","कितना","me kitna","me kitne","mein kitne","mein kitna","kitne","kitna","ko"],"after":["में बदलें","में कितना होता है","में कितना है","में कितना","में कितने","होते हैं","होता है","हैं","है","में","में बदलो","में परिवर्तित करें","में बताएं","बदलें","होता","होते","hota hai","hote hai","hote hain","me badlo","mein","me"],"and":["और","जमा"],"per":["प्रति"],"opening":["कितना है","बदलें"],"howMany":["कितने","कितनी"],"are":["में","हैं","होते हैं"],"one":["एक"],"endings":["ों","ें","े","ा","ो"],"scales":{"सौ":"100","हज़ार":"1000","हजार":"1000","लाख":"100000","करोड़":"10000000","करोड":"10000000","अरब":"1000000000","खरब":"100000000000","मिलियन":"1000000","बिलियन":"1000000000","ट्रिलियन":"1000000000000"},"polite":["कृपया","धन्यवाद","नमस्ते","बताएं","मुझे","जरा","कृपया बताएं"],"point":["दशमलव","पॉइंट"],"cardinals":{"0":"शून्य","1":"एक","2":"दो","3":"तीन","4":"चार","5":"पाँच|पांच","6":"छह|छः|छ","7":"सात","8":"आठ","9":"नौ","10":"दस","11":"ग्यारह","12":"बारह","13":"तेरह","14":"चौदह","15":"पंद्रह|पन्द्रह","16":"सोलह","17":"सत्रह","18":"अठारह","19":"उन्नीस","20":"बीस","21":"इक्कीस","22":"बाईस","23":"तेईस","24":"चौबीस","25":"पच्चीस","26":"छब्बीस","27":"सत्ताईस","28":"अट्ठाईस|अठाईस","29":"उनतीस","30":"तीस","31":"इकतीस","32":"बत्तीस","33":"तैंतीस","34":"चौंतीस","35":"पैंतीस","36":"छत्तीस","37":"सैंतीस","38":"अड़तीस","39":"उनतालीस","40":"चालीस","41":"इकतालीस","42":"बयालीस","43":"तेतालीस|तैंतालीस","44":"चवालीस|चौवालीस","45":"पैंतालीस","46":"छियालीस","47":"सैंतालीस","48":"अड़तालीस","49":"उनचास","50":"पचास","51":"इक्यावन","52":"बावन","53":"तिरपन|तिरेपन","54":"चौवन","55":"पचपन","56":"छप्पन","57":"सत्तावन","58":"अट्ठावन|अठावन","59":"उनसठ","60":"साठ","61":"इकसठ","62":"बासठ","63":"तिरसठ|तिरेसठ","64":"चौंसठ","65":"पैंसठ","66":"छियासठ","67":"सड़सठ","68":"अड़सठ","69":"उनहत्तर","70":"सत्तर","71":"इकहत्तर","72":"बहत्तर","73":"तिहत्तर","74":"चौहत्तर","75":"पचहत्तर","76":"छिहत्तर","77":"सतहत्तर","78":"अठहत्तर","79":"उन्यासी","80":"अस्सी","81":"इक्यासी","82":"बयासी","83":"तिरासी","84":"चौरासी","85":"पचासी","86":"छियासी","87":"सत्तासी|सतासी","88":"अट्ठासी|अठासी","89":"नवासी","90":"नब्बे","91":"इक्यानवे","92":"बानवे","93":"तिरानवे","94":"चौरानवे","95":"पचानवे|पंचानवे","96":"छियानवे","97":"सत्तानवे|सतानवे","98":"अट्ठानवे|अठानवे","99":"निन्यानवे|निन्यानबे","100":"सौ","1000":"हज़ार|हजार","100000":"लाख","10000000":"करोड़|करोड"},"parts":{"3":"तिहाई","4":"चौथाई","5":"पाँचवाँ हिस्सा|पांचवां हिस्सा","6":"छठा हिस्सा","8":"आठवाँ हिस्सा|आठवां हिस्सा","10":"दसवाँ हिस्सा|दसवां हिस्सा"},"numbers":{"साढ़े+":"1/2","साढे+":"1/2","सवा+":"1/4","पौने+":"-1/4","सवा":"5/4","पौन":"3/4","पाव":"1/4","आधा":"1/2","आधे":"1/2","आधी":"1/2","डेढ़":"3/2","ढाई":"5/2","चौथाई":"1/4","पौना":"3/4","पौने":"3/4"},"minus":["माइनस","ऋण","ऋणात्मक"],"aliases":{"मीट्रिक टन":"tonne","मी टन":"tonne","ट":"tonne","मीट्रिक बड़े चम्मच":"tablespoon-metric","मीट्रिक बड़ा चम्मच":"tablespoon-metric","मीट्रिक छोटे चम्मच":"teaspoon-metric","मीट्रिक छोटा चम्मच":"teaspoon-metric","मीट्रिक कप":"cup-metric","लीटर प्रति 100 किमी":"liter-per-100-kilometer","लीटर/100 किमी":"liter-per-100-kilometer","वाट":"watt","मेगावाट":"megawatt","किलोवाट":"kilowatt","किलो":"kilogram","सेल्सियस":"celsius","फ़ारेनहाइट":"fahrenheit","डिग्री फ़ारेनहाइट":"fahrenheit","फ़ॉरेनहाइट":"fahrenheit","डिग्री फ़ॉरेनहाइट":"fahrenheit","डिग्री फ़ॉ.":"fahrenheit","डिग्री फ़ा.":"fahrenheit","डिग्री से.":"celsius","सेंटिग्रेड":"celsius","डिग्री सेंटिग्रेड":"celsius","डिग्री":"degree","आउंस":"ounce","फ़ेरनहाइट":"fahrenheit","फ़ीट":"foot","फुट":"foot","पाउंड":"pound","पौंड":"pound","घंटा":"hour","घंटे":"hour","घंटों":"hour","सेमी":"centimeter","सेंमी":"centimeter","सेंटी":"centimeter","सेन्टीमीटर":"centimeter","सेंटीमीटर":"centimeter","मिमी":"millimeter","मिलीमीटर":"millimeter","मी":"meter","मी.":"meter","किमी":"kilometer","किलोमीटर":"kilometer","किग्रा":"kilogram","केजी":"kilogram","किलोग्राम":"kilogram","किलोग्रॅम":"kilogram","ग्राम":"gram","ग्रा":"gram","जीएम":"gram","एमएल":"milliliter","मिली":"milliliter","मिलीलीटर":"milliliter","लीटर":"liter","ली":"liter","ली.":"liter","लिटर":"liter","चम्मच":"teaspoon-metric tablespoon-metric","बड़ा चम्मच":"tablespoon-metric","बड़े चम्मच":"tablespoon-metric","टेबल स्पून":"tablespoon-metric","छोटा चम्मच":"teaspoon-metric","छोटे चम्मच":"teaspoon-metric","टी स्पून":"teaspoon-metric","चाय का चम्मच":"teaspoon-metric","चाय के चम्मच":"teaspoon-metric","साल":"year","वर्ष":"year","बरस":"year","सालों":"year","महीना":"month","महीने":"month","महीनों":"month","माह":"month","हफ़्ता":"week","हफ़्ते":"week","सप्ताह":"week","दिन":"day","दिनों":"day","बीघा":"bigha-bengal bigha-bihar bigha-nepal","बीघे":"bigha-bengal bigha-bihar bigha-nepal","जरीब":"","धुर":"dhur-bihar dhur-nepal","बिस्वा":"","कोस":"","मन":"maund","सेर":"seer","छटांक":"chittack","छटाँक":"chittack","तोला":"tola","तोले":"tola","जीबी":"gigabyte","एमबी":"megabyte","केबी":"kilobyte","टीबी":"terabyte","हॉर्सपावर":"horsepower","हार्स पावर":"horsepower","एचपी":"horsepower","घन फुट":"cubic-foot","घन फीट":"cubic-foot","वर्ग फुट":"square-foot","वर्ग फीट":"square-foot","स्क्वायर फीट":"square-foot","स्क्वायर फुट":"square-foot","वर्ग मीटर":"square-meter","स्क्वायर मीटर":"square-meter","वर्ग गज":"square-yard","गज वर्ग":"square-yard","घन मीटर":"cubic-meter","गज":"square-yard yard","इंच":"inch","इन्च":"inch","फीट":"foot","फिट":"foot","फूट":"foot","कप":"cup-metric","प्याला":"cup-metric","गिलास":"","कटोरी":"","हाथ":"cubit","हैंड":"hand","टन":"tonne","टन का एसी":"ton-of-refrigeration","टन एसी":"ton-of-refrigeration","डिसमिल":"cent-land","टनों":"tonne","क्विंटल":"quintal","कुंतल":"quintal","कुन्तल":"quintal","एकड़":"acre","एकड":"acre","एकड़ों":"acre","हेक्टेयर":"hectare","हैक्टेयर":"hectare","दर्जन":"dozen","कोड़ी":"score","फैरनहाइट":"fahrenheit","डिग्री सेल्सियस":"celsius","सेंटीग्रेड":"celsius","डिग्री सेंटीग्रेड":"celsius","किमी/घंटा":"kilometer-per-hour","किलोमीटर प्रति घंटा":"kilometer-per-hour","किमी प्रति घंटा":"kilometer-per-hour","मील":"mile","मीलों":"mile","पाउण्ड":"pound","औंस":"ounce","चुटकी":"pinch","दशक":"decade","सदी":"century","शताब्दी":"century","यूनिट बिजली":"","यूनिट":"","नॉट":"knot","समुद्री मील":"nautical-mile"}},
};

export default locale;
