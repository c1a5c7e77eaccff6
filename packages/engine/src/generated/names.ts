// Written from the rows in data/quantities: `pnpm generate`
// The names of the units of each quantity in the compact format: see compact/format.ts

export const length = `
	mtr	0||kcmun
	1
	Ch	~	French	charriere	Charrière	French gauge	1|French
	ang	~		angström	ångstrom	ångström	2
	2
	"	~		international inch	0
	'	~		international foot	US foot	0|feet
	~		international yard	0
	~	thousand feet	kilofoot	1|thousand feet
	~	thousand yards	kiloyard	1|thousand yards
	~		international mile	land mile	statute mile	US mile	0
	NM	~		international nautical mile	naut mile	sea mile	0
	~		thou	1
	uin	1
	2
	2
	~		cloth nail	3
	3
	1
	2
	2
	~		English ell	3
	~		military pace	3
	3
	U	1
	fth	1
	~		perch	pole	2
	~		Gunter's chain	1
	~		Gunter's link	2
	~	engineer's chain	engineer chain	Ramsden's chain	3
	1
	~		land league	statute league	2
	~	cable length	cable's length	2|cable lengths
	~	US cable length	US cable's length	3
	~	imperial nautical mile	Admiralty mile	3
	~		marine league	sea league	2
	~		radar mile	tactical mile	2
	~	Scandinavian mile	Norwegian mile	Swedish mile	1
	ft-us	sft	~	US survey foot	survey foot	2|US survey feet
	~	US survey link	survey link	3
	~	US survey rod	survey rod	US survey perch	US survey pole	3
	~	US survey chain	survey chain	3
	~	US survey fathom	survey fathom	3
	~	US survey furlong	survey furlong	3
	mi-us	miUS	~	US survey mile	survey mile	US statute mile	2
	~	US survey league	survey league	3
	ua	1
	2||Mk
	2
	2
	2
	2
	l.y	lyr	1
	~	Earth radius	nominal Earth equatorial radius	2|Earth radii
	~	Jupiter radius	nominal Jovian equatorial radius	2|Jupiter radii
	~		nominal solar radius	sun radius	2|solar radii
	~	Planck length	2
	~	Bohr radius	atomic unit of length	bohr	~	a0	2|Bohr radii
	xu	~	copper x unit	siegbahn	x unit	~	xu(Cu Kα1)	3
	~	molybdenum x unit	~	xu(Mo Kα1)	3
	3
	~		DTP point	PostScript point	typographic point	0
	~		DTP pica	PostScript pica	1
	2
	px	~	CSS pixel	reference pixel	0
	~	printer's point	American point	pica point	printer point	3
	~	printer's pica	American pica	printer pica	3
	~	TeX point	3
	~	Didot point	didot	3
	3
	~	shaku (length)	Japanese foot	kanejaku	shaku	尺	3|shaku (length)
	~		Japanese inch	寸	3|sun
	~	bu (length)	3|bu (length)
	3|rin
	3|ken
	~	jō	Japanese jo	jo	3|jō
	~	chō (length)	3|chō (length)
	~	ri	Japanese mile	Japanese ri	3|ri
	~	kujira shaku	kujirajaku	whale shaku	3|kujira shaku
	~		Chinese foot	shichi	3|chi
	~		Chinese inch	3|cun
	3|zhang
	~		Chinese mile	3|li
	~		Hong Kong foot	3|chek
	~		Thai fathom	wah	3|wa
	~		Paris line	3
	~		French inch	Paris inch	3
	~		French foot	Paris foot	pied	pied de roi	3|pieds du roi
	3
	~		Roman foot	3|pedes
	~		Roman pace	3|passus
	~		Roman stadium	3|stadia
	~	Roman mile	mille passus	milliarium	3
	~		Attic foot	Greek foot	3|podes
	~		Greek stadion	3|stadia (Greek)
	~	biblical cubit	Hebrew cubit	3
	~	French foot (Quebec)	Quebec foot	3|French feet (Quebec)
	~	arpent (length)	arpent	linear arpent	3|arpents (length)
	~		Castilian vara	Spanish vara	vara de Burgos	3
	~		Castilian league	Spanish league	3
	~	Texas vara	3
	~		arshine	3
	3|vershki
	3|sazhens
	~		versta	3
	~	Cape foot	3|Cape feet
	~	Cape rood	3
	~		kasabah	kassabah	3
`;

export const area = `
	qm	sqm	0
	qkm	sqkm	0
	sqdm	1
	qcm	sqcm	0
	qmm	sqmm	0
	0
	1
	~		dekare	2
	3
	2
	2|darcys|m
	sqin	0
	sf	sft	sqft	~		sqfoot	0
	sqyd	~		gaj	sqyard	0
	sqmi	~		sqmile	0
	sqmil	2
	sqrd	3
	sqch	3
	~		international acre	US acre	0
	3
	~		section of land	1
	~		survey township	1
	~		building square	square of roofing	1
	~	US survey square foot	square survey foot	square US survey foot	3|US survey square feet
	~	US survey square mile	square survey mile	square US survey mile	3
	~	US survey acre	survey acre	3
	1
	MCM	~		kilocircular mil	1
	3
	~		donum	dulum	dönüm	metric dunam	1
	3|stremmata
	~		faddan	3
	~		坪	1|tsubo
	~	bu (area)	Japanese bu	3|bu (area)
	~	se	Japanese se	3|se
	~	tan	Japanese tan	3|tan
	~	chō	chobu	chōbu	3|chō
	~		tatami mat	畳	3|tatami
	~		pyong	1|pyeong
	1|ping
	~		Chinese acre	mou	mǔ	1|mu
	~		square wah	tarang wa	3|square wa
	3|ngan
	1|rai
	~		gunta	1
	1
	1
	~	small marla	Lahore marla	marla of 225 square feet	1
	~	cent of land	cent	decimal	decimal of land	dismil	land cent	satak	shatak	shotangsho	1|cents of land
	~		manai	1
	~	bigha (Bengal)	Assam bigha	Bangladesh bigha	West Bengal bigha	1|bighas (Bengal)
	~	katha (Bengal)	cottah	kottah	West Bengal katha	1|kathas (Bengal)
	~	katha (Assam)	1|kathas (Assam)
	~	bigha (Bihar)	pucca bigha	1|bighas (Bihar)
	~	katha (Bihar)	1|kathas (Bihar)
	~		pucca biswa	1
	~	bigha (Nepal)	1|bighas (Nepal)
	~	kattha (Nepal)	kattha	Nepal katha	1|katthas (Nepal)
	1
	~		ana	1
	~		Quebec arpent	square arpent	3
	~	Paris arpent	arpent de Paris	3
	~		desiatina	dessiatin	dessiatine	3
	~		Cape morgen	South African morgen	3
	~		iugerum	3|jugera
	3
	3
	3
`;

