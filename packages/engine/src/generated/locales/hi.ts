// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  letters: 'xADwyEFqvjzGBHdCnhgibcerlotuakpmfs ्रािमीकटनलेसपतंवबगोयड़ज॰ुइदशैफूहचघ',
  quantities: `
#length	jdnDई
yEqA;;$/yEqA	yE
yDoFxAॉv

ऐdhxGxqxAॉy
kcAxyE
odf;;$/odf	odf	$″
kcEq|kclq;;$/kclq	kcEq	$′
hec|iDAxb;iDAxb	iDAxb


yEj	yEj
vॉqwFj yEj	vॉr yEr	बहय
ywj (mecDACDँ odf)

jDov
eौ FD tDvD
vzj
mथzjE
mDथ
nwHxHD
mDथ (Fxipnwq)
एj
Fcty
Gxypq

kcaty	kcaty	kca
$ ॰इं;-Aॉb
FAy
$ ़गैयब;-fzv

odeEvwiA fzv
kcAxjDdh	kcAxjDdh
jEh
Fznj


GyltxAE jEh
bzqD yEj
yEj-GxFaणxbwvzCwiv	घहय








खhgjEi oFD~ईiDd|ई;~oiDँ	खhgr oFDr	ैश
BDAxGzF	BDAxGzF	ू़
BxAFDu-GzFdb
BxAFDu-ywvq
BxAFDu-sdqD
BxAFDu-twv
BxAFDu CAxष	BxArCr	BxAC
BृथxCE FE HxAwexiD
nृmGxBHw HxAwexiD
GौA अAxधCxiDG
BxjDdF jdnDई




ूद
BDoFD
qxCwB
वSS BwFxGzj


TजX Bॉodq

GwGzAg
घगैफश [JP];-uDFl (jdnDई)
घशब [JP];-Glv (eDBDv)
nl (jdnDई)
॰यब [JP];-Awv (eDBDv)
फजब [JP];-Fzv (eDBDv)
लइ [JP];-eg (eDBDv)
fg (jdnDई)
॰य [JP];-AE (eDBDv)
घगैफश [़ुइदग, JP];-uDFl (FBbcD)
fE (fEv)
HxGlv
झDdh
jE (fEv)
fzF (mDdhFDdh)
CD (थDईjadb)
jwhxv
kcxADdGEGE odf
kcxADdGEGE ADeFEi kclq
HxCDec
Agyv kclq
Agyv Fcty
Agyv Gxqzbwiy

ipvDvE kclq
ipvDvE Gxqzbwiv

mथzjE (nDonwj)
ywGxAE uDmE mDथ
FxipnzF kclq

CDAD
jzhlआ
qzFxGDG CDAD
अAxuwv
CAxugF
GDझzv
CAxGxq
FzB kclq
FzB Apb
FcGnD



आjxv
#area	FxषzHxAkj
CAxh yEqA;;$/CAxh yEqA	CAxh yEr;;$/CAxh yEqA
CAxh FwjgyEqA	CAxh FwryEr

CAxh GzdqEyEqA;;$/CAxh GzdqEyEqA	Cr Gzdr;;$/CAxh Gzdr yEr	CAxh GzdyE

mzFxqziA	mzr
आA


nDAxv
bDAxGE
CAxh odf;;$/CAxh odf	Cr odr;;$/CAxh odf	C od
CAxhkc~E|l~q	CrkcEr	C kcE
CAxh he	Cr hr	C h|CAxh hec
CAxh yEj;;$/CAxh yEj	CAxh yEj;;$/yEj²	C yE|CAxh yEj



एFbc	एFbc
Apb
GzFxuv
qDउvuwB
छH CAxh





CृHxHEi odf
bgvy	bgvy
GxqxAzyD
kcztxtDv
HxGlng
डश [JP];-nl (FxषzHxAkj)
घज [JP];-Gz (eDBDv)
HDv (eDBDv)
़गइ [JP];-fg (eDBDv)
HDHDyE
Bxigdh
Bwdh
yp (fEv)

vhDv
ADई (थDईjadb)
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
nEsD (nwmDA)
FqxठD (nwmDA)
धlA (nwmDA)
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
mDob
ydecDvD
FlएAxtD

HlvjDdb

kczv (HDoCDv)
अjxFzAz (GDओ BDउjg)
अjxFzAz (ywvDG ezADoG)
HDAzआ
BxAuwiDई yॉAxhv
#volume	आiHv
sv yEqA;;$/sv yEqA	sv yEr	sv yE
sv FwjgyEqA	sv FwryEr	sv FwyE

sv GzdqEyEqA;;$/sv GzdqEyEqA	sv Gzdr yEr	sv GzdyE


jEqA;;$/jEqA	jEr	jE
GxqEiA

sv odf	sv odf
sv kcEq	sr kcEr
sv iDAxb	sv iDr
sv yEj	sv yEj





एFbc kc~E|p~q	एrkcEr	एFbc kcEq



FॉAxb
mॉBG kclq


hajv;;$/hajv	hajv	ha


FxCDAxq	FxCDAxq
BDodq	BDodq	BD
FB	FB
hwj
kcxjpob आउdG	kcxjpob आउdG	चु इे
bxAy;bxAy kxjpob	bxAy kxjp.	चु.ं॰.
ywvwy
qznjGxBpv	qzr GxBpv	दडघू
qE GxBpv	qE GxBpv	दघू
bzecAxq GxBpv	bz. GxBpv	ंघू
अyzAwFE FcDvpvE FB
yzqxAwF kcxjpb आउdG	चु इे ह.
bau
flqFE	flqFE
Gxywev
qab
npdt	npdt

ewhA	ewhA
uॉq
BDँfCDँ hajv
nluj	nlur	nl

ulषxF hajv
ulषxF FxCDAxq
ulषxF Bwdq
naAj	naAj
nEiA naAj
Fzh


FxAavnzAE naAj

nq
qv (BEBD)
oyxBEAwij hajv;;$/oyxBEAwij hajv	oyxBEr hajv	oyxBE hajv
FxCDAxq oyxBEAwij	F. oyxBE.	टद-Iहू.
$ ूद Iहू.;-nxAwqwu Bwdq
$ ़शू Iहू.;-nxAwqwu FB

oyxBEr kcxjlob आउdG		चु इे Iह


nxAwqwu nbcD fyxyf
nxAwqwu छgqD fyxyf
oyxBEAwij bzecAxqGxBpv	oyxBE. bzecAxqGxBpv	ंघू-Iहू

nxAwqwu nluj

kcwAFwv
FwjxbAFwv

yEqxAwF FB	yEqxAwF FB
yEqxAwF nbcD fyxyf
yEqxAwF छgqD fyxyf
ऑGxqxAzjwiDई qznjGxBpv
yEqxAwF Bwdq	yEqxAwF Bwdq
़शू [JP];-eDBDvE FB
इघैलय [JP];-ओGDeE
फइघैलय [JP];-FgGDeE


GxCEbwu hwjDG
FvxvD
CztxAg
kcDvzhD
uzdh
tgउ (fEv)
tDv (आiHv)
एyxkcgAD
FgdewiG
GzFxGqzAwiG
ygbwiG
yzqxAzqEec
yzbwyxvgG
nDथ (nDonwj)
mwv (nDonwj)
jgh (nDonwj)
Fn (nDonwj)
एkcD
Gzआ
ओyzA
mgyzA
uADn FE ngHj
आधE ngHj
yahxvy
ezAgngy
Azmgngy
yzथlGzjD
GjyDvecDA
nDjxथDecDA
vznlFbvzecA
ug (eDBDv)
फइफश [JP];-FgFp
दइ [JP];-Hg (eDBDv)
hg (eDBDv)
घगैफश [नइु, JP];-uDFl (आiHv)
घैय [JP];-GDई (eDBDv)

HwmDई FॉAxb
hxADउjA
#mass	txACxiyDv
FwjghxADy	FwrhxADr	FwhxAD
hxADy;;$/hxADy	hxADr	hxAD
yEqxAwF qv	yE qv|yEqxAwF qv	q

FxCwdqj
FaAzq	Far
Bौdb;;$/Bौdb	Bौdb	$#

औdG;;$/औdG	औdG	औdr

bzढc AHxHE	bzढc AHxHE|bz. AHxHE
14 Bौdb FD nqxqD		$घद|jD
fौथDई mdbxAzbCzq
छgqD mdbxAzbCzq
nbcD mdbxAzbCzq
qv	qv
jॉvxh qv
$ घुशो;-Gxjh

qxADई औdG	qxADई औdG






yFxखv FE GxqwF
yDvF Bzi (अyzAwFD)
अjxFgmj oFDई
yDvF Bzi (ऑGxqxAzjwiD)
bDjxqv	bDjxqv
ojzFxqxAॉv txACxiyDv
BxAgqॉv txACxiyDv

BxjDdF txACxiyDv
GौA txACxiyDv
BृथxCE txACxiyDv
nृmGxBHw txACxiyDv
FDv (eDBDv)
Fwv (eDBDv)
ygyz
चशब [JP];-kclv (eDBDv)
ewv (fEv)
tDv (txACxiyDv)
jwiDdh
छxiDv
FaqE
qzj
BwFlj
qxAॉi qzj
hv (FgAwiD)
tgv (FgAwiD)
nDq (txACxiyDv)
nDq (GgvD)
HgjD
yDuD
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
bxAaFyD
ओngj
yEvD (एqwF)
qajzdq (एqwF)
uzFzj
yEvD (nDonwj)
qajzdq (nDonwj)



CwG
nAxyE qwFj
#time	Gyi
GzFdb	Gzr	Gz
ywvq	ywr;;$/ywvq	yw
sdq~z|D	sdr	sd
twv	twv	tw
GBxHDm	GBxHDm
$ चि;-BखCDbcD
ymEv~z|D;~D	yDm
HwyDm~wiDd|E;~E;$/Hw;च	HwyD;;$/Hw
छyDmE
CAxष	CAxष	C
tuF~gd|	tu.
uHDnxt~wiDँ|E;;;च	uHD	u
GmGxADnxtE


ADH~zd|;;;च	ADH~zd|	$ADHzd|$ADH
twv (आil)
GBxHDm (आil)
ymEvD (आil)
CAxष (आil)
GDyDvxi CAxष
अधwCAxष
hxAzhgAwiv CAxष

GDiv CAxष
vDFxषHxA CAxष
fDdtxA yDG

vDFxषHxA twv



Ggj
uzF
GxCzbnAxh
ewkcE
ygyzdq

BxjDdF Gyi
BAyDणl Gyi oFDई
GxCॉf nEq
#labor	uxAy
CxiFxHw-sdqD
CxiFxHw-twv
CxiFxHw-GBxHDm
CxiFxHw-yDm
#temperature	HDByDv
FzjxCwv
bwhxAE GzjxGwiG	$°Gzr
bwhxAE kczAvmDoq	$°kczAv	$°क
$ °R;-bwhxAE AadFwv
#temperature-difference	HDBDdHA
FzjxCwv अdHA
bwhxAE GzjxGwiG अdHA
bwhxAE kcDAzvmDoq अdHA
#speed	hHw औA AkcxHDA
yEqA BxAHw GzFdb	yEr/Gzr




yEj BxAHw sdqD	yErBxArsdr	yEBxAsd





vॉq	vॉq


jDoq;;;च	jDoq
yaF
BAyDणl Czh oFDई
#acceleration	HxCAण
yEqA BxAHw GzFdb CAxh;yEqA/Gz²	yEr/CrGzr





hlAlHxC–nj;hlAlHxC nj	hlr	hl
hajEjwig
#angle	Fgण
Azbwiv	Azbwiv	$॰ैं
अdu	अdu	$°
आAxF ywvq	आAxF ywvq	$′
आAxF GzFdb	आAxF Gzr	$″


hxAzbwiv
spAxणv	spAxणv	$॰
fHlAxथDdu
ADuw
sdqD (Fgण)
FdBDG nwdtl
txCwआधDAE bwhxAE
#solid-angle	sv Fgण
GxqzAzbwiv	$ घ॰	$ घ॰



GxBaq
#frequency	आCृHxHw
mAxqxec



fFxA BxAHw GzFdb
BAwFxAyण BxAHw GzFdb
BAwFxAyण BxAHw ywvq
धbcFv BxAHw ywvq

kcxAzy BxAHw GzFdb
nॉb
#angular-speed	FgणEi hHw
#force	nj
vxipqv	vxipr
bDov

FwjghxADy-kcgAxG	$ फोच	$ फोच
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




BDउdb BxAHw CAxh odf










ywjEyEqA ej
GzdqEyEqA ej
yEqA ej
odf ej
kclq ej





yAxFxipAE ywjEyEqA;;;च	हह तो

yAxFxipAE odf		$" तो
#gauge-pressure	hze tDn
#energy	ऊAxeD
epj	epr	ep
अAxh

CDq-sdqD
FwjgCॉq sdq~z|D
ojzFxqxAॉvCgjxq
FajgAE;;;च		Fa
FajgAE;;;च	FajgAE	Fa
़ैुइ॰यजZ [IT]	़ैु-IT



थAxyE
$ पTU-IT	$ पTU-IT	$ पTU-IT
nxAwqwu थAxyj ipvwq	पदश








ipएG थzAxy	ipएG थzAxy



FxCDb
qv qEएvqE

qv Hzj GyHljxi
#power	uFxHw
Cॉq		Cॉ
अuxCuFxHw		एfBE
yEqxAwF अuxCuFxHw












qv BxAuEHv
GौA exigHw
#torque	nj आspAxण
vxipqv-yEqA	vxipryEr






BDउdb-kclq	ुडच⋅चद
#momentum	GdCzh
#moment-of-inertia	ebcHxC आspAxण
#surface-tension	Bृषxठ HvDC औA tृढcHD
#fracture-toughness	Cwभdh fAxyjHD
#fuel-economy	ईdधv खBH

jEqA BxAHw 100 FwjgyEqA	jEr/100 FwryEr	jE/100 FwyE
jEqA BxAHw FwjgyEqA	jE/FwyE



yEj BxAHw hajv
yEj BxAHw odBEAwij hajv	हूो odBEAwij
#data	bwewqj bzqD
nwq	nwq
nDoq	nDoq
ऑFxqzq
vwnj
FxAyxn (2 nwq)

vaq

qxAwq
CAxb
bnj CAxb
FxCDb CAxb
#data-rate	bzqD tA
#resolution	Awecॉjxipuv

BwFxGzj BxAHw GzdqEyEqA	ूू़ह

BwFxGzj BxAHw odf
nwdtl BxAHw odf
nwdtl BxAHw GzdqEyEqA
#graphics	hxADkcwFxG
BwFxGzj
nwdtl	nwdtl
#typewidth	अFxषA fौbcDई
जह;qDoBghxADkcwF एy	जह
एv (qDoB)
#ratio	अvlBDH औA hwvHE
भDh~gd|;~	भDh
BxAHwuH	$%
BxAHw mecDA	$‰
BxAHw tG mecDA	$‱

mwGxGD BxAHw tG jDख
BDAxq~xG|~ BxAHw nwjwiv



FaAq
BxApkc

egbcE
HwFbcE
आधD tAxev
tAxev
nzFA tAxev
FgbcE
GaFbcD
nbcD GaFbcD

nbcD hlAlG
mecDA
tG mecDA
jDख
ywjwiv
FAgbc
अAn
qxAwjwiv
tGxHD
AEy
#container-capacity	FdqzvA FxषyHD
#level	GxHA
uFxHw अvlBDH
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
fौथDई GxCA

GCDA (GxCA)
आCृHxHw tuF
#density	svHxC
#specific-weight	Cwuwषxq भDA


yAxFxipAE	तो
ej
#linear-density	AaखwF svHxC


qzFxG
bzvwiA



yEqxAwF धDhD vdnA
#area-density	Bृषxठ svHxC












ygyz (Azuy)
#volume-flow	आiHv BxACDm



























खvwF odf
GxCzAxbxAlB
#mass-flow	txACxiyDv BxACDm
#molar-flow	ygjA BxACDm
#dynamic-viscosity	hHwF uxiDvHD

Bॉoec

Azv
#kinematic-viscosity	ultxधhHwF uxiDvHD


GxqgFxG
#fluidity	HAjHD

AE (HAjHD)
#vapor-permeance	ejCDषxB BDAhyxiHD

BAxy
BAxy (0 °व)
BAxy (23 °व)
yEqxAwF BAxy
#vapor-permeability	ejCDषxB BDAhyxiHD hlणDdF


BAxy-odf (0 °व)
BAxy-odf (23 °व)
#turbidity	आCwjHD
#specific-energy	Cwuwषxq ऊAxeD
#energy-density	ऊAxeD svHxC





ोैघ ी;-BzqxAgj ऊAxeD svHxC
#molar-energy	ygjA ऊAxeD
#thermal-conductivity	ऊषxyD fDjFHD
#thermal-insulance	ऊषxyD Agधv



Fxjg
qॉh
#thermal-expansion	ऊषxyEi BxAGDA
#heat-capacity	ऊषxyD धDAwHD औA एvxqxAॉBE
#specific-heat-capacity	Cwuwषxq ऊषxyD
#molar-heat-capacity	ygjA ऊषxyD धDAwHD


haG vwiHDdF
#heat-flux	ऊषxyD kxjFxG औA FwAणv
#heat-transfer-coefficient	ऊषxyD अdHAण hlणDdF
#radiant-exposure	CwFwAण उtxभDGv
#amount-of-substance	BtDAxथ FE yDHxAD
ygj	ygj
आoqy	आoqy













आodGxqEv
#molar-concentration	ygjA GDdtxAHD


ूत
ygjA

ywjEhxADy BxAHw bzGEjEqA	ywrhxADr/bzrjEr
#molality	ygjjHD

hxjpFgec	$ सु़	$ सु़
#catalytic-activity	उHxBxAzAF GFxAwiHD
FaqDj	$ फैद	$ फैद
एdecDoy oFDई
#catalytic-concentration	उHxBxAzAF GFxAwiHD GDdtxAHD
#filtration-rate	hxjgyzAljA vwGxidtv tA
#electric-current	CwtxilH धDAD
एyxBEiA	एr
#current-noise-density	धDAD AC svHxC
#electric-charge	CwtxilH आCzu
FpjDy
एyxBwiA-sdqD

ypj आCzu
kcaADbz


kcxAadFjwv
#voltage	CgjxqHD
Cgjxq;;;च
#voltage-noise-density	CgjxqHD AC svHxC
#electric-resistance	CwtxilH BxAHwAgध
ओy
#electric-conductance	CwtxilH fDjFHxC
GEyzdG
#capacitance	धDAwHD
kaAb
#inductance	BxAzAFHxC
mzvAE
#magnetic-flux	fldnFEi kxjFxG
CznA	$ Wड	$ Wड
yaFxGCzj
एFDdF धxAlC
#magnetic-flux-density	fldnFEi kxjFxG svHxC
qzGxjD	$ T	$ T
hॉG
#magnetic-field-strength	fldnFEi FxषzHxA HECxAHD


ओAxGxqzb
#magnetic-moment	fldnFEi आspAxण
#electric-field-strength	CwtxilH FxषzHxA HECxAHD
#electric-dipole-moment	CwtxilH txCwधxAlC आspAxण

bwnDई
#resistivity	BxAHwAgधFHD
#conductivity	CwtxilH fDjFHD
#apparent-power	आभDGE औA BxAHwsDHE uFxHw

CDA
#apparent-energy	आभDGE औA BxAHwsDHE ऊAxeD
#luminous-intensity	exigHw HECxAHD
FavxbzjD;;;च
FadbjBDCA
अdHAADषxqxAEi Fadbj
#luminance	exigHwAxyiHD

vwq



Gxqwjxn
#illuminance	BxAtEBxHw
jFxG



kcgq
#luminous-flux	exigHw kxjFxG
jlyzv
hgjEi FadbjBDCA
#luminous-exposure	BxAFDu उtxभDGv
#wavenumber	BxAHwjgy jdnDई



FaGA
bDigBxqA
#spectral-flux-density	GxBzFxqxAyE kxjFxG svHxC

eDvxGxFE
#activity	AzbwigGFxAwiHD
डज़टशज॰जुZ
FxipAE
#activity-concentration	GFxAwiHD GDdtxAHD
#absorbed-dose	अCugषwH yDHxAD
ो॰ैमZ
Aab
#equivalent-dose	Hljxi yDHxAD
घयजनज॰दZ
Azy
#equivalent-dose-rate	Hljxi yDHxAD tA
#radiation-exposure	CwFwAण BxAभDC

Aॉvxqev
#energy-per-distance	ऊAxeD BxAHw tpAE



फWग/100फह	फWग/100फह
#antenna-gain	ऐvxqzvD jnxधw
GytauwF ऐvxqzvD BA jnxधw
#computing-performance	Gdhणv FxषyHD
#telephone-traffic	qzjEkcgv iDHDiDH
#film-speed	kcwjxy hHw
#heat-pump-efficiency	ऊषxyD BdB FE tFxषHD
#vascular-resistance	GdCmvE BxAHwAgध
#acoustic-impedance	Cwuwषxq धxCvwF BxAHwnDधD
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
nanosecond	vavg GzFdb	vavg Gzr	vavg Gz
milliampere	ywjE एyx‍BEiA	ywr एr
kilocalorie	Fwjg FajgAE;;;च
kilojoule	Fwjg epj	Fwrepr	Fwep
gigahertz	hEhDmAxqxec
megahertz	yzhDmAxqxec
kilohertz	FwjgmAxqxec
megapixel	yzhDBwFxGzj	MP
kilometer	FwjgyEqA;;$/FwjgyEqA	FwryEr	FwyE
decimeter	bzGEyEqA	bzryEr	bzyE
centimeter	GzdqEyEqA;;$/GzdqEyEqA	GzdryEr
millimeter	ywjEyEqA	ywryEr	ywyE
micrometer	yDoFxAgyEqA	μ yDryEr	μह
nanometer	vavgyEqA	varyEr	vayE
picometer	BwFgyEqA	BwryEr	$BwryEr
milligram	ywjEhxADy	ywrhxADr	ywhxAD
microgram	yDoFxAghxADy	yDrhxADr
gigawatt	hwhDCॉq
megawatt	yzhDCॉq
kilowatt	FwjgCॉq		FwCॉ
milliwatt	ywjECॉq
millibar	ywjEnDA		$हड
hectopascal	mzFxqgBDGxFj
kilopascal	FwjgBDGxFj	FwBDr
megapascal	yzhDBDGxFj	yzBDr
megaliter	yzhDjEqA	yzr jEr	yzjE
hectoliter	mzFxqgjEqA	mzrjEr	mzjE
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
hecto	mzFxqg{0}	mz.{0}
deka	bzFD{0}	bzFD {0}
deci	bzGE{0}	bz.{0}
centi	GzdqE{0}	Gz.{0}
milli	ywjE{0}	yw.{0}
micro	yDoFxAg{0}	μ{0}
nano	vavg{0}	va.{0}
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
-imperial	{0} (nxAwqwu)
-dry	{0} (ulषxF)
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
