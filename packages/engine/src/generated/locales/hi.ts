// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  letters: 'xADwyEFqvjzGBHdCnhgibcerlotuakpmfs ्रािमीकटनलेसपतंवबगोयड़ज॰ुइदैशफूचहघ',
  quantities: `
#length	jdnDई
yEqA;;$/yEqA	yE
yDoFxAॉv

ऐdhxGxqxAॉy
kcAxyE
odm;;$/odm	odm	$″
kcEq|kclq;;$/kclq	kcEq	$′
hec|iDAxb;iDAxb	iDAxb


yEj	yEj
vॉqwFj yEj	vॉr yEr	बचय
ywj (fecDACDँ odm)

jDov
eौ FD tDvD
vzj
fथzjE
fDथ
nwHxHD
fDथ (Fxipnwq)
एj
Fcty
Gxypq

kcuty	kcuty	kcu
$ ॰इं;-Aॉb
FAy
$ ़गशयब;-mzv

odeEvwiA mzv
kcAxjDdh	kcAxjDdh
jEh
Fznj


GyltxAE jEh
bzqD yEj
yEj-GxFuणxbwvzCwiv	घचय








खhgjEi oFD~ईiDd|ई;~oiDँ	खhgr oFDr	शै
BDAxGzF	BDAxGzF	ू़
BxAFDa-GzFdb
BxAFDa-ywvq
BxAFDa-sdqD
BxAFDa-twv
BxAFDa CAxष	BxArCr	BxAC
BृथxCE FE HxAwexiD
nृfGxBHw HxAwexiD
GौA अAxधCxiDG
BxjDdF jdnDई




ूद
BDoFD
qxCwB
वSS BwFxGzj


TजX Bॉodq

GwGzAg
घगशफै [JP];-aDFl (jdnDई)
घैब [JP];-Glv (eDBDv)
nl (jdnDई)
॰यब [JP];-Awv (eDBDv)
फजब [JP];-Fzv (eDBDv)
लइ [JP];-eg (eDBDv)
mg (jdnDई)
॰य [JP];-AE (eDBDv)
घगशफै [़ुइदग, JP];-aDFl (FBbcD)
mE (mEv)
HxGlv
झDdh
jE (mEv)
mzF (fDdhFDdh)
CD (थDईjudb)
jwhxv
kcxADdGEGE odm
kcxADdGEGE ADeFEi kclq
HxCDec
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
CAxh yEqA;;$/CAxh yEqA	CAxh yEr;;$/CAxh yEqA
CAxh FwjgyEqA	CAxh FwryEr

CAxh GzdqEyEqA;;$/CAxh GzdqEyEqA	Cr Gzdr;;$/CAxh Gzdr yEr	CAxh GzdyE

fzFxqziA	fzr
आA


nDAxv
bDAxGE
CAxh odm;;$/CAxh odm	Cr odr;;$/CAxh odm	C od
CAxhkc~E|l~q	CrkcEr	C kcE
CAxh he	Cr hr	C h|CAxh hec
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
घज [JP];-Gz (eDBDv)
HDv (eDBDv)
़गइ [JP];-mg (eDBDv)
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
ydecDvD
FlएAxtD
#volume	आiHv
sv yEqA;;$/sv yEqA	sv yEr	sv yE
sv FwjgyEqA	sv FwryEr	sv FwyE

sv GzdqEyEqA;;$/sv GzdqEyEqA	sv Gzdr yEr	sv GzdyE


jEqA;;$/jEqA	jEr	jE
GxqEiA

sv odm	sv odm
sv kcEq	sr kcEr
sv iDAxb	sv iDr
sv yEj	sv yEj





एFbc kc~E|p~q	एrkcEr	एFbc kcEq



FॉAxb
fॉBG kclq


hujv;;$/hujv	hujv	hu


FxCDAxq	FxCDAxq
BDodq	BDodq	BD
FB	FB
hwj
kcxjpob आउdG	kcxjpob आउdG	हु इे
bxAy;bxAy kxjpob	bxAy kxjp.	हु.ं॰.
ywvwy
qznjGxBpv	qzr GxBpv	दडघू
qE GxBpv	qE GxBpv	दघू
bzecAxq GxBpv	bz. GxBpv	ंघू
अyzAwFE FcDvpvE FB
yzqxAwF kcxjpb आउdG	हु इे च.
bua
mlqFE	mlqFE
Gxywev
qub
npdt	npdt

ewhA	ewhA
aॉq
BDँmCDँ hujv
nlaj	nlar	nl

alषxF hujv
alषxF FxCDAxq
alषxF Bwdq
nuAj	nuAj
nEiA nuAj
Fzh


FxAuvnzAE nuAj

nq
qv (BEBD)
oyxBEAwij hujv;;$/oyxBEAwij hujv	oyxBEr hujv	oyxBE hujv
FxCDAxq oyxBEAwij	F. oyxBE.	टद-Iचू.
$ ूद Iचू.;-nxAwqwa Bwdq
$ ़ैू Iचू.;-nxAwqwa FB

oyxBEr kcxjlob आउdG		हु इे Iच


nxAwqwa nbcD myxym
nxAwqwa छgqD myxym
oyxBEAwij bzecAxqGxBpv	oyxBE. bzecAxqGxBpv	ंघू-Iचू

nxAwqwa nlaj

kcwAFwv
FwjxbAFwv

yEqxAwF FB	yEqxAwF FB
yEqxAwF nbcD myxym
yEqxAwF छgqD myxym
ऑGxqxAzjwiDई qznjGxBpv
yEqxAwF Bwdq	yEqxAwF Bwdq
़ैू [JP];-eDBDvE FB
इघशलय [JP];-ओGDeE
फइघशलय [JP];-FgGDeE


GxCEbwa hwjDG
FvxvD
CztxAg
kcDvzhD
azdh
tgउ (mEv)
tDv (आiHv)
एyxkcgAD
FgdewiG
GzFxGqzAwiG
ygbwiG
yzqxAzqEec
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
ezAgngy
Azfgngy
yzथlGzjD
GjyDvecDA
nDjxथDecDA
vznlFbvzecA
ag (eDBDv)
फइफै [JP];-FgFp
दइ [JP];-Hg (eDBDv)
hg (eDBDv)
घगशफै [नइु, JP];-aDFl (आiHv)
घशय [JP];-GDई (eDBDv)
#mass	txACxiyDv
FwjghxADy	FwrhxADr	FwhxAD
hxADy;;$/hxADy	hxADr	hxAD
yEqxAwF qv	yE qv|yEqxAwF qv	q

FxCwdqj
FuAzq	Fur
Bौdb;;$/Bौdb	Bौdb	$#

औdG;;$/औdG	औdG	औdr

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
FDv (eDBDv)
Fwv (eDBDv)
ygyz
हैब [JP];-kclv (eDBDv)
ewv (mEv)
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
yv (Cecv)
eAxyv BDउdb
eAxyv eczdqvA
BzAwG hxAzv
jECxA
GxBzvE BDउdb
अAgnD

ApGE BDउdb
ecgjgHvwF
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
GzFdb	Gzr	Gz
ywvq	ywr;;$/ywvq	yw
sdq~z|D	sdr	sd
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
ewkcE
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
bwhxAE GzjxGwiG	$°Gzr
bwhxAE kczAvfDoq	$°kczAv	$°क
$ °R;-bwhxAE AudFwv
#temperature-difference	HDBDdHA
FzjxCwv अdHA
bwhxAE GzjxGwiG अdHA
bwhxAE kcDAzvfDoq अdHA
#speed	hHw औA AkcxHDA
yEqA BxAHw GzFdb	yEr/Gzr




yEj BxAHw sdqD	yErBxArsdr	yEBxAsd





vॉq	vॉq


jDoq;;;ह	jDoq
yuF
BAyDणl Czh oFDई
#acceleration	HxCAण
yEqA BxAHw GzFdb CAxh;yEqA/Gz²	yEr/CrGzr





hlAlHxC–nj;hlAlHxC nj	hlr	hl
hujEjwig
#angle	Fgण
Azbwiv	Azbwiv	$॰शं
अda	अda	$°
आAxF ywvq	आAxF ywvq	$′
आAxF GzFdb	आAxF Gzr	$″


hxAzbwiv
spAxणv	spAxणv	$॰
mHlAxथDda
ADaw
sdqD (Fgण)
FdBDG nwdtl
txCwआधDAE bwhxAE
#solid-angle	sv Fgण
GxqzAzbwiv	$ घ॰	$ घ॰



GxBuq
#frequency	आCृHxHw
fAxqxec



mFxA BxAHw GzFdb
BAwFxAyण BxAHw GzFdb
BAwFxAyण BxAHw ywvq
धbcFv BxAHw ywvq

kcxAzy BxAHw GzFdb
nॉb
#angular-speed	FgणEi hHw
#force	nj
vxipqv	vxipr
bDov

FwjghxADy-kcgAxG	$ फोह	$ फोह
hxADy-nj
qv-nj
BDउdb-nj


FwB
#pressure	tDn
BDGxFj	BDr
nDA	nDA
CDilydbjEi tnDC;CDilyणxbjEi tnDC
HFvEFE CDilydbj
qॉA




BDउdb BxAHw CAxh odm










ywjEyEqA ej
GzdqEyEqA ej
yEqA ej
odm ej
kclq ej





yAxFxipAE ywjEyEqA;;;ह	चच तो

yAxFxipAE odm		$" तो
#gauge-pressure	hze tDn
#energy	ऊAxeD
epj	epr	ep
अAxh

CDq-sdqD
FwjgCॉq sdq~z|D
ojzFxqxAॉvCgjxq
FujgAE;;;ह		Fu
FujgAE;;;ह	FujgAE	Fu
़शुइ॰यजZ [IT]	़शु-IT



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
GौA exigHw
#torque	nj आspAxण
vxipqv-yEqA	vxipryEr






BDउdb-kclq	ुडह⋅हद
#momentum	GdCzh
#moment-of-inertia	ebcHxC आspAxण
#surface-tension	Bृषxठ HvDC औA tृढcHD
#fracture-toughness	Cwभdh mAxyjHD
#fuel-economy	ईdधv खBH

jEqA BxAHw 100 FwjgyEqA	jEr/100 FwryEr	jE/100 FwyE
jEqA BxAHw FwjgyEqA	jE/FwyE



yEj BxAHw hujv
yEj BxAHw odBEAwij hujv	चूो odBEAwij
#data	bwewqj bzqD
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
#resolution	Awecॉjxipav

BwFxGzj BxAHw GzdqEyEqA	ूू़च

BwFxGzj BxAHw odm
nwdtl BxAHw odm
nwdtl BxAHw GzdqEyEqA
#graphics	hxADkcwFxG
BwFxGzj
nwdtl	nwdtl
#typewidth	अFxषA mौbcDई
जच;qDoBghxADkcwF एy	जच
एv (qDoB)
#ratio	अvlBDH औA hwvHE
भDh~gd|;~	भDh
BxAHwaH	$%
BxAHw fecDA	$‰
BxAHw tG fecDA	$‱

fwGxGD BxAHw tG jDख
BDAxq~xG|~ BxAHw nwjwiv



FuAq
BxApkc

egbcE
HwFbcE
आधD tAxev
tAxev
nzFA tAxev
FgbcE
GuFbcD
nbcD GuFbcD

nbcD hlAlG
fecDA
tG fecDA
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
ej
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

Bॉoec

Azv
#kinematic-viscosity	altxधhHwF axiDvHD


GxqgFxG
#fluidity	HAjHD

AE (HAjHD)
#vapor-permeance	ejCDषxB BDAhyxiHD

BAxy
BAxy (0 °व)
BAxy (23 °व)
#vapor-permeability	ejCDषxB BDAhyxiHD hlणDdF


BAxy-odm (0 °व)
BAxy-odm (23 °व)
#turbidity	आCwjHD
#specific-energy	Cwawषxq ऊAxeD
#energy-density	ऊAxeD svHxC





ोशघ ी;-BzqxAgj ऊAxeD svHxC
#molar-energy	ygjA ऊAxeD
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

ywjEhxADy BxAHw bzGEjEqA	ywrhxADr/bzrjEr
#molality	ygjjHD

hxjpFgec	$ सु़	$ सु़
#catalytic-activity	उHxBxAzAF GFxAwiHD
FuqDj	$ फशद	$ फशद
एdecDoy oFDई
#catalytic-concentration	उHxBxAzAF GFxAwiHD GDdtxAHD
#filtration-rate	hxjgyzAljA vwGxidtv tA
#electric-current	CwtxilH धDAD
एyxBEiA	एr
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
#apparent-energy	आभDGE औA BxAHwsDHE ऊAxeD
#luminous-intensity	exigHw HECxAHD
FuvxbzjD;;;ह
FudbjBDCA
अdHAADषxqxAEi Fudbj
#luminance	exigHwAxyiHD

vwq



Gxqwjxn
#illuminance	BxAtEBxHw
jFxG



kcgq
#luminous-flux	exigHw kxjFxG
jlyzv
hgjEi FudbjBDCA
#luminous-exposure	BxAFDa उtxभDGv
#wavenumber	BxAHwjgy jdnDई



FuGA
bDigBxqA
#spectral-flux-density	GxBzFxqxAyE kxjFxG svHxC

eDvxGxFE
#activity	AzbwigGFxAwiHD
डज़टैज॰जुZ
FxipAE
#activity-concentration	GFxAwiHD GDdtxAHD
#absorbed-dose	अCagषwH yDHxAD
ो॰शमZ
Aub
#equivalent-dose	Hljxi yDHxAD
घयजनज॰दZ
Azy
#equivalent-dose-rate	Hljxi yDHxAD tA
#radiation-exposure	CwFwAण BxAभDC

Aॉvxqev
#energy-per-distance	ऊAxeD BxAHw tpAE



फWग/100फच	फWग/100फच
`,
  units: `
millimole-per-liter	ywjEygj BxAHw jEqA	ywjEygj/jEr
petabyte	BzqDnDoq
terabyte	qzADnDoq
terabit	qzADnwq	Tड
gigabyte	hEhDnDoq
gigabit	hEhDnwq	सड
megabyte	yzhDnDoq
megabit	yzhDnwq	Mड
kilobyte	FwjgnDoq
kilobit	Fwjgnwq	फड
millisecond	ywjEGzFdb	ywrGzr
microsecond	yDoFxAgGzFdb
nanosecond	vuvg GzFdb	vuvg Gzr	vuvg Gz
milliampere	ywjE एyx‍BEiA	ywr एr
kilocalorie	Fwjg FujgAE;;;ह
kilojoule	Fwjg epj	Fwrepr	Fwep
gigahertz	hEhDfAxqxec
megahertz	yzhDfAxqxec
kilohertz	FwjgfAxqxec
megapixel	yzhDBwFxGzj	MP
kilometer	FwjgyEqA;;$/FwjgyEqA	FwryEr	FwyE
decimeter	bzGEyEqA	bzryEr	bzyE
centimeter	GzdqEyEqA;;$/GzdqEyEqA	GzdryEr
millimeter	ywjEyEqA	ywryEr	ywyE
micrometer	yDoFxAgyEqA	μ yDryEr	μच
nanometer	vuvgyEqA	vuryEr	vuyE
picometer	BwFgyEqA	BwryEr	$BwryEr
milligram	ywjEhxADy	ywrhxADr	ywhxAD
microgram	yDoFxAghxADy	yDrhxADr
gigawatt	hwhDCॉq
megawatt	yzhDCॉq
kilowatt	FwjgCॉq		FwCॉ
milliwatt	ywjECॉq
millibar	ywjEnDA		$चड
hectopascal	fzFxqgBDGxFj
kilopascal	FwjgBDGxFj	FwBDr
megapascal	yzhDBDGxFj	yzBDr
megaliter	yzhDjEqA	yzr jEr	yzjE
hectoliter	fzFxqgjEqA	fzrjEr	fzjE
deciliter	bzGEjEqA	bzrjEr	bzjE
centiliter	GzdqEjEqA	GzdrjEr	GzdjE
milliliter	ywjEjEqA	ywr jEr	ywjE
`,
  patterns: `
joiner	 	 	 
quetta	FxCzqD{0}	FxCzqD{0}
ronna	AgvxvD{0}	Agv{0}
yotta	igqD{0}	igqD {0}
zetta	eczqD{0}	ecz.{0}
exa	एFxecD{0}	ए.{0}
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
zepto	eczBxqg{0}	eczz.{0}
yocto	igFxqg{0}	ig.{0}
ronto	Agdqg{0}	Ag{0}
quecto	FxCzFxqg{0}	FxCz{0}
yobi	ignE{0}	ig.nE.{0}
zebi	ecznE{0}	ecz.nE.{0}
exbi	एFxecnE{0}	एFxec.nE.{0}
pebi	BznE{0}	Bz.nE.{0}
tebi	qznE{0}	qz.nE.{0}
gibi	eEnE{0}	eE.nE.{0}
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
-of-water	{0} ej
-printer	{0} (yltxAण)
-tex	{0} (TजX)
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
