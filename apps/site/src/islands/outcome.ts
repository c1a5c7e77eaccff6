import { implausible, readTypedRatio, UnitsError, type Naming } from '@units/engine/internal';
import type { AnyTool } from '@units/engine/server';
import { fill, plainTyped, readNumber } from '@units/ui';
import type { FormField, FormResult } from '../content/form-fields.ts';
import { decimalSign, inFull, plainly, readable, withDigits, withSymbol } from '../numbers.ts';
import type { State } from '../layout/page.ts';
import { joinMeasure, splitMeasure } from '../content/measure-text.ts';
import { labelIn, neededIn, onScale, unitName, unitsIn } from './form-state.ts';
import type * as Measures from './measures.ts';
import { locale, messages } from '../language.ts';
import { zoneIn } from '../messages/places.ts';

/** The reason for no answer. */
interface Problem {
  readonly problem: string;
  /** The name of the invalid field. */
  readonly parameter: string | undefined;
  /** Suggestions for its value. */
  readonly suggestions: readonly string[];
}

/** The outcome of a form: the answer of its tool, or the reason for no answer. */
export type Outcome = { readonly answer: Readonly<Record<string, unknown>> } | Problem;

/** The part of a tool that answers a form. */
export type Answering = Pick<AnyTool, 'answer'>;

/** Reads measures and amounts, once loaded. */
export type MeasureReader = Pick<typeof Measures, 'readAs'>;

/** The maximum length of a text, longer than any text that a tool reads. */
const longestText = 200;

/** Returns true for a field with a bare number. */
export const isNumeric = ({ kind }: FormField): boolean => kind === 'number' || kind === 'integer';

const programNumber = /^\s*[+\-−]?\d*\.?\d+(?:e[+\-−]?\d+)?\s*$/i;

/** Matches a decimal comma: in a number that stands alone, or that spaces or semicolons separate from others. */
const decimalComma = /(?<=(?:^|[\s;])[+\-−]?\d+),(?=\d+,?(?:[\s;]|$))/g;

/** Returns a text for a tool, which reads numbers with decimal points: `1,3 2,7` becomes `1.3 2.7`. */
const withPoints = (text: string): string => (decimalSign() === '.' ? text : text.replaceAll(decimalComma, '.'));

/** Changes the number of a measure, if one of the offered units follows it. */
const withMeasure = (text: string, { offered = [] }: FormField, change: (number: string) => string): string => {
  const { number, unit } = splitMeasure(text, offered);
  return unit ? text.replace(number, change) : text;
};

/** Returns a text of an address, in program notation, with its numbers as the page's language writes them. */
const fromAddress = (field: FormField, written: string): string => {
  const text = field.says?.[written] ?? written;
  if (decimalSign() === '.') return text;
  const spoken = (number: string): string => (programNumber.test(number) ? plainly(number) : number);
  if (isNumeric(field)) return spoken(text);
  if (field.kind === 'quantity') return withMeasure(text, field, spoken);
  const isList = field.kind === 'numbers' && withPoints(text) === text;
  return isList
    ? text
        .trim()
        .split(/[,;\s]+/)
        .map(spoken)
        .join(' ')
    : text;
};

/** Returns a typed text in program notation. */
const toAddress = (field: FormField, text: string): string => {
  if (decimalSign() === '.') return text;
  const plainNumber = (number: string): string => {
    const exact = readTypedRatio(number, locale());
    return (exact && plainTyped(number, exact)) ?? number;
  };
  if (isNumeric(field)) return plainNumber(text);
  if (field.kind === 'quantity') return withMeasure(text, field, plainNumber);
  return field.kind === 'numbers' ? withPoints(text) : text;
};

/** Returns the texts of a form for its address: of the visible fields that are filled in. */
export const asAddress = (fields: readonly FormField[], texts: State): State =>
  Object.fromEntries(
    neededIn(fields, texts).flatMap((field) => {
      const text = texts[field.name] ?? '';
      return text.trim() === '' ? [] : [[field.name, toAddress(field, text)]];
    }),
  );

/** Returns the texts of a form, with defaults for missing fields. */
export const withUsual = (fields: readonly FormField[], texts: State): State => ({
  ...Object.fromEntries(fields.flatMap(({ name, usual }) => (usual === undefined ? [] : [[name, usual]]))),
  ...texts,
});

