// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ar',
  plurals: 'other zero one two few many',
  letters: 'abcdghjklmnoqrsuvwxyzADEFGepHit ايلرمونةبتكسدقعطأفغصجحزشئهثضإءخ',
  quantities: `
#length	acuhc
gmd||=gmd||vgmad|gmdًa	gmd||=gmd|=gmdaj|vgmad|gmdًa;;$/g	g
gbndhj

vjxomdhg
wbdgb
lhyk;;$/lhyk	lhyk
rqg||=rqg	rqg||=rqg	rqg||=rqg|||rqgًa
badqk||=badqk	badqk||=badqk	badqk


gbc||=gbc|=gbcaj|vgbac|gbcaً	gbc||=gbc	gbc||||vgbac|gbcaً
gbc lAdb||=gbc lAdb	gbc lAdb||=gbc lAdb
zDi gj vcw gj aclhyk

tu (uhc)
Alk Esbd
jbc
daAk acbq
bq||||vbqٍ
Eld
ذdas
Hc
tuhk
oghm

ragk	ragk
dhq
ndg
zjDbd||||zjaDbd

zjDbd Gjqob
wdcjx	wdcjx
wdot||||wdaot
nlc lAdb


wdot lAdb||||wdaot lAdbk
gbc lbajam
gbc aonjqjawb	gbc aonjqjawb








hAqk wcnbk||=hAqk wcnbk	h.w.
wdot wcnb||=wdot wcnb	wdot wcnb||=wdot wcnb
eajbk phFbk||||ehajٍ phFbk
qrbrk phFbk||||qraFr phFbk
oasZ phFbk
bhg phFb||||vbag phFbk
ojk phFbk||=ojk phFbk|=ojmaj phFbmaj|ojham phFbk	ojk phFbk||=ojk phFbk|=ojmaj phFbmaj|ojham phFbk	o p|$o p
jyw rud vdpb	jr vdpb
jyw rud acgEmdb
jyw rud Egob	jr Egob
uhc lcajn




jruk||=jruk|=jrumaj|jrau;;;f	jruk||=jruk|=jrumaj|jrau
lbna
mhbl
lnoc CSS




obobdh
Eanh (uhc)
ohj (balajb)
lh (uhc)
dbj (balajb)
nbj (uhc balajb)
zh (balajb)
mEh (uhc)
db (balajb)
Eanh (rgaE)
mEb (ybjb)
mohj
mEajx
cb (ybjb)
mEbn (Ghjx nhjx)
ha (mabcjqb)
cbj (wdjob)
lhyZ wdjobk
rqg acgcn acwdjob
mhaD
rqg dhgajbk||||vrqag dhgajbk
tuhZ dhgajbk
omaqbhg dhgajb

rqg Hxdbrbk||||vrqag Hxdbrbk
omaqbhj Hxdbrb

sdp bq mhdamb
ذdas gcnbk gydbk
rqg nblbn

wada
cbxha
wada mnoao
vdEbj
wbdEhn
oazbj
wdom
rqg acnal
dhq acnal
rylZ



آcj
#area	acgoaAk
gmd gdls	g²
nbchgmd gdls;;$/nbchgmd gdls	ng²

ojmbgmd gdls;;$/ojmbgmd gdls	og²

Gnmad	Gnmad
آd


ladj
qadob
lhyk gdlsk	lhyk²
rqg gdlsk||=rqg gdlsk	rqg²
badqk gdlsk	badqk²
gbc gdls	gbc²



vndX
dhq (goaAk)
grus
mahjEbl
gdlsX morbw





lhyZ qaFdbk
qhjg|=qhjg	qhjg
omdbga
wqaj||=wqaj	wqaj||=wqaj
mohlh
lh (goaAk)
oG (balajb)
maj (balajb)
mEh (balajb)
mamagb
lbhjx
lbjx
gh (ybjb)

jxaj
dab (mabcjqb)
xhjma
najac
gadca
gadca yxbdk
gdlّs (lanomaj)
vjnajag
ojm (vdp)
xdahjq
lbxa (acljxac)
naea (acljxac)
mEaman (acljxac)
naea (آoag)
cboa
lbxa (lbGad)
naea (lbGad)
qhd (lbGad)
loha
lbxa (jblac)
naea (jblac)
qhd (jblac)
dhlajb
آja (jblac)
vdlaj
vdlaj ladbo
qbobambja
ghdxj
bhxbdhg
Gabq
gajDaja
nhbdqa

mhjcajq

wj (mabhaj)
vcnbdb (oah lahch)
vcnbdb (gbjao zbdabo)
madba
ghdxj ldhob
#volume	acAzg
gmd gnsl;;$/gmd gnsl	g³
nbchgmd gnsl	ng³

ojmbgmd gnsl;;$/ojmbgmd gnsl	og³


cmd||=cmd	cmd||=cmd;;$/c	c
ombd

lhyk gnslk	lhyk gnslk	lhyk³
rqg gnslk||=rqg gnslk	rqg³
badqk gnslk	badqk³
gbc gnsl	gbc³





wqaj rqg	wqaj rqg



nhdq
rqg Ghlo


xachj||=xachj	xachj||=xachj


dls xachj||=dls xachj	dls xachj||=dls xachj
labjm	labjm
nhl vgdbnb||||vnhal vgdbnbk
zbc
vhjyk oaFck||=vhjyk oaFck|=vhjymaj oaFcmaj	vhjyk oaFck||=vhjyk o|vhjyk o|vhjyam oaFck|vhjyk o	vhjyk o||=vhjyk o
qdGg~| oaFc|| oaFc| oaFc| oaFc;~ oaFc	qdGg oaFc
gbjbg
gcV nlbdk vgdbnbk
gcV yxbdk vgdbnbk
gcsrk Ach	gcsrk A.
nhl vgdbnb rajhjb
vhjyk oaFck gmdbk	vhjyk o gmdbk	vhjyk o g
qaE
dEّZ	dEّk
ogbqzj
maq
rudk|||=rudmaj|rudam	rudk

rqA||||vrqaA	rqA||||vrqaA	rqA||=rqA
nvo yxbd||||nؤho yxbdk
tُgo xachj
lhEc	lhEc




ldgbc||=ldgbc|=ldgbcaj|ldagbc|ldgbcًa	ldgbc||=ldgbc|=ldgbcaj|ldagbc|ldgbcًa	ldgbc||=ldgbc

ldgbc yxbd


ldgbc mhm ldb

lm (ldgbc)
mhj
xachj Hgldauhdb||=xachj Hgldauhdb	xachj Hgldauhdb
dls xachj Hgldauhdb	dls xachj Hgldauhdb
labjm ldbuajb
nhl ldbuajb||||vnhal ldbuajbk

vhjyk oaFck Hgldauhdbk|||=vhjymaj oaFcmaj Hgldauhdbmaj|vhjyam oaFck Hgldauhdbk	vhjyk oaFck Hgldauhdbk||=vhjyk oaFck Hgldauhdbk	vhjyk o Hgldauhdbk||=vhjyk o Hgldauhdbk


gcV usag ldbuajbk
gcV Eab ldbuajbk
gcsrk Ach Hgldauhdb	gcsrk A. Hgldauhdb



wbdnbj
nbcqdnbj

nhl||=nhl|=nhlaj|vnhal|nhlًa	nhl||=nhl
gcsrk nlbdk||=gcsrk nlbdk	gcsrk n.||=gcsrk n.	gcsrk n||=gcsrk n
gcsrk yxbdk||=gcsrk yxbdk	gcsrk y||=gcsrk y

gnbac gmdb	gnbac gmdb
nhl balajb||||vnhal balajbk
vhoazb
nhoazb


nvo ohbqb
naja
wbqdh
wajbxa
Ejx
qh (ybjb)
qaj (Azg)
vgwhdk
nhjzbho
onomadbho
ghqbho
gmdbmo
gqbgjho
le (mhdamb)
Gbj (mhdamb)
cz (mhdamb)
nal (mhdamb)
Hbwk
osk (mhdambk)
sgd (mhdamb)
Ahgd
DzazZ jlbذ
jyw Dzazk
gaxjhg
bdlsag
dAlsag
gmhEacA
Ecgjyd
lcmaDad
jlhtذ jyd
Eh (balajb)
nhnh
mh (balajb)
xh (balajb)
Eanh (Azg)
oab (balajb)

ece nhdq
xdahcd
#mass	acnmck
nbchxdag;;$/nbchxdag	nxg	nx
xdag||=xdag|=xdagaj|xdagam|xdagًa;;$/xdag	xdag||=xdag	x
uj|||=ujaj|vujaj|ujًa	uj

rjR gmdbY
rbdau||=rbdau|=rbdauaj|rdadbu|rbdauًa	rbdau
duc|||=ducaj||ducًa;;$/duc	duc

vhjyk;;$/vhjyk	vhjyk||=vhjyk

rgAk	rgAk
omhj	omhj
dls rjuad ldbuajb
rjR vgdbnbY
rjR ldbuajbY
uj vgdbnb||||vujaj vgdbnbk
uj uhbc||||vujaj uhbck
ocx

vhjyk mdhbobk	vhjyk mdhbobk






Hyls Dlqk||||vyals Dlqk
gEdhl rbaob vgdbnb
hAqZ nAhc
gEdhl rbaob vomdacb
qacmhj	qacmhj
nmck acHcnmdhj
nmck acldhmhj

nmck lcajn
nmck Egobk	nmck Egobk
nmck vdpbk	nmck vdpbk
nmck acgEmdb
naj (balajb)
nbj (balajb)
ghgG
whj (balajb)
zbj (ybjb)
qaj (nmck)
cbajx
mEbaj
namb
mabc
lbnhc
mabc mdhbob
xhj
qhj (nhdb)
lam (nmck)
lam ذGl
mhca
gaEa
damb
obd (Gjqb)
mEbman
gahjq
duc vcgajb||||vduac vcgajbk
rjR vcgajbY
Alk ladbo
duc wdjob||||vduac wdjobk
duc Holajb||||vduac Holajbk
vdhla (hDj)

duc dhob||||vduac dhobk
Dhchmjbn
chm (dhob)
lhq (dhob)

vhrbk dhgajbk||||vharٍ dhgajbk
qdatga
vhlhc
gbja vmbnbk
uacjm vmbnb
Ebnc
gja mhdamb
hDjk mhdambk



wbo
mbnac lhdgb
#time	acDgj
eajbk||=eajbk|=eajbmaj|ehaj;;$ wb aceajbk;f	e
qrbrk||=qrbrk|=qrbrmaj|qraFr;;$ nc qrbrk;f	q
oask||=oask|=oasmaj|oasam;oasam;$ wb acoask;f	o
dls oask||||vdlas oask
bhg||=bhg|=bhgaj|vbag|bhgًa;vbag;$ wb acbhg	bhg||=bhg|=bhgaj|vbag|bhgًa;;$/b	b
volhs||=volhs|=volhsaj|voalbs|volhsًa;voalbs;$ wb acvolhs	volhs||=volhs|=volhsaj|voalbs|volhsًa;;$/v	v
wmdk volhsbj
EGd||=EGd|=EGdaj|vEGd|EGdًa;EGhd;$ wb acEGd	EGd||=EGd|=EGdaj|vEGd|EGdًa;;$/E
dls ojhb||=dls ojhb|=dlsaj ojhbaj|vdlas ojhbk|dlsًa ojhbًa;vdlas;$ wb acdls acojhb	dls||=dls|=dlsaj|vdlas|dlsًa;;$/dls ojhb
jyw ojk
ojk||=ojk|=ojmaj|ojham;ojham;$ wb acojk;f	ojk||=ojk haAqk|=ojmaj|ojham	ojk
srq||=srq|=srqaj|srhq|srqًa;srhq	srq||=srq|=srqaj|srhq|srqًa
rdj||=rdj|=rdjaj|rdhj|rdjًa;rdhj	rdj||=rdj|=rdjaj|rdhj|rdjًa
vcwbZ


cbck||=cbck|=cbcmaj|cbacٍ|cbckً;cbacb;$ wb accbck;f	cbck||=cbck|=cbcmaj|cbacٍ|cbckً;;$/c	c




ojk lobuk||||ojham lobuk
ojk nlbok||||ojham nlbok




EGd rgdb||||vEGd rgdbk





bhg gdbtb
Ebn (10 jajhehajٍ)
owbqldx
zbwb
cAظk

Dgj lcajn
hAqk ذdbk ccDgj
jlpZ ohamE
#labor	zGq acsgc
oasZ sgc
bhg sgc||||vbag sgc
volhs sgc||||voalbs sgc
EGd sgc||||vEGd sgc
#temperature	qdzk acAdadk
qdzk ncwj;;;f	q ncwj
qdzk gFhbk;;;f	$°g
qdzk wGdjGabm	$°w
qdzZ dajnbj
#temperature-difference	wdr qdzk acAdadk
ncwj wdrًa
qdzZ gFhbk wdrًa
qdzZ wGdjGabm wdrًa
#speed	acodsk hachmbdk
gmd wb aceajbk	g/e

nbchgmd wb acoask	ng/o


gbc wb acoask	gbc/o





srqk	srqk


phFbY	phFb~||||k|
gat
hAqk ذdbk ccodsk
#acceleration	acmoads
gmd wb aceajbk acgdlsk	g/e²





rhk moads;;;f	rhk moads
xacbcbh
#angle	acDahbk
daqbaj	daqbaj
qdzk||=qdzk|=qdzmaj|qdzam;;;f	qdzk||=qdzk|=qdzmaj|qdzam	qdzk|||=qdzmaj|qdzam
qrbrk rhobk||=qrbrk rhobk|=qrbrmaj rhobmaj|qraFr rhobk;;;f	qrbrk rhobk||=qrbrk rhobk|=qrbrmaj rhobmaj|qraFr rhobk	q rhobk
eajbk rhobk||=eajbk rhobk|=eajbmaj rhobmaj|ehajٍ rhobk;;;f	eajbk rhobk||=eajbk rhobk|=eajbmaj rhobmaj|ehajٍ rhobk	e rhobk


xdaq
qhdk||=qhdk|=qhdmaj|qhdam;;;f	qhdk||=qhdk
dls qaFdk
ldz wcnb||||vldaz wcnbk
oasZ Dahbk
jruk lhyck
qdzZ ejaFbk
#solid-angle	acDahbk acgzogk
omdaqbaj	omdaqbaj



olam
#frequency	acmdqq
GdmD	GdmD



qhdZ nc eajbk
qhdZ wb aceajbk
qhdZ wb acqrbrk
jlpZ wb acqrbrk

HuadX wb aceajbk
lhq
#angular-speed	acodsk acDahbk
#force	acrhk
jbhmj	jbhmj
qabj

nbchxdag ercb	nx e
xdagX rhk
uj rhk||||vujaj rhk
lahjq rhk	lahjq rhk


nbl
#pressure	acpxu
laonac	laonac
lad	lad
pxu zhb|p.z||p.z|p.z|p.z;hAqk acpxu aczhb	p.z
pxu zhb mrjb
mhd




duc cnc lhyk gdlsk	duc/lhyk²










gcbgmdX gai
ojmbgmdX gai
gmd gai||||vgmad gai
lhyZ gai
rqg gai||||vrqag gai





gcbgmd DFlrb	gcg DFlrb

lhyk DFlrbk	l. DFlrbk	l D
#gauge-pressure	acpxu acgrbo
#energy	acuark
zhc	zhc
Hdx

hau oask
nbch hau/oask	n.h.o
Hcnmdhj whcm	Hcnmdhj whcm
osdk;;;f	os
osdk	os
osdk-ءخ	os-ءخ



mbdgb
$ BTU-IT	$ BTU-IT	$ BTU-IT
hAqk Adadbk ldbuajbk|||=hAqmaj Adadbmaj ldbuajbmaj|hAqam Adadbk ldbuajbk	hAq~k|k|k|k|am|k~ Adadbk ldbuajbk








hAqk Adadbk vgdbnbk|||=hAqmaj Adadbmaj vgdbnbmaj|hAqam Adadbk vgdbnbk	hAq~k|k|k|k|am|k~ Adadbk vgdbnbk



nhaq
uj gj gaqk mb Hj mb||||vujaj gj gaqk mb Hj mb

uj gnawF jwu||||vujaj gnawF jwu
#power	acrqdk
hau	hau
rhk Ayaj	Ayaj
Ayaj gmdb||||vAyjk gmdbk












uj mldbq||||vujaj mldbq
pbai Egob	pbai Egob
#torque	sDg acqhdaj
jbhmj gmd	jbhmj gmd	jbhmj g






lahjq rqg	lahjq rqg
#momentum	ngbk acAdnk
#moment-of-inertia	sDg acryhd acذamb
#surface-tension	acmhmd acouAb hacycalk
#fracture-toughness	gmajk acnod
#fuel-economy	aomGcan achrhq

cmd cnc ١٠٠ nbchgmd|||=cmdaj cnc ١٠٠ nbchgmd|cmdam cnc ١٠٠ nbchgmd|cmdًa cnc ١٠٠ nbchgmd	cmd/١٠٠ ng	c/١٠٠ng
cmd cnc nbchgmd|||=cmdaj cnc nbchgmd|cmdam cnc nbchgmd|cmdًa cnc nbchgmd	cmd/ng	c/ng



gbc cnc xachj|||=gbcaj cnc xachj|vgbac cnc xachj|gbcًa cnc xachj	gbc/xachj
gbc cnc xachj Hgldauhdb|||=gbcaj cnc xachj Hgldauhdb|vgbac cnc xachj Hgldauhdb|gbcًa cnc xachj Hgldauhdb	gbc/x. Hgldauhdb
#data	Azg aclbajam
lm	lm
labm	labm	l
eُgajbk
jyw labm
Dhz lmam

jam

mdbm
ncgk (lbajam)
ncgZ gDqhzk
ncgZ dlasbk
#data-rate	gsqc jrc aclbajam
#resolution	qrk acsdp

lnoc cnc ojmbgmd	lnoc/og	ln/og

lnoc cnc lhyk	lnoc/lhyk	ln/lhyk
jruk cnc lhyk|||=jrumaj cnc lhyk|jrau cnc lhyk;jruk/lhyk	jruk/lhyk||||jrau/lhyk	j/lhyk
jruk cnc ojmbgmd|||=jrumaj cnc ojmbgmd|jrau cnc ojmbgmd	jruk/og||||jrau/og	j/og
#graphics	acdohgbam
lnoc	lnoc
jruk EaEk||||jrau EaEk
#typewidth	sdp acAdhw
Hg;Hg gulsb	Hg
Hj (ulask)
#ratio	acjolk hacsqq
zDi|||=zDآj|vzDai|zDiًa	zDi|||=zDآj|vzDai|zDiًa
lacgaFk|$٪||$٪|$٪|$٪;;;f	$٪
wb acvcw	$؉
$‱;;;f	$‱	؊

zDi wb acgcbhj|||=zDآj wb acgcbhj|vzDai wb acgcbhj|zDiًa wb acgcbhj	zDi/gcbhj
zDi lacgcbad|||=zDآj lacgcbad|vzDai lacgcbad|zDiًa lacgcbad	zDi/gcbad|||=zDآj/gcbad|vzDai/gcbad|zDiًa/gcbad



rbdau||=rbdau|=rbdauaj|rdadbu|rbdauًa	rbdau||=rbdau
ldhw

Dhz||||vDhaz
ecaeb
jyw qDbjk
qDbjZ
qDbjk actlaD
sEdbjbk
gFZ
gFZ uhbck

rdhyk nldى
vcw||||آcaw
gbdbaq
cn
gcbhj||||gcabbj
ndhd
gcbadX
mdbcbhjX
dDgk yxbdk
dDgk
#container-capacity	osk acAahbam
#level	acgomhى
jolk acrqdk
qboblc
lc
jbld

hrwk msdbp
#loudness	zGadk acyhm
ohj
whj
#musical-interval	acgoawk acghobrbk
jolk acmdqq
vhnmaw
jxgZ nagck
jyw jxgk
dls jxgk

oawad
srq mdqqb||||srhq mdqqbk
#density	acneawk
#specific-weight	achDj acjhsb


DFlrb	DFlrb
gai
#linear-density	acneawk actubk


mno
qjbd



drg actbu acgmdb
#area-density	acneawk acouAbk












ghgb (Adbd)
#volume-flow	gsqc acmqwr acAzgb



























lhyk acgُjَzِّg
owdqdhl
#mass-flow	gsqc acmqwr acnmcb
#molar-flow	gsqc acmqwr acghcb
#dynamic-viscosity	accDhzk acqbjagbnbk

lhaD

dbj
#kinematic-viscosity	accDhzk acAdnbk


omhno
#fluidity	acgbhsk

db (gbhsk)
#vapor-permeance	jwaذbk ltad acgai

lbdg
lbdg (0 °C)
lbdg (23 °C)
lbdg gmdb
#vapor-permeability	Hjwaذbk ltad acgai


lbdg lhyk (0 °C)
lbdg lhyk (23 °C)
#turbidity	acsnadk
#specific-energy	acuark acjhsbk
#energy-density	neawk acuark





neawk uark acljDbj
#molar-energy	acuark acghcbk
#thermal-conductivity	acghycbk acAdadbk
#thermal-insulance	acgrahgk acAdadbk



nch
mhx
#thermal-expansion	acmgqq acAdadb
#heat-capacity	acosk acAdadbk hacHjmdhlba
#specific-heat-capacity	acAdadk acjhsbk
#molar-heat-capacity	acosk acAdadbk acghcbk


ealm acxaDam
#heat-flux	acmqwr acAdadb hacHEsasbk
#heat-transfer-coefficient	gsagc ajmrac acAdadk
#radiant-exposure	acmsdp acHEsasb
#amount-of-substance	ngbk acgaqk
ghc	ghc
sjyd||=sjyd haAq|=sjydaj|sjayd|sjydًa	sjyd||=sjyd|=sjydaj|sjayd|sjydًa	sjyd||=sjyd













vbjEmabj
#molar-concentration	acmdnbD acghcb


ضإ
ghcad

gxg/qbobcmd|gxg/qbobc|=gxg/qbobcmd|=gxg/qbobcmd	gxg/qbobc	gx/qbobc
#molality	acghcacbk

onّdb	onّdb
#catalytic-activity	acjEau acmAwbDb
namac	nam
hAqZ HjDbg
#catalytic-concentration	mdnbD acjEau acmAwbDb
#filtration-rate	gsqc acmdEbA acnlblb
#electric-current	acmbad acnGdlaFb
vglbd	vglbd
#current-noise-density	neawk phpai acmbad
#electric-charge	acEAjk acnGdlaFbk
nhchg	nhc
vglbd oask

EAjZ vhcbk
wadaqab


wdajncbj
#voltage	aczGq acnGdlaFb
whcm	whcm
#voltage-noise-density	neawk phpai aczGq
#electric-resistance	acgrahgk acnGdlaFbk
vhg	vhg
#electric-conductance	acghayck acnGdlaFbk
obgjD	o
#capacitance	acosk acnGdlaFbk
wadaq	w
#inductance	acgAaek
Gjdb	G
#magnetic-flux	acmqwr acgxjaubob
hbld	hbld
ganohbc
rul hAqk||||vrual hAqk
#magnetic-flux-density	neawk acmqwr acgxjaubob
moca	moca
xaho
#magnetic-field-strength	Eqk acgzac acgxjaubob


vhdomq
#magnetic-moment	acsDg acgxjaubob
#electric-field-strength	Eqk acgzac acnGdlaFb
#electric-dipole-moment	sDg ejaFb acrul acnGdlaFb

qblab
#resistivity	acgrahgbk acnGdlaFbk
#conductivity	acghycbk acnGdlaFbk
#apparent-power	acrqdk acظaGdbk hacgwasck

wad
#apparent-energy	acuark acظaGdbk hacgwasck
#luminous-intensity	Eqk acHpaik
Egsk;;;f	Egsk
Egsk (phi)
EgsZ qhcbk
#luminance	acjyhs

jm



ombcl
#illuminance	acaompaik
cno	cno



whm
#luminous-flux	acmqwr acphFb
chgj	chgj
EgsZ ndhbk
#luminous-exposure	acmsdp acphFb
#wavenumber	grchl acuhc



nabDd
qbhlmd
#spectral-flux-density	neawk acmqwr acubwb

zajonb
#activity	acjEau acHEsasb
lbndbc	lbndbc
nhdb
#activity-concentration	mdnbD acjEau acHEsasb
#absorbed-dose	aczdsk acggmyk
zdab	zdab
daq
#equivalent-dose	aczdsk acgnawFk
Dbwdm	Dbw
dbg
#equivalent-dose-rate	gsqc aczdsk acgnawFk
#radiation-exposure	acmsdp ccHEsas

dhjmxj
#energy-per-distance	acuark cnc goawk



nbchhau oask cnc 100 nbchgmd	n.h.o cnc 100 ng	n.h.o/100 ng
#antenna-gain	nol acGhaFb
nol jolk Hcى GhaFb gmjaAٍ
#computing-performance	acrqdk acAaohlbk
#telephone-traffic	Adnk acGamw
#film-speed	Aoaobk acwbcg
#heat-pump-efficiency	nwaik acgptam acAdadbk
#vascular-resistance	acgrahgk achsaFbk
#acoustic-impedance	acgsahrk acyhmbk acjhsbk
`,
  units: `
millimole-per-liter	gcb ghc/cmd	g.ghc/c
petabyte	lbmalabm	lbmalabm
terabyte	mbdalabm	mbdalabm	m.l
terabit	mbdalm	mbdalm	m.lm
gigabyte	xbxalabm	x.l
gigabit	xbxalm	xbxalm	x.lm
megabyte	gbxalabm	g.l
megabit	gbxalm	gbxalm	g.lm
kilobyte	nbchlabm	nbchlabm	n.l
kilobit	nbchlm	nbchlm	n.lm
millisecond	gcb eajbk;;;f	gcb e
microsecond	gbndheajbk;;;f	g.e.
nanosecond	jajh eajbk;;;f	j.e.
milliampere	gcb vglbd	g vglbd
kilocalorie	nbch osdk	n osdk	n os
kilojoule	nbch zhc	n zhc
gigahertz	xbxa GdmD	x GdmD
megahertz	gbxa GdmD	g GdmD
kilohertz	nbch GdmD	n GdmD
megapixel	gbxalnoc	g.lnoc	g.ln
kilometer	nbchgmd~||||am|ًa;;$/nbchgmd	ng
decimeter	qbobgmd	qog
centimeter	ojmbgmd;;$/ojmbgmd	og
millimeter	gcbgmd	gg
micrometer	gbndhgmd	gbndhgmd
nanometer	jajh gmd	jajh gmd
picometer	lbnhgmd	lbnhgmd
milligram	gcbxdag	gxg
microgram	gbndhxdag	gnxg
gigawatt	xbxa hau	x hau
megawatt	gbxa hau	g hau
kilowatt	nbchhau	nbchhau	n hau
milliwatt	gcb hau	gcb hau
millibar	gcb lad	g. lad
hectopascal	Gnmhlaonac	Gnmhlaonac
kilopascal	nbchlaonac	n.laonac
megapascal	gbxalaonac	g.laonac
megaliter	gbxacmd	gbxacmd
hectoliter	Gnmhcmd	Gnmhcmd
deciliter	qbobcmd	qbobcmd
centiliter	ojmbcmd	ojmbcmd
milliliter	gcbcmd	gcmd
`,
  patterns: `
joiner	 	 	 
quetta	nhbma{0}	nhbma.{0}
ronna	dhja{0}	dhja{0}
yotta	bhma{0}	b{0}
zetta	Dbma{0}	Dm{0}
exa	Hnoa{0}	H.{0}
peta	lbma{0}	lma{0}
tera	mbda{0}	m{0}
giga	xbxa{0}	x{0}
mega	gbxa{0}	gx{0}
kilo	nbch{0}	nbch{0}
hecto	Gnmh{0}	G{0}
deka	qbna{0}	qa{0}
deci	qbob{0}	q{0}
centi	ojmb{0}	o{0}
milli	gcّb{0}	g{0}
micro	gbndh{0}	gn{0}
nano	jajh{0}	j{0}
pico	lbnh{0}	l{0}
femto	wbgmh{0}	w{0}
atto	vmh{0}	v{0}
zepto	Dblmh{0}	Dbl{0}
yocto	bhnmh{0}	bn{0}
ronto	dhjmh{0}	dhjmh{0}
quecto	nhbnmh{0}	nhbnmh{0}
yobi	bhlb{0}	bhlb.{0}
zebi	Dblb{0}	Dblb.{0}
exbi	Hnolb{0}	Hnolb.{0}
pebi	lblb{0}	lblb.{0}
tebi	mblb{0}	mblb.{0}
gibi	xblb{0}	xblb.{0}
mebi	gblb{0}	gblb.{0}
kibi	nblb{0}	nblb.{0}
square	{0} gdlّs|{0} gdlّs|{0} gdlّs|{0} gdlّsaj|{0} gdlّsk|{0} gdlّsًa;{0} gdlّsk|{0} gdlّsk|{0} gdlّsk|{0} gdlّsmaj|{0} gdlّsk|{0} gdlّsk;{0} gdls	{0}²
cubic	{0} gnsّl|{0} gnsّl|{0} gnsّl|{0} gnsّlaj|{0} gnsّlk|{0} gnslًa;{0} gnsّlk|{0} gnsّlk|{0} gnsّlk|{0} gnsّlmaj|{0} gnsّlk|{0} gnsّlk;{0} gnsl	{0}³
-survey-us	{0} (goaAk vgdbnbk)
-imperial	{0} (ldbuajb)
-dry	{0} (zaw)
-sidereal	{0} (jzgb)
-gregorian	{0} (xdbxhdb)
-person	{0} (sgd)
-length	{0} (uhc)
-biblical	{0} (mhdamb)
-attic	{0} (vmbnb)
-roman	{0} (dhgajb)
-metric	{0} (gmdb)
-of-water	{0} gai
-printer	{0} (ulask)
-tex	{0} (TثX)
-us	{0} (vgdbnb)
-beer	{0} (zsk)
-liquid	{0} (oaFc)
-apothecary	{0} (ybqcb)
-australian	{0} (vomdacb)
-nato	{0} (acjamh)
-international	{0} (qhcb)
-tropical	{0} (gqadb)
per	{0} cnc {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
~Z	k|k|k|k|am|k|k
~Y	||||k||
~X	||||am||
~W	uj|uj|uj|uj|vujaj|uj|uj
~V	srk|srk|srk|srk|asr|srk|srk
~R	uad|uad|uad|uad|aubd|uad|uad
~Q	duc|duc|duc|duc|vduac|duc|duc
~P	nhl|nhl|nhl|nhl|vnhal|nhl|nhl
~O	rqg|rqg|rqg|rqg|vrqag|rqg|rqg
`,
  words: {"to":["إلى","الى","ب","في","كم"],"and":["و","زائد"],"per":["لكل","في"],"opening":["كم يساوي","كم تساوي","ما هو","حوّل","حول","تحويل","احسب","من"],"howMany":["كم"],"are":["في","يساوي","تساوي"],"one":[],"endings":["ا","ات"],"duals":{"تان":"ة","تين":"ة","ان":"","ين":""},"after":["يساوي","تساوي","؟"],"halves":{"ونصف":"1/2","وربع":"1/4"},"polite":["من فضلك","لو سمحت","شكرا","رجاء"],"scales":{"ألف":"1000","آلاف":"1000","ألفا":"1000","مليون":"1000000","ملايين":"1000000","مليار":"1000000000","تريليون":"1000000000000"},"cardinals":{"0":"صفر","1":"واحد|واحدة","2":"اثنان|اثنين|اثنتان|اثنتين","3":"ثلاثة|ثلاث","4":"أربعة|أربع","5":"خمسة|خمس","6":"ستة|ست","7":"سبعة|سبع","8":"ثمانية|ثماني|ثمان","9":"تسعة|تسع","10":"عشرة|عشر","11":"أحد عشر|إحدى عشرة|احدى عشر","12":"اثنا عشر|اثني عشر|اثنتا عشرة|اثنتي عشرة","13":"ثلاثة عشر|ثلاث عشرة","14":"أربعة عشر|أربع عشرة","15":"خمسة عشر|خمس عشرة","16":"ستة عشر|ست عشرة","17":"سبعة عشر|سبع عشرة","18":"ثمانية عشر|ثماني عشرة","19":"تسعة عشر|تسع عشرة","20":"عشرون|عشرين","30":"ثلاثون|ثلاثين","40":"أربعون|أربعين","50":"خمسون|خمسين","60":"ستون|ستين","70":"سبعون|سبعين","80":"ثمانون|ثمانين","90":"تسعون|تسعين","100":"مائة|مئة|مية","200":"مئتان|مئتين|مائتان|مائتين|مئتا|مائتا","300":"ثلاثمائة|ثلاثمئة","400":"أربعمائة|أربعمئة","500":"خمسمائة|خمسمئة","600":"ستمائة|ستمئة","700":"سبعمائة|سبعمئة","800":"ثمانمائة|ثمانمئة|ثمانيمائة|ثمانيمئة|ثمانمئه","900":"تسعمائة|تسعمئة","1000":"ألف|ألفاً|ألفًا|آلاف","2000":"ألفان|ألفين","1000000":"مليون|مليوناً|ملايين","2000000":"مليونان|مليونين","1000000000":"مليار|ملياراً|مليارات"},"numbers":{"ثلث":"1/3","نصف":"1/2","ربع":"1/4","ثلثا":"2/3","ثلثي":"2/3","ثلاثة أرباع":"3/4"},"minus":["سالب","ناقص"],"starts":["بال","ال","لل"],"aliases":{"طن متري":"tonne","ط.م":"tonne","ملعقة طعام مترية":"tablespoon-metric","ملاعق طعام مترية":"tablespoon-metric","ملعقة شاي مترية":"teaspoon-metric","ملاعق شاي مترية":"teaspoon-metric","كوب متري":"cup-metric","فدان":"feddan","أفدنة":"feddan","متر مربع":"square-meter","قدم مربع":"square-foot","بوصات":"inch","كيلو":"kilogram","سلسيوس":"celsius","مئوية":"celsius","فهرنهايت":"fahrenheit","أقدام":"foot","أرطال":"pound","رطل":"pound","أمتار مربعة":"square-meter","أقدام مربعة":"square-foot","ساعات":"hour","أيام":"day","أمتار":"meter","ميل واحد":"mile","غالون":"gallon","جالون":"gallon","مل":"milliliter","ملل":"milliliter","ميليلتر":"milliliter","ملي":"milliliter","مللي":"milliliter","كجم":"kilogram","كغ":"kilogram","كغم":"kilogram","كيلوغرامات":"kilogram","كيلو جرام":"kilogram","كيلو غرام":"kilogram","جم":"gram","غم":"gram","غ":"gram","غرامات":"gram","جرامات":"gram","ملجم":"milligram","ملغ":"milligram","ملغم":"milligram","م":"meter","سم":"centimeter","سنتي":"centimeter","سانتي":"centimeter","سنتيمترات":"centimeter","مم":"millimeter","ملم":"millimeter","مليمتر":"millimeter","كم":"kilometer","كيلومترات":"kilometer","م مربع":"square-meter","م مكعب":"cubic-meter","متر مكعب":"cubic-meter","أمتار مكعبة":"cubic-meter","ل":"liter","لترات":"liter","ليتر":"liter","ليترات":"liter","باوند":"pound","باوندات":"pound","رطل مصري":"","رطل شامي":"","ملعقة كبيرة":"tablespoon-metric","ملاعق كبيرة":"tablespoon-metric","معلقة كبيرة":"tablespoon-metric","ملعقة طعام":"tablespoon-metric","ملاعق طعام":"tablespoon-metric","ملعقة أكل":"tablespoon-metric","ملعقة صغيرة":"teaspoon-metric","ملاعق صغيرة":"teaspoon-metric","معلقة صغيرة":"teaspoon-metric","ملعقة شاي":"teaspoon-metric","ملاعق شاي":"teaspoon-metric","ملعقة":"","ملاعق":"","كوب":"cup-metric","أكواب":"cup-metric","فنجان":"","فناجين":"","ميل بحري":"nautical-mile","أميال بحرية":"nautical-mile","عقدة":"knot","عقد":"knot","سهم":"","قصبة":"","أوقية":"","أوقيات":"","صاع":"","مد":"","ذراع":"","شبر":"","فرسخ":"","قنطار":"","قناطير":"","مثقال":"","دونم":"dunam","دونمات":"dunam","أونصة":"ounce","أونصات":"ounce","اونصة":"ounce","إنش":"inch","انش":"inch","إنشات":"inch","بوصة":"inch","بوصه":"inch","قدم":"foot","ياردة":"yard","ياردات":"yard","يارده":"yard","كم/س":"kilometer-per-hour","كم/ساعة":"kilometer-per-hour","كيلومتر في الساعة":"kilometer-per-hour","كيلومتر بالساعة":"kilometer-per-hour","م/ث":"meter-per-second","سنة":"year","سنوات":"year","سنين":"year","عام":"year","أعوام":"year","شهر":"month","أشهر":"month","شهور":"month","أسبوع":"week","أسابيع":"week","دزينة":"dozen","دزينات":"dozen","درزن":"dozen","هكتار":"hectare","هكتارات":"hectare","طن":"tonne","أطنان":"tonne","درجة مئوية":"celsius","درجات مئوية":"celsius","درجة فهرنهايت":"fahrenheit","درجات فهرنهايت":"fahrenheit","يوم":"day","ساعة":"hour","ميل":"mile","أميال":"mile","متر":"meter"}},
};

export default locale;
