import {
  incompatibleUnits,
  mustBe,
  notANumber,
  divisionByZero,
  resultOutOfRange,
  type UnitsError,
} from '../model/error.ts';
import type { Unit } from '../model/unit.ts';
import {
  findIn,
  findInEach,
  listedForms,
  readEach,
  readSpelled,
  type LightMeaning,
  type SpelledUnits,
} from '../naming/light-find.ts';
import { compile } from './compiled-conversion.ts';
import { exactFunctionBetween, relateListed } from './between.ts';
import { evaluate, type ExactFunction } from './exact-function.ts';
import { applyInIntegers, integerPathOf, type IntegerPath } from './integer-path.ts';
import type { ConvertLevel, FindCompiled } from './finder.ts';
import { remembered } from './remembered.ts';

/** Converts a value between two units of one quantity. */
export interface LeanConvert<Name extends string> {
  /**
   * Converts a value between two units, each named by its identifier, its symbol or an everyday spelling: the double nearest to the exact answer.
   *
   * @param value - A finite number. It means its shortest decimal: 0.1 is one tenth.
   * @param from - The unit of the value.
   * @param to - The unit of the result.
   * @throws UnitsError for an unknown unit, a value that is not finite, a division by zero and a result beyond the doubles.
   */
  (value: number, from: Name, to: Name): number;
}

/** The exact function between two listed units of one quantity. Undefined for others, and for levels, which take logarithms. */
export const exactFunctionOfListed = (from: Unit, to: Unit): ExactFunction | undefined =>
  from.quantity && from.quantity === to.quantity && !from.entry?.level && !to.entry?.level
    ? exactFunctionBetween(relateListed(from), relateListed(to))
    : undefined;

/** A conversion in two steps: whole numbers below 2^53, then whole numbers of any length. */
interface LightConversion extends IntegerPath {
  readonly exact: ExactFunction | ((value: number) => number);
}

const exactly = ({ exact }: LightConversion, value: number): number => {
  if (!Number.isFinite(value)) throw notANumber(value);
  const isLevel = typeof exact === 'function';
  if (!isLevel && exact.reciprocal && value === 0) throw divisionByZero('value');
  const result = isLevel ? exact(value) : evaluate(exact, value);
  if (!Number.isFinite(result)) throw resultOutOfRange();
  return result;
};

const unknown = (parameter: string, spelling: unknown): UnitsError =>
  mustBe('unknown-unit', parameter, 'the identifier, symbol or everyday spelling of a unit', spelling);

/** The exact function between two units, or for levels the function that takes their logarithms. */
const exactBetween = (from: LightMeaning, to: LightMeaning, convertLevel?: ConvertLevel): LightConversion['exact'] => {
  const [a, b] = [relateListed(from), relateListed(to)];
  const isSame = from.entry.id === to.entry.id && from.prefix?.name === to.prefix?.name;
  const level = !isSame && (from.entry.level ?? to.entry.level) && convertLevel;
  if (level) return level(from, to, a, b);
  return isSame ? exactFunctionBetween({ ...a, kind: 'linear' }, { ...a, kind: 'linear' }) : exactFunctionBetween(a, b);
};

/** Pairs of spellings to remember: more than a page shows. */
const mostPairs = 1_000;

/** Finds a text as it is, or in the form that lists write. */
const findForm = <T>(text: string, find: (form: string) => T | undefined): T | undefined => {
  if (typeof text !== 'string') return undefined;
  for (const form of new Set([text, ...listedForms(text)])) {
    const found = find(form);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Makes the function that converts among the units of one quantity's text. */
// @__NO_SIDE_EFFECTS__
export const convertIn = (units: string, spellings = ''): LeanConvert<string> => {
  const meaning = (parameter: string, text: string): LightMeaning => {
    const found = findForm(text, (form) => findIn((cell) => readSpelled(units, spellings, cell), form));
    if (!found) throw unknown(parameter, text);
    return found;
  };
  const find = remembered(mostPairs, (from, to): LightConversion => {
    const exact = exactBetween(meaning('from', from), meaning('to', to));
    return typeof exact === 'function' ? { exact, ...none } : { exact, ...integerPathOf(exact) };
  });
  return (value, from, to) => {
    // Callers in plain JavaScript: a bigint would fail in the arithmetic, with an error that is none of ours
    if (typeof value !== 'number') throw notANumber(value);
    return applyInIntegers(find(from, to), value, exactly);
  };
};

/** Covers no value in whole numbers below 2^53. */
const none: IntegerPath = { p: 0, n0: -1, r0: 0, q0: 1, n2: -1, r2: 0, q2: 1, n6: -1, r6: 0, q6: 1 };

/** Finds conversions among the units of several texts, each of one quantity: in the first that has both. */
// @__NO_SIDE_EFFECTS__
export const findAmong = (texts: readonly SpelledUnits[], convertLevel: ConvertLevel): FindCompiled => {
  const read = readEach(texts);
  const find = (form: string): ReturnType<typeof findInEach> | undefined => {
    const found = findInEach(read, form);
    return found.some(Boolean) ? found : undefined;
  };
  return remembered(mostPairs, (from, to) => {
    const sources = findForm(from, find);
    if (!sources) throw unknown('from', from);
    const targets = findForm(to, find);
    if (!targets) throw unknown('to', to);
    const index = texts.findIndex((_, at) => sources[at] && targets[at]);
    if (index < 0) throw incompatibleUnits(from, to);
    return { compiled: compile(exactBetween(sources[index]!, targets[index]!, convertLevel)) };
  });
};
