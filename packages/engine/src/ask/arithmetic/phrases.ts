import type { Assumption } from '../../model/assumption.ts';
import { ratio, type Ratio } from '../../model/rational.ts';
import type { NumberStyle } from '../../text/numbers/style.ts';
import type { Span } from '../../text/span.ts';
import { Grammar, type Rule } from '../grammar.ts';
import { difference, numberNode, product, quotient, sum, type Expression, type Node } from './node.ts';

/** The values of a phrase, by the names of their slots. */
type Parts = Readonly<Record<string, Node>>;

/** A phrase with its expression. */
interface Phrase extends Rule {
  readonly node: (parts: Parts, place: Span) => Node;
  /** The unit of its result, if none is requested. */
  readonly unit?: string;
  /** True if its values are sides, so that the only unit applies to all of them. */
  readonly isOfSides?: boolean;
  /** True if its product counts only in a known unit: watts for hours are energy, kilograms for hours are nothing. */
  readonly isRate?: boolean;
}

const whole = (value: number): Node => numberNode(ratio(BigInt(value)));

const withoutCurrency = (node: Node): Node => (node.kind === 'money' ? numberNode(node.value) : node);

/** Returns the values of a list in order: `a`, `b`, `c` and so on. */
const inOrder = (parts: Parts): readonly Node[] =>
  Object.keys(parts)
    .sort()
    .map((key) => parts[key]!);
const total = (parts: Parts, place: Span): Node => inOrder(parts).reduce((left, right) => sum(left, right, place));

/** Returns the patterns of two to five values with commas or words between them. The last may be of another kind. */
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

/** Applies the only unit of a list to all its values: 9.8, 9.9 and 9.7 m/s². */
const inOnlyUnit = (parts: Parts): Parts => {
  const measures = inOrder(parts).filter((node) => node.kind === 'measure');
  const [only] = measures;
  if (!only || measures.length > 1) return parts;
  return Object.fromEntries(
    Object.entries(parts).map(([key, node]) => {
      if (node.kind !== 'number') return [key, node];
      const { value, uncertainty } = node;
      return [key, { kind: 'measure', value, unit: only.unit, ...(uncertainty && { uncertainty }) } satisfies Node];
    }),
  );
};

const square = (of: Node, place: Span): Node => ({ kind: 'power', of, exponent: whole(2), place });
const half = ratio(1n, 2n);

const and = '[and|by|x|×]';

/** Lengths around and across shapes, and the surface of a sphere. */
export const figures = {
  circumference: (radius: Node, place: Span): Node => product(product(whole(2), { kind: 'pi' }, place), radius, place),
  perimeter: (a: Node, b: Node, place: Span): Node => product(whole(2), sum(a, b, place), place),
  diagonal: (a: Node, b: Node, place: Span): Node => {
    const squares = sum(square(a, place), square(b, place), place);
    return { kind: 'power', of: squares, exponent: numberNode(half), place };
  },
  sphere: (radius: Node, place: Span): Node =>
    product(product(whole(4), { kind: 'pi' }, place), square(radius, place), place),
  radius: (diameter: Node, place: Span): Node => quotient(diameter, whole(2), place),
};

const shapes: readonly Phrase[] = [
  {
    says: [
      'perimeter [of] [rectangle|room|field|yard|garden] [with|of] [sides] {a:side} (and|by|x|×) {b:side} [rectangle|room|field|yard|garden]',
    ],
    node: ({ a, b }, place) => figures.perimeter(a!, b!, place),
    isOfSides: true,
  },
  {
    says: [`perimeter [of] triangle [with|of] [sides] [of] {a:side} ${and} {b:side} ${and} {c:side}`],
    node: total,
    isOfSides: true,
  },
  {
    says: [
      `(hypotenuse|longest side) [of|with|for] [a] [right] [triangle] [with|of|w] [legs|sides] [of] {a:side} ${and} {b:side}`,
      `[a] right triangle [with|of|w] [legs|sides] [of] {a:side} ${and} {b:side} [what is the] (hypotenuse|longest side)`,
      `(pythagoras|pythagorean theorem) [of|for|with] {a:side} ${and} {b:side}`,
      'diagonal [of] [rectangle|room] [with|of] [sides] {a:side} (and|by|x|×) {b:side}',
    ],
    node: ({ a, b }, place) => figures.diagonal(a!, b!, place),
    isOfSides: true,
  },
  {
    says: [
      'surface [area] [of] cube [with|of] [side|sides|edge|edges] [of|=] {a:side}',
      'surface [area] [of] {a:side} cube',
    ],
    node: ({ a }, place) => product(whole(6), square(a!, place), place),
    isOfSides: true,
  },
];

