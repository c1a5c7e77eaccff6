import { parameterName } from '@units/engine/server';
import { unitIndex } from '@units/engine/internal';
import { afterAll, describe, expect, test } from 'vitest';
import { fieldsOf, resultsOf, textsOf, type FormField } from '../src/content/form-fields.ts';
import { joinMeasure, splitMeasure } from '../src/content/measure-text.ts';
import { neededIn, startUnit } from '../src/islands/form-state.ts';
import * as measures from '../src/islands/measures.ts';
import { asAddress, askedTexts, outcomeOf } from '../src/islands/outcome.ts';
import { cellsOf, copied, inFullWhereShortened, rowsOf, shown } from '../src/islands/show.ts';
import { dayFromToday } from '../src/islands/use-form.ts';
import { speakIn, speech, tools } from '../src/messages/all.ts';
import { readable } from '../src/numbers.ts';

afterAll(() => speakIn('en'));
speakIn('en');

const cases = tools()
  .filter(({ id }) => id !== 'convert')
  .map((tool) => {
    const fields = fieldsOf(tool);
    return {
      tool,
      id: tool.id,
      fields,
      results: resultsOf(tool),
      texts: askedTexts(fields, textsOf(tool.examples[0]!.given))!,
    };
  });

type Case = (typeof cases)[number];

const problemWith = ({ tool, fields, results, texts }: Case, more: Readonly<Record<string, string>>): string => {
  const outcome = outcomeOf(tool, fields, results, { ...texts, ...more }, measures);
  return 'problem' in outcome ? outcome.problem : `answered ${JSON.stringify(outcome.answer)}`;
};

const isNumeric = ({ kind }: FormField): boolean => kind === 'number' || kind === 'integer' || kind === 'quantity';

/** Returns the texts of a form that show a field: its rivals are blank, and its choice has a value that needs it. */
const showing = ({ tool }: Case, { name, neededFor }: FormField): Readonly<Record<string, string>> => ({
  ...Object.fromEntries((tool.rivals?.of ?? []).map((key) => [parameterName(key), ''])),
  ...(neededFor ? { [neededFor.by]: neededFor.words[0]! } : {}),
  [name]: '',
});

/** All numeric fields, with values just outside their limits. */
const bounds = cases.flatMap((one) =>
  one.fields.filter(isNumeric).flatMap((field) => {
    const { min, max, above } = field;
    const outside = [
      ...(min === undefined ? [] : [[String(min - 1), min] as const]),
      ...(max === undefined ? [] : [[String(max + 1), max] as const]),
      ...(above === undefined ? [] : [[String(above), above] as const, [String(above - 1), above] as const]),
    ];
    return outside.map(([text, bound]) => ({ ...one, field, name: field.name, text, bound }));
  }),
);

test('there are bounds to hold messages to', () => {
  expect(bounds.length).toBeGreaterThan(80);
});

test.each(bounds)('$id says the bound of $name where it is $text', ({ field, text, bound, ...one }) => {
  const problem = problemWith(one, { ...showing(one, field), [field.name]: text });
  expect(problem).toMatch(/ must be (?:above|from|at most) |or more|or less/);
  expect(problem).toContain(readable(bound));
});

test.each(cases.flatMap((one) => one.fields.filter(isNumeric).map((field) => ({ ...one, field, name: field.name }))))(
  '$id says that $name is not a number, and repeats nothing of the engine',
  ({ field, ...one }) => {
    const problem = problemWith(one, { ...showing(one, field), [field.name]: 'Z' });
    expect(problem).toContain('“Z”');
    expect(problem).not.toMatch(/answered|; got /);
  },
);

