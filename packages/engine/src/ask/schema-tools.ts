import { tools } from '../catalog/tools.ts';
import type { Role } from '../model/speech.ts';
import { span, type Span } from '../text/span.ts';
import { parameterName } from '../tool/declaration.ts';
import { rangesOf, valuesIn, type Factor } from './factor-chain.ts';
import type { Bindings, Filled } from './match.ts';
import { partReader, rolesOf, rolesOfText, type Part } from './roles.ts';
import {
  asNumber,
  distanceTo,
  has,
  isCount,
  readParts,
  unitIdOf,
  valueOf,
  type Story,
  type StoryContext,
} from './story.ts';
import type { ToolQuestion } from './tool-question.ts';
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
  const entries = Object.entries(values).map(([key, value]): readonly [string, string, Filled | undefined] =>
    typeof value === 'string' ? [key, value === 'today' ? today : value, undefined] : [key, value.text, value],
  );
  const bindings: Bindings = new Map(entries.flatMap(([key, , filled]) => (filled ? [[key, filled] as const] : [])));
  return {
    tool: tools.find((tool) => tool.id === id)!,
    given: Object.fromEntries(entries.map(([key, text]) => [parameterName(key), text])),
    main,
    bindings,
    isRelative: Object.values(values).some(
      (value) => value === 'today' || (typeof value !== 'string' && value.isRelative === true),
    ),
    note: undefined,
    assumed: [],
    spoken: undefined,
    lacking: undefined,
  };
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

const filled = ({ place }: Factor, { source }: Story, text: string): Filled => {
  const from = place.offset - source.offset;
  return { text, from, end: from + place.text.length };
};

/** Asks for a number in another base. The base beside the number is its own, and any other the one of the answer. */
const numberBase = (story: Story): WantedTool | undefined => {
  const { values, parts } = story;
  const isBase = (at: number): boolean => behindBase.test(parts[at + 1]!.place.plain) || endsWith(parts[at]!, 'base');
  const numbers = values.flatMap((value, at) => (isBase(at) ? [] : [{ value, at }]));
  const [number, another] = numbers;
  if (!number || another || !isCount(number.value) || !Number.isInteger(valueOf(number.value))) return undefined;
  const named = parts.flatMap(({ roles }, part): readonly Base[] =>
    Object.entries(bases).flatMap(([role, base]) => (roles.has(role as Role) ? [{ base, part }] : [])),
  );
  const written = values.flatMap((value, at): readonly Base[] =>
    isBase(at) ? [{ base: valueOf(value), part: at }] : [],
  );
  const [first, second, third] = [...named, ...written].sort((a, b) => a.part - b.part);
  if (!first || third) return undefined;
  const digits = String(valueOf(number.value));
  const value = filled(number.value, story, digits);
  if (second) {
    // 1011 binär in dezimal, 十进制90转二进制
    const [from, to] = [first.base, second.base];
    return from === to
      ? undefined
      : { id: 'number-base', values: { value, from: String(from), to: String(to) }, main: 'result' };
  }
  // 11010 in binary may be binary
  if (first.base === 10 || /^[01]{4,}$/.test(digits)) return undefined;
  return { id: 'number-base', values: { value, from: '10', to: String(first.base) }, main: 'result' };
};

/** Returns true for a part that ends with a word of a role. */
const endsWith = ({ place, roles }: Part, role: Role): boolean =>
  roles.get(role)?.some(({ end }) => place.plain.slice(end).trim().length <= 1) === true;

/** Heights in meters and in centimeters, and weights in kilograms, of people. */
const isHeight = (value: number): boolean => (value >= 1.2 && value <= 2.3) || (value >= 120 && value <= 230);
const isWeight = (value: number): boolean => value >= 25 && value < 120;

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
  const centimeters = valueOf(height) < 3 ? valueOf(height) * 100 : valueOf(height);
  const written = [String(valueOf(weight)), String(Number(centimeters.toPrecision(6)))] as const;
  return {
    id: 'bmi',
    values: { weight: filled(weight, story, written[0]), height: filled(height, story, written[1]), unit: 'metric' },
    main: 'bmi',
  };
};

/** Matches a Roman numeral, in letters or in the signs of Unicode. */
const roman =
  /(?<![\p{L}\p{N}])(?=[IVXLCDM]{2})M{0,3}(?:C[MD]|D?C{0,3})(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3})(?![A-Za-z\d])|[Ⅰ-Ⅿ]{2,}/u;

/** The most words beside a Roman numeral. */
const mostBeside = 3;

/** Asks for the number of a Roman numeral: MCMXXIII kaç. */
const romanNumeral = (
  source: Span,
  story: (ranges: readonly (readonly [number, number])[]) => readonly Part[] | undefined,
): WantedTool | undefined => {
  const found = roman.exec(source.text);
  if (!found || /\d/.test(source.plain)) return undefined;
  const [from, end] = [found.index, found.index + found[0].length];
  const parts = story([[from, end]]);
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
  const numeral = romanNumeral(source, (ranges) => readParts(source, ranges, read));
  if (numeral) return toolQuestion(numeral, today);
  const found = rolesOfText(source, roles);
  if (!/\d/.test(source.plain) || (!rolesOfNumerals.some((role) => found.has(role)) && !/[進进진]/.test(source.plain)))
    return undefined;
  const units: Span[] = [];
  const values = valuesIn(span(source, 0), units, context)?.map((value) => asNumber(value, units));
  const parts = values && readParts(source, rangesOf(source, values), read);
  if (!parts) return undefined;
  const story = { source, values, parts, units, context, read };
  const wanted = bodyMassIndex(story) ?? numberBase(story);
  return wanted && toolQuestion(wanted, today);
};
