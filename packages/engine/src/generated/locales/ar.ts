// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ar',
  plurals: 'other zero one two few many',
  letters: 'abcdghjklmnoqrsuvwxyzADEFGepHit ايرلمونةبتكسدقعطأفغصجزحشئهثضإءخ',
  quantities: `
#length	aduhd
gmc||=gmc||vgmac|gmcًa	gmc||=gmc|=gmcaj|vgmac|gmcًa;;$/g	g
gbnchj

vjxomchg
wbcgb
lhyk;;$/lhyk	lhyk
rqg||=rqg	rqg||=rqg	rqg||=rqg|||rqgًa
bacqk||=bacqk	bacqk||=bacqk	bacqk


gbd||=gbd|=gbdaj|vgbad|gbdaً	gbd||=gbd	gbd||||vgbad|gbdaً
gbd lDcb||=gbd lDcb	gbd lDcb||=gbd lDcb
zAi gj vdw gj adlhyk

tu (uhd)
Dlk Esbc
jbd
caDk adbq
bq||||vbqٍ
Elc
ذcas
Hd
tuhk
oghm

ragk	ragk
chq
ncg
zjAbc||||zjaAbc

zjAbc Gjqob
wcdjx	wcdjx
wcot||||wcaot
nld lDcb


wcot lDcb||||wcaot lDcbk
gbd lbajam
gbd aonjqjawb	gbd aonjqjawb








hDqk wdnbk||=hDqk wdnbk	h.w.
wcot wdnb||=wcot wdnb	wcot wdnb||=wcot wdnb
eajbk phFbk||||ehajٍ phFbk
qrbrk phFbk||||qraFr phFbk
oasZ phFbk
bhg phFb||||vbag phFbk
ojk phFbk||=ojk phFbk|=ojmaj phFbmaj|ojham phFbk	ojk phFbk||=ojk phFbk|=ojmaj phFbmaj|ojham phFbk	o p|$o p
jyw ruc vcpb	jr vcpb
jyw ruc adgEmcb
jyw ruc Egob	jr Egob
uhd ldajn




jruk||=jruk|=jrumaj|jrau;;;f	jruk||=jruk|=jrumaj|jrau
lbna
mhbl
lnod CSS




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
rqg adgdn adwcjob
mhaA
rqg chgajbk||||vrqag chgajbk
tuhZ chgajbk
omaqbhg chgajb

rqg Hxcbrbk||||vrqag Hxcbrbk
omaqbhj Hxcbrb

scp bq mhcamb
ذcas gdnbk gycbk
rqg nblbn

waca
dbxha
waca mnoao
vcEbj
wbcEhn
oazbj
wcom
rqg adnal
chq adnal
rylZ



آdj
ndawmc wbbjb
#area	adgoaDk
gmc gcls	g²
nbdhgmc gcls;;$/nbdhgmc gcls	ng²

ojmbgmc gcls;;$/ojmbgmc gcls	og²

Gnmac	Gnmac
آc


lacj
qacob
lhyk gclsk	lhyk²
rqg gclsk||=rqg gclsk	rqg²
bacqk gclsk	bacqk²
gbd gcls	gbd²



vncX
chq (goaDk)
grus
mahjEbl
gclsX morbw





lhyZ qaFcbk
qhjg|=qhjg	qhjg
omcbga
wqaj||=wqaj	wqaj||=wqaj
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
ojm (vcp)
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
zcbl vwxajb
bht jgoahb
#volume	adDzg
gmc gnsl;;$/gmc gnsl	g³
nbdhgmc gnsl	ng³

ojmbgmc gnsl;;$/ojmbgmc gnsl	og³


dmc||=dmc	dmc||=dmc;;$/d	d
ombc

lhyk gnslk	lhyk gnslk	lhyk³
rqg gnslk||=rqg gnslk	rqg³
bacqk gnslk	bacqk³
gbd gnsl	gbd³





wqaj rqg	wqaj rqg



nhcq
rqg Ghlo


xadhj||=xadhj	xadhj||=xadhj


cls xadhj||=cls xadhj	cls xadhj||=cls xadhj
labjm	labjm
nhl vgcbnb||||vnhal vgcbnbk
zbd
vhjyk oaFdk||=vhjyk oaFdk|=vhjymaj oaFdmaj	vhjyk oaFdk||=vhjyk o|vhjyk o|vhjyam oaFdk|vhjyk o	vhjyk o||=vhjyk o
qcGg~| oaFd|| oaFd| oaFd| oaFd;~ oaFd	qcGg oaFd
gbjbg
gdV nlbck vgcbnbk
gdV yxbck vgcbnbk
gdsrk Ddh	gdsrk D.
nhl vgcbnb rajhjb
vhjyk oaFdk gmcbk	vhjyk o gmcbk	vhjyk o g
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

lcgbd yxbc
cls lcgbd lbck
oqo lcgbd lbck


lcgbd mhm lcb

lm (lcgbd)
mhj
xadhj Hglcauhcb||=xadhj Hglcauhcb	xadhj Hglcauhcb
cls xadhj Hglcauhcb	cls xadhj Hglcauhcb
labjm lcbuajb
nhl lcbuajb||||vnhal lcbuajbk

vhjyk oaFdk Hglcauhcbk|||=vhjymaj oaFdmaj Hglcauhcbmaj|vhjyam oaFdk Hglcauhcbk	vhjyk oaFdk Hglcauhcbk||=vhjyk oaFdk Hglcauhcbk	vhjyk o Hglcauhcbk||=vhjyk o Hglcauhcbk


gdV usag lcbuajbk
gdV Eab lcbuajbk
gdsrk Ddh Hglcauhcb	gdsrk D. Hglcauhcb



wbcnbj
nbdqcnbj

nhl||=nhl|=nhlaj|vnhal|nhlًa	nhl||=nhl
gdsrk nlbck||=gdsrk nlbck	gdsrk n.||=gdsrk n.	gdsrk n||=gdsrk n
gdsrk yxbck||=gdsrk yxbck	gdsrk y||=gdsrk y

gnbad gmcb	gnbad gmcb
nhl balajb||||vnhal balajbk
vhoazb
nhoazb


nvo ohbqb
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
Hbwk
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
nbdhxcag;;$/nbdhxcag	nxg	nx
xcag||=xcag|=xcagaj|xcagam|xcagًa;;$/xcag	xcag||=xcag	x
uj|||=ujaj|vujaj|ujًa	uj

rjR gmcbY
rbcau||=rbcau|=rbcauaj|rcacbu|rbcauًa	rbcau
cud|||=cudaj||cudًa;;$/cud	cud

vhjyk;;$/vhjyk	vhjyk||=vhjyk

rgDk	rgDk
omhj	omhj
cls rjuac lcbuajb
rjR vgcbnbY
rjR lcbuajbY
uj vgcbnb||||vujaj vgcbnbk
uj uhbd||||vujaj uhbdk
odx

vhjyk mchbobk	vhjyk mchbobk



qcGg ybqdb||||qcaGg ybqdbk


Hyls Alqk||||vyals Alqk
gEchl rbaob vgcbnb
hDqZ nDhd
gEchl rbaob vomcadb
qadmhj	qadmhj
nmdk adHdnmchj
nmdk adlchmhj

nmdk ldajn
nmdk Egobk	nmdk Egobk
nmdk vcpbk	nmdk vcpbk
nmdk adgEmcb
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
rjR vdgajbY
Dlk lacbo
cud wcjob||||vcuad wcjobk
cud Holajb||||vcuad Holajbk
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
hAjk mhcambk

xaga (nmdk)


wbo
mbnad lhcgb
vrk gycbk
rjuac gycb
vrk rlcybk
cud ohbqb
#time	adAgj
eajbk||=eajbk|=eajbmaj|ehaj;;$ wb adeajbk;f	e
qrbrk||=qrbrk|=qrbrmaj|qraFr;;$ nd qrbrk;f	q
oask||=oask|=oasmaj|oasam;oasam;$ wb adoask;f	o
cls oask||||vclas oask
bhg||=bhg|=bhgaj|vbag|bhgًa;vbag;$ wb adbhg	bhg||=bhg|=bhgaj|vbag|bhgًa;;$/b	b
volhs||=volhs|=volhsaj|voalbs|volhsًa;voalbs;$ wb advolhs	volhs||=volhs|=volhsaj|voalbs|volhsًa;;$/v	v
wmck volhsbj
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





bhg gcbtb
Ebn (10 jajhehajٍ)
owbqlcx
zbwb
dDظk

Agj ldajn
hDqk ذcbk ddAgj
jlpZ ohamE
#labor	zGq adsgd
oasZ sgd
bhg sgd||||vbag sgd
volhs sgd||||voalbs sgd
EGc sgd||||vEGc sgd
#temperature	qczk adDcack
qczk ndwj;;;f	q ndwj
qczk gFhbk;;;f	$°g
qczk wGcjGabm	$°w
qczZ cajnbj
#temperature-difference	wcr qczk adDcack
ndwj wcrًa
qczZ gFhbk wcrًa
qczZ wGcjGabm wcrًa
#speed	adocsk hadhmbck
gmc wb adeajbk	g/e

nbdhgmc wb adoask	ng/o


gbd wb adoask	gbd/o





srqk	srqk


phFbY	phFb~||||k|
gat
hDqk ذcbk ddocsk
#acceleration	admoacs
gmc wb adeajbk adgclsk	g/e²





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
jruk lhydk
qczZ ejaFbk
#solid-angle	adAahbk adgzogk
omcaqbaj	omcaqbaj



olam
#frequency	admcqq
GcmA	GcmA



qhcZ nd eajbk
qhcZ wb adeajbk
qhcZ wb adqrbrk
jlpZ wb adqrbrk

HuacX wb adeajbk
lhq
#angular-speed	adocsk adAahbk
#force	adrhk
jbhmj	jbhmj
qabj

nbdhxcag erdb	nx e
xcagX rhk
uj rhk||||vujaj rhk
lahjq rhk	lahjq rhk


nbl
#pressure	adpxu
laonad	laonad
lac	lac
pxu zhb|p.z||p.z|p.z|p.z;hDqk adpxu adzhb	p.z
pxu zhb mrjb
mhc




cud dnd lhyk gclsk	cud/lhyk²










gdbgmcX gai
ojmbgmcX gai
gmc gai||||vgmac gai
lhyZ gai
rqg gai||||vrqag gai




gbnchgmc AFlrb
gdbgmc AFlrb	gdg AFlrb
ojmbgmc AFlrb
lhyk AFlrbk	l. AFlrbk	l A
rqg AFlrb




gmc AFlrb
#gauge-pressure	adpxu adgrbo
#energy	aduark
zhd	zhd
Hcx

hau oask
nbdh hau/oask	n.h.o
Hdnmchj whdm	Hdnmchj whdm
osck;;;f	os
osck	os
osck-ءخ	os-ءخ



mbcgb
wcbxhcb
$ BTU-IT	$ BTU-IT	$ BTU-IT
hDqk Dcacbk lcbuajbk|||=hDqmaj Dcacbmaj lcbuajbmaj|hDqam Dcacbk lcbuajbk	hDq~k|k|k|k|am|k~ Dcacbk lcbuajbk








hDqk Dcacbk vgcbnbk|||=hDqmaj Dcacbmaj vgcbnbmaj|hDqam Dcacbk vgcbnbk	hDq~k|k|k|k|am|k~ Dcacbk vgcbnbk



nhaq
uj gj gaqk mb Hj mb||||vujaj gj gaqk mb Hj mb

uj gnawF jwu||||vujaj gnawF jwu
#power	adrqck
hau	hau
rhk Dyaj	Dyaj
Dyaj gmcb||||vDyjk gmcbk












uj mlcbq||||vujaj mlcbq
pbai Egob	pbai Egob
#torque	sAg adqhcaj
jbhmj gmc	jbhmj gmc	jbhmj g






lahjq rqg	lahjq rqg
#momentum	ngbk adDcnk
#moment-of-inertia	sAg adryhc adذamb
#surface-tension	admhmc adouDb hadydalk
#fracture-toughness	gmajk adnoc
#fuel-economy	aomGdan adhrhq

dmcX dnd 100 nbdhgmc	dmc/١٠٠ ng	d/١٠٠ng
dmc dnd nbdhgmc|||=dmcaj dnd nbdhgmc|dmcam dnd nbdhgmc|dmcًa dnd nbdhgmc	dmc/ng	d/ng



gbd dnd xadhj|||=gbdaj dnd xadhj|vgbad dnd xadhj|gbdًa dnd xadhj	gbd/xadhj
gbd dnd xadhj Hglcauhcb|||=gbdaj dnd xadhj Hglcauhcb|vgbad dnd xadhj Hglcauhcb|gbdًa dnd xadhj Hglcauhcb	gbd/x. Hglcauhcb
#data	Dzg adlbajam
lm	lm
labm	labm	l
eُgajbk
jyw labm
Ahz lmam

jam

mcbm
ndgk (lbajam)
ndgZ gAqhzk
ndgZ clasbk
#data-rate	gsqd jrd adlbajam
#resolution	qrk adscp

lnod dnd ojmbgmc	lnod/og	ln/og

lnod dnd lhyk	lnod/lhyk	ln/lhyk
jruk dnd lhyk|||=jrumaj dnd lhyk|jrau dnd lhyk;jruk/lhyk	jruk/lhyk||||jrau/lhyk	j/lhyk
jruk dnd ojmbgmc|||=jrumaj dnd ojmbgmc|jrau dnd ojmbgmc	jruk/og||||jrau/og	j/og
#graphics	adcohgbam
lnod	lnod
jruk EaEk||||jrau EaEk
#typewidth	scp adDchw
Hg;Hg gulsb	Hg
Hj (ulask)
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
qAbjk adtlaA
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
cAgk yxbck
cAgk
#container-capacity	osk adDahbam
#level	adgomhى
jolk adrqck
qbobld
ld
jblc

hrwk mscbp
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



























lhyk sgad adgjazg
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
#vapor-permeability	Hjwaذbk ltac adgai


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
#heat-capacity	adosk adDcacbk hadHjmchlba
#specific-heat-capacity	adDcack adjhsbk
#molar-heat-capacity	adosk adDcacbk adghdbk


ealm adxaAam
#heat-flux	admqwr adDcacb hadHEsasbk
#heat-transfer-coefficient	gsagd ajmrad adDcack
#radiant-exposure	admscp adHEsasb
#amount-of-substance	ngbk adgaqk
ghd	ghd
sjyc||=sjyc haDq|=sjycaj|sjayc|sjycًa	sjyc||=sjyc|=sjycaj|sjayc|sjycًa	sjyc||=sjyc













vbjEmabj
#molar-concentration	admcnbA adghdb


ضإ
ghdac

gxg/qbobdmc|gxg/qbobd|=gxg/qbobdmc|=gxg/qbobdmc	gxg/qbobd	gx/qbobd
#molality	adghdadbk

onّcb	onّcb
#catalytic-activity	adjEau admDwbAb
namad	nam
hDqZ HjAbg
#catalytic-concentration	mcnbA adjEau admDwbAb
#filtration-rate	gsqd admcEbD adnlblb
#electric-current	admbac adnGclaFb
vglbc	vglbc
#current-noise-density	neawk phpai admbac
#electric-charge	adEDjk adnGclaFbk
nhdhg	nhd
vglbc oask

EDjZ vhdbk
wacaqab


wcajndbj
#voltage	adzGq adnGclaFb
whdm	whdm
#voltage-noise-density	neawk phpai adzGq
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
#luminous-intensity	Eqk adHpaik
Egsk;;;f	Egsk
Egsk (phi)
EgsZ qhdbk
#luminance	adjyhs

jm



ombdl
#illuminance	adaompaik
dno	dno



whm
#luminous-flux	admqwr adphFb
dhgj	dhgj
EgsZ nchbk
#luminous-exposure	admscp adphFb
#wavenumber	grdhl aduhd



nabAc
qbhlmc
#spectral-flux-density	neawk admqwr adubwb

zajonb
#activity	adjEau adHEsasb
lbncbd	lbncbd
nhcb
#activity-concentration	mcnbA adjEau adHEsasb
#absorbed-dose	adzcsk adggmyk
zcab	zcab
caq
#equivalent-dose	adzcsk adgnawFk
Abwcm	Abw
cbg
#equivalent-dose-rate	gsqd adzcsk adgnawFk
#radiation-exposure	admscp ddHEsas

chjmxj
#energy-per-distance	aduark dnd goawk



nbdhhau oask dnd 100 nbdhgmc	n.h.o dnd 100 ng	n.h.o/100 ng
#antenna-gain	nol adGhaFb
nol jolk Hdى GhaFb gmjaDٍ
#computing-performance	adrqck adDaohlbk
#telephone-traffic	Dcnk adGamw
#film-speed	Doaobk adwbdg
#heat-pump-efficiency	nwaik adgptam adDcacbk
#vascular-resistance	adgrahgk adhsaFbk
#acoustic-impedance	adgsahrk adyhmbk adjhsbk
#biological-activity	adjEau adDbhb
#color-temperature	Dcack addhj
K (Dcack addhj)
#gas-column	sghq adxaA
#specific-power	adrqck dnd nmdk


gnawF vbpb
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
decimeter	qbobgmc	qog
centimeter	ojmbgmc;;$/ojmbgmc	og
millimeter	gdbgmc	gg
micrometer	gbnchgmc	gbnchgmc
nanometer	jajh gmc	jajh gmc
picometer	lbnhgmc	lbnhgmc
milligram	gdbxcag	gxg
microgram	gbnchxcag	gnxg
gigawatt	xbxa hau	x hau
megawatt	gbxa hau	g hau
kilowatt	nbdhhau	nbdhhau	n hau
milliwatt	gdb hau	gdb hau
millibar	gdb lac	g. lac
hectopascal	Gnmhlaonad	Gnmhlaonad
kilopascal	nbdhlaonad	n.laonad
megapascal	gbxalaonad	g.laonad
megaliter	gbxadmc	gbxadmc
hectoliter	Gnmhdmc	Gnmhdmc
deciliter	qbobdmc	qbobdmc
centiliter	ojmbdmc	ojmbdmc
milliliter	gdbdmc	gdmc
kiloton-of-tnt	nbdhuj gj gaqk mb Hj mb
megaton-of-tnt	gbxauj gj gaqk mb Hj mb
gigaton-of-tnt	zbxauj gj gaqk mb Hj mb
`,
  patterns: `
joiner	 	 	 
quetta	nhbma{0}	nhbma.{0}
ronna	chja{0}	chja{0}
yotta	bhma{0}	b{0}
zetta	Abma{0}	Am{0}
exa	Hnoa{0}	H.{0}
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
exbi	Hnolb{0}	Hnolb.{0}
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
~W	uj|uj|uj|uj|vujaj|uj|uj
~V	srk|srk|srk|srk|asr|srk|srk
~R	uac|uac|uac|uac|aubc|uac|uac
~Q	cud|cud|cud|cud|vcuad|cud|cud
~P	nhl|nhl|nhl|nhl|vnhal|nhl|nhl
~O	rqg|rqg|rqg|rqg|vrqag|rqg|rqg
`,
  words: {"to":["إلى","الى","ب","في","كم"],"and":["و","زائد"],"per":["لكل","في"],"opening":["كم يساوي","كم تساوي","ما هو","حوّل","حول","تحويل","احسب","من"],"howMany":["كم"],"are":["في","يساوي","تساوي"],"one":[],"endings":["ا","ات"],"duals":{"تان":"ة","تين":"ة","ان":"","ين":""},"after":["يساوي","تساوي","؟"],"halves":{"ونصف":"1/2","وربع":"1/4"},"polite":["من فضلك","لو سمحت","شكرا","رجاء"],"scales":{"ألف":"1000","آلاف":"1000","ألفا":"1000","مليون":"1000000","ملايين":"1000000","مليار":"1000000000","تريليون":"1000000000000"},"cardinals":{"0":"صفر","1":"واحد|واحدة","2":"اثنان|اثنين|اثنتان|اثنتين","3":"ثلاثة|ثلاث","4":"أربعة|أربع","5":"خمسة|خمس","6":"ستة|ست","7":"سبعة|سبع","8":"ثمانية|ثماني|ثمان","9":"تسعة|تسع","10":"عشرة|عشر","11":"أحد عشر|إحدى عشرة|احدى عشر","12":"اثنا عشر|اثني عشر|اثنتا عشرة|اثنتي عشرة","13":"ثلاثة عشر|ثلاث عشرة","14":"أربعة عشر|أربع عشرة","15":"خمسة عشر|خمس عشرة","16":"ستة عشر|ست عشرة","17":"سبعة عشر|سبع عشرة","18":"ثمانية عشر|ثماني عشرة","19":"تسعة عشر|تسع عشرة","20":"عشرون|عشرين","30":"ثلاثون|ثلاثين","40":"أربعون|أربعين","50":"خمسون|خمسين","60":"ستون|ستين","70":"سبعون|سبعين","80":"ثمانون|ثمانين","90":"تسعون|تسعين","100":"مائة|مئة|مية","200":"مئتان|مئتين|مائتان|مائتين|مئتا|مائتا","300":"ثلاثمائة|ثلاثمئة","400":"أربعمائة|أربعمئة","500":"خمسمائة|خمسمئة","600":"ستمائة|ستمئة","700":"سبعمائة|سبعمئة","800":"ثمانمائة|ثمانمئة|ثمانيمائة|ثمانيمئة|ثمانمئه","900":"تسعمائة|تسعمئة","1000":"ألف|ألفاً|ألفًا|آلاف","2000":"ألفان|ألفين","1000000":"مليون|مليوناً|ملايين","2000000":"مليونان|مليونين","1000000000":"مليار|ملياراً|مليارات"},"numbers":{"ثلث":"1/3","نصف":"1/2","ربع":"1/4","ثلثا":"2/3","ثلثي":"2/3","ثلاثة أرباع":"3/4"},"minus":["سالب","ناقص"],"starts":["بال","ال","لل"],"aliases":{"طن متري":"tonne","ط.م":"tonne","ملعقة طعام مترية":"tablespoon-metric","ملاعق طعام مترية":"tablespoon-metric","ملعقة شاي مترية":"teaspoon-metric","ملاعق شاي مترية":"teaspoon-metric","كوب متري":"cup-metric","فدان":"feddan","أفدنة":"feddan","سعرة حرارية":"foodcalorie","سعرات حرارية":"foodcalorie","كيلو كالوري":"kilocalorie","بالفهرنهايت":"fahrenheit","الفهرنهايت":"fahrenheit","بالمئوية":"celsius","المئوية":"celsius","لتر لكل 100 كم":"liter-per-100-kilometer","لتر/100 كم":"liter-per-100-kilometer","متر مربع":"square-meter","قدم مربع":"square-foot","بوصات":"inch","كيلو":"kilogram","سلسيوس":"celsius","مئوية":"celsius","فهرنهايت":"fahrenheit","أقدام":"foot","أرطال":"pound","رطل":"pound","أمتار مربعة":"square-meter","أقدام مربعة":"square-foot","ساعات":"hour","أيام":"day","أمتار":"meter","ميل واحد":"mile","غالون":"gallon","جالون":"gallon","مل":"milliliter","ملل":"milliliter","ميليلتر":"milliliter","ملي":"milliliter","مللي":"milliliter","كجم":"kilogram","كغ":"kilogram","كغم":"kilogram","كيلوغرامات":"kilogram","كيلو جرام":"kilogram","كيلو غرام":"kilogram","جم":"gram","غم":"gram","غ":"gram","غرامات":"gram","جرامات":"gram","ملجم":"milligram","ملغ":"milligram","ملغم":"milligram","م":"meter","سم":"centimeter","سنتي":"centimeter","سانتي":"centimeter","سنتيمترات":"centimeter","مم":"millimeter","ملم":"millimeter","مليمتر":"millimeter","كم":"kilometer","كيلومترات":"kilometer","م مربع":"square-meter","م مكعب":"cubic-meter","متر مكعب":"cubic-meter","أمتار مكعبة":"cubic-meter","ل":"liter","لترات":"liter","ليتر":"liter","ليترات":"liter","باوند":"pound","باوندات":"pound","رطل مصري":"","رطل شامي":"","ملعقة كبيرة":"tablespoon-metric","ملاعق كبيرة":"tablespoon-metric","معلقة كبيرة":"tablespoon-metric","ملعقة طعام":"tablespoon-metric","ملاعق طعام":"tablespoon-metric","ملعقة أكل":"tablespoon-metric","ملعقة صغيرة":"teaspoon-metric","ملاعق صغيرة":"teaspoon-metric","معلقة صغيرة":"teaspoon-metric","ملعقة شاي":"teaspoon-metric","ملاعق شاي":"teaspoon-metric","ملعقة":"","ملاعق":"","كوب":"cup-metric","أكواب":"cup-metric","فنجان":"","فناجين":"","ميل بحري":"nautical-mile","أميال بحرية":"nautical-mile","عقدة":"knot","عقد":"knot","سهم":"","قصبة":"","أوقية":"","أوقيات":"","صاع":"","مد":"","ذراع":"","شبر":"","فرسخ":"","قنطار":"","قناطير":"","مثقال":"","دونم":"dunam","دونمات":"dunam","أونصة":"ounce","أونصات":"ounce","اونصة":"ounce","إنش":"inch","انش":"inch","إنشات":"inch","بوصة":"inch","بوصه":"inch","قدم":"foot","ياردة":"yard","ياردات":"yard","يارده":"yard","كم/س":"kilometer-per-hour","كم/ساعة":"kilometer-per-hour","كيلومتر في الساعة":"kilometer-per-hour","كيلومتر بالساعة":"kilometer-per-hour","م/ث":"meter-per-second","سنة":"year","سنوات":"year","سنين":"year","عام":"year","أعوام":"year","شهر":"month","أشهر":"month","شهور":"month","أسبوع":"week","أسابيع":"week","دزينة":"dozen","دزينات":"dozen","درزن":"dozen","هكتار":"hectare","هكتارات":"hectare","طن":"tonne","أطنان":"tonne","درجة مئوية":"celsius","درجات مئوية":"celsius","درجة فهرنهايت":"fahrenheit","درجات فهرنهايت":"fahrenheit","يوم":"day","ساعة":"hour","ميل":"mile","أميال":"mile","متر":"meter"}},
};

export default locale;
