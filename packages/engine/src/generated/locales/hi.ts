// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  letters: 'xADyFqEvwzGBHCjdbgnehriltcmfkoaups ्रािमीकटनलेसपतंवगबोयड़॰जुइदशैूफचहघ',
  quantities: `
#length	zjgDई
FqvA;;$/FqvA	Fq
FDcExAॉw

ऐjbxBxvxAॉF
arAxFq
cju;;$/cju	cju	$″
arqv|artv;;$/artv	arqv	$′
blr|eDAxh;eDAxh	eDAxh


Fqz	Fqz
wॉvyEz Fqz	wॉi Fqi	ोद॰
cju ED plrDAdDँ भDb

zDcw
lौ ED mDwD
wGz
pथGzq
pDथ
gyCxCD
pDथ (Exeogyv)
एz
ErmF
BxFov

arkmF	arkmF	ark
$ ़ूव;-Aॉh	$ ़ूव	$ ़ूव
EAF
$ इडफ॰ो;-uGw	$ इडफ॰ो	$ इडफ॰ो

cjlqwyeA uGw
arAxzDjb	arAxzDjb
zqb
EGgz


BFtmxAq zqb
hGvD Fqz
Fqz-BxEkणxhywGdyew	घद॰








खbnzqe cED~ईeDj|ई;~ceDँ	खbni cEDi	फच
HDAxBGE	HDAxBGE	हइ
HxAEDf-BGEjh
HxAEDf-Fywv
HxAEDf-sjvD
HxAEDf-myw
HxAEDf dAxष	HxAidi	HxAd
Hृथxdq Eq CxAylxeD
gृpBxHCy CxAylxeD
BौA अAxधdxeDB
HxzDjE zjgDई




हु
HDcED
vxdyH
तSS HyExBGz


TयX Hॉcjv

ByBGAn
घडफैच [JP];-fDEt (zjgDई)	घडफैच [JP]
घचो [JP];-Btw (lDHDw)	घचो [JP]
gt (zjgDई)
़॰ो [JP];-Ayw (lDHDw)	़॰ो [JP]
ैयो [JP];-EGw (lDHDw)	ैयो [JP]
ंू [JP];-ln (lDHDw)	ंू [JP]
un (zjgDई)
़॰ [JP];-Aq (lDHDw)	़॰ [JP]
घडफैच [इजूुड, JP];-fDEt (EHhrD)	घडफैच [इजूुड, JP]
uq (uqw)
CxBtw
झDjb
zq (uqw)
uGE (pDjbEDjb)
dD (थDईzkjh)
zybxw
arxADjBqBq cju
arxADjBqBq ADlEqe artv
CxdDlr
AnFw artv
AnFw ErmF
AnFw BxvGhyeF

eowDwq artv
eowDwq BxvGhyew

pथGzq (gDcgyz)
FyBxAq fDpq pDथ
ExeogGE artv

dDAD
zGbtआ
vGExBDB dDAD
अAxfyw
dAxfnE
BDझGw
dAxBxv
EGH artv
EGH Aoh
ErBgD
#area	ExषGCxAaz
dAxb FqvA;;$/dAxb FqvA	dAxb Fqi;;$/dAxb FqvA
dAxb EyznFqvA	dAxb EyiFqi

dAxb BGjvqFqvA;;$/dAxb BGjvqFqvA	di BGji;;$/dAxb BGji Fqi	dAxb BGjFq

pGExvGeA	pGi
आA




dAxb cju;;$/dAxb cju	di cji;;$/dAxb cju	d cj
dAxbar~q|t~v	diarqi	d arq
dAxb bl	di bi	d b|dAxb blr
dAxb Fqz;;$/dAxb Fqz	dAxb Fqz;;$/Fqz²	d Fq|dAxb Fqz



एEhr	एEhr
Aoh
BGExfw
vDउwfyH
छC dAxb





dृCxCqe cju
hnwF	hnwF
BxvxAGFD
arGmxmDw
CxBtgn
गच [JP];-gt (ExषGCxAaz)	गच [JP]
घय [JP];-BG (lDHDw)	घय [JP]
CDw (lDHDw)
इडू [JP];-un (lDHDw)	इडू [JP]
CDCDFq
Hxenjb
Hyjb
Fo (uqw)

wbDw
ADई (थDईzkjh)
btjठD
EwDz
FAzD
छnvD FAzD
FtAgxgD (भoFy)
अjEणF
BGjv (भoFy)
bxADउjh
gqsD (gjbDz)
EvxठD (gjbDz)
छvDE (भoFy)
EvxठD (अBF)
zGBD
gqsD (gypDA)
EvxठD (gypDA)
धtA (gypDA)
gyBxdD
gqsD (wGHDz)
EvxठD (wGHDz)
धtA (wGHDz)
AnHwq
आwD (wGHDz)
आAxHGjv
HGAyB आAxHGjv
mGBxeDCywD
FnAxbw
eobGAF
pDch
FjlrDwD
EtएAxmD
#volume	आeCw
sw FqvA;;$/sw FqvA	sw Fqi	sw Fq
sw EyznFqvA	sw EyiFqi	sw EyFq

sw BGjvqFqvA;;$/sw BGjvqFqvA	sw BGji Fqi	sw BGjFq


zqvA;;$/zqvA	zqi	zq
BxvqeA

sw cju	sw cju
sw arqv	si arqi
sw eDAxh	sw eDi
sw Fqz	sw Fqz





एEhr ar~q|o~v	एiarqi	एEhr arqv



EॉAxh
pॉHB artv


bkzw;;$/bkzw	bkzw	bk


ExdDAxv	ExdDAxv
HDcjv	HDcjv	HD
EH	EH
byz
arxzoch आउjB	arxzoch आउjB	शज ूल
hxAF;hxAF axzoch	hxAF axzo.	शज.व़.
FywyF
vGgzBxHow	vGi BxHow	ुगघह
vq BxHow	vq BxHow	ुघह
hGlrAxv BxHow	hG. BxHow	वघह
अFGAyEq ErDwowq EH
FGvxAyE arxzoh आउjB	शज ूल द.
hkf
utvEq	utvEq
BxFylw
vkh
gojm	gojm

lybA	lybA
fॉv
HDँudDँ bkzw
gtfz	gtfi	gt

ftषxE bkzw
ftषxE ExdDAxv
ftषxE Hyjv
gkAz	gkAz
gqeA gkAz
EGb


ExAkwgGAq gkAz

gv
vw (HqHD)
cFxHqAyez bkzw;;$/cFxHqAyez bkzw	cFxHqi bkzw	cFxHq bkzw
ExdDAxv cFxHqAyez	E. cFxHq.	ीु-Iदह.
$ हु Iदह.;-gxAyvyf Hyjv	$ हु Iदह.	$ हु Iदह.
$ इचह Iदह.;-gxAyvyf EH	$ इचह Iदह.	$ इचह Iदह.

cFxHqi arxztch आउjB		शज ूल Iद


gxAyvyf ghrD uFxFu
gxAyvyf छnvD uFxFu
cFxHqAyez hGlrAxvBxHow	cFxHq. hGlrAxvBxHow	वघह-Iदह

gxAyvyf gtfz

aryAEyw
EyzxhAEyw

FqvxAyE EH	FqvxAyE EH
FqvxAyE ghrD uFxFu
FqvxAyE छnvD uFxFu
ऑBxvxAGzyeDई vGgzBxHow
FqvxAyE Hyjv	FqvxAyE Hyjv
इचह [JP];-lDHDwq EH	इचह [JP]
ूघफं॰ [JP];-ओBDlq	ूघफं॰ [JP]
ैूघफं॰ [JP];-EnBDlq	ैूघफं॰ [JP]


Bxdqhyf byzDB
EwxwD
dGmxAn
arDwGbD
fGjb
mnउ (uqw)
mDw (आeCw)
एFxarnAD
EnjlyeB
BGExBvGAyeB
FnhyeB
FGvxAGvqlr
FGhyFxwnB
gDथ (gDcgyz)
pyw (gDcgyz)
znb (gDcgyz)
Eg (gDcgyz)
एarD
BGआ
ओFGA
pnFGA
fADg Eq gnCz
आधq gnCz
FkbxwF
lGAngnF
AGpngnF
FGथtBGzD
BzFDwlrDA
gDzxथDlrDA
wGgtEhwGlrA
fn (lDHDw)
ैूैच [JP];-EnEo	ैूैच [JP]
ुू [JP];-Cn (lDHDw)	ुू [JP]
bn (lDHDw)
घडफैच [टूज, JP];-fDEt (आeCw)	घडफैच [टूज, JP]
घफ॰ [JP];-BDई (lDHDw)	घफ॰ [JP]
#mass	mxAdxeFDw
EyznbxADF	EyibxADi	EybxAD
bxADF;;$/bxADF	bxADi	bxAD
FqvxAyE vw	Fq vw|FqvxAyE vw	v

Exdyjvz
EkAGv	Eki
Hौjh;;$/Hौjh	Hौjh	$#

औjB;;$/औjB	औjB	औji

hGढr ACxCq	hGढr ACxCq|hG. ACxCq
14 Hौjh ED gvxvD		$घु|zD
uौथDई pjhxAGhdGv
छnvD pjhxAGhdGv
ghrD pjhxAGhdGv
vw	vw
zॉwxb vw
$ घजचब;-Bxzb	$ घजचब	$ घजचब

vxADई औjB	vxADई औjB






FExखw Eq BxvyE
FDwE HGe (अFGAyED)
अzxEnpz cEDई
FDwE HGe (ऑBxvxAGzyeD)
hDzxvw	hDzxvw
czGExvxAॉw mxAdxeFDw
HxAnvॉw mxAdxeFDw

HxzDjE mxAdxeFDw
BौA mxAdxeFDw
Hृथxdq mxAdxeFDw
gृpBxHCy mxAdxeFDw
EDw (lDHDw)
Eyw (lDHDw)
FnFG
शचो [JP];-artw (lDHDw)	शचो [JP]
lyw (uqw)
mDw (mxAdxeFDw)
zyeDjb
छxeDw
Ekvq
vGz
HyEtz
vxAॉe vGz
bw (EnAyeD)
mnw (EnAyeD)
gDv (mxAdxeFDw)
gDv (BnwD)
CnzD
FDfD
ACxCq
BGA
छvDँE
Fw (dlrw)
lAxFw HDउjh
lAxFw lrGjvwA
HGAyB bxAGw
zqdxA
BxHGwq HDउjh
अAngD

AoBq HDउjh
lrnznCwyE
znC (AoB)
Hom

AnFw औjB
hxAkEFD
ओgnz
FqwD (एvyE)
vkzGjv (एvyE)
fGEGz
FqwD (gDcgyz)
vkzGjv (gDcgyz)
#time	BFe
BGEjh	BGi	BG
Fywv	Fyi;;$/Fywv	Fy
sjv~G|D	sji	sj
myw	myw	my
BHxCDp	BHxCDp
$ शन;-HखdDhrD	$ शन	$ शन
Fpqw~G|D;~D	FDp
CyFDp~yeDj|q;~q;$/Cy;श	CyFD;;$/Cy
छFDpq
dAxष	dAxष	d
mfE~nj|	mf.
fCDgxm~yeDँ|q;;;श	fCD	f
BpBxADgxmq


ADC~Gj|;;;श	ADC~Gj|	$ADCGj|$ADC
myw (आet)
BHxCDp (आet)
FpqwD (आet)
dAxष (आet)
BDFDwxe dAxष
अधydAxष
bxAGbnAyew dAxष

BDew dAxष
wDExषCxA dAxष
uDjmxA FDB

wDExषCxA myw



Bnz
fGE
BxdGhgAxb
lyarq
FnFGjv

HxzDjE BFe
HAFDणt BFe cEDई
Bxdॉu gqv
#labor	fxAF
dxeExCy-sjvD
dxeExCy-myw
dxeExCy-BHxCDp
dxeExCy-FDp
#temperature	CDHFDw
EGzxdyw
hybxAq BGzxByeB	$°BGi
hybxAq arGAwpDcv	$°arGAw	$°म
$ °R;-hybxAq AkjEyw	$ °R	$ °R
#temperature-difference	CDHDjCA
EGzxdyw अjCA
hybxAq BGzxByeB अjCA
hybxAq arDAGwpDcv अjCA
#speed	bCy औA AarxCDA
FqvA HxACy BGEjh	Fqi/BGi




Fqz HxACy sjvD	FqiHxAisji	FqHxAsj





wॉv	wॉv


zDcv;;;श	zDcv
FkE
HAFDणt dGb cEDई
#acceleration	CxdAण
FqvA HxACy BGEjh dAxb;FqvA/BG²	Fqi/diBGi





btAtCxd–gz;btAtCxd gz	bti	bt
#angle	Enण
AGhyew	AGhyew	$़फव
अjf	अjf	$°
आAxE Fywv	आAxE Fywv	$′
आAxE BGEjh	आAxE BGi	$″


bxAGhyew
soAxणw	soAxणw	$़
uCtAxथDjf
ADfy
sjvD (Enण)
EjHDB gyjmt
mxdyआधDAq hybxAq
#solid-angle	sw Enण
BxvGAGhyew	$ घ़	$ घ़



BxHkv
#frequency	आdृCxCy
pAxvxlr



uExA HxACy BGEjh
HAyExAFण HxACy BGEjh
HAyExAFण HxACy Fywv
धhrEw HxACy Fywv

arxAGF HxACy BGEjh
gॉh
#angular-speed	Enणqe bCy
#force	gz
wxeovw	wxeoi
hDcw

EyznbxADF-arnAxB	$ ैबश	$ ैबश
bxADF-gz
vw-gz
HDउjh-gz


EyH
#pressure	mDg
HDBxEz	HDi
gDA	gDA
dDetFjhzqe mgDd;dDetFणxhzqe mgDd
CEwqEq dDetFjhz
vॉA




HDउjh HxACy dAxb cju










FyzqFqvA lz
BGjvqFqvA lz
FqvA lz
cju lz
artv lz





FAxExeoAq FyzqFqvA;;;श	दद पब

FAxExeoAq cju		$" पब
#energy	ऊAxlD
loz	loi	lo
अAxb

dDv-sjvD
Eyzndॉv sjv~G|D
czGExvxAॉwdnzxv
EkznAq;;;श		Ek
EkznAq;;;श	EkznAq	Ek
इफजू़॰यZ [IT]	इफज-IT



थAxFq
$ सTU-IT	$ सTU-IT	$ सTU-IT
gxAyvyf थAxFz eowyv	सुच








eoएB थGAxF	eoएB थGAxF



ExdDh
vw vqएwvq

vw CGz BFCtzxe
#power	fExCy
dॉv		dॉ
अfxdfExCy		एuHq
FqvxAyE अfxdfExCy












vw HxAfqCw
BौA lxenCy
#torque	gz आsoAxण
wxeovw-FqvA	wxeoiFqi






HDउjh-artv	जगश⋅शु
#momentum	BjdGb
#moment-of-inertia	lhrCxd आsoAxण
#surface-tension	Hृषxठ CwDd औA mृढrCD
#fracture-toughness	dyभjb uAxFzCD
#fuel-economy	ईjधw खHC

zqvA HxACy 100 EyznFqvA	zqi/100 EyiFqi	zq/100 EyFq
zqvA HxACy EyznFqvA	zq/EyFq



Fqz HxACy bkzw
Fqz HxACy cjHqAyez bkzw	दहब cjHqAyez
#data	hylyvz hGvD
gyv	gyv
gDcv	gDcv
ऑExvGv
wygz
ExAFxg (2 gyv)

wkv

vxAyv
dAxh
hgz dAxh
ExdDh dAxh
#data-rate	hGvD mA
#resolution	Aylrॉzxeofw

HyExBGz HxACy BGjvqFqvA	हहइद

HyExBGz HxACy cju
gyjmt HxACy cju
gyjmt HxACy BGjvqFqvA
#graphics	bxADaryExB
HyExBGz
gyjmt	gyjmt
#typewidth	अExषA uौhrDई
यद;vDcHnbxADaryE एF	यद
एw (vDcH)
#ratio	अwtHDC औA bywCq
भDb~nj|;~	भDb
HxACyfC	$%
HxACy plrDA	$‰
HxACy mB plrDA	$‱

pyBxBD HxACy mB zDख
HDAxv~xB|~ HxACy gyzyew



EkAv
HxAoar

lnhrq
CyEhrq
आधD mAxlw
mAxlw
gGEA mAxlw
Enhrq
BkEhrD
ghrD BkEhrD

ghrD btAtB
plrDA
mB plrDA
zDख
Fyzyew
EAnhr
अAg
vxAyzyew
mBxCD
AqF
#container-capacity	EjvGwA ExषFCD
#level	BxCA
fExCy अwtHDC
hGBygz

wGHA

BxvॉH
#loudness	HxAgzCD
Bnw
arॉw
#musical-interval	BjbqC अjCADz
आdृCxCy अwtHDC
BHxCE
HoAxण BxdA
अAxधBxdA
uौथDई BxdA

BdDA (BxdA)
आdृCxCy mfE
#density	swCxd
#specific-weight	dyfyषxv भDA


FAxExeoAq	पब
lz
#linear-density	AkखyE swCxd


vGExB
hGwyeA
#area-density	Hृषxठ swCxd
#volume-flow	आeCw HxAdDp



























खwyE cju
#mass-flow	mxAdxeFDw HxAdDp
#molar-flow	FnzA HxAdDp
#dynamic-viscosity	bCyE fxeDwCD

Hॉclr

AGw
#kinematic-viscosity	ftmxधbCyE fxeDwCD


BxvnExB
#fluidity	CAzCD

Aq (CAzCD)
#vapor-permeance	lzdDषxH HDAbFxeCD

HAxF
HAxF (0 °त)
HAxF (23 °त)
#vapor-permeability	lzdDषxH HDAbFxeCD btणDjE


HAxF-cju (0 °त)
HAxF-cju (23 °त)
#turbidity	आdyzCD
#specific-energy	dyfyषxv ऊAxlD
#energy-density	ऊAxlD swCxd





बफघ क;-HGvxAnz ऊAxlD swCxd	बफघ क
#molar-energy	FnzA ऊAxlD
#thermal-conductivity	ऊषxFD uDzECD
#thermal-insulance	ऊषxFD Anधw



Exzn
vॉb
#thermal-expansion	ऊषxFqe HxABDA
#heat-capacity	ऊषxFD धDAyCD औA एwxvxAॉHq
#specific-heat-capacity	dyfyषxv ऊषxFD
#molar-heat-capacity	FnzA ऊषxFD धDAyCD


bkB wyeCDjE
#heat-flux	ऊषxFD axzExB औA EyAणw
#heat-transfer-coefficient	ऊषxFD अjCAण btणDjE
#radiant-exposure	dyEyAण उmxभDBw
#amount-of-substance	HmDAxथ Eq FDCxAD
Fnz	Fnz
आcvF	आcvF
#molar-concentration	FnzA BDjmxACD


हप
FnzA

FyzqbxADF HxACy hGBqzqvA	FyibxADi/hGizqi
#molality	FnzzCD

bxzoEnlr	$ ेजइ	$ ेजइ
#catalytic-activity	उCxHxAGAE BExAyeCD
EkvDz	$ ैफु	$ ैफु
#catalytic-concentration	उCxHxAGAE BExAyeCD BDjmxACD
#filtration-rate	bxznFGAtzA wyBxejmw mA
#electric-current	dymxetC धDAD
एFxHqeA	एi
#current-noise-density	धDAD Ad swCxd
#electric-charge	dymxetC आdGf
EozDF
एFxHyeA-sjvD

Foz आdGf
arkADhG
#voltage	dnzxvCD
dnzxv;;;श
#voltage-noise-density	dnzxvCD Ad swCxd
#electric-resistance	dymxetC HxACyAnध
ओF
#electric-conductance	dymxetC uDzECxd
BqFGjB
#capacitance	धDAyCD
akAh
#inductance	HxAGAECxd
pGwAq
#magnetic-flux	utjgEqe axzExB
dGgA	$ Wग	$ Wग
FkExBdGz
एEDjE धxAtd
#magnetic-flux-density	utjgEqe axzExB swCxd
vGBxzD	$ T	$ T
bॉB
#magnetic-field-strength	utjgEqe ExषGCxA CqdxACD


ओAxBxvGh
#magnetic-moment	utjgEqe आsoAxण
#electric-field-strength	dymxetC ExषGCxA CqdxACD
#electric-dipole-moment	dymxetC mxdyधxAtd आsoAxण

hygDई
#resistivity	HxACyAnधECD
#conductivity	dymxetC uDzECD
#apparent-power	आभDBq औA HxACysDCq fExCy

dDA
#apparent-energy	आभDBq औA HxACysDCq ऊAxlD
#luminous-intensity	lxenCy CqdxACD
EkwxhGzD;;;श
EkjhzHDdA
अjCAADषxvxAqe Ekjhz
#luminance	lxenCyAxFeCD

wyv



Bxvyzxg
#illuminance	HxAmqHxCy
zExB



arnv
#luminous-flux	lxenCy axzExB
ztFGw
bnzqe EkjhzHDdA
#luminous-exposure	HxAEDf उmxभDBw
#wavenumber	HxACyznF zjgDई



EkBA
hDenHxvA
#spectral-flux-density	BxHGExvxAFq axzExB swCxd

lDwxBxEq
#activity	AGhyenBExAyeCD
गयइीचय़यजZ
ExeoAq
#activity-concentration	BExAyeCD BDjmxACD
#absorbed-dose	अdfnषyC FDCxAD
ब़फिZ
Akh
#equivalent-dose	Ctzxe FDCxAD
घ॰यटय़ुZ
AGF
#equivalent-dose-rate	Ctzxe FDCxAD mA
#radiation-exposure	dyEyAण HxAभDd

Aॉwxvlw
#energy-per-distance	ऊAxlD HxACy moAq



ैWड/100ैद	ैWड/100ैद
`,
  units: `
millimole-per-liter	FyzqFnz HxACy zqvA	FyzqFnz/zqi
petabyte	HGvDgDcv
terabyte	vGADgDcv
terabit	vGADgyv	Tग
gigabyte	bqbDgDcv
gigabit	bqbDgyv	ेग
megabyte	FGbDgDcv
megabit	FGbDgyv	Mग
kilobyte	EyzngDcv
kilobit	Eyzngyv	ैग
millisecond	FyzqBGEjh	FyiBGi
microsecond	FDcExAnBGEjh
nanosecond	wkwn BGEjh	wkwn BGi	wkwn BG
milliampere	Fyzq एFx‍HqeA	Fyi एi
kilocalorie	Eyzn EkznAq;;;श
kilojoule	Eyzn loz	Eyiloi	Eylo
gigahertz	bqbDpAxvxlr
megahertz	FGbDpAxvxlr
kilohertz	EyznpAxvxlr
megapixel	FGbDHyExBGz	MP
kilometer	EyznFqvA;;$/EyznFqvA	EyiFqi	EyFq
decimeter	hGBqFqvA	hGiFqi	hGFq
centimeter	BGjvqFqvA;;$/BGjvqFqvA	BGjiFqi
millimeter	FyzqFqvA	FyiFqi	FyFq
micrometer	FDcExAnFqvA	μ FDiFqi	μद
nanometer	wkwnFqvA	wkiFqi	wkFq
picometer	HyEnFqvA	HyiFqi	$HyiFqi
milligram	FyzqbxADF	FyibxADi	FybxAD
microgram	FDcExAnbxADF	FDibxADi
gigawatt	bybDdॉv
megawatt	FGbDdॉv
kilowatt	Eyzndॉv		Eydॉ
milliwatt	Fyzqdॉv
millibar	FyzqgDA		$दग
hectopascal	pGExvnHDBxEz
kilopascal	EyznHDBxEz	EyHDi
megapascal	FGbDHDBxEz	FGHDi
megaliter	FGbDzqvA	FGi zqi	FGzq
hectoliter	pGExvnzqvA	pGizqi	pGzq
deciliter	hGBqzqvA	hGizqi	hGzq
centiliter	BGjvqzqvA	BGjizqi	BGjzq
milliliter	FyzqzqvA	Fyi zqi	Fyzq
`,
  patterns: `
joiner	 	 	 
quetta	ExdGvD{0}	ExdGvD{0}
ronna	AnwxwD{0}	Anw{0}
yotta	envD{0}	envD {0}
zetta	lrGvD{0}	lrG.{0}
exa	एExlrD{0}	ए.{0}
peta	HGvD{0}	HG.{0}
tera	vGAD{0}	vG.{0}
giga	bqbD{0}	bq.{0}
mega	FGbD{0}	FG.{0}
kilo	Eyzn{0}	Ey.{0}
hecto	pGExvn{0}	pG.{0}
deka	hGED{0}	hGED {0}
deci	hGBq{0}	hG.{0}
centi	BGjvq{0}	BG.{0}
milli	Fyzq{0}	Fy.{0}
micro	FDcExAn{0}	μ{0}
nano	wkwn{0}	wk.{0}
pico	HyEn{0}	Hy.{0}
femto	arGFxvn{0}	arG.{0}
atto	अvn{0}	अ.{0}
zepto	lrGHxvn{0}	lrGG.{0}
yocto	enExvn{0}	en.{0}
ronto	Anjvn{0}	An{0}
quecto	ExdGExvn{0}	ExdG{0}
yobi	engq{0}	en.gq.{0}
zebi	lrGgq{0}	lrG.gq.{0}
exbi	एExlrgq{0}	एExlr.gq.{0}
pebi	HGgq{0}	HG.gq.{0}
tebi	vGgq{0}	vG.gq.{0}
gibi	lqgq{0}	lq.gq.{0}
mebi	FGgq{0}	FG.gq.{0}
kibi	Eygq{0}	Ey.gq.{0}
square	dAxb {0}|dAxb {0}	{0}²
cubic	sw {0}|sw {0}	{0}³
-survey-us	{0} (अFGAyEq BAxdGExषण)
-imperial	{0} (gxAyvyf)
-dry	{0} (ftषxE)
-sidereal	{0} (wDExषCxA)
-gregorian	{0} (bxAGbnAyew)
-person	{0} (आet)
-length	{0} (zjgDई)
-biblical	{0} (gDcgyz)
-attic	{0} (एvyE)
-roman	{0} (AnFw)
-metric	{0} (FqvxAyE)
-of-water	{0} lz
-printer	{0} (FtmxAण)
-tex	{0} (TयX)
-us	{0} (अFGAyEq)
-beer	{0} (gqeA)
-liquid	{0} (CAz)
-apothecary	{0} (औषध)
-australian	{0} (ऑBxvxAGzyeDई)
-nato	{0} (wDvn)
-international	{0} (अjCAADषxvxAqe)
per	{0} HxACy {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	घ||घ
`,
  words: {"to":["को","से","का","में"],"after":["में बदलें","में कितना होता है","में कितना है","होते हैं","होता है","हैं","है","में","में बदलो","में परिवर्तित करें","में बताएं","बदलें","होता","होते"],"and":["और","जमा"],"per":["प्रति"],"opening":["कितना है","बदलें"],"howMany":["कितने","कितनी"],"are":["में","हैं","होते हैं"],"one":["एक"],"endings":["ों","ें","े","ा","ो"],"numbers":{"आधा":"1/2","आधे":"1/2","आधी":"1/2","डेढ़":"3/2","ढाई":"5/2","एक":"1","दो":"2","तीन":"3","चार":"4","पाँच":"5","पांच":"5","छह":"6","सात":"7","आठ":"8","नौ":"9","दस":"10","सौ":"100"},"minus":["माइनस","ऋण","ऋणात्मक"],"aliases":{"किलो":"kilogram","सेल्सियस":"celsius","फ़ारेनहाइट":"fahrenheit","डिग्री फ़ारेनहाइट":"fahrenheit","फ़ेरनहाइट":"fahrenheit","फ़ीट":"foot","फुट":"foot","पाउंड":"pound","पौंड":"pound","घंटा":"hour","घंटे":"hour","घंटों":"hour"}},
};

export default locale;
