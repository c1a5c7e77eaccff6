import type { Questions } from './declared.ts';

const years = '(ans|an|années|année)';
const tax = '(TVA|taxe|taxes)';
const slopes = '(pente|inclinaison|déclivité)';

export const questions: Questions = {
  asks: {
    gasMarkOfCelsius: ['{value:celsius} (en|vers) (thermostat gaz|gas mark|thermostat britannique|marque de gaz)'],
    gasMarkOfFan: ['{value:celsius} [à] chaleur tournante (en|vers) (thermostat gaz|gas mark|thermostat britannique)'],
    thermostat: [
      "[four] [à|au] (thermostat|th|th.) {value} [four] [ça fait|c'est|ça donne|cela fait|égale|=] [combien de|combien en|combien|quelle température en|en] [degrés|celsius|°C|degrés celsius]",
    ],
    thermostatOfCelsius: [
      "[four] [à] ({value:celsius}|{value} (degrés|degres|°)) [four] [ça fait|c'est|=|correspond à] [à] (quel thermostat|en thermostat|thermostat combien|combien en thermostat|thermostat)",
      "quel thermostat (pour|à|c'est) [un four à] ({value:celsius}|{value} (degrés|degres|°))",
    ],
    fanOfCelsius: [
      "[four] ({value:celsius}|{value} (degrés|degres|°)) [en|à|au] [four|chaleur] [statique|traditionnel|traditionnelle|convection naturelle] [ça fait|c'est|combien] (en|à) [four à] chaleur tournante",
    ],
    celsiusOfFan: [
      "[four] ({value:celsius}|{value} (degrés|degres|°)) [en|à] chaleur tournante [ça fait|c'est] [combien] en [four|chaleur] (statique|traditionnel|traditionnelle|convection naturelle)",
    ],
    median: '[de|des] (médiane)',
    sum: ['(somme|total) [de|des] {values}'],
    deviation: '[de|des] (écart type)',
    simplestFraction: [
      '(simplifier|simplifie|réduire|réduis) [la fraction] {numerator}/{denominator}',
      '{numerator}/{denominator} (simplifié|simplifiée|réduit|irréductible)',
    ],
    decimalOfFraction: ['{numerator}/{denominator} (en|comme) (décimal|décimale|nombre décimal|écriture décimale)'],
    percentOfFraction: ['[note|note de|ma note|score|résultat] {numerator}/{denominator} en (%|pourcentage)'],
    decimalOfHexadecimal: ['(hexadécimal|hex|hexa) {value} en décimal', '{value} (hexadécimal|hex|hexa) en décimal'],
    hexadecimal: ['{value} [décimal] en (hexadécimal|hex|hexa)'],
    binary: ['{value} [décimal] en binaire'],
    octal: ['{value} [décimal] en octal'],
    percentOf: ['[combien fait|combien font|quel est|calculer] {x}% (de|des|du) {y}'],
    share: [
      '[quel] (pourcentage|%) (représente|est|font|représentent) {x} (de|sur|par rapport à) {y}',
      '{x} (est|représente|font) quel (pourcentage|%) de {y}',
      '{x} sur {y} en (pourcentage|%)',
      '{x} sur {y} (ça fait|ça fait combien en|combien de|quel|combien en|ça fait combien de|ça fait quel) (pourcentage|%)',
      'quel (pourcentage|%) de {y} (est|représente|font|représentent) {x}',
      'pourcentage de {x} (sur|par rapport à) {y}',
      '{x} sur {y}',
    ],
    change: [
      '(variation|évolution|augmentation|hausse|baisse|diminution|différence) [en pourcentage|en %] (de|entre) {x} (à|et) {y} [en %|en pourcentage]',
      'de {x} à {y} en (pourcentage|%)',
      "de {x} à {y} (pourcentage|%|quel pourcentage) (d'augmentation|de hausse|de baisse|de réduction|de diminution)",
      '[loyer|prix|salaire|facture|poids] (passé|passée|passe|passer|monté|monte|descendu|augmenté) de {x} à {y} [ça fait] (combien de|combien en|quel|quelle hausse en|quelle augmentation en) (pourcentage|%)',
      'de {x} à {y} (variation|évolution|augmentation|hausse|baisse|diminution) (en pourcentage|en %)',
      "[passer|passé|passe] de {x} à {y} (ça fait combien de|combien de|quelle augmentation en|quelle baisse en|ça fait quelle augmentation en|quel|combien en) (pourcentage|%) [d'augmentation|de hausse|de baisse|en plus|en moins]",
    ],
    simplestRatio: ['(rapport|ratio) [de|entre] {a} (à|et|sur|:) {b}'],
    whole: [
      '{value} (est|représente) {percent}% de (quoi|combien|quel nombre)',
      'si {percent}% (font|fait|est|représente) {value} combien (font|fait|est) 100%',
    ],
    priceBefore: [
      "(prix d'origine|prix initial) [de] {value} (après|avec) {percent}% [de] (remise|réduction|baisse)",
      "{value} après {percent}% [de] (remise|réduction|baisse) (prix d'origine|prix initial)",
    ],
    significantFigures: [
      '[arrondir|arrondis] {value} (à|avec) {figures} (chiffres significatifs|chiffre significatif)',
    ],
    savings: [
      "[placer|investir|épargner|placement de] {principal} à {ratePercent}% [par an|d'intérêt|d'intérêts] (pendant|sur|durant|en) {years} " +
        years,
    ],
    discount: [
      '{discountPercent}% [de] (remise|réduction|rabais|promotion|solde) [sur|de] {price}',
      '(prix final|prix après remise|prix soldé|prix) [de|pour] {price} (avec|moins|-|à|après) {discountPercent}% [de] [remise|réduction|rabais]',
      '[soldes] - {discountPercent}% sur {price} [combien|ça fait combien|nouveau prix|prix final]',
    ],
    fuelCost: [
      "(coût|prix|dépense) [de|du|d'|en] (carburant|essence|trajet|gazole) [pour|de] {distance:kilometer} [à|avec|et] {efficiency} (l|litres)(/|aux|pour|par)100 [km|kilomètres] [à|et|avec] {fuelPrice} [par|le|/|du] [litre|l]",
      '{distance:kilometer} [à|avec] {efficiency} (l|litres)(/|aux|pour|par)100 [km|kilomètres] [à|et|avec] {fuelPrice} (par|le|/|du) (litre|l)',
    ],
    loan: [
      `(prêt|emprunt|crédit|emprunter|j'emprunte) [immobilier|immo|conso|auto] [de] {principal} à {ratePercent}% [par an|d'intérêt] (sur|pendant|en|durant) {years} ${years} (mensualité|mensualités|quelle mensualité|combien par mois)`,
    ],
    netOfTax: [
      `{amount} TTC [en|combien] [HT|hors taxe|hors taxes] [avec|à|pour] [une] [(TVA|taxe|taxes)] [de|à] {taxPercent}% [de] [(TVA|taxe|taxes)]`,

      '(prix HT|montant HT|HT) (si|pour|de) [le] [TTC|prix TTC] [est|est de] {amount} [TTC] [avec|à|et] [TVA|une TVA] [à|de] {taxPercent}% [de] [TVA]',
      '{amount} (TTC|dont|incluant|toutes taxes comprises) [à|avec] {taxPercent}% [de] ' + tax,
      '(enlever|retirer|déduire) {taxPercent}% [de] ' + tax + ' (de|à) {amount}',
      '(HT|hors taxes|hors taxe) (de|pour) {amount} [TTC] (à|avec) {taxPercent}% [de] [TVA|taxe]',
    ],
    taxOn: [
      tax + ' [de|à] {taxPercent}% (sur|de) {amount}',
      '{taxPercent}% [de] ' + tax + ' sur {amount}',
      tax + ' (sur|de) {amount} à {taxPercent}%',
    ],
    withTax: [
      '(prix TTC|montant TTC|TTC) [de|pour|si] {amount} HT [avec|à|et] [TVA|une TVA] [à|de] {taxPercent}% [de] [TVA]',

      'ajouter {taxPercent}% [de] ' + tax + ' à {amount}',
    ],
    tipShared: [
      'pourboire [sur|pour|de] {subtotal} [partagé|divisé|partagée|divisée|réparti|à partager] [entre|par|en|à|pour] {people} [personnes|personne|amis|parts] [chacun|par personne|combien chacun|combien par personne]',
      '(partager|diviser|addition de) {subtotal} (entre|par|en|à) {people} [personnes|amis|parts] avec {tipPercent}% [de] pourboire',
    ],
    tip: [
      "pourboire [de|de] {tipPercent}% (sur|pour|de) [une|l'|la] [addition|note] [de] {subtotal}",
      "{tipPercent}% [de] pourboire (sur|pour|de) [une|l'|la] [addition|note] [de] {subtotal}",
      'pourboire [sur|pour|de] {subtotal}',
    ],
    unitPrice: [
      "(prix unitaire|prix à l'unité) [de|pour] {price} (pour|les) {quantity} [{unit}]",
      "(prix unitaire|prix à l'unité) [de|pour] {quantity} {unit} (à|pour) {price}",
      "{price} pour {quantity} [{unit}] (prix unitaire|prix à l'unité)",
      '{price} pour {quantity} (pièce|chacun)',
    ],
    ageOn: [
      "(âge|quel âge) [de|a|ai je|a t on|d'une personne] [si] [je suis|quelqu'un] [né|née] [le] {birthDate} (au|le|à la date du) {asOf}",
    ],
    daysAfter: [
      '[quelle date] {workingDays} (jours ouvrés) (après|à partir de|à partir du|à compter du) [le] {start}',
      '{days} (jours|jour) (après|à partir de|à partir du|à compter du|depuis) [le] {start}',

      '{months} (mois) (après|à partir de|à partir du|à compter du) [le] {start}',
    ],
    ago: [
      `(quelle date|quel jour|date) [était-on|était] (il y a) ({days} (jours|jour)|{weeks} (semaines|semaine)|{months} mois|{years} (ans|an|années|année))`,
    ],
    fromToday: [
      `(quelle date|quel jour|date) [sera-t-on|serons-nous|sera] [dans] ({days} (jours|jour)|{weeks} (semaines|semaine)|{months} mois|{years} (ans|an|années|année))`,
      `dans ({days} (jours|jour)|{weeks} (semaines|semaine)|{months} mois|{years} (ans|an)) (on est|on sera|c'est|ce sera|ça fait|nous serons|ça tombe) (quel jour|quelle date|le combien)`,
      `(on est|on sera|on tombe) (quel jour|quelle date|le combien) dans ({days} (jours|jour)|{weeks} (semaines|semaine)|{months} mois|{years} (ans|an))`,
    ],
    daysUntil: [
      "[combien de] (jours|temps) [reste t il|il reste|encore|restants] (avant|jusqu'à|jusqu'au|d'ici) [le|la] {end:next}",
      "compte à rebours [avant|jusqu'à] [le|la] {end:next}",
    ],
    daysBetween: [
      "[combien de|nombre de] (jours|temps) [y a t il|s'écoule] (entre|du|de|depuis) [le] {start} (et|au|jusqu'au|à) [le] {end}",
      "(durée|différence|écart|combien de temps) (entre|du|de) [le] {start} (et|au|jusqu'au|à) [le] {end}",
      "du {start} (au|jusqu'au) {end} [en] [jours]",
    ],
    hoursBetween: [
      `combien (d'heures|de temps) [y a t il] (de|entre) {start} (à|et) {end}`,
      "[combien d'|combien de|nombre d'] (heures|temps|durée) (de|entre) {start} (à|et) {end}",
      "[de] {start} (à|jusqu'à) {end}",
      "[de] {start} (à|jusqu'à) {end} (moins|avec|sans|et) {break} (min|minutes|mn) [de] [pause] [combien d'heures|combien de temps|durée]",
      "[de] {start} (à|jusqu'à) {end} (combien d'heures|combien de temps|ça fait combien d'heures|ça fait combien de temps|durée|combien d'heures de travail|ça fait combien)",
      '(départ|train|vol|début) [à] {start} (arrivée|fin) [à] {end} (durée|combien de temps|temps de trajet|durée du trajet|durée du vol|temps de vol)',
      'entre {start} et {end} (combien de temps|combien d’heures|durée)',
    ],
    bmi: [
      '(IMC|indice de masse corporelle) [de|pour|avec] [poids] {weight:kilogram} [et|pour|avec] [taille] ({height:centimeter}|{height}) [de taille]',
      '(IMC|indice de masse corporelle) [de|pour|avec] [taille] ({height:centimeter}|{height}) [et|pour|avec] [poids] {weight:kilogram}',
      '{weight:kilogram} [et|pour] ({height:centimeter}|{height}) (IMC|indice de masse corporelle)',
      '({height:centimeter}|{height}) [et|pour] {weight:kilogram} (IMC|indice de masse corporelle)',
      '(je mesure|je fais|il mesure|elle mesure) ({height:centimeter}|{height}) [et] [je|il|elle] (pèse|fais|fait) ({weight:kilogram}|{weight}) [quel est|quel] [mon|son] (IMC|indice de masse corporelle)',
      '(je pèse|il pèse|elle pèse) ({weight:kilogram}|{weight}) [et] [je|il|elle] (mesure|fais|fait) ({height:centimeter}|{height}) [quel est|quel] [mon|son] (IMC|indice de masse corporelle)',
    ],
    hemoglobinOfPercent: "[de|à|d'] (HbA1c|hémoglobine glyquée) [en] [mmol/mol]",
    hemoglobinOfMillimoles: [
      '(HbA1c|hémoglobine glyquée) [de|à] {value} mmol/mol [en] [%]',
      '{value} mmol/mol [HbA1c] en %',
    ],
    amps: [
      '[courant] [de|pour|avec] {volts} (V|volts|volt) [et|sur|avec|/] {ohms} (ohms|ohm|Ω)',
      "[combien d'ampères|ampères] [font|pour] {watts} (W|watts|watt) [et|sous|à|avec|/] {volts} (V|volts|volt) [en] [ampères|A]",
    ],
    volts: [
      '[tension] [de|pour|avec] {amps} (A|ampères|ampère) [et|fois|avec|*|×] {ohms} (ohms|ohm|Ω)',
      '[combien de volts|volts] [font|pour] {watts} (W|watts|watt) [et|sous|à|avec|/] {amps} (A|ampères|ampère) [en] [volts|V]',
    ],
    ohms: ['(résistance) [de|pour|avec] {volts} (V|volts|volt) [et|/] {amps} (A|ampères|ampère)'],
    watts: [
      '[combien de watts|watts] [font|pour] {volts} (V|volts|volt) [et|sous|à|avec|fois|*|×] {amps} (A|ampères|ampère) [en] [watts|W]',
      '[combien de watts|watts] [font|pour] {amps} (A|ampères|ampère) [et|sous|à|avec|fois|*|×] {volts} (V|volts|volt) [en] [watts|W]',
    ],
    wire: ['{gauge} AWG en (mm|millimètres)', "diamètre (du|de|d'un) [fil] AWG {gauge}"],
    wireSection: '(AWG) [en] [mm2|mm²|section]',
    consumption: [
      '{fuel:measure} (pour|aux|sur|en) {distance:measure}',
      '{distance:measure} avec {fuel:measure}',
      '{fuel:measure} (pour|sur|en) {distance:measure} (consommation|quelle consommation|ça fait combien aux 100|combien aux 100|consommation aux 100)',
      '{distance:measure} avec {fuel:measure} (consommation|conso|quelle consommation|combien aux 100|consommation aux 100|conso aux 100)',
      "[j'ai consommé|j'ai utilisé|j'ai mis] {fuel:measure} pour {distance:measure} [quelle consommation|consommation]",
      'consommation [de] {fuel:measure} [pour|sur|en] {distance:measure}',
    ],
    milesPerGallon: [
      '(consommation) [de] [carburant|essence] [de] {value} (l/100km|l/100 km|l/100|litres aux 100|litres aux 100 km)',
    ],
    litersOfMiles: ['(consommation) [de] [carburant|essence] [de] {value} mpg'],
    finish: [
      '[quel] (temps|combien de temps) [pour|sur|de] [courir] {distance} à {pace} [min] (par|au|/|le|min/) (km|kilomètre)',
      '{distance} à [une] allure [de] {pace}',
    ],
    pace: ['{distance} en {time} (allure|rythme|en courant) [au km|par km]'],
    area: [
      "(aire|surface|superficie) [de|d'un|d'une|du] [rectangle|pièce|mur|chambre] [de] {width} (par|sur|x|×|*) {height} [(en|vers) {unit}]",
      '[mon|ma|notre] (mur|pièce|chambre|salon|cuisine|jardin|terrain|terrasse|rectangle|tapis|salle de bain|bureau|champ|sol|plafond|dalle|parcelle|balcon|garage|fenêtre) [fait|mesure] [de] {width} (par|sur|x|×|*) {height} (surface|superficie|aire|quelle surface|combien de m²|combien de m2|combien de mètres carrés|ça fait combien de m²|ça fait combien de m2|en m²|en m2|en mètres carrés)',

      'combien de (m²|m2|mètres carrés) (pour|fait|dans|font) [un|une|ma|mon] [mur|pièce|chambre|salon|jardin|terrain|terrasse|cuisine] [de] {width} (par|sur|x|×|*) {height}',
    ],
    square: ["(aire|surface) (d'un|du|de) carré [de|avec] [côté] [de] {width}"],
    triangle: [
      "(aire|surface) (d'un|du|de) triangle [de|avec] [base] [de] {width} (par|sur|x|×|*|et) [hauteur] [de] {height}",
    ],
    cube: ["volume (d'un|du|de) cube [de|avec] [côté|arête] [de] {length}"],
    cylinder: ["volume (d'un|du|de) cylindre [de|avec] rayon [de] {radius} [et] [hauteur] [de] {height}"],
    download: [
      '(combien de temps|temps|durée) [pour|de] (télécharger|transférer|copier|envoyer|téléchargement|téléverser) [de] {size} (à|avec|en) {speed}',
      '(télécharger|téléchargement|transférer|transfert) [de] {size} (à|avec|en) {speed}',
      '[télécharger|fichier de|téléchargement de|fichier] {size} (à|avec|en) {speed} (combien de temps|durée|temps|ça prend combien de temps)',
    ],
    paint: ['[combien de] peinture [faut il|il faut|nécessaire] [pour] {area} [avec|en] [{coats} couches]'],
    degreesOfSlope: '[de] (pente|inclinaison|déclivité) [en] [degrés]',
    slopeOfDegrees: [`{value} (degrés|°) [de] ${slopes} [en] [%|pourcentage]`],
    degreesOfRatio: [`${slopes} [de] 1: {value} [en] [degrés]`],
    tiles: [
      '[combien de|nombre de|nb de|nb] (carreaux|carrelage|dalles|carrelages|tomettes|pavés) [de] {width} (x|×|par|sur|*) {height} [faut il|il faut] pour [couvrir|carreler] {area}',
    ],
    ringOfNumber: [
      '(taille de bague|bague) {size} US [en] [européenne|française|EU]',
      'taille de bague (US|américaine) {size} [en] [européenne|française|EU]',
    ],
    ringOfEurope: ['(taille de bague|bague) {size} [européenne|française|EU] [en] [US|américaine]'],
    shoeOfChild: ['pointure (enfant|d’enfant) {size} [européenne|EU] [en] [US]'],
    shoeInBritain: ['pointure {size} [européenne|française|EU|FR] en (UK|anglaise|britannique)'],
    footOfShoe: ['pointure {size} [européenne|française|EU|FR] en (cm|centimètres)'],
    shoeFromBritain: [
      'pointure {size} (UK|anglaise|britannique) [en] [européenne|française|EU|FR]',
      'pointure (UK|anglaise|britannique) {size} [en] [européenne|française|EU|FR]',
    ],
    shoeFromAmerica: [
      'pointure {size} (US|américaine) [en] [européenne|française|EU|FR]',
      'pointure (US|américaine) {size} [en] [européenne|française|EU|FR]',
    ],
    gravityOfApi: ['(degrés API|densité API) [de] {value}', '{value} (degrés API|°API) [en] [densité relative]'],
    densityOfApi: [
      '{value} (degrés API|°API) en (densité|masse volumique)',
      '(densité|masse volumique) (de|à) {value} (degrés API|°API)',
    ],
    beaufortOfMeters: ['(Beaufort|force) {force} [Beaufort] en m/s'],
    beaufortOfKnots: ['(Beaufort|force) {force} [Beaufort] en (nœuds|noeuds|kn|kt)'],
    beaufortOfMiles: ['(Beaufort|force) {force} [Beaufort] en mph'],
    windOfBeaufort: ['(Beaufort|force) {force} [Beaufort] [en] [km/h]', '{force} Beaufort [en] [km/h]'],
    beaufort: ["{speed} [de vent] (en|sur l'échelle de) Beaufort"],
    weightOfBushels: ["{bushels} (boisseaux|boisseau|bushels|bushel) (de|d') {crop} [en] [kg|kilogrammes]"],
    bushels: ["{mass} (de|d') {crop} en (boisseaux|bushels)"],
    gravityOfBrix: ['{value} (Brix|°Brix|°Bx|degrés Brix) [en] [densité|densité relative]'],
    gravityOfPlato: ['{value} (Plato|°Plato|°P|degrés Plato) [en] [densité|densité relative]'],
    brixOfPlato: ['{value} (Plato|°Plato|degrés Plato) en [degrés] Brix'],
    platoOfBrix: ['{value} (Brix|°Brix|degrés Brix) en [degrés] Plato'],
    germanOfFrenchDegrees: [
      "dureté [de l'eau] [de] {value} (fH|°fH|°f|degrés français) [en] [dH|°dH|degrés allemands]",
      '{value} (fH|°fH|degrés français) en (dH|°dH|degrés allemands)',
    ],
    frenchOfGermanDegrees: [
      "dureté [de l'eau] [de] {value} (dH|°dH|degrés allemands) en (fH|°fH|°f|degrés français)",
      '{value} (dH|°dH|degrés allemands) en (fH|°fH|degrés français)',
    ],
    milligramsOfGermanDegrees: [
      "dureté [de l'eau] [de] {value} (dH|°dH|degrés allemands) [en] [ppm|mg/l]",
      '{value} (dH|°dH|degrés allemands) en (ppm|mg/l)',
    ],
    germanDegreesOfMilligrams: ["dureté [de l'eau] [de] {value} (ppm|mg/l) [en] [dH|°dH|degrés allemands]"],
    electricityCost: [
      '(coût|prix|consommation) [électrique] [de|pour] {power} [pendant] {hours} (heures|heure|h) [par jour] (à|pour) {price} [par|le|du|/] (kWh|kilowattheure)',
    ],
    caloriesBurned: '[combien de|en|de|à|et|pour|avec] (calories|calories brûlées)',
    dueDate:
      "[si|avec|pour|mes|les|le|du|ont commencé le] (date d'accouchement|date prévue d'accouchement|accouchement) (dernières règles)",
    kidneyFiltration: [
      '(DFGe|DFG|eGFR|fonction rénale) [pour|avec|de] [créatinine] {creatinine} [mg/dl] [âge] {age} [ans] {sex}',
    ],
    kidneyClearance: [
      '(clairance de la créatinine|clairance) [pour|avec|de] [créatinine] {creatinine} [mg/dl] [âge] {age} [ans] {sex} {weight}',
    ],
    bodySurface: '[de|pour|avec|et|,] (surface corporelle)',
    commonDivisor: '[de|entre] (PGCD|plus grand commun diviseur)',
    commonMultiple: '[de|entre] (PPCM|plus petit commun multiple)',
    primeFactors: '[de|est|un] (facteurs premiers|décomposition en facteurs premiers|nombre premier|est premier)',
    divisors: '[de] (diviseurs|tous les diviseurs)',
    concrete: [
      '[combien de] {material} [pour] {length} (x|×|par|sur) {width} (x|×|par|sur) {depth} [de] [épaisseur|profondeur]',
      '[combien de] {material} [pour] {area} [,] {depth} [de] (épaisseur|profondeur)',
    ],
    tireDifference: ['[pneu] {size} (contre|ou|vs) {other}'],
    tireCircumference: '[de|du|pneu] (circonférence)',
    tire: '[de] (pneu|taille de pneu|diamètre|diamètre du pneu)',
    wireOfGauge: '(SWG) [en] [mm]',
    needle: '[de] (aiguille) (G|gauge|jauge) [en] [mm]',
    sheetMetal: '[de] (tôle|tôle acier) (jauge) [en] [mm]',
    tapDrill: '[pour|UNC|UNF] (foret|perçage|avant-trou) [UNC|UNF]',
    threadPitch: '[de|filetage] (pas|pas du)',
    paperInInches: '[papier|format] (en) (pouces|pouce)',
    paperInPixels: '[papier|format] (en) (pixels|px)',
    paper: [
      '{size} [papier|format] en (mm|millimètres|cm)',
      '{size} (papier|format|dimensions|taille)',
      '(dimensions|taille|format) [de|du] [papier] {size}',
    ],
    gradeAverage: [
      '(moyenne des notes|moyenne de notes|moyenne générale) [de] {grades} (avec|et) [coefficients] {credits}',
      '(moyenne des notes|moyenne de notes|moyenne générale) [de] {grades}',
    ],
    resistor: [
      '(résistance|code couleur) {first} {second} {third} {multiplier} {tolerance}',
      '{first} {second} {third} {multiplier} {tolerance} (résistance)',
      '(résistance|code couleur) {first} {second} {multiplier} {tolerance}',
      '{first} {second} {multiplier} {tolerance} (résistance)',
    ],
    dropRate: '[de|pour|en|sur|pendant] (débit de perfusion|gouttes par minute)',
    dilution: ['(diluer|dilution) [de] {stock} [%] à {concentration} (% [pour|dans]|pour|dans) {volume}'],
    concentration: ['(molarité|concentration molaire) [de] {mass} [de] {substance} dans {volume}'],
    molarity: ['combien de {substance} pour {volume} [à|de] {concentration}'],
    dewPoint: '[à|de|pour|et|avec|,] (point de rosée) [humidité]',
    heatIndex: '[à|de|pour|et|avec|,] (indice de chaleur|température ressentie) [humidité]',
    zone: ['[à] {time} [à|de] {from} (à|en|vers) {to}'],
    zoneDifference: ['(décalage horaire) (entre|de) {from} (et|à) {to}'],
    womenInFrance: ['taille [de] [robe|femme|vêtement] {size} [française] (en|aux) (US|États-Unis|taille américaine)'],
    menInFrance: ['taille [de] (veste|homme|costume) {size} (en|aux) (US|États-Unis|taille américaine)'],
    hat: '(taille de chapeau|chapeau) [cm] [en|aux] [US|États-Unis]',
  },
  assumes: { shoeFromAmerica: { kind: 'system', of: 'US', as: 'États-Unis, hommes' } },
};
