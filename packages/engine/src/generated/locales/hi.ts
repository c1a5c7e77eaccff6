// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  letters: 'xADwyEFqvjzGBHdCnhgibcerlotuakpmfs ्रािमीकटनलेसपतंवबगोयड़॰जुइदैशफूचहघ',
  quantities: `
#length	jdnDई
yEqA;;$/yEqA	yE
yDoFxAॉv

ऐdhxGxqxAॉy
kcAxyE
odm;;$/odm	odm	$″
kcEq|kclq;;$/kclq	kcEq	$′
hrc|iDAxb;iDAxb	iDAxb


yEj	yEj
vॉqwFj yEj	vॉe yEe	बचय
ywj (frcDACDँ odm)

jDov
rौ FD tDvD
vzj
fथzjE
fDथ
nwHxHD
fDथ (Fxipnwq)
एj
Fcty
Gxypq

kcuty	kcuty	kcu
$ जइं;-Aॉb
FAy
$ ़गशयब;-mzv

odrEvwiA mzv
kcAxjDdh	kcAxjDdh
jEh
Fznj


GyltxAE jEh
bzqD yEj
yEj-GxFuणxbwvzCwiv	घचय








खhgjEi oFD~ईiDd|ई;~oiDँ	खhge oFDe	शै
BDAxGzF	BDAxGzF	ू़
BxAFDa-GzFdb
BxAFDa-ywvq
BxAFDa-sdqD
BxAFDa-twv
BxAFDa CAxष	BxAeCe	BxAC
BृथxCE FE HxAwrxiD
nृfGxBHw HxAwrxiD
GौA अAxधCxiDG
BxjDdF jdnDई




ूद
BDoFD
qxCwB
वSS BwFxGzj


T॰X Bॉodq

GwGzAg
घगशफै [JP];-aDFl (jdnDई)
घैब [JP];-Glv (rDBDv)
nl (jdnDई)
जयब [JP];-Awv (rDBDv)
फ॰ब [JP];-Fzv (rDBDv)
लइ [JP];-rg (rDBDv)
mg (jdnDई)
जय [JP];-AE (rDBDv)
घगशफै [़ुइदग, JP];-aDFl (FBbcD)
mE (mEv)
HxGlv
झDdh
jE (mEv)
mzF (fDdhFDdh)
CD (थDईjudb)
jwhxv
kcxADdGEGE odm
kcxADdGEGE ADrFEi kclq
HxCDrc
Agyv kclq
Agyv Fcty
Agyv Gxqzbwiy

ipvDvE kclq
ipvDvE Gxqzbwiv

fथzjE (nDonwj)
ywGxAE aDfE fDथ
FxipnzF kclq

CDAD
jzhlआ
qzFxGDG CDAD
अAxawv
CAxagF
GDझzv
CAxGxq
FzB kclq
FzB Apb
FcGnD
#area	FxषzHxAkj
CAxh yEqA;;$/CAxh yEqA	CAxh yEe;;$/CAxh yEqA
CAxh FwjgyEqA	CAxh FweyEe

CAxh GzdqEyEqA;;$/CAxh GzdqEyEqA	Ce Gzde;;$/CAxh Gzde yEe	CAxh GzdyE

fzFxqziA	fze
आA


nDAxv
bDAxGE
CAxh odm;;$/CAxh odm	Ce ode;;$/CAxh odm	C od
CAxhkc~E|l~q	CekcEe	C kcE
CAxh hr	Ce he	C h|CAxh hrc
CAxh yEj;;$/CAxh yEj	CAxh yEj;;$/yEj²	C yE|CAxh yEj



एFbc	एFbc
Apb
GzFxav
qDउvawB
छH CAxh





CृHxHEi odm
bgvy	bgvy
GxqxAzyD
kcztxtDv
HxGlng
डै [JP];-nl (FxषzHxAkj)
घ॰ [JP];-Gz (rDBDv)
HDv (rDBDv)
़गइ [JP];-mg (rDBDv)
HDHDyE
Bxigdh
Bwdh
yp (mEv)

vhDv
ADई (थDईjudb)
hldठD
FvDj
yAjD
छgqD yAjD
ylAnxnD (भpyw)
अdFणy
Gzdq (भpyw)
hxADउdb
nEsD (ndhDj)
FqxठD (ndhDj)
छqDF (भpyw)
FqxठD (अGy)
jzGD
nEsD (nwfDA)
FqxठD (nwfDA)
धlA (nwfDA)
nwGxCD
nEsD (vzBDj)
FqxठD (vzBDj)
धlA (vzBDj)
AgBvE
आvD (vzBDj)
आAxBzdq
BzAwG आAxBzdq
tzGxiDHwvD
ygAxhv
iphzAy
fDob
ydrcDvD
FlएAxtD
#volume	आiHv
sv yEqA;;$/sv yEqA	sv yEe	sv yE
sv FwjgyEqA	sv FweyEe	sv FwyE

sv GzdqEyEqA;;$/sv GzdqEyEqA	sv Gzde yEe	sv GzdyE


jEqA;;$/jEqA	jEe	jE
GxqEiA

sv odm	sv odm
sv kcEq	se kcEe
sv iDAxb	sv iDe
sv yEj	sv yEj





एFbc kc~E|p~q	एekcEe	एFbc kcEq



FॉAxb
fॉBG kclq


hujv;;$/hujv	hujv	hu


FxCDAxq	FxCDAxq
BDodq	BDodq	BD
FB	FB
hwj
kcxjpob आउdG	kcxjpob आउdG	हु इे
bxAy;bxAy kxjpob	bxAy kxjp.	हु.ंज.
ywvwy
qznjGxBpv	qze GxBpv	दडघू
qE GxBpv	qE GxBpv	दघू
bzrcAxq GxBpv	bz. GxBpv	ंघू
अyzAwFE FcDvpvE FB
yzqxAwF kcxjpb आउdG	हु इे च.
bua
mlqFE	mlqFE
Gxywrv
qub
npdt	npdt

rwhA	rwhA
aॉq
BDँmCDँ hujv
nlaj	nlae	nl

alषxF hujv
alषxF FxCDAxq
alषxF Bwdq
nuAj	nuAj
nEiA nuAj
Fzh


FxAuvnzAE nuAj

nq
qv (BEBD)
oyxBEAwij hujv;;$/oyxBEAwij hujv	oyxBEe hujv	oyxBE hujv
FxCDAxq oyxBEAwij	F. oyxBE.	टद-Iचू.
$ ूद Iचू.;-nxAwqwa Bwdq
$ ़ैू Iचू.;-nxAwqwa FB

oyxBEe kcxjlob आउdG		हु इे Iच


nxAwqwa nbcD myxym
nxAwqwa छgqD myxym
oyxBEAwij bzrcAxqGxBpv	oyxBE. bzrcAxqGxBpv	ंघू-Iचू

nxAwqwa nlaj

kcwAFwv
FwjxbAFwv

yEqxAwF FB	yEqxAwF FB
yEqxAwF nbcD myxym
yEqxAwF छgqD myxym
ऑGxqxAzjwiDई qznjGxBpv
yEqxAwF Bwdq	yEqxAwF Bwdq
़ैू [JP];-rDBDvE FB
इघशलय [JP];-ओGDrE
फइघशलय [JP];-FgGDrE


GxCEbwa hwjDG
FvxvD
CztxAg
kcDvzhD
azdh
tgउ (mEv)
tDv (आiHv)
एyxkcgAD
FgdrwiG
GzFxGqzAwiG
ygbwiG
yzqxAzqErc
yzbwyxvgG
nDथ (nDonwj)
fwv (nDonwj)
jgh (nDonwj)
Fn (nDonwj)
एkcD
Gzआ
ओyzA
fgyzA
aADn FE ngHj
आधE ngHj
yuhxvy
rzAgngy
Azfgngy
yzथlGzjD
GjyDvrcDA
nDjxथDrcDA
vznlFbvzrcA
ag (rDBDv)
फइफै [JP];-FgFp
दइ [JP];-Hg (rDBDv)
hg (rDBDv)
घगशफै [नइु, JP];-aDFl (आiHv)
घशय [JP];-GDई (rDBDv)
#mass	txACxiyDv
FwjghxADy	FwehxADe	FwhxAD
hxADy;;$/hxADy	hxADe	hxAD
yEqxAwF qv	yE qv|yEqxAwF qv	q

FxCwdqj
FuAzq	Fue
Bौdb;;$/Bौdb	Bौdb	$#

औdG;;$/औdG	औdG	औde

bzढc AHxHE	bzढc AHxHE|bz. AHxHE
14 Bौdb FD nqxqD		$घद|jD
mौथDई fdbxAzbCzq
छgqD fdbxAzbCzq
nbcD fdbxAzbCzq
qv	qv
jॉvxh qv
$ घुैो;-Gxjh

qxADई औdG	qxADई औdG






yFxखv FE GxqwF
yDvF Bzi (अyzAwFD)
अjxFgfj oFDई
yDvF Bzi (ऑGxqxAzjwiD)
bDjxqv	bDjxqv
ojzFxqxAॉv txACxiyDv
BxAgqॉv txACxiyDv

BxjDdF txACxiyDv
GौA txACxiyDv
BृथxCE txACxiyDv
nृfGxBHw txACxiyDv
FDv (rDBDv)
Fwv (rDBDv)
ygyz
हैब [JP];-kclv (rDBDv)
rwv (mEv)
tDv (txACxiyDv)
jwiDdh
छxiDv
FuqE
qzj
BwFlj
qxAॉi qzj
hv (FgAwiD)
tgv (FgAwiD)
nDq (txACxiyDv)
nDq (GgvD)
HgjD
yDaD
AHxHE
GzA
छqDँF
yv (Crcv)
rAxyv BDउdb
rAxyv rczdqvA
BzAwG hxAzv
jECxA
GxBzvE BDउdb
अAgnD

ApGE BDउdb
rcgjgHvwF
jgH (ApG)
Bpt

Agyv औdG
bxAuFyD
ओngj
yEvD (एqwF)
qujzdq (एqwF)
azFzj
yEvD (nDonwj)
qujzdq (nDonwj)
#time	Gyi
GzFdb	Gze	Gz
ywvq	ywe;;$/ywvq	yw
sdq~z|D	sde	sd
twv	twv	tw
GBxHDf	GBxHDf
$ हि;-BखCDbcD
yfEv~z|D;~D	yDf
HwyDf~wiDd|E;~E;$/Hw;ह	HwyD;;$/Hw
छyDfE
CAxष	CAxष	C
taF~gd|	ta.
aHDnxt~wiDँ|E;;;ह	aHD	a
GfGxADnxtE


ADH~zd|;;;ह	ADH~zd|	$ADHzd|$ADH
twv (आil)
GBxHDf (आil)
yfEvD (आil)
CAxष (आil)
GDyDvxi CAxष
अधwCAxष
hxAzhgAwiv CAxष

GDiv CAxष
vDFxषHxA CAxष
mDdtxA yDG

vDFxषHxA twv



Ggj
azF
GxCzbnAxh
rwkcE
ygyzdq

BxjDdF Gyi
BAyDणl Gyi oFDई
GxCॉm nEq
#labor	axAy
CxiFxHw-sdqD
CxiFxHw-twv
CxiFxHw-GBxHDf
CxiFxHw-yDf
#temperature	HDByDv
FzjxCwv
bwhxAE GzjxGwiG	$°Gze
bwhxAE kczAvfDoq	$°kczAv	$°क
$ °R;-bwhxAE AudFwv
#temperature-difference	HDBDdHA
FzjxCwv अdHA
bwhxAE GzjxGwiG अdHA
bwhxAE kcDAzvfDoq अdHA
#speed	hHw औA AkcxHDA
yEqA BxAHw GzFdb	yEe/Gze




yEj BxAHw sdqD	yEeBxAesde	yEBxAsd





vॉq	vॉq


jDoq;;;ह	jDoq
yuF
BAyDणl Czh oFDई
#acceleration	HxCAण
yEqA BxAHw GzFdb CAxh;yEqA/Gz²	yEe/CeGze





hlAlHxC–nj;hlAlHxC nj	hle	hl
hujEjwig
#angle	Fgण
Azbwiv	Azbwiv	$जशं
अda	अda	$°
आAxF ywvq	आAxF ywvq	$′
आAxF GzFdb	आAxF Gze	$″


hxAzbwiv
spAxणv	spAxणv	$ज
mHlAxथDda
ADaw
sdqD (Fgण)
FdBDG nwdtl
txCwआधDAE bwhxAE
#solid-angle	sv Fgण
GxqzAzbwiv	$ घज	$ घज



GxBuq
#frequency	आCृHxHw
fAxqxrc



mFxA BxAHw GzFdb
BAwFxAyण BxAHw GzFdb
BAwFxAyण BxAHw ywvq
धbcFv BxAHw ywvq

kcxAzy BxAHw GzFdb
nॉb
#angular-speed	FgणEi hHw
#force	nj
vxipqv	vxipe
bDov

FwjghxADy-kcgAxG	$ फोह	$ फोह
hxADy-nj
qv-nj
BDउdb-nj


FwB
#pressure	tDn
BDGxFj	BDe
nDA	nDA
CDilydbjEi tnDC;CDilyणxbjEi tnDC
HFvEFE CDilydbj
qॉA




BDउdb BxAHw CAxh odm










ywjEyEqA rj
GzdqEyEqA rj
yEqA rj
odm rj
kclq rj





yAxFxipAE ywjEyEqA;;;ह	चच तो

yAxFxipAE odm		$" तो
#energy	ऊAxrD
rpj	rpe	rp
अAxh

CDq-sdqD
FwjgCॉq sdq~z|D
ojzFxqxAॉvCgjxq
FujgAE;;;ह		Fu
FujgAE;;;ह	FujgAE	Fu
़शुइजय॰Z [IT]	़शु-IT



थAxyE
$ पTU-IT	$ पTU-IT	$ पTU-IT
nxAwqwa थAxyj ipvwq	पदै








ipएG थzAxy	ipएG थzAxy



FxCDb
qv qEएvqE

qv Hzj GyHljxi
#power	aFxHw
Cॉq		Cॉ
अaxCaFxHw		एmBE
yEqxAwF अaxCaFxHw












qv BxAaEHv
GौA rxigHw
#torque	nj आspAxण
vxipqv-yEqA	vxipeyEe






BDउdb-kclq	ुडह⋅हद
#momentum	GdCzh
#moment-of-inertia	rbcHxC आspAxण
#surface-tension	Bृषxठ HvDC औA tृढcHD
#fracture-toughness	Cwभdh mAxyjHD
#fuel-economy	ईdधv खBH

jEqA BxAHw 100 FwjgyEqA	jEe/100 FweyEe	jE/100 FwyE
jEqA BxAHw FwjgyEqA	jE/FwyE



yEj BxAHw hujv
yEj BxAHw odBEAwij hujv	चूो odBEAwij
#data	bwrwqj bzqD
nwq	nwq
nDoq	nDoq
ऑFxqzq
vwnj
FxAyxn (2 nwq)

vuq

qxAwq
CAxb
bnj CAxb
FxCDb CAxb
#data-rate	bzqD tA
#resolution	Awrcॉjxipav

BwFxGzj BxAHw GzdqEyEqA	ूू़च

BwFxGzj BxAHw odm
nwdtl BxAHw odm
nwdtl BxAHw GzdqEyEqA
#graphics	hxADkcwFxG
BwFxGzj
nwdtl	nwdtl
#typewidth	अFxषA mौbcDई
॰च;qDoBghxADkcwF एy	॰च
एv (qDoB)
#ratio	अvlBDH औA hwvHE
भDh~gd|;~	भDh
BxAHwaH	$%
BxAHw frcDA	$‰
BxAHw tG frcDA	$‱

fwGxGD BxAHw tG jDख
BDAxq~xG|~ BxAHw nwjwiv



FuAq
BxApkc

rgbcE
HwFbcE
आधD tAxrv
tAxrv
nzFA tAxrv
FgbcE
GuFbcD
nbcD GuFbcD

nbcD hlAlG
frcDA
tG frcDA
jDख
ywjwiv
FAgbc
अAn
qxAwjwiv
tGxHD
AEy
#container-capacity	FdqzvA FxषyHD
#level	GxHA
aFxHw अvlBDH
bzGwnj
nzj
vzBA

GxqॉB
#loudness	BxAnjHD
Ggv
kcॉv
#musical-interval	GdhEH अdHADj
आCृHxHw अvlBDH
GBxHF
BpAxण GxCA
अAxधGxCA
mौथDई GxCA

GCDA (GxCA)
आCृHxHw taF
#density	svHxC
#specific-weight	Cwawषxq भDA


yAxFxipAE	तो
rj
#linear-density	AuखwF svHxC


qzFxG
bzvwiA



yEqxAwF धDhD vdnA
#area-density	Bृषxठ svHxC
#volume-flow	आiHv BxACDf



























खvwF odm
GxCzAxbxAlB
#mass-flow	txACxiyDv BxACDf
#molar-flow	ygjA BxACDf
#dynamic-viscosity	hHwF axiDvHD

Bॉorc

Azv
#kinematic-viscosity	altxधhHwF axiDvHD


GxqgFxG
#fluidity	HAjHD

AE (HAjHD)
#vapor-permeance	rjCDषxB BDAhyxiHD

BAxy
BAxy (0 °व)
BAxy (23 °व)
#vapor-permeability	rjCDषxB BDAhyxiHD hlणDdF


BAxy-odm (0 °व)
BAxy-odm (23 °व)
#turbidity	आCwjHD
#specific-energy	Cwawषxq ऊAxrD
#energy-density	ऊAxrD svHxC





ोशघ ी;-BzqxAgj ऊAxrD svHxC
#molar-energy	ygjA ऊAxrD
#thermal-conductivity	ऊषxyD mDjFHD
#thermal-insulance	ऊषxyD Agधv



Fxjg
qॉh
#thermal-expansion	ऊषxyEi BxAGDA
#heat-capacity	ऊषxyD धDAwHD औA एvxqxAॉBE
#specific-heat-capacity	Cwawषxq ऊषxyD
#molar-heat-capacity	ygjA ऊषxyD धDAwHD


huG vwiHDdF
#heat-flux	ऊषxyD kxjFxG औA FwAणv
#heat-transfer-coefficient	ऊषxyD अdHAण hlणDdF
#radiant-exposure	CwFwAण उtxभDGv
#amount-of-substance	BtDAxथ FE yDHxAD
ygj	ygj
आoqy	आoqy
#molar-concentration	ygjA GDdtxAHD


ूत
ygjA

ywjEhxADy BxAHw bzGEjEqA	ywehxADe/bzejEe
#molality	ygjjHD

hxjpFgrc	$ सु़	$ सु़
#catalytic-activity	उHxBxAzAF GFxAwiHD
FuqDj	$ फशद	$ फशद
एdrcDoy oFDई
#catalytic-concentration	उHxBxAzAF GFxAwiHD GDdtxAHD
#filtration-rate	hxjgyzAljA vwGxidtv tA
#electric-current	CwtxilH धDAD
एyxBEiA	एe
#current-noise-density	धDAD AC svHxC
#electric-charge	CwtxilH आCza
FpjDy
एyxBwiA-sdqD

ypj आCza
kcuADbz


kcxAudFjwv
#voltage	CgjxqHD
Cgjxq;;;ह
#voltage-noise-density	CgjxqHD AC svHxC
#electric-resistance	CwtxilH BxAHwAgध
ओy
#electric-conductance	CwtxilH mDjFHxC
GEyzdG
#capacitance	धDAwHD
kuAb
#inductance	BxAzAFHxC
fzvAE
#magnetic-flux	mldnFEi kxjFxG
CznA	$ Wड	$ Wड
yuFxGCzj
एFDdF धxAlC
#magnetic-flux-density	mldnFEi kxjFxG svHxC
qzGxjD	$ T	$ T
hॉG
#magnetic-field-strength	mldnFEi FxषzHxA HECxAHD


ओAxGxqzb
#magnetic-moment	mldnFEi आspAxण
#electric-field-strength	CwtxilH FxषzHxA HECxAHD
#electric-dipole-moment	CwtxilH txCwधxAlC आspAxण

bwnDई
#resistivity	BxAHwAgधFHD
#conductivity	CwtxilH mDjFHD
#apparent-power	आभDGE औA BxAHwsDHE aFxHw

CDA
#apparent-energy	आभDGE औA BxAHwsDHE ऊAxrD
#luminous-intensity	rxigHw HECxAHD
FuvxbzjD;;;ह
FudbjBDCA
अdHAADषxqxAEi Fudbj
#luminance	rxigHwAxyiHD

vwq



Gxqwjxn
#illuminance	BxAtEBxHw
jFxG



kcgq
#luminous-flux	rxigHw kxjFxG
jlyzv
hgjEi FudbjBDCA
#luminous-exposure	BxAFDa उtxभDGv
#wavenumber	BxAHwjgy jdnDई



FuGA
bDigBxqA
#spectral-flux-density	GxBzFxqxAyE kxjFxG svHxC

rDvxGxFE
#activity	AzbwigGFxAwiHD
ड॰़टै॰ज॰ुZ
FxipAE
#activity-concentration	GFxAwiHD GDdtxAHD
#absorbed-dose	अCagषwH yDHxAD
ोजशमZ
Aub
#equivalent-dose	Hljxi yDHxAD
घय॰न॰जदZ
Azy
#equivalent-dose-rate	Hljxi yDHxAD tA
#radiation-exposure	CwFwAण BxAभDC

Aॉvxqrv
#energy-per-distance	ऊAxrD BxAHw tpAE



फWग/100फच	फWग/100फच
`,
  units: `
millimole-per-liter	ywjEygj BxAHw jEqA	ywjEygj/jEe
petabyte	BzqDnDoq
terabyte	qzADnDoq
terabit	qzADnwq	Tड
gigabyte	hEhDnDoq
gigabit	hEhDnwq	सड
megabyte	yzhDnDoq
megabit	yzhDnwq	Mड
kilobyte	FwjgnDoq
kilobit	Fwjgnwq	फड
millisecond	ywjEGzFdb	yweGze
microsecond	yDoFxAgGzFdb
nanosecond	vuvg GzFdb	vuvg Gze	vuvg Gz
milliampere	ywjE एyx‍BEiA	ywe एe
kilocalorie	Fwjg FujgAE;;;ह
kilojoule	Fwjg rpj	Fwerpe	Fwrp
gigahertz	hEhDfAxqxrc
megahertz	yzhDfAxqxrc
kilohertz	FwjgfAxqxrc
megapixel	yzhDBwFxGzj	MP
kilometer	FwjgyEqA;;$/FwjgyEqA	FweyEe	FwyE
decimeter	bzGEyEqA	bzeyEe	bzyE
centimeter	GzdqEyEqA;;$/GzdqEyEqA	GzdeyEe
millimeter	ywjEyEqA	yweyEe	ywyE
micrometer	yDoFxAgyEqA	μ yDeyEe	μच
nanometer	vuvgyEqA	vueyEe	vuyE
picometer	BwFgyEqA	BweyEe	$BweyEe
milligram	ywjEhxADy	ywehxADe	ywhxAD
microgram	yDoFxAghxADy	yDehxADe
gigawatt	hwhDCॉq
megawatt	yzhDCॉq
kilowatt	FwjgCॉq		FwCॉ
milliwatt	ywjECॉq
millibar	ywjEnDA		$चड
hectopascal	fzFxqgBDGxFj
kilopascal	FwjgBDGxFj	FwBDe
megapascal	yzhDBDGxFj	yzBDe
megaliter	yzhDjEqA	yze jEe	yzjE
hectoliter	fzFxqgjEqA	fzejEe	fzjE
deciliter	bzGEjEqA	bzejEe	bzjE
centiliter	GzdqEjEqA	GzdejEe	GzdjE
milliliter	ywjEjEqA	ywe jEe	ywjE
`,
  patterns: `
joiner	 	 	 
quetta	FxCzqD{0}	FxCzqD{0}
ronna	AgvxvD{0}	Agv{0}
yotta	igqD{0}	igqD {0}
zetta	rczqD{0}	rcz.{0}
exa	एFxrcD{0}	ए.{0}
peta	BzqD{0}	Bz.{0}
tera	qzAD{0}	qz.{0}
giga	hEhD{0}	hE.{0}
mega	yzhD{0}	yz.{0}
kilo	Fwjg{0}	Fw.{0}
hecto	fzFxqg{0}	fz.{0}
deka	bzFD{0}	bzFD {0}
deci	bzGE{0}	bz.{0}
centi	GzdqE{0}	Gz.{0}
milli	ywjE{0}	yw.{0}
micro	yDoFxAg{0}	μ{0}
nano	vuvg{0}	vu.{0}
pico	BwFg{0}	Bw.{0}
femto	kczyxqg{0}	kcz.{0}
atto	अqg{0}	अ.{0}
zepto	rczBxqg{0}	rczz.{0}
yocto	igFxqg{0}	ig.{0}
ronto	Agdqg{0}	Ag{0}
quecto	FxCzFxqg{0}	FxCz{0}
yobi	ignE{0}	ig.nE.{0}
zebi	rcznE{0}	rcz.nE.{0}
exbi	एFxrcnE{0}	एFxrc.nE.{0}
pebi	BznE{0}	Bz.nE.{0}
tebi	qznE{0}	qz.nE.{0}
gibi	rEnE{0}	rE.nE.{0}
mebi	yznE{0}	yz.nE.{0}
kibi	FwnE{0}	Fw.nE.{0}
square	CAxh {0}|CAxh {0}	{0}²
cubic	sv {0}|sv {0}	{0}³
-survey-us	{0} (अyzAwFE GAxCzFxषण)
-imperial	{0} (nxAwqwa)
-dry	{0} (alषxF)
-sidereal	{0} (vDFxषHxA)
-gregorian	{0} (hxAzhgAwiv)
-person	{0} (आil)
-length	{0} (jdnDई)
-biblical	{0} (nDonwj)
-attic	{0} (एqwF)
-roman	{0} (Agyv)
-metric	{0} (yEqxAwF)
-of-water	{0} rj
-printer	{0} (yltxAण)
-tex	{0} (T॰X)
-us	{0} (अyzAwFE)
-beer	{0} (nEiA)
-liquid	{0} (HAj)
-apothecary	{0} (औषध)
-australian	{0} (ऑGxqxAzjwiDई)
-nato	{0} (vDqg)
-international	{0} (अdHAADषxqxAEi)
per	{0} BxAHw {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	घ||घ
`,
  words: {"to":["को","से","का","में"],"after":["में बदलें","में कितना होता है","में कितना है","होते हैं","होता है","हैं","है","में","में बदलो","में परिवर्तित करें","में बताएं","बदलें","होता","होते"],"and":["और","जमा"],"per":["प्रति"],"opening":["कितना है","बदलें"],"howMany":["कितने","कितनी"],"are":["में","हैं","होते हैं"],"one":["एक"],"endings":["ों","ें","े","ा","ो"],"scales":{"हजार":"1000","खरब":"100000000000"},"polite":["कृपया","धन्यवाद"],"numbers":{"पचास":"50","बीस":"20","पंद्रह":"15","बारह":"12","सवा":"5/4","पौन":"3/4","पाव":"1/4","आधा":"1/2","आधे":"1/2","आधी":"1/2","डेढ़":"3/2","ढाई":"5/2","एक":"1","दो":"2","तीन":"3","चार":"4","पाँच":"5","पांच":"5","छह":"6","सात":"7","आठ":"8","नौ":"9","दस":"10","सौ":"100"},"minus":["माइनस","ऋण","ऋणात्मक"],"aliases":{"किलो":"kilogram","सेल्सियस":"celsius","फ़ारेनहाइट":"fahrenheit","डिग्री फ़ारेनहाइट":"fahrenheit","फ़ेरनहाइट":"fahrenheit","फ़ीट":"foot","फुट":"foot","पाउंड":"pound","पौंड":"pound","घंटा":"hour","घंटे":"hour","घंटों":"hour"}},
};

export default locale;
