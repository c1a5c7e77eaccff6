// Prints the calls whose answers change in a program in which somebody added properties to Object.prototype before the
// first call: indexes, and the names of all optional properties in the source of the engine, with a text or, with the
// argument `number`, a number. The answers of an unchanged program are those of this script with the argument `clean`.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { ask } from '../src/ask.ts';
import { listUnitRecords, search } from '../src/catalog.ts';
import * as everyday from '../src/everyday.ts';
import { convert as convertExcel } from '../src/excel.ts';
import { find, rewrite } from '../src/find.ts';
import { convert, convertExact, converter, isUnit, tryConvert, UnitsError } from '../src/index.ts';
import { listUnits } from '../src/list.ts';
import { measured } from '../src/measured.ts';
import { createConverters, createUnits, defineQuantity, extendQuantity, length } from '../src/own.ts';
import { quantity } from '../src/quantity.ts';
import { sheet } from '../src/sheet.ts';
import { molarMass } from '../src/substances.ts';
import { best, format, formatParts, parse, split } from '../src/text.ts';
import { bmi, tip } from '../src/tools.ts';
import { convert as convertUcum } from '../src/ucum.ts';
import { convert as convertUnece } from '../src/unece.ts';

const [mode = 'text'] = process.argv.slice(2);
const options = { today: '2026-11-22', now: '2026-11-22T08:00Z' } as const;

const questions = [
  '5 km in miles',
  '15% of 80',
  '15% tip on $80',
  '2 cups of flour in grams',
  '3 kg + 4 lb',
  '(2.0 ± 0.1) m * 3',
  'days until christmas',
  '12 V * 2 A in W',
  'a train travels 60 miles in 2 hours, how fast',
  '5 pm London in Tokyo',
  'bmi 80 kg 1.8 m',
  '20 EUR per month for 2 years',
  '5 oz',
  'zork',
];

const sheetText = 'a = 5 m\na in ft\nsum\n3 kg + 2 lb\ntotal\nb = 3 * a\n20% off 50\nprev * 2';

const calls: readonly (readonly [name: string, call: () => unknown])[] = [
  ...['m', 'sq ft', 'kg*m/s^2', 'zork', 'oz', 'mg/dL', 'meters', 'dBm'].flatMap((unit) => [
    [`convert ${unit}`, () => convert(5, unit, 'ft')] as const,
    [`convert ${unit} to K`, () => convert(5, unit, 'K')] as const,
    [`format ${unit}`, () => format(5, unit)] as const,
    [`best ${unit}`, () => best(5, unit)] as const,
    [`quantity ${unit}`, () => String(quantity(`5 ${unit}`).times(quantity(2, 'm')))] as const,
    [`parse ${unit}`, () => parse(`5 ${unit} in ft`)] as const,
    [`find ${unit}`, () => find(`a rope of 5 ${unit} and 3 more`)] as const,
  ]),
  ...questions.map((text) => [text, () => ask(text, options)] as const),
  ['sheet', () => sheet(sheetText, options)],
  ['converter', () => converter('km', 'mi').all([1, 2, 3])],
  ['convertExact', () => convertExact('0.1', 'ft', 'in').toDecimal(20)],
  ['isUnit', () => isUnit('mi/fortnight')],
  ['tryConvert', () => tryConvert(5, 'km', 'kg')],
  ['everyday', () => everyday.convert(5, 'km', 'miles')],
  ['excel', () => convertExcel(5, 'km', 'mi')],
  ['ucum', () => convertUcum(5, '[in_i]', 'cm')],
  ['unece', () => convertUnece(5, 'KMT', 'SMI')],
  ['split', () => split(5.5, 'ft', ['ft', 'in'])],
  ['formatParts', () => formatParts(split(5.5, 'ft', ['ft', 'in']))],
  ['rewrite', () => rewrite('a rope of 5 m', { system: 'us' })],
  ['schema', () => quantity.schema('length')['~standard'].validate('5 m')],
  ['measured', () => measured('5.0(2) m').times(measured('2.0(1) s')).format()],
  ['listUnits', () => listUnits({ quantity: 'length' })],
  ['listUnitRecords', () => listUnitRecords('length')],
  ['search', () => search({ q: 'mile' })],
  ['molarMass', () => molarMass('H2O')],
  ['tip', () => tip({ subtotal: 80, tipPercent: 15 })],
  ['tip of text', () => tip.answer({ subtotal: '80', tip_percent: '15' })],
  ['bmi', () => bmi.answer({ weight: '80', height: '180' })],
  ['createConverters', () => createConverters({ quantities: [length] }).convert(5, 'km', 'mi')],
  [
    'createUnits',
    () => {
      const block = extendQuantity(length, [{ id: 'block', is: '264 foot' }]);
      const effort = defineQuantity({ id: 'effort', units: [{ id: 'point' }, { id: 'epic', is: '20 point' }] });
      const units = createUnits({ quantities: [block, effort] });
      return [units.convert(3, 'block', 'ft'), units.parse('3 epics'), units.format(3, 'epic')];
    },
  ],
];

/** Returns an answer as text: JSON, or the code and the message of an error. */
const written = (call: () => unknown): string => {
  try {
    return JSON.stringify(call(), (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ?? '';
  } catch (error) {
    if (error instanceof UnitsError) return `${error.code} ${error.message}`;
    return `not a UnitsError: ${(error as Error).stack}`;
  }
};

/** Returns the names of optional properties of a source file. */
const optionalIn = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^\s+(?:readonly )?(\w+)\?:/gm), ([, name]) => name!);

const pollute = (): readonly PropertyKey[] => {
  const source = `${import.meta.dirname}/../src`;
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const names = new Set(files.flatMap((file) => optionalIn(`${source}/${file}`)));
  const keys = ['0', '1', '2', 'name', ...names];
  const value = mode === 'number' ? 1 : 'polluted';
  for (const key of keys) {
    // oxlint-disable-next-line no-extend-native -- this is what the program is about
    Object.defineProperty(Object.prototype, key, {
      value,
      writable: true,
      configurable: true,
      enumerable: true,
      __proto__: null,
    } as PropertyDescriptor);
  }
  return keys;
};

const expected =
  mode === 'clean'
    ? undefined
    : (JSON.parse(
        execFileSync(process.execPath, [import.meta.filename, 'clean'], { encoding: 'utf8' }),
      ) as readonly string[]);
const added = mode === 'clean' ? [] : pollute();
const answers = calls.map(([, call]) => written(call));
for (const key of added) Reflect.deleteProperty(Object.prototype, key);

if (expected) {
  const changed = calls.flatMap(([name], index) =>
    answers[index] === expected[index] ? [] : [`${name}\n  ${expected[index]}\n  ${answers[index]}\n`],
  );
  const raw = answers.filter((answer) => answer.startsWith('not a UnitsError'));
  process.stdout.write([...changed, ...raw].join(''));
} else {
  process.stdout.write(JSON.stringify(answers));
}
