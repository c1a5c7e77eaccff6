import { mustBe } from '../model/error.ts';
import { bare, fieldsOf, unpolluted } from '../model/given.ts';
import type { Ask } from './ask.ts';
import type { Explanation } from './explanation.ts';
import type { Field, Fields, ResultFields } from './field.ts';
import { checkValue, readValue } from './read.ts';
import type { Filled, Given, Values, WrittenOut } from './values.ts';

export { choice, date, either, flag, integer, list, measure, number, numbers, record, text, unit } from './field.ts';
export type { Explanation, Formula, LookUp, Source } from './explanation.ts';
export type { Digits, Field, Fields, ResultField, ResultFields } from './field.ts';
export type { Ask } from './ask.ts';
export type { Filled, Given, Values } from './values.ts';

/** The categories of the catalogue. */
export type ToolCategory =
  | 'units'
  | 'cooking'
  | 'numbers'
  | 'money'
  | 'dates'
  | 'health'
  | 'electricity'
  | 'travel'
  | 'shapes'
  | 'home'
  | 'computing'
  | 'sizes'
  | 'science';

/** Names a parameter in errors. */
export interface Naming {
  /**
   * Returns the name of a parameter.
   *
   * @param key - The key of the parameter in `params`.
   */
  (key: string): string;
}

/** Raw text by parameter name, from a query string or a form. */
export type RawValues = Readonly<Record<string, string | undefined>>;

/** Returns the HTTP name of a parameter: `tip_percent` for `tipPercent`. */
export const parameterName: Naming = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const asWritten: Naming = (key) => key;

/** Returns the caller's names of parameters, or the usual names if the caller gives no valid function. */
const namesOf = (given: unknown, usual: Naming): Naming => {
  if (typeof given !== 'function') return usual;
  return (key) => {
    try {
      const name: unknown = (given as Naming)(key);
      if (typeof name === 'string') return name;
    } catch {
      // The function is not a valid naming
    }
    return usual(key);
  };
};

/** Parameters of which some determine the others. Forms fill in at most `most` of them; extra values must agree. */
export interface Rivals<P extends string = string> {
  /** The keys of the parameters. */
  readonly of: readonly P[];
  /** The largest number of values. */
  readonly most: number;
}

/** Regions with examples of their own, because readers there use other units or amounts. */
export type Region = 'US' | 'JP';

/** A question for a tool, with its own parameters and results. */
type OwnAsk<P extends Fields, R extends ResultFields> = Ask<NoInfer<keyof P & string>, NoInfer<keyof R & string>>;

/** The declaration of a tool. */
export interface Declaration<P extends Fields, R extends ResultFields> {
  /** Kebab-case identifier. Over HTTP the tool answers at `/<id>`. */
  readonly id: string;
  readonly name: string;
  /** One sentence: what it does. */
  readonly description: string;
  readonly category: ToolCategory;
  /** Search words that the name and description do not contain. */
  readonly keywords: readonly string[];
  readonly params: P;
  readonly result: R;
  /** Example values and their results. Forms start with the first example, or with that of the reader's region. */
  readonly examples: readonly {
    readonly given: NoInfer<Given<P>>;
    readonly gives: NoInfer<Values<R>>;
    readonly region?: Region;
  }[];
  /** The parameters of which some determine the others, if any. */
  readonly rivals?: Rivals<NoInfer<keyof P & string>>;
  /** The key of the main result, if there is one: the total of a tip. */
  readonly main?: NoInfer<keyof R & string>;
  /** The sentences that ask for the tool, the most specific first; see `docs/questions.md`. */
  readonly asks?: readonly (string | OwnAsk<P, R> | readonly OwnAsk<P, R>[])[];
  /**
   * Returns formulas, rules and limits. A function, so that a program that only runs the tool does not build the texts.
   */
  explain(): NoInfer<Explanation<keyof P & string, keyof R & string>>;
  /** Returns the result. Pure. The values are validated and have defaults; `name` names parameters in errors. */
  run(given: Filled<P>, name: Naming): NoInfer<Values<R>>;
}

