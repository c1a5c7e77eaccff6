// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ru',
  plurals: 'other one few many',
  letters: 'bdijklmnoqrsuvxyzADEGaehptwHgFcBC аоинетскрлмдвугйпябычьхфзцжюшэёМП',
  quantities: `
#length	Дqijb
rkloZ;;$ jb rklo	r
rinodjZ

bjxmlokrZ
hkori
sHyrZ;;$ jb sHyr	sHyr~.||.|.	sHyr.
hvlZ;;$ jb hvl	hl
AosZ	Aos~.||.|.


riq8;;;f	ri
rdomnV riq8	rdo. ri	r. ri
lEmAGjR sHyrb

qijiP
AGrkjj~dxd pkojb|dk pkojd|Ee pkojb|Ee pcokj;~Ek pcojb
jkyqZ
zbqr
qbsdjJ
zAsa
qdn&
bjxqiymnW qdn&
gbxM
mrvlZ

rdomndy mbwkji|$ rdomnbA mbwkja|rdomnie mbwkji|rdomnie mbwkjky;rdomnik mbwkji	rdo. mbwkji|$ rdo. mbwkja||rdo. mbwkjky	r. mbw.|r. mbw.
odsZ
nbobrZ
GkyjZ

ijwkjkojN GkyjZ
hvoqdjxb|$ hvoqdjx||hvoqdjxdu;hvoqdjxi	hvoq.	hoq|$ hoq
qix7
nbDkqaldu~Ee||Ee|Ee;~E


rdomnV qix7
riq8 sbjjEe
mnbjsijbumnV riq8;;;f	mn. ri








bmlodjdriGkmnV ksijitY	b. k.
zbomknM	zn
muklduR mknvjsY
muklduR rijvlY
mukldu4 GbmZ
mukldu4 s+
mukldu~dxd xdsb|dy xds|Ee xdsb|Ee qkl;~Ek xdsE	mu. ~x|x|x|q~.
pkrj~dxd obsivmb|dy obsivm|Ee obsivmb|Ee obsivmdu;~dy obsivm
obsivmZ Юzilkob
mdqjkGjN obsivmZ
zqbjndumnV sqijY




zvjnlZ	znl
zin7
luizZ
zinmkqO ПSS
lizdxobhmnW zvjnlZ
lizdxobhmnV zin7
zvjnlZ TхX

titkod
mAnv (sqijb)
mvj (Azdjmniy)
Dv (sqijb)
oij (Azdjmniy)
nFj (Azdjmniy)
spc (Azdjmniy)
lc (sqijb)
oi (Azdjmniy)
mAnv (lnbja)
Gi (nilbymniy)
tvjO
GwbjZ
qi (nilbymniy)
Gkn (Гdjndjx)
ub (lbymniy)
hobjtvpmnV qijiP
hobjtvpmnW sHyrZ
ndodqkumnW hvlZ
lvbpZ
oirmnW hvlZ
oirmnW sudyj4 gbxM
oirmnW mlbsi6
oirmnV riq8
xokGkmnW hvlZ
xokGkmnW mlbsi6
DiDqkymnW qdn&
DiDqkymnV qbsdjJ
tbomnW qdn&
hobjtvpmnW hvlZ (КukDkn)
bozbjZ (sqijb)
uboY
imzbjmnV qix7
lkebmmnV uboY
bogijZ
ukog~nb|dn|nb|ndu;~ni
mbwkjJ
ukomlE|ukomlb||ucoml;ucomlE
nbzmnW hvlZ
nbzmnW ovsZ
nbmbDY



bqajZ
ukjmniy nqbhlko
#area	Cqdщbsa
nubsobljN rkloZ;;$ jb nubsobljEy rklo	r²
nubsobljN niqdrkloZ;;$ jb nubsobljEy niqdrklo	nr²

nubsobljN mbjlirkloZ;;$ jb nubsobljEy mbjlirklo	mr²

xknlboZ	xb
boZ


DbojZ
sbomi
nubsobljN sHyrZ;;$ jb nubsobljEy sHyr	sHyr²

nubsobljN AosZ	Aos²
nubsobljR riq8;;$ jb nubsobljvH riqH;f	ri²



bnoZ	bno~.||.|.
ovsZ
mkntiP
lbvjgizZ
nodukqajN nubsoblZ





novxdu4 sHyrZ
svjbrZ	svj.
mlokrrY
hkssbjZ
tvDd
Dv (zqdщbsa)
mF (Azdjmniy)
lbj (Azdjmniy)
lc (Azdjmniy)
lblbri
zecjZ
zijZ
rv (nilbymniy)

jxbjZ
oby (lbymniy)
xvjleb
nbjbq (zqdщbsa)
rboqY
rbqR rboqY
rvobDDb
bjnbjbr
tkjl~b (pkrkqajEe| (pkrkqajEy|b (pkrkqajEe|du (pkrkqajEe~);~E (pkrkqajEk
xobvjsZ
Dixeb (БkjxbqiA)
nbleb (БkjxbqiA)
Gblbn (БkjxbqiA)
nbleb (Аmmbr)
qkmmY
Dixeb (Бiebo)
nbleb (Бiebo)
sevo (Бiebo)
DimuY
Dixeb (Нkzbq)
nbleb (Нkzbq)
sevo (Нkzbq)
odzbji
bbjb
bozbjZ
zboiwmnW bozbjZ
skmAlijY
rdoxkjZ
HxkoZ
ebysY
rbjmbjY
nvFosY

lvjqbjsZ

hFja (Тbyubja)
bqnkyok (Сbj-Cbvqv)
bqnkyok (Bijbm-Жkobym)
lbokb
zovmmnW rdoxkjZ
bhxbjmniy swkoiD
ydeM
#volume	ОDъcr
nvDiGkmnW rkloZ;;$ jb nvDiGkmniy rklo	r³


nvDiGkmnW mbjlirkloZ;;$ jb nvDiGkmniy mbjlirklo	mr³


qiloZ;;$ jb qilo	q
mlkoZ

nvDiGkmnW sHyrZ	sHyr³

nvDiGkmnW AosZ	Aos³






bnodhvlZ	bnodhvl~.||.|.



ndosZ
hvlZ Хdzzvmb


brko. xbqqdjZ;;$ jb brko. xbqqdj	br. xbq.;;$/br. xbq


brko. nubolY;;;f	br. nubol.
brko. zijlY;;;f	br. zijl.
brko. GbgL;;;f	br. Gbg.
swiqqZ
brko. wisnV vjtiP;;;f	br. wisn. vjt.
wisnV soberY;;;f	wisn. so.
rijirZ
brkoinbjmnV mldqduR qdwL
brkoinbjmnV GbyjR qdwL
skmkolj~dy qdwni|bA qdwnb|Ek qdwni|Ee qdwkn;~bA qdwnb;;f	skm. q.
GbgL США (zd pbndjv)
rkloiGkmnV wisnV vjtiP	r. wisn. vjt.
sFg~b||b|ky;~i
щkzdl~ni|nb|ni|dn;~nb;;f	щkzdl.
mriswkjZ
lFsZ
nbz~qi|qA|qi|kqa;~qA;;f	nbz.

swixxko!	swixxko~b||b|du
oHr<
zAlbA xbqqdjb
DvgkqO	Dvg.




DbookqO	Dboo.
ziuj4 DbookqO
nkxM
Gklukola ziujdxd DbookqA
gkmlbA Gbmla ziujdxd DbookqA
DbookqO wisndmli

DbookqO nqHnuE

DbllZ
lbj (DdGnb)
irz. xbqqdjZ;;$ jb irz. xbqqdj	irz. xbq.;;$/irz. xbq
irz. nubol~E|b|E|;~b;;f	irz. nubol.
bjxqiymnV zijlY
bjxqiymnV GbgL

irz. wisnV vjtiP;;;f	irz. wisn. vjt.


bjxqiymnV mldqduR qdwL
bjxqiymnV GbyjR qdwL
irz. skmkolj~dy qdwni|bA qdwnb|Ek qdwni|Ee qdwkn;~bA qdwnb;;f	irz. skm. q.



hionijZ
niqskonijZ

rkloiGkmnV GbgL;;;f	r. Gbg.
mldqduR qdwL;;;f	ml. q.
GbyjR qdwL;;;f	G. q.

rkloiGkmnV zijlY;;;f	rzl
AzdjmnV GbgL
dmbspi
ndmbspi


guksmnW mlbnbjZ
nbjjY
uksob|uksod||ucsko;ucsob
hbjkx7
gFj (nilbymniy)
sdv (nilbymniy)
sbja (dDъcr)
brhdoY
ndjxi6
mknmlboi6
rdsi6
rkloklZ
rksirjZ
Dbl (DiDqkymniy)
xij (DiDqkymniy)
qdx (DiDqkymniy)
nbD (DiDqkymniy)
FhY
mblY
xdrdoZ
edrkoZ
uijjR DvlEq<
zdqDvlEqni
rbxjvrZ
ikodudbrZ
odudbrZ
rbhvmbiqZ
mbqrbjbmboZ
DbqalbpboZ
jbuvedsdjdmdoZ
mc (Azdjmniy)
ndnv
ld (Azdjmniy)
xd (Azdjmniy)
mAnv (dDъcr)
mby (Azdjmniy)

loklJ ndosb
xodvqkoZ
rbqbypiymniy xbjlbjx
nbubjZ
#mass	Bbmmb
niqdxobrrQ;;$ jb niqdxobrr	nx
xobrrQ;;$ jb xobrr	x
ldjjY;;;f	l

tkjljkoZ
nboblQ	nbo
hvjlZ;;$ jb hvjl	hjl

vjtiP;;$ jb vjtiH;f	vjt.;;$/vjt

xobj!	xobj~b||b|du
mldvjb|$ mldvj||mldvjdu;mldvjE	mldvjb|$ mldvj||mldvjdu	mlj
Gklukola sqijjdxd tkjljkob
ndodlnW tkjljkoZ
sqijjN tkjljkoZ
brkoinbjmnV ldjjY	brko. l	br. l|$ br. l
sqijjR ldjjY
mqbxM

lodymnV vjtiP	lo. vjt.

bzlknbomnW hvjlZ
bzlknbomnV vjtiP
bzlknbomnV soberY


Dovm~nb|dn|nb|ndu~ rbmqb;~ni
mlbjsboljR zdotiP (США)
ksijitY bqndxdqA
mlbjsboljR zdotiP (АumlobqiA)
sbqaldjZ	Дb
rbmmY Fqknlodjb
rbmmY zodldjb

zqbjndumnV rbmmY
mdqjkGjR rbmmY;;;f
rbmmY Зkrqi;;;f
rbmmY Юzilkob
nbj (Azdjmniy)
nij (Azdjmniy)
rdrrF
hvj (Azdjmniy)
tpija (nilbymniy)
sbja (rbmmb)
qAj (nilbymniy)
tAja (nilbymniy)
nblli
lbFqO
zinvqO
lodymnW lbFqO
nEj (ndokymniy)
sdj (ndokymniy)
Dbl (rbmmb)
Dbl pdqdlb
ldqY
rbgb (rbmmb)
oblli
mko (ijsiymniy)
GillbnM
rbvjsZ
jkrktnW hvjlZ
jkrktnW tkjljkoZ
zboiwmnW xobjQ
qiuoZ
imzbjmnW hvjlZ
boodDY
rkloiGkmnV boodDY
ovmmnW hvjlZ
pdqdljinM
qdl (rbmmb)
zvsZ
oirmnW hvjlZ
oirmnV vjtiP
soberY
dDdqZ
blliGkmnV rijY
blliGkmnW lbqbjlZ
gknkqO
DiDqkymnV rijY
DiDqkymnW lbqbjlZ

xbrrb (rbmmb)


uimmZ
DiorbjmnW linbqO
kxizklmnV dn7
kxizklmnW nbjlboZ
nizomnV dn7
guksmnW hvjlZ
#time	ВokrA
mknvjsY;;$ u mknvjsv;f	m;;$/ё
rijvlY;;$ u rijvlv;f	rij
GbmZ;;$ u Gbm	G
GklukolJ Gbmb
s+;;$ u skja	sj.;;$/s	s.
jkskq8;;$ u jkskqH;f	jks.;;$/jks	j.
suvejkskqajN modnM
rkmAt%;;$ u rkmAt	rkm.;;$/rkm	r.
nubolbqZ;;$ u nubolbq	nubol
zdqvxdsi*
xdsb|xds||qkl;xdsE;$ u xds	x.|||q.;;$/x
skmAliqkli*	10-qkli~A|k|A|y
ukn~b||b|du	u.
lEmAGkqkli*


jdGJ;;;f	jdG.




dDEGj~dxd xdsb|Ey xds|Ee xdsb|Ee qkl;~Ek xdsE
uimdndmj~dxd xdsb|Ey xds|Ee xdsb|Ee qkl;~Ek xdsE
xoixdoibjmn~dxd xdsb|iy xds|ie xdsb|ie qkl;~ik xdsE
xoixdoibjmnW rkmAt%
lodziGkmn~dxd xdsb|iy xds|ie xdsb|ie qkl;~ik xdsE

mijdsiGkmnW rkmAt%





mdq (rbomibjmnik mvlni)
gkyn (10 jm)
muksDkoxM
swihhi
rdrkjl (90 m)

zqbjndumn~dxd uokrkji|dk uokrA|ie uokrkji|ie uokrcj;~dk uokrA
bldrjR ksijitY uokrkji
DilZ Sжьцёф
#labor	ТovsdpbloblE
Gkqduknd-GbmZ
Gkqduknd-s+
Gkqduknd-jkskq8
Gkqduknd-rkmAt%
#temperature	Тkrzkoblvob
nkqauijZ
xobsvmZ ЦkqamiA
xobsvmZ Фbokjxkylb		$°э||°э
xobsvmZ Рbjnijb
#temperature-difference	Рbpjdmla lkrzkoblvo
nkqauijZ obpjdmli
xobsvmZ ЦkqamiA obpjdmli
xobsvmZ Фbokjxkylb obpjdmli
#speed	Сndodmla i lkrz
rkloZ u mknvjsv	r/m










vpqb|vpkq||vpqdu;vpkq	vp


mndodmlJ muklb	mn. muklb	ё
rbeM
bldrjR ksijitY mndodmli
#acceleration	Уmndokjik
rkloZ jb mknvjsv u nubsoblk	r/m²





ksijitY ш	ш
xbqiqkd (Гbq)
#angle	Уxdq
obsibjQ	obs
xobsvmZ	$°
vxqduR rijvlY	$′
vxqduR mknvjsY	$″


xobsZ
dDdodl!	dD.
nubsobjlZ
pjbnM pdsibnb
Gbm~b (vxqduEe| (vxqdudy|b (vxqduEe|du (vxqduEe~);~E (vxqduEk
ovrDZ
sudiGjN xobsvmZ
lEmAGjR НАТО
#solid-angle	ТkqkmjEy vxdq
mlkobsibjQ	mo



mzbl (lkqkmjEy vxdq)
#frequency	Чbmldlb
xkotQ	Гt



tinqZ u mknvjsv
dDdodlZ u mknvjsv
dDdodlZ u rijvlv
vsboZ u rijvlv

nbsoZ u mknvjsv
DdsZ
#angular-speed	УxqdubA mndodmla
#force	Сiqb
jaHldjZ	Н
sijY

niqdxobrr-miqY	nxm
xobrr-miqY
ldjj~E-miqE|b-miqb|E-miqE|-miq
hvjl-miqY	hjl-m


niqdhvjl-miqY
#pressure	Дbuqkjik
zbmnbqO	Cb
DboQ	Dbo
blrdmhkoY;;;f	blr
lkejiGkmnV blrdmhkoY
ldooZ




hvjlZ jb nubsobljEy sHyr	h/sHyr²










riqqirkloZ udsAjdxd mldqDb
mbjlirkloZ udsAjdxd mldqDb
rkloZ udsAjdxd mldqDb
sHyrZ udsAjdxd mldqDb
hvlZ udsAjdxd mldqDb




rinodrkloZ olvljdxd mldqDb
riqqirkloZ olvljdxd mldqDb	rr ol. ml.
mbjlirkloZ olvljdxd mldqDb
sHyrZ olvljdxd mldqDb	s. ol. ml.
hvlZ olvljdxd mldqDb




rkloZ olvljdxd mldqDb
#gauge-pressure	ИpDEldGjdk sbuqkjik
#energy	ЭjkoxiA
swdvqO	Дw
FoxM

ubll-GbmZ
niqdubll-GbmZ	nВl⋅G
FqknlodjudqalQ	FВ
nbqdoiP;;;f	nbq
niqdnbqdoiP;;;f
rkwsvjbodsjR nbqdoiP	nbqr



lkoriP
hoixdoiP
$ МTU-IT	$ МTU-IT	$ МTU-IT
DoilbjmnV lkzqduR ksijitY	БТЕ








brkoinbjmn~dxd lkorb|iy lkor|ie lkorb|ie lkordu;~iy lkor	lkor~b||b|du~ США



nubsZ
ldjjY lodliqb

ldjjY jkhlAjdxd Fnuiubqkjlb
#power	Bdщjdmla
ubllQ	Вl
DoilbjmnV qdgbsijR miqY
qdgbsijR miqY	q. m.












ldjjY deqbwskjiA
mdqjkGjR muklirdmlJ;;;f
#torque	Bdrkjl miqE
jaHldj-rkloZ	Н⋅r






hvjl-hvlZ	hjl-hl
#momentum	Иrzvqam
#moment-of-inertia	Bdrkjl ijkotii
#surface-tension	Cdukoejdmljdk jblAwkjik i wcmlndmla
#fracture-toughness	ВApndmla obpovgkjiA
#fuel-economy	Рbmeds ldzqiub

qiloZ jb 100 niqdrklodu	q/100 nr





riq8 jb irz. xbqqdj;;;f	riq~i|A|i|a~/irz. xbq	ri/irz. xbq
#data	ОDъcr sbjjEe
DilQ	Dil~b||b|
DbylQ	Б
dnlklZ
zdqvDbylZ
nobrD (2 Dilb)

jblZ

loilZ
rbgijjdk mqdud
sudyj~dxd mqdub|dk mqdud|Ee mqdub|Ee mqdu;~Ek mqdub
vGklukocjj~dxd mqdub|dk mqdud|Ee mqdub|Ee mqdu;~Ek mqdub
#data-rate	Сndodmla zkoksbGi sbjjEe
#resolution	Рbpokgkjik



zinmkqO jb sHyr	znm/sHyr
ldGL jb sHyr	lGn/sHyr
#graphics	Гobhinb
zinmkqO	znm
ldGL	lGn
#typewidth	Шioijb goihlb
Fr	Fr
zdqvnkxkqajbA gzbtiA
#ratio	Оljdgkjik i ndqiGkmlud
GbmlJ	G.
zodtkjlZ		$%
zodriqqk
zodrioibsZ

riqqidjj~dy sdqi|bA sdqA|Ek sdqi|Ee sdqky;~Ek sdqi;;f
riqqibosj~dy sdqi|bA sdqA|Ek sdqi|Ee sdqky;~Ek sdqi;;f



nboblQ	nbo
brkoinbjmnW zovhZ

zboY
lod~yni|ynb|yni|kn
zdqsHwij~E|E|E|
sHwijY
Gcoldu~E sHwijE|b sHwijb|E sHwijE|Ee sHwij
substbl<
mdl~ji|jA|ji|kj
Ddqag~dy mdlji|bA mdljA|ik mdlji|ie mdlkj;~ik mdlji

rbmmb (12 xodmmdu)
lEmAG7
rioibsY
qbneM
riqqidjZ
nodoZ
riqqibosZ
loiqqidjZ
skmlJ
mldzY Dvrbxi
#container-capacity	Вrkmlirdmla ndjlkyjkodu
#level	Уodukja
dljdgkjik rdщjdmlky
sktiDkqZ
DkqZ
jkzkoZ

mldz (FnmzdpitiA)
#loudness	Гodrndmla
mdjZ
hdjZ
#musical-interval	BvpEnbqajEy ijlkoubq
dljdgkjik Gbmldl
dnlbuY
tkqN ldjZ
zdqvldjZ
GklukolJ ldjb

mbuboZ
GbmldljR sknbsY
#density	Cqdljdmla















mqbxM jb nvDiGkmniy hvl
#specific-weight	УskqajEy ukm


olvljdxd mldqDb	ol. ml.
udsAjdxd mldqDb
#linear-density	ЛijkyjbA zqdljdmla


lknmZ
skjak



rkloiGkmniy jdrko zoAwi
#area-density	CdukoejdmljbA zqdljdmla












rdrrk (gcqn)
#volume-flow	ОDъcrjEy obmeds



























gbelcomnW sHyrZ
mukosovzZ
#mass-flow	BbmmduEy obmeds
#molar-flow	BdqAojEy obmeds
#dynamic-viscosity	ДijbriGkmnbA uApndmla

zvbpZ

okyj (uApndmla)
#kinematic-viscosity	КijkrbliGkmnbA uApndmla


mldnmZ
#fluidity	ТknvGkmla

ok (lknvGkmla)
#vapor-permeance	Cbodzodjitbjik

zkorZ
zkor (0 °П)
zkor (23 °П)
rkloiGkmnW zkorZ
#vapor-permeability	Cbodzodjitbkrdmla


zkor-sHyr (0 °П)
zkor-sHyr (23 °П)
#turbidity	Bvljdmla
#specific-energy	УskqajbA FjkoxiA
#energy-density	Cqdljdmla Fjkoxii





vskqajbA FjkoxiA Dkjpijb
#molar-energy	BdqAojbA FjkoxiA
#thermal-conductivity	Тkzqdzodudsjdmla
#thermal-insulance	Тkzqdudk mdzodliuqkjik



nqd
ldxM
#thermal-expansion	Тkzqdudk obmgiokjik
#heat-capacity	Тkzqdcrndmla i FjlodziA
#specific-heat-capacity	УskqajbA lkzqdcrndmla
#molar-heat-capacity	BdqAojbA lkzqdcrndmla


xbpduR zdmldAjjR
#heat-flux	Cqdljdmla lkzqdudxd zdldnb i dDqvGcjjdmla
#heat-transfer-coefficient	КdFhhitikjl lkzqdzkoksbGi
#radiant-exposure	ЭjkoxkliGkmnbA FnmzdpitiA
#amount-of-substance	КdqiGkmlud ukщkmlub
rdqO	rdqa
dDъknlZ	dDъknl~b||b|du













FyjglkyjZ
#molar-concentration	BdqAojbA ndjtkjlobtiA


зю
rdqAoZ

riqqixobrrZ xqHndpE jb sktiqilo
#molality	BdqAqajdmla

xqHndpE	xqHndpE
#catalytic-activity	КblbqiliGkmnbA bnliujdmla
nblbqQ	nbl
ksijitY hkorkjlb
#catalytic-concentration	КdjtkjlobtiA nblbqiliGkmndy bnliujdmli
#filtration-rate	Сndodmla nqvDdGndudy hiqalobtii
#electric-current	Сiqb ldnb
brzkoQ	А
#current-noise-density	Cqdljdmla gvrb ldnb
#electric-charge	ЭqknloiGkmniy pboAs
nvqdjQ	Кq
brzko-GbmZ

FqkrkjlbojN pboAsZ
hbobsk6


hobjnqijZ
#voltage	ЭqknloiGkmndk jbzoAwkjik
udqalQ	В
#voltage-noise-density	Cqdljdmla gvrb jbzoAwkjiA
#electric-resistance	ЭqknloiGkmndk mdzodliuqkjik
drQ	Оr
#electric-conductance	ЭqknloiGkmnbA zodudsirdmla
mirkjmQ	Сr
#capacitance	ЭqknloiGkmnbA crndmla
hbobsQ	Ф
#inductance	Иjsvnliujdmla
xkjoi	Гj
#magnetic-flux	BbxjiljEy zdldn
ukDkoZ	ВD
rbnmukqqZ
ksijiGjN zdqHmZ
#magnetic-flux-density	BbxjiljbA ijsvntiA
$ lkmqE|lkmqb|lkmqE|lkmq	Тq
xbvmmZ
#magnetic-field-strength	НbzoAwcjjdmla rbxjiljdxd zdqA


FomlksZ
#magnetic-moment	BbxjiljEy rdrkjl
#electric-field-strength	НbzoAwcjjdmla FqknloiGkmndxd zdqA
#electric-dipole-moment	ЭqknloiGkmniy sizdqajEy rdrkjl

skDb6
#resistivity	Уskqajdk mdzodliuqkjik
#conductivity	УskqajbA zodudsirdmla
#apparent-power	CdqjbA i okbnliujbA rdщjdmla

uboZ
#apparent-energy	CdqjbA i okbnliujbA FjkoxiA
#luminous-intensity	Сiqb muklb
nbjskqY;;;f	ns
mukG>
rkwsvjbodsjR mukG>
#luminance	Яondmla

jilZ



mliqaDZ
#illuminance	Оmukщcjjdmla
qHnmZ	qn



hdlZ
#luminous-flux	Сukldudy zdldn
qHrkj~b||b|;~	qr
mhkoiGkmnV mukG>
#luminous-exposure	СukldubA FnmzdpitiA
#wavenumber	ОDobljbA sqijb



nbypkoZ
sidzloiP
#spectral-flux-density	СzknlobqajbA zqdljdmla zdldnb

AjmnW
#activity	Рbsidbnliujdmla
DknnkokqO	Бn
nHoi
#activity-concentration	УskqajbA bnliujdmla
#absorbed-dose	CdxqdщcjjbA sdpb
xok6	Гo
obsZ
#equivalent-dose	ЭnuiubqkjljbA sdpb
piukolQ	Зu
DFoZ
#equivalent-dose-rate	Bdщjdmla Fnuiubqkjljdy sdpE
#radiation-exposure	ЭnmzdpitidjjbA sdpb

okjlxkjZ
#energy-per-distance	ЭjkoxiA jb ksijitv obmmldAjiA



niqdubll-Gbmb jb 100 niqdrklodu|niqdubll-Gbm jb 100 niqdrklodu||niqdubll-Gbmdu jb 100 niqdrklodu;nВl⋅G/100 nr	nВl⋅G/100 nr
#antenna-gain	Уmiqkjik bjlkjjE
vmiqkjik dljdmilkqajd ipdlodzjdxd ipqvGblkqA
#computing-performance	Codipudsilkqajdmla uEGimqkjiy
#telephone-traffic	ТkqkhdjjbA jbxovpnb
#film-speed	СukldGvumluilkqajdmla
#heat-pump-efficiency	Эhhknliujdmla lkzqduEe jbmdmdu
#vascular-resistance	Сdmvsimldk mdzodliuqkjik
#acoustic-impedance	УskqajEy bnvmliGkmniy irzksbjm
#biological-activity	БidqdxiGkmnbA bnliujdmla
#color-temperature	ЦukldubA lkrzkoblvob
K (tukldubA lkrzkoblvob)
#gas-column	СldqD xbpb
#specific-power	УskqajbA rdщjdmla


rklbDdqiGkmnW FnuiubqkjlZ
#reduced-electric-field	Coiukscjjdk FqknloiGkmndk zdqk

lbvjmkjsZ
`,
  units: `
terabit	lkobDilQ	ТDil
gigabit	xixbDilQ	ГDil
megabit	rkxbDilQ	BDil
kilobit	niqdDilQ	nDil
kilocalorie	niqdnbqdoiP;;;f	nnbq
kilometer	niqdrkloZ;;$ jb niqdrklo	nr
centimeter	mbjlirkloZ;;$ jb mbjlirklo	mr
millibar	riqqiDboQ	rDbo
`,
  patterns: `
joiner	 	 	 
quetta	nukllb{0}	Кu{0}
ronna	odjjb{0}	Р{0}
yotta	idllb{0}	И{0}
zetta	pkllb{0}	З{0}
exa	Fnmb{0}	Э{0}
peta	zklb{0}	C{0}
tera	lkob{0}	Т{0}
giga	xixb{0}	Г{0}
mega	rkxb{0}	B{0}
kilo	niqd{0}	n{0}
hecto	xknld{0}	x{0}
deka	sknb{0}	sb{0}
deci	skti{0}	s{0}
centi	mbjli{0}	m{0}
milli	riqqi{0}	r{0}
micro	rinod{0}	rn{0}
nano	jbjd{0}	j{0}
pico	zind{0}	z{0}
femto	hkrld{0}	h{0}
atto	blld{0}	b{0}
zepto	pkzld{0}	p{0}
yocto	idnld{0}	i{0}
ronto	odjld{0}	o{0}
quecto	nuknld{0}	nu{0}
yobi	ydDi{0}	Йi{0}
zebi	pkDi{0}	Зi{0}
exbi	FnmDi{0}	Эi{0}
pebi	zkDi{0}	Ci{0}
tebi	lkDi{0}	Тi{0}
gibi	xiDi{0}	Гi{0}
mebi	rkDi{0}	Bi{0}
kibi	niDi{0}	Кi{0}
square	nubsobljdxd {0}|nubsobljEy {0}|nubsobljEe {0}|nubsobljEe {0};nubsobljdy {0}|nubsobljbA {0}|nubsobljEk {0}|nubsobljEe {0};nubsobljEk {0}	{0}²
cubic	nvDiGkmndxd {0}|nvDiGkmniy {0}|nvDiGkmnie {0}|nvDiGkmnie {0};nvDiGkmndy {0}|nvDiGkmnbA {0}|nvDiGkmnik {0}|nvDiGkmnie {0};nvDiGkmnik {0}	{0}³
-survey-us	{0} (xkdskp. США)
-imperial	{0} (Doil.)
-dry	{0} (mve.)
-sidereal	{0} (pucpsj.)
-person	{0} (udpobml)
-of-water	{0} udsAjdxd mldqDb
-us	{0} (США)
-australian	{0} (bumlobq.)
per	{0} jb {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
accusative	bA>vH,b>v,A>H|bA>vH,b>v,A>H
~Z	b||b|du|E
~Y	E|b|E||E
~W	dxd|iy|ie|ie|ik
~V	dy|bA|ik|ie|ik
~R	dy|bA|Ek|Ee|Ek
~Q	b||b||E
~P	i|A|i|y|i
~O	A|a|A|ky|i
~N	dxd|Ey|Ee|Ee|Ek
~M	b||b|du|i
~L	ni|nb|ni|kn|ni
~J	i|a|i|ky|i
~8	i|A|i|a|i
~7	i|b|i||i
~6	A|y|A|ku|i
~5	xdsb|xds|xdsb|qkl|xdsE
~4	dxd|dy|Ee|Ee|Ek
~!	b||b|du|
~%	b||b|ku|E
~&	lA|dla|lA|lky|li
~*	A|k|A|y|A
~+	jA|kja|jA|jky|ji
~<	ni|nb|ni|dn|ni
~>	i|b|i|ky|i
~?	dxd|dk|Ee|Ee|Ek
`,
  words: {"belowZero":["ниже нуля","мороза"],"to":["сколько это будет","сколько это","это сколько","сколько будет","это будет сколько","сколько в","это сколько в","сколько это в","сколько","в","во","к","это"],"after":["сколько будет","будет сколько","это сколько","сколько это","сколько","будет"],"and":["и","плюс"],"per":["в","на","за"],"opening":["расход","сколько будет","сколько это","сколько составляет","сколько весит","что такое","переведи","перевести","перевод","конвертировать","из"],"howMany":["сколько"],"are":["содержится в","в","это"],"one":["один","одна","одно","одном","одной"],"endings":["ами","ями","ах","ях","ам","ям","ов","ев","ей","ом","ем","ой","ы","и","а","я","у","ю","е","о","ь","й"],"scales":{"тыс.":"1000","тыс":"1000","млн":"1000000","млрд":"1000000000","трлн":"1000000000000"},"halves":{"с половиной":"1/2"},"polite":["пожалуйста","скажи","скажите"],"cardinals":{"0":"ноль|нуль","1":"один|одна|одно|одного|одной|одну","2":"два|две|двух|двое","3":"три|трёх|трое","4":"четыре|четырёх","5":"пять|пяти","6":"шесть|шести","7":"семь|семи","8":"восемь|восьми","9":"девять|девяти","10":"десять|десяти","11":"одиннадцать","12":"двенадцать","13":"тринадцать","14":"четырнадцать","15":"пятнадцать","16":"шестнадцать","17":"семнадцать","18":"восемнадцать","19":"девятнадцать","20":"двадцать|двадцати","30":"тридцать|тридцати","40":"сорок|сорока","50":"пятьдесят|пятидесяти","60":"шестьдесят","70":"семьдесят","80":"восемьдесят","90":"девяносто","100":"сто|ста","200":"двести","300":"триста","400":"четыреста","500":"пятьсот","600":"шестьсот","700":"семьсот","800":"восемьсот","900":"девятьсот","1000":"тысяча|тысячи|тысяч|тысячу|тысячь"},"numbers":{"четверть":"1/4","пол*":"1/2","пол-*":"1/2","половина":"1/2","половины":"1/2","половине":"1/2","половину":"1/2","полтора":"3/2","полторы":"3/2","три четверти":"3/4","две трети":"2/3","треть":"1/3","одна треть":"1/3"},"minus":["минус"],"aliases":{"метрические лошадиные силы":"horsepower-metric","метрической лошадиной силы":"horsepower-metric","метрическая лошадиная сила":"horsepower-metric","метрических лошадиных сил":"horsepower-metric","метрические столовые ложки":"tablespoon-metric","метрической столовой ложки":"tablespoon-metric","метрическая столовая ложка":"tablespoon-metric","метрических столовых ложек":"tablespoon-metric","метрические чайные ложки":"teaspoon-metric","метрической чайной ложки":"teaspoon-metric","метрическая чайная ложка":"teaspoon-metric","метрических чайных ложек":"teaspoon-metric","по Фаренгейту":"fahrenheit","по Цельсию":"celsius","кпа":"kilopascal","мпа":"megapascal","мдж":"megajoule","кб":"kilobyte","мб":"megabyte","гб":"gigabyte","тб":"terabyte","мбит":"megabit","мбайт":"megabyte","гпа":"hectopascal","квт":"kilowatt","кдж":"kilojoule","квтч":"kilowatt-hour","квт ч":"kilowatt-hour","квт*ч":"kilowatt-hour","столовых ложках":"tablespoon-metric","столовой ложке":"tablespoon-metric","чайных ложках":"teaspoon-metric","чайной ложке":"teaspoon-metric","градусах Фаренгейта":"fahrenheit","градусах Цельсия":"celsius","кило":"kilogram","сутки":"day","сутках":"day","суток":"day","градус по Цельсию":"celsius","градуса по Цельсию":"celsius","градусов по Цельсию":"celsius","градусы по Цельсию":"celsius","Цельсий":"celsius","градус по Фаренгейту":"fahrenheit","градуса по Фаренгейту":"fahrenheit","градусов по Фаренгейту":"fahrenheit","градусы по Фаренгейту":"fahrenheit","Фаренгейт":"fahrenheit","галлон":"gallon","литров на 100 км":"liter-per-100-kilometer","литра на 100 км":"liter-per-100-kilometer","гр":"gram","гр.":"gram","кг.":"kilogram","сотка":"are","сотки":"are","соток":"are","соткам":"are","сотках":"are","кв. м":"square-meter","кв.м":"square-meter","кв м":"square-meter","квм":"square-meter","м кв":"square-meter","м кв.":"square-meter","м.кв.":"square-meter","квадратов":"square-meter","квадрата":"square-meter","кв. см":"square-centimeter","кв.см":"square-centimeter","см кв":"square-centimeter","см кв.":"square-centimeter","кв. км":"square-kilometer","кв.км":"square-kilometer","км кв":"square-kilometer","кв. фут":"square-foot","кв. футов":"square-foot","куб. м":"cubic-meter","куб.м":"cubic-meter","куб м":"cubic-meter","м куб":"cubic-meter","кубометр":"cubic-meter","кубометра":"cubic-meter","кубометров":"cubic-meter","кубометры":"cubic-meter","кубометрах":"cubic-meter","куб":"cubic-meter","куба":"cubic-meter","кубов":"cubic-meter","кубах":"cubic-meter","куб. см":"cubic-centimeter","куб.см":"cubic-centimeter","см куб":"cubic-centimeter","кубик":"cubic-centimeter","кубика":"cubic-centimeter","кубиков":"cubic-centimeter","стакан":"cup-metric","стакана":"cup-metric","стаканов":"cup-metric","стаканы":"cup-metric","стаканах":"cup-metric","ложка":"tablespoon-metric teaspoon-metric","ложки":"tablespoon-metric teaspoon-metric","ложек":"tablespoon-metric teaspoon-metric","ст.л.":"tablespoon-metric","ст. л.":"tablespoon-metric","ст л":"tablespoon-metric","стол. ложка":"tablespoon-metric","столовых ложек":"tablespoon-metric","ч.л.":"teaspoon-metric","ч. л.":"teaspoon-metric","ч л":"teaspoon-metric","чайных ложек":"teaspoon-metric","десертная ложка":"dessert-spoon dessert-spoon-imperial","десертные ложки":"dessert-spoon dessert-spoon-imperial","десертных ложек":"dessert-spoon dessert-spoon-imperial","десертных ложках":"dessert-spoon dessert-spoon-imperial","л.с.":"horsepower-metric","л. с.":"horsepower-metric","лс":"horsepower-metric","лошадей":"horsepower-metric","шт":"part","шт.":"part","штук":"part","штуки":"part","штука":"part","центнер":"quintal","центнера":"quintal","центнеров":"quintal","центнеры":"quintal","центнерах":"quintal","ц":"quintal","дюйм":"inch","дюйма":"inch","дюймов":"inch","дюймы":"inch","дюймах":"inch","часа":"hour","часов":"hour","часы":"hour","часах":"hour","часе":"hour","сек":"second","сек.":"second","км/час":"kilometer-per-hour","км в час":"kilometer-per-hour","километров в час":"kilometer-per-hour","морская миля":"nautical-mile","морских миль":"nautical-mile","морские мили":"nautical-mile","морской мили":"nautical-mile","морских милях":"nautical-mile","узел":"knot","узла":"knot","узлов":"knot","узлах":"knot","год":"year","года":"year","лет":"year","годах":"year","году":"year","месяц":"month","месяца":"month","месяцев":"month","месяцы":"month","месяцах":"month","неделя":"week","недели":"week","недель":"week","неделю":"week","неделях":"week","фунт":"pound","фунта":"pound","фунтов":"pound","фунты":"pound","фунтах":"pound","локоть":"","локтя":"","локтей":"","миля":"mile","мили":"mile","миль":"mile","милю":"mile","милях":"mile","погонный метр":"meter","погонных метров":"meter","п.м.":"meter","пог. м":"meter","щепотка":"pinch","щепотки":"pinch","рюмка":"","рюмки":"","чашка":"","чашки":"","чашек":"","горсть":"","тонна":"tonne","тонны":"tonne","тонн":"tonne","литр":"liter","литра":"liter","литров":"liter","литры":"liter","литрах":"liter","градус":"degree","градуса":"degree","градусов":"degree","градусы":"degree"}},
};

export default locale;
