import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UnitsError } from '../model/error.ts';
import { ask, type AskOptions } from '../ask.ts';
import type { Answer } from './answer.ts';
import { processorTime } from '../../../../scripts/processor-time.ts';

const today = '2026-11-22';

const lines = readFileSync(join(import.meta.dirname, '../../fixtures/questions.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) => line.split('\t') as [text: string, kind: string, result: string, unit: string]);

const refusalOf = (text: string, options: AskOptions = { today }): UnitsError => {
  try {
    ask(text, options);
  } catch (error) {
    if (error instanceof UnitsError) return error;
    throw error;
  }
  throw new Error(`${text} is answered`);
};

const unitOf = (answer: Answer): string => (answer.kind === 'conversion' ? answer.to[0] : answer.unit) ?? '';

const answered = lines.filter(([, kind]) => kind !== '!' && kind !== 'measure');

test.each(answered)('%s is a %s: %s %s, and the same if repeated', (text, kind, result, unit) => {
  const answer = ask(text, { today });
  expect(answer.kind === 'tool' ? `tool:${answer.tool}` : answer.kind).toBe(kind);
  const isNumber = typeof answer.result === 'number';
  expect(isNumber ? answer.result : String(answer.result)).toBe(isNumber ? Number(result) : result);
  expect(unitOf(answer)).toBe(unit);
  expect(answer.text).toMatch(/\S/);
  expect(JSON.stringify(ask(text, { today }))).toBe(JSON.stringify(answer));
});

test.each(lines.filter(([, kind]) => kind === 'measure'))(
  '%s alone is wanted in %s%s%s',
  (text, _kind, _result, unit) => {
    const answer = ask(text, { today });
    expect(answer).toMatchObject({ kind: 'conversion', result: undefined, to: [] });
    expect((answer as { results: readonly { unit: string }[] }).results[0]!.unit).toBe(unit);
    expect((answer as { results: readonly unknown[] }).results.length).toBeLessThanOrEqual(6);
  },
);

test.each(lines.filter(([, kind]) => kind === '!'))('%s is refused %s %s %s', (text, _kind, code, why) => {
  const error = refusalOf(text);
  expect(error.code).toBe(code || error.code);
  expect((error.reason ?? '').toLowerCase()).toContain(why.toLowerCase());
  expect(error.message).toMatch(/\S/);
});

test.each([
  '500 calories',
  '2000 calories per day in watts',
  '9 cal/g in kJ/g',
  '2 * 500 calories in kJ',
  '900 calories - 50 calories',
])('%s comes with a note on food', (text) => {
  expect(ask(text).note).toContain('kilocalories');
});

test.each(['500 food calories in kJ', '1 kJ in kcal', '1 therm in cal_IT', '2 * 3', '20% tip on $48'])(
  '%s comes with none',
  (text) => {
    expect(ask(text).note).toBeUndefined();
  },
);

test.each(['-300 °C in °F', '-1 K in °C', '-500 °F to K', '-274 °C', '600 delisle in celsius'])(
  '%s comes with a note on absolute zero',
  (text) => expect(ask(text).note).toContain('absolute zero'),
);

test.each(['-273.15 °C in K', '0 K in °F', '-459.67 °F in °C', '-300 m in ft', '-300 Δ°C in Δ°F'])(
  '%s comes without a note on absolute zero',
  (text) => expect(ask(text).note).toBeUndefined(),
);

test('calories that may be those of food come with a note', () => {
  expect(ask('100 calories in kJ')).toMatchObject({ result: 0.4184, note: expect.stringContaining('kilocalories') });
  expect(JSON.stringify(ask('500 kJ in calories'))).toContain('"note"');
  expect([ask('100 Cal in kJ').kind, 'note' in JSON.parse(JSON.stringify(ask('100 kcal in kJ')))]).toEqual([
    'conversion',
    false,
  ]);
});

test.each([
  ['tire pressure 2.2 bar to psi', '"tire pressure"'],
  ['how many pounds is a 70 kg man', '"man"'],
  ['ring size 7', 'United States'],
])('%s says what was taken for granted', (text, said) => {
  expect(ask(text).note).toContain(said);
});

test.each([
  ['gold 100 g in oz', '100 g to oz'],
  ['imperial 5 gallons to l', '5 imperial gallons to l'],
])('what %s is refused with is answered', (text, instead) => {
  expect(refusalOf(text).suggestions).toEqual([instead]);
  expect(ask(instead).result).toBeTypeOf('number');
});

test.each([5 as never, '', 'x'.repeat(1001), 'squre blah'])(
  'a refusal names the parameter of the caller: %#',
  (text) => {
    expect(() => ask(text, { today }, 'q')).toThrow(expect.objectContaining({ parameter: 'q' }));
  },
);

test('a corrected question keeps its significant figures', () => {
  expect(ask('convret 5.0 miles to km', { today, figures: 'keep' }).text).toContain('8.0 km');
});

describe('rates', () => {
  const rates = { base: 'EUR', date: '2026-11-20', rates: { USD: 1.25, GBP: 0.8 }, source: 'European Central Bank' };

  test.each([
    ['$100 in €', 80, 'EUR'],
    ['100 eur to usd', 125, 'USD'],
    ['£8 in $', 12.5, '$'],
    ['100 USD + 10% in GBP', 70.4, 'GBP'],
  ])('%s', (text, result, unit) => {
    expect(ask(text, { rates })).toMatchObject({ result, unit, source: 'European Central Bank', date: '2026-11-20' });
  });

  test('omits unused rates, and refuses currencies without a rate', () => {
    expect(ask('€12 / 3', { rates })).not.toHaveProperty('date');
    expect(refusalOf('100 usd in jpy', { rates }).code).toBe('incompatible-units');
    expect(refusalOf('5 km', { rates: { base: 'EUR' } as never }).parameter).toBe('rates');
    expect(refusalOf('5 usd in eur', { rates: { ...rates, rates: { USD: 0 } } }).parameter).toBe('rates');
  });
});

test.each([
  ['10^16 + 1', '10,000,000,000,000,001', '10000000000000001'],
  ['2^64', '18,446,744,073,709,551,616', '18446744073709551616'],
  ['1000000007*1000000009', '1,000,000,016,000,000,063', '1000000016000000063'],
  ['-(2^53) - 1', '-9,007,199,254,740,993', '-9007199254740993'],
])('keeps the digits of whole numbers: %s', (sum, shown, digits) => {
  expect(ask(sum)).toMatchObject({ text: `${sum} = ${shown}`, fraction: digits });
});

test('marks a rounded result', () => {
  expect(ask('10000000000000001 m + 1 m').text).toBe('10000000000000001 m + 1 m ≈ 1E16 m');
  expect(ask('10^100 + 1').text).toBe('10^100 + 1 ≈ 1E100');
});

test('reads and writes numbers as the locale does', () => {
  expect(ask('1,500 * 2', { locale: 'en' }).result).toBe(3000);
  expect(ask('1,5 km + 500 m', { locale: 'de' }).text).toBe('1,5 km + 500 m = 2 km');
  expect(ask('1.500 * 2', { locale: 'de' }).result).toBe(3000);
});

test('has the date for which an answer holds', () => {
  expect(ask('days until christmas', { today })).toMatchObject({ today });
  expect(ask('days between 2024-01-01 and 2024-12-31', { today })).not.toHaveProperty('today');
  expect(refusalOf('5 km', { today: '2026-02-30' }).parameter).toBe('today');
});

test('is written as JSON in full', () => {
  expect(JSON.parse(JSON.stringify(ask('5 ft 6 in in cm')))).toMatchObject({
    kind: 'conversion',
    value: 66,
    unit: 'inch',
    result: 167.64,
    results: [{ value: 167.64, unit: 'centimeter' }],
    text: '5 ft 6 in = 167.64 cm',
  });
});

const hostile = [
  '('.repeat(1000),
  `${'('.repeat(490)}1${')'.repeat(490)}`,
  '9^'.repeat(300) + '9',
  '9^99 * '.repeat(100) + '9',
  '1.23456789012345^100 * '.repeat(40) + '2',
  `1${'+1'.repeat(400)}`,
  '1/3+1/7+'.repeat(110) + '1',
  `sqrt(${'sqrt('.repeat(60)}2${')'.repeat(60)})`,
  `5 ${'km*'.repeat(300)}km`,
  '5 km '.repeat(200),
  `1${' ft 2'.repeat(150)} in`,
  `${'-'.repeat(900)}1`,
  '%'.repeat(900),
  '1e999 * 1e999',
  `${'9'.repeat(900)} * 9`,
  `5 km ${' in'.repeat(300)}`,
  'tip 20% on '.repeat(80),
  'days until '.repeat(90),
  `${'x'.repeat(1000)}*2`,
];

test.each(hostile.map((text) => [text.slice(0, 30), text] as const))('%s… costs little', async (_, text) => {
  const attempt = (): void => {
    try {
      ask(text, { today });
    } catch (error) {
      if (!(error instanceof UnitsError)) throw error;
    }
  };
  attempt();
  const taken = await processorTime(() => {
    for (let i = 0; i < 5; i++) attempt();
  });
  // 3 ms on an idle machine, with a margin for a busy one
  expect(taken / 5).toBeLessThan(30);
});

test.each(['bmi 70 kg 3 cm', 'bmi 500 kg 20 cm'])('%s is refused: no one has such an index', (text) => {
  expect(() => ask(text)).toThrow(/^Body mass index: .* is out of human range/);
});

test.each([
  ['loan 200000 at 6% for 30 years', 'Payment: 1,199.10'],
  ['bmi 70 kg 175 cm', 'Body mass index: 22.9'],
  ['gas mark 6', '200'],
  ['gas mark 4 in celsius', '180'],
  ['gas mark 4 in fahrenheit', '350'],
  ['hba1c 48 mmol/mol', '6.5'],
  ['20% off ¥5000', '¥4,000'],
  ['20% off $50', '$40.00'],
])('%s is answered with the digits that people read: %s', (text, expected) => {
  expect(ask(text).text).toMatch(new RegExp(`(?:^|\\D )${expected.replaceAll(/[$.]/g, String.raw`\$&`)}$`));
});

test('an answer keeps every digit beside its text', () => {
  expect(ask('gas mark 6')).toMatchObject({ result: 204.44444444444446, answer: { setting: 200, settingFan: 180 } });
});

test.each(['200 A YEAR', '20 A MINUTE', '5 AN HOUR PER DAY'])(
  'refuses an article before a unit of time in capitals: %s',
  (text) => {
    expect(() => ask(text)).toThrow(UnitsError);
  },
);

test('reads what is paid for a time in capitals', () => {
  expect(ask('48000 A YEAR PER MONTH')).toMatchObject({ kind: 'calculation', result: 4000 });
});

test.each(['12 A HOUR IN COULOMBS', '12 A h in coulombs'])('reads amperes before hours in capitals: %s', (text) => {
  expect(ask(text)).toMatchObject({ result: 43_200 });
});

test.each(['foos', 'fees', 'food', 'mies', 'teps', 'galleons', 'meteors'])('reads no unit of length in %s', (word) => {
  expect(() => ask(`5 ${word} in km`)).toThrow(UnitsError);
});

test.each([
  ['5 gans in kg'],
  ['5 moths in days'],
  ['5 mouths in days'],
  ['5 galleons in liters'],
  ['5 litters in gallons'],
  ['5 prints in cups'],
])('takes an English word for no mistyped unit: %s', (text) => {
  expect(() => ask(text)).toThrow(UnitsError);
});

test.each([
  ['5 poundz to kilogrms', 'pound'],
  ['5 celcius to farenheit', 'celsius'],
  ['5 galons to liters', 'gallon'],
  ['5 inchs in cm', 'inch'],
  ['5 mlies in km', 'mile'],
  ['5 minuts in s', 'minute'],
  ['5 metters in feet', 'meter'],
])('reads a mistyped unit: %s', (text, unit) => {
  expect(ask(text)).toMatchObject({ unit });
});

test.each([
  ['5 ft 6 in in decimal feet', '5 ft 6 in = 5.5 ft'],
  ['3/8 inch in mm as a decimal', '0.375 in = 9.525 mm'],
  ['1h 45m in hours decimal', '1 hr 45 min = 1.75 hr'],
  ["45°30' to decimal degrees", '45 deg 30 arc minutes = 45.5 deg'],
  ['1/3 as a decimal', '1/3 as a decimal ≈ 0.333333'],
  ['100 decimal in acres', '100 cents of land = 1 ac'],
])('every answer is a decimal number: %s', (text, answer) => {
  expect(ask(text).text).toBe(answer);
});

test.each(['5 PM', '9am', '2:30 p.m.', 'noon', '12 am'])('a time of day alone is not a length: %s', (text) => {
  expect(() => ask(text)).toThrow(`"${text}" is a time of day`);
});

test.each([
  ['5 pm in nm', { result: 0.005 }],
  ['13 pm', { value: 13, unit: 'picometer' }],
])('a picometer stays one where no time can be meant: %s', (text, answer) => {
  expect(ask(text)).toMatchObject(answer);
});

test('a number after a thing of its own sizes is not a length', () => {
  expect(() => ask('needle 8 in mm')).toThrow(UnitsError);
  expect(ask('tv 50 in cm')).toMatchObject({ result: 127 });
});

describe('the sign of an answer', () => {
  test.each([
    ['100000000000000001 m in km', '≈'],
    ['100000000000000 m in km', '='],
    ['0.1 ft in in', '='],
    ['1 deg in rad', '≈'],
    ['1.0000000000000001 m + 1 m', '≈'],
    ['0.1 + 0.2', '='],
    ['123456789012345678 * 1 kg in g', '≈'],
    ['100000000000000001 m in km to 2 decimal places', '≈'],
    ['1234 m in km to 3 decimal places', '='],
    ['1234 m in km to 2 decimal places', '≈'],
  ])('%s has %s', (question, sign) => {
    expect(/ ([=≈]) [^=≈]+$/.exec(ask(question).text)?.[1]).toBe(sign);
  });

  test('is = only where the exact result has no more digits than are shown', () => {
    for (let number = 1; number < 200; number++) {
      // 0.9144 m each, counted in tenths of a millimeter
      const digits = String(number * 9144).replace(/0+$/, '').length;
      const { text } = ask(`${number} yd in m`);
      expect([number, text, text.includes(' = ')]).toEqual([number, text, digits <= 6]);
    }
  });
});

test.each([
  ['1 gallon in l', 'en-GB', 4.54609, '"gallon" was read as imperial gallons.'],
  ['1 us gallon in l', 'en-GB', 3.785411784, undefined],
  ['10 ton in kg', 'en-GB', 10160.469088, '"ton" was read as long tons.'],
  ['1 gallon in l', 'en-US', 3.785411784, undefined],
  ['1 gallon in l', 'en', 3.785411784, undefined],
])('%s in %s', (text, locale, result, note) => {
  const answer = ask(text, { locale });
  expect([answer.result, answer.note]).toEqual([result, note]);
});

describe('a rate of drops', () => {
  const drops = [{ kind: 'number', of: 'drops per minute', as: '20 drops per milliliter' }];

  test.each([
    ['30 drops per minute in mL per hour', 90],
    ['125 mL/h in drops per minute', 125 / 3],
    ['1 L over 8 hours in drops per minute', 125 / 3],
    ['30 drops/min * 2 h in mL', 180],
  ])('that leads to a volume or follows from one assumes 20 drops per milliliter: %s', (text, result) => {
    expect(ask(text)).toMatchObject({
      assumed: drops,
      note: '"drops per minute" was read as 20 drops per milliliter.',
    });
    expect(ask(text).result).toBeCloseTo(result, 9);
  });

  test.each([
    '30 drops per minute with 15 drops per mL in mL/h',
    '2 drops per minute in drops per hour',
    '3 drops in mL',
    '3 drops/L in mL/L',
  ])('assumes nothing where the size of a drop is given, cancels or is not a rate: %s', (text) => {
    expect(ask(text).assumed).toBeUndefined();
  });
});

test.each([
  ['1 m³ water in kg', 998.2],
  ['5 cubic meters water in kg', 4991],
  ['1 m water in bar', 0.0980665],
])('a cubic meter of water is a volume, a meter of water a pressure: %s', (text, result) => {
  expect(ask(text).result).toBe(result);
});

test.each([
  ['oil with 24.5 API, what is its specific gravity', 'Specific gravity: 0.9071'],
  ['33 degrees API what is its specific gravity', 'Specific gravity: 0.8602'],
  ['crude with sg 0.91, what is its API gravity?', 'Degrees API: 24'],
])('takes the number before API for degrees, and the number after a gravity for that: %s', (text, said) => {
  expect(ask(text).text).toBe(said);
});

test.each([
  ['Δ5 °C in K', 5],
  ['Δ5 K in °F', 9],
  ['Δ15 °C in Δ°F', 27],
  ['delta 20 K to delta °C', 20],
  ['Δ8 °C', 8],
])('a difference of temperatures is one in kelvins too: %s', (text, result) => {
  expect(ask(text).result).toBe(result);
});

test.each([
  ['1 UK tablespoon in mL', 15],
  ['1 British teaspoon in mL', 5],
  ['1 UK dessert spoon in mL', 10],
  ['1 imperial tablespoon in mL', 17.7581640625],
  ['1 half-ounce tablespoon in mL', 14.20653125],
  ['1/2 barrel keg in gal', 15.5],
  ['1 sixth barrel keg in gal', 31 / 6],
  ['1 corny keg in gal', 5],
  ['1 Euro keg in L', 50],
  ['12 point card in in', 0.012],
])('spoons, kegs and card: %s', (text, result) => {
  expect(ask(text).result).toBe(result);
});

test.each(['75000 dwt in t', '5 t in dwt', '75000 dwt in long tons'])('dwt beside tons may be of ships: %s', (text) => {
  expect(() => ask(text)).toThrow(expect.objectContaining({ code: 'ambiguous-unit' }));
});

test('dwt beside other masses is a pennyweight, DWT a deadweight ton', () => {
  expect(ask('10 dwt in g').result).toBe(15.5517384);
  expect(ask('75000 DWT in t').result).toBe(75_000);
});

test('a region with the data of its language reads its own units too', async () => {
  const { default: en } = await import('../generated/locales/en.ts');
  const { default: fr } = await import('../generated/locales/fr.ts');
  expect(ask('1 gallon in l', { locale: { ...en, numbers: 'en-GB' }, region: 'GB' }).result).toBe(4.54609);
  expect(ask('1 gallon en litres', { locale: { ...fr, numbers: 'fr-CA' }, region: 'CA' }).result).toBe(4.54609);
  expect(ask('1 gallon en litres', { locale: fr }).result).toBe(3.785411784);
});
