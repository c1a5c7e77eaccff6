// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  letters: 'jwxADEnvyFhquzGdioBHCacgkrtbelpsmf ्रािमीकनटलेसपतंवयगबोड़ज॰ुइदशैफूचहघ',
  quantities: `
#length	FGBxई
DEyw;;$/DEyw	DE
Dxrnjwॉv

ऐGojqjyjwॉD
lawjDE
rGs;;$/rGs	rGs	$″
laEy|laky;;$/laky	laEy	$′
oca|ixwjC;ixwjC	ixwjC


DEF	DEF
vॉyAnF DEF	vॉg DEg	कहय
DAF (mcaxwdxँ rGs)

Fxrv
cौ nZ txvZ
vhF
mथhFE
meGC (fHCah nE ऊँsxई)
BAzjzx
mxथ (18 rGs)
एF
natD
qjDpy

laetD	laetD	lae
wॉC
nwD
shv

rGcEvAiw shv
lawjFxGo	lawjFxGo
FEo
nhBF


qDktjwE FEo
Chyx DEF
DEF-qjneणjCAvhdAiv	चहय








खoHFEi rnx~ईixG|ई;~rixँ	खoHg rnxg	़प
uxwjqhn	uxwjqhn	ूज
ujwnxb-qhnGC
ujwnxb-DAvy
ujwnxb-fGyZ
ujwnxb-tAv
ujwnxb dwjष	ujwgdg	ujwd
uृथjdE nE zjwAcjix
BृmqjuzA zjwAcjix
qौw अwjधdjixq
ujFxGn FGBxई




Dktjwण uॉrGy
uxrnx
yjdAu
डSS uAnjqhF


TैX uॉrGy

qAqhwH
bxnk (FGBxई)
qkv (cxuxv)
Bk (FGBxई)
wAv (cxuxv)
nhv (cxuxv)
cH (cxuxv)
sH (FGBxई)
wE (cxuxv)
bxnk (nuCax)
sE (sEv)
zjqkv
झxGo
FE (sEv)
shn (mxGonxGo)
dx (थxईFeGC)
FAojv
lajwxGqEqE rGs
lajwxGqEqE wxcnEi laky
zjdxca
wHDv laky
wHDv natD
wHDv qjyhCAiD

ipvxvE laky
ipvxvE qjyhCAiv

mथhFE (BxrBAF)
DAqjwE bxmE mxथ
njipBhn laky

dxwx
Fhokआ
yhnjqxq dxwx
अwjbAv
dwjbHn
qxझhv
dwjqjy
nhu laky
nhu wpC
naqBx



आFjv
dAivx njFxlajyw
#area	njषhzjwlF
dwjo DEyw;;$/dwjo DEyw	dwjo DEg;;$/dwjo DEyw
dwjo nAFHDEyw	dwjo nAgDEg

dwjo qhGyEDEyw;;$/dwjo qhGyEDEyw	dg qhGg;;$/dwjo qhGg DEg	dwjo qhGDE

mhnjyhiw	mhg
आw


Bxwjv
CxwjqE
dwjo rGs;;$/dwjo rGs	dg rGg;;$/dwjo rGs	d rG
dwjola~E|k~y	dglaEg	d laE
dwjo oc	dg og	d o|dwjo oca
dwjo DEF;;$/dwjo DEF	dwjo DEF;;$/DEF²	d DE|dwjo DEF



एnCa	एnCa
wpC
qhnjbv
yxउvbAu
छz dwjo





dृzjzEi rGs
CHvD	CHvD
qjyjwhDx
lahtjtxv
zjqkBH
Bk (njषhzjwlF)
qh (cxuxv)
zxv (cxuxv)
sH (cxuxv)
zxzxDE
ujiHGo
uAGo
Dp (sEv)

voxv
wxई (थxईFeGC)
okGठx
nvxF
DwFx
छHyx DwFx
DkwBjBx (भpDA)
अGnणD
qhGy (भpDA)
ojwxउGC
BEfx (BGoxF)
nyjठx (BGoxF)
छyxn (भpDA)
nyjठx (अqD)
Fhqx
BEfx (BAmxw)
nyjठx (BAmxw)
धkw (BAmxw)
BAqjdx
BEfx (vhuxF)
nyjठx (vhuxF)
धkw (vhuxF)
wHuvE
आvx (vhuxF)
आwjuhGy
uhwAq आwjuhGy
thqjixzAvx
DHwjov
ipohwD
mxrC
DGcaxvx
nkएwjtx

zkvFxGC

lahv (zxrdxv)
अFjnhwh (qxओ uxउFH)
अFjnhwh (DAvxq chwxrq)
zxwhआ
ujwbAixई Dॉwjov
अlaoaxv chwAB
ऑqjyjwAixई iHख
#volume	आizv
fv DEyw;;$/fv DEyw	fv DEg	fv DE
fv nAFHDEyw	fv nAgDEg	fv nADE

fv qhGyEDEyw;;$/fv qhGyEDEyw	fv qhGg DEg	fv qhGDE


FEyw;;$/FEyw	FEg	FE
qjyEiw

fv rGs	fv rGs
fv laEy	fg laEg
fv ixwjC	fv ixg
fv DEF	fv DEF





एnCa la~E|p~y	एglaEg	एnCa laEy



nॉwjC
mॉuq laky


oeFv;;$/oeFv	oeFv	oe


njdxwjy	njdxwjy
uxrGy	uxrGy	ux
अDhwAnE nu
oAF
lajFprC आउGq	lajFprC आउGq	घफ गत
CjwD;CjwD ljFprC	CjwD ljFp.	घफ.वइ.
DAvAD
अDhwAnE yhBFqjupv
अDhwAnE yE qjupv
Chcawjy qjupv	Ch. qjupv	वचू
अDhwAnE naxvpvE nu
DhyjwAn lajFpC आउGq	घफ गत ह.
Ceb
skynE	skynE
qjDAcv
yeC
BpGt	BpGt

cAow	cAow
bॉy
uxँsdxँ oeFv
BkbF	Bkbg	Bk

bkषjn oeFv
bkषjn njdxwjy
bkषjn uAGy
BewF	BewF
BEiw BewF
nho
BEiw BewF nx sौथxई
BEiw BewF nx छठx भxo


njwevBhwE BewF

By
yv (uEux)
rDjuEwAiF oeFv;;$/rDjuEwAiF oeFv	rDjuEg oeFv	rDjuE oeFv
njdxwjy rDjuEwAiF	n. rDjuE.	सद-Iहू.
BjwAyAb uAGy
BjwAyAb nu

rDjuEg lajFkrC आउGq		घफ गत Iह


BjwAyAb BCax sDjDs
BjwAyAb छHyx sDjDs
rDjuEwAiF Chcawjyqjupv	rDjuE. Chcawjyqjupv	वचू-Iहू

BjwAyAb BkbF

laAwnAv
nAFjCwnAv

nu	nu
yhBFqjupv	yhg qjupv	दशचू
yE qjupv	yE qjupv	दचू
ऑqjyjwhFAixई yhBFqjupv
DEyjwAn uAGy	DEyjwAn uAGy
cxuxvE nu
ओqxcE
nHqxcE


qjdECAb oAFxq
nvjvx
dhtjwH
laxvhox
bhGo
tHउ (sEv)
txv (आizv)
एDjlaHwx
nHGcAiq
qhnjqyhwAiq
DHCAiq
DhyjwhyEca
DhCADjvHq
Bxथ (BxrBAF)
mAv (BxrBAF)
FHo (BxrBAF)
nB (BxrBAF)
एlax
qhआ
ओDhw
mHDhw
bwxB nE BHzF
आधE BHzF~hG|
DeojvD
chwHBHD
whmHBHD
DhथkqhFx
qFDxvcaxw
BxFjथxcaxw
vhBknCvhcaw
bH (cxuxv)
nHnp
zH (cxuxv)
oH (cxuxv)
bxnk (आizv)
qxई (cxuxv)

zAmxई nॉwjC
ojwxउFw
DFhbAixई oGzxGo
ndxv
#mass	tjwdjiDxv
nAFHojwxD	nAgojwxg	nAojwx
ojwxD;;$/ojwxD	ojwxg	ojwx
yv	yv

njdAGyF
newhy	neg
uौGC;;$/uौGC	uौGC	$#

औGq;;$/औGq	औGq	औGg

Chढa wzjzE	Chढa wzjzE|Ch. wzjzE
14 uौGC nx Byjyx		$चद|Fx
sौथxई mGCjwhCdhy
छHyx mGCjwhCdhy
BCax mGCjwhCdhy
अDhwAnE yv
Fॉvjo yv
qjFo

yjwxई औGq	yjwxई औGq






Dnjखv nE qjyAn
Dxvn uhi (अDhwAnx)
अFjnHmF rnxई
Dxvn uhi (ऑqjyjwhFAix)
CxFjyv	CxFjyv
rFhnjyjwॉv tjwdjiDxv
ujwHyॉv tjwdjiDxv

ujFxGn tjwdjiDxv
qौw tjwdjiDxv
uृथjdE tjwdjiDxv
BृmqjuzA tjwdjiDxv
nxv (cxuxv)
nAv (cxuxv)
DHDh
lakv (cxuxv)
cAv (sEv)
txv (tjwdjiDxv)
FAixGo
छjixv
neyE
yhF
uAnkF
yjwॉi yhF
ov (nHwAix)
tHv (nHwAix)
Bxy (tjwdjiDxv)
Bxy (qHvx)
zHFx
Dxbx
wzjzE
qhw
छyxँn
Dv (dcav)
cwjDv uxउGC
cwjDv cahGyvw
uhwAq ojwhv
FEdjw
qjuhvE uxउGC
अwHBx

wpqE uxउGC
caHFHzvAn
FHz (wpq)
upt

wHDv औGq
CjwenDx
ओBHF
DEvx (एyAn)
yeFhGy (एyAn)
bhnhF
DEvx (BxrBAF)
yeFhGy (BxrBAF)

oxDx (tjwdjiDxv)


dAq
BwjDE yAnF
DAqjwE ओnx
DAqjwE nGzxw
qxrujwq ओnx
qjdECAb uxउGC
#time	qDi
qhnGC	qhg	qh
DAvy	DAg;;$/DAvy	DA
fGyZ	fGg	fG
uxd fGyx
tAv	tAv	tA
qujzxm	qujzxm
uखdxCax
DmEv~h|x;~x	Dxm
zADxm~AixG|E;~E;$/zA;घ	zADx;;$/zA
छDxmE
dwjष	dwjष	d
tbn~HG|	tb.
bzxBjt~Aixँ|E;;;घ	bzx	b
qmqjwxBjtE


wxz~hG|;;;घ	wxz~hG|	$wxzhG|$wxz
tAv (आik)
qujzxm (आik)
DmEvZ (आik)
dwjष (आik)
qxDxvji dwjष
अधAdwjष
ojwhoHwAiv dwjष

qxiv dwjष
vxnjषzjw dwjष
sxGtjw Dxq

vxnjषzjw tAv



qHF
bhn
qjdhCBwjo
cAlaE
DHDhGy

ujFxGn qDi
uwDxणk qDi rnxई
qjdॉs BEy
#labor	bjwD
djinjzA-fGyZ
djinjzA-tAv
djinjzA-qujzxm
djinjzA-Dxm
#temperature	zxuDxv
nhFjdAv
CAojwE qhFjqAiq	$°qhg
CAojwE lahwvmxry	$°lahwv	$°ल
CAojwE weGnAv
#temperature-difference	zxuxGzw
nhFjdAv अGzw
CAojwE qhFjqAiq अGzw
CAojwE laxwhvmxry अGzw
#speed	sxF औw uhq
DEyw ujwzA qhnGC	DEg/qhg




DEF ujwzA fGyx	DEgujwgfGg	DEujwfG





vॉy	vॉy


Fxry;;;घ	Fxry
Den
uwDxणk dho rnxई
#acceleration	zjdwण
DEyw ujwzA qhnGC dwjo;DEyw/qh²	DEg/dgqhg





okwkzjd–BF;okwkzjd BF	okg	ok
oeFEFAiH
#angle	nHण
whCAiv	whCAiv	$इ़व
अGb	अGb	$°
आwjn DAvy	आwjn DAvy	$′
आwjn qhnGC	आwjn qhg	$″


ojwhCAiv
fpwjणv	fpwjणv	$इ
szkwjथxGb
wxbA
fGyx (nHण)
nGuxq BAGtk
tjdAआधxwE CAojwE
#solid-angle	fv nHण
qjyhwhCAiv	$ चइ	$ चइ



qjuey
#frequency	आdृzjzA
mwjyjca



snjw ujwzA qhnGC
uwAnjwDण ujwzA qhnGC
uwAnjwDण ujwzA DAvy
धCanv ujwzA DAvy

lajwhD ujwzA qhnGC
BॉC
#angular-speed	nHणEi ozA
#force	BF
vjipyv	vjipg
Cxrv

nAFHojwxD-laHwjq	$ ु॰घ	$ ु॰घ
ojwxD-BF
yv-BF
uxउGC-BF


nAu
#pressure	txB
uxqjnF	uxg
Bxw	Bxw
dxikDGCFEi tBxd;dxikDणjCFEi tBxd
znvEnE dxikDGCF
yॉw




uxउGC ujwzA dwjo rGs










DAFEDEyw cF
qhGyEDEyw cF
DEyw cF
rGs cF
laky cF




DxrnjwHDEyw DwjnjipwE
DwjnjipwE DAFEDEyw;;;घ	हह ो॰
qhGyEDEyw DwjnjipwE
DwjnjipwE rGs		$" ो॰
laky DwjnjipwE




DEyw DwjnjipwE
#gauge-pressure	ohc txB
#energy	ऊwjcx
cpF	cpg	cp
अwjo

dxy-fGyZ
nAFHdॉy fGyZ
rFhnjyjwॉvdHFjy
neFHwE;;;घ		ne
neFHwE;;;घ	neFHwE	ne
ज़फगइयैY [IT]	ज़फ-IT



थwjDE
ljwAoHwE
$ बTU-IT	$ बTU-IT	$ बTU-IT
BjwAyAb थwjDF ipvAy	बदप








ipएq थhwjD	ipएq थhwjD



njdxC
yv yEएvyE

yv zhF qDzkFji
#power	bnjzA
dॉy		dॉ
अbjdbnjzA		एsuE
DEyjwAn अbjdbnjzA












yv ujwbEzv
qौw cjiHzA
#torque	BF आfpwjण
vjipyv-DEyw	vjipgDEg






uxउGC-laky	फशघ⋅घद
#momentum	qGdho
#moment-of-inertia	cCazjd आfpwjण
#surface-tension	uृषjठ zvxd औw tृढazx
#fracture-toughness	dAभGo swjDFzx
#fuel-economy	ईGधv खuz

FEyw ujwzA 100 nAFHDEyw	FEg/100 nAgDEg	FE/100 nADE
FEyw ujwzA nAFHDEyw	FE/nADE



DEF ujwzA oeFv
DEF ujwzA rGuEwAiF oeFv	हू॰ rGuEwAiF
#data	CAcAyF Chyx
BAy	BAy
Bxry	Bxry
ऑnjyhy
vABF
njwDjB (2 BAy)

vey

yjwAy
dwjC
CBF dwjC
njdxC dwjC
#data-rate	Chyx tw
#resolution	wAcaॉFjipbv

uAnjqhF ujwzA qhGyEDEyw	ूूजह

uAnjqhF ujwzA rGs
BAGtk ujwzA rGs
BAGtk ujwzA qhGyEDEyw
#graphics	ojwxlaAnjq
uAnjqhF
BAGtk	BAGtk
#typewidth	अnjषw sौCaxई
ैह;yxruHojwxlaAn एD	ैह
एv (yxru)
#ratio	अvkuxz औw oAvzE
भxo~HG|;~	भxo
ujwzAbz	$%
ujwzA mcaxw	$‰
ujwzA tq mcaxw	$‱

mAqjqx ujwzA tq Fxख
uxwjy~jq|~ ujwzA BAFAiv



newy
ujwpla

cHCaE
zAnCaE
आधx twjcv
twjcv
Bhnw twjcv
nHCaE
qenCax
BCax qenCax

BCax okwkq
mcaxw
DAwAiC
Fxख
DAFAiv
nwHCa
अwB
yjwAFAiv
tqjzx
wED
#container-capacity	nGyhvw njषDzx
#level	qjzw
bnjzA अvkuxz
ChqABF
BhF
vhuw

qjyॉu
#loudness	ujwBFzx
qHv
laॉv
#musical-interval	qGoEz अGzwxF
आdृzjzA अvkuxz
qujzn
upwjण qjdw
अwjधqjdw
sौथxई qjdw

qdxw (qjdw)
आdृzjzA tbn
#density	fvzjd
#specific-weight	dAbAषjy भxw


DwjnjipwE	ो॰
cF
#linear-density	weखAn fvzjd


yhnjq
ChvAiw



DEyjwAn धxox vGBw
#area-density	uृषjठ fvzjd












DHDh (whbD)
#volume-flow	आizv ujwdxm



























खvAn rGs
qjdhwjCjwku
#mass-flow	tjwdjiDxv ujwdxm
#molar-flow	DHFw ujwdxm
#dynamic-viscosity	ozAn bjixvzx

uॉrca

whv
#kinematic-viscosity	bktjधozAn bjixvzx


qjyHnjq
#fluidity	zwFzx

wE (zwFzx)
#vapor-permeance	cFdxषju uxwoDjizx

uwjD
uwjD (0 °ड)
uwjD (23 °ड)
DEyjwAn uwjD
#vapor-permeability	cFdxषju uxwoDjizx okणxGn


uwjD-rGs (0 °ड)
uwjD-rGs (23 °ड)
#turbidity	आdAFzx
#specific-energy	dAbAषjy ऊwjcx
#energy-density	ऊwjcx fvzjd





uhyjwHF ऊwjcx fvzjd
#molar-energy	DHFw ऊwjcx
#thermal-conductivity	ऊषjDx sxFnzx
#thermal-insulance	ऊषjDx wHधv



njFH
yॉo
#thermal-expansion	ऊषjDEi ujwqxw
#heat-capacity	ऊषjDx धxwAzx औw एvjyjwॉuE
#specific-heat-capacity	dAbAषjy ऊषjDx
#molar-heat-capacity	DHFw ऊषjDx धxwAzx


oeq vAizxGn
#heat-flux	ऊषjDx ljFnjq औw nAwणv
#heat-transfer-coefficient	ऊषjDx अGzwण okणxGn
#radiant-exposure	dAnAwण उtjभxqv
#amount-of-substance	utxwjथ nE Dxzjwx
DHF	DHF
आryD	आryD













आrGqjyEv
#molar-concentration	DHFw qxGtjwzx


ूो
DHFw

DAFEojwxD ujwzA ChqEFEyw	DAgojwxg/ChgFEg
#molality	DHFFzx

ojFpnHca	$ ंफज	$ ंफज
#catalytic-activity	उzjujwhwn qnjwAizx
neyxF	$ ु़द	$ ु़द
एGcaxrD rnxई
#catalytic-concentration	उzjujwhwn qnjwAizx qxGtjwzx
#filtration-rate	ojFHDhwkFw vAqjiGtv tw
#electric-current	dAtjikz धxwx
एDjuEiw	एg
#current-noise-density	धxwx wd fvzjd
#electric-charge	dAtjikz आdhb
npFxD
एDjuAiw-fGyZ

DpF आdhb
laewxCh


lajweGnFAv
#voltage	dHFjyzx
dHFjy;;;घ
#voltage-noise-density	dHFjyzx wd fvzjd
#electric-resistance	dAtjikz ujwzAwHध
ओD
#electric-conductance	dAtjikz sxFnzjd
qEDhGq
#capacitance	धxwAzx
lewC
#inductance	ujwhwnzjd
mhvwE
#magnetic-flux	skGBnEi ljFnjq
dhBw	$ Wश	$ Wश
DenjqdhF
एnxGn धjwkd
#magnetic-flux-density	skGBnEi ljFnjq fvzjd
yhqjFx	$ T	$ T
oॉq
#magnetic-field-strength	skGBnEi njषhzjw zEdjwzx


ओwjqjyhC
#magnetic-moment	skGBnEi आfpwjण
#electric-field-strength	dAtjikz njषhzjw zEdjwzx
#electric-dipole-moment	dAtjikz tjdAधjwkd आfpwjण

CABxई
#resistivity	ujwzAwHधnzx
#conductivity	dAtjikz sxFnzx
#apparent-power	आभxqE औw ujwzAfxzE bnjzA

dxw
#apparent-energy	आभxqE औw ujwzAfxzE ऊwjcx
#luminous-intensity	cjiHzA zEdjwzx
nevjChFx;;;घ
neGCFuxdw
अGzwwxषjyjwEi neGCF
#luminance	cjiHzAwjDizx

vAy



qjyAFjB
#illuminance	ujwtEujzA
Fnjq



laHy
#luminous-flux	cjiHzA ljFnjq
FkDhv
oHFEi neGCFuxdw
#luminous-exposure	ujwnxb उtjभxqv
#wavenumber	ujwzAFHD FGBxई



neqw
CxiHujyw
#spectral-flux-density	qjuhnjyjwDE ljFnjq fvzjd

cxvjqjnE
#activity	whCAiHqnjwAizx
शैजसपैइैफY
njipwE
#activity-concentration	qnjwAizx qxGtjwzx
#absorbed-dose	अdbHषAz Dxzjwx
॰इ़टY
weC
#equivalent-dose	zkFji Dxzjwx
चयैनैइदY
whD
#equivalent-dose-rate	zkFji Dxzjwx tw
#radiation-exposure	dAnAwण ujwभxd

wॉvjycv
#energy-per-distance	ऊwjcx ujwzA tpwE



ुWे/100ुह	ुWे/100ुह
#antenna-gain	ऐvjyhvx FBjधA
qDtebAn ऐvjyhvx uw FBjधA
#computing-performance	qGoणv njषDzx
#telephone-traffic	yhFElaHv ixzxixz
#film-speed	laAFjD ozA
#heat-pump-efficiency	ऊषjDx uGu nE tnjषzx
#vascular-resistance	qGdmvE ujwzAwHध
#acoustic-impedance	dAbAषjy धjdvAn ujwzABxधx
#biological-activity	cedAn qnjwAizx
#color-temperature	wGo zxuDxv
K (wGo zxuDxv)
#gas-column	oeq qjzGभ
#specific-power	ujwzA tjwdjiDxv bnjzA


sixusi qDzkFji
#reduced-electric-field	qDxvEz dAtjikz njषhzjw

yxउvqhGC
`,
  units: `
millimole-per-liter	DAFEDHF ujwzA FEyw	DAFEDHF/FEg
petabyte	uhyxBxry
terabyte	yhwxBxry
terabit	yhwxBAy	Tश
gigabyte	oEoxBxry
gigabit	oEoxBAy	ंश
megabyte	DhoxBxry
megabit	DhoxBAy	Mश
kilobyte	nAFHBxry
kilobit	nAFHBAy	ुश
millisecond	DAFEqhnGC	DAgqhg
microsecond	DxrnjwHqhnGC
nanosecond	vevH qhnGC	vevH qhg	vevH qh
milliampere	DAFE एDj‍uEiw	DAg एg
kilocalorie	nAFH neFHwE;;;घ
kilojoule	nAFH cpF	nAgcpg	nAcp
gigahertz	oEoxmwjyjca
megahertz	Dhoxmwjyjca
kilohertz	nAFHmwjyjca
megapixel	DhoxuAnjqhF	MP
kilometer	nAFHDEyw;;$/nAFHDEyw	nAgDEg	nADE
decimeter	ChqEDEyw	ChgDEg	ChDE
centimeter	qhGyEDEyw;;$/qhGyEDEyw	qhGgDEg
millimeter	DAFEDEyw	DAgDEg	DADE
micrometer	DxrnjwHDEyw	μ DxgDEg	μह
nanometer	vevHDEyw	vegDEg	veDE
picometer	uAnHDEyw	uAgDEg	$uAgDEg
milligram	DAFEojwxD	DAgojwxg	DAojwx
microgram	DxrnjwHojwxD	Dxgojwxg
gigawatt	oAoxdॉy
megawatt	Dhoxdॉy
kilowatt	nAFHdॉy		nAdॉ
milliwatt	DAFEdॉy
millibar	DAFEBxw		$हश
hectopascal	mhnjyHuxqjnF
kilopascal	nAFHuxqjnF	nAuxg
megapascal	DhoxuxqjnF	Dhuxg
megaliter	DhoxFEyw	Dhg FEg	DhFE
hectoliter	mhnjyHFEyw	mhgFEg	mhFE
deciliter	ChqEFEyw	ChgFEg	ChFE
centiliter	qhGyEFEyw	qhGgFEg	qhGFE
milliliter	DAFEFEyw	DAg FEg	DAFE
`,
  patterns: `
joiner	 	 	 
quetta	njdhyx{0}	njdhyx{0}
ronna	wHvjvx{0}	wHv{0}
yotta	iHyx{0}	iHyx {0}
zetta	cahyx{0}	cah.{0}
exa	एnjcax{0}	ए.{0}
peta	uhyx{0}	uh.{0}
tera	yhwx{0}	yh.{0}
giga	oEox{0}	oE.{0}
mega	Dhox{0}	Dh.{0}
kilo	nAFH{0}	nA.{0}
hecto	mhnjyH{0}	mh.{0}
deka	Chnx{0}	Chnx {0}
deci	ChqE{0}	Ch.{0}
centi	qhGyE{0}	qh.{0}
milli	DAFE{0}	DA.{0}
micro	DxrnjwH{0}	μ{0}
nano	vevH{0}	ve.{0}
pico	uAnH{0}	uA.{0}
femto	lahDjyH{0}	lah.{0}
atto	अyH{0}	अ.{0}
zepto	cahujyH{0}	cahh.{0}
yocto	iHnjyH{0}	iH.{0}
ronto	wHGyH{0}	wH{0}
quecto	njdhnjyH{0}	njdh{0}
yobi	iHBE{0}	iH.BE.{0}
zebi	cahBE{0}	cah.BE.{0}
exbi	एnjcaBE{0}	एnjca.BE.{0}
pebi	uhBE{0}	uh.BE.{0}
tebi	yhBE{0}	yh.BE.{0}
gibi	oABE{0}	cE.BE.{0}
mebi	DhBE{0}	Dh.BE.{0}
kibi	nABE{0}	nA.BE.{0}
square	dwjo {0}|dwjo {0}	{0}²
cubic	fv {0}|fv {0}	{0}³
-survey-us	{0} (अDhwAnE qwjdhnjषण)
-imperial	{0} (BjwAyAb)
-dry	{0} (bkषjn)
-sidereal	{0} (vxnjषzjw)
-gregorian	{0} (ojwhoHwAiv)
-person	{0} (आik)
-length	{0} (FGBxई)
-biblical	{0} (BxrBAF)
-attic	{0} (एyAn)
-roman	{0} (wHDv)
-metric	{0} (DEyjwAn)
-of-water	{0} cF
-printer	{0} (Dktjwण)
-tex	{0} (TैX)
-us	{0} (अDhwAnE)
-beer	{0} (BEiw)
-liquid	{0} (zwF)
-apothecary	{0} (औषध)
-australian	{0} (ऑqjyjwhFAixई)
-nato	{0} (vxyH)
-international	{0} (अGzwwxषjyjwEi)
per	{0} ujwzA {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	h|x|h
~Y	च||च
`,
  words: {"to":["को","से","का","में","कितने","कितनी","कितना"],"after":["में बदलें","में कितना होता है","में कितना है","होते हैं","होता है","हैं","है","में","में बदलो","में परिवर्तित करें","में बताएं","बदलें","होता","होते"],"and":["और","जमा"],"per":["प्रति"],"opening":["कितना है","बदलें"],"howMany":["कितने","कितनी"],"are":["में","हैं","होते हैं"],"one":["एक"],"endings":["ों","ें","े","ा","ो"],"scales":{"सौ":"100","हज़ार":"1000","हजार":"1000","लाख":"100000","करोड़":"10000000","करोड":"10000000","अरब":"1000000000","खरब":"100000000000","मिलियन":"1000000","बिलियन":"1000000000","ट्रिलियन":"1000000000000"},"polite":["कृपया","धन्यवाद"],"cardinals":{"0":"शून्य","1":"एक","2":"दो","3":"तीन","4":"चार","5":"पाँच|पांच","6":"छह|छः|छ","7":"सात","8":"आठ","9":"नौ","10":"दस","11":"ग्यारह","12":"बारह","13":"तेरह","14":"चौदह","15":"पंद्रह|पन्द्रह","16":"सोलह","17":"सत्रह","18":"अठारह","19":"उन्नीस","20":"बीस","21":"इक्कीस","22":"बाईस","23":"तेईस","24":"चौबीस","25":"पच्चीस","26":"छब्बीस","27":"सत्ताईस","28":"अट्ठाईस|अठाईस","29":"उनतीस","30":"तीस","31":"इकतीस","32":"बत्तीस","33":"तैंतीस","34":"चौंतीस","35":"पैंतीस","36":"छत्तीस","37":"सैंतीस","38":"अड़तीस","39":"उनतालीस","40":"चालीस","41":"इकतालीस","42":"बयालीस","43":"तेतालीस|तैंतालीस","44":"चवालीस|चौवालीस","45":"पैंतालीस","46":"छियालीस","47":"सैंतालीस","48":"अड़तालीस","49":"उनचास","50":"पचास","51":"इक्यावन","52":"बावन","53":"तिरपन|तिरेपन","54":"चौवन","55":"पचपन","56":"छप्पन","57":"सत्तावन","58":"अट्ठावन|अठावन","59":"उनसठ","60":"साठ","61":"इकसठ","62":"बासठ","63":"तिरसठ|तिरेसठ","64":"चौंसठ","65":"पैंसठ","66":"छियासठ","67":"सड़सठ","68":"अड़सठ","69":"उनहत्तर","70":"सत्तर","71":"इकहत्तर","72":"बहत्तर","73":"तिहत्तर","74":"चौहत्तर","75":"पचहत्तर","76":"छिहत्तर","77":"सतहत्तर","78":"अठहत्तर","79":"उन्यासी","80":"अस्सी","81":"इक्यासी","82":"बयासी","83":"तिरासी","84":"चौरासी","85":"पचासी","86":"छियासी","87":"सत्तासी|सतासी","88":"अट्ठासी|अठासी","89":"नवासी","90":"नब्बे","91":"इक्यानवे","92":"बानवे","93":"तिरानवे","94":"चौरानवे","95":"पचानवे|पंचानवे","96":"छियानवे","97":"सत्तानवे|सतानवे","98":"अट्ठानवे|अठानवे","99":"निन्यानवे|निन्यानबे","100":"सौ","1000":"हज़ार|हजार","100000":"लाख","10000000":"करोड़|करोड"},"numbers":{"साढ़े+":"1/2","साढे+":"1/2","सवा+":"1/4","पौने+":"-1/4","सवा":"5/4","पौन":"3/4","पाव":"1/4","आधा":"1/2","आधे":"1/2","आधी":"1/2","डेढ़":"3/2","ढाई":"5/2","तीन चौथाई":"3/4","एक चौथाई":"1/4","चौथाई":"1/4","एक तिहाई":"1/3","दो तिहाई":"2/3","पौना":"3/4","पौने":"3/4"},"minus":["माइनस","ऋण","ऋणात्मक"],"aliases":{"मीट्रिक टन":"tonne","मी टन":"tonne","ट":"tonne","मीट्रिक बड़ा चम्मच":"tablespoon-metric","मीट्रिक छोटा चम्मच":"teaspoon-metric","मीट्रिक कप":"cup-metric","लीटर प्रति 100 किमी":"liter-per-100-kilometer","लीटर/100 किमी":"liter-per-100-kilometer","वाट":"watt","मेगावाट":"megawatt","किलोवाट":"kilowatt","किलो":"kilogram","सेल्सियस":"celsius","फ़ारेनहाइट":"fahrenheit","डिग्री फ़ारेनहाइट":"fahrenheit","फ़ॉरेनहाइट":"fahrenheit","डिग्री फ़ॉरेनहाइट":"fahrenheit","डिग्री फ़ॉ.":"fahrenheit","डिग्री फ़ा.":"fahrenheit","डिग्री से.":"celsius","सेंटिग्रेड":"celsius","डिग्री सेंटिग्रेड":"celsius","डिग्री":"degree","आउंस":"ounce","फ़ेरनहाइट":"fahrenheit","फ़ीट":"foot","फुट":"foot","पाउंड":"pound","पौंड":"pound","घंटा":"hour","घंटे":"hour","घंटों":"hour","सेमी":"centimeter","से.मी.":"centimeter","सेंमी":"centimeter","सेंटी":"centimeter","सेन्टीमीटर":"centimeter","सेंटीमीटर":"centimeter","मिमी":"millimeter","मि.मी.":"millimeter","मिलीमीटर":"millimeter","मी":"meter","मी.":"meter","किमी":"kilometer","कि.मी.":"kilometer","कि मी":"kilometer","किलोमीटर":"kilometer","किग्रा":"kilogram","कि.ग्रा.":"kilogram","केजी":"kilogram","किलोग्राम":"kilogram","किलोग्रॅम":"kilogram","ग्राम":"gram","ग्रा":"gram","ग्रा.":"gram","जीएम":"gram","एमएल":"milliliter","मिली":"milliliter","मि.ली.":"milliliter","मिलीलीटर":"milliliter","लीटर":"liter","ली":"liter","ली.":"liter","लिटर":"liter","चम्मच":"","बड़ा चम्मच":"tablespoon-metric","बड़े चम्मच":"tablespoon-metric","बडा चम्मच":"tablespoon-metric","बडे चम्मच":"tablespoon-metric","टेबल स्पून":"tablespoon-metric","टेबलस्पून":"tablespoon-metric","छोटा चम्मच":"teaspoon-metric","छोटे चम्मच":"teaspoon-metric","टी स्पून":"teaspoon-metric","टीस्पून":"teaspoon-metric","चाय का चम्मच":"teaspoon-metric","चाय के चम्मच":"teaspoon-metric","साल":"year","वर्ष":"year","बरस":"year","सालों":"year","महीना":"month","महीने":"month","महीनों":"month","माह":"month","हफ़्ता":"week","हफ्ता":"week","हफ़्ते":"week","हफ्ते":"week","सप्ताह":"week","दिन":"day","दिनों":"day","बीघा":"","बीघे":"","जरीब":"","धुर":"","बिस्वा":"","कोस":"","मन":"maund","सेर":"seer","छटांक":"chittack","छटाँक":"chittack","तोला":"tola","तोले":"tola","जीबी":"gigabyte","एमबी":"megabyte","केबी":"kilobyte","टीबी":"terabyte","हॉर्सपावर":"horsepower","हार्स पावर":"horsepower","हॉर्स पावर":"horsepower","एचपी":"horsepower","घन फुट":"cubic-foot","घन फीट":"cubic-foot","घन फ़ीट":"cubic-foot","वर्ग फुट":"square-foot","वर्ग फीट":"square-foot","वर्ग फ़ीट":"square-foot","वर्गफुट":"square-foot","स्क्वायर फीट":"square-foot","स्क्वायर फुट":"square-foot","वर्ग मीटर":"square-meter","वर्गमीटर":"square-meter","स्क्वायर मीटर":"square-meter","वर्ग गज":"square-yard","गज वर्ग":"square-yard","घन मीटर":"cubic-meter","घनमीटर":"cubic-meter","गज":"yard","इंच":"inch","इन्च":"inch","फीट":"foot","फिट":"foot","फूट":"foot","कप":"cup-metric","प्याला":"cup-metric","गिलास":"","कटोरी":"","हाथ":"cubit","हैंड":"hand","टन":"tonne","टनों":"tonne","क्विंटल":"quintal","कुंतल":"quintal","कुन्तल":"quintal","एकड़":"acre","एकड":"acre","एकड़ों":"acre","हेक्टेयर":"hectare","हैक्टेयर":"hectare","दर्जन":"dozen","कोड़ी":"score","फारेनहाइट":"fahrenheit","फैरनहाइट":"fahrenheit","डिग्री सेल्सियस":"celsius","सेंटीग्रेड":"celsius","डिग्री सेंटीग्रेड":"celsius","किमी/घंटा":"kilometer-per-hour","किलोमीटर प्रति घंटा":"kilometer-per-hour","किमी प्रति घंटा":"kilometer-per-hour","मील":"mile","मीलों":"mile","पाउण्ड":"pound","औंस":"ounce","चुटकी":"pinch","दशक":"decade","सदी":"century","शताब्दी":"century","यूनिट बिजली":"","यूनिट":"","नॉट":"knot","समुद्री मील":"nautical-mile"}},
};

export default locale;
