// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ru',
  plurals: 'other one few many',
  letters: 'bdijklmnoqrsuvxyzADEGaehptwHgFcBC аоиентскрлмдвугйпябычьхфзцжюшэёМП',
  quantities: `
#length	Дqikb
rjloZ;;$ kb rjlo	r
rinodkZ

bkxmlojrZ
hjori
sHyrZ;;$ kb sHyr	sHyr~.||.|.	sHyr.
hvlZ;;$ kb hvl	hl
AosZ	Aos~.||.|.


riq8;;;f	ri
rdomnV riq8	rdo. ri	r. ri
lEmAGkR sHyrb

qikiP
AGrjkk~dxd pjokb|dj pjokd|Ee pjokb|Ee pcojk;~Ej pcokb
kjyqZ
zbqr
qbsdkJ
zAsa
qdn&
bkxqiymnW qdn&
gbxM
mrvlZ

rdomndy mbwjki|$ rdomnbA mbwjka|rdomnie mbwjki|rdomnie mbwjkjy;rdomnij mbwjki	rdo. mbwjki|$ rdo. mbwjka||rdo. mbwjkjy	r. mbw.|r. mbw.
odsZ
nbobrZ
GjykZ

ikwjkjokN GjykZ
hvoqdkxb|$ hvoqdkx||hvoqdkxdu;hvoqdkxi	hvoq.	hoq|$ hoq
qix7
nbDjqaldu~Ee||Ee|Ee;~E


rdomnV qix7
riq8 sbkkEe
mnbksikbumnV riq8;;;f	mn. ri








bmlodkdriGjmnV jsikitY	b. j.
zbomjnM	zn
mujlduR mjnvksY
mujlduR rikvlY
mujldu4 GbmZ
mujldu4 s<
mujldu~dxd xdsb|dy xds|Ee xdsb|Ee qjl;~Ej xdsE	mu. ~x|x|x|q~.
pjrk~dxd obsivmb|dy obsivm|Ee obsivmb|Ee obsivmdu;~dy obsivm
obsivmZ Юziljob
mdqkjGkN obsivmZ
zqbkndumnV sqikY




zvknlZ	znl
zin7
luizZ
zinmjqO ПSS
lizdxobhmnW zvknlZ
lizdxobhmnV zin7
zvknlZ TхX

titjod
mAnv (sqikb)
mvk (Azdkmniy)
Dv (sqikb)
oik (Azdkmniy)
nFk (Azdkmniy)
spc (Azdkmniy)
lc (sqikb)
oi (Azdkmniy)
mAnv (lnbka)
Gi (nilbymniy)
tvkO
GwbkZ
qi (nilbymniy)
Gjn (Гdkndkx)
ub (lbymniy)
hobktvpmnV qikiP
hobktvpmnW sHyrZ
ndodqjumnW hvlZ
lvbpZ
oirmnW hvlZ
oirmnW sudyk4 gbxM
oirmnW mlbsi6
oirmnV riq8
xojGjmnW hvlZ
xojGjmnW mlbsi6
DiDqjymnW qdn&
DiDqjymnV qbsdkJ
tbomnW qdn&
hobktvpmnW hvlZ (КujDjn)
bozbkZ (sqikb)
uboY
imzbkmnV qix7
ljebmmnV uboY
bogikZ
ujog~nb|dn|nb|ndu;~ni
mbwjkJ
ujomlE|ujomlb||ucoml;ucomlE
nbzmnW hvlZ
nbzmnW ovsZ
nbmbDY



bqakZ
ujkmniy nqbhljo
#area	Cqdщbsa
nubsoblkN rjloZ;;$ kb nubsoblkEy rjlo	r²
nubsoblkN niqdrjloZ;;$ kb nubsoblkEy niqdrjlo	nr²

nubsoblkN mbklirjloZ;;$ kb nubsoblkEy mbklirjlo	mr²

xjnlboZ	xb
boZ


DbokZ
sbomi
nubsoblkN sHyrZ;;$ kb nubsoblkEy sHyr	sHyr²

nubsoblkN AosZ	Aos²
nubsoblkR riq8;;$ kb nubsoblkvH riqH;f	ri²



bnoZ	bno~.||.|.
ovsZ
mjntiP
lbvkgizZ
nodujqakN nubsoblZ





novxdu4 sHyrZ
svkbrZ	svk.
mlojrrY
hjssbkZ
tvDd
Dv (zqdщbsa)
mF (Azdkmniy)
lbk (Azdkmniy)
lc (Azdkmniy)
lblbri
zeckZ
zikZ
rv (nilbymniy)

kxbkZ
oby (lbymniy)
xvkleb
nbkbq (zqdщbsa)
rboqY
rbqR rboqY
rvobDDb
bknbkbr
tjkl~b (pjrjqakEe| (pjrjqakEy|b (pjrjqakEe|du (pjrjqakEe~);~E (pjrjqakEj
xobvksZ
Dixeb (БjkxbqiA)
nbleb (БjkxbqiA)
Gblbn (БjkxbqiA)
nbleb (Аmmbr)
qjmmY
Dixeb (Бiebo)
nbleb (Бiebo)
sevo (Бiebo)
DimuY
Dixeb (Нjzbq)
nbleb (Нjzbq)
sevo (Нjzbq)
odzbki
bbkb
bozbkZ
zboiwmnW bozbkZ
sjmAlikY
rdoxjkZ
HxjoZ
ebysY
rbkmbkY
nvFosY

lvkqbksZ

hFka (Тbyubka)
bqnjyoj (Сbk-Cbvqv)
bqnjyoj (Bikbm-Жjobym)
lbojb
zovmmnW rdoxjkZ
bhxbkmniy swjoiD
ydeM
#volume	ОDъcr
nvDiGjmnW rjloZ;;$ kb nvDiGjmniy rjlo	r³


nvDiGjmnW mbklirjloZ;;$ kb nvDiGjmniy mbklirjlo	mr³


qiloZ;;$ kb qilo	q
mljoZ

nvDiGjmnW sHyrZ	sHyr³

nvDiGjmnW AosZ	Aos³






bnodhvlZ	bnodhvl~.||.|.



ndosZ
hvlZ Хdzzvmb


brjo. xbqqdkZ;;$ kb brjo. xbqqdk	br. xbq.;;$/br. xbq


brjo. nubolY;;;f	br. nubol.
brjo. ziklY;;;f	br. zikl.
brjo. GbgL;;;f	br. Gbg.
swiqqZ
brjo. wisnV vktiP;;;f	br. wisn. vkt.
wisnV soberY;;;f	wisn. so.
rikirZ
brjoinbkmnV mldqduR qdwL
brjoinbkmnV GbykR qdwL
sjmjolk~dy qdwni|bA qdwnb|Ej qdwni|Ee qdwjn;~bA qdwnb;;f	sjm. q.
GbgL США (zd pbndkv)
rjloiGjmnV wisnV vktiP	r. wisn. vkt.
sFg~b||b|jy;~i
щjzdl~ni|nb|ni|dn;~nb;;f	щjzdl.
mriswjkZ
lFsZ
nbz~qi|qA|qi|jqa;~qA;;f	nbz.

swixxjo!	swixxjo~b||b|du
oHr>
zAlbA xbqqdkb
DvgjqO	Dvg.




DboojqO	Dboo.
ziuk4 DboojqO
njxM
Gjlujola ziukdxd DboojqA
gjmlbA Gbmla ziukdxd DboojqA
njx* Кdokjqivm
juodnjx*
DboojqO wisndmli

DboojqO nqHnuE

DbllZ
lbk (DdGnb)
irz. xbqqdkZ;;$ kb irz. xbqqdk	irz. xbq.;;$/irz. xbq
irz. nubol~E|b|E|;~b;;f	irz. nubol.
bkxqiymnV ziklY
bkxqiymnV GbgL

irz. wisnV vktiP;;;f	irz. wisn. vkt.


bkxqiymnV mldqduR qdwL
qdwL u zdq-vktii
bkxqiymnV GbykR qdwL
irz. sjmjolk~dy qdwni|bA qdwnb|Ej qdwni|Ee qdwjn;~bA qdwnb;;f	irz. sjm. q.



hionikZ
niqsjonikZ

rjloiGjmnV GbgL;;;f	r. Gbg.
mldqduR qdwL;;;f	ml. q.
GbykR qdwL;;;f	G. q.
rjloiGjmn~dy sjmjolkdy qdwni|bA sjmjolkbA qdwnb|ij sjmjolkEj qdwni|ie sjmjolkEe qdwjn

rjloiGjmnV ziklY;;;f	rzl
AzdkmnV GbgL
dmbspi
ndmbspi


gujsmnW mlbnbkZ
nbkkY
ujsob|ujsod||ucsjo;ucsob
hbkjx7
gFk (nilbymniy)
sdv (nilbymniy)
sbka (dDъcr)
brhdoY
ndkxi6
mjnmlboi6
rdsi6
rjlojlZ
rjsirkZ
Dbl (DiDqjymniy)
xik (DiDqjymniy)
qdx (DiDqjymniy)
nbD (DiDqjymniy)
FhY
mblY
xdrdoZ
edrjoZ
uikkR DvlEq>
zdqDvlEqni
rbxkvrZ
ijodudbrZ
odudbrZ
rbhvmbiqZ
mbqrbkbmboZ
DbqalbpboZ
kbuvedsdkdmdoZ
mc (Azdkmniy)
ndnv
ld (Azdkmniy)
xd (Azdkmniy)
mAnv (dDъcr)
mby (Azdkmniy)

lojlJ ndosb
xodvqjoZ
rbqbypiymniy xbklbkx
nbubkZ
#mass	Bbmmb
niqdxobrrQ;;$ kb niqdxobrr	nx
xobrrQ;;$ kb xobrr	x
ldkkY;;;f	l

tjklkjoZ
nboblQ	nbo
hvklZ;;$ kb hvkl	hkl

vktiP;;$ kb vktiH;f	vkt.;;$/vkt

xobk!	xobk~b||b|du
mldvkb|$ mldvk||mldvkdu;mldvkE	mldvkb|$ mldvk||mldvkdu	mlk
Gjlujola sqikkdxd tjklkjob
ndodlnW tjklkjoZ
sqikkN tjklkjoZ
brjoinbkmnV ldkkY	brjo. l	br. l|$ br. l
sqikkR ldkkY
mqbxM

lodymnV vktiP	lo. vkt.

bzljnbomnW hvklZ
bzljnbomnV vktiP
bzljnbomnV soberY


Dovm~nb|dn|nb|ndu~ rbmqb;~ni
mlbksbolkR zdotiP (США)
jsikitY bqndxdqA
mlbksbolkR zdotiP (АumlobqiA)
sbqaldkZ	Дb
rbmmY Fqjnlodkb
rbmmY zodldkb

zqbkndumnV rbmmY
mdqkjGkR rbmmY;;;f
rbmmY Зjrqi;;;f
rbmmY Юziljob
nbk (Azdkmniy)
nik (Azdkmniy)
rdrrF
hvk (Azdkmniy)
tpika (nilbymniy)
sbka (rbmmb)
qAk (nilbymniy)
tAka (nilbymniy)
nblli
lbFqO
zinvqO
lodymnW lbFqO
nEk (ndojymniy)
sdk (ndojymniy)
Dbl (rbmmb)
Dbl pdqdlb
ldqY
rbgb (rbmmb)
oblli
mjo (iksiymniy)
GillbnM
rbvksZ
kjrjtnW hvklZ
kjrjtnW tjklkjoZ
zboiwmnW xobkQ
qiuoZ
imzbkmnW hvklZ
boodDY
rjloiGjmnV boodDY
ovmmnW hvklZ
pdqdlkinM
qdl (rbmmb)
zvsZ
oirmnW hvklZ
oirmnV vktiP
soberY
dDdqZ
blliGjmnV rikY
blliGjmnW lbqbklZ
gjnjqO
DiDqjymnV rikY
DiDqjymnW lbqbklZ

xbrrb (rbmmb)


uimmZ
DiorbkmnW linbqO
jxizjlmnV dn7
jxizjlmnW nbklboZ
nizomnV dn7
gujsmnW hvklZ
#time	ВojrA
mjnvksY;;$ u mjnvksv;f	m;;$/ё
rikvlY;;$ u rikvlv;f	rik
GbmZ;;$ u Gbm	G
GjlujolJ Gbmb
s<;;$ u sjka	sk.;;$/s	s.
kjsjq8;;$ u kjsjqH;f	kjs.;;$/kjs	k.
suvekjsjqakN modnM
rjmAt%;;$ u rjmAt	rjm.;;$/rjm	r.
nubolbqZ;;$ u nubolbq	nubol
zdqvxdsi+
xdsb|xds||qjl;xdsE;$ u xds	x.|||q.;;$/x
sjmAliqjli+	10-qjli~A|j|A|y
ujn*	u.
lEmAGjqjli+


kdGJ;;;f	kdG.




dDEGk~dxd xdsb|Ey xds|Ee xdsb|Ee qjl;~Ej xdsE
uimdndmk~dxd xdsb|Ey xds|Ee xdsb|Ee qjl;~Ej xdsE
xoixdoibkmn~dxd xdsb|iy xds|ie xdsb|ie qjl;~ij xdsE
xoixdoibkmnW rjmAt%
lodziGjmn~dxd xdsb|iy xds|ie xdsb|ie qjl;~ij xdsE

mikdsiGjmnW rjmAt%





mdq (rbomibkmnij mvlni)
gjyn (10 km)
mujsDjoxM
swihhi
rdrjkl (90 m)

zqbkndumn~dxd uojrjki|dj uojrA|ie uojrjki|ie uojrck;~dj uojrA
bldrkR jsikitY uojrjki
DilZ Sжьцёф
#labor	ТovsdpbloblE
Gjqdujnd-GbmZ
Gjqdujnd-s<
Gjqdujnd-kjsjq8
Gjqdujnd-rjmAt%
#temperature	Тjrzjoblvob
njqauikZ
xobsvmZ ЦjqamiA
xobsvmZ Фbojkxjylb		$°э||°э
xobsvmZ Рbknikb
#temperature-difference	Рbpkdmla ljrzjoblvo
njqauikZ obpkdmli
xobsvmZ ЦjqamiA obpkdmli
xobsvmZ Фbojkxjylb obpkdmli
#speed	Сndodmla i ljrz
rjloZ u mjnvksv	r/m










vpqb|vpjq||vpqdu;vpjq	vp


mndodmlJ mujlb	mn. mujlb	ё
rbeM
bldrkR jsikitY mndodmli
#acceleration	Уmndojkij
rjloZ kb mjnvksv u nubsoblj	r/m²





jsikitY ш	ш
xbqiqjd (Гbq)
#angle	Уxdq
obsibkQ	obs
xobsvmZ	$°
vxqduR rikvlY	$′
vxqduR mjnvksY	$″


xobsZ
dDdodl!	dD.
nubsobklZ
pkbnM pdsibnb
Gbm~b (vxqduEe| (vxqdudy|b (vxqduEe|du (vxqduEe~);~E (vxqduEj
ovrDZ
sudiGkN xobsvmZ
lEmAGkR НАТО
#solid-angle	ТjqjmkEy vxdq
mljobsibkQ	mo



mzbl (ljqjmkEy vxdq)
#frequency	Чbmldlb
xjotQ	Гt



tinqZ u mjnvksv
dDdodlZ u mjnvksv
dDdodlZ u rikvlv
vsboZ u rikvlv

nbsoZ u mjnvksv
DdsZ
#angular-speed	УxqdubA mndodmla
#force	Сiqb
kaHldkZ	Н
sikY

niqdxobrr-miqY	nxm
xobrr-miqY
ldkk~E-miqE|b-miqb|E-miqE|-miq
hvkl-miqY	hkl-m


niqdhvkl-miqY
#pressure	Дbuqjkij
zbmnbqO	Cb
DboQ	Dbo
blrdmhjoY;;;f	blr
ljekiGjmnV blrdmhjoY
ldooZ




hvklZ kb nubsoblkEy sHyr	h/sHyr²










riqqirjloZ udsAkdxd mldqDb
mbklirjloZ udsAkdxd mldqDb
rjloZ udsAkdxd mldqDb
sHyrZ udsAkdxd mldqDb
hvlZ udsAkdxd mldqDb




rinodrjloZ olvlkdxd mldqDb
riqqirjloZ olvlkdxd mldqDb	rr ol. ml.
mbklirjloZ olvlkdxd mldqDb
sHyrZ olvlkdxd mldqDb	s. ol. ml.
hvlZ olvlkdxd mldqDb




rjloZ olvlkdxd mldqDb
#gauge-pressure	ИpDEldGkdj sbuqjkij
#energy	ЭkjoxiA
swdvqO	Дw
FoxM

ubll-GbmZ
niqdubll-GbmZ	nВl⋅G
FqjnlodkudqalQ	FВ
nbqdoiP;;;f	nbq
niqdnbqdoiP;;;f
rjwsvkbodskR nbqdoiP	nbqr



ljoriP
hoixdoiP
$ МTU-IT	$ МTU-IT	$ МTU-IT
DoilbkmnV ljzqduR jsikitY	БТЕ








brjoinbkmn~dxd ljorb|iy ljor|ie ljorb|ie ljordu;~iy ljor	ljor~b||b|du~ США



nubsZ
ldkkY lodliqb

ldkkY kjhlAkdxd Fnuiubqjklb
#power	Bdщkdmla
ubllQ	Вl
DoilbkmnV qdgbsikR miqY
qdgbsikR miqY	q. m.












ldkkY deqbwsjkiA
mdqkjGkR mujlirdmlJ;;;f
#torque	Bdrjkl miqE
kaHldk-rjloZ	Н⋅r






hvkl-hvlZ	hkl-hl
#momentum	Иrzvqam
#moment-of-inertia	Bdrjkl ikjotii
#surface-tension	Cdujoekdmlkdj kblAwjkij i wcmlndmla
#fracture-toughness	ВApndmla obpovgjkiA
#fuel-economy	Рbmeds ldzqiub

qiloZ kb 100 niqdrjlodu	q/100 nr





riq8 kb irz. xbqqdk;;;f	riq~i|A|i|a~/irz. xbq	ri/irz. xbq
#data	ОDъcr sbkkEe
DilQ	Dil~b||b|
DbylQ	Б
dnljlZ
zdqvDbylZ
nobrD (2 Dilb)

kblZ

loilZ
rbgikkdj mqdud
sudyk~dxd mqdub|dj mqdud|Ee mqdub|Ee mqdu;~Ej mqdub
vGjlujockk~dxd mqdub|dj mqdud|Ee mqdub|Ee mqdu;~Ej mqdub
#data-rate	Сndodmla zjojsbGi sbkkEe
#resolution	Рbpojgjkij



zinmjqO kb sHyr	znm/sHyr
ldGL kb sHyr	lGn/sHyr
#graphics	Гobhinb
zinmjqO	znm
ldGL	lGn
#typewidth	Шioikb goihlb
Fr	Fr
zdqvnjxjqakbA gzbtiA
#ratio	Оlkdgjkij i ndqiGjmlud
GbmlJ	G.
zodtjklZ		$%
zodriqqj
zodrioibsZ

riqqidkk~dy sdqi|bA sdqA|Ej sdqi|Ee sdqjy;~Ej sdqi;;f
riqqibosk~dy sdqi|bA sdqA|Ej sdqi|Ee sdqjy;~Ej sdqi;;f



nboblQ	nbo
brjoinbkmnW zovhZ

zboY
lod~yni|ynb|yni|jn
zdqsHwik~E|E|E|
sHwikY
Gcoldu~E sHwikE|b sHwikb|E sHwikE|Ee sHwik
substbl>
mdl~ki|kA|ki|jk
Ddqag~dy mdlki|bA mdlkA|ij mdlki|ie mdljk;~ij mdlki

rbmmb (12 xodmmdu)
lEmAG7
rioibsY
qbneM
riqqidkZ
nodoZ
riqqibosZ
loiqqidkZ
sjmlJ
mldzY Dvrbxi
#container-capacity	Вrjmlirdmla ndkljykjodu
#level	Уodujka
dlkdgjkij rdщkdmljy
sjtiDjqZ
DjqZ
kjzjoZ

mldz (FnmzdpitiA)
#loudness	Гodrndmla
mdkZ
hdkZ
#musical-interval	BvpEnbqakEy ikljoubq
dlkdgjkij Gbmldl
dnlbuY
tjqN ldkZ
zdqvldkZ
GjlujolJ ldkb

mbuboZ
GbmldlkR sjnbsY
#density	Cqdlkdmla















mqbxM kb nvDiGjmniy hvl
#specific-weight	УsjqakEy ujm


olvlkdxd mldqDb	ol. ml.
udsAkdxd mldqDb
#linear-density	ЛikjykbA zqdlkdmla


ljnmZ
sjkaj



rjloiGjmniy kdrjo zoAwi
#area-density	CdujoekdmlkbA zqdlkdmla












rdrrj (gcqn)
#volume-flow	ОDъcrkEy obmeds



























gbelcomnW sHyrZ
mujosovzZ
#mass-flow	BbmmduEy obmeds
#molar-flow	BdqAokEy obmeds
#dynamic-viscosity	ДikbriGjmnbA uApndmla

zvbpZ

ojyk (uApndmla)
#kinematic-viscosity	КikjrbliGjmnbA uApndmla


mldnmZ
#fluidity	ТjnvGjmla

oj (ljnvGjmla)
#vapor-permeance	Cbodzodkitbkij

zjorZ
zjor (0 °П)
zjor (23 °П)
rjloiGjmnW zjorZ
#vapor-permeability	Cbodzodkitbjrdmla


zjor-sHyr (0 °П)
zjor-sHyr (23 °П)
#turbidity	Bvlkdmla
#specific-energy	УsjqakbA FkjoxiA
#energy-density	Cqdlkdmla Fkjoxii





vsjqakbA FkjoxiA Djkpikb
#molar-energy	BdqAokbA FkjoxiA
#thermal-conductivity	Тjzqdzodudskdmla
#thermal-insulance	Тjzqdudj mdzodliuqjkij



nqd
ldxM
#thermal-expansion	Тjzqdudj obmgiojkij
#heat-capacity	Тjzqdcrndmla i FklodziA
#specific-heat-capacity	УsjqakbA ljzqdcrndmla
#molar-heat-capacity	BdqAokbA ljzqdcrndmla


xbpduR zdmldAkkR
#heat-flux	Cqdlkdmla ljzqdudxd zdldnb i dDqvGckkdmla
#heat-transfer-coefficient	КdFhhitijkl ljzqdzjojsbGi
#radiant-exposure	ЭkjoxjliGjmnbA FnmzdpitiA
#amount-of-substance	КdqiGjmlud ujщjmlub
rdqO	rdqa
dDъjnlZ	dDъjnl~b||b|du













FykgljykZ
#molar-concentration	BdqAokbA ndktjklobtiA


зю
rdqAoZ

riqqixobrrZ xqHndpE kb sjtiqilo
#molality	BdqAqakdmla

xqHndpE	xqHndpE
#catalytic-activity	КblbqiliGjmnbA bnliukdmla
nblbqQ	nbl
jsikitY hjorjklb
#catalytic-concentration	КdktjklobtiA nblbqiliGjmndy bnliukdmli
#filtration-rate	Сndodmla nqvDdGndudy hiqalobtii
#electric-current	Сiqb ldnb
brzjoQ	А
#current-noise-density	Cqdlkdmla gvrb ldnb
#electric-charge	ЭqjnloiGjmniy pboAs
nvqdkQ	Кq
brzjo-GbmZ

FqjrjklbokN pboAsZ
hbobsj6


hobknqikZ
#voltage	ЭqjnloiGjmndj kbzoAwjkij
udqalQ	В
#voltage-noise-density	Cqdlkdmla gvrb kbzoAwjkiA
#electric-resistance	ЭqjnloiGjmndj mdzodliuqjkij
drQ	Оr
#electric-conductance	ЭqjnloiGjmnbA zodudsirdmla
mirjkmQ	Сr
#capacitance	ЭqjnloiGjmnbA crndmla
hbobsQ	Ф
#inductance	Иksvnliukdmla
xjkoi	Гk
#magnetic-flux	BbxkilkEy zdldn
ujDjoZ	ВD
rbnmujqqZ
jsikiGkN zdqHmZ
#magnetic-flux-density	BbxkilkbA iksvntiA
$ ljmqE|ljmqb|ljmqE|ljmq	Тq
xbvmmZ
#magnetic-field-strength	НbzoAwckkdmla rbxkilkdxd zdqA


FomljsZ
#magnetic-moment	BbxkilkEy rdrjkl
#electric-field-strength	НbzoAwckkdmla FqjnloiGjmndxd zdqA
#electric-dipole-moment	ЭqjnloiGjmniy sizdqakEy rdrjkl

sjDb6
#resistivity	Уsjqakdj mdzodliuqjkij
#conductivity	УsjqakbA zodudsirdmla
#apparent-power	CdqkbA i ojbnliukbA rdщkdmla

uboZ
#apparent-energy	CdqkbA i ojbnliukbA FkjoxiA
#luminous-intensity	Сiqb mujlb
nbksjqY;;;f	ns
mujG?
rjwsvkbodskR mujG?
#luminance	Яondmla

kilZ



mliqaDZ
#illuminance	Оmujщckkdmla
qHnmZ	qn



hdlZ
#luminous-flux	Сujldudy zdldn
qHrjk~b||b|;~	qr
mhjoiGjmnV mujG?
#luminous-exposure	СujldubA FnmzdpitiA
#wavenumber	ОDoblkbA sqikb



nbypjoZ
sidzloiP
#spectral-flux-density	СzjnlobqakbA zqdlkdmla zdldnb

AkmnW
#activity	Рbsidbnliukdmla
DjnnjojqO	Бn
nHoi
#activity-concentration	УsjqakbA bnliukdmla
#absorbed-dose	CdxqdщckkbA sdpb
xoj6	Гo
obsZ
#equivalent-dose	ЭnuiubqjklkbA sdpb
piujolQ	Зu
DFoZ
#equivalent-dose-rate	Bdщkdmla Fnuiubqjklkdy sdpE
#radiation-exposure	ЭnmzdpitidkkbA sdpb

ojklxjkZ
#energy-per-distance	ЭkjoxiA kb jsikitv obmmldAkiA



niqdubll-Gbmb kb 100 niqdrjlodu|niqdubll-Gbm kb 100 niqdrjlodu||niqdubll-Gbmdu kb 100 niqdrjlodu;nВl⋅G/100 nr	nВl⋅G/100 nr
#antenna-gain	Уmiqjkij bkljkkE
vmiqjkij dlkdmiljqakd ipdlodzkdxd ipqvGbljqA
#computing-performance	Codipudsiljqakdmla uEGimqjkiy
#telephone-traffic	ТjqjhdkkbA kbxovpnb
#film-speed	СujldGvumluiljqakdmla
#heat-pump-efficiency	Эhhjnliukdmla ljzqduEe kbmdmdu
#vascular-resistance	Сdmvsimldj mdzodliuqjkij
#acoustic-impedance	УsjqakEy bnvmliGjmniy irzjsbkm
#biological-activity	БidqdxiGjmnbA bnliukdmla
#color-temperature	ЦujldubA ljrzjoblvob
K (tujldubA ljrzjoblvob)
#gas-column	СldqD xbpb
#specific-power	УsjqakbA rdщkdmla


rjlbDdqiGjmnW FnuiubqjklZ
#reduced-electric-field	Coiujsckkdj FqjnloiGjmndj zdqj

lbvkmjksZ
`,
  units: `
terabit	ljobDilQ	ТDil
gigabit	xixbDilQ	ГDil
megabit	rjxbDilQ	BDil
kilobit	niqdDilQ	nDil
kilocalorie	niqdnbqdoiP;;;f	nnbq
kilometer	niqdrjloZ;;$ kb niqdrjlo	nr
centimeter	mbklirjloZ;;$ kb mbklirjlo	mr
millibar	riqqiDboQ	rDbo
`,
  patterns: `
joiner	 	 	 
quetta	nujllb{0}	Кu{0}
ronna	odkkb{0}	Р{0}
yotta	idllb{0}	И{0}
zetta	pjllb{0}	З{0}
exa	Fnmb{0}	Э{0}
peta	zjlb{0}	C{0}
tera	ljob{0}	Т{0}
giga	xixb{0}	Г{0}
mega	rjxb{0}	B{0}
kilo	niqd{0}	n{0}
hecto	xjnld{0}	x{0}
deka	sjnb{0}	sb{0}
deci	sjti{0}	s{0}
centi	mbkli{0}	m{0}
milli	riqqi{0}	r{0}
micro	rinod{0}	rn{0}
nano	kbkd{0}	k{0}
pico	zind{0}	z{0}
femto	hjrld{0}	h{0}
atto	blld{0}	b{0}
zepto	pjzld{0}	p{0}
yocto	idnld{0}	i{0}
ronto	odkld{0}	o{0}
quecto	nujnld{0}	nu{0}
yobi	ydDi{0}	Йi{0}
zebi	pjDi{0}	Зi{0}
exbi	FnmDi{0}	Эi{0}
pebi	zjDi{0}	Ci{0}
tebi	ljDi{0}	Тi{0}
gibi	xiDi{0}	Гi{0}
mebi	rjDi{0}	Bi{0}
kibi	niDi{0}	Кi{0}
square	nubsoblkdxd {0}|nubsoblkEy {0}|nubsoblkEe {0}|nubsoblkEe {0};nubsoblkdy {0}|nubsoblkbA {0}|nubsoblkEj {0}|nubsoblkEe {0};nubsoblkEj {0}	{0}²
cubic	nvDiGjmndxd {0}|nvDiGjmniy {0}|nvDiGjmnie {0}|nvDiGjmnie {0};nvDiGjmndy {0}|nvDiGjmnbA {0}|nvDiGjmnij {0}|nvDiGjmnie {0};nvDiGjmnij {0}	{0}³
-survey-us	{0} (xjdsjp. США)
-imperial	{0} (Doil.)
-dry	{0} (mve.)
-sidereal	{0} (pucpsk.)
-person	{0} (udpobml)
-of-water	{0} udsAkdxd mldqDb
-us	{0} (США)
-australian	{0} (bumlobq.)
per	{0} kb {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
accusative	bA>vH,b>v,A>H|bA>vH,b>v,A>H
~Z	b||b|du|E
~Y	E|b|E||E
~W	dxd|iy|ie|ie|ij
~V	dy|bA|ij|ie|ij
~R	dy|bA|Ej|Ee|Ej
~Q	b||b||E
~P	i|A|i|y|i
~O	A|a|A|jy|i
~N	dxd|Ey|Ee|Ee|Ej
~M	b||b|du|i
~L	ni|nb|ni|jn|ni
~J	i|a|i|jy|i
~8	i|A|i|a|i
~7	i|b|i||i
~6	A|y|A|ju|i
~5	xdsb|xds|xdsb|qjl|xdsE
~4	dxd|dy|Ee|Ee|Ej
~!	b||b|du|
~%	b||b|ju|E
~&	lA|dla|lA|ljy|li
~*	b||b|du|b
~+	A|j|A|y|A
~<	kA|jka|kA|kjy|ki
~>	ni|nb|ni|dn|ni
~?	i|b|i|jy|i
~@	dxd|dj|Ee|Ee|Ej
`,
  words: {"belowZero":["ниже нуля","мороза"],"to":["сколько это будет","сколько это","это сколько","сколько будет","это будет сколько","сколько в","это сколько в","сколько это в","сколько","в","во","к","это"],"after":["сколько будет","будет сколько","это сколько","сколько это","сколько","будет"],"and":["и","плюс"],"per":["в","на","за"],"opening":["расход","сколько будет","сколько это","сколько составляет","сколько весит","что такое","переведи","перевести","перевод","конвертировать","из"],"howMany":["сколько"],"are":["содержится в","в","это"],"one":["один","одна","одно","одном","одной"],"endings":["ами","ями","ах","ях","ам","ям","ов","ев","ей","ом","ем","ой","ы","и","а","я","у","ю","е","о","ь","й"],"scales":{"тыс.":"1000","тыс":"1000","млн":"1000000","млрд":"1000000000","трлн":"1000000000000"},"halves":{"с половиной":"1/2"},"polite":["пожалуйста","скажи","скажите"],"cardinals":{"0":"ноль|нуль","1":"один|одна|одно|одного|одной|одну","2":"два|две|двух|двое|двоих","3":"три|трёх|трое|троих","4":"четыре|четырёх","5":"пять|пяти","6":"шесть|шести","7":"семь|семи","8":"восемь|восьми","9":"девять|девяти","10":"десять|десяти","11":"одиннадцать","12":"двенадцать","13":"тринадцать","14":"четырнадцать","15":"пятнадцать","16":"шестнадцать","17":"семнадцать","18":"восемнадцать","19":"девятнадцать","20":"двадцать|двадцати","30":"тридцать|тридцати","40":"сорок|сорока","50":"пятьдесят|пятидесяти","60":"шестьдесят","70":"семьдесят","80":"восемьдесят","90":"девяносто","100":"сто|ста","200":"двести","300":"триста","400":"четыреста","500":"пятьсот","600":"шестьсот","700":"семьсот","800":"восемьсот","900":"девятьсот","1000":"тысяча|тысячи|тысяч|тысячу|тысячь"},"numbers":{"четверть":"1/4","пол*":"1/2","пол-*":"1/2","половина":"1/2","половины":"1/2","половине":"1/2","половину":"1/2","полтора":"3/2","полторы":"3/2","три четверти":"3/4","две трети":"2/3","треть":"1/3","одна треть":"1/3"},"minus":["минус"],"aliases":{"метрические лошадиные силы":"horsepower-metric","метрической лошадиной силы":"horsepower-metric","метрическая лошадиная сила":"horsepower-metric","метрических лошадиных сил":"horsepower-metric","метрические столовые ложки":"tablespoon-metric","метрической столовой ложки":"tablespoon-metric","метрическая столовая ложка":"tablespoon-metric","метрических столовых ложек":"tablespoon-metric","метрические чайные ложки":"teaspoon-metric","метрической чайной ложки":"teaspoon-metric","метрическая чайная ложка":"teaspoon-metric","метрических чайных ложек":"teaspoon-metric","по Фаренгейту":"fahrenheit","по Цельсию":"celsius","кпа":"kilopascal","мпа":"megapascal","мдж":"megajoule","кб":"kilobyte","мб":"megabyte","гб":"gigabyte","тб":"terabyte","мбит":"megabit","мбайт":"megabyte","гпа":"hectopascal","квт":"kilowatt","кдж":"kilojoule","квтч":"kilowatt-hour","квт ч":"kilowatt-hour","квт*ч":"kilowatt-hour","столовых ложках":"tablespoon-metric","столовой ложке":"tablespoon-metric","чайных ложках":"teaspoon-metric","чайной ложке":"teaspoon-metric","градусах Фаренгейта":"fahrenheit","градусах Цельсия":"celsius","кило":"kilogram","сутки":"day","сутках":"day","суток":"day","градус по Цельсию":"celsius","градуса по Цельсию":"celsius","градусов по Цельсию":"celsius","градусы по Цельсию":"celsius","Цельсий":"celsius","градус по Фаренгейту":"fahrenheit","градуса по Фаренгейту":"fahrenheit","градусов по Фаренгейту":"fahrenheit","градусы по Фаренгейту":"fahrenheit","Фаренгейт":"fahrenheit","галлон":"gallon","литров на 100 км":"liter-per-100-kilometer","литра на 100 км":"liter-per-100-kilometer","гр":"gram","гр.":"gram","кг.":"kilogram","сотка":"are","сотки":"are","соток":"are","соткам":"are","сотках":"are","кв. м":"square-meter","кв.м":"square-meter","кв м":"square-meter","квм":"square-meter","м кв":"square-meter","м кв.":"square-meter","м.кв.":"square-meter","квадратов":"square-meter","квадрата":"square-meter","кв. см":"square-centimeter","кв.см":"square-centimeter","см кв":"square-centimeter","см кв.":"square-centimeter","кв. км":"square-kilometer","кв.км":"square-kilometer","км кв":"square-kilometer","кв. фут":"square-foot","кв. футов":"square-foot","куб. м":"cubic-meter","куб.м":"cubic-meter","куб м":"cubic-meter","м куб":"cubic-meter","кубометр":"cubic-meter","кубометра":"cubic-meter","кубометров":"cubic-meter","кубометры":"cubic-meter","кубометрах":"cubic-meter","куб":"cubic-meter","куба":"cubic-meter","кубов":"cubic-meter","кубах":"cubic-meter","куб. см":"cubic-centimeter","куб.см":"cubic-centimeter","см куб":"cubic-centimeter","кубик":"cubic-centimeter","кубика":"cubic-centimeter","кубиков":"cubic-centimeter","стакан":"cup-metric","стакана":"cup-metric","стаканов":"cup-metric","стаканы":"cup-metric","стаканах":"cup-metric","ложка":"tablespoon-metric teaspoon-metric","ложки":"tablespoon-metric teaspoon-metric","ложек":"tablespoon-metric teaspoon-metric","ст.л.":"tablespoon-metric","ст. л.":"tablespoon-metric","ст л":"tablespoon-metric","стол. ложка":"tablespoon-metric","столовых ложек":"tablespoon-metric","ч.л.":"teaspoon-metric","ч. л.":"teaspoon-metric","ч л":"teaspoon-metric","чайных ложек":"teaspoon-metric","десертная ложка":"dessert-spoon dessert-spoon-imperial","десертные ложки":"dessert-spoon dessert-spoon-imperial","десертных ложек":"dessert-spoon dessert-spoon-imperial","десертных ложках":"dessert-spoon dessert-spoon-imperial","л.с.":"horsepower-metric","л. с.":"horsepower-metric","лс":"horsepower-metric","лошадей":"horsepower-metric","шт":"part","шт.":"part","штук":"part","штуки":"part","штука":"part","центнер":"quintal","центнера":"quintal","центнеров":"quintal","центнеры":"quintal","центнерах":"quintal","ц":"quintal","дюйм":"inch","дюйма":"inch","дюймов":"inch","дюймы":"inch","дюймах":"inch","часа":"hour","часов":"hour","часы":"hour","часах":"hour","часе":"hour","сек":"second","сек.":"second","км/час":"kilometer-per-hour","км в час":"kilometer-per-hour","километров в час":"kilometer-per-hour","морская миля":"nautical-mile","морских миль":"nautical-mile","морские мили":"nautical-mile","морской мили":"nautical-mile","морских милях":"nautical-mile","узел":"knot","узла":"knot","узлов":"knot","узлах":"knot","год":"year","года":"year","лет":"year","годах":"year","году":"year","месяц":"month","месяца":"month","месяцев":"month","месяцы":"month","месяцах":"month","неделя":"week","недели":"week","недель":"week","неделю":"week","неделях":"week","фунт":"pound","фунта":"pound","фунтов":"pound","фунтах":"pound","локоть":"","локтя":"","локтей":"","миля":"mile","мили":"mile","миль":"mile","милю":"mile","милях":"mile","погонный метр":"meter","погонных метров":"meter","п.м.":"meter","пог. м":"meter","щепотка":"pinch","щепотки":"pinch","рюмка":"","рюмки":"","чашка":"","чашки":"","чашек":"","горсть":"","тонна":"tonne","тонны":"tonne","тонн":"tonne","литр":"liter","литра":"liter","литров":"liter","литрах":"liter","градус":"degree","градуса":"degree","градусов":"degree","градусы":"degree"}},
};

export default locale;
