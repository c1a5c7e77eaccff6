import { siFactorOf } from '../definition/definition.ts';
import { isNumberOf } from './schema-money.ts';
import { tools as declared } from './tools.ts';
import { alternatives } from '../languages/words.ts';
import type { Assumption } from '../model/assumption.ts';
import { matchesOf } from '../model/matches.ts';
import { over, ratio, times as ratioTimes, toNumber } from '../model/rational.ts';
import { oncePer } from '../model/remember.ts';
import type { Asking, Role, Speech } from '../model/speech.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { ratioOf } from '../text/numbers/exact.ts';
import { makeSource, span, withPlain, type Span } from '../text/span.ts';
import { tallestInMeters } from '../tools/bmi.ts';
import { calculate } from './arithmetic/calculate.ts';
import { numberNode, product, type Node } from './arithmetic/node.ts';
import { wantedOf } from './calculation.ts';
import { percentText } from './calculated.ts';
import type { Factor } from './factor-chain.ts';
import { withDigits } from './in-digits.ts';
import { longestTarget } from './longest.ts';
import type { Filled } from './match.ts';
import { withPercentAfter } from './percent-after.ts';
import { readStory } from './read-story.ts';
import { factorsOf } from './sides.ts';
import { isInterestOfMonth, partReader, rolesOf, rolesOfText, type Part, type ReadPart } from './roles.ts';
import { isHeight, withFloor } from './schema-units.ts';
import {
  distanceTo,
  endsWith,
  has,
  isCount,
  isMoneyOrCount,
  isPercent,
  questionIn,
  readParts,
  shares,
  startsWith,
  unitIdOf,
  unitOf,
  valueOf,
  type Story,
  type StoryContext,
  changes,
  repeats,
} from './story.ts';
import { questionOf, type ToolQuestion } from './tool-question.ts';
import type { Knowledge } from './unknown-words.ts';

// Questions for calculators by their numbers and the roles of words beside them: number bases, Roman numerals, a body mass index, tiles,
// grades.

/** A tool with its values, and the key of its answer. */
export interface WantedTool {
  readonly id: string;
  /** Values of the text with their places, or fixed ones. `today` is the date of the question. */
  readonly values: Readonly<Record<string, Filled | string>>;
  readonly main: string;
}

/** Returns the question for a tool. */
export const toolQuestion = (
  { id, values, main }: WantedTool,
  today: string,
  tools: Speech['tools'] | undefined,
): ToolQuestion => {
  const bindings = new Map<string, Filled>();
  const given: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'string') given[key] = value;
    else bindings.set(key, value);
  }
  const tool = declared.find((one) => one.id === id)!;
  return questionOf({ tool, ask: { says: [], given, main }, spoken: tools?.[id] }, bindings, today);
};

/** The bases of roles. */
const bases: Readonly<Partial<Record<Role, number>>> = { binary: 2, octal: 8, decimal: 10, hexadecimal: 16 };

/** Matches what makes the number before it a base: 2進数, 16진법, 二进制. */
const afterBase = /^\s*[進进진]/;

/** Matches a number with the prefix of its base: 0xFF. */
const withPrefix = /^0([xob])([\da-f]+)$/i;

const basesOfPrefixes: Readonly<Record<string, string>> = { x: '16', o: '8', b: '2' };

/** A base of a question, and the place of its word among the parts. */
interface Base {
  readonly base: number;
  readonly part: number;
}

/** Returns the number of a value with its place and its currency. */
export const filled = (value: Factor, { source }: Story): Filled => {
  const from = value.place.offset - source.offset;
  const currency = value.node.kind === 'money' ? { currency: value.node.currency } : {};
  return { text: String(valueOf(value)), from, end: from + value.place.text.length, ...currency };
};

