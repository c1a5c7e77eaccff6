// Written from the rows in data/quantities: `pnpm generate`
// The names of the units of each quantity in the compact format: see compact/read.ts

export const length = `
	mtr	
	
	Ch	~	French	charriere	Charrière	French gauge	=
	ang	~		angström	ångstrom	ångström	
	
	"	~		international inch	US inch	
	'	~		international foot	US foot	
	yrd	~		gaj	gaz	international yard	
	~	thousand feet	kilofoot	=
	~	thousand yards	kiloyard	=
	~		international mile	land mile	statute mile	US mile	
	NM	~		international nautical mile	naut mile	sea mile	
	pt caliper	pt card	pt card stock	pt cardboard	pt cardstock	pt paper	pt stock	~		caliper point	point card	point card stock	point of caliper	point paper	thou	
	uin	
	
	
	~		cloth nail	
	
	
	
	
	~		English ell	
	~		military pace	
	
	U	
	fth	
	~		perch	pole	
	~		gatha	kadam	
	~		Gunter's chain	
	~		Gunter's link	
	~	engineer's chain	engineer chain	Ramsden's chain	
	
	~		land league	statute league	
	~	cable length	cable's length	
	~	US cable length	US cable's length	
	~	imperial nautical mile	Admiralty mile	Admiralty nautical mile	
	~		marine league	sea league	
	~		radar mile	tactical mile	
	smi	~	Scandinavian mile	Norwegian mile	Swedish mile	
	ft-us	sft	~	US survey foot	survey foot	
	~	US survey link	survey link	
	~	US survey rod	survey rod	US survey perch	US survey pole	
	~	US survey chain	survey chain	
	~	US survey fathom	survey fathom	
	~	US survey furlong	survey furlong	
	mi-us	miUS	~	US survey mile	survey mile	US statute mile	
	~	US survey league	survey league	
	ua	
	pcs	
	
	
	
	
	l.y	lyr	
	~	Earth radius	nominal Earth equatorial radius	radius of the Earth	Earth radii
	~	Jupiter radius	nominal Jovian equatorial radius	Jupiter radii
	~		nominal solar radius	radius of the sun	sun radius	solar radii
	~	Planck length	
	a_0	~	Bohr radius	atomic unit of length	bohr	~	a0	Bohr radii
	l_N	~		reduced Compton wavelength	
	xu	~	copper x unit	siegbahn	x unit	x unit Cu	~	xu(Cu Kα1)	
	~	molybdenum x unit	x unit Mo	~	xu(Mo Kα1)	
	
	~		DTP point	PostScript point	typographic point	
	~		DTP pica	PostScript pica	
	
	px	~	CSS pixel	reference pixel	
	~	printer's point	American point	ATA point	pica point	printer point	
	~	printer's pica	American pica	ATA pica	printer pica	
	~	TeX point	
	~		TeX scaled point	
	~	TeX pica	
	~	TeX Didot point	TeX didot	
	~	TeX cicero	
	~	Didot point	didot	
	
	~	shaku (length)	Japanese foot	kanejaku	shaku	尺	=
	~		Japanese inch	寸	=
	~	bu (length)	=
	=
	=
	~	jō	Japanese jo	jo	=
	~	chō (length)	=
	~	ri	Japanese mile	Japanese ri	=
	~	kujira shaku	kujirajaku	whale shaku	=
	~		Chinese foot	shichi	=
	~		Chinese inch	=
	=
	~		Chinese mile	=
	~		Hong Kong foot	=
	~		Thai fathom	wah	=
	~		Paris line	
	~		French inch	Paris inch	
	~		French foot	Paris foot	pied	pied de roi	pieds du roi
	
	~		Roman foot	pedes
	~		Roman pace	=
	~		Roman stadium	stadia
	~	Roman mile	mille passus	milliarium	
	~		Attic foot	Greek foot	podes
	~		Greek stadion	stadia (Greek)
	~	biblical cubit	Hebrew cubit	
	~		tefach	tefah	
	~	royal cubit	Egyptian cubit	Egyptian royal cubit	
	~	French foot (Quebec)	Quebec foot	
	~	arpent (length)	arpent	linear arpent	
	~		Castilian vara	Spanish vara	vara de Burgos	
	~		Castilian league	Spanish league	
	~	Texas vara	
	~		arshine	
	vershki
	
	~		versta	
	~	Cape foot	
	~	Cape rood	
	~		kasabah	kassabah	
	~	~	re	classical electron radii
	
	~		distance of the Moon	distance to the Moon	
	~		Swedish aln	alnar
	~	Danish alen	Danish ell	=
	~	Viennese klafter	Austrian klafter	Wiener Klafter	=
	~		diameter of the sun	sun diameter	
`;

export const area = `
	qm	sqm	
	qkm	sqkm	
	sqdm	
	qcm	sqcm	
	qmm	sqmm	
	
	
	~		dekare	
	
	
	darcys
	sqin	
	sf	sft	sqft	~		sqfoot	
	sqyd	~		gaj	gaz	sq gaj	sq gaz	sqyard	
	sqmi	~		sqmile	
	sqmil	
	sqrd	~		perch	
	sqch	
	~		international acre	killa	US acre	
	
	~		section of land	
	~		survey township	
	~		building square	square of roofing	
	~	US survey square foot	square survey foot	square US survey foot	
	~	US survey square mile	square survey mile	square US survey mile	
	~	US survey acre	survey acre	
	
	MCM	~		kilocircular mil	
	
	~		donum	dulum	dönüm	metric dunam	
	stremmata
	~		faddan	
	~		坪	=
	~	bu (area)	Japanese bu	=
	~	se	Japanese se	=
	~	tan	Japanese tan	=
	~	chō	chobu	chōbu	=
	~		tatami mat	畳	=
	~		pyong	=
	=
	~		Chinese acre	mou	mǔ	=
	~		square wah	tarang wa	=
	=
	=
	~		gunta	
	
	
	~	small marla	Lahore marla	marla of 225 square feet	
	~		marabba	
	
	~	cent of land	cent	decimal	decimal land	decimal of land	dismil	land cent	satak	shatak	shotangsho	
	~		manai	
	~	bigha (Bengal)	Assam bigha	Bangladesh bigha	West Bengal bigha	
	~	katha (Bengal)	cottah	kottah	West Bengal katha	
	~	chatak (land)	chatak	chattak	chhatak	chittak	
	~	katha (Assam)	
	~		lecha	
	~	bigha (Bihar)	pakka bigha	pucca bigha	Rajasthan bigha	UP bigha	Uttar Pradesh bigha	
	~	katha (Bihar)	
	~	dhur (Bihar)	
	~		pucca biswa	
	~	bigha (Nepal)	Nepali bigha	
	~	kattha (Nepal)	kattha	Nepal katha	
	~	dhur (Nepal)	
	
	~		ana	anna	
	~		Quebec arpent	square arpent	
	~	Paris arpent	arpent de Paris	
	~		desiatina	dessiatin	dessiatine	
	~		Cape morgen	South African morgen	
	~		iugerum	jugera
	
	
	
	~	Thomson cross section	
	~		Swedish tunnland	=
	~		Taiwan jia	=
	~	fen (Taiwan)	=
	~	São Paulo alqueire	
	~	Minas Gerais alqueire	alqueire goiano	
	
	~	Prussian morgen	Magdeburg morgen	preussischer Morgen	preußischer Morgen	
	~	Afghan jerib	Afghan jirib	
	~	Austrian joch	Katastraljoch	Lower Austrian joch	=
`;

