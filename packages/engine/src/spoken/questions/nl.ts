import type { Questions } from './declared.ts';

// What sentences have in common.
const people = '{people} (personen|mensen|man|vrienden|persoon|mensen samen)';
const tax = '(btw|belasting)';
const off = '(korting|afslag|reductie)';
const goods =
  '(jas|broek|spijkerbroek|jurk|trui|schoenen|laarzen|tas|telefoon|laptop|tv|televisie|bank|kast|tafel|matras|fiets|artikel|kaartje|rekening)';
const until = '(tot|tot aan|tot en met|voor)';
const liters = '(l|liter)(/|per|op)100 (km|kilometer)';
const years = '(jaar|jaren)';
const days = '{days} (dagen|dag)|{weeks} (weken|week)|{months} (maanden|maand)|{years} (jaar|jaren)';
const bmi = '(bmi|body mass index|queteletindex)';
const tile = '(tegels|tegeltjes|vloertegels|wandtegels|badkamertegels|terrastegels|stoeptegels)';
const room =
  '(kamer|woonkamer|slaapkamer|badkamer|keuken|kantoor|zolder|garage|balkon|terras|tuin|muur|vloer|plafond|veld|voetbalveld|perceel|kavel|kleed|rechthoek|ruimte)';

export const questions: Questions = {
  asks: {
    sum: ['(som|totaal) [van] {values}'],
    share: [
      '{x} (is|zijn) (hoeveel|welk|wat voor) (procent|percentage|%) van {y}',
      '(hoeveel|welk|wat) (procent|percentage|%) (is|zijn) {x} van {y}',
      '(hoeveel|welk|wat) (procent|percentage|%) van {y} (is|zijn) {x}',
      '{x} (van de|uit de|op de|van|op) {y} (in|als) (procent|procenten|percentage|%)',
      '{x} (van de|uit de|op de) {y}',
      '{x} (van de|uit de|op de|van|op) {y} [is|dat is|hoeveel] (hoeveel|is dat in|is) (%|procent|procenten) [is dat]',
    ],
    change: [
      'van {x} (naar|voor) {y} [euro] hoeveel (%|procent) (korting|goedkoper|afgeprijsd)',
      '[procentuele|percentage] (stijging|toename|daling|afname|verandering|verschil|groei) [in %|in procenten] (van|tussen) {x} (naar|tot|en) {y} [in %]',
      'van {x} naar {y} (in|is hoeveel|hoeveel) (%|procenten|procent) [stijging|toename|daling]',
      'van {x} naar {y} (stijging|toename|daling|afname|verschil|verandering) [in %|in procenten]',
      'van {x} naar {y} [is|dat is] (hoeveel|wat is dat in|hoeveel is dat in) (%|procent|procenten) [meer|minder|stijging|daling|is dat]',
    ],
    whole: [
      '{value} is {percent}% van (welk getal|wat|hoeveel)',
      '(van welk getal|waarvan) is {value} {percent}%',
      'als {percent}% {value} is (wat|hoeveel) is (100%|het geheel|het totaal)',
    ],
    priceBefore: [
      `(oorspronkelijke prijs|originele prijs|prijs) (van|voor|als) {value} (na|met) {percent}% ${off}`,
      `{value} na {percent}% ${off} [wat was de] (oorspronkelijke prijs|originele prijs|oude prijs)`,
      `(prijs|oorspronkelijke prijs|originele prijs) voor {percent}% ${off} [als] [is|was] {value}`,
    ],
    fromRoman: [
      '{roman} (in|naar|als) (gewone cijfers|gewone getallen|gewoon getal|een gewoon getal|Arabische cijfers|Arabisch|cijfers|getal|decimaal)',
    ],
    savings: [
      `{principal} (tegen|met|aan) {ratePercent}% [rente] (voor|na|gedurende|over) {years} ${years}`,
      `{principal} (sparen|beleggen) (tegen|met|bij|aan) {ratePercent}% [rente] (voor|na|gedurende|over|in) {years} ${years}`,
    ],
    discountAndTax: [`{price} (met|minus|min) {discountPercent}% [${off}] (en|plus|+) {taxPercent}% ${tax}`],
    discount: [
      `${goods} [van|kost|voor] {price} (met|min|minus|nu|-) {discountPercent}% [${off}]`,
      `${goods} [van|kost|voor] {price} {discountPercent}% ${off}`,
      `{discountPercent}% ${off} (op|over|van|bij) {price} [wat betaal ik|hoeveel betaal ik|nieuwe prijs|wat kost het dan|wat kost dat]`,
      `(nieuwe prijs|prijs na korting|wat betaal ik voor|wat kost) {price} (met|min|na|-) {discountPercent}% ${off}`,
      `{price} (met|minus|min|-) {discountPercent}% ${off}`,
    ],
    fuelCost: [
      `{distance:kilometer} [rijden] [met|bij|en] [verbruik] {efficiency} (l|liter)(/|per|op)100 [km|kilometer] (benzine|diesel|literprijs|benzineprijs|brandstof) {fuelPrice} [wat kost dat|kosten|hoeveel kost dat]`,
      `[wat kost|kosten|benzinekosten|brandstofkosten|hoeveel kost|dieselkosten] [benzine|brandstof|een rit van|rit van|voor|van] {distance:kilometer} [rijden] [met|bij|en] [een] [verbruik] [van] {efficiency} ${liters} [en|bij|met|tegen] [een] [benzineprijs|literprijs|prijs] [van] {fuelPrice} [per|de|/] [liter|l]`,
    ],
    fuelCostPerLiter: [
      `[wat kost|kosten|benzinekosten|brandstofkosten|hoeveel kost] [benzine|brandstof|een rit van|rit van|voor|van] {distance:kilometer} [rijden] [met|bij|en] [een] [auto|verbruik] [die|van] [1 op|1:] {efficiency} (km per liter|km/l|kilometer per liter|rijdt) [en|bij|met|tegen] [een] [benzineprijs|literprijs|prijs] [van] {fuelPrice} [per|de|/] [liter|l]`,
    ],
    loan: [
      `{principal} (hypotheek|lening|lenen) (tegen|met|bij|aan) {ratePercent}% [rente] (in|over|voor) {years} ${years}`,
    ],
    netOfTax: [
      `{amount} (exclusief|excl.|excl|zonder|minus|ex) {taxPercent}% ${tax}`,
      `{amount} (inclusief|incl.|incl) {taxPercent}% ${tax} [hoeveel|wat] [is|kost] [het] [exclusief|exclusief btw|zonder btw|excl btw|excl.]`,
      `{taxPercent}% ${tax} (aftrekken van|eraf halen van|eraf van|terugrekenen uit|eruit van) {amount}`,
      `{amount} (inclusief|incl.|incl) ${tax} [bij|van|met] {taxPercent}%`,

      `{amount} (inclusief|incl.|incl|met) ${tax} {taxPercent}% [hoeveel|wat] [is|dat is] [dat|het] (exclusief|excl|excl.|zonder|ex) [btw]`,
    ],
    taxOn: [`${tax} (over|op|van|bij) {amount} (bij|met|van|à) {taxPercent}%`],
    withTax: [
      `{amount} (plus|met|en|+) {taxPercent}% ${tax}`,
      `{taxPercent}% ${tax} (optellen bij|bij) {amount} [optellen]`,
    ],
    split: [
      `(etentje|diner|lunch|rekening|cadeau|uitje|boodschappen|taxi|pizza|borrel) [van] {subtotal} (met|delen met|voor) ${people}`,
      `(etentje|diner|lunch|rekening|cadeau|uitje|boodschappen|taxi|pizza|borrel) [van] {subtotal} (met|delen met) (z'n|zijn|ons) {people}`,
      `{subtotal} [euro] [delen] (met|door) (z'n|zijn|ons) {people} [delen]`,

      `{subtotal} [delen|verdelen|verdeeld] (met|over) ${people} [delen|verdelen|verdeeld|gedeeld]`,
    ],
    weekday: [
      '(welke dag|welke weekdag|welke dag van de week|op welke dag van de week|wat voor dag|op welke dag) (is|was|valt|viel|is het|was het) [het] [op] {start:next}',
      '(weekdag|dag van de week) [van|op] {start:next}',
    ],
    daysBefore: [`[datum|welke datum|welke dag] [is|was] [het] (${days}) voor {start}`],
    daysAfter: [`[datum|welke datum|welke dag] [is] [het] (${days}) (na|vanaf) {start}`],
    ago: [`[welke|wat] [datum|dag] [was] [het] (${days}) geleden [welke dag]`],
    fromToday: [`over (${days}) [welke|wat] [datum|dag] [is] [het]`],
    weeksUntil: [`[hoeveel] weken [nog|zijn het|duurt het] [nog] ${until} {end:next}`],
    daysUntil: [
      `[hoeveel] (dagen|nachtjes) [nog|zijn het|duurt het] [nog] ${until} {end:next}`,
      `hoe lang [nog|duurt het] [nog] ${until} {end:next}`,
    ],
    daysSince: [
      '[hoeveel] dagen [zijn het|geleden] [sinds|sedert|vanaf] {start:last} [geleden]',
      'hoe lang [geleden] [is|was|is het] [sinds] {start:last} [geleden]',
    ],
    daysBetween: ['(verschil tussen) {start} en {end}'],
    hoursBetween: [
      '(hoeveel uur|hoeveel tijd|aantal uren|hoe lang|uren) [is het|zit er|zijn er] (tussen|van) {start} [uur] (en|tot) {end} [uur]',
      'tussen {start} [uur] en {end} [uur] [hoeveel uur|hoe lang]',
      '[van] {start} [uur] tot {end} [uur] [(minus|met|zonder|en|min) {break} (minuten|min) [pauze]] [hoeveel uur|hoe lang|hoeveel uren] [is dat]',
      '[trein|bus|vlucht] (vertrekt|vertrek|begin|start) [om] {start} [uur] [en] (aankomst|komt aan|eind|einde|komt aan om) [om] {end} [uur] (reistijd|duur|hoe lang|reisduur|vliegtijd|hoeveel uur)',
      '(reistijd|duur|reisduur) [vertrek] {start} [uur] (aankomst|tot) {end} [uur]',
    ],
    bmi: [
      `${bmi} [bij|van|voor|met|gewicht] {weight:kilogram} [en|bij|met|lengte] [lengte] [van] {height:centimeter} [lang]`,
    ],
    consumption: [
      '{fuel:measure} (op|per|voor|over) {distance:measure}',
      '{distance:measure} (op|met) {fuel:measure}',
      '{fuel:measure} (op|per|voor|over) {distance:measure} (verbruik|wat is het verbruik|hoeveel per 100 km|hoeveel liter per 100 km)',
      '{distance:measure} (op|met) {fuel:measure} (verbruik|wat is het verbruik|hoeveel per 100 km)',
      'verbruik [van] {fuel:measure} [op|per|voor|over] {distance:measure}',
    ],
    finish: [
      '[hoe lang|hoe lang doe ik|tijd|hoe lang duurt] [over|voor] {distance} (op|met|bij|in) [een] (tempo|pace) [van] {pace} [min] [per|/] [km|kilometer]',
      '{distance} (op|met|bij) {pace} (per|/|min per|min/) (km|kilometer)',
    ],
    pace: ['[ik] (loop|liep|rennen|hardlopen|gelopen) {distance} in {time} [tempo|pace]'],
    journey: [
      '(hoe snel|snelheid|gemiddelde snelheid|welke snelheid|hoe hard) [is|ga ik|rijd ik|rij ik] [van|bij|voor|als ik] {distance} in {time}',

      '[ik heb] {distance} in {time} (gereden|gefietst) (hoe snel|snelheid|gemiddelde snelheid|hoe hard) [was dat|is dat|ging ik]',

      '(hoe lang|hoelang|tijd|reistijd) [duurt|doe ik|doe je|rijd ik|voor] [over|het om] {distance} [te rijden] (met|bij|tegen|aan|als ik) {speed} [rijd|rijdt]',

      '(hoe ver|welke afstand|afstand|hoeveel kilometer|hoeveel km) [kom ik|rijd ik|rij ik|kom je|leg ik af] (in|na) {time} (met|bij|aan) {speed}',
    ],
    area: [
      `${room} [van|is|meet] {width} (x|×|bij|op|*) {height} [is|hoeveel|in] [{unit}]`,

      `hoeveel (m2|m²|vierkante meter) is [een|de|mijn] ${room} [van] {width} (x|×|bij|op|*) {height}`,
    ],
    litersOfPaint: [
      '[hoeveel] [liter] (verf|muurverf|latex) [heb ik nodig|nodig] (voor|voor een muur van|voor een kamer van) {area} [in|met] [{coats} (lagen|laag|keer)]',
      '[hoeveel] [liter] (verf|muurverf|latex) [heb ik nodig|nodig] (voor|voor een muur van|voor een kamer van) {area} [in|met] [{coats} (lagen|laag)] [bij|met] [een] [rendement] [van] {coverage}',
    ],
    tiles: [
      `[hoeveel] ${tile} [van] {width} (x|×|bij|op|*) {height} [heb ik nodig|nodig|zijn er nodig] (voor|op) [een] [vloer|muur|badkamer|keuken|terras|oppervlakte] [van] {area} [nodig]`,
    ],
    zone: [
      '[om] {time} [uur] in {from:city} (hoe laat|welke tijd) [is het|is dat] [dan] in {to:city}',
      '[als het] in {from:city} {time} [uur] [is] (hoe laat|welke tijd) [is het] [dan] in {to:city}',
      '[om] {time} [uur] in {from} [is] [welke tijd|hoe laat] in {to}',
    ],
  },

  answers: {
    original: 'Oorspronkelijk bedrag',
    tipTotal: 'Totaal met fooi',
    perPerson: 'Per persoon',
    gross: 'Inclusief btw',
    net: 'Exclusief btw',
    tax: 'Belasting',
    discounted: 'Prijs na korting',
    total: 'Totaal',
    years: 'Jaren',
    date: 'Datum',
    weekday: 'Dag van de week',
    days: 'Dagen',
    weeks: 'Weken',
    time: 'Tijd',
    economy: 'Verbruik',
    fuelCost: 'Brandstofkosten',
    pace: 'Tempo per kilometer',
    finish: 'Eindtijd',
    bmi: 'BMI',
    mean: 'Gemiddelde',
    sum: 'Som',
    payment: 'Maandbedrag',
    savings: 'Eindkapitaal',
    roman: 'Romeins cijfer',
    number: 'Getal',
    tiles: 'Tegels',
    paint: 'Verf',
    area: 'Oppervlakte',
    zone: 'Tijd',
  },
  settings: {
    tipPercent: 'Fooi (%)',
    wastePercent: 'Snijverlies (%)',
    coats: 'Lagen',
    coverage: 'Rendement',
    can: 'Inhoud van een blik',
    compounded: 'Rentebijschrijving',
    yearly: 'per jaar',
    payments: 'Betaling',
    monthly: 'per maand',
  },
};