test.each([
  ['loan', { years: '101' }, /^Years must be above 0 and at most 100\.$/],
  ['loan', { years: '0.3' }, /^“Years” must be a whole number of payments\.$/],
  ['ring-size', { size: 'Z99', system: 'uk' }, /^“[^”]+” must be [^;]*\.$/],
  ['bmi', { height: '3' }, /^Body mass index: 77,777\.8 is out of human range\. Check what you entered\.$/],
  ['bmi', { height: '400', weight: '300' }, /^Height: 400 is out of human range\. Check what you entered\.$/],
  ['bmi', { weight: '900', height: '2.7' }, /^Weight: 900 is out of human range\. Check what you entered\.$/],
  ['bmi', { weight: '2000', height: '100', unit: 'imperial' }, /^Weight: 2,000 is out of human range\. Check/],
  ['pace', { time: '25 s' }, /^Speed: 720 is out of human range\. Check what you entered\.$/],
  ['shape-area', { width: '-2 cm' }, /^Width must be above 0\.$/],
])('%s with %j', (id, more, problem) => {
  expect(
    problemWith(
      cases.find((one) => one.id === id)!,
      more as Record<string, string>,
    ),
  ).toMatch(problem);
});

test.each([
  ['bmi', { weight: '635', height: '185' }],
  ['bmi', { weight: '199', height: '272' }],
  ['bmi', { weight: '1400', height: '73', unit: 'imperial' }],
  ['bmi', { weight: '3.4', height: '50' }],
  ['bmi', { weight: '70', height: '1.75' }],
  ['pace', { distance: '100 m', time: '9.58 s' }],
])('%s answers people on record, with %j', (id, more) => {
  expect(
    problemWith(
      cases.find((one) => one.id === id)!,
      more as Record<string, string>,
    ),
  ).toMatch(/^answered/);
});

describe('fields that a choice needs', () => {
  test.each(cases.filter(({ fields }) => fields.some(({ neededFor }) => neededFor)))(
    '$id',
    ({ tool, fields, texts }) => {
      const choices = new Set(fields.flatMap(({ neededFor }) => neededFor?.by ?? []));
      for (const by of choices) {
        for (const word of fields.find(({ name }) => name === by)!.values!) {
          const needed = neededIn(fields, { ...texts, [by]: word }).filter(({ neededFor }) => neededFor?.by === by);
          expect(needed.length).toBeGreaterThan(0);
          // Only one of the rivals is given
          const [, ...instead] = (tool.rivals?.of ?? []).map(parameterName);
          const given = Object.fromEntries(
            needed.filter(({ name }) => !instead.includes(name)).map(({ name }) => [name, '3']),
          );
          expect(() => tool.answer({ [by]: word, ...given })).not.toThrow();
          for (const name of Object.keys(given)) {
            const { [name]: _, ...fewer } = given;
            expect(() => tool.answer({ [by]: word, ...fewer })).toThrow(expect.objectContaining({ parameter: name }));
          }
        }
      }
    },
  );

  test('those of another shape are in no address, and do not count', () => {
    const one = cases.find(({ id }) => id === 'shape-area')!;
    const texts = { ...one.texts, shape: 'circle', radius: '2 m' };
    expect(asAddress(one.fields, texts)).toEqual({ shape: 'circle', radius: '2 m' });
    expect(outcomeOf(one.tool, one.fields, one.results, texts)).toHaveProperty('answer');
  });
});

test.each(cases)('$id shows what it takes for granted', ({ tool, fields, texts }) => {
  for (const [key, { default: usual }] of Object.entries(tool.params)) {
    if (usual === undefined || typeof usual === 'function') continue;
    expect(fields.find(({ name }) => name === parameterName(key))!.usual).toBe(String(usual));
    expect(texts[parameterName(key)]).toBeDefined();
  }
});

test.each(cases)('$id begins with the example of the region where it has one', ({ tool, fields, results }) => {
  for (const { given, region } of tool.examples) {
    if (region === undefined) continue;
    const texts = askedTexts(fields, textsOf(given))!;
    expect(outcomeOf(tool, fields, results, texts, measures)).toHaveProperty('answer');
    const unread = fields.filter(({ name, offered }) => {
      const text = texts[name] ?? '';
      // A clock time shows its units by its colons
      return offered && text !== '' && !text.includes(':') && !splitMeasure(text, offered).unit;
    });
    expect(unread).toEqual([]);
  }
});