export const volume = `
	cbm	
	bcm	~		billion cubic meters	
	cdm	
	c.c	cc	ccm	
	cmm	
	nm3	
	l	lit	lt	ltr	
	
	
	CID	cuin	
	cf	cft	cuft	
	cuyd	cy	
	cumi	
	hcf	
	kcf	MCF	mcf	
	
	
	
	acft	AF	
	
	bd ft	bdft	BF	~		foot board measure	super foot	
	
	
	
	~		gross register ton	ton register	
	~		measurement ton	shipping ton	
	Gal	gal (U.S.)	gal (US)	USgal	~		gal US	gallon US	liquid gallon	US liquid gallon	wine gallon	
	~	thousand gallons	kilogallon	thousand US gallons	=
	~	million gallons	million US gallons	=
	USqt	~		liquid quart	quart US	US liquid quart	
	p	pnt	~		liquid pint	pint US	US liquid pint	
	c	cu	~		cup US	measuring cup	US customary cup	
	~		gill US	
	oz	~		fl oz	fluid ounce US	liquid ounce	ounce	oz fl	US ounce	
	dr	fldr	~		dram	fl dr	fluidram	liquid dram	US dram	US fluid dram	
	~		minim US	
	T	tb	tblsp	Tbs	~		tablespoon US	tablespoonful	US tbsp	
	~		teaspoon US	teaspoonful	US tsp	
	dstspn	~		US dessert spoon	US dsp	US dstspn	
	~	US legal cup	FDA cup	legal cup	US lc	
	~	metric fluid ounce	food labeling fluid ounce	
	
	
	~		smidge	smidgeon	
	
	
	~	metric drop	gutta	medical drop	
	
	~		shot glass	US shot	
	
	bsh	~		bu US	bushel US	dry bushel	US bsh	US dry bushel	Winchester bushel	
	~		peck US	US pk	
	~	dry gallon	corn gallon	US dry gallon	
	~	dry quart	US dry quart	
	~	dry pint	US dry pint	
	obl	US bbl	~		barrel of oil	barrel oil	oil barrel	petroleum barrel	US barrel	US barrel of oil	US oil barrel	US petroleum barrel	
	bl	~	US beer barrel	barrel keg	beer barrel	bl-us	
	~		full-size keg	half barrel	half barrel keg	US keg	
	~		pony keg	quarter barrel keg	
	~		sixtel	sixth barrel keg	
	~	Cornelius keg	corny keg	homebrew keg	soda keg	
	~	European keg	DIN keg	Euro keg	import keg	
	~	US liquid barrel	wine barrel	
	~	US dry barrel	
	~	cranberry barrel	US cranberry barrel	
	~		US hogshead	wine hogshead	
	~		pipe	wine pipe	
	~		wine tun	
	galimp	~	imperial gallon	Canadian gallon	gal imp	~	gal Imp	
	~	imperial quart	~	qt Imp	
	ptimp	~	imperial pint	imp pt	~	pt Imp	
	~	imperial cup	
	~	imperial gill	gi imp	~	gi Imp	
	flozimp	~	imperial fluid ounce	fl oz imp	imperial ounce	~	fl oz Imp	
	~	imperial fluid drachm	fluid drachm	
	~	imperial minim	
	~	imperial tablespoon	imp tbsp	
	~	half-ounce tablespoon	pharmacy tablespoon	traditional British tablespoon	
	~	imperial teaspoon	imp tsp	
	~	imperial dessert spoon	dsp Imp.	
	~	imperial peck	imp pk	
	~	imperial bushel	bu imp	imp bsh	
	blimp	~	imperial barrel	beer barrel imp	bl-imp	
	~		beer firkin	imperial firkin	
	
	~	imperial hogshead	beer hogshead	
	mcup	~	metric cup	Australian cup	
	msk	~	metric tablespoon	international tablespoon	matsked	matskedar	metric tbsp	
	tsk	~	metric teaspoon	international teaspoon	metric tsp	tesked	teskedar	
	~	metric dessert spoon	metric dsp	
	~	Australian tablespoon	AU tablespoon	au tbsp	aus tbsp	tablespoon AU	
	mpt	~	metric pint	
	~	Japanese cup	cup Japan	
	~	ōsaji	Japanese tablespoon	=
	~		Japanese teaspoon	=
	~	kryddmått	=
	~		Swedish coffee cup	kaffekoppar
	~		Swedish glass	=
	kannor
	~		Russian bucket	vedra
	~		Castilian fanega	Spanish fanega	
	~		market sheng	=
	~		market dou	=
	~	dan (volume)	dan	market dan	=
	~		quadrantal	Roman amphora	amphorae
	congii
	sextarii
	modii
	metretai
	~		medimnus	medimnoi
	
	
	~	log (volume)	biblical log	Hebrew log	log	
	~		cab	kav	
	
	
	
	~		cor	kor	
	~		bottle of wine	
	~		demi bottle	half bottle of wine	
	
	~		double magnum	
	
	
	
	
	
	~	shō	Japanese sho	sho	升	=
	=
	~	to	Japanese to	=
	~	gō	go	gō of rice	Japanese go	合	=
	~	shaku (volume)	shaku	=
	=
	~	imperial fluid scruple	
	~		rick	
	
	~	Malaysian gantang	gantang of Malaysia	Singapore gantang	
	~		caban	Philippine cavan	
`;

