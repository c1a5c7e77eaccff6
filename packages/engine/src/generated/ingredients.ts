// Written from data/ingredients.ts: `pnpm generate`

/** Identifier, name, density and further names of every ingredient. */
export const ingredients = `
all-purpose-flour	all-purpose flour	125 gram-per-cup	flour	plain flour	white flour	AP flour	wheat flour
bread-flour	bread flour	120 gram-per-cup	strong flour
cake-flour	cake flour	120 gram-per-cup	soft flour
whole-wheat-flour	whole wheat flour	120 gram-per-cup	wholemeal flour
self-rising-flour	self-rising flour	125 gram-per-cup	self-raising flour
pastry-flour	pastry flour	106 gram-per-cup
rye-flour-medium	rye flour, medium	102 gram-per-cup	rye flour	medium rye flour
rye-flour-dark	rye flour, dark	128 gram-per-cup	pumpernickel flour	dark rye flour
white-rice-flour	white rice flour	158 gram-per-cup	rice flour
brown-rice-flour	brown rice flour	158 gram-per-cup
corn-flour-masa	corn flour, masa	114 gram-per-cup	masa harina
corn-flour-whole-grain	corn flour, whole-grain	117 gram-per-cup	maize flour
cornmeal-whole-grain	cornmeal, whole-grain	122 gram-per-cup	cornmeal	maize meal
cornmeal-degermed	cornmeal, degermed	157 gram-per-cup	degerminated cornmeal
polenta-coarse	polenta, coarse	163 gram-per-cup	polenta
cornstarch	cornstarch	128 gram-per-cup	cornflour	cornflour (UK)
tapioca-starch	tapioca starch	113 gram-per-cup	tapioca flour
tapioca-pearls-dry	tapioca pearls, dry	152 gram-per-cup
potato-starch	potato starch	152 gram-per-cup
potato-flour	potato flour	160 gram-per-cup
arrowroot-flour	arrowroot flour	128 gram-per-cup	arrowroot
almond-flour	almond flour	95 gram-per-cup	ground almonds
almond-meal	almond meal	84 gram-per-cup
coconut-flour	coconut flour	128 gram-per-cup
chickpea-flour	chickpea flour	92 gram-per-cup	besan	gram flour
soy-flour-full-fat	soy flour, full-fat	84 gram-per-cup	soya flour
oat-flour	oat flour	104 gram-per-cup
buckwheat-flour	buckwheat flour	120 gram-per-cup
spelt-flour	spelt flour	99 gram-per-cup
semolina	semolina	167 gram-per-cup	semolina flour
barley-flour	barley flour	148 gram-per-cup
sorghum-flour	sorghum flour	138 gram-per-cup
teff-flour	teff flour	135 gram-per-cup
quinoa-flour	quinoa flour	110 gram-per-cup
millet-flour	millet flour	119 gram-per-cup
vital-wheat-gluten	vital wheat gluten	18 gram-per-2-tablespoon	gluten flour
granulated-sugar	granulated sugar	200 gram-per-cup	sugar	white sugar
superfine-sugar	superfine sugar	190 gram-per-cup	caster sugar	castor sugar
brown-sugar-packed	brown sugar, packed	220 gram-per-cup	brown sugar	light brown sugar	packed brown sugar	firmly packed brown sugar	packed light brown sugar
dark-brown-sugar-packed	dark brown sugar, packed	213 gram-per-cup	dark brown sugar	packed dark brown sugar
brown-sugar-unpacked	brown sugar, unpacked	145 gram-per-cup	loosely packed brown sugar	unpacked brown sugar
powdered-sugar-unsifted	powdered sugar, unsifted	120 gram-per-cup	confectioners' sugar	confectioners sugar	confectioner's sugar	icing sugar	powdered sugar
powdered-sugar-sifted	powdered sugar, sifted	100 gram-per-cup	sifted icing sugar	sifted powdered sugar
demerara-sugar	demerara sugar	220 gram-per-cup
turbinado-sugar	turbinado sugar	180 gram-per-cup	raw sugar
coconut-sugar	coconut sugar	154 gram-per-cup
maple-sugar	maple sugar	3 gram-per-teaspoon
honey	honey	339 gram-per-cup
molasses	molasses	337 gram-per-cup	treacle
maple-syrup	maple syrup	315 gram-per-cup
corn-syrup-light	corn syrup, light	341 gram-per-cup	light corn syrup	glucose syrup	corn syrup
corn-syrup-dark	corn syrup, dark	328 gram-per-cup	dark corn syrup
malt-syrup	malt syrup	332 gram-per-cup	barley malt syrup
pancake-syrup	pancake syrup	314 gram-per-cup
jam	jam	20 gram-per-tablespoon	preserves	jelly
butter	butter	1/2 pound-per-cup	unsalted butter	salted butter
margarine	margarine	227 gram-per-cup
vegetable-shortening	vegetable shortening	205 gram-per-cup	shortening	Crisco
lard	lard	205 gram-per-cup
olive-oil	olive oil	216 gram-per-cup
vegetable-oil	vegetable oil	218 gram-per-cup	soybean oil	cooking oil	oil
canola-oil	canola oil	218 gram-per-cup	rapeseed oil
corn-oil	corn oil	218 gram-per-cup
sunflower-oil	sunflower oil	218 gram-per-cup
peanut-oil	peanut oil	216 gram-per-cup	groundnut oil
sesame-oil	sesame oil	218 gram-per-cup
coconut-oil	coconut oil	218 gram-per-cup
water	water	0.9982 gram-per-milliliter
whole-milk	whole milk	244 gram-per-cup	milk
2-percent-milk	2% milk	244 gram-per-cup	reduced-fat milk	semi-skimmed milk
skim-milk	skim milk	245 gram-per-cup	nonfat milk	fat-free milk
buttermilk	buttermilk	245 gram-per-cup
heavy-cream	heavy cream	238 gram-per-cup	whipping cream	heavy whipping cream	double cream
light-cream	light cream	240 gram-per-cup	single cream	coffee cream
half-and-half	half and half	242 gram-per-cup	half & half
sour-cream	sour cream	230 gram-per-cup
yogurt-plain	yogurt, plain	245 gram-per-cup	yoghurt	yogurt	plain yogurt
evaporated-milk	evaporated milk	252 gram-per-cup
sweetened-condensed-milk	sweetened condensed milk	306 gram-per-cup	condensed milk
nonfat-dry-milk	nonfat dry milk	120 gram-per-cup	powdered milk	milk powder
whole-milk-powder	whole milk powder	128 gram-per-cup	dry whole milk
cream-cheese	cream cheese	232 gram-per-cup
ricotta-cheese	ricotta cheese	246 gram-per-cup	ricotta
cottage-cheese	cottage cheese	210 gram-per-cup
cheddar-cheese-shredded	cheddar cheese, shredded	113 gram-per-cup	cheddar	cheddar cheese	grated cheddar	shredded cheddar
mozzarella-shredded	mozzarella, shredded	112 gram-per-cup	mozzarella	grated mozzarella	shredded mozzarella
parmesan-grated	parmesan, grated	100 gram-per-cup	parmesan	parmesan cheese	grated parmesan
feta-crumbled	feta, crumbled	150 gram-per-cup	feta	feta cheese
mascarpone	mascarpone	227 gram-per-cup
ice-cream-vanilla	ice cream, vanilla	132 gram-per-cup	ice cream
baking-powder	baking powder	4.6 gram-per-teaspoon
baking-soda	baking soda	4.6 gram-per-teaspoon	bicarbonate of soda	bicarb	sodium bicarbonate
table-salt	table salt	292 gram-per-cup	salt	fine salt
kosher-salt-diamond-crystal	kosher salt, Diamond Crystal	8 gram-per-tablespoon	diamond crystal kosher salt
kosher-salt-morton	kosher salt, Morton	16 gram-per-tablespoon	morton kosher salt
active-dry-yeast	active dry yeast	28/9 gram-per-teaspoon	yeast	dry yeast
cocoa-powder-unsweetened	cocoa powder, unsweetened	86 gram-per-cup	cocoa	cocoa powder	cacao powder	unsweetened cocoa
chocolate-chips	chocolate chips	170 gram-per-cup	semisweet chocolate chips
chocolate-chopped	chocolate, chopped	170 gram-per-cup
vanilla-extract	vanilla extract	4.2 gram-per-teaspoon	vanilla	vanilla essence
espresso-powder	espresso powder	7 gram-per-tablespoon	instant espresso
instant-coffee	instant coffee	1 gram-per-teaspoon	coffee powder
gelatin-powder-unsweetened	gelatin powder, unsweetened	7 gram-per-tablespoon	gelatin	gelatine	gelatin powder
rolled-oats	rolled oats	81 gram-per-cup	oats	old-fashioned oats	porridge oats	oatmeal
steel-cut-oats	steel cut oats	156 gram-per-cup	oat groats
oat-bran	oat bran	94 gram-per-cup
white-rice-long-grain-uncooked	white rice, long-grain, uncooked	185 gram-per-cup	rice	white rice	long grain rice	uncooked rice
white-rice-short-grain-uncooked	white rice, short-grain, uncooked	200 gram-per-cup	short grain rice	short-grain rice	short grain white rice	sushi rice
white-rice-cooked	white rice, cooked	158 gram-per-cup	cooked rice	boiled rice
brown-rice-uncooked	brown rice, uncooked	185 gram-per-cup	brown rice
brown-rice-cooked	brown rice, cooked	195 gram-per-cup
wild-rice-uncooked	wild rice, uncooked	160 gram-per-cup	wild rice
quinoa-uncooked	quinoa, uncooked	170 gram-per-cup	quinoa
quinoa-cooked	quinoa, cooked	185 gram-per-cup
couscous-dry	couscous, dry	173 gram-per-cup	couscous
bulgur-dry	bulgur, dry	140 gram-per-cup	bulgur	bulgur wheat
pearl-barley-uncooked	pearl barley, uncooked	200 gram-per-cup	barley
millet-uncooked	millet, uncooked	200 gram-per-cup	millet
buckwheat-groats	buckwheat groats	164 gram-per-cup	kasha
elbow-macaroni-dry	elbow macaroni, dry	105 gram-per-cup	macaroni	elbow pasta	elbow macaroni
bread-crumbs-dry	bread crumbs, dry	108 gram-per-cup	breadcrumbs
panko	panko	50 gram-per-cup	panko bread crumbs
graham-cracker-crumbs	graham cracker crumbs	84 gram-per-cup
wheat-bran	wheat bran	58 gram-per-cup	bran
wheat-germ	wheat germ	115 gram-per-cup
crisped-rice-cereal	crisped rice cereal	28 gram-per-cup	rice krispies
almonds-whole	almonds, whole	143 gram-per-cup	almonds
almonds-sliced	almonds, sliced	92 gram-per-cup	flaked almonds
almonds-slivered	almonds, slivered	108 gram-per-cup
walnuts-chopped	walnuts, chopped	117 gram-per-cup	walnuts
walnut-halves	walnut halves	100 gram-per-cup
pecans-chopped	pecans, chopped	109 gram-per-cup	pecans
pecan-halves	pecan halves	99 gram-per-cup
cashews	cashews	137 gram-per-cup	cashew nuts
hazelnuts-whole	hazelnuts, whole	135 gram-per-cup	hazelnuts	filberts
macadamia-nuts	macadamia nuts	134 gram-per-cup
pistachios-shelled	pistachios, shelled	123 gram-per-cup	pistachios
pine-nuts	pine nuts	135 gram-per-cup
peanuts-shelled	peanuts, shelled	146 gram-per-cup	peanuts
peanut-butter	peanut butter	258 gram-per-cup
tahini	tahini	15 gram-per-tablespoon	tahini paste
sesame-seeds	sesame seeds	144 gram-per-cup	sesame
poppy-seeds	poppy seeds	8.8 gram-per-tablespoon
flaxseed-whole	flaxseed, whole	168 gram-per-cup	flaxseed	linseed
flaxseed-ground	flaxseed, ground	7 gram-per-tablespoon	flax meal
sunflower-seeds-hulled	sunflower seeds, hulled	140 gram-per-cup	sunflower seeds
pumpkin-seeds-hulled	pumpkin seeds, hulled	129 gram-per-cup	pepitas
coconut-sweetened-shredded	coconut, sweetened shredded	93 gram-per-cup	shredded coconut	sweetened coconut
coconut-desiccated-unsweetened	coconut, desiccated unsweetened	85 gram-per-cup	desiccated coconut	unsweetened coconut
coconut-milk-canned	coconut milk, canned	226 gram-per-cup	coconut milk
caraway-seeds	caraway seeds	6.7 gram-per-tablespoon
raisins-loose	raisins, loose	145 gram-per-cup	raisins
raisins-packed	raisins, packed	165 gram-per-cup	packed raisins
dried-cranberries	dried cranberries	4000/33 gram-per-cup	craisins
dates-chopped	dates, chopped	147 gram-per-cup	dates
dried-apricots	dried apricots	130 gram-per-cup
blueberries-fresh	blueberries, fresh	148 gram-per-cup	blueberries
raspberries	raspberries	123 gram-per-cup
strawberries-sliced	strawberries, sliced	166 gram-per-cup	strawberries	sliced strawberries
banana-mashed	banana, mashed	225 gram-per-cup	mashed banana
apple-sliced	apple, sliced	110 gram-per-cup	apples	sliced apples
applesauce	applesauce	244 gram-per-cup
pumpkin-puree-canned	pumpkin puree, canned	245 gram-per-cup	pumpkin puree
tomato-sauce	tomato sauce	245 gram-per-cup
tomato-paste	tomato paste	262 gram-per-cup	tomato puree (UK)
ketchup	ketchup	17 gram-per-tablespoon	catsup
mayonnaise	mayonnaise	220 gram-per-cup	mayo
soy-sauce	soy sauce	16 gram-per-tablespoon
vinegar-distilled	vinegar, distilled	238 gram-per-cup	vinegar	white vinegar	distilled vinegar
cider-vinegar	cider vinegar	239 gram-per-cup	apple cider vinegar
lemon-juice	lemon juice	244 gram-per-cup
orange-juice	orange juice	248 gram-per-cup
red-wine	red wine	29.5 gram-per-fluid-ounce	wine
black-beans-dry	black beans, dry	194 gram-per-cup
chickpeas-dry	chickpeas, dry	200 gram-per-cup	garbanzo beans
kidney-beans-dry	kidney beans, dry	184 gram-per-cup
lentils-dry	lentils, dry	192 gram-per-cup	lentils
split-peas-dry	split peas, dry	197 gram-per-cup
onion-chopped	onion, chopped	160 gram-per-cup	onion	onions	chopped onion
carrot-grated	carrot, grated	110 gram-per-cup	grated carrot	grated carrots
celery-chopped	celery, chopped	101 gram-per-cup	celery
garlic-whole-cloves	garlic cloves, whole	136 gram-per-cup	garlic	garlic, whole cloves
mushrooms-sliced	mushrooms, sliced	70 gram-per-cup	mushrooms
mashed-potatoes	mashed potatoes	210 gram-per-cup
spinach-raw	spinach, raw	30 gram-per-cup	spinach
parsley-chopped	parsley, chopped	60 gram-per-cup	parsley
egg-whole-beaten	egg, whole, beaten	243 gram-per-cup	egg	eggs	beaten egg	whole egg
egg-white	egg white	243 gram-per-cup	egg whites
egg-yolk	egg yolk	243 gram-per-cup	egg yolks
cinnamon-ground	cinnamon, ground	2.6 gram-per-teaspoon	cinnamon	ground cinnamon
black-pepper-ground	black pepper, ground	2.3 gram-per-teaspoon	pepper	black pepper	ground pepper
ginger-ground	ginger, ground	1.8 gram-per-teaspoon	ground ginger
paprika	paprika	2.3 gram-per-teaspoon
cumin-seed-whole	cumin seed, whole	2.1 gram-per-teaspoon	cumin	cumin seed	cumin seeds
nutmeg-ground	nutmeg, ground	2.2 gram-per-teaspoon	nutmeg	ground nutmeg
cloves-ground	cloves, ground	2.1 gram-per-teaspoon	ground cloves
oregano-dried	oregano, dried	1 gram-per-teaspoon	oregano	dried oregano
garlic-powder	garlic powder	3.1 gram-per-teaspoon
onion-powder	onion powder	2.4 gram-per-teaspoon
chili-powder	chili powder	2.7 gram-per-teaspoon
turmeric-ground	turmeric, ground	3 gram-per-teaspoon	turmeric	ground turmeric
cardamom-ground	cardamom, ground	2 gram-per-teaspoon	cardamom	ground cardamom
allspice-ground	allspice, ground	1.9 gram-per-teaspoon	allspice	ground allspice
`;