/** Any tool. `Read` is the type of its input, `Answer` the type of its result. */
export interface AnyTool<Read extends object = object, Answer extends object = object> {
  /** Kebab-case identifier. Over HTTP the tool answers at `/<id>`. */
  readonly id: string;
  /** The name for people. */
  readonly name: string;
  /** One sentence: what it does. */
  readonly description: string;
  /** The category. */
  readonly category: ToolCategory;
  /** Search words. */
  readonly keywords: readonly string[];
  /** Its parameters. */
  readonly params: Fields;
  /** Its results. */
  readonly result: ResultFields;
  /** Example values and their results. Each is a test. */
  readonly examples: readonly { readonly given: object; readonly gives: object; readonly region?: Region }[];
  /** The parameters of which some determine the others, if any. */
  readonly rivals: Rivals | undefined;
  /** The key of the main result, if there is one. */
  readonly main: string | undefined;
  /** The sentences that ask for the tool, the most specific first. */
  readonly asks: readonly Ask[];
  /** Returns the formulas, rules and limits. */
  explain(): Explanation;
  /**
   * Parses raw text into typed values and fills in defaults.
   *
   * @param raw - Text by parameter name. Other names are ignored.
   * @param name - How parameters are named. Default: {@link parameterName}.
   * @throws UnitsError, which names the parameter, for an invalid value.
   */
  read(raw: RawValues, name?: Naming): Read;
  /**
   * Parses raw text and runs the tool.
   *
   * @param raw - Text by parameter name. Other names are ignored.
   * @param name - How parameters are named. Default: {@link parameterName}.
   * @throws UnitsError, which names the parameter, for an invalid value.
   */
  answer(raw: RawValues, name?: Naming): Answer;
}

/**
 * A function of typed values, with the properties of its declaration. It validates values like raw text and throws a
 * UnitsError. Errors name parameters by key, or as `name` says.
 */
export interface Tool<P extends Fields, R extends ResultFields> extends AnyTool<Filled<P>, Values<R>> {
  /**
   * Returns the result for the given values.
   *
   * @param given - The values by key. See `examples`.
   * @param name - How errors name a value. Default: by its key.
   * @throws UnitsError for a value that is invalid or out of range.
   */
  (given: WrittenOut<Given<P>>, name?: Naming): WrittenOut<Values<R>>;
  readonly params: P;
  readonly result: R;
  readonly examples: Declaration<P, R>['examples'];
}

/** Creates a tool from its declaration. */
// @__NO_SIDE_EFFECTS__
export const tool = <const P extends Fields, const R extends ResultFields>(
  declaration: Declaration<P, R>,
): Tool<P, R> => {
  const { id, name, description, category, keywords, params, result, examples, rivals, main } = bare(declaration);
  const asks = (declaration.asks ?? []).flat().map((ask): Ask => bare(typeof ask === 'string' ? { says: [ask] } : ask));
  const explain = (): Explanation => declaration.explain();
  const rows = Object.entries<Field>(params);

  const fieldsGiven = (given: unknown): Readonly<Record<string, unknown>> =>
    fieldsOf(given, () => mustBe('invalid-body', 'parameters', `an object, like the examples of ${id}`, given));

  const call = unpolluted((given: Given<P>, givenNaming?: Naming): Values<R> => {
    const naming = namesOf(givenNaming, asWritten);
    const givenValues = fieldsGiven(given);
    const values: Record<string, unknown> = {};
    for (const [key, field] of rows) values[key] = checkValue(field, givenValues[key], naming(key));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the checks of the rows are for
    return declaration.run(values as Filled<P>, naming);
  });
  const namedBy = (naming: Naming) => rows.map(([key, field]) => [key, field, naming(key)] as const);
  /** The rows by their usual names, cached: a server parses text for every request. */
  let usual: ReturnType<typeof namedBy> | undefined;

  const readNamed = (raw: RawValues, naming: Naming): Filled<P> => {
    const texts = fieldsGiven(raw);
    const values: Record<string, unknown> = {};
    for (const [key, field, parameter] of naming === parameterName ? (usual ??= namedBy(naming)) : namedBy(naming)) {
      const text = texts[parameter];
      if (text !== undefined && typeof text !== 'string') throw mustBe('invalid-text', parameter, 'text', text);
      values[key] = readValue(field, text, parameter);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    return values as Filled<P>;
  };
  const read = unpolluted((raw: RawValues, naming?: Naming): Filled<P> =>
    readNamed(raw, namesOf(naming, parameterName)),
  );
  const answer = unpolluted((raw: RawValues, naming?: Naming): Values<R> => {
    const names = namesOf(naming, parameterName);
    return declaration.run(readNamed(raw, names), names);
  });

  const told = { id, name, description, category, keywords, params, result, examples, rivals, main, asks };
  const properties = { ...told, explain, read, answer };
  // `defineProperty`, because the `name` of a function is read-only.
  for (const [key, value] of Object.entries(properties)) Object.defineProperty(call, key, { value, enumerable: true });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the properties were defined on the line above
  return call as unknown as Tool<P, R>;
};
