// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ar',
  plurals: 'other zero one two few many',
  letters: 'abcdghjklmnoqrsuvwxyzADEFGiptHBe ايرلمونةبتكسدقعطأفغصجزحشهئإثضءخذ',
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
zAH gj vdw gj adlhyk

Bu (uhd)||||Buhu (uhd)
DlZ Esbc
jbd
caDk adbq
bq||||vbqٍ
Elc ijzdbAb||||vElac ijzdbAbk
ecas rqbgk||||vecs rqbgk
id
BuhZ
oghm

ragZ	ragk
chq
ncg
zjAbc||||zjaAbc

zjAbc Fjqob
wcdjx	wcdjx
wcoB ijzdbAb||||wcaoB ijzdbAbk
nld lDcb


wcoB lDcb||||wcaoB lDcbk
gbd lbajam||||vgbad lbajam
gbd aonjqjawb||||vgbad aonjqjawbk	gbd aonjqjawb








hDqk wdnbk||=hDqk wdnbk||hDqam wdnbk	h.w.
wcoB wdnb||=wcoB wdnb||wcaoB wdnbk	wcoB wdnb||=wcoB wdnb
pajbk thGbk||||phajٍ thGbk
qrbrk thGbk||||qraGr thGbk
oasZ thGbk
bhg thGb||||vbag thGbk
ojk thGbk||=ojk thGbk|=ojmaj thGbmaj|ojham thGbk	ojk thGbk||=ojk thGbk|=ojmaj thGbmaj|ojham thGbk	o t|$o t
jyw ruc vctb	jr vctb
jyw ruc adgEmcb
jyw ruc Egob	jr Egob
uhd ldajn

hDqZ aduhd adulbsbk



jruk||=jruk|=jrumaj|jrau;;;f	jruk||=jruk|=jrumaj|jrau
lbna
mhbl
lnodW CSS



jr9 grbok
lbna TذX
jr9 qbqh TذX
obobch TذX

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
mEbn (Fhjx nhjx)
ha (mabdjqb)
dbj (wcjob)
lhyZ wcjobk
rqg adgdn adwcjob||||vrqag adgdn adwcjob
mhaA
rqg chgajbk||||vrqag chgajbk
BuhZ chgajbk
omaqbhg chgajb

rqg ixcbrbk||||vrqag ixcbrbk
omaqbhj ixcbrb

sct bq mhcamb
ecas gdnbk gycbk||||vecs gdnbk gycbk
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
rylZ gycbk



آdj
ecas qjgacnb||||vecs qjgacnbk
ndawmc wbbjb
#area	adgoaDk
gmc gcls||||vgmac gclsk	g²
nbdhgmcW gclsY;;$/nbdhgmc gcls	ng²

ojmbgmcW gclsY;;$/ojmbgmc gcls	og²

FnmacW	Fnmac
آc


lacj
qacob

rqg gclsk||=rqg gclsk||vrqag gclsk	rqg²
bacqZ gclsk	bacqk²
gbd gcls||||vgbad gclsk	gbd²



vncW	vnc
chq (goaDk)
grus
mahjEbl
gclsW morbw





lhyZ qaGcbk
qhjg|=qhjg|||qhjgam	qhjg
omcbga
wqaj||=wqaj||vwqjk	wqaj||=wqaj
mohlh
lh (goaDk)
oF (balajb)
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
ojm (vct)
xcahjq
lbxa (adljxad)
napa (adljxad)
mEaman (adljxad)
napa (آoag)
dboa
lbxa (lbFac)
napa (lbFac)
qhc (lbFac)
loha
lbxa (jblad)
napa (jblad)
qhc (jblad)
chlajb
آja (jblad)
vclaj
vclaj lacbo
qbobambja
ghcxj
bhxbchg
Fabq
gajAaja
nhbcqa

mhjdajq

wj (mabhaj)
vdnbcb (oah lahdh)
vdnbcb (gbjao zbcabo)
macba
ghcxj lchob
zcbl vwxajb||||vzclk vwxajbk
bhB jgoahb
#volume	adDzg
gmc gnsl||||vgmac gnslk;;$/gmc gnsl	g³
nbdhgmcW gnslY	ng³

ojmbgmcW gnslY;;$/ojmbgmc gnsl	og³


dmc||=dmc||dmcam	dmc||=dmc;;$/d	d
ombc

lhyZ gnslk	lhyk gnslk	lhyk³
rqg gnslk||=rqg gnslk||vrqag gnslk	rqg³
bacqZ gnslk	bacqk³
gbd gnsl||||vgbad gnslk	gbd³





vncW rqg	vnc rqg



nhcq
rqg Fhlo||||vrqag Fhlo


