import { describe, expect, test, vi } from 'vitest';
import de from '../generated/locales/de.ts';
import es from '../generated/locales/es.ts';
import fr from '../generated/locales/fr.ts';
import ja from '../generated/locales/ja.ts';
import { FullIndex } from '../naming/full-index.ts';
import { createSheet, readRates, sheet } from '../sheet.ts';

const options = { today: '2026-11-23' } as const;

/** Returns the answer of each line of a text, or the code of its error. */
const shown = (text: string): string[] =>
  sheet(text, options).lines.map(({ error, shown: answer }) => (error ? `! ${error.code}` : answer));

test('adds up amounts of several currencies by the rates that were given, and says which are missing', () => {
  const rates = { base: 'EUR', date: '2024-03-01', rates: { USD: 1.08 } };
  const totals = (text: string, given?: typeof rates): readonly (string | undefined)[] =>
    sheet(text, { ...options, rates: given })
      .lines.slice(2)
      .map((line) => line.error?.message ?? line.shown);
  expect(totals('$5\n€3\nsum\naverage\nsum in EUR', rates)).toEqual(['$8.24', '$4.12', '€7.63']);
  expect(totals('$5\n€3\nsum')).toEqual(['$ and EUR are two currencies, and there is no rate between them.']);
});

test('refuses a value that is too near to zero for doubles, and goes on', () => {
  expect(shown('1/1e400\n1e-400 m\n2 + 2')).toEqual(['! result-out-of-range', '! out-of-range', '4']);
});

test('refuses an uncertainty beyond the range of doubles', () => {
  expect(shown(`5(${'3'.repeat(400)}) kg\n5 ± 1e400 kg`)).toEqual(['! out-of-range', '! out-of-range']);
});

test('adds up a thousand amounts exactly, and keeps growth over many lines cheap', () => {
  const amounts = Array.from(
    { length: 1900 },
    (_, index) => `$${index}.${String((index * 37) % 100).padStart(2, '0')}`,
  );
  expect(sheet(`${amounts.join('\n')}\nsum`).lines.at(-1)).toMatchObject({ exact: '1804990.5', isRounded: false });
  const grown = Array.from({ length: 999 }, (_, index) => `n${index + 1} = n${index} * 1.01`);
  expect(sheet(`n0 = 5\n${grown.join('\n')}`).lines.at(-1)!.value).toBe(103_758.196_226_800_3);
});

test('raises roots to powers, and huge numbers to fractions', () => {
  expect(shown('sqrt(2)^49\nm = 1.07^(1/12)\nm^84\n(8e254)^(5/8)\ntanh(1000)')).toEqual([
    '23,726,566',
    '1.00565',
    '1.60578',
    '2.06268E159',
    '1',
  ]);
});

test('reads hundredths of a currency for one of anything as money, and no carats or pints', () => {
  expect(shown('p = 30 ct/kWh\n320 kWh * p\n28 p/kWh\n12 mg/kg')).toEqual([
    '€0.30/kWh',
    '€96',
    '£0.28/kWh',
    '12 mg/kg',
  ]);
});

test('answers the price of one thing, and says that the price of several has two readings', () => {
  const [one, several] = sheet('1 orange juice 3.60 €\n2 beers 9 €').lines;
  expect(one).toMatchObject({ shown: '€3.60', aside: 'orange juice' });
  expect(several!.error).toMatchObject({ suggestions: ['2 beers at 9 €', 'beers 9 €'] });
});

test.each([
  [fr, '465 km / (4 h 15 min) en km/h', 'kilometer-per-hour'],
  [es, '348 km / (4 h) en m/s', 'meter-per-second'],
] as const)('reads a word before a target as no unit, %#', (locale, text, unit) => {
  expect(sheet(text, { ...options, locale }).lines[0]).toMatchObject({ kind: 'value', unit });
});

test('rounds units that cancel as the number that they are shown as', () => {
  expect(shown('x = 3.6 m² * 25 cm / 40 l\nx\nceil(x)\nceil($5/kg * 300 g)')).toEqual(['22.5', '22.5', '23', '$2']);
});

test('reads a colon before a unit of time as a clock has it, and no division', () => {
  expect(shown('2:30 h * 2\n2:30 h in min\n5:30 min/km * 10 km\n1:15 h + 1:20 h')).toEqual([
    '5 hr',
    '150 min',
    '55 min',
    '2.58333 hr',
  ]);
});

test('takes a percentage off a named amount, and rounds a number without parentheses', () => {
  expect(shown('price = $80\n10% off price\n5 off price\nround 7.5')).toEqual(['$80', '$72', '! unknown-unit', '8']);
});

test('refuses a bare number beside a date or a time, which does not say of what it is', () => {
  expect(
    shown('today + 14\ndays = 14\ntoday + days\n2:30 pm + $5\ntoday + days * 1 day\n14:30 + 90 km / (60 km/h)'),
  ).toEqual(['! incompatible-units', '14', '! incompatible-units', '! incompatible-units', '2026-12-07', '16:00']);
});

test('reads a name after a number that is a unit only in another case as the name', () => {
  expect(shown('n = 2\n2n\nn^2 + 2 n + 1\n2 N\nm = 3\n5 m')).toEqual(['2', '4', '9', '2 N', '3', '5 m']);
});

