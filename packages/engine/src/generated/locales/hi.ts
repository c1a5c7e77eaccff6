// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  letters: 'jwxADEnvyFhquzGdioBHCacgkrbeltspmf ्रािमीकनटलेसपतंवबगोयड़ज॰ुइदशैफूहघच',
  quantities: `
#length	FGixई
DEyw;;$/DEyw	DE
Dxrnjwॉv

ऐGojqjyjwॉD
tawjDE
rGf;;$/rGf	rGf	$″
taEy|taky;;$/taky	taEy	$′
oca|HxwjC;HxwjC	HxwjC


DEF	DEF
vॉyAnF DEF	vॉg DEg	कघब
DAF (pcaxwdxँ rGf)

Fxrv
cौ nx bxvx
vhF
pथhFE
pxथ
iAzjzx
pxथ (njHsiAy)
एF
nabD
qjDsy

talbD	talbD	tal
wॉC
nwD
fhv

rGcEvAHw fhv
tawjFxGo	tawjFxGo
FEo
nhiF


qDkbjwE FEo
Chyx DEF
DEF-qjnlणjCAvhdAHv	ूघब








खoBFEH rnx~ईHxG|ई;~rHxँ	खoBg rnxg	़प
uxwjqhn	uxwjqhn	हज
ujwnxe-qhnGC
ujwnxe-DAvy
ujwnxe-mGyx
ujwnxe-bAv
ujwnxe dwjष	ujwgdg	ujwd
uृथjdE nE zjwAcjHx
iृpqjuzA zjwAcjHx
qौw अwjधdjHxq
ujFxGn FGixई




हफ
uxrnx
yjdAu
डSS uAnjqhF


TशX uॉrGy

qAqhwB
exnk (FGixई)
qkv (cxuxv)
ik (FGixई)
wAv (cxuxv)
nhv (cxuxv)
cB (cxuxv)
fB (FGixई)
wE (cxuxv)
exnk (nuCax)
fE (fEv)
zjqkv
झxGo
FE (fEv)
fhn (pxGonxGo)
dx (थxईFlGC)
FAojv
tajwxGqEqE rGf
tajwxGqEqE wxcnEH taky
zjdxca
wBDv taky
wBDv nabD
wBDv qjyhCAHD

HsvxvE taky
HsvxvE qjyhCAHv

pथhFE (ixriAF)
DAqjwE expE pxथ
njHsihn taky

dxwx
Fhokआ
yhnjqxq dxwx
अwjeAv
dwjeBn
qxझhv
dwjqjy
nhu taky
nhu wsC
naqix



आFjv
#area	njषhzjwtF
dwjo DEyw;;$/dwjo DEyw	dwjo DEg;;$/dwjo DEyw
dwjo nAFBDEyw	dwjo nAgDEg

dwjo qhGyEDEyw;;$/dwjo qhGyEDEyw	dg qhGg;;$/dwjo qhGg DEg	dwjo qhGDE

phnjyhHw	phg
आw


ixwjv
CxwjqE
dwjo rGf;;$/dwjo rGf	dg rGg;;$/dwjo rGf	d rG
dwjota~E|k~y	dgtaEg	d taE
dwjo oc	dg og	d o|dwjo oca
dwjo DEF;;$/dwjo DEF	dwjo DEF;;$/DEF²	d DE|dwjo DEF



एnCa	एnCa
wsC
qhnjev
yxउveAu
छz dwjo





dृzjzEH rGf
CBvD	CBvD
qjyjwhDx
tahbjbxv
zjqkiB
ik (njषhzjwtF)
qh (cxuxv)
zxv (cxuxv)
fB (cxuxv)
zxzxDE
ujHBGo
uAGo
Ds (fEv)

voxv
wxई (थxईFlGC)
okGठx
nvxF
DwFx
छByx DwFx
Dkwijix (भsDA)
अGnणD
qhGy (भsDA)
ojwxउGC
iEmx (iGoxF)
nyjठx (iGoxF)
छyxn (भsDA)
nyjठx (अqD)
Fhqx
iEmx (iApxw)
nyjठx (iApxw)
धkw (iApxw)
iAqjdx
iEmx (vhuxF)
nyjठx (vhuxF)
धkw (vhuxF)
wBuvE
आvx (vhuxF)
आwjuhGy
uhwAq आwjuhGy
bhqjHxzAvx
DBwjov
HsohwD
pxrC
DGcaxvx
nkएwjbx

zkvFxGC

tahv (zxrdxv)
अFjnhwh (qxओ uxउFB)
अFjnhwh (DAvxq chwxrq)
zxwhआ
ujweAHxई Dॉwjov
#volume	आHzv
mv DEyw;;$/mv DEyw	mv DEg	mv DE
mv nAFBDEyw	mv nAgDEg	mv nADE

mv qhGyEDEyw;;$/mv qhGyEDEyw	mv qhGg DEg	mv qhGDE


FEyw;;$/FEyw	FEg	FE
qjyEHw

mv rGf	mv rGf
mv taEy	mg taEg
mv HxwjC	mv Hxg
mv DEF	mv DEF





एnCa ta~E|s~y	एgtaEg	एnCa taEy



nॉwjC
pॉuq taky


olFv;;$/olFv	olFv	ol


njdxwjy	njdxwjy
uxrGy	uxrGy	ux
अDhwAnE nu
oAF
tajFsrC आउGq	tajFsrC आउGq	चै गत
CjwD;CjwD tjFsrC	CjwD tjFs.	चै.वइ.
DAvAD
अDhwAnE yhiFqjusv
अDhwAnE yE qjusv
Chcawjy qjusv	Ch. qjusv	वूह
अDhwAnE naxvsvE nu
DhyjwAn tajFsC आउGq	चै गत घ.
Cle
fkynE	fkynE
qjDAcv
ylC
isGb	isGb

cAow	cAow
eॉy
uxँfdxँ olFv
ikeF	ikeg	ik

ekषjn olFv
ekषjn njdxwjy
ekषjn uAGy
ilwF	ilwF
iEHw ilwF
nho


njwlvihwE ilwF

iy
yv (uEux)
rDjuEwAHF olFv;;$/rDjuEwAHF olFv	rDjuEg olFv	rDjuE olFv
njdxwjy rDjuEwAHF	n. rDjuE.	सफ-Iघह.
ijwAyAe uAGy
ijwAyAe nu

rDjuEg tajFkrC आउGq		चै गत Iघ


ijwAyAe iCax fDjDf
ijwAyAe छByx fDjDf
rDjuEwAHF Chcawjyqjusv	rDjuE. Chcawjyqjusv	वूह-Iघह

ijwAyAe ikeF

taAwnAv
nAFjCwnAv

nu	nu
yhiFqjusv	yhg qjusv	फदूह
yE qjusv	yE qjusv	फूह
ऑqjyjwhFAHxई yhiFqjusv
DEyjwAn uAGy	DEyjwAn uAGy
cxuxvE nu
ओqxcE
nBqxcE


qjdECAe oAFxq
nvjvx
dhbjwB
taxvhox
ehGo
bBउ (fEv)
bxv (आHzv)
एDjtaBwx
nBGcAHq
qhnjqyhwAHq
DBCAHq
DhyjwhyEca
DhCADjvBq
ixथ (ixriAF)
pAv (ixriAF)
FBo (ixriAF)
ni (ixriAF)
एtax
qhआ
ओDhw
pBDhw
ewxi nE iBzF
आधE iBzF
DlojvD
chwBiBD
whpBiBD
DhथkqhFx
qFDxvcaxw
ixFjथxcaxw
vhiknCvhcaw
eB (cxuxv)
nBns
zB (cxuxv)
oB (cxuxv)
exnk (आHzv)
qxई (cxuxv)

zApxई nॉwjC
ojwxउFw
#mass	bjwdjHDxv
nAFBojwxD	nAgojwxg	nAojwx
ojwxD;;$/ojwxD	ojwxg	ojwx
yv	yv

njdAGyF
nlwhy	nlg
uौGC;;$/uौGC	uौGC	$#

औGq;;$/औGq	औGq	औGg

Chढa wzjzE	Chढa wzjzE|Ch. wzjzE
14 uौGC nx iyjyx		$ूफ|Fx
fौथxई pGCjwhCdhy
छByx pGCjwhCdhy
iCax pGCjwhCdhy
अDhwAnE yv
Fॉvjo yv
qjFo

yjwxई औGq	yjwxई औGq






Dnjखv nE qjyAn
Dxvn uhH (अDhwAnx)
अFjnBpF rnxई
Dxvn uhH (ऑqjyjwhFAHx)
CxFjyv	CxFjyv
rFhnjyjwॉv bjwdjHDxv
ujwByॉv bjwdjHDxv

ujFxGn bjwdjHDxv
qौw bjwdjHDxv
uृथjdE bjwdjHDxv
iृpqjuzA bjwdjHDxv
nxv (cxuxv)
nAv (cxuxv)
DBDh
takv (cxuxv)
cAv (fEv)
bxv (bjwdjHDxv)
FAHxGo
छjHxv
nlyE
yhF
uAnkF
yjwॉH yhF
ov (nBwAHx)
bBv (nBwAHx)
ixy (bjwdjHDxv)
ixy (qBvx)
zBFx
Dxex
wzjzE
qhw
छyxँn
Dv (dcav)
cwjDv uxउGC
cwjDv cahGyvw
uhwAq ojwhv
FEdjw
qjuhvE uxउGC
अwBix

wsqE uxउGC
caBFBzvAn
FBz (wsq)
usb

wBDv औGq
CjwlnDx
ओiBF
DEvx (एyAn)
ylFhGy (एyAn)
ehnhF
DEvx (ixriAF)
ylFhGy (ixriAF)



dAq
iwjDE yAnF
#time	qDH
qhnGC	qhg	qh
DAvy	DAg;;$/DAvy	DA
mGy~h|x	mGg	mG
uxd mGyx
bAv	bAv	bA
qujzxp	qujzxp
uखdxCax
DpEv~h|x;~x	Dxp
zADxp~AHxG|E;~E;$/zA;च	zADx;;$/zA
छDxpE
dwjष	dwjष	d
ben~BG|	be.
ezxijb~AHxँ|E;;;च	ezx	e
qpqjwxijbE


wxz~hG|;;;च	wxz~hG|	$wxzhG|$wxz
bAv (आHk)
qujzxp (आHk)
DpEvx (आHk)
dwjष (आHk)
qxDxvjH dwjष
अधAdwjष
ojwhoBwAHv dwjष

qxHv dwjष
vxnjषzjw dwjष
fxGbjw Dxq

vxnjषzjw bAv



qBF
ehn
qjdhCiwjo
cAtaE
DBDhGy

ujFxGn qDH
uwDxणk qDH rnxई
qjdॉf iEy
#labor	ejwD
djHnjzA-mGyx
djHnjzA-bAv
djHnjzA-qujzxp
djHnjzA-Dxp
#temperature	zxuDxv
nhFjdAv
CAojwE qhFjqAHq	$°qhg
CAojwE tahwvpxry	$°tahwv	$°ल
CAojwE wlGnAv
#temperature-difference	zxuxGzw
nhFjdAv अGzw
CAojwE qhFjqAHq अGzw
CAojwE taxwhvpxry अGzw
#speed	ozA औw wtajzxw
DEyw ujwzA qhnGC	DEg/qhg




DEF ujwzA mGyx	DEgujwgmGg	DEujwmG





vॉy	vॉy


Fxry;;;च	Fxry
Dln
uwDxणk dho rnxई
#acceleration	zjdwण
DEyw ujwzA qhnGC dwjo;DEyw/qh²	DEg/dgqhg





okwkzjd–iF;okwkzjd iF	okg	ok
olFEFAHB
#angle	nBण
whCAHv	whCAHv	$इ़व
अGe	अGe	$°
आwjn DAvy	आwjn DAvy	$′
आwjn qhnGC	आwjn qhg	$″


ojwhCAHv
mswjणv	mswjणv	$इ
fzkwjथxGe
wxeA
mGyx (nBण)
nGuxq iAGbk
bjdAआधxwE CAojwE
#solid-angle	mv nBण
qjyhwhCAHv	$ ूइ	$ ूइ



qjuly
#frequency	आdृzjzA
pwjyjca



fnjw ujwzA qhnGC
uwAnjwDण ujwzA qhnGC
uwAnjwDण ujwzA DAvy
धCanv ujwzA DAvy

tajwhD ujwzA qhnGC
iॉC
#angular-speed	nBणEH ozA
#force	iF
vjHsyv	vjHsg
Cxrv

nAFBojwxD-taBwjq	$ ु॰च	$ ु॰च
ojwxD-iF
yv-iF
uxउGC-iF


nAu
#pressure	bxi
uxqjnF	uxg
ixw	ixw
dxHkDGCFEH bixd;dxHkDणjCFEH bixd
znvEnE dxHkDGCF
yॉw




uxउGC ujwzA dwjo rGf










DAFEDEyw cF
qhGyEDEyw cF
DEyw cF
rGf cF
taky cF





DwjnjHswE DAFEDEyw;;;च	घघ य॰

DwjnjHswE rGf		$" य॰
#gauge-pressure	ohc bxi
#energy	ऊwjcx
csF	csg	cs
अwjo

dxy-mGyx
nAFBdॉy mGy~h|x
rFhnjyjwॉvdBFjy
nlFBwE;;;च		nl
nlFBwE;;;च	nlFBwE	nl
ज़ैगइबशZ [IT]	ज़ै-IT



थwjDE
$ ोTU-IT	$ ोTU-IT	$ ोTU-IT
ijwAyAe थwjDF HsvAy	ोफप








Hsएq थhwjD	Hsएq थhwjD



njdxC
yv yEएvyE

yv zhF qDzkFjH
#power	enjzA
dॉy		dॉ
अejdenjzA		एfuE
DEyjwAn अejdenjzA












yv ujweEzv
qौw cjHBzA
#torque	iF आmswjण
vjHsyv-DEyw	vjHsgDEg






uxउGC-taky	ैदच⋅चफ
#momentum	qGdho
#moment-of-inertia	cCazjd आmswjण
#surface-tension	uृषjठ zvxd औw bृढazx
#fracture-toughness	dAभGo fwjDFzx
#fuel-economy	ईGधv खuz

FEyw ujwzA 100 nAFBDEyw	FEg/100 nAgDEg	FE/100 nADE
FEyw ujwzA nAFBDEyw	FE/nADE



DEF ujwzA olFv
DEF ujwzA rGuEwAHF olFv	घह॰ rGuEwAHF
#data	CAcAyF Chyx
iAy	iAy
ixry	ixry
ऑnjyhy
vAiF
njwDji (2 iAy)

vly

yjwAy
dwjC
CiF dwjC
njdxC dwjC
#data-rate	Chyx bw
#resolution	wAcaॉFjHsev

uAnjqhF ujwzA qhGyEDEyw	हहजघ

uAnjqhF ujwzA rGf
iAGbk ujwzA rGf
iAGbk ujwzA qhGyEDEyw
#graphics	ojwxtaAnjq
uAnjqhF
iAGbk	iAGbk
#typewidth	अnjषw fौCaxई
शघ;yxruBojwxtaAn एD	शघ
एv (yxru)
#ratio	अvkuxz औw oAvzE
भxo~BG|;~	भxo
ujwzAez	$%
ujwzA pcaxw	$‰
ujwzA bq pcaxw	$‱

pAqjqx ujwzA bq Fxख
uxwjy~jq|~ ujwzA iAFAHv



nlwy
ujwsta

cBCaE
zAnCaE
आधx bwjcv
bwjcv
ihnw bwjcv
nBCaE
qlnCax
iCax qlnCax

iCax okwkq
pcaxw
DAwAHC
Fxख
DAFAHv
nwBCa
अwi
yjwAFAHv
bqjzx
wED
#container-capacity	nGyhvw njषDzx
#level	qjzw
enjzA अvkuxz
ChqAiF
ihF
vhuw

qjyॉu
#loudness	ujwiFzx
qBv
taॉv
#musical-interval	qGoEz अGzwxF
आdृzjzA अvkuxz
qujzn
uswjण qjdw
अwjधqjdw
fौथxई qjdw

qdxw (qjdw)
आdृzjzA ben
#density	mvzjd
#specific-weight	dAeAषjy भxw


DwjnjHswE	य॰
cF
#linear-density	wlखAn mvzjd


yhnjq
ChvAHw



DEyjwAn धxox vGiw
#area-density	uृषjठ mvzjd












DBDh (wheD)
#volume-flow	आHzv ujwdxp



























खvAn rGf
qjdhwjCjwku
#mass-flow	bjwdjHDxv ujwdxp
#molar-flow	DBFw ujwdxp
#dynamic-viscosity	ozAn ejHxvzx

uॉrca

whv
#kinematic-viscosity	ekbjधozAn ejHxvzx


qjyBnjq
#fluidity	zwFzx

wE (zwFzx)
#vapor-permeance	cFdxषju uxwoDjHzx

uwjD
uwjD (0 °ड)
uwjD (23 °ड)
DEyjwAn uwjD
#vapor-permeability	cFdxषju uxwoDjHzx okणxGn


uwjD-rGf (0 °ड)
uwjD-rGf (23 °ड)
#turbidity	आdAFzx
#specific-energy	dAeAषjy ऊwjcx
#energy-density	ऊwjcx mvzjd





uhyjwBF ऊwjcx mvzjd
#molar-energy	DBFw ऊwjcx
#thermal-conductivity	ऊषjDx fxFnzx
#thermal-insulance	ऊषjDx wBधv



njFB
yॉo
#thermal-expansion	ऊषjDEH ujwqxw
#heat-capacity	ऊषjDx धxwAzx औw एvjyjwॉuE
#specific-heat-capacity	dAeAषjy ऊषjDx
#molar-heat-capacity	DBFw ऊषjDx धxwAzx


olq vAHzxGn
#heat-flux	ऊषjDx tjFnjq औw nAwणv
#heat-transfer-coefficient	ऊषjDx अGzwण okणxGn
#radiant-exposure	dAnAwण उbjभxqv
#amount-of-substance	ubxwjथ nE Dxzjwx
DBF	DBF
आryD	आryD













आrGqjyEv
#molar-concentration	DBFw qxGbjwzx


हय
DBFw

DAFEojwxD ujwzA ChqEFEyw	DAgojwxg/ChgFEg
#molality	DBFFzx

ojFsnBca	$ ंैज	$ ंैज
#catalytic-activity	उzjujwhwn qnjwAHzx
nlyxF	$ ु़फ	$ ु़फ
एGcaxrD rnxई
#catalytic-concentration	उzjujwhwn qnjwAHzx qxGbjwzx
#filtration-rate	ojFBDhwkFw vAqjHGbv bw
#electric-current	dAbjHkz धxwx
एDjuEHw	एg
#current-noise-density	धxwx wd mvzjd
#electric-charge	dAbjHkz आdhe
nsFxD
एDjuAHw-mGyx

DsF आdhe
talwxCh


tajwlGnFAv
#voltage	dBFjyzx
dBFjy;;;च
#voltage-noise-density	dBFjyzx wd mvzjd
#electric-resistance	dAbjHkz ujwzAwBध
ओD
#electric-conductance	dAbjHkz fxFnzjd
qEDhGq
#capacitance	धxwAzx
tlwC
#inductance	ujwhwnzjd
phvwE
#magnetic-flux	fkGinEH tjFnjq
dhiw	$ Wद	$ Wद
DlnjqdhF
एnxGn धjwkd
#magnetic-flux-density	fkGinEH tjFnjq mvzjd
yhqjFx	$ T	$ T
oॉq
#magnetic-field-strength	fkGinEH njषhzjw zEdjwzx


ओwjqjyhC
#magnetic-moment	fkGinEH आmswjण
#electric-field-strength	dAbjHkz njषhzjw zEdjwzx
#electric-dipole-moment	dAbjHkz bjdAधjwkd आmswjण

CAixई
#resistivity	ujwzAwBधnzx
#conductivity	dAbjHkz fxFnzx
#apparent-power	आभxqE औw ujwzAmxzE enjzA

dxw
#apparent-energy	आभxqE औw ujwzAmxzE ऊwjcx
#luminous-intensity	cjHBzA zEdjwzx
nlvjChFx;;;च
nlGCFuxdw
अGzwwxषjyjwEH nlGCF
#luminance	cjHBzAwjDHzx

vAy



qjyAFji
#illuminance	ujwbEujzA
Fnjq



taBy
#luminous-flux	cjHBzA tjFnjq
FkDhv
oBFEH nlGCFuxdw
#luminous-exposure	ujwnxe उbjभxqv
#wavenumber	ujwzAFBD FGixई



nlqw
CxHBujyw
#spectral-flux-density	qjuhnjyjwDE tjFnjq mvzjd

cxvjqjnE
#activity	whCAHBqnjwAHzx
दशजसपशइशैZ
njHswE
#activity-concentration	qnjwAHzx qxGbjwzx
#absorbed-dose	अdeBषAz Dxzjwx
॰इ़टZ
wlC
#equivalent-dose	zkFjH Dxzjwx
ूबशनशइफZ
whD
#equivalent-dose-rate	zkFjH Dxzjwx bw
#radiation-exposure	dAnAwण ujwभxd

wॉvjycv
#energy-per-distance	ऊwjcx ujwzA bswE



ुWे/100ुघ	ुWे/100ुघ
#antenna-gain	ऐvjyhvx FijधA
qDbleAn ऐvjyhvx uw FijधA
#computing-performance	qGoणv njषDzx
#telephone-traffic	yhFEtaBv HxzxHxz
#film-speed	taAFjD ozA
#heat-pump-efficiency	ऊषjDx uGu nE bnjषzx
#vascular-resistance	qGdpvE ujwzAwBध
#acoustic-impedance	dAeAषjy धjdvAn ujwzAixधx
`,
  units: `
millimole-per-liter	DAFEDBF ujwzA FEyw	DAFEDBF/FEg
petabyte	uhyxixry
terabyte	yhwxixry
terabit	yhwxiAy	Tद
gigabyte	oEoxixry
gigabit	oEoxiAy	ंद
megabyte	Dhoxixry
megabit	DhoxiAy	Mद
kilobyte	nAFBixry
kilobit	nAFBiAy	ुद
millisecond	DAFEqhnGC	DAgqhg
microsecond	DxrnjwBqhnGC
nanosecond	vlvB qhnGC	vlvB qhg	vlvB qh
milliampere	DAFE एDj‍uEHw	DAg एg
kilocalorie	nAFB nlFBwE;;;च
kilojoule	nAFB csF	nAgcsg	nAcs
gigahertz	oEoxpwjyjca
megahertz	Dhoxpwjyjca
kilohertz	nAFBpwjyjca
megapixel	DhoxuAnjqhF	MP
kilometer	nAFBDEyw;;$/nAFBDEyw	nAgDEg	nADE
decimeter	ChqEDEyw	ChgDEg	ChDE
centimeter	qhGyEDEyw;;$/qhGyEDEyw	qhGgDEg
millimeter	DAFEDEyw	DAgDEg	DADE
micrometer	DxrnjwBDEyw	μ DxgDEg	μघ
nanometer	vlvBDEyw	vlgDEg	vlDE
picometer	uAnBDEyw	uAgDEg	$uAgDEg
milligram	DAFEojwxD	DAgojwxg	DAojwx
microgram	DxrnjwBojwxD	Dxgojwxg
gigawatt	oAoxdॉy
megawatt	Dhoxdॉy
kilowatt	nAFBdॉy		nAdॉ
milliwatt	DAFEdॉy
millibar	DAFEixw		$घद
hectopascal	phnjyBuxqjnF
kilopascal	nAFBuxqjnF	nAuxg
megapascal	DhoxuxqjnF	Dhuxg
megaliter	DhoxFEyw	Dhg FEg	DhFE
hectoliter	phnjyBFEyw	phgFEg	phFE
deciliter	ChqEFEyw	ChgFEg	ChFE
centiliter	qhGyEFEyw	qhGgFEg	qhGFE
milliliter	DAFEFEyw	DAg FEg	DAFE
`,
  patterns: `
joiner	 	 	 
quetta	njdhyx{0}	njdhyx{0}
ronna	wBvjvx{0}	wBv{0}
yotta	HByx{0}	HByx {0}
zetta	cahyx{0}	cah.{0}
exa	एnjcax{0}	ए.{0}
peta	uhyx{0}	uh.{0}
tera	yhwx{0}	yh.{0}
giga	oEox{0}	oE.{0}
mega	Dhox{0}	Dh.{0}
kilo	nAFB{0}	nA.{0}
hecto	phnjyB{0}	ph.{0}
deka	Chnx{0}	Chnx {0}
deci	ChqE{0}	Ch.{0}
centi	qhGyE{0}	qh.{0}
milli	DAFE{0}	DA.{0}
micro	DxrnjwB{0}	μ{0}
nano	vlvB{0}	vl.{0}
pico	uAnB{0}	uA.{0}
femto	tahDjyB{0}	tah.{0}
atto	अyB{0}	अ.{0}
zepto	cahujyB{0}	cahh.{0}
yocto	HBnjyB{0}	HB.{0}
ronto	wBGyB{0}	wB{0}
quecto	njdhnjyB{0}	njdh{0}
yobi	HBiE{0}	HB.iE.{0}
zebi	cahiE{0}	cah.iE.{0}
exbi	एnjcaiE{0}	एnjca.iE.{0}
pebi	uhiE{0}	uh.iE.{0}
tebi	yhiE{0}	yh.iE.{0}
gibi	cEiE{0}	cE.iE.{0}
mebi	DhiE{0}	Dh.iE.{0}
kibi	nAiE{0}	nA.iE.{0}
square	dwjo {0}|dwjo {0}	{0}²
cubic	mv {0}|mv {0}	{0}³
-survey-us	{0} (अDhwAnE qwjdhnjषण)
-imperial	{0} (ijwAyAe)
-dry	{0} (ekषjn)
-sidereal	{0} (vxnjषzjw)
-gregorian	{0} (ojwhoBwAHv)
-person	{0} (आHk)
-length	{0} (FGixई)
-biblical	{0} (ixriAF)
-attic	{0} (एyAn)
-roman	{0} (wBDv)
-metric	{0} (DEyjwAn)
-of-water	{0} cF
-printer	{0} (Dkbjwण)
-tex	{0} (TशX)
-us	{0} (अDhwAnE)
-beer	{0} (iEHw)
-liquid	{0} (zwF)
-apothecary	{0} (औषध)
-australian	{0} (ऑqjyjwhFAHxई)
-nato	{0} (vxyB)
-international	{0} (अGzwwxषjyjwEH)
per	{0} ujwzA {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	ू||ू
`,
  words: {"to":["को","से","का","में","कितने","कितनी","कितना"],"after":["में बदलें","में कितना होता है","में कितना है","होते हैं","होता है","हैं","है","में","में बदलो","में परिवर्तित करें","में बताएं","बदलें","होता","होते"],"and":["और","जमा"],"per":["प्रति"],"opening":["कितना है","बदलें"],"howMany":["कितने","कितनी"],"are":["में","हैं","होते हैं"],"one":["एक"],"endings":["ों","ें","े","ा","ो"],"scales":{"सौ":"100","हज़ार":"1000","हजार":"1000","लाख":"100000","करोड़":"10000000","करोड":"10000000","अरब":"1000000000","खरब":"100000000000"},"polite":["कृपया","धन्यवाद"],"cardinals":{"0":"शून्य","1":"एक","2":"दो","3":"तीन","4":"चार","5":"पाँच|पांच","6":"छह|छः|छ","7":"सात","8":"आठ","9":"नौ","10":"दस","11":"ग्यारह","12":"बारह","13":"तेरह","14":"चौदह","15":"पंद्रह|पन्द्रह","16":"सोलह","17":"सत्रह","18":"अठारह","19":"उन्नीस","20":"बीस","21":"इक्कीस","22":"बाईस","23":"तेईस","24":"चौबीस","25":"पच्चीस","26":"छब्बीस","27":"सत्ताईस","28":"अट्ठाईस|अठाईस","29":"उनतीस","30":"तीस","31":"इकतीस","32":"बत्तीस","33":"तैंतीस","34":"चौंतीस","35":"पैंतीस","36":"छत्तीस","37":"सैंतीस","38":"अड़तीस","39":"उनतालीस","40":"चालीस","41":"इकतालीस","42":"बयालीस","43":"तेतालीस|तैंतालीस","44":"चवालीस|चौवालीस","45":"पैंतालीस","46":"छियालीस","47":"सैंतालीस","48":"अड़तालीस","49":"उनचास","50":"पचास","51":"इक्यावन","52":"बावन","53":"तिरपन|तिरेपन","54":"चौवन","55":"पचपन","56":"छप्पन","57":"सत्तावन","58":"अट्ठावन|अठावन","59":"उनसठ","60":"साठ","61":"इकसठ","62":"बासठ","63":"तिरसठ|तिरेसठ","64":"चौंसठ","65":"पैंसठ","66":"छियासठ","67":"सड़सठ","68":"अड़सठ","69":"उनहत्तर","70":"सत्तर","71":"इकहत्तर","72":"बहत्तर","73":"तिहत्तर","74":"चौहत्तर","75":"पचहत्तर","76":"छिहत्तर","77":"सतहत्तर","78":"अठहत्तर","79":"उन्यासी","80":"अस्सी","81":"इक्यासी","82":"बयासी","83":"तिरासी","84":"चौरासी","85":"पचासी","86":"छियासी","87":"सत्तासी|सतासी","88":"अट्ठासी|अठासी","89":"नवासी","90":"नब्बे","91":"इक्यानवे","92":"बानवे","93":"तिरानवे","94":"चौरानवे","95":"पचानवे|पंचानवे","96":"छियानवे","97":"सत्तानवे|सतानवे","98":"अट्ठानवे|अठानवे","99":"निन्यानवे|निन्यानबे","100":"सौ","1000":"हज़ार|हजार","100000":"लाख","10000000":"करोड़|करोड"},"numbers":{"साढ़े+":"1/2","साढे+":"1/2","सवा+":"1/4","पौने+":"-1/4","सवा":"5/4","पौन":"3/4","पाव":"1/4","आधा":"1/2","आधे":"1/2","आधी":"1/2","डेढ़":"3/2","ढाई":"5/2","तीन चौथाई":"3/4","एक चौथाई":"1/4","चौथाई":"1/4","एक तिहाई":"1/3","दो तिहाई":"2/3","पौना":"3/4","पौने":"3/4"},"minus":["माइनस","ऋण","ऋणात्मक"],"aliases":{"मीट्रिक टन":"tonne","मी टन":"tonne","ट":"tonne","मीट्रिक बड़ा चम्मच":"tablespoon-metric","मीट्रिक छोटा चम्मच":"teaspoon-metric","मीट्रिक कप":"cup-metric","वाट":"watt","मेगावाट":"megawatt","किलोवाट":"kilowatt","किलो":"kilogram","सेल्सियस":"celsius","फ़ारेनहाइट":"fahrenheit","डिग्री फ़ारेनहाइट":"fahrenheit","फ़ेरनहाइट":"fahrenheit","फ़ीट":"foot","फुट":"foot","पाउंड":"pound","पौंड":"pound","घंटा":"hour","घंटे":"hour","घंटों":"hour","सेमी":"centimeter","से.मी.":"centimeter","सेंमी":"centimeter","सेंटी":"centimeter","सेन्टीमीटर":"centimeter","सेंटीमीटर":"centimeter","मिमी":"millimeter","मि.मी.":"millimeter","मिलीमीटर":"millimeter","मी":"meter","मी.":"meter","किमी":"kilometer","कि.मी.":"kilometer","कि मी":"kilometer","किलोमीटर":"kilometer","किग्रा":"kilogram","कि.ग्रा.":"kilogram","केजी":"kilogram","किलोग्राम":"kilogram","किलोग्रॅम":"kilogram","ग्राम":"gram","ग्रा":"gram","ग्रा.":"gram","जीएम":"gram","एमएल":"milliliter","मिली":"milliliter","मि.ली.":"milliliter","मिलीलीटर":"milliliter","लीटर":"liter","ली":"liter","ली.":"liter","लिटर":"liter","चम्मच":"","बड़ा चम्मच":"tablespoon-metric","बड़े चम्मच":"tablespoon-metric","बडा चम्मच":"tablespoon-metric","बडे चम्मच":"tablespoon-metric","टेबल स्पून":"tablespoon-metric","टेबलस्पून":"tablespoon-metric","छोटा चम्मच":"teaspoon-metric","छोटे चम्मच":"teaspoon-metric","टी स्पून":"teaspoon-metric","टीस्पून":"teaspoon-metric","चाय का चम्मच":"teaspoon-metric","चाय के चम्मच":"teaspoon-metric","साल":"year","वर्ष":"year","बरस":"year","सालों":"year","महीना":"month","महीने":"month","महीनों":"month","माह":"month","हफ़्ता":"week","हफ्ता":"week","हफ़्ते":"week","हफ्ते":"week","सप्ताह":"week","दिन":"day","दिनों":"day","बीघा":"","बीघे":"","जरीब":"","धुर":"","बिस्वा":"","कोस":"","मन":"maund","सेर":"seer","छटांक":"chittack","छटाँक":"chittack","तोला":"tola","तोले":"tola","जीबी":"gigabyte","एमबी":"megabyte","केबी":"kilobyte","टीबी":"terabyte","हॉर्सपावर":"horsepower","हार्स पावर":"horsepower","हॉर्स पावर":"horsepower","एचपी":"horsepower","घन फुट":"cubic-foot","घन फीट":"cubic-foot","घन फ़ीट":"cubic-foot","वर्ग फुट":"square-foot","वर्ग फीट":"square-foot","वर्ग फ़ीट":"square-foot","वर्गफुट":"square-foot","स्क्वायर फीट":"square-foot","स्क्वायर फुट":"square-foot","वर्ग मीटर":"square-meter","वर्गमीटर":"square-meter","स्क्वायर मीटर":"square-meter","वर्ग गज":"square-yard","गज वर्ग":"square-yard","घन मीटर":"cubic-meter","घनमीटर":"cubic-meter","गज":"yard","इंच":"inch","इन्च":"inch","फीट":"foot","फिट":"foot","फूट":"foot","कप":"cup-metric","प्याला":"cup-metric","गिलास":"","कटोरी":"","हाथ":"cubit","हैंड":"hand","टन":"tonne","टनों":"tonne","क्विंटल":"quintal","कुंतल":"quintal","कुन्तल":"quintal","एकड़":"acre","एकड":"acre","एकड़ों":"acre","हेक्टेयर":"hectare","हैक्टेयर":"hectare","दर्जन":"dozen","कोड़ी":"score","फारेनहाइट":"fahrenheit","फैरनहाइट":"fahrenheit","डिग्री सेल्सियस":"celsius","सेंटीग्रेड":"celsius","डिग्री सेंटीग्रेड":"celsius","किमी/घंटा":"kilometer-per-hour","किलोमीटर प्रति घंटा":"kilometer-per-hour","किमी प्रति घंटा":"kilometer-per-hour","मील":"mile","मीलों":"mile","पाउण्ड":"pound","औंस":"ounce","चुटकी":"pinch","दशक":"decade","सदी":"century","शताब्दी":"century","यूनिट बिजली":"","यूनिट":"","नॉट":"knot","समुद्री मील":"nautical-mile"}},
};

export default locale;
