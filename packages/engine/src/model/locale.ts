import { mustBe, type UnitsError } from './error.ts';
import { fieldsOf } from './given.ts';
import type { Asking, Notes, Refusals } from './speech.ts';

/**
 * The names of one language, as plain data: the default export of an entry `@units/engine/locales/…`. The texts are written by
 * scripts/locales and read by languages/language.ts; no other module knows their form.
 */
export interface Locale {
  /** The language tag, by which `Intl` writes numbers and counts plurals. */
  readonly tag: string;
  /** The tag of the region whose numbers are read and written, `es-MX`; those of the language by default. */
  readonly numbers?: string;
  /** The plural categories of the language in the order in which forms stand, `other` first. */
  readonly plurals: string;
  /**
   * A block for each quantity: its identifier behind a `#`, and its name; then a line for each of its units in the order of the catalogue, with its
   * forms long, short and narrow. A line is empty where names are made of others, and those behind the last name are left out.
   */
  readonly quantities: string;
  /** A line for each prefixed unit and compound whose name is its own: its identifier, and its forms. */
  readonly units: string;
  /** A line for each pattern of which names are made: prefixes, powers, `per` and products, long and short. */
  readonly patterns: string;
  /** In scripts of more than one byte a letter: Latin letters, and behind a space those that they stand for in the three texts, and the other way round. */
  readonly letters?: string;
  /** The words that connect what people type. */
  readonly words: LocaleWords;
}

/** The data of a language that a caller gave. Throws a UnitsError (invalid-text) for what are not. */
export const checkLocale = (given: unknown, what = 'the default export of a locale'): Locale => {
  const refuse = (): UnitsError => mustBe('invalid-text', 'locale', what, given);
  const { tag, units, words } = fieldsOf(given, refuse);
  if (typeof tag !== 'string' || typeof units !== 'string' || typeof words !== 'object') throw refuse();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was just checked
  return given as Locale;
};

/** Words between what is converted and what it is converted to. Each is a list; longer words come before shorter ones. */
export interface LocaleWords {
  /** Before the unit that is asked: `in`, `nach`. Where words follow what they govern, behind the amount: `を`, `は`. */
  readonly to: readonly string[];
  /** Behind the unit that is asked, where words follow what they govern: `に`, `で`. */
  readonly after?: readonly string[];
  /** Between the terms of a sum: `und`. */
  readonly and: readonly string[];
  /** Between the units of a quotient: `pro`. */
  readonly per: readonly string[];
  /** Words before a question that carry no meaning: `wie viel sind`, `rechne`. */
  readonly opening: readonly string[];
  /** The words that ask for the unit behind them: `wie viele`. */
  readonly howMany: readonly string[];
  /** The article before a unit, for one of it: `ein`, `einem`. */
  readonly one: readonly string[];
  /** Endings of cases that people write and the data have not, longer ones first: `метрах`, `Metern`. */
  readonly endings: readonly string[];
  /** Endings that say two of a name, in the place of those of one: `تان` of `ة`. Longer ones come first. */
  readonly duals?: Readonly<Record<string, string>>;
  /** Between the unit that `howMany` asks for and the amount: `sind`, `hat`. */
  readonly are: readonly string[];
  /**
   * Numbers in words, as fractions: `halbe` is `1/2`. A word that ends with `*` is written together with what it counts: `demi-*`; one
   * behind `+` together with a number that it is added to: `+einhalb`; one before `+` is added to the number behind it: `साढ़े+`.
   */
  readonly numbers?: Readonly<Record<string, string>>;
  /** Multipliers before a unit, in addition to the names of counts: `млн` is `1000000`, `万` `10000`. */
  readonly scales?: Readonly<Record<string, string>>;
  /** Words for whole numbers under their values, `|` between them. All others are put together of these and the scales. */
  readonly cardinals?: Readonly<Record<string, string>>;
  /** The word that stands for places without a digit, where numbers are not read without it: `零`. */
  readonly skipped?: string;
  /** Parts that are added behind a number or its unit: `et demie`, `с половиной`, `半`. The words for `and` may stand before them. */
  readonly halves?: Readonly<Record<string, string>>;
  /** Polite words before or after a question: `bitte`. */
  readonly polite?: readonly string[];
  /** Between what multiplies and the unit: `de`, `d'`. */
  readonly of?: readonly string[];
  /** Before a negative number: `零下`. */
  readonly minus?: readonly string[];
  /** Behind a negative temperature: `unter null`. */
  readonly belowZero?: readonly string[];
  /** Prefixes that are written together with a unit and carry no meaning: the Arabic article. */
  readonly starts?: readonly string[];
  /**
   * Further names that people write, with the identifiers of their units: `chili`. They go before the names of the data. Those of two units
   * have both, with a space between, and those that mean different units to different people have none: `جریب`. `$` is the number that a name stands around.
   */
  readonly aliases?: Readonly<Record<string, string>>;
  /** The aliases of a region, by its code, which go before the others: `斤` is 600 g in `TW`. */
  readonly regions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The hand-written table of a language: data/languages. */
export interface LanguageTable {
  readonly tag: string;
  /** The name of each quantity, as a heading has it. */
  readonly quantities: Readonly<Record<string, string>>;
  /**
   * Names of units that Unicode CLDR has none for, or a wrong one: the forms by plural category, `|` between them, `+` for what is added to the
   * first; see scripts/locales/table.ts for the categories of each language.
   */
  readonly units: Readonly<Record<string, string>>;
  /**
   * Units whose name in CLDR is the word for another unit here: `ton` is `tonne`, whose name then is Tonne. `units` has another name
   * for the first.
   */
  readonly native?: Readonly<Record<string, string>>;
  /**
   * Nouns as Arabic says three to ten of them, under their singulars: where the names of CLDR or of the table have one form for all numbers, their
   * first word takes it, and its adjectives the feminine.
   */
  readonly few?: Readonly<Record<string, string>>;
  /**
   * Qualifiers that tell units of one name apart, by the end of their identifier: `-imperial` as `{0} (британск.)`. They make the names of
   * units that `units` does not have.
   */
  readonly qualifiers?: Readonly<Record<string, string>>;
  /** Patterns of long names that CLDR has wrong: `kilo` as `quilo{0}`, `per` as `{0} per {1}`. */
  readonly patterns?: Readonly<Record<string, string>>;
  readonly words: LocaleWords;
  /** The sentences in which what people type is refused. */
  readonly refusals: Refusals;
  readonly notes: Notes;
  /** Of a language whose table in spoken/ says how it asks for tools. */
  readonly asking?: Asking;
  readonly tools: ToolNames;
}

/** The names of tools in a language. */
export interface ToolNames {
  /** The name of each calculator, where no table in spoken/ has it. */
  readonly names?: Readonly<Record<string, string>>;
  /** The name of each category of tools. */
  readonly categories: Readonly<Record<string, string>>;
  /** The name of the converter of a quantity: `{0}` is the quantity. */
  readonly quantity: string;
  /** The name of the conversion of one unit to another: `{0}` and `{1}` are the units. */
  readonly pair: string;
}
