import { unitIndex } from '../conversion/catalogue.ts';
import { multiplyDimensions, readDimension, sameDimension, type Dimension } from '../model/dimension.ts';
import { catalogue } from '../text/catalogue.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import { readTarget } from '../text/units/target.ts';
import type { CalculationAnswer } from './answer.ts';
import { calculate } from './arithmetic/calculate.ts';
import { isUncertain, readExpression } from './arithmetic/expression.ts';
import type { Node } from './arithmetic/node.ts';
import type { Wanted } from './arithmetic/result.ts';
import { answerOf, wantedOf, type Context } from './calculation.ts';
import { misleading } from './problem.ts';

// Word problems in which every measure is a factor once, a rate among them: `A pump delivers 3.5 L/min. How many gallons in 2 hours?` The
// dimensions say how the factors come together. Where they leave two ways there is no answer.

/** Longer than a problem is; bounds on the work for any text. */
const longestText = 300;
const mostFactors = 5;
const mostWords = 9;

/** A number that begins a value, with the sign of a currency before it. */
const valueStart = /(?<![\p{L}\p{N}.,^_/-])(?:[$€£¥₹₽]\s?)?\d/gu;
const valueEnd = /\S(?=[\s,;:?!)]|\.(?:\s|$)|$)/gu;

/** The end of a sentence within a value, and small words that units are spelled like: an inch, an are. */
const notValue = /[.;:,?!](?:\s|$)|\s(?:in|at|as|to|on|is)(?:\s|$)|\sa$/;

interface Factor {
  readonly node: Node;
  readonly place: Span;
  readonly dimension: Dimension;
  /** The power of money. */
  readonly money: number;
}

/** Returns true for a measure, an amount of money, or so much of one for another. */
const isFactor = (node: Node): boolean =>
  node.kind === 'measure' ||
  node.kind === 'money' ||
  (node.kind === '+' && node.isMixed === true) ||
  (node.kind === '/' && isFactor(node.left) && (isFactor(node.right) || node.right.kind === 'unit'));

/** The factors of a text; undefined where a number is no part of one. Their units are counted through. */
const factorsIn = (source: Span, units: Span[], { style, rates }: Context): readonly Factor[] | undefined => {
  const factors: Factor[] = [];
  let past = 0;
  for (const { index } of source.plain.matchAll(valueStart)) {
    if (index < past) continue;
    const rest = span(source, index);
    const ends = Array.from(rest.plain.matchAll(valueEnd), (end) => end.index + 1).slice(0, mostWords);
    const found = ends.reverse().flatMap((end): readonly Factor[] => {
      const place = span(rest, 0, end);
      if (notValue.test(place.lower)) return [];
      const own: Span[] = [];
      const read = readExpression(place, style, own);
      if (!read || read instanceof Diagnostic || !isFactor(read.root) || isUncertain(read.root)) return [];
      const worked = calculate({ ...read, isSum: true }, undefined, rates, place);
      if (worked instanceof Diagnostic || !worked.value) return [];
      const { dimension, money } = worked.value;
      return [{ node: read.root, place, dimension, money }];
    })[0];
    if (!found || factors.length === mostFactors) return undefined;
    const read = readExpression(found.place, style, units);
    if (!read || read instanceof Diagnostic) return undefined;
    factors.push({ ...found, node: read.root });
    past = index + found.place.text.length;
  }
  return factors;
};

const volume = readDimension('L^3');

/** The factors with those joined that say what is in a volume: 120 mg in 5 ml is a concentration. */
const withConcentrations = (factors: readonly Factor[], source: Span): readonly Factor[] => {
  const joined: Factor[] = [];
  for (const factor of factors) {
    const before = joined.at(-1);
    const from = before ? before.place.offset - source.offset : 0;
    const to = factor.place.offset - source.offset;
    const between = source.lower.slice(from + (before?.place.text.length ?? 0), to);
    const isJoined =
      before !== undefined &&
      before.node.kind !== '/' &&
      before.money === 0 &&
      sameDimension(factor.dimension, volume) &&
      /^\s*(?:in|per|\/|in every|in each)\s*$/.test(between);
    if (isJoined) {
      const place = span(source, from, to + factor.place.text.length);
      const dimension = multiplyDimensions(before.dimension, factor.dimension, -1);
      joined[joined.length - 1] = {
        node: { kind: '/', left: before.node, right: factor.node, place },
        place,
        dimension,
        money: 0,
      };
    } else joined.push(factor);
  }
  return joined;
};

