import { ratio } from '../../model/rational.ts';
import { Diagnostic } from '../../text/diagnostics/diagnostic.ts';
import type { NumberStyle } from '../../text/numbers/style.ts';
import { readDigits } from '../../text/numbers/digits.ts';
import { span, type Span } from '../../text/span.ts';
import { english, matchSentence, type Filled, type ReadSlot } from '../match.ts';
import { needs, readSentence, type Sequence } from '../sentence.ts';
import { readExpression, type Expression, type Node } from './expression.ts';

/** The values of a phrase, by the names of their places. */
type Parts = Readonly<Record<string, Node>>;

/** A sum in words: sentences as calculators declare them (tool/ask.ts), and the expression that they stand for. */
interface Phrase {
  readonly says: readonly string[];
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

const phrases: readonly Phrase[] = [
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
    says: ['{x:rate} for {y:time}', '{y:time} at {x:price}', '{x:price} for {y:measure}'],
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
];

interface Sentence {
  readonly sequence: Sequence;
  readonly needs: readonly (readonly string[])[];
  readonly phrase: Phrase;
}

let sentences: readonly Sentence[] | undefined;

const sentencesOf = (): readonly Sentence[] =>
  phrases.flatMap((phrase) =>
    phrase.says.map((text) => {
      const sequence = readSentence(text);
      return { sequence, needs: needs(sequence), phrase };
    }),
  );

/** Longer than a phrase is; a bound on the work for any text. */
const longestPhrase = 200;
const mostWords = 24;

const ending = /\S(?=[\s,]|$)|[\p{L}%](?=[\s]*[/÷])/gu;

const quantityOf = (node: Node, units: readonly Span[]): string | undefined => {
  if (node.kind === '+' || node.kind === '-') return quantityOf(node.left, units);
  if (node.kind !== 'measure') return undefined;
  const { plain, lexicon } = units[node.unit.index]!;
  return lexicon!.meaningsOf(plain).units[0]?.quantity?.id;
};

const isPrice = (node: Node): boolean => node.kind === '/' && node.left.kind === 'money';

/** What may stand at a place of a phrase, by its kind. */
const fits: Readonly<Record<string, (node: Node, units: readonly Span[]) => boolean>> = {
  sum: () => true,
  percent: (node) => node.kind === 'number' && node.isPercent,
  money: (node) => node.kind === 'money' || (node.kind === 'number' && !node.isPercent),
  amount: (node) => node.kind === 'money',
  price: isPrice,
  measure: (node, units) => quantityOf(node, units) !== undefined,
  rate: (node, units) =>
    isPrice(node) ||
    /^(?:power|speed|volume-flow|mass-flow|data-rate|electric-current)$/.test(quantityOf(node, units) ?? ''),
  time: (node, units) => quantityOf(node, units) === 'time',
  length: (node, units) => quantityOf(node, units) === 'length',
};

/** The expression of a sum that is said in words; undefined for any other text. */
export const readPhrase = (source: Span, style: NumberStyle | undefined): Expression | undefined => {
  if (source.text.length > longestPhrase) return undefined;
  sentences ??= sentencesOf();
  const stands = (word: string): boolean => source.lower.includes(word);
  const likely = sentences.filter((sentence) => sentence.needs.every((words) => words.some(stands)));
  if (likely.length === 0) return undefined;
  const ends = Array.from(source.plain.matchAll(ending), ({ index }) => index + 1);
  if (ends.length > mostWords) return undefined;
  const read = new Map<string, Expression | undefined>();
  const expressionAt = (from: number, end: number): Expression | undefined => {
    const key = `${from} ${end}`;
    if (!read.has(key)) {
      const expression = readExpression(span(source, from, end), style);
      read.set(key, expression instanceof Diagnostic ? undefined : expression);
    }
    return read.get(key);
  };
  const readSlot: ReadSlot = ({ unit = 'sum' }, text, at) => {
    if (unit === 'count') {
      const digits = readDigits(text, at, style);
      return digits && !(digits instanceof Diagnostic) ? [{ text: '', from: at, end: digits.end }] : [];
    }
    const found: Filled[] = [];
    for (const end of [...ends].reverse()) {
      const expression = end > at ? expressionAt(at, end) : undefined;
      if (expression && fits[unit]!(expression.root, expression.units)) found.push({ text: '', from: at, end });
    }
    return found;
  };
  for (const { sequence, phrase } of likely) {
    const bindings = matchSentence(sequence, source, english, readSlot);
    if (!bindings) continue;
    const units: Span[] = [];
    const parts: Record<string, Node> = {};
    for (const [key, { from, end }] of bindings) {
      const expression = readExpression(span(source, from, end), style, units);
      if (!expression || expression instanceof Diagnostic) return undefined;
      parts[key] = expression.root;
    }
    return { root: phrase.node(parts, source), units, isSum: true, isRate: phrase.isRate === true };
  }
  return undefined;
};
