import type { Apart, KnownUnits, NoUnit, TargetOf } from '../typing/unit-name.ts';
import { UnitsError } from '../model/error.ts';
import { convertScale, type ExactScale } from './exact-scale.ts';
import { lookUp, readUnits, type Spellings } from './units-text.ts';

/** Pairs of spellings to remember: more than a program writes. */
const mostPairs = 1000;

/** Converts one value. */
type ConvertValue = (value: number) => number;

/** Compiles conversions between two units. */
export interface ConverterAmong<K extends KnownUnits> {
  /**
   * Compiles a conversion between two units, for use in a loop.
   *
   * @param from - The unit of the values, by any of its spellings.
   * @param to - The unit of the results, by any of its spellings.
   */
  <const From extends string = '', const To extends string = ''>(
    from: NoInfer<[NoUnit<K, From>]> extends [never] ? From : NoInfer<TargetOf<K, From>>,
    to: NoInfer<[Apart<K, From, To>]> extends [never] ? To : NoInfer<TargetOf<K, From>>,
  ): ConvertValue;
}

/** Returns a finder of conversions among the units of texts, one for each quantity. The first quantity that has both spellings wins. */
// @__NO_SIDE_EFFECTS__
export const converterAmong = (texts: readonly string[]): ((from: string, to: string) => ConvertValue) => {
  let spellings: Spellings | undefined;
  const find = (parameter: string, text: unknown): readonly ExactScale[] => {
    if (!spellings) {
      spellings = new Map();
      for (let quantity = 0; quantity < texts.length; quantity++) readUnits(texts[quantity]!, quantity, spellings);
    }
    const units = typeof text === 'string' ? lookUp(spellings, text) : undefined;
    if (units) return units;
    const shown = typeof text === 'string' ? `"${text.slice(0, 40)}"` : typeof text;
    throw new UnitsError('unknown-unit', `${parameter} must be a unit; ${shown} is not one we know.`, { parameter });
  };
  const known = new Map<string, ConvertValue>();
  return (from, to) => {
    const isText = typeof from === 'string' && typeof to === 'string';
    const key = isText ? `${from}\n${to}` : '';
    let convert = known.get(key);
    if (convert) return convert;
    const [sources, targets] = [find('from', from), find('to', to)];
    for (const source of sources) {
      const target = targets.find((unit) => unit[0] === source[0]);
      if (!target) continue;
      if (known.size >= mostPairs) known.clear();
      known.set(key, (convert = convertScale(source, target)));
      return convert;
    }
    throw new UnitsError('incompatible-units', `Cannot convert from ${from} to ${to}.`, { parameter: 'to' });
  };
};

/** Converts a value between two units of one quantity. */
export interface ConvertAmong<Name extends string> {
  /**
   * Converts a value between two units, each by any of its spellings: the double nearest to the exact answer.
   *
   * @param value - A finite number. It means its shortest decimal: 0.1 is one tenth.
   * @param from - The unit of the value.
   * @param to - The unit of the result.
   * @throws UnitsError for an unknown unit, a value that is not finite, a division by zero and a result beyond the range of
   * doubles.
   * @example convertLength(5, 'km', 'mi') // 3.1068559611866697
   */
  (value: number, from: Name, to: Name): number;
}

/** Returns the function that converts among the units of texts. */
// @__NO_SIDE_EFFECTS__
export const convertAmong = (texts: readonly string[]): ConvertAmong<string> => {
  const find = converterAmong(texts);
  return (value, from, to) => find(from, to)(value);
};