test('reads money times a measure as the price of one unit that goods are sold by, and says so', () => {
  const texts = [
    '$129 * 3 days',
    '2 nights × $118 + $50',
    '40 liters at €72',
    '40 h × $62.50 / 5',
    '$129/day * 3 days',
  ];
  expect(shown(texts.join('\n'))).toEqual(['$387', '$286', '€2,880', '$500', '$387']);
  const { lines } = sheet(`${texts.join('\n')}\nhours = 6.75 h\nwage = $24\nhours * wage`, options);
  expect(lines.map(({ assumed }) => assumed[0]?.as)).toEqual([
    'a price for one day',
    'a price for one night',
    'a price for one liter',
    'a price for one hour',
    undefined,
    undefined,
    undefined,
    'a price for one hour',
  ]);
  expect(shown('500 g at €3.20\n20 °C × $3\n2 kg × 3 m × $5\n5 g × $20 / 2 g')).toEqual([
    '! incompatible-units',
    '! incompatible-units',
    '! incompatible-units',
    '$50',
  ]);
});

test('reads no count of lines where the line that sets count has an error', () => {
  expect(shown('1\n2\ncount\ncount = 7 / 0\ncount * 2')).toEqual([
    '1',
    '2',
    '2',
    '! division-by-zero',
    '! invalid-query',
  ]);
});

test('lets a line set the name of a total or a function, which stays one before parentheses', () => {
  expect(shown('a1 = 3\ntotal = a1 + 4\ntotal / 2\nfloor = 12 m²\nfloor * 2\nfloor(2.7) + floor (3.5)')).toEqual([
    '3',
    '7',
    '3.5',
    '12 m²',
    '24 m²',
    '5',
  ]);
  const [total, floor] = sheet('total = 3\nfloor = 4', options).lines;
  expect([total!.note, floor!.note]).toEqual([
    expect.stringContaining('lines above'),
    expect.stringContaining('parentheses'),
  ]);
  expect(shown('prev = 5\npi = 3\nsin(x) = 2\n1 total = 3')).toEqual(Array(4).fill('! invalid-definition'));
});

test('reads labels of any unknown words, and the things that an amount is for', () => {
  expect(shown('3 nights hotel: $300\nprev / 3\nper box: 5 * 3\n$28 per person × 4\n12 € per ticket')).toEqual([
    '$300',
    '$100',
    '15',
    '$112',
    '€12',
  ]);
  expect(shown('20% off lunch: $15\n8 km: 3\n5 kg per liter')).toEqual(['$12', '! unknown-unit', '5 kg/L']);
});

test('reads definitions of programs, and names that end with a preposition', () => {
  expect(shown('let x = 5 km\nx * 2\nfn f(a) = a + 1\nf(2)\npour over = 30 g\npour over * 2')).toEqual([
    '5 km',
    '10 km',
    'f(a)',
    '3',
    '30 g',
    '60 g',
  ]);
});

test('reads a letter after a number as a name before another name or beside a rare unit, and says so', () => {
  expect(shown('m = 3 kg\nv = 4 m/s\n1/2 m v^2 in J\n5 m\na = 5\n2 a + 1\nR = 220 Ω\n2 R')).toEqual([
    '3 kg',
    '4 m/s',
    '24 J',
    '5 m',
    '5',
    '11',
    '220 Ω',
    '440 Ω',
  ]);
  const [, , , year] = sheet('m = 3 kg\nv = 2 m/s\n2 m v\n3 m', options).lines;
  expect(year!.assumed).toEqual([{ kind: 'unit', of: 'm', as: 'meters' }]);
  expect(shown('e(m, v) = 1/2 m v^2\ne(2 kg, 3 m/s) in J')).toEqual(['e(m, v)', '9 J']);
});

test('divides by a unit after a name or a quotient, and refuses the letter that is an hour and a constant', () => {
  expect(
    shown(
      'w = 98 L\nw / min\n4 * w / hour\nw/min in L/h\nf(x) = x / day\nf(3 L)\n12 km / 2 / h\n$40 / 2 / day\n1/2 /s * 4 s\n5 * (3 km / 2) / min',
    ).slice(1),
  ).toEqual(['98 L/min', '392 L/h', '5,880 L/h', 'f(x)', '3 L/d', '6 km/h', '$20/d', '2', '7.5 km/min']);
  const { error } = sheet('w = 98 L\n4 * w / h', options).lines[1]!;
  expect(error).toMatchObject({ code: 'ambiguous-unit', suggestions: ['/ (1 h)', '/ Planck constant'] });
  // A letter may be a name that no line sets
  expect(shown('d = 3 km\nd / t\nd / min(2, 3)\nd / m²')).toEqual(['3 km', '! invalid-query', '1.5 km', '3,000 m⁻¹']);
  expect(shown('877 pages / (18 pages/hour)\n877 pages / 18 pages/hour')).toEqual(['48.7222 hr', '! unknown-unit']);
});

test('says that the lines above have a name that is added to their sum', () => {
  const notes = (text: string): unknown => sheet(text, options).lines.at(-1)!.note;
  expect(notes('10 €\nsum\ntip = 10% of sum\nsum + tip')).toBe('The lines above have "tip" already.');
  expect(notes('10 €\nsum\ntip = 10% of sum\nsum')).toBeUndefined();
  expect(notes('tip = 1 €\n\n10 €\nsum + tip')).toBeUndefined();
});

test('asks for a name without an article', () => {
  const { error } = sheet('a day = 2.6 kWh // each', options).lines[0]!;
  expect(error).toMatchObject({
    code: 'invalid-definition',
    at: { start: 0, end: 1 },
    suggestions: ['day = 2.6 kWh // each'],
  });
});

