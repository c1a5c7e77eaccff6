/** The error codes, for programs. The list is closed: a new code is a minor version, a changed one a major. */
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

/** A span of a text: where it begins, in UTF-16 code units from 0, and how long it is. */
export interface Place {
  /** Where it begins, from 0. */
  readonly index: number;
  /** The length, in UTF-16 code units. */
  readonly length: number;
}

/** Data beside the sentence of a {@link UnitsError}. */
export interface ErrorDetail {
  /** The parameter at fault, by the name that the caller used. */
  readonly parameter?: string | undefined;
  /** Suggestions, nearest first. */
  readonly suggestions?: readonly string[] | undefined;
  /** The span of a typed text that is at fault. */
  readonly place?: Place | undefined;
  /** A reason in a sentence, if there is more to say than that something is wrong: 1990 is not a leap year. */
  readonly reason?: string | undefined;
}

/** The one error of the engine: a caller's mistake, with a code for programs and a sentence for people. */
export class UnitsError extends Error {
  /** `UnitsError`, whatever a minifier calls the class. */
  override readonly name = 'UnitsError';
  /** The code, for programs. */
  declare readonly code: ErrorCode;
  /** The parameter at fault, by the name that the caller used. */
  declare readonly parameter: string | undefined;
  /** Suggestions, nearest first. Computed when they or the message are read. */
  declare readonly suggestions: readonly string[] | undefined;
  /** The span of a typed text that is at fault. */
  declare readonly place: Place | undefined;
  /** The reason, in a sentence, if there is more to say than the message. */
  declare readonly reason: string | undefined;

  /**
   * @param code - What went wrong.
   * @param message - A sentence for people.
   * @param detail - What else is known.
   */
  constructor(code: ErrorCode, message: string, detail: ErrorDetail = {}) {
    super(message);
    // What Object.prototype was made to have is not part of the detail
    const { parameter, suggestions, place, reason } = { __proto__: null, ...detail } as ErrorDetail;
    this.code = code;
    this.parameter = parameter;
    this.suggestions = suggestions;
    this.place = place;
    this.reason = reason;
  }

  /** Returns the error as data for `JSON.stringify`, which leaves out the message of other errors. */
  toJSON(): { readonly code: ErrorCode; readonly message: string } & ErrorDetail {
    const { code, message, parameter, suggestions, place, reason } = this;
    return { code, message, parameter, suggestions, place, reason };
  }
}

// The sentences. Each names the parameter, what was given and what would do.

/**
 * Text of a caller inside a sentence: in quotes, cut at 40 characters. An object or a function, which only JSON and callers in plain
 * JavaScript can give, is named by its type: its text may be endless, missing or an error.
 */
export const quoted = (given: unknown): string => {
  if (typeof given === 'function') return 'a function';
  if (typeof given === 'object' && given !== null) return isArray(given) ? 'an array' : 'an object';
  const characters = Array.from(String(given).slice(0, 200));
  return `"${characters.slice(0, 40).join('')}${characters.length > 40 ? '…' : ''}"`;
};

/** Returns true if something is an array; a proxy that was revoked is not one, where the language throws. */
export const isArray = (given: unknown): given is readonly unknown[] => {
  try {
    return Array.isArray(given);
  } catch {
    return false;
  }
};

/** `simplify, decimal or percent`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** `tip_percent must be a number of at least 0; got "-1".` */
export const mustBe = (code: ErrorCode, parameter: string, what: string, given: unknown): UnitsError =>
  new UnitsError(code, `${parameter} must be ${what}; got ${quoted(given)}.`, { parameter });

export const missingParameter = (parameter: string, what: string): UnitsError =>
  new UnitsError('missing-parameter', `${parameter} is missing: give ${what}.`, { parameter });

/** A number, date, flag or choice that is there but empty: for an optional one, leaving it out would do too. */
export const emptyParameter = (code: ErrorCode, parameter: string, what: string, optional: boolean): UnitsError =>
  new UnitsError(code, `${parameter} is empty: give ${what}${optional ? `, or leave ${parameter} out` : ''}.`, {
    parameter,
  });

export const resultOutOfRange = (): UnitsError =>
  new UnitsError('result-out-of-range', 'The result is too large: its magnitude must stay below 1.8e308.');

export const tooManyToCount = (): UnitsError =>
  new UnitsError('result-out-of-range', `The result is too large to count: it must stay below ${2 ** 53}.`);

export const notANumber = (given: unknown): UnitsError => mustBe('invalid-number', 'value', 'a finite number', given);

