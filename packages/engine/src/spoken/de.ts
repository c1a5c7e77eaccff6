import type { ToolWords } from './tool-words.ts';

const equivalence = {
  label: 'Äquivalenz',
  about:
    'Was verschiedene Größen verbindet: spektral (Wellenlänge, Frequenz, Photonenenergie, Wellenzahl), Masse und Energie, thermisch (Temperatur und Energie über kT) oder Anzahl (Mol und Stückzahl).',
  names: {
    spectral: 'spektral',
    'mass-energy': 'Masse und Energie',
    thermal: 'thermisch (kT)',
    count: 'Mol als Anzahl',
  },
} as const;

const codes = {
  label: 'Codes',
  about:
    'Das System, aus dem die Codes für „Von“ und „In“ stammen: UCUM oder UN/ECE-Empfehlung 20; sonst Namen und Zeichen.',
  names: {
    ucum: 'UCUM',
    unece: 'UN/ECE-Empfehlung 20',
    excel: 'Excel und Sheets (UMWANDELN)',
    prometheus: 'Prometheus',
  },
} as const;

const substance = {
  label: 'Stoff',
  about: 'Was gewogen wird, etwa C6H12O6: Die molare Masse führt von der Masse zur Stoffmenge und zurück.',
} as const;

const molarMass = {
  label: 'Molare Masse',
  fields: { gramsPerMole: 'Gramm pro Mol', uncertainty: 'Unsicherheit', formula: 'Formel', source: 'Quelle' },
} as const;

const ranges = { '{0} to {1}': '{0} bis {1}', 'under {0}': 'unter {0}', '{0} and more': '{0} und mehr' } as const;

const gregorian = 'Gezählt wird nach dem gregorianischen Kalender, auch für die Zeit vor seiner Einführung.';
const anySides = 'Seiten dürfen verschiedene Einheiten haben: Jede wird exakt umgerechnet.';
const clock = 'Stunden und Minuten mit einem Doppelpunkt dazwischen.';

const holidays = {
  label: 'Feiertage',
  about: 'Tage wie 2026-12-25 mit Leerzeichen dazwischen. Sie sind keine Arbeitstage.',
};

const weekdays = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
} as const;
const stages = { G1: 'G1', G2: 'G2', G3a: 'G3a', G3b: 'G3b', G4: 'G4', G5: 'G5' } as const;
const digits = {
  black: 'schwarz',
  brown: 'braun',
  red: 'rot',
  orange: 'orange',
  yellow: 'gelb',
  green: 'grün',
  blue: 'blau',
  violet: 'violett',
  gray: 'grau',
  white: 'weiß',
} as const;
const colors = { ...digits, gold: 'gold', silver: 'silber' } as const;
const countries = {
  eu: 'Europa (Deutschland)',
  uk: 'Großbritannien',
  us: 'USA',
  fr: 'Frankreich',
  it: 'Italien',
  jp: 'Japan',
  cm: 'Brust oder Kopf in cm',
} as const;

/** Places of the examples and the table of the time zone converter. */
const places = { India: 'Indien', Singapore: 'Singapur', Tokyo: 'Tokio', CET: 'MEZ' };

