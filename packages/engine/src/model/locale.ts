import { mustBe, type UnitsError } from './error.ts';
import { fieldsOf } from './given.ts';
import type { Asking, Notes, Refusals } from './speech.ts';

/**
 * The names of one language, as plain data: the default export of `@units/engine/locales/…`. scripts/locales writes the
 * texts and languages/language.ts reads them. No other module knows their format.
 */
export interface Locale {
  /** The language tag, for the numbers and plurals of `Intl`. */
  readonly tag: string;
  /** The tag of the region for the number format, `es-MX`. Default: the language. */
  readonly numbers?: string;
  /** The plural categories of the language in the order of the forms, `other` first. */
  readonly plurals: string;
  /**
   * A block per quantity: `#` with its identifier, and its name; then a line per unit in the order of the catalogue,
   * with its long, short and narrow forms. A line is empty if the name is composed of others. Lines after the last name
   * are omitted.
   */
  readonly quantities: string;
  /** A line for each prefixed unit and compound with its own name: its identifier and its forms. */
  readonly units: string;
  /** A line for each pattern that composes names: prefixes, powers, `per` and products, long and short. */
  readonly patterns: string;
  /**
   * For scripts with more than one byte per letter: Latin letters, a space, and the letters that they replace in the
   * three texts, and the reverse.
   */
  readonly letters?: string;
  /** The words that connect what people type. */
  readonly words: LocaleWords;
}

/** Returns the language data that a caller gave. Throws a UnitsError (invalid-text) for other values. */
export const checkLocale = (given: unknown, what = 'the default export of a locale'): Locale => {
  const refuse = (): UnitsError => mustBe('invalid-text', 'locale', what, given);
  const { tag, units, words } = fieldsOf(given, refuse);
  if (typeof tag !== 'string' || typeof units !== 'string' || typeof words !== 'object') throw refuse();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was just checked
  return given as Locale;
};

