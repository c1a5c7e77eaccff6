// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  letters: 'jvwxyADEnqFhiuozGdBHacrCgelstbkpmf ्रामिकीटनलेसपतंवयगोबड़ज॰ुइदशैफूचहघ',
  quantities: `
#length	qoHwई
xDEv;;$/xDEv	xD
xweAjvॉn

ऐodjhjEjvॉx
bcvjxD
eop;;$/eop	eop	$″
bcDE|bcgE;;$/bcgE	bcDE	$′
Gwvja	Gwvja


xDq	xDq
nॉEyAq xDq	nॉC xDC	नहप
xyq (mrcwvzwँ eop)

qwen
rौ AZ lwnZ
nFq
mथFqD
mtoa (fBacF AD ऊँpwई)
Hyujuw
mwथ (18 eop)
एq
Aclx
hjxkE

bctlx	bctlx	bct
vॉa
Avx
pFn

eorDnyGv pFn
bcvjqwod	bcvjqwod
qDd
AFHq


hxgljvD qDd
aFEw xDq
hjAtoaynFzyGwई xDq	शहप








खdBqDG eAw~eGwँ|ई	खdBC eAwC	डत
iwvjhFA	iwvjhFA	च़
ijvAws-hFAoa
ijvAws-xynE
ijvAws-foEZ
ijvAws-lyn
ijvAws zvjष	ijvCzC	ijvz
iृथjzD AD ujvyrjGw
Hृmhjiuy ujvyrjGw
hौv अvjधzjGwh
ijqwoA qoHwई

qoHwई Aw ijvwAृuyA xwujvA



xgljvण iॉeoE
iweAw
Ejzyi
॰SS iyAjhFq


TइX iॉeoE
hjAFqja iॉeoE
TइX iweAw
TइX aDaB iॉeoE
TइX hyhFvB

hyhFvB
swAg (qoHwई)
hgn (rwiwn)
Hg (qoHwई)
vyn (rwiwn)
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
qydjn
bcjvwohDhD eop
bcjvwohDhD vwrADG bcgE
ujzwrc
vBxn bcgE
vBxn Aclx
vBxn hjEFayGx

GknwnD bcgE
GknwnD hjEFayGn

mथFqD (HweHyq)
xyhjvD swmD mwथ
AjGkHFA bcgE

zwvw
qFdgआ
EFAjhwh zwvw
अvjsyn
zvjsBA
hwझFn
zvjhjE
AFi bcgE
AFi vka
AchHw



आqjn
aFnys एq
zyGnw AjqwbcjEv
#area	AjषFujvbq
zvjd xDEv;;$/zvjd xDEv	zvjd xDC;;$/zvjd xDEv
zvjd AyqBxDEv	zvjd AyCxDC

zvjd hFoEDxDEv;;$/zvjd hFoEDxDEv	zC hFoC;;$/zvjd hFoC xDC	zvjd hFoxD

mFAjEFGv	mFC
आv


Hwvjn
awvjhD
zvjd eop;;$/zvjd eop	zC eoC;;$/zvjd eop	z eo
zvjd bc~D|g~E	zCbcDC	z bcD
zvjd dr	zC dC	z d|zvjd drc
zvjd xDq;;$/zvjd xDq	zvjd xDq;;$/xDq²	z xD|zvjd xDq



एAac	एAac
vka
hFAjsn
Ewउnsyi
छu zvjd





zृujuDG eop
aBnx	aBnx
hjEjvFxw
bcFljlwn
ujhgHB
Hg (AjषFujvbq)
hF (rwiwn)
uwn (rwiwn)
pB (rwiwn)
uwuwxD
ijGBod
iyod
xk (pDn)

ndwn
vwई (थwईqtoa)
dgoठw
Anwq
xvqw
छBEw xvqw
xgvHjHw (भkxy)
अoAणx
hFoE (भkxy)
djvwउoa
HDfw (Hodwq)
AEjठw (Hodwq)
छEwA (भkxy)
AEjठw (अhx)
qFhw
HDfw (Hymwv)
AEjठw (Hymwv)
धgv (Hymwv)
Hyhjzw
HDfw (nFiwq)
AEjठw (nFiwq)
धgv (nFiwq)
vBinD
आnw (nFiwq)
आvjiFoE
iFvyh आvjiFoE
lFhjGwuynw
xBvjdn
GkdFvx
mwea
xorcwnw
Agएvjlw

ugnqwoa

bcFn (uwezwn)
अqjAFvF (hwओ iwउqB)
अqjAFvF (xynwh rFvweh)
uwvFआ
ijvsyGwई xॉvjdn
अbcdcwn rFvyH
ऑhjEjvyGwई GBख
#volume	आGun
fn xDEv;;$/fn xDEv	fn xDC	fn xD
fn AyqBxDEv	fn AyCxDC	fn AyxD

fn hFoEDxDEv;;$/fn hFoEDxDEv	fn hFoC xDC	fn hFoxD


qDEv;;$/qDEv	qDC	qD
hjEDGv

fn eop	fn eop
fn bcDE	fC bcDC
fn Gwvja	fn GwC
fn xDq	fn xDq





एAac bc~D|k~E	एCbcDC	एAac bcDE



Aॉvja
mॉih bcgE


dtqn;;$/dtqn	dtqn	dt


AjzwvjE	AjzwvjE
iweoE	iweoE	iw
अxFvyAD Ai
dyq
bcjqkea आउoh	bcjqkea आउoh	घद ंव
ajvx;ajvx bjqkea	ajvx bjqk.	घद.गज.
xynyx
अxFvyAD HacZ pxjxp
अxFvyAD छBEZ pxjxp
aFrcvjE hjikn	aF. hjikn	गशच
अxFvyAD AcwnknD Ai
xFEjvyA bcjqka आउoh	घद ंव ह.
ats
pgEAD	pgEAD
hjxyrn
Eta
Hkol	Hkol

rydv	rydv
sॉE
iwँpzwँ dtqn
Hgsq	HgsC	Hg

sgषjA dtqn
sgषjA AjzwvjE
sgषjA iyoE
Htvq	Htvq
HDGv Htvq
AFd
HDGv Htvq Aw pौथwई
HDGv Htvq Aw छठw भwd
AॉvjnFqyGh AFd
GkvBiDG AFd


AjvtnHFvD Htvq

HE
En (iDiw)
exjiDvyGq dtqn;;$/exjiDvyGq dtqn	exjiDC dtqn	exjiD dtqn
AjzwvjE exjiDvyGq	A. exjiD.	लै-Iहच.
HjvyEys iyoE
HjvyEys Ai

exjiDC bcjqgea आउoh		घद ंव Iह


HjvyEys HacZ pxjxp
आधF औoh Aw Hacw pxjxp
HjvyEys छBEZ pxjxp
exjiDvyGq aFrcvjEhjikn	exjiD. aFrcvjEhjikn	गशच-Iहच

HjvyEys Hgsq

bcyvAyn
AyqjavAyn

Ai	Ai
EFHqhjikn	EFC hjikn	ैफशच
ED hjikn	ED hjikn	ैशच
xDEjvyA aFrcvjE pxjxp
ऑhjEjvFqyGwई HacZ pxjxp
xDEjvyA iyoE	xDEjvyA iyoE
rwiwnD Ai
ओhwrD
ABhwrD


hjzDays dyqwh
Anjnw
zFljvB
bcwnFdw
sFod
lBउ (pDn)
lwn (आGun)
एxjbcBvw
ABoryGh
hFAjhEFvyGh
xBayGh
xFEjvFEDrc
xFayxjnBh
Hwथ (HweHyq)
myn (HweHyq)
qBd (HweHyq)
AH (HweHyq)
एbcw
hFआ
ओxFv
mBxFv
svwH AD HBuq
आधD HBuq~Fo|
xtdjnx
rFvBHBx
vFmBHBx
xFथghFqw
hqxwnrcwv
Hwqjथwrcwv
nFHgAanFrcv
sB (rwiwn)
ABAk
uB (rwiwn)
dB (rwiwn)
swAg (आGun)
hwई (rwiwn)

uymwई Aॉvja
djvwउqv
xqFsyGwई douwod
Azwn
#mass	ljvzjGxwn
AyqBdjvwx	AyCdjvwC	Aydjvw
djvwx;;$/djvwx	djvwC	djvw
En	En

AjzyoEq
AtvFE	AtC
iwउoa;;$/iौoa	iौoa	$#

औoh;;$/औoh	औoh	औoC

djvFn	aFढc vujuD|aF. vujuD
hjEBn		$शै|qw
pौथwई moajvFazFE
छBEw moajvFazFE
Hacw moajvFazFE
अxFvyAD En
qॉnjd En
hjqd

Ejvwई औoh	Ejvwई औoh



औषधDG ajvx


xAjखn AD hjEyA
xwnA iFG (अxFvyAw)
अqjABmq eAwई
xwnA iFG (ऑhjEjvFqyGw)
awqjEn	awqjEn
eqFAjEjvॉn ljvzjGxwn
ijvBEॉn ljvzjGxwn

ijqwoA ljvzjGxwn
hौv ljvzjGxwn
iृथjzD ljvzjGxwn
Hृmhjiuy ljvzjGxwn
Awn (rwiwn)
Ayn (rwiwn)
xBxF
bcgn (rwiwn)
ryn (pDn)
lwn (ljvzjGxwn)
qyGwod
छjGwn
AtED
EFq
iyAgq
EjvॉG EFq
dn (ABvyGw)
lBn (ABvyGw)
HwE (ljvzjGxwn)
HwE (hBnw)
uBqw
xwsw
vujuD
hFv
छEwँA
xn (zrcn)
rvjxn iwउoa
rvjxn rcFoEnv
iFvyh djvFn
qDzjv
hjiFnD iwउoa
अvBHw

vkhD iwउoa
rcBqBunyA
qBu (vkh)
ikl

vBxn औoh
ajvtAxw
ओHBq
xDnw (एEyA)
EtqFoE (एEyA)
sFAFq
xDnw (HweHyq)
EtqFoE (HweHyq)

dwxw (ljvzjGxwn)


zyh
HvjxD EyAq
xyhjvD ओAw
xyhjvD Aouwv
hweijvh ओAw
hjzDays iwउoa
#time	hxG
hFAoa	hFC	hF
xynE	xyC;;$/xynE	xy
foEZ	foC	fo
iwz foEw
lyn	lyn	ly
hijuwm	hijuwm
iखzwacw
xmDn~F|w;~w	xwm
uyxwm~yGwo|D;~D;$/uy;घ	uyxw;;$/uy
छxwmD
zvjष	zvjष	z
lsA~Bo|	ls.
suwHjl~yGwँ|D;;;घ	suw	s
hmhjvwHjlD


vwu~Fo|;;;घ	vwu~Fo|	$vwuFo|$vwu
lyn (आGg)
hijuwm (आGg)
xmDnZ (आGg)
zvjष (आGg)
hwxwnjG zvjष
अधyzvjष
djvFdBvyGn zvjष

hwGn zvjष
nwAjषujv zvjष
pwoljv xwh

hwGn xwh
nwAjषujv lyn



hBq
sFA
hjzFaHvjd
rybcD
xBxFoE

ijqwoA hxG
ivxwणg hxG eAwई
hjzॉp HDE
#labor	sjvx
zjGAjuy-foEZ
zjGAjuy-lyn
zjGAjuy-hijuwm
zjGAjuy-xwm
ikvjणAwqyA hxugqjG
#temperature	uwixwn
AFqjzyn
aydjvD hFqjhyGh	$°hFC
aydjvD bcwvFnmweE	$°bcFvn	$°े
aydjvD vtoAyn
#temperature-difference	uwiwouv
AFqjzyn अouv
aydjvD hFqjhyGh अouv
aydjvD bcwvFnmweE अouv
#speed	pwq औv iFh
xDEv ijvuy hFAoa	xDC/hFC




xDq ijvuy foEw	xDCijvCfoC	xDijvfo





nॉE	nॉE


qweE;;;घ	qweE
xtA
ivxwणg zFd eAwई
#acceleration	ujzvण
xDEv ijvuy hFAoa zvjd;xDEv/hF²	xDC/zChFC





dgvgujz–Hq;dgvgujz Hq	dgC	dg
dtqDqyGB
#angle	ABण
vFayGn	vFayGn	$जडग
अos	अos	$°
आvjA xynE	आvjA xynE	$′
आvjA hFAoa	आvjA hFC	$″


djvFayGn
fkvjणn	fkvjणn	$ज
pugvjथwos
vwsy
foEw (ABण)
Aoiwh Hyolg
ljzyआधwvD aydjvD
#solid-angle	fn ABण
hjEFvFayGn	$ शज	$ शज



hjitE
#frequency	आzृujuy
mvjEjrc




pAjv ijvuy hFAoa
ivyAjvxण ijvuy hFAoa
ivyAjvxण ijvuy xynE
धacAn ijvuy xynE

bcjvFx ijvuy hFAoa
Hॉa
#angular-speed	ABणDG duy
#force	Hq
njGkEn	njGkC
awen

AyqBdjvwx-bcBvjh	$ ूुघ	$ ूुघ
djvwx-Hq
En-Hq
iwउoa-Hq


Ayi
#pressure	lwH
iwhjAq	iwC
Hwv	Hwv
zwGgxoaqDG lHwz;zwGgxणjaqDG lHwz
uAnDAD zwGgxoaq
Eॉv




iwउoa ijvuy zvjd eop










xyqDxDEv rq
hFoEDxDEv rq
xDEv rq
eop rq
bcgE rq




xweAjvBxDEv xvjAjGkvD
xvjAjGkvD xyqDxDEv;;;घ	हह बु
hFoEDxDEv xvjAjGkvD
xvjAjGkvD eop		$" बु
bcgE xvjAjGkvD




xDEv xvjAjGkvD
#gauge-pressure	dFr lwH
#energy	ऊvjrw
rkq	rkC	rk
अvjd

zwE-foEZ
AyqBzॉE foEZ
eqFAjEjvॉnzBqjE
AtqBvD;;;घ		At
AtqBvD;;;घ	AtqBvD	At
AtqBvD (आईED)	़डद-IT



थvjxD
bjvydBvD
$ ोTU-IT	$ ोTU-IT	$ ोTU-IT
HjvyEys थvjxq GknyE	ोैत








Gkएh थFvjx	Gkएh थFvjx



Ajzwa
En EDएnED
djvwx EDएnED

En uFq hxugqjG










bcB
#power	sAjuy
zॉE		zॉ
अsjzsAjuy		एpiD
xDEjvyA अsjzsAjuy












En ijvsDun
hौv rjGBuy






Akqyod Ewzv En
#torque	Hq आfkvjण
njGkEn-xDEv	njGkCxDC






iwउoa-bcgE	दफघ⋅घै
#momentum	hozFd
#moment-of-inertia	racujz आfkvjण
#surface-tension	iृषjठ unwz औv lृढcuw
#fracture-toughness	zyभod pvjxquw
#fuel-economy	ईoधn खiu

qDEv ijvuy 100 AyqBxDEv	qDC/100 AyCxDC	qD/100 AyxD
qDEv ijvuy AyqBxDEv	qD/AyxD



xDq ijvuy dtqn
xDq ijvuy eoiDvyGq dtqn	हचु eoiDvyGq
#data	ayryEq aFEw
HyE	HyE
HweE	HweE
ऑAjEFE
nyHq
AjvxjH (2 HyE)

ntE

EjvyE
zvja
aHq zvja
Ajzwa zvja
#data-rate	aFEw lv
#resolution	vyrcॉqjGksn

iyAjhFq ijvuy hFoEDxDEv	चच़ह

iyAjhFq ijvuy eop
Hyolg ijvuy eop
Hyolg ijvuy hFoEDxDEv
#graphics	djvwbcyAjh
iyAjhFq
Hyolg	Hyolg
#typewidth	अAjषv pौacwई
इह;EweiBdjvwbcyA एx	इह
एn (Ewei)
#ratio	अngiwu औv dynuD
भwd~Bo|;~	भwd
ijvuysu	$%
ijvuy mrcwv	$‰
ijvuy lh mrcwv	$‱

myhjhw ijvuy lh qwख
iwvjE~jh|~ ijvuy HyqyGn



AtvE
ijvkbc

rBacD
uyAacD
आधw lvjrn
lvjrn
HFAv lvjrn
ABacD
htAacw
Hacw htAacw

Hacw dgvgh
mrcwv
xyvyGa
qwख
xyqyGn
AvBac
अvH
EjvyqyGn
lhjuw
vDx
#container-capacity	AoEFnv Ajषxuw
#level	hjuv
sAjuy अngiwu
aFhyHq
HFq
nFiv

hjEॉi
#loudness	ijvHquw
hBn
bcॉn
#musical-interval	hodDu अouvwq
आzृujuy अngiwu
hijuA
ikvjण hjzv
अvjधhjzv
pौथwई hjzv

hzwv (hjzv)
आzृujuy lsA
#density	fnujz
#specific-weight	zysyषjE भwv


xvjAjGkvD	बु
rq
#linear-density	vtखyA fnujz


EFAjh
aFnyGv



xDEjvyA धwdw noHv
#area-density	iृषjठ fnujz












xBxF (vFsx)
#volume-flow	आGun ijvzwm



























खnyA eop
hjzFvjajvgi
#mass-flow	ljvzjGxwn ijvzwm
#molar-flow	xBqv ijvzwm
#dynamic-viscosity	duyA sjGwnuw

iॉerc

vFn
#kinematic-viscosity	sgljधduyA sjGwnuw


hjEBAjh



vFazga hFAoa
#fluidity	uvquw

vD (uvquw)
#vapor-permeance	rqzwषji iwvdxjGuw

ivjx
ivjx (0 °॰)
ivjx (23 °॰)
xDEjvyA ivjx
#vapor-permeability	rqzwषji iwvdxjGuw dgणwoA


ivjx-eop (0 °॰)
ivjx-eop (23 °॰)
#turbidity	आzyquw
#specific-energy	zysyषjE ऊvjrw
#energy-density	ऊvjrw fnujz





iFEjvBq ऊvjrw fnujz
#molar-energy	xBqv ऊvjrw
#thermal-conductivity	ऊषjxw pwqAuw
#thermal-insulance	ऊषjxw vBधn



AjqB
Eॉd
#thermal-expansion	ऊषjxDG ijvhwv
#heat-capacity	ऊषjxw धwvyuw औv एnjEjvॉiD
#specific-heat-capacity	zysyषjE ऊषjxw
#molar-heat-capacity	xBqv ऊषjxw धwvyuw


dth nyGuwoA
#heat-flux	ऊषjxw bjqAjh औv Ayvणn
#heat-transfer-coefficient	ऊषjxw अouvण dgणwoA
#radiant-exposure	zyAyvण उljभwhn
#amount-of-substance	ilwvjथ AD xwujvw
xBq	xBq
आeEx	आeEx













आeohjEDn
#molar-concentration	xBqv hwoljvuw


चब
xBqv

xyqDdjvwx djqkABrc ijvuy aFhDqDEv
#molality	xBqquw

djqkABrc	$ यद़	$ यद़
#catalytic-activity	उujijvFvA hAjvyGuw
AtEwq	$ ूडै	$ ूडै
एorcwex eAwई
#catalytic-concentration	उujijvFvA hAjvyGuw hwoljvuw
#filtration-rate	djqBxFvgqv nyhjGoln lv
#electric-current	zyljGgu धwvw
एxjiDGv	एC






xwधjG अouvvwषjEjvDG ऐxjiyGv
#current-noise-density	धwvw vz fnujz
#electric-charge	zyljGgu आzFs
Akqwx
एxjiyGv-foEZ

xkq आzFs
bctvwaF


bcjvtoAqyn
#voltage	zBqjEuw
zBqjE;;;घ



xwधjG अouvvwषjEjvDG zBqjE
#voltage-noise-density	zBqjEuw vz fnujz
#electric-resistance	zyljGgu ijvuyvBध
ओx




xwधjG अouvvwषjEjvDG ओx
#electric-conductance	zyljGgu pwqAujz
hDxFoh
#capacitance	धwvyuw
btva
#inductance	ijvFvAujz
mFnvD
#magnetic-flux	pgoHADG bjqAjh
zFHv	$ Wफ	$ Wफ
xtAjhzFq
एAwoA धjvgz
#magnetic-flux-density	pgoHADG bjqAjh fnujz
EFhjqw	$ T	$ T
dॉh
#magnetic-field-strength	pgoHADG AjषFujv uDzjvuw


ओvjhjEFa
#magnetic-moment	pgoHADG आfkvjण
#electric-field-strength	zyljGgu AjषFujv uDzjvuw
#electric-dipole-moment	zyljGgu ljzyधjvgz आfkvjण

ayHwई
#resistivity	ijvuyvBधAuw
#conductivity	zyljGgu pwqAuw
#apparent-power	आभwhD औv ijvuyfwuD sAjuy

zwv
#apparent-energy	आभwhD औv ijvuyfwuD ऊvjrw
#luminous-intensity	rjGBuy uDzjvuw
AtnjaFqw;;;घ
Atoaqiwzv
अouvvwषjEjvDG Atoaq
#luminance	rjGBuyvjxGuw

nyE



hjEyqjH
#illuminance	ijvlDijuy
qAjh



bcBE
#luminous-flux	rjGBuy bjqAjh
qgxFn
dBqDG Atoaqiwzv
#luminous-exposure	ijvAws उljभwhn
#wavenumber	ijvuyqBx qoHwई



Athv
awGBijEv
#spectral-flux-density	hjiFAjEjvxD bjqAjh fnujz

rwnjhjAD
#activity	vFayGBhAjvyGuw
HFAvFq
AjGkvD
#activity-concentration	hAjvyGuw hwoljvuw
#absorbed-dose	अzsBषyu xwujvw
djvF
vta
#equivalent-dose	ugqjG xwujvw
hDzvjE
vFx
#equivalent-dose-rate	ugqjG xwujvw lv
#radiation-exposure	zyAyvण ijvभwz

vॉnjErn
#energy-per-distance	ऊvjrw ijvuy lkvD



ूWस/100ूह	ूWस/100ूह
#antenna-gain	ऐnjEFnw qHjधy
hxltsyA ऐnjEFnw iv qHjधy
#computing-performance	hodणn Ajषxuw
#telephone-traffic	EFqDbcBn GwuwGwu
#film-speed	bcyqjx duy
#heat-pump-efficiency	ऊषjxw ioi AD lAjषuw
#vascular-resistance	hozmnD ijvuyvBध
#acoustic-impedance	zysyषjE धjznyA ijvuyHwधw
#biological-activity	rtzyA hAjvyGuw
#color-temperature	vod uwixwn
K (vod uwixwn)
#gas-column	dth hjuoभ
#specific-power	ijvuy ljvzjGxwn sAjuy


pGwipG hxugqjG
#reduced-electric-field	hxwnDu zyljGgu AjषFujv

EwउnhFoa
`,
  units: `
millimole-per-liter	xyqDxBq ijvuy qDEv	xyqDxBq/qDC
petabyte	iFEwHweE
terabyte	EFvwHweE
terabit	EFvwHyE	Tफ
gigabyte	dDdwHweE
gigabit	dDdwHyE	यफ
megabyte	xFdwHweE
megabit	xFdwHyE	Mफ
kilobyte	AyqBHweE
kilobit	AyqBHyE	ूफ
millisecond	xyqDhFAoa	xyChFC
microsecond	xweAjvBhFAoa
nanosecond	ntnB hFAoa	ntnB hFC	ntnB hF
milliampere	xyqD एxj‍iDGv	xyC एC
kilocalorie	AyqBAtqBvD
kilojoule	AyqBrkq	AyCrkC	Ayrk
gigahertz	dDdwmvjEjrc
megahertz	xFdwmvjEjrc
kilohertz	AyqBmvjEjrc
megapixel	xFdwiyAjhFq	MP
kilometer	AyqBxDEv;;$/AyqBxDEv	AyCxDC	AyxD
decimeter	aFhDxDEv	aFCxDC	aFxD
centimeter	hFoEDxDEv;;$/hFoEDxDEv	hFoCxDC
millimeter	xyqDxDEv	xyCxDC	xyxD
micrometer	xweAjvBxDEv	μ xwCxDC	μह
nanometer	ntnBxDEv	ntCxDC	ntxD
picometer	iyABxDEv	iyCxDC	$iyCxDC
milligram	xyqDdjvwx	xyCdjvwC	xydjvw
microgram	xweAjvBdjvwx	xwCdjvwC
gigawatt	dydwzॉE
megawatt	xFdwzॉE
kilowatt	AyqBzॉE		Ayzॉ
milliwatt	xyqDzॉE
millibar	xyqDHwv		$हफ
hectopascal	mFAjEBiwhjAq
kilopascal	AyqBiwhjAq	AyiwC
megapascal	xFdwiwhjAq	xFiwC
megaliter	xFdwqDEv	xFC qDC	xFqD
hectoliter	mFAjEBqDEv	mFCqDC	mFqD
deciliter	aFhDqDEv	aFCqDC	aFqD
centiliter	hFoEDqDEv	hFoCqDC	hFoqD
milliliter	xyqDqDEv	xyC qDC	xyqD
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
mega	xFdw{0}	xF.{0}
kilo	AyqB{0}	Ay.{0}
hecto	mFAjEB{0}	mF.{0}
deka	aFAw{0}	aFAw {0}
deci	aFhD{0}	aF.{0}
centi	hFoED{0}	hF.{0}
milli	xyqD{0}	xy.{0}
micro	xweAjvB{0}	μ{0}
nano	ntnB{0}	nt.{0}
pico	iyAB{0}	iy.{0}
femto	bcFxjEB{0}	bcF.{0}
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
gibi	dyHD{0}	rD.HD.{0}
mebi	xFHD{0}	xF.HD.{0}
kibi	AyHD{0}	Ay.HD.{0}
square	zvjd {0}|zvjd {0}	{0}²
cubic	fn {0}|fn {0}	{0}³
-survey-us	{0} (अxFvyAD hvjzFAjषण)
-imperial	{0} (HjvyEys)
-dry	{0} (sgषjA)
-sidereal	{0} (nwAjषujv)
-gregorian	{0} (djvFdBvyGn)
-person	{0} (आGg)
-length	{0} (qoHwई)
-biblical	{0} (HweHyq)
-attic	{0} (एEyA)
-roman	{0} (vBxn)
-metric	{0} (xDEjvyA)
-of-water	{0} rq
-printer	{0} (xgljvण)
-tex	{0} (TइX)
-us	{0} (अxFvyAD)
-beer	{0} (HDGv)
-liquid	{0} (uvq)
-apothecary	{0} (औषध)
-australian	{0} (ऑhjEjvFqyGwई)
-nato	{0} (nwEB)
-international	{0} (अouvvwषjEjvDG)
per	{0} ijvuy {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	F|w|F
`,
  words: {"systems":{"us":["अमेरिक","अमरीक"],"imperial":["ब्रिटि","ब्रिटेन","इंपीरियल","इम्पीरियल"]},"to":["को","से","का","में कितना","में कितने","में कितनी","में","कितने","कितनी","कितना","me kitna","me kitne","mein kitne","mein kitna","kitne","kitna","ko"],"after":["में बदलें","में कितना होता है","में कितना है","में कितना","में कितने","होते हैं","होता है","हैं","है","में","में बदलो","में परिवर्तित करें","में बताएं","बदलें","होता","होते","hota hai","hote hai","hote hain","me badlo","mein","me"],"and":["और","जमा"],"per":["प्रति"],"opening":["कितना है","बदलें"],"howMany":["कितने","कितनी"],"are":["में","हैं","होते हैं","मतलब","यानी"],"one":["एक"],"endings":["ों","ें","े","ा","ो"],"scales":{"सौ":"100","हज़ार":"1000","हजार":"1000","लाख":"100000","करोड़":"10000000","करोड":"10000000","अरब":"1000000000","खरब":"100000000000","मिलियन":"1000000","बिलियन":"1000000000","ट्रिलियन":"1000000000000"},"polite":["कृपया","धन्यवाद","नमस्ते","बताएं","मुझे","जरा","कृपया बताएं"],"point":["दशमलव","पॉइंट"],"cardinals":{"0":"शून्य","1":"एक","2":"दो","3":"तीन","4":"चार","5":"पाँच|पांच","6":"छह|छः|छ","7":"सात","8":"आठ","9":"नौ","10":"दस","11":"ग्यारह","12":"बारह","13":"तेरह","14":"चौदह","15":"पंद्रह|पन्द्रह","16":"सोलह","17":"सत्रह","18":"अठारह","19":"उन्नीस","20":"बीस","21":"इक्कीस","22":"बाईस","23":"तेईस","24":"चौबीस","25":"पच्चीस","26":"छब्बीस","27":"सत्ताईस","28":"अट्ठाईस|अठाईस","29":"उनतीस","30":"तीस","31":"इकतीस","32":"बत्तीस","33":"तैंतीस","34":"चौंतीस","35":"पैंतीस","36":"छत्तीस","37":"सैंतीस","38":"अड़तीस","39":"उनतालीस","40":"चालीस","41":"इकतालीस","42":"बयालीस","43":"तेतालीस|तैंतालीस","44":"चवालीस|चौवालीस","45":"पैंतालीस","46":"छियालीस","47":"सैंतालीस","48":"अड़तालीस","49":"उनचास","50":"पचास","51":"इक्यावन","52":"बावन","53":"तिरपन|तिरेपन","54":"चौवन","55":"पचपन","56":"छप्पन","57":"सत्तावन","58":"अट्ठावन|अठावन","59":"उनसठ","60":"साठ","61":"इकसठ","62":"बासठ","63":"तिरसठ|तिरेसठ","64":"चौंसठ","65":"पैंसठ","66":"छियासठ","67":"सड़सठ","68":"अड़सठ","69":"उनहत्तर","70":"सत्तर","71":"इकहत्तर","72":"बहत्तर","73":"तिहत्तर","74":"चौहत्तर","75":"पचहत्तर","76":"छिहत्तर","77":"सतहत्तर","78":"अठहत्तर","79":"उन्यासी","80":"अस्सी","81":"इक्यासी","82":"बयासी","83":"तिरासी","84":"चौरासी","85":"पचासी","86":"छियासी","87":"सत्तासी|सतासी","88":"अट्ठासी|अठासी","89":"नवासी","90":"नब्बे","91":"इक्यानवे","92":"बानवे","93":"तिरानवे","94":"चौरानवे","95":"पचानवे|पंचानवे","96":"छियानवे","97":"सत्तानवे|सतानवे","98":"अट्ठानवे|अठानवे","99":"निन्यानवे|निन्यानबे","100":"सौ","1000":"हज़ार|हजार","100000":"लाख","10000000":"करोड़|करोड"},"parts":{"3":"तिहाई","4":"चौथाई","5":"पाँचवाँ हिस्सा|पांचवां हिस्सा","6":"छठा हिस्सा","8":"आठवाँ हिस्सा|आठवां हिस्सा","10":"दसवाँ हिस्सा|दसवां हिस्सा"},"numbers":{"साढ़े+":"1/2","साढे+":"1/2","सवा+":"1/4","पौने+":"-1/4","सवा":"5/4","पौन":"3/4","पाव":"1/4","आधा":"1/2","आधे":"1/2","आधी":"1/2","डेढ़":"3/2","ढाई":"5/2","चौथाई":"1/4","पौना":"3/4","पौने":"3/4"},"minus":["माइनस","ऋण","ऋणात्मक"],"aliases":{"मीट्रिक टन":"tonne","मी टन":"tonne","ट":"tonne","मीट्रिक बड़े चम्मच":"tablespoon-metric","मीट्रिक बड़ा चम्मच":"tablespoon-metric","मीट्रिक छोटे चम्मच":"teaspoon-metric","मीट्रिक छोटा चम्मच":"teaspoon-metric","मीट्रिक कप":"cup-metric","कैलोरी":"foodcalorie","लीटर प्रति 100 किमी":"liter-per-100-kilometer","लीटर/100 किमी":"liter-per-100-kilometer","वाट":"watt","किलो":"kilogram","सेल्सियस":"celsius","फ़ारेनहाइट":"fahrenheit","फ़ॉरेनहाइट":"fahrenheit","डिग्री फ़ॉरेनहाइट":"fahrenheit","डिग्री फ़ॉ.":"fahrenheit","डिग्री फ़ा.":"fahrenheit","डिग्री से.":"celsius","सेंटिग्रेड":"celsius","डिग्री सेंटिग्रेड":"celsius","डिग्री":"degree","आउंस":"ounce","फ़ेरनहाइट":"fahrenheit","डिग्री फ़ेरनहाइट":"fahrenheit","अमेरिकी टेबलस्पून":"tablespoon","अमेरिकी टी स्पून":"teaspoon","वर्ग यार्ड":"square-yard","सेमी":"centimeter","सेंटी":"centimeter","सेन्टीमीटर":"centimeter","केजी":"kilogram","किलोग्रॅम":"kilogram","ग्रा":"gram","जीएम":"gram","एमएल":"milliliter","लिटर":"liter","चम्मच":"teaspoon-metric tablespoon-metric","बड़ा चम्मच":"tablespoon-metric","बड़े चम्मच":"tablespoon-metric","छोटा चम्मच":"teaspoon-metric","छोटे चम्मच":"teaspoon-metric","चाय का चम्मच":"teaspoon-metric","चाय के चम्मच":"teaspoon-metric","साल":"year","बरस":"year","हफ़्ते":"week","बीघे":"bigha-bengal bigha-bihar bigha-nepal","जरीब":"","धुर":"dhur-bihar dhur-nepal","बिस्वा":"","कोस":"","मन":"maund","छटांक":"chittack","जीबी":"gigabyte","एमबी":"megabyte","केबी":"kilobyte","टीबी":"terabyte","हॉर्सपावर":"horsepower","हार्स पावर":"horsepower","एचपी":"horsepower","घन फुट":"cubic-foot","स्क्वायर फीट":"square-foot","स्क्वायर फुट":"square-foot","स्क्वायर मीटर":"square-meter","गज वर्ग":"square-yard","गज":"square-yard yard","इन्च":"inch","फिट":"foot","फूट":"foot","प्याला":"cup-metric","गिलास":"","कटोरी":"","हाथ":"cubit","हैंड":"hand","टन का एसी":"ton-of-refrigeration","टन एसी":"ton-of-refrigeration","डिसमिल":"cent-land","कुंतल":"quintal","कुन्तल":"quintal","हैक्टेयर":"hectare","फैरनहाइट":"fahrenheit","सेंटीग्रेड":"celsius","डिग्री सेंटीग्रेड":"celsius","पाउण्ड":"pound","सदी":"century","यूनिट बिजली":"","यूनिट":"","समुद्री मील":"nautical-mile"}},
};

export default locale;
