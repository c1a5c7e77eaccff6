// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  letters: 'jwxADEnvyFhquzGdioBHCacgkrbeltspmf ्रािमीकटनलेसपतंवबगोयड़॰जुइदशैूफहचघ',
  quantities: `
#length	FGixई
DEvw;;$/DEvw	DE
Dxrnjwॉy

ऐGojqjvjwॉD
sawjDE
rGm;;$/rGm	rGm	$″
saEv|sakv;;$/sakv	saEv	$′
oga|HxwjC;HxwjC	HxwjC


DEF	DEF
yॉvAnF DEF	yॉc DEc	कचब
DAF (pgaxwdxँ rGm)

Fxry
gौ nx bxyx
yhF
pथhFE
plGC (fBCah nE ऊँmxई)
iAzjzx
pxथ (18 rGm)
एF
nabD
qjDtv

salbD	salbD	sal
wॉC
nwD
mhy

rGgEyAHw mhy
sawjFxGo	sawjFxGo
FEo
nhiF


qDkbjwE FEo
Chvx DEF
DEF-qjnlणjCAyhdAHy	फचब








खoBFEH rnx~ईHxG|ई;~rHxँ	खoBc rnxc	़प
uxwjqhn	uxwjqhn	ह॰
ujwnxe-qhnGC
ujwnxe-DAyv
ujwnxe-fGvx
ujwnxe-bAy
ujwnxe dwjष	ujwcdc	ujwd
uृथjdE nE zjwAgjHx
iृpqjuzA zjwAgjHx
qौw अwjधdjHxq
ujFxGn FGixई




हू
uxrnx
vjdAu
डSS uAnjqhF


TशX uॉrGv

qAqhwB
exnk (FGixई)
qky (gxuxy)
ik (FGixई)
wAy (gxuxy)
nhy (gxuxy)
gB (gxuxy)
mB (FGixई)
wE (gxuxy)
exnk (nuCax)
mE (mEy)
zjqky
झxGo
FE (mEy)
mhn (pxGonxGo)
dx (थxईFlGC)
FAojy
sajwxGqEqE rGm
sajwxGqEqE wxgnEH sakv
zjdxga
wBDy sakv
wBDy nabD
wBDy qjvhCAHD

HtyxyE sakv
HtyxyE qjvhCAHy

pथhFE (ixriAF)
DAqjwE expE pxथ
njHtihn sakv

dxwx
Fhokआ
vhnjqxq dxwx
अwjeAy
dwjeBn
qxझhy
dwjqjv
nhu sakv
nhu wtC
naqix



आFjy
#area	njषhzjwsF
dwjo DEvw;;$/dwjo DEvw	dwjo DEc;;$/dwjo DEvw
dwjo nAFBDEvw	dwjo nAcDEc

dwjo qhGvEDEvw;;$/dwjo qhGvEDEvw	dc qhGc;;$/dwjo qhGc DEc	dwjo qhGDE

phnjvhHw	phc
आw


ixwjy
CxwjqE
dwjo rGm;;$/dwjo rGm	dc rGc;;$/dwjo rGm	d rG
dwjosa~E|k~v	dcsaEc	d saE
dwjo og	dc oc	d o|dwjo oga
dwjo DEF;;$/dwjo DEF	dwjo DEF;;$/DEF²	d DE|dwjo DEF



एnCa	एnCa
wtC
qhnjey
vxउyeAu
छz dwjo





dृzjzEH rGm
CByD	CByD
qjvjwhDx
sahbjbxy
zjqkiB
ik (njषhzjwsF)
qh (gxuxy)
zxy (gxuxy)
mB (gxuxy)
zxzxDE
ujHBGo
uAGo
Dt (mEy)

yoxy
wxई (थxईFlGC)
okGठx
nyxF
DwFx
छBvx DwFx
Dkwijix (भtDA)
अGnणD
qhGv (भtDA)
ojwxउGC
iEfx (iGoxF)
nvjठx (iGoxF)
छvxn (भtDA)
nvjठx (अqD)
Fhqx
iEfx (iApxw)
nvjठx (iApxw)
धkw (iApxw)
iAqjdx
iEfx (yhuxF)
nvjठx (yhuxF)
धkw (yhuxF)
wBuyE
आyx (yhuxF)
आwjuhGv
uhwAq आwjuhGv
bhqjHxzAyx
DBwjoy
HtohwD
pxrC
DGgaxyx
nkएwjbx

zkyFxGC

sahy (zxrdxy)
अFjnhwh (qxओ uxउFB)
अFjnhwh (DAyxq ghwxrq)
zxwhआ
ujweAHxई Dॉwjoy
#volume	आHzy
fy DEvw;;$/fy DEvw	fy DEc	fy DE
fy nAFBDEvw	fy nAcDEc	fy nADE

fy qhGvEDEvw;;$/fy qhGvEDEvw	fy qhGc DEc	fy qhGDE


FEvw;;$/FEvw	FEc	FE
qjvEHw

fy rGm	fy rGm
fy saEv	fc saEc
fy HxwjC	fy Hxc
fy DEF	fy DEF





एnCa sa~E|t~v	एcsaEc	एnCa saEv



nॉwjC
pॉuq sakv


olFy;;$/olFy	olFy	ol


njdxwjv	njdxwjv
uxrGv	uxrGv	ux
अDhwAnE nu
oAF
sajFtrC आउGq	sajFtrC आउGq	घै गत
CjwD;CjwD sjFtrC	CjwD sjFt.	घै.वइ.
DAyAD
अDhwAnE vhiFqjuty
अDhwAnE vE qjuty
Chgawjv qjuty	Ch. qjuty	वफह
अDhwAnE naxytyE nu
DhvjwAn sajFtC आउGq	घै गत च.
Cle
mkvnE	mkvnE
qjDAgy
vlC
itGb	itGb

gAow	gAow
eॉv
uxँmdxँ olFy
ikeF	ikec	ik

ekषjn olFy
ekषjn njdxwjv
ekषjn uAGv
ilwF	ilwF
iEHw ilwF
nho


njwlyihwE ilwF

iv
vy (uEux)
rDjuEwAHF olFy;;$/rDjuEwAHF olFy	rDjuEc olFy	rDjuE olFy
njdxwjv rDjuEwAHF	n. rDjuE.	सू-Iचह.
ijwAvAe uAGv
ijwAvAe nu

rDjuEc sajFkrC आउGq		घै गत Iच


ijwAvAe iCax mDjDm
ijwAvAe छBvx mDjDm
rDjuEwAHF Chgawjvqjuty	rDjuE. Chgawjvqjuty	वफह-Iचह

ijwAvAe ikeF

saAwnAy
nAFjCwnAy

nu	nu
vhiFqjuty	vhc qjuty	ूदफह
vE qjuty	vE qjuty	ूफह
ऑqjvjwhFAHxई vhiFqjuty
DEvjwAn uAGv	DEvjwAn uAGv
gxuxyE nu
ओqxgE
nBqxgE


qjdECAe oAFxq
nyjyx
dhbjwB
saxyhox
ehGo
bBउ (mEy)
bxy (आHzy)
एDjsaBwx
nBGgAHq
qhnjqvhwAHq
DBCAHq
DhvjwhvEga
DhCADjyBq
ixथ (ixriAF)
pAy (ixriAF)
FBo (ixriAF)
ni (ixriAF)
एsax
qhआ
ओDhw
pBDhw
ewxi nE iBzF
आधE iBzF
DlojyD
ghwBiBD
whpBiBD
DhथkqhFx
qFDxygaxw
ixFjथxgaxw
yhiknCyhgaw
eB (gxuxy)
nBnt
zB (gxuxy)
oB (gxuxy)
exnk (आHzy)
qxई (gxuxy)

zApxई nॉwjC
ojwxउFw
#mass	bjwdjHDxy
nAFBojwxD	nAcojwxc	nAojwx
ojwxD;;$/ojwxD	ojwxc	ojwx
vy	vy

njdAGvF
nlwhv	nlc
uौGC;;$/uौGC	uौGC	$#

औGq;;$/औGq	औGq	औGc

Chढa wzjzE	Chढa wzjzE|Ch. wzjzE
14 uौGC nx ivjvx		$फू|Fx
mौथxई pGCjwhCdhv
छBvx pGCjwhCdhv
iCax pGCjwhCdhv
अDhwAnE vy
Fॉyjo vy
qjFo

vjwxई औGq	vjwxई औGq






Dnjखy nE qjvAn
Dxyn uhH (अDhwAnx)
अFjnBpF rnxई
Dxyn uhH (ऑqjvjwhFAHx)
CxFjvy	CxFjvy
rFhnjvjwॉy bjwdjHDxy
ujwBvॉy bjwdjHDxy

ujFxGn bjwdjHDxy
qौw bjwdjHDxy
uृथjdE bjwdjHDxy
iृpqjuzA bjwdjHDxy
nxy (gxuxy)
nAy (gxuxy)
DBDh
saky (gxuxy)
gAy (mEy)
bxy (bjwdjHDxy)
FAHxGo
छjHxy
nlvE
vhF
uAnkF
vjwॉH vhF
oy (nBwAHx)
bBy (nBwAHx)
ixv (bjwdjHDxy)
ixv (qByx)
zBFx
Dxex
wzjzE
qhw
छvxँn
Dy (dgay)
gwjDy uxउGC
gwjDy gahGvyw
uhwAq ojwhy
FEdjw
qjuhyE uxउGC
अwBix

wtqE uxउGC
gaBFBzyAn
FBz (wtq)
utb

wBDy औGq
CjwlnDx
ओiBF
DEyx (एvAn)
vlFhGv (एvAn)
ehnhF
DEyx (ixriAF)
vlFhGv (ixriAF)



dAq
iwjDE vAnF
#time	qDH
qhnGC	qhc	qh
DAyv	DAc;;$/DAyv	DA
fGv~h|x	fGc	fG
uxd fGvx
bAy	bAy	bA
qujzxp	qujzxp
uखdxCax
DpEy~h|x;~x	Dxp
zADxp~AHxG|E;~E;$/zA;घ	zADx;;$/zA
छDxpE
dwjष	dwjष	d
ben~BG|	be.
ezxijb~AHxँ|E;;;घ	ezx	e
qpqjwxijbE


wxz~hG|;;;घ	wxz~hG|	$wxzhG|$wxz
bAy (आHk)
qujzxp (आHk)
DpEyx (आHk)
dwjष (आHk)
qxDxyjH dwjष
अधAdwjष
ojwhoBwAHy dwjष

qxHy dwjष
yxnjषzjw dwjष
mxGbjw Dxq

yxnjषzjw bAy



qBF
ehn
qjdhCiwjo
gAsaE
DBDhGv

ujFxGn qDH
uwDxणk qDH rnxई
qjdॉm iEv
#labor	ejwD
djHnjzA-fGvx
djHnjzA-bAy
djHnjzA-qujzxp
djHnjzA-Dxp
#temperature	zxuDxy
nhFjdAy
CAojwE qhFjqAHq	$°qhc
CAojwE sahwypxrv	$°sahwy	$°ल
CAojwE wlGnAy
#temperature-difference	zxuxGzw
nhFjdAy अGzw
CAojwE qhFjqAHq अGzw
CAojwE saxwhypxrv अGzw
#speed	mxF औw uhq
DEvw ujwzA qhnGC	DEc/qhc




DEF ujwzA fGvx	DEcujwcfGc	DEujwfG





yॉv	yॉv


Fxrv;;;घ	Fxrv
Dln
uwDxणk dho rnxई
#acceleration	zjdwण
DEvw ujwzA qhnGC dwjo;DEvw/qh²	DEc/dcqhc





okwkzjd–iF;okwkzjd iF	okc	ok
olFEFAHB
#angle	nBण
whCAHy	whCAHy	$इ़व
अGe	अGe	$°
आwjn DAyv	आwjn DAyv	$′
आwjn qhnGC	आwjn qhc	$″


ojwhCAHy
ftwjणy	ftwjणy	$इ
mzkwjथxGe
wxeA
fGvx (nBण)
nGuxq iAGbk
bjdAआधxwE CAojwE
#solid-angle	fy nBण
qjvhwhCAHy	$ फइ	$ फइ



qjulv
#frequency	आdृzjzA
pwjvjga



mnjw ujwzA qhnGC
uwAnjwDण ujwzA qhnGC
uwAnjwDण ujwzA DAyv
धCany ujwzA DAyv

sajwhD ujwzA qhnGC
iॉC
#angular-speed	nBणEH ozA
#force	iF
yjHtvy	yjHtc
Cxry

nAFBojwxD-saBwjq	$ ुजघ	$ ुजघ
ojwxD-iF
vy-iF
uxउGC-iF


nAu
#pressure	bxi
uxqjnF	uxc
ixw	ixw
dxHkDGCFEH bixd;dxHkDणjCFEH bixd
znyEnE dxHkDGCF
vॉw




uxउGC ujwzA dwjo rGm










DAFEDEvw gF
qhGvEDEvw gF
DEvw gF
rGm gF
sakv gF




DxrnjwBDEvw DwjnjHtwE
DwjnjHtwE DAFEDEvw;;;घ	चच यज
qhGvEDEvw DwjnjHtwE
DwjnjHtwE rGm		$" यज
sakv DwjnjHtwE




DEvw DwjnjHtwE
#gauge-pressure	ohg bxi
#energy	ऊwjgx
gtF	gtc	gt
अwjo

dxv-fGvx
nAFBdॉv fGv~h|x
rFhnjvjwॉydBFjv
nlFBwE;;;घ		nl
nlFBwE;;;घ	nlFBwE	nl
॰़ैगइबशZ [IT]	॰़ै-IT



थwjDE
$ ोTU-IT	$ ोTU-IT	$ ोTU-IT
ijwAvAe थwjDF HtyAv	ोूप








Htएq थhwjD	Htएq थhwjD



njdxC
vy vEएyvE

vy zhF qDzkFjH
#power	enjzA
dॉv		dॉ
अejdenjzA		एmuE
DEvjwAn अejdenjzA












vy ujweEzy
qौw gjHBzA
#torque	iF आftwjण
yjHtvy-DEvw	yjHtcDEc






uxउGC-sakv	ैदघ⋅घू
#momentum	qGdho
#moment-of-inertia	gCazjd आftwjण
#surface-tension	uृषjठ zyxd औw bृढazx
#fracture-toughness	dAभGo mwjDFzx
#fuel-economy	ईGधy खuz

FEvw ujwzA 100 nAFBDEvw	FEc/100 nAcDEc	FE/100 nADE
FEvw ujwzA nAFBDEvw	FE/nADE



DEF ujwzA olFy
DEF ujwzA rGuEwAHF olFy	चहज rGuEwAHF
#data	CAgAvF Chvx
iAv	iAv
ixrv	ixrv
ऑnjvhv
yAiF
njwDji (2 iAv)

ylv

vjwAv
dwjC
CiF dwjC
njdxC dwjC
#data-rate	Chvx bw
#resolution	wAgaॉFjHtey

uAnjqhF ujwzA qhGvEDEvw	हह॰च

uAnjqhF ujwzA rGm
iAGbk ujwzA rGm
iAGbk ujwzA qhGvEDEvw
#graphics	ojwxsaAnjq
uAnjqhF
iAGbk	iAGbk
#typewidth	अnjषw mौCaxई
शच;vxruBojwxsaAn एD	शच
एy (vxru)
#ratio	अykuxz औw oAyzE
भxo~BG|;~	भxo
ujwzAez	$%
ujwzA pgaxw	$‰
ujwzA bq pgaxw	$‱

pAqjqx ujwzA bq Fxख
uxwjv~jq|~ ujwzA iAFAHy



nlwv
ujwtsa

gBCaE
zAnCaE
आधx bwjgy
bwjgy
ihnw bwjgy
nBCaE
qlnCax
iCax qlnCax

iCax okwkq
pgaxw
DAwAHC
Fxख
DAFAHy
nwBCa
अwi
vjwAFAHy
bqjzx
wED
#container-capacity	nGvhyw njषDzx
#level	qjzw
enjzA अykuxz
ChqAiF
ihF
yhuw

qjvॉu
#loudness	ujwiFzx
qBy
saॉy
#musical-interval	qGoEz अGzwxF
आdृzjzA अykuxz
qujzn
utwjण qjdw
अwjधqjdw
mौथxई qjdw

qdxw (qjdw)
आdृzjzA ben
#density	fyzjd
#specific-weight	dAeAषjv भxw


DwjnjHtwE	यज
gF
#linear-density	wlखAn fyzjd


vhnjq
ChyAHw



DEvjwAn धxox yGiw
#area-density	uृषjठ fyzjd












DBDh (wheD)
#volume-flow	आHzy ujwdxp



























खyAn rGm
qjdhwjCjwku
#mass-flow	bjwdjHDxy ujwdxp
#molar-flow	DBFw ujwdxp
#dynamic-viscosity	ozAn ejHxyzx

uॉrga

why
#kinematic-viscosity	ekbjधozAn ejHxyzx


qjvBnjq
#fluidity	zwFzx

wE (zwFzx)
#vapor-permeance	gFdxषju uxwoDjHzx

uwjD
uwjD (0 °ड)
uwjD (23 °ड)
DEvjwAn uwjD
#vapor-permeability	gFdxषju uxwoDjHzx okणxGn


uwjD-rGm (0 °ड)
uwjD-rGm (23 °ड)
#turbidity	आdAFzx
#specific-energy	dAeAषjv ऊwjgx
#energy-density	ऊwjgx fyzjd





uhvjwBF ऊwjgx fyzjd
#molar-energy	DBFw ऊwjgx
#thermal-conductivity	ऊषjDx mxFnzx
#thermal-insulance	ऊषjDx wBधy



njFB
vॉo
#thermal-expansion	ऊषjDEH ujwqxw
#heat-capacity	ऊषjDx धxwAzx औw एyjvjwॉuE
#specific-heat-capacity	dAeAषjv ऊषjDx
#molar-heat-capacity	DBFw ऊषjDx धxwAzx


olq yAHzxGn
#heat-flux	ऊषjDx sjFnjq औw nAwणy
#heat-transfer-coefficient	ऊषjDx अGzwण okणxGn
#radiant-exposure	dAnAwण उbjभxqy
#amount-of-substance	ubxwjथ nE Dxzjwx
DBF	DBF
आrvD	आrvD













आrGqjvEy
#molar-concentration	DBFw qxGbjwzx


हय
DBFw

DAFEojwxD ujwzA ChqEFEvw	DAcojwxc/ChcFEc
#molality	DBFFzx

ojFtnBga	$ ंै॰	$ ंै॰
#catalytic-activity	उzjujwhwn qnjwAHzx
nlvxF	$ ु़ू	$ ु़ू
एGgaxrD rnxई
#catalytic-concentration	उzjujwhwn qnjwAHzx qxGbjwzx
#filtration-rate	ojFBDhwkFw yAqjHGby bw
#electric-current	dAbjHkz धxwx
एDjuEHw	एc
#current-noise-density	धxwx wd fyzjd
#electric-charge	dAbjHkz आdhe
ntFxD
एDjuAHw-fGvx

DtF आdhe
salwxCh


sajwlGnFAy
#voltage	dBFjvzx
dBFjv;;;घ
#voltage-noise-density	dBFjvzx wd fyzjd
#electric-resistance	dAbjHkz ujwzAwBध
ओD
#electric-conductance	dAbjHkz mxFnzjd
qEDhGq
#capacitance	धxwAzx
slwC
#inductance	ujwhwnzjd
phywE
#magnetic-flux	mkGinEH sjFnjq
dhiw	$ Wद	$ Wद
DlnjqdhF
एnxGn धjwkd
#magnetic-flux-density	mkGinEH sjFnjq fyzjd
vhqjFx	$ T	$ T
oॉq
#magnetic-field-strength	mkGinEH njषhzjw zEdjwzx


ओwjqjvhC
#magnetic-moment	mkGinEH आftwjण
#electric-field-strength	dAbjHkz njषhzjw zEdjwzx
#electric-dipole-moment	dAbjHkz bjdAधjwkd आftwjण

CAixई
#resistivity	ujwzAwBधnzx
#conductivity	dAbjHkz mxFnzx
#apparent-power	आभxqE औw ujwzAfxzE enjzA

dxw
#apparent-energy	आभxqE औw ujwzAfxzE ऊwjgx
#luminous-intensity	gjHBzA zEdjwzx
nlyjChFx;;;घ
nlGCFuxdw
अGzwwxषjvjwEH nlGCF
#luminance	gjHBzAwjDHzx

yAv



qjvAFji
#illuminance	ujwbEujzA
Fnjq



saBv
#luminous-flux	gjHBzA sjFnjq
FkDhy
oBFEH nlGCFuxdw
#luminous-exposure	ujwnxe उbjभxqy
#wavenumber	ujwzAFBD FGixई



nlqw
CxHBujvw
#spectral-flux-density	qjuhnjvjwDE sjFnjq fyzjd

gxyjqjnE
#activity	whCAHBqnjwAHzx
दश॰सपशइशैZ
njHtwE
#activity-concentration	qnjwAHzx qxGbjwzx
#absorbed-dose	अdeBषAz Dxzjwx
जइ़नZ
wlC
#equivalent-dose	zkFjH Dxzjwx
फबशटशइूZ
whD
#equivalent-dose-rate	zkFjH Dxzjwx bw
#radiation-exposure	dAnAwण ujwभxd

wॉyjvgy
#energy-per-distance	ऊwjgx ujwzA btwE



ुWे/100ुच	ुWे/100ुच
#antenna-gain	ऐyjvhyx FijधA
qDbleAn ऐyjvhyx uw FijधA
#computing-performance	qGoणy njषDzx
#telephone-traffic	vhFEsaBy HxzxHxz
#film-speed	saAFjD ozA
#heat-pump-efficiency	ऊषjDx uGu nE bnjषzx
#vascular-resistance	qGdpyE ujwzAwBध
#acoustic-impedance	dAeAषjv धjdyAn ujwzAixधx
`,
  units: `
millimole-per-liter	DAFEDBF ujwzA FEvw	DAFEDBF/FEc
petabyte	uhvxixrv
terabyte	vhwxixrv
terabit	vhwxiAv	Tद
gigabyte	oEoxixrv
gigabit	oEoxiAv	ंद
megabyte	Dhoxixrv
megabit	DhoxiAv	Mद
kilobyte	nAFBixrv
kilobit	nAFBiAv	ुद
millisecond	DAFEqhnGC	DAcqhc
microsecond	DxrnjwBqhnGC
nanosecond	ylyB qhnGC	ylyB qhc	ylyB qh
milliampere	DAFE एDj‍uEHw	DAc एc
kilocalorie	nAFB nlFBwE;;;घ
kilojoule	nAFB gtF	nAcgtc	nAgt
gigahertz	oEoxpwjvjga
megahertz	Dhoxpwjvjga
kilohertz	nAFBpwjvjga
megapixel	DhoxuAnjqhF	MP
kilometer	nAFBDEvw;;$/nAFBDEvw	nAcDEc	nADE
decimeter	ChqEDEvw	ChcDEc	ChDE
centimeter	qhGvEDEvw;;$/qhGvEDEvw	qhGcDEc
millimeter	DAFEDEvw	DAcDEc	DADE
micrometer	DxrnjwBDEvw	μ DxcDEc	μच
nanometer	ylyBDEvw	ylcDEc	ylDE
picometer	uAnBDEvw	uAcDEc	$uAcDEc
milligram	DAFEojwxD	DAcojwxc	DAojwx
microgram	DxrnjwBojwxD	Dxcojwxc
gigawatt	oAoxdॉv
megawatt	Dhoxdॉv
kilowatt	nAFBdॉv		nAdॉ
milliwatt	DAFEdॉv
millibar	DAFEixw		$चद
hectopascal	phnjvBuxqjnF
kilopascal	nAFBuxqjnF	nAuxc
megapascal	DhoxuxqjnF	Dhuxc
megaliter	DhoxFEvw	Dhc FEc	DhFE
hectoliter	phnjvBFEvw	phcFEc	phFE
deciliter	ChqEFEvw	ChcFEc	ChFE
centiliter	qhGvEFEvw	qhGcFEc	qhGFE
milliliter	DAFEFEvw	DAc FEc	DAFE
`,
  patterns: `
joiner	 	 	 
quetta	njdhvx{0}	njdhvx{0}
ronna	wByjyx{0}	wBy{0}
yotta	HBvx{0}	HBvx {0}
zetta	gahvx{0}	gah.{0}
exa	एnjgax{0}	ए.{0}
peta	uhvx{0}	uh.{0}
tera	vhwx{0}	vh.{0}
giga	oEox{0}	oE.{0}
mega	Dhox{0}	Dh.{0}
kilo	nAFB{0}	nA.{0}
hecto	phnjvB{0}	ph.{0}
deka	Chnx{0}	Chnx {0}
deci	ChqE{0}	Ch.{0}
centi	qhGvE{0}	qh.{0}
milli	DAFE{0}	DA.{0}
micro	DxrnjwB{0}	μ{0}
nano	ylyB{0}	yl.{0}
pico	uAnB{0}	uA.{0}
femto	sahDjvB{0}	sah.{0}
atto	अvB{0}	अ.{0}
zepto	gahujvB{0}	gahh.{0}
yocto	HBnjvB{0}	HB.{0}
ronto	wBGvB{0}	wB{0}
quecto	njdhnjvB{0}	njdh{0}
yobi	HBiE{0}	HB.iE.{0}
zebi	gahiE{0}	gah.iE.{0}
exbi	एnjgaiE{0}	एnjga.iE.{0}
pebi	uhiE{0}	uh.iE.{0}
tebi	vhiE{0}	vh.iE.{0}
gibi	oAiE{0}	gE.iE.{0}
mebi	DhiE{0}	Dh.iE.{0}
kibi	nAiE{0}	nA.iE.{0}
square	dwjo {0}|dwjo {0}	{0}²
cubic	fy {0}|fy {0}	{0}³
-survey-us	{0} (अDhwAnE qwjdhnjषण)
-imperial	{0} (ijwAvAe)
-dry	{0} (ekषjn)
-sidereal	{0} (yxnjषzjw)
-gregorian	{0} (ojwhoBwAHy)
-person	{0} (आHk)
-length	{0} (FGixई)
-biblical	{0} (ixriAF)
-attic	{0} (एvAn)
-roman	{0} (wBDy)
-metric	{0} (DEvjwAn)
-of-water	{0} gF
-printer	{0} (Dkbjwण)
-tex	{0} (TशX)
-us	{0} (अDhwAnE)
-beer	{0} (iEHw)
-liquid	{0} (zwF)
-apothecary	{0} (औषध)
-australian	{0} (ऑqjvjwhFAHxई)
-nato	{0} (yxvB)
-international	{0} (अGzwwxषjvjwEH)
per	{0} ujwzA {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	फ||फ
`,
  words: {"to":["को","से","का","में","कितने","कितनी","कितना"],"after":["में बदलें","में कितना होता है","में कितना है","होते हैं","होता है","हैं","है","में","में बदलो","में परिवर्तित करें","में बताएं","बदलें","होता","होते"],"and":["और","जमा"],"per":["प्रति"],"opening":["कितना है","बदलें"],"howMany":["कितने","कितनी"],"are":["में","हैं","होते हैं"],"one":["एक"],"endings":["ों","ें","े","ा","ो"],"scales":{"सौ":"100","हज़ार":"1000","हजार":"1000","लाख":"100000","करोड़":"10000000","करोड":"10000000","अरब":"1000000000","खरब":"100000000000"},"polite":["कृपया","धन्यवाद"],"cardinals":{"0":"शून्य","1":"एक","2":"दो","3":"तीन","4":"चार","5":"पाँच|पांच","6":"छह|छः|छ","7":"सात","8":"आठ","9":"नौ","10":"दस","11":"ग्यारह","12":"बारह","13":"तेरह","14":"चौदह","15":"पंद्रह|पन्द्रह","16":"सोलह","17":"सत्रह","18":"अठारह","19":"उन्नीस","20":"बीस","21":"इक्कीस","22":"बाईस","23":"तेईस","24":"चौबीस","25":"पच्चीस","26":"छब्बीस","27":"सत्ताईस","28":"अट्ठाईस|अठाईस","29":"उनतीस","30":"तीस","31":"इकतीस","32":"बत्तीस","33":"तैंतीस","34":"चौंतीस","35":"पैंतीस","36":"छत्तीस","37":"सैंतीस","38":"अड़तीस","39":"उनतालीस","40":"चालीस","41":"इकतालीस","42":"बयालीस","43":"तेतालीस|तैंतालीस","44":"चवालीस|चौवालीस","45":"पैंतालीस","46":"छियालीस","47":"सैंतालीस","48":"अड़तालीस","49":"उनचास","50":"पचास","51":"इक्यावन","52":"बावन","53":"तिरपन|तिरेपन","54":"चौवन","55":"पचपन","56":"छप्पन","57":"सत्तावन","58":"अट्ठावन|अठावन","59":"उनसठ","60":"साठ","61":"इकसठ","62":"बासठ","63":"तिरसठ|तिरेसठ","64":"चौंसठ","65":"पैंसठ","66":"छियासठ","67":"सड़सठ","68":"अड़सठ","69":"उनहत्तर","70":"सत्तर","71":"इकहत्तर","72":"बहत्तर","73":"तिहत्तर","74":"चौहत्तर","75":"पचहत्तर","76":"छिहत्तर","77":"सतहत्तर","78":"अठहत्तर","79":"उन्यासी","80":"अस्सी","81":"इक्यासी","82":"बयासी","83":"तिरासी","84":"चौरासी","85":"पचासी","86":"छियासी","87":"सत्तासी|सतासी","88":"अट्ठासी|अठासी","89":"नवासी","90":"नब्बे","91":"इक्यानवे","92":"बानवे","93":"तिरानवे","94":"चौरानवे","95":"पचानवे|पंचानवे","96":"छियानवे","97":"सत्तानवे|सतानवे","98":"अट्ठानवे|अठानवे","99":"निन्यानवे|निन्यानबे","100":"सौ","1000":"हज़ार|हजार","100000":"लाख","10000000":"करोड़|करोड"},"numbers":{"साढ़े+":"1/2","साढे+":"1/2","सवा+":"1/4","पौने+":"-1/4","सवा":"5/4","पौन":"3/4","पाव":"1/4","आधा":"1/2","आधे":"1/2","आधी":"1/2","डेढ़":"3/2","ढाई":"5/2","तीन चौथाई":"3/4","एक चौथाई":"1/4","चौथाई":"1/4","एक तिहाई":"1/3","दो तिहाई":"2/3","पौना":"3/4","पौने":"3/4"},"minus":["माइनस","ऋण","ऋणात्मक"],"aliases":{"मीट्रिक टन":"tonne","मी टन":"tonne","ट":"tonne","मीट्रिक बड़ा चम्मच":"tablespoon-metric","मीट्रिक छोटा चम्मच":"teaspoon-metric","मीट्रिक कप":"cup-metric","वाट":"watt","मेगावाट":"megawatt","किलोवाट":"kilowatt","किलो":"kilogram","सेल्सियस":"celsius","फ़ारेनहाइट":"fahrenheit","डिग्री फ़ारेनहाइट":"fahrenheit","फ़ेरनहाइट":"fahrenheit","फ़ीट":"foot","फुट":"foot","पाउंड":"pound","पौंड":"pound","घंटा":"hour","घंटे":"hour","घंटों":"hour","सेमी":"centimeter","से.मी.":"centimeter","सेंमी":"centimeter","सेंटी":"centimeter","सेन्टीमीटर":"centimeter","सेंटीमीटर":"centimeter","मिमी":"millimeter","मि.मी.":"millimeter","मिलीमीटर":"millimeter","मी":"meter","मी.":"meter","किमी":"kilometer","कि.मी.":"kilometer","कि मी":"kilometer","किलोमीटर":"kilometer","किग्रा":"kilogram","कि.ग्रा.":"kilogram","केजी":"kilogram","किलोग्राम":"kilogram","किलोग्रॅम":"kilogram","ग्राम":"gram","ग्रा":"gram","ग्रा.":"gram","जीएम":"gram","एमएल":"milliliter","मिली":"milliliter","मि.ली.":"milliliter","मिलीलीटर":"milliliter","लीटर":"liter","ली":"liter","ली.":"liter","लिटर":"liter","चम्मच":"","बड़ा चम्मच":"tablespoon-metric","बड़े चम्मच":"tablespoon-metric","बडा चम्मच":"tablespoon-metric","बडे चम्मच":"tablespoon-metric","टेबल स्पून":"tablespoon-metric","टेबलस्पून":"tablespoon-metric","छोटा चम्मच":"teaspoon-metric","छोटे चम्मच":"teaspoon-metric","टी स्पून":"teaspoon-metric","टीस्पून":"teaspoon-metric","चाय का चम्मच":"teaspoon-metric","चाय के चम्मच":"teaspoon-metric","साल":"year","वर्ष":"year","बरस":"year","सालों":"year","महीना":"month","महीने":"month","महीनों":"month","माह":"month","हफ़्ता":"week","हफ्ता":"week","हफ़्ते":"week","हफ्ते":"week","सप्ताह":"week","दिन":"day","दिनों":"day","बीघा":"","बीघे":"","जरीब":"","धुर":"","बिस्वा":"","कोस":"","मन":"maund","सेर":"seer","छटांक":"chittack","छटाँक":"chittack","तोला":"tola","तोले":"tola","जीबी":"gigabyte","एमबी":"megabyte","केबी":"kilobyte","टीबी":"terabyte","हॉर्सपावर":"horsepower","हार्स पावर":"horsepower","हॉर्स पावर":"horsepower","एचपी":"horsepower","घन फुट":"cubic-foot","घन फीट":"cubic-foot","घन फ़ीट":"cubic-foot","वर्ग फुट":"square-foot","वर्ग फीट":"square-foot","वर्ग फ़ीट":"square-foot","वर्गफुट":"square-foot","स्क्वायर फीट":"square-foot","स्क्वायर फुट":"square-foot","वर्ग मीटर":"square-meter","वर्गमीटर":"square-meter","स्क्वायर मीटर":"square-meter","वर्ग गज":"square-yard","गज वर्ग":"square-yard","घन मीटर":"cubic-meter","घनमीटर":"cubic-meter","गज":"yard","इंच":"inch","इन्च":"inch","फीट":"foot","फिट":"foot","फूट":"foot","कप":"cup-metric","प्याला":"cup-metric","गिलास":"","कटोरी":"","हाथ":"cubit","हैंड":"hand","टन":"tonne","टनों":"tonne","क्विंटल":"quintal","कुंतल":"quintal","कुन्तल":"quintal","एकड़":"acre","एकड":"acre","एकड़ों":"acre","हेक्टेयर":"hectare","हैक्टेयर":"hectare","दर्जन":"dozen","कोड़ी":"score","फारेनहाइट":"fahrenheit","फैरनहाइट":"fahrenheit","डिग्री सेल्सियस":"celsius","सेंटीग्रेड":"celsius","डिग्री सेंटीग्रेड":"celsius","किमी/घंटा":"kilometer-per-hour","किलोमीटर प्रति घंटा":"kilometer-per-hour","किमी प्रति घंटा":"kilometer-per-hour","मील":"mile","मीलों":"mile","पाउण्ड":"pound","औंस":"ounce","चुटकी":"pinch","दशक":"decade","सदी":"century","शताब्दी":"century","यूनिट बिजली":"","यूनिट":"","नॉट":"knot","समुद्री मील":"nautical-mile"}},
};

export default locale;