xadhj||=xadhj||xadhjam	xadhj||=xadhj


cls xadhj||=cls xadhj	cls xadhj||=cls xadhj
labjm	labjm
nhl vgcbnb||||vnhal vgcbnbk
zbd
vhjyk oaGdk||=vhjyk oaGdk|=vhjymaj oaGdmaj|vhjyam oaGdk	vhjyk oaGdk||=vhjyk o|vhjyk o|vhjyam oaGdk|vhjyk o	vhjyk o||=vhjyk o
qcFg oaGd||||qcaFg oaGdk	qcFg oaGd
gbjbg
gdR nlbck vgcbnbk
gdR yxbck vgcbnbk
gdR Ddh	gdsrk D.
nhl vgcbnb rajhjb||||vnhal vgcbnbk rajhjbk
vhjyZ oaGdk gmcbk	vhjyk o gmcbk	vhjyk o g
qaE
cEّZ	cEّk
ogbqzj
maq
ruck|||=rucmaj|rucam	ruck

rqD||||vrqaD	rqD||||vrqaD	rqD||=rqD
nvo yxbc||||nؤho yxbck
Bُgo xadhj
lhEd	lhEd




lcgbd||=lcgbd|=lcgbdaj|lcagbd|lcgbdًa	lcgbd||=lcgbd|=lcgbdaj|lcagbd|lcgbdًa	lcgbd||=lcgbd

lc8 yxbc
cls lcgbd lbck
oqo lcgbd lbck
lc8 nhcjbdbho
lc8 vhchlbY


lc8 mhm lcb

lm (lcgbd)
mhj
xadhj iglcauhcb||=xadhj iglcauhcb||xadhjam iglcauhcbk	xadhj iglcauhcb
cls xadhj iglcauhcb	cls xadhj iglcauhcb
labjm lcbuajb
nhl lcbuajb||||vnhal lcbuajbk

vhjyk oaGdk iglcauhcbk|||=vhjymaj oaGdmaj iglcauhcbmaj|vhjyam oaGdk iglcauhcbk	vhjyk oaGdk iglcauhcbk||=vhjyk oaGdk iglcauhcbk	vhjyk o iglcauhcbk||=vhjyk o iglcauhcbk


gdR usag lcbuajbk
gdR jyw vhjyk
gdR Eab lcbuajbk
gdR Ddh iglcauhcb	gdsrk D. iglcauhcb



wbcnbj
nbdqcnbj

nhl||=nhl|=nhlaj|vnhal|nhlًa	nhl||=nhl
gdsrk nlbck||=gdsrk nlbck||gdasr nlbck	gdsrk n.||=gdsrk n.	gdsrk n||=gdsrk n
gdsrk yxbck||=gdsrk yxbck||gdasr yxbck	gdsrk y||=gdsrk y
gdR Ddhى gmcbk

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
lp (mhcamb)
Fbj (mhcamb)
dz (mhcamb)
nal (mhcamb)
ibwk
osk (mhcambk)
sgc (mhcamb)
Dhgc
AzazZ jlbe
jyw Azazk
gaxjhg
bclsag
cDlsag
gmhEadD
Edgjyc
ldmaAac
jlhBe jyc
Eh (balajb)
nhnh
mh (balajb)
xh (balajb)
Eanh (Dzg)
oab (balajb)

pdp nhcq
xcahdc
xajmajx gadbAb
nawaj
#mass	adnmdk
nbdhxcagW;;$/nbdhxcag	nxg	nx
xcag||=xcag|=xcagaj|xcagam|xcagًa;;$/xcag	xcag||=xcag	x
uj|||=ujaj|vujaj|ujًa	uj

rjL gmcbY
rbcau||=rbcau|=rbcauaj|rcacbu|rbcauًa	rbcau
cud|||=cudaj|vcuad|cudًa;;$/cud	cud

vhjyZ;;$/vhjyk	vhjyk||=vhjyk

rgDk	rgDk
omhj	omhj
cls rjuac lcbuajb
rjL vgcbnbY
rjL lcbuajbY
uj vgcbnb||||vujaj vgcbnbk
uj uhbd||||vujaj uhbdk
odx

vhjyZ mchbobk	vhjyk mchbobk



qcFg ybqdb||||qcaFg ybqdbk


iyls Alqk||||vyals Alqk
gEchlW rbaobY vgcbnbY
hDqZ nDhd
gEchlW rbaobY vomcadbY
qadmhj	qadmhj
nmdV adidnmchj
nmdV adlchmhj