/** Laws of school physics, by the names of their results and the quantities of their values. */
const laws: readonly Phrase[] = [
  {
    says: ['kinetic energy [of|for] {m:mass} [at|with|and|moving at|traveling at|travelling at] {v:speed}'],
    node: ({ m, v }, place) => product(product(numberNode(half), m!, place), square(v!, place), place),
    unit: 'J',
  },
  {
    says: ['momentum [of|for] {m:mass} [at|with|and|moving at] {v:speed}'],
    node: ({ m, v }, place) => product(m!, v!, place),
  },
  {
    says: ['density [of|for] {m:mass} [in|and|per|with|/] {v:volume}'],
    node: ({ m, v }, place) => quotient(m!, v!, place),
  },
];

const fuel = '(fuel|gas|gasoline|petrol|diesel)';
const fuelFor = `[how much] ${fuel} [needed|used|required|do i need|will i need|is needed] (for|to drive)`;

/** Words for parts and multiples of an amount of money. Those of a number are read with it. */
const partsInWords: readonly (readonly [words: string, part: Ratio])[] = [
  ['[a] half', ratio(1n, 2n)],
  ['[a|one] third', ratio(1n, 3n)],
  ['two thirds', ratio(2n, 3n)],
  ['[a|one] quarter', ratio(1n, 4n)],
  ['three quarters', ratio(3n, 4n)],
  ['[a|one] fifth', ratio(1n, 5n)],
  ['[a|one] tenth', ratio(1n, 10n)],
  ['(double|twice)', ratio(2n)],
  ['(triple|three times)', ratio(3n)],
];

/** Two times, and the number of the shorter ones in the longer one as payments count them. */
const timesInTimes: readonly (readonly [short: string, long: string, count: number])[] = [
  ['day', 'week', 7],
  ['day', 'year', 365],
  ['week', 'year', 52],
  ['month', 'year', 12],
];

/** Adverbs for payments of a time. */
const adverbs: Readonly<Record<string, string>> = {
  day: 'daily',
  week: 'weekly|pw',
  month: 'monthly|pcm|pm',
  year: 'yearly|annually|pa',
};

/** Returns the sentences of a payment for one time that ask for the payment for another. */
const paidIn = (given: string, asked: string): readonly string[] =>
  ['money', 'number'].map(
    (kind) =>
      `{x:${kind}} (a ${given}|per ${given}|each ${given}|every ${given}|/ ${given}|${adverbs[given]!}) [is] [what|how much] [is that] (a|per|in a|each|for a|for one|/) ${asked}`,
  );

