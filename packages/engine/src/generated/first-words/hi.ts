// Written from the units, their names and the reader: `pnpm generate`
// Some names are Unicode CLDR's, © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

/** Everyday units, each with the words that mean it; after `>`, with the words that mean it beside another unit only. */
export const words = `
meter	मीटर	मी	m
kilometer	किलोमीटर	कि॰मी॰	km
centimeter	सेंटीमीटर	सें॰मी॰	सेमी	सेंटी	सेन्टीमीटर	cm
millimeter	मिलीमीटर	मि॰मी॰	mm
micrometer	माइक्रोमीटर	μ मा॰मी॰	μm
nanometer	नैनोमीटर	नै॰मी॰
inch	इंच	इन्च	in
foot	फ़ीट	फ़ुट	फिट	फूट	ft
yard	यार्ड	yd
mile	मील	mi
nautical-mile	नॉटिकल मील	नॉ॰ मी॰	समुद्री मील	nmi
point	मुद्रण पॉइंट
pixel-css	css पिक्सेल	css pixel
kilogram	किलोग्राम	कि॰ग्रा॰	किलो	केजी	किलोग्रॅम	kg
gram	ग्राम	ग्रा॰	ग्रा	जीएम	g
milligram	मिलीग्राम	मि॰ग्रा॰	mg
microgram	माइक्रोग्राम	मा॰ग्रा॰	μg
tonne	टन	मीट्रिक टन	मी टन	ट	t
carat	कैरेट	कै॰	ct
pound	पाउंड	पौंड	पाउण्ड	lb
ounce	औंस	आउंस	oz
stone	स्टोन	st
ton	अमेरिकी टन	tn
celsius	डिग्री सेल्सियस	°से॰	सेल्सियस	डिग्री से.	सेंटिग्रेड	डिग्री सेंटिग्रेड	सेंटीग्रेड	डिग्री सेंटीग्रेड	°C
fahrenheit	डिग्री फ़ारेनहाइट	°फ़ेरन	फ़ारेनहाइट	फ़ॉरेनहाइट	डिग्री फ़ॉरेनहाइट	डिग्री फ़ॉ.	डिग्री फ़ा.	फ़ेरनहाइट	डिग्री फ़ेरनहाइट	फैरनहाइट	°F
cubic-meter	घन मीटर	घन मी॰	m³
cubic-centimeter	घन सेंटीमीटर	घन सें॰ मी॰	cm³
liter	लीटर	ली॰	लिटर	L
milliliter	मिलीलीटर	मि॰ ली॰	एमएल	mL
cubic-inch	घन इंच	in³
cubic-foot	घन फ़ीट	घ॰ फ़ी॰	घन फुट	ft³
gallon	गैलन	gal
quart	क्वार्ट	qt
pint	पाइंट	pt
cup	अमेरिकी कप	cup
fluid-ounce	फ़्लूइड आउंस	fl oz
tablespoon	अमेरिकी बड़े चम्मच	अमेरिकी बड़ा चम्मच	tbsp	अमेरिकी टेबलस्पून
teaspoon	अमेरिकी छोटे चम्मच	अमेरिकी छोटा चम्मच	tsp	अमेरिकी टी स्पून
square-meter	वर्ग मीटर	वर्ग मी॰	स्क्वायर मीटर	m²
square-kilometer	वर्ग किलोमीटर	वर्ग कि॰मी॰	km²
square-centimeter	वर्ग सेंटीमीटर	व॰ सें॰	cm²
hectare	हेक्टेयर	हे॰	हैक्टेयर	ha
square-inch	वर्ग इंच	व॰ इं॰	in²
square-foot	वर्ग फ़ीट	वर्ग फ़ुट	व॰फ़ी॰	स्क्वायर फीट	स्क्वायर फुट	ft²
square-yard	वर्ग गज	व॰ ग॰	वर्ग यार्ड	गज वर्ग	yd²
square-mile	वर्ग मील	mi²
acre	एकड़	ac
meter-per-second	मीटर प्रति सेकंड	मी॰/से॰	m/s
kilometer-per-hour	किलोमीटर प्रति घंटा	कि॰मी॰/घं॰	km/h
mile-per-hour	मील प्रति घंटा	मी॰प्र॰घं॰	mph
foot-per-second	फ़ीट प्रति सेकंड	फ़ुट प्रति सेकंड	फ़ीट/से॰	ft/s
knot	नॉट	kn
minute-per-kilometer	मिनट/किलोमीटर	मि॰/कि॰मी॰	min/km
minute-per-mile	मिनट प्रति मील	मि॰/मील	min/mi
second	सेकंड	से॰	s
millisecond	मिलीसेकंड	मि॰से॰	ms
microsecond	माइक्रोसेकंड	μs
minute	मिनट	मि॰	min
hour	घंटे	घंटा	घं॰	h
day	दिन	d
week	सप्ताह	हफ़्ते	wk
month	महीने	महीना	माह	mo
year	वर्ष	साल	बरस	yr
decade	दशकों	दशक	दश.	dec
bit	बिट	bit
byte	बाइट	B
terabyte	टेराबाइट	TB	टीबी
gigabyte	गीगाबाइट	GB	जीबी
megabyte	मेगाबाइट	MB	एमबी
kilobyte	किलोबाइट	kB	केबी
tebibyte	टेबीबाइट	TiB
gibibyte	गिबीबाइट	GiB
mebibyte	मेबीबाइट	MiB
megajoule	मेगाजूल	मे.जू॰
kilojoule	किलोजूल	कि॰जू॰
kilowatt-hour	किलोवॉट घंटे	किलोवॉट घंटा
kilocalorie	किलोकैलोरी	kcal
british-thermal-unit-it	btu-it
watt	वॉट	W	वाट
kilowatt	किलोवॉट	kW
horsepower	अश्वशक्ति	hp	हॉर्सपावर	हार्स पावर	एचपी
horsepower-metric	मीट्रिक अश्वशक्ति	PS
british-thermal-unit-it-per-hour	btu-it प्रति घंटा	BTU-IT/घं॰	BTU/h
pascal	पास्कल
megapascal	मेगापास्कल	मेपा॰
kilopascal	किलोपास्कल	किपा॰
hectopascal	हेक्टोपास्कल
pound-force-per-square-inch	पाउंड प्रति वर्ग इंच	psi
millimeter-ofhg	मर्क्यूरी मिलीमीटर	mm hg	mmHg
liter-per-100-kilometer	लीटर प्रति 100 किलोमीटर	लीटर प्रति 100 किमी	L/100 km
`;
