// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ru',
  plurals: 'other one few many',
  letters: 'bdijklmnoqrsuvxyzADEGahptwHgFcBeC аоинетскрлмдвугпйябычьхцфзжюшэёМП',
  quantities: `
#length	Дqijb
rkloZ;;$ jb rklo	r
rinodjZ

bjxmlokrZ
tkori
sgzrZ;;$ jb sgzr	sgzr~.||.|.	sgzr.
tvlZ;;$ jb tvl	tl
AosZ	Aos~.||.|.


riq7;;;f	ri
rdomnV riq7	rdo. ri	r. ri
lEmAGjR sgzrb

qijiP
AGrkjj~dxd wkojb|dk wkojd|Eh wkojb|Eh wBokj;~Ek wBojb
jkzqZ
ybqr
qbsdjJ
yAsa
sokujW qdn&
bjxqizmnW qdn&
FbxN
mrvlZ

rdomndz mbHkji|$ rdomnbA mbHkja|rdomnih mbHkji|rdomnih mbHkjkz;rdomnik mbHkji	rdo. mbHkji|$ rdo. mbHkja||rdo. mbHkjkz	r. mbH.|r. mbH.
odsZ
nbobrZ
GkzjZ

ijHkjkojM GkzjZ
tvoqdjxb|$ tvoqdjx||tvoqdjxdu;tvoqdjxi	tvoq.	toq|$ toq
qix8
nbDkqaldu~Eh||Eh|Eh;~E


rdomnV qix8
riq7 sbjjEh
mnbjsijbumnV riq7;;;f	mn. ri








bmlodjdriGkmnV ksijipY	b. k.
ybomknN	yn
muklduR mknvjsY
muklduR rijvlY
mukldu4 GbmZ
mukldu4 s+
mukldu~dxd xdsb|dz xds|Eh xdsb|Eh qkl;~Ek xdsE	mu. ~x|x|x|q~.
wkrj~dxd obsivmb|dz obsivm|Eh obsivmb|Eh obsivmdu;~dz obsivm
obsivmZ Юyilkob
mdqjkGjM obsivmZ
yqbjndumnV sqijY

kmlkmlukjj~dz ksijipE|bA ksijipb|Ek ksijipE|Eh ksijip~ sqijE



yvjnlZ	ynl
yin8
luiyZ
yinmkqO ПSS
liydxobtmnW yvjnlZ
liydxobtmnV yin8
yvjnlZ TМX
rbmFlbDjM yvjnlZ
yin8 TМX
yvjnlZ Дisd TМX
pipkod TМX

pipkod
mAnv (sqijb)
mvj (Aydjmniz)
Dv (sqijb)
oij (Aydjmniz)
ncj (Aydjmniz)
swB (Aydjmniz)
lB (sqijb)
oi (Aydjmniz)
mAnv (lnbja)
Gi (nilbzmniz)
pvjO
GHbjZ
qi (nilbzmniz)
Gkn (Гdjndjx)
ub (lbzmniz)
tobjpvwmnV qijiP
tobjpvwmnW sgzrZ
ndodqkumnW tvlZ
lvbwZ
oirmnW tvlZ
oirmnW sudzj4 FbxN
oirmnW mlbsi6
oirmnV riq7
xokGkmnW tvlZ
xokGkmnW mlbsi6
DiDqkzmnW qdn&
DiDqkzmnV qbsdjJ
pbomnW qdn&
tobjpvwmnW tvlZ (КukDkn)
boybjZ (sqijb)
imybjmnV uboY
imybjmnV qix8
lkhbmmnV uboY
boFijZ
ukoF~nb|dn|nb|ndu;~ni
mbHkjJ
ukomlE|ukomlb||uBoml;uBomlE
nbymnW tvlZ
nbymnW ovsZ
nbmbDY



bqajZ
sblmnW qdn&
ukjmniz nqbtlko
#area	Cqdщbsa
nubsobljM rkloZ;;$ jb nubsobljEz rklo	r²
nubsobljM niqdrkloZ;;$ jb nubsobljEz niqdrklo	nr²

nubsobljM mbjlirkloZ;;$ jb nubsobljEz mbjlirklo	mr²

xknlboZ	xb
boZ


DbojZ
sbomi
nubsobljM sgzrZ;;$ jb nubsobljEz sgzr	sgzr²

nubsobljM AosZ	Aos²
nubsobljR riq7;;$ jb nubsobljvg riqg;f	ri²



bnoZ	bno~.||.|.
ovsZ
mknpiP
lbvjFiyZ
nodukqajM nubsoblZ





novxdu4 sgzrZ
svjbrZ	svj.
mlokrrY
tkssbjZ
pvDd
Dv (yqdщbsa)
mc (Aydjmniz)
lbj (Aydjmniz)
lB (Aydjmniz)
lblbri
yhBjZ
yijZ
rv (nilbzmniz)

jxbjZ
obz (lbzmniz)
xvjlhb
nbjbq (yqdщbsa)
rboqY
rbqR rboqY
rvobDDb
bjnbjbr
pkjl~b (wkrkqajEh| (wkrkqajEz|b (wkrkqajEh|du (wkrkqajEh~);~E (wkrkqajEk
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
Dixhb (Нkybq)
nblhb (Нkybq)
shvo (Нkybq)
odybji
bbjb
boybjZ
yboiHmnW boybjZ
skmAlijY
rdoxkjZ
gxkoZ
hbzsY
rbjmbjY
nvcosY

lvjqbjsZ

tcja (Тbzubja)
bqnkzok (Сbj-Cbvqv)
bqnkzok (eijbm-Жkobzm)
lbokb
yovmmnW rdoxkjZ
btxbjmniz sHkoiD
zdhN
#volume	ОDъBr
nvDiGkmnW rkloZ;;$ jb nvDiGkmniz rklo	r³


nvDiGkmnW mbjlirkloZ;;$ jb nvDiGkmniz mbjlirklo	mr³


qiloZ;;$ jb qilo	q
mlkoZ

nvDiGkmnW sgzrZ	sgzr³

nvDiGkmnW AosZ	Aos³






bnodtvlZ	bnodtvl~.||.|.



ndosZ
tvlZ Хdyyvmb


brko. xbqqdjZ;;$ jb brko. xbqqdj	br. xbq.;;$/br. xbq


brko. nubolY;;;f	br. nubol.
brko. yijlY;;;f	br. yijl.
brko. GbFL;;;f	br. GbF.
sHiqqZ
brko. HisnV vjpiP;;;f	br. Hisn. vjp.
HisnV sobhrY;;;f	Hisn. so.
rijirZ
brkoinbjmnV mldqduR qdHL
brkoinbjmnV GbzjR qdHL
skmkolj~dz qdHni|bA qdHnb|Ek qdHni|Eh qdHkn;~bA qdHnb;;f	skm. q.
GbFL США (yd wbndjv)
rkloiGkmnV HisnV vjpiP	r. Hisn. vjp.
scF~b||b|kz;~i
щkydl~ni|nb|ni|dn;~nb;;f	щkydl.
mrisHkjZ
lcsZ
nby~qi|qA|qi|kqa;~qA;;f	nby.

sHixxko!	sHixxko~b||b|du
ogr<
yAlbA xbqqdjb
DvFkqO	DvF.




DbookqO	Dboo.
yiuj4 DbookqO
nkxN
Gklukola yiujdxd DbookqA
FkmlbA Gbmla yiujdxd DbookqA
nkxN Кdojkqivm
kuodnkxN
DbookqO Hisndmli

DbookqO nqgnuE

DbllZ
lbj (DdGnb)
iry. xbqqdjZ;;$ jb iry. xbqqdj	iry. xbq.;;$/iry. xbq
iry. nubol~E|b|E|;~b;;f	iry. nubol.
bjxqizmnV yijlY
bjxqizmnV GbFL

iry. HisnV vjpiP;;;f	iry. Hisn. vjp.


bjxqizmnV mldqduR qdHL
qdHL u ydq-vjpii
bjxqizmnV GbzjR qdHL
iry. skmkolj~dz qdHni|bA qdHnb|Ek qdHni|Eh qdHkn;~bA qdHnb;;f	iry. skm. q.



tionijZ
niqskonijZ

rkloiGkmnV GbFL;;;f	r. GbF.
mldqduR qdHL;;;f	ml. q.
GbzjR qdHL;;;f	G. q.
rkloiGkmn~dz skmkoljdz qdHni|bA skmkoljbA qdHnb|ik skmkoljEk qdHni|ih skmkoljEh qdHkn

rkloiGkmnV yijlY;;;f	ryl
AydjmnV GbFL
dmbswi
ndmbswi


FuksmnW mlbnbjZ
nbjjY
uksob|uksod||uBsko;uBsob
tbjkx8
Fcj (nilbzmniz)
sdv (nilbzmniz)
sbja (dDъBr)
brtdoY
ndjxi6
mknmlboi6
rdsi6
rkloklZ
rksirjZ
Dbl (DiDqkzmniz)
xij (DiDqkzmniz)
qdx (DiDqkzmniz)
nbD (DiDqkzmniz)
ctY
mblY
xdrdoZ
hdrkoZ
uijjR DvlEq<
ydqDvlEq~ni|ni|ni|dn
rbxjvrZ
ikodudbrZ
odudbrZ
rbtvmbiqZ
mbqrbjbmboZ
DbqalbwboZ
jbuvhdsdjdmdoZ
mB (Aydjmniz)
ndnv
ld (Aydjmniz)
xd (Aydjmniz)
mAnv (dDъBr)
mbz (Aydjmniz)

loklJ ndosb
xodvqkoZ
rbqbzwizmniz xbjlbjx
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

lodzmnV vjpiP	lo. vjp.

bylknbomnW tvjlZ
bylknbomnV vjpiP
bylknbomnV sobhrY


Dovm~nb|dn|nb|ndu~ rbmqb;~ni
mlbjsboljR ydopiP (США)
ksijipY bqndxdqA
mlbjsboljR ydopiP (АumlobqiA)
sbqaldjZ	Дb
rbmmY cqknlodjb
rbmmY yodldjb

yqbjndumnV rbmmY
mdqjkGjR rbmmY;;;f
rbmmY Зkrqi;;;f
rbmmY Юyilkob
nbj (Aydjmniz)
nij (Aydjmniz)
rdrrc
tvj (Aydjmniz)
pwija (nilbzmniz)
sbja (rbmmb)
qAj (nilbzmniz)
pAja (nilbzmniz)
nblli
lbcqO
yinvqO
lodzmnW lbcqO
nEj (ndokzmniz)
sdj (ndokzmniz)
Dbl (rbmmb)
Dbl wdqdlb
ldqY
rbFb (rbmmb)
oblli
mko (ijsizmniz)
GillbnN
rbvjsZ
jkrkpnW tvjlZ
jkrkpnW pkjljkoZ
yboiHmnW xobjQ
qiuoZ
imybjmnW tvjlZ
boodDY
rkloiGkmnV boodDY
ovmmnW tvjlZ
wdqdljinN
qdl (rbmmb)
yvsZ
oirmnW tvjlZ
oirmnV vjpiP
sobhrY
dDdqZ
blliGkmnV rijY
blliGkmnW lbqbjlZ
FknkqO
DiDqkzmnV rijY
DiDqkzmnW lbqbjlZ

xbrrb (rbmmb)


uimmZ
DiorbjmnW linbqO
kxiyklmnV dn8
kxiyklmnW nbjlboZ
niyomnV dn8
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
ydqvxdsi*
xdsb|xds||qkl;xdsE;$ u xds	x.|||q.;;$/x
skmAliqkli*	10-qkli~A|k|A|z
ukn~b||b|du	u.
lEmAGkqkli*


jdGJ;;;f	jdG.




dDEGj~dxd xdsb|Ez xds|Eh xdsb|Eh qkl;~Ek xdsE
uimdndmj~dxd xdsb|Ez xds|Eh xdsb|Eh qkl;~Ek xdsE
xoixdoibjmn~dxd xdsb|iz xds|ih xdsb|ih qkl;~ik xdsE
xoixdoibjmnW rkmAp%
lodyiGkmn~dxd xdsb|iz xds|ih xdsb|ih qkl;~ik xdsE

mijdsiGkmnW rkmAp%

lodyiGkmnW rkmAp%




mdq (rbomibjmnik mvlni)
Fkzn (10 jm)
muksDkoxN
sHitti
rdrkjl (90 m)

yqbjndumn~dxd uokrkji|dk uokrA|ih uokrkji|ih uokrBj;~dk uokrA
bldrjR ksijipY uokrkji
DilZ Sзьфэх
#labor	ТovsdwbloblE
Gkqduknd-GbmZ
Gkqduknd-s+
Gkqduknd-jkskq7
Gkqduknd-rkmAp%
#temperature	Тkrykoblvob
nkqauijZ
xobsvmZ ЦkqamiA
xobsvmZ Фbokjxkzlb		$°ш||°ш
xobsvmZ Рbjnijb
#temperature-difference	Рbwjdmla lkrykoblvo
nkqauijZ obwjdmli
xobsvmZ ЦkqamiA obwjdmli
xobsvmZ Фbokjxkzlb obwjdmli
#speed	Сndodmla i lkry
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
Gbm~b (vxqduEh| (vxqdudz|b (vxqduEh|du (vxqduEh~);~E (vxqduEk
ovrDZ
sudiGjM xobsvmZ
lEmAGjR НАТО
#solid-angle	ТkqkmjEz vxdq
mlkobsibjQ	mo



mybl (lkqkmjEz vxdq)
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
ybmnbqO	Cb
DboQ	Dbo
blrdmtkoY;;;f	blr
lkhjiGkmnV blrdmtkoY
ldooZ




tvjlZ jb nubsobljEz sgzr	t/sgzr²










riqqirkloZ udsAjdxd mldqDb
mbjlirkloZ udsAjdxd mldqDb
rkloZ udsAjdxd mldqDb
sgzrZ udsAjdxd mldqDb
tvlZ udsAjdxd mldqDb




rinodrkloZ olvljdxd mldqDb
riqqirkloZ olvljdxd mldqDb	rr ol. ml.
mbjlirkloZ olvljdxd mldqDb
sgzrZ olvljdxd mldqDb	s. ol. ml.
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
DoilbjmnV lkyqduR ksijipY	БТЕ








brkoinbjmn~dxd lkorb|iz lkor|ih lkorb|ih lkordu;~iz lkor	lkor~b||b|du~ США



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
#momentum	Иryvqam
#moment-of-inertia	edrkjl ijkopii
#surface-tension	Cdukohjdmljdk jblAHkjik i HBmlndmla
#fracture-toughness	ВAwndmla obwovFkjiA
#fuel-economy	Рbmhds ldyqiub

qiloZ jb 100 niqdrklodu	q/100 nr





riq7 jb iry. xbqqdj;;;f	riq~i|A|i|a~/iry. xbq	ri/iry. xbq
#data	ОDъBr sbjjEh
DilQ	Dil~b||b|
DbzlQ	Б
dnlklZ
ydqvDbzlZ
nobrD (2 Dilb)

jblZ

loilZ
rbFijjdk mqdud
sudzj~dxd mqdub|dk mqdud|Eh mqdub|Eh mqdu;~Ek mqdub
vGklukoBjj~dxd mqdub|dk mqdud|Eh mqdub|Eh mqdu;~Ek mqdub
#data-rate	Сndodmla ykoksbGi sbjjEh
#resolution	РbwokFkjik



yinmkqO jb sgzr	ynm/sgzr
ldGL jb sgzr	lGn/sgzr
#graphics	Гobtinb
yinmkqO	ynm
ldGL	lGn
#typewidth	Шioijb Foitlb
cr	cr
ydqvnkxkqajbA FybpiA
#ratio	ОljdFkjik i ndqiGkmlud
GbmlJ	G.
yodpkjlZ		$%
yodriqqk
yodrioibsZ

riqqidjj~dz sdqi|bA sdqA|Ek sdqi|Eh sdqkz;~Ek sdqi;;f
riqqibosj~dz sdqi|bA sdqA|Ek sdqi|Eh sdqkz;~Ek sdqi;;f



nboblQ	nbo
brkoinbjmnW yovtZ

yboY
lod~zni|znb|zni|kn
ydqsgHij~E|E|E|
sgHijY
GBoldu~E sgHijE|b sgHijb|E sgHijE|Eh sgHij
subspbl<
mdl~ji|jA|ji|kj
DdqaF~dz mdlji|bA mdljA|ik mdlji|ih mdlkj;~ik mdlji
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
mldyY Dvrbxi
#container-capacity	Вrkmlirdmla ndjlkzjkodu
#level	Уodukja
dljdFkjik rdщjdmlkz
skpiDkqZ
DkqZ
jkykoZ

mldy (cnmydwipiA)
#loudness	Гodrndmla
mdjZ
tdjZ
#musical-interval	evwEnbqajEz ijlkoubq
dljdFkjik Gbmldl
dnlbuY
pkqM ldjZ
ydqvldjZ
GklukolJ ldjb

mbuboZ
GbmldljR sknbsY
#density	Cqdljdmla















mqbxN jb nvDiGkmniz tvl
#specific-weight	УskqajEz ukm


olvljdxd mldqDb	ol. ml.
udsAjdxd mldqDb
#linear-density	ЛijkzjbA yqdljdmla


lknmZ
skjak



rkloiGkmniz jdrko yoAHi
#area-density	CdukohjdmljbA yqdljdmla












rdrrk (FBqn)
#volume-flow	ОDъBrjEz obmhds



























FbhlBomnW sgzrZ
mukosovyZ
#mass-flow	ebmmduEz obmhds
#molar-flow	edqAojEz obmhds
#dynamic-viscosity	ДijbriGkmnbA uAwndmla

yvbwZ

okzj (uAwndmla)
#kinematic-viscosity	КijkrbliGkmnbA uAwndmla


mldnmZ



mknvjsY Рksuvsb
#fluidity	ТknvGkmla

ok (lknvGkmla)
#vapor-permeance	Cbodyodjipbjik

ykorZ
ykor (0 °П)
ykor (23 °П)
rkloiGkmnW ykorZ
#vapor-permeability	Cbodyodjipbkrdmla


ykor-sgzr (0 °П)
ykor-sgzr (23 °П)
#turbidity	evljdmla
#specific-energy	УskqajbA cjkoxiA
#energy-density	Cqdljdmla cjkoxii





vskqajbA cjkoxiA Dkjwijb
#molar-energy	edqAojbA cjkoxiA
#thermal-conductivity	Тkyqdyodudsjdmla
#thermal-insulance	Тkyqdudk mdyodliuqkjik



nqd
ldxN
#thermal-expansion	Тkyqdudk obmFiokjik
#heat-capacity	ТkyqdBrndmla i cjlodyiA
#specific-heat-capacity	УskqajbA lkyqdBrndmla
#molar-heat-capacity	edqAojbA lkyqdBrndmla


xbwduR ydmldAjjR
#heat-flux	Cqdljdmla lkyqdudxd ydldnb i dDqvGBjjdmla
#heat-transfer-coefficient	Кdcttipikjl lkyqdykoksbGi
#radiant-exposure	ЭjkoxkliGkmnbA cnmydwipiA
#amount-of-substance	КdqiGkmlud ukщkmlub
rdqO	rdqa
dDъknlZ	dDъknl~b||b|du













czjFlkzjZ
#molar-concentration	edqAojbA ndjpkjlobpiA


цж
rdqAoZ

riqqixobrrZ xqgndwE jb skpiqilo
#molality	edqAqajdmla

xqgndwE	xqgndwE
#catalytic-activity	КblbqiliGkmnbA bnliujdmla
nblbqQ	nbl
ksijipY tkorkjlb
#catalytic-concentration	КdjpkjlobpiA nblbqiliGkmndz bnliujdmli
#filtration-rate	Сndodmla nqvDdGndudz tiqalobpii
#electric-current	Сiqb ldnb
brykoQ	А
#current-noise-density	Cqdljdmla Fvrb ldnb
#electric-charge	ЭqknloiGkmniz wboAs
nvqdjQ	Кq
bryko-GbmZ

cqkrkjlbojM wboAsZ
tbobsk6


tobjnqijZ
#voltage	ЭqknloiGkmndk jbyoAHkjik
udqalQ	В
#voltage-noise-density	Cqdljdmla Fvrb jbyoAHkjiA
#electric-resistance	ЭqknloiGkmndk mdyodliuqkjik
drQ	Оr
#electric-conductance	ЭqknloiGkmnbA yodudsirdmla
mirkjmQ	Сr
#capacitance	ЭqknloiGkmnbA Brndmla
tbobsQ	Ф
#inductance	Иjsvnliujdmla
xkjoi	Гj
#magnetic-flux	ebxjiljEz ydldn
ukDkoZ	ВD
rbnmukqqZ
ksijiGjM ydqgmZ
#magnetic-flux-density	ebxjiljbA ijsvnpiA
$ lkmqE|lkmqb|lkmqE|lkmq	Тq
xbvmmZ
#magnetic-field-strength	НbyoAHBjjdmla rbxjiljdxd ydqA


comlksZ
#magnetic-moment	ebxjiljEz rdrkjl
#electric-field-strength	НbyoAHBjjdmla cqknloiGkmndxd ydqA
#electric-dipole-moment	ЭqknloiGkmniz siydqajEz rdrkjl

skDb6
#resistivity	Уskqajdk mdyodliuqkjik
#conductivity	УskqajbA yodudsirdmla
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
#luminous-flux	Сukldudz ydldn
qgrkj~b||b|;~	qr
mtkoiGkmnV mukG>
#luminous-exposure	СukldubA cnmydwipiA
#wavenumber	ОDobljbA sqijb



nbzwkoZ
sidyloiP
#spectral-flux-density	СyknlobqajbA yqdljdmla ydldnb

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
#equivalent-dose-rate	edщjdmla cnuiubqkjljdz sdwE
#radiation-exposure	ЭnmydwipidjjbA sdwb

okjlxkjZ
#energy-per-distance	ЭjkoxiA jb ksijipv obmmldAjiA



niqdubll-Gbmb jb 100 niqdrklodu|niqdubll-Gbm jb 100 niqdrklodu||niqdubll-Gbmdu jb 100 niqdrklodu;nВl⋅G/100 nr	nВl⋅G/100 nr
#antenna-gain	Уmiqkjik bjlkjjE
vmiqkjik dljdmilkqajd iwdlodyjdxd iwqvGblkqA
#computing-performance	Codiwudsilkqajdmla uEGimqkjiz
#telephone-traffic	ТkqktdjjbA jbxovwnb
#film-speed	СukldGvumluilkqajdmla
#heat-pump-efficiency	Эttknliujdmla lkyqduEh jbmdmdu
#vascular-resistance	Сdmvsimldk mdyodliuqkjik
#acoustic-impedance	УskqajEz bnvmliGkmniz iryksbjm
#biological-activity	БidqdxiGkmnbA bnliujdmla
#color-temperature	ЦukldubA lkrykoblvob
K (pukldubA lkrykoblvob)
#gas-column	СldqD xbwb
#specific-power	УskqajbA rdщjdmla


rklbDdqiGkmnW cnuiubqkjlZ
#reduced-electric-field	CoiuksBjjdk cqknloiGkmndk ydqk

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
peta	yklb{0}	C{0}
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
pico	yind{0}	y{0}
femto	tkrld{0}	t{0}
atto	blld{0}	b{0}
zepto	wkyld{0}	w{0}
yocto	idnld{0}	i{0}
ronto	odjld{0}	o{0}
quecto	nuknld{0}	nu{0}
yobi	zdDi{0}	Йi{0}
zebi	wkDi{0}	Зi{0}
exbi	cnmDi{0}	Эi{0}
pebi	ykDi{0}	Ci{0}
tebi	lkDi{0}	Тi{0}
gibi	xiDi{0}	Гi{0}
mebi	rkDi{0}	ei{0}
kibi	niDi{0}	Кi{0}
square	nubsobljdxd {0}|nubsobljEz {0}|nubsobljEh {0}|nubsobljEh {0};nubsobljdz {0}|nubsobljbA {0}|nubsobljEk {0}|nubsobljEh {0};nubsobljEk {0}	{0}²
cubic	nvDiGkmndxd {0}|nvDiGkmniz {0}|nvDiGkmnih {0}|nvDiGkmnih {0};nvDiGkmndz {0}|nvDiGkmnbA {0}|nvDiGkmnik {0}|nvDiGkmnih {0};nvDiGkmnik {0}	{0}³
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
~W	dxd|iz|ih|ih|ik
~V	dz|bA|ik|ih|ik
~R	dz|bA|Ek|Eh|Ek
~Q	b||b||E
~P	i|A|i|z|i
~O	A|a|A|kz|i
~N	b||b|du|i
~M	dxd|Ez|Eh|Eh|Ek
~L	ni|nb|ni|kn|ni
~J	i|a|i|kz|i
~8	i|b|i||i
~7	i|A|i|a|i
~6	A|z|A|ku|i
~5	xdsb|xds|xdsb|qkl|xdsE
~4	dxd|dz|Eh|Eh|Ek
~!	b||b|du|
~%	b||b|ku|E
~&	lA|dla|lA|lkz|li
~*	A|k|A|z|A
~+	jA|kja|jA|jkz|ji
~<	ni|nb|ni|dn|ni
~>	i|b|i|kz|i
~?	dxd|dk|Eh|Eh|Ek
`,
  words: {"systems":{"us":["америк","сша"],"imperial":["брит","англ"]},"belowZero":["ниже нуля","мороза"],"to":["сколько это будет","сколько это","это сколько","сколько будет","это будет сколько","сколько в","это сколько в","сколько это в","сколько","в","во","к","это","сколько будет в"],"after":["сколько будет","будет сколько","это сколько","сколько это","сколько","будет"],"and":["и","плюс"],"per":["в","на","за"],"opening":["расход","сколько будет","сколько это","сколько составляет","сколько весит","что такое","переведи","перевести","перевод","конвертировать","из"],"howMany":["сколько"],"are":["содержится в","в","это"],"one":["один","одна","одно","одном","одной"],"endings":["ами","ями","ах","ях","ам","ям","ов","ев","ей","ом","ем","ой","ы","и","а","я","у","ю","е","о","ь","й"],"scales":{"тыс.":"1000","тыс":"1000","тыщ":"1000","тыщи":"1000","десяток":"10","десятка":"10","десятков":"10","млн":"1000000","млрд":"1000000000","трлн":"1000000000000"},"halves":{"с половиной":"1/2"},"polite":["пожалуйста","скажите"],"cardinals":{"0":"ноль|нуль","1":"один|одна|одно|одного|одной|одну","2":"два|две|двух|двое|двоих","3":"три|трёх|трое|троих","4":"четыре|четырёх","5":"пять","6":"шесть","7":"семь","8":"восемь|восьми","9":"девять","10":"десять","11":"одиннадцать","12":"двенадцать","13":"тринадцать","14":"четырнадцать","15":"пятнадцать","16":"шестнадцать","17":"семнадцать","18":"восемнадцать","19":"девятнадцать","20":"двадцать","30":"тридцать|тридцати","40":"сорок|сорока","50":"пятьдесят|пятидесяти","60":"шестьдесят|шестидесяти","70":"семьдесят|семидесяти","80":"восемьдесят|восьмидесяти","90":"девяносто|девяноста","100":"сто|ста","200":"двести|двухсот","300":"триста|трёхсот","400":"четыреста|четырёхсот","500":"пятьсот|пятисот","600":"шестьсот","700":"семьсот","800":"восемьсот","900":"девятьсот","1000":"тысяча|тысячи|тысяч|тысячу"},"parts":{"3":"треть|трети","4":"четверть|четверти","5":"пятая|пятых","6":"шестая|шестых","8":"восьмая|восьмых","10":"десятая|десятых"},"numbers":{"четверть":"1/4","пол*":"1/2","пол-*":"1/2","половина":"1/2","половины":"1/2","половине":"1/2","половину":"1/2","полтора":"3/2","полторы":"3/2","полутора":"3/2","треть":"1/3"},"minus":["минус"],"aliases":{"метрические лошадиные силы":"horsepower-metric","метрической лошадиной силы":"horsepower-metric","метрическая лошадиная сила":"horsepower-metric","метрических лошадиных сил":"horsepower-metric","метрические столовые ложки":"tablespoon-metric","метрической столовой ложки":"tablespoon-metric","метрическая столовая ложка":"tablespoon-metric","метрических столовых ложек":"tablespoon-metric","метрические чайные ложки":"teaspoon-metric","метрической чайной ложки":"teaspoon-metric","метрическая чайная ложка":"teaspoon-metric","метрических чайных ложек":"teaspoon-metric","ст. ложка":"tablespoon-metric","ст. ложки":"tablespoon-metric","ст. ложек":"tablespoon-metric","стол ложки":"tablespoon-metric","стол ложек":"tablespoon-metric","ч. ложка":"teaspoon-metric","ч. ложки":"teaspoon-metric","ч. ложек":"teaspoon-metric","чайн ложка":"teaspoon-metric","чайн ложки":"teaspoon-metric","чайн ложек":"teaspoon-metric","род":"","рода":"","сон":"","сна":"","жидкая унция":"fluid-ounce","жидких унций":"fluid-ounce","по Фаренгейту":"fahrenheit","по Цельсию":"celsius","кпа":"kilopascal","мпа":"megapascal","мдж":"megajoule","кб":"kilobyte","мб":"megabyte","гб":"gigabyte","тб":"terabyte","мбит":"megabit","мбайт":"megabyte","гпа":"hectopascal","квт":"kilowatt","кдж":"kilojoule","квтч":"kilowatt-hour","квт*ч":"kilowatt-hour","столовых ложках":"tablespoon-metric","столовой ложке":"tablespoon-metric","чайных ложках":"teaspoon-metric","чайной ложке":"teaspoon-metric","градусах Фаренгейта":"fahrenheit","градусах Цельсия":"celsius","кило":"kilogram","сутки":"day","сутках":"day","суток":"day","градус по Цельсию":"celsius","градуса по Цельсию":"celsius","градусов по Цельсию":"celsius","градусы по Цельсию":"celsius","Цельсий":"celsius","градус по Фаренгейту":"fahrenheit","градуса по Фаренгейту":"fahrenheit","градусов по Фаренгейту":"fahrenheit","градусы по Фаренгейту":"fahrenheit","Фаренгейт":"fahrenheit","галлон":"gallon","литров на 100 км":"liter-per-100-kilometer","литра на 100 км":"liter-per-100-kilometer","гр.":"gram","кг.":"kilogram","сотка":"are","соток":"are","сотках":"are","кв метров":"square-meter","кв метрах":"square-meter","квм":"square-meter","м кв":"square-meter","квадратов":"square-meter","квадрата":"square-meter","кв. см":"square-centimeter","см кв":"square-centimeter","кв. км":"square-kilometer","км кв":"square-kilometer","кв. фут":"square-foot","кв. футов":"square-foot","куб. м":"cubic-meter","м куб":"cubic-meter","кубометр":"cubic-meter","куб":"cubic-meter","куба":"cubic-meter","кубов":"cubic-meter","кубах":"cubic-meter","куб. см":"cubic-centimeter","см куб":"cubic-centimeter","кубик":"cubic-centimeter","стакан":"cup-metric","стаканах":"cup-metric","ложка":"tablespoon-metric teaspoon-metric","ложки":"tablespoon-metric teaspoon-metric","ложек":"tablespoon-metric teaspoon-metric","ст л":"tablespoon-metric","стол. ложка":"tablespoon-metric","ч л":"teaspoon-metric","десертная ложка":"dessert-spoon-metric","десертные ложки":"dessert-spoon-metric","десертных ложек":"dessert-spoon-metric","десертных ложках":"dessert-spoon-metric","лс":"horsepower-metric","лошадей":"horsepower-metric","шт.":"part","штук":"part","штуки":"part","штука":"part","ц":"quintal","дюймах":"inch","часах":"hour","часе":"hour","сек.":"second","км/час":"kilometer-per-hour","км в час":"kilometer-per-hour","километров в час":"kilometer-per-hour","морских милях":"nautical-mile","узлах":"knot","годах":"year","году":"year","месяцах":"month","неделю":"week","неделях":"week","фунтах":"pound","локоть":"","локтя":"","локтей":"","милю":"mile","милях":"mile","погонный метр":"meter","погонных метров":"meter","п.м.":"meter","пог. м":"meter","рюмка":"","рюмки":"","чашка":"","чашки":"","чашек":"","горсть":"","литрах":"liter"}},
};

export default locale;
