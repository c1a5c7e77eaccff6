import { UnitsError } from '../model/error.ts';
import type { Unit } from '../model/unit.ts';
import { catalogue } from '../text/catalogue.ts';
import { inLanguage, withOwnName, type FormatStyle } from '../text/format/unit-names.ts';
import { tagOf, type LocaleOption } from '../text/locale.ts';
import type { Lexicon } from '../text/units/lexicon.ts';

/** Language tags, or the default export of `@units/engine/locales/…`, which has the names of every unit. */
export type Locales = LocaleOption | readonly string[];

type Tags = string | readonly string[] | undefined;

const isList = (locales: Locales): locales is readonly string[] => Array.isArray(locales);

/** A value for a number format: a number, a bigint, or decimal text. */
export type Formattable = number | bigint | string;

/** A unit that is unknown to Intl, and its style. */
interface OwnUnit {
  readonly unit: Unit;
  readonly style: FormatStyle;
  readonly lexicon: Lexicon;
  readonly plurals: Intl.PluralRules;
}

/** The placeholder for the number while a unit is formatted. */
const placeholder = '\u0000';

const findUnit = (spelling: string, lexicon: Lexicon): Unit => {
  try {
    return lexicon.findUnit(spelling);
  } catch (error) {
    if (error instanceof UnitsError) throw new RangeError(error.message, { cause: error });
    throw error;
  }
};

/**
 * Returns the format of Intl, or undefined for a unit that it does not know. Throws a RangeError for any other invalid
 * option.
 */
const intlFormat = (tags: Tags, options: Intl.NumberFormatOptions): Intl.NumberFormat | undefined => {
  try {
    return new Intl.NumberFormat(tags, options);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Throws again if another option is invalid
    const { unit: _, style: _style, ...others } = options;
    void new Intl.NumberFormat(tags, others);
    return undefined;
  }
};

/** Returns the text on one side of a number as parts: the unit, and the spaces next to it. */
const partsOf = (text: string): Intl.NumberFormatPart[] =>
  Array.from(text.matchAll(/\s+|\S+(?:\s+\S+)*/g), ([value]) => ({
    type: value.trim() === '' ? 'literal' : 'unit',
    value,
  }));

/**
 * `Intl.NumberFormat` with every unit of the catalogue: `kWh`, `millimole-per-liter`. Everything else is as in Intl.
 */
export class NumberFormat {
  readonly #numbers: Intl.NumberFormat;
  readonly #own: OwnUnit | undefined;

  /**
   * @param locales - Language tags, or the data of a language.
   * @param options - The options of `Intl.NumberFormat`. `unit` is any spelling of a unit.
   * @throws RangeError for an invalid unit, tag or option; TypeError if the style is `unit` and there is no unit.
   */
  constructor(locales?: Locales, options: Intl.NumberFormatOptions = {}) {
    const isTags = locales === undefined || isList(locales);
    const tags = isTags ? locales : tagOf(locales);
    const { style, unit, unitDisplay = 'short', ...others } = options;
    const known =
      style === 'unit' && unit !== undefined ? intlFormat(tags, options) : new Intl.NumberFormat(tags, options);
    if (known) {
      this.#numbers = known;
      return;
    }
    const lexicon = isTags ? catalogue : catalogue.in(locales);
    const found = findUnit(String(unit), lexicon);
    const renamed = intlFormat(tags, { ...options, unit: found.id });
    this.#numbers = renamed ?? new Intl.NumberFormat(tags, others);
    if (renamed) return;
    const plurals = new Intl.PluralRules(lexicon.vocabulary ? tags : 'en', others);
    this.#own = { unit: found, style: unitDisplay, lexicon, plurals };
  }

  /**
   * Formats a value with its unit.
   *
   * @param value - A number, a bigint or decimal text.
   */
  format(value: Formattable): string {
    return this.#own
      ? this.formatToParts(value)
          .map((part) => part.value)
          .join('')
      : this.#numbers.format(value as number);
  }

  /**
   * Formats a value with its unit as a list of parts.
   *
   * @param value - A number, a bigint or decimal text.
   */
  formatToParts(value: Formattable): Intl.NumberFormatPart[] {
    const parts = this.#numbers.formatToParts(value as number);
    if (!this.#own) return parts;
    const { unit, style, lexicon, plurals } = this.#own;
    const category = plurals.select(Number(value));
    const language = lexicon.vocabulary?.language;
    const written = language
      ? inLanguage(placeholder, unit, { language, style, category })
      : withOwnName(placeholder, unit, category === 'one', style);
    const [before = '', after = ''] = written.split(placeholder);
    return [...partsOf(before), ...parts, ...partsOf(after)];
  }

  /** Returns the resolved locale and options. */
  resolvedOptions(): Intl.ResolvedNumberFormatOptions {
    const resolved = this.#numbers.resolvedOptions();
    if (!this.#own) return resolved;
    const { unit, style } = this.#own;
    return { ...resolved, style: 'unit', unit: unit.id, unitDisplay: style };
  }
}