export const mass = `
	~		kilo	kilogramme	
	gm	~		gramme	
	MT	mt	te	~		metric ton	metric tonne	
	~		million metric tons	million tonnes	
	qtl	~		Doppelzentner	metric quintal	
	~		metric carat	
	#	lbm	℔	~		avoirdupois pound	international pound	pound mass	
	klbm	~	thousand pounds	kilopound	=
	oz av	ozm	~		avoirdupois ounce	ounce mass	US ounce	
	dr av	~	avoirdupois dram	dram	
	~		troy grain	
	~		imperial stone	
	~		long quarter	quarter	
	~		cental	net hundredweight	short hundredweight	US cwt	US hundredweight	
	cwt imp	cwt UK	UK cwt	~		gross hundredweight	hundredweight imperial	
	short tn	US tn	~		net ton	short ton	ton US	US short ton	
	LT	~		displacement ton	gross ton	imperial ton	UK long ton	weight ton	
	~		geepound	
	~	troy pound	troy lb	
	oz tr	ozt	toz	~	troy ounce	fine ounce	troy oz	
	pwt	
	lb ap	~	apothecaries pound	apothecaries' pound	
	oz ap	℥	~	apothecaries ounce	apothecaries' ounce	
	dr ap	ʒ	~	apothecaries dram	apothecaries drachm	apothecaries' dram	drachm	
	s ap	
	~		short assay ton	ton assay	
	~		stick	
	~	US standard drink	standard drink	
	~	unit of alcohol	alcohol unit	UK standard drink	UK unit of alcohol	
	~	Australian standard drink	
	AMU	amu	m_u	u	uma	~		atomic mass unit	unified atomic mass unit	
	m_e	~		atomic unit of mass	electron rest mass	~	me	
	m_p	~	~	mp	
	m_n	~	~	mn	
	~	Planck mass	
	Msun	~		mass of the sun	sun mass	
	Mearth	~	Earth mass	mass of the Earth	
	Mjup	~	Jupiter mass	
	~		kanme	貫	=
	~		Japanese catty	Taiwan catty	=
	~		monme	匁	=
	=
	~		Chinese catty	Chinese pound	market catty	=
	~	dan (mass)	dan	market picul	shidan	=
	~		Chinese ounce	Chinese tael	market tael	=
	~		Chinese mace	=
	~		Hong Kong catty	kati	
	~		Hong Kong tael	
	~		Hong Kong picul	
	~	troy tael	gold tael	
	~		Korean catty	=
	=
	~	baht (mass)	=
	~	baht of gold	baht weight	gold baht	Thai baht of gold	=
	~		bhori	vori	
	
	~		rati	ruttee	rattis
	~		ser	
	~		chatak	chattak	chhatak	chitak	chittak	
	~		Indian maund	
	~		German pound	metric pound	zollpfund	=
	~		centner	metric hundredweight	=
	~	Paris grain	French grain	
	~		French pound	livre poids de marc	Paris pound	
	~		Castilian pound	Spanish pound	
	~		Castilian arroba	Spanish arroba	
	~	metric arroba	Brazilian arroba	
	~		Russian pound	
	
	~		Russian lot	
	~		pud	
	~	Roman pound	Roman libra	
	~	Roman ounce	
	~		Attic drachma	drachmae	
	~		Attic obol	obolos	obolus	
	~	Attic mina	
	~	Attic talent	
	~		biblical shekel	
	~	biblical mina	maneh	
	~	biblical talent	
	~		blob	slugette	
	~	gamma (mass)	gamma	
	~		mass of the Moon	Moon mass	
	~		deadweight tonne	
	~		peiktha	=
	~	Burmese tical	kyattha	tical	
	~	Egyptian oka	Egyptian oke	
	~	Egyptian kantar	Egyptian qantar	
	~	Cypriot oka	Cypriot oke	Cyprus oka	Cyprus oke	
	~	skålpund	Swedish pound	=
`;

export const time = `
	sec	~		sec	
	
	hr	
	
	
	w	
	
	mth	~		Julian month	mean month	
	~		quarter year	
	~		half a year	semester	
	a	y	~		annum	Julian year	
	
	
	~		kiloyear	millenium	millennia	millennia
	Ma	Mya	~		megaannum	million years	
	Ga	Gya	~		aeon	billion years	eon	gigaannum	
	
	~	day of age	
	~	week of age	
	~	month of age	
	~	year of age	
	~	common year	365-day year	calendar year	year 365	
	~	leap year	year 366	
	~	Gregorian year	mean Gregorian year	
	~	Gregorian month	mean Gregorian month	
	~	tropical year	mean tropical year	solar year	
	~	sidereal year	
	~	synodic month	lunar month	lunation	
	~	sidereal month	
	~	tropical month	
	~	sidereal day	
	~	sidereal hour	
	~	sidereal minute	
	~	sidereal second	
	~		Mars day	Martian day	mean Martian solar day	
	
	
	
	
	
	~	Planck time	
	~		atomic time	atomic time unit	
	.beat	~	Swatch beat	internet time beat	milliday	
`;

export const labor = `
	~		labor hour	man-hour	work hour	
	~		labor day	man-day	work day	
	~		man-week	work week	
	~		man-month	
	~		full-time equivalent	man-year	work year	
`;

export const temperature = `
	deg K	degK	temp-K	tempK	°K	~		degree K	degree Kelvin	°Kelvin	
	C	c	C°	deg C	degC	degreesC	oC	temp-C	tempC	~	degree Celsius	centigrade	deg Celsius	degree C	degree centigrade	°Celsius	
	deg F	degF	degreesF	F	F°	oF	temp-F	tempF	~	degree Fahrenheit	deg Fahrenheit	degree F	°Fahrenheit	
	deg R	degR	R	Ra	temp-R	tempR	°Ra	~	degree Rankine	degree R	°Rankine	
	deg Re	degRe	Ré	°Re	~	degree Réaumur	degree Reaumur	Réaumur	°Réaumur	
	deg Ro	degRo	degRø	Rø	°Ro	~	degree Rømer	degree Roemer	degree Romer	Roemer	Rømer	
	degN	~	degree Newton	newton degree	newton scale	
	deg De	degDe	°D	~	degree Delisle	
	~	Planck temperature	
	~	~	Eh/k_B	
`;