nmdV ldajn
nmdV Egobk	nmdk Egobk
nmdV vctbk	nmdk vctbk
nmdV adgEmcbY
naj (balajb)
nbj (balajb)
ghgF
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
lam eFl
mhda
gaEa
camb
obc (Fjqb)
mEbman
gahjq
cud vdgajb||||vcuad vdgajbk
rjL vdgajbY
DlZ lacbo
cud wcjob||||vcuad wcjobk
cud iolajb||||vcuad iolajbk
vchla (hAj)

cud chob||||vcuad chobk
Ahdhmjbn
dhm (chob)
lhq (chob)

vhrbk chgajbk||||vharٍ chgajbk
qcaBga
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
rjL gycbY
vrZ rlcybk
cud ohbqb||||vcuad ohbqbk
#time	adAgj
pajbk||=pajbk|=pajbmaj|phaj;;$ wb adpajbk;f	p
qrbrk||=qrbrk|=qrbrmaj|qraGr;;$ nd qrbrk;f	q
oask||=oask|=oasmaj|oasam;oasam;$ wb adoask;f	o
cls oask||||vclas oask
bhg||=bhg|=bhgaj|vbag|bhgًa;vbag;$ wb adbhg	bhg||=bhg|=bhgaj|vbag|bhgًa;;$/b	b
volhs||=volhs|=volhsaj|voalbs|volhsًa;voalbs;$ wb advolhs	volhs||=volhs|=volhsaj|voalbs|volhsًa;;$/v	v
wmcZ volhsbj
EFc||=EFc|=EFcaj|vEFc|EFcًa;EFhc;$ wb adEFc	EFc||=EFc|=EFcaj|vEFc|EFcًa;;$/E
cls ojhb||=cls ojhb|=clsaj ojhbaj|vclas ojhbk|clsًa ojhbًa;vclas;$ wb adcls adojhb	cls||=cls|=clsaj|vclas|clsًa;;$/cls ojhb
jyw ojk
ojk||=ojk|=ojmaj|ojham;ojham;$ wb adojk;f	ojk||=ojk haDqk|=ojmaj|ojham	ojk
srq Agjb||||srhq Agjbk	srq||=srq|=srqaj|srhq|srqًa
rcj||=rcj|=rcjaj|rchj|rcjًa;rchj	rcj||=rcj|=rcjaj|rchj|rcjًa
vdwbZ


dbdk||=dbdk|=dbdmaj|dbadٍ|dbdkً;dbadb;$ wb addbdk;f	dbdk||=dbdk|=dbdmaj|dbadٍ|dbdkً;;$/d	d




ojk lobuk||||ojham lobuk
ojk nlbok||||ojham nlbok




EFc rgcb||||vEFc rgcbk

EFc gqacb||||vEFc gqacbk




bhg gcbBb||||vbag gcbBbk
Ebn (10 jajhphajٍ)
owbqlcx
zbwb
dDظZ

Agj ldajn
hDqZ ecbk ddAgj
jltZ ohamE
#labor	zFq adsgd
oasZ sgd
bhg sgd||||vbag sgd
volhs sgd||||voalbs sgd
EFc sgd||||vEFc sgd
gnawGW qhag nagd
#temperature	qczk adDcack
qczZ ndwj;;;f	q ndwj
qczZ gGhbk;;;f	$°g
qczZ wFcjFabm	$°w
qczZ cajnbj
#temperature-difference	wcr qczk adDcack
ndwj wcrًa
qczZ gGhbk wcrًa
qczZ wFcjFabm wcrًa
#speed	adocsk hadhmbck
gmc wb adpajbk||||vgmac wb adpajbk	g/p

nbdhgmcW wb adoask	ng/o


gbd wb adoask||||vgbad wb adoask	gbd/o





srqV	srqk


thGbY	thGb~||||k|
gaB
hDqZ ecbk ddocsk
#acceleration	admoacs
gmc wb adpajbk adgclsk||||vgmac wb adpajbk adgclsk	g/p²





rhk moacs;;;f	rhk moacs
xadbdbh
#angle	adAahbk
caqbaj	caqbaj
qczk||=qczk|=qczmaj|qczam;;;f	qczk||=qczk|=qczmaj|qczam	qczk|||=qczmaj|qczam
qrbrk rhobk||=qrbrk rhobk|=qrbrmaj rhobmaj|qraGr rhobk;;;f	qrbrk rhobk||=qrbrk rhobk|=qrbrmaj rhobmaj|qraGr rhobk	q rhobk
pajbk rhobk||=pajbk rhobk|=pajbmaj rhobmaj|phajٍ rhobk;;;f	pajbk rhobk||=pajbk rhobk|=pajbmaj rhobmaj|phajٍ rhobk	p rhobk