/** Asks for a number in another base. The base beside the number is its own, and any other the one of the answer. */
const numberBase = (story: Story): WantedTool | undefined => {
  const { values, parts } = story;
  const isBase = (at: number): boolean => afterBase.test(parts[at + 1]!.place.plain) || endsWith(parts[at]!, 'base');
  const [number, another] = values.filter((_, at) => !isBase(at));
  if (!number || another || !isCount(number) || !Number.isInteger(valueOf(number))) return undefined;
  const named = parts.flatMap(({ roles }, part): readonly Base[] =>
    Object.entries(bases).flatMap(([role, base]) => (roles.has(role as Role) ? [{ base, part }] : [])),
  );
  const written = values.flatMap((value, at): readonly Base[] =>
    isBase(at) ? [{ base: valueOf(value), part: at }] : [],
  );
  const [first, second, third] = [...named, ...written].sort((a, b) => a.part - b.part);
  if (!first || third) return undefined;
  const value = filled(number, story);
  const [, prefix, digits] = withPrefix.exec(number.place.plain.trim()) ?? [];
  if (prefix !== undefined && digits !== undefined)
    // 0xFF in decimal
    return first.base === 10 && !second
      ? {
          id: 'number-base',
          values: { value: { ...value, text: digits }, from: basesOfPrefixes[prefix.toLowerCase()]!, to: '10' },
          main: 'result',
        }
      : undefined;
  if (second) {
    // 1011 binär in dezimal, 十进制90转二进制
    const [from, to] = [first.base, second.base];
    return from === to
      ? undefined
      : { id: 'number-base', values: { value, from: String(from), to: String(to) }, main: 'result' };
  }
  // 11010 in binary may be binary
  if (first.base === 10 || /^[01]{4,}$/.test(value.text)) return undefined;
  return { id: 'number-base', values: { value, from: '10', to: String(first.base) }, main: 'result' };
};

/** Returns the number of a value, or of a product of values, in a unit. */
const numberIn = (root: Node, unit: string, { source, units, context }: Story): number | undefined => {
  const wanted = wantedOf(makeSource(unit, source.lexicon));
  if (wanted instanceof Diagnostic) return undefined;
  const worked = calculate({ root, units, isSum: true }, wanted, context.rates, source);
  return worked instanceof Diagnostic ? undefined : toNumber(ratioOf(worked.measures[0]!.exact));
};

/** Returns true for the weight of a person in kilograms. */
const isWeight = (value: number): boolean => value >= 25 && value < 120;

/** Returns a measure in a unit as a number. A number without a unit is read in it, which is an assumption. */
const inAssumed = (value: Factor, unit: string, story: Story): Filled => {
  const { text } = value.place;
  const place = filled(value, story);
  return isCount(value)
    ? { ...place, assumed: [{ kind: 'unit', of: text, as: `${text} ${unit}` }] }
    : { ...place, text: String(numberIn(value.node, unit, story)) };
};

/** Returns a height that the name of the weight after it was read as the unit of: boy 1.65 kilo 58. */
const withoutNameAfter = (value: Factor, at: number, { parts, units }: Story): Factor =>
  value.node.kind === 'measure' &&
  unitIdOf(value, units) === 'kilogram' &&
  parts[at]!.roles.has('height') &&
  isHeight(valueOf(value)) &&
  !isWeight(valueOf(value))
    ? { ...value, node: numberNode(value.node.value), quantity: undefined }
    : value;

/** Asks for the body mass index of a height and a weight whose units people leave out: BMI 1.72 68. */
const bodyMassIndex = (story: Story): WantedTool | undefined => {
  const { parts, units } = story;
  const values = story.values.map((value, at) => withoutNameAfter(value, at, story));
  if (values.length !== 2 || !has(parts, 'bmi')) return undefined;
  const isOf = (value: Factor, quantity: string, fits: (number: number) => boolean): boolean =>
    isCount(value) ? fits(valueOf(value)) : value.quantity === quantity;
  const [height, another] = values.filter((value) => isOf(value, 'length', isHeight));
  const [weight, other] = values.filter((value) => isOf(value, 'mass', isWeight));
  if (!height || !weight || another || other) return undefined;
  // Beside feet, a weight without its unit may be in pounds
  if (isCount(weight) && !isCount(height) && !/^(?:centi)?meter$/.test(unitIdOf(height, units))) return undefined;
  // I am 75 tall and weigh 180
  if (has(parts, 'height') && distanceTo(story, weight, 'height') < distanceTo(story, height, 'height'))
    return undefined;
  return {
    id: 'bmi',
    values: {
      weight: inAssumed(weight, 'kg', story),
      height: inAssumed(height, isCount(height) && valueOf(height) < tallestInMeters ? 'm' : 'cm', story),
      unit: 'metric',
    },
    main: 'bmi',
  };
};

/** The highest rate of a month in percent. A higher one is of a year. */
const mostOfMonth = 10;

const monthsOfYear = ratio(12n);

/** The amount, the rate of a year and the years of a loan or of savings. */
interface Lent {
  readonly principal: Filled;
  readonly ratePercent: Filled;
  readonly years: Filled;
  readonly isMonthly: boolean;
}

