import { bare } from '../model/given.ts';
import { roundingModes, type Precision, type RoundingMode } from './digits.ts';

/** The precision and the unit of an amount. */
export interface AmountOptions {
  /** A unit identifier of Unicode CLDR, like `kilogram`, another one of the catalogue, or a currency like `EUR`. */
  readonly unit?: string | undefined;
  /** The number of decimals, 0 to 100. Not with `significantDigits`. */
  readonly fractionDigits?: number | undefined;
  /** The number of significant digits, 1 to 21. Not with `fractionDigits`. */
  readonly significantDigits?: number | undefined;
  /** The rounding mode for these digits. Default: half to even. */
  readonly roundingMode?: RoundingMode | undefined;
}

export interface Settings extends Precision {
  readonly unit: string | undefined;
}

/** Returns a caller's options object. Throws a TypeError for other values. */
export const optionsObject = (given: unknown): Record<string, unknown> => {
  if (given === undefined) return bare({});
  if (typeof given !== 'object' || given === null) throw new TypeError('The options must be an object.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object, whose properties are checked one by one
  return given as Record<string, unknown>;
};

/** Returns the text of an option. Throws a TypeError for a symbol, as ToString does. */
export const textOption = (options: Record<string, unknown>, key: string): string | undefined => {
  const value = options[key];
  // oxlint-disable-next-line typescript/restrict-template-expressions, typescript/no-base-to-string -- ToString of whatever a caller gives
  return value === undefined ? undefined : `${value}`;
};

/** Matches parts joined by hyphens, each with the characters of a JavaScript identifier. */
const unitIdentifier = /^[\p{ID_Continue}$\u200c\u200d]+(?:-[\p{ID_Continue}$\u200c\u200d]+)*$/u;

const digitsOption = (
  options: Record<string, unknown>,
  key: 'fractionDigits' | 'significantDigits',
  [least, most]: readonly [number, number],
): number | undefined => {
  const given = options[key];
  if (given === undefined) return undefined;
  // Of a bigint or a symbol the text throws a TypeError
  if (typeof given === 'bigint') throw new TypeError(`"${key}" must be a number; got a bigint.`);
  const value = Number(given);
  if (Number.isInteger(value) && value >= least && value <= most) return value + 0;
  throw new RangeError(`"${key}" must be a whole number from ${least} to ${most}; got ${value}.`);
};

/** Reads the options of an amount, or its unit as text. Throws a RangeError or a TypeError as the proposal requires. */
export const settingsOf = (given: unknown): Settings => {
  const options = typeof given === 'string' ? bare<Record<string, unknown>>({ unit: given }) : optionsObject(given);
  const fraction = options['fractionDigits'];
  const mode = textOption(options, 'roundingMode') ?? 'halfEven';
  const roundingMode = roundingModes.find((other) => other === mode);
  if (!roundingMode) throw new RangeError(`"roundingMode" must be one of ${roundingModes.join(', ')}; got "${mode}".`);
  if (fraction !== undefined && options['significantDigits'] !== undefined) {
    throw new RangeError('Give "fractionDigits" or "significantDigits", not both.');
  }
  const unit = textOption(options, 'unit');
  if (unit !== undefined && !unitIdentifier.test(unit)) {
    throw new RangeError(`${JSON.stringify(unit)} is not a unit identifier. Write it like "kilometer-per-hour".`);
  }
  return {
    unit,
    roundingMode,
    fractionDigits: digitsOption(options, 'fractionDigits', [0, 100]),
    significantDigits: digitsOption(options, 'significantDigits', [1, 21]),
  };
};

/** Returns true if the options set a precision. */
export const isRounded = ({ fractionDigits, significantDigits }: Precision): boolean =>
  fractionDigits !== undefined || significantDigits !== undefined;