export const tools: ToolWords = {
  convert: {
    name: 'Einheitenrechner',
    description: 'Rechnet eine Zahl von einer Einheit in eine andere um, bei Zutaten auch zwischen Volumen und Masse.',
    params: {
      value: 'Wert',
      from: 'Von',
      to: 'In',
      ingredient: { label: 'Zutat', about: 'Eine Kochzutat: Ihre Dichte führt vom Volumen zur Masse und zurück.' },
      substance,
      as: equivalence,
      codes,
    },
    result: {
      ingredient: 'Zutat',
      substance: 'Stoff',
      result: 'Ergebnis',
      density: {
        label: 'Dichte',
        fields: {
          gramsPerMilliliter: 'Gramm pro Milliliter',
          source: 'Quelle',
          low: 'Kleinster Wert',
          high: 'Größter Wert',
        },
      },
      molarMass,
      internationalUnit: 'Internationale Einheit',
    },
    rules: [
      'Das Ergebnis ist der Wert mal die Größe der einen Einheit, geteilt durch die der anderen.',
      'Grade werden zuerst auf ihren Nullpunkt verschoben; Meilen pro Gallone und Liter pro Strecke sind Kehrwerte voneinander.',
      'Eine Zutat führt über ihre Dichte vom Volumen zum Gewicht, ein Stoff über seine molare Masse von der Masse zur Stoffmenge.',
      'Eine Äquivalenz gilt, wo sie genannt wird: E = h·f und c = λ·f (spektral), E = m·c² (Masse und Energie), E = k·T (thermisch), ein Mol als die Anzahl, die das SI festlegt.',
    ],
    limits: [
      'Einheiten werden unter all ihren Namen und Zeichen gelesen, auch zusammengesetzte.',
      'Eine Dichte ist so gut wie ihre Tabelle: Wie fest der Cup gefüllt ist, zählt mehr als die letzten Ziffern.',
      'Eine molare Masse ist so gut wie die Standardatomgewichte, deren Unsicherheit die Antwort nennt. Das ist eine Auskunft und kein Rat: Fragen Sie das Labor, was es gemessen hat.',
    ],
  },
  table: {
    name: 'Umrechnungstabelle',
    description: 'Rechnet eine Reihe von Werten zwischen zwei Einheiten um, eine Zeile je Schritt.',
    params: {
      from: 'Von',
      to: 'In',
      start: 'Anfang',
      end: { label: 'Ende', about: 'Ohne Angabe neun Schritte nach dem Anfang.' },
      step: { label: 'Schritt', about: 'Nicht null; negativ, um abwärts zu zählen.' },
      substance,
      as: equivalence,
      codes,
    },
    result: {
      substance: 'Stoff',
      count: 'Zeilen',
      rows: { label: 'Zeilen', fields: { value: 'Wert', result: 'Ergebnis' } },
      molarMass,
      internationalUnit: 'Internationale Einheit',
    },
    rules: [
      'Jede Zeile liegt einen Schritt weiter als die vorige, exakt dezimal vom Anfang an gerechnet, und wird umgerechnet.',
    ],
    limits: [
      'Die letzte Zeile ist der letzte Schritt, der das Ende nicht überschreitet.',
      'Ohne Angabe liegt das Ende {0} Schritte entfernt.',
      'Ein negativer Schritt zählt abwärts.',
      'Eine Tabelle hat höchstens {0} Zeilen.',
    ],
  },
  gasMark: {
    name: 'Backofentemperatur umrechnen',
    description: 'Rechnet britische Gasstufen in Celsius und Fahrenheit um und zurück, mit der Einstellung für Umluft.',
    params: {
      value: 'Gasstufe oder Temperatur',
      given: {
        label: 'Angegeben als',
        names: {
          'gas-mark': 'Gasstufe',
          celsius: '°C',
          fahrenheit: '°F',
          fan: '°C bei Umluft',
          thermostat: 'französischer Thermostat',
        },
      },
    },
    result: {
      celsius: 'Grad Celsius',
      fahrenheit: 'Grad Fahrenheit',
      mark: 'Nächste Gasstufe',
      fan: 'Umluft, Grad Celsius',
      thermostat: 'Französischer Thermostat',
      setting: 'Ofeneinstellung, Grad Celsius',
      settingFan: 'Umluft eingestellt auf, Grad Celsius',
      settingFahrenheit: 'Ofeneinstellung, Grad Fahrenheit',
      oven: {
        label: 'In Worten',
        says: {
          'very cool': 'sehr niedrig',
          cool: 'niedrig',
          warm: 'mäßig warm',
          moderate: 'mittel',
          'moderately hot': 'mäßig heiß',
          hot: 'heiß',
          'very hot': 'sehr heiß',
        },
      },
    },
    rules: [
      'Die erste ganze Stufe ist {0} °F, jede weitere {1} °F mehr; darunter liegen ½ und ¼, je {2} °F weniger.',
      'Umluft wird {0} °C niedriger eingestellt.',
      'Eine Stufe eines französischen Thermostats sind {0} °C.',
    ],
    limits: [
      'Keine Norm legt diese Skala fest: Sie stammt von britischen Gasherden, und wie in Kochbüchern ist auf {0} Grad gerundet. Manche Kochbücher nennen {1} °C für Stufe {2}.',
      'Umluftöfen unterscheiden sich: Beachten Sie die Anleitung.',
      'Öfen können um eine ganze Stufe abweichen. Ein Ofenthermometer hilft.',
    ],
  },
  average: {
    name: 'Durchschnitt berechnen',
    description: 'Berechnet Mittelwert, Median, Modus, Spannweite und Standardabweichung einer Liste von Zahlen.',
    params: { values: { label: 'Zahlen', about: 'Mit Leerzeichen oder Strichpunkten dazwischen.' } },
    result: {
      mean: 'Durchschnitt (Mittelwert)',
      median: 'Median',
      modes: 'Modus',
      sum: 'Summe',
      count: 'Anzahl',
      minimum: 'Kleinste',
      maximum: 'Größte',
      range: 'Spannweite',
      sampleDeviation: 'Standardabweichung der Stichprobe',
      populationDeviation: 'Standardabweichung der Grundgesamtheit',
    },
    rules: [
      'Der Median ist die mittlere Zahl der sortierten Liste oder der Mittelwert der beiden mittleren.',
      'Die Standardabweichung ist die Wurzel aus dem Mittel der quadrierten Abstände vom Mittelwert; bei einer Stichprobe wird durch die Anzahl weniger eins geteilt.',
    ],
    limits: [
      'Eine Liste hat höchstens {0} Zahlen.',
      'Ein Komma trennt Zahlen: Dezimalstellen stehen hier hinter einem Punkt.',
    ],
  },
  fraction: {
    name: 'Bruchrechner',
    description: 'Kürzt einen Bruch oder schreibt ihn als Dezimalzahl oder in Prozent.',
    params: {
      numerator: 'Zähler',
      denominator: { label: 'Nenner', about: 'Nicht null.' },
      op: {
        label: 'Aufgabe',
        names: { simplify: 'vollständig gekürzt', decimal: 'als Dezimalzahl', percent: 'in Prozent' },
      },
    },
    result: {
      operation: {
        label: 'Aufgabe',
        names: { simplify: 'vollständig gekürzt', decimal: 'als Dezimalzahl', percent: 'in Prozent' },
      },
      result: 'Ergebnis',
      repeating: 'Exakte Dezimalzahl',
    },
    rules: ['Zum Kürzen werden beide Teile durch ihren größten gemeinsamen Teiler geteilt.'],
    limits: [
      'Das Vorzeichen steht beim Zähler.',
      'Eine periodische Dezimalzahl wird mit ihrer Periode in Klammern geschrieben, bis zu {0} Ziffern davon.',
    ],
  },
  numberBase: {
    name: 'Zahlensysteme umrechnen',
    description: 'Schreibt eine ganze Zahl binär, oktal, dezimal, hexadezimal oder zu jeder anderen Basis.',
    params: {
      value: { label: 'Ganze Zahl', about: 'Ihre Ziffern, wenn nötig mit Vorzeichen und Kennzeichen der Basis.' },
      from: 'Von Basis',
      to: 'In Basis',
    },
    result: { result: 'Ergebnis', binary: 'Binär', octal: 'Oktal', decimal: 'Dezimal', hexadecimal: 'Hexadezimal' },
    rules: [
      'Jede Ziffer zählt so oft, wie die Basis hoch ihre Stelle von rechts angibt.',
      'Nach der Neun dienen die Buchstaben als Ziffern.',
    ],
    limits: [
      'Ganze Zahlen jeder Größe, in großen wie kleinen Buchstaben; Brüche werden abgelehnt.',
      'Negative Zahlen haben ein Vorzeichen: Das Zweierkomplement von Maschinen wird nicht geschrieben.',
    ],
  },
  percentage: {
    name: 'Prozentrechner',
    description: 'Berechnet den Prozentwert, die Veränderung in Prozent oder den Anteil einer Zahl an einer anderen.',
    params: {
      mode: {
        label: 'Frage',
        names: {
          'percent-of': 'x % von y',
          'percent-change': 'Veränderung von x zu y',
          share: 'x in Prozent von y',
        },
      },
      x: { label: 'x', labels: { 'percent-of': 'Prozent', 'percent-change': 'Von', share: 'Teil' } },
      y: { label: 'y', labels: { 'percent-of': 'Von', 'percent-change': 'Auf', share: 'Ganzes' } },
    },
    result: {
      mode: {
        label: 'Frage',
        names: {
          'percent-of': 'Prozent von einer Zahl',
          'percent-change': 'Veränderung von einer Zahl zur anderen',
          share: 'eine Zahl in Prozent einer anderen',
        },
      },
      result: 'Ergebnis',
      formula: {
        label: 'Rechnung',
        says: {
          '{0}% of {1} = {2}': '{0} % von {1} = {2}',
          'change from {0} to {1} = {2}': 'Veränderung von {0} auf {1} = {2}',
          '{0} as a share of {1} = {2}': '{0} als Anteil an {1} = {2}',
        },
      },
    },
    limits: [
      'Die Veränderung bezieht sich auf den Betrag von x: Ein Anstieg ist immer positiv.',
      'Von null lassen sich keine Prozente angeben, auch keine Veränderung.',
    ],
  },
  proportion: {
    name: 'Dreisatzrechner',
    description: 'Findet die fehlende Zahl eines Verhältnisses und kürzt ein Verhältnis.',
    params: {
      a: 'a',
      b: { label: 'b', about: 'a verhält sich zu b …' },
      c: 'c',
      d: { label: 'd', about: '… wie c zu d. Eine der vier Zahlen bleibt leer.' },
    },
    result: {
      result: 'Fehlende Zahl',
      simplest: 'Gekürztes Verhältnis',
      ratio: 'Als eine Zahl',
    },
    rules: [
      'Verhält sich a zu b wie c zu d, so ist a mal d gleich b mal c: Die fehlende Zahl ist ein Produkt, geteilt durch die übrige.',
    ],
    limits: [
      'Für ein einzelnes Verhältnis geben Sie a und b an: Es kommt in den kleinsten ganzen Zahlen zurück.',
      'Durch null wird nicht geteilt.',
    ],
  },
  reversePercentage: {
    name: 'Grundwert berechnen',
    description: 'Findet das Ganze aus einem Teil in Prozent oder die Zahl, bevor sie um Prozente stieg oder fiel.',
    params: {
      value: 'Zahl',
      percent: 'Prozent',
      mode: {
        label: 'Die Zahl ist',
        names: {
          part: 'so viel Prozent vom Ganzen',
          increased: 'das Ganze und so viel Prozent mehr',
          decreased: 'das Ganze weniger so viel Prozent',
        },
      },
    },
    result: { result: 'Ganzes', difference: 'Unterschied' },
    limits: ['Derselbe Prozentsatz macht einen Rabatt nicht rückgängig: Er gilt dann für eine kleinere Zahl.'],
  },
  roman: {
    name: 'Römische Zahlen umrechnen',
    description: 'Rechnet römische Zahlen in ganze Zahlen um und zurück.',
    params: {
      roman: { label: 'Römische Zahl', about: 'In üblicher Schreibweise, groß oder klein.' },
      integer: { label: 'Ganze Zahl', about: 'Diese oder die römische Zahl, oder beide, wenn sie übereinstimmen.' },
    },
    result: {},
    rules: [
      'Die Buchstaben: M ist {0}, D {1}, C {2}, L {3}, X {4}, V {5}, I {6}.',
      'Sie werden von links nach rechts addiert; ein Buchstabe vor einem größeren wird von diesem abgezogen.',
    ],
    limits: [
      'Gelesen wird nur die übliche Schreibweise, sodass jede Zahl genau eine hat.',
      'Auch Kleinbuchstaben und die römischen Zeichen von Unicode werden gelesen.',
      'Die größte ist MMMCMXCIX, {0}: Ein Buchstabe steht höchstens dreimal hintereinander.',
    ],
  },
  significantFigures: {
    name: 'Signifikante Stellen',
    description: 'Rundet eine Zahl auf signifikante Stellen und zählt die Stellen einer Zahl.',
    params: {
      value: { label: 'Zahl', about: 'Wie sie geschrieben steht: Nullen hinter dem Dezimalzeichen zählen.' },
      figures: 'Signifikante Stellen',
    },
    result: {
      rounded: 'Gerundet',
      scientific: 'In wissenschaftlicher Schreibweise',
      count: 'Stellen der Zahl, wie sie geschrieben steht',
      result: 'Als Zahl',
    },
    rules: [
      'Stellen zählen ab der ersten Ziffer, die nicht null ist.',
      'Nullen zwischen anderen Ziffern zählen, am Ende nur, wenn die Zahl ein Dezimalzeichen hat; am Ende einer ganzen Zahl nicht.',
    ],
    limits: [
      'Eine Hälfte wird von null weg gerundet, wie in der Schule.',
      'Die wissenschaftliche Schreibweise zeigt alle Stellen, wo eine ganze Zahl es nicht kann.',
    ],
  },
  compoundInterest: {
    name: 'Zinseszinsrechner',
    description: 'Berechnet, worauf Erspartes mit Zinseszins und regelmäßigen Einzahlungen anwächst.',
    params: {
      principal: 'Anfangsbetrag',
      ratePercent: 'Zins (% pro Jahr)',
      years: 'Jahre',
      compounded: {
        label: 'Zinsgutschrift',
        names: {
          yearly: 'jährlich',
          'half-yearly': 'halbjährlich',
          quarterly: 'vierteljährlich',
          monthly: 'monatlich',
          daily: 'täglich',
        },
      },
      deposit: { label: 'Regelmäßige Einzahlung', about: 'Am Ende jedes Zeitraums.' },
    },
    result: {
      total: 'Endkapital',
      interest: 'Zinsen',
      paidIn: 'Eingezahlt',
      effectivePercent: 'Effektivzins (% pro Jahr)',
      growth: {
        label: 'Wachstum',
        fields: { year: 'Jahr', paidIn: 'Eingezahlt', interest: 'Zinsen', balance: 'Guthaben' },
      },
    },
    rules: [
      'In jedem Zeitraum wächst das Guthaben auf das (1 + r)-Fache; r ist der Jahreszins, geteilt durch die Zeiträume im Jahr.',
      'Einzahlungen von d wachsen in n Zeiträumen auf d × ((1 + r)ⁿ − 1) ÷ r.',
    ],
    limits: [
      'Gilt für einen festen Zinssatz, ohne Entnahmen, Steuern und Gebühren.',
      'Bei täglicher Verzinsung hat ein Jahr 365 Tage.',
    ],
  },
  discount: {
    name: 'Rabattrechner',
    description: 'Zieht einen Rabatt vom Preis ab und schlägt auf den Rest die Steuer auf.',
    params: {
      price: 'Preis',
      discountPercent: 'Rabatt (%)',
      taxPercent: { label: 'Steuer (%)', about: 'Steuer auf den ermäßigten Preis.' },
    },
    result: {
      discount: 'Sie sparen',
      discountedPrice: 'Preis nach Rabatt',
      taxAmount: 'Steuer',
      total: 'Gesamtbetrag',
    },
    limits: ['Die Steuer wird auf den Preis nach Rabatt berechnet.', 'Beträge sind exakt, nicht auf Cent gerundet.'],
  },
  fuelCost: {
    name: 'Spritkostenrechner',
    description: 'Berechnet, wie viel Kraftstoff eine Fahrt braucht und was er kostet.',
    params: {
      distance: 'Strecke',
      efficiency: 'Verbrauch',
      fuelPrice: 'Kraftstoffpreis',
      efficiencyUnit: {
        label: 'Verbrauch in',
        names: { mpg: 'Meilen pro Gallone (US)', 'l/100km': 'Liter auf 100 km', 'km/l': 'Kilometer pro Liter' },
      },
    },
    result: {
      fuelUsed: 'Verbrauchter Kraftstoff',
      cost: 'Kosten',
      fuelUnit: { label: 'Einheit des Kraftstoffs', names: { gallon: 'Gallone', liter: 'Liter' } },
    },
    limits: [
      'Bei mpg sind Strecken Meilen und Kraftstoff US-Gallonen, sonst Kilometer und Liter.',
      'Rechnet mit gleichem Verbrauch auf der ganzen Fahrt. Berge, Verkehr und Wetter ändern ihn.',
    ],
  },
  loan: {
    name: 'Kreditrechner',
    description: 'Berechnet die Raten eines Kredits oder einer Hypothek und die Zinsen insgesamt.',
    params: {
      principal: 'Kreditbetrag',
      ratePercent: 'Zins (% pro Jahr)',
      years: 'Jahre',
      payments: {
        label: 'Raten',
        names: {
          monthly: 'monatlich',
          'every two weeks': 'alle zwei Wochen',
          weekly: 'wöchentlich',
          quarterly: 'vierteljährlich',
          yearly: 'jährlich',
        },
      },
      extraPayment: 'Zusätzlich mit jeder Rate',
      fees: { label: 'Gebühren', about: 'Vom Betrag einbehalten oder am Anfang gezahlt.' },
      schedule: { label: 'Tilgungsplan', names: { years: 'nach Jahren', payments: 'jede Rate' } },
      coin: {
        label: 'Gerundet auf',
        about: 'Die kleinste Münze der Währung: Auf sie werden die Raten gerundet.',
        names: { '0.01': 'Cent', '1': 'ganze Beträge, wie Yen und Won' },
      },
    },
    result: {
      payment: 'Rate',
      count: 'Anzahl der Raten',
      interest: 'Zinsen insgesamt',
      total: 'Insgesamt gezahlt',
      lastPayment: 'Letzte Rate',
      paymentsMade: 'Raten bis zur Tilgung',
      interestPaid: 'Zinsen mit Sonderzahlungen',
      totalPaid: 'Insgesamt mit Sonderzahlungen',
      interestSaved: 'Gesparte Zinsen',
      yearsSaved: 'Gesparte Jahre',
      aprPercent: 'Effektiver Zinssatz mit Gebühren (% pro Jahr)',
      schedule: {
        label: 'Tilgungsplan',
        fields: {
          period: 'Zeitraum',
          payment: 'Gezahlt',
          interest: 'Zinsen',
          principal: 'Tilgung',
          balance: 'Restschuld',
        },
      },
    },
    rules: [
      'Der Zins r je Rate ist der Jahreszins, geteilt durch die Raten im Jahr.',
      'Rate M = P × r ÷ (1 − (1 + r)⁻ⁿ), mit dem Kreditbetrag P und der Anzahl der Raten n.',
    ],
    limits: [
      'Gilt für einen festen Zinssatz; jede Rate ist am Ende ihres Zeitraums fällig.',
      'Der Tilgungsplan rundet Zinsen und Raten auf die kleinste Münze, wie Banken es tun; die letzte Rate tilgt den Rest.',
      'Der Zinssatz mit Gebühren zählt die Gebühren, die Sie eingeben; Gesetze Ihres Landes zählen vielleicht mehr.',
      'Gerechnet wird mit dem Sollzins, wie ihn Kreditverträge nennen, nicht mit dem Effektivzins.',
    ],
  },
  salesTax: {
    name: 'Mehrwertsteuerrechner',
    description: 'Schlägt die Mehrwertsteuer auf einen Betrag auf oder rechnet sie aus ihm heraus.',
    params: {
      amount: 'Betrag',
      taxPercent: 'Steuer (%)',
      given: {
        label: 'Der Betrag ist',
        names: { 'without-tax': 'ohne Steuer (netto)', 'with-tax': 'mit Steuer (brutto)' },
      },
    },
    result: { gross: 'Mit Steuer (brutto)', net: 'Ohne Steuer (netto)', tax: 'Steuerbetrag' },
    limits: [
      'Beträge sind exakt, nicht auf Cent gerundet.',
      'Geben Sie den Steuersatz ein, der für Land und Ware gilt.',
    ],
  },
  tip: {
    name: 'Trinkgeldrechner',
    description: 'Rechnet das Trinkgeld zur Rechnung und teilt die Summe auf.',
    params: {
      subtotal: 'Rechnung ohne Trinkgeld',
      tipPercent: 'Trinkgeld (%)',
      people: 'Personen',
      round: {
        label: 'Aufrunden',
        about: 'Auf den nächsten ganzen Betrag. Die Differenz geht ans Trinkgeld.',
        names: { none: 'nichts', total: 'den Gesamtbetrag', share: 'was jeder zahlt' },
      },
    },
    result: { tip: 'Trinkgeld', total: 'Gesamtbetrag', perPerson: 'Pro Person' },
    rules: ['Beim Aufrunden geht die Differenz ans Trinkgeld.'],
    limits: [
      'Gilt für jede Währung. Beträge sind exakt, nicht auf Cent gerundet.',
      'Trinkgeld auf den Betrag mit oder ohne Steuer, wie am Ort üblich.',
    ],
  },
  unitPrice: {
    name: 'Grundpreisrechner',
    description: 'Vergleicht die Preise je Einheit von bis zu drei Packungen und findet die günstigste.',
    params: {
      price: 'Preis',
      quantity: 'Menge',
      unit: {
        label: 'Einheit',
        about: 'Beliebiger Text, zum Beispiel kg, Ei oder Blatt.',
        says: { egg: 'Ei', unit: 'Einheit' },
      },
      secondPrice: 'Preis, Packung 2',
      secondQuantity: 'Menge, Packung 2',
      thirdPrice: 'Preis, Packung 3',
      thirdQuantity: 'Menge, Packung 3',
    },
    result: {
      unitPrice: 'Preis je Einheit',
      secondUnitPrice: 'Preis je Einheit, zweite Packung',
      thirdUnitPrice: 'Preis je Einheit, dritte Packung',
      cheapest: {
        label: 'Günstigste Packung',
        names: { first: 'die erste', second: 'die zweite', third: 'die dritte', equal: 'alle gleich' },
      },
      savingPercent: 'Ersparnis zur teuersten (%)',
    },
    rules: ['Die günstigste Packung hat den niedrigsten Preis je Einheit.'],
    limits: [
      'Die Einheit ist frei wählbar: ein Ei, ein Liter, ein Blatt.',
      'Geben Sie alle Mengen in derselben Einheit an.',
    ],
  },
  age: {
    name: 'Altersrechner',
    description: 'Berechnet das genaue Alter in Jahren, Monaten und Tagen.',
    params: {
      birthDate: 'Geburtsdatum',
      asOf: { label: 'Stichtag', about: 'Der Tag, an dem das Alter gezählt wird; ohne Angabe heute (UTC).' },
    },
    result: {
      years: 'Jahre',
      months: 'Monate',
      days: 'Tage',
      totalDays: 'Tage insgesamt',
    },
    rules: ['Zuerst zählen volle Jahre, dann volle Monate, dann Tage.'],
    limits: [
      'Wer am {0}. Februar geboren ist, hat in Gemeinjahren am {1}. März Geburtstag; manche Gesetze sagen am {2}. Februar.',
      gregorian,
      '„Heute“ ist das Datum in UTC.',
    ],
  },
  dateAdd: {
    name: 'Datumsrechner',
    description: 'Zählt Jahre, Monate, Wochen, Tage oder Arbeitstage zu einem Datum hinzu oder zieht sie ab.',
    params: {
      start: 'Ausgangsdatum',
      years: 'Jahre',
      months: 'Monate',
      weeks: 'Wochen',
      days: 'Tage',
      workingDays: 'Arbeitstage',
      holidays,
      direction: { label: 'Richtung', names: { after: 'nach dem Datum', before: 'vor dem Datum' } },
    },
    result: {
      date: 'Datum',
      weekday: {
        label: 'Wochentag',
        says: weekdays,
      },
      distance: 'Tage dazwischen',
    },
    rules: [
      'Jahre und Monate werden zuerst gezählt und enden am letzten Tag eines zu kurzen Monats; Wochen und Tage folgen.',
      'Arbeitstage sind Montag bis Freitag. Sie werden zuletzt gezählt, ab dem Tag nach dem erreichten Datum.',
    ],
    limits: [
      gregorian,
      'Feiertage zählen als Arbeitstage, wenn Sie sie nicht angeben: Sie sind je nach Ort verschieden.',
    ],
  },
  dateDifference: {
    name: 'Tage zwischen zwei Daten',
    description: 'Zählt die Tage, Wochen und Arbeitstage zwischen zwei Daten.',
    params: {
      start: 'Anfangsdatum',
      end: 'Enddatum',
      inclusive: 'Beide Tage mitzählen',
      holidays,
    },
    result: {
      days: 'Tage',
      weeks: 'Ganze Wochen',
      daysOver: 'Weitere Tage',
      workingDays: 'Arbeitstage',
    },
    rules: [
      'Gezählt werden die Tage vom Anfang bis zum Ende, und einer mehr, wenn beide zählen.',
      'Bei den Arbeitstagen, Montag bis Freitag, zählt der frühere Tag und der spätere, wenn beide zählen.',
    ],
    limits: [
      'Negativ, wenn das Ende vor dem Anfang liegt.',
      'Feiertage zählen als gewöhnliche Tage, wenn Sie sie nicht eingeben: Sie unterscheiden sich je nach Ort.',
      gregorian,
    ],
  },
  timeBetween: {
    name: 'Stundenrechner',
    description: 'Zählt die Stunden und Minuten zwischen zwei Uhrzeiten.',
    params: {
      start: { label: 'Beginn', about: clock },
      end: { label: 'Ende', about: clock },
      break: 'Pause (Minuten)',
    },
    result: { duration: 'Stunden, Minuten und Sekunden', hours: 'In Stunden', minutes: 'In Minuten' },
    rules: ['Zeit = Ende − Beginn − Pause.'],
    limits: [
      'Ein Ende, das nicht nach dem Beginn liegt, ist am nächsten Tag.',
      'Die Zeitumstellung wird nicht berücksichtigt.',
    ],
  },
  bmi: {
    name: 'BMI-Rechner',
    description: 'Berechnet den Body-Mass-Index eines Erwachsenen und seine Einstufung.',
    params: {
      weight: 'Gewicht',
      height: 'Größe',
      unit: { label: 'Einheiten', names: { metric: 'metrisch (kg, cm)', imperial: 'angloamerikanisch (lb, ft, in)' } },
    },
    result: {
      bmi: 'Body-Mass-Index',
      obesityClass: { label: 'Grad der Adipositas', names: { I: 'Grad I', II: 'Grad II', III: 'Grad III' } },
      note: {
        label: 'Hinweis',
        says: {
          'No one has this BMI. Check the weight and height.':
            'So einen Body-Mass-Index hat niemand: Prüfen Sie Gewicht und Größe.',
        },
      },
      category: {
        label: 'Einstufung',
        names: {
          underweight: 'Untergewicht',
          healthy: 'Normalgewicht',
          overweight: 'Übergewicht',
          obese: 'Adipositas',
        },
      },
    },
    rules: ['Metrische Größen unter {0} gelten als Meter.'],
    limits: [
      'Die Einstufung ist die der Weltgesundheitsorganisation für Erwachsene; für Kinder und Jugendliche gilt eine andere.',
      'Der Index unterscheidet nicht zwischen Muskeln und Fett und ist keine Diagnose.',
      'Pfund und Zoll werden nach ihren Definitionen umgerechnet, mit dem Faktor {0}, der oft auf {1} gerundet wird.',
    ],
  },
  glycatedHemoglobin: {
    name: 'HbA1c umrechnen',
    description: 'Rechnet HbA1c zwischen mmol/mol (IFCC) und Prozent (NGSP, DCCT) um und schätzt die mittlere Glukose.',
    params: {
      value: 'HbA1c',
      unit: { label: 'Einheit', names: { 'mmol/mol': 'mmol/mol (IFCC)', '%': '% (NGSP, DCCT)' } },
    },
    result: {
      percent: 'NGSP, DCCT (%)',
      mmolPerMol: 'IFCC (mmol/mol)',
      averageGlucose: 'Geschätzte mittlere Glukose (mg/dl)',
      averageGlucoseMolar: 'Geschätzte mittlere Glukose (mmol/l)',
    },
    limits: [
      'Zur Information: Das ist keine Diagnose, und ein Labor rundet auf ganze mmol/mol und auf ein Zehntelprozent.',
      'Die mittlere Glukose ist eine Schätzung aus einer Studie mit Erwachsenen, nicht die Anzeige eines Messgeräts.',
      'Blutarmut, Schwangerschaft und manche Arten von Hämoglobin verfälschen den Wert.',
    ],
  },
  electrical: {
    name: 'Watt, Ampere und Volt',
    description: 'Berechnet Leistung, Strom, Spannung und Widerstand aus zweien davon (ohmsches Gesetz).',
    params: {
      watts: 'Leistung (W)',
      amps: 'Strom (A)',
      volts: 'Spannung (V)',
      ohms: 'Widerstand (Ω)',
      target: {
        label: 'Gesucht',
        about: 'Optional. Wir berechnen den fehlenden Wert.',
        names: { watts: 'Watt', amps: 'Ampere', volts: 'Volt' },
      },
    },
    result: {
      result: 'Ergebnis',
    },
    limits: ['Für Gleichstrom und für Wechselstrom mit dem Leistungsfaktor eins.'],
  },
  wireGauge: {
    name: 'Drahtstärke (AWG) umrechnen',
    description: 'Rechnet die amerikanische Drahtstärke (AWG) in Millimeter, Quadratmillimeter und Zoll um und zurück.',
    params: {
      gauge: {
        label: 'Drahtstärke (AWG)',
        about: 'Zum Beispiel 12, 4/0 oder 250 kcmil.',
      },
      diameter: 'Durchmesser',
      area: 'Querschnitt',
    },
    result: {
      awg: 'Nächste Drahtstärke (AWG)',
      exactGauge: 'Drahtstärke als Zahl',
      wire: 'Durchmesser',
      inches: 'Durchmesser',
      section: 'Querschnitt',
      kcmil: 'kcmil',
    },
    rules: [
      'Durchmesser in Millimetern = {0} × {1} hoch ({2} − Drahtstärke) ÷ {3}.',
      'Querschnitt = π × Durchmesser² ÷ 4. Ein Circular Mil ist die Fläche eines Kreises mit einem Tausendstelzoll Durchmesser.',
    ],
    limits: [
      'Für einen einzelnen runden Draht: Eine Litze derselben Stärke hat gleich viel Kupfer und ist dicker.',
      'Metrische Kabel haben eigene Stufen des Querschnitts; die nächste Drahtstärke ist also nicht derselbe Draht.',
      'Die zulässige Stromstärke nennen die örtlichen Vorschriften.',
    ],
  },
  fuelConsumption: {
    name: 'L/100 km, mpg und km/L umrechnen',
    description:
      'Rechnet den Verbrauch zwischen Litern pro Strecke, Meilen pro US- und Imp.-Gallone und Kilometern pro Liter um.',
    params: {
      value: 'Verbrauch',
      unit: {
        label: 'Einheit',
        names: { 'l/100km': 'L/100 km', mpg: 'mpg (US)', 'mpg-uk': 'mpg (UK)', 'km/l': 'km/L' },
      },
      fuel: { label: 'Kraftstoff', about: 'Mit der Strecke, statt des Verbrauchs.' },
      distance: 'Strecke',
    },
    result: {
      litersPerHundredKilometers: 'Liter auf hundert Kilometer',
      milesPerGallon: 'Meilen pro US-Gallone',
      milesPerImperialGallon: 'Meilen pro Imp.-Gallone',
      kilometersPerLiter: 'Kilometer pro Liter',
      economy: 'Verbrauch',
    },
    rules: [
      'Liter pro Strecke zählen Kraftstoff, die anderen Strecke: Das eine ist eine Zahl, geteilt durch das andere.',
    ],
    limits: [
      'Eine US-Gallone ist etwa fünf Sechstel einer britischen, dasselbe Auto kommt mit ihr also weniger Meilen weit.',
      'Doppelt so viele Meilen pro Gallone sind halb so viel Kraftstoff; derselbe Schritt spart umso weniger, je sparsamer ein Auto ist.',
    ],
  },
  pace: {
    name: 'Laufrechner für Pace und Tempo',
    description: 'Berechnet Pace, Zeit oder Strecke eines Laufs aus den beiden anderen.',
    params: {
      distance: 'Strecke',
      time: { label: 'Zeit', about: 'Zum Beispiel 25:00 oder 1:45:30.' },
      pace: { label: 'Pace', about: 'Zum Beispiel 5:30.' },
      per: { label: 'Pace je', names: { km: 'Kilometer', mile: 'Meile' } },
    },
    result: {
      perKilometer: 'Pace je Kilometer',
      perMile: 'Pace je Meile',
      finish: 'Gesamtzeit',
      way: 'Gelaufene Strecke',
      kilometersPerHour: 'Geschwindigkeit',
      milesPerHour: 'Geschwindigkeit',
    },
    rules: ['Pace ist Zeit durch Strecke; die Geschwindigkeit ist der Kehrwert.'],
    limits: [
      'Gilt für gleichmäßiges Tempo auf der ganzen Strecke.',
      'Gerechnet wird exakt, angezeigt auf die Sekunde.',
    ],
  },
  speedDistanceTime: {
    name: 'Geschwindigkeit, Strecke und Zeit',
    description: 'Berechnet Geschwindigkeit, Strecke oder Zeit aus den beiden anderen.',
    params: {
      distance: 'Strecke',
      time: { label: 'Zeit', about: 'Zum Beispiel 1:30 oder 90 min.' },
      speed: 'Geschwindigkeit',
      unit: { label: 'Einheit des Ergebnisses', about: 'Ohne Angabe die, die zu den anderen passt.' },
    },
    result: {
      result: 'Ergebnis',
      clock: 'Als Stunden, Minuten und Sekunden',
    },
    rules: [
      'Geschwindigkeit ist Strecke durch Zeit; also ist die Strecke Geschwindigkeit mal Zeit und die Zeit Strecke durch Geschwindigkeit.',
    ],
    limits: [
      'Es ist die mittlere Geschwindigkeit der ganzen Strecke: Pausen zählen als Zeit.',
      'Zu Meilen gehören Meilen pro Stunde, zu Seemeilen Knoten, zu allem anderen Kilometer, wenn nichts anderes verlangt ist.',
    ],
  },
  shapeArea: {
    name: 'Flächenrechner',
    description:
      'Berechnet die Fläche von Rechteck, Kreis, Dreieck und anderen Formen aus ihren Seiten, in beliebigen Einheiten.',
    params: {
      shape: {
        label: 'Form',
        names: {
          rectangle: 'Rechteck',
          square: 'Quadrat',
          circle: 'Kreis',
          triangle: 'Dreieck',
          trapezoid: 'Trapez',
          parallelogram: 'Parallelogramm',
          ellipse: 'Ellipse',
          semicircle: 'Halbkreis',
        },
      },
      width: {
        label: 'Breite',
        about: 'Die Grundseite von Dreieck, Trapez oder Parallelogramm; eine Achse der Ellipse.',
      },
      height: { label: 'Höhe', about: 'Die Länge eines Rechtecks; die andere Achse der Ellipse.' },
      top: { label: 'Obere Seite', about: 'Die Seite eines Trapezes, die seiner Grundseite gegenüberliegt.' },
      radius: 'Radius',
      diameter: { label: 'Durchmesser', about: 'Statt des Radius.' },
      unit: { label: 'Einheit der Fläche', about: 'Ohne Angabe das Quadrat der Einheit der Seiten.' },
    },
    result: { area: 'Fläche', squareMeters: 'In Quadratmetern', squareFeet: 'In Quadratfuß' },
    rules: [
      'Rechteck und Parallelogramm: Breite mal Höhe. Dreieck: die Hälfte davon. Quadrat: die Breite mal sich selbst.',
      'Kreis: π mal das Quadrat des Radius. Ellipse: π mal beide Achsen, geteilt durch vier.',
      'Trapez: Grundseite plus obere Seite, mal die Höhe, geteilt durch zwei.',
    ],
    limits: [anySides, 'Die Höhe steht senkrecht auf der Grundseite.'],
  },
  shapeVolume: {
    name: 'Volumenrechner',
    description:
      'Berechnet das Volumen von Quader, Zylinder, Kugel, Kegel oder Pyramide aus ihren Seiten, in beliebigen Einheiten.',
    params: {
      shape: {
        label: 'Form',
        names: {
          box: 'Quader',
          cube: 'Würfel',
          cylinder: 'Zylinder',
          sphere: 'Kugel',
          cone: 'Kegel',
          pyramid: 'Pyramide',
        },
      },
      length: { label: 'Länge', about: 'Von Quader, Würfel oder der Grundfläche einer Pyramide.' },
      width: 'Breite',
      height: 'Höhe',
      radius: 'Radius',
      diameter: { label: 'Durchmesser', about: 'Statt des Radius.' },
      unit: { label: 'Einheit des Volumens', about: 'Ohne Angabe die dritte Potenz der Einheit der Seiten.' },
    },
    result: { volume: 'Volumen', liters: 'In Litern', gallons: 'In US-Gallonen' },
    rules: [
      'Quader: Länge × Breite × Höhe. Würfel: Länge³.',
      'Zylinder: π mal das Quadrat des Radius, mal die Höhe. Kegel und Pyramide: ein Drittel dessen, was gerade um sie herum steht.',
      'Kugel: vier Drittel von π mal der dritten Potenz des Radius.',
    ],
    limits: [anySides, 'Für das Fassungsvermögen eines Behälters die Innenmaße verwenden.'],
  },
  transferTime: {
    name: 'Downloadzeit berechnen',
    description: 'Berechnet, wie lange der Download oder Upload einer Datei dauert.',
    params: {
      size: 'Dateigröße',
      speed: {
        label: 'Geschwindigkeit',
        about: 'Leitungen werden in Bit pro Sekunde verkauft, Dateien in Byte gezählt.',
      },
      overheadPercent: { label: 'Zusatzlast (%)', about: 'Was Protokolle von der Geschwindigkeit nehmen.' },
    },
    result: { clock: 'Zeit', seconds: 'In Sekunden', bytesPerSecond: 'Datenrate in Byte' },
    rules: ['Zeit = Dateigröße ÷ (Geschwindigkeit − Overhead). Ein Byte hat 8 Bit.'],
    limits: [
      'GB und Mbps zählen in Tausendern, GiB und Mibit in Zweierpotenzen, wie ihre Namen sagen.',
      'Echte Verbindungen sind langsamer als angegeben: Andere nutzen sie mit, und auch Server haben Grenzen.',
    ],
  },
  paint: {
    name: 'Farbrechner',
    description: 'Berechnet, wie viel Farbe Sie brauchen und wie viele Dosen.',
    params: {
      area: 'Zu streichende Fläche',
      openings: { label: 'Türen und Fenster', about: 'Wird von der Fläche abgezogen.' },
      coats: 'Anstriche',
      coverage: { label: 'Ergiebigkeit', about: 'Fläche pro Liter, wie auf dem Gebinde angegeben.' },
      can: 'Inhalt einer Dose',
    },
    result: {
      paint: 'Farbe',
      cans: 'Dosen',
      liters: 'In Litern',
      gallons: 'In US-Gallonen',
      painted: 'Fläche aller Anstriche',
    },
    rules: ['Die Fläche ohne Öffnungen, mal die Anstriche, durch die Ergiebigkeit; Dosen werden aufgerundet.'],
    limits: [
      'Raue oder rohe Wände brauchen mehr als angegeben, glatte weniger.',
      'Kaufen Sie Gebinde derselben Charge und heben Sie einen Rest zum Ausbessern auf.',
    ],
  },
  slope: {
    name: 'Steigungsrechner',
    description: 'Rechnet eine Steigung zwischen Prozent, Grad, Verhältnis, Dachneigung und Promille um.',
    params: {
      value: 'Steigung',
      given: {
        label: 'Angegeben als',
        names: {
          percent: 'Prozent (%)',
          degrees: 'Grad (°)',
          ratio: 'Verhältnis: Strecke zu eins Höhe',
          pitch: 'Dachneigung: Zoll auf einen Fuß',
          permille: 'Promille',
        },
      },
    },
    result: {
      percent: 'Prozent',
      degrees: 'Grad',
      ratio: 'Eins zu',
      pitch: 'Zoll auf einen Fuß',
      permille: 'Promille',
    },
    rules: [
      'Prozent = Höhe ÷ Strecke × {0}. Grad = Arkustangens von Höhe ÷ Strecke.',
      'Ein Verhältnis von {0} zu {1} steigt um {2} auf einer Strecke von {3}. Die Dachneigung zählt Zoll Höhe auf einen Fuß Strecke.',
    ],
    limits: [
      'Die Strecke wird waagerecht gemessen, nicht entlang der Schräge.',
      '{0} % Steigung sind {1}°, nicht senkrecht; negative Steigungen fallen.',
    ],
  },
  tiles: {
    name: 'Fliesenrechner',
    description: 'Berechnet, wie viele Fliesen, Dielen oder Platten eine Fläche braucht, mit Fugen und Verschnitt.',
    params: {
      area: 'Fläche',
      width: 'Breite einer Fliese',
      height: 'Höhe einer Fliese',
      joint: 'Fuge',
      wastePercent: { label: 'Verschnitt (%)', about: 'Zuschnitt und Bruch.' },
      perBox: 'Fliesen im Paket',
    },
    result: {
      tiles: 'Fliesen',
      boxes: 'Pakete',
      withoutWaste: 'Ohne Verschnitt',
      covered: 'Alle Fliesen zusammen',
    },
    rules: [
      'Die Fläche durch die einer Fliese mit ihrer Fuge, dazu der Verschnitt; Fliesen und Pakete werden aufgerundet.',
    ],
    limits: [
      'Rechnen Sie bei diagonaler Verlegung und kleinen Räumen mit mehr Verschnitt.',
      'Die Fläche wird als Ganzes genommen: Wie Reihen an den Wänden aufgehen, ist nicht eingerechnet.',
    ],
  },
  ringSize: {
    name: 'Ringgrößen umrechnen',
    description:
      'Rechnet Ringgrößen zwischen USA, Großbritannien, Europa (ISO), Japan und der Schweiz um, mit Durchmesser.',
    params: {
      size: { label: 'Größe', about: 'Eine Zahl oder, für Großbritannien, ein Buchstabe.' },
      system: {
        label: 'System',
        names: {
          iso: 'ISO, Europa: Umfang in mm',
          us: 'USA, Kanada',
          uk: 'Großbritannien, Irland, Australien',
          japan: 'Japan',
          swiss: 'Schweiz, Italien, Spanien',
          diameter: 'Durchmesser in mm',
        },
      },
    },
    result: {
      iso: 'ISO, Europa',
      us: 'USA',
      uk: 'Großbritannien',
      japan: 'Japanische Größe',
      swiss: 'Schweizer, italienische und spanische Größe',
      diameter: 'Innendurchmesser',
      circumference: 'Innenumfang',
    },
    rules: [
      'Die ISO-Größe ist der Innenumfang in Millimetern; die Schweizer Größe ist {0} weniger.',
      'Die US-Größe ist der Innendurchmesser über {0} mm, in Schritten von {1} mm.',
      'A ist in Großbritannien ein Umfang von {0} mm, jeder Buchstabe {1} mm mehr.',
      'Die erste japanische Größe hat {0} mm Durchmesser, jede weitere {1}/{2} mm mehr.',
    ],
    limits: [
      'Größen sind die nächsten, die verkauft werden: ganze nach ISO, Viertel in den USA, halbe Buchstaben in Großbritannien.',
      'Keine Norm legt die Größen der USA und Japans fest: Es sind die des Handels, und Ringstöcke weichen um ein Viertel ab.',
      'Breite Ringe sitzen enger; Finger ändern sich mit Wärme und Tageszeit.',
    ],
  },
  shoeSize: {
    name: 'Schuhgrößen umrechnen',
    description: 'Rechnet Schuhgrößen für Erwachsene und Kinder zwischen EU, GB, USA, Japan, Mondopoint und cm um.',
    params: {
      size: 'Größe',
      system: {
        label: 'System',
        names: {
          eu: 'Europa',
          uk: 'Großbritannien',
          'us-men': 'USA, Herren',
          'us-women': 'USA, Damen',
          foot: 'Fußlänge in cm',
          japan: 'Japan (cm)',
          mondopoint: 'Mondopoint (mm)',
        },
      },
      wearer: {
        label: 'Träger',
        about: 'Für Kinder sind Größen der USA und Großbritanniens Kindergrößen.',
        names: { adult: 'Erwachsene', child: 'Kinder' },
      },
    },
    result: {
      eu: 'Europäische Größe',
      uk: 'Britische Größe',
      usMen: 'US-Größe (Herren, Kinder)',
      usWomen: 'US-Größe, Damen',
      japan: 'Japanische Größe (cm)',
      mondopoint: 'Mondopoint (mm)',
      foot: 'Fußlänge',
      last: 'Länge des Leistens',
    },
    rules: [
      'Größen zählen den Leisten, über dem ein Schuh entsteht: in Europa in Schritten von zwei Drittelzentimetern, in Großbritannien und den USA in Drittelzoll.',
      'Drittelzoll zählen in Großbritannien ab {0}, in den USA für Herren ab {1}; Damengrößen sind dort anderthalb größer.',
      'Der Leisten gilt als zwei Drittelzoll länger als der Fuß.',
      'Kindergrößen zählen Drittelzoll ab {0} in Großbritannien und ab {1} in den USA. Japanische Größen und Mondopoint sind die Länge des Fußes.',
    ],
    limits: [
      'Kein Gesetz legt diese Systeme fest, und Hersteller weichen um eine Größe ab: ISO 19407 gibt Tabellen als Anhalt, ISO 9407 kennzeichnet die Länge des Fußes selbst.',
      'Auf die nächste halbe gerundet, Mondopoint auf 5 mm. Kindergrößen enden, wo die von Erwachsenen beginnen.',
      'Damengrößen der USA sind so genommen, wie der Handel es meist tut; das Messgerät der Läden zählt eine mehr als für Herren.',
    ],
  },
  apiGravity: {
    name: 'API-Grad, Baumé und Twaddell umrechnen',
    description: 'Rechnet API-Grad, Baumé- und Twaddell-Grad in relative Dichte und Dichte um und zurück.',
    params: {
      value: 'Wert',
      given: {
        label: 'Angegeben als',
        names: {
          api: 'API-Grad',
          baume: 'Baumé-Grad (schwerer als Wasser)',
          'light-baume': 'Baumé-Grad (leichter als Wasser)',
          twaddell: 'Twaddell-Grad',
          'specific-gravity': 'relative Dichte',
          density: 'Dichte (kg/m³)',
        },
      },
    },
    result: {
      api: 'API-Grad',
      specificGravity: 'Relative Dichte',
      density: 'Dichte (kg/m³)',
      barrelsPerTonne: 'Barrel pro Tonne',
      baume: 'Baumé-Grad',
      twaddell: 'Twaddell-Grad',
    },
    rules: [
      'Baumé-Grad = {0} − {1} ÷ ρ für Flüssigkeiten, die schwerer als Wasser sind, wobei ρ die relative Dichte ist.',
      'Baumé-Grad = {0} ÷ ρ − {1} für Flüssigkeiten, die leichter als Wasser sind.',
      'Twaddell-Grad = (ρ − {0}) × {1}.',
    ],
    limits: [
      'Alle Werte gelten bei {0} °F. Messungen bei anderer Temperatur zuerst mit den Tabellen der Norm korrigieren.',
      'Die relative Dichte bezieht sich auf Wasser gleicher Temperatur.',
      'Beim Wiegen in Luft ergibt sich etwas weniger als die Masse: Das ist nicht eingerechnet.',
    ],
  },
  beaufort: {
    name: 'Beaufort-Skala',
    description: 'Rechnet die Windstärke in km/h, Knoten, m/s und mph um und Geschwindigkeiten in die Windstärke.',
    params: {
      force: 'Windstärke',
      speed: { label: 'Windgeschwindigkeit', about: 'Statt der Windstärke.' },
      unit: { label: 'Bereich in', names: { 'km/h': 'km/h', kn: 'Knoten', 'm/s': 'm/s', mph: 'mph' } },
    },
    result: {
      beaufort: 'Beaufort',
      description: {
        label: 'In Worten',
        says: {
          calm: 'Windstille',
          'light air': 'leiser Zug',
          'light breeze': 'leichte Brise',
          'gentle breeze': 'schwache Brise',
          'moderate breeze': 'mäßige Brise',
          'fresh breeze': 'frische Brise',
          'strong breeze': 'starker Wind',
          'near gale': 'steifer Wind',
          gale: 'stürmischer Wind',
          'strong gale': 'Sturm',
          storm: 'schwerer Sturm',
          'violent storm': 'orkanartiger Sturm',
          hurricane: 'Orkan',
        },
      },
      range: { label: 'Windgeschwindigkeit dieser Stärke', says: ranges },
      lowest: 'Von',
      highest: 'Bis',
      kilometersPerHour: { label: 'In km/h', says: ranges },
      knots: { label: 'In Knoten', says: ranges },
      metersPerSecond: { label: 'In m/s', says: ranges },
      milesPerHour: { label: 'In mph', says: ranges },
    },
    rules: [
      'Jede Stärke ist ein Bereich von Geschwindigkeiten; eine Geschwindigkeit wird auf die Stufe der Spalte ihrer Einheit gerundet und dort nachgesehen.',
      'Geschwindigkeiten in anderen Einheiten werden in Knoten nachgesehen.',
    ],
    limits: [
      'Es sind Mittelwerte über {0} Minuten, {1} Meter über freiem, flachem Boden; Böen sind stärker.',
      'Jede Spalte der Tabelle ist für sich gerundet; ihre Grenzen weichen daher etwas voneinander ab.',
    ],
  },
  bushel: {
    name: 'Getreide-Bushel umrechnen',
    description:
      'Rechnet Bushel von Weizen, Mais, Soja und anderem Getreide in Pfund, Kilogramm und Tonnen um und zurück.',
    params: {
      crop: {
        label: 'Frucht',
        names: {
          wheat: 'Weizen',
          soybeans: 'Sojabohnen',
          corn: 'Mais (Körner)',
          'ear corn': 'Mais (Kolben)',
          sorghum: 'Sorghum',
          rye: 'Roggen',
          flaxseed: 'Leinsamen',
          canola: 'Raps',
          barley: 'Gerste',
          buckwheat: 'Buchweizen',
          rice: 'Reis (ungeschält)',
          oats: 'Hafer',
          apples: 'Äpfel',
          peaches: 'Pfirsiche',
          potatoes: 'Kartoffeln',
          'sweet potatoes': 'Süßkartoffeln',
          tomatoes: 'Tomaten',
        },
      },
      bushels: 'Bushel',
      mass: { label: 'Masse', about: 'Statt der Bushel.' },
    },
    result: {
      kilograms: 'In Kilogramm',
      pounds: 'In Pfund',
      tonnes: 'In Tonnen',
      bushels: 'Anzahl der Bushel',
      poundsPerBushel: 'Pfund pro Bushel',
    },
    rules: [
      'Die Masse ist die Zahl der Bushel mal die Pfund eines Bushels der Frucht; gemeint ist das internationale Pfund.',
    ],
    limits: [
      'Im Handel ist ein Bushel Getreide eine Masse, gleich welchen Raum es einnimmt: Das Bushel als Hohlmaß ist eine eigene Einheit.',
      'Die US-Staaten sind verschieden: Tomaten haben in Minnesota 50 Pfund, Äpfel in Indiana 42, Buchweizen in beiden 50. Hafer hat in Kanada 34.',
      'Eine Ladung, die feuchter oder leichter ist, als ihre Güteklasse sagt, wird geringer bezahlt.',
    ],
  },
  sugarContent: {
    name: 'Brix, Plato und Oechsle umrechnen',
    description: 'Rechnet den Zucker von Saft, Most und Würze zwischen Brix, Plato, relativer Dichte und Oechsle um.',
    params: {
      value: 'Wert',
      given: {
        label: 'Angegeben als',
        names: {
          brix: 'Grad Brix',
          plato: 'Grad Plato',
          'specific-gravity': 'relative Dichte',
          oechsle: 'Grad Oechsle',
        },
      },
    },
    result: { brix: 'Grad Brix', plato: 'Grad Plato', specificGravity: 'Relative Dichte', oechsle: 'Grad Oechsle' },
    rules: [
      'ρ = {0} + ({1} × w + {2} × w² + {3} × w³ − {4} × w⁴ + {5} × w⁵ − {6} × w⁶) ÷ {7}, wobei ρ die relative Dichte ist und w die Grad Brix ÷ {8}.',
      'Grad Plato sind −{0} + {1} × ρ − {2} × ρ² + {3} × ρ³.',
      'Grad Oechsle sind die Tausendstel, um die die relative Dichte über eins liegt.',
    ],
    limits: [
      'Beide Polynome sind Tabellen von Saccharose in Wasser bei {0} °C angepasst, von null bis {1} Massenprozent.',
      'Brix und Plato meinen dasselbe, Zucker in Massenprozent; ihre Tabellen weichen um Hundertstel ab.',
      'Sobald Hefe Alkohol gebildet hat, sagt die Dichte nicht mehr, wie viel Zucker da ist.',
    ],
  },
  waterHardness: {
    name: 'Wasserhärte umrechnen',
    description:
      'Rechnet die Wasserhärte zwischen mmol/l, ppm, deutschen, französischen und englischen Graden und Grain pro Gallone um.',
    params: {
      value: 'Härte',
      unit: {
        label: 'Einheit',
        names: {
          'mmol/l': 'mmol/l',
          'mg/l': 'mg/l als Calciumcarbonat (ppm)',
          'mg/l CaO': 'mg/l als Calciumoxid',
          dH: 'deutsche Grad (°dH)',
          fH: 'französische Grad (°fH)',
          eH: 'englische Grad (Clark)',
          gpg: 'Grain pro US-Gallone',
        },
      },
    },
    result: {
      millimolesPerLiter: 'Calcium und Magnesium (mmol/l)',
      milligramsPerLiter: 'Als Calciumcarbonat (mg/l, ppm)',
      milligramsOfOxide: 'Als Calciumoxid (mg/l)',
      germanDegrees: 'Deutsche Grad',
      frenchDegrees: 'Französische Grad',
      englishDegrees: 'Englische Grad',
      grainsPerGallon: 'Grain pro Gallone',
      grade: {
        label: 'Härteklasse',
        names: { soft: 'weich', 'moderately hard': 'mittelhart', hard: 'hart', 'very hard': 'sehr hart' },
      },
    },
    rules: [
      'Ein deutscher Grad sind {0} mg/l Calciumoxid, ein französischer {1} mg/l Calciumcarbonat.',
      'Ein englischer Grad ist ein Grain Calciumcarbonat pro Imp.-Gallone, ein Grain pro Gallone eines pro US-Gallone.',
      'Ein Millimol Calciumcarbonat sind {0} Milligramm, des Oxids {1}.',
    ],
    limits: [
      'Magnesium zählt, als wäre es Calcium, Mol für Mol.',
      'Die Klassen sind die der geologischen Behörde der USA: weich bis {0} mg/L, hart über {1}, sehr hart über {2}; andere Länder ziehen andere Grenzen.',
    ],
  },
  electricityCost: {
    name: 'Stromkosten berechnen',
    description: 'Berechnet, was ein Gerät an Strom kostet und wie viel Energie es verbraucht.',
    params: { power: 'Leistung', hours: 'Stunden am Tag', price: 'Preis je kWh', days: 'Tage' },
    result: { cost: 'Kosten', energy: 'Energie', perDay: 'Kosten am Tag', perYear: 'Kosten im Jahr' },
    rules: ['Energie = Leistung × Stunden am Tag × Tage. Kosten = Energie × Preis der Kilowattstunde.'],
    limits: [
      'Das Gerät nimmt hier die ganze Zeit seine volle Leistung auf. Kühlschränke und Heizungen mit Thermostat brauchen weniger.',
      'Ohne Grundpreis und ohne Tarife, die sich mit der Stunde ändern.',
    ],
  },
  caloriesBurned: {
    name: 'Kalorienverbrauch berechnen',
    description: 'Schätzt die Kalorien, die man beim Gehen, Laufen, Radfahren und bei anderen Tätigkeiten verbraucht.',
    params: {
      activity: {
        label: 'Tätigkeit',
        names: {
          walking: 'Gehen',
          'brisk walking': 'Schnelles Gehen',
          hiking: 'Wandern',
          jogging: 'Joggen',
          running: 'Laufen',
          'fast running': 'Schnelles Laufen',
          'leisure cycling': 'Gemütliches Radfahren',
          cycling: 'Radfahren',
          'fast cycling': 'Schnelles Radfahren',
          swimming: 'Schwimmen',
          yoga: 'Yoga',
          'weight training': 'Krafttraining',
          soccer: 'Fußball',
          tennis: 'Tennis',
          gardening: 'Gartenarbeit',
          sitting: 'Sitzen',
          sleeping: 'Schlafen',
        },
      },
      time: 'Dauer',
      weight: 'Gewicht',
      met: { label: 'MET einer anderen Tätigkeit', about: 'Gilt statt der Tätigkeit.' },
    },
    result: { calories: 'Kalorien (kcal)', kilojoules: 'Kilojoule', met: 'MET' },
    rules: ['Kalorien = MET × Gewicht in Kilogramm × Stunden.'],
    limits: [
      'Eine Schätzung für Erwachsene und kein ärztlicher Rat: Alter, Fitness und Gelände ändern sie um ein Drittel und mehr.',
      'Enthält, was der Körper in Ruhe verbraucht, {0} MET.',
    ],
  },
  dueDate: {
    name: 'Geburtstermin berechnen',
    description: 'Schätzt den Geburtstermin und die Schwangerschaftswoche aus der letzten Periode oder der Empfängnis.',
    params: {
      lastPeriod: 'Erster Tag der letzten Periode',
      cycle: 'Zyklus in Tagen',
      conception: { label: 'Empfängnis', about: 'Statt der letzten Periode.' },
      asOf: { label: 'Stichtag', about: 'Der Tag, an dem die Wochen gezählt werden. Ohne Angabe heute (UTC).' },
    },
    result: {
      dueDate: 'Geburtstermin',
      weekday: { label: 'Wochentag', says: weekdays },
      weeks: 'Schwangerschaftswochen',
      daysOver: 'Weitere Tage',
      conception: 'Empfängnis, etwa',
      secondTrimester: 'Beginn des zweiten Drittels',
      thirdTrimester: 'Beginn des letzten Drittels',
    },
    rules: [
      'Termin = erster Tag der letzten Periode + {0} Tage + (Zyklus − {1}) Tage oder Empfängnis + {2} Tage.',
      'Am Termin sind {0} Wochen vollendet: Von ihm wird zurückgezählt.',
      'Das zweite Drittel beginnt nach {0} Wochen, das dritte nach {1}, vom selben Tag gezählt und verschoben wie der Termin.',
    ],
    limits: [
      'Eine Schätzung und kein ärztlicher Rat: Wenige Kinder kommen an dem Tag. Ein früher Ultraschall ist genauer.',
      'Die Naegele-Regel nach Monaten (ein Jahr mehr, drei Monate weniger, sieben Tage mehr) weicht um bis zu drei Tage ab.',
    ],
  },
  kidneyFunction: {
    name: 'Nierenfunktion (eGFR) berechnen',
    description: 'Schätzt aus dem Kreatinin im Serum die Nierenfunktion (eGFR) und die Kreatinin-Clearance.',
    params: {
      creatinine: 'Kreatinin im Serum',
      unit: { label: 'Einheit', names: { 'mg/dL': 'mg/dl', 'µmol/L': 'µmol/l' } },
      age: 'Alter',
      sex: { label: 'Geschlecht', names: { female: 'weiblich', male: 'männlich' } },
      weight: { label: 'Gewicht', about: 'Für die Kreatinin-Clearance.' },
    },
    result: {
      egfr: 'eGFR (mL/min/1,73 m²)',
      stage: { label: 'Stadium nach KDIGO', names: stages },
      clearance: 'Kreatinin-Clearance (mL/min)',
    },
    rules: [
      'eGFR = 142 × min(Scr ÷ κ, 1)^α × max(Scr ÷ κ, 1)^−1,2 × 0,9938^Alter, bei Frauen mal 1,012. Scr ist das Kreatinin in mg/dl, κ 0,7 bei Frauen und 0,9 bei Männern, α −0,241 und −0,302.',
      'Kreatinin-Clearance nach Cockcroft und Gault = (140 − Alter) × Gewicht in kg ÷ (72 × Scr), bei Frauen mal 0,85.',
      'Die Stadien sind die der KDIGO: G1 ab 90, G2 ab 60, G3a ab 45, G3b ab 30, G4 ab 15, darunter G5.',
    ],
    limits: [
      'Eine Auskunft und kein ärztlicher Rat: Fragen Sie einen Arzt, was ein Ergebnis bedeutet. Ein einzelner Wert ist keine Diagnose.',
      'Für Erwachsene und für Kreatinin, das auf IDMS rückführbar gemessen wurde. Nicht in der Schwangerschaft und nicht bei plötzlichem Nierenversagen.',
      'Ein mg/dl Kreatinin zählt als 88,4 µmol/l, wie in Laboren üblich.',
    ],
  },
  bodySurface: {
    name: 'Körperoberfläche berechnen',
    description: 'Schätzt die Körperoberfläche (KOF) aus Größe und Gewicht.',
    params: { weight: 'Gewicht', height: 'Größe' },
    result: { mosteller: 'Mosteller (m²)', duBois: 'Du Bois (m²)' },
    rules: [
      'Mosteller: die Wurzel aus Größe in cm × Gewicht in kg ÷ {0}.',
      'Du Bois: {0} × Gewicht in kg hoch {1} × Größe in cm hoch {2}.',
    ],
    limits: [
      'Eine Auskunft und kein ärztlicher Rat: Dosen legen Ärzte und Apotheker fest.',
      'Die Formeln unterscheiden sich um einige Prozent, bei Kindern und bei sehr schweren Menschen um mehr.',
    ],
  },
  factors: {
    name: 'ggT, kgV und Primfaktoren',
    description: 'Findet den größten gemeinsamen Teiler, das kleinste gemeinsame Vielfache und die Primfaktoren.',
    params: { values: { label: 'Ganze Zahlen', about: 'Mit Leerzeichen oder Strichpunkten dazwischen.' } },
    result: {
      divisor: 'Größter gemeinsamer Teiler',
      multiple: 'Kleinstes gemeinsames Vielfaches',
      factors: 'Primfaktoren',
      divisors: 'Alle Teiler',
      prime: 'Alle sind Primzahlen',
    },
    rules: [
      'Der größte gemeinsame Teiler folgt aus dem Verfahren Euklids; das kleinste gemeinsame Vielfache zweier Zahlen ist ihr Produkt, geteilt durch ihn.',
      'Ein Teiler einer Zahl geht ohne Rest auf. Alle Teiler folgen aus den Primfaktoren und werden für eine einzelne Zahl genannt.',
      'Jede ganze Zahl über 1 ist auf eine Art das Produkt von Primzahlen. Eine Zahl, die ihr eigener einziger Primfaktor ist, ist eine Primzahl.',
    ],
    limits: ['Ganze Zahlen von {0} bis {1}, höchstens {2}.'],
  },
  concrete: {
    name: 'Beton und Kies berechnen',
    description: 'Berechnet Volumen und Gewicht von Beton, Kies, Sand oder Erde und die Zahl der Säcke.',
    params: {
      material: {
        label: 'Material',
        names: { concrete: 'Beton', gravel: 'Kies', sand: 'Sand', topsoil: 'Mutterboden', mulch: 'Mulch oder Kompost' },
      },
      length: 'Länge',
      width: 'Breite',
      area: { label: 'Fläche', about: 'Statt Länge und Breite.' },
      depth: 'Tiefe',
      wastePercent: { label: 'Zuschlag (%)', about: 'Für Verlust, unebenen Grund und Setzung.' },
      bag: { label: 'Volumen eines Sacks', about: 'Wie aufgedruckt, zum Beispiel 12 l.' },
    },
    result: {
      volume: 'Volumen',
      cubicMeters: 'In Kubikmetern',
      cubicYards: 'In Kubikyard',
      mass: 'Gewicht, etwa',
      bags: 'Säcke',
    },
    rules: [
      'Volumen = Länge × Breite × Tiefe oder Fläche × Tiefe, mit dem Zuschlag. Gewicht = Volumen × Dichte. Säcke werden aufgerundet.',
    ],
    limits: [
      'Gerechnet wird mit {0} kg/m³ für Beton, {1} für Kies und Sand, {2} für Mutterboden: Nass oder verdichtet wiegen sie bis zu einem Drittel mehr.',
      'Loser Kies und lose Erde setzen sich: Bestellen Sie mehr, wo Sie sie verdichten.',
      'Für Mulch und Kompost fehlt das Gewicht: Es hängt stark von der Feuchte ab.',
    ],
  },
  tireSize: {
    name: 'Reifengröße berechnen',
    description: 'Berechnet Durchmesser, Flanke und Umfang eines Reifens und vergleicht zwei Größen.',
    params: { size: { label: 'Reifengröße', about: 'Zum Beispiel 205/55 R16.' }, other: 'Vergleichen mit' },
    result: {
      diameter: 'Durchmesser',
      inches: 'Durchmesser',
      width: 'Breite',
      sidewall: 'Flanke',
      circumference: 'Umfang',
      perKilometer: 'Umdrehungen je Kilometer',
      perMile: 'Umdrehungen je Meile',
      difference: {
        label: 'Anderer Reifen (%)',
        about: 'Um so viel größer ist sein Durchmesser. Um so viel schneller fährt man, als der Tacho zeigt.',
      },
    },
    rules: [
      'Breite in mm / Flanke in Prozent der Breite / Felge in Zoll.',
      'Durchmesser = Felge × {0} mm + {1} × Flanke. Umfang = π × Durchmesser.',
    ],
    limits: [
      'Nennmaße eines neuen Reifens. Unter Last rollt er je Umdrehung einige Prozent weniger ab.',
      'Prüfen Sie, welche Größen für Ihr Auto zugelassen sind.',
    ],
  },
  metalGauge: {
    name: 'Blech-, Draht-, Nadel- und Gewindemaße',
    description: 'Rechnet Stärken von Blech, britischem Draht (SWG), Nadeln und Gewinden in mm und Zoll um und zurück.',
    params: {
      gauge: { label: 'Nummer', about: 'Zum Beispiel 16, 3/0, M8 oder 1/4-20.' },
      system: {
        label: 'System',
        names: {
          swg: 'britischer Draht (SWG)',
          steel: 'Stahlblech (USA)',
          galvanized: 'verzinktes Blech (USA)',
          stainless: 'Edelstahl (USA)',
          needle: 'Kanüle',
          'knitting-us': 'Stricknadel (USA)',
          'knitting-uk': 'Stricknadel (GB)',
          thread: 'Gewinde (M, UNC, UNF)',
        },
      },
      thickness: { label: 'Dicke', about: 'Um die nächste Nummer zu finden.' },
    },
    result: {
      gauge: 'Nächste Nummer',
      millimeters: 'Millimeter',
      inches: 'Zoll',
      pitch: 'Gewindesteigung',
      threadsPerInch: 'Gänge je Zoll',
      tapDrill: 'Kernlochbohrer',
      drill: 'Nummer oder Buchstabe des Bohrers',
    },
    rules: [
      'Stahlblech zählt nach Gewicht: die Unzen eines Quadratfußes nach dem Gesetz der USA, geteilt durch {0} je Zoll bei Stahl und durch {1} bei Edelstahl. Verzinktes Blech hat {2} Unzen Zink mehr.',
      'Britischer Draht folgt der amtlichen Tabelle von 1883, Kanülen der ISO 9626, Stricknadeln den Listen der Hersteller.',
      'Metrische Gewinde (ISO 261) sind Regelgewinde, wenn keine Steigung dabeisteht wie in M8x1. Unified-Gewinde (ASME B1.1) sind Bruchteile eines Zolls oder Nummern: #n hat 0,06 + 0,013 × n Zoll.',
      'Kernloch eines metrischen Gewindes = Durchmesser − Steigung. Das eines Unified-Gewindes lässt etwa drei Viertel der vollen Gewindetiefe.',
    ],
    limits: [
      'Nennmaße: Gewalztes Blech weicht um bis zu einem Zehntel ab. Bestellen Sie in Millimetern.',
      'Blech aus Aluminium, Messing und Kupfer folgt der amerikanischen Drahtstärke.',
    ],
  },
  paperSize: {
    name: 'Papierformate',
    description: 'Nennt die Maße von A4, Letter und anderen Papierformaten in mm, Zoll und Pixeln.',
    params: {
      size: { label: 'Papier', about: 'Zum Beispiel A4, B5, C6, JIS B5, Letter oder Legal.' },
      dpi: { label: 'Punkte je Zoll', about: 'Ohne Angabe 300.' },
    },
    result: {
      size: 'In Millimetern',
      inches: 'In Zoll',
      pixels: 'In Pixeln',
      width: 'Breite',
      height: 'Höhe',
      area: 'Fläche',
      ratio: 'Höhe ÷ Breite',
    },
    rules: [
      'A0 ist {0} mm × {1} mm groß, ein Quadratmeter. Jedes nächste Format ist die Hälfte des vorigen, auf ganze Millimeter abgeschnitten. B0 ist {2} mm × {3} mm, C0 {4} mm × {5} mm, das japanische B0 {6} mm × {7} mm groß.',
      'Formate der USA sind in Zoll festgelegt. Pixel = Zoll × Punkte je Zoll, gerundet.',
    ],
    limits: ['Maße nach dem Beschnitt. Drucker lassen einen Rand, und Anschnitt sind etwa 3 mm mehr an jeder Seite.'],
  },
  gradeAverage: {
    name: 'Notendurchschnitt berechnen',
    description: 'Berechnet den Durchschnitt von Noten, gewichtet nach Leistungspunkten.',
    params: {
      grades: {
        label: 'Noten',
        about: 'Zahlen oder Buchstaben mit Leerzeichen dazwischen, zum Beispiel 1.3 2 2.7 oder A B+ C.',
      },
      credits: { label: 'Leistungspunkte oder Gewichte', about: 'Je Note eines. Ohne sie zählen alle gleich.' },
    },
    result: { average: 'Durchschnitt', count: 'Noten', credits: 'Leistungspunkte gesamt' },
    rules: [
      'Durchschnitt = Summe aus Note × Leistungspunkten, geteilt durch die Summe der Leistungspunkte.',
      'Buchstaben zählen auf der Skala der USA mit {0} Punkten: A {1}, A− {2}, B+ {3}, B {4}, B− {5} und so weiter bis F {6}.',
    ],
    limits: [
      'Schulen unterscheiden sich: Manche zählen A+ höher als A.',
      'Höchstens {0} Noten. Dezimalstellen stehen hinter einem Punkt.',
    ],
  },
  resistor: {
    name: 'Farbcode von Widerständen',
    description: 'Liest die Farbringe eines Widerstands mit vier oder fünf Ringen.',
    params: {
      first: { label: 'Erster Ring', names: digits },
      second: { label: 'Zweiter Ring', names: digits },
      third: { label: 'Dritter Ring', about: 'Nur bei fünf Ringen.', names: { none: 'keiner', ...digits } },
      multiplier: { label: 'Multiplikator', names: colors },
      tolerance: { label: 'Toleranz', names: { none: 'keiner', ...colors } },
    },
    result: {
      resistance: 'Widerstand',
      ohms: 'Ohm',
      tolerancePercent: 'Toleranz (±%)',
      least: 'Kleinster Wert (Ω)',
      most: 'Größter Wert (Ω)',
    },
    rules: [
      'Die Farben von Schwarz bis Weiß sind die Ziffern 0 bis 9. Der Multiplikator ist eine Zehnerpotenz; Gold teilt durch 10, Silber durch 100.',
    ],
    limits: [
      'Beginnen Sie an dem Ende, an dem die Ringe am dichtesten stehen; der Ring der Toleranz steht abseits.',
      'Ein sechster Ring sagt, wie sich der Wert mit der Temperatur ändert.',
    ],
  },
  dropRate: {
    name: 'Tropfgeschwindigkeit berechnen',
    description: 'Berechnet die Tropfen je Minute und die Milliliter je Stunde einer Infusion.',
    params: {
      volume: 'Volumen',
      time: 'Dauer',
      dropsPerMilliliter: { label: 'Tropfen je mL', about: 'Auf dem Besteck aufgedruckt: 10, 15, 20 oder 60.' },
    },
    result: { drops: 'Tropfen je Minute', milliliters: 'mL je Stunde' },
    rules: ['mL je Stunde = Volumen in mL ÷ Stunden.'],
    limits: [
      'Eine Auskunft und kein ärztlicher Rat: Halten Sie sich an die Verordnung und lassen Sie eine zweite Person nachrechnen.',
      'Tropfen sind je nach Flüssigkeit und Besteck verschieden groß.',
    ],
  },
  dilution: {
    name: 'Verdünnung berechnen',
    description: 'Berechnet, wie viel Stammlösung und Lösungsmittel eine Verdünnung braucht (C₁V₁ = C₂V₂).',
    params: {
      stock: 'Konzentration der Stammlösung',
      concentration: { label: 'Endkonzentration', about: 'In der Einheit der Stammlösung.' },
      volume: 'Endvolumen',
    },
    result: { stockVolume: 'Stammlösung', solvent: 'Lösungsmittel', factor: 'Verdünnungsfaktor' },
    rules: [
      'Stammlösung = Endvolumen × Endkonzentration ÷ Konzentration der Stammlösung. Lösungsmittel = Endvolumen − Stammlösung.',
    ],
    limits: [
      'Volumen gelten als additiv: Starke Säuren und Alkohol werden weniger. Füllen Sie auf das Endvolumen auf.',
      'Geben Sie Säure in Wasser, nie Wasser in Säure.',
    ],
  },
  molarity: {
    name: 'Molarität berechnen',
    description: 'Berechnet die Masse, die Stoffmengenkonzentration oder das Volumen einer Lösung.',
    params: {
      substance: { label: 'Stoff', about: 'Ein Name oder eine Formel, zum Beispiel NaCl oder Glucose.' },
      concentration: 'Konzentration',
      volume: 'Volumen',
      mass: 'Masse',
    },
    result: { gramsPerMole: 'Molare Masse (g/mol)' },
    rules: ['Masse = Konzentration × Volumen × molare Masse. Das Volumen ist das der fertigen Lösung.'],
    limits: [
      'Mit den Standardatomgewichten. Schreiben Sie bei einem Hydrat sein Wasser dazu, zum Beispiel CuSO4·5H2O.',
      'Der Stoff gilt als rein.',
    ],
  },
  dewPoint: {
    name: 'Taupunkt und Hitzeindex berechnen',
    description: 'Berechnet Taupunkt, absolute Feuchte und Hitzeindex von Luft.',
    params: { temperature: 'Temperatur', humidityPercent: 'Relative Luftfeuchte (%)' },
    result: {
      dewPoint: 'Taupunkt',
      heatIndex: { label: 'Hitzeindex', about: 'Ab 27 °C (80 °F).' },
      water: 'Wasser in der Luft (g/m³)',
    },
    rules: [
      'Taupunkt = {0} × γ ÷ ({1} − γ), mit γ = ln(Feuchte) + {2} × t ÷ ({3} + t) und t in °C.',
      'Der Hitzeindex folgt der Regression des Wetterdienstes der USA. Er gilt ab {0} °F.',
    ],
    limits: [
      'Von −{0} °C bis {1} °C, über Wasser, auf wenige Zehntelgrad genau.',
      'Der Hitzeindex gilt im Schatten und bei wenig Wind. In der Sonne fühlt es sich bis zu {1} °C heißer an.',
    ],
  },
  timeZone: {
    name: 'Zeitzonen umrechnen',
    description: 'Rechnet eine Uhrzeit von einer Stadt oder Zeitzone in eine andere um.',
    params: {
      time: { label: 'Uhrzeit', about: 'Zum Beispiel 15:30.' },
      from: { label: 'Von', about: 'Eine Stadt, eine Zeitzone oder UTC+2.', says: places },
      to: { label: 'Nach', says: places },
      day: 'Datum',
    },
    result: {
      time: 'Uhrzeit dort',
      day: 'Datum dort',
      difference: { label: 'Stunden voraus', about: 'Negativ, wenn der andere Ort zurückliegt.' },
      fromOffset: 'Abstand zu UTC, von',
      toOffset: 'Abstand zu UTC, nach',
    },
    rules: ['Zeit dort = Zeit hier + Unterschied der beiden Abstände von UTC an diesem Tag.'],
    limits: [
      'Mit den Zeitzonendaten Ihres Browsers oder des Servers: Spätere Änderungen der Regeln fehlen.',
      'EST, MEZ (CET) und ihresgleichen sind feste Abstände. Eine Stadt wechselt mit ihrer Sommerzeit.',
      'Wird die Uhr zurückgestellt, ist die erste der beiden Zeiten gemeint.',
    ],
  },
  clothingSize: {
    name: 'Kleider- und Hutgrößen umrechnen',
    description: 'Rechnet Größen für Damen, Herren und Hüte zwischen EU, GB, USA, Frankreich, Italien und Japan um.',
    params: {
      size: 'Größe',
      kind: { label: 'Art', names: { women: 'Damenkleidung', men: 'Herrenjacken', hat: 'Hüte' } },
      system: { label: 'System', names: countries },
    },
    result: {
      eu: countries.eu,
      uk: countries.uk,
      us: countries.us,
      fr: countries.fr,
      it: countries.it,
      jp: countries.jp,
      body: 'Brust oder Kopf',
    },
    rules: [
      'Damen: USA = EU − {0}, GB = EU − {1}, Frankreich EU + {2}, Italien EU + {3}, Japan EU − {4}. Der Brustumfang ist {5} × EU + {6} cm.',
      'Herren: Die Größe der EU ist der halbe Brustumfang in cm; USA und GB = EU − {0}, etwa der Brustumfang in Zoll.',
      'Hüte: Zentimeter um den Kopf; USA = Zoll ÷ π auf das nächste Achtel, GB ein Achtel weniger.',
    ],
    limits: [
      'Keine Norm bindet die Hersteller über Grenzen hinweg: Größen unterscheiden sich je nach Marke. EN 13402 kennzeichnet Kleidung mit Körpermaßen; vergleichen Sie diese. Ältere Tabellen setzen amerikanische Damengrößen um eine Größe höher an: UK 12 als US 10. In Spanien gelten die französischen.',
      'Viele Größen in den USA fallen heute größer aus als hier.',
    ],
  },
};
