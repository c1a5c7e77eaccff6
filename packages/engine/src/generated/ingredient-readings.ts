// Written from data/ingredients.ts: `pnpm generate`

/** Identifier, source, and the lightest and the heaviest reading of every ingredient, where sources differ. */
export const ingredientReadings = `
all-purpose-flour	USDA_SR26	120 gram-per-cup	125 gram-per-cup
bread-flour	KING_ARTHUR	120 gram-per-cup	137 gram-per-cup
cake-flour	KING_ARTHUR	120 gram-per-cup	137 gram-per-cup
whole-wheat-flour	USDA_SR26	113 gram-per-cup	0.55 gram-per-milliliter
self-rising-flour	USDA_SR26	113 gram-per-cup	125 gram-per-cup
pastry-flour	KING_ARTHUR		
rye-flour-medium	USDA_SR26	102 gram-per-cup	0.67 gram-per-milliliter
rye-flour-dark	USDA_SR26	106 gram-per-cup	128 gram-per-cup
white-rice-flour	USDA_SR26	142 gram-per-cup	158 gram-per-cup
brown-rice-flour	USDA_SR26	128 gram-per-cup	158 gram-per-cup
corn-flour-masa	USDA_SR26	93 gram-per-cup	114 gram-per-cup
corn-flour-whole-grain	USDA_SR26	117 gram-per-cup	0.5 gram-per-milliliter
cornmeal-whole-grain	USDA_SR26	122 gram-per-cup	0.64 gram-per-milliliter
cornmeal-degermed	USDA_SR26	156 gram-per-cup	157 gram-per-cup
polenta-coarse	KING_ARTHUR		
cornstarch	USDA_SR26	112 gram-per-cup	0.67 gram-per-milliliter
tapioca-starch	KING_ARTHUR		
tapioca-pearls-dry	USDA_SR26		
potato-starch	KING_ARTHUR		
potato-flour	USDA_SR26	160 gram-per-cup	184 gram-per-cup
arrowroot-flour	USDA_SR26		
almond-flour	USDA_SR26	95 gram-per-cup	96 gram-per-cup
almond-meal	KING_ARTHUR		
coconut-flour	KING_ARTHUR		
chickpea-flour	USDA_SR26	85 gram-per-cup	92 gram-per-cup
soy-flour-full-fat	USDA_SR26	84 gram-per-cup	0.64 gram-per-milliliter
oat-flour	USDA_SR26	92 gram-per-cup	0.53 gram-per-milliliter
buckwheat-flour	USDA_SR26	120 gram-per-cup	0.66 gram-per-milliliter
spelt-flour	KING_ARTHUR		
semolina	USDA_SR26	163 gram-per-cup	0.78 gram-per-milliliter
barley-flour	USDA_SR26	85 gram-per-cup	148 gram-per-cup
sorghum-flour	KING_ARTHUR	0.54 gram-per-milliliter	138 gram-per-cup
teff-flour	KING_ARTHUR		
quinoa-flour	KING_ARTHUR		
millet-flour	USDA_SR26		
vital-wheat-gluten	KING_ARTHUR	18 gram-per-2-tablespoon	0.69 gram-per-milliliter
granulated-sugar	USDA_SR26	0.81 gram-per-milliliter	200 gram-per-cup
superfine-sugar	KING_ARTHUR		
brown-sugar-packed	USDA_SR26	213 gram-per-cup	220 gram-per-cup
dark-brown-sugar-packed	KING_ARTHUR		
brown-sugar-unpacked	USDA_SR26		
powdered-sugar-unsifted	USDA_SR26	227 gram-per-2-cup	120 gram-per-cup
powdered-sugar-sifted	USDA_SR26		
demerara-sugar	KING_ARTHUR		
turbinado-sugar	KING_ARTHUR		
coconut-sugar	KING_ARTHUR		
maple-sugar	USDA_SR26	3 gram-per-teaspoon	156 gram-per-cup
honey	USDA_SR26	21 gram-per-tablespoon	339 gram-per-cup
molasses	USDA_SR26	337 gram-per-cup	340 gram-per-cup
maple-syrup	USDA_SR26	312 gram-per-cup	315 gram-per-cup
corn-syrup-light	USDA_SR26	312 gram-per-cup	341 gram-per-cup
corn-syrup-dark	USDA_SR26	312 gram-per-cup	328 gram-per-cup
malt-syrup	USDA_SR26	332 gram-per-cup	43 gram-per-2-tablespoon
pancake-syrup	USDA_SR26	1.312 gram-per-milliliter	314 gram-per-cup
jam	USDA_SR26	1.333 gram-per-milliliter	340 gram-per-cup
butter	USDA_SR26	0.911 gram-per-milliliter	1/2 pound-per-cup
margarine	USDA_SR26	227 gram-per-cup	0.96 gram-per-milliliter
vegetable-shortening	USDA_SR26	184 gram-per-cup	205 gram-per-cup
lard	USDA_SR26	205 gram-per-cup	226 gram-per-cup
olive-oil	USDA_SR26	200 gram-per-cup	0.918 gram-per-milliliter
vegetable-oil	USDA_SR26	198 gram-per-cup	0.927 gram-per-milliliter
canola-oil	USDA_SR26	0.915 gram-per-milliliter	218 gram-per-cup
corn-oil	USDA_SR26	218 gram-per-cup	0.922 gram-per-milliliter
sunflower-oil	USDA_SR26	218 gram-per-cup	0.96 gram-per-milliliter
peanut-oil	USDA_SR26	216 gram-per-cup	0.914 gram-per-milliliter
sesame-oil	USDA_SR26		
coconut-oil	USDA_SR26	218 gram-per-cup	226 gram-per-cup
water	CIPM2001	227 gram-per-cup	0.9982 gram-per-milliliter
whole-milk	USDA_SR26	227 gram-per-cup	244 gram-per-cup
2-percent-milk	USDA_SR26	244 gram-per-cup	1.034 gram-per-milliliter
skim-milk	USDA_SR26	1.033 gram-per-milliliter	245 gram-per-cup
buttermilk	USDA_SR26	227 gram-per-cup	245 gram-per-cup
heavy-cream	USDA_SR26	227 gram-per-cup	238 gram-per-cup
light-cream	USDA_SR26	227 gram-per-cup	240 gram-per-cup
half-and-half	USDA_SR26	227 gram-per-cup	242 gram-per-cup
sour-cream	USDA_SR26	227 gram-per-cup	0.9915 gram-per-milliliter
yogurt-plain	USDA_SR26	227 gram-per-cup	245 gram-per-cup
evaporated-milk	USDA_SR26	226 gram-per-cup	1.06807 gram-per-milliliter
sweetened-condensed-milk	USDA_SR26	306 gram-per-cup	312 gram-per-cup
nonfat-dry-milk	USDA_SR26	112 gram-per-cup	0.56 gram-per-milliliter
whole-milk-powder	USDA_SR26	100 gram-per-cup	0.56 gram-per-milliliter
cream-cheese	USDA_SR26	227 gram-per-cup	232 gram-per-cup
ricotta-cheese	USDA_SR26	227 gram-per-cup	246 gram-per-cup
cottage-cheese	USDA_SR26		
cheddar-cheese-shredded	USDA_SR26		
mozzarella-shredded	USDA_SR26	112 gram-per-cup	113 gram-per-cup
parmesan-grated	USDA_SR26		
feta-crumbled	USDA_SR26	114 gram-per-cup	150 gram-per-cup
mascarpone	KING_ARTHUR		
ice-cream-vanilla	USDA_SR26	132 gram-per-cup	0.56 gram-per-milliliter
baking-powder	USDA_SR26	4 gram-per-teaspoon	4.6 gram-per-teaspoon
baking-soda	USDA_SR26	4.6 gram-per-teaspoon	6 gram-per-teaspoon
table-salt	USDA_SR26	1.217 gram-per-milliliter	292 gram-per-cup
kosher-salt-diamond-crystal	KING_ARTHUR		
kosher-salt-morton	KING_ARTHUR		
active-dry-yeast	KING_ARTHUR	28/9 gram-per-teaspoon	4 gram-per-teaspoon
cocoa-powder-unsweetened	USDA_SR26	84 gram-per-cup	86 gram-per-cup
chocolate-chips	KING_ARTHUR	168 gram-per-cup	182 gram-per-cup
chocolate-chopped	KING_ARTHUR		
vanilla-extract	USDA_SR26	4.2 gram-per-teaspoon	14 gram-per-tablespoon
espresso-powder	KING_ARTHUR		
instant-coffee	USDA_SR26	1 gram-per-teaspoon	0.25 gram-per-milliliter
gelatin-powder-unsweetened	USDA_SR26	7 gram-per-tablespoon	0.72 gram-per-milliliter
rolled-oats	USDA_SR26	0.34 gram-per-milliliter	89 gram-per-cup
steel-cut-oats	USDA_SR26	140 gram-per-cup	0.74 gram-per-milliliter
oat-bran	USDA_SR26	94 gram-per-cup	106 gram-per-cup
white-rice-long-grain-uncooked	USDA_SR26	185 gram-per-cup	198 gram-per-cup
white-rice-short-grain-uncooked	USDA_SR26		
white-rice-cooked	USDA_SR26	158 gram-per-cup	0.73 gram-per-milliliter
brown-rice-uncooked	USDA_SR26		
brown-rice-cooked	USDA_SR26	170 gram-per-cup	195 gram-per-cup
wild-rice-uncooked	USDA_SR26		
quinoa-uncooked	USDA_SR26	170 gram-per-cup	177 gram-per-cup
quinoa-cooked	USDA_SR26	184 gram-per-cup	185 gram-per-cup
couscous-dry	USDA_SR26		
bulgur-dry	USDA_SR26	140 gram-per-cup	152 gram-per-cup
pearl-barley-uncooked	USDA_SR26	0.62 gram-per-milliliter	213 gram-per-cup
millet-uncooked	USDA_SR26	0.64 gram-per-milliliter	206 gram-per-cup
buckwheat-groats	USDA_SR26	164 gram-per-cup	170 gram-per-cup
elbow-macaroni-dry	USDA_SR26	0.39 gram-per-milliliter	105 gram-per-cup
bread-crumbs-dry	USDA_SR26	0.45 gram-per-milliliter	112 gram-per-cup
panko	KING_ARTHUR		
graham-cracker-crumbs	USDA_SR26	84 gram-per-cup	99 gram-per-cup
wheat-bran	USDA_SR26	0.24 gram-per-milliliter	64 gram-per-cup
wheat-germ	USDA_SR26	112 gram-per-cup	115 gram-per-cup
crisped-rice-cereal	KING_ARTHUR	28 gram-per-cup	0.12 gram-per-milliliter
almonds-whole	USDA_SR26	0.46 gram-per-milliliter	143 gram-per-cup
almonds-sliced	USDA_SR26	86 gram-per-cup	92 gram-per-cup
almonds-slivered	USDA_SR26	108 gram-per-cup	114 gram-per-cup
walnuts-chopped	USDA_SR26	113 gram-per-cup	117 gram-per-cup
walnut-halves	USDA_SR26	100 gram-per-cup	128 gram-per-cup
pecans-chopped	USDA_SR26	109 gram-per-cup	114 gram-per-cup
pecan-halves	USDA_SR26		
cashews	USDA_SR26	113 gram-per-cup	137 gram-per-cup
hazelnuts-whole	USDA_SR26	135 gram-per-cup	142 gram-per-cup
macadamia-nuts	USDA_SR26	134 gram-per-cup	149 gram-per-cup
pistachios-shelled	USDA_SR26	120 gram-per-cup	0.646 gram-per-milliliter
pine-nuts	USDA_SR26	135 gram-per-cup	142 gram-per-cup
peanuts-shelled	USDA_SR26	142 gram-per-cup	0.69 gram-per-milliliter
peanut-butter	USDA_SR26	258 gram-per-cup	270 gram-per-cup
tahini	USDA_SR26	15 gram-per-tablespoon	256 gram-per-cup
sesame-seeds	USDA_SR26	142 gram-per-cup	144 gram-per-cup
poppy-seeds	USDA_SR26	8.8 gram-per-tablespoon	18 gram-per-2-tablespoon
flaxseed-whole	USDA_SR26	140 gram-per-cup	168 gram-per-cup
flaxseed-ground	USDA_SR26	100 gram-per-cup	7 gram-per-tablespoon
sunflower-seeds-hulled	USDA_SR26		
pumpkin-seeds-hulled	USDA_SR26		
coconut-sweetened-shredded	USDA_SR26	85 gram-per-cup	93 gram-per-cup
coconut-desiccated-unsweetened	KING_ARTHUR		
coconut-milk-canned	USDA_SR26	226 gram-per-cup	241 gram-per-cup
caraway-seeds	USDA_SR26	6.7 gram-per-tablespoon	18 gram-per-2-tablespoon
raisins-loose	USDA_SR26	145 gram-per-cup	149 gram-per-cup
raisins-packed	USDA_SR26	165 gram-per-cup	170 gram-per-cup
dried-cranberries	USDA_SR26	114 gram-per-cup	4000/33 gram-per-cup
dates-chopped	USDA_SR26	147 gram-per-cup	149 gram-per-cup
dried-apricots	USDA_SR26	128 gram-per-cup	130 gram-per-cup
blueberries-fresh	USDA_SR26	148 gram-per-cup	170 gram-per-cup
raspberries	USDA_SR26	120 gram-per-cup	123 gram-per-cup
strawberries-sliced	USDA_SR26	166 gram-per-cup	167 gram-per-cup
banana-mashed	USDA_SR26	225 gram-per-cup	227 gram-per-cup
apple-sliced	USDA_SR26	110 gram-per-cup	113 gram-per-cup
applesauce	USDA_SR26	244 gram-per-cup	255 gram-per-cup
pumpkin-puree-canned	USDA_SR26	227 gram-per-cup	245 gram-per-cup
tomato-sauce	USDA_SR26		
tomato-paste	USDA_SR26	16 gram-per-tablespoon	262 gram-per-cup
ketchup	USDA_SR26	240 gram-per-cup	17 gram-per-tablespoon
mayonnaise	USDA_SR26	0.91 gram-per-milliliter	226 gram-per-cup
soy-sauce	USDA_SR26	16 gram-per-tablespoon	1.12 gram-per-milliliter
vinegar-distilled	USDA_SR26		
cider-vinegar	USDA_SR26		
lemon-juice	USDA_SR26		
orange-juice	USDA_SR26	1.038 gram-per-milliliter	248 gram-per-cup
red-wine	USDA_SR26	0.99 gram-per-milliliter	29.5 gram-per-fluid-ounce
black-beans-dry	USDA_SR26		
chickpeas-dry	USDA_SR26		
kidney-beans-dry	USDA_SR26	0.75 gram-per-milliliter	184 gram-per-cup
lentils-dry	USDA_SR26	192 gram-per-cup	0.89 gram-per-milliliter
split-peas-dry	USDA_SR26		
onion-chopped	USDA_SR26	0.55 gram-per-milliliter	160 gram-per-cup
carrot-grated	USDA_SR26	99 gram-per-cup	0.71 gram-per-milliliter
celery-chopped	USDA_SR26	101 gram-per-cup	142 gram-per-cup
garlic-whole-cloves	USDA_SR26		
mushrooms-sliced	USDA_SR26	70 gram-per-cup	78 gram-per-cup
mashed-potatoes	USDA_SR26	210 gram-per-cup	213 gram-per-cup
spinach-raw	USDA_SR26	0.08 gram-per-milliliter	30 gram-per-cup
parsley-chopped	USDA_SR26		
egg-whole-beaten	USDA_SR26		
egg-white	USDA_SR26		
egg-yolk	USDA_SR26		
cinnamon-ground	USDA_SR26	2.6 gram-per-teaspoon	0.56 gram-per-milliliter
black-pepper-ground	USDA_SR26		
ginger-ground	USDA_SR26		
paprika	USDA_SR26		
cumin-seed-whole	USDA_SR26		
nutmeg-ground	USDA_SR26		
cloves-ground	USDA_SR26		
oregano-dried	USDA_SR26		
garlic-powder	USDA_SR26	0.32 gram-per-milliliter	3.1 gram-per-teaspoon
onion-powder	USDA_SR26	0.4 gram-per-milliliter	2.4 gram-per-teaspoon
chili-powder	USDA_SR26		
turmeric-ground	USDA_SR26		
cardamom-ground	USDA_SR26		
allspice-ground	USDA_SR26		
`;