export const volume = `
	cbm	0
	1
	cdm	1
	c.c	cc	ccm	0
	cmm	1
	nm3	2
	l	lit	lt	ltr	0||dcm
	2
	3
	CID	cuin	0
	cf	cuft	0
	cuyd	cy	1
	cumi	1
	hcf	1
	kcf	MCF	mcf	1
	1
	acft	AF	1
	1
	bd ft	bdft	BF	~		foot board measure	super foot	1
	1
	1
	3
	~		gross register ton	ton register	2
	~		measurement ton	shipping ton	2
	Gal	gal (U.S.)	gal (US)	USgal	~		gal US	gallon US	liquid gallon	US liquid gallon	wine gallon	0
	~	thousand gallons	kilogallon	thousand US gallons	1|thousand gallons
	~	million gallons	million US gallons	1|million gallons
	USqt	~		liquid quart	quart US	US liquid quart	0
	p	pnt	~		liquid pint	pint US	US liquid pint	0
	c	cu	~		cup US	measuring cup	US customary cup	0
	~		gill US	1
	oz	~		fl oz	fluid ounce US	liquid ounce	ounce	oz fl	0
	dr	fldr	~	fluid dram	fl dr	fluidram	liquid dram	US dram	US fluid dram	2
	~		minim US	2
	T	tb	tblsp	Tbs	~		tablespoon US	tablespoonful	US tbsp	0
	~		teaspoon US	teaspoonful	US tsp	0
	dstspn	~		US dessert spoon	US dsp	US dstspn	1
	~	US legal cup	FDA cup	legal cup	US lc	1
	~	metric fluid ounce	food labeling fluid ounce	1
	0|dashes
	0
	~		smidge	smidgeon	1
	3
	1
	~	metric drop	gutta	medical drop	1
	1
	~		shot glass	US shot	0
	3
	bsh	~		bu US	bushel US	dry bushel	US bsh	US dry bushel	Winchester bushel	1
	~		peck US	US pk	1
	~	dry gallon	corn gallon	US dry gallon	3
	~	dry quart	US dry quart	3
	~	dry pint	US dry pint	3
	obl	~		barrel of oil	barrel oil	oil barrel	petroleum barrel	US petroleum barrel	1
	bl	~	US beer barrel	beer barrel	bl-us	1
	~		half barrel	US keg	1
	~	US liquid barrel	US barrel	wine barrel	3
	~	US dry barrel	3
	~	cranberry barrel	US cranberry barrel	3
	~		US hogshead	wine hogshead	3
	~		pipe	wine pipe	3
	~		wine tun	3
	galimp	~	imperial gallon	Canadian gallon	gal imp	~	gal Imp	0
	~	imperial quart	~	qt Imp	0
	ptimp	~	imperial pint	imp pt	~	pt Imp	0
	~	imperial cup	1
	~	imperial gill	gi imp	~	gi Imp	1
	flozimp	~	imperial fluid ounce	fl oz imp	imperial ounce	~	fl oz Imp	0
	~	imperial fluid drachm	fluid drachm	imperial fluid dram	3
	~	imperial minim	3
	~	imperial tablespoon	imp tbsp	1
	~	imperial teaspoon	imp tsp	1
	~	imperial dessert spoon	dsp Imp.	1
	~	imperial peck	imp pk	3
	~	imperial bushel	bu imp	imp bsh	3
	blimp	~	imperial barrel	beer barrel imp	bl-imp	3
	~		beer firkin	imperial firkin	3
	3
	~	imperial hogshead	beer hogshead	3
	mcup	~	metric cup	Australian cup	0
	msk	~	metric tablespoon	international tablespoon	matsked	matskedar	metric tbsp	0
	tsk	~	metric teaspoon	international teaspoon	metric tsp	tesked	teskedar	0
	~	Australian tablespoon	AU tablespoon	au tbsp	aus tbsp	tablespoon AU	0
	mpt	~	metric pint	3
	~	Japanese cup	cup Japan	1
	~	ōsaji	Japanese tablespoon	1|ōsaji
	~		Japanese teaspoon	1|kosaji
	~	kryddmått	1|kryddmått
	~		Swedish coffee cup	3|kaffekoppar
	~		Swedish glass	3|glas
	3|kannor
	~		Russian bucket	3|vedra
	~		Castilian fanega	Spanish fanega	3
	~		market sheng	3|sheng
	~		market dou	3|dou
	~	dan (volume)	market dan	3|dan (volume)
	~		quadrantal	Roman amphora	3|amphorae
	3|congii
	3|sextarii
	3|modii
	3
	3
	~	log (volume)	biblical log	3|logs (volume)
	3
	3
	3
	3
	~		bottle of wine	0
	~		demi bottle	half bottle of wine	1
	1
	~		double magnum	3
	3
	3
	3
	3
	3
	~	shō	Japanese sho	sho	升	3|shō
	3|koku
	~	to	Japanese to	3|to
	~	gō	go	gō of rice	Japanese go	合	1|gō
	~	shaku (volume)	3|shaku (volume)
	3|sai
`;

