import type { Questions } from './declared.ts';

// What sentences have in common.
const people = '{people} (osoby|osób|osobę|osobami|ludzi|znajomych|przyjaciół)';
const tax = '(VAT|VATu|VAT-u|podatku|podatek)';
const off = '(rabatu|rabat|zniżki|zniżka|zniżką|rabatem|taniej|przeceny|upustu|obniżki)';
const until = '(do|dni do)';
const year = '[roku|r.|r|rok]';
const born =
  '(jak się urodziłem|jak się urodziłam|jeśli urodziłem się|jeśli urodziłam się|jeśli się urodził|kto urodził się|urodzony|urodzona|urodzonego|urodzonej|urodziłem się|urodziłam się|ur.|data urodzenia|urodził się|urodziła się)';
const liters = '(l|litrów|litra|litry)(/|na)100 (km|kilometrów)';
const years = '(lat|lata|rok)';
const days =
  '{days} (dni|dzień|dniach)|{weeks} (tygodni|tygodnie|tydzień|tygodniach)|{months} (miesięcy|miesiące|miesiąc|miesiącach)|{years} (lat|lata|rok|latach)';
const goods =
  '(buty|butów|kurtka|kurtkę|sukienka|sukienkę|spodnie|jeansy|bluza|bluzę|koszula|koszulę|płaszcz|sweter|telewizor|telefon|laptop|rower|lodówka|lodówkę|pralka|pralkę|meble|sofa|sofę|kanapa|kanapę|towar|produkt|rzecz|zakupy|bilet|bilety|książka|książkę|wycieczka|wycieczkę|hotel)';
const pay = '[ile|ile to] [zapłacę|kosztuje|kosztują|będzie|wyjdzie|do zapłaty|to|będzie kosztować|będą kosztować]';
const bmi = '(BMI|wskaźnik masy ciała)';
const pieces = '(płytek|płytki|kafelków|kafelki|kafli|paneli|kostek)';
const rooms =
  '(pokoju|pokój|salonu|salon|kuchni|kuchnia|łazienki|łazienka|sypialni|sypialnia|ściany|ściana|podłogi|podłoga|działki|działka|dywanu|dywan|tarasu|taras|prostokąta|prostokąt|ogrodu|garażu|garaż|stołu|okna)';

