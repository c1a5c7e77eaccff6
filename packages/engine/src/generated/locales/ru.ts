// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ru',
  plurals: 'other one few many',
  letters: 'bdijklmnoqrsuvxyzADEGaehptwHgFcBC аоинетскрлмдвугйпяыбчьхфзцжюэшёМП',
  quantities: `
#length	Дqijb
rkloZ;;$ jb rklo	r
rinodjZ

bjxmlokrZ
hkori
sHyrZ;;$ jb sHyr	sHyr~.||.|.	sHyr.
hvlZ;;$ jb hvl	hl
AosZ	Aos~.||.|.


riqJ;;;f	ri
rdomnV riqJ	rdo. ri	r. ri
lDmAGjR sHyrb

qijiO
AGrkjj~dxd pkojb|dk pkojd|De pkojb|De pcokj;~Dk pcojb
jkyqZ
zbqr
qbsdjK
zAsa
nvEil
gqqZ
FbxM
mrvlZ

rdomndy mbwkji|$ rdomnbA mbwkja|rdomnie mbwkji|rdomnie mbwkjky;rdomnik mbwkji	rdo. mbwkji|$ rdo. mbwkja||rdo. mbwkjky	r. mbw.|r. mbw.
odsZ
nbobrZ
GkyjZ

ijwkjkojN GkyjZ
hvoqdjxb|$ hvoqdjx||hvoqdjxdu;hvoqdjxi	hvoq.	hoq|$ hoq
qix7
nbEkqaldu~De||De|De;~D


rdomnV qix7
riqJ sbjjDe
mnbjsijbumnV riqJ;;;f	mn. ri








bmlodjdriGkmnV ksijitY	b. k.
zbomknM	zn
muklduR mknvjsY
muklduR rijvlY
mukldu5 GbmZ
mukldu5 s&
mukldu~dxd xdsb|dy xds|De xdsb|De qkl;~Dk xdsD	mu. ~x|x|x|q~.
pkrj~dxd obsivmb|dy obsivm|De obsivmb|De obsivmdu;~dy obsivm
obsivmZ Юzilkob
mdqjkGjN obsivmZ
zqbjndumnV sqijY




zvjnlZ	znl
zin7
luizZ
zinmkqP ПSS
lizdxobhmnW zvjnlZ
lizdxobhmnV zin7
zvjnlZ TхX

titkod
mAnv (sqijb)
mvj (Azdjmniy)
Ev (sqijb)
oij (Azdjmniy)
ngj (Azdjmniy)
spc (Azdjmniy)
lc (sqijb)
oi (Azdjmniy)
mAnv (lnbja)
Gi (nilbymniy)
tvjP
GwbjZ
qi (nilbymniy)
Gkn (Гdjndjx)
ub (lbymniy)
hobjtvpmnV qijiO
hobjtvpmnW sHyrZ
ndodqkumnW hvlZ
lvbpZ
oirmnW hvlZ
oirmnW sudyj5 FbxM
oirmnW mlbsi8
oirmnV riqJ
xokGkmnW hvlZ
xokGkmnW mlbsi8
EiEqkymn~dxd qdnlA|iy qdndla|ie qdnlA|ie qdnlky;~ik qdnli
EiEqkymnV qbsdjK
tbomn~dxd qdnlA|iy qdndla|ie qdnlA|ie qdnlky;~ik qdnli
hobjtvpmnW hvlZ (КukEkn)
bozbjZ (sqijb)
uboY
imzbjmnV qix7
lkebmmnV uboY
boFijZ
ukoF~nb|dn|nb|ndu;~ni
mbwkjK
ukomlD|ukomlb||ucoml;ucomlD
nbzmnW hvlZ
nbzmnW ovsZ
nbmbEY



bqajZ
#area	Cqdщbsa
nubsobljN rkloZ;;$ jb nubsobljDy rklo	r²
nubsobljN niqdrkloZ;;$ jb nubsobljDy niqdrklo	nr²

nubsobljN mbjlirkloZ;;$ jb nubsobljDy mbjlirklo	mr²

xknlboZ	xb
boZ


EbojZ
sbomi
nubsobljN sHyrZ;;$ jb nubsobljDy sHyr	sHyr²

nubsobljN AosZ	Aos²
nubsobljR riqJ;;$ jb nubsobljvH riqH;f	ri²



bnoZ	bno~.||.|.
ovsZ
mkntiO
lbvjFizZ
nodukqajN nubsoblZ





novxdu5 sHyrZ
svjbrZ	svj.
mlokrrY
hkssbjZ
tvEd
Ev (zqdщbsa)
mg (Azdjmniy)
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
rvobEEb
bjnbjbr
tkjl~b (pkrkqajDe| (pkrkqajDy|b (pkrkqajDe|du (pkrkqajDe~);~D (pkrkqajDk
xobvjsZ
Eixeb (БkjxbqiA)
nbleb (БkjxbqiA)
Gblbn (БkjxbqiA)
nbleb (Аmmbr)
qkmmY
Eixeb (Бiebo)
nbleb (Бiebo)
sevo (Бiebo)
EimuY
Eixeb (Нkzbq)
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
nvgosY

lvjqbjsZ

hgja (Тbyubja)
bqnkyok (Сbj-Cbvqv)
bqnkyok (Bijbm-Жkobym)
lbokb
zovmmnW rdoxkjZ
#volume	ОEъcr
nvEiGkmnW rkloZ;;$ jb nvEiGkmniy rklo	r³


nvEiGkmnW mbjlirkloZ;;$ jb nvEiGkmniy mbjlirklo	mr³


qiloZ;;$ jb qilo	q
mlkoZ

nvEiGkmnW sHyrZ	sHyr³

nvEiGkmnW AosZ	Aos³






bnodhvlZ	bnodhvl~.||.|.



ndosZ
hvlZ Хdzzvmb


brko. xbqqdjZ;;$ jb brko. xbqqdj	br. xbq.;;$/br. xbq


brko. nubolY;;;f	br. nubol.
brko. zijlY;;;f	br. zijl.
brko. GbFL;;;f	br. GbF.
swiqqZ
brko. wisnV vjtiO;;;f	br. wisn. vjt.
wisnV soberY;;;f	wisn. so.
rijirZ
brkoinbjmnV mldqduR qdwL
brkoinbjmnV GbyjR qdwL
skmkolj~dy qdwni|bA qdwnb|Dk qdwni|De qdwkn;~bA qdwnb;;f	skm. q.
GbFL США (zd pbndjv)
rkloiGkmnV wisnV vjtiO	r. wisn. vjt.
sgF~b||b|ky;~i
щkzdl~ni|nb|ni|dn;~nb;;f	щkzdl.
mriswkjZ
lgsZ
nbz~qi|qA|qi|kqa;~qA;;f	nbz.

swixxko4	swixxko~b||b|du
oHr~ni|nb|ni|dn
zAlbA xbqqdjb
EvFkqP	EvF.




EbookqP	Eboo.
ziuj5 EbookqP
nkxM
EbookqP wisndmli

EbookqP nqHnuD

EbllZ
lbj (EdGnb)
irz. xbqqdjZ;;$ jb irz. xbqqdj	irz. xbq.;;$/irz. xbq
irz. nubol~D|b|D|;~b;;f	irz. nubol.
bjxqiymnV zijlY
bjxqiymnV GbFL

irz. wisnV vjtiO;;;f	irz. wisn. vjt.


bjxqiymnV mldqduR qdwL
bjxqiymnV GbyjR qdwL
irz. skmkolj~dy qdwni|bA qdwnb|Dk qdwni|De qdwkn;~bA qdwnb;;f	irz. skm. q.



hionijZ
niqskonijZ

rkloiGkmnV GbFL;;;f	r. GbF.
mldqduR qdwL;;;f	ml. q.
GbyjR qdwL;;;f	G. q.

rkloiGkmnV zijlY;;;f	rzl
AzdjmnV GbFL
dmbspi
ndmbspi


FuksmnW mlbnbjZ
nbjjY
uksob|uksod||ucsko;ucsob
hbjkx7
Fgj (nilbymniy)
sdv (nilbymniy)
sbja (dEъcr)
brhdoY
ndjxi8
mknmlboi8
rdsi8
rkloklZ
rksirjZ
Ebl (EiEqkymniy)
xij (EiEqkymniy)
qdx (EiEqkymniy)
nbE (EiEqkymniy)
ghY
mblY
xdrdoZ
edrkoZ
uijj~dy EvlDqni|bA EvlDqnb|Dk EvlDqni|De EvlDqdn;~Dk EvlDqni
zdqEvlDqni
rbxjvrZ
ikodudbrZ
odudbrZ
rbhvmbiqZ
mbqrbjbmboZ
EbqalbpboZ
jbuvedsdjdmdoZ
mc (Azdjmniy)
ndnv
ld (Azdjmniy)
xd (Azdjmniy)
mAnv (dEъcr)
mby (Azdjmniy)

loklK ndosb
xodvqkoZ
#mass	Bbmmb
niqdxobrrQ;;$ jb niqdxobrr	nx
xobrrQ;;$ jb xobrr	x
ldjjY;;;f	l

tkjljkoZ
nboblQ	nbo
hvjlZ;;$ jb hvjl	hjl

vjtiO;;$ jb vjtiH;f	vjt.;;$/vjt

xobj4	xobj~b||b|du
mldvjb|$ mldvj||mldvjdu;mldvjD	mldvjb|$ mldvj||mldvjdu	mlj
Gklukola sqijjdxd tkjljkob
ndodlnW tkjljkoZ
sqijjN tkjljkoZ
brkoinbjmnV ldjjY	brko. l	br. l|$ br. l
sqijjR ldjjY
mqbxM

lodymnV vjtiO	lo. vjt.

bzlknbomnW hvjlZ
bzlknbomnV vjtiO
bzlknbomnV soberY


Eovm~nb|dn|nb|ndu~ rbmqb;~ni
mlbjsboljR zdotiO (США)
ksijitY bqndxdqA
mlbjsboljR zdotiO (АumlobqiA)
sbqaldjZ	Дb
rbmmY gqknlodjb
rbmmY zodldjb

zqbjndumnV rbmmY
mdqjkGjR rbmmY;;;f
rbmmY Зkrqi;;;f
rbmmY Юzilkob
nbj (Azdjmniy)
nij (Azdjmniy)
rdrrg
hvj (Azdjmniy)
tpija (nilbymniy)
sbja (rbmmb)
qAj (nilbymniy)
tAja (nilbymniy)
nblli
lbgqP
zinvqP
lodymnW lbgqP
nDj (ndokymniy)
sdj (ndokymniy)
Ebl (rbmmb)
Ebl pdqdlb
ldqY
rbFb (rbmmb)
oblli
mko (ijsiymniy)
GillbnM
rbvjsZ
jkrktnW hvjlZ
jkrktnW tkjljkoZ
zboiwmnW xobjQ
qiuoZ
imzbjmnW hvjlZ
boodEY
rkloiGkmnV boodEY
ovmmnW hvjlZ
pdqdljinM
qdl (rbmmb)
zvsZ
oirmnW hvjlZ
oirmnV vjtiO
soberY
dEdqZ
blliGkmnV rijY
blliGkmnW lbqbjlZ
FknkqP
EiEqkymnV rijY
EiEqkymnW lbqbjlZ



uimmZ
EiorbjmnW linbqP
#time	ВokrA
mknvjsY;;$ u mknvjsv;f	m;;$/ё
rijvlY;;$ u rijvlv;f	rij
GbmZ;;$ u Gbm	G
GklukolK Gbmb
s&;;$ u skja	sj.;;$/s	s.
jkskqJ;;$ u jkskqH;f	jks.;;$/jks	j.
suvejkskqajN modnM
rkmAt!;;$ u rkmAt	rkm.;;$/rkm	r.
nubolbqZ;;$ u nubolbq	nubol
zdqvxdsi%
xdsb|xds||qkl;xdsD;$ u xds	x.|||q.;;$/x
skmAliqkli%	10-qkli~A|k|A|y
ukn~b||b|du	u.
lDmAGkqkli%


jdGK;;;f	jdG.




dEDGj~dxd xdsb|Dy xds|De xdsb|De qkl;~Dk xdsD
uimdndmj~dxd xdsb|Dy xds|De xdsb|De qkl;~Dk xdsD
xoixdoibjmn~dxd xdsb|iy xds|ie xdsb|ie qkl;~ik xdsD
xoixdoibjmnW rkmAt!
lodziGkmn~dxd xdsb|iy xds|ie xdsb|ie qkl;~ik xdsD

mijdsiGkmnW rkmAt!





mdq (rbomibjmnik mvlni)
Fkyn (10 jm)
muksEkoxM
swihhi
rdrkjl (90 m)

zqbjndumn~dxd uokrkji|dk uokrA|ie uokrkji|ie uokrcj;~dk uokrA
bldrjR ksijitY uokrkji
EilZ Sжьцёф
#labor	ТovsdpbloblD
Gkqduknd-GbmZ
Gkqduknd-s&
Gkqduknd-jkskqJ
Gkqduknd-rkmAt!
#temperature	Тkrzkoblvob
nkqauijZ
xobsvmZ ЦkqamiA
xobsvmZ Фbokjxkylb		$°ш||°ш
xobsvmZ Рbjnijb
#temperature-difference	Рbpjdmla lkrzkoblvo
nkqauijZ obpjdmli
xobsvmZ ЦkqamiA obpjdmli
xobsvmZ Фbokjxkylb obpjdmli
#speed	Сndodmla i lkrz
rkloZ u mknvjsv	r/m










vpqb|vpkq||vpqdu;vpkq	vp


mndodmlK muklb	mn. muklb	ё
rbeM
bldrjR ksijitY mndodmli
#acceleration	Уmndokjik
rkloZ jb mknvjsv u nubsoblk	r/m²





э;vmndokjik mudEdsjdxd zbskjiA	э
xbqiqkd (Гbq)
#angle	Уxdq
obsibjQ	obs
xobsvmZ	$°
rijvlY;;;f	$′
mknvjsY;;;f	$″


xobsZ
dEdodl4	dE.
nubsobjlZ
pjbnM pdsibnb
Gbm~b (vxqduDe| (vxqdudy|b (vxqduDe|du (vxqduDe~);~D (vxqduDk
ovrEZ
sudiGjN xobsvmZ
lDmAGjR НАТО
#solid-angle	ТkqkmjDy vxdq
mlkobsibjQ	mo



mzbl (lkqkmjDy vxdq)
#frequency	Чbmldlb
xkotQ	Гt



tinqZ u mknvjsv
dEdodlZ u mknvjsv
dEdodlZ u rijvlv
vsboZ u rijvlv

nbsoZ u mknvjsv
EdsZ
#angular-speed	УxqdubA mndodmla
#force	Сiqb
jaHldjZ	Н
sijY

niqdxobrr-miqY	nxm
xobrr-miqY
ldjj~D-miqD|b-miqb|D-miqD|-miq
hvjl-miqY	hjl-m


niqdhvjl-miqY
#pressure	Дbuqkjik
zbmnbqP	Cb
EboQ	Ebo
blrdmhkoY;;;f	blr
lkejiGkmnV blrdmhkoY
ldooZ




hvjlZ jb nubsobljDy sHyr	h/sHyr²










riqqirkloZ udsAjdxd mldqEb
mbjlirkloZ udsAjdxd mldqEb
rkloZ udsAjdxd mldqEb
sHyrZ udsAjdxd mldqEb
hvlZ udsAjdxd mldqEb





riqqirkloZ olvljdxd mldqEb	rr ol. ml.

sHyrZ olvljdxd mldqEb	s. ol. ml.
#gauge-pressure	ИpEDldGjdk sbuqkjik
#energy	ЭjkoxiA
swdvqP	Дw
goxM

ubll-GbmZ
niqdubll-GbmZ	nВl⋅G
gqknlodjudqalQ	gВ
nbqdoiO;;;f	nbq
niqdnbqdoiO;;;f
rkwsvjbodsjR nbqdoiO	nbqr



lkoriO
$ МTU-IT	$ МTU-IT	$ МTU-IT
EoilbjmnV lkzqduR ksijitY	БТЕ








brkoinbjmn~dxd lkorb|iy lkor|ie lkorb|ie lkordu;~iy lkor	lkor~b||b|du~ США



nubsZ
ldjjY lodliqb

ldjjY jkhlAjdxd gnuiubqkjlb
#power	Bdщjdmla
ubllQ	Вl
EoilbjmnV qdFbsijR miqY
qdFbsijR miqY	q. m.












ldjjY deqbwskjiA
mdqjkGjR muklirdmlK;;;f
#torque	Bdrkjl miqD
jaHldj-rkloZ	Н⋅r






hvjl-hvlZ	hjl-hl
#momentum	Иrzvqam
#moment-of-inertia	Bdrkjl ijkotii
#surface-tension	Cdukoejdmljdk jblAwkjik i wcmlndmla
#fracture-toughness	ВApndmla obpovFkjiA
#fuel-economy	Рbmeds ldzqiub

qiloZ jb 100 niqdrklodu	q/100 nr





riqJ jb irz. xbqqdj;;;f	riq~i|A|i|a~/irz. xbq	ri/irz. xbq
#data	ОEъcr sbjjDe
EilQ	Eil~b||b|
EbylQ	Б
dnlklZ
zdqvEbylZ
nobrE (2 Eilb)

jblZ

loilZ
rbFijjdk mqdud
sudyj~dxd mqdub|dk mqdud|De mqdub|De mqdu;~Dk mqdub
vGklukocjj~dxd mqdub|dk mqdud|De mqdub|De mqdu;~Dk mqdub
#data-rate	Сndodmla zkoksbGi sbjjDe
#resolution	РbpokFkjik



zinmkqP jb sHyr	znm/sHyr
ldGL jb sHyr	lGn/sHyr
#graphics	Гobhinb
zinmkqP	znm
ldGL	lGn
#typewidth	Шioijb Foihlb
gr	gr
zdqvnkxkqajbA FzbtiA
#ratio	ОljdFkjik i ndqiGkmlud
GbmlK	G.
zodtkjlZ		$%
zodriqqk
zodrioibsZ

riqqidjj~dy sdqi|bA sdqA|Dk sdqi|De sdqky;~Dk sdqi;;f
riqqibosj~dy sdqi|bA sdqA|Dk sdqi|De sdqky;~Dk sdqi;;f



nboblQ	nbo
brkoinbjmnW zovhZ

zboY
lod~yni|ynb|yni|kn
zdqsHwij~D|D|D|
sHwijY
Gcoldu~D sHwijD|b sHwijb|D sHwijD|De sHwij
sub skmAlnb
mdl~ji|jA|ji|kj
EdqaF~dy mdlji|bA mdljA|ik mdlji|ie mdlkj;~ik mdlji

rbmmb (12 xodmmdu)
lDmAG7
rioibsY
qbneM
riqqidjZ
nodoZ
riqqibosZ
loiqqidjZ
skmlK
mldzY Evrbxi
#container-capacity	Вrkmlirdmla ndjlkyjkodu
#level	Уodukja
dljdFkjik rdщjdmlky
sktiEkqZ
EkqZ
jkzkoZ

mldz (gnmzdpitiA)
#loudness	Гodrndmla
mdjZ
hdjZ
#musical-interval	BvpDnbqajDy ijlkoubq
dljdFkjik Gbmldl
dnlbuY
tkqN ldjZ
zdqvldjZ
GklukolK ldjb

mbuboZ
GbmldljR sknbsY
#density	Cqdljdmla















mqbxM jb nvEiGkmniy hvl
#specific-weight	УskqajDy ukm


olvljdxd mldqEb	ol. ml.
udsAjdxd mldqEb
#linear-density	ЛijkyjbA zqdljdmla


lknmZ
skjak



rkloiGkmniy jdrko zoAwi
#area-density	CdukoejdmljbA zqdljdmla












rdrrk (Fcqn)
#volume-flow	ОEъcrjDy obmeds



























FbelcomnW sHyrZ
mukosovzZ
#mass-flow	BbmmduDy obmeds
#molar-flow	BdqAojDy obmeds
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
#specific-energy	УskqajbA gjkoxiA
#energy-density	Cqdljdmla gjkoxii





vskqajbA gjkoxiA Ekjpijb
#molar-energy	BdqAojbA gjkoxiA
#thermal-conductivity	Тkzqdzodudsjdmla
#thermal-insulance	Тkzqdudk mdzodliuqkjik



nqd
ldxM
#thermal-expansion	Тkzqdudk obmFiokjik
#heat-capacity	Тkzqdcrndmla i gjlodziA
#specific-heat-capacity	УskqajbA lkzqdcrndmla
#molar-heat-capacity	BdqAojbA lkzqdcrndmla


xbpduR zdmldAjjR
#heat-flux	Cqdljdmla lkzqdudxd zdldnb i dEqvGcjjdmla
#heat-transfer-coefficient	Кdghhitikjl lkzqdzkoksbGi
#radiant-exposure	ЭjkoxkliGkmnbA gnmzdpitiA
#amount-of-substance	КdqiGkmlud ukщkmlub
rdqP	rdqa
dEъknlZ	dEъknl~b||b|du













gyjFlkyjZ
#molar-concentration	BdqAojbA ndjtkjlobtiA


зю
rdqAoZ

riqqixobrrZ jb sktiqilo	rx/sq
#molality	BdqAqajdmla

xqHndpD	xqHndpD
#catalytic-activity	КblbqiliGkmnbA bnliujdmla
nblbqQ	nbl
ksijitY hkorkjlb
#catalytic-concentration	КdjtkjlobtiA nblbqiliGkmndy bnliujdmli
#filtration-rate	Сndodmla nqvEdGndudy hiqalobtii
#electric-current	Сiqb ldnb
brzkoQ	А
#current-noise-density	Cqdljdmla Fvrb ldnb
#electric-charge	ЭqknloiGkmniy pboAs
nvqdjQ	Кq
brzko-GbmZ

gqkrkjlbojN pboAsZ
hbobsk8


hobjnqijZ
#voltage	ЭqknloiGkmndk jbzoAwkjik
udqalQ	В
#voltage-noise-density	Cqdljdmla Fvrb jbzoAwkjiA
#electric-resistance	ЭqknloiGkmndk mdzodliuqkjik
drQ	Оr
#electric-conductance	ЭqknloiGkmnbA zodudsirdmla
mirkjmQ	Сr
#capacitance	ЭqknloiGkmnbA crndmla
hbobsQ	Ф
#inductance	Иjsvnliujdmla
xkjoi	Гj
#magnetic-flux	BbxjiljDy zdldn
ukEkoZ	ВE
rbnmukqqZ
ksijiGjN zdqHmZ
#magnetic-flux-density	BbxjiljbA ijsvntiA
$ lkmqD|lkmqb|lkmqD|lkmq	Тq
xbvmmZ
#magnetic-field-strength	НbzoAwcjjdmla rbxjiljdxd zdqA


gomlksZ
#magnetic-moment	BbxjiljDy rdrkjl
#electric-field-strength	НbzoAwcjjdmla gqknloiGkmndxd zdqA
#electric-dipole-moment	ЭqknloiGkmniy sizdqajDy rdrkjl

skEb8
#resistivity	Уskqajdk mdzodliuqkjik
#conductivity	УskqajbA zodudsirdmla
#apparent-power	CdqjbA i okbnliujbA rdщjdmla

uboZ
#apparent-energy	CdqjbA i okbnliujbA gjkoxiA
#luminous-intensity	Сiqb muklb
nbjskqY;;;f	ns
mukG*
rkwsvjbodsjR mukG*
#luminance	Яondmla

jilZ



mliqaEZ
#illuminance	Оmukщcjjdmla
qHnmZ	qn



hdlZ
#luminous-flux	Сukldudy zdldn
qHrkj~b||b|;~	qr
mhkoiGkmnV mukG*
#luminous-exposure	СukldubA gnmzdpitiA
#wavenumber	ОEobljbA sqijb



nbypkoZ
sidzloiO
#spectral-flux-density	СzknlobqajbA zqdljdmla zdldnb

AjmnW
#activity	Рbsidbnliujdmla
EknnkokqP	Бn
nHoi
#activity-concentration	УskqajbA bnliujdmla
#absorbed-dose	CdxqdщcjjbA sdpb
xok8	Гo
obsZ
#equivalent-dose	ЭnuiubqkjljbA sdpb
piukolQ	Зu
EgoZ
#equivalent-dose-rate	Bdщjdmla gnuiubqkjljdy sdpD
#radiation-exposure	ЭnmzdpitidjjbA sdpb

okjlxkjZ
#energy-per-distance	ЭjkoxiA jb obmmldAjik



niqdubll-Gbmb jb 100 niqdrklodu|niqdubll-Gbm jb 100 niqdrklodu||niqdubll-Gbmdu jb 100 niqdrklodu;nВl⋅G/100 nr	nВl⋅G/100 nr
#antenna-gain	Уmiqkjik bjlkjjD
vmiqkjik dljdmilkqajd ipdlodzjdxd ipqvGblkqA
#computing-performance	Codipudsilkqajdmla uDGimqkjiy
#telephone-traffic	ТkqkhdjjbA jbxovpnb
#film-speed	СukldGvumluilkqajdmla
#heat-pump-efficiency	Эhhknliujdmla lkzqduDe jbmdmdu
#vascular-resistance	Сdmvsimldk mdzodliuqkjik
#acoustic-impedance	УskqajDy bnvmliGkmniy irzksbjm
`,
  units: `
terabit	lkobEilQ	ТEil
gigabit	xixbEilQ	ГEil
megabit	rkxbEilQ	BEil
kilobit	niqdEilQ	nEil
kilocalorie	niqdnbqdoiO;;;f	nnbq
kilometer	niqdrkloZ;;$ jb niqdrklo	nr
centimeter	mbjlirkloZ;;$ jb mbjlirklo	mr
millibar	riqqiEboQ	rEbo
`,
  patterns: `
joiner	 	 	 
quetta	nukllb{0}	Кu{0}
ronna	odjjb{0}	Р{0}
yotta	idllb{0}	И{0}
zetta	pkllb{0}	З{0}
exa	gnmb{0}	Э{0}
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
yobi	ydEi{0}	Йi{0}
zebi	pkEi{0}	Зi{0}
exbi	gnmEi{0}	Эi{0}
pebi	zkEi{0}	Ci{0}
tebi	lkEi{0}	Тi{0}
gibi	xiEi{0}	Гi{0}
mebi	rkEi{0}	Bi{0}
kibi	niEi{0}	Кi{0}
square	nubsobljdxd {0}|nubsobljDy {0}|nubsobljDe {0}|nubsobljDe {0};nubsobljdy {0}|nubsobljbA {0}|nubsobljDk {0}|nubsobljDe {0};nubsobljDk {0}	{0}²
cubic	nvEiGkmndxd {0}|nvEiGkmniy {0}|nvEiGkmnie {0}|nvEiGkmnie {0};nvEiGkmndy {0}|nvEiGkmnbA {0}|nvEiGkmnik {0}|nvEiGkmnie {0};nvEiGkmnik {0}	{0}³
-survey-us	{0} (xkdskp. США)
-imperial	{0} (Eoil.)
-dry	{0} (mve.)
-sidereal	{0} (pucpsj.)
-person	{0} (udpobml)
-of-water	{0} udsAjdxd mldqEb
-us	{0} (США)
-australian	{0} (bumlobq.)
per	{0}/{1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	b||b|du|D
~Y	D|b|D||D
~W	dxd|iy|ie|ie|ik
~V	dy|bA|ik|ie|ik
~R	dy|bA|Dk|De|Dk
~Q	b||b||D
~P	A|a|A|ky|i
~O	i|A|i|y|i
~N	dxd|Dy|De|De|Dk
~M	b||b|du|i
~L	ni|nb|ni|kn|ni
~K	i|a|i|ky|i
~J	i|A|i|a|i
~8	A|y|A|ku|i
~7	i|b|i||i
~6	xdsb|xds|xdsb|qkl|xdsD
~5	dxd|dy|De|De|Dk
~4	b||b|du|
~!	b||b|ku|D
~%	A|k|A|y|A
~&	jA|kja|jA|jky|ji
~*	i|b|i|ky|i
~+	dxd|dk|De|De|Dk
`,
  words: {"to":["в","во","к","это"],"and":["и","плюс"],"per":["в","на"],"opening":["сколько будет","сколько это","сколько составляет","сколько весит","что такое","переведи","перевести","перевод","конвертировать","из"],"howMany":["сколько"],"are":["содержится в","в","это"],"one":["один","одна","одно","одном","одной"],"endings":["ами","ями","ах","ях","ам","ям","ов","ев","ей","ом","ем","ой","ы","и","а","я","у","ю","е","о","ь","й"],"scales":{"тыс.":"1000","тыс":"1000","млн":"1000000","млрд":"1000000000","трлн":"1000000000000"},"halves":{"с половиной":"1/2"},"polite":["пожалуйста","скажи","скажите"],"cardinals":{"0":"ноль|нуль","1":"один|одна|одно|одного|одной|одну","2":"два|две|двух","3":"три|трёх","4":"четыре|четырёх","5":"пять|пяти","6":"шесть|шести","7":"семь|семи","8":"восемь|восьми","9":"девять|девяти","10":"десять|десяти","11":"одиннадцать","12":"двенадцать","13":"тринадцать","14":"четырнадцать","15":"пятнадцать","16":"шестнадцать","17":"семнадцать","18":"восемнадцать","19":"девятнадцать","20":"двадцать|двадцати","30":"тридцать|тридцати","40":"сорок|сорока","50":"пятьдесят|пятидесяти","60":"шестьдесят","70":"семьдесят","80":"восемьдесят","90":"девяносто","100":"сто|ста","200":"двести","300":"триста","400":"четыреста","500":"пятьсот","600":"шестьсот","700":"семьсот","800":"восемьсот","900":"девятьсот","1000":"тысяча|тысячи|тысяч|тысячу"},"numbers":{"четверть":"1/4","пол*":"1/2","половина":"1/2","полтора":"3/2","полторы":"3/2","три четверти":"3/4","две трети":"2/3","треть":"1/3","одна треть":"1/3"},"minus":["минус"],"aliases":{"метрические лошадиные силы":"horsepower-metric","метрической лошадиной силы":"horsepower-metric","метрическая лошадиная сила":"horsepower-metric","метрических лошадиных сил":"horsepower-metric","метрические столовые ложки":"tablespoon-metric","метрической столовой ложки":"tablespoon-metric","метрическая столовая ложка":"tablespoon-metric","метрических столовых ложек":"tablespoon-metric","метрические чайные ложки":"teaspoon-metric","метрической чайной ложки":"teaspoon-metric","метрическая чайная ложка":"teaspoon-metric","метрических чайных ложек":"teaspoon-metric","градусах Фаренгейта":"fahrenheit","градусах Цельсия":"celsius","кило":"kilogram","сутки":"day","сутках":"day","суток":"day","градус по Цельсию":"celsius","градуса по Цельсию":"celsius","градусов по Цельсию":"celsius","градусы по Цельсию":"celsius","Цельсий":"celsius","градус по Фаренгейту":"fahrenheit","градуса по Фаренгейту":"fahrenheit","градусов по Фаренгейту":"fahrenheit","градусы по Фаренгейту":"fahrenheit","Фаренгейт":"fahrenheit","галлон":"gallon","литров на 100 км":"liter-per-100-kilometer","литра на 100 км":"liter-per-100-kilometer","гр":"gram","гр.":"gram","кг.":"kilogram","сотка":"are","сотки":"are","соток":"are","соткам":"are","сотках":"are","кв. м":"square-meter","кв.м":"square-meter","кв м":"square-meter","квм":"square-meter","м кв":"square-meter","м кв.":"square-meter","м.кв.":"square-meter","квадратов":"square-meter","квадрата":"square-meter","кв. см":"square-centimeter","кв.см":"square-centimeter","см кв":"square-centimeter","см кв.":"square-centimeter","кв. км":"square-kilometer","кв.км":"square-kilometer","км кв":"square-kilometer","кв. фут":"square-foot","кв. футов":"square-foot","куб. м":"cubic-meter","куб.м":"cubic-meter","куб м":"cubic-meter","м куб":"cubic-meter","кубометр":"cubic-meter","кубометра":"cubic-meter","кубометров":"cubic-meter","кубометры":"cubic-meter","кубометрах":"cubic-meter","куб":"cubic-meter","куба":"cubic-meter","кубов":"cubic-meter","кубах":"cubic-meter","куб. см":"cubic-centimeter","куб.см":"cubic-centimeter","см куб":"cubic-centimeter","кубик":"cubic-centimeter","кубика":"cubic-centimeter","кубиков":"cubic-centimeter","стакан":"cup-metric","стакана":"cup-metric","стаканов":"cup-metric","стаканы":"cup-metric","стаканах":"cup-metric","ложка":"","ложки":"","ложек":"","ст.л.":"tablespoon-metric","ст. л.":"tablespoon-metric","ст л":"tablespoon-metric","стол. ложка":"tablespoon-metric","столовых ложек":"tablespoon-metric","ч.л.":"teaspoon-metric","ч. л.":"teaspoon-metric","ч л":"teaspoon-metric","чайных ложек":"teaspoon-metric","л.с.":"horsepower-metric","л. с.":"horsepower-metric","лс":"horsepower-metric","шт":"part","шт.":"part","штук":"part","штуки":"part","штука":"part","центнер":"quintal","центнера":"quintal","центнеров":"quintal","центнеры":"quintal","центнерах":"quintal","ц":"quintal","дюйм":"inch","дюйма":"inch","дюймов":"inch","дюймы":"inch","дюймах":"inch","часа":"hour","часов":"hour","часы":"hour","часах":"hour","часе":"hour","сек":"second","сек.":"second","км/час":"kilometer-per-hour","км в час":"kilometer-per-hour","километров в час":"kilometer-per-hour","морская миля":"nautical-mile","морских миль":"nautical-mile","морские мили":"nautical-mile","морской мили":"nautical-mile","морских милях":"nautical-mile","узел":"knot","узла":"knot","узлов":"knot","узлах":"knot","год":"year","года":"year","лет":"year","годах":"year","году":"year","месяц":"month","месяца":"month","месяцев":"month","месяцы":"month","месяцах":"month","неделя":"week","недели":"week","недель":"week","неделю":"week","неделях":"week","фунт":"pound","фунта":"pound","фунтов":"pound","фунты":"pound","фунтах":"pound","локоть":"","локтя":"","локтей":"","миля":"mile","мили":"mile","миль":"mile","милю":"mile","милях":"mile","погонный метр":"meter","погонных метров":"meter","п.м.":"meter","пог. м":"meter","щепотка":"pinch","щепотки":"pinch","рюмка":"","рюмки":"","чашка":"","чашки":"","чашек":"","горсть":"","тонна":"tonne","тонны":"tonne","тонн":"tonne","литр":"liter","литра":"liter","литров":"liter","литры":"liter","литрах":"liter","градус":"degree","градуса":"degree","градусов":"degree","градусы":"degree"}},
};

export default locale;
