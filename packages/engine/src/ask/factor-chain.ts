import { matchesOf } from '../model/matches.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { siFactorOf } from '../definition/definition.ts';
import { dimensionless, multiplyDimensions, readDimension, sameDimension, type Dimension } from '../model/dimension.ts';
import { rankOf } from '../naming/rank.ts';
import { firstResult } from '../model/first-result.ts';
import { oncePer, remember } from '../model/remember.ts';
import { toNumber } from '../model/rational.ts';
import { catalogue } from '../text/catalogue.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { readNumeral } from '../text/numbers/number.ts';
import { withBlanks, fromTo, isUnitIn, makeSource, readOnce, span, withPlain, type Span } from '../text/span.ts';
import type { CalculationAnswer } from './answer.ts';
import { calculate } from './arithmetic/calculate.ts';
import { isBeforeItsUnit } from './slots.ts';
import { isUncertain, readExpression } from './arithmetic/expression.ts';
import { oneNode, product, quotient, unitNode, withUnitsFrom, type Expression, type Node } from './arithmetic/node.ts';
import type { Wanted } from './arithmetic/result.ts';
import { answerOf, readOtherwise, wantedOf, type Context } from './calculation.ts';
import {
  isConsumption,
  isFor,
  lacksMinutes,
  quantityOf,
  readValue,
  unspacedEnding,
  withoutLesserUnit,
} from './grammar.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import type { Assumption } from '../model/assumption.ts';
import type { Asking, Role } from '../model/speech.ts';
import type { Unit } from '../model/unit.ts';
import { alternatives } from '../languages/words.ts';
import { assumedSides, unitOfSides, writtenSides } from './sides.ts';
import { longestTarget } from './longest.ts';
import { readCurrency } from './money.ts';
import { isNumberWord } from './own-beside.ts';
import { asksForCost, asksHowMany, ofOneIn, perUnitIn, readOwnWords, smallWords, type OwnWords } from './own-chain.ts';
import { formula, misleading } from './problem.ts';
import { hasLine, linesInWords, sidesOfLines } from './rate-lines.ts';
import { isAnd, isEveryday, rolesOf, rolesOfText } from './roles.ts';
import { wordsBetween } from './unknown-words.ts';

// Answers word problems by multiplying and dividing their measures: `A pump delivers 3.5 L/min. How many gallons in 2 hours?` Each measure is
// a factor that is used once. The dimensions decide which factors divide. If they allow two ways, there is no answer.

/** An expression, and its text. */
interface Shown {
  readonly root: Node;
  readonly text: string;
}

/** The settings for reading values and writing answers, with the words of a language other than English. */
export interface ChainContext extends Context {
  readonly asking?: Asking | undefined;
  /** Adds something to the result of a calculation or takes it away: a tax on a price for several nights. */
  readonly change?: ((given: Shown) => Shown) | undefined;
}

/** Limits on the work for any text. Word problems are shorter. */
const longestText = 300;
const mostFactors = 5;
const mostWords = 9;
/** The most letters of a value in a script without spaces. */
const mostLetters = 16;

/** Matches the number that starts a value, with a currency sign before it. In Arabic `and`, `for` and `with` are one letter before it. */
const valueStart = /(?:(?<![\p{L}\p{N}.,^_/-])|(?<=(?<!\p{L})[ولب]))(?:[A-Z]{0,3}[$€£¥₹₽]\s?)?\.?\d/gu;
/** The same beside letters of scripts without spaces: ヒーター2000W. */
const unspacedStart =
  /(?<![\p{Script=Latin}\p{N}^_/-]|\p{N}[.,])(?:(?:[時时分秒]速|[시분초]속)\s?)?(?:[$€£¥₹₽]\s?)?\d/gu;
const valueEnd = /\S(?=[\s,;:?!)]|\.(?:\s|$)|$)/gu;

/** Matches text that no value contains or ends with: the end of a sentence, a short word that is also a unit (in, at), or a rate after it. */
const notValue = /[.;:,?!](?:\s|$)|\s(?:in|at|as|to|on|is|are)(?:\s|$)|\s(?:a|and)$|\s[毎每]|\s[–—-]$/;

/** Matches inches by the word after them: 8 ft x 4 ft x 10 in volume, studs every 16 in on center. */
const inchesBefore =
  /^\s+(?:x|×|by|deep|thick|high|tall|wide|long|volume|concrete|slab|gravel|mulch|soil|bed|box|board(?!\s(?:feet|foot))|pan|pipe|wheel|pieces?|apart|on cent(?:er|re)s?|oc|divisor|dim|tiles?|for)(?![a-z])/;

/** Returns true for a text that no value is. */
const isNoValue = (place: Span, source: Span, end: number): boolean =>
  notValue.test(place.plain) &&
  !(/^\d[\d./x×\s]*\sin$/.test(place.plain) && inchesBefore.test(source.lower.slice(end)));

/** A measure, an amount of money or a quotient of them, which a product has once. */
export interface Factor {
  readonly node: Node;
  readonly place: Span;
  readonly dimension: Dimension;
  /** The exponent of money: 1 for a price, -1 for a measure per amount of money. */
  readonly money: number;
  /** The quantity of the unit, if it has one. */
  readonly quantity: string | undefined;
  readonly assumed: readonly Assumption[];
}

/** Returns true for a measure, an amount of money, or a quotient of the two. */
const isFactor = (node: Node): boolean =>
  node.kind === 'measure' ||
  node.kind === 'money' ||
  (node.kind === '+' && node.isMixed === true) ||
  (node.kind === '/' &&
    (isFactor(node.left) || node.left.kind === 'number') &&
    (isFactor(node.right) || node.right.kind === 'unit'));

/** Quantities of goods: a number for one unit of them is a price. */
const goods: ReadonlySet<string | undefined> = new Set(['mass', 'volume', 'area', 'energy']);

/** Those, and quantities of fabric and of stays. */
const priced: ReadonlySet<string | undefined> = new Set(['mass', 'volume', 'area', 'energy', 'length', 'time']);

type Read = Pick<Expression, 'root' | 'units' | 'assumed'>;

/** Roles of words that say for which time an amount is. */
const periods: readonly Role[] = ['perHour', 'daily', 'weekly', 'month', 'year'];

