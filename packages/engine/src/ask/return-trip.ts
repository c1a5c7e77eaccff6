import { matchesOf } from '../model/matches.ts';
import type { Asking } from '../model/speech.ts';
import { makeSource, type Span } from '../text/span.ts';
import { hasUnspaced } from './letters.ts';
import { rolesOf, rolesOfText, wordsOf } from './roles.ts';

// A way of which the text says that it is one of two: `片道85km往復`, `45 р в одну сторону, туда и обратно`. The text is read with both ways.

/** Matches a number. */
const numbers = /(?<![\d.,:])\d+(?:[.,]\d+)?(?![\d:%])/g;

/** Matches a number with the word after it. */
const counted = /\d\s?([\p{L}\p{M}]+)/gu;

/** The periods that say that a way is travelled again. */
const periods: ReadonlySet<string> = new Set(['day', 'week']);

/** Returns true for a number of days or weeks. Without spaces they are at the start of more letters. */
const countsDays = ({ plain, lexicon }: Span): boolean =>
  matchesOf(counted, plain).some(([, word = '']) => {
    const name = hasUnspaced(word) ? word.slice(0, 1) : word;
    return periods.has(lexicon!.meaningsOf(name).units[0]?.id ?? '');
  });

interface Place {
  readonly from: number;
  readonly end: number;
}

const distance = (one: Place, other: Place): number => Math.max(one.from - other.end, other.from - one.end, 0);

/** Returns a number twice as large, with its separator. */
const doubled = (digits: string): string => {
  const places = /[.,](\d+)$/.exec(digits)?.[1]!.length ?? 0;
  const number = 2 * Number(digits.replace(',', '.'));
  return number.toFixed(places).replace('.', digits.includes(',') ? ',' : '.');
};

/** Returns a text about one way that is travelled in both with the distance or the price of both. */
export const withBothWays = (source: Span, asking: Partial<Asking>): Span => {
  const { trips, roles } = asking;
  const words = trips ? wordsOf(source, trips) : [];
  const back = words.find(({ role }) => role === 'roundTrip');
  const one = back && words.find((word) => word.role === 'eachWay' && (word.end <= back.from || word.from >= back.end));
  const places = matchesOf(numbers, source.plain).map(({ index, 0: { length } }) => ({
    from: index,
    end: index + length,
  }));
  const [way] = one ? places.sort((a, b) => distance(a, one) - distance(b, one)) : [];
  if (!one || !way || source.text.length !== source.plain.length) return source;
  const isDaily = countsDays(source) && !rolesOfText(source, rolesOf(asking)!).has('daily');
  const edits = [
    { ...way, text: doubled(source.plain.slice(way.from, way.end)) },
    { ...one, text: ' ' },
    { ...back, text: isDaily ? ` ${roles?.daily?.[0] ?? ''} ` : ' ' },
  ].sort((a, b) => b.from - a.from);
  const text = edits.reduce((all, { from, end, text: own }) => all.slice(0, from) + own + all.slice(end), source.plain);
  return {
    ...makeSource(text.replace(/\s{2,}/g, ' ').trim(), source.lexicon, source.names),
    currencies: source.currencies,
  };
};