describe('French, where a point may group digits', () => {
  const typed = (id: string, name: string, text: string) => {
    const { tool, fields, results, texts } = cases.find((one) => one.id === id)!;
    speakIn('fr');
    try {
      return outcomeOf(tool, fields, results, { ...texts, [name]: text }, measures);
    } finally {
      speakIn('en');
    }
  };

  test.each([
    ['discount', 'price', '2.551', ['2,551', '2\u202f551']],
    ['bmi', 'weight', '70.125', ['70,125', '70\u202f125']],
    ['concrete', 'length', '4.500 m', ['4,5', '4\u202f500']],
  ])('%s refuses a %s of %s and offers its two meanings', (id, name, text, suggestions) => {
    expect(typed(id, name, text)).toMatchObject({ parameter: name, suggestions });
  });

  test.each([
    ['discount', 'price', '2.55'],
    ['discount', 'price', '1.234.567'],
    ['bmi', 'weight', '70,125'],
    ['concrete', 'length', '4,500 m'],
  ])('%s answers a %s of %s', (id, name, text) => {
    expect(typed(id, name, text)).toHaveProperty('answer');
  });
});

describe('a language with a decimal comma', () => {
  const inGerman = <T>(work: () => T): T => {
    speakIn('de');
    try {
      return work();
    } finally {
      speakIn('en');
    }
  };
  test('keeps the zeros that end a typed number in its address', () => {
    const { fields } = cases.find(({ id }) => id === 'tip')!;
    const addresses = inGerman(() =>
      ['5,1620', '1.234,50', '100', '0,0070'].map((subtotal) => asAddress(fields, { subtotal })),
    );
    expect(addresses.map(({ subtotal }) => subtotal)).toEqual(['5.1620', '1234.50', '100', '0.0070']);
  });

  const givenIn = ({ kind, offered }: FormField): string | undefined => {
    if (kind === 'number') return '1.234';
    if (offered) return joinMeasure('1.234', offered.at(-1));
    return kind === 'numbers' ? '1.234,-5,0.25' : undefined;
  };

  const numbersOf = (text: string | undefined): readonly string[] | undefined => text?.split(/[\s,]+/);

  test.each(
    cases.flatMap((one) =>
      one.fields.flatMap((field) => {
        const given = givenIn(field);
        return given === undefined ? [] : [{ ...one, name: field.name, given }];
      }),
    ),
  )('$id reads $name in an address as in English: $given', ({ tool, fields, results, texts, name, given }) => {
    const answer = (typed: Readonly<Record<string, string>>) => {
      const outcome = outcomeOf(tool, fields, results, typed, measures);
      // Sentences about problems are in their language
      return 'problem' in outcome ? outcome.parameter : outcome.answer;
    };
    const state = { ...texts, [name]: given };
    const german = inGerman(() => {
      const typed = askedTexts(fields, state)!;
      return { typed: typed[name], address: asAddress(fields, typed)[name], answer: answer(typed) };
    });
    expect(german.typed).toMatch(/^1,234(?: |$)/);
    expect(german.answer).toEqual(answer(askedTexts(fields, state)!));
    // A field of another shape is in no address
    expect([undefined, numbersOf(given)]).toContainEqual(numbersOf(german.address));
  });

  test.each(['1.234', ' 1.234', '-1.234', '−1.234', '1.234e2', '1.234E−2'])('reads %j in an address', (text) => {
    const { fields } = cases.find(({ id }) => id === 'percentage')!;
    const typed = inGerman(() => askedTexts(fields, { x: text })!['x']);
    expect(typed).toBe(text.replace('.', ','));
  });

  test.each([
    ['average', 'values', '1,5 2,5 3', 7 / 3],
    ['average', 'values', '1,5; 2,5', 2],
    ['average', 'values', '1,5, 2,5', 2],
    ['average', 'values', '1,5', 1.5],
    ['average', 'values', '1,5,3', 3],
    ['average', 'values', '2, 4', 3],
    ['grade-average', 'grades', '1,3 2,7', 2],
    ['grade-average', 'grades', '1,3', 1.3],
    ['grade-average', 'grades', '1 2 3', 2],
  ])('%s reads %s %j', (id, name, text, expected) => {
    const { tool, fields, results } = cases.find((one) => one.id === id)!;
    const outcome = inGerman(() => outcomeOf(tool, fields, results, { [name]: text }, measures));
    if ('problem' in outcome) throw new Error(outcome.problem);
    const { mean, average } = outcome.answer;
    expect(mean ?? average).toBe(expected);
  });
});