/** Payments: for another time than the one they are given for, for people and things, with parts of them. */
const payments: readonly Phrase[] = [
  ...timesInTimes.flatMap(([short, long, count]): readonly Phrase[] => [
    { says: paidIn(short, long), node: ({ x }, place) => product(x!, whole(count), place) },
    { says: paidIn(long, short), node: ({ x }, place) => quotient(x!, whole(count), place) },
  ]),
  ...['hour', 'day', 'week', 'month', 'year'].map((time): Phrase => {
    return {
      says: [
        `{x:number} (a|an|per|each) ${time} for {n:number} (${time}s|${time})`,
        `{n:number} (${time}s|${time}) at {x:number} (a|an|per|each) ${time}`,
      ],
      node: ({ x, n }, place) => product(x!, n!, place),
    };
  }),
  ...partsInWords.map(([words, part]): Phrase => {
    const asMuch = `${words} as (much|many|long|far|fast|big|heavy|high|tall|wide|deep) as {x:sum}`;
    return { says: [`${words} [of] {x:money}`, asMuch], node: ({ x }, place) => product(numberNode(part), x!, place) };
  }),
  { says: ['{y:measure} at {x:amount}'], node: ({ x, y }, place) => product(y!, x!, place) },
  // A number is the price of one: 2.3 lb at 4.25
  {
    says: ['{y:sold} (at|@) {x:number} [each|apiece|a piece]'],
    node: ({ x, y }, place) => product(numberNode((y as Extract<Node, { kind: 'measure' }>).value), x!, place),
  },
  {
    says: ['{n:count} {w:things} at {x:money} [each|apiece|a piece]'],
    node: ({ x, n }, place) => product(n!, x!, place),
  },
  {
    says: [
      '{x:money} (between|among|shared by|split by) {n:count}',
      '{x:money} for [a] (pack|box|bag|set|case) of {n:count} [{w:things}] [how much|price|cost] (each|per piece|per item|a piece|apiece|for one)',
    ],
    node: ({ x, n }, place) => quotient(x!, n!, place),
  },
  {
    says: [
      '{x:money} (including|incl|inc|with) {p:percent} (tip|gratuity|service) (what was the bill|before tip|without tip|how much was the bill)',
    ],
    node: ({ x, p }, place) => quotient(x!, sum(whole(1), p!, place), place),
  },
  {
    says: [
      '{a:count} for {b:count} at {x:money} each [,] [what is the|whats the] [price|cost] [per item|each|per piece]',
    ],
    node: ({ x, a, b }, place) => quotient(product(x!, b!, place), a!, place),
  },
  {
    says: ['{p:percent} off [and|then] [an] (extra|another|additional|further) {q:percent} off [of] {x:sum}'],
    node: ({ x, p, q }, place) => difference(difference(x!, p!, place), q!, place),
  },
  {
    says: ['(raise|increase) {x:sum} by {p:percent} [and] then (cut|reduce|decrease|lower) [it] by {q:percent}'],
    node: ({ x, p, q }, place) => difference(sum(x!, p!, place), q!, place),
  },
];