/** The text with a sign for each of its factors: what is left are words. */
const wordsOnly = (source: Span, factors: readonly Factor[]): string => {
  let words = '';
  let past = 0;
  for (const { place } of factors) {
    const from = place.offset - source.offset;
    words += source.lower.slice(past, from) + '#'.repeat(place.text.length);
    past = from + place.text.length;
  }
  return words + source.lower.slice(past);
};

/** Places before a unit that is asked: `how many gallons`, `in L` at the end, a clause that begins with it. */
const beforeUnit = [
  /(?<![a-z])how (?:many|much)\s+/g,
  /(?<![a-z])(?:in|into|to|as|->)\s+(?=[^#]*$)/g,
  /(?<![a-z])in\s+(?=[a-z/]{1,20} (?:do|does|did|of|is|will|was|are)(?![a-z]))/g,
  /(?:^|[.;:,?!]\s+|\s-+>?\s+)(?=[a-z$€£][^#]*(?:#|\?|$))/g,
];

const isUnit = (part: Span): boolean => {
  const read = readTarget(part);
  return !(read instanceof Diagnostic) && read.ingredient === undefined;
};

/** Small words that units are spelled like: an inch, an are. */
const endsWithSmall = /(?:^|\s)(?:in|a|as|at|to|on|is|are|do|does)$/;

/** The longest unit that begins at a place of a text; undefined where none does. */
const unitAt = (source: Span, words: string, at: number): Span | undefined => {
  const rest = /^[^#.;:,?!()]*/.exec(words.slice(at))![0];
  const ends = Array.from(rest.matchAll(/\S(?=\s|$)/g), ({ index }) => at + index + 1).slice(0, 6);
  const end = ends.reverse().find((one) => !endsWithSmall.test(words.slice(at, one)) && isUnit(span(source, at, one)));
  return end === undefined ? undefined : span(source, at, end);
};

/** Words that ask for a quantity, and the unit of the answer where the factors lead to no unit of the quantity. */
const asked: readonly (readonly [words: RegExp, quantity: string | undefined, unit: string])[] = [
  [/how long|(?<![a-z])(?:time|duration)(?![a-z])/, 'time', 's'],
  [/how far|(?<![a-z])distance(?![a-z])/, 'length', 'm'],
  [
    /(?<![a-z])(?:costs?|price|fare|bill|pay|wage|earn)(?![a-z])|how much (?:money|does it cost|do i (?:get|pay|owe))|what do i get/,
    undefined,
    '',
  ],
  [/(?<![a-z])vol(?:ume)?(?![a-z])/, 'volume', 'L'],
  [/(?<![a-z])(?:mass|weight)(?![a-z])|weighs? how much|how much (?:does|do) .* weigh/, 'mass', 'kg'],
  [/(?<![a-z])dose(?![a-z])/, 'mass', 'mg'],
  [/(?<![a-z])speed(?![a-z])|how fast/, 'speed', 'm/s'],
  [/(?<![a-z])density(?![a-z])/, 'density', 'kg/m³'],
  [/(?<![a-z])force(?![a-z])/, 'force', 'N'],
  [/(?<![a-z])power(?![a-z])/, 'power', 'W'],
  [/(?<![a-z])(?:energy|heat)(?![a-z])/, 'energy', 'J'],
  [/(?<![a-z])work(?![a-z])/, 'energy', 'J'],
  [/(?<![a-z])pressure(?![a-z])/, 'pressure', 'Pa'],
  [/(?<![a-z])current(?![a-z])/, 'electric-current', 'A'],
  [/(?<![a-z])voltage(?![a-z])/, 'voltage', 'V'],
  [/(?<![a-z])resistance(?![a-z])/, 'electric-resistance', 'ohm'],
  [/(?<![a-z])charge(?![a-z])/, 'electric-charge', 'C'],
  [/(?<![a-z])(?:molarity|concentration)(?![a-z])/, 'molar-concentration', 'mol/L'],
  [/(?<![a-z])area(?![a-z])/, 'area', 'm²'],
];

/** The dimension, the power of money and the unit of the answer that a text asks for. */
interface Request {
  readonly dimension: Dimension;
  readonly money: number;
  readonly wanted: Wanted | undefined;
  readonly quantity: string | undefined;
  readonly unit: string;
  /** The words without the unit that is asked. */
  readonly beside: string;
}

const dimensionless = readDimension('1');

const requestOf = (target: Span, beside: string, { rates }: Context): Request | undefined => {
  const wanted = wantedOf(target);
  if (wanted instanceof Diagnostic) return undefined;
  if (wanted.kind === 'currency')
    return { dimension: dimensionless, money: 1, wanted, quantity: undefined, unit: '', beside };
  const one = readExpression(makeSource(`1 ${target.text}`, target.lexicon), undefined);
  if (!one || one instanceof Diagnostic) return undefined;
  const worked = calculate({ ...one, isSum: true }, undefined, rates, target);
  if (worked instanceof Diagnostic || !worked.value) return undefined;
  const { dimension, money } = worked.value;
  return { dimension, money, wanted, quantity: undefined, unit: '', beside };
};

const dimensionOf = (quantity: string): Dimension =>
  readDimension(unitIndex.quantities.find(({ id }) => id === quantity)!.dimension);

/** Everything that a text may ask for, what names a unit first. */
const requestsIn = (source: Span, words: string, context: Context): readonly (readonly Request[])[] => {
  const named = beforeUnit.flatMap((pattern) =>
    Array.from(words.matchAll(pattern), (match) => match.index + match[0].length).flatMap((at) => {
      const unit = unitAt(source, words, at);
      const request = unit && requestOf(unit, words.slice(0, at) + words.slice(at + unit.text.length), context);
      return request ? [[request]] : [];
    }),
  );
  const quantities = asked
    .filter(([pattern]) => pattern.test(words))
    .map(([, quantity, unit]): Request => {
      if (quantity === undefined)
        return { dimension: dimensionless, money: 1, wanted: undefined, quantity, unit, beside: words };
      return { dimension: dimensionOf(quantity), money: 0, wanted: undefined, quantity, unit, beside: words };
    });
  const isPriced = quantities.length === 0 && /(?<![a-z])at \$?#|# for|for (?:an? )?#/.test(words);
  return [
    ...named,
    isPriced
      ? [{ dimension: dimensionless, money: 1, wanted: undefined, quantity: undefined, unit: '', beside: words }]
      : quantities,
  ];
};

/** Returns true for so much of something for one of its quantity, as 15 mg/kg: it multiplies what it is for. */
const isPart = ({ dimension, place, money }: Factor): boolean =>
  money === 0 && dimension.every((exponent) => exponent === 0) && /\/|\sper\s/.test(place.text);

/** The ways to put factors above and below the line that have a dimension: each is used once. */
const waysTo = (factors: readonly Factor[], { dimension, money }: Request): readonly (readonly boolean[])[] =>
  Array.from({ length: 2 ** factors.length - 1 }, (_, signs) => factors.map((__, at) => ((signs >> at) & 1) === 1))
    .filter(
      (below) => factors.reduce((sum, factor, at) => sum + (below[at] ? -factor.money : factor.money), 0) === money,
    )
    .filter((below) => !factors.some((factor, at) => below[at] === true && isPart(factor)))
    .filter((below) =>
      sameDimension(
        factors.reduce(
          (all, factor, at) => multiplyDimensions(all, factor.dimension, below[at] ? -1 : 1),
          dimensionless,
        ),
        dimension,
      ),
    );

/** Returns true if a factor is so much of one for another, or of a quantity that is: a speed, a power, a density. */
const isRate = (factor: Factor): boolean =>
  factor.node.kind === '/' ||
  isPart(factor) ||
  factor.dimension.some((exponent) => exponent < 0) ||
  factor.dimension.filter((exponent) => exponent !== 0).length > 1;

/** Quantities that are a quotient of two others by definition. */
const quotients = new Set<string | undefined>(['density', 'speed', 'power', 'pressure', 'molar-concentration']);

/** The quantity of a unit that is asked. */
const quantityAsked = (wanted: Wanted | undefined): string | undefined =>
  wanted?.kind === 'units' ? catalogue.meaningsOf(wanted.target.place.plain).units[0]?.quantity?.id : undefined;

/** An acceleration may say that something accelerates. */
const acceleration = /^accelerat/;

/** Words of problems that have a law of their own: of a spring half the product, of a way there and back twice the way. */
const ownLaw =
  /(?<![a-z])(?:accelerat|decelerat|brak|speed(?:s|ing)? up|slow|spring(?! constant)|(?<!constant.*)(?:stretch|compress)|thrown?|throw|launch|project|fired|jump|orbit|circular|circle|lap(?![a-z])|rotat|spin|swing|pendulum|inclin|slope|ramp|friction|drag|lever|gear|lens|half-life|decay|round|return|back|both|ways|interest|triang|capacitor|charging|recharg|evaporat|leak|melt|boil|freez)/;

/** Words that look as if they changed a number, and do not. */
const harmless =
  /(?<![a-z])(?:taxis?|(?:takes?|took|draws?|drawn|fills?|filled|picks?|used|make|makes) up|(?:been|is|are) added|left (?:on|running))(?![a-z])/g;

/** Matches units of time in words: so much a day for a year has more factors than numbers. */
const timeWord =
  /(?<![a-z])(?:days?|weeks?|fortnights?|months?|years?|hours?|nights?|daily|weekly|monthly|yearly|hourly|nightly|annual(?:ly)?)(?![a-z])/;

/** Returns true if the words beside the factors change nothing in a chain. */
const areHarmless = (words: string, factors: readonly Factor[]): boolean => {
  const hasAcceleration = factors.some(({ dimension }) => sameDimension(dimension, dimensionOf('acceleration')));
  if (!hasAcceleration && ownLaw.test(words)) return false;
  return (words.replace(harmless, '').match(/[\p{L}\p{N}'’.-]+/gu) ?? []).every((word) => {
    const bare = word.replace(/^[.'’-]+|[.'’-]+$/g, '');
    if (/\d/.test(bare)) return false;
    return !misleading.test(bare) || bare === 'if' || bare === 'per' || (hasAcceleration && acceleration.test(bare));
  });
};

/** The answer, with the chain as its text: `3.5 L/min × 2 hours`. */
const answerFor = (
  factors: readonly Factor[],
  below: readonly boolean[],
  { wanted, quantity, unit }: Request,
  { units, source, context }: { units: readonly Span[]; source: Span; context: Context },
): CalculationAnswer | undefined => {
  const [above, under] = [false, true].map((side) => factors.filter((_, at) => below[at] === side));
  const texts = (some: readonly Factor[]): readonly string[] =>
    some.map(({ node, place }) =>
      node.kind === '/' || /[/]|\sper\s|\sa\s/.test(place.text) ? `(${place.text})` : place.text,
    );
  const text = [above!.length === 0 ? '1' : texts(above!).join(' × '), ...texts(under!)].join(' ÷ ');
  const place = { ...makeSource(text, source.lexicon), names: source.names };
  const one: Node = { kind: 'number', value: { n: 1n, d: 1n }, isPercent: false };
  const start =
    above!.length === 0
      ? one
      : above!.slice(1).reduce<Node>((left, { node }) => ({ kind: '*', left, right: node, place }), above![0]!.node);
  const root = under!.reduce<Node>((left, { node }) => ({ kind: '/', left, right: node, place }), start);
  const expression = { root, units, isSum: true };
  const work = (target: Wanted | undefined): CalculationAnswer | undefined => {
    const worked = calculate(expression, target, context.rates, source);
    if (worked instanceof Diagnostic) return undefined;
    return answerOf({ amount: place, expression, wanted: target, worked }, context.telling);
  };
  if (wanted || quantity === undefined) return work(wanted);
  const natural = work(undefined);
  const isOne = natural?.unit !== undefined && catalogue.meaningsOf(natural.unit).units[0]?.quantity?.id === quantity;
  // A dose for a body is no number of its pounds
  if (isOne && !factors.some(isPart)) return natural;
  const own = wantedOf(makeSource(unit, source.lexicon));
  return own instanceof Diagnostic ? undefined : work(own);
};

/** Returns the answer to the request of a text if its factors come together in one way alone. */
const answerChain = (
  factors: readonly Factor[],
  units: readonly Span[],
  source: Span,
  context: Context,
): CalculationAnswer | undefined => {
  if (factors.length < 2) return undefined;
  const words = wordsOnly(source, factors);
  if (!areHarmless(words, factors) || /[=<+*×÷^%]|(?<!-)>/.test(words)) return undefined;
  const hasRate = factors.some(isRate);
  // The pressure of a gas times its volume is no energy that it has
  const isGas = /(?<![a-z])gas(?![a-z])/.test(words);
  for (const requests of requestsIn(source, words, context)) {
    const ways = requests
      .filter(({ quantity, beside }) => !(isGas && quantity === 'energy') && !timeWord.test(beside))
      .filter(({ quantity, wanted }) => hasRate || quotients.has(quantity ?? quantityAsked(wanted)))
      .flatMap((request) => waysTo(factors, request).map((below) => ({ request, below })));
    const [way, another] = ways;
    if (!way) continue;
    return another ? undefined : answerFor(factors, way.below, way.request, { units, source, context });
  }
  return undefined;
};

/** Answers a word problem whose measures come together in one way alone. Returns undefined for any other text. */
export const answerRates = (source: Span, context: Context): CalculationAnswer | undefined => {
  if (source.text.length > longestText || source.lexicon?.vocabulary || !/\d/.test(source.plain)) return undefined;
  const units: Span[] = [];
  const factors = factorsIn(source, units, context);
  if (!factors) return undefined;
  return (
    answerChain(factors, units, source, context) ??
    answerChain(withConcentrations(factors, source), units, source, context)
  );
};
