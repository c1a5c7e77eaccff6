// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ru',
  plurals: 'other one few many',
  letters: 'bdijklmnoqrsuvxyzADEGahptwHgFcBeC аоиентскрлмдвугйпяыбчьхцфзжюшэёМП',
  quantities: `
#length	Дqikb
rjloZ;;$ kb rjlo	r
rinodkZ

bkxmlojrZ
tjori
sgyrZ;;$ kb sgyr	sgyr~.||.|.	sgyr.
tvlZ;;$ kb tvl	tl
AosZ	Aos~.||.|.


riq7;;;f	ri
rdomnV riq7	rdo. ri	r. ri
lDmAGkR sgyrb

qikiP
AGrjkk~dxd wjokb|dj wjokd|Dh wjokb|Dh wBojk;~Dj wBokb
kjyqZ
zbqr
qbsdkJ
zAsa
sojuk~jxd qdnlA|iy qdndla|ih qdnlA|ih qdnljy;~ij qdnli
bkxqiymnW qdn&
FbxN
mrvlZ

rdomndy mbHjki|$ rdomnbA mbHjka|rdomnih mbHjki|rdomnih mbHjkjy;rdomnij mbHjki	rdo. mbHjki|$ rdo. mbHjka||rdo. mbHjkjy	r. mbH.|r. mbH.
odsZ
nbobrZ
GjykZ

ikHjkjokM GjykZ
tvoqdkxb|$ tvoqdkx||tvoqdkxdu;tvoqdkxi	tvoq.	toq|$ toq
qix8
nbEjqaldu~Dh||Dh|Dh;~D


rdomnV qix8
riq7 sbkkDh
mnbksikbumnV riq7;;;f	mn. ri








bmlodkdriGjmnV jsikipY	b. j.
zbomjnN	zn
mujlduR mjnvksY
mujlduR rikvlY
mujldu4 GbmZ
mujldu4 s+
mujldu~dxd xdsb|dy xds|Dh xdsb|Dh qjl;~Dj xdsD	mu. ~x|x|x|q~.
wjrk~dxd obsivmb|dy obsivm|Dh obsivmb|Dh obsivmdu;~dy obsivm
obsivmZ Юziljob
mdqkjGkM obsivmZ
zqbkndumnV sqikY

jmljmlujkk~dy jsikipD|bA jsikipb|Dj jsikipD|Dh jsikip~ sqikD



zvknlZ	znl
zin8
luizZ
zinmjqO ПSS
lizdxobtmnW zvknlZ
lizdxobtmnV zin8
zvknlZ TМX
rbmFlbEkM zvknlZ
zin8 TМX
zvknlZ Дisd TМX
pipjod TМX

pipjod
mAnv (sqikb)
mvk (Azdkmniy)
Ev (sqikb)
oik (Azdkmniy)
nck (Azdkmniy)
swB (Azdkmniy)
lB (sqikb)
oi (Azdkmniy)
mAnv (lnbka)
Gi (nilbymniy)
pvkO
GHbkZ
qi (nilbymniy)
Gjn (Гdkndkx)
ub (lbymniy)
tobkpvwmnV qikiP
tobkpvwmnW sgyrZ
ndodqjumnW tvlZ
lvbwZ
oirmnW tvlZ
oirmnW sudyk4 FbxN
oirmnW mlbsi6
oirmnV riq7
xojGjmnW tvlZ
xojGjmnW mlbsi6
EiEqjymnW qdn&
EiEqjymnV qbsdkJ
pbomnW qdn&
tobkpvwmnW tvlZ (КujEjn)
bozbkZ (sqikb)
imzbkmnV uboY
imzbkmnV qix8
ljhbmmnV uboY
boFikZ
ujoF~nb|dn|nb|ndu;~ni
mbHjkJ
ujomlD|ujomlb||uBoml;uBomlD
nbzmnW tvlZ
nbzmnW ovsZ
nbmbEY



bqakZ
sblmnW qdn&
ujkmniy nqbtljo
#area	Cqdщbsa
nubsoblkM rjloZ;;$ kb nubsoblkDy rjlo	r²
nubsoblkM niqdrjloZ;;$ kb nubsoblkDy niqdrjlo	nr²

nubsoblkM mbklirjloZ;;$ kb nubsoblkDy mbklirjlo	mr²

xjnlboZ	xb
boZ


EbokZ
sbomi
nubsoblkM sgyrZ;;$ kb nubsoblkDy sgyr	sgyr²

nubsoblkM AosZ	Aos²
nubsoblkR riq7;;$ kb nubsoblkvg riqg;f	ri²



bnoZ	bno~.||.|.
ovsZ
mjnpiP
lbvkFizZ
nodujqakM nubsoblZ





novxdu4 sgyrZ
svkbrZ	svk.
mlojrrY
tjssbkZ
pvEd
Ev (zqdщbsa)
mc (Azdkmniy)
lbk (Azdkmniy)
lB (Azdkmniy)
lblbri
zhBkZ
zikZ
rv (nilbymniy)

kxbkZ
oby (lbymniy)
xvklhb
nbkbq (zqdщbsa)
rboqY
rbqR rboqY
rvobEEb
bknbkbr
pjkl~b (wjrjqakDh| (wjrjqakDy|b (wjrjqakDh|du (wjrjqakDh~);~D (wjrjqakDj
xobvksZ
Eixhb (БjkxbqiA)
nblhb (БjkxbqiA)
Gblbn (БjkxbqiA)
nblhb (Аmmbr)
qjmmY
Eixhb (Бihbo)
nblhb (Бihbo)
shvo (Бihbo)
EimuY
Eixhb (Нjzbq)
nblhb (Нjzbq)
shvo (Нjzbq)
odzbki
bbkb
bozbkZ
zboiHmnW bozbkZ
sjmAlikY
rdoxjkZ
gxjoZ
hbysY
rbkmbkY
nvcosY

lvkqbksZ

tcka (Тbyubka)
bqnjyoj (Сbk-Cbvqv)
bqnjyoj (eikbm-Жjobym)
lbojb
zovmmnW rdoxjkZ
btxbkmniy sHjoiE
ydhN
#volume	ОEъBr
nvEiGjmnW rjloZ;;$ kb nvEiGjmniy rjlo	r³


nvEiGjmnW mbklirjloZ;;$ kb nvEiGjmniy mbklirjlo	mr³


qiloZ;;$ kb qilo	q
mljoZ

nvEiGjmnW sgyrZ	sgyr³

nvEiGjmnW AosZ	Aos³






bnodtvlZ	bnodtvl~.||.|.



ndosZ
tvlZ Хdzzvmb


brjo. xbqqdkZ;;$ kb brjo. xbqqdk	br. xbq.;;$/br. xbq


brjo. nubolY;;;f	br. nubol.
brjo. ziklY;;;f	br. zikl.
brjo. GbFL;;;f	br. GbF.
sHiqqZ
brjo. HisnV vkpiP;;;f	br. Hisn. vkp.
HisnV sobhrY;;;f	Hisn. so.
rikirZ
brjoinbkmnV mldqduR qdHL
brjoinbkmnV GbykR qdHL
sjmjolk~dy qdHni|bA qdHnb|Dj qdHni|Dh qdHjn;~bA qdHnb;;f	sjm. q.
GbFL США (zd wbndkv)
rjloiGjmnV HisnV vkpiP	r. Hisn. vkp.
scF~b||b|jy;~i
щjzdl~ni|nb|ni|dn;~nb;;f	щjzdl.
mrisHjkZ
lcsZ
nbz~qi|qA|qi|jqa;~qA;;f	nbz.

sHixxjo!	sHixxjo~b||b|du
ogr<
zAlbA xbqqdkb
EvFjqO	EvF.




EboojqO	Eboo.
ziuk4 EboojqO
njxN
Gjlujola ziukdxd EboojqA
FjmlbA Gbmla ziukdxd EboojqA
njxN Кdokjqivm
juodnjxN
EboojqO Hisndmli

EboojqO nqgnuD

EbllZ
lbk (EdGnb)
irz. xbqqdkZ;;$ kb irz. xbqqdk	irz. xbq.;;$/irz. xbq
irz. nubol~D|b|D|;~b;;f	irz. nubol.
bkxqiymnV ziklY
bkxqiymnV GbFL

irz. HisnV vkpiP;;;f	irz. Hisn. vkp.


bkxqiymnV mldqduR qdHL
qdHL u zdq-vkpii
bkxqiymnV GbykR qdHL
irz. sjmjolk~dy qdHni|bA qdHnb|Dj qdHni|Dh qdHjn;~bA qdHnb;;f	irz. sjm. q.



tionikZ
niqsjonikZ

rjloiGjmnV GbFL;;;f	r. GbF.
mldqduR qdHL;;;f	ml. q.
GbykR qdHL;;;f	G. q.
rjloiGjmn~dy sjmjolkdy qdHni|bA sjmjolkbA qdHnb|ij sjmjolkDj qdHni|ih sjmjolkDh qdHjn

rjloiGjmnV ziklY;;;f	rzl
AzdkmnV GbFL
dmbswi
ndmbswi


FujsmnW mlbnbkZ
nbkkY
ujsob|ujsod||uBsjo;uBsob
tbkjx8
Fck (nilbymniy)
sdv (nilbymniy)
sbka (dEъBr)
brtdoY
ndkxi6
mjnmlboi6
rdsi6
rjlojlZ
rjsirkZ
Ebl (EiEqjymniy)
xik (EiEqjymniy)
qdx (EiEqjymniy)
nbE (EiEqjymniy)
ctY
mblY
xdrdoZ
hdrjoZ
uikkR EvlDq<
zdqEvlDq~ni|ni|ni|dn
rbxkvrZ
ijodudbrZ
odudbrZ
rbtvmbiqZ
mbqrbkbmboZ
EbqalbwboZ
kbuvhdsdkdmdoZ
mB (Azdkmniy)
ndnv
ld (Azdkmniy)
xd (Azdkmniy)
mAnv (dEъBr)
mby (Azdkmniy)

lojlJ ndosb
xodvqjoZ
rbqbywiymniy xbklbkx
nbubkZ
#mass	ebmmb
niqdxobrrQ;;$ kb niqdxobrr	nx
xobrrQ;;$ kb xobrr	x
ldkkY;;;f	l

pjklkjoZ
nboblQ	nbo
tvklZ;;$ kb tvkl	tkl

vkpiP;;$ kb vkpig;f	vkp.;;$/vkp

xobk!	xobk~b||b|du
mldvkb|$ mldvk||mldvkdu;mldvkD	mldvkb|$ mldvk||mldvkdu	mlk
Gjlujola sqikkdxd pjklkjob
ndodlnW pjklkjoZ
sqikkM pjklkjoZ
brjoinbkmnV ldkkY	brjo. l	br. l|$ br. l
sqikkR ldkkY
mqbxN

lodymnV vkpiP	lo. vkp.

bzljnbomnW tvklZ
bzljnbomnV vkpiP
bzljnbomnV sobhrY


Eovm~nb|dn|nb|ndu~ rbmqb;~ni
mlbksbolkR zdopiP (США)
jsikipY bqndxdqA
mlbksbolkR zdopiP (АumlobqiA)
sbqaldkZ	Дb
rbmmY cqjnlodkb
rbmmY zodldkb

zqbkndumnV rbmmY
mdqkjGkR rbmmY;;;f
rbmmY Зjrqi;;;f
rbmmY Юziljob
nbk (Azdkmniy)
nik (Azdkmniy)
rdrrc
tvk (Azdkmniy)
pwika (nilbymniy)
sbka (rbmmb)
qAk (nilbymniy)
pAka (nilbymniy)
nblli
lbcqO
zinvqO
lodymnW lbcqO
nDk (ndojymniy)
sdk (ndojymniy)
Ebl (rbmmb)
Ebl wdqdlb
ldqY
rbFb (rbmmb)
oblli
mjo (iksiymniy)
GillbnN
rbvksZ
kjrjpnW tvklZ
kjrjpnW pjklkjoZ
zboiHmnW xobkQ
qiuoZ
imzbkmnW tvklZ
boodEY
rjloiGjmnV boodEY
ovmmnW tvklZ
wdqdlkinN
qdl (rbmmb)
zvsZ
oirmnW tvklZ
oirmnV vkpiP
sobhrY
dEdqZ
blliGjmnV rikY
blliGjmnW lbqbklZ
FjnjqO
EiEqjymnV rikY
EiEqjymnW lbqbklZ

xbrrb (rbmmb)


uimmZ
EiorbkmnW linbqO
jxizjlmnV dn8
jxizjlmnW nbklboZ
nizomnV dn8
FujsmnW tvklZ
#time	ВojrA
mjnvksY;;$ u mjnvksv;f	m;;$/э
rikvlY;;$ u rikvlv;f	rik
GbmZ;;$ u Gbm	G
GjlujolJ Gbmb
s+;;$ u sjka	sk.;;$/s	s.
kjsjq7;;$ u kjsjqg;f	kjs.;;$/kjs	k.
suvhkjsjqakM modnN
rjmAp%;;$ u rjmAp	rjm.;;$/rjm	r.
nubolbqZ;;$ u nubolbq	nubol
zdqvxdsi*
xdsb|xds||qjl;xdsD;$ u xds	x.|||q.;;$/x
sjmAliqjli*	10-qjli~A|j|A|y
ujn~b||b|du	u.
lDmAGjqjli*


kdGJ;;;f	kdG.




dEDGk~dxd xdsb|Dy xds|Dh xdsb|Dh qjl;~Dj xdsD
uimdndmk~dxd xdsb|Dy xds|Dh xdsb|Dh qjl;~Dj xdsD
xoixdoibkmn~dxd xdsb|iy xds|ih xdsb|ih qjl;~ij xdsD
xoixdoibkmnW rjmAp%
lodziGjmn~dxd xdsb|iy xds|ih xdsb|ih qjl;~ij xdsD

mikdsiGjmnW rjmAp%

lodziGjmnW rjmAp%




mdq (rbomibkmnij mvlni)
Fjyn (10 km)
mujsEjoxN
sHitti
rdrjkl (90 m)

zqbkndumn~dxd uojrjki|dj uojrA|ih uojrjki|ih uojrBk;~dj uojrA
bldrkR jsikipY uojrjki
EilZ Sзьфэх
#labor	ТovsdwbloblD
Gjqdujnd-GbmZ
Gjqdujnd-s+
Gjqdujnd-kjsjq7
Gjqdujnd-rjmAp%
Gjqdujnd-5
#temperature	Тjrzjoblvob
njqauikZ
xobsvmZ ЦjqamiA
xobsvmZ Фbojkxjylb		$°ш||°ш
xobsvmZ Рbknikb
#temperature-difference	Рbwkdmla ljrzjoblvo
njqauikZ obwkdmli
xobsvmZ ЦjqamiA obwkdmli
xobsvmZ Фbojkxjylb obwkdmli
#speed	Сndodmla i ljrz
rjloZ u mjnvksv	r/m










vwqb|vwjq||vwqdu;vwjq	vw


mndodmlJ mujlb	mn. mujlb	э
rbhN
bldrkR jsikipY mndodmli
#acceleration	Уmndojkij
rjloZ kb mjnvksv u nubsoblj	r/m²





jsikipY ю	ю
xbqiqjd (Гbq)
#angle	Уxdq
obsibkQ	obs
xobsvmZ	$°
vxqduR rikvlY	$′
vxqduR mjnvksY	$″


xobsZ
dEdodl!	dE.
nubsobklZ
wkbnN wdsibnb
Gbm~b (vxqduDh| (vxqdudy|b (vxqduDh|du (vxqduDh~);~D (vxqduDj
ovrEZ
sudiGkM xobsvmZ
lDmAGkR НАТО
#solid-angle	ТjqjmkDy vxdq
mljobsibkQ	mo



mzbl (ljqjmkDy vxdq)
#frequency	Чbmldlb
xjopQ	Гp




pinqZ u mjnvksv
dEdodlZ u mjnvksv
dEdodlZ u rikvlv
vsboZ u rikvlv

nbsoZ u mjnvksv
EdsZ
#angular-speed	УxqdubA mndodmla
#force	Сiqb
kagldkZ	Н
sikY

niqdxobrr-miqY	nxm
xobrr-miqY
ldkk~D-miqD|b-miqb|D-miqD|-miq
tvkl-miqY	tkl-m


niqdtvkl-miqY
#pressure	Дbuqjkij
zbmnbqO	Cb
EboQ	Ebo
blrdmtjoY;;;f	blr
ljhkiGjmnV blrdmtjoY
ldooZ




tvklZ kb nubsoblkDy sgyr	t/sgyr²










riqqirjloZ udsAkdxd mldqEb
mbklirjloZ udsAkdxd mldqEb
rjloZ udsAkdxd mldqEb
sgyrZ udsAkdxd mldqEb
tvlZ udsAkdxd mldqEb




rinodrjloZ olvlkdxd mldqEb
riqqirjloZ olvlkdxd mldqEb	rr ol. ml.
mbklirjloZ olvlkdxd mldqEb
sgyrZ olvlkdxd mldqEb	s. ol. ml.
tvlZ olvlkdxd mldqEb




rjloZ olvlkdxd mldqEb
#gauge-pressure	ИwEDldGkdj sbuqjkij
#energy	ЭkjoxiA
sHdvqO	ДH
coxN

ubll-GbmZ	Вl⋅G
niqdubll-GbmZ	nВl⋅G
cqjnlodkudqalQ	cВ
nbqdoiP;;;f	nbq
niqdnbqdoiP;;;f
rjHsvkbodskR nbqdoiP	nbqr



ljoriP
toixdoiP
$ ёTU-IT	$ ёTU-IT	$ ёTU-IT
EoilbkmnV ljzqduR jsikipY	БТЕ








brjoinbkmn~dxd ljorb|iy ljor|ih ljorb|ih ljordu;~iy ljor	ljor~b||b|du~ США



nubsZ
ldkkY lodliqb
xobrrZ lodliqb

ldkkY kjtlAkdxd cnuiubqjklb





Eoilbkmn~dy qdFbsikdy miqD-Gbmb|bA qdFbsikbA miqb-Gbm|ij qdFbsikDj miqD-Gbmb|ih qdFbsikDh miq-Gbmdu;~ij qdFbsikDj miqD-GbmD




tdc
#power	edщkdmla
ubllQ	Вl
EoilbkmnV qdFbsikR miqY
qdFbsikR miqY	q. m.












ldkkY dhqbHsjkiA
mdqkjGkR mujlirdmlJ;;;f






ldkkY xobsioki
#torque	edrjkl miqD
kagldk-rjloZ	Н⋅r






tvkl-tvlZ	tkl-tl
#momentum	Иrzvqam
#moment-of-inertia	edrjkl ikjopii
#surface-tension	Cdujohkdmlkdj kblAHjkij i HBmlndmla
#fracture-toughness	ВAwndmla obwovFjkiA
#fuel-economy	Рbmhds ldzqiub

qiloZ kb 100 niqdrjlodu	q/100 nr





riq7 kb irz. xbqqdk;;;f	riq~i|A|i|a~/irz. xbq	ri/irz. xbq
#data	ОEъBr sbkkDh
EilQ	Eil~b||b|
EbylQ	Б
dnljlZ
zdqvEbylZ
nobrE (2 Eilb)

kblZ

loilZ
rbFikkdj mqdud
sudyk~dxd mqdub|dj mqdud|Dh mqdub|Dh mqdu;~Dj mqdub
vGjlujoBkk~dxd mqdub|dj mqdud|Dh mqdub|Dh mqdu;~Dj mqdub
#data-rate	Сndodmla zjojsbGi sbkkDh
#resolution	РbwojFjkij



zinmjqO kb sgyr	znm/sgyr
ldGL kb sgyr	lGn/sgyr
#graphics	Гobtinb
zinmjqO	znm
ldGL	lGn
#typewidth	Шioikb Foitlb
cr	cr
zdqvnjxjqakbA FzbpiA
#ratio	ОlkdFjkij i ndqiGjmlud
GbmlJ	G.
zodpjklZ		$%
zodriqqj
zodrioibsZ

riqqidkk~dy sdqi|bA sdqA|Dj sdqi|Dh sdqjy;~Dj sdqi;;f
riqqibosk~dy sdqi|bA sdqA|Dj sdqi|Dh sdqjy;~Dj sdqi;;f



nboblQ	nbobl~b||b|du~ (wdqdld)
brjoinbkmnW zovtZ

zboY
lod~yni|ynb|yni|jn
zdqsgHik~D|D|D|
sgHikY
GBoldu~D sgHikD|b sgHikb|D sgHikD|Dh sgHik
subspbl<
mdl~ki|kA|ki|jk
EdqaF~dy mdlki|bA mdlkA|ij mdlki|ih mdljk;~ij mdlki
xodmmZ
rbmmb (12 xodmmdu)
lDmAG8
rioibsY
qbnhN
riqqidkZ
nodoZ
riqqibosZ
loiqqidkZ
sjmlJ
mldzY Evrbxi
#container-capacity	Вrjmlirdmla ndkljykjodu
#level	Уodujka
dlkdFjkij rdщkdmljy
sjpiEjqZ
EjqZ
kjzjoZ

mldz (cnmzdwipiA)
#loudness	Гodrndmla
mdkZ
tdkZ
#musical-interval	evwDnbqakDy ikljoubq
dlkdFjkij Gbmldl
dnlbuY
pjqM ldkZ
zdqvldkZ
GjlujolJ ldkb

mbuboZ
GbmldlkR sjnbsY
#density	Cqdlkdmla















mqbxN kb nvEiGjmniy tvl
#specific-weight	УsjqakDy ujm


olvlkdxd mldqEb	ol. ml.
udsAkdxd mldqEb
#linear-density	ЛikjykbA zqdlkdmla


ljnmZ
sjkaj



rjloiGjmniy kdrjo zoAHi
#area-density	CdujohkdmlkbA zqdlkdmla












rdrrj (FBqn)
#volume-flow	ОEъBrkDy obmhds



























FbhlBomnW sgyrZ
mujosovzZ
#mass-flow	ebmmduDy obmhds
#molar-flow	edqAokDy obmhds
#dynamic-viscosity	ДikbriGjmnbA uAwndmla

zvbwZ

ojyk (uAwndmla)
#kinematic-viscosity	КikjrbliGjmnbA uAwndmla


mldnmZ



mjnvksY Рjsuvsb
#fluidity	ТjnvGjmla

oj (ljnvGjmla)
#vapor-permeance	Cbodzodkipbkij

zjorZ
zjor (0 °П)
zjor (23 °П)
rjloiGjmnW zjorZ
#vapor-permeability	Cbodzodkipbjrdmla


zjor-sgyr (0 °П)
zjor-sgyr (23 °П)
#turbidity	evlkdmla
#specific-energy	УsjqakbA ckjoxiA
#energy-density	Cqdlkdmla ckjoxii





vsjqakbA ckjoxiA Ejkwikb
#molar-energy	edqAokbA ckjoxiA
#thermal-conductivity	Тjzqdzodudskdmla
#thermal-insulance	Тjzqdudj mdzodliuqjkij



nqd
ldxN
#thermal-expansion	Тjzqdudj obmFiojkij
#heat-capacity	ТjzqdBrndmla i cklodziA
#specific-heat-capacity	УsjqakbA ljzqdBrndmla
#molar-heat-capacity	edqAokbA ljzqdBrndmla


xbwduR zdmldAkkR
#heat-flux	Cqdlkdmla ljzqdudxd zdldnb i dEqvGBkkdmla
#heat-transfer-coefficient	Кdcttipijkl ljzqdzjojsbGi
#radiant-exposure	ЭkjoxjliGjmnbA cnmzdwipiA
#amount-of-substance	КdqiGjmlud ujщjmlub
rdqO	rdqa
dEъjnlZ	dEъjnl~b||b|du













cykFljykZ
#molar-concentration	edqAokbA ndkpjklobpiA


цж
rdqAoZ

riqqixobrrZ xqgndwD kb sjpiqilo
#molality	edqAqakdmla

xqgndwD	xqgndwD
#catalytic-activity	КblbqiliGjmnbA bnliukdmla
nblbqQ	nbl
jsikipY tjorjklb
#catalytic-concentration	КdkpjklobpiA nblbqiliGjmndy bnliukdmli
#filtration-rate	Сndodmla nqvEdGndudy tiqalobpii
#electric-current	Сiqb ldnb
brzjoQ	А
#current-noise-density	Cqdlkdmla Fvrb ldnb
#electric-charge	ЭqjnloiGjmniy wboAs
nvqdkQ	Кq
brzjo-GbmZ

cqjrjklbokM wboAsZ
tbobsj6


tobknqikZ
#voltage	ЭqjnloiGjmndj kbzoAHjkij
udqalQ	В
#voltage-noise-density	Cqdlkdmla Fvrb kbzoAHjkiA
#electric-resistance	ЭqjnloiGjmndj mdzodliuqjkij
drQ	Оr
#electric-conductance	ЭqjnloiGjmnbA zodudsirdmla
mirjkmQ	Сr
#capacitance	ЭqjnloiGjmnbA Brndmla
tbobsQ	Ф
#inductance	Иksvnliukdmla
xjkoi	Гk
#magnetic-flux	ebxkilkDy zdldn
ujEjoZ	ВE
rbnmujqqZ
jsikiGkM zdqgmZ
#magnetic-flux-density	ebxkilkbA iksvnpiA
$ ljmqD|ljmqb|ljmqD|ljmq	Тq
xbvmmZ
#magnetic-field-strength	НbzoAHBkkdmla rbxkilkdxd zdqA


comljsZ
#magnetic-moment	ebxkilkDy rdrjkl
#electric-field-strength	НbzoAHBkkdmla cqjnloiGjmndxd zdqA
#electric-dipole-moment	ЭqjnloiGjmniy sizdqakDy rdrjkl

sjEb6
#resistivity	Уsjqakdj mdzodliuqjkij
#conductivity	УsjqakbA zodudsirdmla
#apparent-power	CdqkbA i ojbnliukbA rdщkdmla

uboZ
#apparent-energy	CdqkbA i ojbnliukbA ckjoxiA
#luminous-intensity	Сiqb mujlb
nbksjqY;;;f	ns
mujG>
rjHsvkbodskR mujG>
#luminance	Яondmla

kilZ



mliqaEZ
#illuminance	ОmujщBkkdmla
qgnmZ	qn



tdlZ
#luminous-flux	Сujldudy zdldn
qgrjk~b||b|;~	qr
mtjoiGjmnV mujG>
#luminous-exposure	СujldubA cnmzdwipiA
#wavenumber	ОEoblkbA sqikb



nbywjoZ
sidzloiP
#spectral-flux-density	СzjnlobqakbA zqdlkdmla zdldnb

AkmnW
#activity	Рbsidbnliukdmla
EjnnjojqO	Бn
ngoi
#activity-concentration	УsjqakbA bnliukdmla
#absorbed-dose	CdxqdщBkkbA sdwb
xoj6	Гo
obsZ
#equivalent-dose	ЭnuiubqjklkbA sdwb
wiujolQ	Зu
EcoZ
#equivalent-dose-rate	edщkdmla cnuiubqjklkdy sdwD
#radiation-exposure	ЭnmzdwipidkkbA sdwb

ojklxjkZ
#energy-per-distance	ЭkjoxiA kb jsikipv obmmldAkiA



niqdubll-Gbmb kb 100 niqdrjlodu|niqdubll-Gbm kb 100 niqdrjlodu||niqdubll-Gbmdu kb 100 niqdrjlodu;nВl⋅G/100 nr	nВl⋅G/100 nr
#antenna-gain	Уmiqjkij bkljkkD
vmiqjkij dlkdmiljqakd iwdlodzkdxd iwqvGbljqA
#computing-performance	Codiwudsiljqakdmla uDGimqjkiy
#telephone-traffic	ТjqjtdkkbA kbxovwnb
#film-speed	СujldGvumluiljqakdmla
#heat-pump-efficiency	Эttjnliukdmla ljzqduDh kbmdmdu
#vascular-resistance	Сdmvsimldj mdzodliuqjkij
#acoustic-impedance	УsjqakDy bnvmliGjmniy irzjsbkm
#biological-activity	БidqdxiGjmnbA bnliukdmla
#color-temperature	ЦujldubA ljrzjoblvob
K (pujldubA ljrzjoblvob)
#gas-column	СldqE xbwb
#specific-power	УsjqakbA rdщkdmla


rjlbEdqiGjmnW cnuiubqjklZ
#reduced-electric-field	CoiujsBkkdj cqjnloiGjmndj zdqj

lbvkmjksZ
`,
  units: `
terabit	ljobEilQ	ТEil
gigabit	xixbEilQ	ГEil
megabit	rjxbEilQ	eEil
kilobit	niqdEilQ	nEil
kilocalorie	niqdnbqdoiP;;;f	nnbq
kilometer	niqdrjloZ;;$ kb niqdrjlo	nr
centimeter	mbklirjloZ;;$ kb mbklirjlo	mr
millibar	riqqiEboQ	rEbo
`,
  patterns: `
joiner	 	 	 
quetta	nujllb{0}	Кu{0}
ronna	odkkb{0}	Р{0}
yotta	idllb{0}	И{0}
zetta	wjllb{0}	З{0}
exa	cnmb{0}	Э{0}
peta	zjlb{0}	C{0}
tera	ljob{0}	Т{0}
giga	xixb{0}	Г{0}
mega	rjxb{0}	e{0}
kilo	niqd{0}	n{0}
hecto	xjnld{0}	x{0}
deka	sjnb{0}	sb{0}
deci	sjpi{0}	s{0}
centi	mbkli{0}	m{0}
milli	riqqi{0}	r{0}
micro	rinod{0}	rn{0}
nano	kbkd{0}	k{0}
pico	zind{0}	z{0}
femto	tjrld{0}	t{0}
atto	blld{0}	b{0}
zepto	wjzld{0}	w{0}
yocto	idnld{0}	i{0}
ronto	odkld{0}	o{0}
quecto	nujnld{0}	nu{0}
yobi	ydEi{0}	Йi{0}
zebi	wjEi{0}	Зi{0}
exbi	cnmEi{0}	Эi{0}
pebi	zjEi{0}	Ci{0}
tebi	ljEi{0}	Тi{0}
gibi	xiEi{0}	Гi{0}
mebi	rjEi{0}	ei{0}
kibi	niEi{0}	Кi{0}
square	nubsoblkdxd {0}|nubsoblkDy {0}|nubsoblkDh {0}|nubsoblkDh {0};nubsoblkdy {0}|nubsoblkbA {0}|nubsoblkDj {0}|nubsoblkDh {0};nubsoblkDj {0}	{0}²
cubic	nvEiGjmndxd {0}|nvEiGjmniy {0}|nvEiGjmnih {0}|nvEiGjmnih {0};nvEiGjmndy {0}|nvEiGjmnbA {0}|nvEiGjmnij {0}|nvEiGjmnih {0};nvEiGjmnij {0}	{0}³
-survey-us	{0} (xjdsjw. США)
-imperial	{0} (Eoil.)
-dry	{0} (mvh.)
-sidereal	{0} (wuBwsk.)
-person	{0} (udwobml)
-of-water	{0} udsAkdxd mldqEb
-us	{0} (США)
-australian	{0} (bumlobq.)
per	{0} kb {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
accusative	bA>vg,b>v,A>g|bA>vg,b>v,A>g
~Z	b||b|du|D
~Y	D|b|D||D
~W	dxd|iy|ih|ih|ij
~V	dy|bA|ij|ih|ij
~R	dy|bA|Dj|Dh|Dj
~Q	b||b||D
~P	i|A|i|y|i
~O	A|a|A|jy|i
~N	b||b|du|i
~M	dxd|Dy|Dh|Dh|Dj
~L	ni|nb|ni|jn|ni
~J	i|a|i|jy|i
~8	i|b|i||i
~7	i|A|i|a|i
~6	A|y|A|ju|i
~5	xdsb|xds|xdsb|qjl|xdsD
~4	dxd|dy|Dh|Dh|Dj
~!	b||b|du|
~%	b||b|ju|D
~&	lA|dla|lA|ljy|li
~*	A|j|A|y|A
~+	kA|jka|kA|kjy|ki
~<	ni|nb|ni|dn|ni
~>	i|b|i|jy|i
~?	dxd|dj|Dh|Dh|Dj
`,
  words: {"systems":{"us":["америк","сша"],"imperial":["брит","англ"]},"belowZero":["ниже нуля","мороза"],"to":["сколько это будет","сколько это","это сколько","сколько будет","это будет сколько","сколько в","это сколько в","сколько это в","сколько","в","во","к","это","сколько будет в"],"after":["сколько будет","будет сколько","это сколько","сколько это","сколько","будет"],"and":["и","плюс"],"per":["в","на","за"],"opening":["расход","сколько будет","сколько это","сколько составляет","сколько весит","что такое","переведи","перевести","перевод","конвертировать","из"],"howMany":["сколько"],"are":["содержится в","в","это"],"one":["один","одна","одно","одном","одной"],"endings":["ами","ями","ах","ях","ам","ям","ов","ев","ей","ом","ем","ой","ы","и","а","я","у","ю","е","о","ь","й"],"scales":{"тыс.":"1000","тыс":"1000","тыщ":"1000","тыщи":"1000","десяток":"10","десятка":"10","десятков":"10","млн":"1000000","млрд":"1000000000","трлн":"1000000000000"},"halves":{"с половиной":"1/2"},"polite":["пожалуйста","скажите"],"cardinals":{"0":"ноль|нуль","1":"один|одна|одно|одного|одной|одну","2":"два|две|двух|двое|двоих","3":"три|трёх|трое|троих","4":"четыре|четырёх","5":"пять","6":"шесть","7":"семь","8":"восемь|восьми","9":"девять","10":"десять","11":"одиннадцать","12":"двенадцать","13":"тринадцать","14":"четырнадцать","15":"пятнадцать","16":"шестнадцать","17":"семнадцать","18":"восемнадцать","19":"девятнадцать","20":"двадцать","30":"тридцать|тридцати","40":"сорок|сорока","50":"пятьдесят|пятидесяти","60":"шестьдесят|шестидесяти","70":"семьдесят|семидесяти","80":"восемьдесят|восьмидесяти","90":"девяносто|девяноста","100":"сто|ста","200":"двести|двухсот","300":"триста|трёхсот","400":"четыреста|четырёхсот","500":"пятьсот|пятисот","600":"шестьсот","700":"семьсот","800":"восемьсот","900":"девятьсот","1000":"тысяча|тысячи|тысяч|тысячу"},"parts":{"3":"треть|трети","4":"четверть|четверти","5":"пятая|пятых","6":"шестая|шестых","8":"восьмая|восьмых","10":"десятая|десятых"},"numbers":{"четверть":"1/4","пол*":"1/2","пол-*":"1/2","половина":"1/2","половины":"1/2","половине":"1/2","половину":"1/2","полтора":"3/2","полторы":"3/2","полутора":"3/2","треть":"1/3"},"minus":["минус"],"aliases":{"метрические лошадиные силы":"horsepower-metric","метрической лошадиной силы":"horsepower-metric","метрическая лошадиная сила":"horsepower-metric","метрических лошадиных сил":"horsepower-metric","метрические столовые ложки":"tablespoon-metric","метрической столовой ложки":"tablespoon-metric","метрическая столовая ложка":"tablespoon-metric","метрических столовых ложек":"tablespoon-metric","метрические чайные ложки":"teaspoon-metric","метрической чайной ложки":"teaspoon-metric","метрическая чайная ложка":"teaspoon-metric","метрических чайных ложек":"teaspoon-metric","ст. ложки":"tablespoon-metric","ст. ложек":"tablespoon-metric","стол ложек":"tablespoon-metric","ч. ложки":"teaspoon-metric","ч. ложек":"teaspoon-metric","чайн ложки":"teaspoon-metric","чайн ложек":"teaspoon-metric","род":"","рода":"","сон":"","сна":"","жидкая унция":"fluid-ounce","жидких унций":"fluid-ounce","по Фаренгейту":"fahrenheit","по Цельсию":"celsius","кпа":"kilopascal","мпа":"megapascal","мдж":"megajoule","кб":"kilobyte","мб":"megabyte","гб":"gigabyte","тб":"terabyte","мбит":"megabit","мбайт":"megabyte","гпа":"hectopascal","квт":"kilowatt","кдж":"kilojoule","квтч":"kilowatt-hour","квт*ч":"kilowatt-hour","столовых ложках":"tablespoon-metric","чайных ложках":"teaspoon-metric","градусах Фаренгейта":"fahrenheit","градусах Цельсия":"celsius","кило":"kilogram","сутках":"day","суток":"day","градус по Цельсию":"celsius","градуса по Цельсию":"celsius","градусов по Цельсию":"celsius","градусы по Цельсию":"celsius","Цельсий":"celsius","градус по Фаренгейту":"fahrenheit","градуса по Фаренгейту":"fahrenheit","градусов по Фаренгейту":"fahrenheit","градусы по Фаренгейту":"fahrenheit","Фаренгейт":"fahrenheit","галлон":"gallon","литров на 100 км":"liter-per-100-kilometer","литра на 100 км":"liter-per-100-kilometer","гр.":"gram","соток":"are","сотках":"are","кв метрах":"square-meter","квм":"square-meter","м кв":"square-meter","квадрата":"square-meter","кв. см":"square-centimeter","см кв":"square-centimeter","кв. км":"square-kilometer","км кв":"square-kilometer","кв. фут":"square-foot","куб. м":"cubic-meter","м куб":"cubic-meter","кубометр":"cubic-meter","куб":"cubic-meter","куб. см":"cubic-centimeter","см куб":"cubic-centimeter","кубик":"cubic-centimeter","стакан":"cup-metric","ложки":"tablespoon-metric teaspoon-metric","ложек":"tablespoon-metric teaspoon-metric","стол. ложка":"tablespoon-metric","десертная ложка":"dessert-spoon-metric","десертные ложки":"dessert-spoon-metric","десертных ложек":"dessert-spoon-metric","десертных ложках":"dessert-spoon-metric","лошадей":"horsepower-metric","шт.":"part","штука":"part","ц":"quintal","сек.":"second","км в час":"kilometer-per-hour","локоть":"","локтя":"","локтей":"","погонный метр":"meter","погонных метров":"meter","п.м.":"meter","пог. м":"meter","рюмка":"","рюмки":"","чашка":"","чашки":"","чашек":"","горсть":""}},
};

export default locale;
