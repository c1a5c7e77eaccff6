import type { EverydayWords } from './questions.ts';

// What sentences have in common.
const of = '(z|ze|od)';
const people = '{people} (osoby|osób|osobę|osobami|ludzi|znajomych|przyjaciół)';
const tax = '(VAT|VATu|VAT-u|podatku|podatek)';
const off = '(rabatu|rabat|zniżki|zniżka|zniżką|rabatem|taniej|przeceny|upustu|obniżki)';
const until = '(do|dni do)';
const year = '[roku|r.|r|rok]';
const born =
  '(urodzony|urodzona|urodzonego|urodzonej|urodziłem się|urodziłam się|ur.|data urodzenia|urodził się|urodziła się)';
const liters = '(l|litrów|litra|litry)(/|na)100 (km|kilometrów)';
const years = '(lat|lata|rok)';
const days =
  '{days} (dni|dzień|dniach)|{weeks} (tygodni|tygodnie|tydzień|tygodniach)|{months} (miesięcy|miesiące|miesiąc|miesiącach)|{years} (lat|lata|rok|latach)';
const bmi = '(BMI|wskaźnik masy ciała)';

export const everyday: EverydayWords = {
  asks: {
    percentOf: [`{x}% ${of} {y}`, `(ile|ile to) (jest|to|wynosi) {x}% ${of} {y}`],
    share: [
      '{x} (to|jest|stanowi) (ile|jaki) (procent|%|procentem) [z|od|liczby] {y}',
      '[ile|jaki|jakim] (procent|procentem|%) (z|liczby) {y} (to|jest|stanowi) {x}',
      '[ile|jaki|jakim] (procent|procentem|%) (to|jest|stanowi) {x} (z|liczby|od) {y}',
      '{x} z {y} (w|jako) (procentach|%|procent)',
      '{x} z {y} ile (procent|to procent|to %)',
    ],
    change: [
      '[procentowy|o ile procent] (wzrost|spadek|zmiana|różnica|wzrósł|spadł) [procentowa|procentowy|w %] (z|między|od) {x} (do|na|a|i) {y} [w %|w procentach]',
      'z {x} (na|do) {y} (ile|o ile) (procent|to procent|%)',
      'o ile (procent|%) (więcej|mniej|wzrosło|spadło|wzrost) (z|od) {x} (na|do) {y}',
    ],
    whole: [
      '{value} (to|jest|stanowi) {percent}% (jakiej liczby|z ilu|ilu|z jakiej liczby|czego)',
      'z (jakiej liczby|ilu) {value} (to|stanowi|jest) {percent}%',
      '(jeśli|jeżeli) {percent}% (to|wynosi) {value} (ile to|ile wynosi|to ile) (100%|całość)',
    ],
    priceBefore: [
      `(cena pierwotna|cena przed|cena początkowa|pierwotna cena|cena wyjściowa) [jeśli] [to] {value} (po|z) {percent}% ${off}`,
      `(cena|cena pierwotna) przed {percent}% (rabatem|zniżką|rabatu|obniżką|przeceną) [jeśli] [to|wynosi|po rabacie] {value}`,
    ],
    tipShared: [
      `[rachunek] {subtotal} (z|plus|i|+|,) {tipPercent}% (napiwku|napiwkiem|napiwek) [podzielone|podzielony|na|dzielone] [na] ${people}`,
      `[rachunek] {subtotal} (z|plus|i|+|,) (napiwkiem|napiwek|napiwku) {tipPercent}% [podzielone|podzielony|dzielone] [na] ${people}`,
      `(podziel|podzielić|rozdziel) [rachunek] {subtotal} na ${people} (z|plus|i) {tipPercent}% (napiwku|napiwkiem)`,
    ],
    tip: [
      '{tipPercent}% (napiwku|napiwek) (od|do|z|przy|na) [rachunku|rachunek] {subtotal}',
      '(napiwek|napiwku) {tipPercent}% (od|do|z|przy|na) [rachunku|rachunek] {subtotal}',
      '[rachunek] {subtotal} (z|plus|i|+) {tipPercent}% (napiwku|napiwkiem|napiwek)',
      '[rachunek] {subtotal} (z|plus|i|+) (napiwkiem|napiwek) {tipPercent}%',
    ],
    split: [
      `[rachunek] {subtotal} (podzielić|podzielone|podzielony|dzielone|podziel|do podziału) (na|przez|między) ${people}`,
      `(podziel|podzielić|rozdziel) [rachunek] [na] {subtotal} (na|między) ${people}`,
      `(podziel|podzielić|rachunek) [rachunek] {subtotal} na {people} [osoby|osób]`,
      `[rachunek] {subtotal} na ${people}`,
    ],
    netOfTax: [
      `{amount} [brutto] (bez|minus|po odjęciu) {taxPercent}% ${tax}`,
      `{amount} [brutto] (bez|minus|po odjęciu) ${tax} {taxPercent}%`,
      `{amount} brutto [ile to] [na|ile] netto [przy|z] [stawce|VAT] {taxPercent}% [${tax}]`,
      `{amount} brutto (na netto|netto|ile to netto) [przy|,] [stawce] [VAT] {taxPercent}% [VAT]`,
      `{amount} (brutto|z) [VAT] {taxPercent}% [VAT] (netto|bez VAT)`,
      `{amount} (z|w tym|zawiera) {taxPercent}% ${tax} [ile] netto`,
      `netto (z|od) {amount} [brutto] [przy|z] [stawce|VAT] {taxPercent}% [${tax}]`,
    ],
    taxOn: [
      `{taxPercent}% ${tax} (od|z|na) {amount}`,
      `(VAT|podatek|podatek VAT) {taxPercent}% (od|z|na) {amount}`,
      `(VAT|podatek|podatek VAT) (od|z|na) {amount} (przy|stawka|wg stawki) [stawce] {taxPercent}%`,
    ],
    withTax: [
      `{amount} [netto] (plus|z|i|+) {taxPercent}% ${tax}`,
      `{amount} [netto] (plus|z|i|+) (VAT|podatek|VATem|podatkiem) {taxPercent}%`,
      `{amount} netto [ile to] [na|ile] brutto [przy|z] [stawce|VAT] {taxPercent}% [${tax}]`,
      `(dodaj|doliczyć|dolicz) {taxPercent}% ${tax} do {amount}`,
    ],
    discountAndTax: [`{price} (minus|z) {discountPercent}% [${off}] (plus|i|+) {taxPercent}% ${tax}`],
    discount: [
      `{discountPercent}% ${off} (od|z|na|przy) [ceny] {price}`,
      `(rabat|zniżka|upust|przecena|obniżka) {discountPercent}% (od|z|na|przy) [ceny|cenę] {price}`,
      `{price} (minus|z|po|-) {discountPercent}% ${off}`,
      `{price} (z|po|minus) (rabatem|zniżką|rabacie|zniżce|przecenie|upustem) {discountPercent}%`,
      `{price} (minus) {discountPercent}%`,
      `{price} {discountPercent}% taniej`,
      `{price} (przecenione|przeceniony|obniżone|tańsze) o {discountPercent}%`,
    ],
    ageOn: [
      `(ile lat|wiek|ile mam lat|ile ma lat) [ma|mam|będę miał|będę miała|miał|miała] [ktoś|osoba] [${born}] {birthDate} ${year} (w dniu|na dzień|dnia|w) {asOf} ${year}`,
    ],
    age: [
      `(ile lat|wiek|ile mam lat|ile ma lat) [ma|mam] [ktoś|osoba|jeśli] [${born}] {birthDate} ${year} [dzisiaj|dziś|teraz]`,
      `${born} {birthDate} ${year} (ile mam lat|ile ma lat|wiek|ile to lat)`,
    ],
    weekday: [
      `(jaki dzień tygodnia|jaki dzień|w jaki dzień|w jaki dzień tygodnia|jakim dniem tygodnia) [to|był|była|jest|będzie|wypada|wypadał|wypadają|wypadnie] {start:next} ${year}`,
      `(dzień tygodnia) {start:next} ${year}`,
      `{start:next} ${year} (jaki to dzień tygodnia|jaki to dzień|jaki dzień tygodnia|to jaki dzień)`,
    ],
    daysBefore: [`[jaka data|data|jaki dzień] [była|to|jest] (${days}) przed {start} ${year}`],
    daysAfter: [
      `[jaka data|data|jaki dzień] [będzie|to|jest] (${days}) (po|od) {start} ${year}`,
      `{start} ${year} (plus|+) (${days})`,
    ],
    ago: [`[jaka data|jaki dzień|data] [była|był|to] (${days}) temu [jaki był dzień|jaka była data]`],
    fromToday: [
      `[jaka data|jaki dzień|data|jaka będzie data|jaki będzie dzień] [będzie|to] za (${days})`,
      `za (${days}) (jaka będzie data|jaki będzie dzień|jaka data|jaki dzień)`,
      `[jaka data] [będzie] (${days}) od dziś`,
    ],
    weeksUntil: [`[ile] (tygodni|tygodnie) [zostało|pozostało|jest|jeszcze] ${until} {end:next}`],
    weeksBetween: [
      `[ile] (tygodni|tygodnie) [jest|minęło|mija] (między|od|pomiędzy) {start} ${year} (a|do|i) {end} ${year}`,
    ],
    daysUntil: [
      `[ile] (dni|dzień) [zostało|pozostało|jest|jeszcze] [jeszcze] ${until} {end:next}`,
      `(ile zostało|ile jeszcze|ile czasu|za ile dni) [zostało|są|jest] [${until}] {end:next}`,
    ],
    daysSince: [
      `[ile] dni [minęło|upłynęło] od {start:last} ${year}`,
      `ile czasu [minęło|upłynęło] od {start:last} ${year}`,
    ],
    daysBetween: [
      `[ile] dni [jest|minęło|mija|upłynęło] (między|od|pomiędzy) {start} ${year} (a|do|i) {end} ${year}`,
      `(różnica między) {start} ${year} (a|i) {end} ${year}`,
    ],
    hoursBetween: [
      '[ile] (godzin|czasu|godziny) [jest|mija|to] (między|od|pomiędzy) [godziną] {start} (a|do|i) [godziną] {end}',
      '[od] [godziny] {start} do [godziny] {end} [ile godzin|ile to godzin|ile czasu]',
    ],
    fuelCost: [
      `[ile kosztuje|koszt|koszty|ile wydam na] [paliwa|paliwo|benzyny|benzynę|przejazd|przejazdu|przejechanie] [na|za] {distance:kilometer} [przy|ze|z|i] [spalaniu|spalaniem|zużyciu] {efficiency} ${liters} [i|przy|w|za] [cenie|ceną|cena] [paliwa|benzyny] [po] {fuelPrice} [za|/] [litr|l]`,
    ],
    fuelCostPerLiter: [
      `[ile kosztuje|koszt] [paliwa|paliwo|benzyny|przejazd|przejazdu] [na] {distance:kilometer} [przy] {efficiency} (km/l|km na litr|kilometrów na litr) [i|przy] [cenie|cena] [paliwa] {fuelPrice} [za|/] [litr|l]`,
    ],
    finish: [
      '[ile zajmie|w jakim czasie|czas|ile czasu zajmie|ile czasu zajmie mi] [na|przebiegnę|bieg na|przebiegnięcie] {distance} (w tempie|tempem|przy tempie|tempo) {pace} [min] [na|/] [km|kilometr]',
      '{distance} po {pace} (na|/|min/) (km|kilometr)',
    ],
    pace: [
      '(tempo|jakie tempo|tempo biegu) [na|biegu na|przy] {distance} (w|przez) {time}',
      '{distance} w {time} (tempo|jakie tempo|jakie to tempo)',
      '(przebiegłem|przebiegłam|bieg|biegnę) [na] {distance} w {time} [tempo|jakie tempo]',
    ],
    speed: [
      '(jaka prędkość|prędkość|średnia prędkość|jaka średnia prędkość|z jaką prędkością) [jest|na|przy|jadę] {distance} (w|przez) {time}',
      '{distance} w {time} (jaka prędkość|jaka to prędkość|prędkość|średnia prędkość|z jaką prędkością)',
    ],
    duration: [
      '(ile jadę|ile jedzie się|jak długo jedzie się|ile czasu zajmie|ile zajmie|jak długo|ile się jedzie|ile czasu jedzie się|czas|czas przejazdu|ile trwa) [przejazd|przejechanie|zajmie|trwa] {distance} (z prędkością|przy prędkości|jadąc|przy|jadąc z prędkością) {speed}',
      '{distance} (z prędkością|przy|przy prędkości) {speed} (ile czasu|jak długo|ile godzin|czas|ile to czasu)',
      '{distance:measure} (z prędkością|przy|przy prędkości) {speed:measure}',
    ],
    consumption: [
      '{fuel:measure} na {distance:measure}',
      '{distance:measure} na {fuel:measure}',
      '(spalanie|zużycie) {fuel:measure} [na] {distance:measure}',
    ],
    distance: [
      '(jak daleko|jaka odległość|ile kilometrów|ile km|jaki dystans|droga|dystans|odległość) [zajadę|przejadę|przejedzie się|pokonam] (w|przez|w ciągu) {time} (z prędkością|przy prędkości|przy|jadąc) {speed}',
      '(jak daleko|jaka odległość|ile kilometrów|ile km|jaki dystans|droga|dystans) [zajadę|przejadę|pokonam] (z prędkością|przy prędkości|jadąc) {speed} (w|przez|w ciągu) {time}',
      '{time} (z prędkością|przy|przy prędkości) {speed} (ile km|ile kilometrów|jaki dystans|jaka droga|jak daleko)',
    ],
    bmi: [
      `${bmi} [dla|przy|waga] {weight:kilogram} [i|przy|na|wzrost] [wzroście|wzrost] {height:centimeter} [wzrostu]`,
      `${bmi} [dla|przy|wzrost] {height:centimeter} [wzrostu] [i|przy|waga] [wadze|waga] {weight:kilogram}`,
      `[waga] {weight:kilogram} [i|przy|na|wzrost] [wzroście|wzrost] {height:centimeter} [wzrostu] ${bmi}`,
      `[wzrost] {height:centimeter} [wzrostu] [i|przy|waga] [waga] {weight:kilogram} ${bmi}`,
    ],
    average: ['(średnia|średnia arytmetyczna|średnią) [z|z liczb|liczb] {values}'],
    sum: ['(suma|sumę) [z|liczb] {values}'],
    loan: [
      `(rata|rata miesięczna|rata kredytu|kredyt|kredyt hipoteczny|pożyczka) [za|dla|przy|kredytu] [kwoty|w wysokości|na] {principal} [na|przy|z] [oprocentowaniu|oprocentowaniem] {ratePercent}% (na|przez|w) {years} ${years}`,
      `(rata|rata miesięczna|rata kredytu|kredyt|kredyt hipoteczny|pożyczka) [na|kredytu] {principal} na {years} ${years} (na|przy|oprocentowanie) {ratePercent}%`,
    ],
    savings: [
      `(lokata|inwestycja|oszczędności|procent składany|inwestuję) [na|z|od] {principal} [na|przy|z] [oprocentowaniu] {ratePercent}% [rocznie] (na|przez|po|w) {years} ${years}`,
      `{principal} (na|przy) {ratePercent}% [rocznie] (na|przez|po) {years} ${years}`,
    ],
    roman: [
      '{integer} (w|na|cyframi|liczbami|po) (cyfrach|cyfry|rzymskimi|rzymsku|rzymskich|liczbach) [rzymskich|rzymskie|rzymskimi|cyfrach]',
      '{integer} (rzymskimi|rzymska|rzymskie|rzymsko)',
      '(cyfry rzymskie|liczba rzymska|rzymska) {integer}',
    ],
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
  },
};
