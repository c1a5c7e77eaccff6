import { unitIndex } from '../../conversion/catalogue.ts';
import type { RankedMeanings } from '../../naming/compound-index.ts';
import { unknown } from '../../naming/full-index.ts';

/** Spellings to remember: bounded, because they come from outside. */
const mostSpellings = 5000;
const known = new Map<string, RankedMeanings>();

/** Words of a sentence, which side by side with others are no °F, tō and are: a quarter of a mile. */
export const prose = /(?:^|\s)(?:an?|of|to|as|the)(?=\s)/;

/** Words side by side, of which one is no mere symbol: a 6-inch pipe is no product of inch and pipe. */
const nouns = /^(?=.*[a-z]{4})(?!.*\b(?:per|square|cubic|squared|cubed)\b)[a-z]+(?:\s+[a-z]+)+$/i;

/** Longer than any unit. */
const longestUnit = 160;

/** Signs between two units, with one of the two missing. A leading solidus is `per`. */
const cut = /^[-+*·,;&^]|[-+*/·,;&^]$/;

const look = (spelling: string): RankedMeanings => {
  if (spelling.length > longestUnit || cut.test(spelling)) return unknown;
  const meanings = unitIndex.find(spelling);
  const isProduct = meanings.units[0]?.quantity === undefined;
  return isProduct && (prose.test(spelling) || nouns.test(spelling)) ? unknown : meanings;
};

/** What a unit text means, remembered. */
export const meaningsOf = (spelling: string): RankedMeanings => {
  const remembered = known.get(spelling);
  if (remembered) return remembered;
  if (known.size >= mostSpellings) known.clear();
  const meanings = look(spelling);
  known.set(spelling, meanings);
  return meanings;
};

export const isUnit = (spelling: string): boolean => meaningsOf(spelling).units.length > 0;