/** Returns a number of thousands or more as a plain number: 10 लाख, ۱۰۰ میلیونی. */
const inOnes = (value: Factor, units: readonly Span[]): Factor => {
  const { node } = value;
  if (node.kind !== 'measure' || value.quantity !== 'ratio') return value;
  const { ratio: size } = siFactorOf(unitOf(units[node.unit.index])!);
  const isWhole = size.d === 1n && /^10{3,}$/.test(String(size.n));
  return isWhole ? { ...value, node: numberNode(ratioTimes(node.value, size)), quantity: undefined } : value;
};

/** Returns the values of a loan or of savings. Words beside the rate may make it one of a month: 2% ao mês, aylık %3. */
const lentOf = (story: Story): Lent | undefined => {
  const { values, parts, units } = story;
  const percent = values.find(isPercent);
  // 36 rate are so many months
  const time =
    values.find((value) => /^(?:year|month)$/.test(unitIdOf(value, units))) ??
    values.find((value, at) => isNumberOf(value) && has(parts, 'loan') && startsWith(parts[at + 1]!, 'installment'));
  const [written, another] = values.filter((value) => value !== percent && value !== time);
  const amount = written && inOnes(written, units);
  if (!percent || !time || !amount || another || !isMoneyOrCount(amount)) return undefined;
  if (time.node.kind !== 'measure' && time.node.kind !== 'number') return undefined;
  const at = values.indexOf(percent);
  const isMonthly =
    startsWith(parts[at + 1]!, 'month') || endsWith(parts[at]!, 'month') || parts.some(isInterestOfMonth);
  if (percent.node.kind !== 'number' || (isMonthly && valueOf(percent) > mostOfMonth)) return undefined;
  const rate = toNumber(isMonthly ? ratioTimes(percent.node.value, monthsOfYear) : percent.node.value);
  const years = unitIdOf(time, units) === 'year' ? time.node.value : over(time.node.value, monthsOfYear);
  const assumed: readonly Assumption[] = isMonthly
    ? [{ kind: 'number', of: percentText(percent), as: `12 × ${percentText(percent)}` }]
    : [];
  return {
    principal: filled(amount, story),
    ratePercent: { ...filled(percent, story), text: String(rate), assumed },
    years: { ...filled(time, story), text: String(toNumber(years)) },
    isMonthly,
  };
};

/** Returns true if words ask what a loan costs each month. Behind a percentage the month is that of the interest. */
const asksForMonth = ({ values, parts, context }: Story): boolean => {
  const ofMonth = parts.flatMap((part, at) => (part.roles.has('month') ? [{ part, before: values[at - 1] }] : []));
  const isAsked = ({ part, before }: (typeof ofMonth)[number]): boolean =>
    questionIn(part, context) >= 0 && !(before && isPercent(before) && startsWith(part, 'month'));
  return has(parts, 'loan') && ofMonth.length > 0 && ofMonth.every(isAsked);
};

/** Roles beside a loan that ask for another calculation than its payments. */
const besideLoan: readonly Role[] = [
  ...changes,
  'total',
  'rest',
  'savings',
  'compound',
  'simpleInterest',
  'each',
  'month',
];

/** Returns true for a loan without words that ask for something else: `Kredit 10000 Euro 6% 5 Jahre`. */
const isLoanAlone = ({ parts, context }: Story): boolean =>
  has(parts, 'loan') && !has(parts, ...besideLoan) && parts.every((part) => questionIn(part, context) < 0);

/** Asks for the equal payments that repay a loan: EMI on 10 lakhs, 9 %, 20 years. */
const installments = (story: Story): WantedTool | undefined => {
  const { values, parts } = story;
  const isAsked =
    has(parts, 'emi') || (has(parts, 'loan') && has(parts, 'installment')) || asksForMonth(story) || isLoanAlone(story);
  const lent = values.length === 3 && isAsked ? lentOf(story) : undefined;
  if (!lent) return undefined;
  const { principal, ratePercent, years } = lent;
  return { id: 'loan', values: { principal, ratePercent, years }, main: 'payment' };
};

/** Roles of words beside savings that ask for another calculation. */
const besideSavings: readonly Role[] = [...changes, ...repeats, 'tax', 'month', 'each', 'rest', 'percent', 'average'];