export const temperatureDifference = `
	K	~	kelvin (difference)	delta degK	delta K	kelvin	kelvin difference	
	ΔC	ΔdegC	~	degree Celsius (difference)	celsius difference	delta C	delta centigrade	delta degC	delta degree C	delta degree Celsius	delta °C	Δ celsius	
	ΔdegF	ΔF	~	degree Fahrenheit (difference)	delta degF	delta degree F	delta degree Fahrenheit	delta F	delta °F	fahrenheit difference	Δ fahrenheit	
	ΔdegR	ΔR	~	degree Rankine (difference)	delta degR	delta degree Rankine	delta R	delta °R	rankine difference	
	~	degree Réaumur (difference)	delta degree Reaumur	delta degree Réaumur	
`;

export const speed = `
	mps	
	
	kmh	kmph	kph	~		kilometers an hour	
	
	kps	
	m.p.h	~		miles an hour	
	fps	
	fpm	sfm	
	fph	
	ips	
	ipm	
	kt	Kts	~		international knot	nautical mile per hour	
	~	imperial knot	Admiralty knot	
	
	c	~		speed of light	speed of light in vacuum	~	c0	
	~	Mach	Mach number	speed of sound	=
	~		atomic unit of speed	
	
	
	
	
	~		min mile	minute mile	
	
	
`;

export const acceleration = `
	mps2	~	meter per second squared	meter per second per second	
	~		kilometer per hour per second	
	fps2	~	foot per second squared	foot per second per second	
	~	inch per second squared	
	~		mile per hour per second	
	
	G	g	g0	g_0	g_n	gee	~	g-force	earth gravity	gravity	standard acceleration of free fall	standard acceleration of gravity	standard gravity	~	gn	g-forces
	~		gal unit	
`;

export const angle = `
	~		rad	
	arcdeg	deg	~		angular degree	arc degree	decimal degree	degree of arc	
	amin	arcmin	min	MOA	~		angular minute	arc min	minute	minute of angle	minute of arc	~	'	
	arcsec	asec	~		angular second	arc sec	sec	second	second of angle	second of arc	~	"	
	marcsec	~	milliarcsecond	
	uas	~	microarcsecond	
	grad	~		grad	
	~		circle	cycle	full circle	full turn	rotation	turn	
	~		quarter turn	right angle	
	~		sign	sign of the zodiac	
	~		hour of right ascension	
	~		mariner point	point of the compass	
	brad	~		binary angle	binary radian	
	~	NATO mil	angle mil	angular mil	artillery mil	mil	
`;

export const solidAngle = `
	~		square radian	
	sqdeg	
	sqarcmin	
	sqarcsec	
	~		sphere	
`;

export const frequency = `
	
	~		inverse second	reciprocal second	~	s^-1	
	
	failures/h	failures/hr	~		failure per hour	
	failures/yr	~		failure per year	
	c/s	cps	
	r/s	rev/s	revolution-per-second	rps	~		revolution per second	
	r.p.m	r/min	rev/min	revolution-per-minute	RPM	rpm	~		revolution per minute	
	
	
	FPS	fps	
	baud	~		symbol per second	=
	Sa/s	samples/s	samples/sec	SPS	sps	
	~	input or output operation per second	
	~	failure in a billion hours	failures in a billion hours
`;

export const angularSpeed = `
	
	
	dps	
	
	
	rev/s	RPS	rps	
	r.p.m	rev/min	RPM	rpm	
	rph	
`;

export const force = `
	
	
	~		sthène	
	kp	~	kilogram-force	force kilogram	kg force	
	~	gram-force	force gram	gramme-force	pond	
	Mp	~	tonne-force	force tonne	megapond	metric ton-force	
	lb-f	lb_f	~	pound-force	force pound	lb force	pound of force	
	~	ounce-force	force ounce	
	lb ft/s2	lb ft/s^2	lb-ft/s^2	
	kipf	klb	klbf	~		kilopound	kilopound-force	kip-force	
	STf	tonf US	~	short ton-force	ton-force US	
	tonf UK	~	long ton-force	imperial ton-force	
	~	~	Eh/a0	
`;

export const pressure = `
	Pa abs	Pa absolute	Pa(a)	
	b	bar abs	bar absolute	bar(a)	bara	
	~	standard atmosphere	physical atmosphere	
	ata	~	technical atmosphere	
	=
	~		barad	barrie	baryd	
	~		pièze	
	
	
	lb/in2	lb/in^2	lbs/in2	lbs/in^2	p.s.i	psi abs	psi absolute	psi(a)	psia	~	pound-force per square inch	pound per square inch	
	kpsi	~		kilopound per square inch	
	lb/ft2	lb/ft^2	lbs/ft2	lbs/ft^2	~	pound-force per square foot	pound per square foot	
	~		kilopound per square foot	
	oz/in2	oz/in^2	~	ounce-force per square inch	
	~	short ton-force per square inch	
	~	short ton-force per square foot	
	tsi	~	long ton-force per square inch	
	kg/cm2	kg/cm^2	ksc	~	kilogram-force per square centimeter	kilogram per square centimeter	
	kg/mm2	kg/mm^2	~	kilogram-force per square millimeter	
	~	gram-force per square centimeter	
	mmCE	mmWC	mmwg	~		millimeter of water column	millimeter of water gauge	~	mmH2O	
	cmWC	~		centimeter of water column	~	cmH2O	
	m H2O	mCE	mWC	~		meter of water column	~	mH2O	
	"H2O	"WC	inAq	inWC	inWG	iwc	iwg	~		inch of water column	inch of water gauge	~	inH2O	
	ftAq	ftWC	~	~	ftH2O	
	~	centimeter of water (4 °C)	~	cmH2O (4 °C)	
	~	inch of water (39.2 °F)	inch H2O 39F	inch H2O 4C	inch of water (4 °C)	~	inH2O (39 °F)	
	~	inch of water (60 °F)	inch H2O 60F	~	inH2O (60 °F)	
	~	foot of water (39.2 °F)	foot H2O 4C	foot of water (4 °C)	~	ftH2O (39 °F)	
	umHg	~	micrometer of mercury	micron	micron of mercury	
	~	millimeter of mercury	conventional millimeter of mercury	
	~	centimeter of mercury	conventional centimeter of mercury	
	"Hg	~	inch of mercury	conventional inch of mercury	
	~	foot of mercury	conventional foot of mercury	foot Hg 0C	foot Hg 32F	
	~	centimeter of mercury (0 °C)	
	~	inch of mercury (32 °F)	inch Hg 0C	inch Hg 32F	inch of mercury (0 °C)	
	~	inch of mercury (60 °F)	inch Hg 60F	
	dB(SPL)	dBSPL	~	decibel of sound pressure level	
	~	meter of mercury	meter Hg 0C	meter Hg 32F	
	~	meter of mercury (60 °F)	meter Hg 60F	
	~	foot of mercury (60 °F)	foot Hg 60F	
	~	meter of water (4 °C)	meter H2O 4C	~	mH2O (4 °C)	
	~	meter of water (60 °F)	meter H2O 60F	~	mH2O (60 °F)	
	~	foot of water (60 °F)	foot H2O 60F	~	ftH2O (60 °F)	
	~	meter of sea water	
	~	foot of sea water	
`;