xcaq
qhck||=qhck|=qhcmaj|qhcam;;;f	qhck||=qhck
cls qaGck
lcz wdnb||||vlcaz wdnbk
oasZ Aahbk
jr9 lhydk
qczZ pjaGbk
#solid-angle	adAahbk adgzogk
omcaqbaj	omcaqbaj



olam
#frequency	admcqq
FcmA	FcmA




qhcZ nd pajbk
qhcZ wb adpajbk
qhcZ wb adqrbrk
jltZ wb adqrbrk

iuacW wb adpajbk
lhq
#angular-speed	adocsk adAahbk
#force	adrhk
jbhmj	jbhmj
qabj

nbdhxcagW prdbY	nx p
xcagW rhk
uj rhk||||vujaj rhk
lahjq rhk	lahjq rhk


nbl
#pressure	adtxu
laonad	laonad
lac	lac
txu zhb|t.z||t.z|t.z|t.z;hDqk adtxu adzhb	t.z
txu zhb mrjb
mhc




cud dnd lhyk gclsk||||vcuad dnd lhyk gclsk	cud/lhyk²










gdbgmcW gaH
ojmbgmcW gaH
gmc gaH||||vgmac gaH
lhyZ gaH
rqg gaH||||vrqag gaH




gbnchgmcW AGlrbY
gdbgmcW AGlrbY	gdg AGlrb
ojmbgmcW AGlrbY
lhyZ AGlrbk	l. AGlrbk	l A
rqg AGlrb||||vrqag AGlrbk




gmc AGlrb||||vgmac AGlrbk
#gauge-pressure	adtxu adgrbo
#energy	aduark
zhd	zhd
icx

hau oask
nbdhhau oask	n.h.o
idnmchj whdm	idnmchj whdm
oscZ;;;f	os
oscZ	osck xeaGbk
oscZ (adzqhd adqhdb)	os-إض



mbcgb
wcbxhcb
$ خTU-IT	$ خTU-IT	$ خTU-IT
hDqk Dcacbk lcbuajbk|||=hDqmaj Dcacbmaj lcbuajbmaj|hDqam Dcacbk lcbuajbk	hDq~k|k|k|k|am|k~ Dcacbk lcbuajbk








hDqk Dcacbk vgcbnbk|||=hDqmaj Dcacbmaj vgcbnbmaj|hDqam Dcacbk vgcbnbk	hDq~k|k|k|k|am|k~ Dcacbk vgcbnbk



nhaq
uj gj gaqk mb ij mb||||vujaj gj gaqk mb ij mb
xcag gj gaqk mb ij mb

uj gnawG jwu||||vujaj gnawG jwu










hDqZ wh
#power	adrqck
hau	hau
rhk Dyaj	Dyaj
Dyaj gmcb||||vDyjk gmcbk












uj mlcbq||||vujaj mlcbq
tbaH Egob	tbaH Egob






uj lcz admlcbq
#torque	sAg adqhcaj
jbhmj gmc	jbhmj gmc	jbhmj g






lahjq rqg	lahjq rqg
#momentum	ngbk adDcnk
#moment-of-inertia	sAg adryhc adeamb
#surface-tension	admhmc adouDb hadydalk
#fracture-toughness	gmajk adnoc
#fuel-economy	aomFdan adhrhq

dmcW dnd 100 nbdhgmc	dmc/100 ng	d/100ng
dmc dnd nbdhgmc|||=dmcaj dnd nbdhgmc|dmcam dnd nbdhgmc|dmcًa dnd nbdhgmc	dmc/ng	d/ng



gbd dnd xadhj|||=gbdaj dnd xadhj|vgbad dnd xadhj|gbdًa dnd xadhj	gbd/xadhj
gbd dnd xadhj iglcauhcb|||=gbdaj dnd xadhj iglcauhcb|vgbad dnd xadhj iglcauhcb|gbdًa dnd xadhj iglcauhcb	gbd/x. iglcauhcb
#data	Dzg adlbajam
lm	lm
labm	labm	l
pُgajbk
jyw labm
Ahz lmam

jam

mcbm
ndgZ (lbajam)
ndgZ gAqhzk
ndgZ clasbk
#data-rate	gsqd jrd adlbajam
#resolution	qrk adsct

lnodW dnd ojmbgmc	lnod/og	ln/og