/** Asks for what savings are worth at an interest after years, or for the interest: `10.000 spaargeld 3 jaar tegen 2,5 % rente`. */
const savings = (story: Story): WantedTool | undefined => {
  const { values, parts, context } = story;
  const isCompound = has(parts, 'compound');
  const lent = values.length === 3 && (isCompound || has(parts, 'savings')) ? lentOf(story) : undefined;
  if (!lent) return undefined;
  const { principal, ratePercent, years, isMonthly } = lent;
  if (has(parts, 'regularDeposit')) return undefined;
  // Interest is added at the end of a year
  if (!Number.isInteger(Number(years.text)) && !isMonthly) return undefined;
  // The word for compound interest may be one for a gain, and the month that of the rate
  const others = besideSavings.filter((role) => !(isCompound && role === 'up') && !(isMonthly && role === 'month'));
  if (has(parts, ...others) || has(parts, 'loan')) return undefined;
  const asksForInterest = parts.some((part) => part.roles.has('interest') && questionIn(part, context) >= 0);
  const compounded = isMonthly ? { compounded: 'monthly' } : {};
  return {
    id: 'compound-interest',
    values: { principal, ratePercent, years, ...compounded },
    main: asksForInterest ? 'interest' : 'total',
  };
};

/** Asks for what deposits of each month come to with monthly interest: 毎月3万円を年利5%で20年積み立て. */
const regularDeposits = (story: Story): WantedTool | undefined => {
  const { values, parts, context } = story;
  const lent = values.length === 3 && has(parts, 'regularDeposit') ? lentOf(story) : undefined;
  const others = besideSavings.filter((role) => role !== 'month' && role !== 'each' && role !== 'up');
  if (!lent || !has(parts, 'month') || lent.isMonthly || has(parts, ...others, 'loan', 'simpleInterest'))
    return undefined;
  const { principal, ratePercent, years } = lent;
  const asksForInterest = parts.some((part) => part.roles.has('interest') && questionIn(part, context) >= 0);
  return {
    id: 'compound-interest',
    values: { principal: '0', deposit: principal, ratePercent, years, compounded: 'monthly' },
    main: asksForInterest ? 'interest' : 'total',
  };
};

/** The sides of a tile or a floor, with its area as text. */
interface Laid {
  readonly value: Factor;
  readonly sides: readonly Filled[];
  readonly squareMeters: number;
  readonly area: string;
}

const imperial = /^(?:square-)?(?:inch|foot|yard)$/;

/** Returns a length as the side of a square, the sides of an area, or an area. */
const laid = (value: Factor, story: Story): Laid | undefined => {
  const { units, source } = story;
  const { from, end } = filled(value, story);
  const { text } = value.place;
  const isSide = value.quantity === 'length';
  const nodes = isSide ? [value.node, value.node] : factorsOf(value.node);
  const ids = nodes.map((node) => unitIdOf({ ...value, node }, units));
  const unit = ids.every((id) => imperial.test(id)) ? 'ft²' : 'm²';
  const root = isSide ? product(value.node, value.node, source) : value.node;
  const [area, meters] = [unit, 'm²'].map((one) => numberIn(root, one, story));
  if (area === undefined || meters === undefined) return undefined;
  const square: readonly Assumption[] = isSide ? [{ kind: 'side', of: text, as: `${text} × ${text}` }] : [];
  const sides = nodes.map((node, at): Filled => {
    const size = node.kind === 'measure' ? `${toNumber(node.value)} ${ids[at]}` : '';
    return { text: size, from, end, assumed: at === 0 ? [...value.assumed, ...square] : [] };
  });
  return { value, sides, squareMeters: meters, area: `${area} ${unit}` };
};

/** The area of the smallest tiles of mosaics in square meters. */
const smallestTile = 1e-4;

/** The sides of tiles in centimeters. Longer ones are in millimeters. */
const mostCentimeters = 150;

/** Matches two numbers without a unit that may be the sides of a tile: 60x60, ۳۰ در ۳۰. */
const sidesOfTile = oncePer(({ roles, shapes }: Partial<Asking>): RegExp => {
  const by = [roles, shapes].flatMap((words) => words?.by ?? []);
  const signs = [String.raw`\s?[x×х*]\s?`, ...(by.length > 0 ? [String.raw`\s(?:${alternatives(by)})\s`] : [])];
  return new RegExp(
    String.raw`(?<![\d.,])(\d{1,4})(?:${signs.join('|')})(\d{1,4})(?![\d²³"'%]|[.,]\d|\s?(?:mm|cm|m|мм|см|м|ft|in)(?!\p{L}))`,
    'giu',
  );
});

