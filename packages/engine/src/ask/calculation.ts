import { matchesOf } from '../model/matches.ts';
import { siFactorOf } from '../definition/definition.ts';
import { singularName, symbolOf } from '../definition/symbol.ts';
import { countIn } from '../calculation/unit-of.ts';
import type { Assumption } from '../model/assumption.ts';
import type { Unit } from '../model/unit.ts';
import { compare, ratio, toNumber, writeRatio } from '../model/rational.ts';
import { Diagnostic, refusedAt } from '../text/diagnostics/diagnostic.ts';
import { deviationsOfUnit } from '../measured/measured-units.ts';
import { catalogue, formatParts } from '../text/catalogue.ts';
import { unreadable } from '../text/diagnostics/refusal.ts';
import { digitOptions, writeNumber } from '../text/format/intl.ts';
import { type LocaleOption, tagOf } from '../text/locale.ts';
import type { Measure } from '../text/format/measure.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import type { Frame } from '../text/question/question.ts';
import { makeSource, matchAt, skipSpaces, span, type Span } from '../text/span.ts';
import { meaningsAlone } from '../text/units/alone.ts';
import { assumedDrops, assumedUnit, readAs } from '../text/units/assumed.ts';
import { readTarget } from '../text/units/target.ts';
import type { CalculationAnswer } from './answer.ts';
import { calculate } from './arithmetic/calculate.ts';
import { bare } from './arithmetic/evaluate.ts';
import { constantsIn, forOne, isUncertain, nodesIn, readExpression } from './arithmetic/expression.ts';
import { perOne } from './arithmetic/money-result.ts';
import { numberNode, withLeaves, type Expression, type Node } from './arithmetic/node.ts';
import { constantAt, recordOf } from '../measured/constant.ts';
import { readPhrase } from './arithmetic/phrases.ts';
import type { Result, Wanted, Worked } from './arithmetic/result.ts';
import { twofold } from './arithmetic/refusal.ts';
import { scopeOf } from './arithmetic/scope.ts';
import type { Value } from './arithmetic/value.ts';
import { zoneOf } from '../model/zone.ts';
import type { AnswerOptions } from './plain-conversion.ts';
import { hasFewDigits, isWholeIn, keptDigits } from '../text/format/whole.ts';
import { exactText, writeUncertain, writeUncertainMeasure } from './exactness.ts';
import { noteOf } from './note.ts';
import { codes } from './currency-codes.ts';
import { moneyDigits, readCurrency, writeMoney, type Currency } from './money.ts';
import type { Rates } from '../model/rates.ts';
import { soldBy } from './grammar.ts';
import { asPicture, inPixels, inUnitOfLast, isLength, sidesAfterFirst, writtenSides } from './sides.ts';

/** Matches a date, whose hyphens do not subtract and whose slashes do not divide. */
const hasDay = /(?<!\d)(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/(?:19|20)\d{2})(?!\d)/;

/** Matches a numeral of another base alone, for the calculator of bases. */
const inBase = /^[-+]?0[xbo][\da-f]+(?:\s+(?:in|to|as)\s+\S+)?$/i;

/** Matches what looks like a numeral of base 16, but has another letter: 0x1G. It is not a product of 0 and 1 G. */
const notInBase = /^[-+]?0x[\da-z]*[g-z][\da-z]*(?:\s|$)/i;

/** Matches 1-1/2 alone. */
const mixedOrDifference = /^(\d+)-(\d+)\/(\d+)$/;

/** Reads the target of a calculation: a unit, a currency, a number base, a time zone. */
export const wantedOf = (target: Span): Wanted | Diagnostic => {
  if (asFraction.test(target.lower)) return { kind: 'fraction', place: target };
  if (asPercentage.test(target.lower)) {
    const percent = readTarget(makeSource('percent', target.lexicon));
    return percent instanceof Diagnostic ? percent : { kind: 'units', target: percent };
  }
  if (asDecimal.test(target.lower)) return { kind: 'decimal', place: target };
  const places = asPlaces.exec(target.lower);
  if (places) return { kind: 'places', digits: Number(places[1]), place: target };
  const calendar = scopeOf(target)?.calendar;
  const own = scopeOf(target)?.at(target, 0);
  if (own?.entry.kind === 'value' && own.entry.isUnit && own.end === target.text.length)
    return { kind: 'own', value: own.entry.value, place: target };
  const base = calendar && asBase.exec(target.lower);
  if (base?.[3] !== undefined) return { kind: 'base', base: 2, bits: Number(base[3]), place: target };
  if (base) return { kind: 'base', base: bases.get(base[1]!) ?? Number(base[2]), place: target };
  const unix = calendar && asUnix.exec(target.lower);
  if (unix) return { kind: 'unix', perSecond: unix[1] === undefined ? 1n : 1000n, place: target };
  const zone = calendar && mayBeZone.test(target.plain) ? zoneOf(target.plain) : undefined;
  if (zone !== undefined) return { kind: 'zone', zone, place: target };
  const money = readCurrency(target, 0);
  if (money) return moneyAsked(target, money);
  const units = readTarget(target);
  return units instanceof Diagnostic ? units : { kind: 'units', target: units };
};

