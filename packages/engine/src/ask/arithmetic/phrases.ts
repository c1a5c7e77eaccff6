import { ratio } from '../../model/rational.ts';
import type { NumberStyle } from '../../text/numbers/style.ts';
import type { Span } from '../../text/span.ts';
import { Grammar, type Rule } from '../grammar.ts';
import type { Expression, Node } from './node.ts';

/** The values of a phrase, by the names of their places. */
type Parts = Readonly<Record<string, Node>>;

/** The expression that a sum in words stands for. */
interface Phrase extends Rule {
  readonly node: (parts: Parts, place: Span) => Node;
  /** Its product is meant only where it is a unit that people have: watts for hours are energy, and kilograms for hours nothing. */
  readonly isRate?: boolean;
}

const sum = (left: Node, right: Node, place: Span): Node => ({ kind: '+', left, right, place });
const difference = (left: Node, right: Node, place: Span): Node => ({ kind: '-', left, right, place });
const product = (left: Node, right: Node, place: Span): Node => ({ kind: '*', left, right, place });
const quotient = (left: Node, right: Node, place: Span): Node => ({ kind: '/', left, right, place });
const whole = (value: number): Node => ({ kind: 'number', value: ratio(BigInt(value)), isPercent: false });

/** The values of a list in the order in which they stand: `a`, `b`, `c` and so on. */
const inOrder = (parts: Parts): readonly Node[] =>
  Object.keys(parts)
    .sort()
    .map((key) => parts[key]!);
const total = (parts: Parts, place: Span): Node => inOrder(parts).reduce((left, right) => sum(left, right, place));

/** Two to five values with commas or words between them, the last of which may be of another kind. */
const listOf = (kind: string, ofLast = kind): string => {
  const [first, ...others] = ['a', 'b', 'c', 'd', 'e'];
  const ways = others.map((_, count) => {
    const more = others.slice(0, count + 1);
    const slot = (name: string, index: number): string =>
      index === count ? `(and|&) {${name}:${ofLast}}` : `{${name}:${kind}}`;
    return `{${first}:${kind}} ${more.map(slot).join(' ')}`;
  });
  return `(${ways.join('|')})`;
};

/** The values of a list in the unit of the last, which alone has one: 9.8, 9.9 and 9.7 m/s². */
const inUnitOfLast = (parts: Parts): Parts => {
  const last = inOrder(parts).at(-1)!;
  if (last.kind !== 'measure') return parts;
  return Object.fromEntries(
    Object.entries(parts).map(([key, node]) => {
      if (node.kind !== 'number') return [key, node];
      const { value, uncertainty } = node;
      return [key, { kind: 'measure', value, unit: last.unit, ...(uncertainty && { uncertainty }) } satisfies Node];
    }),
  );
};

const phrases = new Grammar<Phrase>([
  {
    says: [
      '{x:sum} (increased|raised) by {p:percent}',
      '(increase|raise) {x:sum} by {p:percent}',
      '{p:percent} (more|greater|higher|larger|bigger) than {x:sum}',
    ],
    node: ({ x, p }, place) => sum(x!, p!, place),
  },
  {
    says: [
      '{x:sum} (decreased|reduced|lowered) by {p:percent}',
      '(decrease|reduce|lower) {x:sum} by {p:percent}',
      '{p:percent} (less|lower|smaller) than {x:sum}',
    ],
    node: ({ x, p }, place) => difference(x!, p!, place),
  },
  {
    says: ['{x:money} (+|plus|and|with) {p:percent} (tip|gratuity|tax|vat|gst|service [charge])'],
    node: ({ x, p }, place) => sum(x!, p!, place),
  },
  {
    says: [
      '{p:percent} of (what|which) [number|amount] (is|equals|=) {x:sum}',
      '{x:sum} is {p:percent} of (what|which) [number|amount]',
    ],
    node: ({ x, p }, place) => quotient(x!, p!, place),
  },
  {
    says: ['(percent|percentage|%) (change|increase|decrease|difference) [from] {a:sum} (to|and) {b:sum}'],
    node: ({ a, b }, place) => ({
      kind: 'percent',
      of: quotient(product(whole(100), difference(b!, a!, place), place), a!, place),
      place,
    }),
  },
  {
    says: ['(difference|distance|gap) (between|of) {a:sum} (and|to) {b:sum}', 'difference {a:sum} (and|to|vs) {b:sum}'],
    node: ({ a, b }, place) => ({ kind: 'absolute', of: difference(a!, b!, place) }),
  },
  ...[listOf('measure'), listOf('number', 'measure')].flatMap((list): Phrase[] => [
    {
      says: [`(average|mean) of ${list}`, `(average|mean) ${list}`],
      node: (parts, place) => quotient(total(inUnitOfLast(parts), place), whole(inOrder(parts).length), place),
    },
    {
      says: [`(sum|total) of ${list}`, `add ${list}`],
      node: (parts, place) => total(inUnitOfLast(parts), place),
    },
  ]),
  // A rate for a time, what is paid for a measure, and how fast a way was
  {
    says: ['{x:rate} for {y:time}', '{y:measure} at {x:price}', '{y:time} at {x:rate}', '{x:price} for {y:measure}'],
    node: ({ x, y }, place) => product(x!, y!, place),
    isRate: true,
  },
  {
    says: ['{x:amount} for {y:measure}', '{x:length} in {y:time}'],
    node: ({ x, y }, place) => quotient(x!, y!, place),
  },
  {
    says: [
      '{x:sum} (/|÷|divided by|split by|shared by|among|between) {n:count} (people|persons|friends|guests|ways|kids|children|students)',
    ],
    node: ({ x, n }, place) => quotient(x!, n!, place),
  },
]);

/** The expression of a sum that is said in words; undefined for any other text. */
export const readPhrase = (source: Span, style: NumberStyle | undefined): Expression | undefined => {
  for (const { rule, nodes, units } of phrases.read(source, style))
    return { root: rule.node(nodes, source), units, isSum: true, isRate: rule.isRate === true };
  return undefined;
};