lnodW dnd lhyk	lnod/lhyk	ln/lhyk
jruk dnd lhyk|||=jrumaj dnd lhyk|jrau dnd lhyk;jruk/lhyk	jruk/lhyk||||jrau/lhyk	j/lhyk
jruk dnd ojmbgmc|||=jrumaj dnd ojmbgmc|jrau dnd ojmbgmc	jruk/og||||jrau/og	j/og
#graphics	adcohgbam
lnodW	lnod
jr9 EaEk
#typewidth	sct adDchw
ig;ig gulsb	ig
ij (ulask)
#ratio	adjolk hadsqq
zAH|||=zAآj|vzAaH|zAHًa	zAH|||=zAآj|vzAaH|zAHًa
ladgaGk|$٪||$٪|$٪|$٪;;;f	$٪
wb advdw	$؉
$‱;;;f	$‱	؊

zAH wb adgdbhj|||=zAآj wb adgdbhj|vzAaH wb adgdbhj|zAHًa wb adgdbhj	zAH/gdbhj
zAH ladgdbac|||=zAآj ladgdbac|vzAaH ladgdbac|zAHًa ladgdbac	zAH/gdbac|||=zAآj/gdbac|vzAaH/gdbac|zAHًa/gdbac



rbcau||=rbcau|=rbcauaj|rcacbu|rbcauًa	rbcau||=rbcau
lchw

Ahz||||vAhaz
pdapb
jyw qAbjk
qAbjZ
qAbjZ adBlaA
sEcbjbk
gGZ
gGZ uhbdk

rchyk nlcى
vdw||||آdaw
gbcbaq
dn
gdbhj||||gdabbj
nchc
gdbacW
mcbdbhjW
cAgV yxbck
cAgV
#container-capacity	osk adDahbam
#level	adgomhى
jolk adrqck
qbobld
ld
jblc

hrwk mscbt
#loudness	zFack adyhm
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
#density	adnpawk
#specific-weight	adhAj adjhsb


AGlrb	AGlrb
gaH
#linear-density	adnpawk adBubk


mno
qjbc



crg adBbu adgmcb
#area-density	adnpawk adouDbk












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



pajbk cqhhq
#fluidity	adgbhsk

cb (gbhsk)
#vapor-permeance	jwaebk lBac adgaH

lbcg
lbcg (0 °C)
lbcg (23 °C)
lbcg gmcb
#vapor-permeability	ijwaebk lBac adgaH


lbcg lhyk (0 °C)
lbcg lhyk (23 °C)
#turbidity	adsnack
#specific-energy	aduark adjhsbk
#energy-density	npawk aduark





npawk uark adljAbj
#molar-energy	aduark adghdbk
#thermal-conductivity	adghydbk adDcacbk
#thermal-insulance	adgrahgk adDcacbk



ndh
mhx
#thermal-expansion	admgqq adDcacb
#heat-capacity	adosk adDcacbk hadijmchlba
#specific-heat-capacity	adDcack adjhsbk
#molar-heat-capacity	adosk adDcacbk adghdbk


palm adxaAam
#heat-flux	admqwr adDcacb hadiEsasbk
#heat-transfer-coefficient	gsagd ajmrad adDcack
#radiant-exposure	admsct adiEsasb
#amount-of-substance	ngbk adgaqk
ghd	ghd
sjyc||=sjyc haDq|=sjycaj|sjayc|sjycًa	sjyc||=sjyc|=sjycaj|sjayc|sjycًa	sjyc||=sjyc













vbjEmabj
#molar-concentration	admcnbA adghdb


ثء
ghdac
#molality	adghdadbk

onّcb	onّcb
#catalytic-activity	adjEau admDwbAb
namad	nam
hDqZ ijAbg
#catalytic-concentration	mcnbA adjEau admDwbAb
#filtration-rate	gsqd admcEbD adnlblb
#electric-current	admbac adnFclaGb
vglbc	vglbc






vglbc qhdb gmhou
#current-noise-density	npawk thtaH admbac
#electric-charge	adEDjk adnFclaGbk
nhdhg	nhd
vglbc oask

EDjZ vhdbk
wacaqab


wcajndbj
#voltage	adzFq adnFclaGb
whdm	whdm



whdm qhdb gmhou
#voltage-noise-density	npawk thtaH adzFq
#electric-resistance	adgrahgk adnFclaGbk
vhg	vhg




vhg qhdb gmhou
#electric-conductance	adghaydk adnFclaGbk
obgjA	o
#capacitance	adosk adnFclaGbk
wacaq	w
#inductance	adgDapk
Fjcb	F
#magnetic-flux	admqwr adgxjaubob
hblc	hblc
ganohbd
rul hDqk||||vrual hDqk
#magnetic-flux-density	npawk admqwr adgxjaubob
moda	moda
xaho
#magnetic-field-strength	Eqk adgzad adgxjaubob


vhcomq
#magnetic-moment	adsAg adgxjaubob
#electric-field-strength	Eqk adgzad adnFclaGb
#electric-dipole-moment	sAg pjaGb adrul adnFclaGb

