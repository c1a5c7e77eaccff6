import { oncePer } from '../model/remember.ts';
import type { Assumption } from '../model/assumption.ts';
import { compare, ratio, toNumber, type Ratio } from '../model/rational.ts';
import type { Asking, Speech, WordedName } from '../model/speech.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { isUnitIn, makeSource, type Span } from '../text/span.ts';
import { calculate } from './arithmetic/calculate.ts';
import { isUncertain } from './arithmetic/expression.ts';
import { product, quotient, unitNode, type Node, type UnitNode } from './arithmetic/node.ts';
import { answerOf, isKnown, wantedOf, type Context } from './calculation.ts';
import { changesIn, Grammar, type Rule, type RuleMatch } from './grammar.ts';
import { choice, clockPlus, range, type Answered, type QuestionContext } from './questions.ts';
import { mannerOf } from './tool-question.ts';
import { withOmittedUnits } from './omitted-units.ts';

// Questions about measures. Each language lists its own sentences for them. The place `{t:unit}` holds the requested unit. The places
// `{u:thing}`, `{v:thing}` and `{w:thing}` hold words that the answer ignores.

type Told = Context & QuestionContext;

interface Worded extends Rule {
  readonly answer: (match: RuleMatch<Rule>, source: Span, told: Told) => Answered;
}

type Parts = Readonly<Record<string, Node>>;

/** Returns true if an expression has all its values. */
const isWhole = (node: Node | undefined): boolean =>
  node !== undefined && (!('left' in node) || (isWhole(node.left) && isWhole(node.right)));

/** Returns a function that calculates an answer from the places of a sentence. `unit` is the default unit of the answer. */
const worked =
  (make: (place: Span, parts: Parts) => Node, unit?: string, isPrice = false): Worded['answer'] =>
  ({ nodes, places, units, assumed }, source, { rates, telling }) => {
    const target = places['t'];
    const asked = target
      ? wantedOf(target)
      : unit === undefined
        ? undefined
        : wantedOf(makeSource(unit, source.lexicon));
    if (asked instanceof Diagnostic) return undefined;
    const root = make(source, nodes);
    // The text of a place was not a value
    if (!isWhole(root)) return undefined;
    const expression = { root, units, isSum: true, assumed };
    const result = calculate(expression, asked, rates, source);
    if (result instanceof Diagnostic || (!isPrice && !result.isBare && !isKnown(result, source))) return undefined;
    return answerOf({ amount: source, expression, wanted: asked, worked: result }, telling);
  };

/** Keeps only answers whose quantity matches. A plain number has an empty quantity. */
const only =
  (quantities: RegExp, answerTo: Worded['answer']): Worded['answer'] =>
  (match, source, told) => {
    const answer = answerTo(match, source, told);
    return answer && !(answer instanceof Diagnostic) && !quantities.test(answer.quantity ?? '') ? undefined : answer;
  };

/** Keeps only answers to texts whose two places measure the same quantity. */
const ofOneKind =
  (one: string, other: string, answerTo: Worded['answer']): Worded['answer'] =>
  (match, source, told) => {
    const { [one]: a, [other]: b } = match.nodes;
    if (!isWhole(a) || !isWhole(b)) return undefined;
    const expression = { root: quotient(a!, b!, source), units: match.units, isSum: true };
    const result = calculate(expression, undefined, told.rates, source);
    return result instanceof Diagnostic || !result.isBare ? undefined : answerTo(match, source, told);
  };

/** Returns the unit in a place. Undefined for other targets: a unit with its goods, or several units. */
const unitAt = ({ places, units }: RuleMatch<Rule>, key: string): UnitNode | undefined => {
  const place = places[key];
  const isUnit = place && place.lexicon!.meaningsOf(place.plain).units.length > 0;
  return isUnit ? unitNode(place, units) : undefined;
};

/**
 * Converts a number that people write without its unit where only one unit makes sense, and notes the unit: a height of 1.68. A whole
 * number may be one of another unit, so a height has decimals.
 */