test('gives the whole of an amount in several units beside words', () => {
  expect(sheet('sofa 5.5 ft in feet and inches', options).lines[0]).toMatchObject({
    value: 66,
    unit: 'inch',
    aside: 'sofa',
  });
  expect(shown('sofa 5.5 ft in feet and inches\nprev * 2')).toEqual(['5 ft 6 in', '132 in']);
  // The ends of a range are two amounts
  expect(sheet('snow 5-10 cm in inches', options).lines[0]!.value).toBe(1.968503937007874);
});

test('says that a quotient before a unit was read as a number of it, except usual fractions', () => {
  const of = (text: string): unknown => sheet(text, options).lines[0]!.assumed;
  expect(of('22 / 10 cm')).toEqual([{ kind: 'number', of: '22 / 10 cm', as: '(22 / 10) cm' }]);
  expect(of('1/(1/220 Ω + 1/470 Ω)')).toHaveLength(2);
  for (const text of ['3/4 cup', '5 1/2 in', '1/2 m + 3/8 m', '60 km / 5 min']) expect(of(text)).toEqual([]);
});

test('divides by one number after the other, and says that a fraction after a sign of division was read as one', () => {
  expect(shown('x = 120 km\nx/3/8\nx / 3 / 8\n(7 + 5)/3/8\n$90/4/5\n120 km / 3 / 8 h\nx /3 /8 in m')).toEqual([
    '120 km',
    '5 km',
    '5 km',
    '0.5',
    '$4.50',
    '5 km/h',
    '5,000 m',
  ]);
  const [line] = sheet('9 km / 3/4', options).lines;
  expect([line!.shown, line!.assumed]).toEqual(['12 km', [{ kind: 'number', of: '3/4', as: '(3/4)' }]]);
});

test('takes words beside one amount of money as its label, also those for rare units', () => {
  const text = 'gas $38.20\nbus £2.75\nnails 9.40 €\nplan C $19\ntip £3\n$14 sandwiches\nhour $50\n18% tip on $50';
  expect(shown(text)).toEqual(['$38.20', '£2.75', '€9.40', '$19', '£3', '$14', '! invalid-query', '$59.00']);
  const [gas, about, billions] = sheet('gas $38.20\nabout $40\ndebt $7 bn', options).lines;
  expect([gas!.aside, about!.aside, billions!.shown]).toEqual(['gas', undefined, '$7,000,000,000']);
});

test.each(['water the plants in the morning', 'ask Ben, then call the bank', 'Notes to self: be quick!'])(
  'words alone are a note: %s',
  (text) => {
    expect(sheet(text, options).lines[0]!.kind).toBe('text');
  },
);

test.each([
  ['atomic unit of length', '1 a₀'],
  ['furlongs in a mile', '8 fur'],
  ['seven times nine', '63'],
  ['molar mass of water', '1 mol (Water) = 18.015 g'],
])('words that name units or numbers are no note: %s', (text, expected) => {
  expect(shown(text)).toEqual([expected]);
});

test.each([
  ['5% off what is 6 EUR', '€6.32'],
  ['15 as a % off 20', '25%'],
  ['25 as a % on 20', '25%'],
  ['remainder of 21 divided by 5', '1'],
  ['greater of 3 km and 2 miles', '2 mi'],
  ['lowest of 3, 9 and 4', '3'],
  ['midpoint between 150 and 300', '225'],
  ['quotient of 20 and 8', '2.5'],
  ['product of 3 m and 4 m', '12 m²'],
  ['12% on $20', '! invalid-query'],
  ['remainder 7 / 2', '7 mod 2 = 1'],
  ['ln($5)', '! incompatible-units'],
  ['ln($10 / $5)', '0.693147'],
  ['3 kg × ₹40/kg', '₹120'],
  ['12 ¢', '$0.12'],
  ['\u200b5 km in m', '5,000 m'],
])('words and signs: %j', (text, expected) => {
  expect(shown(text)).toEqual([expected]);
});

test.each([
  [de, 'Netto = 80 €\n19 % von Netto\nSumme\nDurchschnitt', ['80 €', '15,20 €', '95,20 €', '47,60 €']],
  [fr, 'prix HT = 80 €\n20 % du prix HT\nsomme', ['80 €', '16 €', '96 €']],
  [es, 'obra = 80 €\n21 % de obra\nsuma\npromedio', ['80 €', '16,80 €', '96,80 €', '48,40 €']],
  [ja, '家賃 = 80円\n食費 = 20円\n合計', ['￥80', '￥20', '￥100']],
])('reads shares of names and totals in the words of a language', (locale, text, expected) => {
  const { lines } = sheet(text, { ...options, locale });
  expect(lines.map(({ shown: told }) => told.replace(/\s/g, ' '))).toEqual(expected);
});

test('answers counted things with their price after another word', () => {
  expect(shown('hotel 4 rooms at $95\n3 apples + 2 pears')).toEqual(['$380', '! unknown-unit']);
  // A mistyped unit is not a thing
  expect(shown('3 coats\n8 kilometrs\n8 kilometrs in miles')).toEqual(['3', '! unknown-unit', '4.97097 mi']);
});

test('keeps the currency of a share of money in other languages', () => {
  const shares = (text: string, locale: typeof de): readonly unknown[] =>
    sheet(text, { ...options, locale }).lines.map(({ shown: told, unit }) => [told.replace(/\s/g, ' '), unit]);
  expect(shares('20 % von 80 €\n10 €\nsum', de)).toEqual([
    ['16 €', 'EUR'],
    ['10 €', 'EUR'],
    ['26 €', 'EUR'],
  ]);
  expect(shares('20 % von 80 kg', de)).toEqual([['16 Kilogramm', 'kilogram']]);
});

