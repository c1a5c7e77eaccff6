import {
  audienceSymbols,
  audienceUnits,
  convertScale,
  lookUp,
  pageUnits,
  readUnits,
  type ExactScale,
  type Spellings,
} from '@units/engine/internal';
import type { System } from './system.ts';

/** A value with the precision of its text. */
export interface Figure {
  readonly value: number;
  /** The place value of its last significant digit: 0.1 for 2.5, 0.25 for 3/4, 10 for 350. */
  readonly step: number;
  /** The first of several units: feet for "5 ft 6 in". */
  readonly unit?: ExactScale;
}

/** Returns the place value of a number's last significant digit: 10 for 350. */
export const stepOf = (digits: string, decimals = ''): number =>
  10 ** (decimals ? -decimals.length : Math.max(0, Math.min(/0*$/.exec(digits)![0].length, digits.length - 2)));

/** The reader's region, system and usage, by which preferred units are looked up. */
export interface Audience {
  readonly region: string;
  readonly system: System | undefined;
  readonly usage: string;
}

/** Values in the reader's units. `parts` has several units shown together, such as feet and inches. */
export interface Shown {
  readonly values: readonly number[];
  readonly unit: string;
  readonly parts: readonly (readonly [value: number, unit: string])[];
}

/** The index of temperature among the quantities. */
const temperatureAt = 4;
const regions: Readonly<Record<string, string>> = { metric: '001', us: 'US', uk: 'GB' };

let spellings: Spellings | undefined;

/** Returns the units that a spelling may mean, or undefined for an unknown spelling. */
export const unitsOf = (spelling: string): readonly ExactScale[] | undefined => {
  if (!spellings) {
    spellings = new Map();
    for (const [quantity, text] of pageUnits.entries()) readUnits(text, quantity, spellings);
  }
  return lookUp(spellings, spelling);
};

const scaleOf = (id: string): ExactScale => unitsOf(id)![0]!;

const areSame = (a: ExactScale, b: ExactScale): boolean => a.slice(0, 4).join() === b.slice(0, 4).join();

const isPowerOfTen = (n: bigint): boolean => /^10*$/.test(String(n));

const isAny = (unit: ExactScale, ids: string): boolean =>
  ids.split(' ').some((id) => unitsOf(id)?.some((other) => areSame(unit, other)));

/** Returns true if readers of a system already use a unit. `rewrite` has the same rule. */
const isOf = (unit: ExactScale, system: string): boolean => {
  const [, n, d] = unit;
  const isMetric =
    isAny(unit, 'celsius kilometer-per-hour liter-per-100-kilometer kilometer-per-liter millimeter-ofhg') ||
    (!unit[3] && !unit[5] && isPowerOfTen(n) && isPowerOfTen(d));
  if (system === 'metric') return isMetric;
  if (system === 'uk' && isAny(unit, 'celsius')) return true;
  if (isMetric) return false;
  if (isAny(unit, 'fahrenheit')) return system === 'us';
  const isImperial = isAny(
    unit,
    'gallon-imperial quart-imperial pint-imperial fluid-ounce-imperial mile-per-gallon-imperial',
  );
  return !isImperial || system === 'uk';
};

const powerBelow = (value: number): number => Math.floor(Math.log10(Math.abs(value)) + 1e-12);

/** Rounds the shortest decimal of a number to a power of ten, halves away from zero. */
const roundAt = (value: number, power: number): number => {
  const shift = (x: number, by: number): number => {
    const [digits, exponent = 0] = String(x).split('e');
    return Number(`${digits}e${Number(exponent) + by}`);
  };
  return Math.sign(value) * shift(Math.round(shift(Math.abs(value), -power)), power);
};

/** Rounds to the precision of the text, with at least two digits. Degrees keep their decimals. */
const rounded = (result: number, { value, step }: Figure, isDegree: boolean): number => {
  if (isDegree) return roundAt(result, step >= 1 ? 0 : powerBelow(step));
  if (result === 0) return 0;
  return roundAt(result, Math.min(powerBelow((result * step) / value), powerBelow(result) - 1));
};

interface Choice {
  readonly ids: readonly string[];
  readonly least: number;
}

