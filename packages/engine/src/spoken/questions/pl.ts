import type { Questions } from './declared.ts';

// What sentences have in common.
const of = '(z|ze|od)';
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
    percentOf: [`{x}% ${of} {y}`, `(ile|ile to) (jest|to|wynosi) {x}% ${of} {y}`],
    share: [
      '(ile procent|jaki procent) (to|stanowi|wynosi) {x} (z|od) [liczby] {y}',
      '{x} z {y} [punktów|pkt] [to|ile] [ile] (procent|%)',
      '{x} (to|jest|stanowi) (ile|jaki) (procent|%|procentem) [z|od|liczby] {y}',
      '[ile|jaki|jakim] (procent|procentem|%) (z|liczby) {y} (to|jest|stanowi) {x}',
      '[ile|jaki|jakim] (procent|procentem|%) (to|jest|stanowi) {x} (z|liczby|od) {y}',
      '{x} z {y} (w|jako) (procentach|%|procent)',
      '{x} z {y} ile (procent|to procent|to %)',
    ],
    change: [
      '(wzrost|spadek|podwyżka|obniżka|zmiana) [ceny|wagi|czynszu|pensji|kursu|raty] (z|od) {x} (na|do) {y} [ile|o ile|w] (procent|%|procentach)',
      '[procentowy|o ile procent] (wzrost|spadek|zmiana|różnica|wzrósł|spadł) [procentowa|procentowy|w %] (z|między|od) {x} (do|na|a|i) {y} [w %|w procentach]',
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
      '(jak zapisać|jak napisać|zapisz|napisz|ile to|liczba) {integer} (po rzymsku|cyframi rzymskimi|rzymskimi cyframi|w systemie rzymskim|rzymskimi)',
      '{integer} (w|na|cyframi|liczbami|po) (cyfrach|cyfry|rzymskimi|rzymsku|rzymskich|liczbach) [rzymskich|rzymskie|rzymskimi|cyfrach]',
      '{integer} (rzymskimi|rzymska|rzymskie|rzymsko)',
      '(cyfry rzymskie|liczba rzymska|rzymska) {integer}',
    ],
    fromRoman: [
      '(liczba rzymska|cyfra rzymska|cyfry rzymskie|rzymskie|rzymska liczba|rzymska|numer rzymski) {roman} [ile to|to ile|jaka to liczba|ile to jest|po arabsku|cyframi arabskimi]',
      '{roman} (cyframi arabskimi|arabskimi cyframi|arabskimi|po arabsku|w cyfrach arabskich|na cyfry arabskie|na arabskie|jaka to liczba|jaki to rok|to jaka liczba|to jaki rok|który to rok)',
      '(rok|roku|wiek) {roman} [ile to|jaki to rok|który to rok|który to|jaki to|po arabsku]',
    ],
    savings: [
      `{principal} na (lokacie|lokatę|koncie|konto) [na|z|o] [oprocentowaniu|oprocentowaniem] {ratePercent}% [rocznie] (na|przez|po|w) {years} ${years} [ile] [będzie|zarobię|wyjdzie|urośnie|będę miał]`,
      `(lokata|inwestycja|oszczędności|procent składany|inwestuję) [na|z|od] {principal} [na|przy|z] [oprocentowaniu] {ratePercent}% [rocznie] (na|przez|po|w) {years} ${years}`,
      `{principal} (na|przy) {ratePercent}% [rocznie] (na|przez|po) {years} ${years}`,
    ],
    discountAndTax: [`{price} (minus|z) {discountPercent}% [${off}] (plus|i|+) {taxPercent}% ${tax}`],
    discount: [
      `${goods} [za|w cenie|po|kosztuje|kosztują] {price} (przecena|rabat|zniżka|obniżka|minus|-) [o] {discountPercent}% ${pay}`,
      `{discountPercent}% ${off} (od|z|na|przy) [ceny] {price}`,
      `(rabat|zniżka|upust|przecena|obniżka) {discountPercent}% (od|z|na|przy) [ceny|cenę] {price}`,
      `{price} (minus|z|po|-) {discountPercent}% ${off}`,
      `(rabat|zniżka|upust|przecena|obniżka) {discountPercent}% na ${goods} (za|w cenie|o wartości|po) {price} ${pay}`,
      `{discountPercent}% (rabatu|zniżki|upustu|przeceny|obniżki) na ${goods} (za|w cenie|o wartości|po) {price} ${pay}`,
      `${goods} [za|w cenie|po|kosztuje|kosztują|kosztowała|kosztowały|kosztował] {price} (z|ze|po|i|minus) (rabatem|zniżką|rabacie|zniżce|przecenie|upustem|rabat|zniżka|przecena|obniżka) {discountPercent}% ${pay}`,
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
      `{amount} (z|w tym|zawiera) {taxPercent}% ${tax} [ile] netto`,
      `ile (netto|to netto|będzie netto) [z|od|to] {amount} [brutto] [przy|z] [stawce] [VAT] {taxPercent}% [VAT]`,
      `(odejmij|odlicz|wyciągnij) ${tax} {taxPercent}% (od|z) {amount} [brutto]`,
      `netto (z|od) {amount} [brutto] [przy|z] [stawce|VAT] {taxPercent}% [${tax}]`,
    ],
    taxOn: [
      `{taxPercent}% ${tax} (od|z|na) {amount}`,
      `(VAT|podatek|podatek VAT) {taxPercent}% (od|z|na) {amount}`,
      `(VAT|podatek|podatek VAT) (od|z|na) {amount} (przy|stawka|wg stawki) [stawce] {taxPercent}%`,
    ],
    withTax: [
      `{amount} [netto] (plus|i|+) {taxPercent}% ${tax}`,
      `{amount} [netto] (plus|i|+) (VAT|podatek) {taxPercent}%`,
      `{amount} netto z (VAT|VATem|podatkiem) {taxPercent}%`,
      `(dodaj|doliczyć|dolicz) {taxPercent}% ${tax} do {amount}`,
      `(dodaj|doliczyć|dolicz) ${tax} {taxPercent}% do {amount}`,
      `ile (brutto|to brutto|będzie brutto) [z|od|to] {amount} [netto] [przy|z|i|plus] [stawce] [VAT|VAT-em|VATem] {taxPercent}% [VAT]`,
    ],
    tipShared: [
      `[rachunek] {subtotal} [plus|z|i] [napiwek|napiwkiem] {tipPercent}% [napiwku|napiwek|napiwkiem] (podzielone|podzielony|podzielić|podziel|dzielimy) na ${people}`,
    ],
    tip: ['[rachunek] {subtotal} (z|plus|i|+) {tipPercent}% (napiwku|napiwkiem|napiwek)'],
    split: [
      `[rachunek|kolacja|obiad|zakupy|paragon] [za|na] {subtotal} na ${people} [po ile|ile na osobę|ile każdy|ile na głowę|ile od osoby|ile płaci każdy] [płaci|zapłaci]`,
      `[rachunek] {subtotal} (podzielić|podzielone|podzielony|dzielone|podziel|do podziału) (na|przez|między) ${people}`,
      `(podziel|podzielić|rozdziel) [rachunek] [na] {subtotal} (na|między) ${people}`,
    ],
    ageOn: [
      `(ile lat|wiek|ile mam lat|ile ma lat) [ma|mam|będę miał|będę miała|miał|miała] [ktoś|osoba] [${born}] {birthDate} ${year} (w dniu|na dzień|dnia|w) {asOf} ${year}`,
      `${born} {birthDate} ${year} (ile lat|jaki wiek|ile pełnych lat|w jakim wieku) [ma|mam|miał|miała|miałem|miałam|będzie miał|będzie miała|będę miał|będę miała|skończy|skończył|skończyła] (w dniu|na dzień|dnia|w) {asOf} ${year}`,
      `${born} {birthDate} ${year} (ile lat|jaki wiek|ile pełnych lat|w jakim wieku) [ma|mam|miał|miała|miałem|miałam|będzie miał|będzie miała|będę miał|będę miała|skończy|skończył|skończyła] {asOf} ${year}`,
    ],
    age: [
      `(ile lat|wiek|ile mam lat|ile ma lat) [ma|mam] [ktoś|osoba|jeśli] [${born}] {birthDate} ${year} [dzisiaj|dziś|teraz]`,
      `${born} {birthDate} ${year} (ile mam lat|ile ma lat|wiek|ile to lat|ile mam teraz lat|ile mam|ile mam dzisiaj lat)`,
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
    daysUntil: [
      `za ile (dni|dzień) [jest|będzie|są|będą|wypada] {end:next}`,
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
      '(pracuję|praca|pracowałem|pracowałam|spałem|spałam|sen|zmiana|nocka|dniówka) [od] {start} do {end} [(minus|bez) {break} (minut|min) [przerwy]] [to] [ile godzin|ile to godzin|ile czasu|ile to|ile]',
      '(pracuję|praca|pracowałem|pracowałam|spałem|spałam|sen|zmiana|lekcja|lekcje|spotkanie|otwarte|czynne) [od] [godziny|godz.] {start} do [godziny|godz.] {end} [to] [ile godzin|ile to godzin|ile czasu|ile to|ile]',
      '[od] [godziny|godz.] {start} do [godziny|godz.] {end} (to ile godzin|ile to jest godzin|ile minęło|ile minęło godzin|ile mija|ile to|to ile)',
      '[ile] (godzin|czasu|godziny) [jest|mija|to] (między|od|pomiędzy) [godziną] {start} (a|do|i) [godziną] {end}',
      '[od] [godziny] {start} do [godziny] {end} [ile godzin|ile to godzin|ile czasu]',
    ],
    bmi: [
      `${bmi} [dla|przy] (wadze|wagi|masie) {weight:kilogram} [i|przy|,] (wzroście|wzrostu|wzrost) {height:centimeter}`,
      `${bmi} [dla|przy] (wzroście|wzrostu) {height:centimeter} [i|przy|,] (wadze|wagi|masie|waga) {weight:kilogram}`,
      `(ważę|waga) {weight:kilogram} [i|mam|przy|a|oraz] [wzrost|wzroście|mierzę|mam] {height:centimeter} [wzrostu] (jakie BMI|jakie mam BMI|jakie jest moje BMI|ile mam BMI|ile to BMI|BMI|oblicz BMI)`,
      `(mam|mierzę|wzrost) {height:centimeter} [wzrostu] [i|a|oraz] [ważę|waga|waży] {weight:kilogram} (jakie BMI|jakie mam BMI|jakie jest moje BMI|ile mam BMI|ile to BMI|BMI|oblicz BMI)`,
      `${bmi} [dla|przy|wzrost] {height:centimeter} [wzrostu] [i|przy|waga] [wadze|waga] {weight:kilogram}`,
      `[waga] {weight:kilogram} [i|przy|na|wzrost] [wzroście|wzrost] {height:centimeter} [wzrostu] ${bmi}`,
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
      '{distance} po {pace} (na|/|min/) (km|kilometr)',
    ],
    pace: [
      '[bieg|przebiegłem|przebiegłam] {distance} w {time} (tempo|jakie tempo|jakie to tempo) [na (km|kilometr)]',
      '(przebiegłem|przebiegłam|bieg|biegnę) [na] {distance} w {time} [tempo|jakie tempo]',
    ],
    journey: [
      '[przejechałem|przejechałam|przebiegłem|przebiegłam|pokonałem|pokonałam|przejazd|trasa|auto jedzie|pociąg jedzie|pociąg pokonał] {distance} (w|przez|w ciągu) {time} [to] (ile to km/h|ile km/h|to ile km/h|jaka średnia prędkość|jaka średnia|z jaką średnią prędkością|ile to na godzinę|jaką miałem prędkość)',
      '(jaka prędkość|prędkość|średnia prędkość|jaka średnia prędkość|z jaką prędkością) [jest|na|przy|jadę] {distance} (w|przez) {time}',
      '[jadę|mam|do przejechania|trasa|podróż|droga] {distance} (z prędkością|jadę z prędkością|przy prędkości|ze średnią|ze średnią prędkością|ze stałą prędkością) {speed} [to] (ile czasu|ile godzin|ile minut|jak długo|ile będę jechać|ile zajmie|ile potrwa|ile to potrwa|w ile|ile to czasu) [będę jechać|zajmie|potrwa|jazdy|jechać|dojadę]',
      '(ile jadę|ile jedzie się|jak długo jedzie się|ile czasu zajmie|ile zajmie|jak długo|ile się jedzie|ile czasu jedzie się|czas|czas przejazdu|ile trwa) [przejazd|przejechanie|zajmie|trwa] {distance} (z prędkością|przy prędkości|jadąc|przy|jadąc z prędkością) {speed}',
      '{distance:measure} (z prędkością|przy|przy prędkości) {speed:measure}',
      '(jak daleko|jaka odległość|ile kilometrów|ile km|jaki dystans|droga|dystans|odległość) [zajadę|przejadę|przejedzie się|pokonam] (w|przez|w ciągu) {time} (z prędkością|przy prędkości|przy|jadąc) {speed}',
      '(jak daleko|jaka odległość|ile kilometrów|ile km|jaki dystans|droga|dystans) [zajadę|przejadę|pokonam] (z prędkością|przy prędkości|jadąc) {speed} (w|przez|w ciągu) {time}',
      '{time} (z prędkością|przy|przy prędkości) {speed} (ile km|ile kilometrów|jaki dystans|jaka droga|jak daleko)',
    ],
    area: [
      `(powierzchnia|pole powierzchni|pole|metraż) [${rooms}] [o wymiarach] {width} (na|x|×|razy) {height} [(w|ile|ile to) {unit}]`,
      `${rooms} [o wymiarach] {width} (na|x|×|razy) {height} (jaka powierzchnia|jaka to powierzchnia|jaki metraż|powierzchnia)`,
      `${rooms} [o wymiarach] {width} (na|x|×|razy) {height} [(ile|ile to|to ile|ile to jest) {unit}]`,
    ],
    litersOfPaint: [
      '(ile|ile litrów|ile l) farby [potrzeba|potrzebuję|trzeba|kupić] (na|do|do pomalowania|na pomalowanie|żeby pomalować) {area} [ścian|ściany|sufitu] [w|przy|na] [{coats} (warstwy|warstwach|warstw|warstwę|razy)]',
      '(farba|malowanie) [na|do] {area} [ścian|ściany|sufitu] [w|przy|na] [{coats} (warstwy|warstwach|warstw|razy)] ile [litrów|l] [farby] [potrzeba|potrzebuję|trzeba]',
    ],
    tiles: [
      `(ile|ile sztuk|liczba) ${pieces} [o wymiarach|o wymiarze|formatu] {width} (x|na|×|*) {height} [potrzeba|potrzebuję|trzeba|wejdzie|pójdzie] (na|do) {area} [podłogi|podłogę|ściany|ścianę|tarasu|taras|łazienki]`,
      `(ile|ile sztuk|liczba) ${pieces} [potrzeba|potrzebuję|trzeba|wejdzie|pójdzie] (na|do) {area} [podłogi|podłogę|ściany|ścianę|tarasu|taras|łazienki] [o wymiarach|formatu|przy płytce|jeśli płytka ma|płytka] {width} (x|na|×|*) {height}`,
      `(płytki|kafelki|płytka|panele) {width} (x|na|×|*) {height} (na|do) {area} [podłogi|podłogę|ściany|ścianę|tarasu|taras|łazienki] ile [sztuk|szt.|szt|płytek|potrzeba|trzeba]`,
    ],
    zone: [
      '[jest] {time} w {from:city} (która|która godzina|ile|która to|ile to) [jest|będzie] w {to:city}',
      '[gdy|kiedy|jeśli|jak] w {from:city} jest {time} (która|która godzina|ile) [jest|będzie] [to] w {to:city}',
      '{time} czasu {from:city} (na czas|w czasie|w) {to:city}',
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