/** Returns a text with the unit that the sides of tiles lack, and the assumption. In English they may be in inches. */
const withUnitOfTiles = (source: Span, asking: Partial<Asking> | undefined): readonly [Span, readonly Assumption[]] => {
  const [found, another] = asking ? matchesOf(sidesOfTile(asking), source.plain) : [];
  if (!found || another) return [source, []];
  const { index, 0: sides, 1: width, 2: height } = found;
  const end = index + sides.length;
  // 60x60 سم names its unit
  const after = longestTarget(span(source, end));
  if (after && source.lexicon!.meaningsOf(after.plain).units[0]?.quantity?.id === 'length') return [source, []];
  const unit = Math.max(Number(width), Number(height)) > mostCentimeters ? 'mm' : 'cm';
  const of = source.text.slice(index, end);
  const text = `${source.plain.slice(0, index)}${width} x ${height} ${unit}${source.plain.slice(end)}`;
  return [makeSource(text, source.lexicon, source.names), [{ kind: 'side', of, as: `${of} ${unit}` }]];
};

/** Asks for the tiles of a floor or a wall: 18 inch tiles for a 10 by 12 foot room. */
const tiles = (written: Story, assumed: readonly Assumption[]): WantedTool | undefined => {
  const story = withFloor(written);
  const { parts, values } = story;
  if (values.length !== 2 || !has(parts, 'tile')) return undefined;
  // Tiles are asked for by the piece
  if (parts.some(({ units }) => units.some((place) => unitOf(place)?.id !== 'part'))) return undefined;
  const found = values.flatMap((value) => laid(value, story) ?? []);
  const [tile, floor] = [...found].sort((a, b) => a.squareMeters - b.squareMeters);
  if (!tile || !floor || tile.sides.length !== 2 || floor.value.quantity === 'length') return undefined;
  // 10 mm thick tiles are of any size, and a tile joint of 5 mm is not a tile
  const isNamed = startsWith(parts[values.indexOf(tile.value) + 1]!, 'tile');
  if (tile.value.quantity === 'length' && (!isNamed || tile.squareMeters < smallestTile)) return undefined;
  const [width, height] = tile.sides as readonly [Filled, Filled];
  const area = { ...floor.sides[0]!, text: floor.area };
  const told = assumed.length > 0 ? { ...width, assumed } : width;
  return { id: 'tiles', values: { area, width: told, height }, main: 'tiles' };
};