const phrases = new Grammar<Phrase>([
  ...shapes,
  ...laws,
  ...payments,
  {
    says: ['{x:sum} [goes|went|going] up [by] {p:percent}', '{p:percent} faster than {x:velocity}'],
    node: ({ x, p }, place) => sum(x!, p!, place),
  },
  {
    says: [
      '{x:sum} (decreased|reduced|lowered) by {p:percent}',
      '{x:sum} [goes|went|going] down [by] {p:percent}',
      '(decrease|reduce|lower) {x:sum} by {p:percent}',
      '{p:percent} slower than {x:velocity}',
    ],
    node: ({ x, p }, place) => difference(x!, p!, place),
  },
  {
    says: [
      '{p:percent} of (what|which) [number|amount] (is|equals|=) {x:sum}',
      '{x:sum} is {p:percent} of (what|which) [number|amount]',
    ],
    node: ({ x, p }, place) => quotient(x!, p!, place),
  },
  {
    says: [
      '{a:sum} (as|is) (percent|percentage|%) of {b:sum}',
      '{a:sum} is (what|which) (percent|percentage|%) of {b:sum}',
      '(what|which) (percent|percentage|%) of {b:sum} is {a:sum}',
    ],
    node: ({ a, b }, place) => quotient(a!, b!, place),
    unit: '%',
  },
  {
    says: [
      '{a:number} {w:things} (out of|of) {b:number} [as|in|to|is|what is that as] [a|an|what] (percent|percentage|%)',
      '(what|which) (percent|percentage|%) is {a:number} [{w:things}] (out of|of) {b:number} [{v:things}]',
      '[i] (got|scored|had) {a:number} (/|out of|of) {b:number} [on|in] [my|the|a] [{w:thing}] [as|in|what|is|what is that as] [a|an|what] (percent|percentage|%)',
    ],
    node: ({ a, b }, place) => quotient(a!, b!, place),
    unit: '%',
  },
  {
    says: ['{a:count} in {b:count} (as|in|to) [a] (percent|percentage|%)'],
    node: ({ a, b }, place) => quotient(a!, b!, place),
    unit: '%',
  },
  {
    says: ['{n:count} (beats|breaths|heartbeats) in {t:time} [in] [bpm|per minute|how many per minute|heart rate]'],
    node: ({ n, t }, place) => quotient(n!, t!, place),
    unit: '1/min',
  },
  {
    says: ['{k:count} (x|×|times) {x:measure} (daily|a day|per day) [for] {n:number} days [total]'],
    node: ({ x, k, n }, place) => product(product(x!, k!, place), n!, place),
  },
  {
    says: [
      '(percent|percentage|%) (change|increase|decrease|difference) [from] {a:sum} (to|and) {b:sum}',
      '[from] {a:sum} to {b:sum} [what|in] (percent|percentage|%) change',
      '[it] was {a:sum} [and] [is] now {b:sum} [what] (percent|percentage|%) change',
    ],
    node: ({ a, b }, place) => quotient(difference(b!, a!, place), a!, place),
    unit: '%',
  },
  {
    says: [
      '{p:percent} off (what|which) [number|amount] (is|equals|=) {x:sum}',
      '{x:sum} is {p:percent} off (what|which) [number|amount]',
    ],
    node: ({ x, p }, place) => quotient(x!, difference(whole(1), p!, place), place),
  },
  {
    says: ['{a:sum} (as|is) [a] (percent|percentage|%) off {b:sum}'],
    node: ({ a, b }, place) => quotient(difference(b!, a!, place), b!, place),
    unit: '%',
  },
  {
    says: ['{a:sum} (as|is) [a] (percent|percentage|%) on {b:sum}'],
    node: ({ a, b }, place) => quotient(difference(a!, b!, place), b!, place),
    unit: '%',
  },
  {
    says: ['add {a:sum} (and|plus) {b:sum}', 'add {b:sum} to {a:sum}'],
    node: ({ a, b }, place) => sum(a!, b!, place),
  },
  {
    says: ['(subtract|deduct) {b:sum} from {a:sum}'],
    node: ({ a, b }, place) => difference(a!, b!, place),
  },
  {
    says: ['multiply {a:sum} (by|with|and|times) {b:sum}', '[the] product of {a:sum} and {b:sum}'],
    node: ({ a, b }, place) => product(a!, b!, place),
  },
  {
    says: [
      '[the] remainder of {a:sum} (divided by|over|and|/|÷) {b:sum}',
      '[the] remainder (when|if) {a:sum} is divided by {b:sum}',
    ],
    node: ({ a, b }, place) => ({ kind: 'mod', left: a!, right: b!, place }),
  },
  {
    says: ['divide {a:sum} by {b:sum}', '[the] quotient of {a:sum} and {b:sum}'],
    node: ({ a, b }, place) => quotient(a!, b!, place),
  },
  ...['half', 'third', 'quarter'].map((part, at): Phrase => {
    return {
      says: [`divide {a:sum} by [a|one] ${part}`, `{a:sum} divided by [a|one] ${part}`],
      node: ({ a: all }, place) => product(all!, whole(at + 2), place),
    };
  }),
  {
    says: [
      '[a|the] {a:money} (tip|gratuity) (on|for) [a] {b:money} [is] [what|as a|in|how many] (percent|percentage|%)',
      '(tip|gratuity) [of] {a:money} (on|for) [a] {b:money} [is] [what|as a|in|how many] (percent|percentage|%)',
      '(what|how many) (percent|percentage|%) tip is {a:money} (on|for) [a] {b:money}',
    ],
    // A tip of 20 € on 180 has one currency
    node: ({ a, b }, place) => quotient(withoutCurrency(a!), withoutCurrency(b!), place),
    unit: '%',
  },
  ...(
    [
      ['more|greater|bigger|higher|larger', 1n],
      ['less|smaller|lower|fewer|cheaper', -1n],
    ] as const
  ).flatMap(([words, sign]): readonly Phrase[] => [
    {
      says: [
        `{a:sum} is [by] (what|how many|how much) (percent|percentage|%) (${words}) than {b:sum}`,
        `(what|how many|how much) (percent|percentage|%) (${words}) (is|are) {a:sum} than {b:sum}`,
        `by (what|how many|how much) (percent|percentage|%) is {a:sum} (${words}) than {b:sum}`,
        `{a:sum} is how much (${words}) than {b:sum} (in|as) (percent|percentage|%)`,
      ],
      node: ({ a, b }, place) =>
        product(numberNode(ratio(sign)), quotient(difference(a!, b!, place), b!, place), place),
      unit: '%',
    },
    {
      says: [`{x:sum} is {p:percent} (${words}) than what [number]`],
      node: ({ x, p }, place) => quotient(x!, sum(whole(1), product(numberNode(ratio(sign)), p!, place), place), place),
    },
    {
      says: [`{p:percent} (${words}) than {x:sum}`],
      node: ({ x, p }, place) => sum(x!, product(numberNode(ratio(sign)), product(p!, x!, place), place), place),
    },
  ]),
  ...(
    [
      ['max', 'greater|greatest|larger|largest|bigger|biggest|higher|highest|maximum'],
      ['min', 'lesser|least|smaller|smallest|lower|lowest|minimum'],
    ] as const
  ).map(([name, words]): Phrase => {
    return {
      says: [`[the] (${words}) of ${listOf('sum')}`],
      node: (parts, place) => ({ kind: 'function', name, arguments: inOrder(inOnlyUnit(parts)), place }),
    };
  }),
  {
    says: ['[the] (midpoint|halfway) (between|of) {a:sum} and {b:sum}'],
    node: (parts, place) => quotient(total(inOnlyUnit(parts), place), whole(2), place),
  },
  {
    says: ['(difference|distance|gap) (between|of) {a:sum} (and|to) {b:sum}', 'difference {a:sum} (and|to|vs) {b:sum}'],
    node: ({ a, b }, place) => ({ kind: 'function', name: 'abs', arguments: [difference(a!, b!, place)], place }),
  },
  ...[listOf('measure'), listOf('number', 'measure')].flatMap((list): Phrase[] => [
    {
      says: [`(average|mean) of ${list}`, `(average|mean) ${list}`],
      node: (parts, place) => quotient(total(inOnlyUnit(parts), place), whole(inOrder(parts).length), place),
    },
    {
      says: [`(sum|total) of ${list}`, `add ${list}`, `${list} (total|altogether|in total|combined)`],
      node: (parts, place) => total(inOnlyUnit(parts), place),
    },
  ]),
  // A rate for a time, the cost of an amount, and the speed over a distance
  {
    says: ['{x:rate} for {y:time}', '{y:measure} at {x:price}', '{y:time} at {x:rate}'],
    node: ({ x, y }, place) => product(x!, y!, place),
    isRate: true,
  },
  // A dose for a body, and for a duration
  {
    says: [
      '{x:perMass} for {y:mass}',
      '{x:perArea} for {y:area}',
      '{x:perVolume} for {y:volume}',
      '{x:perTime} for {y:time}',
    ],
    node: ({ x, y }, place) => product(x!, y!, place),
  },
  {
    says: ['{x:perMassAndTime} for {y:mass} (for|over) {z:time}'],
    node: ({ x, y, z }, place) => product(product(x!, y!, place), z!, place),
  },
  // The fuel for a distance, by miles per gallon or liters per 100 km; the distance on an amount of fuel, and per unit
  // of fuel
  {
    says: [`[${fuelFor}] {y:length} at {x:economy}`],
    node: ({ x, y }, place) => quotient(y!, x!, place),
  },
  {
    says: [
      '{x:amount} for {y:measure}',
      '{x:length} in {y:time}',
      '{x:volume} in {y:time}',
      '{x:length} on {y:volume}',
      '{x:volume} for {y:length}',
    ],
    node: ({ x, y }, place) => quotient(x!, y!, place),
  },
  { says: ['{x:charge} at {y:voltage}'], node: ({ x, y }, place) => product(x!, y!, place), unit: 'Wh' },
  { says: ['{x:length} at {y:resolution}'], node: ({ x, y }, place) => product(x!, y!, place), unit: 'px' },
  { says: ['{x:graphics} at {y:resolution}'], node: ({ x, y }, place) => quotient(x!, y!, place), unit: 'in' },
  {
    says: [
      '{x:sum} (/|÷|divided by|split by|shared by|among|between) {n:count} (people|persons|friends|guests|ways|kids|children|students)',
    ],
    node: ({ x, n }, place) => quotient(x!, n!, place),
  },
]);

/** Reads a calculation in words. Undefined for any other text. */
export const readPhrase = (source: Span, style: NumberStyle | undefined): Expression | undefined => {
  for (const { rule, nodes, places, units } of phrases.read(source, style)) {
    const parts = rule.isOfSides === true ? inOnlyUnit(nodes) : nodes;
    const assumed = Object.keys(parts).flatMap((key): readonly Assumption[] => {
      const [part, { text }] = [parts[key]!, places[key]!];
      return part === nodes[key] || part.kind !== 'measure'
        ? []
        : [{ kind: 'side', of: text, as: `${text} ${part.unit.unit.text}` }];
    });
    const open = assumed.length > 0 ? { assumed } : {};
    const { unit, isRate = false } = rule;
    return { root: rule.node(parts, source), units, isSum: true, isRate, ...(unit && { unit }), ...open };
  }
  return undefined;
};
