// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ar',
  plurals: 'other zero one two few many',
  letters: 'abcdghjklmnoqrsuvwxyzADEFGepHit ايرلمونةبتكسدقعطأفغصجزحشئهثإضءخ',
  quantities: `
#length	aduhd
gmc||=gmc||vgmac|gmcًa	gmc||=gmc|=gmcaj|vgmac|gmcًa;;$/g	g
gbnchj

vjxomchg
wbcgb
lhyZ;;$/lhyk	lhyk
rqg||=rqg||vrqag	rqg||=rqg	rqg||=rqg|||rqgًa
bacqk||=bacqk||bacqam	bacqk||=bacqk	bacqk


gbd||=gbd|=gbdaj|vgbad|gbdaً	gbd||=gbd	gbd||||vgbad|gbdaً
gbd lDcb||=gbd lDcb||vgbad lDcbk	gbd lDcb||=gbd lDcb
zAi gj vdw gj adlhyk

tu (uhd)||||tuhu (uhd)
DlZ Esbc
jbd
caDk adbq
bq||||vbqٍ
Elc||||vElac
ذcas||||vذcs
pd
tuhZ
oghm

ragZ	ragk
chq
ncg
zjAbc||||zjaAbc

zjAbc Gjqob
wcdjx	wcdjx
wcot||||wcaot
nld lDcb


wcot lDcb||||wcaot lDcbk
gbd lbajam||||vgbad lbajam
gbd aonjqjawb||||vgbad aonjqjawbk	gbd aonjqjawb








hDqk wdnbk||=hDqk wdnbk||hDqam wdnbk	h.w.
wcot wdnb||=wcot wdnb||wcaot wdnbk	wcot wdnb||=wcot wdnb
eajbk HhFbk||||ehajٍ HhFbk
qrbrk HhFbk||||qraFr HhFbk
oasZ HhFbk
bhg HhFb||||vbag HhFbk
ojk HhFbk||=ojk HhFbk|=ojmaj HhFbmaj|ojham HhFbk	ojk HhFbk||=ojk HhFbk|=ojmaj HhFbmaj|ojham HhFbk	o H|$o H
jyw ruc vcHb	jr vcHb
jyw ruc adgEmcb
jyw ruc Egob	jr Egob
uhd ldajn




jruk||=jruk|=jrumaj|jrau;;;f	jruk||=jruk|=jrumaj|jrau
lbna
mhbl
lnodX CSS




obobch
Eanh (uhd)
ohj (balajb)
lh (uhd)
cbj (balajb)
nbj (uhd balajb)
zh (balajb)
mEh (uhd)
cb (balajb)
Eanh (rgaE)
mEb (ybjb)
mohj
mEajx
db (ybjb)
mEbn (Ghjx nhjx)
ha (mabdjqb)
dbj (wcjob)
lhyZ wcjobk
rqg adgdn adwcjob||||vrqag adgdn adwcjob
mhaA
rqg chgajbk||||vrqag chgajbk
tuhZ chgajbk
omaqbhg chgajb

rqg pxcbrbk||||vrqag pxcbrbk
omaqbhj pxcbrb

scH bq mhcamb
ذcas gdnbk gycbk||||vذcs gdnbk gycbk
rqg nblbn||||vrqag nblbn

waca
dbxha
waca mnoao
vcEbj
wbcEhn
oazbj
wcom
rqg adnal||||vrqag adnal
chq adnal
rylZ



آdj
ndawmc wbbjb
#area	adgoaDk
gmc gcls||||vgmac gclsk	g²
nbdhgmcX gclsY;;$/nbdhgmc gcls	ng²

ojmbgmcX gclsY;;$/ojmbgmc gcls	og²

GnmacX	Gnmac
آc


lacj
qacob
lhyZ gclsk	lhyk²
rqg gclsk||=rqg gclsk||vrqag gclsk	rqg²
bacqZ gclsk	bacqk²
gbd gcls||||vgbad gclsk	gbd²



vncX
chq (goaDk)
grus
mahjEbl
gclsX morbw





lhyZ qaFcbk
qhjg|=qhjg|||qhjgam	qhjg
omcbga
wqaj||=wqaj||vwqjk	wqaj||=wqaj
mohlh
lh (goaDk)
oG (balajb)
maj (balajb)
mEh (balajb)
mamagb
lbhjx
lbjx
gh (ybjb)

jxaj
cab (mabdjqb)
xhjma
najad
gacda
gacda yxbck
gclّs (lanomaj)
vjnajag
ojm (vcH)
xcahjq
lbxa (adljxad)
naea (adljxad)
mEaman (adljxad)
naea (آoag)
dboa
lbxa (lbGac)
naea (lbGac)
qhc (lbGac)
loha
lbxa (jblad)
naea (jblad)
qhc (jblad)
chlajb
آja (jblad)
vclaj
vclaj lacbo
qbobambja
ghcxj
bhxbchg
Gabq
gajAaja
nhbcqa

mhjdajq

wj (mabhaj)
vdnbcb (oah lahdh)
vdnbcb (gbjao zbcabo)
macba
ghcxj lchob
zcbl vwxajb||||vzclk vwxajbk
bht jgoahb
#volume	adDzg
gmc gnsl||||vgmac gnslk;;$/gmc gnsl	g³
nbdhgmcX gnslY	ng³

ojmbgmcX gnslY;;$/ojmbgmc gnsl	og³


dmc||=dmc||dmcam	dmc||=dmc;;$/d	d
ombc

lhyZ gnslk	lhyk gnslk	lhyk³
rqg gnslk||=rqg gnslk||vrqag gnslk	rqg³
bacqZ gnslk	bacqk³
gbd gnsl||||vgbad gnslk	gbd³





wqaj rqg||||vwqjk rqg	wqaj rqg



nhcq
rqg Ghlo||||vrqag Ghlo


xadhj||=xadhj||xadhjam	xadhj||=xadhj


cls xadhj||=cls xadhj	cls xadhj||=cls xadhj
labjm	labjm
nhl vgcbnb||||vnhal vgcbnbk
zbd
vhjyk oaFdk||=vhjyk oaFdk|=vhjymaj oaFdmaj|vhjyam oaFdk	vhjyk oaFdk||=vhjyk o|vhjyk o|vhjyam oaFdk|vhjyk o	vhjyk o||=vhjyk o
qcGg~| oaFd|| oaFd| oaFd| oaFd;~ oaFd	qcGg oaFd
gbjbg
gdV nlbck vgcbnbk
gdV yxbck vgcbnbk
gdV Ddh	gdsrk D.
nhl vgcbnb rajhjb||||vnhal vgcbnbk rajhjbk
vhjyZ oaFdk gmcbk	vhjyk o gmcbk	vhjyk o g
qaE
cEّZ	cEّk
ogbqzj
maq
ruck|||=rucmaj|rucam	ruck

rqD||||vrqaD	rqD||||vrqaD	rqD||=rqD
nvo yxbc||||nؤho yxbck
tُgo xadhj
lhEd	lhEd




lcgbd||=lcgbd|=lcgbdaj|lcagbd|lcgbdًa	lcgbd||=lcgbd|=lcgbdaj|lcagbd|lcgbdًa	lcgbd||=lcgbd

lcJ yxbc
cls lcgbd lbck
oqo lcgbd lbck
lcJ nhcjbdbho
lcJ vhchlbY


lcJ mhm lcb

lm (lcgbd)
mhj
xadhj pglcauhcb||=xadhj pglcauhcb||xadhjam pglcauhcbk	xadhj pglcauhcb
cls xadhj pglcauhcb	cls xadhj pglcauhcb
labjm lcbuajb
nhl lcbuajb||||vnhal lcbuajbk

vhjyk oaFdk pglcauhcbk|||=vhjymaj oaFdmaj pglcauhcbmaj|vhjyam oaFdk pglcauhcbk	vhjyk oaFdk pglcauhcbk||=vhjyk oaFdk pglcauhcbk	vhjyk o pglcauhcbk||=vhjyk o pglcauhcbk


gdV usag lcbuajbk
gdV jyw vhjyk
gdV Eab lcbuajbk
gdV Ddh pglcauhcb	gdsrk D. pglcauhcb



wbcnbj
nbdqcnbj

nhl||=nhl|=nhlaj|vnhal|nhlًa	nhl||=nhl
gdsrk nlbck||=gdsrk nlbck||gdasr nlbck	gdsrk n.||=gdsrk n.	gdsrk n||=gdsrk n
gdsrk yxbck||=gdsrk yxbck||gdasr yxbck	gdsrk y||=gdsrk y
gdV Ddhى gmcbk

gnbad gmcb	gnbad gmcb
nhl balajb||||vnhal balajbk
vhoazb
nhoazb


nvo ohbqb||||nؤho ohbqbk
naja
wbqch
wajbxa
Ejx
qh (ybjb)
qaj (Dzg)
vgwhck
nhjzbho
onomacbho
ghqbho
gmcbmo
gqbgjho
le (mhcamb)
Gbj (mhcamb)
dz (mhcamb)
nal (mhcamb)
pbwk
osk (mhcambk)
sgc (mhcamb)
Dhgc
AzazZ jlbذ
jyw Azazk
gaxjhg
bclsag
cDlsag
gmhEadD
Edgjyc
ldmaAac
jlhtذ jyc
Eh (balajb)
nhnh
mh (balajb)
xh (balajb)
Eanh (Dzg)
oab (balajb)

ede nhcq
xcahdc
xajmajx gadbAb
nawaj
#mass	adnmdk
nbdhxcagX;;$/nbdhxcag	nxg	nx
xcag||=xcag|=xcagaj|xcagam|xcagًa;;$/xcag	xcag||=xcag	x
uj|||=ujaj|vujaj|ujًa	uj

rjM gmcbY
rbcau||=rbcau|=rbcauaj|rcacbu|rbcauًa	rbcau
cud|||=cudaj|vcuad|cudًa;;$/cud	cud

vhjyZ;;$/vhjyk	vhjyk||=vhjyk

rgDk	rgDk
omhj	omhj
cls rjuac lcbuajb
rjM vgcbnbY
rjM lcbuajbY
uj vgcbnb||||vujaj vgcbnbk
uj uhbd||||vujaj uhbdk
odx

vhjyZ mchbobk	vhjyk mchbobk



qcGg ybqdb||||qcaGg ybqdbk


pyls Alqk||||vyals Alqk
gEchlX rbaobY vgcbnbY
hDqZ nDhd
gEchlX rbaobY vomcadbY
qadmhj	qadmhj
nmdW adpdnmchj
nmdW adlchmhj

nmdW ldajn
nmdW Egobk	nmdk Egobk
nmdW vcHbk	nmdk vcHbk
nmdW adgEmcbY
naj (balajb)
nbj (balajb)
ghgG
whj (balajb)
zbj (ybjb)
qaj (nmdk)
dbajx
mEbaj
namb
mabd
lbnhd
mabd mchbob
xhj
qhj (nhcb)
lam (nmdk)
lam ذGl
mhda
gaEa
camb
obc (Gjqb)
mEbman
gahjq
cud vdgajb||||vcuad vdgajbk
rjM vdgajbY
DlZ lacbo
cud wcjob||||vcuad wcjobk
cud polajb||||vcuad polajbk
vchla (hAj)

cud chob||||vcuad chobk
Ahdhmjbn
dhm (chob)
lhq (chob)

vhrbk chgajbk||||vharٍ chgajbk
qcatga
vhlhd
gbja vmbnbk
uadjm vmbnb
Ebnd
gja mhcamb
hAjZ mhcambk

xaga (nmdk)


wbo
mbnad lhcgb
vrZ gycbk
rjM gycbY
vrZ rlcybk
cud ohbqb||||vcuad ohbqbk
#time	adAgj
eajbk||=eajbk|=eajbmaj|ehaj;;$ wb adeajbk;f	e
qrbrk||=qrbrk|=qrbrmaj|qraFr;;$ nd qrbrk;f	q
oask||=oask|=oasmaj|oasam;oasam;$ wb adoask;f	o
cls oask||||vclas oask
bhg||=bhg|=bhgaj|vbag|bhgًa;vbag;$ wb adbhg	bhg||=bhg|=bhgaj|vbag|bhgًa;;$/b	b
volhs||=volhs|=volhsaj|voalbs|volhsًa;voalbs;$ wb advolhs	volhs||=volhs|=volhsaj|voalbs|volhsًa;;$/v	v
wmcZ volhsbj
EGc||=EGc|=EGcaj|vEGc|EGcًa;EGhc;$ wb adEGc	EGc||=EGc|=EGcaj|vEGc|EGcًa;;$/E
cls ojhb||=cls ojhb|=clsaj ojhbaj|vclas ojhbk|clsًa ojhbًa;vclas;$ wb adcls adojhb	cls||=cls|=clsaj|vclas|clsًa;;$/cls ojhb
jyw ojk
ojk||=ojk|=ojmaj|ojham;ojham;$ wb adojk;f	ojk||=ojk haDqk|=ojmaj|ojham	ojk
srq||=srq|=srqaj|srhq|srqًa;srhq	srq||=srq|=srqaj|srhq|srqًa
rcj||=rcj|=rcjaj|rchj|rcjًa;rchj	rcj||=rcj|=rcjaj|rchj|rcjًa
vdwbZ


dbdk||=dbdk|=dbdmaj|dbadٍ|dbdkً;dbadb;$ wb addbdk;f	dbdk||=dbdk|=dbdmaj|dbadٍ|dbdkً;;$/d	d




ojk lobuk||||ojham lobuk
ojk nlbok||||ojham nlbok




EGc rgcb||||vEGc rgcbk





bhg gcbtb||||vbag gcbtbk
Ebn (10 jajhehajٍ)
owbqlcx
zbwb
dDظZ

Agj ldajn
hDqZ ذcbk ddAgj
jlHZ ohamE
#labor	zGq adsgd
oasZ sgd
bhg sgd||||vbag sgd
volhs sgd||||voalbs sgd
EGc sgd||||vEGc sgd
#temperature	qczk adDcack
qczZ ndwj;;;f	q ndwj
qczZ gFhbk;;;f	$°g
qczZ wGcjGabm	$°w
qczZ cajnbj
#temperature-difference	wcr qczk adDcack
ndwj wcrًa
qczZ gFhbk wcrًa
qczZ wGcjGabm wcrًa
#speed	adocsk hadhmbck
gmc wb adeajbk||||vgmac wb adeajbk	g/e

nbdhgmcX wb adoask	ng/o


gbd wb adoask||||vgbad wb adoask	gbd/o





srqW	srqk


HhFbY	HhFb~||||k|
gat
hDqZ ذcbk ddocsk
#acceleration	admoacs
gmc wb adeajbk adgclsk||||vgmac wb adeajbk adgclsk	g/e²





rhk moacs;;;f	rhk moacs
xadbdbh
#angle	adAahbk
caqbaj	caqbaj
qczk||=qczk|=qczmaj|qczam;;;f	qczk||=qczk|=qczmaj|qczam	qczk|||=qczmaj|qczam
qrbrk rhobk||=qrbrk rhobk|=qrbrmaj rhobmaj|qraFr rhobk;;;f	qrbrk rhobk||=qrbrk rhobk|=qrbrmaj rhobmaj|qraFr rhobk	q rhobk
eajbk rhobk||=eajbk rhobk|=eajbmaj rhobmaj|ehajٍ rhobk;;;f	eajbk rhobk||=eajbk rhobk|=eajbmaj rhobmaj|ehajٍ rhobk	e rhobk


xcaq
qhck||=qhck|=qhcmaj|qhcam;;;f	qhck||=qhck
cls qaFck
lcz wdnb||||vlcaz wdnbk
oasZ Aahbk
jruk lhydk||||jrau lhydk
qczZ ejaFbk
#solid-angle	adAahbk adgzogk
omcaqbaj	omcaqbaj



olam
#frequency	admcqq
GcmA	GcmA



qhcZ nd eajbk
qhcZ wb adeajbk
qhcZ wb adqrbrk
jlHZ wb adqrbrk

puacX wb adeajbk
lhq
#angular-speed	adocsk adAahbk
#force	adrhk
jbhmj	jbhmj
qabj

nbdhxcagX erdbY	nx e
xcagX rhk
uj rhk||||vujaj rhk
lahjq rhk	lahjq rhk


nbl
#pressure	adHxu
laonad	laonad
lac	lac
Hxu zhb|H.z||H.z|H.z|H.z;hDqk adHxu adzhb	H.z
Hxu zhb mrjb
mhc




cud dnd lhyk gclsk||||vcuad dnd lhyk gclsk	cud/lhyk²










gdbgmcX gai
ojmbgmcX gai
gmc gai||||vgmac gai
lhyZ gai
rqg gai||||vrqag gai




gbnchgmcX AFlrbY
gdbgmcX AFlrbY	gdg AFlrb
ojmbgmcX AFlrbY
lhyZ AFlrbk	l. AFlrbk	l A
rqg AFlrb||||vrqag AFlrbk




gmc AFlrb||||vgmac AFlrbk
#gauge-pressure	adHxu adgrbo
#energy	aduark
zhd	zhd
pcx

hau oask
nbdh hau/oask	n.h.o
pdnmchj whdm	pdnmchj whdm
oscZ;;;f	os
oscZ	os
osck-ءخ	os-ءخ



mbcgb
wcbxhcb
$ BTU-IT	$ BTU-IT	$ BTU-IT
hDqk Dcacbk lcbuajbk|||=hDqmaj Dcacbmaj lcbuajbmaj|hDqam Dcacbk lcbuajbk	hDq~k|k|k|k|am|k~ Dcacbk lcbuajbk








hDqk Dcacbk vgcbnbk|||=hDqmaj Dcacbmaj vgcbnbmaj|hDqam Dcacbk vgcbnbk	hDq~k|k|k|k|am|k~ Dcacbk vgcbnbk



nhaq
uj gj gaqk mb pj mb||||vujaj gj gaqk mb pj mb

uj gnawF jwu||||vujaj gnawF jwu
#power	adrqck
hau	hau
rhk Dyaj	Dyaj
Dyaj gmcb||||vDyjk gmcbk












uj mlcbq||||vujaj mlcbq
Hbai Egob	Hbai Egob
#torque	sAg adqhcaj
jbhmj gmc	jbhmj gmc	jbhmj g






lahjq rqg	lahjq rqg
#momentum	ngbk adDcnk
#moment-of-inertia	sAg adryhc adذamb
#surface-tension	admhmc adouDb hadydalk
#fracture-toughness	gmajk adnoc
#fuel-economy	aomGdan adhrhq

dmcX dnd 100 nbdhgmc	dmc/100 ng	d/100ng
dmc dnd nbdhgmc|||=dmcaj dnd nbdhgmc|dmcam dnd nbdhgmc|dmcًa dnd nbdhgmc	dmc/ng	d/ng



gbd dnd xadhj|||=gbdaj dnd xadhj|vgbad dnd xadhj|gbdًa dnd xadhj	gbd/xadhj
gbd dnd xadhj pglcauhcb|||=gbdaj dnd xadhj pglcauhcb|vgbad dnd xadhj pglcauhcb|gbdًa dnd xadhj pglcauhcb	gbd/x. pglcauhcb
#data	Dzg adlbajam
lm	lm
labm	labm	l
eُgajbk
jyw labm
Ahz lmam

jam

mcbm
ndgZ (lbajam)
ndgZ gAqhzk
ndgZ clasbk
#data-rate	gsqd jrd adlbajam
#resolution	qrk adscH

lnodX dnd ojmbgmc	lnod/og	ln/og

lnodX dnd lhyk	lnod/lhyk	ln/lhyk
jruk dnd lhyk|||=jrumaj dnd lhyk|jrau dnd lhyk;jruk/lhyk	jruk/lhyk||||jrau/lhyk	j/lhyk
jruk dnd ojmbgmc|||=jrumaj dnd ojmbgmc|jrau dnd ojmbgmc	jruk/og||||jrau/og	j/og
#graphics	adcohgbam
lnodX	lnod
jruk EaEk||||jrau EaEk
#typewidth	scH adDchw
pg;pg gulsb	pg
pj (ulask)
#ratio	adjolk hadsqq
zAi|||=zAآj|vzAai|zAiًa	zAi|||=zAآj|vzAai|zAiًa
ladgaFk|$٪||$٪|$٪|$٪;;;f	$٪
wb advdw	$؉
$‱;;;f	$‱	؊

zAi wb adgdbhj|||=zAآj wb adgdbhj|vzAai wb adgdbhj|zAiًa wb adgdbhj	zAi/gdbhj
zAi ladgdbac|||=zAآj ladgdbac|vzAai ladgdbac|zAiًa ladgdbac	zAi/gdbac|||=zAآj/gdbac|vzAai/gdbac|zAiًa/gdbac



rbcau||=rbcau|=rbcauaj|rcacbu|rbcauًa	rbcau||=rbcau
lchw

Ahz||||vAhaz
edaeb
jyw qAbjk
qAbjZ
qAbjZ adtlaA
sEcbjbk
gFZ
gFZ uhbdk

rchyk nlcى
vdw||||آdaw
gbcbaq
dn
gdbhj||||gdabbj
nchc
gdbacX
mcbdbhjX
cAgW yxbck
cAgW
#container-capacity	osk adDahbam
#level	adgomhى
jolk adrqck
qbobld
ld
jblc

hrwk mscbH
#loudness	zGack adyhm
ohj
whj
#musical-interval	adgoawk adghobrbk
jolk admcqq
vhnmaw
jxgZ nagdk
jyw jxgk
cls jxgk

oawac
srq mcqqb||||srhq mcqqbk
#density	adneawk
#specific-weight	adhAj adjhsb


AFlrb	AFlrb
gai
#linear-density	adneawk adtubk


mno
qjbc



crg adtbu adgmcb
#area-density	adneawk adouDbk












ghgb (Dcbc)
#volume-flow	gsqd admqwr adDzgb



























lhyZ sgad adgjazg
owcqchl
#mass-flow	gsqd admqwr adnmdb
#molar-flow	gsqd admqwr adghdb
#dynamic-viscosity	addAhzk adqbjagbnbk

lhaA

cbj
#kinematic-viscosity	addAhzk adDcnbk


omhno
#fluidity	adgbhsk

cb (gbhsk)
#vapor-permeance	jwaذbk ltac adgai

lbcg
lbcg (0 °C)
lbcg (23 °C)
lbcg gmcb
#vapor-permeability	pjwaذbk ltac adgai


lbcg lhyk (0 °C)
lbcg lhyk (23 °C)
#turbidity	adsnack
#specific-energy	aduark adjhsbk
#energy-density	neawk aduark





neawk uark adljAbj
#molar-energy	aduark adghdbk
#thermal-conductivity	adghydbk adDcacbk
#thermal-insulance	adgrahgk adDcacbk



ndh
mhx
#thermal-expansion	admgqq adDcacb
#heat-capacity	adosk adDcacbk hadpjmchlba
#specific-heat-capacity	adDcack adjhsbk
#molar-heat-capacity	adosk adDcacbk adghdbk


ealm adxaAam
#heat-flux	admqwr adDcacb hadpEsasbk
#heat-transfer-coefficient	gsagd ajmrad adDcack
#radiant-exposure	admscH adpEsasb
#amount-of-substance	ngbk adgaqk
ghd	ghd
sjyc||=sjyc haDq|=sjycaj|sjayc|sjycًa	sjyc||=sjyc|=sjycaj|sjayc|sjycًa	sjyc||=sjyc













vbjEmabj
#molar-concentration	admcnbA adghdb


إض
ghdac
#molality	adghdadbk

onّcb	onّcb
#catalytic-activity	adjEau admDwbAb
namad	nam
hDqZ pjAbg
#catalytic-concentration	mcnbA adjEau admDwbAb
#filtration-rate	gsqd admcEbD adnlblb
#electric-current	admbac adnGclaFb
vglbc	vglbc
#current-noise-density	neawk HhHai admbac
#electric-charge	adEDjk adnGclaFbk
nhdhg	nhd
vglbc oask

EDjZ vhdbk
wacaqab


wcajndbj
#voltage	adzGq adnGclaFb
whdm	whdm
#voltage-noise-density	neawk HhHai adzGq
#electric-resistance	adgrahgk adnGclaFbk
vhg	vhg
#electric-conductance	adghaydk adnGclaFbk
obgjA	o
#capacitance	adosk adnGclaFbk
wacaq	w
#inductance	adgDaek
Gjcb	G
#magnetic-flux	admqwr adgxjaubob
hblc	hblc
ganohbd
rul hDqk||||vrual hDqk
#magnetic-flux-density	neawk admqwr adgxjaubob
moda	moda
xaho
#magnetic-field-strength	Eqk adgzad adgxjaubob


vhcomq
#magnetic-moment	adsAg adgxjaubob
#electric-field-strength	Eqk adgzad adnGclaFb
#electric-dipole-moment	sAg ejaFb adrul adnGclaFb

qblab
#resistivity	adgrahgbk adnGclaFbk
#conductivity	adghydbk adnGclaFbk
#apparent-power	adrqck adظaGcbk hadgwasdk

wac
#apparent-energy	aduark adظaGcbk hadgwasdk
#luminous-intensity	Eqk adpHaik
EgsZ;;;f	Egsk
EgsZ (Hhi)
EgsZ qhdbk
#luminance	adjyhs

jm



ombdl
#illuminance	adaomHaik
dno	dno



whm
#luminous-flux	admqwr adHhFb
dhgj	dhgj
EgsZ nchbk
#luminous-exposure	admscH adHhFb
#wavenumber	grdhl aduhd



nabAc
qbhlmc
#spectral-flux-density	neawk admqwr adubwb

zajonb
#activity	adjEau adpEsasb
lbncbd	lbncbd
nhcb
#activity-concentration	mcnbA adjEau adpEsasb
#absorbed-dose	adzcsk adggmyk
zcab	zcab
caq
#equivalent-dose	adzcsk adgnawFk
Abwcm	Abw
cbg
#equivalent-dose-rate	gsqd adzcsk adgnawFk
#radiation-exposure	admscH ddpEsas

chjmxj
#energy-per-distance	aduark dnd goawk



nbdhhau oask dnd 100 nbdhgmc	n.h.o dnd 100 ng	n.h.o/100 ng
#antenna-gain	nol adGhaFb
nol jolk pdى GhaFb gmjaDٍ
#computing-performance	adrqck adDaohlbk
#telephone-traffic	Dcnk adGamw
#film-speed	Doaobk adwbdg
#heat-pump-efficiency	nwaik adgHtam adDcacbk
#vascular-resistance	adgrahgk adhsaFbk
#acoustic-impedance	adgsahrk adyhmbk adjhsbk
#biological-activity	adjEau adDbhb
#color-temperature	Dcack addhj
K (Dcack addhj)
#gas-column	sghq adxaA
#specific-power	adrqck dnd nmdk


gnawF vbHb
#reduced-electric-field	adgzad adnGclaFb adgtmAd

mahjojq
`,
  units: `
millimole-per-liter	gdb ghd/dmc	g.ghd/d
petabyte	lbmalabm	lbmalabm
terabyte	mbcalabm	mbcalabm	m.l
terabit	mbcalm	mbcalm	m.lm
gigabyte	xbxalabm	x.l
gigabit	xbxalm	xbxalm	x.lm
megabyte	gbxalabm	g.l
megabit	gbxalm	gbxalm	g.lm
kilobyte	nbdhlabm	nbdhlabm	n.l
kilobit	nbdhlm	nbdhlm	n.lm
millisecond	gdb eajbk;;;f	gdb e
microsecond	gbncheajbk;;;f	g.e.
nanosecond	jajh eajbk;;;f	j.e.
milliampere	gdb vglbc	g vglbc
kilocalorie	nbdh osck	n osck	n os
kilojoule	nbdh zhd	n zhd
gigahertz	xbxa GcmA	x GcmA
megahertz	gbxa GcmA	g GcmA
kilohertz	nbdh GcmA	n GcmA
megapixel	gbxalnod	g.lnod	g.ln
kilometer	nbdhgmc~||||am|ًa;;$/nbdhgmc	ng
decimeter	qbobgmcX	qog
centimeter	ojmbgmcX;;$/ojmbgmc	og
millimeter	gdbgmcX	gg
micrometer	gbnchgmcX	gbnchgmc
nanometer	jajh gmc	jajh gmc
picometer	lbnhgmc	lbnhgmc
milligram	gdbxcagX	gxg
microgram	gbnchxcagX	gnxg
gigawatt	xbxa hau	x hau
megawatt	gbxa hau	g hau
kilowatt	nbdhhau	nbdhhau	n hau
milliwatt	gdb hau	gdb hau
millibar	gdb lac	g. lac
hectopascal	Gnmhlaonad	Gnmhlaonad
kilopascal	nbdhlaonad	n.laonad
megapascal	gbxalaonad	g.laonad
megaliter	gbxadmcX	gbxadmc
hectoliter	GnmhdmcX	Gnmhdmc
deciliter	qbobdmcX	qbobdmc
centiliter	ojmbdmcX	ojmbdmc
milliliter	gdbdmcX	gdmc
kiloton-of-tnt	nbdhuj gj gaqk mb pj mb
megaton-of-tnt	gbxauj gj gaqk mb pj mb
gigaton-of-tnt	zbxauj gj gaqk mb pj mb
`,
  patterns: `
joiner	 	 	 
quetta	nhbma{0}	nhbma.{0}
ronna	chja{0}	chja{0}
yotta	bhma{0}	b{0}
zetta	Abma{0}	Am{0}
exa	pnoa{0}	p.{0}
peta	lbma{0}	lma{0}
tera	mbca{0}	m{0}
giga	xbxa{0}	x{0}
mega	gbxa{0}	gx{0}
kilo	nbdh{0}	nbdh{0}
hecto	Gnmh{0}	G{0}
deka	qbna{0}	qa{0}
deci	qbob{0}	q{0}
centi	ojmb{0}	o{0}
milli	gdّb{0}	g{0}
micro	gbnch{0}	gn{0}
nano	jajh{0}	j{0}
pico	lbnh{0}	l{0}
femto	wbgmh{0}	w{0}
atto	vmh{0}	v{0}
zepto	Ablmh{0}	Abl{0}
yocto	bhnmh{0}	bn{0}
ronto	chjmh{0}	chjmh{0}
quecto	nhbnmh{0}	nhbnmh{0}
yobi	bhlb{0}	bhlb.{0}
zebi	Ablb{0}	Ablb.{0}
exbi	pnolb{0}	pnolb.{0}
pebi	lblb{0}	lblb.{0}
tebi	mblb{0}	mblb.{0}
gibi	xblb{0}	xblb.{0}
mebi	gblb{0}	gblb.{0}
kibi	nblb{0}	nblb.{0}
square	{0} gclّs|{0} gclّs|{0} gclّs|{0} gclّsaj|{0} gclّsk|{0} gclّsًa;{0} gclّsk|{0} gclّsk|{0} gclّsk|{0} gclّsmaj|{0} gclّsk|{0} gclّsk;{0} gcls	{0}²
cubic	{0} gnsّl|{0} gnsّl|{0} gnsّl|{0} gnsّlaj|{0} gnsّlk|{0} gnslًa;{0} gnsّlk|{0} gnsّlk|{0} gnsّlk|{0} gnsّlmaj|{0} gnsّlk|{0} gnsّlk;{0} gnsl	{0}³
-survey-us	{0} (goaDk vgcbnbk)
-imperial	{0} (lcbuajb);{0} (lcbuajbk)
-dry	{0} (zaw);{0} (zawk)
-sidereal	{0} (jzgb);{0} (jzgbk)
-gregorian	{0} (xcbxhcb);{0} (xcbxhcbk)
-person	{0} (sgc)
-length	{0} (uhd)
-biblical	{0} (mhcamb);{0} (mhcambk)
-attic	{0} (vmbnb);{0} (vmbnbk)
-roman	{0} (chgajb);{0} (chgajbk)
-metric	{0} (gmcb);{0} (gmcbk)
-of-water	{0} gai
-printer	{0} (ulask)
-tex	{0} (TثX)
-us	{0} (vgcbnb)
-beer	{0} (zsk)
-liquid	{0} (oaFd);{0} (oaFdk)
-apothecary	{0} (ybqdb);{0} (ybqdbk)
-australian	{0} (vomcadb);{0} (vomcadbk)
-nato	{0} (adjamh)
-international	{0} (qhdb);{0} (qhdbk)
-tropical	{0} (gqacb);{0} (gqacbk)
per	{0} dnd {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	k|k|k|k|am|k|k
~Y	||||k||
~X	||||am||
~W	k|k|k|k||k|k
~V	srk|srk|srk|srk|asr|srk|srk
~R	rqg|rqg|rqg|rqg|vrqag|rqg|rqg
~Q	gmc|gmc|gmc|gmc|vgmac|gmc|gmc
~P	uj|uj|uj|uj|vujaj|uj|uj
~O	cud|cud|cud|cud|vcuad|cud|cud
~N	gbd|gbd|gbd|gbd|vgbad|gbd|gbd
~M	uac|uac|uac|uac|aubc|uac|uac
~L	nhl|nhl|nhl|nhl|vnhal|nhl|nhl
~J	gbd|gbd|gbd|gbd|agbd|gbd|gbd
~9	bhg|bhg|bhg|bhg|vbag|bhg|bhg
`,
  words: {"belowZero":["تحت الصفر"],"to":["إلى","الى","ب","في","كم","كام","قديش","كم يساوي"],"and":["و","زائد"],"per":["لكل","في"],"opening":["كم يساوي","كم تساوي","ما هو","حوّل","حول","تحويل","احسب","من"],"howMany":["كم","كام","قديش"],"are":["في","يساوي","تساوي","يعادل"],"one":[],"endings":["ا","ات"],"duals":{"تان":"ة","تين":"ة","ان":"","ين":""},"after":["يساوي","تساوي","؟"],"halves":{"ونصف":"1/2","ونص":"1/2","وربع":"1/4","وثلث":"1/3","إلا ربع":"-1/4","الا ربع":"-1/4"},"polite":["من فضلك","لو سمحت","شكرا","رجاء"],"scales":{"ألف":"1000","آلاف":"1000","ألفا":"1000","مليون":"1000000","ملايين":"1000000","مليار":"1000000000","تريليون":"1000000000000"},"cardinals":{"0":"صفر","1":"واحد|واحدة","2":"اثنان|اثنين|اثنتان|اثنتين|اتنين","3":"ثلاثة|ثلاث|تلاتة|تلات","4":"أربعة|أربع","5":"خمسة|خمس","6":"ستة|ست","7":"سبعة|سبع","8":"ثمانية|ثماني|ثمان|تمانية|تمان","9":"تسعة|تسع","10":"عشرة|عشر","11":"أحد عشر|إحدى عشرة|احدى عشر|حداشر","12":"اثنا عشر|اثني عشر|اثنتا عشرة|اثنتي عشرة","13":"ثلاثة عشر|ثلاث عشرة","14":"أربعة عشر|أربع عشرة","15":"خمسة عشر|خمس عشرة|خمستاشر","16":"ستة عشر|ست عشرة","17":"سبعة عشر|سبع عشرة","18":"ثمانية عشر|ثماني عشرة","19":"تسعة عشر|تسع عشرة","20":"عشرون|عشرين","30":"ثلاثون|ثلاثين|تلاتين","40":"أربعون|أربعين","50":"خمسون|خمسين","60":"ستون|ستين","70":"سبعون|سبعين","80":"ثمانون|ثمانين","90":"تسعون|تسعين","100":"مائة|مئة|مية","200":"مئتان|مئتين|مائتان|مائتين|مئتا|مائتا|ميتين","300":"ثلاثمائة|ثلاثمئة|تلتمية","400":"أربعمائة|أربعمئة|أربعمية","500":"خمسمائة|خمسمئة|خمسمية","600":"ستمائة|ستمئة|ستمية","700":"سبعمائة|سبعمئة|سبعمية","800":"ثمانمائة|ثمانمئة|ثمانيمائة|ثمانيمئة|ثمانمئه","900":"تسعمائة|تسعمئة|تسعمية","1000":"ألف|ألفاً|ألفًا|آلاف","2000":"ألفان|ألفين","1000000":"مليون|مليوناً|ملايين","2000000":"مليونان|مليونين","1000000000":"مليار|ملياراً|مليارات"},"numbers":{"ثلث":"1/3","تلت":"1/3","نصف":"1/2","نص":"1/2","خمس ال*":"1/5","ربع":"1/4","ثلثا":"2/3","ثلثي":"2/3","ثلاثة أرباع":"3/4"},"minus":["سالب","ناقص"],"starts":["بال","ال","لل"],"regions":{"MA":{"حصان":"horsepower-metric","أحصنة":"horsepower-metric"},"DZ":{"حصان":"horsepower-metric","أحصنة":"horsepower-metric"},"TN":{"حصان":"horsepower-metric","أحصنة":"horsepower-metric"}},"aliases":{"طن متري":"tonne","ط.م":"tonne","ملعقة طعام مترية":"tablespoon-metric","ملاعق طعام مترية":"tablespoon-metric","ملعقة شاي مترية":"teaspoon-metric","ملاعق شاي مترية":"teaspoon-metric","كوب متري":"cup-metric","فدان":"feddan","أفدنة":"feddan","سعرة حرارية":"foodcalorie","سعرات حرارية":"foodcalorie","كيلو كالوري":"kilocalorie","بالفهرنهايت":"fahrenheit","الفهرنهايت":"fahrenheit","بالمئوية":"celsius","المئوية":"celsius","لتر لكل 100 كم":"liter-per-100-kilometer","لتر/100 كم":"liter-per-100-kilometer","متر مربع":"square-meter","قدم مربع":"square-foot","كيلو":"kilogram","كيلو في الساعة":"kilometer-per-hour","جيجا":"gigabyte","ميجا":"megabyte","برميل نفط":"barrel","برميل النفط":"barrel","أعوام":"year","ميل بالساعة":"mile-per-hour","ميجابت بالثانية":"megabit-per-second","ميجا بالثانية":"megabit-per-second megabyte-per-second","ميجابايت بالثانية":"megabyte-per-second","سلسيوس":"celsius","مئوي":"celsius","مئوية":"celsius","فهرنهايت":"fahrenheit","رطل":"pound","أمتار مربعة":"square-meter","أقدام مربعة":"square-foot","ميل واحد":"mile","غالون":"gallon","جالون":"gallon","مل":"milliliter","ملل":"milliliter","ميليلتر":"milliliter","ملي":"milliliter","مللي":"milliliter","كجم":"kilogram","كغ":"kilogram","كغم":"kilogram","كيلو جرام":"kilogram","كيلو غرام":"kilogram","جم":"gram","غم":"gram","غ":"gram","ملجم":"milligram","ملغ":"milligram","ملغم":"milligram","م":"meter","سم":"centimeter","سنتي":"centimeter","سانتي":"centimeter","مم":"millimeter","ملم":"millimeter","مليمتر":"millimeter","كم":"kilometer","م مربع":"square-meter","م مكعب":"cubic-meter","متر مكعب":"cubic-meter","أمتار مكعبة":"cubic-meter","ل":"liter","ليتر":"liter","باوند":"pound","رطل مصري":"","رطل شامي":"","ملعقة كبيرة":"tablespoon-metric","ملاعق كبيرة":"tablespoon-metric","معلقة كبيرة":"tablespoon-metric","ملعقة طعام":"tablespoon-metric","ملاعق طعام":"tablespoon-metric","ملعقة أكل":"tablespoon-metric","ملعقة صغيرة":"teaspoon-metric","ملاعق صغيرة":"teaspoon-metric","معلقة صغيرة":"teaspoon-metric","ملعقة شاي":"teaspoon-metric","ملاعق شاي":"teaspoon-metric","ملعقة":"tablespoon-metric teaspoon-metric","ملاعق":"tablespoon-metric teaspoon-metric","كوب":"cup-metric","فنجان":"","فناجين":"","ميل بحري":"nautical-mile","أميال بحرية":"nautical-mile","عقدة":"knot","عقد":"knot","سهم":"","قصبة":"","أوقية":"","أوقيات":"","صاع":"","مد":"","ذراع":"","شبر":"","فرسخ":"","قنطار":"","قناطير":"","مثقال":"","درهم":"","دراهم":"","أرباع":"","ثواني":"second","سنتي متر":"centimeter","دونم":"dunam","أونصة":"ounce","اونصة":"ounce","إنش":"inch","انش":"inch","بوصة":"inch","بوصه":"inch","قدم":"foot","ياردة":"yard","يارده":"yard","كم/س":"kilometer-per-hour","كم/ساعة":"kilometer-per-hour","كم في الساعة":"kilometer-per-hour","كم بالساعة":"kilometer-per-hour","كيلومتر في الساعة":"kilometer-per-hour","كيلومتر بالساعة":"kilometer-per-hour","م/ث":"meter-per-second","سنة":"year","سنين":"year","عام":"year","شهر":"month","شهور":"month","أسبوع":"week","دزينة":"dozen","درزن":"dozen","هكتار":"hectare","طن":"tonne","درجة مئوية":"celsius","درجات مئوية":"celsius","درجة فهرنهايت":"fahrenheit","درجات فهرنهايت":"fahrenheit","يوم":"day","ساعة":"hour","ميل":"mile","أميال":"mile","متر":"meter"}},
};

export default locale;