qblab
#resistivity	adgrahgbk adnFclaGbk
#conductivity	adghydbk adnFclaGbk
#apparent-power	adrqck adظaFcbk hadgwasdk

wac
#apparent-energy	aduark adظaFcbk hadgwasdk
#luminous-intensity	Eqk aditaHk
EgsZ;;;f	Egsk
EgsZ (thH)
EgsZ qhdbk
#luminance	adjyhs

jm



ombdl
#illuminance	adaomtaHk
dno	dno



whm
#luminous-flux	admqwr adthGb
dhgj	dhgj
EgsZ nchbk
#luminous-exposure	admsct adthGb
#wavenumber	grdhl aduhd



nabAc
qbhlmc
#spectral-flux-density	npawk admqwr adubwb

zajonb
#activity	adjEau adiEsasb
lbncbd	lbncbd
nhcb
#activity-concentration	mcnbA adjEau adiEsasb
#absorbed-dose	adzcsk adggmyk
zcab	zcab
caq
#equivalent-dose	adzcsk adgnawGk
Abwcm	Abw
cbg
#equivalent-dose-rate	gsqd adzcsk adgnawGk
#radiation-exposure	admsct ddiEsas

chjmxj
#energy-per-distance	aduark dnd goawk



nbdhhau oask dnd 100 nbdhgmc	n.h.o dnd 100 ng	n.h.o/100 ng
#antenna-gain	nol adFhaGb
nol jolk idى FhaGb gmjaDٍ
#computing-performance	adrqck adDaohlbk
#telephone-traffic	Dcnk adFamw
#film-speed	Doaobk adwbdg
#heat-pump-efficiency	nwaHk adgtBam adDcacbk
#vascular-resistance	adgrahgk adhsaGbk
#acoustic-impedance	adgsahrk adyhmbk adjhsbk
#biological-activity	adjEau adDbhb
#color-temperature	Dcack addhj
K (Dcack addhj)
#gas-column	sghq adxaA
#specific-power	adrqck dnd nmdk


gnawG vbtb
#reduced-electric-field	adgzad adnFclaGb adgBmAd

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
millisecond	gdb pajbk;;;f	gdb p
microsecond	gbnchpajbk;;;f	g.p.
nanosecond	jajh pajbk;;;f	j.p.
milliampere	gdb vglbc	g vglbc
kilocalorie	nbdh osck	n osck	n os
kilojoule	nbdh zhd	n zhd
gigahertz	xbxa FcmA	x FcmA
megahertz	gbxa FcmA	g FcmA
kilohertz	nbdh FcmA	n FcmA
megapixel	gbxalnod	g.lnod	g.ln
kilometer	nbdhgmc~||||am|ًa;;$/nbdhgmc	ng
decimeter	qbobgmcW	qog
centimeter	ojmbgmcW;;$/ojmbgmc	og
millimeter	gdbgmcW	gg
micrometer	gbnchgmcW	gbnchgmc
nanometer	jajh gmc	jajh gmc
picometer	lbnhgmc	lbnhgmc
milligram	gdbxcagW	gxg
microgram	gbnchxcagW	gnxg
gigawatt	xbxa hau	x hau
megawatt	gbxa hau	g hau
kilowatt	nbdhhau	nbdhhau	n hau
milliwatt	gdb hau	gdb hau
millibar	gdb lac	g. lac
hectopascal	Fnmhlaonad	Fnmhlaonad
kilopascal	nbdhlaonad	n.laonad
megapascal	gbxalaonad	g.laonad
megaliter	gbxadmcW	gbxadmc
hectoliter	FnmhdmcW	Fnmhdmc
deciliter	qbobdmcW	qbobdmc
centiliter	ojmbdmcW	ojmbdmc
milliliter	gdbdmcW	gdmc
kiloton-of-tnt	nbdhuj gj gaqk mb ij mb
megaton-of-tnt	gbxauj gj gaqk mb ij mb
gigaton-of-tnt	zbxauj gj gaqk mb ij mb
`,
  patterns: `