export const mass = `
	~		kilo	kilogramme	0
	gm	~		gramme	0||mu
	MT	mt	te	~		metric ton	metric tonne	0
	MMT	~		million metric tons	million tonnes	1
	qtl	~		Doppelzentner	metric quintal	1
	~		metric carat	0
	#	lbm	℔	~		avoirdupois pound	international pound	pound mass	0
	klbm	~	thousand pounds	1|thousand pounds
	oz av	ozm	~		avoirdupois ounce	ounce mass	0
	dr av	~	avoirdupois dram	dram	2
	1
	0
	~		long quarter	quarter	3
	~		cental	net hundredweight	short hundredweight	US cwt	US hundredweight	1
	cwt imp	cwt UK	UK cwt	~		gross hundredweight	hundredweight imperial	1
	short tn	US tn	~		net ton	short ton	ton US	US short ton	0
	LT	~		displacement ton	gross ton	imperial ton	UK long ton	weight ton	1
	~		geepound	1
	~	troy pound	troy lb	3
	oz tr	ozt	toz	~	troy ounce	fine ounce	troy oz	0
	pwt	1
	lb ap	~	apothecaries pound	apothecaries' pound	3|apothecaries pounds
	oz ap	℥	~	apothecaries ounce	apothecaries' ounce	3|apothecaries ounces
	dr ap	ʒ	~	apothecaries dram	apothecaries drachm	apothecaries' dram	drachm	3|apothecaries drams
	s ap	3
	~		short assay ton	ton assay	3
	~		stick	stick of butter	0
	~	US standard drink	standard drink	1
	~	unit of alcohol	alcohol unit	UK standard drink	UK unit of alcohol	1|units of alcohol
	~	Australian standard drink	1
	AMU	amu	u	~		atomic mass unit	unified atomic mass unit	2||k
	~		atomic unit of mass	electron rest mass	~	me	2|electron masses
	~	~	mp	2|proton masses
	~	~	mn	2|neutron masses
	~	Planck mass	2|Planck masses
	Msun	~		sun mass	2|solar masses
	~	Earth mass	2|Earth masses
	~	Jupiter mass	2|Jupiter masses
	~		kanme	貫	3|kan
	~		Japanese catty	Taiwan catty	3|kin
	~		monme	匁	1|momme
	3|fun
	~		Chinese catty	Chinese pound	market catty	1|jin
	~	dan (mass)	market picul	shidan	3|dan (mass)
	~		Chinese ounce	Chinese tael	market tael	3|liang
	~		Chinese mace	3|qian
	~		Hong Kong catty	kati	1
	~		Hong Kong tael	1
	~		Hong Kong picul	3
	~	troy tael	gold tael	3|troy taels
	~		Korean catty	3|geun
	1|don
	~	baht (mass)	Thai baht of gold	1|baht (mass)
	~		bhori	vori	1
	1
	1|rattis
	~		ser	3
	~		Indian maund	1
	~		German pound	metric pound	zollpfund	2|pfund
	~		centner	metric hundredweight	2|zentner
	~	Paris grain	French grain	3
	~		French pound	livre poids de marc	Paris pound	3
	~		Castilian pound	Spanish pound	3
	~		Castilian arroba	Spanish arroba	3
	~	metric arroba	Brazilian arroba	3
	~		Russian pound	3
	3
	~		Russian lot	3|lots
	~		poud	pud	3
	~	Roman pound	Roman libra	3
	~	Roman ounce	3
	~		Attic drachma	3|drachmas
	~	Attic mina	3
	~	Attic talent	3
	~		biblical shekel	3
	~	biblical mina	maneh	3
	~	biblical talent	3
`;

export const time = `
	sec	~		sec	0||mun
	0
	hr	0
	0
	w	0
	0
	mth	~		Julian month	mean month	0
	~		quarter year	0
	~		half a year	semester	0
	a	y	~		annum	Julian year	0
	0
	0
	~		kiloyear	millenium	millennia	0|millennia
	Ma	Mya	~		megaannum	million years	2
	Ga	Gya	~		aeon	billion years	eon	gigaannum	2
	0
	~	day of age	1|days of age
	~	week of age	1|weeks of age
	~	month of age	1|months of age
	~	year of age	1|years of age
	~	common year	365-day year	calendar year	year 365	1
	~	leap year	year 366	1
	~	Gregorian year	mean Gregorian year	2
	~	Gregorian month	mean Gregorian month	2
	~	tropical year	mean tropical year	solar year	2
	~	sidereal year	2
	~	synodic month	lunar month	lunation	2
	~	sidereal month	2
	~	sidereal day	2
	~	sidereal hour	2
	~	sidereal minute	3
	~	sidereal second	3
	~		Mars day	Martian day	mean Martian solar day	2
	3
	2
	2
	3
	2
	~	Planck time	2
	~		atomic time	atomic time unit	3|atomic units of time
	.beat	~	Swatch beat	internet time beat	milliday	3
`;

export const labor = `
	~		labor hour	man-hour	work hour	1
	~		labor day	man-day	work day	1
	~		man-week	work week	1
	~		man-month	1
	~		full-time equivalent	man-year	work year	1
`;

export const temperature = `
	deg K	degK	temp-K	tempK	°K	~		degree K	degree Kelvin	1
	C	c	deg C	degC	degreesC	oC	temp-C	tempC	~	degree Celsius	centigrade	deg Celsius	degree C	degree centigrade	0|degrees Celsius
	deg F	degF	degreesF	F	oF	temp-F	tempF	~	degree Fahrenheit	deg Fahrenheit	degree F	0|degrees Fahrenheit
	deg R	degR	R	Ra	temp-R	tempR	°Ra	~	degree Rankine	degree R	2|degrees Rankine
	deg Re	degRe	Ré	°Re	~	degree Réaumur	degree Reaumur	Réaumur	3|degrees Réaumur
	deg Ro	degRo	degRø	Rø	°Ro	~	degree Rømer	degree Roemer	degree Romer	Roemer	Rømer	3|degrees Rømer
	degN	~	degree Newton	newton degree	newton scale	3|degrees Newton
	deg De	degDe	°D	~	degree Delisle	3|degrees Delisle
	~	Planck temperature	3
`;