/** The words between the source and the target of a conversion. In each list, longer words come before shorter ones. */
export interface LocaleWords {
  /** Before the target unit: `in`, `nach`. In languages with postpositions, after the amount: `を`, `は`. */
  readonly to: readonly string[];
  /** After the target unit, in languages with postpositions: `に`, `で`. */
  readonly after?: readonly string[];
  /** Between the terms of a sum: `und`. */
  readonly and: readonly string[];
  /** Between the units of a quotient: `pro`. */
  readonly per: readonly string[];
  /** Words without meaning before a question: `wie viel sind`, `rechne`. */
  readonly opening: readonly string[];
  /** Words that ask for the unit after them: `wie viele`. */
  readonly howMany: readonly string[];
  /** The article that means one of a unit: `ein`, `einem`. */
  readonly one: readonly string[];
  /** Case endings that people write but the data lack, longer ones first: `метрах`, `Metern`. */
  readonly endings: readonly string[];
  /**
   * Endings that make a name dual, by the singular endings that they replace: `تان` for `ة`. Longer ones come first.
   */
  readonly duals?: Readonly<Record<string, string>>;
  /** Between the unit of `howMany` and the amount: `sind`, `hat`. */
  readonly are: readonly string[];
  /**
   * Numbers in words, as fractions: `halbe` is `1/2`. A word that ends with `*` is joined to the word that it counts:
   * `demi-*`. One after `+` is joined to the number that it is added to: `+einhalb`. One before `+` is added to the
   * number after it: `साढ़े+`.
   */
  readonly numbers?: Readonly<Record<string, string>>;
  /**
   * The parts of one by their number, with `|` between their forms: `tiers|tiers`. A count is before them, `deux tiers`, or after one that
   * ends with `+`: `üçte+`.
   */
  readonly parts?: Readonly<Record<string, string>>;
  /** The counts after such parts, where they differ from other numbers: `biri` in `üçte biri`. */
  readonly countsOfParts?: Readonly<Record<string, string>>;
  /** Multipliers before a unit, in addition to the names of counts: `млн` is `1000000`, `万` `10000`. */
  readonly scales?: Readonly<Record<string, string>>;
  /**
   * Words for whole numbers, by value, with `|` between them. Other numbers are composed from these and the scales. A
   * word of two values has the larger one only where it starts a number: ألفا.
   */
  readonly cardinals?: Readonly<Record<string, string>>;
  /** Between a number in words and its decimals: `Komma`, 点. */
  readonly point?: readonly string[];
  /** The word for places without a digit, if numbers need it: `零`. */
  readonly skipped?: string;
  /**
   * Fractions that are added after a number or its unit: `et demie`, `с половиной`, `半`. The words for `and` may
   * precede them. `个半=小时|月` is one only before these words.
   */
  readonly halves?: Readonly<Record<string, string>>;
  /**
   * Names whose tenths a single digit after them counts: `4米5` is 4.5 m. Of `尺<5` fewer are counted: 2尺3 is of a waist, and 5尺8 may be a
   * height in feet.
   */
  readonly tenths?: readonly string[];
  /** Polite words before or after a question: `bitte`. */
  readonly polite?: readonly string[];
  /** Between a multiplier and the unit: `de`, `d'`. */
  readonly of?: readonly string[];
  /** Before a negative number: `零下`. */
  readonly minus?: readonly string[];
  /** After a negative temperature: `unter null`. */
  readonly belowZero?: readonly string[];
  /** Prefixes without meaning that are joined to a unit: the Arabic article. */
  readonly starts?: readonly string[];
  /**
   * Further names that people write, with the identifiers of their units: `chili`. They take precedence over the names
   * of the data. A name of two units has both, separated by a space; one that differs between people has none: `جریب`.
   * `$` marks the number inside a name.
   */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Starts of words for the systems of units, beside a name that both have: `amerikan`, `brit`. */
  readonly systems?: { readonly us: readonly string[]; readonly imperial: readonly string[] };
  /** Letters of another form of the script, each before the one that it is read as: `國国錢钱`. No other word here contains them. */
  readonly variants?: string;
  /** The aliases of a region, by its code or those of several with spaces between them, which take precedence: `斤` is 600 g in `TW`. */
  readonly regions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The hand-written table of a language: data/languages. */
export interface LanguageTable {
  readonly tag: string;
  /** The name of each quantity, as in a heading. */
  readonly quantities: Readonly<Record<string, string>>;
  /**
   * Names of units that are missing or wrong in Unicode CLDR: the forms by plural category, with `|` between them; `+`
   * starts an ending that is added to the first form. See scripts/locales/table.ts for the categories of each language.
   */
  readonly units: Readonly<Record<string, string>>;
  /**
   * Units whose CLDR name is the word for another unit in this language: `ton` is `tonne`, which is then named Tonne.
   * `units` has another name for the first.
   */
  readonly native?: Readonly<Record<string, string>>;
  /**
   * Arabic nouns for three to ten, by their singulars. If a name of CLDR or of the table has one form for all numbers,
   * its first word takes this form, and its adjectives the feminine.
   */
  readonly few?: Readonly<Record<string, string>>;
  /**
   * Qualifiers that distinguish units with one name, by the end of their identifier: `-imperial` as `{0} (британск.)`.
   * They compose the names that `units` lacks.
   */
  readonly qualifiers?: Readonly<Record<string, string>>;
  /** Short names that are wrong or missing in CLDR, with the forms of `units`. */
  readonly short?: Readonly<Record<string, string>>;
  /**
   * Patterns of long names that are wrong in CLDR: `kilo` as `quilo{0}`, `per` as `{0} per {1}`. In `times` a star marks the factors with a
   * plural: `{0*} {1}`. By default it is the last one. `short times` is that of symbols.
   */
  readonly patterns?: Readonly<Record<string, string>>;
  readonly words: LocaleWords;
  /** The error sentences. */
  readonly refusals: Refusals;
  readonly notes: Notes;
  /** The words for questions, if the language has a table in spoken/. */
  readonly asking?: Asking;
  readonly tools: ToolNames;
}

/** The names of tools in a language. */
export interface ToolNames {
  /** The name of each calculator, if there is no table in spoken/. */
  readonly names?: Readonly<Record<string, string>>;
  /** The name of each category of tools. */
  readonly categories: Readonly<Record<string, string>>;
  /** The name of the converter of a quantity. `{0}` is the quantity. */
  readonly quantity: string;
  /** The name of the conversion between two units, `{0}` and `{1}`. */
  readonly pair: string;
}