/**
 * Returns the text of a field in an address. For a measure, it adds the unit, which a form without scripts sends
 * separately.
 */
const textIn = ({ name, offered }: FormField, state: State): string => {
  const text = state[name]!.slice(0, longestText);
  const beside = offered?.find((unit) => unit.text === state[unitName(name)]);
  return joinMeasure(text, beside);
};

/** Returns the texts of a form from its address, or undefined if the address has none. */
export const askedTexts = (fields: readonly FormField[], state: State): State | undefined => {
  const known = fields.filter(({ name }) => state[name] !== undefined);
  if (known.length === 0) return undefined;
  const asked = Object.fromEntries(known.map((field) => [field.name, fromAddress(field, textIn(field, state))]));
  // A scale after a number is newer than a choice that the form sends with it
  const scaled = known.filter(isNumeric).map(({ name }) => onScale(fields, name, asked[name]!));
  return withUsual(fields, Object.assign({}, asked, ...scaled));
};

const numberIn = (text: string): number | undefined => {
  const reading = readNumber(text, locale());
  return 'value' in reading ? reading.value : undefined;
};

/** Returns true if a number field contains text that only the reader of measures can convert to a number. */
export const takesReader = (fields: readonly FormField[], texts: State): boolean =>
  fields.some((field) => {
    const text = texts[field.name] ?? '';
    return isNumeric(field) && text.trim() !== '' && numberIn(text) === undefined;
  });

/**
 * Returns the number in a field, or undefined if its text is not one. Throws if it may be two: `2.551` in French, which a
 * tool would read in program notation.
 */
const numberOf = (text: string, { name }: FormField): number | undefined => {
  const reading = readNumber(text, locale());
  if ('value' in reading) return reading.value;
  if (reading.problem !== 'ambiguous') return undefined;
  const suggestions = reading.meanings.map(inFull);
  throw new UnitsError('ambiguous-number', `${name} may be two numbers.`, { parameter: name, suggestions });
};

/** Returns a measure with its number in program notation, if its unit is one of the offered units. */
const plainMeasure = (text: string, field: FormField, offered: NonNullable<FormField['offered']>): string => {
  const { number, unit } = splitMeasure(text, offered);
  const value = unit && numberOf(number, field);
  return value === undefined ? text : joinMeasure(String(value), unit);
};

/** Returns true if the label or the name of a field says percent. Elsewhere a percent sign is not ignored. */
const isPercent = ({ name, label }: FormField): boolean => label.includes('%') || name.includes('percent');

/** Returns the unit of a field's number. */
const unitIn = (field: FormField, fields: readonly FormField[], texts: State): string | undefined =>
  unitsIn(field, fields, texts).at(-1)?.id ?? field.counts ?? (isPercent(field) ? 'percent' : undefined);

/** Returns typed numbers in the plain form that a tool reads, without empty texts. */
const toolInput = (fields: readonly FormField[], texts: State, reader: MeasureReader | undefined): State =>
  Object.fromEntries(
    neededIn(fields, texts).flatMap((field) => {
      const text = texts[field.name] ?? '';
      if (text.trim() === '') return [];
      if (field.offered) return [[field.name, plainMeasure(text, field, field.offered)]];
      if (!isNumeric(field)) return [[field.name, zoneIn(withPoints(text), field.places)]];
      const value = numberOf(text, field) ?? reader?.readAs(text, unitIn(field, fields, texts));
      return [[field.name, value === undefined ? text : String(value)]];
    }),
  );

const keyOf = ({ key, name }: FormField): string => key ?? name;

const namingOf =
  (fields: readonly FormField[]): Naming =>
  (key) =>
    fields.find((field) => keyOf(field) === key)!.name;

/** Returns a limit with its unit. */
const boundOf = ({ offered }: FormField, bound: number): string =>
  offered && bound !== 0 ? withSymbol(readable(bound), offered[0]!.symbol) : readable(bound);

/** Describes the valid range of a field. */
const rangeOf = (field: FormField): string | undefined => {
  const { min, max, above } = field;
  const [least, most, under] = [min, max, above].map((one) => (one === undefined ? '' : boundOf(field, one)));
  if (above !== undefined && max !== undefined) return fill(messages().aboveToMost, under!, most!);
  if (above !== undefined) return fill(messages().above, under!);
  if (min !== undefined && max !== undefined) return fill(messages().between, least!, most!);
  if (min !== undefined) return fill(messages().atLeast, least!);
  return max === undefined ? undefined : fill(messages().atMost, most!);
};