export const temperatureDifference = `
	K	~	kelvin (difference)	delta degK	delta K	kelvin	kelvin difference	1
	ΔC	ΔdegC	~	degree Celsius (difference)	celsius difference	delta C	delta centigrade	delta degC	delta degree C	delta degree Celsius	delta °C	Δ celsius	0|degrees Celsius (difference)
	ΔdegF	ΔF	~	degree Fahrenheit (difference)	delta degF	delta degree F	delta degree Fahrenheit	delta F	delta °F	fahrenheit difference	Δ fahrenheit	0|degrees Fahrenheit (difference)
	ΔdegR	ΔR	~	degree Rankine (difference)	delta degR	delta degree Rankine	delta R	delta °R	rankine difference	2|degrees Rankine (difference)
`;

export const speed = `
	mps	0
	1
	kmh	kmph	kph	~		kilometers an hour	0
	2
	kps	1
	m.p.h	~		miles an hour	0
	fps	0
	fpm	sfm	1
	fph	2
	ips	1
	ipm	1
	kt	Kts	~		international knot	nautical mile per hour	0
	~	imperial knot	Admiralty knot	3
	3
	c	~		speed of light	speed of light in vacuum	~	c0	2
	~	Mach	Mach number	speed of sound	1|Mach
	~		atomic unit of speed	2|atomic units of velocity
	2
	0
	1
	1
	0
	1
`;

export const acceleration = `
	mps2	~		meter per second per second	meter per second squared	1
	~		kilometer per hour per second	2
	fps2	~		foot per second per second	foot per second squared	1
	~		inch per second squared	2
	~		mile per hour per second	2
	2
	G	g	g0	g_0	g_n	gee	~		earth gravity	gravity	standard acceleration of free fall	standard acceleration of gravity	standard gravity	~	gn	1
	~		gal unit	2||m
`;

export const angle = `
	~		rad	1||m
	arcdeg	deg	~		angular degree	arc degree	degree of arc	0
	amin	arcmin	min	MOA	~		angular minute	arc min	minute	minute of angle	minute of arc	~	'	1
	arcsec	~		angular second	arc sec	sec	second	second of angle	second of arc	~	"	1
	marcsec	~	milliarcsecond	2
	uas	~	microarcsecond	2
	grad	1
	~		circle	cycle	full circle	full turn	rotation	turn	1
	~		quarter turn	right angle	3
	~		sign	sign of the zodiac	3
	~		hour of right ascension	2
	~		mariner point	point of the compass	3
	brad	~		binary angle	binary radian	3
	~	NATO mil	angle mil	angular mil	artillery mil	mil	2
`;

export const solidAngle = `
	~		square radian	2
	sqdeg	2
	sqarcmin	2
	sqarcsec	2
	~		sphere	3
`;

export const frequency = `
	0|hertz|GMk
	~		inverse second	reciprocal second	~	s^-1	1
	1
	2
	c/s	cps	3
	r/s	rev/s	revolution-per-second	rps	~		revolution per second	1
	r.p.m	r/min	rev/min	revolution-per-minute	RPM	rpm	~		revolution per minute	0
	0
	1
	FPS	fps	0
	~		symbol per second	1|baud|k
`;

export const angularSpeed = `
	1
	2
	dps	1
	2
	2
	rev/s	RPS	rps	1
	r.p.m	rev/min	RPM	rpm	1
	rph	3
`;

export const force = `
	1||Mk
	2
	~		sthène	3
	kp	~	kilogram-force	force kilogram	kg force	1|kilograms-force
	~	gram-force	force gram	gramme-force	pond	1|grams-force
	Mp	~	tonne-force	force tonne	megapond	metric ton-force	1|tonnes-force
	lb-f	lb_f	~	pound-force	force pound	lb force	pound of force	1|pounds-force
	~	ounce-force	force ounce	1|ounces-force
	lb ft/s2	lb ft/s^2	lb-ft/s^2	3
	kipf	klb	klbf	~		kilopound	kilopound-force	kip-force	1
	STf	tonf US	~	short ton-force	ton-force US	1|short tons-force
	tonf UK	~	long ton-force	imperial ton-force	3|long tons-force
	~	~	Eh/a0	3
`;

export const pressure = `
	0||Mkh
	b	bara	0||m
	~	standard atmosphere	physical atmosphere	1
	ata	~	technical atmosphere	1
	1|torr
	~		barad	barrie	baryd	3
	~		pièze	3
	1
	2
	lb/in2	lb/in^2	lbs/in2	lbs/in^2	p.s.i	psia	~	pound-force per square inch	pound per square inch	0|pounds-force per square inch
	kpsi	~		kilopound per square inch	1
	lb/ft2	lb/ft^2	lbs/ft2	lbs/ft^2	~	pound-force per square foot	pound per square foot	1|pounds-force per square foot
	~		kilopound per square foot	1
	oz/in2	oz/in^2	~	ounce-force per square inch	1|ounces-force per square inch
	~	short ton-force per square inch	3|short tons-force per square inch
	~	short ton-force per square foot	1|short tons-force per square foot
	tsi	~	long ton-force per square inch	3|long tons-force per square inch
	kg/cm2	kg/cm^2	ksc	~	kilogram-force per square centimeter	kilogram per square centimeter	1|kilograms-force per square centimeter
	kg/mm2	kg/mm^2	~	kilogram-force per square millimeter	1|kilograms-force per square millimeter
	~	gram-force per square centimeter	2|grams-force per square centimeter
	mmCE	mmWC	mmwg	~		millimeter of water column	~	mmH2O	1
	cmWC	~	~	cmH2O	1
	m H2O	mCE	mWC	~	~	mH2O	1
	"H2O	"WC	inAq	inWC	inWG	iwc	iwg	~		inch of water column	inch of water gauge	~	inH2O	1
	ftAq	ftWC	~	~	ftH2O	1
	~	centimeter of water (4 °C)	~	cmH2O (4 °C)	3
	~	inch of water (39.2 °F)	inch H2O 39F	inch of water (4 °C)	~	inH2O (39 °F)	3
	~	inch of water (60 °F)	inch H2O 60F	~	inH2O (60 °F)	3
	~	foot of water (39.2 °F)	foot of water (4 °C)	~	ftH2O (39 °F)	3
	umHg	~	micrometer of mercury	micron	micron of mercury	1
	~	millimeter of mercury	0
	~	centimeter of mercury	2
	"Hg	~	inch of mercury	1
	~	foot of mercury	3
	~	centimeter of mercury (0 °C)	3
	~	inch of mercury (32 °F)	inch Hg 32F	inch of mercury (0 °C)	3
	~	inch of mercury (60 °F)	inch Hg 60F	3
	dB(SPL)	dBSPL	~	decibel of sound pressure level	1
`;