const bare =
  (unit: string, low: Ratio, high: Ratio, hasDecimals = false): Worded['answer'] =>
  ({ nodes, places, units }, source, { rates, telling }) => {
    const { x } = nodes;
    if (x?.kind !== 'number' || (hasDecimals && x.value.d === 1n)) return undefined;
    if (compare(x.value, low) < 0 || compare(x.value, high) > 0) return undefined;
    const wanted = wantedOf(places['t']!);
    if (wanted instanceof Diagnostic) return undefined;
    const root: Node = { kind: 'measure', value: x.value, unit: unitNode(makeSource(unit, source.lexicon), units) };
    const written = places['x']!.text;
    const assumed: readonly Assumption[] = [{ kind: 'unit', of: written, as: `${written} ${unit}` }];
    const expression = { root, units, isSum: false, assumed };
    const result = calculate(expression, wanted, rates, source);
    // A value in the wanted unit already was in another one: 40 in Celsius may be degrees Fahrenheit
    if (result instanceof Diagnostic || result.measures[0]?.value === toNumber(x.value)) return undefined;
    return answerOf({ amount: source, expression, wanted, worked: result }, telling);
  };

const twelve: Node = { kind: 'number', value: ratio(12n), isPercent: false };
/** Multiplies the first term of a sum without parentheses: a quarter of 360 plus 15 is 105. */
const partOfFirst = (part: Node, node: Node, place: Span): Node =>
  (node.kind === '+' || node.kind === '-') && !('isMixed' in node && node.isMixed) && !place.plain.includes('(')
    ? { ...node, left: partOfFirst(part, node.left, place) }
    : product(part, node, place);

const half: Node = { kind: 'number', value: ratio(1n, 2n), isPercent: false };

/** Matches a price for one unit without a mark between them, and what asks after a mark: 28块一斤，多少钱. */
const isUnitMarked = (source: Span, unit: Span): boolean => {
  const from = unit.offset - source.offset;
  const [before, after] = [source.plain.slice(0, from), source.plain.slice(from + unit.text.length)];
  return /[^,、，\s]\s?[每一1]\s?$/.test(before) && /^\s?[,、，]/.test(after);
};

const inProportion = only(
  /^(?!time$|temperature$)/,
  worked((place, { n, x, m }) => quotient(product(x!, m!, place), n!, place)),
);

/** Returns true for a unit without a number right after a price, which is for one of it: 60 रुपये लीटर. */
const isUnitOfPrice = ({ places: { x, m } }: RuleMatch<Rule>): boolean =>
  x !== undefined && m !== undefined && !/\p{Nd}/u.test(m.plain) && m.offset <= x.offset + x.text.length + 1;