/** Returns the amount for one unit that an article or a word like `per` joins to it: 24,90 el kg, 12.99 a lb, 28一斤, 20 oz an hour. */
const priceOfOne = (place: Span, context: ChainContext): Read | undefined => {
  const { lexicon, plain } = place;
  const found = ofOneIn(place, context.asking).exec(plain);
  if (!found) return undefined;
  const unit = span(place, found.index + found[0].length);
  const isUnit = lexicon!.meaningsOf(unit.plain).units.length > 0;
  const amount = span(place, 0, found.index);
  const read = isUnit ? readAny(amount, context) : undefined;
  if (!read || read instanceof Diagnostic) return undefined;
  const { kind } = read.root;
  const { quantity } = lexicon!.meaningsOf(unit.plain).units[0]!;
  // Schemas read the money and the hours of each day, week, month or year
  const isOfPeriod = kind !== 'measure' || quantityOf(read.root, read.units) === 'time';
  if (
    isOfPeriod &&
    quantity?.id === 'time' &&
    periods.some((role) => rolesOfText(place, rolesOf(context.asking)!).has(role))
  )
    return undefined;
  // 5 el km may be minutes, 90 all'ora kilometers, and 200 в граммах asks for grams
  const isTarget = lexicon!.vocabulary?.words.to.includes(found[0].trim()) === true;
  // In other languages, 5 el km may be minutes
  const isOfGoods = priced.has(quantity?.id) && (!lexicon!.vocabulary || goods.has(quantity?.id));
  const isPrice =
    kind === 'money' ||
    (isOfGoods && kind === 'measure' && !lexicon!.vocabulary) ||
    (isOfGoods && kind === 'number' && !isTarget);
  const units = [...read.units];
  return isPrice ? { ...read, root: quotient(read.root, unitNode(unit, units), place), units } : undefined;
};

/** Matches the text after a measure that ends in a number. Before another word its last number is a count: 2 hours 15 people. */
const afterLesser =
  /^\s*(?:$|[,;.?!]|(?:and|or|later|after|before|when|what|how|is|was|in|to|at|from|for|ago|until|with|avg|average|speed|pace|total)(?![a-z]))/;

const readAny = (place: Span, { style }: ChainContext): Expression | Diagnostic | undefined =>
  place.lexicon?.vocabulary || withoutLesserUnit.test(place.plain)
    ? readValue(place, style, true)
    : readExpression(place, style);

/** Returns true for a product of lengths with their units: 8 m x 4 m. */
const isOfLengths = (node: Node, units: readonly Span[]): boolean =>
  node.kind === '*'
    ? isOfLengths(node.left, units) && isOfLengths(node.right, units)
    : node.kind === 'measure' && quantityOf(node, units) === 'length';

/** Returns the quantity of a measure. Liters over kilometers are a consumption, and two sides an area. */
const quantityIn = (node: Node, units: readonly Span[]): string | undefined => {
  if (isConsumption(node, units)) return 'fuel-economy';
  if (node.kind !== '*' || !isOfLengths(node, units)) return quantityOf(node, units);
  return node.left.kind === '*' ? 'volume' : 'area';
};

const wordBetweenSides = oncePer(
  (by: readonly string[]) => new RegExp(`(?<=\\d(?:\\s?\\p{L}{1,3})?\\s)(?:${alternatives(by)})(?=\\s\\d)`, 'giu'),
);

/** Returns a text with the sign of multiplication in place of a word between two sides: `9 bij 6 m`. */
const withTimes = (place: Span, { asking }: ChainContext): Span => {
  const by = asking?.roles?.by;
  if (!by) return place;
  return withPlain(
    place,
    place.plain.replace(wordBetweenSides(by), ({ length }) => 'x'.padEnd(length)),
  );
};

/** Reads a value of a text: an expression, the sides of an area or a volume, or a price of one unit. */
const readFactor = (written: Span, context: ChainContext, isOpen: boolean): Read | undefined => {
  const place = withTimes(written, context);
  // m ile of `2 m ile litrów` is not a mile
  const sideUnit = /\d\s?\S+$/.test(place.plain) ? unitOfSides(place) : undefined;
  const sides = sideUnit === undefined ? undefined : writtenSides(place);
  const read = readAny(sides === undefined ? place : makeSource(sides, place.lexicon), context);
  if (read && !(read instanceof Diagnostic) && !isUncertain(read.root)) {
    if (sideUnit !== undefined) return { ...read, assumed: assumedSides(place, sideUnit) };
    if (isFactor(read.root) || isOfLengths(read.root, read.units) || (isOpen && read.root.kind === 'number'))
      return read;
  }
  return priceOfOne(place, context);
};

/** Quantities of a number over a unit: 12 per m, 60/min. Hertz and diopters are not. */
const ofNumber: ReadonlySet<string | undefined> = new Set([undefined, 'wavenumber', 'frequency']);

/** Returns true for a number for one unit of goods: a price in a currency that is not said. */
export const isOpenPrice = ({ dimension, money, quantity, place }: Factor): boolean =>
  money === 0 &&
  (quantity === undefined || (ofNumber.has(quantity) && hasLine(place))) &&
  Array.from(priced).some((id) => sameDimension(multiplyDimensions(dimension, dimensionOf(id!), 1), dimensionless));

/** Returns false for a ratio of one quantity, which would multiply a price, and for a number over something without a price. */
const isUsable = (factor: Factor): boolean => {
  const { node, dimension, money } = factor;
  if (node.kind !== '/') return true;
  // A pace of 10:30 is no price
  return node.left.kind === 'number'
    ? isOpenPrice(factor) && !factor.place.plain.includes(':')
    : money !== 0 || !sameDimension(dimension, dimensionless);
};

/** Words of these letters are often not units: the na of `89,90 na 30 %` is not a nanoampere. */
const longestSmall = 2;

/** Matches the word after a space at the end of a text. */
const lastWord = /\s(\p{L}+)$/u;

/** Returns true for a word for one, which is an article of the word after it: the 한 of `5시간 한달`. */
const isWordForOne = (word: string, { lexicon }: Span): boolean => {
  const value = lexicon!.ownNumbers?.readWords(makeSource(`${word} `, lexicon), 0)?.value;
  return value?.n === 1n && value.d === 1n;
};

/** Returns true for a symbol in capitals amid small letters: the W of `2000 W przez`, where w is a preposition. */
const isSymbolInCapitals = ({ plain, lexicon }: Span, last: string): boolean => {
  const written = plain.slice(-last.length);
  const [unit] = written === written.toUpperCase() && written !== last ? lexicon!.meaningsOf(written).units : [];
  return unit !== undefined && rankOf(unit) === 'everyday';
};

const numberAndWord = /^[\d.,]+\s\p{L}+$/u;

/** Returns true if the last word has a role in word problems, and would be a unit that few people know: the statt of `45 statt 60`. */
const isRoleAtEnd = (
  place: Span,
  last: string,
  unit: Unit | undefined,
  asking: Partial<Asking> | undefined,
): boolean => {
  const roles = rolesOf(asking);
  if (!roles || (unit !== undefined && ['everyday', 'trade'].includes(rankOf(unit)))) return false;
  const { and = [] } = place.lexicon!.vocabulary?.words ?? {};
  // The media of una hora y media is a half
  if (isNumberWord(last, place) && and.some((word) => place.lower.endsWith(` ${word} ${last}`))) return false;
  const from = place.plain.length - last.length;
  const isLast = (word: { readonly from: number; readonly end: number }): boolean =>
    word.from === from && word.end === place.plain.length;
  return Array.from(rolesOfText(place, roles).values()).some((words) => words.some(isLast));
};

/** Returns true for a percentage over a number of years, which is not a rate: 3% per 5 anni. */
const isPercentOfTime = (node: Node, units: readonly Span[]): boolean =>
  node.kind === '/' &&
  node.right.kind === 'measure' &&
  node.right.value.n !== node.right.value.d &&
  (node.left.kind === 'number'
    ? node.left.isPercent
    : node.left.kind === 'measure' && units[node.left.unit.index]?.plain.trim() === '%');

