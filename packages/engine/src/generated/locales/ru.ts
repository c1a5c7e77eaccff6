// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ru',
  plurals: 'other one few many',
  letters: 'bdijklmnoqrsuvxyzADEGahptwHgFcBeC аоинетскрлмдвугйпябычьхцфзжюшэёМП',
  quantities: `
#length	Дqijb
rkloZ;;$ jb rklo	r
rinodjZ

bjxmlokrZ
tkori
sgyrZ;;$ jb sgyr	sgyr~.||.|.	sgyr.
tvlZ;;$ jb tvl	tl
AosZ	Aos~.||.|.


riq7;;;f	ri
rdomnV riq7	rdo. ri	r. ri
lEmAGjR sgyrb

qijiP
AGrkjj~dxd wkojb|dk wkojd|Eh wkojb|Eh wBokj;~Ek wBojb
jkyqZ
zbqr
qbsdjJ
zAsa
qdn&
bjxqiymnW qdn&
FbxN
mrvlZ

rdomndy mbHkji|$ rdomnbA mbHkja|rdomnih mbHkji|rdomnih mbHkjky;rdomnik mbHkji	rdo. mbHkji|$ rdo. mbHkja||rdo. mbHkjky	r. mbH.|r. mbH.
odsZ
nbobrZ
GkyjZ

ijHkjkojM GkyjZ
tvoqdjxb|$ tvoqdjx||tvoqdjxdu;tvoqdjxi	tvoq.	toq|$ toq
qix8
nbDkqaldu~Eh||Eh|Eh;~E


rdomnV qix8
riq7 sbjjEh
mnbjsijbumnV riq7;;;f	mn. ri








bmlodjdriGkmnV ksijipY	b. k.
zbomknN	zn
muklduR mknvjsY
muklduR rijvlY
mukldu4 GbmZ
mukldu4 s+
mukldu~dxd xdsb|dy xds|Eh xdsb|Eh qkl;~Ek xdsE	mu. ~x|x|x|q~.
wkrj~dxd obsivmb|dy obsivm|Eh obsivmb|Eh obsivmdu;~dy obsivm
obsivmZ Юzilkob
mdqjkGjM obsivmZ
zqbjndumnV sqijY

kmlkmlukjj~dy ksijipE|bA ksijipb|Ek ksijipE|Eh ksijip~ sqijE



zvjnlZ	znl
zin8
luizZ
zinmkqO ПSS
lizdxobtmnW zvjnlZ
lizdxobtmnV zin8
zvjnlZ TМX
rbmFlbDjM zvjnlZ
zin8 TМX
zvjnlZ Дisd TМX
pipkod TМX

pipkod
mAnv (sqijb)
mvj (Azdjmniy)
Dv (sqijb)
oij (Azdjmniy)
ncj (Azdjmniy)
swB (Azdjmniy)
lB (sqijb)
oi (Azdjmniy)
mAnv (lnbja)
Gi (nilbymniy)
pvjO
GHbjZ
qi (nilbymniy)
Gkn (Гdjndjx)
ub (lbymniy)
tobjpvwmnV qijiP
tobjpvwmnW sgyrZ
ndodqkumnW tvlZ
lvbwZ
oirmnW tvlZ
oirmnW sudyj4 FbxN
oirmnW mlbsi6
oirmnV riq7
xokGkmnW tvlZ
xokGkmnW mlbsi6
DiDqkymnW qdn&
DiDqkymnV qbsdjJ
pbomnW qdn&
tobjpvwmnW tvlZ (КukDkn)
bozbjZ (sqijb)
uboY
imzbjmnV qix8
lkhbmmnV uboY
boFijZ
ukoF~nb|dn|nb|ndu;~ni
mbHkjJ
ukomlE|ukomlb||uBoml;uBomlE
nbzmnW tvlZ
nbzmnW ovsZ
nbmbDY



bqajZ
ukjmniy nqbtlko
#area	Cqdщbsa
nubsobljM rkloZ;;$ jb nubsobljEy rklo	r²
nubsobljM niqdrkloZ;;$ jb nubsobljEy niqdrklo	nr²

nubsobljM mbjlirkloZ;;$ jb nubsobljEy mbjlirklo	mr²

xknlboZ	xb
boZ


DbojZ
sbomi
nubsobljM sgyrZ;;$ jb nubsobljEy sgyr	sgyr²

nubsobljM AosZ	Aos²
nubsobljR riq7;;$ jb nubsobljvg riqg;f	ri²



bnoZ	bno~.||.|.
ovsZ
mknpiP
lbvjFizZ
nodukqajM nubsoblZ





novxdu4 sgyrZ
svjbrZ	svj.
mlokrrY
tkssbjZ
pvDd
Dv (zqdщbsa)
mc (Azdjmniy)
lbj (Azdjmniy)
lB (Azdjmniy)
lblbri
zhBjZ
zijZ
rv (nilbymniy)

jxbjZ
oby (lbymniy)
xvjlhb
nbjbq (zqdщbsa)
rboqY
rbqR rboqY
rvobDDb
bjnbjbr
pkjl~b (wkrkqajEh| (wkrkqajEy|b (wkrkqajEh|du (wkrkqajEh~);~E (wkrkqajEk
xobvjsZ
Dixhb (БkjxbqiA)
nblhb (БkjxbqiA)
Gblbn (БkjxbqiA)
nblhb (Аmmbr)
qkmmY
Dixhb (Бihbo)
nblhb (Бihbo)
shvo (Бihbo)
DimuY
Dixhb (Нkzbq)
nblhb (Нkzbq)
shvo (Нkzbq)
odzbji
bbjb
bozbjZ
zboiHmnW bozbjZ
skmAlijY
rdoxkjZ
gxkoZ
hbysY
rbjmbjY
nvcosY

lvjqbjsZ

tcja (Тbyubja)
bqnkyok (Сbj-Cbvqv)
bqnkyok (eijbm-Жkobym)
lbokb
zovmmnW rdoxkjZ
btxbjmniy sHkoiD
ydhN
#volume	ОDъBr
nvDiGkmnW rkloZ;;$ jb nvDiGkmniy rklo	r³


nvDiGkmnW mbjlirkloZ;;$ jb nvDiGkmniy mbjlirklo	mr³


qiloZ;;$ jb qilo	q
mlkoZ

nvDiGkmnW sgyrZ	sgyr³

nvDiGkmnW AosZ	Aos³






bnodtvlZ	bnodtvl~.||.|.



ndosZ
tvlZ Хdzzvmb


brko. xbqqdjZ;;$ jb brko. xbqqdj	br. xbq.;;$/br. xbq


brko. nubolY;;;f	br. nubol.
brko. zijlY;;;f	br. zijl.
brko. GbFL;;;f	br. GbF.
sHiqqZ
brko. HisnV vjpiP;;;f	br. Hisn. vjp.
HisnV sobhrY;;;f	Hisn. so.
rijirZ
brkoinbjmnV mldqduR qdHL
brkoinbjmnV GbyjR qdHL
skmkolj~dy qdHni|bA qdHnb|Ek qdHni|Eh qdHkn;~bA qdHnb;;f	skm. q.
GbFL США (zd wbndjv)
rkloiGkmnV HisnV vjpiP	r. Hisn. vjp.
scF~b||b|ky;~i
щkzdl~ni|nb|ni|dn;~nb;;f	щkzdl.
mrisHkjZ
lcsZ
nbz~qi|qA|qi|kqa;~qA;;f	nbz.

sHixxko!	sHixxko~b||b|du
ogr<
zAlbA xbqqdjb
DvFkqO	DvF.




DbookqO	Dboo.
ziuj4 DbookqO
nkxN
Gklukola ziujdxd DbookqA
FkmlbA Gbmla ziujdxd DbookqA
nkxN Кdojkqivm
kuodnkxN
DbookqO Hisndmli

DbookqO nqgnuE

DbllZ
lbj (DdGnb)
irz. xbqqdjZ;;$ jb irz. xbqqdj	irz. xbq.;;$/irz. xbq
irz. nubol~E|b|E|;~b;;f	irz. nubol.
bjxqiymnV zijlY
bjxqiymnV GbFL

irz. HisnV vjpiP;;;f	irz. Hisn. vjp.


bjxqiymnV mldqduR qdHL
qdHL u zdq-vjpii
bjxqiymnV GbyjR qdHL
irz. skmkolj~dy qdHni|bA qdHnb|Ek qdHni|Eh qdHkn;~bA qdHnb;;f	irz. skm. q.



tionijZ
niqskonijZ

rkloiGkmnV GbFL;;;f	r. GbF.
mldqduR qdHL;;;f	ml. q.
GbyjR qdHL;;;f	G. q.
rkloiGkmn~dy skmkoljdy qdHni|bA skmkoljbA qdHnb|ik skmkoljEk qdHni|ih skmkoljEh qdHkn

rkloiGkmnV zijlY;;;f	rzl
AzdjmnV GbFL
dmbswi
ndmbswi


FuksmnW mlbnbjZ
nbjjY
uksob|uksod||uBsko;uBsob
tbjkx8
Fcj (nilbymniy)
sdv (nilbymniy)
sbja (dDъBr)
brtdoY
ndjxi6
mknmlboi6
rdsi6
rkloklZ
rksirjZ
Dbl (DiDqkymniy)
xij (DiDqkymniy)
qdx (DiDqkymniy)
nbD (DiDqkymniy)
ctY
mblY
xdrdoZ
hdrkoZ
uijjR DvlEq<
zdqDvlEq~ni|ni|ni|dn
rbxjvrZ
ikodudbrZ
odudbrZ
rbtvmbiqZ
mbqrbjbmboZ
DbqalbwboZ
jbuvhdsdjdmdoZ
mB (Azdjmniy)
ndnv
ld (Azdjmniy)
xd (Azdjmniy)
mAnv (dDъBr)
mby (Azdjmniy)

loklJ ndosb
xodvqkoZ
rbqbywiymniy xbjlbjx
nbubjZ
#mass	ebmmb
niqdxobrrQ;;$ jb niqdxobrr	nx
xobrrQ;;$ jb xobrr	x
ldjjY;;;f	l

pkjljkoZ
nboblQ	nbo
tvjlZ;;$ jb tvjl	tjl

vjpiP;;$ jb vjpig;f	vjp.;;$/vjp

xobj!	xobj~b||b|du
mldvjb|$ mldvj||mldvjdu;mldvjE	mldvjb|$ mldvj||mldvjdu	mlj
Gklukola sqijjdxd pkjljkob
ndodlnW pkjljkoZ
sqijjM pkjljkoZ
brkoinbjmnV ldjjY	brko. l	br. l|$ br. l
sqijjR ldjjY
mqbxN

lodymnV vjpiP	lo. vjp.

bzlknbomnW tvjlZ
bzlknbomnV vjpiP
bzlknbomnV sobhrY


Dovm~nb|dn|nb|ndu~ rbmqb;~ni
mlbjsboljR zdopiP (США)
ksijipY bqndxdqA
mlbjsboljR zdopiP (АumlobqiA)
sbqaldjZ	Дb
rbmmY cqknlodjb
rbmmY zodldjb

zqbjndumnV rbmmY
mdqjkGjR rbmmY;;;f
rbmmY Зkrqi;;;f
rbmmY Юzilkob
nbj (Azdjmniy)
nij (Azdjmniy)
rdrrc
tvj (Azdjmniy)
pwija (nilbymniy)
sbja (rbmmb)
qAj (nilbymniy)
pAja (nilbymniy)
nblli
lbcqO
zinvqO
lodymnW lbcqO
nEj (ndokymniy)
sdj (ndokymniy)
Dbl (rbmmb)
Dbl wdqdlb
ldqY
rbFb (rbmmb)
oblli
mko (ijsiymniy)
GillbnN
rbvjsZ
jkrkpnW tvjlZ
jkrkpnW pkjljkoZ
zboiHmnW xobjQ
qiuoZ
imzbjmnW tvjlZ
boodDY
rkloiGkmnV boodDY
ovmmnW tvjlZ
wdqdljinN
qdl (rbmmb)
zvsZ
oirmnW tvjlZ
oirmnV vjpiP
sobhrY
dDdqZ
blliGkmnV rijY
blliGkmnW lbqbjlZ
FknkqO
DiDqkymnV rijY
DiDqkymnW lbqbjlZ

xbrrb (rbmmb)


uimmZ
DiorbjmnW linbqO
kxizklmnV dn8
kxizklmnW nbjlboZ
nizomnV dn8
FuksmnW tvjlZ
#time	ВokrA
mknvjsY;;$ u mknvjsv;f	m;;$/э
rijvlY;;$ u rijvlv;f	rij
GbmZ;;$ u Gbm	G
GklukolJ Gbmb
s+;;$ u skja	sj.;;$/s	s.
jkskq7;;$ u jkskqg;f	jks.;;$/jks	j.
suvhjkskqajM modnN
rkmAp%;;$ u rkmAp	rkm.;;$/rkm	r.
nubolbqZ;;$ u nubolbq	nubol
zdqvxdsi*
xdsb|xds||qkl;xdsE;$ u xds	x.|||q.;;$/x
skmAliqkli*	10-qkli~A|k|A|y
ukn~b||b|du	u.
lEmAGkqkli*


jdGJ;;;f	jdG.




dDEGj~dxd xdsb|Ey xds|Eh xdsb|Eh qkl;~Ek xdsE
uimdndmj~dxd xdsb|Ey xds|Eh xdsb|Eh qkl;~Ek xdsE
xoixdoibjmn~dxd xdsb|iy xds|ih xdsb|ih qkl;~ik xdsE
xoixdoibjmnW rkmAp%
lodziGkmn~dxd xdsb|iy xds|ih xdsb|ih qkl;~ik xdsE

mijdsiGkmnW rkmAp%

lodziGkmnW rkmAp%




mdq (rbomibjmnik mvlni)
Fkyn (10 jm)
muksDkoxN
sHitti
rdrkjl (90 m)

zqbjndumn~dxd uokrkji|dk uokrA|ih uokrkji|ih uokrBj;~dk uokrA
bldrjR ksijipY uokrkji
DilZ Sзьфэх
#labor	ТovsdwbloblE
Gkqduknd-GbmZ
Gkqduknd-s+
Gkqduknd-jkskq7
Gkqduknd-rkmAp%
#temperature	Тkrzkoblvob
nkqauijZ
xobsvmZ ЦkqamiA
xobsvmZ Фbokjxkylb		$°ш||°ш
xobsvmZ Рbjnijb
#temperature-difference	Рbwjdmla lkrzkoblvo
nkqauijZ obwjdmli
xobsvmZ ЦkqamiA obwjdmli
xobsvmZ Фbokjxkylb obwjdmli
#speed	Сndodmla i lkrz
rkloZ u mknvjsv	r/m










vwqb|vwkq||vwqdu;vwkq	vw


mndodmlJ muklb	mn. muklb	э
rbhN
bldrjR ksijipY mndodmli
#acceleration	Уmndokjik
rkloZ jb mknvjsv u nubsoblk	r/m²





ksijipY ю	ю
xbqiqkd (Гbq)
#angle	Уxdq
obsibjQ	obs
xobsvmZ	$°
vxqduR rijvlY	$′
vxqduR mknvjsY	$″


xobsZ
dDdodl!	dD.
nubsobjlZ
wjbnN wdsibnb
Gbm~b (vxqduEh| (vxqdudy|b (vxqduEh|du (vxqduEh~);~E (vxqduEk
ovrDZ
sudiGjM xobsvmZ
lEmAGjR НАТО
#solid-angle	ТkqkmjEy vxdq
mlkobsibjQ	mo



mzbl (lkqkmjEy vxdq)
#frequency	Чbmldlb
xkopQ	Гp



pinqZ u mknvjsv
dDdodlZ u mknvjsv
dDdodlZ u rijvlv
vsboZ u rijvlv

nbsoZ u mknvjsv
DdsZ
#angular-speed	УxqdubA mndodmla
#force	Сiqb
jagldjZ	Н
sijY

niqdxobrr-miqY	nxm
xobrr-miqY
ldjj~E-miqE|b-miqb|E-miqE|-miq
tvjl-miqY	tjl-m


niqdtvjl-miqY
#pressure	Дbuqkjik
zbmnbqO	Cb
DboQ	Dbo
blrdmtkoY;;;f	blr
lkhjiGkmnV blrdmtkoY
ldooZ




tvjlZ jb nubsobljEy sgyr	t/sgyr²










riqqirkloZ udsAjdxd mldqDb
mbjlirkloZ udsAjdxd mldqDb
rkloZ udsAjdxd mldqDb
sgyrZ udsAjdxd mldqDb
tvlZ udsAjdxd mldqDb




rinodrkloZ olvljdxd mldqDb
riqqirkloZ olvljdxd mldqDb	rr ol. ml.
mbjlirkloZ olvljdxd mldqDb
sgyrZ olvljdxd mldqDb	s. ol. ml.
tvlZ olvljdxd mldqDb




rkloZ olvljdxd mldqDb
#gauge-pressure	ИwDEldGjdk sbuqkjik
#energy	ЭjkoxiA
sHdvqO	ДH
coxN

ubll-GbmZ
niqdubll-GbmZ	nВl⋅G
cqknlodjudqalQ	cВ
nbqdoiP;;;f	nbq
niqdnbqdoiP;;;f
rkHsvjbodsjR nbqdoiP	nbqr



lkoriP
toixdoiP
$ ёTU-IT	$ ёTU-IT	$ ёTU-IT
DoilbjmnV lkzqduR ksijipY	БТЕ








brkoinbjmn~dxd lkorb|iy lkor|ih lkorb|ih lkordu;~iy lkor	lkor~b||b|du~ США



nubsZ
ldjjY lodliqb
xobrrZ lodliqb

ldjjY jktlAjdxd cnuiubqkjlb










tdc
#power	edщjdmla
ubllQ	Вl
DoilbjmnV qdFbsijR miqY
qdFbsijR miqY	q. m.












ldjjY dhqbHskjiA
mdqjkGjR muklirdmlJ;;;f






ldjjY xobsioji
#torque	edrkjl miqE
jagldj-rkloZ	Н⋅r






tvjl-tvlZ	tjl-tl
#momentum	Иrzvqam
#moment-of-inertia	edrkjl ijkopii
#surface-tension	Cdukohjdmljdk jblAHkjik i HBmlndmla
#fracture-toughness	ВAwndmla obwovFkjiA
#fuel-economy	Рbmhds ldzqiub

qiloZ jb 100 niqdrklodu	q/100 nr





riq7 jb irz. xbqqdj;;;f	riq~i|A|i|a~/irz. xbq	ri/irz. xbq
#data	ОDъBr sbjjEh
DilQ	Dil~b||b|
DbylQ	Б
dnlklZ
zdqvDbylZ
nobrD (2 Dilb)

jblZ

loilZ
rbFijjdk mqdud
sudyj~dxd mqdub|dk mqdud|Eh mqdub|Eh mqdu;~Ek mqdub
vGklukoBjj~dxd mqdub|dk mqdud|Eh mqdub|Eh mqdu;~Ek mqdub
#data-rate	Сndodmla zkoksbGi sbjjEh
#resolution	РbwokFkjik



zinmkqO jb sgyr	znm/sgyr
ldGL jb sgyr	lGn/sgyr
#graphics	Гobtinb
zinmkqO	znm
ldGL	lGn
#typewidth	Шioijb Foitlb
cr	cr
zdqvnkxkqajbA FzbpiA
#ratio	ОljdFkjik i ndqiGkmlud
GbmlJ	G.
zodpkjlZ		$%
zodriqqk
zodrioibsZ

riqqidjj~dy sdqi|bA sdqA|Ek sdqi|Eh sdqky;~Ek sdqi;;f
riqqibosj~dy sdqi|bA sdqA|Ek sdqi|Eh sdqky;~Ek sdqi;;f



nboblQ	nbo
brkoinbjmnW zovtZ

zboY
lod~yni|ynb|yni|kn
zdqsgHij~E|E|E|
sgHijY
GBoldu~E sgHijE|b sgHijb|E sgHijE|Eh sgHij
subspbl<
mdl~ji|jA|ji|kj
DdqaF~dy mdlji|bA mdljA|ik mdlji|ih mdlkj;~ik mdlji
xodmmZ
rbmmb (12 xodmmdu)
lEmAG8
rioibsY
qbnhN
riqqidjZ
nodoZ
riqqibosZ
loiqqidjZ
skmlJ
mldzY Dvrbxi
#container-capacity	Вrkmlirdmla ndjlkyjkodu
#level	Уodukja
dljdFkjik rdщjdmlky
skpiDkqZ
DkqZ
jkzkoZ

mldz (cnmzdwipiA)
#loudness	Гodrndmla
mdjZ
tdjZ
#musical-interval	evwEnbqajEy ijlkoubq
dljdFkjik Gbmldl
dnlbuY
pkqM ldjZ
zdqvldjZ
GklukolJ ldjb

mbuboZ
GbmldljR sknbsY
#density	Cqdljdmla















mqbxN jb nvDiGkmniy tvl
#specific-weight	УskqajEy ukm


olvljdxd mldqDb	ol. ml.
udsAjdxd mldqDb
#linear-density	ЛijkyjbA zqdljdmla


lknmZ
skjak



rkloiGkmniy jdrko zoAHi
#area-density	CdukohjdmljbA zqdljdmla












rdrrk (FBqn)
#volume-flow	ОDъBrjEy obmhds



























FbhlBomnW sgyrZ
mukosovzZ
#mass-flow	ebmmduEy obmhds
#molar-flow	edqAojEy obmhds
#dynamic-viscosity	ДijbriGkmnbA uAwndmla

zvbwZ

okyj (uAwndmla)
#kinematic-viscosity	КijkrbliGkmnbA uAwndmla


mldnmZ
#fluidity	ТknvGkmla

ok (lknvGkmla)
#vapor-permeance	Cbodzodjipbjik

zkorZ
zkor (0 °П)
zkor (23 °П)
rkloiGkmnW zkorZ
#vapor-permeability	Cbodzodjipbkrdmla


zkor-sgyr (0 °П)
zkor-sgyr (23 °П)
#turbidity	evljdmla
#specific-energy	УskqajbA cjkoxiA
#energy-density	Cqdljdmla cjkoxii





vskqajbA cjkoxiA Dkjwijb
#molar-energy	edqAojbA cjkoxiA
#thermal-conductivity	Тkzqdzodudsjdmla
#thermal-insulance	Тkzqdudk mdzodliuqkjik



nqd
ldxN
#thermal-expansion	Тkzqdudk obmFiokjik
#heat-capacity	ТkzqdBrndmla i cjlodziA
#specific-heat-capacity	УskqajbA lkzqdBrndmla
#molar-heat-capacity	edqAojbA lkzqdBrndmla


xbwduR zdmldAjjR
#heat-flux	Cqdljdmla lkzqdudxd zdldnb i dDqvGBjjdmla
#heat-transfer-coefficient	Кdcttipikjl lkzqdzkoksbGi
#radiant-exposure	ЭjkoxkliGkmnbA cnmzdwipiA
#amount-of-substance	КdqiGkmlud ukщkmlub
rdqO	rdqa
dDъknlZ	dDъknl~b||b|du













cyjFlkyjZ
#molar-concentration	edqAojbA ndjpkjlobpiA


цж
rdqAoZ

riqqixobrrZ xqgndwE jb skpiqilo
#molality	edqAqajdmla

xqgndwE	xqgndwE
#catalytic-activity	КblbqiliGkmnbA bnliujdmla
nblbqQ	nbl
ksijipY tkorkjlb
#catalytic-concentration	КdjpkjlobpiA nblbqiliGkmndy bnliujdmli
#filtration-rate	Сndodmla nqvDdGndudy tiqalobpii
#electric-current	Сiqb ldnb
brzkoQ	А
#current-noise-density	Cqdljdmla Fvrb ldnb
#electric-charge	ЭqknloiGkmniy wboAs
nvqdjQ	Кq
brzko-GbmZ

cqkrkjlbojM wboAsZ
tbobsk6


tobjnqijZ
#voltage	ЭqknloiGkmndk jbzoAHkjik
udqalQ	В
#voltage-noise-density	Cqdljdmla Fvrb jbzoAHkjiA
#electric-resistance	ЭqknloiGkmndk mdzodliuqkjik
drQ	Оr
#electric-conductance	ЭqknloiGkmnbA zodudsirdmla
mirkjmQ	Сr
#capacitance	ЭqknloiGkmnbA Brndmla
tbobsQ	Ф
#inductance	Иjsvnliujdmla
xkjoi	Гj
#magnetic-flux	ebxjiljEy zdldn
ukDkoZ	ВD
rbnmukqqZ
ksijiGjM zdqgmZ
#magnetic-flux-density	ebxjiljbA ijsvnpiA
$ lkmqE|lkmqb|lkmqE|lkmq	Тq
xbvmmZ
#magnetic-field-strength	НbzoAHBjjdmla rbxjiljdxd zdqA


comlksZ
#magnetic-moment	ebxjiljEy rdrkjl
#electric-field-strength	НbzoAHBjjdmla cqknloiGkmndxd zdqA
#electric-dipole-moment	ЭqknloiGkmniy sizdqajEy rdrkjl

skDb6
#resistivity	Уskqajdk mdzodliuqkjik
#conductivity	УskqajbA zodudsirdmla
#apparent-power	CdqjbA i okbnliujbA rdщjdmla

uboZ
#apparent-energy	CdqjbA i okbnliujbA cjkoxiA
#luminous-intensity	Сiqb muklb
nbjskqY;;;f	ns
mukG>
rkHsvjbodsjR mukG>
#luminance	Яondmla

jilZ



mliqaDZ
#illuminance	ОmukщBjjdmla
qgnmZ	qn



tdlZ
#luminous-flux	Сukldudy zdldn
qgrkj~b||b|;~	qr
mtkoiGkmnV mukG>
#luminous-exposure	СukldubA cnmzdwipiA
#wavenumber	ОDobljbA sqijb



nbywkoZ
sidzloiP
#spectral-flux-density	СzknlobqajbA zqdljdmla zdldnb

AjmnW
#activity	Рbsidbnliujdmla
DknnkokqO	Бn
ngoi
#activity-concentration	УskqajbA bnliujdmla
#absorbed-dose	CdxqdщBjjbA sdwb
xok6	Гo
obsZ
#equivalent-dose	ЭnuiubqkjljbA sdwb
wiukolQ	Зu
DcoZ
#equivalent-dose-rate	edщjdmla cnuiubqkjljdy sdwE
#radiation-exposure	ЭnmzdwipidjjbA sdwb

okjlxkjZ
#energy-per-distance	ЭjkoxiA jb ksijipv obmmldAjiA



niqdubll-Gbmb jb 100 niqdrklodu|niqdubll-Gbm jb 100 niqdrklodu||niqdubll-Gbmdu jb 100 niqdrklodu;nВl⋅G/100 nr	nВl⋅G/100 nr
#antenna-gain	Уmiqkjik bjlkjjE
vmiqkjik dljdmilkqajd iwdlodzjdxd iwqvGblkqA
#computing-performance	Codiwudsilkqajdmla uEGimqkjiy
#telephone-traffic	ТkqktdjjbA jbxovwnb
#film-speed	СukldGvumluilkqajdmla
#heat-pump-efficiency	Эttknliujdmla lkzqduEh jbmdmdu
#vascular-resistance	Сdmvsimldk mdzodliuqkjik
#acoustic-impedance	УskqajEy bnvmliGkmniy irzksbjm
#biological-activity	БidqdxiGkmnbA bnliujdmla
#color-temperature	ЦukldubA lkrzkoblvob
K (pukldubA lkrzkoblvob)
#gas-column	СldqD xbwb
#specific-power	УskqajbA rdщjdmla


rklbDdqiGkmnW cnuiubqkjlZ
#reduced-electric-field	CoiuksBjjdk cqknloiGkmndk zdqk

lbvjmkjsZ
`,
  units: `
terabit	lkobDilQ	ТDil
gigabit	xixbDilQ	ГDil
megabit	rkxbDilQ	eDil
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
zetta	wkllb{0}	З{0}
exa	cnmb{0}	Э{0}
peta	zklb{0}	C{0}
tera	lkob{0}	Т{0}
giga	xixb{0}	Г{0}
mega	rkxb{0}	e{0}
kilo	niqd{0}	n{0}
hecto	xknld{0}	x{0}
deka	sknb{0}	sb{0}
deci	skpi{0}	s{0}
centi	mbjli{0}	m{0}
milli	riqqi{0}	r{0}
micro	rinod{0}	rn{0}
nano	jbjd{0}	j{0}
pico	zind{0}	z{0}
femto	tkrld{0}	t{0}
atto	blld{0}	b{0}
zepto	wkzld{0}	w{0}
yocto	idnld{0}	i{0}
ronto	odjld{0}	o{0}
quecto	nuknld{0}	nu{0}
yobi	ydDi{0}	Йi{0}
zebi	wkDi{0}	Зi{0}
exbi	cnmDi{0}	Эi{0}
pebi	zkDi{0}	Ci{0}
tebi	lkDi{0}	Тi{0}
gibi	xiDi{0}	Гi{0}
mebi	rkDi{0}	ei{0}
kibi	niDi{0}	Кi{0}
square	nubsobljdxd {0}|nubsobljEy {0}|nubsobljEh {0}|nubsobljEh {0};nubsobljdy {0}|nubsobljbA {0}|nubsobljEk {0}|nubsobljEh {0};nubsobljEk {0}	{0}²
cubic	nvDiGkmndxd {0}|nvDiGkmniy {0}|nvDiGkmnih {0}|nvDiGkmnih {0};nvDiGkmndy {0}|nvDiGkmnbA {0}|nvDiGkmnik {0}|nvDiGkmnih {0};nvDiGkmnik {0}	{0}³
-survey-us	{0} (xkdskw. США)
-imperial	{0} (Doil.)
-dry	{0} (mvh.)
-sidereal	{0} (wuBwsj.)
-person	{0} (udwobml)
-of-water	{0} udsAjdxd mldqDb
-us	{0} (США)
-australian	{0} (bumlobq.)
per	{0} jb {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
accusative	bA>vg,b>v,A>g|bA>vg,b>v,A>g
~Z	b||b|du|E
~Y	E|b|E||E
~W	dxd|iy|ih|ih|ik
~V	dy|bA|ik|ih|ik
~R	dy|bA|Ek|Eh|Ek
~Q	b||b||E
~P	i|A|i|y|i
~O	A|a|A|ky|i
~N	b||b|du|i
~M	dxd|Ey|Eh|Eh|Ek
~L	ni|nb|ni|kn|ni
~J	i|a|i|ky|i
~8	i|b|i||i
~7	i|A|i|a|i
~6	A|y|A|ku|i
~5	xdsb|xds|xdsb|qkl|xdsE
~4	dxd|dy|Eh|Eh|Ek
~!	b||b|du|
~%	b||b|ku|E
~&	lA|dla|lA|lky|li
~*	A|k|A|y|A
~+	jA|kja|jA|jky|ji
~<	ni|nb|ni|dn|ni
~>	i|b|i|ky|i
~?	dxd|dk|Eh|Eh|Ek
`,
  words: {"systems":{"us":["америк","сша"],"imperial":["брит","англ"]},"belowZero":["ниже нуля","мороза"],"to":["сколько это будет","сколько это","это сколько","сколько будет","это будет сколько","сколько в","это сколько в","сколько это в","сколько","в","во","к","это","сколько будет в"],"after":["сколько будет","будет сколько","это сколько","сколько это","сколько","будет"],"and":["и","плюс"],"per":["в","на","за"],"opening":["расход","сколько будет","сколько это","сколько составляет","сколько весит","что такое","переведи","перевести","перевод","конвертировать","из"],"howMany":["сколько"],"are":["содержится в","в","это"],"one":["один","одна","одно","одном","одной"],"endings":["ами","ями","ах","ях","ам","ям","ов","ев","ей","ом","ем","ой","ы","и","а","я","у","ю","е","о","ь","й"],"scales":{"тыс.":"1000","тыс":"1000","млн":"1000000","млрд":"1000000000","трлн":"1000000000000"},"halves":{"с половиной":"1/2"},"polite":["пожалуйста","скажите"],"cardinals":{"0":"ноль|нуль","1":"один|одна|одно|одного|одной|одну","2":"два|две|двух|двое|двоих","3":"три|трёх|трое|троих","4":"четыре|четырёх","5":"пять|пяти","6":"шесть|шести","7":"семь|семи","8":"восемь|восьми","9":"девять|девяти","10":"десять|десяти","11":"одиннадцать","12":"двенадцать","13":"тринадцать","14":"четырнадцать","15":"пятнадцать","16":"шестнадцать","17":"семнадцать","18":"восемнадцать","19":"девятнадцать","20":"двадцать|двадцати","30":"тридцать|тридцати","40":"сорок|сорока","50":"пятьдесят|пятидесяти","60":"шестьдесят","70":"семьдесят","80":"восемьдесят","90":"девяносто","100":"сто|ста","200":"двести","300":"триста","400":"четыреста","500":"пятьсот","600":"шестьсот","700":"семьсот","800":"восемьсот","900":"девятьсот","1000":"тысяча|тысячи|тысяч|тысячу|тысячь"},"numbers":{"четверть":"1/4","пол*":"1/2","пол-*":"1/2","половина":"1/2","половины":"1/2","половине":"1/2","половину":"1/2","полтора":"3/2","полторы":"3/2","три четверти":"3/4","две трети":"2/3","треть":"1/3","одна треть":"1/3"},"minus":["минус"],"aliases":{"метрические лошадиные силы":"horsepower-metric","метрической лошадиной силы":"horsepower-metric","метрическая лошадиная сила":"horsepower-metric","метрических лошадиных сил":"horsepower-metric","метрические столовые ложки":"tablespoon-metric","метрической столовой ложки":"tablespoon-metric","метрическая столовая ложка":"tablespoon-metric","метрических столовых ложек":"tablespoon-metric","метрические чайные ложки":"teaspoon-metric","метрической чайной ложки":"teaspoon-metric","метрическая чайная ложка":"teaspoon-metric","метрических чайных ложек":"teaspoon-metric","жидкая унция":"fluid-ounce","жидких унций":"fluid-ounce","по Фаренгейту":"fahrenheit","по Цельсию":"celsius","кпа":"kilopascal","мпа":"megapascal","мдж":"megajoule","кб":"kilobyte","мб":"megabyte","гб":"gigabyte","тб":"terabyte","мбит":"megabit","мбайт":"megabyte","гпа":"hectopascal","квт":"kilowatt","кдж":"kilojoule","квтч":"kilowatt-hour","квт ч":"kilowatt-hour","квт*ч":"kilowatt-hour","столовых ложках":"tablespoon-metric","столовой ложке":"tablespoon-metric","чайных ложках":"teaspoon-metric","чайной ложке":"teaspoon-metric","градусах Фаренгейта":"fahrenheit","градусах Цельсия":"celsius","кило":"kilogram","сутки":"day","сутках":"day","суток":"day","градус по Цельсию":"celsius","градуса по Цельсию":"celsius","градусов по Цельсию":"celsius","градусы по Цельсию":"celsius","Цельсий":"celsius","градус по Фаренгейту":"fahrenheit","градуса по Фаренгейту":"fahrenheit","градусов по Фаренгейту":"fahrenheit","градусы по Фаренгейту":"fahrenheit","Фаренгейт":"fahrenheit","галлон":"gallon","литров на 100 км":"liter-per-100-kilometer","литра на 100 км":"liter-per-100-kilometer","гр":"gram","гр.":"gram","кг.":"kilogram","сотка":"are","сотки":"are","соток":"are","соткам":"are","сотках":"are","кв. м":"square-meter","кв.м":"square-meter","кв м":"square-meter","кв метров":"square-meter","кв метрах":"square-meter","квм":"square-meter","м кв":"square-meter","квадратов":"square-meter","квадрата":"square-meter","кв. см":"square-centimeter","см кв":"square-centimeter","кв. км":"square-kilometer","кв.км":"square-kilometer","км кв":"square-kilometer","кв. фут":"square-foot","кв. футов":"square-foot","куб. м":"cubic-meter","куб.м":"cubic-meter","куб м":"cubic-meter","м куб":"cubic-meter","кубометр":"cubic-meter","кубометра":"cubic-meter","кубометров":"cubic-meter","кубометры":"cubic-meter","кубометрах":"cubic-meter","куб":"cubic-meter","куба":"cubic-meter","кубов":"cubic-meter","кубах":"cubic-meter","куб. см":"cubic-centimeter","куб.см":"cubic-centimeter","см куб":"cubic-centimeter","кубик":"cubic-centimeter","кубика":"cubic-centimeter","кубиков":"cubic-centimeter","стакан":"cup-metric","стакана":"cup-metric","стаканов":"cup-metric","стаканы":"cup-metric","стаканах":"cup-metric","ложка":"tablespoon-metric teaspoon-metric","ложки":"tablespoon-metric teaspoon-metric","ложек":"tablespoon-metric teaspoon-metric","ст.л.":"tablespoon-metric","ст. л.":"tablespoon-metric","ст л":"tablespoon-metric","стол. ложка":"tablespoon-metric","столовых ложек":"tablespoon-metric","ч.л.":"teaspoon-metric","ч. л.":"teaspoon-metric","ч л":"teaspoon-metric","чайных ложек":"teaspoon-metric","десертная ложка":"dessert-spoon dessert-spoon-imperial","десертные ложки":"dessert-spoon dessert-spoon-imperial","десертных ложек":"dessert-spoon dessert-spoon-imperial","десертных ложках":"dessert-spoon dessert-spoon-imperial","л.с.":"horsepower-metric","л. с.":"horsepower-metric","лс":"horsepower-metric","лошадей":"horsepower-metric","шт":"part","шт.":"part","штук":"part","штуки":"part","штука":"part","центнер":"quintal","центнера":"quintal","центнеров":"quintal","центнеры":"quintal","центнерах":"quintal","ц":"quintal","дюйм":"inch","дюйма":"inch","дюймов":"inch","дюймы":"inch","дюймах":"inch","часа":"hour","часов":"hour","часы":"hour","часах":"hour","часе":"hour","сек":"second","сек.":"second","км/час":"kilometer-per-hour","км в час":"kilometer-per-hour","километров в час":"kilometer-per-hour","морская миля":"nautical-mile","морских миль":"nautical-mile","морские мили":"nautical-mile","морской мили":"nautical-mile","морских милях":"nautical-mile","узел":"knot","узла":"knot","узлов":"knot","узлах":"knot","год":"year","года":"year","лет":"year","годах":"year","году":"year","месяц":"month","месяца":"month","месяцев":"month","месяцы":"month","месяцах":"month","неделя":"week","недели":"week","недель":"week","неделю":"week","неделях":"week","фунт":"pound","фунта":"pound","фунтов":"pound","фунтах":"pound","локоть":"","локтя":"","локтей":"","миля":"mile","мили":"mile","миль":"mile","милю":"mile","милях":"mile","погонный метр":"meter","погонных метров":"meter","п.м.":"meter","пог. м":"meter","щепотка":"pinch","щепотки":"pinch","рюмка":"","рюмки":"","чашка":"","чашки":"","чашек":"","горсть":"","тонна":"tonne","тонны":"tonne","тонн":"tonne","литр":"liter","литра":"liter","литров":"liter","литрах":"liter","градус":"degree","градуса":"degree","градусов":"degree","градусы":"degree"}},
};

export default locale;