export const energy = `
	0||Mk
	2
	Ws	2
	Whr	0||Mm
	kWhr	~		Board of Trade unit	unit of electricity	0
	2||GMk
	cal (th)	cal(th)	cal_th	calth	~		gram calorie	small calorie	thermochemical calorie	0||k
	Calorie	Calories	KCAL	Kcal	kCal	~	food calorie	dietary calorie	kilogram calorie	large calorie	nutritional calorie	0
	cal(IT)	calIT	~	calorie (IT)	cal IT	international calorie	steam table calorie	2||k
	cal15C	cal_15	~	calorie (15 °C)	15 degree calorie	calorie 15	calorie 15C	~	cal15	3
	cal20C	cal_20	~	calorie (20 °C)	20 degree calorie	calorie 20	calorie 20C	~	cal20	3
	~	calorie (mean)	3
	3
	~	British thermal unit (IT)	British thermal unit	BTU	BTU IT	BTUs	0
	~	British thermal unit (thermochemical)	thermochemical BTU	2
	~	British thermal unit (mean)	mean BTU	3
	~	British thermal unit (ISO)	ISO BTU	3
	Btu_39	Btu_39F	~	British thermal unit (39 °F)	BTU 39 °F	3
	Btu_59	Btu_59F	~	British thermal unit (59 °F)	BTU 59 °F	3
	Btu_60	Btu_60F	~	British thermal unit (60 °F)	BTU 60 °F	3
	~	thousand British thermal units	kilobtu	thousand BTU	1|thousand British thermal units
	~	million British thermal units	million BTU	1|million British thermal units
	~	Celsius heat unit	centigrade heat unit	pound calorie	3
	thm US	~	US therm	therm	1
	~	US dekatherm	decatherm	dekatherm	US decatherm	1
	thm EC	~	EC therm	EU therm	European therm	therm EU	1
	thm UK	~	UK therm	1
	2
	tTNT	~	ton of TNT	TNT ton	ton of TNT equivalent	ton TNT	tonne of TNT	tonne TNT	1|tons of TNT|Mk
	bboe	~		barrel oil equivalent	1
	TOE	~		ton of oil equivalent	1||Mk
	TCE	~		ton of coal equivalent	1||M
	GEG	~		gallon gasoline equivalent	gallon of gasoline equivalent	gasoline equivalent gallon	1
	ft*lb	ft·lb	ft·lbs	~	foot pound-force	foot pound	ft lb	ft lbs	lb ft	pound foot	1|foot pounds-force
	in*lb	in·lb	in·lbs	~	inch pound-force	in lb	in lbs	inch pound	1|inch pounds-force
	kpm	~	meter kilogram-force	kilogram-force-meter	kilopond meter	2|meter kilograms-force
	hph	1
	~	ton of refrigeration hour	refrigeration ton hour	ton hour	1|ton of refrigeration hours
	E_h	~		atomic unit of energy	hartree energy	~	Eh	2
	~		rydberg energy	2
	~	Planck energy	3
`;

export const power = `
	~		w	0||GMkm
	bhp	h.p	hp(I)	shp	~		brake horsepower	horsepower (British)	horsepower mechanical	hydraulic horsepower	mechanical horsepower	shaft horsepower	0|horsepower
	ch	cv	hp(M)	hpM	~	metric horsepower	cheval-vapeur	chevaux-vapeur	metric hp	Pferdestärke	Pferdestärken	0|metric horsepower
	hpE	~	electric horsepower	2|electric horsepower
	BoHP	hpS	~	boiler horsepower	3|boiler horsepower
	~	water horsepower	3|water horsepower
	~	foot pound-force per second	1|foot pounds-force per second
	~	foot pound-force per minute	1|foot pounds-force per minute
	~	kilogram-force meter per second	1|kilogram-force meters per second
	2
	1
	~	British thermal unit (IT) per second	1
	~	British thermal unit (IT) per minute	1
	btuh	~	British thermal unit (IT) per hour	0
	kBTUH	MBtu/h	MBtu/hr	MBTUH	~	thousand British thermal units per hour	1|thousand British thermal units per hour
	TOR	USRT	~	ton of refrigeration	cooling ton	refrigeration ton	ton	ton refrigeration	1|tons of refrigeration
	L_sun	Lsun	~		nominal solar luminosity	2|solar luminosities
	~	decibel watt	decibel relative to one watt	1
	dBmW	~	decibel milliwatt	decibel relative to one milliwatt	1
	dBfW	~	decibel femtowatt	2
`;

export const torque = `
	Nm	0||k
	Ncm	1
	Nmm	1
	kg*m	kgfm	kgm	kg·m	mkgf	mkp	~	kilogram-force meter	kilopond meter	meter-kilogram-force	1
	kg cm	kg*cm	kg-cm	kgcm	kgfcm	kg·cm	~	kilogram-force centimeter	kilopond centimeter	1
	g*cm	gfcm	g·cm	~	gram-force centimeter	pond centimeter	1
	2
	ft*lb	ft·lb	ft·lbs	lb*ft	lb·ft	~	pound-force foot	foot pound	foot-pound-force	ft lb	ft lbs	lb ft	pound foot	0
	in*lb	in·lb	in·lbs	lb*in	lb·in	~	pound-force inch	in lb	in lbs	inch pound	inch-pound-force	lb in	pound inch	1
	in·oz	oz*in	oz·in	~	ounce-force inch	in oz	inch ounce	inch-ounce-force	ounce inch	oz in	1
	oz*ft	oz·ft	~	ounce-force foot	ounce foot	1
	3
`;

