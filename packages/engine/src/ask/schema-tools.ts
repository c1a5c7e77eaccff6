import { tools } from '../catalog/tools.ts';
import type { Role } from '../model/speech.ts';
import type { Span } from '../text/span.ts';
import { tallestInMeters } from '../tools/bmi.ts';
import { rangesOf, valuesIn, type Factor } from './factor-chain.ts';
import type { Filled } from './match.ts';
import { partReader, rolesOf, rolesOfText, type ReadPart } from './roles.ts';
import {
  asNumber,
  distanceTo,
  endsWith,
  has,
  isCount,
  readParts,
  unitIdOf,
  valueOf,
  type Story,
  type StoryContext,
} from './story.ts';
import { questionOf, type ToolQuestion } from './tool-question.ts';
import type { Knowledge } from './unknown-words.ts';

// Questions for calculators by their numbers and the roles of words beside them: number bases, Roman numerals, a body mass index.

/** A tool with its values, and the key of its answer. */
export interface WantedTool {
  readonly id: string;
  /** Values of the text with their places, or fixed ones. `today` is the date of the question. */
  readonly values: Readonly<Record<string, Filled | string>>;
  readonly main: string;
}

/** Returns the question for a tool. */
export const toolQuestion = ({ id, values, main }: WantedTool, today: string): ToolQuestion => {
  const bindings = new Map<string, Filled>();
  const given: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'string') given[key] = value;
    else bindings.set(key, value);
  }
  const tool = tools.find((one) => one.id === id)!;
  return questionOf({ tool, ask: { says: [], given, main }, spoken: undefined }, bindings, today);
};

/** The bases of roles. */
const bases: Readonly<Partial<Record<Role, number>>> = { binary: 2, octal: 8, decimal: 10, hexadecimal: 16 };

/** Matches what makes the number before it a base: 2進数, 16진법, 二进制. */
const behindBase = /^\s*[進进진]/;

/** A base of a question, and the place of its word among the parts. */
interface Base {
  readonly base: number;
  readonly part: number;
}

/** Returns the number of a value with its place. */
const filled = (value: Factor, { source }: Story): Filled => {
  const from = value.place.offset - source.offset;
  return { text: String(valueOf(value)), from, end: from + value.place.text.length };
};

/** Asks for a number in another base. The base beside the number is its own, and any other the one of the answer. */
const numberBase = (story: Story): WantedTool | undefined => {
  const { values, parts } = story;
  const isBase = (at: number): boolean => behindBase.test(parts[at + 1]!.place.plain) || endsWith(parts[at]!, 'base');
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

/** Heights in meters and in centimeters, and weights in kilograms, of people. */
const isHeight = (value: number): boolean => (value >= 1.2 && value <= 2.3) || (value >= 120 && value <= 230);
const isWeight = (value: number): boolean => value >= 25 && value < 120;

/** Returns a number with the unit that it is read in, which is an assumption if the text has none. */
const inAssumed = (value: Factor, unit: string, story: Story): Filled => {
  const { text } = value.place;
  const assumed = isCount(value) ? [{ kind: 'unit', of: text, as: `${text} ${unit}` } as const] : [];
  return { ...filled(value, story), assumed };
};

/** Asks for the body mass index of a height and a weight whose units people leave out: BMI 1.72 68. */
const bodyMassIndex = (story: Story): WantedTool | undefined => {
  const { values, parts, units } = story;
  if (values.length !== 2 || !has(parts, 'bmi')) return undefined;
  const isOf = (value: Factor, unit: RegExp, fits: (number: number) => boolean): boolean =>
    isCount(value) ? fits(valueOf(value)) : unit.test(unitIdOf(value, units)) && fits(valueOf(value));
  const [height, another] = values.filter((value) => isOf(value, /^(?:meter|centimeter)$/, isHeight));
  const [weight, other] = values.filter((value) => isOf(value, /^kilogram$/, isWeight));
  if (!height || !weight || another || other) return undefined;
  // I am 75 tall and weigh 180
  if (has(parts, 'height') && distanceTo(story, weight, 'height') < distanceTo(story, height, 'height'))
    return undefined;
  return {
    id: 'bmi',
    values: {
      weight: inAssumed(weight, 'kg', story),
      height: inAssumed(height, valueOf(height) < tallestInMeters ? 'm' : 'cm', story),
      unit: 'metric',
    },
    main: 'bmi',
  };
};

/** Matches a Roman numeral, in letters or in the signs of Unicode. */
const roman =
  /(?<![\p{L}\p{N}])(?=[IVXLCDM]{2})M{0,3}(?:C[MD]|D?C{0,3})(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3})(?![A-Za-z\d])|[Ⅰ-Ⅿ]{2,}/u;

/** The most words beside a Roman numeral. */
const mostBeside = 3;

/** Asks for the number of a Roman numeral: MCMXXIII kaç. */
const romanNumeral = (source: Span, read: ReadPart): WantedTool | undefined => {
  const found = roman.exec(source.text);
  if (!found || /\d/.test(source.plain)) return undefined;
  const [from, end] = [found.index, found.index + found[0].length];
  const parts = readParts(source, [[from, end]], read);
  const words = parts?.flatMap(({ others }) => others).filter((word) => word !== '') ?? [];
  if (!parts || !has(parts, 'question') || words.length > mostBeside || parts.some(({ units }) => units.length > 0))
    return undefined;
  return { id: 'roman', values: { roman: { text: found[0].normalize('NFKC'), from, end } }, main: 'integer' };
};

/** Roles of which such a question has one. */
const rolesOfNumerals: readonly Role[] = ['binary', 'octal', 'hexadecimal', 'base', 'bmi'];

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
  const numeral = romanNumeral(source, read);
  if (numeral) return toolQuestion(numeral, today);
  const found = rolesOfText(source, roles);
  if (!/\d/.test(source.plain) || (!rolesOfNumerals.some((role) => found.has(role)) && !/[進进진]/.test(source.plain)))
    return undefined;
  const units: Span[] = [];
  const values = valuesIn(source, units, context)?.map((value) => asNumber(value, units));
  const parts = values && readParts(source, rangesOf(source, values), read);
  if (!parts) return undefined;
  const story = { source, values, parts, units, context, read };
  const wanted = bodyMassIndex(story) ?? numberBase(story);
  return wanted && toolQuestion(wanted, today);
};
