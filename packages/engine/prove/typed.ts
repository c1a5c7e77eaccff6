import { find } from '../src/conversion/catalogue.ts';
import { apply, compile } from '../src/conversion/compiled-conversion.ts';
import type { Conversion } from '../src/conversion/finder.ts';
import { ambiguousUnit } from '../src/model/error.ts';
import { fold } from '../src/naming/spelling.ts';
import { catalogue } from '../src/text/catalogue.ts';
import { chooseTyped } from '../src/text/units/typed-pair.ts';

/**
 * Returns the conversion that people mean by two spellings, as the reader of texts chooses it. Throws a UnitsError as
 * `find` does.
 */
export const findTyped = (from: string, to: string): Conversion => {
  const [source, target] = [from, to].map((text) => ({ text: fold(text), meanings: catalogue.meaningsOf(text) }));
  const found = from === to ? undefined : chooseTyped(source!, target!, catalogue);
  // Programs also refuse units that are unknown or do not convert
  if (!found) return find(from, to);
  if (!('exact' in found)) throw ambiguousUnit(found.side, found.side === 'from' ? from : to, found.ids);
  return { from: found.from, to: found.to, compiled: compile(found.exact) };
};

export const convertTyped = (value: number, from: string, to: string): number =>
  apply(findTyped(from, to).compiled, value);