/** Returns true for a value that would end with a word for something else: the e of `150 e vendi`, the ile of `1,2 m ile`. */
const endsWithSmall = (place: Span, { asking }: ChainContext): boolean => {
  const { vocabulary } = place.lexicon!;
  const last = vocabulary && lastWord.exec(place.lower)?.[1];
  if (last === undefined || isSymbolInCapitals(place, last)) return false;
  const { and, howMany } = vocabulary!.words;
  const [unit] = place.lexicon!.meaningsOf(last).units;
  const isUsual = unit !== undefined && rankOf(unit) === 'everyday';
  // 32 zl are an amount of money
  if (readCurrency(place, place.text.length - last.length)?.end === place.text.length) return false;
  // The dias of buenos dias are days after a number
  if (last.length > longestSmall && isUsual && numberAndWord.test(place.plain)) return false;
  if ((last.length <= longestSmall && unit && !isUsual) || isWordForOne(last, place)) return true;
  if (isRoleAtEnd(place, last, unit, asking)) return true;
  return and.includes(last) || howMany.includes(last) || smallWords(place, asking).has(plainLetters(last));
};

/** Matches a word that is not right after a number. */
const wordApart = /(?<![\p{L}\p{M}]|\d\s?)[\p{L}\p{M}]+/gu;

/** Returns true for a number and a question word that is also a unit, if another one asks: the Arabic كم is how many, and a kilometer. */
const isUnitBesideQuestion = ({ plain, lower }: Span, { lower: text, lexicon }: Span): boolean => {
  const { howMany = [] } = lexicon!.vocabulary?.words ?? {};
  const last = lastWord.exec(lower)?.[1];
  if (last === undefined || !howMany.includes(last) || !numberAndWord.test(plain)) return false;
  const [unit] = lexicon!.meaningsOf(last).units;
  return unit !== undefined && matchesOf(wordApart, text).some(([word]) => howMany.includes(word));
};

/** Returns true for a quotient in words of an amount that is one: 10 ore al giorno per 30 giorni, 12 €/kg per 300 g. */
const isRateOfRate = (node: Node, place: Span, units: readonly Span[]): boolean => {
  const { length } = node.kind === '/' ? linesInWords(place) : [];
  return length > 1 || (length > 0 && isForAmount(node, units));
};

/** Returns true for an amount under a rate for its quantity. */
const isForAmount = (node: Node, units: readonly Span[]): boolean => {
  if (node.kind !== '/' || node.right.kind !== 'measure') return false;
  const quantity = quantityOf(node.right, units);
  if (quantity === undefined) return false;
  return node.left.kind === '/' ? quantityOf(node.left.right, units) === quantity : isFor(node.left, units, quantity);
};

/** Returns true if the letters of a word of a role start before an index and end after it: the 平 of `95 平均` is not a unit. */
const endsInWord = (source: Span, end: number, { asking }: ChainContext): boolean => {
  const roles = rolesOf(asking);
  if (!roles || /\d/.test(source.plain.charAt(end - 1))) return false;
  return Array.from(rolesOfText(source, roles).values()).some((words) =>
    words.some((one) => one.from < end && one.end > end),
  );
};

/** Returns the assumption that a measure without its lesser unit ends in pounds, inches or minutes. */
const lesserUnitOf = ({ text }: Span): Assumption => {
  const unit = /st/i.test(text) ? 'lb' : /f/i.test(text) ? 'in' : 'min';
  return { kind: 'unit', of: text, as: `${text} ${unit}` };
};

/** Returns the identifiers of the units of a measure or of a sum of them. */
const unitIds = (node: Node, units: readonly Span[]): readonly string[] =>
  node.kind === '+'
    ? [...unitIds(node.left, units), ...unitIds(node.right, units)]
    : node.kind === 'measure'
      ? [units[node.unit.index]!].flatMap(({ plain, lexicon }) => lexicon!.meaningsOf(plain).units[0]?.id ?? [])
      : [];

const powerPerTime = readDimension('M L^2 T^-4');

/** The forms in which a factor may be written. */
interface Ways {
  readonly isUnspaced: boolean;
  readonly isOpen: boolean;
  /** True for a part of a unit in words: halbe Stunde. */
  readonly inWords: boolean;
}

/** A value of a text, with its units. */
type Found = Factor & Pick<Read, 'units'>;

/** Returns the longest factor at an index of a text. A number alone is one only if `isOpen`. */
const factorAt = (source: Span, index: number, ways: Ways, context: ChainContext): Found | undefined => {
  const { isUnspaced, isOpen, inWords } = ways;
  const rest = span(source, index);
  const ends = matchesOf(isUnspaced ? unspacedEnding : valueEnd, rest.plain).map((end) => end.index + 1);
  const likely = ends.slice(0, isUnspaced ? mostLetters : mostWords).reverse();
  const longest = readOnce(rest, inWords ? 'factorInWords' : 'factor', () =>
    longestFactor(source, index, likely, { ...ways, isOpen: !inWords }, context),
  );
  if (isOpen || longest?.node.kind !== 'number') return longest;
  const others = likely.filter((end) => end <= longest.place.text.length);
  return longestFactor(source, index, others, ways, context);
};

/** Matches a word for each day or hour, which before another number belongs to that one: 18元每天4小时. */
const ofEach = /[每毎]\p{L}+$/u;

/** Matches a rate after a unit, which is asked for beside it: 4 hours ml/h, 24 mg/h ml/h, 1100 sqft per sqft. */
const rateAfter = /\d\s?\p{L}+(?:\/\p{L}+)?(?<!\sper)\s\p{L}+\/\S+$|\d\s?(\p{L}+)\sper\s\1$/u;

/** Matches a word after the unit below a line, which is not a second one: 4 L/min o2, 5 mg per kg pt. */
const besideLine = /(?:\/\s?|\sper\s)\p{L}+\s\p{L}\S*$/u;

/** Roles of words after minutes without their unit. Before another word the number is a count: 2 Stunden 15 Personen. */
const afterMinutes: readonly Role[] = [
  'pace',
  'speed',
  'question',
  'cost',
  'need',
  'with',
  'up',
  'down',
  'later',
  'earlier',
  'begin',
  'end',
  'span',
  'total',
  'pause',
];

/** Matches the end of a text, or of a part of it. */
const partEnd = /^\s*(?:$|[,;.?!])/;

/** Returns true if minutes without their unit may end before a text. */
const endsBefore = (rest: Span, asking: Asking): boolean => {
  if (partEnd.test(rest.plain)) return true;
  const found = rolesOfText(rest, rolesOf(asking)!);
  const { to = [] } = rest.lexicon?.vocabulary?.words ?? {};
  const signed = [...to, ...(asking.sums?.['+'] ?? []), ...(asking.sums?.['-'] ?? [])];
  return (
    afterMinutes.some((role) => found.get(role)?.some(({ from }) => from <= 1)) ||
    signed.some((word) => rest.lower.trimStart().startsWith(`${word.toLowerCase()} `))
  );
};

