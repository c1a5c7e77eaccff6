import { readDate } from '../model/date.ts';
import { emptyParameter, missingParameter, mustBe, type ErrorCode } from '../model/error.ts';
import { longestUnit, type Bounds, type Field } from './field.ts';
import { describeField } from './describe-field.ts';

/** A limit above the length of any double or safe integer, so that the work per request is limited. */
const longestNumber = 64;

const decimalText = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const integerText = /^[+-]?\d+$/;

/** Returns the text without spaces around it, and with ASCII minus signs. */
const normalized = (text: string): string => {
  const trimmed = text.trim();
  // Few texts have one, and `replaceAll` takes as long as the rest of reading a number
  return trimmed.includes('−') ? trimmed.replaceAll('−', '-') : trimmed;
};

const readNumeral = (text: string, pattern: RegExp): number | undefined => {
  const numeral = normalized(text);
  if (numeral.length > longestNumber || !pattern.test(numeral)) return undefined;
  // Read -0 as 0
  return Number(numeral) + 0;
};

/**
 * Reads decimal text: an optional sign, digits with or without a fraction, an optional exponent, at most 64 characters.
 * Undefined for other texts. ±Infinity beyond the range of doubles.
 */
export const readNumber = (text: string): number | undefined => readNumeral(text, decimalText);

/**
 * Reads an optional sign and digits, at most 64 characters. Undefined for other texts. The value has no other limit.
 */
export const readInteger = (text: string): number | undefined => readNumeral(text, integerText);

const flags = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Reads `true`, `false`, `1` or `0` in any case. Undefined for other texts. */
export const readFlag = (text: string): boolean | undefined => flags.get(text.trim().toLowerCase());

/** Reads a choice in any case. In capitals the micro sign and the Greek mu are one letter. */
const readChoice = (values: readonly string[], text: string): string | undefined => {
  const word = text.trim().toUpperCase();
  return values.find((value) => value.toUpperCase() === word);
};

/**
 * Reads numbers, separated by commas, semicolons or spaces. Undefined if one is invalid, or if there are more than
 * `most`.
 */
const readNumbers = (text: string, most: number): number[] | undefined => {
  const words = text.trim().split(/\s*[,;]\s*|\s+/, most + 1);
  if (words.length > most) return undefined;
  const values = words.map(readNumber);
  return values.every((value) => value !== undefined) ? values : undefined;
};

/** Returns the value of raw text, or undefined for an invalid one. It does not check limits. */
const valueOfText = (field: Field, text: string): unknown => {
  switch (field.kind) {
    case 'number':
      return readNumber(text);
    case 'integer':
      return readInteger(text);
    case 'flag':
      return readFlag(text);
    case 'choice':
      return readChoice(field.values, text);
    case 'date':
      return text.trim();
    case 'numbers':
      return readNumbers(text, field.most);
    default:
      return text;
  }
};

const codes: Record<Field['kind'], ErrorCode> = {
  number: 'invalid-number',
  integer: 'invalid-integer',
  unit: 'unknown-unit',
  choice: 'invalid-choice',
  date: 'invalid-date',
  text: 'invalid-text',
  flag: 'invalid-flag',
  numbers: 'invalid-number',
  quantity: 'invalid-number',
};

/** Returns the error code of a list of numbers, or undefined for a valid one. */
const faultOfNumbers = (value: unknown, most: number): ErrorCode | undefined => {
  if (!Array.isArray(value) || value.length === 0 || !value.every((one) => typeof one === 'number' && one === one))
    return 'invalid-number';
  if (value.length > most) return 'too-many';
  return value.every(Number.isFinite) ? undefined : 'out-of-range';
};

const isWithin = (value: number, { min, max, above }: Bounds): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max) && (above === undefined || value > above);

/**
 * Returns the error code of a typed value, or undefined for a valid one. Callers in plain JavaScript can pass anything.
 */
const fault = (field: Field, value: unknown): ErrorCode | undefined => {
  switch (field.kind) {
    case 'number':
      if (typeof value !== 'number' || Number.isNaN(value)) return 'invalid-number';
      return Number.isFinite(value) && isWithin(value, field) ? undefined : 'out-of-range';
    case 'integer':
      if (typeof value !== 'number' || !Number.isInteger(value)) return 'invalid-integer';
      return Number.isSafeInteger(value) && isWithin(value, field) ? undefined : 'out-of-range';
    case 'date':
      return typeof value === 'string' && readDate(value) ? undefined : 'invalid-date';
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'invalid-flag';
    case 'choice':
      return field.values.some((choice) => choice === value) ? undefined : 'invalid-choice';
    case 'unit':
      return typeof value === 'string' && value.length <= longestUnit ? undefined : 'unknown-unit';
    case 'numbers':
      return faultOfNumbers(value, field.most);
    case 'quantity':
      return typeof value === 'number' || typeof value === 'string' ? undefined : 'invalid-number';
    default:
      return typeof value === 'string' && Array.from(value).length <= (field.maxLength ?? Infinity)
        ? undefined
        : 'invalid-text';
  }
};

/** Returns true for empty text, which counts as absent, because forms send empty fields too. */
const isBlankText = (field: Field, value: unknown): boolean =>
  (field.kind === 'text' || field.kind === 'unit') && typeof value === 'string' && value.trim() === '';

const mayBeAbsent = (field: Field): boolean => field.optional === true || field.default !== undefined;

/** Returns the value of an absent row. */
const absent = (field: Field, name: string): unknown => {
  const { default: value } = field;
  if (field.kind === 'quantity' && field.default !== undefined) return field.read(field.default, name);
  if (value !== undefined) return typeof value === 'function' ? value() : value;
  if (field.optional) return undefined;
  throw missingParameter(name, describeField(field));
};

/**
 * Returns a typed value after the checks of its row, or its default if it is undefined. Throws a UnitsError for `name`.
 */
export const checkValue = (field: Field, value: unknown, name: string): unknown => {
  if (value === undefined || isBlankText(field, value)) return absent(field, name);
  const code = fault(field, value);
  if (code) throw mustBe(code, name, describeField(field), value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked on the line above
  if (field.kind === 'quantity') return field.read(value as string | number, name);
  // Change -0 to 0
  return typeof value === 'number' ? value + 0 : value;
};

/**
 * Returns the value of raw text by the rules of its row, or its default if it is absent. Throws a UnitsError for
 * `name`.
 */
export const readValue = (field: Field, text: string | undefined, name: string): unknown => {
  if (text === undefined || isBlankText(field, text)) return absent(field, name);
  if (text.trim() === '') throw emptyParameter(codes[field.kind], name, describeField(field), mayBeAbsent(field));
  if (field.kind === 'quantity') return field.read(text, name);
  const value = valueOfText(field, text);
  const code = value === undefined ? codes[field.kind] : fault(field, value);
  if (code) throw mustBe(code, name, describeField(field), text);
  return value;
};