/**
 * Returns true if a value is outside the range of its field. A tool may also refuse a value within the range for
 * another reason.
 */
const isOutside = (field: FormField, texts: State, reader: MeasureReader | undefined, fields: readonly FormField[]) => {
  const text = texts[field.name] ?? '';
  const { number } = splitMeasure(text, field.offered ?? []);
  const unit = field.offered ? field.offered[0]!.id : unitIn(field, fields, texts);
  const value =
    (field.offered ? reader?.readAs(text, unit) : undefined) ?? numberIn(number) ?? reader?.readAs(text, unit);
  const { min = -Infinity, max = Infinity, above = -Infinity } = field;
  return value === undefined || value < min || value > max || value <= above;
};

/**
 * Returns a sentence of the engine with the labels of fields instead of parameter names.
 */
const labelled = (sentence: string, fields: readonly FormField[], texts: State): string => {
  const subject = fields.find(({ name }) => sentence.startsWith(`${name} `));
  // Beside a subject, names of one word are words of the sentence
  const named = subject ? fields.filter((field) => field === subject || field.name.includes('_')) : fields;
  return named.reduce((text, field) => {
    const name = new RegExp(String.raw`(?<![\w“"])${field.name}(?![\w”"])`, 'g');
    return text.replace(name, () => `“${labelIn(field, fields, texts)}”`);
  }, sentence);
};

/** The part of an engine's error that repeats the value. */
const repeated = /; got .*(?=\.$)/s;

/** Returns the engine's own error, if the page speaks its language. */
const otherwise = (error: UnitsError, fields: readonly FormField[], texts: State): string =>
  messages().noAnswer || labelled(error.message.replace(repeated, ''), fields, texts);

/** Returns the reason for no answer, in words for the user of the form. */
const sentenceOf = (
  error: UnitsError,
  field: FormField | undefined,
  fields: readonly FormField[],
  texts: State,
  reader: MeasureReader | undefined,
): string => {
  const label = field && labelIn(field, fields, texts);
  const text = (field && texts[field.name]?.trim().slice(0, 40)) ?? '';
  const simple: Readonly<Record<string, string | undefined>> = messages().problems;
  const range = field && rangeOf(field);
  if (label === undefined) return otherwise(error, fields, texts);
  if (text === '') return fill(messages().missing, label);
  if (error.code === 'out-of-range' && field && range !== undefined && isOutside(field, texts, reader, fields))
    return fill(messages().outOfRange, label, range);
  const sentence = simple[error.code];
  return sentence === undefined ? otherwise(error, fields, texts) : fill(sentence, label, text);
};

const problemOf = (
  error: unknown,
  fields: readonly FormField[],
  texts: State,
  reader: MeasureReader | undefined,
): Outcome => {
  if (!(error instanceof UnitsError)) throw error;
  const field = fields.find(({ name }) => name === error.parameter);
  return {
    problem: sentenceOf(error, field, fields, texts, reader),
    parameter: field?.name,
    suggestions: error.suggestions ?? [],
  };
};

/** Returns the problem of an implausible value, such as a height of four meters or a body mass index of a thousand. */
const impossible = (
  fields: readonly FormField[],
  results: readonly FormResult[],
  answer: Readonly<Record<string, unknown>>,
): Problem | undefined => {
  const rows = [
    ...fields.map((field) => ({ ...field, key: keyOf(field), digits: undefined })),
    ...results.map((result) => ({ ...result, name: undefined })),
  ];
  for (const { key, name, label, digits, plausible } of rows) {
    const value = implausible(key, plausible, answer);
    if (value === undefined) continue;
    return { problem: fill(messages().nobodyHas, label, withDigits(value, digits)), parameter: name, suggestions: [] };
  }
  return undefined;
};

/** Runs a tool on the texts of its form. */
export const outcomeOf = (
  tool: Answering,
  fields: readonly FormField[],
  results: readonly FormResult[],
  texts: State,
  reader?: MeasureReader,
): Outcome => {
  try {
    const answer = { ...tool.answer(toolInput(fields, texts, reader), namingOf(fields)) };
    return impossible(fields, results, answer) ?? { answer };
  } catch (error) {
    return problemOf(error, fields, texts, reader);
  }
};
