/**
 * The error codes, for programs. The list is closed: a new code needs a minor version, a changed one a major version.
 */
export const errorCodes = [
  'unknown-unit',
  'ambiguous-unit',
  'incompatible-units',
  'unknown-ingredient',
  'unknown-substance',
  'unknown-category',
  'invalid-number',
  'invalid-integer',
  'invalid-date',
  'invalid-flag',
  'invalid-choice',
  'invalid-text',
  'invalid-roman',
  'out-of-range',
  'result-out-of-range',
  'missing-parameter',
  'repeated-parameter',
  'conflicting-parameters',
  'division-by-zero',
  'too-many',
  'invalid-body',
  'invalid-query',
  'invalid-definition',
  'ambiguous-number',
  'unknown-constant',
] as const;

/** The code of an error: one of the {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[number];

/** A range of a text: its start, in UTF-16 code units from 0, and its length. */
export interface Place {
  /** The start, from 0. */
  readonly index: number;
  /** The length, in UTF-16 code units. */
  readonly length: number;
}

/** The data of a {@link UnitsError} in addition to its message. */
export interface ErrorDetail {
  /** The wrong parameter, by the name that the caller used. */
  readonly parameter?: string | undefined;
  /** Suggestions, nearest first. */
  readonly suggestions?: readonly string[] | undefined;
  /** The wrong range of a typed text. */
  readonly place?: Place | undefined;
  /** The reason as a sentence, if it adds to the message: 1990 is not a leap year. */
  readonly reason?: string | undefined;
}

/** The only error class of the engine: a caller's mistake, with a code for programs and a message for people. */
export class UnitsError extends Error {
  /** `UnitsError`, even if a minifier renames the class. */
  override readonly name = 'UnitsError';
  /** The code, for programs. */
  declare readonly code: ErrorCode;
  /** The wrong parameter, by the name that the caller used. */
  declare readonly parameter: string | undefined;
  /** Suggestions, nearest first. They are calculated when they or the message are read. */
  declare readonly suggestions: readonly string[] | undefined;
  /** The wrong range of a typed text. */
  declare readonly place: Place | undefined;
  /** The reason as a sentence, if it adds to the message. */
  declare readonly reason: string | undefined;

  /**
   * @param code - The error code.
   * @param message - A sentence for people.
   * @param detail - Further data.
   */
  constructor(code: ErrorCode, message: string, detail: ErrorDetail = {}) {
    super(message);
    // Ignore properties that were added to Object.prototype
    const { parameter, suggestions, place, reason } = { __proto__: null, ...detail } as ErrorDetail;
    this.code = code;
    this.parameter = parameter;
    this.suggestions = suggestions;
    this.place = place;
    this.reason = reason;
  }
}

// The sentences. Each names the parameter, the given value and a valid one.

/**
 * Returns a caller's text for a sentence: in quotes, cut at 40 characters. An object or a function, from JSON or plain
 * JavaScript, is named by its type, because its text may be endless, missing or an error.
 */
export const quoted = (given: unknown): string => {
  if (typeof given === 'function') return 'a function';
  if (typeof given === 'object' && given !== null) return isArray(given) ? 'an array' : 'an object';
  const characters = Array.from(String(given).slice(0, 200));
  return `"${characters.slice(0, 40).join('')}${characters.length > 40 ? '…' : ''}"`;
};

/** Returns true for an array. A revoked proxy is not one, although the language throws for it. */
export const isArray = (given: unknown): given is readonly unknown[] => {
  try {
    return Array.isArray(given);
  } catch {
    return false;
  }
};

/** Returns `simplify, decimal or percent`. */
export const joinWithOr = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Returns an error such as `tip_percent must be a number of at least 0; got "-1".` */
export const mustBe = (code: ErrorCode, parameter: string, what: string, given: unknown): UnitsError =>
  new UnitsError(code, `${parameter} must be ${what}; got ${quoted(given)}.`, { parameter });

export const missingParameter = (parameter: string, what: string): UnitsError =>
  new UnitsError('missing-parameter', `${parameter} is missing: give ${what}.`, { parameter });

/** Returns the error of a number, date, flag or choice that is given but empty. An optional one may also be omitted. */
export const emptyParameter = (code: ErrorCode, parameter: string, what: string, optional: boolean): UnitsError =>
  new UnitsError(code, `${parameter} is empty: give ${what}${optional ? `, or leave ${parameter} out` : ''}.`, {
    parameter,
  });

