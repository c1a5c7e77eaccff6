import { UnitsError } from '../model/error.ts';
import { convertScale, type ExactScale } from './exact-scale.ts';
import { lookUp, readUnits, type Spellings } from './units-text.ts';

/** Pairs of spellings to remember: more than a program writes. */
const mostPairs = 1000;

/** Converts one value. */
type ConvertValue = (value: number) => number;

/** Makes the function that finds conversions among the units of some texts, one a quantity: the first that both spellings have. */
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
    const key = `${from}\n${to}`;
    let convert = typeof from === 'string' ? known.get(key) : undefined;
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

/** Makes the function that converts among the units of some texts. */
// @__NO_SIDE_EFFECTS__
export const convertAmong = (texts: readonly string[]): ((value: number, from: string, to: string) => number) => {
  const find = converterAmong(texts);
  return (value, from, to) => find(from, to)(value);
};