test('reads names with vowel signs, and measures between marks of direction', () => {
  expect(shown('दूरी = 320 km\nदूरी / 2')).toEqual(['320 km', '160 km']);
  expect(shown('\u20665 km/h\u2069 in m/s\n\u200E−40 °C in °F')).toEqual(['1.38889 m/s', '-40°F']);
});

test('keeps the uncertainty of what is named beside a measure', () => {
  const { lines } = sheet('dough = 2.0(1) cups of flour in g\ndough * 2\ndough - dough');
  const [one, two, none] = lines.map(({ uncertainty }) => uncertainty);
  expect(two).toBeCloseTo(2 * one!, 12);
  expect(one! / Number(lines[0]!.value)).toBeCloseTo(0.05, 12);
  expect(none).toBe(0);
});

test('reads a letter as a constant where ask does, and as a name where the text has one', () => {
  expect(shown('300 K / k\n1.5(1) eV / k in K\nMeV/c\nk = 2\n300 K / k')).toEqual([
    '! ambiguous-unit',
    '1.74(12)e4 K',
    '5.34429E-22 kg·m/s',
    '2',
    '150 K',
  ]);
});

describe('names', () => {
  test.each([
    ['x = 5 km\nx * 2', '10 km'],
    ['x = 5 km\nx + 300 m in miles', '3.29327 mi'],
    ['monthly rent = $1450\nMonthly Rent * 12', '$17,400'],
    ['rent: $1,450/month\nrent * 12 months', '$17,400'],
    ['T = 300 K\nt = 5 s\nT / t', '60 K/s'],
    ['x = 2\n3 x', '6'],
    ['x = 2\n2 x + 1', '5'],
    ['x = 3\ny = 4\nsqrt(x² + y²)', '5'],
    ['E = 210 GPa\nln(e)', '1'],
    ['Tax = 8%\n$250 * tax', '$20'],
    ['m = 3 kg\n5 m', '5 m'],
    ['t = 2 h\n100 km / t', '50 km/h'],
    ['t = 2 h\n100 km/t', '100 km/t'],
    ['rate = 8%\n$250 * rate', '$20'],
    ['price = $80\nprice + 8%', '$86.40'],
    ['room = 4.2 m * 3.5 m\nroom * 2 coats / (10 m²/l)', '2.94 L'],
    ['third = 1 ft / 3\nthird * 3', '1 ft'],
    ['x = 5.0(2) m\nx - x', '0 m'],
    ['p = $250000\nr = 6%/12\nn = 360\np * r * (1 + r)^n / ((1 + r)^n - 1)', '$1,498.88'],
    ['x₁ = 3\nx₁²', '9'],
  ])('%j', (text, expected) => {
    expect(shown(text).at(-1)).toBe(expected);
  });

  test.each([
    ['rent = $5\nrnet * 12', 'No line above sets "rnet", and it is not a unit. Did you mean rent?', 0],
    ['tax = 20%\n$50 * (1 + taxx)', 'No line above sets "taxx", and it is not a unit. Did you mean tax?', 11],
    ['fare + 3 €', 'No line above sets "fare", and it is not a unit.', 0],
    ['f(x) = x²\nf(3) + g(2)', 'No line above sets "g", and it is not a function.', 7],
  ])('names the word of %j that is not set', (text, message, start) => {
    const { error } = sheet(text, options).lines.at(-1)!;
    expect([error?.message, error?.at.start]).toEqual([message, start]);
  });

  test('a name used before it is set is an error with both places', () => {
    const [line] = sheet('2 * later\nlater = 5', options).lines;
    expect(line!.error).toMatchObject({ at: { start: 4, end: 9 }, other: { line: 1, start: 0, end: 5 } });
    expect(line!.error!.message).toContain('line 2');
  });

  test('a name whose line has an error is one where it is used, and the other lines go on', () => {
    expect(shown('x = 5 kg + 2 m\nx * 2\n3 + 4')).toEqual(['! incompatible-units', '! invalid-query', '7']);
  });

  test('a name that is a unit is warned of, and a name of every sheet refused', () => {
    const [meter, prev] = sheet('m = 3 kg\nprev = 4', options).lines;
    expect(meter!.note).toContain('meter');
    expect(prev!.error).toMatchObject({ code: 'invalid-definition', at: { start: 0, end: 4 } });
  });
});

describe('lines that continue the line above', () => {
  test.each([
    ['5 km\n* 2', '10 km'],
    ['5 km\n- 3 km', '2 km'],
    ['5 km\n-3', '-3'],
    ['- 3', '-3'],
    ['80 €\n+ 19%', '€95.20'],
    ['9\n^ 2', '81'],
    ['255\nin hex', '0xff'],
    ['0xff in binary', '0b11111111'],
    ['1234567 to 3 sf', '1,230,000'],
    ['$200 / 3 to 2 dp', '$66.67'],
    ['5 km\nin miles', '3.10686 mi'],
    ['12.4 km / 58 min\nprev in km/h', '12.8276 km/h'],
    ['2\n\n# Heading\nans * 3', '6'],
  ])('%j', (text, expected) => {
    expect(shown(text).at(-1)).toBe(expected);
  });
});

test.each([
  ['5000 s in hms', 5000, 'second'],
  ['5.5 ft in feet and inches', 66, 'inch'],
  ['x = 1 h 30 min\nx + 45 min in h and min', 135, 'minute'],
  ['-77.0089° in dms', -277232.04, 'arc-second'],
])('the value of an answer in several units is all of it, in the last one: %j', (text, value, unit) => {
  expect(sheet(text, options).lines.at(-1)).toMatchObject({ value, unit, exact: String(value) });
});

