import { unitIndex } from '../conversion/catalogue.ts';
import { siFactorOf } from '../definition/definition.ts';
import { dimensionless, multiplyDimensions, readDimension, sameDimension, type Dimension } from '../model/dimension.ts';
import { firstResult } from '../model/first-result.ts';
import { toNumber } from '../model/rational.ts';
import { catalogue } from '../text/catalogue.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import type { CalculationAnswer } from './answer.ts';
import { calculate } from './arithmetic/calculate.ts';
import { isUncertain, readExpression } from './arithmetic/expression.ts';
import { product, quotient, unitNode, type Node } from './arithmetic/node.ts';
import type { Wanted } from './arithmetic/result.ts';
import { answerOf, wantedOf, type Context } from './calculation.ts';
import { longestTarget } from './longest.ts';
import { formula, misleading } from './problem.ts';

// Answers word problems by multiplying and dividing their measures: `A pump delivers 3.5 L/min. How many gallons in 2 hours?` Each measure is
// a factor that is used once. The dimensions decide which factors divide. If they allow two ways, there is no answer.

/** Limits on the work for any text. Word problems are shorter. */
const longestText = 300;
const mostFactors = 5;
const mostWords = 9;

/** Matches the number that starts a value, with a currency sign before it. */
const valueStart = /(?<![\p{L}\p{N}.,^_/-])(?:[$€£¥₹₽]\s?)?\d/gu;
const valueEnd = /\S(?=[\s,;:?!)]|\.(?:\s|$)|$)/gu;

/** Matches text that no value contains or ends with: the end of a sentence, or a short word that is also a unit (in, at). */
const notValue = /[.;:,?!](?:\s|$)|\s(?:in|at|as|to|on|is)(?:\s|$)|\sa$/;

interface Factor {
  readonly node: Node;
  readonly place: Span;
  readonly dimension: Dimension;
  /** The exponent of money: 1 for a price, -1 for a measure per amount of money. */
  readonly money: number;
}

/** Returns true for a measure, an amount of money, or a quotient of the two. */
const isFactor = (node: Node): boolean =>
  node.kind === 'measure' ||
  node.kind === 'money' ||
  (node.kind === '+' && node.isMixed === true) ||
  (node.kind === '/' && isFactor(node.left) && (isFactor(node.right) || node.right.kind === 'unit'));

/** Returns the factors of a text and adds their units to `units`. Returns undefined if a number is not part of a factor. */
const factorsIn = (source: Span, units: Span[], { style, rates }: Context): readonly Factor[] | undefined => {
  const factors: Factor[] = [];
  let past = 0;
  for (const { index } of source.plain.matchAll(valueStart)) {
    if (index < past) continue;
    const rest = span(source, index);
    const ends = Array.from(rest.plain.matchAll(valueEnd), (end) => end.index + 1).slice(0, mostWords);
    const found = firstResult(ends.reverse(), (end): Factor | undefined => {
      const place = span(rest, 0, end);
      if (notValue.test(place.plain)) return undefined;
      const read = readExpression(place, style);
      if (!read || read instanceof Diagnostic || !isFactor(read.root) || isUncertain(read.root)) return undefined;
      const worked = calculate({ ...read, isSum: true }, undefined, rates, place);
      if (worked instanceof Diagnostic || !worked.value) return undefined;
      const { dimension, money } = worked.value;
      return { node: read.root, place, dimension, money };
    });
    if (!found || factors.length === mostFactors) return undefined;
    // 2.5 kg per 100 g would multiply a price by 25
    if (found.node.kind === '/' && found.money === 0 && sameDimension(found.dimension, dimensionless)) return undefined;
    const read = readExpression(found.place, style, units);
    if (!read || read instanceof Diagnostic) return undefined;
    factors.push({ ...found, node: read.root });
    past = index + found.place.text.length;
  }
  return factors;
};

const volume = readDimension('L^3');

/** Joins the factors of a concentration into one: 120 mg in 5 ml. */
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
        node: quotient(before.node, factor.node, place),
        place,
        dimension,
        money: 0,
      };
    } else joined.push(factor);
  }
  return joined;
};

/** Returns the text with `#` in place of every character of a factor, so that only words remain. */
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