export const momentum = `
	2
	Ns	2
	2
	~	pound-force second	2
`;

export const momentOfInertia = `
	kgm2	kgm^2	1
	lb-ft2	lb-ft^2	~		pound foot squared	2
	lb-in2	lb-in^2	~		pound inch squared	2
	oz-in2	oz-in^2	~		ounce inch squared	2
	2
`;

export const surfaceTension = `
	1||m
	2
	~	gram-force per centimeter	2|grams-force per centimeter
	lb/in	pli	~	pound-force per inch	1|pounds-force per inch
	plf	~	pound-force per foot	1|pounds-force per foot
	klf	1
`;

export const fractureToughness = `
	Pa m^0.5	Pa m^1/2	Pa*sqrt(m)	Pa*√m	Pa.m^0.5	Pa·m^0.5	Pa·m^1/2	Pa·m½	Pa√m	~		pascal root meter	~	Pa·m1⁄2	1|pascal square root meters|M
	ksi in^0.5	ksi in^1/2	ksi*sqrt(in)	ksi*√in	ksi.in^0.5	ksi·in^0.5	ksi·in^1/2	ksi√in	~		ksi root inch	1|kips per square inch square root inch
`;

export const fuelEconomy = `
	2
	l100km	lp100km	~		liter per hundred kilometers	0
	1
	l/mil	1
	1
	1
	m.p.g	~		mile per US gallon	mpg US	0
	~	mile per imperial gallon	imp mpg	~	mpg Imp	0
	kmpl	kpl	0
	1
`;

export const data = `
	b	~		binary digit	0||GMk
	Byte	byte	0||TGMk:tgmk
	1||TGMk
	~		half byte	nybble	nyble	quartet	semioctet	2
	~		dibit	doublet	3
	2
	~		natural unit of information	2
	~		ban	decimal digit of information	dit	2
	~		ternary digit	2
	2
`;

export const dataRate = `
	bps	0||GMk
	mbps	0
	gbps	0
	Bps	0||GMk
	~	DS1	T1	1
	~	DS3	T3	1
	~	E1	1
	~	E3	1
`;

export const resolution = `
	1
	ppcm	1
	ppmm	1
	0
	0
	1
	1
	~	dot per CSS pixel	device pixel ratio	1
	1
`;

export const graphics = `
	P	~		pel	picture element	0||M
	1
`;

export const typewidth = `
	~		em quad	typographic em	0
	~		en quad	0
`;

export const ratio = `
	1	ea	pcs	~		count	each	one	piece	portion	ratio	unity	whole	0
	% grade	% slope	ABV	abv	pct	~		percent grade	percent slope	0|percent
	~		millesimal fineness	part per thousand	per mil	promille	1|permille
	bp	bps	~		basis point	part per ten thousand	1|permyriad
	~	part per hundred thousand	per cent mille	2
	ppmv	ppmw	~	part per million	permillion	1
	ppbv	~	part per billion	1
	pptv	~	part per trillion	1
	~	part per quadrillion	2
	~		m/m of strain	1|strain|u
	K	Kt	~		carat	1
	~		american proof	degree proof	us proof	1|proof
	~	imperial proof	sikes proof	3|imperial proof
	~		brace	couple	0
	~		triple	0
	0
	dz	dzn	0|dozen
	bk-doz	~	baker's dozen	long dozen	0|baker's dozen
	1|score
	0|hundred
	sm-gr	~		great hundred	small gross	3
	1|gross
	gr-gr	3|great gross
	0|thousand
	3
	~		lac	0|lakh
	mio	0|million
	0|crore
	~		milliard	0|billion
	0|trillion
	3
	1
`;

export const containerCapacity = `
	~		twenty-foot container	1
	~		forty-foot container	1
`;

export const level = `
	2
	db	1
	2
	2
	~	stellar magnitude	astronomical magnitude	2
	~		exposure value step	photographic stop	1
`;

export const loudness = `
	2
	2
`;

export const musicalInterval = `
	2
	1
	~		equal-tempered tone	whole step	1
	~		half step	half tone	1
	2
	1
	3
	~		decade	2
`;

export const density = `
	1
	1||mu
	gcc	1
	1||un
	1||mu
	1||m
	pcf	1
	1
	1
	ppg	1
	~	pound per imperial gallon	1
	1
	1
	1
	~	grain per imperial gallon	Clark degree	degree Clark	English degree	1
	2
`;

export const specificWeight = `
	1||k
	~	pound-force per cubic foot	1|pounds-force per cubic foot
	Hg	~	of mercury	mercury	1|of mercury
	H2O	WC	WG	~		of head	of water column	of water gauge	water	water column	water gauge	1|of water
`;

export const linearDensity = `
	1
	1
	1|tex|d
	1|denier
	1
	lb/in	1
	1
	~	metric yarn number	metric count	metric yarn count	number metric	1
	Nec	~	English cotton yarn number	cotton count	cotton yarn count	English cotton count	number English	1
	~	worsted yarn number	worsted count	worsted yarn count	3
`;

export const areaDensity = `
	1
	gsm	~		grammage	1
	2
	kg/cm2	kg/cm^2	2
	1
	1
	opsy	osy	1
	1
	lb/ft2	lb/ft^2	lbs/ft2	lbs/ft^2	1
	lb/in2	lb/in^2	lbs/in2	lbs/in^2	2
	1
	~	short ton per acre	1
`;

export const volumeFlow = `
	cumec	1
	CMM	1
	CMH	0
	1
	lps	1
	lpm	0
	lph	0
	lpd	1
	MLD	1
	mLPM	mlpm	1
	1
	cfs	cusec	~		second-foot	1
	cfm	0
	cfh	1
	cfd	1
	gpm	gpm (US)	~		US gpm	0
	gph	1
	gpd	1
	Mgal/d	Mgal/day	~	million gallons per day	million US gallons per day	1|million gallons per day
	igpm	~	imperial gallon per minute	gpm imperial	1
	igph	~	imperial gallon per hour	1
	igpd	~	imperial gallon per day	1
	bph	1
	bopd	bpd	1
	afy	1
	~	miner's inch	3|miner's inches
	2
`;