describe('totals', () => {
  test.each([
    ['4.50 €\n3.20 €\nsum', '€7.70'],
    ['4.50 €\n\n3.20 €\n1 €\nsum', '€4.20'],
    ['4.50 €\n# Drinks\n3.20 €\ntotal', '€3.20'],
    ['coffee 4.50 €\ncake €3.20\ntip = 15% of sum\ntotal', '€8.86'],
    ['1 km\n500 m\naverage', '0.75 km'],
    ['1 km\n500 m\nsum in miles', '0.932057 mi'],
    ['10\n20\n30\ncount', '3'],
    ['10\n20\nsum\nsum', '30'],
    ['10\n20\nTotal: sum / 2', '15'],
    ['5 km\n3 kg\nsum', '! invalid-query'],
    ['100 €\n19%\nsum', '! invalid-query'],
    ['5 km\n3 kg + 1 m\nsum', '! invalid-query'],
    ['sum', '! invalid-query'],
  ])('%j', (text, expected) => {
    expect(shown(text).at(-1)).toBe(expected);
  });
});

test('words beside a constant do not ask for it, and a target word is not ignored', () => {
  expect(sheet('ship version alpha\n52.34 to sexa\nalpha', options).lines.map(({ kind }) => kind)).toEqual([
    'text',
    'error',
    'value',
  ]);
});

test('a line of words is not searched for mistyped units', () => {
  const suggest = vi.spyOn(FullIndex.prototype, 'suggest');
  expect(sheet('remember to buy milk and bread', options).lines[0]!.kind).toBe('text');
  expect(suggest).not.toHaveBeenCalled();
  expect(sheet('5 km in plumbr', options).lines[0]!.kind).toBe('error');
  expect(suggest).toHaveBeenCalled();
  suggest.mockRestore();
});

describe('functions of one line', () => {
  test.each([
    ['f(x) = x² + 1\nf(3)', '10'],
    ['f(x) = x² + 1\nf(f(2)) * 2', '52'],
    ['area(r) = pi * r²\narea(2 m)', '12.5664 m²'],
    ['bmi(w, h) = w / h²\nbmi(70 kg, 1.75 m)', '22.8571 kg/m²'],
    ['rate = 3\nf(x) = x * rate\nf(2)', '6'],
    ['f(x) = x + 1\nf(1, 2)', '! invalid-query'],
    ['f(x) = x + 1\nx + 1', '! invalid-query'],
    ['f(x) = f(x) + 1', '! invalid-query'],
    // A parameter is never a unit
    ['f(r) = 2 r\nf(3)', '6'],
    ['f(r) = 2 pi r\nf(3 m)', '18.8496 m'],
    ['f(t) = 3t²\nf(2)', '12'],
    ['f(t) = 5 m/t\nf(2 s)', '2.5 m/s'],
    ['f(h) = 3 h + 20 min\nf(2 min)', '26 min'],
  ])('%j', (text, expected) => {
    expect(shown(text).at(-1)).toBe(expected);
  });

  test.each([
    ['circle(3 m)', '28.2743 m²'],
    ['sphere(4)', '268.083'],
    ['cone_sa(3, 4)', '75.3982'],
    ['rect(3 m, 40 cm)', '1.2 m²'],
    ['triangle_perimeter(3 m, 4 kg, 5 m)', '! incompatible-units'],
    ['catalan(5)', '42'],
    ['circle(1, 2)', '! invalid-query'],
    ['circle(x) = x + 1\ncircle(3)', '4'],
    ['half circle', '0.5 rev'],
    ['ceil_in(1 €, 9.75 €)', '€10'],
    ['percentage_change(40 €, 50 €) in %', '25%'],
    ['sec(60°)', '2'],
    ['lucas(5)', '11'],
  ])('formulas: %j', (text, expected) => {
    expect(shown(text).at(-1)).toBe(expected);
  });

  test.each([
    ['average of a and b', '15'],
    ['mean of a, b, and 90', '40'],
    ['sum of a and 3 m', '! incompatible-units'],
    ['average of a', '! unknown-unit'],
    ['average a', '! unknown-unit'],
    ['subtotal of a', '! unknown-unit'],
    ['20% of sum', '6'],
  ])('a total is not a factor of the words after it: %j', (text, expected) => {
    expect(shown(`a = 10\nb = 20\n${text}`).at(-1)).toBe(expected);
  });

  test.each([
    ['2 cappuccinos at €4.20', '€8.40'],
    ['5 tickets at $12.50 + $3', '$65.50'],
    ['3 walkers at 8 km/h', '! unknown-unit'],
    ['2 coffees at €4.20/kg', '! unknown-unit'],
    ['2 flat whites at €3.80', '€7.60'],
    ['2 square meters at €3.80', '€7.60'],
  ])('things have a price: %j', (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });

  test('the longest name applies, in the case in which it was set', () => {
    expect(shown('rent = 1\nrent in May = 2\nRent = 3\nrent in May + 1\nRent + 1\nRENT + 1')).toEqual([
      '1',
      '2',
      '3',
      '3',
      '4',
      '! invalid-query',
    ]);
  });

  test.each([
    ['(3 + 2)!', '120'],
    ['sqrt(16)!', '24'],
    ['n = 4\nn!', '24'],
    ['7!!', '105'],
    ['(7)!!!', '28'],
    ['8 !!!!', '32'],
    ['gcd(4!, 6!)', '24'],
    ['200!! / 198!!', '200'],
    ['(0 - 1)!', '! out-of-range'],
    ['2.5!', '! out-of-range'],
    ['300!', '! out-of-range'],
    ['5 km!', '5 km'],
  ])('factorials: %j', (text, expected) => {
    expect(shown(text).at(-1)).toBe(expected);
  });

  test('nested functions count all their operations, and are refused above the limit', () => {
    const lines = [
      'f0(x) = x + x',
      ...Array.from({ length: 30 }, (_, i) => `f${i + 1}(x) = f${i}(x) + f${i}(x)`),
      'f30(1)',
    ];
    const start = performance.now();
    expect(shown(lines.join('\n')).at(-1)).toBe('! invalid-query');
    expect(performance.now() - start).toBeLessThan(500);
  });
});