/** Patterns that end where the requested unit starts: `how many gallons`, `in L` at the end, or a clause that starts with the unit. */
const beforeUnit = [
  /(?<![a-z])how (?:many|much)\s+/g,
  /(?<![a-z])(?:in|into|to|as|->)\s+(?=[^#]*$|[^#(]*[.?]\s*\()/g,
  /(?<![a-z])in\s+(?=[a-z/]{1,20} (?:do|does|did|of|is|will|was|are)(?![a-z]))/g,
  /(?:^|[.;:,?!]\s+|\s-+>?\s+)(?:(?:calculate|find|give)\s+)?(?=[a-z$€£][^#]*(?:#|\?|$))/g,
];

/** Returns the longest unit that starts at a position of the text, or undefined. `A` at the start of a sentence is an article. */
const unitAt = (source: Span, words: string, at: number): Span | undefined => {
  const unit = longestTarget(span(source, at, at + /^[^#.;:,?!()]*/.exec(words.slice(at))![0].length));
  return unit?.lower === 'a' && !/(?:in|to)\s+$/.test(words.slice(0, at)) ? undefined : unit;
};

/** Words that ask for a quantity, and the unit of the answer if the factors do not lead to a unit of this quantity. Prices have neither. */
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

/** The dimension that a text asks for, with the unit of the answer. */
interface Request {
  readonly dimension: Dimension;
  readonly money: number;
  readonly wanted: Wanted | undefined;
  readonly quantity: string | undefined;
  readonly unit: string;
  /** The words of the text without the requested unit. */
  readonly beside: string;
}

const requestOf = (target: Span, beside: string, { rates }: Context): Request | undefined => {
  const wanted = wantedOf(target);
  if (wanted instanceof Diagnostic) return undefined;
  if (wanted.kind === 'currency')
    return { dimension: dimensionless, money: 1, wanted, quantity: undefined, unit: '', beside };
  const place = wanted.kind === 'price' ? wanted.below.place : target;
  if (place.lexicon!.meaningsOf(place.plain).units.length === 0) return undefined;
  const units: Span[] = [];
  const one = { n: 1n, d: 1n };
  const measure: Node = { kind: 'measure', value: one, unit: unitNode(place, units) };
  const root: Node =
    wanted.kind === 'price'
      ? quotient({ kind: 'money', value: one, currency: wanted.currency }, measure, target)
      : measure;
  const worked = calculate({ root, units, isSum: true }, undefined, rates, target);
  if (worked instanceof Diagnostic || !worked.value) return undefined;
  const { dimension, money } = worked.value;
  return { dimension, money, wanted, quantity: undefined, unit: '', beside };
};

const dimensionOf = (quantity: string): Dimension =>
  readDimension(unitIndex.quantities.find(({ id }) => id === quantity)!.dimension);

/** Returns everything that a text may ask for, by priority: each unit that it names, then quantities. */
const requestsIn = (source: Span, words: string, context: Context): readonly (readonly Request[])[] => {
  const named = beforeUnit.flatMap((pattern) =>
    Array.from(words.matchAll(pattern), (match) => match.index + match[0].length).flatMap((at) => {
      const unit = unitAt(source, words, at);
      const request = unit && requestOf(unit, words.slice(0, at) + words.slice(at + unit.text.length), context);
      return request ? [[request]] : [];
    }),
  );
  const price: Request = {
    dimension: dimensionless,
    money: 1,
    wanted: undefined,
    quantity: undefined,
    unit: '',
    beside: words,
  };
  const quantities = asked
    .filter(([pattern]) => pattern.test(words))
    .map(([, quantity, unit]): Request =>
      quantity === undefined ? price : { ...price, dimension: dimensionOf(quantity), money: 0, quantity, unit },
    );
  const isPriced = quantities.length === 0 && /(?<![a-z])at \$?#|# for|for (?:an? )?#/.test(words);
  return [...named, isPriced ? [price] : quantities];
};

const over = /\s*\/\s*|\s+per\s+/;

/** Returns true for a ratio of two measures of one quantity, such as 15 mg/kg. Its dimension does not say on which side it stands. */
const isPart = ({ dimension, place, money }: Factor): boolean =>
  money === 0 && sameDimension(dimension, dimensionless) && over.test(place.text);

/** Returns the size and the dimension of the units above and below the line of a text: mg and kg of 15 mg/kg. */
const sidesOf = ({ plain, lexicon }: Span): readonly (string | undefined)[] =>
  plain.split(over).map((side) => {
    const unit = lexicon!.meaningsOf(side.replace(/^[^\p{L}°%]+/u, '')).units[0];
    if (!unit) return undefined;
    const { ratio, dimension } = siFactorOf(unit);
    return [toNumber(ratio), ...dimension].join(' ');
  });

/**
 * Returns the number of units that do not cancel in a product of factors. 300 mg ÷ (15 mg/kg) in kg leaves none, 300 mg
 * × (15 mg/kg) four.
 */
const leftIn = (factors: readonly Factor[], below: readonly boolean[], wanted: Wanted | undefined): number => {
  const powers = new Map<string, number>();
  const put = (place: Span, sign: number): void => {
    for (const [at, unit] of sidesOf(place).entries())
      if (unit !== undefined) powers.set(unit, (powers.get(unit) ?? 0) + (at === 0 ? sign : -sign));
  };
  for (const [at, { place }] of factors.entries()) put(place, below[at] ? -1 : 1);
  if (wanted?.kind === 'units') put(wanted.target.place, -1);
  return Array.from(powers.values()).reduce((sum, power) => sum + Math.abs(power), 0);
};

/** Returns the ways in which the most units cancel. Of equal ones, ratios multiply. */
const mostCancelled = (
  factors: readonly Factor[],
  ways: readonly (readonly boolean[])[],
  wanted: Wanted | undefined,
): readonly (readonly boolean[])[] => {
  if (ways.length < 2 || !factors.some(isPart)) return ways;
  const left = ways.map((below) => leftIn(factors, below, wanted));
  const best = ways.filter((_, at) => left[at] === Math.min(...left));
  const multiplied = best.filter((below) => !factors.some((factor, at) => below[at] === true && isPart(factor)));
  return multiplied.length > 0 ? multiplied : best;
};

/** Returns the products of all factors that have the requested dimension, as flags: true for a factor that divides. */
const waysTo = (factors: readonly Factor[], { dimension, money, wanted }: Request): readonly (readonly boolean[])[] => {
  const signsOfAll = factors.length === 1 ? [1] : Array.from({ length: 2 ** factors.length - 1 }, (_, signs) => signs);
  const ways = signsOfAll
    .map((signs) => factors.map((_, at) => ((signs >> at) & 1) === 1))
    .filter(
      (below) => factors.reduce((sum, factor, at) => sum + (below[at] ? -factor.money : factor.money), 0) === money,
    )
    .filter((below) =>
      sameDimension(
        factors.reduce(
          (all, factor, at) => multiplyDimensions(all, factor.dimension, below[at] ? -1 : 1),
          dimensionless,
        ),
        dimension,
      ),
    );
  return mostCancelled(factors, ways, wanted);
};

/** Returns true for a quotient, or a quantity that is one by its dimension: a speed, a power, a density. */
const isRate = (factor: Factor): boolean =>
  factor.node.kind === '/' ||
  isPart(factor) ||
  factor.dimension.some((exponent) => exponent < 0) ||
  factor.dimension.filter((exponent) => exponent !== 0).length > 1;

/** Quantities that are the quotient or the product of two measures by definition. They need no rate. */
const quotients = new Set<string | undefined>([
  'density',
  'speed',
  'power',
  'pressure',
  'molar-concentration',
  'volume-flow',
  'mass-flow',
  'data-rate',
  'electric-charge',
]);

/** Matches words for the inverse of a frequency or a wavelength. */
const inverse = /(?<![a-z])(?:period|frequency|wavenumber)(?![a-z])/;

/** Matches the name of a value: `MW = 180 g/mol`. */
const nameOfValue = /[\p{L}_₀-₉.]+\s*=\s*(?=#)/gu;

/** Returns the words without formulas and names of values, which the dimensions make needless. */
const withoutFormulas = (words: string): string =>
  words
    .replace(nameOfValue, '')
    .split(/(?<=\.)\s+/)
    .filter((sentence) => sentence.includes('#') || !formula.test(sentence))
    .join(' ');

/** Returns the quantity of the requested unit. */
const quantityAsked = (wanted: Wanted | undefined): string | undefined =>
  wanted?.kind === 'units' ? catalogue.meaningsOf(wanted.target.place.plain).units[0]?.quantity?.id : undefined;

/** Matches the words of acceleration, which are harmless beside a measure of it. */
const acceleration = /^accelerat/;

/** Matches words of problems where a plain product is wrong: a spring stores half of it, a return trip is twice the distance. */
const ownLaw =
  /(?<![a-z])(?:accelerat|decelerat|brak|speed(?:s|ing)? up|slow|spring(?! constant)|(?<!constant.*)(?:stretch|compress)|thrown?|throw|launch|project|fired|jump|orbit|circular|circle|lap(?![a-z])|rotat|spin|swing|pendulum|inclin|slope|ramp|friction|drag|lever|gear|lens|half-life|decay|round|return|back|both|ways|interest|triang|capacitor|charging|recharg|evaporat|leak|melt|boil(?!s? for)|freez)/;

/** Matches words that look like arithmetic but are not: `takes up`, `left on`. */
const harmless =
  /(?<![a-z])(?:taxis?|(?:takes?|took|draws?|drawn|fills?|filled|picks?|used|make|makes) up|(?:been|is|are) added|left (?:on|running))(?![a-z])/g;

/** Matches units of time without a number. `2 L a day for a year` has a factor that has no number. */
const timeWord =
  /(?<![a-z])(?:days?|weeks?|fortnights?|months?|years?|hours?|nights?|daily|weekly|monthly|yearly|hourly|nightly|annual(?:ly)?)(?![a-z])/;

/** Returns true if no word beside the factors changes the calculation. */
const areHarmless = (words: string, factors: readonly Factor[]): boolean => {
  const hasAcceleration = factors.some(({ dimension }) => sameDimension(dimension, dimensionOf('acceleration')));
  if (!hasAcceleration && ownLaw.test(words)) return false;
  return (words.replace(harmless, '').match(/[\p{L}\p{N}'’.-]+/gu) ?? []).every((word) => {
    const bare = word.replace(/^[.'’-]+|[.'’-]+$/g, '');
    if (/\d/.test(bare)) return false;
    return !misleading.test(bare) || bare === 'if' || bare === 'per' || (hasAcceleration && acceleration.test(bare));
  });
};

/** Calculates the answer and writes the product as its text: `3.5 L/min × 2 hours`. */
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
  const place = makeSource(text, source.lexicon, source.names);
  const one: Node = { kind: 'number', value: { n: 1n, d: 1n }, isPercent: false };
  const start =
    above!.length === 0 ? one : above!.slice(1).reduce((left, { node }) => product(left, node, place), above![0]!.node);
  const root = under!.reduce((left, { node }) => quotient(left, node, place), start);
  const expression = { root, units, isSum: true };
  const work = (target: Wanted | undefined): CalculationAnswer | undefined => {
    const worked = calculate(expression, target, context.rates, source);
    if (worked instanceof Diagnostic) return undefined;
    return answerOf({ amount: place, expression, wanted: target, worked }, context.telling);
  };
  if (wanted || quantity === undefined) return work(wanted);
  const natural = work(undefined);
  const isOne = natural?.unit !== undefined && catalogue.meaningsOf(natural.unit).units[0]?.quantity?.id === quantity;
  // A dose of mg/kg times a weight would lead to the unit of the weight
  if (isOne && !factors.some(isPart)) return natural;
  const own = wantedOf(makeSource(unit, source.lexicon));
  return own instanceof Diagnostic ? undefined : work(own);
};

/** Returns the answer if the factors have exactly one product that the text asks for. */
const answerChain = (
  factors: readonly Factor[],
  units: readonly Span[],
  source: Span,
  context: Context,
): CalculationAnswer | undefined => {
  const words = wordsOnly(source, factors);
  const isInverse = factors.length === 1 && inverse.test(words);
  if (factors.length < 2 && !isInverse) return undefined;
  const matter = withoutFormulas(words);
  if (!areHarmless(matter, factors) || /[=<+*×÷^%]|(?<!-)>/.test(matter)) return undefined;
  const hasRate = isInverse || factors.some(isRate);
  // The pressure of a gas times its volume has the dimension of energy, but is not its energy
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

/** Answers a word problem whose measures have exactly one product of the requested dimension. Returns undefined for other texts. */
export const answerFactorChain = (source: Span, context: Context): CalculationAnswer | undefined => {
  if (source.text.length > longestText || source.lexicon?.vocabulary || !/\d/.test(source.plain)) return undefined;
  // A chain has two factors or more, each with a number. Only an inverse has one
  if ((source.plain.match(valueStart)?.length ?? 0) < 2 && !inverse.test(source.lower)) return undefined;
  const units: Span[] = [];
  const factors = factorsIn(source, units, context);
  if (!factors) return undefined;
  return (
    answerChain(factors, units, source, context) ??
    answerChain(withConcentrations(factors, source), units, source, context)
  );
};