export const gaugePressure = `
	Pa (gauge)	Pa g	Pa gauge	Pa(gauge)	Pag	pascals gauge
	bar (gauge)	bar g	bar(gauge)	barg	bars gauge
	p.s.i.g	psi (gauge)	psi g	psi(g)	psi(gauge)	~	pound-force per square inch gauge	pound per square inch gauge	
	kg/cm2 g	kg/cm2(g)	kg/cm2g	kg/cm² g	kg/cm²(g)	kg/cm²g	kgf/cm2 g	kgf/cm2(g)	kgf/cm2g	kgf/cm² g	kgf/cm²g	~	kilogram-force per square centimeter gauge	kilogram per square centimeter gauge	~	kgf/cm^2(g)	kg/cm^2 g	kg/cm^2(g)	kg/cm^2g	kgf/cm^2 g	kgf/cm^2g	
	inHg g	inHgg	~	inch of mercury gauge	inHg gauge	
	mmHg g	mmHgg	~	millimeter of mercury gauge	mmHg gauge	
`;

export const energy = `
	
	
	Ws	
	Whr	
	kWhr	~		Board of Trade unit	unit of electricity	
	
	cal (th)	cal(th)	cal_th	calth	~		gram calorie	small calorie	thermochemical calorie	
	Calorie	Calories	KCAL	Kcal	kCal	~	food calorie	dietary calorie	kilogram calorie	large calorie	nutritional calorie	
	cal(IT)	calIT	~	calorie (IT)	cal IT	international calorie	steam table calorie	
	cal15C	cal_15	~	calorie (15 °C)	15 degree calorie	calorie 15	calorie 15C	~	cal15	
	cal20C	cal_20	~	calorie (20 °C)	20 degree calorie	calorie 20	calorie 20C	~	cal20	
	~	calorie (mean)	
	
	frig	~		frigoria	
	~	British thermal unit (IT)	British thermal unit	BTU	BTU IT	BTUs	
	~	British thermal unit (thermochemical)	thermochemical BTU	
	~	British thermal unit (mean)	mean BTU	
	~	British thermal unit (ISO)	ISO BTU	
	Btu_39	Btu_39F	~	British thermal unit (39 °F)	BTU 39 °F	
	Btu_59	Btu_59F	~	British thermal unit (59 °F)	BTU 59 °F	
	Btu_60	Btu_60F	~	British thermal unit (60 °F)	BTU 60 °F	
	~	thousand British thermal units	kilobritish thermal unit	kilobtu	thousand BTU	=
	~	million British thermal units	megabritish thermal unit	million BTU	=
	~	Celsius heat unit	centigrade heat unit	pound calorie	
	thm US	~	US therm	therm	
	~	US dekatherm	decatherm	dekatherm	US decatherm	
	thm EC	~	EC therm	EU therm	European therm	therm EU	
	thm UK	~	UK therm	
	
	tTNT	~	ton of TNT	TNT ton	ton of TNT equivalent	ton TNT	tonne of TNT	tonne TNT	
	gTNT	~	gram of TNT	gram of TNT equivalent	gram TNT	TNT gram	
	bboe	~		barrel oil equivalent	
	TOE	~		ton of oil equivalent	
	TCE	~		ton of coal equivalent	
	GEG	~		gallon gasoline equivalent	gallon of gasoline equivalent	gasoline equivalent gallon	
	ft*lb	ft·lb	ft·lbs	~	foot pound-force	foot pound	ft lb	ft lbs	lb ft	pound foot	
	in*lb	in·lb	in·lbs	~	inch pound-force	in lb	in lbs	inch pound	
	kpm	~	meter kilogram-force	kilogram-force-meter	kilopond meter	
	hph	
	~	ton of refrigeration hour	refrigeration ton hour	ton hour	ton of refrigeration hours
	E_h	~		atomic unit of energy	hartree energy	~	Eh	
	~		rydberg energy	
	~	Planck energy	
	~		bethe	
`;

export const power = `
	~		w	
	bhp	h.p	hp(I)	shp	~		brake horsepower	horsepower (British)	horsepower mechanical	hydraulic horsepower	mechanical horsepower	shaft horsepower	=
	ch	cv	hp(M)	hpM	~	metric horsepower	cheval-vapeur	chevaux-vapeur	metric hp	Pferdestarke	Pferdestärke	Pferdestärken	=
	hpE	~	electric horsepower	=
	BoHP	hpS	~	boiler horsepower	=
	~	water horsepower	=
	~	foot pound-force per second	
	~	foot pound-force per minute	
	~	kilogram-force meter per second	
	
	
	~	British thermal unit (IT) per second	
	~	British thermal unit (IT) per minute	
	btuh	~	British thermal unit (IT) per hour	
	kBTUH	MBtu/h	MBtu/hr	MBTUH	~	thousand British thermal units per hour	=
	TOR	USRT	~	ton of refrigeration	cooling ton	refrigeration ton	ton	ton refrigeration	
	L_sun	Lsun	~		nominal solar luminosity	
	~	decibel watt	decibel relative to one watt	
	dBmW	~	decibel milliwatt	decibel relative to one milliwatt	
	dBfW	~	decibel femtowatt	
	~		conventional watt 90	watt-90	~	W90	
	dBuW	~	decibel microwatt	
	~	Japanese ton of refrigeration	Japanese refrigeration ton	
	~	cooling tower ton	ton of heat rejection	
`;