/** Matches a price in English, and the word before the amount that it is for. */
const priceFor = /[$€£]\s?\d[\d.,]*\sfor\s$/;

const longestFactor = (
  source: Span,
  index: number,
  ends: readonly number[],
  { isUnspaced, isOpen, inWords }: Ways,
  context: ChainContext,
): Found | undefined => {
  const rest = span(source, index);
  return firstResult(ends, (end) => {
    const place = span(rest, 0, end);
    if (inWords === /\d/.test(place.plain) || isNoValue(place, source, index + end)) return undefined;
    if (endsWithSmall(place, context) && !isUnitBesideQuestion(place, source)) return undefined;
    if (context.asking && lacksMinutes(place) && !endsBefore(span(source, index + end), context.asking))
      return undefined;
    const hasNoLesser = !context.asking && / \d+$/.test(place.plain) && withoutLesserUnit.test(place.plain);
    if (hasNoLesser ? !afterLesser.test(source.lower.slice(index + end)) : isBeforeItsUnit(source, index, index + end))
      return undefined;
    if (isUnspaced && endsInWord(source, index + end, context)) return undefined;
    const read = readFactor(place, context, isOpen);
    if (!read || isRateOfRate(read.root, place, read.units) || isPercentOfTime(read.root, read.units)) return undefined;
    const { root: node, units, assumed = [] } = read;
    // The last unit of 22 kg 100 mg/5 ml is that of a rate
    if (node.kind === '/' && node.left.kind === '+') return undefined;
    if (isUnspaced && ofEach.test(place.plain) && /^\d/.test(source.plain.slice(index + end))) return undefined;
    const isUnlisted = node.kind === 'measure' && !quantityOf(node, units);
    if (isUnlisted && (rateAfter.test(place.plain) || (!context.asking && besideLine.test(place.plain))))
      return undefined;
    const worked = calculate({ root: node, units, isSum: true }, undefined, context.rates, place);
    if (worked instanceof Diagnostic || !worked.value) return undefined;
    // 16公斤 15mg/kg: the last unit is that of a rate. ۱۰۰ میلیون ۱۸ درصد are an amount and a percentage
    const isPercentage = /[%٪]$/.test(place.plain) || unitIds(node, units).includes('percent');
    if (node.kind === '+' && (source.plain[index + end] === '/' || isPercentage)) return undefined;
    // 2000 W 3 h are not weeks and hours: alone, the letter is another unit
    if (node.kind === '+' && place.plain.includes(' ') && readOtherwise(units, worked.given).length > 0)
      return undefined;
    const { dimension, money } = worked.value;
    // $4.99 for 12 oz per lb: the unit after an amount for a price is that of the price
    if (
      sameDimension(dimension, dimensionless) &&
      money === 0 &&
      hasLine(place) &&
      priceFor.test(source.lower.slice(0, index))
    )
      return undefined;
    // A power for a time is read as two amounts: 1200W每天开8小时
    if (sameDimension(dimension, powerPerTime)) return undefined;
    const told = hasNoLesser ? [...assumed, lesserUnitOf(place)] : assumed;
    return { node, units, place, dimension, money, quantity: quantityIn(node, units), assumed: told };
  });
};

const wordStart = /(?<![\p{L}\p{M}\p{N}])\p{L}|(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3])\p{L}/gu;

/** Returns where numbers in words start: halbe Stunde, un kilo y medio. Without spaces other words have the letters of whole numbers. */
const numbersInWords = (source: Span, isUnspaced: boolean, { asking }: ChainContext): readonly number[] =>
  readOnce(source, 'numbersInWords', () =>
    matchesOf(wordStart, source.plain).flatMap(({ index }) => {
      // In Arabic a radius is half a diameter
      if (asking?.shapes?.radius?.some((word) => source.plain.startsWith(word, index))) return [];
      const number = readNumeral(source, index, undefined);
      const isInWords = number && !(number instanceof Diagnostic) && number.inWords;
      if (!isInWords || (isUnspaced && number.value.n >= number.value.d)) return [];
      return [number.value.n < number.value.d ? unitAndPart(source, index) : index];
    }),
  );

/** Matches two words before another one. */
const twoWordsBefore = /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]+)\s([\p{L}\p{M}]+)\s$/u;

/** Returns where the unit before a part of it starts, else where the part does: kilo y medio. */
const unitAndPart = (source: Span, index: number): number => {
  const found = twoWordsBefore.exec(source.plain.slice(0, index));
  const isOfUnit = found && isAnd(found[2]!, source) && isUnitIn(source, found[1]!);
  return isOfUnit ? found.index : index;
};

/** Returns true for a measure of any number but one. */
const isSeveral = (node: Node): boolean => node.kind === 'measure' && node.value.n !== node.value.d;

/** Returns the values of a text and adds their units to `units`. Returns undefined if a number is not part of a value. */
export const valuesIn = (
  source: Span,
  units: Span[],
  context: ChainContext,
  isOpen = true,
  most = mostFactors,
): readonly Factor[] | undefined => {
  const factors: Factor[] = [];
  let past = 0;
  const isUnspaced = source.lexicon?.vocabulary !== undefined && hasUnspaced(source.plain);
  const written = matchesOf(isUnspaced ? unspacedStart : valueStart, source.plain).map(({ index }) => index);
  const inWords = numbersInWords(source, isUnspaced, context);
  for (const index of [...written, ...inWords].sort((a, b) => a - b)) {
    const isInWords = inWords.includes(index);
    const digit = isInWords ? index : index + source.plain.slice(index).search(/\d/);
    if (digit < past) continue;
    // 시속 80 has no unit, so the word is beside the number. In 18 € 3 h the sign is that of the amount before
    const starts = index < past ? [digit] : source.plain[index] === '.' ? [index] : [...new Set([index, digit])];
    const found = firstResult(starts, (start) =>
      factorAt(source, start, { isUnspaced, isOpen: isOpen && !isInWords, inWords: isInWords }, context),
    );
    // An article is one in some languages
    if (isInWords && !(found && isSeveral(found.node))) continue;
    if (!found || factors.length === most) return undefined;
    const { units: own, ...factor } = found;
    factors.push({ ...factor, node: withUnitsFrom(factor.node, units.length) });
    units.push(...own);
    past = found.place.offset - source.offset + found.place.text.length;
  }
  return factors;
};

/** Returns the factors of a text and adds their units to `units`. Returns undefined if a number is not part of a factor. */
const factorsIn = (source: Span, units: Span[], context: ChainContext): readonly Factor[] | undefined => {
  const factors = valuesIn(source, units, context, false);
  return factors?.every(isUsable) ? factors : undefined;
};

/** Returns the quotient of two amounts as one. */
export const quotientOf = (above: Factor, below: Factor, place: Span): Factor => ({
  node: quotient(above.node, below.node, place),
  place,
  dimension: multiplyDimensions(above.dimension, below.dimension, -1),
  money: above.money - below.money,
  quantity: undefined,
  assumed: [...above.assumed, ...below.assumed],
});