/** Reads a target currency, or a price in it: `$/kg`, `euros per liter`. */
const moneyAsked = (target: Span, { unit: currency, end }: Currency): Wanted | Diagnostic => {
  if (end === target.text.length) return { kind: 'currency', currency, place: target };
  const sign = matchAt(forOne, target.lower, skipSpaces(target.plain, end));
  const below = readTarget(sign ? span(target, sign.index + sign[0].length) : target);
  if (below instanceof Diagnostic) return below;
  return sign ? { kind: 'price', currency, below, place: target } : { kind: 'units', target: below };
};

const bases = new Map([
  ...['hex', 'hexadecimal'].map((name) => [name, 16] as const),
  ...['bin', 'binary'].map((name) => [name, 2] as const),
  ...['oct', 'octal'].map((name) => [name, 8] as const),
]);
/** Matches the base of a numeral, also with its number of bits: bin8. */
const asBase = /^(?:(hex|hexadecimal|bin|binary|oct|octal)|base\s*([2-9]|[12]\d|3[0-6])|bin([1-9]\d?))$/;
/** Matches a Unix time, also in thousandths of a second: unix ms. */
const asUnix = /^unix(?:\s*(?:time(?:stamp)?|(ms|milliseconds)))?$|^timestamp$/;
/** Matches possible time zones. City names are capitalized, and other zones have a slash. */
const mayBeZone = /^\p{Lu}\p{L}{2,}(?:[ _/]\p{L}+)*$|^(?:utc|gmt|UTC|GMT)/u;
const asFraction = /^(?:an?\s+)?fraction$/;
/** Matches `3 decimal places`, `2dp`, up to the digits of a double. */
const asPlaces = /^([1-9]|1\d|0)\s*(?:decimals?(?:\s+(?:places?|digits?|points?))?|dp|d\.p\.?)$/;
const asRounded = /\s*,?\s+(?:rounded|correct)(?:\s+off)?$/;
const commaAtEnd = /\s*,$/;
const asPercentage = /^(?:an?\s+)?(?:percentage|percent)$/;
const asDecimal = /^a?\s*(?:decimal(?:\s+(?:number|fraction))?|float)$/;