export const torque = `
	Nm	
	Ncm	
	Nmm	
	kg*m	kgfm	kgm	kg·m	mkgf	mkp	~	kilogram-force meter	kilopond meter	meter-kilogram-force	
	kg cm	kg*cm	kg-cm	kgcm	kgfcm	kg·cm	~	kilogram-force centimeter	kilopond centimeter	
	g*cm	gfcm	g·cm	~	gram-force centimeter	pond centimeter	
	
	ft*lb	ft·lb	ft·lbs	lb*ft	lb·ft	~	pound-force foot	foot pound	foot-pound-force	ft lb	ft lbs	lb ft	pound foot	
	in*lb	in·lb	in·lbs	lb*in	lb·in	~	pound-force inch	in lb	in lbs	inch pound	inch-pound-force	lb in	pound inch	
	in·oz	oz*in	oz·in	~	ounce-force inch	in oz	inch ounce	inch-ounce-force	ounce inch	oz in	
	oz*ft	oz·ft	~	ounce-force foot	ounce foot	
	
`;

export const momentum = `
	
	Ns	
	
	~	pound-force second	
`;

export const momentOfInertia = `
	kgm2	kgm^2	
	lb-ft2	lb-ft^2	~		pound foot squared	
	lb-in2	lb-in^2	~		pound inch squared	
	oz-in2	oz-in^2	~		ounce inch squared	
	
`;

export const surfaceTension = `
	
	
	~	gram-force per centimeter	
	lb/in	pli	~	pound-force per inch	
	plf	~	pound-force per foot	
	klf	
`;

export const fractureToughness = `
	~		pascal root meter	
	~		ksi root inch	
`;

export const fuelEconomy = `
	
	L/100	l/100	l100km	lp100km	~		liter per hundred kilometers	
	
	L/mil	l/mil	
	
	
	m.p.g	~		mile per US gallon	mpg US	
	~	mile per imperial gallon	imp mpg	~	mpg Imp	
	kmpl	kpl	
	
`;

export const data = `
	b	~		binary digit	
	Byte	byte	
	
	~		half byte	nybble	nyble	quartet	semioctet	
	~		dibit	doublet	
	
	~		natural unit of information	
	~		ban	decimal digit of information	dit	
	~		ternary digit	
	
	DWORD	dword	
	QWORD	qword	~	quadword	
`;

export const dataRate = `
	bps	
	mbps	
	gbps	
	Bps	
	~	DS1	T1	
	~	DS3	T3	
	~	E1	
	~	E3	
`;

export const resolution = `
	
	ppcm	
	ppmm	
	
	
	
	
	~	dot per CSS pixel	device pixel ratio	
	
`;

export const graphics = `
	P	~		pel	picture element	
	
`;

export const typewidth = `
	~		em quad	typographic em	
	~		en quad	
`;

export const ratio = `
	1	ea	pcs	~		count	decimal fraction	each	one	piece	portion	ratio	refractive index unit	unity	whole	
	% ABV	% abv	% grade	% slope	% v/v	% vol	% w/w	ABV	abv	pct	~		percent grade	percent slope	=
	~		millesimal fineness	part per thousand	per mil	promille	=
	bp	bps	~		basis point	part per ten thousand	=
	~	part per hundred thousand	per cent mille	
	ppmv	ppmw	~	part per million	permillion	
	ppbv	~	part per billion	
	pptv	~	part per trillion	
	~	part per quadrillion	
	strain	~		m/m of strain	=
	K	Kt	~		carat	
	~		american proof	degree proof	us proof	=
	~	imperial proof	sikes proof	=
	~		brace	couple	
	~		triple	
	
	dz	dzn	=
	bk-doz	~	baker's dozen	long dozen	=
	=
	=
	sm-gr	~		great hundred	small gross	
	=
	gr-gr	=
	=
	
	~		lac	=
	mio	=
	=
	~		arab	milliard	=
	=
	
	
	~	Avogadro number	
	
`;

export const containerCapacity = `
	~		twenty-foot container	
	~		forty-foot container	
`;

export const level = `
	~		ratio	
	db	
	
	
	~	stellar magnitude	astronomical magnitude	
	~		exposure value step	photographic stop	
	~	decibel relative to the carrier	
	dB FS	dBfs	~	decibel relative to full scale	
`;

export const loudness = `
	
	
`;

export const musicalInterval = `
	
	
	~		equal-tempered tone	whole step	
	~		half step	half tone	
	
	
	
	~		decade	
`;

export const density = `
	
	
	gcc	
	
	
	% (w/v)	% m/v	% w/v	%w/v	~		percent weight in volume	
	pcf	
	
	
	ppg	
	~	pound per imperial gallon	
	
	
	
	~	grain per imperial gallon	Clark degree	degree Clark	English degree	
	
`;

export const specificWeight = `
	
	~	pound-force per cubic foot	
	Hg	~	of mercury	mercury	=
	H2O	WC	WG	~		of head	of water column	of water gauge	water	water column	water gauge	=
`;

export const linearDensity = `
	
	
	=
	=
	
	lb/in	
	
	~	metric yarn number	metric count	metric yarn count	number metric	
	Nec	~	English cotton yarn number	cotton count	cotton yarn count	English cotton count	number English	
	~	worsted yarn number	worsted count	worsted yarn count	
	~		aberdeen	jute	pound per spyndle	
`;

export const areaDensity = `
	
	gsm	~		grammage	
	
	kg/cm2	kg/cm^2	
	
	
	opsy	osy	
	
	lb/ft2	lb/ft^2	lbs/ft2	lbs/ft^2	~	~	lbm/ft^2	
	lb/in2	lb/in^2	lbs/in2	lbs/in^2	~	~	lbm/in^2	
	
	~	short ton per acre	
	~	momme (silk)	momme	=
	# bond	lb bond paper	~	pound of bond paper	bond paper pound	pound bond	
	# book	# offset	# text	lb book	lb offset	~	pound of text paper	pound book paper	pound offset	pound offset paper	pound text	
	# cover	lb cardstock	lb cover stock	~	pound of cover paper	pound cover	pound cover stock	
	~	pound of bristol paper	pound bristol	
	~	pound of index paper	pound index	
	~	pound of tag paper	pound tag	
`;

export const volumeFlow = `
	cumec	
	CMM	
	CMH	
	
	LPS	lps	
	LPM	lpm	
	LPH	lph	
	LPD	lpd	
	ML/D	MLD	
	mLPM	mlpm	
	
	cfs	cusec	~		second-foot	
	cfm	
	cfh	
	cfd	
	MMcf/d	MMCFD	
	Bcf/d	
	gpm	gpm (US)	~		US gpm	
	gph	
	gpd	
	Mgal/d	Mgal/day	~	million gallons per day	million US gallons per day	=
	igpm	~	imperial gallon per minute	gpm imperial	
	igph	~	imperial gallon per hour	
	igpd	~	imperial gallon per day	
	bph	
	bopd	bpd	
	afy	
	~	miner's inch	
	
`;