/** Returns the units that a reader prefers to a unit. */
const choicesFor = (unit: ExactScale, { region, system, usage }: Audience): readonly Choice[] => {
  const where = system ? regions[system]! : region;
  const rows = audienceUnits
    .split('\n')
    .map((row) => row.split('|'))
    .filter(([quantity, use]) => Number(quantity) === unit[0] && use === usage);
  const of = (place: string): string[][] => rows.filter(([, , places]) => places!.split(' ').includes(place));
  const own = of(where);
  const found = (own[0] ? own : of('001')).map((row) =>
    row[3]!.split(' ').map((choice) => {
      const [ids = '', least = '1'] = choice.split(':');
      return { ids: ids.split('-and-'), least: Number(least) };
    }),
  );
  const has = (choices: readonly Choice[]): boolean => choices.some(({ ids }) => areSame(unit, scaleOf(ids[0]!)));
  // Keep the family of the unit: millibars stay bars
  return (usage === '' && found.find(has)) || (found[0] ?? []);
};

/** Returns figures in the reader's units, or undefined if the author already uses them or no unit fits. */
export const shownFor = (figures: readonly Figure[], unit: ExactScale, audience: Audience): Shown | undefined => {
  const { system, region, usage } = audience;
  const own = system ?? (region === 'US' ? 'us' : region === 'GB' ? 'uk' : 'metric');
  if (own === 'written' || (usage === '' && isOf(unit, own))) return undefined;
  const choices = choicesFor(unit, { ...audience, system: system ?? (usage === '' ? own : undefined) });
  const isDegree = unit[0] === temperatureAt;
  const isReciprocal = unit[5] === true;
  // A pace cannot be chosen by size, and zero is zero in any unit except degrees
  if (isReciprocal && choices.length > 1) return undefined;
  if (!isDegree && figures.some(({ value }) => value === 0)) return undefined;
  const given = figures[0]!.unit ?? unit;
  const largest = Math.max(...figures.map(({ value }) => Math.abs(value)));
  const choice =
    choices.find(({ ids: [id], least }) => {
      const scale = scaleOf(id!);
      // Keep lengths in units of similar size
      const isAlike = unit[0] !== 0 || usage !== '' || convertScale(scale, given)(1) <= 4;
      return choices.length === 1 || (isAlike && convertScale(unit, scale)(largest) >= least);
    }) ?? choices.at(-1);
  if (!choice) return undefined;
  const target = scaleOf(choice.ids.at(-1)!);
  if (choice.ids.length === 1 && areSame(unit, target)) return undefined;
  const convert = convertScale(unit, target);
  const values = figures.map((figure) => rounded(convert(figure.value), figure, isDegree));
  const parts: [number, string][] = [];
  if (choice.ids.length > 1 && values.length === 1) {
    let rest = Math.round(values[0]!);
    for (const id of choice.ids) {
      const size = convertScale(scaleOf(id), target)(1);
      const count = Math.floor(rest / size + 1e-9);
      parts.push([count, id]);
      rest -= count * size;
    }
  }
  return { values, unit: choice.ids.at(-1)!, parts };
};

const symbols = new Map(audienceSymbols.split('|').map((pair) => pair.split('=') as [string, string]));

/** A unit is written with its name (`long`) or its symbol (`short`). */
export type Style = 'long' | 'short';

const numbers = (language: string, more: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { maximumSignificantDigits: 15, ...more });

/** Formats a value with its unit in a language: with our symbol for units that `Intl` lacks, else by `Intl`. */
export const write = (value: number, unit: string, language: string, style: Style): string => {
  const symbol = symbols.get(unit);
  if (symbol !== undefined) return `${numbers(language).format(value)}\u00a0${symbol}`;
  const [, power, base = unit] = /^(square|cubic)-(.*)/.exec(unit) ?? [];
  const written = (unitDisplay: Style): string =>
    numbers(language, { style: 'unit', unit: base, unitDisplay }).format(value);
  return power === undefined ? written(style) : written('short') + (power === 'cubic' ? '³' : '²');
};

/** Formats the number without a unit. */
export const writeNumber = (value: number, language: string): string => numbers(language).format(value);
