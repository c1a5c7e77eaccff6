import { makeSource, type Span } from '../text/span.ts';

const sides = /^((?:\d+(?:\.\d+)?\s*(?:x|×|by)\s*)+)(\d+(?:\.\d+)?)\s*(['"a-z][^\d]*)$/;

/** `12 by 10 ft`, `4x5x6 m`: the unit behind the last side is that of all; undefined where no side lacks one. */
export const withSides = (amount: Span): Span | undefined => {
  const [, before, last, unit] = sides.exec(amount.lower) ?? [];
  if (before === undefined || !isLength(unit!, amount)) return undefined;
  const all = [...before.matchAll(/\d+(?:\.\d+)?/g)].map(([side]) => side);
  return makeSource([...all, last].map((side) => `${side} ${unit!.trim()}`).join(' x '), amount.lexicon);
};

export const isLength = (unit: string, { lexicon }: Span): boolean =>
  lexicon!.meaningsOf(unit.trim()).units[0]?.quantity?.id === 'length';