test('a blank measure starts with the unit of the others, or its square', () => {
  const unitsAt = (id: string, given: Readonly<Record<string, string>>, ...names: readonly string[]) => {
    const { fields } = cases.find((one) => one.id === id)!;
    return names.map(
      (name) =>
        startUnit(
          fields.find((field) => field.name === name)!,
          fields,
          given,
        )?.text,
    );
  };
  expect(unitsAt('shape-area', { shape: 'circle', width: '12 ft' }, 'radius', 'diameter')).toEqual(['ft', 'ft']);
  expect(unitsAt('concrete', { length: '10 ft', depth: '4 in' }, 'area', 'bag')).toEqual(['ft²', 'ft³']);
  expect(unitsAt('concrete', { length: '4 m', depth: '10 cm' }, 'area', 'bag')).toEqual(['m²', 'l']);
  expect(unitsAt('shape-area', { shape: 'circle' }, 'radius')).toEqual(['m']);
});

test.each([
  ['de', 'tokio', '23:00'],
  ['es', 'nueva york', '09:00'],
  ['fr', 'Londres', '14:00'],
  ['ja', '東京', '23:00'],
  ['de', 'London', '14:00'],
] as const)('a form in %s reads %s as a place', (tag, place, time) => {
  speakIn(tag);
  const tool = tools().find(({ id }) => id === 'time-zone')!;
  const fields = fieldsOf(tool, speech()?.cities);
  const texts = { time: '15:00', from: 'Berlin', to: place, day: '2027-01-15' };
  const outcome = outcomeOf(tool, fields, resultsOf(tool), texts, measures);
  speakIn('en');
  expect(outcome).toMatchObject({ answer: { time } });
});

test.each([
  ['loan', { years: '360 months' }, { years: '30' }],
  ['loan', { years: '30 years' }, { years: '30' }],
  ['compound-interest', { years: '6 months' }, { years: '0.5' }],
  ['electricity-cost', { hours: '90 min' }, { hours: '1.5' }],
  ['electricity-cost', { days: '2 weeks' }, { days: '14' }],
  ['time-between', { break: '1/2 h' }, { break: '30' }],
  ['gas-mark', { given: 'fahrenheit', value: '180 °C' }, { given: 'fahrenheit', value: '356' }],
])('%s reads %j as %j', (id, typed, plain) => {
  const { tool, fields, results, texts } = cases.find((one) => one.id === id)!;
  const [first, second] = [typed, plain].map((more) =>
    outcomeOf(tool, fields, results, { ...texts, ...(more as object) }, measures),
  );
  expect(first).toHaveProperty('answer');
  expect(first).toEqual(second);
});

test.each([
  ['glycated-hemoglobin', { value: '6.5 %', unit: 'mmol/mol' }, { value: '6.5', unit: '%' }],
  ['glycated-hemoglobin', { value: '48 mmol/mol' }, { value: '48', unit: 'mmol/mol' }],
  ['water-hardness', { value: '14 °dH' }, { value: '14', unit: 'dH' }],
  ['gas-mark', { value: '356°F', given: 'celsius' }, { value: '356', given: 'fahrenheit' }],
  ['slope', { value: '12%', given: 'degrees' }, { value: '12', given: 'percent' }],
  ['tip', { tip_percent: '15%' }, { tip_percent: '15%' }],
])('%s takes %j as %j', (id, given, expected) => {
  const { fields } = cases.find((one) => one.id === id)!;
  expect(askedTexts(fields, given as Readonly<Record<string, string>>)).toMatchObject(expected);
});

test('a percent sign is read where a field asks for percent, and refused elsewhere', () => {
  const [tip, average] = ['tip', 'proportion'].map((id) => cases.find((one) => one.id === id)!);
  expect(problemWith(tip!, { tip_percent: '15 %' })).toMatch(/^answered .*"tip":12.675/);
  expect(problemWith(average!, { a: '15%' })).toMatch(/“15%” is not a number/);
});