const answers: Readonly<Record<WordedName, Worded['answer']>> = {
  // {a:measure}, {b:measure}: the larger of two, or the smaller
  more: choice(1),
  less: choice(-1),
  // {a:number} or {a:measure}, {b:measure}, {t:unit}: both ends of a range
  between: (match, source, told) => {
    const answer = range(match, source, told);
    if (!answer || answer instanceof Diagnostic) return answer;
    // 5 km - 2 miles is a difference
    const [low, high] = [answer.results.at(0), answer.results.at(-1)];
    return low && high && low.value < high.value ? answer : undefined;
  },
  // {c:clock}, {d:time}: the time of day after a duration
  arrival: clockPlus('+'),
  // {x:sum} for {n:number} portions, {m:number} portions: a time or a temperature does not grow with the portions
  recipe: (match, source, told) => (isUnitOfPrice(match) ? undefined : inProportion(match, source, told)),
  // {x:price} or {x:money} for one {k:unit}, {y:measure}: the amount to pay
  priced: (match, source, told) => {
    const one = match.places['k'];
    // After a comma one unit is asked about
    if (one && /,\s*$/.test(source.plain.slice(0, one.offset - source.offset))) return undefined;
    if (!one) return worked((place, { x, y }) => product(x!, y!, place))(match, source, told);
    const unit = unitAt(match, 'k');
    const pay = worked((place, { x, y }) => product(x!, quotient(y!, unit!, place), place));
    return only(/^$/, pay)(match, source, told);
  },
  // {x:number} for {y:measure}, one {k:unit}: the price of one unit, in a currency that is not said
  pricePer: (match, source, told) => {
    const unit = unitAt(match, 'k');
    const price = worked((place, { x, y }) => quotient(x!, quotient(y!, unit!, place), place));
    return only(/^$/, price)(match, source, told);
  },
  // {x:amount} for {y:measure} or one {k:unit}, {t:unit}: the price of one unit
  unitPrice: only(/^(?:|density|volume|speed|fuel-economy|mass|energy)$/, (match, source, told) => {
    if (match.places['t'] && match.places['y'] && isUnitMarked(source, match.places['t'])) {
      const one = unitAt(match, 't');
      const { t: _, ...places } = match.places;
      return worked((place, { x, y }) => product(x!, quotient(y!, one!, place), place))(
        { ...match, places },
        source,
        told,
      );
    }
    const unit = match.places['k'] && unitAt(match, 'k');
    const price = worked((place, { x, y }) => quotient(x!, (y ?? unit)!, place), undefined, true);
    return (match.nodes['y'] ?? unit) ? price(match, source, told) : undefined;
  }),
  // {n:number} pieces at {x:amount} each
  each: worked((place, { n, x }) => product(n!, x!, place)),
  // {x:number}, {t:unit}: a person's height in meters, a body temperature in degrees Celsius
  height: bare('m', ratio(2n, 5n), ratio(5n, 2n), true),
  // {x:measure}, {y:measure}: how many of the first are in the second
  count: only(/^$/, (match, source, told) => {
    // 2 ounces how many grams is a conversion
    const { x } = match.places;
    return x && isUnitIn(source, x.plain)
      ? undefined
      : worked((place, { x: one, y }) => quotient(y!, one!, place))(match, source, told);
  }),
  // {x:measure} is {y:sum}, {z:measure}
  proportion: ofOneKind(
    'x',
    'z',
    worked((place, { x, y, z }) => product(y!, quotient(z!, x!, place), place), undefined, true),
  ),
  // {c:clock}, {d:time}: the time of day before a duration
  startBy: clockPlus('-'),
  // {x:sum} a month, and a year
  yearly: only(
    /^(?:ratio)?$/,
    worked((place, { x }) => product(x!, twelve, place)),
  ),
  monthly: only(
    /^(?:ratio)?$/,
    worked((place, { x }) => quotient(x!, twelve, place)),
  ),
  // {f:fraction} or {f:number} in words, or half, of {x:sum}: a temperature has no parts
  partOf: only(/^(?!temperature$)/, (match, source, told) => {
    const { f = half } = match.nodes;
    const isPart = f.kind === 'number' ? f.value.n > 0n && f.value.n < f.value.d : f.kind === '/';
    // 0 quart de gallon has no part of a gallon
    if (/^0(?![\d.,/])/.test(match.places['f']?.plain ?? '')) return undefined;
    // ½ + 2 is a sum, also where no word stands between a part and its whole
    if (['f', 'x'].some((key) => /^[-+−]/.test(match.places[key]?.plain ?? ''))) return undefined;
    return isPart ? worked((place, { x }) => partOfFirst(f, x!, place))(match, source, told) : undefined;
  }),
  // {n:number} pieces for {x:money}: the price of one. `3 kg apples` are not three pieces, and a dozen is not one
  onePiece: (match, source, told) => {
    const { w, v = w } = match.places;
    const isUnit = [w, v].some((place) => isUnitIn(source, place!.plain.split(/\s/)[0]!));
    return isUnit ? undefined : worked((place, { x, n }) => quotient(x!, n!, place))(match, source, told);
  },
  // {x:measure} {n:number} times a day, or every {h:time}: the amount in a day
  dose: only(/^(?:mass|volume|biological-activity|amount-of-substance)$/, (match, source, told) => {
    const { n, h } = match.nodes;
    const times = h && quotient(unitNode(makeSource('day', source.lexicon), match.units), h, source);
    return worked((place, { x }) => product(x!, n ?? times!, place))(match, source, told);
  }),
};

type Sentences = NonNullable<NonNullable<Speech['asking']>['worded']>;

const rulesOf = (sentences: Sentences): readonly Worded[] =>
  Object.entries(sentences).map(([name, says]) => ({ says, answer: answers[name as WordedName] }));

const grammarOf = oncePer((speech: Speech): Grammar<Worded> => {
  const asking: Partial<Asking> = speech.asking ?? {};
  const { worded = {}, clock } = asking;
  return new Grammar(rulesOf(worded), { manner: mannerOf(speech), clock, changes: changesIn(asking) });
});

/** Returns the words of the sentences about measures. */
export const wordsOfMeasures = (speech: Speech): ReadonlySet<string> => grammarOf(speech).words;

/** Answers a question about measures. Returns undefined for other texts. */
export const answerWorded = (source: Span, speech: Speech, told: Told): Answered => {
  for (const written of new Set([source, withOmittedUnits(source)]))
    for (const match of grammarOf(speech).read(written, told.style)) {
      if (Object.values(match.nodes).some(isUncertain)) continue;
      const answer = match.rule.answer(match, source, told);
      if (answer && !(answer instanceof Diagnostic)) return answer;
    }
  return undefined;
};
