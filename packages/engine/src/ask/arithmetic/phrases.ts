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

/** Two to five values with commas or words between them. */
const listOf = (kind: string): string => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const [first, ...others] = names.map((name) => `{${name}:${kind}}`);
  const ways = others.map((_, count) => {
    const more = others.slice(0, count + 1);
    return `${first} ${more.map((slot, index) => (index === count ? `(and|&) ${slot}` : slot)).join(' ')}`;
  });
  return `(${ways.reverse().join('|')})`;
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
  {
    says: [`(average|mean) of ${listOf('measure')}`, `(average|mean) ${listOf('measure')}`],
    node: (parts, place) => quotient(total(parts, place), whole(inOrder(parts).length), place),
  },
  { says: [`(sum|total) of ${listOf('measure')}`, `add ${listOf('measure')}`], node: total },
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
