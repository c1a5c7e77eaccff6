import { readFileSync } from 'node:fs';
import { UnitsError } from '../src/model/error.ts';
import { siPrefixes } from '../src/model/prefix.ts';
import { convertTyped } from './typed.ts';

/** A popular unit: its scale and offset to the base unit of its quantity, and its spellings. */
interface PopularUnit {
  readonly quantity: string;
  readonly scale: number;
  readonly offset: number;
  readonly symbols: readonly string[];
  readonly names: readonly string[];
}

const numberOf = (fraction: string): number => {
  const [top, bottom = '1'] = fraction.split('/');
  return Number(top) / Number(bottom);
};

const listOf = (cell = ''): string[] => cell.split('|').filter((text) => text !== '');

const units: readonly PopularUnit[] = readFileSync(new URL('../fixtures/popular-units.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [quantity, value, symbols, names] = line.split('\t');
    const [scale, offset = '0'] = value!.split(' ');
    return {
      quantity: quantity!,
      scale: numberOf(scale!),
      offset: Number(offset),
      symbols: listOf(symbols),
      names: listOf(names),
    };
  });

const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
const inCases = (text: string): string[] => [text, text.toLowerCase(), text.toUpperCase(), title(text)];

/** A unit's factor to its base unit, and the offset that is added before. */
type Scale = Pick<PopularUnit, 'scale' | 'offset'>;

/**
 * Returns all forms of a unit: its symbols and names in every case, with a full stop, a plural, spaces, hyphens, or
 * none.
 */
const formsOf = ({ symbols, names }: PopularUnit): ReadonlySet<string> => {
  const plural = symbols.filter((symbol) => /^[a-z]{2,}$/i.test(symbol)).map((symbol) => `${symbol}s`);
  const stopped = symbols.filter((symbol) => /^[a-z]+$/i.test(symbol)).map((symbol) => `${symbol}.`);
  const joined = names.flatMap((name) => [
    name.replaceAll(' ', '-'),
    name.replaceAll(' ', '_'),
    name.replaceAll(' ', '  '),
  ]);
  const written = [...symbols, ...plural, ...stopped, ...names, ...joined].flatMap(inCases);
  return new Set(written.flatMap((text) => (text === identifier ? [] : [text, ` ${text} `])));
};

/** Returns the power of a prefix before a symbol: 2 in m², 3 in m³. */
const powerOf = (symbol: string): number => (/^m[²2]$/.test(symbol) ? 2 : /^m[³3]$/.test(symbol) ? 3 : 1);

/** Returns the scales of a spelling that is exactly an SI symbol, even of a rare unit: Mm is the megameter. */
const asWritten = (text: string, quantity: string): Scale[] => {
  const written = new Set([text.trim(), text.trim().replace(/[.s]$/, '')]);
  return siPrefixes.flatMap(([, prefix, exponent]) =>
    units
      .filter((unit) => unit.quantity === quantity && unit.offset === 0)
      .flatMap(({ scale, symbols }) =>
        symbols
          .filter((symbol) => written.has(prefix + symbol))
          .map((symbol) => ({ scale: scale * 10 ** (exponent * powerOf(symbol)), offset: 0 })),
      ),
  );
};

/** The identifier of the thermochemical unit. */
const identifier = 'british-thermal-unit';

/**
 * Letters that also mean units of another quantity: T > G may be teslas in gauss, T > oz tablespoons in fluid ounces,
 * Ma > a geologists' millions of years, M > nM molars.
 */
const otherMeanings: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  volume: { T: 473176473 / 32e12, oz: 473176473 / 16e12, ounce: 473176473 / 16e12, cup: 473176473 / 2e12 },
  'magnetic flux density': { t: 1e6, Mt: 1e12, MT: 1e6, mt: 1e6, ut: 1, μt: 1, g: 1, G: 1 },
  mass: { T: 1, G: 1e-4 },
  current: { Ma: 1e6, a: 1 },
  // A pascal second without its sign
  viscosity: { mpa: 1e-3, pa: 1 },
  length: { M: 1, NM: 1e-9 },
  // In a compound, G always means the gauss
  density: {
    'G/L': 1,
    'G/l': 1,
    'G/ML': 1e-6,
    'G/ml': 1e3,
    'G/cm³': 1e3,
    'G/cm3': 1e3,
    'G/cc': 1e3,
    'MG/L': 1e6,
    'MG/ML': 1,
    'MG/DL': 1e7,
  },
};

const meantElsewhere = (from: string, to: string): readonly number[] => {
  const texts = [from, to].map((text) => text.trim().replace(/[.s]$/i, ''));
  const known = (text: string, one: Readonly<Record<string, number>>): number | undefined =>
    one[text] ?? one[text.toLowerCase()];
  return Object.values(otherMeanings)
    .map((one) => known(texts[0]!, one)! / known(texts[1]!, one)!)
    .filter((ratio) => !Number.isNaN(ratio));
};

export interface FormReport {
  pairs: number;
  answered: number;
  /** Refused pairs of forms, and answers that neither form can mean. */
  readonly refused: Map<string, number>;
  readonly wrong: string[];
}

const answerOf = (value: number, from: string, to: string): number | string => {
  try {
    return convertTyped(value, from, to);
  } catch (error) {
    if (error instanceof UnitsError) return error.code;
    throw error;
  }
};

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.abs(b);

/** Converts the forms of popular units into one another: every `step`th pair, starting at `first`. */
export const proveForms = (step = 1, first = 0): FormReport => {
  const report: FormReport = { pairs: 0, answered: 0, refused: new Map(), wrong: [] };
  let index = first;
  for (const quantity of new Set(units.map((unit) => unit.quantity))) {
    const own = units.filter((unit) => unit.quantity === quantity);
    const meanings = new Map<string, Scale[]>();
    for (const unit of own) for (const form of formsOf(unit)) meanings.set(form, [...(meanings.get(form) ?? []), unit]);
    for (const [form, list] of meanings) list.push(...asWritten(form, quantity));
    for (const [from, sources] of meanings) {
      for (const [to, targets] of meanings) {
        if (index++ % step !== 0) continue;
        const isSame = sources.some((source) => targets.includes(source));
        if (isSame) continue;
        report.pairs++;
        const got = answerOf(7, from, to);
        if (typeof got === 'string') {
          report.refused.set(`${from} > ${to}`, 1);
          continue;
        }
        report.answered++;
        const isRight = sources.some((source) =>
          targets.some((target) => isNear(got, ((7 + source.offset) * source.scale) / target.scale - target.offset)),
        );
        if (!isRight && !meantElsewhere(from, to).some((ratio) => isNear(got, 7 * ratio)))
          report.wrong.push(`${from} > ${to}: ${got}`);
      }
    }
  }
  return report;
};
