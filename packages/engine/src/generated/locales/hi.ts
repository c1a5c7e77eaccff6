// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  letters: 'xADyFqEvwzGBHCjdbgnehriltcmfkoaups ्रािमीकटनलेसपतंवबगोयड़॰जुइदैशफूचहघ',
  quantities: `
#length	zjbDई
FqvA;;$/FqvA	Fq
FDcExAॉw

ऐjgxBxvxAॉF
orAxFq
cju;;$/cju	cju	$″
orqv|ortv;;$/ortv	orqv	$′
glr|eDAxh;eDAxh	eDAxh


Fqz	Fqz
wॉvyEz Fqz	wॉi Fqi	ोद॰
Fyz (plrDAdDँ cju)

zDcw
lौ ED mDwD
wGz
pथGzq
pDथ
byCxCD
pDथ (Exeabyv)
एz
ErmF
BxFav

orfmF	orfmF	orf
$ ़फव;-Aॉh	$ ़फव	$ ़फव
EAF
$ इडू॰ो;-uGw	$ इडू॰ो	$ इडू॰ो

cjlqwyeA uGw
orAxzDjg	orAxzDjg
zqg
EGbz


BFtmxAq zqg
hGvD Fqz
Fqz-BxEfणxhywGdyew	घद॰








खgnzqe cED~ईeDj|ई;~ceDँ	खgni cEDi	ूच
HDAxBGE	HDAxBGE	हइ
HxAEDk-BGEjh
HxAEDk-Fywv
HxAEDk-sjvD
HxAEDk-myw
HxAEDk dAxष	HxAidi	HxAd
Hृथxdq Eq CxAylxeD
bृpBxHCy CxAylxeD
BौA अAxधdxeDB
HxzDjE zjbDई




हु
HDcED
vxdyH
तSS HyExBGz


TयX Hॉcjv

ByBGAn
घडूशच [JP];-kDEt (zjbDई)	घडूशच [JP]
घचो [JP];-Btw (lDHDw)	घचो [JP]
bt (zjbDई)
़॰ो [JP];-Ayw (lDHDw)	़॰ो [JP]
शयो [JP];-EGw (lDHDw)	शयो [JP]
ंफ [JP];-ln (lDHDw)	ंफ [JP]
un (zjbDई)
़॰ [JP];-Aq (lDHDw)	़॰ [JP]
घडूशच [इजफुड, JP];-kDEt (EHhrD)	घडूशच [इजफुड, JP]
uq (uqw)
CxBtw
झDjg
zq (uqw)
uGE (pDjgEDjg)
dD (थDईzfjh)
zygxw
orxADjBqBq cju
orxADjBqBq ADlEqe ortv
CxdDlr
AnFw ortv
AnFw ErmF
AnFw BxvGhyeF

eawDwq ortv
eawDwq BxvGhyew

pथGzq (bDcbyz)
FyBxAq kDpq pDथ
ExeabGE ortv

dDAD
zGgtआ
vGExBDB dDAD
अAxkyw
dAxknE
BDझGw
dAxBxv
EGH ortv
EGH Aah
ErBbD
#area	ExषGCxAoz
dAxg FqvA;;$/dAxg FqvA	dAxg Fqi;;$/dAxg FqvA
dAxg EyznFqvA	dAxg EyiFqi

dAxg BGjvqFqvA;;$/dAxg BGjvqFqvA	di BGji;;$/dAxg BGji Fqi	dAxg BGjFq

pGExvGeA	pGi
आA


bDAxw
hDAxBq
dAxg cju;;$/dAxg cju	di cji;;$/dAxg cju	d cj
dAxgor~q|t~v	diorqi	d orq
dAxg gl	di gi	d g|dAxg glr
dAxg Fqz;;$/dAxg Fqz	dAxg Fqz;;$/Fqz²	d Fq|dAxg Fqz



एEhr	एEhr
Aah
BGExkw
vDउwkyH
छC dAxg





dृCxCqe cju
hnwF	hnwF
BxvxAGFD
orGmxmDw
CxBtbn
बच [JP];-bt (ExषGCxAoz)	बच [JP]
घय [JP];-BG (lDHDw)	घय [JP]
CDw (lDHDw)
इडफ [JP];-un (lDHDw)	इडफ [JP]
CDCDFq
Hxenjg
Hyjg
Fa (uqw)

wgDw
ADई (थDईzfjh)
gtjठD
EwDz
FAzD
छnvD FAzD
FtAbxbD (भaFy)
अjEणF
BGjv (भaFy)
gxADउjh
bqsD (bjgDz)
EvxठD (bjgDz)
छvDE (भaFy)
EvxठD (अBF)
zGBD
bqsD (bypDA)
EvxठD (bypDA)
धtA (bypDA)
byBxdD
bqsD (wGHDz)
EvxठD (wGHDz)
धtA (wGHDz)
AnHwq
आwD (wGHDz)
आAxHGjv
HGAyB आAxHGjv
mGBxeDCywD
FnAxgw
eagGAF
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
sw orqv	si orqi
sw eDAxh	sw eDi
sw Fqz	sw Fqz





एEhr or~q|a~v	एiorqi	एEhr orqv



EॉAxh
pॉHB ortv


gfzw;;$/gfzw	gfzw	gf


ExdDAxv	ExdDAxv
HDcjv	HDcjv	HD
EH	EH
gyz
orxzach आउjB	orxzach आउjB	ैज फल
hxAF;hxAF oxzach	hxAF oxza.	ैज.व़.
FywyF
vGbzBxHaw	vGi BxHaw	ुबघह
vq BxHaw	vq BxHaw	ुघह
hGlrAxv BxHaw	hG. BxHaw	वघह
अFGAyEq ErDwawq EH
FGvxAyE orxzah आउjB	ैज फल द.
hfk
utvEq	utvEq
BxFylw
vfh
bajm	bajm

lygA	lygA
kॉv
HDँudDँ gfzw
btkz	btki	bt

ktषxE gfzw
ktषxE ExdDAxv
ktषxE Hyjv
bfAz	bfAz
bqeA bfAz
EGg


ExAfwbGAq bfAz

bv
vw (HqHD)
cFxHqAyez gfzw;;$/cFxHqAyez gfzw	cFxHqi gfzw	cFxHq gfzw
ExdDAxv cFxHqAyez	E. cFxHq.	ीु-Iदह.
$ हु Iदह.;-bxAyvyk Hyjv	$ हु Iदह.	$ हु Iदह.
$ इचह Iदह.;-bxAyvyk EH	$ इचह Iदह.	$ इचह Iदह.

cFxHqi orxztch आउjB		ैज फल Iद


bxAyvyk bhrD uFxFu
bxAyvyk छnvD uFxFu
cFxHqAyez hGlrAxvBxHaw	cFxHq. hGlrAxvBxHaw	वघह-Iदह

bxAyvyk btkz

oryAEyw
EyzxhAEyw

FqvxAyE EH	FqvxAyE EH
FqvxAyE bhrD uFxFu
FqvxAyE छnvD uFxFu
ऑBxvxAGzyeDई vGbzBxHaw
FqvxAyE Hyjv	FqvxAyE Hyjv
इचह [JP];-lDHDwq EH	इचह [JP]
फघूं॰ [JP];-ओBDlq	फघूं॰ [JP]
शफघूं॰ [JP];-EnBDlq	शफघूं॰ [JP]


Bxdqhyk gyzDB
EwxwD
dGmxAn
orDwGgD
kGjg
mnउ (uqw)
mDw (आeCw)
एFxornAD
EnjlyeB
BGExBvGAyeB
FnhyeB
FGvxAGvqlr
FGhyFxwnB
bDथ (bDcbyz)
pyw (bDcbyz)
zng (bDcbyz)
Eb (bDcbyz)
एorD
BGआ
ओFGA
pnFGA
kADb Eq bnCz
आधq bnCz
FfgxwF
lGAnbnF
AGpnbnF
FGथtBGzD
BzFDwlrDA
bDzxथDlrDA
wGbtEhwGlrA
kn (lDHDw)
शफशच [JP];-EnEa	शफशच [JP]
ुफ [JP];-Cn (lDHDw)	ुफ [JP]
gn (lDHDw)
घडूशच [टफज, JP];-kDEt (आeCw)	घडूशच [टफज, JP]
घू॰ [JP];-BDई (lDHDw)	घू॰ [JP]
#mass	mxAdxeFDw
EyzngxADF	EyigxADi	EygxAD
gxADF;;$/gxADF	gxADi	gxAD
FqvxAyE vw	Fq vw|FqvxAyE vw	v

Exdyjvz
EfAGv	Efi
Hौjh;;$/Hौjh	Hौjh	$#

औjB;;$/औjB	औjB	औji

hGढr ACxCq	hGढr ACxCq|hG. ACxCq
14 Hौjh ED bvxvD		$घु|zD
uौथDई pjhxAGhdGv
छnvD pjhxAGhdGv
bhrD pjhxAGhdGv
vw	vw
zॉwxg vw
$ घजचग;-Bxzg	$ घजचग	$ घजचग

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
bृpBxHCy mxAdxeFDw
EDw (lDHDw)
Eyw (lDHDw)
FnFG
ैचो [JP];-ortw (lDHDw)	ैचो [JP]
lyw (uqw)
mDw (mxAdxeFDw)
zyeDjg
छxeDw
Efvq
vGz
HyEtz
vxAॉe vGz
gw (EnAyeD)
mnw (EnAyeD)
bDv (mxAdxeFDw)
bDv (BnwD)
CnzD
FDkD
ACxCq
BGA
छvDँE
Fw (dlrw)
lAxFw HDउjh
lAxFw lrGjvwA
HGAyB gxAGw
zqdxA
BxHGwq HDउjh
अAnbD

AaBq HDउjh
lrnznCwyE
znC (AaB)
Ham

AnFw औjB
hxAfEFD
ओbnz
FqwD (एvyE)
vfzGjv (एvyE)
kGEGz
FqwD (bDcbyz)
vfzGjv (bDcbyz)
#time	BFe
BGEjh	BGi	BG
Fywv	Fyi;;$/Fywv	Fy
sjv~G|D	sji	sj
myw	myw	my
BHxCDp	BHxCDp
$ ैन;-HखdDhrD	$ ैन	$ ैन
Fpqw~G|D;~D	FDp
CyFDp~yeDj|q;~q;$/Cy;ै	CyFD;;$/Cy
छFDpq
dAxष	dAxष	d
mkE~nj|	mk.
kCDbxm~yeDँ|q;;;ै	kCD	k
BpBxADbxmq


ADC~Gj|;;;ै	ADC~Gj|	$ADCGj|$ADC
myw (आet)
BHxCDp (आet)
FpqwD (आet)
dAxष (आet)
BDFDwxe dAxष
अधydAxष
gxAGgnAyew dAxष

BDew dAxष
wDExषCxA dAxष
uDjmxA FDB

wDExषCxA myw



Bnz
kGE
BxdGhbAxg
lyorq
FnFGjv

HxzDjE BFe
HAFDणt BFe cEDई
Bxdॉu bqv
#labor	kxAF
dxeExCy-sjvD
dxeExCy-myw
dxeExCy-BHxCDp
dxeExCy-FDp
#temperature	CDHFDw
EGzxdyw
hygxAq BGzxByeB	$°BGi
hygxAq orGAwpDcv	$°orGAw	$°म
$ °R;-hygxAq AfjEyw	$ °R	$ °R
#temperature-difference	CDHDjCA
EGzxdyw अjCA
hygxAq BGzxByeB अjCA
hygxAq orDAGwpDcv अjCA
#speed	gCy औA AorxCDA
FqvA HxACy BGEjh	Fqi/BGi




Fqz HxACy sjvD	FqiHxAisji	FqHxAsj





wॉv	wॉv


zDcv;;;ै	zDcv
FfE
HAFDणt dGg cEDई
#acceleration	CxdAण
FqvA HxACy BGEjh dAxg;FqvA/BG²	Fqi/diBGi





gtAtCxd–bz;gtAtCxd bz	gti	gt
gfzqzyen
#angle	Enण
AGhyew	AGhyew	$़ूव
अjk	अjk	$°
आAxE Fywv	आAxE Fywv	$′
आAxE BGEjh	आAxE BGi	$″


gxAGhyew
saAxणw	saAxणw	$़
uCtAxथDjk
ADky
sjvD (Enण)
EjHDB byjmt
mxdyआधDAq hygxAq
#solid-angle	sw Enण
BxvGAGhyew	$ घ़	$ घ़



BxHfv
#frequency	आdृCxCy
pAxvxlr



uExA HxACy BGEjh
HAyExAFण HxACy BGEjh
HAyExAFण HxACy Fywv
धhrEw HxACy Fywv

orxAGF HxACy BGEjh
bॉh
#angular-speed	Enणqe gCy
#force	bz
wxeavw	wxeai
hDcw

EyzngxADF-ornAxB	$ शगै	$ शगै
gxADF-bz
vw-bz
HDउjh-bz


EyH
#pressure	mDb
HDBxEz	HDi
bDA	bDA
dDetFjhzqe mbDd;dDetFणxhzqe mbDd
CEwqEq dDetFjhz
vॉA




HDउjh HxACy dAxg cju










FyzqFqvA lz
BGjvqFqvA lz
FqvA lz
cju lz
ortv lz





FAxExeaAq FyzqFqvA;;;ै	दद पग

FAxExeaAq cju		$" पग
#energy	ऊAxlD
laz	lai	la
अAxg

dDv-sjvD
Eyzndॉv sjv~G|D
czGExvxAॉwdnzxv
EfznAq;;;ै		Ef
EfznAq;;;ै	EfznAq	Ef
इूजफ़॰यZ [IT]	इूज-IT



थAxFq
$ सTU-IT	$ सTU-IT	$ सTU-IT
bxAyvyk थAxFz eawyv	सुच








eaएB थGAxF	eaएB थGAxF



ExdDh
vw vqएwvq

vw CGz BFCtzxe
#power	kExCy
dॉv		dॉ
अkxdkExCy		एuHq
FqvxAyE अkxdkExCy












vw HxAkqCw
BौA lxenCy
#torque	bz आsaAxण
wxeavw-FqvA	wxeaiFqi






HDउjh-ortv	जबै⋅ैु
#momentum	BjdGg
#moment-of-inertia	lhrCxd आsaAxण
#surface-tension	Hृषxठ CwDd औA mृढrCD
#fracture-toughness	dyभjg uAxFzCD
#fuel-economy	ईjधw खHC

zqvA HxACy 100 EyznFqvA	zqi/100 EyiFqi	zq/100 EyFq
zqvA HxACy EyznFqvA	zq/EyFq



Fqz HxACy gfzw
Fqz HxACy cjHqAyez gfzw	दहग cjHqAyez
#data	hylyvz hGvD
byv	byv
bDcv	bDcv
ऑExvGv
wybz
ExAFxb (2 byv)

wfv

vxAyv
dAxh
hbz dAxh
ExdDh dAxh
#data-rate	hGvD mA
#resolution	Aylrॉzxeakw

HyExBGz HxACy BGjvqFqvA	हहइद

HyExBGz HxACy cju
byjmt HxACy cju
byjmt HxACy BGjvqFqvA
#graphics	gxADoryExB
HyExBGz
byjmt	byjmt
#typewidth	अExषA uौhrDई
यद;vDcHngxADoryE एF	यद
एw (vDcH)
#ratio	अwtHDC औA gywCq
भDg~nj|;~	भDg
HxACykC	$%
HxACy plrDA	$‰
HxACy mB plrDA	$‱

pyBxBD HxACy mB zDख
HDAxv~xB|~ HxACy byzyew



EfAv
HxAaor

lnhrq
CyEhrq
आधD mAxlw
mAxlw
bGEA mAxlw
Enhrq
BfEhrD
bhrD BfEhrD

bhrD gtAtB
plrDA
mB plrDA
zDख
Fyzyew
EAnhr
अAb
vxAyzyew
mBxCD
AqF
#container-capacity	EjvGwA ExषFCD
#level	BxCA
kExCy अwtHDC
hGBybz
bGz
wGHA

BxvॉH
#loudness	HxAbzCD
Bnw
orॉw
#musical-interval	BjgqC अjCADz
आdृCxCy अwtHDC
BHxCE
HaAxण BxdA
अAxधBxdA
uौथDई BxdA

BdDA (BxdA)
आdृCxCy mkE
#density	swCxd
#specific-weight	dykyषxv भDA


FAxExeaAq	पग
lz
#linear-density	AfखyE swCxd


vGExB
hGwyeA



FqvxAyE धDgD wjbA
#area-density	Hृषxठ swCxd
#volume-flow	आeCw HxAdDp



























खwyE cju
BxdGAxhxAtH
#mass-flow	mxAdxeFDw HxAdDp
#molar-flow	FnzA HxAdDp
#dynamic-viscosity	gCyE kxeDwCD

Hॉclr

AGw
#kinematic-viscosity	ktmxधgCyE kxeDwCD


BxvnExB
#fluidity	CAzCD

Aq (CAzCD)
#vapor-permeance	lzdDषxH HDAgFxeCD

HAxF
HAxF (0 °त)
HAxF (23 °त)
#vapor-permeability	lzdDषxH HDAgFxeCD gtणDjE


HAxF-cju (0 °त)
HAxF-cju (23 °त)
#turbidity	आdyzCD
#specific-energy	dykyषxv ऊAxlD
#energy-density	ऊAxlD swCxd





गूघ क;-HGvxAnz ऊAxlD swCxd	गूघ क
#molar-energy	FnzA ऊAxlD
#thermal-conductivity	ऊषxFD uDzECD
#thermal-insulance	ऊषxFD Anधw



Exzn
vॉg
#thermal-expansion	ऊषxFqe HxABDA
#heat-capacity	ऊषxFD धDAyCD औA एwxvxAॉHq
#specific-heat-capacity	dykyषxv ऊषxFD
#molar-heat-capacity	FnzA ऊषxFD धDAyCD


gfB wyeCDjE
#heat-flux	ऊषxFD oxzExB औA EyAणw
#heat-transfer-coefficient	ऊषxFD अjCAण gtणDjE
#radiant-exposure	dyEyAण उmxभDBw
#amount-of-substance	HmDAxथ Eq FDCxAD
Fnz	Fnz
आcvF	आcvF
#molar-concentration	FnzA BDjmxACD


हप
FnzA

FyzqgxADF HxACy hGBqzqvA	FyigxADi/hGizqi
#molality	FnzzCD

gxzaEnlr	$ ेजइ	$ ेजइ
#catalytic-activity	उCxHxAGAE BExAyeCD
EfvDz	$ शूु	$ शूु
एjlrDcF cEDई
#catalytic-concentration	उCxHxAGAE BExAyeCD BDjmxACD
#filtration-rate	gxznFGAtzA wyBxejmw mA
#electric-current	dymxetC धDAD
एFxHqeA	एi
#current-noise-density	धDAD Ad swCxd
#electric-charge	dymxetC आdGk
EazDF
एFxHyeA-sjvD

Faz आdGk
orfADhG


orxAfjEzyw
#voltage	dnzxvCD
dnzxv;;;ै
#voltage-noise-density	dnzxvCD Ad swCxd
#electric-resistance	dymxetC HxACyAnध
ओF
#electric-conductance	dymxetC uDzECxd
BqFGjB
#capacitance	धDAyCD
ofAh
#inductance	HxAGAECxd
pGwAq
#magnetic-flux	utjbEqe oxzExB
dGbA	$ Wब	$ Wब
FfExBdGz
एEDjE धxAtd
#magnetic-flux-density	utjbEqe oxzExB swCxd
vGBxzD	$ T	$ T
gॉB
#magnetic-field-strength	utjbEqe ExषGCxA CqdxACD


ओAxBxvGh
#magnetic-moment	utjbEqe आsaAxण
#electric-field-strength	dymxetC ExषGCxA CqdxACD
#electric-dipole-moment	dymxetC mxdyधxAtd आsaAxण

hybDई
#resistivity	HxACyAnधECD
#conductivity	dymxetC uDzECD
#apparent-power	आभDBq औA HxACysDCq kExCy

dDA
#apparent-energy	आभDBq औA HxACysDCq ऊAxlD
#luminous-intensity	lxenCy CqdxACD
EfwxhGzD;;;ै
EfjhzHDdA
अjCAADषxvxAqe Efjhz
#luminance	lxenCyAxFeCD

wyv



Bxvyzxb
#illuminance	HxAmqHxCy
zExB



ornv
#luminous-flux	lxenCy oxzExB
ztFGw
gnzqe EfjhzHDdA
#luminous-exposure	HxAEDk उmxभDBw
#wavenumber	HxACyznF zjbDई



EfBA
hDenHxvA
#spectral-flux-density	BxHGExvxAFq oxzExB swCxd

lDwxBxEq
#activity	AGhyenBExAyeCD
बयइीचय़यजZ
ExeaAq
#activity-concentration	BExAyeCD BDjmxACD
#absorbed-dose	अdknषyC FDCxAD
ग़ूिZ
Afh
#equivalent-dose	Ctzxe FDCxAD
घ॰यटय़ुZ
AGF
#equivalent-dose-rate	Ctzxe FDCxAD mA
#radiation-exposure	dyEyAण HxAभDd

Aॉwxvlw
#energy-per-distance	ऊAxlD HxACy maAq



शWड/100शद	शWड/100शद
`,
  units: `
millimole-per-liter	FyzqFnz HxACy zqvA	FyzqFnz/zqi
petabyte	HGvDbDcv
terabyte	vGADbDcv
terabit	vGADbyv	Tब
gigabyte	gqgDbDcv
gigabit	gqgDbyv	ेब
megabyte	FGgDbDcv
megabit	FGgDbyv	Mब
kilobyte	EyznbDcv
kilobit	Eyznbyv	शब
millisecond	FyzqBGEjh	FyiBGi
microsecond	FDcExAnBGEjh
nanosecond	wfwn BGEjh	wfwn BGi	wfwn BG
milliampere	Fyzq एFx‍HqeA	Fyi एi
kilocalorie	Eyzn EfznAq;;;ै
kilojoule	Eyzn laz	Eyilai	Eyla
gigahertz	gqgDpAxvxlr
megahertz	FGgDpAxvxlr
kilohertz	EyznpAxvxlr
megapixel	FGgDHyExBGz	MP
kilometer	EyznFqvA;;$/EyznFqvA	EyiFqi	EyFq
decimeter	hGBqFqvA	hGiFqi	hGFq
centimeter	BGjvqFqvA;;$/BGjvqFqvA	BGjiFqi
millimeter	FyzqFqvA	FyiFqi	FyFq
micrometer	FDcExAnFqvA	μ FDiFqi	μद
nanometer	wfwnFqvA	wfiFqi	wfFq
picometer	HyEnFqvA	HyiFqi	$HyiFqi
milligram	FyzqgxADF	FyigxADi	FygxAD
microgram	FDcExAngxADF	FDigxADi
gigawatt	gygDdॉv
megawatt	FGgDdॉv
kilowatt	Eyzndॉv		Eydॉ
milliwatt	Fyzqdॉv
millibar	FyzqbDA		$दब
hectopascal	pGExvnHDBxEz
kilopascal	EyznHDBxEz	EyHDi
megapascal	FGgDHDBxEz	FGHDi
megaliter	FGgDzqvA	FGi zqi	FGzq
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
giga	gqgD{0}	gq.{0}
mega	FGgD{0}	FG.{0}
kilo	Eyzn{0}	Ey.{0}
hecto	pGExvn{0}	pG.{0}
deka	hGED{0}	hGED {0}
deci	hGBq{0}	hG.{0}
centi	BGjvq{0}	BG.{0}
milli	Fyzq{0}	Fy.{0}
micro	FDcExAn{0}	μ{0}
nano	wfwn{0}	wf.{0}
pico	HyEn{0}	Hy.{0}
femto	orGFxvn{0}	orG.{0}
atto	अvn{0}	अ.{0}
zepto	lrGHxvn{0}	lrGG.{0}
yocto	enExvn{0}	en.{0}
ronto	Anjvn{0}	An{0}
quecto	ExdGExvn{0}	ExdG{0}
yobi	enbq{0}	en.bq.{0}
zebi	lrGbq{0}	lrG.bq.{0}
exbi	एExlrbq{0}	एExlr.bq.{0}
pebi	HGbq{0}	HG.bq.{0}
tebi	vGbq{0}	vG.bq.{0}
gibi	lqbq{0}	lq.bq.{0}
mebi	FGbq{0}	FG.bq.{0}
kibi	Eybq{0}	Ey.bq.{0}
square	dAxg {0}|dAxg {0}	{0}²
cubic	sw {0}|sw {0}	{0}³
-survey-us	{0} (अFGAyEq BAxdGExषण)
-imperial	{0} (bxAyvyk)
-dry	{0} (ktषxE)
-sidereal	{0} (wDExषCxA)
-gregorian	{0} (gxAGgnAyew)
-person	{0} (आet)
-length	{0} (zjbDई)
-biblical	{0} (bDcbyz)
-attic	{0} (एvyE)
-roman	{0} (AnFw)
-metric	{0} (FqvxAyE)
-of-water	{0} lz
-printer	{0} (FtmxAण)
-tex	{0} (TयX)
-us	{0} (अFGAyEq)
-beer	{0} (bqeA)
-liquid	{0} (CAz)
-apothecary	{0} (औषध)
-australian	{0} (ऑBxvxAGzyeDई)
-nato	{0} (wDvn)
-international	{0} (अjCAADषxvxAqe)
per	{0} HxACy {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	घ||घ
`,
  words: {"to":["को","से","का","में"],"after":["में बदलें","में कितना होता है","में कितना है","होते हैं","होता है","हैं","है","में","में बदलो","में परिवर्तित करें","में बताएं","बदलें","होता","होते"],"and":["और","जमा"],"per":["प्रति"],"opening":["कितना है","बदलें"],"howMany":["कितने","कितनी"],"are":["में","हैं","होते हैं"],"one":["एक"],"endings":["ों","ें","े","ा","ो"],"scales":{"हजार":"1000","खरब":"100000000000"},"numbers":{"आधा":"1/2","आधे":"1/2","आधी":"1/2","डेढ़":"3/2","ढाई":"5/2","एक":"1","दो":"2","तीन":"3","चार":"4","पाँच":"5","पांच":"5","छह":"6","सात":"7","आठ":"8","नौ":"9","दस":"10","सौ":"100"},"minus":["माइनस","ऋण","ऋणात्मक"],"aliases":{"किलो":"kilogram","सेल्सियस":"celsius","फ़ारेनहाइट":"fahrenheit","डिग्री फ़ारेनहाइट":"fahrenheit","फ़ेरनहाइट":"fahrenheit","फ़ीट":"foot","फुट":"foot","पाउंड":"pound","पौंड":"pound","घंटा":"hour","घंटे":"hour","घंटों":"hour"}},
};

export default locale;