/** A result that follows from what was given, and that no person has. */
export const nobodyHas = (label: string, value: number): UnitsError => {
  const sentence = `${label}: ${Number(value.toPrecision(6))} is out of human range. Check what you entered.`;
  return new UnitsError('out-of-range', sentence, { reason: sentence });
};

export const divisionByZero = (parameter: string, reason?: string): UnitsError =>
  new UnitsError(
    'division-by-zero',
    // In a question nothing has a name that its reader knows
    parameter === 'text'
      ? 'Zero has no value in that unit: division by zero.'
      : `${parameter} must not be 0: division by zero.`,
    { parameter, reason },
  );

/** A reason behind a sentence. */
export const inSentence = (reason?: string): string => (reason === undefined ? '' : ` ${reason}`);

const orSuggest = (suggestions: readonly string[]): string =>
  suggestions.length > 0 ? ` Did you mean ${listed([...new Set(suggestions)])}?` : '';

/** A part of an error that is computed when it is read. */
interface Late {
  readonly tell: () => string;
  readonly suggest: () => readonly string[];
}

const late = /* @__PURE__ */ new WeakMap<UnitsError, Late>();

// The same functions for all errors: an object that has its own takes several times as long to make

function tellNow(this: UnitsError): string {
  return (this.message = late.get(this)!.tell());
}

function retell(this: UnitsError, value: string): void {
  Object.defineProperty(this, 'message', { value, writable: true });
}

function suggestNow(this: UnitsError): readonly string[] {
  const value = late.get(this)!.suggest();
  Object.defineProperty(this, 'suggestions', { value });
  return value;
}

/** An error whose sentence and suggestions are worked out when somebody reads them. */
export const lateError = (
  code: ErrorCode,
  tell: () => string,
  suggest: () => readonly string[],
  detail: Omit<ErrorDetail, 'suggestions'>,
): UnitsError => {
  const error = new UnitsError(code, '', detail);
  late.set(error, { tell, suggest });
  // With what Object.prototype was made to have, a descriptor of another kind could be none
  Object.defineProperty(error, 'message', { __proto__: null, get: tellNow, set: retell } as PropertyDescriptor);
  Object.defineProperty(error, 'suggestions', { __proto__: null, get: suggestNow } as PropertyDescriptor);
  return error;
};

/** The same, whose sentence ends with what the caller may have meant. */
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

const nothing = (): readonly string[] => [];

/** The known reasons for an unknown unit. */
interface WhyUnknown {
  /** Suggests units. */
  readonly suggest?: () => readonly string[];
  /** Names the part of a compound that is wrong. */
  readonly part?: () => string | undefined;
  /** Why it is not a unit, in a sentence. */
  readonly reason?: string | undefined;
}

export const unknownUnit = (
  parameter: string,
  given: unknown,
  { suggest = nothing, part, reason }: WhyUnknown = {},
): UnitsError =>
  withSuggestions(
    'unknown-unit',
    () => {
      const fault = part?.();
      return `${parameter} must be a unit; ${quoted(given)} is not one we know${fault === undefined ? '' : `: ${fault}`}.${inSentence(reason)}`;
    },
    suggest,
    { parameter, reason },
  );

export const ambiguousUnit = (parameter: string, given: string, meanings: readonly string[]): UnitsError =>
  new UnitsError(
    'ambiguous-unit',
    `${parameter} could be ${listed(meanings)}: ${quoted(given)} fits several units. Write one of these.`,
    {
      parameter,
      suggestions: meanings,
    },
  );

export const incompatibleUnits = (from: string, to: string, hint = '', reason?: string): UnitsError =>
  new UnitsError('incompatible-units', `Cannot convert from ${from} to ${to}.${hint}`, { parameter: 'to', reason });

export const noLogarithm = (value: number): UnitsError =>
  mustBe('out-of-range', 'value', 'above 0: the unit is logarithmic', value);

export const outOfExact = (from: string, to: string): UnitsError =>
  new UnitsError(
    'incompatible-units',
    `${quoted(from)} to ${quoted(to)} is logarithmic and has no exact fraction. Use convert.`,
    { parameter: 'to' },
  );

export const missingOneOf = (parameters: readonly string[]): UnitsError =>
  new UnitsError('missing-parameter', `Give ${listed(parameters)}.`);

export const needsTwo = (parameters: readonly string[]): UnitsError =>
  new UnitsError('missing-parameter', `Give two of these: ${parameters.join(', ')}. The third follows from them.`);

/** Values that cannot all be true: `because` says why, in the values themselves. */
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

/** A quantity, a unit or a rate of a program's own that is wrong: the sentence names it. */
export const invalidDefinition = (sentence: string): UnitsError => new UnitsError('invalid-definition', sentence);

/** A row of a table that has no result, with the reason that the conversion gives. */
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