test('a problem names every field by its label', () => {
  const age = cases.find(({ id }) => id === 'age')!;
  const label = age.fields.find(({ name }) => name === 'as_of')!.label;
  expect(problemWith(age, { birth_date: '2090-01-01', as_of: '2026-01-01' })).toBe(
    `“Birth date” must be no later than “${label}”, 2026-01-01.`,
  );
});

describe('units beside a measure', () => {
  const measured = cases.flatMap(({ id, fields, tool }) =>
    fields.flatMap((field) => (field.offered ? [{ id, field, name: field.name, offered: field.offered, tool }] : [])),
  );

  test.each(measured)('$id reads $name in each unit that it offers', ({ tool, name, offered }) => {
    const [, field] = Object.entries(tool.params).find(([key]) => parameterName(key) === name)!;
    if (field.kind !== 'quantity') throw new Error('No measure');
    for (const unit of offered) {
      const text = joinMeasure('2.5', unit);
      expect(field.read(text, name).size.n).not.toBe(0n);
      expect(splitMeasure(text, offered)).toEqual({ number: '2.5', unit });
      expect(unitIndex.byId(unit.id) ?? unitIndex.find(unit.text).units[0]).toBeDefined();
    }
  });

  const offered = measured.find(({ id, name }) => id === 'shape-area' && name === 'width')!.offered;
  test.each([
    ['40', '40', 'm'],
    ['1,234.5 cm', '1,234.5', 'cm'],
    ['3 1/2 ft', '3 1/2', 'ft'],
    ['½ in', '½', 'in'],
    ['5 ft 6 in', '5 ft 6 in', undefined],
    ['12 feet', '12 feet', undefined],
    ["5'", "5'", 'm'],
  ])('%s is %s in %s', (text, number, unit) => {
    expect(splitMeasure(text, offered)).toEqual({ number, unit: offered.find((one) => one.text === unit) });
  });

  test('a form without scripts sends the unit beside its number', () => {
    const { fields } = cases.find(({ id }) => id === 'paint')!;
    expect(askedTexts(fields, { area: '500', 'area-unit': 'ft²', can: '5 l', 'can-unit': '' })).toMatchObject({
      area: '500 ft²',
      can: '5 l',
      coats: '2',
    });
  });
});

describe('digits', () => {
  const rows = (id: string, more: Readonly<Record<string, string>>) => {
    const { tool, fields, results, texts } = cases.find((one) => one.id === id)!;
    const outcome = outcomeOf(tool, fields, results, { ...texts, ...more }, measures);
    if ('problem' in outcome) throw new Error(outcome.problem);
    return rowsOf(results, outcome.answer, { ...texts, ...more });
  };
  const told = (id: string, more: Readonly<Record<string, string>>): readonly string[] =>
    rows(id, more)
      .filter(({ kind }) => kind !== 'list')
      .map(({ value, digits }) => shown(value, digits));

  test.each([
    ['tip', { subtotal: '50', tip_percent: '20', people: '1' }, ['60.00', '10.00', '60.00']],
    ['bmi', { weight: '70', height: '175', unit: 'metric' }, ['22.9', 'healthy']],
    ['gas-mark', { value: '6' }, ['200', '400', '6', '180', '7', 'moderately hot']],
    ['gas-mark', { value: '4' }, ['180', '350', '4', '160', '6', 'moderate']],
    ['gas-mark', { value: '175', given: 'celsius' }, ['175', '350', '4', '155', '6', 'moderate']],
    ['glycated-hemoglobin', { value: '48' }, ['6.5', '48', '141', '7.8']],
    ['unit-price', { price: '7.99', quantity: '2', second_price: '', second_quantity: '' }, ['3.995']],
    ['date-add', { start: '2026-12-01', days: '90' }, ['March 1, 2027', 'Monday', '90']],
  ])('%s with %j shows %j', (id, more, expected) => {
    expect(told(id, more as Record<string, string>)).toEqual(expected);
  });

  test('copies the shown text, which has all digits', () => {
    const [first, ...others] = rows('gas-mark', { value: '6' });
    expect(copied([first!, ...others])).toBe('200');
    expect(inFullWhereShortened(first!)).toBe('204.44444444444446');
    expect(copied(rows('loan', {}))).toBe('555.10');
    expect(cellsOf(rows('loan', {}))).toHaveLength(11);
  });

  test('a number that somebody gave keeps its digits', () => {
    expect(told('glycated-hemoglobin', { value: '7.125', unit: '%' })[0]).toBe('7.125');
  });
});

