// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  letters: 'jwxADEnvyFhquzGdioBHCacgkrtbelpsmf ्रािमीकटनलेसपतंवगयबोड़ज॰ुइदशैफूहचघ',
  quantities: `
#length	FGBxई
DEvw;;$/DEvw	DE
Dxrnjwॉy

ऐGijqjvjwॉD
lawjDE
rGm;;$/rGm	rGm	$″
laEv|lakv;;$/lakv	laEv	$′
ica|oxwjC;oxwjC	oxwjC


DEF	DEF
yॉvAnF DEF	yॉg DEg	कचग
DAF (scaxwdxँ rGm)

Fxry
cौ nZ txyZ
yhF
sथhFE
seGC (fHCah nE ऊँmxई)
BAzjzx
sxथ (18 rGm)
एF
natD
qjDpv

laetD	laetD	lae
wॉC
nwD
mhy

rGcEyAow mhy
lawjFxGi	lawjFxGi
FEi
nhBF


qDktjwE FEi
Chvx DEF
DEF-qjneणjCAyhdAoy	हचग








खiHFEo rnx~ईoxG|ई;~roxँ	खiHg rnxg	़प
uxwjqhn	uxwjqhn	ूज
ujwnxb-qhnGC
ujwnxb-DAyv
ujwnxb-fGvZ
ujwnxb-tAy
ujwnxb dwjष	ujwgdg	ujwd
uृथjdE nE zjwAcjox
BृsqjuzA zjwAcjox
qौw अwjधdjoxq
ujFxGn FGBxई




Dktjwण uॉrGv
uxrnx
vjdAu
डSS uAnjqhF


TैX uॉrGv

qAqhwH
bxnk (FGBxई)
qky (cxuxy)
Bk (FGBxई)
wAy (cxuxy)
nhy (cxuxy)
cH (cxuxy)
mH (FGBxई)
wE (cxuxy)
bxnk (nuCax)
mE (mEy)
zjqky
झxGi
FE (mEy)
mhn (sxGinxGi)
dx (थxईFeGC)
FAijy
lajwxGqEqE rGm
lajwxGqEqE wxcnEo lakv
zjdxca
wHDy lakv
wHDy natD
wHDy qjvhCAoD

opyxyE lakv
opyxyE qjvhCAoy

sथhFE (BxrBAF)
DAqjwE bxsE sxथ
njopBhn lakv

dxwx
Fhikआ
vhnjqxq dxwx
अwjbAy
dwjbHn
qxझhy
dwjqjv
nhu lakv
nhu wpC
naqBx



आFjy
dAoyx njFxlajvw
#area	njषhzjwlF
dwji DEvw;;$/dwji DEvw	dwji DEg;;$/dwji DEvw
dwji nAFHDEvw	dwji nAgDEg

dwji qhGvEDEvw;;$/dwji qhGvEDEvw	dg qhGg;;$/dwji qhGg DEg	dwji qhGDE

shnjvhow	shg
आw


Bxwjy
CxwjqE
dwji rGm;;$/dwji rGm	dg rGg;;$/dwji rGm	d rG
dwjila~E|k~v	dglaEg	d laE
dwji ic	dg ig	d i|dwji ica
dwji DEF;;$/dwji DEF	dwji DEF;;$/DEF²	d DE|dwji DEF



एnCa	एnCa
wpC
qhnjby
vxउybAu
छz dwji





dृzjzEo rGm
CHyD	CHyD
qjvjwhDx
lahtjtxy
zjqkBH
Bk (njषhzjwlF)
qh (cxuxy)
zxy (cxuxy)
mH (cxuxy)
zxzxDE
ujoHGi
uAGi
Dp (mEy)

yixy
wxई (थxईFeGC)
ikGठx
nyxF
DwFx
छHvx DwFx
DkwBjBx (भpDA)
अGnणD
qhGv (भpDA)
ijwxउGC
BEfx (BGixF)
nvjठx (BGixF)
छvxn (भpDA)
nvjठx (अqD)
Fhqx
BEfx (BAsxw)
nvjठx (BAsxw)
धkw (BAsxw)
BAqjdx
BEfx (yhuxF)
nvjठx (yhuxF)
धkw (yhuxF)
wHuyE
आyx (yhuxF)
आwjuhGv
uhwAq आwjuhGv
thqjoxzAyx
DHwjiy
opihwD
sxrC
DGcaxyx
nkएwjtx

zkyFxGC

lahy (zxrdxy)
अFjnhwh (qxओ uxउFH)
अFjnhwh (DAyxq chwxrq)
zxwhआ
ujwbAoxई Dॉwjiy
अlaiaxy chwAB
ऑqjvjwAoxई oHख
#volume	आozy
fy DEvw;;$/fy DEvw	fy DEg	fy DE
fy nAFHDEvw	fy nAgDEg	fy nADE

fy qhGvEDEvw;;$/fy qhGvEDEvw	fy qhGg DEg	fy qhGDE


FEvw;;$/FEvw	FEg	FE
qjvEow

fy rGm	fy rGm
fy laEv	fg laEg
fy oxwjC	fy oxg
fy DEF	fy DEF





एnCa la~E|p~v	एglaEg	एnCa laEv



nॉwjC
sॉuq lakv


ieFy;;$/ieFy	ieFy	ie


njdxwjv	njdxwjv
uxrGv	uxrGv	ux
अDhwAnE nu
iAF
lajFprC आउGq	lajFprC आउGq	घफ यत
CjwD;CjwD ljFprC	CjwD ljFp.	घफ.वइ.
DAyAD
अDhwAnE vhBFqjupy
अDhwAnE vE qjupy
Chcawjv qjupy	Ch. qjupy	वहू
अDhwAnE naxypyE nu
DhvjwAn lajFpC आउGq	घफ यत च.
Ceb
mkvnE	mkvnE
qjDAcy
veC
BpGt	BpGt

cAiw	cAiw
bॉv
uxँmdxँ ieFy
BkbF	Bkbg	Bk

bkषjn ieFy
bkषjn njdxwjv
bkषjn uAGv
BewF	BewF
BEow BewF
nhi


njweyBhwE BewF

Bv
vy (uEux)
rDjuEwAoF ieFy;;$/rDjuEwAoF ieFy	rDjuEg ieFy	rDjuE ieFy
njdxwjv rDjuEwAoF	n. rDjuE.	सद-Iचू.
BjwAvAb uAGv
BjwAvAb nu

rDjuEg lajFkrC आउGq		घफ यत Iच


BjwAvAb BCax mDjDm
BjwAvAb छHvx mDjDm
rDjuEwAoF Chcawjvqjupy	rDjuE. Chcawjvqjupy	वहू-Iचू

BjwAvAb BkbF

laAwnAy
nAFjCwnAy

nu	nu
vhBFqjupy	vhg qjupy	दशहू
vE qjupy	vE qjupy	दहू
ऑqjvjwhFAoxई vhBFqjupy
DEvjwAn uAGv	DEvjwAn uAGv
cxuxyE nu
ओqxcE
nHqxcE


qjdECAb iAFxq
nyjyx
dhtjwH
laxyhix
bhGi
tHउ (mEy)
txy (आozy)
एDjlaHwx
nHGcAoq
qhnjqvhwAoq
DHCAoq
DhvjwhvEca
DhCADjyHq
Bxथ (BxrBAF)
sAy (BxrBAF)
FHi (BxrBAF)
nB (BxrBAF)
एlax
qhआ
ओDhw
sHDhw
bwxB nE BHzF
आधE BHzF~hG|
DeijyD
chwHBHD
whsHBHD
DhथkqhFx
qFDxycaxw
BxFjथxcaxw
yhBknCyhcaw
bH (cxuxy)
nHnp
zH (cxuxy)
iH (cxuxy)
bxnk (आozy)
qxई (cxuxy)

zAsxई nॉwjC
ijwxउFw
DFhbAoxई iGzxGi
ndxy
#mass	tjwdjoDxy
nAFHijwxD	nAgijwxg	nAijwx
ijwxD;;$/ijwxD	ijwxg	ijwx
vy	vy

njdAGvF
newhv	neg
uौGC;;$/uौGC	uौGC	$#

औGq;;$/औGq	औGq	औGg

Chढa wzjzE	Chढa wzjzE|Ch. wzjzE
14 uौGC nx Bvjvx		$हद|Fx
mौथxई sGCjwhCdhv
छHvx sGCjwhCdhv
BCax sGCjwhCdhv
अDhwAnE vy
Fॉyji vy
qjFi

vjwxई औGq	vjwxई औGq






Dnjखy nE qjvAn
Dxyn uho (अDhwAnx)
अFjnHsF rnxई
Dxyn uho (ऑqjvjwhFAox)
CxFjvy	CxFjvy
rFhnjvjwॉy tjwdjoDxy
ujwHvॉy tjwdjoDxy

ujFxGn tjwdjoDxy
qौw tjwdjoDxy
uृथjdE tjwdjoDxy
BृsqjuzA tjwdjoDxy
nxy (cxuxy)
nAy (cxuxy)
DHDh
laky (cxuxy)
cAy (mEy)
txy (tjwdjoDxy)
FAoxGi
छjoxy
nevE
vhF
uAnkF
vjwॉo vhF
iy (nHwAox)
tHy (nHwAox)
Bxv (tjwdjoDxy)
Bxv (qHyx)
zHFx
Dxbx
wzjzE
qhw
छvxँn
Dy (dcay)
cwjDy uxउGC
cwjDy cahGvyw
uhwAq ijwhy
FEdjw
qjuhyE uxउGC
अwHBx

wpqE uxउGC
caHFHzyAn
FHz (wpq)
upt

wHDy औGq
CjwenDx
ओBHF
DEyx (एvAn)
veFhGv (एvAn)
bhnhF
DEyx (BxrBAF)
veFhGv (BxrBAF)



dAq
BwjDE vAnF
DAqjwE ओnx
DAqjwE nGzxw
qxrujwq ओnx
#time	qDo
qhnGC	qhg	qh
DAyv	DAg;;$/DAyv	DA
fGvZ	fGg	fG
uxd fGvx
tAy	tAy	tA
qujzxs	qujzxs
uखdxCax
DsEy~h|x;~x	Dxs
zADxs~AoxG|E;~E;$/zA;घ	zADx;;$/zA
छDxsE
dwjष	dwjष	d
tbn~HG|	tb.
bzxBjt~Aoxँ|E;;;घ	bzx	b
qsqjwxBjtE


wxz~hG|;;;घ	wxz~hG|	$wxzhG|$wxz
tAy (आok)
qujzxs (आok)
DsEyZ (आok)
dwjष (आok)
qxDxyjo dwjष
अधAdwjष
ijwhiHwAoy dwjष

qxoy dwjष
yxnjषzjw dwjष
mxGtjw Dxq

yxnjषzjw tAy



qHF
bhn
qjdhCBwji
cAlaE
DHDhGv

ujFxGn qDo
uwDxणk qDo rnxई
qjdॉm BEv
#labor	bjwD
djonjzA-fGvZ
djonjzA-tAy
djonjzA-qujzxs
djonjzA-Dxs
#temperature	zxuDxy
nhFjdAy
CAijwE qhFjqAoq	$°qhg
CAijwE lahwysxrv	$°lahwy	$°ल
CAijwE weGnAy
#temperature-difference	zxuxGzw
nhFjdAy अGzw
CAijwE qhFjqAoq अGzw
CAijwE laxwhysxrv अGzw
#speed	mxF औw uhq
DEvw ujwzA qhnGC	DEg/qhg




DEF ujwzA fGvx	DEgujwgfGg	DEujwfG





yॉv	yॉv


Fxrv;;;घ	Fxrv
Den
uwDxणk dhi rnxई
#acceleration	zjdwण
DEvw ujwzA qhnGC dwji;DEvw/qh²	DEg/dgqhg





ikwkzjd–BF;ikwkzjd BF	ikg	ik
ieFEFAoH
#angle	nHण
whCAoy	whCAoy	$इ़व
अGb	अGb	$°
आwjn DAyv	आwjn DAyv	$′
आwjn qhnGC	आwjn qhg	$″


ijwhCAoy
fpwjणy	fpwjणy	$इ
mzkwjथxGb
wxbA
fGvx (nHण)
nGuxq BAGtk
tjdAआधxwE CAijwE
#solid-angle	fy nHण
qjvhwhCAoy	$ हइ	$ हइ



qjuev
#frequency	आdृzjzA
swjvjca



mnjw ujwzA qhnGC
uwAnjwDण ujwzA qhnGC
uwAnjwDण ujwzA DAyv
धCany ujwzA DAyv

lajwhD ujwzA qhnGC
BॉC
#angular-speed	nHणEo izA
#force	BF
yjopvy	yjopg
Cxry

nAFHijwxD-laHwjq	$ ु॰घ	$ ु॰घ
ijwxD-BF
vy-BF
uxउGC-BF


nAu
#pressure	txB
uxqjnF	uxg
Bxw	Bxw
dxokDGCFEo tBxd;dxokDणjCFEo tBxd
znyEnE dxokDGCF
vॉw




uxउGC ujwzA dwji rGm










DAFEDEvw cF
qhGvEDEvw cF
DEvw cF
rGm cF
lakv cF




DxrnjwHDEvw DwjnjopwE
DwjnjopwE DAFEDEvw;;;घ	चच ो॰
qhGvEDEvw DwjnjopwE
DwjnjopwE rGm		$" ो॰
lakv DwjnjopwE




DEvw DwjnjopwE
#gauge-pressure	ihc txB
#energy	ऊwjcx
cpF	cpg	cp
अwji

dxv-fGvZ
nAFHdॉv fGvZ
rFhnjvjwॉydHFjv
neFHwE;;;घ		ne
neFHwE;;;घ	neFHwE	ne
ज़फयइगैY [IT]	ज़फ-IT



थwjDE
$ बTU-IT	$ बTU-IT	$ बTU-IT
BjwAvAb थwjDF opyAv	बदप








opएq थhwjD	opएq थhwjD



njdxC
vy vEएyvE

vy zhF qDzkFjo
#power	bnjzA
dॉv		dॉ
अbjdbnjzA		एmuE
DEvjwAn अbjdbnjzA












vy ujwbEzy
qौw cjoHzA
#torque	BF आfpwjण
yjopvy-DEvw	yjopgDEg






uxउGC-lakv	फशघ⋅घद
#momentum	qGdhi
#moment-of-inertia	cCazjd आfpwjण
#surface-tension	uृषjठ zyxd औw tृढazx
#fracture-toughness	dAभGi mwjDFzx
#fuel-economy	ईGधy खuz

FEvw ujwzA 100 nAFHDEvw	FEg/100 nAgDEg	FE/100 nADE
FEvw ujwzA nAFHDEvw	FE/nADE



DEF ujwzA ieFy
DEF ujwzA rGuEwAoF ieFy	चू॰ rGuEwAoF
#data	CAcAvF Chvx
BAv	BAv
Bxrv	Bxrv
ऑnjvhv
yABF
njwDjB (2 BAv)

yev

vjwAv
dwjC
CBF dwjC
njdxC dwjC
#data-rate	Chvx tw
#resolution	wAcaॉFjopby

uAnjqhF ujwzA qhGvEDEvw	ूूजच

uAnjqhF ujwzA rGm
BAGtk ujwzA rGm
BAGtk ujwzA qhGvEDEvw
#graphics	ijwxlaAnjq
uAnjqhF
BAGtk	BAGtk
#typewidth	अnjषw mौCaxई
ैच;vxruHijwxlaAn एD	ैच
एy (vxru)
#ratio	अykuxz औw iAyzE
भxi~HG|;~	भxi
ujwzAbz	$%
ujwzA scaxw	$‰
ujwzA tq scaxw	$‱

sAqjqx ujwzA tq Fxख
uxwjv~jq|~ ujwzA BAFAoy



newv
ujwpla

cHCaE
zAnCaE
आधx twjcy
twjcy
Bhnw twjcy
nHCaE
qenCax
BCax qenCax

BCax ikwkq
scaxw
DAwAoC
Fxख
DAFAoy
nwHCa
अwB
vjwAFAoy
tqjzx
wED
#container-capacity	nGvhyw njषDzx
#level	qjzw
bnjzA अykuxz
ChqABF
BhF
yhuw

qjvॉu
#loudness	ujwBFzx
qHy
laॉy
#musical-interval	qGiEz अGzwxF
आdृzjzA अykuxz
qujzn
upwjण qjdw
अwjधqjdw
mौथxई qjdw

qdxw (qjdw)
आdृzjzA tbn
#density	fyzjd
#specific-weight	dAbAषjv भxw


DwjnjopwE	ो॰
cF
#linear-density	weखAn fyzjd


vhnjq
ChyAow



DEvjwAn धxix yGBw
#area-density	uृषjठ fyzjd












DHDh (whbD)
#volume-flow	आozy ujwdxs



























खyAn rGm
qjdhwjCjwku
#mass-flow	tjwdjoDxy ujwdxs
#molar-flow	DHFw ujwdxs
#dynamic-viscosity	izAn bjoxyzx

uॉrca

why
#kinematic-viscosity	bktjधizAn bjoxyzx


qjvHnjq
#fluidity	zwFzx

wE (zwFzx)
#vapor-permeance	cFdxषju uxwiDjozx

uwjD
uwjD (0 °ड)
uwjD (23 °ड)
DEvjwAn uwjD
#vapor-permeability	cFdxषju uxwiDjozx ikणxGn


uwjD-rGm (0 °ड)
uwjD-rGm (23 °ड)
#turbidity	आdAFzx
#specific-energy	dAbAषjv ऊwjcx
#energy-density	ऊwjcx fyzjd





uhvjwHF ऊwjcx fyzjd
#molar-energy	DHFw ऊwjcx
#thermal-conductivity	ऊषjDx mxFnzx
#thermal-insulance	ऊषjDx wHधy



njFH
vॉi
#thermal-expansion	ऊषjDEo ujwqxw
#heat-capacity	ऊषjDx धxwAzx औw एyjvjwॉuE
#specific-heat-capacity	dAbAषjv ऊषjDx
#molar-heat-capacity	DHFw ऊषjDx धxwAzx


ieq yAozxGn
#heat-flux	ऊषjDx ljFnjq औw nAwणy
#heat-transfer-coefficient	ऊषjDx अGzwण ikणxGn
#radiant-exposure	dAnAwण उtjभxqy
#amount-of-substance	utxwjथ nE Dxzjwx
DHF	DHF
आrvD	आrvD













आrGqjvEy
#molar-concentration	DHFw qxGtjwzx


ूो
DHFw

DAFEijwxD ujwzA ChqEFEvw	DAgijwxg/ChgFEg
#molality	DHFFzx

ijFpnHca	$ ंफज	$ ंफज
#catalytic-activity	उzjujwhwn qnjwAozx
nevxF	$ ु़द	$ ु़द
एGcaxrD rnxई
#catalytic-concentration	उzjujwhwn qnjwAozx qxGtjwzx
#filtration-rate	ijFHDhwkFw yAqjoGty tw
#electric-current	dAtjokz धxwx
एDjuEow	एg
#current-noise-density	धxwx wd fyzjd
#electric-charge	dAtjokz आdhb
npFxD
एDjuAow-fGvZ

DpF आdhb
laewxCh


lajweGnFAy
#voltage	dHFjvzx
dHFjv;;;घ
#voltage-noise-density	dHFjvzx wd fyzjd
#electric-resistance	dAtjokz ujwzAwHध
ओD
#electric-conductance	dAtjokz mxFnzjd
qEDhGq
#capacitance	धxwAzx
lewC
#inductance	ujwhwnzjd
shywE
#magnetic-flux	mkGBnEo ljFnjq
dhBw	$ Wश	$ Wश
DenjqdhF
एnxGn धjwkd
#magnetic-flux-density	mkGBnEo ljFnjq fyzjd
vhqjFx	$ T	$ T
iॉq
#magnetic-field-strength	mkGBnEo njषhzjw zEdjwzx


ओwjqjvhC
#magnetic-moment	mkGBnEo आfpwjण
#electric-field-strength	dAtjokz njषhzjw zEdjwzx
#electric-dipole-moment	dAtjokz tjdAधjwkd आfpwjण

CABxई
#resistivity	ujwzAwHधnzx
#conductivity	dAtjokz mxFnzx
#apparent-power	आभxqE औw ujwzAfxzE bnjzA

dxw
#apparent-energy	आभxqE औw ujwzAfxzE ऊwjcx
#luminous-intensity	cjoHzA zEdjwzx
neyjChFx;;;घ
neGCFuxdw
अGzwwxषjvjwEo neGCF
#luminance	cjoHzAwjDozx

yAv



qjvAFjB
#illuminance	ujwtEujzA
Fnjq



laHv
#luminous-flux	cjoHzA ljFnjq
FkDhy
iHFEo neGCFuxdw
#luminous-exposure	ujwnxb उtjभxqy
#wavenumber	ujwzAFHD FGBxई



neqw
CxoHujvw
#spectral-flux-density	qjuhnjvjwDE ljFnjq fyzjd

cxyjqjnE
#activity	whCAoHqnjwAozx
शैजसपैइैफY
njopwE
#activity-concentration	qnjwAozx qxGtjwzx
#absorbed-dose	अdbHषAz Dxzjwx
॰इ़नY
weC
#equivalent-dose	zkFjo Dxzjwx
हगैटैइदY
whD
#equivalent-dose-rate	zkFjo Dxzjwx tw
#radiation-exposure	dAnAwण ujwभxd

wॉyjvcy
#energy-per-distance	ऊwjcx ujwzA tpwE



ुWे/100ुच	ुWे/100ुच
#antenna-gain	ऐyjvhyx FBjधA
qDtebAn ऐyjvhyx uw FBjधA
#computing-performance	qGiणy njषDzx
#telephone-traffic	vhFElaHy oxzxoxz
#film-speed	laAFjD izA
#heat-pump-efficiency	ऊषjDx uGu nE tnjषzx
#vascular-resistance	qGdsyE ujwzAwHध
#acoustic-impedance	dAbAषjv धjdyAn ujwzABxधx
#biological-activity	cedAn qnjwAozx
#color-temperature	wGi zxuDxy
#gas-column	ieq qjzGभ
`,
  units: `
millimole-per-liter	DAFEDHF ujwzA FEvw	DAFEDHF/FEg
petabyte	uhvxBxrv
terabyte	vhwxBxrv
terabit	vhwxBAv	Tश
gigabyte	iEixBxrv
gigabit	iEixBAv	ंश
megabyte	DhixBxrv
megabit	DhixBAv	Mश
kilobyte	nAFHBxrv
kilobit	nAFHBAv	ुश
millisecond	DAFEqhnGC	DAgqhg
microsecond	DxrnjwHqhnGC
nanosecond	yeyH qhnGC	yeyH qhg	yeyH qh
milliampere	DAFE एDj‍uEow	DAg एg
kilocalorie	nAFH neFHwE;;;घ
kilojoule	nAFH cpF	nAgcpg	nAcp
gigahertz	iEixswjvjca
megahertz	Dhixswjvjca
kilohertz	nAFHswjvjca
megapixel	DhixuAnjqhF	MP
kilometer	nAFHDEvw;;$/nAFHDEvw	nAgDEg	nADE
decimeter	ChqEDEvw	ChgDEg	ChDE
centimeter	qhGvEDEvw;;$/qhGvEDEvw	qhGgDEg
millimeter	DAFEDEvw	DAgDEg	DADE
micrometer	DxrnjwHDEvw	μ DxgDEg	μच
nanometer	yeyHDEvw	yegDEg	yeDE
picometer	uAnHDEvw	uAgDEg	$uAgDEg
milligram	DAFEijwxD	DAgijwxg	DAijwx
microgram	DxrnjwHijwxD	Dxgijwxg
gigawatt	iAixdॉv
megawatt	Dhixdॉv
kilowatt	nAFHdॉv		nAdॉ
milliwatt	DAFEdॉv
millibar	DAFEBxw		$चश
hectopascal	shnjvHuxqjnF
kilopascal	nAFHuxqjnF	nAuxg
megapascal	DhixuxqjnF	Dhuxg
megaliter	DhixFEvw	Dhg FEg	DhFE
hectoliter	shnjvHFEvw	shgFEg	shFE
deciliter	ChqEFEvw	ChgFEg	ChFE
centiliter	qhGvEFEvw	qhGgFEg	qhGFE
milliliter	DAFEFEvw	DAg FEg	DAFE
`,
  patterns: `
joiner	 	 	 
quetta	njdhvx{0}	njdhvx{0}
ronna	wHyjyx{0}	wHy{0}
yotta	oHvx{0}	oHvx {0}
zetta	cahvx{0}	cah.{0}
exa	एnjcax{0}	ए.{0}
peta	uhvx{0}	uh.{0}
tera	vhwx{0}	vh.{0}
giga	iEix{0}	iE.{0}
mega	Dhix{0}	Dh.{0}
kilo	nAFH{0}	nA.{0}
hecto	shnjvH{0}	sh.{0}
deka	Chnx{0}	Chnx {0}
deci	ChqE{0}	Ch.{0}
centi	qhGvE{0}	qh.{0}
milli	DAFE{0}	DA.{0}
micro	DxrnjwH{0}	μ{0}
nano	yeyH{0}	ye.{0}
pico	uAnH{0}	uA.{0}
femto	lahDjvH{0}	lah.{0}
atto	अvH{0}	अ.{0}
zepto	cahujvH{0}	cahh.{0}
yocto	oHnjvH{0}	oH.{0}
ronto	wHGvH{0}	wH{0}
quecto	njdhnjvH{0}	njdh{0}
yobi	oHBE{0}	oH.BE.{0}
zebi	cahBE{0}	cah.BE.{0}
exbi	एnjcaBE{0}	एnjca.BE.{0}
pebi	uhBE{0}	uh.BE.{0}
tebi	vhBE{0}	vh.BE.{0}
gibi	iABE{0}	cE.BE.{0}
mebi	DhBE{0}	Dh.BE.{0}
kibi	nABE{0}	nA.BE.{0}
square	dwji {0}|dwji {0}	{0}²
cubic	fy {0}|fy {0}	{0}³
-survey-us	{0} (अDhwAnE qwjdhnjषण)
-imperial	{0} (BjwAvAb)
-dry	{0} (bkषjn)
-sidereal	{0} (yxnjषzjw)
-gregorian	{0} (ijwhiHwAoy)
-person	{0} (आok)
-length	{0} (FGBxई)
-biblical	{0} (BxrBAF)
-attic	{0} (एvAn)
-roman	{0} (wHDy)
-metric	{0} (DEvjwAn)
-of-water	{0} cF
-printer	{0} (Dktjwण)
-tex	{0} (TैX)
-us	{0} (अDhwAnE)
-beer	{0} (BEow)
-liquid	{0} (zwF)
-apothecary	{0} (औषध)
-australian	{0} (ऑqjvjwhFAoxई)
-nato	{0} (yxvH)
-international	{0} (अGzwwxषjvjwEo)
per	{0} ujwzA {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	h|x|h
~Y	ह||ह
`,
  words: {"to":["को","से","का","में","कितने","कितनी","कितना"],"after":["में बदलें","में कितना होता है","में कितना है","होते हैं","होता है","हैं","है","में","में बदलो","में परिवर्तित करें","में बताएं","बदलें","होता","होते"],"and":["और","जमा"],"per":["प्रति"],"opening":["कितना है","बदलें"],"howMany":["कितने","कितनी"],"are":["में","हैं","होते हैं"],"one":["एक"],"endings":["ों","ें","े","ा","ो"],"scales":{"सौ":"100","हज़ार":"1000","हजार":"1000","लाख":"100000","करोड़":"10000000","करोड":"10000000","अरब":"1000000000","खरब":"100000000000","मिलियन":"1000000","बिलियन":"1000000000","ट्रिलियन":"1000000000000"},"polite":["कृपया","धन्यवाद"],"cardinals":{"0":"शून्य","1":"एक","2":"दो","3":"तीन","4":"चार","5":"पाँच|पांच","6":"छह|छः|छ","7":"सात","8":"आठ","9":"नौ","10":"दस","11":"ग्यारह","12":"बारह","13":"तेरह","14":"चौदह","15":"पंद्रह|पन्द्रह","16":"सोलह","17":"सत्रह","18":"अठारह","19":"उन्नीस","20":"बीस","21":"इक्कीस","22":"बाईस","23":"तेईस","24":"चौबीस","25":"पच्चीस","26":"छब्बीस","27":"सत्ताईस","28":"अट्ठाईस|अठाईस","29":"उनतीस","30":"तीस","31":"इकतीस","32":"बत्तीस","33":"तैंतीस","34":"चौंतीस","35":"पैंतीस","36":"छत्तीस","37":"सैंतीस","38":"अड़तीस","39":"उनतालीस","40":"चालीस","41":"इकतालीस","42":"बयालीस","43":"तेतालीस|तैंतालीस","44":"चवालीस|चौवालीस","45":"पैंतालीस","46":"छियालीस","47":"सैंतालीस","48":"अड़तालीस","49":"उनचास","50":"पचास","51":"इक्यावन","52":"बावन","53":"तिरपन|तिरेपन","54":"चौवन","55":"पचपन","56":"छप्पन","57":"सत्तावन","58":"अट्ठावन|अठावन","59":"उनसठ","60":"साठ","61":"इकसठ","62":"बासठ","63":"तिरसठ|तिरेसठ","64":"चौंसठ","65":"पैंसठ","66":"छियासठ","67":"सड़सठ","68":"अड़सठ","69":"उनहत्तर","70":"सत्तर","71":"इकहत्तर","72":"बहत्तर","73":"तिहत्तर","74":"चौहत्तर","75":"पचहत्तर","76":"छिहत्तर","77":"सतहत्तर","78":"अठहत्तर","79":"उन्यासी","80":"अस्सी","81":"इक्यासी","82":"बयासी","83":"तिरासी","84":"चौरासी","85":"पचासी","86":"छियासी","87":"सत्तासी|सतासी","88":"अट्ठासी|अठासी","89":"नवासी","90":"नब्बे","91":"इक्यानवे","92":"बानवे","93":"तिरानवे","94":"चौरानवे","95":"पचानवे|पंचानवे","96":"छियानवे","97":"सत्तानवे|सतानवे","98":"अट्ठानवे|अठानवे","99":"निन्यानवे|निन्यानबे","100":"सौ","1000":"हज़ार|हजार","100000":"लाख","10000000":"करोड़|करोड"},"numbers":{"साढ़े+":"1/2","साढे+":"1/2","सवा+":"1/4","पौने+":"-1/4","सवा":"5/4","पौन":"3/4","पाव":"1/4","आधा":"1/2","आधे":"1/2","आधी":"1/2","डेढ़":"3/2","ढाई":"5/2","तीन चौथाई":"3/4","एक चौथाई":"1/4","चौथाई":"1/4","एक तिहाई":"1/3","दो तिहाई":"2/3","पौना":"3/4","पौने":"3/4"},"minus":["माइनस","ऋण","ऋणात्मक"],"aliases":{"मीट्रिक टन":"tonne","मी टन":"tonne","ट":"tonne","मीट्रिक बड़ा चम्मच":"tablespoon-metric","मीट्रिक छोटा चम्मच":"teaspoon-metric","मीट्रिक कप":"cup-metric","लीटर प्रति 100 किमी":"liter-per-100-kilometer","लीटर/100 किमी":"liter-per-100-kilometer","वाट":"watt","मेगावाट":"megawatt","किलोवाट":"kilowatt","किलो":"kilogram","सेल्सियस":"celsius","फ़ारेनहाइट":"fahrenheit","डिग्री फ़ारेनहाइट":"fahrenheit","फ़ॉरेनहाइट":"fahrenheit","डिग्री फ़ॉरेनहाइट":"fahrenheit","डिग्री फ़ॉ.":"fahrenheit","डिग्री फ़ा.":"fahrenheit","डिग्री से.":"celsius","सेंटिग्रेड":"celsius","डिग्री सेंटिग्रेड":"celsius","डिग्री":"degree","आउंस":"ounce","फ़ेरनहाइट":"fahrenheit","फ़ीट":"foot","फुट":"foot","पाउंड":"pound","पौंड":"pound","घंटा":"hour","घंटे":"hour","घंटों":"hour","सेमी":"centimeter","से.मी.":"centimeter","सेंमी":"centimeter","सेंटी":"centimeter","सेन्टीमीटर":"centimeter","सेंटीमीटर":"centimeter","मिमी":"millimeter","मि.मी.":"millimeter","मिलीमीटर":"millimeter","मी":"meter","मी.":"meter","किमी":"kilometer","कि.मी.":"kilometer","कि मी":"kilometer","किलोमीटर":"kilometer","किग्रा":"kilogram","कि.ग्रा.":"kilogram","केजी":"kilogram","किलोग्राम":"kilogram","किलोग्रॅम":"kilogram","ग्राम":"gram","ग्रा":"gram","ग्रा.":"gram","जीएम":"gram","एमएल":"milliliter","मिली":"milliliter","मि.ली.":"milliliter","मिलीलीटर":"milliliter","लीटर":"liter","ली":"liter","ली.":"liter","लिटर":"liter","चम्मच":"","बड़ा चम्मच":"tablespoon-metric","बड़े चम्मच":"tablespoon-metric","बडा चम्मच":"tablespoon-metric","बडे चम्मच":"tablespoon-metric","टेबल स्पून":"tablespoon-metric","टेबलस्पून":"tablespoon-metric","छोटा चम्मच":"teaspoon-metric","छोटे चम्मच":"teaspoon-metric","टी स्पून":"teaspoon-metric","टीस्पून":"teaspoon-metric","चाय का चम्मच":"teaspoon-metric","चाय के चम्मच":"teaspoon-metric","साल":"year","वर्ष":"year","बरस":"year","सालों":"year","महीना":"month","महीने":"month","महीनों":"month","माह":"month","हफ़्ता":"week","हफ्ता":"week","हफ़्ते":"week","हफ्ते":"week","सप्ताह":"week","दिन":"day","दिनों":"day","बीघा":"","बीघे":"","जरीब":"","धुर":"","बिस्वा":"","कोस":"","मन":"maund","सेर":"seer","छटांक":"chittack","छटाँक":"chittack","तोला":"tola","तोले":"tola","जीबी":"gigabyte","एमबी":"megabyte","केबी":"kilobyte","टीबी":"terabyte","हॉर्सपावर":"horsepower","हार्स पावर":"horsepower","हॉर्स पावर":"horsepower","एचपी":"horsepower","घन फुट":"cubic-foot","घन फीट":"cubic-foot","घन फ़ीट":"cubic-foot","वर्ग फुट":"square-foot","वर्ग फीट":"square-foot","वर्ग फ़ीट":"square-foot","वर्गफुट":"square-foot","स्क्वायर फीट":"square-foot","स्क्वायर फुट":"square-foot","वर्ग मीटर":"square-meter","वर्गमीटर":"square-meter","स्क्वायर मीटर":"square-meter","वर्ग गज":"square-yard","गज वर्ग":"square-yard","घन मीटर":"cubic-meter","घनमीटर":"cubic-meter","गज":"yard","इंच":"inch","इन्च":"inch","फीट":"foot","फिट":"foot","फूट":"foot","कप":"cup-metric","प्याला":"cup-metric","गिलास":"","कटोरी":"","हाथ":"cubit","हैंड":"hand","टन":"tonne","टनों":"tonne","क्विंटल":"quintal","कुंतल":"quintal","कुन्तल":"quintal","एकड़":"acre","एकड":"acre","एकड़ों":"acre","हेक्टेयर":"hectare","हैक्टेयर":"hectare","दर्जन":"dozen","कोड़ी":"score","फारेनहाइट":"fahrenheit","फैरनहाइट":"fahrenheit","डिग्री सेल्सियस":"celsius","सेंटीग्रेड":"celsius","डिग्री सेंटीग्रेड":"celsius","किमी/घंटा":"kilometer-per-hour","किलोमीटर प्रति घंटा":"kilometer-per-hour","किमी प्रति घंटा":"kilometer-per-hour","मील":"mile","मीलों":"mile","पाउण्ड":"pound","औंस":"ounce","चुटकी":"pinch","दशक":"decade","सदी":"century","शताब्दी":"century","यूनिट बिजली":"","यूनिट":"","नॉट":"knot","समुद्री मील":"nautical-mile"}},
};

export default locale;