export const massFlow = `
	
	
	
	
	tph	
	tpd	
	tpy	
	pps	
	
	pph	
	ppd	
	~	short ton per hour	
`;

export const molarFlow = `
	
	
	SCCM	smlpm	~		standard milliliter per minute	
	SCCS	std cc/s	
	sL/min	SLM	SLPM	slpm	
	ln/min	Nl/min	NLPM	nlpm	
	NCMH	Nm3/h	Nm3/hr	Nm³/hr	~	~	Nm^3/h	Nm^3/hr	
	SCMH	Sm3/h	Sm3/hr	Sm³/hr	~	~	Sm^3/h	Sm^3/hr	
	Sm3/s	~	~	Sm^3/s	
	MMscm/d	MMSCMD	~	million standard cubic meters per day	=
	SCFM	
	SCFH	
	SCFD	
	Mscf/d	MSCFD	~	thousand standard cubic feet per day	=
	MMscf/d	MMSCFD	~	million standard cubic feet per day	=
`;

export const dynamicViscosity = `
	Pas	Pl	~		poiseuille	
	
	~	pound-force second per square foot	
	~		pound-force second per square inch	
	
`;

export const kinematicViscosity = `
	
	
	=
	
	SSU	SUV	~	Saybolt universal second at 100 °F	Saybolt second	second Saybolt universal	Saybolt universal seconds at 100 °F
	SSF	~	Saybolt Furol second at 122 °F	second Saybolt Furol	Saybolt Furol seconds at 122 °F
	~	Redwood No. 1 second	
	°Engler	~	degree Engler	Engler	Engler degree	
`;

export const fluidity = `
	~	reciprocal pascal second	
	
`;

export const vaporPermeance = `
	
	~		US perm	
	~	perm (0 °C)	
	~	perm (23 °C)	
	~	metric perm	
`;

export const vaporPermeability = `
	
	
	~	perm inch (0 °C)	
	~	perm inch (23 °C)	
`;

export const turbidity = `
	
	FTU	~		formazin turbidity unit	
`;

export const specificEnergy = `
	
	
	
	
	
	
	
	~	British thermal unit (IT) per pound	
`;

export const energyDensity = `
	
	
	
	
	~	British thermal unit (IT) per cubic foot	
	~		energy density of gasoline	
	
`;

export const molarEnergy = `
	
	
	eV/atom	eV/molecule	eV/particle	~	electronvolt per entity	electronvolt per atom	electronvolt per molecule	electronvolt per particle	
`;

export const thermalConductivity = `
	
	~	kilocalorie per hour meter degree Celsius	
	~	calorie per second centimeter degree Celsius	
	~	British thermal unit (IT) per hour foot degree Fahrenheit	
	~	British thermal unit (IT) inch per hour square foot degree Fahrenheit	British thermal unit (IT) inches per hour square foot degree Fahrenheit
`;

export const thermalInsulance = `
	RSI	~		metric R-value	RSI-value	
	~	square meter degree Celsius per watt	
	RUS	~	square foot hour degree Fahrenheit per British thermal unit (IT)	R-value	US R-value	
	=
	
`;

export const thermalExpansion = `
	~	reciprocal kelvin	inverse kelvin	~	K^-1	
	~	reciprocal degree Celsius	inverse degree Celsius	~	°C^-1	
	~	reciprocal degree Fahrenheit	inverse degree Fahrenheit	~	°F^-1	
	ppm/C	ppm/°C	~	part per million per kelvin	micrometer per meter kelvin	part per million per degree Celsius	
`;

export const heatCapacity = `
	
	~		clausius	
	~	British thermal unit (IT) per degree Fahrenheit	
`;

export const specificHeatCapacity = `
	
	~	joule per gram degree Celsius	
	~	calorie per gram degree Celsius	
	~	British thermal unit (IT) per pound degree Fahrenheit	
`;

export const molarHeatCapacity = `
	
	~		entropy unit	
	~		gas constant	ideal gas constant	universal gas constant	
`;

export const heatFlux = `
	
	
	
	
	~	British thermal unit (IT) per hour square foot	
	~	nominal total solar irradiance	solar constant	
	=
`;

export const heatTransferCoefficient = `
	
	~	kilocalorie per hour square meter degree Celsius	
	~	British thermal unit (IT) per hour square foot degree Fahrenheit	US U-factor	
`;

export const radiantExposure = `
	
	
	~		peak sun hour	
	
`;

export const amountOfSubstance = `
	g-mol	gmol	~		gram-mole	gram-molecule	
	~		atom	cell	entity	ion	molecule	particle	
	eq	
	osm	~		osmol	
	lb*mol	lb-mol	lbmole	lb·mol	~		pound mol	
	
	
	m³(N)	Nm3	~		cubic meter at normal conditions	~	Nm^3	m^3(N)	
	~		liter at normal conditions	
	scm	Sm3	~		cubic meter at standard conditions	~	Sm^3	
	SCF	~		cubic foot at standard conditions	
	kscf	MSCF	~	thousand standard cubic feet	=
	MMSCF	~	million standard cubic feet	=
	~		liter at standard conditions	
	~		cubic centimeter at standard conditions	
	
`;

export const molarConcentration = `
	
	
	~	pH	acidity	=
	~		molarity	
	
	mg/dL glucose	~	milligram of glucose per deciliter	milligram per deciliter of glucose	
`;

export const molality = `
	~		molal	molality	
	~	of glucose	=
`;

export const catalyticActivity = `
	
	~		enz unit	international unit of enzyme	unit of enzyme activity	
`;

export const catalyticConcentration = `
	
	
	
`;

export const filtrationRate = `
	mL/min per 1.73 m²	mL/min/1.73 m2	ml/min/1.73 m2	ml/min/1.73 m²	mL/min/1.73m2	ml/min/1.73m2	mL/min/1.73m²	ml/min/1.73m²	~	milliliter per minute per 1.73 m²	~	mL/min/1.73 m^2	mL/min per 1.73 m^2	ml/min/1.73 m^2	mL/min/1.73m^2	ml/min/1.73m^2	
	mL/s/1.73 m2	mL/s/1.73m2	ml/s/1.73m2	mL/s/1.73m²	ml/s/1.73m²	~	milliliter per second per 1.73 m²	~	mL/s/1.73 m^2	mL/s/1.73m^2	ml/s/1.73m^2	
`;