export const massFlow = `
	1
	1
	1
	1
	tph	1
	tpd	1
	tpy	1
	pps	1
	1
	pph	1
	ppd	1
	~	short ton per hour	1
`;

export const molarFlow = `
	2
	2||k
	SCCM	smlpm	~		standard milliliter per minute	1
	sL/min	SLM	SLPM	slpm	1
	Nl/min	NLPM	nlpm	1
	Nm3/h	Nm3/hr	Nm³/hr	~	~	Nm^3/h	Nm^3/hr	1
	Sm3/h	Sm3/hr	Sm³/hr	~	~	Sm^3/h	Sm^3/hr	1
	SCFM	1
	SCFH	1
	SCFD	1
	Mscf/d	MSCFD	~	thousand standard cubic feet per day	1|thousand standard cubic feet per day
	MMscf/d	MMSCFD	~	million standard cubic feet per day	1|million standard cubic feet per day
`;

export const dynamicViscosity = `
	Pas	Pl	~		poiseuille	1||m
	1||c
	~	pound-force second per square foot	2
	~		pound-force second per square inch	3
	2
`;

export const kinematicViscosity = `
	2
	1
	1|stokes|c
	2
`;

export const fluidity = `
	~	reciprocal pascal second	2
	3
`;

export const vaporPermeance = `
	2
	~		US perm	1
	~	perm (0 °C)	2
	~	perm (23 °C)	2
`;

export const vaporPermeability = `
	2
	2
	~	perm inch (0 °C)	2
	~	perm inch (23 °C)	2
`;

export const turbidity = `
	1
	FTU	~		formazin turbidity unit	1
`;

export const specificEnergy = `
	1||Mk
	1
	0
	1
	1||k
	1
	0
	~	British thermal unit (IT) per pound	1
`;

export const energyDensity = `
	2
	2
	1
	1
	~	British thermal unit (IT) per cubic foot	1
	~		energy density of gasoline	2
`;

export const molarEnergy = `
	2||k
	2||k
	eV/atom	eV/molecule	eV/particle	~	electronvolt per entity	electronvolt per atom	electronvolt per molecule	electronvolt per particle	2
`;

export const thermalConductivity = `
	1
	~	kilocalorie per hour meter degree Celsius	2
	~	calorie per second centimeter degree Celsius	2
	~	British thermal unit (IT) per hour foot degree Fahrenheit	1
	~	British thermal unit (IT) inch per hour square foot degree Fahrenheit	1|British thermal unit (IT) inches per hour square foot degree Fahrenheit
`;

export const thermalInsulance = `
	RSI	~		metric R-value	RSI-value	1
	~	square meter degree Celsius per watt	1|square meter degrees Celsius per watt
	RUS	~	square foot hour degree Fahrenheit per British thermal unit (IT)	R-value	US R-value	1|square foot hour degrees Fahrenheit per British thermal unit (IT)
	1|clo
	1
`;

export const thermalExpansion = `
	~	reciprocal kelvin	inverse kelvin	~	K^-1	1
	~	reciprocal degree Celsius	inverse degree Celsius	~	°C^-1	1|reciprocal degrees Celsius
	~	reciprocal degree Fahrenheit	inverse degree Fahrenheit	~	°F^-1	1|reciprocal degrees Fahrenheit
	ppm/C	ppm/°C	~	part per million per kelvin	micrometer per meter kelvin	part per million per degree Celsius	1
`;

export const heatCapacity = `
	2||k
	~		clausius	2
	~	British thermal unit (IT) per degree Fahrenheit	2
`;

export const specificHeatCapacity = `
	2||k
	~	joule per gram degree Celsius	2
	~	calorie per gram degree Celsius	2
	~	British thermal unit (IT) per pound degree Fahrenheit	2
`;

export const molarHeatCapacity = `
	2
	2
	~		gas constant	ideal gas constant	universal gas constant	2
`;

export const heatFlux = `
	1||k
	2
	1
	2
	~	British thermal unit (IT) per hour square foot	1
	~	nominal total solar irradiance	solar constant	2|nominal total solar irradiances
`;

export const heatTransferCoefficient = `
	1
	~	kilocalorie per hour square meter degree Celsius	1
	~	British thermal unit (IT) per hour square foot degree Fahrenheit	US U-factor	1
`;

export const radiantExposure = `
	2
	2
	1
	2
`;

export const amountOfSubstance = `
	g-mol	gmol	~		gram-mole	gram-molecule	1||mu
	~		atom	entity	ion	molecule	particle	2
	eq	2||m
	osm	~		osmol	2||m
	lb*mol	lb-mol	lbmole	lb·mol	~		pound mol	2
	3
	3
	m³(N)	Nm3	~		cubic meter at normal conditions	~	Nm^3	m^3(N)	1
	~		liter at normal conditions	1
	scm	Sm3	~		cubic meter at standard conditions	~	Sm^3	1
	SCF	~		cubic foot at standard conditions	1
	kscf	MSCF	~	thousand standard cubic feet	1|thousand standard cubic feet
	MMSCF	~	million standard cubic feet	1|million standard cubic feet
	~		liter at standard conditions	2
	~		cubic centimeter at standard conditions	2
`;

export const molarConcentration = `
	2
	1||mu
	~	pH	acidity	1|pH
	~		molarity	1||mun
	2
	mg/dL glucose	~	milligram of glucose per deciliter	milligram per deciliter of glucose	1
`;

export const molality = `
	~		molal	molality	2||m
	~	of glucose	1|of glucose
`;

export const catalyticActivity = `
	2||un
	~		enz unit	international unit of enzyme	unit of enzyme activity	2||m
`;

export const catalyticConcentration = `
	2
	2
	1
`;