/** Returns an amount for one unit: the price of a kilogram. */
export const forOneOf = (unit: Span, value: Factor, units: Span[], place = value.place): Factor => {
  const { dimension } = siFactorOf(unit.lexicon!.meaningsOf(unit.plain).units[0]!);
  const node = quotient(value.node, unitNode(unit, units), place);
  return { ...value, node, place, dimension: multiplyDimensions(value.dimension, dimension, -1) };
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
    if (isJoined) joined[joined.length - 1] = quotientOf(before, factor, fromTo(source, before.place, factor.place));
    else joined.push(factor);
  }
  return joined;
};

/** Matches the last word of a text, or the one before a word without meaning. */
const lastWords = /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]{2,})(?:\s([\p{L}\p{M}]+))?\s*[:=@]?\s*$/u;

/** Returns a unit without a number before a price: `kilosu 389 TL`. */
const unitBefore = (between: Span, asking: Partial<Asking> | undefined): RegExpExecArray | undefined => {
  const found = lastWords.exec(between.plain);
  if (!found || hasUnspaced(between.plain)) return undefined;
  const isLast = found[2] === undefined || smallWords(between, asking).has(plainLetters(found[2]));
  const [unit] = isLast ? between.lexicon!.meaningsOf(found[1]!).units : [];
  return unit && priced.has(unit.quantity?.id) && rankOf(unit) !== 'rare' ? found : undefined;
};

/** Joins the amount of money for a unit or a measure into a price: 100g당 2500원. */
const withPrices = (
  factors: readonly Factor[],
  units: Span[],
  source: Span,
  { asking }: ChainContext,
): readonly Factor[] => {
  const { per = [] } = source.lexicon?.vocabulary?.words ?? {};
  if (per.length === 0) return factors;
  const joined: Factor[] = [];
  for (const factor of factors) {
    const before = joined.at(-1);
    const from = before ? before.place.offset - source.offset : 0;
    const to = factor.place.offset - source.offset;
    const between = span(source, from + (before?.place.text.length ?? 0), to);
    const isMoney = factor.node.kind === 'money';
    if (isMoney && before && before.money === 0 && per.includes(between.lower)) {
      joined[joined.length - 1] = quotientOf(factor, before, fromTo(source, before.place, factor.place));
      continue;
    }
    const found = isMoney ? (perUnitIn(source, asking)?.exec(between.plain) ?? unitBefore(between, asking)) : undefined;
    const unit = found?.[1] ?? found?.[2];
    const isUnit = unit !== undefined && source.lexicon!.meaningsOf(unit).units.length > 0;
    const whole = isUnit ? fromTo(source, span(between, found!.index), factor.place) : factor.place;
    joined.push(isUnit ? forOneOf(makeSource(unit, source.lexicon), factor, units, whole) : factor);
  }
  return joined;
};

/** Returns the text with `#` in place of every character of a factor, so that only words remain. */
const wordsOnly = (source: Span, factors: readonly Factor[]): string =>
  withBlanks(source, rangesOf(source, factors), '#').lower;