test('a part of a named value is asked for in percent', () => {
  expect(
    shown(
      [
        'start = €10,000',
        '€1500 as % of start',
        '€1500 is what percent of start',
        'what % of start is €1500',
        'start as a percentage of €8000',
        '40 cm as % of 2 m',
        'percent change from 2 m to 250 cm',
        '5 km as % of start',
      ].join('\n'),
    ),
  ).toEqual(['€10,000', '15%', '15%', '15%', '125%', '20%', '25%', '! incompatible-units']);
});

test('the price of each piece is an amount of money', () => {
  expect(shown('tile = €1.95 each\ntile * 164\n$4 apiece * 3\n3 * $0.50 each')).toEqual([
    '€1.95',
    '€319.80',
    '$12',
    '$1.50',
  ]);
});

describe('own units', () => {
  test.each([
    ['1 pallet = 48 boxes\n3 pallets', '144'],
    ['1 pallet = 48 boxes\n144 boxes in pallets', '3 pallets'],
    ['1 sack = 25 kg\n3 sacks', '75 kg'],
    ['1 sack = 25 kg\n180 kg in sacks', '7.2 sacks'],
    ['1 sack = 25 kg\nprice = 12 € / sack\nprice * 4 sacks', '€48'],
    ['1 sack = 25 kg\n3 sacks + 2 m', '! incompatible-units'],
    ['1 sack = 25 kg\n5 km in sacks', '! incompatible-units'],
    ['1 EUR = 1.08 USD', '! invalid-definition'],
    ['1 crate = 24 tins\n1 tin = 400 g', '400 g'],
  ])('%j', (text, expected) => {
    expect(shown(text).at(-1)).toBe(expected);
  });
});

test('a number of a unit that is defined below, or of a trade’s kilowatts, is not a count of things', () => {
  expect(shown('1 crate = 24 tins\n1 tin = 400 g\n3 MWel\n3 widgets')).toEqual([
    '! invalid-query',
    '400 g',
    '! unknown-unit',
    '3',
  ]);
});

test('a name that is defined below does not hide a unit', () => {
  expect(shown('2 cups flour in g\ng = 9.81 m/s²').at(0)).toBe('2 cups (all-purpose flour) = 250 g');
});

test('a quotient keeps the units that it is written with', () => {
  expect(shown('150 mg / 6 ml\n12 mg / 4 dl\n250 ml / 4 h\n90 lb / 3 gal')).toEqual([
    '25 mg/mL',
    '3 mg/dL',
    '62.5 mL/h',
    '30 lb/gal US',
  ]);
});

test('a total of prices and amounts names the line that differs', () => {
  const [, , total] = sheet('$5/month\n$3\nsum').lines;
  expect(total!.error?.message).toMatch(/^Line 2 measures something else than line 1/);
  expect(sheet('$5/month + $3').lines[0]!.error?.message).toBe(
    'Cannot add or subtract a price in $ and an amount of $.',
  );
});

describe('kinds', () => {
  test.each([
    '3 Gy + 2 Sv',
    '5 N·m + 3 J',
    '20 °C + 10 °C',
    '5 kg + 2 m',
    '$5 + 2 €',
    'sin(3 m)',
    'sin(30)',
    '2^(3 m)',
  ])('refuses %s in its line', (text) => {
    expect(shown(`1 + 1\n${text}\n2 + 2`)).toEqual(['2', expect.stringMatching(/^! /), '4']);
  });
});