export const resultOutOfRange = (): UnitsError =>
  new UnitsError('result-out-of-range', 'The result is too large: its magnitude must stay below 1.8e308.');

export const resultNearZero = (): UnitsError =>
  new UnitsError('result-out-of-range', 'The result is too near to zero: its magnitude must be at least 5e-324.');

export const tooManyToCount = (): UnitsError =>
  new UnitsError('result-out-of-range', `The result is too large to count: it must stay below ${2 ** 53}.`);

/** Returns the error of a value that is not a finite number. It names the type of "5", which looks like one. */
export const notANumber = (given: unknown): UnitsError => {
  const isAlike = typeof given === 'string' || typeof given === 'bigint';
  return mustBe('invalid-number', 'value', `a finite number${isAlike ? `, not a ${typeof given}` : ''}`, given);
};

/** Returns the error of a result that follows from the input but is impossible for a person. */
export const nobodyHas = (label: string, value: number): UnitsError => {
  const sentence = `${label}: ${Number(value.toPrecision(6))} is out of human range. Check what you entered.`;
  return new UnitsError('out-of-range', sentence, { reason: sentence });
};

export const divisionByZero = (parameter: string, reason?: string): UnitsError =>
  new UnitsError(
    'division-by-zero',
    // In a question, the reader knows no parameter name
    parameter === 'text'
      ? 'Zero has no value in that unit: division by zero.'
      : `${parameter} must not be 0: division by zero.`,
    { parameter, reason },
  );

/** Returns a reason with a space before it, to append it to a sentence. */
export const inSentence = (reason?: string): string => (reason === undefined ? '' : ` ${reason}`);

const orSuggest = (suggestions: readonly string[]): string =>
  suggestions.length > 0 ? ` Did you mean ${joinWithOr([...new Set(suggestions)])}?` : '';

/** The parts of an error that are calculated on access. */
interface Late {
  readonly tell: () => string;
  readonly suggest: () => readonly string[];
}

const late = /* @__PURE__ */ new WeakMap<UnitsError, Late>();

/** Defines a property. Properties added to Object.prototype could make the descriptor invalid. */
const define = (error: UnitsError, name: 'message' | 'suggestions', descriptor: PropertyDescriptor): void => {
  Object.defineProperty(error, name, { __proto__: null, ...descriptor } as PropertyDescriptor);
};

// All errors share these functions: an object with its own ones takes several times as long to make

function tellNow(this: UnitsError): string {
  return (this.message = late.get(this)!.tell());
}

function retell(this: UnitsError, value: string): void {
  define(this, 'message', { value, writable: true });
}

function suggestNow(this: UnitsError): readonly string[] {
  const value = late.get(this)!.suggest();
  define(this, 'suggestions', { value });
  return value;
}

/** Returns an error whose message and suggestions are calculated on access. */
export const lateError = (
  code: ErrorCode,
  tell: () => string,
  suggest: () => readonly string[],
  detail: Omit<ErrorDetail, 'suggestions'>,
): UnitsError => {
  const error = new UnitsError(code, '', detail);
  late.set(error, { tell, suggest });
  define(error, 'message', { get: tellNow, set: retell });
  define(error, 'suggestions', { get: suggestNow });
  return error;
};

/** Returns such an error, whose message ends with suggestions. */
export const withSuggestions = (
  code: ErrorCode,
  sentence: string | (() => string),
  suggest: () => readonly string[],
  detail: Omit<ErrorDetail, 'suggestions'>,
): UnitsError => {
  const error: UnitsError = lateError(
    code,
    () => (typeof sentence === 'string' ? sentence : sentence()) + orSuggest(error.suggestions!),
    suggest,
    detail,
  );
  return error;
};

/**
 * Returns an error about another parameter or place, with the code, message and suggestions of the given one unless
 * others are given. What the given error calculates on access, the new one does too.
 */
export const again = (
  error: UnitsError,
  detail: Omit<ErrorDetail, 'suggestions'>,
  code = error.code,
  tell = (): string => error.message,
): UnitsError =>
  late.has(error)
    ? lateError(code, tell, () => error.suggestions!, detail)
    : new UnitsError(code, tell(), { ...detail, suggestions: error.suggestions });

const nothing = (): readonly string[] => [];

/** The known reasons for an unknown unit. */
interface WhyUnknown {
  /** Suggests units. */
  readonly suggest?: () => readonly string[];
  /** Returns the wrong part of a compound. */
  readonly part?: () => string | undefined;
  /** The reason, as a sentence. */
  readonly reason?: string | undefined;
}

