import type { Questions } from './declared.ts';

const into = '(in|nach|als|zu)';
const years = '(Jahre|Jahren|Jahr)';
const tax = '(Mehrwertsteuer|MwSt|MWSt.|MwSt.|USt|USt.|Umsatzsteuer|Steuer)';
const slopes = '(Steigung|Gefälle|Neigung)';
const goods =
  '(Jacke|Mantel|Hose|Jeans|Kleid|Hemd|Pullover|Schuhe|Stiefel|Tasche|Handy|Laptop|Fernseher|Sofa|Schrank|Tisch|Matratze|Fahrrad|Ware|Artikel|Möbel|Ticket|Fahrkarte|Rechnung)';

export const questions: Questions = {
  asks: {
    table: [
      `[Tabelle|Umrechnungstabelle] [von|für] {from} ${into} {to} (Tabelle|Umrechnungstabelle) [von {start} bis {end}]`,
      `(Tabelle|Umrechnungstabelle) [von|für] {from} ${into} {to} [von {start} bis {end}]`,
    ],
    gasMark: ['(Gasstufe|Gas Stufe) {value} [in|nach|als] [Celsius|Grad|°C|Grad Celsius]'],
    gasMarkOfCelsius: ['[welche] Gasstufe [ist|sind|für|bei] {value:celsius}'],
    gasMarkOfFan: [`{value:celsius} [bei] Umluft ${into} Gasstufe`, 'Gasstufe (für|bei) {value:celsius} Umluft'],
    fanOfCelsius: [
      '[Rezept|Backofen|Ofen] [bei|mit|auf] ({value:celsius}|{value} (Grad|°)) [bei|mit] [Ober- und Unterhitze|Ober-Unterhitze|Ober-/Unterhitze|Ober/Unterhitze|O/U-Hitze] [wie viel|wieviel|wie viel Grad|was] [ist das|sind das|sind] (bei|in|für|auf) Umluft',
      '(wie viel Grad|wie viel|wieviel) [sind|ist] Umluft (bei|für|statt|sind|ist) ({value:celsius}|{value} (Grad|°)) [Ober- und Unterhitze|Ober-Unterhitze|Ober-/Unterhitze|Ober/Unterhitze]',
    ],
    celsiusOfFan: [
      '[Rezept|Backofen|Ofen] [bei|mit|auf] ({value:celsius}|{value} (Grad|°)) [bei|mit] Umluft [wie viel|wieviel|was] [ist das|sind das] [bei|in|mit|auf] (Ober- und Unterhitze|Ober-Unterhitze|Ober-/Unterhitze|Ober/Unterhitze)',
      '[Rezept|Backofen|Ofen] Umluft ({value:celsius}|{value} (Grad|°)) (in|bei|auf) (Ober- und Unterhitze|Ober-Unterhitze|Ober-/Unterhitze|Ober/Unterhitze)',
    ],
    average: '[von|aus] (Durchschnitt|Mittelwert|Mittel|Schnitt)',
    median: '[von|aus] (Median|Zentralwert)',
    sum: ['(Summe|Gesamtsumme) [von|aus] {values}'],
    deviation: '[von|aus] (Standardabweichung)',
    simplestFraction: [
      '(kürze|vereinfache|kürzen) {numerator}/{denominator}',
      '{numerator}/{denominator} (kürzen|gekürzt|vereinfacht|vereinfachen)',
    ],
    decimalOfFraction: [`{numerator}/{denominator} ${into} (Dezimalzahl|Dezimal|Kommazahl|Dezimalbruch)`],
    hexadecimal: [`{value} ${into} (hexadezimal|hex|Hexadezimalzahl)`],
    binary: [`{value} ${into} (binär|Binärzahl|dual|Dualzahl)`],
    octal: [`{value} ${into} (oktal|Oktalzahl)`],
    percentOf: ['{x}% (von|aus) {y}', '[wie viel|wieviel|was] (ist|sind) {x}% (von|aus) {y}'],
    share: [
      '[wie viel|wieviel|welcher] (Prozentsatz|Anteil|%) (ist|sind|von|hat) {x} (von|an|aus) {y}',
      '{x} (sind|ist) [wie viel|wieviel] % von {y}',
      '{x} von {y} (wie viel|wieviel|wie viele) % [sind das|ist das]',
      '(wie viel|wieviel) % (sind|ist) {x} von {y} [Punkten|Fragen|Stimmen|Leuten|Schülern|Aufgaben|Personen|Stück]',
      '{x} von {y} (Punkten|Fragen|Stimmen|Leuten|Schülern|Aufgaben|Personen) (wie viel|wieviel|in) % [sind das|ist das]',
      '{x} von {y} [in|als] %',
    ],
    change: [
      `(prozentuale|prozentualer) (Steigerung|Erhöhung|Senkung|Rückgang|Veränderung|Änderung|Zunahme|Abnahme|Anstieg) (von|zwischen) {x} (auf|zu|und) {y}`,
      `(um wie viel|um wieviel) % [ist|sind] [es] (gestiegen|gefallen|mehr|weniger) von {x} auf {y}`,
      'von {x} auf {y} (wie viel|wieviel|um wie viel|um wieviel) % [mehr|weniger|gestiegen|gefallen|billiger|teurer|ist das|sind das]',
      'von {x} auf {y} (gestiegen|gefallen|erhöht|gesenkt|reduziert) [um] (wie viel|wieviel) % [ist das|sind das]',
      '[prozentuale] (Veränderung|Änderung|Zunahme|Abnahme|Anstieg|Unterschied) (von|zwischen) {x} (auf|zu|und) {y} [in %]',
      'von {x} (auf|zu) {y} (in|als) %',
      'von {x} auf {y} (prozentuale|prozentualer) (Steigerung|Erhöhung|Senkung|Rückgang|Veränderung|Änderung|Zunahme|Abnahme|Anstieg)',
      'von {x} auf {y} (Steigerung|Erhöhung|Senkung|Rückgang|Veränderung|Änderung|Zunahme|Abnahme|Anstieg) in %',
    ],
    proportion: ['{a} [verhält sich] zu {b} wie {c} zu [was|x|?]'],
    simplestRatio: ['(Verhältnis|Seitenverhältnis) [von] {a} (zu|:|und) {b}'],
    whole: [
      '{value} (sind|ist) {percent}% von (was|wie viel|welcher Zahl|wieviel)',
      '[wenn] {percent}% {value} (sind|ist) was (sind|ist) 100%',
      '{percent}% (sind|ist|=) {value} [was] [sind|ist] 100%',
    ],
    priceBefore: [
      '(Originalpreis|ursprünglicher Preis) [von] {value} (nach|mit) {percent}% (Rabatt|Nachlass)',
      '{value} nach {percent}% (Rabatt|Nachlass) [was war der|wie hoch war der] (ursprünglicher Preis|ursprüngliche Preis|Originalpreis|alter Preis|alte Preis)',
    ],
    significantFigures: [
      '[runde|runden] {value} auf {figures} (signifikante Stellen|gültige Ziffern|geltende Ziffern|signifikante Ziffern) [runden|gerundet]',
    ],
    savings: [
      '{principal} [Euro] [anlegen] (zu|bei|mit) {ratePercent}% [Zinsen|Zins|Zinseszins] (für|über|nach|in|auf) {years} ' +
        years +
        ' [anlegen|angelegt]',
    ],
    discount: [
      '{discountPercent}% (Rabatt|Nachlass|Ermäßigung|Skonto|reduziert|billiger|Preisnachlass) [auf|von|bei|für] {price}',
      `[${goods}] [für|kostet|kosten|von|Preis] {price} um {discountPercent}% (reduziert|herabgesetzt|gesenkt|billiger|günstiger) [was kostet|wie viel kostet|wieviel kostet|neuer Preis] [das|es|er|sie] [dann|noch|jetzt]`,
    ],
    fuelCost: [
      '(Spritkosten|Benzinkosten|Kraftstoffkosten|Dieselkosten|Tankkosten|Fahrtkosten) [für|auf|von|bei] {distance:kilometer} [bei|mit|und] {efficiency} (l|Liter)(/|pro|auf)100 (km|Kilometer) [bei|zu|und|mit|für] {fuelPrice} [pro|je|/|der|den] [Liter|l]',
      '{distance:kilometer} [bei|mit|und] {efficiency} (l|Liter)(/|pro|auf)100 (km|Kilometer) [bei|zu|und|mit|für] {fuelPrice} (pro|je|/) (Liter|l)',
    ],
    loan: [
      '(Kredit|Darlehen|Hypothek|Kreditrate|Monatsrate) [von|über] {principal} {ratePercent}% [Zinsen] {years} (Jahre|Jahren|Jahr) [Laufzeit]',
    ],
    netOfTax: [
      `{taxPercent}% ${tax} (aus|von) {amount} (herausrechnen|rausrechnen)`,

      `{amount} ohne [die] ${tax} [von] {taxPercent}%`,
      '(wie viel netto|wieviel netto|Nettopreis|Nettobetrag) [sind|ist|sind das] [bei|von|aus|wenn] {amount} brutto (bei|mit|und|inkl.) {taxPercent}% [Mehrwertsteuer|MwSt|MwSt.|USt|Steuer]',
      '{amount} (inkl.|inkl|inklusive|mit|incl.) [Mehrwertsteuer|MwSt|MwSt.|USt|Steuer] {taxPercent}% [Mehrwertsteuer|MwSt|MwSt.|USt|Steuer] [wie viel|wieviel|was] [ist|sind] [das] (netto|ohne)',
      '{amount} (brutto|inklusive|inkl.|inkl|mit|einschließlich) {taxPercent}% ' + tax,
      '[netto|Nettobetrag] (von|aus) {amount} [brutto] (bei|mit|inklusive|inkl.) {taxPercent}% ' + tax,
      '{taxPercent}% ' + tax + ' (aus|herausrechnen aus) {amount} [herausrechnen]',
    ],
    taxOn: [
      '{taxPercent}% ' + tax + ' (auf|von|für) {amount}',
      tax + ' (auf|von|für) {amount} (bei|mit|zu) {taxPercent}%',
    ],
    withTax: [
      '(wie viel brutto|wieviel brutto|Bruttopreis|Bruttobetrag) [sind|ist|sind das] [bei|von|aus|wenn] {amount} netto (bei|mit|und|plus) {taxPercent}% [Mehrwertsteuer|MwSt|MwSt.|USt|Steuer]',
      '{amount} (netto|exklusive|exkl.|zzgl.|zuzüglich|plus|+) {taxPercent}% ' + tax,
      '{amount} netto (plus|mit|+|und|zuzüglich) {taxPercent}% ' + tax,
    ],
    tipShared: [
      'Trinkgeld [auf|für|zu|bei|von] {subtotal} [Rechnung] [geteilt|aufgeteilt] [durch|auf|unter|zwischen|für|von|zu] {people} [Personen|Leute|Leuten|Freunde|Freunden] [pro Person|jeder|pro Kopf|wie viel pro Person]',
    ],
    tip: [
      '{tipPercent}% Trinkgeld (auf|für|zu|bei|von) [eine|einer|die|der] [Rechnung] [von|über] {subtotal}',
      '[Rechnung|eine Rechnung] [von|über] {subtotal} [Rechnung] (mit|plus|und|inklusive|inkl.) {tipPercent}% Trinkgeld',
      'Trinkgeld [auf|für|zu|bei|von] {subtotal} [Rechnung]',
    ],
    split: [
      '[teile|Rechnung von] {subtotal} [Rechnung] [geteilt|aufgeteilt] (durch|auf|unter|zwischen|für) {people} (Personen|Leute|Leuten|Freunde|Freunden) [teilen|aufteilen]',
    ],
    unitPrice: [
      '(Grundpreis|Einheitspreis|Preis pro Einheit|Stückpreis) [von|für|bei] {price} (für|pro) {quantity} [{unit}]',
      '(Grundpreis|Einheitspreis|Stückpreis) [von|für|bei] {quantity} {unit} (für|zu) {price}',
      '{price} für {quantity} [{unit}] (Grundpreis|Einheitspreis|Stückpreis)',
      '{price} für {quantity} (pro Stück|je Stück)',
    ],
    ageOn: [
      '(Alter|wie alt) [von|bin ich|ist|ist jemand|ist man|wäre ich] [wenn] [geboren] [am] {birthDate} [geboren] (am|zum|bis) {asOf}',

      '[ich bin|bin] (geboren|geb|geb.|Geburtstag|Geburtsdatum) [ist|am|:] {birthDate} (Alter|wie alt|wie alt bin ich|wie alt war ich|wie alt ist er|wie alt ist sie) (am|zum) {asOf}',
    ],
    age: [
      '(Alter|wie alt) [von|bin ich|ist|ist jemand|ist man] [wenn] [geboren] [am] {birthDate} [geboren] [heute|jetzt]',
      '[ich bin|jemand|Alter] (geboren|Geburtstag|Geburtsdatum) [ist|am|:] {birthDate} [Alter|wie alt] [bin ich|ist man] [heute]',
      '(geb|geb.|Jahrgang) [am] {birthDate} (Alter|wie alt) [bin ich|ist man|heute|jetzt]',
    ],
    weekday: [
      '(welcher|was für ein) (Wochentag|Tag) (ist|war|wird) [der|am] {start:next}',
      'Wochentag [am|vom|von|des] {start:next}',
    ],
    daysBefore: ['{start} (minus|-) {days} (Tage|Tag)'],
    daysAfter: [
      '[welches Datum|welcher Tag|was|wann] [ist|in] {workingDays} (Arbeitstage|Arbeitstagen|Arbeitstag) (ab|nach|von|seit) {start}',
      '[welches Datum|welcher Tag|was] [ist|in] {days} (Tage|Tagen|Tag) (ab|nach|von|seit) {start}',
      '{weeks} (Wochen|Woche) (ab|nach|von) {start}',
      '{months} (Monate|Monaten|Monat) (ab|nach|von) {start}',
      '{start} (plus|+|und) {days} (Tage|Tagen|Tag)',
      '{start} (plus|+|und) {weeks} (Wochen|Woche)',
      '{start} (plus|+|und) {months} (Monate|Monaten|Monat)',
    ],
    ago: [
      `(welches Datum|welcher Tag|was für ein Tag) (war|hatten wir) [es] vor ({days} (Tagen|Tage|Tag)|{weeks} (Wochen|Woche)|{months} (Monaten|Monate|Monat)|{years} (Jahren|Jahre|Jahr))`,
      'vor ({days} (Tagen|Tag)|{weeks} (Wochen|Woche)|{months} (Monaten|Monat)|{years} (Jahren|Jahr))',
    ],
    fromToday: ['in {days} (Tagen|Tag)'],
    daysUntil: [
      '[wie viele|wieviele] (Tage|wie lange) [sind es|noch|ist es] [noch] (bis|bis zu|bis zum|bis zur) {end:next}',
      '(wie lange|Countdown) [ist es] [noch] (bis|bis zu|bis zum|bis zur) {end:next}',
    ],
    daysSince: [
      '[wie viele|wieviele] (Tage|wie lange) [sind|ist es] [her] [vergangen] (seit|seit dem|her seit) {start:last} [vergangen|her]',
    ],
    daysBetween: [
      '(wie lange|Differenz|Zeitraum|Dauer) [ist es] (zwischen|von|vom) {start} (und|bis|bis zum) {end}',
      '[von|vom] {start} (bis|bis zum) {end} [in] [Tage|Tagen]',
    ],
    hoursBetween: [
      '[wie viele|wieviele] (Stunden|Zeit|Arbeitszeit|wie lange) [sind es|ist es|liegen] (von|zwischen) {start} [Uhr] (bis|und) {end} [Uhr]',
      '[von] {start} [Uhr] bis {end} [Uhr]',
      '[von] {start} [Uhr] bis {end} [Uhr] (minus|abzüglich|mit|ohne|und) {break} (min|Minuten|Min.) [Pause|Mittagspause] [Arbeitszeit|wie lange|wie viele Stunden]',
      '[von] {start} [Uhr] bis {end} [Uhr] (wie lange|wie lang|wie viele Stunden|wieviel Stunden|wieviele Stunden|Dauer|Arbeitszeit|Stunden) [ist das|sind das|war das|gearbeitet]',
      '[Zug] (Abfahrt|Abflug|ab|Beginn|Start) [um] {start} [Uhr] [,|und] (Ankunft|an|Ende) [um] {end} [Uhr] (Fahrzeit|Fahrtdauer|Reisezeit|Dauer|wie lange|Flugzeit)',
    ],
    bmi: [
      '(BMI|Body Mass Index) [bei|von|für|mit] [Gewicht] {weight:kilogram} [bei|und|auf|mit] [Größe] {height:centimeter} [groß|Größe|Körpergröße]',
    ],
    hemoglobinOfMillimoles: [
      '(HbA1c|Langzeitzucker) [von] {value} mmol/mol [in|nach|als] [%]',
      '{value} mmol/mol [HbA1c] [in|nach|als] %',
    ],
    amps: [
      '[Strom] [bei|von|mit] {volts} (V|Volt) [und|bei|mit|an|/|durch] {ohms} (Ohm|Ω)',
      '[wie viel|wieviel|wie viele] [Ampere] [sind|ist|bei|haben] {watts} (W|Watt) [und|bei|mit|/|durch] {volts} (V|Volt) [in|als] [A|Ampere|wie viel Ampere]',
    ],
    volts: [
      '[Spannung] [bei|von|mit] {amps} (A|Ampere) [und|bei|mit|mal|*|×|durch] {ohms} (Ohm|Ω)',
      '[wie viel|wieviel|wie viele] [Volt] [sind|ist|bei|haben] {watts} (W|Watt) [und|bei|mit|/|durch] {amps} (A|Ampere) [in|als] [V|Volt]',
    ],
    ohms: ['(Widerstand) [bei|von|mit] {volts} (V|Volt) [und|bei|mit|/] {amps} (A|Ampere)'],
    watts: [
      '[wie viel|wieviel|wie viele] [Watt] [sind|ist|bei|haben] {volts} (V|Volt) [und|bei|mit|mal|*|×] {amps} (A|Ampere) [in|als] [W|Watt|wie viel Watt]',
      '[wie viel|wieviel|wie viele] [Watt] [sind|ist|bei|haben] {amps} (A|Ampere) [und|bei|mit|mal|*|×] {volts} (V|Volt) [in|als] [W|Watt]',
    ],
    wire: ['{gauge} AWG in (mm|Millimeter)', '(Durchmesser|wie dick ist) [von] AWG {gauge}'],
    wireSection: '(AWG) [in] [mm2|mm²|Querschnitt|Quadratmillimeter]',
    consumption: [
      '{fuel:measure} (auf|für|bei|in) {distance:measure}',
      '{distance:measure} (mit|auf) {fuel:measure}',
      '{distance:measure} (mit|auf) {fuel:measure} [wie hoch ist der] (Verbrauch|Durchschnittsverbrauch|Spritverbrauch|wie viel auf 100 km|wieviel auf 100 km)',
      '[ich habe] {fuel:measure} (für|auf) {distance:measure} (verbraucht|gebraucht|getankt)',
      '(Verbrauch|Spritverbrauch|Kraftstoffverbrauch|Benzinverbrauch) [von|bei] {fuel:measure} [auf|für|bei|und|,] {distance:measure}',
    ],
    milesPerGallon: [
      '(Verbrauch|Spritverbrauch|Kraftstoffverbrauch|Benzinverbrauch) [von] {value} (l/100km|l/100 km|Liter pro 100 km|Liter auf 100 km|Liter auf 100 Kilometer)',
    ],
    litersOfMiles: ['(Verbrauch|Spritverbrauch|Kraftstoffverbrauch) [von] {value} mpg'],
    finish: [
      '(wie lange|Zeit|Zielzeit|Laufzeit) [brauche ich] [für|auf] {distance} (bei|mit|in) [einer|einem] [Pace|Tempo] [von] {pace} [(pro|/|je|min/) (km|Kilometer)]',
    ],
    pace: [
      '[Pace|Lauftempo|Tempo] [für|bei|von] {distance} (in|laufen in) {time} (Pace|Lauftempo|laufen|gelaufen|Tempo)',
    ],
    journey: [
      '{distance} in {time} [welche] (Geschwindigkeit|wie schnell|Durchschnittsgeschwindigkeit|Durchschnittstempo) [war ich|bin ich|ist das|war das]',
      '(wie weit|Strecke|Entfernung) [bei|mit] {speed} (in|für|nach) {time}',
    ],
    rectangle: [
      '[mein|meine|unser|unsere] (Zimmer|Raum|Wand|Rechteck|Garten|Grundstück|Wohnzimmer|Schlafzimmer|Kinderzimmer|Badezimmer|Büro|Flur|Balkon|Keller|Halle|Terrasse|Teppich|Feld|Acker|Wiese|Fußballplatz|Fußballfeld|Fussballplatz|Fussballfeld|Boden|Küche|Bad|Decke) [von|mit|ist|hat] {width} (mal|x|×|*|auf) {height} [groß] (Fläche|wie viel qm|wieviel qm|wie viele qm|wieviele qm|wie viele Quadratmeter|wie viel Quadratmeter|Quadratmeter|qm|m²|m2|wie groß|wie viel m²|wieviel m²|wie viel m2|wieviel m2|in qm|in m²|in Quadratmeter) [ist das|sind das]',
      '[mein|meine|unser|unsere] (Zimmer|Raum|Wand|Garten|Grundstück|Feld|Acker|Wiese|Fußballplatz|Fußballfeld|Fussballplatz|Fussballfeld|Terrasse|Platte|Rechteck|Fläche) [von|mit|ist] {width} (mal|x|×|*|auf) {height} (in|nach) {unit}',
    ],
    circle: [
      '(Fläche [von|eines] (Kreis|Kreises)|Kreisfläche) [mit|bei] Radius [von] {radius}',
      '(Fläche [von|eines] (Kreis|Kreises)|Kreisfläche) [mit|bei] Durchmesser [von] {diameter}',
    ],
    triangle: [
      '(Fläche [von|eines] (Dreieck|Dreiecks)|Dreiecksfläche) [mit] [Grundseite] [von] {width} (mal|x|×|*|und) [Höhe] [von] {height}',
    ],
    sphere: [
      '(Volumen [von|einer] Kugel|Kugelvolumen) [mit|bei] Radius [von] {radius}',
      '(Volumen [von|einer] Kugel|Kugelvolumen) [mit|bei] Durchmesser [von] {diameter}',
    ],
    download: [
      '(wie lange|Zeit|Dauer) [dauert|dauert der|dauert ein|für|zum] (Download|Upload|herunterladen|hochladen|Übertragung|Downloads) [von] {size} (bei|mit|über) {speed}',
      '(Download|Upload|Downloadzeit|Uploadzeit|Übertragung|Übertragungszeit) [von|für] {size} (bei|mit|über) {speed}',
      '{size} (bei|mit|über) {speed} (herunterladen|Downloadzeit|Download|hochladen|Upload)',
      '[Download|Upload|Datei] [von] {size} (bei|mit|über) {speed} (wie lange|Dauer|Zeit|wie lange dauert das|wie lange dauert der Download)',
    ],
    paint: [
      '[wie viel|wieviel] (Farbe|Wandfarbe|Farbbedarf) [brauche ich|benötigt] [für] {area} [mit|bei|und] [{coats} (Anstriche|Anstrichen|Schichten)]',
      '[wie viel|wieviel] (Farbe|Wandfarbe|Farbbedarf) [brauche ich|brauch ich] [für] {area} [mit|bei|und|,] [{coats} (Anstriche|Anstrichen|Schichten)] [bei|mit|,] [Ergiebigkeit|Reichweite] [von] {coverage}',
    ],
    degreesOfSlope: '[von] (Steigung|Gefälle|Neigung) [in|als] [Grad]',
    slopeOfDegrees: [`{value} (Grad|°) ${slopes} [in|als] [%]`, `${slopes} [von] {value} (Grad|°) [in|als] [%]`],
    degreesOfRatio: [`${slopes} [von] 1: {value} [in|als] [Grad]`, `1: {value} ${slopes} [in|als] [Grad]`],
    tiles: [
      '[wie viele|wieviele|wie viel|wieviel|Anzahl] (Fliesen|Kacheln|Platten|Terrassenplatten|Bodenfliesen|Wandfliesen) [von|mit|à] {width} (x|×|mal|*|auf) {height} [brauche ich|brauch ich|braucht man] (für|auf) {area}',
    ],
    ringOfNumber: [
      '(US Ringgröße|Ringgröße US|amerikanische Ringgröße) {size} [in|nach] [EU|deutsche]',
      'Ringgröße {size} US [in|nach] [EU|deutsche]',
    ],
    ringOfEurope: ['[EU|deutsche] Ringgröße {size} [in|nach] [US|amerikanische]'],
    shoeInBritain: ['[EU|deutsche|europäische] Schuhgröße {size} [EU] (in|nach|als) UK'],
    footOfShoe: ['[EU|deutsche|europäische] Schuhgröße {size} [EU] (in|nach|als) (cm|Zentimeter)'],
    shoeOfWomen: ['[EU|deutsche|europäische] (Damenschuhgröße|Schuhgröße Damen) {size} [EU] (in|nach|als) US'],
    shoeFromBritain: [
      '(UK Schuhgröße|Schuhgröße UK|britische Schuhgröße) {size} [in|nach|als] [EU|deutsche]',
      'Schuhgröße {size} UK [in|nach|als] [EU|deutsche]',
    ],
    shoeFromAmerica: [
      '(US Schuhgröße|Schuhgröße US|amerikanische Schuhgröße) {size} [in|nach|als] [EU|deutsche]',
      'Schuhgröße {size} US [in|nach|als] [EU|deutsche]',
    ],
    shoe: ['[EU|deutsche|europäische] Schuhgröße {size} [EU] [in|nach|als] [US]'],
    gravityOfApi: ['API Grad [von] {value}', '{value} (Grad API|°API|API Grad) [in|als] [relative Dichte]'],
    densityOfApi: [
      '{value} (Grad API|°API|API Grad) (in|als) Dichte',
      'Dichte [von|bei] {value} (Grad API|°API|API Grad)',
    ],
    beaufortOfMeters: ['(Windstärke|Beaufort) {force} [Beaufort] in m/s'],
    beaufortOfKnots: ['(Windstärke|Beaufort) {force} [Beaufort] in (Knoten|kn|kt)'],
    beaufortOfMiles: ['(Windstärke|Beaufort) {force} [Beaufort] in mph'],
    windOfBeaufort: ['(Windstärke|Beaufort) {force} [Beaufort] [in] [km/h]', '{force} (Beaufort|Bft) [in] [km/h]'],
    beaufort: [
      '{speed} [Wind] (in|als|nach) (Beaufort|Windstärke|Windstärken)',
      '[welche] Windstärke [ist|sind|bei|hat] {speed}',
    ],
    weightOfBushels: ['{bushels} (Bushel|Scheffel) {crop} [in|als] [kg|Kilogramm]'],
    bushels: ['[wie viele] {mass} {crop} (in|als) (Bushel|Scheffel)'],
    gravityOfBrix: ['{value} (Brix|°Brix|°Bx|Grad Brix) [in|als] [Dichte|relative Dichte]'],
    gravityOfPlato: ['{value} (Plato|°Plato|°P|Grad Plato) [in|als] [Dichte|relative Dichte|Stammwürze]'],
    brixOfPlato: ['{value} (Plato|°Plato|Grad Plato) (in|als) Brix'],
    platoOfBrix: ['{value} (Brix|°Brix|Grad Brix) (in|als) Plato'],
    brixOfOechsle: ['{value} (Oechsle|°Oechsle|°Oe|Grad Oechsle) [in|als] [Brix]'],
    frenchOfGermanDegrees: [
      '[Wasserhärte|Härte] [von] {value} (dH|°dH|Grad deutscher Härte|Grad dH) (in|als) (fH|°fH|französische Grad)',
    ],
    milligramsOfGermanDegrees: [
      '[Wasserhärte|Härte] [von] {value} (°dH|Grad deutscher Härte|Grad dH) [in|als] [ppm|mg/l]',
      '(Wasserhärte|Härte) [von] {value} (dH|°dH) [in|als] [ppm|mg/l]',
    ],
    germanDegreesOfMilligrams: [
      '(Wasserhärte|Härte) [von] {value} (ppm|mg/l) [in|als] [dH|°dH]',
      '{value} (ppm|mg/l) [Wasserhärte|Härte] (in|als) (dH|°dH)',
    ],
    electricityCost: [
      '(Stromkosten|Stromverbrauch|Kosten) [von|für] {power} [bei|für] {hours} (Stunden|Stunde|h) (am Tag|täglich|pro Tag) (zu|bei|für|mit) {price} [pro|je|/] (kWh|Kilowattstunde)',
      'was kostet [ein Gerät mit] {power} [bei] {hours} (Stunden|Stunde|h) (am Tag|täglich|pro Tag) (zu|bei|für|mit) {price} [pro|je|/] (kWh|Kilowattstunde)',
    ],
    caloriesBurned: '[wie viele|für|in|mit|bei|und] (Kalorien|Kalorienverbrauch)',
    dueDate:
      '[bei|nach|wenn|letzte|letzter|die letzte|am|vom|war|war am] (Geburtstermin|Entbindungstermin|errechneter Termin) (Periode|Regel)',
    kidneyFiltration: [
      '(eGFR|GFR|Nierenfunktion) [bei|für|mit] [Kreatinin] {creatinine} [mg/dl] [Alter] {age} [Jahre|Jahren] {sex}',
    ],
    kidneyClearance: [
      '(Kreatinin-Clearance|Kreatininclearance) [bei|für|mit] [Kreatinin] {creatinine} [mg/dl] [Alter] {age} [Jahre|Jahren] {sex} {weight}',
    ],
    bodySurface: '[bei|von|für|mit|und|,] (Körperoberfläche|KOF)',
    commonDivisor: '[von|aus] (ggT|größter gemeinsamer Teiler)',
    commonMultiple: '[von|aus] (kgV|kleinstes gemeinsames Vielfaches)',
    primeFactors: '[von|ist|eine] (Primfaktoren|Primfaktorzerlegung|Primzahl)',
    divisors: '[von] (alle Teiler|Teiler)',
    concrete: [
      '[wie viel] {material} [brauche ich] [für] {length} (x|×|mal) {width} (x|×|mal) {depth} [tief|dick|hoch]',
      '[wie viel] {material} [brauche ich] [für] {area} [,] {depth} (tief|dick|hoch)',
    ],
    tireDifference: ['[Reifen] {size} (gegen|oder|statt|und) {other}'],
    tireCircumference: '[von|Reifen] (Umfang|Reifenumfang|Abrollumfang)',
    tire: '[von|Reifen] (Reifengröße|Reifendurchmesser|Durchmesser|Reifen)',
    needle: '(Gauge|G) (Kanüle|Nadel) [in|als] [mm]',
    sheetMetal: '(Gauge|ga) (Blech|Stahlblech) [in|als] [mm]',
    tapDrill: '[für|UNC|UNF] (Kernloch|Kernlochbohrer|Kernlochdurchmesser|Bohrer) [UNC|UNF]',
    threadPitch: '[von] (Steigung|Gewindesteigung)',
    paperInInches: '[Papier|Format] (in) (Zoll|inch)',
    paperInPixels: '[Papier|Format] (in) (Pixel|Pixeln|px)',
    paper: [
      '{size} [Papier|Format] in (mm|Millimeter|cm)',
      '{size} (Papier|Format|Maße|Größe|Papierformat)',
      '(Maße|Größe|Format) von {size}',
      '[wie groß] (ist) {size}',
    ],
    gradeAverage: '[von|aus] (Notendurchschnitt|Durchschnittsnote|Notenschnitt)',
    resistor: [
      '(Widerstand|Farbcode) {first} {second} {third} {multiplier} {tolerance}',
      '{first} {second} {third} {multiplier} {tolerance} (Widerstand)',
      '(Widerstand|Farbcode) {first} {second} {multiplier} {tolerance}',
      '{first} {second} {multiplier} {tolerance} (Widerstand)',
    ],
    dropRate: '[für|bei|von|in|über|auf] (Tropfgeschwindigkeit|Tropfenzahl|Infusionsrate|Tropfen pro Minute)',
    dilution: [
      '(Verdünnung|verdünnen|verdünne) [von] {stock} [%] (auf|zu) {concentration} (% [für|in]|für|in) {volume}',
    ],
    concentration: ['(Molarität|Stoffmengenkonzentration) [von] {mass} {substance} in {volume}'],
    molarity: ['wie viel {substance} [brauche ich] für {volume} [mit] {concentration}'],
    dewPoint: '[bei|von|für|und|mit|,] (Taupunkt) [relativer] [Luftfeuchtigkeit|Feuchte|Luftfeuchte]',
    heatIndex:
      '[bei|von|für|und|mit|,] (Hitzeindex|gefühlte Temperatur) [relativer] [Luftfeuchtigkeit|Feuchte|Luftfeuchte]',
    zone: ['[wie spät ist|wie viel ist|was ist] {time} [Uhr] [in] {from} [Zeit] (in|nach) {to} [Zeit]'],
    zoneDifference: ['(Zeitunterschied|Zeitverschiebung) (zwischen|von) {from} (und|nach|zu) {to}'],
    womenInEurope: ['(Kleidergröße|Damengröße|Kleid Größe) {size} [in|nach|als] [US|USA]'],
    menInEurope: ['(Herrengröße|Konfektionsgröße Herren|Sakko Größe) {size} [in|nach|als] [US|USA]'],
    hat: '(Hutgröße) [cm] [in|nach|als] [US|USA]',
  },
  assumes: { shoeFromAmerica: { kind: 'system', of: 'US', as: 'USA, Herren' } },
};