export const filtrationRate = `
	mL/min per 1.73 m²	mL/min/1.73 m2	ml/min/1.73 m2	ml/min/1.73 m²	mL/min/1.73m2	ml/min/1.73m2	mL/min/1.73m²	ml/min/1.73m²	~	milliliter per minute per 1.73 m²	~	mL/min/1.73 m^2	mL/min per 1.73 m^2	ml/min/1.73 m^2	mL/min/1.73m^2	ml/min/1.73m^2	1|milliliters per minute per 1.73 m²
	mL/s/1.73 m2	mL/s/1.73m2	ml/s/1.73m2	mL/s/1.73m²	ml/s/1.73m²	~	milliliter per second per 1.73 m²	~	mL/s/1.73 m^2	mL/s/1.73m^2	ml/s/1.73m^2	2|milliliters per second per 1.73 m²
`;

export const electricCurrent = `
	~		amp	0||m
	~		absolute ampere	emu of current	3
	3
	~		esu of current	3
	A turn	A·turn	~		amp turn	2
	Gb	3
	~		ampere-90	~	A90	3
	~	~	eEh/ħ	2
`;

export const currentNoiseDensity = `
	A/Hz^0.5	A/Hz^1/2	A/Hz½	A/rtHz	A/sqrt(Hz)	~		ampere per root hertz	~	A/Hz1⁄2	1|amperes per square root hertz|np
`;

export const electricCharge = `
	c	1||mun
	AH	ah	0||m
	As	2
	~		atomic unit of charge	electron charge	proton charge	2
	~		faraday constant	2
	~		absolute coulomb	emu of charge	3
	esu	~		electrostatic unit	esu of charge	3
	3
`;

export const voltage = `
	0||km
	~		absolute volt	emu of electric potential	3
	~		esu of electric potential	3
	~		volt-90	~	V90	3
	~	decibel relative to 1 volt	1|decibels relative to 1 volt
	~	decibel relative to 1 millivolt	1|decibels relative to 1 millivolt
	dBuV	~	decibel relative to 1 microvolt	1|decibels relative to 1 microvolt
	~		decibel relative to 0.775 volt	decibel unterminated	1|decibels unloaded
`;

export const voltageNoiseDensity = `
	V/Hz^0.5	V/Hz^1/2	V/Hz½	V/rtHz	V/sqrt(Hz)	~		volt per root hertz	~	V/Hz1⁄2	1|volts per square root hertz|un
`;

export const electricResistance = `
	Ohm	ohm	1||Mk
	~		absolute ohm	emu of resistance	3
	~		esu of resistance	3
	~	von Klitzing constant	klitzing	2
	~		ohm-90	~	Ω90	3
`;

export const electricConductance = `
	1||mu
	mho	Ω⁻¹	~		reciprocal ohm	~	Ω^-1	2||mu
	abS	~		absiemens	3
	statS	~		statsiemens	3
`;

export const capacitance = `
	1||munp
	~		emu of capacitance	3
	~		esu of capacitance	3
`;

export const inductance = `
	1||mun
	~		emu of inductance	3
	~		esu of inductance	3
`;

export const magneticFlux = `
	2||m
	~		line of induction	line of magnetic flux	2
	3
	~		flux quantum	fluxon	~	Φ0	2|magnetic flux quanta
`;

export const magneticFluxDensity = `
	1||mu
	Gs	1|gauss|m
	2
`;

export const magneticFieldStrength = `
	2||k
	2
	2||k
`;

export const magneticMoment = `
	2
	2
	emu	~		emu of magnetic moment	2
	u_B	~	Bohr magneton	2
	u_N	2
`;

export const electricFieldStrength = `
	1||k
	1
	2
	~	~	Eh/(ea0)	2
	~	decibel relative to 1 microvolt per meter	1|decibels relative to 1 microvolt per meter
`;

export const electricDipoleMoment = `
	2
	2
`;

export const resistivity = `
	1
	1||u
	1
	~		circular mil ohm per foot	1
`;

export const conductivity = `
	1
	1||mu
	%IACS	~	percent IACS	percent of the International Annealed Copper Standard	1|percent IACS
`;

export const apparentPower = `
	1||Mk
	VAR	VAr	~		reactive volt-ampere	volt-ampere reactive	1||Mk
`;

export const apparentEnergy = `
	2
	1||k
	VARh	VArh	~		volt-ampere reactive hour	1||k
`;

export const luminousIntensity = `
	~		candle	new candle	1||m
	1
	~	international candle	3
	~	Hefner candle	hefnerkerze	3
`;

export const luminance = `
	1
	1
	2
	2
	2
	3
	3
	fL	ft-L	~	foot-lambert	equivalent foot candle	1
	~		blondel	meter lambert	3
`;

export const illuminance = `
	lux	~		meter candle	1||k
	1
	1
	ft-c	ft-cd	ftc	~	foot-candle	1
	~		centimeter candle	3
`;

export const luminousFlux = `
	0
	MSCP	~		mean spherical candlepower	spherical candle	3
`;

export const luminousExposure = `
	2
	2
	~	foot-candle second	2
`;

export const wavenumber = `
	~	reciprocal meter	inverse meter	~	m^-1	1
	~	reciprocal centimeter	inverse centimeter	~	cm^-1	2
	lpi	~	reciprocal inch	inverse inch	~	in^-1	1
	2
	D	~		dioptre	1
`;

export const spectralFluxDensity = `
	2
	~		flux unit	2|janskys|m
	2
`;

export const activity = `
	~		decay per second	disintegration per second	2||GMk
	2|curies|mu
	3
	~		decay per minute	2
`;

export const activityConcentration = `
	2
	2
	2
`;

export const absorbedDose = `
	2||m
	2
`;

export const equivalentDose = `
	2||mu
	~		roentgen equivalent in man	roentgen equivalent man	2||m
`;

export const equivalentDoseRate = `
	2
	2||mu
	2||m
	2||m
`;

export const radiationExposure = `
	2
	~		rontgen	röntgen	2||mu
`;

export const energyPerDistance = `
	2
	1
	1
	0
	1
	1
	0
	~	mile per gallon gasoline equivalent	0
`;
