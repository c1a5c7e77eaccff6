import { mustBe } from '../model/error.ts';
import { bare, fieldsOf } from '../model/given.ts';
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
   * The name of a parameter.
   *
   * @param key - Its key in `params`.
   */
  (key: string): string;
}

/** Raw text by parameter name: a query string, the fields of a form. */
export type RawValues = Readonly<Record<string, string | undefined>>;

/** `tipPercent` is `tip_percent` over HTTP. */
export const parameterName: Naming = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const asWritten: Naming = (key) => key;

/** The names that a caller gives to parameters, where they are some; otherwise the usual ones. */
const namesOf = (given: unknown, usual: Naming): Naming => {
  if (typeof given !== 'function') return usual;
  return (key) => {
    try {
      const name: unknown = (given as Naming)(key);
      if (typeof name === 'string') return name;
    } catch {
      // It is no such function
    }
    return usual(key);
  };
};

/** Parameters that follow from one another: so many of them are given, and what more is given must agree. */
export interface Rivals<P extends string = string> {
  /** The keys of the parameters. */
  readonly of: readonly P[];
  /** The largest number of values. */
  readonly most: number;
}

/** Regions whose readers have other units or amounts in mind than most. */
export type Region = 'US' | 'JP';

/** One tool as its author declares it. */
export interface Declaration<P extends Fields, R extends ResultFields> {
  /** Kebab-case; over HTTP the tool answers at `/<id>`. */
  readonly id: string;
  readonly name: string;
  /** One sentence: what it does. */
  readonly description: string;
  readonly category: ToolCategory;
  /** Words that people look for it by and that its name and description do not have. */
  readonly keywords: readonly string[];
  readonly params: P;
  readonly result: R;
  /** Values and what they give. Forms begin with the first one, or with that of the reader's region. */
  readonly examples: readonly {
    readonly given: NoInfer<Given<P>>;
    readonly gives: NoInfer<Values<R>>;
    readonly region?: Region;
  }[];
  /** The parameters that follow from one another, where some do. */
  readonly rivals?: Rivals<NoInfer<keyof P & string>>;
  /** The key of the result that answers, where one is wanted: the total of a tip. */
  readonly main?: NoInfer<keyof R & string>;
  /** The sentences that ask for it, the most particular first; see `docs/questions.md`. */
  readonly asks?: readonly (string | Ask<NoInfer<keyof P & string>, NoInfer<keyof R & string>>)[];
  /** A function, so that a program which only runs the tool never makes its texts. */
  explain(): NoInfer<Explanation<keyof P & string, keyof R & string>>;
  /** Pure. Values have passed the checks of their rows, and defaults are filled in; `name` is for errors. */
  run(given: Filled<P>, name: Naming): NoInfer<Values<R>>;
}

/** A tool of any kind. `Read` is the type of its input, `Answer` the type of its result. */
export interface AnyTool<Read extends object = object, Answer extends object = object> {
  /** Kebab-case identifier; over HTTP the tool answers at `/<id>`. */
  readonly id: string;
  /** The name for people. */
  readonly name: string;
  /** One sentence: what it does. */
  readonly description: string;
  /** The category. */
  readonly category: ToolCategory;
  /** Words that people look for it by. */
  readonly keywords: readonly string[];
  /** Its parameters. */
  readonly params: Fields;
  /** Its results. */
  readonly result: ResultFields;
  /** Values and what they give; each is a test. */
  readonly examples: readonly { readonly given: object; readonly gives: object; readonly region?: Region }[];
  /** The parameters that follow from one another, where some do. */
  readonly rivals: Rivals | undefined;
  /** The key of the result that answers, where one is wanted. */
  readonly main: string | undefined;
  /** The sentences that ask for it, the most particular first. */
  readonly asks: readonly Ask[];
  /** Returns the formulas, rules and limits. */
  explain(): Explanation;
  /**
   * Reads raw text into typed values, defaults filled in.
   *
   * @param raw - Text by the names of parameters; any other is ignored.
   * @param name - How parameters are named, left out by {@link parameterName}.
   * @throws UnitsError that names the parameter.
   */
  read(raw: RawValues, name?: Naming): Read;
  /**
   * Reads raw text and runs the tool on it.
   *
   * @param raw - Text by the names of parameters; any other is ignored.
   * @param name - How parameters are named, left out by {@link parameterName}.
   * @throws UnitsError that names the parameter.
   */
  answer(raw: RawValues, name?: Naming): Answer;
}

/**
 * A function of typed values that also carries its declaration. Calling it checks the values by the same rules as
 * raw text and throws a UnitsError; errors name parameters by their keys, or as `name` says.
 */
export interface Tool<P extends Fields, R extends ResultFields> extends AnyTool<Filled<P>, Values<R>> {
  /**
   * Returns the result for some values.
   *
   * @param given - The values, by their names: `examples` of the tool has some.
   * @param name - How errors name a value; left out, by its key.
   * @throws UnitsError for a value that is not one, or out of its range.
   */
  (given: WrittenOut<Given<P>>, name?: Naming): WrittenOut<Values<R>>;
  readonly params: P;
  readonly result: R;
  readonly examples: Declaration<P, R>['examples'];
}

/** Makes a tool of its declaration. */
// @__NO_SIDE_EFFECTS__
export const tool = <const P extends Fields, const R extends ResultFields>(
  declaration: Declaration<P, R>,
): Tool<P, R> => {
  const { id, name, description, category, keywords, params, result, examples, rivals, main } = bare(declaration);
  const asks = (declaration.asks ?? []).map((ask): Ask => bare(typeof ask === 'string' ? { says: [ask] } : ask));
  const explain = (): Explanation => declaration.explain();
  const rows = Object.entries<Field>(params);

  const fieldsGiven = (given: unknown): Readonly<Record<string, unknown>> =>
    fieldsOf(given, () => mustBe('invalid-body', 'parameters', `an object, like the examples of ${id}`, given));

  const call = (given: Given<P>, givenNaming?: Naming): Values<R> => {
    const naming = namesOf(givenNaming, asWritten);
    const givenValues = fieldsGiven(given);
    const values: Record<string, unknown> = {};
    for (const [key, field] of rows) values[key] = checkValue(field, givenValues[key], naming(key));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the checks of the rows are for
    return declaration.run(values as Filled<P>, naming);
  };
  const namedBy = (naming: Naming) => rows.map(([key, field]) => [key, field, naming(key)] as const);
  /** The rows under their usual names, kept: a server reads text for every request. */
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
  const read = (raw: RawValues, naming?: Naming): Filled<P> => readNamed(raw, namesOf(naming, parameterName));
  const answer = (raw: RawValues, naming?: Naming): Values<R> => {
    const names = namesOf(naming, parameterName);
    return declaration.run(readNamed(raw, names), names);
  };

  const told = { id, name, description, category, keywords, params, result, examples, rivals, main, asks };
  const properties = { ...told, explain, read, answer };
  // Defined rather than assigned: the `name` of a function cannot be assigned to.
  for (const [key, value] of Object.entries(properties)) Object.defineProperty(call, key, { value, enumerable: true });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the properties were defined on the line above
  return call as unknown as Tool<P, R>;
};