/** Patterns that end where the requested unit starts: `how many gallons`, `in L` at the end, or a clause that starts with the unit. */
const beforeUnit = [
  /(?<![a-z])how (?:many|much)\s+/g,
  /(?<![a-z])(?:in|into|to|as|->)\s+(?=[^#]*$|[^#(]*[.?]\s*\()/g,
  /(?<![a-z])in\s+(?=[a-z/]{1,20} (?:do|does|did|of|is|will|was|are)(?![a-z]))/g,
  /(?:^|[.;:,?!]\s+|\s-+>?\s+)(?:(?:calculate|find|give)\s+)?(?=[a-z$€£][^#]*(?:#|\?|$))/g,
  // 42 km in 1h 45 avg speed km/h
  /(?<![a-z])(?:speed|avg|average|total|how far|how long|how fast)\s+(?=[a-z][^\s#]*\s*[.?!]?$)/g,
  // After the last value: pool 6x3x1.5 m liters
  /(?<=#)\s+(?=[a-z]\S+\s*[.?!]?$)/g,
];

/** Matches a word that leads to a unit, or a value before it, at the end of a text. */
const ledTo = /(?:much|many|in|into|to|as|->|speed|avg|average|total|far|long|fast|#)\s+$/;

/** Returns the longest unit that starts at a position of the text, or undefined. `A` at the start of a sentence is an article. */
const unitAt = (source: Span, words: string, at: number): Span | undefined => {
  const unit = longestTarget(span(source, at, at + /^[^#.;:,?!()]*/.exec(words.slice(at))![0].length));
  const isArticle = unit?.lower === 'a' && !/(?:in|to)\s+$/.test(words.slice(0, at));
  // An EV that uses something is a car
  const isSubject = unit && /^[a-z]+\s[a-z]+/i.test(words.slice(at)) && !/\s/.test(unit.text);
  const isThing =
    isSubject && !ledTo.test(words.slice(0, at)) && !isEveryday(source.lexicon!.meaningsOf(unit.plain).units[0]);
  return isArticle || isThing ? undefined : unit;
};

/** Words that ask for a quantity, and the unit of the answer if the factors do not lead to a unit of this quantity. Prices have neither. */
const askedQuantities: readonly (readonly [words: RegExp, quantity: string | undefined, unit: string])[] = [
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

/** A request for a number or, with `money` 1, for an amount of money. */
const plainRequest: Request = {
  dimension: dimensionless,
  money: 0,
  wanted: undefined,
  quantity: undefined,
  unit: '',
  beside: '',
};

/** Returns the request for a unit, a currency or a price in the text. */
const requestOf = (target: Span, beside: string, { rates }: Context): Request | undefined => {
  const wanted = wantedOf(target);
  if (wanted instanceof Diagnostic) return undefined;
  if (wanted.kind === 'currency') return { ...plainRequest, money: 1, wanted, beside };
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
  return { ...plainRequest, dimension, money, wanted, beside };
};

const dimensions = new Map<string, Dimension>();

const dimensionOf = (quantity: string): Dimension =>
  remember(dimensions, Infinity, quantity, () =>
    readDimension(unitIndex.quantities.find(({ id }) => id === quantity)!.dimension),
  );

/** Matches words that join two amounts of a price, or of something else that is asked about. */
const forAmount = /(?<![a-z])at \$?#|# for| for (?:an? )?#/;

/** Returns everything that a text may ask for, by priority: each unit that it names, then quantities. */
const requestsIn = (
  source: Span,
  words: string,
  hasMoney: boolean,
  context: Context,
): readonly (readonly Request[])[] => {
  const named = beforeUnit.flatMap((pattern) =>
    matchesOf(pattern, words)
      .map((match) => match.index + match[0].length)
      .flatMap((at) => {
        const unit = unitAt(source, words, at);
        const request = unit && requestOf(unit, words.slice(0, at) + words.slice(at + unit.text.length), context);
        return request ? [[request]] : [];
      }),
  );
  const price: Request = { ...plainRequest, money: 1, beside: words };
  const quantities = askedQuantities
    .filter(([pattern]) => pattern.test(words))
    .map(([, quantity, unit]): Request =>
      quantity === undefined ? price : { ...price, dimension: dimensionOf(quantity), money: 0, quantity, unit },
    );
  const isPriced = hasMoney && quantities.length === 0 && forAmount.test(words);
  return [...named, isPriced ? [price] : quantities];
};

/** Returns true for a ratio of two measures of one quantity, such as 15 mg/kg. Its dimension does not say on which side it stands. */
const isPart = ({ dimension, place, money }: Factor): boolean =>
  money === 0 && sameDimension(dimension, dimensionless) && hasLine(place);

/** Returns true for a quotient, or a unit with a line. */
export const isRateInWords = (factor: Factor): boolean =>
  factor.node.kind === '/' ||
  isPart(factor) ||
  (factor.node.kind === 'measure' && factor.quantity === undefined && hasLine(factor.place));

/** Returns the size and the dimension of the units above and below the line of a text: mg and kg of 15 mg/kg. */
const sidesOf = (place: Span): readonly (string | undefined)[] =>
  sidesOfLines(place).map((side) => {
    const unit = place.lexicon!.meaningsOf(side.replace(/^[^\p{L}°%]+/u, '')).units[0];
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
  // A cost without a currency has the dimension of its inverse
  const isCost = money === 0 && sameDimension(dimension, dimensionless);
  const [only, another] = factors;
  const signsOfOne = only?.node.kind === '/' ? 0 : 1;
  const signsOfAll = !another ? [signsOfOne] : Array.from({ length: 2 ** factors.length - 1 }, (_, signs) => signs);
  const ways = signsOfAll
    .map((signs) => factors.map((_, at) => ((signs >> at) & 1) === 1))
    .filter((below) => !isCost || !factors.some((factor, at) => below[at] === true && isOpenPrice(factor)))
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
  sidesOfRate(factor).length > 0 ||
  factor.dimension.some((exponent) => exponent < 0) ||
  factor.dimension.filter((exponent) => exponent !== 0).length > 1;

/** Returns true if measures multiply: one is a rate. schema-sides.ts has those of a shape. */
const mayMultiply = (factors: readonly Factor[]): boolean => factors.some(isRate);

/** Quantities that are the quotient or the product of two measures by definition. They need no rate. */
const quotients: ReadonlySet<string | undefined> = new Set([
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

/** Returns true if measures have a quotient or a product of such a quantity. */
const mayBeQuotient = (factors: readonly Factor[]): boolean =>
  [...quotients].some((quantity) => waysTo(factors, { ...plainRequest, dimension: dimensionOf(quantity!) }).length > 0);

/** The two sides of quantities that are amounts per unit of another quantity. */
const sidesOfRates: Readonly<Record<string, readonly [above: string, below: string]>> = {
  power: ['energy', 'time'],
  speed: ['length', 'time'],
  'volume-flow': ['volume', 'time'],
  'mass-flow': ['mass', 'time'],
  'data-rate': ['data', 'time'],
  'electric-current': ['electric-charge', 'time'],
  'fuel-economy': ['volume', 'length'],
  'energy-per-distance': ['energy', 'length'],
  density: ['mass', 'volume'],
  'area-density': ['mass', 'area'],
};

/** Returns the quantities of the sides of a quantity that is a rate, as identifiers. Others have none. */
export const sidesOfQuantity = (quantity = ''): readonly string[] => sidesOfRates[quantity] ?? [];

/** Returns the quantities of the sides of a rate. Money and a number have none. */
export const sidesOfRate = ({ quantity }: Factor): readonly string[] => sidesOfQuantity(quantity);

/** Returns the dimension above the line of a rate in words or in one unit: kcal of 579 kcal per 100 g, ml of 0.5 ml/kg/hr. */
const aboveLine = ({ node, place }: Factor, units: readonly Span[]): Dimension | undefined => {
  const left = node.kind === '/' ? node.left : node;
  if (left.kind !== 'measure') return undefined;
  const { plain, lexicon } = units[left.unit.index]!;
  const unit = node.kind === '/' ? plain : hasLine(place) ? sidesOfLines(units[left.unit.index]!)[0]! : '';
  const [known] = lexicon!.meaningsOf(unit).units;
  return known && siFactorOf(known).dimension;
};

/** Returns the dimensions of the units below the lines of a unit with several: kg and min of mcg/kg/min. */
const belowLines = ({ node }: Factor, units: readonly Span[]): readonly Dimension[] => {
  const unit = node.kind === 'measure' ? units[node.unit.index]! : undefined;
  const [, ...below] = unit?.plain.split(/\s?\/\s?|\sper\s/) ?? [];
  if (!unit || below.length < 2) return [];
  const known = below.flatMap((one) => unit.lexicon!.meaningsOf(one).units.slice(0, 1));
  return known.length < below.length ? [] : known.map((one) => siFactorOf(one).dimension);
};

/** Returns what is left of a rate and the other measures: 45 g at 579 kcal per 100 g, or 140 m² at 8 m² per liter. */
const leftOver = (factors: readonly Factor[], units: readonly Span[]): Dimension | undefined => {
  const rates = factors.filter(
    (factor) => factor.money === 0 && aboveLine(factor, units) !== undefined && isRateInWords(factor),
  );
  const [rate, another] = rates;
  if (!rate || another) return undefined;
  const above = aboveLine(rate, units)!;
  const below = multiplyDimensions(above, rate.dimension, -1);
  const others = factors.filter((factor) => factor !== rate);
  if (others.some(({ node, money }) => node.kind === '/' || money !== 0)) return undefined;
  const rest = others.reduce((all, { dimension }) => multiplyDimensions(all, dimension, 1), dimensionless);
  // 5 mcg/kg/min for 80 kg: what one of two units below the line is of
  if (belowLines(rate, units).some((dimension) => sameDimension(rest, dimension)))
    return multiplyDimensions(rate.dimension, rest, 1);
  if (sameDimension(rest, below)) return above;
  return sameDimension(rest, above) ? below : undefined;
};

/** Returns what measures come to of themselves: the amount that one of the rates is of, or for. An energy is in kilowatt hours. */
const naturalRequests = (factors: readonly Factor[], units: readonly Span[], { lexicon }: Span): readonly Request[] => {
  const isPriced = factors.some(({ money }) => money !== 0);
  const isPricedBare = !isPriced && factors.some(isOpenPrice);
  const energy = wantedOf(makeSource('kWh', lexicon));
  const left = leftOver(factors, units);
  // Of a consumption over a distance, not the distance is asked for. The 7 l of a consumption may be those of all
  const isSaid = factors.every(({ assumed }) => assumed.length === 0);
  const sides = factors
    .flatMap(sidesOfRate)
    .filter((id) => !isSaid || !factors.some(({ quantity }) => quantity === id));
  if (left && !sameDimension(left, dimensionless)) return [{ ...plainRequest, dimension: left }];
  return [
    ...(isPriced ? [{ ...plainRequest, money: 1 }] : isPricedBare ? [plainRequest] : []),
    ...Array.from(new Set(sides), (quantity): Request => {
      const wanted = quantity !== 'energy' || energy instanceof Diagnostic ? undefined : energy;
      // A consumption in one unit has no unit of the volume: 5,4 l a los 100
      const unit = quantity === 'volume' ? 'L' : '';
      return { ...plainRequest, dimension: dimensionOf(quantity), quantity, wanted, unit };
    }),
  ];
};

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
  wanted?.kind === 'units'
    ? wanted.target.place.lexicon!.meaningsOf(wanted.target.place.plain).units[0]?.quantity?.id
    : undefined;

/** Matches the words of acceleration, which are harmless beside a measure of it. */
const acceleration = /^accelerat/;

/** Matches words of problems where a plain product is wrong: a spring stores half of it, a return trip is twice the distance. */
const ownLaw =
  /(?<![a-z])(?:accelerat|decelerat|brak|speed(?:s|ing)? up|slow|spring(?! constant)|(?<!constant.*)(?:stretch|compress)|thrown?|throw|launch|project|fired|jump|orbit|circular|circle|lap(?![a-z])|rotat|spin|swing|pendulum|inclin|slope|ramp|friction|drag|lever|gear|lens|half-life|decay|round|return|back|both|ways|interest|mon(?:day)?\s(?:to|thru|through)\s|triang|capacitor|charging|recharg|evaporat|leak|melt|boil(?!s? for)|freez)/;

/** Matches words that look like arithmetic but are not: `takes up`, `left on`. */
const harmless =
  /(?<![a-z])(?:taxis?|(?:takes?|took|draws?|drawn|fills?|filled|picks?|used|make|makes) up|(?:been|is|are) added|left (?:on|running)|(?<=#\s)left(?=,?\show))(?![a-z])/g;

/** Matches units of time without a number. `2 L a day for a year` has a factor that has no number. */
const timeWord =
  /(?<![a-z])(?:days?|weeks?|wks?|fortnights?|months?|years?|yrs?|hours?|nights?|daily|weekly|monthly|yearly|hourly|nightly|annual(?:ly)?)(?![a-z])/;

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

/** The unit of a speed, by the unit of the distance. */
const speeds: Readonly<Record<string, string>> = { meter: 'm/s', mile: 'mph' };

/** Returns the unit that people give the speed of a distance in. */
export const unitOfSpeed = (distance: string): string => speeds[distance] ?? 'km/h';

/** Returns the unit of a speed by the distance among factors. */
const speedOf = (factors: readonly Factor[], units: readonly Span[], source: Span): Wanted | undefined => {
  const way = factors.find(({ quantity }) => quantity === 'length')?.node;
  const [unit] = way?.kind === 'measure' ? source.lexicon!.meaningsOf(units[way.unit.index]!.plain).units : [];
  const wanted = unit && wantedOf(makeSource(unitOfSpeed(unit.id), source.lexicon));
  return wanted instanceof Diagnostic ? undefined : wanted;
};

/** Calculates the answer and writes the product as its text: `3.5 L/min × 2 hours`. */
const answerFor = (
  factors: readonly Factor[],
  below: readonly boolean[],
  { wanted, quantity, unit }: Request,
  { units, source, context }: { units: readonly Span[]; source: Span; context: ChainContext },
): CalculationAnswer | undefined => {
  const [above, under] = [false, true].map((side) => factors.filter((_, at) => below[at] === side));
  const texts = (some: readonly Factor[]): readonly string[] =>
    some.map(({ node, place }) =>
      node.kind === '/' || /[/]|\sper\s|\sa\s/.test(place.text) ? `(${place.text})` : place.text,
    );
  const written = [above!.length === 0 ? '1' : texts(above!).join(' × '), ...texts(under!)].join(' ÷ ');
  const place = makeSource(written, source.lexicon, source.names);
  const start =
    above!.length === 0
      ? oneNode
      : above!.slice(1).reduce((left, { node }) => product(left, node, place), above![0]!.node);
  const whole = under!.reduce((left, { node }) => quotient(left, node, place), start);
  const { root, text } = context.change?.({ root: whole, text: written }) ?? { root: whole, text: written };
  const amount = makeSource(text, source.lexicon, source.names);
  const assumed = factors.flatMap((factor) => factor.assumed);
  const expression = { root, units, isSum: true, assumed };
  const work = (target: Wanted | undefined): CalculationAnswer | undefined => {
    const worked = calculate(expression, target, context.rates, source);
    if (worked instanceof Diagnostic) return undefined;
    return answerOf({ amount, expression, wanted: target, worked }, context.telling);
  };
  if (wanted || quantity === undefined) return work(wanted);
  // 450 km in 4h 30 are in kilometers an hour
  const isMixed = quantity === 'speed' && factors.some((one) => withoutLesserUnit.test(one.place.plain));
  const natural = work(isMixed ? speedOf(factors, units, source) : undefined);
  const isOne = natural?.unit !== undefined && catalogue.meaningsOf(natural.unit).units[0]?.quantity?.id === quantity;
  // A dose of mg/kg times a weight would lead to the unit of the weight
  if (isOne && !factors.some(isPart)) return natural;
  const own = wantedOf(makeSource(unit, source.lexicon));
  return own instanceof Diagnostic ? undefined : work(own);
};

/** A product of all factors that a text may ask for. */
interface Way {
  readonly request: Request;
  readonly below: readonly boolean[];
}

/** Returns the products that the requests allow. Without a rate, only those of quantities that are quotients. */
const waysOf = (factors: readonly Factor[], requests: readonly Request[], hasRate: boolean): readonly Way[] =>
  requests
    .filter(({ quantity, wanted }) => hasRate || quotients.has(quantity ?? quantityAsked(wanted)))
    .flatMap((request) => waysTo(factors, request).map((below) => ({ request, below })));

/** Returns true for a number of drops, whose size depends on what they drop from. */
const isOfDrops = ({ node }: Factor, units: readonly Span[]): boolean =>
  node.kind === 'measure' && /^drops?$/.test(units[node.unit.index]!.lower);

/** Matches the unit above the line before a number. */
const aboveNumber = /([a-z]+)\s?(?:\/|per)\s?$/;

/** Returns true for a number of a unit: 100 km of litres per 100 km. */
const isOfUnit = ({ place }: Factor, source: Span): boolean => {
  const [, above] = aboveNumber.exec(source.lower.slice(0, place.offset - source.offset)) ?? [];
  return above !== undefined && isUnitIn(source, `${above}/${place.plain}`);
};

/** Returns true for a price that may be that of all or of one unit: 18 oz for 4.49 per oz. */
const mayBeForAll = ([amount, price, another]: readonly Factor[], words: string): boolean =>
  price !== undefined &&
  !another &&
  goods.has(amount!.quantity) &&
  (price.money === 1 || isOpenPrice(price)) &&
  /\sper\s/.test(price.place.plain) &&
  /#\sfor\s#/.test(words);

/** Returns the answer if the factors have exactly one product that the text asks for. */
const answerChain = (
  factors: readonly Factor[],
  units: readonly Span[],
  source: Span,
  context: ChainContext,
): CalculationAnswer | undefined => {
  const words = wordsOnly(source, factors);
  if (factors.some((factor) => isOfUnit(factor, source) || isOfDrops(factor, units))) return undefined;
  if (mayBeForAll(factors, words)) return undefined;
  const isInverse = factors.length === 1 && inverse.test(words);
  // 500 ml over 4 hours, ml/h
  const isRateAlone = factors.length === 1 && factors[0]!.node.kind === '/' && factors[0]!.money === 0;
  if (factors.length < 2 && !isInverse && !isRateAlone) return undefined;
  const matter = withoutFormulas(words);
  if (!areHarmless(matter, factors) || /[=<+*×÷^%]|(?<!-)>/.test(matter)) return undefined;
  const hasRate = isInverse || mayMultiply(factors);
  // The pressure of a gas times its volume has the dimension of energy, but is not its energy
  const isGas = /(?<![a-z])gas(?![a-z])/.test(words);
  if (!hasRate && !mayBeQuotient(factors)) return undefined;
  const hasMoney = factors.some(({ money }) => money !== 0);
  const asked = requestsIn(source, words, hasMoney, context).filter((requests) => requests.length > 0);
  const isOpen = asked.length === 0 && factors.length > 1 && !timeWord.test(words) && !contradict(factors);
  // 60 mph for 2 hours may be asked about its fuel
  const natural = naturalRequests(factors, units, source).filter(
    ({ quantity }) => quantity === undefined || !forAmount.test(words),
  );
  for (const requests of isOpen ? [natural] : asked) {
    const likely = requests.filter(
      ({ quantity, beside }) => !(isGas && quantity === 'energy') && !timeWord.test(beside),
    );
    const [way, another] = waysOf(factors, likely, hasRate);
    if (!way) continue;
    return another ? undefined : answerFor(factors, way.below, way.request, { units, source, context });
  }
  return undefined;
};

/** Returns the ranges of values in a text. */
export const rangesOf = (source: Span, values: readonly Factor[]): readonly (readonly [from: number, end: number])[] =>
  values.map(({ place }) => {
    const from = place.offset - source.offset;
    // The text may be another one: 24 m² × 2
    return [from, from + place.plain.length];
  });

/** Returns true for two rates of one kind, or of one and its inverse: liters per kilometer and kilometers per liter. */
const areInverse = (one: Factor, other: Factor): boolean =>
  [1, -1].some(
    (sign) =>
      one.money === sign * other.money &&
      sameDimension(one.dimension, multiplyDimensions(dimensionless, other.dimension, sign)),
  );

/** Returns true if two of the factors are rates of one kind, as two consumptions of a car. They contradict each other. */
const contradict = (factors: readonly Factor[]): boolean =>
  factors.some(
    (one, at) => isRate(one) && factors.slice(at + 1).some((other) => isRate(other) && areInverse(one, other)),
  );

/** Matches a price of one that is counted. */
const priceOfNumber = /[\s円元块원]\s?[1一]\s?\p{L}+$/u;

/**
 * Returns true if words join the last unit to an amount of money, and others ask for the price of one: `200 g kosten 3,78 das Kilo`, `14.2 किलो
 * 903 रुपये प्रति किलो कितना`.
 */
export const mayAskForPrice = (
  factors: readonly Factor[],
  parts: readonly Span[],
  asking: Partial<Asking>,
): boolean => {
  const last = factors.at(-1)!;
  if (last.node.kind !== '/' || last.place.plain.includes('/')) return false;
  // 5kg 2480円 1kg
  if (factors.length > 1 && priceOfNumber.test(last.place.plain)) return true;
  return asksForCost(parts.at(-2)!, asking) || asksHowMany(parts.at(-1)!);
};

/** Returns the words between amounts without those for a sum, where two amounts cannot add up: 7L/100km，加50升油. */
const withoutSums = (
  parts: readonly Span[],
  factors: readonly Factor[],
  { sums = {} }: Partial<Asking>,
): readonly Span[] =>
  parts.map((part, at) => {
    const [before, after] = [factors[at - 1], factors[at]];
    const mayAdd = !before || !after || sameDimension(before.dimension, after.dimension) || before.money !== 0;
    const word = mayAdd ? undefined : sums['+']?.find((one) => part.plain.endsWith(one));
    return word === undefined ? part : span(part, 0, part.plain.length - word.length);
  });

/** Returns the answer in another language than English. */
const answerInLanguage = (
  factors: readonly Factor[],
  units: readonly Span[],
  source: Span,
  context: ChainContext,
): CalculationAnswer | undefined => {
  const { asking } = context;
  const parts = wordsBetween(source, rangesOf(source, factors));
  const words = asking && factors.length > 1 ? readOwnWords(withoutSums(parts, factors, asking), asking) : undefined;
  if (!words) return undefined;
  if (mayAskForPrice(factors, parts, asking!)) return undefined;
  // 하루 8시간 한 달 is not 8 hours: without spaces the month is not found as a unit
  const found = asking?.roles && hasUnspaced(source.plain) ? rolesOfText(source, asking.roles) : undefined;
  if (found?.has('daily') && (found.has('month') || found.has('year'))) return undefined;
  return answerProduct(factors, words, units, source, context);
};

/** Returns the only product of factors that a target, or the factors themselves, ask for. */
export const answerProduct = (
  factors: readonly Factor[],
  { target, isCost }: OwnWords,
  units: readonly Span[],
  source: Span,
  context: ChainContext,
): CalculationAnswer | undefined => {
  const request = target && requestOf(target, '', context);
  if (target ? !request : factors.length < 2) return undefined;
  if (!context.asking && mayBeForAll(factors, wordsOnly(source, factors))) return undefined;
  // The hours of a month are a share of it, and pay times the share is not the pay for them: 14,60 €, 162 stunden im monat
  const isPayForTime = factors.every((factor) => factor.node.kind === 'money' || isPart(factor));
  if (contradict(factors) || isPayForTime) return undefined;
  const natural = naturalRequests(factors, units, source).filter(({ quantity }) => !isCost || quantity === undefined);
  const [way, another] = waysOf(factors, request ? [request] : natural, mayMultiply(factors));
  if (!way || another) return undefined;
  return answerFor(factors, way.below, way.request, { units, source, context });
};

/** Answers a word problem whose measures have exactly one product of the requested dimension. Returns undefined for other texts. */
export const answerFactorChain = (source: Span, context: ChainContext): CalculationAnswer | undefined => {
  if (source.text.length > longestText || !/\d/.test(source.plain)) return undefined;
  // A chain has two factors or more, each with a number: in other languages also in words. Only an inverse has one
  const numbers = source.plain.match(source.lexicon?.vocabulary ? /\d+/g : /\d+(?:[.,]\d+)*/g);
  if ((numbers?.length ?? 0) < 2 && !inverse.test(source.lower)) return undefined;
  const units: Span[] = [];
  const factors = factorsIn(source, units, context);
  if (!factors) return undefined;
  if (source.lexicon?.vocabulary)
    return answerInLanguage(withPrices(factors, units, source, context), units, source, context);
  const concentrations = withConcentrations(factors, source);
  return (
    answerChain(factors, units, source, context) ??
    (concentrations.length < factors.length ? answerChain(concentrations, units, source, context) : undefined)
  );
};