joiner	 	 	 
quetta	nhbma{0}	nhbma.{0}
ronna	chja{0}	chja{0}
yotta	bhma{0}	b{0}
zetta	Abma{0}	Am{0}
exa	inoa{0}	i.{0}
peta	lbma{0}	lma{0}
tera	mbca{0}	m{0}
giga	xbxa{0}	x{0}
mega	gbxa{0}	gx{0}
kilo	nbdh{0}	nbdh{0}
hecto	Fnmh{0}	F{0}
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
exbi	inolb{0}	inolb.{0}
pebi	lblb{0}	lblb.{0}
tebi	mblb{0}	mblb.{0}
gibi	xblb{0}	xblb.{0}
mebi	gblb{0}	gblb.{0}
kibi	nblb{0}	nblb.{0}
square	{0} gcls|{0} gcls|{0} gcls|{0} gcls|{0} gclsk|{0} gclsًa;{0} gclsk	{0}²
cubic	{0} gnsl|{0} gnsl|{0} gnsl|{0} gnsl|{0} gnslk|{0} gnslًa;{0} gnslk	{0}³
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
-of-water	{0} gaH
-printer	{0} (ulask)
-tex	{0} (TذX)
-us	{0} (vgcbnb)
-beer	{0} (zsk)
-liquid	{0} (oaGd);{0} (oaGdk)
-apothecary	{0} (ybqdb);{0} (ybqdbk)
-australian	{0} (vomcadb);{0} (vomcadbk)
-nato	{0} (adjamh)
-international	{0} (qhdb);{0} (qhdbk)
-tropical	{0} (gqacb);{0} (gqacbk)
per	{0} dnd {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	k|k|k|k|am|k|k
~Y	||||k||
~W	||||am||
~V	k|k|k|k||k|k
~R	srk|srk|srk|srk|asr|srk|srk
~Q	rqg|rqg|rqg|rqg|vrqag|rqg|rqg
~P	gmc|gmc|gmc|gmc|vgmac|gmc|gmc
~O	uj|uj|uj|uj|vujaj|uj|uj
~N	cud|cud|cud|cud|vcuad|cud|cud
~M	gbd|gbd|gbd|gbd|vgbad|gbd|gbd
~L	uac|uac|uac|uac|aubc|uac|uac
~J	nhl|nhl|nhl|nhl|vnhal|nhl|nhl
~9	uk|uk|uk|uk|au|uk|uk
~8	gbd|gbd|gbd|gbd|agbd|gbd|gbd
~7	ecas|ecas|ecas|ecas|vecs|ecas|ecas
~6	EFc|EFc|EFc|EFc|vEFc|EFc|EFc
~5	bhg|bhg|bhg|bhg|vbag|bhg|bhg
`,
  words: {"systems":{"us":["أمريك","امريك"],"imperial":["بريطان","انجليز","إنجليز","إمبراطور"]},"belowZero":["تحت الصفر"],"to":["إلى","الى","ب","في","كم","كام","قديش","كم يساوي","تساوي كم","يساوي كم"],"and":["و","زائد"],"per":["لكل","في"],"opening":["كم يساوي","كم تساوي","ما هو","حوّل","حول","تحويل","احسب","من"],"howMany":["كم","كام","قديش"],"are":["في","يساوي","تساوي","يعادل"],"one":[],"endings":["ا","ات"],"duals":{"تان":"ة","تين":"ة","ان":"","ين":""},"after":["يساوي","تساوي","؟","كامل"],"halves":{"ونصف":"1/2","ونص":"1/2","وربع":"1/4","وثلث":"1/3","إلا ربع":"-1/4","الا ربع":"-1/4","إلا ثلث":"-1/3","الا ثلث":"-1/3"},"polite":["من فضلك","لو سمحت","شكرا","رجاء","مرحبا","ممكن","تقول لي","تخبرني","اخبرني"],"scales":{"ألف":"1000","آلاف":"1000","ألفا":"1000","مليون":"1000000","ملايين":"1000000","مليار":"1000000000","تريليون":"1000000000000"},"point":["فاصلة"],"cardinals":{"0":"صفر","1":"واحد|واحدة","2":"اثنان|اثنين|اثنتان|اثنتين|اتنين","3":"ثلاثة|ثلاث|تلاتة|تلات","4":"أربعة|أربع","5":"خمسة|خمس","6":"ستة|ست","7":"سبعة|سبع","8":"ثمانية|ثماني|ثمان|تمانية|تمان","9":"تسعة|تسع","10":"عشرة|عشر","11":"أحد عشر|إحدى عشرة|احدى عشر|حداشر","12":"اثنا عشر|اثني عشر|اثنتا عشرة|اثنتي عشرة","13":"ثلاثة عشر|ثلاث عشرة","14":"أربعة عشر|أربع عشرة","15":"خمسة عشر|خمس عشرة|خمستاشر","16":"ستة عشر|ست عشرة","17":"سبعة عشر|سبع عشرة","18":"ثمانية عشر|ثماني عشرة","19":"تسعة عشر|تسع عشرة","20":"عشرون|عشرين","30":"ثلاثون|ثلاثين|تلاتين","40":"أربعون|أربعين","50":"خمسون|خمسين","60":"ستون|ستين","70":"سبعون|سبعين","80":"ثمانون|ثمانين","90":"تسعون|تسعين","100":"مائة|مئة|مية","200":"مئتان|مئتين|مائتان|مائتين|مئتا|مائتا|ميتين","300":"ثلاثمائة|ثلاثمئة|تلتمية","400":"أربعمائة|أربعمئة|أربعمية","500":"خمسمائة|خمسمئة|خمسمية","600":"ستمائة|ستمئة|ستمية","700":"سبعمائة|سبعمئة|سبعمية","800":"ثمانمائة|ثمانمئة|ثمانيمائة|ثمانيمئة","900":"تسعمائة|تسعمئة|تسعمية","1000":"ألف|ألفا|آلاف","2000":"ألفان|ألفين|ألفا","1000000":"مليون|مليونا|ملايين","2000000":"مليونان|مليونين|مليونا","1000000000":"مليار|مليارا|مليارات"},"parts":{"3":"أثلاث","4":"أرباع","5":"أخماس","8":"أثمان"},"numbers":{"ثلث":"1/3","تلت":"1/3","نصف":"1/2","نص":"1/2","خمس ال*":"1/5","ربع":"1/4","ثلثا":"2/3","ثلثي":"2/3","ثمن":"1/8","سدس":"1/6","ثلثان":"2/3","ثلثين":"2/3"},"minus":["سالب","ناقص"],"starts":["بال","ال","لل"],"regions":{"DZ MA TN":{"حصان":"horsepower-metric","أحصنة":"horsepower-metric"}},"aliases":{"طن متري":"tonne","ط.م":"tonne","ملعقة طعام مترية":"tablespoon-metric","ملاعق طعام مترية":"tablespoon-metric","ملعقة شاي مترية":"teaspoon-metric","ملاعق شاي مترية":"teaspoon-metric","كوب متري":"cup-metric","فدان":"feddan","أفدنة":"feddan","ملعقة كبار":"tablespoon-metric","ملاعق كبار":"tablespoon-metric","ملعقة صغار":"teaspoon-metric","ملاعق صغار":"teaspoon-metric","كيلو باللتر":"kilometer-per-liter","كم باللتر":"kilometer-per-liter","كيلو لكل لتر":"kilometer-per-liter","تيرا":"terabyte","ميجا":"megabyte","دستة":"dozen","سعرة":"foodcalorie","سعرة حرارية":"foodcalorie","سعرات حرارية":"foodcalorie","كيلو كالوري":"kilocalorie","لتر لكل 100 كم":"liter-per-100-kilometer","قدم مربع":"square-foot","كيلو":"kilogram","كيلو في الساعة":"kilometer-per-hour","جيجا":"gigabyte","برميل نفط":"barrel","برميل النفط":"barrel","أعوام":"year","ميل بالساعة":"mile-per-hour","ميجابت بالثانية":"megabit-per-second","ميجا بالثانية":"megabit-per-second megabyte-per-second","ميجابايت بالثانية":"megabyte-per-second","سلسيوس":"celsius","مئوي":"celsius","مئوية":"celsius","فهرنهايت":"fahrenheit","ميل واحد":"mile","مل":"milliliter","ملل":"milliliter","ميليلتر":"milliliter","ملي":"milliliter","مللي":"milliliter","كغ":"kilogram","غم":"gram","غ":"gram","ملجم":"milligram","ملغ":"milligram","م":"meter","سنتي":"centimeter","سانتي":"centimeter","ملم":"millimeter","م مربع":"square-meter","م مكعب":"cubic-meter","ل":"liter","ليتر":"liter","باوند":"pound","رطل مصري":"","رطل شامي":"","معلقة كبيرة":"tablespoon-metric","ملعقة طعام":"tablespoon-metric","ملاعق طعام":"tablespoon-metric","ملعقة أكل":"tablespoon-metric","معلقة صغيرة":"teaspoon-metric","ملعقة شاي":"teaspoon-metric","ملاعق شاي":"teaspoon-metric","ملعقة":"tablespoon-metric teaspoon-metric","ملاعق":"tablespoon-metric teaspoon-metric","فنجان":"","فناجين":"","سهم":"","قصبة":"","أوقية":"","أوقيات":"","صاع":"","مد":"","ذراع":"","شبر":"","فرسخ":"","قنطار":"","قناطير":"","مثقال":"","درهم":"","دراهم":"","أرباع":"","ثواني":"second","انش":"inch","كم في الساعة":"kilometer-per-hour","كم بالساعة":"kilometer-per-hour","كيلومتر بالساعة":"kilometer-per-hour","سنين":"year","عام":"year","درزن":"dozen"}},
};

export default locale;