test('days begin where the reader is', () => {
  expect(dayFromToday(0, new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  expect(dayFromToday(30, new Date(2026, 11, 31, 0, 1))).toBe('2027-01-30');
});

describe('a tool that finds what is missing', () => {
  const shownFor = (id: string, texts: Readonly<Record<string, string>>): readonly string[] => {
    const { tool, fields, results } = cases.find((one) => one.id === id)!;
    const outcome = outcomeOf(tool, fields, results, askedTexts(fields, texts)!, measures);
    if ('problem' in outcome) return [outcome.problem];
    return rowsOf(results, outcome.answer, texts).map(({ label, value, digits }) =>
      `${label} ${shown(value, digits)}`.replace('\u202F', ' '),
    );
  };

  test.for([
    ['molarity', { substance: 'KOH', concentration: '0.25 mol/L', volume: '250 ml' }, 'Mass 3.5066 g'],
    ['molarity', { substance: 'NaCl', mass: '5.844 g', volume: '1 l' }, 'Concentration 0.1 mol/L'],
    ['bushel', { crop: 'wheat', mass: '1 t' }, 'Bushels 36.74'],
    ['pace', { distance: '10 km', pace: '5:00' }, 'Time 50:00'],
    ['pace', { time: '50:00', pace: '5:00' }, 'Distance 10 km'],
    ['beaufort', { force: '7' }, 'Wind speed 50 to 61 km/h'],
    ['time-zone', { time: '23:00', from: 'Berlin', to: 'Tokyo', day: '2027-01-15' }, 'Time there 7:00 AM'],
    ['time-zone', { time: '23:00', from: 'Berlin', to: 'Tokyo', day: '2027-01-15' }, 'Date there January 16, 2027'],
  ] as const)('%s shows it: %j', ([id, texts, row]) => {
    expect(shownFor(id, texts)).toContain(row);
  });

  test.for([
    ['beaufort', { speed: '62 km/h' }, 'Beaufort 8'],
    ['time-zone', { time: '9:30', from: 'Berlin', to: 'Tokyo', day: '2027-01-15' }, 'Time there 5:30 PM'],
    ['molarity', { substance: 'NaCl', mass: '5.844 g', volume: '1 l' }, 'Concentration 0.1 mol/L'],
    ['roman', { roman: 'MCMXCIX' }, 'Number 1,999'],
    ['roman', { integer: '1999' }, 'Roman numeral MCMXCIX'],
  ] as const)('%s says it first: %j', ([id, texts, row]) => {
    expect(shownFor(id, texts)[0]).toBe(row);
  });

  test('repeats nothing that was typed or said', () => {
    expect(shownFor('molarity', { substance: 'NaCl', mass: '5.844 g', volume: '1 l' })).toHaveLength(2);
    expect(shownFor('electrical', { amps: '10', volts: '230' })).toEqual(['Result 2,300', 'Resistance (Ω) 23']);
  });
});

test.each([
  ['en', '250k', 250_000],
  ['en', '$1.1m', 1_100_000],
  ['en', '2.5 million', 2_500_000],
  ['en', '64.20 EUR', 64.2],
  ['de', '1,2 Mio', 1_200_000],
  ['ja', '500万円', 5_000_000],
  ['hi', '5 लाख', 500_000],
  ['en', '15%', undefined],
  ['en', '5 km', undefined],
  ['en', '900 k', undefined],
] as const)('an amount in %s may be written as %s', (tag, text, value) => {
  speakIn(tag);
  expect(measures.readAs(text, undefined)).toBe(value);
});