/** Matches a grade in a capital letter, in the plural too, or a number. */
const gradeOrNumber =
  /(?<![\p{L}\p{N}.])(?:([A-DF](?:[+-](?![\p{L}\d]))?)(?:['’]?s)?|(\d+(?:\.\d+)?)\s?(%?))(?![\p{L}\p{N}])/gu;

/** The most words beside grades. */
const mostBesideGrades = 6;

/** Asks for the mean of grades with a number of credits or a weight for each: A 3 credits, B 4 credits; two As and three Bs. */
const gradeAverage = (written: Span, read: ReadPart): WantedTool | undefined => {
  const source = withDigits(withPlain(written, written.text), 1n) ?? written;
  const found = matchesOf(gradeOrNumber, source.text);
  const parts = readParts(
    source,
    found.map(({ index, 0: { length } }) => [index, index + length] as const),
    read,
  );
  if (!parts || !has(parts, 'grades') || parts.flatMap(({ others }) => others).length > mostBesideGrades)
    return undefined;
  const hasLetters = found.some(([, letter]) => letter !== undefined);
  const isOfGrade = ({ 1: letter, 3: percent }: RegExpExecArray, at: number): boolean =>
    letter === undefined && (hasLetters || percent !== '' || parts[at + 1]!.roles.has('credits'));
  const [weights, grades] = [true, false].map((wanted) => found.filter((one, at) => isOfGrade(one, at) === wanted));
  const isInTurns = found.every((one, at) => at === 0 || isOfGrade(one, at) !== isOfGrade(found[at - 1]!, at - 1));
  if (weights!.length !== grades!.length || grades!.length < 2 || !isInTurns) return undefined;
  return {
    id: 'grade-average',
    values: {
      grades: grades!.map(([, letter, number]) => letter ?? number).join(' '),
      credits: weights!.map(([, , number]) => number).join(', '),
    },
    main: 'average',
  };
};

/** Matches a Roman numeral, in letters or in the signs of Unicode. */
const roman =
  /(?<![\p{L}\p{N}])(?=[IVXLCDM]{2})M{0,3}(?:C[MD]|D?C{0,3})(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3})(?![A-Za-z\d])|[Ⅰ-Ⅿ]{2,}/u;

/** The most words beside a Roman numeral. */
const mostBeside = 3;

/** Roles of words that ask for the number of a Roman numeral. */
const ofNumerals: readonly Role[] = ['question', 'digits', 'roman', 'numeral'];

/** Roles beside which a numeral is a part of a calculation. */
const besideNumeral: readonly Role[] = [...changes, ...shares, 'times', 'total', 'difference', 'average', 'rest'];

/** Returns true if the words beside a numeral say nothing else: welches Jahr ist MCMXCIX. */
const isNumeralAlone = (parts: readonly Part[]): boolean =>
  parts.flatMap(({ others }) => others).filter((word) => word !== '').length <= mostBeside &&
  parts.every(({ units }) => units.every((place) => /^(?:year|century)/.test(unitOf(place)!.id))) &&
  !has(parts, ...besideNumeral);

/** Asks for the number of a Roman numeral: MCMXXIII kaç. */
const romanNumeral = (source: Span, read: ReadPart): WantedTool | undefined => {
  const found = roman.exec(source.text);
  if (!found || /\d/.test(source.plain)) return undefined;
  const [from, end] = [found.index, found.index + found[0].length];
  const parts = readParts(source, [[from, end]], read);
  const isAsked = parts && (has(parts, ...ofNumerals) || parts.some(({ units }) => units.length > 0));
  if (!isAsked || !isNumeralAlone(parts)) return undefined;
  return { id: 'roman', values: { roman: { text: found[0].normalize('NFKC'), from, end } }, main: 'integer' };
};

/** The largest number with a Roman numeral. */
const mostRoman = 3999;

/** Asks for the Roman numeral of a number: 2026 in römischen Zahlen. */
const inRoman = (story: Story): WantedTool | undefined => {
  const { values, parts } = story;
  const [value, another] = values;
  if (!value || another || !isCount(value) || !has(parts, 'roman') || !isNumeralAlone(parts)) return undefined;
  const integer = valueOf(value);
  return Number.isInteger(integer) && integer > 0 && integer <= mostRoman
    ? { id: 'roman', values: { integer: filled(value, story) }, main: 'roman' }
    : undefined;
};

/** Roles of which such a question has one. */
const rolesOfNumerals: readonly Role[] = [
  'decimal',
  'binary',
  'octal',
  'hexadecimal',
  'base',
  'bmi',
  'tile',
  'emi',
  'loan',
  'savings',
  'regularDeposit',
  'compound',
  'roman',
];

/** The longest text that is read, which bounds the work. */
const longestText = 80;

/** Returns the question for a calculator that numbers and roles of a text ask. Undefined for other texts. */
export const findNumerals = (
  source: Span,
  context: StoryContext,
  known: Knowledge,
  today: string,
): ToolQuestion | undefined => {
  const roles = rolesOf(context.asking);
  if (!roles || source.text.length > longestText) return undefined;
  const read = partReader(roles, known);
  const found = rolesOfText(source, roles);
  const numeral = found.has('grades') ? gradeAverage(source, read) : romanNumeral(source, read);
  if (numeral) return toolQuestion(numeral, today, context.tools);
  if (!/\d/.test(source.plain) || (!rolesOfNumerals.some((role) => found.has(role)) && !/[進进진]/.test(source.plain)))
    return undefined;
  const [sized, assumed] = found.has('tile') ? withUnitOfTiles(source, context.asking) : [source, []];
  const signed = withPercentAfter(sized, roles);
  const inDigits = (): Story | undefined => {
    const digits = withDigits(signed, 2n);
    return digits && readStory({ ...digits, currencies: source.currencies }, context, known);
  };
  const story = readStory(signed, context, known) ?? inDigits();
  if (!story) return undefined;
  const wanted =
    tiles(story, assumed) ??
    installments(story) ??
    bodyMassIndex(story) ??
    savings(story) ??
    regularDeposits(story) ??
    inRoman(story) ??
    numberBase(story);
  return wanted && toolQuestion(wanted, today, context.tools);
};