export const unknownUnit = (parameter: string, given: unknown, why: WhyUnknown = {}): UnitsError => {
  // Ignore properties that were added to Object.prototype
  const { suggest = nothing, part, reason } = { __proto__: null, ...why } as WhyUnknown;
  return withSuggestions(
    'unknown-unit',
    () => {
      const fault = part?.();
      return `${parameter} must be a unit; ${quoted(given)} is not one we know${fault === undefined ? '' : `: ${fault}`}.${inSentence(reason)}`;
    },
    suggest,
    { parameter, reason },
  );
};

export const ambiguousUnit = (parameter: string, given: string, meanings: readonly string[]): UnitsError =>
  new UnitsError(
    'ambiguous-unit',
    `${parameter} could be ${joinWithOr(meanings)}: ${quoted(given)} fits several units. Write one of these.`,
    {
      parameter,
      suggestions: meanings,
    },
  );

export const incompatibleUnits = (from: string, to: string, hint?: string, reason?: string): UnitsError =>
  new UnitsError('incompatible-units', `Cannot convert from ${from} to ${to}.${inSentence(hint)}`, {
    parameter: 'to',
    reason,
  });

export const noLogarithm = (value: number): UnitsError =>
  mustBe('out-of-range', 'value', 'above 0: the unit is logarithmic', value);

export const outOfExact = (from: string, to: string): UnitsError =>
  new UnitsError('incompatible-units', `${quoted(from)} to ${quoted(to)} has no exact fraction. Use convert.`, {
    parameter: 'to',
  });

export const missingOneOf = (parameters: readonly string[]): UnitsError =>
  new UnitsError('missing-parameter', `Give ${joinWithOr(parameters)}.`);

export const needsTwo = (parameters: readonly string[]): UnitsError =>
  new UnitsError('missing-parameter', `Give two of these: ${parameters.join(', ')}. The third follows from them.`);

/** Returns the error of contradictory values. `because` gives the reason, with the values. */
export const conflictingValues = (parameter: string, because: string): UnitsError =>
  new UnitsError('conflicting-parameters', `${parameter} disagrees with the rest: ${because}. Leave one of them out.`, {
    parameter,
  });

export const invalidRoman = (parameter: string, given: string): UnitsError =>
  mustBe('invalid-roman', parameter, 'a canonical Roman numeral from I to MMMCMXCIX, like XIV', given);

export const notBefore = (parameter: string, given: string, limitName: string, limit: string): UnitsError =>
  mustBe('out-of-range', parameter, `no later than ${limitName}, ${limit}`, given);

export const mustNotBeZero = (parameter: string): UnitsError =>
  mustBe('out-of-range', parameter, 'a number other than 0', 0);

export const awayFromEnd = (parameter: string, step: number, end: string): UnitsError =>
  mustBe('out-of-range', parameter, `${step > 0 ? 'negative' : 'positive'} to lead from start to ${end}`, step);

export const tooManyRows = (parameter: string, most: number): UnitsError =>
  new UnitsError('too-many', `${parameter} is too small for the range: a table has at most ${most} rows.`, {
    parameter,
  });

/** Returns the error of a program's invalid quantity, unit or exchange rate. The sentence names it. */
export const invalidDefinition = (sentence: string): UnitsError => new UnitsError('invalid-definition', sentence);

/** Returns the error of a table row without a result, with the reason of the conversion. */
export const noResultAt = (parameter: string, value: number, { code, message }: UnitsError): UnitsError =>
  new UnitsError(code, `No result for ${value}. ${message} Choose another ${parameter}.`, { parameter });

export const unknownIngredient = (parameter: string, given: unknown, suggest: () => readonly string[]): UnitsError =>
  withSuggestions(
    'unknown-ingredient',
    () => `${parameter} must be an ingredient, like flour or butter; ${quoted(given)} is not one we know.`,
    suggest,
    { parameter },
  );

export const unknownQuantity = (parameter: string, given: unknown, suggest: () => readonly string[]): UnitsError =>
  withSuggestions(
    'unknown-category',
    () => `${parameter} must be a quantity, like length or fuel-economy; ${quoted(given)} is not one we know.`,
    suggest,
    { parameter },
  );

export const unknownCategory = (parameter: string, given: unknown, suggest: () => readonly string[]): UnitsError =>
  withSuggestions(
    'unknown-category',
    () => `${parameter} must be a category of tools; ${quoted(given)} is not one we know.`,
    suggest,
    { parameter },
  );