/** Returns true for an expression that is more than the measures and numbers of other readers. */
const isAsked = ({ isSum, root }: Expression, text: string): boolean =>
  isSum ||
  text.startsWith('(') ||
  isUncertain(root) ||
  // A single letter can only be a unit
  (root.kind === 'constant' && root.place.text.length > 1) ||
  root.kind === 'money' ||
  root.kind === 'pi' ||
  root.kind === 'moment' ||
  (root.kind === 'number' && /[/÷⁄#]|\.\(/.test(text));

/** Returns the symbol of a unit in the language of an answer: кг, 坪. */
const symbolIn = (unit: Unit, locale: LocaleOption | undefined): string =>
  catalogue.in(locale).vocabulary?.language.symbolOf(unit) ?? symbolOf(unit);

const shownIn = (
  measure: Measure,
  { money, isBare }: Result,
  locale: LocaleOption | undefined,
  digits?: number,
): string => {
  const number = (): string => writeNumber(measure.value, tagOf(locale), digitOptions(measure.value, digits));
  if (isBare) return number();
  if (!money) return formatParts([measure], { locale, digits });
  const { currency, below } = money;
  const options = moneyDigits(measure.value, currency, digits);
  const amount = writeMoney(measure.value, currency, tagOf(locale), options);
  return below ? `${amount}/${symbolIn(below, locale)}` : amount;
};

const mostBelow = 1_000_000n;

/** Returns true for a whole number with more digits than a double always keeps. */
const isLong = ({ exact: { numerator, denominator, piPower } }: Measure): boolean =>
  denominator === 1n && piPower === 0 && String(numerator).replace(/^-|0+$/g, '').length > keptDigits;

/**
 * Returns a bare number as a fraction in lowest terms, if it is short, or a whole number with all its digits, if a
 * double has too few.
 */
export const fractionOf = ({ measures, isBare }: Result): string | undefined => {
  const [measure] = measures as [Measure];
  const { numerator, denominator, piPower } = measure.exact;
  if (isBare && isLong(measure)) return String(numerator);
  const isShort = piPower === 0 && denominator > 1n && denominator <= mostBelow;
  return isBare && isShort ? `${numerator}/${denominator}` : undefined;
};

/** The maximum number of digits of a whole number that is shown in full. */
const mostRead = 40;

/** Returns a whole number with all its digits, if a double has too few and it is not too long to read. */
const inFull = ({ measures, isBare }: Result, tag: string): string | undefined => {
  const [measure] = measures as [Measure];
  const { numerator } = measure.exact;
  return isBare && isLong(measure) && String(numerator).length <= mostRead
    ? new Intl.NumberFormat(tag).format(numerator)
    : undefined;
};

/** Returns true if a unit of the result or of its expression is itself measured. */
const hasMeasuredUnit = ({ measures, given }: Worked): boolean =>
  [...given, ...measures.map(({ unit }) => catalogue.findUnit(unit))].some(
    (unit) => deviationsOfUnit(unit, catalogue).size > 0,
  );

/** Returns true for one number that its text does not round, which is cheaper to tell than to write it again. */
const isShownInFull = ({ measures, money, isBare }: Result): boolean => {
  const [{ value }, ...others] = measures as [Measure, ...Measure[]];
  if (others.length > 0) return false;
  if (isBare || !money) return hasFewDigits(value);
  return Number(value.toFixed(moneyDigits(value, money.currency).maximumFractionDigits)) === value;
};

/** A formatted result. */
export interface Shown {
  readonly text: string;
  /** True if the shown value is rounded. */
  readonly isRounded: boolean;
}

/** Formats a result. One that was rounded on request is shown unchanged. */
export const showResult = (result: Worked, isCut: boolean, locale: LocaleOption | undefined, asked?: number): Shown => {
  const { uncertainty, isBare } = result;
  if (result.numeral !== undefined) return { text: result.numeral, isRounded: false };
  if (result.moment) return { text: result.moment.text, isRounded: false };
  const tag = tagOf(locale);
  if (uncertainty !== undefined && uncertainty > 0) {
    const write = isBare ? writeUncertain : writeUncertainMeasure;
    return { text: write(result.measures[0]!, uncertainty, tag), isRounded: hasMeasuredUnit(result) };
  }
  const full = isCut ? undefined : inFull(result, tag);
  if (full !== undefined) return { text: full, isRounded: false };
  const { parts: measures = result.measures } = result;
  const shown = (digits = asked): string =>
    result.parts || measures.length > 1
      ? formatParts(measures, { locale, digits })
      : shownIn(result.measures[0]!, result, locale, digits);
  const text = shown();
  const { ownUnit } = result;
  const isFull = (): boolean =>
    (asked === undefined && !result.parts && isShownInFull(result)) || text === shown(keptDigits);
  return {
    text: ownUnit === undefined ? text : `${text} ${ownUnit}`,
    isRounded: isCut || !measures.every(isWholeIn) || !isFull(),
  };
};

const textOf = (amount: Span, result: Worked, isCut: boolean, locale: LocaleOption | undefined): string => {
  const { text, isRounded } = showResult(result, isCut, locale);
  return `${amount.text} ${isRounded ? '≈' : '='} ${text}`;
};

/** Matches letters after a sign that are units, but for some people constants: J / R. */
const letterAfter = /[*×·⋅/]\s*[RGF](?![\p{L}\d])/u;

/**
 * Returns the assumptions about ambiguous units of a calculation: units that mean another one alone, as the m of `2h +
 * 50m`, and a letter that may be a constant if there is no target.
 */
export const readOtherwise = (units: readonly Span[], given: readonly Unit[], isOpen = false): readonly Assumption[] =>
  units.flatMap(({ plain, lexicon }, index): Assumption[] => {
    const unit = given[index]!;
    const alone = meaningsAlone(plain, lexicon!)[0]!;
    if (unit !== alone && unit.quantity === alone.quantity && unit.id.startsWith(alone.id))
      return [{ kind: 'system', of: plain, as: singularName(unit) }];
    return unit !== alone || (isOpen && letterAfter.test(plain)) ? [readAs(plain, unit, lexicon!)] : [];
  });

/** Returns the assumptions about unit words in a calculation and its target, and about the size of a drop. */
export const assumedIn = ({ expression, wanted, amount, worked }: Calculated): readonly Assumption[] => {
  if (expression.units.length === 0 && wanted?.kind !== 'units') return expression.assumed ?? [];
  const target = wanted?.kind === 'units' ? wanted.target : undefined;
  const asked = target?.readings.flat() ?? [];
  const spellings = new Set([...expression.units.map(({ plain }) => plain), ...asked]);
  const regional = Array.from(spellings, (spelling) => assumedUnit(spelling, amount.lexicon!)).flat();
  const others = readOtherwise(expression.units, worked.given, !wanted).filter(
    ({ of }, index, all) =>
      ![...regional, ...(expression.assumed ?? [])].some((one) => one.of === of) &&
      all.findIndex((one) => one.of === of) === index,
  );
  const { currency, below } = worked.money ?? {};
  const text = target?.place.text ?? '';
  const isOpen = target && below && !perOne.test(text);
  const tag = amount.lexicon!.vocabulary?.language.locale.tag;
  const sign = isOpen && tag !== undefined && codes.has(currency!) ? signOf(currency!, tag) : currency;
  const priced: readonly Assumption[] = isOpen ? [{ kind: 'unit', of: text, as: `${sign}/${text}` }] : [];
  const results = worked.isBare || worked.money ? [] : worked.measures.map(({ unit }) => catalogue.findUnit(unit));
  const drops = assumedDrops(worked.given, results, catalogue);
  return [...(expression.assumed ?? []), ...regional, ...others, ...priced, ...drops];
};

/** Returns the sign of a currency in a language. */
const signOf = (currency: string, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')!.value;

/** Returns the answer of a calculation. */
export const answerOf = (read: Calculated, { locale, notes }: AnswerOptions): CalculationAnswer => {
  const { amount, expression, worked: result, wanted } = read;
  const { measures, isBare, rates, uncertainty, interval } = result;
  const constants = constantsIn(expression.root).map(recordOf);
  const assumed = assumedIn(read);
  const fraction = fractionOf(result);
  const isAskedSo = wanted?.kind === 'fraction' && fraction !== undefined;
  const last = measures.at(-1)!;
  const units = [...measures.map(({ unit }) => unit), ...result.given.map(({ id }) => id)];
  const note = noteOf(units, notes, { assumed, measures });
  const quantity = isBare || result.money ? undefined : catalogue.findUnit(last.unit).quantity?.id;
  const exact =
    measures.length > 1 || uncertainty !== undefined || interval !== undefined ? undefined : exactText(last);
  return {
    kind: 'calculation',
    result: last.value,
    ...(isBare ? {} : { unit: last.unit }),
    ...(exact === undefined ? {} : { exact }),
    results: isBare ? [] : measures.map(({ value, unit }) => ({ value, unit })),
    ...(quantity === undefined ? {} : { quantity }),
    ...(uncertainty === undefined ? {} : { uncertainty }),
    ...(interval === undefined ? {} : { interval }),
    ...(constants.length === 0 ? {} : { constants }),
    ...(fraction === undefined ? {} : { fraction }),
    text:
      isAskedSo && fraction.includes('/')
        ? `${amount.text} = ${fraction}`
        : textOf(amount, result, wanted?.kind === 'places', locale),
    ...(rates?.source === undefined ? {} : { source: rates.source }),
    ...(rates === undefined ? {} : { date: rates.date }),
    ...(note === undefined ? {} : { note }),
    ...(assumed.length === 0 ? {} : { assumed }),
  };
};

/** Matches the number of `2 k_B`. */
const numberBefore = /^(?:[-+]?\d[\d.,]*(?:e[-+]?\d+)?\s*)?/i;

/**
 * Returns true if a text starts with the name of a constant, or with its symbol of more than one letter, with or
 * without a number before it. A single letter is a unit.
 */
export const beginsWithConstant = ({ plain }: Span): boolean => {
  const start = numberBefore.exec(plain)![0].length;
  return (constantAt(plain, start)?.end ?? 0) > start + 1;
};

/** The number style and exchange rates for reading. */
export interface Reading {
  readonly style: NumberStyle | undefined;
  readonly rates: Rates | undefined;
  /** True if a number or a measure alone is also accepted. */
  readonly isAny?: boolean;
}

/** The context of reading, with the recipient of the answer. */
export interface Context extends Reading {
  readonly telling: AnswerOptions;
}

/** An evaluated text. */
export interface Calculated {
  readonly amount: Span;
  readonly expression: Expression;
  readonly wanted: Wanted | undefined;
  readonly worked: Worked;
}

/** Returns true for money, and for a result in a unit of a listed quantity. */
export const isKnown = ({ money, measures }: Result, { lexicon }: Span): boolean =>
  money ? money.below === undefined : lexicon!.meaningsOf(measures[0]!.unit).units[0]?.quantity !== undefined;

/** The kinds of nodes without units. */
const bareKinds: ReadonlySet<Node['kind']> = new Set([
  'number',
  'pi',
  'negative',
  'function',
  'power',
  '+',
  '-',
  '*',
  '/',
]);

/**
 * Reads a number over a measure as a number of its unit: `pi/4 rad` is a quarter of π radians. Undefined for any other
 * expression.
 */
const asNumberOfUnits = (expression: Expression, amount: Span): Expression | undefined => {
  const { root } = expression;
  if (root.kind !== '/' || root.right.kind !== 'measure' || root.right.uncertainty) return undefined;
  if (![...nodesIn(root.left)].every(({ kind }) => bareKinds.has(kind))) return undefined;
  const { value, unit } = root.right;
  // 120 over 80 mmHg is two pressures
  const isPair = root.left.kind === 'number' && compare(root.left.value, value) > 0 && /\bover\b/.test(amount.lower);
  if (isPair) return undefined;
  const number: Node = { ...root, right: numberNode(value) };
  const text = amount.text.slice(0, unit.unit.offset - amount.offset).trimEnd();
  return {
    ...expression,
    root: { kind: '*', left: number, right: unit, place: root.place },
    assumed: [...(expression.assumed ?? []), { kind: 'number', of: amount.text, as: `(${text}) ${unit.unit.text}` }],
  };
};

/** Returns true for an amount of money that is not a price for a unit. */
const isMoney = (node: Node): boolean =>
  node.kind === 'money' || (node.kind === 'name' && node.value.money === 1 && node.value.factors.length === 0);

/** Returns the unit of a measure, or of a name whose value has one unit. Undefined for any other factor. */
const onlyUnit = (node: Node, { lexicon }: Span): Unit | undefined => {
  if (node.kind === 'measure') return node.uncertainty ? undefined : meaningsAlone(node.unit.unit.plain, lexicon!)[0];
  if (node.kind !== 'name' || node.value.money !== 0 || node.value.moment) return undefined;
  const [factor, ...others] = node.value.factors;
  return factor?.exponent === 1 && others.length === 0 ? node.value.unit : undefined;
};

/** Returns a factor without its unit: 3 nights are 3. */
const withoutUnit = (node: Node, unit: Unit): Node =>
  node.kind === 'name'
    ? { ...node, value: { ...bare, ...countIn(node.value, unit).ratio } }
    : numberNode((node as Extract<Node, { kind: 'measure' }>).value);

/** A factor of a product with a unit. */
interface Measured {
  readonly factor: Node;
  readonly unit: Unit;
}

/**
 * Returns an expression whose products have one of their measures as a number, and the assumption that it is one. Undefined if none has such a
 * measure.
 *
 * @param choose - Returns the measure of a product that is a number, and what it is assumed to be.
 */
const withNumbersOfUnits = (
  expression: Expression,
  amount: Span,
  choose: (measured: readonly Measured[], factors: readonly Node[], place: Span) => [Measured, Assumption] | undefined,
): Expression | undefined => {
  const assumed: Assumption[] = [];
  const change = (node: Node): Node => {
    if (node.kind === '+' || node.kind === '-') return { ...node, left: change(node.left), right: change(node.right) };
    if (node.kind !== '*' && node.kind !== '/') return node;
    const factors = factorsOf(node);
    const measured = factors.flatMap((factor) => {
      const unit = onlyUnit(factor, amount);
      return unit ? [{ factor, unit }] : [];
    });
    const [number, assumption] = choose(measured, factors, node.place) ?? [];
    if (!number || !assumption) return node;
    assumed.push(assumption);
    return withLeaves(node, (leaf) => (leaf === number.factor ? withoutUnit(leaf, number.unit) : leaf));
  };
  const root = change(expression.root);
  if (assumed.length === 0) return undefined;
  return { ...expression, root, assumed: [...(expression.assumed ?? []), ...assumed] };
};

/**
 * Reads money times a measure as the price of one unit, which is what people mean: 3 nights × $118. Undefined for any other
 * expression.
 */
const asPriceOfOne = (expression: Expression, amount: Span): Expression | undefined =>
  withNumbersOfUnits(expression, amount, ([only, another], factors, { text }) =>
    only && !another && soldBy.has(only.unit.id) && factors.some(isMoney)
      ? [only, { kind: 'unit', of: text, as: `a price for one ${singularName(only.unit)}` }]
      : undefined,
  );

/** Returns a measure or a name as written. */
const writtenOf = (node: Node): string =>
  node.kind === 'measure'
    ? `${writeRatio(node.value)} ${node.unit.unit.text}`
    : (node as Extract<Node, { kind: 'name' }>).place.text;

/** Returns the seconds of a unit of time. */
const lengthOf = ({ unit }: Measured): number => toNumber(siFactorOf(unit).ratio);

/** The units of time that count days. */
const periods: ReadonlySet<string> = new Set(['day', 'week', 'month', 'year']);

/**
 * Reads a time times days or longer periods as that time in each of them, which is what people mean: 8 h × 5 days. Undefined for any other
 * expression.
 */
const asTimeOfEach = (expression: Expression, amount: Span): Expression | undefined =>
  withNumbersOfUnits(expression, amount, (measured) => {
    const times = measured.filter(({ unit }) => unit.quantity?.id === 'time');
    const [shorter, longer, another] = times.sort((a, b) => lengthOf(a) - lengthOf(b));
    if (!shorter || !longer || another || !periods.has(longer.unit.id) || lengthOf(shorter) === lengthOf(longer))
      return undefined;
    const number = withoutUnit(longer.factor, longer.unit);
    const { value } = number as Extract<Node, { kind: 'number' | 'name' }>;
    return [longer, { kind: 'number', of: writtenOf(longer.factor), as: writeRatio(value) }];
  });

/** Returns the factors of a product. It may be divided by numbers. */
const factorsOf = (node: Node): readonly Node[] => {
  if (node.kind === '/' && node.right.kind === 'number') return factorsOf(node.left);
  return node.kind === '*' ? [...factorsOf(node.left), ...factorsOf(node.right)] : [node];
};

const attempt = (
  amount: Span,
  target: Span | undefined,
  { style, rates, isAny = false }: Reading,
  complete?: (expression: Expression, amount: Span) => Expression,
): Calculated | Diagnostic | undefined => {
  const isPlaces = target !== undefined && asPlaces.test(target.lower);
  const cut = isPlaces ? asRounded.exec(amount.lower)?.index : target && commaAtEnd.exec(amount.plain)?.index;
  const written = cut === undefined ? amount : span(amount, 0, cut);
  const read = readPhrase(written, style) ?? readExpression(written, style);
  if (!read || read instanceof Diagnostic) return read;
  const wanted = target && wantedOf(target);
  const completed = complete ? complete(read, written) : read;
  const expression = (wanted ? undefined : asTimeOfEach(completed, amount)) ?? completed;
  const isNumber = target !== undefined && expression.root.kind === 'number' && asPercentage.test(target.lower);
  const isBare =
    isNumber ||
    (wanted !== undefined && !(wanted instanceof Diagnostic) && /^(?:fraction|decimal|places)$/.test(wanted.kind));
  const isMore = isAny || amount.letters !== undefined;
  if (!isBare && !isMore && !isAsked(expression, amount.plain)) return undefined;
  if (wanted instanceof Diagnostic) return wanted;
  const unit = Object.hasOwn(expression, 'unit') ? expression.unit : undefined;
  const own = unit === undefined ? undefined : wantedOf(makeSource(unit, amount.lexicon));
  const result = calculate(expression, wanted ?? (own instanceof Diagnostic ? undefined : own), rates, amount);
  if (result instanceof Diagnostic) {
    const other =
      (wanted && (asNumberOfUnits(expression, amount) ?? asTimeOfEach(expression, amount))) ??
      asPriceOfOne(expression, amount);
    const worked = other && calculate(other, wanted, rates, amount);
    return worked && !(worked instanceof Diagnostic) ? { amount, expression: other, wanted, worked } : result;
  }
  return expression.isRate && !isKnown(result, amount) ? undefined : { amount, expression, wanted, worked: result };
};

/** Matches `1:45` without a unit: a ratio alone, a time if times are added or multiplied. */
const clocks = /(?<![\d:.])(\d{1,2}):([0-5]\d)(?![\d:]|\s*(?:h(?:rs?|ours?)?|min(?:s|utes?)?(?!\s*\d))(?![a-z]))/g;

/** Matches a multiplied time, `8:30 x 5`, without a unit after it, and a time as a decimal. */
const timeMultiplied =
  /^\d{1,2}:[0-5]\d\s*(?:(?:[x×*·]|times)\s*[\d.]+|(?:in|as|to|into)\s+(?:an?\s+)?decimals?)$|^[\d.]+\s*(?:[x×*·]|times)\s*\d{1,2}:[0-5]\d$/;

/** Returns a text with the units of its times. */
const timesIn = ({ plain }: Span, a: string, b: string): string =>
  plain.replace(clocks, (_, first: string, second: string) => `${Number(first)} ${a} ${Number(second)} ${b}`);

/** Matches hours after the last of several times. */
const hoursAtEnd = /\d{1,2}:[0-5]\d\s*h(?:rs?|ours?)$/;

/** Matches a time and an hour after it, which may also be a ratio minus a number: 8:30-5. */
const timeToHour = /^(\d{1,2}:[0-5]\d)\s?[-–]\s?(\d|1\d|2[0-4])$/;

/** Refuses added or multiplied times, which could be hours and minutes, or minutes and seconds. */
const timesWorkedOut = (body: Span): Diagnostic | undefined => {
  const [, start, end] = timeToHour.exec(body.plain) ?? [];
  if (start !== undefined)
    return twofold(
      body,
      'ambiguous-number',
      'from a time to an hour or a ratio minus a number',
      [`${start} to ${end}:00`, `(${start}) - ${end}`],
      'A colon is in times and in ratios.',
    );
  const times = matchesOf(clocks, body.plain);
  const areAdded = times.length > 1 && /[+-]|\b(?:plus|minus)\b/.test(body.lower);
  if (!areAdded && !timeMultiplied.test(body.lower)) return undefined;
  const suggestions = [timesIn(body, 'h', 'min'), timesIn(body, 'min', 's')];
  return twofold(
    body,
    'ambiguous-number',
    'in hours and minutes or in minutes and seconds',
    suggestions,
    'Times with a colon are in hours and minutes, or in minutes and seconds.',
  );
};

/** Matches a percentage on an amount: 12% on $20. */
const percentOn = /^(\d[\d.,]*\s?(?:%|percent))\s+on\s+(?=[^\s])/;

/** Refuses a percentage on an amount, which some calculators add and others take as a part. */
const addedOrPart = (body: Span, style: NumberStyle | undefined): Diagnostic | undefined => {
  const match = percentOn.exec(body.lower);
  if (!match) return undefined;
  const amount = span(body, match[0].length);
  const read = readExpression(amount, style);
  if (!read || read instanceof Diagnostic) return undefined;
  const suggestions = [`${match[1]!} of ${amount.text}`, `${amount.text} + ${match[1]!}`];
  return twofold(
    body,
    'invalid-query',
    'a part of the amount or an addition to it',
    suggestions,
    'Some calculators add a percentage on an amount.',
  );
};

const ambiguous = (body: Span): Diagnostic | undefined => {
  const [, whole, top, below] = mixedOrDifference.exec(body.plain) ?? [];
  if (whole === undefined) return undefined;
  const suggestions = [`${whole} ${top}/${below}`, `${whole} - ${top}/${below}`];
  return twofold(
    body,
    'ambiguous-number',
    'a mixed number or a difference',
    suggestions,
    'A hyphen can join a mixed number or subtract.',
  );
};

/** Reads an amount as an expression if its target can also be read. Otherwise undefined. */
const askedIn = ({ amount, target }: Pick<Frame, 'amount' | 'target'>, { style }: Reading): Expression | undefined => {
  const expression = readExpression(amount, style);
  const isRead = expression !== undefined && !(expression instanceof Diagnostic);
  return isRead && !(wantedOf(target) instanceof Diagnostic) ? expression : undefined;
};

/** Refuses `2x4 in`, which can be two lengths or an area, and `3/4" x 4 x 8`, which can be a length or a volume. */
const lengthOrArea = (amount: Span, asArea: string): Diagnostic => {
  const suggestions = [asArea, amount.text.replace(/\s*[x×]\s*/gi, ' * ')];
  return twofold(
    amount,
    'ambiguous-unit',
    'an area or so many lengths',
    suggestions,
    'Give each side of an area its unit.',
  );
};

/** Attempts the calculation if the sides of an area or a volume may share a unit. */
const attemptSides = (
  amount: Span,
  target: Span | undefined,
  context: Reading,
): Calculated | Diagnostic | undefined => {
  const picture = asPicture(amount, target);
  if (picture) return attempt(picture.amount, picture.target, context, inPixels);
  const afterFirst = sidesAfterFirst(amount);
  if (afterFirst !== undefined) return lengthOrArea(amount, afterFirst);
  const asArea = writtenSides(amount);
  if (asArea === undefined) return attempt(amount, target, context);
  const isLengthAsked = target !== undefined && isLength(target.plain, target);
  if (isLengthAsked || (!target && !/\bby\b/.test(amount.lower))) return lengthOrArea(amount, asArea);
  const answer = target && attempt(amount, target, context);
  return answer && !(answer instanceof Diagnostic)
    ? answer
    : attempt(amount, target, context, (read, written) => inUnitOfLast(read, written, target));
};

/** Returns true for a number for each of two periods, and of nothing else: 1/yr². One per second per second is a unit. */
export const isPerTwoPeriods = ({ product }: Unit): boolean => {
  const factors = product?.factors ?? [];
  return (
    factors.length > 0 &&
    factors.every(({ unit: { id } }) => periods.has(id)) &&
    factors.reduce((sum, { exponent }) => sum + exponent, 0) === -2
  );
};

/** Returns true for a number for each of two periods in words, of which the last one is asked for: 12% of 4500 per year per month. */
const isOfTwoPeriods = ({ expression: { units }, worked: { measures, isBare, money } }: Calculated): boolean =>
  !isBare &&
  !money &&
  isPerTwoPeriods(catalogue.findUnit(measures.at(-1)!.unit)) &&
  units.some(({ plain }) => plain.trim().includes(' '));

/** Answers a sum, a product or an amount of money. Undefined for other texts. */
export const readSum = (
  given: Span,
  frames: readonly Frame[],
  context: Context,
): CalculationAnswer | Diagnostic | undefined => {
  const read = readCalculation(given, frames, context);
  if (!read || read instanceof Diagnostic) return read;
  if (isOfTwoPeriods(read)) return refusedAt(given, unreadable);
  return read.wanted && isRangeInUnit(read.expression, read.amount) ? undefined : answerOf(read, context.telling);
};

/** Returns true for a line between two amounts in one unit, the smaller one first: 5kg-10kg. With spaces it is a minus. */
const isRangeInUnit = ({ root, units }: Pick<Expression, 'root' | 'units'>, { plain }: Span): boolean => {
  if (root.kind !== '-' || root.left.kind !== 'measure' || root.right.kind !== 'measure') return false;
  const { left, right } = root;
  const isOne = units[left.unit.index]!.plain === units[right.unit.index]!.plain;
  return isOne && compare(left.value, right.value) < 0 && !/\s[-−–]|[-−–]\s/.test(plain);
};

/** Evaluates an expression without units of its own. */
const evaluated = (
  root: Node,
  wanted: Wanted | undefined,
  place: Span,
  { rates }: Reading,
): Calculated | Diagnostic => {
  const expression: Expression = { root, units: [], isSum: true };
  const worked = calculate(expression, wanted, rates, place);
  return worked instanceof Diagnostic ? worked : { amount: place, expression, wanted, worked };
};

/** Rounds a value to a number of decimals, or to a power of ten if it is negative. */
export const readRounded = (value: Value, places: number, place: Span, reading: Reading): Calculated | Diagnostic => {
  const given = [{ kind: 'name', value, place } as const, numberNode(ratio(BigInt(places)))];
  return evaluated({ kind: 'function', name: 'round', arguments: given, place }, undefined, place, reading);
};

/** Returns a value in its target. Undefined for an unknown target. */
export const readInTarget = (value: Value, target: Span, reading: Reading): Calculated | Diagnostic => {
  const wanted = wantedOf(target);
  return wanted instanceof Diagnostic
    ? wanted
    : evaluated({ kind: 'name', value, place: target }, wanted, target, reading);
};

/** Evaluates a text that is a sum, a product or an amount of money. Undefined for other texts. */
export const readCalculation = (
  given: Span,
  frames: readonly Frame[],
  context: Reading,
): Calculated | Diagnostic | undefined => {
  const hasCalendar = scopeOf(given)?.calendar !== undefined;
  if (notInBase.test(given.plain)) return undefined;
  if (!hasCalendar && (hasDay.test(given.plain) || inBase.test(given.plain))) return undefined;
  // Of 3:45 + 1:20 + 2:38 hours, the hours are named
  const body = hoursAtEnd.test(given.lower) ? makeSource(timesIn(given, 'h', 'min'), given.lexicon) : given;
  // Times of day can be subtracted
  const fault =
    (hasCalendar && !given.plain.includes('+') ? undefined : timesWorkedOut(body)) ??
    ambiguous(body) ??
    addedOrPart(body, context.style);
  if (fault) return fault;
  let diagnostic: Diagnostic | undefined;
  for (const { amount, target, unit } of frames) {
    // A number with its unit elsewhere is a measure: miles to km 1/2
    if (unit) return undefined;
    const answer = attemptSides(amount, target, context);
    if (answer && !(answer instanceof Diagnostic)) return answer;
    if (answer?.isFinal) return answer;
    // 1/4 in in mm: with the earlier "in" as the target word, the rest would be a fraction
    if (!answer && askedIn({ amount, target }, context)?.root.kind === 'measure') return undefined;
    diagnostic ??= answer;
  }
  // The min in mL/min/1.73 m² is not an inch
  if (frames.some((frame) => askedIn(frame, context))) return diagnostic;
  return attemptSides(body, undefined, context) ?? diagnostic;
};