export const electricCurrent = `
	~		amp	
	~		absolute ampere	emu of current	
	
	~		esu of current	
	A turn	A·turn	~		amp turn	
	Gb	
	~		ampere-90	conventional ampere 90	~	A90	
	~		international ampere	
	~	~	eEh/ħ	
	dBuA	~	decibel relative to 1 microampere	
`;

export const currentNoiseDensity = `
	~		ampere per root hertz	
`;

export const electricCharge = `
	c	
	AH	ah	~		amp hour	
	As	
	~		atomic unit of charge	electron charge	proton charge	
	~		faraday constant	
	~		absolute coulomb	emu of charge	
	esu	~		electrostatic unit	esu of charge	
	
	~		conventional coulomb 90	coulomb-90	~	C90	
`;

export const voltage = `
	
	~		absolute volt	emu of electric potential	
	~		esu of electric potential	
	~		conventional volt 90	volt-90	~	V90	
	~		international volt	
	~	decibel relative to 1 volt	
	~	decibel relative to 1 millivolt	
	dBuV	~	decibel relative to 1 microvolt	
	~		decibel relative to 0.775 volt	decibel unterminated	decibels unloaded
`;

export const voltageNoiseDensity = `
	~		volt per root hertz	
`;

export const electricResistance = `
	Ohm	ohm	
	~		absolute ohm	emu of resistance	
	~		esu of resistance	
	~	von Klitzing constant	klitzing	
	~		ohm-90	~	Ω90	
	~		international ohm	
	~		characteristic impedance of vacuum	~	Z0	
	
`;

export const electricConductance = `
	
	mho	Ω⁻¹	~		reciprocal ohm	~	Ω^-1	
	abS	~		absiemens	
	statS	~		statsiemens	
`;

export const capacitance = `
	
	~		emu of capacitance	
	~		esu of capacitance	
	~		conventional farad 90	farad-90	~	F90	
`;

export const inductance = `
	
	~		emu of inductance	
	~		esu of inductance	
	~		conventional henry 90	henry-90	~	H90	
`;

export const magneticFlux = `
	
	~		line of induction	line of magnetic flux	
	
	~		flux quantum	fluxon	~	Φ0	magnetic flux quanta
	
`;

export const magneticFluxDensity = `
	
	Gs	=
	
	
`;

export const magneticFieldStrength = `
	
	
	
`;

export const magneticMoment = `
	
	
	emu	~		emu of magnetic moment	
	mu_B	u_B	~	Bohr magneton	
	u_N	
`;

export const electricFieldStrength = `
	
	
	
	~	~	Eh/(ea0)	
	dBuV/m	~	decibel relative to 1 microvolt per meter	
`;

export const electricDipoleMoment = `
	
	
`;

export const resistivity = `
	
	
	
	~		circular mil ohm per foot	
`;

export const conductivity = `
	
	
	%IACS	~	percent IACS	percent of the International Annealed Copper Standard	=
`;

export const apparentPower = `
	
	VAR	VAr	~		reactive volt-ampere	volt-ampere reactive	
`;

export const apparentEnergy = `
	
	
	VARh	VArh	~		volt-ampere reactive hour	
`;

export const luminousIntensity = `
	~		candle	new candle	
	
	~	international candle	
	~	Hefner candle	hefnerkerze	
`;

export const luminance = `
	
	
	
	
	
	
	
	fL	ft-L	~	foot-lambert	equivalent foot candle	
	~		blondel	meter lambert	
`;

export const illuminance = `
	lux	~		meter candle	
	
	
	ft-c	ft-cd	ftc	~	foot-candle	
	~		centimeter candle	
	EV100	
`;

export const luminousFlux = `
	
	MSCP	~		mean spherical candlepower	spherical candle	
`;

export const luminousExposure = `
	
	
	~	foot-candle second	
`;

export const wavenumber = `
	~	reciprocal meter	inverse meter	~	m^-1	
	~	reciprocal centimeter	inverse centimeter	~	cm^-1	
	lpi	tpi	~	reciprocal inch	inverse inch	picks per inch	teeth per inch	thread per inch	tooth per inch	~	in^-1	
	
	D	~		dioptre	
	R_inf	~	Rydberg constant	
`;

export const spectralFluxDensity = `
	
	~		flux unit	janskys
	
`;

export const activity = `
	~		decay per second	disintegration per second	
	
	
	~		decay per minute	
`;

export const activityConcentration = `
	
	
	
`;

export const absorbedDose = `
	
	~	rad	rad (absorbed dose)	
`;

export const equivalentDose = `
	
	~		roentgen equivalent in man	roentgen equivalent man	
`;

export const equivalentDoseRate = `
	
	
	
	
`;

export const radiationExposure = `
	
	~		rontgen	röntgen	
`;

export const energyPerDistance = `
	
	
	
	
	
	
	
	~	mile per gallon gasoline equivalent	
`;

export const antennaGain = `
	~	gain over an isotropic antenna	=
	~	decibel over an isotropic antenna	decibels over an isotropic antenna
	~	decibel over a half-wave dipole	decibels over a half-wave dipole
`;

export const computingPerformance = `
	FLOP/s	flop/s	flops	~	floating-point operation per second	
`;

export const telephoneTraffic = `
	
	~	hundred call seconds per hour	=
`;

export const filmSpeed = `
	ASA	~	ISO arithmetic speed	=
	~	ISO logarithmic speed	=
`;

export const heatPumpEfficiency = `
	SCOP	
	SEER	
`;

export const vascularResistance = `
	
	~	Wood unit	hybrid reference unit	
	dyn s cm-5	dyn*s/cm5	dyn·s·cm⁻⁵	~	dyne second per centimeter to the fifth power	~	dyn·s/cm^5	dyn·s·cm^-5	
`;

export const acousticImpedance = `
	
	
`;

export const biologicalActivity = `
	iu	UI	
`;

export const colorTemperature = `
	K CCT	~	kelvin of color temperature	kelvin	
	mired	mireds	~		micro reciprocal degree	reciprocal megakelvin	~	MK^-1	
`;

export const gasColumn = `
	
	~	Dobson unit	Dobson	
`;

export const specificPower = `
	
	
	METs	~		metabolic equivalent of task	
`;

export const reducedElectricField = `
	
	
`;