describe('updates', () => {
  test('a line that suggests names is kept until the names that it can suggest are others', () => {
    const live = createSheet(options);
    const first = live.update('5 km\nrnet * 12').lines[1]!;
    expect(first.error!.suggestions).toEqual([]);
    expect(live.update('6 km\nrnet * 12').lines[1]).toBe(first);
    const second = live.update('6 km\nrnet * 12\nrent: $5').lines[1]!;
    expect(second.error!.suggestions).toEqual([]);
    const third = live.update('rent: $5\nrnet * 12\n6 km').lines[1]!;
    expect(third.error!.suggestions).toEqual(['rent']);
    expect(live.update('rent: $7\nrnet * 12\n9 km').lines[1]).toBe(third);
    expect(live.update('rent = $7\nrnet * 12\nrant = 5').lines[1]!.error!.suggestions).toEqual(['rent']);
  });

  test('keep the lines that use a name whose line was written otherwise, with the same value', () => {
    const live = createSheet(options);
    const [, , before] = live.update('a = 5 km\nb = a * 2\nb + 1 m').lines;
    const [, , after] = live.update('a = 2.5 km * 2 // a note\nb = a * 2\nb + 1 m').lines;
    expect(after).toBe(before);
    expect(live.update('a = 6 km\nb = a * 2\nb + 1 m').lines[2]!.shown).toBe('12.001 km');
  });

  test('answers again only what depends on a change', () => {
    const live = createSheet(options);
    const text = 'a = 1\nb = 2\na + 10\nb + 10\nsum\n\n7 km';
    const before = live.update(text).lines;
    const after = live.update(text.replace('a = 1', 'a = 5')).lines;
    expect(after.map((line, index) => line === before[index])).toEqual([false, true, false, true, false, true, true]);
    expect(after[4]!.shown).toBe('34');
  });

  test('a line that moves keeps its answer, and a name that comes between changes it', () => {
    const live = createSheet(options);
    const [, line] = live.update('a = 1\na * 2').lines;
    expect(live.update('\na = 1\na * 2').lines[2]).toBe(line);
    expect(live.update('a = 1\na = 3\na * 2').lines[2]!.shown).toBe('6');
  });

  test('equals a sheet that is answered at once, whatever the order of changes', () => {
    const live = createSheet(options);
    const pieces = [
      'a = 1',
      'a = 2 km',
      'a * 2',
      'sum',
      '',
      '* 3',
      'b = a',
      'b + 1 m',
      'prev',
      '# x',
      'average',
      'f(x) = x a',
      'f(3)',
      'a +',
    ];
    let seed = 7;
    const next = (most: number): number => (seed = (seed * 16807) % 2147483647) % most;
    const lines: string[] = [];
    for (let step = 0; step < 100; step++) {
      const at = next(lines.length + 1);
      if (next(3) === 0) lines.splice(at, 1);
      else lines.splice(at, next(2), pieces[next(pieces.length)]!);
      expect(live.update(lines.join('\n'))).toEqual(sheet(lines.join('\n'), options));
    }
  }, 20_000);
});

test('refuses too many lines, and limits the effect of a long line to that line', () => {
  expect(() => sheet('1\n'.repeat(2001), options)).toThrow(/2000 lines/);
  expect(shown(`1 + 1\n${'1+'.repeat(600)}1`)).toEqual(['2', '! too-many']);
});

describe('days and times', () => {
  const dated = { today: '2026-11-23', now: '2026-11-23T08:00Z', zone: 'Europe/Berlin' } as const;
  test.each([
    ['today + 3 weeks', '2026-12-14'],
    ['2:30 pm + 3 hours', '5:30 pm'],
    ['22:00 + 5 h', '03:00'],
    ['17:30 - 9:00', '8.5 hr'],
    ['next friday - today', '4 days'],
    ['start = 2024-01-31\nstart + 1 month', '2024-02-29'],
    ['2024-03-01 + 1 year 2 months 3 days', '2025-05-04'],
    ['2024-03-01\n- 10 days', '2024-02-20'],
    ['8 Jan 2025 - 25 Dec 2024', '14 days'],
    ['9:00 in Tokyo in Berlin', '01:00 Europe/Berlin'],
    ['meeting = 15:00 London\nmeeting in Sydney', '2026-11-24 02:00 Australia/Sydney'],
    ['now', '2026-11-23 09:00 Europe/Berlin'],
    ['now + 1 day in UTC+5:30', '2026-11-24 13:30 UTC+05:30'],
    // The night in which clocks go forward has 23 hours
    ['2024-03-30 12:00 + 1 day', '2024-03-31 12:00 Europe/Berlin'],
    ['2024-03-30 12:00 + 24 h', '2024-03-31 13:00 Europe/Berlin'],
    ['unix(1700000000)', '2023-11-14 22:13:20 UTC'],
    ['2020-05-20 in unix', '1,589,932,800'],
    ['2024-01-02T13:24:56.789Z in unix ms', '1,704,201,896,789'],
    ['2024-01-02T15:24:56.789+02:00', '2024-01-02 15:24:56.789 UTC+02:00'],
    ['2024-03-30 12:00:00.5 Europe/Berlin + 1 day', '2024-03-31 12:00:00.5 Europe/Berlin'],
    ['2024-01-31T00:00:00.25Z + 1 month', '2024-02-29 00:00:00.25 UTC'],
    ['shift = 8:45 to 17:00\nshift * 20 €/h', '€165'],
    ['from 22:15 to 6:30\nprev in min', '495 min'],
    ['2:30', '! ambiguous-number'],
    ['2:30 + 1:45', '! ambiguous-number'],
    ['3/4/2024 + 2 days', '! ambiguous-number'],
    ['2024-02-30', '! invalid-date'],
    ['2024-03-31 02:30', '! invalid-date'],
    ['today + tomorrow', '! incompatible-units'],
    ['2 * today', '! incompatible-units'],
    ['today + 1.5 months', '! incompatible-units'],
    ['today + 5 kg', '! incompatible-units'],
    ['5 km in Berlin', '! incompatible-units'],
    ['9:00 in Springfield', '! invalid-text'],
    ['9 am in Springfield in Berlin', '! invalid-text'],
  ])('%j', (text, expected) => {
    const last = sheet(text, dated).lines.at(-1)!;
    expect(last.error ? `! ${last.error.code}` : last.shown).toBe(expected);
  });

  test('names the place whose time zone is unknown', () => {
    const { error } = sheet('9:00 in City5 in Town5', dated).lines[0]!;
    expect(error!.message).toContain('the time zone of "City5"');
    expect(error!.at).toEqual({ start: 8, end: 13 });
  });

  test('says which day a name stands for, and refuses zones and instants that are not', () => {
    expect(sheet('next friday', dated).lines[0]!.note).toContain('Friday 2026-11-27');
    expect(() => sheet('1', { zone: 'Nowhere' })).toThrow(/zone/);
    expect(() => sheet('1', { now: 'yesterday' })).toThrow(/now/);
  });
});

