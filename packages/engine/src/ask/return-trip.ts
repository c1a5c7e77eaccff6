import { ratio, times } from '../model/rational.ts';
import type { Asking } from '../model/speech.ts';
import { withBlanks, type Span } from '../text/span.ts';
import { rangesOf, type Factor } from './factor-chain.ts';
import { wordsOf, type RoleWord } from './roles.ts';
import { has, unitIdOf, type Story } from './story.ts';

// A way of which the text says that it is one of two: `片道85km往復`, `45 р в одну сторону, туда и обратно`.

/** A text about one of two ways. */
export interface OneWay {
  /** The text without the words for the ways. */
  readonly rest: Span;
  /** The word beside the distance or the price of the one way. */
  readonly oneWay: RoleWord;
}

/** Returns a text that says that its way is one of two without the words for them. Undefined for other texts. */
export const oneWayIn = (source: Span, { trips }: Partial<Asking>): OneWay | undefined => {
  const words = trips ? wordsOf(source, trips) : [];
  const back = words.find(({ role }) => role === 'roundTrip');
  const one = back && words.find(({ role, from, end }) => role === 'eachWay' && (end <= back.from || from >= back.end));
  return (
    one && {
      oneWay: one,
      rest: withBlanks(
        source,
        [one, back].map(({ from, end }) => [from, end] as const),
      ),
    }
  );
};

const two = ratio(2n);

/** Returns a value twice as large. Undefined for a quotient. */
const doubled = (value: Factor): Factor | undefined => {
  const { node, place } = value;
  if (!('value' in node) || !('n' in node.value)) return undefined;
  const twice = { ...node, value: times(node.value, two) } as Factor['node'];
  return { ...value, node: twice, place: { ...place, text: `2 × ${place.text}` } };
};

/** The periods that say that a way is travelled again. */
const periods: ReadonlySet<string> = new Set(['day', 'week']);

/**
 * Returns a story with both ways in place of the one that a word is beside. It is travelled on each of the days that the story names. Undefined if
 * the way is a quotient.
 */
export const withBothWays = (story: Story, word: RoleWord): Story | undefined => {
  const { values, parts, source, units } = story;
  const distances = rangesOf(source, values).map(([from, end]) => Math.max(from - word.end, word.from - end, 0));
  const way = distances.indexOf(Math.min(...distances));
  const both = doubled(values[way]!);
  if (!both) return undefined;
  const isDaily = !has(parts, 'daily') && values.some((value) => periods.has(unitIdOf(value, units)));
  const [first, ...others] = parts as readonly [(typeof parts)[0], ...typeof parts];
  return {
    ...story,
    values: values.map((value, at) => (at === way ? both : value)),
    parts: isDaily ? [{ ...first, roles: new Map([...first.roles, ['daily', []]]) }, ...others] : parts,
  };
};