export const questions: Questions = {
  asks: {
    sum: ['(suma|sumę) [z|liczb] {values}'],
    share: [
      '(ile procent|jaki procent) (to|stanowi|wynosi) {x} (z|od) [liczby] {y}',
      '{x} z {y} [punktów|pkt] [to|ile] [ile] (procent|%)',
      '{x} (to|jest|stanowi) (ile|jaki) (procent|%|procentem) [z|od|liczby] {y}',
      '[ile|jaki|jakim] (procent|procentem|%) (z|liczby) {y} (to|jest|stanowi) {x}',
      '[ile|jaki|jakim] (procent|procentem|%) (to|jest|stanowi) {x} (z|liczby|od) {y}',
      '{x} z {y} (w|jako) (procentach|%|procent)',
    ],
    change: [
      '(wzrost|spadek|podwyżka|obniżka|zmiana) [ceny|wagi|czynszu|pensji|kursu|raty] (z|od) {x} (na|do) {y} [ile|o ile|w] (procent|%|procentach)',
      '[procentowy|o ile procent] (wzrost|spadek|zmiana procentowa|procentowa zmiana|różnica|wzrósł|spadł) [procentowa|procentowy|w %] (z|między|od) {x} (do|na|a|i) {y} [w %|w procentach]',
      'zmiana (z|między|ceny od|ceny z|wagi od|kursu od|pensji od) {x} (do|na|a|i) {y} [w %|w procentach]',
      'o ile (procent|%) {y} (jest większe|jest większa|jest większy|jest więcej|to więcej|jest mniejsze|jest mniejsza|jest mniejszy|jest mniej|to mniej) (od|niż) {x}',
      'z {x} (na|do) {y} (ile|o ile) (procent|to procent|%)',
      'o ile (procent|%) (więcej|mniej|wzrosło|spadło|wzrost|zdrożało|staniało|wzrosła|spadła|wzrósł|spadł) (z|od) {x} (na|do) {y}',
      '[cena|pensja|kurs|waga|zarobki|opłata|czynsz|rata] (spadła|wzrosła|spadł|wzrósł|spadło|wzrosło|zmalała|zmalał|zdrożało|staniało|podrożało|zdrożała|staniała|podrożała|zmieniła się|podwyżka|obniżka|przecena) z {x} (na|do) {y} [to] (o ile|ile|jaki|ile to) (procent|%)',
    ],
    whole: [
      '{value} (to|jest|stanowi) {percent}% (jakiej liczby|z ilu|ilu|z jakiej liczby|czego)',
      'z (jakiej liczby|ilu) {value} (to|stanowi|jest) {percent}%',
      '(jeśli|jeżeli) {percent}% (to|wynosi) {value} (ile to|ile wynosi|to ile) (100%|całość)',
    ],
    priceBefore: [
      `[cena] po (rabacie|zniżce|przecenie|obniżce|obniżeniu ceny) [o] {percent}% [to|wynosi|kosztuje|zapłaciłem|zapłaciłam] {value} (ile było|jaka była cena|ile kosztowało|ile kosztowała|ile kosztował|jaka cena) (przed|przed rabatem|przed zniżką|przed przeceną|przed obniżką|na początku|pierwotnie|wcześniej)`,
      `(cena pierwotna|cena przed|cena początkowa|pierwotna cena|cena wyjściowa) [jeśli] [to] {value} (po|z) {percent}% ${off}`,
    ],
    roman: [
      '{integer} (w|na|cyframi|liczbami|po) (cyfrach|cyfry|rzymskimi|rzymsku|rzymskich|liczbach) [rzymskich|rzymskie|rzymskimi|cyfrach]',
    ],
    savings: [`{principal} (na|przy) {ratePercent}% [rocznie] (na|przez|po) {years} ${years}`],
    discount: [
      `(rabat|zniżka|upust|przecena|obniżka) {discountPercent}% (od|z|na|przy) [ceny|cenę] {price}`,

      `(rabat|zniżka|upust|przecena|obniżka) {discountPercent}% na ${goods} (za|w cenie|o wartości|po) {price} ${pay}`,
      `{discountPercent}% (rabatu|zniżki|upustu|przeceny|obniżki) na ${goods} (za|w cenie|o wartości|po) {price} ${pay}`,

      `{price} (z|ze|po|minus) (rabatem|zniżką|rabacie|zniżce|przecenie|upustem) {discountPercent}% ile [zapłacę|kosztuje|kosztują|będzie|wyjdzie|do zapłaty|to]`,
    ],
    fuelCost: [
      `[trasa] {distance:kilometer} (spalanie|pali|auto pali|przy spalaniu|ze spalaniem) {efficiency} (l|litr|litrów|litry) [na 100|/100] [km] [i|a] (benzyna|paliwo|diesel|ropa|gaz|litr|cena) [po] {fuelPrice} [za|/] [litr|l] [ile] [zapłacę|kosztuje|koszt|wyjdzie|za paliwo]`,
      `[ile kosztuje|koszt|koszty|ile wydam na] [paliwa|paliwo|benzyny|benzynę|przejazd|przejazdu|przejechanie] [na|za] {distance:kilometer} [przy|ze|z|i] [spalaniu|spalaniem|zużyciu] {efficiency} ${liters} [i|przy|w|za] [cenie|ceną|cena] [paliwa|benzyny] [po] {fuelPrice} [za|/] [litr|l]`,
    ],
    fuelCostPerLiter: [
      `[ile kosztuje|koszt] [paliwa|paliwo|benzyny|przejazd|przejazdu] [na] {distance:kilometer} [przy] {efficiency} (km/l|km na litr|kilometrów na litr) [i|przy] [cenie|cena] [paliwa] {fuelPrice} [za|/] [litr|l]`,
    ],
    loan: [
      `(rata|rata miesięczna|rata kredytu|kredyt|kredyt hipoteczny|pożyczka) [za|dla|przy|kredytu] [kwoty|w wysokości|na] {principal} [na|przy|z] [oprocentowaniu|oprocentowaniem] {ratePercent}% (na|przez|w) {years} ${years}`,
      `(rata|rata miesięczna|rata kredytu|kredyt|kredyt hipoteczny|pożyczka) [na|kredytu] {principal} na {years} ${years} (na|przy|oprocentowanie) {ratePercent}%`,
    ],
    netOfTax: [
      `{amount} [brutto] (bez|minus|po odjęciu) {taxPercent}% ${tax}`,
      `{amount} [brutto] (bez|minus|po odjęciu) ${tax} {taxPercent}%`,
      `{amount} (brutto|z) [VAT] {taxPercent}% [VAT] (netto|bez VAT)`,

      `ile (netto|to netto|będzie netto) [z|od|to] {amount} [brutto] [przy|z] [stawce] [VAT] {taxPercent}% [VAT]`,
      `(odejmij|odlicz|wyciągnij) ${tax} {taxPercent}% (od|z) {amount} [brutto]`,
      `netto (z|od) {amount} [brutto] [przy|z] [stawce|VAT] {taxPercent}% [${tax}]`,
    ],
    taxOn: [
      `{taxPercent}% ${tax} (od|z|na) {amount}`,

      `(VAT|podatek|podatek VAT) (od|z|na) {amount} (przy|stawka|wg stawki) [stawce] {taxPercent}%`,
    ],
    withTax: [
      `(dodaj|doliczyć|dolicz) {taxPercent}% ${tax} do {amount}`,
      `(dodaj|doliczyć|dolicz) ${tax} {taxPercent}% do {amount}`,
      `ile (brutto|to brutto|będzie brutto) [z|od|to] {amount} [netto] [przy|z|i|plus] [stawce] [VAT|VAT-em|VATem] {taxPercent}% [VAT]`,
    ],
    tipShared: [
      `[rachunek] {subtotal} [plus|z|i] [napiwek|napiwkiem] {tipPercent}% [napiwku|napiwek|napiwkiem] (podzielone|podzielony|podzielić|podziel|dzielimy) na ${people}`,
    ],
    split: [
      `[rachunek|kolacja|obiad|zakupy|paragon] [za|na] {subtotal} na ${people} [po ile|ile na osobę|ile każdy|ile na głowę|ile od osoby|ile płaci każdy] [płaci|zapłaci]`,
    ],
    ageOn: [
      `(ile lat|wiek|ile mam lat|ile ma lat) [ma|mam|będę miał|będę miała|miał|miała] [ktoś|osoba] [${born}] {birthDate} ${year} (w dniu|na dzień|dnia|w) {asOf} ${year}`,
      `${born} {birthDate} ${year} (ile lat|jaki wiek|ile pełnych lat|w jakim wieku) [ma|mam|miał|miała|miałem|miałam|będzie miał|będzie miała|będę miał|będę miała|skończy|skończył|skończyła] (w dniu|na dzień|dnia|w) {asOf} ${year}`,
    ],
    weekday: [
      `(jaki dzień tygodnia|jaki dzień|w jaki dzień|w jaki dzień tygodnia|jakim dniem tygodnia) [to|był|była|jest|będzie|wypada|wypadał|wypadają|wypadnie] {start:next} ${year}`,
    ],
    daysBefore: [`[jaka data|data|jaki dzień] [była|to|jest] (${days}) przed {start} ${year}`],
    ago: [`[jaka data|jaki dzień|data] [była|był|to] (${days}) temu [jaki był dzień|jaka była data]`],
    fromToday: [
      `za (${days}) (jaka będzie data|jaki będzie dzień|jaka data|jaki dzień)`,
      `[jaka data] [będzie] (${days}) od dziś`,
    ],
    daysUntil: [`(ile zostało|ile jeszcze|ile czasu|za ile dni) [zostało|są|jest] [${until}] {end:next}`],
    daysSince: [`ile czasu [minęło|upłynęło] od {start:last} ${year}`],
    daysBetween: [`(różnica między) {start} ${year} (a|i) {end} ${year}`],
    hoursBetween: [
      '(pracuję|praca|pracowałem|pracowałam|spałem|spałam|sen|zmiana|nocka|dniówka) [od] {start} do {end} [(minus|bez) {break} (minut|min) [przerwy]] [to] [ile godzin|ile to godzin|ile czasu|ile to|ile]',

      '[od] [godziny|godz.] {start} do [godziny|godz.] {end} (to ile godzin|ile to jest godzin|ile minęło|ile minęło godzin|ile mija|ile to|to ile)',
      '[ile] (godzin|czasu|godziny) [jest|mija|to] (między|od|pomiędzy) [godziną] {start} (a|do|i) [godziną] {end}',
      '[od] [godziny] {start} do [godziny] {end} [ile godzin|ile to godzin|ile czasu]',
    ],
    bmi: [
      `${bmi} [dla|przy] (wzroście|wzrostu) {height:centimeter} [i|przy|,] (wadze|wagi|masie|waga) {weight:kilogram}`,

      `${bmi} [dla|przy|wzrost] {height:centimeter} [wzrostu] [i|przy|waga] [wadze|waga] {weight:kilogram}`,
    ],
    consumption: [
      '{fuel:measure} na {distance:measure}',
      '{distance:measure} na {fuel:measure}',
      '(spalanie|zużycie) {fuel:measure} [na] {distance:measure}',
      '(przejechałem|przejechałam|zrobiłem|zrobiłam|auto przejechało) {distance:measure} [i|a] (spaliłem|spaliłam|zużyłem|zużyłam|zatankowałem|zatankowałam|poszło|spalił|spaliło|na) {fuel:measure} [paliwa|benzyny] [jakie spalanie|ile pali|jakie zużycie|ile spala|jakie średnie spalanie]',
      '(zatankowałem|zatankowałam|spaliłem|spaliłam|zużyłem|zużyłam) {fuel:measure} [paliwa|benzyny] [i|a|na] [przejechałem|przejechałam|zrobiłem|zrobiłam|po] {distance:measure} [jakie spalanie|ile pali|jakie zużycie|ile spala|jakie średnie spalanie]',
    ],
    finish: [
      '[ile zajmie|w jakim czasie|czas|ile czasu zajmie|ile czasu zajmie mi] [na|przebiegnę|bieg na|przebiegnięcie] {distance} (w tempie|tempem|przy tempie|tempo) {pace} [min] [na|/] [km|kilometr]',
    ],
    pace: ['(przebiegłem|przebiegłam|bieg|biegnę) [na] {distance} w {time} [tempo|jakie tempo]'],
    journey: [
      '[jadę|mam|do przejechania|trasa|podróż|droga] {distance} (z prędkością|jadę z prędkością|przy prędkości|ze średnią|ze średnią prędkością|ze stałą prędkością) {speed} [to] (ile czasu|ile godzin|ile minut|jak długo|ile będę jechać|ile zajmie|ile potrwa|ile to potrwa|w ile|ile to czasu) [będę jechać|zajmie|potrwa|jazdy|jechać|dojadę]',
    ],
    area: [
      `(powierzchnia|pole powierzchni|pole|metraż) [${rooms}] [o wymiarach] {width} (na|x|×|razy) {height} [(w|ile|ile to) {unit}]`,
    ],
    litersOfPaint: [
      '(ile|ile litrów|ile l) farby [potrzeba|potrzebuję|trzeba|kupić] (na|do|do pomalowania|na pomalowanie|żeby pomalować) {area} [ścian|ściany|sufitu] [w|przy|na] [{coats} (warstwy|warstwach|warstw|warstwę|razy)]',
      '(farba|malowanie) [na|do] {area} [ścian|ściany|sufitu] [w|przy|na] [{coats} (warstwy|warstwach|warstw|razy)] ile [litrów|l] [farby] [potrzeba|potrzebuję|trzeba]',
    ],
    tiles: [
      `(ile|ile sztuk|liczba) ${pieces} [o wymiarach|o wymiarze|formatu] {width} (x|na|×|*) {height} [potrzeba|potrzebuję|trzeba|wejdzie|pójdzie] (na|do) {area} [podłogi|podłogę|ściany|ścianę|tarasu|taras|łazienki]`,

      `(płytki|kafelki|płytka|panele) {width} (x|na|×|*) {height} (na|do) {area} [podłogi|podłogę|ściany|ścianę|tarasu|taras|łazienki] ile [sztuk|szt.|szt|płytek|potrzeba|trzeba]`,
    ],
    zone: ['{time} czasu {from:city} (na czas|w czasie|w) {to:city}'],
  },

  answers: {
    original: 'Wartość początkowa',
    tipTotal: 'Razem z napiwkiem',
    perPerson: 'Na osobę',
    gross: 'Brutto',
    net: 'Netto',
    tax: 'Podatek',
    discounted: 'Cena po rabacie',
    total: 'Razem',
    years: 'Lata',
    date: 'Data',
    weekday: 'Dzień tygodnia',
    days: 'Dni',
    weeks: 'Tygodnie',
    time: 'Czas',
    economy: 'Zużycie paliwa',
    fuelCost: 'Koszt paliwa',
    pace: 'Tempo na kilometr',
    finish: 'Czas łączny',
    bmi: 'BMI',
    mean: 'Średnia',
    sum: 'Suma',
    payment: 'Rata',
    savings: 'Kapitał końcowy',
    roman: 'Liczba rzymska',
    zone: 'Godzina',
    number: 'Liczba',
    tiles: 'Płytek',
    paint: 'Farba',
    area: 'Powierzchnia',
  },
  settings: {
    tipPercent: 'Napiwek (%)',
    wastePercent: 'Zapas na docinki (%)',
    coats: 'Warstwy',
    coverage: 'Wydajność',
    can: 'Pojemność puszki',
    compounded: 'Kapitalizacja',
    yearly: 'roczna',
    payments: 'Raty',
    monthly: 'miesięczne',
  },
};