describe('money', () => {
  const csv = 'Date,USD,JPY,GBP\n2024-03-04,1.085,163.3,N/A\n2024-03-01,1.0813,162.59,0.85578';
  const rates = readRates(csv);
  const answered = (text: string): string => {
    const last = sheet(text, { ...options, rates }).lines.at(-1)!;
    return last.error ? `! ${last.error.code}` : `${last.shown}${last.date === undefined ? '' : ` ${last.date}`}`;
  };

  test.each([
    ['$100 in EUR', '€92.17 2024-03-04'],
    ['$100 in EUR on 2024-03-01', '€92.48 2024-03-01'],
    ['$100 in EUR on 2024-03-03', '€92.48 2024-03-01'],
    ['$100 in EUR on 2024-02-01', '! invalid-date'],
    ['$10.85 + 5 €', '$16.28 2024-03-04'],
    ['rent = 500 €\nrent + $100', '€592.17 2024-03-04'],
    ['100 GBP in EUR', '! incompatible-units'],
    ['$3/lb in €/kg', '€6.10/kg 2024-03-04'],
    ['5 km + $2', '! incompatible-units'],
    ['320 kWh at 0.31 €/kWh', '€99.20'],
    ['rent = $1,450 / month\nrent * 1 year', '$17,400'],
    ['taxi to the airport $30', '$30'],
    ['gift for mom $25', '$25'],
    ['phone and internet $95', '$95'],
    ['dinner at Joe’s on Friday $45', '$45'],
    ['tax on $25', '! unknown-unit'],
    ['tax for $25', '! unknown-unit'],
    ['$30 to savings', '! unknown-unit'],
  ])('%j', (text, expected) => {
    expect(answered(text)).toBe(expected);
  });

  test('two currencies without rates are refused', () => {
    expect(shown('$5 + 2 €')).toEqual(['! incompatible-units']);
  });

  test.each([
    ['{"amount":1,"base":"EUR","date":"2024-03-01","rates":{"USD":1.0813}}', 1],
    [
      '{"base":"EUR","start_date":"2024-03-01","end_date":"2024-03-04","rates":{"2024-03-01":{"USD":1.0813},"2024-03-04":{"USD":1.085}}}',
      2,
    ],
    ['Date, USD, JPY, \n1 March 2024, 1.0813, 162.59, ', 1],
    ['<Cube><Cube time="2024-03-01"><Cube currency="USD" rate="1.0813"/></Cube></Cube>', 1],
  ])('reads %j', (text, days) => {
    const read = readRates(text);
    expect(read).toHaveLength(days);
    expect(read[0]).toMatchObject({ base: 'EUR', date: '2024-03-01', rates: { USD: 1.0813 } });
  });

  test.each(['', '{}', '<html>', 'a,b\nc,d', '{"base":'])('refuses %j as rates', (text) => {
    expect(() => readRates(text)).toThrow(/rates/);
  });
});

test('names have words like per, to and of before a sign of equality', () => {
  const lines = 'price per liter = 1.79 €/L\n40 L * price per liter\nwater to add = 475 mL\nwater to add in L';
  expect(shown(lines)).toEqual(['€1.79/L', '€71.60', '475 mL', '0.475 L']);
  expect(shown('bill = 91 €\nper person = bill / 4\nper person * 2')).toEqual(['€91', '€22.75', '€45.50']);
  // A conversion with a label keeps its words
  expect(shown('km to mi: 5 km in mi')).not.toEqual(['5 km']);
});

test('an afternoon by the clock is a time, and says so', () => {
  const [depart, arrive] = sheet('depart = 13:40\ndepart + 2 h 30 min', options).lines;
  expect(depart).toMatchObject({ shown: '13:40', quantity: 'time-of-day' });
  expect(depart!.assumed).toEqual([{ kind: 'clock', of: '13:40', as: '1:40 pm' }]);
  expect(arrive!.shown).toBe('16:10');
  expect(shown('9:30')).toEqual(['! ambiguous-number']);
});

test('Unix time is asked as everywhere', () => {
  expect(shown('1700000000 unix to date')).toEqual(['2023-11-14 22:13:20 UTC']);
});

test('figures are measured by lengths', () => {
  expect(shown('circle(3 kg)\nrect(2 m, 3 s)\nrect(2 m, 30 cm)\ncircle(2)\ncatalan(5)')).toEqual([
    '! incompatible-units',
    '! incompatible-units',
    '0.6 m²',
    '12.5664',
    '42',
  ]);
});

test('says that a time which a zone has twice was read as the first, and refuses one that it skips', () => {
  const [twice, inZone, skipped] = sheet(
    '2026-10-25 02:30 Europe/Berlin in UTC\n2026-10-25 03:30 Europe/Berlin\n2026-03-29 02:30 Europe/Berlin',
    options,
  ).lines;
  expect(twice).toMatchObject({ shown: '2026-10-25 00:30 UTC', assumed: [{ as: expect.stringContaining('first') }] });
  expect(inZone!.assumed).toEqual([]);
  expect(skipped!.error!.message).toContain('skip this time');
});

test('takes mod as an operator and as a function, by the sign of the divisor', () => {
  expect(shown('mod(7, 3)\nmod(-7, 3)\n7 mod (3)\nmod(7 km, 2 km)\nmod(7)')).toEqual([
    '1',
    '2',
    '1',
    '1 km',
    '! invalid-query',
  ]);
});
